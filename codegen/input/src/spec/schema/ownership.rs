//! Handles: what destroys them, and to whom those belong that functions return.

use super::keys::documented;
use indexmap::IndexMap;
use serde::Deserialize;

documented! {
    /// What is known of a type of handles that one function, with the handle alone, destroys, or that is a part of such ones.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
    pub struct HandleUse {
        /// The function that destroys one, where several could.
        pub destroyed_by: Option<String>,
        /// Why a program never owns one, although a function destroys it.
        pub never_owned: Option<String>,
        /// The types of handles that it is a part of: it is valid as long as what it was taken from.
        #[serde(default)]
        pub part_of: Vec<String>,
        /// What is destroyed with it and was made without naming it: whoever makes one promises that it lives longer.
        pub destroys_with_it: Option<String>,
        /// What NULL stands for, where functions take one.
        pub null_is: Option<String>,
        /// Whether one means something in the context alone in which it was made: its owner destroys it there.
        #[serde(default)]
        pub context_bound: bool,
        /// Whether one is valid after the handles are destroyed that it was made with.
        #[serde(default)]
        pub independent: bool,
    }
}

documented! {
    /// Which threads may use a handle and destroy it: one of these, with what tells so.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
    pub struct Threads {
        /// Several at the same time: the document that says so, or the test that tries it.
        pub thread_safe: Option<String>,
        /// Any of them, but one at a time: likewise.
        pub send: Option<String>,
        /// The one alone that has made it, and why.
        pub stays: Option<String>,
    }
}

documented! {
    /// The functions of a library that know about the current context.
    #[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
    pub struct Contexts {
        /// The handle of a context.
        pub r#type: String,
        /// Returns the current one.
        pub current: String,
        /// Makes another one current, until the next is called.
        pub enter: String,
        /// Makes the one current that was before.
        pub leave: String,
    }
}

/// By function, or by a pattern for some: to whom each handle belongs that it returns.
pub type Owners = IndexMap<String, IndexMap<String, String>>;
