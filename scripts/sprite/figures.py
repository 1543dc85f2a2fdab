"""Pips and court figures as SVG paths; colors are names that the sheets of the client fill in.

A pip lies in a box of 40 × 40. A court figure is a half of 52 × 58 whose robe runs off the lower edge, where its twin,
turned upside down, meets it.
"""

from typing import Final

SUIT, TINT, FACE, GOLD, INK = (f"var(--{name})" for name in ("suit", "tint", "face", "gold", "ink"))

PIPS: Final = {
    "S": "M20 2C26 10 37 15.5 37 24.5c0 4.9-3.6 8.2-8 8.2-2.8 0-5.2-1.2-6.8-3.4.3 4 1.6 6.6 4 8.9H13.8"
    "c2.4-2.3 3.7-4.9 4-8.9-1.6 2.2-4 3.4-6.8 3.4-4.4 0-8-3.3-8-8.2C3 15.5 14 10 20 2Z",
    "H": "M20 37C14 30 3 22 3 12.5 3 7 7 3.5 11.6 3.5c3.6 0 6.8 2 8.4 5.6 1.6-3.6 4.8-5.6 8.4-5.6"
    "C33 3.5 37 7 37 12.5 37 22 26 30 20 37Z",
    "D": "M20 1.5Q26 12 35 20 26 28 20 38.5 14 28 5 20 14 12 20 1.5Z",
    "C": "M20 2.2a8.3 8.3 0 0 1 6.9 12.9A8.3 8.3 0 1 1 22.3 27.3c.2 4.4 1.5 8 4.2 10.7H13.5"
    "c2.7-2.7 4-6.3 4.2-10.7A8.3 8.3 0 1 1 13.1 15.1 8.3 8.3 0 0 1 20 2.2Z",
}


def dot(x: float, y: float, radius: float, color: str) -> str:
    """A filled circle."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{color}"/>'


def area(path: str, color: str) -> str:
    """A filled shape."""
    return f'<path d="{path}" fill="{color}"/>'


def stroke(path: str, color: str, width: float) -> str:
    """A drawn line with round ends."""
    return f'<path d="{path}" fill="none" stroke="{color}" stroke-width="{width}" stroke-linecap="round"/>'


KING: Final = "".join(
    (
        area("M2 58Q4 42 17 38H35Q48 42 50 58Z", SUIT),
        area("M17 38 26 58 35 38Z", GOLD),
        area("M20.5 38 26 51 31.5 38Z", FACE),
        area("M12 14h28v16q0 6-5 9H17q-5-3-5-9Z", INK),
        area("M19 14h14q2 0 2 2v13q0 2-2 2H19q-2 0-2-2V16q0-2 2-2Z", FACE),
        area("M15.5 27q5 1.5 10.5-1 5.5 2.5 10.5 1-1 16-10.5 20-9.5-4-10.5-20Z", INK),
        stroke("M22.5 31.5q3.5 2.2 7 0", FACE, 1.4),
        dot(21.8, 21, 1.3, INK),
        dot(30.2, 21, 1.3, INK),
        area("M11 16 9 2.5 18 9 26 .5 34 9 43 2.5 41 16Z", GOLD),
        area("M11 12.8h30v3.6H11Z", SUIT),
    )
)
QUEEN: Final = "".join(
    (
        dot(26, 23, 16, INK),
        area("M10 23q-1 14 4 20h24q5-6 4-20Z", INK),
        area("M3 58Q6 44 19 40.5q7 5 14 0Q46 44 49 58Z", SUIT),
        area("M19 40.5q7 5 14 0 2 1 3.5 2Q26 52 15.5 42.5 17 41.5 19 40.5Z", GOLD),
        area("M22.5 33h7v8q-3.5 3-7 0Z", FACE),
        f'<ellipse cx="26" cy="25" rx="9.5" ry="11" fill="{FACE}"/>',
        dot(22, 24, 1.3, INK),
        dot(30, 24, 1.3, INK),
        stroke("M23.5 30.8q2.5 1.7 5 0", SUIT, 1.7),
        area("M13 15Q12 8 14 6 19 6 20 10.5 21 5 26 3 31 5 32 10.5 33 6 38 6 40 8 39 15 26 10.5 13 15Z", GOLD),
        dot(14, 4.8, 2, SUIT),
        dot(26, 2.4, 2.2, SUIT),
        dot(38, 4.8, 2, SUIT),
        dot(26, 52.5, 2, GOLD),
    )
)
JACK: Final = "".join(
    (
        area("M5 58Q7 43 19 39.5h14Q45 43 47 58Z", SUIT),
        area("M8 50 33 39.5 38 41.5 7 56Z", GOLD),
        area("M22 33h8v7.5q-4 3.5-8 0Z", FACE),
        area("M14 17h24v11q1 5 4 6-4 3-8 0V20H18v14q-4 3-8 0 3-1 4-6Z", INK),
        area("M17.5 17h17v10q0 9-8.5 9.5-8.5-.5-8.5-9.5Z", FACE),
        area("M17.5 17h17v3.5q-8.5 2-17 0Z", INK),
        dot(22, 25, 1.3, INK),
        dot(30, 25, 1.3, INK),
        stroke("M23.5 31q2.5 1.2 5 0", INK, 1.4),
        area("M11 16Q9 8 19 6.5 35 4.5 41 13L41.5 16.5Q26 20 11 16Z", SUIT),
        stroke("M11 15.5Q26 19.5 41.5 16", GOLD, 2.6),
        area("M37 12Q40 3 49 .5 50.5 8 42 14.5Z", GOLD),
    )
)
COURTS: Final = {"K": KING, "Q": QUEEN, "J": JACK}
