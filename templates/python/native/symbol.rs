//! The functions of a library, each found by name when it is first called.

use core::ffi::{CStr, c_void};
use core::sync::atomic::{AtomicPtr, Ordering};
use core::{mem, ptr};

use pyo3::ffi;
use pyo3::prelude::*;

use super::errors::{Fallible, Object, Owned, Raised, owned};
use super::library::{self, LibraryDef, Loaded};
use super::modules::Module;
use super::streams;

/// A symbol that a library may export.
pub struct Slot {
    name: &'static CStr,
    per_thread: Option<&'static CStr>,
    since: &'static str,
    address: AtomicPtr<c_void>,
}

impl Slot {
    /// Belongs to a symbol that this major version does not have.
    const fn empty() -> Self {
        Self { name: c"", per_thread: None, since: "", address: AtomicPtr::new(ptr::null_mut()) }
    }

    /// The symbols of a library in one major version, each in its slot.
    ///
    /// A row has the slot, the twin that works on each thread's own default stream, and the version of CUDA that introduced
    /// the symbol: `13.1`, or nothing where that is not known.
    pub const fn table<const N: usize>(
        names: &[&'static str; N],
        rows: &[(usize, Option<&'static CStr>, &'static str)],
    ) -> [Self; N] {
        let mut table = [const { Self::empty() }; N];
        let mut row = 0;
        while row < rows.len() {
            let (slot, per_thread, since) = rows[row];
            table[slot] = Self { name: c_string(names[slot]), per_thread, since, ..Self::empty() };
            row += 1;
        }
        table
    }

    /// Whether this is the slot of a symbol that the major version does not have.
    pub const fn is_empty(&self) -> bool {
        self.name.is_empty()
    }

    /// What is looked up: from now on the choice between default streams stands.
    fn wanted(&self) -> &'static CStr {
        match self.per_thread {
            Some(twin) if streams::decide() => twin,
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
    pub fn not_found(&self, py: Python<'_>, def: &LibraryDef, loaded: &Loaded) -> Raised {
        library::no_function(py, def, loaded, self.wanted(), self.since)
    }
}

/// The name of a symbol from an identifier of Rust with a zero behind it.
const fn c_string(name: &'static str) -> &'static CStr {
    let name = match name.as_bytes() {
        [b'r', b'#', name @ ..] => name,
        name => name,
    };
    match CStr::from_bytes_with_nul(name) {
        Ok(name) => name,
        Err(_) => panic!("a name ends with the only zero in it"),
    }
}

/// Gives each of a library's symbols a slot: a number by the symbol's name, `COUNT` of them, and the `NAMES` that belong to
/// the numbers. A symbol has the same slot in every major version, so that functions which the versions share find it; as
/// the numbers are not in the generated source, adding a symbol changes no other line.
macro_rules! slots {
    ($($name:ident,)*) => {
        #[repr(usize)]
        enum Slots { $($name),* }
        $(pub(crate) const $name: usize = Slots::$name as usize;)*
        pub(crate) const NAMES: [&str; COUNT] = [$(concat!(stringify!($name), "\0")),*];
        pub(crate) const COUNT: usize = [$(stringify!($name)),*].len();
    };
}
pub(crate) use slots;

/// What a function finds behind its `self`: which of the package's modules it belongs to.
///
/// That `self` is a module object, as Python expects of functions in a module: they are pickled and shown by their names.
struct LibraryState {
    slots: *const Slot,
    /// The tables of the module.
    module: &'static Module,
}

/// A new library: a module object without anything in it.
pub fn library<'py>(py: Python<'py>, module: &'static Module) -> Fallible<Owned<'py>> {
    // Python keeps the definition as long as the module, which is never freed.
    let definition = Box::leak(Box::new(ffi::PyModuleDef {
        m_base: ffi::PyModuleDef_HEAD_INIT,
        m_name: module.name.as_ptr(),
        m_doc: ptr::null(),
        m_size: size_of::<LibraryState>() as isize,
        m_methods: ptr::null_mut(),
        m_slots: ptr::null_mut(),
        m_traverse: None,
        m_clear: None,
        m_free: None,
    }));
    // SAFETY: the definition is never freed; the new module's state is as large as `m_size`, and is written before anyone
    // else sees it. The module is never freed, nor is its state.
    unsafe {
        let library = owned(py, ffi::PyModule_Create(definition))?;
        let state = LibraryState { slots: module.slots.as_ptr(), module };
        ffi::PyModule_GetState(library.as_ptr()).cast::<LibraryState>().write(state);
        Ok(library)
    }
}

/// A pointer to a C function.
pub trait Symbol: Copy {}

macro_rules! symbols {
    ($($parameter:ident)*) => {
        impl<R, $($parameter),*> Symbol for unsafe extern "system" fn($($parameter),*) -> R {}
    };
    ($first:ident $($parameter:ident)* +) => {
        symbols! { $first $($parameter)* }
        symbols! { $($parameter)* + }
    };
    (+) => { symbols! {} };
}

symbols! { A B C D E F G H I J K L M N O P Q S T U +}

/// The function with this index among the symbols of a library: one load and a comparison, once it was found.
///
/// # Safety
///
/// `this` was made by [`library`], and has a slot with this index. Calling the function is another claim: that it has
/// this type.
#[inline(always)]
pub unsafe fn symbol<F: Symbol>(this: Object<'_, '_>, index: usize) -> Fallible<F> {
    const { assert!(size_of::<F>() == size_of::<*mut c_void>()) };
    // SAFETY: the state that `library` has written, and one of its slots; a pointer to a function is as large as any.
    unsafe {
        let state: &'static LibraryState = &*ffi::PyModule_GetState(this.as_ptr()).cast();
        let slot = &*state.slots.add(index);
        // Acquire, because the function that is called next reads what its loading wrote, perhaps on another thread.
        let mut address = slot.address.load(Ordering::Acquire);
        if address.is_null() {
            address = find_behind(this.py(), state, slot)?;
        }
        Ok(mem::transmute_copy::<*mut c_void, F>(&address))
    }
}

#[cold]
#[inline(never)]
fn find_behind(py: Python<'_>, state: &LibraryState, slot: &'static Slot) -> Fallible<*mut c_void> {
    find(py, state.module, slot)
}

/// Threads that race here look up the same name in the same library, and store the same address. What is missing is
/// looked up again with every call: a library that was not found can be installed or loaded later.
fn find(py: Python<'_>, module: &'static Module, slot: &'static Slot) -> Fallible<*mut c_void> {
    let loaded = library::load(py, module.def)?;
    module.complete(py)?;
    let address = slot.address(loaded);
    if address.is_null() { Err(slot.not_found(py, module.def, loaded)) } else { Ok(address) }
}

/// The address of a function by its name, as C has it; null if the library has none, or is not there.
pub fn address(py: Python<'_>, module: &'static Module, name: &str) -> *mut c_void {
    let Some(slot) = module.symbols().find(|slot| slot.name.to_bytes() == name.as_bytes()) else {
        return ptr::null_mut();
    };
    find(py, module, slot).unwrap_or_else(|raised| {
        raised.clear(py);
        ptr::null_mut()
    })
}
