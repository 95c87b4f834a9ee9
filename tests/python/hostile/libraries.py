"""Invalid files in place of a CUDA library. Each file must raise an exception that a program can catch."""

# The stubs forbid most of these calls.
# mypy: ignore-errors

import random
import subprocess
import sys
from pathlib import Path

PROGRAM = """
from cubind import DynamicLibNotFoundError, FunctionNotFoundError, driver
try:
    driver.cuInit(0)
except (DynamicLibNotFoundError, FunctionNotFoundError) as error:
    assert "libcuda" in str(error)
"""


def wrong(chance: random.Random, good: bytes) -> bytes | None:
    """Returns the contents of a wrong file; None for a folder."""
    head = bytearray(good[:64])
    head[chance.randrange(64)] ^= 1 << chance.randrange(8)
    whole = good[64:]
    text = b"INPUT(/nowhere/libcuda.so.1)\n"
    return chance.choice([b"", good[: chance.randrange(64)], bytes(64), text, bytes(head[:20]) + bytes(44) + whole, None])


def run(folder: Path, environment: dict[str, str], seed: int, good: Path) -> None:
    """Runs a program with a wrong file, which must raise an exception and exit normally."""
    chance = random.Random(seed)
    contents, place = wrong(chance, good.read_bytes()), folder / "libcuda.so.1"
    if contents is None:
        place.mkdir()
    else:
        place.write_bytes(contents)
    given = environment | {"LD_LIBRARY_PATH": str(folder)}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=given, capture_output=True, text=True, timeout=60)
    if done.returncode:
        raise AssertionError(f"a wrong library, seed {seed}: exit status {done.returncode}\n{done.stderr[-2000:]}")
