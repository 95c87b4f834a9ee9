//! Result codes that the headers do not declare in an enum: macros with integer values, or codes that the spec itself
//! defines.

use super::Request;
use crate::{
    facts::{Enum, Facts, Value},
    glob,
    ordered::Ordered,
    spec::Codes,
};
use std::collections::BTreeSet;

/// Creates the enum of result codes. The macros that become members of this enum are removed from the constants.
pub(super) fn collect(request: &Request<'_>, facts: &mut Facts) {
    let Some((name, codes)) = request.codes else { return };
    let mut header = request.headers.first().cloned().unwrap_or_default();
    let values: Ordered<i64> = match codes {
        Codes::Macros(patterns) => {
            let is_code = |name: &str| patterns.iter().any(|pattern| glob::matches(pattern, name));
            let number = |value: &Value| match value {
                Value::Int(number) => i32::try_from(*number).ok().map(i64::from),
                Value::Real(_) | Value::Text(_) | Value::Record(_) => None,
            };
            let found = facts
                .constants
                .iter()
                .filter(|(name, constant)| is_code(name) && request.headers.contains(&constant.header));
            let found = found
                .filter_map(|(name, constant)| Some((name.clone(), number(&constant.value)?, constant.header.clone())));
            let mut found: Vec<(String, i64, String)> = found.collect();
            // The codes are sorted by absolute value, so that the success code comes first, as in a header.
            found.sort_by_key(|(name, value, _)| (value.unsigned_abs(), *value < 0, name.clone()));
            header = found.first().map_or(header, |(_, _, header)| header.clone());
            found.into_iter().map(|(name, value, _)| (name, value)).collect()
        }
        Codes::Own(codes) => codes.iter().map(|(name, value)| (name.clone(), i64::from(*value))).collect(),
    };
    values.keys().for_each(|name| drop(facts.constants.remove(name)));
    if !values.is_empty() {
        let item = Enum { header, tag: String::new(), values, deprecated: BTreeSet::new() };
        facts.enums.entry(name.to_owned()).or_insert(item);
    }
}
