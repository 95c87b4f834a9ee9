//! What is written by hand on top of the generated Rust crate.

use super::keys::documented;
use serde::Deserialize;
use std::collections::BTreeMap;

documented! {
    /// A module of `templates/rust/owned`, and what it needs of the library: that is the same in every major version, so that one
    /// module serves them all.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
    pub struct HandWritten {
        /// Its name.
        pub module: String,
        /// Whether it has a macro of the same name, for what differs between the major versions.
        #[serde(default)]
        pub in_each_major: bool,
        /// Functions, as `checked` has them.
        #[serde(default)]
        pub functions: Vec<String>,
        /// C's functions, by symbol.
        #[serde(default)]
        pub symbols: Vec<String>,
        /// Types that programs see: one type for all major versions.
        #[serde(default)]
        pub types: Vec<String>,
        /// Types that it uses itself: members have one value and fields one place in all of them.
        #[serde(default)]
        pub inner_types: Vec<String>,
        /// Members of these that say how many there are, which differ: it uses none.
        #[serde(default)]
        pub counts: Vec<String>,
        /// Fields of these that are room for newer ones, which lie elsewhere once some of it is used: it uses none.
        #[serde(default)]
        pub room: Vec<String>,
        /// Macros with a value.
        #[serde(default)]
        pub constants: Vec<String>,
        /// Whether it has the types of memory on a device: functions with owners take them, and tell them whose work uses it.
        #[serde(default)]
        pub memory: bool,
        /// By type of handle: its function that an owner tells when it destroys such a handle, or gives it up.
        #[serde(default)]
        pub retires: BTreeMap<String, String>,
        /// By type of handle: its function that is told the stream in which a call has run such a handle.
        #[serde(default)]
        pub launches: BTreeMap<String, String>,
    }
}
