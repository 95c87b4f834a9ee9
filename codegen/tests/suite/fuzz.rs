//! The corpora of `cargo xtask hunt fuzz`, without a fuzzer: inputs that once failed, and similar ones, pass.

#[path = "../../../tests/fuzz/src/lib.rs"]
#[allow(unreachable_pub)] // It is a crate of its own where it is fuzzed.
mod targets;
use crate::support::{root, tree};
use std::{collections::BTreeSet, fs};
use targets::TARGETS;

#[test]
fn no_input_that_was_ever_kept_does_harm() {
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
