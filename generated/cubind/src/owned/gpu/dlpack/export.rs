//! Export of buffers to other libraries.

use core::ptr::{NonNull, null_mut};

use super::abi::{DLDataType, DLDevice, DLDeviceType, DLManagedTensor, DLManagedTensorVersioned, DLPackVersion, DLTensor};
use super::error::DlpackError;
use crate::owned::gpu::buffer::DeviceBuffer;
use crate::owned::gpu::device::Device;
use crate::owned::gpu::line::Work;
use crate::support::Element;

/// Available with the feature `dlpack`.
impl<T: Element<DLDataType>> DeviceBuffer<T> {
    /// Exports the buffer as a row-major array for another library. Returns the pointer for a capsule
    /// `dltensor_versioned`. The receiver calls the array's `deleter` on any thread. The deleter waits for all work in
    /// the context, and frees the memory.
    ///
    /// The other library does not track unfinished work on the buffer. Wait for the work with
    /// [`Stream::synchronize`](super::super::Stream::synchronize), or let the library's stream wait for an event.
    ///
    /// # Errors
    ///
    /// [`DlpackError::Length`] if the shape has a different number of elements. [`DlpackError::Context`] if the buffer
    /// does not belong to the device's primary context. If there is an error, the memory is freed.
    #[must_use = "its deleter frees the memory"]
    pub fn into_dlpack(self, shape: &[usize]) -> Result<NonNull<DLManagedTensorVersioned>, DlpackError> {
        Export::make(self, shape, |dl_tensor| DLManagedTensorVersioned {
            version: DLPackVersion::OWN,
            manager_ctx: null_mut(),
            deleter: Some(delete::<DLManagedTensorVersioned, T>),
            flags: 0,
            dl_tensor,
        })
    }

    /// Like [`into_dlpack`](Self::into_dlpack), but for versions of DLPack before 1.0. Returns the pointer for a
    /// capsule `dltensor`.
    ///
    /// # Errors
    ///
    /// Errors of [`into_dlpack`](Self::into_dlpack).
    #[must_use = "its deleter frees the memory"]
    pub fn into_dlpack_unversioned(self, shape: &[usize]) -> Result<NonNull<DLManagedTensor>, DlpackError> {
        Export::make(self, shape, |dl_tensor| DLManagedTensor {
            dl_tensor,
            manager_ctx: null_mut(),
            deleter: Some(delete::<DLManagedTensor, T>),
        })
    }
}

/// An exported array, with its data. The struct for the other library is the first field, so both have the same
/// address.
#[repr(C)]
struct Export<M, T> {
    tensor: M,
    buffer: DeviceBuffer<T>,
    _shape: Vec<i64>,
    _strides: Vec<i64>,
}

impl<M, T: Element<DLDataType>> Export<M, T> {
    fn make(
        buffer: DeviceBuffer<T>,
        shape: &[usize],
        tensor: impl FnOnce(DLTensor) -> M,
    ) -> Result<NonNull<M>, DlpackError> {
        let device = device(&buffer)?;
        let length = || DlpackError::Length { len: buffer.len(), shape: shape.to_vec() };
        let (mut dimensions, mut strides) = layout(shape, buffer.len()).ok_or_else(length)?;
        let dl_tensor = DLTensor {
            data: buffer.as_ptr().as_mut_ptr().cast(),
            device,
            ndim: i32::try_from(shape.len()).map_err(|_| length())?,
            dtype: T::NUMBER,
            shape: dimensions.as_mut_ptr(),
            strides: strides.as_mut_ptr(),
            byte_offset: 0,
        };
        let export = Self { tensor: tensor(dl_tensor), buffer, _shape: dimensions, _strides: strides };
        Ok(NonNull::from(Box::leak(Box::new(export))).cast())
    }
}

/// Frees the allocation of [`Export::make`].
///
/// # Safety
///
/// `tensor` must come from [`Export::make`], and must no longer be used.
unsafe extern "C" fn delete<M, T>(tensor: *mut M) {
    // SAFETY: the caller guarantees that `tensor` comes from `Export::make`, and the struct is the first field of
    // `Export`.
    let export = unsafe { Box::from_raw(tensor.cast::<Export<M, T>>()) };
    // The other library may have started work, which is not tracked here.
    export.buffer.as_slice().in_use().by(&Work::Unknown);
}

/// Returns the shape and the strides of the array, or `None` if the number of elements in the buffer does not match the
/// shape.
fn layout(shape: &[usize], len: usize) -> Option<(Vec<i64>, Vec<i64>)> {
    let mut strides = vec![0; shape.len()];
    let mut values: usize = 1;
    for (stride, count) in strides.iter_mut().zip(shape).rev() {
        *stride = i64::try_from(values).ok()?;
        values = values.checked_mul(*count)?;
    }
    let dimensions: Option<Vec<i64>> = shape.iter().map(|count| i64::try_from(*count).ok()).collect();
    dimensions.filter(|_| values == len).map(|dimensions| (dimensions, strides))
}

/// Returns the device of a buffer if the buffer belongs to the primary context, which other libraries use as well.
fn device<T>(buffer: &DeviceBuffer<T>) -> Result<DLDevice, DlpackError> {
    let home = buffer.as_slice().owner.home();
    let device = buffer.device()?;
    if device.primary_context()?.handle() != home.context() {
        return Err(DlpackError::Context);
    }
    let ordinal = Device::all()?.iter().position(|other| *other == device);
    let device_id = ordinal.and_then(|ordinal| i32::try_from(ordinal).ok()).ok_or(DlpackError::Context)?;
    Ok(DLDevice { device_type: DLDeviceType::CUDA, device_id })
}

#[cfg(test)]
mod tests {
    use super::layout;

    #[test]
    fn the_last_dimension_varies_first() {
        assert_eq!(layout(&[2, 3, 4], 24), Some((vec![2, 3, 4], vec![12, 4, 1])));
        assert_eq!(layout(&[], 1), Some((vec![], vec![])));
        assert_eq!(layout(&[0, 5], 0), Some((vec![0, 5], vec![5, 1])));
        assert_eq!(layout(&[2, 3], 5), None);
        assert_eq!(layout(&[usize::MAX, 2], 0), None);
    }
}
