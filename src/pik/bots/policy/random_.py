"""The player without a thought: any lawful act, nothing unasked."""

from typing import TypeVar

from pik.core.draw import Draw
from pik.core.lazy import Choices

Action = TypeVar("Action")


def any_option(_view: object, options: Choices[Action], _offers: Choices[Action], draw: Draw) -> Action | None:
    """Any of the acts the table waits for, each as likely."""
    return options.sample(draw) if options.size else None
