//! Answers requests concurrently. Each request takes a stream from a pool, launches a copy, a kernel and another copy,
//! and awaits the last one. The executor is that of tokio, but any other executor works as well.
//!
//! ```text
//! cargo run --release --example async_server
//! ```
//!
//! Running it requires an NVIDIA driver for CUDA 13 and `libnvrtc.so.13`; building it requires neither. The environment
//! variable `STEPS` sets the number of requests.

use std::error::Error;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use cubind::cuda13::owned::{Device, DeviceBuffer, PinnedBuffer, Stream, compile};
use tokio::runtime::Builder;
use tokio::sync::Semaphore;

const SOURCE: &str = r#"
extern "C" __global__ void square(float *values)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    values[i] *= values[i];
}
"#;

cubind::kernel! {
    pub unsafe fn square(values: Out<f32>);
}

/// The number of values of a request: one for each thread of the grid.
pub const N: usize = (BLOCKS * THREADS) as usize;
const BLOCKS: u32 = 64;
const THREADS: u32 = 256;

pub type Failure = Box<dyn Error + Send + Sync>;

/// The resources of one request.
struct Lane {
    stream: Stream,
    memory: DeviceBuffer<f32>,
    question: PinnedBuffer<f32>,
    answer: PinnedBuffer<f32>,
}

impl Lane {
    fn new() -> Result<Self, Failure> {
        let (question, answer) = (PinnedBuffer::zeroed(N)?, PinnedBuffer::zeroed(N)?);
        Ok(Self { stream: Stream::new()?, memory: DeviceBuffer::zeroed(N)?, question, answer })
    }

    /// Squares values on the GPU. This function does not block the thread.
    async fn square(self, square: &square, values: &[f32]) -> Result<(Self, Vec<f32>), Failure> {
        let Self { stream, mut memory, mut question, answer } = self;
        question.copy_from_slice(values);
        let question = memory.upload(question, &stream)?;
        // SAFETY: the kernel reads and writes N values.
        unsafe { square.launch(&stream, BLOCKS, THREADS, &mut memory)? };
        let answer = memory.download(answer, &stream)?.await?;
        let (question, values) = (question.await?, answer.to_vec());
        Ok((Self { stream, memory, question, answer }, values))
    }
}

/// The kernel, and the lanes that are not used by a request.
struct Server {
    square: square,
    lanes: Mutex<Vec<Lane>>,
    free: Semaphore,
}

impl Server {
    /// Returns the squares of a request's values. A request that is dropped early also drops its lane.
    async fn answer(self: Arc<Self>, values: Vec<f32>) -> Result<Vec<f32>, Failure> {
        let _permit = self.free.acquire().await?;
        let lane = self.lanes().pop();
        let lane = lane.map_or_else(Lane::new, Ok)?;
        let (lane, values) = lane.square(&self.square, &values).await?;
        self.lanes().push(lane);
        Ok(values)
    }

    fn lanes(&self) -> std::sync::MutexGuard<'_, Vec<Lane>> {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Sends this many requests at once, and returns their answers in order.
pub fn serve(square: square, requests: usize) -> Result<Vec<Vec<f32>>, Failure> {
    let (lanes, free) = (Mutex::new(Vec::new()), Semaphore::new(8));
    let server = Arc::new(Server { square, lanes, free });
    // The runtime's threads use the context of the only device.
    let runtime = Builder::new_multi_thread().worker_threads(2).build()?;
    let ask = |number: usize| runtime.spawn(Arc::clone(&server).answer(vec![number as f32; N]));
    let asked: Vec<_> = (0..requests).map(ask).collect();
    asked.into_iter().map(|request| runtime.block_on(request)?).collect()
}

pub fn main() -> Result<(), Failure> {
    let requests: usize = std::env::var("STEPS").map_or(Ok(1000), |steps| steps.parse())?;
    let device = Device::get(0)?.make_current()?.device();
    let square = compile(SOURCE, &[&device.compiler_option()?])?.kernels::<square>()?;
    let start = Instant::now();
    let answers = serve(square, requests)?;
    let seconds = start.elapsed().as_secs_f64();
    for (number, answer) in answers.iter().enumerate() {
        let expected = (number * number) as f32;
        if answer.iter().any(|value| *value != expected) {
            return Err(format!("request {number} was answered {}, not {expected}", answer[0]).into());
        }
    }
    println!("{}: verified {requests} answers, {:.0} per second", device.name()?, requests as f64 / seconds);
    Ok(())
}
