"""A driver's own answers: its exported functions, and the function that `cuGetProcAddress` returns for a name and a
version of CUDA.

    cargo xtask site
    python tests/cross_checks/extract/driver.py target/site/data/driver.json target/site/data/nvml.json > tests/cross_checks/driver.tsv

Requires NVIDIA's driver and Python, but no packages. The queried names are those of the data that the site publishes.
"""

import ctypes
import json
import re
import sys
from pathlib import Path

SUFFIX = re.compile(r"_v\d+$")
# CUDA's versions in the format of `cuGetProcAddress`. For versions that were never released, the driver returns the
# same function as for the previous version.
VERSIONS = [1000 * major + 10 * minor for major in range(2, 20) for minor in range(10)]
DEFAULT, PER_THREAD = 0, 2
NOT_FOUND, NOT_SUPPORTED = 500, 801


def read(path: str) -> dict:
    return json.loads(Path(path).read_text("utf-8"))


def address(library: ctypes.CDLL, name: str) -> int | None:
    """Returns the address of a function in the library, if it is exported."""
    try:
        return ctypes.cast(getattr(library, name), ctypes.c_void_p).value
    except AttributeError:
        return None


class Driver:
    """The driver's functions, as returned by `cuGetProcAddress`."""

    def __init__(self, functions: dict):
        self.library = ctypes.CDLL("libcuda.so.1")
        version = ctypes.c_int()
        assert self.library.cuDriverGetVersion(ctypes.byref(version)) == 0
        self.version = version.value
        per_thread = {name for each in functions.values() for name in each.get("per_thread", {}).values()}
        # Symbols that share an address are the same function. The name that the headers declare comes first.
        self.symbols = {}
        for name in (*functions, *sorted(per_thread)):
            where = address(self.library, name)
            if where:
                self.symbols.setdefault(where, []).append(name)

    def asked(self, name: str, version: int, flags: int) -> list[str] | None:
        """Returns the symbols at the address that the driver returns for a name and version, or an empty list."""
        found, status = ctypes.c_void_p(), ctypes.c_int()
        code = self.library.cuGetProcAddress_v2(
            name.encode(), ctypes.byref(found), version, ctypes.c_uint64(flags), ctypes.byref(status)
        )
        if code in (NOT_FOUND, NOT_SUPPORTED) or not found.value:
            return None
        assert code == 0, (name, version, code)
        return self.symbols.get(found.value, ["?"])

    def history(self, name: str, flags: int) -> str:
        """`3.2 cuFoo_v2 13.0 cuFoo_v4`: the symbol for programs from each version on; `|` separates symbols with the
        same address."""
        steps, last = [], None
        for version in VERSIONS:
            if version > self.version:
                break
            now = self.asked(name, version, flags)
            if now != last:
                steps.append(f"{version // 1000}.{version % 1000 // 10} {'|'.join(now or ['-'])}")
            last = now
        return " ".join(steps) or "-"


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit(f"usage: python {sys.argv[0]} DRIVER_JSON NVML_JSON > tests/cross_checks/driver.tsv")
    functions, management = (read(path)["functions"] for path in sys.argv[1:])
    driver, nvml = Driver(functions), ctypes.CDLL("libnvidia-ml.so.1")
    text = ctypes.create_string_buffer(80)
    assert nvml.nvmlInit_v2() == 0 and nvml.nvmlSystemGetDriverVersion(text, 80) == 0
    version = f"{driver.version // 1000}.{driver.version % 1000 // 10}"
    print(f"# driver: {text.value.decode()}, of CUDA {version}, for Linux on x86-64")
    print("# asked: tests/cross_checks/extract/driver.py, with dlsym and cuGetProcAddress_v2")
    print("# exported: a symbol, and whether the driver's library has it")
    print("# legacy, per_thread: a name, and from which version on cuGetProcAddress gives which symbol for it, - for none;")
    print("# per_thread only where it is another one")
    for library, names in ((driver.library, functions), (nvml, management)):
        for name in sorted(names):
            print(f"exported\t{name}\t{'yes' if address(library, name) else 'no'}")
    for name in sorted({SUFFIX.sub("", name) for name in functions}):
        legacy, per_thread = (driver.history(name, flags) for flags in (DEFAULT, PER_THREAD))
        print(f"legacy\t{name}\t{legacy}")
        if per_thread != legacy:
            print(f"per_thread\t{name}\t{per_thread}")


if __name__ == "__main__":
    main()
