"""The language of effects: what a card, a face or a level of knowledge can do (RULES.md 11.11).

A word is one class, and all that it means stands there:

- `would_change`: whether it would change anything (IB-109);
- `act`, where it asks nobody, or the rule `resolve`, with its `question` above it;
- `promise`: what a bot expects of it, in points for its user.

Which words make up an effect is declared in `content/effects.py`. What the questions of a module are about stands in its
`QUESTIONS`.
"""
