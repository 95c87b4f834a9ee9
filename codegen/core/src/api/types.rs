//! Types and constants of the resolved model.

use super::Availability;
use crate::{
    ctype::{Builtin, CType},
    facts::{Bits, OnWindows, Value},
    ordered::Ordered,
    spec,
};

/// A type of the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Type {
    /// Its name.
    pub name: String,
    /// The header that defines it.
    pub header: String,
    /// The toolkits that define it.
    pub availability: Availability,
    /// True if older toolkits of the major version have an enum or a record with this name. The type is then an alias
    /// of the newer name.
    pub renamed: bool,
    /// The kind of the type.
    pub kind: TypeKind,
}

/// The kind of a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypeKind {
    /// An enumeration of 32-bit values, some of which have names.
    Enum(Vec<Member>),
    /// A struct or a union.
    Record {
        /// True if all fields share the same bytes.
        union: bool,
        /// The size in bytes.
        size: u64,
        /// The alignment in bytes.
        align: u64,
        /// The fields, in the header's order.
        fields: Vec<Field>,
        /// The differences of the layout on 64-bit Windows.
        windows: OnWindows,
    },
    /// A pointer to an opaque type.
    Handle {
        /// The struct that it points to. Empty if the header declares the handle as `void *`.
        tag: String,
    },
    /// An integer with a distinct type, such as an identifier.
    IntegerNewtype(Builtin),
    /// CUDA's name for a type of `<stdint.h>`, such as `cuuint64_t`. The name specifies only the width.
    FixedWidthInt(Builtin),
    /// A function pointer.
    Callback {
        /// The return type that CUDA expects.
        returns: CType,
        /// The arguments that CUDA passes.
        params: Ordered<CType>,
        /// The parameters through which the callback returns values.
        outputs: Vec<String>,
    },
    /// An alias of a type.
    Alias(CType),
}

impl TypeKind {
    /// The members of an enumeration.
    pub fn members(&self) -> Option<&[Member]> {
        if let Self::Enum(members) = self { Some(members) } else { None }
    }

    /// The fields of a struct or a union.
    pub fn fields(&self) -> Option<&[Field]> {
        if let Self::Record { fields, .. } = self { Some(fields) } else { None }
    }

    /// The type that this is an alias of.
    pub fn alias_of(&self) -> Option<&CType> {
        if let Self::Alias(of) = self { Some(of) } else { None }
    }
}

/// A member of an enum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: i32,
    /// The toolkits that have it.
    pub availability: Availability,
    /// True if the newest toolkit that has it marks it as deprecated.
    pub deprecated: bool,
}

/// A field of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The field's name. An unnamed member has a generated name.
    pub name: String,
    /// The offset in bytes from the beginning. For a bit field, the offset of the byte with its lowest bit.
    pub offset: u64,
    /// Its type.
    pub ty: CType,
    /// The field's bits, if it is a bit field.
    pub bits: Option<Bits>,
    /// The toolkits that have it.
    pub availability: Availability,
    /// The field's purpose, if its type does not determine it.
    pub used: spec::FieldUse,
    /// For a number, its value in a new record, if the value is not 0.
    pub initial: Option<i128>,
}

impl Field {
    /// The C declaration of the field.
    pub fn declare(&self) -> String {
        Bits::declare(self.bits, &self.ty, &self.name)
    }
}

/// A macro with a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constant {
    /// Its name.
    pub name: String,
    /// The header that defines it.
    pub header: String,
    /// The type of the macro's expression.
    pub ty: CType,
    /// The value.
    pub value: Value,
    /// The toolkits that have it.
    pub availability: Availability,
}
