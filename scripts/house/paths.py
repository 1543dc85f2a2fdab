"""Where the parts of the repository lie."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOCKS = ROOT / "lock"
NODE_MODULES = ROOT / "node_modules"
CLIENT = ROOT / "src" / "pik" / "web" / "client"
BUNDLE = ROOT / "src" / "pik" / "web" / "bundle"
