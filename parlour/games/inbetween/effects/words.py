"""The questions of all words, by kind."""

from parlour.games.inbetween.effects import cards, circle, energy, equipment, other_effects, playing, shifts

MODULES = (shifts, circle, energy, cards, equipment, other_effects, playing)
QUESTIONS = {kind: question for module in MODULES for kind, question in module.QUESTIONS.items()}
