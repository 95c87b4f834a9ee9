//! Functions: cuBLAS and cuBLASXt.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../both/cublas/functions.rs"]
mod both;
pub use both::*;

const fn value_size_cublasComputeType_t(selector: cublasComputeType_t) -> ValueSize {
    match selector {
        cublasComputeType_t::CUBLAS_COMPUTE_16F
        | cublasComputeType_t::CUBLAS_COMPUTE_16F_PEDANTIC => ValueSize::One(2),
        cublasComputeType_t::CUBLAS_COMPUTE_32F
        | cublasComputeType_t::CUBLAS_COMPUTE_32F_PEDANTIC
        | cublasComputeType_t::CUBLAS_COMPUTE_32F_FAST_16F
        | cublasComputeType_t::CUBLAS_COMPUTE_32F_FAST_16BF
        | cublasComputeType_t::CUBLAS_COMPUTE_32F_FAST_TF32
        | cublasComputeType_t::CUBLAS_COMPUTE_32F_EMULATED_16BFX9
        | cublasComputeType_t::CUBLAS_COMPUTE_32I
        | cublasComputeType_t::CUBLAS_COMPUTE_32I_PEDANTIC => ValueSize::One(4),
        cublasComputeType_t::CUBLAS_COMPUTE_64F
        | cublasComputeType_t::CUBLAS_COMPUTE_64F_PEDANTIC
        | cublasComputeType_t::CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT => {
            ValueSize::One(8)
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cudaDataType(selector: runtime::cudaDataType) -> ValueSize {
    match selector {
        runtime::cudaDataType::CUDA_R_16F | runtime::cudaDataType::CUDA_R_16BF => {
            ValueSize::One(2)
        }
        runtime::cudaDataType::CUDA_R_32F | runtime::cudaDataType::CUDA_R_32I => {
            ValueSize::One(4)
        }
        runtime::cudaDataType::CUDA_C_32F | runtime::cudaDataType::CUDA_R_64F => {
            ValueSize::One(8)
        }
        runtime::cudaDataType::CUDA_C_64F => ValueSize::One(16),
        runtime::cudaDataType::CUDA_R_8I => ValueSize::One(1),
        _ => ValueSize::Any,
    }
}

const fn is_complex_cudaDataType(selector: runtime::cudaDataType) -> Option<bool> {
    match selector {
        runtime::cudaDataType::CUDA_C_32F | runtime::cudaDataType::CUDA_C_64F => {
            Some(true)
        }
        runtime::cudaDataType::CUDA_R_16F
        | runtime::cudaDataType::CUDA_R_16BF
        | runtime::cudaDataType::CUDA_R_32F
        | runtime::cudaDataType::CUDA_R_64F
        | runtime::cudaDataType::CUDA_R_8I
        | runtime::cudaDataType::CUDA_R_32I => Some(false),
        _ => None,
    }
}

/// Multiplies matrices of bytes with a bias each; C_mult and C_shift bring the result into bytes.
///
/// `cublasStatus_t cublasUint8gemmBias(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, cublasOperation_t transc, int m, int n, int k, const unsigned char *A, int A_bias, int lda, const unsigned char *B, int B_bias, int ldb, unsigned char *C, int C_bias, int ldc, int C_mult, int C_shift)`
///
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasUint8gemmBias).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasUint8gemmBias(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    transc: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<u8>,
    A_bias: i32,
    lda: i32,
    B: CuPtr<u8>,
    B_bias: i32,
    ldb: i32,
    C: CuPtr<u8>,
    C_bias: i32,
    ldc: i32,
    C_mult: i32,
    C_shift: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasUint8gemmBias(
        handle, transa, transb, transc, m, n, k, A.as_ptr(), A_bias, lda, B.as_ptr(), B_bias, ldb, C.as_mut_ptr(),
        C_bias, ldc, C_mult, C_shift,
    ) };
    (returned,)
}
