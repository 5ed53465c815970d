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
    const side = game => (game.getState().stage === 'player-turn-left' ? 'left' : 'right')
    return {
      stacked(one) {
        const [ranks, acts] = script(one)
        const [first, second, ...rest] = ranks.map(card)
        const game = new Game(null, rules)
        game.setState({ deck: [...rest.reverse(), first, second] })
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
    const isOver = game => game.getState().stage.name === 'STAGE_DONE'
    return {
      stacked(one) {
        const [ranks, acts] = script(one)
        const players = [presets.defaultPlayer('Ann')]
        const game = new Game({ ...presets.defaultState(rules), players, deck: ranks.map(card).reverse() }, rules)
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
    const table = new Game(settings)
    return {
      stacked(one) {
        const [ranks, acts] = script(one)
        const game = new Game(settings)
        const rest = [...game.shoe.cards]
        const wanted = ranks.slice(0, 20).map(rank => {
          return rest.splice(rest.findIndex(found => found.rank === RANKS.indexOf(rank)), 1)[0]
        })
        game.shoe.setCards([...rest, ...wanted.reverse()])
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
  const cases = JSON.parse(Buffer.concat(chunks).toString())
  const { stacked, raw } = ENGINES[name]()
  let at = 0
  const found = { stacked: rate(() => stacked(cases[at++ % cases.length]), Number(seconds)), raw: rate(raw, Number(seconds)) }
  process.stdout.write(`${JSON.stringify(found)}\n`)
})
