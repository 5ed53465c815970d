"""The specification: a folder of features for each ruleset; `pytest --pyargs stacked_deck.features` collects it."""
