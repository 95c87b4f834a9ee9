//! Libraries of device code, which can be used in all contexts.

use core::ffi::{CStr, c_void};
use core::ptr;
use std::sync::Arc;

use super::call::{DriverResult, require};
use super::jit::JitOptions;
use super::module::Module;
use super::trace;
use crate::owned::Borrowed;
use crate::owned::base::checked;
use crate::owned::base::{CUlibrary, CUlibraryOption};
use crate::support::process::Process;

/// A library of device code. The driver loads it into each context when it is first used there, so the program does not
/// have to compile it for each device. It is unloaded when the `Library` and all its modules and kernels are dropped.
///
/// ```no_run
/// use cubind::owned::{Device, JitOptions, KernelError, Library};
///
/// cubind::kernel! {
///     unsafe fn square(values: Out<f32>);
/// }
///
/// # fn run(ptx: &std::ffi::CStr) -> Result<(), KernelError> {
/// let library = Library::from_ptx(ptx, &JitOptions::new().max_registers(64))?;
/// for device in Device::all()? {
///     device.make_current()?;
///     let square = library.module()?.kernels::<square>()?; // the same code, on this device
/// }
/// # Ok(())
/// # }
/// ```
///
/// | code | function | compiler options |
/// |---|---|---|
/// | PTX | [`from_ptx`](Self::from_ptx): safe, because the string ends at its NUL | applied |
/// | a cubin, or a fat binary | [`from_binary`](Self::from_binary): `unsafe`, because the driver reads as many bytes as its headers specify | applied to PTX in a fat binary; a cubin is already compiled |
/// | a `'static` image | [`from_static`](Self::from_static): like `from_binary`, but the driver does not copy the image | like `from_binary` |
///
/// [`Module`] has corresponding constructors: [`Module::load_with`], [`Module::from_binary`] and
/// [`Module::from_binary_with`]. Those with options also return the compiler's log. The constructors of a library do
/// not, because the driver may compile the code later.
#[must_use = "dropping this unloads the library, unless another object keeps it"]
#[derive(Clone, Debug)]
pub struct Library(Arc<Loaded>);

#[derive(Debug)]
struct Loaded(CUlibrary, Process);

impl Library {
    /// Loads PTX. This function is safe for the same reasons as [`Module::from_ptx`].
    ///
    /// # Errors
    ///
    /// Errors of `cuLibraryLoadData`: `CUDA_ERROR_INVALID_PTX`, which [`module`](Self::module) may return instead,
    /// because the driver may compile the code later.
    pub fn from_ptx(ptx: &CStr, options: &JitOptions) -> DriverResult<Self> {
        require!(Module::is_text(ptx), "cuLibraryLoadData", CUDA_ERROR_INVALID_PTX);
        // SAFETY: the string is NUL-terminated.
        unsafe { Self::load(ptx.as_ptr().cast(), options, &[]) }
    }

    /// Loads device code that NVRTC has compiled.
    ///
    /// # Errors
    ///
    /// Errors of [`from_ptx`](Self::from_ptx). `CUDA_ERROR_NO_BINARY_FOR_GPU` if the code is for other devices.
    #[cfg(feature = "nvrtc")]
    pub fn new(code: &crate::owned::Code, options: &JitOptions) -> DriverResult<Self> {
        // SAFETY: NVRTC's images are complete, and only NVRTC's results become `Code`.
        unsafe { Self::from_binary(code.image(), options) }
    }

    /// Loads a cubin or a fat binary, which the driver copies.
    ///
    /// # Errors
    ///
    /// Errors of `cuLibraryLoadData`: `CUDA_ERROR_NO_BINARY_FOR_GPU` if the code is for other devices.
    /// [`module`](Self::module) may return it instead.
    ///
    /// # Safety
    ///
    /// The image must be complete: the driver reads as many bytes as its headers specify.
    pub unsafe fn from_binary(image: &[u8], options: &JitOptions) -> DriverResult<Self> {
        require!(!image.is_empty(), "cuLibraryLoadData", CUDA_ERROR_INVALID_IMAGE);
        // SAFETY: the caller guarantees that the image is complete.
        unsafe { Self::load(image.as_ptr().cast(), options, &[]) }
    }

    /// Loads a static cubin or fat binary without copying it (`CU_LIBRARY_BINARY_IS_PRESERVED`). `include_bytes!`
    /// creates such an image.
    ///
    /// # Errors
    ///
    /// Errors of [`from_binary`](Self::from_binary).
    ///
    /// # Safety
    ///
    /// See [`from_binary`](Self::from_binary).
    pub unsafe fn from_static(image: &'static [u8], options: &JitOptions) -> DriverResult<Self> {
        require!(!image.is_empty(), "cuLibraryLoadData", CUDA_ERROR_INVALID_IMAGE);
        let preserved = CUlibraryOption::CU_LIBRARY_BINARY_IS_PRESERVED;
        // SAFETY: the caller guarantees that the image is complete; a static image is neither changed nor freed.
        unsafe { Self::load(image.as_ptr().cast(), options, &[(preserved, ptr::without_provenance_mut(1))]) }
    }

    /// # Safety
    ///
    /// The image must be complete, and the options must describe it correctly.
    unsafe fn load(
        image: *const c_void,
        options: &JitOptions,
        of_library: &[(CUlibraryOption, *mut c_void)],
    ) -> DriverResult<Self> {
        // SAFETY: 0 is the only flag.
        unsafe { checked::cuInit(0)? };
        let (names, mut values): (Vec<_>, Vec<_>) = options.numbers().unzip();
        let (of_library, mut library_values): (Vec<_>, Vec<_>) = of_library.iter().copied().unzip();
        // SAFETY: the caller guarantees that the image is complete; the values of the compiler options are integers.
        let load = || unsafe { checked::cuLibraryLoadData(image, &names, &mut values, &of_library, &mut library_values) };
        Ok(Self(Arc::new(Loaded(trace::loads("cuLibraryLoadData", load)?, Process::this()))))
    }

    /// Returns the code in the calling thread's context as a module, which keeps the library loaded.
    ///
    /// # Errors
    ///
    /// Errors of `cuLibraryGetModule`, including errors of the compiler, because the driver may compile the code only
    /// now.
    pub fn module(&self) -> DriverResult<Module> {
        // SAFETY: the library is loaded.
        Module::of_library(self.clone(), || unsafe { checked::cuLibraryGetModule(self.handle()) })
    }

    /// Returns the handle, for raw functions. It is valid while the library, or one of its modules or kernels, exists.
    #[must_use]
    pub fn handle(&self) -> CUlibrary {
        self.0.0
    }

    /// Borrows the library for the functions of `owned`.
    #[must_use]
    pub fn borrow(&self) -> Borrowed<'_, CUlibrary> {
        // SAFETY: the library stays loaded while `self` exists, and several threads may use it.
        unsafe { Borrowed::from_raw(self.handle()) }
    }
}

impl Drop for Loaded {
    fn drop(&mut self) {
        if self.1.is_this() {
            // SAFETY: no module, kernel or graph refers to the library, and the callers of launches have guaranteed
            // that the launches have finished.
            let _ = unsafe { checked::cuLibraryUnload(self.0) };
        }
    }
}
