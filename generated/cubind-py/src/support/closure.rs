//! Python callables as functions of C.
//!
//! ctypes makes the functions: it is imported when the first callable is passed. What they do is ours: look up what to
//! call, make CUDA's arguments into Python's, and report what is raised, for there is nobody in C to raise it to.
//!
//! A function of C, once made, is never freed, so that a thread on its way out of one has code under its feet. One that
//! CUDA cannot call any more is used again for the next callable of its signature.

use core::ffi::{CStr, c_void};
use core::ptr;
use core::sync::atomic::{AtomicPtr, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use pyo3_ffi as ffi;

use super::callback::data_at;
use super::class::answer;
use super::errors::{Object, Owned, Py, Raised, owned};
use super::keep::{Export, Keep};
use super::load::load;
use super::records;
use super::store::store;
use super::tables::{RecordDef, Ty};

/// What a function that CUDA calls takes and returns.
pub struct Signature {
    returns: Option<Ty>,
    params: &'static [Given],
    /// The class of ctypes for such functions, never freed; null until it is made.
    prototype: AtomicPtr<ffi::PyObject>,
    /// The functions that can be used again.
    idle: Mutex<Vec<&'static Closure>>,
}

/// What a parameter is to the callable.
#[derive(Clone, Copy)]
pub enum Given {
    /// A value.
    Value(Ty),
    /// A pointer to a record, which the callable gets a copy of; None for NULL.
    Record(&'static RecordDef),
    /// A pointer to a text whose length is the next parameter: bytes; None for NULL.
    Text,
    /// What the program gave as user data.
    Data,
}

/// A function of C, and what it calls now.
pub struct Closure {
    signature: &'static Signature,
    address: usize,
    work: Mutex<Option<Work>>,
}

// SAFETY: what is in it is only touched on a thread that is attached to the interpreter.
unsafe impl Send for Closure {}
// SAFETY: as above; and behind a lock.
unsafe impl Sync for Closure {}

struct Work {
    callable: Owned,
    /// What the callable gets as user data, where that is known.
    data: Option<Owned>,
    /// Whether the first call is the last.
    once: bool,
}

impl Signature {
    /// Nothing for `void`.
    pub const fn new(returns: Option<Ty>, params: &'static [Given]) -> Self {
        Self { returns, params, prototype: AtomicPtr::new(ptr::null_mut()), idle: Mutex::new(Vec::new()) }
    }

    /// The class of ctypes, borrowed.
    unsafe fn prototype(&self) -> Py<Object> {
        let made = self.prototype.load(Ordering::Acquire);
        if !made.is_null() {
            return Ok(made);
        }
        // SAFETY: the callers': attached. What is published keeps its reference.
        unsafe {
            let ctypes = Owned::new(ffi::PyImport_ImportModule(c"ctypes".as_ptr()))?;
            let class = |name: &CStr| Owned::new(ffi::PyObject_GetAttrString(ctypes.get(), name.as_ptr()));
            let arguments = Owned::new(ffi::PyTuple_New(self.params.len() as isize + 1))?;
            let returns = match &self.returns {
                Some(ty) => class(class_name(ty))?,
                None => Owned::another(ffi::Py_None()),
            };
            ffi::PyTuple_SetItem(arguments.get(), 0, returns.take());
            for (param, index) in self.params.iter().zip(1..) {
                let name = if let Given::Value(ty) = param { class_name(ty) } else { class_name(&Ty::Pointer) };
                ffi::PyTuple_SetItem(arguments.get(), index, class(name)?.take());
            }
            let make = class(c"CFUNCTYPE")?;
            let made = owned(ffi::PyObject_CallObject(make.get(), arguments.get()))?;
            match self.prototype.compare_exchange(ptr::null_mut(), made, Ordering::AcqRel, Ordering::Acquire) {
                Ok(_) => Ok(made),
                Err(first) => {
                    ffi::Py_DECREF(made);
                    Ok(first)
                }
            }
        }
    }

    fn idle(&self) -> MutexGuard<'_, Vec<&'static Closure>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The class of ctypes that looks like this in C, and is a number in Python.
fn class_name(ty: &Ty) -> &'static CStr {
    let signed = matches!(ty, Ty::I8 | Ty::I16 | Ty::I32 | Ty::I64 | Ty::Enum(_) | Ty::Flag);
    match (ty, ty.size(), signed) {
        (Ty::Bool, ..) => c"c_bool",
        (Ty::F32, ..) => c"c_float",
        (Ty::F64, ..) => c"c_double",
        (_, 1, true) => c"c_int8",
        (_, 1, false) => c"c_uint8",
        (_, 2, true) => c"c_int16",
        (_, 2, false) => c"c_uint16",
        (_, 4, true) => c"c_int32",
        (_, 4, false) => c"c_uint32",
        (_, _, true) => c"c_int64",
        (_, _, false) => c"c_uint64",
    }
}

const CAPSULE: &CStr = c"cubind.closure";

/// What ctypes calls: its `self` is a capsule with the closure.
static METHOD: Method = Method(ffi::PyMethodDef {
    ml_name: c"callback".as_ptr(),
    ml_meth: ffi::PyMethodDefPointer { PyCFunction: called },
    ml_flags: ffi::METH_VARARGS,
    ml_doc: ptr::null(),
});

struct Method(ffi::PyMethodDef);

// SAFETY: it is only read.
unsafe impl Sync for Method {}

impl Closure {
    /// A function of C that calls this callable, with `data` in the place of user data unless that is null.
    ///
    /// # Safety
    ///
    /// The objects are alive; the thread is attached to the interpreter.
    pub unsafe fn of(signature: &'static Signature, callable: Object, data: Object) -> Py<&'static Self> {
        // SAFETY: the caller's.
        unsafe {
            let idle = signature.idle().pop();
            let closure = match idle {
                Some(closure) => closure,
                None => Self::make(signature)?,
            };
            let data = (!data.is_null()).then(|| Owned::another(data));
            *closure.work() = Some(Work { callable: Owned::another(callable), data, once: false });
            Ok(closure)
        }
    }

    #[cold]
    unsafe fn make(signature: &'static Signature) -> Py<&'static Self> {
        // SAFETY: the caller's: attached. The function keeps the capsule alive and is never freed, nor is the closure.
        unsafe {
            let prototype = signature.prototype()?;
            let closure = Box::into_raw(Box::new(Self { signature, address: 0, work: Mutex::new(None) }));
            let capsule = Owned::new(ffi::PyCapsule_New(closure.cast(), CAPSULE.as_ptr(), None))?;
            let method = (&raw const METHOD.0).cast_mut();
            let method = Owned::new(ffi::PyCFunction_NewEx(method, capsule.get(), ptr::null_mut()))?;
            let end: Object = ptr::null_mut();
            let function = Owned::new(ffi::PyObject_CallFunctionObjArgs(prototype, method.get(), end))?;
            // It exports the variable that holds its address.
            (*closure).address = Export::new(function.get(), false)?.memory().cast::<usize>().read_unaligned();
            let _ = function.take();
            Ok(&*closure)
        }
    }

    /// The address of the function.
    pub fn address(&self) -> *mut c_void {
        ptr::with_exposed_provenance_mut(self.address)
    }

    /// From now on the first call is the last.
    pub fn call_once(&self) {
        if let Some(work) = &mut *self.work() {
            work.once = true;
        }
    }

    /// Lets go of the callable. CUDA may still call the function, which does nothing then.
    ///
    /// # Safety
    ///
    /// The thread is attached to the interpreter.
    pub unsafe fn silence(&self) {
        // Dropped without the lock, for that may run the program's code.
        let work = self.work().take();
        drop(work);
    }

    /// Lets go of the callable, and of the function: CUDA does not call it any more.
    ///
    /// # Safety
    ///
    /// The thread is attached to the interpreter.
    pub unsafe fn finish(&'static self) {
        // SAFETY: the caller's.
        unsafe { self.silence() };
        self.signature.idle().push(self);
    }

    fn work(&self) -> MutexGuard<'_, Option<Work>> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// # Safety
    ///
    /// The arguments are those of the signature, as ctypes makes them; the thread is attached to the interpreter.
    unsafe fn run(&'static self, arguments: Object) -> Py<Object> {
        // SAFETY: the caller's; the lock is given back before anything of Python's runs.
        unsafe {
            let (callable, data, once) = match &*self.work() {
                Some(work) => {
                    let data = work.data.as_ref().map(|data| Owned::another(data.get()));
                    (Owned::another(work.callable.get()), data, work.once)
                }
                None => return self.nothing(),
            };
            let result = self.call(callable.get(), data, arguments);
            if result.is_err() {
                // `sys.unraisablehook` gets it.
                ffi::PyErr_WriteUnraisable(callable.get());
            }
            if once {
                self.finish();
            }
            match result {
                Ok(value) => Ok(value),
                Err(Raised) => self.nothing(),
            }
        }
    }

    /// What a function returns that has nothing to say.
    unsafe fn nothing(&self) -> Py<Object> {
        // SAFETY: the callers': attached.
        unsafe {
            match self.signature.returns {
                None => Ok(Owned::another(ffi::Py_None()).take()),
                Some(_) => owned(ffi::PyLong_FromLong(0)),
            }
        }
    }

    /// # Safety
    ///
    /// As for `run`.
    unsafe fn call(&self, callable: Object, mut data: Option<Owned>, arguments: Object) -> Py<Object> {
        // SAFETY: the caller's; the tuples have as many elements as the signature has parameters.
        unsafe {
            let params = self.signature.params;
            let given = Owned::new(ffi::PyTuple_New(params.len() as isize))?;
            for (param, index) in params.iter().zip(0..) {
                let number = ffi::PyTuple_GetItem(arguments, index);
                let value = match param {
                    Given::Data => match data.take() {
                        Some(data) => data.take(),
                        None => data_at(number)?,
                    },
                    Given::Value(ty) => value(ty, number)?,
                    Given::Record(def) => record(def, number)?,
                    Given::Text => {
                        let length = ffi::PyLong_AsSize_t(ffi::PyTuple_GetItem(arguments, index + 1));
                        text(number, length)?
                    }
                };
                ffi::PyTuple_SetItem(given.get(), index, value);
            }
            let result = Owned::new(ffi::PyObject_CallObject(callable, given.get()))?;
            match &self.signature.returns {
                None => self.nothing(),
                Some(_) if result.get() == ffi::Py_None() => self.nothing(),
                Some(ty @ (Ty::F32 | Ty::F64)) => {
                    store(ty, result.get(), [0u8; 8].as_mut_ptr(), &mut Keep::new())?;
                    owned(ffi::PyNumber_Float(result.get()))
                }
                Some(ty) => {
                    // Checked as a field of this type is; what ctypes takes is a number that fits.
                    let mut word = [0u8; 8];
                    store(ty, result.get(), word.as_mut_ptr(), &mut Keep::new())?;
                    owned(ffi::PyLong_FromUnsignedLongLong(u64::from_le_bytes(word)))
                }
            }
        }
    }
}

unsafe extern "C" fn called(capsule: Object, arguments: Object) -> Object {
    // SAFETY: the interpreter's: `self` is the capsule that `make` has made, whose closure is never freed; the arguments
    // are a tuple of what ctypes makes of C's.
    unsafe {
        let closure: *const Closure = ffi::PyCapsule_GetPointer(capsule, CAPSULE.as_ptr()).cast();
        answer((*closure).run(arguments))
    }
}

/// A value from the number that ctypes has made of it.
unsafe fn value(ty: &Ty, number: Object) -> Py<Object> {
    // SAFETY: the callers': a number of this type; room for any.
    unsafe {
        let mut word = [0u8; 8];
        match ty {
            Ty::F32 | Ty::F64 | Ty::Bool => return Ok(Owned::another(number).take()),
            _ if ty.size() == 8 => {
                word = ffi::PyLong_AsUnsignedLongLongMask(number).to_le_bytes();
            }
            _ => store(&plain(ty), number, word.as_mut_ptr(), &mut Keep::new())?,
        }
        load(ty, word.as_ptr(), ptr::null_mut())
    }
}

/// The number that a smaller type is.
fn plain(ty: &Ty) -> Ty {
    match (ty, ty.size()) {
        (Ty::Enum(_) | Ty::Flag, _) => Ty::I32,
        (Ty::Value(def), 4) if matches!(def.kind, super::tables::ValueKind::U32) => Ty::U32,
        // A signed number has arrived as an unsigned one.
        (Ty::Value(_), 4) => Ty::U32,
        _ => *ty,
    }
}

/// A copy of a record of CUDA's.
unsafe fn record(def: &'static RecordDef, address: Object) -> Py<Object> {
    // SAFETY: the callers': null, or the address of such a record during the call.
    unsafe {
        let from = ffi::PyLong_AsVoidPtr(address).cast::<u8>();
        if from.is_null() {
            return Ok(Owned::another(ffi::Py_None()).take());
        }
        let (object, data) = records::new(def, 0)?;
        data.copy_from_nonoverlapping(from, def.size);
        Ok(object)
    }
}

/// A text of CUDA's as bytes.
unsafe fn text(address: Object, length: usize) -> Py<Object> {
    // SAFETY: the callers': null, or the address of so many bytes during the call.
    unsafe {
        let from = ffi::PyLong_AsVoidPtr(address);
        if from.is_null() {
            return Ok(Owned::another(ffi::Py_None()).take());
        }
        owned(ffi::PyBytes_FromStringAndSize(from.cast(), length as isize))
    }
}
