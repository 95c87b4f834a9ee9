//! Arguments of kernels.

use super::allocation::Held;
use crate::owned::base::CUdeviceptr;
use crate::support::{CuPtr, Output};

pub(super) mod sealed {
    pub trait Argument {}
}

/// A kernel argument on the host, and the value that the kernel receives. Scalars and records are passed unchanged; for
/// buffers and slices, the kernel receives the address of the first element.
///
/// Integers up to `u128` and your own records that are [`Output`](crate::Output) implement this trait. A record may
/// have padding, and must have the same layout as in the kernel. [`plain_data!`](crate::plain_data) declares such records
/// without `unsafe`:
///
/// ```no_run
/// # use cubind::owned::{DeviceBuffer, DriverResult};
/// # mod program {
/// cubind::plain_data! {
///     /// `struct Sphere { unsigned char material; double radius; unsigned __int128 id; };`
///     pub struct Sphere {
///         pub material: u8,
///         pub radius: f64,
///         pub id: u128,
///     }
/// }
/// # }
/// # use program::Sphere;
///
/// cubind::kernel! {
///     unsafe fn draw(image: &mut DeviceBuffer<u32>, sphere: Sphere, seed: u128);
/// }
///
/// fn run(draw: draw, image: &mut DeviceBuffer<u32>) -> DriverResult<()> {
///     // SAFETY: the kernel writes 1024 values.
///     unsafe { draw.launch(None, 1, 1024, image, Sphere { material: 1, radius: 2.0, id: 3 }, 4) }
/// }
/// ```
///
/// Other types do not compile:
///
/// ```compile_fail,E0277
/// cubind::kernel! {
///     unsafe fn scale(values: &Vec<f32>);
/// }
/// ```
///
/// # Safety
///
/// The bytes of `Device` must be a valid value for a kernel parameter of that size.
#[diagnostic::on_unimplemented(
    message = "a kernel does not accept a `{Self}`",
    note = "kernels accept numbers, `&DeviceBuffer<T>`, `&mut DeviceBuffer<T>`, their slices, `CuPtr<T>`, and records that `cubind::plain_data!` declares; `In<T>` and `Out<T>` accept any memory"
)]
pub unsafe trait KernelArgument: sealed::Argument {
    /// The value that the kernel receives.
    type Device: Copy;

    /// The state that is kept until the driver has accepted the launch: `()` for a plain value.
    #[doc(hidden)]
    type Held: Held;

    /// Converts the argument for one launch. From this call on, a buffer counts as used by the device.
    #[doc(hidden)]
    fn into_device(self) -> (Self::Device, Self::Held);
}

impl<T: Output> sealed::Argument for T {}
impl sealed::Argument for bool {}
impl<T> sealed::Argument for CuPtr<T> {}

// The items are hidden because rustdoc would print them on the page of every type. The trait documents them.
// SAFETY: the type is plain data with C's layout.
unsafe impl<T: Output> KernelArgument for T {
    #[doc(hidden)]
    type Device = T;
    #[doc(hidden)]
    type Held = ();

    #[doc(hidden)]
    #[inline]
    fn into_device(self) -> (T, ()) {
        (self, ())
    }
}

// SAFETY: a `bool` is a byte that is 0 or 1, as in C++.
unsafe impl KernelArgument for bool {
    type Device = Self;
    type Held = ();

    #[inline]
    fn into_device(self) -> (Self, ()) {
        (self, ())
    }
}

// SAFETY: an address is an integer.
unsafe impl<T> KernelArgument for CuPtr<T> {
    type Device = CUdeviceptr;
    type Held = ();

    #[inline]
    fn into_device(self) -> (CUdeviceptr, ()) {
        (CUdeviceptr(self.address()), ())
    }
}
