"""A random match of Pikala, from the lot for the dealer to the last trick."""

from pik.core.draw import SeededDraw
from pik.games.pikala import MATCH
from pik.games.pikala.config import Config
from pik.texts.catalog import catalog

draw, match = SeededDraw(b"any bytes"), MATCH.start(Config(seats=3))
while seats := MATCH.waiting(match):
    seat = min(seats)
    match = MATCH.step(match, seat, MATCH.options(match, seat).sample(draw))
result = MATCH.screen(MATCH.view(match, None)).sheet.result
print(result and catalog("en", "pikala").message(result, ("Vera", "Leo", "Anna")))
