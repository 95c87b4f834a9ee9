//! Enumerations: cuBLAS and cuBLASXt.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cublasAtomicsMode_t`, from `cublas_api.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasAtomicsMode_t(pub i32);

impl cublasAtomicsMode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLAS_ATOMICS_NOT_ALLOWED: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLAS_ATOMICS_ALLOWED: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLAS_ATOMICS_NOT_ALLOWED"),
        (1, "CUBLAS_ATOMICS_ALLOWED"),
    ];
}

enumeration!(cublasAtomicsMode_t);

/// `enum cublasComputeType_t`, from `cublas_api.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cublasComputeType_t(pub i32);

impl cublasComputeType_t {
    /// 64, since CUDA 12.0 or earlier.
    pub const CUBLAS_COMPUTE_16F: Self = Self(64);
    /// 65, since CUDA 12.0 or earlier.
    pub const CUBLAS_COMPUTE_16F_PEDANTIC: Self = Self(65);
    /// 68, since CUDA 12.0 or earlier.
    pub const CUBLAS_COMPUTE_32F: Self = Self(68);
    /// 69, since CUDA 12.0 or earlier.
    pub const CUBLAS_COMPUTE_32F_PEDANTIC: Self = Self(69);
    /// 74, since CUDA 12.0 or earlier.
    pub const CUBLAS_COMPUTE_32F_FAST_16F: Self = Self(74);
    /// 75, since CUDA 12.0 or earlier.
    pub const CUBLAS_COMPUTE_32F_FAST_16BF: Self = Self(75);
    /// 77, since CUDA 12.0 or earlier.
    pub const CUBLAS_COMPUTE_32F_FAST_TF32: Self = Self(77);
    /// 78, since CUDA 12.9.
    pub const CUBLAS_COMPUTE_32F_EMULATED_16BFX9: Self = Self(78);
    /// 70, since CUDA 12.0 or earlier.
    pub const CUBLAS_COMPUTE_64F: Self = Self(70);
    /// 71, since CUDA 12.0 or earlier.
    pub const CUBLAS_COMPUTE_64F_PEDANTIC: Self = Self(71);
    /// 79, since CUDA 13.0.
    pub const CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT: Self = Self(79);
    /// 72, since CUDA 12.0 or earlier.
    pub const CUBLAS_COMPUTE_32I: Self = Self(72);
    /// 73, since CUDA 12.0 or earlier.
    pub const CUBLAS_COMPUTE_32I_PEDANTIC: Self = Self(73);
    const NAMES: &'static [(i32, &'static str)] = &[
        (64, "CUBLAS_COMPUTE_16F"),
        (65, "CUBLAS_COMPUTE_16F_PEDANTIC"),
        (68, "CUBLAS_COMPUTE_32F"),
        (69, "CUBLAS_COMPUTE_32F_PEDANTIC"),
        (74, "CUBLAS_COMPUTE_32F_FAST_16F"),
        (75, "CUBLAS_COMPUTE_32F_FAST_16BF"),
        (77, "CUBLAS_COMPUTE_32F_FAST_TF32"),
        (78, "CUBLAS_COMPUTE_32F_EMULATED_16BFX9"),
        (70, "CUBLAS_COMPUTE_64F"),
        (71, "CUBLAS_COMPUTE_64F_PEDANTIC"),
        (79, "CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT"),
        (72, "CUBLAS_COMPUTE_32I"),
        (73, "CUBLAS_COMPUTE_32I_PEDANTIC"),
    ];
}

enumeration!(cublasComputeType_t);

/// `enum cublasDiagType_t`, from `cublas_api.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasDiagType_t(pub i32);

impl cublasDiagType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLAS_DIAG_NON_UNIT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLAS_DIAG_UNIT: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLAS_DIAG_NON_UNIT"),
        (1, "CUBLAS_DIAG_UNIT"),
    ];
}

enumeration!(cublasDiagType_t);

/// `enum cublasEmulationStrategy_t`, from `cublas_api.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasEmulationStrategy_t(pub i32);

impl cublasEmulationStrategy_t {
    /// 0, since CUDA 12.9.
    pub const CUBLAS_EMULATION_STRATEGY_DEFAULT: Self = Self(0);
    /// 1, since CUDA 12.9.
    pub const CUBLAS_EMULATION_STRATEGY_PERFORMANT: Self = Self(1);
    /// 2, since CUDA 12.9.
    pub const CUBLAS_EMULATION_STRATEGY_EAGER: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLAS_EMULATION_STRATEGY_DEFAULT"),
        (1, "CUBLAS_EMULATION_STRATEGY_PERFORMANT"),
        (2, "CUBLAS_EMULATION_STRATEGY_EAGER"),
    ];
}

enumeration!(cublasEmulationStrategy_t);

/// `enum cublasFillMode_t`, from `cublas_api.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasFillMode_t(pub i32);

impl cublasFillMode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLAS_FILL_MODE_LOWER: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLAS_FILL_MODE_UPPER: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLAS_FILL_MODE_FULL: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLAS_FILL_MODE_LOWER"),
        (1, "CUBLAS_FILL_MODE_UPPER"),
        (2, "CUBLAS_FILL_MODE_FULL"),
    ];
}

enumeration!(cublasFillMode_t);

/// `enum cublasGemmAlgo_t`, from `cublas_api.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasGemmAlgo_t(pub i32);

impl cublasGemmAlgo_t {
    /// -1, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_DFALT: Self = Self(-1);
    /// -1, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_DEFAULT: Self = Self(-1);
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO0: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO1: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO2: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO3: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO4: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO5: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO6: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO7: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO8: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO9: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO10: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO11: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO12: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO13: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO14: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO15: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO16: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO17: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO18: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO19: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO20: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO21: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO22: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO23: Self = Self(23);
    /// 99, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_DEFAULT_TENSOR_OP: Self = Self(99);
    /// 99, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_DFALT_TENSOR_OP: Self = Self(99);
    /// 100, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO0_TENSOR_OP: Self = Self(100);
    /// 101, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO1_TENSOR_OP: Self = Self(101);
    /// 102, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO2_TENSOR_OP: Self = Self(102);
    /// 103, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO3_TENSOR_OP: Self = Self(103);
    /// 104, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO4_TENSOR_OP: Self = Self(104);
    /// 105, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO5_TENSOR_OP: Self = Self(105);
    /// 106, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO6_TENSOR_OP: Self = Self(106);
    /// 107, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO7_TENSOR_OP: Self = Self(107);
    /// 108, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO8_TENSOR_OP: Self = Self(108);
    /// 109, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO9_TENSOR_OP: Self = Self(109);
    /// 110, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO10_TENSOR_OP: Self = Self(110);
    /// 111, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO11_TENSOR_OP: Self = Self(111);
    /// 112, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO12_TENSOR_OP: Self = Self(112);
    /// 113, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO13_TENSOR_OP: Self = Self(113);
    /// 114, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO14_TENSOR_OP: Self = Self(114);
    /// 115, since CUDA 12.0 or earlier.
    pub const CUBLAS_GEMM_ALGO15_TENSOR_OP: Self = Self(115);
    /// 999, since CUDA 13.0.
    pub const CUBLAS_GEMM_AUTOTUNE: Self = Self(999);
    const NAMES: &'static [(i32, &'static str)] = &[
        (-1, "CUBLAS_GEMM_DFALT"),
        (-1, "CUBLAS_GEMM_DEFAULT"),
        (0, "CUBLAS_GEMM_ALGO0"),
        (1, "CUBLAS_GEMM_ALGO1"),
        (2, "CUBLAS_GEMM_ALGO2"),
        (3, "CUBLAS_GEMM_ALGO3"),
        (4, "CUBLAS_GEMM_ALGO4"),
        (5, "CUBLAS_GEMM_ALGO5"),
        (6, "CUBLAS_GEMM_ALGO6"),
        (7, "CUBLAS_GEMM_ALGO7"),
        (8, "CUBLAS_GEMM_ALGO8"),
        (9, "CUBLAS_GEMM_ALGO9"),
        (10, "CUBLAS_GEMM_ALGO10"),
        (11, "CUBLAS_GEMM_ALGO11"),
        (12, "CUBLAS_GEMM_ALGO12"),
        (13, "CUBLAS_GEMM_ALGO13"),
        (14, "CUBLAS_GEMM_ALGO14"),
        (15, "CUBLAS_GEMM_ALGO15"),
        (16, "CUBLAS_GEMM_ALGO16"),
        (17, "CUBLAS_GEMM_ALGO17"),
        (18, "CUBLAS_GEMM_ALGO18"),
        (19, "CUBLAS_GEMM_ALGO19"),
        (20, "CUBLAS_GEMM_ALGO20"),
        (21, "CUBLAS_GEMM_ALGO21"),
        (22, "CUBLAS_GEMM_ALGO22"),
        (23, "CUBLAS_GEMM_ALGO23"),
        (99, "CUBLAS_GEMM_DEFAULT_TENSOR_OP"),
        (99, "CUBLAS_GEMM_DFALT_TENSOR_OP"),
        (100, "CUBLAS_GEMM_ALGO0_TENSOR_OP"),
        (101, "CUBLAS_GEMM_ALGO1_TENSOR_OP"),
        (102, "CUBLAS_GEMM_ALGO2_TENSOR_OP"),
        (103, "CUBLAS_GEMM_ALGO3_TENSOR_OP"),
        (104, "CUBLAS_GEMM_ALGO4_TENSOR_OP"),
        (105, "CUBLAS_GEMM_ALGO5_TENSOR_OP"),
        (106, "CUBLAS_GEMM_ALGO6_TENSOR_OP"),
        (107, "CUBLAS_GEMM_ALGO7_TENSOR_OP"),
        (108, "CUBLAS_GEMM_ALGO8_TENSOR_OP"),
        (109, "CUBLAS_GEMM_ALGO9_TENSOR_OP"),
        (110, "CUBLAS_GEMM_ALGO10_TENSOR_OP"),
        (111, "CUBLAS_GEMM_ALGO11_TENSOR_OP"),
        (112, "CUBLAS_GEMM_ALGO12_TENSOR_OP"),
        (113, "CUBLAS_GEMM_ALGO13_TENSOR_OP"),
        (114, "CUBLAS_GEMM_ALGO14_TENSOR_OP"),
        (115, "CUBLAS_GEMM_ALGO15_TENSOR_OP"),
        (999, "CUBLAS_GEMM_AUTOTUNE"),
    ];
}

enumeration!(cublasGemmAlgo_t);

/// `enum cublasMath_t`, from `cublas_api.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasMath_t(pub i32);

impl cublasMath_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLAS_DEFAULT_MATH: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLAS_TENSOR_OP_MATH: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLAS_PEDANTIC_MATH: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLAS_TF32_TENSOR_OP_MATH: Self = Self(3);
    /// 4, since CUDA 12.9.
    pub const CUBLAS_FP32_EMULATED_BF16X9_MATH: Self = Self(4);
    /// 8, since CUDA 13.0.
    pub const CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH: Self = Self(8);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION: Self = Self(16);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLAS_DEFAULT_MATH"),
        (1, "CUBLAS_TENSOR_OP_MATH"),
        (2, "CUBLAS_PEDANTIC_MATH"),
        (3, "CUBLAS_TF32_TENSOR_OP_MATH"),
        (4, "CUBLAS_FP32_EMULATED_BF16X9_MATH"),
        (8, "CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH"),
        (16, "CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION"),
    ];
}

enumeration!(cublasMath_t);

/// `enum cublasOperation_t`, from `cublas_api.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasOperation_t(pub i32);

impl cublasOperation_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLAS_OP_N: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLAS_OP_T: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLAS_OP_C: Self = Self(2);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLAS_OP_HERMITAN: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLAS_OP_CONJG: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLAS_OP_N"),
        (1, "CUBLAS_OP_T"),
        (2, "CUBLAS_OP_C"),
        (2, "CUBLAS_OP_HERMITAN"),
        (3, "CUBLAS_OP_CONJG"),
    ];
}

enumeration!(cublasOperation_t);

/// `enum cublasPointerMode_t`, from `cublas_api.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasPointerMode_t(pub i32);

impl cublasPointerMode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLAS_POINTER_MODE_HOST: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLAS_POINTER_MODE_DEVICE: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLAS_POINTER_MODE_HOST"),
        (1, "CUBLAS_POINTER_MODE_DEVICE"),
    ];
}

enumeration!(cublasPointerMode_t);

/// `enum cublasSideMode_t`, from `cublas_api.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasSideMode_t(pub i32);

impl cublasSideMode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLAS_SIDE_LEFT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLAS_SIDE_RIGHT: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLAS_SIDE_LEFT"),
        (1, "CUBLAS_SIDE_RIGHT"),
    ];
}

enumeration!(cublasSideMode_t);

/// `enum cublasXtBlasOp_t`, from `cublasXt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasXtBlasOp_t(pub i32);

impl cublasXtBlasOp_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASXT_GEMM: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASXT_SYRK: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLASXT_HERK: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLASXT_SYMM: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUBLASXT_HEMM: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUBLASXT_TRSM: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUBLASXT_SYR2K: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUBLASXT_HER2K: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUBLASXT_SPMM: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUBLASXT_SYRKX: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUBLASXT_HERKX: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUBLASXT_TRMM: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUBLASXT_ROUTINE_MAX: Self = Self(12);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASXT_GEMM"),
        (1, "CUBLASXT_SYRK"),
        (2, "CUBLASXT_HERK"),
        (3, "CUBLASXT_SYMM"),
        (4, "CUBLASXT_HEMM"),
        (5, "CUBLASXT_TRSM"),
        (6, "CUBLASXT_SYR2K"),
        (7, "CUBLASXT_HER2K"),
        (8, "CUBLASXT_SPMM"),
        (9, "CUBLASXT_SYRKX"),
        (10, "CUBLASXT_HERKX"),
        (11, "CUBLASXT_TRMM"),
        (12, "CUBLASXT_ROUTINE_MAX"),
    ];
}

enumeration!(cublasXtBlasOp_t);

/// `enum cublasXtOpType_t`, from `cublasXt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasXtOpType_t(pub i32);

impl cublasXtOpType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASXT_FLOAT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASXT_DOUBLE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLASXT_COMPLEX: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLASXT_DOUBLECOMPLEX: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASXT_FLOAT"),
        (1, "CUBLASXT_DOUBLE"),
        (2, "CUBLASXT_COMPLEX"),
        (3, "CUBLASXT_DOUBLECOMPLEX"),
    ];
}

enumeration!(cublasXtOpType_t);

/// `enum cublasXtPinnedMemMode_t`, from `cublasXt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasXtPinnedMemMode_t(pub i32);

impl cublasXtPinnedMemMode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASXT_PINNING_DISABLED: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASXT_PINNING_ENABLED: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASXT_PINNING_DISABLED"),
        (1, "CUBLASXT_PINNING_ENABLED"),
    ];
}

enumeration!(cublasXtPinnedMemMode_t);
