"""The language of effects and the rule that carries them out."""
