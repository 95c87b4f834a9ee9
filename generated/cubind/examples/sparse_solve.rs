//! Solves a sparse system of linear equations with cuDSS: the heat equation on a plate with known temperatures.
//!
//! ```text
//! cargo run --release --example sparse_solve --features cudss
//! ```
//!
//! Running it requires an NVIDIA driver for CUDA 13, `libcudart.so.13` and `libcudss.so.1`; building it requires none
//! of them.

use core::ffi::c_void;
use std::error::Error;
use std::process::ExitCode;

use cubind::cuda13::runtime::*;
use cubind::cudss::*;
use cubind::{CuPtr, Outcome};

/// The side length of the plate in points. Each point is coupled to its neighbors, and loses a little heat.
const SIDE: usize = 60;
const N: usize = SIDE * SIDE;

/// The upper triangle of a symmetric matrix in compressed sparse row (CSR) format.
struct Upper {
    offsets: Vec<i32>,
    columns: Vec<i32>,
    values: Vec<f64>,
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("sparse_solve: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Solves the system, and compares the result with the known temperatures.
pub fn run() -> Result<(), Box<dyn Error>> {
    let matrix = plate();
    let expected: Vec<f64> = (0..N).map(|i| (i % 7) as f64 - 3.0).collect();
    let right = matrix.times(&expected);
    let (size, count) = (N as i64, matrix.values.len() as i64);
    let (integer, double) = (cudaDataType::CUDA_R_32I, cudaDataType::CUDA_R_64F);

    // SAFETY: the memory has the sizes with which the matrices are described, and is freed after the matrices are
    // destroyed.
    unsafe {
        let handle = cudssCreate().ok()?;
        let config = cudssConfigCreate().ok()?;
        let data = cudssDataCreate(handle).ok()?;
        cudssConfigSet(config, cudssConfigParam_t::CUDSS_CONFIG_IR_N_STEPS, &1_i32).ok()?;

        let memory = [
            upload(&matrix.offsets)?,
            upload(&matrix.columns)?,
            upload(&matrix.values)?,
            upload(&right)?,
            upload(&[0.0; N])?,
        ];
        let [offsets, columns, values, b, x] = memory.map(CuPtr::from);
        let a = cudssMatrixCreateCsr(
            size,
            size,
            count,
            offsets,
            CuPtr::NULL, // each row begins at the end of the one before
            columns,
            values,
            integer,
            integer,
            double,
            cudssMatrixType_t::CUDSS_MTYPE_SPD,
            cudssMatrixViewType_t::CUDSS_MVIEW_UPPER,
            cudssIndexBase_t::CUDSS_BASE_ZERO,
        )
        .ok()?;
        let by_columns = cudssLayout_t::CUDSS_LAYOUT_COL_MAJOR;
        let b = cudssMatrixCreateDn(size, 1, size, b, double, by_columns).ok()?;
        let x = cudssMatrixCreateDn(size, 1, size, x, double, by_columns).ok()?;

        type Phase = cudssPhase_t;
        for phase in [Phase::CUDSS_PHASE_ANALYSIS, Phase::CUDSS_PHASE_FACTORIZATION, Phase::CUDSS_PHASE_SOLVE] {
            cudssExecute(handle, phase, config, data, a, x, b).ok()?;
        }
        let mut entries = 0_i64;
        let lu = cudssDataParam_t::CUDSS_DATA_LU_NNZ;
        cudssDataGet(handle, data, lu, (&raw mut entries).cast(), size_of::<i64>()).ok()?;

        let mut solution = vec![0.0; N];
        let (to, bytes) = (solution.as_mut_ptr().cast(), size_of_val(&solution[..]));
        cudaMemcpy(to, memory[4], bytes, cudaMemcpyKind::cudaMemcpyDeviceToHost).ok()?;
        let right = solution.iter().zip(&expected).filter(|(value, known)| (*value - *known).abs() < 1e-9).count();
        if right < N || entries < count {
            return Err(format!("{right} of {N} temperatures are right; the factors have {entries} entries").into());
        }
        println!("verified          {N} temperatures; {count} entries, {entries} in the factors");

        for described in [a, x, b] {
            cudssMatrixDestroy(described).ok()?;
        }
        cudssDataDestroy(handle, data).ok()?;
        cudssConfigDestroy(config).ok()?;
        cudssDestroy(handle).ok()?;
        for address in memory {
            cudaFree(address).ok()?;
        }
    }
    Ok(())
}

fn plate() -> Upper {
    let mut matrix = Upper { offsets: vec![0], columns: Vec::new(), values: Vec::new() };
    for i in 0..N {
        let right = (i % SIDE + 1 < SIDE).then_some((i + 1, -1.0));
        let below = (i + SIDE < N).then_some((i + SIDE, -1.0));
        for (column, value) in [Some((i, 4.01)), right, below].into_iter().flatten() {
            matrix.columns.push(column as i32);
            matrix.values.push(value);
        }
        matrix.offsets.push(matrix.columns.len() as i32);
    }
    matrix
}

impl Upper {
    /// Multiplies the whole matrix by a vector.
    fn times(&self, x: &[f64]) -> Vec<f64> {
        let mut result = vec![0.0; N];
        for row in 0..N {
            for at in self.offsets[row] as usize..self.offsets[row + 1] as usize {
                let column = self.columns[at] as usize;
                result[row] += self.values[at] * x[column];
                if column != row {
                    result[column] += self.values[at] * x[row];
                }
            }
        }
        result
    }
}

/// Copies data to the device.
fn upload<T>(data: &[T]) -> Result<*mut c_void, Box<dyn Error>> {
    // SAFETY: both memory regions have this size.
    unsafe {
        let memory = cudaMalloc(size_of_val(data)).ok()?;
        cudaMemcpy(memory, data.as_ptr().cast(), size_of_val(data), cudaMemcpyKind::cudaMemcpyHostToDevice).ok()?;
        Ok(memory)
    }
}
