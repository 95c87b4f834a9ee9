/* The names and layouts of the CUDA runtime's types that fx.h uses, so that this test needs no toolkit. */
#pragma once
#include <stddef.h>

typedef struct CUstream_st *cudaStream_t;
typedef void (*cudaHostFn_t)(void *userData);
typedef enum cudaDataType_t { CUDA_R_32F = 0, CUDA_R_64F = 1, CUDA_R_16F = 2 } cudaDataType;
struct cudaExtent { size_t width; size_t height; size_t depth; };
enum cudaAccessProperty { cudaAccessPropertyNormal = 0, cudaAccessPropertyStreaming = 1, cudaAccessPropertyPersisting = 2 };
struct cudaAccessPolicyWindow {
    void *base_ptr;
    size_t num_bytes;
    float hitRatio;
    enum cudaAccessProperty hitProp;
    enum cudaAccessProperty missProp;
};
