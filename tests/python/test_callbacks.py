"""Python callables as callbacks: their arguments, their lifetimes, and their exceptions."""

import ctypes
import os
from collections.abc import Callable
from pathlib import Path

import pytest

import calling
from majors import DEFAULT

Run = Callable[[str], None]


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Run:
    folder = calling.build(tmp_path_factory.mktemp("calling"))
    return lambda code: calling.run(folder, code)


def test_a_host_function_gets_the_object_on_another_thread_once(driver: Run) -> None:
    driver("""
        thing, threads = Thing(), set()
        class Call:
            def __call__(self, data):
                threads.add(threading.get_ident())
                data.seen.append(data)
        call = Call()
        alive = weakref.ref(call)
        assert cuLaunchHostFunc(None, call, thing) == (OK,)
        del call
        churn()
        assert alive() is not None
        stub.fire(HOST)
        assert thing.seen == [thing] and threads and threading.get_ident() not in threads
        # The callable was called once, so it is freed. Another call to the address does nothing.
        churn()
        assert alive() is None
        assert sys.getrefcount(thing) == 3, sys.getrefcount(thing)  # the variable, the element of its list, and the argument
        stub.fire(HOST)
        assert thing.seen == [thing] and unraised == []
    """)


def test_user_data_is_passed_unchanged(driver: Run) -> None:
    driver("""
        got = []
        for data in (5, None, 2**63, b"bytes", bytearray(3), CUdeviceptr(8), "text", (1, 2)):
            assert cuLaunchHostFunc(0, got.append, data) == (OK,)
            stub.fire(HOST)
            assert got.pop() is data
    """)


def test_a_capturing_stream_may_call_repeatedly(driver: Run) -> None:
    driver("""
        for launch, how in ((cuLaunchHostFunc, HOST), (lambda s, f, d: cuStreamAddCallback(s, f, d, 0), STREAM)):
            thing = Thing()
            stub.set_capturing(1)
            launch(None, thing, 7)
            alive = weakref.ref(thing)
            del thing
            churn()
            for _ in range(3):
                stub.fire(how)
            assert len(alive().seen) == 3
    """)


def test_c_functions_are_reused(driver: Run) -> None:
    driver("""
        addresses = set()
        for number in range(50):
            thing = Thing()
            cuUserObjectCreate(thing, thing, 1, 0) if number % 2 else cuLaunchHostFunc(0, thing, thing)
            stub.fire(HOST)
            assert thing.seen == [(thing,)]
        # While callables wait to be called, each has its own C function.
        things = [Thing() for _ in range(50)]
        for thing in things:
            cuLaunchHostFunc(0, thing, thing)
        stub.fire(HOST)
        assert [len(thing.seen) for thing in things] == [0] * 49 + [1]
    """)


def test_arguments_have_classes(driver: Run) -> None:
    driver("""
        call = Thing()
        cuStreamAddCallback(CUstream(3), call, call, 0)
        stub.fire(STREAM)
        ((stream, status, data),) = call.seen
        assert type(stream) is CUstream and int(stream) == 0x51 and data is call
        assert status is CUresult.CUDA_ERROR_ILLEGAL_ADDRESS

        call = Thing()
        err, handle = cuDeviceRegisterAsyncNotification(0, call, "data")
        stub.fire(NOTIFICATION)
        ((info, data, got),) = call.seen
        assert type(info) is CUasyncNotificationInfo and data == "data"
        assert info.type is CUasyncNotificationType.CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET
        assert info.info.overBudget.bytesOverBudget == 4096
        assert type(got) is CUasyncCallbackHandle and int(got) == 0xA5

        call = Thing()
        cuCoredumpRegisterStartCallback(call, 5)
        stub.fire(COREDUMP)
        ((data, pid, device),) = call.seen
        assert (data, pid) == (5, -3) and device == CUdevice(2)
    """)


def test_a_registered_callback_lives_until_it_is_unregistered(driver: Run) -> None:
    driver("""
        call, data = Thing(), Thing()
        err, handle = cuLogsRegisterCallback(call, data)
        # A handle of another kind with the same value has no effect.
        other = Thing()
        err, notification = cuDeviceRegisterAsyncNotification(0, other, None)
        assert int(handle) == int(notification)
        cuDeviceUnregisterAsyncNotification(0, notification)
        err, handle = cuLogsRegisterCallback(call, data)
        assert type(handle) is CUlogsCallbackHandle
        alive, alive_data = weakref.ref(call), weakref.ref(data)
        del call, data
        churn()
        stub.fire(LOG)
        stub.fire(LOG)
        given = alive().seen
        assert given[0] == given[1] == (alive_data(), CUlogLevel.CU_LOG_LEVEL_WARNING, b"a message", 9), given
        del given
        # A callback that could not be unregistered stays alive.
        stub.set_code(1)
        assert cuLogsUnregisterCallback(handle)[0] == 1
        churn()
        assert alive() is not None
        stub.fire(LOG)
        stub.set_code(0)
        assert cuLogsUnregisterCallback(handle) == (OK,)
        churn()
        assert alive() is None and alive_data() is None
        # A driver that calls the C function nevertheless finds a callable.
        stub.fire(LOG)
        assert unraised == []
    """)


def test_a_callback_that_cannot_be_registered_is_freed(driver: Run) -> None:
    driver("""
        call = Thing()
        alive = weakref.ref(call)
        stub.set_code(1)
        assert cuLogsRegisterCallback(call, None)[0] == 1
        del call
        churn()
        assert alive() is None
        try:
            cuLaunchHostFunc("no stream", alive, None)
        except TypeError:
            pass
    """)


def test_a_callback_during_a_call(driver: Run) -> None:
    driver("""
        sizes = Thing()
        alive = weakref.ref(sizes)
        assert cuOccupancyMaxPotentialBlockSize(CUfunction(1), lambda size: size * 3, 0, 0) == (OK, 1, 192)
        # None, the result of a function without a return statement, represents 0.
        assert cuOccupancyMaxPotentialBlockSize(CUfunction(1), sizes, 0, 0) == (OK, 1, 0)
        assert alive().seen == [(64,)]
        del sizes
        churn()
        assert alive() is None
        assert cuOccupancyMaxPotentialBlockSize(CUfunction(1), None, 5, 0) == (OK, 1, 5)
    """)


def test_results_are_checked(driver: Run) -> None:
    driver("""
        def size(returned):
            return cuOccupancyMaxPotentialBlockSize(0, lambda block: returned, 0, 0)[2]
        assert size(True) == 1
        for wrong in (-1, 1 << 64, "1", 1.5j):
            assert size(wrong) == 0
        assert len(unraised) == 4
        assert [error.exc_type for error in unraised] == [OverflowError, OverflowError, TypeError, TypeError]
        for returned, expected in ((CUresult.CUDA_ERROR_UNKNOWN, 999), (None, 0), (7, 7)):
            cuStreamBeginRecaptureToGraph(0, 0, 0, lambda *given: returned, None)
            assert stub.fire(RECAPTURE) == expected
    """)


def test_an_exception_in_a_callback_is_reported(driver: Run) -> None:
    driver("""
        def fails(data):
            raise LookupError(data)
        cuLaunchHostFunc(0, fails, "the data")
        stub.fire(HOST)
        (error,) = unraised
        assert error.exc_type is LookupError and error.exc_value.args == ("the data",) and error.object is fails
        assert error.exc_traceback is not None
        unraised.clear()
        del error
        # The wrong number of arguments also raises an exception.
        cuLaunchHostFunc(0, lambda: None, None)
        stub.fire(HOST)
        assert unraised.pop().exc_type is TypeError
        def leaves(block):
            raise SystemExit
        assert cuOccupancyMaxPotentialBlockSize(0, leaves, 3, 0) == (OK, 1, 0)
        assert unraised.pop().exc_type is SystemExit
    """)


def test_fields_of_records(driver: Run) -> None:
    driver("""
        node = CUDA_HOST_NODE_PARAMS()
        call, data = Thing(), Thing()
        node.fn, node.userData = call, data
        assert type(node.fn) is int and type(node.userData) is int
        alive = weakref.ref(call), weakref.ref(data)
        cuGraphAddHostNode(0, None, 0, node)
        # A graph stores both the function and its data, for an unknown time.
        del node, call, data
        churn()
        stub.fire(HOST)
        stub.fire(HOST)
        assert alive[0]().seen == [(alive[1](),)] * 2
        # Integers are passed unchanged, and memory as its address.
        memory = bytearray(b"abc")
        for value in (0, 0x123, memory):
            call = Thing()
            node = CUDA_HOST_NODE_PARAMS(fn=call, userData=value)
            cuGraphAddHostNode(0, None, 0, node)
            stub.fire(HOST)
            assert call.seen == [(node.userData,)]
        assert ctypes.string_at(node.userData, 3) == b"abc"
    """)


def test_the_class_of_a_callback_creates_a_c_function(driver: Run) -> None:
    driver("""
        thing = Thing()
        function = CUhostFn(thing)
        cuLaunchHostFunc(0, function, 3)
        stub.fire(HOST)
        cuLaunchHostFunc(0, int(function), 4)
        stub.fire(HOST)
        # C can only pass integers to the callable.
        assert thing.seen == [(3,), (4,)]
        assert CUhostFn(5) == CUhostFn(5) and int(CUhostFn()) == 0
    """)


def test_functions_of_ctypes_and_addresses(driver: Run) -> None:
    driver("""
        seen = []
        function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(seen.append)
        for given in (function, ctypes.cast(function, ctypes.c_void_p).value):
            cuLaunchHostFunc(0, given, 0x123)
            stub.fire(HOST)
        assert seen == [0x123, 0x123]
        # The callback has the only reference to the object.
        for capturing in (0, 1):
            stub.set_capturing(capturing)
            cuLaunchHostFunc(0, ctypes.CFUNCTYPE(None, ctypes.c_void_p)(seen.append), 0x456)
            churn()
            stub.fire(HOST)
            assert seen.pop() == 0x456
        err, handle = cuLogsRegisterCallback(
            ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)(
                lambda *given: seen.append(given[3])), None)
        churn()
        stub.fire(LOG)
        assert seen.pop() == 9
        for wrong in ("text", b"bytes", 1.5, []):
            try:
                cuLaunchHostFunc(0, wrong, None)
            except TypeError as error:
                assert "callable" in str(error) or type(wrong) is float, error
            else:
                assert type(wrong) is float
        # If there is no callable, an object is not valid user data.
        try:
            cuLaunchHostFunc(0, function, [])
        except TypeError:
            pass
        else:
            raise AssertionError
    """)


@pytest.mark.skipif(f"CUBIND_LIBRARIES_{DEFAULT}" not in os.environ, reason="`cargo xtask test` says where NVRTC is")
def test_a_callable_can_cancel_nvrtc() -> None:
    folder = Path(os.environ[f"CUBIND_LIBRARIES_{DEFAULT}"])
    assert (folder / f"libnvrtc.so.{DEFAULT}").exists()
    calling.run(
        folder,
        """
        from cubind import nvrtc
        # Only the exceptions' types are stored, because exceptions refer to the objects that caused them.
        sys.unraisablehook = lambda error: unraised.append(error.exc_type)
        def compiled(answer, data):
            callback = Asked(answer)
            program = nvrtc.nvrtcCreateProgram(b"__global__ void f(int *x) { *x = 3; }", b"f.cu", 0, None, None)[1]
            alive = weakref.ref(callback)
            assert nvrtc.nvrtcSetFlowCallback(program, callback, data) == (0,)
            del callback
            churn()
            assert alive() is not None
            (err,) = nvrtc.nvrtcCompileProgram(program, 0, [])
            assert nvrtc.nvrtcDestroyProgram(program) == (0,)
            churn()
            assert alive() is None
            return err
        class Asked:
            calls = 0
            def __init__(self, answer): self.answer = answer
            def __call__(self, data, unused):
                Asked.calls += 1
                assert data == ["data"] and unused == 0
                return self.answer
        assert compiled(0, ["data"]) == nvrtc.nvrtcResult.NVRTC_SUCCESS and Asked.calls > 0
        assert compiled(1, ["data"]) == nvrtc.nvrtcResult.NVRTC_ERROR_CANCELLED
        # The exception is reported, and the callback returns 0, which means that the operation continues.
        assert compiled(0, "other data") == nvrtc.nvrtcResult.NVRTC_SUCCESS
        assert set(unraised) == {AssertionError}
        """,
        stub=False,
    )


def test_many_threads(driver: Run) -> None:
    driver("""
        # The callable of each thread is called, although all callables are created and called at the same time.
        errors = []
        def work():
            for number in range(300):
                err, _, size = cuOccupancyMaxPotentialBlockSize(0, lambda block: block + number, 0, 0)
                if size != 64 + number:
                    errors.append((number, size))
        threads = [threading.Thread(target=work) for _ in range(8)]
        for thread in threads: thread.start()
        for thread in threads: thread.join()
        assert errors == []
    """)


def test_records_of_the_fixture_have_the_sizes_of_the_headers() -> None:
    """A mistake in the C source would look like a bug of cubind."""
    from cubind import driver

    assert driver.sizeof(driver.CUDA_HOST_NODE_PARAMS) == 2 * ctypes.sizeof(ctypes.c_void_p)
    assert driver.sizeof(driver.CUDA_KERNEL_NODE_PARAMS) == 72
    assert Path(calling.SOURCE).is_file()
