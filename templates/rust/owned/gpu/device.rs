//! Devices, and their primary contexts.

use std::ffi::CString;
use std::sync::{Mutex, PoisonError};

use super::call::{DriverResult, Home, require};
use super::pool;
use super::sorted::SortedMap;
use crate::owned::Borrowed;
use crate::owned::base::checked;
use crate::owned::base::{CUcontext, CUdevice, CUdevice_attribute, CUresult, CUuuid};

/// A CUDA device: a GPU, or a partition of a GPU.
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
    /// Returns the number of devices. Like every function that returns a device, it initializes the driver.
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

    /// Returns all devices.
    ///
    /// # Errors
    ///
    /// Errors of [`count`](Self::count) and [`get`](Self::get).
    pub fn all() -> DriverResult<Vec<Self>> {
        (0..Self::count()?).map(Self::get).collect()
    }

    /// Returns a device by its ordinal, from 0.
    ///
    /// # Errors
    ///
    /// Errors of `cuInit` or `cuDeviceGet`: `CUDA_ERROR_INVALID_DEVICE` if there is no device with this ordinal.
    pub fn get(ordinal: usize) -> DriverResult<Self> {
        let number = i32::try_from(ordinal).unwrap_or(i32::MAX);
        // SAFETY: 0 is the only flag, and the driver checks the ordinal.
        unsafe {
            checked::cuInit(0)?;
            checked::cuDeviceGet(number).map(Self)
        }
    }

    /// Creates a device from its handle, which is an integer. If there is no such device, every call returns an error.
    pub const fn from_handle(device: CUdevice) -> Self {
        Self(device)
    }

    /// Returns the handle, for raw functions.
    pub const fn handle(self) -> CUdevice {
        self.0
    }

    /// Returns the ordinal of the device, by which the CUDA libraries identify it.
    #[doc(hidden)]
    pub const fn number(self) -> i32 {
        self.0.0
    }

    /// Returns the device of a context.
    pub(super) fn of(home: Home) -> DriverResult<Self> {
        // SAFETY: the function has no arguments.
        home.enter(|| unsafe { checked::cuCtxGetDevice().map(Self) })
    }

    /// Returns the product name.
    ///
    /// # Errors
    ///
    /// Errors of `cuDeviceGetName`.
    pub fn name(self) -> DriverResult<String> {
        // SAFETY: the driver checks the device.
        let name = unsafe { checked::cuDeviceGetName(self.0)? };
        Ok(name.to_string_lossy().into_owned())
    }

    /// Returns an attribute, given as a `CUdevice_attribute` of either major version, or as its integer value.
    ///
    /// # Errors
    ///
    /// Errors of `cuDeviceGetAttribute`: `CUDA_ERROR_INVALID_VALUE` if the driver does not support the attribute.
    pub fn attribute(self, attribute: impl Into<i32>) -> DriverResult<i32> {
        // SAFETY: the driver checks the device and the attribute.
        unsafe { checked::cuDeviceGetAttribute(CUdevice_attribute(attribute.into()), self.0) }
    }

    /// Returns the compute capability, such as (9, 0) for `sm_90`.
    ///
    /// # Errors
    ///
    /// Errors of [`attribute`](Self::attribute).
    pub fn compute_capability(self) -> DriverResult<(i32, i32)> {
        let major = self.attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?;
        Ok((major, self.attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?))
    }

    /// Returns the compiler option for code that runs on this device, such as `--gpu-architecture=sm_90`.
    ///
    /// # Errors
    ///
    /// Errors of [`attribute`](Self::attribute).
    pub fn compiler_option(self) -> DriverResult<CString> {
        let (major, minor) = self.compute_capability()?;
        Ok(CString::new(format!("--gpu-architecture=sm_{major}{minor}")).unwrap_or_default())
    }

    /// Returns the size of the device's memory in bytes.
    ///
    /// # Errors
    ///
    /// Errors of `cuDeviceTotalMem`.
    pub fn total_memory(self) -> DriverResult<usize> {
        // SAFETY: the driver checks the device.
        unsafe { checked::cuDeviceTotalMem(self.0) }
    }

    /// Returns an identifier that is unique among all devices, including in other processes.
    ///
    /// # Errors
    ///
    /// Errors of `cuDeviceGetUuid_v2`.
    pub fn uuid(self) -> DriverResult<CUuuid> {
        // SAFETY: the driver checks the device.
        unsafe { checked::cuDeviceGetUuid_v2(self.0) }
    }

    /// Returns true if this device can access the memory of another one directly.
    ///
    /// # Errors
    ///
    /// Errors of `cuDeviceCanAccessPeer`.
    pub fn can_access(self, other: Self) -> DriverResult<bool> {
        // SAFETY: the driver checks the devices.
        unsafe { checked::cuDeviceCanAccessPeer(self.0, other.0).map(|can| can != 0) }
    }

    /// Allows kernels and libraries in this device's primary context to access memory of the other device, until the
    /// process ends. Repeated calls are not an error.
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
    #[doc(alias = "peer")]
    pub fn access(self, other: Self) -> DriverResult<()> {
        let (home, peer) = (Home::of(self.primary_context()?.handle), other.primary_context()?.handle);
        // SAFETY: the contexts are never released; there are no flags.
        match home.enter(|| unsafe { checked::cuCtxEnablePeerAccess(peer, 0) }) {
            Err(error) if error.code() == CUresult::CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED => Ok(()),
            other => other,
        }
    }

    /// Returns the primary context, which the runtime API and libraries in the process use too. The first call creates
    /// it.
    ///
    /// # Errors
    ///
    /// Errors of `cuDevicePrimaryCtxRetain`.
    pub fn primary_context(self) -> DriverResult<Context> {
        // One reference per device is retained for the lifetime of the process, regardless of the number of calls.
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

    /// Waits for all work in the device's primary context, if the context exists and does not meet a condition.
    pub(super) fn synchronize_unless(self, is_done: impl FnOnce(Home) -> bool) -> DriverResult<()> {
        // SAFETY: the driver checks the device.
        let (_, is_active) = unsafe { checked::cuDevicePrimaryCtxGetState(self.0)? };
        if is_active == 0 {
            return Ok(());
        }
        // SAFETY: the driver checks the device.
        let primary = Home::of(unsafe { checked::cuDevicePrimaryCtxRetain(self.0)? });
        let done = if is_done(primary) { Ok(()) } else { primary.synchronize() };
        // SAFETY: the reference was retained above.
        done.and(unsafe { checked::cuDevicePrimaryCtxRelease(self.0) })
    }

    /// Makes the primary context current for the calling thread. Most programs begin with this call.
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
/// A primary context is retained once per process, by the first call to [`Device::primary_context`], and never
/// released. Therefore a `Context` has no lifetime parameter and no reference count. It can be copied, and may be used
/// on every thread. Objects that are created in the primary context can be freed at any time. Other contexts are
/// created and destroyed by `unsafe` functions: before a context is destroyed, drop all objects that were created in
/// it, without leaking any.
///
/// `cuDevicePrimaryCtxReset`, `cuDevicePrimaryCtxRelease` and `cudaDeviceReset` are `unsafe`, because they destroy the
/// objects in this context. Before such a call, drop all objects that were created in it, including library handles.
/// Then call [`trim`](Self::trim), which destroys the objects that this crate caches for internal use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Context {
    device: Device,
    handle: CUcontext,
}

impl Context {
    /// Returns the device of the context.
    pub const fn device(self) -> Device {
        self.device
    }

    /// Returns the handle, for raw functions.
    pub const fn handle(self) -> CUcontext {
        self.handle
    }

    /// Borrows the context for the functions of `owned`. The lifetime is `'static`, because the context is never
    /// released.
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
        // SAFETY: the context exists as long as the process, and several threads may use it.
        unsafe { Borrowed::from_raw(self.handle) }
    }

    /// Makes the context current for the calling thread. Functions that take neither a stream nor a context use the
    /// current context, so each thread that calls such a function needs a current context. If the program uses only one
    /// device, this crate's functions set that device's context on threads without one.
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
    /// Errors of `cuCtxSynchronize`, which may be an error of work that was started earlier.
    pub fn synchronize(self) -> DriverResult<()> {
        Home::of(self.handle).synchronize()
    }

    /// Destroys the events and streams that this crate has created for copies and waits, and keeps in a cache.
    ///
    /// # Errors
    ///
    /// Errors of `cuEventDestroy` and `cuStreamDestroy`.
    pub fn trim(self) -> DriverResult<()> {
        pool::trim(Home::of(self.handle))
    }

    /// Returns the free and the total memory of the device, in bytes.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemGetInfo`.
    pub fn memory(self) -> DriverResult<(usize, usize)> {
        // SAFETY: the function has no arguments.
        Home::of(self.handle).enter(|| unsafe { checked::cuMemGetInfo() })
    }
}
