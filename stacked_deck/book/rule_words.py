"""What each rule of a game is called on a page, by its dotted name."""

from collections.abc import Mapping

LABELS: Mapping[str, str] = {
    "decks": "Decks in the shoe",
    "shuffle": "The shoe is shuffled",
    "boxes": "Boxes on the table",
    "boxes_each": "Boxes that one player may stake",
    "least_stake": "Least stake, in chips a box",
    "largest_stake": "Largest stake, in chips a box",
    "limits_bind": "The limits bind what is",
    "betting_closed_by": "The betting is closed by",
    "behind": "Stakes behind another's",
    "behind.follows": "At a double or a split, a stake behind",
    "behind.insured_by": "A stake behind is insured by",
    "hole_card": "A hole card is",
    "peek": "The dealer peeks with",
    "dealer": "The dealer",
    "dealer.soft_17": "On a soft 17 the dealer",
    "dealer.with_no_hand": "With no hand left the dealer",
    "dealer.with_naturals": "With naturals alone left the dealer",
    "natural": "A natural",
    "natural.pays": "A natural pays",
    "natural.against_21": "Against the dealer's drawn 21 a natural",
    "natural.against_natural": "Against the dealer's natural a natural",
    "natural.played": "To be played, a natural is",
    "natural.after_split": "A split ace and ten are a natural",
    "dealer_natural": "The dealer's natural",
    "dealer_natural.against_21": "Against a player's other 21 the dealer's natural",
    "dealer_natural.takes": "Of a doubled or split stake the dealer's natural takes",
    "win_pays": "A win pays",
    "hit_at_21": "A hand of 21 may hit",
    "five_card_rule": "Five cards of 21 or less win at once",
    "bust": "A bust hand",
    "double": "Doubling",
    "double.totals": "Doubling on",
    "double.soft": "For a double a soft hand counts by its",
    "double.when": "Doubling with",
    "double.after_split": "Doubling after a split",
    "double.split_by": "After a split, the total that counts is of the hand's",
    "double.split_aces": "Doubling of split aces",
    "double.scores": "A doubled hand wins or loses its stake",
    "split": "Splitting",
    "split.of": "Splitting of cards of the",
    "split.hands": "Hands from one box, at most",
    "split.hands_each": "Hands of one player, at most",
    "split.aces": "Split aces get",
    "split.aces_again": "Split aces are split again",
    "split.second_card": "A split hand's second card is",
    "insurance": "Insurance",
    "insurance.amount": "Insurance costs",
    "insurance.pays": "Insurance pays",
    "insurance.when": "Insurance is open",
    "insurance.naturals": "A natural may be insured",
    "insurance.beside_natural": "An insured natural's insurance",
    "insurance.settled": "Insurance is settled",
    "insurance.loses": "Without a dealer's natural the insured lose",
    "surrender": "Surrender",
    "surrender.barred": "Surrender is barred for",
    "surrender.split_aces": "Surrender of split aces",
    "surrender.after_split": "Surrender after a split",
    "surrender.until": "Surrender is open until",
    "push": "The stake of a push",
    "push_leaves": "A push after a double or a split leaves",
    "push_plays_on": "A stake left by a push may be dealt on",
    "winning_stake": "The stake of a win",
    "same_bet": "The same bet lays",
    "session_ends": "The session ends",
}


def label(rule: str) -> str:
    """Say what a rule is called; one without a name of its own by its dotted name.

    >>> label("split.hands"), label("split.of_three")
    ('Hands from one box, at most', 'split: of three')
    """
    return LABELS.get(rule, rule.replace(".", ": ").replace("_", " "))


# Values that say too little without the rule's comment beside them.
_VALUES: Mapping[tuple[str, str], str] = {
    ("limits_bind", "placed"): "placed before the deal",
    ("limits_bind", "every"): "placed, doubled and split",
    ("betting_closed_by", "dealer"): "the dealer's word",
    ("betting_closed_by", "deal"): "the deal",
    ("behind.follows", "matches"): "is added to alike",
    ("behind.follows", "stays"): "stays as it was",
    ("behind.follows", "asked"): "does as its owner says",
    ("behind.insured_by", "owner"): "its owner",
    ("behind.insured_by", "first-player"): "the box's first player",
    ("dealer.with_no_hand", "draws"): "draws as ever",
    ("dealer.with_no_hand", "second-card"): "takes or turns the second card",
    ("dealer.with_no_hand", "needed"): "takes a second card for an insurance alone",
    ("dealer.with_no_hand", "nothing"): "takes nothing, and insurance loses",
    ("dealer.with_no_hand", "insurance-back"): "takes nothing, and insurance comes back",
    ("dealer.with_naturals", "draws"): "draws as ever",
    ("dealer.with_naturals", "second-card"): "takes or turns the second card",
    ("dealer.with_naturals", "needed"): "takes a second card where it matters",
    ("natural.against_natural", "push"): "pushes",
    ("natural.played", "open"): "open to a hit or a double",
    ("dealer_natural.takes", "all"): "all of it",
    ("dealer_natural.takes", "first-stake"): "the first stake",
    ("hit_at_21", "dealt"): "where it was dealt",
    ("bust", "wins-if-dealer-busts"): "wins if the dealer goes bust",
    ("double.totals", "any"): "any total",
    ("double.soft", "low"): "low total",
    ("double.when", "two-cards"): "two cards only",
    ("double.when", "any-time"): "two cards, or later by their total",
    ("double.split_by", "own"): "own two cards",
    ("double.split_by", "pair"): "pair that was split",
    ("split.aces", "one-card"): "one card",
    ("split.aces", "free"): "any cards",
    ("split.second_card", "dealt"): "dealt",
    ("split.second_card", "asked"): "asked for by a hit",
    ("insurance.amount", "half"): "half of the stake",
    ("insurance.amount", "up-to-half"): "up to half of the stake",
    ("insurance.settled", "once-known"): "once the natural is known",
    ("insurance.loses", "insurance"): "the insurance",
    ("insurance.loses", "hand-too"): "the insurance and the hand",
    ("surrender.until", "own-turn"): "the hand's turn ends",
    ("surrender.until", "later-box-draws"): "a later box draws",
    ("push", "returned"): "comes back",
    ("push", "stays"): "stays on its box",
    ("winning_stake", "returned"): "comes back",
    ("winning_stake", "stays"): "stays on its box",
}


def value_words(value: object, rule: str = "") -> str:
    """Say a rule's value.

    >>> value_words(True), value_words("late"), value_words("9-11"), value_words(None)
    ('yes', 'late', '9-11', 'none')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = "none" if value is None else str(value)
    if (rule, text) in _VALUES:
        return _VALUES[rule, text]
    return text if any(character.isdigit() for character in text) else text.replace("-", " ")
