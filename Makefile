# Everything lives in .venv and web/node_modules, which the first command that needs them creates: Python 3.11 or newer and make are enough.
# The pages are built with the system's Node.js or, if there is none that is new enough, with one from PyPI.

# Another Python: make PYTHON=/path/to/python play
PYTHON ?=
PYTHONS := $(PYTHON) python3.11 python3.12 python3.13 python3.14 python3 python
BIN := .venv/bin
PYTHON_HERE := .venv/python
RUNNING := .venv/running
READY := .venv/ready
LOCK := requirements/dev.txt
PAGES := src/tworivers/server/pages/index.html
# What pages need to play without a server: made of rules, bots and Python for browsers
ENGINE := build/engine/games.json
MODULES := web/node_modules/ready
PLAYED := $(shell find src/tworivers -name '*.py' -o -name '*.toml' | grep -v -e /cli/ -e /lessons/ -e /server/pages/)
WEB := $(shell find web src/tworivers -not -path '*/node_modules*' -type f \( -path 'web/*' -o -name '*.ftl' \))
NODE_IS_NEW := node -e 'const [major, minor] = process.versions.node.split("."); process.exit(+major > 22 || (+major == 22 && +minor >= 12) || (+major == 20 && +minor >= 19) ? 0 : 1)'
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --no-fund --no-audit --no-update-notifier

# Processes for the tests: make JOBS=1 test
JOBS ?= auto
PYTEST := -m pytest -n $(JOBS) --maxprocesses 8 --dist worksteal

# Lines of what pyproject.toml names that the tests must run, in percent
COVERAGE := 95

# Compiles with checked array bounds.
BOUNDS := TWORIVERS_JIT=1 NUMBA_BOUNDSCHECK=1
# Compiles once, before several processes test.
WARM_UP = $(BIN)/tworivers tournament $(1) --bots greedy,search:1 --seats 3 --games 1 --processes 1 --json > /dev/null

export PIP_DISABLE_PIP_VERSION_CHECK = 1
# Tests start hundreds of processes: what Python has compiled of its files is kept, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play pages engine test warm check plain native browser bench wasm soak format types lock setup
.NOTPARALLEL:

help:
	@echo "make play     start, and open the browser"
	@echo "make test     all checks and tests"
	@echo "make check    formatting, lint and types only"
	@echo "make pages    the pages, with what they need to play without a server"
	@echo "make wasm     the rules and bots for browsers, as WebAssembly"
	@echo "make bench    how fast the rules run here"
	@echo "make soak     many thousands of random games"
	@echo "make format   put the code into its usual form"

# What is needed to play is set up side by side: Python's packages, and the pages.
play:
	@$(MAKE) --no-print-directory $(PYTHON_HERE)
	@$(MAKE) --no-print-directory $(RUNNING) & running=$$!; \
	$(MAKE) --no-print-directory $(PAGES) && wait $$running
	@PYTHONPATH=src $(BIN)/python -m tworivers

# `make play` doesn't wait for the engine: compiling takes minutes. Tables on the device are offered once it is there.
pages: engine $(PAGES)

engine: $(ENGINE)

# Three things at a time, so that no processor waits: the checks; compiling, then the tests in Chromium, which wait most of
# their time; the tests in plain Python, which need nothing compiled, then those in native code. What isn't in front is
# shown when it is done.
test:
	@$(MAKE) --no-print-directory $(PYTHON_HERE)
	@$(MAKE) --no-print-directory $(READY) & ready=$$!; \
	$(MAKE) --no-print-directory $(PAGES) && wait $$ready
	@failed=; \
	$(MAKE) --no-print-directory check > .venv/check.log 2>&1 & check=$$!; \
	$(MAKE) --no-print-directory warm browser > .venv/browser.log 2>&1 & browser=$$!; \
	$(MAKE) --no-print-directory plain || failed="$$failed plain"; \
	wait $$check || failed="$$failed check"; cat .venv/check.log; \
	$(MAKE) --no-print-directory native || failed="$$failed native"; \
	wait $$browser || failed="$$failed browser"; cat .venv/browser.log; \
	[ -z "$$failed" ] || { echo "Not passed:$$failed" >&2; exit 1; }

warm: $(READY)
	TWORIVERS_JIT=1 $(call WARM_UP,mesopotamia)
	TWORIVERS_JIT=1 $(call WARM_UP,amyitis)

check: $(READY) $(MODULES)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(NPM) run check
	$(NPM) test

# The rules as ordinary Python: only there can coverage see their lines, and only there the bounds of the bots' arrays
# are checked (no negative ones, though). Counting lines takes time, so what adds none runs without.
COUNTED := tests/amyitis tests/engine tests/mesopotamia tests/rulebook tests/test_conformance.py
LONG := tests/mesopotamia/test_conformance.py tests/mesopotamia/test_random_offers.py
UNCOUNTED := $(LONG) tests/bots tests/study tests/test_golden.py
# Whole games of Mesopotamia, in native code ten times as fast
WHOLE_GAMES := tests/mesopotamia/test_interleaving.py
# It needs native code, which is still being compiled when the tests in plain Python run.
BOTH_SPEEDS := tests/engine/test_speeds.py::test_plain_python_and_native_code_play_the_same_games
plain: $(READY)
	$(BIN)/coverage erase
	TWORIVERS_JIT=0 $(BIN)/coverage run $(PYTEST) $(COUNTED) $(addprefix --ignore ,$(LONG) $(WHOLE_GAMES)) --deselect $(BOTH_SPEEDS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --fail-under=$(COVERAGE)
	TWORIVERS_JIT=0 $(BIN)/python $(PYTEST) $(UNCOUNTED)

# Most of the games' own tests run natively in `make soak`; here they pass the tests that all games share.
NATIVE := $(filter-out tests/amyitis/ tests/mesopotamia/ tests/rulebook/ tests/study/ tests/web/ tests/__pycache__/,$(wildcard tests/test_*.py tests/*/))
native: $(READY) warm
	TWORIVERS_JIT=1 $(BIN)/python $(PYTEST) $(NATIVE) $(WHOLE_GAMES)

# In a real Chromium, which is fetched where there is none; the one without windows (chromium-headless-shell) takes half the
# processor time. Of tests that are alike some run today, others tomorrow: see tests/turns.py.
browser: $(READY) $(PAGES)
	$(BIN)/python tests/web/chromium.py
	TWORIVERS_JIT=1 $(BIN)/python $(PYTEST) tests/web

bench: $(READY)
	@$(BIN)/tworivers bench

# Kept by what went into it: only what has changed is built anew.
wasm: $(READY)
	$(BIN)/python -m tworivers.browser.build build/wasm

# Tables on the device are among it: compiling for browsers takes minutes.
soak: $(READY) pages
	TWORIVERS_JIT=1 $(BIN)/python $(PYTEST) tests/amyitis tests/mesopotamia tests/study
	TWORIVERS_JIT=1 $(BIN)/python $(PYTEST) -m soak
	$(BOUNDS) $(BIN)/python $(PYTEST) -m "soak or bounds" --ignore tests/server

format: $(READY) $(MODULES)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run format

# The pages' TypeScript types, from the server's OpenAPI document; `make check` fails where they differ.
types: $(READY) $(MODULES)
	$(NPM) run types

# Newer versions of what we use. Takes some minutes. The settings of this machine's pip are left aside, so that none gets into the files.
lock: $(READY)
	PIP_CONFIG_FILE=/dev/null PIP_FIND_LINKS= $(BIN)/python -m piptools compile --upgrade $(LOCK_FLAGS) --extra dev --extra research --extra postgres --extra thinkers -o requirements/dev.txt pyproject.toml
	grep -v '^# The following packages' requirements/dev.txt > .venv/lock && mv .venv/lock requirements/dev.txt
	PIP_CONFIG_FILE=/dev/null PIP_FIND_LINKS= $(BIN)/python -m piptools compile $(LOCK_FLAGS) -c requirements/dev.txt -o requirements/run.txt pyproject.toml
	PIP_CONFIG_FILE=/dev/null PIP_FIND_LINKS= $(BIN)/python -m piptools compile $(LOCK_FLAGS) -o requirements/node.txt requirements/node.in

LOCK_FLAGS := --quiet --generate-hashes --allow-unsafe --strip-extras --no-header --no-emit-options --annotation-style=line

setup: $(READY)

$(PYTHON_HERE):
	@if [ ! -x $(BIN)/python ]; then \
		for name in $(PYTHONS); do \
			if "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$name; break; fi; \
		done; \
		if [ -z "$$found" ]; then \
			echo "Two Rivers needs Python 3.11 or newer, and none of these is: $(strip $(PYTHONS))." >&2; \
			echo "Install one, or say where it is: make PYTHON=/path/to/python play" >&2; \
			exit 1; \
		fi; \
		echo "Setting up .venv with $$found. This happens once and takes a minute or two."; \
		if ! "$$found" -m venv .venv; then \
			rm -rf .venv; \
			echo "$$found can't make a virtual environment. On Debian and Ubuntu, install its package python3-venv." >&2; \
			exit 1; \
		fi; \
	fi
	@touch $@

# Python files are compiled when they are first used: most never are.
INSTALL := $(BIN)/python -m pip install --quiet --no-compile

# Enough to run the package from its folder
$(RUNNING): $(PYTHON_HERE) requirements/run.txt
	@$(INSTALL) --require-hashes -r requirements/run.txt
	@touch $@

$(READY): $(PYTHON_HERE) $(LOCK) pyproject.toml
	@$(INSTALL) --require-hashes -r $(LOCK)
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@ $(RUNNING)

$(MODULES): $(PYTHON_HERE) web/package-lock.json
	@if ! $(NODE_IS_NEW) 2>/dev/null; then $(INSTALL) --require-hashes -r requirements/node.txt; fi
	@$(NPM) ci --silent
	@touch $@

# NPM's packages for browsers, and what is compiled of games that have changed; written anew only if something has changed.
$(ENGINE): $(READY) $(MODULES) $(PLAYED)
	@echo "Building what pages need to play without a server."
	@$(BIN)/python -m tworivers.browser.pack web/node_modules build/engine

$(PAGES): $(MODULES) $(WEB) $(wildcard $(ENGINE))
	@echo "Building the pages."
	@$(NPM) run --silent build -- --logLevel warn
