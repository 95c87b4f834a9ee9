"""JCuda: the way in which its native part reads each pointer from a Java object, and whether it writes a value back.

The C++ functions call C's functions by name, so the call identifies the function and the position. The code before and
after the call:

    x_native = (float*)getPointer(env, x)               memory that Java's collector does not have: the device's
    initPointerData(env, x) … releasePointerData(…, JNI_ABORT)     either kind of memory, never written back: C reads
    initPointerData(env, x) … releasePointerData(…, 0)  either kind of memory, written back in case C wrote: no direction
    initNative(env, x, x_native, true)                  a Java array that C is given a copy of: the host's
    releaseNative(env, x_native, x, true)               … and that is written back
    int[] x                                             a Java array, in the Java half: the host's
    set(env, x, 0, x_native), setNativePointerValue(…)  one value that is written to a Java array or object: C writes

    python tests/cross_checks/extract/jcuda.py CLONE_OF_JCUBLAS > tests/cross_checks/jcublas.tsv

and likewise of jcusparse, jcusolver and jcudnn.
"""

import re

from c_text import argument, calls, uncommented
from table import Clone, Table, clone_of_arguments

BODY = re.compile(r"^(JNIEXPORT jint JNICALL Java_[a-z]+_[a-z]+_[A-Za-z0-9]+_(\w+Native)\b.*?^\})", re.M | re.S)


def opinion(variable: str, body: str) -> tuple[str, str]:
    """Returns the direction and location of the argument `variable`."""
    name = variable.removesuffix("_native")
    has = lambda pattern: re.search(pattern, body) is not None
    if has(rf"\b{variable} = \([^()]*\*\s*\)\s*getPointer\(env, {name}\)"):
        return "-", "device"
    if has(rf"\b{name}_pointerData = initPointerData\("):
        reads = has(rf"releasePointerData\(env, {name}_pointerData, JNI_ABORT\)")
        return ("in" if reads else "-"), "any"
    if has(rf"\b(set|setNativePointerValue)\(env, {name}\b.*{variable}\)"):
        return "out", "host"
    if has(rf"initNative\(env, {name}, {variable}\b"):
        written = has(rf"releaseNative\(env, {variable}, {name}\b")
        # Arrays are always copied, and are copied back if C writes to them.
        return ("-" if written else "in"), "host"
    return "-", "-"


def arrays(java: str) -> dict[str, set[str]]:
    """Returns the parameters that are Java arrays, by native method."""
    methods = {}
    for method, declared in calls(uncommented(java), r"\w+Native"):
        words = [parameter.split() for parameter in declared]
        methods[method] = {typed[-1] for typed in words if len(typed) > 1 and typed[-2].endswith("[]")}
    return methods


def opinions(clone: Clone) -> Table:
    paths = clone.paths(".")
    java = "".join(clone.text(path) for path in paths if re.search(r"/J\w+\.java$", path))
    of_java = arrays(java)
    table = Table()
    for path in paths:
        if not re.search(r"JNI/src/J[A-Z]\w*\.cpp$", path) or path.endswith("JCublas.cpp"):
            continue  # JCublas.cpp wraps the original interface of cuBLAS, which has no handles.
        for body, native in BODY.findall(uncommented(clone.text(path))):
            of_method = of_java.get(native.replace("_1", "_"), set())
            for called, passed in calls(body, r"cu(?:blas|sparse|solver|dnn)[A-Z]\w*"):
                for position, variable in enumerate(map(argument, passed), 1):
                    name = variable.removesuffix("_native")
                    if name != variable:
                        direction, place = opinion(variable, body)
                        # A Java program can pass only an array for this parameter, even if the C++ code supports other
                        # memory.
                        place = "host" if name in of_method else place
                        table.add(called, len(passed), position, name, direction, place)
    return table


def main() -> None:
    clone = clone_of_arguments()
    [library] = {path.split("/")[0].removesuffix("Java") for path in clone.paths(".") if re.match(r"JCu\w+Java/", path)}
    repository = f"https://github.com/jcuda/{library.lower()}"
    opinions(clone).print(repository, clone.commit, "MIT", "jcuda.py", "the C++ files of the folders named JNI")


if __name__ == "__main__":
    main()
