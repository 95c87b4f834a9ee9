//! Tests of the behavior of commands if an error occurs: the command reports the error, suggests the next step, exits
//! with the documented code, and changes no files.
//!
//! Each test has its own repository with one small library, and with headers that replace the headers of a toolkit.

use crate::repository::{Repository, TOOLKITS};

/// Runs `regen` with `arguments` in a valid repository after `spoil` has changed the repository. Asserts that `regen`
/// fails with this exit code, that its message contains these parts, and that no file changes.
#[track_caller]
fn refused(arguments: &[&str], spoil: impl FnOnce(&mut Repository), code: i32, parts: &[&str]) {
    let mut repository = Repository::new();
    repository.regen(&["--cuda", "13.0", "--cuda-home", "home"]).succeeds();
    spoil(&mut repository);
    let before = repository.snapshot();
    repository.regen(arguments).fails(code, parts);
    assert_eq!(repository.snapshot(), before, "the tree is untouched");
}

const INSTALLED: &[&str] = &["--cuda", "13.0", "--cuda-home", "home"];

#[test]
fn headers_of_another_version_are_wrong_use() {
    let parts = [
        "these headers are not those of CUDA 13.0",
        "according to CUDA_VERSION, the version of these headers is 12.9",
        "help: pass the version of these headers with `--cuda 12.9`",
    ];
    refused(INSTALLED, |it| it.edit("home/include/cuda.h", "13000", "12090"), 2, &parts);
}

#[test]
fn an_unknown_toolkit_is_wrong_use() {
    refused(
        &["--cuda", "12.7"],
        |_| {},
        2,
        &["specs/toolkits.yaml does not list toolkit 12.7, but lists 12.9, 13.0", "help:"],
    );
    refused(&["--cuda", "13"], |_| {}, 2, &["expected a version with two numbers, such as \"13.0\", not `13`"]);
    refused(&["--cuda-home", "home"], |_| {}, 2, &["--cuda <VERSION>"]);
}

#[test]
fn an_installed_toolkit_need_not_be_listed() {
    let repository = Repository::new();
    repository.edit("home/include/cuda.h", "13000", "14020");
    repository.regen(&["--cuda", "14.2", "--cuda-home", "home"]).succeeds();
    assert!(repository.read("specs/registry/driver.yaml").contains("'14.2'"));
}

#[test]
fn a_folder_without_a_toolkit_is_reported() {
    refused(&["--cuda", "13.0", "--cuda-home", "nowhere"], |_| {}, 3, &["nowhere", "cuda.h is missing", "help:"]);
}

#[test]
fn a_missing_header_is_named() {
    let spoil = |it: &mut Repository| it.edit("specs/driver.yaml", "[cuda.h]", "[cuda.h, cudaMore.h]");
    let parts = [
        "error[header-missing]: CUDA 13.0 has no header cudaMore.h",
        "help: if this version does not contain the library",
    ];
    refused(INSTALLED, spoil, 1, &parts);
}

#[test]
fn errors_in_a_header_are_findings_with_their_line() {
    let spoil = |it: &mut Repository| it.edit("home/include/cuda.h", "int *driverVersion", "in *driverVersion");
    refused(INSTALLED, spoil, 1, &["include/cuda.h:17: error[header-error]: unknown type name 'in'", "help:"]);
}

#[test]
fn a_header_that_includes_a_missing_file_is_a_finding() {
    let spoil = |it: &mut Repository| {
        it.edit("home/include/cuda.h", "#define CUDA_V", "#include \"crt/gone.h\"\n#define CUDA_V")
    };
    refused(INSTALLED, spoil, 1, &["error[header-error]: 'crt/gone.h' file not found"]);
}

#[test]
fn a_scan_that_finds_too_few_functions_is_rejected() {
    let spoil = |it: &mut Repository| it.edit("specs/driver.yaml", "min_functions: 2", "min_functions: 200");
    refused(
        INSTALLED,
        spoil,
        1,
        &["error[few-functions]: the headers declare 2 functions, but at least 200 are expected"],
    );
}

#[test]
fn undecided_parameters_are_printed_with_their_documentation_and_facts_are_written() {
    let new = "/**\n * \\param maybe - Some of \\p numOf things\n */\nCUresult cuNew(int *maybe, int numOf);\n#endif";
    let repository = Repository::new();
    repository.regen(INSTALLED).succeeds();
    let before = repository.read("specs/api/driver.txt");
    repository.edit("home/include/cuda.h", "#endif", new);
    let asked = ["error[unresolved-role]", "`maybe` of cuNew", "help: read the parameter's documentation"];
    let run = repository.regen(INSTALLED);
    let said = [
        "specs/registry: 1 changed",
        "home/include/cuda.h:",
        ": cuNew: int *maybe\n    Some of \\p numOf things\n    perhaps {role: in_array, count: numOf}: ",
        "Lines to paste",
        "specs/driver.yaml:\nfunctions:\n  cuNew:\n    params:\n      maybe: ROLE  # int *maybe; perhaps {role: in_array, ",
        "Then run `cargo xtask regen`",
    ];
    run.says(&said);
    run.fails(1, &asked);
    assert!(repository.read("specs/registry/driver.yaml").contains("cuNew"), "facts are facts");
    assert!(!repository.read("specs/registry/driver.yaml").contains("things"), "words are no facts");
    assert_eq!(repository.read("specs/api/driver.txt"), before, "nothing follows yet");
    // Without the headers, the command prints the same lines.
    let run = repository.regen(&[]);
    run.says(&[
        "cuda.h of CUDA 13.0: cuNew: int *maybe\n    (the headers are not here; to read",
        "maybe: ROLE  # int *maybe",
    ]);
    run.fails(1, &asked);
}

#[test]
fn a_library_is_drafted_once_and_needs_a_valid_module_name() {
    let repository = Repository::new();
    let before = repository.snapshot();
    let new = |name: &str| repository.xtask(&["upstream", "new", name, "--package", "no-such-package"]);
    new("driver").fails(2, &["specs/driver.yaml already exists", "help: edit the file"]);
    new("cuDriver").fails(2, &["`cuDriver` cannot be the name of a module", "help: use lower-case letters"]);
    let add = repository.xtask(&["upstream", "add", "cufoo", "1.0"]);
    add.fails(
        2,
        &[
            "specs/ contains no library `cufoo`",
            "help: draft specs/cufoo.yaml with `cargo xtask upstream new cufoo --package",
        ],
    );
    assert_eq!(repository.snapshot(), before, "the tree is untouched");
}

#[test]
fn all_mistakes_of_a_spec_are_reported() {
    let spoil = |it: &mut Repository| {
        it.edit(
            "specs/driver.yaml",
            "functions:\n  cu",
            "functionz: {}\nfunctions:\n  cuInit: {param: 1}\n  cuInit: {}\n  cu",
        );
    };
    let parts = [
        "specs/driver.yaml:18: error[unknown-key]: the key `functionz`",
        "did you mean `functions`?",
        "specs/driver.yaml:20: error[unknown-key]: the key `param`",
        "specs/driver.yaml:21: error[repeated-key]: `cuInit`",
    ];
    refused(&[], spoil, 1, &parts);
    let spoil = |it: &mut Repository| {
        it.edit("specs/driver.yaml", "pStr:", "pStrr:");
    };
    let parts = ["error[unknown-param]: cuGetErrorString has no parameter `pStrr`", "did you mean `pStr`?"];
    refused(&[], spoil, 1, &parts);
}

#[test]
fn a_missing_libclang_is_an_environment_error() {
    let path = |path: &'static str| move |it: &mut Repository| it.set("LIBCLANG_PATH", path);
    refused(INSTALLED, path("/nowhere/libclang.so"), 3, &["LIBCLANG_PATH is /nowhere/libclang.so", "help:"]);
    refused(INSTALLED, path("/etc/passwd"), 3, &["cannot load libclang from /etc/passwd", "help: unset LIBCLANG_PATH"]);
}

#[test]
fn a_missing_network_is_an_environment_error() {
    let cut = |it: &mut Repository| it.set("PIP_INDEX_URL", "http://127.0.0.1:9/simple");
    refused(&["--cuda", "13.0"], cut, 3, &["its package index cannot be reached", "--cuda-home DIR"]);
}

#[test]
fn a_missing_python_is_an_environment_error() {
    let spoil = |it: &mut Repository| it.set("PYTHON", "/nowhere/python3");
    refused(&["--cuda", "13.0"], spoil, 3, &["cannot run /nowhere/python3", "PYTHON="]);
}

#[test]
fn a_file_with_another_hash_than_the_pinned_one_is_rejected() {
    let spoil = |it: &mut Repository| {
        it.write("index/nvidia_cuda_runtime-13.0.96-py3-none-manylinux2014_x86_64.whl", "not what NVIDIA published");
        it.write("specs/toolkits.yaml", &TOOLKITS.replace("nvidia-cuda-runtime-cu13", "nvidia-cuda-runtime"));
        it.set("PIP_NO_INDEX", "1");
        it.set("PIP_FIND_LINKS", "index");
    };
    refused(&["--cuda", "13.0"], spoil, 3, &["hash mismatch", "nvidia-cuda-runtime==13.0.96", "help:"]);
}

#[test]
fn a_registry_with_invalid_syntax_is_a_finding() {
    let spoil = |it: &mut Repository| it.edit("specs/registry/driver.yaml", "library: driver", "library: [");
    refused(&[], spoil, 1, &["specs/registry/driver.yaml", "error[registry-syntax]", "help:"]);
}

#[test]
fn a_check_names_differing_files_and_the_command_that_writes_them() {
    let spoil = |it: &mut Repository| {
        it.edit("specs/api/driver.txt", "cuDriverGetVersion", "cuDriverGetVersionn");
        it.write("generated/cubind/extra.rs", "");
    };
    let parts =
        ["generated/cubind/extra.rs is no longer generated", "specs/api/driver.txt differs", "`cargo xtask regen`"];
    refused(&["--check"], spoil, 1, &parts);
    let new = "CUresult cuInit(unsigned int Flags);\n#endif";
    let spoil = |it: &mut Repository| it.edit("home/include/cuda.h", "#endif", new);
    let parts = ["specs/registry/driver.yaml differs", "`cargo xtask regen --cuda 13.0 --cuda-home home`"];
    refused(&["--check", "--cuda", "13.0", "--cuda-home", "home"], spoil, 1, &parts);
}

#[test]
fn unknown_commands_names_and_steps_are_wrong_use() {
    let repository = Repository::new();
    repository.regen(INSTALLED).succeeds();
    repository.xtask(&["explain", "cuGetErrorStrin"]).fails(2, &["did you mean `cuGetErrorString`?"]);
    repository.xtask(&["test", "no such step"]).fails(2, &["cargo xtask test --list"]);
    repository.xtask(&["regenerate"]).fails(2, &["unrecognized subcommand"]);
}

#[test]
fn written_files_are_reported_once_and_the_next_run_needs_only_the_checkout() {
    let mut repository = Repository::new();
    let said = repository.regen(INSTALLED).succeeds();
    for part in ["driver of CUDA 13.0: the first toolkit, with 2 functions", "specs/registry: 1 added"] {
        assert!(said.contains(part), "{part} in {said}");
    }
    let before = repository.snapshot();
    repository.set("LIBCLANG_PATH", "/nowhere");
    repository.set("PYTHON", "/nowhere");
    repository.set("PIP_INDEX_URL", "http://127.0.0.1:9/simple");
    assert_eq!(repository.regen(&[]).succeeds(), "nothing changed\n");
    assert!(repository.regen(&["--check"]).succeeds().starts_with("up to date"));
    repository.remove("generated");
    repository.regen(&[]).succeeds();
    assert_eq!(repository.snapshot(), before);
    repository.xtask(&["explain", "--all"]).succeeds();
    assert!(repository.xtask(&["explain", "CUresult"]).succeeds().contains("CUDA_SUCCESS"));
}

#[test]
fn the_order_of_scans_makes_no_difference() {
    let scan = |order: [&str; 2]| {
        let repository = Repository::new();
        for version in order {
            if version == "12.9" {
                repository.edit("home/include/cuda.h", "13000", "12090");
                repository.edit("home/include/cuda.h", "#endif", "CUresult cuGone(int old);\n#endif");
            }
            repository.regen(&["--cuda", version, "--cuda-home", "home"]).succeeds();
            repository.write("home/include/cuda.h", crate::repository::HEADER);
        }
        repository.remove("home");
        repository.snapshot()
    };
    assert_eq!(scan(["12.9", "13.0"]), scan(["13.0", "12.9"]));
}

#[test]
fn a_difference_needs_two_toolkits_of_the_registry() {
    let repository = Repository::new();
    repository.regen(INSTALLED).succeeds();
    let before = repository.snapshot();
    let known = ["CUDA 12.7 is not in the registry; it has 13.0", "help: run `cargo xtask regen --cuda 12.7`"];
    repository.xtask(&["diff", "12.7", "13.0"]).fails(2, &known);
    repository
        .xtask(&["diff", "13.0", "13"])
        .fails(2, &["expected a version with two numbers, such as \"13.0\", not `13`"]);
    repository.xtask(&["diff", "13.0", "13.0", "--format", "html"]).fails(2, &["text, md"]);
    assert!(repository.xtask(&["diff", "13.0", "13.0"]).succeeds().contains("nothing changed in driver"));
    assert!(repository.xtask(&["diff", "13.0", "13.0", "--format", "md"]).succeeds().starts_with("# CUDA 13.0 → 13.0"));
    assert_eq!(repository.snapshot(), before, "the tree is untouched");
}

#[test]
fn a_closed_output_pipe_ends_the_command_quietly() {
    let repository = Repository::new();
    repository.regen(INSTALLED).succeeds();
    let mut command = repository.command(&["explain", "--all"]);
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let child = command.stdout(writer).stderr(std::process::Stdio::piped()).spawn().unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
}
