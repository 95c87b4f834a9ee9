//! `filter` with cudarc.

use std::error::Error;
use std::sync::Arc;

use cudarc::cufft::CudaFft;
use cudarc::cufft::sys::{cufftType, float2};
use cudarc::driver::sys::CU_MEMHOSTALLOC_PORTABLE;
use cudarc::driver::{CudaContext, CudaSlice, CudaStream, LaunchConfig, PinnedHostSlice, PushKernelArg};
use cudarc::nvrtc::compile_ptx;

const SOURCE: &str = r#"
extern "C" __global__ void multiply(float2 *spectra, const float2 *filter, unsigned half, size_t n)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float2 a = spectra[i], b = filter[i % half];
        spectra[i] = make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
    }
}
"#;

const N: usize = 4096;
/// The number of complex values of a spectrum.
const HALF: usize = N / 2 + 1;
const BATCH: usize = 16;
const TAPS: [f32; 5] = [0.5, 0.25, 0.125, -0.25, -0.5];

/// A stream with its own plans and memory.
struct Lane {
    stream: Arc<CudaStream>,
    forward: CudaFft,
    backward: CudaFft,
    signals: CudaSlice<f32>,
    spectra: CudaSlice<float2>,
    host: PinnedHostSlice<f32>,
}

fn lane(context: &Arc<CudaContext>) -> Result<Lane, Box<dyn Error>> {
    let stream = context.new_stream()?;
    let forward = CudaFft::plan_1d(N as i32, cufftType::CUFFT_R2C, BATCH as i32, stream.clone())?;
    let backward = CudaFft::plan_1d(N as i32, cufftType::CUFFT_C2R, BATCH as i32, stream.clone())?;
    let (signals, spectra) = (stream.alloc_zeros(N * BATCH)?, stream.alloc_zeros(HALF * BATCH)?);
    // SAFETY: the values are written before they are read.
    let host = unsafe { context.alloc_pinned_with_flags(N * BATCH, CU_MEMHOSTALLOC_PORTABLE)? };
    Ok(Lane { stream, forward, backward, signals, spectra, host })
}

fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(8), |steps| steps.parse())?;
    let context = CudaContext::new(0)?;
    let multiply = context.load_module(compile_ptx(SOURCE)?)?.load_function("multiply")?;
    let mut taps = vec![0.0; N];
    // cuFFT does not scale its results.
    taps[..TAPS.len()].copy_from_slice(&TAPS.map(|tap| tap / N as f32));
    let stream = context.new_stream()?;
    let (taps, mut filter) = (stream.clone_htod(&taps)?, stream.alloc_zeros::<float2>(HALF)?);
    CudaFft::plan_1d(N as i32, cufftType::CUFFT_R2C, 1, stream)?.exec_r2c(&taps, &mut filter)?;

    let mut lanes = [lane(&context)?, lane(&context)?];
    for step in 0..steps + 2 {
        let Lane { stream, forward, backward, signals, spectra, host } = &mut lanes[step % 2];
        // Waits for the copy to the host from two steps before.
        let values = host.as_mut_slice()?;
        if step >= 2 && (0..N * BATCH).any(|i| (values[i] - filtered(step - 2, i)).abs() > 1e-2) {
            return Err(format!("step {}: a signal is not filtered", step - 2).into());
        }
        if step < steps {
            values.iter_mut().enumerate().for_each(|(i, value)| *value = signal(step, i));
            stream.memcpy_htod(host, signals)?;
            forward.exec_r2c(signals, spectra)?;
            let (n, half) = (HALF * BATCH, HALF as u32);
            let launch = LaunchConfig::for_num_elems(n as u32);
            // SAFETY: the buffers have `n` values, and the filter has `HALF` values.
            unsafe {
                stream.launch_builder(&multiply).arg(&mut *spectra).arg(&filter).arg(&half).arg(&n).launch(launch)?
            };
            backward.exec_c2r(spectra, signals)?;
            stream.memcpy_dtoh(signals, host)?;
        }
    }
    println!("verified {steps} x {BATCH} filtered signals of {N} numbers");
    Ok(())
}

/// Returns a value of a batch of signals.
fn signal(step: usize, i: usize) -> f32 {
    ((step + i / N + i % N * (i % N)) % 17) as f32
}

/// Returns the corresponding value of the filtered batch, computed on the host. The signal is periodic.
fn filtered(step: usize, i: usize) -> f32 {
    TAPS.iter().enumerate().map(|(tap, weight)| weight * signal(step, i / N * N + (i % N + N - tap) % N)).sum()
}
