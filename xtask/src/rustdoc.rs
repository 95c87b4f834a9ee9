//! The checks of the crate's rustdoc: the total size, and the links between the forms of each function.

use crate::bench::sizes;
use codegen::diag::Failure;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The largest total size of the documentation with all features, in MB. Every page that is added costs 4 KB, and every
/// page of a type 46 KB, most of which rustdoc writes for the implementations of traits.
const LIMIT: f64 = 400.0;
/// The folders with the forms of functions. The form that returns a tuple has no folder of its own.
const RAW: &str = "";
const CHECKED: &str = "checked";
const OWNED: &str = "owned";
const SYS: &str = "sys";
/// The maximum number of faults that an error contains.
const SHOWN: usize = 20;

/// Returns the size of the documentation in this folder in MB.
pub(crate) fn size(folder: &Path) -> Result<f64, Failure> {
    Ok(sizes::bytes(folder)? as f64 / sizes::MB)
}

/// Returns true if documentation of this size is too large.
pub(crate) fn is_too_large(size: f64) -> bool {
    size > LIMIT
}

/// Checks the size of the documentation and the pages of functions in the crate's folder.
pub(crate) fn check(folder: &Path, krate: &str) -> Result<(), Failure> {
    let size = size(folder)?;
    let pages = Pages::of(&folder.join(krate))?;
    println!("{}: {size:.1} MB of at most {LIMIT} MB, {} pages of functions", folder.display(), pages.checked);
    let mut faults = pages.faults;
    if is_too_large(size) {
        faults.insert(0, format!("the documentation has {size:.1} MB, but the limit is {LIMIT} MB"));
    }
    if faults.is_empty() {
        return Ok(());
    }
    let more = faults.len().saturating_sub(SHOWN);
    faults.truncate(SHOWN);
    if more > 0 {
        faults.push(format!("… and {more} more"));
    }
    Err(Failure::Check(faults.join("\n")))
}

/// The pages of the functions of all libraries.
#[derive(Debug, Default)]
struct Pages {
    checked: usize,
    faults: Vec<String>,
}

impl Pages {
    /// Checks each library in the root of the crate, and in the module of each major version.
    fn of(root: &Path) -> Result<Self, Failure> {
        let mut pages = Self::default();
        let places = folders(root)?.into_iter().map(|name| root.join(name)).chain([root.to_owned()]);
        let places: Vec<PathBuf> = places.filter(|place| place.join(SYS).is_dir()).collect();
        for place in &places {
            for library in folders(&place.join(SYS))? {
                for form in [RAW, CHECKED, OWNED, SYS] {
                    pages.form(&places, place, form, &library)?;
                }
            }
        }
        if pages.checked == 0 {
            return Err(Failure::Check(format!("{}: no page of a function", root.display())));
        }
        Ok(pages)
    }

    /// Checks one form of a library's functions. Each page must have the C prototype and a link to the manual, or a link
    /// to the page that has them, and links to the other forms of the function. A page may link to the page of another
    /// major version if the major versions share the function.
    fn form(&mut self, places: &[PathBuf], place: &Path, form: &str, library: &str) -> Result<(), Failure> {
        let file_in =
            |place: &Path, form: &str, name: &str| place.join(form).join(library).join(format!("fn.{name}.html"));
        let file = |form: &str, name: &str| file_in(place, form, name);
        for name in functions(&place.join(form).join(library))? {
            let path = file(form, &name);
            let Some(text) = documentation(&path)? else { continue };
            let links = links(&text, library);
            let linked = |form: &str| links.iter().find(|(of, _)| *of == form).map(|(_, name)| *name);
            let mut require = |holds: bool, what: &str| {
                if !holds {
                    self.faults.push(format!("{} lacks {what}", path.display()));
                }
            };
            let symbol = linked(SYS);
            // The name of the function that calls a C function. All other forms have the same name.
            let public = if form == SYS { linked(RAW) } else { Some(name.as_str()) };
            let others = [CHECKED, OWNED].into_iter().filter(|other| *other != form);
            let others = others.filter(|other| public.is_some_and(|name| file(other, name).exists()));
            match (form, symbol, public) {
                // A function of the bindings, such as one that creates a record, has no other form.
                (RAW, None, _) if others.clone().next().is_none() => continue,
                (CHECKED | OWNED, ..) if !places.iter().any(|place| file_in(place, RAW, &name).exists()) => continue,
                (RAW, _, _) => {
                    require(symbol.is_some_and(|symbol| has_prototype(&text, symbol)), "the C prototype");
                    require(text.contains("documentation</a>"), "a link to the manual");
                }
                (SYS, _, None) => {
                    require(has_prototype(&text, &name), "the C prototype, or a link to the function that calls it")
                }
                (SYS, _, Some(public)) => {
                    let raw = file(RAW, public);
                    let back = if raw.exists() { documentation(&raw)?.unwrap_or_default() } else { String::new() };
                    let is_back = !raw.exists() || self::links(&back, library).contains(&(SYS, name.as_str()));
                    // The page of an older C function has a prototype and mentions the function that replaces it.
                    if !is_back && has_prototype(&text, &name) {
                        self.checked += 1;
                        continue;
                    }
                    require(is_back, "a link from the page with the C prototype");
                }
                _ => require(links.contains(&(RAW, name.as_str())), "a link to the page with the C prototype"),
            }
            require(form == SYS || symbol.is_some(), "a link to `sys`");
            for other in others {
                require(links.contains(&(other, public.unwrap_or_default())), &format!("a link to `{other}`"));
            }
            self.checked += 1;
        }
        Ok(())
    }
}

/// Returns the form and the name of each function of a library that a page links to.
fn links<'a>(text: &'a str, library: &str) -> Vec<(&'a str, &'a str)> {
    let links = text.split("href=\"").skip(1).filter_map(|link| {
        let mut parts = link.split('"').next()?.rsplit('/');
        let name = parts.next()?.strip_prefix("fn.")?.strip_suffix(".html")?;
        parts.next().filter(|part| *part == library)?;
        let form = parts.next().filter(|part| [CHECKED, OWNED, SYS].contains(part));
        Some((form.unwrap_or(RAW), name))
    });
    links.collect()
}

/// Returns true if the documentation has the C declaration of a symbol.
fn has_prototype(text: &str, symbol: &str) -> bool {
    text.split("<code>").skip(1).filter_map(|code| code.split_once("</code>")).any(|(code, _)| {
        code.split(|letter: char| letter != '_' && !letter.is_ascii_alphanumeric()).any(|word| word == symbol)
            && code.contains(' ')
    })
}

/// Returns the documentation on a page. `None` for a page that only redirects to another page.
fn documentation(path: &Path) -> Result<Option<String>, Failure> {
    let text = fs::read_to_string(path).map_err(|error| unreadable(path, &error))?;
    Ok(text.find("<div class=\"docblock\">").map(|start| text[start..].to_owned()))
}

/// Returns the names of the functions that have pages in a folder. A library need not have all forms.
fn functions(folder: &Path) -> Result<Vec<String>, Failure> {
    let entries = if folder.is_dir() { entries(folder)? } else { Vec::new() };
    let names = entries.into_iter().filter_map(|path| {
        let name = path.file_name()?.to_str()?;
        Some(name.strip_prefix("fn.")?.strip_suffix(".html")?.to_owned())
    });
    Ok(names.collect())
}

/// Returns the names of the folders in a folder.
fn folders(folder: &Path) -> Result<Vec<String>, Failure> {
    let folders = entries(folder)?.into_iter().filter(|path| path.is_dir());
    Ok(folders.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect())
}

/// Returns the sorted paths in a folder.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(|error| unreadable(folder, &error))?;
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.map(|it| it.path()))
        .collect::<Result<_, _>>()
        .map_err(|error| unreadable(folder, &error))?;
    paths.sort();
    Ok(paths)
}

fn unreadable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Check(format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOCS: &str = "<div class=\"docblock\">";

    /// A page with links to other forms.
    fn page(links: &[&str], text: &str) -> String {
        links.iter().fold(format!("{DOCS}{text}"), |page, link| page + &format!("<a href=\"{link}\">"))
    }

    /// The pages of a library with one function, which has two names, and of an older C function without a public name.
    fn pages() -> [(&'static str, String); 6] {
        let forms = ["../checked/fx/fn.fxTake.html", "../owned/fx/fn.fxTake.html", "../sys/fx/fn.fxTake_v2.html"];
        let [raw, checked, owned, sys] = [
            "../../fx/fn.fxTake.html",
            "../../checked/fx/fn.fxTake.html",
            "../../owned/fx/fn.fxTake.html",
            "../../../cuda13/sys/fx/fn.fxTake_v2.html",
        ];
        let manual = "<code>int fxTake_v2(int x)</code> <a>documentation</a>";
        [
            ("cuda13/fx/fn.fxTake.html", page(&forms, manual)),
            ("cuda13/fx/fn.fxTake_v2.html", page(&forms[2..], manual)),
            ("cuda13/checked/fx/fn.fxTake.html", page(&[raw, owned, sys], "")),
            ("cuda13/owned/fx/fn.fxTake.html", page(&[raw, checked, sys], "")),
            ("cuda13/sys/fx/fn.fxTake_v2.html", page(&[raw, checked, owned], "")),
            ("cuda13/sys/fx/fn.fxTake.html", page(&[], "<code>int fxTake(short x)</code>")),
        ]
    }

    fn faults(pages: &[(&str, String)]) -> (usize, Vec<String>) {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in pages {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let found = Pages::of(folder.path()).unwrap();
        let root = format!("{}/", folder.path().display());
        (found.checked, found.faults.iter().map(|fault| fault.replace(&root, "")).collect())
    }

    #[test]
    fn reports_each_missing_part_of_each_page() {
        let whole = pages();
        assert_eq!(faults(&whole), (6, Vec::new()));
        let mut parts = 0;
        for (index, (name, text)) in whole.iter().enumerate() {
            let links = text.split('"').filter(|part| part.ends_with(".html"));
            let others =
                [" fxTake_v2(", " fxTake(", "documentation</a>"].into_iter().filter(|part| text.contains(part));
            for part in links.chain(others) {
                let mut changed = whole.clone();
                changed[index].1 = text.replacen(part, "-", 1);
                let (_, found) = faults(&changed);
                // An additional name that does not link to `sys` looks like a function of the bindings.
                let is_additional = *name == "cuda13/fx/fn.fxTake_v2.html" && part.contains("sys");
                let is_named = found.iter().any(|fault| fault.starts_with(&format!("{name} lacks ")));
                assert_eq!(is_named, !is_additional, "{name} without {part}: {found:?}");
                parts += 1;
            }
        }
        assert_eq!(parts, 5 + 3 + 3 * 3 + 1);
    }

    #[test]
    fn rejects_documentation_without_pages() {
        assert!(Pages::of(tempfile::tempdir().unwrap().path()).is_err());
    }
}
