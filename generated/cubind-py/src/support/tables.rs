//! Tables: the generator's descriptions of the enums, handles and records of an interface. Classes are created from
//! them on first use, and conversions between C memory and Python objects are based on them.
//!
//! Architecture invariant: a table is a `static`, so that its address identifies it. Only its `state` changes, once,
//! from null to the object that was created. A list with many entries is a [`Table`](super::rows::Table), and the name,
//! module and docstring of a class are one string, for the reason described in `rows`.

use core::ffi::CStr;
use core::ptr;
use core::sync::atomic::AtomicUsize;
use std::sync::OnceLock;

use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};

use super::abi::Shape;
use super::class_text::ClassText;
use super::closure::Signature;
use super::enums::Members;
use super::records::Nested;
use super::refs::OnceObject;
use super::rows::{Rows, Table};

pub use super::types::{BitsDef, BitsKind, Ty};

/// A name of an enum value, and the value.
pub type MemberDef = (&'static str, i32);

/// An enum of C.
pub struct EnumDef {
    /// The enum's name and its docstring.
    pub text: ClassText,
    /// The enum's members: see [`EnumDef::members`].
    members: &'static str,
    /// True if the class comes from the base package.
    pub is_taken: bool,
    /// The objects that were made from this table.
    pub state: EnumState,
}

/// The objects that were made from an [`EnumDef`].
pub struct EnumState {
    /// The class of the enum. It is set after `members`.
    pub class: OnceObject<PyType>,
    /// The members of the enum by value.
    pub members: OnceLock<Members>,
    /// The member with the value 0, which is success in an enum of result codes.
    pub success: OnceObject<PyAny>,
    /// The tuple of a successful call without outputs.
    pub succeeded: OnceObject<PyTuple>,
}

impl EnumDef {
    /// Creates a table without objects.
    pub const fn new(text: &'static str, members: &'static str) -> Self {
        let state = EnumState {
            class: OnceObject::new(),
            members: OnceLock::new(),
            success: OnceObject::new(),
            succeeded: OnceObject::new(),
        };
        Self { text: ClassText::new(text), members, is_taken: false, state }
    }

    /// Creates a table for an enum of the base package, which has the members.
    pub const fn taken(text: &'static str) -> Self {
        let mut this = Self::new(text, "");
        this.is_taken = true;
        this
    }

    /// Returns the shape of the class.
    pub fn shape(&'static self) -> Shape {
        Shape { kind: Shape::ENUM, size: 4, align: 4, family: ptr::from_ref(self).addr() }
    }

    /// Returns the members in the order of the header. A repeated value is an alias of the first name.
    ///
    /// The members are stored as a string like a C declaration: `A B C=7 D`. The value of a member without a value is
    /// one more than that of the preceding member.
    pub fn members(&self) -> Vec<MemberDef> {
        let mut next: i32 = 0;
        let member = |member: &'static str| {
            let (name, value) = member.split_once('=').unwrap_or((member, ""));
            let value = if value.is_empty() { next } else { value.parse().expect("the generator writes integers") };
            next = value.wrapping_add(1);
            (name, value)
        };
        self.members.split_ascii_whitespace().map(member).collect()
    }
}

/// The objects that were made from a [`ValueDef`] or a [`RecordDef`].
pub struct ClassState {
    /// The class that was made from the table.
    pub class: OnceObject<PyType>,
    /// For records, the size of the places for fields that are records. The size is set before the class.
    pub places: AtomicUsize,
}

impl ClassState {
    const fn new() -> Self {
        Self { class: OnceObject::new(), places: AtomicUsize::new(0) }
    }
}

/// A C integer or pointer with a separate class: a handle, a scalar such as `CUdevice`, or the address of a callback.
pub struct ValueDef {
    /// The class's name and its docstring.
    pub text: ClassText,
    /// The C type of the value.
    pub kind: ValueKind,
    /// The base class, which has the same kind. For a handle of the runtime, the base class is the class of the
    /// driver's handle.
    pub base: Option<&'static ValueDef>,
    /// The signature, if the value is a function's address: a Python callable can then be converted to such a function.
    pub signature: Option<&'static Signature>,
    /// True if the class comes from the base package.
    pub is_taken: bool,
    /// The objects that were made from this table.
    pub state: ClassState,
}

/// The C type of a value, and the capabilities of its class. The numeric values are part of the interface between
/// packages, `abi`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum ValueKind {
    /// An opaque pointer.
    Handle = 16,
    /// A stream handle, whose class also has `__cuda_stream__`.
    Stream,
    /// A device address: device arrays are accepted as well as integers.
    DevicePointer,
    /// A function's address: callables are accepted as well as integers.
    Callback,
    /// `signed char`
    I8,
    /// `unsigned char`
    U8,
    /// `short`
    I16,
    /// `unsigned short`
    U16,
    /// `int`
    I32,
    /// `unsigned int`
    U32,
    /// `long long`
    I64,
    /// `unsigned long long`
    U64,
}

impl ValueKind {
    /// All kinds of values.
    pub const ALL: [Self; 12] = [
        Self::Handle,
        Self::Stream,
        Self::DevicePointer,
        Self::Callback,
        Self::I8,
        Self::U8,
        Self::I16,
        Self::U16,
        Self::I32,
        Self::U32,
        Self::I64,
        Self::U64,
    ];

    /// Returns the size of the value in C.
    pub const fn size(self) -> usize {
        match self {
            Self::I8 | Self::U8 => 1,
            Self::I16 | Self::U16 => 2,
            Self::I32 | Self::U32 => 4,
            Self::Handle | Self::Stream | Self::DevicePointer | Self::Callback | Self::I64 | Self::U64 => 8,
        }
    }

    /// Returns true if a value is a plain number that does not refer to an object or memory.
    pub const fn is_number(self) -> bool {
        match self {
            Self::I8 | Self::I16 | Self::I32 | Self::I64 => true,
            Self::U8 | Self::U16 | Self::U32 | Self::U64 => true,
            Self::Handle | Self::Stream | Self::DevicePointer | Self::Callback => false,
        }
    }

    /// Returns true if a value can be negative.
    pub const fn is_signed(self) -> bool {
        match self {
            Self::I8 | Self::I16 | Self::I32 | Self::I64 => true,
            Self::U8 | Self::U16 | Self::U32 | Self::U64 => false,
            Self::Handle | Self::Stream | Self::DevicePointer | Self::Callback => false,
        }
    }
}

impl ValueDef {
    /// Creates a table without objects.
    pub const fn new(text: &'static str, kind: ValueKind, base: Option<&'static ValueDef>) -> Self {
        Self { text: ClassText::new(text), kind, base, signature: None, is_taken: false, state: ClassState::new() }
    }

    /// Adds the signature of the function to this table.
    pub const fn calling(self, signature: &'static Signature) -> Self {
        Self { signature: Some(signature), ..self }
    }

    /// Marks this table as describing a class of the base package.
    pub const fn taken(mut self) -> Self {
        self.is_taken = true;
        self
    }

    /// Returns the shape of the class.
    pub fn shape(&'static self) -> Shape {
        let size = self.kind.size() as u32;
        Shape { kind: self.kind as u32, size, align: size, family: ptr::from_ref(self.root()).addr() }
    }

    /// Returns the table of the root base class. Values compare equal only within a family.
    pub fn root(&'static self) -> &'static Self {
        self.base.map_or(self, Self::root)
    }
}

/// A C struct or union.
pub struct RecordDef {
    /// The record's name and its docstring.
    pub text: ClassText,
    /// `sizeof` in C.
    pub size: usize,
    /// `alignof` in C: a power of two.
    pub align: usize,
    /// True if the record is a union.
    pub union: bool,
    /// The fields of the record. An alias has none, but uses the fields of its base class.
    fields: Table<FieldDef>,
    /// The fields as a list, to which descriptors refer. The list is created once, and never freed.
    listed: OnceLock<Listed>,
    /// The base class, if this is another name for the same record.
    pub base: Option<&'static RecordDef>,
    /// The lists that are assigned together, because they share a count.
    pub together: Option<Together>,
    /// The first bytes of a new record, if C++ initializes its fields. For example, all fields of a `dim3` are
    /// initially 1. The other bytes are zero.
    pub initial: &'static [u8],
    /// The union members that are active only while another field has a certain value. Other members are not
    /// distinguished.
    pub selected: &'static [Selected],
    /// The fields that the record had in an earlier major version, each with a hint.
    pub removed: &'static [(&'static str, &'static str)],
    /// True if the class comes from the base package.
    pub is_taken: bool,
    /// The objects that were made from this table.
    pub state: ClassState,
}

/// The fields of a record, and the size of the places for the fields that are records.
struct Listed {
    fields: Box<[FieldDef]>,
    places: usize,
}

/// A member of a union, and the condition under which it is active.
pub struct Selected {
    /// The offset of the member in the record.
    pub at: usize,
    /// The type of the member.
    pub of: &'static RecordDef,
    /// The offset of the enum that selects the active member, and the value of the enum that selects this member.
    /// `None` in the union itself, which does not contain such an enum.
    pub by: Option<(usize, i32)>,
}

impl RecordDef {
    /// Creates a table without objects.
    pub const fn new(text: &'static str, (size, align, union): (usize, usize, bool), fields: Table<FieldDef>) -> Self {
        Self {
            text: ClassText::new(text),
            size,
            align,
            union,
            fields,
            listed: OnceLock::new(),
            base: None,
            together: None,
            initial: &[],
            selected: &[],
            removed: &[],
            is_taken: false,
            state: ClassState::new(),
        }
    }

    /// Creates a table for another name of a record, whose class extends the record's class.
    pub const fn alias(text: &'static str, base: &'static RecordDef) -> Self {
        let RecordDef { size, align, union, initial, selected, .. } = *base;
        let mut this = Self::new(text, (size, align, union), |_| ());
        (this.base, this.initial, this.selected) = (Some(base), initial, selected);
        this
    }

    /// Marks this table as describing a class of the base package.
    pub const fn taken(mut self) -> Self {
        self.is_taken = true;
        self
    }

    /// Returns the shape of the class.
    pub fn shape(&'static self) -> Shape {
        let (size, align) = (self.size as u32, self.align as u32);
        Shape { kind: Shape::RECORD, size, align, family: ptr::from_ref(self).addr() }
    }

    /// Returns the fields of this table. An alias has none.
    pub fn fields(&'static self) -> &'static [FieldDef] {
        &self.listed().fields
    }

    /// Returns the size of the places for fields that are records. An alias has the same size as its record.
    pub fn places(&'static self) -> usize {
        self.root().listed().places
    }

    fn listed(&'static self) -> &'static Listed {
        self.listed.get_or_init(|| {
            let (mut fields, mut places) = (Rows::of(self.fields).into_boxed_slice(), 0);
            for field in fields.iter_mut().filter(|field| matches!(field.ty, Ty::Record(_))) {
                field.place = places;
                places += size_of::<Nested>();
            }
            Listed { fields, places }
        })
    }

    /// Adds the first bytes of a new record to this table.
    pub const fn starting(mut self, initial: &'static [u8]) -> Self {
        self.initial = initial;
        self
    }

    /// Adds union members that are active only under a condition to this table.
    pub const fn selecting(mut self, selected: &'static [Selected]) -> Self {
        self.selected = selected;
        self
    }

    /// Adds the fields that the record had in an earlier major version to this table.
    pub const fn without(mut self, removed: &'static [(&'static str, &'static str)]) -> Self {
        self.removed = removed;
        self
    }

    /// Adds lists that share a count to this table.
    pub const fn together(mut self, method: &'static CStr, fields: &'static [&'static CStr]) -> Self {
        self.together = Some(Together { method, fields });
        self
    }

    /// Returns the table that has the fields.
    pub fn root(&'static self) -> &'static Self {
        self.base.map_or(self, Self::root)
    }
}

/// A field of a record.
pub struct FieldDef {
    /// The field's name in C, with `_` appended if it is a Python keyword.
    pub name: &'static CStr,
    /// The field's offset in the record.
    pub offset: usize,
    /// The field's type.
    pub ty: Ty,
    /// True if an address is displayed in decimal, as cuda.bindings does for typed pointers.
    pub digits: bool,
    /// For a pointer to an array, the field with the number of elements, if there is such a field.
    pub count: Option<CountDef>,
    /// For a record, the offset of its place among the places of all fields that are records.
    pub place: usize,
}

/// A field that contains the number of elements of an array, as an unsigned integer.
#[derive(Clone, Copy)]
pub struct CountDef {
    /// The count's offset in the record.
    pub offset: usize,
    /// The count's size in bytes, which is 4 or 8.
    pub width: usize,
}

impl FieldDef {
    /// Creates a field.
    pub const fn new(name: &'static CStr, offset: usize, ty: Ty) -> Self {
        Self { name, offset, ty, digits: false, count: None, place: 0 }
    }

    /// Marks the field as an address that is displayed in decimal.
    pub fn in_digits(&mut self) -> &mut Self {
        self.digits = true;
        self
    }

    /// Sets the field that contains the count. The count determines the number of elements, and assigning a list sets
    /// the count.
    pub fn counted(&mut self, offset: usize, width: usize) -> &mut Self {
        assert!(matches!(self.ty, Ty::List(_) | Ty::Filled(_)) && (width == 4 || width == 8));
        self.count = Some(CountDef { offset, width });
        self
    }
}

/// Lists that share their count, and are therefore assigned together.
#[derive(Clone, Copy)]
pub struct Together {
    /// The method that sets the lists, such as `set_dsts_srcs`.
    pub method: &'static CStr,
    /// The names of the fields, in the order of the method's parameters.
    pub fields: &'static [&'static CStr],
}

// Integers are stored in the low bytes of a machine word, and pointers are read as 8 bytes.
const _: () = assert!(cfg!(target_endian = "little") && size_of::<usize>() == 8);

#[cfg(test)]
mod tests {
    use super::EnumDef;

    #[test]
    fn members_without_a_value_continue_the_count_as_in_c() {
        let def = EnumDef::new("cubind.sample.Status\nCodes.", "A B C=7 D E=-2 F G=7");
        let expected = [("A", 0), ("B", 1), ("C", 7), ("D", 8), ("E", -2), ("F", -1), ("G", 7)];
        assert_eq!(def.members(), expected);
        assert_eq!(EnumDef::new("cubind.sample.Status\nCodes.", "").members(), []);
    }
}
