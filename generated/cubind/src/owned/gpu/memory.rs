//! Traits of typed device memory that kernels and library functions accept as arguments.

use super::allocation::InUse;
use super::argument::{KernelArgument, sealed::Argument};
use super::buffer::DeviceBuffer;
use super::managed::ManagedBuffer;
use super::pinned::PinnedBuffer;
use super::slice::DeviceSlice;
use super::slice_mut::DeviceSliceMut;
use super::stream_buffer::StreamBuffer;
use super::virtual_buffer::VirtualBuffer;
use crate::owned::base::CUdeviceptr;
use crate::support::{CuPtr, Output};

pub(super) mod sealed {
    pub trait Sealed {}
}

/// Memory with values of any type, which a device can read.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not device memory that can be read",
    note = "pass `&buffer` of a `DeviceBuffer`, `StreamBuffer`, `VirtualBuffer`, `ManagedBuffer` or `PinnedBuffer`, a slice, or a `CuPtr`"
)]
pub trait AnyDeviceInput: KernelArgument<Device = CUdeviceptr> + sealed::Sealed {
    /// Returns the size in bytes; `None` for a bare address.
    fn bytes(&self) -> Option<usize>;

    /// Returns the address of the memory.
    #[doc(hidden)]
    fn place(&self) -> u64;
}

/// Memory with values of any type, borrowed exclusively, which a device can read and write.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not device memory that can be written",
    note = "pass `&mut buffer` of a `DeviceBuffer`, `StreamBuffer`, `VirtualBuffer`, `ManagedBuffer` or `PinnedBuffer`, a `DeviceSliceMut`, or a `CuPtr`"
)]
pub trait AnyDeviceOutput: AnyDeviceInput {}

/// Memory with values of type `T` that a device can read: all kinds of buffers behind `&`, slices, and bare addresses.
///
/// ```no_run
/// use cubind::owned::{Device, DeviceBuffer, DeviceInput, VirtualBuffer};
///
/// fn count<T>(memory: &impl DeviceInput<T>) -> Option<usize> {
///     memory.values()
/// }
///
/// Device::get(0)?.make_current()?;
/// let buffer = DeviceBuffer::<f32>::zeroed(1024)?;
/// assert_eq!(count(&&buffer), Some(1024));
/// assert_eq!(count(&buffer.slice(10..20)), Some(10));
/// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not device memory of `{T}` that can be read",
    note = "pass `&buffer` of a `DeviceBuffer`, `StreamBuffer`, `VirtualBuffer`, `ManagedBuffer` or `PinnedBuffer`, a slice, or a `CuPtr`"
)]
pub trait DeviceInput<T>: AnyDeviceInput {
    /// Returns the number of values; `None` for a bare address.
    fn values(&self) -> Option<usize>;
}

/// Memory with values of type `T`, borrowed exclusively, that a device can read and write: all kinds of buffers behind
/// `&mut`, [`DeviceSliceMut`], and bare addresses.
///
/// A shared borrow does not implement this trait:
///
/// ```compile_fail,E0277
/// use cubind::owned::{DeviceBuffer, DeviceOutput};
///
/// fn write(memory: impl DeviceOutput<f32>) {}
/// fn run(buffer: &DeviceBuffer<f32>) {
///     write(buffer);
/// }
/// ```
///
/// Memory of another type does not implement it either:
///
/// ```compile_fail,E0277
/// use cubind::owned::{DeviceBuffer, DeviceOutput};
///
/// fn write(memory: impl DeviceOutput<f32>) {}
/// fn run(buffer: &mut DeviceBuffer<f64>) {
///     write(buffer);
/// }
/// ```
///
/// Memory of a type with invalid bit patterns, such as `bool`, does not implement it either:
///
/// ```compile_fail,E0277
/// use cubind::owned::{AnyDeviceOutput, ManagedBuffer};
///
/// fn write(memory: impl AnyDeviceOutput) {}
/// fn run(flags: &mut ManagedBuffer<bool>) {
///     write(flags);
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not device memory of `{T}` that can be written",
    note = "pass `&mut buffer` of a `DeviceBuffer`, `StreamBuffer`, `VirtualBuffer`, `ManagedBuffer` or `PinnedBuffer`, a `DeviceSliceMut`, or a `CuPtr`"
)]
pub trait DeviceOutput<T>: AnyDeviceOutput + DeviceInput<T> {}

/// Memory of known length that a device can read. Its owner waits for all work that uses the memory before freeing it.
/// Safe library functions accept such memory.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not device memory of known length and lifetime",
    note = "pass `&buffer` of a `DeviceBuffer`, `StreamBuffer`, `VirtualBuffer` or `ManagedBuffer`, a slice, or the result of `CuPtr::memory`"
)]
pub trait AnyKnownInput: AnyDeviceInput {}

/// Like [`AnyKnownInput`], but borrowed exclusively, and also writable.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not device memory of known length and lifetime that can be written",
    note = "pass `&mut buffer` of a `DeviceBuffer`, `StreamBuffer`, `VirtualBuffer` or `ManagedBuffer`, a `DeviceSliceMut`, or the result of `CuPtr::memory`"
)]
pub trait AnyKnownOutput: AnyKnownInput + AnyDeviceOutput {}

/// Memory with a known number of values of type `T`, which a device can read. Its owner waits for all work that uses
/// the memory before freeing it. Safe library functions accept such memory.
///
/// A bare address does not implement this trait, because the number of values is unknown:
///
/// ```compile_fail,E0277
/// use cubind::CuPtr;
/// use cubind::owned::KnownInput;
///
/// fn sum(memory: impl KnownInput<f32>) {}
/// fn run(address: CuPtr<f32>) {
///     sum(address);
/// }
/// ```
///
/// A [`PinnedBuffer`] does not implement it either, because the host reads the buffer without waiting for the device:
///
/// ```compile_fail,E0277
/// use cubind::owned::{KnownInput, PinnedBuffer};
///
/// fn sum(memory: impl KnownInput<f32>) {}
/// fn run(buffer: &PinnedBuffer<f32>) {
///     sum(buffer);
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not device memory of `{T}` of known length and lifetime",
    note = "pass `&buffer` of a `DeviceBuffer`, `StreamBuffer`, `VirtualBuffer` or `ManagedBuffer`, a slice, or the result of `CuPtr::memory`"
)]
pub trait KnownInput<T>: AnyKnownInput + DeviceInput<T> {}

/// Like [`KnownInput`], but borrowed exclusively, and also writable.
///
/// ```compile_fail,E0277
/// use cubind::owned::{DeviceBuffer, KnownOutput, PinnedBuffer};
///
/// fn write(memory: impl KnownOutput<f32>) {}
/// fn run(buffer: &mut PinnedBuffer<f32>) {
///     write(buffer);
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not device memory of `{T}` of known length and lifetime that can be written",
    note = "pass `&mut buffer` of a `DeviceBuffer`, `StreamBuffer`, `VirtualBuffer` or `ManagedBuffer`, a `DeviceSliceMut`, or the result of `CuPtr::memory`"
)]
pub trait KnownOutput<T>: AnyKnownOutput + KnownInput<T> + DeviceOutput<T> {}

/// Implements the traits above for a type, from its length, its address, and the state that is kept during a call.
macro_rules! memory {
    ($(
        [$($life:lifetime),*] $of:ty: $held:ty, |$memory:ident| $len:expr, $given:expr, $address:expr;
    )*) => { $(
        // SAFETY: an address is an integer.
        unsafe impl<$($life,)* T> KernelArgument for $of {
            type Device = CUdeviceptr;
            type Held = $held;

            #[inline]
            fn into_device(self) -> (CUdeviceptr, $held) {
                let $memory = self;
                $given
            }
        }

        impl<$($life,)* T> Argument for $of {}
        impl<$($life,)* T> sealed::Sealed for $of {}

        impl<$($life,)* T> AnyDeviceInput for $of {
            #[inline]
            fn bytes(&self) -> Option<usize> {
                // The product does not overflow, because the memory exists.
                DeviceInput::<T>::values(self).map(|values| values * size_of::<T>())
            }

            #[inline]
            fn place(&self) -> u64 {
                let $memory = self;
                $address.address()
            }
        }

        impl<$($life,)* T> DeviceInput<T> for $of {
            #[inline]
            fn values(&self) -> Option<usize> {
                let $memory = self;
                $len
            }
        }
    )* };
}

/// Implements the traits of exclusively borrowed memory. All bytes must be valid for the type, because a device may
/// write any bytes, and the host may then read them.
macro_rules! writable {
    ($([$($life:lifetime),*] $of:ty;)*) => { $(
        impl<$($life,)* T: Output> AnyDeviceOutput for $of {}

        impl<$($life,)* T: Output> DeviceOutput<T> for $of {}
    )* };
}

memory! {
    ['a] &'a DeviceBuffer<T>: InUse<'a>, |it| Some(it.len()), it.as_slice().for_kernel(), it.as_ptr();
    ['a] &'a mut DeviceBuffer<T>: InUse<'a>, |it| Some(it.len()), it.as_mut_slice().for_kernel(), it.as_ptr();
    ['a] DeviceSlice<'a, T>: InUse<'a>, |it| Some(it.len()), it.for_kernel(), it.as_ptr();
    ['a] DeviceSliceMut<'a, T>: InUse<'a>, |it| Some(it.len()), it.for_kernel(), it.as_ptr();
    ['a] &'a VirtualBuffer<T>: InUse<'a>, |it| Some(it.len()), it.as_slice().for_kernel(), it.as_slice().as_ptr();
    ['a] &'a mut VirtualBuffer<T>: InUse<'a>, |it| Some(it.len()), it.as_mut_slice().for_kernel(), it.as_slice().as_ptr();
    ['a] &'a ManagedBuffer<T>: InUse<'a>, |it| Some(it.len()), it.as_slice().for_kernel(), it.as_ptr();
    ['a] &'a mut ManagedBuffer<T>: InUse<'a>, |it| Some(it.len()), it.as_mut_slice().for_kernel(), it.as_ptr();
    ['a] &'a PinnedBuffer<T>: InUse<'a>, |it| Some(it.len()), it.for_kernel(false), it.device_ptr();
    ['a] &'a mut PinnedBuffer<T>: InUse<'a>, |it| Some(it.len()), it.for_kernel(true), it.device_ptr();
    ['a, 's] &'a StreamBuffer<'s, T>: InUse<'a>, |it| Some(it.len()), it.as_slice().for_kernel(), it.as_ptr();
    ['a, 's] &'a mut StreamBuffer<'s, T>: InUse<'a>, |it| Some(it.len()), it.as_mut_slice().for_kernel(), it.as_ptr();
}

writable! {
    ['a] &'a mut DeviceBuffer<T>;
    ['a] DeviceSliceMut<'a, T>;
    ['a] &'a mut VirtualBuffer<T>;
    ['a] &'a mut ManagedBuffer<T>;
    ['a] &'a mut PinnedBuffer<T>;
    ['a, 's] &'a mut StreamBuffer<'s, T>;
}

/// Implements the traits of memory whose owner waits for all work that uses the memory before freeing it.
macro_rules! known {
    ($([$($life:lifetime),*] $of:ty;)*) => { $(
        impl<$($life,)* T> AnyKnownInput for $of {}
        impl<$($life,)* T> KnownInput<T> for $of {}
    )* };
}

/// Implements these traits for exclusively borrowed memory.
macro_rules! known_writable {
    ($([$($life:lifetime),*] $of:ty;)*) => { $(
        impl<$($life,)* T: Output> AnyKnownOutput for $of {}
        impl<$($life,)* T: Output> KnownOutput<T> for $of {}
    )* };
}

// Pinned memory is not listed, because the host reads it without waiting for the device.
known! {
    ['a, 's] &'a StreamBuffer<'s, T>;
    ['a, 's] &'a mut StreamBuffer<'s, T>;
    ['a] &'a DeviceBuffer<T>;
    ['a] &'a mut DeviceBuffer<T>;
    ['a] DeviceSlice<'a, T>;
    ['a] DeviceSliceMut<'a, T>;
    ['a] &'a VirtualBuffer<T>;
    ['a] &'a mut VirtualBuffer<T>;
    ['a] &'a ManagedBuffer<T>;
    ['a] &'a mut ManagedBuffer<T>;
}

known_writable! {
    ['a, 's] &'a mut StreamBuffer<'s, T>;
    ['a] &'a mut DeviceBuffer<T>;
    ['a] DeviceSliceMut<'a, T>;
    ['a] &'a mut VirtualBuffer<T>;
    ['a] &'a mut ManagedBuffer<T>;
}

impl<T> sealed::Sealed for CuPtr<T> {}

impl<T> AnyDeviceInput for CuPtr<T> {
    #[inline]
    fn bytes(&self) -> Option<usize> {
        None
    }

    #[inline]
    fn place(&self) -> u64 {
        self.address()
    }
}

impl<T> AnyDeviceOutput for CuPtr<T> {}

impl<T> DeviceInput<T> for CuPtr<T> {
    #[inline]
    fn values(&self) -> Option<usize> {
        None
    }
}

impl<T> DeviceOutput<T> for CuPtr<T> {}
