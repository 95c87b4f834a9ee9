//! `double_buffering` with cuda-core.

use std::error::Error;
use std::sync::Arc;

use cuda_core::sys::CUevent_flags_enum_CU_EVENT_DEFAULT;
use cuda_core::{Context, DeviceBuffer, DriverError, PinnedHostBuffer, Stream, launch_kernel_on_stream};

const CODE: &[u8] = include_bytes!(concat!(env!("KERNELS"), "/double_buffering.cubin"));

const N: usize = 1 << 20;

/// A stream with its own memory.
struct Lane {
    stream: Arc<Stream>,
    memory: DeviceBuffer<f32>,
    host: PinnedHostBuffer<f32>,
}

fn lane(context: &Arc<Context>) -> Result<Lane, DriverError> {
    let stream = context.new_stream()?;
    let (memory, host) = (DeviceBuffer::zeroed(&stream, N)?, PinnedHostBuffer::zeroed(context, N)?);
    Ok(Lane { stream, memory, host })
}

fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(16), |steps| steps.parse())?;
    let context = Context::new(0)?;
    let square = context.load_module_from_image(CODE)?.load_function("square")?;
    let mut lanes = [lane(&context)?, lane(&context)?];
    let start = lanes[0].stream.record_event(Some(CUevent_flags_enum_CU_EVENT_DEFAULT))?;
    for step in 0..steps + 2 {
        let Lane { stream, memory, host } = &mut lanes[step % 2];
        // Waits for the copy to the host from two steps before.
        stream.synchronize()?;
        if step >= 2 && host.iter().enumerate().any(|(i, value)| *value != ((step - 2 + i % 64) as f32).powi(2)) {
            return Err(format!("step {}: a number is not the square", step - 2).into());
        }
        if step < steps {
            host.iter_mut().enumerate().for_each(|(i, value)| *value = (step + i % 64) as f32);
            let (mut address, mut n) = (memory.cu_deviceptr(), N);
            let arguments = &mut [(&raw mut address).cast(), (&raw mut n).cast()];
            // SAFETY: the kernel uses `N` values, and the values on the host are not accessed before the stream is
            // synchronized.
            unsafe {
                memory.copy_from_pinned_host_async(stream, host)?;
                launch_kernel_on_stream(&square, (N as u32 / 256, 1, 1), (256, 1, 1), 0, stream, arguments)?;
                memory.copy_to_pinned_host_async(stream, host)?;
            }
        }
    }
    let end = lanes[1].stream.record_event(Some(CUevent_flags_enum_CU_EVENT_DEFAULT))?;
    println!("verified {steps} x {N} squares in {:.3} ms", start.elapsed_ms(&end)?);
    Ok(())
}
