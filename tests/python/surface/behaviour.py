"""Every difference in the behavior of classes between the pinned cuda.bindings and cubind, with its reason.

An entry covers a step if all of its patterns fit. A difference without an entry fails the test, and so does an entry
that covers nothing.
"""

import dataclasses
import json
import re
import sys
from typing import Any


@dataclasses.dataclass(frozen=True)
class Step:
    module: str
    name: str
    made_by_theirs: Any
    made_by_ours: Any

    def is_equal(self) -> bool:
        """Exceptions are compared by type: many messages are Cython's."""
        sides = [self.made_by_theirs, self.made_by_ours]
        errors = [side.get("error") if isinstance(side, dict) else None for side in sides]
        if any(errors):
            return bool(errors[0] == errors[1])
        return bool(sides[0] == sides[1])

    @property
    def theirs(self) -> str:
        return told(self.made_by_theirs)

    @property
    def ours(self) -> str:
        return told(self.made_by_ours)


def told(made: Any) -> str:
    return f"{made['error']}: {made['message']}" if isinstance(made, dict) else json.dumps(made)


@dataclasses.dataclass(frozen=True)
class Behaviour:
    reason: str
    # Regular expressions for the name of the step and for the outcomes. The group `same` must match the same string in
    # both outcomes.
    name: str = ""
    theirs: str = ""
    ours: str = ""
    # True if the difference depends on the contents of freed memory.
    by_luck: bool = False

    def covers(self, step: Step) -> bool:
        theirs, ours = re.search(self.theirs, step.theirs), re.search(self.ours, step.ours)
        if re.search(self.name, step.name) is None or theirs is None or ours is None:
            return False
        return theirs.groupdict().get("same") == ours.groupdict().get("same")


# The end of the name of a step that assigns to a field.
ASSIGNED = r"^\w+\.\w+ = "

# Differences that occur only if cuda.bindings was compiled for Python 3.12 or newer, where Cython converts integers
# differently.
OF_NEWER_PYTHONS: list[Behaviour] = []
if sys.version_info >= (3, 12):
    OF_NEWER_PYTHONS = [
        Behaviour(
            "a negative integer for an enum is a value, as in cuda.bindings up to Python 3.11",
            name=ASSIGNED + "-1$",
            theirs="^OverflowError: value too large to convert to",
            ours="UNKNOWN_MINUS_1",
        ),
    ]

# The first matching entry applies, so specific entries come first.
BEHAVIOUR = [
    Behaviour("cuda.bindings has a size for all except these", name="^sizeof CUstreamMemOp", theirs="Unknown type"),
    Behaviour(
        "a string without a NUL ends with its field: cuda.bindings reads past it",
        name=r"^cudaDeviceProp\.name (of bytes|from another)",
    ),
    Behaviour(
        "better: the user data of a callback may be any Python object",
        name=r"\.userData = ",
        theirs="TypeError: Provided argument",
    ),
    Behaviour(
        "cuda.bindings cannot print an EGL frame, nor its parts",
        name=r"^(CUegl|cudaEgl)\w+",
        theirs="TypeError: 'list' object cannot be interpreted as an integer",
    ),
    Behaviour(
        "another exception for objects that are not a list of the right length",
        name=r"^cudaEglFrame_st\.planeDesc = ",
        theirs="TypeError|AttributeError",
        ours="IndexError|TypeError",
    ),
    Behaviour("an EGL integer is signed, as in its headers, but not in cuda.bindings", name=r"^EGLint\("),
    Behaviour("the address of a function is printed as an address", name="^VdpGetProcAddress"),
    Behaviour(
        "an object that is not a member of an enum is a TypeError: cuda.bindings reads its `value`",
        name="^cuda\\w+, ",
        theirs="AttributeError: .* has no attribute 'value'",
        ours="TypeError",
    ),
    *OF_NEWER_PYTHONS,
    Behaviour(
        "a nested record keeps the outer one alive: in cuda.bindings it is freed memory (seen on 3.13)",
        name=r"^CUmemAllocationProp_(st|v1)\.location( nested)?$",
        theirs='"CUmemLocation", "type',
        ours='"CUmemLocation", "type',
        by_luck=True,
    ),
    # Differences in values from a newer CUDA version.
    Behaviour(
        "better: an unnamed value is accepted; cuda.bindings can neither print nor pass it",
        theirs="is not a valid|<ValueError>",
        ours=r"UNKNOWN_|^\"|^\[|^null",
    ),
    Behaviour(
        "an enum attribute accepts any 32-bit integer; larger ones are an OverflowError, like for other integers",
        name=ASSIGNED,
        theirs="ValueError: .* is not a valid",
        ours="OverflowError",
    ),
    Behaviour(
        "an object that is not a number is a TypeError, like for other attributes; cuda.bindings tries int()",
        name=ASSIGNED,
        theirs="ValueError: invalid literal for int",
        ours="TypeError|IndexError",
    ),
    # Differences in names.
    Behaviour(
        "cuda.bindings invents a name for unnamed C types, numbered differently in each release",
        theirs="anon_(struct|union)",
    ),
    Behaviour(
        "cuda.bindings cannot create an unnamed C type without an address",
        theirs="__cinit__\\(\\) takes exactly 1 positional argument",
    ),
    Behaviour(
        "two names of one C type are one class",
        name=r"^(CU\w+_v[12]|CU(kernelNode|stream)AttrID|cuda(KernelNode|Stream)AttrID|cuda\w+_const_t|cudaError)\b",
    ),
    Behaviour(
        "the runtime's class extends the driver's, and is printed like it",
        name="^cuda(DevResourceDesc_t|GraphDeviceNode_t|Kernel_t|Library_t|LogsCallbackHandle)",
        ours="<CU",
    ),
    # Functions.
    Behaviour(
        "functions are built-in functions, which accept no attributes: their defaults are in their signatures",
        name=r"^function \w+ (defaults|attribute)$",
        ours="AttributeError: ",
    ),
    # Enums.
    Behaviour(
        "a pointer to a value that CUDA writes is an address; cuda.bindings reads the value",
        name=r"^CUmemDecompressParams_st\.dstActBytes$",
    ),
    # Differences in handles and scalars.
    Behaviour(
        "a new record is all zeros; in cuda.bindings the first handle of some records is uninitialized",
        name=r"^(CUDA_|CUdevWorkqueueConfigResource|cudaKernelNodeParamsV2|cudaGraphKernelNodeUpdate|"
        r"cuda(Child|Event)\w+Params)\w*\.(event|dptr|device|graph|node|kern|cuFunc|ctx|gCtx)$",
        theirs=r"^\[\"(?P<same>\w+)\", -?\d+\]$",
        ours=r"^\[\"(?P<same>\w+)\", 0\]$",
    ),
    Behaviour("better: all handles, scalars and callbacks have equality, and the hash of their integer", name=" equal$"),
    Behaviour("better: everything can be pickled", name=" pickle$", theirs="TypeError", ours="^\\["),
    Behaviour("better: scalars with a class have __index__", name=" index$", theirs="TypeError", ours="^11$"),
    # Records.
    Behaviour(
        "CPython adds no weak references or slots to subclasses of objects of variable size; records contain their memory",
        name=" subclass(, weak reference| with slots)$",
        ours="TypeError: (cannot create weak reference|nonempty __slots__)",
    ),
    Behaviour("better: reserved fields are kept, as in C", ours="reserved|padding|pad :|\"unused\": "),
    Behaviour(
        "better: its dimensions are initially 1, like those of the older record; in cuda.bindings they are 0",
        name="^cudaKernelNodeParamsV2",
    ),
    Behaviour(
        "deleting an attribute is an AttributeError",
        name="^del ",
        theirs="NotImplementedError",
        ours="AttributeError",
    ),
    Behaviour(
        "better: a field that is a pointer to pointers accepts the same objects as other pointers",
        name=ASSIGNED,
        theirs="TypeError: (an integer is required|Argument 'kernelParams' is not a valid type)",
        ours=r"address|\[\"int\"",
    ),
    Behaviour(
        "a number that is not an address is rejected as a wrong type, like for other pointers",
        name=ASSIGNED,
        theirs="OverflowError",
        ours="TypeError: Provided argument",
    ),
    # Only strings are padded, because a truncated identifier would be a different identifier.
    Behaviour(
        "better: a string that is shorter than its array is padded with NULs; other objects than bytes are a TypeError",
        name=ASSIGNED,
        theirs="ValueError: \\w+ length must be|IndexError: not enough values",
        ours="bytes|IndexError",
    ),
    Behaviour(
        "better: a float is not an address",
        name=ASSIGNED + "1.5$",
        ours="TypeError: (Provided argument|a number with a fraction)",
    ),
    Behaviour("a device is a signed integer, which may be -1", name=r"\.device = -1", theirs="OverflowError"),
    Behaviour("better: fields that are read-only in cuda.bindings can be written", theirs="AttributeError: .* is not writable"),
    Behaviour("better: None is an empty list", name=ASSIGNED + "None", theirs="TypeError", ours=r"\[\], \{"),
    Behaviour(
        "a function's address is an int; in cuda.bindings it is an object with __int__",
        theirs=r"\"CU\w+\"|\"cuda\w+\"|<cu\w+ |<CU\w+ ",
        ours=r"\"int\"|: 0x",
    ),
]
