//! The Python wheel of a package, and the wheel's tests.

use super::Work;
use crate::{shell::PYTHON_FOLDER, wheel};
use codegen::{diag::Failure, echo::EchoPaths};
use std::path::{Path, PathBuf};

/// The folder of test modules that the tests of all packages share.
const SHARED: &str = "tests/python";

impl Work<'_> {
    /// Builds the wheel. If `thorough` is set, builds an optimized wheel, and checks that the build has no warnings,
    /// that the wheel runs on the systems of its tag, and that the wheel is small. The step `python package` lints a
    /// package from the same templates.
    pub(super) fn wheel(&self, thorough: bool) -> Result<PathBuf, Failure> {
        let manifest = self.python().join("Cargo.toml").display().to_string();
        if !thorough {
            return wheel::build_small(self.programs, self.root, &manifest, &self.folder.join("small"));
        }
        let lints = ["clippy", "--manifest-path", &manifest, "--locked", "--", "-D", "warnings"];
        self.programs.run(self.programs.cargo_in(PYTHON_FOLDER, &lints))?;
        let wheel = wheel::build_into(
            self.programs,
            self.root,
            &manifest,
            &self.folder.join("wheels"),
            &self.folder.join("build"),
        )?;
        wheel::audit(self.programs, self.root, &wheel)?;
        wheel::small(&wheel)?;
        Ok(wheel)
    }

    /// Tests the wheel together with `cubind`. Checks that the stubs match the modules, and that every function passes
    /// its arguments to the library.
    pub(super) fn test_wheel(&self, wheel: &Path, echo: &EchoPaths) -> Result<(), Failure> {
        let (venv, programs) = (self.venv()?, self.programs);
        venv.install(programs, &wheel::build(programs, self.root)?)?;
        venv.install(programs, wheel)?;
        let module = self.package.python.module.as_str();
        let mypy = ["-m", "mypy", "--strict", "--cache-dir", "target/cubind/mypy"];
        programs.run(venv.python(programs).args(mypy).args(["-p", module]))?;
        let (tests, examples) = (self.written.join("tests/python"), self.written.join("python/examples"));
        let written: Vec<&PathBuf> = [&tests, &examples].into_iter().filter(|folder| folder.is_dir()).collect();
        if !written.is_empty() {
            programs.run(venv.python(programs).args(mypy).args(written).env("MYPYPATH", SHARED))?;
        }
        let stubtest = ["-m", "mypy.stubtest", module, "--ignore-unused-allowlist", "--concise", "--allowlist"];
        programs.run(venv.python(programs).args(stubtest).arg(format!("{SHARED}/stubtest-allowlist.txt")))?;
        let pytest = ["-m", "pytest", "-p", "no:cacheprovider", "-c", "tests/python/pytest.ini"];
        let command = venv.python(programs).args(pytest).arg(format!("{SHARED}/test_packages.py"));
        let command = if tests.is_dir() { command.arg(&tests) } else { command };
        let command = command.env("CUBIND_PACKAGE", module).env("CUBIND_ECHO_DIR", &echo.folder);
        programs.run(command.env("CUBIND_ECHO_CALLS_JSON", &echo.python_calls).env_remove("CUBIND_CUDA"))
    }
}
