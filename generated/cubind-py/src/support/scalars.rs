//! Scalars that a function reads or writes in host or device memory. The memory is selected by a mode of the library,
//! not by the function. A Python number is therefore passed as a host scalar, and an object that represents an address
//! is passed as that address.

use core::ffi::c_void;
use core::ptr;

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyComplex, PyFloat};

use super::call_arena::CallArena;
use super::either::either;
use super::errors::{Fallible, Object, Raised, class_repr, runtime_error, type_error, value_error};
use super::floats::{bfloat16, half};
use super::interop::{self, Memory};
use super::known_classes::is_number_of_c;
use super::memory::Given;
use super::own::Name;
use super::place::Place;
use super::tables::Ty;
use super::{
    c_api::{self, interned},
    memory, numbers, records, to_c, values,
};

/// The memory of the largest scalar, a complex number of two `double`s.
const LARGEST: usize = 16;

/// The variable in which a call stores a scalar that CUDA reads. It is aligned for every type, and initially zero.
#[derive(Default)]
#[repr(C, align(16))]
pub struct Number([u8; LARGEST]);

impl Number {
    /// Stores a Python number of a floating-point type, which is the common case, and returns the address of the
    /// variable. `None` in all other cases.
    #[inline]
    fn plain(&mut self, object: Object<'_, '_>, ty: &Ty) -> Option<*mut c_void> {
        let real =
            if object.is_exact_instance_of::<PyFloat>() { c_api::as_f64(object) } else { small_int(object)?.into() };
        match ty {
            Ty::F32 | Ty::Complex64 => self.0[..4].copy_from_slice(&(real as f32).to_ne_bytes()),
            Ty::F64 | Ty::Complex128 => self.0[..8].copy_from_slice(&real.to_ne_bytes()),
            _ => return None,
        }
        Some(ptr::from_mut(self).cast())
    }
}

/// Returns the value of an int that fits an `i32`, or `None` for any other object.
fn small_int(object: Object<'_, '_>) -> Option<i32> {
    if !c_api::is_exactly_int(object) {
        return None;
    }
    let (value, overflow) = c_api::as_i64_and_overflow(object);
    i32::try_from(value).ok().filter(|_| overflow == 0)
}

/// Converts a scalar of this type that CUDA reads. A Python number is converted to the type. Host memory must have the
/// size of the type. Any other object that represents an address is passed as that address.
#[inline]
pub fn scalar(
    object: Object<'_, '_>,
    name: impl Into<Name>,
    ty: &Ty,
    place: &mut Number,
    arena: &CallArena,
) -> Fallible<*mut c_void> {
    let name = name.into();
    match place.plain(object, ty) {
        Some(address) => Ok(address),
        None => other_scalar(object, name, ty, arena),
    }
}

#[inline(never)]
fn other_scalar(object: Object<'_, '_>, name: Name, ty: &Ty, arena: &CallArena) -> Fallible<*mut c_void> {
    if let Some(address) = address(object, arena)? {
        return Ok(address);
    }
    if is_number(object)? {
        return number(object, name, ty, Parts::One, arena);
    }
    in_memory(object, name, Some((ty, Parts::One)), arena)
}

/// The number of values of the selected type that a scalar consists of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Parts {
    /// The scalar is one value of the selected type.
    One,
    /// The scalar is complex, and has two parts of the selected type.
    Two,
    /// The scalar consists of one or two values, because it is not known whether it is complex.
    OneOrTwo,
}

impl Parts {
    /// Determines the number of values from the type that a second argument selects, if that type is known.
    fn of(complex: Option<&Ty>) -> Self {
        match complex {
            Some(Ty::Complex64 | Ty::Complex128) => Self::Two,
            Some(_) => Self::One,
            None => Self::OneOrTwo,
        }
    }

    /// Returns true if memory of this size has the size of such a scalar.
    fn fit(self, size: usize, ty: &Ty) -> bool {
        match self {
            Self::One => size == ty.size(),
            Self::Two => size == 2 * ty.size(),
            Self::OneOrTwo => size == ty.size() || size == 2 * ty.size(),
        }
    }
}

/// Like [`scalar`], but another argument selects the type. If the type is not known, a scalar is passed as the bytes of
/// its memory. NumPy scalars have such memory, but Python numbers do not.
#[inline]
pub fn selected_scalar(
    object: Object<'_, '_>,
    name: impl Into<Name>,
    ty: Option<&Ty>,
    place: &mut Number,
    arena: &CallArena,
) -> Fallible<*mut c_void> {
    let name = name.into();
    match ty.and_then(|ty| place.plain(object, ty)) {
        Some(address) => Ok(address),
        None => other_selected(object, name, ty, Parts::One, arena),
    }
}

/// Like [`selected_scalar`], but the selected type is that of each part of a complex scalar. `complex` is the type that
/// another argument selects, and determines whether the scalar is complex.
#[inline]
pub fn scalar_of_parts(
    object: Object<'_, '_>,
    name: impl Into<Name>,
    ty: Option<&Ty>,
    complex: Option<&Ty>,
    place: &mut Number,
    arena: &CallArena,
) -> Fallible<*mut c_void> {
    let name = name.into();
    match ty.and_then(|ty| place.plain(object, ty)) {
        Some(address) => Ok(address),
        None => other_selected(object, name, ty, Parts::of(complex), arena),
    }
}

#[inline(never)]
fn other_selected(
    object: Object<'_, '_>,
    name: Name,
    ty: Option<&Ty>,
    parts: Parts,
    arena: &CallArena,
) -> Fallible<*mut c_void> {
    if let Some(address) = address(object, arena)? {
        return Ok(address);
    }
    match ty {
        Some(ty) if is_number(object)? => number(object, name, ty, parts, arena),
        ty => in_memory(object, name, ty.map(|ty| (ty, parts)), arena),
    }
}

/// Converts a host scalar whose type no argument determines. The scalar is passed as the bytes of its memory. Addresses
/// are rejected, because the library would dereference them on the host, even if they belong to a device.
pub fn host_scalar(
    object: Object<'_, '_>,
    name: impl Into<Name>,
    nullable: bool,
    arena: &CallArena,
) -> Fallible<*mut c_void> {
    let name = name.into();
    let class = || class_repr(object);
    if object.is_none() {
        if nullable {
            return Ok(ptr::null_mut());
        }
    } else if address(object, arena)?.is_some() {
        return Err(type_error(
            object.py(),
            format_args!(
                "Argument '{name}' is read on the host, but {} is an address or an array on a device",
                class()
            ),
        ));
    } else if c_api::has_buffer(object) {
        return in_memory(object, name, None, arena);
    }
    Err(type_error(
        object.py(),
        format_args!(
            "Argument '{name}' must be a number whose type is known, such as numpy.float32(1), not {}",
            class()
        ),
    ))
}

/// Returns the address for a scalar that CUDA writes. Host memory must be writable, and must have the size of the type,
/// or of the largest scalar if the type is not known. Any other object that represents an address, including an int, is
/// passed as that address.
pub fn scalar_to_write(
    object: Object<'_, '_>,
    name: impl Into<Name>,
    ty: Option<&Ty>,
    arena: &CallArena,
) -> Fallible<*mut c_void> {
    let name = name.into();
    if let Some(address) = address(object, arena)? {
        return Ok(address);
    }
    let size = ty.map_or(LARGEST, Ty::size);
    let fits = |given: usize| if ty.is_some() { given == size } else { given >= size };
    if records::is_record(object) {
        let (memory, given) = arena.buffer(object, true)?;
        return if fits(given) { Ok(memory.cast()) } else { Err(wrong_size(object, name, given, size)) };
    }
    if let Given::Buffer = memory::given(object, Memory::Any)? {
        let (_, given) = arena.buffer(object, false)?;
        if !fits(given) {
            return Err(wrong_size(object, name, given, size));
        }
    }
    either(object, name, None, true, Some(size), arena)
}

/// Returns the address that an object represents, unless the object is a number itself: NULL for None, the value of a
/// handle, a `CUdeviceptr` or a ctypes pointer, or the address of a device array.
fn address(object: Object<'_, '_>, arena: &CallArena) -> Fallible<Option<*mut c_void>> {
    if object.is_exact_instance_of::<PyFloat>() || c_api::is_exactly_int(object) || is_number_of_c(object) {
        return Ok(None);
    }
    if let Some(address) = memory::pointer(object, arena)? {
        return Ok(Some(address));
    }
    let address = interop::interface(object)?;
    if address.is_some() {
        arena.object(object)?;
    }
    Ok(address)
}

/// Returns true if `complex(object)` is meaningful. `complex` also accepts strings, which are not numbers.
fn is_number(object: Object<'_, '_>) -> Fallible<bool> {
    // A handle can be converted to an int, but it is not a number.
    if values::is_value(object) {
        return Ok(false);
    }
    let has = |slot| c_api::has_slot(object, slot);
    if has(ffi::Py_nb_float) || has(ffi::Py_nb_index) || object.is_instance_of::<PyComplex>() {
        return Ok(true);
    }
    Ok(c_api::named_if_there(object, interned!(object.py(), "__complex__")?)?.is_some())
}

/// Stores a number as a value of this type in the call's memory, followed by zeros. If the library reads a complex
/// number, because the matrices are complex and no argument selects the type, the imaginary part is therefore 0.
fn number(object: Object<'_, '_>, name: Name, ty: &Ty, parts: Parts, arena: &CallArena) -> Fallible<*mut c_void> {
    let places = arena.places(object.py(), ty, LARGEST / ty.size(), 0)?;
    if !ty.is_float() {
        whole(object, name)?;
        to_c::to_c(places.get(0), object, arena)?;
        return Ok(places.address().cast());
    }
    let (real, imaginary) = real_and_imaginary(object)?;
    let is_pair = matches!(ty, Ty::Complex64 | Ty::Complex128);
    if imaginary != 0.0 && !is_pair && parts == Parts::One {
        return Err(not_real(object, name));
    }
    let bytes = bytes(ty, real, imaginary);
    // SAFETY: the source has as many values as fit into the largest scalar.
    unsafe { places.address().copy_from(bytes.as_ptr(), bytes.len()) };
    Ok(places.address().cast())
}

/// Writes a number to the place of a float.
pub(super) fn to_c(place: Place<'_, '_>, object: Object<'_, '_>) -> Fallible<()> {
    let (real, imaginary) = real_and_imaginary(object)?;
    place.set_bytes(&bytes(place.ty(), real, imaginary)[..place.ty().size()]);
    Ok(())
}

/// Returns the real and the imaginary part of a number.
fn real_and_imaginary(object: Object<'_, '_>) -> Fallible<(f64, f64)> {
    if object.is_instance_of::<PyFloat>() || c_api::is_int(object) {
        return Ok((numbers::f64(object)?, 0.0));
    }
    let py = object.py();
    let number = c_api::call(py.get_type::<PyComplex>().as_any().as_borrowed(), vec![object.to_owned()])?;
    // SAFETY: `number` is a complex number.
    Ok(unsafe { (ffi::PyComplex_RealAsDouble(number.as_ptr()), ffi::PyComplex_ImagAsDouble(number.as_ptr())) })
}

/// Converts both parts to the type of one part, and adds zeros.
fn bytes(ty: &Ty, real: f64, imaginary: f64) -> [u8; LARGEST] {
    let words = |of: fn(f32) -> u16| [real, imaginary].map(|part| of(part as f32).to_ne_bytes()).concat();
    let parts = match ty {
        Ty::F64 | Ty::Complex128 => [real, imaginary].map(f64::to_ne_bytes).concat(),
        Ty::Float16 => words(half),
        Ty::Bfloat16 => words(bfloat16),
        _ => [real, imaginary].map(|part| (part as f32).to_ne_bytes()).concat(),
    };
    let mut bytes = [0; LARGEST];
    bytes[..parts.len()].copy_from_slice(&parts);
    bytes
}

/// Converts a scalar that is already in host memory, or in a device tensor that only supports DLPack. If the type is
/// known, the size is checked. Otherwise all bytes of the scalar are copied.
fn in_memory(object: Object<'_, '_>, name: Name, ty: Option<(&Ty, Parts)>, arena: &CallArena) -> Fallible<*mut c_void> {
    if !is_number_of_c(object)
        && let Some(tensor) = interop::tensor_on_device(object)?
    {
        arena.object(object)?;
        return Ok(tensor);
    }
    if c_api::has_buffer(object) && !values::is_value(object) {
        let (memory, size) = arena.buffer(object, false)?;
        match ty {
            Some((ty, parts)) if !parts.fit(size, ty) => {
                let expected = if parts == Parts::Two { 2 * ty.size() } else { ty.size() };
                return Err(wrong_size(object, name, size, expected));
            }
            None if !matches!(size, 1 | 2 | 4 | 8 | LARGEST) => return Err(no_number(object, name, size)),
            Some(_) | None => {}
        }
        if size >= LARGEST || ty.is_some_and(|(_, parts)| parts != Parts::OneOrTwo) {
            return Ok(memory.cast());
        }
        // CUDA may read a value of a larger type. It then reads zeros instead of the memory after the scalar.
        let copy = arena.memory(object.py(), 1, LARGEST)?;
        // SAFETY: both memory regions have this size, and no other code writes to them, because the thread holds the
        // GIL.
        unsafe { copy.copy_from(memory, size) };
        return Ok(copy.cast());
    }
    let class = class_repr(object);
    Err(match ty {
        Some(_) => type_error(
            object.py(),
            format_args!("Argument '{name}' must be a number, or the address of one on a device, not {class}"),
        ),
        None => type_error(
            object.py(),
            format_args!(
                "Argument '{name}' must be a number whose type is known, such as numpy.float32(1), or the address of \
                 one on a device, not {class}"
            ),
        ),
    })
}

/// Rejects a float with a fractional part if the library reads an integer. Floats with an integral value, such as
/// `1.0`, are accepted.
fn whole(object: Object<'_, '_>, name: Name) -> Fallible<()> {
    if !numbers::may_have_fraction(object) || object.is_instance_of::<PyComplex>() {
        return Ok(());
    }
    let value = numbers::f64(object)?;
    if value.is_finite() && value.fract() != 0.0 {
        let message = format_args!("Argument '{name}' is {value}, but the library reads an integer");
        return Err(value_error(object.py(), message));
    }
    Ok(())
}

#[cold]
fn not_real(object: Object<'_, '_>, name: Name) -> Raised {
    type_error(object.py(), format_args!("Argument '{name}' is complex, but the parameter is a real number"))
}

#[cold]
fn no_number(object: Object<'_, '_>, name: Name, given: usize) -> Raised {
    let message =
        format_args!("Argument '{name}' is memory of {given} bytes, but a number has 1, 2, 4, 8 or {LARGEST} bytes");
    runtime_error(object.py(), message)
}

#[cold]
fn wrong_size(object: Object<'_, '_>, name: Name, given: usize, size: usize) -> Raised {
    let message = format_args!("Argument '{name}' is memory of {given} bytes, but the number has {size} bytes");
    runtime_error(object.py(), message)
}
