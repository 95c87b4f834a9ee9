//! Test steps for the Python package. The package is built, installed without dependencies, and then tested with all
//! dependencies.

use super::{Context, echo, second};
use crate::{interpreters, shell::PYTHON_FOLDER, venv::Venv, wheel};
use codegen::diag::Failure;

/// The file with the pinned packages that the tests require in addition to the wheel.
pub(crate) const REQUIREMENTS: &str = "tests/python/requirements-test.txt";

/// The folder of all Python tests.
const ALL: &[&str] = &["tests/python"];

/// Checks that the wheel builds, runs on the systems of its tag, is small, and can be installed in the virtual
/// environment of the tests.
pub(super) fn package(context: &Context<'_>) -> Result<(), Failure> {
    let wheel = wheel::build(&context.programs, context.root)?;
    wheel::audit(&context.programs, context.root, &wheel)?;
    wheel::small(&wheel)?;
    tested(context).map(drop)
}

/// Checks that Python can import the wheel without other packages, and that the wheel reports missing libraries.
pub(super) fn bare(context: &Context<'_>) -> Result<(), Failure> {
    let wheel = wheel::build(&context.programs, context.root)?;
    let venv = Venv::empty(&context.programs, context.root, "venv-bare")?;
    venv.install(&context.programs, &wheel)?;
    let command = venv.python(&context.programs).args(["-I", "tests/python/bare.py"]);
    context.programs.run(command.env_remove("LD_LIBRARY_PATH").env_remove("CUBIND_CUDA"))
}

/// Checks that the stubs match the modules, and that type checkers accept the stubs.
pub(super) fn types(context: &Context<'_>) -> Result<(), Failure> {
    let venv = tested(context)?;
    let programs = &context.programs;
    let mypy = ["-m", "mypy", "--strict", "--cache-dir", "target/cubind/mypy"];
    programs.run(venv.python(programs).args(mypy).args(["-p", "cubind"]))?;
    let ours = ["tests/python", "generated/cubind-py/examples"];
    programs.run(venv.python(programs).args(mypy).args(ours))?;
    let stubs = wheel::stubs::build(programs, context.root)?;
    let pytest = ["-m", "pytest", "-p", "no:cacheprovider", "-c", "tests/python/pytest.ini"];
    let command = venv.python(programs).args(pytest).arg("tests/python/test_stub_package.py");
    programs.run(command.env("CUBIND_STUBS", stubs))?;
    let stubtest = ["-m", "mypy.stubtest", "cubind", "--ignore-unused-allowlist", "--concise", "--allowlist"];
    programs.run(venv.python(programs).args(stubtest).arg("tests/python/stubtest-allowlist.txt"))?;
    let pyright = ["--project", "tests/python/pyrightconfig.json", "--pythonpath"];
    programs.run(venv.program(programs, "pyright").args(pyright).arg(venv.interpreter()))
}

/// Runs the support code's own tests, and then pytest, which also uses the recording stubs. Tests that need a GPU are
/// skipped if there is none.
pub(super) fn tests(context: &Context<'_>) -> Result<(), Failure> {
    let native = ["test", "--manifest-path", wheel::NATIVE, "--locked", "--lib"];
    context.programs.run(context.programs.cargo_in(PYTHON_FOLDER, &native))?;
    pytest(context, &tested(context)?, ALL)
}

/// Tests a third-party package that is based on the wheel of `cubind`. Its extension must compile without warnings, its
/// stubs must pass type checks, and it must share classes with `cubind`.
pub(super) fn second(context: &Context<'_>) -> Result<(), Failure> {
    let programs = &context.programs;
    let venv = tested(context)?;
    let folder = second::install(context, &venv)?;
    let mypy = ["-m", "mypy", "--strict", "--cache-dir", "target/cubind/mypy", "-p", "cubind_fx"];
    programs.run(venv.python(programs).args(mypy))?;
    let pytest = [
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "-c",
        "tests/python/pytest.ini",
        "tests/python/test_second_package.py",
    ];
    programs.run(venv.python(programs).args(pytest).env("CUBIND_SECOND", folder).env_remove("CUBIND_CUDA"))
}

/// Returns the reason for skipping a step that needs a Python newer than the default one, if this machine has no newer
/// Python.
pub(super) fn lacks_newer(context: &Context<'_>) -> Result<Option<String>, Failure> {
    Ok(match interpreters::newest(&context.programs)? {
        Some(_) => None,
        None => Some("there is no Python newer than the default one".to_owned()),
    })
}

/// Runs the Python tests with the newest Python on this machine, and with the same wheel.
pub(super) fn newest(context: &Context<'_>) -> Result<(), Failure> {
    let Some(python) = interpreters::newest(&context.programs)? else { return Ok(()) };
    let wheel = wheel::build(&context.programs, context.root)?;
    let venv = Venv::of(&context.programs, context.root, "venv-test", REQUIREMENTS, &python)?;
    venv.install(&context.programs, &wheel)?;
    pytest(context, &venv, ALL)
}

/// Runs the Python tests with an extension that is built only from the source distribution. This shows that the source
/// distribution contains everything that a build requires. The extension aborts if PyO3 would only queue a dropped
/// reference, because PyO3 does not detect that the thread is attached.
///
/// These tests run with the newest Python on this machine, so that each nightly run tests the oldest and the newest
/// version.
pub(super) fn references(context: &Context<'_>) -> Result<(), Failure> {
    let (programs, root) = (&context.programs, context.root);
    let wheel = wheel::build_from_sdist(programs, root)?;
    let venv = match interpreters::newest(programs)? {
        Some(python) => Venv::of(programs, root, "venv-test", REQUIREMENTS, &python)?,
        None => Venv::with(programs, root, "venv-test", REQUIREMENTS)?,
    };
    venv.install(programs, &wheel)?;
    pytest(context, &venv, ALL)
}

/// Runs pytest in this virtual environment, with the recording stubs, and with one process for each core. All tests in
/// a file run in the same process.
pub(crate) fn pytest(context: &Context<'_>, venv: &Venv, tests: &[&str]) -> Result<(), Failure> {
    pytest_with(context, venv, tests, &[])
}

/// Like [`pytest`], with additional environment variables.
pub(crate) fn pytest_with(
    context: &Context<'_>,
    venv: &Venv,
    tests: &[&str],
    besides: &[(&str, String)],
) -> Result<(), Failure> {
    let environment = echo::environment(context)?;
    let cores = ["-n", "auto", "--dist", "loadgroup", "--no-loadscope-reorder", "--durations=20", "--durations-min=2"];
    let pytest = ["-m", "pytest", "-p", "no:cacheprovider", "-c", "tests/python/pytest.ini"];
    let command = venv.python(&context.programs).args(pytest).args(tests).args(cores).env_remove("CUBIND_CUDA");
    let command = besides.iter().fold(command, |command, (name, value)| command.env(name, value));
    context.programs.run(environment.iter().fold(command, |command, (name, value)| command.env(name, value)))
}

/// Returns the virtual environment of the tests, with the current wheel.
pub(crate) fn tested(context: &Context<'_>) -> Result<Venv, Failure> {
    let wheel = wheel::build(&context.programs, context.root)?;
    let venv = Venv::with(&context.programs, context.root, "venv-test", REQUIREMENTS)?;
    venv.install(&context.programs, &wheel)?;
    Ok(venv)
}
