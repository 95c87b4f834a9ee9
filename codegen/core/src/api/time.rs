//! Lifetimes of the memory and objects that a parameter refers to, with the source of each.

use super::safety::Until;
use std::fmt;

/// The lifetimes of the memory and objects of one parameter. All documentation of lifetimes is generated from them.
///
/// A part is `None` if its lifetime does not concern the caller. Examples are a number, a handle that is used only
/// during the call, and memory that the call frees.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lifetimes {
    /// The lifetime of the passed memory, or of the object that a handle refers to. For an output, the lifetime of the
    /// memory or object that the returned value refers to.
    pub itself: Option<Time>,
    /// The lifetime of the passed memory if it is on the device, if a mode of the library selects the location.
    pub on_device: Option<Time>,
    /// The lifetime of the memory and objects that pointers and handles in the passed memory refer to.
    pub reached: Option<Time>,
}

/// A part of a parameter's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// The passed memory.
    Itself,
    /// The passed memory, if it is on the device.
    OnDevice,
    /// The memory and objects that pointers and handles in the passed memory refer to.
    Reached,
}

/// A lifetime and its source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Time {
    /// The end of the lifetime.
    pub until: Until,
    /// The source.
    pub by: TimeOrigin,
}

/// The source of a lifetime.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TimeOrigin {
    /// A rule.
    Rule(TimeRule),
    /// The entry with this key in the spec's section `safety`.
    Entry(String),
}

/// The rules that set a lifetime without an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeRule {
    /// The work of a call without a stream is complete when the call returns. Records, arrays of pointers, strings and
    /// scalars on the host are read before the call returns, even if it has a stream.
    Call,
    /// The work of the call continues in a stream.
    Stream,
    /// A call without a stream stores the address of device memory in the object that it creates.
    MadeWith,
    /// A handle uses a stream until another stream is set.
    StreamIsSet,
    /// The role has `retained`.
    Retained,
    /// The role of the callback has a `scope`.
    Scope,
    /// Memory that belongs to an object of the library, which returns a pointer to it.
    Lent,
}

impl Lifetimes {
    /// The parts that have a lifetime.
    pub fn iter(&self) -> impl Iterator<Item = (Part, &Time)> {
        let parts = [
            (Part::Itself, self.itself.as_ref()),
            (Part::OnDevice, self.on_device.as_ref()),
            (Part::Reached, self.reached.as_ref()),
        ];
        parts.into_iter().filter_map(|(part, time)| Some((part, time?)))
    }

    /// The lifetimes that end after the call returns.
    pub fn beyond_the_call(&self) -> impl Iterator<Item = (Part, &Time)> {
        self.iter().filter(|(_, time)| time.until.is_beyond_the_call())
    }

    /// Returns true if all parts have the default lifetime: neither an entry nor a specific rule set one.
    pub fn are_default(&self) -> bool {
        self.iter().all(|(_, time)| time.by.is_default())
    }

    /// Formats the lifetimes for reports, after a role: `; until return by cuFoo; everything that it refers to until
    /// stream hStream by stream`. If `all` is false, lists only lifetimes that are longer than the default of a
    /// synchronous call.
    pub fn listed(&self, all: bool) -> String {
        let listed = self.iter().filter(|(_, time)| all || time.is_told());
        listed.map(|(part, time)| format!("; {part}until {time}")).collect()
    }
}

impl Time {
    /// Returns false if the lifetime only specifies that the use ends when the call returns.
    pub fn is_told(&self) -> bool {
        !matches!(self.by, TimeOrigin::Rule(TimeRule::Call | TimeRule::Lent))
    }
}

impl TimeOrigin {
    /// Returns true if this is the source of a default lifetime, which applies to all memory without an entry.
    pub fn is_default(&self) -> bool {
        match self {
            Self::Rule(TimeRule::Call | TimeRule::Stream | TimeRule::MadeWith | TimeRule::Scope | TimeRule::Lent) => {
                true
            }
            Self::Rule(TimeRule::StreamIsSet | TimeRule::Retained) | Self::Entry(_) => false,
        }
    }
}

/// The phrase that precedes `until …`.
impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Itself => "",
            Self::OnDevice => "on the device ",
            Self::Reached => "everything that it refers to ",
        })
    }
}

impl fmt::Display for TimeRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Call => "call",
            Self::Stream => "stream",
            Self::MadeWith => "made with",
            Self::StreamIsSet => "stream is set",
            Self::Retained => "retained",
            Self::Scope => "scope",
            Self::Lent => "lent",
        })
    }
}

/// The notation in reports, such as `set again in handle by cublasSetWorkspace*`.
impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.by {
            TimeOrigin::Rule(rule) => write!(f, "{} by {rule}", self.until),
            TimeOrigin::Entry(pattern) => write!(f, "{} by {pattern}", self.until),
        }
    }
}
