//! Functions of the cutensor: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{attribute_types, cutensor2, runtime};

pub(crate) fn CUTENSOR_COMPUTE_DESC_16BF<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("CUTENSOR_COMPUTE_DESC_16BF", "")?;
    let py = call.py();
    let function: *const u64 = call.symbol(slots::CUTENSOR_COMPUTE_DESC_16BF)?;
    let value = unsafe { *function };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        0,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cutensor2::cutensorComputeDescriptor_t,
                        value as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn CUTENSOR_COMPUTE_DESC_16F<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("CUTENSOR_COMPUTE_DESC_16F", "")?;
    let py = call.py();
    let function: *const u64 = call.symbol(slots::CUTENSOR_COMPUTE_DESC_16F)?;
    let value = unsafe { *function };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        0,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cutensor2::cutensorComputeDescriptor_t,
                        value as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn CUTENSOR_COMPUTE_DESC_32F<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("CUTENSOR_COMPUTE_DESC_32F", "")?;
    let py = call.py();
    let function: *const u64 = call.symbol(slots::CUTENSOR_COMPUTE_DESC_32F)?;
    let value = unsafe { *function };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        0,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cutensor2::cutensorComputeDescriptor_t,
                        value as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn CUTENSOR_COMPUTE_DESC_3XTF32<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("CUTENSOR_COMPUTE_DESC_3XTF32", "")?;
    let py = call.py();
    let function: *const u64 = call.symbol(slots::CUTENSOR_COMPUTE_DESC_3XTF32)?;
    let value = unsafe { *function };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        0,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cutensor2::cutensorComputeDescriptor_t,
                        value as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn CUTENSOR_COMPUTE_DESC_4X16F<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("CUTENSOR_COMPUTE_DESC_4X16F", "")?;
    let py = call.py();
    let function: *const u64 = call.symbol(slots::CUTENSOR_COMPUTE_DESC_4X16F)?;
    let value = unsafe { *function };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        0,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cutensor2::cutensorComputeDescriptor_t,
                        value as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn CUTENSOR_COMPUTE_DESC_64F<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("CUTENSOR_COMPUTE_DESC_64F", "")?;
    let py = call.py();
    let function: *const u64 = call.symbol(slots::CUTENSOR_COMPUTE_DESC_64F)?;
    let value = unsafe { *function };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        0,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cutensor2::cutensorComputeDescriptor_t,
                        value as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn CUTENSOR_COMPUTE_DESC_8XINT8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("CUTENSOR_COMPUTE_DESC_8XINT8", "")?;
    let py = call.py();
    let function: *const u64 = call.symbol(slots::CUTENSOR_COMPUTE_DESC_8XINT8)?;
    let value = unsafe { *function };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        0,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cutensor2::cutensorComputeDescriptor_t,
                        value as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn CUTENSOR_COMPUTE_DESC_9X16BF<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("CUTENSOR_COMPUTE_DESC_9X16BF", "")?;
    let py = call.py();
    let function: *const u64 = call.symbol(slots::CUTENSOR_COMPUTE_DESC_9X16BF)?;
    let value = unsafe { *function };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        0,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cutensor2::cutensorComputeDescriptor_t,
                        value as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn CUTENSOR_COMPUTE_DESC_TF32<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("CUTENSOR_COMPUTE_DESC_TF32", "")?;
    let py = call.py();
    let function: *const u64 = call.symbol(slots::CUTENSOR_COMPUTE_DESC_TF32)?;
    let value = unsafe { *function };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        0,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cutensor2::cutensorComputeDescriptor_t,
                        value as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cutensorBlockSparseContract<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_plan,
        object_alpha,
        object_A,
        object_B,
        object_beta,
        object_C,
        object_D,
        object_workspace,
        object_workspaceSize,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cutensorBlockSparseContract",
            "handle plan alpha A B beta C D workspace workspaceSize stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_plan = args::value::<u64>(object_plan, "plan", &cutensor2::cutensorPlan_t)?;
    let c_workspaceSize = args::u64(object_workspaceSize, "workspaceSize")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::array(object_A, "A", &Ty::Pointer, None, &arena)?;
    let c_B = args::array(object_B, "B", &Ty::Pointer, None, &arena)?;
    let c_C = args::array(object_C, "C", &Ty::Pointer, None, &arena)?;
    let c_D = args::array(object_D, "D", &Ty::Pointer, None, &arena)?;
    let c_workspace = args::device(object_workspace, "workspace", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cutensorBlockSparseContract)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_plan,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_B.cast(),
                    c_beta.cast(),
                    c_C.cast(),
                    c_D.cast(),
                    c_workspace.cast(),
                    c_workspaceSize,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cutensorContract<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_plan,
        object_alpha,
        object_A,
        object_B,
        object_beta,
        object_C,
        object_D,
        object_workspace,
        object_workspaceSize,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cutensorContract",
            "handle plan alpha A B beta C D workspace workspaceSize stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_plan = args::value::<u64>(object_plan, "plan", &cutensor2::cutensorPlan_t)?;
    let c_workspaceSize = args::u64(object_workspaceSize, "workspaceSize")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::either(object_A, "A", None, false, None, &arena)?;
    let c_B = args::either(object_B, "B", None, false, None, &arena)?;
    let c_C = args::either(object_C, "C", None, false, None, &arena)?;
    let c_D = args::either(object_D, "D", None, true, None, &arena)?;
    let c_workspace = args::device(object_workspace, "workspace", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cutensorContract)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_plan,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_B.cast(),
                    c_beta.cast(),
                    c_C.cast(),
                    c_D.cast(),
                    c_workspace.cast(),
                    c_workspaceSize,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cutensorContractTrinary<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_plan,
        object_alpha,
        object_A,
        object_B,
        object_C,
        object_beta,
        object_D,
        object_E,
        object_workspace,
        object_workspaceSize,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cutensorContractTrinary",
            "handle plan alpha A B C beta D E workspace workspaceSize stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_plan = args::value::<u64>(object_plan, "plan", &cutensor2::cutensorPlan_t)?;
    let c_workspaceSize = args::u64(object_workspaceSize, "workspaceSize")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::either(object_A, "A", None, false, None, &arena)?;
    let c_B = args::either(object_B, "B", None, false, None, &arena)?;
    let c_C = args::either(object_C, "C", None, false, None, &arena)?;
    let c_D = args::either(object_D, "D", None, false, None, &arena)?;
    let c_E = args::either(object_E, "E", None, true, None, &arena)?;
    let c_workspace = args::device(object_workspace, "workspace", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cutensorContractTrinary)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_plan,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_B.cast(),
                    c_C.cast(),
                    c_beta.cast(),
                    c_D.cast(),
                    c_E.cast(),
                    c_workspace.cast(),
                    c_workspaceSize,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cutensorCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cutensorCreate", "")?;
    let py = call.py();
    let mut c_handle: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cutensorCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast())) };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensor2::cutensorHandle_t, c_handle as u64)?)
        },
    )
}

pub(crate) fn cutensorCreateBlockSparseContraction<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_descA,
        object_modeA,
        object_opA,
        object_descB,
        object_modeB,
        object_opB,
        object_descC,
        object_modeC,
        object_opC,
        object_descD,
        object_modeD,
        object_descCompute,
        ],
        [],
    ) = call
        .bind(
            "cutensorCreateBlockSparseContraction",
            "handle descA modeA opA descB modeB opB descC modeC opC descD modeD descCompute",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_descA = args::value::<
        u64,
    >(object_descA, "descA", &cutensor2::cutensorBlockSparseTensorDescriptor_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cutensor2::cutensorOperator_t)?;
    let c_descB = args::value::<
        u64,
    >(object_descB, "descB", &cutensor2::cutensorBlockSparseTensorDescriptor_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cutensor2::cutensorOperator_t)?;
    let c_descC = args::value::<
        u64,
    >(object_descC, "descC", &cutensor2::cutensorBlockSparseTensorDescriptor_t)?;
    let c_opC = args::enumeration(object_opC, "opC", &cutensor2::cutensorOperator_t)?;
    let c_descD = args::value::<
        u64,
    >(object_descD, "descD", &cutensor2::cutensorBlockSparseTensorDescriptor_t)?;
    let c_descCompute = args::value::<
        u64,
    >(object_descCompute, "descCompute", &cutensor2::cutensorComputeDescriptor_t)?;
    let mut c_desc: u64 = 0;
    let c_modeA = args::array(object_modeA, "modeA", &Ty::I32, None, &arena)?;
    let c_modeB = args::array(object_modeB, "modeB", &Ty::I32, None, &arena)?;
    let c_modeC = args::array(object_modeC, "modeC", &Ty::I32, None, &arena)?;
    let c_modeD = args::array(object_modeD, "modeD", &Ty::I32, None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cutensorCreateBlockSparseContraction)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                (&raw mut c_desc).cast(),
                c_descA,
                c_modeA.cast(),
                c_opA,
                c_descB,
                c_modeB.cast(),
                c_opB,
                c_descC,
                c_modeC.cast(),
                c_opC,
                c_descD,
                c_modeD.cast(),
                c_descCompute,
            ),
        )
    };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cutensor2::cutensorOperationDescriptor_t,
                        c_desc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cutensorCreateBlockSparseTensorDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_numModes,
        object_numNonZeroBlocks,
        object_numSectionsPerMode,
        object_extent,
        object_nonZeroCoordinates,
        object_stride,
        object_dataType,
        ],
        [],
    ) = call
        .bind(
            "cutensorCreateBlockSparseTensorDescriptor",
            "handle numModes numNonZeroBlocks numSectionsPerMode extent nonZeroCoordinates stride dataType",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_numModes = args::u32(object_numModes, "numModes")?;
    let c_numNonZeroBlocks = args::u64(object_numNonZeroBlocks, "numNonZeroBlocks")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &runtime::cudaDataType,
    )?;
    let mut c_desc: u64 = 0;
    let c_numSectionsPerMode = args::array(
        object_numSectionsPerMode,
        "numSectionsPerMode",
        &Ty::U32,
        Some(c_numModes as usize),
        &arena,
    )?;
    let c_extent = args::array(object_extent, "extent", &Ty::I64, None, &arena)?;
    let c_nonZeroCoordinates = args::array(
        object_nonZeroCoordinates,
        "nonZeroCoordinates",
        &Ty::I32,
        None,
        &arena,
    )?;
    let c_stride = args::array(object_stride, "stride", &Ty::I64, None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cutensorCreateBlockSparseTensorDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                (&raw mut c_desc).cast(),
                c_numModes,
                c_numNonZeroBlocks,
                c_numSectionsPerMode.cast(),
                c_extent.cast(),
                c_nonZeroCoordinates.cast(),
                c_stride.cast(),
                c_dataType,
            ),
        )
    };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cutensor2::cutensorBlockSparseTensorDescriptor_t,
                        c_desc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cutensorCreateContraction<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_descA,
        object_modeA,
        object_opA,
        object_descB,
        object_modeB,
        object_opB,
        object_descC,
        object_modeC,
        object_opC,
        object_descD,
        object_modeD,
        object_descCompute,
        ],
        [],
    ) = call
        .bind(
            "cutensorCreateContraction",
            "handle descA modeA opA descB modeB opB descC modeC opC descD modeD descCompute",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_descA = args::value::<
        u64,
    >(object_descA, "descA", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cutensor2::cutensorOperator_t)?;
    let c_descB = args::value::<
        u64,
    >(object_descB, "descB", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cutensor2::cutensorOperator_t)?;
    let c_descC = args::value::<
        u64,
    >(object_descC, "descC", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opC = args::enumeration(object_opC, "opC", &cutensor2::cutensorOperator_t)?;
    let c_descD = args::value::<
        u64,
    >(object_descD, "descD", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_descCompute = args::value::<
        u64,
    >(object_descCompute, "descCompute", &cutensor2::cutensorComputeDescriptor_t)?;
    let mut c_desc: u64 = 0;
    let c_modeA = args::array(object_modeA, "modeA", &Ty::I32, None, &arena)?;
    let c_modeB = args::array(object_modeB, "modeB", &Ty::I32, None, &arena)?;
    let c_modeC = args::array(object_modeC, "modeC", &Ty::I32, None, &arena)?;
    let c_modeD = args::array(object_modeD, "modeD", &Ty::I32, None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cutensorCreateContraction)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                (&raw mut c_desc).cast(),
                c_descA,
                c_modeA.cast(),
                c_opA,
                c_descB,
                c_modeB.cast(),
                c_opB,
                c_descC,
                c_modeC.cast(),
                c_opC,
                c_descD,
                c_modeD.cast(),
                c_descCompute,
            ),
        )
    };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cutensor2::cutensorOperationDescriptor_t,
                        c_desc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cutensorCreateContractionTrinary<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_descA,
        object_modeA,
        object_opA,
        object_descB,
        object_modeB,
        object_opB,
        object_descC,
        object_modeC,
        object_opC,
        object_descD,
        object_modeD,
        object_opD,
        object_descE,
        object_modeE,
        object_descCompute,
        ],
        [],
    ) = call
        .bind(
            "cutensorCreateContractionTrinary",
            "handle descA modeA opA descB modeB opB descC modeC opC descD modeD opD descE modeE descCompute",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_descA = args::value::<
        u64,
    >(object_descA, "descA", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cutensor2::cutensorOperator_t)?;
    let c_descB = args::value::<
        u64,
    >(object_descB, "descB", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cutensor2::cutensorOperator_t)?;
    let c_descC = args::value::<
        u64,
    >(object_descC, "descC", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opC = args::enumeration(object_opC, "opC", &cutensor2::cutensorOperator_t)?;
    let c_descD = args::value::<
        u64,
    >(object_descD, "descD", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opD = args::enumeration(object_opD, "opD", &cutensor2::cutensorOperator_t)?;
    let c_descE = args::value::<
        u64,
    >(object_descE, "descE", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_descCompute = args::value::<
        u64,
    >(object_descCompute, "descCompute", &cutensor2::cutensorComputeDescriptor_t)?;
    let mut c_desc: u64 = 0;
    let c_modeA = args::array(object_modeA, "modeA", &Ty::I32, None, &arena)?;
    let c_modeB = args::array(object_modeB, "modeB", &Ty::I32, None, &arena)?;
    let c_modeC = args::array(object_modeC, "modeC", &Ty::I32, None, &arena)?;
    let c_modeD = args::array(object_modeD, "modeD", &Ty::I32, None, &arena)?;
    let c_modeE = args::array(object_modeE, "modeE", &Ty::I32, None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cutensorCreateContractionTrinary)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                (&raw mut c_desc).cast(),
                c_descA,
                c_modeA.cast(),
                c_opA,
                c_descB,
                c_modeB.cast(),
                c_opB,
                c_descC,
                c_modeC.cast(),
                c_opC,
                c_descD,
                c_modeD.cast(),
                c_opD,
                c_descE,
                c_modeE.cast(),
                c_descCompute,
            ),
        )
    };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cutensor2::cutensorOperationDescriptor_t,
                        c_desc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cutensorCreateElementwiseBinary<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_descA,
        object_modeA,
        object_opA,
        object_descC,
        object_modeC,
        object_opC,
        object_descD,
        object_modeD,
        object_opAC,
        object_descCompute,
        ],
        [],
    ) = call
        .bind(
            "cutensorCreateElementwiseBinary",
            "handle descA modeA opA descC modeC opC descD modeD opAC descCompute",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_descA = args::value::<
        u64,
    >(object_descA, "descA", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cutensor2::cutensorOperator_t)?;
    let c_descC = args::value::<
        u64,
    >(object_descC, "descC", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opC = args::enumeration(object_opC, "opC", &cutensor2::cutensorOperator_t)?;
    let c_descD = args::value::<
        u64,
    >(object_descD, "descD", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opAC = args::enumeration(object_opAC, "opAC", &cutensor2::cutensorOperator_t)?;
    let c_descCompute = args::value::<
        u64,
    >(object_descCompute, "descCompute", &cutensor2::cutensorComputeDescriptor_t)?;
    let mut c_desc: u64 = 0;
    let c_modeA = args::array(object_modeA, "modeA", &Ty::I32, None, &arena)?;
    let c_modeC = args::array(object_modeC, "modeC", &Ty::I32, None, &arena)?;
    let c_modeD = args::array(object_modeD, "modeD", &Ty::I32, None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cutensorCreateElementwiseBinary)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                (&raw mut c_desc).cast(),
                c_descA,
                c_modeA.cast(),
                c_opA,
                c_descC,
                c_modeC.cast(),
                c_opC,
                c_descD,
                c_modeD.cast(),
                c_opAC,
                c_descCompute,
            ),
        )
    };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cutensor2::cutensorOperationDescriptor_t,
                        c_desc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cutensorCreateElementwiseTrinary<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_descA,
        object_modeA,
        object_opA,
        object_descB,
        object_modeB,
        object_opB,
        object_descC,
        object_modeC,
        object_opC,
        object_descD,
        object_modeD,
        object_opAB,
        object_opABC,
        object_descCompute,
        ],
        [],
    ) = call
        .bind(
            "cutensorCreateElementwiseTrinary",
            "handle descA modeA opA descB modeB opB descC modeC opC descD modeD opAB opABC descCompute",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_descA = args::value::<
        u64,
    >(object_descA, "descA", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cutensor2::cutensorOperator_t)?;
    let c_descB = args::value::<
        u64,
    >(object_descB, "descB", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opB = args::enumeration(object_opB, "opB", &cutensor2::cutensorOperator_t)?;
    let c_descC = args::value::<
        u64,
    >(object_descC, "descC", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opC = args::enumeration(object_opC, "opC", &cutensor2::cutensorOperator_t)?;
    let c_descD = args::value::<
        u64,
    >(object_descD, "descD", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opAB = args::enumeration(object_opAB, "opAB", &cutensor2::cutensorOperator_t)?;
    let c_opABC = args::enumeration(
        object_opABC,
        "opABC",
        &cutensor2::cutensorOperator_t,
    )?;
    let c_descCompute = args::value::<
        u64,
    >(object_descCompute, "descCompute", &cutensor2::cutensorComputeDescriptor_t)?;
    let mut c_desc: u64 = 0;
    let c_modeA = args::array(object_modeA, "modeA", &Ty::I32, None, &arena)?;
    let c_modeB = args::array(object_modeB, "modeB", &Ty::I32, None, &arena)?;
    let c_modeC = args::array(object_modeC, "modeC", &Ty::I32, None, &arena)?;
    let c_modeD = args::array(object_modeD, "modeD", &Ty::I32, None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        i32,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cutensorCreateElementwiseTrinary)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                (&raw mut c_desc).cast(),
                c_descA,
                c_modeA.cast(),
                c_opA,
                c_descB,
                c_modeB.cast(),
                c_opB,
                c_descC,
                c_modeC.cast(),
                c_opC,
                c_descD,
                c_modeD.cast(),
                c_opAB,
                c_opABC,
                c_descCompute,
            ),
        )
    };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cutensor2::cutensorOperationDescriptor_t,
                        c_desc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cutensorCreatePermutation<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_descA,
        object_modeA,
        object_opA,
        object_descB,
        object_modeB,
        object_descCompute,
        ],
        [],
    ) = call
        .bind(
            "cutensorCreatePermutation",
            "handle descA modeA opA descB modeB descCompute",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_descA = args::value::<
        u64,
    >(object_descA, "descA", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cutensor2::cutensorOperator_t)?;
    let c_descB = args::value::<
        u64,
    >(object_descB, "descB", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_descCompute = args::value::<
        u64,
    >(object_descCompute, "descCompute", &cutensor2::cutensorComputeDescriptor_t)?;
    let mut c_desc: u64 = 0;
    let c_modeA = args::array(object_modeA, "modeA", &Ty::I32, None, &arena)?;
    let c_modeB = args::array(object_modeB, "modeB", &Ty::I32, None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cutensorCreatePermutation)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                (&raw mut c_desc).cast(),
                c_descA,
                c_modeA.cast(),
                c_opA,
                c_descB,
                c_modeB.cast(),
                c_descCompute,
            ),
        )
    };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cutensor2::cutensorOperationDescriptor_t,
                        c_desc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cutensorCreatePlan<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_desc, object_pref, object_workspaceSizeLimit], []) = call
        .bind("cutensorCreatePlan", "handle desc pref workspaceSizeLimit")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_desc = args::value::<
        u64,
    >(object_desc, "desc", &cutensor2::cutensorOperationDescriptor_t)?;
    let c_pref = args::value::<
        u64,
    >(object_pref, "pref", &cutensor2::cutensorPlanPreference_t)?;
    let c_workspaceSizeLimit = args::u64(
        object_workspaceSizeLimit,
        "workspaceSizeLimit",
    )?;
    let mut c_plan: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, u64, u64) -> i32 = call
        .symbol(slots::cutensorCreatePlan)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                (&raw mut c_plan).cast(),
                c_desc,
                c_pref,
                c_workspaceSizeLimit,
            ),
        )
    };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cutensor2::cutensorPlan_t, c_plan as u64)?),
    )
}

pub(crate) fn cutensorCreatePlanPreference<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_algo, object_jitMode], []) = call
        .bind("cutensorCreatePlanPreference", "handle algo jitMode")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_algo = args::enumeration(object_algo, "algo", &cutensor2::cutensorAlgo_t)?;
    let c_jitMode = args::enumeration(
        object_jitMode,
        "jitMode",
        &cutensor2::cutensorJitMode_t,
    )?;
    let mut c_pref: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, i32, i32) -> i32 = call
        .symbol(slots::cutensorCreatePlanPreference)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_pref).cast(), c_algo, c_jitMode))
    };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cutensor2::cutensorPlanPreference_t, c_pref as u64)?,
                )
        },
    )
}

pub(crate) fn cutensorCreateReduction<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_descA,
        object_modeA,
        object_opA,
        object_descC,
        object_modeC,
        object_opC,
        object_descD,
        object_modeD,
        object_opReduce,
        object_descCompute,
        ],
        [],
    ) = call
        .bind(
            "cutensorCreateReduction",
            "handle descA modeA opA descC modeC opC descD modeD opReduce descCompute",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_descA = args::value::<
        u64,
    >(object_descA, "descA", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opA = args::enumeration(object_opA, "opA", &cutensor2::cutensorOperator_t)?;
    let c_descC = args::value::<
        u64,
    >(object_descC, "descC", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opC = args::enumeration(object_opC, "opC", &cutensor2::cutensorOperator_t)?;
    let c_descD = args::value::<
        u64,
    >(object_descD, "descD", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opReduce = args::enumeration(
        object_opReduce,
        "opReduce",
        &cutensor2::cutensorOperator_t,
    )?;
    let c_descCompute = args::value::<
        u64,
    >(object_descCompute, "descCompute", &cutensor2::cutensorComputeDescriptor_t)?;
    let mut c_desc: u64 = 0;
    let c_modeA = args::array(object_modeA, "modeA", &Ty::I32, None, &arena)?;
    let c_modeC = args::array(object_modeC, "modeC", &Ty::I32, None, &arena)?;
    let c_modeD = args::array(object_modeD, "modeD", &Ty::I32, None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        i32,
        u64,
        *mut c_void,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cutensorCreateReduction)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                (&raw mut c_desc).cast(),
                c_descA,
                c_modeA.cast(),
                c_opA,
                c_descC,
                c_modeC.cast(),
                c_opC,
                c_descD,
                c_modeD.cast(),
                c_opReduce,
                c_descCompute,
            ),
        )
    };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cutensor2::cutensorOperationDescriptor_t,
                        c_desc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cutensorCreateTensorDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_numModes,
        object_extent,
        object_stride,
        object_dataType,
        object_alignmentRequirement,
        ],
        [],
    ) = call
        .bind(
            "cutensorCreateTensorDescriptor",
            "handle numModes extent stride dataType alignmentRequirement",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_numModes = args::u32(object_numModes, "numModes")?;
    let c_dataType = args::enumeration(
        object_dataType,
        "dataType",
        &runtime::cudaDataType,
    )?;
    let c_alignmentRequirement = args::u32(
        object_alignmentRequirement,
        "alignmentRequirement",
    )?;
    let mut c_desc: u64 = 0;
    let c_extent = args::array(
        object_extent,
        "extent",
        &Ty::I64,
        Some(c_numModes as usize),
        &arena,
    )?;
    let c_stride = args::optional_array(
        object_stride,
        "stride",
        &Ty::I64,
        Some(c_numModes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u32,
        *mut c_void,
        *mut c_void,
        i32,
        u32,
    ) -> i32 = call.symbol(slots::cutensorCreateTensorDescriptor)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                (&raw mut c_desc).cast(),
                c_numModes,
                c_extent.cast(),
                c_stride.cast(),
                c_dataType,
                c_alignmentRequirement,
            ),
        )
    };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &cutensor2::cutensorTensorDescriptor_t,
                        c_desc as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cutensorDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cutensorDestroy", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cutensorDestroy)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe { released(py, || function(c_handle)) },
    )
}

pub(crate) fn cutensorDestroyBlockSparseTensorDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_desc], []) = call
        .bind("cutensorDestroyBlockSparseTensorDescriptor", "desc")?;
    let py = call.py();
    let c_desc = args::value::<
        u64,
    >(object_desc, "desc", &cutensor2::cutensorBlockSparseTensorDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cutensorDestroyBlockSparseTensorDescriptor)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe { released(py, || function(c_desc)) },
    )
}

pub(crate) fn cutensorDestroyOperationDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_desc], []) = call.bind("cutensorDestroyOperationDescriptor", "desc")?;
    let py = call.py();
    let c_desc = args::value::<
        u64,
    >(object_desc, "desc", &cutensor2::cutensorOperationDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cutensorDestroyOperationDescriptor)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe { released(py, || function(c_desc)) },
    )
}

pub(crate) fn cutensorDestroyPlan<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan], []) = call.bind("cutensorDestroyPlan", "plan")?;
    let py = call.py();
    let c_plan = args::value::<u64>(object_plan, "plan", &cutensor2::cutensorPlan_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cutensorDestroyPlan)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe { released(py, || function(c_plan)) },
    )
}

pub(crate) fn cutensorDestroyPlanPreference<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pref], []) = call.bind("cutensorDestroyPlanPreference", "pref")?;
    let py = call.py();
    let c_pref = args::value::<
        u64,
    >(object_pref, "pref", &cutensor2::cutensorPlanPreference_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cutensorDestroyPlanPreference)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe { released(py, || function(c_pref)) },
    )
}

pub(crate) fn cutensorDestroyTensorDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_desc], []) = call.bind("cutensorDestroyTensorDescriptor", "desc")?;
    let py = call.py();
    let c_desc = args::value::<
        u64,
    >(object_desc, "desc", &cutensor2::cutensorTensorDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cutensorDestroyTensorDescriptor)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe { released(py, || function(c_desc)) },
    )
}

pub(crate) fn cutensorElementwiseBinaryExecute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_plan,
        object_alpha,
        object_A,
        object_gamma,
        object_C,
        object_D,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cutensorElementwiseBinaryExecute",
            "handle plan alpha A gamma C D stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_plan = args::value::<u64>(object_plan, "plan", &cutensor2::cutensorPlan_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::either(object_A, "A", None, false, None, &arena)?;
    let c_C = args::either(object_C, "C", None, false, None, &arena)?;
    let c_D = args::either(object_D, "D", None, true, None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_gamma = args::host_scalar(object_gamma, "gamma", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cutensorElementwiseBinaryExecute)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_plan,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_gamma.cast(),
                    c_C.cast(),
                    c_D.cast(),
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cutensorElementwiseTrinaryExecute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_plan,
        object_alpha,
        object_A,
        object_beta,
        object_B,
        object_gamma,
        object_C,
        object_D,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cutensorElementwiseTrinaryExecute",
            "handle plan alpha A beta B gamma C D stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_plan = args::value::<u64>(object_plan, "plan", &cutensor2::cutensorPlan_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::either(object_A, "A", None, false, None, &arena)?;
    let c_B = args::either(object_B, "B", None, false, None, &arena)?;
    let c_C = args::either(object_C, "C", None, false, None, &arena)?;
    let c_D = args::either(object_D, "D", None, true, None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let c_gamma = args::host_scalar(object_gamma, "gamma", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cutensorElementwiseTrinaryExecute)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_plan,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_beta.cast(),
                    c_B.cast(),
                    c_gamma.cast(),
                    c_C.cast(),
                    c_D.cast(),
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cutensorEstimateWorkspaceSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_desc, object_planPref, object_workspacePref], []) = call
        .bind("cutensorEstimateWorkspaceSize", "handle desc planPref workspacePref")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_desc = args::value::<
        u64,
    >(object_desc, "desc", &cutensor2::cutensorOperationDescriptor_t)?;
    let c_planPref = args::value::<
        u64,
    >(object_planPref, "planPref", &cutensor2::cutensorPlanPreference_t)?;
    let c_workspacePref = args::enumeration(
        object_workspacePref,
        "workspacePref",
        &cutensor2::cutensorWorksizePreference_t,
    )?;
    let mut c_workspaceSizeEstimate: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cutensorEstimateWorkspaceSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_desc,
                c_planPref,
                c_workspacePref,
                (&raw mut c_workspaceSizeEstimate).cast(),
            ),
        )
    };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_workspaceSizeEstimate)?),
    )
}

pub(crate) fn cutensorGetCudartVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cutensorGetCudartVersion", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> u64 = call
        .symbol(slots::cutensorGetCudartVersion)?;
    let value = unsafe { released(py, || function()) };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        0,
        1,
        |tuple| tuple.push(out::u64(py, value)?),
    )
}

pub(crate) fn cutensorGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_error], []) = call.bind("cutensorGetErrorString", "error")?;
    let py = call.py();
    let c_error = args::enumeration(
        object_error,
        "error",
        &cutensor2::cutensorStatus_t,
    )?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call
        .symbol(slots::cutensorGetErrorString)?;
    let value = unsafe { released(py, || function(c_error)) };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        0,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, value) }?),
    )
}

pub(crate) fn cutensorGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cutensorGetVersion", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> u64 = call
        .symbol(slots::cutensorGetVersion)?;
    let value = unsafe { released(py, || function()) };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        0,
        1,
        |tuple| tuple.push(out::u64(py, value)?),
    )
}

pub(crate) fn cutensorHandleReadPlanCacheFromFile<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_filename], []) = call
        .bind("cutensorHandleReadPlanCacheFromFile", "handle filename")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_filename = args::c_string(object_filename, &arena)?;
    let mut c_numCachelinesRead: u32 = 0;
    let function: unsafe extern "system" fn(u64, *const c_char, *mut c_void) -> i32 = call
        .symbol(slots::cutensorHandleReadPlanCacheFromFile)?;
    let status = unsafe {
        released(
            py,
            || function(c_handle, c_filename, (&raw mut c_numCachelinesRead).cast()),
        )
    };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_numCachelinesRead)?),
    )
}

pub(crate) fn cutensorHandleResizePlanCache<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_numEntries], []) = call
        .bind("cutensorHandleResizePlanCache", "handle numEntries")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_numEntries = args::u32(object_numEntries, "numEntries")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::cutensorHandleResizePlanCache)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe { released(py, || function(c_handle, c_numEntries)) },
    )
}

pub(crate) fn cutensorHandleWritePlanCacheToFile<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_filename], []) = call
        .bind("cutensorHandleWritePlanCacheToFile", "handle filename")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_filename = args::c_string(object_filename, &arena)?;
    let function: unsafe extern "system" fn(u64, *const c_char) -> i32 = call
        .symbol(slots::cutensorHandleWritePlanCacheToFile)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe { released(py, || function(c_handle, c_filename)) },
    )
}

pub(crate) fn cutensorLoggerForceDisable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cutensorLoggerForceDisable", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cutensorLoggerForceDisable)?;
    returned0(py, &cutensor2::cutensorStatus_t, unsafe { released(py, || function()) })
}

pub(crate) fn cutensorLoggerOpenFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_logFile], []) = call.bind("cutensorLoggerOpenFile", "logFile")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_logFile = args::c_string(object_logFile, &arena)?;
    let function: unsafe extern "system" fn(*const c_char) -> i32 = call
        .symbol(slots::cutensorLoggerOpenFile)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe { released(py, || function(c_logFile)) },
    )
}

pub(crate) fn cutensorLoggerSetCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_callback], []) = call.bind("cutensorLoggerSetCallback", "callback")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_callback = args::callback(
        object_callback,
        Some(&cutensor2::cutensorLoggerCallback_t__signature),
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cutensorLoggerSetCallback)?;
    let status = unsafe { released(py, || function(c_callback.address())) };
    c_callback.left(status == 0);
    returned0(py, &cutensor2::cutensorStatus_t, status)
}

pub(crate) fn cutensorLoggerSetFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_file], []) = call.bind("cutensorLoggerSetFile", "file")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_file = args::either(object_file, "file", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cutensorLoggerSetFile)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe { released(py, || function(c_file.cast())) },
    )
}

pub(crate) fn cutensorLoggerSetLevel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_level], []) = call.bind("cutensorLoggerSetLevel", "level")?;
    let py = call.py();
    let c_level = args::i32(object_level, "level")?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cutensorLoggerSetLevel)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe { released(py, || function(c_level)) },
    )
}

pub(crate) fn cutensorLoggerSetMask<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_mask], []) = call.bind("cutensorLoggerSetMask", "mask")?;
    let py = call.py();
    let c_mask = args::i32(object_mask, "mask")?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cutensorLoggerSetMask)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe { released(py, || function(c_mask)) },
    )
}

pub(crate) fn cutensorOperationDescriptorGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_desc, object_attr, object_sizeInBytes], []) = call
        .bind(
            "cutensorOperationDescriptorGetAttribute",
            "handle desc attr sizeInBytes",
        )?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_desc = args::value::<
        u64,
    >(object_desc, "desc", &cutensor2::cutensorOperationDescriptor_t)?;
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &cutensor2::cutensorOperationDescriptorAttribute_t,
    )?;
    let c_sizeInBytes = args::u64(object_sizeInBytes, "sizeInBytes")?;
    let mut c_buf = attributes::attribute_out(
        py,
        c_attr,
        &attribute_types::cutensor::cutensorOperationDescriptorAttribute_t,
        Some(c_sizeInBytes as usize),
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, *mut c_void, u64) -> i32 = call
        .symbol(slots::cutensorOperationDescriptorGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(c_handle, c_desc, c_attr, c_buf.pointer(), c_sizeInBytes),
        )
    };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| tuple.push(unsafe { c_buf.value(py) }?),
    )
}

pub(crate) fn cutensorOperationDescriptorSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_desc,
        object_attr,
        object_buf,
        object_sizeInBytes,
        ],
        [],
    ) = call
        .bind(
            "cutensorOperationDescriptorSetAttribute",
            "handle desc attr buf sizeInBytes",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_desc = args::value::<
        u64,
    >(object_desc, "desc", &cutensor2::cutensorOperationDescriptor_t)?;
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &cutensor2::cutensorOperationDescriptorAttribute_t,
    )?;
    let c_sizeInBytes = args::u64(object_sizeInBytes, "sizeInBytes")?;
    let (c_buf, _) = attributes::attribute_in(
        object_buf,
        c_attr,
        &attribute_types::cutensor::cutensorOperationDescriptorAttribute_t,
        Some(c_sizeInBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, *mut c_void, u64) -> i32 = call
        .symbol(slots::cutensorOperationDescriptorSetAttribute)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe {
            released(py, || function(c_handle, c_desc, c_attr, c_buf, c_sizeInBytes))
        },
    )
}

pub(crate) fn cutensorPermute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_plan,
        object_alpha,
        object_A,
        object_B,
        object_stream,
        ],
        [],
    ) = call.bind("cutensorPermute", "handle plan alpha A B stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_plan = args::value::<u64>(object_plan, "plan", &cutensor2::cutensorPlan_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::either(object_A, "A", None, false, None, &arena)?;
    let c_B = args::either(object_B, "B", None, true, None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cutensorPermute)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_plan,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_B.cast(),
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cutensorPlanGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_plan, object_attr, object_sizeInBytes], []) = call
        .bind("cutensorPlanGetAttribute", "handle plan attr sizeInBytes")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_plan = args::value::<u64>(object_plan, "plan", &cutensor2::cutensorPlan_t)?;
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &cutensor2::cutensorPlanAttribute_t,
    )?;
    let c_sizeInBytes = args::u64(object_sizeInBytes, "sizeInBytes")?;
    let mut c_buf = attributes::attribute_out(
        py,
        c_attr,
        &attribute_types::cutensor::cutensorPlanAttribute_t,
        Some(c_sizeInBytes as usize),
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, *mut c_void, u64) -> i32 = call
        .symbol(slots::cutensorPlanGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(c_handle, c_plan, c_attr, c_buf.pointer(), c_sizeInBytes),
        )
    };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| tuple.push(unsafe { c_buf.value(py) }?),
    )
}

pub(crate) fn cutensorPlanPreferenceGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_pref, object_attr, object_sizeInBytes], []) = call
        .bind("cutensorPlanPreferenceGetAttribute", "handle pref attr sizeInBytes")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_pref = args::value::<
        u64,
    >(object_pref, "pref", &cutensor2::cutensorPlanPreference_t)?;
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &cutensor2::cutensorPlanPreferenceAttribute_t,
    )?;
    let c_sizeInBytes = args::u64(object_sizeInBytes, "sizeInBytes")?;
    let mut c_buf = attributes::attribute_out(
        py,
        c_attr,
        &attribute_types::cutensor::cutensorPlanPreferenceAttribute_t,
        Some(c_sizeInBytes as usize),
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, *mut c_void, u64) -> i32 = call
        .symbol(slots::cutensorPlanPreferenceGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(c_handle, c_pref, c_attr, c_buf.pointer(), c_sizeInBytes),
        )
    };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| tuple.push(unsafe { c_buf.value(py) }?),
    )
}

pub(crate) fn cutensorPlanPreferenceSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_pref,
        object_attr,
        object_buf,
        object_sizeInBytes,
        ],
        [],
    ) = call
        .bind("cutensorPlanPreferenceSetAttribute", "handle pref attr buf sizeInBytes")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_pref = args::value::<
        u64,
    >(object_pref, "pref", &cutensor2::cutensorPlanPreference_t)?;
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &cutensor2::cutensorPlanPreferenceAttribute_t,
    )?;
    let c_sizeInBytes = args::u64(object_sizeInBytes, "sizeInBytes")?;
    let (c_buf, _) = attributes::attribute_in(
        object_buf,
        c_attr,
        &attribute_types::cutensor::cutensorPlanPreferenceAttribute_t,
        Some(c_sizeInBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, *mut c_void, u64) -> i32 = call
        .symbol(slots::cutensorPlanPreferenceSetAttribute)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe {
            released(py, || function(c_handle, c_pref, c_attr, c_buf, c_sizeInBytes))
        },
    )
}

pub(crate) fn cutensorReadKernelCacheFromFile<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_filename], []) = call
        .bind("cutensorReadKernelCacheFromFile", "handle filename")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_filename = args::c_string(object_filename, &arena)?;
    let function: unsafe extern "system" fn(u64, *const c_char) -> i32 = call
        .symbol(slots::cutensorReadKernelCacheFromFile)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe { released(py, || function(c_handle, c_filename)) },
    )
}

pub(crate) fn cutensorReduce<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_plan,
        object_alpha,
        object_A,
        object_beta,
        object_C,
        object_D,
        object_workspace,
        object_workspaceSize,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cutensorReduce",
            "handle plan alpha A beta C D workspace workspaceSize stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_plan = args::value::<u64>(object_plan, "plan", &cutensor2::cutensorPlan_t)?;
    let c_workspaceSize = args::u64(object_workspaceSize, "workspaceSize")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::either(object_A, "A", None, false, None, &arena)?;
    let c_C = args::either(object_C, "C", None, false, None, &arena)?;
    let c_D = args::either(object_D, "D", None, true, None, &arena)?;
    let c_workspace = args::device(object_workspace, "workspace", None, &arena)?;
    let c_alpha = args::host_scalar(object_alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(object_beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cutensorReduce)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_plan,
                    c_alpha.cast(),
                    c_A.cast(),
                    c_beta.cast(),
                    c_C.cast(),
                    c_D.cast(),
                    c_workspace.cast(),
                    c_workspaceSize,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cutensorWriteKernelCacheToFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_filename], []) = call
        .bind("cutensorWriteKernelCacheToFile", "handle filename")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_filename = args::c_string(object_filename, &arena)?;
    let function: unsafe extern "system" fn(u64, *const c_char) -> i32 = call
        .symbol(slots::cutensorWriteKernelCacheToFile)?;
    returned0(
        py,
        &cutensor2::cutensorStatus_t,
        unsafe { released(py, || function(c_handle, c_filename)) },
    )
}
