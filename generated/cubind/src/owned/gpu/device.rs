//! Devices, and their primary contexts.

use std::ffi::CString;
use std::sync::{Mutex, PoisonError};

use super::call::{DriverResult, Home, require};
use super::pool;
use super::sorted::SortedMap;
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
    /// Errors of `cuInit` or `cuDeviceGetCount`. If there is no driver, the error lists the searched paths.
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
    /// Errors of [`count`](Self::count) and [`get`](Self::get).
    pub fn all() -> DriverResult<Vec<Self>> {
        (0..Self::count()?).map(Self::get).collect()
    }

    /// A device by its number, from 0.
    ///
    /// # Errors
    ///
    /// Errors of `cuInit` or `cuDeviceGet`: `CUDA_ERROR_INVALID_DEVICE` if there is no device with this number.
    pub fn get(ordinal: usize) -> DriverResult<Self> {
        let number = i32::try_from(ordinal).unwrap_or(i32::MAX);
        // SAFETY: 0 is the only flag, and the driver checks the number.
        unsafe {
            checked::cuInit(0)?;
            checked::cuDeviceGet(number).map(Self)
        }
    }

    /// The device of a handle, which is an integer. If there is no such device, every call returns an error.
    pub const fn from_handle(device: CUdevice) -> Self {
        Self(device)
    }

    /// The handle, for raw functions.
    pub const fn handle(self) -> CUdevice {
        self.0
    }

    /// Its ordinal, which runtime libraries use.
    #[doc(hidden)]
    pub const fn number(self) -> i32 {
        self.0.0
    }

    /// The device of a context.
    pub(super) fn of(home: Home) -> DriverResult<Self> {
        // SAFETY: no arguments.
        home.enter(|| unsafe { checked::cuCtxGetDevice().map(Self) })
    }

    /// The product's name.
    ///
    /// # Errors
    ///
    /// Errors of `cuDeviceGetName`.
    pub fn name(self) -> DriverResult<String> {
        // SAFETY: the driver checks the device.
        let name = unsafe { checked::cuDeviceGetName(self.0)? };
        Ok(name.to_string_lossy().into_owned())
    }

    /// An attribute: a `CUdevice_attribute` of either major version, or its integer value.
    ///
    /// # Errors
    ///
    /// Errors of `cuDeviceGetAttribute`: `CUDA_ERROR_INVALID_VALUE` if the driver does not support the attribute.
    pub fn attribute(self, attribute: impl Into<i32>) -> DriverResult<i32> {
        // SAFETY: the driver checks both numbers.
        unsafe { checked::cuDeviceGetAttribute(CUdevice_attribute(attribute.into()), self.0) }
    }

    /// The compute capability: 9 and 0 for `sm_90`.
    ///
    /// # Errors
    ///
    /// Errors of [`attribute`](Self::attribute).
    pub fn compute_capability(self) -> DriverResult<(i32, i32)> {
        let major = self.attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?;
        Ok((major, self.attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?))
    }

    /// The compiler's option for code that runs on this device: `--gpu-architecture=sm_90`.
    ///
    /// # Errors
    ///
    /// Errors of [`attribute`](Self::attribute).
    pub fn compiler_option(self) -> DriverResult<CString> {
        let (major, minor) = self.compute_capability()?;
        Ok(CString::new(format!("--gpu-architecture=sm_{major}{minor}")).unwrap_or_default())
    }

    /// The memory, in bytes.
    ///
    /// # Errors
    ///
    /// Errors of `cuDeviceTotalMem`.
    pub fn total_memory(self) -> DriverResult<usize> {
        // SAFETY: the driver checks the device.
        unsafe { checked::cuDeviceTotalMem(self.0) }
    }

    /// An identifier that is unique among all devices, also in other processes.
    ///
    /// # Errors
    ///
    /// Errors of `cuDeviceGetUuid_v2`.
    pub fn uuid(self) -> DriverResult<CUuuid> {
        // SAFETY: the driver checks the device.
        unsafe { checked::cuDeviceGetUuid_v2(self.0) }
    }

    /// Returns true if this device can access another one's memory directly.
    ///
    /// # Errors
    ///
    /// Errors of `cuDeviceCanAccessPeer`.
    pub fn can_access(self, other: Self) -> DriverResult<bool> {
        // SAFETY: the driver checks the devices.
        unsafe { checked::cuDeviceCanAccessPeer(self.0, other.0).map(|can| can != 0) }
    }

    /// Lets kernels and libraries in this device's primary context use memory of the other one's, from now on and for the life
    /// of the process. Repeated calls are not an error.
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
    /// Errors of `cuCtxEnablePeerAccess`: `CUDA_ERROR_PEER_ACCESS_UNSUPPORTED` if [`can_access`](Self::can_access) returns
    /// false.
    pub fn access(self, other: Self) -> DriverResult<()> {
        let (home, peer) = (Home::of(self.primary_context()?.handle), other.primary_context()?.handle);
        // SAFETY: the contexts are never released; there are no flags.
        match home.enter(|| unsafe { checked::cuCtxEnablePeerAccess(peer, 0) }) {
            Err(error) if error.code() == CUresult::CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED => Ok(()),
            other => other,
        }
    }

    /// The primary context, which the runtime API and other libraries in the process use too. Created by the first
    /// call.
    ///
    /// # Errors
    ///
    /// Errors of `cuDevicePrimaryCtxRetain`.
    pub fn primary_context(self) -> DriverResult<Context> {
        // One reference per device for the life of the process, however often this is called.
        static RETAINED: Mutex<SortedMap<Device, CUcontext>> = Mutex::new(SortedMap::new());
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

    /// Makes the primary context current for the calling thread. Most programs begin with this.
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
    /// Errors of [`primary_context`](Self::primary_context) and [`Context::make_current`].
    pub fn make_current(self) -> DriverResult<Context> {
        let context = self.primary_context()?;
        context.make_current()?;
        Ok(context)
    }
}

/// The primary context of a device.
///
/// It is retained once per process, by the first [`Device::primary_context`], and never released. Therefore it needs no
/// lifetime and no reference count, can be copied, and may be used on every thread. Objects that are created in it can
/// be freed at any time. Other contexts are created and destroyed by `unsafe` functions: first drop all objects that
/// were created in them.
///
/// `cuDevicePrimaryCtxReset`, `cuDevicePrimaryCtxRelease` and `cudaDeviceReset` destroy its objects; they are `unsafe` for that reason.
/// Before such a call, drop all objects that were created in it, handles of libraries as well. Then call [`trim`](Self::trim),
/// which destroys the objects that this crate keeps for itself.
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

    /// Borrows the context for the functions of `owned`: it is never released.
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

    /// Makes it the calling thread's context, which functions without a stream or a context in their arguments use. Each thread
    /// that calls such a function needs one. As long as the program uses only one device, this crate's functions set that
    /// device's context on threads without one.
    ///
    /// # Errors
    ///
    /// Errors of `cuCtxSetCurrent`.
    pub fn make_current(self) -> DriverResult<()> {
        // SAFETY: the context is never released.
        unsafe { checked::cuCtxSetCurrent(self.handle) }
    }

    /// Waits for all work in the context.
    ///
    /// # Errors
    ///
    /// Errors of `cuCtxSynchronize`, which may be the error of work that was started earlier.
    pub fn synchronize(self) -> DriverResult<()> {
        Home::of(self.handle).synchronize()
    }

    /// Destroys the events and streams that were created for copies and waits, and are kept for reuse.
    ///
    /// # Errors
    ///
    /// Errors of `cuEventDestroy` and `cuStreamDestroy`.
    pub fn trim(self) -> DriverResult<()> {
        pool::trim(Home::of(self.handle))
    }

    /// The free and the total memory of the device, in bytes.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemGetInfo`.
    pub fn memory(self) -> DriverResult<(usize, usize)> {
        // SAFETY: no arguments.
        Home::of(self.handle).enter(|| unsafe { checked::cuMemGetInfo() })
    }
}
