//! `cargo xtask toolkit add`.

use crate::{progress::Steps, regen};
use codegen::{
    diag::Failure,
    pipeline::{self, Target},
    report,
    toolkit::{Progress, Toolkits},
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

    let (specs, mut registries) = pipeline::load(root)?;
    let before = registries.clone();
    pipeline::scan(root, Target { version, cuda_home: None }, &specs, &mut registries, &steps)?;
    // Facts are facts: the registry is written even if it takes judgements to go on.
    let mut changes = pipeline::facts(&registries).write_folders(root, &["specs/registry"])?;
    report::scanned(&before, &registries, version).iter().for_each(|line| println!("{line}"));

    steps.step("generating");
    let generated = pipeline::generate(&specs, &registries);
    if let Err(Failure::Findings(findings)) = &generated {
        let blanks = report::blanks(findings);
        if !blanks.is_empty() {
            println!("\nLines to paste, once each ROLE and TYPE is replaced (specs/README.md has the vocabulary):\n");
            print!("{blanks}");
        }
        println!("\nThen: cargo xtask regen, and for the pull request: cargo xtask review\n");
    }
    changes.extend(generated?.write(root)?);
    print!("{}", regen::summary(&changes));
    println!("for the pull request: cargo xtask review");
    Ok(())
}
