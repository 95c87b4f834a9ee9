//! `async_server` with cudarc, which has no futures: a request waits on one of tokio's threads for blocking work.

use std::error::Error;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use cudarc::driver::sys::CU_MEMHOSTALLOC_PORTABLE;
use cudarc::driver::{
    CudaContext, CudaFunction, CudaSlice, CudaStream, DriverError, LaunchConfig, PinnedHostSlice, PushKernelArg,
};
use cudarc::nvrtc::compile_ptx;
use tokio::runtime::Builder;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

const SOURCE: &str = r#"
extern "C" __global__ void square(float *values)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    values[i] *= values[i];
}
"#;

const N: usize = (BLOCKS * THREADS) as usize;
const BLOCKS: u32 = 64;
const THREADS: u32 = 256;

type Failure = Box<dyn Error + Send + Sync>;

/// The resources of one request.
struct Lane {
    stream: Arc<CudaStream>,
    memory: CudaSlice<f32>,
    host: PinnedHostSlice<f32>,
}

impl Lane {
    fn new(context: &Arc<CudaContext>) -> Result<Self, DriverError> {
        let stream = context.new_stream()?;
        let memory = stream.alloc_zeros(N)?;
        // SAFETY: the values are written before they are read.
        let host = unsafe { context.alloc_pinned_with_flags(N, CU_MEMHOSTALLOC_PORTABLE)? };
        Ok(Self { stream, memory, host })
    }

    /// Squares the values of a request. This function blocks the thread.
    fn square(&mut self, square: &CudaFunction, values: &[f32]) -> Result<Vec<f32>, DriverError> {
        let Self { stream, memory, host } = self;
        host.as_mut_slice()?.copy_from_slice(values);
        stream.memcpy_htod(host, memory)?;
        let launch = LaunchConfig { grid_dim: (BLOCKS, 1, 1), block_dim: (THREADS, 1, 1), shared_mem_bytes: 0 };
        // SAFETY: the kernel reads and writes N values.
        unsafe { stream.launch_builder(square).arg(&mut *memory).launch(launch)? };
        stream.memcpy_dtoh(memory, host)?;
        // This call waits for the copy.
        Ok(host.as_slice()?.to_vec())
    }
}

/// The kernel, and the lanes that no request uses.
struct Server {
    context: Arc<CudaContext>,
    square: CudaFunction,
    lanes: Mutex<Vec<Lane>>,
    free: Semaphore,
}

impl Server {
    async fn answer(self: Arc<Self>, values: Vec<f32>) -> Result<Vec<f32>, Failure> {
        let server = Arc::clone(&self);
        let _permit = self.free.acquire().await?;
        let answer = move || {
            let lane = server.lanes().pop();
            let mut lane = lane.map_or_else(|| Lane::new(&server.context), Ok)?;
            let values = lane.square(&server.square, &values)?;
            server.lanes().push(lane);
            Ok::<_, DriverError>(values)
        };
        Ok(spawn_blocking(answer).await??)
    }

    fn lanes(&self) -> std::sync::MutexGuard<'_, Vec<Lane>> {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn main() -> Result<(), Failure> {
    let requests: usize = std::env::var("STEPS").map_or(Ok(1000), |steps| steps.parse())?;
    let context = CudaContext::new(0)?;
    let square = context.load_module(compile_ptx(SOURCE)?)?.load_function("square")?;
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
