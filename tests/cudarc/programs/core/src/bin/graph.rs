//! `graph` with cuda-core and cuda-async.

use std::error::Error;
use std::sync::Arc;

use cuda_async::launch::AsyncKernelLaunchBuilder;
use cuda_async::prelude::{CudaGraph, DeviceOp, DeviceOpVec};
use cuda_core::{Context, DeviceBuffer, DriverError, LaunchConfig};

const CODE: &[u8] = include_bytes!(concat!(env!("KERNELS"), "/graph.cubin"));

const N: usize = 64 * 256;

fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(40), |steps| steps.parse())?;
    let b: Vec<f64> = (0..N).map(|i| (1 + i % 3) as f64).collect();
    let norm: f64 = b.iter().map(|b| b * b).sum();

    let context = Context::new(0)?;
    let module = context.load_module_from_image(CODE)?;
    let launch = |name| Ok::<_, DriverError>(AsyncKernelLaunchBuilder::new(Arc::new(module.load_function(name)?)));
    let (mut apply, mut advance) = (launch("apply")?, launch("advance")?);
    let (mut turn, mut next) = (launch("turn")?, launch("next")?);
    let stream = context.new_stream()?;
    let (x, r) = (DeviceBuffer::zeroed(&stream, N)?, DeviceBuffer::from_host(&stream, &b)?);
    let (p, q) = (DeviceBuffer::from_host(&stream, &b)?, DeviceBuffer::<f64>::zeroed(&stream, N)?);
    let scalars = DeviceBuffer::from_host(&stream, &[norm, 0.0, 0.0])?;
    let [x_, r_, p_, q_, scalars_] = [&x, &r, &p, &q, &scalars].map(DeviceBuffer::cu_deviceptr);
    apply.push_args((p_, q_, scalars_, N as u32));
    advance.push_args((p_, q_, x_, r_, scalars_));
    turn.push_args((r_, p_, scalars_));
    next.push_arg(scalars_);
    let all = LaunchConfig::for_num_elems(N as u32);
    let one = LaunchConfig { grid_dim: (1, 1, 1), block_dim: (1, 1, 1), shared_mem_bytes: 0 };
    let step = CudaGraph::scope(&stream, |scope| {
        // SAFETY: the buffers have a value for each thread, and there are three scalars. The buffers live until `x` is
        // copied below.
        unsafe {
            scope.record(apply.finalize_unchecked(all))?;
            scope.record(advance.finalize_unchecked(all))?;
            scope.record(turn.finalize_unchecked(all))?;
            scope.record(next.finalize_unchecked(one))
        }
    })?;
    DeviceOpVec::new((0..steps).map(|_| step.launch().boxed()).collect()).sync_on(&stream)?;

    let (x, expected) = (x.to_host_vec(&stream)?, solved(&b, steps));
    if let Some(i) = (0..N).find(|&i| (x[i] - expected[i]).abs() > 1e-9) {
        return Err(format!("x[{i}] is {}, and should be {}", x[i], expected[i]).into());
    }
    println!("verified {N} unknowns after {steps} launches of a graph");
    Ok(())
}

/// Computes the same steps on the host.
fn solved(b: &[f64], steps: usize) -> Vec<f64> {
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
    let (mut x, mut r, mut p) = (vec![0.0; N], b.to_vec(), b.to_vec());
    for _ in 0..steps {
        let at = |i: usize| p.get(i).copied().unwrap_or(0.0);
        let q: Vec<f64> = (0..N).map(|i| 4.0 * p[i] - at(i.wrapping_sub(1)) - at(i + 1)).collect();
        let (old, product) = (dot(&r, &r), dot(&p, &q));
        let alpha = if product > 0.0 { old / product } else { 0.0 };
        x.iter_mut().zip(&p).for_each(|(x, p)| *x += alpha * p);
        r.iter_mut().zip(&q).for_each(|(r, q)| *r -= alpha * q);
        let beta = if old > 0.0 { dot(&r, &r) / old } else { 0.0 };
        p.iter_mut().zip(&r).for_each(|(p, r)| *p = r + beta * *p);
    }
    x
}
