//! Tests of statements in the guide that no other test covers, with stubs of the driver, NCCL and NVRTC in Rust.
// The test uses NCCL, which is not available for Windows.
#![cfg(not(windows))]
// The arguments have the sizes that these stubs require.
#![allow(clippy::undocumented_unsafe_blocks)]

use core::ffi::{CStr, c_char, c_void};
use cubind::CuPtr;
use cubind::cuda13::checked::driver as checked;
use cubind::cuda13::driver::{CUdevice, CUdeviceptr, CUgraph, CUgraphNode, CUstream, DRIVER};
use cubind::cuda13::nvrtc::NVRTC;
use cubind::cuda13::owned::compile;
use cubind::owned::*;
use cubind_tests::process::isolated;
use cubind_tests::stub::libraries::begin;

cubind::kernel! {
    unsafe fn clear(values: CuPtr<u32>);
}

#[test]
fn addresses_have_no_order() {
    let stub = begin();
    let clear = clear::load(&Module::from_ptx(c".version 8.0").unwrap()).unwrap();
    let (first, second) = (Stream::new().unwrap(), Stream::new().unwrap());
    let buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let launch = |stream: &Stream| unsafe { clear.launch(stream, 1, 32, buffer.as_ptr()) }.unwrap();
    launch(&first);
    stub.take_calls();
    launch(&second);
    assert_eq!(stub.take_calls(), ["cuLaunchKernel"]);
    assert!(stub.faults()[0].contains("in no order"));
    launch(&first);
    stub.faults();
    second.wait_for(&first.record().unwrap()).unwrap();
    launch(&second);
    assert_eq!(stub.faults(), [] as [&str; 0]);
    second.synchronize().unwrap();
}

#[test]
fn a_handle_with_an_owner_is_passed_to_raw_functions_and_is_the_same_in_every_major_version() {
    let _stub = begin();
    let stream = Stream::new().unwrap();
    let raw: cubind::cuda12::driver::CUstream = *stream;
    assert_eq!(unsafe { checked::cuStreamQuery(raw) }, Ok(()));
    assert_eq!(raw, CUstream::from(<*mut c_void>::from(raw)));
}

#[test]
fn flags_have_a_type_with_operators() {
    use cubind::cuda13::driver::CUevent_flags;
    let both = CUevent_flags::CU_EVENT_BLOCKING_SYNC | CUevent_flags::CU_EVENT_DISABLE_TIMING;
    assert_eq!(both & !CUevent_flags::CU_EVENT_DISABLE_TIMING, CUevent_flags::CU_EVENT_BLOCKING_SYNC);
    assert!(both.contains(CUevent_flags::CU_EVENT_DISABLE_TIMING));
}

/// The stub of NCCL lacks this function, so only the name in the error can identify the function.
#[test]
fn ranks_have_the_former_broadcast() {
    use cubind::owned::nccl::Ranks;
    let _stub = begin();
    let ranks = Ranks::new(&[Device::get(0).unwrap()]).unwrap();
    let mut values = DeviceBuffer::<f32>::zeroed(8).unwrap();
    let error = ranks.ncclBcast([(&mut values, None::<&Stream>)], 8, 0).unwrap_err();
    assert_eq!(error.function(), "ncclBcast");
}

extern "system" fn device_get(device: *mut i32, ordinal: i32) -> i32 {
    unsafe { *device = ordinal };
    0
}

extern "system" fn device_get_name(name: *mut c_char, room: i32, _: i32) -> i32 {
    assert!(room > 5);
    unsafe { name.copy_from_nonoverlapping(c"Small".as_ptr(), 6) };
    0
}

extern "system" fn graph_get_nodes(_: usize, nodes: *mut usize, count: *mut usize) -> i32 {
    unsafe {
        if !nodes.is_null() {
            assert_eq!(*count, 2);
            nodes.copy_from_nonoverlapping([5, 6].as_ptr(), 2);
        }
        *count = 2;
    }
    0
}

/// The device of the stub driver uses host memory.
extern "system" fn copy(to: *mut u8, from: *const u8, bytes: usize) -> i32 {
    unsafe { to.copy_from_nonoverlapping(from, bytes) };
    0
}

fn find_in_driver(name: &CStr) -> *mut c_void {
    match name.to_bytes() {
        b"cuDeviceGet" => device_get as *mut c_void,
        b"cuDeviceGetName" => device_get_name as *mut c_void,
        b"cuGraphGetNodes" => graph_get_nodes as *mut c_void,
        b"cuMemcpyHtoD_v2" => copy as *mut c_void,
        _ => core::ptr::null_mut(),
    }
}

#[test]
fn calls_of_c_programs_become_shorter() {
    isolated(
        "calls_of_c_programs_become_shorter",
        |_| (),
        || unsafe {
            DRIVER.load_with(find_in_driver).unwrap();
            let device = checked::cuDeviceGet(3).unwrap();
            assert_eq!(device, CUdevice(3));
            assert_eq!(checked::cuDeviceGetName(device).unwrap(), c"Small".to_owned());
            let nodes: Vec<CUgraphNode> = checked::cuGraphGetNodes(CUgraph::NULL).unwrap();
            assert_eq!(nodes.iter().map(|node| <*mut c_void>::from(*node).addr()).collect::<Vec<_>>(), [5, 6]);
            let (values, mut memory) = ([1.0_f32, 2.0], [0.0_f32; 2]);
            checked::cuMemcpyHtoD(CUdeviceptr::from(memory.as_mut_ptr()), &values).unwrap();
            assert_eq!(memory, values);
        },
    );
}

const LOG: &CStr = c"line 1: error";
const PTX: &CStr = c".version 8.0";
/// The program in the guide that must not compile.
const WRONG: usize = 1;

type Strings = *const *const c_char;

extern "system" fn create(
    program: *mut usize,
    source: *const c_char,
    _: *const c_char,
    _: i32,
    _: Strings,
    _: Strings,
) -> i32 {
    unsafe { *program = if CStr::from_ptr(source) == c"wrong" { WRONG } else { 2 } };
    0
}

extern "system" fn compile_program(program: usize, _: i32, _: Strings) -> i32 {
    if program == WRONG { 6 } else { 0 }
}

extern "system" fn no_size(_: usize, size: *mut usize) -> i32 {
    unsafe { *size = 0 };
    0
}

extern "system" fn log_size(_: usize, size: *mut usize) -> i32 {
    unsafe { *size = LOG.count_bytes() + 1 };
    0
}

extern "system" fn log(_: usize, text: *mut c_char) -> i32 {
    unsafe { text.copy_from_nonoverlapping(LOG.as_ptr(), LOG.count_bytes() + 1) };
    0
}

extern "system" fn ptx_size(_: usize, size: *mut usize) -> i32 {
    unsafe { *size = PTX.count_bytes() + 1 };
    0
}

extern "system" fn ptx(_: usize, text: *mut c_char) -> i32 {
    unsafe { text.copy_from_nonoverlapping(PTX.as_ptr(), PTX.count_bytes() + 1) };
    0
}

extern "system" fn destroy(program: *mut usize) -> i32 {
    unsafe { *program = 0 };
    0
}

fn find_in_nvrtc(name: &CStr) -> *mut c_void {
    match name.to_bytes() {
        b"nvrtcCreateProgram" => create as *mut c_void,
        b"nvrtcCompileProgram" => compile_program as *mut c_void,
        b"nvrtcGetProgramLogSize" => log_size as *mut c_void,
        b"nvrtcGetProgramLog" => log as *mut c_void,
        b"nvrtcGetCUBINSize" => no_size as *mut c_void,
        b"nvrtcGetPTXSize" => ptx_size as *mut c_void,
        b"nvrtcGetPTX" => ptx as *mut c_void,
        b"nvrtcDestroyProgram" => destroy as *mut c_void,
        _ => core::ptr::null_mut(),
    }
}

#[test]
fn code_of_compile_is_loaded_and_its_error_has_the_log() {
    let stub = begin();
    unsafe { NVRTC.load_with(find_in_nvrtc) }.unwrap();
    let error = compile("wrong", &[]).unwrap_err();
    assert_eq!(error.log(), "line 1: error");
    assert!(error.to_string().ends_with("\nline 1: error"), "{error}");

    let code = compile("right", &[]).unwrap();
    let before = stub.modules();
    let module = Module::new(&code).unwrap();
    let (first, second) = (clear::load(&module).unwrap(), code.kernels::<clear>().unwrap());
    assert_eq!(stub.modules(), before + 2);
    drop((module, first, second));
    let library = Library::new(&code, &JitOptions::new()).unwrap();
    drop(library.module().unwrap().kernels::<clear>().unwrap());
    drop(library);
    assert_eq!((stub.modules(), stub.libraries().0, stub.faults()), (before, 0, Vec::new()));
}
