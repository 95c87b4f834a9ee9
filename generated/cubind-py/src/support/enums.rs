//! Enum classes and their members.
//!
//! A class is created together with its module, from a specification, which takes a fifth of the time of a call of
//! `type()`. The package's module `_enums` creates the members when they are first needed. Until then, the metaclass of
//! the class is `LazyEnumClass`, which creates them before any lookup.

use core::ffi::CStr;

use pyo3::Borrowed;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyMapping, PyTuple, PyType};

use super::class::{self, ClassSpec, Tabled};
use super::errors::{Fallible, Object, Owned, clear_error, type_error};
use super::integers::CInteger;
use super::refs::{OnceObject, StrongRef, incref};
use super::tables::EnumDef;
use super::{
    args, base,
    c_api::{self, interned},
    out, package,
};

/// A member of an enum, which is a Python int.
enum Member {}

static MARK: [u8; 8] = *b"_value_\0";

impl Tabled for Member {
    type Table = EnumDef;
    const MARK: &'static [u8] = &MARK;
}

/// Python's `type`, the base of the enums' metaclass.
enum Metaclass {}

impl Tabled for Metaclass {
    type Table = ();
    const MARK: &'static [u8] = b"\0";
}

/// The members of an enum by value, in a hash table with open addressing that is at most half full.
pub struct Members {
    mask: usize,
    places: Box<[Option<(i32, StrongRef)>]>,
    /// A `dict` of the members by name, in the order of the table. Several names can share one member.
    by_name: StrongRef,
}

impl Members {
    /// Creates the table from the values, and from the members by name in the same order.
    fn new(values: impl ExactSizeIterator<Item = i32>, by_name: &Bound<'_, PyDict>) -> Fallible<Self> {
        let size = (2 * values.len().max(1)).next_power_of_two();
        let places = (0..size).map(|_| None).collect();
        let mut members = Self { mask: size - 1, places, by_name: StrongRef::new(by_name.as_any().as_borrowed()) };
        for (value, member) in values.zip(c_api::values(by_name)?) {
            let place = members.place(value);
            members.places[place] = Some((value, StrongRef::taking(member)));
        }
        Ok(members)
    }

    /// Returns the place of a value, or a free place in which to store the value. There is always a free place.
    #[inline(always)]
    fn place(&self, value: i32) -> usize {
        let mut at = value as usize & self.mask;
        while let Some((here, _)) = &self.places[at]
            && *here != value
        {
            at = (at + 1) & self.mask;
        }
        at
    }

    /// Returns the member with this value, if the header declares one.
    #[inline(always)]
    fn get<'py>(&self, py: Python<'py>, value: i32) -> Option<Owned<'py>> {
        self.places[self.place(value)].as_ref().map(|(_, member)| incref(member.get(py)))
    }
}

/// Returns the class of an enum. The class is never freed.
#[inline(always)]
pub fn class<'py>(py: Python<'py>, def: &'static EnumDef) -> Fallible<Borrowed<'static, 'py, PyType>> {
    match def.state.class.get(py) {
        Some(class) => Ok(class),
        None => make(py, def),
    }
}

/// Returns the member with this value. If the header does not declare the value, returns an unnamed member that stores
/// it.
#[inline(always)]
pub fn member<'py>(py: Python<'py>, def: &'static EnumDef, value: i32) -> Fallible<Owned<'py>> {
    if let Some(members) = def.state.members.get()
        && let Some(member) = members.get(py, value)
    {
        return Ok(member);
    }
    other_member(py, def, value)
}

static UNKNOWN: OnceObject<PyAny> = OnceObject::new();
static ATTACH: OnceObject<PyAny> = OnceObject::new();

/// Returns a function of the package's `_enums`, which is looked up once.
fn in_python<'py>(
    py: Python<'py>,
    name: &CStr,
    state: &'static OnceObject<PyAny>,
) -> Fallible<Borrowed<'static, 'py, PyAny>> {
    match state.get(py) {
        Some(function) => Ok(function),
        None => Ok(state.publish(c_api::attribute(c_api::import(py, package::own().enums)?.as_borrowed(), name)?)),
    }
}

#[cold]
#[inline(never)]
fn other_member<'py>(py: Python<'py>, def: &'static EnumDef, value: i32) -> Fallible<Owned<'py>> {
    match members(py, def)?.get(py, value) {
        Some(member) => Ok(member),
        None => {
            let given = vec![incref(class(py, def)?).into_any(), out::i32(py, value)?];
            c_api::call(in_python(py, c"unknown", &UNKNOWN)?, given)
        }
    }
}

/// Creates the class, without its members.
#[cold]
#[inline(never)]
fn make<'py>(py: Python<'py>, def: &'static EnumDef) -> Fallible<Borrowed<'static, 'py, PyType>> {
    if def.is_taken {
        return base::class(py, &def.text, def.shape(), &def.state.class);
    }
    let enums = c_api::import(py, package::own().enums)?;
    let class = |name| c_api::attribute(enums.as_borrowed(), name);
    let (base, metaclass) = (class(c"CudaEnum")?, class(c"LazyEnumClass")?);
    let (base, metaclass) = (base.cast::<PyType>()?, metaclass.cast::<PyType>()?);
    let spec = ClassSpec::<Member>::extending(def.text.name(), def.text.module(), def.text.doc().to_owned()).table(
        def,
        c"The value in C.",
        value,
    );
    // SAFETY: `LazyEnumClass` extends the metaclass that CPython chooses, which is the base's or `type`.
    spec.make_with(py, Some(base.as_borrowed()), &def.state.class, |class| unsafe {
        class::set_metaclass(class, metaclass.as_borrowed());
    })
}

/// Sets the attribute `_value_` of a member.
fn value<'py>(this: Borrowed<'_, 'py, Member>, _: &'static EnumDef) -> Fallible<Owned<'py>> {
    c_api::named(class::any(this), interned!(this.py(), "value")?)
}

/// Creates the members, or uses the members that another thread has created in the meantime. Creating members runs
/// Python code, during which threads can switch.
fn members(py: Python<'_>, def: &'static EnumDef) -> Fallible<&'static Members> {
    let class = class(py, def)?;
    let members = match def.state.members.get() {
        Some(members) => members,
        None => {
            let members = if def.is_taken { taken_members(class)? } else { new_members(def, class)? };
            if let Some(success) = members.get(py, 0) {
                def.state.success.publish(success);
            }
            def.state.members.get_or_init(|| members)
        }
    };
    if def.is_taken {
        return Ok(members);
    }
    // This call is necessary even if another thread has created the members, because that thread may not have published
    // them yet.
    let given = vec![incref(class).into_any(), incref(members.by_name.get(py))];
    c_api::call(in_python(py, c"attach", &ATTACH)?, given)?;
    Ok(members)
}

/// Creates the members of an enum of this package.
fn new_members<'py>(def: &'static EnumDef, class: Borrowed<'_, 'py, PyType>) -> Fallible<Members> {
    let (py, table, values) = (class.py(), def.members(), c_api::dict(class.py())?);
    for (name, value) in &table {
        values.set_item(c_api::string(py, name)?, out::i32(py, *value)?)?;
    }
    let enums = c_api::import(py, package::own().enums)?;
    let given = vec![incref(class).into_any(), values.into_any()];
    let by_name = c_api::call_method(enums.as_borrowed(), c"make_members", given)?;
    Members::new(table.iter().map(|(_, value)| *value), by_name.cast::<PyDict>()?)
}

/// Returns the members of an enum of another package, which creates them on access.
fn taken_members(class: Borrowed<'_, '_, PyType>) -> Fallible<Members> {
    let by_name = c_api::dict(class.py())?;
    by_name.update(c_api::attribute(class.as_any().as_borrowed(), c"__members__")?.cast::<PyMapping>()?)?;
    let values = c_api::values(&by_name)?;
    let values = values.iter().map(|member| args::i32(member.as_borrowed(), "member"));
    Members::new(values.collect::<Fallible<Vec<_>>>()?.into_iter(), &by_name)
}

/// Sets the members of an enum class, unless they are already set.
pub fn complete(class: Object<'_, '_>) -> Fallible<()> {
    match class.cast::<PyType>().ok().and_then(|class| class::table::<Member>(class)) {
        Some(def) => members(class.py(), def).map(drop),
        None => Err(type_error(class.py(), format_args!("not one of CUDA's enum classes"))),
    }
}

/// `_native.EnumType`, which is like `type` except for calls to its instances.
pub fn metaclass(py: Python<'_>) -> Fallible<Borrowed<'static, '_, PyType>> {
    static CLASS: OnceObject<PyType> = OnceObject::new();
    if let Some(class) = CLASS.get(py) {
        return Ok(class);
    }
    let doc = "The base class of the metaclass of CUDA's enums.".to_owned();
    let spec = ClassSpec::<Metaclass>::extending("EnumType", package::own().module(), doc).call(call);
    spec.make(py, Some(py.get_type::<PyType>().as_borrowed()), &CLASS)
}

/// Implements calls such as `CUresult(0)`.
fn call<'py>(
    class: Borrowed<'_, 'py, PyType>,
    args: Borrowed<'_, 'py, PyTuple>,
    names: Option<Borrowed<'_, 'py, PyDict>>,
) -> Fallible<Owned<'py>> {
    let py = class.py();
    if names.is_none() && args.len() == 1 {
        let value = args.get_borrowed_item(0)?;
        if c_api::is_int(value) {
            match i32::fast(value) {
                Some(value) => {
                    if let Some(members) = class::table::<Member>(class).and_then(|def| def.state.members.get())
                        && let Some(member) = members.get(py, value)
                    {
                        return Ok(member);
                    }
                }
                // The value was -1 or out of range; in the latter case, an exception is set.
                None => clear_error(py),
            }
        }
    }
    let find = c_api::named(class.as_any().as_borrowed(), interned!(py, "_find")?)?;
    c_api::call_with(find.as_borrowed(), args, names)
}
