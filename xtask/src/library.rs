//! `cargo xtask upstream new`: drafts a spec for a library.

use crate::progress::Steps;
use codegen::{
    diag::{Failure, WORDS},
    draft::{Draft, Known, draft},
    pipeline,
    toolkit::{Toolkits, contents},
};
use std::{collections::BTreeSet, fs, path::Path};

#[derive(clap::Args)]
pub(crate) struct NewOptions {
    /// The name of the library's module, such as cudss
    name: String,
    /// The PyPI package that contains the library and its headers, such as nvidia-cudss-cu13
    #[arg(long, value_name = "NAME")]
    package: String,
    /// The version of the package, or a prefix of the version; the newest version if omitted
    #[arg(long, value_name = "VERSION")]
    version: Option<String>,
}

/// Writes the draft of a spec for a library.
pub(crate) fn new(root: &Path, options: &NewOptions) -> Result<(), Failure> {
    let NewOptions { name, package, version } = options;
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if !name.starts_with(|c: char| c.is_ascii_lowercase()) || !name.chars().all(plain) {
        let message = format!("`{name}` cannot be the name of a module");
        return Err(Failure::wrong_use(message, "use lower-case letters, digits and `_`"));
    }
    let file = format!("specs/{name}.yaml");
    if root.join(&file).exists() {
        return Err(Failure::wrong_use(format!("{file} already exists"), "edit the file, or remove it first"));
    }
    let steps = Steps::new();
    let (specs, registries) = pipeline::load(root)?;
    let contents = contents(package, version.as_deref(), &steps)?;
    // If the list of the toolkit's components is not available, the library is assumed to be versioned independently.
    let components = Toolkits::load(root)?.newest_components(&steps).ok().flatten();
    let toolkit = components.filter(|(_, components)| components.contains(package)).map(|(toolkit, _)| toolkit);
    let packaged: BTreeSet<&str> =
        specs.packages.iter().flat_map(|(_, entry)| entry.libraries.iter().map(String::as_str)).collect();
    let known: Vec<Known<'_>> = specs
        .libraries
        .iter()
        .zip(&registries)
        .filter_map(|(spec, registry)| {
            let facts = registry.toolkits.values().next_back()?;
            let is_packaged = packaged.contains(spec.name());
            Some(Known { is_packaged, library: &spec.content.library, facts })
        })
        .collect();
    let Draft { text, version } = draft(name, &contents, &known, toolkit);
    fs::write(root.join(&file), &text).map_err(|error| {
        Failure::environment(format!("cannot write {file}: {error}"), "check the permissions of the checkout")
    })?;
    drop(steps);
    print!("{file}, from {} {}:\n\n{text}\n", contents.package, contents.version);
    let blank = |line: &&str| {
        WORDS.iter().any(|word| line.contains(&format!(": {word}")) || line.contains(&format!("[{word}]")))
    };
    match text.lines().filter(blank).count() {
        0 => println!("Read it."),
        1 => println!("Read the file, and replace the word in capitals."),
        missing_entries => println!("Read the file, and replace the {missing_entries} words in capitals."),
    }
    let version = version.map_or_else(|| "VERSION".to_owned(), |version| version.to_string());
    match toolkit {
        Some(toolkit) => println!(
            "{package} is a component of CUDA {toolkit}, so the library has the versions of the toolkits.\nThen: \
            cargo xtask upstream package {package}, and cargo xtask regen --cuda {toolkit}"
        ),
        None => println!("Then: cargo xtask upstream add {name} {version}"),
    }
    Ok(())
}
