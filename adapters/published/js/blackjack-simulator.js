// @blackjacktrainer/blackjack-simulator 0.34.0 by BlackjackTrainer (https://github.com/mhluska/blackjack-simulator, MIT).
//
// One player, who may play several spots with one bet for all; the boxes are the spots. Insurance is answered once for
// all of them, and what the script does not answer is declined. The bundle is written for a browser, so that it needs a
// `self`; its cards cannot be made, so that they are picked out of its own shoe.

const path = require('path')
globalThis.self = globalThis
const { Drawn, INSURING, RANKS, Refused, parts, serve, text } = require('./wire')
const { Game, GameStep } = require(path.join(process.argv[2], '@blackjacktrainer', 'blackjack-simulator'))

const MOVES = { insure: 0, double: 1, hit: 2, decline: 3, split: 4, stand: 5, surrender: 6 } // the bundle keeps them to itself
const WINNERS = ['win', 'lose', 'push']
const BLACKJACK_PAYS = { '3:2': 0, '6:5': 1 }
const NO_LIMIT = 1e12

const about = {
  name: '@blackjacktrainer/blackjack-simulator',
  version: '0.34.0',
  language: 'TypeScript',
  home: 'https://www.npmjs.com/package/@blackjacktrainer/blackjack-simulator',
  boxes: 4,
  dealing: { hole: 'deal', split_cards: 'at-once', resplit: 'end' },
  customs: { at_21: 'stands', at_natural: 'stands', insurance: 'turn', balance: 'at-settlement' },
  lacks: [
    'clear', 'same bet', 'same bet and deal', 'close bets', 'stake behind', 'side bet', 'withdraw', 'convert',
    'end session',
  ],
  hides: ['why', 'lying', 'net', 'box net', 'insurance', 'behind', 'shoe'],
}

function rulesOf(rules, has) {
  const { double, split } = rules
  return {
    allowDoubleAfterSplit: double !== 'none' && double.after_split,
    allowLateSurrender: rules.surrender !== 'none',
    allowResplitAces: split !== 'none' && split.aces_again,
    blackjackPayout: BLACKJACK_PAYS[rules.natural.pays] || 0,
    deckCount: rules.decks,
    hitSoft17: rules.dealer.soft_17 === 'hits',
    maxHandsAllowed: split === 'none' ? 1 : split.hands,
    minimumBet: rules.least_stake === 'none' ? 1 : Number(rules.least_stake),
    maximumBet: rules.largest_stake === 'none' ? NO_LIMIT : Number(rules.largest_stake),
    playerBankroll: Number(has),
    autoDeclineInsurance: rules.insurance === 'none',
    disableEvents: true,
  }
}

class Table {
  constructor(theCase) {
    this.case = theCase
    this.name = null
    this.stakes = {}
    this.boxes = []
    this.names = []
    this.ways = {}
    this.phase = 'betting'
    this.drawn = new Drawn(card => RANKS[card.rank])
  }

  act(command, next) {
    if (command.do === 'stake') this.bet(command)
    else if (command.do === 'deal') this.deal(command)
    else this.play(command)
    if (this.isInsuring() && !(next && INSURING.includes(next.do))) this.step(MOVES.decline)
    if (this.isOn() && this.game.state.step === GameStep.WaitingForNewGameInput) this.phase = 'settled'
    return [...this.drawn.events(this.held(), this.hole(), this.isDown()), ...this.settled()]
  }

  bet(command) {
    const [amount] = Object.values(this.stakes)
    if (this.isOn() || command.box in this.stakes) throw new Refused('a spot has one bet, before the deal')
    if (this.name !== null && command.by !== this.name) throw new Refused('there is one player')
    if (amount !== undefined && amount !== command.amount) throw new Refused('all spots have one bet')
    if (this.name === null) {
      this.name = command.by
      this.game = new Game(rulesOf(this.case.rules, this.case.players[this.name].has))
    }
    this.stakes[command.box] = command.amount
  }

  deal(command) {
    const [amount] = Object.values(this.stakes)
    if (this.isOn() || amount === undefined) throw new Refused('a game begins with a bet, when the last is over')
    if (this.phase === 'settled') this.game.step(MOVES.hit) // which clears the table
    if (this.case.seed === undefined) this.stack(command.shoe)
    else this.drawn.begin([...this.game.shoe.cards].reverse()) // its own, shuffled under the seed
    this.boxes = Object.keys(this.stakes).map(Number)
    this.game.betAmount = Number(amount)
    this.game.spotCount = this.boxes.length
    this.names = this.boxes.map(box => [box, '1'])
    this.ways = {}
    this.stakes = {}
    this.phase = 'playing'
    this.wasSettled = false
    this.step()
  }

  /** Lay cards of the engine's own shoe on top of it. */
  stack(cards) {
    const rest = [...this.game.shoe.cards]
    const wanted = cards.map(card => {
      const rank = RANKS.indexOf(parts(card).rank)
      const [found] = rest.splice(rest.findIndex(one => one.rank === rank), 1)
      return found
    })
    this.drawn.begin(wanted)
    this.game.shoe.setCards([...rest, ...[...wanted].reverse()])
  }

  /** Step on until the engine waits for something. */
  step(move) {
    const waits = [GameStep.WaitingForInsuranceInput, GameStep.WaitingForPlayInput, GameStep.WaitingForNewGameInput]
    this.game.step(move)
    while (!waits.includes(this.game.state.step)) this.game.step()
  }

  play(command) {
    if (!this.isOn()) throw new Refused(`${command.do} is not asked for now: no game is under way`)
    if (!(command.do in MOVES)) throw new Refused(`this engine has no ${command.do}`)
    if (INSURING.includes(command.do)) {
      this.insure(command)
      return
    }
    const at = this.game.state.focusedHandIndex
    const [box, hand] = this.names[at]
    if (this.isInsuring() || command.box !== box || (command.hand || '1') !== hand) {
      throw new Refused(`hand ${hand} of box ${box} is in turn, and no other`)
    }
    if (!this.may().includes(command.do)) throw new Refused(`${command.do} is not allowed`)
    try {
      this.step(MOVES[command.do])
    } catch (error) { // as where the player has too few chips
      throw new Refused(error.message)
    }
    if (command.do === 'split') {
      this.names[at] = [box, `${hand}.1`]
      this.names.push([box, `${hand}.2`])
    }
    const way = { double: 'doubled', stand: 'stood', surrender: 'surrendered' }[command.do]
    if (way) this.ways[this.names[at]] = way
  }

  insure(command) {
    if (!this.isInsuring()) throw new Refused('insurance is not asked for now')
    if (command.amount) throw new Refused('insurance is for half the bet, whatever is asked')
    if (this.boxes.length > 1) throw new Refused('insurance is answered once for all spots')
    this.step(MOVES[command.do])
    if (this.isInsuring()) throw new Refused('the engine does not take this answer and asks again')
  }

  may() {
    const hand = this.game.focusedHand
    const allowed = { double: hand.allowDouble, split: hand.allowSplit, surrender: hand.allowSurrender }
    return ['hit', 'stand', ...Object.keys(allowed).filter(word => allowed[word])].sort()
  }

  isOn() {
    return this.phase === 'playing'
  }

  isInsuring() {
    return this.isOn() && this.game.state.step === GameStep.WaitingForInsuranceInput
  }

  hole() {
    return this.phase === 'betting' ? null : this.game.dealer.holeCard
  }

  isDown() {
    return this.phase !== 'betting' && !this.hole().showingFace
  }

  hands() {
    return this.phase === 'betting' ? [] : this.game.player.hands.map((hand, at) => [...this.names[at], hand])
  }

  /** The dealer's cards, the up card first; the engine has the hole card first. */
  dealerCards() {
    if (this.phase === 'betting') return []
    const [hole, up, ...drawn] = this.game.dealer.cards
    return [up, hole, ...drawn]
  }

  held() {
    return [
      ...this.hands().map(([box, name, hand]) => [`box ${box}`, name, hand.cards]),
      ['dealer', '', this.dealerCards()],
    ]
  }

  outcome(box, name, hand) {
    const winner = this.game.player.handWinner.get(hand.id)
    if (winner === undefined) return null
    return this.ways[[box, name]] === 'surrendered' ? 'surrender' : WINNERS[winner]
  }

  settled() {
    if (this.phase !== 'settled' || this.wasSettled) return []
    this.wasSettled = true
    return this.hands().map(([box, name, hand]) => {
      return { event: 'settled', box, hand: name, outcome: this.outcome(box, name, hand) }
    })
  }

  shown(box, name, hand) {
    const closed = this.ways[[box, name]] || (hand.finished ? 'closed' : 'open')
    return {
      cards: hand.cards.map(card => RANKS[card.rank]),
      total: hand.cardTotal,
      soft: hand.isSoft,
      natural: hand.blackjack,
      stake: text(hand.betAmount),
      status: hand.busted ? 'bust' : closed,
      outcome: this.outcome(box, name, hand),
    }
  }

  state() {
    const boxes = {}
    for (const box of Object.keys(this.stakes)) boxes[box] = { player: this.name, stake: this.stakes[box] }
    for (const [box, name, hand] of this.hands()) {
      boxes[box] = { ...boxes[box], player: this.name }
      boxes[box].hands = { ...boxes[box].hands, [name]: this.shown(box, name, hand) }
    }
    const dealer = { cards: this.dealerCards().map(card => (card.showingFace ? RANKS[card.rank] : '?')) }
    if (this.phase !== 'betting') {
      dealer.total = this.game.dealer.cardTotal
      dealer.soft = this.game.dealer.isSoft
      dealer.natural = !this.isDown() && this.game.dealer.blackjack
    }
    const [box, hand] = this.isOn() ? this.names[this.game.state.focusedHandIndex] : []
    const players = Object.fromEntries(Object.entries(this.case.players).map(([name, one]) => [name, { has: one.has }]))
    if (this.name !== null) players[this.name].has = text(this.game.player.balance)
    return {
      phase: this.isInsuring() ? 'insurance' : this.phase,
      turn: this.isOn() ? { box, hand } : null,
      actions: this.isInsuring() ? ['decline', 'insure'] : this.isOn() ? this.may() : [],
      players,
      boxes,
      dealer,
    }
  }
}

serve({ about, table: theCase => new Table(theCase) })
