//! The types of values that an enum's member selects.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::cutensornet2;

pub(crate) static cutensornetAccessorAttributes_t: Attributes = Attributes::new(
    &cutensornet2::cutensornetAccessorAttributes_t, &[(0, Ty::I32), (1, Ty::I32), (64, Ty::F64)],
);

pub(crate) static cutensornetContractionAutotunePreferenceAttributes_t: Attributes = Attributes::new(
    &cutensornet2::cutensornetContractionAutotunePreferenceAttributes_t, &[(0, Ty::I32), (1, Ty::I32)],
);

pub(crate) static cutensornetContractionOptimizerConfigAttributes_t: Attributes = Attributes::new(
    &cutensornet2::cutensornetContractionOptimizerConfigAttributes_t,
    &[
        (0, Ty::I32), (1, Ty::I32), (2, Ty::Enum(&cutensornet2::cutensornetGraphAlgo_t)), (3, Ty::I32), (4, Ty::I32),
        (5, Ty::I32), (10, Ty::I32), (11, Ty::I32), (20, Ty::I32),
        (21, Ty::Enum(&cutensornet2::cutensornetMemoryModel_t)), (22, Ty::I32), (23, Ty::I32), (24, Ty::I32),
        (30, Ty::I32), (31, Ty::I32), (40, Ty::I32), (60, Ty::I32),
        (61, Ty::Enum(&cutensornet2::cutensornetOptimizerCost_t)), (62, Ty::I32),
        (63, Ty::Enum(&cutensornet2::cutensornetSmartOption_t)), (64, Ty::I32),
    ],
);

pub(crate) static cutensornetContractionOptimizerInfoAttributes_t: Attributes = Attributes::new(
    &cutensornet2::cutensornetContractionOptimizerInfoAttributes_t,
    &[
        (0, Ty::Record(&cutensornet2::cutensornetContractionPath_t)), (10, Ty::I64), (11, Ty::I32),
        (12, Ty::List(&Ty::I32)), (13, Ty::List(&Ty::I64)), (14, Ty::Record(&cutensornet2::cutensornetSlicingConfig_t)),
        (15, Ty::F64), (20, Ty::F64), (21, Ty::F64), (22, Ty::F64), (23, Ty::F64), (24, Ty::F64),
        (30, Ty::List(&Ty::I32)), (31, Ty::List(&Ty::I32)),
    ],
);

pub(crate) static cutensornetExpectationAttributes_t: Attributes = Attributes::new(
    &cutensornet2::cutensornetExpectationAttributes_t, &[(0, Ty::I32), (1, Ty::I32), (64, Ty::F64)],
);

pub(crate) static cutensornetMarginalAttributes_t: Attributes = Attributes::new(
    &cutensornet2::cutensornetMarginalAttributes_t,
    &[(0, Ty::I32), (1, Ty::I32), (64, Ty::F64), (65, Ty::Enum(&cutensornet2::cutensornetMarginalKind_t))],
);

pub(crate) static cutensornetNetworkAttributes_t: Attributes = Attributes::new(
    &cutensornet2::cutensornetNetworkAttributes_t,
    &[
        (0, Ty::I32), (1, Ty::Record(&cutensornet2::cutensornetTensorIDList_t)), (10, Ty::I32),
        (11, Ty::Record(&cutensornet2::cutensornetTensorIDList_t)), (20, Ty::I32),
        (21, Ty::Record(&cutensornet2::cutensornetTensorIDList_t)),
        (30, Ty::Enum(&cutensornet2::cutensornetComputeType_t)),
    ],
);

pub(crate) static cutensornetNetworkAutotunePreferenceAttributes_t: Attributes = Attributes::new(
    &cutensornet2::cutensornetNetworkAutotunePreferenceAttributes_t, &[(0, Ty::I32), (1, Ty::I32)],
);

pub(crate) static cutensornetSamplerAttributes_t: Attributes = Attributes::new(
    &cutensornet2::cutensornetSamplerAttributes_t, &[(0, Ty::I32), (1, Ty::I32), (2, Ty::I32), (64, Ty::F64)],
);

pub(crate) static cutensornetStateAttributes_t: Attributes = Attributes::new(
    &cutensornet2::cutensornetStateAttributes_t,
    &[
        (0, Ty::I32), (1, Ty::F64), (2, Ty::F64), (3, Ty::Enum(&cutensornet2::cutensornetTensorSVDNormalization_t)),
        (4, Ty::Enum(&cutensornet2::cutensornetTensorSVDAlgo_t)), (5, Ty::List(&Ty::U8)), (6, Ty::F64), (7, Ty::I32),
        (16, Ty::I32), (17, Ty::F64), (18, Ty::F64), (19, Ty::Enum(&cutensornet2::cutensornetTensorSVDNormalization_t)),
        (20, Ty::Enum(&cutensornet2::cutensornetTensorSVDAlgo_t)), (21, Ty::List(&Ty::U8)), (22, Ty::F64),
        (23, Ty::Enum(&cutensornet2::cutensornetStateMPOApplication_t)),
        (24, Ty::Enum(&cutensornet2::cutensornetStateMPSGaugeOption_t)), (30, Ty::I32), (64, Ty::F64),
    ],
);

pub(crate) static cutensornetStateProjectionMPSAttributes_t: Attributes = Attributes::new(
    &cutensornet2::cutensornetStateProjectionMPSAttributes_t,
    &[
        (0, Ty::Enum(&cutensornet2::cutensornetStateProjectionMPSOrthoOption_t)), (1, Ty::F64), (2, Ty::F64),
        (3, Ty::Enum(&cutensornet2::cutensornetTensorSVDNormalization_t)),
        (4, Ty::Enum(&cutensornet2::cutensornetTensorSVDAlgo_t)), (5, Ty::List(&Ty::U8)), (6, Ty::F64), (7, Ty::I64),
        (8, Ty::Enum(&cutensornet2::cutensornetStateProjectionMPSMaxExtentPreparePolicy_t)), (9, Ty::I64),
        (10, Ty::I32),
    ],
);

pub(crate) static cutensornetTensorDescriptorAttributes_t: Attributes = Attributes::new(
    &cutensornet2::cutensornetTensorDescriptorAttributes_t,
    &[
        (0, Ty::I32), (1, Ty::List(&Ty::I64)), (2, Ty::List(&Ty::I64)), (3, Ty::List(&Ty::I64)),
        (4, Ty::List(&Ty::I64)), (5, Ty::U64), (6, Ty::List(&Ty::I64)),
    ],
);

pub(crate) static cutensornetTensorSVDConfigAttributes_t: Attributes = Attributes::new(
    &cutensornet2::cutensornetTensorSVDConfigAttributes_t,
    &[
        (0, Ty::F64), (1, Ty::F64), (2, Ty::Enum(&cutensornet2::cutensornetTensorSVDNormalization_t)),
        (3, Ty::Enum(&cutensornet2::cutensornetTensorSVDPartition_t)),
        (4, Ty::Enum(&cutensornet2::cutensornetTensorSVDAlgo_t)), (5, Ty::List(&Ty::U8)), (6, Ty::F64),
    ],
);

pub(crate) static cutensornetTensorSVDInfoAttributes_t: Attributes = Attributes::new(
    &cutensornet2::cutensornetTensorSVDInfoAttributes_t,
    &[
        (0, Ty::I64), (1, Ty::I64), (2, Ty::F64), (3, Ty::Enum(&cutensornet2::cutensornetTensorSVDAlgo_t)),
        (4, Ty::List(&Ty::U8)),
    ],
);
