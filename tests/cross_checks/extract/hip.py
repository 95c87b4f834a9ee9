"""hipBLAS and hipSPARSE: the documented direction and location of each pointer.

For NVIDIA's devices each of their functions calls one of cuBLAS or cuSPARSE: the call identifies the function, and the
position of each parameter in it. Names therefore need no translation.

    python tests/cross_checks/extract/hip.py CLONE_OF_HIPBLAS > tests/cross_checks/hipblas.tsv
    python tests/cross_checks/extract/hip.py CLONE_OF_HIPSPARSE > tests/cross_checks/hipsparse.tsv
"""

import re

from c_text import argument, calls, parameter, split, uncommented
from table import Clone, Table, clone_of_arguments

# The beginning and the end of a parameter's description.
PARAM = re.compile(r"[@\\]param\s*\[([\w, ]+)\]\s*(.*?)(?=[@\\]param\b|[\\@]retval|[\\@]par\b|\*{4,}|\Z)", re.S)
BOTH = re.compile(r"(host|device)( pointer| memory)?( or |/)(a |the )?(host|device)")
HOST = re.compile(r"\bhost\b")
DEVICE = re.compile(r"\b(device|gpu)\b")
# The description of an array of pointers: the words before it specify the location of the pointers, and the words after
# it the location of their targets.
OF_POINTERS = re.compile(r"of (batch_count )?(device|host)?\s*pointers.*", re.S)


def place(text: str) -> str:
    text = OF_POINTERS.sub("", text.lower())
    if BOTH.search(text):
        return "mode"
    match bool(HOST.search(text)), bool(DEVICE.search(text)):
        case True, False:
            return "host"
        case False, True:
            return "device"
    return "-"


def documented(header: str) -> dict[str, dict[str, tuple[str, str]]]:
    """The direction and the location of each parameter, by function of the header. One comment may precede several
    functions."""
    said, current = {}, {}
    pieces = re.split(r"(/\*!.*?\*/)", header, flags=re.S)
    for piece in pieces:
        if piece.startswith("/*!"):
            current = {}
            comment = re.sub(r"^\s*\*+(?=[\s\\@])", "", piece, flags=re.M)
            for direction, text in PARAM.findall(comment.removesuffix("*/")):
                direction = {"in,out": "inout"}.get(direction.replace(" ", ""), direction.replace(" ", ""))
                names = re.match(r"\s*(\w+(?:\s*,\s*\w+)*)", text)
                for name in re.split(r"\s*,\s*", names[1]) if names else []:
                    current[name] = (direction, place(text[names.end() :]))
        else:
            for function, _ in calls(uncommented(piece), r"hip(?:blas|sparse)[A-Z]\w*"):
                said[function] = current
    return said


def definitions(source: str):
    """Returns functions with their parameters and bodies."""
    for found in re.finditer(r"^hip(?:blas|sparse)Status_t\s+(hip\w+)\s*\(", source, re.M):
        declared, closed = split(source, found.end() - 1)
        end = re.compile(r"^hip(?:blas|sparse)Status_t|\Z", re.M).search(source, closed).start()
        yield found[1], [parameter(one) for one in declared], source[closed:end]


def opinions(clone: Clone, library: str) -> Table:
    said = documented(clone.text(f"library/include/hip{library}.h"))
    source = uncommented(clone.text(f"library/src/nvidia_detail/hip{library}.cpp"))
    table = Table()
    for function, declared, body in definitions(source):
        pointers = {name for name, is_pointer in declared if is_pointer}
        for called, passed in calls(body, rf"cu{library}[A-Z]\w*"):
            for position, name in enumerate(map(argument, passed), 1):
                if name in pointers and name in said.get(function, {}):
                    table.add(called, len(passed), position, name, *said[function][name])
    return table


def main() -> None:
    clone = clone_of_arguments()
    is_blas = "library/include/hipblas.h" in clone.paths("library/include")
    name, library = ("hipBLAS", "blas") if is_blas else ("hipSPARSE", "sparse")
    what = f"the documentation in hip{library}.h and the calls in nvidia_detail/hip{library}.cpp"
    opinions(clone, library).print(f"https://github.com/ROCm/{name}", clone.commit, "MIT", "hip.py", what)


if __name__ == "__main__":
    main()
