//! Error descriptions that libraries provide for failed calls.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec;
use core::ffi::{CStr, c_char, c_void};
use core::mem;

use super::library::Library;

/// A library function that describes the last error. It is looked up when an error is created. If an older library
/// lacks the function, errors have no description.
#[derive(Clone, Copy)]
pub enum LastMessage {
    /// `const char *function(object)`: returns a string that the library owns. Any object can be passed.
    Lent {
        /// The library function that returns the string.
        function: &'static CStr,
        /// True if the function takes an object of the library.
        takes_object: bool,
    },
    /// `function(char *text, size_t capacity)`: copies the message to a buffer.
    Copied(&'static CStr),
    /// `function(object, char *text)`: copies the log of an object, whose size `size(object, size_t *)` returns.
    Log {
        /// The library function that copies the log.
        function: &'static CStr,
        /// The function that returns the log's size.
        size: &'static CStr,
    },
}

/// The maximum size of a message in bytes.
const CAPACITY: usize = 1 << 14;

impl LastMessage {
    /// Returns the library's message, without surrounding spaces. `object` is the object with the log, or NULL.
    ///
    /// # Safety
    ///
    /// If the library exports functions with these names, they must have these types. `object` must be NULL, or a valid
    /// argument of the function.
    pub(super) unsafe fn ask(self, library: &Library, object: *mut c_void) -> Option<Box<str>> {
        // Do not load a library merely to get an error message.
        if !library.is_loaded() {
            return None;
        }
        let found = |name: &CStr| library.find(name).filter(|address| !address.is_null());
        match self {
            Self::Lent { function, takes_object: false } => {
                // SAFETY: this is the function's type. The function returns NULL or a string.
                unsafe { lent(mem::transmute::<*mut c_void, unsafe extern "system" fn() -> _>(found(function)?)()) }
            }
            Self::Lent { function, takes_object: true } => {
                // SAFETY: this is the function's type. The function returns NULL or a string.
                unsafe {
                    lent(mem::transmute::<*mut c_void, unsafe extern "system" fn(_) -> _>(found(function)?)(object))
                }
            }
            Self::Copied(function) => {
                type Copy = unsafe extern "system" fn(*mut c_char, usize);
                // SAFETY: this is the function's type, except for its result code, which is not read.
                let copy = unsafe { mem::transmute::<*mut c_void, Copy>(found(function)?) };
                let mut text = vec![0; CAPACITY];
                // SAFETY: the buffer is one byte larger than the capacity that is passed, and that byte stays zero.
                unsafe { copy(text.as_mut_ptr().cast(), CAPACITY - 1) };
                words(&text)
            }
            Self::Log { function, size } => {
                type Size = unsafe extern "system" fn(*mut c_void, *mut usize) -> i32;
                type Copy = unsafe extern "system" fn(*mut c_void, *mut c_char) -> i32;
                if object.is_null() {
                    return None;
                }
                // SAFETY: these are the functions' types.
                let (ask, copy) = unsafe {
                    (
                        mem::transmute::<*mut c_void, Size>(found(size)?),
                        mem::transmute::<*mut c_void, Copy>(found(function)?),
                    )
                };
                let mut size = 0;
                // SAFETY: the arguments are an object of the library and the address of a variable.
                if unsafe { ask(object, &raw mut size) } != 0 || size == 0 {
                    return None;
                }
                let mut text = vec![0; size];
                // SAFETY: the buffer has the size that the library returned.
                (unsafe { copy(object, text.as_mut_ptr().cast()) } == 0).then(|| words(&text))?
            }
        }
    }
}

/// # Safety
///
/// The pointer must be NULL, or point to a NUL-terminated string.
unsafe fn lent(text: *const c_char) -> Option<Box<str>> {
    // SAFETY: `text` is not NULL; the caller guarantees that it is a NUL-terminated string.
    (!text.is_null()).then(|| words(unsafe { CStr::from_ptr(text) }.to_bytes()))?
}

/// Returns the string up to the first NUL, without surrounding spaces, or `None` if the result is empty.
fn words(text: &[u8]) -> Option<Box<str>> {
    let end = text.iter().position(|byte| *byte == 0).unwrap_or(text.len());
    let text = String::from_utf8_lossy(&text[..end]);
    let text = text.trim();
    (!text.is_empty()).then(|| text.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::ptr;

    extern "system" fn lends(_: *mut c_void) -> *const c_char {
        c" broken  ".as_ptr()
    }

    extern "system" fn says() -> *const c_char {
        ptr::null()
    }

    extern "system" fn copies(text: *mut c_char, capacity: usize) {
        let words = &b"(n <= 0) || (c <= 0)\n\0"[..capacity.min(22)];
        // SAFETY: the string is not longer than the capacity.
        unsafe { text.copy_from_nonoverlapping(words.as_ptr().cast(), words.len()) };
    }

    extern "system" fn size(object: *mut c_void, size: *mut usize) -> i32 {
        // SAFETY: the caller passes the address of a variable.
        unsafe { *size = if object.addr() == 8 { 7 } else { 0 } };
        i32::from(object.addr() == 16)
    }

    extern "system" fn log(_: *mut c_void, text: *mut c_char) -> i32 {
        // SAFETY: the string has the size that `size` returned.
        unsafe { text.copy_from_nonoverlapping(c"line 1".as_ptr(), 7) };
        0
    }

    fn find(name: &CStr) -> *mut c_void {
        match name.to_bytes() {
            b"lends" => lends as *mut c_void,
            b"says" => says as *mut c_void,
            b"copies" => copies as *mut c_void,
            b"size" => size as *mut c_void,
            b"log" => log as *mut c_void,
            _ => ptr::null_mut(),
        }
    }

    // SAFETY: no file with this name exists, so no code is loaded.
    static LIBRARY: Library = unsafe { Library::new("a library with messages", &["libcubind-absent.so.1"], None) };
    // SAFETY: no file with this name exists, so no code is loaded.
    static ABSENT: Library = unsafe { Library::new("a library without messages", &["libcubind-absent.so.1"], None) };

    #[test]
    fn each_kind_of_function_is_called() {
        // SAFETY: `find` returns the functions above, which have these types.
        unsafe { LIBRARY.load_with(find) }.unwrap();
        // SAFETY: `find` returns the functions above, which have these types; no object is dereferenced.
        let ask = |message: LastMessage, object| unsafe { message.ask(&LIBRARY, ptr::without_provenance_mut(object)) };
        let lent = |function, takes_object| LastMessage::Lent { function, takes_object };
        assert_eq!(ask(lent(c"lends", true), 0).as_deref(), Some("broken"));
        assert_eq!(ask(lent(c"says", false), 0), None);
        assert_eq!(ask(lent(c"newer", false), 0), None, "an older library lacks it");
        assert_eq!(ask(LastMessage::Copied(c"copies"), 0).as_deref(), Some("(n <= 0) || (c <= 0)"));
        let log = LastMessage::Log { function: c"log", size: c"size" };
        assert_eq!(ask(log, 8).as_deref(), Some("line 1"));
        assert_eq!([0, 16, 24].map(|object| ask(log, object)), [None, None, None], "no object, no size, no log");
        assert!(LIBRARY.missing_functions().is_empty(), "the program has not called the missing function");
        // SAFETY: the lookup finds no function.
        assert_eq!(unsafe { LastMessage::Copied(c"copies").ask(&ABSENT, ptr::null_mut()) }, None);
    }
}
