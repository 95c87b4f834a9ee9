//! Errors of the `checked` modules.

use alloc::boxed::Box;
use alloc::string::String;
use core::ffi::c_void;
use core::fmt;
use core::ptr;

use super::library::Library;
use super::refusal;
use super::status::{Cause, Outcome, Status, display};

/// The error of a function in a `checked` module: the result code, and the function that returned it.
///
/// `Display` prints the function, the code and the library's description of the code. Details from the library, or the
/// name of a missing library or function, follow if there are any. `Debug`, which is printed by `unwrap` and by a
/// `main` that returns the error, prints the same:
///
/// ```text
/// cuStreamSynchronize: CUDA_ERROR_ILLEGAL_ADDRESS (700): an illegal memory access was encountered
/// cudnnSetTensor4dDescriptor: CUDNN_STATUS_BAD_PARAM (2000): (n <= 0) || (c <= 0)
/// cuInit: CUDA_ERROR_SHARED_OBJECT_INIT_FAILED (303): library not found: CUDA driver API; tried: …
/// ```
///
/// A nonblocking NCCL call that is still in progress is not an error: see [`Status::IN_PROGRESS`].
///
/// In a function whose error type is the code, `?` converts the error to its code.
///
/// ```no_run
/// use cubind::Error;
/// use cubind::cuda13::checked::driver::*;
///
/// fn free_memory() -> Result<usize, Error<CUresult>> {
///     // SAFETY: the function takes no arguments; without a context, it returns an error.
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
#[derive(Clone)]
pub struct Error<S: Status>(Contents<S>);

/// If the code is a 32-bit integer, the size is two words: both variants store the code next to the discriminant.
#[derive(Clone)]
enum Contents<S> {
    /// An error without an explanation.
    Code { code: S, called: &'static Called },
    /// An error with an explanation.
    Explained { code: S, explained: Box<Explained> },
}

#[derive(Clone)]
struct Explained {
    called: &'static Called,
    words: Box<str>,
}

/// A function of a `checked` module. Errors store a reference to this struct, which keeps them small.
pub struct Called {
    /// The function's name.
    pub function: &'static str,
    /// The prefix of the exported symbol, or an empty string if the prefix is the function's name.
    pub symbol: &'static str,
    /// The library that contains the function.
    pub library: &'static Library,
}

impl Called {
    /// The function's name, without the prefix `r#` that Rust requires for keywords.
    fn name(&self) -> &'static str {
        self.function.strip_prefix("r#").unwrap_or(self.function)
    }
}

impl<S: Status> Error<S> {
    /// Creates an error. This function is not inlined, to keep the code for successful calls short.
    ///
    /// Call this function directly after the failed call, because the next call may replace the library's message.
    #[cold]
    #[inline(never)]
    pub(crate) fn new(called: &'static Called, code: S) -> Self {
        Self::with_log(called, code, ptr::null_mut())
    }

    /// Creates an error that includes the log of `object`, an argument of the failed call. `object` is NULL if there is
    /// no log.
    #[cold]
    #[inline(never)]
    pub(crate) fn with_log(called: &'static Called, code: S, object: *mut c_void) -> Self {
        let error = Self(Contents::Code { code, called });
        let words = match refusal::take(called.name()).filter(|_| code.code() == S::INVALID_ARGUMENT.code()) {
            Some(refused) => Some(refused.into()),
            None if error.cause() != Cause::Cuda
                || !refusal::ARE_KNOWN && code.code() == S::INVALID_ARGUMENT.code() =>
            {
                None
            }
            None => called.library.ask_last_message(object),
        };
        match words {
            Some(words) => Self(Contents::Explained { code, explained: Box::new(Explained { called, words }) }),
            None => error,
        }
    }

    /// Creates an error with the caller's explanation: the reason why the arguments were rejected, or a log.
    #[cold]
    pub(crate) fn explained(called: &'static Called, code: S, words: String) -> Self {
        let words = words.into_boxed_str();
        Self(Contents::Explained { code, explained: Box::new(Explained { called, words }) })
    }

    /// Adds an explanation, unless the library has provided one.
    #[allow(dead_code, reason = "`owned` alone explains codes")]
    #[cold]
    pub(crate) fn or_explained(self, words: &str) -> Self {
        match self.0 {
            Contents::Code { code, called } => Self::explained(called, code, words.into()),
            Contents::Explained { .. } => self,
        }
    }

    /// The name of the function that was called.
    pub fn function(&self) -> &'static str {
        self.called().name()
    }

    /// The library that contains the function.
    pub fn library(&self) -> &'static Library {
        self.called().library
    }

    /// The code that the function returned.
    pub fn code(&self) -> S {
        match &self.0 {
            Contents::Code { code, .. } | Contents::Explained { code, .. } => *code,
        }
    }

    /// The details of the error: the library's last message (cuDNN, NCCL), or the log of an object that was passed to
    /// the call (such as an NVRTC program). If this crate has rejected the arguments without calling the library, this
    /// is the reason. `None` if there are no details.
    pub fn message(&self) -> Option<&str> {
        match &self.0 {
            Contents::Code { .. } => None,
            Contents::Explained { explained, .. } => Some(&explained.words),
        }
    }

    fn called(&self) -> &'static Called {
        match &self.0 {
            Contents::Code { called, .. } => called,
            Contents::Explained { explained, .. } => explained.called,
        }
    }

    /// The cause of the error: the library is missing, the library lacks the function, or the function itself failed.
    ///
    /// Unlike [`Status::cause`], this method uses the name of the called function. The result is therefore correct even
    /// if the library uses one code for several causes and lacks another function that was called earlier.
    pub fn cause(&self) -> Cause {
        let Called { function, symbol, library } = self.called();
        let library_is_missing = self.code().code() == S::MISSING_LIBRARY.code();
        if let Some(error) = library.load_error().filter(|_| library_is_missing) {
            return Cause::Library(error);
        }
        let symbol = if symbol.is_empty() { function } else { symbol };
        match library.missing(symbol).filter(|_| self.code().code() == S::MISSING_SYMBOL.code()) {
            Some(function) => Cause::Function(function),
            None => Cause::Cuda,
        }
    }
}

/// Returns the outputs of a call, or the call's error.
#[inline(always)]
pub fn checked<O: Outcome>(called: &'static Called, returned: O) -> Result<O::Value, Error<O::Error>> {
    match returned.ok() {
        Ok(value) => Ok(value),
        // The function is called through a pointer, as in `symbol.rs`.
        Err(code) => Err((Error::new as fn(_, _) -> _)(called, code)),
    }
}

/// Returns a new handle with the other outputs of its call, or an error if the call has returned NULL.
pub fn created<V, S: Status>(called: &'static Called, is_null: bool, value: V, code: S) -> Result<V, Error<S>> {
    if !is_null {
        return Ok(value);
    }
    let code = if called.library.is_loaded() { code } else { S::MISSING_LIBRARY };
    // The function is called through a pointer, as in `symbol.rs`.
    Err((Error::new as fn(_, _) -> _)(called, code))
}

/// Like [`checked`], but for a call whose errors are explained by the log of an object.
///
/// # Safety
///
/// The object must be NULL, or a valid argument of the library function that returns the log.
#[inline(always)]
pub unsafe fn checked_with_log<O: Outcome>(
    called: &'static Called,
    returned: O,
    object: impl Into<*mut c_void>,
) -> Result<O::Value, Error<O::Error>> {
    match returned.ok() {
        Ok(value) => Ok(value),
        Err(code) => Err((Error::with_log as fn(_, _, _) -> _)(called, code, object.into())),
    }
}

impl<S: Status> fmt::Display for Error<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.function())?;
        display(self.code(), &self.cause(), self.called().library, f)?;
        match self.message() {
            // A log of several lines begins on a new line.
            Some(words) if words.contains('\n') => write!(f, "\n{words}"),
            Some(words) => write!(f, ": {words}"),
            None => Ok(()),
        }
    }
}

impl<S: Status> fmt::Debug for Error<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<S: Status> core::error::Error for Error<S> {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.0 {
            Contents::Code { code, .. } | Contents::Explained { code, .. } => Some(code),
        }
    }
}

/// Compares the functions and the codes.
impl<S: Status> PartialEq for Error<S> {
    fn eq(&self, other: &Self) -> bool {
        (self.function(), self.code().code()) == (other.function(), other.code().code())
    }
}

impl<S: Status> Eq for Error<S> {}

#[cfg(test)]
mod tests {
    use super::super::last_message::LastMessage;
    use super::super::status::tests::Code;
    use super::*;

    // SAFETY: no file with this name exists, so no code is loaded.
    static LIBRARY: Library = unsafe { Library::new("a library of other codes", &["libcubind-absent-too.so.1"], None) };

    static CALLED: Called = Called { function: "codeUse", symbol: "", library: &LIBRARY };
    static MOVED: Called = Called { function: "codeTake", symbol: "codeUseAgain", library: &LIBRARY };

    #[test]
    fn a_result_contains_the_outputs_or_an_error() {
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
    fn an_error_is_two_machine_words_large() {
        assert_eq!(size_of::<Error<Code>>(), 2 * size_of::<usize>());
        assert_eq!(size_of::<Result<u64, Error<Code>>>(), 2 * size_of::<usize>());
    }

    // SAFETY: no file with this name exists, so no code is loaded.
    static TELLING: Library = unsafe { Library::new("a library that tells", &["libcubind-absent.so.1"], None) }
        .last_message(LastMessage::Log { function: c"log", size: c"size" });
    static TOLD: Called = Called { function: "codeCompile", symbol: "", library: &TELLING };

    extern "system" fn size(_: *mut c_void, size: *mut usize) -> i32 {
        // SAFETY: the caller passes the address of a variable.
        unsafe { *size = 8 };
        0
    }

    extern "system" fn log(object: *mut c_void, text: *mut core::ffi::c_char) -> i32 {
        let words = if object.addr() == 8 { c"bad\nnews" } else { c"bad" };
        // SAFETY: the string is not longer than `size` returned.
        unsafe { text.copy_from_nonoverlapping(words.as_ptr(), words.count_bytes()) };
        0
    }

    fn find(name: &core::ffi::CStr) -> *mut c_void {
        match name.to_bytes() {
            b"size" => size as *mut c_void,
            b"log" => log as *mut c_void,
            _ => ptr::null_mut(),
        }
    }

    #[test]
    fn errors_contain_the_message_of_the_library() {
        // SAFETY: `find` returns the functions above, which have these types.
        unsafe { TELLING.load_with(find) }.unwrap();
        let object = |address| ptr::without_provenance_mut::<c_void>(address);
        // SAFETY: the function above accepts the object.
        let error = unsafe { checked_with_log(&TOLD, (Code::OLD, 1), object(16)) }.unwrap_err();
        assert_eq!((error.message(), error.code(), error.function()), (Some("bad"), Code::OLD, "codeCompile"));
        assert_eq!(error.to_string(), "codeCompile: OLD (2): too old: bad");
        assert_eq!(error, error.clone());
        // SAFETY: the function above accepts the object.
        let error = unsafe { checked_with_log(&TOLD, (Code::OLD, 1), object(8)) }.unwrap_err();
        assert_eq!(error.to_string(), "codeCompile: OLD (2): too old\nbad\nnews");
        assert_eq!(checked(&TOLD, (Code::OLD,)).unwrap_err().message(), None, "no object, no log");
        // SAFETY: the function above accepts the object.
        assert_eq!(unsafe { checked_with_log(&TOLD, (Code::FINE, 1), object(8)) }, Ok(1));
    }

    #[test]
    fn the_librarys_message_takes_precedence_over_an_explanation() {
        let bare = Error::new(&CALLED, Code::OLD).or_explained("get a newer one");
        assert_eq!(bare.to_string(), "codeUse: OLD (2): too old: get a newer one");
        assert_eq!(bare.or_explained("or none").message(), Some("get a newer one"));
    }

    #[test]
    fn rejected_arguments_are_named() {
        refusal::refuse("codeUse", "`from` and `to` differ in length");
        assert_eq!(Error::new(&MOVED, Code::OLD).message(), None, "another function was rejected");
        refusal::refuse("codeUse", "`from` and `to` differ in length");
        let error = Error::new(&CALLED, Code::OLD);
        assert_eq!(error.to_string(), "codeUse: OLD (2): too old: `from` and `to` differ in length");
        assert_eq!(Error::new(&CALLED, Code::OLD).message(), None, "once");
    }

    #[test]
    fn errors_name_the_function() {
        let error = Error::new(&CALLED, Code::OLD);
        assert_eq!(error.to_string(), "codeUse: OLD (2): too old");
        assert_eq!(format!("{error:?}"), "codeUse: OLD (2): too old");
        let source = core::error::Error::source(&error).map(ToString::to_string);
        assert_eq!(source.as_deref(), Some("OLD (2): too old"));
        assert_eq!(Error::new(&CALLED, Code(7)).to_string(), "codeUse: unknown code 7");
        assert_ne!(error, Error::new(&MOVED, Code::OLD));
    }

    #[test]
    fn the_cause_is_that_of_the_called_function() {
        // This test uses a separate library, because other tests run concurrently and all threads share a library's
        // missing functions.
        // SAFETY: no file with this name exists, so no code is loaded.
        static LIBRARY: Library =
            unsafe { Library::new("a library that lacks some", &["libcubind-absent-too.so.1"], None) };
        static CALLED: Called = Called { function: "codeUse", symbol: "", library: &LIBRARY };
        static MOVED: Called = Called { function: "codeTake", symbol: "codeUseAgain", library: &LIBRARY };
        let error = |called, code| Error::new(called, code);
        assert_eq!(error(&CALLED, Code::ABSENT).cause(), Cause::Cuda, "nothing was searched");
        assert!(LIBRARY.load().is_err());
        let words = error(&CALLED, Code::ABSENT).to_string();
        assert!(
            words.starts_with(
                "codeUse: ABSENT (1): library not found: a library that lacks some; tried: libcubind-absent-too.so.1"
            ),
            "{words}"
        );
        // The symbol `codeUseAgain`, and an older form of it.
        let lacks = |symbol| LIBRARY.lacks(symbol, None);
        lacks(c"codeUseAgain_v2");
        assert_eq!(error(&CALLED, Code::OLD).cause(), Cause::Cuda, "it is another function that is missing");
        let Cause::Function(function) = error(&MOVED, Code::OLD).cause() else { panic!() };
        assert_eq!(function.symbol(), c"codeUseAgain_v2");
        lacks(c"codeUse");
        let words = error(&CALLED, Code::OLD).to_string();
        assert_eq!(words, "codeUse: OLD (2): function not found: codeUse in a library that lacks some");
    }
}
