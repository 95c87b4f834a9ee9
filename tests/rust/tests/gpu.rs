//! Memory, streams, events, kernels, graphs and callbacks with the real driver on a GPU.
//!
//! Without a GPU, the tests are skipped and print the reason. With CUBIND_REQUIRE_GPU=1 they fail instead.
// The calls are correct uses of CUDA, with live handles and memory of the stated sizes.
#![allow(clippy::undocumented_unsafe_blocks)]

use core::ffi::{CStr, c_void};
use core::ptr;
use cubind::Outcome;
use cubind::cuda13::driver::*;
use cubind::cuda13::nvrtc::*;
use cubind::cuda13::runtime;
use cubind_tests::gpu::has_gpu;
use std::ffi::CString;
use std::sync::atomic::{AtomicUsize, Ordering};

const KERNELS: &CStr =
    c"extern \"C\" __global__ void fill(int *out, int value) { out[threadIdx.x] = value + threadIdx.x; }";

/// Returns the kernels, for the device of the current context.
unsafe fn module() -> CUmodule {
    unsafe {
        let attribute = |which| cuDeviceGetAttribute(which, CUdevice(0)).ok().unwrap();
        let major = attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
        let minor = attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
        let option = CString::new(format!("-arch=sm_{major}{minor}")).unwrap();
        let mut program = nvrtcCreateProgram(KERNELS, None, &[], &[]).ok().unwrap();
        nvrtcCompileProgram(program, &[option.as_ptr()]).ok().unwrap();
        let mut cubin = vec![0_u8; nvrtcGetCUBINSize(program).ok().unwrap()];
        nvrtcGetCUBIN(program, &mut cubin).ok().unwrap();
        nvrtcDestroyProgram(&mut program).ok().unwrap();
        cuModuleLoadData(cubin.as_ptr().cast()).ok().unwrap()
    }
}

/// Returns the address of a kernel's argument.
fn argument<T>(value: &T) -> *mut c_void {
    ptr::from_ref(value).cast_mut().cast()
}

#[test]
fn memory_is_copied_to_the_device_and_back() {
    if !has_gpu() {
        return;
    }
    unsafe {
        let (free, total) = cuMemGetInfo().ok().unwrap();
        assert!(0 < free && free <= total);
        let data: Vec<u16> = (0..4096).collect();
        let memory = cuMemAlloc(size_of_val(&data[..])).ok().unwrap();
        cuMemcpyHtoD(memory, &data).ok().unwrap();
        let mut back = vec![0_u16; data.len()];
        cuMemcpyDtoH(&mut back, memory).ok().unwrap();
        assert_eq!(back, data);
        cuMemFree(memory).ok().unwrap();
        assert_eq!(cuMemAlloc(0).0, CUresult::CUDA_ERROR_INVALID_VALUE);
    }
}

#[test]
fn a_kernel_runs_in_the_order_of_its_stream() {
    if !has_gpu() {
        return;
    }
    unsafe {
        let module = module();
        let kernel = cuModuleGetFunction(module, c"fill").ok().unwrap();
        let stream = cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING).ok().unwrap();
        let [start, end] = [(); 2].map(|()| cuEventCreate(CUevent_flags::CU_EVENT_DEFAULT).ok().unwrap());
        let memory = cuMemAllocAsync(32 * 4, stream).ok().unwrap();
        let value = 7_i32;
        let mut arguments = [argument(&memory), argument(&value)];
        cuEventRecord(start, stream).ok().unwrap();
        cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, stream, &mut arguments, ptr::null_mut()).ok().unwrap();
        cuEventRecord(end, stream).ok().unwrap();
        let mut out = [0_i32; 32];
        cuMemcpyDtoHAsync(&mut out, memory, stream).ok().unwrap();
        cuMemFreeAsync(memory, stream).ok().unwrap();
        cuStreamSynchronize(stream).ok().unwrap();
        assert!(out.iter().copied().eq(7..39), "{out:?}");
        assert!(cuEventElapsedTime(start, end).ok().unwrap() >= 0.0);
        for event in [start, end] {
            cuEventDestroy(event).ok().unwrap();
        }
        cuStreamDestroy(stream).ok().unwrap();
        cuModuleUnload(module).ok().unwrap();
    }
}

#[test]
fn a_graph_is_captured_and_launched() {
    if !has_gpu() {
        return;
    }
    unsafe {
        let stream = cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING).ok().unwrap();
        let memory = cuMemAlloc(64).ok().unwrap();
        // The capture is not global, because a global capture would forbid other tests to allocate memory in the
        // meantime.
        cuStreamBeginCapture(stream, CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL).ok().unwrap();
        cuMemsetD8Async(memory, 5, 64, stream).ok().unwrap();
        cuMemsetD8Async(memory, 6, 32, stream).ok().unwrap();
        let graph = cuStreamEndCapture(stream).ok().unwrap();
        let count = cuGraphGetNodes(graph, &mut []).ok().unwrap();
        let mut nodes = vec![CUgraphNode::NULL; count];
        assert_eq!(cuGraphGetNodes(graph, &mut nodes).ok().unwrap(), 2);
        assert!(nodes.iter().all(|node| !node.is_null()));
        let executable = cuGraphInstantiate(graph, CUgraphInstantiate_flags::empty()).ok().unwrap();
        cuGraphLaunch(executable, stream).ok().unwrap();
        cuStreamSynchronize(stream).ok().unwrap();
        let mut out = [0_u8; 64];
        cuMemcpyDtoH(&mut out, memory).ok().unwrap();
        assert_eq!(out, core::array::from_fn(|index| if index < 32 { 6 } else { 5 }));
        cuGraphExecDestroy(executable).ok().unwrap();
        cuGraphDestroy(graph).ok().unwrap();
        cuMemFree(memory).ok().unwrap();
        cuStreamDestroy(stream).ok().unwrap();
    }
}

#[test]
fn a_host_function_is_called() {
    if !has_gpu() {
        return;
    }
    unsafe extern "system" fn add(data: *mut c_void) {
        unsafe { &*data.cast::<AtomicUsize>() }.fetch_add(1, Ordering::SeqCst);
    }
    unsafe {
        let stream = cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING).ok().unwrap();
        let calls = AtomicUsize::new(0);
        for _ in 0..3 {
            cuLaunchHostFunc(stream, Some(add), ptr::from_ref(&calls).cast_mut().cast()).ok().unwrap();
        }
        cuStreamSynchronize(stream).ok().unwrap();
        assert_eq!(calls.load(Ordering::SeqCst), 3);
        cuStreamDestroy(stream).ok().unwrap();
    }
}

#[test]
fn the_runtime_shares_the_drivers_context() {
    if !has_gpu() {
        return;
    }
    if !runtime::RUNTIME.available() {
        println!("skipped: {}", runtime::RUNTIME.load_error().unwrap());
        return;
    }
    unsafe {
        let memory = runtime::cudaMalloc(64).ok().unwrap();
        runtime::cudaMemset(memory, 9, 64).ok().unwrap();
        let mut out = [0_u8; 64];
        cuMemcpyDtoH(&mut out, CUdeviceptr(memory.addr() as u64)).ok().unwrap();
        assert_eq!(out, [9; 64]);
        runtime::cudaFree(memory).ok().unwrap();
        let properties = runtime::cudaGetDeviceProperties(0).ok().unwrap();
        assert!(properties.totalGlobalMem > 0);
    }
}
