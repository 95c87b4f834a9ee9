//! Memory that is exchanged with other crates and libraries through arrays of `ndarray` and through DLPack, with a stub
//! driver in Rust.
// The tests themselves create the objects of the other library.
#![allow(clippy::undocumented_unsafe_blocks)]

use core::ffi::c_void;
use core::ptr::{NonNull, null_mut};
use cubind::cuda13::driver::CUresult;
use cubind::owned::dlpack::*;
use cubind::owned::*;
use cubind_tests::stub::{Stub, stub};
use ndarray::{Array1, Array2, Array3, array};
use std::cell::Cell;

cubind::kernel! {
    unsafe fn read(values: In<f32>);
}

const PTX: &std::ffi::CStr = c".version 8.0";
const NONE: &[String] = &[];

fn begin() -> Stub {
    let stub = stub();
    Device::get(0).unwrap().make_current().unwrap();
    stub
}

#[test]
fn arrays_are_copied_to_the_device_and_back() {
    let stub = begin();
    let matrix = array![[1.0_f32, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let mut buffer = DeviceBuffer::from_array(&matrix).unwrap();
    assert_eq!(buffer.to_array(matrix.raw_dim()).unwrap(), matrix);
    assert_eq!(buffer.slice(2..4).to_array(2).unwrap(), array![3.0, 4.0]);
    buffer.copy_from_array(&(&matrix * 2.0)).unwrap();
    let mut doubled = Array3::zeros((3, 2, 1));
    buffer.copy_to_array(&mut doubled).unwrap();
    assert_eq!(doubled.iter().copied().collect::<Vec<_>>(), [2.0, 4.0, 6.0, 8.0, 10.0, 12.0]);
    let nothing = DeviceBuffer::from_array(&Array1::<u8>::zeros(0)).unwrap();
    assert_eq!(nothing.to_array((3, 0)).unwrap(), Array2::zeros((3, 0)));
    drop((buffer, nothing));
    assert_eq!((stub.allocations(), stub.faults()), (0, NONE.to_vec()));
}

#[test]
fn arrays_of_another_shape_or_layout_are_rejected() {
    let _stub = begin();
    let matrix = array![[1_u32, 2, 3], [4, 5, 6]];
    let buffer = DeviceBuffer::from_array(&matrix).unwrap();
    let refused = |error: cubind::Error<CUresult>| {
        assert_eq!(error.code(), CUresult::CUDA_ERROR_INVALID_VALUE);
        error.to_string()
    };
    let words = refused(buffer.to_array((2, 2)).unwrap_err());
    assert!(words.ends_with("6 values cannot have the shape [2, 2]"), "{words}");
    refused(buffer.to_array((usize::MAX, 6)).unwrap_err());
    refused(DeviceBuffer::<u32>::zeroed(0).unwrap().to_array((0, usize::MAX, usize::MAX)).unwrap_err());
    let words = refused(DeviceBuffer::from_array(&matrix.t()).unwrap_err());
    assert!(words.contains("as_standard_layout"), "{words}");
    refused(buffer.copy_to_array(&mut Array2::zeros((3, 2)).reversed_axes()).unwrap_err());
    assert_eq!(
        DeviceBuffer::from_array(&matrix.t().as_standard_layout()).unwrap().to_vec().unwrap(),
        [1, 4, 2, 5, 3, 6]
    );
}

#[test]
fn a_buffer_is_exported_as_a_dlpack_tensor() {
    let stub = begin();
    let buffer = DeviceBuffer::from_slice(&[1.5_f32, 2.5, 3.5, 4.5, 5.5, 6.5]).unwrap();
    let address = buffer.as_ptr().address();
    let tensor = buffer.into_dlpack(&[2, 3]).unwrap();
    {
        let DLManagedTensorVersioned { version, deleter, flags, dl_tensor, .. } = unsafe { tensor.as_ref() };
        assert_eq!((version.major, *flags, deleter.is_some()), (1, 0, true));
        assert_eq!((dl_tensor.data.addr() as u64, dl_tensor.byte_offset, dl_tensor.ndim), (address, 0, 2));
        assert_eq!(dl_tensor.device, DLDevice { device_type: DLDeviceType(2), device_id: 0 });
        assert_eq!(dl_tensor.dtype, DLDataType { code: 2, bits: 32, lanes: 1 });
        let listed = |numbers: *mut i64| unsafe { std::slice::from_raw_parts(numbers, 2) };
        assert_eq!((listed(dl_tensor.shape), listed(dl_tensor.strides)), (&[2, 3][..], &[3, 1][..]));
    }
    let tensor = unsafe { Tensor::<f32>::from_raw(tensor) }.unwrap();
    assert_eq!((tensor.shape(), tensor.len(), tensor.is_read_only()), (&[2, 3][..], 6, false));
    assert_eq!(tensor.as_slice().slice(4..).to_vec().unwrap(), [5.5, 6.5]);
    assert_eq!(stub.allocations(), 1);
    drop(tensor);
    assert_eq!((stub.allocations(), stub.faults()), (0, NONE.to_vec()));
}

#[test]
fn freeing_an_exported_buffer_waits_for_all_streams() {
    let stub = begin();
    let stream = Stream::new().unwrap();
    let buffer = DeviceBuffer::<u8>::zeroed(16).unwrap();
    let address = usize::try_from(buffer.as_ptr().address()).unwrap();
    let tensor = buffer.into_dlpack_unversioned(&[16]).unwrap();
    Stub::start(stream.handle().0.addr(), address);
    unsafe { (tensor.as_ref().deleter.unwrap())(tensor.as_ptr()) };
    assert_eq!((stub.allocations(), stub.pending(), stub.faults()), (0, 0, NONE.to_vec()));
}

#[test]
fn buffers_that_cannot_be_exported_are_rejected() {
    let stub = begin();
    let error = DeviceBuffer::<f32>::zeroed(5).unwrap().into_dlpack(&[2, 3]).unwrap_err();
    assert_eq!(error.to_string(), "5 values cannot have the shape [2, 3]");
    assert_eq!(stub.allocations(), 0);
    Device::get(1).unwrap().make_current().unwrap();
    let tensor = DeviceBuffer::<f32>::zeroed(1).unwrap().into_dlpack(&[]).unwrap();
    assert_eq!(unsafe { tensor.as_ref() }.dl_tensor.device.device_id, 1);
    unsafe { (tensor.as_ref().deleter.unwrap())(tensor.as_ptr()) };
    assert_eq!(stub.allocations(), 0);
}

thread_local! {
    /// The number of calls to the other library's deleter.
    static DELETED: Cell<usize> = const { Cell::new(0) };
}

unsafe extern "C" fn deleted(_: *mut DLManagedTensorVersioned) {
    DELETED.set(DELETED.get() + 1);
}

/// An array of another library.
struct Other {
    managed: DLManagedTensorVersioned,
    shape: Vec<i64>,
    strides: Vec<i64>,
}

impl Other {
    /// Creates an array of floats at an address.
    fn new(address: u64, shape: &[i64], strides: &[i64]) -> Self {
        let dl_tensor = DLTensor {
            data: core::ptr::without_provenance_mut::<c_void>(usize::try_from(address).unwrap()),
            device: DLDevice { device_type: DLDeviceType::CUDA, device_id: 0 },
            ndim: i32::try_from(shape.len()).unwrap(),
            dtype: DLDataType::of::<f32>(),
            shape: null_mut(),
            strides: null_mut(),
            byte_offset: 0,
        };
        let version = DLPackVersion { major: 1, minor: 3 };
        let managed =
            DLManagedTensorVersioned { version, manager_ctx: null_mut(), deleter: Some(deleted), flags: 0, dl_tensor };
        Self { managed, shape: shape.to_vec(), strides: strides.to_vec() }
    }

    fn take<T: cubind::Element<DLDataType>>(&mut self) -> Result<Tensor<T>, DlpackError> {
        self.managed.dl_tensor.shape = self.shape.as_mut_ptr();
        self.managed.dl_tensor.strides = if self.strides.is_empty() { null_mut() } else { self.strides.as_mut_ptr() };
        unsafe { Tensor::from_raw(NonNull::from(&mut self.managed)) }
    }
}

/// Returns the error for a rejected array. The array's deleter must be called.
fn refused<T: cubind::Element<DLDataType>>(change: impl FnOnce(&mut Other)) -> String {
    let mut other = Other::new(0x1_0000, &[2, 3], &[3, 1]);
    change(&mut other);
    let before = DELETED.get();
    let error = other.take::<T>().unwrap_err();
    assert_eq!(DELETED.get(), before + 1, "{error}");
    error.to_string()
}

#[test]
fn unsupported_arrays_are_rejected() {
    let _stub = begin();
    let words = refused::<f32>(|other| other.managed.version.major = 2);
    assert_eq!(words, "the array has version 2.3 of DLPack, expected version 1");
    let words = refused::<f32>(|other| other.managed.dl_tensor.device.device_type = DLDeviceType::CPU);
    assert_eq!(words, "the array is not in memory of a CUDA device: its device type is 1");
    let words = refused::<f32>(|other| other.managed.dl_tensor.device.device_id = 7);
    assert!(words.starts_with("cuDeviceGet: CUDA_ERROR_INVALID_DEVICE (101)"), "{words}");
    refused::<f32>(|other| other.managed.dl_tensor.device.device_id = -1);
    assert_eq!(refused::<f64>(|_| ()), "the array has float32, not float64");
    let words = refused::<f32>(|other| other.managed.dl_tensor.dtype.lanes = 4);
    assert_eq!(words, "the array has float32x4, not float32");
    let words = refused::<f32>(|other| other.strides = vec![1, 2]);
    assert_eq!(words, "the values of shape [2, 3] are not contiguous: their strides are [1, 2]");
    assert_eq!(refused::<f32>(|other| other.shape = vec![2, -3]), "the shape [2, -3] is not valid");
    refused::<f32>(|other| other.shape = vec![i64::MAX, i64::MAX]);
    refused::<f32>(|other| other.managed.dl_tensor.ndim = -2);
    let words = refused::<f32>(|other| other.managed.dl_tensor.byte_offset = 2);
    assert_eq!(words, "the address 0x10002 is not valid for these values");
    refused::<f32>(|other| other.managed.dl_tensor.data = null_mut());
}

#[test]
fn read_only_arrays_are_not_written_and_empty_ones_may_be_null() {
    let stub = begin();
    let memory = DeviceBuffer::from_slice(&[1.0_f32, 2.0, 3.0]).unwrap();
    let mut other = Other::new(memory.as_ptr().address(), &[1, 2], &[]);
    other.managed.flags = DLManagedTensorVersioned::READ_ONLY;
    other.managed.dl_tensor.byte_offset = 4;
    let mut tensor = other.take::<f32>().unwrap();
    assert!(tensor.as_mut_slice().is_none());
    assert_eq!(tensor.as_slice().to_vec().unwrap(), [2.0, 3.0]);
    drop(tensor);
    let mut nothing = Other::new(0, &[0, 3], &[3, 1]);
    let mut nothing = nothing.take::<f32>().unwrap();
    assert_eq!((nothing.len(), nothing.as_slice().to_vec().unwrap()), (0, vec![]));
    assert_eq!(nothing.as_mut_slice().map(|values| values.len()), Some(0));
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn the_deleter_is_called_after_the_work() {
    let stub = begin();
    let stream = Stream::new().unwrap();
    let read = read::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let memory = DeviceBuffer::<f32>::zeroed(4).unwrap();
    let mut other = Other::new(memory.as_ptr().address(), &[4], &[1]);
    let tensor = other.take::<f32>().unwrap();
    unsafe { read.launch(&stream, 1, 4, tensor.as_slice()) }.unwrap();
    let before = DELETED.get();
    assert_eq!(stub.pending(), 1);
    drop(tensor);
    assert_eq!((stub.pending(), DELETED.get()), (0, before + 1));
}
