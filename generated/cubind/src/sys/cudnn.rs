//! The C functions, as the library exports them: cuDNN.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cudnn::{CUDNN, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

/// `cudnnStatus_t cudnnActivationBackward(cudnnHandle_t handle, cudnnActivationDescriptor_t activationDesc, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnActivationBackward(
    handle: cudnnHandle_t,
    activationDesc: cudnnActivationDescriptor_t,
    alpha: *const c_void,
    yDesc: cudnnTensorDescriptor_t,
    y: *const c_void,
    dyDesc: cudnnTensorDescriptor_t,
    dy: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    beta: *const c_void,
    dxDesc: cudnnTensorDescriptor_t,
    dx: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnActivationDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnActivationBackward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    activationDesc,
                    alpha,
                    yDesc,
                    y,
                    dyDesc,
                    dy,
                    xDesc,
                    x,
                    beta,
                    dxDesc,
                    dx,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnActivationForward(cudnnHandle_t handle, cudnnActivationDescriptor_t activationDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnActivationForward(
    handle: cudnnHandle_t,
    activationDesc: cudnnActivationDescriptor_t,
    alpha: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    beta: *const c_void,
    yDesc: cudnnTensorDescriptor_t,
    y: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnActivationDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnActivationForward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe { exported(handle, activationDesc, alpha, xDesc, x, beta, yDesc, y) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnAddTensor(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t aDesc, const void *A, const void *beta, cudnnTensorDescriptor_t cDesc, void *C)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnAddTensor(
    handle: cudnnHandle_t,
    alpha: *const c_void,
    aDesc: cudnnTensorDescriptor_t,
    A: *const c_void,
    beta: *const c_void,
    cDesc: cudnnTensorDescriptor_t,
    C: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnAddTensor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, alpha, aDesc, A, beta, cDesc, C) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnAdvVersionCheck(void)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnAdvVersionCheck() -> cudnnStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> cudnnStatus_t> = Symbol::new(
        c"cudnnAdvVersionCheck",
    );
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnB2BCausalConv1dBackward(cudaStream_t stream, const void *x, const void *weightsProj, const void *weightsMixer, const void *skipBias, const void *y, const void *dy, void *dx, void *dweightsProj, void *dweightsMixer, void *dskipBias, int batch, int dim, int seqLen, int kernelSizeProj, int kernelSizeMixer, cudnnDataType_t dataType, cudnnDataType_t dwDataType)`
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.24.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnB2BCausalConv1dBackward(
    stream: runtime::cudaStream_t,
    x: *const c_void,
    weightsProj: *const c_void,
    weightsMixer: *const c_void,
    skipBias: *const c_void,
    y: *const c_void,
    dy: *const c_void,
    dx: *mut c_void,
    dweightsProj: *mut c_void,
    dweightsMixer: *mut c_void,
    dskipBias: *mut c_void,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSizeProj: i32,
    kernelSizeMixer: i32,
    dataType: cudnnDataType_t,
    dwDataType: cudnnDataType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::cudaStream_t,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            i32,
            i32,
            i32,
            i32,
            i32,
            cudnnDataType_t,
            cudnnDataType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnB2BCausalConv1dBackward").since("9.24");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    stream,
                    x,
                    weightsProj,
                    weightsMixer,
                    skipBias,
                    y,
                    dy,
                    dx,
                    dweightsProj,
                    dweightsMixer,
                    dskipBias,
                    batch,
                    dim,
                    seqLen,
                    kernelSizeProj,
                    kernelSizeMixer,
                    dataType,
                    dwDataType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnB2BCausalConv1dForward(cudaStream_t stream, const void *x, const void *weightsProj, const void *weightsMixer, const void *skipBias, void *y, void *yGated, int batch, int dim, int seqLen, int kernelSizeProj, int kernelSizeMixer, cudnnDataType_t dataType)`
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.24.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnB2BCausalConv1dForward(
    stream: runtime::cudaStream_t,
    x: *const c_void,
    weightsProj: *const c_void,
    weightsMixer: *const c_void,
    skipBias: *const c_void,
    y: *mut c_void,
    yGated: *mut c_void,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSizeProj: i32,
    kernelSizeMixer: i32,
    dataType: cudnnDataType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::cudaStream_t,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            *mut c_void,
            *mut c_void,
            i32,
            i32,
            i32,
            i32,
            i32,
            cudnnDataType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnB2BCausalConv1dForward").since("9.24");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    stream,
                    x,
                    weightsProj,
                    weightsMixer,
                    skipBias,
                    y,
                    yGated,
                    batch,
                    dim,
                    seqLen,
                    kernelSizeProj,
                    kernelSizeMixer,
                    dataType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnBackendCreateDescriptor(cudnnBackendDescriptorType_t descriptorType, cudnnBackendDescriptor_t *descriptor)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnBackendCreateDescriptor(
    descriptorType: cudnnBackendDescriptorType_t,
    descriptor: *mut cudnnBackendDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnBackendDescriptorType_t,
            *mut cudnnBackendDescriptor_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnBackendCreateDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(descriptorType, descriptor) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnBackendDestroyDescriptor(cudnnBackendDescriptor_t descriptor)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnBackendDestroyDescriptor(
    descriptor: cudnnBackendDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnBackendDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnBackendDestroyDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(descriptor) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnBackendExecute(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnBackendExecute(
    handle: cudnnHandle_t,
    executionPlan: cudnnBackendDescriptor_t,
    variantPack: cudnnBackendDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnBackendDescriptor_t,
            cudnnBackendDescriptor_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnBackendExecute");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, executionPlan, variantPack) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnBackendFinalize(cudnnBackendDescriptor_t descriptor)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnBackendFinalize(
    descriptor: cudnnBackendDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnBackendDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnBackendFinalize");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(descriptor) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnBackendGetAttribute(cudnnBackendDescriptor_t descriptor, cudnnBackendAttributeName_t attributeName, cudnnBackendAttributeType_t attributeType, int64_t requestedElementCount, int64_t *elementCount, void *arrayOfElements)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnBackendGetAttribute(
    descriptor: cudnnBackendDescriptor_t,
    attributeName: cudnnBackendAttributeName_t,
    attributeType: cudnnBackendAttributeType_t,
    requestedElementCount: i64,
    elementCount: *mut i64,
    arrayOfElements: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnBackendDescriptor_t,
            cudnnBackendAttributeName_t,
            cudnnBackendAttributeType_t,
            i64,
            *mut i64,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnBackendGetAttribute");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    descriptor,
                    attributeName,
                    attributeType,
                    requestedElementCount,
                    elementCount,
                    arrayOfElements,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnBackendInitialize(cudnnBackendDescriptor_t descriptor)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnBackendInitialize(
    descriptor: cudnnBackendDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnBackendDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnBackendInitialize");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(descriptor) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnBackendPopulateCudaGraph(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack, cudaGraph_t graph)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnBackendPopulateCudaGraph(
    handle: cudnnHandle_t,
    executionPlan: cudnnBackendDescriptor_t,
    variantPack: cudnnBackendDescriptor_t,
    graph: runtime::cudaGraph_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnBackendDescriptor_t,
            cudnnBackendDescriptor_t,
            runtime::cudaGraph_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnBackendPopulateCudaGraph");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, executionPlan, variantPack, graph) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnBackendSetAttribute(cudnnBackendDescriptor_t descriptor, cudnnBackendAttributeName_t attributeName, cudnnBackendAttributeType_t attributeType, int64_t elementCount, const void *arrayOfElements)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnBackendSetAttribute(
    descriptor: cudnnBackendDescriptor_t,
    attributeName: cudnnBackendAttributeName_t,
    attributeType: cudnnBackendAttributeType_t,
    elementCount: i64,
    arrayOfElements: *const c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnBackendDescriptor_t,
            cudnnBackendAttributeName_t,
            cudnnBackendAttributeType_t,
            i64,
            *const c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnBackendSetAttribute");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    descriptor,
                    attributeName,
                    attributeType,
                    elementCount,
                    arrayOfElements,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnBackendUpdateCudaGraph(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack, cudaGraph_t graph)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnBackendUpdateCudaGraph(
    handle: cudnnHandle_t,
    executionPlan: cudnnBackendDescriptor_t,
    variantPack: cudnnBackendDescriptor_t,
    graph: runtime::cudaGraph_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnBackendDescriptor_t,
            cudnnBackendDescriptor_t,
            runtime::cudaGraph_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnBackendUpdateCudaGraph");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, executionPlan, variantPack, graph) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnBatchNormalizationBackward(cudnnHandle_t handle, cudnnBatchNormMode_t mode, const void *alphaDataDiff, const void *betaDataDiff, const void *alphaParamDiff, const void *betaParamDiff, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t dxDesc, void *dx, cudnnTensorDescriptor_t dBnScaleBiasDesc, const void *bnScale, void *dBnScaleResult, void *dBnBiasResult, double epsilon, const void *savedMean, const void *savedInvVariance)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnBatchNormalizationBackward(
    handle: cudnnHandle_t,
    mode: cudnnBatchNormMode_t,
    alphaDataDiff: *const c_void,
    betaDataDiff: *const c_void,
    alphaParamDiff: *const c_void,
    betaParamDiff: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    dyDesc: cudnnTensorDescriptor_t,
    dy: *const c_void,
    dxDesc: cudnnTensorDescriptor_t,
    dx: *mut c_void,
    dBnScaleBiasDesc: cudnnTensorDescriptor_t,
    bnScale: *const c_void,
    dBnScaleResult: *mut c_void,
    dBnBiasResult: *mut c_void,
    epsilon: f64,
    savedMean: *const c_void,
    savedInvVariance: *const c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnBatchNormMode_t,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *mut c_void,
            *mut c_void,
            f64,
            *const c_void,
            *const c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnBatchNormalizationBackward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    mode,
                    alphaDataDiff,
                    betaDataDiff,
                    alphaParamDiff,
                    betaParamDiff,
                    xDesc,
                    x,
                    dyDesc,
                    dy,
                    dxDesc,
                    dx,
                    dBnScaleBiasDesc,
                    bnScale,
                    dBnScaleResult,
                    dBnBiasResult,
                    epsilon,
                    savedMean,
                    savedInvVariance,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnBatchNormalizationBackwardEx(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, const void *alphaDataDiff, const void *betaDataDiff, const void *alphaParamDiff, const void *betaParamDiff, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t yDesc, const void *yData, cudnnTensorDescriptor_t dyDesc, const void *dyData, cudnnTensorDescriptor_t dzDesc, void *dzData, cudnnTensorDescriptor_t dxDesc, void *dxData, cudnnTensorDescriptor_t dBnScaleBiasDesc, const void *bnScaleData, const void *bnBiasData, void *dBnScaleData, void *dBnBiasData, double epsilon, const void *savedMean, const void *savedInvVariance, cudnnActivationDescriptor_t activationDesc, void *workSpace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnBatchNormalizationBackwardEx(
    handle: cudnnHandle_t,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    alphaDataDiff: *const c_void,
    betaDataDiff: *const c_void,
    alphaParamDiff: *const c_void,
    betaParamDiff: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    xData: *const c_void,
    yDesc: cudnnTensorDescriptor_t,
    yData: *const c_void,
    dyDesc: cudnnTensorDescriptor_t,
    dyData: *const c_void,
    dzDesc: cudnnTensorDescriptor_t,
    dzData: *mut c_void,
    dxDesc: cudnnTensorDescriptor_t,
    dxData: *mut c_void,
    dBnScaleBiasDesc: cudnnTensorDescriptor_t,
    bnScaleData: *const c_void,
    bnBiasData: *const c_void,
    dBnScaleData: *mut c_void,
    dBnBiasData: *mut c_void,
    epsilon: f64,
    savedMean: *const c_void,
    savedInvVariance: *const c_void,
    activationDesc: cudnnActivationDescriptor_t,
    workSpace: *mut c_void,
    workSpaceSizeInBytes: usize,
    reserveSpace: *mut c_void,
    reserveSpaceSizeInBytes: usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnBatchNormMode_t,
            cudnnBatchNormOps_t,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            *mut c_void,
            *mut c_void,
            f64,
            *const c_void,
            *const c_void,
            cudnnActivationDescriptor_t,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnBatchNormalizationBackwardEx");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    mode,
                    bnOps,
                    alphaDataDiff,
                    betaDataDiff,
                    alphaParamDiff,
                    betaParamDiff,
                    xDesc,
                    xData,
                    yDesc,
                    yData,
                    dyDesc,
                    dyData,
                    dzDesc,
                    dzData,
                    dxDesc,
                    dxData,
                    dBnScaleBiasDesc,
                    bnScaleData,
                    bnBiasData,
                    dBnScaleData,
                    dBnBiasData,
                    epsilon,
                    savedMean,
                    savedInvVariance,
                    activationDesc,
                    workSpace,
                    workSpaceSizeInBytes,
                    reserveSpace,
                    reserveSpaceSizeInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnBatchNormalizationForwardInference(cudnnHandle_t handle, cudnnBatchNormMode_t mode, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t yDesc, void *y, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, const void *bnScale, const void *bnBias, const void *estimatedMean, const void *estimatedVariance, double epsilon)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnBatchNormalizationForwardInference(
    handle: cudnnHandle_t,
    mode: cudnnBatchNormMode_t,
    alpha: *const c_void,
    beta: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    yDesc: cudnnTensorDescriptor_t,
    y: *mut c_void,
    bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t,
    bnScale: *const c_void,
    bnBias: *const c_void,
    estimatedMean: *const c_void,
    estimatedVariance: *const c_void,
    epsilon: f64,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnBatchNormMode_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            f64,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnBatchNormalizationForwardInference");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    mode,
                    alpha,
                    beta,
                    xDesc,
                    x,
                    yDesc,
                    y,
                    bnScaleBiasMeanVarDesc,
                    bnScale,
                    bnBias,
                    estimatedMean,
                    estimatedVariance,
                    epsilon,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnBatchNormalizationForwardTraining(cudnnHandle_t handle, cudnnBatchNormMode_t mode, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t yDesc, void *y, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, const void *bnScale, const void *bnBias, double exponentialAverageFactor, void *resultRunningMean, void *resultRunningVariance, double epsilon, void *resultSaveMean, void *resultSaveInvVariance)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnBatchNormalizationForwardTraining(
    handle: cudnnHandle_t,
    mode: cudnnBatchNormMode_t,
    alpha: *const c_void,
    beta: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    yDesc: cudnnTensorDescriptor_t,
    y: *mut c_void,
    bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t,
    bnScale: *const c_void,
    bnBias: *const c_void,
    exponentialAverageFactor: f64,
    resultRunningMean: *mut c_void,
    resultRunningVariance: *mut c_void,
    epsilon: f64,
    resultSaveMean: *mut c_void,
    resultSaveInvVariance: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnBatchNormMode_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            f64,
            *mut c_void,
            *mut c_void,
            f64,
            *mut c_void,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnBatchNormalizationForwardTraining");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    mode,
                    alpha,
                    beta,
                    xDesc,
                    x,
                    yDesc,
                    y,
                    bnScaleBiasMeanVarDesc,
                    bnScale,
                    bnBias,
                    exponentialAverageFactor,
                    resultRunningMean,
                    resultRunningVariance,
                    epsilon,
                    resultSaveMean,
                    resultSaveInvVariance,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnBatchNormalizationForwardTrainingEx(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t zDesc, const void *zData, cudnnTensorDescriptor_t yDesc, void *yData, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, const void *bnScale, const void *bnBias, double exponentialAverageFactor, void *resultRunningMean, void *resultRunningVariance, double epsilon, void *resultSaveMean, void *resultSaveInvVariance, cudnnActivationDescriptor_t activationDesc, void *workspace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnBatchNormalizationForwardTrainingEx(
    handle: cudnnHandle_t,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    alpha: *const c_void,
    beta: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    xData: *const c_void,
    zDesc: cudnnTensorDescriptor_t,
    zData: *const c_void,
    yDesc: cudnnTensorDescriptor_t,
    yData: *mut c_void,
    bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t,
    bnScale: *const c_void,
    bnBias: *const c_void,
    exponentialAverageFactor: f64,
    resultRunningMean: *mut c_void,
    resultRunningVariance: *mut c_void,
    epsilon: f64,
    resultSaveMean: *mut c_void,
    resultSaveInvVariance: *mut c_void,
    activationDesc: cudnnActivationDescriptor_t,
    workspace: *mut c_void,
    workSpaceSizeInBytes: usize,
    reserveSpace: *mut c_void,
    reserveSpaceSizeInBytes: usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnBatchNormMode_t,
            cudnnBatchNormOps_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            f64,
            *mut c_void,
            *mut c_void,
            f64,
            *mut c_void,
            *mut c_void,
            cudnnActivationDescriptor_t,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnBatchNormalizationForwardTrainingEx");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    mode,
                    bnOps,
                    alpha,
                    beta,
                    xDesc,
                    xData,
                    zDesc,
                    zData,
                    yDesc,
                    yData,
                    bnScaleBiasMeanVarDesc,
                    bnScale,
                    bnBias,
                    exponentialAverageFactor,
                    resultRunningMean,
                    resultRunningVariance,
                    epsilon,
                    resultSaveMean,
                    resultSaveInvVariance,
                    activationDesc,
                    workspace,
                    workSpaceSizeInBytes,
                    reserveSpace,
                    reserveSpaceSizeInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnBuildRNNDynamic(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, int miniBatch)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnBuildRNNDynamic(
    handle: cudnnHandle_t,
    rnnDesc: cudnnRNNDescriptor_t,
    miniBatch: i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnRNNDescriptor_t,
            i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnBuildRNNDynamic");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, rnnDesc, miniBatch) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCTCLoss(cudnnHandle_t handle, cudnnTensorDescriptor_t probsDesc, const void *probs, const int *hostLabels, const int *hostLabelLengths, const int *hostInputLengths, void *costs, cudnnTensorDescriptor_t gradientsDesc, void *gradients, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, void *workspace, size_t workSpaceSizeInBytes)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCTCLoss(
    handle: cudnnHandle_t,
    probsDesc: cudnnTensorDescriptor_t,
    probs: *const c_void,
    hostLabels: *const i32,
    hostLabelLengths: *const i32,
    hostInputLengths: *const i32,
    costs: *mut c_void,
    gradientsDesc: cudnnTensorDescriptor_t,
    gradients: *mut c_void,
    algo: cudnnCTCLossAlgo_t,
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    workspace: *mut c_void,
    workSpaceSizeInBytes: usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const i32,
            *const i32,
            *const i32,
            *mut c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
            cudnnCTCLossAlgo_t,
            cudnnCTCLossDescriptor_t,
            *mut c_void,
            usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCTCLoss");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    probsDesc,
                    probs,
                    hostLabels,
                    hostLabelLengths,
                    hostInputLengths,
                    costs,
                    gradientsDesc,
                    gradients,
                    algo,
                    ctcLossDesc,
                    workspace,
                    workSpaceSizeInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCTCLoss_v8(cudnnHandle_t handle, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, cudnnTensorDescriptor_t probsDesc, const void *probs, const int *labels, const int *labelLengths, const int *inputLengths, void *costs, cudnnTensorDescriptor_t gradientsDesc, void *gradients, size_t workSpaceSizeInBytes, void *workspace)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCTCLoss_v8(
    handle: cudnnHandle_t,
    algo: cudnnCTCLossAlgo_t,
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    probsDesc: cudnnTensorDescriptor_t,
    probs: *const c_void,
    labels: *const i32,
    labelLengths: *const i32,
    inputLengths: *const i32,
    costs: *mut c_void,
    gradientsDesc: cudnnTensorDescriptor_t,
    gradients: *mut c_void,
    workSpaceSizeInBytes: usize,
    workspace: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnCTCLossAlgo_t,
            cudnnCTCLossDescriptor_t,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const i32,
            *const i32,
            *const i32,
            *mut c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
            usize,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCTCLoss_v8");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    algo,
                    ctcLossDesc,
                    probsDesc,
                    probs,
                    labels,
                    labelLengths,
                    inputLengths,
                    costs,
                    gradientsDesc,
                    gradients,
                    workSpaceSizeInBytes,
                    workspace,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCausalConv1dBackward(cudaStream_t stream, const void *x, const void *weight, const void *bias, const void *dy, void *dx, void *dweight, void *dbias, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnDataType_t dwDataType, cudnnCausalConv1dActivation_t activation)`
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.22.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCausalConv1dBackward(
    stream: runtime::cudaStream_t,
    x: *const c_void,
    weight: *const c_void,
    bias: *const c_void,
    dy: *const c_void,
    dx: *mut c_void,
    dweight: *mut c_void,
    dbias: *mut c_void,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSize: i32,
    dataType: cudnnDataType_t,
    dwDataType: cudnnDataType_t,
    activation: cudnnCausalConv1dActivation_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::cudaStream_t,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            i32,
            i32,
            i32,
            i32,
            cudnnDataType_t,
            cudnnDataType_t,
            cudnnCausalConv1dActivation_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCausalConv1dBackward").since("9.22");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    stream,
                    x,
                    weight,
                    bias,
                    dy,
                    dx,
                    dweight,
                    dbias,
                    batch,
                    dim,
                    seqLen,
                    kernelSize,
                    dataType,
                    dwDataType,
                    activation,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCausalConv1dForward(cudaStream_t stream, const void *x, const void *weight, const void *bias, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnCausalConv1dActivation_t activation)`
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.22.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCausalConv1dForward(
    stream: runtime::cudaStream_t,
    x: *const c_void,
    weight: *const c_void,
    bias: *const c_void,
    y: *mut c_void,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSize: i32,
    dataType: cudnnDataType_t,
    activation: cudnnCausalConv1dActivation_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::cudaStream_t,
            *const c_void,
            *const c_void,
            *const c_void,
            *mut c_void,
            i32,
            i32,
            i32,
            i32,
            cudnnDataType_t,
            cudnnCausalConv1dActivation_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCausalConv1dForward").since("9.22");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    stream,
                    x,
                    weight,
                    bias,
                    y,
                    batch,
                    dim,
                    seqLen,
                    kernelSize,
                    dataType,
                    activation,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCausalConv1dNwhBackward(cudaStream_t stream, const void *x, const void *weight, const void *bias, const void *dy, void *dx, void *dweight, void *dbias, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnDataType_t dwDataType, cudnnCausalConv1dActivation_t activation)`
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.24.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCausalConv1dNwhBackward(
    stream: runtime::cudaStream_t,
    x: *const c_void,
    weight: *const c_void,
    bias: *const c_void,
    dy: *const c_void,
    dx: *mut c_void,
    dweight: *mut c_void,
    dbias: *mut c_void,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSize: i32,
    dataType: cudnnDataType_t,
    dwDataType: cudnnDataType_t,
    activation: cudnnCausalConv1dActivation_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::cudaStream_t,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            i32,
            i32,
            i32,
            i32,
            cudnnDataType_t,
            cudnnDataType_t,
            cudnnCausalConv1dActivation_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCausalConv1dNwhBackward").since("9.24");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    stream,
                    x,
                    weight,
                    bias,
                    dy,
                    dx,
                    dweight,
                    dbias,
                    batch,
                    dim,
                    seqLen,
                    kernelSize,
                    dataType,
                    dwDataType,
                    activation,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCausalConv1dNwhForward(cudaStream_t stream, const void *x, const void *weight, const void *bias, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnCausalConv1dActivation_t activation)`
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.24.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCausalConv1dNwhForward(
    stream: runtime::cudaStream_t,
    x: *const c_void,
    weight: *const c_void,
    bias: *const c_void,
    y: *mut c_void,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSize: i32,
    dataType: cudnnDataType_t,
    activation: cudnnCausalConv1dActivation_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::cudaStream_t,
            *const c_void,
            *const c_void,
            *const c_void,
            *mut c_void,
            i32,
            i32,
            i32,
            i32,
            cudnnDataType_t,
            cudnnCausalConv1dActivation_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCausalConv1dNwhForward").since("9.24");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    stream,
                    x,
                    weight,
                    bias,
                    y,
                    batch,
                    dim,
                    seqLen,
                    kernelSize,
                    dataType,
                    activation,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCnnVersionCheck(void)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCnnVersionCheck() -> cudnnStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> cudnnStatus_t> = Symbol::new(
        c"cudnnCnnVersionCheck",
    );
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnConvolutionBackwardBias(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t dyDesc, const void *dy, const void *beta, cudnnTensorDescriptor_t dbDesc, void *db)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnConvolutionBackwardBias(
    handle: cudnnHandle_t,
    alpha: *const c_void,
    dyDesc: cudnnTensorDescriptor_t,
    dy: *const c_void,
    beta: *const c_void,
    dbDesc: cudnnTensorDescriptor_t,
    db: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnConvolutionBackwardBias");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, alpha, dyDesc, dy, beta, dbDesc, db) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnConvolutionBackwardData(cudnnHandle_t handle, const void *alpha, cudnnFilterDescriptor_t wDesc, const void *w, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionBwdDataAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnConvolutionBackwardData(
    handle: cudnnHandle_t,
    alpha: *const c_void,
    wDesc: cudnnFilterDescriptor_t,
    w: *const c_void,
    dyDesc: cudnnTensorDescriptor_t,
    dy: *const c_void,
    convDesc: cudnnConvolutionDescriptor_t,
    algo: cudnnConvolutionBwdDataAlgo_t,
    workSpace: *mut c_void,
    workSpaceSizeInBytes: usize,
    beta: *const c_void,
    dxDesc: cudnnTensorDescriptor_t,
    dx: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            *const c_void,
            cudnnFilterDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnConvolutionDescriptor_t,
            cudnnConvolutionBwdDataAlgo_t,
            *mut c_void,
            usize,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnConvolutionBackwardData");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    alpha,
                    wDesc,
                    w,
                    dyDesc,
                    dy,
                    convDesc,
                    algo,
                    workSpace,
                    workSpaceSizeInBytes,
                    beta,
                    dxDesc,
                    dx,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnConvolutionBackwardFilter(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionBwdFilterAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *beta, cudnnFilterDescriptor_t dwDesc, void *dw)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnConvolutionBackwardFilter(
    handle: cudnnHandle_t,
    alpha: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    dyDesc: cudnnTensorDescriptor_t,
    dy: *const c_void,
    convDesc: cudnnConvolutionDescriptor_t,
    algo: cudnnConvolutionBwdFilterAlgo_t,
    workSpace: *mut c_void,
    workSpaceSizeInBytes: usize,
    beta: *const c_void,
    dwDesc: cudnnFilterDescriptor_t,
    dw: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnConvolutionDescriptor_t,
            cudnnConvolutionBwdFilterAlgo_t,
            *mut c_void,
            usize,
            *const c_void,
            cudnnFilterDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnConvolutionBackwardFilter");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    alpha,
                    xDesc,
                    x,
                    dyDesc,
                    dy,
                    convDesc,
                    algo,
                    workSpace,
                    workSpaceSizeInBytes,
                    beta,
                    dwDesc,
                    dw,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnConvolutionBiasActivationForward(cudnnHandle_t handle, const void *alpha1, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, const void *w, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionFwdAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *alpha2, cudnnTensorDescriptor_t zDesc, const void *z, cudnnTensorDescriptor_t biasDesc, const void *bias, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t yDesc, void *y)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnConvolutionBiasActivationForward(
    handle: cudnnHandle_t,
    alpha1: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    wDesc: cudnnFilterDescriptor_t,
    w: *const c_void,
    convDesc: cudnnConvolutionDescriptor_t,
    algo: cudnnConvolutionFwdAlgo_t,
    workSpace: *mut c_void,
    workSpaceSizeInBytes: usize,
    alpha2: *const c_void,
    zDesc: cudnnTensorDescriptor_t,
    z: *const c_void,
    biasDesc: cudnnTensorDescriptor_t,
    bias: *const c_void,
    activationDesc: cudnnActivationDescriptor_t,
    yDesc: cudnnTensorDescriptor_t,
    y: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnFilterDescriptor_t,
            *const c_void,
            cudnnConvolutionDescriptor_t,
            cudnnConvolutionFwdAlgo_t,
            *mut c_void,
            usize,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnActivationDescriptor_t,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnConvolutionBiasActivationForward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    alpha1,
                    xDesc,
                    x,
                    wDesc,
                    w,
                    convDesc,
                    algo,
                    workSpace,
                    workSpaceSizeInBytes,
                    alpha2,
                    zDesc,
                    z,
                    biasDesc,
                    bias,
                    activationDesc,
                    yDesc,
                    y,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnConvolutionForward(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, const void *w, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionFwdAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnConvolutionForward(
    handle: cudnnHandle_t,
    alpha: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    wDesc: cudnnFilterDescriptor_t,
    w: *const c_void,
    convDesc: cudnnConvolutionDescriptor_t,
    algo: cudnnConvolutionFwdAlgo_t,
    workSpace: *mut c_void,
    workSpaceSizeInBytes: usize,
    beta: *const c_void,
    yDesc: cudnnTensorDescriptor_t,
    y: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnFilterDescriptor_t,
            *const c_void,
            cudnnConvolutionDescriptor_t,
            cudnnConvolutionFwdAlgo_t,
            *mut c_void,
            usize,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnConvolutionForward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    alpha,
                    xDesc,
                    x,
                    wDesc,
                    w,
                    convDesc,
                    algo,
                    workSpace,
                    workSpaceSizeInBytes,
                    beta,
                    yDesc,
                    y,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreate(cudnnHandle_t *handle)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreate(handle: *mut cudnnHandle_t) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudnnHandle_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreate");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreateActivationDescriptor(cudnnActivationDescriptor_t *activationDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreateActivationDescriptor(
    activationDesc: *mut cudnnActivationDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudnnActivationDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreateActivationDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(activationDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreateAttnDescriptor(cudnnAttnDescriptor_t *attnDesc)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreateAttnDescriptor(
    attnDesc: *mut cudnnAttnDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudnnAttnDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreateAttnDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(attnDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreateCTCLossDescriptor(cudnnCTCLossDescriptor_t *ctcLossDesc)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreateCTCLossDescriptor(
    ctcLossDesc: *mut cudnnCTCLossDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudnnCTCLossDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreateCTCLossDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(ctcLossDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreateConvolutionDescriptor(cudnnConvolutionDescriptor_t *convDesc)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreateConvolutionDescriptor(
    convDesc: *mut cudnnConvolutionDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudnnConvolutionDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreateConvolutionDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(convDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreateDropoutDescriptor(cudnnDropoutDescriptor_t *dropoutDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreateDropoutDescriptor(
    dropoutDesc: *mut cudnnDropoutDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudnnDropoutDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreateDropoutDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(dropoutDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreateFilterDescriptor(cudnnFilterDescriptor_t *filterDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreateFilterDescriptor(
    filterDesc: *mut cudnnFilterDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudnnFilterDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreateFilterDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(filterDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreateFusedOpsConstParamPack(cudnnFusedOpsConstParamPack_t *constPack, cudnnFusedOps_t ops)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreateFusedOpsConstParamPack(
    constPack: *mut cudnnFusedOpsConstParamPack_t,
    ops: cudnnFusedOps_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudnnFusedOpsConstParamPack_t,
            cudnnFusedOps_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreateFusedOpsConstParamPack");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(constPack, ops) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreateFusedOpsPlan(cudnnFusedOpsPlan_t *plan, cudnnFusedOps_t ops)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreateFusedOpsPlan(
    plan: *mut cudnnFusedOpsPlan_t,
    ops: cudnnFusedOps_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudnnFusedOpsPlan_t,
            cudnnFusedOps_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreateFusedOpsPlan");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(plan, ops) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreateFusedOpsVariantParamPack(cudnnFusedOpsVariantParamPack_t *varPack, cudnnFusedOps_t ops)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreateFusedOpsVariantParamPack(
    varPack: *mut cudnnFusedOpsVariantParamPack_t,
    ops: cudnnFusedOps_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudnnFusedOpsVariantParamPack_t,
            cudnnFusedOps_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreateFusedOpsVariantParamPack");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(varPack, ops) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreateLRNDescriptor(cudnnLRNDescriptor_t *normDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreateLRNDescriptor(
    normDesc: *mut cudnnLRNDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudnnLRNDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreateLRNDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(normDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreateOpTensorDescriptor(cudnnOpTensorDescriptor_t *opTensorDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreateOpTensorDescriptor(
    opTensorDesc: *mut cudnnOpTensorDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudnnOpTensorDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreateOpTensorDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(opTensorDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreatePoolingDescriptor(cudnnPoolingDescriptor_t *poolingDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreatePoolingDescriptor(
    poolingDesc: *mut cudnnPoolingDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudnnPoolingDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreatePoolingDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(poolingDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreateRNNDataDescriptor(cudnnRNNDataDescriptor_t *rnnDataDesc)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreateRNNDataDescriptor(
    rnnDataDesc: *mut cudnnRNNDataDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudnnRNNDataDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreateRNNDataDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(rnnDataDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreateRNNDescriptor(cudnnRNNDescriptor_t *rnnDesc)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreateRNNDescriptor(
    rnnDesc: *mut cudnnRNNDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudnnRNNDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreateRNNDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(rnnDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreateReduceTensorDescriptor(cudnnReduceTensorDescriptor_t *reduceTensorDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreateReduceTensorDescriptor(
    reduceTensorDesc: *mut cudnnReduceTensorDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudnnReduceTensorDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreateReduceTensorDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(reduceTensorDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreateSeqDataDescriptor(cudnnSeqDataDescriptor_t *seqDataDesc)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreateSeqDataDescriptor(
    seqDataDesc: *mut cudnnSeqDataDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudnnSeqDataDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreateSeqDataDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(seqDataDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreateSpatialTransformerDescriptor(cudnnSpatialTransformerDescriptor_t *stDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreateSpatialTransformerDescriptor(
    stDesc: *mut cudnnSpatialTransformerDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cudnnSpatialTransformerDescriptor_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreateSpatialTransformerDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(stDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreateTensorDescriptor(cudnnTensorDescriptor_t *tensorDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreateTensorDescriptor(
    tensorDesc: *mut cudnnTensorDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudnnTensorDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreateTensorDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(tensorDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnCreateTensorTransformDescriptor(cudnnTensorTransformDescriptor_t *transformDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnCreateTensorTransformDescriptor(
    transformDesc: *mut cudnnTensorTransformDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cudnnTensorTransformDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnCreateTensorTransformDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(transformDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDeriveBNTensorDescriptor(cudnnTensorDescriptor_t derivedBnDesc, cudnnTensorDescriptor_t xDesc, cudnnBatchNormMode_t mode)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDeriveBNTensorDescriptor(
    derivedBnDesc: cudnnTensorDescriptor_t,
    xDesc: cudnnTensorDescriptor_t,
    mode: cudnnBatchNormMode_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnBatchNormMode_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDeriveBNTensorDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(derivedBnDesc, xDesc, mode) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDeriveNormTensorDescriptor(cudnnTensorDescriptor_t derivedNormScaleBiasDesc, cudnnTensorDescriptor_t derivedNormMeanVarDesc, cudnnTensorDescriptor_t xDesc, cudnnNormMode_t mode, int groupCnt)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDeriveNormTensorDescriptor(
    derivedNormScaleBiasDesc: cudnnTensorDescriptor_t,
    derivedNormMeanVarDesc: cudnnTensorDescriptor_t,
    xDesc: cudnnTensorDescriptor_t,
    mode: cudnnNormMode_t,
    groupCnt: i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnNormMode_t,
            i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDeriveNormTensorDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    derivedNormScaleBiasDesc,
                    derivedNormMeanVarDesc,
                    xDesc,
                    mode,
                    groupCnt,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroy(cudnnHandle_t handle)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroy(handle: cudnnHandle_t) -> cudnnStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(cudnnHandle_t) -> cudnnStatus_t> = Symbol::new(
        c"cudnnDestroy",
    );
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroyActivationDescriptor(cudnnActivationDescriptor_t activationDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroyActivationDescriptor(
    activationDesc: cudnnActivationDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnActivationDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroyActivationDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(activationDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroyAttnDescriptor(cudnnAttnDescriptor_t attnDesc)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroyAttnDescriptor(
    attnDesc: cudnnAttnDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnAttnDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroyAttnDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(attnDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroyCTCLossDescriptor(cudnnCTCLossDescriptor_t ctcLossDesc)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroyCTCLossDescriptor(
    ctcLossDesc: cudnnCTCLossDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnCTCLossDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroyCTCLossDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(ctcLossDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroyConvolutionDescriptor(cudnnConvolutionDescriptor_t convDesc)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroyConvolutionDescriptor(
    convDesc: cudnnConvolutionDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnConvolutionDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroyConvolutionDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(convDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroyDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroyDropoutDescriptor(
    dropoutDesc: cudnnDropoutDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnDropoutDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroyDropoutDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(dropoutDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroyFilterDescriptor(cudnnFilterDescriptor_t filterDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroyFilterDescriptor(
    filterDesc: cudnnFilterDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnFilterDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroyFilterDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(filterDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroyFusedOpsConstParamPack(cudnnFusedOpsConstParamPack_t constPack)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroyFusedOpsConstParamPack(
    constPack: cudnnFusedOpsConstParamPack_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnFusedOpsConstParamPack_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroyFusedOpsConstParamPack");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(constPack) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroyFusedOpsPlan(cudnnFusedOpsPlan_t plan)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroyFusedOpsPlan(plan: cudnnFusedOpsPlan_t) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnFusedOpsPlan_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroyFusedOpsPlan");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(plan) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroyFusedOpsVariantParamPack(cudnnFusedOpsVariantParamPack_t varPack)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroyFusedOpsVariantParamPack(
    varPack: cudnnFusedOpsVariantParamPack_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnFusedOpsVariantParamPack_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroyFusedOpsVariantParamPack");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(varPack) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroyLRNDescriptor(cudnnLRNDescriptor_t lrnDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroyLRNDescriptor(lrnDesc: cudnnLRNDescriptor_t) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnLRNDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroyLRNDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(lrnDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroyOpTensorDescriptor(cudnnOpTensorDescriptor_t opTensorDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroyOpTensorDescriptor(
    opTensorDesc: cudnnOpTensorDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnOpTensorDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroyOpTensorDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(opTensorDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroyPoolingDescriptor(cudnnPoolingDescriptor_t poolingDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroyPoolingDescriptor(
    poolingDesc: cudnnPoolingDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnPoolingDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroyPoolingDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(poolingDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroyRNNDataDescriptor(cudnnRNNDataDescriptor_t rnnDataDesc)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroyRNNDataDescriptor(
    rnnDataDesc: cudnnRNNDataDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnRNNDataDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroyRNNDataDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(rnnDataDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroyRNNDescriptor(cudnnRNNDescriptor_t rnnDesc)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroyRNNDescriptor(rnnDesc: cudnnRNNDescriptor_t) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnRNNDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroyRNNDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(rnnDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroyReduceTensorDescriptor(cudnnReduceTensorDescriptor_t reduceTensorDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroyReduceTensorDescriptor(
    reduceTensorDesc: cudnnReduceTensorDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnReduceTensorDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroyReduceTensorDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(reduceTensorDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroySeqDataDescriptor(cudnnSeqDataDescriptor_t seqDataDesc)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroySeqDataDescriptor(
    seqDataDesc: cudnnSeqDataDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnSeqDataDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroySeqDataDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(seqDataDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroySpatialTransformerDescriptor(cudnnSpatialTransformerDescriptor_t stDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroySpatialTransformerDescriptor(
    stDesc: cudnnSpatialTransformerDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnSpatialTransformerDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroySpatialTransformerDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(stDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroyTensorDescriptor(cudnnTensorDescriptor_t tensorDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroyTensorDescriptor(
    tensorDesc: cudnnTensorDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnTensorDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroyTensorDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(tensorDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDestroyTensorTransformDescriptor(cudnnTensorTransformDescriptor_t transformDesc)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDestroyTensorTransformDescriptor(
    transformDesc: cudnnTensorTransformDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnTensorTransformDescriptor_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDestroyTensorTransformDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(transformDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDivisiveNormalizationBackward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnDivNormMode_t mode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *means, const void *dy, void *temp, void *temp2, const void *beta, cudnnTensorDescriptor_t dXdMeansDesc, void *dx, void *dMeans)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDivisiveNormalizationBackward(
    handle: cudnnHandle_t,
    normDesc: cudnnLRNDescriptor_t,
    mode: cudnnDivNormMode_t,
    alpha: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    means: *const c_void,
    dy: *const c_void,
    temp: *mut c_void,
    temp2: *mut c_void,
    beta: *const c_void,
    dXdMeansDesc: cudnnTensorDescriptor_t,
    dx: *mut c_void,
    dMeans: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnLRNDescriptor_t,
            cudnnDivNormMode_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            *const c_void,
            *mut c_void,
            *mut c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDivisiveNormalizationBackward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    normDesc,
                    mode,
                    alpha,
                    xDesc,
                    x,
                    means,
                    dy,
                    temp,
                    temp2,
                    beta,
                    dXdMeansDesc,
                    dx,
                    dMeans,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDivisiveNormalizationForward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnDivNormMode_t mode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *means, void *temp, void *temp2, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDivisiveNormalizationForward(
    handle: cudnnHandle_t,
    normDesc: cudnnLRNDescriptor_t,
    mode: cudnnDivNormMode_t,
    alpha: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    means: *const c_void,
    temp: *mut c_void,
    temp2: *mut c_void,
    beta: *const c_void,
    yDesc: cudnnTensorDescriptor_t,
    y: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnLRNDescriptor_t,
            cudnnDivNormMode_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            *mut c_void,
            *mut c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDivisiveNormalizationForward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    normDesc,
                    mode,
                    alpha,
                    xDesc,
                    x,
                    means,
                    temp,
                    temp2,
                    beta,
                    yDesc,
                    y,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDropoutBackward(cudnnHandle_t handle, cudnnDropoutDescriptor_t dropoutDesc, cudnnTensorDescriptor_t dydesc, const void *dy, cudnnTensorDescriptor_t dxdesc, void *dx, void *reserveSpace, size_t reserveSpaceSizeInBytes)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDropoutBackward(
    handle: cudnnHandle_t,
    dropoutDesc: cudnnDropoutDescriptor_t,
    dydesc: cudnnTensorDescriptor_t,
    dy: *const c_void,
    dxdesc: cudnnTensorDescriptor_t,
    dx: *mut c_void,
    reserveSpace: *mut c_void,
    reserveSpaceSizeInBytes: usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnDropoutDescriptor_t,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
            *mut c_void,
            usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDropoutBackward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    dropoutDesc,
                    dydesc,
                    dy,
                    dxdesc,
                    dx,
                    reserveSpace,
                    reserveSpaceSizeInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDropoutForward(cudnnHandle_t handle, cudnnDropoutDescriptor_t dropoutDesc, cudnnTensorDescriptor_t xdesc, const void *x, cudnnTensorDescriptor_t ydesc, void *y, void *reserveSpace, size_t reserveSpaceSizeInBytes)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDropoutForward(
    handle: cudnnHandle_t,
    dropoutDesc: cudnnDropoutDescriptor_t,
    xdesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    ydesc: cudnnTensorDescriptor_t,
    y: *mut c_void,
    reserveSpace: *mut c_void,
    reserveSpaceSizeInBytes: usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnDropoutDescriptor_t,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
            *mut c_void,
            usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDropoutForward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    dropoutDesc,
                    xdesc,
                    x,
                    ydesc,
                    y,
                    reserveSpace,
                    reserveSpaceSizeInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDropoutGetReserveSpaceSize(cudnnTensorDescriptor_t xdesc, size_t *sizeInBytes)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDropoutGetReserveSpaceSize(
    xdesc: cudnnTensorDescriptor_t,
    sizeInBytes: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnTensorDescriptor_t, *mut usize) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDropoutGetReserveSpaceSize");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(xdesc, sizeInBytes) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnDropoutGetStatesSize(cudnnHandle_t handle, size_t *sizeInBytes)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnDropoutGetStatesSize(
    handle: cudnnHandle_t,
    sizeInBytes: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnHandle_t, *mut usize) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnDropoutGetStatesSize");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, sizeInBytes) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnFFTCausalConv1dBackward(cudaStream_t stream, const void *x, const void *weight, const void *dy, void *dx, void *dweight, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType)`
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.26.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnFFTCausalConv1dBackward(
    stream: runtime::cudaStream_t,
    x: *const c_void,
    weight: *const c_void,
    dy: *const c_void,
    dx: *mut c_void,
    dweight: *mut c_void,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSize: i32,
    dataType: cudnnDataType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::cudaStream_t,
            *const c_void,
            *const c_void,
            *const c_void,
            *mut c_void,
            *mut c_void,
            i32,
            i32,
            i32,
            i32,
            cudnnDataType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnFFTCausalConv1dBackward").since("9.26");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    stream,
                    x,
                    weight,
                    dy,
                    dx,
                    dweight,
                    batch,
                    dim,
                    seqLen,
                    kernelSize,
                    dataType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnFFTCausalConv1dForward(cudaStream_t stream, const void *x, const void *weight, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType)`
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.26.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnFFTCausalConv1dForward(
    stream: runtime::cudaStream_t,
    x: *const c_void,
    weight: *const c_void,
    y: *mut c_void,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSize: i32,
    dataType: cudnnDataType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::cudaStream_t,
            *const c_void,
            *const c_void,
            *mut c_void,
            i32,
            i32,
            i32,
            i32,
            cudnnDataType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnFFTCausalConv1dForward").since("9.26");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(stream, x, weight, y, batch, dim, seqLen, kernelSize, dataType)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnFindConvolutionBackwardDataAlgorithm(cudnnHandle_t handle, cudnnFilterDescriptor_t wDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t dxDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdDataAlgoPerf_t *perfResults)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnFindConvolutionBackwardDataAlgorithm(
    handle: cudnnHandle_t,
    wDesc: cudnnFilterDescriptor_t,
    dyDesc: cudnnTensorDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    dxDesc: cudnnTensorDescriptor_t,
    requestedAlgoCount: i32,
    returnedAlgoCount: *mut i32,
    perfResults: *mut cudnnConvolutionBwdDataAlgoPerf_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnFilterDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnConvolutionDescriptor_t,
            cudnnTensorDescriptor_t,
            i32,
            *mut i32,
            *mut cudnnConvolutionBwdDataAlgoPerf_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnFindConvolutionBackwardDataAlgorithm");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    wDesc,
                    dyDesc,
                    convDesc,
                    dxDesc,
                    requestedAlgoCount,
                    returnedAlgoCount,
                    perfResults,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnFindConvolutionBackwardDataAlgorithmEx(cudnnHandle_t handle, cudnnFilterDescriptor_t wDesc, const void *w, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t dxDesc, void *dx, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdDataAlgoPerf_t *perfResults, void *workSpace, size_t workSpaceSizeInBytes)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnFindConvolutionBackwardDataAlgorithmEx(
    handle: cudnnHandle_t,
    wDesc: cudnnFilterDescriptor_t,
    w: *const c_void,
    dyDesc: cudnnTensorDescriptor_t,
    dy: *const c_void,
    convDesc: cudnnConvolutionDescriptor_t,
    dxDesc: cudnnTensorDescriptor_t,
    dx: *mut c_void,
    requestedAlgoCount: i32,
    returnedAlgoCount: *mut i32,
    perfResults: *mut cudnnConvolutionBwdDataAlgoPerf_t,
    workSpace: *mut c_void,
    workSpaceSizeInBytes: usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnFilterDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnConvolutionDescriptor_t,
            cudnnTensorDescriptor_t,
            *mut c_void,
            i32,
            *mut i32,
            *mut cudnnConvolutionBwdDataAlgoPerf_t,
            *mut c_void,
            usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnFindConvolutionBackwardDataAlgorithmEx");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    wDesc,
                    w,
                    dyDesc,
                    dy,
                    convDesc,
                    dxDesc,
                    dx,
                    requestedAlgoCount,
                    returnedAlgoCount,
                    perfResults,
                    workSpace,
                    workSpaceSizeInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnFindConvolutionBackwardFilterAlgorithm(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t dwDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdFilterAlgoPerf_t *perfResults)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnFindConvolutionBackwardFilterAlgorithm(
    handle: cudnnHandle_t,
    xDesc: cudnnTensorDescriptor_t,
    dyDesc: cudnnTensorDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    dwDesc: cudnnFilterDescriptor_t,
    requestedAlgoCount: i32,
    returnedAlgoCount: *mut i32,
    perfResults: *mut cudnnConvolutionBwdFilterAlgoPerf_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnConvolutionDescriptor_t,
            cudnnFilterDescriptor_t,
            i32,
            *mut i32,
            *mut cudnnConvolutionBwdFilterAlgoPerf_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnFindConvolutionBackwardFilterAlgorithm");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    xDesc,
                    dyDesc,
                    convDesc,
                    dwDesc,
                    requestedAlgoCount,
                    returnedAlgoCount,
                    perfResults,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnFindConvolutionBackwardFilterAlgorithmEx(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t dyDesc, const void *y, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t dwDesc, void *dw, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdFilterAlgoPerf_t *perfResults, void *workSpace, size_t workSpaceSizeInBytes)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnFindConvolutionBackwardFilterAlgorithmEx(
    handle: cudnnHandle_t,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    dyDesc: cudnnTensorDescriptor_t,
    y: *const c_void,
    convDesc: cudnnConvolutionDescriptor_t,
    dwDesc: cudnnFilterDescriptor_t,
    dw: *mut c_void,
    requestedAlgoCount: i32,
    returnedAlgoCount: *mut i32,
    perfResults: *mut cudnnConvolutionBwdFilterAlgoPerf_t,
    workSpace: *mut c_void,
    workSpaceSizeInBytes: usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnConvolutionDescriptor_t,
            cudnnFilterDescriptor_t,
            *mut c_void,
            i32,
            *mut i32,
            *mut cudnnConvolutionBwdFilterAlgoPerf_t,
            *mut c_void,
            usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnFindConvolutionBackwardFilterAlgorithmEx");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    xDesc,
                    x,
                    dyDesc,
                    y,
                    convDesc,
                    dwDesc,
                    dw,
                    requestedAlgoCount,
                    returnedAlgoCount,
                    perfResults,
                    workSpace,
                    workSpaceSizeInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnFindConvolutionForwardAlgorithm(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnFilterDescriptor_t wDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t yDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionFwdAlgoPerf_t *perfResults)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnFindConvolutionForwardAlgorithm(
    handle: cudnnHandle_t,
    xDesc: cudnnTensorDescriptor_t,
    wDesc: cudnnFilterDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    yDesc: cudnnTensorDescriptor_t,
    requestedAlgoCount: i32,
    returnedAlgoCount: *mut i32,
    perfResults: *mut cudnnConvolutionFwdAlgoPerf_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnTensorDescriptor_t,
            cudnnFilterDescriptor_t,
            cudnnConvolutionDescriptor_t,
            cudnnTensorDescriptor_t,
            i32,
            *mut i32,
            *mut cudnnConvolutionFwdAlgoPerf_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnFindConvolutionForwardAlgorithm");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    xDesc,
                    wDesc,
                    convDesc,
                    yDesc,
                    requestedAlgoCount,
                    returnedAlgoCount,
                    perfResults,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnFindConvolutionForwardAlgorithmEx(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, const void *w, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t yDesc, void *y, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionFwdAlgoPerf_t *perfResults, void *workSpace, size_t workSpaceSizeInBytes)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnFindConvolutionForwardAlgorithmEx(
    handle: cudnnHandle_t,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    wDesc: cudnnFilterDescriptor_t,
    w: *const c_void,
    convDesc: cudnnConvolutionDescriptor_t,
    yDesc: cudnnTensorDescriptor_t,
    y: *mut c_void,
    requestedAlgoCount: i32,
    returnedAlgoCount: *mut i32,
    perfResults: *mut cudnnConvolutionFwdAlgoPerf_t,
    workSpace: *mut c_void,
    workSpaceSizeInBytes: usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnFilterDescriptor_t,
            *const c_void,
            cudnnConvolutionDescriptor_t,
            cudnnTensorDescriptor_t,
            *mut c_void,
            i32,
            *mut i32,
            *mut cudnnConvolutionFwdAlgoPerf_t,
            *mut c_void,
            usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnFindConvolutionForwardAlgorithmEx");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    xDesc,
                    x,
                    wDesc,
                    w,
                    convDesc,
                    yDesc,
                    y,
                    requestedAlgoCount,
                    returnedAlgoCount,
                    perfResults,
                    workSpace,
                    workSpaceSizeInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnFusedOpsExecute(cudnnHandle_t handle, cudnnFusedOpsPlan_t plan, cudnnFusedOpsVariantParamPack_t varPack)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnFusedOpsExecute(
    handle: cudnnHandle_t,
    plan: cudnnFusedOpsPlan_t,
    varPack: cudnnFusedOpsVariantParamPack_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnFusedOpsPlan_t,
            cudnnFusedOpsVariantParamPack_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnFusedOpsExecute");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, plan, varPack) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetActivationDescriptor(cudnnActivationDescriptor_t activationDesc, cudnnActivationMode_t *mode, cudnnNanPropagation_t *reluNanOpt, double *coef)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetActivationDescriptor(
    activationDesc: cudnnActivationDescriptor_t,
    mode: *mut cudnnActivationMode_t,
    reluNanOpt: *mut cudnnNanPropagation_t,
    coef: *mut f64,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnActivationDescriptor_t,
            *mut cudnnActivationMode_t,
            *mut cudnnNanPropagation_t,
            *mut f64,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetActivationDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(activationDesc, mode, reluNanOpt, coef) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetActivationDescriptorSwishBeta(cudnnActivationDescriptor_t activationDesc, double *swish_beta)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetActivationDescriptorSwishBeta(
    activationDesc: cudnnActivationDescriptor_t,
    swish_beta: *mut f64,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnActivationDescriptor_t, *mut f64) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetActivationDescriptorSwishBeta");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(activationDesc, swish_beta) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetAttnDescriptor(cudnnAttnDescriptor_t attnDesc, unsigned int *attnMode, int *nHeads, double *smScaler, cudnnDataType_t *dataType, cudnnDataType_t *computePrec, cudnnMathType_t *mathType, cudnnDropoutDescriptor_t *attnDropoutDesc, cudnnDropoutDescriptor_t *postDropoutDesc, int *qSize, int *kSize, int *vSize, int *qProjSize, int *kProjSize, int *vProjSize, int *oProjSize, int *qoMaxSeqLength, int *kvMaxSeqLength, int *maxBatchSize, int *maxBeamSize)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetAttnDescriptor(
    attnDesc: cudnnAttnDescriptor_t,
    attnMode: *mut u32,
    nHeads: *mut i32,
    smScaler: *mut f64,
    dataType: *mut cudnnDataType_t,
    computePrec: *mut cudnnDataType_t,
    mathType: *mut cudnnMathType_t,
    attnDropoutDesc: *mut cudnnDropoutDescriptor_t,
    postDropoutDesc: *mut cudnnDropoutDescriptor_t,
    qSize: *mut i32,
    kSize: *mut i32,
    vSize: *mut i32,
    qProjSize: *mut i32,
    kProjSize: *mut i32,
    vProjSize: *mut i32,
    oProjSize: *mut i32,
    qoMaxSeqLength: *mut i32,
    kvMaxSeqLength: *mut i32,
    maxBatchSize: *mut i32,
    maxBeamSize: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnAttnDescriptor_t,
            *mut u32,
            *mut i32,
            *mut f64,
            *mut cudnnDataType_t,
            *mut cudnnDataType_t,
            *mut cudnnMathType_t,
            *mut cudnnDropoutDescriptor_t,
            *mut cudnnDropoutDescriptor_t,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetAttnDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    attnDesc,
                    attnMode,
                    nHeads,
                    smScaler,
                    dataType,
                    computePrec,
                    mathType,
                    attnDropoutDesc,
                    postDropoutDesc,
                    qSize,
                    kSize,
                    vSize,
                    qProjSize,
                    kProjSize,
                    vProjSize,
                    oProjSize,
                    qoMaxSeqLength,
                    kvMaxSeqLength,
                    maxBatchSize,
                    maxBeamSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetBatchNormalizationBackwardExWorkspaceSize(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t dyDesc, cudnnTensorDescriptor_t dzDesc, cudnnTensorDescriptor_t dxDesc, cudnnTensorDescriptor_t dBnScaleBiasDesc, cudnnActivationDescriptor_t activationDesc, size_t *sizeInBytes)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetBatchNormalizationBackwardExWorkspaceSize(
    handle: cudnnHandle_t,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    xDesc: cudnnTensorDescriptor_t,
    yDesc: cudnnTensorDescriptor_t,
    dyDesc: cudnnTensorDescriptor_t,
    dzDesc: cudnnTensorDescriptor_t,
    dxDesc: cudnnTensorDescriptor_t,
    dBnScaleBiasDesc: cudnnTensorDescriptor_t,
    activationDesc: cudnnActivationDescriptor_t,
    sizeInBytes: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnBatchNormMode_t,
            cudnnBatchNormOps_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnActivationDescriptor_t,
            *mut usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetBatchNormalizationBackwardExWorkspaceSize");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    mode,
                    bnOps,
                    xDesc,
                    yDesc,
                    dyDesc,
                    dzDesc,
                    dxDesc,
                    dBnScaleBiasDesc,
                    activationDesc,
                    sizeInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t zDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, cudnnActivationDescriptor_t activationDesc, size_t *sizeInBytes)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(
    handle: cudnnHandle_t,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    xDesc: cudnnTensorDescriptor_t,
    zDesc: cudnnTensorDescriptor_t,
    yDesc: cudnnTensorDescriptor_t,
    bnScaleBiasMeanVarDesc: cudnnTensorDescriptor_t,
    activationDesc: cudnnActivationDescriptor_t,
    sizeInBytes: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnBatchNormMode_t,
            cudnnBatchNormOps_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnActivationDescriptor_t,
            *mut usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    mode,
                    bnOps,
                    xDesc,
                    zDesc,
                    yDesc,
                    bnScaleBiasMeanVarDesc,
                    activationDesc,
                    sizeInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetBatchNormalizationTrainingExReserveSpaceSize(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t xDesc, size_t *sizeInBytes)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetBatchNormalizationTrainingExReserveSpaceSize(
    handle: cudnnHandle_t,
    mode: cudnnBatchNormMode_t,
    bnOps: cudnnBatchNormOps_t,
    activationDesc: cudnnActivationDescriptor_t,
    xDesc: cudnnTensorDescriptor_t,
    sizeInBytes: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnBatchNormMode_t,
            cudnnBatchNormOps_t,
            cudnnActivationDescriptor_t,
            cudnnTensorDescriptor_t,
            *mut usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetBatchNormalizationTrainingExReserveSpaceSize");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe { exported(handle, mode, bnOps, activationDesc, xDesc, sizeInBytes) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetCTCLossDescriptor(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetCTCLossDescriptor(
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    compType: *mut cudnnDataType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnCTCLossDescriptor_t,
            *mut cudnnDataType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetCTCLossDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(ctcLossDesc, compType) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetCTCLossDescriptorEx(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType, cudnnLossNormalizationMode_t *normMode, cudnnNanPropagation_t *gradMode)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetCTCLossDescriptorEx(
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    compType: *mut cudnnDataType_t,
    normMode: *mut cudnnLossNormalizationMode_t,
    gradMode: *mut cudnnNanPropagation_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnCTCLossDescriptor_t,
            *mut cudnnDataType_t,
            *mut cudnnLossNormalizationMode_t,
            *mut cudnnNanPropagation_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetCTCLossDescriptorEx");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(ctcLossDesc, compType, normMode, gradMode) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetCTCLossDescriptor_v8(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType, cudnnLossNormalizationMode_t *normMode, cudnnNanPropagation_t *gradMode, int *maxLabelLength)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetCTCLossDescriptor_v8(
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    compType: *mut cudnnDataType_t,
    normMode: *mut cudnnLossNormalizationMode_t,
    gradMode: *mut cudnnNanPropagation_t,
    maxLabelLength: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnCTCLossDescriptor_t,
            *mut cudnnDataType_t,
            *mut cudnnLossNormalizationMode_t,
            *mut cudnnNanPropagation_t,
            *mut i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetCTCLossDescriptor_v8");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(ctcLossDesc, compType, normMode, gradMode, maxLabelLength)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetCTCLossDescriptor_v9(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType, cudnnLossNormalizationMode_t *normMode, cudnnCTCGradMode_t *ctcGradMode, int *maxLabelLength)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetCTCLossDescriptor_v9(
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    compType: *mut cudnnDataType_t,
    normMode: *mut cudnnLossNormalizationMode_t,
    ctcGradMode: *mut cudnnCTCGradMode_t,
    maxLabelLength: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnCTCLossDescriptor_t,
            *mut cudnnDataType_t,
            *mut cudnnLossNormalizationMode_t,
            *mut cudnnCTCGradMode_t,
            *mut i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetCTCLossDescriptor_v9");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(ctcLossDesc, compType, normMode, ctcGradMode, maxLabelLength)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetCTCLossWorkspaceSize(cudnnHandle_t handle, cudnnTensorDescriptor_t probsDesc, cudnnTensorDescriptor_t gradientsDesc, const int *labels, const int *labelLengths, const int *inputLengths, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, size_t *sizeInBytes)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetCTCLossWorkspaceSize(
    handle: cudnnHandle_t,
    probsDesc: cudnnTensorDescriptor_t,
    gradientsDesc: cudnnTensorDescriptor_t,
    labels: *const i32,
    labelLengths: *const i32,
    inputLengths: *const i32,
    algo: cudnnCTCLossAlgo_t,
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    sizeInBytes: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            *const i32,
            *const i32,
            *const i32,
            cudnnCTCLossAlgo_t,
            cudnnCTCLossDescriptor_t,
            *mut usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetCTCLossWorkspaceSize");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    probsDesc,
                    gradientsDesc,
                    labels,
                    labelLengths,
                    inputLengths,
                    algo,
                    ctcLossDesc,
                    sizeInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetCTCLossWorkspaceSize_v8(cudnnHandle_t handle, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, cudnnTensorDescriptor_t probsDesc, cudnnTensorDescriptor_t gradientsDesc, size_t *sizeInBytes)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetCTCLossWorkspaceSize_v8(
    handle: cudnnHandle_t,
    algo: cudnnCTCLossAlgo_t,
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    probsDesc: cudnnTensorDescriptor_t,
    gradientsDesc: cudnnTensorDescriptor_t,
    sizeInBytes: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnCTCLossAlgo_t,
            cudnnCTCLossDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            *mut usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetCTCLossWorkspaceSize_v8");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    algo,
                    ctcLossDesc,
                    probsDesc,
                    gradientsDesc,
                    sizeInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetCallback(unsigned int *mask, void **udata, cudnnCallback_t *fptr)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetCallback(
    mask: *mut u32,
    udata: *mut *mut c_void,
    fptr: *mut cudnnCallback_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut u32,
            *mut *mut c_void,
            *mut cudnnCallback_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetCallback");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(mask, udata, fptr) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetConvolution2dDescriptor(cudnnConvolutionDescriptor_t convDesc, int *pad_h, int *pad_w, int *u, int *v, int *dilation_h, int *dilation_w, cudnnConvolutionMode_t *mode, cudnnDataType_t *computeType)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetConvolution2dDescriptor(
    convDesc: cudnnConvolutionDescriptor_t,
    pad_h: *mut i32,
    pad_w: *mut i32,
    u: *mut i32,
    v: *mut i32,
    dilation_h: *mut i32,
    dilation_w: *mut i32,
    mode: *mut cudnnConvolutionMode_t,
    computeType: *mut cudnnDataType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnConvolutionDescriptor_t,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut cudnnConvolutionMode_t,
            *mut cudnnDataType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetConvolution2dDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    convDesc,
                    pad_h,
                    pad_w,
                    u,
                    v,
                    dilation_h,
                    dilation_w,
                    mode,
                    computeType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetConvolution2dForwardOutputDim(cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t inputTensorDesc, cudnnFilterDescriptor_t filterDesc, int *n, int *c, int *h, int *w)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetConvolution2dForwardOutputDim(
    convDesc: cudnnConvolutionDescriptor_t,
    inputTensorDesc: cudnnTensorDescriptor_t,
    filterDesc: cudnnFilterDescriptor_t,
    n: *mut i32,
    c: *mut i32,
    h: *mut i32,
    w: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnConvolutionDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnFilterDescriptor_t,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetConvolution2dForwardOutputDim");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe { exported(convDesc, inputTensorDesc, filterDesc, n, c, h, w) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithmMaxCount(cudnnHandle_t handle, int *count)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetConvolutionBackwardDataAlgorithmMaxCount(
    handle: cudnnHandle_t,
    count: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnHandle_t, *mut i32) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetConvolutionBackwardDataAlgorithmMaxCount");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, count) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithm_v7(cudnnHandle_t handle, cudnnFilterDescriptor_t filterDesc, cudnnTensorDescriptor_t diffDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t gradDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdDataAlgoPerf_t *perfResults)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetConvolutionBackwardDataAlgorithm_v7(
    handle: cudnnHandle_t,
    filterDesc: cudnnFilterDescriptor_t,
    diffDesc: cudnnTensorDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    gradDesc: cudnnTensorDescriptor_t,
    requestedAlgoCount: i32,
    returnedAlgoCount: *mut i32,
    perfResults: *mut cudnnConvolutionBwdDataAlgoPerf_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnFilterDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnConvolutionDescriptor_t,
            cudnnTensorDescriptor_t,
            i32,
            *mut i32,
            *mut cudnnConvolutionBwdDataAlgoPerf_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetConvolutionBackwardDataAlgorithm_v7");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    filterDesc,
                    diffDesc,
                    convDesc,
                    gradDesc,
                    requestedAlgoCount,
                    returnedAlgoCount,
                    perfResults,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetConvolutionBackwardDataWorkspaceSize(cudnnHandle_t handle, cudnnFilterDescriptor_t wDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t dxDesc, cudnnConvolutionBwdDataAlgo_t algo, size_t *sizeInBytes)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetConvolutionBackwardDataWorkspaceSize(
    handle: cudnnHandle_t,
    wDesc: cudnnFilterDescriptor_t,
    dyDesc: cudnnTensorDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    dxDesc: cudnnTensorDescriptor_t,
    algo: cudnnConvolutionBwdDataAlgo_t,
    sizeInBytes: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnFilterDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnConvolutionDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnConvolutionBwdDataAlgo_t,
            *mut usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetConvolutionBackwardDataWorkspaceSize");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(handle, wDesc, dyDesc, convDesc, dxDesc, algo, sizeInBytes)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(cudnnHandle_t handle, int *count)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(
    handle: cudnnHandle_t,
    count: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnHandle_t, *mut i32) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetConvolutionBackwardFilterAlgorithmMaxCount");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, count) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithm_v7(cudnnHandle_t handle, cudnnTensorDescriptor_t srcDesc, cudnnTensorDescriptor_t diffDesc, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t gradDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdFilterAlgoPerf_t *perfResults)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetConvolutionBackwardFilterAlgorithm_v7(
    handle: cudnnHandle_t,
    srcDesc: cudnnTensorDescriptor_t,
    diffDesc: cudnnTensorDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    gradDesc: cudnnFilterDescriptor_t,
    requestedAlgoCount: i32,
    returnedAlgoCount: *mut i32,
    perfResults: *mut cudnnConvolutionBwdFilterAlgoPerf_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnConvolutionDescriptor_t,
            cudnnFilterDescriptor_t,
            i32,
            *mut i32,
            *mut cudnnConvolutionBwdFilterAlgoPerf_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetConvolutionBackwardFilterAlgorithm_v7");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    srcDesc,
                    diffDesc,
                    convDesc,
                    gradDesc,
                    requestedAlgoCount,
                    returnedAlgoCount,
                    perfResults,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetConvolutionBackwardFilterWorkspaceSize(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t gradDesc, cudnnConvolutionBwdFilterAlgo_t algo, size_t *sizeInBytes)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetConvolutionBackwardFilterWorkspaceSize(
    handle: cudnnHandle_t,
    xDesc: cudnnTensorDescriptor_t,
    dyDesc: cudnnTensorDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    gradDesc: cudnnFilterDescriptor_t,
    algo: cudnnConvolutionBwdFilterAlgo_t,
    sizeInBytes: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnConvolutionDescriptor_t,
            cudnnFilterDescriptor_t,
            cudnnConvolutionBwdFilterAlgo_t,
            *mut usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetConvolutionBackwardFilterWorkspaceSize");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(handle, xDesc, dyDesc, convDesc, gradDesc, algo, sizeInBytes)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetConvolutionForwardAlgorithmMaxCount(cudnnHandle_t handle, int *count)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetConvolutionForwardAlgorithmMaxCount(
    handle: cudnnHandle_t,
    count: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnHandle_t, *mut i32) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetConvolutionForwardAlgorithmMaxCount");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, count) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetConvolutionForwardAlgorithm_v7(cudnnHandle_t handle, cudnnTensorDescriptor_t srcDesc, cudnnFilterDescriptor_t filterDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t destDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionFwdAlgoPerf_t *perfResults)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetConvolutionForwardAlgorithm_v7(
    handle: cudnnHandle_t,
    srcDesc: cudnnTensorDescriptor_t,
    filterDesc: cudnnFilterDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    destDesc: cudnnTensorDescriptor_t,
    requestedAlgoCount: i32,
    returnedAlgoCount: *mut i32,
    perfResults: *mut cudnnConvolutionFwdAlgoPerf_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnTensorDescriptor_t,
            cudnnFilterDescriptor_t,
            cudnnConvolutionDescriptor_t,
            cudnnTensorDescriptor_t,
            i32,
            *mut i32,
            *mut cudnnConvolutionFwdAlgoPerf_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetConvolutionForwardAlgorithm_v7");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    srcDesc,
                    filterDesc,
                    convDesc,
                    destDesc,
                    requestedAlgoCount,
                    returnedAlgoCount,
                    perfResults,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetConvolutionForwardWorkspaceSize(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnFilterDescriptor_t wDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t yDesc, cudnnConvolutionFwdAlgo_t algo, size_t *sizeInBytes)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetConvolutionForwardWorkspaceSize(
    handle: cudnnHandle_t,
    xDesc: cudnnTensorDescriptor_t,
    wDesc: cudnnFilterDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    yDesc: cudnnTensorDescriptor_t,
    algo: cudnnConvolutionFwdAlgo_t,
    sizeInBytes: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnTensorDescriptor_t,
            cudnnFilterDescriptor_t,
            cudnnConvolutionDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnConvolutionFwdAlgo_t,
            *mut usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetConvolutionForwardWorkspaceSize");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe { exported(handle, xDesc, wDesc, convDesc, yDesc, algo, sizeInBytes) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetConvolutionGroupCount(cudnnConvolutionDescriptor_t convDesc, int *groupCount)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetConvolutionGroupCount(
    convDesc: cudnnConvolutionDescriptor_t,
    groupCount: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnConvolutionDescriptor_t,
            *mut i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetConvolutionGroupCount");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(convDesc, groupCount) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetConvolutionMathType(cudnnConvolutionDescriptor_t convDesc, cudnnMathType_t *mathType)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetConvolutionMathType(
    convDesc: cudnnConvolutionDescriptor_t,
    mathType: *mut cudnnMathType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnConvolutionDescriptor_t,
            *mut cudnnMathType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetConvolutionMathType");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(convDesc, mathType) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetConvolutionNdDescriptor(cudnnConvolutionDescriptor_t convDesc, int arrayLengthRequested, int *arrayLength, int *padA, int *strideA, int *dilationA, cudnnConvolutionMode_t *mode, cudnnDataType_t *computeType)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetConvolutionNdDescriptor(
    convDesc: cudnnConvolutionDescriptor_t,
    arrayLengthRequested: i32,
    arrayLength: *mut i32,
    padA: *mut i32,
    strideA: *mut i32,
    dilationA: *mut i32,
    mode: *mut cudnnConvolutionMode_t,
    computeType: *mut cudnnDataType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnConvolutionDescriptor_t,
            i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut cudnnConvolutionMode_t,
            *mut cudnnDataType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetConvolutionNdDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    convDesc,
                    arrayLengthRequested,
                    arrayLength,
                    padA,
                    strideA,
                    dilationA,
                    mode,
                    computeType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetConvolutionNdForwardOutputDim(cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t inputTensorDesc, cudnnFilterDescriptor_t filterDesc, int nbDims, int *tensorOuputDimA)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetConvolutionNdForwardOutputDim(
    convDesc: cudnnConvolutionDescriptor_t,
    inputTensorDesc: cudnnTensorDescriptor_t,
    filterDesc: cudnnFilterDescriptor_t,
    nbDims: i32,
    tensorOuputDimA: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnConvolutionDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnFilterDescriptor_t,
            i32,
            *mut i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetConvolutionNdForwardOutputDim");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(convDesc, inputTensorDesc, filterDesc, nbDims, tensorOuputDimA)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetConvolutionReorderType(cudnnConvolutionDescriptor_t convDesc, cudnnReorderType_t *reorderType)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetConvolutionReorderType(
    convDesc: cudnnConvolutionDescriptor_t,
    reorderType: *mut cudnnReorderType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnConvolutionDescriptor_t,
            *mut cudnnReorderType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetConvolutionReorderType");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(convDesc, reorderType) }
        Err(missing) => missing.status(),
    }
}

/// `size_t cudnnGetCudartVersion(void)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetCudartVersion() -> usize {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> usize> = Symbol::new(
        c"cudnnGetCudartVersion",
    );
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported() }
        Err(_) => output::zeroed(),
    }
}

/// `cudnnStatus_t cudnnGetDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc, cudnnHandle_t handle, float *dropout, void **states, unsigned long long *seed)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetDropoutDescriptor(
    dropoutDesc: cudnnDropoutDescriptor_t,
    handle: cudnnHandle_t,
    dropout: *mut f32,
    states: *mut *mut c_void,
    seed: *mut u64,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnDropoutDescriptor_t,
            cudnnHandle_t,
            *mut f32,
            *mut *mut c_void,
            *mut u64,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetDropoutDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(dropoutDesc, handle, dropout, states, seed) }
        Err(missing) => missing.status(),
    }
}

/// `const char *cudnnGetErrorString(cudnnStatus_t status)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetErrorString(status: cudnnStatus_t) -> *const core::ffi::c_char {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnStatus_t) -> *const core::ffi::c_char,
    > = Symbol::new(c"cudnnGetErrorString");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(status) }
        Err(_) => core::ptr::null(),
    }
}

/// `cudnnStatus_t cudnnGetExecutionPlanWorkspaceSize(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack, size_t *workspaceSizeInBytes)`
///
/// In `cudnn_graph.h` since cuDNN 9.23.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetExecutionPlanWorkspaceSize(
    handle: cudnnHandle_t,
    executionPlan: cudnnBackendDescriptor_t,
    variantPack: cudnnBackendDescriptor_t,
    workspaceSizeInBytes: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnBackendDescriptor_t,
            cudnnBackendDescriptor_t,
            *mut usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetExecutionPlanWorkspaceSize").since("9.23");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe { exported(handle, executionPlan, variantPack, workspaceSizeInBytes) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetFilter4dDescriptor(cudnnFilterDescriptor_t filterDesc, cudnnDataType_t *dataType, cudnnTensorFormat_t *format, int *k, int *c, int *h, int *w)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetFilter4dDescriptor(
    filterDesc: cudnnFilterDescriptor_t,
    dataType: *mut cudnnDataType_t,
    format: *mut cudnnTensorFormat_t,
    k: *mut i32,
    c: *mut i32,
    h: *mut i32,
    w: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnFilterDescriptor_t,
            *mut cudnnDataType_t,
            *mut cudnnTensorFormat_t,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetFilter4dDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(filterDesc, dataType, format, k, c, h, w) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetFilterNdDescriptor(cudnnFilterDescriptor_t filterDesc, int nbDimsRequested, cudnnDataType_t *dataType, cudnnTensorFormat_t *format, int *nbDims, int *filterDimA)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetFilterNdDescriptor(
    filterDesc: cudnnFilterDescriptor_t,
    nbDimsRequested: i32,
    dataType: *mut cudnnDataType_t,
    format: *mut cudnnTensorFormat_t,
    nbDims: *mut i32,
    filterDimA: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnFilterDescriptor_t,
            i32,
            *mut cudnnDataType_t,
            *mut cudnnTensorFormat_t,
            *mut i32,
            *mut i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetFilterNdDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    filterDesc,
                    nbDimsRequested,
                    dataType,
                    format,
                    nbDims,
                    filterDimA,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetFilterSizeInBytes(cudnnFilterDescriptor_t filterDesc, size_t *size)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetFilterSizeInBytes(
    filterDesc: cudnnFilterDescriptor_t,
    size: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnFilterDescriptor_t, *mut usize) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetFilterSizeInBytes");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(filterDesc, size) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetFoldedConvBackwardDataDescriptors(cudnnHandle_t handle, cudnnFilterDescriptor_t filterDesc, cudnnTensorDescriptor_t diffDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t gradDesc, cudnnTensorFormat_t transformFormat, cudnnFilterDescriptor_t foldedFilterDesc, cudnnTensorDescriptor_t paddedDiffDesc, cudnnConvolutionDescriptor_t foldedConvDesc, cudnnTensorDescriptor_t foldedGradDesc, cudnnTensorTransformDescriptor_t filterFoldTransDesc, cudnnTensorTransformDescriptor_t diffPadTransDesc, cudnnTensorTransformDescriptor_t gradFoldTransDesc, cudnnTensorTransformDescriptor_t gradUnfoldTransDesc)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetFoldedConvBackwardDataDescriptors(
    handle: cudnnHandle_t,
    filterDesc: cudnnFilterDescriptor_t,
    diffDesc: cudnnTensorDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    gradDesc: cudnnTensorDescriptor_t,
    transformFormat: cudnnTensorFormat_t,
    foldedFilterDesc: cudnnFilterDescriptor_t,
    paddedDiffDesc: cudnnTensorDescriptor_t,
    foldedConvDesc: cudnnConvolutionDescriptor_t,
    foldedGradDesc: cudnnTensorDescriptor_t,
    filterFoldTransDesc: cudnnTensorTransformDescriptor_t,
    diffPadTransDesc: cudnnTensorTransformDescriptor_t,
    gradFoldTransDesc: cudnnTensorTransformDescriptor_t,
    gradUnfoldTransDesc: cudnnTensorTransformDescriptor_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnFilterDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnConvolutionDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorFormat_t,
            cudnnFilterDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnConvolutionDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorTransformDescriptor_t,
            cudnnTensorTransformDescriptor_t,
            cudnnTensorTransformDescriptor_t,
            cudnnTensorTransformDescriptor_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetFoldedConvBackwardDataDescriptors");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    filterDesc,
                    diffDesc,
                    convDesc,
                    gradDesc,
                    transformFormat,
                    foldedFilterDesc,
                    paddedDiffDesc,
                    foldedConvDesc,
                    foldedGradDesc,
                    filterFoldTransDesc,
                    diffPadTransDesc,
                    gradFoldTransDesc,
                    gradUnfoldTransDesc,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetFusedOpsConstParamPackAttribute(cudnnFusedOpsConstParamPack_t constPack, cudnnFusedOpsConstParamLabel_t paramLabel, void *param, int *isNULL)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetFusedOpsConstParamPackAttribute(
    constPack: cudnnFusedOpsConstParamPack_t,
    paramLabel: cudnnFusedOpsConstParamLabel_t,
    param: *mut c_void,
    isNULL: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnFusedOpsConstParamPack_t,
            cudnnFusedOpsConstParamLabel_t,
            *mut c_void,
            *mut i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetFusedOpsConstParamPackAttribute");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(constPack, paramLabel, param, isNULL) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetFusedOpsVariantParamPackAttribute(cudnnFusedOpsVariantParamPack_t varPack, cudnnFusedOpsVariantParamLabel_t paramLabel, void *ptr)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetFusedOpsVariantParamPackAttribute(
    varPack: cudnnFusedOpsVariantParamPack_t,
    paramLabel: cudnnFusedOpsVariantParamLabel_t,
    ptr: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnFusedOpsVariantParamPack_t,
            cudnnFusedOpsVariantParamLabel_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetFusedOpsVariantParamPackAttribute");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(varPack, paramLabel, ptr) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetLRNDescriptor(cudnnLRNDescriptor_t normDesc, unsigned int *lrnN, double *lrnAlpha, double *lrnBeta, double *lrnK)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetLRNDescriptor(
    normDesc: cudnnLRNDescriptor_t,
    lrnN: *mut u32,
    lrnAlpha: *mut f64,
    lrnBeta: *mut f64,
    lrnK: *mut f64,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnLRNDescriptor_t,
            *mut u32,
            *mut f64,
            *mut f64,
            *mut f64,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetLRNDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(normDesc, lrnN, lrnAlpha, lrnBeta, lrnK) }
        Err(missing) => missing.status(),
    }
}

/// `void cudnnGetLastErrorString(char *message, size_t max_size)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetLastErrorString(message: *mut core::ffi::c_char, max_size: usize) {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut core::ffi::c_char, usize)> = Symbol::new(
        c"cudnnGetLastErrorString",
    );
    if let Ok(exported) = SYMBOL.get(&CUDNN) {
        unsafe { exported(message, max_size) }
    }
}

/// `size_t cudnnGetMaxDeviceVersion(void)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetMaxDeviceVersion() -> usize {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> usize> = Symbol::new(
        c"cudnnGetMaxDeviceVersion",
    );
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported() }
        Err(_) => output::zeroed(),
    }
}

/// `cudnnStatus_t cudnnGetMultiHeadAttnBuffers(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, size_t *weightSizeInBytes, size_t *workSpaceSizeInBytes, size_t *reserveSpaceSizeInBytes)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetMultiHeadAttnBuffers(
    handle: cudnnHandle_t,
    attnDesc: cudnnAttnDescriptor_t,
    weightSizeInBytes: *mut usize,
    workSpaceSizeInBytes: *mut usize,
    reserveSpaceSizeInBytes: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnAttnDescriptor_t,
            *mut usize,
            *mut usize,
            *mut usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetMultiHeadAttnBuffers");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    attnDesc,
                    weightSizeInBytes,
                    workSpaceSizeInBytes,
                    reserveSpaceSizeInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetMultiHeadAttnWeights(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, cudnnMultiHeadAttnWeightKind_t wKind, size_t weightSizeInBytes, const void *weights, cudnnTensorDescriptor_t wDesc, void **wAddr)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetMultiHeadAttnWeights(
    handle: cudnnHandle_t,
    attnDesc: cudnnAttnDescriptor_t,
    wKind: cudnnMultiHeadAttnWeightKind_t,
    weightSizeInBytes: usize,
    weights: *const c_void,
    wDesc: cudnnTensorDescriptor_t,
    wAddr: *mut *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnAttnDescriptor_t,
            cudnnMultiHeadAttnWeightKind_t,
            usize,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetMultiHeadAttnWeights");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    attnDesc,
                    wKind,
                    weightSizeInBytes,
                    weights,
                    wDesc,
                    wAddr,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetNormalizationBackwardWorkspaceSize(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t dyDesc, cudnnTensorDescriptor_t dzDesc, cudnnTensorDescriptor_t dxDesc, cudnnTensorDescriptor_t dNormScaleBiasDesc, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t normMeanVarDesc, size_t *sizeInBytes, int groupCnt)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetNormalizationBackwardWorkspaceSize(
    handle: cudnnHandle_t,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    xDesc: cudnnTensorDescriptor_t,
    yDesc: cudnnTensorDescriptor_t,
    dyDesc: cudnnTensorDescriptor_t,
    dzDesc: cudnnTensorDescriptor_t,
    dxDesc: cudnnTensorDescriptor_t,
    dNormScaleBiasDesc: cudnnTensorDescriptor_t,
    activationDesc: cudnnActivationDescriptor_t,
    normMeanVarDesc: cudnnTensorDescriptor_t,
    sizeInBytes: *mut usize,
    groupCnt: i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnNormMode_t,
            cudnnNormOps_t,
            cudnnNormAlgo_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnActivationDescriptor_t,
            cudnnTensorDescriptor_t,
            *mut usize,
            i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetNormalizationBackwardWorkspaceSize");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    mode,
                    normOps,
                    algo,
                    xDesc,
                    yDesc,
                    dyDesc,
                    dzDesc,
                    dxDesc,
                    dNormScaleBiasDesc,
                    activationDesc,
                    normMeanVarDesc,
                    sizeInBytes,
                    groupCnt,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetNormalizationForwardTrainingWorkspaceSize(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t zDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t normScaleBiasDesc, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t normMeanVarDesc, size_t *sizeInBytes, int groupCnt)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetNormalizationForwardTrainingWorkspaceSize(
    handle: cudnnHandle_t,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    xDesc: cudnnTensorDescriptor_t,
    zDesc: cudnnTensorDescriptor_t,
    yDesc: cudnnTensorDescriptor_t,
    normScaleBiasDesc: cudnnTensorDescriptor_t,
    activationDesc: cudnnActivationDescriptor_t,
    normMeanVarDesc: cudnnTensorDescriptor_t,
    sizeInBytes: *mut usize,
    groupCnt: i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnNormMode_t,
            cudnnNormOps_t,
            cudnnNormAlgo_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnActivationDescriptor_t,
            cudnnTensorDescriptor_t,
            *mut usize,
            i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetNormalizationForwardTrainingWorkspaceSize");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    mode,
                    normOps,
                    algo,
                    xDesc,
                    zDesc,
                    yDesc,
                    normScaleBiasDesc,
                    activationDesc,
                    normMeanVarDesc,
                    sizeInBytes,
                    groupCnt,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetNormalizationTrainingReserveSpaceSize(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t xDesc, size_t *sizeInBytes, int groupCnt)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetNormalizationTrainingReserveSpaceSize(
    handle: cudnnHandle_t,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    activationDesc: cudnnActivationDescriptor_t,
    xDesc: cudnnTensorDescriptor_t,
    sizeInBytes: *mut usize,
    groupCnt: i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnNormMode_t,
            cudnnNormOps_t,
            cudnnNormAlgo_t,
            cudnnActivationDescriptor_t,
            cudnnTensorDescriptor_t,
            *mut usize,
            i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetNormalizationTrainingReserveSpaceSize");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    mode,
                    normOps,
                    algo,
                    activationDesc,
                    xDesc,
                    sizeInBytes,
                    groupCnt,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetOpTensorDescriptor(cudnnOpTensorDescriptor_t opTensorDesc, cudnnOpTensorOp_t *opTensorOp, cudnnDataType_t *opTensorCompType, cudnnNanPropagation_t *opTensorNanOpt)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetOpTensorDescriptor(
    opTensorDesc: cudnnOpTensorDescriptor_t,
    opTensorOp: *mut cudnnOpTensorOp_t,
    opTensorCompType: *mut cudnnDataType_t,
    opTensorNanOpt: *mut cudnnNanPropagation_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnOpTensorDescriptor_t,
            *mut cudnnOpTensorOp_t,
            *mut cudnnDataType_t,
            *mut cudnnNanPropagation_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetOpTensorDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(opTensorDesc, opTensorOp, opTensorCompType, opTensorNanOpt)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetPooling2dDescriptor(cudnnPoolingDescriptor_t poolingDesc, cudnnPoolingMode_t *mode, cudnnNanPropagation_t *maxpoolingNanOpt, int *windowHeight, int *windowWidth, int *verticalPadding, int *horizontalPadding, int *verticalStride, int *horizontalStride)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetPooling2dDescriptor(
    poolingDesc: cudnnPoolingDescriptor_t,
    mode: *mut cudnnPoolingMode_t,
    maxpoolingNanOpt: *mut cudnnNanPropagation_t,
    windowHeight: *mut i32,
    windowWidth: *mut i32,
    verticalPadding: *mut i32,
    horizontalPadding: *mut i32,
    verticalStride: *mut i32,
    horizontalStride: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnPoolingDescriptor_t,
            *mut cudnnPoolingMode_t,
            *mut cudnnNanPropagation_t,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetPooling2dDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    poolingDesc,
                    mode,
                    maxpoolingNanOpt,
                    windowHeight,
                    windowWidth,
                    verticalPadding,
                    horizontalPadding,
                    verticalStride,
                    horizontalStride,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetPooling2dForwardOutputDim(cudnnPoolingDescriptor_t poolingDesc, cudnnTensorDescriptor_t inputTensorDesc, int *n, int *c, int *h, int *w)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetPooling2dForwardOutputDim(
    poolingDesc: cudnnPoolingDescriptor_t,
    inputTensorDesc: cudnnTensorDescriptor_t,
    n: *mut i32,
    c: *mut i32,
    h: *mut i32,
    w: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnPoolingDescriptor_t,
            cudnnTensorDescriptor_t,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetPooling2dForwardOutputDim");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(poolingDesc, inputTensorDesc, n, c, h, w) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetPoolingNdDescriptor(cudnnPoolingDescriptor_t poolingDesc, int nbDimsRequested, cudnnPoolingMode_t *mode, cudnnNanPropagation_t *maxpoolingNanOpt, int *nbDims, int *windowDimA, int *paddingA, int *strideA)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetPoolingNdDescriptor(
    poolingDesc: cudnnPoolingDescriptor_t,
    nbDimsRequested: i32,
    mode: *mut cudnnPoolingMode_t,
    maxpoolingNanOpt: *mut cudnnNanPropagation_t,
    nbDims: *mut i32,
    windowDimA: *mut i32,
    paddingA: *mut i32,
    strideA: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnPoolingDescriptor_t,
            i32,
            *mut cudnnPoolingMode_t,
            *mut cudnnNanPropagation_t,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetPoolingNdDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    poolingDesc,
                    nbDimsRequested,
                    mode,
                    maxpoolingNanOpt,
                    nbDims,
                    windowDimA,
                    paddingA,
                    strideA,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetPoolingNdForwardOutputDim(cudnnPoolingDescriptor_t poolingDesc, cudnnTensorDescriptor_t inputTensorDesc, int nbDims, int *outputTensorDimA)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetPoolingNdForwardOutputDim(
    poolingDesc: cudnnPoolingDescriptor_t,
    inputTensorDesc: cudnnTensorDescriptor_t,
    nbDims: i32,
    outputTensorDimA: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnPoolingDescriptor_t,
            cudnnTensorDescriptor_t,
            i32,
            *mut i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetPoolingNdForwardOutputDim");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe { exported(poolingDesc, inputTensorDesc, nbDims, outputTensorDimA) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetProperty(libraryPropertyType type, int *value)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetProperty(
    r#type: runtime::libraryPropertyType,
    value: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::libraryPropertyType,
            *mut i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetProperty");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(r#type, value) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetRNNDataDescriptor(cudnnRNNDataDescriptor_t rnnDataDesc, cudnnDataType_t *dataType, cudnnRNNDataLayout_t *layout, int *maxSeqLength, int *batchSize, int *vectorSize, int arrayLengthRequested, int *seqLengthArray, void *paddingFill)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetRNNDataDescriptor(
    rnnDataDesc: cudnnRNNDataDescriptor_t,
    dataType: *mut cudnnDataType_t,
    layout: *mut cudnnRNNDataLayout_t,
    maxSeqLength: *mut i32,
    batchSize: *mut i32,
    vectorSize: *mut i32,
    arrayLengthRequested: i32,
    seqLengthArray: *mut i32,
    paddingFill: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnRNNDataDescriptor_t,
            *mut cudnnDataType_t,
            *mut cudnnRNNDataLayout_t,
            *mut i32,
            *mut i32,
            *mut i32,
            i32,
            *mut i32,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetRNNDataDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    rnnDataDesc,
                    dataType,
                    layout,
                    maxSeqLength,
                    batchSize,
                    vectorSize,
                    arrayLengthRequested,
                    seqLengthArray,
                    paddingFill,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetRNNDescriptor_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNAlgo_t *algo, cudnnRNNMode_t *cellMode, cudnnRNNBiasMode_t *biasMode, cudnnDirectionMode_t *dirMode, cudnnRNNInputMode_t *inputMode, cudnnDataType_t *dataType, cudnnDataType_t *mathPrec, cudnnMathType_t *mathType, int32_t *inputSize, int32_t *hiddenSize, int32_t *projSize, int32_t *numLayers, cudnnDropoutDescriptor_t *dropoutDesc, uint32_t *auxFlags)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetRNNDescriptor_v8(
    rnnDesc: cudnnRNNDescriptor_t,
    algo: *mut cudnnRNNAlgo_t,
    cellMode: *mut cudnnRNNMode_t,
    biasMode: *mut cudnnRNNBiasMode_t,
    dirMode: *mut cudnnDirectionMode_t,
    inputMode: *mut cudnnRNNInputMode_t,
    dataType: *mut cudnnDataType_t,
    mathPrec: *mut cudnnDataType_t,
    mathType: *mut cudnnMathType_t,
    inputSize: *mut i32,
    hiddenSize: *mut i32,
    projSize: *mut i32,
    numLayers: *mut i32,
    dropoutDesc: *mut cudnnDropoutDescriptor_t,
    auxFlags: *mut u32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnRNNDescriptor_t,
            *mut cudnnRNNAlgo_t,
            *mut cudnnRNNMode_t,
            *mut cudnnRNNBiasMode_t,
            *mut cudnnDirectionMode_t,
            *mut cudnnRNNInputMode_t,
            *mut cudnnDataType_t,
            *mut cudnnDataType_t,
            *mut cudnnMathType_t,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut cudnnDropoutDescriptor_t,
            *mut u32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetRNNDescriptor_v8");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    rnnDesc,
                    algo,
                    cellMode,
                    biasMode,
                    dirMode,
                    inputMode,
                    dataType,
                    mathPrec,
                    mathType,
                    inputSize,
                    hiddenSize,
                    projSize,
                    numLayers,
                    dropoutDesc,
                    auxFlags,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetRNNTempSpaceSizes(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, cudnnForwardMode_t fwdMode, cudnnRNNDataDescriptor_t xDesc, size_t *workSpaceSize, size_t *reserveSpaceSize)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetRNNTempSpaceSizes(
    handle: cudnnHandle_t,
    rnnDesc: cudnnRNNDescriptor_t,
    fwdMode: cudnnForwardMode_t,
    xDesc: cudnnRNNDataDescriptor_t,
    workSpaceSize: *mut usize,
    reserveSpaceSize: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnRNNDescriptor_t,
            cudnnForwardMode_t,
            cudnnRNNDataDescriptor_t,
            *mut usize,
            *mut usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetRNNTempSpaceSizes");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    rnnDesc,
                    fwdMode,
                    xDesc,
                    workSpaceSize,
                    reserveSpaceSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetRNNWeightParams(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, int32_t pseudoLayer, size_t weightSpaceSize, const void *weightSpace, int32_t linLayerID, cudnnTensorDescriptor_t mDesc, void **mAddr, cudnnTensorDescriptor_t bDesc, void **bAddr)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetRNNWeightParams(
    handle: cudnnHandle_t,
    rnnDesc: cudnnRNNDescriptor_t,
    pseudoLayer: i32,
    weightSpaceSize: usize,
    weightSpace: *const c_void,
    linLayerID: i32,
    mDesc: cudnnTensorDescriptor_t,
    mAddr: *mut *mut c_void,
    bDesc: cudnnTensorDescriptor_t,
    bAddr: *mut *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnRNNDescriptor_t,
            i32,
            usize,
            *const c_void,
            i32,
            cudnnTensorDescriptor_t,
            *mut *mut c_void,
            cudnnTensorDescriptor_t,
            *mut *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetRNNWeightParams");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    rnnDesc,
                    pseudoLayer,
                    weightSpaceSize,
                    weightSpace,
                    linLayerID,
                    mDesc,
                    mAddr,
                    bDesc,
                    bAddr,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetRNNWeightSpaceSize(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, size_t *weightSpaceSize)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetRNNWeightSpaceSize(
    handle: cudnnHandle_t,
    rnnDesc: cudnnRNNDescriptor_t,
    weightSpaceSize: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnRNNDescriptor_t,
            *mut usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetRNNWeightSpaceSize");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, rnnDesc, weightSpaceSize) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetReduceTensorDescriptor(cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnReduceTensorOp_t *reduceTensorOp, cudnnDataType_t *reduceTensorCompType, cudnnNanPropagation_t *reduceTensorNanOpt, cudnnReduceTensorIndices_t *reduceTensorIndices, cudnnIndicesType_t *reduceTensorIndicesType)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetReduceTensorDescriptor(
    reduceTensorDesc: cudnnReduceTensorDescriptor_t,
    reduceTensorOp: *mut cudnnReduceTensorOp_t,
    reduceTensorCompType: *mut cudnnDataType_t,
    reduceTensorNanOpt: *mut cudnnNanPropagation_t,
    reduceTensorIndices: *mut cudnnReduceTensorIndices_t,
    reduceTensorIndicesType: *mut cudnnIndicesType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnReduceTensorDescriptor_t,
            *mut cudnnReduceTensorOp_t,
            *mut cudnnDataType_t,
            *mut cudnnNanPropagation_t,
            *mut cudnnReduceTensorIndices_t,
            *mut cudnnIndicesType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetReduceTensorDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    reduceTensorDesc,
                    reduceTensorOp,
                    reduceTensorCompType,
                    reduceTensorNanOpt,
                    reduceTensorIndices,
                    reduceTensorIndicesType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetReductionIndicesSize(cudnnHandle_t handle, cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnTensorDescriptor_t aDesc, cudnnTensorDescriptor_t cDesc, size_t *sizeInBytes)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetReductionIndicesSize(
    handle: cudnnHandle_t,
    reduceTensorDesc: cudnnReduceTensorDescriptor_t,
    aDesc: cudnnTensorDescriptor_t,
    cDesc: cudnnTensorDescriptor_t,
    sizeInBytes: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnReduceTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            *mut usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetReductionIndicesSize");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe { exported(handle, reduceTensorDesc, aDesc, cDesc, sizeInBytes) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetReductionWorkspaceSize(cudnnHandle_t handle, cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnTensorDescriptor_t aDesc, cudnnTensorDescriptor_t cDesc, size_t *sizeInBytes)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetReductionWorkspaceSize(
    handle: cudnnHandle_t,
    reduceTensorDesc: cudnnReduceTensorDescriptor_t,
    aDesc: cudnnTensorDescriptor_t,
    cDesc: cudnnTensorDescriptor_t,
    sizeInBytes: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnReduceTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            *mut usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetReductionWorkspaceSize");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe { exported(handle, reduceTensorDesc, aDesc, cDesc, sizeInBytes) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetSeqDataDescriptor(cudnnSeqDataDescriptor_t seqDataDesc, cudnnDataType_t *dataType, int *nbDims, int nbDimsRequested, int *dimA, cudnnSeqDataAxis_t *axes, size_t *seqLengthArraySize, size_t seqLengthSizeRequested, int *seqLengthArray, void *paddingFill)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetSeqDataDescriptor(
    seqDataDesc: cudnnSeqDataDescriptor_t,
    dataType: *mut cudnnDataType_t,
    nbDims: *mut i32,
    nbDimsRequested: i32,
    dimA: *mut i32,
    axes: *mut cudnnSeqDataAxis_t,
    seqLengthArraySize: *mut usize,
    seqLengthSizeRequested: usize,
    seqLengthArray: *mut i32,
    paddingFill: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnSeqDataDescriptor_t,
            *mut cudnnDataType_t,
            *mut i32,
            i32,
            *mut i32,
            *mut cudnnSeqDataAxis_t,
            *mut usize,
            usize,
            *mut i32,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetSeqDataDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    seqDataDesc,
                    dataType,
                    nbDims,
                    nbDimsRequested,
                    dimA,
                    axes,
                    seqLengthArraySize,
                    seqLengthSizeRequested,
                    seqLengthArray,
                    paddingFill,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetStream(cudnnHandle_t handle, cudaStream_t *streamId)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetStream(
    handle: cudnnHandle_t,
    streamId: *mut runtime::cudaStream_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            *mut runtime::cudaStream_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetStream");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, streamId) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetTensor4dDescriptor(cudnnTensorDescriptor_t tensorDesc, cudnnDataType_t *dataType, int *n, int *c, int *h, int *w, int *nStride, int *cStride, int *hStride, int *wStride)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetTensor4dDescriptor(
    tensorDesc: cudnnTensorDescriptor_t,
    dataType: *mut cudnnDataType_t,
    n: *mut i32,
    c: *mut i32,
    h: *mut i32,
    w: *mut i32,
    nStride: *mut i32,
    cStride: *mut i32,
    hStride: *mut i32,
    wStride: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnTensorDescriptor_t,
            *mut cudnnDataType_t,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
            *mut i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetTensor4dDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    tensorDesc,
                    dataType,
                    n,
                    c,
                    h,
                    w,
                    nStride,
                    cStride,
                    hStride,
                    wStride,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetTensorNdDescriptor(cudnnTensorDescriptor_t tensorDesc, int nbDimsRequested, cudnnDataType_t *dataType, int *nbDims, int *dimA, int *strideA)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetTensorNdDescriptor(
    tensorDesc: cudnnTensorDescriptor_t,
    nbDimsRequested: i32,
    dataType: *mut cudnnDataType_t,
    nbDims: *mut i32,
    dimA: *mut i32,
    strideA: *mut i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnTensorDescriptor_t,
            i32,
            *mut cudnnDataType_t,
            *mut i32,
            *mut i32,
            *mut i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetTensorNdDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(tensorDesc, nbDimsRequested, dataType, nbDims, dimA, strideA)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetTensorSizeInBytes(cudnnTensorDescriptor_t tensorDesc, size_t *size)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetTensorSizeInBytes(
    tensorDesc: cudnnTensorDescriptor_t,
    size: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnTensorDescriptor_t, *mut usize) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetTensorSizeInBytes");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(tensorDesc, size) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGetTensorTransformDescriptor(cudnnTensorTransformDescriptor_t transformDesc, uint32_t nbDimsRequested, cudnnTensorFormat_t *destFormat, int32_t *padBeforeA, int32_t *padAfterA, uint32_t *foldA, cudnnFoldingDirection_t *direction)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetTensorTransformDescriptor(
    transformDesc: cudnnTensorTransformDescriptor_t,
    nbDimsRequested: u32,
    destFormat: *mut cudnnTensorFormat_t,
    padBeforeA: *mut i32,
    padAfterA: *mut i32,
    foldA: *mut u32,
    direction: *mut cudnnFoldingDirection_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnTensorTransformDescriptor_t,
            u32,
            *mut cudnnTensorFormat_t,
            *mut i32,
            *mut i32,
            *mut u32,
            *mut cudnnFoldingDirection_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGetTensorTransformDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    transformDesc,
                    nbDimsRequested,
                    destFormat,
                    padBeforeA,
                    padAfterA,
                    foldA,
                    direction,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `size_t cudnnGetVersion(void)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGetVersion() -> usize {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> usize> = Symbol::new(
        c"cudnnGetVersion",
    );
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported() }
        Err(_) => output::zeroed(),
    }
}

/// `cudnnStatus_t cudnnGnnAggSimpleBackward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *gradOutput, const void *outPositions, void *gradNodeFeatures, void *gradEdgeFeatures, void *gradConcatFeatures, int nodeFeatDim, int edgeFeatDim, int concatFeatDim, cudnnDataType_t dataType, cudnnGnnAggOp_t aggOp)`
///
/// In `cudnn_gnn_ops.h` since cuDNN 9.26.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGnnAggSimpleBackward(
    stream: runtime::cudaStream_t,
    graph: *const cudnnGnnCscGraph_t,
    gradOutput: *const c_void,
    outPositions: *const c_void,
    gradNodeFeatures: *mut c_void,
    gradEdgeFeatures: *mut c_void,
    gradConcatFeatures: *mut c_void,
    nodeFeatDim: i32,
    edgeFeatDim: i32,
    concatFeatDim: i32,
    dataType: cudnnDataType_t,
    aggOp: cudnnGnnAggOp_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::cudaStream_t,
            *const cudnnGnnCscGraph_t,
            *const c_void,
            *const c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            i32,
            i32,
            i32,
            cudnnDataType_t,
            cudnnGnnAggOp_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGnnAggSimpleBackward").since("9.26");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    stream,
                    graph,
                    gradOutput,
                    outPositions,
                    gradNodeFeatures,
                    gradEdgeFeatures,
                    gradConcatFeatures,
                    nodeFeatDim,
                    edgeFeatDim,
                    concatFeatDim,
                    dataType,
                    aggOp,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGnnAggSimpleForward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *nodeFeatures, const void *edgeFeatures, const void *concatFeatures, void *output, void *outPositions, int nodeFeatDim, int edgeFeatDim, int concatFeatDim, cudnnDataType_t dataType, cudnnGnnAggOp_t aggOp)`
///
/// In `cudnn_gnn_ops.h` since cuDNN 9.26.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGnnAggSimpleForward(
    stream: runtime::cudaStream_t,
    graph: *const cudnnGnnCscGraph_t,
    nodeFeatures: *const c_void,
    edgeFeatures: *const c_void,
    concatFeatures: *const c_void,
    output: *mut c_void,
    outPositions: *mut c_void,
    nodeFeatDim: i32,
    edgeFeatDim: i32,
    concatFeatDim: i32,
    dataType: cudnnDataType_t,
    aggOp: cudnnGnnAggOp_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::cudaStream_t,
            *const cudnnGnnCscGraph_t,
            *const c_void,
            *const c_void,
            *const c_void,
            *mut c_void,
            *mut c_void,
            i32,
            i32,
            i32,
            cudnnDataType_t,
            cudnnGnnAggOp_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGnnAggSimpleForward").since("9.26");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    stream,
                    graph,
                    nodeFeatures,
                    edgeFeatures,
                    concatFeatures,
                    output,
                    outPositions,
                    nodeFeatDim,
                    edgeFeatDim,
                    concatFeatDim,
                    dataType,
                    aggOp,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGnnMhaGatBackward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *gradOut, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const void *smScores, const float *dropoutMask, const float *gradAttention, void *gradSrcFeatures, void *gradDstFeatures, void *gradEdgeFeatures, void *gradWeights, void *gradSmScores, void *gradWspaceFeat, void *gradWspaceWeights, int dimNode, int dimEdge, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType, cudnnDataType_t gradDataType, cudnnDataType_t gradWeightType)`
///
/// In `cudnn_gnn_ops.h` since cuDNN 9.28.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGnnMhaGatBackward(
    stream: runtime::cudaStream_t,
    graph: *const cudnnGnnCscGraph_t,
    gradOut: *const c_void,
    srcFeatures: *const c_void,
    dstFeatures: *const c_void,
    edgeFeatures: *const c_void,
    attnWeights: *const c_void,
    smScores: *const c_void,
    dropoutMask: *const f32,
    gradAttention: *const f32,
    gradSrcFeatures: *mut c_void,
    gradDstFeatures: *mut c_void,
    gradEdgeFeatures: *mut c_void,
    gradWeights: *mut c_void,
    gradSmScores: *mut c_void,
    gradWspaceFeat: *mut c_void,
    gradWspaceWeights: *mut c_void,
    dimNode: i32,
    dimEdge: i32,
    params: *const cudnnGnnMhaParams_t,
    dataType: cudnnDataType_t,
    gradDataType: cudnnDataType_t,
    gradWeightType: cudnnDataType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::cudaStream_t,
            *const cudnnGnnCscGraph_t,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            *const f32,
            *const f32,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            i32,
            i32,
            *const cudnnGnnMhaParams_t,
            cudnnDataType_t,
            cudnnDataType_t,
            cudnnDataType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGnnMhaGatBackward").since("9.28");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    stream,
                    graph,
                    gradOut,
                    srcFeatures,
                    dstFeatures,
                    edgeFeatures,
                    attnWeights,
                    smScores,
                    dropoutMask,
                    gradAttention,
                    gradSrcFeatures,
                    gradDstFeatures,
                    gradEdgeFeatures,
                    gradWeights,
                    gradSmScores,
                    gradWspaceFeat,
                    gradWspaceWeights,
                    dimNode,
                    dimEdge,
                    params,
                    dataType,
                    gradDataType,
                    gradWeightType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGnnMhaGatForward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const float *dropoutMask, void *output, void *smScores, int dimNode, int dimEdge, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType)`
///
/// In `cudnn_gnn_ops.h` since cuDNN 9.28.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGnnMhaGatForward(
    stream: runtime::cudaStream_t,
    graph: *const cudnnGnnCscGraph_t,
    srcFeatures: *const c_void,
    dstFeatures: *const c_void,
    edgeFeatures: *const c_void,
    attnWeights: *const c_void,
    dropoutMask: *const f32,
    output: *mut c_void,
    smScores: *mut c_void,
    dimNode: i32,
    dimEdge: i32,
    params: *const cudnnGnnMhaParams_t,
    dataType: cudnnDataType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::cudaStream_t,
            *const cudnnGnnCscGraph_t,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            *const f32,
            *mut c_void,
            *mut c_void,
            i32,
            i32,
            *const cudnnGnnMhaParams_t,
            cudnnDataType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGnnMhaGatForward").since("9.28");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    stream,
                    graph,
                    srcFeatures,
                    dstFeatures,
                    edgeFeatures,
                    attnWeights,
                    dropoutMask,
                    output,
                    smScores,
                    dimNode,
                    dimEdge,
                    params,
                    dataType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGnnMhaGatV2Backward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *gradOut, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const void *smScores, const void *actScores, const float *dropoutMask, const float *gradAttention, void *gradSrcFeatures, void *gradDstFeatures, void *gradEdgeFeatures, void *gradWeights, void *gradSmScores, void *gradWspaceFeat, void *gradWspaceWeights, int dimNode, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType, cudnnDataType_t gradType)`
///
/// In `cudnn_gnn_ops.h` since cuDNN 9.28.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGnnMhaGatV2Backward(
    stream: runtime::cudaStream_t,
    graph: *const cudnnGnnCscGraph_t,
    gradOut: *const c_void,
    srcFeatures: *const c_void,
    dstFeatures: *const c_void,
    edgeFeatures: *const c_void,
    attnWeights: *const c_void,
    smScores: *const c_void,
    actScores: *const c_void,
    dropoutMask: *const f32,
    gradAttention: *const f32,
    gradSrcFeatures: *mut c_void,
    gradDstFeatures: *mut c_void,
    gradEdgeFeatures: *mut c_void,
    gradWeights: *mut c_void,
    gradSmScores: *mut c_void,
    gradWspaceFeat: *mut c_void,
    gradWspaceWeights: *mut c_void,
    dimNode: i32,
    params: *const cudnnGnnMhaParams_t,
    dataType: cudnnDataType_t,
    gradType: cudnnDataType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::cudaStream_t,
            *const cudnnGnnCscGraph_t,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            *const f32,
            *const f32,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            i32,
            *const cudnnGnnMhaParams_t,
            cudnnDataType_t,
            cudnnDataType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGnnMhaGatV2Backward").since("9.28");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    stream,
                    graph,
                    gradOut,
                    srcFeatures,
                    dstFeatures,
                    edgeFeatures,
                    attnWeights,
                    smScores,
                    actScores,
                    dropoutMask,
                    gradAttention,
                    gradSrcFeatures,
                    gradDstFeatures,
                    gradEdgeFeatures,
                    gradWeights,
                    gradSmScores,
                    gradWspaceFeat,
                    gradWspaceWeights,
                    dimNode,
                    params,
                    dataType,
                    gradType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGnnMhaGatV2Forward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const float *dropoutMask, void *output, void *smScores, void *actScores, int dimNode, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType)`
///
/// In `cudnn_gnn_ops.h` since cuDNN 9.28.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGnnMhaGatV2Forward(
    stream: runtime::cudaStream_t,
    graph: *const cudnnGnnCscGraph_t,
    srcFeatures: *const c_void,
    dstFeatures: *const c_void,
    edgeFeatures: *const c_void,
    attnWeights: *const c_void,
    dropoutMask: *const f32,
    output: *mut c_void,
    smScores: *mut c_void,
    actScores: *mut c_void,
    dimNode: i32,
    params: *const cudnnGnnMhaParams_t,
    dataType: cudnnDataType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::cudaStream_t,
            *const cudnnGnnCscGraph_t,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            *const f32,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            i32,
            *const cudnnGnnMhaParams_t,
            cudnnDataType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnGnnMhaGatV2Forward").since("9.28");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    stream,
                    graph,
                    srcFeatures,
                    dstFeatures,
                    edgeFeatures,
                    attnWeights,
                    dropoutMask,
                    output,
                    smScores,
                    actScores,
                    dimNode,
                    params,
                    dataType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnGraphVersionCheck(void)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnGraphVersionCheck() -> cudnnStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> cudnnStatus_t> = Symbol::new(
        c"cudnnGraphVersionCheck",
    );
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnIm2Col(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, cudnnConvolutionDescriptor_t convDesc, void *colBuffer)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnIm2Col(
    handle: cudnnHandle_t,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    wDesc: cudnnFilterDescriptor_t,
    convDesc: cudnnConvolutionDescriptor_t,
    colBuffer: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnFilterDescriptor_t,
            cudnnConvolutionDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnIm2Col");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, xDesc, x, wDesc, convDesc, colBuffer) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnInitTransformDest(cudnnTensorTransformDescriptor_t transformDesc, cudnnTensorDescriptor_t srcDesc, cudnnTensorDescriptor_t destDesc, size_t *destSizeInBytes)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnInitTransformDest(
    transformDesc: cudnnTensorTransformDescriptor_t,
    srcDesc: cudnnTensorDescriptor_t,
    destDesc: cudnnTensorDescriptor_t,
    destSizeInBytes: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnTensorTransformDescriptor_t,
            cudnnTensorDescriptor_t,
            cudnnTensorDescriptor_t,
            *mut usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnInitTransformDest");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe { exported(transformDesc, srcDesc, destDesc, destSizeInBytes) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnLRNCrossChannelBackward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnLRNMode_t lrnMode, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnLRNCrossChannelBackward(
    handle: cudnnHandle_t,
    normDesc: cudnnLRNDescriptor_t,
    lrnMode: cudnnLRNMode_t,
    alpha: *const c_void,
    yDesc: cudnnTensorDescriptor_t,
    y: *const c_void,
    dyDesc: cudnnTensorDescriptor_t,
    dy: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    beta: *const c_void,
    dxDesc: cudnnTensorDescriptor_t,
    dx: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnLRNDescriptor_t,
            cudnnLRNMode_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnLRNCrossChannelBackward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    normDesc,
                    lrnMode,
                    alpha,
                    yDesc,
                    y,
                    dyDesc,
                    dy,
                    xDesc,
                    x,
                    beta,
                    dxDesc,
                    dx,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnLRNCrossChannelForward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnLRNMode_t lrnMode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnLRNCrossChannelForward(
    handle: cudnnHandle_t,
    normDesc: cudnnLRNDescriptor_t,
    lrnMode: cudnnLRNMode_t,
    alpha: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    beta: *const c_void,
    yDesc: cudnnTensorDescriptor_t,
    y: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnLRNDescriptor_t,
            cudnnLRNMode_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnLRNCrossChannelForward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(handle, normDesc, lrnMode, alpha, xDesc, x, beta, yDesc, y)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnLongFFTCausalConv1dBackward(cudaStream_t stream, const void *dy, void *dx, void *dweight, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, void *workspace, size_t workspaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)`
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.26.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnLongFFTCausalConv1dBackward(
    stream: runtime::cudaStream_t,
    dy: *const c_void,
    dx: *mut c_void,
    dweight: *mut c_void,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSize: i32,
    dataType: cudnnDataType_t,
    workspace: *mut c_void,
    workspaceSizeInBytes: usize,
    reserveSpace: *mut c_void,
    reserveSpaceSizeInBytes: usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::cudaStream_t,
            *const c_void,
            *mut c_void,
            *mut c_void,
            i32,
            i32,
            i32,
            i32,
            cudnnDataType_t,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnLongFFTCausalConv1dBackward").since("9.26");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    stream,
                    dy,
                    dx,
                    dweight,
                    batch,
                    dim,
                    seqLen,
                    kernelSize,
                    dataType,
                    workspace,
                    workspaceSizeInBytes,
                    reserveSpace,
                    reserveSpaceSizeInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnLongFFTCausalConv1dForward(cudaStream_t stream, const void *x, const void *weight, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, void *workspace, size_t workspaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)`
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.26.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnLongFFTCausalConv1dForward(
    stream: runtime::cudaStream_t,
    x: *const c_void,
    weight: *const c_void,
    y: *mut c_void,
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSize: i32,
    dataType: cudnnDataType_t,
    workspace: *mut c_void,
    workspaceSizeInBytes: usize,
    reserveSpace: *mut c_void,
    reserveSpaceSizeInBytes: usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::cudaStream_t,
            *const c_void,
            *const c_void,
            *mut c_void,
            i32,
            i32,
            i32,
            i32,
            cudnnDataType_t,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnLongFFTCausalConv1dForward").since("9.26");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    stream,
                    x,
                    weight,
                    y,
                    batch,
                    dim,
                    seqLen,
                    kernelSize,
                    dataType,
                    workspace,
                    workspaceSizeInBytes,
                    reserveSpace,
                    reserveSpaceSizeInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnLongFFTCausalConv1dGetBufferSizes(int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, size_t *workspaceSizeInBytes, size_t *reserveSpaceSizeInBytes)`
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.26.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnLongFFTCausalConv1dGetBufferSizes(
    batch: i32,
    dim: i32,
    seqLen: i32,
    kernelSize: i32,
    dataType: cudnnDataType_t,
    workspaceSizeInBytes: *mut usize,
    reserveSpaceSizeInBytes: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            i32,
            i32,
            i32,
            cudnnDataType_t,
            *mut usize,
            *mut usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnLongFFTCausalConv1dGetBufferSizes").since("9.26");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    batch,
                    dim,
                    seqLen,
                    kernelSize,
                    dataType,
                    workspaceSizeInBytes,
                    reserveSpaceSizeInBytes,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnMakeFusedOpsPlan(cudnnHandle_t handle, cudnnFusedOpsPlan_t plan, cudnnFusedOpsConstParamPack_t constPack, size_t *workspaceSizeInBytes)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnMakeFusedOpsPlan(
    handle: cudnnHandle_t,
    plan: cudnnFusedOpsPlan_t,
    constPack: cudnnFusedOpsConstParamPack_t,
    workspaceSizeInBytes: *mut usize,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnFusedOpsPlan_t,
            cudnnFusedOpsConstParamPack_t,
            *mut usize,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnMakeFusedOpsPlan");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe { exported(handle, plan, constPack, workspaceSizeInBytes) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnMultiHeadAttnBackwardData(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, const int *loWinIdx, const int *hiWinIdx, const int *devSeqLengthsDQDO, const int *devSeqLengthsDKDV, cudnnSeqDataDescriptor_t doDesc, const void *dout, cudnnSeqDataDescriptor_t dqDesc, void *dqueries, const void *queries, cudnnSeqDataDescriptor_t dkDesc, void *dkeys, const void *keys, cudnnSeqDataDescriptor_t dvDesc, void *dvalues, const void *values, size_t weightSizeInBytes, const void *weights, size_t workSpaceSizeInBytes, void *workSpace, size_t reserveSpaceSizeInBytes, void *reserveSpace)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnMultiHeadAttnBackwardData(
    handle: cudnnHandle_t,
    attnDesc: cudnnAttnDescriptor_t,
    loWinIdx: *const i32,
    hiWinIdx: *const i32,
    devSeqLengthsDQDO: *const i32,
    devSeqLengthsDKDV: *const i32,
    doDesc: cudnnSeqDataDescriptor_t,
    dout: *const c_void,
    dqDesc: cudnnSeqDataDescriptor_t,
    dqueries: *mut c_void,
    queries: *const c_void,
    dkDesc: cudnnSeqDataDescriptor_t,
    dkeys: *mut c_void,
    keys: *const c_void,
    dvDesc: cudnnSeqDataDescriptor_t,
    dvalues: *mut c_void,
    values: *const c_void,
    weightSizeInBytes: usize,
    weights: *const c_void,
    workSpaceSizeInBytes: usize,
    workSpace: *mut c_void,
    reserveSpaceSizeInBytes: usize,
    reserveSpace: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnAttnDescriptor_t,
            *const i32,
            *const i32,
            *const i32,
            *const i32,
            cudnnSeqDataDescriptor_t,
            *const c_void,
            cudnnSeqDataDescriptor_t,
            *mut c_void,
            *const c_void,
            cudnnSeqDataDescriptor_t,
            *mut c_void,
            *const c_void,
            cudnnSeqDataDescriptor_t,
            *mut c_void,
            *const c_void,
            usize,
            *const c_void,
            usize,
            *mut c_void,
            usize,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnMultiHeadAttnBackwardData");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    attnDesc,
                    loWinIdx,
                    hiWinIdx,
                    devSeqLengthsDQDO,
                    devSeqLengthsDKDV,
                    doDesc,
                    dout,
                    dqDesc,
                    dqueries,
                    queries,
                    dkDesc,
                    dkeys,
                    keys,
                    dvDesc,
                    dvalues,
                    values,
                    weightSizeInBytes,
                    weights,
                    workSpaceSizeInBytes,
                    workSpace,
                    reserveSpaceSizeInBytes,
                    reserveSpace,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnMultiHeadAttnBackwardWeights(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, cudnnWgradMode_t addGrad, cudnnSeqDataDescriptor_t qDesc, const void *queries, cudnnSeqDataDescriptor_t kDesc, const void *keys, cudnnSeqDataDescriptor_t vDesc, const void *values, cudnnSeqDataDescriptor_t doDesc, const void *dout, size_t weightSizeInBytes, const void *weights, void *dweights, size_t workSpaceSizeInBytes, void *workSpace, size_t reserveSpaceSizeInBytes, void *reserveSpace)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnMultiHeadAttnBackwardWeights(
    handle: cudnnHandle_t,
    attnDesc: cudnnAttnDescriptor_t,
    addGrad: cudnnWgradMode_t,
    qDesc: cudnnSeqDataDescriptor_t,
    queries: *const c_void,
    kDesc: cudnnSeqDataDescriptor_t,
    keys: *const c_void,
    vDesc: cudnnSeqDataDescriptor_t,
    values: *const c_void,
    doDesc: cudnnSeqDataDescriptor_t,
    dout: *const c_void,
    weightSizeInBytes: usize,
    weights: *const c_void,
    dweights: *mut c_void,
    workSpaceSizeInBytes: usize,
    workSpace: *mut c_void,
    reserveSpaceSizeInBytes: usize,
    reserveSpace: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnAttnDescriptor_t,
            cudnnWgradMode_t,
            cudnnSeqDataDescriptor_t,
            *const c_void,
            cudnnSeqDataDescriptor_t,
            *const c_void,
            cudnnSeqDataDescriptor_t,
            *const c_void,
            cudnnSeqDataDescriptor_t,
            *const c_void,
            usize,
            *const c_void,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnMultiHeadAttnBackwardWeights");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    attnDesc,
                    addGrad,
                    qDesc,
                    queries,
                    kDesc,
                    keys,
                    vDesc,
                    values,
                    doDesc,
                    dout,
                    weightSizeInBytes,
                    weights,
                    dweights,
                    workSpaceSizeInBytes,
                    workSpace,
                    reserveSpaceSizeInBytes,
                    reserveSpace,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnMultiHeadAttnForward(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, int currIdx, const int *loWinIdx, const int *hiWinIdx, const int *devSeqLengthsQO, const int *devSeqLengthsKV, cudnnSeqDataDescriptor_t qDesc, const void *queries, const void *residuals, cudnnSeqDataDescriptor_t kDesc, const void *keys, cudnnSeqDataDescriptor_t vDesc, const void *values, cudnnSeqDataDescriptor_t oDesc, void *out, size_t weightSizeInBytes, const void *weights, size_t workSpaceSizeInBytes, void *workSpace, size_t reserveSpaceSizeInBytes, void *reserveSpace)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnMultiHeadAttnForward(
    handle: cudnnHandle_t,
    attnDesc: cudnnAttnDescriptor_t,
    currIdx: i32,
    loWinIdx: *const i32,
    hiWinIdx: *const i32,
    devSeqLengthsQO: *const i32,
    devSeqLengthsKV: *const i32,
    qDesc: cudnnSeqDataDescriptor_t,
    queries: *const c_void,
    residuals: *const c_void,
    kDesc: cudnnSeqDataDescriptor_t,
    keys: *const c_void,
    vDesc: cudnnSeqDataDescriptor_t,
    values: *const c_void,
    oDesc: cudnnSeqDataDescriptor_t,
    out: *mut c_void,
    weightSizeInBytes: usize,
    weights: *const c_void,
    workSpaceSizeInBytes: usize,
    workSpace: *mut c_void,
    reserveSpaceSizeInBytes: usize,
    reserveSpace: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnAttnDescriptor_t,
            i32,
            *const i32,
            *const i32,
            *const i32,
            *const i32,
            cudnnSeqDataDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnSeqDataDescriptor_t,
            *const c_void,
            cudnnSeqDataDescriptor_t,
            *const c_void,
            cudnnSeqDataDescriptor_t,
            *mut c_void,
            usize,
            *const c_void,
            usize,
            *mut c_void,
            usize,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnMultiHeadAttnForward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    attnDesc,
                    currIdx,
                    loWinIdx,
                    hiWinIdx,
                    devSeqLengthsQO,
                    devSeqLengthsKV,
                    qDesc,
                    queries,
                    residuals,
                    kDesc,
                    keys,
                    vDesc,
                    values,
                    oDesc,
                    out,
                    weightSizeInBytes,
                    weights,
                    workSpaceSizeInBytes,
                    workSpace,
                    reserveSpaceSizeInBytes,
                    reserveSpace,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnNormalizationBackward(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, const void *alphaDataDiff, const void *betaDataDiff, const void *alphaParamDiff, const void *betaParamDiff, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t yDesc, const void *yData, cudnnTensorDescriptor_t dyDesc, const void *dyData, cudnnTensorDescriptor_t dzDesc, void *dzData, cudnnTensorDescriptor_t dxDesc, void *dxData, cudnnTensorDescriptor_t dNormScaleBiasDesc, const void *normScaleData, const void *normBiasData, void *dNormScaleData, void *dNormBiasData, double epsilon, cudnnTensorDescriptor_t normMeanVarDesc, const void *savedMean, const void *savedInvVariance, cudnnActivationDescriptor_t activationDesc, void *workSpace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes, int groupCnt)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnNormalizationBackward(
    handle: cudnnHandle_t,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    alphaDataDiff: *const c_void,
    betaDataDiff: *const c_void,
    alphaParamDiff: *const c_void,
    betaParamDiff: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    xData: *const c_void,
    yDesc: cudnnTensorDescriptor_t,
    yData: *const c_void,
    dyDesc: cudnnTensorDescriptor_t,
    dyData: *const c_void,
    dzDesc: cudnnTensorDescriptor_t,
    dzData: *mut c_void,
    dxDesc: cudnnTensorDescriptor_t,
    dxData: *mut c_void,
    dNormScaleBiasDesc: cudnnTensorDescriptor_t,
    normScaleData: *const c_void,
    normBiasData: *const c_void,
    dNormScaleData: *mut c_void,
    dNormBiasData: *mut c_void,
    epsilon: f64,
    normMeanVarDesc: cudnnTensorDescriptor_t,
    savedMean: *const c_void,
    savedInvVariance: *const c_void,
    activationDesc: cudnnActivationDescriptor_t,
    workSpace: *mut c_void,
    workSpaceSizeInBytes: usize,
    reserveSpace: *mut c_void,
    reserveSpaceSizeInBytes: usize,
    groupCnt: i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnNormMode_t,
            cudnnNormOps_t,
            cudnnNormAlgo_t,
            *const c_void,
            *const c_void,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            *mut c_void,
            *mut c_void,
            f64,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnActivationDescriptor_t,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
            i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnNormalizationBackward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    mode,
                    normOps,
                    algo,
                    alphaDataDiff,
                    betaDataDiff,
                    alphaParamDiff,
                    betaParamDiff,
                    xDesc,
                    xData,
                    yDesc,
                    yData,
                    dyDesc,
                    dyData,
                    dzDesc,
                    dzData,
                    dxDesc,
                    dxData,
                    dNormScaleBiasDesc,
                    normScaleData,
                    normBiasData,
                    dNormScaleData,
                    dNormBiasData,
                    epsilon,
                    normMeanVarDesc,
                    savedMean,
                    savedInvVariance,
                    activationDesc,
                    workSpace,
                    workSpaceSizeInBytes,
                    reserveSpace,
                    reserveSpaceSizeInBytes,
                    groupCnt,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnNormalizationForwardInference(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t normScaleBiasDesc, const void *normScale, const void *normBias, cudnnTensorDescriptor_t normMeanVarDesc, const void *estimatedMean, const void *estimatedVariance, cudnnTensorDescriptor_t zDesc, const void *z, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t yDesc, void *y, double epsilon, int groupCnt)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnNormalizationForwardInference(
    handle: cudnnHandle_t,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    alpha: *const c_void,
    beta: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    normScaleBiasDesc: cudnnTensorDescriptor_t,
    normScale: *const c_void,
    normBias: *const c_void,
    normMeanVarDesc: cudnnTensorDescriptor_t,
    estimatedMean: *const c_void,
    estimatedVariance: *const c_void,
    zDesc: cudnnTensorDescriptor_t,
    z: *const c_void,
    activationDesc: cudnnActivationDescriptor_t,
    yDesc: cudnnTensorDescriptor_t,
    y: *mut c_void,
    epsilon: f64,
    groupCnt: i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnNormMode_t,
            cudnnNormOps_t,
            cudnnNormAlgo_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnActivationDescriptor_t,
            cudnnTensorDescriptor_t,
            *mut c_void,
            f64,
            i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnNormalizationForwardInference");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    mode,
                    normOps,
                    algo,
                    alpha,
                    beta,
                    xDesc,
                    x,
                    normScaleBiasDesc,
                    normScale,
                    normBias,
                    normMeanVarDesc,
                    estimatedMean,
                    estimatedVariance,
                    zDesc,
                    z,
                    activationDesc,
                    yDesc,
                    y,
                    epsilon,
                    groupCnt,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnNormalizationForwardTraining(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t normScaleBiasDesc, const void *normScale, const void *normBias, double exponentialAverageFactor, cudnnTensorDescriptor_t normMeanVarDesc, void *resultRunningMean, void *resultRunningVariance, double epsilon, void *resultSaveMean, void *resultSaveInvVariance, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t zDesc, const void *zData, cudnnTensorDescriptor_t yDesc, void *yData, void *workspace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes, int groupCnt)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnNormalizationForwardTraining(
    handle: cudnnHandle_t,
    mode: cudnnNormMode_t,
    normOps: cudnnNormOps_t,
    algo: cudnnNormAlgo_t,
    alpha: *const c_void,
    beta: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    xData: *const c_void,
    normScaleBiasDesc: cudnnTensorDescriptor_t,
    normScale: *const c_void,
    normBias: *const c_void,
    exponentialAverageFactor: f64,
    normMeanVarDesc: cudnnTensorDescriptor_t,
    resultRunningMean: *mut c_void,
    resultRunningVariance: *mut c_void,
    epsilon: f64,
    resultSaveMean: *mut c_void,
    resultSaveInvVariance: *mut c_void,
    activationDesc: cudnnActivationDescriptor_t,
    zDesc: cudnnTensorDescriptor_t,
    zData: *const c_void,
    yDesc: cudnnTensorDescriptor_t,
    yData: *mut c_void,
    workspace: *mut c_void,
    workSpaceSizeInBytes: usize,
    reserveSpace: *mut c_void,
    reserveSpaceSizeInBytes: usize,
    groupCnt: i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnNormMode_t,
            cudnnNormOps_t,
            cudnnNormAlgo_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            f64,
            cudnnTensorDescriptor_t,
            *mut c_void,
            *mut c_void,
            f64,
            *mut c_void,
            *mut c_void,
            cudnnActivationDescriptor_t,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
            i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnNormalizationForwardTraining");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    mode,
                    normOps,
                    algo,
                    alpha,
                    beta,
                    xDesc,
                    xData,
                    normScaleBiasDesc,
                    normScale,
                    normBias,
                    exponentialAverageFactor,
                    normMeanVarDesc,
                    resultRunningMean,
                    resultRunningVariance,
                    epsilon,
                    resultSaveMean,
                    resultSaveInvVariance,
                    activationDesc,
                    zDesc,
                    zData,
                    yDesc,
                    yData,
                    workspace,
                    workSpaceSizeInBytes,
                    reserveSpace,
                    reserveSpaceSizeInBytes,
                    groupCnt,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnOpTensor(cudnnHandle_t handle, cudnnOpTensorDescriptor_t opTensorDesc, const void *alpha1, cudnnTensorDescriptor_t aDesc, const void *A, const void *alpha2, cudnnTensorDescriptor_t bDesc, const void *B, const void *beta, cudnnTensorDescriptor_t cDesc, void *C)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnOpTensor(
    handle: cudnnHandle_t,
    opTensorDesc: cudnnOpTensorDescriptor_t,
    alpha1: *const c_void,
    aDesc: cudnnTensorDescriptor_t,
    A: *const c_void,
    alpha2: *const c_void,
    bDesc: cudnnTensorDescriptor_t,
    B: *const c_void,
    beta: *const c_void,
    cDesc: cudnnTensorDescriptor_t,
    C: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnOpTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnOpTensor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    opTensorDesc,
                    alpha1,
                    aDesc,
                    A,
                    alpha2,
                    bDesc,
                    B,
                    beta,
                    cDesc,
                    C,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnOpsVersionCheck(void)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnOpsVersionCheck() -> cudnnStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> cudnnStatus_t> = Symbol::new(
        c"cudnnOpsVersionCheck",
    );
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnPoolingBackward(cudnnHandle_t handle, cudnnPoolingDescriptor_t poolingDesc, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnPoolingBackward(
    handle: cudnnHandle_t,
    poolingDesc: cudnnPoolingDescriptor_t,
    alpha: *const c_void,
    yDesc: cudnnTensorDescriptor_t,
    y: *const c_void,
    dyDesc: cudnnTensorDescriptor_t,
    dy: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    beta: *const c_void,
    dxDesc: cudnnTensorDescriptor_t,
    dx: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnPoolingDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnPoolingBackward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    poolingDesc,
                    alpha,
                    yDesc,
                    y,
                    dyDesc,
                    dy,
                    xDesc,
                    x,
                    beta,
                    dxDesc,
                    dx,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnPoolingForward(cudnnHandle_t handle, cudnnPoolingDescriptor_t poolingDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnPoolingForward(
    handle: cudnnHandle_t,
    poolingDesc: cudnnPoolingDescriptor_t,
    alpha: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    beta: *const c_void,
    yDesc: cudnnTensorDescriptor_t,
    y: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnPoolingDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnPoolingForward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe { exported(handle, poolingDesc, alpha, xDesc, x, beta, yDesc, y) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnQueryRuntimeError(cudnnHandle_t handle, cudnnStatus_t *rstatus, cudnnErrQueryMode_t mode, cudnnRuntimeTag_t *tag)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnQueryRuntimeError(
    handle: cudnnHandle_t,
    rstatus: *mut cudnnStatus_t,
    mode: cudnnErrQueryMode_t,
    tag: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            *mut cudnnStatus_t,
            cudnnErrQueryMode_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnQueryRuntimeError");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, rstatus, mode, tag) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnRNNBackwardData_v8(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, const int32_t *devSeqLengths, cudnnRNNDataDescriptor_t yDesc, const void *y, const void *dy, cudnnRNNDataDescriptor_t xDesc, void *dx, cudnnTensorDescriptor_t hDesc, const void *hx, const void *dhy, void *dhx, cudnnTensorDescriptor_t cDesc, const void *cx, const void *dcy, void *dcx, size_t weightSpaceSize, const void *weightSpace, size_t workSpaceSize, void *workSpace, size_t reserveSpaceSize, void *reserveSpace)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnRNNBackwardData_v8(
    handle: cudnnHandle_t,
    rnnDesc: cudnnRNNDescriptor_t,
    devSeqLengths: *const i32,
    yDesc: cudnnRNNDataDescriptor_t,
    y: *const c_void,
    dy: *const c_void,
    xDesc: cudnnRNNDataDescriptor_t,
    dx: *mut c_void,
    hDesc: cudnnTensorDescriptor_t,
    hx: *const c_void,
    dhy: *const c_void,
    dhx: *mut c_void,
    cDesc: cudnnTensorDescriptor_t,
    cx: *const c_void,
    dcy: *const c_void,
    dcx: *mut c_void,
    weightSpaceSize: usize,
    weightSpace: *const c_void,
    workSpaceSize: usize,
    workSpace: *mut c_void,
    reserveSpaceSize: usize,
    reserveSpace: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnRNNDescriptor_t,
            *const i32,
            cudnnRNNDataDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnRNNDataDescriptor_t,
            *mut c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            *mut c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            *mut c_void,
            usize,
            *const c_void,
            usize,
            *mut c_void,
            usize,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnRNNBackwardData_v8");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    rnnDesc,
                    devSeqLengths,
                    yDesc,
                    y,
                    dy,
                    xDesc,
                    dx,
                    hDesc,
                    hx,
                    dhy,
                    dhx,
                    cDesc,
                    cx,
                    dcy,
                    dcx,
                    weightSpaceSize,
                    weightSpace,
                    workSpaceSize,
                    workSpace,
                    reserveSpaceSize,
                    reserveSpace,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnRNNBackwardWeights_v8(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, cudnnWgradMode_t addGrad, const int32_t *devSeqLengths, cudnnRNNDataDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t hDesc, const void *hx, cudnnRNNDataDescriptor_t yDesc, const void *y, size_t weightSpaceSize, void *dweightSpace, size_t workSpaceSize, void *workSpace, size_t reserveSpaceSize, void *reserveSpace)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnRNNBackwardWeights_v8(
    handle: cudnnHandle_t,
    rnnDesc: cudnnRNNDescriptor_t,
    addGrad: cudnnWgradMode_t,
    devSeqLengths: *const i32,
    xDesc: cudnnRNNDataDescriptor_t,
    x: *const c_void,
    hDesc: cudnnTensorDescriptor_t,
    hx: *const c_void,
    yDesc: cudnnRNNDataDescriptor_t,
    y: *const c_void,
    weightSpaceSize: usize,
    dweightSpace: *mut c_void,
    workSpaceSize: usize,
    workSpace: *mut c_void,
    reserveSpaceSize: usize,
    reserveSpace: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnRNNDescriptor_t,
            cudnnWgradMode_t,
            *const i32,
            cudnnRNNDataDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnRNNDataDescriptor_t,
            *const c_void,
            usize,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnRNNBackwardWeights_v8");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    rnnDesc,
                    addGrad,
                    devSeqLengths,
                    xDesc,
                    x,
                    hDesc,
                    hx,
                    yDesc,
                    y,
                    weightSpaceSize,
                    dweightSpace,
                    workSpaceSize,
                    workSpace,
                    reserveSpaceSize,
                    reserveSpace,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnRNNForward(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, cudnnForwardMode_t fwdMode, const int32_t *devSeqLengths, cudnnRNNDataDescriptor_t xDesc, const void *x, cudnnRNNDataDescriptor_t yDesc, void *y, cudnnTensorDescriptor_t hDesc, const void *hx, void *hy, cudnnTensorDescriptor_t cDesc, const void *cx, void *cy, size_t weightSpaceSize, const void *weightSpace, size_t workSpaceSize, void *workSpace, size_t reserveSpaceSize, void *reserveSpace)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnRNNForward(
    handle: cudnnHandle_t,
    rnnDesc: cudnnRNNDescriptor_t,
    fwdMode: cudnnForwardMode_t,
    devSeqLengths: *const i32,
    xDesc: cudnnRNNDataDescriptor_t,
    x: *const c_void,
    yDesc: cudnnRNNDataDescriptor_t,
    y: *mut c_void,
    hDesc: cudnnTensorDescriptor_t,
    hx: *const c_void,
    hy: *mut c_void,
    cDesc: cudnnTensorDescriptor_t,
    cx: *const c_void,
    cy: *mut c_void,
    weightSpaceSize: usize,
    weightSpace: *const c_void,
    workSpaceSize: usize,
    workSpace: *mut c_void,
    reserveSpaceSize: usize,
    reserveSpace: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnRNNDescriptor_t,
            cudnnForwardMode_t,
            *const i32,
            cudnnRNNDataDescriptor_t,
            *const c_void,
            cudnnRNNDataDescriptor_t,
            *mut c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *mut c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *mut c_void,
            usize,
            *const c_void,
            usize,
            *mut c_void,
            usize,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnRNNForward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    rnnDesc,
                    fwdMode,
                    devSeqLengths,
                    xDesc,
                    x,
                    yDesc,
                    y,
                    hDesc,
                    hx,
                    hy,
                    cDesc,
                    cx,
                    cy,
                    weightSpaceSize,
                    weightSpace,
                    workSpaceSize,
                    workSpace,
                    reserveSpaceSize,
                    reserveSpace,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnRNNGetClip_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t *clipMode, cudnnNanPropagation_t *clipNanOpt, double *lclip, double *rclip)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnRNNGetClip_v8(
    rnnDesc: cudnnRNNDescriptor_t,
    clipMode: *mut cudnnRNNClipMode_t,
    clipNanOpt: *mut cudnnNanPropagation_t,
    lclip: *mut f64,
    rclip: *mut f64,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnRNNDescriptor_t,
            *mut cudnnRNNClipMode_t,
            *mut cudnnNanPropagation_t,
            *mut f64,
            *mut f64,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnRNNGetClip_v8");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(rnnDesc, clipMode, clipNanOpt, lclip, rclip) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnRNNGetClip_v9(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t *clipMode, double *lclip, double *rclip)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnRNNGetClip_v9(
    rnnDesc: cudnnRNNDescriptor_t,
    clipMode: *mut cudnnRNNClipMode_t,
    lclip: *mut f64,
    rclip: *mut f64,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnRNNDescriptor_t,
            *mut cudnnRNNClipMode_t,
            *mut f64,
            *mut f64,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnRNNGetClip_v9");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(rnnDesc, clipMode, lclip, rclip) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnRNNSetClip_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t clipMode, cudnnNanPropagation_t clipNanOpt, double lclip, double rclip)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnRNNSetClip_v8(
    rnnDesc: cudnnRNNDescriptor_t,
    clipMode: cudnnRNNClipMode_t,
    clipNanOpt: cudnnNanPropagation_t,
    lclip: f64,
    rclip: f64,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnRNNDescriptor_t,
            cudnnRNNClipMode_t,
            cudnnNanPropagation_t,
            f64,
            f64,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnRNNSetClip_v8");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(rnnDesc, clipMode, clipNanOpt, lclip, rclip) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnRNNSetClip_v9(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t clipMode, double lclip, double rclip)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnRNNSetClip_v9(
    rnnDesc: cudnnRNNDescriptor_t,
    clipMode: cudnnRNNClipMode_t,
    lclip: f64,
    rclip: f64,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnRNNDescriptor_t,
            cudnnRNNClipMode_t,
            f64,
            f64,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnRNNSetClip_v9");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(rnnDesc, clipMode, lclip, rclip) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnReduceTensor(cudnnHandle_t handle, cudnnReduceTensorDescriptor_t reduceTensorDesc, void *indices, size_t indicesSizeInBytes, void *workspace, size_t workspaceSizeInBytes, const void *alpha, cudnnTensorDescriptor_t aDesc, const void *A, const void *beta, cudnnTensorDescriptor_t cDesc, void *C)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnReduceTensor(
    handle: cudnnHandle_t,
    reduceTensorDesc: cudnnReduceTensorDescriptor_t,
    indices: *mut c_void,
    indicesSizeInBytes: usize,
    workspace: *mut c_void,
    workspaceSizeInBytes: usize,
    alpha: *const c_void,
    aDesc: cudnnTensorDescriptor_t,
    A: *const c_void,
    beta: *const c_void,
    cDesc: cudnnTensorDescriptor_t,
    C: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnReduceTensorDescriptor_t,
            *mut c_void,
            usize,
            *mut c_void,
            usize,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnReduceTensor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    reduceTensorDesc,
                    indices,
                    indicesSizeInBytes,
                    workspace,
                    workspaceSizeInBytes,
                    alpha,
                    aDesc,
                    A,
                    beta,
                    cDesc,
                    C,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnReorderFilterAndBias(cudnnHandle_t handle, cudnnFilterDescriptor_t filterDesc, cudnnReorderType_t reorderType, const void *filterData, void *reorderedFilterData, int reorderBias, const void *biasData, void *reorderedBiasData)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnReorderFilterAndBias(
    handle: cudnnHandle_t,
    filterDesc: cudnnFilterDescriptor_t,
    reorderType: cudnnReorderType_t,
    filterData: *const c_void,
    reorderedFilterData: *mut c_void,
    reorderBias: i32,
    biasData: *const c_void,
    reorderedBiasData: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnFilterDescriptor_t,
            cudnnReorderType_t,
            *const c_void,
            *mut c_void,
            i32,
            *const c_void,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnReorderFilterAndBias");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    filterDesc,
                    reorderType,
                    filterData,
                    reorderedFilterData,
                    reorderBias,
                    biasData,
                    reorderedBiasData,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnRestoreDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc, cudnnHandle_t handle, float dropout, void *states, size_t stateSizeInBytes, unsigned long long seed)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnRestoreDropoutDescriptor(
    dropoutDesc: cudnnDropoutDescriptor_t,
    handle: cudnnHandle_t,
    dropout: f32,
    states: *mut c_void,
    stateSizeInBytes: usize,
    seed: u64,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnDropoutDescriptor_t,
            cudnnHandle_t,
            f32,
            *mut c_void,
            usize,
            u64,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnRestoreDropoutDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(dropoutDesc, handle, dropout, states, stateSizeInBytes, seed)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnScaleTensor(cudnnHandle_t handle, cudnnTensorDescriptor_t yDesc, void *y, const void *alpha)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnScaleTensor(
    handle: cudnnHandle_t,
    yDesc: cudnnTensorDescriptor_t,
    y: *mut c_void,
    alpha: *const c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnTensorDescriptor_t,
            *mut c_void,
            *const c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnScaleTensor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, yDesc, y, alpha) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetActivationDescriptor(cudnnActivationDescriptor_t activationDesc, cudnnActivationMode_t mode, cudnnNanPropagation_t reluNanOpt, double coef)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetActivationDescriptor(
    activationDesc: cudnnActivationDescriptor_t,
    mode: cudnnActivationMode_t,
    reluNanOpt: cudnnNanPropagation_t,
    coef: f64,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnActivationDescriptor_t,
            cudnnActivationMode_t,
            cudnnNanPropagation_t,
            f64,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetActivationDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(activationDesc, mode, reluNanOpt, coef) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetActivationDescriptorSwishBeta(cudnnActivationDescriptor_t activationDesc, double swish_beta)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetActivationDescriptorSwishBeta(
    activationDesc: cudnnActivationDescriptor_t,
    swish_beta: f64,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnActivationDescriptor_t, f64) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetActivationDescriptorSwishBeta");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(activationDesc, swish_beta) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetAttnDescriptor(cudnnAttnDescriptor_t attnDesc, unsigned int attnMode, int nHeads, double smScaler, cudnnDataType_t dataType, cudnnDataType_t computePrec, cudnnMathType_t mathType, cudnnDropoutDescriptor_t attnDropoutDesc, cudnnDropoutDescriptor_t postDropoutDesc, int qSize, int kSize, int vSize, int qProjSize, int kProjSize, int vProjSize, int oProjSize, int qoMaxSeqLength, int kvMaxSeqLength, int maxBatchSize, int maxBeamSize)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetAttnDescriptor(
    attnDesc: cudnnAttnDescriptor_t,
    attnMode: u32,
    nHeads: i32,
    smScaler: f64,
    dataType: cudnnDataType_t,
    computePrec: cudnnDataType_t,
    mathType: cudnnMathType_t,
    attnDropoutDesc: cudnnDropoutDescriptor_t,
    postDropoutDesc: cudnnDropoutDescriptor_t,
    qSize: i32,
    kSize: i32,
    vSize: i32,
    qProjSize: i32,
    kProjSize: i32,
    vProjSize: i32,
    oProjSize: i32,
    qoMaxSeqLength: i32,
    kvMaxSeqLength: i32,
    maxBatchSize: i32,
    maxBeamSize: i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnAttnDescriptor_t,
            u32,
            i32,
            f64,
            cudnnDataType_t,
            cudnnDataType_t,
            cudnnMathType_t,
            cudnnDropoutDescriptor_t,
            cudnnDropoutDescriptor_t,
            i32,
            i32,
            i32,
            i32,
            i32,
            i32,
            i32,
            i32,
            i32,
            i32,
            i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetAttnDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    attnDesc,
                    attnMode,
                    nHeads,
                    smScaler,
                    dataType,
                    computePrec,
                    mathType,
                    attnDropoutDesc,
                    postDropoutDesc,
                    qSize,
                    kSize,
                    vSize,
                    qProjSize,
                    kProjSize,
                    vProjSize,
                    oProjSize,
                    qoMaxSeqLength,
                    kvMaxSeqLength,
                    maxBatchSize,
                    maxBeamSize,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetCTCLossDescriptor(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetCTCLossDescriptor(
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    compType: cudnnDataType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnCTCLossDescriptor_t,
            cudnnDataType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetCTCLossDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(ctcLossDesc, compType) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetCTCLossDescriptorEx(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType, cudnnLossNormalizationMode_t normMode, cudnnNanPropagation_t gradMode)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetCTCLossDescriptorEx(
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    compType: cudnnDataType_t,
    normMode: cudnnLossNormalizationMode_t,
    gradMode: cudnnNanPropagation_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnCTCLossDescriptor_t,
            cudnnDataType_t,
            cudnnLossNormalizationMode_t,
            cudnnNanPropagation_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetCTCLossDescriptorEx");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(ctcLossDesc, compType, normMode, gradMode) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetCTCLossDescriptor_v8(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType, cudnnLossNormalizationMode_t normMode, cudnnNanPropagation_t gradMode, int maxLabelLength)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetCTCLossDescriptor_v8(
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    compType: cudnnDataType_t,
    normMode: cudnnLossNormalizationMode_t,
    gradMode: cudnnNanPropagation_t,
    maxLabelLength: i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnCTCLossDescriptor_t,
            cudnnDataType_t,
            cudnnLossNormalizationMode_t,
            cudnnNanPropagation_t,
            i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetCTCLossDescriptor_v8");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(ctcLossDesc, compType, normMode, gradMode, maxLabelLength)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetCTCLossDescriptor_v9(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType, cudnnLossNormalizationMode_t normMode, cudnnCTCGradMode_t ctcGradMode, int maxLabelLength)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetCTCLossDescriptor_v9(
    ctcLossDesc: cudnnCTCLossDescriptor_t,
    compType: cudnnDataType_t,
    normMode: cudnnLossNormalizationMode_t,
    ctcGradMode: cudnnCTCGradMode_t,
    maxLabelLength: i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnCTCLossDescriptor_t,
            cudnnDataType_t,
            cudnnLossNormalizationMode_t,
            cudnnCTCGradMode_t,
            i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetCTCLossDescriptor_v9");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(ctcLossDesc, compType, normMode, ctcGradMode, maxLabelLength)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetCallback(unsigned int mask, void *udata, cudnnCallback_t fptr)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetCallback(
    mask: u32,
    udata: *mut c_void,
    fptr: cudnnCallback_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(u32, *mut c_void, cudnnCallback_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetCallback");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(mask, udata, fptr) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetConvolution2dDescriptor(cudnnConvolutionDescriptor_t convDesc, int pad_h, int pad_w, int u, int v, int dilation_h, int dilation_w, cudnnConvolutionMode_t mode, cudnnDataType_t computeType)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetConvolution2dDescriptor(
    convDesc: cudnnConvolutionDescriptor_t,
    pad_h: i32,
    pad_w: i32,
    u: i32,
    v: i32,
    dilation_h: i32,
    dilation_w: i32,
    mode: cudnnConvolutionMode_t,
    computeType: cudnnDataType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnConvolutionDescriptor_t,
            i32,
            i32,
            i32,
            i32,
            i32,
            i32,
            cudnnConvolutionMode_t,
            cudnnDataType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetConvolution2dDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    convDesc,
                    pad_h,
                    pad_w,
                    u,
                    v,
                    dilation_h,
                    dilation_w,
                    mode,
                    computeType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetConvolutionGroupCount(cudnnConvolutionDescriptor_t convDesc, int groupCount)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetConvolutionGroupCount(
    convDesc: cudnnConvolutionDescriptor_t,
    groupCount: i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnConvolutionDescriptor_t, i32) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetConvolutionGroupCount");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(convDesc, groupCount) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetConvolutionMathType(cudnnConvolutionDescriptor_t convDesc, cudnnMathType_t mathType)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetConvolutionMathType(
    convDesc: cudnnConvolutionDescriptor_t,
    mathType: cudnnMathType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnConvolutionDescriptor_t,
            cudnnMathType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetConvolutionMathType");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(convDesc, mathType) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetConvolutionNdDescriptor(cudnnConvolutionDescriptor_t convDesc, int arrayLength, const int *padA, const int *filterStrideA, const int *dilationA, cudnnConvolutionMode_t mode, cudnnDataType_t computeType)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetConvolutionNdDescriptor(
    convDesc: cudnnConvolutionDescriptor_t,
    arrayLength: i32,
    padA: *const i32,
    filterStrideA: *const i32,
    dilationA: *const i32,
    mode: cudnnConvolutionMode_t,
    computeType: cudnnDataType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnConvolutionDescriptor_t,
            i32,
            *const i32,
            *const i32,
            *const i32,
            cudnnConvolutionMode_t,
            cudnnDataType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetConvolutionNdDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    convDesc,
                    arrayLength,
                    padA,
                    filterStrideA,
                    dilationA,
                    mode,
                    computeType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetConvolutionReorderType(cudnnConvolutionDescriptor_t convDesc, cudnnReorderType_t reorderType)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetConvolutionReorderType(
    convDesc: cudnnConvolutionDescriptor_t,
    reorderType: cudnnReorderType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnConvolutionDescriptor_t,
            cudnnReorderType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetConvolutionReorderType");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(convDesc, reorderType) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc, cudnnHandle_t handle, float dropout, void *states, size_t stateSizeInBytes, unsigned long long seed)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetDropoutDescriptor(
    dropoutDesc: cudnnDropoutDescriptor_t,
    handle: cudnnHandle_t,
    dropout: f32,
    states: *mut c_void,
    stateSizeInBytes: usize,
    seed: u64,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnDropoutDescriptor_t,
            cudnnHandle_t,
            f32,
            *mut c_void,
            usize,
            u64,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetDropoutDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(dropoutDesc, handle, dropout, states, stateSizeInBytes, seed)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetFilter4dDescriptor(cudnnFilterDescriptor_t filterDesc, cudnnDataType_t dataType, cudnnTensorFormat_t format, int k, int c, int h, int w)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetFilter4dDescriptor(
    filterDesc: cudnnFilterDescriptor_t,
    dataType: cudnnDataType_t,
    format: cudnnTensorFormat_t,
    k: i32,
    c: i32,
    h: i32,
    w: i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnFilterDescriptor_t,
            cudnnDataType_t,
            cudnnTensorFormat_t,
            i32,
            i32,
            i32,
            i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetFilter4dDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(filterDesc, dataType, format, k, c, h, w) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetFilterNdDescriptor(cudnnFilterDescriptor_t filterDesc, cudnnDataType_t dataType, cudnnTensorFormat_t format, int nbDims, const int *filterDimA)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetFilterNdDescriptor(
    filterDesc: cudnnFilterDescriptor_t,
    dataType: cudnnDataType_t,
    format: cudnnTensorFormat_t,
    nbDims: i32,
    filterDimA: *const i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnFilterDescriptor_t,
            cudnnDataType_t,
            cudnnTensorFormat_t,
            i32,
            *const i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetFilterNdDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe { exported(filterDesc, dataType, format, nbDims, filterDimA) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetFusedOpsConstParamPackAttribute(cudnnFusedOpsConstParamPack_t constPack, cudnnFusedOpsConstParamLabel_t paramLabel, const void *param)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetFusedOpsConstParamPackAttribute(
    constPack: cudnnFusedOpsConstParamPack_t,
    paramLabel: cudnnFusedOpsConstParamLabel_t,
    param: *const c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnFusedOpsConstParamPack_t,
            cudnnFusedOpsConstParamLabel_t,
            *const c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetFusedOpsConstParamPackAttribute");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(constPack, paramLabel, param) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetFusedOpsVariantParamPackAttribute(cudnnFusedOpsVariantParamPack_t varPack, cudnnFusedOpsVariantParamLabel_t paramLabel, void *ptr)`
///
/// In `cudnn_cnn.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetFusedOpsVariantParamPackAttribute(
    varPack: cudnnFusedOpsVariantParamPack_t,
    paramLabel: cudnnFusedOpsVariantParamLabel_t,
    ptr: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnFusedOpsVariantParamPack_t,
            cudnnFusedOpsVariantParamLabel_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetFusedOpsVariantParamPackAttribute");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(varPack, paramLabel, ptr) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetLRNDescriptor(cudnnLRNDescriptor_t normDesc, unsigned int lrnN, double lrnAlpha, double lrnBeta, double lrnK)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetLRNDescriptor(
    normDesc: cudnnLRNDescriptor_t,
    lrnN: u32,
    lrnAlpha: f64,
    lrnBeta: f64,
    lrnK: f64,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnLRNDescriptor_t,
            u32,
            f64,
            f64,
            f64,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetLRNDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(normDesc, lrnN, lrnAlpha, lrnBeta, lrnK) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetOpTensorDescriptor(cudnnOpTensorDescriptor_t opTensorDesc, cudnnOpTensorOp_t opTensorOp, cudnnDataType_t opTensorCompType, cudnnNanPropagation_t opTensorNanOpt)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetOpTensorDescriptor(
    opTensorDesc: cudnnOpTensorDescriptor_t,
    opTensorOp: cudnnOpTensorOp_t,
    opTensorCompType: cudnnDataType_t,
    opTensorNanOpt: cudnnNanPropagation_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnOpTensorDescriptor_t,
            cudnnOpTensorOp_t,
            cudnnDataType_t,
            cudnnNanPropagation_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetOpTensorDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(opTensorDesc, opTensorOp, opTensorCompType, opTensorNanOpt)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetPooling2dDescriptor(cudnnPoolingDescriptor_t poolingDesc, cudnnPoolingMode_t mode, cudnnNanPropagation_t maxpoolingNanOpt, int windowHeight, int windowWidth, int verticalPadding, int horizontalPadding, int verticalStride, int horizontalStride)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetPooling2dDescriptor(
    poolingDesc: cudnnPoolingDescriptor_t,
    mode: cudnnPoolingMode_t,
    maxpoolingNanOpt: cudnnNanPropagation_t,
    windowHeight: i32,
    windowWidth: i32,
    verticalPadding: i32,
    horizontalPadding: i32,
    verticalStride: i32,
    horizontalStride: i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnPoolingDescriptor_t,
            cudnnPoolingMode_t,
            cudnnNanPropagation_t,
            i32,
            i32,
            i32,
            i32,
            i32,
            i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetPooling2dDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    poolingDesc,
                    mode,
                    maxpoolingNanOpt,
                    windowHeight,
                    windowWidth,
                    verticalPadding,
                    horizontalPadding,
                    verticalStride,
                    horizontalStride,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetPoolingNdDescriptor(cudnnPoolingDescriptor_t poolingDesc, cudnnPoolingMode_t mode, cudnnNanPropagation_t maxpoolingNanOpt, int nbDims, const int *windowDimA, const int *paddingA, const int *strideA)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetPoolingNdDescriptor(
    poolingDesc: cudnnPoolingDescriptor_t,
    mode: cudnnPoolingMode_t,
    maxpoolingNanOpt: cudnnNanPropagation_t,
    nbDims: i32,
    windowDimA: *const i32,
    paddingA: *const i32,
    strideA: *const i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnPoolingDescriptor_t,
            cudnnPoolingMode_t,
            cudnnNanPropagation_t,
            i32,
            *const i32,
            *const i32,
            *const i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetPoolingNdDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    poolingDesc,
                    mode,
                    maxpoolingNanOpt,
                    nbDims,
                    windowDimA,
                    paddingA,
                    strideA,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetRNNDataDescriptor(cudnnRNNDataDescriptor_t rnnDataDesc, cudnnDataType_t dataType, cudnnRNNDataLayout_t layout, int maxSeqLength, int batchSize, int vectorSize, const int *seqLengthArray, void *paddingFill)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetRNNDataDescriptor(
    rnnDataDesc: cudnnRNNDataDescriptor_t,
    dataType: cudnnDataType_t,
    layout: cudnnRNNDataLayout_t,
    maxSeqLength: i32,
    batchSize: i32,
    vectorSize: i32,
    seqLengthArray: *const i32,
    paddingFill: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnRNNDataDescriptor_t,
            cudnnDataType_t,
            cudnnRNNDataLayout_t,
            i32,
            i32,
            i32,
            *const i32,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetRNNDataDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    rnnDataDesc,
                    dataType,
                    layout,
                    maxSeqLength,
                    batchSize,
                    vectorSize,
                    seqLengthArray,
                    paddingFill,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetRNNDescriptor_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNAlgo_t algo, cudnnRNNMode_t cellMode, cudnnRNNBiasMode_t biasMode, cudnnDirectionMode_t dirMode, cudnnRNNInputMode_t inputMode, cudnnDataType_t dataType, cudnnDataType_t mathPrec, cudnnMathType_t mathType, int32_t inputSize, int32_t hiddenSize, int32_t projSize, int32_t numLayers, cudnnDropoutDescriptor_t dropoutDesc, uint32_t auxFlags)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetRNNDescriptor_v8(
    rnnDesc: cudnnRNNDescriptor_t,
    algo: cudnnRNNAlgo_t,
    cellMode: cudnnRNNMode_t,
    biasMode: cudnnRNNBiasMode_t,
    dirMode: cudnnDirectionMode_t,
    inputMode: cudnnRNNInputMode_t,
    dataType: cudnnDataType_t,
    mathPrec: cudnnDataType_t,
    mathType: cudnnMathType_t,
    inputSize: i32,
    hiddenSize: i32,
    projSize: i32,
    numLayers: i32,
    dropoutDesc: cudnnDropoutDescriptor_t,
    auxFlags: u32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnRNNDescriptor_t,
            cudnnRNNAlgo_t,
            cudnnRNNMode_t,
            cudnnRNNBiasMode_t,
            cudnnDirectionMode_t,
            cudnnRNNInputMode_t,
            cudnnDataType_t,
            cudnnDataType_t,
            cudnnMathType_t,
            i32,
            i32,
            i32,
            i32,
            cudnnDropoutDescriptor_t,
            u32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetRNNDescriptor_v8");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    rnnDesc,
                    algo,
                    cellMode,
                    biasMode,
                    dirMode,
                    inputMode,
                    dataType,
                    mathPrec,
                    mathType,
                    inputSize,
                    hiddenSize,
                    projSize,
                    numLayers,
                    dropoutDesc,
                    auxFlags,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetReduceTensorDescriptor(cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnReduceTensorOp_t reduceTensorOp, cudnnDataType_t reduceTensorCompType, cudnnNanPropagation_t reduceTensorNanOpt, cudnnReduceTensorIndices_t reduceTensorIndices, cudnnIndicesType_t reduceTensorIndicesType)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetReduceTensorDescriptor(
    reduceTensorDesc: cudnnReduceTensorDescriptor_t,
    reduceTensorOp: cudnnReduceTensorOp_t,
    reduceTensorCompType: cudnnDataType_t,
    reduceTensorNanOpt: cudnnNanPropagation_t,
    reduceTensorIndices: cudnnReduceTensorIndices_t,
    reduceTensorIndicesType: cudnnIndicesType_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnReduceTensorDescriptor_t,
            cudnnReduceTensorOp_t,
            cudnnDataType_t,
            cudnnNanPropagation_t,
            cudnnReduceTensorIndices_t,
            cudnnIndicesType_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetReduceTensorDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    reduceTensorDesc,
                    reduceTensorOp,
                    reduceTensorCompType,
                    reduceTensorNanOpt,
                    reduceTensorIndices,
                    reduceTensorIndicesType,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetSeqDataDescriptor(cudnnSeqDataDescriptor_t seqDataDesc, cudnnDataType_t dataType, int nbDims, const int *dimA, const cudnnSeqDataAxis_t *axes, size_t seqLengthArraySize, const int *seqLengthArray, void *paddingFill)`
///
/// In `cudnn_adv.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetSeqDataDescriptor(
    seqDataDesc: cudnnSeqDataDescriptor_t,
    dataType: cudnnDataType_t,
    nbDims: i32,
    dimA: *const i32,
    axes: *const cudnnSeqDataAxis_t,
    seqLengthArraySize: usize,
    seqLengthArray: *const i32,
    paddingFill: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnSeqDataDescriptor_t,
            cudnnDataType_t,
            i32,
            *const i32,
            *const cudnnSeqDataAxis_t,
            usize,
            *const i32,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetSeqDataDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    seqDataDesc,
                    dataType,
                    nbDims,
                    dimA,
                    axes,
                    seqLengthArraySize,
                    seqLengthArray,
                    paddingFill,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetSpatialTransformerNdDescriptor(cudnnSpatialTransformerDescriptor_t stDesc, cudnnSamplerType_t samplerType, cudnnDataType_t dataType, int nbDims, const int *dimA)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetSpatialTransformerNdDescriptor(
    stDesc: cudnnSpatialTransformerDescriptor_t,
    samplerType: cudnnSamplerType_t,
    dataType: cudnnDataType_t,
    nbDims: i32,
    dimA: *const i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnSpatialTransformerDescriptor_t,
            cudnnSamplerType_t,
            cudnnDataType_t,
            i32,
            *const i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetSpatialTransformerNdDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(stDesc, samplerType, dataType, nbDims, dimA) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetStream(cudnnHandle_t handle, cudaStream_t streamId)`
///
/// In `cudnn_graph.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetStream(
    handle: cudnnHandle_t,
    streamId: runtime::cudaStream_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cudnnHandle_t, runtime::cudaStream_t) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetStream");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, streamId) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetTensor(cudnnHandle_t handle, cudnnTensorDescriptor_t yDesc, void *y, const void *valuePtr)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetTensor(
    handle: cudnnHandle_t,
    yDesc: cudnnTensorDescriptor_t,
    y: *mut c_void,
    valuePtr: *const c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnTensorDescriptor_t,
            *mut c_void,
            *const c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetTensor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, yDesc, y, valuePtr) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetTensor4dDescriptor(cudnnTensorDescriptor_t tensorDesc, cudnnTensorFormat_t format, cudnnDataType_t dataType, int n, int c, int h, int w)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetTensor4dDescriptor(
    tensorDesc: cudnnTensorDescriptor_t,
    format: cudnnTensorFormat_t,
    dataType: cudnnDataType_t,
    n: i32,
    c: i32,
    h: i32,
    w: i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnTensorDescriptor_t,
            cudnnTensorFormat_t,
            cudnnDataType_t,
            i32,
            i32,
            i32,
            i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetTensor4dDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(tensorDesc, format, dataType, n, c, h, w) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetTensor4dDescriptorEx(cudnnTensorDescriptor_t tensorDesc, cudnnDataType_t dataType, int n, int c, int h, int w, int nStride, int cStride, int hStride, int wStride)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetTensor4dDescriptorEx(
    tensorDesc: cudnnTensorDescriptor_t,
    dataType: cudnnDataType_t,
    n: i32,
    c: i32,
    h: i32,
    w: i32,
    nStride: i32,
    cStride: i32,
    hStride: i32,
    wStride: i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnTensorDescriptor_t,
            cudnnDataType_t,
            i32,
            i32,
            i32,
            i32,
            i32,
            i32,
            i32,
            i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetTensor4dDescriptorEx");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    tensorDesc,
                    dataType,
                    n,
                    c,
                    h,
                    w,
                    nStride,
                    cStride,
                    hStride,
                    wStride,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetTensorNdDescriptor(cudnnTensorDescriptor_t tensorDesc, cudnnDataType_t dataType, int nbDims, const int *dimA, const int *strideA)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetTensorNdDescriptor(
    tensorDesc: cudnnTensorDescriptor_t,
    dataType: cudnnDataType_t,
    nbDims: i32,
    dimA: *const i32,
    strideA: *const i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnTensorDescriptor_t,
            cudnnDataType_t,
            i32,
            *const i32,
            *const i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetTensorNdDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(tensorDesc, dataType, nbDims, dimA, strideA) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetTensorNdDescriptorEx(cudnnTensorDescriptor_t tensorDesc, cudnnTensorFormat_t format, cudnnDataType_t dataType, int nbDims, const int *dimA)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetTensorNdDescriptorEx(
    tensorDesc: cudnnTensorDescriptor_t,
    format: cudnnTensorFormat_t,
    dataType: cudnnDataType_t,
    nbDims: i32,
    dimA: *const i32,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnTensorDescriptor_t,
            cudnnTensorFormat_t,
            cudnnDataType_t,
            i32,
            *const i32,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetTensorNdDescriptorEx");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(tensorDesc, format, dataType, nbDims, dimA) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSetTensorTransformDescriptor(cudnnTensorTransformDescriptor_t transformDesc, uint32_t nbDims, cudnnTensorFormat_t destFormat, const int32_t *padBeforeA, const int32_t *padAfterA, const uint32_t *foldA, cudnnFoldingDirection_t direction)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSetTensorTransformDescriptor(
    transformDesc: cudnnTensorTransformDescriptor_t,
    nbDims: u32,
    destFormat: cudnnTensorFormat_t,
    padBeforeA: *const i32,
    padAfterA: *const i32,
    foldA: *const u32,
    direction: cudnnFoldingDirection_t,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnTensorTransformDescriptor_t,
            u32,
            cudnnTensorFormat_t,
            *const i32,
            *const i32,
            *const u32,
            cudnnFoldingDirection_t,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSetTensorTransformDescriptor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    transformDesc,
                    nbDims,
                    destFormat,
                    padBeforeA,
                    padAfterA,
                    foldA,
                    direction,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSoftmaxBackward(cudnnHandle_t handle, cudnnSoftmaxAlgorithm_t algo, cudnnSoftmaxMode_t mode, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSoftmaxBackward(
    handle: cudnnHandle_t,
    algo: cudnnSoftmaxAlgorithm_t,
    mode: cudnnSoftmaxMode_t,
    alpha: *const c_void,
    yDesc: cudnnTensorDescriptor_t,
    y: *const c_void,
    dyDesc: cudnnTensorDescriptor_t,
    dy: *const c_void,
    beta: *const c_void,
    dxDesc: cudnnTensorDescriptor_t,
    dx: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnSoftmaxAlgorithm_t,
            cudnnSoftmaxMode_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSoftmaxBackward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    algo,
                    mode,
                    alpha,
                    yDesc,
                    y,
                    dyDesc,
                    dy,
                    beta,
                    dxDesc,
                    dx,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSoftmaxForward(cudnnHandle_t handle, cudnnSoftmaxAlgorithm_t algo, cudnnSoftmaxMode_t mode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSoftmaxForward(
    handle: cudnnHandle_t,
    algo: cudnnSoftmaxAlgorithm_t,
    mode: cudnnSoftmaxMode_t,
    alpha: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    beta: *const c_void,
    yDesc: cudnnTensorDescriptor_t,
    y: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnSoftmaxAlgorithm_t,
            cudnnSoftmaxMode_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSoftmaxForward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe { exported(handle, algo, mode, alpha, xDesc, x, beta, yDesc, y) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSpatialTfGridGeneratorBackward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *dgrid, void *dtheta)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSpatialTfGridGeneratorBackward(
    handle: cudnnHandle_t,
    stDesc: cudnnSpatialTransformerDescriptor_t,
    dgrid: *const c_void,
    dtheta: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnSpatialTransformerDescriptor_t,
            *const c_void,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSpatialTfGridGeneratorBackward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, stDesc, dgrid, dtheta) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSpatialTfGridGeneratorForward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *theta, void *grid)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSpatialTfGridGeneratorForward(
    handle: cudnnHandle_t,
    stDesc: cudnnSpatialTransformerDescriptor_t,
    theta: *const c_void,
    grid: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnSpatialTransformerDescriptor_t,
            *const c_void,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSpatialTfGridGeneratorForward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, stDesc, theta, grid) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSpatialTfSamplerBackward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx, const void *alphaDgrid, cudnnTensorDescriptor_t dyDesc, const void *dy, const void *grid, const void *betaDgrid, void *dgrid)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSpatialTfSamplerBackward(
    handle: cudnnHandle_t,
    stDesc: cudnnSpatialTransformerDescriptor_t,
    alpha: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    beta: *const c_void,
    dxDesc: cudnnTensorDescriptor_t,
    dx: *mut c_void,
    alphaDgrid: *const c_void,
    dyDesc: cudnnTensorDescriptor_t,
    dy: *const c_void,
    grid: *const c_void,
    betaDgrid: *const c_void,
    dgrid: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnSpatialTransformerDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            *const c_void,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSpatialTfSamplerBackward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    stDesc,
                    alpha,
                    xDesc,
                    x,
                    beta,
                    dxDesc,
                    dx,
                    alphaDgrid,
                    dyDesc,
                    dy,
                    grid,
                    betaDgrid,
                    dgrid,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSpatialTfSamplerForward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *grid, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSpatialTfSamplerForward(
    handle: cudnnHandle_t,
    stDesc: cudnnSpatialTransformerDescriptor_t,
    alpha: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    grid: *const c_void,
    beta: *const c_void,
    yDesc: cudnnTensorDescriptor_t,
    y: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnSpatialTransformerDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnSpatialTfSamplerForward");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe { exported(handle, stDesc, alpha, xDesc, x, grid, beta, yDesc, y) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnSubquadraticOpsVersionCheck(void)`
///
/// In `cudnn_subquadratic_ops.h` since cuDNN 9.22.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnSubquadraticOpsVersionCheck() -> cudnnStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> cudnnStatus_t> = Symbol::new(
            c"cudnnSubquadraticOpsVersionCheck",
        )
        .since("9.22");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnTransformFilter(cudnnHandle_t handle, cudnnTensorTransformDescriptor_t transDesc, const void *alpha, cudnnFilterDescriptor_t srcDesc, const void *srcData, const void *beta, cudnnFilterDescriptor_t destDesc, void *destData)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnTransformFilter(
    handle: cudnnHandle_t,
    transDesc: cudnnTensorTransformDescriptor_t,
    alpha: *const c_void,
    srcDesc: cudnnFilterDescriptor_t,
    srcData: *const c_void,
    beta: *const c_void,
    destDesc: cudnnFilterDescriptor_t,
    destData: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnTensorTransformDescriptor_t,
            *const c_void,
            cudnnFilterDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnFilterDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnTransformFilter");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transDesc,
                    alpha,
                    srcDesc,
                    srcData,
                    beta,
                    destDesc,
                    destData,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnTransformTensor(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnTransformTensor(
    handle: cudnnHandle_t,
    alpha: *const c_void,
    xDesc: cudnnTensorDescriptor_t,
    x: *const c_void,
    beta: *const c_void,
    yDesc: cudnnTensorDescriptor_t,
    y: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnTransformTensor");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => unsafe { exported(handle, alpha, xDesc, x, beta, yDesc, y) }
        Err(missing) => missing.status(),
    }
}

/// `cudnnStatus_t cudnnTransformTensorEx(cudnnHandle_t handle, cudnnTensorTransformDescriptor_t transDesc, const void *alpha, cudnnTensorDescriptor_t srcDesc, const void *srcData, const void *beta, cudnnTensorDescriptor_t destDesc, void *destData)`
///
/// In `cudnn_ops.h` since cuDNN 9.10 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cudnnTransformTensorEx(
    handle: cudnnHandle_t,
    transDesc: cudnnTensorTransformDescriptor_t,
    alpha: *const c_void,
    srcDesc: cudnnTensorDescriptor_t,
    srcData: *const c_void,
    beta: *const c_void,
    destDesc: cudnnTensorDescriptor_t,
    destData: *mut c_void,
) -> cudnnStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cudnnHandle_t,
            cudnnTensorTransformDescriptor_t,
            *const c_void,
            cudnnTensorDescriptor_t,
            *const c_void,
            *const c_void,
            cudnnTensorDescriptor_t,
            *mut c_void,
        ) -> cudnnStatus_t,
    > = Symbol::new(c"cudnnTransformTensorEx");
    match SYMBOL.get(&CUDNN) {
        Ok(exported) => {
            unsafe {
                exported(
                    handle,
                    transDesc,
                    alpha,
                    srcDesc,
                    srcData,
                    beta,
                    destDesc,
                    destData,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}
