//! Names of enum values.

use core::fmt;

/// The first name of the value in an enum's table.
pub fn name_of(names: &'static [(i32, &'static str)], value: i32) -> Option<&'static str> {
    names.iter().find(|(known, _)| *known == value).map(|(_, name)| *name)
}

/// Formats an enum's value as its name, or like `CUresult(12345)` if it has none.
pub fn debug_value(type_name: &str, name: Option<&str>, value: i32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match name {
        Some(name) => f.write_str(name),
        None => write!(f, "{type_name}({value})"),
    }
}
