// engine-blackjack 0.9.2 by Marco Casula (https://github.com/kedoska/engine-blackjack, GPL-2.0): run as it is installed.
//
// One player. An insurance that the script does not answer is declined. What came of a hand is read off its prize: none,
// the bet or more than it; what the player has won beyond it would have to be reckoned, and is not shown.

const path = require('path')
const { Drawn, INSURING, Refused, parts, serve, text } = require('./wire')
const { Game, actions, engine, presets } = require(path.join(process.argv[2], 'engine-blackjack'))

const VALUES = { A: 1, J: 10, Q: 10, K: 10 }
const DOUBLES = { any: 'any', '9-11': '9or10or11', '10-11': '9or10or11' }
const STAGES = { 'player-turn-right': 'right', 'player-turn-left': 'left' }
const WORDS = ['hit', 'stand', 'double', 'split', 'surrender']

const about = {
  name: 'engine-blackjack',
  version: '0.9.2',
  language: 'JavaScript',
  home: 'https://www.npmjs.com/package/engine-blackjack',
  boxes: 1,
  dealing: { boxes: 'one-by-one', dealer: 'last', hole: 'deal', split_cards: 'at-once', split_played: 'right' },
  customs: { at_21: 'stands', at_natural: 'stands', insurance: 'turn' },
  lacks: [
    'clear', 'same bet', 'same bet and deal', 'close bets', 'stake behind', 'side bet', 'withdraw', 'convert',
    'end session',
  ],
  hides: ['why', 'has', 'lying', 'net', 'box net', 'insurance', 'behind', 'shoe'],
}

function rulesOf(rules) {
  return presets.getRules({
    decks: rules.decks,
    standOnSoft17: rules.dealer.soft_17 === 'stands',
    double: rules.double === 'none' ? 'none' : DOUBLES[rules.double.totals],
    split: rules.split !== 'none',
    doubleAfterSplit: rules.double !== 'none' && rules.double.after_split,
    surrender: rules.surrender !== 'none',
    insurance: rules.insurance !== 'none',
    showdownAfterAceSplit: rules.split !== 'none' && rules.split.aces === 'one-card',
  })
}

function cardOf(card) {
  const { rank, suit } = parts(card)
  return { text: rank, suite: suit, value: VALUES[rank] || Number(rank), color: 'B' }
}

class Table {
  constructor(theCase) {
    this.case = theCase
    this.game = new Game(null, rulesOf(theCase.rules))
    this.drawn = new Drawn(card => card.text)
    this.stake = null
    this.phase = 'betting'
    this.ways = {}
  }

  act(command, next) {
    if (command.do === 'stake') {
      if (this.stake !== null || this.phase === 'playing') throw new Refused('a bet is given with the deal, once')
      this.stake = command.amount
      return []
    }
    if (command.do === 'deal') this.deal(command)
    else this.play(command)
    if (this.mayInsure() && !(next && INSURING.includes(next.do))) this.dispatch(actions.insurance({ bet: 0 }))
    if (this.game.getState().stage === 'done') this.phase = 'settled'
    return [...this.drawn.events(this.held(), this.game.getState().dealerHoleCard, this.isOn()), ...this.settled()]
  }

  deal(command) {
    if (this.phase === 'playing' || this.stake === null) throw new Refused('a game begins with a bet, and only once')
    this.game = new Game(null, rulesOf(this.case.rules))
    if (this.case.seed === undefined) {
      const [first, second, ...rest] = command.shoe.map(cardOf)
      this.drawn.begin([first, second, ...rest])
      // The player's two cards come off the top together, the upper one second.
      this.game.setState({ deck: [...rest.reverse(), first, second] })
    } else {
      const [second, first, ...rest] = [...this.game.getState().deck].reverse() // its own, shuffled under the seed
      this.drawn.begin([first, second, ...rest])
    }
    this.ways = {}
    this.dispatch(actions.deal({ bet: Number(this.stake) }))
    this.phase = 'playing'
    this.stake = null
    this.wasSettled = false
  }

  play(command) {
    const side = this.side()
    if (this.phase !== 'playing' || !side) throw new Refused(`${command.do} is not asked for now`)
    const hand = this.nameOf(side)
    if (command.box !== 1 || (command.hand || '1') !== hand) throw new Refused(`hand ${hand} is in turn, and no other`)
    if (command.do === 'insure' && command.amount) throw new Refused('insurance is for half the bet, whatever is asked')
    if (INSURING.includes(command.do)) this.dispatch(actions.insurance({ bet: command.do === 'insure' ? 1 : 0 }))
    else if (WORDS.includes(command.do)) this.dispatch(actions[command.do]({ position: side }))
    else throw new Refused(`this engine has no ${command.do}`)
    if (command.do === 'double') this.ways[side] = 'doubled'
    if (command.do === 'stand') this.ways[side] = 'stood'
  }

  dispatch(action) {
    const state = this.game.dispatch(action)
    const [last] = state.history.slice(-1)
    if (last.type === 'INVALID') throw new Refused(last.payload.info)
  }

  side() {
    return STAGES[this.game.getState().stage]
  }

  isOn() {
    return this.phase === 'playing'
  }

  hasSplit() {
    return Boolean(this.game.getState().handInfo.left.cards)
  }

  nameOf(side) {
    return this.hasSplit() ? { left: '1.1', right: '1.2' }[side] : '1'
  }

  mayInsure() {
    const { right } = this.game.getState().handInfo
    return Boolean(this.side() && right.availableActions && right.availableActions.insurance)
  }

  sides() {
    if (this.phase === 'betting') return []
    return this.hasSplit() ? ['left', 'right'] : ['right']
  }

  held() {
    const { handInfo, dealerCards = [], dealerHoleCard } = this.game.getState()
    const dealer = dealerCards.includes(dealerHoleCard) ? dealerCards : [...dealerCards, dealerHoleCard]
    return [
      ...this.sides().map(side => ['box 1', this.nameOf(side), handInfo[side].cards]),
      ['dealer', '', this.phase === 'betting' ? [] : dealer],
    ]
  }

  outcome(side) {
    const { handInfo, wonOnRight, wonOnLeft } = this.game.getState()
    if (this.phase !== 'settled') return null
    if (handInfo[side].playerHasSurrendered) return 'surrender'
    const won = side === 'left' ? wonOnLeft : wonOnRight
    if (won === 0) return 'lose'
    return won > handInfo[side].bet ? 'win' : 'push'
  }

  settled() {
    if (this.phase !== 'settled' || this.wasSettled) return []
    this.wasSettled = true
    return this.sides().map(side => {
      return { event: 'settled', box: 1, hand: this.nameOf(side), outcome: this.outcome(side) }
    })
  }

  hand(side) {
    const hand = this.game.getState().handInfo[side]
    const { hi, lo } = hand.playerValue
    const closed = this.ways[side] || (hand.close ? 'closed' : 'open')
    return {
      cards: hand.cards.map(card => card.text),
      total: engine.getHigherValidValue(hand.playerValue),
      soft: hi !== lo,
      natural: hand.playerHasBlackjack,
      stake: text(hand.bet),
      status: hand.playerHasBusted ? 'bust' : hand.playerHasSurrendered ? 'surrendered' : closed,
      outcome: this.outcome(side),
    }
  }

  state() {
    const { dealerCards = [], dealerValue, dealerHasBlackjack, dealerHoleCard } = this.game.getState()
    const side = this.isOn() && this.side()
    const { availableActions } = side ? this.game.getState().handInfo[side] : {}
    const box = {}
    if (this.phase !== 'betting') box.hands = Object.fromEntries(this.sides().map(at => [this.nameOf(at), this.hand(at)]))
    if (this.stake !== null) box.stake = this.stake
    const isDown = this.phase !== 'betting' && !dealerCards.includes(dealerHoleCard)
    const dealer = { cards: [...dealerCards.map(card => card.text), ...(isDown ? ['?'] : [])] }
    if (this.phase !== 'betting') {
      dealer.total = engine.getHigherValidValue(dealerValue)
      dealer.soft = dealerValue.hi !== dealerValue.lo
      dealer.natural = !isDown && dealerHasBlackjack
    }
    const insures = this.mayInsure()
    return {
      phase: insures ? 'insurance' : this.phase,
      turn: side ? { box: 1, hand: this.nameOf(side) } : null,
      actions: insures ? ['decline', 'insure'] : WORDS.filter(word => side && availableActions[word]),
      boxes: Object.keys(box).length ? { 1: box } : {},
      dealer,
    }
  }
}

serve({ about, table: theCase => new Table(theCase) })
