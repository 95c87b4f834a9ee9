//! Hand-written Rust modules that use the generated crate.

use super::keys::documented;
use super::words::words;
use serde::Deserialize;
use std::collections::BTreeMap;

documented! {
    /// A hand-written module in `templates/rust/owned`, and the library's items that the module uses. These items are
    /// equal in all major versions, so that one module can be used with all of them.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
    pub struct HandWritten {
        /// The name of the module, such as `gpu`.
        pub module: String,
        /// The kinds of items that the module contains in addition to functions.
        pub has: Option<ModuleWord>,
        /// Functions in `checked` that the module uses, by name.
        #[serde(default)]
        pub functions: Vec<String>,
        /// C functions that the module uses, by symbol.
        #[serde(default)]
        pub symbols: Vec<String>,
        /// Public types in the interface of the module. Each of these types is the same in all major versions.
        #[serde(default)]
        pub types: Vec<String>,
        /// Types and macros that the module uses internally. The values of enum members and macros, and the offsets of
        /// fields, are equal in all major versions.
        #[serde(default)]
        pub inner: Vec<String>,
        /// Items that may differ between major versions. The module does not use members and fields of `inner` types
        /// that are listed here, such as member counts and reserved fields. The module compiles with each form of the
        /// functions, symbols and types that are listed here, and `cargo xtask regen` verifies this.
        #[serde(default)]
        pub differ: Vec<String>,
        /// The module's function that an owner calls when the owner destroys or releases a handle: `{HANDLE:
        /// FUNCTION}`.
        #[serde(default)]
        pub retires: BTreeMap<String, String>,
        /// The module's function that records the stream in which a call launches a handle: `{HANDLE: FUNCTION}`.
        #[serde(default)]
        pub launches: BTreeMap<String, String>,
    }
}

impl HandWritten {
    /// Returns the items in `differ` that the module uses in each of their forms, with their positions in the list.
    pub fn used_in_each_form(&self) -> impl Iterator<Item = (usize, &String)> {
        let used = |name: &String| {
            [&self.functions, &self.symbols, &self.types, &self.inner].iter().any(|it| it.contains(name))
        };
        self.differ.iter().enumerate().filter(move |(_, name)| used(name))
    }
}

words! {
    /// The kinds of items that a hand-written module contains in addition to functions.
    pub enum ModuleWord {
        /// The types of device memory. Functions in `owned` take values of these types, and register the work that uses
        /// the device memory.
        Memory = "memory",
        /// A macro with the same name as the module, for code that differs between major versions.
        InEachMajor = "in_each_major",
    }
}
