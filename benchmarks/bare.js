// Published engines in JavaScript, driven as barely as their interfaces allow; see engines.py.

const path = require('path')
globalThis.self = globalThis
const [name, seconds, folder] = process.argv.slice(2)
console.log = () => {}

const VALUES = { A: 1, J: 10, Q: 10, K: 10 }
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const bare = card => card.replace(/[shdc]$/, '')
const card = rank => ({ text: rank, suite: 'spades', value: VALUES[rank] || Number(rank), color: 'B' })
const script = one => [one.script[1].shoe.map(bare), one.script.slice(2).map(command => command.do)]

const ENGINES = {
  'engine-blackjack'() {
    const { Game, actions, presets } = require(path.join(folder, 'engine-blackjack'))
    const rules = presets.getRules({ decks: 6, surrender: false, insurance: false })
    const fresh = presets.defaultState(rules) // made once, for its own deck is shuffled with it
    const side = game => (game.getState().stage === 'player-turn-left' ? 'left' : 'right')
    return {
      stacked(one) {
        const [ranks, acts] = script(one)
        const [first, second, ...rest] = ranks.map(card)
        const game = new Game({ ...fresh, history: [], deck: [...rest.reverse(), first, second] }, rules)
        game.dispatch(actions.deal({ bet: 10 }))
        for (const act of acts) game.dispatch(actions[act]({ position: side(game) }))
        return game.getState()
      },
      raw() {
        const game = new Game(null, rules)
        game.dispatch(actions.deal({ bet: 10 }))
        while (game.getState().stage !== 'done') {
          const { hi, lo } = game.getState().handInfo.right.playerValue
          game.dispatch((hi > 21 ? lo : hi) < 17 ? actions.hit({ position: 'right' }) : actions.stand({ position: 'right' }))
        }
      },
    }
  },
  'blackjack-engine'() {
    const { Game, actions, presets } = require(path.join(folder, 'blackjack-engine'))
    const rules = { ...presets.getDefaultRules(), decks: 6, surrender: false, insurance: false }
    const fresh = presets.defaultState(rules) // made once, for its own deck is shuffled with it
    const isOver = game => game.getState().stage.name === 'STAGE_DONE'
    return {
      stacked(one) {
        const [ranks, acts] = script(one)
        const players = [presets.defaultPlayer('Ann')]
        const game = new Game({ ...fresh, history: [], players, deck: ranks.map(card).reverse() }, rules)
        game.dispatch(actions.bet({ bet: 10, playerId: 0 }))
        for (const act of acts) game.dispatch(actions[act]())
        return game.getState()
      },
      raw() {
        const asks = { ...rules, insurance: true } // without it, the game hangs where an ace is up
        const game = new Game({ ...presets.defaultState(asks), players: [presets.defaultPlayer('Ann')] }, asks)
        game.dispatch(actions.bet({ bet: 10, playerId: 0 }))
        if (game.getState().stage.name === 'STAGE_INSURANCE') game.dispatch(actions.insurance({ bet: 0, playerId: 0 }))
        while (!isOver(game)) {
          const { hi, lo } = game.getState().players[0].hands[0].playerValue
          game.dispatch((hi > 21 ? lo : hi) < 17 ? actions.hit() : actions.stand())
        }
      },
    }
  },
  'blackjack-simulator'() {
    const { Game, GameStep } = require(path.join(folder, '@blackjacktrainer', 'blackjack-simulator'))
    const MOVES = { double: 1, hit: 2, split: 4, stand: 5 }
    const WAITS = [GameStep.WaitingForInsuranceInput, GameStep.WaitingForPlayInput, GameStep.WaitingForNewGameInput]
    const settings = { deckCount: 6, hitSoft17: false, autoDeclineInsurance: true, disableEvents: true, minimumBet: 10 }
    const on = (game, move) => {
      let step = game.step(move)
      while (!WAITS.includes(step)) step = game.step()
      return step
    }
    // Its cards cannot be made: they are picked out of a shoe of its own. Making and shuffling one for each case would take
    // it longer than the case, so that one table serves all, cleared after each.
    const table = new Game(settings)
    const game = new Game(settings)
    const own = RANKS.map((_, rank) => game.shoe.cards.filter(found => found.rank === rank))
    return {
      stacked(one) {
        const [ranks, acts] = script(one)
        if (game.state.step === GameStep.WaitingForNewGameInput) game.step(MOVES.hit)
        const taken = RANKS.map(() => 0)
        const wanted = ranks.map(rank => own[RANKS.indexOf(rank)][taken[RANKS.indexOf(rank)]++])
        game.shoe.setCards(wanted.reverse())
        on(game)
        for (const act of acts) on(game, MOVES[act])
        return game.player.balance
      },
      raw() {
        if (table.state.step === GameStep.WaitingForNewGameInput) table.step(MOVES.hit)
        let step = on(table)
        while (step !== GameStep.WaitingForNewGameInput) {
          step = on(table, table.focusedHand.cardTotal < 17 ? MOVES.hit : MOVES.stand)
        }
      },
    }
  },
}

function rate(play, budget) {
  let count = 0
  let spent = 0
  for (const time of [budget / 5, budget]) { // the first to warm up
    const start = process.cpuUsage().user
    count = spent = 0
    while (spent < time) {
      for (let at = 0; at < 12; at++) play()
      count += 12
      spent = (process.cpuUsage().user - start) / 1e6
    }
  }
  return count / spent
}

const chunks = []
process.stdin.on('data', chunk => chunks.push(chunk)).on('end', () => {
  const { stacked, raw } = ENGINES[name]()
  const found = {}
  for (const [what, cases] of Object.entries(JSON.parse(Buffer.concat(chunks).toString()))) {
    let at = 0
    found[what] = rate(() => stacked(cases[at++ % cases.length]), Number(seconds))
  }
  found.raw = rate(raw, Number(seconds))
  process.stdout.write(`${JSON.stringify(found)}\n`)
})
