"""Runs the tests of all functions of a module in one situation, and counts the results."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field

from echo.caller import Caller, Plan
from echo.calls import Function
from echo.checks import Wrong

# True to print the name of each test on standard error, so that a crash can be located.
TRACE = "CUBIND_ECHO_TRACE" in os.environ


@dataclass
class Report:
    functions: int = 0
    helpers: int = 0
    # The functions that the library lacks.
    missing: int = 0
    # Subsets of `missing`: functions newer than the library, and functions that are older than their per-thread
    # symbols.
    newer: int = 0
    without_twin: int = 0
    calls: int = 0
    wrong: list[str] = field(default_factory=list)

    def attempt(self, where: str, test: Callable[[], None]) -> None:
        if TRACE:
            os.write(2, f"{where}\n".encode())
        try:
            test()
        except Wrong as wrong:
            self.wrong.append(f"{where}: {wrong}")
        except Exception as error:
            self.wrong.append(f"{where}: {type(error).__name__}: {error}")


def run(caller: Caller, situation: str) -> Report:
    """Runs one situation: `complete`, `per_thread`, `old`, `old_per_thread`, or `no_libraries`."""
    report, module = Report(), caller.module
    for number, function in enumerate(module.row.functions):
        report.functions += 1
        if situation == "no_libraries":
            without_library(caller, report, function)
        elif not caller.echo.has(caller.symbol(function)):
            without_symbol(caller, report, function)
        else:
            if situation == "complete":
                report.attempt(f"{function.name} (signature)", lambda: caller.signature(function))
                report.attempt(f"{function.name} (error)", lambda: caller.error(function, number))
                report.attempt(f"{function.name} (buffers)", lambda: caller.buffers(function))
            for label, plan, keywords in variants(caller, report, function):
                report.attempt(f"{function.name} ({label})", lambda: caller.check(plan, keywords))
    if situation == "complete":
        # A library may have only functions that return a result code.
        for function in [function for function in module.row.functions if function.returns is None][:1]:
            report.attempt(f"{function.name} (every code)", lambda: caller.every_code(function))
    for helper in module.row.helpers:
        report.helpers += 1
        report.attempt(helper.name, lambda: caller.helper(helper))
    report.calls = caller.calls
    return report


def variants(caller: Caller, report: Report, function: Function) -> list[tuple[str, Plan, bool]]:
    found: list[tuple[str, Plan, bool]] = []
    report.attempt(f"{function.name} (arguments)", lambda: found.extend(caller.variants(function)))
    return found


def without_library(caller: Caller, report: Report, function: Function) -> None:
    from cubind.errors import DynamicLibNotFoundError

    report.attempt(function.name, lambda: raises(caller, function, DynamicLibNotFoundError, caller.module.file))


def without_symbol(caller: Caller, report: Report, function: Function) -> None:
    from cubind.errors import FunctionNotFoundError

    report.missing += 1
    parts = ["function not found: ", caller.symbol(function)]
    if function.since > caller.module.toolkit:
        report.newer += 1
        parts.append(f" (added in {function.came_with})")
    elif caller.echo.has(function.symbol):
        report.without_twin += 1
    report.attempt(function.name, lambda: raises(caller, function, FunctionNotFoundError, *parts))


def raises(caller: Caller, function: Function, error: type[Exception], *parts: str) -> None:
    """Checks that a call raises this exception, with these parts in the message."""
    try:
        result = caller.invoke(caller.plain(function))
    except error as raised:
        for part in parts:
            if part not in str(raised):
                raise Wrong(f"{part!r} is not in {str(raised)!r}") from None
        return
    raise Wrong(f"no {error.__name__} was raised, but {result!r} returned")
