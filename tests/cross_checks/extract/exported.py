"""Exported symbols of libraries: for each declared function, whether the library in the same wheels exports its symbol.

    cargo xtask site
    cargo xtask regen --cuda 13.5   # the newest toolkit, for its headers
    python tests/cross_checks/extract/exported.py runtime nvrtc cublas@12.9,13.5 … > tests/cross_checks/exported.tsv

For each named library, and each toolkit in `specs/toolkits.yaml` or behind `@`, it fetches the wheel with the library,
compares it with the listed hash, if there is one, and reads the table of dynamic symbols. No library is loaded, and no
GPU is needed. The names are those of the data that the site publishes. It requires pip and PyYAML; some wheels have
hundreds of megabytes, and all of them are kept until it ends.
"""

import hashlib
import json
import re
import struct
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[3]
# The platform tags that `codegen/toolkit/src/pin.rs` uses.
TAGS = ["manylinux2014_x86_64", "manylinux2010_x86_64", "manylinux1_x86_64"]
TAGS += [f"manylinux_2_{minor}_x86_64" for minor in range(5, 40)]
# The layout of the section headers in a 64-bit ELF file, and of the entries in the table of dynamic symbols.
SECTION, SYMBOL, DYNSYM = struct.Struct("<IIQQQQIIQQ"), struct.Struct("<IBBHQQ"), 11


def exported(elf: bytes) -> set[str]:
    """Returns the symbols that an ELF file exports: the defined symbols in its table of dynamic symbols."""
    assert elf[:6] == b"\x7fELF\x02\x01", "no 64-bit ELF file"
    (start,) = struct.unpack_from("<Q", elf, 0x28)
    size, count = struct.unpack_from("<HH", elf, 0x3A)
    sections = [SECTION.unpack_from(elf, start + size * index) for index in range(count)]
    found = set()
    for _, kind, _, _, offset, length, link, *_ in sections:
        if kind != DYNSYM:
            continue
        names = sections[link][4]
        for at in range(offset, offset + length, SYMBOL.size):
            name, info, _, section, *_ = SYMBOL.unpack_from(elf, at)
            if section != 0 and info >> 4 in (1, 2):
                found.add(elf[names + name : elf.index(b"\0", names + name)].decode())
    return found


def version(text: str) -> tuple[int, int]:
    major, _, minor = text.partition(".")
    return int(major), int(minor or 0)


def within(ranges: str, at: str) -> bool:
    """Returns whether ranges such as `12.0..12.9, 13.1..` contain a version."""
    for one in ranges.split(", "):
        first, dots, last = one.partition("..")
        if version(first) <= version(at) <= (version(last) if last else (10**6, 0) if dots else version(first)):
            return True
    return False


def wheel(package: str, pinned: dict[str, Any], folder: Path) -> Path:
    """Returns the wheel of a package, which is fetched and compared with its hash only once."""
    folder = folder / f"{package}-{pinned['version']}"
    if folder.exists():
        return next(folder.glob("*.whl"))
    platforms = [word for tag in TAGS for word in ("--platform", tag)]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", *platforms]
    subprocess.run([*command, "--dest", str(folder), f"{package}=={pinned['version']}"], check=True)
    (found,) = folder.glob("*.whl")
    expected = pinned.get("sha256", {}).get("x86_64")
    assert expected in (None, hashlib.sha256(found.read_bytes()).hexdigest()), f"{found} has another hash"
    return found


def asked(library: str, only: list[str], toolkits: dict[str, list[dict[str, Any]]], folder: Path) -> None:
    """Prints the results for one library, in each toolkit or in the named toolkits."""
    data = json.loads((ROOT / "target/site/data" / f"{library}.json").read_text("utf-8"))
    loads = yaml.safe_load((ROOT / "specs" / f"{library}.yaml").read_text("utf-8"))["library"]["loads"]
    for toolkit in only or data["versions"]:
        major = toolkit.split(".")[0]
        of = loads.get(major)
        listed = {each["package"]: each for each in toolkits.get(toolkit, [])}
        package = next((name for name in of["packages"] if name in listed), None) if of else None
        # Some libraries exist only for ARM.
        if package is None or "x86_64" not in listed[package].get("sha256", {"x86_64": None}):
            continue
        with zipfile.ZipFile(wheel(package, listed[package], folder)) as archive:
            paths = [path for file in of["linux"] for path in archive.namelist() if path.endswith(f"/{file}")]
            if not paths:
                print(f"{library} {toolkit}: {package} has none of {of['linux']}", file=sys.stderr)
                continue
            symbols = exported(archive.read(paths[0]))
        declared = set()
        for name, function in data["functions"].items():
            if within(function["in"], toolkit):
                declared.add(name)
                twins = function.get("per_thread", {}).items()
                declared.update(twin for ranges, twin in twins if within(ranges, toolkit))
        print("asked", library, toolkit, paths[0].rsplit("/", 1)[1], len(declared), sep="\t", flush=True)
        for name in sorted(declared - symbols):
            print("missing", library, toolkit, name, sep="\t")
        # Private symbols are listed for one toolkit only, because their names change with each toolkit.
        if toolkit == data["versions"][-1]:
            unbound = (yaml.safe_load((ROOT / "specs" / f"{library}.yaml").read_text("utf-8"))["library"]).get("unbound_headers", {})
            include = ROOT / "target/cubind/toolkits" / toolkit / "include"
            texts = {header: (include / header).read_text("utf-8", "replace") for header in unbound if (include / header).is_file()}
            for name in sorted(symbol for symbol in symbols - declared if not symbol.startswith("_") and "." not in symbol):
                in_header = [header for header, text in texts.items() if re.search(rf"\b{name}\s*\(", text)][:1]
                print("undeclared", library, toolkit, name, *in_header, sep="\t")


def main() -> None:
    print("# asked: a library, the toolkit whose wheel has it, the file, and how many symbols its headers declare, twins for")
    print("# per-thread default streams included; by tests/cross_checks/extract/exported.py, on x86-64")
    print("# missing: a library, a toolkit, and a symbol that is declared and that the file does not export")
    print("# undeclared: of the newest toolkit, a symbol that the file exports and no header that is bound declares, but those")
    print("# that begin with `_`; and the header that declares it, if there is one")
    toolkits = yaml.safe_load((ROOT / "specs/toolkits.yaml").read_text("utf-8"))["toolkits"]
    with tempfile.TemporaryDirectory() as folder:
        for argument in sys.argv[1:]:
            library, _, only = argument.partition("@")
            asked(library, only.split(",") if only else [], toolkits, Path(folder))


if __name__ == "__main__":
    main()
