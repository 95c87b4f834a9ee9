//! `clusters` with cuda-core.

use std::error::Error;
use std::sync::Arc;
use std::thread;

use cuda_core::{Context, DeviceBuffer, DriverError, Function, launch_kernel_ex_on_stream};

const CODE: &[u8] = include_bytes!(concat!(env!("KERNELS"), "/clusters.cubin"));

const SUMMANDS: [f32; 4] = [1.0, -2.0, 3.0, 4.0];
const BLOCKS: u32 = 64;
const N: usize = 64 * 256;

fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(16), |steps| steps.parse())?;
    let context = Context::new(0)?;
    let module = context.load_module_from_image(CODE)?;
    let (summands, size) = module.get_global("summands")?;
    assert_eq!(size, size_of_val(&SUMMANDS));
    // SAFETY: the constant has `size` bytes.
    unsafe { module.copy_bytes_to_device_global_sync(summands, SUMMANDS.as_ptr().cast(), size)? };
    context.synchronize()?;
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
fn run(context: &Arc<Context>, add: &Function, first: f32, steps: usize) -> Result<Vec<f32>, DriverError> {
    let stream = context.new_stream()?;
    let values = DeviceBuffer::from_host(&stream, &[first; N])?;
    let mut address = values.cu_deviceptr();
    for _ in 0..steps {
        let (grid, block, cluster, arguments) =
            ((BLOCKS, 1, 1), (256, 1, 1), (4, 1, 1), &mut [(&raw mut address).cast()]);
        // SAFETY: the buffer has a value for each thread of the blocks.
        unsafe { launch_kernel_ex_on_stream(add, grid, block, 0, cluster, &stream, arguments)? };
    }
    values.to_host_vec(&stream)
}
