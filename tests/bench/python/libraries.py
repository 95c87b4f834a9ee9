"""Measured calls of cuBLAS and cuDNN: with cubind, by a hand-written extension that takes plain numbers, and with
nvmath-python.

nvmath-python takes the address of a scalar, so programs store the scalar in an array; cubind takes the number.
nvmath-python has no cuDNN.
"""

from dataclasses import dataclass

import shapes
from shapes import Shape


@dataclass(frozen=True)
class Call:
    """One call, in the form that each package requires."""

    ours: Shape
    hand: Shape | None = None
    theirs: Shape | None = None


_CUBLAS = "h = 32; n = cublas.cublasOperation_t.CUBLAS_OP_N; p = 1 << 40"
_SCALARS = "import ctypes; scalars = (ctypes.c_float * 2)(1, 0); one = ctypes.addressof(scalars); zero = one + 4"
_ARRAY = (
    "class A: __cuda_array_interface__ = {'shape': (64,), 'typestr': '<f4', 'data': (1 << 40, False), 'version': 3}\n"
    "p = A()"
)
_CUDNN = "h, x, w, c, p = 32, 48, 64, 80, 1 << 40"


def _sgemm(name: str, setup: str, function: str, alpha: str = "1.0", beta: str = "0.0") -> Shape:
    return Shape(name, f"{function}(h, n, n, 64, 64, 64, {alpha}, p, 64, p, 64, {beta}, p, 64)", setup)


def _convolution(name: str, setup: str, one: str, zero: str) -> Shape:
    return Shape(name, f"cudnn.cudnnConvolutionForward(h, {one}, x, p, w, p, c, a, p, 4096, {zero}, x, p)", setup)


_BY_HAND = _sgemm("", "h = 32; n = 0; p = 1 << 40", "cublas.cublasSgemm")
_NVMATH = _sgemm("", f"h = 32; n = 0; p = 1 << 40; {_SCALARS}", "nvmath.sgemm", "one", "zero")

CALLS = [
    Call(
        Shape("cublas.cublasSetStream(…)", "cublas.cublasSetStream(h, s)", "h = 32; s = runtime.cudaStream_t(32)"),
        Shape("", "cublas.cublasSetStream(h, s)", "h = 32; s = 32"),
        Shape("", "nvmath.set_stream(h, s)", "h = 32; s = 32"),
    ),
    Call(_sgemm("cublas.cublasSgemm(…)", _CUBLAS, "cublas.cublasSgemm"), _BY_HAND, _NVMATH),
    Call(_sgemm("cublas.cublasSgemm(…), 1 and 0", _CUBLAS, "cublas.cublasSgemm", "1", "0"), _BY_HAND, _NVMATH),
    Call(_sgemm("cublas.cublasSgemm(…), 3 arrays", f"{_CUBLAS}\n{_ARRAY}", "cublas.cublasSgemm")),
    Call(
        Shape(
            "cudnn.cudnnSetTensor4dDescriptor(…)",
            "cudnn.cudnnSetTensor4dDescriptor(t, f, d, 1, 2, 3, 4)",
            "t = cudnn.cudnnTensorDescriptor_t(32); f = cudnn.cudnnTensorFormat_t(0); d = cudnn.cudnnDataType_t(0)",
        ),
        Shape("", "cudnn.cudnnSetTensor4dDescriptor(t, f, d, 1, 2, 3, 4)", "t = 32; f = 0; d = 0"),
    ),
    Call(
        _convolution(
            "cudnn.cudnnConvolutionForward(…)",
            f"{_CUDNN}; import ctypes; one, zero = ctypes.c_float(1), ctypes.c_float(0); a = cudnn.cudnnConvolutionFwdAlgo_t(1)",
            "one",
            "zero",
        ),
        _convolution("", f"{_CUDNN}; a = 1", "1.0", "0.0"),
    ),
    Call(
        Shape(
            "cudnn.cudnnBackendSetAttribute(…)",
            "cudnn.cudnnBackendSetAttribute(t, n, d, 4, [1, 2, 3, 4])",
            "t = 32; n = cudnn.cudnnBackendAttributeName_t(905); d = cudnn.cudnnBackendAttributeType_t(3)",
        )
    ),
]


def everything() -> list[Shape]:
    """Returns all shapes that `compare.py` measures."""
    return [*shapes.everything(), *(call.ours for call in CALLS)]
