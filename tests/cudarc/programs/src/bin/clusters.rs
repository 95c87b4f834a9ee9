//! `clusters` with cudarc, which supports clusters only in `sys`.

use std::error::Error;
use std::sync::Arc;
use std::{mem, ptr, thread};

use cudarc::driver::sys::{CUlaunchAttribute, CUlaunchAttributeID, CUlaunchConfig, cuLaunchKernelEx};
use cudarc::driver::{CudaContext, CudaFunction, DevicePtrMut, DriverError};
use cudarc::nvrtc::{CompileOptions, compile_ptx_with_opts};

const SOURCE: &str = r#"
__constant__ float summands[4];

extern "C" __global__ void add(float *values)
{
    unsigned place;
    asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(place));
    values[blockIdx.x * blockDim.x + threadIdx.x] += summands[place];
}
"#;

const SUMMANDS: [f32; 4] = [1.0, -2.0, 3.0, 4.0];
const BLOCKS: u32 = 64;
const N: usize = 64 * 256;

fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(16), |steps| steps.parse())?;
    let context = CudaContext::new(0)?;
    let (major, minor) = context.compute_capability()?;
    let options = vec![format!("--gpu-architecture=compute_{major}{minor}")];
    let module =
        context.load_module(compile_ptx_with_opts(SOURCE, CompileOptions { options, ..Default::default() })?)?;
    let stream = context.default_stream();
    let mut summands = module.get_global("summands", &stream)?;
    // SAFETY: the constant consists of four floats.
    let mut summands = unsafe { summands.transmute_mut::<f32>(4) }.ok_or("the constant is smaller")?;
    stream.memcpy_htod(&SUMMANDS, &mut summands)?;
    stream.synchronize()?;
    let add = module.load_function("add")?;
    let results = thread::scope(|scope| {
        let (context, add) = (&context, &add);
        let threads = [0.0, 1.0, 2.0, 3.0].map(|first| scope.spawn(move || run(context, add, first, steps)));
        threads.map(|thread| thread.join().expect("no thread panics"))
    });
    for (thread, values) in results.into_iter().enumerate() {
        let expected = |i: usize| thread as f32 + steps as f32 * SUMMANDS[i / 256 % 4];
        if values?.iter().enumerate().any(|(i, value)| *value != expected(i)) {
            return Err(format!("a sum of thread {thread} is wrong").into());
        }
    }
    println!("verified {steps} launches by each of 4 threads");
    Ok(())
}

/// Executes the work of one thread.
fn run(context: &Arc<CudaContext>, add: &CudaFunction, first: f32, steps: usize) -> Result<Vec<f32>, DriverError> {
    let stream = context.new_stream()?;
    let mut values = stream.clone_htod(&[first; N])?;
    // SAFETY: zeros are valid for these types.
    let (mut config, mut cluster) = unsafe { (mem::zeroed::<CUlaunchConfig>(), mem::zeroed::<CUlaunchAttribute>()) };
    cluster.id = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
    (cluster.value.clusterDim.x, cluster.value.clusterDim.y, cluster.value.clusterDim.z) = (4, 1, 1);
    (config.gridDimX, config.gridDimY, config.gridDimZ) = (BLOCKS, 1, 1);
    (config.blockDimX, config.blockDimY, config.blockDimZ) = (256, 1, 1);
    (config.hStream, config.attrs, config.numAttrs) = (stream.cu_stream(), &mut cluster, 1);
    for _ in 0..steps {
        let (mut address, _record) = values.device_ptr_mut(&stream);
        let mut arguments = [(&raw mut address).cast()];
        // SAFETY: the buffer has a value for each thread of the blocks.
        unsafe { cuLaunchKernelEx(&config, add.cu_function(), arguments.as_mut_ptr(), ptr::null_mut()).result()? };
    }
    stream.clone_dtoh(&values)
}
