//! Classes of structs and unions: C memory with a Python class.
//!
//! An instance either has its own memory, directly after its head, or shares the memory of another instance, like
//! nested records do. Each instance refers to the root, which is the instance that owns the memory. The root also keeps
//! the owners of fields' targets. Memory that a list field points to is also a root, of a private class.
//!
//! A record keeps the objects for its nested records alive once a program has read them, and these objects keep the
//! memory alive. To avoid a reference cycle, such a record itself shares the root's memory, and programs never receive
//! the root.

use core::ffi::CStr;
use core::mem::offset_of;
use core::ptr::{self, null_mut, with_exposed_provenance_mut};
use core::slice;
use core::sync::atomic::{AtomicPtr, Ordering};

use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};
use pyo3::{Borrowed, ffi};

use super::class::{self, ClassSpec, Instance, Tabled, any};
use super::collect::{Collect, Visit, Visited};
use super::errors::{Fallible, Object, Owned, Raised, owned, type_error, utf8};
use super::field_owners::{CallSlot, Entry, FieldOwners};
use super::place::Place;
use super::refs::{OnceObject, StrongRef, incref};
use super::tables::{FieldDef, RecordDef, Selected, Ty};
use super::{
    base, c_api, instances, memory, out, package, presented, record_arrays, record_copy, record_equality, record_fields,
};

/// The head of an instance. It is followed by the memory of a root, or by the [`Nested`] places of a record that shares
/// memory.
#[repr(C)]
pub struct Record {
    head: ffi::PyVarObject,
    /// The address of the record.
    data: *mut u8,
    /// The root, if this instance is not a root itself.
    root: Option<StrongRef>,
    /// The owners of the targets of the record's fields, if this instance is a root.
    owners: FieldOwners,
}

/// Lists that were assigned are freed with the record. If the record's memory belongs to the program (`_ptr`), the
/// pointers to the lists are also cleared, as in cuda.bindings. The program then finds null pointers instead of
/// dangling ones.
impl Drop for Record {
    fn drop(&mut self) {
        if self.root.is_some() {
            for nested in self.nested() {
                // SAFETY: no reference to this record is left, so no other thread reads its places.
                drop(unsafe { StrongRef::from_ptr_or_opt(nested.load(Ordering::Acquire)) });
            }
            return;
        }
        // `ob_size` is 0 if the memory is not the record's own.
        let has_memory = self.head.ob_size > 0;
        if !has_memory && !self.owners.is_empty() {
            // SAFETY: the creator of a record at an address is responsible for the memory during the record's lifetime.
            unsafe { self.owners.forget_lists() };
        }
    }
}

/// The place for the object of a nested record. It is null until a program has read the record.
pub type Nested = AtomicPtr<ffi::PyObject>;

impl Record {
    /// The places for the objects of nested records, in the order of the fields. A root has no places. An instance that
    /// was created by an extension module with an earlier version of this code has none either.
    fn nested(&self) -> &[Nested] {
        let count = if self.root.is_some() { self.head.ob_size as usize / size_of::<Nested>() } else { 0 };
        let behind = (&raw const *self).cast::<u8>().wrapping_add(HEAD);
        // SAFETY: the items of an instance that shares memory are such places, which were zeroed.
        unsafe { slice::from_raw_parts(behind.cast(), count) }
    }

    /// Returns the place for the record in a field, if there is one.
    #[inline(always)]
    fn place(&self, field: &FieldDef) -> Option<&Nested> {
        let has_place = self.root.is_some() && field.place < self.head.ob_size as usize;
        let behind = (&raw const *self).cast::<u8>().wrapping_add(HEAD);
        // SAFETY: the items of an instance that shares memory are such places, which were zeroed; the offset is that of
        // a place.
        has_place.then(|| unsafe { &*behind.add(field.place).cast() })
    }
}

/// The offset of an instance's own memory. Python's memory is aligned to 16 bytes.
const HEAD: usize = size_of::<Record>();
const _: () = assert!(HEAD.is_multiple_of(16));

/// The offsets of the address of the memory, of the root, and of the owners for its fields.
pub const OFFSETS: [usize; 3] = [offset_of!(Record, data), offset_of!(Record, root), offset_of!(Record, owners)];

static MARK: [u8; 7] = *b"_size_\0";

impl Tabled for Record {
    type Table = RecordDef;
    const MARK: &'static [u8] = &MARK;
}

// SAFETY: the struct begins with an object head, and zeros represent no root and an empty `FieldOwners`.
unsafe impl Instance for Record {
    const ITEM: usize = 1;
}

impl Collect for Record {
    fn traverse(&self, visit: &Visit) -> Visited {
        let Some(root) = &self.root else { return self.owners.traverse(visit) };
        visit.reference(root)?;
        // SAFETY: the pointer is null, or refers to an object that is kept.
        self.nested().iter().try_for_each(|nested| unsafe { visit.pointer(nested.load(Ordering::Acquire)) })
    }

    /// A record that shares memory does not clear its references to its root and to nested records, which are in the
    /// same cycle.
    fn clear(&self) {
        if self.root.is_some() {
            return;
        }
        let own = (&raw const *self).cast::<u8>().wrapping_add(HEAD);
        let before = self.data.addr().wrapping_sub(own.addr());
        // If the memory has another owner, it may already be freed.
        if let Some(size) = (self.head.ob_size as usize).checked_sub(before) {
            // SAFETY: the record's own memory has this size from `data` on.
            unsafe { self.data.write_bytes(0, size) };
        }
        self.owners.clear();
    }
}

/// A record that the caller keeps alive.
pub type This<'a, 'py> = Borrowed<'a, 'py, Record>;

/// Returns the class of a table. The class is never freed.
#[inline(always)]
pub fn class<'py>(py: Python<'py>, def: &'static RecordDef) -> Fallible<Borrowed<'static, 'py, PyType>> {
    match def.state.class.get(py) {
        Some(class) => Ok(class),
        None => make(py, def),
    }
}

/// Returns true if an object is a record of this package or of the base package.
pub fn is_record(object: Object<'_, '_>) -> bool {
    any_record(object).is_some()
}

/// Returns an object as a record, if it is one.
pub fn any_record<'a, 'py>(object: Object<'a, 'py>) -> Option<This<'a, 'py>> {
    if let Some((record, _)) = class::instance::<Record>(object) {
        return Some(record);
    }
    // SAFETY: instances have the same layout in both packages.
    base::is_record(object).then(|| unsafe { object.cast_unchecked() })
}

/// Casts an object to a record, if it is an instance of this class or a subclass.
#[inline(always)]
pub fn of<'a, 'py>(object: Object<'a, 'py>, def: &'static RecordDef) -> Option<This<'a, 'py>> {
    // SAFETY: instances of the class are records.
    class::is_instance(object, &def.state.class).then(|| unsafe { object.cast_unchecked() })
}

#[inline(always)]
fn head<'a>(this: This<'a, '_>) -> &'a Record {
    // SAFETY: `this` is a record, whose head only changes before it is shared.
    unsafe { &*this.as_ptr().cast() }
}

/// Returns the table of a record, even if the record's class comes from the base package.
pub fn table_of(this: This<'_, '_>) -> &'static RecordDef {
    table(any(this)).expect("records are of classes that have a table here")
}

/// Returns the table of an object, if the object is a record with a table in this package.
fn table(object: Object<'_, '_>) -> Option<&'static RecordDef> {
    class::instance::<Record>(object).map(|(_, table)| table).or_else(|| base::record_table(object))
}

/// Returns the address of a record.
#[inline(always)]
pub fn data(this: This<'_, '_>) -> *mut u8 {
    head(this).data
}

/// Returns the record that owns the memory: this record, or another record.
#[inline(always)]
pub fn root<'a, 'py>(this: This<'a, 'py>) -> This<'a, 'py> {
    match &head(this).root {
        // SAFETY: a root is a record or memory.
        Some(root) => unsafe { root.get(this.py()).cast_unchecked() },
        None => this,
    }
}

/// Returns the owners for the fields of a record, and of all records that share its memory.
#[inline(always)]
pub fn field_owners<'a>(this: This<'a, '_>) -> &'a FieldOwners {
    &head(root(this)).owners
}

/// Returns true if the record at this address within another record is active, or false if another member of a union is
/// active.
pub fn is_selected(root: This<'_, '_>, at: *const u8, def: &'static RecordDef) -> bool {
    let Some(table) = table(any(root)) else { return true };
    let offset = at.addr().wrapping_sub(data(root).addr());
    let is_active = |part: &Selected| {
        // SAFETY: the selector is an enum in the record.
        let read = |selector| unsafe { data(root).add(selector).cast::<i32>().read_unaligned() };
        part.by.is_some_and(|(selector, value)| read(selector) == value)
    };
    let mut members = table.selected.iter();
    members.find(|part| part.at == offset && ptr::eq(part.of.root(), def.root())).is_none_or(is_active)
}

/// Writes a value to a field, keeps these owners for the field, and drops the previous owners. From then on, the
/// garbage collector tracks the record.
///
/// `root` must be a root, and must contain the field.
pub fn put(root: This<'_, '_>, field: Place<'_, '_>, value: Place<'_, '_>, entries: Vec<Entry>) {
    let start = field.address().addr();
    let range = start..start + field.ty().size();
    if head(root).owners.replace(range, entries, || field.copy_from(value)) {
        instances::track(root);
    }
}

/// Keeps these owners for the fields of a record that is not shared yet.
pub fn keep(new: This<'_, '_>, entries: Vec<Entry>) {
    let root = root(new);
    if head(root).owners.replace(0..0, entries, || {}) {
        instances::track(root);
    }
}

/// Keeps an argument of a call alive for one of the program's records, which refers to it from now on. The argument is
/// kept until the same function is called for the record again, or the record is destroyed.
pub fn hold(record: Object<'_, '_>, slot: CallSlot, kept: Object<'_, '_>) {
    if !is_record(record) {
        return;
    }
    // SAFETY: the object is a record, as was checked above.
    let record: This<'_, '_> = unsafe { record.cast_unchecked() };
    let root = root(record);
    if head(root).owners.put(slot, Entry::of_call(data(record), slot, kept)) {
        instances::track(root);
    }
}

/// Drops the arguments of calls that were kept for a record that has been destroyed.
pub fn release(record: Object<'_, '_>) {
    if is_record(record) {
        // SAFETY: the object is a record, as was checked above.
        field_owners(unsafe { record.cast_unchecked() }).forget_calls();
    }
}

/// Creates a zeroed record, followed by this many bytes, and returns it with its address.
pub fn new<'py>(py: Python<'py>, def: &'static RecordDef, spare: usize) -> Fallible<(Bound<'py, Record>, *mut u8)> {
    // SAFETY: `class` returns the class of this table.
    unsafe { allocate(class(py, def)?, def, spare) }
}

/// Creates a record that begins with these bytes; the rest is zero.
pub fn with_bytes<'py>(py: Python<'py>, def: &'static RecordDef, bytes: &[u8]) -> Fallible<Owned<'py>> {
    assert!(bytes.len() <= def.size, "no more bytes than the record has");
    let (record, data) = new(py, def, 0)?;
    // SAFETY: the record has this many bytes, and is not shared yet.
    unsafe { data.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
    Ok(record.into_any())
}

/// Creates a zeroed record of a class, followed by this many bytes, and returns it with its address.
///
/// # Safety
///
/// `class` must be the class of this table, or a subclass.
#[inline(always)]
pub(super) unsafe fn allocate<'py>(
    class: Borrowed<'_, 'py, PyType>,
    def: &'static RecordDef,
    spare: usize,
) -> Fallible<(Bound<'py, Record>, *mut u8)> {
    let (size, align) = (def.size + spare, def.align);
    // SAFETY: the memory of a new root is as large as the record, and is the root's.
    unsafe {
        if places(def) == 0 {
            return allocate_root(class, size, align);
        }
        let (root, data) = allocate_root(self::class(class.py(), def)?, size, align)?;
        Ok((sharing(class, def, data, root.as_borrowed())?, data))
    }
}

/// Creates a record of a class at an address.
///
/// # Safety
///
/// The requirements of [`allocate`] apply. The program is responsible for the memory at the address.
unsafe fn at_address<'py>(
    class: Borrowed<'_, 'py, PyType>,
    def: &'static RecordDef,
    data: *mut u8,
) -> Fallible<Bound<'py, Record>> {
    let has_nested = places(def) > 0;
    let own = if has_nested { self::class(class.py(), def)? } else { class };
    // SAFETY: `own` is the class of this table or a subclass, and the new instance is not shared yet.
    unsafe {
        let root = instances::allocate::<Record>(own, 0)?;
        (*root.as_ptr().cast::<Record>()).data = data;
        if has_nested { sharing(class, def, data, root.as_borrowed()) } else { Ok(root) }
    }
}

/// Creates a record of a class that shares the memory of a root.
///
/// # Safety
///
/// The requirements of [`allocate`] apply. `data` must be a record of this table in the memory of `root`, which must be
/// a root.
unsafe fn sharing<'py>(
    class: Borrowed<'_, 'py, PyType>,
    def: &'static RecordDef,
    data: *mut u8,
    root: This<'_, 'py>,
) -> Fallible<Bound<'py, Record>> {
    // SAFETY: instances of such a class are records, and the new one is not shared yet; it refers to memory of `root`,
    // which lives as long as the reference to it.
    unsafe {
        let object = instances::allocate::<Record>(class, places(def))?;
        let record: *mut Record = object.as_ptr().cast();
        (&raw mut (*record).data).write(data);
        (&raw mut (*record).root).write(Some(StrongRef::new(any(root))));
        instances::track(object.as_borrowed());
        Ok(object)
    }
}

/// Returns the size of the places for nested records, for a table with a class.
#[inline(always)]
fn places(def: &'static RecordDef) -> usize {
    def.state.places.load(Ordering::Relaxed)
}

/// Creates a root with zeroed memory, and returns it with the address of the memory.
///
/// # Safety
///
/// `class` must be a class of records, a subclass of such a class, or the class of memory.
#[inline(always)]
unsafe fn allocate_root<'py>(
    class: Borrowed<'_, 'py, PyType>,
    size: usize,
    align: usize,
) -> Fallible<(Bound<'py, Record>, *mut u8)> {
    let slack = align.saturating_sub(16);
    // SAFETY: instances of such a class are records; the new one is not shared yet.
    unsafe {
        let record = instances::allocate::<Record>(class, size + slack)?;
        let own = record.as_ptr().cast::<u8>().add(HEAD);
        let data = if slack == 0 { own } else { own.add(own.align_offset(align)) };
        (*record.as_ptr().cast::<Record>()).data = data;
        Ok((record, data))
    }
}

/// Creates a record with these field values.
pub fn with_fields<'py>(
    py: Python<'py>,
    def: &'static RecordDef,
    fields: &[(&CStr, Object<'_, 'py>)],
) -> Fallible<Owned<'py>> {
    let record = new(py, def, 0)?.0.into_any();
    for &(name, value) in fields {
        // SAFETY: both objects are alive; the name ends with a NUL.
        if unsafe { ffi::PyObject_SetAttrString(record.as_ptr(), name.as_ptr(), value.as_ptr()) } != 0 {
            return Err(Raised::already_set(py));
        }
    }
    Ok(record)
}

/// Creates a record that shares the memory of another record, and keeps that memory alive.
///
/// # Safety
///
/// `data` must be the address of a record of this table in the memory of `root`, which must be a root.
pub unsafe fn alias<'py>(def: &'static RecordDef, data: *mut u8, root: This<'_, 'py>) -> Fallible<Owned<'py>> {
    // SAFETY: the caller meets the requirements of this function; `class` returns the class of this table.
    Ok(unsafe { sharing(class(root.py(), def)?, def, data, root)? }.into_any())
}

/// Returns the record in a field of another record. The result is the same object each time, because the outer record
/// keeps it.
///
/// # Safety
///
/// The record must have this field, which must be a record.
#[inline(always)]
pub unsafe fn nested<'py>(this: This<'_, 'py>, field: &'static FieldDef) -> Fallible<Owned<'py>> {
    if let Some(place) = head(this).place(field) {
        // SAFETY: the pointer is null, or refers to an object that the record keeps.
        if let Some(found) = unsafe { Borrowed::from_ptr_or_opt(this.py(), place.load(Ordering::Acquire)) } {
            return Ok(incref(found));
        }
    }
    // SAFETY: the caller meets the requirements of this function.
    unsafe { first_nested(this, field) }
}

/// # Safety
///
/// The requirements are the same as for [`nested`].
#[cold]
#[inline(never)]
unsafe fn first_nested<'py>(this: This<'_, 'py>, field: &'static FieldDef) -> Fallible<Owned<'py>> {
    let Ty::Record(def) = field.ty else { unreachable!("only fields that are records have places") };
    // SAFETY: the field is in the memory of the record's root.
    let made = unsafe { alias(def, data(this).add(field.offset), root(this))? };
    let Some(place) = head(this).place(field) else { return Ok(made) };
    match place.compare_exchange(null_mut(), made.as_ptr(), Ordering::AcqRel, Ordering::Acquire) {
        Ok(_) => {
            let kept = incref(made.as_borrowed());
            core::mem::forget(made);
            Ok(kept)
        }
        // SAFETY: another thread was first, and the record keeps the object of that thread.
        Err(found) => Ok(incref(unsafe { Borrowed::from_ptr(this.py(), found) })),
    }
}

/// Creates zeroed memory, which is a root, into which lists are copied.
pub(super) fn memory(py: Python<'_>, size: usize) -> Fallible<(Bound<'_, Record>, *mut u8)> {
    static CLASS: OnceObject<PyType> = OnceObject::new();
    let class = match CLASS.get(py) {
        Some(class) => class,
        None => {
            let doc = "Memory that a field of a record points to.";
            ClassSpec::<Record>::new("Memory", package::own().module(), "()", doc).make(py, None, &CLASS)?
        }
    };
    // SAFETY: `class` is the class of memory.
    unsafe { allocate_root(class, size, 16) }
}

/// Implements `T(*fields, _ptr=0, **fields)`. In the modules that replace `cuda.bindings`, implements `T(_ptr=0,
/// **fields)`, as in that package.
fn construct<'py>(
    class: Borrowed<'_, 'py, PyType>,
    args: Borrowed<'_, 'py, PyTuple>,
    names: Option<Borrowed<'_, 'py, PyDict>>,
) -> Fallible<Owned<'py>> {
    let py = class.py();
    let Some(def) = class::table::<Record>(class) else {
        return Err(type_error(py, format_args!("not one of CUDA's classes")));
    };
    let count = args.len();
    if count > 0 {
        expect_at_most(py, def, count)?;
    }
    let positional = if count == 0 || presented::is_renamed() { 0 } else { count };
    let address = match (count - positional, &names) {
        (1, _) => Some(args.get_item(0)?),
        (_, Some(names)) => names.get_item(c_api::string(py, "_ptr")?)?,
        _ => None,
    };
    let address = address.map_or(Ok(0), |address| memory::lasting_address(address.as_borrowed()))?;
    // SAFETY: the class is a class of records, and the memory is as large as the record; the program is responsible for
    // an address.
    let record = unsafe {
        if address == 0 {
            let (record, data) = allocate(class, def, 0)?;
            data.copy_from(def.initial.as_ptr(), def.initial.len().min(def.size));
            record
        } else {
            at_address(class, def, with_exposed_provenance_mut(address))?
        }
    };
    let record = record.into_any();
    if positional > 0 {
        set_positional(def, &record, args, names.as_deref())?;
    }
    if let Some(names) = names {
        set_fields(def, &record, &names)?;
    }
    Ok(record)
}

/// Raises an exception if there are more positional arguments than fields.
#[cold]
fn expect_at_most(py: Python<'_>, def: &'static RecordDef, count: usize) -> Fallible<()> {
    let most = if presented::is_renamed() { 1 } else { def.root().fields().len() };
    if count <= most {
        return Ok(());
    }
    let (name, s) = (def.text.name(), if most == 1 { "" } else { "s" });
    Err(type_error(py, format_args!("{name}() takes at most {most} positional argument{s} ({count} given)")))
}

/// Sets the fields that were passed by position, in the order of the header.
#[cold]
fn set_positional<'py>(
    def: &'static RecordDef,
    record: &Owned<'py>,
    args: Borrowed<'_, 'py, PyTuple>,
    names: Option<&Bound<'py, PyDict>>,
) -> Fallible<()> {
    for (field, value) in def.root().fields().iter().zip(args.iter()) {
        let name = field.name.to_string_lossy();
        if names.is_some_and(|names| c_api::find(names, field.name).is_some()) {
            let class = def.text.name();
            let message = format_args!("{class}() got multiple values for argument '{name}'");
            return Err(type_error(args.py(), message));
        }
        c_api::set_named(record.as_borrowed(), c_api::string(args.py(), &name)?.as_borrowed(), value.as_borrowed())?;
    }
    Ok(())
}

/// Sets the fields that were passed by name.
#[cold]
fn set_fields<'py>(def: &'static RecordDef, record: &Owned<'py>, names: &Bound<'py, PyDict>) -> Fallible<()> {
    // The loop iterates over a copy of the list, because a field's conversion may run Python code.
    for (key, value) in c_api::items(names)?
        .iter()
        .map(|item| item.extract::<(Owned<'py>, Owned<'py>)>())
        .collect::<PyResult<Vec<_>>>()?
    {
        let name = utf8(key.as_borrowed()).unwrap_or_default();
        if name == "_ptr" {
            continue;
        }
        if !def.root().fields().iter().any(|field| field.name.to_bytes() == name.as_bytes()) {
            let class = def.text.name();
            let message = format_args!("{class}() got an unexpected keyword argument '{name}'");
            return Err(type_error(names.py(), message));
        }
        c_api::set_named(record.as_borrowed(), c_api::string(names.py(), &name)?.as_borrowed(), value.as_borrowed())?;
    }
    Ok(())
}

/// Implements `getPtr()`.
fn get_ptr<'py>(this: This<'_, 'py>) -> Fallible<Owned<'py>> {
    out::pointer(this.py(), data(this))
}

/// Implements `_size_`.
fn size<'py>(this: This<'_, 'py>, table: &'static RecordDef) -> Fallible<Owned<'py>> {
    out::usize(this.py(), table.size)
}

#[cold]
#[inline(never)]
fn make<'py>(py: Python<'py>, def: &'static RecordDef) -> Fallible<Borrowed<'static, 'py, PyType>> {
    def.state.places.store(def.places(), Ordering::Relaxed);
    if def.is_taken {
        return base::class(py, &def.text, def.shape(), &def.state.class);
    }
    let parent = def.base.map_or_else(|| root_class(py), |base| class(py, base))?;
    let spec = ClassSpec::new(def.text.name(), def.text.module(), signature(), def.text.doc()).table(
        def,
        c"The size in C, in bytes.",
        size,
    );
    let spec = if def.removed.is_empty() { spec } else { spec.attributes(attribute) };
    record_fields::add(spec, def).make(py, Some(parent), &def.state.class)
}

/// Looks up an attribute. If the record had the field in an earlier major version, the error contains a hint.
fn attribute<'py>(this: This<'_, 'py>, name: Object<'_, 'py>) -> Fallible<Owned<'py>> {
    // SAFETY: `this` is alive, and `name` is the attribute's name; the function returns a new reference, or null with
    // an exception set.
    let found = unsafe { owned(this.py(), ffi::PyObject_GenericGetAttr(any(this).as_ptr(), name.as_ptr())) };
    found.map_err(|raised| {
        let py = this.py();
        let error = PyErr::from(raised);
        let removed = class::table_of(this).root().removed;
        let name = utf8(name).unwrap_or_default();
        let hint = removed.iter().find(|(field, _)| *field == name).map(|(_, hint)| *hint);
        if let (Some(hint), true) = (hint, error.is_instance_of::<PyAttributeError>(py)) {
            let text = format!("{}: {hint}", error.value(py));
            let set = || -> Fallible<()> {
                let args = c_api::tuple_of(py, vec![c_api::string(py, &text)?])?;
                c_api::set_attribute(error.value(py).as_any().as_borrowed(), c"args", args.as_any().as_borrowed())
            };
            if let Err(raised) = set() {
                raised.clear(py);
            }
        }
        Raised::from(error)
    })
}

/// Returns the signature of the constructors.
fn signature() -> &'static str {
    if presented::is_renamed() { "(_ptr=0, **fields)" } else { "(*values, _ptr=0, **fields)" }
}

/// Returns the common base class. It contains all attributes that do not depend on the table, so each class is small.
fn root_class(py: Python<'_>) -> Fallible<Borrowed<'static, '_, PyType>> {
    static CLASS: OnceObject<PyType> = OnceObject::new();
    if let Some(class) = CLASS.get(py) {
        return Ok(class);
    }
    let spec = ClassSpec::new("Record", package::own().module(), signature(), "A CUDA struct or union.")
        .constructor(construct)
        .repr(record_fields::repr)
        .method(c"getPtr", c"The address of the record.", get_ptr);
    let spec = record_arrays::add(record_equality::add(record_copy::add(spec)));
    spec.without_instances().make(py, None, &CLASS)
}
