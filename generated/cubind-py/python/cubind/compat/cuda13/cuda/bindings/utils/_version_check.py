"""`cuda.bindings.utils._version_check`: a warning for drivers that are too old for the bindings."""

import threading
import warnings

from cubind import _modules

from ._envvar import envvar_bool

# The name is NVIDIA's: programs, and NVIDIA's own tests, set it to False to get the warning again.
_major_version_compatibility_checked = False
_lock = threading.Lock()


def warn_if_cuda_major_version_mismatch() -> None:
    """Warns, once per process, if the driver's major version of CUDA is older than that of the bindings.

    The environment variable CUDA_PYTHON_DISABLE_MAJOR_VERSION_WARNING=1 disables the warning.

    Raises
    ------
    RuntimeError
        The driver does not report its version.
    """
    global _major_version_compatibility_checked
    with _lock:
        if _major_version_compatibility_checked:
            return
        _major_version_compatibility_checked = True
    name = "CUDA_PYTHON_DISABLE_MAJOR_VERSION_WARNING"
    if envvar_bool(name):
        return
    driver = _modules.imported("cuda.bindings.driver")
    err, version = driver.cuDriverGetVersion()
    if err:
        raise RuntimeError(f"Failed to query CUDA driver version: {err}")
    ours, theirs = driver.CUDA_VERSION // 1000, version // 1000
    if ours > theirs:
        warnings.warn(
            f"cuda-bindings was built for CUDA major version {ours}, but the NVIDIA driver only supports up to CUDA "
            f"{theirs}. Some features may not work. Update the driver, or set CUBIND_CUDA={theirs} to use the bindings "
            f"of that version. ({name}=1 turns this warning off.)",
            UserWarning,
            stacklevel=3,
        )
