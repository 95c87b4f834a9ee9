//! Helpers with a body in the header: no library is called, but the record must contain the arguments in the right
//! fields.

use codegen_core::{api, names};

/// One helper, ready to print.
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
