"""A round: a pure fold of commands over a shoe, from the deal to the settlement."""

from .cards import Card, is_ace, makes_natural
from .events import Log
from .game import Command, Game
from .layout import Box, Hand, Layout, Stake, Status, find, is_natural, made
from .legality import FOLLOW, PLAYS, find_stake
from .money import half
from .payout import has_five_card_win, scored
from .phases import Asked, Insuring, Playing, Round, Settled


class EmptyShoe(ValueError):
    """A card is to be taken off a shoe that has none left."""


def start(game: Game, layout: Layout, log: Log) -> Round:
    """Deal two cards to each box and the dealer's first, with the hole card where the rules have one."""
    boxes, has_hole = layout.boxes, game.rules.hole_card == "dealt"
    up = len(boxes)  # the dealer's place in the first circle, which is the last
    stop = layout.dealt + 2 * up + 1 + has_hole
    cards = layout.shoe[layout.dealt : stop]
    if stop > len(layout.shoe):
        raise EmptyShoe(f"the shoe is empty after {len(layout.shoe)} cards")
    log.dealt(boxes, cards, has_hole=has_hole)
    filled = []
    for at, box in enumerate(boxes):
        hand = made(Hand, ("1", (cards[at], cards[up + 1 + at]), box.hands[0].stakes, "open", None, ()))
        filled.append(box.with_hands("1", (hand,)))
    hole = cards[-1] if has_hole else None
    layout = made(Layout, (tuple(filled), (cards[up],), hole, layout.shoe, stop))
    asked = _askable(game, layout)
    return Insuring(layout, asked) if asked else _peek(game, layout, log)


def step(game: Game, state: Round, command: Command, log: Log, *, followers: frozenset[str] = frozenset()) -> Round:
    """Carry out a command that is not refused; `followers` are those behind whose stakes grow with the box's own."""
    layout = state.layout
    found = find(layout, command.box, command.hand or "1")
    if found is None:
        raise ValueError(f"{command} names no hand; ask for its refusal first")
    box, hand = found
    if command.do == FOLLOW:
        stakes = tuple(stake._replace(follows=True) if stake.owner == command.by else stake for stake in hand.stakes)
        return state._replace(layout=layout.with_hands(box.number, hand.path, (hand._replace(stakes=stakes),)))
    if isinstance(state, Insuring):
        layout = _insure(layout, box, hand, command)
        answered = (box.number, hand.path, command.to or command.by or box.player)
        asked = tuple(one for one in state.asked if one != answered)
        return Insuring(layout, asked) if asked else _peek(game, layout, log)
    if command.do in PLAYS:
        return _go_on(game, game.laws.play(game, layout, box, hand, command, log, followers), log)
    return Playing(_insure(layout, box, hand, command))


def top(layout: Layout) -> Card:
    """Give the next card of the shoe; raises EmptyShoe where there is none."""
    try:
        return layout.shoe[layout.dealt]
    except IndexError:
        raise EmptyShoe(f"the shoe is empty after {len(layout.shoe)} cards") from None


def _askable(game: Game, layout: Layout) -> tuple[Asked, ...]:
    """Give the stakes that may be insured before anyone plays."""
    insurance = game.rules.insurance
    if insurance is None or insurance.when != "before-play" or not is_ace(layout.up):
        return ()
    return tuple(
        Asked(box.number, hand.path, stake.owner)
        for box, hand in layout.each()
        if insurance.naturals or not is_natural(game.rules, hand)
        for stake in hand.stakes
    )


def _insure(layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
    stake = find_stake(hand, command.to or command.by or box.player)
    if stake is None or command.do == "decline":
        return layout
    bought = stake._replace(insurance=half(stake.amount) if command.amount is None else command.amount)
    stakes = tuple(bought if one == stake else one for one in hand.stakes)
    return layout.with_hands(box.number, hand.path, (hand._replace(stakes=stakes),))


def _peek(game: Game, layout: Layout, log: Log) -> Round:
    """Look at the hole card where the rules have it so; a natural ends the round, anything else shows nothing."""
    if layout.hole is None or not game.laws.peeks(game.rules, layout.up):
        return _go_on(game, layout, log)
    log.peeked()
    if makes_natural((*layout.dealer, layout.hole)):
        return _finish(game, _second_card(layout, log), log)
    if game.rules.insurance is not None and game.rules.insurance.settled == "once-known":
        layout = _settle_insurances(game, layout, log)
    return _go_on(game, layout, log)


def _go_on(game: Game, layout: Layout, log: Log) -> Round:
    return made(Playing, (layout,)) if layout.turn() else _dealer_plays(game, layout, log)


def play(
    game: Game, layout: Layout, box: Box, hand: Hand, command: Command, log: Log, followers: frozenset[str]
) -> Layout:
    """Carry out a command at a hand: what becomes of its cards, stakes and status."""
    if command.do == "stand":
        return layout.with_hands(box.number, hand.path, (hand.with_status("stood"),))
    if command.do == "surrender":
        given_up = _settled(game, layout, box, hand.with_status("surrendered"), log)
        return layout.with_hands(box.number, hand.path, (given_up,))
    if command.do == "split":
        return _split(game, layout, box, hand, log, followers)
    if command.do == "double":
        stakes = tuple(
            stake._replace(amount=stake.amount * 2) if stake.owner in {box.player, *followers} else stake
            for stake in hand.stakes
        )
        hand = hand._replace(stakes=stakes, status="doubled")
    return _draw(game, layout, box, hand, log)


def _draw(game: Game, layout: Layout, box: Box, hand: Hand, log: Log) -> Layout:
    """Give a hand a card; one over 21 is out at once, where the rules have it lose."""
    card = top(layout)
    hand = hand.with_card(card)
    log.drew(card, box.number, hand.path)
    if game.laws.total(hand.cards).points > 21:
        hand = hand.with_status("bust")
        if game.rules.bust == "loses":
            hand = _settled(game, layout, box, hand, log)
    elif has_five_card_win(game, hand):
        hand = _settled(game, layout, box, hand.with_status("stood"), log)
    else:
        hand = _close(game, hand)
    return layout.with_hands(box.number, hand.path, (hand,), drawn=1)


def _split(game: Game, layout: Layout, box: Box, hand: Hand, log: Log, followers: frozenset[str]) -> Layout:
    """Make two hands of one, each with a stake equal to the first and, as the rules say, a second card."""
    added = tuple(
        Stake(stake.owner, stake.amount, stake.base, 0)
        for stake in hand.stakes
        if stake.owner in {box.player, *followers}
    )
    kept = tuple(stake._replace(follows=False) for stake in hand.stakes)
    left = Hand(f"{hand.path}.1", hand.cards[:1], kept)
    right = Hand(f"{hand.path}.2", hand.cards[1:], added)
    layout = layout.with_hands(box.number, hand.path, (left, right))
    if game.rules.split is not None and game.rules.split.second_card == "dealt":
        for half_hand in (left, right):
            card = top(layout)
            log.drew(card, box.number, half_hand.path)
            whole = half_hand.with_card(card)
            layout = layout.with_hands(box.number, half_hand.path, (_close(game, whole),), drawn=1)
    return layout


def _close(game: Game, hand: Hand) -> Hand:
    """Close a split ace that has had its one card, unless it may be split again."""
    split = game.rules.split
    if split is None or split.aces == "free" or not hand.is_split_ace or hand.status != "open":
        return hand
    return hand if split.aces_again and is_ace(hand.cards[1]) else hand.with_status("closed")


def _dealer_plays(game: Game, layout: Layout, log: Log) -> Round:
    """Turn or draw the dealer's second card, settle the insurance on it, and draw on, as far as the plan goes."""
    plan = game.laws.dealer_plan(game, layout)
    if plan in ("draws", "second-card"):
        layout = _second_card(layout, log)
        if game.rules.insurance is not None and game.rules.insurance.settled == "once-known":
            layout = _settle_insurances(game, layout, log)
            plan = game.laws.dealer_plan(game, layout)  # an insurance may have taken the last hand along
        while plan == "draws" and game.laws.dealer_draws(game, layout):
            layout = _dealer_takes(layout, log)
    elif plan == "insurance-back":
        layout = _settle_insurances(game, layout, log, back=True)
    return _finish(game, layout, log)


def _second_card(layout: Layout, log: Log) -> Layout:
    if layout.hole is None:
        return _dealer_takes(layout, log)
    log.turned(layout.hole)
    return layout.with_dealer((*layout.dealer, layout.hole), None)


def _dealer_takes(layout: Layout, log: Log) -> Layout:
    card = top(layout)
    log.drew(card)
    return layout.with_dealer((*layout.dealer, card), layout.hole, drawn=1)


def _finish(game: Game, layout: Layout, log: Log) -> Settled:
    """Settle all that is not settled yet: insurance first, unless the rules have it last."""
    last = game.rules.insurance is not None and game.rules.insurance.settled == "at-the-end"
    if not last:
        layout = _settle_insurances(game, layout, log)
    boxes = []
    for box in layout.boxes:
        hands = []
        for hand in box.hands:
            hands.append(_settled(game, layout, box, hand, log) if hand.outcome is None else hand)
        boxes.append(made(Box, (box.number, box.player, tuple(hands))))
    layout = layout.with_boxes(tuple(boxes))
    return made(Settled, (_settle_insurances(game, layout, log) if last else layout,))


def _settled(game: Game, layout: Layout, box: Box, hand: Hand, log: Log) -> Hand:
    """Give a hand with what it came to."""
    outcome, nets = game.laws.settle(game, hand, layout.dealer)
    hand = hand.with_outcome(outcome, nets)
    log.settled(box, hand)
    return hand


def _settle_insurances(game: Game, layout: Layout, log: Log, *, back: bool = False) -> Layout:
    """Settle every open insurance on what the dealer has; under some rules it takes the insured hand along."""
    insurance = game.rules.insurance
    if insurance is None:
        return layout
    for box, hand in tuple(layout.each()):
        for stake in hand.stakes:
            if stake.insurance is None or stake.insurance_net is not None:
                continue
            net = 0 if back else game.laws.settle_insurance(game, hand, stake, layout.dealer)
            done = stake._replace(insurance_net=net)
            hand = hand._replace(stakes=tuple(done if one.owner == stake.owner else one for one in hand.stakes))
            log.insurance_settled(box, hand, stake.owner, net)
            layout = layout.with_hands(box.number, hand.path, (hand,))
            takes_hand = insurance.loses == "hand-too" and not makes_natural(layout.dealer)
            if takes_hand and not back and hand.outcome is None:
                # Lost at a peek, it is not played any more.
                status: Status = "closed" if hand.status == "open" else hand.status
                lost = tuple(-scored(game, one) for one in hand.stakes)
                hand = hand._replace(status=status, outcome="lose", nets=lost)
                log.settled(box, hand)
                layout = layout.with_hands(box.number, hand.path, (hand,))
    return layout
