//! Changes in the site's data since an earlier version: additions, removals, and values that differ, such as a
//! corrected role. New toolkits are listed once for each library, not for each name that they declare.

use super::{Files, Site};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// The names of the tables in the data file of a library.
const TABLES: [&str; 8] = ["functions", "names", "enums", "records", "typedefs", "callbacks", "constants", "helpers"];
/// The maximum number of names in a line, and of changes that are listed for a name. For any further names or changes,
/// only their number is printed.
const SHOWN: usize = 12;

/// Returns the changes as Markdown. The text is empty if there are no changes. `before` contains the earlier files by
/// name (`driver.json`).
pub(super) fn changes(site: &Site, before: &Files) -> Result<String, serde_json::Error> {
    let mut text = String::new();
    let now = site.files.iter().filter_map(|(path, text)| Some((path.strip_prefix("data/")?, text)));
    for (name, after) in now.filter(|(name, _)| !name.ends_with(".schema.json")) {
        let after: Value = serde_json::from_str(after)?;
        let title = after["title"].as_str().unwrap_or(name);
        match before.get(name) {
            None => text += &format!("\n## {title}\n\n- new library\n"),
            Some(before) => {
                let lines = library(&serde_json::from_str(before)?, &after);
                if !lines.is_empty() {
                    text += &format!(
                        "\n## {title}\n\n{}",
                        lines.iter().map(|line| format!("- {line}\n")).collect::<String>()
                    );
                }
            }
        }
    }
    Ok(text)
}

/// Returns the changes in the data of one library.
fn library(before: &Value, after: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    let versions = |data: &Value| -> BTreeSet<String> {
        let all = data["versions"].as_array().into_iter().flatten();
        all.filter_map(Value::as_str).map(str::to_owned).collect()
    };
    let new: Vec<String> =
        versions(after).difference(&versions(before)).map(|version| format!("`{version}`")).collect();
    if !new.is_empty() {
        lines.push(format!("versions came: {}", new.join(", ")));
    }
    for table in TABLES {
        let empty = Map::new();
        let entries = |data: &'_ Value| data[table].as_object().cloned().unwrap_or_else(|| empty.clone());
        let (old, new) = (entries(before), entries(after));
        let came: Vec<&String> = new.keys().filter(|name| !old.contains_key(*name)).collect();
        let went: Vec<&String> = old.keys().filter(|name| !new.contains_key(*name)).collect();
        lines.extend(names(table, "came", &came));
        lines.extend(names(table, "went", &went));
        for (name, entry) in &new {
            let Some(was) = old.get(name) else { continue };
            let mut statements = Vec::new();
            compare("", was, entry, &mut statements);
            lines.extend(some(&format!("`{name}`: "), &statements, "; "));
        }
    }
    lines
}

/// Formats a line such as `functions came (2): …`.
fn names(table: &str, what: &str, names: &[&String]) -> Option<String> {
    let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    some(&format!("{table} {what} ({}): ", names.len()), &quoted, ", ")
}

/// Formats the first names in a list, and the number of remaining names.
fn some(head: &str, all: &[String], between: &str) -> Option<String> {
    let left = all.len().checked_sub(SHOWN).filter(|left| *left > 0).map(|left| format!("{between}and {left} more"));
    let shown = all.iter().take(SHOWN).map(String::as_str).collect::<Vec<_>>().join(between);
    (!all.is_empty()).then(|| format!("{head}{shown}{}", left.unwrap_or_default()))
}

/// Records each changed value in an entry of the data, with the path of the value in the data file.
fn compare(place: &str, before: &Value, after: &Value, found: &mut Vec<String>) {
    let inside = |key: &str| if place.is_empty() { key.to_owned() } else { format!("{place}/{key}") };
    match (before, after) {
        _ if before == after => {}
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in old {
                compare(&inside(key), value, new.get(key).unwrap_or(&Value::Null), found);
            }
            for (key, value) in new.iter().filter(|(key, _)| !old.contains_key(*key)) {
                compare(&inside(key), &Value::Null, value, found);
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (index, (old, new)) in old.iter().zip(new).enumerate() {
                compare(&inside(old["name"].as_str().unwrap_or(&index.to_string())), old, new, found);
            }
        }
        // A change to the line number of a spec entry is not reported.
        _ if place.ends_with("/where") => {}
        (Value::Null, new) => found.push(format!("{place} is {}", shown(new))),
        (old, Value::Null) => found.push(format!("{place} was {}", shown(old))),
        (old, new) => found.push(format!("{place} was {}, is {}", shown(old), shown(new))),
    }
}

/// Formats a value in a short form.
fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => format!("`{text}`"),
        Value::Array(_) | Value::Object(_) => "a list".to_owned(),
        Value::Null | Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn added_removed_and_changed_documentation_is_reported() {
        let param = |role: &str, line: &str| json!([{"name": "p", "role": role, "where": line}]);
        let before = json!({"versions": ["1.0"], "functions": {
            "tOld": {"in": "1.0.."}, "tSame": {"in": "1.0.."}, "tFixed": {"params": {"1.0..": param("in", "a:1")}, "deprecated": "1.0.."},
        }});
        let after = json!({"versions": ["1.0", "1.1"], "functions": {
            "tNew": {"in": "1.1.."}, "tSame": {"in": "1.0.."}, "tFixed": {"params": {"1.0..": param("out", "a:2")}, "legacy": "1.1.."},
        }});
        let expected = [
            "versions came: `1.1`",
            "functions came (1): `tNew`",
            "functions went (1): `tOld`",
            "`tFixed`: deprecated was `1.0..`; params/1.0../p/role was `in`, is `out`; legacy is `1.1..`",
        ];
        assert_eq!(library(&before, &after), expected);
        assert_eq!(library(&after, &after), Vec::<String>::new());
    }

    #[test]
    fn long_lists_are_counted() {
        let all: Vec<String> = (0..15).map(|number| number.to_string()).collect();
        assert!(some("", &all, ", ").unwrap().ends_with("11, and 3 more"));
        assert_eq!(some("x", &[], ", "), None);
    }
}
