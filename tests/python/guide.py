"""The programs of the Python guide."""

import functools
import pathlib

GUIDE = pathlib.Path(__file__).resolve().parents[2] / "generated" / "cubind-py" / "GUIDE.md"


@functools.cache
def programs() -> dict[str, str]:
    """Returns each block of Python code by its topic; several blocks of a topic are numbered."""
    found: dict[str, str] = {}
    title: str = ""
    lines: list[str] | None = None
    for line in GUIDE.read_text("utf-8").splitlines():
        if lines is None:
            if line.startswith("## "):
                title = line[3:]
            if line == "```python":
                lines = []
        elif line == "```":
            number = sum(1 for other in found if other.startswith(title)) + 1
            found[title if number == 1 else f"{title} {number}"] = "\n".join([*lines, ""])
            lines = None
        else:
            lines.append(line)
    return found
