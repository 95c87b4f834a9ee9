"""Every difference between the public interfaces of the pinned cuda.bindings and cubind, with its reason.

An entry covers a difference if all of its patterns fit. A difference without an entry fails the test, and so does an
entry that covers nothing. Additions of cubind are not differences: older names, symbols that are not hidden by a newer
name, reserved fields, and values that newer headers dropped.
"""

import dataclasses
import fnmatch
import re

from surface.compare import Found


@dataclasses.dataclass(frozen=True)
class Difference:
    reason: str
    # Globs for names, separated by spaces.
    names: str = "*"
    what: str = "*"
    kinds: str = "*"
    # Regular expressions for the values on both sides.
    theirs: str = ""
    ours: str = ""

    def covers(self, found: Found) -> bool:
        return (
            any(fnmatch.fnmatchcase(found.name, glob) for glob in self.names.split())
            and any(fnmatch.fnmatchcase(found.what, glob) for glob in self.what.split())
            and any(fnmatch.fnmatchcase(found.kind, glob) for glob in self.kinds.split())
            and re.search(self.theirs, found.theirs) is not None
            and re.search(self.ours, found.ours) is not None
        )


DIFFERENCES = [
    Difference(
        "the runtime's functions accept the driver's class",
        what="missing",
        kinds="value",
        names="VdpGetProcAddress",
    ),
    # Differences in names.
    Difference(
        "invented for unnamed C types, and numbered differently in each release",
        what="missing",
        names="anon_struct* anon_union*",
    ),
    Difference(
        "names with a leading underscore are private to the header: CUDART_VERSION is the public name",
        what="missing",
        names="__CUDART_API_VERSION",
    ),
    # Differences in classes.
    Difference(
        "two names of one C type are one class: cuda.bindings never accepts an instance of one for the other",
        what="class",
        kinds="enum value",
        names="*_v1 *_v2 CU*AttrID cuda*AttrID cuda*_const_t cudaError_t *_t",
    ),
    # Differences in constants.
    Difference(
        "a macro defined as an enum's member is that member, which is an int",
        what="type",
        kinds="constant",
        names="CU_KERNEL_NODE_ATTRIBUTE_* CU_STREAM_ATTRIBUTE_* cudaKernelNodeAttribute* cudaStreamAttribute*",
        theirs="^int$",
        ours="LaunchAttributeID|launchAttributeID",
    ),
    # Differences in enums.
    Difference(
        "members are in the order of the header, as far as the toolkits agree; cuda.bindings sorts some by value",
        what="order",
    ),
    # Differences in the docstrings of outputs. The differential test compares the outputs themselves.
    Difference(
        "the docstring of cuda.bindings omits an output",
        what="outputs",
        theirs="^0$",
        ours="^[12]$",
    ),
    Difference(
        "the docstring of cuda.bindings has a size that it does not return",
        what="outputs",
        names="cuCoredump*",
    ),
    Difference(
        "the docstring of cuda.bindings is another function's",
        what="outputs",
        names="sizeof",
        theirs="^1$",
        ours="^0$",
    ),
]
