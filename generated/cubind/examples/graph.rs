//! The conjugate gradient method as a graph: the kernels of one step are recorded once, and launched once per step.
//!
//! ```text
//! cargo run --release --example graph
//! ```
//!
//! Running it requires an NVIDIA driver for CUDA 13 and `libnvrtc.so.13`; building it requires neither. The environment
//! variable `STEPS` sets the number of steps.

use std::error::Error;

use cubind::cuda13::owned::{Device, DeviceBuffer, compile, record};

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

cubind::kernel! {
    unsafe fn apply(p: In<f64>, q: Out<f64>, scalars: Out<f64>, n: u32);
    unsafe fn advance(p: In<f64>, q: In<f64>, x: Out<f64>, r: Out<f64>, scalars: Out<f64>);
    unsafe fn turn(r: In<f64>, p: Out<f64>, scalars: In<f64>);
    unsafe fn next(scalars: Out<f64>);
}

const BLOCKS: u32 = 64;
const N: usize = 64 * 256;

pub fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(40), |steps| steps.parse())?;
    let b: Vec<f64> = (0..N).map(|i| (1 + i % 3) as f64).collect();
    let norm: f64 = b.iter().map(|b| b * b).sum();

    Device::get(0)?.make_current()?;
    let (apply, advance, turn, next) = compile(SOURCE, &[])?.kernels::<(apply, advance, turn, next)>()?;
    let (mut x, mut r) = (DeviceBuffer::zeroed(N)?, DeviceBuffer::from_slice(&b)?);
    let (mut p, mut q) = (DeviceBuffer::from_slice(&b)?, DeviceBuffer::zeroed(N)?);
    let mut scalars = DeviceBuffer::from_slice(&[norm, 0.0, 0.0])?;
    let step = record(|stream| {
        // SAFETY: the buffers have a value for each thread, and there are three scalars.
        unsafe {
            apply.launch(stream, BLOCKS, 256, &p, &mut q, &mut scalars, N as u32)?;
            advance.launch(stream, BLOCKS, 256, &p, &q, &mut x, &mut r, &mut scalars)?;
            turn.launch(stream, BLOCKS, 256, &r, &mut p, &scalars)?;
            next.launch(stream, 1, 1, &mut scalars)
        }
    })?;
    for _ in 0..steps {
        step.launch(None)?;
    }

    let (x, expected) = (x.to_vec()?, solved(&b, steps));
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
