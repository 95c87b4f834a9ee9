//! A product of matrices with cuBLAS, `C = alpha * A * B + beta * C`, checked against the host's.
//!
//! ```text
//! cargo run --release --example gemm --features cublas
//! ```
//!
//! Needs an NVIDIA driver for CUDA 13, `libcudart.so.13` and `libcublas.so.13` when it runs, and none of them when it is built.

use std::error::Error;
use std::process::ExitCode;

use cubind::cuda13::owned::cublas::*;
use cubind::owned::{Device, DeviceBuffer};

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

    Device::get(0)?.make_current()?;
    let handle = cublasCreate()?;
    let (gpu_a, gpu_b) = (DeviceBuffer::from_slice(&a)?, DeviceBuffer::from_slice(&b)?);
    let gpu_scalars = DeviceBuffer::from_slice(&[alpha, beta])?;
    let (m, n, k) = (M as i32, N as i32, K as i32);
    let none = cublasOperation_t::CUBLAS_OP_N;

    for mode in [cublasPointerMode_t::CUBLAS_POINTER_MODE_HOST, cublasPointerMode_t::CUBLAS_POINTER_MODE_DEVICE] {
        let mut gpu_c = DeviceBuffer::from_slice(&[4.0_f32; M * N])?;
        cublasSetPointerMode(&handle, mode)?;
        let (alpha, beta) = if mode == cublasPointerMode_t::CUBLAS_POINTER_MODE_HOST {
            ((&alpha).into(), (&beta).into())
        } else {
            (gpu_scalars.as_ptr().into(), gpu_scalars.as_ptr().add(1).into())
        };
        // SAFETY: the buffers are as large as the matrices whose sizes are passed, and the scalars are where the mode says.
        unsafe { cublasSgemm(&handle, none, none, m, n, k, alpha, &gpu_a, m, &gpu_b, k, beta, &mut gpu_c, m)? };

        // This waits for the product.
        let c = gpu_c.to_vec()?;
        if let Some(i) = (0..M * N).find(|&i| c[i] != expected[i]) {
            return Err(format!("element {i} is {}, and should be {}", c[i], expected[i]).into());
        }
        println!("verified          {M} x {N}, {mode:?}");
    }
    Ok(())
}
