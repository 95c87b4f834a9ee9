/* A stub driver that returns immediately, so that only the cost of the bindings remains. Handles are numbers that are never dereferenced. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default"))) int

typedef uint64_t address;
typedef void *handle;
/* Records are only arrays of bytes here. */
typedef struct { char bytes[64]; } shared;

/* Functions for devices and contexts. */
EXPORT cuInit(unsigned flags) { return 0; }
EXPORT cuDeviceGet(int *device, int ordinal) { *device = ordinal; return 0; }
EXPORT cuDeviceGetCount(int *count) { *count = 3; return 0; }
EXPORT cuDeviceGetName(char *name, int length, int device) { strncpy(name, "stub", length); return 0; }
EXPORT cuDeviceGetAttribute(int *value, int attribute, int device) { *value = attribute * 100 + device; return 0; }
EXPORT cuDevicePrimaryCtxRetain(handle *context, int device) { *context = (handle)0x10; return 0; }
EXPORT cuCtxGetCurrent(handle *context) { *context = (handle)0x10; return 0; }
EXPORT cuCtxSetCurrent(handle context) { return 0; }
EXPORT cuCtxSynchronize(void) { return 0; }
EXPORT cuGetErrorName(int error, const char **name) { *name = "CUDA_ERROR_OUT_OF_MEMORY"; return 0; }

/* Functions for memory. */
EXPORT cuMemGetInfo_v2(size_t *free, size_t *total) { *free = 1ull << 33, *total = 1ull << 34; return 0; }
EXPORT cuMemAlloc_v2(address *memory, size_t size) { *memory = 0x700000000000ull + size; return 0; }
EXPORT cuMemFree_v2(address memory) { return 0; }
EXPORT cuMemAllocAsync(address *memory, size_t size, handle stream) { *memory = 0x700000000000ull + size; return 0; }
EXPORT cuMemFreeAsync(address memory, handle stream) { return 0; }
EXPORT cuMemHostAlloc(void **memory, size_t size, unsigned flags) { *memory = (void *)0x7000; return 0; }
EXPORT cuMemcpyHtoD_v2(address to, const void *from, size_t size) { return 0; }
EXPORT cuMemcpyDtoH_v2(void *to, address from, size_t size) { return 0; }
EXPORT cuMemcpyHtoDAsync_v2(address to, const void *from, size_t size, handle stream) { return 0; }
EXPORT cuMemcpy2D_v2(const void *copy) { return 0; }
EXPORT cuMemsetD8Async(address to, unsigned char value, size_t size, handle stream) { return 0; }
EXPORT cuMemCreate(uint64_t *made, size_t size, const void *how, uint64_t flags) { *made = 0x71; return 0; }
EXPORT cuMemSetAccess(address memory, size_t size, const void *access, size_t count) { return 0; }
EXPORT cuMemPoolSetAttribute(handle pool, int attribute, void *value) { return 0; }
EXPORT cuPointerGetAttribute(void *value, int attribute, address memory) { *(int *)value = 2; return 0; }
EXPORT cuPointerGetAttributes(unsigned count, int *attributes, void **values, address memory)
{
    for (unsigned i = 0; i < count; i++)
        *(int *)values[i] = 2;
    return 0;
}
EXPORT cuIpcGetMemHandle(shared *made, address memory) { memset(made, 7, sizeof *made); return 0; }
EXPORT cuIpcOpenMemHandle_v2(address *memory, shared given, unsigned flags) { *memory = 0x700000000000ull; return 0; }

/* Functions for streams and events. */
EXPORT cuStreamCreate(handle *stream, unsigned flags) { *stream = (handle)0x20; return 0; }
EXPORT cuStreamQuery(handle stream) { return 0; }
EXPORT cuStreamSynchronize(handle stream) { return 0; }
EXPORT cuStreamWaitEvent(handle stream, handle event, unsigned flags) { return 0; }
EXPORT cuStreamIsCapturing(handle stream, int *status) { *status = 1; return 0; }
EXPORT cuStreamGetCaptureInfo_v3(handle stream, int *status, uint64_t *id, handle *graph, const handle **nodes,
                                 const void **edges, size_t *count)
{
    static const handle before[2] = {(handle)0x81, (handle)0x82};
    static const char between[2][8];
    *status = 1;
    if (id)
        *id = 7;
    if (graph)
        *graph = (handle)0x80;
    if (nodes)
        *nodes = before;
    if (edges)
        *edges = between;
    if (count)
        *count = 2;
    return 0;
}
EXPORT cuEventCreate(handle *event, unsigned flags) { *event = (handle)0x40; return 0; }
EXPORT cuEventQuery(handle event) { return 0; }
EXPORT cuEventRecord(handle event, handle stream) { return 0; }
EXPORT cuEventElapsedTime_v2(float *milliseconds, handle start, handle end) { *milliseconds = 1.5f; return 0; }

/* Functions for programs, graphs and launches. */
EXPORT cuModuleLoadData(handle *module, const void *image) { *module = (handle)0x30; return 0; }
EXPORT cuModuleGetFunction(handle *function, handle module, const char *name) { *function = (handle)0x60; return 0; }
EXPORT cuModuleGetGlobal_v2(address *memory, size_t *size, handle module, const char *name)
{
    *memory = 0x1000, *size = 4;
    return 0;
}
EXPORT cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, handle function, int size, size_t memory)
{
    *blocks = 8;
    return 0;
}
EXPORT cuGraphAddKernelNode_v2(handle *node, handle graph, const handle *before, size_t count, const void *how)
{
    *node = (handle)0x83;
    return 0;
}
EXPORT cuGraphGetNodes(handle graph, handle *nodes, size_t *count)
{
    if (nodes)
        for (size_t i = 0; i < *count; i++)
            nodes[i] = (handle)(0x81 + i);
    else
        *count = 4;
    return 0;
}
EXPORT cuGraphLaunch(handle graph, handle stream) { return 0; }
EXPORT cuLaunchKernel(handle f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                      unsigned memory, handle stream, void **arguments, void **extra)
{
    return 0;
}

/* cuda.bindings looks up every function by its documented name. */
#define SAME(name) {#name, name}
static const struct { const char *name; void *function; } TABLE[] = {
    SAME(cuInit), SAME(cuDeviceGet), SAME(cuEventCreate), SAME(cuEventQuery), SAME(cuModuleLoadData),
    SAME(cuDeviceGetCount), SAME(cuDeviceGetName), SAME(cuDeviceGetAttribute), SAME(cuDevicePrimaryCtxRetain),
    SAME(cuCtxGetCurrent), SAME(cuCtxSetCurrent), SAME(cuCtxSynchronize), SAME(cuGetErrorName),
    {"cuMemGetInfo", cuMemGetInfo_v2}, {"cuMemAlloc", cuMemAlloc_v2}, {"cuMemFree", cuMemFree_v2},
    SAME(cuMemAllocAsync), SAME(cuMemFreeAsync), SAME(cuMemHostAlloc), {"cuMemcpyHtoD", cuMemcpyHtoD_v2},
    {"cuMemcpyDtoH", cuMemcpyDtoH_v2}, {"cuMemcpyHtoDAsync", cuMemcpyHtoDAsync_v2}, {"cuMemcpy2D", cuMemcpy2D_v2},
    SAME(cuMemsetD8Async), SAME(cuMemCreate), SAME(cuMemSetAccess), SAME(cuMemPoolSetAttribute),
    SAME(cuPointerGetAttribute), SAME(cuPointerGetAttributes), SAME(cuIpcGetMemHandle),
    {"cuIpcOpenMemHandle", cuIpcOpenMemHandle_v2}, SAME(cuStreamCreate), SAME(cuStreamQuery), SAME(cuStreamSynchronize),
    SAME(cuStreamWaitEvent), SAME(cuStreamIsCapturing), {"cuStreamGetCaptureInfo", cuStreamGetCaptureInfo_v3},
    SAME(cuEventRecord), {"cuEventElapsedTime", cuEventElapsedTime_v2}, SAME(cuModuleGetFunction),
    {"cuModuleGetGlobal", cuModuleGetGlobal_v2}, SAME(cuOccupancyMaxActiveBlocksPerMultiprocessor),
    {"cuGraphAddKernelNode", cuGraphAddKernelNode_v2}, SAME(cuGraphGetNodes), SAME(cuGraphLaunch), SAME(cuLaunchKernel),
};

EXPORT cuGetProcAddress_v2(const char *name, void **function, int version, uint64_t flags, int *status)
{
    for (size_t i = 0; i < sizeof TABLE / sizeof *TABLE; i++)
        if (!strcmp(TABLE[i].name, name)) {
            *function = TABLE[i].function;
            if (status)
                *status = 0;
            return 0;
        }
    *function = NULL;
    if (status)
        *status = 1;
    return 500;
}
EXPORT cuGetProcAddress(const char *name, void **function, int version, uint64_t flags)
{
    return cuGetProcAddress_v2(name, function, version, flags, NULL);
}
/* Callgrind writes its counters when this function returns, so the measured code is between two calls to this function. */
EXPORT cuDriverGetVersion(int *version) { *version = 13000; return 0; }
