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

use cubind::cuda13::owned::cufft::*;
use cubind::cuda13::runtime::float2;
use cubind::owned::{Device, DeviceBuffer};

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

    Device::get(0)?.make_current()?;
    let plan = cufftPlan1d(N as i32, cufftType::CUFFT_C2C, 1)?;
    let (mut waves, mut spectrum) = (DeviceBuffer::from_slice(&signal)?, DeviceBuffer::zeroed(N)?);

    // cuFFT scales neither direction.
    // SAFETY: both buffers have the plan's `N` complex numbers.
    unsafe { cufftExecC2C(&plan, &mut waves, &mut spectrum, CUFFT_FORWARD)? };
    for (frequency, value) in spectrum.to_vec()?.iter().enumerate() {
        let amplitude = WAVES.iter().find(|(of, _)| *of == frequency).map_or(0.0, |(_, amplitude)| *amplitude);
        expect(value, &float2 { x: amplitude * N as f32, y: 0.0 }, frequency)?;
    }
    // SAFETY: as above.
    unsafe { cufftExecC2C(&plan, &mut spectrum, &mut waves, CUFFT_INVERSE as i32)? };
    for (i, value) in waves.to_vec()?.iter().enumerate() {
        expect(value, &float2 { x: signal[i].x * N as f32, y: signal[i].y * N as f32 }, i)?;
    }
    println!("verified          {N} complex numbers, forward and back");
    Ok(())
}

fn expect(value: &cufftComplex, expected: &cufftComplex, i: usize) -> Result<(), Box<dyn Error>> {
    if (value.x - expected.x).abs() < 0.1 && (value.y - expected.y).abs() < 0.1 {
        return Ok(());
    }
    Err(format!("number {i} is {value:?}, and should be {expected:?}").into())
}
