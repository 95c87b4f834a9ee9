"""A table of another project's descriptions of C's parameters, as `tests/cross_checks/README.md` specifies it."""

import subprocess
import sys
from pathlib import Path

DIRECTIONS = ("in", "out", "inout", "-")
PLACES = ("host", "device", "mode", "any", "-")


class Clone:
    """A clone of a repository, with or without a work tree. Files are read from the newest commit."""

    def __init__(self, folder: str):
        self.folder = folder
        self.commit = self._git("rev-parse", "HEAD").strip()

    def _git(self, *args: str) -> str:
        done = subprocess.run(["git", "-C", self.folder, *args], check=True, capture_output=True)
        return done.stdout.decode("utf-8", errors="replace")

    def text(self, path: str) -> str:
        return self._git("show", f"HEAD:{path}").replace("\r\n", "\n")

    def paths(self, folder: str) -> list[str]:
        return self._git("ls-tree", "-r", "--name-only", "HEAD", folder).splitlines()


class Table:
    """Descriptions by function and position."""

    def __init__(self):
        self.functions: dict[tuple[str, int], dict[int, tuple[str, str, str]]] = {}

    def add(self, function: str, arity: int, position: int, name: str, direction: str, place: str) -> None:
        """`name` is the source's own name, for readers; `position` counts from 1."""
        assert direction in DIRECTIONS and place in PLACES, (direction, place)
        if (direction, place) == ("-", "-"):
            return
        said = self.functions.setdefault((function, arity), {})
        before = said.setdefault(position, (name, direction, place))
        if before[1:] != (direction, place):
            # If two functions of the source correspond to one C function but have different facts, only the facts that
            # both functions share are kept.
            kept = tuple(a if a == b else "-" for a, b in zip(before[1:], (direction, place)))
            note = f"{function}, parameter {position}: {before[1:]} and {(direction, place)}, kept {kept}"
            print(note, file=sys.stderr)
            said[position] = (name, *kept)

    def print(self, repository: str, commit: str, licence: str, script: str, what: str) -> None:
        parameters = sum(len(said) for said in self.functions.values())
        print(heading(repository, commit, licence, script, what))
        print(f"# {len(self.functions)} functions, {parameters} parameters")
        for (function, arity), said in sorted(self.functions.items()):
            cells = [f"{at} {name} {direction} {place}" for at, (name, direction, place) in sorted(said.items())]
            print("\t".join([f"{function}/{arity}", *cells]))


def heading(repository: str, commit: str, licence: str, script: str, what: str) -> str:
    """Returns the first lines of a table, which name its source."""
    source = f"# extracted: tests/cross_checks/extract/{script}, from {what}"
    return f"# repository: {repository}\n# revision: {commit}\n# licence: {licence}\n{source}"


def clone_of_arguments() -> Clone:
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
        sys.exit(f"usage: python {sys.argv[0]} CLONE > tests/cross_checks/NAME.tsv")
    return Clone(sys.argv[1])
