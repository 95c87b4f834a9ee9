//! A test repository with one small library. Each test creates its own copy.

use codegen::{
    checkout,
    toolkit::{Progress, Toolkits},
};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
    sync::{LazyLock, OnceLock},
};

/// The header that replaces CUDA's header.
pub(crate) const HEADER: &str = "\
#ifndef __cuda_cuda_h__
#define __cuda_cuda_h__
#define CUDA_VERSION 13000

typedef enum cudaError_enum {
    CUDA_SUCCESS = 0,
    CUDA_ERROR_INVALID_VALUE = 1,
    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND = 302
} CUresult;

CUresult cuGetErrorString(CUresult error, const char **pStr);

/**
 * \\brief A version
 * \\param driverVersion - Returned version
 */
CUresult cuDriverGetVersion(int *driverVersion);
#endif
";

const SPEC: &str = "\
library:
  name: driver
  title: CUDA driver API
  headers: [cuda.h]
  version_macro: CUDA_VERSION
  min_functions: 2
  rules: cuda
  loads:
    \"12..\": {linux: [libcuda.so.1], windows: [nvcuda.dll]}
  result:
    type: CUresult
    success: CUDA_SUCCESS
    missing_library: CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND
    missing_symbol: CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND
    invalid_argument: CUDA_ERROR_INVALID_VALUE
    description: cuGetErrorString
  docs: https://example.org/{group}.html
functions:
  cuGetErrorString:
    params:
      pStr: static_string
";

/// The list of toolkits in the test repository. The packages of these toolkits do not exist, so nothing is fetched by
/// accident.
pub(crate) const TOOLKITS: &str = "\
toolkits:
  \"12.9\":
    - package: nvidia-cuda-runtime-cu13
      version: \"12.9.79\"
      provides: [headers]
      sha256: {x86_64: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa}
  \"13.0\":
    - package: nvidia-cuda-runtime-cu13
      version: \"13.0.96\"
      provides: [headers]
      sha256: {x86_64: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb}
libclang:
  package: libclang
  version: \"18.1.1\"
  wheels: {}
";

pub(crate) struct Repository {
    root: tempfile::TempDir,
    environment: BTreeMap<String, String>,
}

/// The result of running a command.
pub(crate) struct Ran(Output);

impl Repository {
    pub(crate) fn new() -> Self {
        let mut it = Self { root: tempfile::tempdir().unwrap(), environment: BTreeMap::new() };
        it.write("home/include/cuda.h", HEADER);
        it.write("specs/driver.yaml", SPEC);
        it.write("specs/toolkits.yaml", TOOLKITS);
        it.set("LIBCLANG_PATH", &libclang().display().to_string());
        it
    }

    pub(crate) fn path(&self, path: &str) -> PathBuf {
        self.root.path().join(path)
    }

    pub(crate) fn read(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).unwrap()
    }

    pub(crate) fn write(&self, path: &str, text: &str) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    pub(crate) fn edit(&self, path: &str, old: &str, new: &str) {
        let text = self.read(path);
        assert!(text.contains(old), "{old} in {path}");
        self.write(path, &text.replacen(old, new, 1));
    }

    pub(crate) fn remove(&self, folder: &str) {
        fs::remove_dir_all(self.path(folder)).unwrap();
    }

    /// Sets an environment variable for the commands that run afterwards.
    pub(crate) fn set(&mut self, name: &str, value: &str) {
        self.environment.insert(name.to_owned(), value.to_owned());
    }

    /// Returns all files except those below `target/`, with their contents.
    pub(crate) fn snapshot(&self) -> BTreeMap<String, Vec<u8>> {
        fn add(root: &Path, folder: &Path, files: &mut BTreeMap<String, Vec<u8>>) {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_file() {
                    files.insert(path.strip_prefix(root).unwrap().display().to_string(), fs::read(&path).unwrap());
                } else if path != root.join("target") {
                    add(root, &path, files);
                }
            }
        }
        let mut files = BTreeMap::new();
        add(self.root.path(), self.root.path(), &mut files);
        files
    }

    pub(crate) fn regen(&self, arguments: &[&str]) -> Ran {
        self.xtask(&[&["regen"], arguments].concat())
    }

    /// Changes the library's title in the spec.
    pub(crate) fn edit_title(&self, title: &str) {
        let spec = self.read("specs/driver.yaml");
        let lines = spec.lines().map(|line| match line.strip_prefix("  title: ") {
            Some(_) => format!("  title: {title}\n"),
            None => format!("{line}\n"),
        });
        self.write("specs/driver.yaml", &lines.collect::<String>());
    }

    pub(crate) fn xtask(&self, arguments: &[&str]) -> Ran {
        Ran(self.command(arguments).output().unwrap())
    }

    /// Returns the command that runs xtask in this repository.
    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command.args(arguments).arg("--root").arg(self.root.path()).current_dir(self.root.path());
        // pip ignores the user's configuration.
        for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("PIP_")) {
            command.env_remove(name);
        }
        command
            .env("PIP_CONFIG_FILE", "/dev/null")
            .env("PIP_RETRIES", "0")
            .env_remove("PYTHON")
            .env_remove("RUST_BACKTRACE");
        command.envs(&self.environment);
        command
    }
}

impl Ran {
    /// Asserts that the command succeeded, and returns the command's output.
    #[track_caller]
    pub(crate) fn succeeds(&self) -> String {
        assert!(self.0.status.success(), "{}{}", self.said(), self.errors());
        self.said()
    }

    /// Asserts that the command exited with this code and printed these parts, in any order.
    #[track_caller]
    pub(crate) fn fails(&self, code: i32, parts: &[&str]) {
        let errors = self.errors();
        assert_eq!(self.0.status.code(), Some(code), "{errors}");
        for part in parts {
            assert!(errors.contains(part), "no `{part}` in\n{errors}");
        }
    }

    /// Asserts that the command printed these parts, in this order.
    #[track_caller]
    pub(crate) fn says(&self, parts: &[&str]) {
        let said = self.said();
        let mut rest = said.as_str();
        for part in parts {
            let (_, behind) = rest.split_once(part).unwrap_or_else(|| panic!("no `{part}` at its place in\n{said}"));
            rest = behind;
        }
    }

    /// Returns the standard output of the command.
    pub(crate) fn said(&self) -> String {
        String::from_utf8_lossy(&self.0.stdout).into_owned()
    }

    fn errors(&self) -> String {
        String::from_utf8_lossy(&self.0.stderr).into_owned()
    }
}

/// Returns the root of the checkout that contains the test.
pub(crate) fn real_root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> =
        LazyLock::new(|| checkout::root(env!("CARGO_MANIFEST_DIR")).unwrap_or_else(|failure| panic!("{failure}")));
    &ROOT
}

/// Returns the path of libclang: the pinned version, unless the environment specifies another path.
fn libclang() -> &'static Path {
    struct Silent;
    impl Progress for Silent {
        fn step(&self, _: &str) {}
    }
    static FOUND: OnceLock<PathBuf> = OnceLock::new();
    FOUND.get_or_init(|| {
        let toolkits = Toolkits::load(real_root()).unwrap_or_else(|failure| panic!("{failure}"));
        toolkits.libclang(real_root(), &Silent).unwrap_or_else(|failure| panic!("{failure}"))
    })
}
