//! Scalars that are passed as `void *`. Scalars of the wrong type are rejected before the call, and scalars of the
//! right type are used in products.
//!
//! Without a GPU, computations are skipped and the reason is printed. With CUBIND_REQUIRE_GPU=1 they fail instead.
// The calls are correct uses of CUDA, with live handles and memory of the stated sizes.
#![allow(clippy::undocumented_unsafe_blocks)]

use core::ffi::c_void;
use cubind::cuda13::runtime::{cudaDataType, cudaFree, cudaMalloc, cudaMemcpy, cudaMemcpyKind, cudaStream_t};
use cubind::cuda13::{cublas, cublaslt, cusparse, runtime};
use cubind::{AnyScalar, CuPtr, HostScalar, Outcome, cudnn};
use cubind_tests::gpu::has_gpu_with;

const N: usize = 4;

/// Copies a vector to the device.
unsafe fn upload<T>(values: &[T]) -> CuPtr<c_void> {
    let memory = unsafe { cudaMalloc(size_of_val(values)) }.ok().unwrap();
    let to_device = cudaMemcpyKind::cudaMemcpyHostToDevice;
    unsafe { cudaMemcpy(memory, values.as_ptr().cast(), size_of_val(values), to_device) }.ok().unwrap();
    memory.into()
}

/// Copies a vector to the host, and frees the device memory.
unsafe fn download(memory: CuPtr<c_void>) -> [f32; N] {
    let mut values = [0.0; N];
    let to_host = cudaMemcpyKind::cudaMemcpyDeviceToHost;
    unsafe { cudaMemcpy(values.as_mut_ptr().cast(), memory.as_ptr(), size_of_val(&values), to_host) }.ok().unwrap();
    unsafe { cudaFree(memory.as_mut_ptr()) }.ok().unwrap();
    values
}

/// Computes `c = alpha a b + c` of matrices of one element, or of two parts.
unsafe fn gemm_ex(
    handle: cublas::cublasHandle_t,
    alpha: AnyScalar,
    (ty, compute): (cudaDataType, cublas::cublasComputeType_t),
    [a, b, c]: [CuPtr<c_void>; 3],
) -> cublas::cublasStatus_t {
    let (none, algo) = (cublas::cublasOperation_t::CUBLAS_OP_N, cublas::cublasGemmAlgo_t::CUBLAS_GEMM_DEFAULT);
    let beta = match (ty, compute) {
        (cudaDataType::CUDA_C_32F, _) => AnyScalar::of::<[f32; 2]>([1.0, 0.0]),
        (_, cublas::cublasComputeType_t::CUBLAS_COMPUTE_64F) => AnyScalar::of::<f64>(1.0),
        _ => AnyScalar::of::<f32>(1.0),
    };
    unsafe {
        cublas::cublasGemmEx(handle, none, none, 1, 1, 1, alpha, a, ty, 1, b, ty, 1, beta, c, ty, 1, compute, algo)
    }
    .0
}

#[test]
fn a_scalar_of_another_size_is_rejected() {
    let (float, double) =
        (cublas::cublasComputeType_t::CUBLAS_COMPUTE_32F, cublas::cublasComputeType_t::CUBLAS_COMPUTE_64F);
    let (handle, nowhere) = (cublas::cublasHandle_t::NULL, [CuPtr::NULL; 3]);
    for (alpha, types) in [
        (AnyScalar::of::<f64>(1.0), (cudaDataType::CUDA_R_32F, float)),
        (AnyScalar::of::<[f32; 2]>([1.0, 0.0]), (cudaDataType::CUDA_R_32F, float)),
        (AnyScalar::of::<f32>(1.0), (cudaDataType::CUDA_C_32F, float)),
        (AnyScalar::of::<f32>(1.0), (cudaDataType::CUDA_R_64F, double)),
        (AnyScalar::of::<[u8; 2]>([0, 0x3c]), (cudaDataType::CUDA_R_16F, float)),
        (CuPtr::<f64>::from_address(4096).into(), (cudaDataType::CUDA_R_32F, float)),
    ] {
        let status = unsafe { gemm_ex(handle, alpha, types, nowhere) };
        assert_eq!(status, cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE, "{alpha:?}, {types:?}");
    }
    let x = (CuPtr::NULL, cudaDataType::CUDA_R_32F);
    let y = AnyScalar::of::<f64>(1.0);
    let scaled = unsafe { cublas::cublasScalEx(handle, 1, y, x.1, x.0, x.1, 1, x.1) };
    assert_eq!(scaled.0, cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE);
    let (none, ty) = (cusparse::cusparseOperation_t::CUSPARSE_OPERATION_NON_TRANSPOSE, cudaDataType::CUDA_R_32F);
    let (matrix, vector) = (cusparse::cusparseSpMatDescr_t::NULL, cusparse::cusparseDnVecDescr_t::NULL);
    let (handle, algorithm) =
        (cusparse::cusparseHandle_t::NULL, cusparse::cusparseSpMVAlg_t::CUSPARSE_SPMV_ALG_DEFAULT);
    let one = AnyScalar::of::<f32>(1.0);
    let multiplied =
        unsafe { cusparse::cusparseSpMV(handle, none, y, matrix, vector, one, vector, ty, algorithm, CuPtr::NULL) };
    assert_eq!(multiplied.0, cusparse::cusparseStatus_t::CUSPARSE_STATUS_INVALID_VALUE);
}

#[test]
fn products_of_real_and_of_complex_matrices() {
    if !has_gpu_with(&[&runtime::RUNTIME, &cublas::CUBLAS]) {
        return;
    }
    let compute = cublas::cublasComputeType_t::CUBLAS_COMPUTE_32F;
    unsafe {
        let handle = cublas::cublasCreate().ok().unwrap();
        let matrices = || [[3.0_f32, 0.0, 0.0, 0.0], [5.0, 0.0, 0.0, 0.0], [1.0, 7.0, 0.0, 0.0]].map(|it| upload(&it));
        let (real, complex) = (matrices(), matrices());
        let alpha = AnyScalar::of::<f32>(2.0);
        assert_eq!(
            gemm_ex(handle, alpha, (cudaDataType::CUDA_R_32F, compute), real),
            cublas::cublasStatus_t::CUBLAS_STATUS_SUCCESS
        );
        assert_eq!(download(real[2]), [31.0, 7.0, 0.0, 0.0]);
        let alpha = AnyScalar::of::<runtime::cuComplex>(runtime::cuComplex { x: 2.0, y: -1.0 });
        assert_eq!(
            gemm_ex(handle, alpha, (cudaDataType::CUDA_C_32F, compute), complex),
            cublas::cublasStatus_t::CUBLAS_STATUS_SUCCESS
        );
        assert_eq!(download(complex[2]), [31.0, -8.0, 0.0, 0.0]);
        for memory in [real[0], real[1], complex[0], complex[1]] {
            let _ = download(memory);
        }
        cublas::cublasDestroy(handle).ok().unwrap();
    }
}

#[test]
fn a_product_takes_its_type_from_a_descriptor() {
    if !has_gpu_with(&[&runtime::RUNTIME, &cublaslt::CUBLASLT]) {
        return;
    }
    unsafe {
        let handle = cublaslt::cublasLtCreate().ok().unwrap();
        let ty = cudaDataType::CUDA_R_32F;
        let product =
            cublaslt::cublasLtMatmulDescCreate(cublas::cublasComputeType_t::CUBLAS_COMPUTE_32F, ty).ok().unwrap();
        // The product is (4, 4) times (4, 4), where the second matrix is the identity.
        let square = cublaslt::cublasLtMatrixLayoutCreate(ty, 4, 4, 4).ok().unwrap();
        let a: Vec<f32> = (0..16).map(|i| i as f32).collect();
        let identity: Vec<f32> = (0..16).map(|i| if i % 5 == 0 { 1.0 } else { 0.0 }).collect();
        let [a, b, c] = [upload(&a), upload(&identity), upload(&[1.0_f32; 16])];
        let (alpha, beta) = (AnyScalar::of::<f32>(2.0), AnyScalar::of::<f32>(10.0));
        let stream = cudaStream_t::NULL;
        cublaslt::cublasLtMatmul(
            handle,
            product,
            alpha,
            a,
            square,
            b,
            square,
            beta,
            c,
            square,
            c,
            square,
            None,
            CuPtr::NULL,
            0,
            stream,
        )
        .ok()
        .unwrap();
        assert_eq!(download(c), [10.0, 12.0, 14.0, 16.0]);
        for memory in [a, b] {
            let _ = download(memory);
        }
        cublaslt::cublasLtMatrixLayoutDestroy(square).ok().unwrap();
        cublaslt::cublasLtMatmulDescDestroy(product).ok().unwrap();
        cublaslt::cublasLtDestroy(handle).ok().unwrap();
    }
}

#[test]
fn a_sparse_product() {
    if !has_gpu_with(&[&runtime::RUNTIME, &cusparse::CUSPARSE]) {
        return;
    }
    unsafe {
        let handle = cusparse::cusparseCreate().ok().unwrap();
        let ty = cudaDataType::CUDA_R_32F;
        // The matrix is diagonal.
        let (rows, columns) = (upload(&[0_i32, 1, 2, 3, 4]), upload(&[0_i32, 1, 2, 3]));
        let values = upload(&[1.0_f32, 2.0, 3.0, 4.0]);
        let (x, y) = (upload(&[1.0_f32; N]), upload(&[1.0_f32; N]));
        let index = cusparse::cusparseIndexType_t::CUSPARSE_INDEX_32I;
        let zero = cusparse::cusparseIndexBase_t::CUSPARSE_INDEX_BASE_ZERO;
        let matrix = cusparse::cusparseCreateCsr(4, 4, 4, rows, columns, values, index, index, zero, ty).ok().unwrap();
        let (dx, dy) = (
            cusparse::cusparseCreateDnVec(4, x, ty).ok().unwrap(),
            cusparse::cusparseCreateDnVec(4, y, ty).ok().unwrap(),
        );
        let none = cusparse::cusparseOperation_t::CUSPARSE_OPERATION_NON_TRANSPOSE;
        let algorithm = cusparse::cusparseSpMVAlg_t::CUSPARSE_SPMV_ALG_DEFAULT;
        let (alpha, beta) = (AnyScalar::of::<f32>(2.0), AnyScalar::of::<f32>(-1.0));
        let size = cusparse::cusparseSpMV_bufferSize(handle, none, alpha, matrix, dx, beta, dy, ty, algorithm);
        let buffer: CuPtr<c_void> = cudaMalloc(size.ok().unwrap().max(16)).ok().unwrap().into();
        cusparse::cusparseSpMV(handle, none, alpha, matrix, dx, beta, dy, ty, algorithm, buffer).ok().unwrap();
        assert_eq!(download(y), [1.0, 3.0, 5.0, 7.0]);
        for memory in [rows, columns, values, x, buffer] {
            cudaFree(memory.as_mut_ptr()).ok().unwrap();
        }
        cusparse::cusparseDestroyDnVec(dx).ok().unwrap();
        cusparse::cusparseDestroyDnVec(dy).ok().unwrap();
        cusparse::cusparseDestroySpMat(matrix).ok().unwrap();
        cusparse::cusparseDestroy(handle).ok().unwrap();
    }
}

// cuDNN's old interface is deprecated, but its scaling factors show from which memory a scalar is read.
#[test]
#[allow(deprecated)]
fn factors_of_cudnn_are_on_the_host() {
    if !has_gpu_with(&[&runtime::RUNTIME, &cudnn::CUDNN]) {
        return;
    }
    unsafe {
        let handle = cudnn::cudnnCreate().ok().unwrap();
        let tensor = cudnn::cudnnCreateTensorDescriptor().ok().unwrap();
        let (format, ty) = (cudnn::cudnnTensorFormat_t::CUDNN_TENSOR_NCHW, cudnn::cudnnDataType_t::CUDNN_DATA_FLOAT);
        cudnn::cudnnSetTensor4dDescriptor(tensor, format, ty, 1, 1, 2, 2).ok().unwrap();
        let (a, c) = (upload(&[1.0_f32, 2.0, 3.0, 4.0]), upload(&[1.0_f32; N]));
        let (alpha, beta) = (HostScalar::of::<f32>(2.0), HostScalar::of::<f32>(-1.0));
        cudnn::cudnnAddTensor(handle, alpha, tensor, a, beta, tensor, c).ok().unwrap();
        assert_eq!(download(c), [1.0, 3.0, 5.0, 7.0]);
        cudnn::cudnnScaleTensor(handle, tensor, a, HostScalar::of::<f32>(0.5)).ok().unwrap();
        assert_eq!(download(a), [0.5, 1.0, 1.5, 2.0]);
        cudnn::cudnnDestroyTensorDescriptor(tensor).ok().unwrap();
        cudnn::cudnnDestroy(handle).ok().unwrap();
    }
}
