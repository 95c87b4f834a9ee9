//! Compilation of CUDA C++ source to device code, with NVRTC.

use core::ffi::CStr;
use core::fmt;
use std::borrow::Cow;
use std::error::Error;
use std::ffi::{CString, NulError};
use std::fs;
use std::path::{Path, PathBuf};

use crate::Library;
use crate::support::search;

/// Device code that NVRTC has compiled, which [`Module::new`](super::Module::new) loads.
#[derive(Clone)]
pub struct Code(Image);

#[derive(Clone)]
enum Image {
    Ptx(CString),
    Cubin(Vec<u8>),
}

impl Code {
    /// Wraps PTX from NVRTC.
    pub(crate) fn ptx(text: &CStr) -> Self {
        Self(Image::Ptx(text.to_owned()))
    }

    /// Wraps a complete cubin from NVRTC.
    pub(crate) const fn cubin(bytes: Vec<u8>) -> Self {
        Self(Image::Cubin(bytes))
    }

    /// Returns the PTX, if the code was compiled for a virtual architecture, such as `compute_90`.
    pub fn as_ptx(&self) -> Option<&CStr> {
        match &self.0 {
            Image::Ptx(text) => Some(text),
            Image::Cubin(_) => None,
        }
    }

    /// Returns the cubin, if the code was compiled for a real architecture, such as `sm_90`.
    pub fn as_cubin(&self) -> Option<&[u8]> {
        match &self.0 {
            Image::Ptx(_) => None,
            Image::Cubin(bytes) => Some(bytes),
        }
    }

    /// Returns the PTX or cubin, as bytes that the driver reads to their end.
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

/// Source code: a `&str`, such as the result of `include_str!`, a `&String`, a `&CStr` or a `&CString`.
pub trait SourceText: sealed::Sealed {
    /// Returns the source with a NUL at its end.
    ///
    /// # Errors
    ///
    /// An error if the source contains a NUL.
    #[doc(hidden)]
    fn to_c(&self) -> Result<Cow<'_, CStr>, NulError>;
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! source_text {
    ($($of:ty: |$text:ident| $made:expr;)*) => { $(
        impl sealed::Sealed for $of {}

        impl SourceText for $of {
            fn to_c(&self) -> Result<Cow<'_, CStr>, NulError> {
                let $text = self;
                $made
            }
        }
    )* };
}

source_text! {
    &CStr: |text| Ok(Cow::Borrowed(*text));
    &CString: |text| Ok(Cow::Borrowed(text.as_c_str()));
    &str: |text| CString::new(*text).map(Cow::Owned);
    &String: |text| CString::new(text.as_str()).map(Cow::Owned);
}

/// The reason why source code could not be compiled. Its `Debug` output, which `unwrap` and `main` print, is the same
/// as its `Display` output.
pub struct CompileError {
    error: Box<dyn Error + Send + Sync>,
    log: String,
}

impl CompileError {
    /// Creates an error from NVRTC's error and the compiler's log.
    pub(crate) fn new(error: impl Error + Send + Sync + 'static, log: String) -> Self {
        Self { error: Box::new(error), log }
    }

    /// Returns the compiler's messages. The result is empty if NVRTC failed before compiling.
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

/// An option that safe code must not pass, because NVRTC might read a binary file without checking its contents.
#[derive(Debug)]
pub(crate) struct RefusedOption {
    option: CString,
    why: &'static str,
}

impl RefusedOption {
    /// Returns the first option that is rejected.
    pub(crate) fn among(options: &[&CStr]) -> Option<Self> {
        options.iter().find_map(|option| {
            let why = refusal(option.to_bytes())?;
            Some(Self { option: (*option).to_owned(), why })
        })
    }
}

const UNCHECKED: &str = "NVRTC does not check precompiled headers";
const SPELLING: &str = "an option is one or two dashes and a name, or the value of the previous option";

/// Returns the reason to reject an option, or `None` if the option is accepted.
///
/// NVRTC's own parser skips leading whitespace in an option, namely all characters for which C's `isspace` is true.
/// Therefore an option is only accepted if this function and NVRTC parse the option in the same way. This is the case
/// if the option begins with dashes and a letter, or if the option is a value whose first character neither parser
/// skips.
fn refusal(option: &[u8]) -> Option<&'static str> {
    let (dashes, name) = option.split_at(option.iter().take_while(|byte| **byte == b'-').count());
    let is_spelled = name.first().is_some_and(|first| match dashes.len() {
        0 => first.is_ascii_alphanumeric() || b"/._".contains(first),
        1 | 2 => first.is_ascii_alphabetic(),
        _ => false,
    });
    let length = name.iter().take_while(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(byte)).count();
    let is_precompiled = !dashes.is_empty() && matches!(&name[..length], b"pch" | b"use-pch");
    (!is_spelled).then_some(SPELLING).or(is_precompiled.then_some(UNCHECKED))
}

impl fmt::Display for RefusedOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { option, why } = self;
        write!(f, "`{}`: {why}; `nvrtcCompileProgram`, which is unsafe, accepts any option", option.to_string_lossy())
    }
}

impl Error for RefusedOption {}

/// Returns the header directories of NVRTC's toolkit. This is the toolkit that contains the library, or otherwise the
/// first installed toolkit of its major version.
pub(crate) fn include_dirs(nvrtc: &Library) -> Vec<PathBuf> {
    let Some(major) = nvrtc.major() else { return Vec::new() };
    // The call to `available` loads the library, because the search for header directories begins at the library's
    // path.
    let file = if nvrtc.available() { nvrtc.loaded_from() } else { None };
    let beside = file.and_then(|file| file.parent()?.parent()).map(Path::to_owned);
    // NVIDIA's wheels for CUDA 12 have a directory for each library.
    let wheel = beside.as_ref().and_then(|root| Some(root.parent()?.join("cuda_runtime")));
    let roots = beside.into_iter().chain(wheel).chain(search::toolkits(major));
    roots.map(|root| headers_below(&root, major)).find(|found| !found.is_empty()).unwrap_or_default()
}

/// Returns the directories below a toolkit's root that contain headers of this major version.
fn headers_below(root: &Path, major: u32) -> Vec<PathBuf> {
    let targets = root.join("targets").read_dir().into_iter().flatten().flatten();
    let folders = targets.map(|target| target.path().join("include"));
    let mut folders: Vec<PathBuf> = folders.chain([root.join("include")]).filter(|folder| folder.is_dir()).collect();
    folders.sort_unstable();
    if !folders.iter().any(|folder| version(folder) == Some(major)) {
        return Vec::new();
    }
    let nested: Vec<PathBuf> = folders.iter().map(|folder| folder.join("cccl")).filter(|folder| folder.is_dir()).collect();
    folders.into_iter().chain(nested).collect()
}

/// Returns the major version of the headers in a directory.
fn version(folder: &Path) -> Option<u32> {
    let header = fs::read(folder.join("cuda.h")).ok()?;
    let header = String::from_utf8_lossy(&header);
    let number = header.lines().find_map(|line| line.strip_prefix("#define CUDA_VERSION "))?;
    Some(number.trim().parse::<u32>().ok()? / 1000)
}

/// Returns compiler options that add these include directories. A directory is omitted if its path is not UTF-8, or if
/// the path contains a NUL.
pub(crate) fn include_options(folders: &[PathBuf]) -> Vec<CString> {
    folders.iter().filter_map(|folder| CString::new(format!("-I{}", folder.to_str()?)).ok()).collect()
}

/// Defines the functions that compile with one major version's NVRTC, for the module `owned` of that version.
macro_rules! source_code {
    () => {
        /// Returns the directories with CUDA's headers, such as `cuda_fp16.h`. They are next to the loaded NVRTC, or in
        /// the first toolkit of its major version below `CUDA_HOME`, `CUDA_PATH`, `CONDA_PREFIX`, and in `/usr/local`.
        /// The result is empty if no headers are installed.
        pub fn include_dirs() -> ::std::vec::Vec<::std::path::PathBuf> {
            $crate::owned::source_code::include_dirs(&super::nvrtc::NVRTC)
        }

        /// Compiles CUDA C++ with options such as `c"--gpu-architecture=sm_90"`, which `Device::compiler_option`
        /// returns. Included headers are searched for in the directories of the options, and then in those of
        /// [`include_dirs`].
        ///
        /// # Errors
        ///
        /// - Errors of NVRTC, with the compiler's messages. If there is no NVRTC, the error lists the paths that were
        ///   searched.
        /// - Source that contains a NUL is rejected.
        /// - Options for precompiled headers (`--pch`, `--use-pch=FILE`) are rejected, because NVRTC does not check
        ///   these files.
        /// - Options that do not begin with one or two dashes and a letter are rejected, unless they are the value of
        ///   the previous option (`-I`, `DIR`).
        #[doc(alias = "compile_ptx")]
        pub fn compile(
            source: impl $crate::owned::SourceText,
            options: &[&::core::ffi::CStr],
        ) -> ::core::result::Result<$crate::owned::Code, $crate::owned::CompileError> {
            use super::nvrtc;
            use ::std::{string::String, vec};
            use $crate::Outcome;
            use $crate::owned::{Code, CompileError, source_code::{RefusedOption, include_options}};

            /// An NVRTC program that is destroyed when it is dropped.
            struct Program(nvrtc::nvrtcProgram);

            impl ::core::ops::Drop for Program {
                fn drop(&mut self) {
                    // SAFETY: the program is alive, and is not used again.
                    let _ = unsafe { nvrtc::nvrtcDestroyProgram(&mut self.0) };
                }
            }

            let failed = |code| CompileError::new(code, String::new());
            if let Some(refused) = RefusedOption::among(options) {
                return Err(CompileError::new(refused, String::new()));
            }
            let source = source.to_c().map_err(|error| CompileError::new(error, String::new()))?;
            static HEADERS: ::std::sync::OnceLock<vec::Vec<::std::ffi::CString>> = ::std::sync::OnceLock::new();
            let has_headers = source.to_bytes().windows(7).any(|word| word == b"include");
            let headers = || HEADERS.get_or_init(|| include_options(&include_dirs()));
            let headers = has_headers.then(headers).into_iter().flatten().map(|option| option.as_c_str());
            let options: vec::Vec<_> = options.iter().copied().chain(headers).map(::core::ffi::CStr::as_ptr).collect();
            // SAFETY: the source and the options are NUL-terminated strings.
            let program = Program(unsafe { nvrtc::nvrtcCreateProgram(&source, None, &[], &[]) }.ok().map_err(failed)?);
            // SAFETY: the program exists until it is dropped, and the options are strings without precompiled headers.
            if let Err(code) = unsafe { nvrtc::nvrtcCompileProgram(program.0, &options) }.ok() {
                // SAFETY: the program exists until it is dropped.
                let mut log = vec![0; unsafe { nvrtc::nvrtcGetProgramLogSize(program.0) }.ok().unwrap_or_default()];
                // SAFETY: the log has the size that NVRTC reports.
                let _ = unsafe { nvrtc::nvrtcGetProgramLog(program.0, &mut log) };
                return Err(CompileError::new(code, String::from_utf8_lossy(&log).trim_end_matches('\0').to_owned()));
            }
            // SAFETY: the program exists until it is dropped. If the code was compiled for a virtual architecture, the
            // size is 0.
            let mut cubin = vec![0; unsafe { nvrtc::nvrtcGetCUBINSize(program.0) }.ok().unwrap_or_default()];
            if !cubin.is_empty() {
                // SAFETY: the cubin has the size that NVRTC reports.
                unsafe { nvrtc::nvrtcGetCUBIN(program.0, &mut cubin) }.ok().map_err(failed)?;
                return Ok(Code::cubin(cubin));
            }
            // SAFETY: the program exists until it is dropped.
            let mut ptx = vec![0; unsafe { nvrtc::nvrtcGetPTXSize(program.0) }.ok().map_err(failed)?];
            // SAFETY: the PTX has the size that NVRTC reports.
            unsafe { nvrtc::nvrtcGetPTX(program.0, &mut ptx) }.ok().map_err(failed)?;
            Ok(Code::ptx(::core::ffi::CStr::from_bytes_until_nul(&ptx).unwrap_or_default()))
        }
    };
}
pub(crate) use source_code;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_of_another_major_version_are_not_found() {
        let root = std::env::temp_dir().join(format!("cubind-headers-{}", std::process::id()));
        let include = root.join("targets/x86_64-linux/include");
        fs::create_dir_all(include.join("cccl")).unwrap();
        fs::write(include.join("cuda.h"), "#ifndef A\n#define CUDA_VERSION 13050\n").unwrap();
        assert_eq!(headers_below(&root, 13), [include.clone(), include.join("cccl")]);
        assert!(headers_below(&root, 12).is_empty() && headers_below(&root.join("absent"), 13).is_empty());
        let option = format!("-I{}", include.display());
        assert_eq!(include_options(std::slice::from_ref(&include)), [CString::new(option).unwrap()]);
        fs::remove_dir_all(&root).unwrap();
    }

    #[test]
    fn strings_of_all_types_are_source_code() {
        let (owned, text) = (c"int x;".to_owned(), "int x;".to_owned());
        for made in [(&owned).to_c(), c"int x;".to_c(), (&text).to_c(), "int x;".to_c()] {
            assert_eq!(made.unwrap().as_ref(), c"int x;");
        }
        assert!("int\0x;".to_c().is_err());
    }

    #[test]
    fn rejects_precompiled_headers_and_options_that_parsers_read_differently() {
        let headers = [c"--pch", c"-pch", c"--use-pch=a.pch", c"-use-pch", c"--use-pch x", c"--pch\t"];
        let spellings = [
            c" --use-pch=x", c"\x0b--use-pch=x", c"\x0c--pch", c"\r\n--pch", c"\"--pch\"", c"---pch", c"-\x0b-pch", c"- pch",
            c"\xa0--pch", c"", c"-", c"--", c" x",
        ];
        for (options, why) in [(&headers[..], UNCHECKED), (&spellings, SPELLING)] {
            for option in options {
                let refused = RefusedOption::among(&[c"-G", option]).unwrap_or_else(|| panic!("{option:?}"));
                assert_eq!(refused.why, why, "{option:?}");
            }
        }
        let others = [
            c"--pch-dir=x", c"--create-pch=x", c"-arch=sm_90", c"-D", c"pchx", c"--pch-verbose=true", c"-I", c"/usr/include", c"X=1",
            c"./x", c"-DX=\"a b\"",
        ];
        assert!(RefusedOption::among(&others).is_none());
    }
}
