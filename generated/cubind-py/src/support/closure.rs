//! Python callables as C functions.
//!
//! The functions are created by ctypes, which is imported when the first callable is passed. Each function looks up its
//! callable, converts CUDA's arguments, and reports exceptions through `sys.unraisablehook`.
//!
//! A C function is never freed, because a thread may still be returning from it. A function that CUDA can no longer
//! call is reused for another callable with the same signature.

use core::ffi::{CStr, c_void};
use core::sync::atomic::{AtomicU64, Ordering};
use core::{iter, ptr};
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyCFunction, PyTuple};

use super::call_arena::{CallArena, Export};
use super::callback::data_at;
use super::collect::{Visit, Visited};
use super::errors::{Fallible, Object, Owned, class_name, type_error};
use super::from_c::from_c;
use super::place::Place;
use super::refs::{OnceObject, StrongRef};
use super::tables::{RecordDef, Ty};
use super::to_c::to_c;
use super::{c_api, out};

/// The signature of a function that CUDA calls.
pub struct Signature {
    returns: Option<Ty>,
    params: &'static [ArgKind],
    /// The ctypes class for functions with this signature.
    prototype: OnceObject<PyAny>,
    /// The functions that can be reused for other callables.
    idle: Mutex<Idle>,
}

struct Idle {
    ready: Vec<&'static Closure>,
    /// Functions that wait before they are reused, in the order in which they were retired.
    resting: VecDeque<&'static Closure>,
}

/// The form in which the callable receives a parameter.
#[derive(Clone, Copy)]
pub enum ArgKind {
    /// The callable receives the parameter's value.
    Value(Ty),
    /// A pointer to a record. The callable receives a copy, or None for NULL.
    Record(&'static RecordDef),
    /// A pointer to a string whose length is the next parameter. The callable receives bytes, or None for NULL.
    String,
    /// The user data. The callable receives the object that was passed as user data.
    Data,
    /// The address of a value that the callable returns. The callable does not receive the address.
    Output(Ty),
}

/// The destination of a value that the callable returns.
struct Output {
    ty: &'static Ty,
    at: *mut u8,
}

impl Output {
    /// Writes the value in the first bytes of a word to the destination; 0 clears the destination.
    fn write(&self, word: u64) {
        let bytes = &word.to_ne_bytes()[..self.ty.size()];
        // SAFETY: according to the signature, C passes null or the address of such a value.
        unsafe {
            if !self.at.is_null() {
                Place::new(self.ty, self.at, None).set_bytes(bytes);
            }
        }
    }
}

/// Distinguishes the current callable of a function from the function's later callables.
pub type Ticket = u64;

/// The number of unregistered functions that wait before the oldest one is reused. A thread that was about to call a
/// function must not find another callable in it. By the time of the reuse, that thread is expected to have made its
/// call.
const RESTING: usize = 64;

/// A C function, and the callable that it currently calls.
pub struct Closure {
    signature: &'static Signature,
    address: OnceLock<usize>,
    work: Mutex<Option<Work>>,
}

struct Work {
    /// The ticket of the callable, which is unique: the next callable of the same function gets another ticket.
    ticket: Ticket,
    callable: StrongRef,
    /// The user data of the callable, if it is known.
    data: Option<StrongRef>,
    /// True if the callable is released after its first call.
    once: bool,
}

impl Signature {
    /// Creates a signature. If `returns` is `None`, the function returns `void`.
    pub const fn new(returns: Option<Ty>, params: &'static [ArgKind]) -> Self {
        Self {
            returns,
            params,
            prototype: OnceObject::new(),
            idle: Mutex::new(Idle { ready: Vec::new(), resting: VecDeque::new() }),
        }
    }

    /// Returns the ctypes class of functions with this signature.
    fn prototype<'py>(&self, py: Python<'py>) -> Fallible<Object<'static, 'py>> {
        if let Some(made) = self.prototype.get(py) {
            return Ok(made);
        }
        let ctypes = c_api::import(py, c"ctypes")?;
        let class = |name| c_api::attribute(ctypes.as_borrowed(), name);
        let returns = self.returns.as_ref().map(|ty| class(ctypes_name(ty))).transpose()?;
        let mut classes = vec![returns.unwrap_or_else(|| out::none(py))];
        for param in self.params {
            classes.push(class(if let ArgKind::Value(ty) = param { ctypes_name(ty) } else { c"c_uint64" })?);
        }
        let made = c_api::call_method(ctypes.as_borrowed(), c"CFUNCTYPE", classes)?;
        Ok(self.prototype.publish(made))
    }

    fn idle(&self) -> MutexGuard<'_, Idle> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the ctypes class that has the same representation in C, and whose values are numbers in Python.
fn ctypes_name(ty: &Ty) -> &'static CStr {
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

impl Closure {
    /// Creates a C function that calls this callable, and passes `data` as its user data if there is any.
    pub fn of<'py>(
        signature: &'static Signature,
        callable: Object<'_, 'py>,
        data: Option<Object<'_, 'py>>,
    ) -> Fallible<(&'static Self, Ticket)> {
        static TICKETS: AtomicU64 = AtomicU64::new(0);
        let ticket = TICKETS.fetch_add(1, Ordering::Relaxed);
        let idle = signature.idle().ready.pop();
        let closure = match idle {
            Some(closure) => closure,
            None => Self::make(callable.py(), signature)?,
        };
        *closure.work() =
            Some(Work { ticket, callable: StrongRef::new(callable), data: data.map(StrongRef::new), once: false });
        Ok((closure, ticket))
    }

    #[cold]
    #[expect(clippy::disallowed_methods, reason = "PyO3 itself calls the closure, and takes the reference over")]
    fn make(py: Python<'_>, signature: &'static Signature) -> Fallible<&'static Self> {
        let prototype = signature.prototype(py)?;
        // The function is never freed, and neither is the Python function that calls it.
        let closure: &'static Self =
            Box::leak(Box::new(Self { signature, address: OnceLock::new(), work: Mutex::new(None) }));
        let method = PyCFunction::new_closure(py, Some(c"callback"), None, |arguments, _names| {
            closure.run(arguments).map(Bound::unbind).map_err(PyErr::from)
        })?;
        let function = c_api::call(prototype, vec![method.into_any()])?;
        let export = Export::new(function.as_borrowed(), false)?;
        // A ctypes function exports the variable that contains its address.
        let mut address = [0; size_of::<usize>()];
        export.copy_to(&mut address);
        core::mem::forget(function);
        closure.address.get_or_init(|| usize::from_ne_bytes(address));
        Ok(closure)
    }

    /// Returns the address of the function.
    pub fn address(&self) -> *mut c_void {
        ptr::with_exposed_provenance_mut(self.address.get().copied().unwrap_or_default())
    }

    /// Makes the next call to the function the last one.
    pub fn call_once(&self) {
        if let Some(work) = &mut *self.work() {
            work.once = true;
        }
    }

    /// Unregisters the function: drops the callable, and releases the function for later reuse. If a thread is about to
    /// enter the function, the function does nothing.
    pub fn retire(&'static self) {
        // The callable is dropped outside of the lock, because dropping it may run Python code.
        let work = self.work().take();
        if work.is_some() {
            let mut idle = self.signature.idle();
            idle.resting.push_back(self);
            if idle.resting.len() > RESTING
                && let Some(rested) = idle.resting.pop_front()
            {
                idle.ready.push(rested);
            }
        }
        drop(work);
    }

    /// Visits the callable for the garbage collector, on behalf of the only object that determines the callable's
    /// lifetime.
    pub fn traverse(&self, visit: &Visit) -> Visited {
        let work = self.work();
        work.iter()
            .flat_map(|work| iter::once(&work.callable).chain(&work.data))
            .try_for_each(|one| visit.reference(one))
    }

    /// Releases the callable with this ticket, and its function, because CUDA no longer calls the function. Does
    /// nothing if another thread has already released them.
    pub fn finish(&'static self, ticket: Ticket) {
        // The callable is dropped outside of the locks, because dropping it may run Python code.
        let work = self.work().take_if(|work| work.ticket == ticket);
        if work.is_some() {
            self.signature.idle().ready.push(self);
        }
        drop(work);
    }

    fn work(&self) -> MutexGuard<'_, Option<Work>> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs the callable. ctypes calls this function with arguments of the signature's types.
    fn run<'py>(&'static self, arguments: &Bound<'py, PyTuple>) -> Fallible<Owned<'py>> {
        let py = arguments.py();
        // The outputs are cleared first, because C's variables are uninitialized and the callable may raise an
        // exception.
        let outputs = self.outputs(arguments)?;
        outputs.iter().for_each(|output| output.write(0));
        // The lock is released before any Python code runs.
        let (callable, data, only) = match &*self.work() {
            Some(work) => {
                let data = work.data.as_ref().map(|data| data.get(py).to_owned());
                (work.callable.get(py).to_owned(), data, work.once.then_some(work.ticket))
            }
            None => return self.nothing(py),
        };
        let result = self.call(&callable, data, arguments).and_then(|result| self.give(&result, &outputs));
        if let Some(ticket) = only {
            self.finish(ticket);
        }
        result.or_else(|raised| {
            // `sys.unraisablehook` reports the exception.
            PyErr::from(raised).write_unraisable(py, Some(&callable));
            self.nothing(py)
        })
    }

    /// Returns the destinations of the outputs.
    fn outputs(&self, arguments: &Bound<'_, PyTuple>) -> Fallible<Vec<Output>> {
        let mut outputs = Vec::new();
        for (param, index) in self.signature.params.iter().zip(0..) {
            if let ArgKind::Output(ty) = param {
                let at = address(arguments.get_item(index)?.as_borrowed()).cast_mut();
                outputs.push(Output { ty, at });
            }
        }
        Ok(outputs)
    }

    /// Returns the result 0, for a callable that has returned None or raised an exception.
    fn nothing<'py>(&self, py: Python<'py>) -> Fallible<Owned<'py>> {
        if self.signature.returns.is_none() { Ok(out::none(py)) } else { out::i32(py, 0) }
    }

    fn call<'py>(
        &self,
        callable: &Owned<'py>,
        mut data: Option<Owned<'py>>,
        arguments: &Bound<'py, PyTuple>,
    ) -> Fallible<Owned<'py>> {
        let py = arguments.py();
        let mut given = Vec::with_capacity(self.signature.params.len());
        for (param, index) in self.signature.params.iter().zip(0..) {
            let number = arguments.get_item(index)?;
            let number = number.as_borrowed();
            // SAFETY: according to the signature, C passes null or the address of such a value.
            given.push(unsafe {
                match param {
                    ArgKind::Data => data.take().unwrap_or_else(|| data_at(number)),
                    ArgKind::Value(ty) => value(ty, number)?,
                    ArgKind::Output(_) => continue,
                    ArgKind::Record(_) | ArgKind::String if c_api::as_size(number) == 0 => out::none(py),
                    ArgKind::Record(def) => out::record(py, def, address(number))?,
                    ArgKind::String => {
                        let length = c_api::as_size(arguments.get_item(index + 1)?.as_borrowed());
                        out::memory(py, address(number).cast(), length)?
                    }
                }
            });
        }
        c_api::call(callable.as_borrowed(), given)
    }

    /// Converts the callable's return value to C: the result, if there is one, followed by the outputs. Several values
    /// are returned as a sequence.
    fn give<'py>(&self, returned: &Owned<'py>, outputs: &[Output]) -> Fallible<Owned<'py>> {
        let py = returned.py();
        let (returns, all) = (self.signature.returns, outputs.len() + usize::from(self.signature.returns.is_some()));
        if returned.is_none() || all == 0 {
            return self.nothing(py);
        }
        let values = match all {
            1 => c_api::tuple_of(py, vec![returned.clone()])?,
            _ => c_api::tuple(returned.as_borrowed())?,
        };
        if values.len() != all {
            let found = values.len();
            return Err(type_error(py, format_args!("a callback returned {found} values, expected {all}")));
        }
        // All values are converted before any of them is written.
        let mut words = Vec::with_capacity(outputs.len());
        for (output, index) in outputs.iter().zip(all - outputs.len()..) {
            words.push(word(output.ty, values.get_item(index)?.as_borrowed())?);
        }
        let result = match returns {
            Some(ty) => returned_value(&ty, values.get_item(0)?.as_borrowed())?,
            None => out::none(py),
        };
        outputs.iter().zip(words).for_each(|(output, word)| output.write(word));
        Ok(result)
    }
}

/// Converts a value to its representation in C, with the checks for a field of this type.
///
/// C uses the value after this call, and the documentation does not specify for how long. An address is therefore
/// accepted, but an object whose memory would have to be kept alive is rejected. The program is responsible for the
/// size of the memory.
fn word(ty: &Ty, value: Object<'_, '_>) -> Fallible<u64> {
    let (mut word, arena) = ([0], CallArena::new());
    to_c(Place::in_words(ty, &mut word), value, &arena)?;
    let is_address = value.is_none() || (c_api::has_index(value) && !value.is_instance_of::<PyBool>());
    if !arena.is_empty() || (matches!(ty, Ty::Pointer) && !is_address) {
        let name = class_name(value);
        let message = format_args!(
            "a callback returns memory as its address, an int, and keeps the memory alive; it returned {name}"
        );
        return Err(type_error(value.py(), message));
    }
    Ok(word[0])
}

/// Returns a result in the form that ctypes expects: an int in range, or a float.
fn returned_value<'py>(ty: &Ty, value: Object<'_, 'py>) -> Fallible<Owned<'py>> {
    let word = word(ty, value)?;
    match ty {
        Ty::F32 | Ty::F64 => out::f64(value.py(), value.extract()?),
        _ => out::u64(value.py(), word),
    }
}

fn address(number: Object<'_, '_>) -> *const u8 {
    ptr::with_exposed_provenance(c_api::as_size(number))
}

/// Converts a number from ctypes back to a value of this type.
///
/// # Safety
///
/// The value that C has passed must have this type.
unsafe fn value<'py>(ty: &Ty, number: Object<'_, 'py>) -> Fallible<Owned<'py>> {
    let mut word = [0];
    match ty {
        Ty::F32 | Ty::F64 | Ty::Bool => return Ok(number.to_owned()),
        _ if ty.size() == 8 => word = [c_api::as_bits(number)],
        _ => to_c(Place::in_words(&plain(ty), &mut word), number, &CallArena::new())?,
    }
    // SAFETY: the word is C's value, and large enough for every type that ctypes passes as a number.
    from_c(number.py(), unsafe { Place::new(ty, word.as_mut_ptr().cast(), None) })
}

/// Returns the integer type that has the same size as a smaller type.
fn plain(ty: &Ty) -> Ty {
    match (ty, ty.size()) {
        (Ty::Enum(_) | Ty::Flag, _) => Ty::I32,
        // ctypes returns a signed value as an unsigned value.
        (Ty::Value(_), 1) => Ty::U8,
        (Ty::Value(_), 2) => Ty::U16,
        (Ty::Value(_), 4) => Ty::U32,
        _ => *ty,
    }
}
