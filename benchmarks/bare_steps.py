"""Published engines that are driven step by step, as barely as they allow; see engines.py."""

from typing import Any

from script import Plays, script
from stacked_deck.adapters.case import Case


def blackjack21() -> Plays:
    """Drive blackjack21."""
    import blackjack21 as engine
    from blackjack21.deck import DEFAULT_RANKS
    from blackjack21.table import DEFAULT_SUITS

    class Source:
        def __init__(self, cards: list[Any]) -> None:
            self.cards = cards[::-1]

        def __len__(self) -> int:
            return len(self.cards)

        def draw_card(self) -> Any:
            return self.cards.pop()

    acts = {"hit": "hit", "stand": "stand", "double": "double_down", "split": "split"}

    def stacked(case: Case) -> Any:
        ranks, actions = script(case)
        cards = [engine.Card("Spades", rank, DEFAULT_RANKS[rank]) for rank in ranks]
        table = engine.Table([("Ann", 10)], Source(cards), hit_soft_17=False)
        table.start_game()
        for action in actions:
            getattr(table, acts[action])()
        return [hand.result for player in table for hand in player.hands]

    deck = engine.Deck(DEFAULT_SUITS, count=6)
    table = engine.Table([("Ann", 10)], deck)

    def raw() -> Any:
        nonlocal deck, table
        if len(deck) < 60:
            deck = engine.Deck(DEFAULT_SUITS, count=6)
            table = engine.Table([("Ann", 10)], deck)
        table.start_game()
        while table.current_hand is not None:
            table.hit() if table.current_hand.total < 17 else table.stand()

    return stacked, raw


def blackjack_multi() -> Plays:
    """Drive blackjack-multi."""
    from blackjack_multi.cards import Card, Cards
    from blackjack_multi.game import Game

    class Stacked(Cards):
        def select_card(self, deplete: bool = True) -> Any:
            return self.cards.pop(0)

    moves = {"hit": "hit", "stand": "stay", "double": "double", "split": "split"}

    def stacked(case: Case) -> Any:
        ranks, actions = script(case)
        game = Game(n_decks=1)  # whose own shoe is not used
        game.cut_card = -1
        cards = [Card("S", int(rank) if rank.isdecimal() else rank) for rank in ranks]
        game.shoe = Stacked(cards, requires_total=False)
        game.init_round([10])
        game.deal_init()
        for action in actions:
            game.step_player(0, moves[action])
        while not game.house_done():
            game.step_house()
        return game.get_results()

    game = Game(n_decks=6)

    def raw() -> Any:
        game.init_round([10])
        game.deal_init()
        while not game.players[0].is_done():
            game.step_player(0, "hit" if game.players[0].get_value()[0] < 17 else "stay")
        while not game.house_done():
            game.step_house()
        game.get_results()

    return stacked, raw


def blackjack_api() -> Plays:
    """Drive blackjack-api."""
    from blackjack_api.blackjack import BlackJack
    from blackjack_api.card import Card
    from blackjack_api.deck import Deck

    class Stacked(Deck):
        def __init__(self, cards: list[Any]) -> None:
            super().__init__(0)
            self.cards = cards[::-1]

        def deal(self) -> Any:
            return self.cards.pop()

        def __len__(self) -> int:
            return len(self.cards)

    def stacked(case: Case) -> Any:
        ranks, actions = script(case)
        game = BlackJack(num_decks=1, hit_soft_17=False, charlie=False)
        game.round_running = game.hand_running = False
        game.deck = Stacked([Card(f"{rank}S") for rank in ranks])
        game.start_round()
        game.start_hand()
        for action in actions:
            getattr(game, action)()
            if game.round_running and not game.hand_running:
                game.start_hand()
        return game.rewards

    game = BlackJack(num_decks=6, hit_soft_17=False, charlie=False)

    def raw() -> Any:
        if not game.round_running:
            game.start_round()
            game.start_hand()
        while game.round_running:
            game.hit() if game.player[0].count() < 17 else game.stand()

    return stacked, raw
