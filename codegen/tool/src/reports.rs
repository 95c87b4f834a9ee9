//! The commands that print reports: `cubind diff`, `cubind explain` and `cubind review`.

use crate::{NamedVersion, Specs, brought::BROUGHT, version};
use codegen::{
    diag::{Failure, counted},
    generate::Sources,
    pipeline::LANGUAGES,
    registry::Registry,
    report::{self, diff::Format, review::State},
    version::Version,
};
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct DiffOptions {
    #[command(flatten)]
    specs: Specs,
    /// The library version for which a program was written, such as 1.0, or NAME@1.0 for one of several libraries
    #[arg(value_parser = version)]
    old: NamedVersion,
    /// The library version with which to build the program
    new: Version,
    /// Print Markdown for release notes
    #[arg(long)]
    markdown: bool,
}

pub(crate) fn diff(options: &DiffOptions) -> Result<(), Failure> {
    let sources = Sources::read(&options.specs.files, BROUGHT)?;
    let (name, old) = &options.old;
    let only = sources.own.first().filter(|_| sources.own.len() == 1);
    let library = name.as_ref().or(only).ok_or_else(|| {
        Failure::wrong_use("the folder contains several libraries", "specify one of them as NAME@VERSION")
    })?;
    let format = if options.markdown { Format::Markdown } else { Format::Text };
    let spec = sources.own_specs().into_iter().find(|spec| spec.name() == library);
    // If a library follows CUDA's versions, the diff compares toolkits, but shows only this library.
    let of_cuda = spec.is_some_and(|spec| !spec.content.library.has_own_versions());
    let of = Some(library.as_str()).filter(|_| !of_cuda);
    let registries = sources.registries.iter().filter(|registry| !of_cuda || registry.library == *library);
    let registries: Vec<Registry> = registries.cloned().collect();
    let found = report::diff::diff(&registries, &sources.specs, of, (*old, options.new))?;
    print!("{}", report::diff::render(&found, format));
    Ok(())
}

#[derive(clap::Args)]
pub(crate) struct ExplainOptions {
    #[command(flatten)]
    specs: Specs,
    /// The name of a function, type or constant in the header
    name: String,
}

pub(crate) fn explain(options: &ExplainOptions) -> Result<(), Failure> {
    let sources = Sources::read(&options.specs.files, BROUGHT)?;
    let api = sources.resolve()?;
    print!("{}", report::explain(&options.name, &api, &sources.registries, &sources.specs, &LANGUAGES)?);
    Ok(())
}

#[derive(clap::Args)]
pub(crate) struct ReviewOptions {
    #[command(flatten)]
    specs: Specs,
    /// A folder with the earlier specs and registries, under the same file names. Without this option, everything in
    /// the specs is new
    #[arg(long, value_name = "DIR")]
    base: Option<PathBuf>,
}

pub(crate) fn review(options: &ReviewOptions) -> Result<(), Failure> {
    let sources = Sources::read(&options.specs.files, BROUGHT)?;
    let before = match &options.base {
        Some(folder) => sources.before(folder)?,
        None => sources.texts_of_core(),
    };
    let against = options.base.as_ref().map_or_else(|| "nothing".to_owned(), |folder| folder.display().to_string());
    let [before, after] = State::read_both(before, sources.texts()?);
    let review = report::review::review(&before, &after, &against, &LANGUAGES);
    print!("{}", review.text);
    match review.undecided {
        0 => Ok(()),
        count => {
            Err(Failure::Check(format!("{} without a decision, which the review lists", counted(count, "finding"))))
        }
    }
}
