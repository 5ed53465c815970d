# What this repository can do. `make run` and `make test` need nothing but Python 3.11 and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
JOBS ?= 2
PACKAGES := adapters engine fixtures odds steps stacked_deck
ENGINE ?= reference

.PHONY: run test browser-test check teeth mutants format coverage features-coverage wheel-test simulate engines engines-test compiled compiled-test players bench both-ways clean help

help:
	@echo "make run         judge an engine (ENGINE=reference by default) by every ruleset"
	@echo "make test        run every test of this repository but those in a browser"
	@echo "make browser-test  open the book in a real browser"
	@echo "make check       lint, format check and types"
	@echo "make teeth       judge every liar of the zoo; one that is not caught is an error"
	@echo "make mutants     change the engine in each small way, and say which changes no scenario sees (ten minutes)"
	@echo "make format      put the code in the house's format"
	@echo "make coverage    run every test and say which lines none of them reaches"
	@echo "make features-coverage  play the features alone, and say how much of the engine they reach"
	@echo "make wheel-test  build a wheel, install it elsewhere, run it from an empty folder"
	@echo "make engines     install the published engines that pip does not install beside others, each in its own folder"
	@echo "make engines-test  hold every published engine to the verdicts that are stored of it"
	@echo "make compiled    build the package with its engine compiled, into build/compiled; it needs a C compiler"
	@echo "make compiled-test  hold the compiled engine to the plain one, trace by trace, and judge it by every ruleset"
	@echo "make simulate    play 10 million rounds by each table of best play, and hold them against the exact odds"
	@echo "make players     play 100,000 random rounds of each ruleset by each computer player; no choice may be illegal"
	@echo "make bench       measure how quick the suite is: a table, and build/bench/suite.json"
	@echo "make both-ways   judge every liar of the zoo by pytest and by vectors, and compare (some minutes)"
	@echo "make clean       take away everything that was made here"

run: $(VENV)/.installed
	$(BIN)/stacked-deck run --engine $(ENGINE) -n $(JOBS)

test: $(VENV)/.installed
	$(BIN)/pytest -q -n $(JOBS) -m "not browser"

# In a real browser: chromium on the path, and playwright; where one is missing, what is skipped says so.
browser-test: $(VENV)/.installed-browser
	$(BIN)/pytest -q -rs tests/browser

check: $(VENV)/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python scripts/typing_links.py
	$(BIN)/mypy build/typing/stacked_deck

teeth: $(VENV)/.installed
	$(BIN)/stacked-deck teeth -n $(JOBS)

# Small changes of the engine, made in a copy of it, each judged by the scenarios alone.
mutants: $(VENV)/.installed-dev
	$(PIP) install --quiet --editable '.[odds,published,dev,mutants]'
	$(BIN)/python scripts/mutants.py --jobs $(JOBS) --json build/mutants.json

format: $(VENV)/.installed-dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

coverage: $(VENV)/.installed-dev
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -q
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

# What the scenarios reach of engine/, with nothing else played; less than is promised is an error.
features-coverage: $(VENV)/.installed-dev
	$(BIN)/python -P scripts/features_coverage.py

wheel-test: $(VENV)/.installed-dev
	$(BIN)/python scripts/wheel_test.py

simulate: $(VENV)/.installed
	for ruleset in midnight european german estonian; do \
	  $(BIN)/stacked-deck odds $$ruleset --simulate 10000000 -n $(JOBS) || exit 1; done

engines: $(VENV)/.installed
	$(BIN)/python scripts/engines.py

engines-test: engines
	$(BIN)/python scripts/engines_test.py

compiled: build/compiled/.built

build/compiled/.built: setup.py pyproject.toml $(shell find $(PACKAGES) -name '*.py') | $(VENV)/.installed-dev
	$(BIN)/python scripts/compiled.py
	@touch $@

compiled-test: compiled
	$(BIN)/python scripts/compiled_test.py
	$(BIN)/stacked-deck run -n $(JOBS) \
	  --engine 'stdio:env PYTHONPATH=build/compiled $(BIN)/python -P -m stacked_deck.adapters.reference'

players: $(VENV)/.installed
	$(BIN)/python scripts/players.py

bench: $(VENV)/.installed-bench
	$(BIN)/python -P benchmarks/suite.py --json build/bench/suite.json

both-ways: $(VENV)/.installed
	$(BIN)/python -P scripts/both_ways.py --all

clean:
	rm -rf $(VENV) build dist *.egg-info .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo "$(PYTHON) is missing or older than 3.11; name another one, as in: make run PYTHON=python3.12" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

# Installed again only where pyproject.toml changed: the install is editable, so that code needs none.
$(VENV)/.installed: pyproject.toml | $(BIN)/python
	$(PIP) install --quiet --editable '.[odds,published]'
	@touch $@

$(VENV)/.installed-browser: $(VENV)/.installed
	$(PIP) install --quiet --editable '.[odds,published,browser]'
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.installed
	$(PIP) install --quiet --editable '.[odds,published,dev]'
	@touch $@

$(VENV)/.installed-bench: $(VENV)/.installed
	$(PIP) install --quiet --editable '.[odds,published,bench]'
	@touch $@
