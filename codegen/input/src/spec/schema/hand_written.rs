//! Hand-written modules that use the generated Rust crate.

use super::keys::documented;
use super::words::words;
use serde::Deserialize;
use std::collections::BTreeMap;

documented! {
    /// A module of `templates/rust/owned`, and the items of the library that it uses. The items are equal in all major
    /// versions, so that one module can be used with all of them.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
    pub struct HandWritten {
        /// The name of the module: `gpu`.
        pub module: String,
        /// The contents of the module apart from functions.
        pub has: Option<ModuleWord>,
        /// Functions that the module uses, by their names in `checked`.
        #[serde(default)]
        pub functions: Vec<String>,
        /// C functions that the module uses, by symbol.
        #[serde(default)]
        pub symbols: Vec<String>,
        /// Public types in the interface of the module. Each is the same type in all major versions.
        #[serde(default)]
        pub types: Vec<String>,
        /// Types and macros that the module uses internally. The values of enum members and macros and the offsets of
        /// fields are equal in all major versions.
        #[serde(default)]
        pub inner: Vec<String>,
        /// Items that may differ between major versions. Members and fields of `inner` types, such as member counts and
        /// reserved fields: the module does not use them. Functions, symbols and types: the module compiles with each
        /// form, and `cargo xtask regen` verifies this.
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
    /// The items in `differ` that the module uses in each of their forms, with their positions in the list.
    pub fn used_in_each_form(&self) -> impl Iterator<Item = (usize, &String)> {
        let used = |name: &String| {
            [&self.functions, &self.symbols, &self.types, &self.inner].iter().any(|it| it.contains(name))
        };
        self.differ.iter().enumerate().filter(move |(_, name)| used(name))
    }
}

words! {
    /// The contents of a module apart from functions.
    pub enum ModuleWord {
        /// The types of device memory. Functions in `owned` take values of these types, and register the work that uses
        /// the memory.
        Memory = "memory",
        /// A macro of the same name as the module, for code that differs between major versions.
        InEachMajor = "in_each_major",
    }
}
