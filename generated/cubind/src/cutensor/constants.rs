//! Macros with a value (cuTENSOR).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUTENSOR_C_16BF`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_C_16BF: runtime::cudaDataType = runtime::cudaDataType(15);

/// `#define CUTENSOR_C_16F`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_C_16F: runtime::cudaDataType = runtime::cudaDataType(6);

/// `#define CUTENSOR_C_16I`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_C_16I: runtime::cudaDataType = runtime::cudaDataType(21);

/// `#define CUTENSOR_C_16U`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_C_16U: runtime::cudaDataType = runtime::cudaDataType(23);

/// `#define CUTENSOR_C_32F`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_C_32F: runtime::cudaDataType = runtime::cudaDataType(4);

/// `#define CUTENSOR_C_32I`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_C_32I: runtime::cudaDataType = runtime::cudaDataType(11);

/// `#define CUTENSOR_C_32U`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_C_32U: runtime::cudaDataType = runtime::cudaDataType(13);

/// `#define CUTENSOR_C_4I`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_C_4I: runtime::cudaDataType = runtime::cudaDataType(17);

/// `#define CUTENSOR_C_4U`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_C_4U: runtime::cudaDataType = runtime::cudaDataType(19);

/// `#define CUTENSOR_C_64F`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_C_64F: runtime::cudaDataType = runtime::cudaDataType(5);

/// `#define CUTENSOR_C_64I`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_C_64I: runtime::cudaDataType = runtime::cudaDataType(25);

/// `#define CUTENSOR_C_64U`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_C_64U: runtime::cudaDataType = runtime::cudaDataType(27);

/// `#define CUTENSOR_C_8I`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_C_8I: runtime::cudaDataType = runtime::cudaDataType(7);

/// `#define CUTENSOR_C_8U`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_C_8U: runtime::cudaDataType = runtime::cudaDataType(9);

/// `#define CUTENSOR_MAJOR`, from `cutensor.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_MAJOR: u32 = 2;

/// `#define CUTENSOR_MINOR`, from `cutensor.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_MINOR: u32 = 8;

/// `#define CUTENSOR_PATCH`, from `cutensor.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_PATCH: u32 = 0;

/// `#define CUTENSOR_R_16BF`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_R_16BF: runtime::cudaDataType = runtime::cudaDataType(14);

/// `#define CUTENSOR_R_16F`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_R_16F: runtime::cudaDataType = runtime::cudaDataType(2);

/// `#define CUTENSOR_R_16I`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_R_16I: runtime::cudaDataType = runtime::cudaDataType(20);

/// `#define CUTENSOR_R_16U`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_R_16U: runtime::cudaDataType = runtime::cudaDataType(22);

/// `#define CUTENSOR_R_32F`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_R_32F: runtime::cudaDataType = runtime::cudaDataType(0);

/// `#define CUTENSOR_R_32I`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_R_32I: runtime::cudaDataType = runtime::cudaDataType(10);

/// `#define CUTENSOR_R_32U`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_R_32U: runtime::cudaDataType = runtime::cudaDataType(12);

/// `#define CUTENSOR_R_4I`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_R_4I: runtime::cudaDataType = runtime::cudaDataType(16);

/// `#define CUTENSOR_R_4U`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_R_4U: runtime::cudaDataType = runtime::cudaDataType(18);

/// `#define CUTENSOR_R_64F`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_R_64F: runtime::cudaDataType = runtime::cudaDataType(1);

/// `#define CUTENSOR_R_64I`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_R_64I: runtime::cudaDataType = runtime::cudaDataType(24);

/// `#define CUTENSOR_R_64U`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_R_64U: runtime::cudaDataType = runtime::cudaDataType(26);

/// `#define CUTENSOR_R_8I`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_R_8I: runtime::cudaDataType = runtime::cudaDataType(3);

/// `#define CUTENSOR_R_8U`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_R_8U: runtime::cudaDataType = runtime::cudaDataType(8);

/// `#define CUTENSOR_VERSION`, from `cutensor.h`, since at least cuTENSOR 2.3.
pub const CUTENSOR_VERSION: u32 = 20800;
