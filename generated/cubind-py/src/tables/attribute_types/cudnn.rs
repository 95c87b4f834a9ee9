//! The types of values that an enum's member selects.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::cudnn9;

pub(crate) static cudnnBackendAttributeType_t: Attributes = Attributes::new(
    &cudnn9::cudnnBackendAttributeType_t,
    &[
        (0, Ty::Value(&cudnn9::cudnnHandle_t)), (1, Ty::Enum(&cudnn9::cudnnDataType_t)), (2, Ty::Bool), (3, Ty::I64),
        (4, Ty::F32), (5, Ty::F64), (6, Ty::Pointer), (7, Ty::Enum(&cudnn9::cudnnConvolutionMode_t)),
        (8, Ty::Enum(&cudnn9::cudnnBackendHeurMode_t)), (9, Ty::Enum(&cudnn9::cudnnBackendKnobType_t)),
        (10, Ty::Enum(&cudnn9::cudnnNanPropagation_t)), (11, Ty::Enum(&cudnn9::cudnnBackendNumericalNote_t)),
        (12, Ty::Enum(&cudnn9::cudnnBackendLayoutType_t)), (13, Ty::Enum(&cudnn9::cudnnBackendAttributeName_t)),
        (14, Ty::Enum(&cudnn9::cudnnPointwiseMode_t)), (15, Ty::Value(&cudnn9::cudnnBackendDescriptor_t)),
        (16, Ty::Enum(&cudnn9::cudnnGenStatsMode_t)), (17, Ty::Enum(&cudnn9::cudnnBnFinalizeStatsMode_t)),
        (18, Ty::Enum(&cudnn9::cudnnReduceTensorOp_t)), (19, Ty::Enum(&cudnn9::cudnnBackendBehaviorNote_t)),
        (20, Ty::Enum(&cudnn9::cudnnBackendTensorReordering_t)), (21, Ty::Enum(&cudnn9::cudnnResampleMode_t)),
        (22, Ty::Enum(&cudnn9::cudnnPaddingMode_t)), (23, Ty::I32), (24, Ty::Chars(1)),
        (25, Ty::Enum(&cudnn9::cudnnSignalMode_t)), (26, Ty::Record(&cudnn9::cudnnFraction_t)),
        (27, Ty::Enum(&cudnn9::cudnnBackendNormMode_t)), (28, Ty::Enum(&cudnn9::cudnnBackendNormFwdPhase_t)),
        (29, Ty::Enum(&cudnn9::cudnnRngDistribution_t)), (30, Ty::Enum(&cudnn9::cudnnMoeGroupedMatmulMode_t)),
        (31, Ty::Enum(&cudnn9::cudnnBackendReshapeMode_t)), (32, Ty::Enum(&cudnn9::cudnnBackendOperationGraphMode_t)),
        (33, Ty::Enum(&cudnn9::cudnnCudaGraphRetention_t)),
    ],
);

pub(crate) static cudnnDataType_t: Attributes = Attributes::new(
    &cudnn9::cudnnDataType_t,
    &[
        (0, Ty::F32), (1, Ty::F64), (2, Ty::Float16), (3, Ty::I8), (4, Ty::I32), (6, Ty::U8), (9, Ty::Bfloat16),
        (10, Ty::I64), (19, Ty::U32),
    ],
);
