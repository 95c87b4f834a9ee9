//! The site of a library with a few functions, as expected files; and checks of the whole site.

mod lifetimes;

use super::*;
use codegen_core::{analysis, names, repository, spec};
use std::{env, fs};

/// The pages that are compared: `CUBIND_BLESS=1` writes them instead.
const EXPECTED: [&str; 7] = [
    "tiny/tNew.html",
    "tiny/tGone.html",
    "tiny/tBox.html",
    "tiny/T_BAD.html",
    "tiny/tShown.html",
    "releases/cuda-13.1.html",
    "search.json",
];

const LANGUAGES: [Language; 2] = [codegen_rust::LANGUAGE, codegen_python::LANGUAGE];

fn about() -> About {
    About {
        version: "1.0.0".to_owned(),
        date: "2026-01-01T00:00:00Z".to_owned(),
        repository: "https://example.org/repository".to_owned(),
        address: "https://example.org/".to_owned(),
    }
}

/// The site of the small library.
fn tiny() -> Site {
    let mut diagnostics = codegen_core::diag::Diagnostics::default();
    let majors = "default: 13\nmajors:\n  11: {unbound: old}\n  13: {cuda_bindings: '13.1.0', extra: [a]}\n";
    let texts = [("specs/majors.yaml", majors), ("specs/tiny.yaml", include_str!("tests/spec.yaml"))];
    let specs = spec::of_texts(texts, &mut diagnostics);
    let findings = diagnostics.into_result().map_err(|failure| failure.to_string());
    let registry = Registry::parse("tiny", include_str!("tests/registry.yaml"), "specs/registry/tiny.yaml");
    let mut registries = [registry.unwrap_or_else(|failure| panic!("{failure}"))];
    registries[0].set_apart(|version| specs.is_unbound(&specs.libraries[0], version));
    assert_eq!(findings, Ok(()));
    let api = analysis::resolve(&registries, &specs).unwrap_or_else(|failure| panic!("{failure}"));
    site(&api, &registries, &specs, &about(), &LANGUAGES)
}

#[test]
fn pages_are_as_expected() {
    let site = tiny();
    let folder = repository::root().join("codegen/site/src/tests/expected");
    for path in EXPECTED {
        let file = folder.join(path.replace('/', "-"));
        let text = &site.files[path];
        if env::var_os("CUBIND_BLESS").is_some() {
            fs::write(&file, text).unwrap();
        }
        let expected = fs::read_to_string(&file).unwrap_or_default();
        assert_eq!(*text, expected, "{path}: CUBIND_BLESS=1 writes {}", file.display());
    }
    let findings: Vec<String> = site.check().iter().map(ToString::to_string).collect();
    assert_eq!(findings, Vec::<String>::new());
}

/// The site of this repository's libraries, made once.
fn whole() -> &'static Site {
    static WHOLE: std::sync::LazyLock<Site> = std::sync::LazyLock::new(|| {
        let (specs, registries) = all();
        let api = analysis::resolve_some(registries, specs, &specs.common());
        site(&api.unwrap_or_else(|failure| panic!("{failure}")), registries, specs, &about(), &LANGUAGES)
    });
    &WHOLE
}

/// Every library, including those of packages that are tested alone.
fn all() -> &'static (spec::Specs, Vec<Registry>) {
    static ALL: std::sync::LazyLock<(spec::Specs, Vec<Registry>)> = std::sync::LazyLock::new(|| {
        let root = repository::root();
        repository::load(root).unwrap_or_else(|failure| panic!("{failure}"))
    });
    &ALL
}

#[test]
fn the_whole_site_holds_together() {
    let site = whole();
    let findings: Vec<String> = site.check().iter().take(20).map(ToString::to_string).collect();
    assert_eq!(findings, Vec::<String>::new());
    assert!(
        site.packed(search::PATH) <= 150_000,
        "the index of the search: {} bytes packed",
        site.packed(search::PATH)
    );
}

#[test]
fn every_library_has_its_data() {
    let site = whole();
    for registry in &all().1 {
        assert!(site.files.contains_key(&format!("data/{}.json", registry.library)), "{}", registry.library);
    }
    let packages = site.packages(&about());
    for path in ["npm/package.json", "npm/driver.json", "pypi/pyproject.toml", "pypi/src/cubind_data/driver.json"] {
        assert!(packages.contains_key(path), "{path}");
    }
}

/// Addresses are permanent. Three conditions ensure this: each name of a registry has a page or belongs to another
/// library; registries lose no version; and the number of pages never falls below the recorded one.
#[test]
fn addresses_stay() {
    let (specs, registries) = all();
    let alone = specs.packages.alone();
    let site = whole();
    let has = |library: &str, name: &str| site.files.contains_key(&format!("{library}/{name}.html"));
    let mut now = BTreeMap::new();
    for registry in registries {
        let library = registry.library.as_str();
        for facts in registry.all().into_values() {
            for symbol in facts.functions.keys().chain(facts.helpers.keys()) {
                let page = if alone.contains(library) { names::stem(symbol) } else { symbol };
                assert!(has(library, page), "{library}/{page}.html");
            }
            let types = facts.enums.keys().chain(facts.typedefs.keys()).chain(facts.callbacks.keys());
            for name in types.chain(facts.constants.keys()) {
                let elsewhere = registries.iter().any(|other| has(&other.library, name));
                assert!(elsewhere, "{library}/{name}.html");
            }
        }
        let folder = format!("{library}/");
        let pages = site.files.keys().filter(|path| path.starts_with(&folder)).count();
        let versions: Vec<String> = registry.all().keys().map(ToString::to_string).collect();
        now.insert(library, (pages, versions));
    }
    let file = repository::root().join("tests/site/addresses.txt");
    let line = |(library, (pages, versions)): (&&str, &(usize, Vec<String>))| {
        format!("{library}: {pages} pages, {}\n", versions.join(" "))
    };
    if env::var_os("CUBIND_BLESS").is_some() {
        let head = "# How many pages each library has, and the versions that they are about. More may come, none may go:\n\
                    # addresses are kept. CUBIND_BLESS=1 cargo test -p codegen-site writes what is there now.\n";
        fs::write(&file, format!("{head}{}", now.iter().map(line).collect::<String>())).unwrap();
    }
    let text = fs::read_to_string(&file).unwrap();
    for known in text.lines().filter(|line| !line.starts_with('#')) {
        let (library, rest) = known.split_once(": ").unwrap();
        let (count, versions) = rest.split_once(" pages, ").unwrap();
        let (pages, there) = now.get(library).unwrap_or_else(|| panic!("{library} has no pages any more"));
        assert!(*pages >= count.parse().unwrap(), "{library} had {count} pages and has {pages}");
        let lost: Vec<&str> = versions.split(' ').filter(|version| !there.iter().any(|it| it == version)).collect();
        assert!(lost.is_empty(), "{library} has lost {lost:?}");
    }
}
