"""Gherkin words: from a feature to a portable case and its checks. steps/WORDS.md lists them all. No assert in here."""
