//! Macros with a value (cuFile).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUFILE_GPU_UUID_LEN`, from `cufile.h`, since CUDA 13.0.
pub const CUFILE_GPU_UUID_LEN: u32 = 16;

/// `#define CU_FILE_P2P_FLAG_C2C`, from `cufile.h`, since CUDA 13.1.
pub const CU_FILE_P2P_FLAG_C2C: CUfileP2PFlags_t = CUfileP2PFlags_t(8);

/// `#define CU_FILE_P2P_FLAG_DMABUF`, from `cufile.h`, since CUDA 13.1.
pub const CU_FILE_P2P_FLAG_DMABUF: CUfileP2PFlags_t = CUfileP2PFlags_t(4);

/// `#define CU_FILE_P2P_FLAG_NVFS`, from `cufile.h`, since CUDA 13.1.
pub const CU_FILE_P2P_FLAG_NVFS: CUfileP2PFlags_t = CUfileP2PFlags_t(2);

/// `#define CU_FILE_P2P_FLAG_PCI_P2PDMA`, from `cufile.h`, since CUDA 13.1.
pub const CU_FILE_P2P_FLAG_PCI_P2PDMA: CUfileP2PFlags_t = CUfileP2PFlags_t(1);

/// `#define CU_FILE_RDMA_ERR_BASE`, from `cufile.h`, since CUDA 13.4.
pub const CU_FILE_RDMA_ERR_BASE: u32 = 6000;

/// `#define CU_FILE_RDMA_RESET_TOKEN`, from `cufile.h`, since CUDA 13.4.
pub const CU_FILE_RDMA_RESET_TOKEN: u32 = 6001;

/// `#define CU_FILE_RDMA_RESET_TOKEN_FAILED`, from `cufile.h`, since CUDA 13.4.
pub const CU_FILE_RDMA_RESET_TOKEN_FAILED: u32 = 6002;

/// `#define CU_FILE_RDMA_SUCCESS`, from `cufile.h`, since CUDA 13.4.
pub const CU_FILE_RDMA_SUCCESS: u32 = 0;
