//! The test step `crate hidden`: checks the crate's public items that are hidden from the documentation and safe to
//! use. `doc(hidden)` does not make items private, so a list contains, for each such item, a reason why programs may
//! use it.

use crate::{shell::Programs, test::CRATE};
use codegen::{diag::Failure, glob::matches, spec};
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    fmt::Display,
    fs,
    path::{Path, PathBuf},
};

/// The file that lists the reasons, by pattern for items.
const LIST: &str = "tests/rust/hidden.txt";
/// The prefix of the line in the list that contains the features of the crate to enable. The libraries with
/// hand-written code are enabled in addition. Other libraries are omitted: their generated code uses the same macros,
/// so it hides the same items.
const FEATURES: &str = "features: ";

/// Compares the crate's hidden items with the list.
pub(crate) fn run(root: &Path, programs: &Programs) -> Result<(), Failure> {
    let libraries = spec::load(root)?.libraries;
    let by_hand = libraries.iter().filter(|spec| spec.content.rust.is_some());
    let list = fs::read_to_string(root.join(LIST)).map_err(|error| Failure::Check(format!("{LIST}: {error}")))?;
    let features = list.lines().find_map(|line| line.strip_prefix(FEATURES));
    let features = features.ok_or_else(|| Failure::Check(format!("{LIST} has no line `{FEATURES}…`")))?;
    let features = by_hand.fold(features.to_owned(), |features, spec| features + "," + spec.name());
    let file = documented(programs, "hidden", &features, &["--document-hidden-items"])?;
    let unreadable = |error: &dyn Display| Failure::Check(format!("{}: {error}", file.display()));
    let text = fs::read_to_string(&file).map_err(|error| unreadable(&error))?;
    let items = hidden(&serde_json::from_str(&text).map_err(|error| unreadable(&error))?);
    let faults = compare(&items, &list);
    if faults.is_empty() {
        println!("{LIST}: {} hidden items, each with a reason", items.len());
        return Ok(());
    }
    Err(Failure::Check(format!("{LIST} does not match the hidden items of the crate:\n{}", faults.join("\n"))))
}

/// Writes the crate's items as rustdoc JSON into a target folder with this name, and returns the path of the JSON file.
pub(crate) fn documented(
    programs: &Programs,
    folder: &str,
    features: &str,
    options: &[&str],
) -> Result<PathBuf, Failure> {
    let target = programs.target().join(folder);
    let rustdoc = ["rustdoc", "--manifest-path", CRATE, "--lib", "--no-default-features", "--features", features];
    let as_data = ["--", "-Z", "unstable-options", "--output-format", "json"];
    let command = programs.cargo(&[&rustdoc[..], &as_data[..], options].concat());
    // rustdoc's warnings are reported by the step `crate docs`.
    let command = command.env("CARGO_TARGET_DIR", &target).env("RUSTDOCFLAGS", "--cap-lints=allow");
    // rustdoc's JSON output format is unstable.
    programs.run(command.env("RUSTC_BOOTSTRAP", "1"))?;
    Ok(target.join("doc/cubind.json"))
}

/// Returns the items without a reason in the list, and the patterns in the list that match no item.
fn compare(items: &BTreeSet<String>, list: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut patterns = Vec::new();
    for (number, line) in list.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') || line.starts_with(FEATURES) {
            continue;
        }
        match line.split_once(" -- ") {
            Some((pattern, reason)) if !reason.trim().is_empty() => patterns.push((pattern.trim(), false)),
            _ => faults.push(format!("{LIST}:{}: expected `pattern -- reason`", number + 1)),
        }
    }
    for item in items {
        let is_meant = |pattern: &&mut (&str, bool)| matches(pattern.0, item);
        let meant: Vec<_> = patterns.iter_mut().filter(is_meant).collect();
        if meant.is_empty() {
            faults.push(format!("+ {item}: make the item `unsafe` or private, or state why all programs may use it"));
        }
        meant.into_iter().for_each(|pattern| pattern.1 = true);
    }
    let unused = patterns.iter().filter(|(_, is_used)| !is_used);
    faults.extend(unused.map(|(pattern, _)| format!("- {pattern}: no item is both hidden and safe")));
    faults
}

/// Returns the safe items that are reachable only by hidden paths, each with its kind: `fn cubind::__gen1::zeroed`.
fn hidden(crate_as_data: &Value) -> BTreeSet<String> {
    let first = (&crate_as_data["root"], Place::default(), None);
    let (seen, shown, hidden) = Default::default();
    let mut walk = Walk { index: &crate_as_data["index"], next: [first].into(), seen, shown, hidden };
    while let Some((id, place, name)) = walk.next.pop_front() {
        walk.visit(id, &place, name);
    }
    let Walk { shown, hidden, .. } = walk;
    hidden.into_iter().filter(|(id, _)| !shown.contains(id)).map(|(_, item)| item).collect()
}

/// The path of an item in a crate, and its visibility in the documentation.
#[derive(Clone, Default)]
struct Place {
    path: String,
    is_hidden: bool,
}

impl Place {
    /// Returns the path of an item with this name inside this path.
    fn with(&self, name: Option<&str>, item: &Value) -> Self {
        let path = match name {
            Some(name) if self.path.is_empty() => name.to_owned(),
            Some(name) => format!("{}::{name}", self.path),
            None => self.path.clone(),
        };
        Self { path, is_hidden: self.is_hidden || is_hidden(item) }
    }
}

/// A traversal of a crate's items, by their shortest paths in programs.
struct Walk<'a> {
    index: &'a Value,
    /// The next items to visit. Each element contains an item, the path of the item's module, and the name of the item
    /// in this module if this name differs from the item's own name.
    next: VecDeque<(&'a Value, Place, Option<&'a str>)>,
    seen: BTreeSet<(String, bool)>,
    shown: BTreeSet<String>,
    hidden: BTreeMap<String, String>,
}

impl<'a> Walk<'a> {
    fn item(&self, id: &Value) -> Option<&'a Value> {
        self.index.get(id.to_string()).filter(|item| item["crate_id"] == 0)
    }

    /// Visits an item under the given name, or under its own name if no name is given.
    fn visit(&mut self, id: &'a Value, place: &Place, name: Option<&'a str>) {
        let Some(item) = self.item(id) else { return };
        let here = place.with(name.or(item["name"].as_str()), item);
        if !self.seen.insert((id.to_string(), here.is_hidden)) {
            return;
        }
        let Some((kind, of)) = kind(item) else { return };
        match kind {
            "module" => self.each(&of["items"], &here, true),
            "use" => self.import(of, place, &here),
            "struct" | "union" | "enum" => {
                self.record(id, kind, item, &here);
                self.each(&of["variants"], &here, false);
                let impls: Vec<&Value> = list(&of["impls"]).filter_map(|id| self.item(id)).collect();
                let inherent = impls.iter().map(|found| &found["inner"]["impl"]).filter(|it| it["trait"].is_null());
                inherent.for_each(|it| self.each(&it["items"], &here, true));
            }
            "trait" => {
                self.record(id, kind, item, &here);
                self.each(&of["items"], &here, false);
            }
            kind => self.record(id, kind, item, &here),
        }
    }

    /// Visits several items. If `if_public` is set, visits only the public items among them.
    fn each(&mut self, items: &'a Value, place: &Place, if_public: bool) {
        for id in list(items) {
            let is_public = self.item(id).is_some_and(|item| item["visibility"] == "public");
            if is_public || !if_public {
                self.next.push_back((id, place.clone(), None));
            }
        }
    }

    /// Returns the items that a `pub use` in `here` re-exports at `place`.
    fn import(&mut self, of: &'a Value, place: &Place, here: &Place) {
        let Some(target) = self.item(&of["id"]) else { return };
        if of["is_glob"] == false {
            let place = Place { is_hidden: here.is_hidden, ..place.clone() };
            return self.next.push_back((&of["id"], place, of["name"].as_str()));
        }
        let inside = Place { path: place.path.clone(), is_hidden: here.is_hidden || is_hidden(target) };
        match kind(target) {
            Some(("module", module)) => self.each(&module["items"], &inside, true),
            Some(("enum", of)) => self.each(&of["variants"], &inside, false),
            Some(_) | None => {}
        }
    }

    fn record(&mut self, id: &Value, kind: &str, item: &Value, here: &Place) {
        let id = id.to_string();
        if !here.is_hidden {
            self.shown.insert(id);
            return;
        }
        let of = &item["inner"][kind];
        let is_unsafe = of["header"]["is_unsafe"] == true || of["is_unsafe"] == true;
        // A type without functions is harmless. Constants and associated types are also harmless, because they have an
        // effect only when functions use them.
        let does_something = match kind {
            "function" | "macro" | "trait" | "variant" => true,
            "struct" => can_be_made(item),
            _ => false,
        };
        if does_something && !is_unsafe {
            let kind = if kind == "function" { "fn" } else { kind };
            self.hidden.entry(id).or_insert_with(|| format!("{kind} {}", here.path));
        }
    }
}

/// Returns true if any program can construct the struct with a struct expression.
fn can_be_made(item: &Value) -> bool {
    let of = &item["inner"]["struct"]["kind"];
    let is_closed = list(&item["attrs"]).any(|attribute| attribute == "non_exhaustive");
    !is_closed && (of == "unit" || of["plain"]["has_stripped_fields"] == false || is_open(&of["tuple"]))
}

/// Returns true if a tuple struct has no private fields. Private fields are `null` in the JSON document.
fn is_open(fields: &Value) -> bool {
    fields.as_array().is_some_and(|fields| !fields.iter().any(Value::is_null))
}

fn is_hidden(item: &Value) -> bool {
    list(&item["attrs"]).any(|attribute| attribute.to_string().contains("doc(hidden"))
}

/// Returns the kind of an item, and the item's data.
fn kind(item: &Value) -> Option<(&str, &Value)> {
    item["inner"].as_object()?.iter().next().map(|(kind, of)| (kind.as_str(), of))
}

fn list(items: &Value) -> impl Iterator<Item = &Value> {
    items.as_array().into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::{compare, hidden};
    use serde_json::json;
    use std::collections::BTreeSet;

    #[test]
    fn safe_functions_with_only_hidden_paths_are_found() {
        let function = |name: &str, is_unsafe: bool, attrs: serde_json::Value| {
            json!({"crate_id": 0, "name": name, "visibility": "public", "attrs": attrs,
                "inner": {"function": {"header": {"is_unsafe": is_unsafe}}}})
        };
        let hides = json!([{"other": "#[doc(hidden)]"}]);
        let module = |name: &str, items: &[u32], attrs: serde_json::Value| json!({"crate_id": 0, "name": name, "visibility": "public", "attrs": attrs, "inner": {"module": {"items": items}}});
        let shows = json!({"crate_id": 0, "name": null, "visibility": "public", "attrs": [],
            "inner": {"use": {"name": "other", "id": 4, "is_glob": false}}});
        let data = json!({"root": 0, "index": {
            "0": module("fx", &[1, 2, 5], json!([])),
            "1": function("alone", false, hides.clone()),
            "2": module("inner", &[3, 4, 6], hides.clone()),
            "3": function("within", false, json!([])),
            "4": function("also_shown", false, json!([])),
            "5": shows,
            "6": function("promised", true, json!([])),
        }});
        let expected = ["fn fx::alone", "fn fx::inner::within"].map(str::to_owned);
        assert_eq!(hidden(&data), BTreeSet::from(expected));
    }

    #[test]
    fn every_item_has_a_reason_and_every_reason_an_item() {
        let items = BTreeSet::from(["fn fx::a::one", "fn fx::a::two", "macro fx::made"].map(str::to_owned));
        let list = "# why\n\nfn fx::a::* -- adds numbers\nmacro fx::gone -- was there\nnothing\n";
        let faults = compare(&items, list);
        assert_eq!(faults.len(), 3, "{faults:?}");
        assert!(faults[0].contains("hidden.txt:5:") && faults[1].starts_with("+ macro fx::made"), "{faults:?}");
        assert!(faults[2].starts_with("- macro fx::gone"), "{faults:?}");
    }
}
