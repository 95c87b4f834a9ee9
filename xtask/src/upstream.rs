//! `cargo xtask upstream`: adds toolkits, and releases of independently versioned libraries.

use crate::{library, progress::Steps, regen};
use codegen::{
    diag::Failure,
    header_set::HeaderSet,
    pipeline::Target,
    spec,
    toolkit::{NewRelease, NewToolkit, Package, Provides, Toolkits},
    version::Version,
};
use std::path::Path;

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Write the first lines of a library's spec, from the library's wheel in the package index
    ///
    /// This command is for independently versioned libraries. It writes specs/NAME.yaml, which must not exist yet. Then
    /// read the file, replace the words in capitals, and continue with `upstream add`.
    New(library::NewOptions),
    /// Find the wheels of a toolkit or a release, pin their hashes, scan the headers, and stop at undecided parameters
    ///
    /// Writes specs/toolkits.yaml and the registry. If the specs already specify the role of every parameter, the
    /// bindings and all other generated files are written, too. Otherwise, prints the lines to paste into the specs.
    /// Run `cargo xtask regen` after completing these lines. For a major version that specs/majors.yaml declares
    /// `unbound`, only the history is recorded.
    Add(AddOptions),
    /// Find the wheels of a newer patch of a listed toolkit or release, pin their hashes, and scan the headers again
    ///
    /// After the scan, this command continues like `add`.
    Update(What),
    /// Add packages to every toolkit that contains them, with the hashes of the wheels that belong to the toolkit
    ///
    /// NVIDIA's package cuda-toolkit determines the packages of a toolkit. Writes specs/toolkits.yaml.
    Package(PackageOptions),
    /// List the toolkits and releases that are in the package index, but not in specs/toolkits.yaml
    ///
    /// Each toolkit or release is printed as the command that adds it.
    News(NewsOptions),
}

/// A toolkit, or a release of an independently versioned library.
#[derive(clap::Args)]
pub(crate) struct What {
    /// The toolkit, such as 13.4, or a library (its name in the specs) and its release (two numbers), such as nccl 2.28
    #[arg(value_names = ["[LIBRARY] VERSION"], num_args = 1..=2, required = true)]
    words: Vec<String>,
}

impl What {
    fn headers(&self) -> Result<HeaderSet, Failure> {
        let (library, version) = match self.words.as_slice() {
            [library, version] => (Some(library.clone()), version),
            words => (None, &words[0]),
        };
        let version: Version = version.parse().map_err(|error| {
            Failure::wrong_use(
                error,
                "specify a toolkit, such as `13.4`, or a library and its release, such as `NAME \
                                      2.28`",
            )
        })?;
        Ok(match library {
            Some(library) => HeaderSet::Release { library, version },
            None => HeaderSet::Toolkit(version),
        })
    }
}

#[derive(clap::Args)]
pub(crate) struct AddOptions {
    #[command(flatten)]
    what: What,
    /// A wheel of the toolkit that NVIDIA's package cuda-toolkit lacks or lists differently; can be repeated
    #[arg(long = "wheel", value_name = "PACKAGE==VERSION", conflicts_with_all = ["package", "with"])]
    wheels: Vec<String>,
    /// The package that contains the release, if it differs from that of the previous release
    #[arg(long, value_name = "NAME")]
    package: Option<String>,
    /// The toolkit that provides headers for the release, if it differs from that of the previous release
    #[arg(long, value_name = "VERSION")]
    with: Option<Version>,
}

pub(crate) fn run(root: &Path, command: &Command) -> Result<(), Failure> {
    match command {
        Command::New(options) => library::new(root, options),
        Command::Add(options) => match options.what.headers()? {
            HeaderSet::Toolkit(version) => add(root, version, &options.wheels),
            HeaderSet::Release { library, version } => add_release(root, &library, version, options),
        },
        Command::Update(what) => update(root, &what.headers()?),
        Command::Package(options) => packages(root, options),
        Command::News(options) => news(root, options),
    }
}

/// Adds the toolkit to the list, scans its headers, and generates all files if the specs contain all required
/// decisions.
fn add(root: &Path, version: Version, wheels: &[String]) -> Result<(), Failure> {
    let is_unbound = spec::load(root)?.majors.is_unbound(version.major);
    let steps = Steps::new();
    let toolkits = Toolkits::load(root)?;
    if toolkits.lists(version) {
        println!(
            "specs/toolkits.yaml already lists CUDA {version}. To use a newer patch release, run `cargo xtask \
            upstream update {version}`"
        );
    } else {
        let wheels = toolkits.add(root, &NewToolkit { version, is_unbound, wheels }, &steps)?;
        println!("specs/toolkits.yaml: CUDA {version} is {}", wheels.join(", "));
        let components = Toolkits::load(root)?.unlisted_components(version, &steps)?;
        components.iter().for_each(|component| println!("{}", unlisted(version, component)));
    }

    // The later steps print their own progress messages.
    drop(steps);
    scan(root, &HeaderSet::Toolkit(version))
}

/// Returns the message about a component of a toolkit that specs/toolkits.yaml does not mention.
fn unlisted(version: Version, component: &str) -> String {
    format!(
        "CUDA {version} has the component {component}, which is not listed. Add it with `cargo xtask upstream package \
        {component}`, or state under `unbound` in specs/toolkits.yaml why it is not bound"
    )
}

/// Adds the newest patch of a toolkit or a release to the list, and scans its headers.
fn update(root: &Path, headers: &HeaderSet) -> Result<(), Failure> {
    let steps = Steps::new();
    let toolkits = Toolkits::load(root)?;
    let newer = match headers {
        HeaderSet::Toolkit(version) => toolkits.update(root, *version, &steps)?,
        HeaderSet::Release { library, version } => toolkits.update_release(root, library, *version, &steps)?,
    };
    drop(steps);
    scan_newer(root, headers, &newer)
}

/// Scans the headers in these newer wheels.
fn scan_newer(root: &Path, headers: &HeaderSet, newer: &[String]) -> Result<(), Failure> {
    if newer.is_empty() {
        println!("specs/toolkits.yaml: the wheels of {headers} are up to date");
        return Ok(());
    }
    println!("specs/toolkits.yaml: {headers} is {}", newer.join(", "));
    scan(root, headers)
}

/// Scans the newly listed headers, and generates all files if the specs contain all required decisions.
fn scan(root: &Path, headers: &HeaderSet) -> Result<(), Failure> {
    let changes = regen::write(root, Some(Target { headers, cuda_home: None, library: None }), false)?;
    print!("{}", regen::summary(&changes));
    println!("next: run `cargo xtask review`, and add its output to the pull request");
    Ok(())
}

/// Adds a release of an independently versioned library to the list, scans its headers, and generates all files.
fn add_release(root: &Path, library: &str, version: Version, options: &AddOptions) -> Result<(), Failure> {
    let AddOptions { what: _, wheels: _, package, with } = options;
    let specs = spec::load(root)?;
    let of_cuda = |name: &str| format!("`{name}` is part of the toolkits, and is not versioned independently");
    let known = specs.libraries.iter().map(|spec| &spec.content.library).find(|known| known.name == library);
    // For the first release of a library, the spec specifies the package.
    let named = match known {
        Some(known) if known.has_own_versions() => {
            known.loads_of(version.major, [&version]).and_then(|loads| loads.packages.first())
        }
        Some(known) => return Err(Failure::wrong_use(of_cuda(&known.name), "run `cargo xtask upstream add --help`")),
        None => {
            let help = format!("draft specs/{library}.yaml with `cargo xtask upstream new {library} --package NAME`");
            return Err(Failure::wrong_use(format!("specs/ contains no library `{library}`"), help));
        }
    };
    let headers = HeaderSet::Release { library: library.to_owned(), version };
    let steps = Steps::new();
    let toolkits = Toolkits::load(root)?;
    if toolkits.releases().any(|listed| listed == headers) {
        println!(
            "specs/toolkits.yaml already lists {headers}. To use a newer patch release, run `cargo xtask upstream \
            update {library} {version}`"
        );
    } else {
        let is_first = !toolkits
            .releases()
            .any(|listed| matches!(listed, HeaderSet::Release { library: it, .. } if it == *library));
        let package = package.as_ref().or(named.filter(|_| is_first));
        let has_releases = |used: &&String| {
            let used = specs.libraries.iter().find(|spec| spec.name() == **used);
            used.is_some_and(|spec| spec.content.library.has_own_versions())
        };
        let uses = known.into_iter().flat_map(|known| &known.uses).filter(has_releases).cloned().collect::<Vec<_>>();
        let package = package.map(String::as_str);
        let new = NewRelease { library, version, package, with: *with, uses: &uses };
        let wheels = toolkits.add_release(root, &new, &steps)?;
        println!("specs/toolkits.yaml: {headers} is {}", wheels.join(", "));
    }
    drop(steps);
    scan(root, &headers)
}

#[derive(clap::Args)]
pub(crate) struct NewsOptions {
    /// Print a JSON list of commands, for use by a workflow
    #[arg(long)]
    json: bool,
}

/// Prints the command for each toolkit and release that can be added.
fn news(root: &Path, options: &NewsOptions) -> Result<(), Failure> {
    let steps = Steps::new();
    let toolkits = Toolkits::load(root)?;
    let news = toolkits.news(&steps)?;
    // Workflows read only the commands, and ignore the missing components of the newest toolkit.
    let newest = toolkits.versions().last().filter(|_| !options.json);
    let components = newest.map(|newest| Ok((newest, toolkits.unlisted_components(newest, &steps)?))).transpose()?;
    drop(steps);
    let commands: Vec<String> = news.iter().map(HeaderSet::command).collect();
    match (options.json, commands.is_empty()) {
        (true, _) => println!("{}", serde_json::json!(commands)),
        (false, true) => println!("specs/toolkits.yaml lists all toolkits and releases in the package index"),
        (false, false) => commands.iter().for_each(|command| println!("cargo xtask {command}")),
    }
    if let Some((newest, components)) = components {
        components.iter().for_each(|component| println!("{}", unlisted(newest, component)));
    }
    Ok(())
}

#[derive(clap::Args)]
pub(crate) struct PackageOptions {
    /// The names of the packages, with one name for each of NVIDIA's naming schemes
    #[arg(required = true)]
    packages: Vec<String>,
    /// List the hashes of the wheels for every machine type, because tests load the shared library
    #[arg(long)]
    libraries: bool,
    /// The only folder in the wheel that is used
    #[arg(long, value_name = "DIR")]
    from: Option<String>,
}

/// Adds packages to the listed toolkits that contain these packages.
fn packages(root: &Path, options: &PackageOptions) -> Result<(), Failure> {
    let steps = Steps::new();
    let provides =
        |libraries| if libraries { vec![Provides::Headers, Provides::Libraries] } else { vec![Provides::Headers] };
    let package = |name: &String| Package::new(name, provides(options.libraries), options.from.clone());
    let packages: Vec<Package> = options.packages.iter().map(package).collect::<Result<_, _>>()?;
    let told = Toolkits::load(root)?.add_packages(root, &packages, &steps)?;
    drop(steps);
    match told.is_empty() {
        true => {
            println!(
                "specs/toolkits.yaml already lists {} for all toolkits that contain the package",
                options.packages.join(", ")
            )
        }
        false => told.iter().for_each(|line| println!("{line}")),
    }
    Ok(())
}
