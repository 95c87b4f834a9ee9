"""Values that arrive in C for kernel arguments without types, arrays on a device, and streams of other packages."""

from collections.abc import Callable

import pytest

import calling

Run = Callable[[str], None]

PRELUDE = """
    import struct
    import numpy as np

    class Array:
        "An array on a device, as CuPy, PyTorch and Numba show theirs."
        def __init__(self, address):
            self.address = address
        @property
        def __cuda_array_interface__(self):
            return {"shape": (3,), "typestr": "<f4", "data": (self.address, False), "version": 3}

    class OneElement(Array):
        "Which is a number as well."
        def __int__(self):
            return 1
        __index__ = __int__

    class Tensor(ctypes.Structure):
        _fields_ = [("data", ctypes.c_void_p), ("device", ctypes.c_int32 * 2), ("ndim", ctypes.c_int32),
                    ("dtype", ctypes.c_uint32), ("shape", ctypes.c_void_p), ("strides", ctypes.c_void_p),
                    ("byte_offset", ctypes.c_uint64), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p)]

    new = ctypes.pythonapi.PyCapsule_New
    new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]

    class Packed:
        "An array that is shared by DLPack alone."
        def __init__(self, address, device=2, offset=0):
            self.tensor = Tensor(data=address, device=(device, 0), byte_offset=offset)
        def __dlpack_device__(self):
            return tuple(self.tensor.device)
        def __dlpack__(self, *, stream=None):
            # The value -1 means no synchronization, because the host has no streams.
            assert stream == (None if self.tensor.device[0] == 1 else -1)
            return new(ctypes.addressof(self.tensor), b"dltensor", None)

    class Stream:
        def __init__(self, handle, version=0):
            self.pair = version, handle
        def __cuda_stream__(self):
            return self.pair

    def launch(arguments, *sizes):
        "What a kernel's arguments were, all their bytes."
        sizes = (ctypes.c_size_t * len(sizes))(*sizes)
        memory = ctypes.create_string_buffer(sum(sizes))
        stub.watch(ctypes.c_size_t(len(sizes)), sizes, memory)
        assert cuLaunchKernel(CUfunction(1), 1, 1, 1, 1, 1, 1, 0, CUstream(0), arguments, 0) == (OK,)
        stub.watch(ctypes.c_size_t(0), None, None)
        return memory.raw

    def rejects(function, *words):
        try:
            function()
        except TypeError as error:
            assert all(word in str(error) for word in words), error
        else:
            raise AssertionError("it was accepted")
"""


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Run:
    folder = calling.build(tmp_path_factory.mktemp("calling"))
    return lambda code: calling.run(folder, PRELUDE, code)


def test_scalars_of_numpy(driver: Run) -> None:
    driver("""
        for scalar in (np.int8(-3), np.uint8(3), np.int16(-300), np.int32(7), np.uint64(1 << 63), np.float16(0.5),
                       np.float32(1.25), np.float64(-2.5), np.complex64(1 + 2j), np.bool_(True)):
            assert launch((scalar,), scalar.itemsize) == scalar.tobytes()
        point = np.array([(1, 2.5)], dtype=[("x", "<i4"), ("y", "<f8")])[0]
        assert launch((point,), 12) == point.tobytes()
        # The array of arguments is computed only for the call.
        many = tuple(np.int64(number) * 3 for number in range(40))
        assert launch(many, *[8] * 40) == struct.pack("<40q", *(number * 3 for number in range(40)))
        assert launch(tuple(np.int64(number) for number in range(3)), 8, 8, 8) == struct.pack("<3q", 0, 1, 2)
    """)


def test_arrays_on_a_device(driver: Run) -> None:
    driver("""
        assert launch((Array(0x1234),), 8) == struct.pack("<Q", 0x1234)
        assert launch((OneElement(0x1234),), 8) == struct.pack("<Q", 0x1234)
        assert launch((Packed(0x1000, offset=0x20),), 8) == struct.pack("<Q", 0x1020)
        for device in (2, 3, 13):
            assert launch((Packed(0x1000, device),), 8) == struct.pack("<Q", 0x1000)
        rejects(lambda: launch((Packed(0x1000, 1),), 8), "not in memory that a device can use")
        rejects(lambda: launch((Packed(0x1000, 10),), 8), "not in memory that a device can use")
        rejects(lambda: launch((np.zeros(3),), 8))
    """)


def test_ctypes_handles_enums_records_and_bools(driver: Run) -> None:
    driver("""
        class Pair(ctypes.Structure):
            _fields_ = [("x", ctypes.c_int), ("y", ctypes.c_double)]
        pair = Pair(3, 4.5)
        record = CUDA_MEMCPY2D(WidthInBytes=5)
        arguments = (ctypes.c_int(-1), ctypes.c_float(2.5), pair, CUdeviceptr(0x77), CUstream(0x88), CUdevice(3),
                     CUresult.CUDA_ERROR_INVALID_VALUE, True, False, record, (ctypes.c_short * 3)(1, 2, 3))
        size = len(memoryview(record))
        got = launch(arguments, 4, 4, 16, 8, 8, 4, 4, 1, 1, size, 6)
        expected = struct.pack("<if", -1, 2.5) + bytes(pair) + struct.pack("<QQii??", 0x77, 0x88, 3, 1, True, False)
        assert got == expected + bytes(record) + struct.pack("<3h", 1, 2, 3)
    """)


def test_numbers_need_a_type_and_the_error_explains_it(driver: Run) -> None:
    driver("""
        for number in (3, 2.5, 1 << 70):
            rejects(lambda: launch((number,), 8), "needs a type", "numpy.int32", "ctypes.c_float")
        for other in ("text", b"bytes", None, [1], object()):
            rejects(lambda: launch((other,), 8), "is of type")
        assert launch(((3, 2.5), (ctypes.c_int, ctypes.c_float)), 4, 4) == struct.pack("<if", 3, 2.5)
        # A tuple of two tuples contains values and types, but a tuple of two scalars contains only values.
        assert launch((np.int32(3), np.float32(2.5)), 4, 4) == struct.pack("<if", 3, 2.5)
    """)


def test_device_pointers(driver: Run) -> None:
    driver("""
        def arrives(pointer):
            assert cuMemsetD8(pointer, 0, 1) == (OK,)
            return stub.kept_pointer()
        for given in (Array(0x1234), OneElement(0x1234), Packed(0x1230, offset=4), CUdeviceptr(0x1234), 0x1234,
                      np.uint64(0x1234)):
            assert arrives(given) == 0x1234, given
        rejects(lambda: arrives(Packed(8, 1)), "not in memory that a device can use")
        rejects(lambda: arrives(object()))
        # Fields keep the objects that are assigned to them alive.
        copy, array = CUDA_MEMCPY2D(), Array(0x1234)
        alive = weakref.ref(array)
        copy.dstDevice = array
        assert copy.dstDevice == CUdeviceptr(0x1234)
        del array
        churn()
        assert alive() is not None
        copy.dstDevice = 0
        assert alive() is None
    """)


def test_addresses(driver: Run) -> None:
    driver("""
        def arrives(pointer):
            assert cuMemHostRegister(pointer, 1, 0) == (OK,)
            return stub.kept_pointer()
        for given in (Array(0x1234), OneElement(0x1234), Packed(0x1230, offset=4), Packed(0x1234, 1),
                      CUdeviceptr(0x1234), 0x1234, np.uint64(0x1234)):
            assert arrives(given) == 0x1234, given
        memory = np.zeros(3)
        assert arrives(memory) == memory.ctypes.data
        rejects(lambda: arrives(Packed(8, 10)))
        rejects(lambda: arrives(object()), "argument 'p': expected a buffer or an address, not object")
    """)


def test_streams(driver: Run) -> None:
    driver("""
        def arrives(stream):
            assert cuStreamSynchronize(stream) == (OK,)
            return stub.kept_pointer()
        for given in (Stream(0x51), CUstream(0x51), 0x51, Stream(CUstream(0x51))):
            assert arrives(given) == 0x51, given
        rejects(lambda: arrives(Stream(0x51, 1)), "version 1")
        rejects(lambda: arrives(object()))
        # The protocol is accepted only by parameters that are streams.
        rejects(lambda: cuEventQuery(Stream(0x51)))
        config = CUlaunchConfig(hStream=Stream(0x51))
        assert config.hStream == CUstream(0x51)
    """)


def test_exceptions_of_protocol_methods_are_passed_on(driver: Run) -> None:
    driver("""
        class Fails:
            @property
            def __cuda_array_interface__(self):
                raise LookupError("of the array")
            def __cuda_stream__(self):
                raise LookupError("of the stream")
        for call in (lambda: cuMemsetD8(Fails(), 0, 1), lambda: cuMemHostRegister(Fails(), 1, 0),
                     lambda: cuStreamSynchronize(Fails()), lambda: launch((Fails(),), 8)):
            try:
                call()
            except LookupError as error:
                assert "of the" in str(error)
            else:
                raise AssertionError
    """)
