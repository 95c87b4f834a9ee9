//! Functions (cuBLAS and cuBLASXt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/cublas/functions.rs"]
mod common;
pub use common::*;

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
