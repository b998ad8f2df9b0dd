"""Hints for bots that think about In Between: what a position is worth, and which answers deserve a thought.

What a word of the effect language is worth stands with the word, in `effects/`; it is built on `outlook`, `hands`, `ways` and
`promises`, which know no word.
"""
