//! Facts from the headers of one library in one toolkit: plain data, without clang's types and without decisions.
//!
//! Facts are names, types, values, layouts, documented directions and documented error codes. Facts do not include the
//! text of the headers' documentation, because NVIDIA owns this text.

use crate::{
    ctype::{Builtin, CType, prototype, variable, variadic},
    names::unversioned,
    ordered::Ordered,
    version::Version,
};
use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
    ops::Bound,
};

/// The facts of one library in one toolkit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The functions, by exported symbol. A per-thread twin has no entry of its own, because the twin is a property of
    /// its symbol.
    pub functions: BTreeMap<String, Function>,
    /// The enums, by name.
    pub enums: BTreeMap<String, Enum>,
    /// The records, by name. The name of a nested record is its path (`CUDA_RESOURCE_DESC_st.res.array`).
    pub records: BTreeMap<String, Record>,
    /// All other typedefs: handles, integer types with a special meaning, and aliases of types.
    pub typedefs: BTreeMap<String, Typedef>,
    /// The typedefs of function pointers.
    pub callbacks: BTreeMap<String, Callback>,
    /// The macros that expand to a value.
    pub constants: BTreeMap<String, Constant>,
    /// The inline functions in the headers. The library exports no symbols for inline functions.
    pub helpers: BTreeMap<String, Helper>,
    /// The declarations that facts cannot describe, by name. The spec skips these declarations.
    pub undescribed: BTreeMap<String, Undescribed>,
}

impl Facts {
    /// Returns the functions with this name, including those whose symbols have a version suffix: `cuFoo`, `cuFoo_v2`.
    pub fn family<'a>(&'a self, base: &'a str) -> impl Iterator<Item = (&'a str, &'a Function)> {
        // All symbols that begin with this name are adjacent in the map. Some of these symbols belong to other
        // functions.
        let named = self.functions.range::<str, _>((Bound::Included(base), Bound::Unbounded));
        let named = named.take_while(move |(symbol, _)| symbol.starts_with(base));
        let family = named.filter(move |(symbol, _)| *symbol == base || unversioned(symbol) == base);
        family.map(|(symbol, function)| (symbol.as_str(), function))
    }
}

/// A function that the library exports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// The header that declares the function.
    pub header: String,
    /// The names under which a program that includes the header calls the function: the function's own name, or the
    /// names that a `#define` maps to the function. The list is empty if the header declares the function only for
    /// binary compatibility, or if a `#define` maps the function's name to another symbol.
    pub names: BTreeSet<String>,
    /// True if the header declares the function only with `__CUDA_API_VERSION_INTERNAL`, for programs built against
    /// older headers.
    pub legacy: bool,
    /// True for an exported variable (`extern const T name;`). The variable is described as a function without
    /// parameters that returns its value.
    pub variable: bool,
    /// True if variable arguments follow the parameters (`...`).
    pub variadic: bool,
    /// True if the function is marked as deprecated.
    pub deprecated: bool,
    /// The documentation's announcement that the function will be deprecated in a later toolkit.
    pub announced: Option<Announced>,
    /// True if the documentation mentions undefined behavior.
    pub undefined: bool,
    /// The driver version that introduced the function, according to the headers of function pointers. It is often
    /// older than the first scanned header that declares the function.
    pub driver_since: Option<Version>,
    /// The suffix of the function's per-thread twin: `_ptsz`, `_ptds`, or an empty string.
    pub per_thread: String,
    /// The function's group in the documentation, such as `CUDA_MEM`.
    pub group: String,
    /// The function's return type.
    pub returns: CType,
    /// The function's parameters, in order. The type of an array parameter is a pointer type.
    pub params: Ordered<CType>,
    /// The parameters that are declared as arrays (`T x[4]`), which C converts to pointers. The value is the declared
    /// length, or 0 if the brackets are empty.
    pub declared_arrays: Ordered<u64>,
    /// The documented directions of parameters.
    pub documented: Ordered<DocDirection>,
    /// Other documented facts about the function's parameters.
    pub described: Described,
    /// The result codes that the function's documentation lists.
    pub errors: BTreeSet<String>,
}

impl Function {
    /// Returns the symbol of the function's per-thread twin, if there is one.
    pub fn twin(&self, symbol: &str) -> Option<String> {
        (!self.per_thread.is_empty()).then(|| format!("{symbol}{}", self.per_thread))
    }
}

impl Function {
    /// Returns the C declaration of the function, under the name of its symbol.
    pub fn prototype(&self, symbol: &str) -> String {
        match self.variable {
            true => variable(&self.returns, symbol),
            false if self.variadic => variadic(&self.returns, symbol, &self.params),
            false => prototype(&self.returns, symbol, &self.params),
        }
    }

    /// Returns the types that a call depends on. Excludes the names of parameters, because these names may change.
    pub fn types(&self) -> (&CType, Vec<&CType>) {
        (&self.returns, self.params.values().collect())
    }
}

/// A deprecation that the documentation announces for a later toolkit.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Announced {
    /// The documented name of the replacement. Empty if the documentation does not mention a replacement.
    pub instead: String,
}

/// The documented direction of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DocDirection {
    /// The parameter is tagged `[in]`.
    In,
    /// The parameter is tagged `[out]`.
    Out,
    /// The parameter is tagged `[in,out]`.
    InOut,
    /// The parameter is described with words such as "Returned …", which do not determine the direction reliably.
    Returned,
}

/// Facts that a function's documentation states about its pointers, apart from their direction. The text of the
/// documentation is not included.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Described {
    /// The parameters that the documentation describes as an array or a list.
    pub arrays: BTreeSet<String>,
    /// For each parameter, the integer parameters that its description mentions, separated by spaces.
    pub mentions: Ordered<String>,
    /// The parameters, including handles, that may be NULL according to the documentation.
    pub may_be_null: BTreeSet<String>,
    /// The pointers that must or may point to device memory, according to the documentation.
    pub memory: Ordered<Memory>,
}

/// The documented location of the memory that a pointer refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Memory {
    /// The memory may be host or device memory.
    HostOrDevice,
    /// The memory must be device memory.
    Device,
}

/// An enumeration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Enum {
    /// The header that defines the enum.
    pub header: String,
    /// The enum's tag, if it differs from the name.
    pub tag: String,
    /// The members, in the header's order. If several members have the same value, the first of these members gives the
    /// value its name.
    pub values: Ordered<i64>,
    /// The members that are documented as deprecated.
    pub deprecated: BTreeSet<String>,
}

/// A struct or a union.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The header that defines the record.
    pub header: String,
    /// The record's tag, if it differs from the name.
    pub tag: String,
    /// True for a union, whose fields all share the same bytes.
    pub union: bool,
    /// The record's size in bytes on 64-bit Linux.
    pub size: u64,
    /// The record's alignment in bytes on 64-bit Linux.
    pub align: u64,
    /// The record's fields, in order. Unnamed members are named `anon0`, `anon1`, ….
    pub fields: Ordered<Field>,
    /// The differences between the record on 64-bit Windows and on 64-bit Linux.
    pub windows: OnWindows,
}

impl Record {
    /// Returns true if the record is a complex number, with the fields `x` and `y`, both `float` or both `double`.
    pub fn is_complex(&self) -> bool {
        let fields = self.fields.iter().map(|(name, field)| (name.as_str(), &field.ty));
        !self.union && complex_part(fields).is_some()
    }
}

/// Returns the type of the real and the imaginary part, if these fields are those of a complex number.
pub fn complex_part<'a>(fields: impl Iterator<Item = (&'a str, &'a CType)>) -> Option<Builtin> {
    match fields.collect::<Vec<_>>().as_slice() {
        [("x", CType::Builtin(x)), ("y", CType::Builtin(y))]
            if x == y && matches!(x, Builtin::Float | Builtin::Double) =>
        {
            Some(*x)
        }
        _ => None,
    }
}

/// Differences between a record on 64-bit Windows and on 64-bit Linux. Empty if both are the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OnWindows {
    /// The record's size on Windows, if it differs.
    pub size: Option<u64>,
    /// The record's alignment on Windows, if it differs.
    pub align: Option<u64>,
    /// The fields that have another offset or type on Windows, or exist only on Windows. The value is `None` for a
    /// field that does not exist on Windows.
    pub fields: BTreeMap<String, Option<Field>>,
}

impl OnWindows {
    /// Returns true if the record is the same on both systems.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// A field of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The offset in bytes from the beginning of the record. For a bit field, the offset of the byte that contains the
    /// lowest bit of the field.
    pub offset: u64,
    /// The field's type. For a bit field, one of C's integer types or `_Bool`.
    pub ty: CType,
    /// The bits that a bit field occupies. `None` for other fields.
    pub bits: Option<Bits>,
}

impl Field {
    /// Returns the C declaration of the field.
    pub fn declare(&self, name: &str) -> String {
        Bits::declare(self.bits, &self.ty, name)
    }
}

/// The bits that a bit field occupies. On all systems that CUDA supports, bits and bytes are counted from the least
/// significant one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bits {
    /// The position of the lowest bit, from 0 to 7, within the byte at the field's offset.
    pub first: u64,
    /// The number of bits, from 1 to 64.
    pub width: u64,
}

impl Bits {
    /// Returns the number of bytes that contain a part of the field, which is at most nine.
    pub fn bytes(self) -> u64 {
        (self.first + self.width).div_ceil(8)
    }

    /// Returns the C declaration of a field. For a bit field, the declaration includes the width: `unsigned int
    /// requested : 4`.
    pub fn declare(bits: Option<Self>, ty: &CType, name: &str) -> String {
        let declared = ty.declare(name);
        bits.map_or_else(|| declared.clone(), |Self { first: _, width }| format!("{declared} : {width}"))
    }
}

/// A typedef of a type other than a record, an enum or a function pointer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typedef {
    /// The header that contains the typedef.
    pub header: String,
    /// The type to which the typedef refers.
    pub ty: CType,
}

/// A typedef of a function pointer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Callback {
    /// The header that contains the typedef.
    pub header: String,
    /// The return type of the callback function, which CUDA expects.
    pub returns: CType,
    /// The parameters of the callback function, which CUDA passes.
    pub params: Ordered<CType>,
}

/// A macro that expands to a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constant {
    /// The header that defines the macro.
    pub header: String,
    /// The type of the macro's expression: the type of a cast, the enum of a member, or else the type of the literal.
    pub ty: CType,
    /// The macro's value. For a pointer, the address.
    pub value: Value,
}

/// The value of a constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// An integer, an enum member, or an address. The integer equals the value in C, so a value of an unsigned type is
    /// never negative.
    Int(i128),
    /// A value of type `float` or `double`.
    Real(Real),
    /// The contents of a string literal.
    Text(String),
    /// A record. Maps the C paths of its nonzero fields, such as `rates[1]` or `anon0.x`, to their values.
    Record(Ordered<i128>),
}

/// A floating-point value. Two values are equal if all their bits are equal.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Real(pub f64);

impl PartialEq for Real {
    fn eq(&self, other: &Self) -> bool {
        self.0.to_bits() == other.0.to_bits()
    }
}

impl Eq for Real {}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(number) => write!(f, "{number}"),
            // `{:?}` uses an exponent if the exponent makes the string shorter, and never prints an integer.
            Self::Real(Real(number)) => write!(f, "{number:?}"),
            Self::Text(text) => write!(f, "{text:?}"),
            Self::Record(fields) if fields.is_empty() => f.write_str("{0}"),
            Self::Record(fields) => {
                let fields: Vec<String> = fields.iter().map(|(path, number)| format!(".{path} = {number}")).collect();
                write!(f, "{{{}}}", fields.join(", "))
            }
        }
    }
}

/// An inline function in the header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Helper {
    /// The header that defines the inline function.
    pub header: String,
    /// The function to which the body forwards all parameters, in order. Empty if the body does not consist of only
    /// this call.
    pub forwards_to: String,
    /// The inline function's return type.
    pub returns: CType,
    /// The inline function's parameters, in order.
    pub params: Ordered<CType>,
}

/// A declaration that facts cannot describe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undescribed {
    /// The header that contains the declaration.
    pub header: String,
    /// The construct that facts cannot describe, such as `a bit field` or `long double`, or the type that contains the
    /// construct.
    pub what: String,
}
