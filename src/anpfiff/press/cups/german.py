"""Two words of a pass in a German sentence: "vor dem Flinken Fuchs". Any other name stays as it is.

The browser does the same for its own sentences (`web/src/cups/words/german.ts`).
"""

import re

NAME = re.compile(r"(\w+?)(er|es|e) (\w+)")
ARTICLES = {"er": "dem", "e": "der", "es": "dem"}
WEAK = {"Bär": "Bären", "Löwe": "Löwen", "Elefant": "Elefanten", "Krake": "Kraken"}
"""Animals that take an ending of their own; the others are called alike in every case."""
ANIMALS = {*WEAK, "Fuchs", "Eule", "Frosch", "Igel", "Pinguin", "Katze", "Giraffe", "Ente", "Schaf", "Wal"}
ANIMALS |= {"Krabbe", "Papagei"}


def dative(name: str) -> str:
    told = NAME.fullmatch(name)
    if told is None or told[3] not in ANIMALS:
        return {"jemand": "jemandem"}.get(name, name)
    stem, ending, animal = told.groups()
    return f"{ARTICLES[ending]} {stem}en {WEAK.get(animal, animal) if ending == 'er' else animal}"
