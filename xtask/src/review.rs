//! `cargo xtask review`: prints a review of a change to the specs.

use crate::git::Git;
use codegen::{
    diag::{Failure, counted},
    pipeline,
    report::review::{State, reads, review},
    text_file,
};
use std::{collections::BTreeMap, fs, path::Path};

/// The folder whose changes are reviewed.
const FOLDER: &str = "specs";

/// Prints the review. Fails afterwards if a finding requires a decision by a person.
pub(crate) fn run(root: &Path, base: Option<&str>) -> Result<(), Failure> {
    let git = Git::new(root)?;
    let base = match base {
        Some(name) => git.revision(name)?,
        None => git.beginning()?,
    };
    let mut before = BTreeMap::new();
    for path in git.files(&base, FOLDER)?.into_iter().filter(|path| reads(path)) {
        let text = git.text(&base, &path)?;
        before.insert(path, text);
    }
    let mut after = BTreeMap::new();
    collect(root, FOLDER, &mut after)?;
    let [before, after] = State::read_both(before, after);
    let review = review(&before, &after, &base.to_string(), &pipeline::LANGUAGES);
    print!("{}", review.text);
    match review.undecided {
        0 => Ok(()),
        count => Err(Failure::Check(format!(
            "{} without a decision. The review lists them under “Undecided”",
            counted(count, "finding")
        ))),
    }
}

/// Adds the files in this folder of the working tree.
fn collect(root: &Path, folder: &str, files: &mut BTreeMap<String, String>) -> Result<(), Failure> {
    let unreadable = |error: std::io::Error| {
        Failure::environment(format!("cannot read {folder}: {error}"), "check the permissions of the checkout")
    };
    for entry in fs::read_dir(root.join(folder)).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.file_type().map_err(unreadable)?.is_dir() {
            collect(root, &path, files)?;
        } else if reads(&path) {
            let text = text_file::read(&entry.path(), &path).map_err(|error| error.into_failure(&path))?;
            files.insert(path, text);
        }
    }
    Ok(())
}
