//! Coverage of the functions that a toolkit declares. The report contains a table with counts, the reasons for gaps,
//! and a check of the totals.
//!
//! The resolved model contains a status for each declaration. A comparison with the registry finds declarations that
//! are missing in the model. The model's functions show whether bound functions can be called.

use super::table::table;
use codegen_core::{
    api::{Api, BindingStatus, Coverage, Library, VARIADIC},
    diag::{Failure, counted},
    facts::Facts,
    registry::{Registry, history::Ranges},
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

/// The coverage report, and the declarations that are missing in the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The text of the report.
    pub text: String,
    /// The declarations without a status.
    pub unaccounted: Vec<String>,
}

impl Report {
    /// Fails if a declaration has no status.
    pub fn check(&self) -> Result<(), Failure> {
        match self.unaccounted.len() {
            0 => Ok(()),
            count => Err(Failure::Check(format!(
                "{} unaccounted for:\n  {}\n  = help: bind them or skip them with a reason",
                counted(count, "declaration"),
                self.unaccounted.join("\n  ")
            ))),
        }
    }
}

/// Counts the registries' declarations by their status in the model. `registries` has the order of the model's
/// libraries.
pub fn coverage(api: &Api, registries: &[Registry]) -> Report {
    let head = ["library", "toolkit", "declared", "bound", "sys only", "skipped", "types", "values"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    let mut unaccounted = Vec::new();
    for (library, registry) in api.libraries.iter().zip(registries) {
        for (version, facts) in &registry.toolkits {
            let coverage = library.coverage.iter().find(|row| row.toolkit == *version);
            let count = count(library, *version, facts, coverage, &mut unaccounted);
            let types = facts.enums.len() + facts.records.len() + facts.typedefs.len() + facts.callbacks.len();
            let values = facts.constants.len() + facts.enums.values().map(|item| item.values.len()).sum::<usize>();
            let numbers = [count.declared, count.bound, count.shadowed, count.skipped, types, values];
            let numbers = numbers.map(|number| number.to_string());
            rows.push([library.spec.name.clone(), version.to_string()].into_iter().chain(numbers).collect());
        }
    }
    let mut text = table(0, &rows);
    text.push_str(
        "\nThe column `declared` counts exported symbols without per-thread variants, inline functions, and \
         declarations that the registry cannot represent or that are in preprocessor branches which are not compiled. All types \
         and values (members and constants) are recorded and bound.\n",
    );
    text.push_str(&skipped(api));
    text.push_str(&shadowed(api));
    text.push_str(&format!("\nunaccounted for: {}\n", unaccounted.len()));
    Report { text, unaccounted }
}

#[derive(Default)]
struct Count {
    declared: usize,
    bound: usize,
    shadowed: usize,
    skipped: usize,
}

/// Counts the declarations of one toolkit by their final status, and records the declarations without a status.
fn count(
    library: &Library,
    version: Version,
    facts: &Facts,
    coverage: Option<&Coverage>,
    unaccounted: &mut Vec<String>,
) -> Count {
    let declared: BTreeSet<&String> =
        facts.functions.keys().chain(facts.helpers.keys()).chain(facts.undescribed.keys()).collect();
    let mut count = Count { declared: declared.len(), ..Count::default() };
    let mut wrong = |name: &str, what: &str| {
        unaccounted.push(format!("{name} ({} {version}): {what}", library.spec.name));
    };
    let major = library.majors.get(&version.major);
    for name in &declared {
        let status = coverage.and_then(|coverage| coverage.statuses.get(*name));
        let has_symbol = major.is_some_and(|major| major.symbols.contains_key(*name));
        match status {
            None => wrong(name, "missing in the model"),
            Some(BindingStatus::Bound(public)) => {
                let as_function = major.and_then(|major| major.functions.get(public));
                let as_helper = major.is_some_and(|major| major.helpers.contains_key(*name));
                match as_function.is_some_and(|function| function.symbol == **name) || as_helper {
                    true => count.bound += 1,
                    false => wrong(name, &format!("bound as {public}, which does not call this symbol")),
                }
            }
            Some(BindingStatus::Shadowed { by }) if has_symbol && !by.is_empty() => count.shadowed += 1,
            Some(BindingStatus::Variadic) if has_symbol => count.shadowed += 1,
            Some(BindingStatus::Variadic) => wrong(name, "not in `sys`"),
            Some(BindingStatus::Shadowed { by: _ }) => wrong(name, "neither public nor in `sys`"),
            Some(BindingStatus::Skipped(reason)) if !reason.trim().is_empty() => count.skipped += 1,
            Some(BindingStatus::Skipped(_)) => wrong(name, "skipped without a reason"),
        }
    }
    for name in coverage.iter().flat_map(|coverage| coverage.statuses.keys()).filter(|name| !declared.contains(name)) {
        wrong(name, "in the model, but not in the registry");
    }
    count
}

/// Maps a declaration's name and a reason to the toolkits to which the reason applies.
type Where<'a> = BTreeMap<(&'a str, &'a str), BTreeSet<Version>>;

fn collect<'a>(library: &'a Library, select: impl Fn(&'a BindingStatus) -> Option<&'a str>) -> Where<'a> {
    let mut all: Where<'a> = BTreeMap::new();
    for row in &library.coverage {
        for (name, status) in &row.statuses {
            if let Some(what) = select(status) {
                all.entry((name, what)).or_default().insert(row.toolkit);
            }
        }
    }
    all
}

fn skipped(api: &Api) -> String {
    let mut text = "\nSkipped: not bound, for these reasons\n".to_owned();
    let mut rows = Vec::new();
    for library in &api.libraries {
        let skipped = collect(library, |status| match status {
            BindingStatus::Skipped(reason) => Some(reason.as_str()),
            BindingStatus::Variadic => Some(VARIADIC),
            BindingStatus::Bound(_) | BindingStatus::Shadowed { by: _ } => None,
        });
        for ((name, reason), toolkits) in skipped {
            let toolkits = Ranges::of(&toolkits, &library.toolkits).to_string();
            rows.push(vec![library.spec.name.clone(), name.to_owned(), toolkits, reason.to_owned()]);
        }
    }
    text.push_str(&if rows.is_empty() { "  nothing\n".to_owned() } else { table(2, &rows) });
    text.push_str(&windows_only(api));
    text
}

/// A list of the functions that the specs declare for Windows only. The registry does not contain these functions, so
/// the counts do not include them.
fn windows_only(api: &Api) -> String {
    let rows = api.libraries.iter().flat_map(|library| {
        let Library { spec, .. } = library;
        spec.windows_only().map(|(name, reason)| vec![spec.name.clone(), name.clone(), reason.clone()])
    });
    let rows: Vec<Vec<String>> = rows.collect();
    if rows.is_empty() { String::new() } else { format!("\nDeclared on Windows only: not bound\n{}", table(2, &rows)) }
}

fn shadowed(api: &Api) -> String {
    let mut text = "\nOnly in `sys`: the public name refers to another symbol\n".to_owned();
    let mut rows = Vec::new();
    for library in &api.libraries {
        let shadowed = collect(library, |status| match status {
            BindingStatus::Shadowed { by } => Some(by.as_str()),
            BindingStatus::Bound(_) | BindingStatus::Variadic | BindingStatus::Skipped(_) => None,
        });
        for ((name, by), toolkits) in shadowed {
            let toolkits = Ranges::of(&toolkits, &library.toolkits).to_string();
            rows.push(vec![library.spec.name.clone(), name.to_owned(), toolkits, format!("means {by}")]);
        }
    }
    text.push_str(&if rows.is_empty() { "  nothing\n".to_owned() } else { table(2, &rows) });
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use codegen_core::repository;

    #[test]
    fn no_function_of_this_repository_is_unaccounted_for() {
        let report = coverage(repository::resolved(), &repository::read().1);
        assert_eq!(report.unaccounted, [""; 0]);
        report.check().unwrap();
        for part in ["toolkit  declared", "means cuMemAlloc_v2", "unaccounted for: 0"] {
            assert!(report.text.contains(part), "{part} in {}", report.text);
        }
    }

    #[test]
    fn declarations_that_the_model_loses_are_found() {
        type Loss = fn(&mut Library);
        let losses: [(&str, Loss); 6] = [
            ("cuInit (driver 13.0): missing in the model", |driver| {
                driver.coverage.iter_mut().for_each(|row| drop(row.statuses.remove("cuInit")));
            }),
            ("cuInit (driver 13.0): bound as cuInit", |driver| {
                driver.majors.values_mut().for_each(|major| drop(major.functions.remove("cuInit")));
            }),
            ("cuMemAlloc (driver 13.0): neither public nor in `sys`", |driver| {
                driver.majors.values_mut().for_each(|major| drop(major.symbols.remove("cuMemAlloc")));
            }),
            ("cuInit (driver 13.0): skipped without a reason", |driver| {
                for row in &mut driver.coverage {
                    row.statuses.insert("cuInit".to_owned(), BindingStatus::Skipped(" ".to_owned()));
                }
            }),
            ("cuNew (driver 13.0): in the model, but not in the registry", |driver| {
                for row in &mut driver.coverage {
                    row.statuses.insert("cuNew".to_owned(), BindingStatus::Bound("cuNew".to_owned()));
                }
            }),
            ("cuInit (driver 13.0): bound as cuMemAlloc", |driver| {
                for row in &mut driver.coverage {
                    row.statuses.insert("cuInit".to_owned(), BindingStatus::Bound("cuMemAlloc".to_owned()));
                }
            }),
        ];
        let at = repository::resolved().libraries.iter().position(|library| library.spec.name == "driver").unwrap();
        let (driver, registries) = (&repository::resolved().libraries[at], &repository::read().1[at..=at]);
        for (said, lose) in losses {
            let mut api = Api { libraries: vec![driver.clone()], ..Api::default() };
            lose(&mut api.libraries[0]);
            let failure = coverage(&api, registries).check().unwrap_err();
            assert_eq!(failure.exit_code(), 1);
            assert!(failure.to_string().contains(said), "{said} in {failure}");
        }
    }
}
