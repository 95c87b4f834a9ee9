//! Handles: what destroys them, and to whom those belong that functions return.

use indexmap::IndexMap;
use serde::Deserialize;

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
    /// Whether several threads may use one at the same time.
    #[serde(default)]
    pub thread_safe: bool,
    /// Whether one is valid after the handles are destroyed that it was made with.
    #[serde(default)]
    pub independent: bool,
}

/// By function, or by a pattern for some: to whom each handle belongs that it returns.
pub type Owners = IndexMap<String, IndexMap<String, String>>;
