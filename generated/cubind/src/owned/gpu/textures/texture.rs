//! Textures: memory that kernels read by coordinates.

use core::fmt;
use core::mem::ManuallyDrop;
use std::sync::Arc;

use super::array::{Array, ArrayMemory};
use super::sampling::Sampling;
use super::texel::Texel;
use crate::owned::base::checked;
use crate::owned::base::{CUDA_RESOURCE_DESC, CUarray_format, CUresourcetype, CUtexObject};
use crate::owned::gpu::accesses::Access;
use crate::owned::gpu::allocation::{AllocationState, InUse};
use crate::owned::gpu::argument::{KernelArgument, sealed::Argument};
use crate::owned::gpu::call::{DriverResult, bytes, relaxed, require};
use crate::owned::gpu::slice::DeviceSlice;

/// A kernel's `cudaTextureObject_t`, for reading an [`Array`] or a part of a buffer. The texture keeps the array alive,
/// or borrows the buffer.
///
/// The argument type of a [`kernel!`](crate::kernel) is `&Texture<'_>`. The kernel counts as a use of the memory, so
/// freeing the memory, and reading or writing it on the host, waits for the kernel. When the texture is dropped, the
/// object is destroyed after the kernels that use it.
///
/// ```compile_fail,E0505
/// # use cubind::owned::{DeviceBuffer, Texture};
/// fn late(values: DeviceBuffer<f32>) {
///     let texture = Texture::linear(values.as_slice());
///     drop(values);
///     drop(texture);
/// }
/// ```
#[must_use = "dropping this destroys the texture"]
pub struct Texture<'m> {
    object: CUtexObject,
    memory: Memory<'m>,
}

/// The memory that the texture refers to.
enum Memory<'m> {
    Array(Arc<ArrayMemory>),
    Linear(&'m AllocationState),
}

impl Memory<'_> {
    fn state(&self) -> &AllocationState {
        match self {
            Self::Array(memory) => &memory.state,
            Self::Linear(state) => state,
        }
    }
}

impl Texture<'static> {
    /// Creates a texture of an array. The texture keeps the array alive.
    ///
    /// # Errors
    ///
    /// Errors of `cuTexObjectCreate`: `CUDA_ERROR_INVALID_VALUE` if the array does not support the sampling options.
    pub fn new<T: Texel>(array: &Array<T>, sampling: Sampling) -> DriverResult<Self> {
        let locked = array.memory.lock();
        let mut resource = CUDA_RESOURCE_DESC { resType: CUresourcetype::CU_RESOURCE_TYPE_ARRAY, ..CUDA_RESOURCE_DESC::default() };
        resource.res.array.hArray = *locked;
        make(&resource, sampling, Memory::Array(array.memory.clone()))
    }
}

impl<'m> Texture<'m> {
    /// Creates a texture of contiguous values, which a kernel reads by index (`tex1Dfetch`).
    ///
    /// # Errors
    ///
    /// Errors of `cuTexObjectCreate`: `CUDA_ERROR_INVALID_VALUE` if the address is not a multiple of
    /// `CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT`, or if there are more values than a linear texture supports.
    pub fn linear<T: Texel>(values: DeviceSlice<'m, T>) -> DriverResult<Self> {
        let mut resource = CUDA_RESOURCE_DESC { resType: CUresourcetype::CU_RESOURCE_TYPE_LINEAR, ..CUDA_RESOURCE_DESC::default() };
        resource.res.linear.devPtr = values.raw();
        resource.res.linear.format = CUarray_format(T::FORMAT);
        resource.res.linear.numChannels = T::CHANNELS;
        resource.res.linear.sizeInBytes = bytes::<T>(values.len())?;
        make(&resource, Sampling::new(), Memory::Linear(values.owner))
    }

    /// Creates a texture of rows of `width` values. The starts of consecutive rows are `pitch` values apart.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if there are not enough values. Errors of `cuTexObjectCreate`:
    /// `CUDA_ERROR_INVALID_VALUE` if the address is not a multiple of `CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT`, or if
    /// the size of `pitch` values is not a multiple of `CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT`.
    pub fn rows<T: Texel>(
        values: DeviceSlice<'m, T>,
        (width, height): (usize, usize),
        pitch: usize,
        sampling: Sampling,
    ) -> DriverResult<Self> {
        let before_last = height.checked_sub(1).and_then(|rows| rows.checked_mul(pitch));
        let needed = before_last.and_then(|values| values.checked_add(width));
        let is_within = width <= pitch && needed.is_some_and(|needed| needed <= values.len());
        require!(is_within, "cuTexObjectCreate", CUDA_ERROR_INVALID_VALUE);
        let mut resource = CUDA_RESOURCE_DESC { resType: CUresourcetype::CU_RESOURCE_TYPE_PITCH2D, ..CUDA_RESOURCE_DESC::default() };
        resource.res.pitch2D.devPtr = values.raw();
        resource.res.pitch2D.format = CUarray_format(T::FORMAT);
        resource.res.pitch2D.numChannels = T::CHANNELS;
        (resource.res.pitch2D.width, resource.res.pitch2D.height) = (width, height);
        resource.res.pitch2D.pitchInBytes = bytes::<T>(pitch)?;
        make(&resource, sampling, Memory::Linear(values.owner))
    }

    /// Returns the object's handle, for raw functions. It is valid in the context of its memory, while the texture
    /// exists.
    #[must_use]
    pub const fn handle(&self) -> CUtexObject {
        self.object
    }
}

/// Creates the texture object in the context of the memory. The object is only valid in that context. `resource`
/// describes live memory.
fn make<'m>(resource: &CUDA_RESOURCE_DESC, sampling: Sampling, memory: Memory<'m>) -> DriverResult<Texture<'m>> {
    let descriptor = sampling.descriptor();
    // SAFETY: the callers pass the description of that memory, which is alive.
    let object = memory.state().home().enter(|| unsafe { checked::cuTexObjectCreate(resource, &descriptor, None) })?;
    Ok(Texture { object, memory })
}

impl Argument for &Texture<'_> {}

// SAFETY: the device type is the object's handle.
unsafe impl<'a> KernelArgument for &'a Texture<'_> {
    type Device = CUtexObject;
    type Held = InUse<'a>;

    fn into_device(self) -> (CUtexObject, InUse<'a>) {
        (self.object, self.memory.state().access(Access { writes: false, ..Access::ALL }, true))
    }
}

/// Destroys the object. If the driver reports an error of earlier work, the object and its array stay allocated.
impl Drop for Texture<'_> {
    fn drop(&mut self) {
        let object = self.object;
        let array = if let Memory::Array(memory) = &self.memory { Some(ManuallyDrop::new(memory.clone())) } else { None };
        let _ = self.memory.state().release_with(move |home| {
            // SAFETY: the object belonged to the dropped value, and all work that used it has finished.
            home.enter(|| relaxed(|| unsafe { checked::cuTexObjectDestroy(object) }))?;
            drop(array.map(ManuallyDrop::into_inner));
            Ok(())
        });
    }
}

impl fmt::Debug for Texture<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Texture({:?})", self.object)
    }
}
