//! `async_server` with cuda-core and cuda-async.

use std::error::Error;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use cuda_async::prelude::{DeviceOp, ExecutionContext, value};
use cuda_core::{Context, DeviceBuffer, DriverError, Function, PinnedHostBuffer, Stream, launch_kernel_on_stream};
use tokio::runtime::Builder;
use tokio::sync::Semaphore;

const CODE: &[u8] = include_bytes!(concat!(env!("KERNELS"), "/async_server.cubin"));

const N: usize = (BLOCKS * THREADS) as usize;
const BLOCKS: u32 = 64;
const THREADS: u32 = 256;

type Failure = Box<dyn Error + Send + Sync>;

/// The resources of one request, in addition to a stream of the pool, which `await` takes.
struct Lane {
    memory: DeviceBuffer<f32>,
    host: PinnedHostBuffer<f32>,
}

impl Lane {
    fn new(context: &Arc<Context>) -> Result<Self, DriverError> {
        let stream = context.default_stream();
        Ok(Self { memory: DeviceBuffer::zeroed(&stream, N)?, host: PinnedHostBuffer::zeroed(context, N)? })
    }

    /// Enqueues the work that squares the values. Awaiting the returned operation returns the squares.
    fn square(mut self, square: &Function, stream: &Stream) -> Result<Self, DriverError> {
        let mut address = self.memory.cu_deviceptr();
        let arguments = &mut [(&raw mut address).cast()];
        // SAFETY: the kernel reads and writes N values, and no request is dropped before the stream has finished its
        // work.
        unsafe {
            self.memory.copy_from_pinned_host_async(stream, &self.host)?;
            launch_kernel_on_stream(square, (BLOCKS, 1, 1), (THREADS, 1, 1), 0, stream, arguments)?;
            self.memory.copy_to_pinned_host_async(stream, &mut self.host)?;
        }
        Ok(self)
    }
}

/// The kernel, and the lanes that no request uses.
struct Server {
    context: Arc<Context>,
    square: Function,
    lanes: Mutex<Vec<Lane>>,
    free: Semaphore,
}

impl Server {
    async fn answer(self: Arc<Self>, values: Vec<f32>) -> Result<Vec<f32>, Failure> {
        let _permit = self.free.acquire().await?;
        let lane = self.lanes().pop();
        let mut lane = lane.map_or_else(|| Lane::new(&self.context), Ok)?;
        lane.host.copy_from_slice(&values);
        let square = self.square.clone();
        let enqueue = move |on: &ExecutionContext, lane: Lane| value(lane.square(&square, on.get_cuda_stream()));
        let lane = value(lane).and_then_with_context(enqueue).await??;
        let values = lane.host.to_vec();
        self.lanes().push(lane);
        Ok(values)
    }

    fn lanes(&self) -> std::sync::MutexGuard<'_, Vec<Lane>> {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn main() -> Result<(), Failure> {
    let requests: usize = std::env::var("STEPS").map_or(Ok(1000), |steps| steps.parse())?;
    let context = Context::new(0)?;
    let square = context.load_module_from_image(CODE)?.load_function("square")?;
    let (lanes, free) = (Mutex::new(Vec::new()), Semaphore::new(8));
    let server = Arc::new(Server { context: context.clone(), square, lanes, free });
    let runtime = Builder::new_multi_thread().worker_threads(2).build()?;
    let start = Instant::now();
    let ask = |number: usize| runtime.spawn(Arc::clone(&server).answer(vec![number as f32; N]));
    let asked: Vec<_> = (0..requests).map(ask).collect();
    let answers = runtime.block_on(async {
        let mut answers = Vec::new();
        for request in asked {
            answers.push(request.await??);
        }
        Ok::<_, Failure>(answers)
    })?;
    let seconds = start.elapsed().as_secs_f64();
    for (number, answer) in answers.iter().enumerate() {
        let expected = (number * number) as f32;
        if answer.iter().any(|value| *value != expected) {
            return Err(format!("request {number} was answered {}, not {expected}", answer[0]).into());
        }
    }
    println!("{}: verified {requests} answers, {:.0} per second", context.name()?, requests as f64 / seconds);
    Ok(())
}
