//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::prelude::*;
use crate::tables::{cudnn9, runtime};

pub(crate) static cudnnActivationDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnActivationDescriptor_t\ntypedef cudnnActivationDescriptor_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnActivationMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnActivationMode_t\nenum cudnnActivationMode_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier. Deprecated: CUDNN_ACTIVATION_SIGMOID, CUDNN_ACTIVATION_RELU, CUDNN_ACTIVATION_TANH, CUDNN_ACTIVATION_CLIPPED_RELU, CUDNN_ACTIVATION_ELU, CUDNN_ACTIVATION_IDENTITY, CUDNN_ACTIVATION_SWISH.",
    |table| {
        table.member("CUDNN_ACTIVATION_SIGMOID", 0);
        table.member("CUDNN_ACTIVATION_RELU", 1);
        table.member("CUDNN_ACTIVATION_TANH", 2);
        table.member("CUDNN_ACTIVATION_CLIPPED_RELU", 3);
        table.member("CUDNN_ACTIVATION_ELU", 4);
        table.member("CUDNN_ACTIVATION_IDENTITY", 5);
        table.member("CUDNN_ACTIVATION_SWISH", 6);
    },
);

pub(crate) static cudnnAttnDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnAttnDescriptor_t\ntypedef cudnnAttnDescriptor_t, from cudnn_adv.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnBackendAttributeName_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnBackendAttributeName_t\nenum cudnnBackendAttributeName_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier. Deprecated: CUDNN_ATTR_POINTWISE_NAN_PROPAGATION, CUDNN_ATTR_EXECUTION_PLAN_HANDLE, CUDNN_ATTR_OPERATIONGRAPH_HANDLE, CUDNN_ATTR_OPERATION_MATMUL_IRREGULARLY_STRIDED_BATCH_COUNT, CUDNN_ATTR_OPERATION_RESAMPLE_FWD_ALPHA, CUDNN_ATTR_OPERATION_RESAMPLE_FWD_BETA, CUDNN_ATTR_OPERATION_RESAMPLE_BWD_ALPHA, CUDNN_ATTR_OPERATION_RESAMPLE_BWD_BETA.",
    |table| {
        table.member("CUDNN_ATTR_POINTWISE_MODE", 0);
        table.member("CUDNN_ATTR_POINTWISE_MATH_PREC", 1);
        table.member("CUDNN_ATTR_POINTWISE_NAN_PROPAGATION", 2);
        table.member("CUDNN_ATTR_POINTWISE_RELU_LOWER_CLIP", 3);
        table.member("CUDNN_ATTR_POINTWISE_RELU_UPPER_CLIP", 4);
        table.member("CUDNN_ATTR_POINTWISE_RELU_LOWER_CLIP_SLOPE", 5);
        table.member("CUDNN_ATTR_POINTWISE_ELU_ALPHA", 6);
        table.member("CUDNN_ATTR_POINTWISE_SOFTPLUS_BETA", 7);
        table.member("CUDNN_ATTR_POINTWISE_SWISH_BETA", 8);
        table.member("CUDNN_ATTR_POINTWISE_AXIS", 9);
        table.member("CUDNN_ATTR_CONVOLUTION_COMP_TYPE", 100);
        table.member("CUDNN_ATTR_CONVOLUTION_CONV_MODE", 101);
        table.member("CUDNN_ATTR_CONVOLUTION_DILATIONS", 102);
        table.member("CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES", 103);
        table.member("CUDNN_ATTR_CONVOLUTION_POST_PADDINGS", 104);
        table.member("CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS", 105);
        table.member("CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS", 106);
        table.member("CUDNN_ATTR_ENGINEHEUR_MODE", 200);
        table.member("CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH", 201);
        table.member("CUDNN_ATTR_ENGINEHEUR_RESULTS", 202);
        table.member("CUDNN_ATTR_ENGINEHEUR_SM_COUNT_TARGET", 203);
        table.member("CUDNN_ATTR_ENGINEHEUR_DEVICEPROP", 204);
        table.member("CUDNN_ATTR_ENGINEHEUR_SHARED_MEMORY_LIMIT", 205);
        table.member("CUDNN_ATTR_ENGINECFG_ENGINE", 300);
        table.member("CUDNN_ATTR_ENGINECFG_INTERMEDIATE_INFO", 301);
        table.member("CUDNN_ATTR_ENGINECFG_KNOB_CHOICES", 302);
        table.member("CUDNN_ATTR_ENGINECFG_WORKSPACE_SIZE", 303);
        table.member("CUDNN_ATTR_ENGINECFG_SHARED_MEMORY_USED", 304);
        table.member("CUDNN_ATTR_EXECUTION_PLAN_HANDLE", 400);
        table.member("CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG", 401);
        table.member("CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE", 402);
        table.member("CUDNN_ATTR_EXECUTION_PLAN_COMPUTED_INTERMEDIATE_UIDS", 403);
        table.member("CUDNN_ATTR_EXECUTION_PLAN_RUN_ONLY_INTERMEDIATE_UIDS", 404);
        table.member("CUDNN_ATTR_EXECUTION_PLAN_JSON_REPRESENTATION", 405);
        table.member("CUDNN_ATTR_EXECUTION_PLAN_KERNEL_CACHE", 406);
        table.member("CUDNN_ATTR_EXECUTION_PLAN_DEVICEPROP", 407);
        table.member("CUDNN_ATTR_EXECUTION_PLAN_CUDA_GRAPH_RETENTION", 408);
        table.member("CUDNN_ATTR_INTERMEDIATE_INFO_UNIQUE_ID", 500);
        table.member("CUDNN_ATTR_INTERMEDIATE_INFO_SIZE", 501);
        table.member("CUDNN_ATTR_INTERMEDIATE_INFO_DEPENDENT_DATA_UIDS", 502);
        table.member("CUDNN_ATTR_INTERMEDIATE_INFO_DEPENDENT_ATTRIBUTES", 503);
        table.member("CUDNN_ATTR_KNOB_CHOICE_KNOB_TYPE", 600);
        table.member("CUDNN_ATTR_KNOB_CHOICE_KNOB_VALUE", 601);
        table.member("CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA", 700);
        table.member("CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_BETA", 701);
        table.member("CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_CONV_DESC", 702);
        table.member("CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_W", 703);
        table.member("CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_X", 704);
        table.member("CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_Y", 705);
        table.member("CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_ALPHA", 706);
        table.member("CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_BETA", 707);
        table.member("CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_CONV_DESC", 708);
        table.member("CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_W", 709);
        table.member("CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DX", 710);
        table.member("CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DY", 711);
        table.member("CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_ALPHA", 712);
        table.member("CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_BETA", 713);
        table.member("CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_CONV_DESC", 714);
        table.member("CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DW", 715);
        table.member("CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_X", 716);
        table.member("CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DY", 717);
        table.member("CUDNN_ATTR_OPERATION_POINTWISE_PW_DESCRIPTOR", 750);
        table.member("CUDNN_ATTR_OPERATION_POINTWISE_XDESC", 751);
        table.member("CUDNN_ATTR_OPERATION_POINTWISE_BDESC", 752);
        table.member("CUDNN_ATTR_OPERATION_POINTWISE_YDESC", 753);
        table.member("CUDNN_ATTR_OPERATION_POINTWISE_ALPHA1", 754);
        table.member("CUDNN_ATTR_OPERATION_POINTWISE_ALPHA2", 755);
        table.member("CUDNN_ATTR_OPERATION_POINTWISE_DXDESC", 756);
        table.member("CUDNN_ATTR_OPERATION_POINTWISE_DYDESC", 757);
        table.member("CUDNN_ATTR_OPERATION_POINTWISE_TDESC", 758);
        table.member("CUDNN_ATTR_OPERATION_GENSTATS_MODE", 770);
        table.member("CUDNN_ATTR_OPERATION_GENSTATS_MATH_PREC", 771);
        table.member("CUDNN_ATTR_OPERATION_GENSTATS_XDESC", 772);
        table.member("CUDNN_ATTR_OPERATION_GENSTATS_SUMDESC", 773);
        table.member("CUDNN_ATTR_OPERATION_GENSTATS_SQSUMDESC", 774);
        table.member("CUDNN_ATTR_OPERATION_BN_FINALIZE_STATS_MODE", 780);
        table.member("CUDNN_ATTR_OPERATION_BN_FINALIZE_MATH_PREC", 781);
        table.member("CUDNN_ATTR_OPERATION_BN_FINALIZE_Y_SUM_DESC", 782);
        table.member("CUDNN_ATTR_OPERATION_BN_FINALIZE_Y_SQ_SUM_DESC", 783);
        table.member("CUDNN_ATTR_OPERATION_BN_FINALIZE_SCALE_DESC", 784);
        table.member("CUDNN_ATTR_OPERATION_BN_FINALIZE_BIAS_DESC", 785);
        table.member("CUDNN_ATTR_OPERATION_BN_FINALIZE_PREV_RUNNING_MEAN_DESC", 786);
        table.member("CUDNN_ATTR_OPERATION_BN_FINALIZE_PREV_RUNNING_VAR_DESC", 787);
        table.member("CUDNN_ATTR_OPERATION_BN_FINALIZE_UPDATED_RUNNING_MEAN_DESC", 788);
        table.member("CUDNN_ATTR_OPERATION_BN_FINALIZE_UPDATED_RUNNING_VAR_DESC", 789);
        table.member("CUDNN_ATTR_OPERATION_BN_FINALIZE_SAVED_MEAN_DESC", 790);
        table.member("CUDNN_ATTR_OPERATION_BN_FINALIZE_SAVED_INV_STD_DESC", 791);
        table.member("CUDNN_ATTR_OPERATION_BN_FINALIZE_EQ_SCALE_DESC", 792);
        table.member("CUDNN_ATTR_OPERATION_BN_FINALIZE_EQ_BIAS_DESC", 793);
        table.member("CUDNN_ATTR_OPERATION_BN_FINALIZE_ACCUM_COUNT_DESC", 794);
        table.member("CUDNN_ATTR_OPERATION_BN_FINALIZE_EPSILON_DESC", 795);
        table.member("CUDNN_ATTR_OPERATION_BN_FINALIZE_EXP_AVERATE_FACTOR_DESC", 796);
        table.member("CUDNN_ATTR_OPERATIONGRAPH_HANDLE", 800);
        table.member("CUDNN_ATTR_OPERATIONGRAPH_OPS", 801);
        table.member("CUDNN_ATTR_OPERATIONGRAPH_ENGINE_GLOBAL_COUNT", 802);
        table.member("CUDNN_ATTR_OPERATIONGRAPH_IS_DYNAMIC_SHAPE_ENABLED", 803);
        table.member("CUDNN_ATTR_OPERATIONGRAPH_IS_SAME_TOPOLOGY", 804);
        table.member("CUDNN_ATTR_OPERATIONGRAPH_IS_OVERRIDE_SHAPE_ENABLED", 805);
        table.member("CUDNN_ATTR_OPERATIONGRAPH_MODE", 806);
        table.member("CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT", 900);
        table.member("CUDNN_ATTR_TENSOR_DATA_TYPE", 901);
        table.member("CUDNN_ATTR_TENSOR_DIMENSIONS", 902);
        table.member("CUDNN_ATTR_TENSOR_STRIDES", 903);
        table.member("CUDNN_ATTR_TENSOR_VECTOR_COUNT", 904);
        table.member("CUDNN_ATTR_TENSOR_VECTORIZED_DIMENSION", 905);
        table.member("CUDNN_ATTR_TENSOR_UNIQUE_ID", 906);
        table.member("CUDNN_ATTR_TENSOR_IS_VIRTUAL", 907);
        table.member("CUDNN_ATTR_TENSOR_IS_BY_VALUE", 908);
        table.member("CUDNN_ATTR_TENSOR_REORDERING_MODE", 909);
        table.member("CUDNN_ATTR_TENSOR_CONSTANT_VALUE", 910);
        table.member("CUDNN_ATTR_TENSOR_RAGGED_OFFSET_DESC", 913);
        table.member("CUDNN_ATTR_TENSOR_RAGGED_OFFSET_MULTIPLIER", 914);
        table.member("CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS", 1000);
        table.member("CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS", 1001);
        table.member("CUDNN_ATTR_VARIANT_PACK_INTERMEDIATES", 1002);
        table.member("CUDNN_ATTR_VARIANT_PACK_WORKSPACE", 1003);
        table.member("CUDNN_ATTR_VARIANT_PACK_OVERRIDE_UNIQUE_IDS", 1010);
        table.member("CUDNN_ATTR_VARIANT_PACK_OVERRIDE_SHAPES", 1011);
        table.member("CUDNN_ATTR_VARIANT_PACK_OVERRIDE_STRIDES", 1012);
        table.member("CUDNN_ATTR_LAYOUT_INFO_TENSOR_UID", 1100);
        table.member("CUDNN_ATTR_LAYOUT_INFO_TYPES", 1101);
        table.member("CUDNN_ATTR_KNOB_INFO_TYPE", 1200);
        table.member("CUDNN_ATTR_KNOB_INFO_MAXIMUM_VALUE", 1201);
        table.member("CUDNN_ATTR_KNOB_INFO_MINIMUM_VALUE", 1202);
        table.member("CUDNN_ATTR_KNOB_INFO_STRIDE", 1203);
        table.member("CUDNN_ATTR_ENGINE_OPERATION_GRAPH", 1300);
        table.member("CUDNN_ATTR_ENGINE_GLOBAL_INDEX", 1301);
        table.member("CUDNN_ATTR_ENGINE_KNOB_INFO", 1302);
        table.member("CUDNN_ATTR_ENGINE_NUMERICAL_NOTE", 1303);
        table.member("CUDNN_ATTR_ENGINE_LAYOUT_INFO", 1304);
        table.member("CUDNN_ATTR_ENGINE_BEHAVIOR_NOTE", 1305);
        table.member("CUDNN_ATTR_ENGINE_SM_COUNT_TARGET", 1306);
        table.member("CUDNN_ATTR_ENGINE_DEVICEPROP", 1307);
        table.member("CUDNN_ATTR_ENGINE_DISABLE_CLUSTER_COOPERATIVE", 1308);
        table.member("CUDNN_ATTR_ENGINE_SHARED_MEMORY_LIMIT", 1309);
        table.member("CUDNN_ATTR_MATMUL_COMP_TYPE", 1500);
        table.member("CUDNN_ATTR_MATMUL_PADDING_VALUE", 1503);
        table.member("CUDNN_ATTR_OPERATION_MATMUL_ADESC", 1520);
        table.member("CUDNN_ATTR_OPERATION_MATMUL_BDESC", 1521);
        table.member("CUDNN_ATTR_OPERATION_MATMUL_CDESC", 1522);
        table.member("CUDNN_ATTR_OPERATION_MATMUL_DESC", 1523);
        table
            .member("CUDNN_ATTR_OPERATION_MATMUL_IRREGULARLY_STRIDED_BATCH_COUNT", 1524);
        table.member("CUDNN_ATTR_OPERATION_MATMUL_GEMM_M_OVERRIDE_DESC", 1525);
        table.member("CUDNN_ATTR_OPERATION_MATMUL_GEMM_N_OVERRIDE_DESC", 1526);
        table.member("CUDNN_ATTR_OPERATION_MATMUL_GEMM_K_OVERRIDE_DESC", 1527);
        table.member("CUDNN_ATTR_REDUCTION_OPERATOR", 1600);
        table.member("CUDNN_ATTR_REDUCTION_COMP_TYPE", 1601);
        table.member("CUDNN_ATTR_REDUCTION_IS_DETERMINISTIC", 1602);
        table.member("CUDNN_ATTR_OPERATION_REDUCTION_XDESC", 1610);
        table.member("CUDNN_ATTR_OPERATION_REDUCTION_YDESC", 1611);
        table.member("CUDNN_ATTR_OPERATION_REDUCTION_DESC", 1612);
        table.member("CUDNN_ATTR_OPERATION_REDUCTION_GROUP_OFFSET_DESC", 1613);
        table.member("CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_MATH_PREC", 1620);
        table.member("CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_MEAN_DESC", 1621);
        table.member("CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_INVSTD_DESC", 1622);
        table.member("CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_BN_SCALE_DESC", 1623);
        table.member("CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_X_DESC", 1624);
        table.member("CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_DY_DESC", 1625);
        table.member("CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_DBN_SCALE_DESC", 1626);
        table.member("CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_DBN_BIAS_DESC", 1627);
        table.member("CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_EQ_DY_SCALE_DESC", 1628);
        table.member("CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_EQ_X_SCALE_DESC", 1629);
        table.member("CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_EQ_BIAS", 1630);
        table.member("CUDNN_ATTR_OPERATION_REDUCTION_DIMS", 1640);
        table.member("CUDNN_ATTR_OPERATION_REDUCTION_INIT_VALUES", 1641);
        table.member("CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH", 1642);
        table.member("CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH_ACCUMULATOR_UIDS", 1643);
        table.member("CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH_CURRENT_UIDS", 1644);
        table.member("CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH_OUTPUT_UIDS", 1645);
        table.member("CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH_COMPUTE_TYPES", 1646);
        table.member("CUDNN_ATTR_RESAMPLE_MODE", 1700);
        table.member("CUDNN_ATTR_RESAMPLE_COMP_TYPE", 1701);
        table.member("CUDNN_ATTR_RESAMPLE_SPATIAL_DIMS", 1702);
        table.member("CUDNN_ATTR_RESAMPLE_POST_PADDINGS", 1703);
        table.member("CUDNN_ATTR_RESAMPLE_PRE_PADDINGS", 1704);
        table.member("CUDNN_ATTR_RESAMPLE_STRIDES", 1705);
        table.member("CUDNN_ATTR_RESAMPLE_WINDOW_DIMS", 1706);
        table.member("CUDNN_ATTR_RESAMPLE_NAN_PROPAGATION", 1707);
        table.member("CUDNN_ATTR_RESAMPLE_PADDING_MODE", 1708);
        table.member("CUDNN_ATTR_OPERATION_RESAMPLE_FWD_XDESC", 1710);
        table.member("CUDNN_ATTR_OPERATION_RESAMPLE_FWD_YDESC", 1711);
        table.member("CUDNN_ATTR_OPERATION_RESAMPLE_FWD_IDXDESC", 1712);
        table.member("CUDNN_ATTR_OPERATION_RESAMPLE_FWD_ALPHA", 1713);
        table.member("CUDNN_ATTR_OPERATION_RESAMPLE_FWD_BETA", 1714);
        table.member("CUDNN_ATTR_OPERATION_RESAMPLE_FWD_DESC", 1716);
        table.member("CUDNN_ATTR_OPERATION_RESAMPLE_BWD_DXDESC", 1720);
        table.member("CUDNN_ATTR_OPERATION_RESAMPLE_BWD_DYDESC", 1721);
        table.member("CUDNN_ATTR_OPERATION_RESAMPLE_BWD_IDXDESC", 1722);
        table.member("CUDNN_ATTR_OPERATION_RESAMPLE_BWD_ALPHA", 1723);
        table.member("CUDNN_ATTR_OPERATION_RESAMPLE_BWD_BETA", 1724);
        table.member("CUDNN_ATTR_OPERATION_RESAMPLE_BWD_DESC", 1725);
        table.member("CUDNN_ATTR_OPERATION_RESAMPLE_BWD_XDESC", 1726);
        table.member("CUDNN_ATTR_OPERATION_RESAMPLE_BWD_YDESC", 1727);
        table.member("CUDNN_ATTR_OPERATION_CONCAT_AXIS", 1800);
        table.member("CUDNN_ATTR_OPERATION_CONCAT_INPUT_DESCS", 1801);
        table.member("CUDNN_ATTR_OPERATION_CONCAT_INPLACE_INDEX", 1802);
        table.member("CUDNN_ATTR_OPERATION_CONCAT_OUTPUT_DESC", 1803);
        table.member("CUDNN_ATTR_OPERATION_SIGNAL_MODE", 1900);
        table.member("CUDNN_ATTR_OPERATION_SIGNAL_FLAGDESC", 1901);
        table.member("CUDNN_ATTR_OPERATION_SIGNAL_VALUE", 1902);
        table.member("CUDNN_ATTR_OPERATION_SIGNAL_XDESC", 1903);
        table.member("CUDNN_ATTR_OPERATION_SIGNAL_YDESC", 1904);
        table.member("CUDNN_ATTR_OPERATION_PAGED_CACHE_LOAD_CONTAINER_DESC", 1950);
        table.member("CUDNN_ATTR_OPERATION_PAGED_CACHE_LOAD_YDESC", 1951);
        table.member("CUDNN_ATTR_OPERATION_PAGED_CACHE_LOAD_SEQUENCE_DESC", 1952);
        table.member("CUDNN_ATTR_OPERATION_PAGED_CACHE_LOAD_PAGE_TABLE_DESC", 1953);
        table.member("CUDNN_ATTR_OPERATION_NORM_FWD_MODE", 2000);
        table.member("CUDNN_ATTR_OPERATION_NORM_FWD_PHASE", 2001);
        table.member("CUDNN_ATTR_OPERATION_NORM_FWD_XDESC", 2002);
        table.member("CUDNN_ATTR_OPERATION_NORM_FWD_MEAN_DESC", 2003);
        table.member("CUDNN_ATTR_OPERATION_NORM_FWD_INV_VARIANCE_DESC", 2004);
        table.member("CUDNN_ATTR_OPERATION_NORM_FWD_SCALE_DESC", 2005);
        table.member("CUDNN_ATTR_OPERATION_NORM_FWD_BIAS_DESC", 2006);
        table.member("CUDNN_ATTR_OPERATION_NORM_FWD_EPSILON_DESC", 2007);
        table.member("CUDNN_ATTR_OPERATION_NORM_FWD_EXP_AVG_FACTOR_DESC", 2008);
        table.member("CUDNN_ATTR_OPERATION_NORM_FWD_INPUT_RUNNING_MEAN_DESC", 2009);
        table.member("CUDNN_ATTR_OPERATION_NORM_FWD_INPUT_RUNNING_VAR_DESC", 2010);
        table.member("CUDNN_ATTR_OPERATION_NORM_FWD_OUTPUT_RUNNING_MEAN_DESC", 2011);
        table.member("CUDNN_ATTR_OPERATION_NORM_FWD_OUTPUT_RUNNING_VAR_DESC", 2012);
        table.member("CUDNN_ATTR_OPERATION_NORM_FWD_YDESC", 2013);
        table.member("CUDNN_ATTR_OPERATION_NORM_FWD_PEER_STAT_DESCS", 2014);
        table.member("CUDNN_ATTR_OPERATION_NORM_BWD_MODE", 2100);
        table.member("CUDNN_ATTR_OPERATION_NORM_BWD_XDESC", 2101);
        table.member("CUDNN_ATTR_OPERATION_NORM_BWD_MEAN_DESC", 2102);
        table.member("CUDNN_ATTR_OPERATION_NORM_BWD_INV_VARIANCE_DESC", 2103);
        table.member("CUDNN_ATTR_OPERATION_NORM_BWD_DYDESC", 2104);
        table.member("CUDNN_ATTR_OPERATION_NORM_BWD_SCALE_DESC", 2105);
        table.member("CUDNN_ATTR_OPERATION_NORM_BWD_EPSILON_DESC", 2106);
        table.member("CUDNN_ATTR_OPERATION_NORM_BWD_DSCALE_DESC", 2107);
        table.member("CUDNN_ATTR_OPERATION_NORM_BWD_DBIAS_DESC", 2108);
        table.member("CUDNN_ATTR_OPERATION_NORM_BWD_DXDESC", 2109);
        table.member("CUDNN_ATTR_OPERATION_NORM_BWD_PEER_STAT_DESCS", 2110);
        table.member("CUDNN_ATTR_OPERATION_RESHAPE_XDESC", 2200);
        table.member("CUDNN_ATTR_OPERATION_RESHAPE_YDESC", 2201);
        table.member("CUDNN_ATTR_OPERATION_RESHAPE_MODE", 2202);
        table.member("CUDNN_ATTR_OPERATION_TRANSPOSE_XDESC", 3200);
        table.member("CUDNN_ATTR_OPERATION_TRANSPOSE_YDESC", 3201);
        table.member("CUDNN_ATTR_OPERATION_TRANSPOSE_PERMUTATION", 3202);
        table.member("CUDNN_ATTR_OPERATION_SLICE_XDESC", 3300);
        table.member("CUDNN_ATTR_OPERATION_SLICE_YDESC", 3301);
        table.member("CUDNN_ATTR_OPERATION_SLICE_START_INDICES", 3302);
        table.member("CUDNN_ATTR_OPERATION_SLICE_LIMIT_INDICES", 3303);
        table.member("CUDNN_ATTR_OPERATION_SLICE_STRIDES", 3304);
        table.member("CUDNN_ATTR_OPERATION_ROPE_FWD_XDESC", 3400);
        table.member("CUDNN_ATTR_OPERATION_ROPE_FWD_YDESC", 3401);
        table.member("CUDNN_ATTR_OPERATION_ROPE_FWD_FREQSDESC", 3402);
        table.member("CUDNN_ATTR_OPERATION_ROPE_FWD_OUTPUT_SCALE", 3403);
        table.member("CUDNN_ATTR_OPERATION_ROPE_FWD_ROPE_DIM", 3404);
        table.member("CUDNN_ATTR_OPERATION_ROPE_BWD_DYDESC", 3410);
        table.member("CUDNN_ATTR_OPERATION_ROPE_BWD_DXDESC", 3411);
        table.member("CUDNN_ATTR_OPERATION_ROPE_BWD_FREQSDESC", 3412);
        table.member("CUDNN_ATTR_OPERATION_ROPE_BWD_OUTPUT_SCALE", 3413);
        table.member("CUDNN_ATTR_OPERATION_ROPE_BWD_ROPE_DIM", 3414);
        table.member("CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_XDESC", 2250);
        table.member("CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_YDESC", 2251);
        table.member("CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_LOWER_BANDWIDTH", 2252);
        table.member("CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_UPPER_BANDWIDTH", 2253);
        table.member("CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_AXIS", 2254);
        table.member("CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_PAD_VALUE", 2255);
        table
            .member(
                "CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_KV_TOKEN_OFFSET_DESC",
                2256,
            );
        table
            .member(
                "CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_SPECULATIVE_MASK_DESC",
                2257,
            );
        table.member("CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_XDESC", 2270);
        table.member("CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_YDESC", 2271);
        table.member("CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_LOWER_BANDWIDTH", 2272);
        table.member("CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_UPPER_BANDWIDTH", 2273);
        table.member("CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_AXIS", 2274);
        table.member("CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_PAD_VALUE", 2275);
        table.member("CUDNN_ATTR_OPERATION_CONTRACT_BAND_MAX_TOKEN_VALUE", 2276);
        table.member("CUDNN_ATTR_RNG_DISTRIBUTION", 2300);
        table.member("CUDNN_ATTR_RNG_NORMAL_DIST_MEAN", 2301);
        table.member("CUDNN_ATTR_RNG_NORMAL_DIST_STANDARD_DEVIATION", 2302);
        table.member("CUDNN_ATTR_RNG_UNIFORM_DIST_MAXIMUM", 2303);
        table.member("CUDNN_ATTR_RNG_UNIFORM_DIST_MINIMUM", 2304);
        table.member("CUDNN_ATTR_RNG_BERNOULLI_DIST_PROBABILITY", 2305);
        table.member("CUDNN_ATTR_OPERATION_RNG_YDESC", 2310);
        table.member("CUDNN_ATTR_OPERATION_RNG_SEED", 2311);
        table.member("CUDNN_ATTR_OPERATION_RNG_DESC", 2312);
        table.member("CUDNN_ATTR_OPERATION_RNG_OFFSET_DESC", 2313);
        table.member("CUDNN_ATTR_KERNEL_CACHE_OPERATION_GRAPH", 2400);
        table.member("CUDNN_ATTR_KERNEL_CACHE_IS_ENGINECFG_KERNEL_CACHED", 2401);
        table.member("CUDNN_ATTR_KERNEL_CACHE_JSON_REPRESENTATION", 2402);
        table.member("CUDNN_ATTR_KERNEL_CACHE_REVISION", 2403);
        table.member("CUDNN_ATTR_KERNEL_CACHE_ENTRY_COUNT", 2404);
        table.member("CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_XDESC", 2500);
        table.member("CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_YDESC", 2501);
        table.member("CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_SCALE_DESC", 2502);
        table.member("CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_MATH_PREC", 2503);
        table.member("CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_BLOCK_SIZE", 2504);
        table.member("CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_XDESC", 2600);
        table.member("CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_SCALE_DESC", 2601);
        table.member("CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_YDESC", 2602);
        table.member("CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_MATH_PREC", 2603);
        table.member("CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_BLOCK_SIZE", 2604);
        table.member("CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_NEG_SCALE", 2605);
        table.member("CUDNN_ATTR_DEVICEPROP_DEVICE_ID", 2700);
        table.member("CUDNN_ATTR_DEVICEPROP_HANDLE", 2701);
        table.member("CUDNN_ATTR_DEVICEPROP_JSON_REPRESENTATION", 2702);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_QDESC", 2800);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_KDESC", 2801);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_VDESC", 2802);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_ODESC", 2803);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_STATSDESC", 2804);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_SCALEDESC", 2805);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_BLOCK_MASK_DESC", 2806);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_PAGE_TABLE_KDESC", 2807);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_PAGE_TABLE_VDESC", 2808);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_SEQ_LEN_QDESC", 2809);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_SEQ_LEN_KVDESC", 2810);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_SUBGRAPH", 2811);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_SUBGRAPH_INPUT_UID", 2812);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_SUBGRAPH_OUTPUT_UID", 2813);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_SOFTMAX_DESC", 2814);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_SEED_DESC", 2815);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_OFFSET_DESC", 2816);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_RNG_DUMP_DESC", 2817);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_PROBABILITY", 2818);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_UNFUSE_FMA", 2819);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_CU_SEQ_LEN_QDESC", 2820);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_CU_SEQ_LEN_KVDESC", 2821);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_DESCALE_QDESC", 2822);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_DESCALE_KDESC", 2823);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_DESCALE_VDESC", 2824);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_DESCALE_SDESC", 2825);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_SCALE_SDESC", 2826);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_SCALE_ODESC", 2827);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_AMAX_SDESC", 2828);
        table.member("CUDNN_ATTR_OPERATION_SDPA_FWD_AMAX_ODESC", 2829);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_QDESC", 2851);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_KDESC", 2852);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_VDESC", 2853);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_ODESC", 2854);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_STATSDESC", 2855);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_SCALEDESC", 2856);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_SEQ_LEN_QDESC", 2857);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_SEQ_LEN_KVDESC", 2858);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_DQDESC", 2859);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_DKDESC", 2860);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_DVDESC", 2861);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_DODDESC", 2862);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_SINK_DESC", 2863);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_DSINK_DESC", 2864);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_MAX_TOTAL_SEQ_LEN_Q", 2865);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_MAX_TOTAL_SEQ_LEN_KV", 2866);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_SUBGRAPH", 2867);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_SUBGRAPH_INPUT_UID", 2868);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_SUBGRAPH_OUTPUT_UID", 2869);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_CU_SEQ_LEN_QDESC", 2870);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_CU_SEQ_LEN_KVDESC", 2871);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_DROPOUT_SEED_DESC", 2872);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_DROPOUT_OFFSET_DESC", 2873);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_DROPOUT_PROBABILITY", 2874);
        table.member("CUDNN_ATTR_OPERATION_SDPA_BWD_DBIAS_DESC", 2875);
        table.member("CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_MODE", 2900);
        table.member("CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_MATH_PREC", 2901);
        table.member("CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_TOKEN_DESC", 2902);
        table.member("CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_WEIGHT_DESC", 2903);
        table
            .member(
                "CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_FIRST_TOKEN_OFFSET_DESC",
                2904,
            );
        table.member("CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_OUTPUT_DESC", 2905);
        table.member("CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_TOKEN_INDEX_DESC", 2906);
        table.member("CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_TOKEN_KS_DESC", 2907);
        table.member("CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_TOP_K", 2908);
        table.member("CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_MATH_PREC", 2951);
        table.member("CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_TOKEN_DESC", 2952);
        table.member("CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_DWEIGHT_DESC", 2953);
        table
            .member(
                "CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_FIRST_TOKEN_OFFSET_DESC",
                2954,
            );
        table.member("CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_DOUTPUT_DESC", 2955);
        table.member("CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_XDESC", 3000);
        table.member("CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_SEQ_LEN_KVDESC", 3001);
        table.member("CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_SEQ_LEN_QDESC", 3002);
        table.member("CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_LEFT_BOUND_DESC", 3003);
        table
            .member(
                "CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_SHIFT_RIGHT_BOUND_DESC",
                3004,
            );
        table.member("CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_BDESC", 3005);
        table.member("CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_YDESC", 3006);
        table.member("CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_COMPARISON_MODE", 3007);
        table.member("CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_CU_SEQ_LEN_KVDESC", 3008);
        table.member("CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_CU_SEQ_LEN_QDESC", 3009);
        table.member("CUDNN_ATTR_OPERATION_SOFTMAX_XDESC", 3100);
        table.member("CUDNN_ATTR_OPERATION_SOFTMAX_YDESC", 3101);
        table.member("CUDNN_ATTR_OPERATION_SOFTMAX_STATS_DESC", 3102);
        table.member("CUDNN_ATTR_OPERATION_SOFTMAX_MAX_DESC", 3103);
        table.member("CUDNN_ATTR_OPERATION_SOFTMAX_SUM_EXP_DESC", 3104);
        table.member("CUDNN_ATTR_OPERATION_SOFTMAX_SINK_DESC", 3105);
        table.member("CUDNN_ATTR_OPERATION_SOFTMAX_STATS_LOG2", 3106);
    },
);

pub(crate) static cudnnBackendAttributeType_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnBackendAttributeType_t\nenum cudnnBackendAttributeType_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier. Deprecated: CUDNN_TYPE_NAN_PROPOGATION.",
    |table| {
        table.member("CUDNN_TYPE_HANDLE", 0);
        table.member("CUDNN_TYPE_DATA_TYPE", 1);
        table.member("CUDNN_TYPE_BOOLEAN", 2);
        table.member("CUDNN_TYPE_INT64", 3);
        table.member("CUDNN_TYPE_FLOAT", 4);
        table.member("CUDNN_TYPE_DOUBLE", 5);
        table.member("CUDNN_TYPE_VOID_PTR", 6);
        table.member("CUDNN_TYPE_CONVOLUTION_MODE", 7);
        table.member("CUDNN_TYPE_HEUR_MODE", 8);
        table.member("CUDNN_TYPE_KNOB_TYPE", 9);
        table.member("CUDNN_TYPE_NAN_PROPOGATION", 10);
        table.member("CUDNN_TYPE_NUMERICAL_NOTE", 11);
        table.member("CUDNN_TYPE_LAYOUT_TYPE", 12);
        table.member("CUDNN_TYPE_ATTRIB_NAME", 13);
        table.member("CUDNN_TYPE_POINTWISE_MODE", 14);
        table.member("CUDNN_TYPE_BACKEND_DESCRIPTOR", 15);
        table.member("CUDNN_TYPE_GENSTATS_MODE", 16);
        table.member("CUDNN_TYPE_BN_FINALIZE_STATS_MODE", 17);
        table.member("CUDNN_TYPE_REDUCTION_OPERATOR_TYPE", 18);
        table.member("CUDNN_TYPE_BEHAVIOR_NOTE", 19);
        table.member("CUDNN_TYPE_TENSOR_REORDERING_MODE", 20);
        table.member("CUDNN_TYPE_RESAMPLE_MODE", 21);
        table.member("CUDNN_TYPE_PADDING_MODE", 22);
        table.member("CUDNN_TYPE_INT32", 23);
        table.member("CUDNN_TYPE_CHAR", 24);
        table.member("CUDNN_TYPE_SIGNAL_MODE", 25);
        table.member("CUDNN_TYPE_FRACTION", 26);
        table.member("CUDNN_TYPE_NORM_MODE", 27);
        table.member("CUDNN_TYPE_NORM_FWD_PHASE", 28);
        table.member("CUDNN_TYPE_RNG_DISTRIBUTION", 29);
        table.member("CUDNN_TYPE_MOE_GROUPED_MATMUL_MODE", 30);
        table.member("CUDNN_TYPE_RESHAPE_MODE", 31);
        table.member("CUDNN_TYPE_OPERATIONGRAPH_MODE", 32);
        table.member("CUDNN_TYPE_CUDA_GRAPH_RETENTION", 33);
    },
);

pub(crate) static cudnnBackendBehaviorNote_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnBackendBehaviorNote_t\nenum cudnnBackendBehaviorNote_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_BEHAVIOR_NOTE_RUNTIME_COMPILATION", 0);
        table.member("CUDNN_BEHAVIOR_NOTE_REQUIRES_FILTER_INT8x32_REORDER", 1);
        table.member("CUDNN_BEHAVIOR_NOTE_REQUIRES_BIAS_INT8x32_REORDER", 2);
        table.member("CUDNN_BEHAVIOR_NOTE_SUPPORTS_CUDA_GRAPH_NATIVE_API", 3);
        table.member("CUDNN_BEHAVIOR_NOTE_CUBLASLT_DEPENDENCY", 4);
        table.member("CUDNN_BEHAVIOR_NOTE_TYPE_COUNT", 5);
    },
);

pub(crate) static cudnnBackendDescriptorType_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnBackendDescriptorType_t\nenum cudnnBackendDescriptorType_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_BACKEND_POINTWISE_DESCRIPTOR", 0);
        table.member("CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR", 1);
        table.member("CUDNN_BACKEND_ENGINE_DESCRIPTOR", 2);
        table.member("CUDNN_BACKEND_ENGINECFG_DESCRIPTOR", 3);
        table.member("CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR", 4);
        table.member("CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR", 5);
        table.member("CUDNN_BACKEND_INTERMEDIATE_INFO_DESCRIPTOR", 6);
        table.member("CUDNN_BACKEND_KNOB_CHOICE_DESCRIPTOR", 7);
        table.member("CUDNN_BACKEND_KNOB_INFO_DESCRIPTOR", 8);
        table.member("CUDNN_BACKEND_LAYOUT_INFO_DESCRIPTOR", 9);
        table.member("CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR", 10);
        table
            .member(
                "CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR",
                11,
            );
        table.member("CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR", 12);
        table.member("CUDNN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR", 13);
        table.member("CUDNN_BACKEND_OPERATION_GEN_STATS_DESCRIPTOR", 14);
        table.member("CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR", 15);
        table.member("CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR", 16);
        table.member("CUDNN_BACKEND_TENSOR_DESCRIPTOR", 17);
        table.member("CUDNN_BACKEND_MATMUL_DESCRIPTOR", 18);
        table.member("CUDNN_BACKEND_OPERATION_MATMUL_DESCRIPTOR", 19);
        table.member("CUDNN_BACKEND_OPERATION_BN_FINALIZE_STATISTICS_DESCRIPTOR", 20);
        table.member("CUDNN_BACKEND_REDUCTION_DESCRIPTOR", 21);
        table.member("CUDNN_BACKEND_OPERATION_REDUCTION_DESCRIPTOR", 22);
        table.member("CUDNN_BACKEND_OPERATION_BN_BWD_WEIGHTS_DESCRIPTOR", 23);
        table.member("CUDNN_BACKEND_RESAMPLE_DESCRIPTOR", 24);
        table.member("CUDNN_BACKEND_OPERATION_RESAMPLE_FWD_DESCRIPTOR", 25);
        table.member("CUDNN_BACKEND_OPERATION_RESAMPLE_BWD_DESCRIPTOR", 26);
        table.member("CUDNN_BACKEND_OPERATION_CONCAT_DESCRIPTOR", 27);
        table.member("CUDNN_BACKEND_OPERATION_SIGNAL_DESCRIPTOR", 28);
        table.member("CUDNN_BACKEND_OPERATION_NORM_FORWARD_DESCRIPTOR", 29);
        table.member("CUDNN_BACKEND_OPERATION_NORM_BACKWARD_DESCRIPTOR", 30);
        table.member("CUDNN_BACKEND_OPERATION_RESHAPE_DESCRIPTOR", 31);
        table.member("CUDNN_BACKEND_RNG_DESCRIPTOR", 32);
        table.member("CUDNN_BACKEND_OPERATION_RNG_DESCRIPTOR", 33);
        table.member("CUDNN_BACKEND_KERNEL_CACHE_DESCRIPTOR", 34);
        table.member("CUDNN_BACKEND_OPERATION_PAGED_CACHE_LOAD_DESCRIPTOR", 35);
        table.member("CUDNN_BACKEND_OPERATION_BLOCK_SCALE_QUANTIZE_DESCRIPTOR", 36);
        table.member("CUDNN_BACKEND_OPERATION_BLOCK_SCALE_DEQUANTIZE_DESCRIPTOR", 37);
        table.member("CUDNN_BACKEND_DEVICEPROP_DESCRIPTOR", 38);
        table.member("CUDNN_BACKEND_OPERATION_EXPAND_BAND_MATRIX_DESCRIPTOR", 39);
        table.member("CUDNN_BACKEND_OPERATION_CONTRACT_BAND_MATRIX_DESCRIPTOR", 40);
        table.member("CUDNN_BACKEND_OPERATION_SDPA_FWD_DESCRIPTOR", 41);
        table.member("CUDNN_BACKEND_OPERATION_MOE_GROUPED_MATMUL_DESCRIPTOR", 42);
        table.member("CUDNN_BACKEND_OPERATION_SDPA_BWD_DESCRIPTOR", 43);
        table.member("CUDNN_BACKEND_OPERATION_DIAGONAL_BAND_MASK_DESCRIPTOR", 44);
        table.member("CUDNN_BACKEND_OPERATION_SOFTMAX_DESCRIPTOR", 45);
        table.member("CUDNN_BACKEND_OPERATION_TRANSPOSE_DESCRIPTOR", 46);
        table.member("CUDNN_BACKEND_OPERATION_SLICE_DESCRIPTOR", 47);
        table.member("CUDNN_BACKEND_OPERATION_MOE_GROUPED_MATMUL_BWD_DESCRIPTOR", 48);
        table.member("CUDNN_BACKEND_OPERATION_ROPE_FWD_DESCRIPTOR", 49);
        table.member("CUDNN_BACKEND_OPERATION_ROPE_BWD_DESCRIPTOR", 50);
    },
);

pub(crate) static cudnnBackendDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnBackendDescriptor_t\ntypedef cudnnBackendDescriptor_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnBackendHeurMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnBackendHeurMode_t\nenum cudnnBackendHeurMode_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_HEUR_MODE_INSTANT", 0);
        table.member("CUDNN_HEUR_MODE_B", 1);
        table.member("CUDNN_HEUR_MODE_FALLBACK", 2);
        table.member("CUDNN_HEUR_MODE_A", 3);
        table.member("CUDNN_HEUR_MODES_COUNT", 4);
    },
);

pub(crate) static cudnnBackendKnobType_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnBackendKnobType_t\nenum cudnnBackendKnobType_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier. Deprecated: CUDNN_KNOB_TYPE_SPLIT_K, CUDNN_KNOB_TYPE_USE_TEX, CUDNN_KNOB_TYPE_KBLOCK, CUDNN_KNOB_TYPE_LDGA, CUDNN_KNOB_TYPE_LDGB, CUDNN_KNOB_TYPE_CHUNK_K, CUDNN_KNOB_TYPE_SPLIT_H, CUDNN_KNOB_TYPE_WINO_TILE, CUDNN_KNOB_TYPE_CTA_SPLIT_K_MODE, CUDNN_KNOB_TYPE_SLICED, CUDNN_KNOB_TYPE_SPLIT_RS, CUDNN_KNOB_TYPE_SINGLEBUFFER, CUDNN_KNOB_TYPE_LDGC, CUDNN_KNOB_TYPE_TILE_CGA, CUDNN_KNOB_TYPE_NUM_C_PER_BLOCK.",
    |table| {
        table.member("CUDNN_KNOB_TYPE_SPLIT_K", 0);
        table.member("CUDNN_KNOB_TYPE_SWIZZLE", 1);
        table.member("CUDNN_KNOB_TYPE_TILE_SIZE", 2);
        table.member("CUDNN_KNOB_TYPE_USE_TEX", 3);
        table.member("CUDNN_KNOB_TYPE_EDGE", 4);
        table.member("CUDNN_KNOB_TYPE_KBLOCK", 5);
        table.member("CUDNN_KNOB_TYPE_LDGA", 6);
        table.member("CUDNN_KNOB_TYPE_LDGB", 7);
        table.member("CUDNN_KNOB_TYPE_CHUNK_K", 8);
        table.member("CUDNN_KNOB_TYPE_SPLIT_H", 9);
        table.member("CUDNN_KNOB_TYPE_WINO_TILE", 10);
        table.member("CUDNN_KNOB_TYPE_MULTIPLY", 11);
        table.member("CUDNN_KNOB_TYPE_SPLIT_K_BUF", 12);
        table.member("CUDNN_KNOB_TYPE_TILEK", 13);
        table.member("CUDNN_KNOB_TYPE_STAGES", 14);
        table.member("CUDNN_KNOB_TYPE_REDUCTION_MODE", 15);
        table.member("CUDNN_KNOB_TYPE_CTA_SPLIT_K_MODE", 16);
        table.member("CUDNN_KNOB_TYPE_SPLIT_K_SLC", 17);
        table.member("CUDNN_KNOB_TYPE_IDX_MODE", 18);
        table.member("CUDNN_KNOB_TYPE_SLICED", 19);
        table.member("CUDNN_KNOB_TYPE_SPLIT_RS", 20);
        table.member("CUDNN_KNOB_TYPE_SINGLEBUFFER", 21);
        table.member("CUDNN_KNOB_TYPE_LDGC", 22);
        table.member("CUDNN_KNOB_TYPE_SPECFILT", 23);
        table.member("CUDNN_KNOB_TYPE_KERNEL_CFG", 24);
        table.member("CUDNN_KNOB_TYPE_WORKSPACE", 25);
        table.member("CUDNN_KNOB_TYPE_TILE_CGA", 26);
        table.member("CUDNN_KNOB_TYPE_TILE_CGA_M", 27);
        table.member("CUDNN_KNOB_TYPE_TILE_CGA_N", 28);
        table.member("CUDNN_KNOB_TYPE_BLOCK_SIZE", 29);
        table.member("CUDNN_KNOB_TYPE_OCCUPANCY", 30);
        table.member("CUDNN_KNOB_TYPE_ARRAY_SIZE_PER_THREAD", 31);
        table.member("CUDNN_KNOB_TYPE_NUM_C_PER_BLOCK", 32);
        table.member("CUDNN_KNOB_TYPE_SPLIT_COLS", 33);
        table.member("CUDNN_KNOB_TYPE_TILE_ROWS", 34);
        table.member("CUDNN_KNOB_TYPE_TILE_COLS", 35);
        table.member("CUDNN_KNOB_TYPE_LOAD_SIZE", 36);
        table.member("CUDNN_KNOB_TYPE_CTA_COUNT", 37);
        table.member("CUDNN_KNOB_TYPE_STREAM_K", 38);
        table.member("CUDNN_KNOB_TYPE_SPLIT_P_SLC", 39);
        table.member("CUDNN_KNOB_TYPE_TILE_M", 40);
        table.member("CUDNN_KNOB_TYPE_TILE_N", 41);
        table.member("CUDNN_KNOB_TYPE_WARP_SPEC_CFG", 42);
        table.member("CUDNN_KNOB_TYPE_SWAP_AB", 43);
        table.member("CUDNN_KNOB_TYPE_INPUT_TMA_ENABLE", 44);
        table.member("CUDNN_KNOB_TYPE_OUTPUT_TMA_ENABLE", 45);
        table.member("CUDNN_KNOB_TYPE_COUNTS", 46);
    },
);

pub(crate) static cudnnBackendLayoutType_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnBackendLayoutType_t\nenum cudnnBackendLayoutType_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_LAYOUT_TYPE_PREFERRED_NCHW", 0);
        table.member("CUDNN_LAYOUT_TYPE_PREFERRED_NHWC", 1);
        table.member("CUDNN_LAYOUT_TYPE_PREFERRED_PAD4CK", 2);
        table.member("CUDNN_LAYOUT_TYPE_PREFERRED_PAD8CK", 3);
        table.member("CUDNN_LAYOUT_TYPE_COUNT", 4);
    },
);

pub(crate) static cudnnBackendNormFwdPhase_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnBackendNormFwdPhase_t\nenum cudnnBackendNormFwdPhase_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_NORM_FWD_INFERENCE", 0);
        table.member("CUDNN_NORM_FWD_TRAINING", 1);
    },
);

pub(crate) static cudnnBackendNormMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnBackendNormMode_t\nenum cudnnBackendNormMode_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_LAYER_NORM", 0);
        table.member("CUDNN_INSTANCE_NORM", 1);
        table.member("CUDNN_BATCH_NORM", 2);
        table.member("CUDNN_GROUP_NORM", 3);
        table.member("CUDNN_RMS_NORM", 4);
        table.member("CUDNN_ADA_LAYER_NORM", 5);
    },
);

pub(crate) static cudnnBackendNumericalNote_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnBackendNumericalNote_t\nenum cudnnBackendNumericalNote_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_NUMERICAL_NOTE_TENSOR_CORE", 0);
        table.member("CUDNN_NUMERICAL_NOTE_DOWN_CONVERT_INPUTS", 1);
        table.member("CUDNN_NUMERICAL_NOTE_REDUCED_PRECISION_REDUCTION", 2);
        table.member("CUDNN_NUMERICAL_NOTE_FFT", 3);
        table.member("CUDNN_NUMERICAL_NOTE_NONDETERMINISTIC", 4);
        table.member("CUDNN_NUMERICAL_NOTE_WINOGRAD", 5);
        table.member("CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_4x4", 6);
        table.member("CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_6x6", 7);
        table.member("CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_13x13", 8);
        table.member("CUDNN_NUMERICAL_NOTE_STRICT_NAN_PROP", 9);
        table.member("CUDNN_NUMERICAL_NOTE_TYPE_COUNT", 10);
    },
);

pub(crate) static cudnnBackendOperationGraphMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnBackendOperationGraphMode_t\nenum cudnnBackendOperationGraphMode_t, from cudnn_graph.h. Since cuDNN 9.23.",
    |table| {
        table.member("CUDNN_OPERATIONGRAPH_MODE_AUTO", -1);
        table.member("CUDNN_OPERATIONGRAPH_MODE_CONV_FORWARD", 0);
        table.member("CUDNN_OPERATIONGRAPH_MODE_CONV_BWD_DATA", 1);
        table.member("CUDNN_OPERATIONGRAPH_MODE_CONV_BWD_FILTER", 2);
        table.member("CUDNN_OPERATIONGRAPH_MODE_NORM_FWD_INFER", 17);
        table.member("CUDNN_OPERATIONGRAPH_MODE_NORM_FWD_TRAIN", 18);
        table.member("CUDNN_OPERATIONGRAPH_MODE_NORM_BWD", 19);
        table.member("CUDNN_OPERATIONGRAPH_MODE_GENERIC_CONV_FUSION", 20);
        table.member("CUDNN_OPERATIONGRAPH_MODE_RESAMPLE_FWD", 22);
        table.member("CUDNN_OPERATIONGRAPH_MODE_RESAMPLE_BWD", 23);
        table.member("CUDNN_OPERATIONGRAPH_MODE_BLAS_MATMUL", 25);
        table.member("CUDNN_OPERATIONGRAPH_MODE_GENERIC_MATMUL_FUSION", 26);
        table.member("CUDNN_OPERATIONGRAPH_MODE_GENERIC_POINTWISE_FUSION", 27);
        table.member("CUDNN_OPERATIONGRAPH_MODE_SDPA_FWD", 28);
        table.member("CUDNN_OPERATIONGRAPH_MODE_SDPA_BWD", 29);
        table.member("CUDNN_OPERATIONGRAPH_MODE_UNIFIED_SDPA_FWD", 30);
        table.member("CUDNN_OPERATIONGRAPH_MODE_UNIFIED_SDPA_BWD", 31);
    },
);

pub(crate) static cudnnBackendReshapeMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnBackendReshapeMode_t\nenum cudnnBackendReshapeMode_t, from cudnn_graph.h. Since cuDNN 9.22.",
    |table| {
        table.member("CUDNN_RESHAPE_VIEW_ONLY", 0);
        table.member("CUDNN_RESHAPE_LOGICAL", 1);
    },
);

pub(crate) static cudnnBackendTensorReordering_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnBackendTensorReordering_t\nenum cudnnBackendTensorReordering_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_TENSOR_REORDERING_NONE", 0);
        table.member("CUDNN_TENSOR_REORDERING_INT8x32", 1);
        table.member("CUDNN_TENSOR_REORDERING_F16x16", 2);
        table.member("CUDNN_TENSOR_REORDERING_F8_128x4", 3);
    },
);

pub(crate) static cudnnBatchNormMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnBatchNormMode_t\nenum cudnnBatchNormMode_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_BATCHNORM_PER_ACTIVATION", 0);
        table.member("CUDNN_BATCHNORM_SPATIAL", 1);
        table.member("CUDNN_BATCHNORM_SPATIAL_PERSISTENT", 2);
    },
);

pub(crate) static cudnnBatchNormOps_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnBatchNormOps_t\nenum cudnnBatchNormOps_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_BATCHNORM_OPS_BN", 0);
        table.member("CUDNN_BATCHNORM_OPS_BN_ACTIVATION", 1);
        table.member("CUDNN_BATCHNORM_OPS_BN_ADD_ACTIVATION", 2);
    },
);

pub(crate) static cudnnBnFinalizeStatsMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnBnFinalizeStatsMode_t\nenum cudnnBnFinalizeStatsMode_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_BN_FINALIZE_STATISTICS_TRAINING", 0);
        table.member("CUDNN_BN_FINALIZE_STATISTICS_INFERENCE", 1);
    },
);

pub(crate) static cudnnCTCGradMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnCTCGradMode_t\nenum cudnnCTCGradMode_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_CTC_ZERO_OOB_GRADIENTS", 0);
        table.member("CUDNN_CTC_SKIP_OOB_GRADIENTS", 1);
    },
);

pub(crate) static cudnnCTCLossAlgo_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnCTCLossAlgo_t\nenum cudnnCTCLossAlgo_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_CTC_LOSS_ALGO_DETERMINISTIC", 0);
        table.member("CUDNN_CTC_LOSS_ALGO_NON_DETERMINISTIC", 1);
    },
);

pub(crate) static cudnnCTCLossDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnCTCLossDescriptor_t\ntypedef cudnnCTCLossDescriptor_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnCallback_t__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Value(Ty::Enum(&cudnn9::cudnnSeverity_t)),
        ArgKind::Data,
        ArgKind::Record(&cudnn9::cudnnDebug_t),
        ArgKind::Value(Ty::CString),
    ],
);

pub(crate) static cudnnCallback_t: ValueDef = ValueDef::new(
        "cubind.cudnn.cudnnCallback_t\nthe address of a C function, cudnnCallback_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&cudnnCallback_t__signature);

pub(crate) static cudnnCausalConv1dActivation_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnCausalConv1dActivation_t\nenum cudnnCausalConv1dActivation_t, from cudnn_subquadratic_ops.h. Since cuDNN 9.22.",
    |table| {
        table.member("CUDNN_CAUSAL_CONV1D_ACTIVATION_IDENTITY", 0);
        table.member("CUDNN_CAUSAL_CONV1D_ACTIVATION_SILU", 1);
    },
);

pub(crate) static cudnnConvolutionBwdDataAlgoPerfStruct: RecordDef = RecordDef::new(
    "cubind.cudnn.cudnnConvolutionBwdDataAlgoPerfStruct\nstruct cudnnConvolutionBwdDataAlgoPerf_t, from cudnn_cnn.h. Since cuDNN 9.10 or earlier.",
    (48, 8, false),
    |table| {
        table.field(c"algo", 0, Ty::Enum(&cudnn9::cudnnConvolutionBwdDataAlgo_t));
        table.field(c"status", 4, Ty::Enum(&cudnn9::cudnnStatus_t));
        table.field(c"time", 8, Ty::F32);
        table.field(c"memory", 16, Ty::U64);
        table.field(c"determinism", 24, Ty::Enum(&cudnn9::cudnnDeterminism_t));
        table.field(c"mathType", 28, Ty::Enum(&cudnn9::cudnnMathType_t));
        table.field(c"reserved", 32, Ty::array(Ty::I32, 3));
    },
);

pub(crate) static cudnnConvolutionBwdDataAlgoPerf_t: RecordDef = RecordDef::alias(
    "cubind.cudnn.cudnnConvolutionBwdDataAlgoPerf_t\nstruct cudnnConvolutionBwdDataAlgoPerf_t, from cudnn_cnn.h. Since cuDNN 9.10 or earlier.",
    &cudnn9::cudnnConvolutionBwdDataAlgoPerfStruct,
);

pub(crate) static cudnnConvolutionBwdDataAlgo_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnConvolutionBwdDataAlgo_t\nenum cudnnConvolutionBwdDataAlgo_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_CONVOLUTION_BWD_DATA_ALGO_0", 0);
        table.member("CUDNN_CONVOLUTION_BWD_DATA_ALGO_1", 1);
        table.member("CUDNN_CONVOLUTION_BWD_DATA_ALGO_FFT", 2);
        table.member("CUDNN_CONVOLUTION_BWD_DATA_ALGO_FFT_TILING", 3);
        table.member("CUDNN_CONVOLUTION_BWD_DATA_ALGO_WINOGRAD", 4);
        table.member("CUDNN_CONVOLUTION_BWD_DATA_ALGO_WINOGRAD_NONFUSED", 5);
        table.member("CUDNN_CONVOLUTION_BWD_DATA_ALGO_COUNT", 6);
    },
);

pub(crate) static cudnnConvolutionBwdFilterAlgoPerfStruct: RecordDef = RecordDef::new(
    "cubind.cudnn.cudnnConvolutionBwdFilterAlgoPerfStruct\nstruct cudnnConvolutionBwdFilterAlgoPerf_t, from cudnn_cnn.h. Since cuDNN 9.10 or earlier.",
    (48, 8, false),
    |table| {
        table.field(c"algo", 0, Ty::Enum(&cudnn9::cudnnConvolutionBwdFilterAlgo_t));
        table.field(c"status", 4, Ty::Enum(&cudnn9::cudnnStatus_t));
        table.field(c"time", 8, Ty::F32);
        table.field(c"memory", 16, Ty::U64);
        table.field(c"determinism", 24, Ty::Enum(&cudnn9::cudnnDeterminism_t));
        table.field(c"mathType", 28, Ty::Enum(&cudnn9::cudnnMathType_t));
        table.field(c"reserved", 32, Ty::array(Ty::I32, 3));
    },
);

pub(crate) static cudnnConvolutionBwdFilterAlgoPerf_t: RecordDef = RecordDef::alias(
    "cubind.cudnn.cudnnConvolutionBwdFilterAlgoPerf_t\nstruct cudnnConvolutionBwdFilterAlgoPerf_t, from cudnn_cnn.h. Since cuDNN 9.10 or earlier.",
    &cudnn9::cudnnConvolutionBwdFilterAlgoPerfStruct,
);

pub(crate) static cudnnConvolutionBwdFilterAlgo_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnConvolutionBwdFilterAlgo_t\nenum cudnnConvolutionBwdFilterAlgo_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_CONVOLUTION_BWD_FILTER_ALGO_0", 0);
        table.member("CUDNN_CONVOLUTION_BWD_FILTER_ALGO_1", 1);
        table.member("CUDNN_CONVOLUTION_BWD_FILTER_ALGO_FFT", 2);
        table.member("CUDNN_CONVOLUTION_BWD_FILTER_ALGO_3", 3);
        table.member("CUDNN_CONVOLUTION_BWD_FILTER_ALGO_WINOGRAD", 4);
        table.member("CUDNN_CONVOLUTION_BWD_FILTER_ALGO_WINOGRAD_NONFUSED", 5);
        table.member("CUDNN_CONVOLUTION_BWD_FILTER_ALGO_FFT_TILING", 6);
        table.member("CUDNN_CONVOLUTION_BWD_FILTER_ALGO_COUNT", 7);
    },
);

pub(crate) static cudnnConvolutionDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnConvolutionDescriptor_t\ntypedef cudnnConvolutionDescriptor_t, from cudnn_cnn.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnConvolutionFwdAlgoPerfStruct: RecordDef = RecordDef::new(
    "cubind.cudnn.cudnnConvolutionFwdAlgoPerfStruct\nstruct cudnnConvolutionFwdAlgoPerf_t, from cudnn_cnn.h. Since cuDNN 9.10 or earlier.",
    (48, 8, false),
    |table| {
        table.field(c"algo", 0, Ty::Enum(&cudnn9::cudnnConvolutionFwdAlgo_t));
        table.field(c"status", 4, Ty::Enum(&cudnn9::cudnnStatus_t));
        table.field(c"time", 8, Ty::F32);
        table.field(c"memory", 16, Ty::U64);
        table.field(c"determinism", 24, Ty::Enum(&cudnn9::cudnnDeterminism_t));
        table.field(c"mathType", 28, Ty::Enum(&cudnn9::cudnnMathType_t));
        table.field(c"reserved", 32, Ty::array(Ty::I32, 3));
    },
);

pub(crate) static cudnnConvolutionFwdAlgoPerf_t: RecordDef = RecordDef::alias(
    "cubind.cudnn.cudnnConvolutionFwdAlgoPerf_t\nstruct cudnnConvolutionFwdAlgoPerf_t, from cudnn_cnn.h. Since cuDNN 9.10 or earlier.",
    &cudnn9::cudnnConvolutionFwdAlgoPerfStruct,
);

pub(crate) static cudnnConvolutionFwdAlgo_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnConvolutionFwdAlgo_t\nenum cudnnConvolutionFwdAlgo_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM", 0);
        table.member("CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_PRECOMP_GEMM", 1);
        table.member("CUDNN_CONVOLUTION_FWD_ALGO_GEMM", 2);
        table.member("CUDNN_CONVOLUTION_FWD_ALGO_DIRECT", 3);
        table.member("CUDNN_CONVOLUTION_FWD_ALGO_FFT", 4);
        table.member("CUDNN_CONVOLUTION_FWD_ALGO_FFT_TILING", 5);
        table.member("CUDNN_CONVOLUTION_FWD_ALGO_WINOGRAD", 6);
        table.member("CUDNN_CONVOLUTION_FWD_ALGO_WINOGRAD_NONFUSED", 7);
        table.member("CUDNN_CONVOLUTION_FWD_ALGO_COUNT", 8);
    },
);

pub(crate) static cudnnConvolutionMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnConvolutionMode_t\nenum cudnnConvolutionMode_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_CONVOLUTION", 0);
        table.member("CUDNN_CROSS_CORRELATION", 1);
    },
);

pub(crate) static cudnnCudaGraphRetention_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnCudaGraphRetention_t\nenum cudnnCudaGraphRetention_t, from cudnn_graph.h. Since cuDNN 9.28.",
    |table| {
        table.member("CUDNN_CUDA_GRAPH_RETENTION_PER_GRAPH", 0);
        table.member("CUDNN_CUDA_GRAPH_RETENTION_NONE", 1);
    },
);

pub(crate) static cudnnDataType_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnDataType_t\nenum cudnnDataType_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier. Deprecated: CUDNN_DATA_INT8x4, CUDNN_DATA_UINT8x4, CUDNN_DATA_INT8x32.",
    |table| {
        table.member("CUDNN_DATA_FLOAT", 0);
        table.member("CUDNN_DATA_DOUBLE", 1);
        table.member("CUDNN_DATA_HALF", 2);
        table.member("CUDNN_DATA_INT8", 3);
        table.member("CUDNN_DATA_INT32", 4);
        table.member("CUDNN_DATA_INT8x4", 5);
        table.member("CUDNN_DATA_UINT8", 6);
        table.member("CUDNN_DATA_UINT8x4", 7);
        table.member("CUDNN_DATA_INT8x32", 8);
        table.member("CUDNN_DATA_BFLOAT16", 9);
        table.member("CUDNN_DATA_INT64", 10);
        table.member("CUDNN_DATA_BOOLEAN", 11);
        table.member("CUDNN_DATA_FP8_E4M3", 12);
        table.member("CUDNN_DATA_FP8_E5M2", 13);
        table.member("CUDNN_DATA_FAST_FLOAT_FOR_FP8", 14);
        table.member("CUDNN_DATA_FP8_E8M0", 15);
        table.member("CUDNN_DATA_FP4_E2M1", 16);
        table.member("CUDNN_DATA_INT4", 17);
        table.member("CUDNN_DATA_UINT4", 18);
        table.member("CUDNN_DATA_UINT32", 19);
        table.member("CUDNN_DATA_COMPLEX_FP32", 20);
        table.member("CUDNN_DATA_COMPLEX_FP64", 21);
        table.member("CUDNN_DATA_BYTE_BOOLEAN", 22);
        table.member("CUDNN_DATA_FP8_E5M3", 23);
    },
);

pub(crate) static cudnnDebugStruct: RecordDef = RecordDef::new(
    "cubind.cudnn.cudnnDebugStruct\nstruct cudnnDebug_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    (120, 8, false),
    |table| {
        table.field(c"cudnn_version", 0, Ty::U32);
        table.field(c"cudnnStatus", 4, Ty::Enum(&cudnn9::cudnnStatus_t));
        table.field(c"time_sec", 8, Ty::U32);
        table.field(c"time_usec", 12, Ty::U32);
        table.field(c"time_delta", 16, Ty::U32);
        table.field(c"handle", 24, Ty::Value(&cudnn9::cudnnHandle_t));
        table.field(c"stream", 32, Ty::Value(&runtime::cudaStream_t));
        table.field(c"pid", 40, Ty::U64);
        table.field(c"tid", 48, Ty::U64);
        table.field(c"cudaDeviceId", 56, Ty::I32);
        table.field(c"reserved", 60, Ty::array(Ty::I32, 15));
    },
);

pub(crate) static cudnnDebug_t: RecordDef = RecordDef::alias(
    "cubind.cudnn.cudnnDebug_t\nstruct cudnnDebug_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    &cudnn9::cudnnDebugStruct,
);

pub(crate) static cudnnDeterminism_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnDeterminism_t\nenum cudnnDeterminism_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_NON_DETERMINISTIC", 0);
        table.member("CUDNN_DETERMINISTIC", 1);
    },
);

pub(crate) static cudnnDirectionMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnDirectionMode_t\nenum cudnnDirectionMode_t, from cudnn_adv.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_UNIDIRECTIONAL", 0);
        table.member("CUDNN_BIDIRECTIONAL", 1);
    },
);

pub(crate) static cudnnDivNormMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnDivNormMode_t\nenum cudnnDivNormMode_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_DIVNORM_PRECOMPUTED_MEANS", 0);
    },
);

pub(crate) static cudnnDropoutDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnDropoutDescriptor_t\ntypedef cudnnDropoutDescriptor_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnErrQueryMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnErrQueryMode_t\nenum cudnnErrQueryMode_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_ERRQUERY_RAWCODE", 0);
        table.member("CUDNN_ERRQUERY_NONBLOCKING", 1);
        table.member("CUDNN_ERRQUERY_BLOCKING", 2);
    },
);

pub(crate) static cudnnFilterDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnFilterDescriptor_t\ntypedef cudnnFilterDescriptor_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnFoldingDirection_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnFoldingDirection_t\nenum cudnnFoldingDirection_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_TRANSFORM_FOLD", 0);
        table.member("CUDNN_TRANSFORM_UNFOLD", 1);
    },
);

pub(crate) static cudnnForwardMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnForwardMode_t\nenum cudnnForwardMode_t, from cudnn_adv.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_FWD_MODE_INFERENCE", 0);
        table.member("CUDNN_FWD_MODE_TRAINING", 1);
    },
);

pub(crate) static cudnnFractionStruct: RecordDef = RecordDef::new(
    "cubind.cudnn.cudnnFractionStruct\nstruct cudnnFraction_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"numerator", 0, Ty::I64);
        table.field(c"denominator", 8, Ty::I64);
    },
);

pub(crate) static cudnnFraction_t: RecordDef = RecordDef::alias(
    "cubind.cudnn.cudnnFraction_t\nstruct cudnnFraction_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    &cudnn9::cudnnFractionStruct,
);

pub(crate) static cudnnFusedOpsConstParamLabel_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnFusedOpsConstParamLabel_t\nenum cudnnFusedOpsConstParamLabel_t, from cudnn_cnn.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_PARAM_XDESC", 0);
        table.member("CUDNN_PARAM_XDATA_PLACEHOLDER", 1);
        table.member("CUDNN_PARAM_BN_MODE", 2);
        table.member("CUDNN_PARAM_BN_EQSCALEBIAS_DESC", 3);
        table.member("CUDNN_PARAM_BN_EQSCALE_PLACEHOLDER", 4);
        table.member("CUDNN_PARAM_BN_EQBIAS_PLACEHOLDER", 5);
        table.member("CUDNN_PARAM_ACTIVATION_DESC", 6);
        table.member("CUDNN_PARAM_CONV_DESC", 7);
        table.member("CUDNN_PARAM_WDESC", 8);
        table.member("CUDNN_PARAM_WDATA_PLACEHOLDER", 9);
        table.member("CUDNN_PARAM_DWDESC", 10);
        table.member("CUDNN_PARAM_DWDATA_PLACEHOLDER", 11);
        table.member("CUDNN_PARAM_YDESC", 12);
        table.member("CUDNN_PARAM_YDATA_PLACEHOLDER", 13);
        table.member("CUDNN_PARAM_DYDESC", 14);
        table.member("CUDNN_PARAM_DYDATA_PLACEHOLDER", 15);
        table.member("CUDNN_PARAM_YSTATS_DESC", 16);
        table.member("CUDNN_PARAM_YSUM_PLACEHOLDER", 17);
        table.member("CUDNN_PARAM_YSQSUM_PLACEHOLDER", 18);
        table.member("CUDNN_PARAM_BN_SCALEBIAS_MEANVAR_DESC", 19);
        table.member("CUDNN_PARAM_BN_SCALE_PLACEHOLDER", 20);
        table.member("CUDNN_PARAM_BN_BIAS_PLACEHOLDER", 21);
        table.member("CUDNN_PARAM_BN_SAVED_MEAN_PLACEHOLDER", 22);
        table.member("CUDNN_PARAM_BN_SAVED_INVSTD_PLACEHOLDER", 23);
        table.member("CUDNN_PARAM_BN_RUNNING_MEAN_PLACEHOLDER", 24);
        table.member("CUDNN_PARAM_BN_RUNNING_VAR_PLACEHOLDER", 25);
        table.member("CUDNN_PARAM_ZDESC", 26);
        table.member("CUDNN_PARAM_ZDATA_PLACEHOLDER", 27);
        table.member("CUDNN_PARAM_BN_Z_EQSCALEBIAS_DESC", 28);
        table.member("CUDNN_PARAM_BN_Z_EQSCALE_PLACEHOLDER", 29);
        table.member("CUDNN_PARAM_BN_Z_EQBIAS_PLACEHOLDER", 30);
        table.member("CUDNN_PARAM_ACTIVATION_BITMASK_DESC", 31);
        table.member("CUDNN_PARAM_ACTIVATION_BITMASK_PLACEHOLDER", 32);
        table.member("CUDNN_PARAM_DXDESC", 33);
        table.member("CUDNN_PARAM_DXDATA_PLACEHOLDER", 34);
        table.member("CUDNN_PARAM_DZDESC", 35);
        table.member("CUDNN_PARAM_DZDATA_PLACEHOLDER", 36);
        table.member("CUDNN_PARAM_BN_DSCALE_PLACEHOLDER", 37);
        table.member("CUDNN_PARAM_BN_DBIAS_PLACEHOLDER", 38);
    },
);

pub(crate) static cudnnFusedOpsConstParamPack_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnFusedOpsConstParamPack_t\ntypedef cudnnFusedOpsConstParamPack_t, from cudnn_cnn.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnFusedOpsPlan_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnFusedOpsPlan_t\ntypedef cudnnFusedOpsPlan_t, from cudnn_cnn.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnFusedOpsPointerPlaceHolder_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnFusedOpsPointerPlaceHolder_t\nenum cudnnFusedOpsPointerPlaceHolder_t, from cudnn_cnn.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_PTR_NULL", 0);
        table.member("CUDNN_PTR_ELEM_ALIGNED", 1);
        table.member("CUDNN_PTR_16B_ALIGNED", 2);
    },
);

pub(crate) static cudnnFusedOpsVariantParamLabel_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnFusedOpsVariantParamLabel_t\nenum cudnnFusedOpsVariantParamLabel_t, from cudnn_cnn.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_PTR_XDATA", 0);
        table.member("CUDNN_PTR_BN_EQSCALE", 1);
        table.member("CUDNN_PTR_BN_EQBIAS", 2);
        table.member("CUDNN_PTR_WDATA", 3);
        table.member("CUDNN_PTR_DWDATA", 4);
        table.member("CUDNN_PTR_YDATA", 5);
        table.member("CUDNN_PTR_DYDATA", 6);
        table.member("CUDNN_PTR_YSUM", 7);
        table.member("CUDNN_PTR_YSQSUM", 8);
        table.member("CUDNN_PTR_WORKSPACE", 9);
        table.member("CUDNN_PTR_BN_SCALE", 10);
        table.member("CUDNN_PTR_BN_BIAS", 11);
        table.member("CUDNN_PTR_BN_SAVED_MEAN", 12);
        table.member("CUDNN_PTR_BN_SAVED_INVSTD", 13);
        table.member("CUDNN_PTR_BN_RUNNING_MEAN", 14);
        table.member("CUDNN_PTR_BN_RUNNING_VAR", 15);
        table.member("CUDNN_PTR_ZDATA", 16);
        table.member("CUDNN_PTR_BN_Z_EQSCALE", 17);
        table.member("CUDNN_PTR_BN_Z_EQBIAS", 18);
        table.member("CUDNN_PTR_ACTIVATION_BITMASK", 19);
        table.member("CUDNN_PTR_DXDATA", 20);
        table.member("CUDNN_PTR_DZDATA", 21);
        table.member("CUDNN_PTR_BN_DSCALE", 22);
        table.member("CUDNN_PTR_BN_DBIAS", 23);
        table.member("CUDNN_SCALAR_SIZE_T_WORKSPACE_SIZE_IN_BYTES", 100);
        table.member("CUDNN_SCALAR_INT64_T_BN_ACCUMULATION_COUNT", 101);
        table.member("CUDNN_SCALAR_DOUBLE_BN_EXP_AVG_FACTOR", 102);
        table.member("CUDNN_SCALAR_DOUBLE_BN_EPSILON", 103);
    },
);

pub(crate) static cudnnFusedOpsVariantParamPack_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnFusedOpsVariantParamPack_t\ntypedef cudnnFusedOpsVariantParamPack_t, from cudnn_cnn.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnFusedOps_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnFusedOps_t\nenum cudnnFusedOps_t, from cudnn_cnn.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_FUSED_SCALE_BIAS_ACTIVATION_CONV_BNSTATS", 0);
        table.member("CUDNN_FUSED_SCALE_BIAS_ACTIVATION_WGRAD", 1);
        table.member("CUDNN_FUSED_BN_FINALIZE_STATISTICS_TRAINING", 2);
        table.member("CUDNN_FUSED_BN_FINALIZE_STATISTICS_INFERENCE", 3);
        table.member("CUDNN_FUSED_CONV_SCALE_BIAS_ADD_ACTIVATION", 4);
        table.member("CUDNN_FUSED_SCALE_BIAS_ADD_ACTIVATION_GEN_BITMASK", 5);
        table.member("CUDNN_FUSED_DACTIVATION_FORK_DBATCHNORM", 6);
    },
);

pub(crate) static cudnnGenStatsMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnGenStatsMode_t\nenum cudnnGenStatsMode_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_GENSTATS_SUM_SQSUM", 0);
    },
);

pub(crate) static cudnnGnnActivationOp_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnGnnActivationOp_t\nenum cudnnGnnActivationOp_t, from cudnn_gnn_ops.h. Since cuDNN 9.28.",
    |table| {
        table.member("CUDNN_GNN_ACT_LINEAR", 0);
        table.member("CUDNN_GNN_ACT_RELU", 1);
        table.member("CUDNN_GNN_ACT_SIGMOID", 2);
        table.member("CUDNN_GNN_ACT_TANH", 3);
        table.member("CUDNN_GNN_ACT_ELU", 4);
        table.member("CUDNN_GNN_ACT_SCALAR", 5);
        table.member("CUDNN_GNN_ACT_LEAKY_RELU", 6);
    },
);

pub(crate) static cudnnGnnAggOp_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnGnnAggOp_t\nenum cudnnGnnAggOp_t, from cudnn_gnn_ops.h. Since cuDNN 9.26.",
    |table| {
        table.member("CUDNN_GNN_AGG_SUM", 0);
        table.member("CUDNN_GNN_AGG_MEAN", 1);
        table.member("CUDNN_GNN_AGG_MAX", 2);
        table.member("CUDNN_GNN_AGG_MIN", 3);
    },
);

pub(crate) static cudnnGnnCscGraph_t: RecordDef = RecordDef::new(
    "cubind.cudnn.cudnnGnnCscGraph_t\nstruct cudnnGnnCscGraph_t, from cudnn_gnn_ops.h. Since cuDNN 9.26.",
    (72, 8, false),
    |table| {
        table.field(c"cscOffsets", 0, Ty::Pointer);
        table.field(c"cscIndices", 8, Ty::Pointer);
        table.field(c"mapCscToCoo", 16, Ty::Pointer);
        table.field(c"mapRevToCoo", 24, Ty::Pointer);
        table.field(c"nSrcNodes", 32, Ty::I64);
        table.field(c"nDstNodes", 40, Ty::I64);
        table.field(c"nIndices", 48, Ty::I64);
        table.field(c"idxType", 56, Ty::Enum(&cudnn9::cudnnDataType_t));
        table.field(c"cscRevOffsets", 64, Ty::Pointer);
    },
);

pub(crate) static cudnnGnnMhaParams_t: RecordDef = RecordDef::new(
    "cubind.cudnn.cudnnGnnMhaParams_t\nstruct cudnnGnnMhaParams_t, from cudnn_gnn_ops.h. Since cuDNN 9.28.",
    (16, 4, false),
    |table| {
        table.field(c"activation", 0, Ty::Enum(&cudnn9::cudnnGnnActivationOp_t));
        table.field(c"activationAlpha", 4, Ty::F32);
        table.field(c"numHeads", 8, Ty::I32);
        table.field(c"concatHeads", 12, Ty::I32);
    },
);

pub(crate) static cudnnHandle_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnHandle_t\ntypedef cudnnHandle_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnIndicesType_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnIndicesType_t\nenum cudnnIndicesType_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_32BIT_INDICES", 0);
        table.member("CUDNN_64BIT_INDICES", 1);
        table.member("CUDNN_16BIT_INDICES", 2);
        table.member("CUDNN_8BIT_INDICES", 3);
    },
);

pub(crate) static cudnnLRNDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnLRNDescriptor_t\ntypedef cudnnLRNDescriptor_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnLRNMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnLRNMode_t\nenum cudnnLRNMode_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_LRN_CROSS_CHANNEL_DIM1", 0);
    },
);

pub(crate) static cudnnLossNormalizationMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnLossNormalizationMode_t\nenum cudnnLossNormalizationMode_t, from cudnn_adv.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_LOSS_NORMALIZATION_NONE", 0);
        table.member("CUDNN_LOSS_NORMALIZATION_SOFTMAX", 1);
    },
);

pub(crate) static cudnnMathType_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnMathType_t\nenum cudnnMathType_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_DEFAULT_MATH", 0);
        table.member("CUDNN_TENSOR_OP_MATH", 1);
        table.member("CUDNN_TENSOR_OP_MATH_ALLOW_CONVERSION", 2);
        table.member("CUDNN_FMA_MATH", 3);
    },
);

pub(crate) static cudnnMoeGroupedMatmulMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnMoeGroupedMatmulMode_t\nenum cudnnMoeGroupedMatmulMode_t, from cudnn_graph.h. Since cuDNN 9.15.",
    |table| {
        table.member("CUDNN_MOE_GROUPED_MATMUL_MODE_NONE", 0);
        table.member("CUDNN_MOE_GROUPED_MATMUL_MODE_GATHER", 1);
        table.member("CUDNN_MOE_GROUPED_MATMUL_MODE_SCATTER", 2);
    },
);

pub(crate) static cudnnMultiHeadAttnWeightKind_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnMultiHeadAttnWeightKind_t\nenum cudnnMultiHeadAttnWeightKind_t, from cudnn_adv.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_MH_ATTN_Q_WEIGHTS", 0);
        table.member("CUDNN_MH_ATTN_K_WEIGHTS", 1);
        table.member("CUDNN_MH_ATTN_V_WEIGHTS", 2);
        table.member("CUDNN_MH_ATTN_O_WEIGHTS", 3);
        table.member("CUDNN_MH_ATTN_Q_BIASES", 4);
        table.member("CUDNN_MH_ATTN_K_BIASES", 5);
        table.member("CUDNN_MH_ATTN_V_BIASES", 6);
        table.member("CUDNN_MH_ATTN_O_BIASES", 7);
    },
);

pub(crate) static cudnnNanPropagation_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnNanPropagation_t\nenum cudnnNanPropagation_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier. Deprecated: CUDNN_NOT_PROPAGATE_NAN, CUDNN_PROPAGATE_NAN.",
    |table| {
        table.member("CUDNN_NOT_PROPAGATE_NAN", 0);
        table.member("CUDNN_PROPAGATE_NAN", 1);
    },
);

pub(crate) static cudnnNormAlgo_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnNormAlgo_t\nenum cudnnNormAlgo_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_NORM_ALGO_STANDARD", 0);
        table.member("CUDNN_NORM_ALGO_PERSIST", 1);
    },
);

pub(crate) static cudnnNormMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnNormMode_t\nenum cudnnNormMode_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_NORM_PER_ACTIVATION", 0);
        table.member("CUDNN_NORM_PER_CHANNEL", 1);
    },
);

pub(crate) static cudnnNormOps_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnNormOps_t\nenum cudnnNormOps_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_NORM_OPS_NORM", 0);
        table.member("CUDNN_NORM_OPS_NORM_ACTIVATION", 1);
        table.member("CUDNN_NORM_OPS_NORM_ADD_ACTIVATION", 2);
    },
);

pub(crate) static cudnnOpTensorDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnOpTensorDescriptor_t\ntypedef cudnnOpTensorDescriptor_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnOpTensorOp_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnOpTensorOp_t\nenum cudnnOpTensorOp_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_OP_TENSOR_ADD", 0);
        table.member("CUDNN_OP_TENSOR_MUL", 1);
        table.member("CUDNN_OP_TENSOR_MIN", 2);
        table.member("CUDNN_OP_TENSOR_MAX", 3);
        table.member("CUDNN_OP_TENSOR_SQRT", 4);
        table.member("CUDNN_OP_TENSOR_NOT", 5);
    },
);

pub(crate) static cudnnPaddingMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnPaddingMode_t\nenum cudnnPaddingMode_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_ZERO_PAD", 0);
        table.member("CUDNN_NEG_INF_PAD", 1);
        table.member("CUDNN_EDGE_VAL_PAD", 2);
    },
);

pub(crate) static cudnnPointwiseMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnPointwiseMode_t\nenum cudnnPointwiseMode_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_POINTWISE_ADD", 0);
        table.member("CUDNN_POINTWISE_ADD_SQUARE", 5);
        table.member("CUDNN_POINTWISE_DIV", 6);
        table.member("CUDNN_POINTWISE_MAX", 3);
        table.member("CUDNN_POINTWISE_MIN", 2);
        table.member("CUDNN_POINTWISE_MOD", 7);
        table.member("CUDNN_POINTWISE_MUL", 1);
        table.member("CUDNN_POINTWISE_POW", 8);
        table.member("CUDNN_POINTWISE_SUB", 9);
        table.member("CUDNN_POINTWISE_ABS", 10);
        table.member("CUDNN_POINTWISE_CEIL", 11);
        table.member("CUDNN_POINTWISE_COS", 12);
        table.member("CUDNN_POINTWISE_EXP", 13);
        table.member("CUDNN_POINTWISE_FLOOR", 14);
        table.member("CUDNN_POINTWISE_LOG", 15);
        table.member("CUDNN_POINTWISE_NEG", 16);
        table.member("CUDNN_POINTWISE_RSQRT", 17);
        table.member("CUDNN_POINTWISE_SIN", 18);
        table.member("CUDNN_POINTWISE_SQRT", 4);
        table.member("CUDNN_POINTWISE_TAN", 19);
        table.member("CUDNN_POINTWISE_ERF", 20);
        table.member("CUDNN_POINTWISE_IDENTITY", 21);
        table.member("CUDNN_POINTWISE_RECIPROCAL", 22);
        table.member("CUDNN_POINTWISE_ATAN2", 23);
        table.member("CUDNN_POINTWISE_FLOOR_MOD", 24);
        table.member("CUDNN_POINTWISE_RELU_FWD", 100);
        table.member("CUDNN_POINTWISE_TANH_FWD", 101);
        table.member("CUDNN_POINTWISE_SIGMOID_FWD", 102);
        table.member("CUDNN_POINTWISE_ELU_FWD", 103);
        table.member("CUDNN_POINTWISE_GELU_FWD", 104);
        table.member("CUDNN_POINTWISE_SOFTPLUS_FWD", 105);
        table.member("CUDNN_POINTWISE_SWISH_FWD", 106);
        table.member("CUDNN_POINTWISE_GELU_APPROX_TANH_FWD", 107);
        table.member("CUDNN_POINTWISE_RELU_BWD", 200);
        table.member("CUDNN_POINTWISE_TANH_BWD", 201);
        table.member("CUDNN_POINTWISE_SIGMOID_BWD", 202);
        table.member("CUDNN_POINTWISE_ELU_BWD", 203);
        table.member("CUDNN_POINTWISE_GELU_BWD", 204);
        table.member("CUDNN_POINTWISE_SOFTPLUS_BWD", 205);
        table.member("CUDNN_POINTWISE_SWISH_BWD", 206);
        table.member("CUDNN_POINTWISE_GELU_APPROX_TANH_BWD", 207);
        table.member("CUDNN_POINTWISE_CMP_EQ", 300);
        table.member("CUDNN_POINTWISE_CMP_NEQ", 301);
        table.member("CUDNN_POINTWISE_CMP_GT", 302);
        table.member("CUDNN_POINTWISE_CMP_GE", 303);
        table.member("CUDNN_POINTWISE_CMP_LT", 304);
        table.member("CUDNN_POINTWISE_CMP_LE", 305);
        table.member("CUDNN_POINTWISE_LOGICAL_AND", 400);
        table.member("CUDNN_POINTWISE_LOGICAL_OR", 401);
        table.member("CUDNN_POINTWISE_LOGICAL_NOT", 402);
        table.member("CUDNN_POINTWISE_GEN_INDEX", 501);
        table.member("CUDNN_POINTWISE_BINARY_SELECT", 601);
    },
);

pub(crate) static cudnnPoolingDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnPoolingDescriptor_t\ntypedef cudnnPoolingDescriptor_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnPoolingMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnPoolingMode_t\nenum cudnnPoolingMode_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_POOLING_MAX", 0);
        table.member("CUDNN_POOLING_AVERAGE_COUNT_INCLUDE_PADDING", 1);
        table.member("CUDNN_POOLING_AVERAGE_COUNT_EXCLUDE_PADDING", 2);
        table.member("CUDNN_POOLING_MAX_DETERMINISTIC", 3);
    },
);

pub(crate) static cudnnRNNAlgo_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnRNNAlgo_t\nenum cudnnRNNAlgo_t, from cudnn_adv.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_RNN_ALGO_STANDARD", 0);
        table.member("CUDNN_RNN_ALGO_PERSIST_STATIC", 1);
        table.member("CUDNN_RNN_ALGO_PERSIST_DYNAMIC", 2);
        table.member("CUDNN_RNN_ALGO_PERSIST_STATIC_SMALL_H", 3);
        table.member("CUDNN_RNN_ALGO_COUNT", 4);
    },
);

pub(crate) static cudnnRNNBiasMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnRNNBiasMode_t\nenum cudnnRNNBiasMode_t, from cudnn_adv.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_RNN_NO_BIAS", 0);
        table.member("CUDNN_RNN_SINGLE_INP_BIAS", 1);
        table.member("CUDNN_RNN_DOUBLE_BIAS", 2);
        table.member("CUDNN_RNN_SINGLE_REC_BIAS", 3);
    },
);

pub(crate) static cudnnRNNClipMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnRNNClipMode_t\nenum cudnnRNNClipMode_t, from cudnn_adv.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_RNN_CLIP_NONE", 0);
        table.member("CUDNN_RNN_CLIP_MINMAX", 1);
    },
);

pub(crate) static cudnnRNNDataDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnRNNDataDescriptor_t\ntypedef cudnnRNNDataDescriptor_t, from cudnn_adv.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnRNNDataLayout_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnRNNDataLayout_t\nenum cudnnRNNDataLayout_t, from cudnn_adv.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_RNN_DATA_LAYOUT_SEQ_MAJOR_UNPACKED", 0);
        table.member("CUDNN_RNN_DATA_LAYOUT_SEQ_MAJOR_PACKED", 1);
        table.member("CUDNN_RNN_DATA_LAYOUT_BATCH_MAJOR_UNPACKED", 2);
    },
);

pub(crate) static cudnnRNNDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnRNNDescriptor_t\ntypedef cudnnRNNDescriptor_t, from cudnn_adv.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnRNNInputMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnRNNInputMode_t\nenum cudnnRNNInputMode_t, from cudnn_adv.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_LINEAR_INPUT", 0);
        table.member("CUDNN_SKIP_INPUT", 1);
    },
);

pub(crate) static cudnnRNNMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnRNNMode_t\nenum cudnnRNNMode_t, from cudnn_adv.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_RNN_RELU", 0);
        table.member("CUDNN_RNN_TANH", 1);
        table.member("CUDNN_LSTM", 2);
        table.member("CUDNN_GRU", 3);
    },
);

pub(crate) static cudnnReduceTensorDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnReduceTensorDescriptor_t\ntypedef cudnnReduceTensorDescriptor_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnReduceTensorIndices_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnReduceTensorIndices_t\nenum cudnnReduceTensorIndices_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_REDUCE_TENSOR_NO_INDICES", 0);
        table.member("CUDNN_REDUCE_TENSOR_FLATTENED_INDICES", 1);
    },
);

pub(crate) static cudnnReduceTensorOp_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnReduceTensorOp_t\nenum cudnnReduceTensorOp_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_REDUCE_TENSOR_ADD", 0);
        table.member("CUDNN_REDUCE_TENSOR_MUL", 1);
        table.member("CUDNN_REDUCE_TENSOR_MIN", 2);
        table.member("CUDNN_REDUCE_TENSOR_MAX", 3);
        table.member("CUDNN_REDUCE_TENSOR_AMAX", 4);
        table.member("CUDNN_REDUCE_TENSOR_AVG", 5);
        table.member("CUDNN_REDUCE_TENSOR_NORM1", 6);
        table.member("CUDNN_REDUCE_TENSOR_NORM2", 7);
        table.member("CUDNN_REDUCE_TENSOR_MUL_NO_ZEROS", 8);
    },
);

pub(crate) static cudnnReorderType_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnReorderType_t\nenum cudnnReorderType_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier. Deprecated: CUDNN_DEFAULT_REORDER, CUDNN_NO_REORDER.",
    |table| {
        table.member("CUDNN_DEFAULT_REORDER", 0);
        table.member("CUDNN_NO_REORDER", 1);
    },
);

pub(crate) static cudnnResampleMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnResampleMode_t\nenum cudnnResampleMode_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_RESAMPLE_NEAREST", 0);
        table.member("CUDNN_RESAMPLE_BILINEAR", 1);
        table.member("CUDNN_RESAMPLE_AVGPOOL", 2);
        table.member("CUDNN_RESAMPLE_AVGPOOL_INCLUDE_PADDING", 2);
        table.member("CUDNN_RESAMPLE_AVGPOOL_EXCLUDE_PADDING", 4);
        table.member("CUDNN_RESAMPLE_MAXPOOL", 3);
    },
);

pub(crate) static cudnnRngDistribution_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnRngDistribution_t\nenum cudnnRngDistribution_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_RNG_DISTRIBUTION_BERNOULLI", 0);
        table.member("CUDNN_RNG_DISTRIBUTION_UNIFORM", 1);
        table.member("CUDNN_RNG_DISTRIBUTION_NORMAL", 2);
    },
);

pub(crate) static cudnnSamplerType_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnSamplerType_t\nenum cudnnSamplerType_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_SAMPLER_BILINEAR", 0);
    },
);

pub(crate) static cudnnSeqDataAxis_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnSeqDataAxis_t\nenum cudnnSeqDataAxis_t, from cudnn_adv.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_SEQDATA_TIME_DIM", 0);
        table.member("CUDNN_SEQDATA_BATCH_DIM", 1);
        table.member("CUDNN_SEQDATA_BEAM_DIM", 2);
        table.member("CUDNN_SEQDATA_VECT_DIM", 3);
    },
);

pub(crate) static cudnnSeqDataDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnSeqDataDescriptor_t\ntypedef cudnnSeqDataDescriptor_t, from cudnn_adv.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnSeverity_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnSeverity_t\nenum cudnnSeverity_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_SEV_FATAL", 0);
        table.member("CUDNN_SEV_ERROR", 1);
        table.member("CUDNN_SEV_WARNING", 2);
        table.member("CUDNN_SEV_INFO", 3);
    },
);

pub(crate) static cudnnSignalMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnSignalMode_t\nenum cudnnSignalMode_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_SIGNAL_SET", 0);
        table.member("CUDNN_SIGNAL_WAIT", 1);
    },
);

pub(crate) static cudnnSoftmaxAlgorithm_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnSoftmaxAlgorithm_t\nenum cudnnSoftmaxAlgorithm_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_SOFTMAX_FAST", 0);
        table.member("CUDNN_SOFTMAX_ACCURATE", 1);
        table.member("CUDNN_SOFTMAX_LOG", 2);
    },
);

pub(crate) static cudnnSoftmaxMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnSoftmaxMode_t\nenum cudnnSoftmaxMode_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_SOFTMAX_MODE_INSTANCE", 0);
        table.member("CUDNN_SOFTMAX_MODE_CHANNEL", 1);
    },
);

pub(crate) static cudnnSpatialTransformerDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnSpatialTransformerDescriptor_t\ntypedef cudnnSpatialTransformerDescriptor_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnStatus_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnStatus_t\nenum cudnnStatus_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier. Deprecated: CUDNN_STATUS_DEPRECATED, CUDNN_STATUS_ALLOC_FAILED, CUDNN_STATUS_INVALID_VALUE, CUDNN_STATUS_ARCH_MISMATCH, CUDNN_STATUS_MAPPING_ERROR, CUDNN_STATUS_VERSION_MISMATCH.",
    |table| {
        table.member("CUDNN_STATUS_SUCCESS", 0);
        table.member("CUDNN_STATUS_NOT_INITIALIZED", 1001);
        table.member("CUDNN_STATUS_SUBLIBRARY_VERSION_MISMATCH", 1002);
        table.member("CUDNN_STATUS_SERIALIZATION_VERSION_MISMATCH", 1003);
        table.member("CUDNN_STATUS_DEPRECATED", 1004);
        table.member("CUDNN_STATUS_LICENSE_ERROR", 1005);
        table.member("CUDNN_STATUS_RUNTIME_IN_PROGRESS", 1006);
        table.member("CUDNN_STATUS_RUNTIME_FP_OVERFLOW", 1007);
        table.member("CUDNN_STATUS_SUBLIBRARY_LOADING_FAILED", 1008);
        table.member("CUDNN_STATUS_BAD_PARAM", 2000);
        table.member("CUDNN_STATUS_BAD_PARAM_NULL_POINTER", 2002);
        table.member("CUDNN_STATUS_BAD_PARAM_MISALIGNED_POINTER", 2003);
        table.member("CUDNN_STATUS_BAD_PARAM_NOT_FINALIZED", 2004);
        table.member("CUDNN_STATUS_BAD_PARAM_OUT_OF_BOUND", 2005);
        table.member("CUDNN_STATUS_BAD_PARAM_SIZE_INSUFFICIENT", 2006);
        table.member("CUDNN_STATUS_BAD_PARAM_STREAM_MISMATCH", 2007);
        table.member("CUDNN_STATUS_BAD_PARAM_SHAPE_MISMATCH", 2008);
        table.member("CUDNN_STATUS_BAD_PARAM_DUPLICATED_ENTRIES", 2009);
        table.member("CUDNN_STATUS_BAD_PARAM_ATTRIBUTE_TYPE", 2010);
        table.member("CUDNN_STATUS_BAD_PARAM_CUDA_GRAPH_MISMATCH", 2011);
        table.member("CUDNN_STATUS_BAD_PARAM_DESCRIPTOR_TYPE", 2012);
        table.member("CUDNN_STATUS_NOT_SUPPORTED", 3000);
        table.member("CUDNN_STATUS_NOT_SUPPORTED_GRAPH_PATTERN", 3001);
        table.member("CUDNN_STATUS_NOT_SUPPORTED_SHAPE", 3002);
        table.member("CUDNN_STATUS_NOT_SUPPORTED_DATA_TYPE", 3003);
        table.member("CUDNN_STATUS_NOT_SUPPORTED_LAYOUT", 3004);
        table.member("CUDNN_STATUS_NOT_SUPPORTED_INCOMPATIBLE_CUDA_DRIVER", 3005);
        table.member("CUDNN_STATUS_NOT_SUPPORTED_INCOMPATIBLE_CUDART", 3006);
        table.member("CUDNN_STATUS_NOT_SUPPORTED_ARCH_MISMATCH", 3007);
        table.member("CUDNN_STATUS_NOT_SUPPORTED_RUNTIME_PREREQUISITE_MISSING", 3008);
        table.member("CUDNN_STATUS_NOT_SUPPORTED_SUBLIBRARY_UNAVAILABLE", 3009);
        table.member("CUDNN_STATUS_NOT_SUPPORTED_SHARED_MEMORY_INSUFFICIENT", 3010);
        table.member("CUDNN_STATUS_NOT_SUPPORTED_PADDING", 3011);
        table.member("CUDNN_STATUS_NOT_SUPPORTED_BAD_LAUNCH_PARAM", 3012);
        table.member("CUDNN_STATUS_NOT_SUPPORTED_CUDA_GRAPH_NATIVE_API", 3013);
        table.member("CUDNN_STATUS_NOT_SUPPORTED_INVALID_DYNAMIC_SHAPE", 3014);
        table.member("CUDNN_STATUS_INTERNAL_ERROR", 4000);
        table.member("CUDNN_STATUS_INTERNAL_ERROR_COMPILATION_FAILED", 4001);
        table.member("CUDNN_STATUS_INTERNAL_ERROR_UNEXPECTED_VALUE", 4002);
        table.member("CUDNN_STATUS_INTERNAL_ERROR_HOST_ALLOCATION_FAILED", 4003);
        table.member("CUDNN_STATUS_INTERNAL_ERROR_DEVICE_ALLOCATION_FAILED", 4004);
        table.member("CUDNN_STATUS_INTERNAL_ERROR_BAD_LAUNCH_PARAM", 4005);
        table.member("CUDNN_STATUS_INTERNAL_ERROR_TEXTURE_CREATION_FAILED", 4006);
        table.member("CUDNN_STATUS_EXECUTION_FAILED", 5000);
        table.member("CUDNN_STATUS_EXECUTION_FAILED_CUDA_DRIVER", 5001);
        table.member("CUDNN_STATUS_EXECUTION_FAILED_CUBLAS", 5002);
        table.member("CUDNN_STATUS_EXECUTION_FAILED_CUDART", 5003);
        table.member("CUDNN_STATUS_EXECUTION_FAILED_CURAND", 5004);
        table.member("CUDNN_STATUS_ALLOC_FAILED", 4003);
        table.member("CUDNN_STATUS_INVALID_VALUE", 2001);
        table.member("CUDNN_STATUS_ARCH_MISMATCH", 3007);
        table.member("CUDNN_STATUS_MAPPING_ERROR", 4006);
        table.member("CUDNN_STATUS_RUNTIME_PREREQUISITE_MISSING", 3008);
        table.member("CUDNN_STATUS_VERSION_MISMATCH", 1002);
    },
);

pub(crate) static cudnnTensorDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnTensorDescriptor_t\ntypedef cudnnTensorDescriptor_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnTensorFormat_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnTensorFormat_t\nenum cudnnTensorFormat_t, from cudnn_graph.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_TENSOR_NCHW", 0);
        table.member("CUDNN_TENSOR_NHWC", 1);
        table.member("CUDNN_TENSOR_NCHW_VECT_C", 2);
    },
);

pub(crate) static cudnnTensorTransformDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cudnn.cudnnTensorTransformDescriptor_t\ntypedef cudnnTensorTransformDescriptor_t, from cudnn_ops.h. Since cuDNN 9.10 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cudnnWgradMode_t: EnumDef = EnumDef::new(
    "cubind.cudnn.cudnnWgradMode_t\nenum cudnnWgradMode_t, from cudnn_adv.h. Since cuDNN 9.10 or earlier.",
    |table| {
        table.member("CUDNN_WGRAD_MODE_ADD", 0);
        table.member("CUDNN_WGRAD_MODE_SET", 1);
    },
);
