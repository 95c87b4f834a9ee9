//! The functions of a library, each found by name when it is first called.

use core::ffi::{CStr, c_void};
use core::sync::atomic::{AtomicPtr, Ordering};
use core::{mem, ptr};
use std::env;
use std::sync::OnceLock;

use pyo3_ffi as ffi;

use super::errors::{Object, Py, Raised};
use super::library::{self, LibraryDef, Loaded};
use super::modules::Module;

/// A symbol that a library may export.
pub struct Slot {
    name: &'static CStr,
    per_thread: Option<&'static CStr>,
    since: &'static str,
    address: AtomicPtr<c_void>,
}

impl Slot {
    /// The symbol, the twin that works on each thread's own default stream, and the toolkit that introduced it: `13.1`,
    /// or nothing where that is not known.
    pub const fn new(name: &'static CStr, per_thread: Option<&'static CStr>, since: &'static str) -> Self {
        Self { name, per_thread, since, address: AtomicPtr::new(ptr::null_mut()) }
    }

    /// What is looked up.
    fn wanted(&self) -> &'static CStr {
        match self.per_thread {
            Some(twin) if per_thread_default_stream() => twin,
            _ => self.name,
        }
    }

    /// The symbol's name, as C has it.
    pub fn name(&self) -> &'static CStr {
        self.name
    }

    /// Its address in the library that has it; null if that has none.
    pub fn address(&self, loaded: &Loaded) -> *mut c_void {
        let known = self.address.load(Ordering::Acquire);
        if !known.is_null() {
            return known;
        }
        let address = loaded.symbol(self.wanted());
        self.address.store(address, Ordering::Release);
        address
    }

    /// Raises that the library has no such symbol.
    ///
    /// # Safety
    ///
    /// The thread is attached to the interpreter.
    pub unsafe fn not_found(&self, def: &LibraryDef, loaded: &Loaded) -> Raised {
        // SAFETY: the caller's.
        unsafe { library::no_function(def, loaded, self.wanted(), self.since) }
    }
}

/// What a function finds behind its `self`: which of the package's modules it belongs to.
///
/// That `self` is a module object, as Python expects of functions in a module: they are pickled and shown by their names.
pub struct LibraryState {
    slots: *const Slot,
    /// The tables of the module.
    pub module: &'static Module,
}

impl LibraryState {
    /// Fills in the state of a new module object.
    ///
    /// # Safety
    ///
    /// `object` is a new module whose state is as large as this struct.
    pub unsafe fn fill(object: Object, module: &'static Module) {
        // SAFETY: the caller's.
        unsafe { ffi::PyModule_GetState(object).cast::<Self>().write(Self { slots: module.slots.as_ptr(), module }) }
    }

    /// The state of a module object.
    ///
    /// # Safety
    ///
    /// `this` was filled by [`fill`](Self::fill).
    #[inline(always)]
    unsafe fn of<'a>(this: Object) -> &'a Self {
        // SAFETY: the caller's.
        unsafe { &*ffi::PyModule_GetState(this).cast() }
    }
}

/// The function with this index among the symbols of a library: one load and a comparison, once it was found.
///
/// # Safety
///
/// `this` is a library object that has a slot with this index, of a function of type `F`; the thread is attached to the
/// interpreter.
#[inline(always)]
pub unsafe fn symbol<F: Copy>(this: Object, index: usize) -> Py<F> {
    const { assert!(size_of::<F>() == size_of::<*mut c_void>(), "F must be a function pointer") };
    // SAFETY: the caller's.
    unsafe {
        let slot = LibraryState::of(this).slots.add(index);
        // Acquire, because the function that is called next reads what its loading wrote, perhaps on another thread.
        let mut address = (*slot).address.load(Ordering::Acquire);
        if address.is_null() {
            address = find(this, &*slot)?;
        }
        Ok(mem::transmute_copy::<*mut c_void, F>(&address))
    }
}

/// Threads that race here look up the same name in the same library, and store the same address. What is missing is
/// looked up again with every call: a library that was not found can be installed or loaded meanwhile.
#[cold]
#[inline(never)]
unsafe fn find(this: Object, slot: &'static Slot) -> Py<*mut c_void> {
    // SAFETY: the caller's.
    unsafe {
        let def = LibraryState::of(this).module.def;
        let loaded = library::load(def)?;
        let address = slot.address(loaded);
        if address.is_null() {
            return Err(slot.not_found(def, loaded));
        }
        Ok(address)
    }
}

/// The address of a function by its name, as C has it; null if the library has none, or is not there.
///
/// # Safety
///
/// As for [`symbol`].
pub unsafe fn address(this: Object, name: &str) -> Py<*mut c_void> {
    // SAFETY: the caller's.
    unsafe {
        let module = LibraryState::of(this).module;
        let Some(slot) = module.slots.iter().find(|slot| slot.name.to_bytes() == name.as_bytes()) else {
            return Ok(ptr::null_mut());
        };
        match find(this, slot) {
            Ok(address) => Ok(address),
            Err(Raised) => {
                ffi::PyErr_Clear();
                Ok(ptr::null_mut())
            }
        }
    }
}

/// Whether `CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM` asks for the twins; read once, as NVIDIA's bindings read it.
fn per_thread_default_stream() -> bool {
    static CHOICE: OnceLock<bool> = OnceLock::new();
    *CHOICE.get_or_init(|| match env::var("CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM") {
        Ok(value) => is_true(&value),
        Err(_) => false,
    })
}

/// Unset, blank, `0` and the words for no are false; everything else is true.
fn is_true(value: &str) -> bool {
    let value = value.trim().to_ascii_lowercase();
    let number = value.trim_start_matches(['+', '-']);
    let digits = number.trim_start_matches("0x").trim_start_matches("0o").trim_start_matches("0b");
    let zero = !number.is_empty() && digits.chars().all(|digit| digit == '0' || digit == '_');
    !(value.is_empty() || zero || ["false", "no", "off"].contains(&value.as_str()))
}

#[cfg(test)]
mod tests {
    use super::is_true;

    #[test]
    fn the_switch_is_read_as_nvidia_reads_it() {
        for yes in ["1", "2", "true", "YES", "on", "-1", "anything", " 1 ", "0x1"] {
            assert!(is_true(yes), "{yes}");
        }
        for no in ["", " ", "0", "-0", "00", "false", "No", "off", "0x0"] {
            assert!(!is_true(no), "{no}");
        }
    }
}
