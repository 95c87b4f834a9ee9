//! Modules of device code, and their kernels.

use core::ffi::{CStr, c_void};
use core::mem::ManuallyDrop;
use std::sync::Arc;
use std::thread;

use super::allocation::AllocationState;
use super::call::{DriverResult, Home, require};
use super::closures::UserObject;
use super::kernel::{KernelError, LoadKernels};
use super::library::Library;
use super::slice::DeviceSlice;
use super::slice_mut::DeviceSliceMut;
use super::trace;
use crate::owned::Borrowed;
use crate::owned::base::checked;
use crate::owned::base::{CUfunction, CUfunction_attribute, CUgraph, CUmodule, CUresult};
use crate::support::{CuPtr, Error, Input, Output};

/// Device code that is loaded in a context. It is unloaded when this, all its [`Kernel`]s, and all graphs that contain
/// one of them by [`capture`](super::capture) or [`kernel!`](crate::kernel) are dropped.
#[must_use = "dropping this unloads the module, unless something else keeps it"]
#[derive(Clone, Debug)]
pub struct Module(Arc<Loaded>);

/// Clones of one module are equal.
impl PartialEq for Module {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Module {}

#[derive(Debug)]
struct Loaded {
    module: CUmodule,
    home: Home,
    /// The library that contains the module and unloads it; `None` for a module that was loaded on its own.
    library: Option<Library>,
}

/// The error, with advice if the driver's description has none.
fn explained(error: Error<CUresult>) -> Error<CUresult> {
    let is_too_new = error.code() == CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION;
    let words = "the PTX is too new for the driver: compile with an NVRTC that is not newer than the driver, or compile a cubin \
                 for the device (`-arch=sm_90`)";
    if is_too_new { error.or_explained(words) } else { error }
}

impl Module {
    /// Loads device code from NVRTC in the calling thread's context.
    ///
    /// # Errors
    ///
    /// Errors of `cuModuleLoadData`: `CUDA_ERROR_NO_BINARY_FOR_GPU` if it is for other devices.
    #[cfg(feature = "nvrtc")]
    pub fn new(code: &crate::owned::Code) -> DriverResult<Self> {
        // SAFETY: NVRTC's images are complete, and only NVRTC's results become `Code`.
        unsafe { Self::from_binary(code.image()) }
    }

    /// Compiles PTX, which is a string, and loads it in the calling thread's context.
    ///
    /// This is safe for every string, like compiling: a launch is responsible for the behavior of the code. A string that begins
    /// like a binary file is rejected, because the driver would not stop at the NUL. [`load_with`](Self::load_with) takes options,
    /// and returns the compiler's log.
    ///
    /// # Errors
    ///
    /// Errors of `cuModuleLoadData`: `CUDA_ERROR_INVALID_PTX`, `CUDA_ERROR_UNSUPPORTED_PTX_VERSION` from a driver that is
    /// older than the compiler.
    ///
    /// ```
    /// use cubind::owned::Module;
    ///
    /// let error = Module::from_ptx(c"\x7fELF\x02\x01").unwrap_err();
    /// assert_eq!(error.code(), cubind::cuda13::driver::CUresult::CUDA_ERROR_INVALID_PTX);
    /// ```
    pub fn from_ptx(ptx: &CStr) -> DriverResult<Self> {
        require!(Self::is_text(ptx), "cuModuleLoadData", CUDA_ERROR_INVALID_PTX);
        // SAFETY: a NUL-terminated string.
        unsafe { Self::load(ptx.as_ptr().cast()) }
    }

    /// Loads a cubin or a fat binary in the calling thread's context.
    ///
    /// # Errors
    ///
    /// Errors of `cuModuleLoadData`: `CUDA_ERROR_NO_BINARY_FOR_GPU` if it is for other devices.
    ///
    /// # Safety
    ///
    /// The image is complete: the driver reads as many bytes as its headers specify.
    pub unsafe fn from_binary(image: &[u8]) -> DriverResult<Self> {
        require!(!image.is_empty(), "cuModuleLoadData", CUDA_ERROR_INVALID_IMAGE);
        // SAFETY: the caller guarantees it.
        unsafe { Self::load(image.as_ptr().cast()) }
    }

    /// # Safety
    ///
    /// The image is complete.
    unsafe fn load(image: *const c_void) -> DriverResult<Self> {
        // SAFETY: the caller guarantees it.
        Self::loaded(|| unsafe { checked::cuModuleLoadData(image) })
    }

    /// A module that a function loads in the calling thread's context, without another owner.
    pub(super) fn loaded(load: impl FnOnce() -> DriverResult<CUmodule>) -> DriverResult<Self> {
        let home = Home::current()?;
        let module = trace::loads("cuModuleLoadData", load).map_err(explained)?;
        Ok(Self(Arc::new(Loaded { module, home, library: None })))
    }

    /// The module that a function returns for a library in the calling thread's context.
    pub(super) fn of_library(library: Library, get: impl FnOnce() -> DriverResult<CUmodule>) -> DriverResult<Self> {
        let home = Home::current()?;
        let module = trace::loads("cuLibraryGetModule", get)?;
        Ok(Self(Arc::new(Loaded { module, home, library: Some(library) })))
    }

    /// Returns true unless the string begins like a binary file, which the driver would read beyond the NUL.
    pub(super) fn is_text(ptx: &CStr) -> bool {
        let is_text = |byte: &u8| byte.is_ascii_graphic() || byte.is_ascii_whitespace();
        ptx.to_bytes().iter().take(8).all(is_text)
    }

    /// Finds a kernel by its name: that of an `extern "C"` function, or a mangled one.
    ///
    /// [`kernel!`](crate::kernel) also declares its parameters, and checks them.
    ///
    /// # Errors
    ///
    /// Errors of `cuModuleGetFunction`: `CUDA_ERROR_NOT_FOUND`.
    pub fn kernel(&self, name: &CStr) -> DriverResult<Kernel> {
        // SAFETY: the module is alive.
        let function = unsafe { checked::cuModuleGetFunction(self.0.module, name)? };
        Ok(Kernel { function, module: self.clone() })
    }

    /// Loads kernels that [`kernel!`](crate::kernel) declares, by the names of their types.
    ///
    /// ```no_run
    /// use cubind::owned::{KernelError, Module};
    ///
    /// cubind::kernel! {
    ///     unsafe fn square(values: Out<f32>);
    ///     unsafe fn scale(values: Out<f32>, factor: f32);
    /// }
    ///
    /// # fn run(module: &Module) -> Result<(), KernelError> {
    /// let (square, scale) = module.kernels::<(square, scale)>()?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// The first kernel that differs from its declaration, or that the module does not have.
    pub fn kernels<K: LoadKernels>(&self) -> Result<K, KernelError> {
        K::load_from(self)
    }

    /// Finds a `__device__` or `__constant__` variable by its name: that of an `extern "C"` one, or a mangled one.
    ///
    /// ```no_run
    /// # use cubind::owned::{DriverResult, Module};
    /// # fn run(module: &Module) -> DriverResult<()> {
    /// // extern "C" __constant__ float factors[4];
    /// let factors = module.global::<f32>(c"factors")?;
    /// factors.copy_from(&[1.0, 2.0, 3.0, 4.0])?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// Errors of `cuModuleGetGlobal`: `CUDA_ERROR_NOT_FOUND`; `CUDA_ERROR_INVALID_VALUE` if its size is not a multiple of the
    /// value's size, `CUDA_ERROR_MISALIGNED_ADDRESS` if its address is not aligned for the type.
    pub fn global<T>(&self, name: &CStr) -> DriverResult<Global<T>> {
        // SAFETY: the module is alive.
        let (address, bytes) = self.home().enter(|| unsafe { checked::cuModuleGetGlobal(self.0.module, name) })?;
        let len = bytes.checked_div(size_of::<T>());
        require!(len.is_some_and(|len| len * size_of::<T>() == bytes), "cuModuleGetGlobal", CUDA_ERROR_INVALID_VALUE);
        let is_aligned = address.0 % align_of::<T>() as u64 == 0;
        require!(is_aligned, "cuModuleGetGlobal", CUDA_ERROR_MISALIGNED_ADDRESS);
        Ok(Global {
            address: address.into(),
            len: len.unwrap_or_default(),
            state: AllocationState::new(self.home()),
            module: self.clone(),
        })
    }

    /// Borrows the module for the functions of `owned`.
    ///
    /// ```no_run
    /// # use cubind::owned::{DriverResult, Module};
    /// use cubind::cuda13::owned::driver::cuModuleGetFunction;
    ///
    /// # fn run(module: &Module) -> DriverResult<()> {
    /// let function = cuModuleGetFunction(module.borrow(), c"vadd")?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn borrow(&self) -> Borrowed<'_, CUmodule> {
        // SAFETY: it is loaded as long as this lives, and several threads may use it.
        unsafe { Borrowed::from_raw(self.0.module) }
    }

    /// Makes a live graph, its clones and its executable graphs keep the module alive.
    pub(super) fn retain_in(&self, graph: CUgraph) -> DriverResult<()> {
        let kept = Kept(Some(self.clone()));
        // SAFETY: the callers' graph is alive.
        UserObject::new(move || drop(kept))?.retain_in(unsafe { Borrowed::from_raw(graph) })
    }

    /// The context that it is loaded in.
    pub(super) fn home(&self) -> Home {
        self.0.home
    }

    /// The handle, for raw functions: it is valid as long as the module or one of its kernels lives.
    pub fn handle(&self) -> CUmodule {
        self.0.module
    }
}

#[cfg(feature = "nvrtc")]
impl crate::owned::Code {
    /// Loads the code in the calling thread's context, and returns its kernels, which keep it loaded: combines
    /// [`Module::new`] and [`Module::kernels`].
    ///
    /// ```no_run
    /// use cubind::cuda13::owned::compile;
    ///
    /// cubind::kernel! {
    ///     unsafe fn square(values: Out<f32>);
    /// }
    ///
    /// let source = r#"extern "C" __global__ void square(float *values) { values[threadIdx.x] *= values[threadIdx.x]; }"#;
    /// let square = compile(source, &[])?.kernels::<square>()?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Errors of that method.
    pub fn kernels<K: LoadKernels>(&self) -> Result<K, KernelError> {
        Module::new(self)?.kernels()
    }
}

/// A graph's reference to a module. The driver drops it on a thread that must not call the driver. If it is the last
/// reference, another thread unloads the module.
struct Kept(Option<Module>);

impl Drop for Kept {
    fn drop(&mut self) {
        if let Some(last) = self.0.take().and_then(|module| Arc::into_inner(module.0)) {
            let last = ManuallyDrop::new(last);
            // If no thread can be created, the module stays loaded.
            let _ = thread::Builder::new().spawn(|| drop(ManuallyDrop::into_inner(last)));
        }
    }
}

impl Drop for Loaded {
    fn drop(&mut self) {
        if self.library.is_some() {
            return;
        }
        // SAFETY: no kernel and no graph is left; launches must finish before that, as their callers promised.
        let _ = self.home.enter(|| unsafe { checked::cuModuleUnload(self.module) });
    }
}

/// A variable of a [`Module`], which it keeps loaded.
///
/// Kernels of the module use it without naming it, and several values of this type may refer to one variable. Therefore
/// only `unsafe` functions return its slices. It does not track the kernels that use it: [`copy_from`](Self::copy_from)
/// and [`to_vec`](Self::to_vec) wait for all work of the context, slices do not.
#[derive(Debug)]
pub struct Global<T> {
    address: CuPtr<T>,
    len: usize,
    state: AllocationState,
    module: Module,
}

impl<T> Global<T> {
    /// The number of values.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Returns true if there are no values.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The address of the first value, valid as long as the module is loaded.
    pub const fn as_ptr(&self) -> CuPtr<T> {
        self.address
    }

    /// Its module.
    pub const fn module(&self) -> &Module {
        &self.module
    }

    /// The values, for reading.
    ///
    /// # Safety
    ///
    /// The variable has valid values of this type. They are not written as long as the result, or work that uses it, exists.
    pub const unsafe fn as_slice(&self) -> DeviceSlice<'_, T> {
        DeviceSlice::new(self.address, self.len, &self.state)
    }

    /// The values, for writing.
    ///
    /// # Safety
    ///
    /// See [`as_slice`](Self::as_slice). The values are not read meanwhile either.
    pub const unsafe fn as_mut_slice(&self) -> DeviceSliceMut<'_, T> {
        DeviceSliceMut::new(self.address, self.len, &self.state)
    }
}

impl<T: Input> Global<T> {
    /// Copies values from the host, after all work of the context, which may use the variable. The caller of a launch is responsible
    /// for the values of the module's variables, and for not writing them meanwhile.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if `values` has another length; errors of `cuMemcpyHtoD`, which may be the error of work
    /// that was started earlier.
    pub fn copy_from(&self, values: &[T]) -> DriverResult<()> {
        self.state.home().synchronize()?;
        DeviceSliceMut::new(self.address, self.len, &self.state).copy_from(values)
    }
}

impl<T: Output> Global<T> {
    /// Copies the values to the host, after all work of the context.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemcpyDtoH`, which may be the error of work that was started earlier.
    pub fn to_vec(&self) -> DriverResult<Vec<T>> {
        self.state.home().synchronize()?;
        DeviceSlice::new(self.address, self.len, &self.state).to_vec()
    }
}

/// Waits for the copies that use the memory.
impl<T> Drop for Global<T> {
    fn drop(&mut self) {
        // The memory belongs to the module, which stays loaded if work may still use it.
        let module = ManuallyDrop::new(self.module.clone());
        let _ = self.state.release_with(move |_| {
            drop(ManuallyDrop::into_inner(module));
            Ok(())
        });
    }
}

/// A function of a [`Module`] that can be launched. It keeps its module loaded.
///
/// ```compile_fail,E0423
/// # use cubind::owned::Kernel;
/// let kernel = Kernel(0x1234 as *mut core::ffi::c_void);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kernel {
    function: CUfunction,
    module: Module,
}

impl Kernel {
    /// The handle, for raw functions: it is valid as long as the kernel or its module lives.
    pub const fn handle(&self) -> CUfunction {
        self.function
    }

    /// Borrows the kernel for the functions of `owned`.
    pub const fn borrow(&self) -> Borrowed<'_, CUfunction> {
        // SAFETY: its module is loaded as long as this lives, and several threads may use it.
        unsafe { Borrowed::from_raw(self.function) }
    }

    /// Its module.
    pub const fn module(&self) -> &Module {
        &self.module
    }

    /// Sets the limit of dynamic shared memory in bytes, above the 48 KiB that every device allows.
    ///
    /// # Errors
    ///
    /// Errors of `cuFuncSetAttribute`: `CUDA_ERROR_INVALID_VALUE` if the device has less.
    pub fn allow_shared_memory(&self, bytes: u32) -> DriverResult<()> {
        let bytes = i32::try_from(bytes).unwrap_or(i32::MAX);
        let attribute = CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
        // SAFETY: the function is alive.
        unsafe { checked::cuFuncSetAttribute(self.function, attribute, bytes) }
    }

    /// An attribute: a `CUfunction_attribute` of either major version, or its integer value.
    ///
    /// # Errors
    ///
    /// Errors of `cuFuncGetAttribute`.
    pub fn attribute(&self, attribute: impl Into<i32>) -> DriverResult<i32> {
        // SAFETY: the function is alive, and the driver checks the number.
        unsafe { checked::cuFuncGetAttribute(CUfunction_attribute(attribute.into()), self.function) }
    }
}
