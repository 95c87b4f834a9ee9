//! The functions of `cubind._native` itself.
//!
//! Architecture invariant: one object per module of the package is made at import, and no class; what a program does
//! not ask for is never made.

use core::ptr;
use core::sync::atomic::{AtomicPtr, Ordering};
use std::path::Path;
use std::sync::OnceLock;

use pyo3_ffi as ffi;

use super::args;
use super::capi;
use super::call::{OPTIONAL, Params, REQUIRED, body};
use super::class::slot;
use super::errors::{Object, Owned, Py, Raised, attribute_error, owned, utf8, value_error};
use super::library;
use super::modules::{FunctionDef, Module};
use super::out;
use super::symbol::{self, LibraryState};

/// What the package consists of.
static MODULES: OnceLock<&'static [Module]> = OnceLock::new();

/// The library objects, in the order of the modules; each is made once, and never freed.
static LIBRARIES: [AtomicPtr<ffi::PyObject>; MOST] = [const { AtomicPtr::new(ptr::null_mut()) }; MOST];

/// There are no more modules than this.
const MOST: usize = 64;

/// Makes the module.
///
/// # Safety
///
/// As the interpreter calls an extension's `PyInit_…`.
pub unsafe fn init(modules: &'static [Module]) -> Object {
    assert!(modules.len() <= MOST, "more modules than expected");
    let _ = MODULES.set(modules);
    // SAFETY: the interpreter's; the definition and the table of methods are never freed.
    unsafe { ffi::PyModule_Create(definition()) }
}

/// The definition of the module, which Python keeps and writes to.
fn definition() -> *mut ffi::PyModuleDef {
    static DEFINITION: OnceLock<usize> = OnceLock::new();
    let address = *DEFINITION.get_or_init(|| {
        // A null name ends the table.
        let methods: Vec<_> = METHODS.iter().map(FunctionDef::definition).chain([ffi::PyMethodDef::zeroed()]).collect();
        let definition = ffi::PyModuleDef {
            m_base: ffi::PyModuleDef_HEAD_INIT,
            m_name: c"cubind._native".as_ptr(),
            m_doc: c"CUDA's functions, classes and constants, from which the modules of cubind are made.".as_ptr(),
            m_size: -1,
            m_methods: methods.leak().as_mut_ptr(),
            m_slots: ptr::null_mut(),
            m_traverse: None,
            m_clear: None,
            m_free: None,
        };
        Box::into_raw(Box::new(definition)).expose_provenance()
    });
    ptr::with_exposed_provenance_mut(address)
}

static METHODS: [FunctionDef; 8] = [
    FunctionDef::new(
        c"populate",
        populate,
        c"populate($module, namespace, major, library)\n--\n\nPut the functions of a module into this dict.",
    ),
    FunctionDef::new(
        c"lookup",
        lookup,
        c"lookup($module, major, library, name)\n--\n\nA class, constant or function of a module.",
    ),
    FunctionDef::new(c"names", names, c"names($module, major, library)\n--\n\nWhat a module has, as a list of names."),
    FunctionDef::new(
        c"load",
        load,
        c"load($module, major, library, path=None)\n--\n\nLoad a library now, from this path if there is one.",
    ),
    FunctionDef::new(
        c"loaded_from",
        loaded_from,
        c"loaded_from($module, major, library)\n--\n\nWhat a library was loaded from; None if it is not loaded.",
    ),
    FunctionDef::new(
        c"address",
        address,
        c"address($module, major, library, symbol)\n--\n\nThe address of a C function; 0 if it is not there.",
    ),
    FunctionDef::new(
        c"addresses",
        addresses,
        c"addresses($module, major, library)\n--\n\nThe address of each C function by its symbol; 0 for what is not there.",
    ),
    FunctionDef::new(
        c"capsules",
        capsules,
        c"capsules($module, major, library)\n--\n\nThe C functions in capsules, as Cython modules import them.",
    ),
];

/// The module that two arguments name.
unsafe fn module(major: Object, library: Object) -> Py<(&'static Module, Object)> {
    // SAFETY: the callers': live arguments, on an attached thread.
    unsafe {
        let number = args::u32(major, "major")?;
        let name = utf8(library).unwrap_or_default();
        let modules = MODULES.get().copied().unwrap_or_default();
        let found = modules.iter().position(|module| module.major == number && module.library == name);
        let Some(index) = found else {
            return Err(value_error(format_args!("there is no module `{name}` for CUDA {number}")));
        };
        Ok((&modules[index], this(&modules[index], &LIBRARIES[index])?))
    }
}

/// What the functions of a module have as their `self`, borrowed; it is never freed.
unsafe fn this(module: &'static Module, place: &'static AtomicPtr<ffi::PyObject>) -> Py<Object> {
    let known = place.load(Ordering::Acquire);
    if !known.is_null() {
        return Ok(known);
    }
    // Python keeps the definition as long as the module, which is for ever.
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
    // SAFETY: the callers'; a new object, which is filled before anyone sees it.
    unsafe {
        let object = owned(ffi::PyModule_Create(definition))?;
        LibraryState::fill(object, module);
        match place.compare_exchange(ptr::null_mut(), object, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => Ok(object),
            Err(first) => {
                ffi::Py_DECREF(object);
                Ok(first)
            }
        }
    }
}

unsafe fn text(text: &str) -> Py<Object> {
    // SAFETY: the callers': attached.
    owned(unsafe { ffi::PyUnicode_FromStringAndSize(text.as_ptr().cast(), text.len() as isize) })
}

unsafe extern "C" fn populate(_: Object, arguments: *const Object, count: isize, names: Object) -> Object {
    static PARAMS: Params<3> =
        Params::new("populate", [("namespace", REQUIRED), ("major", REQUIRED), ("library", REQUIRED)]);
    // SAFETY: Python's.
    body(|| unsafe {
        let [namespace, major, library] = PARAMS.bind(arguments, count, names)?;
        let (module, this) = module(major, library)?;
        let shown = Owned::new(ffi::PyUnicode_InternFromString(module.name.as_ptr()))?;
        for function in module.functions {
            let object = Owned::new(function.object(this, shown.get())?)?;
            if ffi::PyDict_SetItemString(namespace, function.name().as_ptr(), object.get()) != 0 {
                return Err(Raised);
            }
        }
        out::none()
    })
}

unsafe extern "C" fn lookup(_: Object, arguments: *const Object, count: isize, names: Object) -> Object {
    static PARAMS: Params<3> = Params::new("lookup", [("major", REQUIRED), ("library", REQUIRED), ("name", REQUIRED)]);
    // SAFETY: Python's.
    body(|| unsafe {
        let [major, library, name] = PARAMS.bind(arguments, count, names)?;
        let (module, this) = module(major, library)?;
        let wanted = utf8(name).unwrap_or_default();
        if let Some(found) = module.lookup(this, &wanted) {
            return found;
        }
        if let Some(function) = module.functions.iter().find(|one| one.name().to_bytes() == wanted.as_bytes()) {
            let shown = Owned::new(ffi::PyUnicode_InternFromString(module.name.as_ptr()))?;
            return function.object(this, shown.get());
        }
        let module = module.name.to_string_lossy();
        Err(attribute_error(format_args!("module '{module}' has no attribute '{wanted}'")))
    })
}

unsafe extern "C" fn names(_: Object, arguments: *const Object, count: isize, names: Object) -> Object {
    static PARAMS: Params<2> = Params::new("names", [("major", REQUIRED), ("library", REQUIRED)]);
    // SAFETY: Python's.
    body(|| unsafe {
        let [major, library] = PARAMS.bind(arguments, count, names)?;
        let (module, _) = module(major, library)?;
        let functions = module.functions.iter().filter_map(|function| function.name().to_str().ok());
        let classes = module.classes.iter().map(|class| class.0);
        let constants = module.constants.iter().map(|constant| constant.0);
        let list = Owned::new(ffi::PyList_New(0))?;
        for name in functions.chain(classes).chain(constants) {
            let name = Owned::new(text(name)?)?;
            if ffi::PyList_Append(list.get(), name.get()) != 0 {
                return Err(Raised);
            }
        }
        Ok(list.take())
    })
}

unsafe extern "C" fn load(_: Object, arguments: *const Object, count: isize, names: Object) -> Object {
    static PARAMS: Params<3> = Params::new("load", [("major", REQUIRED), ("library", REQUIRED), ("path", OPTIONAL)]);
    // SAFETY: Python's; the program vouches for a path that it gives.
    body(|| unsafe {
        let [major, library, path] = PARAMS.bind(arguments, count, names)?;
        let (module, _) = module(major, library)?;
        if args::is_none(path) {
            library::load(module.def)?;
        } else {
            let path = Owned::new(ffi::PyOS_FSPath(path))?;
            library::load_from(module.def, Path::new(&utf8(path.get()).unwrap_or_default()))?;
        }
        out::none()
    })
}

unsafe extern "C" fn loaded_from(_: Object, arguments: *const Object, count: isize, names: Object) -> Object {
    static PARAMS: Params<2> = Params::new("loaded_from", [("major", REQUIRED), ("library", REQUIRED)]);
    // SAFETY: Python's.
    body(|| unsafe {
        let [major, library] = PARAMS.bind(arguments, count, names)?;
        match module(major, library)?.0.def.loaded_from() {
            Some(path) => text(&path.to_string_lossy()),
            None => out::none(),
        }
    })
}

unsafe extern "C" fn address(_: Object, arguments: *const Object, count: isize, names: Object) -> Object {
    static PARAMS: Params<3> =
        Params::new("address", [("major", REQUIRED), ("library", REQUIRED), ("symbol", REQUIRED)]);
    // SAFETY: Python's.
    body(|| unsafe {
        let [major, library, name] = PARAMS.bind(arguments, count, names)?;
        let (_, this) = module(major, library)?;
        out::pointer(symbol::address(this, &utf8(name).unwrap_or_default())?)
    })
}

unsafe extern "C" fn addresses(_: Object, arguments: *const Object, count: isize, names: Object) -> Object {
    static PARAMS: Params<2> = Params::new("addresses", [("major", REQUIRED), ("library", REQUIRED)]);
    // SAFETY: Python's.
    body(|| unsafe {
        let [major, library] = PARAMS.bind(arguments, count, names)?;
        capi::addresses(module(major, library)?.0)
    })
}

unsafe extern "C" fn capsules(_: Object, arguments: *const Object, count: isize, names: Object) -> Object {
    static PARAMS: Params<2> = Params::new("capsules", [("major", REQUIRED), ("library", REQUIRED)]);
    // SAFETY: Python's.
    body(|| unsafe {
        let [major, library] = PARAMS.bind(arguments, count, names)?;
        capi::capsules(module(major, library)?.0)
    })
}
