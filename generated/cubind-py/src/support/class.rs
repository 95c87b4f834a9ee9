//! Classes made from tables: what the classes of handles and those of records have in common.
//!
//! A class knows its table by its first descriptor, `_size_`, whose closure is the table: that costs two loads, and works
//! for classes that extend it in Python as well.

use core::ffi::{CStr, c_char, c_int, c_void};
use core::marker::PhantomData;
use core::ptr;
use std::ffi::CString;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};
use pyo3::{Borrowed, ffi};

use super::collect::Collect;
use super::errors::{Fallible, Object, Owned, no_memory, owned, type_error};
use super::refs::OnceObject;
use super::trampoline::{self, Item};

/// The name of the descriptor that comes first in each class. Its address says what the table is, so each kind of table
/// has a `static` of its own.
pub type Mark = [u8; 7];

/// What instances of a class are in memory.
///
/// # Safety
///
/// It begins with the head of a Python object, and zeros are a valid one behind that.
pub unsafe trait Instance: Sized + Collect {
    /// What the class is made from.
    type Table: 'static;
    /// Says that a class has such a table.
    const MARK: &'static Mark;
    /// The size of each item behind an instance.
    const ITEM: usize;
}

/// Whether an object is an instance of a class that was made, or of one that extends it.
#[inline(always)]
pub fn is_instance(object: Object<'_, '_>, class: &OnceObject<PyType>) -> bool {
    let own = object.get_type_ptr();
    // Before the class is made it has no instances.
    class.is_at(own)
        || class.get(object.py()).is_some_and(|class| {
            // SAFETY: both are classes, and alive.
            unsafe { ffi::PyType_IsSubtype(own, class.as_ptr().cast()) != 0 }
        })
}

/// The table of a class that has this mark: its own, or that of the class that it extends; nothing for all else.
pub fn table<T: Instance>(class: Borrowed<'_, '_, PyType>) -> Option<&'static T::Table> {
    // SAFETY: it is alive.
    unsafe { table_at::<T>(class.as_ptr().cast()) }
}

/// # Safety
///
/// The class is alive.
unsafe fn table_at<T: Instance>(mut class: *mut ffi::PyTypeObject) -> Option<&'static T::Table> {
    while !class.is_null() {
        // SAFETY: a class of any kind has these slots, and keeps what it extends; what is not null is a table, and its
        // end has no name. What has this mark was made here, with a table that is static.
        unsafe {
            let descriptors = ffi::PyType_GetSlot(class, ffi::Py_tp_getset).cast::<ffi::PyGetSetDef>();
            if !descriptors.is_null() && (*descriptors).name == T::MARK.as_ptr().cast::<c_char>() {
                return Some(&*(*descriptors).closure.cast_const().cast());
            }
            class = ffi::PyType_GetSlot(class, ffi::Py_tp_base).cast();
        }
    }
    None
}

/// An object as what it is, with its table, if it is of a class that has such a one.
#[inline]
pub fn instance<'a, 'py, T: Instance>(object: Object<'a, 'py>) -> Option<(Borrowed<'a, 'py, T>, &'static T::Table)> {
    // SAFETY: an object's class is alive, as is what it extends; an instance of a class with this table begins with a `T`.
    unsafe {
        let table = table_at::<T>(object.get_type_ptr())?;
        Some((object.cast_unchecked(), table))
    }
}

/// The table of an instance.
#[inline]
pub fn table_of<T: Instance>(this: Borrowed<'_, '_, T>) -> &'static T::Table {
    // SAFETY: what is an instance has a table.
    unsafe { instance::<T>(any(this)).unwrap_unchecked() }.1
}

/// An instance, as the object that it is.
#[inline(always)]
pub fn any<'a, 'py, T>(this: Borrowed<'a, 'py, T>) -> Object<'a, 'py> {
    // SAFETY: every object is one.
    unsafe { this.cast_unchecked() }
}

/// A class in the making: its instances are `T`s.
pub struct ClassSpec<T> {
    name: &'static str,
    module: &'static str,
    doc: String,
    slots: Vec<ffi::PyType_Slot>,
    methods: Vec<ffi::PyMethodDef>,
    descriptors: Vec<ffi::PyGetSetDef>,
    instances: PhantomData<T>,
}

impl<T: Instance> ClassSpec<T> {
    /// A class of this name, in the module that shows it; what its constructor takes, as `inspect.signature` reads it; its
    /// docstring.
    pub fn new(name: &'static str, module: &'static str, signature: &str, doc: &str) -> Self {
        let doc = format!("{name}{signature}\n--\n\n{doc}");
        let this =
            Self { name, module, doc, slots: vec![], methods: vec![], descriptors: vec![], instances: PhantomData };
        this.slot(ffi::Py_tp_dealloc, trampoline::free::<T> as *const c_void)
            .slot(ffi::Py_tp_traverse, trampoline::traverse::<T> as *const c_void)
            .slot(ffi::Py_tp_clear, trampoline::clear::<T> as *const c_void)
            .slot(ffi::Py_tp_is_gc, trampoline::is_collected::<T> as *const c_void)
    }

    fn slot(mut self, slot: c_int, function: *const c_void) -> Self {
        self.slots.push(ffi::PyType_Slot { slot, pfunc: function.cast_mut() });
        self
    }

    /// The descriptor that comes first: how large instances are in C. Its closure is the table.
    pub fn table<F>(mut self, table: &'static T::Table, _size: F) -> Self
    where
        F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>, &'static T::Table) -> Fallible<Owned<'py>>,
    {
        let closure = (&raw const *table).cast_mut().cast();
        let doc = c"The size in C, in bytes.".as_ptr();
        let get = Some(trampoline::get::<T, T::Table, F> as ffi::getter);
        self.descriptors.insert(0, ffi::PyGetSetDef { name: T::MARK.as_ptr().cast(), get, set: None, doc, closure });
        self
    }

    /// An attribute that an entry of a table describes.
    pub fn attribute<E: 'static, G, S>(mut self, name: &'static CStr, entry: &'static E, _get: G, _set: S) -> Self
    where
        G: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>, &'static E) -> Fallible<Owned<'py>>,
        S: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>, Option<Object<'a, 'py>>, &'static E) -> Fallible<()>,
    {
        self.descriptors.push(ffi::PyGetSetDef {
            name: name.as_ptr(),
            get: Some(trampoline::get::<T, E, G>),
            set: Some(trampoline::set::<T, E, S>),
            doc: ptr::null(),
            closure: (&raw const *entry).cast_mut().cast(),
        });
        self
    }

    /// A method without arguments.
    pub fn method<F>(mut self, name: &'static CStr, doc: &'static CStr, _function: F) -> Self
    where
        F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>) -> Fallible<Owned<'py>>,
    {
        let ml_meth = ffi::PyMethodDefPointer { PyCFunction: trampoline::method::<T, F> };
        let (ml_name, ml_doc) = (name.as_ptr(), doc.as_ptr());
        self.methods.push(ffi::PyMethodDef { ml_name, ml_meth, ml_flags: ffi::METH_NOARGS, ml_doc });
        self
    }

    /// A method with one argument.
    pub fn method_of_one<F>(mut self, name: &'static CStr, doc: &'static CStr, _function: F) -> Self
    where
        F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>, Object<'a, 'py>) -> Fallible<Owned<'py>>,
    {
        let ml_meth = ffi::PyMethodDefPointer { PyCFunction: trampoline::method_of_one::<T, F> };
        let (ml_name, ml_doc) = (name.as_ptr(), doc.as_ptr());
        self.methods.push(ffi::PyMethodDef { ml_name, ml_meth, ml_flags: ffi::METH_O, ml_doc });
        self
    }

    /// `__new__`
    pub fn constructor<F>(self, _function: F) -> Self
    where
        F: Item
            + for<'a, 'py> Fn(
                Borrowed<'a, 'py, PyType>,
                Borrowed<'a, 'py, PyTuple>,
                Option<Borrowed<'a, 'py, PyDict>>,
            ) -> Fallible<Owned<'py>>,
    {
        let this = self.slot(ffi::Py_tp_init, trampoline::initialise as *const c_void);
        this.slot(ffi::Py_tp_new, trampoline::construct::<F> as *const c_void)
    }

    /// `__repr__`
    pub fn repr<F>(self, _function: F) -> Self
    where
        F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>) -> Fallible<Owned<'py>>,
    {
        self.slot(ffi::Py_tp_repr, trampoline::unary::<T, F> as *const c_void)
    }

    /// `__int__` and `__index__`
    pub fn int<F>(self, _function: F) -> Self
    where
        F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>) -> Fallible<Owned<'py>>,
    {
        let this = self.slot(ffi::Py_nb_int, trampoline::unary::<T, F> as *const c_void);
        this.slot(ffi::Py_nb_index, trampoline::unary::<T, F> as *const c_void)
    }

    /// `__hash__` and `__eq__`
    pub fn equality<H, E>(self, _hash: H, _equal: E) -> Self
    where
        H: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>) -> isize,
        E: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>, Object<'a, 'py>) -> Option<bool>,
    {
        let this = self.slot(ffi::Py_tp_hash, trampoline::hash::<T, H> as *const c_void);
        this.slot(ffi::Py_tp_richcompare, trampoline::equality::<T, E> as *const c_void)
    }

    /// The buffer of its memory, which is that of the instance.
    pub fn buffer<F>(self, _memory: F) -> Self
    where
        F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>) -> (*mut u8, usize),
    {
        self.slot(ffi::Py_bf_getbuffer, trampoline::buffer::<T, F> as *const c_void)
    }

    /// Makes the class, or takes the one that another thread made meanwhile.
    #[cold]
    pub fn make<'py>(
        mut self,
        py: Python<'py>,
        base: Option<Borrowed<'_, 'py, PyType>>,
        state: &'static OnceObject<PyType>,
    ) -> Fallible<Borrowed<'static, 'py, PyType>> {
        let (name, module) = (self.name, self.module);
        let (Ok(full), Ok(doc)) = (CString::new(format!("{module}.{name}")), CString::new(self.doc)) else {
            return Err(type_error(py, format_args!("{module}.{name}: a NUL in its name or docstring")));
        };
        self.methods.push(ffi::PyMethodDef::zeroed());
        self.descriptors.push(ffi::PyGetSetDef::default());
        // The interpreter keeps pointers into all three, as long as the class lives: forever.
        self.slots.extend(
            [
                (ffi::Py_tp_doc, doc.as_ptr().cast::<c_void>()),
                (ffi::Py_tp_methods, self.methods.leak().as_ptr().cast()),
                (ffi::Py_tp_getset, self.descriptors.leak().as_ptr().cast()),
                (0, ptr::null()),
            ]
            .map(|(slot, what)| ffi::PyType_Slot { slot, pfunc: what.cast_mut() }),
        );
        let mut spec = ffi::PyType_Spec {
            name: full.into_raw(),
            basicsize: size_of::<T>() as c_int,
            itemsize: T::ITEM as c_int,
            flags: (ffi::Py_TPFLAGS_DEFAULT
                | ffi::Py_TPFLAGS_BASETYPE
                | ffi::Py_TPFLAGS_IMMUTABLETYPE
                | ffi::Py_TPFLAGS_HAVE_GC) as _,
            slots: self.slots.leak().as_mut_ptr(),
        };
        let base = base.map_or(ptr::null_mut(), |base| base.as_ptr());
        // SAFETY: attached; a complete specification, all of which stays, but for the docstring, which is copied. Its
        // functions are for instances of this size.
        let class = unsafe { owned(py, ffi::PyType_FromSpecWithBases(&mut spec, base))?.cast_into_unchecked() };
        Ok(state.publish(class))
    }
}

/// Whether a class is one that was made here, and none that extends such a one: those that programs make are not
/// immutable.
///
/// # Safety
///
/// It is alive, and one or the other.
#[inline(always)]
pub unsafe fn is_own(class: *mut ffi::PyTypeObject) -> bool {
    // SAFETY: the caller's.
    unsafe { ffi::PyType_GetFlags(class) & ffi::Py_TPFLAGS_IMMUTABLETYPE != 0 }
}

/// A new instance of zeros, with so many items behind it. One of our own class is not in the collector's lists yet.
///
/// # Safety
///
/// The class is one of instances of this type, or extends it.
pub unsafe fn allocate<'py, T: Instance>(class: Borrowed<'_, 'py, PyType>, items: usize) -> Fallible<Bound<'py, T>> {
    // SAFETY: attached; the caller's.
    unsafe {
        if is_own(class.as_ptr().cast()) {
            return allocate_own(class, items);
        }
        let object = ffi::PyType_GenericAlloc(class.as_ptr().cast(), items as isize);
        Ok(owned(class.py(), object)?.cast_into_unchecked())
    }
}

/// The same, of our own class.
///
/// # Safety
///
/// The class is one of instances of this type, and none that extends it.
#[inline]
pub unsafe fn allocate_own<'py, T: Instance>(
    class: Borrowed<'_, 'py, PyType>,
    items: usize,
) -> Fallible<Bound<'py, T>> {
    let own: *mut ffi::PyTypeObject = class.as_ptr().cast();
    // SAFETY: attached; the caller's; an instance and its items are that large.
    unsafe {
        let object = if T::ITEM == 0 {
            zeroed::<T>(ffi::PyObject_GC_New(own), size_of::<ffi::PyObject>(), 0)
        } else {
            zeroed::<T>(ffi::PyObject_GC_NewVar(own, items as isize), size_of::<ffi::PyVarObject>(), items * T::ITEM)
        };
        Ok(owned(class.py(), object)?.cast_into_unchecked())
    }
}

/// # Safety
///
/// Null, or a new instance with so large a head and so many bytes behind it.
#[inline(always)]
unsafe fn zeroed<T>(object: *mut ffi::PyObject, head: usize, behind: usize) -> *mut ffi::PyObject {
    if !object.is_null() {
        // SAFETY: the caller's.
        unsafe { object.cast::<u8>().add(head).write_bytes(0, size_of::<T>() - head + behind) };
    }
    object
}

/// Puts a new instance of our own class, which has everything that it refers to, into the collector's lists.
#[inline(always)]
pub fn tracked<T: Instance>(object: Bound<'_, T>) -> Bound<'_, T> {
    // SAFETY: an object that was allocated for the collector, and is not in its lists yet.
    unsafe { ffi::PyObject_GC_Track(object.as_ptr().cast()) };
    object
}

/// Puts an instance into the collector's lists, if it is not there.
pub fn track<T: Instance>(object: Borrowed<'_, '_, T>) {
    // SAFETY: an object that was allocated for the collector.
    unsafe {
        if ffi::PyObject_GC_IsTracked(object.as_ptr()) == 0 {
            ffi::PyObject_GC_Track(object.as_ptr().cast());
        }
    }
}

/// A new instance without items, which the collector never looks at; only its head is set.
///
/// # Safety
///
/// The class is one of instances of this type, and none that extends it; the caller fills it in.
#[inline(always)]
pub unsafe fn allocate_plain<'py, T: Instance>(class: Borrowed<'_, 'py, PyType>) -> Fallible<Bound<'py, T>> {
    // SAFETY: attached; the caller's.
    unsafe {
        let memory = ffi::PyObject_Malloc(size_of::<T>());
        if memory.is_null() {
            return Err(no_memory(class.py()));
        }
        let object = ffi::PyObject_Init(memory.cast(), class.as_ptr().cast());
        Ok(Bound::from_owned_ptr_or_opt(class.py(), object).unwrap_unchecked().cast_into_unchecked())
    }
}
