//! Inline functions of headers that create a record. They do not call a library. Therefore, tests check that each
//! argument is in the right field of the record.

use codegen_core::{api, names};

/// One inline function, ready to print.
pub(super) struct Helper {
    pub(super) name: String,
    /// The field that each argument sets.
    pub(super) fields: Vec<String>,
}

impl Helper {
    pub(super) fn new(helper: &api::Helper) -> Self {
        let field = |param: &String| helper.fields.get(param).map_or_else(String::new, |field| names::rust(field));
        Self { name: names::rust(&helper.name), fields: helper.params.keys().map(field).collect() }
    }
}
