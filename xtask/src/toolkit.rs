//! `cargo xtask toolkit add`, `update` and `package`, `cargo xtask release add` and `update`, and `cargo xtask news`.

use crate::{progress::Steps, regen};
use codegen::{
    diag::Failure,
    header_set::HeaderSet,
    pipeline::Target,
    spec,
    toolkit::{NewRelease, NewToolkit, Package, Provides, Toolkits},
    version::Version,
};
use std::path::Path;

#[derive(clap::Args)]
pub(crate) struct AddOptions {
    /// The toolkit, such as 13.4
    version: Version,
    /// A wheel of it that NVIDIA's package cuda-toolkit does not name, or names otherwise; again for each
    #[arg(long = "wheel", value_name = "PACKAGE==VERSION")]
    wheels: Vec<String>,
}

/// Lists the toolkit, scans it, and generates what follows, as far as the specs decide it.
pub(crate) fn add(root: &Path, AddOptions { version, wheels }: &AddOptions) -> Result<(), Failure> {
    let version = *version;
    let is_unbound = spec::load(root)?.majors.is_unbound(version.major);
    let steps = Steps::new();
    let toolkits = Toolkits::load(root)?;
    if toolkits.lists(version) {
        println!(
            "specs/toolkits.yaml lists CUDA {version} already; a newer patch of it: cargo xtask toolkit update {version}"
        );
    } else {
        let wheels = toolkits.add(root, &NewToolkit { version, is_unbound, wheels }, &steps)?;
        println!("specs/toolkits.yaml: CUDA {version} is {}", wheels.join(", "));
    }

    // The steps report by themselves from here on.
    drop(steps);
    scan(root, &HeaderSet::Toolkit(version))
}

/// Lists the newest patch of a toolkit, and scans it.
pub(crate) fn update(root: &Path, version: Version) -> Result<(), Failure> {
    let steps = Steps::new();
    let newer = Toolkits::load(root)?.update(root, version, &steps)?;
    drop(steps);
    scan_newer(root, &HeaderSet::Toolkit(version), &newer)
}

/// The same for a release of a library with versions of its own.
pub(crate) fn update_release(root: &Path, library: &str, version: Version) -> Result<(), Failure> {
    let steps = Steps::new();
    let newer = Toolkits::load(root)?.update_release(root, library, version, &steps)?;
    drop(steps);
    scan_newer(root, &HeaderSet::Release { library: library.to_owned(), version }, &newer)
}

/// Scans headers of which these wheels are newer.
fn scan_newer(root: &Path, headers: &HeaderSet, newer: &[String]) -> Result<(), Failure> {
    if newer.is_empty() {
        println!("specs/toolkits.yaml: {headers} has the newest wheels");
        return Ok(());
    }
    println!("specs/toolkits.yaml: {headers} is {}", newer.join(", "));
    scan(root, headers)
}

/// Scans what is listed now, and generates what follows, as far as the specs decide it.
fn scan(root: &Path, headers: &HeaderSet) -> Result<(), Failure> {
    let changes = regen::write(root, Some(Target { headers, cuda_home: None }))?;
    print!("{}", regen::summary(&changes));
    println!("for the pull request: cargo xtask review");
    Ok(())
}

#[derive(clap::Args)]
pub(crate) struct ReleaseOptions {
    /// The library, as its spec calls it
    library: String,
    /// Its version, such as 2.28
    version: Version,
    /// The package with it, if not that of the release before
    #[arg(long, value_name = "NAME")]
    package: Option<String>,
    /// The toolkit whose headers it is read against, if not that of the release before
    #[arg(long, value_name = "VERSION")]
    with: Option<Version>,
}

/// Lists a release of a library with versions of its own, scans it, and generates what follows.
pub(crate) fn add_release(root: &Path, options: &ReleaseOptions) -> Result<(), Failure> {
    let ReleaseOptions { library, version, package, with } = options;
    let specs = spec::load(root)?;
    let of_cuda = |name: &str| format!("`{name}` has no versions of its own: it comes with toolkits");
    let known = specs.libraries.iter().map(|spec| &spec.content.library).find(|known| known.name == *library);
    // The first release is of the package that the spec names.
    let named = match known {
        Some(known) if known.has_own_versions() => {
            known.loads_of(version.major, [version]).and_then(|loads| loads.packages.first())
        }
        Some(known) => return Err(Failure::wrong_use(of_cuda(&known.name), "see: cargo xtask toolkit add --help")),
        None => {
            let help = format!("draft specs/{library}.yaml: cargo xtask library new {library} --package NAME");
            return Err(Failure::wrong_use(format!("there is no library `{library}` in specs/"), help));
        }
    };
    let headers = HeaderSet::Release { library: library.clone(), version: *version };
    let steps = Steps::new();
    let toolkits = Toolkits::load(root)?;
    if toolkits.releases().any(|listed| listed == headers) {
        println!(
            "specs/toolkits.yaml lists {headers} already; a newer patch of it: cargo xtask release update {library} {version}"
        );
    } else {
        let is_first = !toolkits
            .releases()
            .any(|listed| matches!(listed, HeaderSet::Release { library: it, .. } if it == *library));
        let package = package.as_ref().or(named.filter(|_| is_first));
        let new = NewRelease { library, version: *version, package: package.map(String::as_str), with: *with };
        let wheels = toolkits.add_release(root, &new, &steps)?;
        println!("specs/toolkits.yaml: {headers} is {}", wheels.join(", "));
    }
    drop(steps);
    scan(root, &headers)
}

#[derive(clap::Args)]
pub(crate) struct NewsOptions {
    /// As a JSON list of commands, for a workflow
    #[arg(long)]
    json: bool,
}

/// Prints which toolkits and releases can be taken in, each as the command that does so.
pub(crate) fn news(root: &Path, options: &NewsOptions) -> Result<(), Failure> {
    let steps = Steps::new();
    let news = Toolkits::load(root)?.news(&steps)?;
    drop(steps);
    let commands: Vec<String> = news.iter().map(HeaderSet::command).collect();
    match (options.json, commands.is_empty()) {
        (true, _) => println!("{}", serde_json::json!(commands)),
        (false, true) => println!("specs/toolkits.yaml lists all that the package index has"),
        (false, false) => commands.iter().for_each(|command| println!("cargo xtask {command}")),
    }
    Ok(())
}

#[derive(clap::Args)]
pub(crate) struct PackageOptions {
    /// The packages' names: one for each way in which NVIDIA calls it
    #[arg(required = true)]
    packages: Vec<String>,
    /// The shared library is loaded by tests: its hashes are listed for every machine
    #[arg(long)]
    libraries: bool,
    /// The only folder of the wheel that anything is taken from
    #[arg(long, value_name = "DIR")]
    from: Option<String>,
}

/// Lists packages in the toolkits that have them.
pub(crate) fn packages(root: &Path, options: &PackageOptions) -> Result<(), Failure> {
    let steps = Steps::new();
    let provides =
        |libraries| if libraries { vec![Provides::Headers, Provides::Libraries] } else { vec![Provides::Headers] };
    let package = |name: &String| Package::new(name, provides(options.libraries), options.from.clone());
    let packages: Vec<Package> = options.packages.iter().map(package).collect::<Result<_, _>>()?;
    let told = Toolkits::load(root)?.add_packages(root, &packages, &steps)?;
    drop(steps);
    match told.is_empty() {
        true => println!("no toolkit in specs/toolkits.yaml lacks any of {}", options.packages.join(", ")),
        false => told.iter().for_each(|line| println!("{line}")),
    }
    Ok(())
}
