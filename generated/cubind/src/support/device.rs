//! Typed addresses of device memory.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};

/// The address of values of type `T` in memory that a device can access: device memory, managed memory, or mapped host
/// memory. Functions take this type for arrays that are documented to be on the device, so that neither a `&mut [f32]`
/// nor an array of another type can be passed by mistake. Nothing else is checked: the address is only an integer, and
/// the memory may already be freed.
///
/// A `CuPtr` converts from and into a `CUdeviceptr`, the pointer that `cudaMalloc` returns, and the integers that other
/// crates use for addresses:
///
/// ```
/// use cubind::CuPtr;
/// let address = core::ptr::without_provenance_mut::<core::ffi::c_void>(0x1000);
/// let vector: CuPtr<f32> = CuPtr::from(address).cast();
/// assert_eq!(vector.add(2).address(), 0x1008);
/// assert!(CuPtr::<f32>::NULL.is_null());
/// assert_eq!(u64::from(CuPtr::<f32>::from(0x2000_u64)), 0x2000);
/// ```
#[repr(transparent)]
pub struct CuPtr<T>(*mut T);

impl<T> CuPtr<T> {
    /// The null address.
    pub const NULL: Self = Self(core::ptr::null_mut());

    /// Creates the address from an integer, as the C driver API represents it.
    #[inline]
    pub const fn from_address(address: u64) -> Self {
        // Device memory is not part of any Rust allocation.
        Self(core::ptr::without_provenance_mut(address as usize))
    }

    /// The address as an integer.
    #[inline]
    pub fn address(self) -> u64 {
        self.0.addr() as u64
    }

    /// Returns true if the address is null.
    #[inline]
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }

    /// The same address, for values of another type.
    #[inline]
    pub const fn cast<U>(self) -> CuPtr<U> {
        CuPtr(self.0.cast())
    }

    /// The address of the value that is `count` values after this one.
    #[inline]
    pub const fn add(self, count: usize) -> Self {
        Self(self.0.wrapping_add(count))
    }

    /// The address as a C pointer to memory that functions only read.
    #[inline]
    pub const fn as_ptr(self) -> *const T {
        self.0
    }

    /// The address as a C pointer to memory that functions may write.
    #[inline]
    pub const fn as_mut_ptr(self) -> *mut T {
        self.0
    }
}

impl<T> Clone for CuPtr<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for CuPtr<T> {}

impl<T> PartialEq for CuPtr<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for CuPtr<T> {}

impl<T> PartialOrd for CuPtr<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Orders `CuPtr`s by their addresses.
impl<T> Ord for CuPtr<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}

impl<T> Hash for CuPtr<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T> Default for CuPtr<T> {
    fn default() -> Self {
        Self::NULL
    }
}

impl<T> fmt::Debug for CuPtr<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CuPtr({:p})", self.0)
    }
}

impl<T> From<*mut T> for CuPtr<T> {
    #[inline]
    fn from(address: *mut T) -> Self {
        Self(address)
    }
}

impl<T> From<*const T> for CuPtr<T> {
    #[inline]
    fn from(address: *const T) -> Self {
        Self(address.cast_mut())
    }
}

impl<T> From<u64> for CuPtr<T> {
    #[inline]
    fn from(address: u64) -> Self {
        Self::from_address(address)
    }
}

impl<T> From<CuPtr<T>> for u64 {
    #[inline]
    fn from(address: CuPtr<T>) -> Self {
        address.address()
    }
}

impl<T> From<CuPtr<T>> for *mut T {
    #[inline]
    fn from(address: CuPtr<T>) -> Self {
        address.0
    }
}

impl<T> From<CuPtr<T>> for *const T {
    #[inline]
    fn from(address: CuPtr<T>) -> Self {
        address.0
    }
}

// SAFETY: the address is an integer, and its methods do not access the memory.
unsafe impl<T> Send for CuPtr<T> {}
// SAFETY: the address is an integer, and its methods do not access the memory.
unsafe impl<T> Sync for CuPtr<T> {}
