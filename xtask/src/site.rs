//! `cargo xtask site`: generates the site from the specs and the registry.

use crate::{git::Git, shell::Programs, test::Context, venv::Venv};
use codegen::{
    analysis,
    diag::Failure,
    pipeline,
    site::{About, Files, Site, site},
};
use std::{
    env, fmt, fs, io,
    path::{Path, PathBuf},
    time::Instant,
};

/// The default public address of the site.
const ADDRESS: &str = "https://cubind.github.io/cubind/";
/// The default output folder of the site.
const FOLDER: &str = "target/site";
/// The file with the pinned validator for the schema of the site's data.
const VALIDATOR: &str = "tests/python/requirements-site.txt";
/// The path of Debian's Chromium, which is used unless the environment variable `CHROMIUM` specifies another browser.
const CHROMIUM: &str = "/usr/bin/chromium";

/// The options of `cargo xtask site`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Write to this folder instead of target/site. Its previous content is removed
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Also write the site's data to this folder, as packages for npm and PyPI
    #[arg(long, value_name = "DIR")]
    packages: Option<PathBuf>,
    /// Add CHANGES.md to the packages for npm and PyPI. It lists the changes since the data in this folder, such as an
    /// older release of the npm package
    #[arg(long, value_name = "DIR", requires = "packages")]
    since: Option<PathBuf>,
    /// Test the site in Chromium: search, navigation, comparison, accessibility; needs Node.js and npm
    ///
    /// The environment variable CHROMIUM specifies the browser; the default is /usr/bin/chromium. SHOTS specifies a
    /// folder for screenshots of pages.
    #[arg(long)]
    browser: bool,
    /// Measure pages with Lighthouse, which simulates a slow phone. Has the same requirements as `--browser`
    #[arg(long)]
    lighthouse: bool,
    /// Fail if a link has no target, an id is not unique, or a page is too large
    #[arg(long)]
    check: bool,
    /// The public address of the site with a trailing `/`, for the site's feed
    #[arg(long, value_name = "URL", default_value = ADDRESS)]
    address: String,
}

/// Returns the program that is missing for the browser tests, if any: the browser or its driver.
pub(crate) fn missing(context: &Context<'_>) -> Result<Option<String>, Failure> {
    let chromium = env::var("CHROMIUM").unwrap_or_else(|_| CHROMIUM.to_owned());
    let missing = ["node", "npm", &chromium].into_iter().find(|program| !context.programs.has(program));
    Ok(missing.map(|program| format!("{program}, which the browser test of the site requires, is not installed")))
}

/// Tests the site in a browser. If the step `site data` has written the site in the same run, the browser tests that
/// site. Otherwise, a new site is written. The generator's own tests check the consistency of the site.
pub(crate) fn in_browser(context: &Context<'_>) -> Result<(), Failure> {
    if context.follows {
        return node(context.root, &folder(context.root), TESTS, BROWSER);
    }
    run(context.root, &Options { browser: true, ..Options::plain() })
}

/// Returns the folder of the site in a repository.
pub(crate) fn folder(root: &Path) -> PathBuf {
    root.join(FOLDER)
}

/// Validates the site's data against its schema.
pub(crate) fn data(context: &Context<'_>) -> Result<(), Failure> {
    let (programs, root) = (&context.programs, context.root);
    run(root, &Options::plain())?;
    let venv = Venv::with(programs, root, "venv-site", VALIDATOR)?;
    programs.run(venv.python(programs).arg("tests/site/data.py").arg(folder(root).join("data")))
}

impl Options {
    /// Returns options with which the command only writes the site.
    fn plain() -> Self {
        Self {
            out: None,
            packages: None,
            since: None,
            browser: false,
            lighthouse: false,
            check: false,
            address: ADDRESS.to_owned(),
        }
    }
}

pub(crate) fn run(root: &Path, options: &Options) -> Result<(), Failure> {
    let start = Instant::now();
    // For the libraries in packages that are only tested separately, the site shows the declarations in the headers and
    // no bindings, because these libraries have more functions than all others together.
    let (specs, registries) = pipeline::load(root)?;
    let api = analysis::resolve_some(&registries, &specs, &specs.common())?;
    let loaded = start.elapsed();
    let about = About {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        date: date(root)?,
        repository: env!("CARGO_PKG_REPOSITORY").to_owned(),
        address: options.address.clone(),
    };
    let made = site(&api, &registries, &specs, &about, &pipeline::LANGUAGES);
    let out = options.out.clone().unwrap_or_else(|| folder(root));
    write(&out, &made.files, "search.json")?;
    if let Some(folder) = &options.packages {
        let mut packages = made.packages(&about);
        if let Some(before) = &options.since {
            let changes = changes(&made, before)?;
            for kind in ["npm", "pypi"] {
                let text = format!("# Changes of the data in {}\n{changes}", about.version);
                packages.insert(format!("{kind}/CHANGES.md"), text);
            }
        }
        write(folder, &packages, "npm/package.json")?;
    }
    let bytes: usize = made.files.values().map(String::len).sum();
    println!(
        "{}: {} files, {} pages about names, {} MB, in {:.1} s ({:.1} of them to read the registry)",
        out.display(),
        made.files.len(),
        made.names,
        bytes / 1_000_000,
        start.elapsed().as_secs_f64(),
        loaded.as_secs_f64()
    );
    if options.check {
        println!("search.json: {} kB packed", made.packed("search.json").div_ceil(1000));
        let findings = made.check();
        if !findings.is_empty() {
            return Err(Failure::Findings(findings));
        }
    }
    if options.browser {
        node(root, &out, TESTS, BROWSER)?;
    }
    if options.lighthouse {
        node(root, &out, LIGHTHOUSE, &["tests/site/lighthouse/lighthouse.js"])?;
    }
    Ok(())
}

/// Returns the changes since the data in a folder.
fn changes(made: &Site, before: &Path) -> Result<String, Failure> {
    let help = "specify the folder of an older release of the data, which contains driver.json";
    let unusable = |path: &Path, error: &dyn fmt::Display| {
        Failure::environment(format!("cannot read {}: {error}", path.display()), help)
    };
    let mut files = Files::new();
    for entry in before.read_dir().map_err(|error| unusable(before, &error))? {
        let path = entry.map_err(|error| unusable(before, &error))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.ends_with(".json") {
            files.insert(name, fs::read_to_string(&path).map_err(|error| unusable(&path, &error))?);
        }
    }
    if files.is_empty() {
        return Err(Failure::wrong_use(format!("{} has no data", before.display()), help));
    }
    made.changes(&files).map_err(|error| unusable(before, &error))
}

/// The folder of the browser tests. This folder and the folder of the page measurements have their own lists of npm
/// packages.
const TESTS: &str = "tests/site";
const LIGHTHOUSE: &str = "tests/site/lighthouse";
/// The arguments with which Node.js runs the browser tests.
const BROWSER: &[&str] = &["--test", "tests/site/browser.test.js"];

/// Runs a Node.js script that tests or measures the site. The script uses the packages in the lock file of its folder.
fn node(root: &Path, site: &Path, folder: &str, script: &[&str]) -> Result<(), Failure> {
    let programs = Programs::new(root)?;
    let site = site.canonicalize().map_err(|error| cannot(site, &error))?;
    programs.run(programs.program("npm").args(["ci", "--no-audit", "--no-fund", "--prefix", folder]))?;
    programs.run(programs.program("node").args(script).env("SITE", site))
}

/// Returns the date of the last commit in the format of feeds, or the Unix epoch if the date is unknown.
fn date(root: &Path) -> Result<String, Failure> {
    let found = Git::new(root)?.date()?;
    Ok(found.unwrap_or_else(|| "1970-01-01T00:00:00Z".to_owned()))
}

fn cannot(path: &Path, error: &io::Error) -> Failure {
    Failure::environment(format!("cannot write {}: {error}", path.display()), "choose another folder")
}

/// Writes all files to a folder that is empty or was written by an earlier run. If the folder contains the file
/// `telling`, an earlier run wrote the folder.
fn write(out: &Path, files: &Files, telling: &str) -> Result<(), Failure> {
    if out.exists() {
        let is_empty = out.read_dir().map_err(|error| cannot(out, &error))?.next().is_none();
        if !out.join(telling).exists() && !is_empty {
            let help = "specify an empty folder, or a folder that this command has written";
            return Err(Failure::wrong_use(format!("{} contains other files", out.display()), help));
        }
        fs::remove_dir_all(out).map_err(|error| cannot(out, &error))?;
    }
    for (path, text) in files {
        let path = out.join(path);
        let folder = path.parent().unwrap_or(out);
        fs::create_dir_all(folder).map_err(|error| cannot(folder, &error))?;
        fs::write(&path, text).map_err(|error| cannot(&path, &error))?;
    }
    Ok(())
}
