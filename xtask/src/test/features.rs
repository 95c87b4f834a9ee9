//! Sets of features with which the generated crate is checked, and the steps that check the sets one by one.

use super::{
    Context,
    steps::{CRATE, cargo, crate_cargo},
};
use crate::shell::{CRATE_FOLDER, Programs};
use codegen::{diag::Failure, pipeline};
use std::{collections::BTreeSet, fs, path::Path};

/// The list of features with which the crate and the extension are checked in daily runs.
const DAILY: &str = "tests/rust/daily.txt";

/// The words of the list of daily features.
pub(super) fn daily(context: &Context<'_>) -> Result<Vec<String>, Failure> {
    let text = fs::read_to_string(context.root.join(DAILY))
        .map_err(|error| Failure::environment(format!("cannot read {DAILY}: {error}"), "restore it with git"))?;
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    Ok(lines.flat_map(str::split_whitespace).map(str::to_owned).collect())
}

/// The daily features as options for cargo.
pub(super) fn daily_features(context: &Context<'_>) -> Result<[String; 3], Failure> {
    Ok(["--no-default-features".to_owned(), "--features".to_owned(), daily(context)?.join(",")])
}

/// Features of the unit tests in daily runs, in addition to the default ones. They enable hand-written code.
pub(super) const OF_OTHERS: &str = "bytemuck,dlpack,half,ndarray,num-complex,tracing";

/// Sets of features without a library or without layers, and features for other crates, which only extend the owned
/// layer. The first [`BY_DAY`] ones are checked by day, and all of them at night.
const OTHERS: [&str; 11] = [
    "",
    "std,driver,runtime,cuda-12,cuda-13",
    "checked,std,driver,runtime,cuda-12,cuda-13",
    "std,dlpack,ndarray,tracing",
    "driver,cuda-13,dlpack,ndarray,tracing",
    // `regen` compiles the libraries with the spec key `differ` for one major version at a time. `crate tests` uses the
    // default major version alone.
    "std,owned,driver,cuda-12",
    "std",
    "dlpack,ndarray,tracing",
    "std,driver,cuda-12,dlpack",
    "std,driver,cuda-13,ndarray",
    "std,driver,cuda-12,cuda-13,tracing",
];

/// The number of sets that are checked by day. Each feature that is not a library occurs in one of them together with a
/// library, because the code of a layer depends on libraries.
const BY_DAY: usize = 6;

/// Checks that the crate builds with `std` and without libraries, and that its features for other crates build with and
/// without their dependencies. Also checks that a program without `std` runs.
pub(super) fn each_set(context: &Context<'_>) -> Result<(), Failure> {
    let sets = OTHERS.map(str::to_owned);
    check_features(context, if context.night { &sets } else { &sets[..BY_DAY] })?;
    let program = "tests/no_std/Cargo.toml";
    cargo(context, &["fmt", "--manifest-path", program, "--check"])?;
    crate_cargo(context, &["clippy", "--manifest-path", program, "--locked", "--", "-D", "warnings"])?;
    crate_cargo(context, &["run", "--manifest-path", program, "--locked"])
}

/// The layers with which libraries are built alone. They are used in turn.
const LAYERS: [&str; 3] = ["", "checked,", "owned,"];

/// Checks that every CUDA library builds with all of its layers, without other libraries and without `std`, for each
/// major version and for all of them together.
pub(super) fn each_library(context: &Context<'_>) -> Result<(), Failure> {
    let (specs, registries) = pipeline::load_common(context.root)?;
    let of_cuda = specs.libraries.iter().zip(&registries).filter(|(spec, _)| !spec.content.library.has_own_versions());
    let toolkits = of_cuda.flat_map(|(_, registry)| registry.toolkits.keys());
    let majors: BTreeSet<String> = toolkits.map(|version| format!("cuda-{}", version.major)).collect();
    let mut majors: Vec<String> = majors.into_iter().collect();
    majors.push(majors.join(","));
    let majors = majors.iter().cycle();
    // Libraries of other packages are not in this crate.
    let is_core = |library: &str| specs.packages.of(library).is_none();
    let libraries = registries
        .iter()
        .filter(|registry| is_core(&registry.library))
        .zip(majors)
        .map(|(registry, majors)| format!("owned,{majors},{}", registry.library));
    // An independently versioned library does not need a CUDA library.
    let own = specs.libraries.iter().filter(|spec| spec.content.library.has_own_versions());
    let own = own.filter(|spec| is_core(spec.name()));
    let alone = own.zip(LAYERS.iter().cycle()).map(|(spec, layers)| format!("{layers}{}", spec.name()));
    check_features(context, &libraries.chain(alone).collect::<Vec<_>>())
}

/// Checks that the crate compiles with each of these sets of features. A check of a single crate uses only one core,
/// and cargo allows only one run at a time in a folder. Therefore, two runs use separate folders.
fn check_features(context: &Context<'_>, sets: &[String]) -> Result<(), Failure> {
    let (first, second) = sets.split_at(sets.len() / 2);
    let root = context.root;
    std::thread::scope(|scope| {
        let other = scope.spawn(|| check_each(root, second, "features"));
        let this = check_each(root, first, CRATE_FOLDER);
        this.and(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

/// Checks the sets of one of the two runs.
fn check_each(root: &Path, sets: &[String], folder: &str) -> Result<(), Failure> {
    let programs = Programs::new(root)?;
    sets.iter().try_for_each(|features| {
        let check = ["check", "--manifest-path", CRATE, "--no-default-features", "--features", features];
        programs.run(programs.cargo_in(folder, &check))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// The features of a manifest, each with the features that it enables.
    fn features(manifest: &str) -> BTreeMap<&str, Vec<&str>> {
        let section = manifest.split("[features]\n").nth(1).and_then(|rest| rest.split("\n[").next()).unwrap();
        let entries = section.split("]\n").filter_map(|entry| entry.split_once(" = ["));
        entries
            .map(|(name, list)| (name.lines().last().unwrap(), list.split('"').skip(1).step_by(2).collect()))
            .collect()
    }

    /// Adds a feature and those that it enables.
    fn enable<'a>(feature: &'a str, all: &BTreeMap<&'a str, Vec<&'a str>>, enabled: &mut BTreeSet<&'a str>) {
        if enabled.insert(feature) {
            all.get(feature).into_iter().flatten().for_each(|other| enable(other, all, enabled));
        }
    }

    #[test]
    fn each_feature_is_checked_by_day_together_with_a_library() {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(CRATE);
        let manifest = fs::read_to_string(manifest).unwrap();
        let all = features(&manifest);
        let libraries = &all["all-libraries"];
        let mut covered = BTreeSet::new();
        for set in &OTHERS[..BY_DAY] {
            let mut enabled = BTreeSet::new();
            set.split(',').for_each(|feature| enable(feature, &all, &mut enabled));
            if libraries.iter().any(|library| enabled.contains(library)) {
                covered.extend(enabled);
            }
        }
        let others = ["all-libraries", "default"];
        let missing: Vec<&str> = all
            .keys()
            .copied()
            .filter(|name| !covered.contains(name) && !libraries.contains(name) && !others.contains(name))
            .collect();
        assert!(all.contains_key("owned") && missing.is_empty(), "{missing:?}");
    }
}
