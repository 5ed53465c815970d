"""The specification: a folder of feature files for each ruleset; `pytest --pyargs stacked_deck.features` collects it."""
