"""The worlds a viewer of a deal of piquet can't tell apart."""

from pik.core.lazy import Lazy
from pik.games.piquet.seen import View
from pik.games.piquet.state import Deal


def worlds(view: View) -> Lazy[Deal]:
    """The full states that this viewer can't tell from the true one."""
    raise NotImplementedError
