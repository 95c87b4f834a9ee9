//! Times of builds from scratch and of the passes of `regen`. Builds of the crate are compared with builds of cudarc.
//! The passes are compared with bindgen on the same headers.

use super::figures::Figure;
use crate::{interpreters, progress::Steps, shell::Programs, test::Context, tools::Tool, venv::cannot, wheel};
use codegen::{
    analysis,
    diag::Failure,
    header_set::HeaderSet,
    pipeline::{self, Target},
    scan,
    scan::Request,
    spec::Specs,
    toolkit::Toolkits,
    views::Views,
};
use serde::Deserialize;
use std::{collections::BTreeMap, fs, path::Path, time::Instant};

/// Goal for the seconds from a clone of the repository to a wheel, on two cores.
const GOAL_WHEEL: f64 = 120.0;
/// Goal for the time of `regen`, relative to the time of bindgen, which only generates declarations for one language.
const GOAL_BINDGEN: f64 = 3.0;
/// Goal for the CPU time of the crate's build, relative to that of cudarc's build with the same libraries.
const GOAL_CUDARC: f64 = 0.8;
/// Goal for the CPU seconds of a build with all libraries, layers and major versions.
const GOAL_EVERYTHING: f64 = 30.0;
/// Goal for the peak memory in GB of the build with all libraries, layers and major versions.
const GOAL_PEAK: f64 = 1.5;
/// The script that builds the crate and cudarc alternately.
const COMPARED: &str = "tests/bench/rust/builds.py";
const BINDGEN: Tool = Tool { name: "bindgen-cli", version: "0.72.1" };
/// The folder for builds from scratch.
const FOLDER: &str = "target/cubind/builds";
/// The manifest of the generated crate.
const CRATE: &str = "generated/cubind/Cargo.toml";

/// Measures the figures of builds and passes, which takes many minutes.
pub(super) fn figures(context: &Context<'_>) -> Result<Vec<Figure>, Failure> {
    let mut all = passes(context)?;
    all.extend(compared(context)?);
    all.extend(builds(context)?);
    Ok(all)
}

/// The costs of builds with one set of features. The keys of the maps are `owned` and `tuples` (layers of the crate),
/// and `cudarc`.
#[derive(Deserialize)]
struct Built {
    name: String,
    /// The CPU time of each build in seconds.
    seconds: BTreeMap<String, f64>,
    /// The peak memory of each build in GB.
    peaks: BTreeMap<String, f64>,
}

impl Built {
    /// Returns the ratios to cudarc, or absolute figures for a build that has no counterpart in cudarc.
    fn figures(&self) -> Vec<Figure> {
        let Self { name, seconds, peaks } = self;
        let name = |what: &str, of: &str| format!("the crate {name}, `{what}`, {of}");
        let each = seconds.iter().filter(|(what, _)| *what != "cudarc").flat_map(|(what, ours)| {
            let cpu = match seconds.get("cudarc") {
                Some(theirs) => Figure::ratio(name(what, "CPU time ÷ cudarc"), *ours, *theirs, "s", Some(GOAL_CUDARC)),
                None => Figure::wanted(name(what, "CPU time"), *ours, "s", Some(GOAL_EVERYTHING)),
            };
            let goal = (!seconds.contains_key("cudarc")).then_some(GOAL_PEAK);
            let peak = peaks.get(what).map(|peak| Figure::wanted(name(what, "peak memory"), *peak, "GB", goal));
            [cpu].into_iter().chain(peak)
        });
        each.collect()
    }
}

/// Compares builds of the crate with builds of cudarc for the same libraries.
fn compared(context: &Context<'_>) -> Result<Vec<Figure>, Failure> {
    eprintln!("{COMPARED}");
    let script = context.programs.program(interpreters::default()).args([COMPARED, "--json"]);
    let printed = context.programs.read(script)?;
    let built: Vec<Built> = serde_json::from_str(printed.lines().last().unwrap_or_default())
        .map_err(|error| Failure::Check(format!("the JSON that {COMPARED} prints has an unexpected form: {error}")))?;
    Ok(built.iter().flat_map(Built::figures).collect())
}

/// Runs a function and returns the elapsed time in seconds.
fn timed<T>(run: impl FnOnce() -> Result<T, Failure>) -> Result<(T, f64), Failure> {
    let begin = Instant::now();
    let result = run()?;
    Ok((result, begin.elapsed().as_secs_f64()))
}

/// Measures each build in a separate folder. Downloads are completed before the measurement.
fn builds(context: &Context<'_>) -> Result<Vec<Figure>, Failure> {
    let (programs, root) = (&context.programs, context.root);
    let folder = root.join(FOLDER);
    clear(&folder)?;
    let build = |manifest: &str, options: &[&str]| {
        programs.run(programs.cargo(&["fetch", "--quiet", "--manifest-path", manifest]))?;
        let target = folder.join(manifest.replace('/', "-"));
        let command = programs.cargo(&["build", "--quiet", "--manifest-path", manifest]).args(options);
        timed(|| programs.run(command.env("CARGO_TARGET_DIR", &target))).map(|((), seconds)| seconds)
    };
    let library = build(CRATE, &[])?;
    let generator = build("Cargo.toml", &["--package", "xtask"])?;
    let target = folder.join("wheel");
    // The environment that contains maturin and zig is created before the measurement.
    wheel::prepare(programs, root)?;
    let made = timed(|| wheel::build_into(programs, root, wheel::PACKAGE, &folder.join("wheels"), &target))?.1;
    let with_pip = timed(|| wheel::build_with_pip(programs, root, &folder.join("pip")))?.1;
    clear(&folder)?;
    let seconds = |name: &str, value| Figure::told(name.to_owned(), value, "s");
    let first = "`pip wheel ./generated/cubind-py`, from scratch".to_owned();
    Ok(vec![
        seconds("the crate with its default features, from scratch", library),
        seconds("the generator, from scratch", generator),
        seconds("the wheel of a release, from scratch", made),
        Figure::wanted(first, with_pip, "s", Some(GOAL_WHEEL)),
    ])
}

pub(super) fn clear(folder: &Path) -> Result<(), Failure> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| cannot("remove", folder, &error))?;
    }
    Ok(())
}

/// Measures bindgen and each pass of `regen --cuda` on the headers of the newest toolkit. No files are written.
fn passes(context: &Context<'_>) -> Result<Vec<Figure>, Failure> {
    let (programs, root) = (&context.programs, context.root);
    let steps = Steps::new();
    let toolkits = Toolkits::load(root)?;
    let Some(version) = toolkits.versions().last() else { return Ok(Vec::new()) };
    let headers = HeaderSet::Toolkit(version);
    // Downloads are completed first, so that they are not part of a measured pass.
    let include = toolkits.headers(root, &headers, &steps)?.include;
    let libclang = toolkits.libclang(root, &steps)?;
    let ((specs, mut registries), loading) = timed(|| pipeline::load(root))?;
    let target = Target { headers: &headers, cuda_home: None, library: None };
    let scanning = timed(|| pipeline::scan(root, target, &specs, &mut registries, &steps))?.1;
    let (api, resolving) = timed(|| analysis::resolve_some(&registries, &specs, &specs.common()))?;
    let printing = timed(|| Ok(pipeline::print_repository(&api, &registries, &Views::load(root)?, &api.names())))?.1;
    drop(steps);
    let bindgen =
        Bindgen { programs, program: BINDGEN.program(programs, "bindgen")?, include: &include, libclang: &libclang };
    let theirs = bindgen.all(&specs, &headers, &root.join(FOLDER))?;
    let ours = loading + scanning + resolving + printing;
    let seconds = |name: &str, value| Figure::told(format!("regen --cuda {version}, {name}"), value, "s");
    let name = format!("regen --cuda {version} ÷ bindgen");
    Ok(vec![
        seconds("reading specs and registries", loading),
        seconds("scanning", scanning),
        seconds("deciding", resolving),
        seconds("printing", printing),
        Figure::ratio(name, ours, theirs, "s", Some(GOAL_BINDGEN)),
    ])
}

/// The program bindgen, and the libclang that bindgen uses.
struct Bindgen<'a> {
    programs: &'a Programs,
    program: std::path::PathBuf,
    include: &'a Path,
    libclang: &'a Path,
}

impl Bindgen<'_> {
    /// Runs bindgen on the headers of each library in a toolkit, one library after the other, and returns the total
    /// time in seconds.
    fn all(&self, specs: &Specs, of: &HeaderSet, folder: &Path) -> Result<f64, Failure> {
        fs::create_dir_all(folder).map_err(|error| cannot("create", folder, &error))?;
        let version = of.version();
        let mut sum = 0.0;
        for spec in &specs.libraries {
            let library = &spec.content.library;
            if library.header_set(version) == *of && library.is_in(version) {
                // The file name must differ from the names of all headers; otherwise, the file would include itself.
                sum +=
                    self.one(&pipeline::request(spec, version), &folder.join(format!("all of {}.h", spec.name())))?;
            }
        }
        clear(folder)?;
        Ok(sum)
    }

    fn one(&self, request: &Request<'_>, header: &Path) -> Result<f64, Failure> {
        fs::write(header, all_of(request)).map_err(|error| cannot("write", header, &error))?;
        let stand_ins = scan::stand_ins();
        let command = self.programs.program(&self.program).arg(header).arg("--output").arg(header.with_extension("rs"));
        let command = command.args(["--", "-xc", "-std=gnu17", "-nostdinc", "-I"]).arg(&stand_ins);
        let command = command.arg("-I").arg(self.include).args(request.defines.iter().map(|it| format!("-D{it}")));
        let command = command.env("LIBCLANG_PATH", self.libclang);
        timed(|| self.programs.run(command)).map(|((), seconds)| seconds)
    }
}

/// Returns the text of a header that includes the headers in a scan request.
fn all_of(request: &Request<'_>) -> String {
    let headers = request.include_before.iter().chain(&request.headers);
    headers.map(|header| format!("#include \"{header}\"\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_is_timed_and_its_failure_is_returned() {
        let (value, seconds) = timed(|| Ok(7)).unwrap();
        assert!(value == 7 && seconds < 1.0);
        assert!(timed(|| Err::<(), _>(Failure::Check("no".to_owned()))).is_err());
    }

    #[test]
    fn builds_are_compared_with_cudarc_where_it_has_the_libraries() {
        let read = |text| serde_json::from_str::<Built>(text).unwrap().figures();
        let figures = read(
            r#"{"name": "a", "seconds": {"tuples": 4.0, "cudarc": 8.0}, "peaks": {"tuples": 0.5, "cudarc": 1.0}}"#,
        );
        let values: Vec<_> = figures.iter().map(|it| (it.name.as_str(), it.value, it.goal)).collect();
        let cpu = ("the crate a, `tuples`, CPU time ÷ cudarc", 0.5, Some(GOAL_CUDARC));
        assert_eq!(values, [cpu, ("the crate a, `tuples`, peak memory", 0.5, None)]);
        let figures = read(r#"{"name": "b", "seconds": {"owned": 20.0}, "peaks": {"owned": 1.0}}"#);
        let goals: Vec<_> = figures.iter().map(|it| it.goal).collect();
        assert_eq!(goals, [Some(GOAL_EVERYTHING), Some(GOAL_PEAK)]);
    }

    #[test]
    fn build_outputs_are_removed_and_a_missing_folder_is_accepted() {
        let folder = tempfile::tempdir().unwrap();
        let inside = folder.path().join("a/b");
        fs::create_dir_all(&inside).unwrap();
        clear(&folder.path().join("a")).unwrap();
        clear(&folder.path().join("a")).unwrap();
        assert!(!inside.exists());
    }
}
