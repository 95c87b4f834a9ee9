//! A product of matrices with cuBLAS, `C = alpha * A * B + beta * C`, checked against the host's.
//!
//! ```text
//! cargo run --release --example gemm --features cublas
//! ```
//!
//! Needs an NVIDIA driver for CUDA 13, `libcudart.so.13` and `libcublas.so.13` when it runs, and none of them when it is built.

use std::error::Error;
use std::process::ExitCode;

use cubind::cuda13::{cublas::*, runtime::*};
use cubind::{CuPtr, Outcome};

const M: usize = 64;
const N: usize = 48;
const K: usize = 32;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("gemm: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Multiplies, with the scalars on the host and then on the device.
pub fn run() -> Result<(), Box<dyn Error>> {
    // Small whole numbers, of which sums are exact. Matrices are stored column after column.
    let a: Vec<f32> = (0..M * K).map(|i| (i % 7) as f32 - 3.0).collect();
    let b: Vec<f32> = (0..K * N).map(|i| (i % 5) as f32 - 2.0).collect();
    let (alpha, beta) = (2.0_f32, 0.5_f32);
    let mut expected = vec![0.0_f32; M * N];
    for (place, value) in expected.iter_mut().enumerate() {
        let (row, column) = (place % M, place / M);
        *value = alpha * (0..K).map(|i| a[row + i * M] * b[i + column * K]).sum::<f32>() + beta * 4.0;
    }

    // SAFETY: the arrays are as large as the matrices whose addresses and sizes are passed, and live until they are freed.
    unsafe {
        let handle = cublasCreate().ok()?;
        let (gpu_a, gpu_b) = (upload(&a)?, upload(&b)?);
        let gpu_scalars = upload(&[alpha, beta])?;
        let (m, n, k) = (M as i32, N as i32, K as i32);
        let none = cublasOperation_t::CUBLAS_OP_N;

        for mode in [cublasPointerMode_t::CUBLAS_POINTER_MODE_HOST, cublasPointerMode_t::CUBLAS_POINTER_MODE_DEVICE] {
            let gpu_c = upload(&[4.0_f32; M * N])?;
            cublasSetPointerMode(handle, mode).ok()?;
            let (alpha, beta) = if mode == cublasPointerMode_t::CUBLAS_POINTER_MODE_HOST {
                ((&alpha).into(), (&beta).into())
            } else {
                (gpu_scalars.into(), gpu_scalars.add(1).into())
            };
            cublasSgemm(handle, none, none, m, n, k, alpha, gpu_a, m, gpu_b, k, beta, gpu_c, m).ok()?;

            let mut c = vec![0.0_f32; M * N];
            let to_host = cudaMemcpyKind::cudaMemcpyDeviceToHost;
            cudaMemcpy(c.as_mut_ptr().cast(), gpu_c.as_ptr().cast(), size_of_val(&c[..]), to_host).ok()?;
            if let Some(i) = (0..M * N).find(|&i| c[i] != expected[i]) {
                return Err(format!("element {i} is {}, and should be {}", c[i], expected[i]).into());
            }
            println!("verified          {M} x {N}, {mode:?}");
            cudaFree(gpu_c.as_mut_ptr().cast()).ok()?;
        }

        for memory in [gpu_a, gpu_b, gpu_scalars] {
            cudaFree(memory.as_mut_ptr().cast()).ok()?;
        }
        cublasDestroy(handle).ok()?;
    }
    Ok(())
}

/// A copy on the device.
fn upload(values: &[f32]) -> Result<CuPtr<f32>, Box<dyn Error>> {
    // SAFETY: the new memory has the size of the values.
    unsafe {
        let memory = cudaMalloc(size_of_val(values)).ok()?;
        let to_device = cudaMemcpyKind::cudaMemcpyHostToDevice;
        cudaMemcpy(memory, values.as_ptr().cast(), size_of_val(values), to_device).ok()?;
        Ok(CuPtr::from(memory).cast())
    }
}
