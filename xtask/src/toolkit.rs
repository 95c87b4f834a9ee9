//! `cargo xtask toolkit add` and `cargo xtask toolkit package`.

use crate::{progress::Steps, regen};
use codegen::{
    diag::Failure,
    pipeline::Target,
    toolkit::{Package, Provides, Toolkits},
    version::CudaVersion,
};
use std::path::Path;

/// Lists the toolkit, scans it, and generates what follows, as far as the specs decide it.
pub(crate) fn add(root: &Path, version: CudaVersion) -> Result<(), Failure> {
    let steps = Steps::new();
    let toolkits = Toolkits::load(root)?;
    if toolkits.lists(version) {
        println!("specs/toolkits.yaml lists CUDA {version} already");
    } else {
        let wheels = toolkits.add(root, version, &steps)?;
        println!("specs/toolkits.yaml: CUDA {version} is {}", wheels.join(", "));
    }

    // The steps report by themselves from here on.
    drop(steps);
    let changes = regen::write(root, Some(Target { version, cuda_home: None }))?;
    print!("{}", regen::summary(&changes));
    println!("for the pull request: cargo xtask review");
    Ok(())
}

#[derive(clap::Args)]
pub(crate) struct PackageOptions {
    /// The packages' names: one for each way in which NVIDIA calls it
    #[arg(required = true)]
    packages: Vec<String>,
    /// The shared library is loaded by tests: its hashes are listed for every machine
    #[arg(long)]
    libraries: bool,
    /// The only folder of the wheel that anything is taken from
    #[arg(long, value_name = "DIR")]
    from: Option<String>,
}

/// Lists packages in the toolkits that have them.
pub(crate) fn packages(root: &Path, options: &PackageOptions) -> Result<(), Failure> {
    let steps = Steps::new();
    let provides =
        |libraries| if libraries { vec![Provides::Headers, Provides::Libraries] } else { vec![Provides::Headers] };
    let package = |name: &String| Package::new(name, provides(options.libraries), options.from.clone());
    let packages: Vec<Package> = options.packages.iter().map(package).collect::<Result<_, _>>()?;
    let told = Toolkits::load(root)?.add_packages(root, &packages, &steps)?;
    drop(steps);
    match told.is_empty() {
        true => println!("no toolkit in specs/toolkits.yaml lacks any of {}", options.packages.join(", ")),
        false => told.iter().for_each(|line| println!("{line}")),
    }
    Ok(())
}
