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

/// Device code that is loaded into a context. It is unloaded when the `Module`, all its [`Kernel`]s, and all graphs
/// that contain its kernels through [`capture`](super::capture) or [`kernel!`](crate::kernel) are dropped.
#[must_use = "dropping this unloads the module, unless another object keeps it"]
#[derive(Clone, Debug)]
pub struct Module(Arc<Loaded>);

/// Compares modules by identity: clones of a module are equal.
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
    /// The library that contains the module and unloads it; `None` for a module that was loaded separately.
    library: Option<Library>,
}

/// Adds advice to an error whose description by the driver contains none.
fn explained(error: Error<CUresult>) -> Error<CUresult> {
    let is_too_new = error.code() == CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION;
    let words = "the PTX is too new for the driver: compile with an NVRTC that is not newer than the driver, or compile a cubin \
                 for the device (`-arch=sm_90`)";
    if is_too_new { error.or_explained(words) } else { error }
}

impl Module {
    /// Loads device code that NVRTC has compiled into the calling thread's context.
    ///
    /// # Errors
    ///
    /// Errors of `cuModuleLoadData`: `CUDA_ERROR_NO_BINARY_FOR_GPU` if the code is for other devices.
    #[doc(alias = "load_module")]
    #[cfg(feature = "nvrtc")]
    pub fn new(code: &crate::owned::Code) -> DriverResult<Self> {
        // SAFETY: NVRTC's images are complete, and only NVRTC's results become `Code`.
        unsafe { Self::from_binary(code.image()) }
    }

    /// Compiles PTX, and loads the result into the calling thread's context.
    ///
    /// This function is safe for every string, because the caller of a kernel launch is responsible for the behavior of
    /// the code. A string that begins like a binary file is rejected, because the driver would read beyond its NUL.
    /// [`load_with`](Self::load_with) also takes compiler options, and returns the compiler's log.
    ///
    /// # Errors
    ///
    /// Errors of `cuModuleLoadData`: `CUDA_ERROR_INVALID_PTX`, or `CUDA_ERROR_UNSUPPORTED_PTX_VERSION` if the driver is
    /// older than the compiler that generated the PTX.
    ///
    /// ```
    /// use cubind::owned::Module;
    ///
    /// let error = Module::from_ptx(c"\x7fELF\x02\x01").unwrap_err();
    /// assert_eq!(error.code(), cubind::cuda13::driver::CUresult::CUDA_ERROR_INVALID_PTX);
    /// ```
    pub fn from_ptx(ptx: &CStr) -> DriverResult<Self> {
        require!(Self::is_text(ptx), "cuModuleLoadData", CUDA_ERROR_INVALID_PTX);
        // SAFETY: the string is NUL-terminated.
        unsafe { Self::load(ptx.as_ptr().cast()) }
    }

    /// Loads a cubin or a fat binary into the calling thread's context.
    ///
    /// # Errors
    ///
    /// Errors of `cuModuleLoadData`: `CUDA_ERROR_NO_BINARY_FOR_GPU` if the code is for other devices.
    ///
    /// # Safety
    ///
    /// The image must be complete: the driver reads as many bytes as its headers specify.
    pub unsafe fn from_binary(image: &[u8]) -> DriverResult<Self> {
        require!(!image.is_empty(), "cuModuleLoadData", CUDA_ERROR_INVALID_IMAGE);
        // SAFETY: the caller guarantees that the image is complete.
        unsafe { Self::load(image.as_ptr().cast()) }
    }

    /// # Safety
    ///
    /// The image must be complete.
    unsafe fn load(image: *const c_void) -> DriverResult<Self> {
        // SAFETY: the caller guarantees that the image is complete.
        Self::loaded(|| unsafe { checked::cuModuleLoadData(image) })
    }

    /// Creates a module from the result of a function that loads it into the calling thread's context. The module has
    /// no other owner.
    pub(super) fn loaded(load: impl FnOnce() -> DriverResult<CUmodule>) -> DriverResult<Self> {
        let home = Home::current()?;
        let module = trace::loads("cuModuleLoadData", load).map_err(explained)?;
        Ok(Self(Arc::new(Loaded { module, home, library: None })))
    }

    /// Creates a module from the result of a function that returns the module of a library in the calling thread's
    /// context.
    pub(super) fn of_library(library: Library, get: impl FnOnce() -> DriverResult<CUmodule>) -> DriverResult<Self> {
        let home = Home::current()?;
        let module = trace::loads("cuLibraryGetModule", get)?;
        Ok(Self(Arc::new(Loaded { module, home, library: Some(library) })))
    }

    /// Returns false if the string begins like a binary file, which the driver would read beyond the NUL.
    pub(super) fn is_text(ptx: &CStr) -> bool {
        let is_text = |byte: &u8| byte.is_ascii_graphic() || byte.is_ascii_whitespace();
        ptx.to_bytes().iter().take(8).all(is_text)
    }

    /// Finds a kernel by its name, which is the name of an `extern "C"` function, or a mangled name.
    ///
    /// [`kernel!`](crate::kernel) also declares the kernel's parameters, and checks them.
    ///
    /// # Errors
    ///
    /// Errors of `cuModuleGetFunction`: `CUDA_ERROR_NOT_FOUND`.
    #[doc(alias = "load_function")]
    pub fn kernel(&self, name: &CStr) -> DriverResult<Kernel> {
        // SAFETY: the module is alive.
        let function = unsafe { checked::cuModuleGetFunction(self.0.module, name)? };
        Ok(Kernel { function, module: self.clone() })
    }

    /// Loads kernels that [`kernel!`](crate::kernel) declares. Their names are those of the declared types.
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
    /// An error for the first kernel that differs from its declaration, or that the module does not contain.
    pub fn kernels<K: LoadKernels>(&self) -> Result<K, KernelError> {
        K::load_from(self)
    }

    /// Finds a `__device__` or `__constant__` variable by its name, which is the name of an `extern "C"` variable, or a
    /// mangled name.
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
    /// Errors of `cuModuleGetGlobal`: `CUDA_ERROR_NOT_FOUND`. Also `CUDA_ERROR_INVALID_VALUE` if the size of the
    /// variable is not a multiple of the size of `T`, and `CUDA_ERROR_MISALIGNED_ADDRESS` if its address is not aligned
    /// for `T`.
    #[doc(alias = "constant")]
    #[doc(alias = "symbol")]
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
        // SAFETY: the module stays loaded while `self` exists, and several threads may use it.
        unsafe { Borrowed::from_raw(self.0.module) }
    }

    /// Makes a live graph, its clones and its executable graphs keep the module loaded.
    pub(super) fn retain_in(&self, graph: CUgraph) -> DriverResult<()> {
        let kept = Kept(Some(self.clone()));
        // SAFETY: the callers' graph is alive.
        UserObject::new(move || drop(kept))?.retain_in(unsafe { Borrowed::from_raw(graph) })
    }

    /// Returns the context that the module is loaded into.
    pub(super) fn home(&self) -> Home {
        self.0.home
    }

    /// Returns the handle, for raw functions. It is valid while the module or one of its kernels exists.
    pub fn handle(&self) -> CUmodule {
        self.0.module
    }
}

#[cfg(feature = "nvrtc")]
impl crate::owned::Code {
    /// Loads the code into the calling thread's context, and returns its kernels, which keep it loaded. This combines
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
    /// Errors of [`Module::new`] and [`Module::kernels`].
    pub fn kernels<K: LoadKernels>(&self) -> Result<K, KernelError> {
        Module::new(self)?.kernels()
    }
}

/// A graph's reference to a module. The driver drops the reference on a thread that must not call the driver. If it is
/// the last reference, another thread therefore unloads the module.
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
        // SAFETY: no kernel or graph refers to the module, and the callers of launches have guaranteed that the
        // launches have finished.
        let _ = self.home.enter(|| unsafe { checked::cuModuleUnload(self.module) });
    }
}

/// A variable of a [`Module`]. The variable keeps the module loaded.
///
/// Kernels of the module can use the variable without receiving it as an argument, and several `Global`s may refer to
/// the same variable. Therefore only `unsafe` functions return slices of it. Kernels that use the variable are not
/// tracked: [`copy_from`](Self::copy_from) and [`to_vec`](Self::to_vec) wait for all work in the context, but slices do
/// not wait.
#[derive(Debug)]
pub struct Global<T> {
    address: CuPtr<T>,
    len: usize,
    state: AllocationState,
    module: Module,
}

impl<T> Global<T> {
    /// Returns the number of values in the variable.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Returns true if the variable contains no values.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the address of the first value, which is valid while the module is loaded.
    pub const fn as_ptr(&self) -> CuPtr<T> {
        self.address
    }

    /// Returns the module that contains the variable.
    pub const fn module(&self) -> &Module {
        &self.module
    }

    /// Returns a read-only slice of the values.
    ///
    /// # Safety
    ///
    /// The variable must contain valid values of type `T`. They must not be written while the result exists, or while
    /// work uses it.
    pub const unsafe fn as_slice(&self) -> DeviceSlice<'_, T> {
        DeviceSlice::new(self.address, self.len, &self.state)
    }

    /// Returns a mutable slice of the values.
    ///
    /// # Safety
    ///
    /// See [`as_slice`](Self::as_slice). During that time, the values must not be read either.
    pub const unsafe fn as_mut_slice(&self) -> DeviceSliceMut<'_, T> {
        DeviceSliceMut::new(self.address, self.len, &self.state)
    }
}

impl<T: Input> Global<T> {
    /// Copies values from the host, after waiting for all work in the context, which may use the variable. This method
    /// is safe because the obligation is on the launch: its caller must ensure that the kernel accepts any value of the
    /// module's variables, and that nothing writes them while the kernel runs.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if `values` has another length. Errors of `cuMemcpyHtoD`, which may be the error of
    /// work that was started earlier.
    pub fn copy_from(&self, values: &[T]) -> DriverResult<()> {
        self.state.home().synchronize()?;
        DeviceSliceMut::new(self.address, self.len, &self.state).copy_from(values)
    }
}

impl<T: Output> Global<T> {
    /// Copies the values to the host, after waiting for all work in the context.
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
        // The memory belongs to the module, which stays loaded if work may still use the memory.
        let module = ManuallyDrop::new(self.module.clone());
        let _ = self.state.release_with(move |_| {
            drop(ManuallyDrop::into_inner(module));
            Ok(())
        });
    }
}

/// A kernel of a [`Module`]. The kernel keeps the module loaded.
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
    /// Returns the handle, for raw functions. It is valid while the kernel or its module exists.
    pub const fn handle(&self) -> CUfunction {
        self.function
    }

    /// Borrows the kernel for the functions of `owned`.
    pub const fn borrow(&self) -> Borrowed<'_, CUfunction> {
        // SAFETY: the module stays loaded while `self` exists, and several threads may use the function.
        unsafe { Borrowed::from_raw(self.function) }
    }

    /// Returns the module that contains the kernel.
    pub const fn module(&self) -> &Module {
        &self.module
    }

    /// Sets the maximum size of dynamic shared memory in bytes, to allow more than the 48 KiB that every device
    /// supports.
    ///
    /// # Errors
    ///
    /// Errors of `cuFuncSetAttribute`: `CUDA_ERROR_INVALID_VALUE` if the device has less shared memory.
    pub fn allow_shared_memory(&self, bytes: u32) -> DriverResult<()> {
        let bytes = i32::try_from(bytes).unwrap_or(i32::MAX);
        let attribute = CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
        // SAFETY: the function is alive.
        unsafe { checked::cuFuncSetAttribute(self.function, attribute, bytes) }
    }

    /// Returns an attribute, given as a `CUfunction_attribute` of either major version, or as its integer value.
    ///
    /// # Errors
    ///
    /// Errors of `cuFuncGetAttribute`.
    pub fn attribute(&self, attribute: impl Into<i32>) -> DriverResult<i32> {
        // SAFETY: the function is alive, and the driver checks the attribute.
        unsafe { checked::cuFuncGetAttribute(CUfunction_attribute(attribute.into()), self.function) }
    }
}
