//! Filters batches of signals with cuFFT. Two streams take turns, so that copies of one batch overlap the transforms of
//! another.
//!
//! ```text
//! cargo run --release --example filter --features cufft
//! ```
//!
//! Running it requires an NVIDIA driver for CUDA 13, `libnvrtc.so.13` and `libcufft.so.12`; building it requires none
//! of them. The environment variable `STEPS` sets the number of batches.

use std::error::Error;
use std::sync::Arc;

use cubind::cuda13::owned::{Device, DeviceBuffer, Dim3, Owned, Pending, PinnedBuffer, Stream, compile, cufft::*};
use cubind::cuda13::runtime::float2;

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

cubind::kernel! {
    unsafe fn multiply(spectra: Out<float2>, filter: In<float2>, half: u32, n: usize);
}

const N: usize = 4096;
/// The number of complex values of a spectrum.
const HALF: usize = N / 2 + 1;
const BATCH: usize = 16;
const TAPS: [f32; 5] = [0.5, 0.25, 0.125, -0.25, -0.5];

/// A stream with its own plans and memory, and its last copy to the host.
struct Lane {
    stream: Arc<Stream>,
    forward: Owned<cufftHandle, 13>,
    backward: Owned<cufftHandle, 13>,
    signals: DeviceBuffer<f32>,
    spectra: DeviceBuffer<float2>,
    copy: Option<Pending<PinnedBuffer<f32>>>,
}

fn lane() -> Result<Lane, Box<dyn Error>> {
    let stream = Arc::new(Stream::new()?);
    let forward = cufftPlan1d(N as i32, cufftType::CUFFT_R2C, BATCH as i32)?;
    let backward = cufftPlan1d(N as i32, cufftType::CUFFT_C2R, BATCH as i32)?;
    cufftSetStream(&forward, &stream)?;
    cufftSetStream(&backward, &stream)?;
    let (signals, spectra) = (DeviceBuffer::zeroed(N * BATCH)?, DeviceBuffer::zeroed(HALF * BATCH)?);
    Ok(Lane { stream, forward, backward, signals, spectra, copy: None })
}

pub fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(8), |steps| steps.parse())?;
    Device::get(0)?.make_current()?;
    let multiply = compile(SOURCE, &[])?.kernels::<multiply>()?;
    let mut taps = vec![0.0; N];
    // cuFFT does not scale its results.
    taps[..TAPS.len()].copy_from_slice(&TAPS.map(|tap| tap / N as f32));
    let (mut taps, mut filter) = (DeviceBuffer::from_slice(&taps)?, DeviceBuffer::zeroed(HALF)?);
    cufftExecR2C(&cufftPlan1d(N as i32, cufftType::CUFFT_R2C, 1)?, &mut taps, &mut filter)?;

    let mut lanes = [lane()?, lane()?];
    for step in 0..steps + 2 {
        let Lane { stream, forward, backward, signals, spectra, copy } = &mut lanes[step % 2];
        // Waits for the copy to the host that began two steps ago, and reuses its memory.
        let mut values = copy.take().map_or_else(|| PinnedBuffer::zeroed(N * BATCH), Pending::wait)?;
        if step >= 2 && (0..N * BATCH).any(|i| (values[i] - filtered(step - 2, i)).abs() > 1e-2) {
            return Err(format!("step {}: a signal is not filtered", step - 2).into());
        }
        if step < steps {
            values.iter_mut().enumerate().for_each(|(i, value)| *value = signal(step, i));
            let upload = signals.upload(values, &*stream)?;
            cufftExecR2C(&*forward, &mut *signals, &mut *spectra)?;
            let n = HALF * BATCH;
            // SAFETY: there are `n` values, and the filter has `HALF` values.
            unsafe { multiply.launch(&*stream, Dim3::covering(n, 256), 256, &mut *spectra, &filter, HALF as u32, n)? };
            cufftExecC2R(&*backward, &mut *spectra, &mut *signals)?;
            *copy = Some(signals.download(upload, &*stream)?);
        }
    }
    println!("verified {steps} x {BATCH} filtered signals of {N} numbers");
    Ok(())
}

/// Returns one value of a batch of signals.
fn signal(step: usize, i: usize) -> f32 {
    ((step + i / N + i % N * (i % N)) % 17) as f32
}

/// Returns the corresponding value of the filtered batch, computed on the host. The signal is periodic.
fn filtered(step: usize, i: usize) -> f32 {
    TAPS.iter().enumerate().map(|(tap, weight)| weight * signal(step, i / N * N + (i % N + N - tap) % N)).sum()
}
