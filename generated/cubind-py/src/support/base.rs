//! State that this package shares with its base, the package `cubind` on which this package depends: class objects,
//! objects that are kept alive for handles, and the choice of default streams.
//!
//! The extension module of `cubind` itself has no base. There, these functions are not called, or return `None` after a
//! single atomic load.

use core::ffi::{CStr, c_int};
use core::ptr;
use core::sync::atomic::{AtomicPtr, Ordering};
use std::collections::BTreeMap;
use std::ffi::CString;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use pyo3::Borrowed;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyType};

use super::abi::{self, Abi, LAYOUT, Shape};
use super::c_api::{self, interned};
use super::class::is_instance;
use super::class_text::ClassText;
use super::errors::{Fallible, Object, Raised, import_error, utf8};
use super::modules::Class;
use super::package::{self, Base};
use super::refs::OnceObject;
use super::rows::Rows;
use super::streams;
use super::tables::{RecordDef, ValueDef, ValueKind};

/// The name of the extension module of the package that shares its classes.
const MODULE: &CStr = c"cubind._native";
/// The name of the package that shares its classes.
const PACKAGE: &str = "cubind";

/// The interface of the base package. The pointer is null before `link` is called, and always null if there is no base.
static BASE: AtomicPtr<Abi> = AtomicPtr::new(ptr::null_mut());

/// Returns the interface of the base package, if this package has a base.
#[inline]
fn interface() -> Option<&'static Abi> {
    // SAFETY: the pointer is null, or refers to the contents of a capsule that is never freed.
    unsafe { BASE.load(Ordering::Acquire).as_ref() }
}

/// Finds the base of this package, and imports the classes that this package's tables refer to.
#[cold]
pub fn link(py: Python<'_>) -> Fallible<()> {
    let Some(base) = &package::own().base else { return Ok(()) };
    let native = c_api::import(py, MODULE)?;
    let Some(capsule) = c_api::named_if_there(native.as_borrowed(), interned!(py, "__abi__")?)? else {
        let version =
            utf8(c_api::attribute(c_api::import(py, c"cubind")?.as_borrowed(), c"__version__")?.as_borrowed());
        return Err(other_interface(py, base, "none", version.as_deref()));
    };
    let name = abi::capsule_name(MODULE);
    let found = capsule.cast::<PyCapsule>()?.pointer_checked(Some(&name))?;
    let found = found.as_ptr().cast::<Abi>();
    // SAFETY: the first fields of such a capsule are the same in every version.
    let (version, theirs) = unsafe { ((*found).version, CStr::from_ptr((*found).package_version)) };
    if version != abi::VERSION {
        return Err(other_interface(py, base, &version.to_string(), theirs.to_str().ok()));
    }
    // SAFETY: the interface has the version of this module.
    if unsafe { (*found).layout != LAYOUT || ((*found).size as usize) < size_of::<Abi>() } {
        return Err(other_interface(py, base, &format!("{version} with other objects"), theirs.to_str().ok()));
    }
    BASE.store(found, Ordering::Release);
    classes(base).iter().try_for_each(|(_, class)| class.object(py).map(drop))
}

/// The tables of the classes that come from the base.
fn classes(base: &Base) -> &'static [(&'static str, Class)] {
    static CLASSES: OnceLock<Box<[(&'static str, Class)]>> = OnceLock::new();
    CLASSES.get_or_init(|| Rows::of(base.classes).into_boxed_slice())
}

/// Returns the table of a record whose class comes from the base package.
#[cold]
pub fn record_table(object: Object<'_, '_>) -> Option<&'static RecordDef> {
    let tables = classes(package::own().base.as_ref()?).iter().filter_map(|(_, class)| match class {
        Class::Record(def) => Some(*def),
        Class::Enum(_) | Class::Value(_) => None,
    });
    // An alias has the fields of its base class, so either table is correct.
    tables.into_iter().find(|def| is_instance(object, &def.state.class))
}

/// Raises an error if the installed base is not the one that this package was generated for.
#[cold]
fn other_interface(py: Python<'_>, base: &Base, interface: &str, version: Option<&str>) -> Raised {
    let own = package::own();
    let (name, installed) = (own.name(), version.unwrap_or("that is installed"));
    import_error(
        py,
        format_args!(
            "{name} {} takes classes from {PACKAGE} by interface {}, and {PACKAGE} {installed} has interface {interface}: \
             install {PACKAGE}=={}, with which it was generated, or a {name} that was generated with {PACKAGE} {installed}",
            own.version.to_string_lossy(),
            abi::VERSION,
            base.version
        ),
    )
}

/// Looks up the class of a table in the base.
#[cold]
pub fn class<'py>(
    py: Python<'py>,
    text: &ClassText,
    shape: Shape,
    state: &'static OnceObject<PyType>,
) -> Fallible<Borrowed<'static, 'py, PyType>> {
    let mut theirs = Shape::default();
    let taken = interface().map(|base| {
        // Modules and names are identifiers, so they contain no NUL.
        let [module, name] = [text.module(), text.name()].map(|text| CString::new(text).unwrap_or_default());
        // SAFETY: The strings are NUL-terminated, and there is space for a shape; the result is a new reference, or
        // null.
        unsafe {
            let class = (base.class)(module.as_ptr(), name.as_ptr(), &raw mut theirs);
            Bound::from_owned_ptr_or_opt(py, class)
        }
    });
    match taken.flatten() {
        Some(class) if theirs.is_like(&shape) => {
            families().insert(ptr::from_ref(text).addr(), theirs.family);
            // SAFETY: the base returns only classes.
            Ok(state.publish(unsafe { class.cast_into_unchecked() }))
        }
        Some(_) => Err(another(py, text, "has another one")),
        None if super::c_api::raised(py) => Err(Raised::already_set(py)),
        None => Err(another(py, text, "has no such class")),
    }
}

/// The family of each class that comes from the base package, by the address of the class's text.
fn families() -> MutexGuard<'static, BTreeMap<usize, usize>> {
    static FAMILIES: Mutex<BTreeMap<usize, usize>> = Mutex::new(BTreeMap::new());
    FAMILIES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns the interface of the base package, and the base's family for a table, if the class comes from the base.
pub fn interface_of(def: &'static ValueDef) -> Option<(&'static Abi, usize)> {
    let family = families().get(&ptr::from_ref(&def.text).addr()).copied();
    interface().zip(family)
}

/// Raises an error for a class that the base lacks or defines differently.
#[cold]
fn another(py: Python<'_>, text: &ClassText, what: &str) -> Raised {
    let own = package::own();
    // SAFETY: the string is NUL-terminated.
    let installed = interface().map(|base| unsafe { CStr::from_ptr(base.package_version) }.to_string_lossy());
    let generated = own.base.as_ref().map_or("", |base| base.version);
    let (module, class, name) = (text.module(), text.name(), own.name());
    import_error(
        py,
        format_args!(
            "{name} {} takes {module}.{class} from {PACKAGE}, and {PACKAGE} {} {what}: install {PACKAGE}=={generated}, with \
             which it was generated, or generate {name} again",
            own.version.to_string_lossy(),
            installed.unwrap_or_default()
        ),
    )
}

/// Returns the shape of an object, if the object's class belongs to the base package.
#[inline(never)]
fn described(base: &Abi, object: Object<'_, '_>) -> Option<Shape> {
    let mut shape = Shape::default();
    // SAFETY: the object is alive, and there is space for its shape.
    (unsafe { (base.describe)(object.as_ptr(), &raw mut shape) } != 0).then_some(shape)
}

/// Returns the kind of an object, if the object is a handle or scalar of the base package.
#[inline]
pub fn value_kind(object: Object<'_, '_>) -> Option<ValueKind> {
    let shape = described(interface()?, object)?;
    ValueKind::ALL.into_iter().find(|kind| *kind as u32 == shape.kind)
}

/// Returns true if an object is a record of the base.
#[inline]
pub fn is_record(object: Object<'_, '_>) -> bool {
    interface().and_then(|base| described(base, object)).is_some_and(|shape| shape.kind == Shape::RECORD)
}

/// Returns true if default streams are per thread. All packages share one choice, which is final after this call.
pub fn decide_streams() -> bool {
    interface().map_or_else(streams::decide, |base| (base.decide_streams)() != 0)
}

/// Like [`decide_streams`], but does not make the choice final.
pub fn per_thread_default_stream() -> bool {
    interface().map_or_else(streams::per_thread_default_stream, |base| (base.streams)() != 0)
}

/// Enables or disables per-thread default streams.
pub fn set_per_thread_default_stream(on: bool) -> Result<(), streams::AlreadyDecided> {
    match interface() {
        Some(base) if (base.set_streams)(c_int::from(on)) == 0 => Err(streams::AlreadyDecided { per_thread: !on }),
        Some(_) => Ok(()),
        None => streams::set_per_thread_default_stream(on),
    }
}
