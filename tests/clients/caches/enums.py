"""Pickles of enums of every module of `cuda.bindings`: all that NVIDIA's package can pickle of its own classes."""

import enum
import importlib
import pickle
import sys
from pathlib import Path
from typing import Any

MODULES = ("driver", "runtime", "nvrtc", "nvjitlink", "nvvm", "nvfatbin", "nvml", "cufile")


def members() -> dict[str, list[Any]]:
    """The members of each enum; names for the same value are one member."""
    found = {}
    for name in MODULES:
        module = importlib.import_module(f"cuda.bindings.{name}")
        for key, value in vars(module).items():
            if isinstance(value, enum.EnumMeta) or hasattr(value, "__members__"):
                found[f"{name}.{key}"] = list(value)
    return found


def write(path: Path) -> None:
    path.write_bytes(pickle.dumps({key: [(int(one), pickle.dumps(one)) for one in ones] for key, ones in members().items()}))


def read(path: Path) -> None:
    theirs: dict[str, list[tuple[int, bytes]]] = pickle.loads(path.read_bytes())
    ours = {key: {int(one): one for one in ones} for key, ones in members().items()}
    different, count = [], 0
    for key, ones in theirs.items():
        # Members that one package has alone, as it knows another toolkit, are none of this test.
        for value, data in (one for one in ones if one[0] in ours.get(key, {})):
            count += 1
            if pickle.loads(data) is not ours[key][value]:
                different.append(f"{key}({value})")
    assert count > 1500 and not different, (count, different)


if __name__ == "__main__":
    {"write": write, "read": read}[sys.argv[1]](Path(sys.argv[2]) / "pickle")
