//! Until when something is used or valid, and who says so.

use super::safety::Until;
use std::fmt;

/// Until when, and who says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Time {
    /// Until when.
    pub until: Until,
    /// Who says so.
    pub by: TimeOrigin,
}

/// Who has decided how long something is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TimeOrigin {
    /// A rule.
    Rule(TimeRule),
    /// The entry of the spec's section `safety` with this key.
    Entry(String),
}

/// What is known without a judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeRule {
    /// A call without a stream is done when it returns, and so is one with what it only looks at.
    Call,
    /// The work of the call goes on in a stream.
    Stream,
    /// A call without a stream remembers memory on the device in what it makes.
    MadeWith,
    /// A handle has a stream until another one is set.
    StreamIsSet,
    /// The role says `retained`.
    Retained,
}

impl Time {
    /// Whether it says more than that the call is done when it returns.
    pub fn is_told(&self) -> bool {
        self.by != TimeOrigin::Rule(TimeRule::Call)
    }
}

impl TimeOrigin {
    /// Whether it is what holds of all memory that a call uses, so that nothing was decided of this one.
    pub fn is_default(&self) -> bool {
        match self {
            Self::Rule(TimeRule::Call | TimeRule::Stream | TimeRule::MadeWith) => true,
            Self::Rule(TimeRule::StreamIsSet | TimeRule::Retained) | Self::Entry(_) => false,
        }
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
        })
    }
}

/// `until set in handle by cublasSetWorkspace*`, as `specs/resolved/` shows it.
impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.by {
            TimeOrigin::Rule(rule) => write!(f, "{} by {rule}", self.until),
            TimeOrigin::Entry(pattern) => write!(f, "{} by {pattern}", self.until),
        }
    }
}
