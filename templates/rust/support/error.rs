//! The errors of the `checked` modules.

use core::fmt;

use super::library::Library;
use super::status::{Cause, Outcome, Status, display};

/// The error of a function in a `checked` module: the result code, and the function that returned it.
///
/// `Display`, and `Debug`, which `unwrap` and a `main` that returns it print, name the function, the code and the
/// library's description of it, or what is missing:
///
/// ```text
/// cuStreamSynchronize: CUDA_ERROR_ILLEGAL_ADDRESS (700): an illegal memory access was encountered
/// cuInit: CUDA_ERROR_SHARED_OBJECT_INIT_FAILED (303): cannot load the CUDA driver API: libcuda.so.1: …
/// ```
///
/// `?` also turns it into the code alone, in a function that returns that.
///
/// ```no_run
/// use cubind::Error;
/// use cubind::cuda13::checked::driver::*;
///
/// fn free_memory() -> Result<usize, Error<CUresult>> {
///     // SAFETY: no arguments; without a context it is an error.
///     let (free, _total) = unsafe { cuMemGetInfo()? };
///     Ok(free)
/// }
///
/// match free_memory() {
///     Err(error) if error.code() == CUresult::CUDA_ERROR_INVALID_CONTEXT => println!("{}: no context", error.function()),
///     Err(error) => println!("{error}"),
///     Ok(free) => println!("{free} bytes"),
/// }
/// ```
#[derive(Clone, Copy)]
pub struct Error<S: Status> {
    called: &'static Called,
    code: S,
}

/// A function of a `checked` module. Errors are small because they refer to it.
pub(crate) struct Called {
    pub(crate) function: &'static str,
    /// What the symbol's name begins with; empty if that is the function's name.
    pub(crate) symbol: &'static str,
    pub(crate) library: &'static Library,
}

impl<S: Status> Error<S> {
    /// Out of line, so that a call that succeeds does nothing for it.
    #[cold]
    #[inline(never)]
    pub(crate) fn new(called: &'static Called, code: S) -> Self {
        Self { called, code }
    }

    /// The name of the function that was called.
    pub fn function(&self) -> &'static str {
        self.called.function
    }

    /// The code that it returned.
    pub fn code(&self) -> S {
        self.code
    }

    /// The cause of the error: the library is missing, or lacks the function, or the function failed.
    ///
    /// Unlike [`Status::cause`] it knows which function was called: where a library has one code for several causes, this is
    /// right also if another function was missing before.
    pub fn cause(&self) -> Cause {
        let Called { function, symbol, library } = self.called;
        if self.code.code() == S::MISSING_LIBRARY.code()
            && let Some(error) = library.load_error()
        {
            return Cause::Library(error);
        }
        let symbol = if symbol.is_empty() { function } else { symbol };
        match library.missing(symbol).filter(|_| self.code.code() == S::MISSING_SYMBOL.code()) {
            Some(function) => Cause::Function(function),
            None => Cause::Cuda,
        }
    }
}

/// The outputs of a call, or its error.
#[inline(always)]
pub(crate) fn checked<O: Outcome>(called: &'static Called, returned: O) -> Result<O::Value, Error<O::Error>> {
    match returned.ok() {
        Ok(value) => Ok(value),
        Err(code) => Err(Error::new(called, code)),
    }
}

impl<S: Status> fmt::Display for Error<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.function())?;
        display(self.code, &self.cause(), self.called.library, f)
    }
}

impl<S: Status> fmt::Debug for Error<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<S: Status> core::error::Error for Error<S> {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.code)
    }
}

/// By function and code.
impl<S: Status> PartialEq for Error<S> {
    fn eq(&self, other: &Self) -> bool {
        (self.function(), self.code.code()) == (other.function(), other.code.code())
    }
}

impl<S: Status> Eq for Error<S> {}

#[cfg(test)]
mod tests {
    use super::super::missing::MissingFunction;
    use super::super::status::tests::Code;
    use super::*;

    static LIBRARY: Library = Library::new("a library of other codes", &["libcubind-absent-too.so.1"], None);

    static CALLED: Called = Called { function: "codeUse", symbol: "", library: &LIBRARY };
    static MOVED: Called = Called { function: "codeTake", symbol: "codeUseAgain", library: &LIBRARY };

    #[test]
    fn outputs_or_an_error() {
        assert_eq!(checked(&CALLED, (Code::FINE,)), Ok(()));
        assert_eq!(checked(&CALLED, (Code::FINE, 1)), Ok(1));
        assert_eq!(checked(&CALLED, (Code::FINE, 1, 'b')), Ok((1, 'b')));
        let error = checked(&CALLED, (Code::OLD, 1)).unwrap_err();
        assert_eq!((error.function(), error.code(), error.cause()), ("codeUse", Code::OLD, Cause::Cuda));
        assert_eq!(Code::from(error), Code::OLD);
        let function = || -> Result<(), Code> { Ok(checked(&CALLED, (Code::OLD,))?) };
        assert_eq!(function(), Err(Code::OLD));
    }

    #[test]
    fn an_error_is_two_words() {
        assert_eq!(size_of::<Error<Code>>(), 2 * size_of::<usize>());
        assert_eq!(size_of::<Result<u64, Error<Code>>>(), 2 * size_of::<usize>());
    }

    #[test]
    fn errors_name_the_function() {
        let error = Error { called: &CALLED, code: Code::OLD };
        assert_eq!(error.to_string(), "codeUse: OLD (2): too old");
        assert_eq!(format!("{error:?}"), "codeUse: OLD (2): too old");
        let source = core::error::Error::source(&error).map(ToString::to_string);
        assert_eq!(source.as_deref(), Some("OLD (2): too old"));
        assert_eq!(Error { called: &CALLED, code: Code(7) }.to_string(), "codeUse: unknown code 7");
        assert_ne!(error, Error { called: &MOVED, code: Code::OLD });
    }

    #[test]
    fn what_is_missing_is_that_of_the_called_function() {
        let error = |called, code| Error { called, code };
        assert_eq!(error(&CALLED, Code::ABSENT).cause(), Cause::Cuda, "nothing was searched");
        assert!(LIBRARY.load().is_err());
        let words = error(&CALLED, Code::ABSENT).to_string();
        assert!(
            words.starts_with("codeUse: ABSENT (1): cannot load a library of other codes: libcubind-absent-too.so.1"),
            "{words}"
        );
        // One that is called `codeUseAgain`, and one that is an older form of it.
        let lacks = |symbol| LIBRARY.lacks(MissingFunction { symbol, since: None });
        lacks(c"codeUseAgain_v2");
        assert_eq!(error(&CALLED, Code::OLD).cause(), Cause::Cuda, "it is another function that is missing");
        let Cause::Function(function) = error(&MOVED, Code::OLD).cause() else { panic!() };
        assert_eq!(function.symbol(), c"codeUseAgain_v2");
        lacks(c"codeUse");
        let words = error(&CALLED, Code::OLD).to_string();
        assert_eq!(words, "codeUse: OLD (2): a library of other codes has no codeUse");
    }
}
