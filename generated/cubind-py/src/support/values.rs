//! Classes of handles, scalars and callbacks: a C integer or pointer, with a class and an address.
//!
//! An instance either stores its variable inline, or refers to a variable elsewhere, in a field of a record or in
//! memory at an address that the program has passed. `int(h)` therefore always reads the variable, and `h.getPtr()`
//! returns the variable's address.

use core::ffi::c_void;
use core::mem::{ManuallyDrop, offset_of};
use core::ptr::{self, with_exposed_provenance_mut};

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};
use pyo3::{Borrowed, ffi};

use super::call_arena::CallArena;
use super::callback;
use super::class::{self, ClassSpec, Instance, Tabled, any, table_of};
use super::collect::{Collect, Visit, Visited};
use super::errors::{Fallible, Object, Owned, as_utf8, overflow_error, type_error};
use super::instances::FreeList;
use super::integers::CInteger;
use super::interop::{self, Memory};
use super::memory::{self, Given};
use super::refs::{OnceObject, StrongRef};
use super::tables::{ValueDef, ValueKind};
use super::{
    base, buffers,
    c_api::{self, interned},
    instances, numbers, out, package,
};

/// An instance of a class of handles, scalars or callbacks. Cython modules read its first two words, because the
/// declarations of `cuda.bindings` contain the value and then its address.
#[repr(C)]
pub struct Value {
    head: ffi::PyObject,
    own: Own,
    /// The address of the variable, which is `own.here` or a variable elsewhere.
    variable: *mut c_void,
    /// The weak references to the instance, which CPython keeps. The pointer is null if there are none.
    weak: *mut ffi::PyObject,
}

/// The inline variable, or the owner of a variable outside of the instance.
#[repr(C)]
union Own {
    /// The inline variable itself, in the low bytes.
    here: u64,
    /// The owner of a variable outside of the instance. The pointer is null if the program is responsible for the
    /// variable.
    owner: ManuallyDrop<Option<StrongRef>>,
}

static MARK: [u8; 7] = *b"_size_\0";

impl Tabled for Value {
    type Table = ValueDef;
    const MARK: &'static [u8] = &MARK;
}

// SAFETY: the struct begins with an object head, and zeros are valid for both parts of the union.
unsafe impl Instance for Value {
    const ITEM: usize = 0;

    #[inline(always)]
    unsafe fn recycle(this: *mut Self) -> bool {
        // SAFETY: nothing refers to the instance, and its class is alive. An instance with an inline variable and
        // without weak references has nothing to drop, and was allocated without the collector's header if the class
        // was created by this package.
        unsafe {
            let is_plain = ptr::eq((*this).variable, (&raw const (*this).own).cast()) && (*this).weak.is_null();
            is_plain && class::is_own((*this).head.ob_type) && FREE.put(this.cast())
        }
    }
}

/// The memory of freed handles, which is reused for new handles.
static FREE: FreeList<128> = FreeList::new();

// The head has two words, or four in a free-threaded interpreter.
const _: () = assert!(size_of::<Value>() == size_of::<ffi::PyObject>() + 24);

/// The offset of the address of the variable.
pub const OFFSET: usize = offset_of!(Value, variable);
/// The offset of the weak references.
const WEAK: usize = offset_of!(Value, weak);

impl Drop for Value {
    fn drop(&mut self) {
        if !self.weak.is_null() {
            // SAFETY: no reference to the instance is left, and no part of it has been dropped.
            unsafe { ffi::PyObject_ClearWeakRefs((&raw mut *self).cast()) };
        }
        if self.variable != (&raw mut self.own).cast() {
            // SAFETY: an owner exists only for a variable elsewhere.
            unsafe { ManuallyDrop::drop(&mut self.own.owner) };
        }
    }
}

impl Value {
    /// Returns the owner of a variable elsewhere.
    #[inline(always)]
    fn owner(&self) -> Option<&StrongRef> {
        if ptr::eq(self.variable, (&raw const self.own).cast()) {
            return None;
        }
        // SAFETY: the variable is elsewhere, so `owner` is the active part of the union.
        unsafe { self.own.owner.as_ref() }
    }
}

/// An instance without an owner has no references, so it is allocated without the collector's header. Every call that
/// returns a handle creates such an instance. A class that is defined in Python allocates all of its instances for the
/// collector.
impl Collect for Value {
    fn traverse(&self, visit: &Visit) -> Visited {
        self.owner().map_or(Visited::Continue(()), |owner| visit.reference(owner))
    }

    #[inline(always)]
    fn is_collected(&self) -> bool {
        // SAFETY: the class of an object is alive.
        self.owner().is_some() || !unsafe { class::is_own(self.head.ob_type) }
    }
}

/// Returns the class of a table. The class is never freed.
#[inline(always)]
pub fn class<'py>(py: Python<'py>, def: &'static ValueDef) -> Fallible<Borrowed<'static, 'py, PyType>> {
    match def.state.class.get(py) {
        Some(class) => Ok(class),
        None => make(py, def),
    }
}

/// Returns true if an object is a handle, a scalar or a callback of this package or of the base package.
pub fn is_value(object: Object<'_, '_>) -> bool {
    any_value(object).is_some()
}

/// Casts an object to a value, and returns it with its kind.
pub fn any_value<'a, 'py>(object: Object<'a, 'py>) -> Option<(Borrowed<'a, 'py, Value>, ValueKind)> {
    if let Some((value, table)) = class::instance::<Value>(object) {
        return Some((value, table.kind));
    }
    let kind = base::value_kind(object)?;
    // SAFETY: instances have the same layout in both packages.
    Some((unsafe { object.cast_unchecked() }, kind))
}

/// Casts an object to a value, if it is an instance of this class or a subclass.
#[inline(always)]
pub fn of<'a, 'py>(object: Object<'a, 'py>, def: &'static ValueDef) -> Option<Borrowed<'a, 'py, Value>> {
    // SAFETY: instances of the class are values.
    class::is_instance(object, &def.state.class).then(|| unsafe { object.cast_unchecked() })
}

/// Like [`of`], but accepts only instances of exactly this class, which takes a single comparison.
#[inline(always)]
pub fn exactly<'a, 'py>(object: Object<'a, 'py>, def: &'static ValueDef) -> Option<Borrowed<'a, 'py, Value>> {
    // SAFETY: instances of the class are values.
    def.state.class.is_at(object.get_type_ptr()).then(|| unsafe { object.cast_unchecked() })
}

/// Creates an instance with an inline variable. `value` contains the value in its low bytes.
#[inline(always)]
pub fn new<'py>(py: Python<'py>, def: &'static ValueDef, value: u64) -> Fallible<Owned<'py>> {
    let class = class(py, def)?;
    // SAFETY: the memory belongs to a freed instance, or to a new instance of a class of this package, which is
    // initialized here.
    unsafe {
        let memory = match FREE.take(py) {
            Some(memory) => memory,
            None => instances::plain_memory::<Value>(py)?,
        };
        let object = instances::initialized::<Value>(class, memory);
        fill(&object, value);
        Ok(object.into_any())
    }
}

/// Initializes a new instance with an inline variable.
///
/// # Safety
///
/// The instance must not be shared yet.
#[inline(always)]
unsafe fn fill(instance: &Bound<'_, Value>, value: u64) {
    let instance: *mut Value = instance.as_ptr().cast();
    // SAFETY: the memory belongs to an instance with an initialized head, which is not shared.
    unsafe {
        (&raw mut (*instance).own.here).write(value);
        (&raw mut (*instance).variable).write((&raw mut (*instance).own).cast());
        (&raw mut (*instance).weak).write(ptr::null_mut());
    }
}

/// Creates an instance that refers to a variable elsewhere. `owner`, if there is one, keeps that variable alive.
///
/// # Safety
///
/// The variable must be readable, and must be valid while its owner is alive.
pub unsafe fn alias<'py>(
    py: Python<'py>,
    def: &'static ValueDef,
    variable: *mut c_void,
    owner: Option<Object<'_, 'py>>,
) -> Fallible<Owned<'py>> {
    // SAFETY: the class was created here, and the instance is initialized below; an instance with an owner is allocated
    // for the collector.
    unsafe {
        if owner.is_none() {
            let object = new(py, def, 0)?;
            point(&object, variable, None);
            return Ok(object);
        }
        let object = instances::allocate_own::<Value>(class(py, def)?, 0)?;
        point(object.as_any(), variable, owner);
        Ok(instances::tracked(object).into_any())
    }
}

/// # Safety
///
/// The requirements of [`alias`] apply. `value` must store its variable inline, and no other code may have a reference
/// to `value` yet.
unsafe fn point(value: &Owned<'_>, variable: *mut c_void, owner: Option<Object<'_, '_>>) {
    let value: *mut Value = value.as_ptr().cast();
    // SAFETY: the instance is not shared, and its inline variable needs no drop.
    unsafe {
        (*value).variable = variable;
        (*value).own.owner = ManuallyDrop::new(owner.map(StrongRef::new));
    }
}

/// Returns the value of an instance. `T` has the width in the table.
#[inline(always)]
pub fn get<T: Copy>(this: Borrowed<'_, '_, Value>) -> T {
    // SAFETY: a variable elsewhere may be unaligned; the constructor's contract guarantees that it exists.
    unsafe { variable(this).cast::<T>().read_unaligned() }
}

/// Returns the address of the variable.
#[inline(always)]
pub fn variable(this: Borrowed<'_, '_, Value>) -> *mut c_void {
    // SAFETY: the object is an instance, whose memory is valid while it is borrowed.
    unsafe { (*this.as_ptr().cast::<Value>()).variable }
}

/// Returns the value of a handle, an address or another integer of that size, for a `void *` in C. Returns `None` for
/// an instance that was created with `_ptr`, because the program then refers to that address.
pub fn pointer(object: Object<'_, '_>) -> Option<u64> {
    let (value, kind) = any_value(object)?;
    // SAFETY: the object is an instance, whose memory is valid while it is borrowed.
    let instance = unsafe { &*value.as_ptr().cast::<Value>() };
    let is_own = ptr::eq(instance.variable, (&raw const instance.own).cast());
    let is_pointer = kind.size() == size_of::<usize>() && (is_own || instance.owner().is_some());
    is_pointer.then(|| word(kind, value))
}

/// Stores the value that CUDA has written in the program's object, if the object has this class.
pub fn update(object: Object<'_, '_>, def: &'static ValueDef, value: u64) {
    if let Some(instance) = of(object, def) {
        let from = (&raw const value).cast::<u8>();
        // SAFETY: a variable has the size of its kind.
        unsafe { variable(instance).cast::<u8>().copy_from_nonoverlapping(from, def.kind.size()) };
    }
}

/// Returns the value as a machine word with the sign extended.
fn word(kind: ValueKind, this: Borrowed<'_, '_, Value>) -> u64 {
    match kind {
        ValueKind::I8 => i64::from(get::<i8>(this)) as u64,
        ValueKind::U8 => get::<u8>(this).into(),
        ValueKind::I16 => i64::from(get::<i16>(this)) as u64,
        ValueKind::U16 => get::<u16>(this).into(),
        ValueKind::I32 => i64::from(get::<i32>(this)) as u64,
        ValueKind::U32 => get::<u32>(this).into(),
        ValueKind::Handle | ValueKind::Stream | ValueKind::DevicePointer | ValueKind::Callback => get(this),
        ValueKind::I64 | ValueKind::U64 => get(this),
    }
}

/// Converts a Python number for a variable of this kind. The result contains the value in its low bytes.
#[inline]
pub fn convert(kind: ValueKind, object: Object<'_, '_>) -> Fallible<u64> {
    match kind {
        ValueKind::I8 => numbers::i8(object).map(|value| value as u64),
        ValueKind::U8 => numbers::u8(object).map(u64::from),
        ValueKind::I16 => numbers::i16(object).map(|value| value as u64),
        ValueKind::U16 => numbers::u16(object).map(u64::from),
        ValueKind::I32 => numbers::i32(object).map(|value| value as u64),
        ValueKind::U32 => numbers::u32(object).map(u64::from),
        ValueKind::I64 => numbers::i64(object).map(|value| value as u64),
        ValueKind::Handle | ValueKind::Stream | ValueKind::DevicePointer | ValueKind::Callback => numbers::u64(object),
        ValueKind::U64 => numbers::u64(object),
    }
}

/// Converts an argument that should have this class. None becomes null.
pub fn coerce(def: &'static ValueDef, object: Object<'_, '_>, arena: &CallArena) -> Fallible<u64> {
    let kind = def.kind;
    if let Some(value) = of(object, def) {
        return Ok(word(kind, value));
    }
    if object.is_none() {
        return Ok(0);
    }
    if kind == ValueKind::Callback && !numbers::has_int(object) {
        arena.object(object)?;
        return callback::field(object, def.signature, arena).map(|address| address.expose_provenance() as u64);
    }
    if let Some(word) = foreign(kind, object)? {
        arena.object(object)?;
        return Ok(word);
    }
    convert(kind, object)
}

/// Returns the value of another package's stream or device array. `None` for any other object.
#[inline]
pub fn foreign(kind: ValueKind, object: Object<'_, '_>) -> Fallible<Option<u64>> {
    if !matches!(kind, ValueKind::Stream | ValueKind::DevicePointer) {
        return Ok(None);
    }
    // An object with a buffer but without a length is a NumPy scalar.
    let is_number = c_api::has_buffer(object) && !buffers::is_memory(object);
    if c_api::is_int(object) || is_number {
        return Ok(None);
    }
    match kind {
        ValueKind::Stream => interop::stream(object),
        _ if is_value(object) => Ok(None),
        _ => Ok(match memory::given(object, Memory::Device)? {
            Given::Array(array) => Some(array.address.expose_provenance() as u64),
            Given::Buffer | Given::Neither => None,
        }),
    }
}

/// Implements `__int__()`.
fn int<'py>(this: Borrowed<'_, 'py, Value>) -> Fallible<Owned<'py>> {
    let kind = table_of(this).kind;
    let word = word(kind, this);
    if kind.is_signed() { out::i64(this.py(), word as i64) } else { out::u64(this.py(), word) }
}

/// Implements `__int__()` of a class whose values have this type.
fn int_of<'py, N: CInteger>(this: Borrowed<'_, 'py, Value>) -> Fallible<Owned<'py>> {
    N::object(this.py(), get::<N>(this))
}

/// Implements `T(init_value)`.
fn construct_of_one<'py>(class: Borrowed<'_, 'py, PyType>, value: Object<'_, 'py>) -> Fallible<Owned<'py>> {
    let py = class.py();
    match class::table::<Value>(class) {
        Some(def) if def.state.class.is_at(class.as_ptr()) => new(py, def, initial(def, value)?),
        // CPython calls this function only for the class itself, never for a subclass.
        Some(_) | None => Err(type_error(py, format_args!("not one of CUDA's classes"))),
    }
}

/// Implements `T(init_value=0, _ptr=0)`.
fn construct<'py>(
    class: Borrowed<'_, 'py, PyType>,
    args: Borrowed<'_, 'py, PyTuple>,
    names: Option<Borrowed<'_, 'py, PyDict>>,
) -> Fallible<Owned<'py>> {
    let py = class.py();
    let Some(def) = class::table::<Value>(class) else {
        return Err(type_error(py, format_args!("not one of CUDA's classes")));
    };
    let count = args.len();
    let item = |index| args.get_borrowed_item(index);
    let plain = def.state.class.is_at(class.as_ptr());
    if plain && count == 1 && names.is_none() {
        return new(py, def, initial(def, item(0)?)?);
    }
    if count > 2 {
        let name = def.text.name();
        return Err(type_error(py, format_args!("{name}() takes at most 2 positional arguments ({count} given)")));
    }
    let mut given = [None, None];
    for (index, place) in given.iter_mut().enumerate().take(count) {
        *place = Some(item(index)?.to_owned());
    }
    if let Some(names) = names {
        by_name(def.text.name(), &names, &["init_value", "_ptr"], &mut given)?;
    }
    let [value, address] = &given;
    let number = value.as_ref().map_or(Ok(0), |value| initial(def, value.as_borrowed()))?;
    let address = address.as_ref().map_or(Ok(0), |address| memory::lasting_address(address.as_borrowed()))?;
    let object = if plain {
        new(py, def, number)?
    } else {
        // SAFETY: the class extends a class whose instances are values.
        unsafe {
            let object = instances::allocate::<Value>(class, 0)?;
            fill(&object, number);
            object.into_any()
        }
    };
    if address != 0 {
        let variable = with_exposed_provenance_mut::<c_void>(address);
        // SAFETY: the program is responsible for the address.
        unsafe {
            // As in cuda.bindings, if a value and an address are passed, the value is written to that address.
            if value.is_some() && number != 0 {
                variable.cast::<u8>().copy_from((&raw const number).cast(), def.kind.size());
            }
            point(&object, variable, None);
        }
    }
    Ok(object)
}

/// Converts the argument of a constructor: a number, or a Python callable, which becomes a C function.
fn initial(def: &'static ValueDef, object: Object<'_, '_>) -> Fallible<u64> {
    if def.signature.is_some() && object.is_callable() && !numbers::has_int(object) {
        let address = callback::field(object, def.signature, &CallArena::new())?;
        return Ok(address.expose_provenance() as u64);
    }
    convert(def.kind, object)
}

/// Combines the keyword arguments with the positional arguments.
#[cold]
fn by_name<'py>(
    class: &str,
    names: &Bound<'py, PyDict>,
    known: &[&str],
    given: &mut [Option<Owned<'py>>],
) -> Fallible<()> {
    let py = names.py();
    let mut found = 0;
    for (name, place) in known.iter().zip(given) {
        let Some(value) = names.get_item(c_api::string(py, name)?)? else { continue };
        if place.replace(value).is_some() {
            return Err(type_error(py, format_args!("{class}() got multiple values for argument '{name}'")));
        }
        found += 1;
    }
    if found < names.len() {
        return Err(type_error(py, format_args!("{class}() got an unexpected keyword argument")));
    }
    Ok(())
}

/// Formats `<CUstream 0x5>` or `<CUdevice 3>`, with the name of the driver's class, which cuda.bindings also prints for
/// handles of the runtime.
fn repr<'py>(this: Borrowed<'_, 'py, Value>) -> Fallible<Owned<'py>> {
    let def = table_of(this);
    let (name, word) = (def.root().text.name(), word(def.kind, this));
    let text = match def.kind {
        ValueKind::Handle | ValueKind::Stream | ValueKind::Callback => format!("<{name} {word:#x}>"),
        ValueKind::I8 | ValueKind::I16 | ValueKind::I32 | ValueKind::I64 => format!("<{name} {}>", word as i64),
        ValueKind::U8 | ValueKind::U16 | ValueKind::U32 | ValueKind::U64 | ValueKind::DevicePointer => {
            format!("<{name} {word}>")
        }
    };
    c_api::string(this.py(), &text)
}

/// Returns the hash of the int.
fn hash(this: Borrowed<'_, '_, Value>) -> isize {
    const PRIME: u64 = (1 << 61) - 1;
    let kind = table_of(this).kind;
    let word = word(kind, this);
    let signed = kind.is_signed() && (word as i64) < 0;
    let hash = if signed { -(((word as i64).unsigned_abs() % PRIME) as isize) } else { (word % PRIME) as isize };
    if hash == -1 { -2 } else { hash }
}

/// Compares two objects. A value is equal to the same value of the same family. A stream of the driver is equal to the
/// same stream of the runtime, but not to an event or an int.
fn equal(this: Borrowed<'_, '_, Value>, other: Object<'_, '_>) -> Option<bool> {
    let def = table_of(this);
    let other = match exactly(other, def) {
        Some(other) => other,
        None => class::instance::<Value>(other).filter(|(_, other)| ptr::eq(other.root(), def.root()))?.0,
    };
    Some(word(def.kind, this) == word(def.kind, other))
}

/// Implements `address + 4` and `4 + address`: the address plus an offset in bytes.
fn add<'py>(left: Object<'_, 'py>, right: Object<'_, 'py>) -> Fallible<Option<Owned<'py>>> {
    let (address, distance) = if class::instance::<Value>(left).is_some() { (left, right) } else { (right, left) };
    moved(address, distance, u64::checked_add_signed)
}

/// Implements `address - 4`, and the difference between two addresses in bytes.
fn subtract<'py>(left: Object<'_, 'py>, right: Object<'_, 'py>) -> Fallible<Option<Owned<'py>>> {
    let Some((this, table)) = class::instance::<Value>(left) else { return Ok(None) };
    match class::instance::<Value>(right) {
        Some((other, of)) if ptr::eq(of.root(), table.root()) => {
            out::i64(left.py(), get::<i64>(this).wrapping_sub(get(other))).map(Some)
        }
        Some(_) => Ok(None),
        None => moved(left, right, |address, by| address.checked_add_signed(by.checked_neg()?)),
    }
}

/// Returns the address plus an offset in bytes, or `None` if the offset is not an integer.
fn moved<'py>(
    address: Object<'_, 'py>,
    distance: Object<'_, 'py>,
    by: fn(u64, i64) -> Option<u64>,
) -> Fallible<Option<Owned<'py>>> {
    let py = address.py();
    let Some((this, table)) = class::instance::<Value>(address) else { return Ok(None) };
    if !c_api::has_index(distance) || is_value(distance) {
        return Ok(None);
    }
    let (distance, overflow) = c_api::as_i64_and_overflow(c_api::int(distance)?.as_borrowed());
    match by(get(this), distance).filter(|_| overflow == 0) {
        Some(address) => new(py, table, address).map(Some),
        None => Err(overflow_error(py, format_args!("the address is out of range"))),
    }
}

/// Implements `__format__(spec)`, which formats the integer or, without a specification, the string representation of
/// the object.
fn format<'py>(this: Borrowed<'_, 'py, Value>, spec: Object<'_, 'py>) -> Fallible<Owned<'py>> {
    if as_utf8(spec)?.is_empty() {
        return Ok(any(this).str()?.into_any());
    }
    c_api::call_method(int(this)?.as_borrowed(), c"__format__", vec![spec.to_owned()])
}

/// Implements `getPtr()`.
fn get_ptr<'py>(this: Borrowed<'_, 'py, Value>) -> Fallible<Owned<'py>> {
    out::pointer(this.py(), variable(this))
}

/// Implements `__cuda_stream__()`, which returns the version of the protocol, and the handle.
fn cuda_stream<'py>(this: Borrowed<'_, 'py, Value>) -> Fallible<Owned<'py>> {
    let py = this.py();
    Ok(c_api::tuple_of(py, vec![out::i32(py, 0)?, out::u64(py, get(this))?])?.into_any())
}

/// Implements `__reduce__()`, which returns the class, the value, and the attributes of a class that is defined in
/// Python.
fn reduce<'py>(this: Borrowed<'_, 'py, Value>) -> Fallible<Owned<'py>> {
    let object = any(this);
    let given = c_api::tuple_of(this.py(), vec![int(this)?])?;
    let parts = vec![object.get_type().into_any(), given.into_any(), attributes(object)?];
    Ok(c_api::tuple_of(this.py(), parts)?.into_any())
}

/// Returns the `__dict__` of an instance of a class that is defined in Python, or None for classes of this package.
pub(super) fn attributes<'py>(object: Object<'_, 'py>) -> Fallible<Owned<'py>> {
    let py = object.py();
    Ok(c_api::named_if_there(object, interned!(py, "__dict__")?)?.unwrap_or_else(|| out::none(py)))
}

/// Implements `_size_`.
fn size<'py>(this: Borrowed<'_, 'py, Value>, table: &'static ValueDef) -> Fallible<Owned<'py>> {
    out::usize(this.py(), table.kind.size())
}

#[cold]
#[inline(never)]
fn make<'py>(py: Python<'py>, def: &'static ValueDef) -> Fallible<Borrowed<'static, 'py, PyType>> {
    if def.is_taken {
        return base::class(py, &def.text, def.shape(), &def.state.class);
    }
    let parent = def.base.map_or_else(|| root_class(py), |base| class(py, base))?;
    let mut spec =
        ClassSpec::<Value>::new(def.text.name(), def.text.module(), "(init_value=0, _ptr=0)", def.text.doc())
            .table(def, c"The size in C, in bytes.", size)
            .weakly_referenced(WEAK)
            .constructor_of_one(construct_of_one, construct);
    spec = match def.kind {
        ValueKind::I8 => spec.int(int_of::<i8>),
        ValueKind::U8 => spec.int(int_of::<u8>),
        ValueKind::I16 => spec.int(int_of::<i16>),
        ValueKind::U16 => spec.int(int_of::<u16>),
        ValueKind::I32 => spec.int(int_of::<i32>),
        ValueKind::U32 => spec.int(int_of::<u32>),
        ValueKind::I64 => spec.int(int_of::<i64>),
        ValueKind::Handle | ValueKind::Stream | ValueKind::DevicePointer | ValueKind::Callback | ValueKind::U64 => {
            spec.int(int_of::<u64>)
        }
    };
    if def.kind == ValueKind::Stream {
        spec = spec.method(c"__cuda_stream__", c"The CUDA stream protocol.", cuda_stream);
    }
    if def.kind == ValueKind::DevicePointer {
        spec = spec.sums(add, subtract);
    }
    spec.make(py, Some(parent), &def.state.class)
}

/// Returns the common base class. It contains all attributes that do not depend on the table, so that each class is
/// small.
fn root_class(py: Python<'_>) -> Fallible<Borrowed<'static, '_, PyType>> {
    static CLASS: OnceObject<PyType> = OnceObject::new();
    if let Some(class) = CLASS.get(py) {
        return Ok(class);
    }
    ClassSpec::<Value>::new("Value", package::own().module(), "(init_value=0, _ptr=0)", "A CUDA handle or scalar.")
        .constructor(construct)
        .repr(repr)
        .equality(hash, equal)
        .int(int)
        .method(c"getPtr", c"The address of the variable that holds the value.", get_ptr)
        .method_of_one(c"__format__", c"The integer in this format; without one, the same as str().", format)
        .method(c"__reduce__", c"For pickle and copy.", reduce)
        .without_instances()
        .make(py, None, &CLASS)
}
