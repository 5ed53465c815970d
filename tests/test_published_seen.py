"""What the README tells of published engines that no scenario shows: seen in the packages themselves."""

import random
import subprocess
import sys

import pytest
from stacked_deck.adapters.published import folder_of, is_installed

SPLIT = """
import sys
sys.path.insert(0, sys.argv[1])
from pygamesim.cardgames.blackjack.casino.game import BlackjackGame, GameRules
from pygamesim.cardgames.blackjack.casino.player import Player
from pygamesim.cardgames.cards import Card, Rank, Suit

class Wager:
    def get_next_wager(self, min_wager, max_wager):
        return 10

class Says:
    def __init__(self, word):
        self.word = word
    def get_decision(self, dealer_up_card, player_cards):
        return self.word

ann = Player(Wager(), Says(True), Says(False), Says(False))
game = BlackjackGame(GameRules(min_wager=10, max_wager=10), [ann])
game.dealer._shoe[:6] = [Card(Rank(rank), Suit.SPADES) for rank in ("8", "X", "8", "9", "2", "3")]
game.play_next_round()
print(ann.winnings, ann.amount_wagered, ann.amount_paid)
"""


def test_the_deck_of_blackjack21_deals_again_what_lies_on_the_table() -> None:
    engine = pytest.importorskip("blackjack21", reason="the extra `published` is not installed")
    deck = engine.Deck(("Hearts", "Diamonds", "Spades", "Clubs"))
    lying = [deck.draw_card() for _ in range(52)]
    assert len(set(lying)) == 52
    assert deck.draw_card() in lying


def test_a_round_of_blackjack21_has_one_card_of_a_single_deck_in_two_hands() -> None:
    engine = pytest.importorskip("blackjack21", reason="the extra `published` is not installed")
    random.seed(293)
    table = engine.Table([(f"player {number}", 10) for number in range(1, 8)], engine.Deck(("H", "D", "S", "C")))
    for _ in range(3):
        table.start_game()
        while table.current_hand is not None:
            table.hit() if table.current_hand.total < 17 else table.stand()
    lying = [card for player in table for hand in player.hands for card in hand] + table.dealer.hand
    assert len(set(lying)) < len(lying)


def test_a_split_of_pygamesim_is_lost_and_not_counted_as_wagered() -> None:
    if not is_installed("pygamesim"):
        pytest.skip("pygamesim is not installed")
    call = [sys.executable, "-P", "-c", SPLIT, str(folder_of("pygamesim"))]
    done = subprocess.run(call, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["-20.0", "10.0", "0.0"]
