//! The contents of the Python modules: the tables that the generator writes, and their conversion to objects.

use core::ffi::{CStr, c_void};
use core::ptr;
use std::sync::OnceLock;

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};

use super::abi::Shape;
use super::capsules::CFunction;
use super::class_text::ClassText;
use super::errors::{Fallible, Object, Owned, owned};
use super::library::LibraryDef;
use super::refs::OnceObject;
use super::rows::{Rows, Table};
use super::symbol::Symbols;
use super::tables::{EnumDef, RecordDef, ValueDef};
use super::trampoline::{self, Body};
use super::{c_api, enums, out, records, values};

/// One of the package's modules: a library in one major version of CUDA.
pub struct Module {
    /// The major version of CUDA, such as 13.
    pub major: u32,
    /// The name of the library, such as `driver`.
    pub library: &'static str,
    /// The module's name in Python, such as `cubind.cuda13.driver`.
    pub name: &'static CStr,
    /// The library that the module's functions use.
    pub def: &'static LibraryDef,
    /// The library's symbols. The bodies of functions refer to them by slot.
    pub symbols: Symbols,
    /// The module's functions.
    pub functions: Table<FunctionDef>,
    /// The functions that other extension modules call.
    pub c_functions: Table<CFunction>,
    /// The module's classes.
    pub classes: Table<(&'static str, Class)>,
    /// The module's constants.
    pub constants: Table<(&'static str, Constant)>,
    /// The objects that were created from this table.
    pub state: ModuleState,
}

/// The objects that were created from a [`Module`].
pub struct ModuleState {
    /// The `self` of the module's functions.
    pub library: OnceObject<PyAny>,
    /// The dicts that contain the module's functions, but not yet its classes and constants.
    incomplete: OnceObject<PyList>,
    /// The module's functions. They are never freed, because Python keeps pointers to them.
    functions: OnceLock<Box<[FunctionDef]>>,
    /// The module's classes.
    classes: OnceLock<Box<[(&'static str, Class)]>>,
}

impl ModuleState {
    /// Creates a state without objects.
    pub(crate) const fn new() -> Self {
        Self {
            library: OnceObject::new(),
            incomplete: OnceObject::new(),
            functions: OnceLock::new(),
            classes: OnceLock::new(),
        }
    }
}

/// A function definition in CPython's format.
pub struct FunctionDef(ffi::PyMethodDef);

// SAFETY: the definition never changes, and everything that it points to is static.
unsafe impl Sync for FunctionDef {}
// SAFETY: the definition never changes, and everything that it points to is static.
unsafe impl Send for FunctionDef {}

impl FunctionDef {
    /// The entry that marks the end of a table.
    pub const END: Self = Self(ffi::PyMethodDef::zeroed());

    /// A function with its name, body, and docstring, which begins with the signature: `cuInit($self, Flags)\n--\n\n…`.
    pub const fn new<K, F: Body<K>>(name: &'static CStr, body: F, doc: &'static CStr) -> Self {
        Self::with_body(name, Self::body(body), doc)
    }

    /// The C function that CPython calls for this body.
    #[inline(always)]
    pub const fn body<K, F: Body<K>>(_body: F) -> ffi::PyMethodDefPointer {
        trampoline::fastcall::<K, F>()
    }

    /// Creates a function with this body.
    pub const fn with_body(name: &'static CStr, body: ffi::PyMethodDefPointer, doc: &'static CStr) -> Self {
        Self(ffi::PyMethodDef {
            ml_name: name.as_ptr(),
            ml_meth: body,
            ml_flags: ffi::METH_FASTCALL | ffi::METH_KEYWORDS,
            ml_doc: doc.as_ptr(),
        })
    }

    /// Returns the function's name.
    pub fn name(&self) -> &'static CStr {
        // SAFETY: `new` stored the pointer.
        unsafe { CStr::from_ptr(self.0.ml_name) }
    }

    /// Returns the function's docstring, which begins with the signature.
    pub fn doc(&self) -> &'static CStr {
        // SAFETY: `new` stored the pointer.
        unsafe { CStr::from_ptr(self.0.ml_doc) }
    }

    /// Returns true if CPython calls this C function for the definition.
    pub fn is_called(&self, function: *const c_void) -> bool {
        // SAFETY: `with_body` created the definition from a function with these flags.
        ptr::eq(unsafe { self.0.ml_meth.PyCFunctionFastWithKeywords } as *const c_void, function)
    }

    /// Creates a function object that is called with `this` as its `self`, and whose `__module__` is `module`.
    ///
    /// # Safety
    ///
    /// `this` must be the library of this function's module.
    pub unsafe fn object<'py>(
        &'static self,
        this: Object<'_, 'py>,
        module: &Bound<'py, PyString>,
    ) -> Fallible<Owned<'py>> {
        // SAFETY: the definition is static and at the end of a table, and Python only reads it.
        unsafe {
            let definition = (&raw const self.0).cast_mut();
            owned(this.py(), ffi::PyCFunction_NewEx(definition, this.as_ptr(), module.as_ptr()))
        }
    }
}

/// A class that is created on first use.
#[derive(Clone, Copy)]
pub enum Class {
    /// The class of an enum.
    Enum(&'static EnumDef),
    /// The class of a handle or scalar.
    Value(&'static ValueDef),
    /// The class of a struct or union.
    Record(&'static RecordDef),
}

impl Class {
    /// Returns the name, module and docstring of the class.
    pub fn text(self) -> &'static ClassText {
        match self {
            Self::Enum(def) => &def.text,
            Self::Value(def) => &def.text,
            Self::Record(def) => &def.text,
        }
    }

    /// Returns the shape of the class.
    pub fn shape(self) -> Shape {
        match self {
            Self::Enum(def) => def.shape(),
            Self::Value(def) => def.shape(),
            Self::Record(def) => def.shape(),
        }
    }

    /// Returns the class.
    pub fn object(self, py: Python<'_>) -> Fallible<Owned<'_>> {
        let class = match self {
            Self::Enum(def) => enums::class(py, def)?,
            Self::Value(def) => values::class(py, def)?,
            Self::Record(def) => records::class(py, def)?,
        };
        Ok(class.to_owned().into_any())
    }
}

/// A constant: a C macro, or a variable in a header that never changes.
#[derive(Clone, Copy)]
pub enum Constant {
    /// An integer.
    Int(i64),
    /// An integer that only fits an unsigned type.
    Unsigned(u64),
    /// A float.
    Float(f64),
    /// A member of an enum.
    Enum(&'static EnumDef, i32),
    /// A handle, such as that of the legacy default stream.
    Value(&'static ValueDef, u64),
    /// A string.
    String(&'static str),
    /// A record that begins with these bytes, followed by zeros. Each access returns a new record, because programs may
    /// change the record.
    Record(&'static RecordDef, &'static [u8]),
    /// Another name for a function of the module.
    Function(&'static CStr),
    /// Another name for a class.
    Class(Class),
}

impl Module {
    /// Returns the module's functions.
    pub fn functions(&'static self) -> &'static [FunctionDef] {
        self.state.functions.get_or_init(|| Rows::of(self.functions).into_boxed_slice())
    }

    /// Returns the module's functions if the module was imported, and otherwise no functions.
    pub fn functions_so_far(&'static self) -> &'static [FunctionDef] {
        self.state.functions.get().map(|functions| &**functions).unwrap_or_default()
    }

    /// Returns the module's classes, sorted by name.
    pub fn classes(&'static self) -> &'static [(&'static str, Class)] {
        self.state.classes.get_or_init(|| {
            let mut classes = Rows::of(self.classes);
            // The list consists of two sorted runs: the classes that all major versions share, and the others.
            classes.sort_by_key(|(name, _)| *name);
            classes.into_boxed_slice()
        })
    }

    /// Records a dict of functions, to which classes and constants are added on first use.
    pub fn await_completion<'py>(&self, namespace: &Bound<'py, PyDict>) -> Fallible<()> {
        let py = namespace.py();
        let incomplete = match self.state.incomplete.get(py) {
            Some(list) => list,
            None => self.state.incomplete.publish(c_api::list(py, 0, |_| Ok(out::none(py)))?),
        };
        Ok(incomplete.append(namespace)?)
    }

    /// Adds the classes and constants to the dicts that lack them, and removes the hooks that triggered this, because
    /// CPython looks up names faster in a module without `__getattr__`.
    ///
    /// Adding them takes a few milliseconds, which would slow down imports. They are therefore added when a class or
    /// constant is first used, or when a function is first called.
    #[cold]
    pub fn complete(&'static self, py: Python<'_>) -> Fallible<()> {
        let Some(incomplete) = self.state.incomplete.get(py) else { return Ok(()) };
        // If a second thread runs this code at the same time, it inserts the same objects.
        while let Some(namespace) = incomplete.iter().next() {
            self.add_to(namespace.cast::<PyDict>()?)?;
            if incomplete.iter().next().is_some_and(|first| first.is(&namespace)) {
                incomplete.del_item(0)?;
            }
        }
        Ok(())
    }

    fn add_to<'py>(&'static self, namespace: &Bound<'py, PyDict>) -> Fallible<()> {
        let py = namespace.py();
        let names = c_api::list(py, 0, |_| Ok(out::none(py)))?;
        let add = |name: &str, object: Option<Owned<'py>>| -> Fallible<()> {
            let name = c_api::intern(py, name)?;
            names.append(&name)?;
            // If the program has set a name, its value is kept.
            if let Some(object) = object
                && !namespace.contains(&name)?
            {
                namespace.set_item(name, object)?;
            }
            Ok(())
        };
        for function in self.functions() {
            add(&function.name().to_string_lossy(), None)?;
        }
        for (name, class) in self.classes() {
            add(name, Some(class.object(py)?))?;
        }
        let mut has_records = false;
        for (name, value) in Rows::of(self.constants) {
            let is_record = matches!(value, Constant::Record(..));
            has_records |= is_record;
            add(name, if is_record { None } else { Some(constant(namespace, value)?) })?;
        }
        add("sizeof", None)?;
        c_api::set_item(namespace, c"__all__", names.as_any().as_borrowed())?;
        if has_records {
            // Records are created on each access, so `__getattr__` is kept.
            return Ok(());
        }
        for hook in ["__getattr__", "__dir__"] {
            let given = vec![c_api::string(py, hook)?, out::none(py)];
            c_api::call_method(namespace.as_any().as_borrowed(), c"pop", given)?;
        }
        Ok(())
    }

    /// Creates a new record with the value of the constant with this name. Returns `None` if no constant with this name
    /// is a record.
    pub fn record<'py>(&self, py: Python<'py>, name: &str) -> Fallible<Option<Owned<'py>>> {
        match Rows::of(self.constants).into_iter().find(|(constant, _)| *constant == name) {
            Some((_, Constant::Record(def, bytes))) => records::with_bytes(py, def, bytes).map(Some),
            Some(_) | None => Ok(None),
        }
    }
}

fn constant<'py>(namespace: &Bound<'py, PyDict>, constant: Constant) -> Fallible<Owned<'py>> {
    let py = namespace.py();
    match constant {
        Constant::Int(value) => out::i64(py, value),
        Constant::Unsigned(value) => out::u64(py, value),
        Constant::Float(value) => out::f64(py, value),
        Constant::Enum(def, value) => enums::member(py, def, value),
        Constant::Value(def, value) => values::new(py, def, value),
        Constant::String(text) => c_api::string(py, text),
        Constant::Record(def, bytes) => records::with_bytes(py, def, bytes),
        Constant::Function(name) => Ok(namespace.as_any().get_item(c_api::string(py, &name.to_string_lossy())?)?),
        Constant::Class(class) => class.object(py),
    }
}
