//! The way from Python into Rust: C functions, each around a function of Rust's that is a type of its own.
//!
//! Architecture invariant: here, and nowhere else, a token is made of nothing. What Python promises to C (objects that
//! are alive during the call, on an attached thread; a `self` of the class whose table the function is in) becomes a type
//! here, and is never claimed again.

use core::ffi::{c_int, c_void};
use core::ops::ControlFlow;
use core::ptr;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};
use pyo3::{Borrowed, ffi};

use super::call::{Call, Returned};
use super::collect::{Collect, Visit};
use super::errors::{Fallible, Object, Owned};
use super::panics::caught;

/// What C knows a Python object by.
pub(super) type Pointer = *mut ffi::PyObject;

/// A function item: it has no size, so its type is all of it.
pub trait Item: Copy + 'static {}
impl<F: Copy + 'static> Item for F {}

/// The function that an item's type stands for.
#[inline(always)]
fn item<F: Item>() -> F {
    const { assert!(size_of::<F>() == 0, "not a function item") };
    // SAFETY: there is nothing to initialise, and there is such a value: whoever has made the trampoline gave it.
    unsafe { core::mem::zeroed() }
}

/// The token of a function that Python calls.
#[inline(always)]
fn token<'py>() -> Python<'py> {
    // SAFETY: only called by the functions of this file, which Python calls on an attached thread; they take the token
    // no further than the call.
    unsafe { Python::assume_attached() }
}

/// An object that Python calls a function with.
///
/// # Safety
///
/// Python's: alive during the call, and an instance of the class whose function this is.
#[inline(always)]
unsafe fn given<'a, 'py, T>(py: Python<'py>, object: Pointer) -> Borrowed<'a, 'py, T> {
    // SAFETY: the caller's.
    unsafe { Borrowed::from_ptr_or_opt(py, object).unwrap_unchecked().cast_unchecked() }
}

/// What C returns for an object: null says that it raised.
#[inline(always)]
fn into_object<T>(result: Fallible<Bound<'_, T>>) -> Pointer {
    result.map_or(ptr::null_mut(), Bound::into_ptr)
}

/// What C returns for nothing: -1 says that it raised.
#[inline(always)]
fn into_status(result: Fallible<()>) -> c_int {
    if result.is_ok() { 0 } else { -1 }
}

/// The body of one of CUDA's functions.
pub trait Body: Item + for<'a, 'py> Fn(Call<'a, 'py>) -> Returned<'py> {}
impl<F> Body for F where F: Item + for<'a, 'py> Fn(Call<'a, 'py>) -> Returned<'py> {}

/// `METH_FASTCALL | METH_KEYWORDS`
pub(super) unsafe extern "C" fn function<F: Body>(
    this: Pointer,
    arguments: *const Pointer,
    count: isize,
    names: Pointer,
) -> Pointer {
    let py = token();
    // SAFETY: Python's.
    let call = unsafe { Call::new(given(py, this), arguments, count, names) };
    into_object(caught(py, || item::<F>()(call)))
}

/// `METH_NOARGS`
pub(super) unsafe extern "C" fn method<T, F>(this: Pointer, _: Pointer) -> Pointer
where
    F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>) -> Fallible<Owned<'py>>,
{
    let py = token();
    // SAFETY: Python's.
    into_object(caught(py, || item::<F>()(unsafe { given(py, this) })))
}

/// `METH_O`
pub(super) unsafe extern "C" fn method_of_one<T, F>(this: Pointer, argument: Pointer) -> Pointer
where
    F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>, Object<'a, 'py>) -> Fallible<Owned<'py>>,
{
    let py = token();
    // SAFETY: Python's.
    into_object(caught(py, || unsafe { item::<F>()(given(py, this), given(py, argument)) }))
}

/// `reprfunc`, `unaryfunc`
pub(super) unsafe extern "C" fn unary<T, F>(this: Pointer) -> Pointer
where
    F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>) -> Fallible<Owned<'py>>,
{
    let py = token();
    // SAFETY: Python's.
    into_object(caught(py, || item::<F>()(unsafe { given(py, this) })))
}

/// `hashfunc`
pub(super) unsafe extern "C" fn hash<T, F>(this: Pointer) -> isize
where
    F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>) -> isize,
{
    let py = token();
    // SAFETY: Python's.
    caught(py, || Ok(item::<F>()(unsafe { given(py, this) }))).unwrap_or(-1)
}

/// `richcmpfunc`: `==` and `!=`; nothing for what cannot be compared.
pub(super) unsafe extern "C" fn equality<T, F>(this: Pointer, other: Pointer, operation: c_int) -> Pointer
where
    F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>, Object<'a, 'py>) -> Option<bool>,
{
    let py = token();
    // SAFETY: Python's.
    let equal = caught(py, || Ok(unsafe { item::<F>()(given(py, this), given(py, other)) }));
    let Ok(equal) = equal else { return ptr::null_mut() };
    let answer = match (equal, operation) {
        (Some(equal), ffi::Py_EQ) => equal.into_pyobject(py).map(|object| object.to_owned().into_any()),
        (Some(equal), ffi::Py_NE) => (!equal).into_pyobject(py).map(|object| object.to_owned().into_any()),
        _ => Ok(py.NotImplemented().into_bound(py)),
    };
    let Ok(answer) = answer;
    answer.into_ptr()
}

/// `newfunc`
pub(super) unsafe extern "C" fn construct<F>(class: *mut ffi::PyTypeObject, args: Pointer, names: Pointer) -> Pointer
where
    F: Item
        + for<'a, 'py> Fn(
            Borrowed<'a, 'py, PyType>,
            Borrowed<'a, 'py, PyTuple>,
            Option<Borrowed<'a, 'py, PyDict>>,
        ) -> Fallible<Owned<'py>>,
{
    let py = token();
    // SAFETY: Python's: a class, a tuple, and a dict or null.
    into_object(caught(py, || unsafe {
        let names = (!names.is_null()).then(|| given(py, names));
        item::<F>()(given(py, class.cast()), given(py, args), names)
    }))
}

/// `getter`: the closure is an entry of a table.
pub(super) unsafe extern "C" fn get<T, E: 'static, F>(this: Pointer, entry: *mut c_void) -> Pointer
where
    F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>, &'static E) -> Fallible<Owned<'py>>,
{
    let py = token();
    // SAFETY: Python's: and the closure that was given with this function.
    into_object(caught(py, || unsafe { item::<F>()(given(py, this), &*entry.cast_const().cast()) }))
}

/// `setter`: no value where the attribute is deleted.
pub(super) unsafe extern "C" fn set<T, E: 'static, F>(this: Pointer, value: Pointer, entry: *mut c_void) -> c_int
where
    F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>, Option<Object<'a, 'py>>, &'static E) -> Fallible<()>,
{
    let py = token();
    // SAFETY: Python's: and the closure that was given with this function.
    into_status(caught(py, || unsafe {
        let value = (!value.is_null()).then(|| given(py, value));
        item::<F>()(given(py, this), value, &*entry.cast_const().cast())
    }))
}

/// What a module runs when it is imported.
pub(super) const fn execute<F>(_function: F) -> *mut c_void
where
    F: Item + for<'py> Fn(Python<'py>) -> Fallible<()>,
{
    unsafe extern "C" fn execute<F>(_: Pointer) -> c_int
    where
        F: Item + for<'py> Fn(Python<'py>) -> Fallible<()>,
    {
        let py = token();
        into_status(caught(py, || item::<F>()(py)))
    }
    execute::<F> as *mut c_void
}

/// `getbufferproc`: memory of the object's, as long as that lives, which may be written to.
pub(super) unsafe extern "C" fn buffer<T, F>(this: Pointer, view: *mut ffi::Py_buffer, flags: c_int) -> c_int
where
    F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>) -> (*mut u8, usize),
{
    // SAFETY: Python's: and the view holds the object.
    unsafe {
        let (memory, size) = item::<F>()(given(token(), this));
        ffi::PyBuffer_FillInfo(view, this, memory.cast(), size as isize, 0, flags)
    }
}

/// `initproc`: `__new__` has done everything. It takes what `__new__` takes, so that a class made in Python can pass its
/// arguments on.
pub(super) unsafe extern "C" fn initialise(_: Pointer, _args: Pointer, _names: Pointer) -> c_int {
    0
}

/// `destructor`: what is in the instance goes as in Rust.
pub(super) unsafe extern "C" fn free<T: Collect>(this: Pointer) {
    // SAFETY: Python's: nobody refers to the instance any more. What the collector looks at was allocated accordingly,
    // and it does not look at it while it goes.
    unsafe {
        let class = ffi::Py_TYPE(this);
        let instance = this.cast::<T>();
        let is_collected = (*instance).is_collected();
        if is_collected {
            ffi::PyObject_GC_UnTrack(this.cast());
        }
        ptr::drop_in_place(instance);
        if is_collected {
            ffi::PyObject_GC_Del(this.cast());
        } else {
            ffi::PyObject_Free(this.cast());
        }
        ffi::Py_DECREF(class.cast());
    }
}

/// `traverseproc`: an instance refers to its class as well.
pub(super) unsafe extern "C" fn traverse<T: Collect>(
    this: Pointer,
    visit: ffi::visitproc,
    argument: *mut c_void,
) -> c_int {
    let visit = Visit::new(visit, argument);
    // SAFETY: Python's: the instance is whole, as only such are in the collector's lists.
    let visited = unsafe {
        match visit.pointer(ffi::Py_TYPE(this).cast()) {
            ControlFlow::Continue(()) => (*this.cast::<T>()).traverse(&visit),
            stop => stop,
        }
    };
    visited.break_value().unwrap_or(0)
}

/// `inquiry`: breaks cycles.
pub(super) unsafe extern "C" fn clear<T: Collect>(this: Pointer) -> c_int {
    // SAFETY: Python's.
    unsafe { (*this.cast::<T>()).clear() };
    0
}

/// `inquiry`: whether the collector looks at this instance.
pub(super) unsafe extern "C" fn is_collected<T: Collect>(this: Pointer) -> c_int {
    // SAFETY: Python's.
    unsafe { (*this.cast::<T>()).is_collected().into() }
}
