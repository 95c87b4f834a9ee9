//! Macros with a value (cuBLASLt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_16F`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_16F: u64 = 256;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32F`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32F: u64 = 512;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32I`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32I: u64 = 2048;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_64F`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_64F: u64 = 1024;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_TYPE_MASK`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_TYPE_MASK: u64 = 65280;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA: u64 = 8;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA: u64 = 1;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_GAUSSIAN`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_GAUSSIAN: u64 = 4294967296;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA: u64 = 2;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA: u64 = 4;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16BF`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16BF: u64 = 131072;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16F`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16F: u64 = 65536;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_32F`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_32F: u64 = 524288;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_64F`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_64F: u64 = 1048576;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E4M3`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E4M3: u64 = 4194304;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E5M2`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E5M2: u64 = 8388608;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8I`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8I: u64 = 2097152;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_TF32`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_TF32: u64 = 262144;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_INPUT_TYPE_MASK`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_INPUT_TYPE_MASK: u64 = 16711680;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK: u64 = 255;

/// `#define CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK`, from `cublasLt.h`, since at least CUDA 12.0.
pub const CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK: u64 = 254;
