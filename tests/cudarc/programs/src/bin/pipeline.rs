//! `pipeline` with cudarc.

use std::error::Error;
use std::thread;

use cudarc::driver::{CudaContext, LaunchConfig, PushKernelArg};
use cudarc::nccl::result::NcclError;
use cudarc::nccl::{Comm, Id};
use cudarc::nvrtc::{Ptx, compile_ptx};

const SOURCE: &str = r#"
extern "C" __global__ void square(float *values, float step, size_t n)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        values[i] = (i % 64 + step) * (i % 64 + step);
}

extern "C" __global__ void add(const float *values, float bias, float *sums, size_t n)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        sums[i] += values[i] + bias;
}
"#;

const N: usize = 1 << 20;
const BIAS: f32 = 0.5;

type Failure = Box<dyn Error + Send + Sync>;

fn main() -> Result<(), Failure> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(8), |steps| steps.parse())?;
    if CudaContext::device_count()? < 2 {
        println!("skipped: this needs two GPUs");
        return Ok(());
    }
    let code = compile_ptx(SOURCE)?;
    let id = Id::new().map_err(failed)?;
    let sums = thread::scope(|scope| {
        let first = scope.spawn(|| produce(code.clone(), id, steps));
        let sums = consume(code.clone(), id, steps)?;
        first.join().expect("it does not panic")?;
        Ok::<_, Failure>(sums)
    })?;
    let expected = |i: usize| (0..steps).map(|step| ((i % 64 + step) as f32).powi(2) + BIAS).sum::<f32>();
    if sums.iter().enumerate().any(|(i, sum)| *sum != expected(i)) {
        return Err("a sum is wrong".into());
    }
    println!("verified {N} sums of {steps} steps");
    Ok(())
}

/// Runs the work of the first GPU.
fn produce(code: Ptx, id: Id, steps: usize) -> Result<(), Failure> {
    let context = CudaContext::new(0)?;
    let square = context.load_module(code)?.load_function("square")?;
    let stream = context.new_stream()?;
    let mut values = stream.alloc_zeros::<f32>(N)?;
    let communicator = Comm::from_rank(stream.clone(), 0, 2, id).map_err(failed)?;
    for step in 0..steps {
        let (step, launch) = (step as f32, LaunchConfig::for_num_elems(N as u32));
        // SAFETY: the kernel writes `N` values.
        unsafe { stream.launch_builder(&square).arg(&mut values).arg(&step).arg(&N).launch(launch)? };
        communicator.send(&values, 1).map_err(failed)?;
    }
    Ok(stream.synchronize()?)
}

/// Runs the work of the second GPU.
fn consume(code: Ptx, id: Id, steps: usize) -> Result<Vec<f32>, Failure> {
    let context = CudaContext::new(1)?;
    let add = context.load_module(code)?.load_function("add")?;
    let stream = context.new_stream()?;
    let (mut values, mut sums) = (stream.alloc_zeros::<f32>(N)?, stream.alloc_zeros::<f32>(N)?);
    let communicator = Comm::from_rank(stream.clone(), 1, 2, id).map_err(failed)?;
    for _ in 0..steps {
        communicator.recv(&mut values, 0).map_err(failed)?;
        let launch = LaunchConfig::for_num_elems(N as u32);
        // SAFETY: the kernel reads and writes `N` values.
        unsafe { stream.launch_builder(&add).arg(&values).arg(&BIAS).arg(&mut sums).arg(&N).launch(launch)? };
    }
    Ok(stream.clone_dtoh(&sums)?)
}

/// cudarc's error for NCCL does not implement `Error`.
fn failed(error: NcclError) -> String {
    format!("NCCL: {error:?}")
}
