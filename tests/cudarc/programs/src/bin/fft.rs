//! `fft` with cudarc.

use std::error::Error;
use std::f32::consts::TAU;

use cudarc::cublas::sys::cublasOperation_t;
use cudarc::cublas::{CudaBlas, Gemm, GemmConfig};
use cudarc::cufft::CudaFft;
use cudarc::cufft::sys::{cufftType, float2};
use cudarc::driver::CudaContext;

const N: usize = 1024;
/// The number of complex values of a spectrum.
const HALF: usize = N / 2 + 1;
const FREQUENCIES: [usize; 2] = [7, 100];
/// The amplitudes of the two waves in each mixture.
const MIXTURES: [[f32; 2]; 3] = [[1.0, 0.25], [0.0, 2.0], [-1.0, 0.5]];

fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(4), |steps| steps.parse())?;
    let wave = |of: usize| (0..N).map(move |i| (TAU * (of * i % N) as f32 / N as f32).cos());
    let waves: Vec<f32> = FREQUENCIES.into_iter().flat_map(wave).collect();

    let stream = CudaContext::new(0)?.default_stream();
    let blas = CudaBlas::new(stream.clone())?;
    let fft = CudaFft::plan_1d(N as i32, cufftType::CUFFT_R2C, MIXTURES.len() as i32, stream.clone())?;
    let (waves, mixtures) = (stream.clone_htod(&waves)?, stream.clone_htod(MIXTURES.as_flattened())?);
    let mut signals = stream.alloc_zeros::<f32>(N * MIXTURES.len())?;
    let mut spectra = stream.alloc_zeros::<float2>(HALF * MIXTURES.len())?;
    let product = GemmConfig {
        transa: cublasOperation_t::CUBLAS_OP_N,
        transb: cublasOperation_t::CUBLAS_OP_N,
        m: N as i32,
        n: MIXTURES.len() as i32,
        k: FREQUENCIES.len() as i32,
        alpha: 1.0,
        lda: N as i32,
        ldb: FREQUENCIES.len() as i32,
        beta: 0.0,
        ldc: N as i32,
    };
    for _ in 0..steps {
        // SAFETY: the buffers have the sizes of the matrices.
        unsafe { blas.gemm(product, &waves, &mixtures, &mut signals)? };
        fft.exec_r2c(&signals, &mut spectra)?;
    }

    // cuFFT does not scale its results.
    for (i, value) in stream.clone_dtoh(&spectra)?.iter().enumerate() {
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
