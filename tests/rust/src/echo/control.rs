//! Bindings of the control functions of recording stubs, which `templates/c/echo.h.j2` declares.

use core::ffi::{CStr, c_char, c_int};

const ARGUMENTS: usize = 40;
const VALUE: usize = 512;
/// The upper limit for the number of bytes that are recorded behind a pointer.
pub(super) const MEMORY: usize = 8192;

/// One argument that the function received.
#[repr(C)]
pub(super) struct Argument {
    size: u32,
    read: u32,
    written: u32,
    value: [u8; VALUE],
    memory: [u8; MEMORY],
}

impl Argument {
    /// Returns the value of the argument.
    pub(super) fn value(&self) -> &[u8] {
        &self.value[..self.size as usize]
    }

    /// Returns the argument as an address.
    pub(super) fn address(&self) -> Option<usize> {
        self.value().try_into().ok().map(usize::from_le_bytes)
    }

    /// Returns the memory to which the argument pointed at the time of the call.
    pub(super) fn memory(&self) -> &[u8] {
        &self.memory[..self.read as usize]
    }

    /// Returns the number of bytes that the stub wrote to this memory.
    pub(super) fn written(&self) -> usize {
        self.written as usize
    }
}

/// One call that the function received.
#[repr(C)]
pub(super) struct Record {
    symbol: *const c_char,
    number: u64,
    count: u32,
    arguments: [Argument; ARGUMENTS],
}

impl Record {
    /// Returns the exported name, or an empty string if there was no call.
    pub(super) fn symbol(&self) -> &str {
        if self.symbol.is_null() {
            return "";
        }
        // SAFETY: the library's own names are constants.
        unsafe { CStr::from_ptr(self.symbol) }.to_str().unwrap_or("a name that is not UTF-8")
    }

    /// Returns the number of calls that this thread has made so far.
    pub(super) fn number(&self) -> u64 {
        self.number
    }

    /// Returns the arguments of the call.
    pub(super) fn arguments(&self) -> &[Argument] {
        &self.arguments[..self.count as usize]
    }
}

/// A recording stub, which is a library.
pub struct Echo(libloading::Library);

impl Echo {
    /// Loads the library with this name. The crate gets the same copy from the loader.
    ///
    /// # Errors
    ///
    /// Errors of the loader.
    pub fn load(file: &str) -> Result<Self, libloading::Error> {
        // SAFETY: the libraries that tests load have no unusual initializers.
        unsafe { libloading::Library::new(file) }.map(Self)
    }

    /// Returns true if the library exports a function.
    pub(super) fn has(&self, symbol: &str) -> bool {
        // SAFETY: the function is looked up, but never called.
        unsafe { self.0.get::<unsafe extern "C" fn()>(symbol) }.is_ok()
    }

    /// Returns this thread's last call.
    pub(super) fn last(&self) -> &Record {
        // SAFETY: the function has this type, and the record lives as long as the thread.
        unsafe { &*self.function::<unsafe extern "C" fn() -> *const Record>(c"cubind_echo_last")() }
    }

    /// Sets the result of this thread's next call.
    pub fn return_next(&self, code: i32) {
        // SAFETY: the function has this type.
        unsafe { self.function::<unsafe extern "C" fn(c_int)>(c"cubind_echo_return")(code) }
    }

    /// Like [`return_next`](Self::return_next), but later calls are not recorded until the next [`reset`](Self::reset),
    /// because creating an error may call the library's function for messages.
    pub(super) fn return_last(&self, code: i32) {
        // SAFETY: the function has this type.
        unsafe { self.function::<unsafe extern "C" fn(c_int)>(c"cubind_echo_return_last")(code) }
    }

    /// Stops recording calls to this symbol.
    pub(super) fn ignore(&self, symbol: Option<&'static CStr>) {
        let symbol = symbol.map_or(core::ptr::null(), CStr::as_ptr);
        // SAFETY: this is the type of the function, which stores the pointer.
        unsafe { self.function::<unsafe extern "C" fn(*const c_char)>(c"cubind_echo_ignore")(symbol) }
    }

    /// Clears this thread's calls.
    pub fn reset(&self) {
        // SAFETY: the function has this type.
        unsafe { self.function::<unsafe extern "C" fn()>(c"cubind_echo_reset")() }
    }

    /// Selects whether functions with realistic results return these results, or patterns like all other functions.
    pub fn answers(&self, on: bool) {
        // SAFETY: the function has this type.
        unsafe { self.function::<unsafe extern "C" fn(c_int)>(c"cubind_echo_answers")(c_int::from(on)) }
    }

    /// Returns the exported name that this thread called last, or an empty string if there was no call.
    pub fn last_symbol(&self) -> String {
        self.last().symbol().to_owned()
    }

    /// Returns the arguments of this thread's last call, as bytes in memory.
    pub fn last_arguments(&self) -> Vec<Vec<u8>> {
        self.last().arguments().iter().map(|argument| argument.value().to_vec()).collect()
    }

    /// # Safety
    ///
    /// `F` must be the type of the function with this name.
    unsafe fn function<F: Copy>(&self, name: &CStr) -> F {
        // SAFETY: the caller guarantees that `F` is the function's type.
        let function = unsafe { self.0.get::<F>(name) };
        *function.unwrap_or_else(|error| panic!("not an echo library: {error}"))
    }
}
