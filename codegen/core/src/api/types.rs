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
    /// Whether it is the name that an enum or a record had in older toolkits of the major version: an alias of the newer.
    pub renamed: bool,
    /// What it is.
    pub kind: TypeKind,
}

/// What a type is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypeKind {
    /// An enumeration: 32 bits, and names for some values.
    Enum(Vec<Member>),
    /// A struct or a union.
    Record {
        /// Whether all fields share the same bytes.
        union: bool,
        /// In bytes.
        size: u64,
        /// In bytes.
        align: u64,
        /// In order.
        fields: Vec<Field>,
        /// Where 64-bit Windows differs.
        windows: OnWindows,
    },
    /// A pointer to something that only CUDA can see into.
    Handle {
        /// The struct that it points to; nothing where the header calls the handle `void *`.
        tag: String,
    },
    /// An integer with a meaning of its own.
    IntegerNewtype(Builtin),
    /// CUDA's name for what `<stdint.h>` has, such as `cuuint64_t`: it says the width and nothing else.
    FixedWidthInt(Builtin),
    /// A function pointer.
    Callback {
        /// What CUDA expects back.
        returns: CType,
        /// What CUDA calls it with.
        params: Ordered<CType>,
        /// The parameters through which it returns values.
        outputs: Vec<String>,
    },
    /// Another name of a type.
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

    /// The type that this is another name of.
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
    /// Whether the newest toolkit that has it calls it deprecated.
    pub deprecated: bool,
}

/// A field of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name; that of an unnamed member is made up.
    pub name: String,
    /// In bytes from the beginning; of a bit field, where the byte with its lowest bit is.
    pub offset: u64,
    /// Its type.
    pub ty: CType,
    /// Its bits, if it is a bit field.
    pub bits: Option<Bits>,
    /// The toolkits that have it.
    pub availability: Availability,
    /// What it is for, where its type does not tell.
    pub used: spec::FieldUse,
    /// Of a number: what it is in a new record, if not 0.
    pub initial: Option<i128>,
}

impl Field {
    /// The field as C declares it.
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
    /// The type of the expression.
    pub ty: CType,
    /// The value.
    pub value: Value,
    /// The toolkits that have it.
    pub availability: Availability,
}
