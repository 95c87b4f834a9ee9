//! Handles, integer typedefs, callback types and other type aliases (cuFFT).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef cudaLibXtDesc_t cudaLibXtDesc`, from `cudalibxt.h`, since at least CUDA 12.0.
pub type cudaLibXtDesc = cudaLibXtDesc_t;

/// `typedef cudaXtDesc_t cudaXtDesc`, from `cudalibxt.h`, since at least CUDA 12.0.
pub type cudaXtDesc = cudaXtDesc_t;

/// `cufftComplex (*cufftCallbackLoadC)(void *, size_t, void *, void *)`, from `cufftXt.h`, since at least CUDA 12.0.
pub type cufftCallbackLoadC = Option<
    unsafe extern "system" fn(
        dataIn: *mut c_void, offset: usize, callerInfo: *mut c_void, sharedPointer: *mut c_void,
    ) -> cufftComplex,
>;

/// `cufftDoubleReal (*cufftCallbackLoadD)(void *, size_t, void *, void *)`, from `cufftXt.h`, since at least CUDA 12.0.
pub type cufftCallbackLoadD = Option<
    unsafe extern "system" fn(
        dataIn: *mut c_void, offset: usize, callerInfo: *mut c_void, sharedPointer: *mut c_void,
    ) -> cufftDoubleReal,
>;

/// `cufftReal (*cufftCallbackLoadR)(void *, size_t, void *, void *)`, from `cufftXt.h`, since at least CUDA 12.0.
pub type cufftCallbackLoadR = Option<
    unsafe extern "system" fn(
        dataIn: *mut c_void, offset: usize, callerInfo: *mut c_void, sharedPointer: *mut c_void,
    ) -> cufftReal,
>;

/// `cufftDoubleComplex (*cufftCallbackLoadZ)(void *, size_t, void *, void *)`, from `cufftXt.h`, since at least CUDA 12.0.
pub type cufftCallbackLoadZ = Option<
    unsafe extern "system" fn(
        dataIn: *mut c_void, offset: usize, callerInfo: *mut c_void, sharedPointer: *mut c_void,
    ) -> cufftDoubleComplex,
>;

/// `void (*cufftCallbackStoreC)(void *, size_t, cufftComplex, void *, void *)`, from `cufftXt.h`, since at least CUDA 12.0.
pub type cufftCallbackStoreC = Option<
    unsafe extern "system" fn(
        dataOut: *mut c_void, offset: usize, element: cufftComplex, callerInfo: *mut c_void, sharedPointer: *mut c_void,
    ),
>;

/// `void (*cufftCallbackStoreD)(void *, size_t, cufftDoubleReal, void *, void *)`, from `cufftXt.h`, since at least CUDA 12.0.
pub type cufftCallbackStoreD = Option<
    unsafe extern "system" fn(
        dataOut: *mut c_void, offset: usize, element: cufftDoubleReal, callerInfo: *mut c_void,
        sharedPointer: *mut c_void,
    ),
>;

/// `void (*cufftCallbackStoreR)(void *, size_t, cufftReal, void *, void *)`, from `cufftXt.h`, since at least CUDA 12.0.
pub type cufftCallbackStoreR = Option<
    unsafe extern "system" fn(
        dataOut: *mut c_void, offset: usize, element: cufftReal, callerInfo: *mut c_void, sharedPointer: *mut c_void,
    ),
>;

/// `void (*cufftCallbackStoreZ)(void *, size_t, cufftDoubleComplex, void *, void *)`, from `cufftXt.h`, since at least CUDA 12.0.
pub type cufftCallbackStoreZ = Option<
    unsafe extern "system" fn(
        dataOut: *mut c_void, offset: usize, element: cufftDoubleComplex, callerInfo: *mut c_void,
        sharedPointer: *mut c_void,
    ),
>;

/// `typedef cuComplex cufftComplex`, from `cufft.h`, since at least CUDA 12.0.
pub type cufftComplex = runtime::cuComplex;

/// `typedef cuDoubleComplex cufftDoubleComplex`, from `cufft.h`, since at least CUDA 12.0.
pub type cufftDoubleComplex = runtime::cuDoubleComplex;

/// `typedef double cufftDoubleReal`, from `cufft.h`, since at least CUDA 12.0.
pub type cufftDoubleReal = f64;

/// `typedef int cufftHandle`, from `cufft.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cufftHandle(pub i32);

scalar!(cufftHandle, i32);

/// `cufftComplex (*cufftJITCallbackLoadC)(void *, unsigned long long, void *, void *)`, from `cufftXt.h`, since CUDA 12.6.
pub type cufftJITCallbackLoadC = Option<
    unsafe extern "system" fn(
        dataIn: *mut c_void, offset: u64, callerInfo: *mut c_void, sharedPointer: *mut c_void,
    ) -> cufftComplex,
>;

/// `cufftDoubleReal (*cufftJITCallbackLoadD)(void *, unsigned long long, void *, void *)`, from `cufftXt.h`, since CUDA 12.6.
pub type cufftJITCallbackLoadD = Option<
    unsafe extern "system" fn(
        dataIn: *mut c_void, offset: u64, callerInfo: *mut c_void, sharedPointer: *mut c_void,
    ) -> cufftDoubleReal,
>;

/// `cufftReal (*cufftJITCallbackLoadR)(void *, unsigned long long, void *, void *)`, from `cufftXt.h`, since CUDA 12.6.
pub type cufftJITCallbackLoadR = Option<
    unsafe extern "system" fn(
        dataIn: *mut c_void, offset: u64, callerInfo: *mut c_void, sharedPointer: *mut c_void,
    ) -> cufftReal,
>;

/// `cufftDoubleComplex (*cufftJITCallbackLoadZ)(void *, unsigned long long, void *, void *)`, from `cufftXt.h`, since CUDA 12.6.
pub type cufftJITCallbackLoadZ = Option<
    unsafe extern "system" fn(
        dataIn: *mut c_void, offset: u64, callerInfo: *mut c_void, sharedPointer: *mut c_void,
    ) -> cufftDoubleComplex,
>;

/// `void (*cufftJITCallbackStoreC)(void *, unsigned long long, cufftComplex, void *, void *)`, from `cufftXt.h`, since CUDA 12.6.
pub type cufftJITCallbackStoreC = Option<
    unsafe extern "system" fn(
        dataOut: *mut c_void, offset: u64, element: cufftComplex, callerInfo: *mut c_void, sharedPointer: *mut c_void,
    ),
>;

/// `void (*cufftJITCallbackStoreD)(void *, unsigned long long, cufftDoubleReal, void *, void *)`, from `cufftXt.h`, since CUDA 12.6.
pub type cufftJITCallbackStoreD = Option<
    unsafe extern "system" fn(
        dataOut: *mut c_void, offset: u64, element: cufftDoubleReal, callerInfo: *mut c_void,
        sharedPointer: *mut c_void,
    ),
>;

/// `void (*cufftJITCallbackStoreR)(void *, unsigned long long, cufftReal, void *, void *)`, from `cufftXt.h`, since CUDA 12.6.
pub type cufftJITCallbackStoreR = Option<
    unsafe extern "system" fn(
        dataOut: *mut c_void, offset: u64, element: cufftReal, callerInfo: *mut c_void, sharedPointer: *mut c_void,
    ),
>;

/// `void (*cufftJITCallbackStoreZ)(void *, unsigned long long, cufftDoubleComplex, void *, void *)`, from `cufftXt.h`, since CUDA 12.6.
pub type cufftJITCallbackStoreZ = Option<
    unsafe extern "system" fn(
        dataOut: *mut c_void, offset: u64, element: cufftDoubleComplex, callerInfo: *mut c_void,
        sharedPointer: *mut c_void,
    ),
>;

/// `typedef float cufftReal`, from `cufft.h`, since at least CUDA 12.0.
pub type cufftReal = f32;

/// `typedef libFormat_t libFormat`, from `cudalibxt.h`, since at least CUDA 12.0.
pub type libFormat = libFormat_t;
