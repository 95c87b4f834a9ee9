/* A driver that returns at once: what is left of a call is what its bindings cost. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default"))) int

EXPORT cuDeviceGetCount(int *count) { *count = 3; return 0; }
EXPORT cuDeviceGetAttribute(int *value, int attribute, int device) { *value = attribute * 100 + device; return 0; }
EXPORT cuCtxSetCurrent(void *context) { (void)context; return 0; }
EXPORT cuStreamQuery(void *stream) { (void)stream; return 0; }
EXPORT cuMemAlloc_v2(uint64_t *address, size_t size) { *address = 0x700000000000ull + size; return 0; }
EXPORT cuMemFree_v2(uint64_t address) { (void)address; return 0; }
EXPORT cuMemcpyHtoD_v2(uint64_t to, const void *from, size_t size) { (void)to, (void)from, (void)size; return 0; }
EXPORT cuModuleGetGlobal_v2(uint64_t *address, size_t *size, void *module, const char *name)
{
    (void)module, (void)name;
    *address = 0x1000, *size = 4;
    return 0;
}
EXPORT cuEventElapsedTime_v2(float *milliseconds, void *start, void *end)
{
    (void)start, (void)end;
    *milliseconds = 1.5f;
    return 0;
}
EXPORT cuEventElapsedTime(float *milliseconds, void *start, void *end)
{
    return cuEventElapsedTime_v2(milliseconds, start, end);
}
EXPORT cuLaunchKernel(void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                      unsigned shared, void *stream, void **params, void **extra)
{
    (void)f, (void)gx, (void)gy, (void)gz, (void)bx, (void)by, (void)bz, (void)shared;
    (void)stream, (void)params, (void)extra;
    return 0;
}
EXPORT cuGraphAddEmptyNode(void **node, void *graph, void **dependencies, size_t count)
{
    (void)graph, (void)dependencies, (void)count;
    *node = (void *)0x70;
    return 0;
}

/* cuda.bindings looks up every function by its documented name. */
static const struct { const char *name; void *function; } TABLE[] = {
    {"cuDeviceGetCount", cuDeviceGetCount}, {"cuDeviceGetAttribute", cuDeviceGetAttribute},
    {"cuCtxSetCurrent", cuCtxSetCurrent}, {"cuStreamQuery", cuStreamQuery}, {"cuMemAlloc", cuMemAlloc_v2},
    {"cuMemFree", cuMemFree_v2}, {"cuMemcpyHtoD", cuMemcpyHtoD_v2}, {"cuModuleGetGlobal", cuModuleGetGlobal_v2},
    {"cuEventElapsedTime", cuEventElapsedTime_v2}, {"cuLaunchKernel", cuLaunchKernel},
    {"cuGraphAddEmptyNode", cuGraphAddEmptyNode},
};

EXPORT cuGetProcAddress_v2(const char *name, void **function, int version, uint64_t flags, int *status)
{
    (void)version, (void)flags;
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
/* Where callgrind writes its counters: what is measured is between two calls of this. */
EXPORT cuDriverGetVersion(int *version) { *version = 13000; return 0; }
