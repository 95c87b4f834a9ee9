//! Enumerations: cuDNN.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cudnnActivationMode_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnActivationMode_t(pub i32);

impl cudnnActivationMode_t {
    /// 0, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_ACTIVATION_SIGMOID: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_ACTIVATION_RELU: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_ACTIVATION_TANH: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_ACTIVATION_CLIPPED_RELU: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_ACTIVATION_ELU: Self = Self(4);
    /// 5, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_ACTIVATION_IDENTITY: Self = Self(5);
    /// 6, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_ACTIVATION_SWISH: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_ACTIVATION_SIGMOID"),
        (1, "CUDNN_ACTIVATION_RELU"),
        (2, "CUDNN_ACTIVATION_TANH"),
        (3, "CUDNN_ACTIVATION_CLIPPED_RELU"),
        (4, "CUDNN_ACTIVATION_ELU"),
        (5, "CUDNN_ACTIVATION_IDENTITY"),
        (6, "CUDNN_ACTIVATION_SWISH"),
    ];
}

enumeration!(cudnnActivationMode_t);

/// `enum cudnnBackendAttributeName_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnBackendAttributeName_t(pub i32);

impl cudnnBackendAttributeName_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_POINTWISE_MODE: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_POINTWISE_MATH_PREC: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_ATTR_POINTWISE_NAN_PROPAGATION: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_POINTWISE_RELU_LOWER_CLIP: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_POINTWISE_RELU_UPPER_CLIP: Self = Self(4);
    /// 5, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_POINTWISE_RELU_LOWER_CLIP_SLOPE: Self = Self(5);
    /// 6, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_POINTWISE_ELU_ALPHA: Self = Self(6);
    /// 7, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_POINTWISE_SOFTPLUS_BETA: Self = Self(7);
    /// 8, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_POINTWISE_SWISH_BETA: Self = Self(8);
    /// 9, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_POINTWISE_AXIS: Self = Self(9);
    /// 100, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_CONVOLUTION_COMP_TYPE: Self = Self(100);
    /// 101, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_CONVOLUTION_CONV_MODE: Self = Self(101);
    /// 102, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_CONVOLUTION_DILATIONS: Self = Self(102);
    /// 103, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES: Self = Self(103);
    /// 104, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_CONVOLUTION_POST_PADDINGS: Self = Self(104);
    /// 105, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS: Self = Self(105);
    /// 106, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS: Self = Self(106);
    /// 200, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_ENGINEHEUR_MODE: Self = Self(200);
    /// 201, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH: Self = Self(201);
    /// 202, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_ENGINEHEUR_RESULTS: Self = Self(202);
    /// 203, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_ENGINEHEUR_SM_COUNT_TARGET: Self = Self(203);
    /// 204, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_ENGINEHEUR_DEVICEPROP: Self = Self(204);
    /// 205, since cuDNN 9.27.
    pub const CUDNN_ATTR_ENGINEHEUR_SHARED_MEMORY_LIMIT: Self = Self(205);
    /// 300, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_ENGINECFG_ENGINE: Self = Self(300);
    /// 301, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_ENGINECFG_INTERMEDIATE_INFO: Self = Self(301);
    /// 302, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_ENGINECFG_KNOB_CHOICES: Self = Self(302);
    /// 303, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_ENGINECFG_WORKSPACE_SIZE: Self = Self(303);
    /// 304, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_ENGINECFG_SHARED_MEMORY_USED: Self = Self(304);
    /// 400, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_ATTR_EXECUTION_PLAN_HANDLE: Self = Self(400);
    /// 401, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG: Self = Self(401);
    /// 402, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE: Self = Self(402);
    /// 403, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_EXECUTION_PLAN_COMPUTED_INTERMEDIATE_UIDS: Self = Self(403);
    /// 404, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_EXECUTION_PLAN_RUN_ONLY_INTERMEDIATE_UIDS: Self = Self(404);
    /// 405, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_EXECUTION_PLAN_JSON_REPRESENTATION: Self = Self(405);
    /// 406, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_EXECUTION_PLAN_KERNEL_CACHE: Self = Self(406);
    /// 407, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_EXECUTION_PLAN_DEVICEPROP: Self = Self(407);
    /// 408, since cuDNN 9.28.
    pub const CUDNN_ATTR_EXECUTION_PLAN_CUDA_GRAPH_RETENTION: Self = Self(408);
    /// 500, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_INTERMEDIATE_INFO_UNIQUE_ID: Self = Self(500);
    /// 501, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_INTERMEDIATE_INFO_SIZE: Self = Self(501);
    /// 502, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_INTERMEDIATE_INFO_DEPENDENT_DATA_UIDS: Self = Self(502);
    /// 503, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_INTERMEDIATE_INFO_DEPENDENT_ATTRIBUTES: Self = Self(503);
    /// 600, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_KNOB_CHOICE_KNOB_TYPE: Self = Self(600);
    /// 601, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_KNOB_CHOICE_KNOB_VALUE: Self = Self(601);
    /// 700, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA: Self = Self(700);
    /// 701, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_BETA: Self = Self(701);
    /// 702, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_CONV_DESC: Self = Self(702);
    /// 703, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_W: Self = Self(703);
    /// 704, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_X: Self = Self(704);
    /// 705, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_Y: Self = Self(705);
    /// 706, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_ALPHA: Self = Self(706);
    /// 707, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_BETA: Self = Self(707);
    /// 708, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_CONV_DESC: Self = Self(708);
    /// 709, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_W: Self = Self(709);
    /// 710, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DX: Self = Self(710);
    /// 711, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DY: Self = Self(711);
    /// 712, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_ALPHA: Self = Self(712);
    /// 713, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_BETA: Self = Self(713);
    /// 714, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_CONV_DESC: Self = Self(714);
    /// 715, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DW: Self = Self(715);
    /// 716, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_X: Self = Self(716);
    /// 717, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DY: Self = Self(717);
    /// 750, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_POINTWISE_PW_DESCRIPTOR: Self = Self(750);
    /// 751, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_POINTWISE_XDESC: Self = Self(751);
    /// 752, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_POINTWISE_BDESC: Self = Self(752);
    /// 753, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_POINTWISE_YDESC: Self = Self(753);
    /// 754, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_POINTWISE_ALPHA1: Self = Self(754);
    /// 755, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_POINTWISE_ALPHA2: Self = Self(755);
    /// 756, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_POINTWISE_DXDESC: Self = Self(756);
    /// 757, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_POINTWISE_DYDESC: Self = Self(757);
    /// 758, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_POINTWISE_TDESC: Self = Self(758);
    /// 770, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_GENSTATS_MODE: Self = Self(770);
    /// 771, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_GENSTATS_MATH_PREC: Self = Self(771);
    /// 772, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_GENSTATS_XDESC: Self = Self(772);
    /// 773, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_GENSTATS_SUMDESC: Self = Self(773);
    /// 774, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_GENSTATS_SQSUMDESC: Self = Self(774);
    /// 780, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_FINALIZE_STATS_MODE: Self = Self(780);
    /// 781, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_FINALIZE_MATH_PREC: Self = Self(781);
    /// 782, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_FINALIZE_Y_SUM_DESC: Self = Self(782);
    /// 783, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_FINALIZE_Y_SQ_SUM_DESC: Self = Self(783);
    /// 784, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_FINALIZE_SCALE_DESC: Self = Self(784);
    /// 785, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_FINALIZE_BIAS_DESC: Self = Self(785);
    /// 786, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_FINALIZE_PREV_RUNNING_MEAN_DESC: Self = Self(786);
    /// 787, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_FINALIZE_PREV_RUNNING_VAR_DESC: Self = Self(787);
    /// 788, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_FINALIZE_UPDATED_RUNNING_MEAN_DESC: Self = Self(
        788,
    );
    /// 789, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_FINALIZE_UPDATED_RUNNING_VAR_DESC: Self = Self(
        789,
    );
    /// 790, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_FINALIZE_SAVED_MEAN_DESC: Self = Self(790);
    /// 791, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_FINALIZE_SAVED_INV_STD_DESC: Self = Self(791);
    /// 792, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_FINALIZE_EQ_SCALE_DESC: Self = Self(792);
    /// 793, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_FINALIZE_EQ_BIAS_DESC: Self = Self(793);
    /// 794, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_FINALIZE_ACCUM_COUNT_DESC: Self = Self(794);
    /// 795, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_FINALIZE_EPSILON_DESC: Self = Self(795);
    /// 796, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_FINALIZE_EXP_AVERATE_FACTOR_DESC: Self = Self(796);
    /// 800, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_ATTR_OPERATIONGRAPH_HANDLE: Self = Self(800);
    /// 801, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATIONGRAPH_OPS: Self = Self(801);
    /// 802, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATIONGRAPH_ENGINE_GLOBAL_COUNT: Self = Self(802);
    /// 803, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATIONGRAPH_IS_DYNAMIC_SHAPE_ENABLED: Self = Self(803);
    /// 804, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATIONGRAPH_IS_SAME_TOPOLOGY: Self = Self(804);
    /// 805, since cuDNN 9.21.
    pub const CUDNN_ATTR_OPERATIONGRAPH_IS_OVERRIDE_SHAPE_ENABLED: Self = Self(805);
    /// 806, since cuDNN 9.23.
    pub const CUDNN_ATTR_OPERATIONGRAPH_MODE: Self = Self(806);
    /// 900, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT: Self = Self(900);
    /// 901, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_TENSOR_DATA_TYPE: Self = Self(901);
    /// 902, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_TENSOR_DIMENSIONS: Self = Self(902);
    /// 903, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_TENSOR_STRIDES: Self = Self(903);
    /// 904, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_TENSOR_VECTOR_COUNT: Self = Self(904);
    /// 905, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_TENSOR_VECTORIZED_DIMENSION: Self = Self(905);
    /// 906, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_TENSOR_UNIQUE_ID: Self = Self(906);
    /// 907, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_TENSOR_IS_VIRTUAL: Self = Self(907);
    /// 908, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_TENSOR_IS_BY_VALUE: Self = Self(908);
    /// 909, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_TENSOR_REORDERING_MODE: Self = Self(909);
    /// 910, since cuDNN 9.22.
    pub const CUDNN_ATTR_TENSOR_CONSTANT_VALUE: Self = Self(910);
    /// 913, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_TENSOR_RAGGED_OFFSET_DESC: Self = Self(913);
    /// 914, since cuDNN 9.24.
    pub const CUDNN_ATTR_TENSOR_RAGGED_OFFSET_MULTIPLIER: Self = Self(914);
    /// 1000, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS: Self = Self(1000);
    /// 1001, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS: Self = Self(1001);
    /// 1002, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_VARIANT_PACK_INTERMEDIATES: Self = Self(1002);
    /// 1003, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_VARIANT_PACK_WORKSPACE: Self = Self(1003);
    /// 1010, since cuDNN 9.18.
    pub const CUDNN_ATTR_VARIANT_PACK_OVERRIDE_UNIQUE_IDS: Self = Self(1010);
    /// 1011, since cuDNN 9.18.
    pub const CUDNN_ATTR_VARIANT_PACK_OVERRIDE_SHAPES: Self = Self(1011);
    /// 1012, since cuDNN 9.18.
    pub const CUDNN_ATTR_VARIANT_PACK_OVERRIDE_STRIDES: Self = Self(1012);
    /// 1100, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_LAYOUT_INFO_TENSOR_UID: Self = Self(1100);
    /// 1101, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_LAYOUT_INFO_TYPES: Self = Self(1101);
    /// 1200, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_KNOB_INFO_TYPE: Self = Self(1200);
    /// 1201, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_KNOB_INFO_MAXIMUM_VALUE: Self = Self(1201);
    /// 1202, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_KNOB_INFO_MINIMUM_VALUE: Self = Self(1202);
    /// 1203, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_KNOB_INFO_STRIDE: Self = Self(1203);
    /// 1300, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_ENGINE_OPERATION_GRAPH: Self = Self(1300);
    /// 1301, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_ENGINE_GLOBAL_INDEX: Self = Self(1301);
    /// 1302, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_ENGINE_KNOB_INFO: Self = Self(1302);
    /// 1303, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_ENGINE_NUMERICAL_NOTE: Self = Self(1303);
    /// 1304, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_ENGINE_LAYOUT_INFO: Self = Self(1304);
    /// 1305, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_ENGINE_BEHAVIOR_NOTE: Self = Self(1305);
    /// 1306, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_ENGINE_SM_COUNT_TARGET: Self = Self(1306);
    /// 1307, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_ENGINE_DEVICEPROP: Self = Self(1307);
    /// 1308, since cuDNN 9.17.
    pub const CUDNN_ATTR_ENGINE_DISABLE_CLUSTER_COOPERATIVE: Self = Self(1308);
    /// 1309, since cuDNN 9.27.
    pub const CUDNN_ATTR_ENGINE_SHARED_MEMORY_LIMIT: Self = Self(1309);
    /// 1500, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_MATMUL_COMP_TYPE: Self = Self(1500);
    /// 1503, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_MATMUL_PADDING_VALUE: Self = Self(1503);
    /// 1520, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_MATMUL_ADESC: Self = Self(1520);
    /// 1521, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_MATMUL_BDESC: Self = Self(1521);
    /// 1522, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_MATMUL_CDESC: Self = Self(1522);
    /// 1523, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_MATMUL_DESC: Self = Self(1523);
    /// 1524, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_ATTR_OPERATION_MATMUL_IRREGULARLY_STRIDED_BATCH_COUNT: Self = Self(
        1524,
    );
    /// 1525, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_MATMUL_GEMM_M_OVERRIDE_DESC: Self = Self(1525);
    /// 1526, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_MATMUL_GEMM_N_OVERRIDE_DESC: Self = Self(1526);
    /// 1527, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_MATMUL_GEMM_K_OVERRIDE_DESC: Self = Self(1527);
    /// 1600, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_REDUCTION_OPERATOR: Self = Self(1600);
    /// 1601, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_REDUCTION_COMP_TYPE: Self = Self(1601);
    /// 1602, since cuDNN 9.11.
    pub const CUDNN_ATTR_REDUCTION_IS_DETERMINISTIC: Self = Self(1602);
    /// 1610, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_REDUCTION_XDESC: Self = Self(1610);
    /// 1611, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_REDUCTION_YDESC: Self = Self(1611);
    /// 1612, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_REDUCTION_DESC: Self = Self(1612);
    /// 1613, since cuDNN 9.24.
    pub const CUDNN_ATTR_OPERATION_REDUCTION_GROUP_OFFSET_DESC: Self = Self(1613);
    /// 1620, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_MATH_PREC: Self = Self(1620);
    /// 1621, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_MEAN_DESC: Self = Self(1621);
    /// 1622, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_INVSTD_DESC: Self = Self(1622);
    /// 1623, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_BN_SCALE_DESC: Self = Self(1623);
    /// 1624, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_X_DESC: Self = Self(1624);
    /// 1625, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_DY_DESC: Self = Self(1625);
    /// 1626, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_DBN_SCALE_DESC: Self = Self(1626);
    /// 1627, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_DBN_BIAS_DESC: Self = Self(1627);
    /// 1628, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_EQ_DY_SCALE_DESC: Self = Self(1628);
    /// 1629, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_EQ_X_SCALE_DESC: Self = Self(1629);
    /// 1630, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_EQ_BIAS: Self = Self(1630);
    /// 1640, since cuDNN 9.27.
    pub const CUDNN_ATTR_OPERATION_REDUCTION_DIMS: Self = Self(1640);
    /// 1641, since cuDNN 9.27.
    pub const CUDNN_ATTR_OPERATION_REDUCTION_INIT_VALUES: Self = Self(1641);
    /// 1642, since cuDNN 9.27.
    pub const CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH: Self = Self(1642);
    /// 1643, since cuDNN 9.27.
    pub const CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH_ACCUMULATOR_UIDS: Self = Self(
        1643,
    );
    /// 1644, since cuDNN 9.27.
    pub const CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH_CURRENT_UIDS: Self = Self(1644);
    /// 1645, since cuDNN 9.27.
    pub const CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH_OUTPUT_UIDS: Self = Self(1645);
    /// 1646, since cuDNN 9.27.
    pub const CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH_COMPUTE_TYPES: Self = Self(1646);
    /// 1700, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_RESAMPLE_MODE: Self = Self(1700);
    /// 1701, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_RESAMPLE_COMP_TYPE: Self = Self(1701);
    /// 1702, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_RESAMPLE_SPATIAL_DIMS: Self = Self(1702);
    /// 1703, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_RESAMPLE_POST_PADDINGS: Self = Self(1703);
    /// 1704, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_RESAMPLE_PRE_PADDINGS: Self = Self(1704);
    /// 1705, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_RESAMPLE_STRIDES: Self = Self(1705);
    /// 1706, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_RESAMPLE_WINDOW_DIMS: Self = Self(1706);
    /// 1707, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_RESAMPLE_NAN_PROPAGATION: Self = Self(1707);
    /// 1708, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_RESAMPLE_PADDING_MODE: Self = Self(1708);
    /// 1710, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_RESAMPLE_FWD_XDESC: Self = Self(1710);
    /// 1711, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_RESAMPLE_FWD_YDESC: Self = Self(1711);
    /// 1712, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_RESAMPLE_FWD_IDXDESC: Self = Self(1712);
    /// 1713, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_ATTR_OPERATION_RESAMPLE_FWD_ALPHA: Self = Self(1713);
    /// 1714, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_ATTR_OPERATION_RESAMPLE_FWD_BETA: Self = Self(1714);
    /// 1716, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_RESAMPLE_FWD_DESC: Self = Self(1716);
    /// 1720, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_RESAMPLE_BWD_DXDESC: Self = Self(1720);
    /// 1721, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_RESAMPLE_BWD_DYDESC: Self = Self(1721);
    /// 1722, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_RESAMPLE_BWD_IDXDESC: Self = Self(1722);
    /// 1723, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_ATTR_OPERATION_RESAMPLE_BWD_ALPHA: Self = Self(1723);
    /// 1724, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_ATTR_OPERATION_RESAMPLE_BWD_BETA: Self = Self(1724);
    /// 1725, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_RESAMPLE_BWD_DESC: Self = Self(1725);
    /// 1726, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_RESAMPLE_BWD_XDESC: Self = Self(1726);
    /// 1727, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_RESAMPLE_BWD_YDESC: Self = Self(1727);
    /// 1800, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONCAT_AXIS: Self = Self(1800);
    /// 1801, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONCAT_INPUT_DESCS: Self = Self(1801);
    /// 1802, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONCAT_INPLACE_INDEX: Self = Self(1802);
    /// 1803, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONCAT_OUTPUT_DESC: Self = Self(1803);
    /// 1900, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_SIGNAL_MODE: Self = Self(1900);
    /// 1901, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_SIGNAL_FLAGDESC: Self = Self(1901);
    /// 1902, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_SIGNAL_VALUE: Self = Self(1902);
    /// 1903, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_SIGNAL_XDESC: Self = Self(1903);
    /// 1904, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_SIGNAL_YDESC: Self = Self(1904);
    /// 1950, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_PAGED_CACHE_LOAD_CONTAINER_DESC: Self = Self(1950);
    /// 1951, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_PAGED_CACHE_LOAD_YDESC: Self = Self(1951);
    /// 1952, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_PAGED_CACHE_LOAD_SEQUENCE_DESC: Self = Self(1952);
    /// 1953, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_PAGED_CACHE_LOAD_PAGE_TABLE_DESC: Self = Self(1953);
    /// 2000, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_FWD_MODE: Self = Self(2000);
    /// 2001, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_FWD_PHASE: Self = Self(2001);
    /// 2002, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_FWD_XDESC: Self = Self(2002);
    /// 2003, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_FWD_MEAN_DESC: Self = Self(2003);
    /// 2004, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_FWD_INV_VARIANCE_DESC: Self = Self(2004);
    /// 2005, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_FWD_SCALE_DESC: Self = Self(2005);
    /// 2006, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_FWD_BIAS_DESC: Self = Self(2006);
    /// 2007, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_FWD_EPSILON_DESC: Self = Self(2007);
    /// 2008, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_FWD_EXP_AVG_FACTOR_DESC: Self = Self(2008);
    /// 2009, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_FWD_INPUT_RUNNING_MEAN_DESC: Self = Self(2009);
    /// 2010, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_FWD_INPUT_RUNNING_VAR_DESC: Self = Self(2010);
    /// 2011, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_FWD_OUTPUT_RUNNING_MEAN_DESC: Self = Self(2011);
    /// 2012, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_FWD_OUTPUT_RUNNING_VAR_DESC: Self = Self(2012);
    /// 2013, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_FWD_YDESC: Self = Self(2013);
    /// 2014, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_FWD_PEER_STAT_DESCS: Self = Self(2014);
    /// 2100, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_BWD_MODE: Self = Self(2100);
    /// 2101, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_BWD_XDESC: Self = Self(2101);
    /// 2102, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_BWD_MEAN_DESC: Self = Self(2102);
    /// 2103, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_BWD_INV_VARIANCE_DESC: Self = Self(2103);
    /// 2104, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_BWD_DYDESC: Self = Self(2104);
    /// 2105, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_BWD_SCALE_DESC: Self = Self(2105);
    /// 2106, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_BWD_EPSILON_DESC: Self = Self(2106);
    /// 2107, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_BWD_DSCALE_DESC: Self = Self(2107);
    /// 2108, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_BWD_DBIAS_DESC: Self = Self(2108);
    /// 2109, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_BWD_DXDESC: Self = Self(2109);
    /// 2110, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_NORM_BWD_PEER_STAT_DESCS: Self = Self(2110);
    /// 2200, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_RESHAPE_XDESC: Self = Self(2200);
    /// 2201, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_RESHAPE_YDESC: Self = Self(2201);
    /// 2202, since cuDNN 9.22.
    pub const CUDNN_ATTR_OPERATION_RESHAPE_MODE: Self = Self(2202);
    /// 3200, since cuDNN 9.22.
    pub const CUDNN_ATTR_OPERATION_TRANSPOSE_XDESC: Self = Self(3200);
    /// 3201, since cuDNN 9.22.
    pub const CUDNN_ATTR_OPERATION_TRANSPOSE_YDESC: Self = Self(3201);
    /// 3202, since cuDNN 9.22.
    pub const CUDNN_ATTR_OPERATION_TRANSPOSE_PERMUTATION: Self = Self(3202);
    /// 3300, since cuDNN 9.22.
    pub const CUDNN_ATTR_OPERATION_SLICE_XDESC: Self = Self(3300);
    /// 3301, since cuDNN 9.22.
    pub const CUDNN_ATTR_OPERATION_SLICE_YDESC: Self = Self(3301);
    /// 3302, since cuDNN 9.22.
    pub const CUDNN_ATTR_OPERATION_SLICE_START_INDICES: Self = Self(3302);
    /// 3303, since cuDNN 9.22.
    pub const CUDNN_ATTR_OPERATION_SLICE_LIMIT_INDICES: Self = Self(3303);
    /// 3304, since cuDNN 9.22.
    pub const CUDNN_ATTR_OPERATION_SLICE_STRIDES: Self = Self(3304);
    /// 3400, since cuDNN 9.24.
    pub const CUDNN_ATTR_OPERATION_ROPE_FWD_XDESC: Self = Self(3400);
    /// 3401, since cuDNN 9.24.
    pub const CUDNN_ATTR_OPERATION_ROPE_FWD_YDESC: Self = Self(3401);
    /// 3402, since cuDNN 9.24.
    pub const CUDNN_ATTR_OPERATION_ROPE_FWD_FREQSDESC: Self = Self(3402);
    /// 3403, since cuDNN 9.24.
    pub const CUDNN_ATTR_OPERATION_ROPE_FWD_OUTPUT_SCALE: Self = Self(3403);
    /// 3404, since cuDNN 9.24.
    pub const CUDNN_ATTR_OPERATION_ROPE_FWD_ROPE_DIM: Self = Self(3404);
    /// 3410, since cuDNN 9.24.
    pub const CUDNN_ATTR_OPERATION_ROPE_BWD_DYDESC: Self = Self(3410);
    /// 3411, since cuDNN 9.24.
    pub const CUDNN_ATTR_OPERATION_ROPE_BWD_DXDESC: Self = Self(3411);
    /// 3412, since cuDNN 9.24.
    pub const CUDNN_ATTR_OPERATION_ROPE_BWD_FREQSDESC: Self = Self(3412);
    /// 3413, since cuDNN 9.24.
    pub const CUDNN_ATTR_OPERATION_ROPE_BWD_OUTPUT_SCALE: Self = Self(3413);
    /// 3414, since cuDNN 9.24.
    pub const CUDNN_ATTR_OPERATION_ROPE_BWD_ROPE_DIM: Self = Self(3414);
    /// 2250, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_XDESC: Self = Self(2250);
    /// 2251, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_YDESC: Self = Self(2251);
    /// 2252, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_LOWER_BANDWIDTH: Self = Self(2252);
    /// 2253, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_UPPER_BANDWIDTH: Self = Self(2253);
    /// 2254, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_AXIS: Self = Self(2254);
    /// 2255, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_PAD_VALUE: Self = Self(2255);
    /// 2256, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_KV_TOKEN_OFFSET_DESC: Self = Self(
        2256,
    );
    /// 2257, since cuDNN 9.13.
    pub const CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_SPECULATIVE_MASK_DESC: Self = Self(
        2257,
    );
    /// 2270, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_XDESC: Self = Self(2270);
    /// 2271, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_YDESC: Self = Self(2271);
    /// 2272, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_LOWER_BANDWIDTH: Self = Self(
        2272,
    );
    /// 2273, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_UPPER_BANDWIDTH: Self = Self(
        2273,
    );
    /// 2274, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_AXIS: Self = Self(2274);
    /// 2275, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_PAD_VALUE: Self = Self(2275);
    /// 2276, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_CONTRACT_BAND_MAX_TOKEN_VALUE: Self = Self(2276);
    /// 2300, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_RNG_DISTRIBUTION: Self = Self(2300);
    /// 2301, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_RNG_NORMAL_DIST_MEAN: Self = Self(2301);
    /// 2302, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_RNG_NORMAL_DIST_STANDARD_DEVIATION: Self = Self(2302);
    /// 2303, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_RNG_UNIFORM_DIST_MAXIMUM: Self = Self(2303);
    /// 2304, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_RNG_UNIFORM_DIST_MINIMUM: Self = Self(2304);
    /// 2305, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_RNG_BERNOULLI_DIST_PROBABILITY: Self = Self(2305);
    /// 2310, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_RNG_YDESC: Self = Self(2310);
    /// 2311, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_RNG_SEED: Self = Self(2311);
    /// 2312, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_RNG_DESC: Self = Self(2312);
    /// 2313, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_RNG_OFFSET_DESC: Self = Self(2313);
    /// 2400, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_KERNEL_CACHE_OPERATION_GRAPH: Self = Self(2400);
    /// 2401, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_KERNEL_CACHE_IS_ENGINECFG_KERNEL_CACHED: Self = Self(2401);
    /// 2402, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_KERNEL_CACHE_JSON_REPRESENTATION: Self = Self(2402);
    /// 2403, since cuDNN 9.27.
    pub const CUDNN_ATTR_KERNEL_CACHE_REVISION: Self = Self(2403);
    /// 2404, since cuDNN 9.27.
    pub const CUDNN_ATTR_KERNEL_CACHE_ENTRY_COUNT: Self = Self(2404);
    /// 2500, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_XDESC: Self = Self(2500);
    /// 2501, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_YDESC: Self = Self(2501);
    /// 2502, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_SCALE_DESC: Self = Self(2502);
    /// 2503, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_MATH_PREC: Self = Self(2503);
    /// 2504, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_BLOCK_SIZE: Self = Self(2504);
    /// 2600, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_XDESC: Self = Self(2600);
    /// 2601, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_SCALE_DESC: Self = Self(2601);
    /// 2602, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_YDESC: Self = Self(2602);
    /// 2603, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_MATH_PREC: Self = Self(2603);
    /// 2604, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_BLOCK_SIZE: Self = Self(2604);
    /// 2605, since cuDNN 9.13.
    pub const CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_NEG_SCALE: Self = Self(2605);
    /// 2700, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_DEVICEPROP_DEVICE_ID: Self = Self(2700);
    /// 2701, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_DEVICEPROP_HANDLE: Self = Self(2701);
    /// 2702, since cuDNN 9.10 or earlier.
    pub const CUDNN_ATTR_DEVICEPROP_JSON_REPRESENTATION: Self = Self(2702);
    /// 2800, since cuDNN 9.13.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_QDESC: Self = Self(2800);
    /// 2801, since cuDNN 9.13.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_KDESC: Self = Self(2801);
    /// 2802, since cuDNN 9.13.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_VDESC: Self = Self(2802);
    /// 2803, since cuDNN 9.13.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_ODESC: Self = Self(2803);
    /// 2804, since cuDNN 9.13.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_STATSDESC: Self = Self(2804);
    /// 2805, since cuDNN 9.13.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_SCALEDESC: Self = Self(2805);
    /// 2806, since cuDNN 9.14.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_BLOCK_MASK_DESC: Self = Self(2806);
    /// 2807, since cuDNN 9.15.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_PAGE_TABLE_KDESC: Self = Self(2807);
    /// 2808, since cuDNN 9.15.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_PAGE_TABLE_VDESC: Self = Self(2808);
    /// 2809, since cuDNN 9.15.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_SEQ_LEN_QDESC: Self = Self(2809);
    /// 2810, since cuDNN 9.15.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_SEQ_LEN_KVDESC: Self = Self(2810);
    /// 2811, since cuDNN 9.21.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_SUBGRAPH: Self = Self(2811);
    /// 2812, since cuDNN 9.21.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_SUBGRAPH_INPUT_UID: Self = Self(2812);
    /// 2813, since cuDNN 9.21.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_SUBGRAPH_OUTPUT_UID: Self = Self(2813);
    /// 2814, since cuDNN 9.21.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_SOFTMAX_DESC: Self = Self(2814);
    /// 2815, since cuDNN 9.21.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_SEED_DESC: Self = Self(2815);
    /// 2816, since cuDNN 9.21.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_OFFSET_DESC: Self = Self(2816);
    /// 2817, since cuDNN 9.21.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_RNG_DUMP_DESC: Self = Self(2817);
    /// 2818, since cuDNN 9.21.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_PROBABILITY: Self = Self(2818);
    /// 2819, since cuDNN 9.21.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_UNFUSE_FMA: Self = Self(2819);
    /// 2820, since cuDNN 9.24.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_CU_SEQ_LEN_QDESC: Self = Self(2820);
    /// 2821, since cuDNN 9.24.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_CU_SEQ_LEN_KVDESC: Self = Self(2821);
    /// 2822, since cuDNN 9.25.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_DESCALE_QDESC: Self = Self(2822);
    /// 2823, since cuDNN 9.25.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_DESCALE_KDESC: Self = Self(2823);
    /// 2824, since cuDNN 9.25.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_DESCALE_VDESC: Self = Self(2824);
    /// 2825, since cuDNN 9.25.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_DESCALE_SDESC: Self = Self(2825);
    /// 2826, since cuDNN 9.25.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_SCALE_SDESC: Self = Self(2826);
    /// 2827, since cuDNN 9.25.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_SCALE_ODESC: Self = Self(2827);
    /// 2828, since cuDNN 9.25.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_AMAX_SDESC: Self = Self(2828);
    /// 2829, since cuDNN 9.25.
    pub const CUDNN_ATTR_OPERATION_SDPA_FWD_AMAX_ODESC: Self = Self(2829);
    /// 2851, since cuDNN 9.17.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_QDESC: Self = Self(2851);
    /// 2852, since cuDNN 9.17.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_KDESC: Self = Self(2852);
    /// 2853, since cuDNN 9.17.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_VDESC: Self = Self(2853);
    /// 2854, since cuDNN 9.17.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_ODESC: Self = Self(2854);
    /// 2855, since cuDNN 9.17.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_STATSDESC: Self = Self(2855);
    /// 2856, since cuDNN 9.17.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_SCALEDESC: Self = Self(2856);
    /// 2857, since cuDNN 9.17.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_SEQ_LEN_QDESC: Self = Self(2857);
    /// 2858, since cuDNN 9.17.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_SEQ_LEN_KVDESC: Self = Self(2858);
    /// 2859, since cuDNN 9.17.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_DQDESC: Self = Self(2859);
    /// 2860, since cuDNN 9.17.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_DKDESC: Self = Self(2860);
    /// 2861, since cuDNN 9.17.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_DVDESC: Self = Self(2861);
    /// 2862, since cuDNN 9.17.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_DODDESC: Self = Self(2862);
    /// 2863, since cuDNN 9.21.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_SINK_DESC: Self = Self(2863);
    /// 2864, since cuDNN 9.21.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_DSINK_DESC: Self = Self(2864);
    /// 2865, since cuDNN 9.21.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_MAX_TOTAL_SEQ_LEN_Q: Self = Self(2865);
    /// 2866, since cuDNN 9.21.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_MAX_TOTAL_SEQ_LEN_KV: Self = Self(2866);
    /// 2867, since cuDNN 9.21.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_SUBGRAPH: Self = Self(2867);
    /// 2868, since cuDNN 9.21.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_SUBGRAPH_INPUT_UID: Self = Self(2868);
    /// 2869, since cuDNN 9.21.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_SUBGRAPH_OUTPUT_UID: Self = Self(2869);
    /// 2870, since cuDNN 9.28.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_CU_SEQ_LEN_QDESC: Self = Self(2870);
    /// 2871, since cuDNN 9.28.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_CU_SEQ_LEN_KVDESC: Self = Self(2871);
    /// 2872, since cuDNN 9.28.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_DROPOUT_SEED_DESC: Self = Self(2872);
    /// 2873, since cuDNN 9.28.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_DROPOUT_OFFSET_DESC: Self = Self(2873);
    /// 2874, since cuDNN 9.28.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_DROPOUT_PROBABILITY: Self = Self(2874);
    /// 2875, since cuDNN 9.28.
    pub const CUDNN_ATTR_OPERATION_SDPA_BWD_DBIAS_DESC: Self = Self(2875);
    /// 2900, since cuDNN 9.15.
    pub const CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_MODE: Self = Self(2900);
    /// 2901, since cuDNN 9.15.
    pub const CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_MATH_PREC: Self = Self(2901);
    /// 2902, since cuDNN 9.15.
    pub const CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_TOKEN_DESC: Self = Self(2902);
    /// 2903, since cuDNN 9.15.
    pub const CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_WEIGHT_DESC: Self = Self(2903);
    /// 2904, since cuDNN 9.15.
    pub const CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_FIRST_TOKEN_OFFSET_DESC: Self = Self(
        2904,
    );
    /// 2905, since cuDNN 9.15.
    pub const CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_OUTPUT_DESC: Self = Self(2905);
    /// 2906, since cuDNN 9.15.
    pub const CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_TOKEN_INDEX_DESC: Self = Self(
        2906,
    );
    /// 2907, since cuDNN 9.15.
    pub const CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_TOKEN_KS_DESC: Self = Self(2907);
    /// 2908, since cuDNN 9.15.
    pub const CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_TOP_K: Self = Self(2908);
    /// 2951, since cuDNN 9.22.
    pub const CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_MATH_PREC: Self = Self(2951);
    /// 2952, since cuDNN 9.22.
    pub const CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_TOKEN_DESC: Self = Self(2952);
    /// 2953, since cuDNN 9.22.
    pub const CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_DWEIGHT_DESC: Self = Self(
        2953,
    );
    /// 2954, since cuDNN 9.22.
    pub const CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_FIRST_TOKEN_OFFSET_DESC: Self = Self(
        2954,
    );
    /// 2955, since cuDNN 9.22.
    pub const CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_DOUTPUT_DESC: Self = Self(
        2955,
    );
    /// 3000, since cuDNN 9.20.
    pub const CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_XDESC: Self = Self(3000);
    /// 3001, since cuDNN 9.20.
    pub const CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_SEQ_LEN_KVDESC: Self = Self(3001);
    /// 3002, since cuDNN 9.20.
    pub const CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_SEQ_LEN_QDESC: Self = Self(3002);
    /// 3003, since cuDNN 9.20.
    pub const CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_LEFT_BOUND_DESC: Self = Self(3003);
    /// 3004, since cuDNN 9.20.
    pub const CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_SHIFT_RIGHT_BOUND_DESC: Self = Self(
        3004,
    );
    /// 3005, since cuDNN 9.20.
    pub const CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_BDESC: Self = Self(3005);
    /// 3006, since cuDNN 9.20.
    pub const CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_YDESC: Self = Self(3006);
    /// 3007, since cuDNN 9.20.
    pub const CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_COMPARISON_MODE: Self = Self(3007);
    /// 3008, since cuDNN 9.24.
    pub const CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_CU_SEQ_LEN_KVDESC: Self = Self(
        3008,
    );
    /// 3009, since cuDNN 9.24.
    pub const CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_CU_SEQ_LEN_QDESC: Self = Self(
        3009,
    );
    /// 3100, since cuDNN 9.20.
    pub const CUDNN_ATTR_OPERATION_SOFTMAX_XDESC: Self = Self(3100);
    /// 3101, since cuDNN 9.20.
    pub const CUDNN_ATTR_OPERATION_SOFTMAX_YDESC: Self = Self(3101);
    /// 3102, since cuDNN 9.20.
    pub const CUDNN_ATTR_OPERATION_SOFTMAX_STATS_DESC: Self = Self(3102);
    /// 3103, since cuDNN 9.20.
    pub const CUDNN_ATTR_OPERATION_SOFTMAX_MAX_DESC: Self = Self(3103);
    /// 3104, since cuDNN 9.20.
    pub const CUDNN_ATTR_OPERATION_SOFTMAX_SUM_EXP_DESC: Self = Self(3104);
    /// 3105, since cuDNN 9.20.
    pub const CUDNN_ATTR_OPERATION_SOFTMAX_SINK_DESC: Self = Self(3105);
    /// 3106, since cuDNN 9.27.
    pub const CUDNN_ATTR_OPERATION_SOFTMAX_STATS_LOG2: Self = Self(3106);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_ATTR_POINTWISE_MODE"),
        (1, "CUDNN_ATTR_POINTWISE_MATH_PREC"),
        (2, "CUDNN_ATTR_POINTWISE_NAN_PROPAGATION"),
        (3, "CUDNN_ATTR_POINTWISE_RELU_LOWER_CLIP"),
        (4, "CUDNN_ATTR_POINTWISE_RELU_UPPER_CLIP"),
        (5, "CUDNN_ATTR_POINTWISE_RELU_LOWER_CLIP_SLOPE"),
        (6, "CUDNN_ATTR_POINTWISE_ELU_ALPHA"),
        (7, "CUDNN_ATTR_POINTWISE_SOFTPLUS_BETA"),
        (8, "CUDNN_ATTR_POINTWISE_SWISH_BETA"),
        (9, "CUDNN_ATTR_POINTWISE_AXIS"),
        (100, "CUDNN_ATTR_CONVOLUTION_COMP_TYPE"),
        (101, "CUDNN_ATTR_CONVOLUTION_CONV_MODE"),
        (102, "CUDNN_ATTR_CONVOLUTION_DILATIONS"),
        (103, "CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES"),
        (104, "CUDNN_ATTR_CONVOLUTION_POST_PADDINGS"),
        (105, "CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS"),
        (106, "CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS"),
        (200, "CUDNN_ATTR_ENGINEHEUR_MODE"),
        (201, "CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH"),
        (202, "CUDNN_ATTR_ENGINEHEUR_RESULTS"),
        (203, "CUDNN_ATTR_ENGINEHEUR_SM_COUNT_TARGET"),
        (204, "CUDNN_ATTR_ENGINEHEUR_DEVICEPROP"),
        (205, "CUDNN_ATTR_ENGINEHEUR_SHARED_MEMORY_LIMIT"),
        (300, "CUDNN_ATTR_ENGINECFG_ENGINE"),
        (301, "CUDNN_ATTR_ENGINECFG_INTERMEDIATE_INFO"),
        (302, "CUDNN_ATTR_ENGINECFG_KNOB_CHOICES"),
        (303, "CUDNN_ATTR_ENGINECFG_WORKSPACE_SIZE"),
        (304, "CUDNN_ATTR_ENGINECFG_SHARED_MEMORY_USED"),
        (400, "CUDNN_ATTR_EXECUTION_PLAN_HANDLE"),
        (401, "CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG"),
        (402, "CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE"),
        (403, "CUDNN_ATTR_EXECUTION_PLAN_COMPUTED_INTERMEDIATE_UIDS"),
        (404, "CUDNN_ATTR_EXECUTION_PLAN_RUN_ONLY_INTERMEDIATE_UIDS"),
        (405, "CUDNN_ATTR_EXECUTION_PLAN_JSON_REPRESENTATION"),
        (406, "CUDNN_ATTR_EXECUTION_PLAN_KERNEL_CACHE"),
        (407, "CUDNN_ATTR_EXECUTION_PLAN_DEVICEPROP"),
        (408, "CUDNN_ATTR_EXECUTION_PLAN_CUDA_GRAPH_RETENTION"),
        (500, "CUDNN_ATTR_INTERMEDIATE_INFO_UNIQUE_ID"),
        (501, "CUDNN_ATTR_INTERMEDIATE_INFO_SIZE"),
        (502, "CUDNN_ATTR_INTERMEDIATE_INFO_DEPENDENT_DATA_UIDS"),
        (503, "CUDNN_ATTR_INTERMEDIATE_INFO_DEPENDENT_ATTRIBUTES"),
        (600, "CUDNN_ATTR_KNOB_CHOICE_KNOB_TYPE"),
        (601, "CUDNN_ATTR_KNOB_CHOICE_KNOB_VALUE"),
        (700, "CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA"),
        (701, "CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_BETA"),
        (702, "CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_CONV_DESC"),
        (703, "CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_W"),
        (704, "CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_X"),
        (705, "CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_Y"),
        (706, "CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_ALPHA"),
        (707, "CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_BETA"),
        (708, "CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_CONV_DESC"),
        (709, "CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_W"),
        (710, "CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DX"),
        (711, "CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DY"),
        (712, "CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_ALPHA"),
        (713, "CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_BETA"),
        (714, "CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_CONV_DESC"),
        (715, "CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DW"),
        (716, "CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_X"),
        (717, "CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DY"),
        (750, "CUDNN_ATTR_OPERATION_POINTWISE_PW_DESCRIPTOR"),
        (751, "CUDNN_ATTR_OPERATION_POINTWISE_XDESC"),
        (752, "CUDNN_ATTR_OPERATION_POINTWISE_BDESC"),
        (753, "CUDNN_ATTR_OPERATION_POINTWISE_YDESC"),
        (754, "CUDNN_ATTR_OPERATION_POINTWISE_ALPHA1"),
        (755, "CUDNN_ATTR_OPERATION_POINTWISE_ALPHA2"),
        (756, "CUDNN_ATTR_OPERATION_POINTWISE_DXDESC"),
        (757, "CUDNN_ATTR_OPERATION_POINTWISE_DYDESC"),
        (758, "CUDNN_ATTR_OPERATION_POINTWISE_TDESC"),
        (770, "CUDNN_ATTR_OPERATION_GENSTATS_MODE"),
        (771, "CUDNN_ATTR_OPERATION_GENSTATS_MATH_PREC"),
        (772, "CUDNN_ATTR_OPERATION_GENSTATS_XDESC"),
        (773, "CUDNN_ATTR_OPERATION_GENSTATS_SUMDESC"),
        (774, "CUDNN_ATTR_OPERATION_GENSTATS_SQSUMDESC"),
        (780, "CUDNN_ATTR_OPERATION_BN_FINALIZE_STATS_MODE"),
        (781, "CUDNN_ATTR_OPERATION_BN_FINALIZE_MATH_PREC"),
        (782, "CUDNN_ATTR_OPERATION_BN_FINALIZE_Y_SUM_DESC"),
        (783, "CUDNN_ATTR_OPERATION_BN_FINALIZE_Y_SQ_SUM_DESC"),
        (784, "CUDNN_ATTR_OPERATION_BN_FINALIZE_SCALE_DESC"),
        (785, "CUDNN_ATTR_OPERATION_BN_FINALIZE_BIAS_DESC"),
        (786, "CUDNN_ATTR_OPERATION_BN_FINALIZE_PREV_RUNNING_MEAN_DESC"),
        (787, "CUDNN_ATTR_OPERATION_BN_FINALIZE_PREV_RUNNING_VAR_DESC"),
        (788, "CUDNN_ATTR_OPERATION_BN_FINALIZE_UPDATED_RUNNING_MEAN_DESC"),
        (789, "CUDNN_ATTR_OPERATION_BN_FINALIZE_UPDATED_RUNNING_VAR_DESC"),
        (790, "CUDNN_ATTR_OPERATION_BN_FINALIZE_SAVED_MEAN_DESC"),
        (791, "CUDNN_ATTR_OPERATION_BN_FINALIZE_SAVED_INV_STD_DESC"),
        (792, "CUDNN_ATTR_OPERATION_BN_FINALIZE_EQ_SCALE_DESC"),
        (793, "CUDNN_ATTR_OPERATION_BN_FINALIZE_EQ_BIAS_DESC"),
        (794, "CUDNN_ATTR_OPERATION_BN_FINALIZE_ACCUM_COUNT_DESC"),
        (795, "CUDNN_ATTR_OPERATION_BN_FINALIZE_EPSILON_DESC"),
        (796, "CUDNN_ATTR_OPERATION_BN_FINALIZE_EXP_AVERATE_FACTOR_DESC"),
        (800, "CUDNN_ATTR_OPERATIONGRAPH_HANDLE"),
        (801, "CUDNN_ATTR_OPERATIONGRAPH_OPS"),
        (802, "CUDNN_ATTR_OPERATIONGRAPH_ENGINE_GLOBAL_COUNT"),
        (803, "CUDNN_ATTR_OPERATIONGRAPH_IS_DYNAMIC_SHAPE_ENABLED"),
        (804, "CUDNN_ATTR_OPERATIONGRAPH_IS_SAME_TOPOLOGY"),
        (805, "CUDNN_ATTR_OPERATIONGRAPH_IS_OVERRIDE_SHAPE_ENABLED"),
        (806, "CUDNN_ATTR_OPERATIONGRAPH_MODE"),
        (900, "CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT"),
        (901, "CUDNN_ATTR_TENSOR_DATA_TYPE"),
        (902, "CUDNN_ATTR_TENSOR_DIMENSIONS"),
        (903, "CUDNN_ATTR_TENSOR_STRIDES"),
        (904, "CUDNN_ATTR_TENSOR_VECTOR_COUNT"),
        (905, "CUDNN_ATTR_TENSOR_VECTORIZED_DIMENSION"),
        (906, "CUDNN_ATTR_TENSOR_UNIQUE_ID"),
        (907, "CUDNN_ATTR_TENSOR_IS_VIRTUAL"),
        (908, "CUDNN_ATTR_TENSOR_IS_BY_VALUE"),
        (909, "CUDNN_ATTR_TENSOR_REORDERING_MODE"),
        (910, "CUDNN_ATTR_TENSOR_CONSTANT_VALUE"),
        (913, "CUDNN_ATTR_TENSOR_RAGGED_OFFSET_DESC"),
        (914, "CUDNN_ATTR_TENSOR_RAGGED_OFFSET_MULTIPLIER"),
        (1000, "CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS"),
        (1001, "CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS"),
        (1002, "CUDNN_ATTR_VARIANT_PACK_INTERMEDIATES"),
        (1003, "CUDNN_ATTR_VARIANT_PACK_WORKSPACE"),
        (1010, "CUDNN_ATTR_VARIANT_PACK_OVERRIDE_UNIQUE_IDS"),
        (1011, "CUDNN_ATTR_VARIANT_PACK_OVERRIDE_SHAPES"),
        (1012, "CUDNN_ATTR_VARIANT_PACK_OVERRIDE_STRIDES"),
        (1100, "CUDNN_ATTR_LAYOUT_INFO_TENSOR_UID"),
        (1101, "CUDNN_ATTR_LAYOUT_INFO_TYPES"),
        (1200, "CUDNN_ATTR_KNOB_INFO_TYPE"),
        (1201, "CUDNN_ATTR_KNOB_INFO_MAXIMUM_VALUE"),
        (1202, "CUDNN_ATTR_KNOB_INFO_MINIMUM_VALUE"),
        (1203, "CUDNN_ATTR_KNOB_INFO_STRIDE"),
        (1300, "CUDNN_ATTR_ENGINE_OPERATION_GRAPH"),
        (1301, "CUDNN_ATTR_ENGINE_GLOBAL_INDEX"),
        (1302, "CUDNN_ATTR_ENGINE_KNOB_INFO"),
        (1303, "CUDNN_ATTR_ENGINE_NUMERICAL_NOTE"),
        (1304, "CUDNN_ATTR_ENGINE_LAYOUT_INFO"),
        (1305, "CUDNN_ATTR_ENGINE_BEHAVIOR_NOTE"),
        (1306, "CUDNN_ATTR_ENGINE_SM_COUNT_TARGET"),
        (1307, "CUDNN_ATTR_ENGINE_DEVICEPROP"),
        (1308, "CUDNN_ATTR_ENGINE_DISABLE_CLUSTER_COOPERATIVE"),
        (1309, "CUDNN_ATTR_ENGINE_SHARED_MEMORY_LIMIT"),
        (1500, "CUDNN_ATTR_MATMUL_COMP_TYPE"),
        (1503, "CUDNN_ATTR_MATMUL_PADDING_VALUE"),
        (1520, "CUDNN_ATTR_OPERATION_MATMUL_ADESC"),
        (1521, "CUDNN_ATTR_OPERATION_MATMUL_BDESC"),
        (1522, "CUDNN_ATTR_OPERATION_MATMUL_CDESC"),
        (1523, "CUDNN_ATTR_OPERATION_MATMUL_DESC"),
        (1524, "CUDNN_ATTR_OPERATION_MATMUL_IRREGULARLY_STRIDED_BATCH_COUNT"),
        (1525, "CUDNN_ATTR_OPERATION_MATMUL_GEMM_M_OVERRIDE_DESC"),
        (1526, "CUDNN_ATTR_OPERATION_MATMUL_GEMM_N_OVERRIDE_DESC"),
        (1527, "CUDNN_ATTR_OPERATION_MATMUL_GEMM_K_OVERRIDE_DESC"),
        (1600, "CUDNN_ATTR_REDUCTION_OPERATOR"),
        (1601, "CUDNN_ATTR_REDUCTION_COMP_TYPE"),
        (1602, "CUDNN_ATTR_REDUCTION_IS_DETERMINISTIC"),
        (1610, "CUDNN_ATTR_OPERATION_REDUCTION_XDESC"),
        (1611, "CUDNN_ATTR_OPERATION_REDUCTION_YDESC"),
        (1612, "CUDNN_ATTR_OPERATION_REDUCTION_DESC"),
        (1613, "CUDNN_ATTR_OPERATION_REDUCTION_GROUP_OFFSET_DESC"),
        (1620, "CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_MATH_PREC"),
        (1621, "CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_MEAN_DESC"),
        (1622, "CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_INVSTD_DESC"),
        (1623, "CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_BN_SCALE_DESC"),
        (1624, "CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_X_DESC"),
        (1625, "CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_DY_DESC"),
        (1626, "CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_DBN_SCALE_DESC"),
        (1627, "CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_DBN_BIAS_DESC"),
        (1628, "CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_EQ_DY_SCALE_DESC"),
        (1629, "CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_EQ_X_SCALE_DESC"),
        (1630, "CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_EQ_BIAS"),
        (1640, "CUDNN_ATTR_OPERATION_REDUCTION_DIMS"),
        (1641, "CUDNN_ATTR_OPERATION_REDUCTION_INIT_VALUES"),
        (1642, "CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH"),
        (1643, "CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH_ACCUMULATOR_UIDS"),
        (1644, "CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH_CURRENT_UIDS"),
        (1645, "CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH_OUTPUT_UIDS"),
        (1646, "CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH_COMPUTE_TYPES"),
        (1700, "CUDNN_ATTR_RESAMPLE_MODE"),
        (1701, "CUDNN_ATTR_RESAMPLE_COMP_TYPE"),
        (1702, "CUDNN_ATTR_RESAMPLE_SPATIAL_DIMS"),
        (1703, "CUDNN_ATTR_RESAMPLE_POST_PADDINGS"),
        (1704, "CUDNN_ATTR_RESAMPLE_PRE_PADDINGS"),
        (1705, "CUDNN_ATTR_RESAMPLE_STRIDES"),
        (1706, "CUDNN_ATTR_RESAMPLE_WINDOW_DIMS"),
        (1707, "CUDNN_ATTR_RESAMPLE_NAN_PROPAGATION"),
        (1708, "CUDNN_ATTR_RESAMPLE_PADDING_MODE"),
        (1710, "CUDNN_ATTR_OPERATION_RESAMPLE_FWD_XDESC"),
        (1711, "CUDNN_ATTR_OPERATION_RESAMPLE_FWD_YDESC"),
        (1712, "CUDNN_ATTR_OPERATION_RESAMPLE_FWD_IDXDESC"),
        (1713, "CUDNN_ATTR_OPERATION_RESAMPLE_FWD_ALPHA"),
        (1714, "CUDNN_ATTR_OPERATION_RESAMPLE_FWD_BETA"),
        (1716, "CUDNN_ATTR_OPERATION_RESAMPLE_FWD_DESC"),
        (1720, "CUDNN_ATTR_OPERATION_RESAMPLE_BWD_DXDESC"),
        (1721, "CUDNN_ATTR_OPERATION_RESAMPLE_BWD_DYDESC"),
        (1722, "CUDNN_ATTR_OPERATION_RESAMPLE_BWD_IDXDESC"),
        (1723, "CUDNN_ATTR_OPERATION_RESAMPLE_BWD_ALPHA"),
        (1724, "CUDNN_ATTR_OPERATION_RESAMPLE_BWD_BETA"),
        (1725, "CUDNN_ATTR_OPERATION_RESAMPLE_BWD_DESC"),
        (1726, "CUDNN_ATTR_OPERATION_RESAMPLE_BWD_XDESC"),
        (1727, "CUDNN_ATTR_OPERATION_RESAMPLE_BWD_YDESC"),
        (1800, "CUDNN_ATTR_OPERATION_CONCAT_AXIS"),
        (1801, "CUDNN_ATTR_OPERATION_CONCAT_INPUT_DESCS"),
        (1802, "CUDNN_ATTR_OPERATION_CONCAT_INPLACE_INDEX"),
        (1803, "CUDNN_ATTR_OPERATION_CONCAT_OUTPUT_DESC"),
        (1900, "CUDNN_ATTR_OPERATION_SIGNAL_MODE"),
        (1901, "CUDNN_ATTR_OPERATION_SIGNAL_FLAGDESC"),
        (1902, "CUDNN_ATTR_OPERATION_SIGNAL_VALUE"),
        (1903, "CUDNN_ATTR_OPERATION_SIGNAL_XDESC"),
        (1904, "CUDNN_ATTR_OPERATION_SIGNAL_YDESC"),
        (1950, "CUDNN_ATTR_OPERATION_PAGED_CACHE_LOAD_CONTAINER_DESC"),
        (1951, "CUDNN_ATTR_OPERATION_PAGED_CACHE_LOAD_YDESC"),
        (1952, "CUDNN_ATTR_OPERATION_PAGED_CACHE_LOAD_SEQUENCE_DESC"),
        (1953, "CUDNN_ATTR_OPERATION_PAGED_CACHE_LOAD_PAGE_TABLE_DESC"),
        (2000, "CUDNN_ATTR_OPERATION_NORM_FWD_MODE"),
        (2001, "CUDNN_ATTR_OPERATION_NORM_FWD_PHASE"),
        (2002, "CUDNN_ATTR_OPERATION_NORM_FWD_XDESC"),
        (2003, "CUDNN_ATTR_OPERATION_NORM_FWD_MEAN_DESC"),
        (2004, "CUDNN_ATTR_OPERATION_NORM_FWD_INV_VARIANCE_DESC"),
        (2005, "CUDNN_ATTR_OPERATION_NORM_FWD_SCALE_DESC"),
        (2006, "CUDNN_ATTR_OPERATION_NORM_FWD_BIAS_DESC"),
        (2007, "CUDNN_ATTR_OPERATION_NORM_FWD_EPSILON_DESC"),
        (2008, "CUDNN_ATTR_OPERATION_NORM_FWD_EXP_AVG_FACTOR_DESC"),
        (2009, "CUDNN_ATTR_OPERATION_NORM_FWD_INPUT_RUNNING_MEAN_DESC"),
        (2010, "CUDNN_ATTR_OPERATION_NORM_FWD_INPUT_RUNNING_VAR_DESC"),
        (2011, "CUDNN_ATTR_OPERATION_NORM_FWD_OUTPUT_RUNNING_MEAN_DESC"),
        (2012, "CUDNN_ATTR_OPERATION_NORM_FWD_OUTPUT_RUNNING_VAR_DESC"),
        (2013, "CUDNN_ATTR_OPERATION_NORM_FWD_YDESC"),
        (2014, "CUDNN_ATTR_OPERATION_NORM_FWD_PEER_STAT_DESCS"),
        (2100, "CUDNN_ATTR_OPERATION_NORM_BWD_MODE"),
        (2101, "CUDNN_ATTR_OPERATION_NORM_BWD_XDESC"),
        (2102, "CUDNN_ATTR_OPERATION_NORM_BWD_MEAN_DESC"),
        (2103, "CUDNN_ATTR_OPERATION_NORM_BWD_INV_VARIANCE_DESC"),
        (2104, "CUDNN_ATTR_OPERATION_NORM_BWD_DYDESC"),
        (2105, "CUDNN_ATTR_OPERATION_NORM_BWD_SCALE_DESC"),
        (2106, "CUDNN_ATTR_OPERATION_NORM_BWD_EPSILON_DESC"),
        (2107, "CUDNN_ATTR_OPERATION_NORM_BWD_DSCALE_DESC"),
        (2108, "CUDNN_ATTR_OPERATION_NORM_BWD_DBIAS_DESC"),
        (2109, "CUDNN_ATTR_OPERATION_NORM_BWD_DXDESC"),
        (2110, "CUDNN_ATTR_OPERATION_NORM_BWD_PEER_STAT_DESCS"),
        (2200, "CUDNN_ATTR_OPERATION_RESHAPE_XDESC"),
        (2201, "CUDNN_ATTR_OPERATION_RESHAPE_YDESC"),
        (2202, "CUDNN_ATTR_OPERATION_RESHAPE_MODE"),
        (3200, "CUDNN_ATTR_OPERATION_TRANSPOSE_XDESC"),
        (3201, "CUDNN_ATTR_OPERATION_TRANSPOSE_YDESC"),
        (3202, "CUDNN_ATTR_OPERATION_TRANSPOSE_PERMUTATION"),
        (3300, "CUDNN_ATTR_OPERATION_SLICE_XDESC"),
        (3301, "CUDNN_ATTR_OPERATION_SLICE_YDESC"),
        (3302, "CUDNN_ATTR_OPERATION_SLICE_START_INDICES"),
        (3303, "CUDNN_ATTR_OPERATION_SLICE_LIMIT_INDICES"),
        (3304, "CUDNN_ATTR_OPERATION_SLICE_STRIDES"),
        (3400, "CUDNN_ATTR_OPERATION_ROPE_FWD_XDESC"),
        (3401, "CUDNN_ATTR_OPERATION_ROPE_FWD_YDESC"),
        (3402, "CUDNN_ATTR_OPERATION_ROPE_FWD_FREQSDESC"),
        (3403, "CUDNN_ATTR_OPERATION_ROPE_FWD_OUTPUT_SCALE"),
        (3404, "CUDNN_ATTR_OPERATION_ROPE_FWD_ROPE_DIM"),
        (3410, "CUDNN_ATTR_OPERATION_ROPE_BWD_DYDESC"),
        (3411, "CUDNN_ATTR_OPERATION_ROPE_BWD_DXDESC"),
        (3412, "CUDNN_ATTR_OPERATION_ROPE_BWD_FREQSDESC"),
        (3413, "CUDNN_ATTR_OPERATION_ROPE_BWD_OUTPUT_SCALE"),
        (3414, "CUDNN_ATTR_OPERATION_ROPE_BWD_ROPE_DIM"),
        (2250, "CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_XDESC"),
        (2251, "CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_YDESC"),
        (2252, "CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_LOWER_BANDWIDTH"),
        (2253, "CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_UPPER_BANDWIDTH"),
        (2254, "CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_AXIS"),
        (2255, "CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_PAD_VALUE"),
        (2256, "CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_KV_TOKEN_OFFSET_DESC"),
        (2257, "CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_SPECULATIVE_MASK_DESC"),
        (2270, "CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_XDESC"),
        (2271, "CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_YDESC"),
        (2272, "CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_LOWER_BANDWIDTH"),
        (2273, "CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_UPPER_BANDWIDTH"),
        (2274, "CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_AXIS"),
        (2275, "CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_PAD_VALUE"),
        (2276, "CUDNN_ATTR_OPERATION_CONTRACT_BAND_MAX_TOKEN_VALUE"),
        (2300, "CUDNN_ATTR_RNG_DISTRIBUTION"),
        (2301, "CUDNN_ATTR_RNG_NORMAL_DIST_MEAN"),
        (2302, "CUDNN_ATTR_RNG_NORMAL_DIST_STANDARD_DEVIATION"),
        (2303, "CUDNN_ATTR_RNG_UNIFORM_DIST_MAXIMUM"),
        (2304, "CUDNN_ATTR_RNG_UNIFORM_DIST_MINIMUM"),
        (2305, "CUDNN_ATTR_RNG_BERNOULLI_DIST_PROBABILITY"),
        (2310, "CUDNN_ATTR_OPERATION_RNG_YDESC"),
        (2311, "CUDNN_ATTR_OPERATION_RNG_SEED"),
        (2312, "CUDNN_ATTR_OPERATION_RNG_DESC"),
        (2313, "CUDNN_ATTR_OPERATION_RNG_OFFSET_DESC"),
        (2400, "CUDNN_ATTR_KERNEL_CACHE_OPERATION_GRAPH"),
        (2401, "CUDNN_ATTR_KERNEL_CACHE_IS_ENGINECFG_KERNEL_CACHED"),
        (2402, "CUDNN_ATTR_KERNEL_CACHE_JSON_REPRESENTATION"),
        (2403, "CUDNN_ATTR_KERNEL_CACHE_REVISION"),
        (2404, "CUDNN_ATTR_KERNEL_CACHE_ENTRY_COUNT"),
        (2500, "CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_XDESC"),
        (2501, "CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_YDESC"),
        (2502, "CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_SCALE_DESC"),
        (2503, "CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_MATH_PREC"),
        (2504, "CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_BLOCK_SIZE"),
        (2600, "CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_XDESC"),
        (2601, "CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_SCALE_DESC"),
        (2602, "CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_YDESC"),
        (2603, "CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_MATH_PREC"),
        (2604, "CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_BLOCK_SIZE"),
        (2605, "CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_NEG_SCALE"),
        (2700, "CUDNN_ATTR_DEVICEPROP_DEVICE_ID"),
        (2701, "CUDNN_ATTR_DEVICEPROP_HANDLE"),
        (2702, "CUDNN_ATTR_DEVICEPROP_JSON_REPRESENTATION"),
        (2800, "CUDNN_ATTR_OPERATION_SDPA_FWD_QDESC"),
        (2801, "CUDNN_ATTR_OPERATION_SDPA_FWD_KDESC"),
        (2802, "CUDNN_ATTR_OPERATION_SDPA_FWD_VDESC"),
        (2803, "CUDNN_ATTR_OPERATION_SDPA_FWD_ODESC"),
        (2804, "CUDNN_ATTR_OPERATION_SDPA_FWD_STATSDESC"),
        (2805, "CUDNN_ATTR_OPERATION_SDPA_FWD_SCALEDESC"),
        (2806, "CUDNN_ATTR_OPERATION_SDPA_FWD_BLOCK_MASK_DESC"),
        (2807, "CUDNN_ATTR_OPERATION_SDPA_FWD_PAGE_TABLE_KDESC"),
        (2808, "CUDNN_ATTR_OPERATION_SDPA_FWD_PAGE_TABLE_VDESC"),
        (2809, "CUDNN_ATTR_OPERATION_SDPA_FWD_SEQ_LEN_QDESC"),
        (2810, "CUDNN_ATTR_OPERATION_SDPA_FWD_SEQ_LEN_KVDESC"),
        (2811, "CUDNN_ATTR_OPERATION_SDPA_FWD_SUBGRAPH"),
        (2812, "CUDNN_ATTR_OPERATION_SDPA_FWD_SUBGRAPH_INPUT_UID"),
        (2813, "CUDNN_ATTR_OPERATION_SDPA_FWD_SUBGRAPH_OUTPUT_UID"),
        (2814, "CUDNN_ATTR_OPERATION_SDPA_FWD_SOFTMAX_DESC"),
        (2815, "CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_SEED_DESC"),
        (2816, "CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_OFFSET_DESC"),
        (2817, "CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_RNG_DUMP_DESC"),
        (2818, "CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_PROBABILITY"),
        (2819, "CUDNN_ATTR_OPERATION_SDPA_FWD_UNFUSE_FMA"),
        (2820, "CUDNN_ATTR_OPERATION_SDPA_FWD_CU_SEQ_LEN_QDESC"),
        (2821, "CUDNN_ATTR_OPERATION_SDPA_FWD_CU_SEQ_LEN_KVDESC"),
        (2822, "CUDNN_ATTR_OPERATION_SDPA_FWD_DESCALE_QDESC"),
        (2823, "CUDNN_ATTR_OPERATION_SDPA_FWD_DESCALE_KDESC"),
        (2824, "CUDNN_ATTR_OPERATION_SDPA_FWD_DESCALE_VDESC"),
        (2825, "CUDNN_ATTR_OPERATION_SDPA_FWD_DESCALE_SDESC"),
        (2826, "CUDNN_ATTR_OPERATION_SDPA_FWD_SCALE_SDESC"),
        (2827, "CUDNN_ATTR_OPERATION_SDPA_FWD_SCALE_ODESC"),
        (2828, "CUDNN_ATTR_OPERATION_SDPA_FWD_AMAX_SDESC"),
        (2829, "CUDNN_ATTR_OPERATION_SDPA_FWD_AMAX_ODESC"),
        (2851, "CUDNN_ATTR_OPERATION_SDPA_BWD_QDESC"),
        (2852, "CUDNN_ATTR_OPERATION_SDPA_BWD_KDESC"),
        (2853, "CUDNN_ATTR_OPERATION_SDPA_BWD_VDESC"),
        (2854, "CUDNN_ATTR_OPERATION_SDPA_BWD_ODESC"),
        (2855, "CUDNN_ATTR_OPERATION_SDPA_BWD_STATSDESC"),
        (2856, "CUDNN_ATTR_OPERATION_SDPA_BWD_SCALEDESC"),
        (2857, "CUDNN_ATTR_OPERATION_SDPA_BWD_SEQ_LEN_QDESC"),
        (2858, "CUDNN_ATTR_OPERATION_SDPA_BWD_SEQ_LEN_KVDESC"),
        (2859, "CUDNN_ATTR_OPERATION_SDPA_BWD_DQDESC"),
        (2860, "CUDNN_ATTR_OPERATION_SDPA_BWD_DKDESC"),
        (2861, "CUDNN_ATTR_OPERATION_SDPA_BWD_DVDESC"),
        (2862, "CUDNN_ATTR_OPERATION_SDPA_BWD_DODDESC"),
        (2863, "CUDNN_ATTR_OPERATION_SDPA_BWD_SINK_DESC"),
        (2864, "CUDNN_ATTR_OPERATION_SDPA_BWD_DSINK_DESC"),
        (2865, "CUDNN_ATTR_OPERATION_SDPA_BWD_MAX_TOTAL_SEQ_LEN_Q"),
        (2866, "CUDNN_ATTR_OPERATION_SDPA_BWD_MAX_TOTAL_SEQ_LEN_KV"),
        (2867, "CUDNN_ATTR_OPERATION_SDPA_BWD_SUBGRAPH"),
        (2868, "CUDNN_ATTR_OPERATION_SDPA_BWD_SUBGRAPH_INPUT_UID"),
        (2869, "CUDNN_ATTR_OPERATION_SDPA_BWD_SUBGRAPH_OUTPUT_UID"),
        (2870, "CUDNN_ATTR_OPERATION_SDPA_BWD_CU_SEQ_LEN_QDESC"),
        (2871, "CUDNN_ATTR_OPERATION_SDPA_BWD_CU_SEQ_LEN_KVDESC"),
        (2872, "CUDNN_ATTR_OPERATION_SDPA_BWD_DROPOUT_SEED_DESC"),
        (2873, "CUDNN_ATTR_OPERATION_SDPA_BWD_DROPOUT_OFFSET_DESC"),
        (2874, "CUDNN_ATTR_OPERATION_SDPA_BWD_DROPOUT_PROBABILITY"),
        (2875, "CUDNN_ATTR_OPERATION_SDPA_BWD_DBIAS_DESC"),
        (2900, "CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_MODE"),
        (2901, "CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_MATH_PREC"),
        (2902, "CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_TOKEN_DESC"),
        (2903, "CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_WEIGHT_DESC"),
        (2904, "CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_FIRST_TOKEN_OFFSET_DESC"),
        (2905, "CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_OUTPUT_DESC"),
        (2906, "CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_TOKEN_INDEX_DESC"),
        (2907, "CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_TOKEN_KS_DESC"),
        (2908, "CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_TOP_K"),
        (2951, "CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_MATH_PREC"),
        (2952, "CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_TOKEN_DESC"),
        (2953, "CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_DWEIGHT_DESC"),
        (2954, "CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_FIRST_TOKEN_OFFSET_DESC"),
        (2955, "CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_DOUTPUT_DESC"),
        (3000, "CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_XDESC"),
        (3001, "CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_SEQ_LEN_KVDESC"),
        (3002, "CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_SEQ_LEN_QDESC"),
        (3003, "CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_LEFT_BOUND_DESC"),
        (3004, "CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_SHIFT_RIGHT_BOUND_DESC"),
        (3005, "CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_BDESC"),
        (3006, "CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_YDESC"),
        (3007, "CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_COMPARISON_MODE"),
        (3008, "CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_CU_SEQ_LEN_KVDESC"),
        (3009, "CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_CU_SEQ_LEN_QDESC"),
        (3100, "CUDNN_ATTR_OPERATION_SOFTMAX_XDESC"),
        (3101, "CUDNN_ATTR_OPERATION_SOFTMAX_YDESC"),
        (3102, "CUDNN_ATTR_OPERATION_SOFTMAX_STATS_DESC"),
        (3103, "CUDNN_ATTR_OPERATION_SOFTMAX_MAX_DESC"),
        (3104, "CUDNN_ATTR_OPERATION_SOFTMAX_SUM_EXP_DESC"),
        (3105, "CUDNN_ATTR_OPERATION_SOFTMAX_SINK_DESC"),
        (3106, "CUDNN_ATTR_OPERATION_SOFTMAX_STATS_LOG2"),
    ];
}

enumeration!(cudnnBackendAttributeName_t);

/// `enum cudnnBackendAttributeType_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnBackendAttributeType_t(pub i32);

impl cudnnBackendAttributeType_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_HANDLE: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_DATA_TYPE: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_BOOLEAN: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_INT64: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_FLOAT: Self = Self(4);
    /// 5, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_DOUBLE: Self = Self(5);
    /// 6, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_VOID_PTR: Self = Self(6);
    /// 7, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_CONVOLUTION_MODE: Self = Self(7);
    /// 8, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_HEUR_MODE: Self = Self(8);
    /// 9, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_KNOB_TYPE: Self = Self(9);
    /// 10, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_TYPE_NAN_PROPOGATION: Self = Self(10);
    /// 11, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_NUMERICAL_NOTE: Self = Self(11);
    /// 12, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_LAYOUT_TYPE: Self = Self(12);
    /// 13, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_ATTRIB_NAME: Self = Self(13);
    /// 14, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_POINTWISE_MODE: Self = Self(14);
    /// 15, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_BACKEND_DESCRIPTOR: Self = Self(15);
    /// 16, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_GENSTATS_MODE: Self = Self(16);
    /// 17, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_BN_FINALIZE_STATS_MODE: Self = Self(17);
    /// 18, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_REDUCTION_OPERATOR_TYPE: Self = Self(18);
    /// 19, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_BEHAVIOR_NOTE: Self = Self(19);
    /// 20, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_TENSOR_REORDERING_MODE: Self = Self(20);
    /// 21, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_RESAMPLE_MODE: Self = Self(21);
    /// 22, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_PADDING_MODE: Self = Self(22);
    /// 23, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_INT32: Self = Self(23);
    /// 24, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_CHAR: Self = Self(24);
    /// 25, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_SIGNAL_MODE: Self = Self(25);
    /// 26, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_FRACTION: Self = Self(26);
    /// 27, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_NORM_MODE: Self = Self(27);
    /// 28, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_NORM_FWD_PHASE: Self = Self(28);
    /// 29, since cuDNN 9.10 or earlier.
    pub const CUDNN_TYPE_RNG_DISTRIBUTION: Self = Self(29);
    /// 30, since cuDNN 9.15.
    pub const CUDNN_TYPE_MOE_GROUPED_MATMUL_MODE: Self = Self(30);
    /// 31, since cuDNN 9.22.
    pub const CUDNN_TYPE_RESHAPE_MODE: Self = Self(31);
    /// 32, since cuDNN 9.23.
    pub const CUDNN_TYPE_OPERATIONGRAPH_MODE: Self = Self(32);
    /// 33, since cuDNN 9.28.
    pub const CUDNN_TYPE_CUDA_GRAPH_RETENTION: Self = Self(33);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_TYPE_HANDLE"),
        (1, "CUDNN_TYPE_DATA_TYPE"),
        (2, "CUDNN_TYPE_BOOLEAN"),
        (3, "CUDNN_TYPE_INT64"),
        (4, "CUDNN_TYPE_FLOAT"),
        (5, "CUDNN_TYPE_DOUBLE"),
        (6, "CUDNN_TYPE_VOID_PTR"),
        (7, "CUDNN_TYPE_CONVOLUTION_MODE"),
        (8, "CUDNN_TYPE_HEUR_MODE"),
        (9, "CUDNN_TYPE_KNOB_TYPE"),
        (10, "CUDNN_TYPE_NAN_PROPOGATION"),
        (11, "CUDNN_TYPE_NUMERICAL_NOTE"),
        (12, "CUDNN_TYPE_LAYOUT_TYPE"),
        (13, "CUDNN_TYPE_ATTRIB_NAME"),
        (14, "CUDNN_TYPE_POINTWISE_MODE"),
        (15, "CUDNN_TYPE_BACKEND_DESCRIPTOR"),
        (16, "CUDNN_TYPE_GENSTATS_MODE"),
        (17, "CUDNN_TYPE_BN_FINALIZE_STATS_MODE"),
        (18, "CUDNN_TYPE_REDUCTION_OPERATOR_TYPE"),
        (19, "CUDNN_TYPE_BEHAVIOR_NOTE"),
        (20, "CUDNN_TYPE_TENSOR_REORDERING_MODE"),
        (21, "CUDNN_TYPE_RESAMPLE_MODE"),
        (22, "CUDNN_TYPE_PADDING_MODE"),
        (23, "CUDNN_TYPE_INT32"),
        (24, "CUDNN_TYPE_CHAR"),
        (25, "CUDNN_TYPE_SIGNAL_MODE"),
        (26, "CUDNN_TYPE_FRACTION"),
        (27, "CUDNN_TYPE_NORM_MODE"),
        (28, "CUDNN_TYPE_NORM_FWD_PHASE"),
        (29, "CUDNN_TYPE_RNG_DISTRIBUTION"),
        (30, "CUDNN_TYPE_MOE_GROUPED_MATMUL_MODE"),
        (31, "CUDNN_TYPE_RESHAPE_MODE"),
        (32, "CUDNN_TYPE_OPERATIONGRAPH_MODE"),
        (33, "CUDNN_TYPE_CUDA_GRAPH_RETENTION"),
    ];
}

enumeration!(cudnnBackendAttributeType_t);

/// `enum cudnnBackendBehaviorNote_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnBackendBehaviorNote_t(pub i32);

impl cudnnBackendBehaviorNote_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_BEHAVIOR_NOTE_RUNTIME_COMPILATION: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_BEHAVIOR_NOTE_REQUIRES_FILTER_INT8x32_REORDER: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_BEHAVIOR_NOTE_REQUIRES_BIAS_INT8x32_REORDER: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_BEHAVIOR_NOTE_SUPPORTS_CUDA_GRAPH_NATIVE_API: Self = Self(3);
    /// 4, since cuDNN 9.15.
    pub const CUDNN_BEHAVIOR_NOTE_CUBLASLT_DEPENDENCY: Self = Self(4);
    /// 5, since cuDNN 9.10 or earlier.
    pub const CUDNN_BEHAVIOR_NOTE_TYPE_COUNT: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_BEHAVIOR_NOTE_RUNTIME_COMPILATION"),
        (1, "CUDNN_BEHAVIOR_NOTE_REQUIRES_FILTER_INT8x32_REORDER"),
        (2, "CUDNN_BEHAVIOR_NOTE_REQUIRES_BIAS_INT8x32_REORDER"),
        (3, "CUDNN_BEHAVIOR_NOTE_SUPPORTS_CUDA_GRAPH_NATIVE_API"),
        (4, "CUDNN_BEHAVIOR_NOTE_CUBLASLT_DEPENDENCY"),
        (5, "CUDNN_BEHAVIOR_NOTE_TYPE_COUNT"),
    ];
}

enumeration!(cudnnBackendBehaviorNote_t);

/// `enum cudnnBackendDescriptorType_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnBackendDescriptorType_t(pub i32);

impl cudnnBackendDescriptorType_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_POINTWISE_DESCRIPTOR: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_ENGINE_DESCRIPTOR: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_ENGINECFG_DESCRIPTOR: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR: Self = Self(4);
    /// 5, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR: Self = Self(5);
    /// 6, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_INTERMEDIATE_INFO_DESCRIPTOR: Self = Self(6);
    /// 7, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_KNOB_CHOICE_DESCRIPTOR: Self = Self(7);
    /// 8, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_KNOB_INFO_DESCRIPTOR: Self = Self(8);
    /// 9, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_LAYOUT_INFO_DESCRIPTOR: Self = Self(9);
    /// 10, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR: Self = Self(10);
    /// 11, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR: Self = Self(
        11,
    );
    /// 12, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR: Self = Self(
        12,
    );
    /// 13, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR: Self = Self(13);
    /// 14, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_GEN_STATS_DESCRIPTOR: Self = Self(14);
    /// 15, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR: Self = Self(15);
    /// 16, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR: Self = Self(16);
    /// 17, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_TENSOR_DESCRIPTOR: Self = Self(17);
    /// 18, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_MATMUL_DESCRIPTOR: Self = Self(18);
    /// 19, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_MATMUL_DESCRIPTOR: Self = Self(19);
    /// 20, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_BN_FINALIZE_STATISTICS_DESCRIPTOR: Self = Self(20);
    /// 21, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_REDUCTION_DESCRIPTOR: Self = Self(21);
    /// 22, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_REDUCTION_DESCRIPTOR: Self = Self(22);
    /// 23, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_BN_BWD_WEIGHTS_DESCRIPTOR: Self = Self(23);
    /// 24, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_RESAMPLE_DESCRIPTOR: Self = Self(24);
    /// 25, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_RESAMPLE_FWD_DESCRIPTOR: Self = Self(25);
    /// 26, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_RESAMPLE_BWD_DESCRIPTOR: Self = Self(26);
    /// 27, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_CONCAT_DESCRIPTOR: Self = Self(27);
    /// 28, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_SIGNAL_DESCRIPTOR: Self = Self(28);
    /// 29, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_NORM_FORWARD_DESCRIPTOR: Self = Self(29);
    /// 30, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_NORM_BACKWARD_DESCRIPTOR: Self = Self(30);
    /// 31, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_RESHAPE_DESCRIPTOR: Self = Self(31);
    /// 32, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_RNG_DESCRIPTOR: Self = Self(32);
    /// 33, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_RNG_DESCRIPTOR: Self = Self(33);
    /// 34, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_KERNEL_CACHE_DESCRIPTOR: Self = Self(34);
    /// 35, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_PAGED_CACHE_LOAD_DESCRIPTOR: Self = Self(35);
    /// 36, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_BLOCK_SCALE_QUANTIZE_DESCRIPTOR: Self = Self(36);
    /// 37, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_BLOCK_SCALE_DEQUANTIZE_DESCRIPTOR: Self = Self(37);
    /// 38, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_DEVICEPROP_DESCRIPTOR: Self = Self(38);
    /// 39, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_EXPAND_BAND_MATRIX_DESCRIPTOR: Self = Self(39);
    /// 40, since cuDNN 9.10 or earlier.
    pub const CUDNN_BACKEND_OPERATION_CONTRACT_BAND_MATRIX_DESCRIPTOR: Self = Self(40);
    /// 41, since cuDNN 9.13.
    pub const CUDNN_BACKEND_OPERATION_SDPA_FWD_DESCRIPTOR: Self = Self(41);
    /// 42, since cuDNN 9.15.
    pub const CUDNN_BACKEND_OPERATION_MOE_GROUPED_MATMUL_DESCRIPTOR: Self = Self(42);
    /// 43, since cuDNN 9.17.
    pub const CUDNN_BACKEND_OPERATION_SDPA_BWD_DESCRIPTOR: Self = Self(43);
    /// 44, since cuDNN 9.20.
    pub const CUDNN_BACKEND_OPERATION_DIAGONAL_BAND_MASK_DESCRIPTOR: Self = Self(44);
    /// 45, since cuDNN 9.20.
    pub const CUDNN_BACKEND_OPERATION_SOFTMAX_DESCRIPTOR: Self = Self(45);
    /// 46, since cuDNN 9.22.
    pub const CUDNN_BACKEND_OPERATION_TRANSPOSE_DESCRIPTOR: Self = Self(46);
    /// 47, since cuDNN 9.22.
    pub const CUDNN_BACKEND_OPERATION_SLICE_DESCRIPTOR: Self = Self(47);
    /// 48, since cuDNN 9.22.
    pub const CUDNN_BACKEND_OPERATION_MOE_GROUPED_MATMUL_BWD_DESCRIPTOR: Self = Self(48);
    /// 49, since cuDNN 9.24.
    pub const CUDNN_BACKEND_OPERATION_ROPE_FWD_DESCRIPTOR: Self = Self(49);
    /// 50, since cuDNN 9.24.
    pub const CUDNN_BACKEND_OPERATION_ROPE_BWD_DESCRIPTOR: Self = Self(50);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_BACKEND_POINTWISE_DESCRIPTOR"),
        (1, "CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR"),
        (2, "CUDNN_BACKEND_ENGINE_DESCRIPTOR"),
        (3, "CUDNN_BACKEND_ENGINECFG_DESCRIPTOR"),
        (4, "CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR"),
        (5, "CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR"),
        (6, "CUDNN_BACKEND_INTERMEDIATE_INFO_DESCRIPTOR"),
        (7, "CUDNN_BACKEND_KNOB_CHOICE_DESCRIPTOR"),
        (8, "CUDNN_BACKEND_KNOB_INFO_DESCRIPTOR"),
        (9, "CUDNN_BACKEND_LAYOUT_INFO_DESCRIPTOR"),
        (10, "CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR"),
        (11, "CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR"),
        (12, "CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR"),
        (13, "CUDNN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR"),
        (14, "CUDNN_BACKEND_OPERATION_GEN_STATS_DESCRIPTOR"),
        (15, "CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR"),
        (16, "CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR"),
        (17, "CUDNN_BACKEND_TENSOR_DESCRIPTOR"),
        (18, "CUDNN_BACKEND_MATMUL_DESCRIPTOR"),
        (19, "CUDNN_BACKEND_OPERATION_MATMUL_DESCRIPTOR"),
        (20, "CUDNN_BACKEND_OPERATION_BN_FINALIZE_STATISTICS_DESCRIPTOR"),
        (21, "CUDNN_BACKEND_REDUCTION_DESCRIPTOR"),
        (22, "CUDNN_BACKEND_OPERATION_REDUCTION_DESCRIPTOR"),
        (23, "CUDNN_BACKEND_OPERATION_BN_BWD_WEIGHTS_DESCRIPTOR"),
        (24, "CUDNN_BACKEND_RESAMPLE_DESCRIPTOR"),
        (25, "CUDNN_BACKEND_OPERATION_RESAMPLE_FWD_DESCRIPTOR"),
        (26, "CUDNN_BACKEND_OPERATION_RESAMPLE_BWD_DESCRIPTOR"),
        (27, "CUDNN_BACKEND_OPERATION_CONCAT_DESCRIPTOR"),
        (28, "CUDNN_BACKEND_OPERATION_SIGNAL_DESCRIPTOR"),
        (29, "CUDNN_BACKEND_OPERATION_NORM_FORWARD_DESCRIPTOR"),
        (30, "CUDNN_BACKEND_OPERATION_NORM_BACKWARD_DESCRIPTOR"),
        (31, "CUDNN_BACKEND_OPERATION_RESHAPE_DESCRIPTOR"),
        (32, "CUDNN_BACKEND_RNG_DESCRIPTOR"),
        (33, "CUDNN_BACKEND_OPERATION_RNG_DESCRIPTOR"),
        (34, "CUDNN_BACKEND_KERNEL_CACHE_DESCRIPTOR"),
        (35, "CUDNN_BACKEND_OPERATION_PAGED_CACHE_LOAD_DESCRIPTOR"),
        (36, "CUDNN_BACKEND_OPERATION_BLOCK_SCALE_QUANTIZE_DESCRIPTOR"),
        (37, "CUDNN_BACKEND_OPERATION_BLOCK_SCALE_DEQUANTIZE_DESCRIPTOR"),
        (38, "CUDNN_BACKEND_DEVICEPROP_DESCRIPTOR"),
        (39, "CUDNN_BACKEND_OPERATION_EXPAND_BAND_MATRIX_DESCRIPTOR"),
        (40, "CUDNN_BACKEND_OPERATION_CONTRACT_BAND_MATRIX_DESCRIPTOR"),
        (41, "CUDNN_BACKEND_OPERATION_SDPA_FWD_DESCRIPTOR"),
        (42, "CUDNN_BACKEND_OPERATION_MOE_GROUPED_MATMUL_DESCRIPTOR"),
        (43, "CUDNN_BACKEND_OPERATION_SDPA_BWD_DESCRIPTOR"),
        (44, "CUDNN_BACKEND_OPERATION_DIAGONAL_BAND_MASK_DESCRIPTOR"),
        (45, "CUDNN_BACKEND_OPERATION_SOFTMAX_DESCRIPTOR"),
        (46, "CUDNN_BACKEND_OPERATION_TRANSPOSE_DESCRIPTOR"),
        (47, "CUDNN_BACKEND_OPERATION_SLICE_DESCRIPTOR"),
        (48, "CUDNN_BACKEND_OPERATION_MOE_GROUPED_MATMUL_BWD_DESCRIPTOR"),
        (49, "CUDNN_BACKEND_OPERATION_ROPE_FWD_DESCRIPTOR"),
        (50, "CUDNN_BACKEND_OPERATION_ROPE_BWD_DESCRIPTOR"),
    ];
}

enumeration!(cudnnBackendDescriptorType_t);

/// `enum cudnnBackendHeurMode_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnBackendHeurMode_t(pub i32);

impl cudnnBackendHeurMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_HEUR_MODE_INSTANT: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_HEUR_MODE_B: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_HEUR_MODE_FALLBACK: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_HEUR_MODE_A: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_HEUR_MODES_COUNT: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_HEUR_MODE_INSTANT"),
        (1, "CUDNN_HEUR_MODE_B"),
        (2, "CUDNN_HEUR_MODE_FALLBACK"),
        (3, "CUDNN_HEUR_MODE_A"),
        (4, "CUDNN_HEUR_MODES_COUNT"),
    ];
}

enumeration!(cudnnBackendHeurMode_t);

/// `enum cudnnBackendKnobType_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnBackendKnobType_t(pub i32);

impl cudnnBackendKnobType_t {
    /// 0, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_KNOB_TYPE_SPLIT_K: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_SWIZZLE: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_TILE_SIZE: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_KNOB_TYPE_USE_TEX: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_EDGE: Self = Self(4);
    /// 5, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_KNOB_TYPE_KBLOCK: Self = Self(5);
    /// 6, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_KNOB_TYPE_LDGA: Self = Self(6);
    /// 7, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_KNOB_TYPE_LDGB: Self = Self(7);
    /// 8, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_KNOB_TYPE_CHUNK_K: Self = Self(8);
    /// 9, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_KNOB_TYPE_SPLIT_H: Self = Self(9);
    /// 10, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_KNOB_TYPE_WINO_TILE: Self = Self(10);
    /// 11, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_MULTIPLY: Self = Self(11);
    /// 12, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_SPLIT_K_BUF: Self = Self(12);
    /// 13, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_TILEK: Self = Self(13);
    /// 14, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_STAGES: Self = Self(14);
    /// 15, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_REDUCTION_MODE: Self = Self(15);
    /// 16, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_KNOB_TYPE_CTA_SPLIT_K_MODE: Self = Self(16);
    /// 17, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_SPLIT_K_SLC: Self = Self(17);
    /// 18, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_IDX_MODE: Self = Self(18);
    /// 19, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_KNOB_TYPE_SLICED: Self = Self(19);
    /// 20, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_KNOB_TYPE_SPLIT_RS: Self = Self(20);
    /// 21, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_KNOB_TYPE_SINGLEBUFFER: Self = Self(21);
    /// 22, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_KNOB_TYPE_LDGC: Self = Self(22);
    /// 23, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_SPECFILT: Self = Self(23);
    /// 24, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_KERNEL_CFG: Self = Self(24);
    /// 25, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_WORKSPACE: Self = Self(25);
    /// 26, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_KNOB_TYPE_TILE_CGA: Self = Self(26);
    /// 27, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_TILE_CGA_M: Self = Self(27);
    /// 28, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_TILE_CGA_N: Self = Self(28);
    /// 29, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_BLOCK_SIZE: Self = Self(29);
    /// 30, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_OCCUPANCY: Self = Self(30);
    /// 31, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_ARRAY_SIZE_PER_THREAD: Self = Self(31);
    /// 32, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_KNOB_TYPE_NUM_C_PER_BLOCK: Self = Self(32);
    /// 33, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_SPLIT_COLS: Self = Self(33);
    /// 34, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_TILE_ROWS: Self = Self(34);
    /// 35, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_TILE_COLS: Self = Self(35);
    /// 36, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_LOAD_SIZE: Self = Self(36);
    /// 37, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_CTA_COUNT: Self = Self(37);
    /// 38, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_STREAM_K: Self = Self(38);
    /// 39, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_SPLIT_P_SLC: Self = Self(39);
    /// 40, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_TILE_M: Self = Self(40);
    /// 41, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_TILE_N: Self = Self(41);
    /// 42, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_WARP_SPEC_CFG: Self = Self(42);
    /// 43, since cuDNN 9.18.
    pub const CUDNN_KNOB_TYPE_SWAP_AB: Self = Self(43);
    /// 44, since cuDNN 9.22.
    pub const CUDNN_KNOB_TYPE_INPUT_TMA_ENABLE: Self = Self(44);
    /// 45, since cuDNN 9.22.
    pub const CUDNN_KNOB_TYPE_OUTPUT_TMA_ENABLE: Self = Self(45);
    /// 46, since cuDNN 9.10 or earlier.
    pub const CUDNN_KNOB_TYPE_COUNTS: Self = Self(46);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_KNOB_TYPE_SPLIT_K"),
        (1, "CUDNN_KNOB_TYPE_SWIZZLE"),
        (2, "CUDNN_KNOB_TYPE_TILE_SIZE"),
        (3, "CUDNN_KNOB_TYPE_USE_TEX"),
        (4, "CUDNN_KNOB_TYPE_EDGE"),
        (5, "CUDNN_KNOB_TYPE_KBLOCK"),
        (6, "CUDNN_KNOB_TYPE_LDGA"),
        (7, "CUDNN_KNOB_TYPE_LDGB"),
        (8, "CUDNN_KNOB_TYPE_CHUNK_K"),
        (9, "CUDNN_KNOB_TYPE_SPLIT_H"),
        (10, "CUDNN_KNOB_TYPE_WINO_TILE"),
        (11, "CUDNN_KNOB_TYPE_MULTIPLY"),
        (12, "CUDNN_KNOB_TYPE_SPLIT_K_BUF"),
        (13, "CUDNN_KNOB_TYPE_TILEK"),
        (14, "CUDNN_KNOB_TYPE_STAGES"),
        (15, "CUDNN_KNOB_TYPE_REDUCTION_MODE"),
        (16, "CUDNN_KNOB_TYPE_CTA_SPLIT_K_MODE"),
        (17, "CUDNN_KNOB_TYPE_SPLIT_K_SLC"),
        (18, "CUDNN_KNOB_TYPE_IDX_MODE"),
        (19, "CUDNN_KNOB_TYPE_SLICED"),
        (20, "CUDNN_KNOB_TYPE_SPLIT_RS"),
        (21, "CUDNN_KNOB_TYPE_SINGLEBUFFER"),
        (22, "CUDNN_KNOB_TYPE_LDGC"),
        (23, "CUDNN_KNOB_TYPE_SPECFILT"),
        (24, "CUDNN_KNOB_TYPE_KERNEL_CFG"),
        (25, "CUDNN_KNOB_TYPE_WORKSPACE"),
        (26, "CUDNN_KNOB_TYPE_TILE_CGA"),
        (27, "CUDNN_KNOB_TYPE_TILE_CGA_M"),
        (28, "CUDNN_KNOB_TYPE_TILE_CGA_N"),
        (29, "CUDNN_KNOB_TYPE_BLOCK_SIZE"),
        (30, "CUDNN_KNOB_TYPE_OCCUPANCY"),
        (31, "CUDNN_KNOB_TYPE_ARRAY_SIZE_PER_THREAD"),
        (32, "CUDNN_KNOB_TYPE_NUM_C_PER_BLOCK"),
        (33, "CUDNN_KNOB_TYPE_SPLIT_COLS"),
        (34, "CUDNN_KNOB_TYPE_TILE_ROWS"),
        (35, "CUDNN_KNOB_TYPE_TILE_COLS"),
        (36, "CUDNN_KNOB_TYPE_LOAD_SIZE"),
        (37, "CUDNN_KNOB_TYPE_CTA_COUNT"),
        (38, "CUDNN_KNOB_TYPE_STREAM_K"),
        (39, "CUDNN_KNOB_TYPE_SPLIT_P_SLC"),
        (40, "CUDNN_KNOB_TYPE_TILE_M"),
        (41, "CUDNN_KNOB_TYPE_TILE_N"),
        (42, "CUDNN_KNOB_TYPE_WARP_SPEC_CFG"),
        (43, "CUDNN_KNOB_TYPE_SWAP_AB"),
        (44, "CUDNN_KNOB_TYPE_INPUT_TMA_ENABLE"),
        (45, "CUDNN_KNOB_TYPE_OUTPUT_TMA_ENABLE"),
        (46, "CUDNN_KNOB_TYPE_COUNTS"),
    ];
}

enumeration!(cudnnBackendKnobType_t);

/// `enum cudnnBackendLayoutType_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnBackendLayoutType_t(pub i32);

impl cudnnBackendLayoutType_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_LAYOUT_TYPE_PREFERRED_NCHW: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_LAYOUT_TYPE_PREFERRED_NHWC: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_LAYOUT_TYPE_PREFERRED_PAD4CK: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_LAYOUT_TYPE_PREFERRED_PAD8CK: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_LAYOUT_TYPE_COUNT: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_LAYOUT_TYPE_PREFERRED_NCHW"),
        (1, "CUDNN_LAYOUT_TYPE_PREFERRED_NHWC"),
        (2, "CUDNN_LAYOUT_TYPE_PREFERRED_PAD4CK"),
        (3, "CUDNN_LAYOUT_TYPE_PREFERRED_PAD8CK"),
        (4, "CUDNN_LAYOUT_TYPE_COUNT"),
    ];
}

enumeration!(cudnnBackendLayoutType_t);

/// `enum cudnnBackendNormFwdPhase_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnBackendNormFwdPhase_t(pub i32);

impl cudnnBackendNormFwdPhase_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_NORM_FWD_INFERENCE: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_NORM_FWD_TRAINING: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_NORM_FWD_INFERENCE"),
        (1, "CUDNN_NORM_FWD_TRAINING"),
    ];
}

enumeration!(cudnnBackendNormFwdPhase_t);

/// `enum cudnnBackendNormMode_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnBackendNormMode_t(pub i32);

impl cudnnBackendNormMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_LAYER_NORM: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_INSTANCE_NORM: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_BATCH_NORM: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_GROUP_NORM: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_RMS_NORM: Self = Self(4);
    /// 5, since cuDNN 9.10 or earlier.
    pub const CUDNN_ADA_LAYER_NORM: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_LAYER_NORM"),
        (1, "CUDNN_INSTANCE_NORM"),
        (2, "CUDNN_BATCH_NORM"),
        (3, "CUDNN_GROUP_NORM"),
        (4, "CUDNN_RMS_NORM"),
        (5, "CUDNN_ADA_LAYER_NORM"),
    ];
}

enumeration!(cudnnBackendNormMode_t);

/// `enum cudnnBackendNumericalNote_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnBackendNumericalNote_t(pub i32);

impl cudnnBackendNumericalNote_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_NUMERICAL_NOTE_TENSOR_CORE: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_NUMERICAL_NOTE_DOWN_CONVERT_INPUTS: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_NUMERICAL_NOTE_REDUCED_PRECISION_REDUCTION: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_NUMERICAL_NOTE_FFT: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_NUMERICAL_NOTE_NONDETERMINISTIC: Self = Self(4);
    /// 5, since cuDNN 9.10 or earlier.
    pub const CUDNN_NUMERICAL_NOTE_WINOGRAD: Self = Self(5);
    /// 6, since cuDNN 9.10 or earlier.
    pub const CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_4x4: Self = Self(6);
    /// 7, since cuDNN 9.10 or earlier.
    pub const CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_6x6: Self = Self(7);
    /// 8, since cuDNN 9.10 or earlier.
    pub const CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_13x13: Self = Self(8);
    /// 9, since cuDNN 9.10 or earlier.
    pub const CUDNN_NUMERICAL_NOTE_STRICT_NAN_PROP: Self = Self(9);
    /// 10, since cuDNN 9.10 or earlier.
    pub const CUDNN_NUMERICAL_NOTE_TYPE_COUNT: Self = Self(10);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_NUMERICAL_NOTE_TENSOR_CORE"),
        (1, "CUDNN_NUMERICAL_NOTE_DOWN_CONVERT_INPUTS"),
        (2, "CUDNN_NUMERICAL_NOTE_REDUCED_PRECISION_REDUCTION"),
        (3, "CUDNN_NUMERICAL_NOTE_FFT"),
        (4, "CUDNN_NUMERICAL_NOTE_NONDETERMINISTIC"),
        (5, "CUDNN_NUMERICAL_NOTE_WINOGRAD"),
        (6, "CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_4x4"),
        (7, "CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_6x6"),
        (8, "CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_13x13"),
        (9, "CUDNN_NUMERICAL_NOTE_STRICT_NAN_PROP"),
        (10, "CUDNN_NUMERICAL_NOTE_TYPE_COUNT"),
    ];
}

enumeration!(cudnnBackendNumericalNote_t);

/// `enum cudnnBackendOperationGraphMode_t`, from `cudnn_graph.h`, since cuDNN 9.23.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnBackendOperationGraphMode_t(pub i32);

impl cudnnBackendOperationGraphMode_t {
    /// -1, since cuDNN 9.23.
    pub const CUDNN_OPERATIONGRAPH_MODE_AUTO: Self = Self(-1);
    /// 0, since cuDNN 9.23.
    pub const CUDNN_OPERATIONGRAPH_MODE_CONV_FORWARD: Self = Self(0);
    /// 1, since cuDNN 9.23.
    pub const CUDNN_OPERATIONGRAPH_MODE_CONV_BWD_DATA: Self = Self(1);
    /// 2, since cuDNN 9.23.
    pub const CUDNN_OPERATIONGRAPH_MODE_CONV_BWD_FILTER: Self = Self(2);
    /// 17, since cuDNN 9.23.
    pub const CUDNN_OPERATIONGRAPH_MODE_NORM_FWD_INFER: Self = Self(17);
    /// 18, since cuDNN 9.23.
    pub const CUDNN_OPERATIONGRAPH_MODE_NORM_FWD_TRAIN: Self = Self(18);
    /// 19, since cuDNN 9.23.
    pub const CUDNN_OPERATIONGRAPH_MODE_NORM_BWD: Self = Self(19);
    /// 20, since cuDNN 9.23.
    pub const CUDNN_OPERATIONGRAPH_MODE_GENERIC_CONV_FUSION: Self = Self(20);
    /// 22, since cuDNN 9.23.
    pub const CUDNN_OPERATIONGRAPH_MODE_RESAMPLE_FWD: Self = Self(22);
    /// 23, since cuDNN 9.23.
    pub const CUDNN_OPERATIONGRAPH_MODE_RESAMPLE_BWD: Self = Self(23);
    /// 25, since cuDNN 9.23.
    pub const CUDNN_OPERATIONGRAPH_MODE_BLAS_MATMUL: Self = Self(25);
    /// 26, since cuDNN 9.23.
    pub const CUDNN_OPERATIONGRAPH_MODE_GENERIC_MATMUL_FUSION: Self = Self(26);
    /// 27, since cuDNN 9.23.
    pub const CUDNN_OPERATIONGRAPH_MODE_GENERIC_POINTWISE_FUSION: Self = Self(27);
    /// 28, since cuDNN 9.23.
    pub const CUDNN_OPERATIONGRAPH_MODE_SDPA_FWD: Self = Self(28);
    /// 29, since cuDNN 9.23.
    pub const CUDNN_OPERATIONGRAPH_MODE_SDPA_BWD: Self = Self(29);
    /// 30, since cuDNN 9.23.
    pub const CUDNN_OPERATIONGRAPH_MODE_UNIFIED_SDPA_FWD: Self = Self(30);
    /// 31, since cuDNN 9.23.
    pub const CUDNN_OPERATIONGRAPH_MODE_UNIFIED_SDPA_BWD: Self = Self(31);
    const NAMES: &'static [(i32, &'static str)] = &[
        (-1, "CUDNN_OPERATIONGRAPH_MODE_AUTO"),
        (0, "CUDNN_OPERATIONGRAPH_MODE_CONV_FORWARD"),
        (1, "CUDNN_OPERATIONGRAPH_MODE_CONV_BWD_DATA"),
        (2, "CUDNN_OPERATIONGRAPH_MODE_CONV_BWD_FILTER"),
        (17, "CUDNN_OPERATIONGRAPH_MODE_NORM_FWD_INFER"),
        (18, "CUDNN_OPERATIONGRAPH_MODE_NORM_FWD_TRAIN"),
        (19, "CUDNN_OPERATIONGRAPH_MODE_NORM_BWD"),
        (20, "CUDNN_OPERATIONGRAPH_MODE_GENERIC_CONV_FUSION"),
        (22, "CUDNN_OPERATIONGRAPH_MODE_RESAMPLE_FWD"),
        (23, "CUDNN_OPERATIONGRAPH_MODE_RESAMPLE_BWD"),
        (25, "CUDNN_OPERATIONGRAPH_MODE_BLAS_MATMUL"),
        (26, "CUDNN_OPERATIONGRAPH_MODE_GENERIC_MATMUL_FUSION"),
        (27, "CUDNN_OPERATIONGRAPH_MODE_GENERIC_POINTWISE_FUSION"),
        (28, "CUDNN_OPERATIONGRAPH_MODE_SDPA_FWD"),
        (29, "CUDNN_OPERATIONGRAPH_MODE_SDPA_BWD"),
        (30, "CUDNN_OPERATIONGRAPH_MODE_UNIFIED_SDPA_FWD"),
        (31, "CUDNN_OPERATIONGRAPH_MODE_UNIFIED_SDPA_BWD"),
    ];
}

enumeration!(cudnnBackendOperationGraphMode_t);

/// `enum cudnnBackendReshapeMode_t`, from `cudnn_graph.h`, since cuDNN 9.22.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnBackendReshapeMode_t(pub i32);

impl cudnnBackendReshapeMode_t {
    /// 0, since cuDNN 9.22.
    pub const CUDNN_RESHAPE_VIEW_ONLY: Self = Self(0);
    /// 1, since cuDNN 9.22.
    pub const CUDNN_RESHAPE_LOGICAL: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_RESHAPE_VIEW_ONLY"),
        (1, "CUDNN_RESHAPE_LOGICAL"),
    ];
}

enumeration!(cudnnBackendReshapeMode_t);

/// `enum cudnnBackendTensorReordering_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnBackendTensorReordering_t(pub i32);

impl cudnnBackendTensorReordering_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_TENSOR_REORDERING_NONE: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_TENSOR_REORDERING_INT8x32: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_TENSOR_REORDERING_F16x16: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_TENSOR_REORDERING_F8_128x4: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_TENSOR_REORDERING_NONE"),
        (1, "CUDNN_TENSOR_REORDERING_INT8x32"),
        (2, "CUDNN_TENSOR_REORDERING_F16x16"),
        (3, "CUDNN_TENSOR_REORDERING_F8_128x4"),
    ];
}

enumeration!(cudnnBackendTensorReordering_t);

/// `enum cudnnBatchNormMode_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnBatchNormMode_t(pub i32);

impl cudnnBatchNormMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_BATCHNORM_PER_ACTIVATION: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_BATCHNORM_SPATIAL: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_BATCHNORM_SPATIAL_PERSISTENT: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_BATCHNORM_PER_ACTIVATION"),
        (1, "CUDNN_BATCHNORM_SPATIAL"),
        (2, "CUDNN_BATCHNORM_SPATIAL_PERSISTENT"),
    ];
}

enumeration!(cudnnBatchNormMode_t);

/// `enum cudnnBatchNormOps_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnBatchNormOps_t(pub i32);

impl cudnnBatchNormOps_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_BATCHNORM_OPS_BN: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_BATCHNORM_OPS_BN_ACTIVATION: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_BATCHNORM_OPS_BN_ADD_ACTIVATION: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_BATCHNORM_OPS_BN"),
        (1, "CUDNN_BATCHNORM_OPS_BN_ACTIVATION"),
        (2, "CUDNN_BATCHNORM_OPS_BN_ADD_ACTIVATION"),
    ];
}

enumeration!(cudnnBatchNormOps_t);

/// `enum cudnnBnFinalizeStatsMode_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnBnFinalizeStatsMode_t(pub i32);

impl cudnnBnFinalizeStatsMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_BN_FINALIZE_STATISTICS_TRAINING: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_BN_FINALIZE_STATISTICS_INFERENCE: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_BN_FINALIZE_STATISTICS_TRAINING"),
        (1, "CUDNN_BN_FINALIZE_STATISTICS_INFERENCE"),
    ];
}

enumeration!(cudnnBnFinalizeStatsMode_t);

/// `enum cudnnCTCGradMode_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnCTCGradMode_t(pub i32);

impl cudnnCTCGradMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_CTC_ZERO_OOB_GRADIENTS: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_CTC_SKIP_OOB_GRADIENTS: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_CTC_ZERO_OOB_GRADIENTS"),
        (1, "CUDNN_CTC_SKIP_OOB_GRADIENTS"),
    ];
}

enumeration!(cudnnCTCGradMode_t);

/// `enum cudnnCTCLossAlgo_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnCTCLossAlgo_t(pub i32);

impl cudnnCTCLossAlgo_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_CTC_LOSS_ALGO_DETERMINISTIC: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_CTC_LOSS_ALGO_NON_DETERMINISTIC: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_CTC_LOSS_ALGO_DETERMINISTIC"),
        (1, "CUDNN_CTC_LOSS_ALGO_NON_DETERMINISTIC"),
    ];
}

enumeration!(cudnnCTCLossAlgo_t);

/// `enum cudnnCausalConv1dActivation_t`, from `cudnn_subquadratic_ops.h`, since cuDNN 9.22.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnCausalConv1dActivation_t(pub i32);

impl cudnnCausalConv1dActivation_t {
    /// 0, since cuDNN 9.22.
    pub const CUDNN_CAUSAL_CONV1D_ACTIVATION_IDENTITY: Self = Self(0);
    /// 1, since cuDNN 9.22.
    pub const CUDNN_CAUSAL_CONV1D_ACTIVATION_SILU: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_CAUSAL_CONV1D_ACTIVATION_IDENTITY"),
        (1, "CUDNN_CAUSAL_CONV1D_ACTIVATION_SILU"),
    ];
}

enumeration!(cudnnCausalConv1dActivation_t);

/// `enum cudnnConvolutionBwdDataAlgo_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnConvolutionBwdDataAlgo_t(pub i32);

impl cudnnConvolutionBwdDataAlgo_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_BWD_DATA_ALGO_0: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_BWD_DATA_ALGO_1: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_BWD_DATA_ALGO_FFT: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_BWD_DATA_ALGO_FFT_TILING: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_BWD_DATA_ALGO_WINOGRAD: Self = Self(4);
    /// 5, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_BWD_DATA_ALGO_WINOGRAD_NONFUSED: Self = Self(5);
    /// 6, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_BWD_DATA_ALGO_COUNT: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_CONVOLUTION_BWD_DATA_ALGO_0"),
        (1, "CUDNN_CONVOLUTION_BWD_DATA_ALGO_1"),
        (2, "CUDNN_CONVOLUTION_BWD_DATA_ALGO_FFT"),
        (3, "CUDNN_CONVOLUTION_BWD_DATA_ALGO_FFT_TILING"),
        (4, "CUDNN_CONVOLUTION_BWD_DATA_ALGO_WINOGRAD"),
        (5, "CUDNN_CONVOLUTION_BWD_DATA_ALGO_WINOGRAD_NONFUSED"),
        (6, "CUDNN_CONVOLUTION_BWD_DATA_ALGO_COUNT"),
    ];
}

enumeration!(cudnnConvolutionBwdDataAlgo_t);

/// `enum cudnnConvolutionBwdFilterAlgo_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnConvolutionBwdFilterAlgo_t(pub i32);

impl cudnnConvolutionBwdFilterAlgo_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_BWD_FILTER_ALGO_0: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_BWD_FILTER_ALGO_1: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_BWD_FILTER_ALGO_FFT: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_BWD_FILTER_ALGO_3: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_BWD_FILTER_ALGO_WINOGRAD: Self = Self(4);
    /// 5, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_BWD_FILTER_ALGO_WINOGRAD_NONFUSED: Self = Self(5);
    /// 6, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_BWD_FILTER_ALGO_FFT_TILING: Self = Self(6);
    /// 7, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_BWD_FILTER_ALGO_COUNT: Self = Self(7);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_CONVOLUTION_BWD_FILTER_ALGO_0"),
        (1, "CUDNN_CONVOLUTION_BWD_FILTER_ALGO_1"),
        (2, "CUDNN_CONVOLUTION_BWD_FILTER_ALGO_FFT"),
        (3, "CUDNN_CONVOLUTION_BWD_FILTER_ALGO_3"),
        (4, "CUDNN_CONVOLUTION_BWD_FILTER_ALGO_WINOGRAD"),
        (5, "CUDNN_CONVOLUTION_BWD_FILTER_ALGO_WINOGRAD_NONFUSED"),
        (6, "CUDNN_CONVOLUTION_BWD_FILTER_ALGO_FFT_TILING"),
        (7, "CUDNN_CONVOLUTION_BWD_FILTER_ALGO_COUNT"),
    ];
}

enumeration!(cudnnConvolutionBwdFilterAlgo_t);

/// `enum cudnnConvolutionFwdAlgo_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnConvolutionFwdAlgo_t(pub i32);

impl cudnnConvolutionFwdAlgo_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_PRECOMP_GEMM: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_FWD_ALGO_GEMM: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_FWD_ALGO_DIRECT: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_FWD_ALGO_FFT: Self = Self(4);
    /// 5, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_FWD_ALGO_FFT_TILING: Self = Self(5);
    /// 6, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_FWD_ALGO_WINOGRAD: Self = Self(6);
    /// 7, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_FWD_ALGO_WINOGRAD_NONFUSED: Self = Self(7);
    /// 8, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION_FWD_ALGO_COUNT: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM"),
        (1, "CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_PRECOMP_GEMM"),
        (2, "CUDNN_CONVOLUTION_FWD_ALGO_GEMM"),
        (3, "CUDNN_CONVOLUTION_FWD_ALGO_DIRECT"),
        (4, "CUDNN_CONVOLUTION_FWD_ALGO_FFT"),
        (5, "CUDNN_CONVOLUTION_FWD_ALGO_FFT_TILING"),
        (6, "CUDNN_CONVOLUTION_FWD_ALGO_WINOGRAD"),
        (7, "CUDNN_CONVOLUTION_FWD_ALGO_WINOGRAD_NONFUSED"),
        (8, "CUDNN_CONVOLUTION_FWD_ALGO_COUNT"),
    ];
}

enumeration!(cudnnConvolutionFwdAlgo_t);

/// `enum cudnnConvolutionMode_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnConvolutionMode_t(pub i32);

impl cudnnConvolutionMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_CONVOLUTION: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_CROSS_CORRELATION: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_CONVOLUTION"),
        (1, "CUDNN_CROSS_CORRELATION"),
    ];
}

enumeration!(cudnnConvolutionMode_t);

/// `enum cudnnCudaGraphRetention_t`, from `cudnn_graph.h`, since cuDNN 9.28.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnCudaGraphRetention_t(pub i32);

impl cudnnCudaGraphRetention_t {
    /// 0, since cuDNN 9.28.
    pub const CUDNN_CUDA_GRAPH_RETENTION_PER_GRAPH: Self = Self(0);
    /// 1, since cuDNN 9.28.
    pub const CUDNN_CUDA_GRAPH_RETENTION_NONE: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_CUDA_GRAPH_RETENTION_PER_GRAPH"),
        (1, "CUDNN_CUDA_GRAPH_RETENTION_NONE"),
    ];
}

enumeration!(cudnnCudaGraphRetention_t);

/// `enum cudnnDataType_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnDataType_t(pub i32);

impl cudnnDataType_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_DATA_FLOAT: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_DATA_DOUBLE: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_DATA_HALF: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_DATA_INT8: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_DATA_INT32: Self = Self(4);
    /// 5, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_DATA_INT8x4: Self = Self(5);
    /// 6, since cuDNN 9.10 or earlier.
    pub const CUDNN_DATA_UINT8: Self = Self(6);
    /// 7, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_DATA_UINT8x4: Self = Self(7);
    /// 8, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_DATA_INT8x32: Self = Self(8);
    /// 9, since cuDNN 9.10 or earlier.
    pub const CUDNN_DATA_BFLOAT16: Self = Self(9);
    /// 10, since cuDNN 9.10 or earlier.
    pub const CUDNN_DATA_INT64: Self = Self(10);
    /// 11, since cuDNN 9.10 or earlier.
    pub const CUDNN_DATA_BOOLEAN: Self = Self(11);
    /// 12, since cuDNN 9.10 or earlier.
    pub const CUDNN_DATA_FP8_E4M3: Self = Self(12);
    /// 13, since cuDNN 9.10 or earlier.
    pub const CUDNN_DATA_FP8_E5M2: Self = Self(13);
    /// 14, since cuDNN 9.10 or earlier.
    pub const CUDNN_DATA_FAST_FLOAT_FOR_FP8: Self = Self(14);
    /// 15, since cuDNN 9.10 or earlier.
    pub const CUDNN_DATA_FP8_E8M0: Self = Self(15);
    /// 16, since cuDNN 9.10 or earlier.
    pub const CUDNN_DATA_FP4_E2M1: Self = Self(16);
    /// 17, since cuDNN 9.11.
    pub const CUDNN_DATA_INT4: Self = Self(17);
    /// 18, since cuDNN 9.11.
    pub const CUDNN_DATA_UINT4: Self = Self(18);
    /// 19, since cuDNN 9.11.
    pub const CUDNN_DATA_UINT32: Self = Self(19);
    /// 20, since cuDNN 9.14.
    pub const CUDNN_DATA_COMPLEX_FP32: Self = Self(20);
    /// 21, since cuDNN 9.14.
    pub const CUDNN_DATA_COMPLEX_FP64: Self = Self(21);
    /// 22, since cuDNN 9.25.
    pub const CUDNN_DATA_BYTE_BOOLEAN: Self = Self(22);
    /// 23, since cuDNN 9.26.
    pub const CUDNN_DATA_FP8_E5M3: Self = Self(23);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_DATA_FLOAT"),
        (1, "CUDNN_DATA_DOUBLE"),
        (2, "CUDNN_DATA_HALF"),
        (3, "CUDNN_DATA_INT8"),
        (4, "CUDNN_DATA_INT32"),
        (5, "CUDNN_DATA_INT8x4"),
        (6, "CUDNN_DATA_UINT8"),
        (7, "CUDNN_DATA_UINT8x4"),
        (8, "CUDNN_DATA_INT8x32"),
        (9, "CUDNN_DATA_BFLOAT16"),
        (10, "CUDNN_DATA_INT64"),
        (11, "CUDNN_DATA_BOOLEAN"),
        (12, "CUDNN_DATA_FP8_E4M3"),
        (13, "CUDNN_DATA_FP8_E5M2"),
        (14, "CUDNN_DATA_FAST_FLOAT_FOR_FP8"),
        (15, "CUDNN_DATA_FP8_E8M0"),
        (16, "CUDNN_DATA_FP4_E2M1"),
        (17, "CUDNN_DATA_INT4"),
        (18, "CUDNN_DATA_UINT4"),
        (19, "CUDNN_DATA_UINT32"),
        (20, "CUDNN_DATA_COMPLEX_FP32"),
        (21, "CUDNN_DATA_COMPLEX_FP64"),
        (22, "CUDNN_DATA_BYTE_BOOLEAN"),
        (23, "CUDNN_DATA_FP8_E5M3"),
    ];
}

enumeration!(cudnnDataType_t);

/// `enum cudnnDeterminism_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnDeterminism_t(pub i32);

impl cudnnDeterminism_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_NON_DETERMINISTIC: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_DETERMINISTIC: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_NON_DETERMINISTIC"),
        (1, "CUDNN_DETERMINISTIC"),
    ];
}

enumeration!(cudnnDeterminism_t);

/// `enum cudnnDirectionMode_t`, from `cudnn_adv.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnDirectionMode_t(pub i32);

impl cudnnDirectionMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_UNIDIRECTIONAL: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_BIDIRECTIONAL: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_UNIDIRECTIONAL"),
        (1, "CUDNN_BIDIRECTIONAL"),
    ];
}

enumeration!(cudnnDirectionMode_t);

/// `enum cudnnDivNormMode_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnDivNormMode_t(pub i32);

impl cudnnDivNormMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_DIVNORM_PRECOMPUTED_MEANS: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_DIVNORM_PRECOMPUTED_MEANS"),
    ];
}

enumeration!(cudnnDivNormMode_t);

/// `enum cudnnErrQueryMode_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnErrQueryMode_t(pub i32);

impl cudnnErrQueryMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_ERRQUERY_RAWCODE: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_ERRQUERY_NONBLOCKING: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_ERRQUERY_BLOCKING: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_ERRQUERY_RAWCODE"),
        (1, "CUDNN_ERRQUERY_NONBLOCKING"),
        (2, "CUDNN_ERRQUERY_BLOCKING"),
    ];
}

enumeration!(cudnnErrQueryMode_t);

/// `enum cudnnFoldingDirection_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnFoldingDirection_t(pub i32);

impl cudnnFoldingDirection_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_TRANSFORM_FOLD: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_TRANSFORM_UNFOLD: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_TRANSFORM_FOLD"),
        (1, "CUDNN_TRANSFORM_UNFOLD"),
    ];
}

enumeration!(cudnnFoldingDirection_t);

/// `enum cudnnForwardMode_t`, from `cudnn_adv.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnForwardMode_t(pub i32);

impl cudnnForwardMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_FWD_MODE_INFERENCE: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_FWD_MODE_TRAINING: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_FWD_MODE_INFERENCE"),
        (1, "CUDNN_FWD_MODE_TRAINING"),
    ];
}

enumeration!(cudnnForwardMode_t);

/// `enum cudnnFusedOpsConstParamLabel_t`, from `cudnn_cnn.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnFusedOpsConstParamLabel_t(pub i32);

impl cudnnFusedOpsConstParamLabel_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_XDESC: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_XDATA_PLACEHOLDER: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_BN_MODE: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_BN_EQSCALEBIAS_DESC: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_BN_EQSCALE_PLACEHOLDER: Self = Self(4);
    /// 5, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_BN_EQBIAS_PLACEHOLDER: Self = Self(5);
    /// 6, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_ACTIVATION_DESC: Self = Self(6);
    /// 7, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_CONV_DESC: Self = Self(7);
    /// 8, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_WDESC: Self = Self(8);
    /// 9, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_WDATA_PLACEHOLDER: Self = Self(9);
    /// 10, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_DWDESC: Self = Self(10);
    /// 11, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_DWDATA_PLACEHOLDER: Self = Self(11);
    /// 12, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_YDESC: Self = Self(12);
    /// 13, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_YDATA_PLACEHOLDER: Self = Self(13);
    /// 14, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_DYDESC: Self = Self(14);
    /// 15, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_DYDATA_PLACEHOLDER: Self = Self(15);
    /// 16, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_YSTATS_DESC: Self = Self(16);
    /// 17, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_YSUM_PLACEHOLDER: Self = Self(17);
    /// 18, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_YSQSUM_PLACEHOLDER: Self = Self(18);
    /// 19, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_BN_SCALEBIAS_MEANVAR_DESC: Self = Self(19);
    /// 20, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_BN_SCALE_PLACEHOLDER: Self = Self(20);
    /// 21, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_BN_BIAS_PLACEHOLDER: Self = Self(21);
    /// 22, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_BN_SAVED_MEAN_PLACEHOLDER: Self = Self(22);
    /// 23, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_BN_SAVED_INVSTD_PLACEHOLDER: Self = Self(23);
    /// 24, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_BN_RUNNING_MEAN_PLACEHOLDER: Self = Self(24);
    /// 25, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_BN_RUNNING_VAR_PLACEHOLDER: Self = Self(25);
    /// 26, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_ZDESC: Self = Self(26);
    /// 27, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_ZDATA_PLACEHOLDER: Self = Self(27);
    /// 28, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_BN_Z_EQSCALEBIAS_DESC: Self = Self(28);
    /// 29, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_BN_Z_EQSCALE_PLACEHOLDER: Self = Self(29);
    /// 30, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_BN_Z_EQBIAS_PLACEHOLDER: Self = Self(30);
    /// 31, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_ACTIVATION_BITMASK_DESC: Self = Self(31);
    /// 32, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_ACTIVATION_BITMASK_PLACEHOLDER: Self = Self(32);
    /// 33, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_DXDESC: Self = Self(33);
    /// 34, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_DXDATA_PLACEHOLDER: Self = Self(34);
    /// 35, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_DZDESC: Self = Self(35);
    /// 36, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_DZDATA_PLACEHOLDER: Self = Self(36);
    /// 37, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_BN_DSCALE_PLACEHOLDER: Self = Self(37);
    /// 38, since cuDNN 9.10 or earlier.
    pub const CUDNN_PARAM_BN_DBIAS_PLACEHOLDER: Self = Self(38);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_PARAM_XDESC"),
        (1, "CUDNN_PARAM_XDATA_PLACEHOLDER"),
        (2, "CUDNN_PARAM_BN_MODE"),
        (3, "CUDNN_PARAM_BN_EQSCALEBIAS_DESC"),
        (4, "CUDNN_PARAM_BN_EQSCALE_PLACEHOLDER"),
        (5, "CUDNN_PARAM_BN_EQBIAS_PLACEHOLDER"),
        (6, "CUDNN_PARAM_ACTIVATION_DESC"),
        (7, "CUDNN_PARAM_CONV_DESC"),
        (8, "CUDNN_PARAM_WDESC"),
        (9, "CUDNN_PARAM_WDATA_PLACEHOLDER"),
        (10, "CUDNN_PARAM_DWDESC"),
        (11, "CUDNN_PARAM_DWDATA_PLACEHOLDER"),
        (12, "CUDNN_PARAM_YDESC"),
        (13, "CUDNN_PARAM_YDATA_PLACEHOLDER"),
        (14, "CUDNN_PARAM_DYDESC"),
        (15, "CUDNN_PARAM_DYDATA_PLACEHOLDER"),
        (16, "CUDNN_PARAM_YSTATS_DESC"),
        (17, "CUDNN_PARAM_YSUM_PLACEHOLDER"),
        (18, "CUDNN_PARAM_YSQSUM_PLACEHOLDER"),
        (19, "CUDNN_PARAM_BN_SCALEBIAS_MEANVAR_DESC"),
        (20, "CUDNN_PARAM_BN_SCALE_PLACEHOLDER"),
        (21, "CUDNN_PARAM_BN_BIAS_PLACEHOLDER"),
        (22, "CUDNN_PARAM_BN_SAVED_MEAN_PLACEHOLDER"),
        (23, "CUDNN_PARAM_BN_SAVED_INVSTD_PLACEHOLDER"),
        (24, "CUDNN_PARAM_BN_RUNNING_MEAN_PLACEHOLDER"),
        (25, "CUDNN_PARAM_BN_RUNNING_VAR_PLACEHOLDER"),
        (26, "CUDNN_PARAM_ZDESC"),
        (27, "CUDNN_PARAM_ZDATA_PLACEHOLDER"),
        (28, "CUDNN_PARAM_BN_Z_EQSCALEBIAS_DESC"),
        (29, "CUDNN_PARAM_BN_Z_EQSCALE_PLACEHOLDER"),
        (30, "CUDNN_PARAM_BN_Z_EQBIAS_PLACEHOLDER"),
        (31, "CUDNN_PARAM_ACTIVATION_BITMASK_DESC"),
        (32, "CUDNN_PARAM_ACTIVATION_BITMASK_PLACEHOLDER"),
        (33, "CUDNN_PARAM_DXDESC"),
        (34, "CUDNN_PARAM_DXDATA_PLACEHOLDER"),
        (35, "CUDNN_PARAM_DZDESC"),
        (36, "CUDNN_PARAM_DZDATA_PLACEHOLDER"),
        (37, "CUDNN_PARAM_BN_DSCALE_PLACEHOLDER"),
        (38, "CUDNN_PARAM_BN_DBIAS_PLACEHOLDER"),
    ];
}

enumeration!(cudnnFusedOpsConstParamLabel_t);

/// `enum cudnnFusedOpsPointerPlaceHolder_t`, from `cudnn_cnn.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnFusedOpsPointerPlaceHolder_t(pub i32);

impl cudnnFusedOpsPointerPlaceHolder_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_NULL: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_ELEM_ALIGNED: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_16B_ALIGNED: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_PTR_NULL"),
        (1, "CUDNN_PTR_ELEM_ALIGNED"),
        (2, "CUDNN_PTR_16B_ALIGNED"),
    ];
}

enumeration!(cudnnFusedOpsPointerPlaceHolder_t);

/// `enum cudnnFusedOpsVariantParamLabel_t`, from `cudnn_cnn.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnFusedOpsVariantParamLabel_t(pub i32);

impl cudnnFusedOpsVariantParamLabel_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_XDATA: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_BN_EQSCALE: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_BN_EQBIAS: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_WDATA: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_DWDATA: Self = Self(4);
    /// 5, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_YDATA: Self = Self(5);
    /// 6, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_DYDATA: Self = Self(6);
    /// 7, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_YSUM: Self = Self(7);
    /// 8, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_YSQSUM: Self = Self(8);
    /// 9, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_WORKSPACE: Self = Self(9);
    /// 10, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_BN_SCALE: Self = Self(10);
    /// 11, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_BN_BIAS: Self = Self(11);
    /// 12, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_BN_SAVED_MEAN: Self = Self(12);
    /// 13, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_BN_SAVED_INVSTD: Self = Self(13);
    /// 14, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_BN_RUNNING_MEAN: Self = Self(14);
    /// 15, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_BN_RUNNING_VAR: Self = Self(15);
    /// 16, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_ZDATA: Self = Self(16);
    /// 17, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_BN_Z_EQSCALE: Self = Self(17);
    /// 18, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_BN_Z_EQBIAS: Self = Self(18);
    /// 19, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_ACTIVATION_BITMASK: Self = Self(19);
    /// 20, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_DXDATA: Self = Self(20);
    /// 21, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_DZDATA: Self = Self(21);
    /// 22, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_BN_DSCALE: Self = Self(22);
    /// 23, since cuDNN 9.10 or earlier.
    pub const CUDNN_PTR_BN_DBIAS: Self = Self(23);
    /// 100, since cuDNN 9.10 or earlier.
    pub const CUDNN_SCALAR_SIZE_T_WORKSPACE_SIZE_IN_BYTES: Self = Self(100);
    /// 101, since cuDNN 9.10 or earlier.
    pub const CUDNN_SCALAR_INT64_T_BN_ACCUMULATION_COUNT: Self = Self(101);
    /// 102, since cuDNN 9.10 or earlier.
    pub const CUDNN_SCALAR_DOUBLE_BN_EXP_AVG_FACTOR: Self = Self(102);
    /// 103, since cuDNN 9.10 or earlier.
    pub const CUDNN_SCALAR_DOUBLE_BN_EPSILON: Self = Self(103);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_PTR_XDATA"),
        (1, "CUDNN_PTR_BN_EQSCALE"),
        (2, "CUDNN_PTR_BN_EQBIAS"),
        (3, "CUDNN_PTR_WDATA"),
        (4, "CUDNN_PTR_DWDATA"),
        (5, "CUDNN_PTR_YDATA"),
        (6, "CUDNN_PTR_DYDATA"),
        (7, "CUDNN_PTR_YSUM"),
        (8, "CUDNN_PTR_YSQSUM"),
        (9, "CUDNN_PTR_WORKSPACE"),
        (10, "CUDNN_PTR_BN_SCALE"),
        (11, "CUDNN_PTR_BN_BIAS"),
        (12, "CUDNN_PTR_BN_SAVED_MEAN"),
        (13, "CUDNN_PTR_BN_SAVED_INVSTD"),
        (14, "CUDNN_PTR_BN_RUNNING_MEAN"),
        (15, "CUDNN_PTR_BN_RUNNING_VAR"),
        (16, "CUDNN_PTR_ZDATA"),
        (17, "CUDNN_PTR_BN_Z_EQSCALE"),
        (18, "CUDNN_PTR_BN_Z_EQBIAS"),
        (19, "CUDNN_PTR_ACTIVATION_BITMASK"),
        (20, "CUDNN_PTR_DXDATA"),
        (21, "CUDNN_PTR_DZDATA"),
        (22, "CUDNN_PTR_BN_DSCALE"),
        (23, "CUDNN_PTR_BN_DBIAS"),
        (100, "CUDNN_SCALAR_SIZE_T_WORKSPACE_SIZE_IN_BYTES"),
        (101, "CUDNN_SCALAR_INT64_T_BN_ACCUMULATION_COUNT"),
        (102, "CUDNN_SCALAR_DOUBLE_BN_EXP_AVG_FACTOR"),
        (103, "CUDNN_SCALAR_DOUBLE_BN_EPSILON"),
    ];
}

enumeration!(cudnnFusedOpsVariantParamLabel_t);

/// `enum cudnnFusedOps_t`, from `cudnn_cnn.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnFusedOps_t(pub i32);

impl cudnnFusedOps_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_FUSED_SCALE_BIAS_ACTIVATION_CONV_BNSTATS: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_FUSED_SCALE_BIAS_ACTIVATION_WGRAD: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_FUSED_BN_FINALIZE_STATISTICS_TRAINING: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_FUSED_BN_FINALIZE_STATISTICS_INFERENCE: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_FUSED_CONV_SCALE_BIAS_ADD_ACTIVATION: Self = Self(4);
    /// 5, since cuDNN 9.10 or earlier.
    pub const CUDNN_FUSED_SCALE_BIAS_ADD_ACTIVATION_GEN_BITMASK: Self = Self(5);
    /// 6, since cuDNN 9.10 or earlier.
    pub const CUDNN_FUSED_DACTIVATION_FORK_DBATCHNORM: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_FUSED_SCALE_BIAS_ACTIVATION_CONV_BNSTATS"),
        (1, "CUDNN_FUSED_SCALE_BIAS_ACTIVATION_WGRAD"),
        (2, "CUDNN_FUSED_BN_FINALIZE_STATISTICS_TRAINING"),
        (3, "CUDNN_FUSED_BN_FINALIZE_STATISTICS_INFERENCE"),
        (4, "CUDNN_FUSED_CONV_SCALE_BIAS_ADD_ACTIVATION"),
        (5, "CUDNN_FUSED_SCALE_BIAS_ADD_ACTIVATION_GEN_BITMASK"),
        (6, "CUDNN_FUSED_DACTIVATION_FORK_DBATCHNORM"),
    ];
}

enumeration!(cudnnFusedOps_t);

/// `enum cudnnGenStatsMode_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnGenStatsMode_t(pub i32);

impl cudnnGenStatsMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_GENSTATS_SUM_SQSUM: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[(0, "CUDNN_GENSTATS_SUM_SQSUM")];
}

enumeration!(cudnnGenStatsMode_t);

/// `enum cudnnGnnActivationOp_t`, from `cudnn_gnn_ops.h`, since cuDNN 9.28.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnGnnActivationOp_t(pub i32);

impl cudnnGnnActivationOp_t {
    /// 0, since cuDNN 9.28.
    pub const CUDNN_GNN_ACT_LINEAR: Self = Self(0);
    /// 1, since cuDNN 9.28.
    pub const CUDNN_GNN_ACT_RELU: Self = Self(1);
    /// 2, since cuDNN 9.28.
    pub const CUDNN_GNN_ACT_SIGMOID: Self = Self(2);
    /// 3, since cuDNN 9.28.
    pub const CUDNN_GNN_ACT_TANH: Self = Self(3);
    /// 4, since cuDNN 9.28.
    pub const CUDNN_GNN_ACT_ELU: Self = Self(4);
    /// 5, since cuDNN 9.28.
    pub const CUDNN_GNN_ACT_SCALAR: Self = Self(5);
    /// 6, since cuDNN 9.28.
    pub const CUDNN_GNN_ACT_LEAKY_RELU: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_GNN_ACT_LINEAR"),
        (1, "CUDNN_GNN_ACT_RELU"),
        (2, "CUDNN_GNN_ACT_SIGMOID"),
        (3, "CUDNN_GNN_ACT_TANH"),
        (4, "CUDNN_GNN_ACT_ELU"),
        (5, "CUDNN_GNN_ACT_SCALAR"),
        (6, "CUDNN_GNN_ACT_LEAKY_RELU"),
    ];
}

enumeration!(cudnnGnnActivationOp_t);

/// `enum cudnnGnnAggOp_t`, from `cudnn_gnn_ops.h`, since cuDNN 9.26.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnGnnAggOp_t(pub i32);

impl cudnnGnnAggOp_t {
    /// 0, since cuDNN 9.26.
    pub const CUDNN_GNN_AGG_SUM: Self = Self(0);
    /// 1, since cuDNN 9.26.
    pub const CUDNN_GNN_AGG_MEAN: Self = Self(1);
    /// 2, since cuDNN 9.26.
    pub const CUDNN_GNN_AGG_MAX: Self = Self(2);
    /// 3, since cuDNN 9.26.
    pub const CUDNN_GNN_AGG_MIN: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_GNN_AGG_SUM"),
        (1, "CUDNN_GNN_AGG_MEAN"),
        (2, "CUDNN_GNN_AGG_MAX"),
        (3, "CUDNN_GNN_AGG_MIN"),
    ];
}

enumeration!(cudnnGnnAggOp_t);

/// `enum cudnnIndicesType_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnIndicesType_t(pub i32);

impl cudnnIndicesType_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_32BIT_INDICES: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_64BIT_INDICES: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_16BIT_INDICES: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_8BIT_INDICES: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_32BIT_INDICES"),
        (1, "CUDNN_64BIT_INDICES"),
        (2, "CUDNN_16BIT_INDICES"),
        (3, "CUDNN_8BIT_INDICES"),
    ];
}

enumeration!(cudnnIndicesType_t);

/// `enum cudnnLRNMode_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnLRNMode_t(pub i32);

impl cudnnLRNMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_LRN_CROSS_CHANNEL_DIM1: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[(0, "CUDNN_LRN_CROSS_CHANNEL_DIM1")];
}

enumeration!(cudnnLRNMode_t);

/// `enum cudnnLossNormalizationMode_t`, from `cudnn_adv.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnLossNormalizationMode_t(pub i32);

impl cudnnLossNormalizationMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_LOSS_NORMALIZATION_NONE: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_LOSS_NORMALIZATION_SOFTMAX: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_LOSS_NORMALIZATION_NONE"),
        (1, "CUDNN_LOSS_NORMALIZATION_SOFTMAX"),
    ];
}

enumeration!(cudnnLossNormalizationMode_t);

/// `enum cudnnMathType_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnMathType_t(pub i32);

impl cudnnMathType_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_DEFAULT_MATH: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_TENSOR_OP_MATH: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_TENSOR_OP_MATH_ALLOW_CONVERSION: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_FMA_MATH: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_DEFAULT_MATH"),
        (1, "CUDNN_TENSOR_OP_MATH"),
        (2, "CUDNN_TENSOR_OP_MATH_ALLOW_CONVERSION"),
        (3, "CUDNN_FMA_MATH"),
    ];
}

enumeration!(cudnnMathType_t);

/// `enum cudnnMoeGroupedMatmulMode_t`, from `cudnn_graph.h`, since cuDNN 9.15.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnMoeGroupedMatmulMode_t(pub i32);

impl cudnnMoeGroupedMatmulMode_t {
    /// 0, since cuDNN 9.15.
    pub const CUDNN_MOE_GROUPED_MATMUL_MODE_NONE: Self = Self(0);
    /// 1, since cuDNN 9.15.
    pub const CUDNN_MOE_GROUPED_MATMUL_MODE_GATHER: Self = Self(1);
    /// 2, since cuDNN 9.15.
    pub const CUDNN_MOE_GROUPED_MATMUL_MODE_SCATTER: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_MOE_GROUPED_MATMUL_MODE_NONE"),
        (1, "CUDNN_MOE_GROUPED_MATMUL_MODE_GATHER"),
        (2, "CUDNN_MOE_GROUPED_MATMUL_MODE_SCATTER"),
    ];
}

enumeration!(cudnnMoeGroupedMatmulMode_t);

/// `enum cudnnMultiHeadAttnWeightKind_t`, from `cudnn_adv.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnMultiHeadAttnWeightKind_t(pub i32);

impl cudnnMultiHeadAttnWeightKind_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_MH_ATTN_Q_WEIGHTS: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_MH_ATTN_K_WEIGHTS: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_MH_ATTN_V_WEIGHTS: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_MH_ATTN_O_WEIGHTS: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_MH_ATTN_Q_BIASES: Self = Self(4);
    /// 5, since cuDNN 9.10 or earlier.
    pub const CUDNN_MH_ATTN_K_BIASES: Self = Self(5);
    /// 6, since cuDNN 9.10 or earlier.
    pub const CUDNN_MH_ATTN_V_BIASES: Self = Self(6);
    /// 7, since cuDNN 9.10 or earlier.
    pub const CUDNN_MH_ATTN_O_BIASES: Self = Self(7);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_MH_ATTN_Q_WEIGHTS"),
        (1, "CUDNN_MH_ATTN_K_WEIGHTS"),
        (2, "CUDNN_MH_ATTN_V_WEIGHTS"),
        (3, "CUDNN_MH_ATTN_O_WEIGHTS"),
        (4, "CUDNN_MH_ATTN_Q_BIASES"),
        (5, "CUDNN_MH_ATTN_K_BIASES"),
        (6, "CUDNN_MH_ATTN_V_BIASES"),
        (7, "CUDNN_MH_ATTN_O_BIASES"),
    ];
}

enumeration!(cudnnMultiHeadAttnWeightKind_t);

/// `enum cudnnNanPropagation_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnNanPropagation_t(pub i32);

impl cudnnNanPropagation_t {
    /// 0, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_NOT_PROPAGATE_NAN: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_PROPAGATE_NAN: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_NOT_PROPAGATE_NAN"),
        (1, "CUDNN_PROPAGATE_NAN"),
    ];
}

enumeration!(cudnnNanPropagation_t);

/// `enum cudnnNormAlgo_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnNormAlgo_t(pub i32);

impl cudnnNormAlgo_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_NORM_ALGO_STANDARD: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_NORM_ALGO_PERSIST: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_NORM_ALGO_STANDARD"),
        (1, "CUDNN_NORM_ALGO_PERSIST"),
    ];
}

enumeration!(cudnnNormAlgo_t);

/// `enum cudnnNormMode_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnNormMode_t(pub i32);

impl cudnnNormMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_NORM_PER_ACTIVATION: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_NORM_PER_CHANNEL: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_NORM_PER_ACTIVATION"),
        (1, "CUDNN_NORM_PER_CHANNEL"),
    ];
}

enumeration!(cudnnNormMode_t);

/// `enum cudnnNormOps_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnNormOps_t(pub i32);

impl cudnnNormOps_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_NORM_OPS_NORM: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_NORM_OPS_NORM_ACTIVATION: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_NORM_OPS_NORM_ADD_ACTIVATION: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_NORM_OPS_NORM"),
        (1, "CUDNN_NORM_OPS_NORM_ACTIVATION"),
        (2, "CUDNN_NORM_OPS_NORM_ADD_ACTIVATION"),
    ];
}

enumeration!(cudnnNormOps_t);

/// `enum cudnnOpTensorOp_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnOpTensorOp_t(pub i32);

impl cudnnOpTensorOp_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_OP_TENSOR_ADD: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_OP_TENSOR_MUL: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_OP_TENSOR_MIN: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_OP_TENSOR_MAX: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_OP_TENSOR_SQRT: Self = Self(4);
    /// 5, since cuDNN 9.10 or earlier.
    pub const CUDNN_OP_TENSOR_NOT: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_OP_TENSOR_ADD"),
        (1, "CUDNN_OP_TENSOR_MUL"),
        (2, "CUDNN_OP_TENSOR_MIN"),
        (3, "CUDNN_OP_TENSOR_MAX"),
        (4, "CUDNN_OP_TENSOR_SQRT"),
        (5, "CUDNN_OP_TENSOR_NOT"),
    ];
}

enumeration!(cudnnOpTensorOp_t);

/// `enum cudnnPaddingMode_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnPaddingMode_t(pub i32);

impl cudnnPaddingMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_ZERO_PAD: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_NEG_INF_PAD: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_EDGE_VAL_PAD: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_ZERO_PAD"),
        (1, "CUDNN_NEG_INF_PAD"),
        (2, "CUDNN_EDGE_VAL_PAD"),
    ];
}

enumeration!(cudnnPaddingMode_t);

/// `enum cudnnPointwiseMode_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnPointwiseMode_t(pub i32);

impl cudnnPointwiseMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_ADD: Self = Self(0);
    /// 5, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_ADD_SQUARE: Self = Self(5);
    /// 6, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_DIV: Self = Self(6);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_MAX: Self = Self(3);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_MIN: Self = Self(2);
    /// 7, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_MOD: Self = Self(7);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_MUL: Self = Self(1);
    /// 8, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_POW: Self = Self(8);
    /// 9, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_SUB: Self = Self(9);
    /// 10, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_ABS: Self = Self(10);
    /// 11, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_CEIL: Self = Self(11);
    /// 12, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_COS: Self = Self(12);
    /// 13, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_EXP: Self = Self(13);
    /// 14, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_FLOOR: Self = Self(14);
    /// 15, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_LOG: Self = Self(15);
    /// 16, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_NEG: Self = Self(16);
    /// 17, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_RSQRT: Self = Self(17);
    /// 18, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_SIN: Self = Self(18);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_SQRT: Self = Self(4);
    /// 19, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_TAN: Self = Self(19);
    /// 20, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_ERF: Self = Self(20);
    /// 21, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_IDENTITY: Self = Self(21);
    /// 22, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_RECIPROCAL: Self = Self(22);
    /// 23, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_ATAN2: Self = Self(23);
    /// 24, since cuDNN 9.27.
    pub const CUDNN_POINTWISE_FLOOR_MOD: Self = Self(24);
    /// 100, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_RELU_FWD: Self = Self(100);
    /// 101, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_TANH_FWD: Self = Self(101);
    /// 102, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_SIGMOID_FWD: Self = Self(102);
    /// 103, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_ELU_FWD: Self = Self(103);
    /// 104, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_GELU_FWD: Self = Self(104);
    /// 105, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_SOFTPLUS_FWD: Self = Self(105);
    /// 106, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_SWISH_FWD: Self = Self(106);
    /// 107, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_GELU_APPROX_TANH_FWD: Self = Self(107);
    /// 200, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_RELU_BWD: Self = Self(200);
    /// 201, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_TANH_BWD: Self = Self(201);
    /// 202, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_SIGMOID_BWD: Self = Self(202);
    /// 203, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_ELU_BWD: Self = Self(203);
    /// 204, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_GELU_BWD: Self = Self(204);
    /// 205, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_SOFTPLUS_BWD: Self = Self(205);
    /// 206, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_SWISH_BWD: Self = Self(206);
    /// 207, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_GELU_APPROX_TANH_BWD: Self = Self(207);
    /// 300, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_CMP_EQ: Self = Self(300);
    /// 301, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_CMP_NEQ: Self = Self(301);
    /// 302, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_CMP_GT: Self = Self(302);
    /// 303, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_CMP_GE: Self = Self(303);
    /// 304, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_CMP_LT: Self = Self(304);
    /// 305, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_CMP_LE: Self = Self(305);
    /// 400, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_LOGICAL_AND: Self = Self(400);
    /// 401, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_LOGICAL_OR: Self = Self(401);
    /// 402, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_LOGICAL_NOT: Self = Self(402);
    /// 501, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_GEN_INDEX: Self = Self(501);
    /// 601, since cuDNN 9.10 or earlier.
    pub const CUDNN_POINTWISE_BINARY_SELECT: Self = Self(601);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_POINTWISE_ADD"),
        (5, "CUDNN_POINTWISE_ADD_SQUARE"),
        (6, "CUDNN_POINTWISE_DIV"),
        (3, "CUDNN_POINTWISE_MAX"),
        (2, "CUDNN_POINTWISE_MIN"),
        (7, "CUDNN_POINTWISE_MOD"),
        (1, "CUDNN_POINTWISE_MUL"),
        (8, "CUDNN_POINTWISE_POW"),
        (9, "CUDNN_POINTWISE_SUB"),
        (10, "CUDNN_POINTWISE_ABS"),
        (11, "CUDNN_POINTWISE_CEIL"),
        (12, "CUDNN_POINTWISE_COS"),
        (13, "CUDNN_POINTWISE_EXP"),
        (14, "CUDNN_POINTWISE_FLOOR"),
        (15, "CUDNN_POINTWISE_LOG"),
        (16, "CUDNN_POINTWISE_NEG"),
        (17, "CUDNN_POINTWISE_RSQRT"),
        (18, "CUDNN_POINTWISE_SIN"),
        (4, "CUDNN_POINTWISE_SQRT"),
        (19, "CUDNN_POINTWISE_TAN"),
        (20, "CUDNN_POINTWISE_ERF"),
        (21, "CUDNN_POINTWISE_IDENTITY"),
        (22, "CUDNN_POINTWISE_RECIPROCAL"),
        (23, "CUDNN_POINTWISE_ATAN2"),
        (24, "CUDNN_POINTWISE_FLOOR_MOD"),
        (100, "CUDNN_POINTWISE_RELU_FWD"),
        (101, "CUDNN_POINTWISE_TANH_FWD"),
        (102, "CUDNN_POINTWISE_SIGMOID_FWD"),
        (103, "CUDNN_POINTWISE_ELU_FWD"),
        (104, "CUDNN_POINTWISE_GELU_FWD"),
        (105, "CUDNN_POINTWISE_SOFTPLUS_FWD"),
        (106, "CUDNN_POINTWISE_SWISH_FWD"),
        (107, "CUDNN_POINTWISE_GELU_APPROX_TANH_FWD"),
        (200, "CUDNN_POINTWISE_RELU_BWD"),
        (201, "CUDNN_POINTWISE_TANH_BWD"),
        (202, "CUDNN_POINTWISE_SIGMOID_BWD"),
        (203, "CUDNN_POINTWISE_ELU_BWD"),
        (204, "CUDNN_POINTWISE_GELU_BWD"),
        (205, "CUDNN_POINTWISE_SOFTPLUS_BWD"),
        (206, "CUDNN_POINTWISE_SWISH_BWD"),
        (207, "CUDNN_POINTWISE_GELU_APPROX_TANH_BWD"),
        (300, "CUDNN_POINTWISE_CMP_EQ"),
        (301, "CUDNN_POINTWISE_CMP_NEQ"),
        (302, "CUDNN_POINTWISE_CMP_GT"),
        (303, "CUDNN_POINTWISE_CMP_GE"),
        (304, "CUDNN_POINTWISE_CMP_LT"),
        (305, "CUDNN_POINTWISE_CMP_LE"),
        (400, "CUDNN_POINTWISE_LOGICAL_AND"),
        (401, "CUDNN_POINTWISE_LOGICAL_OR"),
        (402, "CUDNN_POINTWISE_LOGICAL_NOT"),
        (501, "CUDNN_POINTWISE_GEN_INDEX"),
        (601, "CUDNN_POINTWISE_BINARY_SELECT"),
    ];
}

enumeration!(cudnnPointwiseMode_t);

/// `enum cudnnPoolingMode_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnPoolingMode_t(pub i32);

impl cudnnPoolingMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_POOLING_MAX: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_POOLING_AVERAGE_COUNT_INCLUDE_PADDING: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_POOLING_AVERAGE_COUNT_EXCLUDE_PADDING: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_POOLING_MAX_DETERMINISTIC: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_POOLING_MAX"),
        (1, "CUDNN_POOLING_AVERAGE_COUNT_INCLUDE_PADDING"),
        (2, "CUDNN_POOLING_AVERAGE_COUNT_EXCLUDE_PADDING"),
        (3, "CUDNN_POOLING_MAX_DETERMINISTIC"),
    ];
}

enumeration!(cudnnPoolingMode_t);

/// `enum cudnnRNNAlgo_t`, from `cudnn_adv.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnRNNAlgo_t(pub i32);

impl cudnnRNNAlgo_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNN_ALGO_STANDARD: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNN_ALGO_PERSIST_STATIC: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNN_ALGO_PERSIST_DYNAMIC: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNN_ALGO_PERSIST_STATIC_SMALL_H: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNN_ALGO_COUNT: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_RNN_ALGO_STANDARD"),
        (1, "CUDNN_RNN_ALGO_PERSIST_STATIC"),
        (2, "CUDNN_RNN_ALGO_PERSIST_DYNAMIC"),
        (3, "CUDNN_RNN_ALGO_PERSIST_STATIC_SMALL_H"),
        (4, "CUDNN_RNN_ALGO_COUNT"),
    ];
}

enumeration!(cudnnRNNAlgo_t);

/// `enum cudnnRNNBiasMode_t`, from `cudnn_adv.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnRNNBiasMode_t(pub i32);

impl cudnnRNNBiasMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNN_NO_BIAS: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNN_SINGLE_INP_BIAS: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNN_DOUBLE_BIAS: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNN_SINGLE_REC_BIAS: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_RNN_NO_BIAS"),
        (1, "CUDNN_RNN_SINGLE_INP_BIAS"),
        (2, "CUDNN_RNN_DOUBLE_BIAS"),
        (3, "CUDNN_RNN_SINGLE_REC_BIAS"),
    ];
}

enumeration!(cudnnRNNBiasMode_t);

/// `enum cudnnRNNClipMode_t`, from `cudnn_adv.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnRNNClipMode_t(pub i32);

impl cudnnRNNClipMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNN_CLIP_NONE: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNN_CLIP_MINMAX: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_RNN_CLIP_NONE"),
        (1, "CUDNN_RNN_CLIP_MINMAX"),
    ];
}

enumeration!(cudnnRNNClipMode_t);

/// `enum cudnnRNNDataLayout_t`, from `cudnn_adv.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnRNNDataLayout_t(pub i32);

impl cudnnRNNDataLayout_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNN_DATA_LAYOUT_SEQ_MAJOR_UNPACKED: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNN_DATA_LAYOUT_SEQ_MAJOR_PACKED: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNN_DATA_LAYOUT_BATCH_MAJOR_UNPACKED: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_RNN_DATA_LAYOUT_SEQ_MAJOR_UNPACKED"),
        (1, "CUDNN_RNN_DATA_LAYOUT_SEQ_MAJOR_PACKED"),
        (2, "CUDNN_RNN_DATA_LAYOUT_BATCH_MAJOR_UNPACKED"),
    ];
}

enumeration!(cudnnRNNDataLayout_t);

/// `enum cudnnRNNInputMode_t`, from `cudnn_adv.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnRNNInputMode_t(pub i32);

impl cudnnRNNInputMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_LINEAR_INPUT: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_SKIP_INPUT: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_LINEAR_INPUT"),
        (1, "CUDNN_SKIP_INPUT"),
    ];
}

enumeration!(cudnnRNNInputMode_t);

/// `enum cudnnRNNMode_t`, from `cudnn_adv.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnRNNMode_t(pub i32);

impl cudnnRNNMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNN_RELU: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNN_TANH: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_LSTM: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_GRU: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_RNN_RELU"),
        (1, "CUDNN_RNN_TANH"),
        (2, "CUDNN_LSTM"),
        (3, "CUDNN_GRU"),
    ];
}

enumeration!(cudnnRNNMode_t);

/// `enum cudnnReduceTensorIndices_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnReduceTensorIndices_t(pub i32);

impl cudnnReduceTensorIndices_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_REDUCE_TENSOR_NO_INDICES: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_REDUCE_TENSOR_FLATTENED_INDICES: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_REDUCE_TENSOR_NO_INDICES"),
        (1, "CUDNN_REDUCE_TENSOR_FLATTENED_INDICES"),
    ];
}

enumeration!(cudnnReduceTensorIndices_t);

/// `enum cudnnReduceTensorOp_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnReduceTensorOp_t(pub i32);

impl cudnnReduceTensorOp_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_REDUCE_TENSOR_ADD: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_REDUCE_TENSOR_MUL: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_REDUCE_TENSOR_MIN: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_REDUCE_TENSOR_MAX: Self = Self(3);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_REDUCE_TENSOR_AMAX: Self = Self(4);
    /// 5, since cuDNN 9.10 or earlier.
    pub const CUDNN_REDUCE_TENSOR_AVG: Self = Self(5);
    /// 6, since cuDNN 9.10 or earlier.
    pub const CUDNN_REDUCE_TENSOR_NORM1: Self = Self(6);
    /// 7, since cuDNN 9.10 or earlier.
    pub const CUDNN_REDUCE_TENSOR_NORM2: Self = Self(7);
    /// 8, since cuDNN 9.10 or earlier.
    pub const CUDNN_REDUCE_TENSOR_MUL_NO_ZEROS: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_REDUCE_TENSOR_ADD"),
        (1, "CUDNN_REDUCE_TENSOR_MUL"),
        (2, "CUDNN_REDUCE_TENSOR_MIN"),
        (3, "CUDNN_REDUCE_TENSOR_MAX"),
        (4, "CUDNN_REDUCE_TENSOR_AMAX"),
        (5, "CUDNN_REDUCE_TENSOR_AVG"),
        (6, "CUDNN_REDUCE_TENSOR_NORM1"),
        (7, "CUDNN_REDUCE_TENSOR_NORM2"),
        (8, "CUDNN_REDUCE_TENSOR_MUL_NO_ZEROS"),
    ];
}

enumeration!(cudnnReduceTensorOp_t);

/// `enum cudnnReorderType_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnReorderType_t(pub i32);

impl cudnnReorderType_t {
    /// 0, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_DEFAULT_REORDER: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_NO_REORDER: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_DEFAULT_REORDER"),
        (1, "CUDNN_NO_REORDER"),
    ];
}

enumeration!(cudnnReorderType_t);

/// `enum cudnnResampleMode_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnResampleMode_t(pub i32);

impl cudnnResampleMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_RESAMPLE_NEAREST: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_RESAMPLE_BILINEAR: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_RESAMPLE_AVGPOOL: Self = Self(2);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_RESAMPLE_AVGPOOL_INCLUDE_PADDING: Self = Self(2);
    /// 4, since cuDNN 9.10 or earlier.
    pub const CUDNN_RESAMPLE_AVGPOOL_EXCLUDE_PADDING: Self = Self(4);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_RESAMPLE_MAXPOOL: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_RESAMPLE_NEAREST"),
        (1, "CUDNN_RESAMPLE_BILINEAR"),
        (2, "CUDNN_RESAMPLE_AVGPOOL"),
        (2, "CUDNN_RESAMPLE_AVGPOOL_INCLUDE_PADDING"),
        (4, "CUDNN_RESAMPLE_AVGPOOL_EXCLUDE_PADDING"),
        (3, "CUDNN_RESAMPLE_MAXPOOL"),
    ];
}

enumeration!(cudnnResampleMode_t);

/// `enum cudnnRngDistribution_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnRngDistribution_t(pub i32);

impl cudnnRngDistribution_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNG_DISTRIBUTION_BERNOULLI: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNG_DISTRIBUTION_UNIFORM: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_RNG_DISTRIBUTION_NORMAL: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_RNG_DISTRIBUTION_BERNOULLI"),
        (1, "CUDNN_RNG_DISTRIBUTION_UNIFORM"),
        (2, "CUDNN_RNG_DISTRIBUTION_NORMAL"),
    ];
}

enumeration!(cudnnRngDistribution_t);

/// `enum cudnnSamplerType_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnSamplerType_t(pub i32);

impl cudnnSamplerType_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_SAMPLER_BILINEAR: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[(0, "CUDNN_SAMPLER_BILINEAR")];
}

enumeration!(cudnnSamplerType_t);

/// `enum cudnnSeqDataAxis_t`, from `cudnn_adv.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnSeqDataAxis_t(pub i32);

impl cudnnSeqDataAxis_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_SEQDATA_TIME_DIM: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_SEQDATA_BATCH_DIM: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_SEQDATA_BEAM_DIM: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_SEQDATA_VECT_DIM: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_SEQDATA_TIME_DIM"),
        (1, "CUDNN_SEQDATA_BATCH_DIM"),
        (2, "CUDNN_SEQDATA_BEAM_DIM"),
        (3, "CUDNN_SEQDATA_VECT_DIM"),
    ];
}

enumeration!(cudnnSeqDataAxis_t);

/// `enum cudnnSeverity_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnSeverity_t(pub i32);

impl cudnnSeverity_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_SEV_FATAL: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_SEV_ERROR: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_SEV_WARNING: Self = Self(2);
    /// 3, since cuDNN 9.10 or earlier.
    pub const CUDNN_SEV_INFO: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_SEV_FATAL"),
        (1, "CUDNN_SEV_ERROR"),
        (2, "CUDNN_SEV_WARNING"),
        (3, "CUDNN_SEV_INFO"),
    ];
}

enumeration!(cudnnSeverity_t);

/// `enum cudnnSignalMode_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnSignalMode_t(pub i32);

impl cudnnSignalMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_SIGNAL_SET: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_SIGNAL_WAIT: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_SIGNAL_SET"),
        (1, "CUDNN_SIGNAL_WAIT"),
    ];
}

enumeration!(cudnnSignalMode_t);

/// `enum cudnnSoftmaxAlgorithm_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnSoftmaxAlgorithm_t(pub i32);

impl cudnnSoftmaxAlgorithm_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_SOFTMAX_FAST: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_SOFTMAX_ACCURATE: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_SOFTMAX_LOG: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_SOFTMAX_FAST"),
        (1, "CUDNN_SOFTMAX_ACCURATE"),
        (2, "CUDNN_SOFTMAX_LOG"),
    ];
}

enumeration!(cudnnSoftmaxAlgorithm_t);

/// `enum cudnnSoftmaxMode_t`, from `cudnn_ops.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnSoftmaxMode_t(pub i32);

impl cudnnSoftmaxMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_SOFTMAX_MODE_INSTANCE: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_SOFTMAX_MODE_CHANNEL: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_SOFTMAX_MODE_INSTANCE"),
        (1, "CUDNN_SOFTMAX_MODE_CHANNEL"),
    ];
}

enumeration!(cudnnSoftmaxMode_t);

/// `enum cudnnStatus_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
///
/// cuDNN: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudnnStatus_t(pub i32);

impl cudnnStatus_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_SUCCESS: Self = Self(0);
    /// 1001, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_NOT_INITIALIZED: Self = Self(1001);
    /// 1002, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_SUBLIBRARY_VERSION_MISMATCH: Self = Self(1002);
    /// 1003, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_SERIALIZATION_VERSION_MISMATCH: Self = Self(1003);
    /// 1004, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_STATUS_DEPRECATED: Self = Self(1004);
    /// 1005, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_LICENSE_ERROR: Self = Self(1005);
    /// 1006, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_RUNTIME_IN_PROGRESS: Self = Self(1006);
    /// 1007, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_RUNTIME_FP_OVERFLOW: Self = Self(1007);
    /// 1008, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_SUBLIBRARY_LOADING_FAILED: Self = Self(1008);
    /// 2000, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_BAD_PARAM: Self = Self(2000);
    /// 2002, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_BAD_PARAM_NULL_POINTER: Self = Self(2002);
    /// 2003, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_BAD_PARAM_MISALIGNED_POINTER: Self = Self(2003);
    /// 2004, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_BAD_PARAM_NOT_FINALIZED: Self = Self(2004);
    /// 2005, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_BAD_PARAM_OUT_OF_BOUND: Self = Self(2005);
    /// 2006, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_BAD_PARAM_SIZE_INSUFFICIENT: Self = Self(2006);
    /// 2007, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_BAD_PARAM_STREAM_MISMATCH: Self = Self(2007);
    /// 2008, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_BAD_PARAM_SHAPE_MISMATCH: Self = Self(2008);
    /// 2009, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_BAD_PARAM_DUPLICATED_ENTRIES: Self = Self(2009);
    /// 2010, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_BAD_PARAM_ATTRIBUTE_TYPE: Self = Self(2010);
    /// 2011, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_BAD_PARAM_CUDA_GRAPH_MISMATCH: Self = Self(2011);
    /// 2012, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_BAD_PARAM_DESCRIPTOR_TYPE: Self = Self(2012);
    /// 3000, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_NOT_SUPPORTED: Self = Self(3000);
    /// 3001, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_NOT_SUPPORTED_GRAPH_PATTERN: Self = Self(3001);
    /// 3002, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_NOT_SUPPORTED_SHAPE: Self = Self(3002);
    /// 3003, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_NOT_SUPPORTED_DATA_TYPE: Self = Self(3003);
    /// 3004, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_NOT_SUPPORTED_LAYOUT: Self = Self(3004);
    /// 3005, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_NOT_SUPPORTED_INCOMPATIBLE_CUDA_DRIVER: Self = Self(3005);
    /// 3006, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_NOT_SUPPORTED_INCOMPATIBLE_CUDART: Self = Self(3006);
    /// 3007, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_NOT_SUPPORTED_ARCH_MISMATCH: Self = Self(3007);
    /// 3008, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_NOT_SUPPORTED_RUNTIME_PREREQUISITE_MISSING: Self = Self(3008);
    /// 3009, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_NOT_SUPPORTED_SUBLIBRARY_UNAVAILABLE: Self = Self(3009);
    /// 3010, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_NOT_SUPPORTED_SHARED_MEMORY_INSUFFICIENT: Self = Self(3010);
    /// 3011, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_NOT_SUPPORTED_PADDING: Self = Self(3011);
    /// 3012, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_NOT_SUPPORTED_BAD_LAUNCH_PARAM: Self = Self(3012);
    /// 3013, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_NOT_SUPPORTED_CUDA_GRAPH_NATIVE_API: Self = Self(3013);
    /// 3014, since cuDNN 9.18.
    pub const CUDNN_STATUS_NOT_SUPPORTED_INVALID_DYNAMIC_SHAPE: Self = Self(3014);
    /// 4000, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_INTERNAL_ERROR: Self = Self(4000);
    /// 4001, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_INTERNAL_ERROR_COMPILATION_FAILED: Self = Self(4001);
    /// 4002, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_INTERNAL_ERROR_UNEXPECTED_VALUE: Self = Self(4002);
    /// 4003, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_INTERNAL_ERROR_HOST_ALLOCATION_FAILED: Self = Self(4003);
    /// 4004, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_INTERNAL_ERROR_DEVICE_ALLOCATION_FAILED: Self = Self(4004);
    /// 4005, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_INTERNAL_ERROR_BAD_LAUNCH_PARAM: Self = Self(4005);
    /// 4006, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_INTERNAL_ERROR_TEXTURE_CREATION_FAILED: Self = Self(4006);
    /// 5000, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_EXECUTION_FAILED: Self = Self(5000);
    /// 5001, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_EXECUTION_FAILED_CUDA_DRIVER: Self = Self(5001);
    /// 5002, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_EXECUTION_FAILED_CUBLAS: Self = Self(5002);
    /// 5003, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_EXECUTION_FAILED_CUDART: Self = Self(5003);
    /// 5004, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_EXECUTION_FAILED_CURAND: Self = Self(5004);
    /// 4003, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_STATUS_ALLOC_FAILED: Self = Self(4003);
    /// 2001, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_STATUS_INVALID_VALUE: Self = Self(2001);
    /// 3007, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_STATUS_ARCH_MISMATCH: Self = Self(3007);
    /// 4006, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_STATUS_MAPPING_ERROR: Self = Self(4006);
    /// 3008, since cuDNN 9.10 or earlier.
    pub const CUDNN_STATUS_RUNTIME_PREREQUISITE_MISSING: Self = Self(3008);
    /// 1002, since cuDNN 9.10 or earlier, deprecated.
    pub const CUDNN_STATUS_VERSION_MISMATCH: Self = Self(1002);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_STATUS_SUCCESS"),
        (1001, "CUDNN_STATUS_NOT_INITIALIZED"),
        (1002, "CUDNN_STATUS_SUBLIBRARY_VERSION_MISMATCH"),
        (1003, "CUDNN_STATUS_SERIALIZATION_VERSION_MISMATCH"),
        (1004, "CUDNN_STATUS_DEPRECATED"),
        (1005, "CUDNN_STATUS_LICENSE_ERROR"),
        (1006, "CUDNN_STATUS_RUNTIME_IN_PROGRESS"),
        (1007, "CUDNN_STATUS_RUNTIME_FP_OVERFLOW"),
        (1008, "CUDNN_STATUS_SUBLIBRARY_LOADING_FAILED"),
        (2000, "CUDNN_STATUS_BAD_PARAM"),
        (2002, "CUDNN_STATUS_BAD_PARAM_NULL_POINTER"),
        (2003, "CUDNN_STATUS_BAD_PARAM_MISALIGNED_POINTER"),
        (2004, "CUDNN_STATUS_BAD_PARAM_NOT_FINALIZED"),
        (2005, "CUDNN_STATUS_BAD_PARAM_OUT_OF_BOUND"),
        (2006, "CUDNN_STATUS_BAD_PARAM_SIZE_INSUFFICIENT"),
        (2007, "CUDNN_STATUS_BAD_PARAM_STREAM_MISMATCH"),
        (2008, "CUDNN_STATUS_BAD_PARAM_SHAPE_MISMATCH"),
        (2009, "CUDNN_STATUS_BAD_PARAM_DUPLICATED_ENTRIES"),
        (2010, "CUDNN_STATUS_BAD_PARAM_ATTRIBUTE_TYPE"),
        (2011, "CUDNN_STATUS_BAD_PARAM_CUDA_GRAPH_MISMATCH"),
        (2012, "CUDNN_STATUS_BAD_PARAM_DESCRIPTOR_TYPE"),
        (3000, "CUDNN_STATUS_NOT_SUPPORTED"),
        (3001, "CUDNN_STATUS_NOT_SUPPORTED_GRAPH_PATTERN"),
        (3002, "CUDNN_STATUS_NOT_SUPPORTED_SHAPE"),
        (3003, "CUDNN_STATUS_NOT_SUPPORTED_DATA_TYPE"),
        (3004, "CUDNN_STATUS_NOT_SUPPORTED_LAYOUT"),
        (3005, "CUDNN_STATUS_NOT_SUPPORTED_INCOMPATIBLE_CUDA_DRIVER"),
        (3006, "CUDNN_STATUS_NOT_SUPPORTED_INCOMPATIBLE_CUDART"),
        (3007, "CUDNN_STATUS_NOT_SUPPORTED_ARCH_MISMATCH"),
        (3008, "CUDNN_STATUS_NOT_SUPPORTED_RUNTIME_PREREQUISITE_MISSING"),
        (3009, "CUDNN_STATUS_NOT_SUPPORTED_SUBLIBRARY_UNAVAILABLE"),
        (3010, "CUDNN_STATUS_NOT_SUPPORTED_SHARED_MEMORY_INSUFFICIENT"),
        (3011, "CUDNN_STATUS_NOT_SUPPORTED_PADDING"),
        (3012, "CUDNN_STATUS_NOT_SUPPORTED_BAD_LAUNCH_PARAM"),
        (3013, "CUDNN_STATUS_NOT_SUPPORTED_CUDA_GRAPH_NATIVE_API"),
        (3014, "CUDNN_STATUS_NOT_SUPPORTED_INVALID_DYNAMIC_SHAPE"),
        (4000, "CUDNN_STATUS_INTERNAL_ERROR"),
        (4001, "CUDNN_STATUS_INTERNAL_ERROR_COMPILATION_FAILED"),
        (4002, "CUDNN_STATUS_INTERNAL_ERROR_UNEXPECTED_VALUE"),
        (4003, "CUDNN_STATUS_INTERNAL_ERROR_HOST_ALLOCATION_FAILED"),
        (4004, "CUDNN_STATUS_INTERNAL_ERROR_DEVICE_ALLOCATION_FAILED"),
        (4005, "CUDNN_STATUS_INTERNAL_ERROR_BAD_LAUNCH_PARAM"),
        (4006, "CUDNN_STATUS_INTERNAL_ERROR_TEXTURE_CREATION_FAILED"),
        (5000, "CUDNN_STATUS_EXECUTION_FAILED"),
        (5001, "CUDNN_STATUS_EXECUTION_FAILED_CUDA_DRIVER"),
        (5002, "CUDNN_STATUS_EXECUTION_FAILED_CUBLAS"),
        (5003, "CUDNN_STATUS_EXECUTION_FAILED_CUDART"),
        (5004, "CUDNN_STATUS_EXECUTION_FAILED_CURAND"),
        (4003, "CUDNN_STATUS_ALLOC_FAILED"),
        (2001, "CUDNN_STATUS_INVALID_VALUE"),
        (3007, "CUDNN_STATUS_ARCH_MISMATCH"),
        (4006, "CUDNN_STATUS_MAPPING_ERROR"),
        (3008, "CUDNN_STATUS_RUNTIME_PREREQUISITE_MISSING"),
        (1002, "CUDNN_STATUS_VERSION_MISMATCH"),
    ];
}

enumeration!(cudnnStatus_t, status);

impl Status for cudnnStatus_t {
    const SUCCESS: Self = Self::CUDNN_STATUS_SUCCESS;
    const MISSING_LIBRARY: Self = Self::CUDNN_STATUS_NOT_INITIALIZED;
    const MISSING_SYMBOL: Self = Self::CUDNN_STATUS_NOT_SUPPORTED;
    const INVALID_ARGUMENT: Self = Self::CUDNN_STATUS_BAD_PARAM;
    fn library() -> &'static Library {
        &CUDNN
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
    fn description(self) -> Option<&'static CStr> {
        if !CUDNN.is_loaded() {
            return None;
        }
        unsafe { text(sys::cudnnGetErrorString(self)) }
    }
}

status!(cudnnStatus_t);

/// `enum cudnnTensorFormat_t`, from `cudnn_graph.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnTensorFormat_t(pub i32);

impl cudnnTensorFormat_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_TENSOR_NCHW: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_TENSOR_NHWC: Self = Self(1);
    /// 2, since cuDNN 9.10 or earlier.
    pub const CUDNN_TENSOR_NCHW_VECT_C: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_TENSOR_NCHW"),
        (1, "CUDNN_TENSOR_NHWC"),
        (2, "CUDNN_TENSOR_NCHW_VECT_C"),
    ];
}

enumeration!(cudnnTensorFormat_t);

/// `enum cudnnWgradMode_t`, from `cudnn_adv.h`, since cuDNN 9.10 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudnnWgradMode_t(pub i32);

impl cudnnWgradMode_t {
    /// 0, since cuDNN 9.10 or earlier.
    pub const CUDNN_WGRAD_MODE_ADD: Self = Self(0);
    /// 1, since cuDNN 9.10 or earlier.
    pub const CUDNN_WGRAD_MODE_SET: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDNN_WGRAD_MODE_ADD"),
        (1, "CUDNN_WGRAD_MODE_SET"),
    ];
}

enumeration!(cudnnWgradMode_t);
