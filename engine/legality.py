"""The only legality of a round: why a command is refused. What is allowed, and what is done, derive from it."""

from .cards import is_ace, points, rank
from .game import Command, Game, Refusal
from .layout import Box, Hand, Layout, Stake, find, is_natural
from .money import half, text
from .phases import Insuring, Playing, Round, Settled

PLAYS = ("hit", "stand", "double", "split", "surrender")
FOLLOW = "follow"  # said by the owner of a stake behind, before the double or split that it goes along with
INSURES = ("insure", "decline")


def refusal(game: Game, state: Round, command: Command) -> Refusal | None:
    """Say why a command is not carried out in this phase of the round; None where it is."""
    if isinstance(state, Settled):
        return Refusal("phase", "the round is over")
    found = find(state.layout, command.box, command.hand or "1")
    if found is None:
        return Refusal("hand", f"box {command.box} has no hand {command.hand or '1'} in this round")
    box, hand = found
    if command.do in INSURES:
        return _insurance_refusal(game, state, command, box, hand)
    if command.do == FOLLOW:
        return _follow_refusal(game, command, box, hand)
    if command.by not in (None, box.player):
        return Refusal("box-holder", f"box {box.number} is {box.player}'s to play")
    if isinstance(state, Insuring):
        return Refusal("insurance.when", "insurance comes before any other action")
    if command.do == "surrender":
        return _surrender_refusal(game, state.layout, box, hand)
    if state.layout.turn() != found:
        return Refusal("turn", f"hand {hand.path} of box {box.number} is not in turn")
    return _PLAY_REFUSALS[command.do](game, state.layout, box, hand)


def _card_refusal(game: Game, hand: Hand, *, closed: tuple[str, ...]) -> Refusal | None:
    """Why a hand may take no further card at all."""
    rules = game.rules
    if is_natural(rules, hand):
        return Refusal("natural.played", "a blackjack is complete") if rules.natural.played in closed else None
    full = rules.hit_at_21 == "never" or (rules.hit_at_21 == "dealt" and len(hand.cards) > 2)
    if full and game.laws.total(hand.cards).points >= 21:
        return Refusal("hit_at_21", "a hand of 21 takes no card")
    if hand.is_split_ace and len(hand.cards) > 1 and rules.split is not None and rules.split.aces == "one-card":
        return Refusal("split.aces", "a split ace takes one card only")
    return None


def _hit_refusal(game: Game, layout: Layout, box: Box, hand: Hand) -> Refusal | None:
    return _card_refusal(game, hand, closed=("closed",))


def _stand_refusal(game: Game, layout: Layout, box: Box, hand: Hand) -> Refusal | None:
    return Refusal("split.second_card", "the hand needs its second card first") if len(hand.cards) < 2 else None


def _double_refusal(game: Game, layout: Layout, box: Box, hand: Hand) -> Refusal | None:
    double = game.rules.double
    if double is None:
        return Refusal("double", "doubling is not offered")
    if len(hand.cards) < 2 or (double.when == "two-cards" and len(hand.cards) > 2):
        return Refusal("double.when", "only the first two cards may be doubled")
    if hand.is_split and not double.after_split:
        return Refusal("double.after_split", "a split hand may not be doubled")
    if hand.is_split_ace and not double.split_aces:
        return Refusal("double.split_aces", "a split ace may not be doubled")
    if double.totals != "any":
        least = int(double.totals.split("-")[0])
        counted = _double_points(game, hand)
        if not least <= counted <= 11:
            return Refusal("double.totals", f"only {least} to 11 may be doubled, not {counted}")
    return _card_refusal(game, hand, closed=("closed", "hit-only"))


def _double_points(game: Game, hand: Hand) -> int:
    """The points that decide on a double: those of the first two cards, or of the pair that was split."""
    double = game.rules.double
    cards = hand.cards[:2]
    if hand.is_split and double is not None and double.split_by == "pair":
        cards = (hand.cards[0], hand.cards[0])
    if double is not None and double.soft == "low":
        return sum(points(card) for card in cards)
    return game.laws.total(cards).points


def _split_refusal(game: Game, layout: Layout, box: Box, hand: Hand) -> Refusal | None:
    split = game.rules.split
    if split is None:
        return Refusal("split", "splitting is not offered")
    if len(hand.cards) != 2:
        return Refusal("split.of", "only two cards may be split")
    first, second = hand.cards
    if points(first) != points(second) or (split.of == "same-rank" and rank(first) != rank(second)):
        return Refusal("split.of", f"{rank(first)} and {rank(second)} are no pair")
    if len(box.hands) >= split.hands:
        return Refusal("split.hands", f"a box has at most {split.hands} hands")
    if hand.is_split and is_ace(first) and not split.aces_again:
        return Refusal("split.aces_again", "aces are split once only")
    own = sum(len(other.hands) for other in layout.boxes if other.player == box.player)
    if split.hands_each is not None and own >= split.hands_each:
        return Refusal("split.hands_each", f"a player has at most {split.hands_each} hands")
    return None


_PLAY_REFUSALS = {"hit": _hit_refusal, "stand": _stand_refusal, "double": _double_refusal, "split": _split_refusal}


def _surrender_refusal(game: Game, layout: Layout, box: Box, hand: Hand) -> Refusal | None:
    surrender = game.rules.surrender
    if surrender is None:
        return Refusal("surrender", "there is no surrender")
    if hand.status not in ("open", "stood") or len(hand.cards) != 2:
        return Refusal("surrender", "only two cards that were not played on may be surrendered")
    if hand.is_split_ace and not surrender.split_aces:
        return Refusal("surrender.split_aces", "split aces may not be surrendered")
    if hand.is_split and not surrender.after_split:
        return Refusal("surrender.after_split", "a split hand may not be surrendered")
    natural, ace_up = is_natural(game.rules, hand), is_ace(layout.up)
    if surrender.barred == "natural-or-ace-up" and (natural or ace_up):
        return Refusal("surrender.barred", "no blackjack is surrendered, and nothing against an ace")
    if surrender.barred == "natural-with-ace-up" and natural and ace_up:
        return Refusal("surrender.barred", "a blackjack is not surrendered against an ace")
    if surrender.barred == "natural" and natural:
        return Refusal("surrender.barred", "a blackjack is not surrendered")
    if surrender.until == "own-turn" and layout.turn() != (box, hand):
        return Refusal("surrender.until", f"hand {hand.path} of box {box.number} is not in turn")
    if any(_has_drawn(later) for later in layout.boxes if later.number > box.number):
        return Refusal("surrender.until", "a later box has drawn")
    return None


def _follow_refusal(game: Game, command: Command, box: Box, hand: Hand) -> Refusal | None:
    behind = game.rules.behind
    if behind is None or behind.follows != "asked":
        return Refusal("behind.follows", "no owner is asked here whether a stake behind goes along")
    stake = find_stake(hand, command.by or box.player)
    if stake is None or stake.owner == box.player:
        return Refusal("behind.follows", f"{command.by or 'nobody'} has no stake behind box {box.number}")
    if hand.status != "open" or stake.follows:
        return Refusal("behind.follows", "that stake has had its answer, or its hand is done")
    return None


def _has_drawn(box: Box) -> bool:
    return len(box.hands) > 1 or len(box.hands[0].cards) > 2


def _insurance_refusal(game: Game, state: Round, command: Command, box: Box, hand: Hand) -> Refusal | None:
    insurance, layout = game.rules.insurance, state.layout
    if insurance is None:
        return Refusal("insurance", "there is no insurance")
    if not is_ace(layout.up):
        return Refusal("insurance", "insurance is against an ace")
    stake = find_stake(hand, command.to or command.by or box.player)
    if stake is None:
        return Refusal("insurance", f"{command.to or command.by} has no stake on box {box.number}")
    decides = owner_or_holder(game, box, stake)
    if command.by not in (None, decides):
        return Refusal("behind.insured_by", f"that stake is {decides}'s to insure")
    if isinstance(state, Insuring):
        if (box.number, hand.path, stake.owner) not in state.asked:
            return Refusal("insurance.when", "that stake is not asked, or has had its answer")
    elif command.do == "decline":
        return Refusal("insurance.when", "nobody is asked: a stake is insured, or not")
    elif insurance.when == "before-play" or not isinstance(state, Playing) or hand.outcome is not None:
        return Refusal("insurance.when", "insurance comes before any other action")
    elif stake.insurance is not None or (is_natural(game.rules, hand) and not insurance.naturals):
        return Refusal("insurance", "that stake is insured, or is a blackjack's")
    return _amount_refusal(game, command, stake) if command.do == "insure" else None


def owner_or_holder(game: Game, box: Box, stake: Stake) -> str:
    """Give who decides on insuring a stake: its owner, or the box's own player for all."""
    behind = game.rules.behind
    return box.player if behind is not None and behind.insured_by == "first-player" else stake.owner


def _amount_refusal(game: Game, command: Command, stake: Stake) -> Refusal | None:
    insurance, most = game.rules.insurance, half(stake.amount)
    amount = most if command.amount is None else command.amount
    if insurance is not None and insurance.amount == "half" and amount != most:
        return Refusal("insurance.amount", f"insurance costs exactly {text(most)}, not {text(amount)}")
    if amount <= 0 or amount > most:
        return Refusal("insurance.amount", f"insurance is more than 0 and at most {text(most)}, not {text(amount)}")
    return None


def find_stake(hand: Hand, owner: str) -> Stake | None:
    """Find a player's stake on a hand."""
    return next((stake for stake in hand.stakes if stake.owner == owner), None)
