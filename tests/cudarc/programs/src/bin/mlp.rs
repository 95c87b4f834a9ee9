//! `mlp` with cudarc.

use std::error::Error;

use cudarc::cublaslt::{CudaBlasLT, Matmul, MatmulConfig};
use cudarc::curand::CudaRng;
use cudarc::driver::{CudaContext, LaunchConfig, PushKernelArg};
use cudarc::nvrtc::compile_ptx;

const SOURCE: &str = r#"
extern "C" __global__ void swish(float *values, const float *bias, unsigned rows, size_t n)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float value = values[i] + bias[i % rows];
        values[i] = value / (1 + expf(-value));
    }
}
"#;

const INPUTS: usize = 64;
const HIDDEN: usize = 256;
const OUTPUTS: usize = 16;
const SAMPLES: usize = 128;

fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(16), |steps| steps.parse())?;
    let context = CudaContext::new(0)?;
    let swish = context.load_module(compile_ptx(SOURCE)?)?.load_function("swish")?;
    let stream = context.default_stream();
    let random = CudaRng::new(7, stream.clone())?;
    let normal = |len, deviation| -> Result<_, Box<dyn Error>> {
        let mut values = stream.alloc_zeros::<f32>(len)?;
        random.fill_with_normal(&mut values, 0.0, deviation)?;
        Ok(values)
    };
    // Matrices are stored in column-major order, and each sample is a column.
    let (x, bias) = (normal(INPUTS * SAMPLES, 1.0)?, normal(HIDDEN, 0.1)?);
    let (first, second) = (normal(HIDDEN * INPUTS, 0.1)?, normal(OUTPUTS * HIDDEN, 0.1)?);
    let mut hidden = stream.alloc_zeros::<f32>(HIDDEN * SAMPLES)?;
    let mut y = stream.alloc_zeros::<f32>(OUTPUTS * SAMPLES)?;

    let lt = CudaBlasLT::new(stream.clone())?;
    let product = |m: usize, k: usize| MatmulConfig {
        transa: false,
        transb: false,
        transc: false,
        m: m as u64,
        n: SAMPLES as u64,
        k: k as u64,
        alpha: 1.0,
        lda: m as i64,
        ldb: k as i64,
        beta: 0.0,
        ldc: m as i64,
        stride_a: None,
        stride_b: None,
        stride_c: None,
        stride_bias: None,
        batch_size: None,
    };
    for _ in 0..steps {
        // hidden = swish(first x + bias); y = second hidden
        let (rows, n) = (HIDDEN as u32, HIDDEN * SAMPLES);
        let launch = LaunchConfig::for_num_elems(n as u32);
        // SAFETY: the buffers have the sizes of the matrices, and the bias has a value for each row.
        unsafe {
            lt.matmul(product(HIDDEN, INPUTS), &first, &x, &mut hidden, None, None)?;
            stream.launch_builder(&swish).arg(&mut hidden).arg(&bias).arg(&rows).arg(&n).launch(launch)?;
            lt.matmul(product(OUTPUTS, HIDDEN), &second, &hidden, &mut y, None, None)?;
        }
    }

    let y = stream.clone_dtoh(&y)?;
    let (x, first) = (stream.clone_dtoh(&x)?, stream.clone_dtoh(&first)?);
    let expected = output(&x, &first, &stream.clone_dtoh(&bias)?, &stream.clone_dtoh(&second)?);
    // cudarc multiplies matrices in TF32 precision.
    if let Some(i) = (0..y.len()).find(|&i| (y[i] - expected[i]).abs() > 1e-2) {
        return Err(format!("output {i} is {}, and should be {}", y[i], expected[i]).into());
    }
    println!("verified {steps} x {} outputs of {SAMPLES} samples", y.len());
    Ok(())
}

/// Computes the same outputs on the host.
fn output(x: &[f32], first: &[f32], bias: &[f32], second: &[f32]) -> Vec<f32> {
    let dot = |weights: &[f32], row: usize, x: &[f32]| -> f32 {
        weights.iter().skip(row).step_by(weights.len() / x.len()).zip(x).map(|(weight, x)| weight * x).sum()
    };
    let swish = |value: f32| value / (1.0 + (-value).exp());
    let sample = |x: &[f32]| {
        let hidden: Vec<f32> = (0..HIDDEN).map(|row| swish(dot(first, row, x) + bias[row])).collect();
        (0..OUTPUTS).map(|row| dot(second, row, &hidden)).collect::<Vec<_>>()
    };
    x.chunks(INPUTS).flat_map(sample).collect()
}
