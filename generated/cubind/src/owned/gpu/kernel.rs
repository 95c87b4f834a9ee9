//! Kernels with declared parameters.

use core::fmt;

use super::module::{Kernel, Module};
use crate::owned::base::checked;
use crate::owned::base::CUresult;
use crate::support::Error;

/// Declares kernels with Rust types. Loading a kernel compares the number and the sizes of the declared parameters with
/// the device code. A launch accepts arguments of the declared types.
///
/// ```no_run
/// use cubind::owned::{Device, DeviceBuffer, Dim3, Module};
///
/// cubind::kernel! {
///     /// `sum[i] = a[i] + b[i]` for the first `n` values.
///     pub unsafe fn vadd(a: &DeviceBuffer<f32>, b: &DeviceBuffer<f32>, sum: &mut DeviceBuffer<f32>, n: usize);
/// }
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let ptx = c"";
/// Device::get(0)?.make_current()?;
/// let module = Module::from_ptx(ptx)?; // or `Module::new(&compile(source, …)?)?`
/// let add = vadd::load(&module)?;
/// let (a, b) = (DeviceBuffer::from_slice(&[1.0; 1000])?, DeviceBuffer::from_slice(&[2.0; 1000])?);
/// let mut sum = DeviceBuffer::zeroed(1000)?;
/// // SAFETY: the kernel reads and writes `n` values, and each buffer has `n` values.
/// unsafe { add.launch(None, Dim3::covering(1000, 256), 256, &a, &b, &mut sum, 1000)? };
/// assert_eq!(sum.to_vec()?, [3.0; 1000]);
/// # Ok(())
/// # }
/// ```
///
/// The type `vadd` then has these functions, which take the kernel's arguments last:
///
/// - `load(&module)` loads the kernel, and `load_named(&module, name)` loads a kernel whose name differs from the
///   type's, such as a mangled name. [`Module::kernels`](crate::owned::Module::kernels) loads several kernels at once.
/// - `unsafe launch(stream, grid, block, …)` launches it. Grid and block are integers, pairs or triples
///   ([`Dim3`](crate::owned::Dim3)), and `None` is the default stream.
/// - `unsafe launch_with(stream, &launch, …)` launches it with shared memory, clusters and other options
///   ([`Launch`](crate::owned::Launch)).
/// - `prepare(launch)` checks that the kernel can be launched with this configuration. `unsafe launch_prepared(stream,
///   &prepared, …)` can then launch it repeatedly ([`PreparedLaunch`](crate::owned::PreparedLaunch)).
/// - `unsafe add_to(graph, nodes, &launch, …)` adds the kernel to a graph, after the given nodes.
/// - `kernel()` returns the [`Kernel`](crate::owned::Kernel) itself.
///
/// [`KernelArgument`](crate::owned::KernelArgument) lists the parameter types. `In<T>` is any device memory of `T` that
/// is read, and `Out<T>` any that is written ([`DeviceInput`](crate::owned::DeviceInput),
/// [`DeviceOutput`](crate::owned::DeviceOutput)): all kinds of buffers, and their slices.
///
/// ```no_run
/// use cubind::owned::{DeviceBuffer, DriverResult, ManagedBuffer};
///
/// cubind::kernel! {
///     unsafe fn scale(values: In<f32>, factor: f32, scaled: Out<f32>);
/// }
///
/// fn run(scale: scale, values: &DeviceBuffer<f32>, scaled: &mut ManagedBuffer<f32>) -> DriverResult<()> {
///     // SAFETY: the kernel reads and writes 32 values.
///     unsafe { scale.launch(None, 1, 32, values.slice(..32), 2.0, scaled) }
/// }
/// ```
///
/// A kernel that exists for several types, such as a C++ template, has type parameters with one bound each. Each
/// instantiation is a separate kernel, which `load_named` loads:
///
/// ```no_run
/// use cubind::Output;
/// use cubind::owned::{KernelError, Module};
///
/// cubind::kernel! {
///     unsafe fn scale<T: Output>(values: In<T>, factor: T, scaled: Out<T>);
/// }
///
/// fn load(module: &Module) -> Result<(scale<f32>, scale<f64>), KernelError> {
///     Ok((scale::load_named(module, c"scale_f32")?, scale::load_named(module, c"scale_f64")?))
/// }
/// ```
///
/// A launch with an argument of another type does not compile:
///
/// ```compile_fail,E0308
/// # use cubind::owned::DeviceBuffer;
/// cubind::kernel! {
///     unsafe fn scale(values: &mut DeviceBuffer<f32>, factor: f32);
/// }
/// fn run(scale: scale, values: &mut DeviceBuffer<f64>) {
///     unsafe { scale.launch(None, 1, 32, values, 2.0) };
/// }
/// ```
///
/// Neither does a launch without `unsafe`:
///
/// ```compile_fail,E0133
/// # use cubind::owned::DeviceBuffer;
/// # cubind::kernel! { unsafe fn clear(values: &mut DeviceBuffer<f32>); }
/// fn run(clear: clear, values: &mut DeviceBuffer<f32>) {
///     clear.launch(None, 1, 32, values);
/// }
/// ```
///
/// # Safety
///
/// A launch is `unsafe` because only the sizes in the declaration are compared: the kernel's code is not checked. The
/// caller must ensure:
///
/// - The parameters have the declared types: an `f32` if the kernel has a `float`, a `&DeviceBuffer<f32>` if it has a
///   `const float *`, and a `&mut` if it writes.
/// - The kernel writes valid values of the declared type. For `Out<T>` the compiler requires [`Output`](crate::Output),
///   for which all bytes are valid; the values of a `&mut ManagedBuffer<bool>` are not checked.
/// - The kernel does not access memory outside the buffers, only writes to those that are declared for writing
///   (`Out<T>`, `&mut`), and does not race with work that is [`unordered`](crate::owned::DeviceSliceMut::unordered). A
///   launch is ordered after earlier work on its buffers, in any stream.
/// - Memory that is passed as a bare address, such as a [`CuPtr`](crate::CuPtr), stays allocated until the launch has
///   finished, and is not used by other code. The same applies to buffers of another context if the stream is only
///   [`Borrowed`](crate::owned::Borrowed). All other buffers wait for the launch before they are freed.
/// - Until the launch has finished, the host does not use the [`PinnedBuffer`](crate::owned::PinnedBuffer)s, nor the
///   host slices of the [`ManagedBuffer`](crate::owned::ManagedBuffer)s that the kernel uses.
/// - The kernel's module stays loaded until then. Module variables that the kernel uses contain values that the kernel
///   accepts, and are not written while the kernel runs ([`Global`](crate::owned::Global)).
///
/// If the kernel is captured into a graph or added to one, this applies to each launch of the graph. During the
/// capture, no other thread makes the stream join or leave a capture.
///
/// - [`record`](crate::owned::record): safe code can launch the graph at any time. The graph keeps alive the module,
///   and memory that has an owner. Memory that is passed as a bare address must stay allocated as long as the graph
///   exists, and the host must not use a `PinnedBuffer` while a launch may run.
/// - [`capture`](crate::owned::capture) and `add_to`: all memory that the kernel uses must be allocated at each launch,
///   including [`DeviceBuffer`](crate::owned::DeviceBuffer)s. The graph keeps the module alive.
/// - Any other graph, its clones and its executable graphs must be dropped before the module, even if they were never
///   launched.
///
/// Comparing the parameters requires a driver for CUDA 12.4 or later. With an older driver, parameters are not
/// compared.
#[macro_export]
macro_rules! kernel {
    ($(
        $(#[$attribute:meta])*
        $visibility:vis unsafe fn $name:ident $(<$($generic:ident: $bound:path),+ $(,)?>)? ($($parameters:tt)*);
    )*) => {$(
        $crate::__gen1_kernel! { [$(#[$attribute])* $visibility $name $(<$($generic: $bound),+>)?] [] $($parameters)* }
    )*};
}

/// Implements one kernel: first collects each parameter with its type on the host and its type on the device, and then
/// generates the kernel's type.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_kernel {
    ($head:tt [$($done:tt)*] $parameter:ident: In<$of:ty> $(, $($rest:tt)*)?) => {
        $crate::__gen1_kernel! {
            $head [$($done)* $parameter (impl $crate::owned::DeviceInput<$of>) ($crate::owned::base::CUdeviceptr)] $($($rest)*)?
        }
    };
    ($head:tt [$($done:tt)*] $parameter:ident: Out<$of:ty> $(, $($rest:tt)*)?) => {
        $crate::__gen1_kernel! {
            $head [$($done)* $parameter (impl $crate::owned::DeviceOutput<$of>) ($crate::owned::base::CUdeviceptr)] $($($rest)*)?
        }
    };
    ($head:tt [$($done:tt)*] $parameter:ident: $type:ty $(, $($rest:tt)*)?) => {
        $crate::__gen1_kernel! {
            $head [$($done)* $parameter ($type) (<$type as $crate::owned::KernelArgument>::Device)] $($($rest)*)?
        }
    };
    (
        [$(#[$attribute:meta])* $visibility:vis $name:ident $(<$($generic:ident: $bound:path),+>)?]
        [$($parameter:ident ($($type:tt)*) ($device:ty))*]
    ) => {
        $(#[$attribute])*
        #[allow(non_camel_case_types)] // A kernel is named like a function.
        #[derive(Clone, Debug)]
        $visibility struct $name $(<$($generic: $bound),+>)? {
            kernel: $crate::owned::Kernel,
            types: ::core::marker::PhantomData<fn() -> ($($($generic,)+)?)>,
        }

        impl $(<$($generic: $bound),+>)? $crate::owned::LoadKernels for $name $(<$($generic),+>)? {
            fn load_from(
                module: &$crate::owned::Module,
            ) -> ::core::result::Result<Self, $crate::owned::KernelError> {
                Self::load(module)
            }
        }

        #[allow(dead_code, clippy::too_many_arguments)]
        impl $(<$($generic: $bound),+>)? $name $(<$($generic),+>)? {
            /// Loads the kernel with this type's name, and compares its parameters.
            ///
            /// # Errors
            ///
            /// An error that describes the first difference, or an error if the module has no such kernel.
            $visibility fn load(
                module: &$crate::owned::Module,
            ) -> ::core::result::Result<Self, $crate::owned::KernelError> {
                let name = ::core::ffi::CStr::from_bytes_with_nul(::core::concat!(::core::stringify!($name), "\0").as_bytes());
                Self::load_named(module, name.unwrap_or_default())
            }

            /// Loads a kernel whose name differs from the type's, and compares its parameters.
            ///
            /// # Errors
            ///
            /// An error that describes the first difference, or an error if the module has no such kernel.
            $visibility fn load_named(
                module: &$crate::owned::Module,
                name: &::core::ffi::CStr,
            ) -> ::core::result::Result<Self, $crate::owned::KernelError> {
                let sizes = [$(::core::mem::size_of::<$device>()),*];
                let kernel = module.kernel(name)?;
                kernel.compare_parameters(&name.to_string_lossy(), &sizes)?;
                ::core::result::Result::Ok(Self { kernel, types: ::core::marker::PhantomData })
            }

            /// Returns the kernel, without its parameter types.
            $visibility fn kernel(&self) -> &$crate::owned::Kernel {
                &self.kernel
            }

            /// Launches the kernel.
            ///
            /// # Errors
            ///
            /// Errors of the driver. Errors of the kernel itself are reported by later calls.
            ///
            /// # Safety
            ///
            /// See `cubind::kernel!`.
            $visibility unsafe fn launch(
                &self,
                stream: impl $crate::owned::MaybeHandle<$crate::owned::base::CUstream>,
                grid: impl ::core::convert::Into<$crate::owned::Dim3>,
                block: impl ::core::convert::Into<$crate::owned::Dim3>,
                $($parameter: $($type)*),*
            ) -> $crate::owned::DriverResult<()> {
                // SAFETY: the caller meets the requirements of this function.
                unsafe { self.launch_with(stream, &$crate::owned::Launch::new(grid, block), $($parameter),*) }
            }

            /// Launches the kernel with a launch configuration that has further options.
            ///
            /// # Errors
            ///
            /// Errors of the driver. Errors of the kernel itself are reported by later calls.
            ///
            /// # Safety
            ///
            /// See `cubind::kernel!`.
            $visibility unsafe fn launch_with(
                &self,
                stream: impl $crate::owned::MaybeHandle<$crate::owned::base::CUstream>,
                launch: &$crate::owned::Launch,
                $($parameter: $($type)*),*
            ) -> $crate::owned::DriverResult<()> {
                #[allow(unused_mut)] // There may be no parameters.
                let ($(mut $parameter,)*) = ($($crate::owned::KernelArgument::into_device($parameter),)*);
                let mut addresses = [$(::core::ptr::from_ref(&$parameter.0).cast_mut().cast::<::core::ffi::c_void>()),*];
                // SAFETY: the addresses are those of the arguments; the caller guarantees the other requirements.
                unsafe {
                    self.kernel.launch_for(
                        ::core::stringify!($name), &stream, launch, &mut addresses, &mut [$(&mut $parameter.1),*],
                    )
                }
            }

            /// Checks that the kernel can be launched with this configuration.
            ///
            /// # Errors
            ///
            /// An error that explains why the configuration is not supported.
            $visibility fn prepare(
                &self,
                launch: $crate::owned::Launch,
            ) -> $crate::owned::DriverResult<$crate::owned::PreparedLaunch> {
                self.kernel.prepare(launch)
            }

            /// Launches the kernel with a prepared configuration, by a single driver call.
            ///
            /// # Errors
            ///
            /// Errors of the driver. Errors of the kernel itself are reported by later calls.
            /// `CUDA_ERROR_INVALID_VALUE` if the launch was prepared for another kernel.
            ///
            /// # Safety
            ///
            /// See `cubind::kernel!`.
            $visibility unsafe fn launch_prepared(
                &self,
                stream: impl $crate::owned::MaybeHandle<$crate::owned::base::CUstream>,
                prepared: &$crate::owned::PreparedLaunch,
                $($parameter: $($type)*),*
            ) -> $crate::owned::DriverResult<()> {
                let launch = prepared.of(&self.kernel)?;
                // SAFETY: the caller meets the requirements of this function.
                unsafe { self.launch_with(stream, launch, $($parameter),*) }
            }

            /// Adds the kernel to a graph, after the given nodes.
            ///
            /// # Errors
            ///
            /// Errors of the driver.
            ///
            /// # Safety
            ///
            /// See `cubind::kernel!`, for every launch of the graph. The graph keeps the module alive.
            $visibility unsafe fn add_to<'graph>(
                &self,
                graph: impl $crate::owned::LendHandle<'graph, $crate::owned::base::CUgraph>,
                after: &[$crate::owned::Borrowed<'graph, $crate::owned::base::CUgraphNode>],
                launch: &$crate::owned::Launch,
                $($parameter: $($type)*),*
            ) -> $crate::owned::DriverResult<$crate::owned::Borrowed<'graph, $crate::owned::base::CUgraphNode>> {
                #[allow(unused_mut)] // There may be no parameters.
                let ($(mut $parameter,)*) = ($($crate::owned::KernelArgument::into_device($parameter),)*);
                let mut addresses = [$(::core::ptr::from_ref(&$parameter.0).cast_mut().cast::<::core::ffi::c_void>()),*];
                // SAFETY: the addresses are those of the arguments; the caller guarantees the other requirements.
                let node = unsafe { self.kernel.add_raw(graph, after, launch, &mut addresses) }?;
                $($crate::owned::Held::by(&mut $parameter.1, &$crate::owned::Work::Graph);)*
                ::core::result::Result::Ok(node)
            }
        }
    };
}

/// One kernel that [`kernel!`](crate::kernel) declares, or a tuple of several, for
/// [`Module::kernels`](super::Module::kernels).
pub trait LoadKernels: Sized {
    /// Loads kernels of a module, and compares their parameters with the declarations.
    ///
    /// # Errors
    ///
    /// An error that describes the first difference, or an error if the module does not contain one of the kernels.
    fn load_from(module: &Module) -> Result<Self, KernelError>;
}

macro_rules! tuples {
    ($($($kernel:ident)*;)*) => { $(
        impl<$($kernel: LoadKernels),*> LoadKernels for ($($kernel,)*) {
            fn load_from(module: &Module) -> Result<Self, KernelError> {
                Ok(($($kernel::load_from(module)?,)*))
            }
        }
    )* };
}

tuples! {
    A;
    A B;
    A B C;
    A B C D;
    A B C D E;
    A B C D E F;
    A B C D E F G;
    A B C D E F G H;
}

/// The reason why a kernel could not be loaded. Its `Debug` output, which `unwrap` and `main` print, is the same as its
/// `Display` output.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum KernelError {
    /// The driver returned an error, for example because the module has no kernel with this name.
    Driver(Error<CUresult>),
    /// The number of parameters differs from the declaration.
    #[non_exhaustive]
    Count {
        /// The kernel's name.
        kernel: String,
        /// The number of parameters in the declaration.
        declared: usize,
        /// True if the kernel has more parameters, false if it has fewer.
        has_more: bool,
    },
    /// The size of a parameter differs from the declaration.
    #[non_exhaustive]
    Size {
        /// The kernel's name.
        kernel: String,
        /// The index of the parameter, from 0.
        parameter: usize,
        /// The size of the parameter in bytes.
        size: usize,
        /// The size in the declaration.
        declared: usize,
    },
}

impl fmt::Display for KernelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Driver(error) => fmt::Display::fmt(error, f),
            Self::Count { kernel, declared, has_more } => {
                let than = if *has_more { "more" } else { "fewer" };
                write!(f, "{kernel:?} has {than} than {declared} parameters")
            }
            Self::Size { kernel, parameter, size, declared } => {
                write!(f, "{kernel:?}: parameter {parameter} has {size} bytes, not {declared}")
            }
        }
    }
}

impl fmt::Debug for KernelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for KernelError {
    /// Returns the source of the driver's error, because `Display` already prints the message of that error.
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Driver(error) => std::error::Error::source(error),
            Self::Count { .. } | Self::Size { .. } => None,
        }
    }
}

impl From<Error<CUresult>> for KernelError {
    fn from(error: Error<CUresult>) -> Self {
        Self::Driver(error)
    }
}

impl Kernel {
    /// Returns the size of a parameter, or `None` if the kernel has fewer parameters.
    ///
    /// # Errors
    ///
    /// Errors of `cuFuncGetParamInfo`, which drivers before CUDA 12.4 do not have.
    pub fn parameter_size(&self, index: usize) -> Result<Option<usize>, Error<CUresult>> {
        // SAFETY: the kernel is alive.
        match unsafe { checked::cuFuncGetParamInfo(self.handle(), index) } {
            Ok((_offset, size)) => Ok(Some(size)),
            Err(error) if error.code() == CUresult::CUDA_ERROR_INVALID_VALUE => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Compares the kernel's parameters with these sizes, for [`kernel!`](crate::kernel).
    ///
    /// # Errors
    ///
    /// An error that describes the first difference, or an error of the driver.
    #[doc(hidden)]
    pub fn compare_parameters(&self, name: &str, sizes: &[usize]) -> Result<(), KernelError> {
        compare(name, sizes, |index| match self.parameter_size(index) {
            // Drivers before CUDA 12.4 cannot report parameters.
            Err(error) if error.code() == CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND => Ok(Parameter::Unknown),
            Ok(Some(size)) => Ok(Parameter::Size(size)),
            Ok(None) => Ok(Parameter::Absent),
            Err(error) => Err(error),
        })
    }
}

/// The result of querying the driver for a parameter.
#[derive(Clone, Copy)]
enum Parameter {
    Size(usize),
    Absent,
    Unknown,
}

/// Compares the declared parameters with the actual ones, and returns the first difference.
fn compare(
    kernel: &str,
    sizes: &[usize],
    parameter: impl Fn(usize) -> Result<Parameter, Error<CUresult>>,
) -> Result<(), KernelError> {
    let count = |has_more| KernelError::Count { kernel: kernel.to_owned(), declared: sizes.len(), has_more };
    for (index, declared) in sizes.iter().copied().enumerate() {
        match parameter(index)? {
            Parameter::Unknown => return Ok(()),
            Parameter::Absent => return Err(count(false)),
            Parameter::Size(size) if size != declared => {
                return Err(KernelError::Size { kernel: kernel.to_owned(), parameter: index, size, declared });
            }
            Parameter::Size(_) => {}
        }
    }
    match parameter(sizes.len())? {
        Parameter::Size(_) => Err(count(true)),
        Parameter::Absent | Parameter::Unknown => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(declared: &[usize], own: &[usize]) -> String {
        let told = compare("vadd", declared, |index| {
            Ok(own.get(index).map_or(Parameter::Absent, |size| Parameter::Size(*size)))
        });
        told.map_or_else(|error| error.to_string(), |()| String::new())
    }

    #[test]
    fn parameters_are_compared() {
        assert_eq!(compared(&[8, 8, 8, 8], &[8, 8, 8, 8]), "");
        assert_eq!(compared(&[8, 8, 8, 4], &[8, 8, 8, 8]), "\"vadd\": parameter 3 has 8 bytes, not 4");
        assert_eq!(compared(&[8, 8], &[8, 8, 8]), "\"vadd\" has more than 2 parameters");
        assert_eq!(compared(&[8, 8], &[8]), "\"vadd\" has fewer than 2 parameters");
        assert_eq!(compared(&[], &[]), "");
    }

    #[test]
    fn old_drivers_skip_the_comparison() {
        assert_eq!(compare("vadd", &[8, 4], |_| Ok(Parameter::Unknown)), Ok(()));
    }
}
