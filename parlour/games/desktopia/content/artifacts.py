"""The four artifacts (RULES.md 11.4), one of each Order."""

from collections.abc import Mapping

ARTIFACTS: Mapping[str, str] = {
    "fire_mine": "fire",
    "fountain_of_life": "grass",
    "magnetosphere": "metal",
    "smithy_of_dust": "dust",
}
