//! The cost of `regen` as a function of the number of libraries, functions and toolkits (`bench --scale`).
//!
//! The input for a data point is a copy of specs/ with additional libraries and toolkits. The additional libraries are
//! copies of existing ones with new names. The additional toolkits have the same declarations as the newest toolkit.
//! For each data point, a separate process generates all files without writing them. The CPU time of this process
//! hardly depends on other programs, and the peak memory of the process can be measured separately.

use super::{
    Options,
    builds::clear,
    figures::{Figure, number},
    plot::{self, Line, Panel},
};
use crate::{test::Context, usage, venv::cannot};
use codegen::{
    diag::Failure, pipeline, registry::Registry, spec::Specs, toolkit::Toolkits, version::Version, views::Views,
};
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// The data points, as numbers of additional libraries and toolkits. The last data point has more than 60 libraries and
/// 40 toolkits in total.
const POINTS: [(usize, u32); 5] = [(0, 0), (16, 0), (33, 0), (0, 23), (33, 23)];
/// Goal for the cost per declaration or toolkit, relative to the cost in this repository. The cost should grow at most
/// linearly.
const GOAL: f64 = 1.1;
const FOLDER: &str = "target/cubind/scale";
/// The folders that contain one file per library.
const PARTS: [&str; 4] = ["specs", "specs/registry", "specs/summaries", "specs/views"];
/// The file of the chart in the document, and the two marker lines before and after the table.
const PICTURE: &str = "tests/bench/scale.svg";
const BEGIN: &str = "<!-- written by `cargo xtask bench --scale --docs` -->\n";
const END: &str = "<!-- end of the table of scale -->";

/// The measured costs of one process.
#[derive(Serialize, Deserialize)]
struct Cost {
    functions: usize,
    /// The CPU time in seconds of three phases: reading specs and registries, resolving, and printing.
    seconds: [f64; 3],
    /// The size of the folder `generated/` in MB.
    printed: f64,
    registry: f64,
    /// The peak memory of the process in GB.
    peak: f64,
}

struct Point {
    libraries: usize,
    toolkits: usize,
    cost: Cost,
}

/// A cost that is compared between data points: its name, its unit, and a function that returns its value.
type Measure = (&'static str, &'static str, fn(&Cost) -> f64);
const MEASURES: [Measure; 3] = [
    ("CPU time", "s", |cost| cost.seconds.iter().sum()),
    ("peak memory", "GB", |cost| cost.peak),
    ("bytes of generated/", "MB", |cost| cost.printed),
];

/// Measures all data points, prints their table, writes the requested output, and returns the growth of the costs.
pub(super) fn figures(context: &Context<'_>, options: &Options) -> Result<Vec<Figure>, Failure> {
    let (root, programs) = (context.root, &context.programs);
    let (specs, registries) = pipeline::load(root)?;
    let newest = Toolkits::load(root)?.versions().last();
    let newest = newest.ok_or_else(|| Failure::Check("specs/toolkits.yaml lists no toolkit".to_owned()))?;
    let all = registries.iter().map(Registry::all).filter(|all| all.contains_key(&newest));
    let toolkits = all.map(|all| all.len()).max().unwrap_or_default();
    let program = std::env::current_exe().map_err(|error| cannot("find", Path::new("xtask"), &error))?;
    let (folder, mut points) = (root.join(FOLDER), Vec::new());
    for (more, later) in POINTS {
        eprintln!("{more} more libraries, {later} more toolkits");
        clear(&folder)?;
        write(root, &folder, &copies(&specs, &registries, more), newest, later)?;
        let printed =
            programs.read(programs.program(&program).args(["bench", "--scale-here", "--root"]).arg(&folder))?;
        let cost = serde_json::from_str(&printed).map_err(|error| Failure::Check(format!("{printed}: {error}")))?;
        points.push(Point { libraries: specs.common().len() + more, toolkits: toolkits + later as usize, cost });
    }
    clear(&folder)?;
    let rows = rows(&points);
    if !options.json {
        println!("{rows}");
    }
    let own = options.docs.then(|| root.join(PICTURE));
    for path in options.plot.iter().cloned().chain(own) {
        fs::write(&path, drawn(&points)).map_err(|error| cannot("write", &path, &error))?;
    }
    if options.docs {
        let text = format!("![Cost against libraries and toolkits](../{PICTURE})\n\n{rows}");
        crate::document::insert(&root.join(super::document::PATH), BEGIN, END, &text)?;
    }
    Ok(growth(&points))
}

/// Generates all files of a checkout in this process, and prints the costs as JSON.
pub(super) fn here(root: &Path) -> Result<(), Failure> {
    let begin = cpu()?;
    let ((specs, registries), views) = (pipeline::load(root)?, Views::load(root)?);
    let read = cpu()?;
    let libraries = specs.common();
    let api = pipeline::resolve(&specs, &registries, &views, &libraries)?;
    let decided = cpu()?;
    let files = pipeline::print_repository(&api, &registries, &views, &libraries).into_files();
    let end = cpu()?;
    let below =
        |folder: &'static str| files.iter().filter(move |(path, _)| path.starts_with(folder)).map(|(_, text)| text);
    let bytes = |folder: &'static str| below(folder).map(String::len).sum::<usize>() as f64 / 1e6;
    let is_function = |line: &&str| !line.starts_with('#') && !line.is_empty();
    let cost = Cost {
        functions: below("specs/api/").flat_map(|text| text.lines()).filter(is_function).count(),
        seconds: [read - begin, decided - read, end - decided],
        printed: bytes("generated/"),
        registry: bytes("specs/registry/"),
        peak: field("/proc/self/status", |text| text.split_once("VmHWM:")?.1.split_whitespace().next()?.parse().ok())?
            / 1e6,
    };
    println!("{}", serde_json::to_string(&cost).map_err(|error| Failure::Check(error.to_string()))?);
    Ok(())
}

/// Returns the CPU seconds of this process.
fn cpu() -> Result<f64, Failure> {
    let used = usage::of_this_process().map(|used| used.as_secs_f64());
    used.ok_or_else(|| Failure::Check("/proc/self/stat, which only Linux has, cannot be read".to_owned()))
}

fn field(path: &str, value: impl FnOnce(&str) -> Option<f64>) -> Result<f64, Failure> {
    let text = fs::read_to_string(path).map_err(|error| cannot("read", Path::new(path), &error))?;
    value(&text).ok_or_else(|| Failure::Check(format!("{path} has an unexpected form")))
}

/// Returns the libraries to copy, each with the number of its copy. A library is copied only if no other library uses
/// it and the names of its functions contain the library's name. Otherwise, the same names would be declared twice.
fn copies<'a>(specs: &'a Specs, registries: &[Registry], count: usize) -> Vec<(&'a str, usize)> {
    let (common, used): (_, BTreeSet<&String>) =
        (specs.common(), specs.libraries.iter().flat_map(|spec| &spec.content.library.uses).collect());
    let is_named = |name: &str, registry: &Registry| {
        registry.all().values().flat_map(|facts| facts.functions.keys()).all(|function| begins(function, name))
    };
    let with_registries = specs.libraries.iter().map(|spec| spec.name()).zip(registries);
    let fit = with_registries.filter(|(name, registry)| {
        common.contains(*name) && !used.iter().any(|used| used == name) && is_named(name, registry)
    });
    let names: Vec<&str> = fit.map(|(name, _)| name).collect();
    (2..).flat_map(|number| names.iter().map(move |name| (*name, number))).take(count).collect()
}

/// Writes the input for a data point.
fn write(root: &Path, to: &Path, copies: &[(&str, usize)], newest: Version, later: u32) -> Result<(), Failure> {
    for part in PARTS {
        for path in files(&root.join(part))? {
            let text = fs::read_to_string(&path).map_err(|error| cannot("read", &path, &error))?;
            let of = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            let copies = copies.iter().filter(|(name, _)| *name == of).map(|(name, number)| {
                let suffix = format!("x{number}");
                (to.join(part).join(format!("{name}{suffix}.yaml")), renamed(&text, name, &suffix))
            });
            let same = path.file_name().map(|name| (to.join(part).join(name), text.clone()));
            for (path, text) in same.into_iter().chain(copies) {
                let text = if part == "specs/registry" { continued(&text, newest, later) } else { text };
                let folder = path.parent().unwrap_or(to);
                let written = fs::create_dir_all(folder).and_then(|()| fs::write(&path, text));
                written.map_err(|error| cannot("write", &path, &error))?;
            }
        }
    }
    Ok(())
}

/// Returns the files in a folder, without those in its subfolders.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(|error| cannot("read", folder, &error))?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path()).map_err(|error| cannot("read", folder, &error)));
    Ok(paths.collect::<Result<Vec<_>, _>>()?.into_iter().filter(|path| path.is_file()).collect())
}

fn begins(text: &str, name: &str) -> bool {
    text.get(..name.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(name))
}

/// Adds a suffix to a library's name (in upper, lower or mixed case) wherever the name is at the beginning of a word.
fn renamed(text: &str, name: &str, suffix: &str) -> String {
    let (mut result, mut rest, mut is_inside) = (String::with_capacity(text.len()), text, false);
    while let Some(next) = rest.chars().next() {
        let is_name = !is_inside && begins(rest, name);
        let (taken, after) = rest.split_at(if is_name { name.len() } else { next.len_utf8() });
        result += taken;
        result += if is_name { suffix } else { "" };
        (rest, is_inside) = (after, is_name || next.is_ascii_alphanumeric());
    }
    result
}

/// Adds later toolkits to a registry, if the registry contains the newest toolkit.
fn continued(text: &str, newest: Version, later: u32) -> String {
    let line = |minor: u32| format!("- '{}.{minor}'\n", newest.major);
    let lines: String = (newest.minor..=newest.minor + later).map(line).collect();
    text.replacen(&line(newest.minor), &lines, 1)
}

/// Formats the table, with a row for each data point.
fn rows(points: &[Point]) -> String {
    let mut text = "| libraries | toolkits | functions | CPU s: reading | deciding | printing | `generated/` | registry | peak memory |\n\
                    |---|---|---|---|---|---|---|---|---|\n"
        .to_owned();
    for Point { libraries, toolkits, cost } in points {
        let [reading, deciding, printing] = cost.seconds.map(number);
        let (printed, registry, peak) = (number(cost.printed), number(cost.registry), number(cost.peak));
        text += &format!(
            "| {libraries} | {toolkits} | {} | {reading} | {deciding} | {printing} | {printed} MB | {registry} MB | {peak} GB |\n",
            cost.functions
        );
    }
    text
}

/// Returns two series of data points: the points with as many toolkits as the first point, and the points with as many
/// libraries as the first point. Each point has a size relative to the first point. The number of declarations is
/// measured by the size of the registry, which does not repeat declarations for each toolkit.
fn series(points: &[Point]) -> Vec<(&'static str, Vec<(f64, &Cost)>)> {
    let Some(first) = points.first() else { return Vec::new() };
    let by_declarations = points.iter().filter(|it| it.toolkits == first.toolkits);
    let by_toolkits = points.iter().filter(|it| it.libraries == first.libraries);
    vec![
        ("declarations", by_declarations.map(|it| (it.cost.registry / first.cost.registry, &it.cost)).collect()),
        ("toolkits", by_toolkits.map(|it| (it.toolkits as f64 / first.toolkits as f64, &it.cost)).collect()),
    ]
}

/// Returns the growth of each cost, relative to the growth of the input.
fn growth(points: &[Point]) -> Vec<Figure> {
    let mut all = Vec::new();
    for (of, series) in series(points) {
        if let [(_, first), .., (size, last)] = series.as_slice() {
            for (name, unit, value) in MEASURES {
                let name = format!("{name} with {size:.2} × the {of} ÷ linear growth");
                all.push(Figure::ratio(name, value(last), value(first) * size, unit, Some(GOAL)));
            }
        }
    }
    all
}

/// Returns the chart, with one panel for functions and one for toolkits.
fn drawn(points: &[Point]) -> String {
    let panels = series(points).into_iter().map(|(of, series)| Panel {
        title: format!("{of}, relative to this repository"),
        lines: MEASURES
            .map(|(name, _, value)| {
                let first = series.first().map_or(1.0, |(_, cost)| value(cost));
                Line { name, points: series.iter().map(|(size, cost)| (*size, value(cost) / first)).collect() }
            })
            .into(),
    });
    plot::growth("The cost of regen, relative to this repository; grey is linear", &panels.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use codegen::checkout;

    fn point(libraries: usize, toolkits: usize, registry: f64, seconds: f64) -> Point {
        let cost = Cost { functions: 100, seconds: [0.0, 0.0, seconds], printed: 10.0, registry, peak: 0.5 };
        Point { libraries, toolkits, cost }
    }

    #[test]
    fn names_are_replaced_only_at_the_beginning_of_a_word() {
        assert_eq!(
            renamed("fxRun FX_OK _fx libfx.so afx fxfx", "fx", "x2"),
            "fxx2Run FXx2_OK _fxx2 libfx.so afx fxx2fx"
        );
        assert_eq!(renamed("ä fx", "fx", "x2"), "ä fxx2");
    }

    #[test]
    fn later_toolkits_follow_the_newest_one() {
        let newest = "13.5".parse().unwrap();
        assert_eq!(continued("- '13.4'\n- '13.5'\n", newest, 2), "- '13.4'\n- '13.5'\n- '13.6'\n- '13.7'\n");
        assert_eq!(continued("- '2.28'\n", newest, 2), "- '2.28'\n");
    }

    #[test]
    fn copied_libraries_are_used_by_no_other_one() {
        let (specs, registries) =
            codegen::pipeline::load_common(&checkout::root(env!("CARGO_MANIFEST_DIR")).unwrap()).unwrap();
        let all = copies(&specs, &registries, 33);
        assert_eq!(all.len(), 33);
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), 33, "each copy has a name of its own");
        for (name, _) in all {
            assert!(
                specs.libraries.iter().all(|spec| !spec.content.library.uses.iter().any(|used| used == name)),
                "{name}"
            );
        }
    }

    #[test]
    fn costs_are_compared_with_the_growth_of_the_input() {
        let points = [point(3, 10, 1.0, 5.0), point(6, 10, 2.0, 12.0), point(3, 20, 1.0, 5.0), point(6, 20, 2.0, 12.0)];
        let all = growth(&points);
        assert_eq!(all.len(), 6);
        assert_eq!(
            (all[0].name.as_str(), all[0].value),
            ("CPU time with 2.00 × the declarations ÷ linear growth", 1.2)
        );
        assert_eq!((all[3].value, all[3].goal), (0.5, Some(GOAL)));
        assert!(rows(&points).ends_with("| 6 | 20 | 100 | 0.00 | 0.00 | 12.00 | 10.00 MB | 2.00 MB | 0.50 GB |\n"));
        let drawn = drawn(&points);
        assert_eq!(drawn.matches("<polyline").count(), 6, "{drawn}");
        roxmltree::Document::parse(&drawn).unwrap();
    }

    #[test]
    fn the_document_contains_the_lines_around_the_table() {
        let document = include_str!("../../../docs/benchmarks.md");
        let rest = document.split_once(BEGIN).expect("the line before the table").1;
        assert!(rest.split_once(END).expect("the line after the table").0.contains(&format!("](../{PICTURE})")));
    }
}
