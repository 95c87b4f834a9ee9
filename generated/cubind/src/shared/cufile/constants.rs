//! Macros with a value (cuFile).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUFILEOP_BASE_ERR`, from `cufile.h`, since at least CUDA 12.6.
pub const CUFILEOP_BASE_ERR: u32 = 5000;

/// `#define CU_FILE_RDMA_REGISTER`, from `cufile.h`, since at least CUDA 12.6.
pub const CU_FILE_RDMA_REGISTER: u32 = 1;

/// `#define CU_FILE_RDMA_RELAXED_ORDERING`, from `cufile.h`, since at least CUDA 12.6.
pub const CU_FILE_RDMA_RELAXED_ORDERING: u32 = 2;

/// `#define CU_FILE_STREAM_FIXED_BUF_OFFSET`, from `cufile.h`, since at least CUDA 12.6.
pub const CU_FILE_STREAM_FIXED_BUF_OFFSET: u32 = 1;

/// `#define CU_FILE_STREAM_FIXED_FILE_OFFSET`, from `cufile.h`, since at least CUDA 12.6.
pub const CU_FILE_STREAM_FIXED_FILE_OFFSET: u32 = 2;

/// `#define CU_FILE_STREAM_FIXED_FILE_SIZE`, from `cufile.h`, since at least CUDA 12.6.
pub const CU_FILE_STREAM_FIXED_FILE_SIZE: u32 = 4;

/// `#define CU_FILE_STREAM_PAGE_ALIGNED_INPUTS`, from `cufile.h`, since at least CUDA 12.6.
pub const CU_FILE_STREAM_PAGE_ALIGNED_INPUTS: u32 = 8;
