//! A neural network with one hidden layer: cuRAND generates the weights, cuBLASLt multiplies, and a kernel applies the
//! activation function.
//!
//! ```text
//! cargo run --release --example mlp --features cublaslt,curand
//! ```
//!
//! Running it requires an NVIDIA driver for CUDA 13, `libnvrtc.so.13`, `libcublasLt.so.13` and `libcurand.so.10`;
//! building it requires none of them. The environment variable `STEPS` sets the number of repetitions.

use std::error::Error;

use cubind::HostScalar;
use cubind::cuda13::owned::{Device, DeviceBuffer, Dim3, InPlace, compile, cublaslt::*, curand::*};
use cubind::cuda13::{cublas::cublasComputeType_t, runtime::cudaDataType};

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

cubind::kernel! {
    unsafe fn swish(values: Out<f32>, bias: In<f32>, rows: u32, n: usize);
}

const INPUTS: usize = 64;
const HIDDEN: usize = 256;
const OUTPUTS: usize = 16;
const SAMPLES: usize = 128;

pub fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(16), |steps| steps.parse())?;
    Device::get(0)?.make_current()?;
    let swish = compile(SOURCE, &[])?.kernels::<swish>()?;
    let random = curandCreateGenerator(curandRngType_t::CURAND_RNG_PSEUDO_DEFAULT)?;
    curandSetPseudoRandomGeneratorSeed(&random, 7)?;
    let normal = |len, deviation| -> Result<_, Box<dyn Error>> {
        let mut values = DeviceBuffer::<f32>::zeroed(len)?;
        curandGenerateNormal(&random, &mut values, len, 0.0, deviation)?;
        Ok(values)
    };
    // Matrices are stored in column-major order, and each sample is a column.
    let (x, bias) = (normal(INPUTS * SAMPLES, 1.0)?, normal(HIDDEN, 0.1)?);
    let (first, second) = (normal(HIDDEN * INPUTS, 0.1)?, normal(OUTPUTS * HIDDEN, 0.1)?);
    let mut hidden = DeviceBuffer::<f32>::zeroed(HIDDEN * SAMPLES)?;
    let mut y = DeviceBuffer::<f32>::zeroed(OUTPUTS * SAMPLES)?;

    let (lt, float) = (cublasLtCreate()?, cudaDataType::CUDA_R_32F);
    let product = cublasLtMatmulDescCreate(cublasComputeType_t::CUBLAS_COMPUTE_32F, float)?;
    let matrix = |m: usize, n: usize| cublasLtMatrixLayoutCreate(float, m as u64, n as u64, m as i64);
    let (of_x, of_hidden, of_y) = (matrix(INPUTS, SAMPLES)?, matrix(HIDDEN, SAMPLES)?, matrix(OUTPUTS, SAMPLES)?);
    let (of_first, of_second) = (matrix(HIDDEN, INPUTS)?, matrix(OUTPUTS, HIDDEN)?);
    let [zero, one] = [0.0, 1.0].map(HostScalar::of::<f32>);
    for _ in 0..steps {
        // hidden = swish(first x + bias); y = second hidden
        let (h, n) = (&of_hidden, HIDDEN * SAMPLES);
        cublasLtMatmul(&lt, &product, one, &first, &of_first, &x, &of_x, zero, InPlace, h, &mut hidden, h, None)?;
        // SAFETY: there are `n` values, and a bias for each row.
        unsafe { swish.launch(None, Dim3::covering(n, 256), 256, &mut hidden, &bias, HIDDEN as u32, n)? };
        cublasLtMatmul(&lt, &product, one, &second, &of_second, &hidden, h, zero, InPlace, &of_y, &mut y, &of_y, None)?;
    }

    // The copy waits for the last matrix product.
    let y = y.to_vec()?;
    let expected = output(&x.to_vec()?, &first.to_vec()?, &bias.to_vec()?, &second.to_vec()?);
    if let Some(i) = (0..y.len()).find(|&i| (y[i] - expected[i]).abs() > 1e-2) {
        return Err(format!("output {i} is {}, and should be {}", y[i], expected[i]).into());
    }
    println!("verified {steps} x {} outputs of {SAMPLES} samples", y.len());
    Ok(())
}

/// Computes the outputs on the host.
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
