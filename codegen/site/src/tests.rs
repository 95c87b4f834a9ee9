//! Tests of the site: comparison with expected files for a small library, and consistency checks of the whole site.

mod lifetimes;

use super::*;
use codegen_core::{analysis, names, repository, spec};
use std::{env, fs, path::Path, process::Command};

/// The pages that the test compares with expected files. With `CUBIND_BLESS=1`, the test writes the expected files
/// instead.
const EXPECTED: [&str; 9] = [
    "tiny/tNew.html",
    "tiny/tGone.html",
    "tiny/tBox.html",
    "tiny/T_BAD.html",
    "tiny/tShown.html",
    "releases/cuda-13.1.html",
    "search.json",
    "search-more.json",
    "objects.inv",
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

/// Returns the site of the small library.
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

/// Returns the site for the libraries of this repository. The site is generated once, or read from the folder
/// `CUBIND_SITE` if a step of the test suite has written the site to this folder.
fn whole() -> &'static Site {
    static WHOLE: std::sync::LazyLock<Site> = std::sync::LazyLock::new(|| {
        if let Some(folder) = env::var_os("CUBIND_SITE") {
            return written(Path::new(&folder));
        }
        let (specs, registries) = all();
        let api = analysis::resolve_some(registries, specs, &specs.common());
        site(&api.unwrap_or_else(|failure| panic!("{failure}")), registries, specs, &about(), &LANGUAGES)
    });
    &WHOLE
}

/// Reads the site from a folder. The names of functions are read from the data files.
fn written(folder: &Path) -> Site {
    let mut files = Files::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).unwrap_or_else(|error| panic!("{}: {error}", next.display())) {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.strip_prefix(folder).unwrap().to_str().unwrap().replace('\\', "/");
            files.insert(name, fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())));
        }
    }
    let mut functions = BTreeSet::new();
    for (path, text) in files.iter().filter(|(path, _)| path.starts_with("data/") && !path.ends_with(".schema.json")) {
        let data: serde_json::Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{path}: {error}"));
        let library = data["library"].as_str().unwrap();
        let names = data[Kind::Function.slug()].as_object().unwrap().keys();
        functions.extend(names.map(|name| format!("{library}/{name}.html")).filter(|page| files.contains_key(page)));
    }
    Site { files, names: 0, functions }
}

#[test]
fn a_written_site_is_read_back() {
    let folder = env::temp_dir().join(format!("cubind-site-{}", std::process::id()));
    let made = tiny();
    for (path, text) in &made.files {
        let file = folder.join(path);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
    let read = written(&folder);
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!(read.files, made.files);
    assert_eq!(read.functions, made.functions);
}

/// Returns the specs and registries of all libraries, including those in packages that are tested separately.
fn all() -> &'static (spec::Specs, Vec<Registry>) {
    static ALL: std::sync::LazyLock<(spec::Specs, Vec<Registry>)> = std::sync::LazyLock::new(|| {
        let root = repository::root();
        repository::load(root).unwrap_or_else(|failure| panic!("{failure}"))
    });
    &ALL
}

#[test]
fn the_whole_site_passes_its_checks() {
    let site = whole();
    let findings: Vec<String> = site.check().iter().take(20).map(ToString::to_string).collect();
    assert_eq!(findings, Vec::<String>::new());
    assert!(
        site.packed(search::PATH) <= 150_000,
        "the index of the search: {} bytes packed",
        site.packed(search::PATH)
    );
}

/// Runs the search script of the site in Node.js, with the index of the whole site.
#[test]
fn questions_take_one_search_and_one_click() {
    let root = repository::root();
    let node = Command::new("node").arg("--version").output();
    if !node.is_ok_and(|made| made.status.success()) {
        println!("skipped: there is no node");
        return;
    }
    let site = whole();
    let folder = env::temp_dir().join(format!("cubind-questions-{}", std::process::id()));
    let text = fs::read_to_string(root.join("tests/site/questions.json")).unwrap();
    let questions: serde_json::Value = serde_json::from_str(&text).unwrap();
    let pages = questions.as_array().unwrap().iter().map(|it| it["page"].as_str().unwrap().split('#').next().unwrap());
    for path in pages.chain(["search.html", "search.js", search::PATH, search::MORE]) {
        let file = folder.join(path);
        let text = site.files.get(path).unwrap_or_else(|| panic!("the site has no {path}"));
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
    let made = Command::new("node")
        .args(["--test", "tests/site/questions.test.js"])
        .current_dir(root)
        .env("SITE", &folder)
        .output();
    let made = made.unwrap();
    fs::remove_dir_all(&folder).unwrap();
    assert!(
        made.status.success(),
        "{}{}",
        String::from_utf8_lossy(&made.stdout),
        String::from_utf8_lossy(&made.stderr)
    );
}

/// The page about a documented name contains everything that the page about its function contains.
#[test]
fn the_page_of_a_documented_name_is_the_page_of_its_function() {
    let site = whole();
    let mut compared = 0;
    for registry in &all().1 {
        let Some(facts) = registry.all().into_values().next_back() else { continue };
        let functions = facts.functions.iter().flat_map(|(symbol, it)| it.names.iter().map(move |name| (symbol, name)));
        for (symbol, name) in functions.filter(|(symbol, name)| symbol != name) {
            let page = |name: &str| site.files.get(&format!("{}/{name}.html", registry.library));
            let (Some(by_name), Some(by_symbol)) = (page(name), page(symbol)) else { continue };
            for part in ["calls", "parameters", "safety", "results"] {
                let id = format!("id=\"{part}\"");
                assert_eq!(by_name.contains(&id), by_symbol.contains(&id), "{}/{name}: {part}", registry.library);
            }
            // An older symbol with this name is described in a footnote.
            let is_symbol = registry.all().values().any(|facts| facts.functions.contains_key(name));
            assert_eq!(by_name.contains("id=\"symbol\""), is_symbol, "{}/{name}", registry.library);
            compared += 1;
        }
    }
    assert!(compared > 400, "only {compared} names were compared");
}

/// Each layout on a page names its operating systems, even if the layout is the same on both systems.
#[test]
fn layouts_name_windows() {
    let site = whole();
    let mut layouts = 0;
    for spec in all().0.libraries.iter().filter(|spec| spec.content.library.is_on_windows()) {
        let folder = format!("{}/", spec.name());
        for (path, page) in site.files.range(folder.clone()..).take_while(|(path, _)| path.starts_with(&folder)) {
            let Some((_, section)) = page.split_once("id=\"layout\"") else { continue };
            let section = section.split("</section>").next().unwrap();
            let mut systems = section.split("<summary>").skip(1).map(|rest| rest.split(':').next().unwrap());
            assert!(systems.any(|label| label.ends_with("Windows")), "{path} says nothing about Windows");
            layouts += 1;
        }
    }
    assert!(layouts > 500, "only {layouts} records have a layout");
}

/// Returns the role descriptions in the parameter tables, which users of all languages read.
#[test]
fn parameter_tables_contain_no_terms_of_rust_or_python() {
    let site = whole();
    let mut roles = 0;
    for (path, page) in &site.files {
        for table in page.split("<table class=\"params\">").skip(1) {
            let table = table.split("</table>").next().unwrap();
            for row in table.split("<tr>").filter(|row| row.contains("scope=\"row\"")) {
                let role = row.split("</th><td>").nth(1).unwrap_or_else(|| panic!("{path}: {row}"));
                let words: String =
                    role.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect();
                let is_of_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
                for word in words.split(|letter| !is_of_name(letter)) {
                    assert!(!["None", "slice", "Option"].contains(&word), "{path}: `{word}` in: {words}");
                }
                assert!(!words.contains("::"), "{path}: a path of Rust in: {words}");
                assert!(!role.contains("[<code>"), "{path}: brackets of rustdoc in: {role}");
                roles += 1;
            }
        }
    }
    assert!(roles > 10_000, "only {roles} roles were read");
    let copy = &site.files["runtime/cudaMemcpyAsync.html"];
    let row = |name: &str| copy.split("<tr>").find(|row| row.contains(name)).unwrap();
    assert!(row("*dst</code>").contains("<td>out, an address"), "{}", row("*dst</code>"));
    assert!(row("*src</code>").contains("<td>in, an address"), "{}", row("*src</code>"));
}

#[test]
fn types_in_signatures_of_python_are_described() {
    let site = whole();
    let about = &site.files["about.html"];
    let is_of_name = |letter: char| letter.is_ascii_alphanumeric();
    for (path, page) in site.files.iter().filter(|(path, _)| path.ends_with(".html")) {
        for rest in page.split("_typing.").skip(1) {
            let name = rest.split(|letter| !is_of_name(letter)).next().unwrap();
            assert!(about.contains(&format!("_typing.{name}")), "{path} has _typing.{name}, which about.html lacks");
        }
    }
}

#[test]
fn the_inventory_and_the_sitemap_list_existing_pages() {
    let site = whole();
    let inventory = &site.files[listing::INVENTORY];
    let mut functions = 0;
    for line in inventory.lines().skip(3) {
        let [name, "function", path] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        assert!(site.files[path].contains(&format!("<h1 id=\"{name}\">")), "{line}");
        functions += 1;
    }
    assert!(functions > 3000, "only {functions} functions are listed");
    let addresses = site.files[listing::SITEMAP].matches("<loc>").count();
    assert!((13_000..50_000).contains(&addresses), "{addresses} addresses");
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

/// URLs are permanent. Three conditions ensure this: each name in a registry has a page or belongs to another library;
/// no version is removed from a registry; and the number of pages never falls below the recorded number.
#[test]
fn urls_are_permanent() {
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
