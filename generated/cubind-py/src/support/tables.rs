//! Tables: the generator's descriptions of the enums, handles and records of an interface. Classes are made from them,
//! on first use; conversions between C's memory and Python's objects follow them.
//!
//! Architecture invariant: a table is a `static`, so that its address names it; only its `state` ever changes, and that
//! from null to what was made, once. What has many parts is a [`Table`](super::rows::Table), and a class's name, module and
//! docstring are one text: `rows` says why.

use core::ffi::CStr;
use core::ptr;
use std::sync::OnceLock;

use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};

use super::abi::Shape;
use super::class_text::ClassText;
use super::closure::Signature;
use super::enums::Members;
use super::refs::OnceObject;
use super::rows::{MemberDef, Rows, Table};

pub use super::types::{BitsDef, BitsKind, Ty};

/// An enum of C.
pub struct EnumDef {
    /// Its name and its docstring.
    pub text: ClassText,
    members: Table<MemberDef>,
    /// Whether the class is that of the package this one stands on.
    pub is_taken: bool,
    /// What was made from this table.
    pub state: EnumState,
}

/// What was made from an [`EnumDef`].
pub struct EnumState {
    /// The class. It is set after `members`.
    pub class: OnceObject<PyType>,
    /// Its members by value.
    pub members: OnceLock<Members>,
    /// The member 0: success, for an enum of results.
    pub success: OnceObject<PyAny>,
    /// The tuple that a call returns when all went well and there is nothing to return.
    pub succeeded: OnceObject<PyTuple>,
}

impl EnumDef {
    /// A table of which nothing is made yet.
    pub const fn new(text: &'static str, members: Table<MemberDef>) -> Self {
        let state = EnumState {
            class: OnceObject::new(),
            members: OnceLock::new(),
            success: OnceObject::new(),
            succeeded: OnceObject::new(),
        };
        Self { text: ClassText::new(text), members, is_taken: false, state }
    }

    /// The same enum of the package that this one stands on, which has the members.
    pub const fn taken(text: &'static str) -> Self {
        let mut this = Self::new(text, |_| ());
        this.is_taken = true;
        this
    }

    /// What the class is of.
    pub fn shape(&'static self) -> Shape {
        Shape { kind: Shape::ENUM, size: 4, align: 4, family: ptr::from_ref(self).addr() }
    }

    /// In the order of the header; a value that comes again is an alias of the first name.
    pub fn members(&self) -> Vec<MemberDef> {
        Rows::of(self.members)
    }
}

/// What was made from a [`ValueDef`] or a [`RecordDef`].
pub struct ClassState {
    /// The class.
    pub class: OnceObject<PyType>,
}

impl ClassState {
    const fn new() -> Self {
        Self { class: OnceObject::new() }
    }
}

/// An integer or a pointer of C that has a class of its own: a handle, a scalar like `CUdevice`, a callback's address.
pub struct ValueDef {
    /// Its name and its docstring.
    pub text: ClassText,
    /// How it looks in C.
    pub kind: ValueKind,
    /// The class that this one extends: the driver's handle, for a handle of the runtime. It has the same kind.
    pub base: Option<&'static ValueDef>,
    /// What the function takes and returns, if this is one's address: a Python callable can be made into such a one.
    pub signature: Option<&'static Signature>,
    /// Whether the class is that of the package this one stands on.
    pub is_taken: bool,
    /// What was made from this table.
    pub state: ClassState,
}

/// How a value looks in C, and what its class can do. The numbers are those of the interface between packages, `abi`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum ValueKind {
    /// An opaque pointer.
    Handle = 16,
    /// A handle of a stream: it has `__cuda_stream__` as well.
    Stream,
    /// An address of a device: an array that is there is accepted as well as an integer.
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
    /// Every kind.
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

    /// The size in C.
    pub const fn size(self) -> usize {
        match self {
            Self::I8 | Self::U8 => 1,
            Self::I16 | Self::U16 => 2,
            Self::I32 | Self::U32 => 4,
            Self::Handle | Self::Stream | Self::DevicePointer | Self::Callback | Self::I64 | Self::U64 => 8,
        }
    }

    /// Whether a value stands for nothing but a number, and not for an object or memory.
    pub const fn is_number(self) -> bool {
        match self {
            Self::I8 | Self::I16 | Self::I32 | Self::I64 => true,
            Self::U8 | Self::U16 | Self::U32 | Self::U64 => true,
            Self::Handle | Self::Stream | Self::DevicePointer | Self::Callback => false,
        }
    }

    /// Whether a value can be negative.
    pub const fn is_signed(self) -> bool {
        match self {
            Self::I8 | Self::I16 | Self::I32 | Self::I64 => true,
            Self::U8 | Self::U16 | Self::U32 | Self::U64 => false,
            Self::Handle | Self::Stream | Self::DevicePointer | Self::Callback => false,
        }
    }
}

impl ValueDef {
    /// A table of which nothing is made yet.
    pub const fn new(text: &'static str, kind: ValueKind, base: Option<&'static ValueDef>) -> Self {
        Self { text: ClassText::new(text), kind, base, signature: None, is_taken: false, state: ClassState::new() }
    }

    /// The same table, of a function with this signature.
    pub const fn calling(self, signature: &'static Signature) -> Self {
        Self { signature: Some(signature), ..self }
    }

    /// The same table, of the package that this one stands on.
    pub const fn taken(mut self) -> Self {
        self.is_taken = true;
        self
    }

    /// What the class is of.
    pub fn shape(&'static self) -> Shape {
        let size = self.kind.size() as u32;
        Shape { kind: self.kind as u32, size, align: size, family: ptr::from_ref(self.root()).addr() }
    }

    /// The table at the end of the bases: values compare within one family.
    pub fn root(&'static self) -> &'static Self {
        self.base.map_or(self, Self::root)
    }
}

/// A struct or a union of C.
pub struct RecordDef {
    /// Its name and its docstring.
    pub text: ClassText,
    /// `sizeof` in C.
    pub size: usize,
    /// `alignof` in C: a power of two.
    pub align: usize,
    /// Whether it is a union.
    pub union: bool,
    /// The fields; of an alias, its base's (and not again here).
    fields: Table<FieldDef>,
    /// They are the entries of descriptors: listed once, and never freed.
    listed: OnceLock<Box<[FieldDef]>>,
    /// The class that this one extends, when it is another name for the same record.
    pub base: Option<&'static RecordDef>,
    /// The lists that are set together.
    pub together: Option<Together>,
    /// How the bytes of a new one begin, when C++ gives its fields a value: `dim3` is 1, 1, 1. The rest is zero.
    pub initial: &'static [u8],
    /// The members of unions that are active only while another field has a certain value; other members are not
    /// distinguished.
    pub selected: &'static [Selected],
    /// Whether the class is that of the package this one stands on.
    pub is_taken: bool,
    /// What was made from this table.
    pub state: ClassState,
}

/// A member of a union, and when it is there.
pub struct Selected {
    /// Where it is in the record, in bytes.
    pub at: usize,
    /// What it is.
    pub of: &'static RecordDef,
    /// The offset of the enum that selects the active member, and its value for this one; nothing in the union itself,
    /// which has no such enum beside it.
    pub by: Option<(usize, i32)>,
}

impl RecordDef {
    /// A table of which nothing is made yet.
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
            is_taken: false,
            state: ClassState::new(),
        }
    }

    /// Another name for a record: a class that extends its class.
    pub const fn alias(text: &'static str, base: &'static RecordDef) -> Self {
        let RecordDef { size, align, union, initial, selected, .. } = *base;
        let mut this = Self::new(text, (size, align, union), |_| ());
        (this.base, this.initial, this.selected) = (Some(base), initial, selected);
        this
    }

    /// The same table, of the package that this one stands on.
    pub const fn taken(mut self) -> Self {
        self.is_taken = true;
        self
    }

    /// What the class is of.
    pub fn shape(&'static self) -> Shape {
        let (size, align) = (self.size as u32, self.align as u32);
        Shape { kind: Shape::RECORD, size, align, family: ptr::from_ref(self).addr() }
    }

    /// The fields of its own: an alias has none.
    pub fn fields(&'static self) -> &'static [FieldDef] {
        self.listed.get_or_init(|| Rows::of(self.fields).into_boxed_slice())
    }

    /// The same table, where a new record begins with these bytes.
    pub const fn starting(mut self, initial: &'static [u8]) -> Self {
        self.initial = initial;
        self
    }

    /// The same table, where these parts are not always there.
    pub const fn selecting(mut self, selected: &'static [Selected]) -> Self {
        self.selected = selected;
        self
    }

    /// The same table, where these lists share a count.
    pub const fn together(mut self, method: &'static CStr, fields: &'static [&'static CStr]) -> Self {
        self.together = Some(Together { method, fields });
        self
    }

    /// The table that has the fields.
    pub fn root(&'static self) -> &'static Self {
        self.base.map_or(self, Self::root)
    }
}

/// A field of a record.
pub struct FieldDef {
    /// C's name, with `_` appended if it is a keyword of Python.
    pub name: &'static CStr,
    /// Where it is in the record, in bytes.
    pub offset: usize,
    /// What it is.
    pub ty: Ty,
    /// Whether an address is shown as cuda.bindings shows it: in decimal digits, if it is typed.
    pub digits: bool,
    /// Of an array that it points to: the field with the number of elements, if there is one.
    pub count: Option<CountDef>,
}

/// A field with the number of elements of an array: an unsigned integer.
#[derive(Clone, Copy)]
pub struct CountDef {
    /// Where it is in the record, in bytes.
    pub offset: usize,
    /// How many bytes it has: 4 or 8.
    pub width: usize,
}

impl FieldDef {
    /// A field.
    pub const fn new(name: &'static CStr, offset: usize, ty: Ty) -> Self {
        Self { name, offset, ty, digits: false, count: None }
    }

    /// It is an address that is shown in decimal digits.
    pub fn in_digits(&mut self) -> &mut Self {
        self.digits = true;
        self
    }

    /// The field with the count is here: there are as many elements as it says, and assigning a list sets it.
    pub fn counted(&mut self, offset: usize, width: usize) -> &mut Self {
        assert!(matches!(self.ty, Ty::List(_) | Ty::Filled(_)) && (width == 4 || width == 8));
        self.count = Some(CountDef { offset, width });
        self
    }
}

/// Lists that share their count, so that they are set together.
#[derive(Clone, Copy)]
pub struct Together {
    /// The method that sets them: `set_dsts_srcs`.
    pub method: &'static CStr,
    /// The fields' names, in the order of its parameters.
    pub fields: &'static [&'static CStr],
}

// Integers are stored in the low bytes of a machine word, and pointers are read as 8 bytes.
const _: () = assert!(cfg!(target_endian = "little") && size_of::<usize>() == 8);
