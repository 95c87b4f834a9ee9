//! Memory that something else owns, with its length; and memory that a call reads and writes.

use super::argument::KernelArgument;
use super::memory::{
    AnyDeviceInput, AnyDeviceOutput, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, KnownInput, KnownOutput, sealed,
};
use crate::owned::base::CUdeviceptr;
use crate::support::CuPtr;

/// Values in a device's memory that belong to something which no type tells: see [`CuPtr::memory`].
#[derive(Debug)]
pub struct ForeignMemory<T> {
    address: CuPtr<T>,
    len: usize,
}

impl<T> Clone for ForeignMemory<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for ForeignMemory<T> {}

impl<T> CuPtr<T> {
    /// So many values at the address, for functions of libraries that take memory of known length: memory of raw functions, of C
    /// code, or of another crate.
    ///
    /// ```no_run
    /// use cubind::CuPtr;
    /// use cubind::owned::KnownOutput;
    ///
    /// fn scale(values: impl KnownOutput<f32>) {} // or a function of a library
    ///
    /// # fn run(address: CuPtr<f32>) {
    /// // SAFETY: there are 1024 values, which stay until the stream is synchronized.
    /// scale(unsafe { address.memory(1024) });
    /// # }
    /// ```
    ///
    /// # Safety
    ///
    /// There are as many values; with `usize::MAX`, as many as any call uses. They stay until all work is done that the result was given to, and nothing else uses them
    /// meanwhile in a way that this work does not expect.
    pub const unsafe fn memory(self, len: usize) -> ForeignMemory<T> {
        ForeignMemory { address: self, len }
    }
}

// SAFETY: an address.
unsafe impl<T> KernelArgument for ForeignMemory<T> {
    type Device = CUdeviceptr;
    type Held = ();

    #[inline]
    fn into_device(self) -> (CUdeviceptr, ()) {
        (CUdeviceptr(self.address.address()), ())
    }
}

impl<T> sealed::Sealed for ForeignMemory<T> {}

impl<T> AnyDeviceInput for ForeignMemory<T> {
    #[inline]
    fn bytes(&self) -> Option<usize> {
        (self.len != usize::MAX).then(|| self.len.saturating_mul(size_of::<T>()))
    }

    #[inline]
    fn place(&self) -> u64 {
        self.address.address()
    }
}

impl<T> DeviceInput<T> for ForeignMemory<T> {
    #[inline]
    fn values(&self) -> Option<usize> {
        (self.len != usize::MAX).then_some(self.len)
    }
}

impl<T> AnyDeviceOutput for ForeignMemory<T> {}
impl<T> DeviceOutput<T> for ForeignMemory<T> {}
impl<T> AnyKnownInput for ForeignMemory<T> {}
impl<T> AnyKnownOutput for ForeignMemory<T> {}
impl<T> KnownInput<T> for ForeignMemory<T> {}
impl<T> KnownOutput<T> for ForeignMemory<T> {}

/// The memory that a function writes, where the function reads it as well: instead of a second memory.
///
/// ```no_run
/// use cubind::owned::{DeviceBuffer, InPlace, InputOrInPlace, KnownOutput};
///
/// fn square(values: impl InputOrInPlace<f32>, squares: impl KnownOutput<f32>) {} // or a function of a library
///
/// # fn run(values: &mut DeviceBuffer<f32>) {
/// square(InPlace, values);
/// # }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct InPlace;

/// Memory that is read, with values of type `T`; or [`InPlace`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no device memory of `{T}` whose length and life are known",
    note = "pass `&buffer` of a `DeviceBuffer`, `VirtualBuffer` or `ManagedBuffer`, a slice, or `InPlace`"
)]
pub trait InputOrInPlace<T> {
    /// What is read.
    type Memory: KnownInput<T>;

    /// What is read, where this is written.
    #[doc(hidden)]
    fn in_place_of(self, written: &impl AnyDeviceOutput) -> Self::Memory;
}

impl<T, M: KnownInput<T>> InputOrInPlace<T> for M {
    type Memory = M;

    #[inline]
    fn in_place_of(self, _: &impl AnyDeviceOutput) -> M {
        self
    }
}

impl<T> InputOrInPlace<T> for InPlace {
    type Memory = ForeignMemory<T>;

    #[inline]
    fn in_place_of(self, written: &impl AnyDeviceOutput) -> ForeignMemory<T> {
        // Of a bare address nobody knows the length, and whoever may pass one has promised it.
        let len = written.bytes().map_or(usize::MAX, |bytes| bytes.checked_div(size_of::<T>()).unwrap_or(0));
        ForeignMemory { address: CuPtr::from_address(written.place()), len }
    }
}

/// Memory that is read, with values of any type; or [`InPlace`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no device memory whose length and life are known",
    note = "pass `&buffer` of a `DeviceBuffer`, `VirtualBuffer` or `ManagedBuffer`, a slice, or `InPlace`"
)]
pub trait AnyInputOrInPlace {
    /// What is read.
    type Memory: AnyKnownInput;

    /// What is read, where this is written.
    #[doc(hidden)]
    fn in_place_of(self, written: &impl AnyDeviceOutput) -> Self::Memory;
}

impl<M: AnyKnownInput> AnyInputOrInPlace for M {
    type Memory = M;

    #[inline]
    fn in_place_of(self, _: &impl AnyDeviceOutput) -> M {
        self
    }
}

impl AnyInputOrInPlace for InPlace {
    type Memory = ForeignMemory<u8>;

    #[inline]
    fn in_place_of(self, written: &impl AnyDeviceOutput) -> ForeignMemory<u8> {
        InputOrInPlace::<u8>::in_place_of(self, written)
    }
}
