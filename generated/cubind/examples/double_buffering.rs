//! Double buffering: two streams take turns, so that copies of one batch overlap the kernel of another.
//!
//! ```text
//! cargo run --release --example double_buffering
//! ```
//!
//! Running it requires an NVIDIA driver for CUDA 13 and `libnvrtc.so.13`; building it requires neither. The environment
//! variable `STEPS` sets the number of batches.

use std::error::Error;

use cubind::cuda13::owned::{Device, DeviceBuffer, Dim3, DriverResult, Pending, PinnedBuffer, Stream, compile};

const SOURCE: &str = r#"
extern "C" __global__ void square(float *values, size_t n)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        values[i] *= values[i];
}
"#;

cubind::kernel! {
    unsafe fn square(values: Out<f32>, n: usize);
}

const N: usize = 1 << 20;

/// A stream with its own memory, and its last copy to the host.
struct Lane {
    stream: Stream,
    memory: DeviceBuffer<f32>,
    copy: Option<Pending<PinnedBuffer<f32>>>,
}

fn lane() -> DriverResult<Lane> {
    Ok(Lane { stream: Stream::new()?, memory: DeviceBuffer::zeroed(N)?, copy: None })
}

pub fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(16), |steps| steps.parse())?;
    Device::get(0)?.make_current()?;
    let square = compile(SOURCE, &[])?.kernels::<square>()?;
    let mut lanes = [lane()?, lane()?];
    let start = lanes[0].stream.record()?;
    for step in 0..steps + 2 {
        let Lane { stream, memory, copy } = &mut lanes[step % 2];
        // Waits for the copy to the host that began two steps ago, and reuses its memory.
        let mut values = copy.take().map_or_else(|| PinnedBuffer::zeroed(N), Pending::wait)?;
        if step >= 2 && values.iter().enumerate().any(|(i, value)| *value != ((step - 2 + i % 64) as f32).powi(2)) {
            return Err(format!("step {}: a value is not the square", step - 2).into());
        }
        if step < steps {
            values.iter_mut().enumerate().for_each(|(i, value)| *value = (step + i % 64) as f32);
            let upload = memory.upload(values, &*stream)?;
            // SAFETY: the kernel uses `N` values.
            unsafe { square.launch(&*stream, Dim3::covering(N, 256), 256, &mut *memory, N)? };
            *copy = Some(memory.download(upload, &*stream)?);
        }
    }
    let end = lanes[1].stream.record()?;
    end.synchronize()?;
    println!("verified {steps} x {N} squares in {:.3} ms", end.elapsed_since(&start)?);
    Ok(())
}
