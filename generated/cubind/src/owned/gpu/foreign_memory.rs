//! Memory that other code owns, and memory that a call both reads and writes.

use core::marker::PhantomData;

use super::argument::{KernelArgument, sealed::Argument};
use super::memory::{
    AnyDeviceInput, AnyDeviceOutput, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, KnownInput, KnownOutput, sealed,
};
use crate::owned::base::CUdeviceptr;
use crate::support::{CuPtr, Output};

/// Values in device memory whose owner is not tracked by the type system. The values are valid for `'a`: see
/// [`CuPtr::memory`].
#[derive(Debug)]
pub struct ForeignMemory<'a, T> {
    address: CuPtr<T>,
    /// The number of values, or `None` if the caller guarantees that there are enough values for every call.
    len: Option<usize>,
    owner: PhantomData<&'a ()>,
}

impl<T> Clone for ForeignMemory<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for ForeignMemory<'_, T> {}

impl<T> CuPtr<T> {
    /// Describes `len` values at the address, for library functions that take memory of known length. The memory may
    /// come from raw functions, C code, or another crate.
    ///
    /// ```no_run
    /// use cubind::CuPtr;
    /// use cubind::owned::KnownOutput;
    ///
    /// fn scale(values: impl KnownOutput<f32>) {} // or a library function
    ///
    /// # fn run(address: CuPtr<f32>) {
    /// // SAFETY: there are 1024 values, which stay valid until the stream is synchronized.
    /// scale(unsafe { address.memory(1024) });
    /// # }
    /// ```
    ///
    /// The caller chooses the lifetime, as for [`slice::from_raw_parts`](core::slice::from_raw_parts). A function that
    /// borrows the owner binds the lifetime to it:
    ///
    /// ```
    /// # struct Theirs; impl Theirs { fn address(&self) -> u64 { 4096 } fn len(&self) -> usize { 4 } }
    /// use cubind::CuPtr;
    /// use cubind::owned::ForeignMemory;
    ///
    /// fn lend(theirs: &mut Theirs) -> ForeignMemory<'_, f32> {
    ///     let address = CuPtr::from_address(theirs.address());
    ///     // SAFETY: `theirs` owns this many values, and waits for all work on them before it frees them.
    ///     unsafe { address.memory(theirs.len()) }
    /// }
    /// # lend(&mut Theirs);
    /// ```
    ///
    /// # Safety
    ///
    /// The memory must have `len` values, which stay valid until all work that uses the result is done. Until then,
    /// other code must not access them in a way that conflicts with this work.
    pub const unsafe fn memory<'a>(self, len: usize) -> ForeignMemory<'a, T> {
        ForeignMemory { address: self, len: Some(len), owner: PhantomData }
    }

    /// Like [`memory`](Self::memory), but with an unknown number of values. No call rejects the memory as too short.
    ///
    /// # Safety
    ///
    /// See [`memory`](Self::memory). The memory must have enough values for each call that uses the result.
    pub const unsafe fn memory_of_any_length<'a>(self) -> ForeignMemory<'a, T> {
        ForeignMemory { address: self, len: None, owner: PhantomData }
    }
}

// SAFETY: an address is an integer.
unsafe impl<T> KernelArgument for ForeignMemory<'_, T> {
    type Device = CUdeviceptr;
    type Held = ();

    #[inline]
    fn into_device(self) -> (CUdeviceptr, ()) {
        (CUdeviceptr(self.address.address()), ())
    }
}

impl<T> Argument for ForeignMemory<'_, T> {}
impl<T> sealed::Sealed for ForeignMemory<'_, T> {}

impl<T> AnyDeviceInput for ForeignMemory<'_, T> {
    #[inline]
    fn bytes(&self) -> Option<usize> {
        self.len.map(|len| len.saturating_mul(size_of::<T>()))
    }

    #[inline]
    fn place(&self) -> u64 {
        self.address.address()
    }
}

impl<T> DeviceInput<T> for ForeignMemory<'_, T> {
    #[inline]
    fn values(&self) -> Option<usize> {
        self.len
    }
}

impl<T> AnyKnownInput for ForeignMemory<'_, T> {}
impl<T> KnownInput<T> for ForeignMemory<'_, T> {}
impl<T: Output> AnyDeviceOutput for ForeignMemory<'_, T> {}
impl<T: Output> DeviceOutput<T> for ForeignMemory<'_, T> {}
impl<T: Output> AnyKnownOutput for ForeignMemory<'_, T> {}
impl<T: Output> KnownOutput<T> for ForeignMemory<'_, T> {}

/// Marks an operation as in-place: if a function reads and writes the same memory, pass the memory as the output, and
/// `InPlace` as the input.
///
/// ```no_run
/// use cubind::owned::{DeviceBuffer, InPlace, InputOrInPlace, KnownOutput};
///
/// fn square(values: impl InputOrInPlace<f32>, squares: impl KnownOutput<f32>) {} // or a library function
///
/// # fn run(values: &mut DeviceBuffer<f32>) {
/// square(InPlace, values);
/// # }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct InPlace;

/// Memory with values of type `T` that is read, or [`InPlace`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not device memory of `{T}` of known length and lifetime",
    note = "pass `&buffer` of a `DeviceBuffer`, `StreamBuffer`, `VirtualBuffer` or `ManagedBuffer`, a slice, or `InPlace`"
)]
pub trait InputOrInPlace<T>: sealed::Sealed {
    /// The type of the memory that is read.
    type Memory: KnownInput<T>;

    /// Returns the memory that is read: for [`InPlace`], this is the `written` memory.
    ///
    /// # Safety
    ///
    /// The result must be passed to only one call, together with `written`.
    #[doc(hidden)]
    unsafe fn in_place_of(self, written: &impl AnyDeviceOutput) -> Self::Memory;
}

impl<T, M: KnownInput<T>> InputOrInPlace<T> for M {
    type Memory = M;

    #[inline]
    unsafe fn in_place_of(self, _: &impl AnyDeviceOutput) -> M {
        self
    }
}

impl sealed::Sealed for InPlace {}

impl<T> InputOrInPlace<T> for InPlace {
    type Memory = ForeignMemory<'static, T>;

    #[inline]
    unsafe fn in_place_of(self, written: &impl AnyDeviceOutput) -> Self::Memory {
        let len = written.bytes().map(|bytes| bytes.checked_div(size_of::<T>()).unwrap_or(0));
        ForeignMemory { address: CuPtr::from_address(written.place()), len, owner: PhantomData }
    }
}

/// Memory with values of any type that is read, or [`InPlace`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not device memory of known length and lifetime",
    note = "pass `&buffer` of a `DeviceBuffer`, `StreamBuffer`, `VirtualBuffer` or `ManagedBuffer`, a slice, or `InPlace`"
)]
pub trait AnyInputOrInPlace: sealed::Sealed {
    /// The type of the memory that is read.
    type Memory: AnyKnownInput;

    /// Returns the memory that is read: for [`InPlace`], this is the `written` memory.
    ///
    /// # Safety
    ///
    /// The result must be passed to only one call, together with `written`.
    #[doc(hidden)]
    unsafe fn in_place_of(self, written: &impl AnyDeviceOutput) -> Self::Memory;
}

impl<M: AnyKnownInput> AnyInputOrInPlace for M {
    type Memory = M;

    #[inline]
    unsafe fn in_place_of(self, _: &impl AnyDeviceOutput) -> M {
        self
    }
}

impl AnyInputOrInPlace for InPlace {
    type Memory = ForeignMemory<'static, u8>;

    #[inline]
    unsafe fn in_place_of(self, written: &impl AnyDeviceOutput) -> Self::Memory {
        // SAFETY: the caller meets the same requirements.
        unsafe { InputOrInPlace::<u8>::in_place_of(self, written) }
    }
}
