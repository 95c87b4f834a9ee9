"""THAPI: the directions of pointers, as the authors of a tracer for CUDA programs specified them for each function of
the driver.

    cargo xtask site
    python tests/cross_checks/extract/thapi.py CLONE_OF_THAPI target/site/data/driver.json > tests/cross_checks/thapi.tsv

THAPI names parameters; their positions are those of the parameters with these names in the headers. It needs PyYAML.
"""

import json
import sys
from pathlib import Path

import yaml
from table import Clone, Table

FILE = "backends/cuda/cuda_meta_parameters.yaml"


def direction(kind: str) -> str:
    """`InOutScalar` is read and written, `OutArray` is written, `InString` is read."""
    for prefix, said in (("InOut", "inout"), ("In", "in"), ("Out", "out")):
        if kind.startswith(prefix):
            return said
    raise ValueError(kind)


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit(f"usage: python {sys.argv[0]} CLONE_OF_THAPI DRIVER_JSON > tests/cross_checks/thapi.tsv")
    clone = Clone(sys.argv[1])
    functions = json.loads(Path(sys.argv[2]).read_text("utf-8"))["functions"]
    table = Table()
    for function, said in yaml.safe_load(clone.text(FILE))["meta_parameters"].items():
        directions: dict[str, set[str]] = {}
        for kind, name, *_ in said:
            directions.setdefault(name, set()).add(direction(kind))
        for params in functions.get(function, {}).get("params", {}).values():
            # A name such as `params->extSemArray` names a field, which the table does not describe.
            for at, param in enumerate(params, 1):
                if found := directions.get(param["name"]):
                    # A value that is printed both before and after the call is an input and an output.
                    (both,) = found if len(found) == 1 else ("inout",)
                    table.add(function, len(params), at, param["name"], both, "host")
    what = f"the file {FILE}, with positions from cubind's data"
    table.print("https://github.com/argonne-lcf/THAPI", clone.commit, "BSD-3-Clause", "thapi.py", what)


if __name__ == "__main__":
    main()
