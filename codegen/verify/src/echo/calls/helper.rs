//! Inline functions of headers that create a record. They call no library, so tests check that the record contains each
//! argument in the right field.

use codegen_core::{api, names};

/// One inline function, ready to print.
pub(super) struct Helper {
    pub(super) name: String,
    /// The field for each argument.
    pub(super) fields: Vec<String>,
}

impl Helper {
    pub(super) fn new(helper: &api::Helper) -> Self {
        let field = |param: &String| helper.fields.get(param).map_or_else(String::new, |field| names::rust(field));
        Self { name: names::rust(&helper.name), fields: helper.params.keys().map(field).collect() }
    }
}
