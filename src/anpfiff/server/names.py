"""Names from two words, in the person's language, and animals for faces: nobody types, nobody is known."""

from random import Random

from anpfiff.wire.messages import Language

ANIMALS = (
    "badger", "bear", "beaver", "cat", "deer", "dog", "dolphin", "duck", "eagle", "elephant", "frog", "giraffe",
    "hamster", "hare", "hedgehog", "horse", "kangaroo", "lion", "mole", "monkey", "mouse", "otter", "owl", "panda",
    "parrot", "penguin", "seal", "sheep", "squirrel", "stork", "tiger", "toad", "whale", "wolf", "zebra",
)  # fmt: skip

FIRST: dict[Language, tuple[str, ...]] = {
    "de": ("Flinker", "Frecher", "Froher", "Goldener", "Heller", "Kluger", "Kühner", "Leiser", "Lustiger", "Munterer", "Mutiger", "Neuer", "Ruhiger", "Schlauer", "Schneller", "Sonniger", "Starker", "Stiller", "Tapferer", "Wacher", "Wilder", "Windiger"),
    "en": ("Brave", "Bright", "Calm", "Clever", "Fast", "Flying", "Golden", "Happy", "Jolly", "Keen", "Lucky", "Merry", "Nimble", "Noisy", "Proud", "Quick", "Quiet", "Shiny", "Silver", "Smart", "Sunny", "Wild"),
    "fr": ("Grand", "Petit", "Joyeux", "Rapide", "Malin", "Brave", "Calme", "Vif", "Fier", "Doux", "Rusé", "Agile", "Solide", "Léger", "Habile", "Rieur", "Costaud", "Discret", "Futé", "Sage", "Hardi", "Gentil"),
    "it": ("Allegro", "Veloce", "Furbo", "Forte", "Calmo", "Fiero", "Agile", "Felice", "Abile", "Svelto", "Gentile", "Audace", "Vivace", "Leggero", "Dolce", "Saggio", "Buffo", "Ardito", "Solare", "Tenace", "Scaltro", "Sereno"),
}  # fmt: skip

SECOND: dict[Language, tuple[str, ...]] = {
    "de": ("Anstoß", "Ball", "Doppelpass", "Dribbler", "Fallrückzieher", "Flügel", "Freistoß", "Hattrick", "Heber", "Joker", "Kapitän", "Kopfball", "Libero", "Pfosten", "Pokal", "Rasen", "Schlenzer", "Schuss", "Stollen", "Torwart", "Trick", "Wimpel"),
    "en": ("Backheel", "Captain", "Corner", "Cross", "Dribbler", "Goalie", "Header", "Joker", "Kicker", "Libero", "Lob", "Pass", "Pennant", "Playmaker", "Post", "Rebound", "Scorer", "Striker", "Sweeper", "Trophy", "Volley", "Winger"),
    "fr": ("Ailier", "Attaquant", "Ballon", "Buteur", "Capitaine", "Centre", "Corner", "Coup franc", "Crampon", "Dribble", "Fanion", "Gardien", "Joker", "Libero", "Lob", "Passeur", "Penalty", "Poteau", "Stade", "Tacle", "Tir", "Trophée"),
    "it": ("Angolo", "Attaccante", "Bomber", "Campione", "Capitano", "Cross", "Dribbling", "Fantasista", "Gol", "Jolly", "Libero", "Mediano", "Palo", "Pallone", "Pallonetto", "Portiere", "Regista", "Rigore", "Stadio", "Tiro", "Trofeo", "Tunnel"),
}  # fmt: skip


def name_in(lang: Language, lots: Random) -> str:
    """Two words, such as Flinker Doppelpass: 484 of them in each language."""
    return f"{lots.choice(FIRST[lang])} {lots.choice(SECOND[lang])}"
