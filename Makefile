# Parlour: `make play` plays, `make test` tests; each sets up what it needs, from Python 3.11 and make alone.

VENV := .venv
BIN := $(VENV)/bin
PLAY := $(VENV)/.play
READY := $(VENV)/.ready
OTHER := $(VENV)/.other
CLIENT := parlour/server/client/index.html
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-fund --no-audit
LOCK := $(BIN)/uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header
SCREENS := $(shell find web/src web/public web/index.html parlour/games/*/screen parlour/games/*/art -type f 2>/dev/null)

.PHONY: play test check check-python check-web unit browse stage browser client wire soak chaos attack bench ladders record lock clean

play: $(PLAY) $(CLIENT)
	$(BIN)/parlour play

test: check unit browse

# Format, lint and types, in both languages at once.
check: $(READY) web/node_modules/.ready
	@$(MAKE) -j2 check-python check-web

check-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

check-web:
	$(NPM) run --silent check

unit: $(READY) $(OTHER) web/node_modules/.ready
	$(BIN)/pytest -n 2 --dist worksteal
	$(NPM) run --silent test

# Whole games in a browser.
browse: $(READY) $(CLIENT) browser
	$(NPM) run --silent browse

# Whether boards keep their place in five windows at once, whatever is asked.
stage: $(READY) $(CLIENT) browser
	STAGE=1 $(NPM) run --silent browse -- stage.spec.ts

# An installed Chromium or Chrome, or CHROMIUM=/path/to/one; where there is none it is downloaded or installed, if that is possible.
browser: web/node_modules/.ready
	@sh tools/find_browser.sh --install >/dev/null

client: $(CLIENT)

# The types of the wire and of every game's table for the client, and the page that describes the wire.
wire: $(READY)
	$(BIN)/python -m parlour.server.protocol
	$(BIN)/python -m parlour.games.desktopia.screen.data.write

soak: $(READY)
	$(BIN)/pytest -m soak -n 2 -o addopts="-q --import-mode=importlib"

# A thousand faults, half of them under one server that is played at, half under three; a short one is a part of make test.
chaos: $(READY)
	$(BIN)/python -m tests.chaos

# Attacks on a real server, and what somebody who plays meanwhile feels of them.
attack: $(READY)
	$(BIN)/python -m tests.attacks

bench: $(READY) $(CLIENT) browser
	$(BIN)/pip install -q --require-hashes -r requirements/bench.txt
	$(BIN)/python -m bench

# How strong the bots are: hours of games, kept in bench/ladders/played; may be stopped and gone on with.
ladders: $(READY)
	PATH="$(CURDIR)/$(BIN):$$PATH" python -m bench.ladders --jobs 2

# The golden playthroughs of every game, and what the tests of its screen look at, played and written again.
record: $(READY)
	$(BIN)/python -m tests.record
	$(BIN)/python -m tests.screens

# Locks name versions and hashes, and no address.
lock: $(READY)
	$(LOCK) --group dev pyproject.toml -o requirements/dev.txt
	$(LOCK) --group play pyproject.toml -c requirements/dev.txt -o requirements/play.txt
	$(LOCK) --group bench -o requirements/bench.txt
	echo msgspec | $(LOCK) -c requirements/dev.txt - -o requirements/other.txt
	$(LOCK) --python-version 3.11 --override bench/peers/flicks/overrides.txt bench/peers/flicks/requirements.in -o bench/peers/flicks/requirements.txt

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules parlour/server/client

$(PLAY): requirements/play.txt pyproject.toml
	@test -x $(BIN)/pip || { python=$$(PYTHON="$(PYTHON)" sh tools/find_python.sh) && "$$python" -m venv $(VENV); }
	$(BIN)/pip install -q --require-hashes -r requirements/play.txt
	$(BIN)/pip install -q --no-deps --no-build-isolation -e .
	$(BIN)/python -c "from parlour.games.desktopia.physics import warm; warm(wait=True)" # compiled once, and kept
	touch $@

$(READY): $(PLAY) requirements/dev.txt
	$(BIN)/pip install -q --require-hashes -r requirements/dev.txt
	touch $@

# Another version of Python, where there is one, for the test that bots answer alike in every version.
$(OTHER): $(PLAY) requirements/other.txt
	@rm -rf $(VENV)/other
	@python=$$(sh tools/find_other_python.sh $(BIN)/python) && "$$python" -m venv $(VENV)/other && \
		$(VENV)/other/bin/pip install -q --require-hashes -r requirements/other.txt || \
		{ rm -rf $(VENV)/other; echo "no other Python is tested: none was found, or it cannot be set up"; }
	@touch $@

web/node_modules/.ready: $(PLAY) web/package-lock.json
	$(NPM) ci --silent
	touch $@

$(CLIENT): web/node_modules/.ready web/vite.config.ts $(SCREENS)
	$(NPM) run --silent build
