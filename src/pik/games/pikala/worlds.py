"""The worlds a viewer of a Pikala deal can't tell apart."""

from pik.core.lazy import Lazy
from pik.games.pikala.seen import View
from pik.games.pikala.state import Deal


def worlds(view: View) -> Lazy[Deal]:
    """The full states this viewer can't tell from the true one."""
    raise NotImplementedError(view)
