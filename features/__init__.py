"""The specification: a folder of feature files for each ruleset. Collected by `pytest --pyargs stacked_deck.features`."""
