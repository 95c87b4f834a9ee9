//! Enumerations (CUDA driver API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS(pub u32);

flag_set! {
    CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS;
    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE = 0,
    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ = 1,
    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE = 3,
}

/// `enum CUGLDeviceList`, from `cudaGL.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUGLDeviceList(pub i32);

enumeration! {
    CUGLDeviceList;
    CU_GL_DEVICE_LIST_ALL = 1,
    CU_GL_DEVICE_LIST_CURRENT_FRAME = 2,
    CU_GL_DEVICE_LIST_NEXT_FRAME = 3,
}

/// `enum CUGLmap_flags`, from `cudaGL.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUGLmap_flags(pub u32);

flag_set! {
    CUGLmap_flags;
    CU_GL_MAP_RESOURCE_FLAGS_NONE = 0,
    CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY = 1,
    CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2,
}

/// `enum CUGPUDirectRDMAWritesOrdering`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUGPUDirectRDMAWritesOrdering(pub i32);

enumeration! {
    CUGPUDirectRDMAWritesOrdering;
    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE = 0,
    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER = 100,
    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES = 200,
}

/// `enum CUaccessProperty`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUaccessProperty(pub i32);

enumeration! {
    CUaccessProperty;
    CU_ACCESS_PROPERTY_NORMAL = 0,
    CU_ACCESS_PROPERTY_STREAMING = 1,
    CU_ACCESS_PROPERTY_PERSISTING = 2,
}

/// `enum CUaddress_mode`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUaddress_mode(pub i32);

enumeration! {
    CUaddress_mode;
    CU_TR_ADDRESS_MODE_WRAP = 0,
    CU_TR_ADDRESS_MODE_CLAMP = 1,
    CU_TR_ADDRESS_MODE_MIRROR = 2,
    CU_TR_ADDRESS_MODE_BORDER = 3,
}

/// `enum CUarraySparseSubresourceType`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUarraySparseSubresourceType(pub i32);

enumeration! {
    CUarraySparseSubresourceType;
    CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL = 0,
    CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL = 1,
}

/// `enum CUarray_cubemap_face`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUarray_cubemap_face(pub i32);

enumeration! {
    CUarray_cubemap_face;
    CU_CUBEMAP_FACE_POSITIVE_X = 0,
    CU_CUBEMAP_FACE_NEGATIVE_X = 1,
    CU_CUBEMAP_FACE_POSITIVE_Y = 2,
    CU_CUBEMAP_FACE_NEGATIVE_Y = 3,
    CU_CUBEMAP_FACE_POSITIVE_Z = 4,
    CU_CUBEMAP_FACE_NEGATIVE_Z = 5,
}

/// `enum CUarray_format`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUarray_format(pub i32);

enumeration! {
    CUarray_format;
    CU_AD_FORMAT_UNSIGNED_INT8 = 1,
    CU_AD_FORMAT_UNSIGNED_INT16 = 2,
    CU_AD_FORMAT_UNSIGNED_INT32 = 3,
    CU_AD_FORMAT_SIGNED_INT8 = 8,
    CU_AD_FORMAT_SIGNED_INT16 = 9,
    CU_AD_FORMAT_SIGNED_INT32 = 10,
    CU_AD_FORMAT_HALF = 16,
    CU_AD_FORMAT_FLOAT = 32,
    CU_AD_FORMAT_NV12 = 176,
    CU_AD_FORMAT_UNORM_INT8X1 = 192,
    CU_AD_FORMAT_UNORM_INT8X2 = 193,
    CU_AD_FORMAT_UNORM_INT8X4 = 194,
    CU_AD_FORMAT_UNORM_INT16X1 = 195,
    CU_AD_FORMAT_UNORM_INT16X2 = 196,
    CU_AD_FORMAT_UNORM_INT16X4 = 197,
    CU_AD_FORMAT_SNORM_INT8X1 = 198,
    CU_AD_FORMAT_SNORM_INT8X2 = 199,
    CU_AD_FORMAT_SNORM_INT8X4 = 200,
    CU_AD_FORMAT_SNORM_INT16X1 = 201,
    CU_AD_FORMAT_SNORM_INT16X2 = 202,
    CU_AD_FORMAT_SNORM_INT16X4 = 203,
    CU_AD_FORMAT_BC1_UNORM = 145,
    CU_AD_FORMAT_BC1_UNORM_SRGB = 146,
    CU_AD_FORMAT_BC2_UNORM = 147,
    CU_AD_FORMAT_BC2_UNORM_SRGB = 148,
    CU_AD_FORMAT_BC3_UNORM = 149,
    CU_AD_FORMAT_BC3_UNORM_SRGB = 150,
    CU_AD_FORMAT_BC4_UNORM = 151,
    CU_AD_FORMAT_BC4_SNORM = 152,
    CU_AD_FORMAT_BC5_UNORM = 153,
    CU_AD_FORMAT_BC5_SNORM = 154,
    CU_AD_FORMAT_BC6H_UF16 = 155,
    CU_AD_FORMAT_BC6H_SF16 = 156,
    CU_AD_FORMAT_BC7_UNORM = 157,
    CU_AD_FORMAT_BC7_UNORM_SRGB = 158,
    CU_AD_FORMAT_P010 = 159 "since CUDA 12.5",
    CU_AD_FORMAT_P016 = 161 "since CUDA 12.5",
    CU_AD_FORMAT_NV16 = 162 "since CUDA 12.5",
    CU_AD_FORMAT_P210 = 163 "since CUDA 12.5",
    CU_AD_FORMAT_P216 = 164 "since CUDA 12.5",
    CU_AD_FORMAT_YUY2 = 165 "since CUDA 12.5",
    CU_AD_FORMAT_Y210 = 166 "since CUDA 12.5",
    CU_AD_FORMAT_Y216 = 167 "since CUDA 12.5",
    CU_AD_FORMAT_AYUV = 168 "since CUDA 12.5",
    CU_AD_FORMAT_Y410 = 169 "since CUDA 12.5",
    CU_AD_FORMAT_Y416 = 177 "since CUDA 12.5",
    CU_AD_FORMAT_Y444_PLANAR8 = 178 "since CUDA 12.5",
    CU_AD_FORMAT_Y444_PLANAR10 = 179 "since CUDA 12.5",
    CU_AD_FORMAT_YUV444_8bit_SemiPlanar = 180 "since CUDA 12.8",
    CU_AD_FORMAT_YUV444_16bit_SemiPlanar = 181 "since CUDA 12.8",
    CU_AD_FORMAT_UNORM_INT_101010_2 = 80 "since CUDA 12.8",
    CU_AD_FORMAT_UINT8_PACKED_422 = 81 "since CUDA 13.1",
    CU_AD_FORMAT_UINT8_PACKED_444 = 82 "since CUDA 13.1",
    CU_AD_FORMAT_UINT8_SEMIPLANAR_420 = 83 "since CUDA 13.1",
    CU_AD_FORMAT_UINT16_SEMIPLANAR_420 = 84 "since CUDA 13.1",
    CU_AD_FORMAT_UINT8_SEMIPLANAR_422 = 85 "since CUDA 13.1",
    CU_AD_FORMAT_UINT16_SEMIPLANAR_422 = 86 "since CUDA 13.1",
    CU_AD_FORMAT_UINT8_SEMIPLANAR_444 = 87 "since CUDA 13.1",
    CU_AD_FORMAT_UINT16_SEMIPLANAR_444 = 88 "since CUDA 13.1",
    CU_AD_FORMAT_UINT8_PLANAR_420 = 89 "since CUDA 13.1",
    CU_AD_FORMAT_UINT16_PLANAR_420 = 90 "since CUDA 13.1",
    CU_AD_FORMAT_UINT8_PLANAR_422 = 91 "since CUDA 13.1",
    CU_AD_FORMAT_UINT16_PLANAR_422 = 92 "since CUDA 13.1",
    CU_AD_FORMAT_UINT8_PLANAR_444 = 93 "since CUDA 13.1",
    CU_AD_FORMAT_UINT16_PLANAR_444 = 94 "since CUDA 13.1",
    CU_AD_FORMAT_MAX = 2147483647 "since CUDA 12.5",
}

/// `enum CUasyncNotificationType`, from `cuda.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUasyncNotificationType(pub i32);

enumeration! {
    CUasyncNotificationType;
    CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET = 1,
}

/// `enum CUcigDataType`, from `cuda.h`, since CUDA 12.5.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUcigDataType(pub i32);

enumeration! {
    CUcigDataType;
    CIG_DATA_TYPE_D3D12_COMMAND_QUEUE = 1,
    CIG_DATA_TYPE_NV_BLOB = 2 "since CUDA 12.9",
}

/// `enum CUclusterSchedulingPolicy`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUclusterSchedulingPolicy(pub i32);

enumeration! {
    CUclusterSchedulingPolicy;
    CU_CLUSTER_SCHEDULING_POLICY_DEFAULT = 0,
    CU_CLUSTER_SCHEDULING_POLICY_SPREAD = 1,
    CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING = 2,
    CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY = 3 "since CUDA 13.4",
}

/// `enum CUcomputemode`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUcomputemode(pub i32);

enumeration! {
    CUcomputemode;
    CU_COMPUTEMODE_DEFAULT = 0,
    CU_COMPUTEMODE_PROHIBITED = 2,
    CU_COMPUTEMODE_EXCLUSIVE_PROCESS = 3,
}

/// `enum CUcoredumpSettings`, from `cuda.h`, since CUDA 12.1.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUcoredumpSettings(pub i32);

enumeration! {
    CUcoredumpSettings;
    CU_COREDUMP_ENABLE_ON_EXCEPTION = 1,
    CU_COREDUMP_TRIGGER_HOST = 2,
    CU_COREDUMP_LIGHTWEIGHT = 3,
    CU_COREDUMP_ENABLE_USER_TRIGGER = 4,
    CU_COREDUMP_FILE = 5,
    CU_COREDUMP_PIPE = 6,
    CU_COREDUMP_GENERATION_FLAGS = 7 "since CUDA 12.5",
    CU_COREDUMP_MAX = 8,
}

/// `enum CUctx_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUctx_flags(pub u32);

flag_set! {
    CUctx_flags;
    CU_CTX_SCHED_AUTO = 0,
    CU_CTX_SCHED_SPIN = 1,
    CU_CTX_SCHED_YIELD = 2,
    CU_CTX_SCHED_BLOCKING_SYNC = 4,
    CU_CTX_BLOCKING_SYNC = 4 "since at least CUDA 12.0, deprecated",
    CU_CTX_SCHED_MASK = 7,
    CU_CTX_MAP_HOST = 8 "since at least CUDA 12.0, deprecated",
    CU_CTX_LMEM_RESIZE_TO_MAX = 0x10,
    CU_CTX_COREDUMP_ENABLE = 0x20 "since CUDA 12.1",
    CU_CTX_USER_COREDUMP_ENABLE = 0x40 "since CUDA 12.1",
    CU_CTX_SYNC_MEMOPS = 0x80 "since CUDA 12.1",
    CU_CTX_FLAGS_MASK = 0xff,
}

/// `enum CUdevResourceType`, from `cuda.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUdevResourceType(pub i32);

enumeration! {
    CUdevResourceType;
    CU_DEV_RESOURCE_TYPE_INVALID = 0,
    CU_DEV_RESOURCE_TYPE_SM = 1,
    CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG = 1000 "since CUDA 13.1",
    CU_DEV_RESOURCE_TYPE_WORKQUEUE = 10000 "since CUDA 13.1",
}

/// `enum CUdeviceNumaConfig`, from `cuda.h`, since CUDA 12.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUdeviceNumaConfig(pub i32);

enumeration! {
    CUdeviceNumaConfig;
    CU_DEVICE_NUMA_CONFIG_NONE = 0,
    CU_DEVICE_NUMA_CONFIG_NUMA_NODE = 1,
}

/// `enum CUdevice_P2PAttribute`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUdevice_P2PAttribute(pub i32);

enumeration! {
    CUdevice_P2PAttribute;
    CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK = 1,
    CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED = 2,
    CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED = 3,
    CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED = 4 "since at least CUDA 12.0, deprecated",
    CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED = 4,
    CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED = 5 "since CUDA 13.0",
}

/// `enum CUdriverProcAddressQueryResult`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUdriverProcAddressQueryResult(pub i32);

enumeration! {
    CUdriverProcAddressQueryResult;
    CU_GET_PROC_ADDRESS_SUCCESS = 0,
    CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1,
    CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2,
}

/// `enum CUdriverProcAddress_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUdriverProcAddress_flags(pub u32);

flag_set! {
    CUdriverProcAddress_flags;
    CU_GET_PROC_ADDRESS_DEFAULT = 0,
    CU_GET_PROC_ADDRESS_LEGACY_STREAM = 1,
    CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM = 2,
}

/// `enum CUeglColorFormat`, from `cudaEGL.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUeglColorFormat(pub i32);

enumeration! {
    CUeglColorFormat;
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR = 0,
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR = 1,
    CU_EGL_COLOR_FORMAT_YUV422_PLANAR = 2,
    CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR = 3,
    CU_EGL_COLOR_FORMAT_RGB = 4,
    CU_EGL_COLOR_FORMAT_BGR = 5,
    CU_EGL_COLOR_FORMAT_ARGB = 6,
    CU_EGL_COLOR_FORMAT_RGBA = 7,
    CU_EGL_COLOR_FORMAT_L = 8,
    CU_EGL_COLOR_FORMAT_R = 9,
    CU_EGL_COLOR_FORMAT_YUV444_PLANAR = 10,
    CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR = 11,
    CU_EGL_COLOR_FORMAT_YUYV_422 = 12,
    CU_EGL_COLOR_FORMAT_UYVY_422 = 13,
    CU_EGL_COLOR_FORMAT_ABGR = 14,
    CU_EGL_COLOR_FORMAT_BGRA = 15,
    CU_EGL_COLOR_FORMAT_A = 16,
    CU_EGL_COLOR_FORMAT_RG = 17,
    CU_EGL_COLOR_FORMAT_AYUV = 18,
    CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR = 19,
    CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR = 20,
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR = 21,
    CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR = 22,
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR = 23,
    CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR = 24,
    CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR = 25,
    CU_EGL_COLOR_FORMAT_VYUY_ER = 26,
    CU_EGL_COLOR_FORMAT_UYVY_ER = 27,
    CU_EGL_COLOR_FORMAT_YUYV_ER = 28,
    CU_EGL_COLOR_FORMAT_YVYU_ER = 29,
    CU_EGL_COLOR_FORMAT_YUV_ER = 30,
    CU_EGL_COLOR_FORMAT_YUVA_ER = 31,
    CU_EGL_COLOR_FORMAT_AYUV_ER = 32,
    CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER = 33,
    CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER = 34,
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER = 35,
    CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER = 36,
    CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER = 37,
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER = 38,
    CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER = 39,
    CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER = 40,
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER = 41,
    CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER = 42,
    CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER = 43,
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER = 44,
    CU_EGL_COLOR_FORMAT_BAYER_RGGB = 45,
    CU_EGL_COLOR_FORMAT_BAYER_BGGR = 46,
    CU_EGL_COLOR_FORMAT_BAYER_GRBG = 47,
    CU_EGL_COLOR_FORMAT_BAYER_GBRG = 48,
    CU_EGL_COLOR_FORMAT_BAYER10_RGGB = 49,
    CU_EGL_COLOR_FORMAT_BAYER10_BGGR = 50,
    CU_EGL_COLOR_FORMAT_BAYER10_GRBG = 51,
    CU_EGL_COLOR_FORMAT_BAYER10_GBRG = 52,
    CU_EGL_COLOR_FORMAT_BAYER12_RGGB = 53,
    CU_EGL_COLOR_FORMAT_BAYER12_BGGR = 54,
    CU_EGL_COLOR_FORMAT_BAYER12_GRBG = 55,
    CU_EGL_COLOR_FORMAT_BAYER12_GBRG = 56,
    CU_EGL_COLOR_FORMAT_BAYER14_RGGB = 57,
    CU_EGL_COLOR_FORMAT_BAYER14_BGGR = 58,
    CU_EGL_COLOR_FORMAT_BAYER14_GRBG = 59,
    CU_EGL_COLOR_FORMAT_BAYER14_GBRG = 60,
    CU_EGL_COLOR_FORMAT_BAYER20_RGGB = 61,
    CU_EGL_COLOR_FORMAT_BAYER20_BGGR = 62,
    CU_EGL_COLOR_FORMAT_BAYER20_GRBG = 63,
    CU_EGL_COLOR_FORMAT_BAYER20_GBRG = 64,
    CU_EGL_COLOR_FORMAT_YVU444_PLANAR = 65,
    CU_EGL_COLOR_FORMAT_YVU422_PLANAR = 66,
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR = 67,
    CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB = 68,
    CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR = 69,
    CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG = 70,
    CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG = 71,
    CU_EGL_COLOR_FORMAT_BAYER_BCCR = 72,
    CU_EGL_COLOR_FORMAT_BAYER_RCCB = 73,
    CU_EGL_COLOR_FORMAT_BAYER_CRBC = 74,
    CU_EGL_COLOR_FORMAT_BAYER_CBRC = 75,
    CU_EGL_COLOR_FORMAT_BAYER10_CCCC = 76,
    CU_EGL_COLOR_FORMAT_BAYER12_BCCR = 77,
    CU_EGL_COLOR_FORMAT_BAYER12_RCCB = 78,
    CU_EGL_COLOR_FORMAT_BAYER12_CRBC = 79,
    CU_EGL_COLOR_FORMAT_BAYER12_CBRC = 80,
    CU_EGL_COLOR_FORMAT_BAYER12_CCCC = 81,
    CU_EGL_COLOR_FORMAT_Y = 82,
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020 = 83,
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020 = 84,
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020 = 85,
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020 = 86,
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709 = 87,
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709 = 88,
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709 = 89,
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709 = 90,
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709 = 91,
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020 = 92,
    CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020 = 93,
    CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR = 94,
    CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709 = 95,
    CU_EGL_COLOR_FORMAT_Y_ER = 96,
    CU_EGL_COLOR_FORMAT_Y_709_ER = 97,
    CU_EGL_COLOR_FORMAT_Y10_ER = 98,
    CU_EGL_COLOR_FORMAT_Y10_709_ER = 99,
    CU_EGL_COLOR_FORMAT_Y12_ER = 100,
    CU_EGL_COLOR_FORMAT_Y12_709_ER = 101,
    CU_EGL_COLOR_FORMAT_YUVA = 102,
    CU_EGL_COLOR_FORMAT_YUV = 103,
    CU_EGL_COLOR_FORMAT_YVYU = 104,
    CU_EGL_COLOR_FORMAT_VYUY = 105,
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER = 106,
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER = 107,
    CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER = 108,
    CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER = 109,
    CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER = 110,
    CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER = 111,
    CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER = 112,
    CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER = 113,
    CU_EGL_COLOR_FORMAT_UYVY_709 = 114 "since CUDA 12.8",
    CU_EGL_COLOR_FORMAT_UYVY_709_ER = 115 "since CUDA 12.8",
    CU_EGL_COLOR_FORMAT_UYVY_2020 = 116 "since CUDA 12.8",
    CU_EGL_COLOR_FORMAT_MAX = 117,
}

/// `enum CUeglFrameType`, from `cudaEGL.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUeglFrameType(pub i32);

enumeration! {
    CUeglFrameType;
    CU_EGL_FRAME_TYPE_ARRAY = 0,
    CU_EGL_FRAME_TYPE_PITCH = 1,
}

/// `enum CUeglResourceLocationFlags`, from `cudaEGL.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUeglResourceLocationFlags(pub u32);

flag_set! {
    CUeglResourceLocationFlags;
    CU_EGL_RESOURCE_LOCATION_SYSMEM = 0,
    CU_EGL_RESOURCE_LOCATION_VIDMEM = 1,
}

/// `enum CUevent_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUevent_flags(pub u32);

flag_set! {
    CUevent_flags;
    CU_EVENT_DEFAULT = 0,
    CU_EVENT_BLOCKING_SYNC = 1,
    CU_EVENT_DISABLE_TIMING = 2,
    CU_EVENT_INTERPROCESS = 4,
}

/// `enum CUevent_record_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUevent_record_flags(pub u32);

flag_set! {
    CUevent_record_flags;
    CU_EVENT_RECORD_DEFAULT = 0,
    CU_EVENT_RECORD_EXTERNAL = 1,
}

/// `enum CUevent_sched_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUevent_sched_flags(pub u32);

flag_set! {
    CUevent_sched_flags;
    CU_EVENT_SCHED_AUTO = 0,
    CU_EVENT_SCHED_SPIN = 1,
    CU_EVENT_SCHED_YIELD = 2,
    CU_EVENT_SCHED_BLOCKING_SYNC = 4,
}

/// `enum CUevent_wait_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUevent_wait_flags(pub u32);

flag_set! {
    CUevent_wait_flags;
    CU_EVENT_WAIT_DEFAULT = 0,
    CU_EVENT_WAIT_EXTERNAL = 1,
}

/// `enum CUexecAffinityType`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUexecAffinityType(pub i32);

enumeration! {
    CUexecAffinityType;
    CU_EXEC_AFFINITY_TYPE_SM_COUNT = 0,
    CU_EXEC_AFFINITY_TYPE_MAX = 1,
}

/// `enum CUexternalMemoryHandleType`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUexternalMemoryHandleType(pub i32);

enumeration! {
    CUexternalMemoryHandleType;
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD = 1,
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32 = 2,
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3,
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP = 4,
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE = 5,
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE = 6,
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT = 7,
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF = 8,
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD = 9 "since CUDA 13.0",
}

/// `enum CUexternalSemaphoreHandleType`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUexternalSemaphoreHandleType(pub i32);

enumeration! {
    CUexternalSemaphoreHandleType;
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD = 1,
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32 = 2,
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3,
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE = 4,
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE = 5,
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC = 6,
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX = 7,
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT = 8,
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD = 9,
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32 = 10,
}

/// `enum CUfilter_mode`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUfilter_mode(pub i32);

enumeration! {
    CUfilter_mode;
    CU_TR_FILTER_MODE_POINT = 0,
    CU_TR_FILTER_MODE_LINEAR = 1,
}

/// `enum CUflushGPUDirectRDMAWritesOptions`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUflushGPUDirectRDMAWritesOptions(pub u32);

flag_set! {
    CUflushGPUDirectRDMAWritesOptions;
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST = 1,
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS = 2,
}

/// `enum CUflushGPUDirectRDMAWritesScope`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUflushGPUDirectRDMAWritesScope(pub i32);

enumeration! {
    CUflushGPUDirectRDMAWritesScope;
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER = 100,
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES = 200,
}

/// `enum CUflushGPUDirectRDMAWritesTarget`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUflushGPUDirectRDMAWritesTarget(pub i32);

enumeration! {
    CUflushGPUDirectRDMAWritesTarget;
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX = 0,
}

/// `enum CUfunc_cache`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUfunc_cache(pub i32);

enumeration! {
    CUfunc_cache;
    CU_FUNC_CACHE_PREFER_NONE = 0,
    CU_FUNC_CACHE_PREFER_SHARED = 1,
    CU_FUNC_CACHE_PREFER_L1 = 2,
    CU_FUNC_CACHE_PREFER_EQUAL = 3,
}

/// `enum CUfunctionLoadingState`, from `cuda.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUfunctionLoadingState(pub i32);

enumeration! {
    CUfunctionLoadingState;
    CU_FUNCTION_LOADING_STATE_UNLOADED = 0,
    CU_FUNCTION_LOADING_STATE_LOADED = 1,
    CU_FUNCTION_LOADING_STATE_MAX = 2,
}

/// `enum CUgraphChildGraphNodeOwnership`, from `cuda.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUgraphChildGraphNodeOwnership(pub i32);

enumeration! {
    CUgraphChildGraphNodeOwnership;
    CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE = 0,
    CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE = 1,
    CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID = - 1 "since CUDA 13.2",
}

/// `enum CUgraphConditionalNodeType`, from `cuda.h`, since CUDA 12.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUgraphConditionalNodeType(pub i32);

enumeration! {
    CUgraphConditionalNodeType;
    CU_GRAPH_COND_TYPE_IF = 0,
    CU_GRAPH_COND_TYPE_WHILE = 1,
    CU_GRAPH_COND_TYPE_SWITCH = 2 "since CUDA 12.8",
}

/// `enum CUgraphDebugDot_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUgraphDebugDot_flags(pub u32);

flag_set! {
    CUgraphDebugDot_flags;
    CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE = 1,
    CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES = 2,
    CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS = 4,
    CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS = 8,
    CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS = 0x10,
    CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS = 0x20,
    CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS = 0x40,
    CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS = 0x80,
    CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS = 0x100,
    CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES = 0x200,
    CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES = 0x400,
    CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS = 0x800,
    CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS = 0x1000,
    CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS = 0x2000,
    CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO = 0x4000,
    CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS = 0x8000 "since CUDA 12.3",
    CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS = 0x10000 "since CUDA 13.5",
    CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS = 0x20000 "since CUDA 13.5",
}

/// `enum CUgraphDependencyType`, from `cuda.h`, since CUDA 12.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUgraphDependencyType(pub i32);

enumeration! {
    CUgraphDependencyType;
    CU_GRAPH_DEPENDENCY_TYPE_DEFAULT = 0,
    CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC = 1,
}

/// `enum CUgraphExecUpdateResult`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUgraphExecUpdateResult(pub i32);

enumeration! {
    CUgraphExecUpdateResult;
    CU_GRAPH_EXEC_UPDATE_SUCCESS = 0,
    CU_GRAPH_EXEC_UPDATE_ERROR = 1,
    CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED = 2,
    CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED = 3,
    CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED = 4,
    CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED = 5,
    CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED = 6,
    CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE = 7,
    CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED = 8,
}

/// `enum CUgraphInstantiateResult`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUgraphInstantiateResult(pub i32);

enumeration! {
    CUgraphInstantiateResult;
    CUDA_GRAPH_INSTANTIATE_SUCCESS = 0,
    CUDA_GRAPH_INSTANTIATE_ERROR = 1,
    CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE = 2,
    CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED = 3,
    CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED = 4,
    CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED = 5 "since CUDA 12.8",
}

/// `enum CUgraphInstantiate_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUgraphInstantiate_flags(pub u32);

flag_set! {
    CUgraphInstantiate_flags;
    CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH = 1,
    CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD = 2,
    CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH = 4,
    CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY = 8,
}

/// `enum CUgraphMem_attribute`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUgraphMem_attribute(pub i32);

enumeration! {
    CUgraphMem_attribute;
    CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT = 0,
    CU_GRAPH_MEM_ATTR_USED_MEM_HIGH = 1,
    CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT = 2,
    CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH = 3,
}

/// `enum CUgraphNodeType`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUgraphNodeType(pub i32);

enumeration! {
    CUgraphNodeType;
    CU_GRAPH_NODE_TYPE_KERNEL = 0,
    CU_GRAPH_NODE_TYPE_MEMCPY = 1,
    CU_GRAPH_NODE_TYPE_MEMSET = 2,
    CU_GRAPH_NODE_TYPE_HOST = 3,
    CU_GRAPH_NODE_TYPE_GRAPH = 4,
    CU_GRAPH_NODE_TYPE_EMPTY = 5,
    CU_GRAPH_NODE_TYPE_WAIT_EVENT = 6,
    CU_GRAPH_NODE_TYPE_EVENT_RECORD = 7,
    CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL = 8,
    CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT = 9,
    CU_GRAPH_NODE_TYPE_MEM_ALLOC = 10,
    CU_GRAPH_NODE_TYPE_MEM_FREE = 11,
    CU_GRAPH_NODE_TYPE_BATCH_MEM_OP = 12,
    CU_GRAPH_NODE_TYPE_CONDITIONAL = 13 "since CUDA 12.3",
    CU_GRAPH_NODE_TYPE_MEMCPY_BATCH = 14 "since CUDA 13.5",
    CU_GRAPH_NODE_TYPE_RESERVED_16 = 16 "since CUDA 13.3",
    CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE = 17 "since CUDA 13.5",
    CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH = 18 "since CUDA 13.5",
}

/// `enum CUgraphicsMapResourceFlags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUgraphicsMapResourceFlags(pub u32);

flag_set! {
    CUgraphicsMapResourceFlags;
    CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE = 0,
    CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY = 1,
    CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2,
}

/// `enum CUgraphicsRegisterFlags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUgraphicsRegisterFlags(pub u32);

flag_set! {
    CUgraphicsRegisterFlags;
    CU_GRAPHICS_REGISTER_FLAGS_NONE = 0,
    CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY = 1,
    CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD = 2,
    CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST = 4,
    CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER = 8,
}

/// `enum CUgreenCtxCreate_flags`, from `cuda.h`, since CUDA 12.4.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUgreenCtxCreate_flags(pub u32);

flag_set! {
    CUgreenCtxCreate_flags;
    CU_GREEN_CTX_NONE = 0 "since CUDA 13.3",
    CU_GREEN_CTX_DEFAULT_STREAM = 1,
}

/// `enum CUipcMem_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUipcMem_flags(pub u32);

flag_set! {
    CUipcMem_flags;
    CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS = 1,
}

/// `enum CUjitInputType`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUjitInputType(pub i32);

enumeration! {
    CUjitInputType;
    CU_JIT_INPUT_CUBIN = 0,
    CU_JIT_INPUT_PTX = 1,
    CU_JIT_INPUT_FATBINARY = 2,
    CU_JIT_INPUT_OBJECT = 3,
    CU_JIT_INPUT_LIBRARY = 4,
    CU_JIT_INPUT_NVVM = 5 "since at least CUDA 12.0, deprecated",
    CU_JIT_NUM_INPUT_TYPES = 6,
}

/// `enum CUjit_cacheMode`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUjit_cacheMode(pub i32);

enumeration! {
    CUjit_cacheMode;
    CU_JIT_CACHE_OPTION_NONE = 0,
    CU_JIT_CACHE_OPTION_CG = 1,
    CU_JIT_CACHE_OPTION_CA = 2,
}

/// `enum CUjit_fallback`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUjit_fallback(pub i32);

enumeration! {
    CUjit_fallback;
    CU_PREFER_PTX = 0,
    CU_PREFER_BINARY = 1,
}

/// `enum CUjit_target`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUjit_target(pub i32);

enumeration! {
    CUjit_target;
    CU_TARGET_COMPUTE_30 = 30,
    CU_TARGET_COMPUTE_32 = 32,
    CU_TARGET_COMPUTE_35 = 35,
    CU_TARGET_COMPUTE_37 = 37,
    CU_TARGET_COMPUTE_50 = 50,
    CU_TARGET_COMPUTE_52 = 52,
    CU_TARGET_COMPUTE_53 = 53,
    CU_TARGET_COMPUTE_60 = 60,
    CU_TARGET_COMPUTE_61 = 61,
    CU_TARGET_COMPUTE_62 = 62,
    CU_TARGET_COMPUTE_70 = 70,
    CU_TARGET_COMPUTE_72 = 72,
    CU_TARGET_COMPUTE_75 = 75,
    CU_TARGET_COMPUTE_80 = 80,
    CU_TARGET_COMPUTE_86 = 86,
    CU_TARGET_COMPUTE_87 = 87,
    CU_TARGET_COMPUTE_89 = 89,
    CU_TARGET_COMPUTE_90 = 90,
    CU_TARGET_COMPUTE_100 = 100 "since CUDA 12.8",
    CU_TARGET_COMPUTE_101 = 101 "since CUDA 12.8, until CUDA 12.9",
    CU_TARGET_COMPUTE_110 = 110 "since CUDA 13.0",
    CU_TARGET_COMPUTE_103 = 103 "since CUDA 12.9",
    CU_TARGET_COMPUTE_107 = 107 "since CUDA 13.4",
    CU_TARGET_COMPUTE_120 = 120 "since CUDA 12.8",
    CU_TARGET_COMPUTE_121 = 121 "since CUDA 12.9",
    CU_TARGET_COMPUTE_90A = 65626,
    CU_TARGET_COMPUTE_100A = 65636 "since CUDA 12.8",
    CU_TARGET_COMPUTE_101A = 65637 "since CUDA 12.8, until CUDA 12.9",
    CU_TARGET_COMPUTE_110A = 65646 "since CUDA 13.0",
    CU_TARGET_COMPUTE_103A = 65639 "since CUDA 12.9",
    CU_TARGET_COMPUTE_107A = 65643 "since CUDA 13.4",
    CU_TARGET_COMPUTE_120A = 65656 "since CUDA 12.8",
    CU_TARGET_COMPUTE_121A = 65657 "since CUDA 12.9",
    CU_TARGET_COMPUTE_100F = 131172 "since CUDA 12.9",
    CU_TARGET_COMPUTE_101F = 131173 "only in CUDA 12.9",
    CU_TARGET_COMPUTE_110F = 131182 "since CUDA 13.0",
    CU_TARGET_COMPUTE_103F = 131175 "since CUDA 12.9",
    CU_TARGET_COMPUTE_107F = 131179 "since CUDA 13.4",
    CU_TARGET_COMPUTE_120F = 131192 "since CUDA 12.9",
    CU_TARGET_COMPUTE_121F = 131193 "since CUDA 12.9",
}

/// `enum CUlaunchAttributeID`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUlaunchAttributeID(pub i32);

enumeration! {
    CUlaunchAttributeID;
    CU_LAUNCH_ATTRIBUTE_IGNORE = 0,
    CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW = 1,
    CU_LAUNCH_ATTRIBUTE_COOPERATIVE = 2,
    CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY = 3,
    CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION = 4,
    CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 5,
    CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION = 6,
    CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT = 7,
    CU_LAUNCH_ATTRIBUTE_PRIORITY = 8,
    CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = 9,
    CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN = 10,
    CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION = 11 "since CUDA 12.8",
    CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT = 12 "since CUDA 12.3",
    CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE = 13 "since CUDA 12.4",
    CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 14 "since CUDA 12.5",
    CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING = 16 "since CUDA 13.0",
    CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE = 17 "since CUDA 13.2",
    CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE = 18 "since CUDA 13.2",
}

/// `enum CUlaunchMemSyncDomain`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUlaunchMemSyncDomain(pub i32);

enumeration! {
    CUlaunchMemSyncDomain;
    CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT = 0,
    CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE = 1,
}

/// `enum CUlibraryOption`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUlibraryOption(pub i32);

enumeration! {
    CUlibraryOption;
    CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE = 0,
    CU_LIBRARY_BINARY_IS_PRESERVED = 1,
    CU_LIBRARY_NUM_OPTIONS = 2,
}

/// `enum CUlogLevel`, from `cuda.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUlogLevel(pub i32);

enumeration! {
    CUlogLevel;
    CU_LOG_LEVEL_ERROR = 0,
    CU_LOG_LEVEL_WARNING = 1,
}

/// `enum CUmemAccess_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUmemAccess_flags(pub u32);

flag_set! {
    CUmemAccess_flags;
    CU_MEM_ACCESS_FLAGS_PROT_NONE = 0,
    CU_MEM_ACCESS_FLAGS_PROT_READ = 1,
    CU_MEM_ACCESS_FLAGS_PROT_READWRITE = 3,
    CU_MEM_ACCESS_FLAGS_PROT_MAX = 0x7fffffff,
}

/// `enum CUmemAllocationCompType`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUmemAllocationCompType(pub i32);

enumeration! {
    CUmemAllocationCompType;
    CU_MEM_ALLOCATION_COMP_NONE = 0,
    CU_MEM_ALLOCATION_COMP_GENERIC = 1,
}

/// `enum CUmemAllocationGranularity_flags`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUmemAllocationGranularity_flags(pub i32);

enumeration! {
    CUmemAllocationGranularity_flags;
    CU_MEM_ALLOC_GRANULARITY_MINIMUM = 0,
    CU_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1,
}

/// `enum CUmemAllocationHandleType`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUmemAllocationHandleType(pub u32);

flag_set! {
    CUmemAllocationHandleType;
    CU_MEM_HANDLE_TYPE_NONE = 0,
    CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR = 1,
    CU_MEM_HANDLE_TYPE_WIN32 = 2,
    CU_MEM_HANDLE_TYPE_WIN32_KMT = 4,
    CU_MEM_HANDLE_TYPE_FABRIC = 8 "since CUDA 12.3",
    CU_MEM_HANDLE_TYPE_MAX = 0x7fffffff,
}

/// `enum CUmemAllocationType`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUmemAllocationType(pub i32);

enumeration! {
    CUmemAllocationType;
    CU_MEM_ALLOCATION_TYPE_INVALID = 0,
    CU_MEM_ALLOCATION_TYPE_PINNED = 1,
    CU_MEM_ALLOCATION_TYPE_MANAGED = 2 "since CUDA 13.0",
    CU_MEM_ALLOCATION_TYPE_MAX = 2147483647,
}

/// `enum CUmemAttach_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUmemAttach_flags(pub u32);

flag_set! {
    CUmemAttach_flags;
    CU_MEM_ATTACH_GLOBAL = 1,
    CU_MEM_ATTACH_HOST = 2,
    CU_MEM_ATTACH_SINGLE = 4,
}

/// `enum CUmemDecompressAlgorithm`, from `cuda.h`, since CUDA 12.8.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUmemDecompressAlgorithm(pub u32);

flag_set! {
    CUmemDecompressAlgorithm;
    CU_MEM_DECOMPRESS_UNSUPPORTED = 0,
    CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE = 1,
    CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY = 2,
    CU_MEM_DECOMPRESS_ALGORITHM_LZ4 = 4 "since CUDA 12.9",
}

/// `enum CUmemHandleType`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUmemHandleType(pub i32);

enumeration! {
    CUmemHandleType;
    CU_MEM_HANDLE_TYPE_GENERIC = 0,
}

/// `enum CUmemLocationType`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUmemLocationType(pub i32);

enumeration! {
    CUmemLocationType;
    CU_MEM_LOCATION_TYPE_INVALID = 0,
    CU_MEM_LOCATION_TYPE_NONE = 0 "since CUDA 13.0",
    CU_MEM_LOCATION_TYPE_DEVICE = 1,
    CU_MEM_LOCATION_TYPE_HOST = 2 "since CUDA 12.2",
    CU_MEM_LOCATION_TYPE_HOST_NUMA = 3 "since CUDA 12.2",
    CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = 4 "since CUDA 12.2",
    CU_MEM_LOCATION_TYPE_INVISIBLE = 5 "since CUDA 13.2",
    CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN = 6 "since CUDA 13.4",
    CU_MEM_LOCATION_TYPE_MAX = 2147483647,
}

/// `enum CUmemOperationType`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUmemOperationType(pub i32);

enumeration! {
    CUmemOperationType;
    CU_MEM_OPERATION_TYPE_MAP = 1,
    CU_MEM_OPERATION_TYPE_UNMAP = 2,
}

/// `enum CUmemPool_attribute`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUmemPool_attribute(pub i32);

enumeration! {
    CUmemPool_attribute;
    CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES = 1,
    CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC = 2,
    CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES = 3,
    CU_MEMPOOL_ATTR_RELEASE_THRESHOLD = 4,
    CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT = 5,
    CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH = 6,
    CU_MEMPOOL_ATTR_USED_MEM_CURRENT = 7,
    CU_MEMPOOL_ATTR_USED_MEM_HIGH = 8,
    CU_MEMPOOL_ATTR_ALLOCATION_TYPE = 9 "since CUDA 13.2",
    CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES = 10 "since CUDA 13.2",
    CU_MEMPOOL_ATTR_LOCATION_ID = 11 "since CUDA 13.2",
    CU_MEMPOOL_ATTR_LOCATION_TYPE = 12 "since CUDA 13.2",
    CU_MEMPOOL_ATTR_MAX_POOL_SIZE = 13 "since CUDA 13.2",
    CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED = 14 "since CUDA 13.2",
    CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID = 15 "since CUDA 13.4",
}

/// `enum CUmemRangeFlags`, from `cuda.h`, since CUDA 12.8.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUmemRangeFlags(pub u32);

flag_set! {
    CUmemRangeFlags;
    CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE = 1,
}

/// `enum CUmemRangeHandleType`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUmemRangeHandleType(pub i32);

enumeration! {
    CUmemRangeHandleType;
    CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD = 1,
    CU_MEM_RANGE_HANDLE_TYPE_MAX = 2147483647,
}

/// `enum CUmem_advise`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUmem_advise(pub i32);

enumeration! {
    CUmem_advise;
    CU_MEM_ADVISE_SET_READ_MOSTLY = 1,
    CU_MEM_ADVISE_UNSET_READ_MOSTLY = 2,
    CU_MEM_ADVISE_SET_PREFERRED_LOCATION = 3,
    CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION = 4,
    CU_MEM_ADVISE_SET_ACCESSED_BY = 5,
    CU_MEM_ADVISE_UNSET_ACCESSED_BY = 6,
}

/// `enum CUmem_range_attribute`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUmem_range_attribute(pub i32);

enumeration! {
    CUmem_range_attribute;
    CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY = 1,
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION = 2,
    CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY = 3,
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION = 4,
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE = 5 "since CUDA 12.2",
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID = 6 "since CUDA 12.2",
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE = 7 "since CUDA 12.2",
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID = 8 "since CUDA 12.2",
}

/// `enum CUmemcpy3DOperandType`, from `cuda.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUmemcpy3DOperandType(pub i32);

enumeration! {
    CUmemcpy3DOperandType;
    CU_MEMCPY_OPERAND_TYPE_POINTER = 1,
    CU_MEMCPY_OPERAND_TYPE_ARRAY = 2,
    CU_MEMCPY_OPERAND_TYPE_MAX = 2147483647,
}

/// `enum CUmemcpyFlags`, from `cuda.h`, since CUDA 12.8.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUmemcpyFlags(pub u32);

flag_set! {
    CUmemcpyFlags;
    CU_MEMCPY_FLAG_DEFAULT = 0,
    CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE = 1,
}

/// `enum CUmemcpySrcAccessOrder`, from `cuda.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUmemcpySrcAccessOrder(pub i32);

enumeration! {
    CUmemcpySrcAccessOrder;
    CU_MEMCPY_SRC_ACCESS_ORDER_INVALID = 0,
    CU_MEMCPY_SRC_ACCESS_ORDER_STREAM = 1,
    CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL = 2,
    CU_MEMCPY_SRC_ACCESS_ORDER_ANY = 3,
    CU_MEMCPY_SRC_ACCESS_ORDER_MAX = 2147483647,
}

/// `enum CUmemorytype`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUmemorytype(pub i32);

enumeration! {
    CUmemorytype;
    CU_MEMORYTYPE_HOST = 1,
    CU_MEMORYTYPE_DEVICE = 2,
    CU_MEMORYTYPE_ARRAY = 3,
    CU_MEMORYTYPE_UNIFIED = 4,
}

/// `enum CUmoduleLoadingMode`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUmoduleLoadingMode(pub i32);

enumeration! {
    CUmoduleLoadingMode;
    CU_MODULE_EAGER_LOADING = 1,
    CU_MODULE_LAZY_LOADING = 2,
}

/// `enum CUmulticastGranularity_flags`, from `cuda.h`, since CUDA 12.1.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUmulticastGranularity_flags(pub i32);

enumeration! {
    CUmulticastGranularity_flags;
    CU_MULTICAST_GRANULARITY_MINIMUM = 0,
    CU_MULTICAST_GRANULARITY_RECOMMENDED = 1,
}

/// `enum CUoccupancy_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUoccupancy_flags(pub u32);

flag_set! {
    CUoccupancy_flags;
    CU_OCCUPANCY_DEFAULT = 0,
    CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE = 1,
}

/// `enum CUoutput_mode`, from `cudaProfiler.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUoutput_mode(pub i32);

enumeration! {
    CUoutput_mode;
    CU_OUT_KEY_VALUE_PAIR = 0,
    CU_OUT_CSV = 1,
}

/// `enum CUpointer_attribute`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUpointer_attribute(pub i32);

enumeration! {
    CUpointer_attribute;
    CU_POINTER_ATTRIBUTE_CONTEXT = 1,
    CU_POINTER_ATTRIBUTE_MEMORY_TYPE = 2,
    CU_POINTER_ATTRIBUTE_DEVICE_POINTER = 3,
    CU_POINTER_ATTRIBUTE_HOST_POINTER = 4,
    CU_POINTER_ATTRIBUTE_P2P_TOKENS = 5,
    CU_POINTER_ATTRIBUTE_SYNC_MEMOPS = 6,
    CU_POINTER_ATTRIBUTE_BUFFER_ID = 7,
    CU_POINTER_ATTRIBUTE_IS_MANAGED = 8,
    CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9,
    CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE = 10,
    CU_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11,
    CU_POINTER_ATTRIBUTE_RANGE_SIZE = 12,
    CU_POINTER_ATTRIBUTE_MAPPED = 13,
    CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES = 14,
    CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE = 15,
    CU_POINTER_ATTRIBUTE_ACCESS_FLAGS = 16,
    CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = 17,
    CU_POINTER_ATTRIBUTE_MAPPING_SIZE = 18,
    CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR = 19,
    CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID = 20,
    CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE = 21 "since CUDA 12.8",
    CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL = 22 "since CUDA 13.4",
}

/// `enum CUprocessState`, from `cuda.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUprocessState(pub i32);

enumeration! {
    CUprocessState;
    CU_PROCESS_STATE_RUNNING = 0,
    CU_PROCESS_STATE_LOCKED = 1,
    CU_PROCESS_STATE_CHECKPOINTED = 2,
    CU_PROCESS_STATE_FAILED = 3,
    CU_PROCESS_STATE_CHECKPOINTING = 4 "since CUDA 13.4",
    CU_PROCESS_STATE_RESTORING = 5 "since CUDA 13.4",
}

/// `enum CUresourceViewFormat`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUresourceViewFormat(pub i32);

enumeration! {
    CUresourceViewFormat;
    CU_RES_VIEW_FORMAT_NONE = 0,
    CU_RES_VIEW_FORMAT_UINT_1X8 = 1,
    CU_RES_VIEW_FORMAT_UINT_2X8 = 2,
    CU_RES_VIEW_FORMAT_UINT_4X8 = 3,
    CU_RES_VIEW_FORMAT_SINT_1X8 = 4,
    CU_RES_VIEW_FORMAT_SINT_2X8 = 5,
    CU_RES_VIEW_FORMAT_SINT_4X8 = 6,
    CU_RES_VIEW_FORMAT_UINT_1X16 = 7,
    CU_RES_VIEW_FORMAT_UINT_2X16 = 8,
    CU_RES_VIEW_FORMAT_UINT_4X16 = 9,
    CU_RES_VIEW_FORMAT_SINT_1X16 = 10,
    CU_RES_VIEW_FORMAT_SINT_2X16 = 11,
    CU_RES_VIEW_FORMAT_SINT_4X16 = 12,
    CU_RES_VIEW_FORMAT_UINT_1X32 = 13,
    CU_RES_VIEW_FORMAT_UINT_2X32 = 14,
    CU_RES_VIEW_FORMAT_UINT_4X32 = 15,
    CU_RES_VIEW_FORMAT_SINT_1X32 = 16,
    CU_RES_VIEW_FORMAT_SINT_2X32 = 17,
    CU_RES_VIEW_FORMAT_SINT_4X32 = 18,
    CU_RES_VIEW_FORMAT_FLOAT_1X16 = 19,
    CU_RES_VIEW_FORMAT_FLOAT_2X16 = 20,
    CU_RES_VIEW_FORMAT_FLOAT_4X16 = 21,
    CU_RES_VIEW_FORMAT_FLOAT_1X32 = 22,
    CU_RES_VIEW_FORMAT_FLOAT_2X32 = 23,
    CU_RES_VIEW_FORMAT_FLOAT_4X32 = 24,
    CU_RES_VIEW_FORMAT_UNSIGNED_BC1 = 25,
    CU_RES_VIEW_FORMAT_UNSIGNED_BC2 = 26,
    CU_RES_VIEW_FORMAT_UNSIGNED_BC3 = 27,
    CU_RES_VIEW_FORMAT_UNSIGNED_BC4 = 28,
    CU_RES_VIEW_FORMAT_SIGNED_BC4 = 29,
    CU_RES_VIEW_FORMAT_UNSIGNED_BC5 = 30,
    CU_RES_VIEW_FORMAT_SIGNED_BC5 = 31,
    CU_RES_VIEW_FORMAT_UNSIGNED_BC6H = 32,
    CU_RES_VIEW_FORMAT_SIGNED_BC6H = 33,
    CU_RES_VIEW_FORMAT_UNSIGNED_BC7 = 34,
}

/// `enum CUresourcetype`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUresourcetype(pub i32);

enumeration! {
    CUresourcetype;
    CU_RESOURCE_TYPE_ARRAY = 0,
    CU_RESOURCE_TYPE_MIPMAPPED_ARRAY = 1,
    CU_RESOURCE_TYPE_LINEAR = 2,
    CU_RESOURCE_TYPE_PITCH2D = 3,
}

/// `enum CUresult`, from `cuda.h`, since at least CUDA 12.0.
///
/// The result codes of CUDA driver API.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUresult(pub i32);

enumeration! {
    status CUresult;
    CUDA_SUCCESS = 0,
    CUDA_ERROR_INVALID_VALUE = 1,
    CUDA_ERROR_OUT_OF_MEMORY = 2,
    CUDA_ERROR_NOT_INITIALIZED = 3,
    CUDA_ERROR_DEINITIALIZED = 4,
    CUDA_ERROR_PROFILER_DISABLED = 5,
    CUDA_ERROR_PROFILER_NOT_INITIALIZED = 6 "since at least CUDA 12.0, deprecated",
    CUDA_ERROR_PROFILER_ALREADY_STARTED = 7 "since at least CUDA 12.0, deprecated",
    CUDA_ERROR_PROFILER_ALREADY_STOPPED = 8 "since at least CUDA 12.0, deprecated",
    CUDA_ERROR_STUB_LIBRARY = 34,
    CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER = 36 "since CUDA 13.0",
    CUDA_ERROR_DEVICE_UNAVAILABLE = 46,
    CUDA_ERROR_MULTICAST_RESOURCE_FULL = 47 "since CUDA 13.4",
    CUDA_ERROR_NO_DEVICE = 100,
    CUDA_ERROR_INVALID_DEVICE = 101,
    CUDA_ERROR_DEVICE_NOT_LICENSED = 102,
    CUDA_ERROR_INVALID_IMAGE = 200,
    CUDA_ERROR_INVALID_CONTEXT = 201,
    CUDA_ERROR_CONTEXT_ALREADY_CURRENT = 202 "since at least CUDA 12.0, deprecated",
    CUDA_ERROR_MAP_FAILED = 205,
    CUDA_ERROR_UNMAP_FAILED = 206,
    CUDA_ERROR_ARRAY_IS_MAPPED = 207,
    CUDA_ERROR_ALREADY_MAPPED = 208,
    CUDA_ERROR_NO_BINARY_FOR_GPU = 209,
    CUDA_ERROR_ALREADY_ACQUIRED = 210,
    CUDA_ERROR_NOT_MAPPED = 211,
    CUDA_ERROR_NOT_MAPPED_AS_ARRAY = 212,
    CUDA_ERROR_NOT_MAPPED_AS_POINTER = 213,
    CUDA_ERROR_ECC_UNCORRECTABLE = 214,
    CUDA_ERROR_UNSUPPORTED_LIMIT = 215,
    CUDA_ERROR_CONTEXT_ALREADY_IN_USE = 216,
    CUDA_ERROR_PEER_ACCESS_UNSUPPORTED = 217,
    CUDA_ERROR_INVALID_PTX = 218,
    CUDA_ERROR_INVALID_GRAPHICS_CONTEXT = 219,
    CUDA_ERROR_NVLINK_UNCORRECTABLE = 220,
    CUDA_ERROR_JIT_COMPILER_NOT_FOUND = 221,
    CUDA_ERROR_UNSUPPORTED_PTX_VERSION = 222,
    CUDA_ERROR_JIT_COMPILATION_DISABLED = 223,
    CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY = 224,
    CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC = 225 "since CUDA 12.1",
    CUDA_ERROR_CONTAINED = 226 "since CUDA 12.8",
    CUDA_ERROR_INSUFFICIENT_LOADER_VERSION = 227 "since CUDA 13.4",
    CUDA_ERROR_INVALID_SOURCE = 300,
    CUDA_ERROR_FILE_NOT_FOUND = 301,
    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND = 302,
    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED = 303,
    CUDA_ERROR_OPERATING_SYSTEM = 304,
    CUDA_ERROR_INVALID_HANDLE = 400,
    CUDA_ERROR_ILLEGAL_STATE = 401,
    CUDA_ERROR_LOSSY_QUERY = 402 "since CUDA 12.3",
    CUDA_ERROR_NOT_FOUND = 500,
    CUDA_ERROR_NOT_READY = 600,
    CUDA_ERROR_ILLEGAL_ADDRESS = 700,
    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES = 701,
    CUDA_ERROR_LAUNCH_TIMEOUT = 702,
    CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING = 703,
    CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704,
    CUDA_ERROR_PEER_ACCESS_NOT_ENABLED = 705,
    CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE = 708,
    CUDA_ERROR_CONTEXT_IS_DESTROYED = 709,
    CUDA_ERROR_ASSERT = 710,
    CUDA_ERROR_TOO_MANY_PEERS = 711,
    CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED = 712,
    CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED = 713,
    CUDA_ERROR_HARDWARE_STACK_ERROR = 714,
    CUDA_ERROR_ILLEGAL_INSTRUCTION = 715,
    CUDA_ERROR_MISALIGNED_ADDRESS = 716,
    CUDA_ERROR_INVALID_ADDRESS_SPACE = 717,
    CUDA_ERROR_INVALID_PC = 718,
    CUDA_ERROR_LAUNCH_FAILED = 719,
    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE = 720,
    CUDA_ERROR_TENSOR_MEMORY_LEAK = 721 "since CUDA 12.8",
    CUDA_ERROR_NOT_PERMITTED = 800,
    CUDA_ERROR_NOT_SUPPORTED = 801,
    CUDA_ERROR_SYSTEM_NOT_READY = 802,
    CUDA_ERROR_SYSTEM_DRIVER_MISMATCH = 803,
    CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE = 804,
    CUDA_ERROR_MPS_CONNECTION_FAILED = 805,
    CUDA_ERROR_MPS_RPC_FAILURE = 806,
    CUDA_ERROR_MPS_SERVER_NOT_READY = 807,
    CUDA_ERROR_MPS_MAX_CLIENTS_REACHED = 808,
    CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED = 809,
    CUDA_ERROR_MPS_CLIENT_TERMINATED = 810,
    CUDA_ERROR_CDP_NOT_SUPPORTED = 811,
    CUDA_ERROR_CDP_VERSION_MISMATCH = 812,
    CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED = 900,
    CUDA_ERROR_STREAM_CAPTURE_INVALIDATED = 901,
    CUDA_ERROR_STREAM_CAPTURE_MERGE = 902,
    CUDA_ERROR_STREAM_CAPTURE_UNMATCHED = 903,
    CUDA_ERROR_STREAM_CAPTURE_UNJOINED = 904,
    CUDA_ERROR_STREAM_CAPTURE_ISOLATION = 905,
    CUDA_ERROR_STREAM_CAPTURE_IMPLICIT = 906,
    CUDA_ERROR_CAPTURED_EVENT = 907,
    CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD = 908,
    CUDA_ERROR_TIMEOUT = 909,
    CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE = 910,
    CUDA_ERROR_EXTERNAL_DEVICE = 911,
    CUDA_ERROR_INVALID_CLUSTER_SIZE = 912,
    CUDA_ERROR_FUNCTION_NOT_LOADED = 913 "since CUDA 12.4",
    CUDA_ERROR_INVALID_RESOURCE_TYPE = 914 "since CUDA 12.4",
    CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION = 915 "since CUDA 12.4",
    CUDA_ERROR_KEY_ROTATION = 916 "since CUDA 12.8",
    CUDA_ERROR_STREAM_DETACHED = 917 "since CUDA 13.1",
    CUDA_ERROR_GRAPH_RECAPTURE_FAILURE = 918 "since CUDA 13.3",
    CUDA_ERROR_FABRIC_NOT_READY = 919 "since CUDA 13.4",
    CUDA_ERROR_UNKNOWN = 999,
}

impl Status for CUresult {
    const SUCCESS: Self = Self::CUDA_SUCCESS;
    const MISSING_LIBRARY: Self = Self::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED;
    const MISSING_SYMBOL: Self = Self::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND;
    const INVALID_ARGUMENT: Self = Self::CUDA_ERROR_INVALID_VALUE;
    const STUB_LIBRARY: Option<Self> = Some(Self::CUDA_ERROR_STUB_LIBRARY);
    const IN_CHILD: Option<Self> = Some(Self::CUDA_ERROR_NOT_INITIALIZED);
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
            support::text(words)
        }
    }
}

status!(CUresult);

/// `enum CUshared_carveout`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUshared_carveout(pub i32);

enumeration! {
    CUshared_carveout;
    CU_SHAREDMEM_CARVEOUT_DEFAULT = - 1,
    CU_SHAREDMEM_CARVEOUT_MAX_SHARED = 100,
    CU_SHAREDMEM_CARVEOUT_MAX_L1 = 0,
}

/// `enum CUsharedconfig`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUsharedconfig(pub i32);

enumeration! {
    CUsharedconfig;
    CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE = 0,
    CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE = 1,
    CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE = 2,
}

/// `enum CUstreamBatchMemOpType`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUstreamBatchMemOpType(pub i32);

enumeration! {
    CUstreamBatchMemOpType;
    CU_STREAM_MEM_OP_WAIT_VALUE_32 = 1,
    CU_STREAM_MEM_OP_WRITE_VALUE_32 = 2,
    CU_STREAM_MEM_OP_WAIT_VALUE_64 = 4,
    CU_STREAM_MEM_OP_WRITE_VALUE_64 = 5,
    CU_STREAM_MEM_OP_BARRIER = 6,
    CU_STREAM_MEM_OP_ATOMIC_REDUCTION = 8 "since CUDA 13.1",
    CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES = 3,
}

/// `enum CUstreamCaptureMode`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUstreamCaptureMode(pub i32);

enumeration! {
    CUstreamCaptureMode;
    CU_STREAM_CAPTURE_MODE_GLOBAL = 0,
    CU_STREAM_CAPTURE_MODE_THREAD_LOCAL = 1,
    CU_STREAM_CAPTURE_MODE_RELAXED = 2,
}

/// `enum CUstreamCaptureStatus`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUstreamCaptureStatus(pub i32);

enumeration! {
    CUstreamCaptureStatus;
    CU_STREAM_CAPTURE_STATUS_NONE = 0,
    CU_STREAM_CAPTURE_STATUS_ACTIVE = 1,
    CU_STREAM_CAPTURE_STATUS_INVALIDATED = 2,
}

/// `enum CUstreamMemoryBarrier_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUstreamMemoryBarrier_flags(pub u32);

flag_set! {
    CUstreamMemoryBarrier_flags;
    CU_STREAM_MEMORY_BARRIER_TYPE_SYS = 0,
    CU_STREAM_MEMORY_BARRIER_TYPE_GPU = 1,
}

/// `enum CUstreamUpdateCaptureDependencies_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUstreamUpdateCaptureDependencies_flags(pub u32);

flag_set! {
    CUstreamUpdateCaptureDependencies_flags;
    CU_STREAM_ADD_CAPTURE_DEPENDENCIES = 0,
    CU_STREAM_SET_CAPTURE_DEPENDENCIES = 1,
}

/// `enum CUstreamWaitValue_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUstreamWaitValue_flags(pub u32);

flag_set! {
    CUstreamWaitValue_flags;
    CU_STREAM_WAIT_VALUE_GEQ = 0,
    CU_STREAM_WAIT_VALUE_EQ = 1,
    CU_STREAM_WAIT_VALUE_AND = 2,
    CU_STREAM_WAIT_VALUE_NOR = 3,
    CU_STREAM_WAIT_VALUE_FLUSH = 0x40000000,
}

/// `enum CUstreamWriteValue_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUstreamWriteValue_flags(pub u32);

flag_set! {
    CUstreamWriteValue_flags;
    CU_STREAM_WRITE_VALUE_DEFAULT = 0,
    CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER = 1,
}

/// `enum CUstream_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUstream_flags(pub u32);

flag_set! {
    CUstream_flags;
    CU_STREAM_DEFAULT = 0,
    CU_STREAM_NON_BLOCKING = 1,
}

/// `enum CUsynchronizationPolicy`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUsynchronizationPolicy(pub i32);

enumeration! {
    CUsynchronizationPolicy;
    CU_SYNC_POLICY_AUTO = 1,
    CU_SYNC_POLICY_SPIN = 2,
    CU_SYNC_POLICY_YIELD = 3,
    CU_SYNC_POLICY_BLOCKING_SYNC = 4,
}

/// `enum CUtensorMapDataType`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUtensorMapDataType(pub i32);

enumeration! {
    CUtensorMapDataType;
    CU_TENSOR_MAP_DATA_TYPE_UINT8 = 0,
    CU_TENSOR_MAP_DATA_TYPE_UINT16 = 1,
    CU_TENSOR_MAP_DATA_TYPE_UINT32 = 2,
    CU_TENSOR_MAP_DATA_TYPE_INT32 = 3,
    CU_TENSOR_MAP_DATA_TYPE_UINT64 = 4,
    CU_TENSOR_MAP_DATA_TYPE_INT64 = 5,
    CU_TENSOR_MAP_DATA_TYPE_FLOAT16 = 6,
    CU_TENSOR_MAP_DATA_TYPE_FLOAT32 = 7,
    CU_TENSOR_MAP_DATA_TYPE_FLOAT64 = 8,
    CU_TENSOR_MAP_DATA_TYPE_BFLOAT16 = 9,
    CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ = 10,
    CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 = 11,
    CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ = 12,
    CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B = 13 "since CUDA 12.8",
    CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B = 14 "since CUDA 12.8",
    CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B = 15 "since CUDA 12.8",
}

/// `enum CUtensorMapFloatOOBfill`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUtensorMapFloatOOBfill(pub i32);

enumeration! {
    CUtensorMapFloatOOBfill;
    CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE = 0,
    CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA = 1,
}

/// `enum CUtensorMapIm2ColWideMode`, from `cuda.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUtensorMapIm2ColWideMode(pub i32);

enumeration! {
    CUtensorMapIm2ColWideMode;
    CU_TENSOR_MAP_IM2COL_WIDE_MODE_W = 0,
    CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128 = 1,
}

/// `enum CUtensorMapInterleave`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUtensorMapInterleave(pub i32);

enumeration! {
    CUtensorMapInterleave;
    CU_TENSOR_MAP_INTERLEAVE_NONE = 0,
    CU_TENSOR_MAP_INTERLEAVE_16B = 1,
    CU_TENSOR_MAP_INTERLEAVE_32B = 2,
}

/// `enum CUtensorMapL2promotion`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUtensorMapL2promotion(pub i32);

enumeration! {
    CUtensorMapL2promotion;
    CU_TENSOR_MAP_L2_PROMOTION_NONE = 0,
    CU_TENSOR_MAP_L2_PROMOTION_L2_64B = 1,
    CU_TENSOR_MAP_L2_PROMOTION_L2_128B = 2,
    CU_TENSOR_MAP_L2_PROMOTION_L2_256B = 3,
}

/// `enum CUtensorMapSwizzle`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct CUtensorMapSwizzle(pub i32);

enumeration! {
    CUtensorMapSwizzle;
    CU_TENSOR_MAP_SWIZZLE_NONE = 0,
    CU_TENSOR_MAP_SWIZZLE_32B = 1,
    CU_TENSOR_MAP_SWIZZLE_64B = 2,
    CU_TENSOR_MAP_SWIZZLE_128B = 3,
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B = 4 "since CUDA 12.8",
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B = 5 "since CUDA 12.8",
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B = 6 "since CUDA 12.8",
}

/// `enum CUuserObjectRetain_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUuserObjectRetain_flags(pub u32);

flag_set! {
    CUuserObjectRetain_flags;
    CU_GRAPH_USER_OBJECT_MOVE = 1,
}

/// `enum CUuserObject_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUuserObject_flags(pub u32);

flag_set! {
    CUuserObject_flags;
    CU_USER_OBJECT_NO_DESTRUCTOR_SYNC = 1,
}

/// `enum VdpStatus`, from `vdpau/vdpau.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct VdpStatus(pub i32);

enumeration! {
    VdpStatus;
    VDP_STATUS_OK = 0,
    VDP_STATUS_NO_IMPLEMENTATION = 1,
    VDP_STATUS_DISPLAY_PREEMPTED = 2,
    VDP_STATUS_INVALID_HANDLE = 3,
    VDP_STATUS_INVALID_POINTER = 4,
    VDP_STATUS_INVALID_CHROMA_TYPE = 5,
    VDP_STATUS_INVALID_Y_CB_CR_FORMAT = 6,
    VDP_STATUS_INVALID_RGBA_FORMAT = 7,
    VDP_STATUS_INVALID_INDEXED_FORMAT = 8,
    VDP_STATUS_INVALID_COLOR_STANDARD = 9,
    VDP_STATUS_INVALID_COLOR_TABLE_FORMAT = 10,
    VDP_STATUS_INVALID_BLEND_FACTOR = 11,
    VDP_STATUS_INVALID_BLEND_EQUATION = 12,
    VDP_STATUS_INVALID_FLAG = 13,
    VDP_STATUS_INVALID_DECODER_PROFILE = 14,
    VDP_STATUS_INVALID_VIDEO_MIXER_FEATURE = 15,
    VDP_STATUS_INVALID_VIDEO_MIXER_PARAMETER = 16,
    VDP_STATUS_INVALID_VIDEO_MIXER_ATTRIBUTE = 17,
    VDP_STATUS_INVALID_VIDEO_MIXER_PICTURE_STRUCTURE = 18,
    VDP_STATUS_INVALID_FUNC_ID = 19,
    VDP_STATUS_INVALID_SIZE = 20,
    VDP_STATUS_INVALID_VALUE = 21,
    VDP_STATUS_INVALID_STRUCT_VERSION = 22,
    VDP_STATUS_RESOURCES = 23,
    VDP_STATUS_HANDLE_DEVICE_MISMATCH = 24,
    VDP_STATUS_ERROR = 25,
}

/// `enum cl_context_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cl_context_flags(pub u32);

flag_set! {
    cl_context_flags;
    NVCL_CTX_SCHED_AUTO = 0,
    NVCL_CTX_SCHED_SPIN = 1,
    NVCL_CTX_SCHED_YIELD = 2,
    NVCL_CTX_SCHED_BLOCKING_SYNC = 4,
}

/// `enum cl_event_flags`, from `cuda.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cl_event_flags(pub u32);

flag_set! {
    cl_event_flags;
    NVCL_EVENT_SCHED_AUTO = 0,
    NVCL_EVENT_SCHED_SPIN = 1,
    NVCL_EVENT_SCHED_YIELD = 2,
    NVCL_EVENT_SCHED_BLOCKING_SYNC = 4,
}
