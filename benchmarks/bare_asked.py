"""Published engines that ask their players, driven as barely as they allow; see engines.py."""

import random
import sys
from collections.abc import Iterator
from typing import Any

from script import Plays, script
from stacked_deck.adapters.case import Case


def pyblackjack() -> Plays:
    """Drive pyblackjack."""
    from pyblackjack.controller import BlackjackController
    from pyblackjack.model import Card, Game
    from pyblackjack.utils import Action, SetupOptions

    acts = {"hit": Action.HIT, "stand": Action.STAND, "double": Action.DOUBLE_DOWN, "split": Action.SPLIT}

    class View:
        def __init__(self, actions: Any) -> None:
            self.actions, self.player = actions, None

        def get_bet(self, player: Any, **_: Any) -> int:
            return 10

        def get_insurance_option(self, player: Any) -> bool:
            return False

        def get_action(self, actions: Any, lowchips: Any) -> Any:
            return acts[next(self.actions)] if self.actions is not None else self.hits_below_17()

        def hits_below_17(self) -> Any:
            hand = self.player.active_hand  # type: ignore[attr-defined]
            return Action.HIT if hand.total() < 17 else Action.STAND

        def display_player_hand(self, player: Any, i: int) -> None:
            self.player = player

        def silent(self, *_: Any, **__: Any) -> None:
            pass

        display_new_hand = display_start_of_actions = display_end_of_actions = display_player_elimination = silent
        display_dealer_hand = display_dealer_blackjack = display_blackjack = display_bust = silent
        display_win = display_push = display_loss = silent

    def stacked(case: Case) -> Any:
        ranks, actions = script(case)
        game = Game(SetupOptions(["Ann"], decks=1, hit_soft_17=False))  # whose own shoe is not used
        game.players[0].chips = 1000
        game.shoe.cards, game.shoe.cut = [Card(rank) for rank in reversed(ranks)], -1
        controller = BlackjackController(View(actions))
        controller.game = game
        controller.play_hand()
        return game.players[0].chips

    game = Game(SetupOptions(["Ann"], decks=6, hit_soft_17=False))
    controller = BlackjackController(View(None))
    controller.game = game

    def raw() -> Any:
        game.players[0].chips = 1000
        controller.play_hand()

    return stacked, raw


def py21() -> Plays:
    """Drive py21."""
    from py21.card import Card
    from py21.game import Game
    from py21.player import Player

    numbers = {"A": 14, "J": 11, "Q": 12, "K": 13}
    acts = {"hit": "HIT", "stand": "STAND", "double": "DOUBLE", "split": "SPLIT"}
    now: Any = None

    def strategy(hand: Any, **_: Any) -> str:
        if now is not None:
            return acts[next(now)]
        return "HIT" if hand.total < 17 else "STAND"

    def player() -> Any:
        return Player(1000, strategy_func=strategy, wager_func=lambda **_: 10, insurance_func=lambda **_: False)

    # Making its game takes some 20 ms: one serves all cases, with a new player and a new deck for each.
    game = Game([player()], rules={"num_decks": 6, "burn": False})
    own = game.deck.deck[:]

    def stacked(case: Case) -> Any:
        nonlocal now
        ranks, now = script(case)
        game.player_list = [player()]
        game.deck.deck = [Card(numbers.get(rank) or int(rank), "S") for rank in ranks]
        game.play_round()
        return game.player_list[0].bankroll

    def raw() -> Any:
        nonlocal now
        now = None
        if len(game.deck.deck) < 80:
            game.deck.deck = own[:]
            random.shuffle(game.deck.deck)
        game.player_list[0].bankroll = 1000
        game.play_round()

    return stacked, raw


def pygamesim() -> Plays:
    """Drive pygamesim."""
    from pygamesim.cardgames.blackjack.casino.game import BlackjackGame, GameRules
    from pygamesim.cardgames.blackjack.casino.player import Player
    from pygamesim.cardgames.blackjack.hand import get_hand_value
    from pygamesim.cardgames.cards import Card, Rank, Suit

    ranks_of = {rank.value: rank for rank in Rank} | {"10": Rank.TEN}

    class Wager:
        def get_next_wager(self, min_wager: float, max_wager: float) -> float:
            return 10

    class Offers:
        """The script, one action at a time; an offer that it does not want is passed over."""

        def __init__(self, actions: Iterator[str]) -> None:
            self.actions, self.next = actions, next(actions, "")

        def get_decision(self, dealer_up_card: Any, player_cards: Any, kind: str = "hit") -> bool:
            wants = self.next == kind
            if wants or kind == "hit":
                self.next = next(self.actions, "")
            return wants

    class Offer:
        def __init__(self, offers: Offers, kind: str) -> None:
            self.offers, self.kind = offers, kind

        def get_decision(self, dealer_up_card: Any, player_cards: Any) -> bool:
            return self.offers.get_decision(dealer_up_card, player_cards, self.kind)

    class Below17:
        def get_decision(self, dealer_up_card: Any, player_cards: Any) -> bool:
            return get_hand_value(player_cards).value < 17

    class Never:
        def get_decision(self, dealer_up_card: Any, player_cards: Any) -> bool:
            return False

    one_deck, rules = (GameRules(min_wager=10, max_wager=10, number_of_decks=decks) for decks in (1, 6))

    def stacked(case: Case) -> Any:
        ranks, actions = script(case)
        offers = Offers(actions)
        game = BlackjackGame(  # whose own shoe is not used
            one_deck, [Player(Wager(), Offer(offers, "split"), Offer(offers, "double"), Offer(offers, "hit"))]
        )
        game.dealer._shoe = [Card(ranks_of[rank], Suit.SPADES) for rank in ranks]
        game.dealer._next_card_index, game.dealer._shuffle_trigger_index = 0, len(ranks)
        return game.play_next_round()

    game = BlackjackGame(rules, [Player(Wager(), Never(), Never(), Below17())])
    return stacked, game.play_next_round


def cardsharp() -> Plays:
    """Drive cardsharp."""
    import logging
    from types import ModuleType

    logging.disable(logging.CRITICAL)
    for name in ("matplotlib", "matplotlib.pyplot"):
        sys.modules.setdefault(name, ModuleType(name))
    from cardsharp.blackjack.action import Action
    from cardsharp.blackjack.actor import Player
    from cardsharp.blackjack.blackjack import BlackjackGame
    from cardsharp.blackjack.rules import Rules
    from cardsharp.blackjack.state import _state_placing_bets
    from cardsharp.common.io_interface import DummyIOInterface
    from cardsharp.common.shoe import Shoe
    from cardsharp.common.testing import RiggedShoe, parse_card

    switches = {
        "dealer_hit_soft_17": False,
        "allow_double_after_split": True,
        "allow_resplitting": True,
        "num_decks": 6,
    }
    io = DummyIOInterface()

    class Strategy:
        def __init__(self, actions: Any) -> None:
            self.actions = actions

        def get_bet_amount(self, *_: Any) -> int:
            return 10

        def decide_insurance(self, player: Any) -> bool:
            return False

        def decide_action(self, player: Any, up: Any, game: Any) -> Any:
            if self.actions is not None:
                return Action(next(self.actions))
            return Action.HIT if player.current_hand.value() < 17 else Action.STAND

    def table(actions: Any, shoe: Any) -> Any:
        game = BlackjackGame(Rules(**switches), io, shoe)
        game.add_player(Player("Ann", io, Strategy(actions)))
        game.set_state(_state_placing_bets)
        return game

    def stacked(case: Case) -> Any:
        ranks, actions = script(case)
        game = table(actions, RiggedShoe([parse_card(f"{rank}s") for rank in ranks]))
        game.play_round()
        return game.players[0].money

    game = table(None, Shoe(num_decks=6))

    def raw() -> Any:
        game.players[0].money = 1000
        game.play_round()
        game.reset()

    return stacked, raw
