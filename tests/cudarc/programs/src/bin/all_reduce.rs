//! `all_reduce` with cudarc.

use std::error::Error;

use cudarc::driver::CudaContext;
use cudarc::driver::sys::{CUresult, cuCtxEnablePeerAccess, cuDeviceCanAccessPeer};
use cudarc::nccl::result::NcclError;
use cudarc::nccl::{Comm, ReduceOp};

const COUNT: usize = 1 << 20;

fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(4), |steps| steps.parse())?;
    let count = CudaContext::device_count()? as usize;
    let contexts = (0..count).map(CudaContext::new).collect::<Result<Vec<_>, _>>()?;
    let streams = contexts.iter().map(|context| context.new_stream()).collect::<Result<Vec<_>, _>>()?;
    let communicators = Comm::from_devices(streams.clone()).map_err(failed)?;
    let (mut sums, mut numbers) = (Vec::new(), Vec::new());
    for (number, (context, stream)) in contexts.iter().zip(&streams).enumerate() {
        let neighbour = &contexts[(number + 1) % count];
        context.bind_to_thread()?;
        // SAFETY: the contexts live as long as the program.
        unsafe {
            let mut can = 0;
            cuDeviceCanAccessPeer(&mut can, context.cu_device(), neighbour.cu_device()).result()?;
            let enabled = if can == 1 { cuCtxEnablePeerAccess(neighbour.cu_ctx(), 0) } else { CUresult::CUDA_SUCCESS };
            if enabled != CUresult::CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED {
                enabled.result()?;
            }
        }
        numbers.push(stream.clone_htod(&Vec::from_iter((0..COUNT).map(|i| (i % 100 + number) as f32)))?);
        sums.push(stream.alloc_zeros::<f32>(COUNT)?);
    }
    for _ in 0..steps {
        for (number, (stream, sums)) in streams.iter().zip(&mut sums).enumerate() {
            stream.memcpy_dtod(&numbers[(number + 1) % count], sums)?;
        }
        // One thread calls NCCL for several GPUs. The calls are in groups, because each call would wait for the others.
        let views: Vec<_> = sums.iter_mut().map(|sums| sums.as_view_mut()).collect();
        let mut groups: Vec<_> = communicators.iter().map(Comm::group).collect();
        for (group, sums) in groups.iter_mut().zip(views) {
            group.all_reduce_in_place(sums, &ReduceOp::Sum).map_err(failed)?;
        }
    }
    for (gpu, (stream, sums)) in streams.iter().zip(&sums).enumerate() {
        let expected = |i: usize| (0..count).map(|other| (i % 100 + other) as f32).sum::<f32>();
        if stream.clone_dtoh(sums)?.iter().enumerate().any(|(i, sum)| *sum != expected(i)) {
            return Err(format!("GPU {gpu}: a sum is wrong").into());
        }
    }
    println!("verified {steps} x {COUNT} sums on each of {count} GPUs");
    Ok(())
}

/// cudarc's error for NCCL does not implement `Error`.
fn failed(error: NcclError) -> String {
    format!("NCCL: {error:?}")
}
