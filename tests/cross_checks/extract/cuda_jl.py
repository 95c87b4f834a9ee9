"""CUDA.jl: the types of the parameters of its foreign functions, which distinguish host memory from device memory.

Its generator writes `Ptr` for every pointer; people write more specific types into `res/wrap/*.toml`:

    CuPtr           on the device
    PtrOrCuPtr      on either
    CuRef           one value; CUDA.jl puts cuBLAS into the mode in which scalars are on the device, so this is what has a mode
    Ref             one value on the host
    Ptr             on the host, in a function that has any of the others: somebody has looked at it. Nothing elsewhere.

Julia's types do not specify the direction.

    python tests/cross_checks/extract/cuda_jl.py CLONE_OF_CUDA_JL > tests/cross_checks/cudajl.tsv
"""

import re

from c_text import split
from table import Table, clone_of_arguments

PLACES = {"CuPtr": "device", "PtrOrCuPtr": "any", "CuRef": "mode", "RefOrCuRef": "mode", "Ref": "host", "Ptr": "host"}
CALL = re.compile(r"@gcsafe_ccall\s+\w+\.(\w+)\s*(?=\()")
PARAMETER = re.compile(r"(?P<name>\w+)::(?P<type>\w+)(?P<argument>\{.*\})?$", re.S)

# The modules with C names, for the libraries whose types people have written by hand.
SOURCES = [
    "lib/cublas/src/libcublas.jl",
    "lib/cublas/src/libcublasLt.jl",
    "lib/cudnn/src/libcudnn.jl",
    "lib/cufft/src/libcufft.jl",
    "lib/curand/src/libcurand.jl",
    "lib/cusolver/src/libcusolver.jl",
    "lib/cusolver/src/libcusolverMg.jl",
    "lib/cusolver/src/libcusolverRF.jl",
    "lib/cusparse/src/libcusparse.jl",
    "lib/custatevec/src/libcustatevec.jl",
    "lib/cutensor/src/libcutensor.jl",
    "lib/cutensornet/src/libcutensornet.jl",
]


def opinions(text: str, table: Table) -> None:
    for found in CALL.finditer(text):
        # Commas within braces belong to a type, and do not separate parameters.
        declared, _ = split(text, found.end())
        typed = [PARAMETER.match(one) for one in declared]
        chosen = {one["type"] for one in typed if one} & (PLACES.keys() - {"Ptr"})
        for position, one in enumerate(typed, 1):
            if chosen and one and one["type"] in PLACES:
                table.add(found[1], len(declared), position, one["name"], "-", PLACES[one["type"]])


def main() -> None:
    clone, table = clone_of_arguments(), Table()
    for file in SOURCES:
        opinions(clone.text(file), table)
    what = "the types in the files lib/*/src/lib*.jl"
    table.print("https://github.com/JuliaGPU/CUDA.jl", clone.commit, "MIT", "cuda_jl.py", what)


if __name__ == "__main__":
    main()
