//! Surfaces: arrays that kernels read and write by coordinates.

use core::mem::ManuallyDrop;
use std::sync::Arc;

use super::array::{Array, ArrayMemory};
use super::texel::Texel;
use crate::owned::base::checked;
use crate::owned::base::{CUDA_RESOURCE_DESC, CUresourcetype, CUsurfObject};
use crate::owned::gpu::allocation::InUse;
use crate::owned::gpu::argument::{KernelArgument, sealed::Argument};
use crate::owned::gpu::call::{DriverResult, relaxed, require};

/// A kernel's `cudaSurfaceObject_t`, for reading and writing an [`Array`] that was created [for
/// surfaces](super::ArrayShape::for_surfaces). The surface keeps the array alive.
///
/// ```no_run
/// use cubind::owned::{Array, ArrayShape, DriverResult, Surface};
///
/// cubind::kernel! {
///     unsafe fn draw(image: &Surface);
/// }
///
/// fn run(draw: &draw) -> DriverResult<Vec<[u8; 4]>> {
///     let image = Array::zeroed(ArrayShape::from((64, 64)).for_surfaces())?;
///     let surface = Surface::new(&image)?;
///     // SAFETY: the kernel writes within 64 × 64 values.
///     unsafe { draw.launch(None, (4, 4), (16, 16), &surface)? };
///     image.to_vec() // waits for the kernel
/// }
/// ```
///
/// The argument type of a [`kernel!`](crate::kernel) is `&Surface`. Otherwise a surface behaves like a
/// [`Texture`](super::Texture).
#[must_use = "dropping this destroys the surface"]
#[derive(Debug)]
pub struct Surface {
    object: CUsurfObject,
    memory: Arc<ArrayMemory>,
}

impl Surface {
    /// Creates a surface of an array. The surface keeps the array alive.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if the array was not created for surfaces, which the driver would not detect. Errors
    /// of `cuSurfObjectCreate`.
    pub fn new<T: Texel>(array: &Array<T>) -> DriverResult<Self> {
        require!(array.shape().is_for_surfaces(), "cuSurfObjectCreate", CUDA_ERROR_INVALID_VALUE);
        let memory = array.memory.clone();
        let locked = array.memory.lock();
        let mut resource = CUDA_RESOURCE_DESC { resType: CUresourcetype::CU_RESOURCE_TYPE_ARRAY, ..CUDA_RESOURCE_DESC::default() };
        resource.res.array.hArray = *locked;
        // SAFETY: the array is alive.
        let object = memory.state.home().enter(|| unsafe { checked::cuSurfObjectCreate(&resource) })?;
        drop(locked);
        Ok(Self { object, memory })
    }

    /// Returns the object's handle, for raw functions. It is valid in the context of its array, while the surface
    /// exists.
    #[must_use]
    pub const fn handle(&self) -> CUsurfObject {
        self.object
    }
}

impl Argument for &Surface {}

// SAFETY: the device type is the object's handle.
unsafe impl<'a> KernelArgument for &'a Surface {
    type Device = CUsurfObject;
    type Held = InUse<'a>;

    fn into_device(self) -> (CUsurfObject, InUse<'a>) {
        (self.object, self.memory.state.in_use())
    }
}

/// Destroys the object. If the driver reports an error of earlier work, the object and its array stay allocated.
impl Drop for Surface {
    fn drop(&mut self) {
        let (object, array) = (self.object, ManuallyDrop::new(self.memory.clone()));
        let _ = self.memory.state.release_with(move |home| {
            // SAFETY: the object belonged to the dropped value, and all work that used it has finished.
            home.enter(|| relaxed(|| unsafe { checked::cuSurfObjectDestroy(object) }))?;
            drop(ManuallyDrop::into_inner(array));
            Ok(())
        });
    }
}
