"""HIPIFY: the HIP name of each name, and the toolkits that added, deprecated and removed it, as recorded by its
authors.

    python tests/cross_checks/extract/hipify.py CLONE_OF_HIPIFY > tests/cross_checks/hipify.tsv
"""

import re

from table import clone_of_arguments, heading

# {"cuInit", {"hipInit", "", CONV_INIT, API_DRIVER, SEC::INIT}},
TRANSLATED = re.compile(r'^\s*\{"(\w+)",\s*\{"(\w*)",\s*"\w*",([^}]*)\}\}', re.M)
# {"cuDeviceGetLuid", {CUDA_100, CUDA_0, CUDA_0}},
DATED = re.compile(r'^\s*\{"(\w+)",\s*\{(CUD\w+),\s*(CUD\w+),\s*(CUD\w+)\s*\}\}', re.M)
TOOLKIT = re.compile(r"CUDA_(\d+)(\d)$")
LIBRARIES = ["Driver", "Runtime", "RTC", "BLAS", "DNN", "FFT", "RAND", "SOLVER", "SPARSE"]


def toolkit(code: str) -> str:
    """`CUDA_126` is 12.6; 0 represents none, and any other value is a release of cuDNN."""
    found = TOOLKIT.match(code)
    return f"{found[1]}.{found[2]}" if found else "-"


def main() -> None:
    clone = clone_of_arguments()
    names: dict[str, str] = {}
    dates: dict[str, tuple[str, ...]] = {}
    for library in LIBRARIES:
        for kind in ("functions", "types"):
            text = clone.text(f"src/CUDA2HIP_{library}_API_{kind}.cpp")
            for cuda, hip, flags in TRANSLATED.findall(text):
                if hip and "HIP_UNSUPPORTED" not in flags:
                    names[cuda] = hip
            for cuda, *codes in DATED.findall(text):
                dates[cuda] = tuple(map(toolkit, codes))
    lines = []
    for cuda in sorted(names.keys() | dates.keys()):
        line = (names.get(cuda, "-"), *dates.get(cuda, ("-", "-", "-")))
        if set(line) != {"-"}:
            lines.append("\t".join((cuda, *line)))
    what = "the maps in the files src/CUDA2HIP_*_API_*.cpp"
    print(heading("https://github.com/ROCm/HIPIFY", clone.commit, "MIT", "hipify.py", what))
    print(f"# {len(names)} names in HIP, {len(dates)} dates: CUDA's name, HIP's, the toolkits in which it was added, deprecated, removed")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
