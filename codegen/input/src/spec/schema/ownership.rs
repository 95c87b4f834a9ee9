//! Ownership of handles: functions that destroy handles, threads that may use handles, and owners of returned handles.

use super::words::{Several, words};
use indexmap::IndexMap;
use serde::{Deserialize, Deserializer};

/// Facts about a handle type that programs can own, or about a handle type that is part of an owned handle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandleUse {
    /// The function that destroys a handle, if several functions could.
    pub destroyed_by: Option<String>,
    /// The reason why programs never own handles of this type, although a function destroys them.
    pub never_owned: Option<String>,
    /// The origin of such a handle, if no function of the library returns one.
    pub comes_from: Option<String>,
    /// The types of handles of which this handle is a part.
    pub part_of: Vec<String>,
    /// Objects that are destroyed together with the handle, although they were created without it.
    pub destroys_with_it: Option<String>,
    /// The meaning of a NULL handle of this type.
    pub null_is: Option<String>,
    /// True if the handle is valid only in the context in which it was created.
    pub context_bound: bool,
    /// True if the handle remains valid after the handles with which it was created are destroyed.
    pub independent: bool,
}

words! {
    /// A single fact about a type of handles.
    pub enum HandleFact {
        /// The function that destroys a handle, if several functions could destroy it, or if the function returns no
        /// result code.
        DestroyedBy(String) = "destroyed_by",
        /// The reason why programs never own handles of this type, although a function destroys them.
        NeverOwned(String) = "never_owned",
        /// The origin of such a handle, if no function of the library returns one: the program, or another library.
        ComesFrom(String) = "comes_from",
        /// The types of handles of which this handle is a part. The handle is valid until the handle from which it was
        /// obtained is destroyed.
        PartOf(Vec<String>) = "part_of",
        /// Objects that are destroyed together with the handle, although they were created without it. The creation of
        /// the handle is unsafe, because the handle must outlive these objects.
        DestroysWithIt(String) = "destroys_with_it",
        /// The meaning of a NULL handle of this type.
        NullIs(String) = "null_is",
        /// The handle is valid only in the context in which it was created. The handle's owner destroys it in this
        /// context.
        ContextBound = "context_bound",
        /// The handle remains valid after the handles with which it was created are destroyed.
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
                HandleFact::ComesFrom(source) => facts.comes_from = Some(source),
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
    /// The threads that may use and destroy a handle, with the source of this property.
    pub enum Threads {
        /// Several threads may use the handle at the same time. The value is the document or the test that confirms
        /// this.
        ThreadSafe(String) = "thread_safe",
        /// Any thread may use the handle, but only one thread at a time. The value is the document or the test that
        /// confirms this.
        Send(String) = "send",
        /// Only the thread that created the handle may use it. The value is the reason for this restriction.
        Stays(String) = "stays",
    }
}

impl Threads {
    /// Returns the source that confirms that any thread may use a handle, but only one thread at a time.
    pub fn send(&self) -> Option<&String> {
        match self {
            Self::ThreadSafe(source) | Self::Send(source) => Some(source),
            Self::Stays(_) => None,
        }
    }

    /// Returns the source that confirms that several threads may use a handle at the same time.
    pub fn thread_safe(&self) -> Option<&String> {
        if let Self::ThreadSafe(source) = self { Some(source) } else { None }
    }
}

/// The functions that query and change the current context: `[CURRENT, ENTER, LEAVE]`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "[String; 3]")]
pub struct Contexts {
    /// The function that returns the current context.
    pub current: String,
    /// The function that makes another context current until `leave` is called.
    pub enter: String,
    /// The function that makes the previous context current again.
    pub leave: String,
}

impl From<[String; 3]> for Contexts {
    fn from([current, enter, leave]: [String; 3]) -> Self {
        Self { current, enter, leave }
    }
}

/// The owner of each returned handle, by function or pattern.
pub type Owners = IndexMap<String, IndexMap<String, String>>;
