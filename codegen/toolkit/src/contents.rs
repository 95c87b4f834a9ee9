//! The contents of a wheel that the manifest does not list yet: file names, headers and metadata.
//!
//! *Architecture invariant:* the contents are only shown to a person who writes a spec. This module pins no wheels. The
//! command `upstream add` pins wheels.

use super::{
    Progress,
    client::{Client, Listed},
    index::{self, Wanted},
    manifest::{Arch, Name},
    pin::Platform,
    ranges::RemoteFile,
    unpack::HEADERS,
};
use codegen_core::diag::Failure;
use std::{
    collections::BTreeMap,
    io::{self, Read},
};
use zip::ZipArchive;

/// The contents of the wheels of a package.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// The name of the package.
    pub package: String,
    /// The version of the package.
    pub version: String,
    /// The paths of all files in the package's wheel for Linux.
    pub files: Vec<String>,
    /// The paths of the files in the wheel for Windows. Empty if there is no such wheel.
    pub windows: Vec<String>,
    /// The headers in the wheel: include path → text.
    pub headers: BTreeMap<String, String>,
    /// The metadata of the package.
    pub metadata: String,
    /// The contents of the packages with the same library for other major versions of CUDA. These contents do not
    /// include headers.
    pub twins: Vec<Contents>,
    /// The source code of the list of libraries in `cuda-pathfinder`. Empty if the source code is not available.
    pub pathfinder: String,
}

/// Reads the wheels of the newest version of `package` that starts with `version`.
pub fn contents(package: &str, version: Option<&str>, progress: &dyn Progress) -> Result<Contents, Failure> {
    let mut client = Client::start().map_err(|error| not_read(package, &error.to_string()))?;
    of_package(&mut client, package, version, progress)
}

fn of_package(
    client: &mut Client,
    package: &str,
    version: Option<&str>,
    progress: &dyn Progress,
) -> Result<Contents, Failure> {
    let mut contents = one(client, package, version, progress)?;
    if contents.headers.is_empty() {
        return Err(without_headers(&contents));
    }
    for twin in twins(package) {
        // A missing package for another major version is not an error.
        contents.twins.extend(one(client, &twin, version, progress).ok());
    }
    progress.step("reading the list of libraries of cuda-pathfinder");
    contents.pathfinder = pathfinder(client).unwrap_or_default();
    Ok(contents)
}

/// Returns the error for a package without headers. Such a package contains only Python code, or a library whose
/// headers are in another package.
fn without_headers(Contents { package, version, metadata, .. }: &Contents) -> Failure {
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let asked = metadata.lines().filter_map(|line| line.strip_prefix("Requires-Dist: "));
    let asked: Vec<&str> = asked.filter_map(|line| line.split(|c| !is_name(c)).next()).collect();
    let next = match asked.is_empty() {
        true => "pass the package that contains the headers".to_owned(),
        false => format!("pass the package that contains the headers. This package requires {}", asked.join(", ")),
    };
    Failure::wrong_use(format!("{package} {version} has no headers"), next)
}

/// Returns the names of the packages with the same library for the other current major versions of CUDA.
fn twins(package: &str) -> Vec<String> {
    let numbered = package.rsplit_once("-cu").filter(|(_, major)| major.parse::<u32>().is_ok());
    let Some((name, major)) = numbered else { return Vec::new() };
    ["13", "12"].iter().filter(|other| **other != major).map(|other| format!("{name}-cu{other}")).collect()
}

fn one(
    client: &mut Client,
    package: &str,
    version: Option<&str>,
    progress: &dyn Progress,
) -> Result<Contents, Failure> {
    let wrong = |why: String| Failure::wrong_use(why, "write the package's name as it is on PyPI");
    let name: Name = package.parse().map_err(wrong)?;
    progress.step(&format!("reading {package} on the package index"));
    let files = client.files(&name).map_err(|error| match error.to_string() {
        why if why.contains("404") => wrong(format!("the package index has no package {package}")),
        why => not_read(package, &why),
    })?;
    let newest = |platform: &Platform| match version {
        Some(version) => index::newest(&files, &Wanted { prefix: version.to_owned(), least: None }, platform),
        None => index::newest_of_all(&files, platform),
    };
    let linux = [Arch::X86_64, Arch::Aarch64].into_iter().find_map(|arch| newest(&Platform::linux(arch)));
    let (version, wheel) = linux.ok_or_else(|| {
        let wanted = version.map(|version| format!(" {version}")).unwrap_or_default();
        Failure::wrong_use(
            format!("the package index has no wheel of {package}{wanted} for Linux"),
            format!("list the available versions with `python3 -m pip index versions {package}`"),
        )
    })?;
    let unreadable = |error: io::Error| not_read(package, &error.to_string());
    let (paths, texts) =
        read(client, wheel, |path| HEADERS.holds(path) || path.ends_with(".dist-info/METADATA")).map_err(unreadable)?;
    let exact: Name = version.parse().map_err(wrong)?;
    let windows: Name = "win_amd64".parse().map_err(wrong)?;
    let windows = match index::exactly(&files, &exact, None, &Platform::exactly(&windows)) {
        Some(wheel) => read(client, wheel, |_| false).map_err(unreadable)?.0,
        None => Vec::new(),
    };
    let mut contents = Contents { package: package.to_owned(), version: version.to_owned(), ..Contents::default() };
    for (path, text) in texts {
        match (HEADERS.place)(&path) {
            Some(header) => drop(contents.headers.insert(header.to_owned(), text)),
            None => contents.metadata = text,
        }
    }
    Ok(Contents { files: paths, windows, ..contents })
}

/// Returns the names of all files in a wheel, and the texts of the requested files by path.
fn read(
    client: &mut Client,
    wheel: &Listed,
    wanted: fn(&str) -> bool,
) -> io::Result<(Vec<String>, BTreeMap<String, String>)> {
    let mut archive = ZipArchive::new(RemoteFile::open(client, &wheel.url)?)?;
    let (mut paths, mut texts) = (Vec::new(), BTreeMap::new());
    for index in 0..archive.len() {
        let Some(path) = archive.name_for_index(index) else { continue };
        let path = path?.into_owned();
        if wanted(&path) {
            let mut bytes = Vec::new();
            archive.by_index(index)?.read_to_end(&mut bytes)?;
            texts.insert(path.clone(), String::from_utf8_lossy(&bytes).into_owned());
        }
        paths.push(path);
    }
    Ok((paths, texts))
}

/// Returns the source file with the list of libraries in `cuda-pathfinder`.
fn pathfinder(client: &mut Client) -> Option<String> {
    let files = client.files(&"cuda-pathfinder".parse().ok()?).ok()?;
    let (_, wheel) = index::newest_of_all(&files, &Platform::linux(Arch::X86_64))?;
    let (_, texts) = read(client, wheel, |path| path.ends_with("/descriptor_catalog.py")).ok()?;
    texts.into_iter().next().map(|(_, text)| text)
}

fn not_read(package: &str, why: &str) -> Failure {
    Failure::environment(
        format!("cannot read {package} on the package index: {why}"),
        "check the network and `python3 -m pip config list`, or write the spec by hand. The manual specs/README.md \
        contains an example",
    )
}

#[cfg(test)]
mod tests {
    use super::{
        super::{client::tests::Server, tests::Silent, unpack::tests::wheel},
        *,
    };
    use std::fs;

    #[test]
    fn headers_and_names_come_out_of_all_wheels_of_a_library() {
        let folder = tempfile::tempdir().unwrap();
        let made = |entries: &[(&str, &str)]| {
            let file = folder.path().join("x.whl");
            wheel(&file, entries);
            fs::read(&file).unwrap()
        };
        let linux = made(&[
            ("nvidia/cu13/include/fx.h", "int x;"),
            ("nvidia/cu13/lib/libfx.so.1", "library"),
            ("x-1.dist-info/METADATA", "Name: x"),
        ]);
        let windows = made(&[("nvidia/cu13/bin/fx64_1.dll", "library")]);
        let twin = made(&[
            ("nvidia/fx/lib/libfx.so.1", "library"),
            ("fx-1.dist-info/METADATA", "Name: x\nRequires-Dist: fx-cu13==1.2\nRequires-Dist: numpy (>1)\n"),
        ]);
        let catalog = made(&[("cuda/pathfinder/descriptor_catalog.py", "names")]);
        let list = |files: &[(&str, &str)]| {
            let entry =
                |(name, url): &(&str, &str)| format!(r#"{{"filename": "{name}", "url": "{url}", "hashes": {{}}}}"#);
            let entries: Vec<String> = files.iter().map(entry).collect();
            format!(r#"{{"files": [{}]}}"#, entries.join(", ")).into_bytes()
        };
        let json = "application/vnd.pypi.simple.v1+json";
        let server = Server::start(
            vec![
                (
                    "/simple/fx-cu13/",
                    json,
                    list(&[
                        ("fx_cu13-1.2.3-py3-none-manylinux2014_x86_64.whl", "/linux.whl"),
                        ("fx_cu13-1.2.3-py3-none-win_amd64.whl", "/windows.whl"),
                        ("fx_cu13-0.9.3-py3-none-manylinux2014_x86_64.whl", "/old.whl"),
                    ]),
                ),
                ("/simple/fx-cu12/", json, list(&[("fx_cu12-1.2.3-py3-none-manylinux2014_x86_64.whl", "/twin.whl")])),
                ("/simple/cuda-pathfinder/", json, list(&[("cuda_pathfinder-1-py3-none-any.whl", "/catalog.whl")])),
                ("/linux.whl", "application/zip", linux),
                ("/windows.whl", "application/zip", windows),
                ("/twin.whl", "application/zip", twin),
                ("/catalog.whl", "application/zip", catalog),
            ],
            true,
        );
        let read = of_package(&mut server.client(), "fx-cu13", None, &Silent).unwrap();
        assert_eq!((read.version.as_str(), read.files.len(), read.metadata.as_str()), ("1.2.3", 3, "Name: x"));
        assert_eq!(read.headers, BTreeMap::from([("fx.h".to_owned(), "int x;".to_owned())]));
        assert_eq!(read.windows, ["nvidia/cu13/bin/fx64_1.dll"]);
        assert_eq!(read.twins[0].package, "fx-cu12");
        assert!(read.twins[0].files.contains(&"nvidia/fx/lib/libfx.so.1".to_owned()), "{read:?}");
        assert_eq!(read.pathfinder, "names");

        let none = of_package(&mut server.client(), "fx-cu13", Some("7"), &Silent).unwrap_err();
        assert!(none.to_string().contains("no wheel of fx-cu13 7 for Linux"), "{none}");
        let none = of_package(&mut server.client(), "fx-cu12", None, &Silent).unwrap_err().to_string();
        assert!(none.contains("fx-cu12 1.2.3 has no headers") && none.contains("requires fx-cu13, numpy"), "{none}");
        let other = of_package(&mut server.client(), "gx-cu13", None, &Silent).unwrap_err();
        assert!(other.to_string().contains("the package index has no package gx-cu13"), "{other}");
    }

    #[test]
    fn the_other_majors_have_packages_of_their_own() {
        assert_eq!(twins("nvidia-x-cu13"), ["nvidia-x-cu12"]);
        assert_eq!(twins("nvidia-x-cu11"), ["nvidia-x-cu13", "nvidia-x-cu12"]);
        assert!(twins("nvidia-x").is_empty());
    }
}
