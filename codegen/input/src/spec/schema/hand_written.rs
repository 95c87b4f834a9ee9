//! Hand-written modules on top of the generated Rust crate.

use super::keys::documented;
use super::words::words;
use serde::Deserialize;
use std::collections::BTreeMap;

documented! {
    /// A module of `templates/rust/owned`, and the items of the library that it uses. These are equal in all major versions, so that
    /// one module serves them all.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
    pub struct HandWritten {
        /// The name of the module: `gpu`.
        pub module: String,
        /// Contents of the module besides functions.
        pub has: Option<ModuleWord>,
        /// Functions that it uses, by their name in `checked`.
        #[serde(default)]
        pub functions: Vec<String>,
        /// C functions that it uses, by symbol.
        #[serde(default)]
        pub symbols: Vec<String>,
        /// Public types of its interface. Each is one type for all major versions.
        #[serde(default)]
        pub types: Vec<String>,
        /// Types and macros that it uses internally. Values of members and macros, and offsets of fields, are equal in all major versions.
        #[serde(default)]
        pub inner: Vec<String>,
        /// Members and fields of `inner` types that may differ between major versions, such as member counts and reserved fields:
        /// the module does not use them. Functions, symbols and types that may differ: the module compiles with each form, which
        /// `cargo xtask regen` verifies.
        #[serde(default)]
        pub differ: Vec<String>,
        /// The function of the module that an owner calls when it destroys or releases a handle: `{HANDLE: FUNCTION}`.
        #[serde(default)]
        pub retires: BTreeMap<String, String>,
        /// The function of the module that records the stream in which a call launches a handle: `{HANDLE: FUNCTION}`.
        #[serde(default)]
        pub launches: BTreeMap<String, String>,
    }
}

impl HandWritten {
    /// The items in `differ` that the module uses in each of their forms, with their position in the list.
    pub fn used_in_each_form(&self) -> impl Iterator<Item = (usize, &String)> {
        let used = |name: &String| {
            [&self.functions, &self.symbols, &self.types, &self.inner].iter().any(|it| it.contains(name))
        };
        self.differ.iter().enumerate().filter(move |(_, name)| used(name))
    }
}

words! {
    /// Contents of a module besides its functions.
    pub enum ModuleWord {
        /// The types of device memory. Functions in `owned` take them and register the work that uses the memory.
        Memory = "memory",
        /// A macro of the same name as the module, for code that differs between major versions.
        InEachMajor = "in_each_major",
    }
}
