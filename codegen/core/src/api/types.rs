//! Types and constants of the resolved model.

use super::Availability;
use crate::{
    ctype::{Builtin, CType},
    facts::{Bits, OnWindows, Value},
    ordered::Ordered,
    spec,
};

/// A type of a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Type {
    /// The name of the type.
    pub name: String,
    /// The header that defines the type.
    pub header: String,
    /// The toolkits that define the type.
    pub availability: Availability,
    /// True if older toolkits of the major version have an enum or a record with this name. In this case, the type is
    /// an alias of the newer name.
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
        /// True if all fields share the same bytes, as in a union.
        union: bool,
        /// The size of the record in bytes.
        size: u64,
        /// The alignment of the record in bytes.
        align: u64,
        /// The fields of the record, in the header's order.
        fields: Vec<Field>,
        /// The differences of the record's layout on 64-bit Windows.
        windows: OnWindows,
    },
    /// A pointer to an opaque type.
    Handle {
        /// The tag of the opaque struct. Empty if the header declares the handle as `void *`.
        tag: String,
    },
    /// An integer with a distinct type, such as an identifier.
    IntegerNewtype(Builtin),
    /// CUDA's name for an integer type of `<stdint.h>`, such as `cuuint64_t`. The name specifies only the width.
    FixedWidthInt(Builtin),
    /// A pointer to a function.
    Callback {
        /// The return type that CUDA expects.
        returns: CType,
        /// The arguments that CUDA passes to the function.
        params: Ordered<CType>,
        /// The parameters through which the function returns values.
        outputs: Vec<String>,
    },
    /// An alias of another type.
    Alias(CType),
}

impl TypeKind {
    /// Returns the members of an enumeration.
    pub fn members(&self) -> Option<&[Member]> {
        if let Self::Enum(members) = self { Some(members) } else { None }
    }

    /// Returns the fields of a struct or a union.
    pub fn fields(&self) -> Option<&[Field]> {
        if let Self::Record { fields, .. } = self { Some(fields) } else { None }
    }

    /// Returns the type to which an alias refers.
    pub fn alias_of(&self) -> Option<&CType> {
        if let Self::Alias(of) = self { Some(of) } else { None }
    }
}

/// A member of an enum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The name of the member.
    pub name: String,
    /// The value of the member.
    pub value: i32,
    /// The toolkits that have the member.
    pub availability: Availability,
    /// True if the newest toolkit that has the member marks it as deprecated.
    pub deprecated: bool,
}

/// A field of a struct or a union.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The name of the field. An unnamed field has a generated name.
    pub name: String,
    /// The offset of the field from the beginning of the record, in bytes. For a bit field, the offset of the byte that
    /// contains its lowest bit.
    pub offset: u64,
    /// The type of the field.
    pub ty: CType,
    /// The position and the number of the field's bits, if the field is a bit field.
    pub bits: Option<Bits>,
    /// The toolkits that have the field.
    pub availability: Availability,
    /// The purpose of the field, if the field's type does not determine the purpose.
    pub used: spec::FieldUse,
    /// The initial value of a numeric field in a new record, if this value is not 0.
    pub initial: Option<i128>,
}

impl Field {
    /// Returns the C declaration of the field.
    pub fn declare(&self) -> String {
        Bits::declare(self.bits, &self.ty, &self.name)
    }
}

/// A macro with a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constant {
    /// The name of the macro.
    pub name: String,
    /// The header that defines the macro.
    pub header: String,
    /// The type of the macro's expression.
    pub ty: CType,
    /// The value of the macro.
    pub value: Value,
    /// The toolkits that have the macro.
    pub availability: Availability,
}
