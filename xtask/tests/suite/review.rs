//! Tests of `cargo xtask review` in a separate git repository: the compared revisions, and the exit code.

use crate::repository::Repository;
use std::process::Command;

/// Runs git without the user's configuration.
fn git(repository: &Repository, arguments: &[&str]) {
    let mut command = Command::new("git");
    command.args(["-c", "user.name=Tester", "-c", "user.email=tester@example.org"]).args(arguments);
    let nowhere = [("GIT_CONFIG_GLOBAL", "/dev/null"), ("GIT_CONFIG_SYSTEM", "/dev/null")];
    let output = command.current_dir(repository.path("")).envs(nowhere).output().unwrap();
    assert!(output.status.success(), "git {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
}

/// A git repository with one scanned toolkit in the last commit of `main`.
fn committed() -> Repository {
    let repository = Repository::new();
    repository.regen(&["--cuda", "13.0", "--cuda-home", "home"]).succeeds();
    git(&repository, &["init", "--quiet", "--initial-branch=main"]);
    git(&repository, &["add", "specs"]);
    git(&repository, &["commit", "--quiet", "--message=first"]);
    repository
}

/// Adds a toolkit with an additional function. The scan reports that the spec has no entry for this function.
fn ship(repository: &Repository) {
    let version = "CUresult cuDriverGetVersion(int *driverVersion);\n";
    repository.edit("home/include/cuda.h", version, &format!("{version}CUresult cuNewThing(int *odd);\n"));
    repository.edit("home/include/cuda.h", "13000", "13010");
}

#[test]
fn the_working_tree_is_compared_with_the_merge_base() {
    let repository = committed();
    let review = repository.xtask(&["review"]).succeeds();
    assert!(review.contains("The working tree against the merge base with `main` ("), "{review}");
    assert!(review.contains("## Undecided\n\nNothing.\n"), "{review}");

    git(&repository, &["switch", "--quiet", "--create=toolkit"]);
    repository.edit(
        "specs/driver.yaml",
        "      pStr: static_string\n",
        "      pStr: static_string\n  cuDriverGetVersion: {params: {driverVersion: inout}}\n",
    );
    git(&repository, &["commit", "--quiet", "--all", "--message=second"]);
    for arguments in [["review"].as_slice(), &["review", "--base", "main"], &["review", "--base", "HEAD~1"]] {
        let review = repository.xtask(arguments).succeeds();
        for part in [
            "| `driverVersion` | `out by documentation` | **`inout by spec`** | `specs/driver.yaml:22` |",
            "+  cuDriverGetVersion: {params: {driverVersion: inout}}",
        ] {
            assert!(review.contains(part), "no `{part}` in\n{review}");
        }
    }
    let review = repository.xtask(&["review", "--base", "HEAD"]).succeeds();
    assert!(!review.contains("cuDriverGetVersion"), "{review}");
}

#[test]
fn undecided_roles_are_findings_after_the_review() {
    let repository = committed();
    repository.edit(
        "specs/driver.yaml",
        "      pStr: static_string\n",
        "      pStr: {role: static_string, nullable: yes}\n",
    );
    let before = repository.snapshot();
    let ran = repository.xtask(&["review"]);
    ran.fails(1, &["error: 1 finding without a decision"]);
    let review = ran.said();
    assert!(review.contains("## Undecided\n\n```text\nspecs/driver.yaml:2"), "{review}");
    assert_eq!(repository.snapshot(), before, "the tree is untouched");
}

#[test]
fn a_new_toolkit_is_reviewed() {
    let repository = committed();
    ship(&repository);
    let scan = ["--cuda", "13.1", "--cuda-home", "home"];
    repository.regen(&scan).fails(1, &["unresolved-role", "`odd` of cuNewThing"]);
    repository.edit("specs/driver.yaml", "functions:\n", "functions:\n  cuNewThing: {params: {odd: out}}\n");
    repository.regen(&scan).succeeds();
    let review = repository.xtask(&["review"]).succeeds();
    for part in [
        "| driver | 1 |  | 1 added |  |",
        "#### `cuNewThing`",
        "| `int *odd` | `out` | `specs/driver.yaml:",
        "pub unsafe fn cuNewThing() -> (CUresult, i32)",
    ] {
        assert!(review.contains(part), "no `{part}` in\n{review}");
    }
    let begins = "\n## Changes of signatures\n\n### driver\n\n```diff\n@@ specs/api/driver.txt @@\n\
                  +cuNewThing() -> (CUresult, i32) | py () -> tuple[CUresult, int] | unsafe without preconditions | since CUDA 13.1\n```\n";
    assert!(review.contains(begins), "{review}");
}

#[test]
fn an_unknown_revision_is_wrong_use() {
    let repository = committed();
    for unknown in ["no-such-branch", "--help", "HEAD:specs"] {
        let base = format!("--base={unknown}");
        repository
            .xtask(&["review", &base])
            .fails(2, &[&format!("this repository has no revision `{unknown}`"), "help: "]);
    }
}
