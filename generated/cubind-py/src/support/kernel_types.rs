//! Kernel arguments with ctypes classes as types: `((values…), (types…))`.

use core::ffi::{CStr, c_void};
use std::sync::OnceLock;

use pyo3::prelude::*;
use pyo3::types::PyFloat;

use super::c_api::{self, interned};
use super::call_arena::{CallArena, Export};
use super::errors::{Fallible, Object, class_repr, clear_error, overflow_error, repr, runtime_error, type_error};
use super::kernel::{Slot, put};
use super::kernel_values::{argument, get_ptr, no_argument};
use super::refs::StrongRef;
use super::values;

/// The C type of a ctypes class.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// An int that must be in the range of the type. Ints of other sizes and signs wrap around, as in ctypes.
    Checked(u8),
    /// An int that wraps around.
    Wrapping(u8),
    F32,
    F64,
    Bool,
    /// A character, which ctypes always converts.
    Letter(u8),
    Pointer,
}

impl Kind {
    fn size(self) -> usize {
        match self {
            Self::Checked(size) | Self::Wrapping(size) | Self::Letter(size) => size.into(),
            Self::Bool => 1,
            Self::F32 => 4,
            Self::F64 | Self::Pointer => 8,
        }
    }
}

const LONG: u8 = size_of::<core::ffi::c_long>() as u8;

/// The classes that are accepted as types, with the most frequent classes first. Some names share a class, depending on
/// the system.
const NAMES: [(&CStr, Kind); 17] = [
    (c"c_void_p", Kind::Pointer),
    (c"c_int", Kind::Checked(4)),
    (c"c_float", Kind::F32),
    (c"c_uint", Kind::Wrapping(4)),
    (c"c_double", Kind::F64),
    (c"c_longlong", Kind::Checked(8)),
    (c"c_size_t", Kind::Wrapping(8)),
    (c"c_bool", Kind::Bool),
    (c"c_long", Kind::Checked(LONG)),
    (c"c_ulong", Kind::Wrapping(LONG)),
    (c"c_ulonglong", Kind::Wrapping(8)),
    (c"c_byte", Kind::Checked(1)),
    (c"c_ubyte", Kind::Wrapping(1)),
    (c"c_short", Kind::Wrapping(2)),
    (c"c_ushort", Kind::Wrapping(2)),
    (c"c_char", Kind::Letter(1)),
    (c"c_wchar", Kind::Letter(if cfg!(windows) { 2 } else { 4 })),
];

/// The indices of some of the classes in `NAMES`.
const C_VOID_P: usize = 0;
const C_FLOAT: usize = 2;

/// The classes of ctypes, in the order of `NAMES`.
pub(super) struct Ctypes(Vec<StrongRef>);

/// Returns the classes of ctypes, which is imported on first use.
#[inline]
pub(super) fn ctypes(py: Python<'_>) -> Fallible<&'static Ctypes> {
    static CTYPES: OnceLock<Ctypes> = OnceLock::new();
    if let Some(ctypes) = CTYPES.get() {
        return Ok(ctypes);
    }
    let module = c_api::import(py, c"ctypes")?;
    let classes = NAMES
        .iter()
        .map(|(name, _)| c_api::attribute(module.as_borrowed(), name).map(StrongRef::taking))
        .collect::<Fallible<_>>()?;
    Ok(CTYPES.get_or_init(|| Ctypes(classes)))
}

impl Ctypes {
    /// Returns the address of an argument: the address of `slot` after writing the value to it, or the address of the
    /// existing value.
    #[inline]
    pub(super) fn argument(
        &self,
        value: Object<'_, '_>,
        ty: Object<'_, '_>,
        slot: &mut Slot,
        arena: &CallArena,
    ) -> Fallible<*mut c_void> {
        let py = value.py();
        if let Some(index) = self.0.iter().position(|class| class.get(py).is(ty)) {
            let word = match NAMES[index].1 {
                Kind::Pointer => self.pointer(value)?,
                kind => self.scalar(value, ty, kind)?,
            };
            return Ok(put(slot, word));
        }
        if ty.is_none() {
            // The value is an object with `getPtr`, a ctypes structure, an enum, or another object that has a C type.
            return argument(value, slot, arena);
        }
        Err(type_error(py, format_args!("Unsupported type: {} ({})", class_repr(ty), repr(ty))))
    }

    /// Returns the value of a scalar type, in the low bytes of a word.
    #[inline]
    fn scalar(&self, value: Object<'_, '_>, ty: Object<'_, '_>, kind: Kind) -> Fallible<u64> {
        match kind {
            Kind::Checked(size) if c_api::is_exactly_int(value) => checked(value, size),
            Kind::Wrapping(_) if c_api::is_exactly_int(value) => Ok(c_api::as_bits(value)),
            Kind::F32 if value.is_exact_instance_of::<PyFloat>() => {
                Ok((value.extract::<f64>()? as f32).to_bits().into())
            }
            Kind::F64 if value.is_exact_instance_of::<PyFloat>() => Ok(value.extract::<f64>()?.to_bits()),
            _ => self.by_ctypes(value, ty, kind),
        }
    }

    /// Returns the value of a scalar type, converted by ctypes as `ty(value)`, unless the value already is a `ty`.
    #[inline(never)]
    fn by_ctypes(&self, value: Object<'_, '_>, ty: Object<'_, '_>, kind: Kind) -> Fallible<u64> {
        // A c_float may be passed where a c_double is expected.
        let inner = if c_api::is_instance(value, ty) {
            value.to_owned()
        } else if kind == Kind::F64 && c_api::is_instance(value, self.0[C_FLOAT].get(value.py())) {
            c_api::call(ty, vec![c_api::named(value, interned!(value.py(), "value")?)?])?
        } else {
            c_api::call(ty, vec![value.to_owned()])?
        };
        buffered(inner.as_borrowed(), kind.size())
    }

    /// Converts a pointer: an int, a `c_void_p`, a handle, a device address, or the address of an object with `getPtr`.
    #[inline]
    fn pointer(&self, value: Object<'_, '_>) -> Fallible<u64> {
        if c_api::is_exactly_int(value) {
            let address = c_api::as_size(value);
            if address != usize::MAX {
                return Ok(address as u64);
            }
        }
        self.other_pointer(value)
    }

    #[inline(never)]
    fn other_pointer(&self, value: Object<'_, '_>) -> Fallible<u64> {
        let py = value.py();
        clear_error(py);
        let address = if c_api::is_int(value) {
            c_api::as_size(value)
        } else if c_api::is_instance(value, self.0[C_VOID_P].get(py)) {
            return buffered(value, size_of::<usize>());
        } else if let Some(word) = values::pointer(value) {
            return Ok(word);
        } else if let Some(address) = get_ptr(value)? {
            address.addr()
        } else {
            return Err(no_argument(value, "<class 'int'>, <class 'ctypes.c_void_p'>"));
        };
        Ok(c_api::unless_raised(py, address, usize::MAX)? as u64)
    }
}

/// Converts an int in the range of a C integer of this size.
#[inline]
pub(super) fn checked(value: Object<'_, '_>, size: u8) -> Fallible<u64> {
    let number = c_api::as_i64(value);
    let shift = 64 - 8 * u32::from(size);
    if (number << shift) >> shift != number || (number == -1 && c_api::raised(value.py())) {
        clear_error(value.py());
        let name = match size {
            1 => "c_byte",
            4 => "int",
            _ => "long long",
        };
        return Err(overflow_error(value.py(), format_args!("Python int too large to convert to C {name}")));
    }
    Ok(number as u64)
}

/// Returns the value in the buffer of a ctypes object or a NumPy scalar.
fn buffered(value: Object<'_, '_>, size: usize) -> Fallible<u64> {
    let export = Export::new(value, false)?;
    let mut word = [0; size_of::<u64>()];
    if !export.copy_to(&mut word[..size]) {
        let (shown, given) = (repr(value), export.size());
        return Err(runtime_error(value.py(), format_args!("{shown} has {given} bytes instead of {size}")));
    }
    Ok(u64::from_le_bytes(word))
}
