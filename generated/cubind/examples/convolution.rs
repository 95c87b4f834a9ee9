//! Convolution of images with cuDNN's graph API, checked against a result that is computed on the host.
//!
//! ```text
//! cargo run --release --example convolution --features cudnn
//! ```
//!
//! Running it requires an NVIDIA driver for CUDA 13, `libcudart.so.13` and `libcudnn.so.9`; building it requires none
//! of them.

use std::error::Error;
use std::process::ExitCode;

use cubind::cuda13::runtime::*;
use cubind::cudnn::{
    cudnnBackendAttributeName_t as Name, cudnnBackendAttributeType_t as Type, cudnnBackendDescriptorType_t as Kind, *,
};
use cubind::{CuPtr, Input, Outcome};

// The number and side length of the images, the number of channels, and the number and side length of the filters. Zero
// padding keeps the size of the images.
const IMAGES: usize = 2;
const CHANNELS: usize = 8;
const SIDE: usize = 16;
const FILTERS: usize = 16;
const WINDOW: usize = 3;
const PADDING: usize = 1;

// Identifiers of the graph's tensors.
const X: i64 = 1;
const W: i64 = 2;
const Y: i64 = 3;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("convolution: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Convolves images with filters.
pub fn run() -> Result<(), Box<dyn Error>> {
    // Small integers, so that sums are exact.
    let x: Vec<f32> = (0..IMAGES * CHANNELS * SIDE * SIDE).map(|i| (i % 7) as f32 - 3.0).collect();
    let w: Vec<f32> = (0..FILTERS * CHANNELS * WINDOW * WINDOW).map(|i| (i % 5) as f32 - 2.0).collect();
    let expected = convolved(&x, &w);

    // SAFETY: each attribute has the type that the call specifies; memory is as large as its tensor, and is only freed
    // at the end.
    unsafe {
        let handle = cudnnCreate().ok()?;
        let mut graph = Graph { handle, descriptors: Vec::new() };
        let configurations = graph.configurations()?;
        let plan = graph.plan(&configurations)?;

        let mut size = [0_i64];
        cudnnBackendGetAttribute(
            plan,
            Name::CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE,
            Type::CUDNN_TYPE_INT64,
            &mut size,
        )
        .ok()?;
        let (gpu_x, gpu_w) = (upload(&x)?, upload(&w)?);
        let gpu_y = cudaMalloc(size_of_val(&expected[..])).ok()?;
        let workspace = cudaMalloc(usize::try_from(size[0])?).ok()?;

        // The plan does not contain the addresses, so the plan can run again with other addresses.
        let pack = graph.create(Kind::CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR)?;
        let addresses = [gpu_x.as_mut_ptr().cast(), gpu_w.as_mut_ptr().cast(), gpu_y];
        set(pack, Name::CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS, Type::CUDNN_TYPE_INT64, &[X, W, Y])?;
        set(pack, Name::CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS, Type::CUDNN_TYPE_VOID_PTR, &addresses)?;
        set(pack, Name::CUDNN_ATTR_VARIANT_PACK_WORKSPACE, Type::CUDNN_TYPE_VOID_PTR, &[workspace])?;
        cudnnBackendFinalize(pack).ok()?;
        cudnnBackendExecute(handle, plan, pack).ok()?;

        let mut y = vec![0.0_f32; expected.len()];
        let to_host = cudaMemcpyKind::cudaMemcpyDeviceToHost;
        cudaMemcpy(y.as_mut_ptr().cast(), gpu_y.cast_const(), size_of_val(&y[..]), to_host).ok()?;
        if let Some(i) = (0..y.len()).find(|&i| y[i] != expected[i]) {
            return Err(format!("element {i} is {}, and should be {}", y[i], expected[i]).into());
        }
        println!("verified          {IMAGES} x {FILTERS} x {SIDE} x {SIDE}, workspace of {} bytes", size[0]);

        for memory in [gpu_x.as_mut_ptr().cast(), gpu_w.as_mut_ptr().cast(), gpu_y, workspace] {
            cudaFree(memory).ok()?;
        }
        for descriptor in graph.descriptors.into_iter().rev() {
            cudnnBackendDestroyDescriptor(descriptor).ok()?;
        }
        cudnnDestroy(handle).ok()?;
    }
    Ok(())
}

/// Everything in a graph is a descriptor with attributes: tensors, operations, the graph itself, and the plan made from
/// it.
struct Graph {
    handle: cudnnHandle_t,
    /// All descriptors, which are destroyed at the end.
    descriptors: Vec<cudnnBackendDescriptor_t>,
}

impl Graph {
    fn create(&mut self, kind: Kind) -> Result<cudnnBackendDescriptor_t, cudnnStatus_t> {
        // SAFETY: a descriptor of any kind can be created.
        let descriptor = unsafe { cudnnBackendCreateDescriptor(kind) }.ok()?;
        self.descriptors.push(descriptor);
        Ok(descriptor)
    }

    /// Creates a dense tensor of `f32` values in which the last dimension is contiguous.
    fn tensor(&mut self, id: i64, shape: [usize; 4]) -> Result<cudnnBackendDescriptor_t, cudnnStatus_t> {
        let dimensions = shape.map(|length| length as i64);
        let mut strides = [1_i64; 4];
        for axis in (0..3).rev() {
            strides[axis] = strides[axis + 1] * dimensions[axis + 1];
        }
        let float = cudnnDataType_t::CUDNN_DATA_FLOAT;
        // SAFETY: the attributes have the types that the calls specify.
        unsafe {
            let tensor = self.create(Kind::CUDNN_BACKEND_TENSOR_DESCRIPTOR)?;
            set(tensor, Name::CUDNN_ATTR_TENSOR_UNIQUE_ID, Type::CUDNN_TYPE_INT64, &[id])?;
            set(tensor, Name::CUDNN_ATTR_TENSOR_DATA_TYPE, Type::CUDNN_TYPE_DATA_TYPE, &[float])?;
            set(tensor, Name::CUDNN_ATTR_TENSOR_DIMENSIONS, Type::CUDNN_TYPE_INT64, &dimensions)?;
            set(tensor, Name::CUDNN_ATTR_TENSOR_STRIDES, Type::CUDNN_TYPE_INT64, &strides)?;
            set(tensor, Name::CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT, Type::CUDNN_TYPE_INT64, &[16_i64])?;
            cudnnBackendFinalize(tensor).ok()?;
            Ok(tensor)
        }
    }

    /// Creates the operation with its tensors.
    fn convolution(&mut self) -> Result<cudnnBackendDescriptor_t, cudnnStatus_t> {
        let (float, mode) = (cudnnDataType_t::CUDNN_DATA_FLOAT, cudnnConvolutionMode_t::CUDNN_CROSS_CORRELATION);
        let (ones, padding) = ([1_i64; 2], [PADDING as i64; 2]);
        // SAFETY: the attributes have the types that the calls specify.
        unsafe {
            let x = self.tensor(X, [IMAGES, CHANNELS, SIDE, SIDE])?;
            let w = self.tensor(W, [FILTERS, CHANNELS, WINDOW, WINDOW])?;
            let y = self.tensor(Y, [IMAGES, FILTERS, SIDE, SIDE])?;

            let how = self.create(Kind::CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR)?;
            set(how, Name::CUDNN_ATTR_CONVOLUTION_COMP_TYPE, Type::CUDNN_TYPE_DATA_TYPE, &[float])?;
            set(how, Name::CUDNN_ATTR_CONVOLUTION_CONV_MODE, Type::CUDNN_TYPE_CONVOLUTION_MODE, &[mode])?;
            set(how, Name::CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS, Type::CUDNN_TYPE_INT64, &[2_i64])?;
            set(how, Name::CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS, Type::CUDNN_TYPE_INT64, &padding)?;
            set(how, Name::CUDNN_ATTR_CONVOLUTION_POST_PADDINGS, Type::CUDNN_TYPE_INT64, &padding)?;
            set(how, Name::CUDNN_ATTR_CONVOLUTION_DILATIONS, Type::CUDNN_TYPE_INT64, &ones)?;
            set(how, Name::CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES, Type::CUDNN_TYPE_INT64, &ones)?;
            cudnnBackendFinalize(how).ok()?;

            let operation = self.create(Kind::CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR)?;
            for (name, descriptor) in [
                (Name::CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_CONV_DESC, how),
                (Name::CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_X, x),
                (Name::CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_W, w),
                (Name::CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_Y, y),
            ] {
                set(operation, name, Type::CUDNN_TYPE_BACKEND_DESCRIPTOR, &[descriptor])?;
            }
            let (alpha, beta) = (
                Name::CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA,
                Name::CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_BETA,
            );
            set(operation, alpha, Type::CUDNN_TYPE_FLOAT, &[1.0_f32])?;
            set(operation, beta, Type::CUDNN_TYPE_FLOAT, &[0.0_f32])?;
            cudnnBackendFinalize(operation).ok()?;
            Ok(operation)
        }
    }

    /// Returns the engines that cuDNN's heuristics propose for the graph, in order of preference, each with its
    /// configuration.
    fn configurations(&mut self) -> Result<Vec<cudnnBackendDescriptor_t>, Box<dyn Error>> {
        // SAFETY: the attributes have the types that the calls specify.
        unsafe {
            let operation = self.convolution()?;
            let graph = self.create(Kind::CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR)?;
            set(graph, Name::CUDNN_ATTR_OPERATIONGRAPH_HANDLE, Type::CUDNN_TYPE_HANDLE, &[self.handle])?;
            set(graph, Name::CUDNN_ATTR_OPERATIONGRAPH_OPS, Type::CUDNN_TYPE_BACKEND_DESCRIPTOR, &[operation])?;
            cudnnBackendFinalize(graph).ok()?;

            let heuristics = self.create(Kind::CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR)?;
            let mode = cudnnBackendHeurMode_t::CUDNN_HEUR_MODE_A;
            let described = Type::CUDNN_TYPE_BACKEND_DESCRIPTOR;
            set(heuristics, Name::CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH, described, &[graph])?;
            set(heuristics, Name::CUDNN_ATTR_ENGINEHEUR_MODE, Type::CUDNN_TYPE_HEUR_MODE, &[mode])?;
            cudnnBackendFinalize(heuristics).ok()?;

            // If no memory is passed, the call only returns the count. If the program passes descriptors that it has
            // created, the call fills them.
            let results = Name::CUDNN_ATTR_ENGINEHEUR_RESULTS;
            let none: &mut [cudnnBackendDescriptor_t] = &mut [];
            let count = cudnnBackendGetAttribute(heuristics, results, described, none).ok()?;
            let mut configurations = Vec::new();
            for _ in 0..count {
                configurations.push(self.create(Kind::CUDNN_BACKEND_ENGINECFG_DESCRIPTOR)?);
            }
            let count = cudnnBackendGetAttribute(heuristics, results, described, &mut configurations).ok()?;
            configurations.truncate(usize::try_from(count)?);
            Ok(configurations)
        }
    }

    /// Returns the first plan that this GPU supports.
    fn plan(
        &mut self,
        configurations: &[cudnnBackendDescriptor_t],
    ) -> Result<cudnnBackendDescriptor_t, Box<dyn Error>> {
        let described = Type::CUDNN_TYPE_BACKEND_DESCRIPTOR;
        for configuration in configurations {
            // SAFETY: the attributes have the types that the calls specify.
            unsafe {
                let plan = self.create(Kind::CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR)?;
                set(plan, Name::CUDNN_ATTR_EXECUTION_PLAN_HANDLE, Type::CUDNN_TYPE_HANDLE, &[self.handle])?;
                set(plan, Name::CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG, described, &[*configuration])?;
                if cudnnBackendFinalize(plan).ok().is_ok() {
                    return Ok(plan);
                }
            }
        }
        Err("cuDNN has no engine for this convolution".into())
    }
}

/// Sets an attribute to one or several values.
///
/// # Safety
///
/// The values must have the type that `kind` specifies.
unsafe fn set<T: Input>(
    descriptor: cudnnBackendDescriptor_t,
    name: Name,
    kind: Type,
    values: &[T],
) -> Result<(), cudnnStatus_t> {
    // SAFETY: the values have the type that the caller specifies.
    unsafe { cudnnBackendSetAttribute(descriptor, name, kind, values) }.ok()
}

/// Computes the same convolution on the host.
fn convolved(x: &[f32], w: &[f32]) -> Vec<f32> {
    let mut y = Vec::with_capacity(IMAGES * FILTERS * SIDE * SIDE);
    for place in 0..IMAGES * FILTERS * SIDE * SIDE {
        let (image, filter) = (place / (FILTERS * SIDE * SIDE), place / (SIDE * SIDE) % FILTERS);
        let (row, column) = (place / SIDE % SIDE, place % SIDE);
        let mut sum = 0.0;
        for tap in 0..CHANNELS * WINDOW * WINDOW {
            let (channel, down, right) = (tap / (WINDOW * WINDOW), tap / WINDOW % WINDOW, tap % WINDOW);
            // Skips the zero padding above and to the left of the image.
            let (row, column) = (row + down, column + right);
            let inside = PADDING..SIDE + PADDING;
            if inside.contains(&row) && inside.contains(&column) {
                let pixel = ((image * CHANNELS + channel) * SIDE + row - PADDING) * SIDE + column - PADDING;
                sum += x[pixel] * w[filter * CHANNELS * WINDOW * WINDOW + tap];
            }
        }
        y.push(sum);
    }
    y
}

/// Copies values to the device.
fn upload(values: &[f32]) -> Result<CuPtr<f32>, Box<dyn Error>> {
    // SAFETY: the new memory has the size of the values.
    unsafe {
        let memory = cudaMalloc(size_of_val(values)).ok()?;
        let to_device = cudaMemcpyKind::cudaMemcpyHostToDevice;
        cudaMemcpy(memory, values.as_ptr().cast(), size_of_val(values), to_device).ok()?;
        Ok(CuPtr::from(memory).cast())
    }
}
