"""Calls that raise an exception instead of returning a code."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, Protocol, TypeVar, TypeVarTuple, overload

from cubind import _modules
from cubind._enums import IntEnum

TYPE_CHECKING: bool

class _Record(Protocol):
    """A record with a result code."""

    def getPtr(self) -> int: ...

_R = TypeVar("_R", bound=IntEnum | _Record)
_T = TypeVar("_T")
_Second = TypeVar("_Second")
_Ts = TypeVarTuple("_Ts")

def results(package: str) -> ModuleType: ...
@overload
def check(result: tuple[_R]) -> None: ...
@overload
def check(result: tuple[_R, _T]) -> _T: ...
@overload
def check(result: tuple[_R, _T, _Second, *_Ts]) -> tuple[_T, _Second, *_Ts]: ...
@overload
def check(result: IntEnum | _Record) -> None: ...
def outputs(result: tuple[Any, ...]) -> Any: ...
def described(code: IntEnum, library: str, package: str = "cubind") -> str: ...
def last_message(
    library: str, module: str, function: str, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> str: ...
class Form:
    at: int
    call: Callable[..., tuple[Any, ...]] | None
    count: int | None
    doc: str
    lists: tuple[int, ...]
    single: tuple[int, ...]
    size: tuple[str, tuple[int, ...]] | None
    string: bool
    texts: tuple[int, ...]
    told: tuple[str, ...]
    def __init__(
        self,
        call: Callable[..., tuple[Any, ...]] | None = None,
        at: int = 0,
        *,
        count: int | None = None,
        lists: tuple[int, ...] = (),
        size: tuple[str, tuple[int, ...]] | None = None,
        string: bool = False,
        texts: tuple[int, ...] = (),
        single: tuple[int, ...] = (),
        told: tuple[str, ...] = (),
        doc: str = "",
    ) -> None: ...

def fields_of(result: Any, code: IntEnum) -> dict[str, Any]: ...
def text(value: Any) -> Any: ...
def named(error: Exception, function: str) -> None: ...
def without_code(doc: str | None) -> str | None: ...
def raising(function: Callable[..., Any], module: str, form: Form = ...) -> Callable[..., Any]: ...
def view(namespace: dict[str, Any], plain: str, forms: dict[str, Form] | None = None) -> None: ...
