//! Result codes, and tuples that begin with one.

use alloc::ffi::CString;
use core::error::Error;
use core::ffi::{CStr, c_char};
use core::fmt;

use super::library::Library;
use super::load_error::LoadError;
use super::missing::MissingFunction;

/// The result type of a CUDA library's functions: a result code such as `CUresult`, or a record that contains one.
///
/// Like an [`Error`], a result code displays the code's name, its numeric value, and the library's description.
///
/// Only generated code implements this trait, in this crate and in crates that `cubind generate` writes. Later versions
/// may therefore add methods.
pub trait Status: sealed::Generated + Copy + Error + Send + Sync + 'static {
    /// The code for success.
    const SUCCESS: Self;
    /// Returned by calls when the library could not be loaded; [`Library::load`] returns the reason.
    const MISSING_LIBRARY: Self;
    /// Returned by calls if the loaded library lacks the function because it is too old or too new.
    const MISSING_SYMBOL: Self;

    /// Returned, without calling CUDA, if slices that share one length in C differ in length, if a slice is shorter
    /// than other arguments require, or if a value does not have the size of its attribute.
    const INVALID_ARGUMENT: Self;

    /// The code of nonblocking functions whose work is still in progress, if the library has such a code. It is a
    /// success, and the outputs are valid. Another function, such as `ncclCommGetAsyncError`, returns the outcome of
    /// the work.
    const IN_PROGRESS: Option<Self> = None;

    /// True if codes greater than [`SUCCESS`](Self::SUCCESS) are warnings: the call was executed, and the outputs are
    /// valid.
    const WARNINGS: bool = false;

    /// The code with which functions reject memory that is too small, if the library has such a code.
    const TOO_SMALL: Option<Self> = None;

    /// The code that the library's stub for linking returns, if there is such a stub.
    const STUB_LIBRARY: Option<Self> = None;

    /// The code that functions return in a process created by `fork` whose parent has used the library, if they detect
    /// this.
    const IN_CHILD: Option<Self> = None;

    /// The library whose functions return this code.
    fn library() -> &'static Library;

    /// The numeric value of the code, as in C.
    fn code(self) -> i32;

    /// The code's name, or `None` for a code that this version of the bindings does not have.
    fn name(self) -> Option<&'static str>;

    /// The library's description of the code. `None` if the library has no description, or if the library is not loaded
    /// yet.
    fn description(self) -> Option<&'static CStr> {
        None
    }

    /// The cause of the code. Some libraries use one code for several causes, such as NVRTC's internal error.
    ///
    /// A code does not record which call returned it. If the library has no separate code for missing functions, this
    /// method reports the missing function that this thread called last, or otherwise the one that any thread called
    /// last.
    fn cause(self) -> Cause {
        let library = Self::library();
        let library_is_missing = self.code() == Self::MISSING_LIBRARY.code();
        if let Some(error) = library.load_error().filter(|_| library_is_missing) {
            return Cause::Library(error);
        }
        match library.latest_missing().filter(|_| self.code() == Self::MISSING_SYMBOL.code()) {
            Some(function) => Cause::Function(function),
            None => Cause::Cuda,
        }
    }

    /// Returns true if this is [`SUCCESS`](Self::SUCCESS), [`IN_PROGRESS`](Self::IN_PROGRESS), or a
    /// [warning](Self::WARNINGS).
    #[inline]
    fn is_success(self) -> bool {
        self.code() == Self::SUCCESS.code()
            || Self::IN_PROGRESS.is_some_and(|code| code.code() == self.code())
            || (Self::WARNINGS && self.code() > Self::SUCCESS.code())
    }

    /// Converts the code to a [`Result`], which is an error unless the code [is a success](Self::is_success).
    ///
    /// # Errors
    ///
    /// The code itself.
    #[inline]
    fn ok(self) -> Result<(), Self> {
        if self.is_success() { Ok(()) } else { Err(self) }
    }
}

/// Prevents programs from implementing the traits of this module.
pub mod sealed {
    /// Implemented by generated code for each type of result codes.
    pub trait Generated {}

    /// Implemented for tuples that begin with a result code.
    pub trait Tuple {}
}

/// The cause of a result code.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cause {
    /// The library could not be loaded, so no function was called. Contains each path that was tried, and its error.
    Library(LoadError),
    /// The loaded library lacks the function.
    Function(MissingFunction),
    /// A function of the library returned the code, or this crate rejected an argument.
    Cuda,
}

/// Formats a code that a function of this library returned, as in `CUDA_ERROR_OUT_OF_MEMORY (2): out of memory`.
pub(crate) fn display<S: Status>(
    status: S,
    cause: &Cause,
    library: &Library,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let (name, number) = (status.name(), status.code());
    match name {
        Some(name) => write!(f, "{name} ({number})")?,
        None => write!(f, "unknown code {number}")?,
    }
    // The library itself may also return the codes for a missing library or function. If the library is not loaded, the
    // codes come from this crate.
    if *cause != Cause::Cuda {
        return explain(cause, library, f);
    }
    // NVRTC's description of a code is its name.
    match status.description().map(CStr::to_string_lossy) {
        Some(description) if name != Some(&description) => write!(f, ": {description}")?,
        Some(_) | None => {}
    }
    hint(status, library, f)
}

/// Displays an explanation of a code that is caused by the environment of the program.
fn hint<S: Status>(status: S, library: &Library, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let is = |code: Option<S>| code.is_some_and(|code| code.code() == status.code());
    #[cfg(feature = "std")]
    if let Some(path) = library.loaded_from().filter(|_| is(S::STUB_LIBRARY)) {
        return write!(
            f,
            "; {} is a stub for linking: remove its folder from the loader's path, so that the display driver is found",
            path.display()
        );
    }
    if is(S::IN_CHILD) && library.is_of_parent() {
        return f.write_str(
            "; CUDA does not work in a child of `fork` after its parent has used it: create processes with `exec`, or before",
        );
    }
    Ok(())
}

/// Displays the missing library or function, if that is the cause: `: library not found: NVRTC of CUDA 13; …`,
/// `: function not found: cuGreenCtxGetId (added in CUDA 13.0) in CUDA driver API, loaded from libcuda.so.1`.
pub(crate) fn explain(cause: &Cause, library: &Library, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match cause {
        Cause::Library(error) => write!(f, ": {error}"),
        Cause::Function(function) => {
            write!(f, ": function not found: {function} in {}", library.name())?;
            #[cfg(feature = "std")]
            if let Some(path) = library.loaded_from() {
                write!(f, ", loaded from {}", path.display())?;
            }
            Ok(())
        }
        Cause::Cuda => Ok(()),
    }
}

/// Formats a code without the function that returned it.
pub fn display_code<S: Status>(status: S, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    display(status, &status.cause(), S::library(), f)
}

/// Formats the explanation that `Debug` appends to the name of a code.
pub fn explain_code<S: Status>(status: S, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    explain(&status.cause(), S::library(), f)
}

/// Determines the code from the result of a function that returns a count, a negated code, or -1 after storing the code
/// in `errno`. It must be called directly after the function, because other C calls may change `errno`. Without `std`,
/// `errno` is not available, and the code is -1.
#[inline]
pub fn code_of_count(count: i64) -> i32 {
    match count {
        0.. => 0,
        // A failed call must never be reported as a success.
        -1 => errno().filter(|code| *code != 0).unwrap_or(-1),
        code => i32::try_from(code.unsigned_abs()).unwrap_or(i32::MAX),
    }
}

#[cfg(feature = "std")]
fn errno() -> Option<i32> {
    std::io::Error::last_os_error().raw_os_error()
}

#[cfg(not(feature = "std"))]
const fn errno() -> Option<i32> {
    None
}

/// A string that a library never changes or frees, or NULL.
///
/// # Safety
///
/// Unless it is NULL, `text` must be a NUL-terminated string that is never changed or freed.
pub unsafe fn text(text: *const c_char) -> Option<&'static CStr> {
    // SAFETY: `text` is not NULL; the caller guarantees that it is a NUL-terminated string that never changes.
    (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) })
}

/// Copies a string that the library may overwrite later; `None` for NULL.
///
/// # Safety
///
/// Unless it is NULL, `text` must be a NUL-terminated string that is not changed during the call.
pub unsafe fn copied_text(text: *const c_char) -> Option<CString> {
    // SAFETY: `text` is not NULL; the caller guarantees that it is a NUL-terminated string that does not change during
    // the call.
    (!text.is_null()).then(|| CString::from(unsafe { CStr::from_ptr(text) }))
}

/// The result of a CUDA function: its result code, followed by its outputs.
///
/// [`ok`](Self::ok) converts it to a [`Result`], for use with `?`:
///
/// | result of the function | result of `.ok()` |
/// |---|---|
/// | `(R,)` | `Result<(), R>` |
/// | `(R, A)` | `Result<A, R>` |
/// | `(R, A, B)` | `Result<(A, B), R>` |
///
/// The same pattern applies to tuples with more outputs. Use the tuple itself if you need an output of a failed call.
/// No other type implements this trait:
///
/// ```compile_fail,E0277
/// use cubind::cuda13::driver::CUresult;
/// struct Mine;
/// impl cubind::Outcome for Mine {
///     type Value = ();
///     type Error = CUresult;
///     fn ok(self) -> Result<(), CUresult> {
///         Ok(())
///     }
/// }
/// ```
pub trait Outcome: sealed::Tuple {
    /// The outputs: `()` if there are none, the output if there is one, or a tuple of several.
    type Value;
    /// The result code.
    type Error: Status;

    /// The outputs on success, and the code otherwise.
    ///
    /// # Errors
    ///
    /// The code, unless it [is a success](Status::is_success).
    fn ok(self) -> Result<Self::Value, Self::Error>;
}

macro_rules! outcome {
    ($($output:ident)* => $value:ty, $expression:expr) => {
        impl<R: Status, $($output),*> sealed::Tuple for (R, $($output,)*) {}

        impl<R: Status, $($output),*> Outcome for (R, $($output,)*) {
            type Value = $value;
            type Error = R;

            #[inline]
            #[allow(non_snake_case)] // An output's variable is named like its type.
            fn ok(self) -> Result<Self::Value, R> {
                let (status, $($output,)*) = self;
                if status.is_success() { Ok($expression) } else { Err(status) }
            }
        }
    };
    ($($output:ident)*) => { outcome!($($output)* => ($($output,)*), ($($output,)*)); };
}

outcome!(=> (), ());
outcome!(A => A, A);
outcome!(A B);
outcome!(A B C);
outcome!(A B C D);
outcome!(A B C D E);
outcome!(A B C D E F);
outcome!(A B C D E F G);
outcome!(A B C D E F G H);
outcome!(A B C D E F G H I);
outcome!(A B C D E F G H I J);
outcome!(A B C D E F G H I J K);
outcome!(A B C D E F G H I J K L);
outcome!(A B C D E F G H I J K L M);
outcome!(A B C D E F G H I J K L M N);
outcome!(A B C D E F G H I J K L M N O);
outcome!(A B C D E F G H I J K L M N O P);
outcome!(A B C D E F G H I J K L M N O P Q);
outcome!(A B C D E F G H I J K L M N O P Q S);
outcome!(A B C D E F G H I J K L M N O P Q S T);

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::__gen1::{enumeration, status};

    // SAFETY: no file with this name exists, so no code is loaded.
    pub(in crate::support) static LIBRARY: Library =
        unsafe { Library::new("a library of these tests", &["libcubind-absent.so.1"], None) };

    #[repr(transparent)]
    #[derive(Clone, Copy, PartialEq)]
    pub(in crate::support) struct Code(pub(in crate::support) i32);

    enumeration! { status Code; FINE = 0, ALIAS_OF_FINE = 0, ABSENT = 1, OLD = 2, SMALL = 3, }

    impl Status for Code {
        const SUCCESS: Self = Self::FINE;
        const MISSING_LIBRARY: Self = Self::ABSENT;
        const MISSING_SYMBOL: Self = Self::OLD;
        const INVALID_ARGUMENT: Self = Self::OLD;
        const TOO_SMALL: Option<Self> = Some(Self::SMALL);

        fn library() -> &'static Library {
            &LIBRARY
        }

        fn code(self) -> i32 {
            self.0
        }

        fn name(self) -> Option<&'static str> {
            self.name()
        }

        fn description(self) -> Option<&'static CStr> {
            match self {
                Self::OLD => Some(c"too old"),
                Self::FINE => Some(c"FINE"),
                Self(_) => None,
            }
        }
    }

    status!(Code);

    #[test]
    fn tuples_become_results() {
        assert_eq!((Code::FINE,).ok(), Ok(()));
        assert_eq!((Code::FINE, 1).ok(), Ok(1));
        assert_eq!((Code::FINE, 1, 'b').ok(), Ok((1, 'b')));
        assert_eq!((Code::FINE, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10).ok(), Ok((1, 2, 3, 4, 5, 6, 7, 8, 9, 10)));
        assert_eq!((Code::FINE, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12).ok().map(|outputs| outputs.11), Ok(12));
        assert_eq!((Code::OLD,).ok(), Err(Code::OLD));
        assert_eq!((Code::OLD, 1).ok(), Err(Code::OLD));
        assert_eq!((Code::OLD, 1, 2).ok(), Err(Code::OLD));
        assert_eq!(Code::FINE.ok(), Ok(()));
        assert_eq!(Code::OLD.ok(), Err(Code::OLD));
    }

    #[test]
    fn a_negative_count_is_a_negated_code() {
        assert_eq!((code_of_count(0), code_of_count(4096)), (0, 0));
        assert_eq!((code_of_count(-5011), code_of_count(i64::MIN)), (5011, i32::MAX));
        assert_ne!(code_of_count(-1), 0);
    }

    #[test]
    fn text_that_a_library_overwrites_is_copied() {
        let mut place = *b"one\0";
        // SAFETY: the arguments are a NUL-terminated string and NULL.
        let (copied, nothing) = unsafe { (copied_text(place.as_ptr().cast()), copied_text(core::ptr::null())) };
        place[0] = b'0';
        assert_eq!((place, copied.as_deref(), nothing), (*b"0ne\0", Some(c"one"), None));
    }

    #[test]
    fn values_have_names_or_numbers() {
        assert_eq!(format!("{:?}", Code::FINE), "FINE");
        assert_eq!(format!("{:?}", Code(12345)), "Code(12345)");
        assert_eq!(format!("{:?}", Code::ALIAS_OF_FINE), "FINE");
        assert_eq!(Code(-1).name(), None);
        assert_eq!(Code(-1).bits(), u32::MAX);
        assert_eq!(Code::from(2), Code::OLD);
        assert_eq!(i32::from(Code::OLD), 2);
        assert!(matches!(Code(2), Code::OLD));
    }

    #[test]
    fn errors_name_the_missing_function_in_every_form() {
        // SAFETY: no file with this name exists, so no code is loaded.
        static OLDER: Library = unsafe { Library::new("an older library", &["libcubind-older.so.1"], None) };
        assert_eq!(Code::OLD.cause(), Cause::Cuda);
        let lacks = |symbol| OLDER.lacks(symbol, None);
        lacks(c"codeNew");
        assert_eq!(LIBRARY.latest_missing(), None, "it is another library that lacks it");
        lacks(c"codeNewer");
        std::thread::scope(|scope| {
            scope.spawn(|| assert_eq!(OLDER.latest_missing().map(|it| it.symbol()), Some(c"codeNewer")));
        });
        lacks(c"codeNew");
        assert_eq!(OLDER.latest_missing().map(|it| it.symbol()), Some(c"codeNew"), "the latest of this thread");
        assert_eq!(OLDER.missing_functions().len(), 2);
    }

    #[test]
    fn missing_functions_name_the_product_of_their_version() {
        // SAFETY: no file with this name exists, so no code is loaded.
        static OWN: Library =
            unsafe { Library::new("a library", &["libcubind-own.so.1"], None) }.versions_of("codeLib");
        // SAFETY: no file with this name exists, so no code is loaded.
        static OF_CUDA: Library = unsafe { Library::new("a library", &["libcubind-cuda.so.1"], None) };
        OWN.lacks(c"codeNew", Some("9.10"));
        OF_CUDA.lacks(c"codeNew", Some("12.9"));
        let told = |library: &Library| library.latest_missing().map(|it| (it.to_string(), it.product()));
        assert_eq!(told(&OWN), Some(("codeNew (added in codeLib 9.10)".to_owned(), "codeLib")));
        assert_eq!(told(&OF_CUDA), Some(("codeNew (added in CUDA 12.9)".to_owned(), "CUDA")));
    }

    #[test]
    fn errors_describe_themselves() {
        assert_eq!(Code::FINE.to_string(), "FINE (0)");
        assert_eq!(Code::OLD.to_string(), "OLD (2): too old");
        assert_eq!(Code(7).to_string(), "unknown code 7");
        assert_eq!(Code::ABSENT.to_string(), "ABSENT (1)");
        assert!(LIBRARY.load().is_err());
        let words = Code::ABSENT.to_string();
        assert!(
            words.starts_with("ABSENT (1): library not found: a library of these tests; tried: libcubind-absent.so.1"),
            "{words}"
        );
        let error: Box<dyn Error + Send + Sync> = Box::new(Code::OLD);
        assert_eq!(error.to_string(), "OLD (2): too old");
    }
}
