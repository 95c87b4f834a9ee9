//! A matrix product with cuBLAS, `C = alpha * A * B + beta * C`, checked against a result that is computed on the host.
//!
//! ```text
//! cargo run --release --example gemm --features cublas
//! ```
//!
//! Running it requires an NVIDIA driver for CUDA 13, `libcudart.so.13` and `libcublas.so.13`; building it requires none
//! of them.

use std::error::Error;
use std::process::ExitCode;

use cubind::cuda13::checked::{cublas as checked, driver::cuCtxSynchronize};
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

/// Multiplies the matrices, first with the scalars on the host and then with the scalars on the device.
pub fn run() -> Result<(), Box<dyn Error>> {
    // Small integers, so that sums are exact. Matrices are stored in column-major order.
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
    let (m, n, k) = (M as i32, N as i32, K as i32);
    let none = cublasOperation_t::CUBLAS_OP_N;
    let before = [4.0_f32; M * N];

    // If the scalars are on the host, the lengths of the buffers are checked, so the call is safe.
    let mut gpu_c = DeviceBuffer::from_slice(&before)?;
    cublasSgemm(&handle, none, none, m, n, k, &alpha, &gpu_a, m, &gpu_b, k, &beta, &mut gpu_c, m)?;
    // The copy waits for the matrix product.
    verified("scalars on the host", &gpu_c.to_vec()?, &expected)?;

    // The handle's pointer mode selects scalars on the device, which the type system cannot check.
    let gpu_scalars = DeviceBuffer::from_slice(&[alpha, beta])?;
    let (alpha, beta) = (gpu_scalars.as_ptr(), gpu_scalars.as_ptr().add(1));
    let gpu_c = DeviceBuffer::from_slice(&before)?;
    let (a, b, c) = (gpu_a.as_ptr(), gpu_b.as_ptr(), gpu_c.as_ptr());
    // SAFETY: the buffers are as large as the matrices, the scalars are on the device as the mode requires, and the
    // handle is not passed to any safe function afterwards.
    unsafe {
        cublasSetPointerMode(&handle, cublasPointerMode_t::CUBLAS_POINTER_MODE_DEVICE)?;
        checked::cublasSgemm(handle.handle(), none, none, m, n, k, alpha.into(), a, m, b, k, beta.into(), c, m)?;
        // Buffers do not track their use by raw functions.
        cuCtxSynchronize()?;
    }
    verified("scalars on the device", &gpu_c.to_vec()?, &expected)?;
    Ok(())
}

fn verified(what: &str, c: &[f32], expected: &[f32]) -> Result<(), Box<dyn Error>> {
    if let Some(i) = (0..M * N).find(|&i| c[i] != expected[i]) {
        return Err(format!("{what}: element {i} is {}, and should be {}", c[i], expected[i]).into());
    }
    println!("verified          {M} x {N}, {what}");
    Ok(())
}
