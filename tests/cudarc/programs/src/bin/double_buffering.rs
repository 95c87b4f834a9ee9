//! `double_buffering` with cudarc.

use std::error::Error;
use std::sync::Arc;

use cudarc::driver::sys::{CU_MEMHOSTALLOC_PORTABLE, CUevent_flags};
use cudarc::driver::{CudaContext, CudaSlice, CudaStream, DriverError, LaunchConfig, PinnedHostSlice, PushKernelArg};
use cudarc::nvrtc::compile_ptx;

const SOURCE: &str = r#"
extern "C" __global__ void square(float *values, size_t n)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        values[i] *= values[i];
}
"#;

const N: usize = 1 << 20;

/// A stream with its own memory.
struct Lane {
    stream: Arc<CudaStream>,
    memory: CudaSlice<f32>,
    host: PinnedHostSlice<f32>,
}

fn lane(context: &Arc<CudaContext>) -> Result<Lane, DriverError> {
    let stream = context.new_stream()?;
    let memory = stream.alloc_zeros(N)?;
    // SAFETY: the values are written before they are read.
    let host = unsafe { context.alloc_pinned_with_flags(N, CU_MEMHOSTALLOC_PORTABLE)? };
    Ok(Lane { stream, memory, host })
}

fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(16), |steps| steps.parse())?;
    let context = CudaContext::new(0)?;
    let square = context.load_module(compile_ptx(SOURCE)?)?.load_function("square")?;
    let mut lanes = [lane(&context)?, lane(&context)?];
    let start = lanes[0].stream.record_event(Some(CUevent_flags::CU_EVENT_DEFAULT))?;
    for step in 0..steps + 2 {
        let Lane { stream, memory, host } = &mut lanes[step % 2];
        // Waits for the copy to the host from two steps before.
        let values = host.as_mut_slice()?;
        if step >= 2 && values.iter().enumerate().any(|(i, value)| *value != ((step - 2 + i % 64) as f32).powi(2)) {
            return Err(format!("step {}: a number is not the square", step - 2).into());
        }
        if step < steps {
            values.iter_mut().enumerate().for_each(|(i, value)| *value = (step + i % 64) as f32);
            stream.memcpy_htod(host, memory)?;
            let launch = LaunchConfig::for_num_elems(N as u32);
            // SAFETY: the kernel uses `N` values.
            unsafe { stream.launch_builder(&square).arg(&mut *memory).arg(&N).launch(launch)? };
            stream.memcpy_dtoh(memory, host)?;
        }
    }
    let end = lanes[1].stream.record_event(Some(CUevent_flags::CU_EVENT_DEFAULT))?;
    println!("verified {steps} x {N} squares in {:.3} ms", start.elapsed_ms(&end)?);
    Ok(())
}
