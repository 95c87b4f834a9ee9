"""Every name in `dir()` of a module of the pinned cuda.bindings that ours under `cubind.compat` lacks, with its reason.

An entry covers a name if all of its patterns fit. A name without an entry fails the test, and so does an entry that covers
nothing.
"""

import dataclasses
import fnmatch


@dataclasses.dataclass(frozen=True)
class Lacking:
    reason: str
    # Globs, separated by spaces.
    names: str
    modules: str = "*"

    def covers(self, module: str, name: str) -> bool:
        return any(fnmatch.fnmatchcase(name, glob) for glob in self.names.split()) and any(
            fnmatch.fnmatchcase(module, glob) for glob in self.modules.split()
        )


# Modules that only theirs has: a program gets them where it is installed.
NOT_OURS = {
    "cuda.bindings._internal.runtime_ptds": "private: the runtime's functions of the per-thread default stream, for theirs alone",
    "cuda.bindings.utils._nvvm_utils": "private: its function is one of cuda.bindings.utils",
    "cuda.bindings.utils._ptx_utils": "private: its functions are those of cuda.bindings.utils",
}

LACKING = [
    Lacking(
        "what Cython leaves in a module that it compiled: ours are Python and Rust, and for `cimport` .pxd files",
        "__pyx_capi__ __test__ __reduce_cython__ __setstate_cython__ __pyx_unpickle_* _cyb_*",
    ),
    Lacking(
        "how the file is written that a release's version is put into",
        "__all__ __annotations__ __conditional_annotations__ annotations",
        modules="cuda.bindings._version",
    ),
    Lacking(
        "modules and names that theirs imports for itself, and no part of what a module offers",
        "Any Callable Iterator Optional __annotations__ __annotate__ __conditional_annotations__ ctypes cuda load_nvidia_dynamic_lib os _ctypes _driver _numpy _FastEnum"
        " pyCUresult",
    ),
    Lacking(
        "classes and words with which theirs takes arguments: private, and converting them is Rust's work in ours",
        "_Helper* _InputVoidPtrPtrHelper _DISABLE_WARNING_ENV_VAR _FALSE_VALUES _TRUE_VALUES",
    ),
    Lacking(
        "parts of theirs that are loaded at once; ours loads a module when it is imported",
        "_internal _lib _v2 _version _nvvm_utils _ptx_utils",
        modules="cuda.bindings cuda.bindings.utils",
    ),
    Lacking(
        "a folder of modules, without a file of its own",
        "__builtins__ __cached__",
        modules="cuda.bindings._v2",
    ),
    Lacking(
        "where theirs keeps callbacks and their data alive; ours has them in Rust",
        "cudaBindingsDriverGlobal cudaBindingsRuntimeGlobal",
        modules="cuda.bindings.driver cuda.bindings.runtime",
    ),
    Lacking(
        "a table by class, private: ours asks whether the object is a handle",
        "_add_cuda_native_handle_getter _handle_getters",
        modules="cuda.bindings.utils",
    ),
    Lacking(
        "errors of loading, which ours raises as RuntimeError",
        "FunctionNotFoundError NotSupportedError",
        modules="cuda.bindings._internal.*",
    ),
    Lacking(
        "made up for what has no name in C, and numbered otherwise in each release",
        "anon_struct* anon_union* _py_anon_pod*",
    ),
    Lacking(
        "NVIDIA's words on each code, which its header has in a function body; `str` of the exception has the code's name",
        "op_status_error",
        modules="cuda.bindings.cufile",
    ),
    Lacking(
        "the runtime's functions take the driver's class",
        "VdpGetProcAddress",
        modules="cuda.bindings.runtime",
    ),
    Lacking(
        "what begins with an underscore is the header's own business: CUDART_VERSION is the public name",
        "__CUDART_API_VERSION",
        modules="cuda.bindings.runtime",
    ),
]
