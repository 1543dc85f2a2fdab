"""A policy whose code is imported when it is first asked: what it needs may not be installed here."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Generic, TypeVar

from pik.bots import kernels
from pik.bots.bot import Policy
from pik.core.draw import Draw
from pik.core.lazy import Choices

View = TypeVar("View")
Action = TypeVar("Action")


@dataclass(frozen=True)
class Late(Generic[View, Action]):
    """A policy of a module that needs kernels, and perhaps more."""

    module: str
    name: str = "MASTER"
    needs: tuple[Callable[[], None], ...] = (kernels.require,)
    """Each raises what says that something is missing."""

    def __call__(self, view: View, options: Choices[Action], offers: Choices[Action], draw: Draw) -> Action | None:
        """What the policy chooses. Raises kernels.MissingError where kernels can't be used; as `needs` say."""
        return self.policy(view, options, offers, draw)

    @cached_property
    def policy(self) -> Policy[View, Action]:
        """The policy, imported."""
        for need in self.needs:
            need()
        policy: Policy[View, Action] = getattr(import_module(self.module), self.name)
        return policy
