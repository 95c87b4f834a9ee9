//! Options of the driver's PTX compiler, and its log.

use core::ffi::{CStr, c_void};
use core::ptr;

use super::call::{DriverResult, require};
use super::module::Module;
use crate::owned::base::{CUjit_option, CUresult, DRIVER, checked};
use crate::support::Error;
use crate::support::__gen1::called;

/// Options of the driver's compiler, for [`Module::load_with`] and [`Library`](super::Library).
///
/// ```
/// use cubind::owned::JitOptions;
/// let options = JitOptions::new().max_registers(64).optimization_level(4).line_info().verbose();
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct JitOptions {
    /// Options with integer values.
    numbers: Vec<(CUjit_option, u32)>,
    log: u32,
}

/// The default options: 8 KiB for each of the two logs, and otherwise the driver's defaults.
impl Default for JitOptions {
    fn default() -> Self {
        Self { numbers: Vec::new(), log: 8 << 10 }
    }
}

impl JitOptions {
    /// Creates options with the driver's defaults.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the maximum number of registers per thread.
    pub fn max_registers(self, registers: u32) -> Self {
        self.with(CUjit_option::CU_JIT_MAX_REGISTERS, registers)
    }

    /// Sets the optimization level, from 0 to 4. The driver's default is 4.
    pub fn optimization_level(self, level: u32) -> Self {
        self.with(CUjit_option::CU_JIT_OPTIMIZATION_LEVEL, level)
    }

    /// Sets the compute capability to compile for, such as 90 for 9.0. The default is the compute capability of the
    /// context's device.
    pub fn target(self, capability: u32) -> Self {
        self.with(CUjit_option::CU_JIT_TARGET, capability)
    }

    /// Generates line information for debuggers and profilers.
    pub fn line_info(self) -> Self {
        self.with(CUjit_option::CU_JIT_GENERATE_LINE_INFO, 1)
    }

    /// Generates debug information, with few optimizations.
    pub fn debug_info(self) -> Self {
        self.with(CUjit_option::CU_JIT_GENERATE_DEBUG_INFO, 1)
    }

    /// Adds the resource usage of each kernel to the log: registers, shared memory and local memory.
    pub fn verbose(self) -> Self {
        self.with(CUjit_option::CU_JIT_LOG_VERBOSE, 1)
    }

    /// Sets the size of each of the two logs in bytes. Longer logs are truncated.
    pub const fn log_bytes(mut self, bytes: u32) -> Self {
        self.log = bytes;
        self
    }

    /// Returns the options with integer values, in the driver's format.
    pub(super) fn numbers(&self) -> impl Iterator<Item = (CUjit_option, *mut c_void)> {
        self.numbers.iter().map(|(option, value)| (*option, number(*value)))
    }

    /// Sets an option, replacing an earlier value.
    fn with(mut self, option: CUjit_option, value: u32) -> Self {
        self.numbers.retain(|(other, _)| *other != option);
        self.numbers.push((option, value));
        self
    }
}

/// Returns a zeroed buffer for a log. It is one byte longer than the size that is passed to the driver.
fn room(bytes: u32) -> Vec<u8> {
    vec![0; usize::try_from(bytes).unwrap_or(0) + 1]
}

/// Converts an integer to a pointer, because the driver takes the values of such options as pointers.
fn number(value: u32) -> *mut c_void {
    ptr::without_provenance_mut(value as usize)
}

/// Returns the content of a log.
fn text(log: &[u8]) -> String {
    let text = CStr::from_bytes_until_nul(log).unwrap_or_default();
    text.to_string_lossy().trim_end().to_owned()
}

impl Module {
    /// Compiles PTX with options, and loads the result into the calling thread's context. Returns the module and the
    /// compiler's log. This function is safe for the same reasons as [`from_ptx`](Self::from_ptx).
    ///
    /// ```no_run
    /// # use cubind::owned::{DriverResult, JitOptions, Module};
    /// # fn run(ptx: &std::ffi::CStr) -> DriverResult<()> {
    /// match Module::load_with(ptx, &JitOptions::new().max_registers(32).verbose()) {
    ///     Ok((module, log)) => println!("{log}"), // ptxas info : Used 32 registers …
    ///     Err(error) => println!("{error}"),      // cuModuleLoadDataEx: CUDA_ERROR_INVALID_PTX (218): …, and the compiler's log
    /// }
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// Errors of `cuModuleLoadDataEx`. [`message`](Error::message) returns the compiler's error log.
    pub fn load_with(ptx: &CStr, options: &JitOptions) -> DriverResult<(Self, String)> {
        require!(Self::is_text(ptx), "cuModuleLoadDataEx", CUDA_ERROR_INVALID_PTX);
        // SAFETY: the string is NUL-terminated.
        unsafe { Self::load_logged(ptx.as_ptr().cast(), options) }
    }

    /// Loads a cubin or a fat binary with options into the calling thread's context. The options apply to PTX in a fat
    /// binary; a cubin is already compiled.
    ///
    /// # Errors
    ///
    /// Errors of [`load_with`](Self::load_with). `CUDA_ERROR_NO_BINARY_FOR_GPU` if the image is for other devices.
    ///
    /// # Safety
    ///
    /// The image must be complete: the driver reads as many bytes as its headers specify.
    pub unsafe fn from_binary_with(image: &[u8], options: &JitOptions) -> DriverResult<(Self, String)> {
        require!(!image.is_empty(), "cuModuleLoadDataEx", CUDA_ERROR_INVALID_IMAGE);
        // SAFETY: the caller guarantees that the image is complete.
        unsafe { Self::load_logged(image.as_ptr().cast(), options) }
    }

    /// # Safety
    ///
    /// The image must be complete.
    unsafe fn load_logged(image: *const c_void, options: &JitOptions) -> DriverResult<(Self, String)> {
        let (mut told, mut errors) = (room(options.log), room(options.log));
        let logs = [
            (CUjit_option::CU_JIT_INFO_LOG_BUFFER, told.as_mut_ptr().cast()),
            (CUjit_option::CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, number(options.log)),
            (CUjit_option::CU_JIT_ERROR_LOG_BUFFER, errors.as_mut_ptr().cast()),
            (CUjit_option::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES, number(options.log)),
        ];
        let (names, mut values): (Vec<CUjit_option>, Vec<*mut c_void>) = logs.into_iter().chain(options.numbers()).unzip();
        // SAFETY: the caller guarantees that the image is complete; each value is valid for its option, and the logs
        // have the sizes that are passed.
        let load = || unsafe { checked::cuModuleLoadDataEx(image, &names, &mut values) };
        match Self::loaded(load) {
            Ok(module) => Ok((module, text(&told))),
            Err(error) => match text(&errors) {
                words if words.is_empty() => Err(error),
                words => Err(explained(error.code(), words)),
            },
        }
    }
}

/// Creates an error with the compiler's log.
fn explained(code: CUresult, words: String) -> Error<CUresult> {
    Error::explained(called!(DRIVER, cuModuleLoadDataEx), code, words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_later_option_replaces_an_earlier_one() {
        let options = JitOptions::new().max_registers(32).line_info().max_registers(64);
        let expected = [(CUjit_option::CU_JIT_GENERATE_LINE_INFO, 1), (CUjit_option::CU_JIT_MAX_REGISTERS, 64)];
        assert_eq!(options.numbers, expected);
    }

    #[test]
    fn a_log_ends_at_the_first_nul() {
        assert_eq!(text(b"one\ntwo\n\0three\0"), "one\ntwo");
        assert_eq!(text(&room(4)), "");
    }
}
