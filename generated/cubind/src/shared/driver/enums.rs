//! Enumerations: CUDA driver API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS(pub u32);

flag_set! {
    impl CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ: Self = Self(1);
        /// 3, since CUDA 12.0 or earlier.
        pub const CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE: Self = Self(3);
    }
}

/// `enum CUGLDeviceList`, from `cudaGL.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUGLDeviceList(pub i32);

impl CUGLDeviceList {
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_GL_DEVICE_LIST_ALL: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_GL_DEVICE_LIST_CURRENT_FRAME: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_GL_DEVICE_LIST_NEXT_FRAME: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_GL_DEVICE_LIST_ALL"),
        (2, "CU_GL_DEVICE_LIST_CURRENT_FRAME"),
        (3, "CU_GL_DEVICE_LIST_NEXT_FRAME"),
    ];
}

enumeration!(CUGLDeviceList);

/// `enum CUGLmap_flags`, from `cudaGL.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUGLmap_flags(pub u32);

flag_set! {
    impl CUGLmap_flags {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_GL_MAP_RESOURCE_FLAGS_NONE: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD: Self = Self(2);
    }
}

/// `enum CUGPUDirectRDMAWritesOrdering`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUGPUDirectRDMAWritesOrdering(pub i32);

impl CUGPUDirectRDMAWritesOrdering {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE: Self = Self(0);
    /// 100, since CUDA 12.0 or earlier.
    pub const CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER: Self = Self(100);
    /// 200, since CUDA 12.0 or earlier.
    pub const CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES: Self = Self(200);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE"),
        (100, "CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER"),
        (200, "CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES"),
    ];
}

enumeration!(CUGPUDirectRDMAWritesOrdering);

/// `enum CUaccessProperty`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUaccessProperty(pub i32);

impl CUaccessProperty {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_ACCESS_PROPERTY_NORMAL: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_ACCESS_PROPERTY_STREAMING: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_ACCESS_PROPERTY_PERSISTING: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_ACCESS_PROPERTY_NORMAL"),
        (1, "CU_ACCESS_PROPERTY_STREAMING"),
        (2, "CU_ACCESS_PROPERTY_PERSISTING"),
    ];
}

enumeration!(CUaccessProperty);

/// `enum CUaddress_mode`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUaddress_mode(pub i32);

impl CUaddress_mode {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_TR_ADDRESS_MODE_WRAP: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_TR_ADDRESS_MODE_CLAMP: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_TR_ADDRESS_MODE_MIRROR: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_TR_ADDRESS_MODE_BORDER: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_TR_ADDRESS_MODE_WRAP"),
        (1, "CU_TR_ADDRESS_MODE_CLAMP"),
        (2, "CU_TR_ADDRESS_MODE_MIRROR"),
        (3, "CU_TR_ADDRESS_MODE_BORDER"),
    ];
}

enumeration!(CUaddress_mode);

/// `enum CUarraySparseSubresourceType`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUarraySparseSubresourceType(pub i32);

impl CUarraySparseSubresourceType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL"),
        (1, "CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL"),
    ];
}

enumeration!(CUarraySparseSubresourceType);

/// `enum CUarray_cubemap_face`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUarray_cubemap_face(pub i32);

impl CUarray_cubemap_face {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_CUBEMAP_FACE_POSITIVE_X: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_CUBEMAP_FACE_NEGATIVE_X: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_CUBEMAP_FACE_POSITIVE_Y: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_CUBEMAP_FACE_NEGATIVE_Y: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_CUBEMAP_FACE_POSITIVE_Z: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CU_CUBEMAP_FACE_NEGATIVE_Z: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_CUBEMAP_FACE_POSITIVE_X"),
        (1, "CU_CUBEMAP_FACE_NEGATIVE_X"),
        (2, "CU_CUBEMAP_FACE_POSITIVE_Y"),
        (3, "CU_CUBEMAP_FACE_NEGATIVE_Y"),
        (4, "CU_CUBEMAP_FACE_POSITIVE_Z"),
        (5, "CU_CUBEMAP_FACE_NEGATIVE_Z"),
    ];
}

enumeration!(CUarray_cubemap_face);

/// `enum CUarray_format`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUarray_format(pub i32);

impl CUarray_format {
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_UNSIGNED_INT8: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_UNSIGNED_INT16: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_UNSIGNED_INT32: Self = Self(3);
    /// 8, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_SIGNED_INT8: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_SIGNED_INT16: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_SIGNED_INT32: Self = Self(10);
    /// 16, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_HALF: Self = Self(16);
    /// 32, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_FLOAT: Self = Self(32);
    /// 176, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_NV12: Self = Self(176);
    /// 192, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_UNORM_INT8X1: Self = Self(192);
    /// 193, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_UNORM_INT8X2: Self = Self(193);
    /// 194, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_UNORM_INT8X4: Self = Self(194);
    /// 195, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_UNORM_INT16X1: Self = Self(195);
    /// 196, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_UNORM_INT16X2: Self = Self(196);
    /// 197, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_UNORM_INT16X4: Self = Self(197);
    /// 198, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_SNORM_INT8X1: Self = Self(198);
    /// 199, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_SNORM_INT8X2: Self = Self(199);
    /// 200, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_SNORM_INT8X4: Self = Self(200);
    /// 201, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_SNORM_INT16X1: Self = Self(201);
    /// 202, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_SNORM_INT16X2: Self = Self(202);
    /// 203, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_SNORM_INT16X4: Self = Self(203);
    /// 145, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_BC1_UNORM: Self = Self(145);
    /// 146, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_BC1_UNORM_SRGB: Self = Self(146);
    /// 147, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_BC2_UNORM: Self = Self(147);
    /// 148, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_BC2_UNORM_SRGB: Self = Self(148);
    /// 149, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_BC3_UNORM: Self = Self(149);
    /// 150, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_BC3_UNORM_SRGB: Self = Self(150);
    /// 151, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_BC4_UNORM: Self = Self(151);
    /// 152, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_BC4_SNORM: Self = Self(152);
    /// 153, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_BC5_UNORM: Self = Self(153);
    /// 154, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_BC5_SNORM: Self = Self(154);
    /// 155, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_BC6H_UF16: Self = Self(155);
    /// 156, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_BC6H_SF16: Self = Self(156);
    /// 157, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_BC7_UNORM: Self = Self(157);
    /// 158, since CUDA 12.0 or earlier.
    pub const CU_AD_FORMAT_BC7_UNORM_SRGB: Self = Self(158);
    /// 159, since CUDA 12.5.
    pub const CU_AD_FORMAT_P010: Self = Self(159);
    /// 161, since CUDA 12.5.
    pub const CU_AD_FORMAT_P016: Self = Self(161);
    /// 162, since CUDA 12.5.
    pub const CU_AD_FORMAT_NV16: Self = Self(162);
    /// 163, since CUDA 12.5.
    pub const CU_AD_FORMAT_P210: Self = Self(163);
    /// 164, since CUDA 12.5.
    pub const CU_AD_FORMAT_P216: Self = Self(164);
    /// 165, since CUDA 12.5.
    pub const CU_AD_FORMAT_YUY2: Self = Self(165);
    /// 166, since CUDA 12.5.
    pub const CU_AD_FORMAT_Y210: Self = Self(166);
    /// 167, since CUDA 12.5.
    pub const CU_AD_FORMAT_Y216: Self = Self(167);
    /// 168, since CUDA 12.5.
    pub const CU_AD_FORMAT_AYUV: Self = Self(168);
    /// 169, since CUDA 12.5.
    pub const CU_AD_FORMAT_Y410: Self = Self(169);
    /// 177, since CUDA 12.5.
    pub const CU_AD_FORMAT_Y416: Self = Self(177);
    /// 178, since CUDA 12.5.
    pub const CU_AD_FORMAT_Y444_PLANAR8: Self = Self(178);
    /// 179, since CUDA 12.5.
    pub const CU_AD_FORMAT_Y444_PLANAR10: Self = Self(179);
    /// 180, since CUDA 12.8.
    pub const CU_AD_FORMAT_YUV444_8bit_SemiPlanar: Self = Self(180);
    /// 181, since CUDA 12.8.
    pub const CU_AD_FORMAT_YUV444_16bit_SemiPlanar: Self = Self(181);
    /// 80, since CUDA 12.8.
    pub const CU_AD_FORMAT_UNORM_INT_101010_2: Self = Self(80);
    /// 81, since CUDA 13.1.
    pub const CU_AD_FORMAT_UINT8_PACKED_422: Self = Self(81);
    /// 82, since CUDA 13.1.
    pub const CU_AD_FORMAT_UINT8_PACKED_444: Self = Self(82);
    /// 83, since CUDA 13.1.
    pub const CU_AD_FORMAT_UINT8_SEMIPLANAR_420: Self = Self(83);
    /// 84, since CUDA 13.1.
    pub const CU_AD_FORMAT_UINT16_SEMIPLANAR_420: Self = Self(84);
    /// 85, since CUDA 13.1.
    pub const CU_AD_FORMAT_UINT8_SEMIPLANAR_422: Self = Self(85);
    /// 86, since CUDA 13.1.
    pub const CU_AD_FORMAT_UINT16_SEMIPLANAR_422: Self = Self(86);
    /// 87, since CUDA 13.1.
    pub const CU_AD_FORMAT_UINT8_SEMIPLANAR_444: Self = Self(87);
    /// 88, since CUDA 13.1.
    pub const CU_AD_FORMAT_UINT16_SEMIPLANAR_444: Self = Self(88);
    /// 89, since CUDA 13.1.
    pub const CU_AD_FORMAT_UINT8_PLANAR_420: Self = Self(89);
    /// 90, since CUDA 13.1.
    pub const CU_AD_FORMAT_UINT16_PLANAR_420: Self = Self(90);
    /// 91, since CUDA 13.1.
    pub const CU_AD_FORMAT_UINT8_PLANAR_422: Self = Self(91);
    /// 92, since CUDA 13.1.
    pub const CU_AD_FORMAT_UINT16_PLANAR_422: Self = Self(92);
    /// 93, since CUDA 13.1.
    pub const CU_AD_FORMAT_UINT8_PLANAR_444: Self = Self(93);
    /// 94, since CUDA 13.1.
    pub const CU_AD_FORMAT_UINT16_PLANAR_444: Self = Self(94);
    /// 2147483647, since CUDA 12.5.
    pub const CU_AD_FORMAT_MAX: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_AD_FORMAT_UNSIGNED_INT8"),
        (2, "CU_AD_FORMAT_UNSIGNED_INT16"),
        (3, "CU_AD_FORMAT_UNSIGNED_INT32"),
        (8, "CU_AD_FORMAT_SIGNED_INT8"),
        (9, "CU_AD_FORMAT_SIGNED_INT16"),
        (10, "CU_AD_FORMAT_SIGNED_INT32"),
        (16, "CU_AD_FORMAT_HALF"),
        (32, "CU_AD_FORMAT_FLOAT"),
        (176, "CU_AD_FORMAT_NV12"),
        (192, "CU_AD_FORMAT_UNORM_INT8X1"),
        (193, "CU_AD_FORMAT_UNORM_INT8X2"),
        (194, "CU_AD_FORMAT_UNORM_INT8X4"),
        (195, "CU_AD_FORMAT_UNORM_INT16X1"),
        (196, "CU_AD_FORMAT_UNORM_INT16X2"),
        (197, "CU_AD_FORMAT_UNORM_INT16X4"),
        (198, "CU_AD_FORMAT_SNORM_INT8X1"),
        (199, "CU_AD_FORMAT_SNORM_INT8X2"),
        (200, "CU_AD_FORMAT_SNORM_INT8X4"),
        (201, "CU_AD_FORMAT_SNORM_INT16X1"),
        (202, "CU_AD_FORMAT_SNORM_INT16X2"),
        (203, "CU_AD_FORMAT_SNORM_INT16X4"),
        (145, "CU_AD_FORMAT_BC1_UNORM"),
        (146, "CU_AD_FORMAT_BC1_UNORM_SRGB"),
        (147, "CU_AD_FORMAT_BC2_UNORM"),
        (148, "CU_AD_FORMAT_BC2_UNORM_SRGB"),
        (149, "CU_AD_FORMAT_BC3_UNORM"),
        (150, "CU_AD_FORMAT_BC3_UNORM_SRGB"),
        (151, "CU_AD_FORMAT_BC4_UNORM"),
        (152, "CU_AD_FORMAT_BC4_SNORM"),
        (153, "CU_AD_FORMAT_BC5_UNORM"),
        (154, "CU_AD_FORMAT_BC5_SNORM"),
        (155, "CU_AD_FORMAT_BC6H_UF16"),
        (156, "CU_AD_FORMAT_BC6H_SF16"),
        (157, "CU_AD_FORMAT_BC7_UNORM"),
        (158, "CU_AD_FORMAT_BC7_UNORM_SRGB"),
        (159, "CU_AD_FORMAT_P010"),
        (161, "CU_AD_FORMAT_P016"),
        (162, "CU_AD_FORMAT_NV16"),
        (163, "CU_AD_FORMAT_P210"),
        (164, "CU_AD_FORMAT_P216"),
        (165, "CU_AD_FORMAT_YUY2"),
        (166, "CU_AD_FORMAT_Y210"),
        (167, "CU_AD_FORMAT_Y216"),
        (168, "CU_AD_FORMAT_AYUV"),
        (169, "CU_AD_FORMAT_Y410"),
        (177, "CU_AD_FORMAT_Y416"),
        (178, "CU_AD_FORMAT_Y444_PLANAR8"),
        (179, "CU_AD_FORMAT_Y444_PLANAR10"),
        (180, "CU_AD_FORMAT_YUV444_8bit_SemiPlanar"),
        (181, "CU_AD_FORMAT_YUV444_16bit_SemiPlanar"),
        (80, "CU_AD_FORMAT_UNORM_INT_101010_2"),
        (81, "CU_AD_FORMAT_UINT8_PACKED_422"),
        (82, "CU_AD_FORMAT_UINT8_PACKED_444"),
        (83, "CU_AD_FORMAT_UINT8_SEMIPLANAR_420"),
        (84, "CU_AD_FORMAT_UINT16_SEMIPLANAR_420"),
        (85, "CU_AD_FORMAT_UINT8_SEMIPLANAR_422"),
        (86, "CU_AD_FORMAT_UINT16_SEMIPLANAR_422"),
        (87, "CU_AD_FORMAT_UINT8_SEMIPLANAR_444"),
        (88, "CU_AD_FORMAT_UINT16_SEMIPLANAR_444"),
        (89, "CU_AD_FORMAT_UINT8_PLANAR_420"),
        (90, "CU_AD_FORMAT_UINT16_PLANAR_420"),
        (91, "CU_AD_FORMAT_UINT8_PLANAR_422"),
        (92, "CU_AD_FORMAT_UINT16_PLANAR_422"),
        (93, "CU_AD_FORMAT_UINT8_PLANAR_444"),
        (94, "CU_AD_FORMAT_UINT16_PLANAR_444"),
        (2147483647, "CU_AD_FORMAT_MAX"),
    ];
}

enumeration!(CUarray_format);

/// `enum CUasyncNotificationType`, from `cuda.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUasyncNotificationType(pub i32);

impl CUasyncNotificationType {
    /// 1, since CUDA 12.4.
    pub const CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET"),
    ];
}

enumeration!(CUasyncNotificationType);

/// `enum CUcigDataType`, from `cuda.h`, since CUDA 12.5.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUcigDataType(pub i32);

impl CUcigDataType {
    /// 1, since CUDA 12.5.
    pub const CIG_DATA_TYPE_D3D12_COMMAND_QUEUE: Self = Self(1);
    /// 2, since CUDA 12.9.
    pub const CIG_DATA_TYPE_NV_BLOB: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CIG_DATA_TYPE_D3D12_COMMAND_QUEUE"),
        (2, "CIG_DATA_TYPE_NV_BLOB"),
    ];
}

enumeration!(CUcigDataType);

/// `enum CUclusterSchedulingPolicy`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUclusterSchedulingPolicy(pub i32);

impl CUclusterSchedulingPolicy {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_CLUSTER_SCHEDULING_POLICY_DEFAULT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_CLUSTER_SCHEDULING_POLICY_SPREAD: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING: Self = Self(2);
    /// 3, since CUDA 13.4.
    pub const CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_CLUSTER_SCHEDULING_POLICY_DEFAULT"),
        (1, "CU_CLUSTER_SCHEDULING_POLICY_SPREAD"),
        (2, "CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING"),
        (3, "CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY"),
    ];
}

enumeration!(CUclusterSchedulingPolicy);

/// `enum CUcomputemode`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUcomputemode(pub i32);

impl CUcomputemode {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_COMPUTEMODE_DEFAULT: Self = Self(0);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_COMPUTEMODE_PROHIBITED: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_COMPUTEMODE_EXCLUSIVE_PROCESS: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_COMPUTEMODE_DEFAULT"),
        (2, "CU_COMPUTEMODE_PROHIBITED"),
        (3, "CU_COMPUTEMODE_EXCLUSIVE_PROCESS"),
    ];
}

enumeration!(CUcomputemode);

/// `enum CUcoredumpSettings`, from `cuda.h`, since CUDA 12.1.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUcoredumpSettings(pub i32);

impl CUcoredumpSettings {
    /// 1, since CUDA 12.1.
    pub const CU_COREDUMP_ENABLE_ON_EXCEPTION: Self = Self(1);
    /// 2, since CUDA 12.1.
    pub const CU_COREDUMP_TRIGGER_HOST: Self = Self(2);
    /// 3, since CUDA 12.1.
    pub const CU_COREDUMP_LIGHTWEIGHT: Self = Self(3);
    /// 4, since CUDA 12.1.
    pub const CU_COREDUMP_ENABLE_USER_TRIGGER: Self = Self(4);
    /// 5, since CUDA 12.1.
    pub const CU_COREDUMP_FILE: Self = Self(5);
    /// 6, since CUDA 12.1.
    pub const CU_COREDUMP_PIPE: Self = Self(6);
    /// 7, since CUDA 12.5.
    pub const CU_COREDUMP_GENERATION_FLAGS: Self = Self(7);
    /// 8, since CUDA 12.1.
    pub const CU_COREDUMP_MAX: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_COREDUMP_ENABLE_ON_EXCEPTION"),
        (2, "CU_COREDUMP_TRIGGER_HOST"),
        (3, "CU_COREDUMP_LIGHTWEIGHT"),
        (4, "CU_COREDUMP_ENABLE_USER_TRIGGER"),
        (5, "CU_COREDUMP_FILE"),
        (6, "CU_COREDUMP_PIPE"),
        (7, "CU_COREDUMP_GENERATION_FLAGS"),
        (8, "CU_COREDUMP_MAX"),
    ];
}

enumeration!(CUcoredumpSettings);

/// `enum CUctx_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUctx_flags(pub u32);

flag_set! {
    impl CUctx_flags {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_CTX_SCHED_AUTO: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_CTX_SCHED_SPIN: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CU_CTX_SCHED_YIELD: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const CU_CTX_SCHED_BLOCKING_SYNC: Self = Self(4);
        /// 4, since CUDA 12.0 or earlier, deprecated.
        pub const CU_CTX_BLOCKING_SYNC: Self = Self(4);
        /// 7, since CUDA 12.0 or earlier.
        pub const CU_CTX_SCHED_MASK: Self = Self(7);
        /// 8, since CUDA 12.0 or earlier, deprecated.
        pub const CU_CTX_MAP_HOST: Self = Self(8);
        /// 0x10, since CUDA 12.0 or earlier.
        pub const CU_CTX_LMEM_RESIZE_TO_MAX: Self = Self(0x10);
        /// 0x20, since CUDA 12.1.
        pub const CU_CTX_COREDUMP_ENABLE: Self = Self(0x20);
        /// 0x40, since CUDA 12.1.
        pub const CU_CTX_USER_COREDUMP_ENABLE: Self = Self(0x40);
        /// 0x80, since CUDA 12.1.
        pub const CU_CTX_SYNC_MEMOPS: Self = Self(0x80);
        /// 0xff, since CUDA 12.0 or earlier.
        pub const CU_CTX_FLAGS_MASK: Self = Self(0xff);
    }
}

/// `enum CUdevResourceType`, from `cuda.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUdevResourceType(pub i32);

impl CUdevResourceType {
    /// 0, since CUDA 12.4.
    pub const CU_DEV_RESOURCE_TYPE_INVALID: Self = Self(0);
    /// 1, since CUDA 12.4.
    pub const CU_DEV_RESOURCE_TYPE_SM: Self = Self(1);
    /// 1000, since CUDA 13.1.
    pub const CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG: Self = Self(1000);
    /// 10000, since CUDA 13.1.
    pub const CU_DEV_RESOURCE_TYPE_WORKQUEUE: Self = Self(10000);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_DEV_RESOURCE_TYPE_INVALID"),
        (1, "CU_DEV_RESOURCE_TYPE_SM"),
        (1000, "CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG"),
        (10000, "CU_DEV_RESOURCE_TYPE_WORKQUEUE"),
    ];
}

enumeration!(CUdevResourceType);

/// `enum CUdeviceNumaConfig`, from `cuda.h`, since CUDA 12.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUdeviceNumaConfig(pub i32);

impl CUdeviceNumaConfig {
    /// 0, since CUDA 12.2.
    pub const CU_DEVICE_NUMA_CONFIG_NONE: Self = Self(0);
    /// 1, since CUDA 12.2.
    pub const CU_DEVICE_NUMA_CONFIG_NUMA_NODE: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_DEVICE_NUMA_CONFIG_NONE"),
        (1, "CU_DEVICE_NUMA_CONFIG_NUMA_NODE"),
    ];
}

enumeration!(CUdeviceNumaConfig);

/// `enum CUdevice_P2PAttribute`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUdevice_P2PAttribute(pub i32);

impl CUdevice_P2PAttribute {
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier, deprecated.
    pub const CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED: Self = Self(4);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED: Self = Self(4);
    /// 5, since CUDA 13.0.
    pub const CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED: Self = Self(
        5,
    );
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK"),
        (2, "CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED"),
        (3, "CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED"),
        (4, "CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED"),
        (4, "CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED"),
        (5, "CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED"),
    ];
}

enumeration!(CUdevice_P2PAttribute);

/// `enum CUdriverProcAddressQueryResult`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUdriverProcAddressQueryResult(pub i32);

impl CUdriverProcAddressQueryResult {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_GET_PROC_ADDRESS_SUCCESS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_GET_PROC_ADDRESS_SUCCESS"),
        (1, "CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND"),
        (2, "CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT"),
    ];
}

enumeration!(CUdriverProcAddressQueryResult);

/// `enum CUdriverProcAddress_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUdriverProcAddress_flags(pub u32);

flag_set! {
    impl CUdriverProcAddress_flags {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_GET_PROC_ADDRESS_DEFAULT: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_GET_PROC_ADDRESS_LEGACY_STREAM: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM: Self = Self(2);
    }
}

/// `enum CUeglColorFormat`, from `cudaEGL.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUeglColorFormat(pub i32);

impl CUeglColorFormat {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUV420_PLANAR: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUV422_PLANAR: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_RGB: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BGR: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_ARGB: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_RGBA: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_L: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_R: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUV444_PLANAR: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUYV_422: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_UYVY_422: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_ABGR: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BGRA: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_A: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_RG: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_AYUV: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_VYUY_ER: Self = Self(26);
    /// 27, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_UYVY_ER: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUYV_ER: Self = Self(28);
    /// 29, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YVYU_ER: Self = Self(29);
    /// 30, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUV_ER: Self = Self(30);
    /// 31, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUVA_ER: Self = Self(31);
    /// 32, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_AYUV_ER: Self = Self(32);
    /// 33, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER: Self = Self(33);
    /// 34, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER: Self = Self(34);
    /// 35, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER: Self = Self(35);
    /// 36, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER: Self = Self(36);
    /// 37, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER: Self = Self(37);
    /// 38, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER: Self = Self(38);
    /// 39, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER: Self = Self(39);
    /// 40, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER: Self = Self(40);
    /// 41, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER: Self = Self(41);
    /// 42, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER: Self = Self(42);
    /// 43, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER: Self = Self(43);
    /// 44, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER: Self = Self(44);
    /// 45, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER_RGGB: Self = Self(45);
    /// 46, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER_BGGR: Self = Self(46);
    /// 47, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER_GRBG: Self = Self(47);
    /// 48, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER_GBRG: Self = Self(48);
    /// 49, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER10_RGGB: Self = Self(49);
    /// 50, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER10_BGGR: Self = Self(50);
    /// 51, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER10_GRBG: Self = Self(51);
    /// 52, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER10_GBRG: Self = Self(52);
    /// 53, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER12_RGGB: Self = Self(53);
    /// 54, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER12_BGGR: Self = Self(54);
    /// 55, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER12_GRBG: Self = Self(55);
    /// 56, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER12_GBRG: Self = Self(56);
    /// 57, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER14_RGGB: Self = Self(57);
    /// 58, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER14_BGGR: Self = Self(58);
    /// 59, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER14_GRBG: Self = Self(59);
    /// 60, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER14_GBRG: Self = Self(60);
    /// 61, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER20_RGGB: Self = Self(61);
    /// 62, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER20_BGGR: Self = Self(62);
    /// 63, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER20_GRBG: Self = Self(63);
    /// 64, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER20_GBRG: Self = Self(64);
    /// 65, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YVU444_PLANAR: Self = Self(65);
    /// 66, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YVU422_PLANAR: Self = Self(66);
    /// 67, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YVU420_PLANAR: Self = Self(67);
    /// 68, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB: Self = Self(68);
    /// 69, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR: Self = Self(69);
    /// 70, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG: Self = Self(70);
    /// 71, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG: Self = Self(71);
    /// 72, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER_BCCR: Self = Self(72);
    /// 73, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER_RCCB: Self = Self(73);
    /// 74, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER_CRBC: Self = Self(74);
    /// 75, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER_CBRC: Self = Self(75);
    /// 76, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER10_CCCC: Self = Self(76);
    /// 77, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER12_BCCR: Self = Self(77);
    /// 78, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER12_RCCB: Self = Self(78);
    /// 79, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER12_CRBC: Self = Self(79);
    /// 80, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER12_CBRC: Self = Self(80);
    /// 81, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_BAYER12_CCCC: Self = Self(81);
    /// 82, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y: Self = Self(82);
    /// 83, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020: Self = Self(83);
    /// 84, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020: Self = Self(84);
    /// 85, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020: Self = Self(85);
    /// 86, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020: Self = Self(86);
    /// 87, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709: Self = Self(87);
    /// 88, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709: Self = Self(88);
    /// 89, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709: Self = Self(89);
    /// 90, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709: Self = Self(90);
    /// 91, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709: Self = Self(91);
    /// 92, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020: Self = Self(92);
    /// 93, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020: Self = Self(93);
    /// 94, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR: Self = Self(94);
    /// 95, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709: Self = Self(95);
    /// 96, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y_ER: Self = Self(96);
    /// 97, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y_709_ER: Self = Self(97);
    /// 98, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y10_ER: Self = Self(98);
    /// 99, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y10_709_ER: Self = Self(99);
    /// 100, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y12_ER: Self = Self(100);
    /// 101, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y12_709_ER: Self = Self(101);
    /// 102, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUVA: Self = Self(102);
    /// 103, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YUV: Self = Self(103);
    /// 104, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_YVYU: Self = Self(104);
    /// 105, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_VYUY: Self = Self(105);
    /// 106, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER: Self = Self(106);
    /// 107, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER: Self = Self(107);
    /// 108, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER: Self = Self(108);
    /// 109, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER: Self = Self(109);
    /// 110, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER: Self = Self(110);
    /// 111, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER: Self = Self(111);
    /// 112, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER: Self = Self(112);
    /// 113, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER: Self = Self(113);
    /// 114, since CUDA 12.8.
    pub const CU_EGL_COLOR_FORMAT_UYVY_709: Self = Self(114);
    /// 115, since CUDA 12.8.
    pub const CU_EGL_COLOR_FORMAT_UYVY_709_ER: Self = Self(115);
    /// 116, since CUDA 12.8.
    pub const CU_EGL_COLOR_FORMAT_UYVY_2020: Self = Self(116);
    /// 117, since CUDA 12.0 or earlier.
    pub const CU_EGL_COLOR_FORMAT_MAX: Self = Self(117);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_EGL_COLOR_FORMAT_YUV420_PLANAR"),
        (1, "CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR"),
        (2, "CU_EGL_COLOR_FORMAT_YUV422_PLANAR"),
        (3, "CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR"),
        (4, "CU_EGL_COLOR_FORMAT_RGB"),
        (5, "CU_EGL_COLOR_FORMAT_BGR"),
        (6, "CU_EGL_COLOR_FORMAT_ARGB"),
        (7, "CU_EGL_COLOR_FORMAT_RGBA"),
        (8, "CU_EGL_COLOR_FORMAT_L"),
        (9, "CU_EGL_COLOR_FORMAT_R"),
        (10, "CU_EGL_COLOR_FORMAT_YUV444_PLANAR"),
        (11, "CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR"),
        (12, "CU_EGL_COLOR_FORMAT_YUYV_422"),
        (13, "CU_EGL_COLOR_FORMAT_UYVY_422"),
        (14, "CU_EGL_COLOR_FORMAT_ABGR"),
        (15, "CU_EGL_COLOR_FORMAT_BGRA"),
        (16, "CU_EGL_COLOR_FORMAT_A"),
        (17, "CU_EGL_COLOR_FORMAT_RG"),
        (18, "CU_EGL_COLOR_FORMAT_AYUV"),
        (19, "CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR"),
        (20, "CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR"),
        (21, "CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR"),
        (22, "CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR"),
        (23, "CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR"),
        (24, "CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR"),
        (25, "CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR"),
        (26, "CU_EGL_COLOR_FORMAT_VYUY_ER"),
        (27, "CU_EGL_COLOR_FORMAT_UYVY_ER"),
        (28, "CU_EGL_COLOR_FORMAT_YUYV_ER"),
        (29, "CU_EGL_COLOR_FORMAT_YVYU_ER"),
        (30, "CU_EGL_COLOR_FORMAT_YUV_ER"),
        (31, "CU_EGL_COLOR_FORMAT_YUVA_ER"),
        (32, "CU_EGL_COLOR_FORMAT_AYUV_ER"),
        (33, "CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER"),
        (34, "CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER"),
        (35, "CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER"),
        (36, "CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER"),
        (37, "CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER"),
        (38, "CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER"),
        (39, "CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER"),
        (40, "CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER"),
        (41, "CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER"),
        (42, "CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER"),
        (43, "CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER"),
        (44, "CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER"),
        (45, "CU_EGL_COLOR_FORMAT_BAYER_RGGB"),
        (46, "CU_EGL_COLOR_FORMAT_BAYER_BGGR"),
        (47, "CU_EGL_COLOR_FORMAT_BAYER_GRBG"),
        (48, "CU_EGL_COLOR_FORMAT_BAYER_GBRG"),
        (49, "CU_EGL_COLOR_FORMAT_BAYER10_RGGB"),
        (50, "CU_EGL_COLOR_FORMAT_BAYER10_BGGR"),
        (51, "CU_EGL_COLOR_FORMAT_BAYER10_GRBG"),
        (52, "CU_EGL_COLOR_FORMAT_BAYER10_GBRG"),
        (53, "CU_EGL_COLOR_FORMAT_BAYER12_RGGB"),
        (54, "CU_EGL_COLOR_FORMAT_BAYER12_BGGR"),
        (55, "CU_EGL_COLOR_FORMAT_BAYER12_GRBG"),
        (56, "CU_EGL_COLOR_FORMAT_BAYER12_GBRG"),
        (57, "CU_EGL_COLOR_FORMAT_BAYER14_RGGB"),
        (58, "CU_EGL_COLOR_FORMAT_BAYER14_BGGR"),
        (59, "CU_EGL_COLOR_FORMAT_BAYER14_GRBG"),
        (60, "CU_EGL_COLOR_FORMAT_BAYER14_GBRG"),
        (61, "CU_EGL_COLOR_FORMAT_BAYER20_RGGB"),
        (62, "CU_EGL_COLOR_FORMAT_BAYER20_BGGR"),
        (63, "CU_EGL_COLOR_FORMAT_BAYER20_GRBG"),
        (64, "CU_EGL_COLOR_FORMAT_BAYER20_GBRG"),
        (65, "CU_EGL_COLOR_FORMAT_YVU444_PLANAR"),
        (66, "CU_EGL_COLOR_FORMAT_YVU422_PLANAR"),
        (67, "CU_EGL_COLOR_FORMAT_YVU420_PLANAR"),
        (68, "CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB"),
        (69, "CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR"),
        (70, "CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG"),
        (71, "CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG"),
        (72, "CU_EGL_COLOR_FORMAT_BAYER_BCCR"),
        (73, "CU_EGL_COLOR_FORMAT_BAYER_RCCB"),
        (74, "CU_EGL_COLOR_FORMAT_BAYER_CRBC"),
        (75, "CU_EGL_COLOR_FORMAT_BAYER_CBRC"),
        (76, "CU_EGL_COLOR_FORMAT_BAYER10_CCCC"),
        (77, "CU_EGL_COLOR_FORMAT_BAYER12_BCCR"),
        (78, "CU_EGL_COLOR_FORMAT_BAYER12_RCCB"),
        (79, "CU_EGL_COLOR_FORMAT_BAYER12_CRBC"),
        (80, "CU_EGL_COLOR_FORMAT_BAYER12_CBRC"),
        (81, "CU_EGL_COLOR_FORMAT_BAYER12_CCCC"),
        (82, "CU_EGL_COLOR_FORMAT_Y"),
        (83, "CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020"),
        (84, "CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020"),
        (85, "CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020"),
        (86, "CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020"),
        (87, "CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709"),
        (88, "CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709"),
        (89, "CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709"),
        (90, "CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709"),
        (91, "CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709"),
        (92, "CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020"),
        (93, "CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020"),
        (94, "CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR"),
        (95, "CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709"),
        (96, "CU_EGL_COLOR_FORMAT_Y_ER"),
        (97, "CU_EGL_COLOR_FORMAT_Y_709_ER"),
        (98, "CU_EGL_COLOR_FORMAT_Y10_ER"),
        (99, "CU_EGL_COLOR_FORMAT_Y10_709_ER"),
        (100, "CU_EGL_COLOR_FORMAT_Y12_ER"),
        (101, "CU_EGL_COLOR_FORMAT_Y12_709_ER"),
        (102, "CU_EGL_COLOR_FORMAT_YUVA"),
        (103, "CU_EGL_COLOR_FORMAT_YUV"),
        (104, "CU_EGL_COLOR_FORMAT_YVYU"),
        (105, "CU_EGL_COLOR_FORMAT_VYUY"),
        (106, "CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER"),
        (107, "CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER"),
        (108, "CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER"),
        (109, "CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER"),
        (110, "CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER"),
        (111, "CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER"),
        (112, "CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER"),
        (113, "CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER"),
        (114, "CU_EGL_COLOR_FORMAT_UYVY_709"),
        (115, "CU_EGL_COLOR_FORMAT_UYVY_709_ER"),
        (116, "CU_EGL_COLOR_FORMAT_UYVY_2020"),
        (117, "CU_EGL_COLOR_FORMAT_MAX"),
    ];
}

enumeration!(CUeglColorFormat);

/// `enum CUeglFrameType`, from `cudaEGL.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUeglFrameType(pub i32);

impl CUeglFrameType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_EGL_FRAME_TYPE_ARRAY: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_EGL_FRAME_TYPE_PITCH: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_EGL_FRAME_TYPE_ARRAY"),
        (1, "CU_EGL_FRAME_TYPE_PITCH"),
    ];
}

enumeration!(CUeglFrameType);

/// `enum CUeglResourceLocationFlags`, from `cudaEGL.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUeglResourceLocationFlags(pub u32);

flag_set! {
    impl CUeglResourceLocationFlags {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_EGL_RESOURCE_LOCATION_SYSMEM: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_EGL_RESOURCE_LOCATION_VIDMEM: Self = Self(1);
    }
}

/// `enum CUevent_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUevent_flags(pub u32);

flag_set! {
    impl CUevent_flags {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_EVENT_DEFAULT: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_EVENT_BLOCKING_SYNC: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CU_EVENT_DISABLE_TIMING: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const CU_EVENT_INTERPROCESS: Self = Self(4);
    }
}

/// `enum CUevent_record_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUevent_record_flags(pub u32);

flag_set! {
    impl CUevent_record_flags {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_EVENT_RECORD_DEFAULT: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_EVENT_RECORD_EXTERNAL: Self = Self(1);
    }
}

/// `enum CUevent_sched_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUevent_sched_flags(pub u32);

flag_set! {
    impl CUevent_sched_flags {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_EVENT_SCHED_AUTO: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_EVENT_SCHED_SPIN: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CU_EVENT_SCHED_YIELD: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const CU_EVENT_SCHED_BLOCKING_SYNC: Self = Self(4);
    }
}

/// `enum CUevent_wait_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUevent_wait_flags(pub u32);

flag_set! {
    impl CUevent_wait_flags {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_EVENT_WAIT_DEFAULT: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_EVENT_WAIT_EXTERNAL: Self = Self(1);
    }
}

/// `enum CUexecAffinityType`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUexecAffinityType(pub i32);

impl CUexecAffinityType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_EXEC_AFFINITY_TYPE_SM_COUNT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_EXEC_AFFINITY_TYPE_MAX: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_EXEC_AFFINITY_TYPE_SM_COUNT"),
        (1, "CU_EXEC_AFFINITY_TYPE_MAX"),
    ];
}

enumeration!(CUexecAffinityType);

/// `enum CUexternalMemoryHandleType`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUexternalMemoryHandleType(pub i32);

impl CUexternalMemoryHandleType {
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF: Self = Self(8);
    /// 9, since CUDA 13.0.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD: Self = Self(9);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD"),
        (2, "CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32"),
        (3, "CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT"),
        (4, "CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP"),
        (5, "CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE"),
        (6, "CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE"),
        (7, "CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT"),
        (8, "CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF"),
        (9, "CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD"),
    ];
}

enumeration!(CUexternalMemoryHandleType);

/// `enum CUexternalSemaphoreHandleType`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUexternalSemaphoreHandleType(pub i32);

impl CUexternalSemaphoreHandleType {
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32: Self = Self(
        10,
    );
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD"),
        (2, "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32"),
        (3, "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT"),
        (4, "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE"),
        (5, "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE"),
        (6, "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC"),
        (7, "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX"),
        (8, "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT"),
        (9, "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD"),
        (10, "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32"),
    ];
}

enumeration!(CUexternalSemaphoreHandleType);

/// `enum CUfilter_mode`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUfilter_mode(pub i32);

impl CUfilter_mode {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_TR_FILTER_MODE_POINT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_TR_FILTER_MODE_LINEAR: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_TR_FILTER_MODE_POINT"),
        (1, "CU_TR_FILTER_MODE_LINEAR"),
    ];
}

enumeration!(CUfilter_mode);

/// `enum CUflushGPUDirectRDMAWritesOptions`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUflushGPUDirectRDMAWritesOptions(pub u32);

flag_set! {
    impl CUflushGPUDirectRDMAWritesOptions {
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS: Self = Self(2);
    }
}

/// `enum CUflushGPUDirectRDMAWritesScope`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUflushGPUDirectRDMAWritesScope(pub i32);

impl CUflushGPUDirectRDMAWritesScope {
    /// 100, since CUDA 12.0 or earlier.
    pub const CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER: Self = Self(100);
    /// 200, since CUDA 12.0 or earlier.
    pub const CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES: Self = Self(200);
    const NAMES: &'static [(i32, &'static str)] = &[
        (100, "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER"),
        (200, "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES"),
    ];
}

enumeration!(CUflushGPUDirectRDMAWritesScope);

/// `enum CUflushGPUDirectRDMAWritesTarget`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUflushGPUDirectRDMAWritesTarget(pub i32);

impl CUflushGPUDirectRDMAWritesTarget {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX"),
    ];
}

enumeration!(CUflushGPUDirectRDMAWritesTarget);

/// `enum CUfunc_cache`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUfunc_cache(pub i32);

impl CUfunc_cache {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_FUNC_CACHE_PREFER_NONE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_FUNC_CACHE_PREFER_SHARED: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_FUNC_CACHE_PREFER_L1: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_FUNC_CACHE_PREFER_EQUAL: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_FUNC_CACHE_PREFER_NONE"),
        (1, "CU_FUNC_CACHE_PREFER_SHARED"),
        (2, "CU_FUNC_CACHE_PREFER_L1"),
        (3, "CU_FUNC_CACHE_PREFER_EQUAL"),
    ];
}

enumeration!(CUfunc_cache);

/// `enum CUfunctionLoadingState`, from `cuda.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUfunctionLoadingState(pub i32);

impl CUfunctionLoadingState {
    /// 0, since CUDA 12.4.
    pub const CU_FUNCTION_LOADING_STATE_UNLOADED: Self = Self(0);
    /// 1, since CUDA 12.4.
    pub const CU_FUNCTION_LOADING_STATE_LOADED: Self = Self(1);
    /// 2, since CUDA 12.4.
    pub const CU_FUNCTION_LOADING_STATE_MAX: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_FUNCTION_LOADING_STATE_UNLOADED"),
        (1, "CU_FUNCTION_LOADING_STATE_LOADED"),
        (2, "CU_FUNCTION_LOADING_STATE_MAX"),
    ];
}

enumeration!(CUfunctionLoadingState);

/// `enum CUgraphChildGraphNodeOwnership`, from `cuda.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUgraphChildGraphNodeOwnership(pub i32);

impl CUgraphChildGraphNodeOwnership {
    /// 0, since CUDA 12.9.
    pub const CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE: Self = Self(0);
    /// 1, since CUDA 12.9.
    pub const CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE: Self = Self(1);
    /// -1, since CUDA 13.2.
    pub const CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID: Self = Self(-1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE"),
        (1, "CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE"),
        (-1, "CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID"),
    ];
}

enumeration!(CUgraphChildGraphNodeOwnership);

/// `enum CUgraphConditionalNodeType`, from `cuda.h`, since CUDA 12.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUgraphConditionalNodeType(pub i32);

impl CUgraphConditionalNodeType {
    /// 0, since CUDA 12.3.
    pub const CU_GRAPH_COND_TYPE_IF: Self = Self(0);
    /// 1, since CUDA 12.3.
    pub const CU_GRAPH_COND_TYPE_WHILE: Self = Self(1);
    /// 2, since CUDA 12.8.
    pub const CU_GRAPH_COND_TYPE_SWITCH: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_GRAPH_COND_TYPE_IF"),
        (1, "CU_GRAPH_COND_TYPE_WHILE"),
        (2, "CU_GRAPH_COND_TYPE_SWITCH"),
    ];
}

enumeration!(CUgraphConditionalNodeType);

/// `enum CUgraphDebugDot_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUgraphDebugDot_flags(pub u32);

flag_set! {
    impl CUgraphDebugDot_flags {
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS: Self = Self(4);
        /// 8, since CUDA 12.0 or earlier.
        pub const CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS: Self = Self(8);
        /// 0x10, since CUDA 12.0 or earlier.
        pub const CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS: Self = Self(0x10);
        /// 0x20, since CUDA 12.0 or earlier.
        pub const CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS: Self = Self(0x20);
        /// 0x40, since CUDA 12.0 or earlier.
        pub const CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS: Self = Self(0x40);
        /// 0x80, since CUDA 12.0 or earlier.
        pub const CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS: Self = Self(0x80);
        /// 0x100, since CUDA 12.0 or earlier.
        pub const CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS: Self = Self(0x100);
        /// 0x200, since CUDA 12.0 or earlier.
        pub const CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES: Self = Self(0x200);
        /// 0x400, since CUDA 12.0 or earlier.
        pub const CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES: Self = Self(0x400);
        /// 0x800, since CUDA 12.0 or earlier.
        pub const CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS: Self = Self(0x800);
        /// 0x1000, since CUDA 12.0 or earlier.
        pub const CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS: Self = Self(0x1000);
        /// 0x2000, since CUDA 12.0 or earlier.
        pub const CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS: Self = Self(0x2000);
        /// 0x4000, since CUDA 12.0 or earlier.
        pub const CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO: Self = Self(0x4000);
        /// 0x8000, since CUDA 12.3.
        pub const CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS: Self = Self(0x8000);
        /// 0x10000, since CUDA 13.5.
        pub const CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS: Self = Self(0x10000);
        /// 0x20000, since CUDA 13.5.
        pub const CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS: Self = Self(
            0x20000,
        );
    }
}

/// `enum CUgraphDependencyType`, from `cuda.h`, since CUDA 12.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUgraphDependencyType(pub i32);

impl CUgraphDependencyType {
    /// 0, since CUDA 12.3.
    pub const CU_GRAPH_DEPENDENCY_TYPE_DEFAULT: Self = Self(0);
    /// 1, since CUDA 12.3.
    pub const CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_GRAPH_DEPENDENCY_TYPE_DEFAULT"),
        (1, "CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC"),
    ];
}

enumeration!(CUgraphDependencyType);

/// `enum CUgraphExecUpdateResult`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUgraphExecUpdateResult(pub i32);

impl CUgraphExecUpdateResult {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_EXEC_UPDATE_SUCCESS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_EXEC_UPDATE_ERROR: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_GRAPH_EXEC_UPDATE_SUCCESS"),
        (1, "CU_GRAPH_EXEC_UPDATE_ERROR"),
        (2, "CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED"),
        (3, "CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED"),
        (4, "CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED"),
        (5, "CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED"),
        (6, "CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED"),
        (7, "CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE"),
        (8, "CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED"),
    ];
}

enumeration!(CUgraphExecUpdateResult);

/// `enum CUgraphInstantiateResult`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUgraphInstantiateResult(pub i32);

impl CUgraphInstantiateResult {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUDA_GRAPH_INSTANTIATE_SUCCESS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUDA_GRAPH_INSTANTIATE_ERROR: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED: Self = Self(4);
    /// 5, since CUDA 12.8.
    pub const CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDA_GRAPH_INSTANTIATE_SUCCESS"),
        (1, "CUDA_GRAPH_INSTANTIATE_ERROR"),
        (2, "CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE"),
        (3, "CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED"),
        (4, "CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED"),
        (5, "CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED"),
    ];
}

enumeration!(CUgraphInstantiateResult);

/// `enum CUgraphInstantiate_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUgraphInstantiate_flags(pub u32);

flag_set! {
    impl CUgraphInstantiate_flags {
        /// 1, since CUDA 12.0 or earlier.
        pub const CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH: Self = Self(4);
        /// 8, since CUDA 12.0 or earlier.
        pub const CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY: Self = Self(8);
    }
}

/// `enum CUgraphMem_attribute`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUgraphMem_attribute(pub i32);

impl CUgraphMem_attribute {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_MEM_ATTR_USED_MEM_HIGH: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT"),
        (1, "CU_GRAPH_MEM_ATTR_USED_MEM_HIGH"),
        (2, "CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT"),
        (3, "CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH"),
    ];
}

enumeration!(CUgraphMem_attribute);

/// `enum CUgraphNodeType`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUgraphNodeType(pub i32);

impl CUgraphNodeType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_NODE_TYPE_KERNEL: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_NODE_TYPE_MEMCPY: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_NODE_TYPE_MEMSET: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_NODE_TYPE_HOST: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_NODE_TYPE_GRAPH: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_NODE_TYPE_EMPTY: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_NODE_TYPE_WAIT_EVENT: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_NODE_TYPE_EVENT_RECORD: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_NODE_TYPE_MEM_ALLOC: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_NODE_TYPE_MEM_FREE: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CU_GRAPH_NODE_TYPE_BATCH_MEM_OP: Self = Self(12);
    /// 13, since CUDA 12.3.
    pub const CU_GRAPH_NODE_TYPE_CONDITIONAL: Self = Self(13);
    /// 14, since CUDA 13.5.
    pub const CU_GRAPH_NODE_TYPE_MEMCPY_BATCH: Self = Self(14);
    /// 16, since CUDA 13.3.
    pub const CU_GRAPH_NODE_TYPE_RESERVED_16: Self = Self(16);
    /// 17, since CUDA 13.5.
    pub const CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE: Self = Self(17);
    /// 18, since CUDA 13.5.
    pub const CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH: Self = Self(18);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_GRAPH_NODE_TYPE_KERNEL"),
        (1, "CU_GRAPH_NODE_TYPE_MEMCPY"),
        (2, "CU_GRAPH_NODE_TYPE_MEMSET"),
        (3, "CU_GRAPH_NODE_TYPE_HOST"),
        (4, "CU_GRAPH_NODE_TYPE_GRAPH"),
        (5, "CU_GRAPH_NODE_TYPE_EMPTY"),
        (6, "CU_GRAPH_NODE_TYPE_WAIT_EVENT"),
        (7, "CU_GRAPH_NODE_TYPE_EVENT_RECORD"),
        (8, "CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL"),
        (9, "CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT"),
        (10, "CU_GRAPH_NODE_TYPE_MEM_ALLOC"),
        (11, "CU_GRAPH_NODE_TYPE_MEM_FREE"),
        (12, "CU_GRAPH_NODE_TYPE_BATCH_MEM_OP"),
        (13, "CU_GRAPH_NODE_TYPE_CONDITIONAL"),
        (14, "CU_GRAPH_NODE_TYPE_MEMCPY_BATCH"),
        (16, "CU_GRAPH_NODE_TYPE_RESERVED_16"),
        (17, "CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE"),
        (18, "CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH"),
    ];
}

enumeration!(CUgraphNodeType);

/// `enum CUgraphicsMapResourceFlags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUgraphicsMapResourceFlags(pub u32);

flag_set! {
    impl CUgraphicsMapResourceFlags {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD: Self = Self(2);
    }
}

/// `enum CUgraphicsRegisterFlags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUgraphicsRegisterFlags(pub u32);

flag_set! {
    impl CUgraphicsRegisterFlags {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_GRAPHICS_REGISTER_FLAGS_NONE: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST: Self = Self(4);
        /// 8, since CUDA 12.0 or earlier.
        pub const CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER: Self = Self(8);
    }
}

/// `enum CUgreenCtxCreate_flags`, from `cuda.h`, since CUDA 12.4.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUgreenCtxCreate_flags(pub u32);

flag_set! {
    impl CUgreenCtxCreate_flags {
        /// 0, since CUDA 13.3.
        pub const CU_GREEN_CTX_NONE: Self = Self(0);
        /// 1, since CUDA 12.4.
        pub const CU_GREEN_CTX_DEFAULT_STREAM: Self = Self(1);
    }
}

/// `enum CUipcMem_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUipcMem_flags(pub u32);

flag_set! {
    impl CUipcMem_flags {
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS: Self = Self(1);
    }
}

/// `enum CUjitInputType`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUjitInputType(pub i32);

impl CUjitInputType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_JIT_INPUT_CUBIN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_JIT_INPUT_PTX: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_JIT_INPUT_FATBINARY: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_JIT_INPUT_OBJECT: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_JIT_INPUT_LIBRARY: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier, deprecated.
    pub const CU_JIT_INPUT_NVVM: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CU_JIT_NUM_INPUT_TYPES: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_JIT_INPUT_CUBIN"),
        (1, "CU_JIT_INPUT_PTX"),
        (2, "CU_JIT_INPUT_FATBINARY"),
        (3, "CU_JIT_INPUT_OBJECT"),
        (4, "CU_JIT_INPUT_LIBRARY"),
        (5, "CU_JIT_INPUT_NVVM"),
        (6, "CU_JIT_NUM_INPUT_TYPES"),
    ];
}

enumeration!(CUjitInputType);

/// `enum CUjit_cacheMode`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUjit_cacheMode(pub i32);

impl CUjit_cacheMode {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_JIT_CACHE_OPTION_NONE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_JIT_CACHE_OPTION_CG: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_JIT_CACHE_OPTION_CA: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_JIT_CACHE_OPTION_NONE"),
        (1, "CU_JIT_CACHE_OPTION_CG"),
        (2, "CU_JIT_CACHE_OPTION_CA"),
    ];
}

enumeration!(CUjit_cacheMode);

/// `enum CUjit_fallback`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUjit_fallback(pub i32);

impl CUjit_fallback {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_PREFER_PTX: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_PREFER_BINARY: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_PREFER_PTX"),
        (1, "CU_PREFER_BINARY"),
    ];
}

enumeration!(CUjit_fallback);

/// `enum CUjit_target`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUjit_target(pub i32);

impl CUjit_target {
    /// 30, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_30: Self = Self(30);
    /// 32, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_32: Self = Self(32);
    /// 35, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_35: Self = Self(35);
    /// 37, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_37: Self = Self(37);
    /// 50, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_50: Self = Self(50);
    /// 52, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_52: Self = Self(52);
    /// 53, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_53: Self = Self(53);
    /// 60, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_60: Self = Self(60);
    /// 61, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_61: Self = Self(61);
    /// 62, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_62: Self = Self(62);
    /// 70, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_70: Self = Self(70);
    /// 72, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_72: Self = Self(72);
    /// 75, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_75: Self = Self(75);
    /// 80, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_80: Self = Self(80);
    /// 86, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_86: Self = Self(86);
    /// 87, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_87: Self = Self(87);
    /// 89, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_89: Self = Self(89);
    /// 90, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_90: Self = Self(90);
    /// 100, since CUDA 12.8.
    pub const CU_TARGET_COMPUTE_100: Self = Self(100);
    /// 101, since CUDA 12.8, until CUDA 12.9.
    pub const CU_TARGET_COMPUTE_101: Self = Self(101);
    /// 110, since CUDA 13.0.
    pub const CU_TARGET_COMPUTE_110: Self = Self(110);
    /// 103, since CUDA 12.9.
    pub const CU_TARGET_COMPUTE_103: Self = Self(103);
    /// 107, since CUDA 13.4.
    pub const CU_TARGET_COMPUTE_107: Self = Self(107);
    /// 120, since CUDA 12.8.
    pub const CU_TARGET_COMPUTE_120: Self = Self(120);
    /// 121, since CUDA 12.9.
    pub const CU_TARGET_COMPUTE_121: Self = Self(121);
    /// 65626, since CUDA 12.0 or earlier.
    pub const CU_TARGET_COMPUTE_90A: Self = Self(65626);
    /// 65636, since CUDA 12.8.
    pub const CU_TARGET_COMPUTE_100A: Self = Self(65636);
    /// 65637, since CUDA 12.8, until CUDA 12.9.
    pub const CU_TARGET_COMPUTE_101A: Self = Self(65637);
    /// 65646, since CUDA 13.0.
    pub const CU_TARGET_COMPUTE_110A: Self = Self(65646);
    /// 65639, since CUDA 12.9.
    pub const CU_TARGET_COMPUTE_103A: Self = Self(65639);
    /// 65643, since CUDA 13.4.
    pub const CU_TARGET_COMPUTE_107A: Self = Self(65643);
    /// 65656, since CUDA 12.8.
    pub const CU_TARGET_COMPUTE_120A: Self = Self(65656);
    /// 65657, since CUDA 12.9.
    pub const CU_TARGET_COMPUTE_121A: Self = Self(65657);
    /// 131172, since CUDA 12.9.
    pub const CU_TARGET_COMPUTE_100F: Self = Self(131172);
    /// 131173, only in CUDA 12.9.
    pub const CU_TARGET_COMPUTE_101F: Self = Self(131173);
    /// 131182, since CUDA 13.0.
    pub const CU_TARGET_COMPUTE_110F: Self = Self(131182);
    /// 131175, since CUDA 12.9.
    pub const CU_TARGET_COMPUTE_103F: Self = Self(131175);
    /// 131179, since CUDA 13.4.
    pub const CU_TARGET_COMPUTE_107F: Self = Self(131179);
    /// 131192, since CUDA 12.9.
    pub const CU_TARGET_COMPUTE_120F: Self = Self(131192);
    /// 131193, since CUDA 12.9.
    pub const CU_TARGET_COMPUTE_121F: Self = Self(131193);
    const NAMES: &'static [(i32, &'static str)] = &[
        (30, "CU_TARGET_COMPUTE_30"),
        (32, "CU_TARGET_COMPUTE_32"),
        (35, "CU_TARGET_COMPUTE_35"),
        (37, "CU_TARGET_COMPUTE_37"),
        (50, "CU_TARGET_COMPUTE_50"),
        (52, "CU_TARGET_COMPUTE_52"),
        (53, "CU_TARGET_COMPUTE_53"),
        (60, "CU_TARGET_COMPUTE_60"),
        (61, "CU_TARGET_COMPUTE_61"),
        (62, "CU_TARGET_COMPUTE_62"),
        (70, "CU_TARGET_COMPUTE_70"),
        (72, "CU_TARGET_COMPUTE_72"),
        (75, "CU_TARGET_COMPUTE_75"),
        (80, "CU_TARGET_COMPUTE_80"),
        (86, "CU_TARGET_COMPUTE_86"),
        (87, "CU_TARGET_COMPUTE_87"),
        (89, "CU_TARGET_COMPUTE_89"),
        (90, "CU_TARGET_COMPUTE_90"),
        (100, "CU_TARGET_COMPUTE_100"),
        (101, "CU_TARGET_COMPUTE_101"),
        (110, "CU_TARGET_COMPUTE_110"),
        (103, "CU_TARGET_COMPUTE_103"),
        (107, "CU_TARGET_COMPUTE_107"),
        (120, "CU_TARGET_COMPUTE_120"),
        (121, "CU_TARGET_COMPUTE_121"),
        (65626, "CU_TARGET_COMPUTE_90A"),
        (65636, "CU_TARGET_COMPUTE_100A"),
        (65637, "CU_TARGET_COMPUTE_101A"),
        (65646, "CU_TARGET_COMPUTE_110A"),
        (65639, "CU_TARGET_COMPUTE_103A"),
        (65643, "CU_TARGET_COMPUTE_107A"),
        (65656, "CU_TARGET_COMPUTE_120A"),
        (65657, "CU_TARGET_COMPUTE_121A"),
        (131172, "CU_TARGET_COMPUTE_100F"),
        (131173, "CU_TARGET_COMPUTE_101F"),
        (131182, "CU_TARGET_COMPUTE_110F"),
        (131175, "CU_TARGET_COMPUTE_103F"),
        (131179, "CU_TARGET_COMPUTE_107F"),
        (131192, "CU_TARGET_COMPUTE_120F"),
        (131193, "CU_TARGET_COMPUTE_121F"),
    ];
}

enumeration!(CUjit_target);

/// `enum CUlaunchAttributeID`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUlaunchAttributeID(pub i32);

impl CUlaunchAttributeID {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_LAUNCH_ATTRIBUTE_IGNORE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_LAUNCH_ATTRIBUTE_COOPERATIVE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CU_LAUNCH_ATTRIBUTE_PRIORITY: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN: Self = Self(10);
    /// 11, since CUDA 12.8.
    pub const CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION: Self = Self(11);
    /// 12, since CUDA 12.3.
    pub const CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT: Self = Self(12);
    /// 13, since CUDA 12.4.
    pub const CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE: Self = Self(13);
    /// 14, since CUDA 12.5.
    pub const CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: Self = Self(14);
    /// 16, since CUDA 13.0.
    pub const CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING: Self = Self(16);
    /// 17, since CUDA 13.2.
    pub const CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE: Self = Self(17);
    /// 18, since CUDA 13.2.
    pub const CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE: Self = Self(18);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_LAUNCH_ATTRIBUTE_IGNORE"),
        (1, "CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW"),
        (2, "CU_LAUNCH_ATTRIBUTE_COOPERATIVE"),
        (3, "CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY"),
        (4, "CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION"),
        (5, "CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE"),
        (6, "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION"),
        (7, "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT"),
        (8, "CU_LAUNCH_ATTRIBUTE_PRIORITY"),
        (9, "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP"),
        (10, "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN"),
        (11, "CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION"),
        (12, "CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT"),
        (13, "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE"),
        (14, "CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT"),
        (16, "CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING"),
        (17, "CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE"),
        (18, "CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE"),
    ];
}

enumeration!(CUlaunchAttributeID);

/// `enum CUlaunchMemSyncDomain`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUlaunchMemSyncDomain(pub i32);

impl CUlaunchMemSyncDomain {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT"),
        (1, "CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE"),
    ];
}

enumeration!(CUlaunchMemSyncDomain);

/// `enum CUlibraryOption`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUlibraryOption(pub i32);

impl CUlibraryOption {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_LIBRARY_BINARY_IS_PRESERVED: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_LIBRARY_NUM_OPTIONS: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE"),
        (1, "CU_LIBRARY_BINARY_IS_PRESERVED"),
        (2, "CU_LIBRARY_NUM_OPTIONS"),
    ];
}

enumeration!(CUlibraryOption);

/// `enum CUlogLevel`, from `cuda.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUlogLevel(pub i32);

impl CUlogLevel {
    /// 0, since CUDA 12.9.
    pub const CU_LOG_LEVEL_ERROR: Self = Self(0);
    /// 1, since CUDA 12.9.
    pub const CU_LOG_LEVEL_WARNING: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_LOG_LEVEL_ERROR"),
        (1, "CU_LOG_LEVEL_WARNING"),
    ];
}

enumeration!(CUlogLevel);

/// `enum CUmemAccess_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemAccess_flags(pub u32);

flag_set! {
    impl CUmemAccess_flags {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_MEM_ACCESS_FLAGS_PROT_NONE: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_MEM_ACCESS_FLAGS_PROT_READ: Self = Self(1);
        /// 3, since CUDA 12.0 or earlier.
        pub const CU_MEM_ACCESS_FLAGS_PROT_READWRITE: Self = Self(3);
        /// 0x7fffffff, since CUDA 12.0 or earlier.
        pub const CU_MEM_ACCESS_FLAGS_PROT_MAX: Self = Self(0x7fffffff);
    }
}

/// `enum CUmemAllocationCompType`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUmemAllocationCompType(pub i32);

impl CUmemAllocationCompType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_MEM_ALLOCATION_COMP_NONE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_MEM_ALLOCATION_COMP_GENERIC: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_MEM_ALLOCATION_COMP_NONE"),
        (1, "CU_MEM_ALLOCATION_COMP_GENERIC"),
    ];
}

enumeration!(CUmemAllocationCompType);

/// `enum CUmemAllocationGranularity_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUmemAllocationGranularity_flags(pub i32);

impl CUmemAllocationGranularity_flags {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_MEM_ALLOC_GRANULARITY_MINIMUM: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_MEM_ALLOC_GRANULARITY_RECOMMENDED: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_MEM_ALLOC_GRANULARITY_MINIMUM"),
        (1, "CU_MEM_ALLOC_GRANULARITY_RECOMMENDED"),
    ];
}

enumeration!(CUmemAllocationGranularity_flags);

/// `enum CUmemAllocationHandleType`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemAllocationHandleType(pub u32);

flag_set! {
    impl CUmemAllocationHandleType {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_MEM_HANDLE_TYPE_NONE: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CU_MEM_HANDLE_TYPE_WIN32: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const CU_MEM_HANDLE_TYPE_WIN32_KMT: Self = Self(4);
        /// 8, since CUDA 12.3.
        pub const CU_MEM_HANDLE_TYPE_FABRIC: Self = Self(8);
        /// 0x7fffffff, since CUDA 12.0 or earlier.
        pub const CU_MEM_HANDLE_TYPE_MAX: Self = Self(0x7fffffff);
    }
}

/// `enum CUmemAllocationType`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUmemAllocationType(pub i32);

impl CUmemAllocationType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_MEM_ALLOCATION_TYPE_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_MEM_ALLOCATION_TYPE_PINNED: Self = Self(1);
    /// 2, since CUDA 13.0.
    pub const CU_MEM_ALLOCATION_TYPE_MANAGED: Self = Self(2);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CU_MEM_ALLOCATION_TYPE_MAX: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_MEM_ALLOCATION_TYPE_INVALID"),
        (1, "CU_MEM_ALLOCATION_TYPE_PINNED"),
        (2, "CU_MEM_ALLOCATION_TYPE_MANAGED"),
        (2147483647, "CU_MEM_ALLOCATION_TYPE_MAX"),
    ];
}

enumeration!(CUmemAllocationType);

/// `enum CUmemAttach_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemAttach_flags(pub u32);

flag_set! {
    impl CUmemAttach_flags {
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_MEM_ATTACH_GLOBAL: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CU_MEM_ATTACH_HOST: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const CU_MEM_ATTACH_SINGLE: Self = Self(4);
    }
}

/// `enum CUmemDecompressAlgorithm`, from `cuda.h`, since CUDA 12.8.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemDecompressAlgorithm(pub u32);

flag_set! {
    impl CUmemDecompressAlgorithm {
        /// 0, since CUDA 12.8.
        pub const CU_MEM_DECOMPRESS_UNSUPPORTED: Self = Self(0);
        /// 1, since CUDA 12.8.
        pub const CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE: Self = Self(1);
        /// 2, since CUDA 12.8.
        pub const CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY: Self = Self(2);
        /// 4, since CUDA 12.9.
        pub const CU_MEM_DECOMPRESS_ALGORITHM_LZ4: Self = Self(4);
    }
}

/// `enum CUmemHandleType`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUmemHandleType(pub i32);

impl CUmemHandleType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_MEM_HANDLE_TYPE_GENERIC: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[(0, "CU_MEM_HANDLE_TYPE_GENERIC")];
}

enumeration!(CUmemHandleType);

/// `enum CUmemLocationType`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUmemLocationType(pub i32);

impl CUmemLocationType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_MEM_LOCATION_TYPE_INVALID: Self = Self(0);
    /// 0, since CUDA 13.0.
    pub const CU_MEM_LOCATION_TYPE_NONE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_MEM_LOCATION_TYPE_DEVICE: Self = Self(1);
    /// 2, since CUDA 12.2.
    pub const CU_MEM_LOCATION_TYPE_HOST: Self = Self(2);
    /// 3, since CUDA 12.2.
    pub const CU_MEM_LOCATION_TYPE_HOST_NUMA: Self = Self(3);
    /// 4, since CUDA 12.2.
    pub const CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT: Self = Self(4);
    /// 5, since CUDA 13.2.
    pub const CU_MEM_LOCATION_TYPE_INVISIBLE: Self = Self(5);
    /// 6, since CUDA 13.4.
    pub const CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN: Self = Self(6);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CU_MEM_LOCATION_TYPE_MAX: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_MEM_LOCATION_TYPE_INVALID"),
        (0, "CU_MEM_LOCATION_TYPE_NONE"),
        (1, "CU_MEM_LOCATION_TYPE_DEVICE"),
        (2, "CU_MEM_LOCATION_TYPE_HOST"),
        (3, "CU_MEM_LOCATION_TYPE_HOST_NUMA"),
        (4, "CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT"),
        (5, "CU_MEM_LOCATION_TYPE_INVISIBLE"),
        (6, "CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN"),
        (2147483647, "CU_MEM_LOCATION_TYPE_MAX"),
    ];
}

enumeration!(CUmemLocationType);

/// `enum CUmemOperationType`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemOperationType(pub i32);

impl CUmemOperationType {
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_MEM_OPERATION_TYPE_MAP: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_MEM_OPERATION_TYPE_UNMAP: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_MEM_OPERATION_TYPE_MAP"),
        (2, "CU_MEM_OPERATION_TYPE_UNMAP"),
    ];
}

enumeration!(CUmemOperationType);

/// `enum CUmemPool_attribute`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemPool_attribute(pub i32);

impl CUmemPool_attribute {
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_MEMPOOL_ATTR_RELEASE_THRESHOLD: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CU_MEMPOOL_ATTR_USED_MEM_CURRENT: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CU_MEMPOOL_ATTR_USED_MEM_HIGH: Self = Self(8);
    /// 9, since CUDA 13.2.
    pub const CU_MEMPOOL_ATTR_ALLOCATION_TYPE: Self = Self(9);
    /// 10, since CUDA 13.2.
    pub const CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES: Self = Self(10);
    /// 11, since CUDA 13.2.
    pub const CU_MEMPOOL_ATTR_LOCATION_ID: Self = Self(11);
    /// 12, since CUDA 13.2.
    pub const CU_MEMPOOL_ATTR_LOCATION_TYPE: Self = Self(12);
    /// 13, since CUDA 13.2.
    pub const CU_MEMPOOL_ATTR_MAX_POOL_SIZE: Self = Self(13);
    /// 14, since CUDA 13.2.
    pub const CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED: Self = Self(14);
    /// 15, since CUDA 13.4.
    pub const CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID: Self = Self(15);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES"),
        (2, "CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC"),
        (3, "CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES"),
        (4, "CU_MEMPOOL_ATTR_RELEASE_THRESHOLD"),
        (5, "CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT"),
        (6, "CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH"),
        (7, "CU_MEMPOOL_ATTR_USED_MEM_CURRENT"),
        (8, "CU_MEMPOOL_ATTR_USED_MEM_HIGH"),
        (9, "CU_MEMPOOL_ATTR_ALLOCATION_TYPE"),
        (10, "CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES"),
        (11, "CU_MEMPOOL_ATTR_LOCATION_ID"),
        (12, "CU_MEMPOOL_ATTR_LOCATION_TYPE"),
        (13, "CU_MEMPOOL_ATTR_MAX_POOL_SIZE"),
        (14, "CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED"),
        (15, "CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID"),
    ];
}

enumeration!(CUmemPool_attribute);

/// `enum CUmemRangeFlags`, from `cuda.h`, since CUDA 12.8.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemRangeFlags(pub u32);

flag_set! {
    impl CUmemRangeFlags {
        /// 1, since CUDA 12.8.
        pub const CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE: Self = Self(1);
    }
}

/// `enum CUmemRangeHandleType`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemRangeHandleType(pub i32);

impl CUmemRangeHandleType {
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD: Self = Self(1);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CU_MEM_RANGE_HANDLE_TYPE_MAX: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD"),
        (2147483647, "CU_MEM_RANGE_HANDLE_TYPE_MAX"),
    ];
}

enumeration!(CUmemRangeHandleType);

/// `enum CUmem_advise`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmem_advise(pub i32);

impl CUmem_advise {
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_MEM_ADVISE_SET_READ_MOSTLY: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_MEM_ADVISE_UNSET_READ_MOSTLY: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_MEM_ADVISE_SET_PREFERRED_LOCATION: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CU_MEM_ADVISE_SET_ACCESSED_BY: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CU_MEM_ADVISE_UNSET_ACCESSED_BY: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_MEM_ADVISE_SET_READ_MOSTLY"),
        (2, "CU_MEM_ADVISE_UNSET_READ_MOSTLY"),
        (3, "CU_MEM_ADVISE_SET_PREFERRED_LOCATION"),
        (4, "CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION"),
        (5, "CU_MEM_ADVISE_SET_ACCESSED_BY"),
        (6, "CU_MEM_ADVISE_UNSET_ACCESSED_BY"),
    ];
}

enumeration!(CUmem_advise);

/// `enum CUmem_range_attribute`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmem_range_attribute(pub i32);

impl CUmem_range_attribute {
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION: Self = Self(4);
    /// 5, since CUDA 12.2.
    pub const CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE: Self = Self(5);
    /// 6, since CUDA 12.2.
    pub const CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID: Self = Self(6);
    /// 7, since CUDA 12.2.
    pub const CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE: Self = Self(7);
    /// 8, since CUDA 12.2.
    pub const CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY"),
        (2, "CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION"),
        (3, "CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY"),
        (4, "CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION"),
        (5, "CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE"),
        (6, "CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID"),
        (7, "CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE"),
        (8, "CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID"),
    ];
}

enumeration!(CUmem_range_attribute);

/// `enum CUmemcpy3DOperandType`, from `cuda.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemcpy3DOperandType(pub i32);

impl CUmemcpy3DOperandType {
    /// 1, since CUDA 12.8.
    pub const CU_MEMCPY_OPERAND_TYPE_POINTER: Self = Self(1);
    /// 2, since CUDA 12.8.
    pub const CU_MEMCPY_OPERAND_TYPE_ARRAY: Self = Self(2);
    /// 2147483647, since CUDA 12.8.
    pub const CU_MEMCPY_OPERAND_TYPE_MAX: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_MEMCPY_OPERAND_TYPE_POINTER"),
        (2, "CU_MEMCPY_OPERAND_TYPE_ARRAY"),
        (2147483647, "CU_MEMCPY_OPERAND_TYPE_MAX"),
    ];
}

enumeration!(CUmemcpy3DOperandType);

/// `enum CUmemcpyFlags`, from `cuda.h`, since CUDA 12.8.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemcpyFlags(pub u32);

flag_set! {
    impl CUmemcpyFlags {
        /// 0, since CUDA 12.8.
        pub const CU_MEMCPY_FLAG_DEFAULT: Self = Self(0);
        /// 1, since CUDA 12.8.
        pub const CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE: Self = Self(1);
    }
}

/// `enum CUmemcpySrcAccessOrder`, from `cuda.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUmemcpySrcAccessOrder(pub i32);

impl CUmemcpySrcAccessOrder {
    /// 0, since CUDA 12.8.
    pub const CU_MEMCPY_SRC_ACCESS_ORDER_INVALID: Self = Self(0);
    /// 1, since CUDA 12.8.
    pub const CU_MEMCPY_SRC_ACCESS_ORDER_STREAM: Self = Self(1);
    /// 2, since CUDA 12.8.
    pub const CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL: Self = Self(2);
    /// 3, since CUDA 12.8.
    pub const CU_MEMCPY_SRC_ACCESS_ORDER_ANY: Self = Self(3);
    /// 2147483647, since CUDA 12.8.
    pub const CU_MEMCPY_SRC_ACCESS_ORDER_MAX: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_MEMCPY_SRC_ACCESS_ORDER_INVALID"),
        (1, "CU_MEMCPY_SRC_ACCESS_ORDER_STREAM"),
        (2, "CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL"),
        (3, "CU_MEMCPY_SRC_ACCESS_ORDER_ANY"),
        (2147483647, "CU_MEMCPY_SRC_ACCESS_ORDER_MAX"),
    ];
}

enumeration!(CUmemcpySrcAccessOrder);

/// `enum CUmemorytype`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemorytype(pub i32);

impl CUmemorytype {
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_MEMORYTYPE_HOST: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_MEMORYTYPE_DEVICE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_MEMORYTYPE_ARRAY: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_MEMORYTYPE_UNIFIED: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_MEMORYTYPE_HOST"),
        (2, "CU_MEMORYTYPE_DEVICE"),
        (3, "CU_MEMORYTYPE_ARRAY"),
        (4, "CU_MEMORYTYPE_UNIFIED"),
    ];
}

enumeration!(CUmemorytype);

/// `enum CUmoduleLoadingMode`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmoduleLoadingMode(pub i32);

impl CUmoduleLoadingMode {
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_MODULE_EAGER_LOADING: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_MODULE_LAZY_LOADING: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_MODULE_EAGER_LOADING"),
        (2, "CU_MODULE_LAZY_LOADING"),
    ];
}

enumeration!(CUmoduleLoadingMode);

/// `enum CUmulticastGranularity_flags`, from `cuda.h`, since CUDA 12.1.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUmulticastGranularity_flags(pub i32);

impl CUmulticastGranularity_flags {
    /// 0, since CUDA 12.1.
    pub const CU_MULTICAST_GRANULARITY_MINIMUM: Self = Self(0);
    /// 1, since CUDA 12.1.
    pub const CU_MULTICAST_GRANULARITY_RECOMMENDED: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_MULTICAST_GRANULARITY_MINIMUM"),
        (1, "CU_MULTICAST_GRANULARITY_RECOMMENDED"),
    ];
}

enumeration!(CUmulticastGranularity_flags);

/// `enum CUoccupancy_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUoccupancy_flags(pub u32);

flag_set! {
    impl CUoccupancy_flags {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_OCCUPANCY_DEFAULT: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE: Self = Self(1);
    }
}

/// `enum CUoutput_mode`, from `cudaProfiler.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUoutput_mode(pub i32);

impl CUoutput_mode {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_OUT_KEY_VALUE_PAIR: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_OUT_CSV: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_OUT_KEY_VALUE_PAIR"),
        (1, "CU_OUT_CSV"),
    ];
}

enumeration!(CUoutput_mode);

/// `enum CUpointer_attribute`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUpointer_attribute(pub i32);

impl CUpointer_attribute {
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_CONTEXT: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_MEMORY_TYPE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_DEVICE_POINTER: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_HOST_POINTER: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_P2P_TOKENS: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_SYNC_MEMOPS: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_BUFFER_ID: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_IS_MANAGED: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_RANGE_SIZE: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_MAPPED: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_ACCESS_FLAGS: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_MAPPING_SIZE: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID: Self = Self(20);
    /// 21, since CUDA 12.8.
    pub const CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE: Self = Self(21);
    /// 22, since CUDA 13.4.
    pub const CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL: Self = Self(22);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_POINTER_ATTRIBUTE_CONTEXT"),
        (2, "CU_POINTER_ATTRIBUTE_MEMORY_TYPE"),
        (3, "CU_POINTER_ATTRIBUTE_DEVICE_POINTER"),
        (4, "CU_POINTER_ATTRIBUTE_HOST_POINTER"),
        (5, "CU_POINTER_ATTRIBUTE_P2P_TOKENS"),
        (6, "CU_POINTER_ATTRIBUTE_SYNC_MEMOPS"),
        (7, "CU_POINTER_ATTRIBUTE_BUFFER_ID"),
        (8, "CU_POINTER_ATTRIBUTE_IS_MANAGED"),
        (9, "CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL"),
        (10, "CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE"),
        (11, "CU_POINTER_ATTRIBUTE_RANGE_START_ADDR"),
        (12, "CU_POINTER_ATTRIBUTE_RANGE_SIZE"),
        (13, "CU_POINTER_ATTRIBUTE_MAPPED"),
        (14, "CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES"),
        (15, "CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE"),
        (16, "CU_POINTER_ATTRIBUTE_ACCESS_FLAGS"),
        (17, "CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE"),
        (18, "CU_POINTER_ATTRIBUTE_MAPPING_SIZE"),
        (19, "CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR"),
        (20, "CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID"),
        (21, "CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE"),
        (22, "CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL"),
    ];
}

enumeration!(CUpointer_attribute);

/// `enum CUprocessState`, from `cuda.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUprocessState(pub i32);

impl CUprocessState {
    /// 0, since CUDA 12.8.
    pub const CU_PROCESS_STATE_RUNNING: Self = Self(0);
    /// 1, since CUDA 12.8.
    pub const CU_PROCESS_STATE_LOCKED: Self = Self(1);
    /// 2, since CUDA 12.8.
    pub const CU_PROCESS_STATE_CHECKPOINTED: Self = Self(2);
    /// 3, since CUDA 12.8.
    pub const CU_PROCESS_STATE_FAILED: Self = Self(3);
    /// 4, since CUDA 13.4.
    pub const CU_PROCESS_STATE_CHECKPOINTING: Self = Self(4);
    /// 5, since CUDA 13.4.
    pub const CU_PROCESS_STATE_RESTORING: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_PROCESS_STATE_RUNNING"),
        (1, "CU_PROCESS_STATE_LOCKED"),
        (2, "CU_PROCESS_STATE_CHECKPOINTED"),
        (3, "CU_PROCESS_STATE_FAILED"),
        (4, "CU_PROCESS_STATE_CHECKPOINTING"),
        (5, "CU_PROCESS_STATE_RESTORING"),
    ];
}

enumeration!(CUprocessState);

/// `enum CUresourceViewFormat`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUresourceViewFormat(pub i32);

impl CUresourceViewFormat {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_NONE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_UINT_1X8: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_UINT_2X8: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_UINT_4X8: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_SINT_1X8: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_SINT_2X8: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_SINT_4X8: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_UINT_1X16: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_UINT_2X16: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_UINT_4X16: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_SINT_1X16: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_SINT_2X16: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_SINT_4X16: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_UINT_1X32: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_UINT_2X32: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_UINT_4X32: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_SINT_1X32: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_SINT_2X32: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_SINT_4X32: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_FLOAT_1X16: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_FLOAT_2X16: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_FLOAT_4X16: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_FLOAT_1X32: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_FLOAT_2X32: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_FLOAT_4X32: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC1: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC2: Self = Self(26);
    /// 27, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC3: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC4: Self = Self(28);
    /// 29, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_SIGNED_BC4: Self = Self(29);
    /// 30, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC5: Self = Self(30);
    /// 31, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_SIGNED_BC5: Self = Self(31);
    /// 32, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC6H: Self = Self(32);
    /// 33, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_SIGNED_BC6H: Self = Self(33);
    /// 34, since CUDA 12.0 or earlier.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC7: Self = Self(34);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_RES_VIEW_FORMAT_NONE"),
        (1, "CU_RES_VIEW_FORMAT_UINT_1X8"),
        (2, "CU_RES_VIEW_FORMAT_UINT_2X8"),
        (3, "CU_RES_VIEW_FORMAT_UINT_4X8"),
        (4, "CU_RES_VIEW_FORMAT_SINT_1X8"),
        (5, "CU_RES_VIEW_FORMAT_SINT_2X8"),
        (6, "CU_RES_VIEW_FORMAT_SINT_4X8"),
        (7, "CU_RES_VIEW_FORMAT_UINT_1X16"),
        (8, "CU_RES_VIEW_FORMAT_UINT_2X16"),
        (9, "CU_RES_VIEW_FORMAT_UINT_4X16"),
        (10, "CU_RES_VIEW_FORMAT_SINT_1X16"),
        (11, "CU_RES_VIEW_FORMAT_SINT_2X16"),
        (12, "CU_RES_VIEW_FORMAT_SINT_4X16"),
        (13, "CU_RES_VIEW_FORMAT_UINT_1X32"),
        (14, "CU_RES_VIEW_FORMAT_UINT_2X32"),
        (15, "CU_RES_VIEW_FORMAT_UINT_4X32"),
        (16, "CU_RES_VIEW_FORMAT_SINT_1X32"),
        (17, "CU_RES_VIEW_FORMAT_SINT_2X32"),
        (18, "CU_RES_VIEW_FORMAT_SINT_4X32"),
        (19, "CU_RES_VIEW_FORMAT_FLOAT_1X16"),
        (20, "CU_RES_VIEW_FORMAT_FLOAT_2X16"),
        (21, "CU_RES_VIEW_FORMAT_FLOAT_4X16"),
        (22, "CU_RES_VIEW_FORMAT_FLOAT_1X32"),
        (23, "CU_RES_VIEW_FORMAT_FLOAT_2X32"),
        (24, "CU_RES_VIEW_FORMAT_FLOAT_4X32"),
        (25, "CU_RES_VIEW_FORMAT_UNSIGNED_BC1"),
        (26, "CU_RES_VIEW_FORMAT_UNSIGNED_BC2"),
        (27, "CU_RES_VIEW_FORMAT_UNSIGNED_BC3"),
        (28, "CU_RES_VIEW_FORMAT_UNSIGNED_BC4"),
        (29, "CU_RES_VIEW_FORMAT_SIGNED_BC4"),
        (30, "CU_RES_VIEW_FORMAT_UNSIGNED_BC5"),
        (31, "CU_RES_VIEW_FORMAT_SIGNED_BC5"),
        (32, "CU_RES_VIEW_FORMAT_UNSIGNED_BC6H"),
        (33, "CU_RES_VIEW_FORMAT_SIGNED_BC6H"),
        (34, "CU_RES_VIEW_FORMAT_UNSIGNED_BC7"),
    ];
}

enumeration!(CUresourceViewFormat);

/// `enum CUresourcetype`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUresourcetype(pub i32);

impl CUresourcetype {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_RESOURCE_TYPE_ARRAY: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_RESOURCE_TYPE_MIPMAPPED_ARRAY: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_RESOURCE_TYPE_LINEAR: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_RESOURCE_TYPE_PITCH2D: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_RESOURCE_TYPE_ARRAY"),
        (1, "CU_RESOURCE_TYPE_MIPMAPPED_ARRAY"),
        (2, "CU_RESOURCE_TYPE_LINEAR"),
        (3, "CU_RESOURCE_TYPE_PITCH2D"),
    ];
}

enumeration!(CUresourcetype);

/// `enum CUresult`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// CUDA driver API: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUresult(pub i32);

impl CUresult {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUDA_SUCCESS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_INVALID_VALUE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_OUT_OF_MEMORY: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_NOT_INITIALIZED: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_DEINITIALIZED: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_PROFILER_DISABLED: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier, deprecated.
    pub const CUDA_ERROR_PROFILER_NOT_INITIALIZED: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier, deprecated.
    pub const CUDA_ERROR_PROFILER_ALREADY_STARTED: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier, deprecated.
    pub const CUDA_ERROR_PROFILER_ALREADY_STOPPED: Self = Self(8);
    /// 34, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_STUB_LIBRARY: Self = Self(34);
    /// 36, since CUDA 13.0.
    pub const CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER: Self = Self(36);
    /// 46, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_DEVICE_UNAVAILABLE: Self = Self(46);
    /// 47, since CUDA 13.4.
    pub const CUDA_ERROR_MULTICAST_RESOURCE_FULL: Self = Self(47);
    /// 100, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_NO_DEVICE: Self = Self(100);
    /// 101, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_INVALID_DEVICE: Self = Self(101);
    /// 102, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_DEVICE_NOT_LICENSED: Self = Self(102);
    /// 200, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_INVALID_IMAGE: Self = Self(200);
    /// 201, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_INVALID_CONTEXT: Self = Self(201);
    /// 202, since CUDA 12.0 or earlier, deprecated.
    pub const CUDA_ERROR_CONTEXT_ALREADY_CURRENT: Self = Self(202);
    /// 205, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_MAP_FAILED: Self = Self(205);
    /// 206, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_UNMAP_FAILED: Self = Self(206);
    /// 207, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_ARRAY_IS_MAPPED: Self = Self(207);
    /// 208, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_ALREADY_MAPPED: Self = Self(208);
    /// 209, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_NO_BINARY_FOR_GPU: Self = Self(209);
    /// 210, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_ALREADY_ACQUIRED: Self = Self(210);
    /// 211, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_NOT_MAPPED: Self = Self(211);
    /// 212, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_NOT_MAPPED_AS_ARRAY: Self = Self(212);
    /// 213, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_NOT_MAPPED_AS_POINTER: Self = Self(213);
    /// 214, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_ECC_UNCORRECTABLE: Self = Self(214);
    /// 215, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_UNSUPPORTED_LIMIT: Self = Self(215);
    /// 216, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_CONTEXT_ALREADY_IN_USE: Self = Self(216);
    /// 217, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_PEER_ACCESS_UNSUPPORTED: Self = Self(217);
    /// 218, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_INVALID_PTX: Self = Self(218);
    /// 219, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_INVALID_GRAPHICS_CONTEXT: Self = Self(219);
    /// 220, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_NVLINK_UNCORRECTABLE: Self = Self(220);
    /// 221, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_JIT_COMPILER_NOT_FOUND: Self = Self(221);
    /// 222, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_UNSUPPORTED_PTX_VERSION: Self = Self(222);
    /// 223, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_JIT_COMPILATION_DISABLED: Self = Self(223);
    /// 224, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY: Self = Self(224);
    /// 225, since CUDA 12.1.
    pub const CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC: Self = Self(225);
    /// 226, since CUDA 12.8.
    pub const CUDA_ERROR_CONTAINED: Self = Self(226);
    /// 227, since CUDA 13.4.
    pub const CUDA_ERROR_INSUFFICIENT_LOADER_VERSION: Self = Self(227);
    /// 300, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_INVALID_SOURCE: Self = Self(300);
    /// 301, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_FILE_NOT_FOUND: Self = Self(301);
    /// 302, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND: Self = Self(302);
    /// 303, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_SHARED_OBJECT_INIT_FAILED: Self = Self(303);
    /// 304, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_OPERATING_SYSTEM: Self = Self(304);
    /// 400, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_INVALID_HANDLE: Self = Self(400);
    /// 401, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_ILLEGAL_STATE: Self = Self(401);
    /// 402, since CUDA 12.3.
    pub const CUDA_ERROR_LOSSY_QUERY: Self = Self(402);
    /// 500, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_NOT_FOUND: Self = Self(500);
    /// 600, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_NOT_READY: Self = Self(600);
    /// 700, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_ILLEGAL_ADDRESS: Self = Self(700);
    /// 701, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES: Self = Self(701);
    /// 702, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_LAUNCH_TIMEOUT: Self = Self(702);
    /// 703, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING: Self = Self(703);
    /// 704, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED: Self = Self(704);
    /// 705, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_PEER_ACCESS_NOT_ENABLED: Self = Self(705);
    /// 708, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE: Self = Self(708);
    /// 709, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_CONTEXT_IS_DESTROYED: Self = Self(709);
    /// 710, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_ASSERT: Self = Self(710);
    /// 711, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_TOO_MANY_PEERS: Self = Self(711);
    /// 712, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED: Self = Self(712);
    /// 713, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED: Self = Self(713);
    /// 714, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_HARDWARE_STACK_ERROR: Self = Self(714);
    /// 715, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_ILLEGAL_INSTRUCTION: Self = Self(715);
    /// 716, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_MISALIGNED_ADDRESS: Self = Self(716);
    /// 717, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_INVALID_ADDRESS_SPACE: Self = Self(717);
    /// 718, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_INVALID_PC: Self = Self(718);
    /// 719, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_LAUNCH_FAILED: Self = Self(719);
    /// 720, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE: Self = Self(720);
    /// 721, since CUDA 12.8.
    pub const CUDA_ERROR_TENSOR_MEMORY_LEAK: Self = Self(721);
    /// 800, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_NOT_PERMITTED: Self = Self(800);
    /// 801, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_NOT_SUPPORTED: Self = Self(801);
    /// 802, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_SYSTEM_NOT_READY: Self = Self(802);
    /// 803, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_SYSTEM_DRIVER_MISMATCH: Self = Self(803);
    /// 804, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE: Self = Self(804);
    /// 805, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_MPS_CONNECTION_FAILED: Self = Self(805);
    /// 806, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_MPS_RPC_FAILURE: Self = Self(806);
    /// 807, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_MPS_SERVER_NOT_READY: Self = Self(807);
    /// 808, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_MPS_MAX_CLIENTS_REACHED: Self = Self(808);
    /// 809, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED: Self = Self(809);
    /// 810, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_MPS_CLIENT_TERMINATED: Self = Self(810);
    /// 811, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_CDP_NOT_SUPPORTED: Self = Self(811);
    /// 812, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_CDP_VERSION_MISMATCH: Self = Self(812);
    /// 900, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED: Self = Self(900);
    /// 901, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_STREAM_CAPTURE_INVALIDATED: Self = Self(901);
    /// 902, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_STREAM_CAPTURE_MERGE: Self = Self(902);
    /// 903, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_STREAM_CAPTURE_UNMATCHED: Self = Self(903);
    /// 904, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_STREAM_CAPTURE_UNJOINED: Self = Self(904);
    /// 905, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_STREAM_CAPTURE_ISOLATION: Self = Self(905);
    /// 906, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_STREAM_CAPTURE_IMPLICIT: Self = Self(906);
    /// 907, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_CAPTURED_EVENT: Self = Self(907);
    /// 908, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD: Self = Self(908);
    /// 909, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_TIMEOUT: Self = Self(909);
    /// 910, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE: Self = Self(910);
    /// 911, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_EXTERNAL_DEVICE: Self = Self(911);
    /// 912, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_INVALID_CLUSTER_SIZE: Self = Self(912);
    /// 913, since CUDA 12.4.
    pub const CUDA_ERROR_FUNCTION_NOT_LOADED: Self = Self(913);
    /// 914, since CUDA 12.4.
    pub const CUDA_ERROR_INVALID_RESOURCE_TYPE: Self = Self(914);
    /// 915, since CUDA 12.4.
    pub const CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION: Self = Self(915);
    /// 916, since CUDA 12.8.
    pub const CUDA_ERROR_KEY_ROTATION: Self = Self(916);
    /// 917, since CUDA 13.1.
    pub const CUDA_ERROR_STREAM_DETACHED: Self = Self(917);
    /// 918, since CUDA 13.3.
    pub const CUDA_ERROR_GRAPH_RECAPTURE_FAILURE: Self = Self(918);
    /// 919, since CUDA 13.4.
    pub const CUDA_ERROR_FABRIC_NOT_READY: Self = Self(919);
    /// 999, since CUDA 12.0 or earlier.
    pub const CUDA_ERROR_UNKNOWN: Self = Self(999);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDA_SUCCESS"),
        (1, "CUDA_ERROR_INVALID_VALUE"),
        (2, "CUDA_ERROR_OUT_OF_MEMORY"),
        (3, "CUDA_ERROR_NOT_INITIALIZED"),
        (4, "CUDA_ERROR_DEINITIALIZED"),
        (5, "CUDA_ERROR_PROFILER_DISABLED"),
        (6, "CUDA_ERROR_PROFILER_NOT_INITIALIZED"),
        (7, "CUDA_ERROR_PROFILER_ALREADY_STARTED"),
        (8, "CUDA_ERROR_PROFILER_ALREADY_STOPPED"),
        (34, "CUDA_ERROR_STUB_LIBRARY"),
        (36, "CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER"),
        (46, "CUDA_ERROR_DEVICE_UNAVAILABLE"),
        (47, "CUDA_ERROR_MULTICAST_RESOURCE_FULL"),
        (100, "CUDA_ERROR_NO_DEVICE"),
        (101, "CUDA_ERROR_INVALID_DEVICE"),
        (102, "CUDA_ERROR_DEVICE_NOT_LICENSED"),
        (200, "CUDA_ERROR_INVALID_IMAGE"),
        (201, "CUDA_ERROR_INVALID_CONTEXT"),
        (202, "CUDA_ERROR_CONTEXT_ALREADY_CURRENT"),
        (205, "CUDA_ERROR_MAP_FAILED"),
        (206, "CUDA_ERROR_UNMAP_FAILED"),
        (207, "CUDA_ERROR_ARRAY_IS_MAPPED"),
        (208, "CUDA_ERROR_ALREADY_MAPPED"),
        (209, "CUDA_ERROR_NO_BINARY_FOR_GPU"),
        (210, "CUDA_ERROR_ALREADY_ACQUIRED"),
        (211, "CUDA_ERROR_NOT_MAPPED"),
        (212, "CUDA_ERROR_NOT_MAPPED_AS_ARRAY"),
        (213, "CUDA_ERROR_NOT_MAPPED_AS_POINTER"),
        (214, "CUDA_ERROR_ECC_UNCORRECTABLE"),
        (215, "CUDA_ERROR_UNSUPPORTED_LIMIT"),
        (216, "CUDA_ERROR_CONTEXT_ALREADY_IN_USE"),
        (217, "CUDA_ERROR_PEER_ACCESS_UNSUPPORTED"),
        (218, "CUDA_ERROR_INVALID_PTX"),
        (219, "CUDA_ERROR_INVALID_GRAPHICS_CONTEXT"),
        (220, "CUDA_ERROR_NVLINK_UNCORRECTABLE"),
        (221, "CUDA_ERROR_JIT_COMPILER_NOT_FOUND"),
        (222, "CUDA_ERROR_UNSUPPORTED_PTX_VERSION"),
        (223, "CUDA_ERROR_JIT_COMPILATION_DISABLED"),
        (224, "CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY"),
        (225, "CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC"),
        (226, "CUDA_ERROR_CONTAINED"),
        (227, "CUDA_ERROR_INSUFFICIENT_LOADER_VERSION"),
        (300, "CUDA_ERROR_INVALID_SOURCE"),
        (301, "CUDA_ERROR_FILE_NOT_FOUND"),
        (302, "CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND"),
        (303, "CUDA_ERROR_SHARED_OBJECT_INIT_FAILED"),
        (304, "CUDA_ERROR_OPERATING_SYSTEM"),
        (400, "CUDA_ERROR_INVALID_HANDLE"),
        (401, "CUDA_ERROR_ILLEGAL_STATE"),
        (402, "CUDA_ERROR_LOSSY_QUERY"),
        (500, "CUDA_ERROR_NOT_FOUND"),
        (600, "CUDA_ERROR_NOT_READY"),
        (700, "CUDA_ERROR_ILLEGAL_ADDRESS"),
        (701, "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES"),
        (702, "CUDA_ERROR_LAUNCH_TIMEOUT"),
        (703, "CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING"),
        (704, "CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED"),
        (705, "CUDA_ERROR_PEER_ACCESS_NOT_ENABLED"),
        (708, "CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE"),
        (709, "CUDA_ERROR_CONTEXT_IS_DESTROYED"),
        (710, "CUDA_ERROR_ASSERT"),
        (711, "CUDA_ERROR_TOO_MANY_PEERS"),
        (712, "CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED"),
        (713, "CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED"),
        (714, "CUDA_ERROR_HARDWARE_STACK_ERROR"),
        (715, "CUDA_ERROR_ILLEGAL_INSTRUCTION"),
        (716, "CUDA_ERROR_MISALIGNED_ADDRESS"),
        (717, "CUDA_ERROR_INVALID_ADDRESS_SPACE"),
        (718, "CUDA_ERROR_INVALID_PC"),
        (719, "CUDA_ERROR_LAUNCH_FAILED"),
        (720, "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE"),
        (721, "CUDA_ERROR_TENSOR_MEMORY_LEAK"),
        (800, "CUDA_ERROR_NOT_PERMITTED"),
        (801, "CUDA_ERROR_NOT_SUPPORTED"),
        (802, "CUDA_ERROR_SYSTEM_NOT_READY"),
        (803, "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH"),
        (804, "CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE"),
        (805, "CUDA_ERROR_MPS_CONNECTION_FAILED"),
        (806, "CUDA_ERROR_MPS_RPC_FAILURE"),
        (807, "CUDA_ERROR_MPS_SERVER_NOT_READY"),
        (808, "CUDA_ERROR_MPS_MAX_CLIENTS_REACHED"),
        (809, "CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED"),
        (810, "CUDA_ERROR_MPS_CLIENT_TERMINATED"),
        (811, "CUDA_ERROR_CDP_NOT_SUPPORTED"),
        (812, "CUDA_ERROR_CDP_VERSION_MISMATCH"),
        (900, "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"),
        (901, "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED"),
        (902, "CUDA_ERROR_STREAM_CAPTURE_MERGE"),
        (903, "CUDA_ERROR_STREAM_CAPTURE_UNMATCHED"),
        (904, "CUDA_ERROR_STREAM_CAPTURE_UNJOINED"),
        (905, "CUDA_ERROR_STREAM_CAPTURE_ISOLATION"),
        (906, "CUDA_ERROR_STREAM_CAPTURE_IMPLICIT"),
        (907, "CUDA_ERROR_CAPTURED_EVENT"),
        (908, "CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD"),
        (909, "CUDA_ERROR_TIMEOUT"),
        (910, "CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE"),
        (911, "CUDA_ERROR_EXTERNAL_DEVICE"),
        (912, "CUDA_ERROR_INVALID_CLUSTER_SIZE"),
        (913, "CUDA_ERROR_FUNCTION_NOT_LOADED"),
        (914, "CUDA_ERROR_INVALID_RESOURCE_TYPE"),
        (915, "CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION"),
        (916, "CUDA_ERROR_KEY_ROTATION"),
        (917, "CUDA_ERROR_STREAM_DETACHED"),
        (918, "CUDA_ERROR_GRAPH_RECAPTURE_FAILURE"),
        (919, "CUDA_ERROR_FABRIC_NOT_READY"),
        (999, "CUDA_ERROR_UNKNOWN"),
    ];
}

enumeration!(CUresult, status);

impl Status for CUresult {
    const SUCCESS: Self = Self::CUDA_SUCCESS;
    const MISSING_LIBRARY: Self = Self::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED;
    const MISSING_SYMBOL: Self = Self::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND;
    const INVALID_ARGUMENT: Self = Self::CUDA_ERROR_INVALID_VALUE;
    fn library() -> &'static Library {
        &DRIVER
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
    fn description(self) -> Option<&'static CStr> {
        if !DRIVER.is_loaded() {
            return None;
        }
        let mut words = core::ptr::null();
        unsafe {
            sys::cuGetErrorString(self, &mut words).ok().ok()?;
            text(words)
        }
    }
}

status!(CUresult);

/// `enum CUshared_carveout`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUshared_carveout(pub i32);

impl CUshared_carveout {
    /// -1, since CUDA 12.0 or earlier.
    pub const CU_SHAREDMEM_CARVEOUT_DEFAULT: Self = Self(-1);
    /// 100, since CUDA 12.0 or earlier.
    pub const CU_SHAREDMEM_CARVEOUT_MAX_SHARED: Self = Self(100);
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_SHAREDMEM_CARVEOUT_MAX_L1: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[
        (-1, "CU_SHAREDMEM_CARVEOUT_DEFAULT"),
        (100, "CU_SHAREDMEM_CARVEOUT_MAX_SHARED"),
        (0, "CU_SHAREDMEM_CARVEOUT_MAX_L1"),
    ];
}

enumeration!(CUshared_carveout);

/// `enum CUsharedconfig`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUsharedconfig(pub i32);

impl CUsharedconfig {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE"),
        (1, "CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE"),
        (2, "CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE"),
    ];
}

enumeration!(CUsharedconfig);

/// `enum CUstreamBatchMemOpType`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUstreamBatchMemOpType(pub i32);

impl CUstreamBatchMemOpType {
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_STREAM_MEM_OP_WAIT_VALUE_32: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_STREAM_MEM_OP_WRITE_VALUE_32: Self = Self(2);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_STREAM_MEM_OP_WAIT_VALUE_64: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CU_STREAM_MEM_OP_WRITE_VALUE_64: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CU_STREAM_MEM_OP_BARRIER: Self = Self(6);
    /// 8, since CUDA 13.1.
    pub const CU_STREAM_MEM_OP_ATOMIC_REDUCTION: Self = Self(8);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_STREAM_MEM_OP_WAIT_VALUE_32"),
        (2, "CU_STREAM_MEM_OP_WRITE_VALUE_32"),
        (4, "CU_STREAM_MEM_OP_WAIT_VALUE_64"),
        (5, "CU_STREAM_MEM_OP_WRITE_VALUE_64"),
        (6, "CU_STREAM_MEM_OP_BARRIER"),
        (8, "CU_STREAM_MEM_OP_ATOMIC_REDUCTION"),
        (3, "CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES"),
    ];
}

enumeration!(CUstreamBatchMemOpType);

/// `enum CUstreamCaptureMode`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUstreamCaptureMode(pub i32);

impl CUstreamCaptureMode {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_STREAM_CAPTURE_MODE_GLOBAL: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_STREAM_CAPTURE_MODE_THREAD_LOCAL: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_STREAM_CAPTURE_MODE_RELAXED: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_STREAM_CAPTURE_MODE_GLOBAL"),
        (1, "CU_STREAM_CAPTURE_MODE_THREAD_LOCAL"),
        (2, "CU_STREAM_CAPTURE_MODE_RELAXED"),
    ];
}

enumeration!(CUstreamCaptureMode);

/// `enum CUstreamCaptureStatus`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUstreamCaptureStatus(pub i32);

impl CUstreamCaptureStatus {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_STREAM_CAPTURE_STATUS_NONE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_STREAM_CAPTURE_STATUS_ACTIVE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_STREAM_CAPTURE_STATUS_INVALIDATED: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_STREAM_CAPTURE_STATUS_NONE"),
        (1, "CU_STREAM_CAPTURE_STATUS_ACTIVE"),
        (2, "CU_STREAM_CAPTURE_STATUS_INVALIDATED"),
    ];
}

enumeration!(CUstreamCaptureStatus);

/// `enum CUstreamMemoryBarrier_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUstreamMemoryBarrier_flags(pub u32);

flag_set! {
    impl CUstreamMemoryBarrier_flags {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_STREAM_MEMORY_BARRIER_TYPE_SYS: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_STREAM_MEMORY_BARRIER_TYPE_GPU: Self = Self(1);
    }
}

/// `enum CUstreamUpdateCaptureDependencies_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUstreamUpdateCaptureDependencies_flags(pub u32);

flag_set! {
    impl CUstreamUpdateCaptureDependencies_flags {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_STREAM_ADD_CAPTURE_DEPENDENCIES: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_STREAM_SET_CAPTURE_DEPENDENCIES: Self = Self(1);
    }
}

/// `enum CUstreamWaitValue_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUstreamWaitValue_flags(pub u32);

flag_set! {
    impl CUstreamWaitValue_flags {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_STREAM_WAIT_VALUE_GEQ: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_STREAM_WAIT_VALUE_EQ: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CU_STREAM_WAIT_VALUE_AND: Self = Self(2);
        /// 3, since CUDA 12.0 or earlier.
        pub const CU_STREAM_WAIT_VALUE_NOR: Self = Self(3);
        /// 0x40000000, since CUDA 12.0 or earlier.
        pub const CU_STREAM_WAIT_VALUE_FLUSH: Self = Self(0x40000000);
    }
}

/// `enum CUstreamWriteValue_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUstreamWriteValue_flags(pub u32);

flag_set! {
    impl CUstreamWriteValue_flags {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_STREAM_WRITE_VALUE_DEFAULT: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER: Self = Self(1);
    }
}

/// `enum CUstream_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUstream_flags(pub u32);

flag_set! {
    impl CUstream_flags {
        /// 0, since CUDA 12.0 or earlier.
        pub const CU_STREAM_DEFAULT: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_STREAM_NON_BLOCKING: Self = Self(1);
    }
}

/// `enum CUsynchronizationPolicy`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUsynchronizationPolicy(pub i32);

impl CUsynchronizationPolicy {
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_SYNC_POLICY_AUTO: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_SYNC_POLICY_SPIN: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_SYNC_POLICY_YIELD: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_SYNC_POLICY_BLOCKING_SYNC: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CU_SYNC_POLICY_AUTO"),
        (2, "CU_SYNC_POLICY_SPIN"),
        (3, "CU_SYNC_POLICY_YIELD"),
        (4, "CU_SYNC_POLICY_BLOCKING_SYNC"),
    ];
}

enumeration!(CUsynchronizationPolicy);

/// `enum CUtensorMapDataType`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUtensorMapDataType(pub i32);

impl CUtensorMapDataType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_DATA_TYPE_UINT8: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_DATA_TYPE_UINT16: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_DATA_TYPE_UINT32: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_DATA_TYPE_INT32: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_DATA_TYPE_UINT64: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_DATA_TYPE_INT64: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_DATA_TYPE_FLOAT16: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_DATA_TYPE_FLOAT32: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_DATA_TYPE_FLOAT64: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_DATA_TYPE_BFLOAT16: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_DATA_TYPE_TFLOAT32: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ: Self = Self(12);
    /// 13, since CUDA 12.8.
    pub const CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B: Self = Self(13);
    /// 14, since CUDA 12.8.
    pub const CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B: Self = Self(14);
    /// 15, since CUDA 12.8.
    pub const CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B: Self = Self(15);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_TENSOR_MAP_DATA_TYPE_UINT8"),
        (1, "CU_TENSOR_MAP_DATA_TYPE_UINT16"),
        (2, "CU_TENSOR_MAP_DATA_TYPE_UINT32"),
        (3, "CU_TENSOR_MAP_DATA_TYPE_INT32"),
        (4, "CU_TENSOR_MAP_DATA_TYPE_UINT64"),
        (5, "CU_TENSOR_MAP_DATA_TYPE_INT64"),
        (6, "CU_TENSOR_MAP_DATA_TYPE_FLOAT16"),
        (7, "CU_TENSOR_MAP_DATA_TYPE_FLOAT32"),
        (8, "CU_TENSOR_MAP_DATA_TYPE_FLOAT64"),
        (9, "CU_TENSOR_MAP_DATA_TYPE_BFLOAT16"),
        (10, "CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ"),
        (11, "CU_TENSOR_MAP_DATA_TYPE_TFLOAT32"),
        (12, "CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ"),
        (13, "CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B"),
        (14, "CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B"),
        (15, "CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"),
    ];
}

enumeration!(CUtensorMapDataType);

/// `enum CUtensorMapFloatOOBfill`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUtensorMapFloatOOBfill(pub i32);

impl CUtensorMapFloatOOBfill {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE"),
        (1, "CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA"),
    ];
}

enumeration!(CUtensorMapFloatOOBfill);

/// `enum CUtensorMapIm2ColWideMode`, from `cuda.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUtensorMapIm2ColWideMode(pub i32);

impl CUtensorMapIm2ColWideMode {
    /// 0, since CUDA 12.8.
    pub const CU_TENSOR_MAP_IM2COL_WIDE_MODE_W: Self = Self(0);
    /// 1, since CUDA 12.8.
    pub const CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_TENSOR_MAP_IM2COL_WIDE_MODE_W"),
        (1, "CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128"),
    ];
}

enumeration!(CUtensorMapIm2ColWideMode);

/// `enum CUtensorMapInterleave`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUtensorMapInterleave(pub i32);

impl CUtensorMapInterleave {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_INTERLEAVE_NONE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_INTERLEAVE_16B: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_INTERLEAVE_32B: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_TENSOR_MAP_INTERLEAVE_NONE"),
        (1, "CU_TENSOR_MAP_INTERLEAVE_16B"),
        (2, "CU_TENSOR_MAP_INTERLEAVE_32B"),
    ];
}

enumeration!(CUtensorMapInterleave);

/// `enum CUtensorMapL2promotion`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUtensorMapL2promotion(pub i32);

impl CUtensorMapL2promotion {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_L2_PROMOTION_NONE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_L2_PROMOTION_L2_64B: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_L2_PROMOTION_L2_128B: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_L2_PROMOTION_L2_256B: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_TENSOR_MAP_L2_PROMOTION_NONE"),
        (1, "CU_TENSOR_MAP_L2_PROMOTION_L2_64B"),
        (2, "CU_TENSOR_MAP_L2_PROMOTION_L2_128B"),
        (3, "CU_TENSOR_MAP_L2_PROMOTION_L2_256B"),
    ];
}

enumeration!(CUtensorMapL2promotion);

/// `enum CUtensorMapSwizzle`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUtensorMapSwizzle(pub i32);

impl CUtensorMapSwizzle {
    /// 0, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_SWIZZLE_NONE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_SWIZZLE_32B: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_SWIZZLE_64B: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CU_TENSOR_MAP_SWIZZLE_128B: Self = Self(3);
    /// 4, since CUDA 12.8.
    pub const CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B: Self = Self(4);
    /// 5, since CUDA 12.8.
    pub const CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B: Self = Self(5);
    /// 6, since CUDA 12.8.
    pub const CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CU_TENSOR_MAP_SWIZZLE_NONE"),
        (1, "CU_TENSOR_MAP_SWIZZLE_32B"),
        (2, "CU_TENSOR_MAP_SWIZZLE_64B"),
        (3, "CU_TENSOR_MAP_SWIZZLE_128B"),
        (4, "CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B"),
        (5, "CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B"),
        (6, "CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B"),
    ];
}

enumeration!(CUtensorMapSwizzle);

/// `enum CUuserObjectRetain_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUuserObjectRetain_flags(pub u32);

flag_set! {
    impl CUuserObjectRetain_flags {
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_GRAPH_USER_OBJECT_MOVE: Self = Self(1);
    }
}

/// `enum CUuserObject_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUuserObject_flags(pub u32);

flag_set! {
    impl CUuserObject_flags {
        /// 1, since CUDA 12.0 or earlier.
        pub const CU_USER_OBJECT_NO_DESTRUCTOR_SYNC: Self = Self(1);
    }
}

/// `enum VdpStatus`, from `vdpau/vdpau.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct VdpStatus(pub i32);

impl VdpStatus {
    /// 0, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_OK: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_NO_IMPLEMENTATION: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_DISPLAY_PREEMPTED: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_HANDLE: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_POINTER: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_CHROMA_TYPE: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_Y_CB_CR_FORMAT: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_RGBA_FORMAT: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_INDEXED_FORMAT: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_COLOR_STANDARD: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_COLOR_TABLE_FORMAT: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_BLEND_FACTOR: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_BLEND_EQUATION: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_FLAG: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_DECODER_PROFILE: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_VIDEO_MIXER_FEATURE: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_VIDEO_MIXER_PARAMETER: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_VIDEO_MIXER_ATTRIBUTE: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_VIDEO_MIXER_PICTURE_STRUCTURE: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_FUNC_ID: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_SIZE: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_VALUE: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_INVALID_STRUCT_VERSION: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_RESOURCES: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_HANDLE_DEVICE_MISMATCH: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier.
    pub const VDP_STATUS_ERROR: Self = Self(25);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "VDP_STATUS_OK"),
        (1, "VDP_STATUS_NO_IMPLEMENTATION"),
        (2, "VDP_STATUS_DISPLAY_PREEMPTED"),
        (3, "VDP_STATUS_INVALID_HANDLE"),
        (4, "VDP_STATUS_INVALID_POINTER"),
        (5, "VDP_STATUS_INVALID_CHROMA_TYPE"),
        (6, "VDP_STATUS_INVALID_Y_CB_CR_FORMAT"),
        (7, "VDP_STATUS_INVALID_RGBA_FORMAT"),
        (8, "VDP_STATUS_INVALID_INDEXED_FORMAT"),
        (9, "VDP_STATUS_INVALID_COLOR_STANDARD"),
        (10, "VDP_STATUS_INVALID_COLOR_TABLE_FORMAT"),
        (11, "VDP_STATUS_INVALID_BLEND_FACTOR"),
        (12, "VDP_STATUS_INVALID_BLEND_EQUATION"),
        (13, "VDP_STATUS_INVALID_FLAG"),
        (14, "VDP_STATUS_INVALID_DECODER_PROFILE"),
        (15, "VDP_STATUS_INVALID_VIDEO_MIXER_FEATURE"),
        (16, "VDP_STATUS_INVALID_VIDEO_MIXER_PARAMETER"),
        (17, "VDP_STATUS_INVALID_VIDEO_MIXER_ATTRIBUTE"),
        (18, "VDP_STATUS_INVALID_VIDEO_MIXER_PICTURE_STRUCTURE"),
        (19, "VDP_STATUS_INVALID_FUNC_ID"),
        (20, "VDP_STATUS_INVALID_SIZE"),
        (21, "VDP_STATUS_INVALID_VALUE"),
        (22, "VDP_STATUS_INVALID_STRUCT_VERSION"),
        (23, "VDP_STATUS_RESOURCES"),
        (24, "VDP_STATUS_HANDLE_DEVICE_MISMATCH"),
        (25, "VDP_STATUS_ERROR"),
    ];
}

enumeration!(VdpStatus);

/// `enum cl_context_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cl_context_flags(pub u32);

flag_set! {
    impl cl_context_flags {
        /// 0, since CUDA 12.0 or earlier.
        pub const NVCL_CTX_SCHED_AUTO: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const NVCL_CTX_SCHED_SPIN: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const NVCL_CTX_SCHED_YIELD: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const NVCL_CTX_SCHED_BLOCKING_SYNC: Self = Self(4);
    }
}

/// `enum cl_event_flags`, from `cuda.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cl_event_flags(pub u32);

flag_set! {
    impl cl_event_flags {
        /// 0, since CUDA 12.0 or earlier.
        pub const NVCL_EVENT_SCHED_AUTO: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const NVCL_EVENT_SCHED_SPIN: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const NVCL_EVENT_SCHED_YIELD: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const NVCL_EVENT_SCHED_BLOCKING_SYNC: Self = Self(4);
    }
}
