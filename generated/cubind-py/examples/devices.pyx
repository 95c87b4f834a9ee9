"""Returns the names of all devices, with C functions. A call is as fast as in C, and does not need the GIL.

    cython -3 devices.pyx                       # finds cubind/cydriver.pxd in the environment
    cc -shared -fPIC -I$CUDA_HOME/include $(python3-config --includes) devices.c -o devices.so
    python -c 'import devices; print(devices.names())'
"""

from cubind cimport cydriver


def names() -> list[str]:
    cdef int count
    cdef cydriver.CUdevice device
    cdef char name[256]
    # An exception is raised only if the driver cannot be loaded; every other error is a result code.
    check(cydriver.cuInit(0))
    check(cydriver.cuDeviceGetCount(&count))
    found = []
    for ordinal in range(count):
        with nogil:
            error = cydriver.cuDeviceGet(&device, ordinal)
            if error == cydriver.CUDA_SUCCESS:
                error = cydriver.cuDeviceGetName(name, sizeof(name), device)
        check(error)
        found.append((<bytes>name).decode())
    return found


cdef check(cydriver.CUresult error):
    cdef const char* words = NULL
    if error != cydriver.CUDA_SUCCESS:
        cydriver.cuGetErrorString(error, &words)
        raise RuntimeError(words.decode() if words != NULL else f"CUDA returned {error}")
