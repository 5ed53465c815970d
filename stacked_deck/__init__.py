"""Stacked Deck: a conformance suite for blackjack rules. PYTEST_DONT_REWRITE"""
