"""Every difference in memory sharing between records of the pinned cuda.bindings and of cubind, with its reason.

As in `surface.behaviour`, an entry covers a step if all of its patterns fit. The first matching entry counts, and each
entry must occur.
"""

from surface.behaviour import Behaviour

SHARING = [
    # Differences in values that are read.
    Behaviour(
        "better: a handle in a list is a copy; in cuda.bindings it is the list's memory, which the next list of this length changes",
        name=r"\.extSemArray (element|once more, as many|= itself)$",
    ),
    Behaviour("better: handles have equality", name=r"\.(dsts|srcs) twice with elements$"),
    Behaviour(
        "a pointer in a union's member is only dereferenced while the type selects that member; "
        "cuda.bindings dereferences any bits",
        name=r"NodeParams(_st)?\.\w+\.\w+ (at an address|by another field)$",
    ),
    # Differences in values that are assigned.
    Behaviour("better: None is an empty list", name=" = None$", theirs="has no len", ours=r", \[\]\]$"),
    Behaviour("better: any iterable is a list", name=" = a dict", theirs="KeyError"),
    Behaviour(
        "better: arrays accept tuples and other sequences; another length is an IndexError",
        theirs=r"^TypeError: Argument '\w+' has incorrect type \(expected list",
    ),
    Behaviour("better: fields that are read-only in cuda.bindings can be written", theirs="AttributeError: .* is not writable"),
    Behaviour(
        "better: a string that is shorter than its array is padded with NULs; other objects than bytes are a TypeError",
        theirs=r"^ValueError: \w+ length must be|^IndexError: not enough values",
    ),
    Behaviour("better: an impossible address is rejected", ours="'_ptr' (is|must be)"),
    Behaviour(
        "better: a float is not an address",
        name=r" = 1\.0$",
        ours="^TypeError: (Provided argument|a number with a fraction)",
    ),
    Behaviour(
        "better: any buffer is accepted as bytes",
        name=r" = (c_void_p|a ctypes number)$",
        theirs="^TypeError: ('c_|object of type '(c_void_p|c_int)' has no len)",
        ours=r"bytes|^ValueError: \w+ length must be",
    ),
    Behaviour(
        "an object that is not a number is a TypeError, like for other attributes; cuda.bindings tries int()",
        theirs="^ValueError: invalid literal for int|^TypeError: int\\(\\) argument must be",
        ours="^(TypeError|IndexError)",
    ),
    Behaviour("better: any Python number is accepted", name=" = __index__$", theirs="^TypeError", ours=r"^\["),
    Behaviour(
        "better: the user data of a callback may be any Python object",
        name=r"\.userData = ",
        theirs="^TypeError: Provided argument",
    ),
    Behaviour(
        "better: a Python function is a callback",
        name=r" = a (function|class)$",
        theirs="^TypeError: an integer is required",
    ),
    Behaviour(
        "better: a field that is a pointer to pointers accepts the same objects as other pointers",
        theirs="^TypeError: (an integer is required|Argument 'kernelParams' is not a valid type)",
        ours=r"address|\[\"int\"",
    ),
    # Differences in values from a newer CUDA version.
    Behaviour(
        "better: an unnamed value is accepted; cuda.bindings can neither print nor pass it",
        theirs="is not a valid|<ValueError>",
    ),
    # Differences in names, and in the last steps of most records.
    Behaviour("cuda.bindings cannot create unnamed C types", theirs=r"__cinit__\(\) takes exactly 1 positional argument"),
    Behaviour("better: everything can be copied and pickled", name=" (copied|copied deeply|pickled)$", theirs="TypeError"),
    Behaviour("better: a record has a buffer, of its bytes", name=r"^bytes\(", theirs="^TypeError", ours=r"^\d+$"),
    Behaviour("int() parses a buffer as digits", name=r"^int\(", theirs="^TypeError", ours="^ValueError"),
    Behaviour(
        "better: reserved fields are kept, as in C",
        name=" (shown|with fields|alone)$",
        ours="reserved|padding|pad :|unused",
    ),
    Behaviour(
        "better: its dimensions are initially 1, like those of the older record; in cuda.bindings they are 0",
        name=r"^cudaKernelNodeParamsV2\b|^cudaGraphNodeParams.kernel of a subclass$",
    ),
    Behaviour(
        "cuda.bindings cannot print an EGL frame, nor its parts",
        name=r"^(CUegl|cudaEgl)\w+",
        theirs="TypeError: 'list' object cannot be interpreted as an integer",
    ),
    Behaviour(
        "a pointer to a value that CUDA writes is an address; cuda.bindings reads the value",
        name=r"^CUmemDecompressParams_st[. ]",
    ),
    Behaviour(
        "the runtime's class extends the driver's, and is printed like it",
        name="^cudaGraphKernelNodeUpdate shown$",
        ours="<CUgraphDeviceNode",
    ),
    Behaviour(
        "a function's address is an int; in cuda.bindings it is an object with __int__",
        theirs="a handle|<(cu|CU)\\w+ ",
        ours=r"\"int\"|: 0x",
    ),
    Behaviour(
        "therefore it is one of the integers that are set here",
        name=r"\.host (= another's|= itself|alone)$|(HOST_NODE_PARAMS|HostNodeParams)\w* with fields$|CallbackData with fields$",
    ),
]
