# Both commands start from a bare machine; scripts/door.py gets what is missing. `make run ARGS="--port 9000"` passes on.
PYTHON = python3
ARGS =

.PHONY: run test

run test:
	@command -v $(PYTHON) >/dev/null 2>&1 || { echo "pik: there is no $(PYTHON) here: install Python 3.11 or newer" >&2; exit 2; }
	@exec $(PYTHON) scripts/door.py $@ $(ARGS)
