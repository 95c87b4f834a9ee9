"""Pickles of enums of every module of `cuda.bindings`. NVIDIA's package can pickle no other classes that it defines."""

import enum
import importlib
import pickle
import sys
from pathlib import Path
from typing import Any

MODULES = ("driver", "runtime", "nvrtc", "nvjitlink", "nvvm", "nvfatbin", "nvml", "cufile")


def members() -> dict[str, list[Any]]:
    """Returns the members of each enum. Several names for one value are one member."""
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
        # Members that only one of the packages has are excluded, because the packages support different toolkits.
        for value, data in (one for one in ones if one[0] in ours.get(key, {})):
            count += 1
            if pickle.loads(data) is not ours[key][value]:
                different.append(f"{key}({value})")
    assert count > 1500 and not different, (count, different)


if __name__ == "__main__":
    {"write": write, "read": read}[sys.argv[1]](Path(sys.argv[2]) / "pickle")
