"""What is worked out once for a value."""

from msgspec import Struct

from pik.core.once import once


class Word(Struct, frozen=True, dict=True):
    """A word that is counted."""

    text: str
    asked: list[str]

    @once
    def size(self) -> int:
        """How long it is."""
        self.asked.append(self.text)
        return len(self.text)


def test_each_value_works_it_out_once() -> None:
    """The first look works it out, the next ones don't; another value has its own."""
    asked: list[str] = []
    one, other = Word("trick", asked), Word("deal", asked)
    assert (one.size, one.size, other.size, one.size) == (5, 5, 4, 5)
    assert asked == ["trick", "deal"]


def test_on_the_class_it_is_what_it_is() -> None:
    """It keeps its words, and the class has no value."""
    assert isinstance(Word.size, once)
    assert Word.size.__doc__ == "How long it is."
