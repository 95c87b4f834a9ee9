"""Every difference between the pinned cuda.bindings and cubind that the generated calls meet, with its reason.

An entry covers a difference if all of its patterns fit. A difference without an entry fails the test, and so does an
entry that covers nothing.
"""

import dataclasses
import fnmatch
import re
import sys

from differential.compare import Found
from differential.runner import Compared

# Why an entry is here.
BETTER = "better"
WORDING = "other words"
THEIRS = "a bug of cuda.bindings"


@dataclasses.dataclass(frozen=True)
class Difference:
    heading: str
    reason: str
    # One of those of `compare.difference`, as a glob.
    what: str = "*"
    # Globs, separated by spaces.
    functions: str = "*"
    parameters: str = "*"
    # Globs, separated by commas, as the names of kinds and cases have spaces.
    kinds: str = "*"
    cases: str = "*"
    # Searched for in what the packages did.
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


# Functions that are not called.
NOT_CALLED = {
    "cuTexRefGetBorderColor": "theirs takes four floats for one, and CUDA writes where nothing is",
    "cuTexRefSetBorderColor": "theirs takes one float for four",
}

# Functions of headers that are not bound. All others that only cuda.bindings has are newer than the newest toolkit, which
# the test checks in the headers.
ELSEWHERE: list[str] = []

# What cuda.bindings does only where it was compiled for Python 3.12 or newer: Cython converts numbers another way there.
OF_NEWER_PYTHONS: list[Difference] = []
if sys.version_info >= (3, 12):
    OF_NEWER_PYTHONS = [
        Difference(
            THEIRS,
            "a negative number for an enum is passed on, as theirs passes it on in Python 3.11",
            what="exception",
            cases="-1",
            theirs="^OverflowError: value too large to convert to",
            ours="^fine$|^TypeError: Unsupported attribute: -1 ",
        ),
    ]

# The first entry that fits counts: what is narrow comes first.
DIFFERENCES = [
    Difference(
        BETTER,
        "a number with a fraction is no address: theirs cuts the fraction off, and CUDA reads or writes at address 1",
        cases="float, numpy float",
        ours="^TypeError: (a number with a fraction is no address|Provided argument is of type <class 'float'>|argument '[^']+': expected a buffer or an address, not float)",
    ),
    Difference(
        BETTER,
        "a scalar of NumPy is memory: theirs takes its value, without the fraction, for an address",
        what="arrived",
        cases="numpy float",
        theirs="'1'",
        ours="'address'",
    ),
    Difference(
        BETTER,
        "a 64-bit scalar of NumPy may be an address or the value itself, where the size fits both: the program has to say which",
        what="exception",
        cases="numpy integer",
        ours="^TypeError: Argument '[a-zA-Z]+' is a scalar of <class 'numpy.int64'>, which may be an address",
    ),
    Difference(
        BETTER,
        "a shareable handle is a record, its bytes or a number, as its type says: theirs takes any object for the address of one, so CUDA "
        "reads 64 bytes of whatever is there; a number that stands for a file descriptor is passed on, -1 as well",
        functions="cuMemImportFromShareableHandle cuMemPoolImportFromShareableHandle cuLogicalEndpointImport",
        ours="^TypeError: |^ValueError: |^OverflowError: |^KeyError: 'from __int__'|^fine$|'address'",
    ),
    Difference(
        BETTER,
        "an object with __index__ is a number",
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
        "str is text, as UTF-8",
        cases="str, list of str",
        theirs="expected (bytes|tuple\\[bytes\\])",
        ours="^fine$",
    ),
    Difference(
        BETTER,
        "what explains an error is returned with it; under cubind.compat it is None, as theirs",
        what="result",
        functions="cuGraphExecUpdate cuMemBatchDecompressAsync",
        cases="error",
        theirs="None\\]$",
    ),
    Difference(
        BETTER,
        "a count that the list does not have is refused; theirs reads beyond the list",
        what="exception",
        functions="cuDevSm* cuGraphAdd* cuGraphics*Resources cuGraphRemove* cuMemBatchDecompressAsync cuStreamUpdate*",
        theirs="^fine$",
        ours="List is too small",
    ),
    Difference(
        BETTER,
        "an output buffer that is too small is refused; theirs writes beyond it",
        what="exception",
        theirs="^fine$",
        ours="Buffer is too small",
    ),
    Difference(
        BETTER,
        "memory that must not be changed is not written to: theirs changes bytes, also those that Python shares",
        what="exception",
        functions="cuMemcpyDtoH* cuMemcpyAtoH*",
        theirs="^fine$",
        ours="^BufferError: Argument '\\w+' is memory of .* that must not be changed",
    ),
    Difference(
        BETTER,
        "an int asks for an output of that many bytes, and every writable buffer can be one",
        what="exception",
        functions="nvrtcGet* cuLogsDumpToMemory",
        parameters="cubin ptx log LTOIR OptiXIR optixir PTX TileIR buffer",
        theirs="expected bytes",
    ),
    Difference(
        THEIRS,
        "theirs passes a trampoline and data of its own, which leak; ours passes the callback and its data",
        what="arrived",
        functions="cuDeviceRegisterAsyncNotification cuLaunchHostFunc cuLogsRegisterCallback cuStreamAddCallback",
    ),
    # Numbers, enums and handles.
    Difference(
        THEIRS,
        "a count of less than nothing goes through to CUDA",
        what="exception",
        functions="nvrtc* cuDeviceGet*",
        kinds="integer",
        cases="-1, least",
        theirs="^fine$",
    ),
    Difference(
        BETTER,
        "no room for text is a null pointer, not the address of an empty one",
        what="arrived",
        functions="cuDeviceGetName cuDeviceGetPCIBusId",
        kinds="integer",
        cases="0, enum, least",
    ),
    Difference(
        BETTER,
        "a rank that the lists do not have is refused; theirs reads beyond them",
        what="exception",
        functions="cuTensorMapEncode*",
        theirs="^fine$",
        ours="List is too small",
    ),
    Difference(
        BETTER,
        "a list that is too small is refused; theirs reads beyond it",
        what="exception",
        functions="cuStreamBeginCaptureToGraph",
        parameters="dependencyData",
        ours="List is too small",
    ),
    Difference(
        BETTER,
        "an attribute is any number that its enum has, as enums are elsewhere",
        kinds="enum",
        what="exception",
        theirs="object has no attribute '(value|name)'",
    ),
    Difference(
        BETTER,
        "handle types are those that are known: the type of the value follows from them",
        what="exception",
        functions="cuLogicalEndpointExport cuMemGetHandleForAddressRange",
        ours="Unsupported attribute",
    ),
    Difference(
        BETTER,
        "lists of any iterable",
        what="*",
        kinds="list",
        cases="iterator, set",
        theirs="has no len|not subscriptable|not instance",
    ),
    Difference(
        BETTER,
        "no more attributes are answered than were asked for",
        what="result",
        functions="cuMemRangeGetAttributes cuPointerGetAttributes",
    ),
    Difference(
        BETTER,
        "an attribute that is an enum in C is one in Python",
        what="result",
        functions="cuPointerGetAttribute cuMemPoolGetAttribute cuMemRangeGetAttribute",
        cases="*TYPE, *TYPES, *ACCESS_FLAGS, other enum, has __in*, numpy integer",
        ours="UNKNOWN|CUmem",
    ),
    # Strings, buffers and callbacks.
    Difference(
        BETTER,
        "None is no name where C allows that",
        what="exception",
        kinds="text",
        cases="None",
        theirs="expected bytes",
        ours="^fine$",
    ),
    Difference(
        BETTER,
        "no string is a null pointer for a path that can be one",
        what="exception",
        functions="cuCoredumpSet*",
        cases="None, str",
        ours="^fine$",
    ),
    Difference(
        BETTER,
        "`extra` is as other addresses are: None and buffers fit",
        functions="cuLaunchKernel cuLaunchKernelEx",
        parameters="extra",
    ),
    Difference(WORDING, "what an output can be", what="message", kinds="text", ours="must be bytes, bytearray"),
    Difference(BETTER, "a Python callable is a callback", kinds="callback", cases="callable", ours="^fine$"),
    Difference(BETTER, "a function of ctypes is a callback", kinds="callback", cases="ctypes function", ours="^fine$"),
    Difference(
        BETTER,
        "what cannot be a callback is refused, with the words for callbacks",
        functions="nvrtcSetFlowCallback",
        parameters="callback",
    ),
    Difference(
        THEIRS,
        "only elements up to the first wrong count; theirs looks at all, for counts that leave them out",
        what="exception",
        kinds="list",
        cases="last is wrong",
        ours="^fine$",
    ),
    Difference(
        BETTER,
        "numbers in a list are numbers, whatever their class",
        what="*",
        functions="cuTensorMapEncode*",
        kinds="list",
        theirs="Cannot convert|too long|not subscriptable|not iterable",
    ),
    Difference(
        THEIRS,
        "None for a list is an error of Python inside",
        what="*",
        kinds="list",
        theirs="has no len|not iterable|not subscriptable",
    ),
    Difference(
        BETTER,
        "every list of numbers, as of handles",
        what="exception",
        kinds="list",
        functions="cuMem* cuTensorMapEncodeIm2col",
        theirs="not instance of type",
        ours="^fine$",
    ),
    # Kernel parameters.
    Difference(
        BETTER,
        "values that carry their type need none",
        what="exception",
        kinds="kernel parameters",
        ours="^fine$",
    ),
    Difference(
        WORDING,
        "what a kernel parameter can be",
        what="message",
        kinds="kernel parameters",
        theirs="^TypeError",
    ),
    # NVRTC.
    Difference(
        BETTER,
        "the size is asked for first, and that call got the error code",
        functions="nvrtcGet*",
        kinds="call",
        cases="error",
    ),
    # Crashes.
    Difference(
        BETTER,
        "what CUDA writes into records comes back from a list of any length; theirs gives it back in lists of one",
        what="left",
        functions="cuDevSmResourceSplit",
    ),
    Difference(
        BETTER,
        "a number is an iterator, as it is a handle elsewhere",
        what="exception",
        functions="cuLogsDumpTo*",
        parameters="iterator",
        theirs="^TypeError: Argument 'iterator' has incorrect type",
    ),
    Difference(
        WORDING,
        "what can be an iterator",
        what="message",
        functions="cuLogsDumpTo*",
        parameters="iterator",
    ),
    Difference(
        THEIRS,
        "a list is read, and written, as if it were as long as the count says: 2**32 elements take longer than is waited for",
        what="crash",
        functions="cuDevSmResourceSplit cuDevSmResourceSplitByCount",
        ours="^fine$",
    ),
    Difference(
        THEIRS,
        "as many elements are read as CUDA says, also where none was asked for",
        what="crash",
        functions="cuDeviceGetCliqueInfo",
        parameters="count",
        ours="^fine$",
    ),
    Difference(
        BETTER,
        "a list of them as well as one",
        what="exception",
        functions="cuGraphics*Resources cuMemBatchDecompressAsync",
        parameters="resources paramsArray",
        theirs="^TypeError",
    ),
    Difference(
        WORDING,
        "what can stand for a list of them",
        what="message",
        functions="cuGraphics*Resources cuMemBatchDecompressAsync",
        parameters="resources paramsArray",
        theirs="^TypeError",
    ),
    Difference(
        THEIRS,
        "an absurd size ends the process; ours raises MemoryError",
        what="crash",
        functions="cuMemRangeGetAttribute",
        parameters="dataSize",
        theirs="^SIGSEGV$",
        ours="^fine$",
    ),
    # What remains.
    Difference(
        BETTER,
        "the value of an attribute is a number; theirs wants, and reads, any object with getPtr",
        functions="cuDeviceSetGraphMemAttribute cuMemPoolSetAttribute cuPointerSetAttribute",
    ),
    Difference(
        THEIRS,
        "the LUID is read beyond its eight bytes, up to the next NUL",
        what="result",
        functions="cuDeviceGetLuid",
    ),
    Difference(BETTER, "a path ends at its NUL, and None is no path", what="arrived", functions="cuCoredumpSet*"),
    Difference(WORDING, "what the value of a library's option must be", functions="cuLibraryLoad*"),
    Difference(
        THEIRS,
        "an output into b'' changed every b'' of the process",
        what="arrived",
        functions="nvrtcGetLoweredName nvrtc*BundledHeaders",
    ),
    # Where C takes a pointer to a handle, and a handle of its class means the same to both.
    Difference(
        BETTER,
        "None is the handle that is zero, as everywhere; theirs passes a null pointer where CUDA wants a variable",
        what="arrived",
        functions="cuEGLStream*",
        parameters="conn pCudaResource",
        cases="None",
    ),
    Difference(
        BETTER,
        "0 is the handle that is zero, as everywhere; theirs passes a null pointer",
        what="arrived",
        functions="cuEGLStream*",
        parameters="conn pCudaResource pStream",
        cases="0, enum",
        theirs="\\['0', ",
    ),
    Difference(
        BETTER,
        "an int is a handle, as everywhere; theirs takes it for the address of a variable, and that leads nowhere",
        what="crash",
        functions="cuEGLStream*",
        parameters="conn pCudaResource pStream",
        theirs="^SIGSEGV$",
        ours="^fine$",
    ),
    Difference(
        BETTER,
        "what has a number is a handle, or the address of a function, as everywhere; theirs wants an int or its class",
        what="exception",
        functions="cuEGLStream* cuVDPAU*",
        parameters="conn pCudaResource pStream vdpGetProcAddress",
        theirs="^TypeError: Argument '\\w+' is not instance of type \\(expected <class 'int, driver\\.",
        ours="^fine$|^KeyError: 'from __int__'$",
    ),
    Difference(
        BETTER,
        "code in a str is taken: PTX is one, as `nvrtcGetPTX` of `cubind.checked` returns it",
        what="exception",
        functions="cuModuleLoad*",
        parameters="image fatCubin",
        kinds="other",
        ours="^fine$",
    ),
    Difference(
        BETTER,
        "bytes are no list of numbers: theirs takes each byte for an element, an address or a size among them",
        what="exception",
        theirs="^fine$",
        ours="^TypeError: .*expected a tuple or a list, (not (bytes|bytearray)$|(bytes|bytearray) found$)",
    ),
    Difference(
        BETTER,
        "there is an element for each part of the range: theirs takes one record for any number, which CUDA overruns",
        what="exception",
        functions="cuMemGetLocationInfo",
        theirs="^fine$",
        ours="^RuntimeError: List is too small: ",
    ),
    Difference(
        BETTER,
        "a list of records is taken as well as one record, and what is neither is refused in the words for lists",
        functions="cuMemGetLocationInfo",
        parameters="location_out",
        theirs="^TypeError: Argument 'location_out' has incorrect type ",
        ours="^TypeError: |^RuntimeError: List is too small: ",
    ),
    Difference(
        BETTER,
        "memory that must not be changed is refused before anything else is looked at; theirs lets CUDA write to it",
        what="exception",
        functions="cuMemcpyDtoH* cuMemcpyAtoH*",
        theirs="^TypeError: an integer is required$|^fine$",
        ours="^BufferError: |^ValueError: buffer source array is read-only$",
    ),
    Difference(
        THEIRS,
        "theirs takes one record for any number of elements, which the echo driver overruns",
        what="crash",
        functions="cuMemGetLocationInfo",
        theirs="^SIG(ABRT|SEGV)$",
        ours="^fine$",
    ),
    Difference(
        WORDING,
        "a str or bytes in the place of a list is refused as a whole; theirs says of what class the elements should be",
        what="message",
        theirs="^TypeError: (Argument '\\w+' is not instance of type \\(expected tuple\\[|an integer is required$)",
        ours="^TypeError: .*expected a tuple or a list, (not (str|bytes|bytearray)$|(str|bytes|bytearray) found$)",
    ),
    Difference(
        WORDING,
        "what can be a handle, in the words for handles elsewhere",
        what="message",
        functions="cuEGLStream*",
        parameters="conn pCudaResource pStream",
        theirs="^TypeError: Argument '\\w+' is not instance of type \\(expected <class 'int, driver\\.",
        ours="^TypeError: (an integer is required|only 0-dimensional arrays)",
    ),
    Difference(
        THEIRS,
        "a device less than zero, which the echo driver answers, is taken for an address, which has no sign",
        what="exception",
        functions="cuGLGetDevices",
        theirs="^OverflowError: Python int too large to convert to C long$",
        ours="^fine$",
    ),
    Difference(
        THEIRS,
        "an EGLint has a sign; theirs is an unsigned int",
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
        "an iterator has no length, and may have no end: lists have to have one",
        what="exception",
        functions="cuTensorMapEncodeIm2col",
        cases="iterator",
        theirs="^fine",
        ours="^TypeError: .*expected a tuple or a list, ",
    ),
    Difference(
        WORDING,
        "a wrong number of arguments, in the words of Python",
        cases="one argument *, unknown keyword",
        what="message",
    ),
    Difference(
        WORDING,
        "the C type that a number does not fit into",
        what="message",
        theirs="^OverflowError",
        ours="^OverflowError",
    ),
    Difference(WORDING, "there is no memory for it", what="message", theirs="^MemoryError", ours="^MemoryError"),
    Difference(
        WORDING,
        "types without their module",
        what="message",
        theirs="expected bytes, [a-z]+\\.",
        ours="expected bytes, ",
    ),
    Difference(WORDING, "an expected list", what="message", theirs="expected tuple\\[", ours="expected tuple\\["),
    Difference(WORDING, "messages name the argument", what="message", ours="^TypeError: argument '[^']+': expected "),
    Difference(
        WORDING,
        "a callback says what it can be",
        what="message",
        kinds="callback",
        ours="address of a C function",
    ),
]
