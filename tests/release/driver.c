/* A stub driver for the rehearsal of a release. It has one device, whose memory is host memory and whose only kernel is the
 * example's SAXPY. An installed package calls the functions in this file, and the example verifies their results. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define SAXPY ((void *)0x5A)
#define OBJECT ((void *)0x10)

int cuInit(unsigned flags) { return 0; }
int cuDriverGetVersion(int *version) { *version = 13000; return 0; }
int cuDeviceGet(int *device, int ordinal) { *device = ordinal; return ordinal == 0 ? 0 : 101; }
int cuDeviceGetName(char *name, int size, int device) { strncpy(name, "rehearsal", size); return 0; }
/* NVRTC requests the driver's private tables, and continues without them. */
int cuGetExportTable(const void **table, const void *id) { *table = NULL; return 500; }
/* The attributes are the two parts of the compute capability. */
int cuDeviceGetAttribute(int *value, int attribute, int device) { *value = attribute == 75 ? 9 : 0; return 0; }
int cuCtxCreate_v4(void **context, void *params, unsigned flags, int device) { *context = OBJECT; return 0; }
int cuCtxDestroy_v2(void *context) { return context == OBJECT ? 0 : 201; }
int cuModuleLoadData(void **module, const void *image) { *module = OBJECT; return strstr(image, "saxpy") ? 0 : 218; }
int cuModuleGetFunction(void **function, void *module, const char *name) {
    *function = SAXPY;
    return strcmp(name, "saxpy") ? 500 : 0;
}
int cuModuleUnload(void *module) { return module == OBJECT ? 0 : 400; }
int cuMemAlloc_v2(uint64_t *address, size_t size) {
    *address = (uintptr_t)malloc(size);
    return *address ? 0 : 2;
}
int cuMemFree_v2(uint64_t address) { free((void *)(uintptr_t)address); return 0; }
int cuMemcpyHtoDAsync_v2(uint64_t to, const void *from, size_t size, void *stream) {
    memcpy((void *)(uintptr_t)to, from, size);
    return 0;
}
int cuMemcpyDtoHAsync_v2(void *to, uint64_t from, size_t size, void *stream) {
    memcpy(to, (void *)(uintptr_t)from, size);
    return 0;
}
int cuStreamCreate(void **stream, unsigned flags) { *stream = OBJECT; return 0; }
int cuStreamSynchronize(void *stream) { return 0; }
int cuStreamDestroy_v2(void *stream) { return 0; }
int cuEventCreate(void **event, unsigned flags) { *event = OBJECT; return 0; }
int cuEventRecord(void *event, void *stream) { return 0; }
int cuEventElapsedTime_v2(float *milliseconds, void *start, void *end) { *milliseconds = 0.25f; return 0; }
int cuEventDestroy_v2(void *event) { return 0; }
int cuLaunchKernel(void *function, unsigned x, unsigned y, unsigned z, unsigned bx, unsigned by, unsigned bz, unsigned shared,
                   void *stream, void **arguments, void **extra) {
    if (function != SAXPY || y * z * by * bz != 1)
        return 1;
    float a = *(float *)arguments[0];
    const float *in = *(const float **)arguments[1], *add = *(const float **)arguments[2];
    float *out = *(float **)arguments[3];
    size_t n = *(size_t *)arguments[4];
    for (size_t i = 0; i < n && i < (size_t)x * bx; i++)
        out[i] = a * in[i] + add[i];
    return 0;
}
