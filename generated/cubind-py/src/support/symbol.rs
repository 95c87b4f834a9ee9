//! Symbols of a library, which are looked up by name on the first call.

use core::ffi::{CStr, c_void};
use core::sync::atomic::{AtomicIsize, AtomicPtr, Ordering};
use core::{mem, ptr};
use std::borrow::Cow;

use pyo3::ffi;
use pyo3::prelude::*;

use super::base;
use super::errors::{Fallible, Object, Owned, Raised, owned};
use super::library::{self, LibraryDef, Loaded};
use super::module_state;
use super::modules::Module;
use super::package;

/// The symbols of a library in one major version, each in its slot. Slots of symbols that this major version does not
/// have are empty.
pub struct Symbols {
    /// The names of the symbols in all slots, each NUL-terminated.
    pub names: &'static str,
    /// The definitions of the symbols.
    pub defs: &'static [SymbolDef],
    /// The addresses of the symbols.
    pub addresses: &'static [Address],
}

/// The definition of a symbol. It contains no address, for the reason described in `rows`.
#[derive(Clone, Copy)]
pub struct SymbolDef {
    /// The offset of the symbol's name in the names, or `None` in an empty slot.
    name: Option<u32>,
    /// The offset of the name of the symbol's twin, the variant that uses each thread's own default stream. Without a
    /// twin, this is the offset of the symbol's own name.
    twin: u32,
    /// The version of CUDA that introduced the symbol, such as `13.1`, padded with zeros. It consists of zeros if the
    /// version is not known.
    since: [u8; 8],
}

/// The address of a symbol, which is null until the symbol is looked up.
pub struct Address(AtomicPtr<c_void>);

impl Address {
    /// Creates the address of a symbol that is not looked up yet.
    pub const fn unknown() -> Self {
        Self(AtomicPtr::new(ptr::null_mut()))
    }
}

impl SymbolDef {
    /// The symbols of a library in one major version, each in its slot.
    pub const fn table<const N: usize>(rows: &[SymbolRow; N], major: u32) -> [Self; N] {
        let mut table = [Self { name: None, twin: 0, since: [0; 8] }; N];
        let (mut place, mut slot) = (0, 0);
        while slot < N {
            let row = &rows[slot];
            let behind = place + row.name.len() + 1;
            // The names are Rust identifiers.
            let raw = if let [b'r', b'#', ..] = row.name.as_bytes() { 2 } else { 0 };
            let (twin, next) = row.twin(behind, major);
            if is_in(row.majors, major) {
                let name = (place + raw) as u32;
                let twin = if let Some(twin) = twin { (twin + raw) as u32 } else { name };
                let mut since = [0; 8];
                since.split_at_mut(row.since.len()).0.copy_from_slice(row.since.as_bytes());
                table[slot] = Self { name: Some(name), twin, since };
            }
            (place, slot) = (next, slot + 1);
        }
        table
    }
}

/// The definition of a symbol in all major versions, as listed by `slots`.
pub struct SymbolRow {
    /// The symbol's name.
    pub name: &'static str,
    /// The major versions that have the symbol. The list is empty if all major versions have it.
    pub majors: &'static [u32],
    /// The version of CUDA that introduced the symbol. The string is empty if the version is not known.
    pub since: &'static str,
    /// The suffixes of the twins, which use each thread's own default stream, and the major versions that have each
    /// twin, as in `majors`. The names of the twins follow the name of the symbol.
    pub twins: &'static [(&'static str, &'static [u32])],
}

impl SymbolRow {
    /// Returns the offset of the name of a major version's twin, if there is one, and the offset of the next symbol's
    /// name. The names of the twins begin at `place`.
    const fn twin(&self, mut place: usize, major: u32) -> (Option<usize>, usize) {
        let (mut found, mut index) = (None, 0);
        while index < self.twins.len() {
            let (suffix, majors) = self.twins[index];
            if is_in(majors, major) {
                found = Some(place);
            }
            place += self.name.len() + suffix.len() + 1;
            index += 1;
        }
        (found, place)
    }
}

/// Returns true if a major version is among these, or if these are empty.
const fn is_in(majors: &[u32], major: u32) -> bool {
    let mut index = 0;
    while index < majors.len() {
        if majors[index] == major {
            return true;
        }
        index += 1;
    }
    majors.is_empty()
}

impl Symbols {
    /// Returns the symbol in a slot that is not empty.
    pub fn at(&'static self, slot: usize) -> Export {
        Export { def: &self.defs[slot], address: &self.addresses[slot], names: self.names }
    }

    /// Returns the symbol with this C name.
    pub fn named(&'static self, name: &str) -> Option<Export> {
        self.all().find(|symbol| symbol.name().to_bytes() == name.as_bytes())
    }

    /// Returns the symbols that this major version has.
    pub fn all(&'static self) -> impl Iterator<Item = Export> {
        let slots = self.defs.iter().zip(self.addresses).filter(|(def, _)| def.name.is_some());
        slots.map(|(def, address)| Export { def, address, names: self.names })
    }
}

/// A symbol that a library may export.
#[derive(Clone, Copy)]
pub struct Export {
    def: &'static SymbolDef,
    address: &'static Address,
    names: &'static str,
}

impl Export {
    fn name_at(self, place: u32) -> &'static CStr {
        CStr::from_bytes_until_nul(&self.names.as_bytes()[place as usize..]).unwrap_or_default()
    }

    /// Returns the name to look up. After this call, the choice of default streams is final.
    fn wanted(self) -> &'static CStr {
        let has_twin = self.def.name != Some(self.def.twin);
        if has_twin && base::decide_streams() { self.name_at(self.def.twin) } else { self.name() }
    }

    /// Returns the symbol's C name.
    pub fn name(self) -> &'static CStr {
        self.def.name.map_or(c"", |place| self.name_at(place))
    }

    /// Returns the version that introduced the symbol, or an empty string if the version is not known.
    pub fn since(self) -> Cow<'static, str> {
        let digits = self.def.since.split(|byte| *byte == 0).next().unwrap_or_default();
        String::from_utf8_lossy(digits)
    }

    /// Returns the symbol's address in the loaded library, or null if the library does not export the symbol.
    pub fn address(self, loaded: &Loaded) -> *mut c_void {
        let known = self.address.0.load(Ordering::Acquire);
        if !known.is_null() {
            return known;
        }
        let address = loaded.symbol(self.wanted());
        self.address.0.store(address, Ordering::Release);
        address
    }

    /// Raises an error for a symbol that the library does not export.
    pub fn not_found(self, py: Python<'_>, def: &LibraryDef, loaded: &Loaded) -> Raised {
        library::no_function(py, def, loaded, self.wanted(), &self.since())
    }
}

/// Assigns each symbol of a library a slot, which is a constant with the symbol's name. Also defines `COUNT`, the
/// number of slots; `ROWS`, their definitions; and `TEXT`, one string with all names. A symbol has the same slot in
/// every major version, so that functions which the versions share find it. Because the numbers are not in the
/// generated source, adding a symbol changes no other line.
///
/// The options of a symbol: `in 12 13` means that only these major versions have the symbol. `since "12.3"` is the
/// version that introduced the symbol. `twin "_ptsz"` is the suffix of the symbol's twin. `= "type"` is the symbol's
/// name, if it cannot be the name of a constant.
macro_rules! slots {
    (@symbol $name:ident) => { stringify!($name) };
    (@symbol $name:ident $symbol:literal) => { $symbol };
    ($(
        $name:ident $(= $symbol:literal)? $(in $($major:literal)+)? $(since $since:literal)?
        $(twin $suffix:literal $(in $($twin_major:literal)+)?)*,
    )*) => {
        // All symbols of a library have a common prefix. Some have no function in Python, but can be looked up by their
        // names.
        #[allow(clippy::enum_variant_names, dead_code)]
        #[repr(usize)]
        enum Slots { $($name),* }
        $(#[allow(dead_code)] pub(crate) const $name: usize = Slots::$name as usize;)*
        pub(crate) const ROWS: [$crate::support::symbol::SymbolRow; COUNT] = [$($crate::support::symbol::SymbolRow {
            name: $crate::support::symbol::slots!(@symbol $name $($symbol)?),
            majors: &[$($($major),+)?],
            since: concat!($($since)?),
            twins: &[$(($suffix, &[$($($twin_major),+)?])),*],
        }),*];
        pub(crate) const TEXT: &str = concat!($(
            $crate::support::symbol::slots!(@symbol $name $($symbol)?), "\0", $(stringify!($name), $suffix, "\0",)*
        )*);
        pub(crate) const COUNT: usize = [$(stringify!($name)),*].len();
    };
}
pub(crate) use slots;

/// The state of a function's `self`: the module of the package that the function belongs to.
///
/// The `self` is a module object, as Python expects for functions of a module. Such functions are pickled and displayed
/// by their names.
#[repr(C)]
pub struct LibraryState {
    addresses: *const Address,
    /// The tables of the module to which the functions belong.
    module: &'static Module,
    /// Negative for a module's own functions. For a function of `cubind.checked`, which has a separate state, this is
    /// the number of outputs that it has returned without the code, if it has returned any that way.
    outputs: AtomicIsize,
}

impl LibraryState {
    fn new(module: &'static Module, outputs: isize) -> Self {
        Self { addresses: module.symbols.addresses.as_ptr(), module, outputs: AtomicIsize::new(outputs) }
    }

    /// The state of a function of `cubind.checked`, if its plain function has this `self`. A call with this state may
    /// return its outputs without the code.
    pub fn for_outputs(this: Object<'_, '_>) -> Option<Self> {
        let mut modules = package::own().modules.iter().copied();
        let is_own = |module: &&'static Module| module.state.library.get(this.py()).is_some_and(|own| own.is(this));
        Some(Self::new(modules.find(is_own)?, 0))
    }

    /// The number of outputs in a result without the code.
    ///
    /// # Safety
    ///
    /// `this` must point to the state of a function of `cubind.checked`, or to zeros.
    #[inline(always)]
    pub unsafe fn outputs_alone(this: *const Self) -> isize {
        // SAFETY: the caller meets the requirements of this function; 0 is a valid value of this field.
        unsafe { AtomicIsize::load(&(*this).outputs, Ordering::Relaxed) }
    }
}

/// The form of a call's result: with the code, or with only the outputs, whose number is stored in this variable.
pub type Alone = Option<&'static AtomicIsize>;

/// Creates the `self` of a module's functions, which is an empty module object.
pub fn library<'py>(py: Python<'py>, module: &'static Module) -> Fallible<Owned<'py>> {
    // Python keeps the definition while the module exists, and the module is never freed.
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
    // SAFETY: the definition is never freed; the new module's state is as large as `m_size`, and is written before it
    // is shared. The module is never freed, nor is its state.
    unsafe {
        let library = owned(py, ffi::PyModule_Create(definition))?;
        let state = LibraryState::new(module, -1);
        module_state::of_new(library.as_ptr()).cast::<LibraryState>().write(state);
        Ok(library)
    }
}

/// A pointer to a C function, or to a variable.
pub trait Symbol: Copy {}

impl<T> Symbol for *const T {}

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

symbols! { AA BB CC DD EE FF GG HH II JJ KK LL MM NN OO A B C D E F G H I J K L M N O P Q S T U V W X Y Z +}

/// Returns the function with this index among the symbols of a library. After the first lookup, a call takes one load
/// and one comparison.
///
/// # Safety
///
/// `this` must have been created by [`library`], and must have a slot with this index. Calling the function also
/// requires that the function has this type.
#[inline(always)]
pub unsafe fn symbol<F: Symbol>(this: Object<'_, '_>, index: usize) -> Fallible<F> {
    // SAFETY: the caller meets the requirements of this function; `get` reads the same state.
    unsafe {
        let state = module_state::read(this.as_ptr());
        let address = state.map_or(ptr::null_mut(), |state| known(&*state.cast(), index));
        symbol_of(this, address, index)
    }
}

/// Like [`symbol`], but also returns the form of the result.
///
/// # Safety
///
/// The requirements are the same as for [`symbol`].
#[inline(always)]
pub unsafe fn symbol_and_form<F: Symbol>(this: Object<'_, '_>, index: usize) -> Fallible<(F, Alone)> {
    // SAFETY: the caller meets the requirements of this function.
    unsafe {
        let state = state(this);
        let alone = (state.outputs.load(Ordering::Relaxed) >= 0).then_some(&state.outputs);
        Ok((symbol_of(this, known(state, index), index)?, alone))
    }
}

/// # Safety
///
/// The requirements are the same as for [`symbol`].
#[inline(always)]
unsafe fn state(this: Object<'_, '_>) -> &'static LibraryState {
    // SAFETY: the pointer refers to the state that `library` has written, or to the beginning of the state of a
    // function of `cubind.checked`; neither is freed.
    unsafe { &*module_state::get(this.as_ptr()).cast() }
}

/// # Safety
///
/// The requirements are the same as for [`symbol`].
#[inline(always)]
unsafe fn symbol_of<F: Symbol>(this: Object<'_, '_>, mut address: *mut c_void, index: usize) -> Fallible<F> {
    const { assert!(size_of::<F>() == size_of::<*mut c_void>()) };
    // SAFETY: the caller meets the requirements of this function; all pointers to functions have the same size.
    unsafe {
        if address.is_null() {
            address = known_or_found(this, index)?;
        }
        Ok(mem::transmute_copy::<*mut c_void, F>(&address))
    }
}

/// Returns the address in a slot, or null if the address is not known.
///
/// # Safety
///
/// The requirements are the same as for [`symbol`].
#[inline(always)]
unsafe fn known(state: &LibraryState, index: usize) -> *mut c_void {
    // `Acquire` is required because the called function reads data that was written when the library was loaded,
    // perhaps on another thread.
    // SAFETY: the index is that of a slot.
    unsafe { (*state.addresses.add(index)).0.load(Ordering::Acquire) }
}

/// # Safety
///
/// The requirements are the same as for [`symbol`].
#[cold]
#[inline(never)]
unsafe fn known_or_found(this: Object<'_, '_>, slot: usize) -> Fallible<*mut c_void> {
    // SAFETY: the caller meets the requirements of this function.
    let state = unsafe { state(this) };
    // SAFETY: the caller meets the requirements of this function.
    match unsafe { known(state, slot) } {
        address if address.is_null() => find(this.py(), state.module, state.module.symbols.at(slot)),
        address => Ok(address),
    }
}

/// Looks up a symbol. Threads that race here look up the same name in the same library, and store the same address. A
/// missing symbol is looked up again on every call, because the library may be installed or loaded later.
fn find(py: Python<'_>, module: &'static Module, symbol: Export) -> Fallible<*mut c_void> {
    let loaded = library::load(py, module.def)?;
    module.complete(py)?;
    let address = symbol.address(loaded);
    if address.is_null() { Err(symbol.not_found(py, module.def, loaded)) } else { Ok(address) }
}

/// Returns the address of a function by its C name, or null if the library lacks the function or cannot be loaded.
pub fn address(py: Python<'_>, module: &'static Module, name: &str) -> *mut c_void {
    let Some(symbol) = module.symbols.named(name) else { return ptr::null_mut() };
    find(py, module, symbol).unwrap_or_else(|raised| {
        raised.clear(py);
        ptr::null_mut()
    })
}
