//! Debian packages that are unpacked below `target/cubind/debian/`. They contain programs and libraries for other
//! machines, or newer versions of programs and libraries.
//!
//! *Architecture invariant:* nothing is installed. apt resolves dependencies as if no packages were installed, and
//! checks signatures with Debian's keys. `dpkg-deb` unpacks the packages without running their scripts.

use crate::{
    shell::Programs,
    venv::cannot,
    wheel::{self, remove},
};
use codegen::diag::Failure;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Debian's signing keys, from the package `debian-archive-keyring`.
const KEYS: &str = "/usr/share/keyrings/debian-archive-keyring.gpg";
/// The file that lists the unpacked packages. It is written after all packages have been unpacked.
const STAMP: &str = "unpacked.txt";

/// A Debian release for one machine architecture.
#[derive(Clone, Copy)]
pub(crate) struct Release {
    /// The name of the release in Debian's archive, such as `bookworm` or `sid`.
    pub(crate) suite: &'static str,
    /// Debian's name for the architecture, such as `arm64`.
    pub(crate) architecture: &'static str,
}

/// Returns the reason why packages are not available on this machine, or `None` if they are available.
pub(crate) fn missing(programs: &Programs) -> Option<String> {
    let lacks = ["apt-get", "dpkg-deb"].into_iter().find(|name| !programs.has(name));
    match lacks {
        Some(name) => Some(format!(
            "{name} is not installed, and Debian packages are available only on Debian and its \
                         derivatives"
        )),
        None if !Path::new(KEYS).is_file() => Some(format!("{KEYS} does not exist: install debian-archive-keyring")),
        None => None,
    }
}

/// Unpacks these packages and their dependencies into a folder for the release and `name`. Returns this folder, which
/// is the root of a file system.
pub(crate) fn unpacked(
    programs: &Programs,
    root: &Path,
    release: Release,
    name: &str,
    packages: &[&str],
) -> Result<PathBuf, Failure> {
    let Release { suite, architecture } = release;
    let folder = root.join(format!("target/cubind/debian/{suite}-{architecture}-{name}"));
    let (stamp, system) = (folder.join(STAMP), folder.join("root"));
    let wanted = packages.join("\n");
    if fs::read_to_string(&stamp).is_ok_and(|unpacked| unpacked == wanted) {
        return Ok(system);
    }
    remove(&folder)?;
    for folder in ["lists/partial", "archives/partial", "empty", "root"].map(|inner| folder.join(inner)) {
        fs::create_dir_all(&folder).map_err(|error| cannot("make", &folder, &error))?;
    }
    let configuration = folder.join("apt.conf");
    write(&folder.join("status"), "")?;
    write(
        &folder.join("sources.list"),
        &format!("deb [signed-by={KEYS}] http://deb.debian.org/debian {suite} main\n"),
    )?;
    write(&configuration, &configured(&folder, architecture))?;
    let apt = |arguments: &[&str]| {
        let command = programs.program("apt-get").args(arguments).env("APT_CONFIG", &configuration);
        programs.run(command).map_err(|failure| {
            let text = failure.to_string().replacen("error: ", "", 1);
            Failure::environment(text, "check the network, and whether this machine can reach Debian's mirrors")
        })
    };
    apt(&["--quiet", "update"])?;
    let install = ["--quiet", "install", "--yes", "--download-only", "--no-install-recommends"];
    apt(&[&install[..], packages].concat())?;
    for package in wheel::files(&folder.join("archives"), "deb")? {
        programs.read(programs.program("dpkg-deb").arg("-x").arg(&package).arg(&system))?;
    }
    // The downloaded archives are not needed any longer.
    remove(&folder.join("archives"))?;
    remove(&folder.join("lists"))?;
    write(&stamp, &wanted)?;
    Ok(system)
}

/// Writes the configuration that apt reads instead of the machine's own configuration. All folders of apt are below
/// `target/`, and its database records no packages as installed.
fn configured(folder: &Path, architecture: &str) -> String {
    let folder = folder.display();
    format!(
        "APT::Architecture \"{architecture}\";\n\
         APT::Architectures {{\"{architecture}\";}};\n\
         APT::Sandbox::User \"root\";\n\
         Dir::State \"{folder}\";\n\
         Dir::State::status \"{folder}/status\";\n\
         Dir::Cache \"{folder}\";\n\
         Dir::Etc::sourcelist \"{folder}/sources.list\";\n\
         Dir::Etc::sourceparts \"{folder}/empty\";\n\
         Dir::Etc::parts \"{folder}/empty\";\n\
         // A mirror that is no longer updated serves lists that have expired. Their signatures are still checked.\n\
         Acquire::Check-Valid-Until \"false\";\n"
    )
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|error| cannot("write", path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_configuration_of_apt_names_only_folders_in_target() {
        let text = configured(Path::new("/x/debian"), "arm64");
        let folders: Vec<&str> = text.lines().filter(|line| line.starts_with("Dir::")).collect();
        assert_eq!(folders.len(), 6);
        assert!(folders.iter().all(|line| line.contains("\"/x/debian")), "{text}");
        assert!(text.contains("Architectures {\"arm64\";};"));
    }
}
