//! Options that several commands have in common: the folders with headers, and the folder for downloads.

use codegen::{diag::Failure, scan::Target};
use std::{env, path::PathBuf};

/// The options that specify headers.
#[derive(clap::Args)]
pub(crate) struct Headers {
    /// A folder with headers, as for the compiler option `-I`
    #[arg(long, value_name = "DIR")]
    pub(crate) include: Vec<PathBuf>,
    /// An installed CUDA toolkit that provides the CUDA headers which the library's headers include. No CUDA headers
    /// are fetched
    #[arg(long, value_name = "DIR", requires = "include")]
    pub(crate) cuda_home: Option<PathBuf>,
    /// Read the headers only for this target, if the headers differ between Linux systems: x86_64-linux or
    /// aarch64-linux
    #[arg(long, value_name = "TARGET", value_parser = target, requires = "include")]
    pub(crate) target: Option<Target>,
    /// The folder for downloads. Default: a folder in the user's cache
    #[arg(long, value_name = "DIR")]
    cache: Option<PathBuf>,
}

impl Headers {
    /// Returns the folder for downloads.
    pub(crate) fn cache(&self) -> Result<PathBuf, Failure> {
        self.cache.clone().map_or_else(user_cache, Ok)
    }
}

fn target(name: &str) -> Result<Target, String> {
    Target::of_linux(name).ok_or_else(|| "expected x86_64-linux or aarch64-linux".to_owned())
}

/// Returns the folder for files that can be downloaded again.
fn user_cache() -> Result<PathBuf, Failure> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home =
        || set("HOME").map(|home| home.join(if cfg!(target_os = "macos") { "Library/Caches" } else { ".cache" }));
    let found = if cfg!(windows) { set("LOCALAPPDATA") } else { set("XDG_CACHE_HOME").or_else(home) };
    let none =
        || Failure::environment("the folder for downloads cannot be determined", "specify a folder with `--cache DIR`");
    found.map(|folder| folder.join("cubind")).ok_or_else(none)
}
