//! A sum over all GPUs of the machine with NCCL: each has numbers of its own, and all get the sums.
//!
//! ```text
//! cargo run --release --example all_reduce --features nccl
//! ```
//!
//! Needs an NVIDIA driver for CUDA 13, `libcudart.so.13` and `libnccl.so.2` when it runs, and none of them when it is built.

use std::error::Error;
use std::process::ExitCode;

use cubind::cuda13::runtime::*;
use cubind::nccl::*;
use cubind::{CuPtr, Outcome};

const COUNT: usize = 1 << 20;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("all_reduce: {error}");
            ExitCode::FAILURE
        }
    }
}

/// One GPU of the sum.
struct Rank {
    communicator: ncclComm_t,
    stream: cudaStream_t,
    data: CuPtr<f32>,
}

/// Sums over all GPUs.
pub fn run() -> Result<(), Box<dyn Error>> {
    // SAFETY: each communicator is used with a stream and with memory of its own GPU; all live until they are destroyed.
    unsafe {
        let gpus = cudaGetDeviceCount().ok()?;
        let mut communicators = vec![ncclComm_t(core::ptr::null_mut()); usize::try_from(gpus)?];
        ncclCommInitAll(&mut communicators, &[]).ok()?;

        let mut ranks = Vec::new();
        for (gpu, communicator) in (0..gpus).zip(communicators) {
            cudaSetDevice(gpu).ok()?;
            let stream = cudaStreamCreate().ok()?;
            let numbers: Vec<f32> = (0..COUNT).map(|i| (i % 100) as f32 + gpu as f32).collect();
            let bytes = size_of_val(&numbers[..]);
            let memory = cudaMalloc(bytes).ok()?;
            cudaMemcpy(memory, numbers.as_ptr().cast(), bytes, cudaMemcpyKind::cudaMemcpyHostToDevice).ok()?;
            ranks.push(Rank { communicator, stream, data: CuPtr::from(memory).cast() });
        }

        // One thread calls for several GPUs: in a group, as each call would wait for the others.
        ncclGroupStart().ok()?;
        for Rank { communicator, stream, data } in &ranks {
            let (sum, float) = (ncclRedOp_t::ncclSum, ncclDataType_t::ncclFloat);
            ncclAllReduce(data.cast(), data.cast(), COUNT, float, sum, *communicator, *stream).ok()?;
        }
        ncclGroupEnd().ok()?;

        for (gpu, rank) in (0..gpus).zip(&ranks) {
            cudaSetDevice(gpu).ok()?;
            cudaStreamSynchronize(rank.stream).ok()?;
            let mut sums = vec![0.0_f32; COUNT];
            let bytes = size_of_val(&sums[..]);
            let to_host = cudaMemcpyKind::cudaMemcpyDeviceToHost;
            cudaMemcpy(sums.as_mut_ptr().cast(), rank.data.as_ptr().cast(), bytes, to_host).ok()?;
            for (i, sum) in sums.iter().enumerate() {
                let expected: f32 = (0..gpus).map(|other| (i % 100) as f32 + other as f32).sum();
                if *sum != expected {
                    return Err(format!("GPU {gpu}: number {i} is {sum}, and should be {expected}").into());
                }
            }
        }
        println!("verified          {COUNT} sums on each of {gpus} GPUs");

        for (gpu, rank) in (0..gpus).zip(ranks) {
            cudaSetDevice(gpu).ok()?;
            ncclCommDestroy(rank.communicator).ok()?;
            cudaFree(rank.data.as_mut_ptr().cast()).ok()?;
            cudaStreamDestroy(rank.stream).ok()?;
        }
    }
    Ok(())
}
