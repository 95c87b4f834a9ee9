//! `graph` with cudarc.

use std::error::Error;

use cudarc::driver::sys::{CUgraphInstantiate_flags, CUstreamCaptureMode};
use cudarc::driver::{CudaContext, LaunchConfig, PushKernelArg};
use cudarc::nvrtc::compile_ptx;

// The array `scalars` contains r'r, p'Ap and the next r'r.
const SOURCE: &str = r#"
extern "C" __global__ void apply(const double *p, double *q, double *scalars, unsigned n)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    q[i] = 4 * p[i] - (i > 0 ? p[i - 1] : 0) - (i + 1 < n ? p[i + 1] : 0);
    atomicAdd(&scalars[1], p[i] * q[i]);
}

extern "C" __global__ void advance(const double *p, const double *q, double *x, double *r, double *scalars)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    double alpha = scalars[1] > 0 ? scalars[0] / scalars[1] : 0;
    x[i] += alpha * p[i];
    r[i] -= alpha * q[i];
    atomicAdd(&scalars[2], r[i] * r[i]);
}

extern "C" __global__ void turn(const double *r, double *p, const double *scalars)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    p[i] = r[i] + (scalars[0] > 0 ? scalars[2] / scalars[0] : 0) * p[i];
}

extern "C" __global__ void next(double *scalars)
{
    scalars[0] = scalars[2];
    scalars[1] = scalars[2] = 0;
}
"#;

const BLOCKS: u32 = 64;
const N: usize = 64 * 256;

fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(40), |steps| steps.parse())?;
    let b: Vec<f64> = (0..N).map(|i| (1 + i % 3) as f64).collect();
    let norm: f64 = b.iter().map(|b| b * b).sum();

    let context = CudaContext::new(0)?;
    // SAFETY: there is only one stream. A captured stream cannot wait for the events that cudarc records outside of the
    // capture.
    unsafe { context.disable_event_tracking() };
    let module = context.load_module(compile_ptx(SOURCE)?)?;
    let (apply, advance) = (module.load_function("apply")?, module.load_function("advance")?);
    let (turn, next) = (module.load_function("turn")?, module.load_function("next")?);
    let stream = context.new_stream()?;
    let (mut x, mut r) = (stream.alloc_zeros::<f64>(N)?, stream.clone_htod(&b)?);
    let (mut p, mut q) = (stream.clone_htod(&b)?, stream.alloc_zeros::<f64>(N)?);
    let mut scalars = stream.clone_htod(&[norm, 0.0, 0.0])?;
    let all = LaunchConfig { grid_dim: (BLOCKS, 1, 1), block_dim: (256, 1, 1), shared_mem_bytes: 0 };
    let one = LaunchConfig { grid_dim: (1, 1, 1), block_dim: (1, 1, 1), shared_mem_bytes: 0 };
    let n = N as u32;
    stream.begin_capture(CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL)?;
    // SAFETY: the buffers have a value for each thread, and there are three scalars.
    unsafe {
        stream.launch_builder(&apply).arg(&p).arg(&mut q).arg(&mut scalars).arg(&n).launch(all)?;
        stream.launch_builder(&advance).arg(&p).arg(&q).arg(&mut x).arg(&mut r).arg(&mut scalars).launch(all)?;
        stream.launch_builder(&turn).arg(&r).arg(&mut p).arg(&scalars).launch(all)?;
        stream.launch_builder(&next).arg(&mut scalars).launch(one)?;
    }
    let step = stream.end_capture(CUgraphInstantiate_flags(0))?.ok_or("nothing was captured")?;
    for _ in 0..steps {
        step.launch()?;
    }

    let (x, expected) = (stream.clone_dtoh(&x)?, solved(&b, steps));
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
