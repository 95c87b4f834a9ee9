//! `cargo xtask upstream new`: the draft of a spec.

use crate::progress::Steps;
use codegen::{
    diag::{Failure, WORDS},
    draft::{Draft, Known, draft},
    pipeline,
    toolkit::contents,
};
use std::{fs, path::Path};

#[derive(clap::Args)]
pub(crate) struct NewOptions {
    /// The name of its module, such as cudss
    name: String,
    /// The package on PyPI with its headers and its library, such as nvidia-cudss-cu13
    #[arg(long, value_name = "NAME")]
    package: String,
    /// The package's version or its prefix; the newest if omitted
    #[arg(long, value_name = "VERSION")]
    version: Option<String>,
}

/// Writes the draft of a spec.
pub(crate) fn new(root: &Path, options: &NewOptions) -> Result<(), Failure> {
    let NewOptions { name, package, version } = options;
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if !name.starts_with(|c: char| c.is_ascii_lowercase()) || !name.chars().all(plain) {
        let message = format!("`{name}` cannot be the name of a module");
        return Err(Failure::wrong_use(message, "use lower-case letters, digits and `_`"));
    }
    let file = format!("specs/{name}.yaml");
    if root.join(&file).exists() {
        return Err(Failure::wrong_use(format!("{file} already exists"), "edit it, or remove it first"));
    }
    let steps = Steps::new();
    let (specs, registries) = pipeline::load(root)?;
    let contents = contents(package, version.as_deref(), &steps)?;
    let known: Vec<Known<'_>> = specs
        .libraries
        .iter()
        .zip(&registries)
        .filter_map(|(spec, registry)| {
            let facts = registry.toolkits.values().next_back()?;
            Some(Known { library: &spec.content.library, facts })
        })
        .collect();
    let Draft { text, version } = draft(name, &contents, &known);
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
        1 => println!("Read it, and replace the word in capitals."),
        missing_entries => println!("Read it, and replace the {missing_entries} words in capitals."),
    }
    let version = version.map_or_else(|| "VERSION".to_owned(), |version| version.to_string());
    println!("Then: cargo xtask upstream add {name} {version}");
    Ok(())
}
