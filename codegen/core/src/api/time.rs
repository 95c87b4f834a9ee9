//! Lifetimes of the memory and objects to which a parameter refers, with the source of each lifetime.

use super::safety::Until;
use std::fmt;

/// The lifetimes of the memory and objects of one parameter. All documentation of lifetimes is generated from these
/// values.
///
/// A part has the lifetime `None` if its lifetime does not concern the caller. Examples are a number, a handle that is
/// used only during the call, and memory that the call frees.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lifetimes {
    /// The lifetime of the passed memory, or of the object to which a handle refers. For an output, the lifetime of the
    /// memory or object to which the returned value refers.
    pub itself: Option<Time>,
    /// The lifetime of the passed memory if it is on the device. Present only if a mode of the library selects the
    /// location.
    pub on_device: Option<Time>,
    /// The lifetime of the memory and objects to which pointers and handles in the passed memory refer.
    pub reached: Option<Time>,
}

/// A part of a parameter's memory, which has its own lifetime.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// The passed memory.
    Itself,
    /// The passed memory, if it is on the device.
    OnDevice,
    /// The memory and objects to which pointers and handles in the passed memory refer.
    Reached,
}

/// A lifetime and the source of the lifetime.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Time {
    /// The end of the lifetime.
    pub until: Until,
    /// The source of the lifetime.
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
    /// scalars on the host are read before the call returns, even if the call has a stream.
    Call,
    /// The work of the call continues in a stream.
    Stream,
    /// A call without a stream stores the address of device memory in the object that the call creates.
    MadeWith,
    /// A handle uses a stream until another stream is set in the handle.
    StreamIsSet,
    /// The role of the parameter has the key `retained`.
    Retained,
    /// The role of the callback has the key `scope`.
    Scope,
    /// The library returns a pointer to memory that belongs to one of the library's objects.
    Lent,
}

impl Lifetimes {
    /// Returns the parts that have a lifetime, each with the lifetime.
    pub fn iter(&self) -> impl Iterator<Item = (Part, &Time)> {
        let parts = [
            (Part::Itself, self.itself.as_ref()),
            (Part::OnDevice, self.on_device.as_ref()),
            (Part::Reached, self.reached.as_ref()),
        ];
        parts.into_iter().filter_map(|(part, time)| Some((part, time?)))
    }

    /// Returns the lifetimes that end after the call returns.
    pub fn beyond_the_call(&self) -> impl Iterator<Item = (Part, &Time)> {
        self.iter().filter(|(_, time)| time.until.is_beyond_the_call())
    }

    /// Returns true if all lifetimes are default lifetimes, which neither an entry nor a specific rule has set.
    pub fn are_default(&self) -> bool {
        self.iter().all(|(_, time)| time.by.is_default())
    }

    /// Formats the lifetimes as they follow a role in reports: `; until return by cuFoo; everything that it refers to
    /// until stream hStream by stream`. If `all` is false, lists only lifetimes that are longer than the default of a
    /// synchronous call.
    pub fn listed(&self, all: bool) -> String {
        let listed = self.iter().filter(|(_, time)| all || time.is_reported());
        listed.map(|(part, time)| format!("; {part}until {time}")).collect()
    }
}

impl Time {
    /// Returns false for a default lifetime that reports omit: the use ends when the call returns, or the memory
    /// belongs to the library.
    pub fn is_reported(&self) -> bool {
        !matches!(self.by, TimeOrigin::Rule(TimeRule::Call | TimeRule::Lent))
    }
}

impl TimeOrigin {
    /// Returns true for the source of a default lifetime, which applies to all memory without an entry.
    pub fn is_default(&self) -> bool {
        match self {
            Self::Rule(TimeRule::Call | TimeRule::Stream | TimeRule::MadeWith | TimeRule::Scope | TimeRule::Lent) => {
                true
            }
            Self::Rule(TimeRule::StreamIsSet | TimeRule::Retained) | Self::Entry(_) => false,
        }
    }
}

/// Formats the phrase that precedes `until …`.
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

/// Formats the lifetime in the notation of reports, such as `set again in handle by cublasSetWorkspace*`.
impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.by {
            TimeOrigin::Rule(rule) => write!(f, "{} by {rule}", self.until),
            TimeOrigin::Entry(pattern) => write!(f, "{} by {pattern}", self.until),
        }
    }
}
