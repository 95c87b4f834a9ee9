/* A stub driver that returns immediately and counts its calls, so that only the cost of the call remains. */
#include <stddef.h>
#include <string.h>

static long calls;
static void *current;

/* Returns the number of calls so far. */
long stub_calls(void) { return calls; }

#define DRIVER(name, ...) int name(__VA_ARGS__) { calls++;
#define END return 0; }

DRIVER(cuStreamQuery, void *stream) return stream == (void *)1 ? 600 : 0; }
DRIVER(cuMemAlloc_v2, unsigned long long *address, size_t bytes) *address = bytes; END
DRIVER(cuMemFree_v2, unsigned long long address) END
DRIVER(cuMemGetInfo_v2, size_t *free, size_t *total) *free = 1; *total = 2; END
DRIVER(cuStreamSynchronize, void *stream) return stream == (void *)1 ? 700 : 0; }

DRIVER(cuInit, unsigned flags) END
DRIVER(cuDeviceGet, int *device, int ordinal) *device = ordinal; END
DRIVER(cuDevicePrimaryCtxRetain, void **context, int device) *context = (void *)0x100; END
DRIVER(cuCtxGetCurrent, void **context) *context = current; END
DRIVER(cuCtxSetCurrent, void *context) current = context; END
DRIVER(cuModuleLoadData, void **module, const void *image) *module = (void *)0x200; END
DRIVER(cuModuleUnload, void *module) END
DRIVER(cuModuleGetFunction, void **function, void *module, const char *name)
    *function = strcmp(name, "count") ? (void *)0x308 : (void *)0x304; END
/* The last digit of a function's handle is the size of its parameter. */
DRIVER(cuFuncGetParamInfo, void *function, size_t index, size_t *offset, size_t *size)
    if (index) return 1; *offset = 0; *size = (size_t)function & 15; END
DRIVER(cuLaunchKernel, void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned bytes,
       void *stream, void **arguments, void **extra) END
DRIVER(cuStreamCreate, void **stream, unsigned flags) static long made = 0x1000; *stream = (void *)(made += 16); END
DRIVER(cuStreamDestroy_v2, void *stream) END
DRIVER(cuStreamIsCapturing, void *stream, int *status) *status = 0; END
DRIVER(cuStreamWaitEvent, void *stream, void *event, unsigned flags) END
DRIVER(cuEventCreate, void **event, unsigned flags) *event = (void *)0x400; END
DRIVER(cuEventDestroy_v2, void *event) END
DRIVER(cuEventRecord, void *event, void *stream) END
DRIVER(cuEventSynchronize, void *event) END
DRIVER(cuThreadExchangeStreamCaptureMode, int *mode) END
DRIVER(cuMemcpyDtoH_v2, void *to, unsigned long long from, size_t bytes) END
