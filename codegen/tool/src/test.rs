//! The command `cubind test`, which calls every function of the generated crate with a recording stub instead of the
//! real library. The tests check that arguments reach the library, that outputs are returned, and that a missing
//! function results in an error value.

use crate::{Headers, Lines, Specs, brought::BROUGHT, cargo, cubind_at, generate::without_facts};
use codegen::{
    diag::Failure,
    echo,
    generate::{Cuda, Output, Sources},
    package::Package,
    toolkit::Toolkits,
};
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(flatten)]
    specs: Specs,
    #[command(flatten)]
    headers: Headers,
    /// The folder of the generated crate
    #[arg(long, value_name = "DIR", default_value = "crate")]
    rust: PathBuf,
    /// The location of cubind, as passed to `generate`
    #[arg(long, value_name = "PATH|URL")]
    cubind: Option<String>,
    /// The folder for the tests and the recording stubs. Default: a folder next to the crate
    #[arg(long, value_name = "DIR")]
    tests: Option<PathBuf>,
}

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let sources = Sources::read(&options.specs.files, BROUGHT)?;
    without_facts(&sources)?;
    let api = sources.resolve()?;
    let package = cubind_at::from(options.cubind.as_deref(), Package::of_specs(&sources.own_specs())?)?;
    let krate = options.rust.canonicalize().map_err(|error| {
        let next = "generate the crate first: `cubind generate … --rust DIR`";
        Failure::wrong_use(format!("there is no crate in {}: {error}", options.rust.display()), next)
    })?;
    let folder = options.tests.clone().unwrap_or_else(|| krate.with_file_name(echo::test_crate_name(&package)));

    let cache = options.headers.cache()?;
    let toolkits = Toolkits::of_text(BROUGHT.toolkits())?;
    let cuda = Cuda { home: options.headers.cuda_home.as_deref(), cache: &cache, toolkits: &toolkits };
    let includes = cuda.folders(&options.headers.include, &sources, &Lines)?;
    Output::new(&folder, echo::test_crate(&package, &krate))?.write()?;
    let folder = folder.canonicalize().unwrap_or(folder);
    let echo_folder = folder.join("echo");
    let calls = echo::build_package(&echo_folder, &api, &sources.registries, &package, &includes)?;
    let environment = [("CUBIND_ECHO_DIR", echo_folder.as_os_str()), ("CUBIND_ECHO_CALLS", calls.as_os_str())];
    cargo::run(&folder, &["test", "--quiet", "--", "--nocapture"], &environment)
}
