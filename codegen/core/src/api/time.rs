//! Lifetimes: until when what a parameter leads to is used or valid, part by part, and the source of each statement.

use super::safety::Until;
use std::fmt;

/// The lifetimes of one parameter. Everything that documentation states about them is printed from here.
///
/// A missing part is nothing that a caller could end: a number, a handle that the call only uses, memory that the call
/// frees.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lifetimes {
    /// The memory that is passed, or what the handle stands for; of an output, what the value leads to.
    pub itself: Option<Time>,
    /// That memory if it is on the device, where a mode of the library decides that.
    pub on_device: Option<Time>,
    /// What the pointers and handles in that memory lead to.
    pub reached: Option<Time>,
}

/// A part of what a parameter leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// The memory that is passed.
    Itself,
    /// That memory, if it is on the device.
    OnDevice,
    /// What the pointers and handles in it lead to.
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
    /// The entry of the spec's section `safety` with this key.
    Entry(String),
}

/// The rules, which need no judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeRule {
    /// A call without a stream is done when it returns; and records, arrays of pointers, strings and numbers on the host are
    /// read before any call returns.
    Call,
    /// The work of the call goes on in a stream.
    Stream,
    /// A call without a stream remembers memory on the device in what it makes.
    MadeWith,
    /// A handle has a stream until another one is set.
    StreamIsSet,
    /// The role has `retained`.
    Retained,
    /// The role of the callback has a `scope`.
    Scope,
    /// What the library lends belongs to an object of the library.
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

    /// Those that are longer than the call.
    pub fn beyond_the_call(&self) -> impl Iterator<Item = (Part, &Time)> {
        self.iter().filter(|(_, time)| time.until.is_beyond_the_call())
    }

    /// Whether no entry, and no rule about this parameter in particular, has decided a part of it.
    pub fn are_default(&self) -> bool {
        self.iter().all(|(_, time)| time.by.is_default())
    }

    /// As reports show them behind a role: `; until return by cuFoo; what it leads to until stream hStream by stream`. All of
    /// them, or those that are more than the default of a call without work.
    pub fn listed(&self, all: bool) -> String {
        let listed = self.iter().filter(|(_, time)| all || time.is_told());
        listed.map(|(part, time)| format!("; {part}until {time}")).collect()
    }
}

impl Time {
    /// Whether it states more than that the call is done when it returns.
    pub fn is_told(&self) -> bool {
        !matches!(self.by, TimeOrigin::Rule(TimeRule::Call | TimeRule::Lent))
    }
}

impl TimeOrigin {
    /// Whether it is what holds for all memory that a call uses, so that nothing was decided of this one.
    pub fn is_default(&self) -> bool {
        match self {
            Self::Rule(TimeRule::Call | TimeRule::Stream | TimeRule::MadeWith | TimeRule::Scope | TimeRule::Lent) => {
                true
            }
            Self::Rule(TimeRule::StreamIsSet | TimeRule::Retained) | Self::Entry(_) => false,
        }
    }
}

/// What stands before `until …`.
impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Itself => "",
            Self::OnDevice => "on the device ",
            Self::Reached => "what it leads to ",
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

/// `set again in handle by cublasSetWorkspace*`, as reports show it.
impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.by {
            TimeOrigin::Rule(rule) => write!(f, "{} by {rule}", self.until),
            TimeOrigin::Entry(pattern) => write!(f, "{} by {pattern}", self.until),
        }
    }
}
