"""Names from two words, an animal and what it is like, in the person's language: nobody types, nobody is known.

The animal of the name is the face: `web/src/drawings/animals.ts` draws exactly these sixteen. Bots have other ones.
"""

from functools import cache
from random import Random
from typing import Literal, TypeAlias, get_args

from anpfiff.wire.messages import Animal, Language

Gender: TypeAlias = Literal["m", "f", "n"]
Noun: TypeAlias = tuple[str, Gender]

ANIMALS: tuple[Animal, ...] = get_args(Animal)

NOUNS: dict[Language, tuple[Noun, ...]] = {
    "de": (("Fuchs", "m"), ("Eule", "f"), ("Bär", "m"), ("Frosch", "m"), ("Igel", "m"), ("Pinguin", "m"), ("Katze", "f"), ("Löwe", "m"), ("Elefant", "m"), ("Giraffe", "f"), ("Ente", "f"), ("Schaf", "n"), ("Wal", "m"), ("Krabbe", "f"), ("Krake", "m"), ("Papagei", "m")),
    "en": (("Fox", "n"), ("Owl", "n"), ("Bear", "n"), ("Frog", "n"), ("Hedgehog", "n"), ("Penguin", "n"), ("Cat", "n"), ("Lion", "n"), ("Elephant", "n"), ("Giraffe", "n"), ("Duck", "n"), ("Sheep", "n"), ("Whale", "n"), ("Crab", "n"), ("Octopus", "n"), ("Parrot", "n")),
    "fr": (("Renard", "m"), ("Hibou", "m"), ("Ours", "m"), ("Grenouille", "f"), ("Hérisson", "m"), ("Pingouin", "m"), ("Chat", "m"), ("Lion", "m"), ("Éléphant", "m"), ("Girafe", "f"), ("Canard", "m"), ("Mouton", "m"), ("Baleine", "f"), ("Crabe", "m"), ("Pieuvre", "f"), ("Perroquet", "m")),
    "it": (("Volpe", "f"), ("Gufo", "m"), ("Orso", "m"), ("Rana", "f"), ("Riccio", "m"), ("Pinguino", "m"), ("Gatto", "m"), ("Leone", "m"), ("Elefante", "m"), ("Giraffa", "f"), ("Anatra", "f"), ("Pecora", "f"), ("Balena", "f"), ("Granchio", "m"), ("Polpo", "m"), ("Pappagallo", "m")),
}  # fmt: skip
"""In the order of ANIMALS; English words have no gender that would show."""

FACES = {word: animal for nouns in NOUNS.values() for (word, _), animal in zip(nouns, ANIMALS, strict=True)}
"""No language calls one animal as another calls another."""

TRAITS: dict[Language, tuple[str, ...]] = {
    "de": ("Fair", "Flink", "Frech", "Froh", "Golden", "Klug", "Kühn", "Leis", "Lustig", "Munter", "Mutig", "Pfiffig", "Ruhig", "Schlau", "Schnell", "Sonnig", "Stark", "Still", "Tapfer", "Wach", "Wendig", "Wild"),
    "en": ("Brave", "Bright", "Calm", "Cheery", "Clever", "Fair", "Fast", "Flying", "Golden", "Happy", "Jolly", "Keen", "Lucky", "Merry", "Nimble", "Proud", "Quick", "Quiet", "Shiny", "Smart", "Sunny", "Wild"),
    "fr": ("adroit/adroite", "agile", "calme", "content/contente", "costaud/costaude", "courageux/courageuse", "curieux/curieuse", "discret/discrète", "doré/dorée", "fier/fière", "futé/futée", "gentil/gentille", "habile", "hardi/hardie", "joyeux/joyeuse", "léger/légère", "malin/maligne", "rapide", "rieur/rieuse", "rusé/rusée", "sage", "vif/vive"),
    "it": ("abile", "agile", "allegro/allegra", "ardito/ardita", "audace", "buffo/buffa", "calmo/calma", "curioso/curiosa", "felice", "fiero/fiera", "forte", "furbo/furba", "gentile", "leggero/leggera", "saggio/saggia", "scaltro/scaltra", "sereno/serena", "solare", "svelto/svelta", "tenace", "veloce", "vivace"),
}  # fmt: skip
"""German ones without their ending; French and Italian ones with both forms where there are two."""

ENDINGS: dict[Gender, str] = {"m": "er", "f": "e", "n": "es"}


def name_in(lang: Language, animal: str, lots: Random) -> str:
    """Flinker Fuchs, Kluge Eule, Renard rusé, Volpe furba: 22 names for each animal in each language."""
    return _joined(lang, NOUNS[lang][ANIMALS.index(animal)], lots.choice(TRAITS[lang]))


def name_numbered(lang: Language, animal: Animal, number: int) -> str:
    """The same names, counted from 0 and round again."""
    traits = TRAITS[lang]
    return _joined(lang, NOUNS[lang][ANIMALS.index(animal)], traits[number % len(traits)])


def animal_of(name: str) -> str:
    """The face that goes with a generated name, in whatever language; empty for any other name."""
    return next((FACES[word] for word in name.split() if word in FACES), "")


def _joined(lang: Language, noun: Noun, trait: str) -> str:
    """The trait agrees with the animal, and stands where the language puts it."""
    word, gender = noun
    match lang:
        case "de":
            return f"{trait}{ENDINGS[gender]} {word}"
        case "en":
            return f"{trait} {word}"
        case "fr" | "it":
            forms = trait.split("/")
            return f"{word} {forms[-1] if gender == 'f' else forms[0]}"


@cache
def every_name() -> frozenset[str]:
    """All that can come out, and none: what somebody else says is called a name only if it is one of these."""
    langs: tuple[Language, ...] = get_args(Language)
    pairs = ((lang, noun, trait) for lang in langs for noun in NOUNS[lang] for trait in TRAITS[lang])
    return frozenset({"", *(_joined(*pair) for pair in pairs)})
