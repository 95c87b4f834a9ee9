//! What each parameter is for, and why we think so.
//!
//! Rules propose, specs dispose: [`rules`] decides from the header alone what is certain, a spec's entry decides the
//! rest, and what neither decides is an error. A wrong *output* would silently drop an argument, so nothing is guessed.

mod entry;
pub mod rules;

use crate::{
    ctype::CType,
    spec::{self, CallbackScope, Count, RoleName},
};
use std::fmt;

/// The way data takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// CUDA reads.
    In,
    /// CUDA writes.
    Out,
    /// CUDA reads, then writes.
    InOut,
}

/// What a parameter is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Role {
    /// A value, or a pointer to one value that CUDA reads.
    In,
    /// One value that CUDA writes: it is returned. `scope`: a text that stays valid as long as the process runs.
    Out {
        /// See above.
        is_static: bool,
        /// The type of the value, where the header calls the pointer to it `void *`.
        pointee: Option<CType>,
    },
    /// One value that goes in and comes back among the outputs.
    InOut,
    /// The caller's variable, which CUDA reads and updates where it is.
    InPlace,
    /// An array of typed elements.
    Array {
        /// Who reads and who writes.
        direction: Direction,
        /// How many elements.
        count: Count,
    },
    /// Host memory of no particular type.
    Buffer {
        /// Who reads and who writes.
        direction: Direction,
        /// How many bytes.
        bytes: Count,
    },
    /// A NUL-terminated text that CUDA reads.
    InString,
    /// Memory that CUDA fills with a NUL-terminated text.
    OutString {
        /// How many bytes it has.
        capacity: Count,
    },
    /// A pointer to one value whose type another parameter chooses.
    Attribute {
        /// Who reads and who writes.
        direction: Direction,
        /// The parameter that chooses.
        selector: String,
        /// The table of types.
        types: String,
        /// How many bytes the value has, where the signature tells.
        bytes: Option<Count>,
    },
    /// As many such values as there are selectors, each in a `void *`.
    Attributes {
        /// Who reads and who writes.
        direction: Direction,
        /// The array that chooses.
        selector: String,
        /// How many.
        count: Count,
        /// The table of types.
        types: String,
        /// The array that tells how many bytes each value has.
        sizes: Option<String>,
    },
    /// A pointer through which CUDA hands out an array of its own, with as many elements as another output says.
    BorrowedArray {
        /// How many elements.
        count: Count,
    },
    /// A function that CUDA calls.
    Callback {
        /// The parameter that CUDA hands to it.
        data: Option<String>,
        /// How long it may do so.
        scope: CallbackScope,
        /// The function that tells whether one that is otherwise called once is called again and again.
        repeats_if: Option<String>,
    },
    /// What CUDA hands to a callback.
    UserData,
    /// A pointer that is handed over as it is.
    Address,
    /// Pointers to a kernel's arguments.
    KernelParams,
}

/// Why a parameter has its role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A rule said so.
    Rule(&'static str),
    /// The symbol's own entry in the spec.
    Spec,
    /// The entry of the symbol's unversioned name.
    SpecOf(String),
}

/// A parameter with its role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// Its name in the header.
    pub name: String,
    /// Its type in the header.
    pub ty: CType,
    /// What it is for.
    pub role: Role,
    /// Whether NULL may be passed.
    pub nullable: bool,
    /// Arrays of details: whether NULL may be passed although the count is not 0.
    pub optional: bool,
    /// Whether the call ends what the handle stands for.
    pub destroys: bool,
    /// Whether Python programs may leave it out although arguments follow it.
    pub python_optional: bool,
    /// Whether CUDA reads or writes it after the call, as long as the handle lives that the call makes.
    pub retained: bool,
    /// Whether one element may stand for an array of one, in Python.
    pub accepts_scalar: bool,
    /// Whether the list that Python returns ends where CUDA's own count ends.
    pub truncate_to_count: bool,
    /// How much CUDA reads or writes there, where it is memory of the host.
    pub host: Option<spec::Host>,
    /// Why it is one value although the documentation speaks of an array or a list.
    pub one: Option<String>,
    /// The arrays and buffers whose length this parameter tells.
    pub counts: Vec<String>,
    /// Why.
    pub origin: Origin,
}

impl Role {
    /// One value that is returned: what most outputs are.
    pub const OUT: Self = Self::Out { is_static: false, pointee: None };

    /// The role that a spec's entry gives, or which of its keys is missing or does not belong there.
    pub fn of_spec(entry: &spec::Param) -> Result<Self, String> {
        let spec::Param {
            role,
            count,
            bytes,
            capacity,
            selector,
            types,
            data,
            scope,
            repeats_if,
            pointee,
            nullable: _,
            optional,
            r#static,
            destroys: _,
            python_optional: _,
            retained: _,
            accepts_scalar,
            truncate_to_count,
            host,
            one,
        } = entry;
        let given = [
            ("count", count.is_some()),
            ("bytes", bytes.is_some()),
            ("capacity", capacity.is_some()),
            ("selector", selector.is_some()),
            ("types", types.is_some()),
            ("data", data.is_some()),
            ("scope", scope.is_some()),
            ("repeats_if", repeats_if.is_some()),
            ("pointee", pointee.is_some()),
            ("static", *r#static),
            ("optional", *optional),
            ("accepts_scalar", *accepts_scalar),
            ("truncate_to_count", *truncate_to_count),
            ("host", host.is_some()),
            ("one", one.is_some()),
        ];
        let (needed, optional): (&[&str], &[&str]) = match role {
            RoleName::In | RoleName::Inout | RoleName::InPlace => (&[], &["one"]),
            RoleName::InString | RoleName::UserData | RoleName::KernelParams => (&[], &[]),
            RoleName::Address => match host {
                Some(
                    spec::Host { reads: None, writes: None, .. } | spec::Host { reads: Some(_), writes: Some(_), .. },
                ) => {
                    return Err("`host` needs either `reads` or `writes`".to_owned());
                }
                Some(spec::Host { rows: Some(_), pitch: None, .. } | spec::Host { rows: None, pitch: Some(_), .. }) => {
                    return Err("`rows` and `pitch` belong together".to_owned());
                }
                Some(_) | None => (&[], &["host"]),
            },
            RoleName::Out => (&[], &["static", "pointee", "one"]),
            RoleName::InArray => (&["count"], &["optional", "accepts_scalar"]),
            RoleName::OutArray => (&["count"], &["truncate_to_count"]),
            RoleName::InoutArray => (&["count"], &["accepts_scalar"]),
            RoleName::BorrowedArray => (&["count"], &[]),
            RoleName::InBuffer | RoleName::OutBuffer => (&["bytes"], &[]),
            RoleName::OutString => (&["capacity"], &[]),
            RoleName::InAttribute | RoleName::OutAttribute => (&["selector", "types"], &["bytes"]),
            RoleName::InAttributes | RoleName::OutAttributes => (&["selector", "count", "types"], &["bytes"]),
            RoleName::Callback if repeats_if.is_some() && *scope != Some(CallbackScope::Once) => {
                return Err("`repeats_if` belongs to `scope: once`".to_owned());
            }
            RoleName::Callback => (&[], &["data", "scope", "repeats_if"]),
        };
        for (key, present) in given {
            if needed.contains(&key) && !present {
                return Err(format!("the role needs `{key}`"));
            }
            if present && !needed.contains(&key) && !optional.contains(&key) {
                return Err(format!("`{key}` does not belong to this role"));
            }
        }
        // What a role needs has just been seen to be there.
        let number = |of: &Option<Count>| of.clone().unwrap_or(Count::Fixed(0));
        let name = |of: &Option<String>| of.clone().unwrap_or_default();
        let attribute = |direction| Self::Attribute {
            direction,
            selector: name(selector),
            types: name(types),
            bytes: bytes.clone(),
        };
        let attributes = |direction| Self::Attributes {
            direction,
            selector: name(selector),
            count: number(count),
            types: name(types),
            sizes: match bytes {
                Some(Count::Param { name, minus: _ }) => Some(name.clone()),
                Some(Count::DivCeil { .. } | Count::Fixed(_) | Count::Call(_)) | None => None,
            },
        };
        Ok(match role {
            RoleName::In => Self::In,
            RoleName::Out => Self::Out { is_static: *r#static, pointee: pointee.clone() },
            RoleName::Inout => Self::InOut,
            RoleName::InPlace => Self::InPlace,
            RoleName::InArray => Self::Array { direction: Direction::In, count: number(count) },
            RoleName::OutArray => Self::Array { direction: Direction::Out, count: number(count) },
            RoleName::InoutArray => Self::Array { direction: Direction::InOut, count: number(count) },
            RoleName::InBuffer => Self::Buffer { direction: Direction::In, bytes: number(bytes) },
            RoleName::OutBuffer => Self::Buffer { direction: Direction::Out, bytes: number(bytes) },
            RoleName::InString => Self::InString,
            RoleName::OutString => Self::OutString { capacity: number(capacity) },
            RoleName::InAttribute => attribute(Direction::In),
            RoleName::OutAttribute => attribute(Direction::Out),
            RoleName::InAttributes => attributes(Direction::In),
            RoleName::OutAttributes => attributes(Direction::Out),
            RoleName::BorrowedArray => Self::BorrowedArray { count: number(count) },
            RoleName::Callback => Self::Callback {
                data: data.clone(),
                scope: scope.unwrap_or(CallbackScope::Forever),
                repeats_if: repeats_if.clone(),
            },
            RoleName::UserData => Self::UserData,
            RoleName::Address => Self::Address,
            RoleName::KernelParams => Self::KernelParams,
        })
    }

    /// The number of elements or bytes that belongs to the role.
    pub fn length(&self) -> Option<&Count> {
        match self {
            Self::Array { count, .. } | Self::Attributes { count, .. } => Some(count),
            // CUDA tells the length: the caller gives none.
            Self::BorrowedArray { .. } => None,
            Self::Buffer { bytes, .. } => Some(bytes),
            Self::OutString { capacity } => Some(capacity),
            Self::In
            | Self::Out { .. }
            | Self::InOut
            | Self::InPlace
            | Self::InString
            | Self::Attribute { .. }
            | Self::Callback { .. }
            | Self::UserData
            | Self::Address
            | Self::KernelParams => None,
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::In => "in",
            Self::Out => "out",
            Self::InOut => "inout",
        })
    }
}

/// As specs write it: what `specs/resolved/` shows.
impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::In => f.write_str("in"),
            Self::Out { is_static: false, pointee: None } => f.write_str("out"),
            Self::Out { is_static: true, pointee: None } => f.write_str("out(static)"),
            Self::Out { is_static: _, pointee: Some(pointee) } => write!(f, "out(pointee: {pointee})"),
            Self::InOut => f.write_str("inout"),
            Self::InPlace => f.write_str("in_place"),
            Self::Array { direction, count } => write!(f, "{direction}_array(count: {count})"),
            Self::Buffer { direction, bytes } => write!(f, "{direction}_buffer(bytes: {bytes})"),
            Self::InString => f.write_str("in_string"),
            Self::OutString { capacity } => write!(f, "out_string(capacity: {capacity})"),
            Self::Attribute { direction, selector, types, bytes: None } => {
                write!(f, "{direction}_attribute(selector: {selector}, types: {types})")
            }
            Self::Attribute { direction, selector, types, bytes: Some(bytes) } => {
                write!(f, "{direction}_attribute(selector: {selector}, types: {types}, bytes: {bytes})")
            }
            Self::Attributes { direction, selector, count, types, sizes } => {
                write!(f, "{direction}_attributes(selector: {selector}, count: {count}, types: {types}")?;
                sizes.as_ref().map_or(Ok(()), |sizes| write!(f, ", bytes: {sizes}"))?;
                f.write_str(")")
            }
            Self::BorrowedArray { count } => write!(f, "borrowed_array(count: {count})"),
            Self::Callback { data, scope, repeats_if } => {
                let scope = match scope {
                    CallbackScope::Call => Some("call"),
                    CallbackScope::Once => Some("once"),
                    CallbackScope::Forever => None,
                };
                let given = [("data", data.as_deref()), ("scope", scope), ("repeats_if", repeats_if.as_deref())];
                let given: Vec<String> =
                    given.iter().filter_map(|(key, value)| Some(format!("{key}: {}", (*value)?))).collect();
                if given.is_empty() { f.write_str("callback") } else { write!(f, "callback({})", given.join(", ")) }
            }
            Self::UserData => f.write_str("user_data"),
            Self::Address => f.write_str("address"),
            Self::KernelParams => f.write_str("kernel_params"),
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule(rule) => f.write_str(rule),
            Self::Spec => f.write_str("spec"),
            Self::SpecOf(symbol) => write!(f, "spec of {symbol}"),
        }
    }
}

/// `out by documentation`, `in_array(count: n), nullable by spec`.
impl fmt::Display for Param {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.role)?;
        if self.nullable {
            write!(f, ", nullable")?;
        }
        if self.optional {
            write!(f, ", optional")?;
        }
        if self.destroys {
            write!(f, ", destroyed")?;
        }
        if self.retained {
            write!(f, ", retained")?;
        }
        if self.python_optional {
            write!(f, ", python_optional")?;
        }
        if self.accepts_scalar {
            write!(f, ", single")?;
        }
        if self.truncate_to_count {
            write!(f, ", truncate_to_count")?;
        }
        if let Some(host) = &self.host {
            let names: Vec<String> = host.names().map(|(key, name)| format!("{key}: {name}")).collect();
            write!(f, ", host({})", names.join(", "))?;
        }
        write!(f, " by {}", self.origin)
    }
}
