"""Work that is cut in parts for several processes, behind a progress bar."""

from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

Done = TypeVar("Done")


def worked(work: Callable[[range], Done], total: int, jobs: int, *, chunk: int, of: str) -> list[Done]:
    """What the work on each chunk of numbers came to, in order; `of` says what is counted."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    chunks = [range(start, min(start + chunk, total)) for start in range(0, total, chunk)]
    with (
        ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn")) as pool,
        Progress(of, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True) as progress,
    ):
        task = progress.add_task(of, total=total)
        futures: dict[Future[Done], range] = {pool.submit(work, each): each for each in chunks}
        for done in as_completed(futures):
            progress.advance(task, len(futures[done]))
        return [future.result() for future in futures]
