// blackjack-engine 0.1.2 by Viktor Tóth (https://github.com/nugaon/blackjack-engine, GPL-2.0): run as it is installed.
//
// Each box is a player of the engine's; it knows no balances. An insurance that the script does not answer is declined.
// What came of a hand is read off the engine's own prize for it: none, the bet or more than it.

const path = require('path')
const { Drawn, INSURING, Refused, parts, serve, text } = require('./wire')
const { Game, actions, engine, presets } = require(path.join(process.argv[2], 'blackjack-engine'))

const VALUES = { A: 1, J: 10, Q: 10, K: 10 }
const DOUBLES = { any: 'any', '9-11': '9or10or11', '10-11': '9or10or11' }
const WORDS = ['hit', 'stand', 'double', 'split', 'surrender']

const about = {
  name: 'blackjack-engine',
  version: '0.1.2',
  language: 'TypeScript',
  home: 'https://www.npmjs.com/package/blackjack-engine',
  boxes: 7,
  dealing: { hole: 'deal', split_cards: 'at-once', split_dealt: 'right', split_played: 'right', resplit: 'end' },
  customs: { at_21: 'stands', at_natural: 'stands', insurance: 'turn', second_split_card: 'hit' },
  lacks: [
    'clear', 'same bet', 'same bet and deal', 'close bets', 'stake behind', 'side bet', 'withdraw', 'convert',
    'end session',
  ],
  hides: ['why', 'has', 'lying', 'net', 'box net', 'insurance', 'behind', 'shoe'],
}

function rulesOf(rules) {
  const { double, split } = rules
  return {
    decks: rules.decks,
    standOnSoft17: rules.dealer.soft_17 === 'stands',
    double: double === 'none' ? 'none' : DOUBLES[double.totals],
    split: split !== 'none',
    doubleAfterSplit: double !== 'none' && double.after_split,
    surrender: rules.surrender !== 'none',
    insurance: rules.insurance !== 'none',
    showdownAfterAceSplit: split !== 'none' && split.aces === 'one-card',
    maxHandNumber: split === 'none' ? 1 : split.hands,
  }
}

function cardOf(card) {
  const { rank, suit } = parts(card)
  return { text: rank, suite: suit, value: VALUES[rank] || Number(rank), color: 'B' }
}

class Table {
  constructor(theCase) {
    this.case = theCase
    this.drawn = new Drawn(card => card.text)
    this.stakes = {}
    this.boxes = []
    this.names = []
    this.phase = 'betting'
  }

  act(command, next) {
    if (command.do === 'stake') this.bet(command)
    else if (command.do === 'deal') this.deal(command)
    else this.play(command)
    if (!(next && INSURING.includes(next.do))) this.declineAll()
    if (this.phase === 'playing' && this.game.getState().stage.name === 'STAGE_DONE') this.phase = 'settled'
    return [...this.drawn.events(this.held(), this.hole(), this.isOn()), ...this.settled()]
  }

  bet(command) {
    if (this.isOn() || command.box in this.stakes) throw new Refused('each player bets once, before the deal')
    this.stakes[command.box] = command.amount
  }

  deal(command) {
    if (this.isOn() || !Object.keys(this.stakes).length) throw new Refused('a game begins with a bet of each player')
    const rules = rulesOf(this.case.rules)
    const boxes = Object.keys(this.stakes).map(Number)
    const players = boxes.map(box => presets.defaultPlayer(`box ${box}`))
    const own = presets.defaultState(rules) // with its own deck, shuffled under the seed where there is one
    const cards = this.case.seed === undefined ? command.shoe.map(cardOf) : [...own.deck].reverse()
    const game = new Game({ ...own, players, deck: [...cards].reverse() }, rules)
    boxes.forEach((box, playerId) => game.dispatch(actions.bet({ bet: Number(this.stakes[box]), playerId })))
    if (game.getState().dealerCards.length === 0) throw new Refused('no cards are dealt: a bet does not count as one')
    this.drawn.begin(cards)
    this.game = game
    this.boxes = boxes
    this.names = boxes.map(() => ['1'])
    this.ways = new Map()
    this.fetched = new Set() // cards of split aces that came with the split
    this.stakes = {}
    this.phase = 'playing'
    this.wasSettled = false
  }

  play(command) {
    if (this.hasItsCard(command)) return
    if (!this.isOn()) throw new Refused(`${command.do} is not asked for now: no game is under way`)
    if (INSURING.includes(command.do)) {
      const player = this.boxes.indexOf(command.box)
      if (player < 0) throw new Refused(`there is no player in box ${command.box}`)
      this.insure(player, command.do === 'insure' ? Number(command.amount || this.half(player)) : 0)
      return
    }
    if (!WORDS.includes(command.do)) throw new Refused(`this engine has no ${command.do}`)
    const { activePlayerId: player, activeHandId: at } = this.game.getState().stage
    if (player === undefined) throw new Refused(`${command.do} is not asked for now`)
    const hand = this.names[player][at]
    const asked = command.hand || '1'
    if (command.box !== this.boxes[player] || asked !== hand) {
      throw new Refused(`hand ${hand} of box ${this.boxes[player]} is in turn, and no other`)
    }
    this.dispatch(actions[command.do]())
    if (command.do === 'split') {
      this.names[player][at] = `${hand}.2`
      this.names[player].push(`${hand}.1`)
      const { hands } = this.game.getState().players[player]
      this.fetched = new Set([hands[at], ...hands.slice(-1)].map(one => one.cards).filter(cards => cards.length === 2))
    }
    if (command.do === 'double') this.ways.set(`${command.box} ${hand}`, 'doubled')
    if (command.do === 'stand') this.ways.set(`${command.box} ${hand}`, 'stood')
  }

  /** Whether a hit asks for the second card of a split ace, which has come with the split already; it may ask once. */
  hasItsCard(command) {
    const found = [...this.hands()].find(([box, name]) => box === command.box && name === command.hand)
    const isAsked = command.do === 'hit' && found && this.fetched.has(found[2].cards)
    if (isAsked) this.fetched.delete(found[2].cards)
    return Boolean(isAsked)
  }

  /** Decline for all who have not answered; where the engine takes no answer, it stays at its question. */
  declineAll() {
    try {
      while (this.isInsuring()) this.insure(this.undecided(), 0)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }

  half(player) {
    return this.game.getState().players[player].initialBet / 2
  }

  insure(playerId, bet) {
    this.dispatch(actions.insurance({ bet, playerId }))
  }

  dispatch(action) {
    const state = this.game.dispatch(action)
    const [last] = state.history.slice(-1)
    if (last.action.type === 'INVALID') throw new Refused(last.action.payload.info)
  }

  isOn() {
    return this.phase === 'playing'
  }

  isInsuring() {
    return this.isOn() && this.game.getState().stage.name === 'STAGE_INSURANCE' && this.undecided() >= 0
  }

  undecided() {
    return this.game.getState().players.findIndex(player => player.sideBetWins.insurance === undefined)
  }

  hole() {
    return this.phase === 'betting' ? null : this.game.getState().dealerHoleCard
  }

  *hands() {
    if (this.phase === 'betting') return
    const { players } = this.game.getState()
    for (const [player, box] of this.boxes.entries()) {
      for (const [at, name] of this.names[player].entries()) yield [box, name, players[player].hands[at]]
    }
  }

  held() {
    if (this.phase === 'betting') return []
    const { dealerCards } = this.game.getState()
    const dealer = dealerCards.includes(this.hole()) ? dealerCards : [...dealerCards, this.hole()]
    return [...[...this.hands()].map(([box, name, hand]) => [`box ${box}`, name, hand.cards]), ['dealer', '', dealer]]
  }

  outcome(hand) {
    if (this.phase !== 'settled') return null
    if (hand.playerHasSurrendered) return 'surrender'
    const prize = engine.getPrize(hand, this.game.getState().dealerCards)
    if (prize === 0) return 'lose'
    return prize > hand.bet ? 'win' : 'push'
  }

  settled() {
    if (this.phase !== 'settled' || this.wasSettled) return []
    this.wasSettled = true
    return [...this.hands()].map(([box, name, hand]) => {
      return { event: 'settled', box, hand: name, outcome: this.outcome(hand) }
    })
  }

  shown(box, name, hand) {
    const { hi, lo } = hand.playerValue
    const closed = this.ways.get(`${box} ${name}`) || (hand.close ? 'closed' : 'open')
    return {
      cards: hand.cards.map(card => card.text),
      total: engine.getHigherValidValue(hand.playerValue),
      soft: hi !== lo,
      natural: hand.playerHasBlackjack,
      stake: text(hand.bet),
      status: hand.playerHasBusted ? 'bust' : hand.playerHasSurrendered ? 'surrendered' : closed,
      outcome: this.outcome(hand),
    }
  }

  turn() {
    if (this.isInsuring()) return { box: this.boxes[this.undecided()], hand: '1' }
    const { activePlayerId: player, activeHandId: at } = this.game.getState().stage
    return player === undefined ? null : { box: this.boxes[player], hand: this.names[player][at] }
  }

  actions(turn) {
    if (this.isInsuring()) return ['decline', 'insure']
    const { players, stage } = this.game.getState()
    const may = turn ? players[stage.activePlayerId].hands[stage.activeHandId].availableActions : {}
    return WORDS.filter(word => may[word])
  }

  state() {
    const boxes = {}
    for (const box of Object.keys(this.stakes)) boxes[box] = { stake: this.stakes[box] }
    for (const [box, name, hand] of this.hands()) {
      boxes[box] = boxes[box] || {}
      boxes[box].hands = { ...boxes[box].hands, [name]: this.shown(box, name, hand) }
    }
    const dealer = { cards: [] }
    const turn = this.isOn() ? this.turn() : null
    if (this.phase !== 'betting') {
      const { dealerCards, dealerValue, dealerHasBlackjack } = this.game.getState()
      const isDown = !dealerCards.includes(this.hole())
      dealer.cards = [...dealerCards.map(card => card.text), ...(isDown ? ['?'] : [])]
      dealer.total = engine.getHigherValidValue(dealerValue)
      dealer.soft = dealerValue.hi !== dealerValue.lo
      dealer.natural = !isDown && dealerHasBlackjack
    }
    return {
      phase: this.isInsuring() ? 'insurance' : this.phase,
      turn,
      actions: this.isOn() ? this.actions(turn) : [],
      boxes,
      dealer,
    }
  }
}

serve({ about, table: theCase => new Table(theCase) })
