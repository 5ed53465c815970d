"""How the dealer plays: whether a card is drawn, how far the dealer goes, and when the hole card is looked at."""

from .cards import Card, is_ace, is_ten, rank
from .game import Game
from .layout import Layout, is_natural
from .rules import Rules


def dealer_draws(game: Game, layout: Layout) -> bool:
    """Tell whether the dealer takes another card: on 16 points or less, and on a soft 17 where the rules say so."""
    points, soft = game.laws.total(layout.dealer)
    return points < (18 if soft and game.rules.dealer.soft_17 == "hits" else 17)


def dealer_plan(game: Game, layout: Layout) -> str:
    """Say how far the dealer goes: `draws`, `second-card`, `nothing` or `insurance-back`.

    As ever where a hand is left that is no natural; otherwise as the rules say for no hand, or for naturals alone.
    """
    left = False
    for box in layout.boxes:
        for hand in box.hands:
            if hand.outcome is None:
                left = True
                if not is_natural(game.rules, hand):
                    return "draws"
    plan = game.rules.dealer.with_naturals if left else game.rules.dealer.with_no_hand
    if plan != "needed":
        return plan
    if left and game.rules.natural.against_21 == "ties":
        return "draws"
    decides = may_be_natural(game, layout) and (left or has_open_insurance(layout))
    return "second-card" if decides else "nothing"


def has_open_insurance(layout: Layout) -> bool:
    """Tell whether an insurance waits to be settled."""
    return any(
        stake.insurance is not None and stake.insurance_net is None
        for _, hand in layout.each()
        for stake in hand.stakes
    )


def may_be_natural(game: Game, layout: Layout) -> bool:
    """Tell whether the dealer's second card could still make a natural."""
    up = layout.up
    return len(layout.dealer) == 1 and (is_ace(up) or is_ten(up)) and not game.laws.peeks(game.rules, up)


def peeks(rules: Rules, up: Card) -> bool:
    """Tell whether the dealer looks at the hole card under this up card before anyone plays."""
    if is_ace(up):
        return rules.peek != "never"
    return (rules.peek == "ace-or-ten" and is_ten(up)) or (rules.peek == "ace-or-rank-ten" and rank(up) == "10")
