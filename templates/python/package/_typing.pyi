"""What the stubs say of arguments and of the attributes of records. Type checkers read it; nothing does at run time."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Never, Protocol, Self, SupportsInt, TypeAlias, TypeVar, overload

# Every type checker knows this module; nobody has to install it.
from typing_extensions import Buffer

class Array(Protocol):
    """A NumPy array, of which type checkers do not know before Python 3.12 that it is a buffer."""

    @property
    def __array_interface__(self) -> dict[str, Any]: ...

class CudaArray(Protocol):
    """An array on a device: CuPy's, PyTorch's, Numba's."""

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]: ...

class Tensor(Protocol):
    """Any array that is shared by DLPack."""

    def __dlpack__(self) -> Any: ...
    def __dlpack_device__(self) -> tuple[Any, Any]: ...

class Stream(Protocol):
    """A stream of another package."""

    def __cuda_stream__(self) -> tuple[int, int]: ...

# What stands for an address of a device.
OnDevice: TypeAlias = CudaArray | Tensor
# What a `void *` takes: an address, or memory itself.
Pointer: TypeAlias = SupportsInt | Buffer | Array | OnDevice | None
# Memory of the caller's that CUDA fills: bytes are written in place.
Output: TypeAlias = Buffer | Array
Text: TypeAlias = bytes | bytearray | str
Callback: TypeAlias = SupportsInt | Callable[..., object] | None
# An address of addresses, a buffer of addresses, `((values, ...), (types, ...))`, or values that carry their types.
KernelParams: TypeAlias = SupportsInt | Buffer | Array | tuple[Any, ...] | None

_T = TypeVar("_T")
_Got = TypeVar("_Got", covariant=True)
_Set = TypeVar("_Set", contravariant=True)

class Field(Generic[_Got, _Set]):
    """An attribute of a record, which takes more than it gives."""

    @overload
    def __get__(self, record: None, owner: type, /) -> Self: ...
    @overload
    def __get__(self, record: object, owner: type | None = None, /) -> _Got: ...
    def __set__(self, record: object, value: _Set, /) -> None: ...

# By what is behind it in C.
IntField: TypeAlias = Field[int, SupportsInt]
FloatField: TypeAlias = Field[float, float]
BoolField: TypeAlias = Field[bool, bool | SupportsInt]
# Characters, or the numbers that they are.
CharsField: TypeAlias = Field[bytes, bytes | bytearray | list[int] | tuple[int, ...]]
TextField: TypeAlias = Field[bytes | None, Text | None]
PointerField: TypeAlias = Field[int, Pointer]
CallbackField: TypeAlias = Field[int, Callback]
# What a callback is given: a number or memory for a function of C, any object for a Python callable.
DataField: TypeAlias = Field[int, object]
KernelParamsField: TypeAlias = Field[int, KernelParams]
EnumField: TypeAlias = Field[_T, _T | SupportsInt]
ValueField: TypeAlias = Field[_T, _T | SupportsInt | None]
RecordField: TypeAlias = Field[_T, _T]
ListField: TypeAlias = Field[list[_T], Sequence[_T] | None]
# What CUDA gives, and what a method of the record sets together with another field.
ReadOnlyListField: TypeAlias = Field[list[_T], Never]
