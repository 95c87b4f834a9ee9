//! CUDA arrays: device memory with an opaque layout that is optimized for textures.

use core::fmt;
use core::marker::PhantomData;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::texel::Texel;
use crate::owned::base::checked;
use crate::owned::base::{
    CUDA_ARRAY3D_DESCRIPTOR, CUDA_ARRAY3D_LAYERED, CUDA_ARRAY3D_SURFACE_LDST, CUDA_MEMCPY3D, CUarray, CUarray_format,
    CUmemorytype, CUstream,
};
use crate::owned::gpu::allocation::AllocationState;
use crate::owned::gpu::call::{DriverResult, Home, bytes, relaxed, require, synchronize};
use crate::owned::gpu::trace;
use crate::support::zeroed;

/// The dimensions of an [`Array`] in values, and its options. It is created from an integer, a pair or a triple.
///
/// ```
/// use cubind::owned::ArrayShape;
/// let volume = ArrayShape::from((64, 64, 64)).for_surfaces();
/// let images = ArrayShape::from((640, 480)).layers(12);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub struct ArrayShape {
    width: usize,
    /// The height, or 0 for a one-dimensional array. Likewise, `depth` is 0 if the array has no third dimension.
    height: usize,
    depth: usize,
    flags: u32,
}

impl ArrayShape {
    /// Sets the number of layers. Each layer is a one-dimensional or two-dimensional array, and the kernel selects a
    /// layer.
    pub const fn layers(mut self, count: usize) -> Self {
        self.depth = count;
        self.flags |= CUDA_ARRAY3D_LAYERED;
        self
    }

    /// Allows kernels to write to the array through a [`Surface`](super::Surface).
    pub const fn for_surfaces(mut self) -> Self {
        self.flags |= CUDA_ARRAY3D_SURFACE_LDST;
        self
    }

    /// Returns true if surfaces can be created for the array.
    pub(super) const fn is_for_surfaces(self) -> bool {
        self.flags & CUDA_ARRAY3D_SURFACE_LDST != 0
    }

    /// Returns the number of values, or `None` if it overflows.
    fn len(self) -> Option<usize> {
        self.width.checked_mul(self.height.max(1))?.checked_mul(self.depth.max(1))
    }
}

impl From<usize> for ArrayShape {
    fn from(width: usize) -> Self {
        Self { width, height: 0, depth: 0, flags: 0 }
    }
}

impl From<(usize, usize)> for ArrayShape {
    fn from((width, height): (usize, usize)) -> Self {
        Self { width, height, depth: 0, flags: 0 }
    }
}

impl From<(usize, usize, usize)> for ArrayShape {
    fn from((width, height, depth): (usize, usize, usize)) -> Self {
        Self { width, height, depth, flags: 0 }
    }
}

/// An array in device memory with one to three dimensions and an opaque layout. Kernels access it through a
/// [`Texture`](super::Texture) or a [`Surface`](super::Surface).
///
/// ```no_run
/// use cubind::owned::{Array, Device, DeviceBuffer, Dim3, DriverResult, Sampling, Texture};
///
/// cubind::kernel! {
///     /// `cudaTextureObject_t image, float *blurred, int width, int height`
///     unsafe fn blur(image: &Texture<'_>, blurred: &mut DeviceBuffer<f32>, width: i32, height: i32);
/// }
///
/// fn run(blur: &blur, pixels: &[f32]) -> DriverResult<Vec<f32>> {
///     let image = Texture::new(&Array::from_slice(pixels, (640, 480))?, Sampling::new().linear())?;
///     let mut blurred = DeviceBuffer::zeroed(640 * 480)?;
///     // SAFETY: the kernel writes 640 × 480 values.
///     unsafe { blur.launch(None, (Dim3::covering(640, 16).x, 30), (16, 16), &image, &mut blurred, 640, 480)? };
///     blurred.to_vec()
/// }
/// ```
///
/// The array is reference-counted: clones refer to the same memory. The memory is freed when all clones, textures and
/// surfaces of the array are dropped, and the kernels that use them have finished. Copies wait for these kernels too.
/// If several threads copy to the array, or launch kernels that write it, the order of these operations is undefined.
#[must_use = "dropping this frees the memory, unless another object keeps it"]
pub struct Array<T> {
    pub(super) memory: Arc<ArrayMemory>,
    values: PhantomData<T>,
}

/// The handle of the array, and the work that uses it.
#[derive(Debug)]
pub(super) struct ArrayMemory {
    /// CUDA does not document that several threads may use an array at the same time, so a lock allows only one thread.
    array: Mutex<CUarray>,
    shape: ArrayShape,
    pub(super) state: AllocationState,
}

impl ArrayMemory {
    /// Locks the array against use by other threads.
    pub(super) fn lock(&self) -> MutexGuard<'_, CUarray> {
        self.array.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: Texel> Array<T> {
    /// Creates an array in the calling thread's context, and sets its values to zero.
    ///
    /// # Errors
    ///
    /// Errors of `cuArray3DCreate`: `CUDA_ERROR_INVALID_VALUE` if the shape is not supported. Errors of
    /// [`copy_from`](Self::copy_from).
    pub fn zeroed(shape: impl Into<ArrayShape>) -> DriverResult<Self> {
        let shape = shape.into();
        let array = Self::uninit(shape)?;
        // SAFETY: zeros are valid for `Output` types.
        array.copy_from(&vec![zeroed::<T>(); shape.len().unwrap_or_default()])?;
        Ok(array)
    }

    /// Creates an array with these values, in row-major order.
    ///
    /// # Errors
    ///
    /// Errors of [`zeroed`](Self::zeroed) and [`copy_from`](Self::copy_from).
    pub fn from_slice(values: &[T], shape: impl Into<ArrayShape>) -> DriverResult<Self> {
        let shape = shape.into();
        require!(shape.len() == Some(values.len()), "cuArray3DCreate", CUDA_ERROR_INVALID_VALUE);
        let array = Self::uninit(shape)?;
        array.copy_from(values)?;
        Ok(array)
    }

    /// Creates an array with uninitialized values.
    fn uninit(shape: ArrayShape) -> DriverResult<Self> {
        let home = Home::current()?;
        let bytes = bytes::<T>(shape.len().unwrap_or(usize::MAX))?;
        let descriptor = CUDA_ARRAY3D_DESCRIPTOR {
            Width: shape.width,
            Height: shape.height,
            Depth: shape.depth,
            Format: CUarray_format(T::FORMAT),
            NumChannels: T::CHANNELS,
            Flags: shape.flags,
        };
        // SAFETY: the descriptor only contains integers, which the driver checks.
        let array = unsafe { checked::cuArray3DCreate(&descriptor)? };
        trace::allocated("cuArray3DCreate", bytes, array.0.addr() as u64);
        let memory = ArrayMemory { array: Mutex::new(array), shape, state: AllocationState::new(home) };
        Ok(Self { memory: Arc::new(memory), values: PhantomData })
    }

    /// Copies values from the host, in row-major order, after waiting for the kernels that use textures and surfaces of
    /// the array.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if `values` has another length. Errors of `cuMemcpy3D`, which may be errors of work
    /// that was started earlier.
    pub fn copy_from(&self, values: &[T]) -> DriverResult<()> {
        self.copy(values.len(), |copy, array| {
            (copy.srcMemoryType, copy.srcHost) = (CUmemorytype::CU_MEMORYTYPE_HOST, values.as_ptr().cast());
            (copy.srcPitch, copy.srcHeight) = (copy.WidthInBytes, copy.Height);
            (copy.dstMemoryType, copy.dstArray) = (CUmemorytype::CU_MEMORYTYPE_ARRAY, array);
        })
    }

    /// Copies the values to the host, in row-major order.
    ///
    /// # Errors
    ///
    /// Errors of [`copy_from`](Self::copy_from).
    pub fn copy_to(&self, values: &mut [T]) -> DriverResult<()> {
        self.copy(values.len(), |copy, array| {
            (copy.srcMemoryType, copy.srcArray) = (CUmemorytype::CU_MEMORYTYPE_ARRAY, array);
            (copy.dstMemoryType, copy.dstHost) = (CUmemorytype::CU_MEMORYTYPE_HOST, values.as_mut_ptr().cast());
            (copy.dstPitch, copy.dstHeight) = (copy.WidthInBytes, copy.Height);
        })
    }

    /// Copies the values to the host, into a new vector: see [`copy_to`](Self::copy_to).
    ///
    /// # Errors
    ///
    /// Errors of [`copy_to`](Self::copy_to).
    pub fn to_vec(&self) -> DriverResult<Vec<T>> {
        // SAFETY: zeros are valid for `Output` types.
        let mut values = vec![zeroed::<T>(); self.len()];
        self.copy_to(&mut values)?;
        Ok(values)
    }

    /// Copies the whole array from or to `len` values on the host. `sides` sets the source and the destination of the
    /// copy.
    fn copy(&self, len: usize, sides: impl FnOnce(&mut CUDA_MEMCPY3D, CUarray)) -> DriverResult<()> {
        let ArrayMemory { shape, state, .. } = &*self.memory;
        require!(shape.len() == Some(len), "cuMemcpy3D", CUDA_ERROR_INVALID_VALUE);
        state.settle()?;
        let array = self.memory.lock();
        let mut copy = CUDA_MEMCPY3D {
            WidthInBytes: bytes::<T>(shape.width)?,
            Height: shape.height.max(1),
            Depth: shape.depth.max(1),
            ..CUDA_MEMCPY3D::default()
        };
        sides(&mut copy, *array);
        state.home().enter(|| {
            // SAFETY: the array has this shape, and the host memory has this number of values.
            unsafe { checked::cuMemcpy3D(&copy)? };
            trace::copied("cuMemcpy3D", bytes::<T>(len)?, None);
            // As in `DeviceSliceMut`: streams that do not synchronize with the default stream only see the values after
            // this call.
            synchronize(CUstream::NULL)
        })
    }
}

impl<T> Array<T> {
    /// Returns the number of values in the array.
    #[must_use]
    pub fn len(&self) -> usize {
        self.memory.shape.len().unwrap_or_default()
    }

    /// Returns true if the array contains no values.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the shape.
    pub fn shape(&self) -> ArrayShape {
        self.memory.shape
    }

    /// Returns the handle, for raw functions. It is valid while the array, or a texture or a surface of it, exists.
    #[must_use]
    pub fn handle(&self) -> CUarray {
        *self.memory.lock()
    }
}

/// A clone refers to the same array.
impl<T> Clone for Array<T> {
    fn clone(&self) -> Self {
        Self { memory: self.memory.clone(), values: PhantomData }
    }
}

impl<T> fmt::Debug for Array<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Array({:?}, {} values)", self.handle(), self.len())
    }
}

/// Frees the array. If the driver reports an error of earlier work, the array stays allocated.
impl Drop for ArrayMemory {
    fn drop(&mut self) {
        let array = *self.lock();
        let _ = self.state.release(move |home| {
            // SAFETY: no texture and no surface refers to the array, and all work that used one has finished.
            home.enter(|| relaxed(|| unsafe { checked::cuArrayDestroy(array) }))?;
            trace::freed("cuArrayDestroy", array.0.addr() as u64);
            Ok(())
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shape_computes_its_number_of_values() {
        assert_eq!(ArrayShape::from(7).len(), Some(7));
        assert_eq!(ArrayShape::from((7, 5)).layers(3).len(), Some(105));
        assert_eq!(ArrayShape::from((usize::MAX, 2)).len(), None);
    }
}
