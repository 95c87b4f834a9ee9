//! Trampolines from Python to Rust: C functions that each wrap a Rust function, passed as a type.
//!
//! Architecture invariant: types express the guarantees that CPython gives to C functions, so these guarantees are not
//! asserted again. The C functions take `Borrowed` objects, which are pointers in C. These objects are alive during the
//! call, the thread is attached, and `this` is an instance of the class that has the function in its table. Code
//! therefore never creates a token without proof. The only unsafe step is storing a C function in a table, in the slot
//! for exactly this kind of function ([`getter`], [`fastcall`], …).

use core::ffi::{c_int, c_void};
use core::ops::ControlFlow;
use core::{mem, ptr};

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyModule, PyTuple, PyType};
use pyo3::{Borrowed, ffi};

use super::argument_errors::name_function;
use super::call::Call;
use super::class::{Instance, any};
use super::collect::Visit;
use super::errors::{Fallible, Object, Owned, Raised};
use super::out;
use super::own::Named;
use super::panics::caught;
use super::returned::Returned;
use super::wrapped::{self, Given};

/// The return value of a function that returns an object: null if an exception is set.
pub type Returns<'py> = Option<Owned<'py>>;

/// A function item. The item has size 0, so its type identifies the function.
pub trait Item: Copy + 'static {}
impl<F: Copy + 'static> Item for F {}

/// Returns the function item of this type.
#[inline(always)]
fn item<F: Item>() -> F {
    const { assert!(size_of::<F>() == 0, "not a function item") };
    // SAFETY: the type has size 0, and a value of it was passed to create the trampoline.
    unsafe { mem::zeroed() }
}

/// The return value of a function that does not return an object: -1 if an exception is set.
#[inline(always)]
fn into_status(result: Fallible<()>) -> c_int {
    if result.is_ok() { 0 } else { -1 }
}

/// The body of a CUDA function. `K` distinguishes the kinds of bodies.
pub trait Body<K>: Item {
    /// Runs the body. The message of an exception contains the function's name, which is found through the C function
    /// that CPython calls.
    fn run<'py>(call: Call<'_, 'py>, function: *const c_void) -> Returns<'py>;
}

/// A body that belongs to a single function.
pub struct Alone;

impl<F> Body<Alone> for F
where
    F: Item + for<'a, 'py> Fn(Call<'a, 'py>) -> Returned<'py>,
{
    #[inline(always)]
    fn run<'py>(call: Call<'_, 'py>, function: *const c_void) -> Returns<'py> {
        let returned = caught(call.py(), || item::<F>()(call));
        if returned.is_err() {
            name_function(call.py(), function);
        }
        returned.ok()
    }
}

/// A body that other functions share.
pub struct Shared;

impl<F> Body<Shared> for F
where
    F: Item + for<'a, 'py> Fn(Call<'a, 'py>) -> Named<'py>,
{
    #[inline(always)]
    fn run<'py>(call: Call<'_, 'py>, _: *const c_void) -> Returns<'py> {
        caught(call.py(), || Ok(item::<F>()(call))).ok()?.0
    }
}

/// The body of a method without arguments.
pub trait Method<T>: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>) -> Fallible<Owned<'py>> {}
impl<T, F> Method<T> for F where F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>) -> Fallible<Owned<'py>> {}

/// The body of a method with one argument.
pub trait MethodOfOne<T>:
    Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>, Object<'a, 'py>) -> Fallible<Owned<'py>>
{
}
impl<T, F> MethodOfOne<T> for F where
    F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>, Object<'a, 'py>) -> Fallible<Owned<'py>>
{
}

/// The body of a method with any positional and keyword arguments.
pub trait MethodOfAny<T>:
    Item
    + for<'a, 'py> Fn(
        Borrowed<'a, 'py, T>,
        Borrowed<'a, 'py, PyTuple>,
        Option<Borrowed<'a, 'py, PyDict>>,
    ) -> Fallible<Owned<'py>>
{
}
impl<T, F> MethodOfAny<T> for F where
    F: Item
        + for<'a, 'py> Fn(
            Borrowed<'a, 'py, T>,
            Borrowed<'a, 'py, PyTuple>,
            Option<Borrowed<'a, 'py, PyDict>>,
        ) -> Fallible<Owned<'py>>
{
}

/// The body of a constructor, which takes a class, the positional arguments and the keyword arguments.
pub trait Constructor:
    Item
    + for<'a, 'py> Fn(
        Borrowed<'a, 'py, PyType>,
        Borrowed<'a, 'py, PyTuple>,
        Option<Borrowed<'a, 'py, PyDict>>,
    ) -> Fallible<Owned<'py>>
{
}
impl<F> Constructor for F where
    F: Item
        + for<'a, 'py> Fn(
            Borrowed<'a, 'py, PyType>,
            Borrowed<'a, 'py, PyTuple>,
            Option<Borrowed<'a, 'py, PyDict>>,
        ) -> Fallible<Owned<'py>>
{
}

/// The body of a constructor that is called with a single argument.
pub trait ConstructorOfOne:
    Item + for<'a, 'py> Fn(Borrowed<'a, 'py, PyType>, Object<'a, 'py>) -> Fallible<Owned<'py>>
{
}
impl<F> ConstructorOfOne for F where
    F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, PyType>, Object<'a, 'py>) -> Fallible<Owned<'py>>
{
}

/// Reads an attribute that an entry of a table describes.
pub trait Get<T, E: 'static>: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>, &'static E) -> Fallible<Owned<'py>> {}
impl<T, E: 'static, F> Get<T, E> for F where
    F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>, &'static E) -> Fallible<Owned<'py>>
{
}

/// Writes an attribute that an entry of a table describes. There is no value if the attribute is deleted.
pub trait Set<T, E: 'static>:
    Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>, Option<Object<'a, 'py>>, &'static E) -> Fallible<()>
{
}
impl<T, E: 'static, F> Set<T, E> for F where
    F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>, Option<Object<'a, 'py>>, &'static E) -> Fallible<()>
{
}

/// `METH_FASTCALL | METH_KEYWORDS`: the function's `self` is the library of its module.
pub(super) const fn fastcall<K, F: Body<K>>() -> ffi::PyMethodDefPointer {
    extern "C" fn call<'a, 'py, K, F: Body<K>>(
        this: Object<'a, 'py>,
        arguments: *const Object<'a, 'py>,
        count: isize,
        names: Option<Borrowed<'a, 'py, PyTuple>>,
    ) -> Returns<'py> {
        // SAFETY: CPython calls the function with this many positional arguments, followed by the keyword arguments.
        let bound = unsafe { Call::new(this, arguments, count, names) };
        F::run(bound, call::<K, F> as *const c_void)
    }
    type Typed = extern "C" fn(
        Object<'static, 'static>,
        *const Object<'static, 'static>,
        isize,
        Option<Borrowed<'static, 'static, PyTuple>>,
    ) -> Returns<'static>;
    // SAFETY: CPython calls the function with these arguments; all are pointers or a size.
    let function = unsafe { mem::transmute::<Typed, ffi::PyCFunctionFastWithKeywords>(call::<K, F>) };
    ffi::PyMethodDefPointer { PyCFunctionFastWithKeywords: function }
}

/// `METH_NOARGS`
pub(super) fn method<T: 'static, F: Method<T>>() -> ffi::PyMethodDefPointer {
    extern "C" fn call<'py, T, F: Method<T>>(this: Borrowed<'_, 'py, T>, _: *const c_void) -> Returns<'py> {
        caught(this.py(), || item::<F>()(this)).ok()
    }
    type Typed<T> = extern "C" fn(Borrowed<'static, 'static, T>, *const c_void) -> Returns<'static>;
    // SAFETY: CPython calls the function with an instance of the method's class, and null.
    let function = unsafe { mem::transmute::<Typed<T>, ffi::PyCFunction>(call::<T, F>) };
    ffi::PyMethodDefPointer { PyCFunction: function }
}

/// `METH_O`
pub(super) fn method_of_one<T: 'static, F: MethodOfOne<T>>() -> ffi::PyMethodDefPointer {
    extern "C" fn call<'a, 'py, T, F: MethodOfOne<T>>(
        this: Borrowed<'a, 'py, T>,
        argument: Object<'a, 'py>,
    ) -> Returns<'py> {
        caught(this.py(), || item::<F>()(this, argument)).ok()
    }
    type Typed<T> = extern "C" fn(Borrowed<'static, 'static, T>, Object<'static, 'static>) -> Returns<'static>;
    // SAFETY: CPython calls the function with an instance of the method's class, and an object.
    let function = unsafe { mem::transmute::<Typed<T>, ffi::PyCFunction>(call::<T, F>) };
    ffi::PyMethodDefPointer { PyCFunction: function }
}

/// `METH_VARARGS | METH_KEYWORDS`
pub(super) fn method_of_any<T: 'static, F: MethodOfAny<T>>() -> ffi::PyMethodDefPointer {
    extern "C" fn call<'a, 'py, T, F: MethodOfAny<T>>(
        this: Borrowed<'a, 'py, T>,
        args: Borrowed<'a, 'py, PyTuple>,
        names: Option<Borrowed<'a, 'py, PyDict>>,
    ) -> Returns<'py> {
        caught(this.py(), || item::<F>()(this, args, names)).ok()
    }
    type Typed<T> = extern "C" fn(
        Borrowed<'static, 'static, T>,
        Borrowed<'static, 'static, PyTuple>,
        Option<Borrowed<'static, 'static, PyDict>>,
    ) -> Returns<'static>;
    // SAFETY: CPython calls the function with an instance of the method's class, a tuple, and a dict or null.
    let function = unsafe { mem::transmute::<Typed<T>, ffi::PyCFunctionWithKeywords>(call::<T, F>) };
    ffi::PyMethodDefPointer { PyCFunctionWithKeywords: function }
}

/// `getter`: the closure is the table entry for `F`.
pub(super) fn getter<T: 'static, E: 'static, F: Get<T, E>>() -> ffi::getter {
    extern "C" fn call<'py, T, E: 'static, F: Get<T, E>>(
        this: Borrowed<'_, 'py, T>,
        entry: &'static E,
    ) -> Returns<'py> {
        caught(this.py(), || item::<F>()(this, entry)).ok()
    }
    type Typed<T, E> = extern "C" fn(Borrowed<'static, 'static, T>, &'static E) -> Returns<'static>;
    // SAFETY: CPython calls the function with an instance of the attribute's class, and with the closure.
    unsafe { mem::transmute::<Typed<T, E>, ffi::getter>(call::<T, E, F>) }
}

/// `setter`: the closure is the table entry for `F`.
pub(super) fn setter<T: 'static, E: 'static, F: Set<T, E>>() -> ffi::setter {
    extern "C" fn call<'a, 'py, T, E: 'static, F: Set<T, E>>(
        this: Borrowed<'a, 'py, T>,
        value: Option<Object<'a, 'py>>,
        entry: &'static E,
    ) -> c_int {
        into_status(caught(this.py(), || item::<F>()(this, value, entry)))
    }
    type Typed<T, E> =
        extern "C" fn(Borrowed<'static, 'static, T>, Option<Object<'static, 'static>>, &'static E) -> c_int;
    // SAFETY: CPython calls the function with an instance of the attribute's class, a value or null, and the closure.
    unsafe { mem::transmute::<Typed<T, E>, ffi::setter>(call::<T, E, F>) }
}

/// `Py_mod_exec`: runs when the module is imported.
pub(super) const fn execute<F>(_function: F) -> *mut c_void
where
    F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, PyModule>) -> Fallible<()>,
{
    extern "C" fn call<F>(module: Borrowed<'_, '_, PyModule>) -> c_int
    where
        F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, PyModule>) -> Fallible<()>,
    {
        into_status(caught(module.py(), || item::<F>()(module)))
    }
    call::<F> as *mut c_void
}

/// `reprfunc`, `unaryfunc`
pub(super) extern "C" fn unary<'py, T, F: Method<T>>(this: Borrowed<'_, 'py, T>) -> Returns<'py> {
    caught(this.py(), || item::<F>()(this)).ok()
}

/// `getattrofunc`: `F` receives the attribute's name.
pub(super) extern "C" fn attribute<'a, 'py, T, F: MethodOfOne<T>>(
    this: Borrowed<'a, 'py, T>,
    name: Object<'a, 'py>,
) -> Returns<'py> {
    caught(this.py(), || item::<F>()(this, name)).ok()
}

/// `binaryfunc`: either operand is an instance. `None` for unsupported operands.
pub(super) extern "C" fn binary<'py, F>(left: Object<'_, 'py>, right: Object<'_, 'py>) -> Returns<'py>
where
    F: Item + for<'a, 'p> Fn(Object<'a, 'p>, Object<'a, 'p>) -> Fallible<Option<Owned<'p>>>,
{
    let py = left.py();
    let found = caught(py, || item::<F>()(left, right)).ok()?;
    Some(found.unwrap_or_else(|| py.NotImplemented().into_bound(py)))
}

/// `hashfunc`
pub(super) extern "C" fn hash<T, F>(this: Borrowed<'_, '_, T>) -> isize
where
    F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>) -> isize,
{
    caught(this.py(), || Ok(item::<F>()(this))).unwrap_or(-1)
}

/// `richcmpfunc`: implements `==` and `!=`. The result is `None` for objects that cannot be compared.
pub(super) extern "C" fn equality<'py, T, F>(
    this: Borrowed<'_, 'py, T>,
    other: Object<'_, 'py>,
    operation: c_int,
) -> Returns<'py>
where
    F: Item + for<'a, 'b, 'p> Fn(Borrowed<'a, 'p, T>, Object<'b, 'p>) -> Option<bool>,
{
    let py = this.py();
    let equal = caught(py, || Ok(item::<F>()(this, other))).ok()?;
    let answer = match (equal, operation) {
        (Some(equal), ffi::Py_EQ) => out::boolean(py, equal),
        (Some(equal), ffi::Py_NE) => out::boolean(py, !equal),
        _ => Ok(py.NotImplemented().into_bound(py)),
    };
    answer.ok()
}

/// `newfunc`, and the `ternaryfunc` that calls an instance of a metaclass.
pub(super) extern "C" fn construct<'a, 'py, F: Constructor>(
    class: Borrowed<'a, 'py, PyType>,
    args: Borrowed<'a, 'py, PyTuple>,
    names: Option<Borrowed<'a, 'py, PyDict>>,
) -> Returns<'py> {
    caught(class.py(), || item::<F>()(class, args, names)).ok()
}

/// `vectorcallfunc` of a class: calls `F` for a single positional argument, and otherwise `C`.
pub(super) extern "C" fn call_class<'a, 'py, F: ConstructorOfOne, C: Constructor>(
    class: Borrowed<'a, 'py, PyType>,
    arguments: *const Object<'a, 'py>,
    flagged: usize,
    names: Option<Borrowed<'a, 'py, PyTuple>>,
) -> Returns<'py> {
    // If the highest bit is set, the element before the arguments may be overwritten
    // (`PY_VECTORCALL_ARGUMENTS_OFFSET`).
    let (py, count) = (class.py(), flagged & (usize::MAX >> 1));
    if count == 1 && names.is_none() {
        // SAFETY: CPython passes this many arguments.
        let argument = unsafe { *arguments };
        return caught(py, || item::<F>()(class, argument)).ok();
    }
    let given = (arguments.cast(), count as isize, names.map_or(ptr::null_mut(), |names| names.as_ptr()));
    // SAFETY: CPython passes these arguments.
    caught(py, || unsafe { call_class_slowly(class, given, item::<C>()) }).ok()
}

/// # Safety
///
/// The thread must be attached, and the arguments must be those that CPython has passed.
#[cold]
#[inline(never)]
unsafe fn call_class_slowly<'py, C: Constructor>(
    class: Borrowed<'_, 'py, PyType>,
    given: Given,
    constructor: C,
) -> Fallible<Owned<'py>> {
    // SAFETY: the caller meets the requirements of this function.
    let (arguments, named) = unsafe { wrapped::arguments(class.py(), given)? };
    let named = (!named.is_empty()).then(|| named.as_borrowed());
    constructor(class, arguments.as_borrowed(), named)
}

/// `initproc`: does nothing, because `__new__` has initialized the instance. It accepts the arguments of `__new__`, so
/// that a class that is defined in Python can pass them on.
pub(super) extern "C" fn initialise(_: Object<'_, '_>, _args: *const c_void, _names: *const c_void) -> c_int {
    0
}

/// `getbufferproc`: writable memory of the object, which is valid while the object is alive.
pub(super) extern "C" fn buffer<T, F>(this: Borrowed<'_, '_, T>, view: *mut ffi::Py_buffer, flags: c_int) -> c_int
where
    F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>) -> (*mut u8, usize),
{
    let (memory, size) = item::<F>()(this);
    // SAFETY: the view belongs to CPython; this function fills the view, which then keeps the object alive.
    unsafe { ffi::PyBuffer_FillInfo(view, any(this).as_ptr(), memory.cast(), size as isize, 0, flags) }
}

/// `getbufferproc`: the buffer of another object, to which the view then refers.
pub(super) extern "C" fn buffer_of<'py, T, F: Method<T>>(
    this: Borrowed<'_, 'py, T>,
    view: *mut ffi::Py_buffer,
    flags: c_int,
) -> c_int {
    // SAFETY: the view belongs to CPython and is not filled yet; null marks it as unfilled if the request fails.
    unsafe { (*view).obj = ptr::null_mut() };
    into_status(caught(this.py(), || {
        let other = item::<F>()(this)?;
        // SAFETY: `other` is alive, and `view` is the view to fill.
        match unsafe { ffi::PyObject_GetBuffer(other.as_ptr(), view, flags) } {
            0 => Ok(()),
            _ => Err(Raised::already_set(this.py())),
        }
    }))
}

/// `destructor`: drops the instance.
pub(super) extern "C" fn free<T: Instance>(this: Borrowed<'_, '_, T>) {
    let this = this.as_ptr();
    // SAFETY: CPython has dropped the last reference to the instance. The collector visits no instance that is being
    // freed, and instances that it tracks were allocated for it.
    unsafe {
        let class = ffi::Py_TYPE(this);
        let instance = this.cast::<T>();
        if T::recycle(instance) {
            ffi::Py_DECREF(class.cast());
            return;
        }
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

/// `traverseproc`: visits the instance's references, and its class.
pub(super) extern "C" fn traverse<T: Instance>(
    this: Borrowed<'_, '_, T>,
    visit: ffi::visitproc,
    argument: *mut c_void,
) -> c_int {
    let visit = Visit::new(visit, argument);
    // SAFETY: the class of an object is alive.
    let class = unsafe { visit.pointer(any(this).get_type_ptr().cast()) };
    let visited = match class {
        ControlFlow::Continue(()) => instance(&this).traverse(&visit),
        stop => stop,
    };
    visited.break_value().unwrap_or(0)
}

/// `inquiry`: breaks cycles.
pub(super) extern "C" fn clear<T: Instance>(this: Borrowed<'_, '_, T>) -> c_int {
    instance(&this).clear();
    0
}

/// `inquiry`: returns true if the collector tracks this instance.
pub(super) extern "C" fn is_collected<T: Instance>(this: Borrowed<'_, '_, T>) -> c_int {
    instance(&this).is_collected().into()
}

/// Returns the Rust value of an instance.
fn instance<'a, T: Instance>(this: &'a Borrowed<'_, '_, T>) -> &'a T {
    // SAFETY: instances of such a class begin with a `T`. Only the collector and `free` access instances in this way,
    // never concurrently.
    unsafe { &*this.as_ptr().cast() }
}
