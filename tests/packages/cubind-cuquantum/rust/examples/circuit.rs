//! A quantum circuit with cuStateVec. Its qubits are all 0 or all 1. The example prints the results of measuring the
//! qubits.
//!
//! ```text
//! cargo run --release --example circuit
//! ```
//!
//! Running the example requires an NVIDIA driver for CUDA 13, `libcudart.so.13` and `libcustatevec.so.1`; building it
//! requires none of them.

use core::ffi::c_void;
use std::error::Error;
use std::f64::consts::FRAC_1_SQRT_2;
use std::process::ExitCode;
use std::ptr;

use cubind::cuda13::runtime::*;
use cubind::{CuPtr, Outcome};
use cubind_cuquantum::custatevec::*;

const QUBITS: u32 = 12;
const COMPLEX: cudaDataType = cudaDataType::CUDA_C_64F;
const COMPUTE: custatevecComputeType_t = custatevecComputeType_t::CUSTATEVEC_COMPUTE_64F;
const ROWS: custatevecMatrixLayout_t = custatevecMatrixLayout_t::CUSTATEVEC_MATRIX_LAYOUT_ROW;

/// A gate of one qubit, as a matrix in row-major order. Each complex number is stored as its real part and its
/// imaginary part.
type Gate = [[f64; 2]; 4];
const HADAMARD: Gate = [[FRAC_1_SQRT_2, 0.0], [FRAC_1_SQRT_2, 0.0], [FRAC_1_SQRT_2, 0.0], [-FRAC_1_SQRT_2, 0.0]];
const NOT: Gate = [[0.0, 0.0], [1.0, 0.0], [1.0, 0.0], [0.0, 0.0]];

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("circuit: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Creates the state, and queries its properties.
pub fn run() -> Result<(), Box<dyn Error>> {
    let all: Vec<i32> = (0..QUBITS as i32).collect();
    // SAFETY: the memory is large enough for the state, and lives until it is freed; arrays have the lengths that the
    // calls are passed.
    unsafe {
        let handle = custatevecCreate().ok()?;
        let memory = cudaMalloc(size_of::<[f64; 2]>() << QUBITS).ok()?;
        let state = CuPtr::from(memory);
        let zero = custatevecStateVectorType_t::CUSTATEVEC_STATE_VECTOR_TYPE_ZERO;
        custatevecInitializeStateVector(handle, state, COMPLEX, QUBITS, zero).ok()?;
        apply(handle, state, &HADAMARD, 0, &[])?;
        for qubit in 1..QUBITS as i32 {
            apply(handle, state, &NOT, qubit, &[qubit - 1])?;
        }

        let mut probabilities = vec![0.0; 1 << QUBITS];
        let sums = probabilities.as_mut_ptr();
        custatevecAbs2SumArray(handle, state, COMPLEX, QUBITS, sums, &all, &[], &[]).ok()?;
        let mut expected = vec![0.0; 1 << QUBITS];
        (expected[0], expected[(1 << QUBITS) - 1]) = (0.5, 0.5);
        expect("probabilities", &probabilities, &expected)?;

        // The parity of two qubits is always even. NULL means that the probability of odd parity is not requested.
        let (mut even, ends) = (0.0, [0, QUBITS as i32 - 1]);
        custatevecAbs2SumOnZBasis(handle, state, COMPLEX, QUBITS, &mut even, ptr::null_mut(), &ends).ok()?;
        expect("parity", &[even], &[1.0])?;

        // The expectation values of Z on one qubit, of Z on two qubits, and of X on all qubits. The last value
        // distinguishes the state from a mixture.
        let (x, z) = (custatevecPauli_t::CUSTATEVEC_PAULI_X, custatevecPauli_t::CUSTATEVEC_PAULI_Z);
        let strings = [(vec![z], vec![3]), (vec![z, z], vec![2, 7]), (vec![x; QUBITS as usize], all)];
        let operators = strings.each_ref().map(|(operators, _)| operators.as_ptr());
        let qubits = strings.each_ref().map(|(_, qubits)| qubits.as_ptr());
        let counts = strings.each_ref().map(|(_, qubits)| qubits.len() as u32);
        let mut values = [0.0; 3];
        custatevecComputeExpectationsOnPauliBasis(
            handle,
            state,
            COMPLEX,
            QUBITS,
            &mut values,
            &operators,
            &qubits,
            &counts,
        )
        .ok()?;
        expect("expectation values", &values, &[0.0, 1.0, 1.0])?;
        println!(
            "verified          {QUBITS} qubits: {} probabilities, {} expectation values",
            1 << QUBITS,
            values.len()
        );

        cudaFree(memory).ok()?;
        custatevecDestroy(handle).ok()?;
    }
    Ok(())
}

/// Applies a gate to one qubit, if all controls are 1.
///
/// # Safety
///
/// The handle must be live, and the memory must contain the state.
unsafe fn apply(
    handle: custatevecHandle_t,
    state: CuPtr<c_void>,
    gate: &Gate,
    target: i32,
    controls: &[i32],
) -> Result<(), Box<dyn Error>> {
    let matrix = gate.as_ptr().cast();
    let count = controls.len() as u32;
    // SAFETY: the caller guarantees that the handle is live; the gate and the workspace have the sizes that are passed.
    unsafe {
        let size =
            custatevecApplyMatrixGetWorkspaceSize(handle, COMPLEX, QUBITS, matrix, COMPLEX, ROWS, 0, 1, count, COMPUTE)
                .ok()?;
        let work = cudaMalloc(size.max(1)).ok()?;
        let room = CuPtr::from(work);
        // No values for the controls are passed, so each control must be 1.
        custatevecApplyMatrix(
            handle,
            state,
            COMPLEX,
            QUBITS,
            matrix,
            COMPLEX,
            ROWS,
            0,
            &[target],
            controls,
            &[],
            COMPUTE,
            room,
            size,
        )
        .ok()?;
        cudaFree(work).ok()?;
    }
    Ok(())
}

fn expect(what: &str, values: &[f64], expected: &[f64]) -> Result<(), Box<dyn Error>> {
    let close = |i: &usize| (values[*i] - expected[*i]).abs() < 1e-12;
    match (0..expected.len()).find(|i| !close(i)) {
        Some(i) => Err(format!("{what}: number {i} is {}, and should be {}", values[i], expected[i]).into()),
        None => Ok(()),
    }
}
