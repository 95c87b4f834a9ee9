"""Handlers for each role: the argument in Python, the value that C must receive, and the expected output.

A role is a name from `codegen/verify/src/echo/python/param.rs`, with a `direction` if both are possible.
"""

from collections.abc import Callable

from echo.checks import Passed, Wrong
from echo.context import At
from echo.roles import arrays, attributes, memory, outputs, scalars, values

Handler = Callable[[At], Passed]

HANDLERS: dict[tuple[str, str | None], Handler] = {
    ("in", None): values.in_,
    ("userdata", None): values.by_value,
    ("address", None): values.by_value,
    ("device", None): values.by_value,
    ("callback", None): values.by_value,
    ("inout", None): values.inout,
    ("inplace", None): values.in_place,
    ("out", None): outputs.out,
    ("borrowed", None): outputs.borrowed,
    ("array", "in"): arrays.in_array,
    ("array", "inout"): arrays.inout_array,
    ("array", "out"): outputs.out_array,
    ("buffer", "in"): memory.in_buffer,
    ("buffer", "out"): memory.out_buffer,
    ("string", None): memory.in_string,
    ("widestring", None): memory.in_wide_string,
    ("outstring", None): outputs.out_string,
    ("outtext", None): outputs.out_text,
    ("kernelparams", None): memory.kernel_params,
    ("attribute", "in"): attributes.in_attribute,
    ("attribute", "out"): attributes.out_attribute,
    ("elements", "in"): attributes.in_elements,
    ("elements", "inout"): attributes.inout_elements,
    ("scalar", "in"): scalars.in_scalar,
    ("hostscalar", None): scalars.host_scalar,
    ("scalar", "out"): scalars.written_scalar,
    ("scalar", "inout"): scalars.written_scalar,
    ("selected", None): attributes.selected,
    ("attributes", "in"): attributes.in_attributes,
    ("attributes", "out"): attributes.out_attributes,
}


def passed(at: At) -> Passed:
    """The argument and checks of one parameter."""
    role = at.param.role, at.param.direction
    if role not in HANDLERS:
        raise Wrong(f"no argument for {at.name}: {role}")
    return HANDLERS[role](at)
