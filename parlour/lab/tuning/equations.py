"""Solves linear equations."""

from collections.abc import Sequence
from math import sqrt


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system with a symmetric positive matrix, by Cholesky's way."""
    size = len(right)
    root = [[0.0] * size for _ in right]
    for row in range(size):
        for column in range(row + 1):
            rest = matrix[row][column] - sum([root[row][place] * root[column][place] for place in range(column)])
            root[row][column] = sqrt(rest) if row == column else rest / root[column][column]
    half = [0.0] * size
    for row in range(size):
        half[row] = (right[row] - sum([root[row][place] * half[place] for place in range(row)])) / root[row][row]
    found = [0.0] * size
    for row in reversed(range(size)):
        later = sum([root[place][row] * found[place] for place in range(row + 1, size)])
        found[row] = (half[row] - later) / root[row][row]
    return found
