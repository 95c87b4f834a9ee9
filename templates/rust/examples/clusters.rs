//! Four threads launch the same kernel in clusters of blocks. The kernel adds an element of a constant array; the
//! block's rank in its cluster selects the element.
//!
//! ```text
//! cargo run --release --example clusters
//! ```
//!
//! Running it requires a GPU of compute capability 9.0, a driver for CUDA 13 and `libnvrtc.so.13`; building it requires
//! none of them. The environment variable `STEPS` sets the number of launches of each thread.

use std::error::Error;
use std::thread;

use cubind::cuda13::owned::{Device, DeviceBuffer, DriverResult, Launch, Module, Stream, compile};

const SOURCE: &str = r#"
__constant__ float summands[4];

extern "C" __global__ void add(float *values)
{
    unsigned place;
    asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(place));
    values[blockIdx.x * blockDim.x + threadIdx.x] += summands[place];
}
"#;

cubind::kernel! {
    unsafe fn add(values: Out<f32>);
}

const SUMMANDS: [f32; 4] = [1.0, -2.0, 3.0, 4.0];
const BLOCKS: u32 = 64;
const N: usize = 64 * 256;

pub fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(16), |steps| steps.parse())?;
    let device = Device::get(0)?.make_current()?.device();
    let module = Module::new(&compile(SOURCE, &[&device.compiler_option()?])?)?;
    module.global(c"summands")?.copy_from(&SUMMANDS)?;
    let add = add::load(&module)?;
    let results = thread::scope(|scope| {
        let add = &add;
        let threads = [0.0, 1.0, 2.0, 3.0].map(|first| scope.spawn(move || run(add, first, steps)));
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

/// The work of each thread, in the context of the only device.
fn run(add: &add, first: f32, steps: usize) -> DriverResult<Vec<f32>> {
    let (stream, launch) = (Stream::new()?, Launch::new(BLOCKS, 256).cluster(4));
    let mut values = DeviceBuffer::from_slice(&[first; N])?;
    for _ in 0..steps {
        // SAFETY: the buffer has a value for each thread of the blocks.
        unsafe { add.launch_with(&stream, &launch, &mut values)? };
    }
    values.to_vec()
}
