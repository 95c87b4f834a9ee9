"""Concurrent use by many threads: classes created on first use, shared records and handles, callbacks.

On a Python with the GIL, threads switch as often as possible. On a free-threaded one the GIL is disabled, regardless of
the extension's declaration, so that these tests show whether it may declare more.
"""

import sysconfig
from pathlib import Path

import pytest

from small_libraries import build, run

SOURCES = {
    "libcuda.so.1": r"""
        #include <pthread.h>
        #include <stdlib.h>
        typedef void *P;
        int cuInit(unsigned flags) { return 0; }
        int cuThreadExchangeStreamCaptureMode(int *mode) { return 0; }
        int cuDeviceGetAttribute(int *value, int attribute, int device) { *value = device; return 0; }
        int cuStreamCreate(P *stream, unsigned flags) {
            static long last;
            *stream = (P)(__atomic_add_fetch(&last, 1, __ATOMIC_RELAXED) * 16);
            return 0;
        }
        int cuStreamDestroy_v2(P stream) { return 0; }
        int cuStreamIsCapturing(P stream, int *status) { *status = 0; return 0; }
        typedef struct { void (*function)(void *); void *data; } Call;
        static void *call(void *one) {
            ((Call *)one)->function(((Call *)one)->data);
            return 0;
        }
        /* On a thread that was not created by Python. */
        int cuLaunchHostFunc(P stream, void (*function)(void *), void *data) {
            Call one = {function, data};
            pthread_t thread;
            if (pthread_create(&thread, 0, call, &one))
                return 2;
            return pthread_join(thread, 0) ? 999 : 0;
        }
        int cuLogsRegisterCallback(P function, P data, P *handle) {
            *handle = malloc(1);
            return 0;
        }
        int cuLogsUnregisterCallback(P handle) { free(handle); return 0; }
    """,
}

PRELUDE = """
import copy, gc, pickle, sys, threading, time, weakref
sys.setswitchinterval(1e-6)
from cubind import driver
from cubind.driver import *
THREADS, OK = 8, CUresult.CUDA_SUCCESS

def together(*functions):
    '''Calls each in a thread, all at once; what they raise ends the program with an error.'''
    barrier, raised = threading.Barrier(len(functions)), []
    def work(function):
        barrier.wait()
        try:
            function()
        except BaseException as error:
            raised.append(error)
    threads = [threading.Thread(target=work, args=(function,)) for function in functions]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
    if raised: raise raised[0]
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("threads"), SOURCES)


def threads(folder: Path, code: str) -> None:
    # A Python with the GIL does not start if this variable is set.
    without_lock = {"PYTHON_GIL": "0"} if sysconfig.get_config_var("Py_GIL_DISABLED") else {}
    run(folder, code, PRELUDE, **without_lock)


def test_a_class_and_its_members_are_created_once(folder: Path) -> None:
    threads(
        folder,
        """
        names = [name for name in dir(driver) if name.startswith("CU")]
        found = [{} for _ in range(THREADS)]
        def use(mine, names):
            for name in names:
                kind = getattr(driver, name)
                if not isinstance(kind, type):
                    continue
                mine[name] = [kind]
                if hasattr(kind, "__members__"):
                    mine[name] += [*kind, kind.__members__[next(iter(kind.__members__))]]
                else:
                    kind()
        # Half of the threads begin at the other end of the list.
        together(*(lambda mine=mine, step=step: use(mine, names[::step]) for mine, step in zip(found, (1, -1) * 4)))
        assert len(found[0]) > 300 and sum(map(len, found[0].values())) > 1000
        for mine in found[1:]:
            assert mine.keys() == found[0].keys()
            for name, made in mine.items():
                assert len(made) == len(found[0][name]) and all(map(lambda a, b: a is b, made, found[0][name])), name
        """,
    )


def test_a_value_without_a_name_is_one_object(folder: Path) -> None:
    threads(
        folder,
        """
        values = [value for value in CUresult if 2 < value < 999]
        found = [[] for _ in range(THREADS)]
        def use(mine):
            for value in values:
                err, mode = cuThreadExchangeStreamCaptureMode(value)
                assert err is OK and mode.name == f"UNKNOWN_{int(value)}" and mode == value
                mine.append(mode)
        together(*(lambda mine=mine: use(mine) for mine in found))
        assert all(all(map(lambda a, b: a is b, mine, found[0])) for mine in found)
        """,
    )


def test_lists_of_a_shared_record(folder: Path) -> None:
    threads(
        folder,
        """
        shared, end = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(), time.monotonic() + 4
        lists = [[CUexternalSemaphore(number)] * number for number in (1, 2, 5, 40, 300, 3000)]
        def whole(found):
            # All elements come from one assignment, although the count may come from another assignment.
            numbers = {int(one) for one in found}
            assert len(numbers) <= 1 and len(found) <= max(numbers, default=0), (numbers, len(found))
        def assign():
            number = 0
            while time.monotonic() < end:
                number += 1
                shared.extSemArray = lists[number % len(lists)]
                if number % 7 == 0:
                    shared.extSemArray = []
        def read():
            while time.monotonic() < end:
                whole(shared.extSemArray)
        def copies():
            while time.monotonic() < end:
                for one in (copy.copy(shared), copy.deepcopy(shared), pickle.loads(pickle.dumps(shared))):
                    # The copy of a record keeps its elements.
                    gc.collect(0)
                    whole(one.extSemArray)
        def nested():
            while time.monotonic() < end:
                node = CUgraphNodeParams()
                node.extSemSignal = shared
                whole(node.extSemSignal.extSemArray)
        together(*[assign] * 3, *[read] * 3, copies, nested)
        """,
    )


def test_the_first_assignment_to_a_shared_record(folder: Path) -> None:
    # The garbage collector tracks a record from its first assignment on, and it must not be tracked twice.
    threads(
        folder,
        """
        records = [CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2() for _ in range(5000)]
        lists = [[CUexternalSemaphore(number)] for number in range(1, THREADS + 1)]
        def assign(mine):
            for record in records:
                record.extSemArray = mine
        together(*(lambda mine=mine: assign(mine) for mine in lists), gc.collect)
        assert all(gc.is_tracked(record) for record in records)
        for record in records:
            (one,) = record.extSemArray
            assert 1 <= int(one) <= THREADS
        """,
    )


def test_handles_and_their_kept_objects(folder: Path) -> None:
    threads(
        folder,
        """
        class Callable:
            def __call__(self, *arguments): pass
        alive, finished = [], []
        def register():
            try:
                for _ in range(100):
                    call, data = Callable(), Callable()
                    err, handle = cuLogsRegisterCallback(call, data)
                    assert err is OK
                    refs = weakref.ref(call), weakref.ref(data)
                    del call, data
                    assert all(ref() is not None for ref in refs)
                    assert cuLogsUnregisterCallback(handle) == (OK,)
                    alive.extend(refs)
            finally:
                finished.append(True)
        def streams():
            while len(finished) < 4:
                made = [cuStreamCreate(0)[1] for _ in range(20)]
                assert len({int(stream) for stream in made}) == 20
                assert all(cuStreamDestroy(stream) == (OK,) for stream in made)
        def numbers():
            kind = CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE
            while len(finished) < 4:
                assert all(cuDeviceGetAttribute(kind, number) == (OK, number) for number in range(300))
        def collect():
            while len(finished) < 4:
                gc.collect()
        together(*[register] * 4, *[streams] * 2, numbers, collect)
        gc.collect()
        left = [ref for ref in alive if ref() is not None]
        assert len(alive) == 4 * 100 * 2 and not left, (len(alive), len(left))
        """,
    )


def test_callbacks_on_threads_of_the_library(folder: Path) -> None:
    threads(
        folder,
        """
        end, numbers = time.monotonic() + 3, [0] * THREADS
        def launch(index):
            seen = []
            while time.monotonic() < end:
                data = object()
                assert cuLaunchHostFunc(0, lambda got: seen.append((threading.get_ident(), got)), data) == (OK,)
                ((thread, got),) = seen
                assert got is data and thread != threading.get_ident()
                seen.clear()
                numbers[index] += 1
        together(*(lambda index=index: launch(index) for index in range(THREADS)))
        assert all(numbers), numbers
        """,
    )


def test_modules_and_libraries_are_loaded_once(folder: Path) -> None:
    threads(
        folder,
        """
        import importlib
        from cubind import _native
        names = ["runtime", "nvrtc", "nvjitlink", "nvvm", "cublas", "cusparse", "cufft"]
        found = [{} for _ in range(THREADS)]
        def use(mine, names):
            for name in names:
                module = importlib.import_module(f"cubind.cuda13.{name}")
                mine[name] = [module, *(getattr(module, each) for each in module.__all__)]
            assert cuInit(0) == (OK,)
        together(*(lambda mine=mine, step=step: use(mine, names[::step]) for mine, step in zip(found, (1, -1) * 4)))
        assert sum(map(len, found[0].values())) > 1000
        for mine in found[1:]:
            for name, made in mine.items():
                assert len(made) == len(found[0][name]) and all(map(lambda a, b: a is b, made, found[0][name])), name
        assert _native.loaded_from(13, "driver")
        """,
    )
