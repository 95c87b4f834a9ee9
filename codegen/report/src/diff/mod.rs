//! Changes between two toolkits, for the porting of programs. They are computed from the registry alone.
//!
//! [`diff`] compares the toolkits, and [`render`] formats the result.

mod functions;
mod items;
mod lines;
mod markdown;
mod members;
mod params;
mod successor;
pub mod summary;
mod text;
pub mod view;

pub use functions::{Documentation, FunctionEntry, Functions, Gone, Moved, OldFunction, SignatureChange};
pub use items::{AllItems, Changed, Item, Items, Part};
pub use members::{DEPRECATION, PROPERTIES};
pub use params::ParamChange;
pub use successor::Successor;

use codegen_core::{
    diag::Failure,
    facts::Facts,
    header_set::HeaderSet,
    registry::Registry,
    spec::{self, Specs},
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

/// The differences between two toolkits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diff {
    /// The product to which the versions belong: CUDA, or an independently versioned library.
    pub product: String,
    /// The version for which a program was written.
    pub old: Version,
    /// The version with which the program will be built. It may be older than `old`.
    pub new: Version,
    /// The differences in each library, in the order of the registries.
    pub libraries: Vec<Library>,
}

/// The differences in one library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    /// The name of the library, such as `driver`.
    pub name: String,
    /// The toolkit that does not contain the library. `None` if both toolkits contain it.
    pub absent: Option<Version>,
    /// The changes to the library. If the library was not scanned for one or both toolkits, the error contains these
    /// toolkits.
    pub changes: Result<Changes, Vec<Version>>,
}

impl Library {
    /// Compares the facts about a library in two toolkits. A toolkit without facts was not scanned, unless the spec
    /// declares that the toolkit does not contain the library. Returns `None` if neither toolkit contains the library.
    pub fn compare(
        name: &str,
        spec: Option<&spec::Library>,
        toolkits: [(Version, Option<&Facts>); 2],
        said: &Replacements<'_>,
    ) -> Option<Self> {
        let without_facts = toolkits.iter().filter(|(_, facts)| facts.is_none()).map(|(version, _)| *version);
        let (missing, absent): (Vec<Version>, Vec<Version>) =
            without_facts.partition(|version| spec.is_none_or(|spec| spec.is_in(*version)));
        if absent.len() == toolkits.len() {
            return None;
        }
        let none = Facts::default();
        let [old, new] = toolkits.map(|(_, facts)| facts.unwrap_or(&none));
        let changes = if missing.is_empty() { Ok(compare(old, new, said)) } else { Err(missing) };
        Some(Self { name: name.to_owned(), absent: absent.first().copied(), changes })
    }
}

/// The changes to one library between two toolkits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Changes to exported functions.
    pub functions: Functions,
    /// Changes to all other items.
    pub items: AllItems,
}

/// The output format of a [`Diff`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Plain text for a terminal.
    Text,
    /// Markdown for a pull request or release notes.
    Markdown,
}

/// Compares two toolkits for every library. If `of` is set, compares two releases of this independently versioned
/// library instead. Both versions must be in a registry.
///
/// The comparison uses only the key `replaced_by` of the specs.
pub fn diff(
    registries: &[Registry],
    specs: &Specs,
    of: Option<&str>,
    (old, new): (Version, Version),
) -> Result<Diff, Failure> {
    let own = of.map(|name| own(specs, name)).transpose()?;
    let has_own = |registry: &Registry| {
        specs.libraries.iter().any(|spec| spec.name() == registry.library && spec.content.library.has_own_versions())
    };
    let is_meant = |registry: &&Registry| own.map_or(!has_own(registry), |own| own.name == registry.library);
    let registries: Vec<&Registry> = registries.iter().filter(is_meant).collect();
    let known: BTreeSet<Version> = registries.iter().flat_map(|it| it.all().into_keys()).collect();
    let product = own.map_or("CUDA", spec::Library::product).to_owned();
    let headers = |version| own.map_or(HeaderSet::Toolkit(version), |own| own.header_set(version));
    if let Some(unknown) = [old, new].into_iter().find(|version| !known.contains(version)) {
        let known: Vec<String> = known.iter().map(ToString::to_string).collect();
        let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
        return Err(Failure::wrong_use(
            format!("{product} {unknown} is not in the registry; it has {known}"),
            format!("run `cargo xtask regen {}` to add it", headers(unknown).options()),
        ));
    }
    // Symbols are unique across libraries, because all libraries can be loaded into one process.
    let said = specs.libraries.iter().flat_map(|spec| &spec.content.replaced_by);
    let said: Replacements<'_> = said.map(|(symbol, instead)| (symbol.as_str(), instead.as_str())).collect();
    let compared = registries.iter().filter_map(|registry| {
        let spec = specs.libraries.iter().find(|spec| spec.name() == registry.library);
        let toolkits = [old, new].map(|version| (version, registry.facts(version)));
        Library::compare(&registry.library, spec.map(|spec| &spec.content.library), toolkits, &said)
    });
    let mut libraries: Vec<Library> = compared.collect();
    for Library { name, changes, .. } in &mut libraries {
        for gone in changes.iter_mut().flat_map(|changes| &mut changes.functions.removed) {
            let declares = |it: &&&Registry| {
                let facts = it.facts(new).filter(|_| it.library != *name);
                facts.is_some_and(|facts| facts.functions.contains_key(&gone.form.symbol))
            };
            gone.moved_to = registries.iter().find(declares).map(|it| it.library.clone());
        }
    }
    Ok(Diff { product, old, new, libraries })
}

/// The independently versioned library with this name.
fn own<'a>(specs: &'a Specs, name: &str) -> Result<&'a spec::Library, Failure> {
    let all = || specs.libraries.iter().map(|spec| &spec.content.library).filter(|library| library.has_own_versions());
    all().find(|library| library.name == name).ok_or_else(|| {
        let known: Vec<&str> = all().map(|library| library.name.as_str()).collect();
        Failure::wrong_use(
            format!("`{name}` is not an independently versioned library"),
            match known.is_empty() {
                true => "name two toolkits: cargo xtask diff 12.9 13.0".to_owned(),
                false => format!("name one of {}, or two toolkits: cargo xtask diff 12.9 13.0", known.join(", ")),
            },
        )
    })
}

/// Maps each symbol to the replacement that a spec specifies.
pub type Replacements<'a> = BTreeMap<&'a str, &'a str>;

/// The changes from `old` to `new`.
pub fn compare(old: &Facts, new: &Facts, said: &Replacements<'_>) -> Changes {
    Changes { functions: functions::compare(old, new, said), items: items::compare(old, new) }
}

/// Formats a difference between toolkits.
pub fn render(diff: &Diff, format: Format) -> String {
    match format {
        Format::Text => text::render(diff),
        Format::Markdown => markdown::render(diff),
    }
}

#[cfg(test)]
mod tests;
