//! What the Python modules contain: tables of the generator's, and how they become objects.

use core::ffi::CStr;

use pyo3_ffi as ffi;

use super::capi::CFunction;
use super::errors::{Object, Py, owned};
use super::library::LibraryDef;
use super::symbol::Slot;
use super::tables::{EnumDef, RecordDef, ValueDef};
use super::{enums, out, records, values};

/// One of the package's modules: a library, as of one major version of CUDA.
pub struct Module {
    /// The major version: 13.
    pub major: u32,
    /// The library: `driver`.
    pub library: &'static str,
    /// The module's name in Python: `cubind.cuda13.driver`.
    pub name: &'static CStr,
    /// Where the library is looked for.
    pub def: &'static LibraryDef,
    /// Its symbols, which the bodies of the functions know by index.
    pub slots: &'static [Slot],
    /// Its functions.
    pub functions: &'static [FunctionDef],
    /// What other extension modules call.
    pub c_functions: &'static [CFunction],
    /// Its classes, sorted by name.
    pub classes: &'static [(&'static str, Class)],
    /// Its constants, sorted by name.
    pub constants: &'static [(&'static str, Constant)],
}

/// A function, as CPython wants it.
pub struct FunctionDef(ffi::PyMethodDef);

// SAFETY: nothing in it ever changes, and what it points to is static.
unsafe impl Sync for FunctionDef {}

impl FunctionDef {
    /// A function with its name, body, and docstring, which begins with the signature: `cuInit($self, Flags)\n--\n\n…`.
    pub const fn new(name: &'static CStr, body: ffi::PyCFunctionFastWithKeywords, doc: &'static CStr) -> Self {
        Self(ffi::PyMethodDef {
            ml_name: name.as_ptr(),
            ml_meth: ffi::PyMethodDefPointer { PyCFunctionFastWithKeywords: body },
            ml_flags: ffi::METH_FASTCALL | ffi::METH_KEYWORDS,
            ml_doc: doc.as_ptr(),
        })
    }

    /// What CPython calls it.
    pub const fn definition(&self) -> ffi::PyMethodDef {
        self.0
    }

    /// The function's name.
    pub fn name(&self) -> &'static CStr {
        // SAFETY: from `new`.
        unsafe { CStr::from_ptr(self.0.ml_name) }
    }

    /// A function object that is called with `this` as its `self`, and says that it is in `module`.
    ///
    /// # Safety
    ///
    /// `this` is the library of the module whose function this is; the thread is attached to the interpreter.
    pub unsafe fn object(&'static self, this: Object, module: Object) -> Py<Object> {
        // SAFETY: the caller's; Python only reads the definition.
        owned(unsafe { ffi::PyCFunction_NewEx((&raw const self.0).cast_mut(), this, module) })
    }
}

/// A class that is made when it is first asked for.
#[derive(Clone, Copy)]
pub enum Class {
    /// An enum.
    Enum(&'static EnumDef),
    /// A handle or scalar.
    Value(&'static ValueDef),
    /// A struct or union.
    Record(&'static RecordDef),
}

impl Class {
    /// The class: a new reference.
    ///
    /// # Safety
    ///
    /// The thread is attached to the interpreter.
    pub unsafe fn object(self) -> Py<Object> {
        // SAFETY: the caller's.
        unsafe {
            let class = match self {
                Self::Enum(def) => enums::class(def)?,
                Self::Value(def) => values::class(def)?,
                Self::Record(def) => records::class(def)?,
            };
            Ok(ffi::Py_NewRef(class.cast()))
        }
    }
}

/// A constant: a macro of C.
#[derive(Clone, Copy)]
pub enum Constant {
    /// A number.
    Int(i64),
    /// A number that only fits an unsigned integer.
    Unsigned(u64),
    /// A number with a fraction.
    Float(f64),
    /// A member of an enum.
    Enum(&'static EnumDef, i32),
    /// A handle, such as that of the legacy default stream.
    Value(&'static ValueDef, u64),
    /// A text.
    Text(&'static str),
    /// Another name for a function of the module.
    Function(&'static CStr),
    /// Another name for a class.
    Class(Class),
}

impl Module {
    /// A class or constant: a new reference. Functions are not asked for here, as they are in the module from the
    /// start.
    ///
    /// # Safety
    ///
    /// `this` is the module's library; the thread is attached to the interpreter.
    pub unsafe fn lookup(&'static self, this: Object, name: &str) -> Option<Py<Object>> {
        if let Ok(index) = self.classes.binary_search_by(|entry| entry.0.cmp(name)) {
            // SAFETY: the caller's.
            return Some(unsafe { self.classes[index].1.object() });
        }
        let index = self.constants.binary_search_by(|entry| entry.0.cmp(name)).ok()?;
        // SAFETY: the caller's.
        unsafe { Some(self.constant(this, self.constants[index].1)) }
    }

    unsafe fn constant(&'static self, this: Object, constant: Constant) -> Py<Object> {
        // SAFETY: the caller's.
        unsafe {
            match constant {
                Constant::Int(value) => out::i64(value),
                Constant::Unsigned(value) => out::u64(value),
                Constant::Float(value) => out::f64(value),
                Constant::Enum(def, value) => enums::member(def, value),
                Constant::Value(def, value) => values::new(def, value),
                Constant::Text(text) => {
                    owned(ffi::PyUnicode_FromStringAndSize(text.as_ptr().cast(), text.len() as isize))
                }
                Constant::Function(name) => owned(ffi::PyObject_GetAttrString(this, name.as_ptr())),
                Constant::Class(class) => class.object(),
            }
        }
    }
}
