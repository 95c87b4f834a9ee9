"""Types of arguments and of records' attributes, for type checkers only."""

from collections.abc import Callable, Sequence
from ctypes import c_void_p
from os import PathLike
from typing import Any, Generic, Never, Protocol, Self, SupportsInt, TypeAlias, TypeVar, overload

# Every type checker provides this module.
from typing_extensions import Buffer

class Integer(Protocol):
    """An int or a NumPy integer. Floats have no `__index__`, and handles have no `__mod__`."""

    def __index__(self) -> int: ...
    def __mod__(self, other: Any, /) -> Any: ...

class Address(Protocol):
    """An address: an integer or a device address. Excludes other handles and floats."""

    def __index__(self) -> int: ...
    def __add__(self, other: Any, /) -> Any: ...

class Array(Protocol):
    """A NumPy array, which type checkers do not accept as a buffer before Python 3.12."""

    @property
    def __array_interface__(self) -> dict[str, Any]: ...

class CudaArray(Protocol):
    """A device array with `__cuda_array_interface__`, of CuPy, PyTorch or Numba."""

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]: ...

class Tensor(Protocol):
    """An array that implements the DLPack protocol."""

    def __dlpack__(self) -> Any: ...
    def __dlpack_device__(self) -> tuple[Any, Any]: ...

class Stream(Protocol):
    """A stream with `__cuda_stream__`."""

    def __cuda_stream__(self) -> tuple[int, int]: ...

# A device array, passed as its device address.
OnDevice: TypeAlias = CudaArray | Tensor
# Arguments for a pointer to device memory: an address or a device array.
DevicePointer: TypeAlias = Address | c_void_p | OnDevice | None
# Arguments for a `void *`: an address or a buffer.
Pointer: TypeAlias = Address | Buffer | Array | OnDevice | None
# A buffer that CUDA fills in place.
Output: TypeAlias = Buffer | Array
# A host scalar in typed memory: `numpy.float32(1)`, `ctypes.c_double(1)`, `bytes`.
TypedNumber: TypeAlias = Buffer | Array
Text: TypeAlias = bytes | bytearray | str | PathLike[str] | PathLike[bytes]
Callback: TypeAlias = SupportsInt | Callable[..., object] | None
# The address of an array of addresses, a buffer of addresses, `((values, ...), (types, ...))`, or values that have C
# types.
KernelParams: TypeAlias = Address | Buffer | Array | tuple[Any, ...] | None

_T = TypeVar("_T")
_Got = TypeVar("_Got", covariant=True)
_Set = TypeVar("_Set", contravariant=True)

# Types that the constructors of records accept for attributes.
BoolValue: TypeAlias = bool | Integer
Chars: TypeAlias = bytes | bytearray | list[int] | tuple[int, ...]
# The type of values that only CUDA or a method can set.
Unset: TypeAlias = Never

class Field(Generic[_Got, _Set]):
    """An attribute of a record, which accepts more types than it returns."""

    @overload
    def __get__(self, record: None, owner: type, /) -> Self: ...
    @overload
    def __get__(self, record: object, owner: type | None = None, /) -> _Got: ...
    def __set__(self, record: object, value: _Set, /) -> None: ...

# Types of fields, by their C type.
IntField: TypeAlias = Field[int, Integer]
FloatField: TypeAlias = Field[float, float]
BoolField: TypeAlias = Field[bool, BoolValue]
# An array of `char`: bytes, or a sequence of integers.
CharsField: TypeAlias = Field[bytes, Chars]
TextField: TypeAlias = Field[bytes | None, Text | None]
# A string in a union. Reading it returns the address, unless a string was assigned.
UnionTextField: TypeAlias = Field[bytes | int | None, Text | int | None]
PointerField: TypeAlias = Field[int, Pointer]
CallbackField: TypeAlias = Field[int, Callback]
# User data of a callback: an address or a buffer for a C function, or any object for a Python callable.
DataField: TypeAlias = Field[int, object]
KernelParamsField: TypeAlias = Field[int, KernelParams]
EnumField: TypeAlias = Field[_T, _T | Integer]
ValueField: TypeAlias = Field[_T, _T | Integer | None]
RecordField: TypeAlias = Field[_T, _T]
ListField: TypeAlias = Field[list[_T], Sequence[_T] | None]
# A list that is set by CUDA, or by a method of the record together with another field.
ReadOnlyListField: TypeAlias = Field[list[_T], Unset]
