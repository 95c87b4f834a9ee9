//! What is written by hand on top of the generated Rust crate.

use super::keys::documented;
use super::words::words;
use serde::Deserialize;
use std::collections::BTreeMap;

documented! {
    /// A module of `templates/rust/owned`, and what it needs of the library: that is the same in every major version, so that one
    /// module serves them all.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
    pub struct HandWritten {
        /// Its name.
        pub module: String,
        /// What it has beside its functions.
        pub has: Option<ModuleWord>,
        /// Functions, as `checked` has them.
        #[serde(default)]
        pub functions: Vec<String>,
        /// C's functions, by symbol.
        #[serde(default)]
        pub symbols: Vec<String>,
        /// Types that programs see: one type for all major versions.
        #[serde(default)]
        pub types: Vec<String>,
        /// Types and macros that it uses itself: members have one value and fields one place in all of them, and macros have one value.
        #[serde(default)]
        pub inner: Vec<String>,
        /// Members of these that say how many there are, and fields that are room for newer ones: these differ, and it uses none.
        #[serde(default)]
        pub differ: Vec<String>,
        /// By type of handle: its function that an owner tells when it destroys such a handle, or gives it up.
        #[serde(default)]
        pub retires: BTreeMap<String, String>,
        /// By type of handle: its function that is told the stream in which a call has run such a handle.
        #[serde(default)]
        pub launches: BTreeMap<String, String>,
    }
}

words! {
    /// What a module has beside its functions.
    pub enum ModuleWord {
        /// The types of memory on a device: functions with owners take them, and tell them whose work uses it.
        Memory = "memory",
        /// A macro of the same name, for what differs between the major versions.
        InEachMajor = "in_each_major",
    }
}
