//! Device code from source text, with NVRTC.

use core::ffi::CStr;
use core::fmt;
use std::error::Error;
use std::ffi::CString;

/// Device code that NVRTC has made, to be loaded by [`Module::new`](super::Module::new).
#[derive(Clone)]
pub struct Code(Image);

#[derive(Clone)]
enum Image {
    Ptx(CString),
    Cubin(Vec<u8>),
}

impl Code {
    /// Made by NVRTC.
    pub(crate) fn ptx(text: &CStr) -> Self {
        Self(Image::Ptx(text.to_owned()))
    }

    /// Made by NVRTC, and complete.
    pub(crate) const fn cubin(bytes: Vec<u8>) -> Self {
        Self(Image::Cubin(bytes))
    }

    /// The PTX, if it was compiled for a virtual architecture, such as `compute_90`.
    pub fn as_ptx(&self) -> Option<&CStr> {
        match &self.0 {
            Image::Ptx(text) => Some(text),
            Image::Cubin(_) => None,
        }
    }

    /// The cubin, if it was compiled for a real architecture, such as `sm_90`.
    pub fn as_cubin(&self) -> Option<&[u8]> {
        match &self.0 {
            Image::Ptx(_) => None,
            Image::Cubin(bytes) => Some(bytes),
        }
    }

    /// Whatever it is: bytes that the driver reads to their end.
    #[cfg(feature = "driver")]
    pub(crate) fn image(&self) -> &[u8] {
        match &self.0 {
            Image::Ptx(text) => text.to_bytes_with_nul(),
            Image::Cubin(bytes) => bytes,
        }
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Image::Ptx(text) => write!(f, "Code(PTX, {} bytes)", text.count_bytes()),
            Image::Cubin(bytes) => write!(f, "Code(cubin, {} bytes)", bytes.len()),
        }
    }
}

/// Why source text could not be compiled. `Debug`, which `unwrap` and `main` print, is the same text as `Display`.
pub struct CompileError {
    error: Box<dyn Error + Send + Sync>,
    log: String,
}

impl CompileError {
    /// An error of NVRTC's, and what its compiler said.
    pub(crate) fn new(error: impl Error + Send + Sync + 'static, log: String) -> Self {
        Self { error: Box::new(error), log }
    }

    /// The compiler's messages. Empty if it did not get so far.
    pub fn log(&self) -> &str {
        &self.log
    }
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.error)?;
        match self.log.trim_end() {
            "" => Ok(()),
            log => write!(f, "\n{log}"),
        }
    }
}

impl fmt::Debug for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Error for CompileError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&*self.error)
    }
}

/// The function that compiles with the NVRTC of one major version, in its module `owned`.
macro_rules! compile {
    () => {
        /// Compiles CUDA C++, with options such as `c"--gpu-architecture=sm_90"`, which
        /// `Device::compiler_option` returns.
        ///
        /// # Errors
        ///
        /// What NVRTC returns, with the compiler's messages; that there is no NVRTC, and where it was searched.
        pub fn compile(
            source: &::core::ffi::CStr,
            options: &[&::core::ffi::CStr],
        ) -> ::core::result::Result<$crate::owned::Code, $crate::owned::CompileError> {
            use super::nvrtc;
            use ::std::{string::String, vec};
            use $crate::Outcome;
            use $crate::owned::{Code, CompileError};

            /// Destroys the program when it is dropped.
            struct Program(nvrtc::nvrtcProgram);

            impl ::core::ops::Drop for Program {
                fn drop(&mut self) {
                    // SAFETY: it is alive, and not used again.
                    let _ = unsafe { nvrtc::nvrtcDestroyProgram(&mut self.0) };
                }
            }

            let failed = |code| CompileError::new(code, String::new());
            let options: vec::Vec<_> = options.iter().map(|option| option.as_ptr()).collect();
            // SAFETY: source and options are strings.
            let program = Program(unsafe { nvrtc::nvrtcCreateProgram(source, None, &[], &[]) }.ok().map_err(failed)?);
            // SAFETY: the program lives until it is dropped, and the options are strings.
            if let Err(code) = unsafe { nvrtc::nvrtcCompileProgram(program.0, &options) }.ok() {
                // SAFETY: as above.
                let mut log = vec![0; unsafe { nvrtc::nvrtcGetProgramLogSize(program.0) }.ok().unwrap_or_default()];
                // SAFETY: the log is as long as NVRTC says.
                let _ = unsafe { nvrtc::nvrtcGetProgramLog(program.0, &mut log) };
                return Err(CompileError::new(code, String::from_utf8_lossy(&log).trim_end_matches('\0').to_owned()));
            }
            // SAFETY: as above. Without a real architecture there is no cubin.
            let mut cubin = vec![0; unsafe { nvrtc::nvrtcGetCUBINSize(program.0) }.ok().unwrap_or_default()];
            if !cubin.is_empty() {
                // SAFETY: the cubin is as long as NVRTC says.
                unsafe { nvrtc::nvrtcGetCUBIN(program.0, &mut cubin) }.ok().map_err(failed)?;
                return Ok(Code::cubin(cubin));
            }
            // SAFETY: as above.
            let mut ptx = vec![0; unsafe { nvrtc::nvrtcGetPTXSize(program.0) }.ok().map_err(failed)?];
            // SAFETY: the text is as long as NVRTC says.
            unsafe { nvrtc::nvrtcGetPTX(program.0, &mut ptx) }.ok().map_err(failed)?;
            Ok(Code::ptx(::core::ffi::CStr::from_bytes_until_nul(&ptx).unwrap_or_default()))
        }
    };
}
pub(crate) use compile;
