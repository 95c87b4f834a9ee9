//! Fuzz targets of `cargo xtask hunt fuzz`, which run without a fuzzer on the inputs in their corpora. The corpora
//! contain inputs that once failed, and similar inputs.

#[path = "../../../tests/fuzz/src/lib.rs"]
#[allow(unreachable_pub)] // It is a separate crate when it is fuzzed.
mod targets;
use crate::{
    fixtures::{check_crate, python_package},
    support::{root, tree},
};
use codegen::{analysis, api::Api, package::Package, python, rust};
use std::{collections::BTreeSet, env, fs};
use targets::{TARGETS, grammatical};

/// The environment variable that specifies which headers from the grammar are compiled: their number, or a range of
/// seeds such as `200..400`. By default, no headers are compiled, because compilation takes a minute.
const HEADERS: &str = "CUBIND_HEADERS";

#[test]
fn headers_from_the_grammar_compile() {
    let Ok(wanted) = env::var(HEADERS) else { return };
    let number = |text: &str| text.parse::<u64>().unwrap_or_else(|error| panic!("{HEADERS}: {error}"));
    let (first, last) = wanted.split_once("..").unwrap_or(("0", &wanted));
    let seeds = number(first)..number(last);
    let count = seeds.end - seeds.start;
    let mut together = Api::default();
    for seed in seeds {
        let resolved = grammatical(&format!("g{seed}"), &bytes(seed)).and_then(|(specs, registries)| {
            let api = analysis::resolve(&registries, &specs)?;
            rust::collisions(&api, &specs, &Package::core_of(&api))?;
            Ok(api)
        });
        match resolved {
            Ok(api) => together.libraries.extend(api.libraries),
            Err(findings) => eprintln!("{seed}: {findings}"),
        }
    }
    let reached = together.libraries.len() as u64;
    assert!(reached * 4 > count, "{reached} of {count} headers were generated");
    check_crate("grammar", rust::FOLDER, &rust::emit(&together));
    check_crate("grammar-py", python::FOLDER, &python_package(&together));
}

/// The random choices for a header. They come from a xorshift generator, which returns the same values on every
/// platform.
fn bytes(seed: u64) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    std::iter::repeat_with(next).take(80).collect()
}

#[test]
fn no_input_of_the_corpora_panics() {
    let corpora = root().join("tests/fuzz/corpus");
    for (name, target) in TARGETS {
        let inputs = tree(&corpora.join(name), &corpora);
        assert!(!inputs.is_empty(), "tests/fuzz/corpus has nothing for {name}");
        for input in inputs {
            eprintln!("{input}");
            target(&fs::read(corpora.join(&input)).unwrap_or_else(|error| panic!("{input}: {error}")));
        }
    }
    let known: BTreeSet<&str> = TARGETS.iter().map(|(name, _)| *name).collect();
    for input in tree(&corpora, &corpora) {
        let folder = input.split('/').next().unwrap_or_default();
        assert!(known.contains(folder), "tests/fuzz/corpus/{input} is for no target");
    }
}
