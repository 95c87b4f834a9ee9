//! `training` with cudarc.

use std::error::Error;

use cudarc::cublaslt::{CudaBlasLT, Matmul, MatmulConfig};
use cudarc::cudnn::sys::{cudnnSoftmaxAlgorithm_t, cudnnSoftmaxMode_t, cudnnTensorFormat_t};
use cudarc::cudnn::{Cudnn, SoftmaxForward};
use cudarc::driver::CudaContext;

const CLASSES: usize = 8;
const FEATURES: usize = 32;
const SAMPLES: usize = 64;
const RATE: f32 = 0.1 / SAMPLES as f32;

fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(16), |steps| steps.parse())?;
    // Matrices are stored in column-major order, and each sample is a column.
    let x: Vec<f32> = (0..FEATURES * SAMPLES).map(|i| (i * i % 17) as f32 / 8.0 - 1.0).collect();
    let labels: Vec<f32> = (0..SAMPLES * CLASSES).map(|i| f32::from(i % CLASSES == i / CLASSES % CLASSES)).collect();

    let stream = CudaContext::new(0)?.default_stream();
    let (lt, dnn) = (CudaBlasLT::new(stream.clone())?, Cudnn::new(stream.clone())?);
    let shape = [SAMPLES as i32, CLASSES as i32, 1, 1];
    let columns = dnn.create_4d_tensor::<f32>(cudnnTensorFormat_t::CUDNN_TENSOR_NCHW, shape)?;
    let softmax = dnn.create_softmax::<f32>(cudnnSoftmaxMode_t::CUDNN_SOFTMAX_MODE_CHANNEL)?;
    let softmax = SoftmaxForward { softmax: &softmax, x: &columns, y: &columns };
    let forward = MatmulConfig {
        transa: false,
        transb: false,
        transc: false,
        m: CLASSES as u64,
        n: SAMPLES as u64,
        k: FEATURES as u64,
        alpha: 1.0,
        lda: CLASSES as i64,
        ldb: FEATURES as i64,
        beta: 0.0,
        ldc: CLASSES as i64,
        stride_a: None,
        stride_b: None,
        stride_c: None,
        stride_bias: None,
        batch_size: None,
    };
    let backward =
        MatmulConfig { transb: true, n: FEATURES as u64, k: SAMPLES as u64, alpha: -RATE, beta: 1.0, ..forward };

    let mut w = stream.alloc_zeros::<f32>(CLASSES * FEATURES)?;
    let (gpu_x, gpu_labels) = (stream.clone_htod(&x)?, stream.clone_htod(&labels)?);
    let mut z = stream.alloc_zeros::<f32>(CLASSES * SAMPLES)?;
    let mut delta = stream.alloc_zeros::<f32>(CLASSES * SAMPLES)?;
    for _ in 0..steps {
        stream.memcpy_dtod(&gpu_labels, &mut delta)?;
        // SAFETY: the buffers have the sizes of the matrices.
        unsafe {
            // z = w x; delta = softmax(z) - delta; w = w - RATE delta x'
            lt.matmul(forward, &w, &gpu_x, &mut z, None, None)?;
            softmax.launch((1.0, -1.0), cudnnSoftmaxAlgorithm_t::CUDNN_SOFTMAX_ACCURATE, &z, &mut delta)?;
            lt.matmul(backward, &delta, &gpu_x, &mut w, None, None)?;
        }
    }

    for (i, (weight, expected)) in stream.clone_dtoh(&w)?.iter().zip(trained(&x, &labels, steps)).enumerate() {
        if (weight - expected).abs() > 1e-3 {
            return Err(format!("weight {i} is {weight}, and should be {expected}").into());
        }
    }
    println!("verified {} weights after {steps} steps", CLASSES * FEATURES);
    Ok(())
}

/// Returns the weights after training on the host.
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
