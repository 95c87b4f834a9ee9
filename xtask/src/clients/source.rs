//! Sources of test suites. A source is fetched by git at a given revision, or taken from a checkout on this machine.

use super::list::Source;
use crate::{shell::Programs, venv::cannot};
use codegen::diag::Failure;
use std::{
    fs,
    path::{Path, PathBuf},
    str::FromStr,
};

/// The path of a source on this machine, given as `NAME=PATH`.
#[derive(Clone, Debug)]
pub(super) struct Local {
    pub(super) name: String,
    pub(super) path: PathBuf,
}

impl FromStr for Local {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, path) = text.split_once('=').ok_or("write NAME=PATH")?;
        Ok(Self { name: name.to_owned(), path: path.into() })
    }
}

/// Writes the listed paths of a source to `folder`, at the source's revision.
pub(super) fn export(
    programs: &Programs,
    (name, source): (&str, &Source),
    local: &[Local],
    folder: &Path,
) -> Result<(), Failure> {
    let repository = match local.iter().find(|local| local.name == name) {
        Some(local) => local.path.clone(),
        None => fetched(programs, name, source)?,
    };
    fs::create_dir_all(folder).map_err(|error| cannot("create", folder, &error))?;
    let archive = folder.with_extension("tar");
    let git = programs.program("git").arg("-C").arg(repository).args(["archive", "--format=tar", "-o"]);
    programs.run(git.arg(&archive).arg(&source.revision).arg("--").args(&source.paths))?;
    programs.run(programs.program("tar").arg("-xf").arg(&archive).arg("-C").arg(folder))?;
    fs::remove_file(&archive).map_err(|error| cannot("remove", &archive, &error))
}

/// Returns a repository in `target/` that contains only the required revision of the source.
fn fetched(programs: &Programs, name: &str, source: &Source) -> Result<PathBuf, Failure> {
    let folder = programs.target().join("cubind/clients/git").join(name);
    let git = || programs.program("git").arg("-C").arg(&folder);
    if !folder.join("HEAD").exists() {
        fs::create_dir_all(&folder).map_err(|error| cannot("create", &folder, &error))?;
        programs.run(git().args(["init", "--quiet", "--bare"]))?;
    }
    let known = git().args(["rev-parse", "--quiet", "--verify"]).arg(format!("{}^{{commit}}", source.revision));
    if programs.read(known.ignore_stderr()).is_err() {
        let tag = format!("refs/tags/{0}:refs/tags/{0}", source.revision);
        let is_commit = source.revision.len() == 40;
        let wanted = if is_commit { source.revision.clone() } else { tag };
        programs.run(git().args(["fetch", "--quiet", "--depth", "1"]).arg(&source.git).arg(wanted)).map_err(
            |error| {
                Failure::environment(
                    error.to_string(),
                    format!("check the network, or pass a checkout with `--source {name}=PATH`"),
                )
            },
        )?;
    }
    Ok(folder)
}
