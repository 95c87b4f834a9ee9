//! Pages at the root of the site: the home page, releases, comparisons, search, data, drivers, and the page about the
//! sources.

use super::{
    charts,
    compare::{self, Axis},
    drivers, listing,
    page::Page,
    release,
    site_index::SiteIndex,
};
use askama::Template;
use codegen_core::{
    cross_checks::{driver, exported},
    version::Version,
};

#[derive(Template)]
#[template(path = "site/home.html.j2")]
struct Home<'a> {
    page: Page,
    count: String,
    libraries: Vec<LibraryRow<'a>>,
    newest: Vec<(String, String)>,
    charts: Vec<String>,
}

struct LibraryRow<'a> {
    name: &'a str,
    title: &'a str,
    versions: String,
    functions: usize,
    all: usize,
}

#[derive(Template)]
#[template(path = "site/releases.html.j2")]
struct Releases<'a> {
    page: Page,
    axes: Vec<(&'a str, Vec<(String, String)>)>,
}

#[derive(Template)]
#[template(path = "site/compare.html.j2")]
struct Compare<'a> {
    page: Page,
    axes: Vec<AxisRow<'a>>,
}

struct AxisRow<'a> {
    product: &'a str,
    slug: &'a str,
    versions: Vec<String>,
    /// Each newer version, with links to the comparisons with all older versions.
    rows: Vec<(String, Vec<(String, String)>)>,
}

#[derive(Template)]
#[template(path = "site/search.html.j2")]
struct Search<'a> {
    page: Page,
    libraries: Vec<(&'a str, &'a str)>,
    kinds: Vec<&'static str>,
}

#[derive(Template)]
#[template(path = "site/data.html.j2")]
struct Data<'a> {
    page: Page,
    libraries: Vec<(&'a str, &'a str, String)>,
    repository: &'a str,
}

#[derive(Template)]
#[template(path = "site/drivers.html.j2")]
struct Drivers {
    page: Page,
    drivers: Vec<DriverRow>,
    /// The scanned toolkits that are missing from the table of drivers.
    missing: String,
}

struct DriverRow {
    branch: String,
    first: &'static str,
    cuda: Version,
    /// The path of the page about the CUDA version. Empty for the oldest version.
    link: String,
}

/// The page that the server shows for unknown addresses.
#[derive(Template)]
#[template(path = "site/missing.html.j2")]
struct Missing<'a> {
    page: Page,
    /// The path of the site on the server.
    folder: &'a str,
}

#[derive(Template)]
#[template(path = "site/about.html.j2")]
struct About<'a> {
    page: Page,
    repository: &'a str,
    /// The CUDA version of the recorded driver.
    driver: Version,
    /// The number of symbols that a test has searched for in library files, summed over all toolkits.
    exported: String,
}

/// Returns the pages at the root of the site, by path. `sizes` contains the sizes of the data files.
pub(super) fn pages(index: &SiteIndex<'_>, axes: &[Axis<'_>], sizes: &[(String, usize)]) -> Vec<(String, String)> {
    let home = home(index, axes);
    let search = Search {
        page: page(
            index,
            "search.html",
            "Search",
            "Search all names of CUDA’s libraries: by part of a name, parameter type, error code, toolkit.",
        ),
        libraries: home.libraries.iter().map(|library| (library.name, library.title)).collect(),
        kinds: super::site_index::Kind::ALL.iter().map(|kind| kind.word()).collect(),
    };
    let size = |name: &str| {
        let size = sizes.iter().find(|(other, _)| other == name).map_or(0, |(_, size)| *size);
        format!("{} kB", thousands(size.div_ceil(1000)))
    };
    let data = Data {
        page: page(
            index,
            "data.html",
            "Data",
            "The data of this site: one JSON file for each library, its schema, its licence, and how to cite it.",
        ),
        libraries: index.sections.iter().map(|it| (it.name(), it.title(), size(it.name()))).collect(),
        repository: &index.about.repository,
    };
    let about = About {
        page: page(
            index,
            "about.html",
            "How this is made",
            "The sources of the facts on this site, and the meaning of its terms.",
        ),
        repository: &index.about.repository,
        driver: driver::answers().cuda,
        exported: thousands(exported::all().values().map(|asked| asked.declared).sum()),
    };
    let missing = Missing {
        page: page(index, listing::MISSING, "No such page", "This site has no page at this address."),
        folder: folder(&index.about.address),
    };
    vec![
        ("index.html".to_owned(), super::render(&home)),
        ("releases.html".to_owned(), super::render(&releases(index, axes))),
        ("compare.html".to_owned(), super::render(&compare(index, axes))),
        ("search.html".to_owned(), super::render(&search)),
        ("data.html".to_owned(), super::render(&data)),
        ("about.html".to_owned(), super::render(&about)),
        ("drivers.html".to_owned(), super::render(&drivers(index, axes))),
        (listing::MISSING.to_owned(), super::render(&missing)),
    ]
}

/// Returns the path component of a URL, such as `/cubind/` for `https://cubind.github.io/cubind/`.
fn folder(address: &str) -> &str {
    let host = address.find("://").map_or(0, |scheme| scheme + "://".len());
    address[host..].find('/').map_or("/", |path| &address[host + path..])
}

/// The page with the CUDA version of each branch of the driver.
fn drivers(index: &SiteIndex<'_>, axes: &[Axis<'_>]) -> Drivers {
    let all = drivers::all();
    let axis = axes.iter().find(|axis| all.iter().all(|driver| axis.versions.contains(&driver.cuda)));
    let versions = axis.map(|axis| axis.versions.as_slice()).unwrap_or_default();
    let missing = versions.iter().filter(|version| all.iter().all(|driver| driver.cuda != **version));
    let missing: Vec<String> = missing.map(ToString::to_string).collect();
    let link = |cuda: Version| {
        let has_page = |axis: &&Axis<'_>| axis.versions.iter().skip(1).any(|version| *version == cuda);
        axis.filter(has_page).map(|axis| release::path(&axis.slug, cuda)).unwrap_or_default()
    };
    let rows = all.iter().rev().map(|driver| DriverRow {
        branch: driver.branch(),
        first: driver.first,
        cuda: driver.cuda,
        link: link(driver.cuda),
    });
    Drivers {
        page: page(
            index,
            "drivers.html",
            "Driver branches",
            "The CUDA version of each branch of NVIDIA’s driver: R535 is for CUDA 12.2.",
        ),
        drivers: rows.collect(),
        missing: missing.join(", "),
    }
}

/// Creates the head of a page in the root folder of the site.
fn page(index: &SiteIndex<'_>, path: &str, title: &str, description: &str) -> Page {
    Page {
        title: title.to_owned(),
        description: description.to_owned(),
        root: "",
        trail: Vec::new(),
        version: index.about.version.clone(),
        address: index.about.at(path),
    }
}

/// Returns the axes that have more than one version.
fn with_several<'a, 'b>(axes: &'b [Axis<'a>]) -> impl Iterator<Item = &'b Axis<'a>> {
    axes.iter().filter(|axis| axis.versions.len() > 1)
}

fn home<'a>(index: &'a SiteIndex<'_>, axes: &[Axis<'_>]) -> Home<'a> {
    let libraries = index.sections.iter().map(|section| LibraryRow {
        name: section.name(),
        title: section.title(),
        versions: match (section.versions().next(), section.versions().next_back()) {
            (Some(first), Some(last)) if first != last => format!("{} {first}–{last}", section.product()),
            (Some(only), _) => format!("{} {only}", section.product()),
            (None, _) => String::new(),
        },
        functions: section.subject.registry.toolkits.values().next_back().map_or(0, |facts| facts.functions.len()),
        all: section.entries.len(),
    });
    let mut libraries: Vec<LibraryRow<'_>> = libraries.collect();
    libraries.sort_by_key(|library| library.title.trim_start_matches("CUDA ").to_lowercase());
    let newest = with_several(axes).filter_map(|axis| {
        let newest = axis.versions.last()?;
        Some((format!("{} {newest}", axis.product), release::path(&axis.slug, *newest)))
    });
    Home {
        page: page(
            index,
            "index.html",
            "The CUDA API",
            "Every symbol of CUDA’s libraries: its versions, its changes and its replacement, in C, Rust and Python.",
        ),
        count: thousands(index.count()),
        libraries,
        newest: newest.collect(),
        charts: charts::of_all(index),
    }
}

fn releases<'a>(index: &SiteIndex<'_>, axes: &'a [Axis<'_>]) -> Releases<'a> {
    let releases = with_several(axes).map(|axis| {
        let pages = axis.versions.iter().skip(1).rev();
        let pages = pages.map(|version| (version.to_string(), release::path(&axis.slug, *version))).collect();
        (axis.product, pages)
    });
    let page = page(
        index,
        "releases.html",
        "Releases",
        "New names in each CUDA toolkit and in each release of its libraries.",
    );
    Releases { page, axes: releases.collect() }
}

fn compare<'a>(index: &SiteIndex<'_>, axes: &'a [Axis<'_>]) -> Compare<'a> {
    let rows = with_several(axes).map(|axis| {
        let rows = axis.versions.iter().enumerate().skip(1).rev().map(|(index, new)| {
            let older = axis.versions[..index].iter().rev();
            let older = older.map(|old| (old.to_string(), compare::path(&axis.slug, *old, *new))).collect();
            (new.to_string(), older)
        });
        AxisRow {
            product: axis.product,
            slug: &axis.slug,
            versions: axis.versions.iter().map(ToString::to_string).collect(),
            rows: rows.collect(),
        }
    });
    let page = page(
        index,
        "compare.html",
        "Compare",
        "Differences between any two CUDA toolkits, or any two releases of a library.",
    );
    Compare { page, axes: rows.collect() }
}

/// Formats a number with thousands separators, such as `12,345`.
pub(super) fn thousands(number: usize) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev();
    groups.map(|group| String::from_utf8_lossy(group).into_owned()).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    #[test]
    fn thousands_have_commas() {
        let table = [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")];
        for (number, text) in table {
            assert_eq!(super::thousands(number), text);
        }
    }
}
