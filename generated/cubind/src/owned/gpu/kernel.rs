//! Kernels with declared parameters.

use core::fmt;

use super::module::{Kernel, Module};
use crate::owned::base::checked;
use crate::owned::base::CUresult;
use crate::support::Error;

/// Declares kernels with Rust types. Loading one compares the number and the sizes of its parameters with those of the
/// device code; a launch takes arguments of the declared types.
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
/// // SAFETY: the kernel reads and writes n values of buffers that have n.
/// unsafe { add.launch(None, Dim3::covering(1000, 256), 256, &a, &b, &mut sum, 1000)? };
/// assert_eq!(sum.to_vec()?, [3.0; 1000]);
/// # Ok(())
/// # }
/// ```
///
/// The type `vadd` then has these functions, with the kernel's parameters at the end:
///
/// - `load(&module)`, and `load_named(&module, name)` for a kernel with another name than the type, such as a mangled one; several
///   are loaded at once by [`Module::kernels`](crate::owned::Module::kernels);
/// - `unsafe launch(stream, grid, block, …)`: grid and block are integers, pairs or triples ([`Dim3`](crate::owned::Dim3)),
///   and `None` is the default stream;
/// - `unsafe launch_with(stream, &launch, …)`, with shared memory, clusters and so on ([`Launch`](crate::owned::Launch));
/// - `prepare(launch)`, which checks that the kernel can be launched like this, and `unsafe launch_prepared(stream, &prepared, …)`,
///   which then launches it repeatedly ([`PreparedLaunch`](crate::owned::PreparedLaunch));
/// - `unsafe add_to(graph, nodes, &launch, …)`, which adds the kernel to a graph after these nodes;
/// - `kernel()`, the [`Kernel`](crate::owned::Kernel) itself.
///
/// [`KernelArgument`](crate::owned::KernelArgument) lists the types of parameters. `In<T>` is any device memory of `T` to read, and
/// `Out<T>` any to write ([`DeviceInput`](crate::owned::DeviceInput), [`DeviceOutput`](crate::owned::DeviceOutput)): buffers of all
/// kinds, and their slices.
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
/// A kernel that exists for several types, as a template of C++ does, has type parameters with one bound each. Every type has a
/// kernel of its own, which `load_named` loads:
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
/// An argument of another type does not compile:
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
/// Nor does a launch without `unsafe`:
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
/// A launch is `unsafe` because only the sizes in the declaration are compared, and the kernel's code is not checked. The caller
/// must ensure:
///
/// - The parameters have the declared meaning: an `f32` where the kernel has a `float`, a `&DeviceBuffer<f32>` where it has a
///   `const float *`, a `&mut` where it writes.
/// - The kernel writes valid values of the declared type. With `Out<T>` the compiler requires [`Output`](crate::Output), for which all
///   bytes are valid; a `&mut ManagedBuffer<bool>` is not checked.
/// - The kernel stays within the buffers, writes only those that are declared for writing (`Out<T>`, `&mut`), and does not race with work
///   that is [`unordered`](crate::owned::DeviceSliceMut::unordered). A launch comes after the earlier work on its buffers, in any stream.
/// - Memory that is passed as a bare address, such as a [`CuPtr`](crate::CuPtr), lives until the launch has finished, and is not used by
///   other code. The same applies to buffers of another context in a stream that is only [`Borrowed`](crate::owned::Borrowed). All other
///   buffers wait by themselves before they are freed.
/// - The host does not use a [`PinnedBuffer`](crate::owned::PinnedBuffer) meanwhile, nor the slice of a
///   [`ManagedBuffer`](crate::owned::ManagedBuffer).
/// - The kernel's module lives until then, too. Variables of the module that the kernel uses have values that it can handle, and are not
///   written meanwhile ([`Global`](crate::owned::Global)).
///
/// In a stream that records a graph, and in a graph, this applies to each launch of the graph. While the kernel is recorded, no other thread
/// lets the stream join or leave a capture.
///
/// - [`record`](crate::owned::record): safe code launches the graph, at any time. It keeps the module, and memory with an owner. Memory that is
///   passed as a bare address must live as long as the graph, and the host must not use a `PinnedBuffer` while a launch may run.
/// - [`capture`](crate::owned::capture) and `add_to`: all memory that the kernel uses must be alive at each launch,
///   [`DeviceBuffer`](crate::owned::DeviceBuffer)s as well. The graph keeps the module.
/// - Any other graph, its clones and its executable graphs must be dropped before the module, whether they were launched or not.
///
/// The comparison needs a driver of CUDA 12.4 or newer; with an older one, no parameters are compared.
#[macro_export]
macro_rules! kernel {
    ($(
        $(#[$attribute:meta])*
        $visibility:vis unsafe fn $name:ident $(<$($generic:ident: $bound:path),+ $(,)?>)? ($($parameters:tt)*);
    )*) => {$(
        $crate::__gen1_kernel! { [$(#[$attribute])* $visibility $name $(<$($generic: $bound),+>)?] [] $($parameters)* }
    )*};
}

/// Implements one kernel: first collects each parameter with its type at launch and on the device, then generates the
/// type.
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
            /// The first difference, or an error if the module has no such kernel.
            $visibility fn load(
                module: &$crate::owned::Module,
            ) -> ::core::result::Result<Self, $crate::owned::KernelError> {
                let name = ::core::ffi::CStr::from_bytes_with_nul(::core::concat!(::core::stringify!($name), "\0").as_bytes());
                Self::load_named(module, name.unwrap_or_default())
            }

            /// Loads a kernel with another name, and compares its parameters.
            ///
            /// # Errors
            ///
            /// The first difference, or an error if the module has no such kernel.
            $visibility fn load_named(
                module: &$crate::owned::Module,
                name: &::core::ffi::CStr,
            ) -> ::core::result::Result<Self, $crate::owned::KernelError> {
                let sizes = [$(::core::mem::size_of::<$device>()),*];
                let kernel = module.kernel(name)?;
                kernel.compare_parameters(&name.to_string_lossy(), &sizes)?;
                ::core::result::Result::Ok(Self { kernel, types: ::core::marker::PhantomData })
            }

            /// The kernel without the types of its parameters.
            $visibility fn kernel(&self) -> &$crate::owned::Kernel {
                &self.kernel
            }

            /// Launches the kernel.
            ///
            /// # Errors
            ///
            /// Errors of the driver: errors of the kernel itself come later.
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
                // SAFETY: the caller guarantees it.
                unsafe { self.launch_with(stream, &$crate::owned::Launch::new(grid, block), $($parameter),*) }
            }

            /// Launches the kernel with further options.
            ///
            /// # Errors
            ///
            /// Errors of the driver: errors of the kernel itself come later.
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
                // SAFETY: the addresses are those of the values; the caller guarantees the rest.
                unsafe {
                    self.kernel.launch_for(
                        ::core::stringify!($name), &stream, launch, &mut addresses, &mut [$(&mut $parameter.1),*],
                    )
                }
            }

            /// Checks that the kernel can be launched like this.
            ///
            /// # Errors
            ///
            /// An explanation of the unsupported property.
            $visibility fn prepare(
                &self,
                launch: $crate::owned::Launch,
            ) -> $crate::owned::DriverResult<$crate::owned::PreparedLaunch> {
                self.kernel.prepare(launch)
            }

            /// Launches the kernel with a prepared configuration: one call of the driver.
            ///
            /// # Errors
            ///
            /// Errors of the driver: errors of the kernel itself come later. An error if the launch was prepared for
            /// another kernel.
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
                // SAFETY: the caller guarantees it.
                unsafe { self.launch_with(stream, launch, $($parameter),*) }
            }

            /// Adds the kernel to a graph, after these nodes.
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
                // SAFETY: the addresses are those of the values; the caller guarantees the rest.
                let node = unsafe { self.kernel.add_raw(graph, after, launch, &mut addresses) }?;
                $($crate::owned::Held::by(&mut $parameter.1, &$crate::owned::Work::Graph);)*
                ::core::result::Result::Ok(node)
            }
        }
    };
}

/// Kernels that [`kernel!`](crate::kernel) declares, one or a tuple of several, for [`Module::kernels`](super::Module::kernels).
pub trait LoadKernels: Sized {
    /// Loads the kernels of a module, and compares their parameters.
    ///
    /// # Errors
    ///
    /// The first difference, or an error if the module has no such kernel.
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

/// The reason why a kernel could not be loaded. `Debug`, which `unwrap` and `main` print, is the same as `Display`.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum KernelError {
    /// The driver returned an error: the module has no kernel of this name.
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
        /// Its size in bytes.
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
    /// The source of the driver's error, whose message this error displays.
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
    /// The size of a parameter, or `None` if the kernel has fewer parameters.
    ///
    /// # Errors
    ///
    /// Errors of `cuFuncGetParamInfo`: drivers before CUDA 12.4 do not have it.
    pub fn parameter_size(&self, index: usize) -> Result<Option<usize>, Error<CUresult>> {
        // SAFETY: the kernel is alive.
        match unsafe { checked::cuFuncGetParamInfo(self.handle(), index) } {
            Ok((_offset, size)) => Ok(Some(size)),
            Err(error) if error.code() == CUresult::CUDA_ERROR_INVALID_VALUE => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Compares the kernel's parameters with these sizes. Used by [`kernel!`](crate::kernel).
    ///
    /// # Errors
    ///
    /// The first difference, or an error of the driver.
    #[doc(hidden)]
    pub fn compare_parameters(&self, name: &str, sizes: &[usize]) -> Result<(), KernelError> {
        compare(name, sizes, |index| match self.parameter_size(index) {
            // Older drivers cannot report parameters.
            Err(error) if error.code() == CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND => Ok(Parameter::Unknown),
            Ok(Some(size)) => Ok(Parameter::Size(size)),
            Ok(None) => Ok(Parameter::Absent),
            Err(error) => Err(error),
        })
    }
}

/// The driver's information on a parameter.
#[derive(Clone, Copy)]
enum Parameter {
    Size(usize),
    Absent,
    Unknown,
}

/// Compares declared with actual parameters, up to the first difference.
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
