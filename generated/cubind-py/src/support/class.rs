//! Classes that are created from tables: the code that handle classes and record classes share.
//!
//! The table of a class is stored as the closure of its first descriptor, `_size_`. Finding the table takes two loads,
//! and also works for subclasses that are defined in Python.

use core::ffi::{CStr, c_char, c_int, c_ulong, c_void};
use core::marker::PhantomData;
use core::ptr;
use std::ffi::CString;

use pyo3::prelude::*;
use pyo3::types::PyType;
use pyo3::{Borrowed, ffi};

use super::collect::Collect;
use super::errors::{Fallible, Object, Owned, owned, type_error};
use super::presented::presented;
use super::refs::{OnceObject, incref};
use super::trampoline::{self, Constructor, ConstructorOfOne, Get, Item, Method, MethodOfAny, MethodOfOne, Set};
use super::vectorcall;

/// A kind of class that is created from a table, which is the closure of the class's first descriptor.
pub trait Tabled: 'static {
    /// The type of the table from which a class is created.
    type Table: 'static;
    /// The name of the first descriptor. Its address identifies this kind of class.
    const MARK: &'static [u8];
}

/// The memory layout of the instances of a class.
///
/// # Safety
///
/// The type must begin with the head of a Python object, and zeros must be valid for the rest.
pub unsafe trait Instance: Tabled + Collect + Sized {
    /// The size of each item after an instance.
    const ITEM: usize;

    /// Keeps the memory of an instance for the next instance, instead of freeing it. Returns false if the memory must
    /// be freed.
    ///
    /// # Safety
    ///
    /// There must be no reference to the instance. If the function returns true, the memory no longer belongs to the
    /// caller.
    #[inline(always)]
    unsafe fn recycle(_this: *mut Self) -> bool {
        false
    }
}

/// Returns true if an object is an instance of this class or of a subclass.
#[inline(always)]
pub fn is_instance(object: Object<'_, '_>, class: &OnceObject<PyType>) -> bool {
    let own = object.get_type_ptr();
    // A class that is not created yet has no instances.
    class.is_at(own)
        || class.get(object.py()).is_some_and(|class| {
            // SAFETY: the first class belongs to a live object, and the second class is never freed.
            unsafe { ffi::PyType_IsSubtype(own, class.as_ptr().cast()) != 0 }
        })
}

/// Returns the table of a class with this mark, which may be the table of its base class. Returns `None` for any other
/// class.
pub fn table<T: Tabled>(class: Borrowed<'_, '_, PyType>) -> Option<&'static T::Table> {
    // SAFETY: a class that is borrowed is alive.
    unsafe { table_at::<T>(class.as_ptr().cast()) }
}

/// # Safety
///
/// The class must be alive.
unsafe fn table_at<T: Tabled>(mut class: *mut ffi::PyTypeObject) -> Option<&'static T::Table> {
    while !class.is_null() {
        // SAFETY: a class of any kind has these slots, and keeps its base class alive. Descriptors that are not null
        // are an array whose last entry has no name. A class with this mark was created here, with a static table.
        unsafe {
            let descriptors = ffi::PyType_GetSlot(class, ffi::Py_tp_getset).cast::<ffi::PyGetSetDef>();
            if !descriptors.is_null() && (*descriptors).name == T::MARK.as_ptr().cast::<c_char>() {
                return Some(&*(*descriptors).closure.cast_const().cast());
            }
            // The class is a built-in class, such as `bytearray`, and so are its base classes.
            if ffi::PyType_GetFlags(class) & ffi::Py_TPFLAGS_HEAPTYPE == 0 {
                return None;
            }
            class = ffi::PyType_GetSlot(class, ffi::Py_tp_base).cast();
        }
    }
    None
}

/// Casts an object to its Rust type, and returns it with the object's table, if its class has such a table.
#[inline]
pub fn instance<'a, 'py, T: Instance>(object: Object<'a, 'py>) -> Option<(Borrowed<'a, 'py, T>, &'static T::Table)> {
    // SAFETY: an object's class and base class are alive; an instance of a class with this table begins with a `T`.
    unsafe {
        let table = table_at::<T>(object.get_type_ptr())?;
        Some((object.cast_unchecked(), table))
    }
}

/// Returns the table of an instance.
#[inline]
pub fn table_of<T: Instance>(this: Borrowed<'_, '_, T>) -> &'static T::Table {
    // SAFETY: every instance has a table.
    unsafe { instance::<T>(any(this)).unwrap_unchecked() }.1
}

/// Returns an instance as an object.
#[inline(always)]
pub fn any<'a, 'py, T>(this: Borrowed<'a, 'py, T>) -> Object<'a, 'py> {
    // SAFETY: every instance is an object.
    unsafe { this.cast_unchecked() }
}

/// A class that is being built; its instances are `T`s.
pub struct ClassSpec<T> {
    name: &'static str,
    module: &'static str,
    doc: String,
    /// The sizes of an instance and of each item after the instance. A size of 0 is inherited from the base class.
    sizes: (usize, usize),
    flags: c_ulong,
    slots: Vec<ffi::PyType_Slot>,
    methods: Vec<ffi::PyMethodDef>,
    descriptors: Vec<ffi::PyGetSetDef>,
    members: Vec<ffi::PyMemberDef>,
    vectorcall: Option<*const c_void>,
    instances: PhantomData<T>,
}

impl<T: Instance> ClassSpec<T> {
    /// Starts a class with this name, the module that its `repr` shows, the constructor's signature for
    /// `inspect.signature`, and a docstring.
    pub fn new(name: &'static str, module: &'static str, signature: &str, doc: &str) -> Self {
        let this = Self {
            sizes: (size_of::<T>(), T::ITEM),
            flags: ffi::Py_TPFLAGS_IMMUTABLETYPE | ffi::Py_TPFLAGS_HAVE_GC,
            ..Self::extending(name, module, format!("{name}{signature}\n--\n\n{doc}"))
        };
        this.slot(ffi::Py_tp_dealloc, trampoline::free::<T> as *const c_void)
            .slot(ffi::Py_tp_traverse, trampoline::traverse::<T> as *const c_void)
            .slot(ffi::Py_tp_clear, trampoline::clear::<T> as *const c_void)
            .slot(ffi::Py_tp_is_gc, trampoline::is_collected::<T> as *const c_void)
    }
}

impl<T: Instance> ClassSpec<T> {
    /// Makes the class an abstract base of classes with tables. A Python class cannot extend two classes with tables,
    /// because an instance has the memory that a single table describes.
    pub fn without_instances(self) -> Self {
        Self { sizes: (size_of::<ffi::PyObject>(), 0), ..self }
    }
}

impl<T: Tabled> ClassSpec<T> {
    /// Starts a class with this name, the module that its `repr` shows, and a docstring. Its instances have the layout
    /// of the base class. Attributes of the class can be set later.
    pub fn extending(name: &'static str, module: &'static str, doc: String) -> Self {
        let (slots, methods, descriptors, members) = (vec![], vec![], vec![], vec![]);
        Self {
            name,
            module,
            doc,
            sizes: (0, 0),
            flags: 0,
            slots,
            methods,
            descriptors,
            members,
            vectorcall: None,
            instances: PhantomData,
        }
    }

    fn slot(mut self, slot: c_int, function: *const c_void) -> Self {
        self.slots.push(ffi::PyType_Slot { slot, pfunc: function.cast_mut() });
        self
    }

    /// Adds the first descriptor, which returns a property of an instance. The closure of the descriptor is the table.
    pub fn table<F: Get<T, T::Table>>(mut self, table: &'static T::Table, doc: &'static CStr, _get: F) -> Self {
        self.descriptors.push(ffi::PyGetSetDef {
            name: T::MARK.as_ptr().cast(),
            get: Some(trampoline::getter::<T, T::Table, F>()),
            set: None,
            doc: doc.as_ptr(),
            closure: (&raw const *table).cast_mut().cast(),
        });
        self
    }

    /// Adds an attribute that has the same value for all instances.
    pub fn constant<E: 'static, G: Get<T, E>>(mut self, name: &'static CStr, value: &'static E, _get: G) -> Self {
        self.descriptors.push(ffi::PyGetSetDef {
            name: name.as_ptr(),
            get: Some(trampoline::getter::<T, E, G>()),
            set: None,
            doc: ptr::null(),
            closure: (&raw const *value).cast_mut().cast(),
        });
        self
    }

    /// Adds an attribute that an entry of a table describes.
    pub fn attribute<E: 'static, G: Get<T, E>, S: Set<T, E>>(
        mut self,
        name: &'static CStr,
        entry: &'static E,
        _get: G,
        _set: S,
    ) -> Self {
        self.descriptors.push(ffi::PyGetSetDef {
            name: name.as_ptr(),
            get: Some(trampoline::getter::<T, E, G>()),
            set: Some(trampoline::setter::<T, E, S>()),
            doc: ptr::null(),
            closure: (&raw const *entry).cast_mut().cast(),
        });
        self
    }

    /// Adds a method without arguments.
    pub fn method<F: Method<T>>(mut self, name: &'static CStr, doc: &'static CStr, _function: F) -> Self {
        let (ml_name, ml_meth, ml_doc) = (name.as_ptr(), trampoline::method::<T, F>(), doc.as_ptr());
        self.methods.push(ffi::PyMethodDef { ml_name, ml_meth, ml_flags: ffi::METH_NOARGS, ml_doc });
        self
    }

    /// Adds a method with one argument.
    pub fn method_of_one<F: MethodOfOne<T>>(mut self, name: &'static CStr, doc: &'static CStr, _function: F) -> Self {
        let (ml_name, ml_meth, ml_doc) = (name.as_ptr(), trampoline::method_of_one::<T, F>(), doc.as_ptr());
        self.methods.push(ffi::PyMethodDef { ml_name, ml_meth, ml_flags: ffi::METH_O, ml_doc });
        self
    }

    /// Adds a method with any arguments.
    pub fn method_of_any<F: MethodOfAny<T>>(mut self, name: &'static CStr, doc: &'static CStr, _function: F) -> Self {
        let (ml_name, ml_meth, ml_doc) = (name.as_ptr(), trampoline::method_of_any::<T, F>(), doc.as_ptr());
        let ml_flags = ffi::METH_VARARGS | ffi::METH_KEYWORDS;
        self.methods.push(ffi::PyMethodDef { ml_name, ml_meth, ml_flags, ml_doc });
        self
    }

    /// Sets the constructor, `__new__`.
    pub fn constructor<F: Constructor>(self, _function: F) -> Self {
        let this = self.slot(ffi::Py_tp_init, trampoline::initialise as *const c_void);
        this.slot(ffi::Py_tp_new, trampoline::construct::<F> as *const c_void)
    }

    /// Adds a fast path for calls to the class with a single argument, which creates no tuple. The constructor `C`
    /// handles all other calls.
    pub fn constructor_of_one<F: ConstructorOfOne, C: Constructor>(mut self, _of_one: F, _others: C) -> Self {
        self.vectorcall = Some(trampoline::call_class::<F, C> as *const c_void);
        self
    }

    /// Makes instances callable, for a class whose instances are classes.
    pub fn call<F: Constructor>(self, _function: F) -> Self {
        self.slot(ffi::Py_tp_call, trampoline::construct::<F> as *const c_void)
    }

    /// Sets the function that looks up attributes of instances.
    pub fn attributes<F: MethodOfOne<T>>(self, _function: F) -> Self {
        self.slot(ffi::Py_tp_getattro, trampoline::attribute::<T, F> as *const c_void)
    }

    /// Sets `__repr__`.
    pub fn repr<F: Method<T>>(self, _function: F) -> Self {
        self.slot(ffi::Py_tp_repr, trampoline::unary::<T, F> as *const c_void)
    }

    /// Sets `__int__` and `__index__`.
    pub fn int<F: Method<T>>(self, _function: F) -> Self {
        let this = self.slot(ffi::Py_nb_int, trampoline::unary::<T, F> as *const c_void);
        this.slot(ffi::Py_nb_index, trampoline::unary::<T, F> as *const c_void)
    }

    /// Allows weak references to instances. The list of weak references is at this offset.
    pub fn weakly_referenced(mut self, offset: usize) -> Self {
        self.members.push(ffi::PyMemberDef {
            name: c"__weaklistoffset__".as_ptr(),
            type_code: ffi::Py_T_PYSSIZET,
            offset: offset as isize,
            flags: ffi::Py_READONLY,
            doc: ptr::null(),
        });
        self
    }

    /// Sets `+` and `-`, with an instance on either side.
    pub fn sums<A, S>(self, _add: A, _subtract: S) -> Self
    where
        A: Item + for<'a, 'py> Fn(Object<'a, 'py>, Object<'a, 'py>) -> Fallible<Option<Owned<'py>>>,
        S: Item + for<'a, 'py> Fn(Object<'a, 'py>, Object<'a, 'py>) -> Fallible<Option<Owned<'py>>>,
    {
        let this = self.slot(ffi::Py_nb_add, trampoline::binary::<A> as *const c_void);
        this.slot(ffi::Py_nb_subtract, trampoline::binary::<S> as *const c_void)
    }

    /// Sets `__hash__` and `__eq__`.
    pub fn equality<H, E>(self, _hash: H, _equal: E) -> Self
    where
        H: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>) -> isize,
        E: Item + for<'a, 'b, 'py> Fn(Borrowed<'a, 'py, T>, Object<'b, 'py>) -> Option<bool>,
    {
        let this = self.slot(ffi::Py_tp_hash, trampoline::hash::<T, H> as *const c_void);
        this.slot(ffi::Py_tp_richcompare, trampoline::equality::<T, E> as *const c_void)
    }

    /// Sets `__eq__` of mutable instances, which have no hash.
    pub fn equality_of_mutable<E>(self, _equal: E) -> Self
    where
        E: Item + for<'a, 'b, 'py> Fn(Borrowed<'a, 'py, T>, Object<'b, 'py>) -> Option<bool>,
    {
        let this = self.slot(ffi::Py_tp_hash, ffi::PyObject_HashNotImplemented as *const c_void);
        this.slot(ffi::Py_tp_richcompare, trampoline::equality::<T, E> as *const c_void)
    }

    /// Exports the instance's own memory as a buffer.
    pub fn buffer<F>(self, _memory: F) -> Self
    where
        F: Item + for<'a, 'py> Fn(Borrowed<'a, 'py, T>) -> (*mut u8, usize),
    {
        self.slot(ffi::Py_bf_getbuffer, trampoline::buffer::<T, F> as *const c_void)
    }

    /// Exports the buffer of another object, which the instance refers to.
    pub fn buffer_of<F: Method<T>>(self, _other: F) -> Self {
        self.slot(ffi::Py_bf_getbuffer, trampoline::buffer_of::<T, F> as *const c_void)
    }

    /// Creates the class, or returns the class that another thread has created.
    #[cold]
    pub fn make<'py>(
        self,
        py: Python<'py>,
        base: Option<Borrowed<'_, 'py, PyType>>,
        state: &'static OnceObject<PyType>,
    ) -> Fallible<Borrowed<'static, 'py, PyType>> {
        self.make_with(py, base, state, |_| ())
    }

    /// Like [`make`](Self::make), but `prepare` receives the new class before the class is shared.
    #[cold]
    pub fn make_with<'py>(
        mut self,
        py: Python<'py>,
        base: Option<Borrowed<'_, 'py, PyType>>,
        state: &'static OnceObject<PyType>,
        prepare: impl FnOnce(Borrowed<'_, 'py, PyType>),
    ) -> Fallible<Borrowed<'static, 'py, PyType>> {
        let (name, module) = (self.name, presented(self.module, self.name));
        let (Ok(full), Ok(doc)) = (CString::new(format!("{module}.{name}")), CString::new(self.doc)) else {
            return Err(type_error(py, format_args!("{module}.{name}: a NUL in its name or docstring")));
        };
        if let Some(function) = self.vectorcall
            && let Some(slot) = vectorcall::slot(py)
        {
            self.slots.push(ffi::PyType_Slot { slot, pfunc: function.cast_mut() });
        }
        self.methods.push(ffi::PyMethodDef::zeroed());
        self.descriptors.push(ffi::PyGetSetDef::default());
        self.members.push(ffi::PyMemberDef::default());
        // The interpreter keeps pointers to the lists and strings while the class exists, and the class is never freed.
        self.slots.extend(
            [
                (ffi::Py_tp_doc, doc.as_ptr().cast::<c_void>()),
                (ffi::Py_tp_methods, self.methods.leak().as_ptr().cast()),
                (ffi::Py_tp_getset, self.descriptors.leak().as_ptr().cast()),
                (ffi::Py_tp_members, self.members.leak().as_ptr().cast()),
                (0, ptr::null()),
            ]
            .map(|(slot, what)| ffi::PyType_Slot { slot, pfunc: what.cast_mut() }),
        );
        let mut spec = ffi::PyType_Spec {
            name: full.into_raw(),
            basicsize: self.sizes.0 as c_int,
            itemsize: self.sizes.1 as c_int,
            flags: (ffi::Py_TPFLAGS_DEFAULT | ffi::Py_TPFLAGS_BASETYPE | self.flags) as _,
            slots: self.slots.leak().as_mut_ptr(),
        };
        let base = base.map_or(ptr::null_mut(), |base| base.as_ptr());
        // SAFETY: the specification is complete. All its parts outlive the class, except for the docstring, which is
        // copied. Its functions are written for instances of this size.
        let class = unsafe { owned(py, ffi::PyType_FromSpecWithBases(&mut spec, base))?.cast_into_unchecked() };
        if let Some(function) = self.vectorcall {
            // SAFETY: the class is not shared yet, and the function is one of this kind.
            unsafe { vectorcall::set(class.as_borrowed(), function) };
        }
        prepare(class.as_borrowed());
        Ok(state.publish(class))
    }
}

/// Makes a class an instance of this metaclass. CPython 3.11 creates classes from a specification as instances of
/// `type`.
///
/// # Safety
///
/// The metaclass must extend that of the class, and must not add fields to its instances. The class must not be shared
/// yet.
pub unsafe fn set_metaclass(class: Borrowed<'_, '_, PyType>, metaclass: Borrowed<'_, '_, PyType>) {
    // SAFETY: both are borrowed and therefore alive. An object owns a reference to its class unless the class is
    // static, like `type`.
    unsafe {
        let place = &raw mut (*class.as_ptr()).ob_type;
        let old = place.replace(incref(metaclass).into_ptr().cast());
        if ffi::PyType_GetFlags(old) & ffi::Py_TPFLAGS_HEAPTYPE != 0 {
            ffi::Py_DECREF(old.cast());
        }
    }
}

/// Returns true if a class was created here. Returns false for a subclass that a program has defined, because such
/// classes are not immutable.
///
/// # Safety
///
/// The class must be alive, and must have been created here or be a subclass of such a class.
#[inline(always)]
pub unsafe fn is_own(class: *mut ffi::PyTypeObject) -> bool {
    // SAFETY: any class that is alive has flags.
    unsafe { ffi::PyType_GetFlags(class) & ffi::Py_TPFLAGS_IMMUTABLETYPE != 0 }
}
