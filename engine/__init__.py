"""The reference engine: the rules of a round of blackjack as pure functions over values."""
