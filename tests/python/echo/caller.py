"""Calls the functions of a module, each in several ways, and checks the results."""

import ctypes
import inspect
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from echo_library import Called, Echo, pattern

from echo.calls import Choice, Function, Helper, LengthCall, Param
from echo.checks import LEFT_OUT, NO_ARGUMENT, CheckOutput, Passed, Received, expect
from echo.context import At, Module
from echo.roles import memory, passed


@dataclass
class Plan:
    """One call of one function."""

    function: Function
    params: list[Passed]
    # The values of parameters that are lengths of other parameters.
    lengths: dict[str, int]
    left_out: set[str] = field(default_factory=set)
    # The outputs in addition to the outputs of the parameters.
    further: list[CheckOutput] = field(default_factory=list)

    def arguments(self) -> dict[str, Any]:
        """Returns the arguments by their names in Python."""
        return {
            param.python: each.give
            for param, each in zip(self.function.params, self.params)
            if param.python is not None and param.python not in self.left_out
        }

    def received(self, called: Called) -> Iterator[tuple[Received, Passed]]:
        for index, (param, each) in enumerate(zip(self.function.params, self.params)):
            yield Received(called, index, LEFT_OUT if param.python in self.left_out else each.give), each

    def outputs(self) -> list[CheckOutput]:
        return [each.returns for each in self.params if each.returns is not None] + self.further


class Caller:
    """The functions of one module."""

    def __init__(self, module: Module, per_thread: bool) -> None:
        self.module = module
        self.per_thread = per_thread
        self.calls = 0

    @property
    def echo(self) -> Echo:
        assert self.module.echo is not None
        return self.module.echo

    def symbol(self, function: Function) -> str:
        """Returns the symbol that a call looks up."""
        return function.symbol + (function.per_thread if self.per_thread else "")

    # Functions that plan the calls.

    def plan(
        self, function: Function, choice: Choice | None = None, *, empty: bool = False, omit: str | None = None
    ) -> Plan:
        """Plans a call. `empty` passes None wherever it is accepted; `omit` omits the parameters with this flag."""
        lengths = self.module.lengths(function, choice, empty or omit == "optional")
        count = range(len(function.params))
        params = [passed(At(self.module, function, index, lengths, choice, empty)) for index in count]
        for param, each in zip(function.params, params):
            expect(f"{param.name} has an argument", each.give is not NO_ARGUMENT, param.python is not None)
        left_out = {param.python for param in function.params if param.python and param.flag == omit}
        return Plan(function, params, lengths, left_out)

    def plain(self, function: Function) -> Plan:
        return self.plan(function, self.module.selections(function)[0])

    def variants(self, function: Function) -> Iterator[tuple[str, Plan, bool]]:
        """Yields the calls of a function: a label, the plan, and True for arguments by keyword."""
        choices = self.module.selections(function)
        for choice in choices:
            yield (f"with {choice.member}" if choice else "plain"), self.plan(function, choice), False
        yield "other forms", self.other_forms(function), False
        yield "keywords", self.plain(function), True
        yield "None", self.plan(function, choices[0], empty=True), False
        for flag in ("optional", "omittable"):
            if any(param.flag == flag for param in function.params):
                yield f"without {flag}", self.plan(function, choices[0], omit=flag), False

    def other_forms(self, function: Function) -> Plan:
        """Returns the same arguments, each as an equivalent object."""
        plan = self.plain(function)
        for param, each in zip(function.params, plan.params):
            each.keep = each.keep, each.give
            each.give = other_form(param, each)
        return plan

    # Functions that make the calls.

    def invoke(self, plan: Plan, keywords: bool = False) -> Any:
        self.calls += 1
        function = getattr(self.module.python, plan.function.name)
        arguments = plan.arguments()
        return function(**arguments) if keywords else function(*arguments.values())

    def check(self, plan: Plan, keywords: bool = False) -> None:
        self.echo.reset()
        result = self.invoke(plan, keywords)
        function, last = plan.function, self.echo.last()
        expect("symbol", (last.symbol or b"").decode(), self.symbol(function))
        expect("number of arguments", last.count, len(function.params))
        for received, each in plan.received(Called(last)):
            for check in each.receives:
                check(received)
        expect("type of the result", type(result), tuple)
        expect("code", self.module.code(result[0]), self.module.success)
        expect("type of the code", type(result[0]), self.module.result)
        outputs = [*self.returned(function), *plan.outputs()]
        expect("number of outputs", len(result) - 1, len(outputs))
        for value, agree in zip(result[1:], outputs):
            agree(value)

    def returned(self, function: Function) -> list[CheckOutput]:
        """Returns the checks of a return value that is not a result code: it is the first output."""
        ty = function.returns
        if ty is None or ty.kind == "void":
            return []
        if ty.kind == "string":
            return [lambda got: expect("value", got, function.symbol.encode())]
        raw = pattern(function.symbol, len(function.params), ty.size)
        if function.counts:
            # A count must not be negative here, because a negative result is a negated code.
            raw = raw[:-1] + bytes([raw[-1] & 0x7F])
        return [lambda got: self.module.values.agree("value", ty, raw, got)]

    # Functions whose tests do not check arguments.

    def signature(self, function: Function) -> None:
        names = [param.python for param in function.params if param.python is not None]
        signature = inspect.signature(getattr(self.module.python, function.name))
        expect("parameters", list(signature.parameters), names)

    def error(self, function: Function, number: int) -> None:
        """With an error code, every output is None unless it describes the error."""
        if function.returns is not None and not function.counts:
            return
        plan = self.plain(function)
        failures = [code for code in self.module.codes if code not in (self.module.success, *self.module.answering)]
        code = failures[number % len(failures)]
        # Functions that return a length are called first.
        before = sum(isinstance(param.length, LengthCall) for param in function.params)
        self.echo.reset()
        self.echo.returns(int(code), before)
        result, *outputs = self.invoke(plan)
        expect("result with an error", self.module.code(result), code)
        explains = [each.explains for each, passed in zip(function.params, plan.params) if passed.returns is not None]
        explains = [*([False] if function.counts else []), *explains]
        expect("outputs with an error", [one is not None for one in outputs], explains + [False for _ in plan.further])
        expect("symbol", (self.echo.last().symbol or b"").decode(), function.symbol)

    def every_code(self, function: Function) -> None:
        """Every result code is returned, even a code that the headers do not define."""
        plan = self.plain(function)
        codes: list[Any] = [*self.module.codes, 31337]
        for code in codes:
            self.echo.reset()
            self.echo.returns(int(code))
            result = self.module.code(self.invoke(plan)[0])
            expect("code", int(result), int(code))
            expect("type of the code", type(result), self.module.codes)
            if isinstance(code, self.module.codes):
                expect("the member is one object", result is code, True)

    def buffers(self, function: Function) -> None:
        """Tests that existing bytes are written in place, and that an int instead of a buffer requests new bytes."""
        for index, param in enumerate(function.params):
            asked = isinstance(param.length, LengthCall)
            # If the parameter is not a `char *`, new bytes are returned only if another function determines their size.
            is_typed = param.element.kind in ("void", "enum", "record", "value")
            if param.role != "buffer" or param.direction == "in" or (is_typed and not asked):
                continue
            plan = self.plan(function)
            size = len(plan.params[index].give)
            expected = memory.after(At(self.module, function, index, plan.lengths, None, False), bytes(size))
            for each in plan.params:
                each.receives.clear()
            in_place = bytes(bytearray(size))
            plan.params[index].give = in_place
            self.check(plan)
            expect("bytes afterwards", in_place, expected)
            plan.params[index].give = size
            plan.further.append(lambda got: expect("new bytes", got, expected))
            self.check(plan)

    def helper(self, helper: Helper) -> None:
        """A helper fills a record without calling a function."""
        values = [self.module.values.make(param.type, index).python for index, param in enumerate(helper.params)]
        record = getattr(self.module.python, helper.name)(*values)
        self.calls += 1
        expect("type", type(record), self.module.values.class_of(helper.returns))
        for value, param in zip(values, helper.params):
            expect(f"field {param.field}", getattr(record, param.field), value)


def other_form(param: Param, each: Passed) -> Any:
    """Creates an equivalent object: a tuple, a memoryview, a str, an address, an int."""
    value, role, kinds = each.give, param.role, (param.type.kind, param.element.kind)
    if isinstance(value, list):
        return tuple(value)
    if isinstance(value, bytearray):
        return memoryview(value)
    if isinstance(value, bytes) and role == "string":
        return value.decode()
    if isinstance(value, bytes) and role == "buffer":
        block = ctypes.create_string_buffer(value, len(value))
        each.keep = each.keep, block
        return ctypes.addressof(block)
    if role in ("in", "inplace") and kinds == ("pointer", "value"):
        # An int that is passed instead of a variable is the variable's address.
        return value if value is None else value.getPtr()
    if role in ("in", "inout") and {"value", "enum"} & set(kinds) and value is not NO_ARGUMENT:
        return int(value)
    return value
