//! Driver objects that several threads use at the same time, and that other threads destroy, on a GPU.
//! `specs/driver.yaml` cites these tests under `threads`.
//!
//! Without a GPU, the tests are skipped and print the reason. With CUBIND_REQUIRE_GPU=1 they fail instead.
// Objects live as long as the threads that use them, and kernels stay within their buffers.
#![allow(clippy::undocumented_unsafe_blocks)]

use cubind::cuda13::checked::driver as checked;
use cubind::cuda13::owned::driver::*;
use cubind::owned::{Borrowed, Context, Device, DeviceBuffer, Owned, PinnedBuffer, Stream};
use cubind_tests::gpu::has_gpu;
use cubind_tests::kernels::PTX;
use std::thread;

const THREADS: usize = 8;
const ROUNDS: usize = 200;

/// Makes the primary context current, and returns it if there is a GPU.
fn context() -> Option<Context> {
    has_gpu().then(|| Device::get(0).unwrap().make_current().unwrap())
}

/// Calls a function on several threads at the same time, repeatedly. Each thread has the context as its current
/// context.
fn beside(context: Context, body: impl Fn(usize) + Sync) {
    thread::scope(|scope| {
        for number in 0..THREADS {
            let body = &body;
            scope.spawn(move || {
                context.make_current().unwrap();
                (0..ROUNDS).for_each(|_| body(number));
            });
        }
    });
}

#[test]
fn several_threads_use_a_stream_and_an_event() {
    let Some(context) = context() else { return };
    let (stream, event) = (Stream::new().unwrap(), Stream::new().unwrap().record().unwrap());
    beside(context, |_| {
        let pinned = PinnedBuffer::from_slice(&[1_u32; 256]).unwrap();
        let mut buffer = DeviceBuffer::zeroed(256).unwrap();
        let upload = buffer.upload(pinned, &stream).unwrap();
        cuEventRecord(&event, &stream).unwrap();
        stream.wait_for(&event).unwrap();
        // Either answer is correct, because other threads record the event at the same time.
        event.is_finished().unwrap();
        cuStreamGetPriority(&stream).unwrap();
        event.synchronize().unwrap();
        assert_eq!(*upload.wait().unwrap(), [1; 256]);
        stream.synchronize().unwrap();
    });
}

#[test]
fn several_threads_use_a_module_and_a_function() {
    let Some(context) = context() else { return };
    let module = unsafe { cuModuleLoadData(PTX.as_ptr().cast()) }.unwrap();
    let function = cuModuleGetFunction(&module, c"increment").unwrap();
    beside(context, |_| {
        let found = cuModuleGetFunction(&module, c"increment").unwrap();
        assert_eq!(found.handle(), function.handle());
        assert!(cuModuleGetFunction(&module, c"absent").is_err());
        let attribute = CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK;
        assert!(cuFuncGetAttribute(attribute, function).unwrap() > 0);
        let values = DeviceBuffer::from_slice(&[1_u32; 32]).unwrap();
        let mut address = values.as_ptr().address();
        let mut parameters = [(&raw mut address).cast()];
        let launched = unsafe {
            checked::cuLaunchKernel(
                function.handle(),
                1,
                1,
                1,
                32,
                1,
                1,
                0,
                CUstream::NULL,
                &mut parameters,
                core::ptr::null_mut(),
            )
        };
        launched.unwrap();
        context.synchronize().unwrap();
        assert_eq!(values.to_vec().unwrap(), [2; 32]);
    });
}

#[test]
fn several_threads_use_a_library_and_a_kernel() {
    let Some(context) = context() else { return };
    let library = unsafe { cuLibraryLoadData(PTX.as_ptr().cast(), &[], &mut [], &[], &mut []) }.unwrap();
    let kernel = cuLibraryGetKernel(&library, c"increment").unwrap();
    beside(context, |_| {
        assert_eq!(cuLibraryGetKernel(&library, c"increment").unwrap().handle(), kernel.handle());
        let function = cuKernelGetFunction(kernel).unwrap();
        let attribute = CUfunction_attribute::CU_FUNC_ATTRIBUTE_NUM_REGS;
        assert!(cuFuncGetAttribute(attribute, function).unwrap() > 0);
        cuLibraryGetModule(&library).unwrap();
    });
}

#[test]
fn several_threads_use_a_memory_pool() {
    let Some(context) = context() else { return };
    let kind = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
    let mut properties = CUmemPoolProps { allocType: kind, ..CUmemPoolProps::default() };
    properties.location.r#type = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
    let pool = match unsafe { cuMemPoolCreate(&properties) } {
        Ok(pool) => pool,
        Err(error) => return println!("skipped: {error}"),
    };
    let streams: Vec<Stream> = (0..THREADS).map(|_| Stream::new().unwrap()).collect();
    beside(context, |number| {
        let stream = &streams[number];
        let memory = cuMemAllocFromPoolAsync(1 << 16, &pool, stream).unwrap();
        unsafe { checked::cuMemFreeAsync(memory, stream.handle()) }.unwrap();
        cuMemPoolTrimTo(&pool, 0).unwrap();
        stream.synchronize().unwrap();
    });
}

#[test]
fn several_threads_use_a_context() {
    let Some(primary) = context() else { return };
    let device = primary.device().handle();
    let other = unsafe { checked::cuCtxCreate(None, CUctx_flags::CU_CTX_SCHED_AUTO, device) }.unwrap();
    primary.make_current().unwrap();
    let other: Owned<CUcontext> = unsafe { Owned::from_raw(other) };
    beside(primary, |_| {
        cuCtxPushCurrent(&other).unwrap();
        assert!(cuCtxGetApiVersion(&other).unwrap() > 0);
        assert_eq!(DeviceBuffer::from_slice(&[1, 2, 3]).unwrap().to_vec().unwrap(), [1, 2, 3]);
        unsafe { checked::cuCtxPopCurrent() }.unwrap();
    });
    other.close().unwrap();
}

#[test]
fn objects_are_destroyed_on_other_threads() {
    let Some(context) = context() else { return };
    let array =
        CUDA_ARRAY_DESCRIPTOR { Width: 64, Height: 0, Format: CUarray_format::CU_AD_FORMAT_FLOAT, NumChannels: 1 };
    for _ in 0..20 {
        context.make_current().unwrap();
        let graph = cuGraphCreate(0).unwrap();
        let executable = graph.instantiate().unwrap();
        let module = unsafe { cuModuleLoadData(PTX.as_ptr().cast()) }.unwrap();
        let array = cuArrayCreate(&array).unwrap();
        let texture = texture(array.borrow());
        let (stream, event) = (Stream::new().unwrap(), Stream::new().unwrap().record().unwrap());
        // This thread has no context. Functions that need a context enter the context of the object.
        let closed = thread::spawn(move || {
            texture.close()?;
            array.close()?;
            module.close()?;
            executable.close()?;
            graph.close()?;
            event.close()?;
            stream.close()
        });
        closed.join().unwrap().unwrap();
    }
}

/// Creates a texture of an array that outlives the texture.
fn texture(array: Borrowed<'_, CUarray>) -> Owned<CUtexObject> {
    // The kind of the resource is 0, which means an array.
    let mut resource = CUDA_RESOURCE_DESC::default();
    resource.res.array.hArray = array.handle();
    unsafe { cuTexObjectCreate(&resource, &CUDA_TEXTURE_DESC::default(), None) }.unwrap()
}

/// The handle of a texture is also valid for another texture in another context.
#[test]
fn a_texture_is_destroyed_in_its_context() {
    let Some(primary) = context() else { return };
    let array =
        CUDA_ARRAY_DESCRIPTOR { Width: 64, Height: 0, Format: CUarray_format::CU_AD_FORMAT_FLOAT, NumChannels: 1 };
    let first_array = cuArrayCreate(&array).unwrap();
    let first = texture(first_array.borrow());
    let device = primary.device().handle();
    let other = unsafe { checked::cuCtxCreate(None, CUctx_flags::CU_CTX_SCHED_AUTO, device) }.unwrap();
    let second_array = cuArrayCreate(&array).unwrap();
    let second = texture(second_array.borrow());
    println!("textures {:?} and {:?}", *first, *second);
    // The current context is the other one.
    first.close().unwrap();
    let described = cuTexObjectGetTextureDesc(&second);
    second.close().unwrap();
    drop((first_array, second_array));
    primary.make_current().unwrap();
    unsafe { checked::cuCtxDestroy(other) }.unwrap();
    assert!(described.is_ok(), "{described:?}");
}
