//! Macros with a value (cuDNN).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUDNN_ADV_MAJOR`, from `cudnn_adv.h`, since at least cuDNN 9.10.
pub const CUDNN_ADV_MAJOR: u32 = 9;

/// `#define CUDNN_ADV_MINOR`, from `cudnn_adv.h`, since at least cuDNN 9.10.
pub const CUDNN_ADV_MINOR: u32 = 28;

/// `#define CUDNN_ADV_PATCH`, from `cudnn_adv.h`, since at least cuDNN 9.10.
pub const CUDNN_ADV_PATCH: u32 = 0;

/// `#define CUDNN_ATTN_DISABLE_PROJ_BIASES`, from `cudnn_adv.h`, since at least cuDNN 9.10.
pub const CUDNN_ATTN_DISABLE_PROJ_BIASES: u32 = 0;

/// `#define CUDNN_ATTN_ENABLE_PROJ_BIASES`, from `cudnn_adv.h`, since at least cuDNN 9.10.
pub const CUDNN_ATTN_ENABLE_PROJ_BIASES: u32 = 2;

/// `#define CUDNN_ATTN_QUERYMAP_ALL_TO_ONE`, from `cudnn_adv.h`, since at least cuDNN 9.10.
pub const CUDNN_ATTN_QUERYMAP_ALL_TO_ONE: u32 = 0;

/// `#define CUDNN_ATTN_QUERYMAP_ONE_TO_ONE`, from `cudnn_adv.h`, since at least cuDNN 9.10.
pub const CUDNN_ATTN_QUERYMAP_ONE_TO_ONE: u32 = 1;

/// `#define CUDNN_ATTN_WKIND_COUNT`, from `cudnn_adv.h`, since at least cuDNN 9.10.
pub const CUDNN_ATTN_WKIND_COUNT: u32 = 8;

/// `#define CUDNN_BN_MIN_EPSILON`, from `cudnn_ops.h`, since at least cuDNN 9.10.
pub const CUDNN_BN_MIN_EPSILON: f64 = 0.0;

/// `#define CUDNN_CNN_MAJOR`, from `cudnn_cnn.h`, since at least cuDNN 9.10.
pub const CUDNN_CNN_MAJOR: u32 = 9;

/// `#define CUDNN_CNN_MINOR`, from `cudnn_cnn.h`, since at least cuDNN 9.10.
pub const CUDNN_CNN_MINOR: u32 = 28;

/// `#define CUDNN_CNN_PATCH`, from `cudnn_cnn.h`, since at least cuDNN 9.10.
pub const CUDNN_CNN_PATCH: u32 = 0;

/// `#define CUDNN_DIM_MAX`, from `cudnn_graph.h`, since at least cuDNN 9.10.
pub const CUDNN_DIM_MAX: u32 = 8;

/// `#define CUDNN_GRAPH_MAJOR`, from `cudnn_graph.h`, since at least cuDNN 9.10.
pub const CUDNN_GRAPH_MAJOR: u32 = 9;

/// `#define CUDNN_GRAPH_MINOR`, from `cudnn_graph.h`, since at least cuDNN 9.10.
pub const CUDNN_GRAPH_MINOR: u32 = 28;

/// `#define CUDNN_GRAPH_PATCH`, from `cudnn_graph.h`, since at least cuDNN 9.10.
pub const CUDNN_GRAPH_PATCH: u32 = 0;

/// `#define CUDNN_LRN_MAX_N`, from `cudnn_ops.h`, since at least cuDNN 9.10.
pub const CUDNN_LRN_MAX_N: u32 = 16;

/// `#define CUDNN_LRN_MIN_BETA`, from `cudnn_ops.h`, since at least cuDNN 9.10.
pub const CUDNN_LRN_MIN_BETA: f64 = 0.01;

/// `#define CUDNN_LRN_MIN_K`, from `cudnn_ops.h`, since at least cuDNN 9.10.
pub const CUDNN_LRN_MIN_K: f64 = 1e-5;

/// `#define CUDNN_LRN_MIN_N`, from `cudnn_ops.h`, since at least cuDNN 9.10.
pub const CUDNN_LRN_MIN_N: u32 = 1;

/// `#define CUDNN_MAJOR`, from `cudnn_version.h`, since at least cuDNN 9.10.
pub const CUDNN_MAJOR: u32 = 9;

/// `#define CUDNN_MAX_DEVICE_VERSION`, from `cudnn_version.h`, since at least cuDNN 9.10.
pub const CUDNN_MAX_DEVICE_VERSION: u32 = 1210;

/// `#define CUDNN_MAX_SM_MAJOR_NUMBER`, from `cudnn_version.h`, since at least cuDNN 9.10.
pub const CUDNN_MAX_SM_MAJOR_NUMBER: u32 = 12;

/// `#define CUDNN_MAX_SM_MINOR_NUMBER`, from `cudnn_version.h`, since at least cuDNN 9.10.
pub const CUDNN_MAX_SM_MINOR_NUMBER: u32 = 1;

/// `#define CUDNN_MINOR`, from `cudnn_version.h`, since at least cuDNN 9.10.
pub const CUDNN_MINOR: u32 = 28;

/// `#define CUDNN_OPS_MAJOR`, from `cudnn_ops.h`, since at least cuDNN 9.10.
pub const CUDNN_OPS_MAJOR: u32 = 9;

/// `#define CUDNN_OPS_MINOR`, from `cudnn_ops.h`, since at least cuDNN 9.10.
pub const CUDNN_OPS_MINOR: u32 = 28;

/// `#define CUDNN_OPS_PATCH`, from `cudnn_ops.h`, since at least cuDNN 9.10.
pub const CUDNN_OPS_PATCH: u32 = 0;

/// `#define CUDNN_PATCHLEVEL`, from `cudnn_version.h`, since at least cuDNN 9.10.
pub const CUDNN_PATCHLEVEL: u32 = 0;

/// `#define CUDNN_RNN_PADDED_IO_DISABLED`, from `cudnn_adv.h`, since at least cuDNN 9.10.
pub const CUDNN_RNN_PADDED_IO_DISABLED: u32 = 0;

/// `#define CUDNN_RNN_PADDED_IO_ENABLED`, from `cudnn_adv.h`, since at least cuDNN 9.10.
pub const CUDNN_RNN_PADDED_IO_ENABLED: u32 = 1;

/// `#define CUDNN_SEQDATA_DIM_COUNT`, from `cudnn_adv.h`, since at least cuDNN 9.10.
pub const CUDNN_SEQDATA_DIM_COUNT: u32 = 4;

/// `#define CUDNN_SEV_ERROR_EN`, from `cudnn_graph.h`, since at least cuDNN 9.10.
pub const CUDNN_SEV_ERROR_EN: u32 = 2;

/// `#define CUDNN_SEV_INFO_EN`, from `cudnn_graph.h`, since at least cuDNN 9.10.
pub const CUDNN_SEV_INFO_EN: u32 = 8;

/// `#define CUDNN_SEV_WARNING_EN`, from `cudnn_graph.h`, since at least cuDNN 9.10.
pub const CUDNN_SEV_WARNING_EN: u32 = 4;

/// `#define CUDNN_VERSION`, from `cudnn_version.h`, since at least cuDNN 9.10.
pub const CUDNN_VERSION: u32 = 92800;
