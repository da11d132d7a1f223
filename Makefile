# Ludothèque. `make` alone lists what can be made.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := uv==0.13.7
# Tests wait nearly as often as they work: one more than there are cores.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
# What takes long is named at the end of each run: all of them together have 25 minutes.
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --no-loadscope-reorder --durations 25 --durations-min 8

# The server's tests that are run over both stores: all that people do at tables.
OVER_BOTH := $(patsubst %,tests/server/test_%.py,account_erasing \
	account_mistakes account_names accounts call_addresses call_holidays call_letters calls clocks \
	finding gallery gathering history inviting mine news orders pace peace playing rated ratings truth undo)

.DEFAULT_GOAL := help
.PHONY: help install page chromium proxies run play test test-long check format fast compiled wheel \
	bench ladder screenshots golden guides puzzles wire new-game lock clean

help: ## list what can be made
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

install: $(VENV)/.installed ## put everything into .venv in this folder

$(VENV)/.installed: requirements.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check "$(UV)"
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --require-hashes -r requirements.lock
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --no-deps --no-build-isolation -e .
	touch $@

page: install ## build the page into the package, if its sources have changed
	@$(BIN)/python tools/build_page.py

run: page ## open the shelf: start the server and print its address
	@$(BIN)/ludotheque serve || test $$? -eq 130

play: install ## play a game in the terminal: make play GAME=zock
	@$(BIN)/ludotheque play $(or $(GAME),zock) || test $$? -eq 130

chromium: install # the browser that pages are tested in: any that is there, else one that can be got
	@$(BIN)/python tools/browser.py

test: page chromium ## run all tests
	$(BIN)/python tools/build_page.py npm test
	$(PYTEST) --dist loadfile --ignore tests/browser
	LUDOTHEQUE_STORE=postgres $(PYTEST) --dist loadfile $(OVER_BOTH)
	$(PYTEST) --dist worksteal tests/browser

proxies: install # the web servers before ours that test-long uses: those that are here, else Debian's
	@$(BIN)/python tools/proxies.py

test-long: page chromium proxies ## the long forms of the crash and fuzz tests, proxies, an hour's soak
	LUDOTHEQUE_LONG=1 $(BIN)/python -m pytest tests/server

screenshots: page chromium ## pictures of every page in build/screenshots
	$(BIN)/python -m tests.browser.screenshots

check: install ## formatting, lint, types and the import rule; changes nothing
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	@$(BIN)/python tools/wire_types.py --check
	$(BIN)/python tools/build_page.py npm run check

format: install ## put the code into shape
	$(BIN)/ruff format --quiet .
	$(BIN)/ruff check --fix --quiet .
	$(BIN)/ruff format --quiet .

fast: install ## compile rules and bots, if they have changed: what is run here then runs compiled
	@LUDOTHEQUE_PLAIN=1 $(BIN)/python tools/compile.py

compiled: page fast ## compile, and test what was compiled
	LUDOTHEQUE_COMPILED=1 $(PYTEST) --dist loadfile \
		tests/core tests/every_game tests/bots tests/building src/ludotheque/games

wheel: page ## build two wheels into dist: a plain one, and a compiled one for this platform
	$(BIN)/python -m hatchling build -t wheel
	LUDOTHEQUE_WHEEL=compiled $(BIN)/python -m hatchling build -t wheel

bench: page chromium ## run the benchmarks (plain, and compiled after `make fast`)
	$(BIN)/python benchmarks/run.py

ladder: fast ## play on the ladder of levels: MINUTES=60, GAMES="zock apaches"
	$(BIN)/python benchmarks/ladder.py --minutes $(or $(MINUTES),60) $(if $(GAMES),--games $(GAMES))

golden: install ## record the golden play-throughs anew; look at the difference
	$(BIN)/python -m tests.every_game.golden
	$(BIN)/python -m tests.every_game.readings

guides: install ## record the guided first games anew from their scripts
	$(BIN)/python -m tests.every_game.guides

puzzles: fast ## find every game's puzzles anew in games between bots: GAMES="zock apaches"
	nice $(BIN)/python tools/find_puzzles.py --seed 1 --count 6 $(if $(GAMES),--games $(GAMES))

wire: install ## write the page's types of the wire anew from the server's
	$(BIN)/python tools/wire_types.py

new-game: install ## lay out a small game that works, to make yours of it: NAME=lucky-cup
	@$(BIN)/python -m tools.new_game --title="$$TITLE" --code="$$CODE" -- "$$NAME"

lock: install ## resolve the dependencies anew
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip compile pyproject.toml --group dev --all-extras --universal \
		--generate-hashes --no-header --quiet -o requirements.lock

clean: ## remove what was built
	rm -rf build dist $(VENV)
