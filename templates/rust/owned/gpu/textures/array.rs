//! Memory in the order that textures are fast with.

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

/// How large an [`Array`] is, in values, and what it is for: from a number, a pair or a triple.
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
    /// 0 if there is no such direction, as in `depth`.
    height: usize,
    depth: usize,
    flags: u32,
}

impl ArrayShape {
    /// So many arrays of one or two directions, which kernels choose from.
    pub const fn layers(mut self, count: usize) -> Self {
        self.depth = count;
        self.flags |= CUDA_ARRAY3D_LAYERED;
        self
    }

    /// Kernels write it, too, through a [`Surface`](super::Surface).
    pub const fn for_surfaces(mut self) -> Self {
        self.flags |= CUDA_ARRAY3D_SURFACE_LDST;
        self
    }

    /// Whether surfaces may be of it.
    pub(super) const fn is_for_surfaces(self) -> bool {
        self.flags & CUDA_ARRAY3D_SURFACE_LDST != 0
    }

    /// The number of values, if it is one.
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

/// Values in a device's memory, of one to three directions, in an order of CUDA's own: what a [`Texture`](super::Texture) or a
/// [`Surface`](super::Surface) shows to kernels.
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
/// It is shared, as its clones are the same array: it is freed when they, and all textures and surfaces of it, are dropped, and
/// after the kernels that those were given to. Copies wait for those kernels, too. Kernels that write and copies by several threads
/// come in whatever order they do.
#[must_use = "dropping this frees the memory, unless something else keeps it"]
pub struct Array<T> {
    pub(super) memory: Arc<ArrayMemory>,
    values: PhantomData<T>,
}

/// The array, and what uses it.
#[derive(Debug)]
pub(super) struct ArrayMemory {
    /// No document says that several threads may use an array at the same time: one calls a function with it.
    array: Mutex<CUarray>,
    shape: ArrayShape,
    pub(super) state: AllocationState,
}

impl ArrayMemory {
    /// The array, as long as nobody else calls a function with it.
    pub(super) fn lock(&self) -> MutexGuard<'_, CUarray> {
        self.array.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: Texel> Array<T> {
    /// An array of zeros, in the calling thread's context.
    ///
    /// # Errors
    ///
    /// Errors of `cuArray3DCreate`: `CUDA_ERROR_INVALID_VALUE` if there is no array of this shape; as
    /// [`copy_from`](Self::copy_from).
    pub fn zeroed(shape: impl Into<ArrayShape>) -> DriverResult<Self> {
        let shape = shape.into();
        let array = Self::uninit(shape)?;
        // SAFETY: `Output` promises that zeros are values.
        array.copy_from(&vec![zeroed::<T>(); shape.len().unwrap_or_default()])?;
        Ok(array)
    }

    /// An array with these values: row after row.
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

    /// With whatever is there.
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
        // SAFETY: numbers, which the driver checks.
        let array = unsafe { checked::cuArray3DCreate(&descriptor)? };
        trace::allocated("cuArray3DCreate", bytes, array.0.addr() as u64);
        let memory = ArrayMemory { array: Mutex::new(array), shape, state: AllocationState::new(home) };
        Ok(Self { memory: Arc::new(memory), values: PhantomData })
    }

    /// Copies values from the host, row after row, after the kernels that textures and surfaces of the array were given to.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if `values` has another length; what `cuMemcpy3D` returns, which may be the error of work that was
    /// started earlier.
    pub fn copy_from(&self, values: &[T]) -> DriverResult<()> {
        self.copy(values.len(), |copy, array| {
            (copy.srcMemoryType, copy.srcHost) = (CUmemorytype::CU_MEMORYTYPE_HOST, values.as_ptr().cast());
            (copy.srcPitch, copy.srcHeight) = (copy.WidthInBytes, copy.Height);
            (copy.dstMemoryType, copy.dstArray) = (CUmemorytype::CU_MEMORYTYPE_ARRAY, array);
        })
    }

    /// Copies the values to the host: as [`copy_from`](Self::copy_from).
    ///
    /// # Errors
    ///
    /// Errors of that method.
    pub fn copy_to(&self, values: &mut [T]) -> DriverResult<()> {
        self.copy(values.len(), |copy, array| {
            (copy.srcMemoryType, copy.srcArray) = (CUmemorytype::CU_MEMORYTYPE_ARRAY, array);
            (copy.dstMemoryType, copy.dstHost) = (CUmemorytype::CU_MEMORYTYPE_HOST, values.as_mut_ptr().cast());
            (copy.dstPitch, copy.dstHeight) = (copy.WidthInBytes, copy.Height);
        })
    }

    /// The values on the host, row after row: as [`copy_to`](Self::copy_to).
    ///
    /// # Errors
    ///
    /// Errors of that method.
    pub fn to_vec(&self) -> DriverResult<Vec<T>> {
        // SAFETY: `Output` promises that zeros are values.
        let mut values = vec![zeroed::<T>(); self.len()];
        self.copy_to(&mut values)?;
        Ok(values)
    }

    /// Copies the whole array from or to so many values on the host, which `sides` says with the array.
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
            // SAFETY: the array has that shape, and the host's memory so many values.
            unsafe { checked::cuMemcpy3D(&copy)? };
            trace::copied("cuMemcpy3D", bytes::<T>(len)?, None);
            // As in `DeviceSliceMut`: streams that do not wait for the default one see the values after this.
            synchronize(CUstream::NULL)
        })
    }
}

impl<T> Array<T> {
    /// The number of values.
    #[must_use]
    pub fn len(&self) -> usize {
        self.memory.shape.len().unwrap_or_default()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Its shape.
    pub fn shape(&self) -> ArrayShape {
        self.memory.shape
    }

    /// The handle, for raw functions: it is valid as long as the array, or a texture or a surface of it, lives.
    #[must_use]
    pub fn handle(&self) -> CUarray {
        *self.memory.lock()
    }
}

/// The same array.
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

/// Memory that cannot be freed, because the driver reports an error of earlier work, stays allocated.
impl Drop for ArrayMemory {
    fn drop(&mut self) {
        if self.state.settle().is_err() {
            return;
        }
        let array = *self.lock();
        // SAFETY: no texture and no surface is left, and what was given one has finished.
        let freed = self.state.home().enter(|| relaxed(|| unsafe { checked::cuArrayDestroy(array) }));
        if freed.is_ok() {
            trace::freed("cuArrayDestroy", array.0.addr() as u64);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shape_has_so_many_values() {
        assert_eq!(ArrayShape::from(7).len(), Some(7));
        assert_eq!(ArrayShape::from((7, 5)).layers(3).len(), Some(105));
        assert_eq!(ArrayShape::from((usize::MAX, 2)).len(), None);
    }
}
