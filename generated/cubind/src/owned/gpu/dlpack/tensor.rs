//! Import of arrays from other libraries.

use core::fmt;
use core::marker::PhantomData;
use core::ptr::NonNull;

use super::abi::{DLDataType, DLDeviceType, DLManagedTensor, DLManagedTensorVersioned, DLPackVersion, DLTensor};
use super::error::DlpackError;
use crate::owned::gpu::allocation::AllocationState;
use crate::owned::gpu::call::Home;
use crate::owned::gpu::device::Device;
use crate::owned::gpu::slice::DeviceSlice;
use crate::owned::gpu::slice_mut::DeviceSliceMut;
use crate::support::{CuPtr, Element};

/// An array of another library in device memory. Its elements have the type `T` and are contiguous. Dropping the tensor
/// returns the array to its owner, after waiting for the work that uses its slices.
///
/// A tensor stays on the thread that created it, because other threads may not be allowed to call its `deleter`.
///
/// ```compile_fail,E0277
/// use cubind::owned::dlpack::Tensor;
///
/// fn elsewhere(tensor: Tensor<f32>) {
///     std::thread::spawn(move || drop(tensor));
/// }
/// ```
#[must_use = "dropping this returns the array to its owner"]
pub struct Tensor<T> {
    managed: Managed,
    address: CuPtr<T>,
    shape: Vec<usize>,
    len: usize,
    owner: AllocationState,
    values: PhantomData<T>,
}

/// The struct of the other library. Its deleter is called once.
enum Managed {
    Versioned(NonNull<DLManagedTensorVersioned>),
    Unversioned(NonNull<DLManagedTensor>),
}

impl Managed {
    /// Returns the array if its version is supported.
    fn tensor(&self) -> Result<&DLTensor, DlpackError> {
        match self {
            Self::Versioned(tensor) => {
                let of = tensor.as_ptr();
                // SAFETY: `from_raw` requires a valid tensor; the version is the first field in all versions.
                let version = unsafe { (*of).version };
                if version.major != DLPackVersion::OWN.major {
                    return Err(DlpackError::Version(version));
                }
                // SAFETY: in this version, the struct contains the array.
                Ok(unsafe { &(*of).dl_tensor })
            }
            // SAFETY: `from_raw_unversioned` requires a valid tensor.
            Self::Unversioned(tensor) => Ok(unsafe { &(*tensor.as_ptr()).dl_tensor }),
        }
    }

    fn is_read_only(&self) -> bool {
        match self {
            // SAFETY: `from_raw` requires a valid tensor, whose struct contains the flags in all versions.
            Self::Versioned(tensor) => unsafe { (*tensor.as_ptr()).flags & DLManagedTensorVersioned::READ_ONLY != 0 },
            Self::Unversioned(_) => false,
        }
    }

    /// Calls the array's deleter.
    fn delete(&self) {
        match self {
            Self::Versioned(tensor) => {
                // SAFETY: `from_raw` requires a valid tensor; the tensor is not used afterwards.
                unsafe { (*tensor.as_ptr()).deleter.map(|delete| delete(tensor.as_ptr())) };
            }
            Self::Unversioned(tensor) => {
                // SAFETY: `from_raw_unversioned` requires a valid tensor; the tensor is not used afterwards.
                unsafe { (*tensor.as_ptr()).deleter.map(|delete| delete(tensor.as_ptr())) };
            }
        }
    }
}

impl<T: Element<DLDataType>> Tensor<T> {
    /// Takes ownership of an array, given the pointer of a capsule `dltensor_versioned`. The capsule must then be
    /// renamed to `used_dltensor_versioned`.
    ///
    /// # Errors
    ///
    /// [`DlpackError`] if the version, the device, the element type or the strides are not supported. If there is an
    /// error, the deleter is called.
    ///
    /// # Safety
    ///
    /// - `tensor` is a valid array as specified by `dlpack.h`, and no other code calls its deleter.
    /// - The array's values are written, or all uses of the tensor are ordered after the work that writes the values.
    /// - While the tensor exists, no other code writes the values, nor reads values that are written through the
    ///   tensor.
    /// - The array's memory belongs to the device's primary context, as in all libraries that are built on the CUDA
    ///   runtime.
    pub unsafe fn from_raw(tensor: NonNull<DLManagedTensorVersioned>) -> Result<Self, DlpackError> {
        Self::of(Managed::Versioned(tensor))
    }

    /// Like [`from_raw`](Self::from_raw), but for an array of DLPack before version 1.0, given the pointer of a capsule
    /// `dltensor`.
    ///
    /// # Errors
    ///
    /// Errors of [`from_raw`](Self::from_raw).
    ///
    /// # Safety
    ///
    /// See [`from_raw`](Self::from_raw).
    pub unsafe fn from_raw_unversioned(tensor: NonNull<DLManagedTensor>) -> Result<Self, DlpackError> {
        Self::of(Managed::Unversioned(tensor))
    }

    fn of(managed: Managed) -> Result<Self, DlpackError> {
        let parts = managed.tensor().and_then(|tensor| {
            let device = usize::try_from(device(tensor)?).unwrap_or(usize::MAX);
            let (address, shape, len) = values::<T>(tensor)?;
            Ok((Device::get(device)?.primary_context()?, address, shape, len))
        });
        let (context, address, shape, len) = match parts {
            Ok(parts) => parts,
            Err(error) => {
                managed.delete();
                return Err(error);
            }
        };
        let owner = AllocationState::new(Home::of(context.handle()));
        Ok(Self { managed, address, shape, len, owner, values: PhantomData })
    }
}

impl<T> Tensor<T> {
    /// The number of elements in each dimension.
    pub fn shape(&self) -> &[usize] {
        &self.shape
    }

    /// Returns the number of elements in the tensor.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Returns true if the tensor contains no elements.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns true if the owner forbids writing.
    pub fn is_read_only(&self) -> bool {
        self.managed.is_read_only()
    }

    /// Returns a read-only slice of all elements.
    pub const fn as_slice(&self) -> DeviceSlice<'_, T> {
        DeviceSlice::new(self.address, self.len, &self.owner)
    }

    /// Returns a mutable slice of all elements; `None` if the array is read-only.
    pub fn as_mut_slice(&mut self) -> Option<DeviceSliceMut<'_, T>> {
        (!self.is_read_only()).then(|| DeviceSliceMut::new(self.address, self.len, &self.owner))
    }
}

/// Calls the deleter, unless the driver cannot report that the work is done, or a
/// [`RecordedGraph`](crate::owned::RecordedGraph) uses the memory. In these cases the deleter is not called, and the
/// memory stays allocated, because the work may be unfinished, or the graph may be destroyed on another thread.
impl<T> Drop for Tensor<T> {
    fn drop(&mut self) {
        if !self.owner.is_kept() && self.owner.settle().is_ok() {
            self.managed.delete();
        }
    }
}

impl<T> fmt::Debug for Tensor<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tensor({:?}, {:?} values)", self.address, self.shape)
    }
}

/// Returns the ordinal of the device.
fn device(tensor: &DLTensor) -> Result<i32, DlpackError> {
    match tensor.device.device_type {
        DLDeviceType::CUDA | DLDeviceType::CUDA_MANAGED => Ok(tensor.device.device_id),
        _ => Err(DlpackError::Device(tensor.device)),
    }
}

/// Returns the address of the elements, the shape, and the number of elements.
fn values<T: Element<DLDataType>>(tensor: &DLTensor) -> Result<(CuPtr<T>, Vec<usize>, usize), DlpackError> {
    let (found, wanted) = (tensor.dtype, T::NUMBER);
    if found != wanted {
        return Err(DlpackError::Type { found, wanted });
    }
    let dimensions = usize::try_from(tensor.ndim).map_err(|_| DlpackError::Shape(Vec::new()))?;
    // SAFETY: a valid tensor has one integer per dimension at this address.
    let listed = |numbers: *mut i64| unsafe { list(numbers, dimensions) };
    let no_shape = || DlpackError::Shape(listed(tensor.shape));
    let shape: Option<Vec<usize>> = listed(tensor.shape).iter().map(|count| usize::try_from(*count).ok()).collect();
    let shape = shape.filter(|shape| shape.len() == dimensions).ok_or_else(no_shape)?;
    let len = shape.iter().try_fold(1_usize, |values, count| values.checked_mul(*count)).ok_or_else(no_shape)?;
    let bytes = len.checked_mul(size_of::<T>()).filter(|bytes| isize::try_from(*bytes).is_ok());
    if bytes.ok_or_else(no_shape)? == 0 {
        return Ok((CuPtr::NULL, shape, len));
    }
    let strides = listed(tensor.strides);
    if !tensor.strides.is_null() && !are_rows(&shape, &strides) {
        return Err(DlpackError::Strides { shape: listed(tensor.shape), strides });
    }
    let address = CuPtr::<u8>::from(tensor.data.cast::<u8>()).address().wrapping_add(tensor.byte_offset);
    let is_aligned = address % align_of::<T>() as u64 == 0;
    if tensor.data.is_null() || !is_aligned {
        return Err(DlpackError::Address(address));
    }
    Ok((CuPtr::from(address), shape, len))
}

/// Copies `count` integers. Returns an empty list if the pointer is NULL.
///
/// # Safety
///
/// The pointer must be NULL, or point to `count` integers.
unsafe fn list(numbers: *mut i64, count: usize) -> Vec<i64> {
    if numbers.is_null() {
        return Vec::new();
    }
    // SAFETY: the caller guarantees that the pointer points to `count` integers.
    unsafe { core::slice::from_raw_parts(numbers, count) }.to_vec()
}

/// Returns true if the elements are contiguous and in row-major order. The stride of a dimension with one element is
/// ignored.
fn are_rows(shape: &[usize], strides: &[i64]) -> bool {
    let mut values = 1;
    shape.iter().zip(strides).rev().all(|(count, stride)| {
        let fits = *count == 1 || usize::try_from(*stride) == Ok(values);
        values *= count;
        fits
    })
}

#[cfg(test)]
mod tests {
    use super::are_rows;

    #[test]
    fn contiguous_strides_are_recognized() {
        assert!(are_rows(&[2, 3, 4], &[12, 4, 1]));
        assert!(are_rows(&[1, 3], &[77, 1]) && are_rows(&[], &[]));
        assert!(!are_rows(&[2, 3], &[1, 2]), "columns");
        assert!(!are_rows(&[2, 3], &[4, 1]), "a part of a wider array");
        assert!(!are_rows(&[3], &[-1]), "backwards");
        assert!(!are_rows(&[3], &[0]), "one value, three times");
    }
}
