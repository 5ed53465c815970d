"""The statements that say one thing in several rulesets, so that one lie breaks them all."""

ACE = ("midnight.value.ace", "european.value.ace", "german.value.best", "estonian.value.ace")
PICTURE = ("midnight.value.picture", "german.value.picture-ace", "estonian.value.picture")
NUMBER = ("midnight.value.number", "german.value.number", "estonian.value.number")
TOTAL = ("midnight.value.total", "german.value.total")

NATURAL = ("midnight.natural", "german.natural", "european.natural", "estonian.natural")
NATURAL_PAYS = ("midnight.pays.natural", "european.pays.natural", "german.pays.natural", "estonian.pays.natural")
BOTH_NATURAL = ("midnight.dealer-natural.takes-all", "european.settle.both-natural", "german.settle.push")
SPLIT_NATURAL = (
    *("midnight.split.no-natural", "german.split.no-natural", "estonian.split.no-natural"),
    "european.split.no-natural",
)
DEALER_NATURAL = (
    *("midnight.dealer-natural.takes-all", "european.dealer-natural-beats-21"),
    "estonian.dealer-natural-beats-21",
)
NATURAL_BEATS_21 = ("midnight.natural-beats-21", "german.natural.beats-21", "estonian.natural-beats-21")

WIN = ("midnight.pays.win", "german.pays.win", "estonian.pays.win", "european.pays.win")
COMPARE = ("midnight.settle.compare", "german.settle.higher", "estonian.pays.win", "european.settle.nearer")
PUSH = ("midnight.settle.push", "german.settle.push", "estonian.settle.push", "european.settle.nearer")
BUST = ("midnight.play.bust", "german.settle.bust-loses", "european.play.bust", "estonian.player-bust")
DEALER_BUST = (
    *("midnight.dealer.bust", "german.settle.dealer-bust", "estonian.settle.dealer-bust"),
    "european.settle.dealer-bust",
)

STANDS_17 = (
    "midnight.dealer.stands-17",
    "european.dealer.stands-17",
    "german.dealer.to-17",
    "estonian.dealer.stands-17",
)
DRAWS = (
    "midnight.dealer.draws-to-16",
    "european.dealer.after-all",
    "german.dealer.to-17",
    "estonian.dealer.draws-to-16",
)
STOPS = ("midnight.dealer.to-17", "european.dealer.after-all", "german.dealer.to-17", "estonian.dealer.stands-17")
GOES_ON = ("midnight.dealer.to-17", "european.dealer.after-all", "german.dealer.to-17", "estonian.dealer.draws-to-16")
PLAYS_LAST = (
    "midnight.dealer.plays",
    "european.dealer.after-all",
    "german.dealer.after-all",
    "estonian.dealer.after-all",
)
HIDDEN = ("german.peek.nothing-shown", "european.deal.hole-hidden")

HIT = ("midnight.play.hit", "european.play.hit", "german.play.hit", "estonian.play.cards-wanted")
STAND = ("midnight.play.stand", "european.play.stand", "german.play.stand", "estonian.play.cards-wanted")
TURNS = ("midnight.play.each-hand", "european.play.in-order", "german.play.in-order", "estonian.play.cards-wanted")

DOUBLE_ONE_CARD = (
    *("midnight.double.one-card", "european.double.one-card", "german.double.one-card"),
    "estonian.double.one-card",
)
DOUBLE_TWO_CARDS = (
    *("midnight.double-after-hit", "european.double.first-two", "german.double.before-first-card"),
    "estonian.double.any-two",
)
DOUBLE_MAY = (
    "midnight.double.range",
    "european.double.first-two",
    "german.double.before-first-card",
    "estonian.double.any-two",
)
DOUBLE_AFTER_SPLIT = (
    *("midnight.double.after-split", "european.double-after-split", "german.double-after-split"),
    "estonian.double.after-split",
)
DOUBLE_STAKE = (
    *("midnight.double.stake", "european.double-and-split-units", "german.double.one-card"),
    "estonian.double.one-card",
)

SPLIT_SAME = (
    *("midnight.split.same-value", "german.split.same-value", "estonian.split.same-value"),
    "european.split.same-value",
)
SPLIT_STAKE = (
    *("midnight.split.stake", "german.split.stake", "estonian.split.stake"),
    "european.double-and-split-units",
)
SPLIT_CARDS = (
    "midnight.split.two-hands",
    "german.split.one-more-card",
    "estonian.split.two-cards",
    "european.split-second-card",
)
SPLIT_ALONE = ("midnight.split.independent", "german.split.then-played", "european.settle.each-hand")
SPLIT_ACES = ("european.split.aces-one-card", "german.split.aces-one-card", "estonian.split-aces-cards")
FOUR_HANDS = ("european.split.four-hands", "estonian.split.three-times")
TWO_HANDS = ("midnight.split.no-resplit", "german.split.no-resplit")

INSURANCE_WHEN = ("midnight.insurance.when", "german.insurance.when", "estonian.insurance.when")
INSURANCE_WINS = ("midnight.insurance.wins", "german.insurance.wins", "estonian.insurance.wins")
INSURANCE_LOSES = ("midnight.insurance.loses", "estonian.insurance.loses", "german.insurance-without-dealer-natural")
INSURANCE_HALF = ("midnight.insurance.half", "german.insurance.half-per-hand", "estonian.insurance.up-to-half")

EACH_HAND = ("midnight.settle.compare", "european.settle.each-hand", "german.settle.each-hand", "estonian.pays.win")
DEAL = (
    "midnight.deal.first-cards",
    "european.deal.first-cards",
    "german.deal.first-cards",
    "estonian.deal.first-cards",
)
MONEY = tuple(f"{name}.standing.money" for name in ("midnight", "european", "german", "estonian"))
CARDS = tuple(f"{name}.standing.cards" for name in ("midnight", "european", "german", "estonian"))
NO_SURRENDER = ("european.off.surrender", "midnight.surrender.none")
