//! A Fourier transform with cuFFT: the spectrum of two waves, and back again.
//!
//! ```text
//! cargo run --release --example fft --features cufft
//! ```
//!
//! Needs an NVIDIA driver for CUDA 13, `libcudart.so.13` and `libcufft.so.12` when it runs, and none of them when it is built.

use std::error::Error;
use std::f32::consts::TAU;
use std::process::ExitCode;

use cubind::cuda13::{cufft::*, runtime::*};
use cubind::{CuPtr, Outcome};

const N: usize = 1024;
/// Frequency and amplitude of each wave.
const WAVES: [(usize, f32); 2] = [(7, 1.0), (100, 0.25)];

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("fft: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Transforms there and back.
pub fn run() -> Result<(), Box<dyn Error>> {
    let wave = |i: usize| {
        let phase = |frequency: usize| TAU * (frequency * i % N) as f32 / N as f32;
        let sum = |part: fn(f32) -> f32| WAVES.iter().map(|&(of, amplitude)| amplitude * part(phase(of))).sum();
        float2 { x: sum(f32::cos), y: sum(f32::sin) }
    };
    let signal: Vec<float2> = (0..N).map(wave).collect();
    let bytes = size_of_val(&signal[..]);

    // SAFETY: the memory has room for the plan's `N` complex numbers, and lives until it is freed.
    unsafe {
        let plan = cufftPlan1d(N as i32, cufftType::CUFFT_C2C, 1).ok()?;
        let memory = cudaMalloc(bytes).ok()?;
        cudaMemcpy(memory, signal.as_ptr().cast(), bytes, cudaMemcpyKind::cudaMemcpyHostToDevice).ok()?;
        let data: CuPtr<cufftComplex> = CuPtr::from(memory).cast();

        // In place; cuFFT scales neither direction.
        cufftExecC2C(plan, data, data, CUFFT_FORWARD).ok()?;
        let spectrum = download(data)?;
        for (frequency, value) in spectrum.iter().enumerate() {
            let amplitude = WAVES.iter().find(|(of, _)| *of == frequency).map_or(0.0, |(_, amplitude)| *amplitude);
            expect(value, &float2 { x: amplitude * N as f32, y: 0.0 }, frequency)?;
        }
        cufftExecC2C(plan, data, data, CUFFT_INVERSE as i32).ok()?;
        for (i, value) in download(data)?.iter().enumerate() {
            expect(value, &float2 { x: signal[i].x * N as f32, y: signal[i].y * N as f32 }, i)?;
        }
        println!("verified          {N} complex numbers, forward and back");

        cudaFree(memory).ok()?;
        cufftDestroy(plan).ok()?;
    }
    Ok(())
}

/// What is on the device.
fn download(data: CuPtr<cufftComplex>) -> Result<Vec<cufftComplex>, Box<dyn Error>> {
    let mut values = vec![cufftComplex::default(); N];
    let bytes = size_of_val(&values[..]);
    // SAFETY: both have this size. The copy waits for the transform, which is in the same stream.
    unsafe {
        cudaMemcpy(values.as_mut_ptr().cast(), data.as_ptr().cast(), bytes, cudaMemcpyKind::cudaMemcpyDeviceToHost)
            .ok()?
    };
    Ok(values)
}

fn expect(value: &cufftComplex, expected: &cufftComplex, i: usize) -> Result<(), Box<dyn Error>> {
    if (value.x - expected.x).abs() < 0.1 && (value.y - expected.y).abs() < 0.1 {
        return Ok(());
    }
    Err(format!("number {i} is {value:?}, and should be {expected:?}").into())
}
