//! `cargo xtask toolkit add`.

use crate::{progress::Steps, regen};
use codegen::{diag::Failure, pipeline::Target, toolkit::Toolkits, version::CudaVersion};
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
