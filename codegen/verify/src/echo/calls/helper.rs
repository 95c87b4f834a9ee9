//! Inline functions of headers, which create a record. They call no library. Therefore, tests check that each argument
//! is in the right field of the record.

use codegen_core::{api, names};

/// An inline function, ready to be printed.
pub(super) struct Helper {
    pub(super) name: String,
    /// The name of the field that each argument sets.
    pub(super) fields: Vec<String>,
}

impl Helper {
    pub(super) fn new(helper: &api::Helper) -> Self {
        let field = |param: &String| helper.fields.get(param).map_or_else(String::new, |field| names::rust(field));
        Self { name: names::rust(&helper.name), fields: helper.params.keys().map(field).collect() }
    }
}
