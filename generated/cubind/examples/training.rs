//! Training with cuBLASLt and cuDNN: a softmax classifier is trained on the GPU, and the weights are checked against
//! those computed on the host.
//!
//! ```text
//! cargo run --release --example training --features cublaslt,cudnn
//! ```
//!
//! Running it requires an NVIDIA driver for CUDA 13, `libcublasLt.so.13` and `libcudnn.so.9`; building it requires none
//! of them. The environment variable `STEPS` sets the number of training steps.

use std::error::Error;

use cubind::HostScalar;
use cubind::cuda13::owned::cublaslt::*;
use cubind::cuda13::{checked::cublaslt::keys, cublas::*, runtime::cudaDataType};
use cubind::owned::cudnn::*;
use cubind::owned::{Device, DeviceBuffer, InPlace};

const CLASSES: usize = 8;
const FEATURES: usize = 32;
const SAMPLES: usize = 64;
const RATE: f32 = 0.1 / SAMPLES as f32;

pub fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(16), |steps| steps.parse())?;
    // Matrices are stored in column-major order, and each sample is a column.
    let x: Vec<f32> = (0..FEATURES * SAMPLES).map(|i| (i * i % 17) as f32 / 8.0 - 1.0).collect();
    let labels: Vec<f32> = (0..SAMPLES * CLASSES).map(|i| f32::from(i % CLASSES == i / CLASSES % CLASSES)).collect();

    Device::get(0)?.make_current()?;
    let (lt, dnn, columns) = (cublasLtCreate()?, cudnnCreate()?, cudnnCreateTensorDescriptor()?);
    let (layout, data) = (cudnnTensorFormat_t::CUDNN_TENSOR_NCHW, cudnnDataType_t::CUDNN_DATA_FLOAT);
    cudnnSetTensor4dDescriptor(&columns, layout, data, SAMPLES as i32, CLASSES as i32, 1, 1)?;
    let (algorithm, mode) =
        (cudnnSoftmaxAlgorithm_t::CUDNN_SOFTMAX_ACCURATE, cudnnSoftmaxMode_t::CUDNN_SOFTMAX_MODE_CHANNEL);
    let (float, compute) = (cudaDataType::CUDA_R_32F, cublasComputeType_t::CUBLAS_COMPUTE_32F);
    let matrix = |m: usize, n: usize| cublasLtMatrixLayoutCreate(float, m as u64, n as u64, m as i64);
    let (of_w, of_x, of_z) = (matrix(CLASSES, FEATURES)?, matrix(FEATURES, SAMPLES)?, matrix(CLASSES, SAMPLES)?);
    let (forward, backward) = (cublasLtMatmulDescCreate(compute, float)?, cublasLtMatmulDescCreate(compute, float)?);
    cublasLtMatmulDescSetAttribute(&backward, keys::CUBLASLT_MATMUL_DESC_TRANSB, cublasOperation_t::CUBLAS_OP_T)?;

    let mut w = DeviceBuffer::<f32>::zeroed(CLASSES * FEATURES)?;
    let (gpu_x, gpu_labels) = (DeviceBuffer::from_slice(&x)?, DeviceBuffer::from_slice(&labels)?);
    let mut z = DeviceBuffer::<f32>::zeroed(CLASSES * SAMPLES)?;
    let mut delta = DeviceBuffer::<f32>::zeroed(CLASSES * SAMPLES)?;
    let [zero, one, minus, rate] = [0.0, 1.0, -1.0, -RATE].map(HostScalar::of::<f32>);
    for _ in 0..steps {
        delta.as_mut_slice().copy_from_device_async(gpu_labels.as_slice(), None)?;
        // z = w x; delta = softmax(z) - delta; w = w - RATE delta x'
        cublasLtMatmul(&lt, &forward, one, &w, &of_w, &gpu_x, &of_x, zero, InPlace, &of_z, &mut z, &of_z, None)?;
        cudnnSoftmaxForward(&dnn, algorithm, mode, one, &columns, &z, minus, &columns, &mut delta)?;
        cublasLtMatmul(&lt, &backward, rate, &delta, &of_z, &gpu_x, &of_x, one, InPlace, &of_w, &mut w, &of_w, None)?;
    }

    // The copy waits for the last matrix product.
    for (i, (weight, expected)) in w.to_vec()?.iter().zip(trained(&x, &labels, steps)).enumerate() {
        if (weight - expected).abs() > 1e-3 {
            return Err(format!("weight {i} is {weight}, and should be {expected}").into());
        }
    }
    println!("verified {} weights after {steps} steps", CLASSES * FEATURES);
    Ok(())
}

/// Computes the weights after training on the host.
fn trained(x: &[f32], labels: &[f32], steps: usize) -> Vec<f32> {
    let mut w = vec![0.0; CLASSES * FEATURES];
    for _ in 0..steps {
        let before = w.clone();
        for (x, labels) in x.chunks(FEATURES).zip(labels.chunks(CLASSES)) {
            let logit = |class: usize| (0..FEATURES).map(|i| before[class + i * CLASSES] * x[i]).sum::<f32>();
            let exponents: Vec<f32> = (0..CLASSES).map(|class| logit(class).exp()).collect();
            let sum: f32 = exponents.iter().sum();
            for (i, weight) in w.iter_mut().enumerate() {
                *weight -= RATE * (exponents[i % CLASSES] / sum - labels[i % CLASSES]) * x[i / CLASSES];
            }
        }
    }
    w
}
