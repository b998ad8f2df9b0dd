"""Check: content is declared, not worked out, and every piece that has words has a test once any of its kind has one."""

import ast
from collections.abc import Iterator
from pathlib import Path

from parlour.conform.citations import citations
from parlour.conform.messages import messages


def functions_in_content(folder: Path) -> Iterator[str]:
    """Functions that content modules define; they belong into the rules."""
    for file in sorted((folder / "content").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
                name = "a lambda" if isinstance(node, ast.Lambda) else node.name
                yield f"content/{file.relative_to(folder / 'content').as_posix()}:{node.lineno} defines {name}"


def untested_pieces(folder: Path) -> Iterator[str]:
    """Cited pieces (`card:spur`) without words (`card-spur`), and pieces of a cited kind that no test covers."""
    said = messages(folder / "text" / "en.ftl")
    cited = {piece.replace(":", "-", 1): where for piece, where in citations(folder / "tests").items() if ":" in piece}
    for key, where in cited.items():
        if key not in said:
            yield f"{where} covers {key.replace('-', ':', 1)}, but there are no words for {key}"
    kinds = {key.split("-", 1)[0] for key in cited}
    for key in said:
        of_cited = any(key == piece or key.startswith(f"{piece}-") for piece in cited)
        if key.split("-", 1)[0] in kinds and not of_cited:
            yield f"no test covers {key.replace('-', ':', 1)}"
