# Ludothèque. `make` alone lists what can be made.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := uv==0.13.7

.DEFAULT_GOAL := help
.PHONY: help install run test check format compiled bench golden lock clean

help: ## list what can be made
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

install: $(VENV)/.installed ## put everything into .venv in this folder

$(VENV)/.installed: requirements.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check "$(UV)"
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --require-hashes -r requirements.lock
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --no-deps --no-build-isolation -e .
	touch $@

run: install ## play a game of Zock against bots in the terminal
	@$(BIN)/ludotheque play zock

test: install ## run all tests
	$(BIN)/python -m pytest -n 2 --dist loadfile

check: install ## formatting, lint, types and the import rule; changes nothing
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: install ## put the code into shape
	$(BIN)/ruff check --fix --quiet .
	$(BIN)/ruff format --quiet .

compiled: install ## build with mypyc outside the source tree and test that
	$(BIN)/python tools/compile.py
	LUDOTHEQUE_COMPILED=1 PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 --dist loadfile \
		tests/core tests/every_game tests/bots build/compiled/ludotheque/games

bench: install ## run the benchmarks (plain, and compiled if `make compiled` was run)
	$(BIN)/python benchmarks/run.py

golden: install ## record the golden play-throughs anew; look at the difference
	$(BIN)/python -m tests.every_game.golden

lock: install ## resolve the dependencies anew
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip compile pyproject.toml --group dev --universal \
		--generate-hashes --no-header --quiet -o requirements.lock

clean: ## remove what was built
	rm -rf build dist $(VENV)
