//! Sources that confirm a name in addition to the scan of the headers (cross-checks). A source is listed only if a test
//! compares it with the registry.

use super::{
    item::Item,
    page::{ItemPage, Row},
    site_index::{Kind, LibrarySection},
};
use codegen_core::{
    api::Symbol,
    cross_checks::{driver, exported, hipify, roles},
    version::Version,
};
use std::collections::BTreeSet;

/// Adds the sources that confirm the name, and the symbols that a driver returns for the name.
pub(super) fn fill(item: &Item<'_>, page: &mut ItemPage) {
    let compiler = compiler(item.kind).map(|of| format!("a C compiler, about {of}"));
    let all = [compiler, exported(item, page), typedefs(item), driver(item), hipify(item), agreeing_projects(item)];
    page.sources_html = all.into_iter().flatten().collect();
    page.given = given(item);
}

/// Returns the properties for which the ABI check compares the registry with a C compiler.
fn compiler(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Function => Some("its type, and the symbol behind each of its names"),
        Kind::Family => Some("the type of each of its functions"),
        Kind::Record => Some("its size, its alignment and the offset of each field"),
        Kind::Enum => Some("the value of each member"),
        Kind::Constant => Some("its value"),
        Kind::Helper | Kind::Typedef | Kind::Callback | Kind::Name | Kind::Code => None,
    }
}

/// Returns the library files in toolkits whose headers declare a function. If `is_exported` is true, returns the files
/// that export the function; otherwise, returns the files that do not export it.
pub(super) fn files(section: &LibrarySection<'_>, symbol: &str, is_exported: bool) -> String {
    let answer = |version| {
        let is_declared = section.facts(version)?.functions.contains_key(symbol);
        exported::answer(section.name(), version, symbol).filter(|_| is_declared)
    };
    let product = section.product();
    let files = section
        .subject
        .by_toolkit(|version| answer(version).filter(|(_, is)| *is == is_exported).map(|(file, _)| file));
    let files = files
        .into_iter()
        .map(|(versions, file)| format!("<code>{file}</code> of {product} {}", super::html::versions(&versions)));
    files.collect::<Vec<_>>().join(", ")
}

/// Returns the files whose symbol tables contain the name. A note lists the files whose symbol tables do not contain
/// it.
fn exported(item: &Item<'_>, page: &mut ItemPage) -> Option<String> {
    let (by, not_by) = (files(item.section, item.name, true), files(item.section, item.name, false));
    if !not_by.is_empty() {
        page.notes_html.push(format!("The headers declare it, and {not_by} does not export it."));
    }
    (!by.is_empty()).then(|| format!("the library itself, by its table of symbols: {by}"))
}

fn symbol<'a>(item: &Item<'a>) -> Option<&'a Symbol> {
    item.section.subject.library.majors.values().rev().find_map(|major| major.symbols.get(item.name))
}

/// Returns the version in which the driver introduced a function, according to NVIDIA's headers of function pointer
/// types.
fn typedefs(item: &Item<'_>) -> Option<String> {
    let since = symbol(item)?.availability.driver_since?;
    Some(format!("<code>cudaTypedefs.h</code>, which dates it to CUDA {since}"))
}

/// Describes the symbol in the recorded driver, if the driver agrees with the headers.
fn driver(item: &Item<'_>) -> Option<String> {
    let answers = driver::answers();
    let is_exported = *answers.exported.get(item.name)?;
    if is_exported != (symbol(item)?.availability.since <= answers.cuda) {
        return None;
    }
    let driver = format!("a driver of CUDA {}, which", answers.cuda);
    Some(match answers.first(item.name).filter(|_| is_exported) {
        Some(since) => {
            format!("{driver} exports it; <code>cuGetProcAddress</code> returns it from version {since} on")
        }
        None if is_exported => format!("{driver} exports it"),
        None => format!("{driver} is older and does not export it"),
    })
}

/// Returns the toolkit that introduced a name according to HIPIFY, if the first scanned toolkit with this name agrees.
fn hipify(item: &Item<'_>) -> Option<String> {
    let said = hipify::all().get(item.name)?;
    let added = said.added?;
    let is_cuda = item.section.subject.spec.content.library.own_product().is_none();
    let first = item.section.versions().find(|version| is_declared(item, *version)).filter(|_| is_cuda)?;
    let oldest = item.section.versions().next()?;
    let last = item.section.versions().rev().find(|version| is_declared(item, *version))?;
    let removed = said.removed.filter(|removed| last < *removed);
    let removed = removed.map(|version| format!(", and its end to CUDA {version}")).unwrap_or_default();
    (added.max(oldest) == first).then(|| format!("HIPIFY, which dates it to CUDA {added}{removed}"))
}

fn is_declared(item: &Item<'_>, version: Version) -> bool {
    let name = item.name;
    item.section.facts(version).is_some_and(|facts| {
        let mut functions = facts.functions.iter();
        functions.any(|(symbol, function)| symbol == name || function.names.contains(name))
            || facts.enums.contains_key(name)
            || facts.records.contains_key(name)
            || facts.typedefs.contains_key(name)
            || facts.callbacks.contains_key(name)
            || facts.constants.contains_key(name)
    })
}

/// Returns other projects whose descriptions of the function's parameters agree with the roles.
fn agreeing_projects(item: &Item<'_>) -> Option<String> {
    let function = item.section.versions().rev().find_map(|it| item.section.facts(it)?.functions.get(item.name))?;
    let names = function.names.iter().map(String::as_str).chain([item.name]);
    let projects: BTreeSet<&str> = names.flat_map(|name| roles::projects(name, function.params.len())).collect();
    let projects: Vec<&str> = projects.into_iter().collect();
    (!projects.is_empty()).then(|| format!("{}, for the roles of its parameters", projects.join(", ")))
}

/// Returns the symbols that a driver returns for a name, each with the first CUDA version for which the driver returns
/// the symbol. The result is empty if there is only one symbol.
fn given(item: &Item<'_>) -> Vec<Row> {
    let steps = driver::answers().given.get(item.name).filter(|steps| steps.len() > 1);
    let rows = steps
        .into_iter()
        .flatten()
        .map(|(since, symbol)| Row { versions: format!("from {since}"), html: item.link(symbol) });
    rows.collect()
}
