//! The contents of `cubind.cuda13.cufft`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cufft::{both, slots};
use crate::support::prelude::*;
use crate::tables::{cufft, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuFFT of CUDA 13",
        &["libcufft.so.12"],
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "cufft",
        &[],
    )
    .installed_by(&["nvidia-cufft"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::cufftCreate, None, ""),
        (slots::cufftDestroy, None, ""),
        (slots::cufftEstimate1d, None, ""),
        (slots::cufftEstimate2d, None, ""),
        (slots::cufftEstimate3d, None, ""),
        (slots::cufftEstimateMany, None, ""),
        (slots::cufftExecC2C, None, ""),
        (slots::cufftExecC2R, None, ""),
        (slots::cufftExecD2Z, None, ""),
        (slots::cufftExecR2C, None, ""),
        (slots::cufftExecZ2D, None, ""),
        (slots::cufftExecZ2Z, None, ""),
        (slots::cufftGetPlanPropertyInt64, None, "12.4"),
        (slots::cufftGetProperty, None, ""),
        (slots::cufftGetSize, None, ""),
        (slots::cufftGetSize1d, None, ""),
        (slots::cufftGetSize2d, None, ""),
        (slots::cufftGetSize3d, None, ""),
        (slots::cufftGetSizeMany, None, ""),
        (slots::cufftGetSizeMany64, None, ""),
        (slots::cufftGetVersion, None, ""),
        (slots::cufftMakePlan1d, None, ""),
        (slots::cufftMakePlan2d, None, ""),
        (slots::cufftMakePlan3d, None, ""),
        (slots::cufftMakePlanMany, None, ""),
        (slots::cufftMakePlanMany64, None, ""),
        (slots::cufftPlan1d, None, ""),
        (slots::cufftPlan2d, None, ""),
        (slots::cufftPlan3d, None, ""),
        (slots::cufftPlanMany, None, ""),
        (slots::cufftResetPlanProperty, None, "12.4"),
        (slots::cufftSetAutoAllocation, None, ""),
        (slots::cufftSetPlanPropertyInt64, None, "12.4"),
        (slots::cufftSetStream, None, ""),
        (slots::cufftSetWorkArea, None, ""),
        (slots::cufftXtClearCallback, None, ""),
        (slots::cufftXtExec, None, ""),
        (slots::cufftXtExecDescriptor, None, ""),
        (slots::cufftXtExecDescriptorC2C, None, ""),
        (slots::cufftXtExecDescriptorC2R, None, ""),
        (slots::cufftXtExecDescriptorD2Z, None, ""),
        (slots::cufftXtExecDescriptorR2C, None, ""),
        (slots::cufftXtExecDescriptorZ2D, None, ""),
        (slots::cufftXtExecDescriptorZ2Z, None, ""),
        (slots::cufftXtFree, None, ""),
        (slots::cufftXtGetSizeMany, None, ""),
        (slots::cufftXtMakePlanMany, None, ""),
        (slots::cufftXtMalloc, None, ""),
        (slots::cufftXtMemcpy, None, ""),
        (slots::cufftXtQueryPlan, None, ""),
        (slots::cufftXtSetCallback, None, ""),
        (slots::cufftXtSetCallbackSharedSize, None, ""),
        (slots::cufftXtSetGPUs, None, ""),
        (slots::cufftXtSetJITCallback, None, "12.2"),
        (slots::cufftXtSetWorkArea, None, ""),
        (slots::cufftXtSetWorkAreaPolicy, None, ""),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "cufft",
    name: c"cubind.cuda13.cufft",
    def: &LIBRARY,
    symbols: Symbols {
        names: slots::TEXT,
        defs: &SYMBOLS,
        addresses: &ADDRESSES,
    },
    functions,
    c_functions,
    classes,
    constants,
    state: ModuleState::new(),
};

fn functions(table: &mut Rows<FunctionDef>) {
    table
        .function(
            c"cufftCreate",
            both::cufftCreate,
            c"cufftCreate($self)\n--\n\nCreates an empty plan, for settings to be made before ``cufftMakePlan1d`` or its kin fills it.\n\n``cufftResult cufftCreate(cufftHandle *handle)``\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nhandle : cufftHandle\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftCreate\n",
        );
    table
        .function(
            c"cufftDestroy",
            both::cufftDestroy,
            c"cufftDestroy($self, plan)\n--\n\nDestroys a plan and frees its workspace, if cuFFT allocated it.\n\n``cufftResult cufftDestroy(cufftHandle plan)``\n\nParameters\n----------\nplan : cufftHandle or None\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftDestroy\n",
        );
    table
        .function(
            c"cufftEstimate1d",
            both::cufftEstimate1d,
            c"cufftEstimate1d($self, nx, typename, batch)\n--\n\nWrites about how many bytes of workspace one-dimensional transforms of nx points would need, without a plan.\n\n``cufftResult cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize)``\n\nParameters\n----------\nnx : int\ntypename : cufftType\nbatch : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nworkSize : int\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimate1d\n",
        );
    table
        .function(
            c"cufftEstimate2d",
            both::cufftEstimate2d,
            c"cufftEstimate2d($self, nx, ny, typename)\n--\n\nWrites about how many bytes of workspace a transform of nx × ny points would need, without a plan.\n\n``cufftResult cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize)``\n\nParameters\n----------\nnx : int\nny : int\ntypename : cufftType\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nworkSize : int\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimate2d\n",
        );
    table
        .function(
            c"cufftEstimate3d",
            both::cufftEstimate3d,
            c"cufftEstimate3d($self, nx, ny, nz, typename)\n--\n\nWrites about how many bytes of workspace a transform of nx × ny × nz points would need, without a plan.\n\n``cufftResult cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize)``\n\nParameters\n----------\nnx : int\nny : int\nnz : int\ntypename : cufftType\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nworkSize : int\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimate3d\n",
        );
    table
        .function(
            c"cufftEstimateMany",
            both::cufftEstimateMany,
            c"cufftEstimateMany($self, rank, n, inembed, istride, idist, onembed, ostride, odist, typename, batch)\n--\n\nWrites about how many bytes of workspace a batch with strides needs, without a plan.\n\n``cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)``\n\nParameters\n----------\nrank : int\nn : list[int] or None\ninembed : list[int] or None\nistride : int\nidist : int\nonembed : list[int] or None\nostride : int\nodist : int\ntypename : cufftType\nbatch : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nworkSize : int\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimateMany\n",
        );
    table
        .function(
            c"cufftExecC2C",
            both::cufftExecC2C,
            c"cufftExecC2C($self, plan, idata, odata, direction)\n--\n\nTransforms single-precision complex data, forward or inverse, unscaled; in place if odata is idata.\n\n``cufftResult cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata, int direction)``\n\nParameters\n----------\nplan : cufftHandle or None\nidata : device address or array\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\nodata : device address or array\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\ndirection : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecC2C\n",
        );
    table
        .function(
            c"cufftExecC2R",
            both::cufftExecC2R,
            c"cufftExecC2R($self, plan, idata, odata)\n--\n\nTransforms the nonredundant half of a single-precision spectrum to real data, unscaled.\n\n``cufftResult cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata)``\n\nParameters\n----------\nplan : cufftHandle or None\nidata : device address or array\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\nodata : device address or array\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecC2R\n",
        );
    table
        .function(
            c"cufftExecD2Z",
            both::cufftExecD2Z,
            c"cufftExecD2Z($self, plan, idata, odata)\n--\n\nTransforms double-precision real data forward; writes only the nonredundant half.\n\n``cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odata)``\n\nParameters\n----------\nplan : cufftHandle or None\nidata : device address or array\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\nodata : device address or array\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecD2Z\n",
        );
    table
        .function(
            c"cufftExecR2C",
            both::cufftExecR2C,
            c"cufftExecR2C($self, plan, idata, odata)\n--\n\nTransforms single-precision real data forward; writes only the nonredundant half.\n\n``cufftResult cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata)``\n\nParameters\n----------\nplan : cufftHandle or None\nidata : device address or array\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\nodata : device address or array\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecR2C\n",
        );
    table
        .function(
            c"cufftExecZ2D",
            both::cufftExecZ2D,
            c"cufftExecZ2D($self, plan, idata, odata)\n--\n\nTransforms the nonredundant half of a double-precision spectrum to real data, unscaled.\n\n``cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odata)``\n\nParameters\n----------\nplan : cufftHandle or None\nidata : device address or array\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\nodata : device address or array\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecZ2D\n",
        );
    table
        .function(
            c"cufftExecZ2Z",
            both::cufftExecZ2Z,
            c"cufftExecZ2Z($self, plan, idata, odata, direction)\n--\n\nTransforms double-precision complex data, forward or inverse, unscaled; in place if odata is idata.\n\n``cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *odata, int direction)``\n\nParameters\n----------\nplan : cufftHandle or None\nidata : device address or array\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\nodata : device address or array\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\ndirection : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecZ2Z\n",
        );
    table
        .function(
            c"cufftGetPlanPropertyInt64",
            both::cufftGetPlanPropertyInt64,
            c"cufftGetPlanPropertyInt64($self, plan, property)\n--\n\nReads an integer property of a plan.\n\n``cufftResult cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property, long long *returnPtrValue)``\n\nParameters\n----------\nplan : cufftHandle or None\nproperty : cufftProperty\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nreturnPtrValue : int\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetPlanPropertyInt64\n",
        );
    table
        .function(
            c"cufftGetProperty",
            both::cufftGetProperty,
            c"cufftGetProperty($self, typename)\n--\n\nWrites one part of cuFFT's version (major, minor or patch level).\n\n``cufftResult cufftGetProperty(libraryPropertyType type, int *value)``\n\nParameters\n----------\ntypename : runtime.libraryPropertyType\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetProperty\n",
        );
    table
        .function(
            c"cufftGetSize",
            both::cufftGetSize,
            c"cufftGetSize($self, handle)\n--\n\nWrites how many bytes of workspace a filled plan needs, on each of its GPUs.\n\n``cufftResult cufftGetSize(cufftHandle handle, size_t *workSize)``\n\nParameters\n----------\nhandle : cufftHandle or None\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nworkSize : list[int]\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize\n",
        );
    table
        .function(
            c"cufftGetSize1d",
            both::cufftGetSize1d,
            c"cufftGetSize1d($self, handle, nx, typename, batch)\n--\n\nWrites how many bytes of workspace a transform of nx points needs with the plan's settings.\n\n``cufftResult cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch, size_t *workSize)``\n\nParameters\n----------\nhandle : cufftHandle or None\nnx : int\ntypename : cufftType\nbatch : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nworkSize : list[int]\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize1d\n",
        );
    table
        .function(
            c"cufftGetSize2d",
            both::cufftGetSize2d,
            c"cufftGetSize2d($self, handle, nx, ny, typename)\n--\n\nWrites how many bytes of workspace a transform of nx × ny points needs with the plan's settings.\n\n``cufftResult cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type, size_t *workSize)``\n\nParameters\n----------\nhandle : cufftHandle or None\nnx : int\nny : int\ntypename : cufftType\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nworkSize : list[int]\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize2d\n",
        );
    table
        .function(
            c"cufftGetSize3d",
            both::cufftGetSize3d,
            c"cufftGetSize3d($self, handle, nx, ny, nz, typename)\n--\n\nWrites how many bytes of workspace a transform of nx × ny × nz points needs with the plan's settings.\n\n``cufftResult cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type, size_t *workSize)``\n\nParameters\n----------\nhandle : cufftHandle or None\nnx : int\nny : int\nnz : int\ntypename : cufftType\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nworkSize : list[int]\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize3d\n",
        );
    table
        .function(
            c"cufftGetSizeMany",
            both::cufftGetSizeMany,
            c"cufftGetSizeMany($self, handle, rank, n, inembed, istride, idist, onembed, ostride, odist, typename, batch)\n--\n\nWrites how many bytes of workspace a batch with strides needs with the plan's settings.\n\n``cufftResult cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workArea)``\n\nParameters\n----------\nhandle : cufftHandle or None\nrank : int\nn : list[int] or None\ninembed : list[int] or None\nistride : int\nidist : int\nonembed : list[int] or None\nostride : int\nodist : int\ntypename : cufftType\nbatch : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nworkArea : list[int]\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSizeMany\n",
        );
    table
        .function(
            c"cufftGetSizeMany64",
            both::cufftGetSizeMany64,
            c"cufftGetSizeMany64($self, plan, rank, n, inembed, istride, idist, onembed, ostride, odist, typename, batch)\n--\n\nWrites how many bytes of workspace a batch with 64-bit strides needs with the plan's settings.\n\n``cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *workSize)``\n\nParameters\n----------\nplan : cufftHandle or None\nrank : int\nn : list[int] or None\ninembed : list[int] or None\nistride : int\nidist : int\nonembed : list[int] or None\nostride : int\nodist : int\ntypename : cufftType\nbatch : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nworkSize : list[int]\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSizeMany64\n",
        );
    table
        .function(
            c"cufftGetVersion",
            both::cufftGetVersion,
            c"cufftGetVersion($self)\n--\n\nWrites cuFFT's version as one number.\n\n``cufftResult cufftGetVersion(int *version)``\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nversion : int\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetVersion\n",
        );
    table
        .function(
            c"cufftMakePlan1d",
            both::cufftMakePlan1d,
            c"cufftMakePlan1d($self, plan, nx, typename, batch)\n--\n\nFills a plan for one-dimensional transforms of nx points; writes the bytes of workspace.\n\n``cufftResult cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch, size_t *workSize)``\n\nParameters\n----------\nplan : cufftHandle or None\nnx : int\ntypename : cufftType\nbatch : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nworkSize : list[int]\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlan1d\n",
        );
    table
        .function(
            c"cufftMakePlan2d",
            both::cufftMakePlan2d,
            c"cufftMakePlan2d($self, plan, nx, ny, typename)\n--\n\nFills a plan for a transform of nx × ny points; writes the bytes of workspace.\n\n``cufftResult cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize)``\n\nParameters\n----------\nplan : cufftHandle or None\nnx : int\nny : int\ntypename : cufftType\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nworkSize : list[int]\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlan2d\n",
        );
    table
        .function(
            c"cufftMakePlan3d",
            both::cufftMakePlan3d,
            c"cufftMakePlan3d($self, plan, nx, ny, nz, typename)\n--\n\nFills a plan for a transform of nx × ny × nz points; writes the bytes of workspace.\n\n``cufftResult cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *workSize)``\n\nParameters\n----------\nplan : cufftHandle or None\nnx : int\nny : int\nnz : int\ntypename : cufftType\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nworkSize : list[int]\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlan3d\n",
        );
    table
        .function(
            c"cufftMakePlanMany",
            both::cufftMakePlanMany,
            c"cufftMakePlanMany($self, plan, rank, n, inembed, istride, idist, onembed, ostride, odist, typename, batch)\n--\n\nFills a plan for a batch of transforms of rank dimensions with strides; writes the bytes of workspace.\n\n``cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)``\n\nParameters\n----------\nplan : cufftHandle or None\nrank : int\nn : list[int] or None\ninembed : list[int] or None\nistride : int\nidist : int\nonembed : list[int] or None\nostride : int\nodist : int\ntypename : cufftType\nbatch : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nworkSize : list[int]\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlanMany\n",
        );
    table
        .function(
            c"cufftMakePlanMany64",
            both::cufftMakePlanMany64,
            c"cufftMakePlanMany64($self, plan, rank, n, inembed, istride, idist, onembed, ostride, odist, typename, batch)\n--\n\nFills a plan as ``cufftMakePlanMany`` does, for sizes and strides of 64 bits.\n\n``cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *workSize)``\n\nParameters\n----------\nplan : cufftHandle or None\nrank : int\nn : list[int] or None\ninembed : list[int] or None\nistride : int\nidist : int\nonembed : list[int] or None\nostride : int\nodist : int\ntypename : cufftType\nbatch : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nworkSize : list[int]\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlanMany64\n",
        );
    table
        .function(
            c"cufftPlan1d",
            both::cufftPlan1d,
            c"cufftPlan1d($self, nx, typename, batch)\n--\n\nCreates a plan for one-dimensional transforms of nx points, batch of them one after another.\n\n``cufftResult cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch)``\n\nParameters\n----------\nnx : int\ntypename : cufftType\nbatch : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nplan : cufftHandle\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlan1d\n",
        );
    table
        .function(
            c"cufftPlan2d",
            both::cufftPlan2d,
            c"cufftPlan2d($self, nx, ny, typename)\n--\n\nCreates a plan for a transform of nx × ny points; ny varies fastest in memory.\n\n``cufftResult cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type)``\n\nParameters\n----------\nnx : int\nny : int\ntypename : cufftType\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nplan : cufftHandle\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlan2d\n",
        );
    table
        .function(
            c"cufftPlan3d",
            both::cufftPlan3d,
            c"cufftPlan3d($self, nx, ny, nz, typename)\n--\n\nCreates a plan for a transform of nx × ny × nz points; nz varies fastest in memory.\n\n``cufftResult cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type)``\n\nParameters\n----------\nnx : int\nny : int\nnz : int\ntypename : cufftType\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nplan : cufftHandle\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlan3d\n",
        );
    table
        .function(
            c"cufftPlanMany",
            both::cufftPlanMany,
            c"cufftPlanMany($self, rank, n, inembed, istride, idist, onembed, ostride, odist, typename, batch)\n--\n\nCreates a plan for a batch of transforms of rank dimensions, with strides for input and output.\n\n``cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch)``\n\nParameters\n----------\nrank : int\nn : list[int] or None\ninembed : list[int] or None\nistride : int\nidist : int\nonembed : list[int] or None\nostride : int\nodist : int\ntypename : cufftType\nbatch : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nplan : cufftHandle\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlanMany\n",
        );
    table
        .function(
            c"cufftResetPlanProperty",
            both::cufftResetPlanProperty,
            c"cufftResetPlanProperty($self, plan, property)\n--\n\nGives a property of a plan its default value back.\n\n``cufftResult cufftResetPlanProperty(cufftHandle plan, cufftProperty property)``\n\nParameters\n----------\nplan : cufftHandle or None\nproperty : cufftProperty\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftResetPlanProperty\n",
        );
    table
        .function(
            c"cufftSetAutoAllocation",
            both::cufftSetAutoAllocation,
            c"cufftSetAutoAllocation($self, plan, autoAllocate)\n--\n\nSets whether filling a plan allocates its workspace; if not, ``cufftSetWorkArea`` gives it.\n\n``cufftResult cufftSetAutoAllocation(cufftHandle plan, int autoAllocate)``\n\nParameters\n----------\nplan : cufftHandle or None\nautoAllocate : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetAutoAllocation\n",
        );
    table
        .function(
            c"cufftSetPlanPropertyInt64",
            both::cufftSetPlanPropertyInt64,
            c"cufftSetPlanPropertyInt64($self, plan, property, inputValueInt)\n--\n\nSets an integer property of a plan before it is filled, such as the patience of JIT compilation.\n\n``cufftResult cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property, long long inputValueInt)``\n\nParameters\n----------\nplan : cufftHandle or None\nproperty : cufftProperty\ninputValueInt : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetPlanPropertyInt64\n",
        );
    table
        .function(
            c"cufftSetStream",
            both::cufftSetStream,
            c"cufftSetStream($self, plan, stream)\n--\n\nMakes later transforms of a plan run on a stream.\n\n``cufftResult cufftSetStream(cufftHandle plan, cudaStream_t stream)``\n\nParameters\n----------\nplan : cufftHandle or None\nstream : runtime.cudaStream_t or None\n    Used after the call: keep it alive until ``plan`` is destroyed or set again.\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetStream\n",
        );
    table
        .function(
            c"cufftSetWorkArea",
            both::cufftSetWorkArea,
            c"cufftSetWorkArea($self, plan, workArea)\n--\n\nMakes a plan work in the caller's device memory, and frees cuFFT's own workspace.\n\n``cufftResult cufftSetWorkArea(cufftHandle plan, void *workArea)``\n\nParameters\n----------\nplan : cufftHandle or None\nworkArea : device address or array\n    cubind keeps it alive until ``plan`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufft.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetWorkArea\n",
        );
    table
        .function(
            c"cufftXtClearCallback",
            both::cufftXtClearCallback,
            c"cufftXtClearCallback($self, plan, cbType)\n--\n\nTakes a plan's callbacks of one type away.\n\n``cufftResult cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbType)``\n\nParameters\n----------\nplan : cufftHandle or None\ncbType : cufftXtCallbackType\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtClearCallback\n",
        );
    table
        .function(
            c"cufftXtExec",
            both::cufftXtExec,
            c"cufftXtExec($self, plan, input_, output, direction)\n--\n\nTransforms data of any type that the plan has, unscaled; direction counts for complex data only.\n\n``cufftResult cufftXtExec(cufftHandle plan, void *input, void *output, int direction)``\n\nParameters\n----------\nplan : cufftHandle or None\ninput_ : device address or array\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\noutput : device address or array\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\ndirection : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExec\n",
        );
    table
        .function(
            c"cufftXtExecDescriptor",
            both::cufftXtExecDescriptor,
            c"cufftXtExecDescriptor($self, plan, input_, output, direction)\n--\n\nTransforms data of a descriptor over several GPUs, of any type that the plan has.\n\n``cufftResult cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)``\n\nParameters\n----------\nplan : cufftHandle or None\ninput_ : address or buffer\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\noutput : address or buffer\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\ndirection : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptor\n",
        );
    table
        .function(
            c"cufftXtExecDescriptorC2C",
            both::cufftXtExecDescriptorC2C,
            c"cufftXtExecDescriptorC2C($self, plan, input_, output, direction)\n--\n\nTransforms single-precision complex data over several GPUs, forward or inverse, unscaled.\n\n``cufftResult cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)``\n\nParameters\n----------\nplan : cufftHandle or None\ninput_ : address or buffer\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\noutput : address or buffer\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\ndirection : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorC2C\n",
        );
    table
        .function(
            c"cufftXtExecDescriptorC2R",
            both::cufftXtExecDescriptorC2R,
            c"cufftXtExecDescriptorC2R($self, plan, input_, output)\n--\n\nTransforms half a single-precision spectrum to real data over several GPUs, unscaled.\n\n``cufftResult cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)``\n\nParameters\n----------\nplan : cufftHandle or None\ninput_ : address or buffer\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\noutput : address or buffer\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorC2R\n",
        );
    table
        .function(
            c"cufftXtExecDescriptorD2Z",
            both::cufftXtExecDescriptorD2Z,
            c"cufftXtExecDescriptorD2Z($self, plan, input_, output)\n--\n\nTransforms double-precision real data over several GPUs forward, to the nonredundant half.\n\n``cufftResult cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)``\n\nParameters\n----------\nplan : cufftHandle or None\ninput_ : address or buffer\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\noutput : address or buffer\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorD2Z\n",
        );
    table
        .function(
            c"cufftXtExecDescriptorR2C",
            both::cufftXtExecDescriptorR2C,
            c"cufftXtExecDescriptorR2C($self, plan, input_, output)\n--\n\nTransforms single-precision real data over several GPUs forward, to the nonredundant half.\n\n``cufftResult cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)``\n\nParameters\n----------\nplan : cufftHandle or None\ninput_ : address or buffer\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\noutput : address or buffer\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorR2C\n",
        );
    table
        .function(
            c"cufftXtExecDescriptorZ2D",
            both::cufftXtExecDescriptorZ2D,
            c"cufftXtExecDescriptorZ2D($self, plan, input_, output)\n--\n\nTransforms half a double-precision spectrum to real data over several GPUs, unscaled.\n\n``cufftResult cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)``\n\nParameters\n----------\nplan : cufftHandle or None\ninput_ : address or buffer\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\noutput : address or buffer\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorZ2D\n",
        );
    table
        .function(
            c"cufftXtExecDescriptorZ2Z",
            both::cufftXtExecDescriptorZ2Z,
            c"cufftXtExecDescriptorZ2Z($self, plan, input_, output, direction)\n--\n\nTransforms double-precision complex data over several GPUs, forward or inverse, unscaled.\n\n``cufftResult cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)``\n\nParameters\n----------\nplan : cufftHandle or None\ninput_ : address or buffer\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\noutput : address or buffer\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\ndirection : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorZ2Z\n",
        );
    table
        .function(
            c"cufftXtFree",
            both::cufftXtFree,
            c"cufftXtFree($self, descriptor)\n--\n\nFrees the memory of a descriptor on each GPU, and the descriptor.\n\n``cufftResult cufftXtFree(cudaLibXtDesc *descriptor)``\n\nParameters\n----------\ndescriptor : address or buffer\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtFree\n",
        );
    table
        .function(
            c"cufftXtGetSizeMany",
            both::cufftXtGetSizeMany,
            c"cufftXtGetSizeMany($self, plan, rank, n, inembed, istride, idist, inputtype, onembed, ostride, odist, outputtype, batch, executiontype)\n--\n\nWrites how many bytes of workspace a batch of any supported types needs with the plan's settings.\n\n``cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType inputtype, long long *onembed, long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cudaDataType executiontype)``\n\nParameters\n----------\nplan : cufftHandle or None\nrank : int\nn : list[int] or None\ninembed : list[int] or None\nistride : int\nidist : int\ninputtype : runtime.cudaDataType\nonembed : list[int] or None\nostride : int\nodist : int\noutputtype : runtime.cudaDataType\nbatch : int\nexecutiontype : runtime.cudaDataType\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nworkSize : list[int]\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtGetSizeMany\n",
        );
    table
        .function(
            c"cufftXtMakePlanMany",
            both::cufftXtMakePlanMany,
            c"cufftXtMakePlanMany($self, plan, rank, n, inembed, istride, idist, inputtype, onembed, ostride, odist, outputtype, batch, executiontype)\n--\n\nFills a plan for a batch of transforms of any supported types, half precision and bfloat16 too.\n\n``cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType inputtype, long long *onembed, long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cudaDataType executiontype)``\n\nParameters\n----------\nplan : cufftHandle or None\nrank : int\nn : list[int] or None\ninembed : list[int] or None\nistride : int\nidist : int\ninputtype : runtime.cudaDataType\nonembed : list[int] or None\nostride : int\nodist : int\noutputtype : runtime.cudaDataType\nbatch : int\nexecutiontype : runtime.cudaDataType\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nworkSize : list[int]\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtMakePlanMany\n",
        );
    table
        .function(
            c"cufftXtMalloc",
            both::cufftXtMalloc,
            c"cufftXtMalloc($self, plan, pformat)\n--\n\nAllocates memory for data on the GPUs of a plan and creates its descriptor.\n\n``cufftResult cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor, cufftXtSubFormat format)``\n\nParameters\n----------\nplan : cufftHandle or None\npformat : cufftXtSubFormat\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\ndescriptor : int\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtMalloc\n",
        );
    table
        .function(
            c"cufftXtMemcpy",
            both::cufftXtMemcpy,
            c"cufftXtMemcpy($self, plan, dstPointer, srcPointer, typename)\n--\n\nCopies data between the host and the GPUs of a plan, or among these.\n\n``cufftResult cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer, cufftXtCopyType type)``\n\nParameters\n----------\nplan : cufftHandle or None\ndstPointer : address or buffer\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\nsrcPointer : address or buffer\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\ntypename : cufftXtCopyType\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtMemcpy\n",
        );
    table
        .function(
            c"cufftXtQueryPlan",
            both::cufftXtQueryPlan,
            c"cufftXtQueryPlan($self, plan, queryType)\n--\n\nReads facts about a plan over several GPUs, such as the sizes of 1D factors.\n\n``cufftResult cufftXtQueryPlan(cufftHandle plan, void *queryStruct, cufftXtQueryType queryType)``\n\nParameters\n----------\nplan : cufftHandle or None\nqueryType : cufftXtQueryType\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\nqueryStruct : object\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtQueryPlan\n",
        );
    table
        .function(
            c"cufftXtSetCallback",
            both::cufftXtSetCallback,
            c"cufftXtSetCallback($self, plan, callback_routine, cbType, caller_info)\n--\n\nMakes a plan's kernels load or store their data through the caller's device functions.\n\n``cufftResult cufftXtSetCallback(cufftHandle plan, void **callback_routine, cufftXtCallbackType cbType, void **caller_info)``\n\nParameters\n----------\nplan : cufftHandle or None\ncallback_routine : list[address or buffer] or None\n    cubind keeps it alive until ``plan`` is destroyed, or such a call replaces it.\ncbType : cufftXtCallbackType\ncaller_info : list[address or buffer] or None\n    cubind keeps it alive until ``plan`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetCallback\n",
        );
    table
        .function(
            c"cufftXtSetCallbackSharedSize",
            both::cufftXtSetCallbackSharedSize,
            c"cufftXtSetCallbackSharedSize($self, plan, cbType, sharedSize)\n--\n\nSets how many bytes of shared memory a plan's callbacks of one type ask for.\n\n``cufftResult cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbType, size_t sharedSize)``\n\nParameters\n----------\nplan : cufftHandle or None\ncbType : cufftXtCallbackType\nsharedSize : int\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetCallbackSharedSize\n",
        );
    table
        .function(
            c"cufftXtSetGPUs",
            both::cufftXtSetGPUs,
            c"cufftXtSetGPUs($self, handle, nGPUs, whichGPUs)\n--\n\nSets the GPUs over which a plan spreads its transforms; before the plan is filled.\n\n``cufftResult cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)``\n\nParameters\n----------\nhandle : cufftHandle or None\nnGPUs : int\nwhichGPUs : list[int] or None\n    cubind keeps it alive until ``handle`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetGPUs\n",
        );
    table
        .function(
            c"cufftXtSetJITCallback",
            both::cufftXtSetJITCallback,
            c"cufftXtSetJITCallback($self, plan, lto_callback_symbol_name, lto_callback_fatbin, lto_callback_fatbin_size, typename, caller_info)\n--\n\nMakes a plan load or store through a device function in LTO code, before the plan is filled.\n\n``cufftResult cufftXtSetJITCallback(cufftHandle plan, const char *lto_callback_symbol_name, const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type, void **caller_info)``\n\nParameters\n----------\nplan : cufftHandle or None\nlto_callback_symbol_name : bytes or str\nlto_callback_fatbin : address or buffer\n    cubind keeps it alive until ``plan`` is destroyed, or such a call replaces it.\nlto_callback_fatbin_size : int\ntypename : cufftXtCallbackType\ncaller_info : list[address or buffer] or None\n    cubind keeps it alive until ``plan`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetJITCallback\n",
        );
    table
        .function(
            c"cufftXtSetWorkArea",
            both::cufftXtSetWorkArea,
            c"cufftXtSetWorkArea($self, plan, workArea)\n--\n\nMakes a plan work in the caller's device memory on each of its GPUs.\n\n``cufftResult cufftXtSetWorkArea(cufftHandle plan, void **workArea)``\n\nParameters\n----------\nplan : cufftHandle or None\nworkArea : list[address or buffer] or None\n    cubind keeps it alive until ``plan`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetWorkArea\n",
        );
    table
        .function(
            c"cufftXtSetWorkAreaPolicy",
            both::cufftXtSetWorkAreaPolicy,
            c"cufftXtSetWorkAreaPolicy($self, plan, policy, workSize)\n--\n\nSets how much workspace a plan may have: as little as it can, a given size or as much as is fast.\n\n``cufftResult cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy, size_t *workSize)``\n\nParameters\n----------\nplan : cufftHandle or None\npolicy : cufftXtWorkAreaPolicy\nworkSize : address or buffer\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\n\nReturns\n-------\ncufftResult\n    ``CUFFT_SUCCESS``.\n\nNotes\n-----\nIn ``cufftXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetWorkAreaPolicy\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class_as("cudaDataType", Class::Enum(&runtime::cudaDataType));
    table.class(Class::Record(&cufft::cudaLibXtDesc));
    table.class(Class::Record(&cufft::cudaLibXtDesc_t));
    table.class(Class::Record(&cufft::cudaXtDesc));
    table.class(Class::Record(&cufft::cudaXtDesc_t));
    table.class(Class::Value(&cufft::cufftCallbackLoadC));
    table.class(Class::Value(&cufft::cufftCallbackLoadD));
    table.class(Class::Value(&cufft::cufftCallbackLoadR));
    table.class(Class::Value(&cufft::cufftCallbackLoadZ));
    table.class(Class::Value(&cufft::cufftCallbackStoreC));
    table.class(Class::Value(&cufft::cufftCallbackStoreD));
    table.class(Class::Value(&cufft::cufftCallbackStoreR));
    table.class(Class::Value(&cufft::cufftCallbackStoreZ));
    table.class(Class::Enum(&cufft::cufftCompatibility));
    table.class(Class::Record(&cufft::cufftComplex));
    table.class(Class::Record(&cufft::cufftDoubleComplex));
    table.class(Class::Value(&cufft::cufftHandle));
    table.class(Class::Value(&cufft::cufftJITCallbackLoadC));
    table.class(Class::Value(&cufft::cufftJITCallbackLoadD));
    table.class(Class::Value(&cufft::cufftJITCallbackLoadR));
    table.class(Class::Value(&cufft::cufftJITCallbackLoadZ));
    table.class(Class::Value(&cufft::cufftJITCallbackStoreC));
    table.class(Class::Value(&cufft::cufftJITCallbackStoreD));
    table.class(Class::Value(&cufft::cufftJITCallbackStoreR));
    table.class(Class::Value(&cufft::cufftJITCallbackStoreZ));
    table.class(Class::Enum(&cufft::cufftProperty));
    table.class(Class::Enum(&cufft::cufftResult));
    table.class(Class::Enum(&cufft::cufftType));
    table.class(Class::Record(&cufft::cufftXt1dFactors));
    table.class(Class::Record(&cufft::cufftXt1dFactors_t));
    table.class(Class::Enum(&cufft::cufftXtCallbackType));
    table.class(Class::Enum(&cufft::cufftXtCopyType));
    table.class(Class::Enum(&cufft::cufftXtQueryType));
    table.class(Class::Enum(&cufft::cufftXtSubFormat));
    table.class(Class::Enum(&cufft::cufftXtWorkAreaPolicy));
    table.class_as("double2", Class::Record(&runtime::double2));
    table.class_as("float2", Class::Record(&runtime::float2));
    table.class_as("libFormat", Class::Enum(&cufft::libFormat_t));
    table.class(Class::Enum(&cufft::libFormat_t));
    table.class_as("libraryPropertyType", Class::Enum(&runtime::libraryPropertyType));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table
        .constant(
            "CUFFT_COMPATIBILITY_DEFAULT",
            Constant::Enum(&cufft::cufftCompatibility, 1),
        );
    table.constant("CUFFT_FORWARD", Constant::Int(-1));
    table.constant("CUFFT_INVERSE", Constant::Int(1));
    table.constant("CUFFT_PLAN_NULL", Constant::Int(-1));
    table.constant("CUFFT_VERSION", Constant::Int(12500));
    table.constant("CUFFT_VER_BUILD", Constant::Int(14));
    table.constant("CUFFT_VER_MAJOR", Constant::Int(12));
    table.constant("CUFFT_VER_MINOR", Constant::Int(5));
    table.constant("CUFFT_VER_PATCH", Constant::Int(0));
    table.constant("MAX_CUFFT_ERROR", Constant::Int(21));
    table.constant("MAX_SHIM_RANK", Constant::Int(3));
}
