/* A third-party library whose functions take and return types of the CUDA runtime in addition to its own types. */
#pragma once
#include <cuda_runtime_api.h>

#define FX_VERSION 10203

typedef enum fxStatus { FX_SUCCESS = 0, FX_INVALID_VALUE = 1, FX_NOT_FOUND = 2 } fxStatus_t;
typedef enum fxMode { FX_MODE_PLAIN = 0, FX_MODE_FANCY = 7 } fxMode_t;

typedef struct fxContext *fxHandle_t;

typedef struct fxConfig_st {
    cudaStream_t stream;
    struct cudaExtent extent;
    struct cudaAccessPolicyWindow window;
    cudaDataType type;
    fxMode_t mode;
    const char *name;
} fxConfig_t;

/* Fields whose names are the names of Python's types, of the object itself, and of another class. */
typedef struct fxNames_st {
    int str, object, dict, memoryview, self;
    double list[2];
    char bytes[4];
    const char *tuple;
    fxMode_t fxMode_t;
    fxConfig_t fxConfig_t;
} fxNames_t;

fxStatus_t fxCreate(fxHandle_t *handle);
fxStatus_t fxDestroy(fxHandle_t handle);
fxStatus_t fxSetStream(fxHandle_t handle, cudaStream_t stream);
fxStatus_t fxGetStream(fxHandle_t handle, cudaStream_t *stream);
fxStatus_t fxSetType(fxHandle_t handle, cudaDataType type);
fxStatus_t fxGetType(fxHandle_t handle, cudaDataType *type);
fxStatus_t fxSetMode(fxHandle_t handle, fxMode_t mode);
fxStatus_t fxGetMode(fxHandle_t handle, fxMode_t *mode);
fxStatus_t fxSetExtent(fxHandle_t handle, const struct cudaExtent *extent);
fxStatus_t fxGetExtent(fxHandle_t handle, struct cudaExtent *extent);
fxStatus_t fxSetWindow(fxHandle_t handle, const struct cudaAccessPolicyWindow *window);
fxStatus_t fxConfigure(fxHandle_t handle, const fxConfig_t *config);
fxStatus_t fxGetConfig(fxHandle_t handle, fxConfig_t *config);
fxStatus_t fxCall(fxHandle_t handle, cudaHostFn_t function, void *data);
fxStatus_t fxSetWorkspace(cudaStream_t stream, void *workspace, size_t bytes);
fxStatus_t fxStreamEnd(cudaStream_t stream);
fxStatus_t fxScale(fxHandle_t handle, float *values, size_t count);
fxStatus_t fxFill(fxHandle_t handle, void *memory, cudaDataType type, size_t count, cudaStream_t stream);
fxStatus_t fxScaled(fxHandle_t handle, unsigned long long *address);
fxStatus_t fxSum(const fxNames_t *names, double *sum);
const char *fxDescribe(fxStatus_t status);
