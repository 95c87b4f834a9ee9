//! Arrays of other libraries.

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

/// An array of another library in a device's memory, whose values are of type `T` and lie one after the other. Its owner is told
/// when this is dropped, after the work that was given its slices has finished.
///
/// It stays on the thread that has taken it, because nobody promises that its owner can be told on another one.
///
/// ```compile_fail,E0277
/// use cubind::owned::dlpack::Tensor;
///
/// fn elsewhere(tensor: Tensor<f32>) {
///     std::thread::spawn(move || drop(tensor));
/// }
/// ```
#[must_use = "dropping this tells its owner that it is not needed"]
pub struct Tensor<T> {
    managed: Managed,
    address: CuPtr<T>,
    shape: Vec<usize>,
    len: usize,
    owner: AllocationState,
    values: PhantomData<T>,
}

/// The struct that came from the other library, whose deleter is called once.
enum Managed {
    Versioned(NonNull<DLManagedTensorVersioned>),
    Unversioned(NonNull<DLManagedTensor>),
}

impl Managed {
    /// The array, whose version is one that is known.
    fn tensor(&self) -> Result<&DLTensor, DlpackError> {
        match self {
            Self::Versioned(tensor) => {
                let of = tensor.as_ptr();
                // SAFETY: `from_raw` promises that it is one; the version comes first in all of them.
                let version = unsafe { (*of).version };
                if version.major != DLPackVersion::OWN.major {
                    return Err(DlpackError::Version(version));
                }
                // SAFETY: in this version the array is there.
                Ok(unsafe { &(*of).dl_tensor })
            }
            // SAFETY: `from_raw_unversioned` promises that it is one.
            Self::Unversioned(tensor) => Ok(unsafe { &(*tensor.as_ptr()).dl_tensor }),
        }
    }

    fn is_read_only(&self) -> bool {
        match self {
            // SAFETY: as above; all versions have the flags.
            Self::Versioned(tensor) => unsafe { (*tensor.as_ptr()).flags & DLManagedTensorVersioned::READ_ONLY != 0 },
            Self::Unversioned(_) => false,
        }
    }

    /// Tells its owner.
    fn delete(&self) {
        match self {
            Self::Versioned(tensor) => {
                // SAFETY: as above; it is not used afterwards.
                unsafe { (*tensor.as_ptr()).deleter.map(|delete| delete(tensor.as_ptr())) };
            }
            Self::Unversioned(tensor) => {
                // SAFETY: as above.
                unsafe { (*tensor.as_ptr()).deleter.map(|delete| delete(tensor.as_ptr())) };
            }
        }
    }
}

impl<T: Element<DLDataType>> Tensor<T> {
    /// Takes over an array: the pointer of a capsule `dltensor_versioned`, which is then named `used_dltensor_versioned`.
    ///
    /// # Errors
    ///
    /// What is not as it has to be: the version, the device, the type of the values, their strides. Its owner is then told that it
    /// is not needed.
    ///
    /// # Safety
    ///
    /// It is such an array, as `dlpack.h` has it; nobody else calls its deleter. Its values are written, or whoever uses them is
    /// in the order of the stream that writes them; nobody else writes them meanwhile, nor reads what is written here. It is
    /// memory of the device's primary context, which all libraries use that are built on CUDA's runtime.
    pub unsafe fn from_raw(tensor: NonNull<DLManagedTensorVersioned>) -> Result<Self, DlpackError> {
        Self::of(Managed::Versioned(tensor))
    }

    /// The same of an array as before version 1.0 of DLPack: the pointer of a capsule `dltensor`.
    ///
    /// # Errors
    ///
    /// As [`from_raw`](Self::from_raw).
    ///
    /// # Safety
    ///
    /// As there.
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
    /// The number of values in each dimension.
    pub fn shape(&self) -> &[usize] {
        &self.shape
    }

    /// The number of values.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether its owner wants nobody to write it.
    pub fn is_read_only(&self) -> bool {
        self.managed.is_read_only()
    }

    /// All values, for reading.
    pub const fn as_slice(&self) -> DeviceSlice<'_, T> {
        DeviceSlice::new(self.address, self.len, &self.owner)
    }

    /// All values, for writing; nothing if it is read only.
    pub fn as_mut_slice(&mut self) -> Option<DeviceSliceMut<'_, T>> {
        (!self.is_read_only()).then(|| DeviceSliceMut::new(self.address, self.len, &self.owner))
    }
}

/// Tells its owner. If the driver cannot tell whether its work is done, nobody is told, and the memory stays.
impl<T> Drop for Tensor<T> {
    fn drop(&mut self) {
        if self.owner.settle().is_ok() {
            self.managed.delete();
        }
    }
}

impl<T> fmt::Debug for Tensor<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tensor({:?}, {:?} values)", self.address, self.shape)
    }
}

/// The number of the device.
fn device(tensor: &DLTensor) -> Result<i32, DlpackError> {
    match tensor.device.device_type {
        DLDeviceType::CUDA | DLDeviceType::CUDA_MANAGED => Ok(tensor.device.device_id),
        _ => Err(DlpackError::Device(tensor.device)),
    }
}

/// Where the values are, their shape, and how many they are.
fn values<T: Element<DLDataType>>(tensor: &DLTensor) -> Result<(CuPtr<T>, Vec<usize>, usize), DlpackError> {
    let (found, wanted) = (tensor.dtype, T::NUMBER);
    if found != wanted {
        return Err(DlpackError::Type { found, wanted });
    }
    let dimensions = usize::try_from(tensor.ndim).map_err(|_| DlpackError::Shape(Vec::new()))?;
    // SAFETY: whoever has made the tensor promises that so many numbers are there.
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

/// So many numbers; none at NULL.
///
/// # Safety
///
/// They are there, or it is NULL.
unsafe fn list(numbers: *mut i64, count: usize) -> Vec<i64> {
    if numbers.is_null() {
        return Vec::new();
    }
    // SAFETY: the caller's promise.
    unsafe { core::slice::from_raw_parts(numbers, count) }.to_vec()
}

/// Whether values lie one after the other, the last dimension first. Where there is one value, its distance to others means nothing.
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
    fn strides_of_rows() {
        assert!(are_rows(&[2, 3, 4], &[12, 4, 1]));
        assert!(are_rows(&[1, 3], &[77, 1]) && are_rows(&[], &[]));
        assert!(!are_rows(&[2, 3], &[1, 2]), "columns");
        assert!(!are_rows(&[2, 3], &[4, 1]), "a part of a wider array");
        assert!(!are_rows(&[3], &[-1]), "backwards");
        assert!(!are_rows(&[3], &[0]), "one value, three times");
    }
}
