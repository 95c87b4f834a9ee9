//! Parameters: a role, and the keys that belong to it.
//!
//! Each role is a variant of [`RoleEntry`] with its own keys, so a key that is missing or belongs to another role is reported
//! as such. A role that lacks a key does not end the reading: the error takes its place and is reported with all others.

mod read;

use super::{Amount, Count, Extent, PythonParam, keys};
use crate::ctype::CType;
use serde::Deserialize;
use std::{collections::BTreeSet, fmt, sync::LazyLock};

/// A judgement on one parameter: a role alone, or a role with what belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// What the parameter is for, or why the entry does not say it.
    pub role: Result<RoleEntry, Misfit>,
    /// Whether NULL may be passed.
    pub nullable: bool,
    /// Handles: whether the call ends what the handle stands for.
    pub destroys: bool,
    /// Whether CUDA reads or writes it after the call, as long as the handle lives that the call makes.
    pub retained: bool,
    /// Why NULL is never passed although the documentation speaks of it.
    pub never_null: Option<String>,
    /// Why it is memory of the host although the documentation names the device's.
    pub on_host: Option<String>,
    /// What Python alone reads.
    pub python: PythonParam,
}

/// Why an entry is no role: a key is missing, or belongs to another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The key that is too much, if one is, with dots behind those above it.
    pub key: Option<String>,
    /// What is wrong.
    pub message: String,
}

/// A role as specs write it, with the keys that it has beside those of every role. A key that may be missing is an
/// `Option`, or a `bool` with `default`.
///
/// Every variant is a mapping, if an empty one: `user_data` and `{role: user_data}` are the same.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // each is the variant of `roles::Role` with the same name; the keys are explained there
pub enum RoleEntry {
    In {
        one: Option<String>,
    },
    Out {
        #[serde(default)]
        r#static: bool,
        pointee: Option<CType>,
        #[serde(default)]
        explains_error: bool,
        one: Option<String>,
    },
    OutLater {},
    Inout {
        one: Option<String>,
    },
    InPlace {
        one: Option<String>,
    },
    InArray {
        count: Count,
        #[serde(default)]
        optional: bool,
        most: Option<Most>,
    },
    OutArray {
        count: Count,
        #[serde(default)]
        optional: bool,
        count_unread: Option<CountUnread>,
        most: Option<Most>,
    },
    InoutArray {
        count: Count,
        most: Option<Most>,
    },
    InBuffer {
        bytes: Count,
    },
    OutBuffer {
        bytes: Count,
        #[serde(default)]
        text: bool,
    },
    InString {},
    OutString {
        capacity: Count,
    },
    InAttribute {
        selector: String,
        types: String,
        bytes: Option<Count>,
        count: Option<Count>,
    },
    OutAttribute {
        selector: String,
        types: String,
        bytes: Option<Count>,
    },
    InoutAttribute {
        selector: String,
        types: String,
        count: Count,
    },
    InAttributes {
        selector: String,
        count: Count,
        types: String,
        bytes: Option<String>,
    },
    OutAttributes {
        selector: String,
        count: Count,
        types: String,
        bytes: Option<String>,
    },
    BorrowedArray {
        count: Count,
    },
    Callback {
        data: Option<String>,
        scope: Option<CallbackScope>,
        repeats_if: Option<String>,
    },
    UserData {},
    Address {
        host: Option<Host>,
        #[serde(default)]
        function: bool,
        untyped: Option<String>,
        #[serde(default)]
        on_device: bool,
        selector: Option<String>,
        types: Option<String>,
    },
    Device {
        #[serde(default)]
        gpu_accessible: bool,
        element: Option<String>,
        extent: Option<Extent>,
    },
    KernelParams {},
    InScalar {
        selector: Option<String>,
        types: Option<String>,
        complex_selector: Option<String>,
        complex_types: Option<String>,
        of_type: Option<String>,
    },
    HostScalar {
        of_type: String,
    },
    OutScalar {
        selector: Option<String>,
        types: Option<String>,
    },
    InoutScalar {
        selector: Option<String>,
        types: Option<String>,
    },
}

/// How long an array has to be whose count CUDA does not read, but only writes.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct CountUnread {
    /// The parameter that stands for what knows it.
    pub known_by: String,
    /// The most elements that CUDA may write, whatever that parameter is.
    pub most: u32,
}

/// The most elements of a list that a library copies into an array of fixed length.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(untagged)]
pub enum Most {
    /// A number.
    Number(u64),
    /// A macro of the header, or a member of an enum.
    Constant(String),
}

impl fmt::Display for Most {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Constant(name) => f.write_str(name),
        }
    }
}

/// How much CUDA reads or writes at an address that may be one of the host's memory: in elements of the type that the header's
/// pointer has, or in bytes.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct Host {
    /// How much CUDA reads, of each row if there are rows.
    pub reads: Option<Amount>,
    /// How much CUDA writes, likewise.
    pub writes: Option<Amount>,
    /// How many rows there are.
    pub rows: Option<Amount>,
    /// How far apart the beginnings of two rows are.
    pub pitch: Option<Amount>,
}

impl Host {
    /// What it says, each with its key.
    pub fn amounts(&self) -> impl Iterator<Item = (&'static str, &Amount)> {
        let Self { reads, writes, rows, pitch } = self;
        let amounts = [("reads", reads), ("writes", writes), ("rows", rows), ("pitch", pitch)];
        amounts.into_iter().filter_map(|(key, amount)| Some((key, amount.as_ref()?)))
    }

    /// The parameters that it names, each with its key.
    pub fn names(&self) -> impl Iterator<Item = (&'static str, &String)> {
        self.amounts().flat_map(|(key, amount)| amount.params().iter().map(move |name| (key, name)))
    }
}

/// How long CUDA may call a function that it was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CallbackScope {
    /// Until the call returns that it was given to.
    Call,
    /// Until it has been called, once.
    Once,
    /// As long as the process runs, for all that is known.
    Forever,
}

/// A key that every role has, and where it is kept.
type BoolKey = (&'static str, fn(&mut Param) -> &mut bool);

/// The keys that every role has: whether they make sense for a parameter depends on its type.
const BOOL_KEYS: [BoolKey; 3] = [
    ("nullable", |param| &mut param.nullable),
    ("destroys", |param| &mut param.destroys),
    ("retained", |param| &mut param.retained),
];

/// A key with a reason that every role has, and where it is kept.
type ReasonKey = (&'static str, fn(&mut Param) -> &mut Option<String>);

/// The reasons that every role can have: why it is right although the documentation's words say something else.
const REASON_KEYS: [ReasonKey; 2] =
    [("never_null", |param| &mut param.never_null), ("on_host", |param| &mut param.on_host)];

/// The key of what Python alone reads.
const PYTHON: &str = "python";

/// Every key that some role has.
pub(super) static PARAM_KEYS: LazyLock<BTreeSet<&str>> = LazyLock::new(|| {
    let flags = BOOL_KEYS.iter().map(|(key, _)| *key);
    let reasons = REASON_KEYS.iter().map(|(key, _)| *key);
    ["role", PYTHON].into_iter().chain(flags).chain(reasons).chain(keys::fields_of_variants::<RoleEntry>()).collect()
});

impl RoleEntry {
    /// The number of elements or bytes that it names.
    pub fn count_mut(&mut self) -> Option<&mut Count> {
        match self {
            Self::InArray { count, .. }
            | Self::OutArray { count, .. }
            | Self::InoutArray { count, .. }
            | Self::InoutAttribute { count, .. }
            | Self::InAttributes { count, .. }
            | Self::OutAttributes { count, .. }
            | Self::BorrowedArray { count }
            | Self::InBuffer { bytes: count }
            | Self::OutBuffer { bytes: count, .. }
            | Self::OutString { capacity: count } => Some(count),
            Self::InAttribute { bytes, count, .. } => count.as_mut().or(bytes.as_mut()),
            Self::OutAttribute { bytes, .. } => bytes.as_mut(),
            Self::In { .. }
            | Self::Out { .. }
            | Self::OutLater {}
            | Self::Inout { .. }
            | Self::InPlace { .. }
            | Self::InString {}
            | Self::Callback { .. }
            | Self::UserData {}
            | Self::Address { .. }
            | Self::Device { .. }
            | Self::KernelParams {}
            | Self::InScalar { .. }
            | Self::HostScalar { .. }
            | Self::OutScalar { .. }
            | Self::InoutScalar { .. } => None,
        }
    }

    /// The key of Python's that belongs to another role, if there is one.
    fn foreign(
        &self,
        PythonParam { optional: _, accepts_scalar, truncate_to_count, single }: PythonParam,
    ) -> Option<&'static str> {
        let is_read = matches!(self, Self::InArray { .. } | Self::InoutArray { .. });
        let is_written = matches!(self, Self::OutArray { .. });
        let is_fixed = matches!(self, Self::OutArray { count: Count::Fixed(_), .. });
        let keys = [
            ("python.accepts_scalar", accepts_scalar, is_read),
            ("python.truncate_to_count", truncate_to_count, is_written),
            ("python.single", single, is_fixed),
        ];
        keys.into_iter().find(|(_, is_set, belongs)| *is_set && !belongs).map(|(key, _, _)| key)
    }

    /// Keys that do not go together: the one to look at, and why.
    fn contradiction(&self) -> Option<(&'static str, &'static str)> {
        if let Self::Address { host: None, on_device: true, .. } = self {
            return Some(("on_device", "`on_device` is for memory of which `host` says how much the call uses"));
        }
        if let Self::Address { host: Some(_), function: true, .. } = self {
            return Some(("host", "a `function` is code: it has no `host`"));
        }
        if let Self::Address { host: Some(_), untyped: Some(_), .. } = self {
            return Some(("untyped", "`host` counts elements of the type that the header says"));
        }
        if let Self::Address { host, function, untyped, on_device: _, selector: Some(_), types: Some(_) } = self
            && (host.is_some() || *function || untyped.is_some())
        {
            return Some(("selector", "an address whose value a table tells has no other key that does"));
        }
        if let Self::Address {
            host: Some(Host { reads, writes, rows, pitch }),
            function: false,
            untyped: None,
            on_device: _,
            selector: None,
            types: None,
        } = self
        {
            if reads.is_some() == writes.is_some() {
                return Some(("host", "`host` needs either `reads` or `writes`"));
            }
            if rows.is_some() != pitch.is_some() {
                return Some(("host", "`rows` and `pitch` belong together"));
            }
            let amounts = [reads, writes, rows, pitch];
            if rows.is_some() && amounts.into_iter().flatten().any(|amount| *amount == Amount::Untold) {
                return Some(("host", "rows have a length, a number and a distance that arguments tell"));
            }
        }
        if let Self::InScalar { selector, types, complex_selector: None, complex_types: None, of_type: _ }
        | Self::OutScalar { selector, types }
        | Self::InoutScalar { selector, types }
        | Self::Address { host: _, function: _, untyped: _, on_device: _, selector, types } = self
            && selector.is_some() != types.is_some()
        {
            return Some((
                if selector.is_some() { "selector" } else { "types" },
                "`selector` and `types` belong together",
            ));
        }
        if let Self::InScalar { selector, types, complex_selector, complex_types, of_type: _ } = self
            && (complex_selector.is_some() || complex_types.is_some())
            && [selector, types, complex_selector, complex_types].into_iter().any(Option::is_none)
        {
            let message = "`complex_selector` and `complex_types` belong together, and to `selector` and `types`";
            let key = if complex_selector.is_some() { "complex_selector" } else { "complex_types" };
            return Some((key, message));
        }
        if let Self::InScalar { selector: Some(_), of_type: Some(_), .. } = self {
            return Some((
                "of_type",
                "`of_type` is for a type that no parameter tells: `types` has what `selector` selects",
            ));
        }
        if let Self::InAttribute { selector: _, types: _, bytes: Some(_), count: Some(_) } = self {
            return Some(("bytes", "an array with a `count` has no `bytes`: the type tells the size of its elements"));
        }
        if let Self::Callback { data: _, scope, repeats_if: Some(_) } = self
            && *scope != Some(CallbackScope::Once)
        {
            return Some(("repeats_if", "`repeats_if` belongs to `scope: once`"));
        }
        None
    }
}
