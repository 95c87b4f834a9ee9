//! `cargo xtask regen`: generates the registry and the bindings.

use crate::{Regen, each_form, progress::Steps};
use codegen::{
    diag::{Diagnostic, Failure, counted},
    header_set::HeaderSet,
    pipeline::{self, Target},
    registry::Registry,
    report::{self, Extent, Open},
    spec::Spec,
    stamps::{self, Inputs, Round},
    text_file,
    toolkit::{Progress, Toolkits},
    tree::{Change, ChangeKind, Tree},
    views::Views,
};
use std::path::{Path, PathBuf};

/// The maximum number of changed paths that are listed. If more paths have changed, only their number is printed.
const LISTED: usize = 20;

pub(crate) fn run(root: &Path, options: &Regen) -> Result<(), Failure> {
    if options.all {
        return all(root, options);
    }
    let headers = headers(options);
    let library = only_library(options)?;
    let target = headers.as_ref().map(|headers| Target { headers, cuda_home: options.cuda_home.as_deref(), library });
    if options.check {
        let tree = check(root, target)?;
        tree.check(root, &fix(options))?;
        println!("up to date: {} match the specs and the registry", counted(tree.files().count(), "file"));
        return Ok(());
    }
    let changes = write(root, target, options.full)?;
    print!("{}", summary(&changes));
    Ok(())
}

/// Returns the library to which the scan of a toolkit is limited.
fn only_library(options: &Regen) -> Result<Option<&str>, Failure> {
    match (options.library.as_deref(), options.release, options.all || options.cuda.is_some()) {
        (Some(_), None, false) => Err(Failure::wrong_use(
            "`--library` requires an option that selects headers",
            "add `--release VERSION`, `--cuda VERSION` or `--all`",
        )),
        (library, None, _) => Ok(library),
        (_, Some(_), _) => Ok(None),
    }
}

/// Scans every listed toolkit and release, and writes the generated files or compares them.
fn all(root: &Path, options: &Regen) -> Result<(), Failure> {
    let (check, library) = (options.check, only_library(options)?);
    let steps = Steps::new();
    let ((specs, mut registries), views) = (pipeline::load(root)?, Views::load(root)?);
    let toolkits = Toolkits::load(root)?;
    let mut findings = Vec::new();
    let is_meant = |spec: &Spec, headers: &HeaderSet| spec.content.library.header_set(headers.version()) == *headers;
    let specs_meant = || specs.libraries.iter().filter(|spec| library.is_none_or(|library| library == spec.name()));
    if specs_meant().next().is_none() {
        return Err(Failure::wrong_use(
            "specs/ does not contain a spec for this library",
            "pass the name of a spec, without `.yaml`",
        ));
    }
    for headers in toolkits.versions().map(HeaderSet::Toolkit).chain(toolkits.releases()) {
        if !specs_meant().any(|spec| is_meant(spec, &headers)) {
            continue;
        }
        let before = registries.clone();
        let target = Target { headers: &headers, cuda_home: None, library };
        match pipeline::scan(root, target, &specs, &mut registries, &steps) {
            Ok(found) => findings.extend(found),
            Err(Failure::Findings(found)) => findings.extend(found),
            Err(other) => return Err(other),
        }
        report::scanned(&before, &registries, &headers).iter().for_each(|line| println!("{line}"));
    }
    if !findings.is_empty() {
        return Err(Failure::Findings(findings));
    }
    steps.step("generating");
    match pipeline::generate(&specs, &registries, &views) {
        Ok(tree) if check => {
            tree.check(root, "cargo xtask regen --all")?;
            println!("up to date: {} match the specs and all headers", counted(tree.files().count(), "file"));
        }
        Ok(tree) => print!("{}", summary(&Round::without_stamps(tree, &specs).write(root)?)),
        Err(failure) => {
            if !check {
                let facts = pipeline::facts(&registries).write_folders(root, &["specs/registry"])?;
                print!("{}", summary(&facts));
            }
            return Err(failure);
        }
    }
    Ok(())
}

/// Removes the facts of releases that `specs/toolkits.yaml` does not list: such a release cannot be scanned again.
/// Returns these releases. The registries are in the order of the specs.
fn forget_unlisted(registries: &mut [Registry], specs: &[Spec], toolkits: &Toolkits) -> Vec<HeaderSet> {
    let listed: Vec<HeaderSet> = toolkits.releases().collect();
    let mut forgotten = Vec::new();
    for (spec, registry) in specs.iter().zip(registries).filter(|(spec, _)| spec.content.library.has_own_versions()) {
        for version in registry.all().into_keys().collect::<Vec<_>>() {
            let release = spec.content.library.header_set(version);
            if !listed.contains(&release) {
                registry.toolkits.remove(&version);
                forgotten.push(release);
            }
        }
    }
    forgotten
}

/// The headers to scan, or `None` if no option selects headers.
fn headers(options: &Regen) -> Option<HeaderSet> {
    let release = options.library.clone().zip(options.release);
    let release = release.map(|(library, version)| HeaderSet::Release { library, version });
    options.cuda.map(HeaderSet::Toolkit).or(release)
}

/// Returns the number of findings to print.
fn extent(full: bool) -> Extent {
    if full { Extent::All } else { Extent::Screen { all: "cargo xtask regen --full" } }
}

/// Generates the files without writing them.
fn check(root: &Path, target: Option<Target<'_>>) -> Result<Tree, Failure> {
    let steps = Steps::new();
    let ((specs, mut registries), views) = (pipeline::load(root)?, Views::load(root)?);
    forget_unlisted(&mut registries, &specs.libraries, &Toolkits::load(root)?);
    let mut found = Vec::new();
    if let Some(target) = target {
        found = pipeline::scan(root, target, &specs, &mut registries, &steps)?;
    }
    steps.step("generating");
    with(pipeline::generate(&specs, &registries, &views), found)
}

/// Adds the findings of later passes to the findings of a scan.
fn with<T>(result: Result<T, Failure>, mut found: Vec<Diagnostic>) -> Result<T, Failure> {
    match result {
        Ok(made) if found.is_empty() => Ok(made),
        Ok(_) => Err(Failure::Findings(found)),
        Err(Failure::Findings(more)) => {
            found.extend(more);
            Err(Failure::Findings(found))
        }
        Err(other) => Err(other),
    }
}

/// Scans the headers of the target (if there is a target), writes their facts, and generates all files. If the specs
/// leave parameters undecided, prints these parameters.
pub(crate) fn write(root: &Path, target: Option<Target<'_>>, full: bool) -> Result<Vec<Change>, Failure> {
    let steps = Steps::new();
    let inputs = Inputs::read(root)?;
    let ((specs, mut registries), views) = (pipeline::load(root)?, Views::load(root)?);
    // Errors in `specs/toolkits.yaml` are reported even if no headers are scanned.
    let toolkits = Toolkits::load(root)?;
    let forgotten = forget_unlisted(&mut registries, &specs.libraries, &toolkits);
    for release in &forgotten {
        println!("{release}: removed from the registry, because specs/toolkits.yaml does not list it");
    }
    let (mut changes, mut found) = (Vec::new(), Vec::new());
    if let Some(target) = target {
        let before = registries.clone();
        found = pipeline::scan(root, target, &specs, &mut registries, &steps)?;
        if let Target { headers: HeaderSet::Toolkit(version), cuda_home: Some(home), library: _ } = target {
            toolkits.remember_installed(root, *version, home)?;
        }
        report::scanned(&before, &registries, target.headers).iter().for_each(|line| println!("{line}"));
        report::scanned_only(&before, &registries, &specs.packages).iter().for_each(|line| println!("{line}"));
    }
    steps.step("generating");
    let is_new = target.is_some() || !forgotten.is_empty();
    let round = match is_new {
        // The registries differ from the files on disk, so stamps cannot be used.
        true => pipeline::generate(&specs, &registries, &views).map(|tree| Round::without_stamps(tree, &specs)),
        false => stamps::round(root, &inputs, &specs, &registries, &views),
    };
    match with(round, found) {
        Ok(round) => {
            changes.extend(round.write(root)?);
            each_form::check(root, &specs, &registries)?;
            print_outdated_rows(root, &specs.libraries, &registries)?;
        }
        Err(failure) => {
            // The registry is written even if entries are missing, because the scanned facts do not depend on entries.
            if is_new {
                changes.extend(pipeline::facts(&registries).write_folders(root, &["specs/registry"])?);
                print!("{}", summary(&changes));
            }
            drop(steps);
            let Failure::Findings(findings) = failure else { return Err(failure) };
            let toolkits = Toolkits::load(root)?;
            print_open(root, &findings, extent(full), |headers| match target {
                Some(Target { headers: scanned, cuda_home: Some(home), library: _ }) if scanned == headers => {
                    Some(home.join("include"))
                }
                Some(_) | None => toolkits.headers_at_hand(root, headers),
            });
            return Err(report::failure(findings, extent(full)));
        }
    }
    Ok(changes)
}

/// Prints the rows of the table in README that no longer agree with the registry. This table is written by people.
fn print_outdated_rows(root: &Path, libraries: &[Spec], registries: &[Registry]) -> Result<(), Failure> {
    let path = root.join("README.md");
    if !path.exists() {
        return Ok(());
    }
    let readme = text_file::read(&path, "README.md").map_err(|error| error.into_failure("README.md"))?;
    report::outdated_rows(&readme, libraries, registries).iter().for_each(|line| println!("{line}"));
    Ok(())
}

/// Prints undecided parameters with their documentation. NVIDIA owns this text, so it is printed only to the terminal.
fn print_open(root: &Path, findings: &[Diagnostic], extent: Extent, include: impl Fn(&HeaderSet) -> Option<PathBuf>) {
    let Open { words, lines, more } =
        report::open(findings, extent, &include, &|file| text_file::read(&root.join(file), file).ok());
    if !words.is_empty() {
        println!("\nDocumentation of the undecided parameters, which no file of this repository may contain:\n");
        print!("{words}");
    }
    if !lines.is_empty() {
        println!(
            "\nLines to paste, after you have replaced the words in capitals and verified the suggestions. The manual \
            specs/README.md describes the roles:\n"
        );
        print!("{lines}");
        if !more.is_empty() {
            print!("\n{more}");
        }
        println!("\nThen run `cargo xtask regen`, and add the output of `cargo xtask review` to the pull request.\n");
    }
}

/// Returns the command that updates the files that a check found to be outdated.
fn fix(options: &Regen) -> String {
    let mut command = "cargo xtask regen".to_owned();
    if let Some(headers) = headers(options) {
        command += &format!(" {}", headers.options());
    }
    if let (Some(library), None) = (&options.library, options.release) {
        command += &format!(" --library {library}");
    }
    if let Some(home) = &options.cuda_home {
        command += &format!(" --cuda-home {}", home.display());
    }
    command
}

/// Formats the number of changes in each folder, followed by the changed paths if there are only a few.
pub(crate) fn summary(changes: &[Change]) -> String {
    if changes.is_empty() {
        return "nothing changed\n".to_owned();
    }
    let mut text = String::new();
    for folder in pipeline::owned_folders() {
        let inside: Vec<&Change> =
            changes.iter().filter(|change| Path::new(&change.path).starts_with(folder)).collect();
        let count = |kind| inside.iter().filter(|change| change.kind == kind).count();
        let counts: Vec<String> =
            [(ChangeKind::Added, "added"), (ChangeKind::Changed, "changed"), (ChangeKind::Removed, "removed")]
                .into_iter()
                .map(|(kind, word)| (count(kind), word))
                .filter(|(count, _)| *count > 0)
                .map(|(count, word)| format!("{count} {word}"))
                .collect();
        if !counts.is_empty() {
            text += &format!("{folder}: {}\n", counts.join(", "));
        }
        if inside.len() <= LISTED {
            for change in inside {
                let mark = match change.kind {
                    ChangeKind::Added => '+',
                    ChangeKind::Changed => '~',
                    ChangeKind::Removed => '-',
                };
                text += &format!("  {mark} {}\n", change.path);
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use codegen::version::Version;

    #[test]
    fn a_summary_counts_by_folder_and_lists_few_paths() {
        assert_eq!(summary(&[]), "nothing changed\n");
        let change = |path: &str, kind| Change { path: path.to_owned(), kind };
        let mut changes = vec![
            change("specs/api/driver.txt", ChangeKind::Added),
            change("specs/api/old.txt", ChangeKind::Removed),
            change("specs/registry/driver.yaml", ChangeKind::Changed),
        ];
        let short = "specs/api: 1 added, 1 removed\n  + specs/api/driver.txt\n  - specs/api/old.txt\n\
                     specs/registry: 1 changed\n  ~ specs/registry/driver.yaml\n";
        assert_eq!(summary(&changes), short);
        changes.extend((0..30).map(|number| change(&format!("generated/cubind/{number}"), ChangeKind::Added)));
        assert_eq!(summary(&changes), format!("generated/cubind: 30 added\n{short}"));
    }

    #[test]
    fn releases_that_are_not_listed_are_forgotten() {
        let root = codegen::checkout::root(env!("CARGO_MANIFEST_DIR")).unwrap();
        let (specs, registries) = pipeline::load(&root).unwrap();
        let (index, spec) =
            specs.libraries.iter().enumerate().find(|(_, spec)| spec.content.library.has_own_versions()).unwrap();
        let toolkits = Toolkits::load(&root).unwrap();
        let (specs, mut registries) = (&specs.libraries[index..=index], vec![registries[index].clone()]);
        assert_eq!(forget_unlisted(&mut registries, specs, &toolkits), []);
        let unlisted = Version::new(0, 1);
        let facts = registries[0].toolkits.values().next().unwrap().clone();
        registries[0].toolkits.insert(unlisted, facts);
        let expected = HeaderSet::Release { library: spec.name().to_owned(), version: unlisted };
        assert_eq!(forget_unlisted(&mut registries, specs, &toolkits), [expected]);
        assert!(registries[0].facts(unlisted).is_none());
    }

    #[test]
    fn the_fix_is_the_command_without_check() {
        let options = |cuda: Option<&str>, home: Option<&str>| Regen {
            cuda: cuda.map(|version| version.parse().unwrap()),
            library: None,
            release: None,
            cuda_home: home.map(Into::into),
            all: false,
            check: true,
            full: false,
        };
        assert_eq!(fix(&options(None, None)), "cargo xtask regen");
        assert_eq!(
            fix(&options(Some("13.0"), Some("/opt/cuda"))),
            "cargo xtask regen --cuda 13.0 --cuda-home /opt/cuda"
        );
        let release = Regen { library: Some("x".to_owned()), release: "2.28".parse().ok(), ..options(None, None) };
        assert_eq!(fix(&release), "cargo xtask regen --library x --release 2.28");
        assert!(matches!(only_library(&release), Ok(None)));
        let part = Regen { library: Some("x".to_owned()), ..options(Some("13.0"), None) };
        assert_eq!(fix(&part), "cargo xtask regen --cuda 13.0 --library x");
        assert!(matches!(only_library(&part), Ok(Some("x"))));
        let without = Regen { library: Some("x".to_owned()), ..options(None, None) };
        assert_eq!(only_library(&without).unwrap_err().exit_code(), 2);
    }
}
