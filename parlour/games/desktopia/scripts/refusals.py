"""Why a script is refused: what is wrong, where it stands, and the number of the rule; the words are made elsewhere."""

KEYS = (
    # the text and its values (RULES.md 4.3)
    "not-json",
    "too-large",
    "not-an-object",
    "not-a-list",
    "not-a-text",
    "not-a-number",
    "not-whole",
    "not-yes-or-no",
    "not-a-name",
    "empty-text",
    "long-text",
    "out-of-range",
    "wrong-length",
    "missing-key",
    "unknown-key",
    "repeated-key",
    "unknown-word",
    "one-of-these",
    # the closed lists
    "unknown-condition",
    "unknown-modifier",
    "carry-only",
    "unknown-step",
    # names
    "unknown-type",
    "unknown-order",
    "unknown-artifact",
    "unknown-ritual",
    "unknown-zone",
    "unknown-tag",
    "unknown-object",
    "unknown-terrain",
    "unknown-team",
    "unknown-seat",
    "unknown-script",
    "repeated-name",
    "taken-name",
    "shared-tag",
    "single-tag",
    # sides and squads
    "seat-order",
    "wrong-control",
    "order-not-played",
    "passive-zone",
    "placement-given",
    "placement-missing",
    "points-differ",
    "single-unit",
    "off-artifact",
    "full-artifact",
    "too-wounded",
    "no-supply",
    "late",
    "too-many-disks",
    "too-many-cards",
    "both-time-cards",
    "rituals-off",
    # the table
    "not-convex",
    "outside-field",
    "too-close",
    "terrain-overlaps",
    "zone-too-small",
    "zone-unpackable",
    # aims
    "etude-players",
    "campaign-key",
    "mixed-group",
    "unbounded",
    "already-true",
    "no-way-to-win",
    # sequences
    "other-format",
    "out-of-place",
    "players-differ",
    "last-carry",
    "no-zone",
)


class BadScript(ValueError):
    """A script that cannot be played: `where` is the way to the value (`sides[1].squad[0].type`; "" is the whole)."""

    def __init__(self, key: str, where: str, rule: str, **facts: str | float) -> None:
        assert key in KEYS, f"{key} is not listed"
        super().__init__(key, where, rule, facts)
        self.key = key
        self.where = where
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.where or 'script'}: {self.key} [{self.rule}]{f' ({facts})' if facts else ''}"
