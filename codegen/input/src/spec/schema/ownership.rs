//! Handles: what destroys them, and to whom those belong that functions return.

use super::words::{Several, words};
use indexmap::IndexMap;
use serde::{Deserialize, Deserializer};

/// What is known of a type of handles that one function, with the handle alone, destroys, or that is a part of such ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandleUse {
    /// The function that destroys one, where several could.
    pub destroyed_by: Option<String>,
    /// Why a program never owns one, although a function destroys it.
    pub never_owned: Option<String>,
    /// The types of handles that it is a part of.
    pub part_of: Vec<String>,
    /// What is destroyed with it and was made without naming it.
    pub destroys_with_it: Option<String>,
    /// What NULL stands for, where functions take one.
    pub null_is: Option<String>,
    /// Whether one means something in the context alone in which it was made.
    pub context_bound: bool,
    /// Whether one is valid after the handles are destroyed that it was made with.
    pub independent: bool,
}

words! {
    /// A fact about handles of a type.
    pub enum HandleFact {
        /// The function that destroys one, where several could.
        DestroyedBy(String) = "destroyed_by",
        /// Why a program never owns one, although a function destroys it.
        NeverOwned(String) = "never_owned",
        /// The types of handles that it is a part of: it is valid as long as what it was taken from.
        PartOf(Vec<String>) = "part_of",
        /// What is destroyed with it and was made without naming it: whoever makes one promises that it lives longer.
        DestroysWithIt(String) = "destroys_with_it",
        /// What NULL stands for, where functions take one.
        NullIs(String) = "null_is",
        /// One means something in the context alone in which it was made: its owner destroys it there.
        ContextBound = "context_bound",
        /// One is valid after the handles are destroyed that it was made with.
        Independent = "independent",
    }
}

impl<'de> Deserialize<'de> for HandleUse {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut facts = Self::default();
        for fact in Several::deserialize(deserializer)?.0 {
            match fact {
                HandleFact::DestroyedBy(function) => facts.destroyed_by = Some(function),
                HandleFact::NeverOwned(why) => facts.never_owned = Some(why),
                HandleFact::PartOf(types) => facts.part_of = types,
                HandleFact::DestroysWithIt(what) => facts.destroys_with_it = Some(what),
                HandleFact::NullIs(what) => facts.null_is = Some(what),
                HandleFact::ContextBound => facts.context_bound = true,
                HandleFact::Independent => facts.independent = true,
            }
        }
        Ok(facts)
    }
}

words! {
    /// Which threads may use a handle and destroy it, with what tells so.
    pub enum Threads {
        /// Several at the same time: the document that says so, or the test that tries it.
        ThreadSafe(String) = "thread_safe",
        /// Any of them, but one at a time: likewise.
        Send(String) = "send",
        /// The one alone that has made it, and why.
        Stays(String) = "stays",
    }
}

impl Threads {
    /// The source of any thread being allowed to use a handle, one at a time.
    pub fn send(&self) -> Option<&String> {
        match self {
            Self::ThreadSafe(source) | Self::Send(source) => Some(source),
            Self::Stays(_) => None,
        }
    }

    /// The source of several threads being allowed to use a handle at the same time.
    pub fn thread_safe(&self) -> Option<&String> {
        if let Self::ThreadSafe(source) = self { Some(source) } else { None }
    }
}

/// The functions of a library that know about the current context: `[CURRENT, ENTER, LEAVE]`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "[String; 3]")]
pub struct Contexts {
    /// Returns the current one.
    pub current: String,
    /// Makes another one current, until the next is called.
    pub enter: String,
    /// Makes the one current that was before.
    pub leave: String,
}

impl From<[String; 3]> for Contexts {
    fn from([current, enter, leave]: [String; 3]) -> Self {
        Self { current, enter, leave }
    }
}

/// By function, or by a pattern for some: to whom each handle belongs that it returns.
pub type Owners = IndexMap<String, IndexMap<String, String>>;
