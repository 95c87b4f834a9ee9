"""Imports of the package: only the first main interpreter of a process may import it; others raise an ImportError."""

import os
import subprocess
import sys
import sysconfig
import textwrap
from pathlib import Path

import pytest

SOURCE = Path(__file__).with_name("driver") / "embedding.c"

# `run` runs a program in an interpreter that shares the GIL ("legacy") or has its own; it returns the exception as a str.
INTERPRETERS = """
import gc, sys
try:
    import _interpreters as interpreters
except ImportError:
    import _xxsubinterpreters as interpreters

def create(isolated):
    if sys.version_info < (3, 13):
        return interpreters.create(isolated=isolated)
    return interpreters.create("isolated" if isolated else "legacy")

def run(interpreter, program):
    try:
        raised = (getattr(interpreters, "exec", None) or interpreters.run_string)(interpreter, program)
    except Exception as error:
        return str(error)
    return "" if raised is None else f"{raised.type.__name__}: {raised.msg}"

USE = '''
from cubind import driver
import copy, pickle
repr(driver.CUresult(0)); pickle.loads(pickle.dumps(driver.CUresult.CUDA_ERROR_UNKNOWN))
driver.CUDA_MEMCPY2D(srcHost=5)
'''
MAIN_ONLY = "cubind can be imported only in the main interpreter"
"""

USE = """
from cubind import driver
import copy, pickle
assert pickle.loads(pickle.dumps(driver.CUresult.CUDA_ERROR_UNKNOWN)) is driver.CUresult(999)
record = copy.copy(driver.CUDA_MEMCPY2D(srcHost=bytearray(8)))
assert record.srcHost and repr(record) and int(driver.CUstream(5)) == 5
"""


def run(*parts: str) -> None:
    """Runs a program in a separate process."""
    command = [sys.executable, "-X", "faulthandler", "-c", "\n".join(map(textwrap.dedent, parts))]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


needs_interpreters = pytest.mark.skipif(
    sys.implementation.name != "cpython" or sys.version_info >= (3, 14),
    reason="written for the private modules of CPython 3.11 to 3.13",
)


@needs_interpreters
@pytest.mark.parametrize("isolated", [False, True], ids=["legacy", "isolated"])
def test_a_subinterpreter_is_rejected_before_and_after_the_main_one(isolated: bool) -> None:
    run(
        INTERPRETERS,
        f"""
        isolated = {isolated}
        def refused():
            interpreter = create(isolated)
            for _ in range(3):
                told = run(interpreter, USE)
                assert "ImportError" in told, told
                # From 3.12 on, CPython itself rejects interpreters with their own GIL.
                assert MAIN_ONLY in told or isolated and "does not support loading in subinterpreters" in told, told
            assert run(interpreter, "import sys; assert 'cubind._native' not in sys.modules") == ""
            interpreters.destroy(interpreter)
            gc.collect()
        refused()
        exec(USE)
        refused()
        exec(USE)
        refused()
        """,
        USE,
    )


@needs_interpreters
def test_the_main_interpreter_while_another_one_lives() -> None:
    run(
        INTERPRETERS,
        """
        interpreter = create(False)
        exec(USE)
        assert MAIN_ONLY in run(interpreter, USE)
        """,
        USE,
    )


def test_the_package_can_be_imported_again_in_its_own_interpreter() -> None:
    run(
        USE,
        """
        import importlib, importlib.util, sys, cubind._native as first
        kind, major = driver.CUDA_MEMCPY2D, driver.CUDA_VERSION // 1000
        assert importlib.reload(first) is first
        for name in [name for name in sys.modules if name.startswith("cubind")]:
            del sys.modules[name]
        import cubind._native as second
        from cubind import driver as again

        def found(native):
            names = {}
            native.populate(names, major, "driver")
            native.complete(major, "driver")
            return names["CUDA_MEMCPY2D"]

        assert second is not first and found(second) is kind is again.CUDA_MEMCPY2D
        spec = importlib.util.spec_from_file_location("elsewhere._native", first.__file__)
        third = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(third)
        assert found(third) is kind
        """,
        USE,
    )


@pytest.fixture(scope="module")
def embedding(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program that embeds the running Python."""
    program = tmp_path_factory.mktemp("embedding") / "embedding"
    words = {name: str(sysconfig.get_config_var(name) or "") for name in ("LIBDIR", "LDVERSION", "LIBS", "SYSLIBS")}
    include, library = sysconfig.get_path("include"), words["LIBDIR"]
    if not sysconfig.get_config_var("Py_ENABLE_SHARED"):
        pytest.skip("this Python has no shared library to embed")
    command = ["cc", "-O1", f"-I{include}", str(SOURCE), "-o", str(program), f"-L{library}", f"-Wl,-rpath,{library}"]
    command += [f"-lpython{words['LDVERSION']}", *words["LIBS"].split(), *words["SYSLIBS"].split()]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        pytest.skip(f"Python cannot be embedded here: {done.stderr}")
    return program


def embedded(program: Path, *rounds: str) -> None:
    environment = os.environ | {"EMBEDDED_PYTHON": sys.executable, "PYTHONFAULTHANDLER": "1"}
    command = [str(program), *map(textwrap.dedent, rounds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, f"{done.returncode}: {done.stderr}"


REFUSED = """
try:
    from cubind import driver
except ImportError as error:
    assert "cannot be imported again after the interpreter" in str(error), error
else:
    raise AssertionError("imported")
"""


def test_a_second_main_interpreter_is_rejected(embedding: Path) -> None:
    embedded(embedding, USE, REFUSED, REFUSED)


def test_the_first_import_may_happen_in_a_later_interpreter(embedding: Path) -> None:
    embedded(embedding, "pass", USE, REFUSED)


@needs_interpreters
def test_a_rejected_import_does_not_claim_the_process(embedding: Path) -> None:
    refused = INTERPRETERS + "assert MAIN_ONLY in run(create(False), USE)"
    embedded(embedding, refused, USE, REFUSED)


def test_live_objects_at_the_end_of_an_interpreter(embedding: Path) -> None:
    """Records in cycles, a subclass, callables that CUDA could call, and a module that is freed last."""
    embedded(
        embedding,
        USE
        + """
        import builtins, sys
        class Sub(driver.CUDA_HOST_NODE_PARAMS): pass
        class Buffer(bytearray): pass
        one, memory = Sub(), Buffer(8)
        one.me, one.userData, memory.one, one.fn = one, memory, one, print
        nested = driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC()
        nested.handle.nvSciBufObject = memory
        builtins.kept = [one, nested.handle, driver, sys.modules["cubind._native"]]
        """.replace("\n        ", "\n"),
        REFUSED,
    )
