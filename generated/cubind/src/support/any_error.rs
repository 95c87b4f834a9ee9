//! A single error type for several libraries.

use alloc::boxed::Box;
use core::any::Any;
use core::fmt;

use super::error::Error;
use super::status::{Cause, Status};

/// The error of any library, for programs that use several libraries.
///
/// `?` converts the [`Error`] of every library. [`code`](Self::code) returns the code if it has the given type:
///
/// ```no_run
/// use cubind::AnyError;
/// use cubind::cuda13::checked::{driver::*, nvrtc::*};
///
/// fn versions() -> Result<(i32, i32), AnyError> {
///     // SAFETY: the function takes no arguments.
///     let driver = unsafe { cuDriverGetVersion()? };
///     // SAFETY: the function takes no arguments.
///     let (major, _minor) = unsafe { nvrtcVersion()? };
///     Ok((driver, major))
/// }
///
/// match versions() {
///     Err(error) if error.code() == Some(CUresult::CUDA_ERROR_OUT_OF_MEMORY) => println!("{:?}: no memory", error.function()),
///     Err(error) if error.code() == Some(nvrtcResult::NVRTC_ERROR_OUT_OF_MEMORY) => println!("the compiler has no memory"),
///     Err(error) => println!("{error}"),
///     Ok((driver, nvrtc)) => println!("driver {driver}, NVRTC {nvrtc}"),
/// }
/// ```
///
/// `Display` and `Debug` print the same text as those of the [`Error`].
pub struct AnyError(Box<dyn Erased>);

/// An [`Error`] whose library is not part of the type.
trait Erased: core::error::Error + Send + Sync {
    fn code(&self) -> &dyn Any;
    fn number(&self) -> i32;
    fn name(&self) -> Option<&'static str>;
    fn function(&self) -> &'static str;
    fn library(&self) -> &'static str;
    fn message(&self) -> Option<&str>;
    fn cause_of_failure(&self) -> Cause;
}

/// An [`Error`] together with its code, so that the code can be borrowed.
struct Held<S: Status> {
    error: Error<S>,
    code: S,
}

impl<S: Status> Erased for Held<S> {
    fn code(&self) -> &dyn Any {
        &self.code
    }

    fn number(&self) -> i32 {
        self.code.code()
    }

    fn name(&self) -> Option<&'static str> {
        self.code.name()
    }

    fn function(&self) -> &'static str {
        self.error.function()
    }

    fn library(&self) -> &'static str {
        self.error.library().name()
    }

    fn message(&self) -> Option<&str> {
        self.error.message()
    }

    fn cause_of_failure(&self) -> Cause {
        self.error.cause()
    }
}

impl<S: Status> fmt::Display for Held<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.error, f)
    }
}

impl<S: Status> fmt::Debug for Held<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.error, f)
    }
}

impl<S: Status> core::error::Error for Held<S> {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.code)
    }
}

impl AnyError {
    /// The code, if the failed function returns codes of type `S`.
    pub fn code<S: Status>(&self) -> Option<S> {
        self.0.code().downcast_ref().copied()
    }

    /// The numeric value of the code. Different libraries use the same values for different errors.
    pub fn number(&self) -> i32 {
        self.0.number()
    }

    /// The name of the code, such as `CUDA_ERROR_OUT_OF_MEMORY`. `None` for a code that is newer than these bindings.
    pub fn name(&self) -> Option<&'static str> {
        self.0.name()
    }

    /// The name of the function that failed.
    pub fn function(&self) -> &'static str {
        self.0.function()
    }

    /// The name of the function's library, such as `CUDA driver API`.
    pub fn library(&self) -> &'static str {
        self.0.library()
    }

    /// The library's message, or the reason why an argument was rejected; see [`Error::message`].
    pub fn message(&self) -> Option<&str> {
        self.0.message()
    }

    /// The cause of the error: the library is missing, the library lacks the function, or the function itself failed.
    pub fn cause(&self) -> Cause {
        self.0.cause_of_failure()
    }
}

impl<S: Status> From<Error<S>> for AnyError {
    #[cold]
    fn from(error: Error<S>) -> Self {
        let code = error.code();
        Self(Box::new(Held { error, code }))
    }
}

impl fmt::Display for AnyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for AnyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl core::error::Error for AnyError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        self.0.source()
    }
}

#[cfg(test)]
mod tests {
    use super::super::error::Called;
    use super::super::library::Library;
    use super::super::status::tests::Code;
    use super::*;

    // SAFETY: no file with this name exists, so no code is loaded.
    static LIBRARY: Library = unsafe { Library::new("a library of codes", &["libcubind-absent-three.so.1"], None) };
    static CALLED: Called = Called { function: "codeUse", symbol: "", library: &LIBRARY };

    #[test]
    fn the_error_of_a_library_keeps_its_code_and_its_message() {
        let one = Error::explained(&CALLED, Code::OLD, "`from` is short".into());
        let any = AnyError::from(one.clone());
        assert_eq!((any.code::<Code>(), any.number(), any.name()), (Some(Code::OLD), 2, Some("OLD")));
        assert_eq!((any.function(), any.message(), any.cause()), ("codeUse", Some("`from` is short"), Cause::Cuda));
        assert_eq!(any.library(), "a library of codes");
        assert_eq!((any.to_string(), format!("{any:?}")), (one.to_string(), format!("{one:?}")));
        let source = core::error::Error::source(&any).map(ToString::to_string);
        assert_eq!(source.as_deref(), Some("OLD (2): too old"));
    }

    #[test]
    fn a_question_mark_converts_an_error() {
        let function = || -> Result<(), AnyError> { Err(Error::explained(&CALLED, Code::OLD, "old".into()))? };
        assert_eq!(function().unwrap_err().code(), Some(Code::OLD));
    }
}
