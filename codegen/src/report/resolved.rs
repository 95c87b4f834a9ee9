//! `specs/resolved/<library>.yaml`: what became of every parameter, for the eyes of a reviewer.
//!
//! *Architecture invariant:* nothing reads these files. One parameter is one line, so that the diff of a pull request
//! shows each role that changed, and what decided it.

use crate::{
    api::{BindingStatus, Coverage, Library, ResolvedSignature, plan::CallPlan, roles::Param},
    registry::history::Ranges,
    version::Version,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
};

/// The folder of the files, relative to the repository.
pub(crate) const FOLDER: &str = "specs/resolved";

/// A library's file.
pub(super) fn path(library: &str) -> String {
    format!("{FOLDER}/{library}.yaml")
}

/// What stands above everything.
const HEAD: &str = "\
# What each parameter is for, and what decided it: a rule (codegen/src/analysis/roles/rules.rs), or an entry or a family
# of the spec. What a rule takes for a value that is passed as it is, `in by value`, is not listed, nor are functions that
# have nothing else: specs/api has all of them.
# Written by `cargo xtask regen` for the reviewers of pull requests; do not edit, nothing reads it. A function with several
# signatures has each under the toolkits that declare it.
";

/// What is so obvious that nobody would read the rest among it.
const NOT_LISTED: &str = "in by value";

/// The path and the text of a library's file.
pub(crate) fn emit(library: &Library) -> (String, String) {
    let mut functions = String::new();
    for (symbol, forms) in &library.signatures {
        function(&mut functions, library, symbol, forms);
    }
    let mut text =
        format!("{HEAD}library: {}\nfunctions:{}\n{functions}", library.spec.name, empty(functions.is_empty()));
    let skipped = skipped(&library.coverage, &library.toolkits);
    line(&mut text, 0, &format!("skipped:{}", empty(skipped.is_empty())));
    for (name, reasons) in &skipped {
        match reasons.as_slice() {
            [(None, reason)] => line(&mut text, 1, &format!("{}: {}", scalar(name), scalar(reason))),
            several => {
                line(&mut text, 1, &format!("{}:", scalar(name)));
                for (toolkits, reason) in several {
                    let toolkits = toolkits.as_ref().map(Ranges::to_string).unwrap_or_default();
                    line(&mut text, 2, &format!("{}: {}", scalar(&toolkits), scalar(reason)));
                }
            }
        }
    }
    (path(&library.spec.name), text)
}

fn function(text: &mut String, library: &Library, symbol: &str, forms: &[ResolvedSignature]) {
    let listed = |ResolvedSignature { toolkits, params }: &ResolvedSignature| {
        (toolkits.to_string(), parameters(params, library.plan(symbol, params)))
    };
    let listed: Vec<(String, Vec<String>)> = forms.iter().map(listed).collect();
    if listed.iter().all(|(_, params)| params.is_empty()) {
        return;
    }
    line(text, 1, &format!("{}:", scalar(symbol)));
    match listed.as_slice() {
        [(_, params)] => params.iter().for_each(|param| line(text, 2, param)),
        several => {
            for (toolkits, params) in several {
                line(text, 2, &format!("{}:{}", scalar(toolkits), empty(params.is_empty())));
                params.iter().for_each(|param| line(text, 3, param));
            }
        }
    }
}

/// A line for each parameter that somebody may want to look at.
fn parameters(params: &[Param], plan: Option<&CallPlan>) -> Vec<String> {
    let described = params.iter().map(|param| {
        let lifetimes = plan.and_then(|plan| Some(plan.param(&param.name)?.lifetimes.listed(false)));
        (param, format!("{param}{}", lifetimes.unwrap_or_default()))
    });
    let listed = described.filter(|(_, text)| text != NOT_LISTED);
    listed.map(|(param, text)| format!("{}: {}", scalar(&param.name), scalar(&text))).collect()
}

/// The toolkits in which something is skipped, `None` for all that declare it; and the reason.
type Reasons = Vec<(Option<Ranges>, String)>;

/// What is not bound.
fn skipped(coverage: &[Coverage], scanned: &BTreeSet<Version>) -> BTreeMap<String, Reasons> {
    let mut declared: BTreeMap<&str, usize> = BTreeMap::new();
    let mut skipped: BTreeMap<&str, BTreeMap<&str, BTreeSet<Version>>> = BTreeMap::new();
    for row in coverage {
        for (name, status) in &row.statuses {
            *declared.entry(name).or_default() += 1;
            match status {
                BindingStatus::Skipped(reason) => {
                    skipped.entry(name).or_default().entry(reason).or_default().insert(row.toolkit);
                }
                BindingStatus::Bound(_) | BindingStatus::Shadowed { by: _ } => {}
            }
        }
    }
    let reasons = skipped.into_iter().map(|(name, reasons)| {
        let everywhere = declared.get(name).copied();
        let reasons = reasons.into_iter().map(|(reason, toolkits)| {
            let all = everywhere == Some(toolkits.len());
            ((!all).then(|| Ranges::of(&toolkits, scanned)), reason.to_owned())
        });
        (name.to_owned(), reasons.collect())
    });
    reasons.collect()
}

fn line(text: &mut String, depth: usize, content: &str) {
    // Writing into a string cannot fail.
    let _ = writeln!(text, "{:1$}{content}", "", depth * 2);
}

/// A mapping without entries must say so: a key alone would be null.
fn empty(is_empty: bool) -> &'static str {
    if is_empty { " {}" } else { "" }
}

/// A string as YAML takes it: as it is, or in quotes where it would mean something else.
fn scalar(text: &str) -> String {
    // Line breaks, which a reason may have, would need another style.
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let starts_plainly =
        text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_' || !first.is_ascii());
    let is_range = text.contains("..") && text.starts_with(|first: char| first.is_ascii_digit());
    let has_meaning = text.contains(": ") || text.ends_with(':') || text.contains(" #");
    let is_word = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"].contains(&text.to_lowercase().as_str());
    match (starts_plainly || is_range) && !has_meaning && !is_word {
        true => text,
        false => format!("'{}'", text.replace('\'', "''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        api::roles::{Direction, Origin, ParamKeys, Role},
        spec::{self, Count, FamilyKey, FamilySection},
    };
    use std::collections::BTreeMap;

    fn param(name: &str, role: Role, nullable: bool, origin: Origin) -> Param {
        let keys = ParamKeys { nullable, ..ParamKeys::default() };
        Param { keys, ..Param::new(name, &"int *".parse().unwrap(), role, origin) }
    }

    fn library() -> Library {
        let spec = "library:\n  {name: tiny, title: Tiny, headers: [t.h], min_functions: 1, loads: {}, docs: d,\n  \
                    result: {type: R, success: S, missing_library: M, missing_symbol: M, invalid_argument: M, description: D}}\n";
        let mut diagnostics = crate::diag::Diagnostics::default();
        let spec = spec::parse(spec, "specs/tiny.yaml", &mut diagnostics).unwrap().content.library;
        diagnostics.into_result().unwrap();
        let versions = |text: &[&str]| text.iter().map(|text| text.parse().unwrap()).collect::<BTreeSet<Version>>();
        let scanned = versions(&["12.9", "13.0"]);
        let signatures = |toolkits: &[&str], params| ResolvedSignature {
            toolkits: Ranges::of(&versions(toolkits), &scanned),
            params,
        };
        let array = Role::Array { direction: Direction::In, count: Count::Param { name: "n".into(), minus: 0 } };
        let row = |toolkit: &str, statuses: &[(&str, &str)]| Coverage {
            library: "tiny".into(),
            toolkit: toolkit.parse().unwrap(),
            statuses: statuses
                .iter()
                .map(|(name, reason)| {
                    let skipped = BindingStatus::Skipped((*reason).to_owned());
                    (
                        (*name).to_owned(),
                        if reason.is_empty() { BindingStatus::Bound((*name).to_owned()) } else { skipped },
                    )
                })
                .collect(),
        };
        let (family, key) = ("sizes".to_owned(), "*size".to_owned());
        let family = FamilyKey { family, section: FamilySection::Params, key };
        Library {
            spec,
            attribute_types: Default::default(),
            elements: Default::default(),
            contexts: None,
            rust: spec::RustSpec::default(),
            flags: BTreeSet::new(),
            toolkits: scanned.clone(),
            majors: BTreeMap::new(),
            signatures: BTreeMap::from([
                ("tNothing".to_owned(), vec![signatures(&["12.9", "13.0"], Vec::new())]),
                (
                    "tOne".to_owned(),
                    vec![signatures(
                        &["13.0"],
                        vec![
                            param("y", Role::OUT, false, Origin::Rule("documentation")),
                            param("all", array, true, Origin::SpecOf("tBase".to_owned())),
                            param("size", Role::OUT, false, Origin::Family(family)),
                        ],
                    )],
                ),
                (
                    "tTwo".to_owned(),
                    vec![
                        signatures(&["12.9"], vec![param("a", Role::In, false, Origin::Rule("value"))]),
                        signatures(&["13.0"], vec![param("b", Role::InPlace, false, Origin::Spec)]),
                    ],
                ),
            ]),
            coverage: vec![
                row("12.9", &[("tGone", "it's old: #1\nand gone"), ("tSometimes", "no")]),
                row("13.0", &[("tSometimes", "")]),
            ],
        }
    }

    #[test]
    fn a_file_is_readable_yaml() {
        let (path, text) = emit(&library());
        assert_eq!(path, "specs/resolved/tiny.yaml");
        let body = text.strip_prefix(HEAD).unwrap();
        assert_eq!(
            body,
            "library: tiny
functions:
  tOne:
    'y': out by documentation
    all: 'in_array(count: n), nullable by spec of tBase'
    size: out by family sizes
  tTwo:
    '12.9': {}
    13.0..:
      b: in_place by spec
skipped:
  tGone: 'it''s old: #1 and gone'
  tSometimes:
    '12.9': 'no'
"
        );
        serde_yaml::from_str::<serde_yaml::Value>(&text).unwrap();
    }

    #[test]
    fn what_yaml_would_take_for_something_else_is_quoted() {
        for plain in ["cuInit", "in by value", "13.0..", "12.0..12.4, 12.8..", "_x"] {
            assert_eq!(scalar(plain), plain);
        }
        for quoted in ["12.9", "on", "a: b", "a #b", "- a", "", "'", "a:", "[x]", "&x"] {
            assert!(scalar(quoted).starts_with('\'') && scalar(quoted).ends_with('\''), "{quoted}");
            serde_yaml::from_str::<serde_yaml::Value>(&format!("{0}: {0}\n", scalar(quoted))).unwrap();
        }
    }
}
