"""What people call themselves and say: made clean, and told apart."""

from collections.abc import Mapping
from unicodedata import category, combining, normalize

from parlour.table.refusals import refusal

LONGEST_NAME = 24
LONGEST_TEXT = 300
MOST_LINES = 2_000  # of chat that one seat may write at a table: its log keeps them all
MOST_MARKS = 2  # on one letter: more of them run over the lines above and below

# letters that look like nothing though they count as letters
_BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f")
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co"})  # controls, formats (bidi, zero width), halves of letters, private letters

# each word is a letter and everything that can be taken for it at a glance
_SMALL = "aаαɑ b6бь cсϲ dԁ eеε gɡ9 hһ iіι1lӏ| jј kкκ mм nпη oоοσ0 pрρ qԛ rг sѕ5 tтτ uυ vνѵ wшωԝ xхχ× yуγү 3зʒ 4ч"
_LARGE = "AАΑ BВΒ8 CСϹ EЕΕ HНΗ IІΙӀ1L| JЈ KКΚ MМΜ NΝ OОΟ0 PРΡ QԚ SЅ5 TТΤ VѴ WШԜ XХΧ× YУΥҮ ZΖ2 3З 4Ч 6Б"
_TWINS = (("rn", "m"), ("vv", "w"), ("VV", "W"))  # two letters that stand for one
_SMALL_LOOKS = {letter: group[0] for group in _SMALL.split() for letter in group}
_LARGE_LOOKS = {letter: group[0] for group in _LARGE.split() for letter in group}


def clean_name(text: str) -> str:
    """The name as it will be shown, or a refusal; "" is nobody's name and anybody's right."""
    name = _clean(text)
    if len(name) > LONGEST_NAME:
        raise refusal("name-long", longest=LONGEST_NAME)
    return name


def clean_text(text: str) -> str:
    """What somebody says as it will be shown, or a refusal."""
    said = _clean(text)
    if not said:
        raise refusal("text-empty")
    if len(said) > LONGEST_TEXT:
        raise refusal("text-long", longest=LONGEST_TEXT)
    return said


def look_alike(one: str, other: str) -> bool:
    """Whether two names can be taken for one another, written in small letters or in capitals."""
    small = _bones(one.casefold(), _SMALL_LOOKS) == _bones(other.casefold(), _SMALL_LOOKS)
    return small or _bones(one.upper(), _LARGE_LOOKS) == _bones(other.upper(), _LARGE_LOOKS)


def _bones(name: str, looks: Mapping[str, str]) -> str:
    """What is left of a name at a glance: no accents, signs or spaces, and one letter for all that look like it."""
    letters = [char for char in normalize("NFKD", name) if not combining(char)]
    bones = "".join([looks.get(char, char) for char in letters if category(char)[0] not in "PZ"])
    for pair, single in _TWINS:
        bones = bones.replace(pair, single)
    return bones or "".join(letters)


def _clean(text: str) -> str:
    seen = [" " if char.isspace() else char for char in normalize("NFC", text) if _is_seen(char)]
    clean = normalize("NFC", " ".join("".join(_lighter(seen)).split()))
    return clean if any(category(char)[0] not in "MZ" for char in clean) else ""  # marks on nothing are nothing


def _is_seen(letter: str) -> bool:
    return letter.isspace() or (category(letter) not in _UNSEEN and letter not in _BLANK)


def _lighter(letters: list[str]) -> list[str]:
    """Without the marks that are heaped on one letter."""
    kept: list[str] = []
    marks = 0
    for letter in letters:
        marks = marks + 1 if category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return kept
