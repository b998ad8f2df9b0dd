"""The 11 symbols and their tokens (RULES.md 2.4)."""

SYMBOLS = {
    "home": "city",
    "shield": "city",
    "lantern": "city",
    "heart": "city",
    "web": "creature",
    "rift": "creature",
    "eye": "creature",
    "tentacle": "creature",
    "skull": "creature",
    "maw": "creature",
    "claw": "creature",
}
