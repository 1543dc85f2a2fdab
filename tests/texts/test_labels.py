"""Labels of acts."""

import pytest

from pik.core.message import Message, Value
from pik.texts.catalog import catalog
from pik.texts.labels import label


@pytest.mark.parametrize(
    "act,code,data",
    [
        (b'{"type":"play","card":"SA"}', "act-play", {"card": "SA"}),
        (b'{"type":"draw","discards":["S6","HT"]}', "act-draw", {"count": 2, "cards": "S6 HT"}),
        (b'{"type":"draw","discards":[]}', "act-draw", {"count": 0, "cards": ""}),
        (b'{"type":"announce","pikala":true,"boys":null}', "act-announce", {"pikala": True, "boys": "none"}),
        (b'{"type":"cut","at":7}', "act-cut", {"at": 7}),
        (b'{"type":"ready"}', "act-ready", {}),
    ],
)
def test_an_act_is_labeled_by_its_fields(act: bytes, code: str, data: dict[str, Value]) -> None:
    """The label's code is the act's type, its data the fields; cards are counted, nothing is "none"."""
    assert label(act) == Message(code, data)


@pytest.mark.parametrize(
    "act,told",
    [
        (b'{"type":"draw","discards":[]}', "На своих"),
        (b'{"type":"draw","discards":["S6","HT"]}', "Прикуп: 2 карты"),
        (b'{"type":"announce","pikala":true,"boys":null}', "Пикала: −10 или +10"),
        (b'{"type":"announce","pikala":true,"boys":"blonds"}', "Пикала и блондины"),
        (b'{"type":"announce","pikala":false,"boys":"brunettes"}', "Мальчики: брюнеты"),
        (b'{"type":"announce","pikala":false,"boys":null}', "Ничего не объявлять"),
        (b'{"type":"vote","accept":true}', "Согласиться"),
        (b'{"type":"vote","accept":false}', "Играем дальше"),
        (b'{"type":"play","card":"HQ"}', "Ходить: дама червей"),
        (b'{"type":"mark","seat":1,"reason":"exposed"}', "Записать малую хулиганку: Лена, засвет карты"),
    ],
)
def test_a_label_says_what_the_act_does(act: bytes, told: str) -> None:
    """Pikala's buttons read as a player would say it."""
    assert catalog("ru", "pikala").message(label(act), ("Вера", "Лена")) == told
