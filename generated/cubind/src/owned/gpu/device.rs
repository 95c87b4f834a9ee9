//! Devices, and their primary contexts.

use std::collections::BTreeMap;
use std::ffi::CString;
use std::sync::{Mutex, PoisonError};

use super::call::{DriverResult, Home, require};
use super::pool;
use crate::owned::Borrowed;
use crate::owned::base::checked;
use crate::owned::base::{CUcontext, CUdevice, CUdevice_attribute, CUresult, CUuuid};

/// A device: a GPU, or a part of one.
///
/// ```no_run
/// use cubind::cuda13::driver::CUdevice_attribute;
/// use cubind::owned::Device;
///
/// for device in Device::all()? {
///     let (major, minor) = device.compute_capability()?;
///     let count = device.attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)?;
///     println!("{}: compute capability {major}.{minor}, {count} multiprocessors", device.name()?);
/// }
/// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Device(CUdevice);

impl Device {
    /// The number of devices. Initialises the driver, as every function that returns a device does.
    ///
    /// # Errors
    ///
    /// What `cuInit` or `cuDeviceGetCount` returns: among others that there is no driver, and where it was searched.
    pub fn count() -> DriverResult<usize> {
        // SAFETY: 0 is the only flag.
        let count = unsafe {
            checked::cuInit(0)?;
            checked::cuDeviceGetCount()?
        };
        Ok(usize::try_from(count).unwrap_or_default())
    }

    /// All devices.
    ///
    /// # Errors
    ///
    /// As [`count`](Self::count) and [`get`](Self::get).
    pub fn all() -> DriverResult<Vec<Self>> {
        (0..Self::count()?).map(Self::get).collect()
    }

    /// A device by its number, from 0.
    ///
    /// # Errors
    ///
    /// What `cuInit` or `cuDeviceGet` returns: `CUDA_ERROR_INVALID_DEVICE` if there are not so many.
    pub fn get(ordinal: usize) -> DriverResult<Self> {
        let number = i32::try_from(ordinal).unwrap_or(i32::MAX);
        // SAFETY: 0 is the only flag, and the driver checks the number.
        unsafe {
            checked::cuInit(0)?;
            checked::cuDeviceGet(number).map(Self)
        }
    }

    /// The device of a handle, which is a number: of one that does not exist, every call is an error.
    pub const fn from_handle(device: CUdevice) -> Self {
        Self(device)
    }

    /// The handle, for raw functions.
    pub const fn handle(self) -> CUdevice {
        self.0
    }

    /// Its number, which runtime libraries know it by.
    #[doc(hidden)]
    pub const fn number(self) -> i32 {
        self.0.0
    }

    /// That of a context.
    pub(super) fn of(home: Home) -> DriverResult<Self> {
        // SAFETY: no arguments.
        home.enter(|| unsafe { checked::cuCtxGetDevice().map(Self) })
    }

    /// The product's name.
    ///
    /// # Errors
    ///
    /// What `cuDeviceGetName` returns.
    pub fn name(self) -> DriverResult<String> {
        // SAFETY: the driver checks the device.
        let name = unsafe { checked::cuDeviceGetName(self.0)? };
        Ok(name.to_string_lossy().into_owned())
    }

    /// An attribute: a `CUdevice_attribute` of either major version, or its number.
    ///
    /// # Errors
    ///
    /// What `cuDeviceGetAttribute` returns: `CUDA_ERROR_INVALID_VALUE` for an attribute that the driver does not know.
    pub fn attribute(self, attribute: impl Into<i32>) -> DriverResult<i32> {
        // SAFETY: the driver checks both numbers.
        unsafe { checked::cuDeviceGetAttribute(CUdevice_attribute(attribute.into()), self.0) }
    }

    /// The compute capability: 9 and 0 for `sm_90`.
    ///
    /// # Errors
    ///
    /// As [`attribute`](Self::attribute).
    pub fn compute_capability(self) -> DriverResult<(i32, i32)> {
        let major = self.attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?;
        Ok((major, self.attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?))
    }

    /// The compiler's option for code that runs on this device: `--gpu-architecture=sm_90`.
    ///
    /// # Errors
    ///
    /// As [`attribute`](Self::attribute).
    pub fn compiler_option(self) -> DriverResult<CString> {
        let (major, minor) = self.compute_capability()?;
        Ok(CString::new(format!("--gpu-architecture=sm_{major}{minor}")).unwrap_or_default())
    }

    /// The memory, in bytes.
    ///
    /// # Errors
    ///
    /// What `cuDeviceTotalMem` returns.
    pub fn total_memory(self) -> DriverResult<usize> {
        // SAFETY: the driver checks the device.
        unsafe { checked::cuDeviceTotalMem(self.0) }
    }

    /// What distinguishes it from every other device, here and in other processes.
    ///
    /// # Errors
    ///
    /// What `cuDeviceGetUuid_v2` returns.
    pub fn uuid(self) -> DriverResult<CUuuid> {
        // SAFETY: the driver checks the device.
        unsafe { checked::cuDeviceGetUuid_v2(self.0) }
    }

    /// Whether this device can read and write another one's memory where that is.
    ///
    /// # Errors
    ///
    /// What `cuDeviceCanAccessPeer` returns.
    pub fn can_access(self, other: Self) -> DriverResult<bool> {
        // SAFETY: the driver checks the devices.
        unsafe { checked::cuDeviceCanAccessPeer(self.0, other.0).map(|can| can != 0) }
    }

    /// Lets kernels and libraries in this device's primary context use memory of the other one's, from now on and for the life
    /// of the process. It is no error if they may already.
    ///
    /// ```no_run
    /// use cubind::owned::Device;
    ///
    /// let (first, second) = (Device::get(0)?, Device::get(1)?);
    /// if first.can_access(second)? {
    ///     first.access(second)?;
    /// }
    /// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// What `cuCtxEnablePeerAccess` returns: `CUDA_ERROR_PEER_ACCESS_UNSUPPORTED` where [`can_access`](Self::can_access) says no.
    pub fn access(self, other: Self) -> DriverResult<()> {
        let (home, peer) = (Home::of(self.primary_context()?.handle), other.primary_context()?.handle);
        // SAFETY: the contexts are never released; there are no flags.
        match home.enter(|| unsafe { checked::cuCtxEnablePeerAccess(peer, 0) }) {
            Err(error) if error.code() == CUresult::CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED => Ok(()),
            other => other,
        }
    }

    /// The primary context, which the runtime API and other libraries in the process use too. Made by the first call.
    ///
    /// # Errors
    ///
    /// What `cuDevicePrimaryCtxRetain` returns.
    pub fn primary_context(self) -> DriverResult<Context> {
        // One reference per device for the life of the process, however often this is called.
        static RETAINED: Mutex<BTreeMap<Device, CUcontext>> = Mutex::new(BTreeMap::new());
        let mut retained = RETAINED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(handle) = retained.get(&self) {
            return Ok(Context { device: self, handle: *handle });
        }
        // SAFETY: the driver checks the device.
        let handle = unsafe { checked::cuDevicePrimaryCtxRetain(self.0)? };
        require!(!handle.is_null(), "cuDevicePrimaryCtxRetain", CUDA_ERROR_INVALID_CONTEXT);
        retained.insert(self, handle);
        pool::keep(handle);
        Ok(Context { device: self, handle })
    }

    /// The primary context, made current for the calling thread: what most programs begin with.
    ///
    /// ```no_run
    /// use cubind::owned::{Device, DeviceBuffer};
    ///
    /// Device::get(0)?.make_current()?;
    /// let numbers = DeviceBuffer::from_slice(&[1.0_f32, 2.0, 3.0])?;
    /// assert_eq!(numbers.to_vec()?, [1.0, 2.0, 3.0]);
    /// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`primary_context`](Self::primary_context) and [`Context::make_current`].
    pub fn make_current(self) -> DriverResult<Context> {
        let context = self.primary_context()?;
        context.make_current()?;
        Ok(context)
    }
}

/// The primary context of a device.
///
/// It is retained once per process, by the first [`Device::primary_context`], and never released: that is why it needs no
/// lifetime and no reference count, can be copied, and may be used on every thread, and why everything that is made in it
/// can be freed at any time. Other contexts are made and destroyed by `unsafe` functions, whose callers promise that what
/// was made in them is dropped first.
///
/// `cuDevicePrimaryCtxReset`, `cuDevicePrimaryCtxRelease` and `cudaDeviceReset` destroy what it holds; they are `unsafe` for that reason.
/// Whoever calls them has dropped before what was made in it, handles of libraries as well, and has called [`trim`](Self::trim), which gives back
/// what the layer keeps for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Context {
    device: Device,
    handle: CUcontext,
}

impl Context {
    /// Its device.
    pub const fn device(self) -> Device {
        self.device
    }

    /// The handle, for raw functions.
    pub const fn handle(self) -> CUcontext {
        self.handle
    }

    /// The context for the functions of `owned`: it is never released.
    ///
    /// ```no_run
    /// use cubind::cuda13::owned::driver::cuCtxGetApiVersion;
    /// use cubind::owned::Device;
    ///
    /// let context = Device::get(0)?.primary_context()?;
    /// assert!(cuCtxGetApiVersion(context.borrow())? >= 12000);
    /// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
    /// ```
    pub const fn borrow(self) -> Borrowed<'static, CUcontext> {
        // SAFETY: the context lives as long as the process, and several threads may use it.
        unsafe { Borrowed::from_raw(self.handle) }
    }

    /// Makes it the calling thread's context, in which functions without a stream or a context in their arguments work. Each
    /// thread that calls such a function needs one; as long as the program uses one device alone, a thread without a context gets
    /// that device's from the functions here that need one.
    ///
    /// # Errors
    ///
    /// What `cuCtxSetCurrent` returns.
    pub fn make_current(self) -> DriverResult<()> {
        // SAFETY: the context is never released.
        unsafe { checked::cuCtxSetCurrent(self.handle) }
    }

    /// Waits for all work in the context.
    ///
    /// # Errors
    ///
    /// What `cuCtxSynchronize` returns, which may be the error of work that was started earlier.
    pub fn synchronize(self) -> DriverResult<()> {
        Home::of(self.handle).synchronize()
    }

    /// Destroys the events and streams that were needed for copies and waits, and that are kept for the next ones.
    ///
    /// # Errors
    ///
    /// What `cuEventDestroy` and `cuStreamDestroy` return.
    pub fn trim(self) -> DriverResult<()> {
        pool::trim(Home::of(self.handle))
    }

    /// How many bytes of the device's memory are free, and how many there are.
    ///
    /// # Errors
    ///
    /// What `cuMemGetInfo` returns.
    pub fn memory(self) -> DriverResult<(usize, usize)> {
        // SAFETY: no arguments.
        Home::of(self.handle).enter(|| unsafe { checked::cuMemGetInfo() })
    }
}
