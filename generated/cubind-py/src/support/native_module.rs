//! The functions of the extension module itself.
//!
//! Architecture invariant: an import creates one object per module of the package, and no class except the one that
//! PyO3 needs to inspect exceptions. All other objects are created on first use.

use core::cell::UnsafeCell;
use std::path::PathBuf;
use std::sync::Once;

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::type_object::PyTypeInfo;
use pyo3::types::{PyDict, PyModule, PyString};

use super::abi;
use super::args;
use super::base;
use super::c_api;
use super::call::Call;
use super::capsules;
use super::checked;
use super::enums;
use super::errors::{Fallible, Object, as_utf8, runtime_error, type_error, utf8, value_error};
use super::interpreter;
use super::library;
use super::modules::{FunctionDef, Module};
use super::out;
use super::package::{self, Package};
use super::panics;
use super::presented;
use super::reexported;
use super::returned::Returned;
use super::small_ints;
use super::symbol;
use super::traced;
use super::trampoline;

/// Finds the module for a major version and a library, and the `self` of its functions.
fn module<'py>(major: Object<'_, 'py>, library: Object<'_, 'py>) -> Fallible<(&'static Module, Object<'static, 'py>)> {
    let (py, major, name) = (major.py(), args::u32(major, "major")?, utf8(library).unwrap_or_default());
    let mut modules = package::own().modules.iter().copied();
    let Some(module) = modules.find(|module| module.major == major && module.library == name) else {
        return Err(value_error(py, format_args!("there is no module `{name}` for CUDA {major}")));
    };
    let this = match module.state.library.get(py) {
        Some(known) => known,
        None => module.state.library.publish(symbol::library(py, module)?),
    };
    Ok((module, this))
}

static METHODS: [FunctionDef; 16] = [
    FunctionDef::new(
        c"populate",
        populate,
        c"populate($module, namespace, major, library)\n--\n\nPut the functions of a module into this dict.",
    ),
    FunctionDef::new(
        c"complete",
        complete,
        c"complete($module, major, library)\n--\n\nPut classes and constants into the dicts that have the functions.",
    ),
    FunctionDef::new(
        c"checked",
        checked_function,
        c"checked($module, function, name, module, doc, finish)\n--\n\n\
          Create a function that calls this one and returns its outputs without the code. `finish(result, args, kwargs)` is\n\
          called for any result but success.",
    ),
    FunctionDef::new(
        c"constant_record",
        constant_record,
        c"constant_record($module, major, library, name)\n--\n\nCreate a record with the value of a constant; None for other names.",
    ),
    FunctionDef::new(
        c"complete_enum",
        complete_enum,
        c"complete_enum($module, cls)\n--\n\nMake the members of an enum class, if it has none yet.",
    ),
    FunctionDef::new(
        c"load",
        load,
        c"load($module, major, library, path=None)\n--\n\nLoad a library now, from this path if it is passed.",
    ),
    FunctionDef::new(
        c"loaded_from",
        loaded_from,
        c"loaded_from($module, major, library)\n--\n\nReturn the path that a library was loaded from; None if it is not loaded.",
    ),
    FunctionDef::new(
        c"search",
        search,
        c"search($module, major, library)\n--\n\n\
          Return the file names of a library, the folders of NVIDIA's wheels that contain it, and the packages for pip.",
    ),
    FunctionDef::new(
        c"address",
        address,
        c"address($module, major, library, symbol)\n--\n\nReturn the address of a C function; 0 if the library lacks it.",
    ),
    FunctionDef::new(
        c"known",
        known,
        c"known($module, major, library, symbol)\n--\n\n\
          Return the version that introduced a symbol, empty if unknown; None if the library has no such symbol.",
    ),
    FunctionDef::new(
        c"addresses",
        addresses,
        c"addresses($module, major, library)\n--\n\nReturn the address of each C function by its symbol; 0 for a missing one.",
    ),
    FunctionDef::new(
        c"capsules",
        capsules,
        c"capsules($module, major, library)\n--\n\nReturn the C functions in capsules, as Cython modules import them.",
    ),
    FunctionDef::new(
        c"set_per_thread_default_stream",
        set_per_thread_default_stream,
        c"set_per_thread_default_stream($module, on)\n--\n\n\
          Choose each thread's own default stream, or the default stream of the process.\n\n\
          The setting overrides CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM. Call this before any function that uses default \n\
          streams: RuntimeError if the other choice is already in use.",
    ),
    FunctionDef::new(
        c"per_thread_default_stream",
        per_thread_default_stream,
        c"per_thread_default_stream($module)\n--\n\nReturn True if the default stream is each thread's own, by the current setting.",
    ),
    FunctionDef::new(
        c"present",
        present,
        c"present($module, major, package, libraries)\n--\n\n\
          Set the package that objects report as their own, for objects created from now on for these libraries of a major version.",
    ),
    FunctionDef::END,
];

/// The definition of a Python module. Python writes to it, and keeps a pointer to it.
struct Definition(UnsafeCell<ffi::PyModuleDef>);

// SAFETY: only Python accesses the definition, while holding its lock.
unsafe impl Sync for Definition {}

static DEFINITION: Definition = Definition(UnsafeCell::new(ffi::PyModuleDef {
    m_base: ffi::PyModuleDef_HEAD_INIT,
    // The package's name is written here before the definition is passed to Python.
    m_name: c"_native".as_ptr(),
    m_doc: c"Functions, classes and constants in C, from which the modules of the package are made.".as_ptr(),
    m_size: 0,
    m_methods: (&raw const METHODS).cast_mut().cast(),
    m_slots: (&raw const SLOTS.0).cast_mut().cast(),
    m_traverse: None,
    m_clear: None,
    m_free: None,
}));

struct Slots([ffi::PyModuleDef_Slot; 2]);

// SAFETY: the slots never change.
unsafe impl Sync for Slots {}

/// Python runs slots on each import, in any interpreter. Without slots, a subinterpreter would share the objects of
/// another interpreter.
static SLOTS: Slots = Slots([
    ffi::PyModuleDef_Slot { slot: ffi::Py_mod_exec, value: trampoline::execute(execute) },
    ffi::PyModuleDef_Slot { slot: 0, value: core::ptr::null_mut() },
]);

/// The definition of the extension module of this package.
///
/// # Safety
///
/// Only an interpreter may call this function, on an attached thread.
pub unsafe fn init(package: &'static Package) -> *mut ffi::PyObject {
    package::set(package);
    // SAFETY: only CPython writes to the static definition; the thread has the lock.
    unsafe {
        (*DEFINITION.0.get()).m_name = package::own().native.as_ptr();
        ffi::PyModuleDef_Init(DEFINITION.0.get())
    }
}

/// Initializes the module on import.
fn execute(module: Borrowed<'_, '_, PyModule>) -> Fallible<()> {
    let py = module.py();
    interpreter::claim(py)?;
    static ONCE: Once = Once::new();
    ONCE.call_once(panics::install);
    small_ints::probe(py)?;
    // PyO3 creates this class when it first inspects an exception. If that exception is a MemoryError, creating the
    // class also fails, and PyO3 inspects the new error before the class is initialized. The thread would then deadlock
    // with itself.
    pyo3::panic::PanicException::type_object(py);
    // Attributes are not added with `PyModule::add`, which would read `__all__`, and drop the error if it does not
    // exist.
    base::link(py)?;
    abi::offer(module)?;
    let module = module.to_owned().into_any();
    c_api::set_attribute(module.as_borrowed(), c"EnumType", enums::metaclass(py)?.as_any().as_borrowed())?;
    c_api::set_attribute(module.as_borrowed(), c"Buffer", reexported::class(py)?.as_any().as_borrowed())
}

fn populate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([namespace, major, library], []) = call.bind("populate", "namespace major library")?;
    let (py, namespace) = (call.py(), namespace.cast::<PyDict>()?);
    let (module, this) = module(major, library)?;
    let shown = c_api::intern(py, &presented::presented_module(module))?;
    let is_traced = traced::is_on();
    for function in module.functions() {
        // SAFETY: `this` is the library of the function.
        let object = unsafe { function.object(this, &shown) }?;
        let object = if is_traced { traced::function(function, object, &shown)? } else { object };
        // The name is interned, like attribute names.
        namespace.set_item(c_api::intern(py, &function.name().to_string_lossy())?, object)?;
    }
    module.await_completion(&namespace)?;
    Ok(out::none(py))
}

fn complete<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([major, library], []) = call.bind("complete", "major library")?;
    let (module, _) = module(major, library)?;
    module.complete(call.py())?;
    Ok(out::none(call.py()))
}

fn checked_function<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([function, name, module, doc, finish], []) = call.bind("checked", "function name module doc finish")?;
    checked::function(function, (as_utf8(name)?, module, as_utf8(doc)?), finish)
}

fn constant_record<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([major, library, name], []) = call.bind("constant_record", "major library name")?;
    let (module, _) = module(major, library)?;
    Ok(module.record(call.py(), as_utf8(name)?)?.unwrap_or_else(|| out::none(call.py())))
}

fn complete_enum<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([class], []) = call.bind("complete_enum", "cls")?;
    enums::complete(class)?;
    Ok(out::none(call.py()))
}

fn present<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([major, package, libraries], []) = call.bind("present", "major package libraries")?;
    let major = args::u32(major, "major")?;
    let libraries = c_api::tuple(libraries)?;
    let libraries = libraries.iter_borrowed().map(|name| Ok(as_utf8(name)?.to_owned()));
    let libraries = libraries.collect::<Fallible<Vec<_>>>()?;
    out::boolean(call.py(), presented::present(major, as_utf8(package)?.to_owned(), libraries))
}

fn load<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([major, library], [path]) = call.bind("load", "major library path")?;
    let (module, _) = module(major, library)?;
    match path.filter(|path| !path.is_none()) {
        None => library::load(call.py(), module.def)?,
        Some(path) => {
            // PyO3's conversion to a path drops an error if the object is not a path.
            let os = c_api::import(call.py(), c"os")?;
            let path = c_api::call_method(os.as_borrowed(), c"fspath", vec![path.to_owned()])?;
            let Ok(path) = path.cast::<PyString>() else {
                return Err(type_error(call.py(), format_args!("expected a path as str, not bytes")));
            };
            let path = PathBuf::from(path.to_str()?);
            // An empty path is rejected, because to the loader it means the program itself.
            if path.as_os_str().is_empty() {
                return Err(value_error(call.py(), format_args!("the path of a library is empty")));
            }
            library::load_from(call.py(), module.def, &path)?
        }
    };
    Ok(out::none(call.py()))
}

fn loaded_from<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([major, library], []) = call.bind("loaded_from", "major library")?;
    let path = module(major, library)?.0.def.loaded_from();
    path.map_or_else(|| Ok(out::none(call.py())), |path| c_api::string(call.py(), &path.to_string_lossy()))
}

fn search<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([major, library], []) = call.bind("search", "major library")?;
    let def = module(major, library)?.0.def;
    let strings = |texts: &[&str]| c_api::list(call.py(), texts.len(), |index| c_api::string(call.py(), texts[index]));
    let lists = [def.file_names, def.wheels, def.installed_by].into_iter().map(|texts| Ok(strings(texts)?.into_any()));
    let lists = lists.collect::<Fallible<Vec<_>>>()?;
    Ok(c_api::tuple_of(call.py(), lists)?.into_any())
}

fn address<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([major, library, name], []) = call.bind("address", "major library symbol")?;
    let module = module(major, library)?.0;
    out::pointer(call.py(), symbol::address(call.py(), module, &utf8(name).unwrap_or_default()))
}

fn known<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([major, library, name], []) = call.bind("known", "major library symbol")?;
    let symbol = module(major, library)?.0.symbols.named(&utf8(name).unwrap_or_default());
    symbol.map_or_else(|| Ok(out::none(call.py())), |symbol| c_api::string(call.py(), &symbol.since()))
}

fn addresses<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([major, library], []) = call.bind("addresses", "major library")?;
    Ok(capsules::addresses(call.py(), module(major, library)?.0)?.into_any())
}

fn capsules<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([major, library], []) = call.bind("capsules", "major library")?;
    Ok(capsules::capsules(call.py(), module(major, library)?.0)?.into_any())
}

fn set_per_thread_default_stream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([on], []) = call.bind("set_per_thread_default_stream", "on")?;
    base::set_per_thread_default_stream(on.is_truthy()?)
        .map_err(|error| runtime_error(call.py(), format_args!("{error}")))?;
    Ok(out::none(call.py()))
}

fn per_thread_default_stream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("per_thread_default_stream", "")?;
    out::boolean(call.py(), base::per_thread_default_stream())
}
