//! What kernels take.

use super::allocation::Held;
use crate::owned::base::CUdeviceptr;
use crate::support::{CuPtr, Output};

/// What the host gives to a kernel, and what of it the kernel receives: numbers and records as they are, of buffers and their
/// parts the address of the first value.
///
/// Records of your own have it if they are [`Output`](crate::Output), laid out as in the kernel. Other types do not compile:
///
/// ```compile_fail,E0277
/// cubind::kernel! {
///     unsafe fn scale(values: &Vec<f32>);
/// }
/// ```
///
/// # Safety
///
/// The bytes of `Device` are what a kernel's parameter of that size may be.
#[diagnostic::on_unimplemented(
    message = "a kernel does not take a `{Self}`",
    note = "kernels take numbers, `&DeviceBuffer<T>`, `&mut DeviceBuffer<T>`, their slices, `CuPtr<T>`, and records that implement `cubind::Output`; `In<T>` and `Out<T>` take any memory"
)]
pub unsafe trait KernelArgument {
    /// What the kernel receives.
    type Device: Copy;

    /// What is kept until the driver has the launch: [`InUse`](super::InUse) of a buffer, nothing of a number.
    type Held: Held;

    /// The value for one launch. A buffer counts as being used by the device from now on.
    fn into_device(self) -> (Self::Device, Self::Held);
}

// SAFETY: plain data, with C's layout.
unsafe impl<T: Output> KernelArgument for T {
    type Device = T;
    type Held = ();

    #[inline]
    fn into_device(self) -> (T, ()) {
        (self, ())
    }
}

// SAFETY: a byte that is 0 or 1, as in C++.
unsafe impl KernelArgument for bool {
    type Device = Self;
    type Held = ();

    #[inline]
    fn into_device(self) -> (Self, ()) {
        (self, ())
    }
}

// SAFETY: a number.
unsafe impl<T> KernelArgument for CuPtr<T> {
    type Device = CUdeviceptr;
    type Held = ();

    #[inline]
    fn into_device(self) -> (CUdeviceptr, ()) {
        (CUdeviceptr(self.address()), ())
    }
}
