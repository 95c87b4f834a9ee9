"""Stub libraries with every function of every library, which return 0 and read no argument."""

# The stubs forbid most of these calls.
# mypy: ignore-errors

import os
import re
import subprocess
import sys
from pathlib import Path

# The generated tables of each library in each major version, which contain the library's file names.
TABLES = Path(__file__).parents[3] / "generated" / "cubind-py" / "src" / "modules"

# The package lists the symbols of a loaded library, even if the library exports none.
NAMES = """
import sys
from cubind import _native
for one in sys.argv[1:]:
    library, major = one.split("/")
    print(one, *_native.addresses(int(major), library))
"""


def files() -> dict[str, list[str]]:
    """Returns the files of each library: "cublas/13"."""
    found = {}
    for path in sorted(TABLES.glob("*.rs")):
        # The lists begin with the file names for Windows.
        names = re.search(r"LibraryDef::new\(.*?\belse \{\s*&\[([^\]]*)\]", path.read_text(), re.DOTALL)
        if names:
            # The name ends with the major version. For example, `nvjpeg2k0` is version 0 of the library `nvjpeg2k`.
            library, major = re.fullmatch(r"(.*?[a-z])(\d+)", path.stem).groups()
            found[f"{library}/{major}"] = re.findall(r"\"([^\"]+)\"", names[1])
    assert "libcuda.so.1" in found["driver/13"]
    return found


def compile_library(path: Path, source: str) -> None:
    compiler = os.environ.get("CC", "cc")
    command = [compiler, "-w", "-shared", "-fPIC", f"-Wl,-soname,{path.name}", "-x", "c", "-o", str(path), "-"]
    subprocess.run(command, input=source, text=True, check=True)


def environment(folder: Path) -> dict[str, str]:
    """Returns the environment of a program that uses these libraries, which are compiled into the folder."""
    others = {name: value for name, value in os.environ.items() if not name.startswith(("CUDA", "CUBIND"))}
    found = others | {"LD_LIBRARY_PATH": str(folder)}
    libraries = files()
    # The file is empty, except for the symbol that a library needs to be loaded.
    for file in {file for names in libraries.values() for file in names}:
        compile_library(folder / file, "int cusparseLtMatmulAlgSelectionDestroy;\n")
    command = [sys.executable, "-c", NAMES, *libraries]
    lines = subprocess.run(command, env=found, capture_output=True, text=True, check=True).stdout.splitlines()
    symbols: dict[str, set[str]] = {}
    for line in lines:
        library, *own = line.split()
        for file in libraries[library]:
            symbols.setdefault(file, set()).update(own)
    # Some symbols are variables, which the package reads.
    function = "__attribute__((aligned(16))) void *{}(void) {{ return 0; }}\n"
    for file, own in symbols.items():
        compile_library(folder / file, "".join(function.format(symbol) for symbol in sorted(own)))
    return found
