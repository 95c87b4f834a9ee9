/* The library that fx.h declares. The library stores the arguments that it receives. */
#include "fx.h"
#include <stdlib.h>

struct fxContext {
    fxConfig_t config;
    float *values;
};

fxStatus_t fxCreate(fxHandle_t *handle) {
    *handle = calloc(1, sizeof **handle);
    return *handle ? FX_SUCCESS : FX_NOT_FOUND;
}
fxStatus_t fxDestroy(fxHandle_t handle) { free(handle); return FX_SUCCESS; }
fxStatus_t fxSetStream(fxHandle_t handle, cudaStream_t stream) { handle->config.stream = stream; return FX_SUCCESS; }
fxStatus_t fxGetStream(fxHandle_t handle, cudaStream_t *stream) { *stream = handle->config.stream; return FX_SUCCESS; }
fxStatus_t fxSetType(fxHandle_t handle, cudaDataType type) { handle->config.type = type; return FX_SUCCESS; }
fxStatus_t fxGetType(fxHandle_t handle, cudaDataType *type) { *type = handle->config.type; return FX_SUCCESS; }
fxStatus_t fxSetMode(fxHandle_t handle, fxMode_t mode) { handle->config.mode = mode; return FX_SUCCESS; }
fxStatus_t fxGetMode(fxHandle_t handle, fxMode_t *mode) { *mode = handle->config.mode; return FX_SUCCESS; }
fxStatus_t fxSetExtent(fxHandle_t handle, const struct cudaExtent *extent) {
    if (extent->width == 0) return FX_INVALID_VALUE;
    handle->config.extent = *extent;
    return FX_SUCCESS;
}
fxStatus_t fxGetExtent(fxHandle_t handle, struct cudaExtent *extent) { *extent = handle->config.extent; return FX_SUCCESS; }
fxStatus_t fxSetWindow(fxHandle_t handle, const struct cudaAccessPolicyWindow *window) {
    handle->config.window = *window;
    return FX_SUCCESS;
}
fxStatus_t fxConfigure(fxHandle_t handle, const fxConfig_t *config) { handle->config = *config; return FX_SUCCESS; }
fxStatus_t fxGetConfig(fxHandle_t handle, fxConfig_t *config) { *config = handle->config; return FX_SUCCESS; }
fxStatus_t fxCall(fxHandle_t handle, cudaHostFn_t function, void *data) { function(data); return FX_SUCCESS; }
fxStatus_t fxSetWorkspace(cudaStream_t stream, void *workspace, size_t bytes) { return FX_SUCCESS; }
fxStatus_t fxStreamEnd(cudaStream_t stream) { return FX_SUCCESS; }
fxStatus_t fxScale(fxHandle_t handle, float *values, size_t count) { handle->values = values; return FX_SUCCESS; }
fxStatus_t fxFill(fxHandle_t handle, void *memory, cudaDataType type, size_t count, cudaStream_t stream) { return FX_SUCCESS; }
fxStatus_t fxScaled(fxHandle_t handle, unsigned long long *address) {
    *address = (unsigned long long)handle->values;
    return FX_SUCCESS;
}
fxStatus_t fxSum(const fxNames_t *names, double *sum) {
    *sum = names->str + names->object + names->dict + names->memoryview + names->self + names->list[0] + names->list[1];
    return FX_SUCCESS;
}
const char *fxDescribe(fxStatus_t status) {
    switch (status) {
    case FX_SUCCESS: return "all is well";
    case FX_INVALID_VALUE: return "an argument has a value that it cannot have";
    case FX_NOT_FOUND: return "something is not there";
    }
    return NULL;
}
