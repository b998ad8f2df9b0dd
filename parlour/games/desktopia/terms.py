"""What is agreed before a game of Desktopia: the script above all."""

from parlour.games.desktopia.battles import current, custom_script
from parlour.games.desktopia.content import ORDERS, STEADINESS
from parlour.games.desktopia.scripts.book import book
from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.kernel import Illegal, Option, Terms

NONE = "none"
BY_SEATS = {1: "etude", 2: "duel", 3: "trio", 4: "four"}
HANDICAPS = (NONE, "first", "second", "third", "fourth")


def _scripts(seats: int) -> tuple[str, ...]:
    """DK-SET-01 The scripts of the book for so many players: single ones first, then campaigns, then their battles."""
    pages = book()
    fitting = [script for script in pages.scripts.values() if script.players == seats]
    single = [script.id for script in fitting if script.kind != "campaign_battle"]
    campaigns = [page.id for page in pages.sequences.values() if page.kind == "campaign" and page.players == seats]
    return (*single, *campaigns, *[script.id for script in fitting if script.kind == "campaign_battle"])


OPTIONS = {
    **{name: Option(_scripts(seats), _scripts(seats)[0], seats=(seats,), rule="DK-SET-01") for seats, name in BY_SEATS.items()},
    "hand": Option(tuple(STEADINESS), "steady", seats=(2, 3, 4), rule="DK-SCR-12"),
    "rituals": Option(("script", "on", "off"), "script", seats=(2, 3, 4), rule="DK-SET-21"),
    "preview": Option(("contact", "run", NONE), "contact", fine=True),
    "handicap": Option(HANDICAPS, NONE, fine=True, seats=(2, 3, 4), rule="DK-FLK-07"),
    "custom": Option((NONE,), NONE, fine=True, open=True),
}

ASKS = {
    "deploy": "DK-SET-07",
    "act": "DK-TRN-01",
    "aim": "DK-FLK-01",
    "begin": "DK-TRN-16",
    "close": "DK-TRN-16",
    "deaths": "DK-RES-10",
    "feed": "DK-MIS-28",
    "target": "DK-SHO-08",
    "flames": "DK-HIT-17",
    "climb": "DK-ART-03",
    "face": "DK-PLC-07",
    "penalise": "DK-TRA-15",
    "charge": "DK-TRA-08",
    "raise": "DK-ART-21",
    "place": "DK-PLC-01",
    "pull": "DK-ART-19",
    "spark": "DK-TRA-05",
    "shields": "DK-TRA-19",
    "mine": "DK-ART-16",
    "unload": "DK-ART-17",
    "summon": "DK-RIT-09",
    "purify": "DK-RIT-11",
    "heal": "DK-RIT-12",
    "teleport": "DK-RIT-13",
    "keep": "DK-RIT-06",
}


def allows(terms: Terms) -> None:
    """DK-SCR-07 A script that was brought along must be a valid one for so many players; a handicap needs its player."""
    handicap = HANDICAPS.index(terms.options["handicap"])
    if handicap > terms.seats:
        legal = ", ".join(HANDICAPS[: terms.seats + 1])
        raise Illegal("unknown-choice", "DK-FLK-07", option="handicap", found=terms.options["handicap"], legal=legal)
    text = terms.options["custom"]
    if text == NONE:
        return
    try:
        script = custom_script(text)
    except BadScript as problem:
        told = {**problem.facts, "where": problem.where or "script", "what": problem.key}
        raise Illegal("bad-script", problem.rule, **told) from None
    if script.players != terms.seats:
        raise Illegal(
            "bad-script", "DK-SET-01", where="players", what="players-differ", found=script.players, expected=terms.seats
        )


def script_chosen(terms: Terms) -> tuple[str, str, str]:
    """The campaign, the script of the book, or the text of one that was brought along; the others are ""."""
    text = terms.options["custom"]
    if text != NONE:
        return "", "", text
    chosen = terms.options[BY_SEATS[terms.seats]]
    return (chosen, "", "") if chosen in book().sequences else ("", chosen, "")


def squad_names(terms: Terms) -> list[str]:
    """DK-SET-02 Whoever sits there leads the squad of these Orders."""
    script = current(*script_chosen(terms), ())
    return [f"side-{'-'.join([order for order in ORDERS if order in side.orders])}" for side in script.sides[: terms.seats]]


def teams(terms: Terms) -> list[int]:
    """DK-GEN-03 Sides of one team are allies."""
    return [side.team for side in current(*script_chosen(terms), ()).sides[: terms.seats]]
