# Parlour: `make play` plays, `make test` tests; each sets up what it needs, from Python 3.11 and make alone.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test check soak bench record lock clean

play: $(READY)
	$(BIN)/parlour play

test: check
	$(BIN)/pytest -n 2

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

soak: $(READY)
	$(BIN)/pytest -m soak -n 2 -o addopts="-q --import-mode=importlib"

bench: $(READY)
	$(BIN)/pip install -q --require-hashes -r requirements/bench.txt
	$(BIN)/python -m bench

record: $(READY)
	$(BIN)/python -m tests.playthroughs
	$(BIN)/python -m parlour.games.horde.tests.guided

# Locks name versions and hashes, and no address.
lock: $(READY)
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --group dev pyproject.toml -o requirements/dev.txt
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --group bench -o requirements/bench.txt

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(READY): requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q --require-hashes -r requirements/dev.txt
	$(BIN)/pip install -q --no-deps --no-build-isolation -e .
	touch $@
