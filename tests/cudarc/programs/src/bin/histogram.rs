//! `histogram` with cudarc.

use std::error::Error;

use cudarc::driver::sys::{CUevent_flags, CUgraphInstantiate_flags, CUstreamCaptureMode};
use cudarc::driver::{CudaContext, LaunchConfig, PushKernelArg};
use cudarc::nvrtc::compile_ptx;

const SOURCE: &str = r#"
extern "C" __global__ void count(const unsigned char *values, unsigned *bins, unsigned n)
{
    __shared__ unsigned block[256];
    block[threadIdx.x] = 0;
    __syncthreads();
    for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&block[values[i]], 1);
    __syncthreads();
    atomicAdd(&bins[threadIdx.x], block[threadIdx.x]);
}

extern "C" __global__ void sum(unsigned *bins, unsigned *totals, unsigned parts)
{
    for (unsigned i = threadIdx.x; i < parts * 256; i += 256) {
        totals[threadIdx.x] += bins[i];
        bins[i] = 0;
    }
}
"#;

const BINS: usize = 256;
const PARTS: usize = 4;
/// The number of values of a part.
const N: usize = 1 << 20;

fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(16), |steps| steps.parse())?;
    let values: Vec<u8> = (0..PARTS * N).map(|i| (i * i / 7 % BINS) as u8).collect();
    let mut expected = [0; BINS];
    values.iter().for_each(|value| expected[usize::from(*value)] += steps as u32);

    let context = CudaContext::new(0)?;
    // SAFETY: the events below order the streams. A captured stream cannot wait for the events that cudarc records
    // outside of the capture.
    unsafe { context.disable_event_tracking() };
    let module = context.load_module(compile_ptx(SOURCE)?)?;
    let (count, sum) = (module.load_function("count")?, module.load_function("sum")?);
    let stream = context.new_stream()?;
    let values = stream.clone_htod(&values)?;
    let (mut bins, mut totals) = (stream.alloc_zeros::<u32>(PARTS * BINS)?, stream.alloc_zeros::<u32>(BINS)?);
    let lanes = (0..PARTS).map(|_| context.new_stream()).collect::<Result<Vec<_>, _>>()?;
    let all = LaunchConfig { grid_dim: (64, 1, 1), block_dim: (BINS as u32, 1, 1), shared_mem_bytes: 0 };
    let one = LaunchConfig { grid_dim: (1, 1, 1), ..all };
    let (n, parts) = (N as u32, PARTS as u32);
    stream.begin_capture(CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL)?;
    let start = stream.record_event(None)?;
    let (values, parts_of_bins) = (values.as_view(), bins.as_view_mut().chunks_exact_mut(BINS));
    for ((lane, values), mut bins) in lanes.iter().zip(values.chunks_exact(N)).zip(parts_of_bins) {
        lane.wait(&start)?;
        // SAFETY: a part has `N` values, and there is a bin for each value.
        unsafe { lane.launch_builder(&count).arg(&values).arg(&mut bins).arg(&n).launch(all)? };
        stream.join(lane)?;
    }
    // SAFETY: there are bins for all parts.
    unsafe { stream.launch_builder(&sum).arg(&mut bins).arg(&mut totals).arg(&parts).launch(one)? };
    let step = stream.end_capture(CUgraphInstantiate_flags(0))?.ok_or("nothing was captured")?;
    let start = stream.record_event(Some(CUevent_flags::CU_EVENT_DEFAULT))?;
    for _ in 0..steps {
        step.launch()?;
    }
    let end = stream.record_event(Some(CUevent_flags::CU_EVENT_DEFAULT))?;

    if stream.clone_dtoh(&totals)? != expected {
        return Err("a bin has another count".into());
    }
    let milliseconds = start.elapsed_ms(&end)?;
    println!("verified {BINS} bins after {steps} launches of a graph in {milliseconds:.3} ms");
    Ok(())
}
