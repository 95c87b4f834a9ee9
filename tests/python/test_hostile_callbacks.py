"""Callables with a registration that fails or is undone, and threads that end in a call."""

# The stubs forbid most of these calls.
# mypy: ignore-errors

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import calling

Run = Callable[[str], None]

# The objects that ctypes has created: one for each C function.
FUNCTIONS = """
import ctypes
def functions():
    gc.collect()
    return sum(isinstance(one, ctypes._CFuncPtr) for one in gc.get_objects())
"""

THREAD_LEAVES = """
import os, threading
from cubind import driver
thread = threading.Thread(target=driver.cuCtxSynchronize, daemon=True)
thread.start()
thread.join(0.3)
os.write(1, b"alive")
os._exit(0)
"""


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Run:
    folder = calling.build(tmp_path_factory.mktemp("calling"))
    return lambda code: calling.run(folder, FUNCTIONS, code)


def test_a_failed_launch_frees_its_callable(driver: Run) -> None:
    driver("""
        calls = [
            lambda call, data: cuLaunchHostFunc(0, call, data),
            lambda call, data: cuStreamAddCallback(0, call, data, 0),
            lambda call, data: cuUserObjectCreate(data, call, 1, 1),
            lambda call, data: cuStreamBeginRecaptureToGraph(0, 0, 0, call, data),
        ]
        stub.set_code(400)
        for capturing in (0, 1):
            stub.set_capturing(capturing)
            for call in calls:
                before, alive = None, []
                for index in range(50):
                    function, data = Thing(), Thing()
                    assert int(call(function, data)[0]) == 400
                    alive += [weakref.ref(function), weakref.ref(data)]
                    before = before or functions()
                del function, data
                churn()
                assert not any(one() for one in alive), sum(one() is not None for one in alive)
                assert functions() == before
        stub.set_code(0)
        thing = Thing()
        assert cuLaunchHostFunc(0, thing, 1) == (OK,)
        stub.fire(HOST)
        assert thing.seen == [(1,)]
    """)


def test_a_failed_launch_releases_a_ctypes_function(driver: Run) -> None:
    driver("""
        made = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda data: None)
        count = sys.getrefcount(made)
        stub.set_code(400)
        cuLaunchHostFunc(0, made, None)
        assert sys.getrefcount(made) == count
        stub.set_code(0)
        cuLaunchHostFunc(0, made, None)
        assert sys.getrefcount(made) == count + 1
    """)


def test_an_unregistered_function_is_reused(driver: Run) -> None:
    driver("""
        def cycle(thing):
            err, handle = cuLogsRegisterCallback(thing, None)
            assert cuLogsUnregisterCallback(handle) == (OK,)
        for _ in range(100):
            cycle(Thing())
        before = functions()
        for _ in range(1000):
            cycle(Thing())
        assert functions() == before, (before, functions())
        # A function is not reused immediately, because a thread may be about to enter it.
        first, second = Thing(), Thing()
        cycle(first)
        err, handle = cuLogsRegisterCallback(Thing(), None)
        assert first.seen == []
    """)


def test_a_function_is_reused_only_once(driver: Run) -> None:
    driver("""
        # CUDA does not call a host function twice. If it did, the second call must not free another callable.
        for _ in range(20):
            first, second, third = Thing(), Thing(), Thing()
            cuLaunchHostFunc(0, first, 1)
            stub.fire(HOST)
            stub.fire(HOST)
            cuLaunchHostFunc(0, second, 2)
            stub.fire(HOST)
            assert first.seen == [(1,)] and second.seen == [(2,)]
    """)


def test_a_thread_that_ends_in_a_call_does_not_end_the_process(tmp_path: Path) -> None:
    """CPython up to 3.13 ends daemon threads at exit like this: with `pthread_exit`, which unwinds the stack."""
    source = "#include <pthread.h>\nint cuCtxSynchronize(void) { pthread_exit(0); }\n"
    library = str(tmp_path / "libcuda.so.1")
    command = [os.environ.get("CC", "cc"), "-shared", "-fPIC", "-pthread", "-x", "c", "-o", library, "-"]
    try:
        subprocess.run(command, input=source, text=True, check=True)
    except FileNotFoundError:
        pytest.skip("there is no C compiler")
    for _ in range(5):
        done = subprocess.run(
            [sys.executable, "-c", THREAD_LEAVES],
            env=os.environ | {"LD_LIBRARY_PATH": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert (done.returncode, done.stdout) == (0, "alive"), done.stderr
