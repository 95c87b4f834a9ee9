"""Every name in `dir()` of a module of the pinned cuda.bindings that cubind's lacks under `cubind.compat`, with its reason.

An entry covers a name if all of its patterns fit. A name without an entry fails the test, and so does an entry that covers
nothing.
"""

import dataclasses
import fnmatch


@dataclasses.dataclass(frozen=True)
class Lacking:
    reason: str
    # Globs for names, separated by spaces.
    names: str
    modules: str = "*"

    def covers(self, module: str, name: str) -> bool:
        return any(fnmatch.fnmatchcase(name, glob) for glob in self.names.split()) and any(
            fnmatch.fnmatchcase(module, glob) for glob in self.modules.split()
        )


# Modules that only NVIDIA's package has. If that package is installed, programs import these modules from it.
NOT_OURS = {
    "cuda.bindings._internal.runtime_ptds": "private: the runtime's functions of the per-thread default stream, only for cuda.bindings",
    "cuda.bindings.utils._nvvm_utils": "private: its function is one of cuda.bindings.utils",
    "cuda.bindings.utils._ptx_utils": "private: its functions are those of cuda.bindings.utils",
}

LACKING = [
    Lacking(
        "names that Cython adds to a compiled module: cubind's modules are Python and Rust, with .pxd files for `cimport`",
        "__pyx_capi__ __test__ __reduce_cython__ __setstate_cython__ __pyx_unpickle_* _cyb_*",
    ),
    Lacking(
        "names of the file that contains a release's version",
        "__all__ __annotations__ __conditional_annotations__ annotations",
        modules="cuda.bindings._version",
    ),
    Lacking(
        "modules and names that cuda.bindings imports for itself, and that are not part of the interface",
        "Any Callable Iterator Optional __annotations__ __annotate__ __conditional_annotations__ ctypes cuda load_nvidia_dynamic_lib os _ctypes _driver _numpy _FastEnum"
        " pyCUresult",
    ),
    Lacking(
        "private classes and constants for argument conversion in cuda.bindings; cubind converts arguments in Rust",
        "_Helper* _InputVoidPtrPtrHelper _DISABLE_WARNING_ENV_VAR _FALSE_VALUES _TRUE_VALUES",
    ),
    Lacking(
        "submodules that cuda.bindings imports eagerly; cubind loads a module when it is imported",
        "_internal _lib _v2 _version _nvvm_utils _ptx_utils",
        modules="cuda.bindings cuda.bindings.utils",
    ),
    Lacking(
        "a folder of modules, without a file of its own",
        "__builtins__ __cached__",
        modules="cuda.bindings._v2",
    ),
    Lacking(
        "objects that keep callbacks and their data alive in cuda.bindings; cubind keeps them in Rust",
        "cudaBindingsDriverGlobal cudaBindingsRuntimeGlobal",
        modules="cuda.bindings.driver cuda.bindings.runtime",
    ),
    Lacking(
        "a private table by class: cubind checks whether the object is a handle",
        "_add_cuda_native_handle_getter _handle_getters",
        modules="cuda.bindings.utils",
    ),
    Lacking(
        "loader errors, which cubind raises as RuntimeError",
        "FunctionNotFoundError NotSupportedError",
        modules="cuda.bindings._internal.*",
    ),
    Lacking(
        "invented for unnamed C types, and numbered differently in each release",
        "anon_struct* anon_union* _py_anon_pod*",
    ),
    Lacking(
        "NVIDIA's descriptions of codes are in a function body of its header; `str` of the exception has the code's name",
        "op_status_error",
        modules="cuda.bindings.cufile",
    ),
    Lacking(
        "the runtime's functions accept the driver's class",
        "VdpGetProcAddress",
        modules="cuda.bindings.runtime",
    ),
    Lacking(
        "names with a leading underscore are private to the header: CUDART_VERSION is the public name",
        "__CUDART_API_VERSION",
        modules="cuda.bindings.runtime",
    ),
]
