//! Copies of arrays of the crate `ndarray` to and from devices.

use ndarray::{Array, ArrayBase, Data, DataMut, Dimension, IntoDimension};

use super::buffer::DeviceBuffer;
use super::call::{DriverResult, refused};
use super::slice::DeviceSlice;
use crate::owned::base::CUresult;
use crate::support::{Error, Input, Output};

/// Available with the feature `ndarray`. Arrays must be in standard layout (row-major and contiguous);
/// `array.as_standard_layout()` converts other arrays. The buffer stores the values but not the shape, so specify the
/// shape when copying back.
///
/// ```no_run
/// use cubind::owned::{Device, DeviceBuffer};
/// use ndarray::{Array2, array};
///
/// Device::get(0)?.make_current()?;
/// let matrix = array![[1.0_f32, 2.0, 3.0], [4.0, 5.0, 6.0]];
/// let buffer = DeviceBuffer::from_array(&matrix)?;
/// let back: Array2<f32> = buffer.to_array(matrix.raw_dim())?;
/// assert_eq!(back, matrix);
/// let rows = buffer.slice(..3).to_array((1, 3))?;
/// assert_eq!(rows, array![[1.0, 2.0, 3.0]]);
/// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
/// ```
impl<T: Input> DeviceBuffer<T> {
    /// Allocates memory, and copies the values of an array to it.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if the array is not in standard layout. Errors of [`from_slice`](Self::from_slice).
    pub fn from_array<S: Data<Elem = T>, D: Dimension>(array: &ArrayBase<S, D>) -> DriverResult<Self> {
        Self::from_slice(array.as_slice().ok_or_else(no_rows)?)
    }

    /// Copies the values of an array from the host.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if the array is not in standard layout, or has a different number of values; errors
    /// of [`copy_from`](Self::copy_from).
    pub fn copy_from_array<S: Data<Elem = T>, D: Dimension>(&mut self, array: &ArrayBase<S, D>) -> DriverResult<()> {
        self.copy_from(array.as_slice().ok_or_else(no_rows)?)
    }
}

/// Available with the feature `ndarray`.
impl<T: Output> DeviceBuffer<T> {
    /// Copies the values to the host, into a new array of this shape.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if the shape has a different number of values. Errors of [`to_vec`](Self::to_vec).
    pub fn to_array<D: Dimension>(&self, shape: impl IntoDimension<Dim = D>) -> DriverResult<Array<T, D>> {
        self.as_slice().to_array(shape)
    }

    /// Copies the values to an array on the host.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if the array is not in standard layout, or has a different number of values; errors
    /// of [`copy_to`](Self::copy_to).
    pub fn copy_to_array<S: DataMut<Elem = T>, D: Dimension>(&self, array: &mut ArrayBase<S, D>) -> DriverResult<()> {
        self.copy_to(array.as_slice_mut().ok_or_else(no_rows)?)
    }
}

/// Available with the feature `ndarray`.
impl<T: Output> DeviceSlice<'_, T> {
    /// Copies the values to the host, into a new array of this shape.
    ///
    /// # Errors
    ///
    /// Errors of [`DeviceBuffer::to_array`].
    pub fn to_array<D: Dimension>(self, shape: impl IntoDimension<Dim = D>) -> DriverResult<Array<T, D>> {
        let shape = shape.into_dimension();
        let refuse = |shape: &D| {
            let words = format!("{} values cannot have the shape {:?}", self.len(), shape.slice());
            refused!("cuMemcpyDtoH", CUDA_ERROR_INVALID_VALUE, words)
        };
        if shape.size_checked() != Some(self.len()) {
            return Err(refuse(&shape));
        }
        let values = self.to_vec()?;
        // If an array has no values, it may have a shape that `ndarray` does not support.
        Array::from_shape_vec(shape.clone(), values).map_err(|_| refuse(&shape))
    }
}

/// The error for arrays that are not in standard layout.
fn no_rows() -> Error<CUresult> {
    let words = "the array is not in standard layout: convert it with `as_standard_layout`".to_owned();
    refused!("cuMemcpy", CUDA_ERROR_INVALID_VALUE, words)
}
