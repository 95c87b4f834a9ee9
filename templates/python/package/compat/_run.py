"""Runs a program with `cubind.compat` installed, and otherwise like `python` itself."""

import io
import os
import runpy
import sys
from types import CodeType, ModuleType, TracebackType

from cubind import compat

_USAGE = """usage: python -m cubind.compat (program.py | -m module | -c code) [arguments...]
       python -m cubind.compat (--enable | --disable | --status)"""

_STARTUP = ("--enable", "--disable", "--status")


def main(arguments: list[str]) -> None:
    """Implements `python -m cubind.compat`."""
    if not arguments or arguments[0] in ("-h", "--help"):
        print(_USAGE, file=sys.stdout if arguments else sys.stderr)
        sys.exit(0 if arguments else 2)
    if arguments[0] in _STARTUP:
        _startup_file(arguments)
        return
    compat.install()
    sys.excepthook = _without_this_package
    what, rest = arguments[0], arguments[1:]
    if what in ("-m", "-c"):
        if not rest:
            sys.exit(f"{_USAGE}\n{what} expects an argument")
        sys.argv[:] = [what, *rest[1:]]
        if what == "-m":
            runpy.run_module(rest[0], run_name="__main__", alter_sys=True)
        else:
            _set_first_path("")
            _run(compile(rest[0], "<string>", "exec"), _new_main())
        return
    sys.argv[:] = arguments
    if os.path.isdir(what) or not what.endswith(".py") and _is_archive(what):
        # `runpy` finds a `__main__.py` in the path, and adds the path to `sys.path`.
        runpy.run_path(what, run_name="__main__")
        return
    _run_file(what)


def _startup_file(arguments: list[str]) -> None:
    """Enables or disables `install()` for all processes of this Python, or prints the status."""
    if len(arguments) > 1:
        sys.exit(f"{_USAGE}\n{arguments[0]} expects no further arguments")
    # Programs that are run as a file do not need this import.
    from cubind.compat import _startup

    actions = (_startup.enable, _startup.disable, _startup.status)
    try:
        print(dict(zip(_STARTUP, actions, strict=True))[arguments[0]]())
    except OSError as error:
        sys.exit(f"{error.filename}: {error.strerror}")


def _run_file(path: str) -> None:
    try:
        with io.open_code(os.path.abspath(path)) as file:
            source = file.read()
    except OSError as error:
        # The message and the exit code are the same as Python's.
        print(f"{sys.executable}: can't open file {os.path.abspath(path)!r}: {_reason(error)}", file=sys.stderr)
        sys.exit(2)
    _set_first_path(os.path.dirname(os.path.realpath(path)))
    # Like Python, this makes the path absolute without resolving `..`, because the program may change the directory.
    absolute = os.path.join(os.getcwd(), path)
    main = _new_main()
    main.__file__ = absolute
    _run(compile(source, absolute, "exec"), main)


def _reason(error: OSError) -> str:
    return f"[Errno {error.errno}] {error.strerror}"


def _is_archive(path: str) -> bool:
    import zipfile

    return zipfile.is_zipfile(path)


def _set_first_path(first: str) -> None:
    # With `-P` or PYTHONSAFEPATH, Python does not add the program's directory.
    if not sys.flags.safe_path:
        sys.path[0] = first


def _new_main() -> ModuleType:
    """Creates the program's own `__main__`, without names of cubind. It stays in `sys.modules` for functions that run
    at exit.
    """
    main = ModuleType("__main__")
    main.__dict__.update(__builtins__=sys.modules["builtins"], __annotations__={})
    sys.modules["__main__"] = main
    return main


def _run(code: CodeType, main: ModuleType) -> None:
    exec(code, main.__dict__)


def _without_this_package(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Prints an exception as if Python had started the program."""
    ours = (os.path.dirname(__file__), "<frozen runpy>", runpy.__file__)
    rest = trace
    while rest is not None and rest.tb_frame.f_code.co_filename.startswith(ours):
        rest = rest.tb_next
    # The traceback of a bug in cubind, or of a syntax error in the program's file, has no other frames.
    if rest is not None or isinstance(error, SyntaxError):
        error.__traceback__ = trace = rest
    sys.__excepthook__(kind, error, trace)
