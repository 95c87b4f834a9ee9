"""Every difference in memory sharing between records of the pinned cuda.bindings and of cubind, with its reason.

Like `surface.behaviour`: an entry covers a step if all of its patterns fit, the first that fits counts, and each must
occur.
"""

from surface.behaviour import Behaviour

SHARING = [
    # Values that are read.
    Behaviour(
        "a record within a record is one object in theirs; here it is another one each time, equal and with the same hash: "
        "if a record had those within it, each would keep the other",
        name=" twice$",
        theirs=r"^\[true, (?P<same>true, false, true)\]$",
        ours=r"^\[false, (?P<same>true, false, true)\]$",
    ),
    Behaviour(
        "better: a handle in a list is a copy; theirs is the list's memory, which the next list of this length changes",
        name=r"\.extSemArray (element|once more, as many|= itself)$",
    ),
    Behaviour("better: handles have equality", name=r"\.(dsts|srcs) twice with elements$"),
    Behaviour(
        "what the member of a union points to is only followed while the type says that the member is there; theirs "
        "follows whatever is there",
        name=r"NodeParams(_st)?\.\w+\.\w+ (at an address|by another field)$",
    ),
    # Values that are assigned.
    Behaviour("better: None is an empty list", name=" = None$", theirs="has no len", ours=r", \[\]\]$"),
    Behaviour("better: what can be iterated is a list", name=" = a dict", theirs="KeyError"),
    Behaviour(
        "better: arrays take tuples and other sequences; for what is none of their length it is an IndexError",
        theirs=r"^TypeError: Argument '\w+' has incorrect type \(expected list",
    ),
    Behaviour("better: what theirs cannot write can be written", theirs="AttributeError: .* is not writable"),
    Behaviour(
        "better: a text that is shorter than its array is padded with NULs; what is no bytes is a TypeError",
        theirs=r"^ValueError: \w+ length must be|^IndexError: not enough values",
    ),
    Behaviour("better: what no memory can have is no address", ours="'_ptr' (is|must be)"),
    Behaviour(
        "better: a number with a fraction is no address",
        name=r" = 1\.0$",
        ours="^TypeError: (Provided argument|a number with a fraction)",
    ),
    Behaviour(
        "better: what has a buffer is bytes",
        name=r" = (c_void_p|a ctypes number)$",
        theirs="^TypeError: ('c_|object of type '(c_void_p|c_int)' has no len)",
        ours=r"bytes|^ValueError: \w+ length must be",
    ),
    Behaviour(
        "what is no number is a TypeError as for every other attribute; theirs tries int()",
        theirs="^ValueError: invalid literal for int|^TypeError: int\\(\\) argument must be",
        ours="^(TypeError|IndexError)",
    ),
    Behaviour("better: any number of Python's is a number", name=" = __index__$", theirs="^TypeError", ours=r"^\["),
    Behaviour(
        "better: what a callback is given is any object of Python's",
        name=r"\.userData = ",
        theirs="^TypeError: Provided argument",
    ),
    Behaviour(
        "better: a Python function is a callback",
        name=r" = a (function|class)$",
        theirs="^TypeError: an integer is required",
    ),
    Behaviour(
        "better: a field that is a pointer to pointers takes what other pointers take",
        theirs="^TypeError: (an integer is required|Argument 'kernelParams' is not a valid type)",
        ours=r"address|\[\"int\"",
    ),
    # Values of a newer CUDA.
    Behaviour(
        "better: a value that no header names is a value; theirs cannot show it, nor pass it",
        theirs="is not a valid|<ValueError>",
    ),
    # Names, and the last steps of most records.
    Behaviour("theirs cannot make what has no name in C", theirs=r"__cinit__\(\) takes exactly 1 positional argument"),
    Behaviour("better: everything can be copied and pickled", name=" (copied|copied deeply|pickled)$", theirs="TypeError"),
    Behaviour("better: a record has a buffer, of its bytes", name=r"^bytes\(", theirs="^TypeError", ours=r"^\d+$"),
    Behaviour("what has a buffer is digits to int()", name=r"^int\(", theirs="^TypeError", ours="^ValueError"),
    Behaviour(
        "better: reserved fields are kept, as in C",
        name=" (shown|with fields|alone)$",
        ours="reserved|padding|pad :|unused",
    ),
    Behaviour(
        "better: its dimensions begin with ones, like those of the older record; theirs begin with zeros",
        name=r"^cudaKernelNodeParamsV2\b|^cudaGraphNodeParams.kernel of a subclass$",
    ),
    Behaviour(
        "theirs cannot show a frame of EGL, nor its parts",
        name=r"^(CUegl|cudaEgl)\w+",
        theirs="TypeError: 'list' object cannot be interpreted as an integer",
    ),
    Behaviour(
        "what points to a number that CUDA writes is an address; theirs reads the number",
        name=r"^CUmemDecompressParams_st[. ]",
    ),
    Behaviour(
        "the runtime's name extends the driver's class, and shows as it",
        name="^cudaGraphKernelNodeUpdate shown$",
        ours="<CUgraphDeviceNode",
    ),
    Behaviour(
        "a function's address is an int; theirs shows an object with __int__",
        theirs="a handle|<(cu|CU)\\w+ ",
        ours=r"\"int\"|: 0x",
    ),
    Behaviour(
        "so it is one of the numbers that are set here",
        name=r"\.host (= another's|= itself|alone)$|(HOST_NODE_PARAMS|HostNodeParams)\w* with fields$|CallbackData with fields$",
    ),
]
