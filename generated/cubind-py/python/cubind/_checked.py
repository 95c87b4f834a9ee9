"""Calls that raise exceptions instead of returning a code. The modules are copies of the plain modules, and their
functions are wrapped when they are first used."""

from cubind import _modules
from cubind.errors import CudaError, FunctionNotFoundError

# False at run time, because the imports for type checkers take longer than all other imports together.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import ModuleType
    from typing import Any

    from cubind._enums import IntEnum


def results(package: str) -> "ModuleType":
    """The tables of a package's results."""
    return _modules.imported(f"{package}._results")


def check(result: "Any") -> "Any":
    """Returns the outputs of a call, or raises its error.

    Parameters
    ----------
    result : tuple or result code
        The result of a function of the driver, the runtime or NVRTC, or only the code.

    Returns
    -------
    object
        None if there is no output, the output if there is one, and otherwise a tuple of the outputs.

    Raises
    ------
    CudaError
        The code is an error: neither success, nor the code of a call that is still in progress, nor a warning.
    """
    first = result[0] if isinstance(result, tuple) and result else result
    package = _modules.package_of(type(first).__module__)
    tables = results(package)
    library = tables.OWNERS.get(type(first).__name__)
    if library is None:
        raise TypeError(f"expected what a function of CUDA returned, found {result!r}")
    field = tables.CODE_FIELDS.get(library)
    code = first if field is None else getattr(first, field)
    if _has_failed(code, library, tables):
        others = () if result is first else result[1:]
        if any(other is not None for other in others):
            # The function is unknown here, and so are the names of its outputs.
            told = dict(zip((f"_{index}" for index in range(1, len(others) + 1)), others))
        else:
            told = {}
        raise CudaError(code, "", described(code, library, package), "", fields_of(first, code) | told)
    return outputs(result) if result is not first else None


def fields_of(result: "Any", code: "IntEnum") -> "dict[str, Any]":
    """The fields of a result that is a record, by name; empty for a result code."""
    if result is code:
        return {}
    return {name: getattr(result, name) for name in dir(result) if name[0] != "_" and not callable(getattr(result, name))}


def _has_failed(code: "IntEnum", library: str, tables: "Any") -> bool:
    """Returns True for a code that is neither success, nor that of a call in progress, nor a warning."""
    if not code or code == tables.IN_PROGRESS.get(library):
        return False
    # The tables of packages that an older generator has written lack some names.
    return code < 0 or library not in getattr(tables, "WARNINGS", ())


def outputs(result: "tuple[Any, ...]") -> "Any":
    """The elements after the code."""
    count = len(result)
    if count == 1:
        return None
    return result[1] if count == 2 else result[1:]


def described(code: "IntEnum", library: str, package: str = "cubind") -> str:
    """The library's description of a code. Because the library has returned the code, at least one major version of it
    is loaded. Any loaded version can describe the code, and no other version may be loaded."""
    tables = results(package)
    describe = tables.DESCRIBED_BY.get(library)
    if describe is None:
        return ""
    native = _modules.imported(f"{package}._native")
    for major, module in tables.MODULES[library]:
        if native.loaded_from(major, library) is not None:
            function = getattr(_modules.imported(module), describe)
            try:
                # None for a code that the library does not define.
                description: bytes | None = function(code)[1]
            except FunctionNotFoundError:
                # An older library does not describe its errors.
                return ""
            return "" if description is None else description.decode(errors="replace")
    return ""


def last_message(
    library: str, module: str, function: str, args: "tuple[Any, ...]", kwargs: "dict[str, Any]"
) -> str:
    """The library's message about a call that has just failed, or an empty string."""
    tables = results(_modules.package_of(module))
    if library not in tables.LAST_MESSAGES:
        return ""
    names = _modules.imported(module)
    name, arguments, size = tables.LAST_MESSAGES[library]
    try:
        if size:
            if function not in tables.LOGS[library]:
                return ""
            position, param = tables.LOGS[library][function]
            handle = kwargs[param] if param in kwargs else args[position]
            failed, length = getattr(names, size)(handle)
            if failed or not length:
                return ""
            arguments = (handle, length)
        # None if there is no message.
        text: bytes | None = getattr(names, name)(*arguments)[1]
    except FunctionNotFoundError:
        # An older library does not describe its errors.
        return ""
    return "" if text is None else text.partition(b"\0")[0].decode(errors="replace").strip()


class Form:
    """The differences between a function and its plain form, apart from the result code.

    `call` creates the arguments of the plain function. The argument at the index `at` is None if the library determines
    it. Its value is then the output `count` of a first call, which is the length of the `lists`; or the result of the
    function `size`, which takes some of the arguments; or is found by trial, for a `string`. The outputs `texts` are
    strings. Of each of the outputs `single`, usually only the first element exists. `told` contains the names of the
    outputs that a failed call returns.
    """

    __slots__ = ("at", "call", "count", "doc", "lists", "single", "size", "string", "texts", "told")

    def __init__(
        self,
        call: "Callable[..., tuple[Any, ...]] | None" = None,
        at: int = 0,
        *,
        count: int | None = None,
        lists: tuple[int, ...] = (),
        size: "tuple[str, tuple[int, ...]] | None" = None,
        string: bool = False,
        texts: tuple[int, ...] = (),
        single: tuple[int, ...] = (),
        told: tuple[str, ...] = (),
        doc: str = "",
    ) -> None:
        self.call = call
        self.at = at
        self.count = count
        self.lists = lists
        self.size = size
        self.string = string
        self.texts = texts
        self.single = single
        self.told = told
        self.doc = doc


# The form of all other functions.
_PLAIN = Form()
# The extension module searches the globals of its caller for this name. In calls from this module, it rejects handles
# of another class, which cuda.bindings accepts.
_rejects_other_handles = True
# The number of attempts while a count changes. After that, the elements that fit are returned, or the error is raised.
_TRIES = 8
# The initial and the maximum capacity of a string of unknown length.
_CAPACITY = 256
_LONGEST = 1 << 16


def text(value: "Any") -> "Any":
    """A string without its NULs, or a list of such strings; any other value is unchanged."""
    if isinstance(value, bytes):
        return value.partition(b"\0")[0].decode(errors="backslashreplace")
    return [text(item) for item in value] if isinstance(value, list) else value


def without_code(doc: str | None) -> str | None:
    """Converts the documentation of a plain function to that of a function that raises exceptions."""
    before, section, after = (doc or "").partition("\nReturns\n-------\n")
    if not section:
        return doc
    returned, end, notes = after.partition("\n\n")
    _, code, *outputs = returned.split("\n")
    text = section + ("\n".join(outputs) or "None")
    success, _, errors = code.strip().partition(".")
    # A function without a result cannot fail.
    if not success.endswith(", always"):
        text += f"\n\nRaises\n------\nCudaError\n    The result code is not {success}.{errors}"
    return before + text + end + notes


class _Call:
    """The calls of one function, and the meaning of their results."""

    __slots__ = ("field", "form", "function", "in_progress", "library", "module", "name", "package", "tables")

    def __init__(self, function: "Callable[..., Any]", module: str, form: Form) -> None:
        self.function = function
        self.form = form
        self.name = function.__name__
        self.package = _modules.package_of(module)
        self.tables = tables = results(self.package)
        self.module = plain = module.replace(f"{self.package}.checked.", f"{self.package}.", 1)
        self.library = next((of for of, modules in tables.MODULES.items() if any(it == plain for _, it in modules)), "")
        self.field = tables.CODE_FIELDS.get(self.library)

    def failure(self, result: "tuple[Any, ...]", args: "Sequence[Any]", kwargs: "dict[str, Any]") -> CudaError | None:
        """The error of a call, if it has failed."""
        first = result[0]
        code = first if self.field is None else getattr(first, self.field)
        if not code or not _has_failed(code, self.library, self.tables):
            return None
        # The message is read first, because any other call may change it.
        message = last_message(self.library, self.module, self.name, tuple(args), kwargs)
        told = fields_of(first, code)
        if any(output is not None for output in result[1:]):
            told.update(zip(self.form.told, result[1:]))
        return CudaError(code, self.name, described(code, self.library, self.package), message, told)

    def outputs(self, result: "tuple[Any, ...]") -> "Any":
        """The outputs of a successful call."""
        form, found = self.form, list(result[1:])
        for index in form.texts:
            # A buffer that the program has passed is not returned.
            if index < len(found):
                found[index] = text(found[index])
        for index in form.single:
            if not any(found[index][1:]):
                found[index] = found[index][0]
        if form.count is not None:
            for index in form.lists:
                # Only the elements that the library has written are returned.
                found[index] = found[index][: found[form.count]]
            del found[form.count]
        return None if not found else found[0] if len(found) == 1 else tuple(found)

    def once(self, args: "Sequence[Any]") -> "Any":
        """One call."""
        result = self.result(args)
        error = self.failure(result, args, {})
        if error is not None:
            raise error
        return self.outputs(result)

    def result(self, args: "Sequence[Any]") -> "tuple[Any, ...]":
        """The result of the plain function."""
        result: tuple[Any, ...] = self.function(*args)
        return result

    def grown(self, *args: "Any", **kwargs: "Any") -> "Any":
        """Makes a call. The library determines the size of the outputs, unless the program specifies it."""
        form = self.form
        assert form.call is not None
        arguments = list(form.call(*args, **kwargs))
        if arguments[form.at] is not None:
            return self.once(arguments)
        if form.size is not None:
            name, given = form.size
            sizes = _Call(getattr(_modules.imported(self.module), name), self.module, _PLAIN)
            arguments[form.at] = sizes.once([arguments[index] for index in given])
            return self.once(arguments)
        return self.string(arguments) if form.count is None else self.listed(arguments, form.count)

    def listed(self, arguments: "list[Any]", count: int) -> "Any":
        """Queries the number of elements, and then the elements. Repeats this if the number of elements has grown."""
        room = 0
        for tries in range(_TRIES + 1):
            arguments[self.form.at] = room
            result = self.result(arguments)
            error = self.failure(result, arguments, {})
            is_last = tries == _TRIES
            # Some libraries reject a capacity that is too small, but still return the number of elements.
            if error is not None and (is_last or not self.is_too_small(error)):
                raise error
            there = result[1 + count]
            if error is None and (is_last or there <= room):
                return self.outputs(result)
            # A library that reports no larger number must not be called again with the same capacity.
            room = there if error is None else max(there, 2 * room, 1)
        raise AssertionError("the last try returns or raises")

    def string(self, arguments: "list[Any]") -> "Any":
        """Makes the call with more memory until the string is complete."""
        (index,) = self.form.texts
        capacity = _CAPACITY
        while True:
            arguments[self.form.at] = capacity
            result = self.result(arguments)
            error = self.failure(result, arguments, {})
            is_full = error is None and len(result[1 + index].partition(b"\0")[0]) + 1 >= capacity
            if capacity < _LONGEST and (is_full or (error is not None and self.is_too_small(error))):
                capacity *= 2
            elif error is not None:
                raise error
            else:
                return self.outputs(result)

    def is_too_small(self, error: CudaError) -> bool:
        """Returns True if the memory for the outputs was too small."""
        # As above, older tables may lack this name.
        code: object = getattr(self.tables, "TOO_SMALL", {}).get(self.library)
        return error.code == code


def raising(function: "Callable[..., Any]", module: str, form: Form = _PLAIN) -> "Callable[..., Any]":
    """The same function, but it raises exceptions and returns only the outputs."""
    call = _Call(function, module, form)
    name, field = call.name, call.field
    doc = form.doc or without_code(function.__doc__)

    def finish(result: "tuple[Any, ...]", args: "Sequence[Any]", kwargs: "dict[str, Any]") -> "Any":
        error = call.failure(result, args, kwargs)
        if error is not None:
            raise error
        return call.outputs(result)

    if not (form.call or form.texts or form.single or field):
        native = _modules.imported(f"{call.package}._native")
        signature: str = getattr(function, "__text_signature__")
        text = f"{name}{signature}\n--\n\n{doc}"
        made: Callable[..., Any] = native.checked(function, name, module, text, finish)
        return made

    def checked(*args: "Any", **kwargs: "Any") -> "Any":
        if form.call is not None:
            return call.grown(*args, **kwargs)
        result = function(*args, **kwargs)
        # Functions without a result code return a record that is not in a tuple.
        return finish(result, args, kwargs) if type(result) is tuple else result

    checked.__name__ = checked.__qualname__ = name
    checked.__module__ = module
    checked.__doc__ = doc
    if form.call is not None:
        # Messages about its parameters show the name of the function.
        form.call.__name__ = form.call.__qualname__ = name
    # `inspect.signature` reads it.
    checked.__wrapped__ = form.call or function  # type: ignore[attr-defined]
    return checked


def view(namespace: "dict[str, Any]", plain: str, forms: "dict[str, Form] | None" = None) -> None:
    """Fills a module with the contents of the module `plain` and with wrappers for its functions."""
    this = str(namespace["__name__"])
    module = _modules.imported(plain)
    builtin = type(len)

    def complete() -> None:
        public, there = module.__all__, vars(module)
        # Constants that are records are in neither module, because each access creates a new one.
        for name in filter(there.__contains__, public):
            found = there[name]
            if isinstance(found, builtin):
                found = raising(found, this, (forms or {}).get(name, _PLAIN))
            namespace.setdefault(name, found)
        namespace["__all__"] = public
        if namespace.keys() >= set(public):
            for hook in ("__getattr__", "__dir__"):
                namespace.pop(hook, None)

    def constant_record(name: str) -> object | None:
        return getattr(module, name) if name in module.__all__ else None

    _modules.wait(namespace, complete, constant_record)
