//! Explanations of individual items: their declarations, their names, and the source of each decision about them.

pub mod function;
pub(crate) mod item;

use codegen_core::{
    analysis::availability,
    api::{Api, Availability, Library, Major},
    diag::{Failure, nearest},
    language::{self, Language},
    registry::{Registry, history::Ranges},
    spec::{Spec, Specs},
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

/// A library with the results of all passes.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// The spec of the library.
    pub spec: &'a Spec,
    /// The scanned declarations of the library.
    pub registry: &'a Registry,
    /// The resolved model of the library.
    pub library: &'a Library,
}

/// Explains `name`, which may be a function (its symbol, its public name, or its variant for per-thread default
/// streams), a type, an enum member or a constant.
///
/// The specs, the registries and the model's libraries must be in the same order.
pub fn explain(
    name: &str,
    api: &Api,
    registries: &[Registry],
    specs: &Specs,
    languages: &[Language; 2],
) -> Result<String, Failure> {
    let libraries = api.libraries.iter().zip(registries).zip(&specs.libraries);
    let subjects: Vec<Subject<'_>> =
        libraries.map(|((library, registry), spec)| Subject { spec, registry, library }).collect();
    let symbols: Vec<Vec<&str>> = subjects.iter().map(|subject| function::symbols(subject, name)).collect();
    let signatures = Signatures::of(api, &symbols, languages);
    let sections = subjects.iter().zip(&symbols).flat_map(|(subject, symbols)| {
        let functions = function::sections(subject, name, symbols, &signatures);
        functions.into_iter().chain(item::sections(subject, name))
    });
    let sections: Vec<String> = sections.collect();
    if !sections.is_empty() {
        return Ok(sections.join("\n"));
    }
    let known: BTreeSet<String> =
        subjects.iter().flat_map(|subject| function::names(subject).chain(item::names(subject))).collect();
    let next = match nearest(name, known.iter().map(String::as_str)) {
        Some(near) => format!("did you mean `{near}`?"),
        None => "write the name of a function, type, enum member or constant as in the header".to_owned(),
    };
    Err(Failure::wrong_use(format!("no scanned toolkit declares `{name}`"), next))
}

/// The signatures of functions in Rust and Python.
struct Signatures {
    rust: language::Signatures,
    python: language::Signatures,
}

impl Signatures {
    /// Collects the signatures of the public functions that call these symbols. `symbols` contains a list for each
    /// library.
    fn of(api: &Api, symbols: &[Vec<&str>], [rust, python]: &[Language; 2]) -> Self {
        let mut few = api.clone();
        for (library, symbols) in few.libraries.iter_mut().zip(symbols) {
            for major in library.majors.values_mut() {
                let functions = &mut major.functions;
                functions.retain(|_, function| symbols.contains(&function.symbol.as_str()));
                major
                    .symbols
                    .retain(|_, symbol| symbol.public.as_ref().is_none_or(|name| functions.contains_key(name)));
            }
        }
        let is_any =
            few.libraries.iter().any(|library| library.majors.values().any(|major| !major.functions.is_empty()));
        if !is_any {
            return Self { rust: BTreeMap::new(), python: BTreeMap::new() };
        }
        Self { rust: (rust.signatures)(&few), python: (python.signatures)(&few) }
    }
}

impl<'a> Subject<'a> {
    /// The library's name.
    pub fn name(&self) -> &str {
        self.spec.name()
    }

    /// Formats toolkits as ranges.
    pub(crate) fn ranges(&self, toolkits: &BTreeSet<Version>) -> String {
        Ranges::of(toolkits, &self.registry.all().into_keys().collect()).to_string()
    }

    /// The availability of a symbol in all toolkits, including toolkits without bindings. The model does not contain
    /// toolkits without bindings.
    pub fn availability(&self, symbol: &str) -> Option<Availability> {
        let all = self.registry.all();
        let product = self.spec.content.library.product();
        let mut availability = availability::among(product, &all, |facts| facts.functions.contains_key(symbol))?;
        availability.driver_since = availability::driver_since(all.into_values(), symbol);
        Some(availability)
    }

    /// Groups the toolkits for which `describe` returns the same description. The groups are in the order of their
    /// first toolkits.
    pub fn by_toolkit<T: Ord>(&self, describe: impl Fn(Version) -> Option<T>) -> Vec<(String, T)> {
        let mut groups: BTreeMap<T, BTreeSet<Version>> = BTreeMap::new();
        for version in self.registry.all().into_keys() {
            if let Some(what) = describe(version) {
                groups.entry(what).or_default().insert(version);
            }
        }
        let mut groups: Vec<_> = groups.into_iter().collect();
        groups.sort_by(|(_, a), (_, b)| a.first().cmp(&b.first()));
        groups.into_iter().map(|(what, toolkits)| (self.ranges(&toolkits), what)).collect()
    }

    /// Groups the major versions for which `describe` returns the same description. The groups have names such as
    /// `cuda12, cuda13` or `nccl`.
    pub(crate) fn by_major<T: PartialEq>(&self, describe: impl Fn(&Major) -> Option<T>) -> Vec<(String, T)> {
        let mut groups: Vec<(String, T)> = Vec::new();
        for (number, major) in &self.library.majors {
            if let Some(what) = describe(major) {
                let edition = self.library.edition(*number);
                // Print the name of the major version's module, which is the same in Rust and Python. The name of the
                // library's module would repeat the title.
                let place = edition.parent().unwrap_or_else(|| edition.module(self.name()));
                match groups.iter_mut().find(|(_, known)| *known == what) {
                    Some((majors, _)) => majors.push_str(&format!(", {place}")),
                    None => groups.push((place, what)),
                }
            }
        }
        groups
    }
}

/// A heading with lines below it. Empty if there are no lines.
fn part(heading: &str, body: &str) -> String {
    if body.is_empty() { String::new() } else { format!("\n  {heading}\n{body}") }
}

#[cfg(test)]
mod tests;
