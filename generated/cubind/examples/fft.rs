//! A matrix product with cuBLAS that mixes waves, and the spectrum of each column of the result with cuFFT.
//!
//! ```text
//! cargo run --release --example fft --features cublas,cufft
//! ```
//!
//! Running it requires an NVIDIA driver for CUDA 13, `libcudart.so.13`, `libcublas.so.13` and `libcufft.so.12`;
//! building it requires none of them. The environment variable `STEPS` sets the number of repetitions.

use std::error::Error;
use std::f32::consts::TAU;

use cubind::cuda13::owned::{Device, DeviceBuffer, cublas::*, cufft::*};
use cubind::cuda13::runtime::float2;

const N: usize = 1024;
/// The number of complex values of a spectrum.
const HALF: usize = N / 2 + 1;
const FREQUENCIES: [usize; 2] = [7, 100];
/// The amplitudes of the two waves in each mixture.
const MIXTURES: [[f32; 2]; 3] = [[1.0, 0.25], [0.0, 2.0], [-1.0, 0.5]];

pub fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(4), |steps| steps.parse())?;
    let wave = |of: usize| (0..N).map(move |i| (TAU * (of * i % N) as f32 / N as f32).cos());
    let waves: Vec<f32> = FREQUENCIES.into_iter().flat_map(wave).collect();

    Device::get(0)?.make_current()?;
    let (blas, fft) = (cublasCreate()?, cufftPlan1d(N as i32, cufftType::CUFFT_R2C, MIXTURES.len() as i32)?);
    let (waves, mixtures) = (DeviceBuffer::from_slice(&waves)?, DeviceBuffer::from_slice(MIXTURES.as_flattened())?);
    let mut signals = DeviceBuffer::<f32>::zeroed(N * MIXTURES.len())?;
    let mut spectra = DeviceBuffer::<float2>::zeroed(HALF * MIXTURES.len())?;
    let (m, n, k) = (N as i32, MIXTURES.len() as i32, FREQUENCIES.len() as i32);
    let none = cublasOperation_t::CUBLAS_OP_N;
    for _ in 0..steps {
        cublasSgemm(&blas, none, none, m, n, k, &1.0, &waves, m, &mixtures, k, &0.0, &mut signals, m)?;
        cufftExecR2C(&fft, &mut signals, &mut spectra)?;
    }

    // The copy waits for cuFFT, which does not scale its results.
    for (i, value) in spectra.to_vec()?.iter().enumerate() {
        let (mixture, frequency) = (MIXTURES[i / HALF], i % HALF);
        let wave = FREQUENCIES.iter().position(|of| *of == frequency);
        let expected = wave.map_or(0.0, |wave| mixture[wave] * N as f32 / 2.0);
        if (value.x - expected).abs() > 0.1 || value.y.abs() > 0.1 {
            return Err(format!("frequency {frequency} of mixture {}: {value:?}, not {expected}", i / HALF).into());
        }
    }
    println!("verified {steps} x {} spectra of {N} numbers", MIXTURES.len());
    Ok(())
}
