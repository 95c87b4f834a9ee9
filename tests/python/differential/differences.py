"""Every difference between the pinned cuda.bindings and cubind that occurs in the generated calls, with its reason.

An entry covers a difference if all of its patterns fit. A difference without an entry fails the test, and so does an
entry that covers nothing.
"""

import dataclasses
import fnmatch
import re
import sys

from differential.compare import Found
from differential.runner import Compared

# The kind of the reason for the difference.
BETTER = "better"
WORDING = "other words"
THEIRS = "a bug of cuda.bindings"


@dataclasses.dataclass(frozen=True)
class Difference:
    heading: str
    reason: str
    # A glob for the names that `compare.difference` returns.
    what: str = "*"
    # Globs for functions, separated by spaces.
    functions: str = "*"
    parameters: str = "*"
    # Globs, separated by commas, because the names of kinds and cases contain spaces.
    kinds: str = "*"
    cases: str = "*"
    # Regular expressions for the outcomes of the packages.
    theirs: str = ""
    ours: str = ""

    def covers(self, pair: Compared, found: Found) -> bool:
        call = pair.call
        return (
            fnmatch.fnmatchcase(found.what, self.what)
            and fits(call["function"], self.functions.split())
            and fits(call["parameter"], self.parameters.split())
            and fits(call["kind"], self.kinds.split(", "))
            and fits(call["case"], self.cases.split(", "))
            and re.search(self.theirs, found.theirs) is not None
            and re.search(self.ours, found.ours) is not None
        )


def fits(text: str, globs: list[str]) -> bool:
    return any(fnmatch.fnmatchcase(text, glob) for glob in globs)


# Functions that the differential test does not call.
NOT_CALLED = {
    "cuTexRefGetBorderColor": "cuda.bindings passes one float instead of four, and CUDA writes out of bounds",
    "cuTexRefSetBorderColor": "cuda.bindings passes one float instead of four",
}

# Functions in headers that are not bound. All other functions that only cuda.bindings has are newer than the newest
# toolkit. The test verifies this in the headers.
ELSEWHERE: list[str] = []

# Differences that occur only if cuda.bindings was compiled for Python 3.12 or newer, where Cython converts integers
# differently.
OF_NEWER_PYTHONS: list[Difference] = []
if sys.version_info >= (3, 12):
    OF_NEWER_PYTHONS = [
        Difference(
            THEIRS,
            "a negative value for an enum is passed on, like cuda.bindings does in Python 3.11",
            what="exception",
            cases="-1",
            theirs="^OverflowError: value too large to convert to",
            ours="^fine$|^TypeError: Unsupported attribute: -1 ",
        ),
    ]

# The first matching entry applies, so specific entries come first.
DIFFERENCES = [
    Difference(
        BETTER,
        "a float is not an address: cuda.bindings truncates it, and CUDA reads or writes at address 1",
        cases="float, numpy float",
        ours="^TypeError: (a number with a fraction is not an address|Provided argument is of type <class 'float'>|argument '[^']+': expected a buffer or an address, not float)",
    ),
    Difference(
        BETTER,
        "a NumPy scalar is memory: cuda.bindings truncates its value to an address",
        what="arrived",
        cases="numpy float",
        theirs="'1'",
        ours="'address'",
    ),
    Difference(
        BETTER,
        "a 64-bit NumPy scalar may be an address or the value itself, if the size fits both: the program must decide",
        what="exception",
        cases="numpy integer",
        ours="^TypeError: Argument '[a-zA-Z]+' is a scalar of <class 'numpy.int64'>, which may be an address",
    ),
    Difference(
        BETTER,
        "a shareable handle is a record, its bytes or an integer, depending on its type: cuda.bindings takes any object for "
        "the address of one, so CUDA reads 64 bytes of arbitrary memory; an integer for a file descriptor is passed on, also -1",
        functions="cuMemImportFromShareableHandle cuMemPoolImportFromShareableHandle cuLogicalEndpointImport",
        ours="^TypeError: |^ValueError: |^OverflowError: |^KeyError: 'from __int__'|^fine$|'address'",
    ),
    Difference(
        BETTER,
        "an object with __index__ is an int",
        cases="has __index__",
        what="exception",
        ours="^fine$|List is too small",
    ),
    Difference(
        BETTER,
        "an unknown result code is a value, not an error",
        kinds="code",
        cases="unknown",
        theirs="^ValueError",
    ),
    Difference(
        BETTER,
        "a str is passed as UTF-8",
        cases="str, list of str",
        theirs="expected (bytes|tuple\\[bytes\\])",
        ours="^fine$",
    ),
    Difference(
        BETTER,
        "outputs that explain an error are returned; under cubind.compat they are None, as in cuda.bindings",
        what="result",
        functions="cuGraphExecUpdate cuMemBatchDecompressAsync",
        cases="error",
        theirs="None\\]$",
    ),
    Difference(
        BETTER,
        "a count above the length of the list is rejected; cuda.bindings reads out of bounds",
        what="exception",
        functions="cuDevSm* cuGraphAdd* cuGraphics*Resources cuGraphRemove* cuMemBatchDecompressAsync cuStreamUpdate*",
        theirs="^fine$",
        ours="List is too small",
    ),
    Difference(
        BETTER,
        "an output buffer that is too small is rejected; cuda.bindings writes out of bounds",
        what="exception",
        theirs="^fine$",
        ours="Buffer is too small",
    ),
    Difference(
        BETTER,
        "read-only memory is not written to: cuda.bindings changes bytes, even those that Python shares",
        what="exception",
        functions="cuMemcpyDtoH* cuMemcpyAtoH*",
        theirs="^fine$",
        ours="^BufferError: Argument '\\w+' is read-only memory of .*",
    ),
    Difference(
        BETTER,
        "an int requests an output of that many bytes, and every writable buffer is accepted",
        what="exception",
        functions="nvrtcGet* cuLogsDumpToMemory",
        parameters="cubin ptx log LTOIR OptiXIR optixir PTX TileIR buffer",
        theirs="expected bytes",
    ),
    Difference(
        THEIRS,
        "cuda.bindings passes its own trampoline and data, which leak; cubind passes the callback and its data",
        what="arrived",
        functions="cuDeviceRegisterAsyncNotification cuLaunchHostFunc cuLogsRegisterCallback cuStreamAddCallback",
    ),
    # Differences in integers, enums and handles.
    Difference(
        THEIRS,
        "a negative count is passed to CUDA",
        what="exception",
        functions="nvrtc* cuDeviceGet*",
        kinds="integer",
        cases="-1, least",
        theirs="^fine$",
    ),
    Difference(
        BETTER,
        "a string buffer of size 0 is a null pointer, not the address of an empty one",
        what="arrived",
        functions="cuDeviceGetName cuDeviceGetPCIBusId",
        kinds="integer",
        cases="0, enum, least",
    ),
    Difference(
        BETTER,
        "a rank above the length of the lists is rejected; cuda.bindings reads out of bounds",
        what="exception",
        functions="cuTensorMapEncode*",
        theirs="^fine$",
        ours="List is too small",
    ),
    Difference(
        BETTER,
        "a list that is too small is rejected; cuda.bindings reads out of bounds",
        what="exception",
        functions="cuStreamBeginCaptureToGraph",
        parameters="dependencyData",
        ours="List is too small",
    ),
    Difference(
        BETTER,
        "an attribute is any value of its enum, like other enums",
        kinds="enum",
        what="exception",
        theirs="object has no attribute '(value|name)'",
    ),
    Difference(
        BETTER,
        "only known handle types are accepted, because they determine the type of the value",
        what="exception",
        functions="cuLogicalEndpointExport cuMemGetHandleForAddressRange",
        ours="Unsupported attribute",
    ),
    Difference(
        BETTER,
        "any iterable is accepted as a list",
        what="*",
        kinds="list",
        cases="iterator, set",
        theirs="has no len|not subscriptable|not instance",
    ),
    Difference(
        BETTER,
        "no more attributes are returned than requested",
        what="result",
        functions="cuMemRangeGetAttributes cuPointerGetAttributes",
    ),
    Difference(
        BETTER,
        "an attribute that is an enum in C is an enum in Python",
        what="result",
        functions="cuPointerGetAttribute cuMemPoolGetAttribute cuMemRangeGetAttribute",
        cases="*TYPE, *TYPES, *ACCESS_FLAGS, other enum, has __in*, numpy integer",
        ours="UNKNOWN|CUmem",
    ),
    # Differences in strings, buffers and callbacks.
    Difference(
        BETTER,
        "None means no name if C allows that",
        what="exception",
        kinds="text",
        cases="None",
        theirs="expected bytes",
        ours="^fine$",
    ),
    Difference(
        BETTER,
        "None is a null pointer for a path that may be null",
        what="exception",
        functions="cuCoredumpSet*",
        cases="None, str",
        ours="^fine$",
    ),
    Difference(
        BETTER,
        "`extra` is converted like other addresses: None and buffers are accepted",
        functions="cuLaunchKernel cuLaunchKernelEx",
        parameters="extra",
    ),
    Difference(WORDING, "accepted outputs", what="message", kinds="text", ours="must be bytes, bytearray"),
    Difference(BETTER, "a Python callable is a callback", kinds="callback", cases="callable", ours="^fine$"),
    Difference(BETTER, "a ctypes function is a callback", kinds="callback", cases="ctypes function", ours="^fine$"),
    Difference(
        BETTER,
        "an object that cannot be a callback is rejected, with the message for callbacks",
        functions="nvrtcSetFlowCallback",
        parameters="callback",
    ),
    Difference(
        THEIRS,
        "only elements up to the first wrong count are checked; cuda.bindings checks all, even if the counts exclude them",
        what="exception",
        kinds="list",
        cases="last is wrong",
        ours="^fine$",
    ),
    Difference(
        BETTER,
        "integers in a list may have any class",
        what="*",
        functions="cuTensorMapEncode*",
        kinds="list",
        theirs="Cannot convert|too long|not subscriptable|not iterable",
    ),
    Difference(
        THEIRS,
        "None for a list causes an internal Python error in cuda.bindings",
        what="*",
        kinds="list",
        theirs="has no len|not iterable|not subscriptable",
    ),
    Difference(
        BETTER,
        "every list of integers, like of handles",
        what="exception",
        kinds="list",
        functions="cuMem* cuTensorMapEncodeIm2col",
        theirs="not instance of type",
        ours="^fine$",
    ),
    # Differences in kernel parameters.
    Difference(
        BETTER,
        "typed values need no ctypes type",
        what="exception",
        kinds="kernel parameters",
        ours="^fine$",
    ),
    Difference(
        WORDING,
        "accepted kernel parameters",
        what="message",
        kinds="kernel parameters",
        theirs="^TypeError",
    ),
    # Differences in NVRTC.
    Difference(
        BETTER,
        "the size is queried first, and that call got the error code",
        functions="nvrtcGet*",
        kinds="call",
        cases="error",
    ),
    # Crashes of cuda.bindings.
    Difference(
        BETTER,
        "records in a list of any length are updated; cuda.bindings updates only lists of one",
        what="left",
        functions="cuDevSmResourceSplit",
    ),
    Difference(
        BETTER,
        "an int is accepted as an iterator, like for other handles",
        what="exception",
        functions="cuLogsDumpTo*",
        parameters="iterator",
        theirs="^TypeError: Argument 'iterator' has incorrect type",
    ),
    Difference(
        WORDING,
        "accepted iterators",
        what="message",
        functions="cuLogsDumpTo*",
        parameters="iterator",
    ),
    Difference(
        THEIRS,
        "cuda.bindings accesses as many elements as the count: 2**32 elements exceed the time limit",
        what="crash",
        functions="cuDevSmResourceSplit cuDevSmResourceSplitByCount",
        ours="^fine$",
    ),
    Difference(
        THEIRS,
        "cuda.bindings reads as many elements as CUDA reports, even if none was requested",
        what="crash",
        functions="cuDeviceGetCliqueInfo",
        parameters="count",
        ours="^fine$",
    ),
    Difference(
        BETTER,
        "a list is accepted as well as one object",
        what="exception",
        functions="cuGraphics*Resources cuMemBatchDecompressAsync",
        parameters="resources paramsArray",
        theirs="^TypeError",
    ),
    Difference(
        WORDING,
        "accepted lists of them",
        what="message",
        functions="cuGraphics*Resources cuMemBatchDecompressAsync",
        parameters="resources paramsArray",
        theirs="^TypeError",
    ),
    Difference(
        THEIRS,
        "an absurd size ends the process; cubind raises MemoryError",
        what="crash",
        functions="cuMemRangeGetAttribute",
        parameters="dataSize",
        theirs="^SIGSEGV$",
        ours="^fine$",
    ),
    # All other differences.
    Difference(
        BETTER,
        "the value of an attribute is an int; cuda.bindings requires and reads any object with getPtr",
        functions="cuDeviceSetGraphMemAttribute cuMemPoolSetAttribute cuPointerSetAttribute",
    ),
    Difference(
        THEIRS,
        "cuda.bindings reads the LUID past its eight bytes, up to the next NUL",
        what="result",
        functions="cuDeviceGetLuid",
    ),
    Difference(BETTER, "a path ends at its NUL, and None means no path", what="arrived", functions="cuCoredumpSet*"),
    Difference(WORDING, "accepted values of a library's option", functions="cuLibraryLoad*"),
    Difference(
        THEIRS,
        "an output into b'' changes every b'' of the process in cuda.bindings",
        what="arrived",
        functions="nvrtcGetLoweredName nvrtc*BundledHeaders",
    ),
    # C takes a pointer to a handle. Both packages treat a handle of that class in the same way.
    Difference(
        BETTER,
        "None is the null handle, as everywhere; cuda.bindings passes a null pointer where CUDA requires a variable",
        what="arrived",
        functions="cuEGLStream*",
        parameters="conn pCudaResource",
        cases="None",
    ),
    Difference(
        BETTER,
        "0 is the null handle, as everywhere; cuda.bindings passes a null pointer",
        what="arrived",
        functions="cuEGLStream*",
        parameters="conn pCudaResource pStream",
        cases="0, enum",
        theirs="\\['0', ",
    ),
    Difference(
        BETTER,
        "an int is a handle, as everywhere; cuda.bindings takes it for the address of a variable, which is invalid",
        what="crash",
        functions="cuEGLStream*",
        parameters="conn pCudaResource pStream",
        theirs="^SIGSEGV$",
        ours="^fine$",
    ),
    Difference(
        BETTER,
        "an object with __int__ is a handle or a function address, as everywhere; cuda.bindings requires an int or its class",
        what="exception",
        functions="cuEGLStream* cuVDPAU*",
        parameters="conn pCudaResource pStream vdpGetProcAddress",
        theirs="^TypeError: Argument '\\w+' is not instance of type \\(expected <class 'int, driver\\.",
        ours="^fine$|^KeyError: 'from __int__'$",
    ),
    Difference(
        BETTER,
        "code in a str is accepted: `nvrtcGetPTX` of `cubind.checked` returns PTX as a str",
        what="exception",
        functions="cuModuleLoad*",
        parameters="image fatCubin",
        kinds="other",
        ours="^fine$",
    ),
    Difference(
        BETTER,
        "bytes are not a list of integers: cuda.bindings takes each byte for an element, even for an address or a size",
        what="exception",
        theirs="^fine$",
        ours="^TypeError: .*expected a tuple or a list, (not (bytes|bytearray)$|(bytes|bytearray) found$)",
    ),
    Difference(
        BETTER,
        "each part of the range needs an element: cuda.bindings accepts one record for any count, and CUDA writes past it",
        what="exception",
        functions="cuMemGetLocationInfo",
        theirs="^fine$",
        ours="^RuntimeError: List is too small: ",
    ),
    Difference(
        BETTER,
        "a list of records is accepted as well as one record; other objects are rejected with the message for lists",
        functions="cuMemGetLocationInfo",
        parameters="location_out",
        theirs="^TypeError: Argument 'location_out' has incorrect type ",
        ours="^TypeError: |^RuntimeError: List is too small: ",
    ),
    Difference(
        BETTER,
        "read-only memory is rejected before all other checks; cuda.bindings lets CUDA write to it",
        what="exception",
        functions="cuMemcpyDtoH* cuMemcpyAtoH*",
        theirs="^TypeError: an integer is required$|^fine$",
        ours="^BufferError: |^ValueError: buffer source array is read-only$",
    ),
    Difference(
        THEIRS,
        "cuda.bindings accepts one record for any number of elements, and the recording stub writes past it",
        what="crash",
        functions="cuMemGetLocationInfo",
        theirs="^SIG(ABRT|SEGV)$",
        ours="^fine$",
    ),
    Difference(
        WORDING,
        "a str or bytes instead of a list is rejected as a whole; the message of cuda.bindings names the class of the elements",
        what="message",
        theirs="^TypeError: (Argument '\\w+' is not instance of type \\(expected tuple\\[|an integer is required$)",
        ours="^TypeError: .*expected a tuple or a list, (not (str|bytes|bytearray)$|(str|bytes|bytearray) found$)",
    ),
    Difference(
        WORDING,
        "accepted handles, with the message for other handles",
        what="message",
        functions="cuEGLStream*",
        parameters="conn pCudaResource pStream",
        theirs="^TypeError: Argument '\\w+' is not instance of type \\(expected <class 'int, driver\\.",
        ours="^TypeError: (an integer is required|only 0-dimensional arrays)",
    ),
    Difference(
        THEIRS,
        "a negative device, which the recording stub returns, is taken for an address, which is unsigned",
        what="exception",
        functions="cuGLGetDevices",
        theirs="^OverflowError: Python int too large to convert to C long$",
        ours="^fine$",
    ),
    Difference(
        THEIRS,
        "an EGLint is signed; in cuda.bindings it is unsigned",
        what="exception",
        functions="cuEGLStreamProducerConnect",
        parameters="width height",
        cases="-1",
        theirs="^OverflowError: can't convert negative value to unsigned int$",
        ours="^fine$",
    ),
    *OF_NEWER_PYTHONS,
    Difference(
        WORDING,
        "the module of a class in messages",
        what="message",
        theirs="got (HasInt|HasIndex|Raises|Subclass|type)|expected Type",
        ours="__main__|expected Type",
    ),
    Difference(
        BETTER,
        "an iterator has no length, and may be infinite: lists must have a length",
        what="exception",
        functions="cuTensorMapEncodeIm2col",
        cases="iterator",
        theirs="^fine",
        ours="^TypeError: .*expected a tuple or a list, ",
    ),
    Difference(
        WORDING,
        "a wrong number of arguments, with Python's message",
        cases="one argument *, unknown keyword",
        what="message",
    ),
    Difference(
        WORDING,
        "the C type that an integer does not fit",
        what="message",
        theirs="^OverflowError",
        ours="^OverflowError",
    ),
    Difference(WORDING, "the allocation fails", what="message", theirs="^MemoryError", ours="^MemoryError"),
    Difference(
        WORDING,
        "types are named without their module",
        what="message",
        theirs="expected bytes, [a-z]+\\.",
        ours="expected bytes, ",
    ),
    Difference(WORDING, "a list is expected", what="message", theirs="expected tuple\\[", ours="expected tuple\\["),
    Difference(WORDING, "messages name the argument", what="message", ours="^TypeError: argument '[^']+': expected "),
    Difference(
        WORDING,
        "the message lists the accepted callbacks",
        what="message",
        kinds="callback",
        ours="address of a C function",
    ),
]
