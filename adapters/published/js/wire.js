// Serving a published engine on stdin and stdout, as ../../PROTOCOL.md tells: what the adapters here have in common.
//
// An adapter gives `about` and `table(case)`: an object with `act(command, next)`, which gives the events that a command
// caused or throws Refused, and `state()`.

const readline = require('readline')
const v8 = require('v8')
const vm = require('vm')

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' }
const INSURING = ['insure', 'decline']

/** The engine does not take a command, or cannot be asked it. */
class Refused extends Error {}

/** The rank and the suit of a card of the wire. */
function parts(card) {
  const suit = SUITS[card.slice(-1)]
  return suit ? { rank: card.slice(0, -1), suit } : { rank: card, suit: 'spades' }
}

/** A number as the wire has amounts. */
const text = value => String(value)

/** The cards of a stacked shoe in the order in which they leave it; each is told of once it lies somewhere. */
class Drawn {
  constructor(name) {
    this.name = name
    this.begin([])
  }

  begin(cards) {
    this.waiting = [...cards]
    this.isTurned = false
  }

  /** Tell where cards went: `held` lists [to, hand, cards], `hole` is the dealer's second card, or null. */
  *events(held, hole, isDown) {
    const places = new Map()
    for (const [to, hand, cards] of held) cards.forEach((card, at) => places.set(card, [to, hand, at]))
    const found = this.waiting.filter(card => places.has(card))
    this.waiting = this.waiting.filter(card => !places.has(card))
    for (const card of found) {
      const [to, hand, at] = places.get(card)
      const isDealt = at < 2 && (to === 'dealer' || hand === '1')
      if (to === 'dealer' && !isDealt) yield* this.turned(hole, isDown)
      const isHidden = card === hole && !this.isTurned
      const event = { event: isDealt ? 'dealt' : 'drew', to, card: isHidden ? '?' : this.name(card) }
      yield to === 'dealer' ? event : { ...event, hand }
    }
    yield* this.turned(hole, isDown)
  }

  *turned(hole, isDown) {
    if (hole && !isDown && !this.isTurned) {
      this.isTurned = true
      yield { event: 'turned', card: this.name(hole) }
    }
  }
}

/** What chance comes to under a seed: the Math of a context of its own, which V8 seeds so. */
function seeded(seed) {
  v8.setFlagsFromString(`--random-seed=1${String(seed).slice(-8)}`) // never 0, by which V8 takes any
  return vm.runInNewContext('Math')
}

function play(adapter, theCase) {
  if (theCase.seed !== undefined) globalThis.Math = seeded(theCase.seed)
  const table = adapter.table(theCase)
  const steps = theCase.script.map((command, at) => {
    let answer = 'taken'
    let why
    let events = []
    try {
      // An engine's places begin at the first, and it cannot be asked for one before.
      if (command.box !== undefined && command.box < 1) throw new Refused(`there is no box ${command.box}`)
      events = table.act(command, theCase.script.slice(at).slice(1).shift())
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      answer = 'refused'
      why = { says: error.message }
    }
    const isLast = theCase.script.lastIndexOf(command) === at && command === theCase.script.slice(-1)[0]
    if (theCase.answer === 'end' && !isLast) return { answer }
    return { answer, ...(why && { why }), events, state: structuredClone(table.state()) }
  })
  return { v: 1, steps }
}

function serve(adapter) {
  const write = value => process.stdout.write(`${JSON.stringify(value)}\n`)
  console.log = console.info = console.debug = () => {} // stdout is the protocol's
  readline.createInterface({ input: process.stdin, crlfDelay: Infinity }).on('line', line => {
    const request = JSON.parse(line)
    if ('hello' in request) {
      write(request.hello === 1 ? { v: 1, about: adapter.about } : { error: 'this speaks version 1 of the protocol' })
      return
    }
    try {
      write({ id: request.id, trace: play(adapter, request.case) })
    } catch (error) {
      const where = ` (${error.name}${String(error.stack).split('\n').slice(1, 2)})`
      write({ id: request.id, error: `${error.message}${where}` })
    }
  })
}

module.exports = { Drawn, INSURING, RANKS, Refused, parts, serve, text }
