"""Python callables that return values through C pointers, with a library that calls them immediately."""

import os
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from majors import DEFAULT

# C's output variables are initialized with values other than zero.
SOURCE = r"""
#include <stddef.h>
#include <stdint.h>
uint8_t *buffer;
size_t size, most;
int cuptiActivityRegisterCallbacks(void (*request)(uint8_t **, size_t *, size_t *), void *complete) {
    buffer = (uint8_t *)7, size = 7, most = 7;
    request(&buffer, &size, &most);
    return 0;
}
"""

BEFORE = """
import ctypes, gc, sys
from cubind import cupti
unraised = []
sys.unraisablehook = lambda how: unraised.append((type(how.exc_value), str(how.exc_value)))
stub = ctypes.CDLL(sys.argv[1])

def found(request):
    unraised.clear()
    assert cupti.cuptiActivityRegisterCallbacks(request, 0) == (cupti.CUptiResult.CUPTI_SUCCESS,)
    return tuple(ctypes.c_size_t.in_dll(stub, name).value for name in ("buffer", "size", "most"))
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], None]:
    folder = tmp_path_factory.mktemp("outputs")
    library = folder / f"libcupti.so.{DEFAULT}"
    compiler = os.environ.get("CC", "cc")
    try:
        subprocess.run(
            [compiler, "-shared", "-fPIC", "-x", "c", "-o", str(library), "-"], input=SOURCE, text=True, check=True
        )
    except FileNotFoundError:
        pytest.skip(f"there is no C compiler `{compiler}`")

    def run(code: str, library: Path = library) -> None:
        program = BEFORE + textwrap.dedent(code)
        environment = {**os.environ, "LD_LIBRARY_PATH": str(folder)}
        subprocess.run([sys.executable, "-c", program, library], env=environment, check=True)

    return run


def test_values_are_returned_in_the_order_of_the_parameters(run: Callable[[str], None]) -> None:
    run("""
        assert found(lambda: (0x1000, 4096, 3)) == (0x1000, 4096, 3)
        assert found(lambda: [2**63, 2**64 - 1, 0]) == (2**63, 2**64 - 1, 0)
        assert unraised == []
    """)


def test_memory_is_returned_as_its_address(run: Callable[[str], None]) -> None:
    run("""
        memory = ctypes.create_string_buffer(64)
        assert found(lambda: (ctypes.addressof(memory), len(memory), 0)) == (ctypes.addressof(memory), 64, 0)
        assert found(lambda: (None, 0, 0)) == (0, 0, 0)
    """)


@pytest.mark.parametrize("memory", ["bytearray(4096)", "ctypes.create_string_buffer(64)", "b'bytes'", "True"])
def test_a_callable_must_not_return_a_buffer_as_an_address(run: Callable[[str], None], memory: str) -> None:
    # CUDA writes to the variable after the callable has returned, when no Python object keeps the variable alive.
    run(f"""
        assert found(lambda: ({memory}, 64, 0)) == (0, 0, 0)
        [(kind, text)] = unraised
        assert kind is TypeError and text.startswith("a callback returns memory as its address, an int"), text
    """)


@pytest.mark.parametrize(
    ("callable", "error"),
    [
        ("lambda: None", None),
        ("lambda: 1 / 0", "ZeroDivisionError"),
        ("lambda: 5", "TypeError"),
        ("lambda: (4096, 5)", "TypeError"),
        ("lambda: (4096, 5, 6, 7)", "TypeError"),
        ("lambda: (4096, 5, 'many')", "TypeError"),
        ("lambda: (1.5, 5, 6)", "TypeError"),
        ("lambda: (4096, 2**64, 0)", "OverflowError"),
        ("lambda buffer: (buffer, 1, 1)", "TypeError"),
    ],
)
def test_outputs_are_zero_if_the_callable_returns_none(run: Callable[[str], None], callable: str, error: str | None) -> None:
    run(f"""
        assert found({callable}) == (0, 0, 0)
        assert [kind.__name__ for kind, _ in unraised] == {[error] if error else []}, unraised
    """)


def test_a_rejected_buffer_is_not_kept_alive(run: Callable[[str], None]) -> None:
    run("""
        memory = bytearray(64)
        request = lambda: (memory, 64, 0)
        before = sys.getrefcount(memory)
        for _ in range(50):
            found(request)
        unraised.clear()
        gc.collect()
        assert sys.getrefcount(memory) == before
        memory.extend(b"as nobody exports it")
    """)
