//! Cross-checks of roles against other bindings: the direction of parameters, and the location of their memory.
//! `tests/cross_checks/README.md` lists these bindings and describes how they are read.
//!
//! A contradiction is an error in cubind's role or in the other source. If the other source is wrong,
//! `contradictions.tsv` lists the contradiction with the reason. A listed contradiction that does not exist is an error
//! as well.

use crate::{
    api::{
        Library, ResolvedSignature,
        roles::{Direction, Param, Role},
    },
    cross_checks::roles,
    facts::DocDirection,
    glob, repository,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt, fs,
    path::PathBuf,
};

/// The tables of other sources, each with its libraries, and the minimum number of functions and parameters that are
/// compared. The minimum is the number on the day when the table was added. A smaller number indicates that names or
/// parameter counts no longer match.
const TABLES: &[(&str, &[&str], usize, usize)] = &[
    ("hipblas", &["cublas"], 416, 1_090),
    ("hipsparse", &["cusparse"], 268, 1_292),
    ("jcublas", &["cublas"], 469, 1_652),
    ("jcusparse", &["cusparse"], 360, 1_592),
    ("jcusolver", &["cusolver", "cusolvermg"], 439, 1_917),
    ("jcudnn", &["cudnn"], 156, 595),
    ("thapi", &["driver"], 243, 359),
    (
        "cudajl",
        &[
            "cublas",
            "cublaslt",
            "cudnn",
            "cufft",
            "curand",
            "cusolver",
            "cusolvermg",
            "cusparse",
            "custatevec",
            "cutensor",
        ],
        1_357,
        5_740,
    ),
];

/// The name that the list of contradictions uses for NVIDIA's documentation tags.
const HEADERS: &str = "headers";

/// The tables that `hipify.rs`, `driver.rs` and `exported.rs` compare, by their names in the list of contradictions.
pub(super) const HIPIFY: &str = "hipify";
pub(super) const DRIVER: &str = "driver";
pub(super) const EXPORTED: &str = "exported";
/// The table that `nullable.rs` compares.
pub(super) const NULLABLE: &str = "nullable";
/// The table that `asynchronous.rs` compares. It has no known contradictions.
pub(super) const ASYNCHRONOUS: &str = "asynchronous";

pub(super) fn folder() -> PathBuf {
    repository::root().join("tests/cross_checks")
}

/// The location of a parameter's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Host,
    Device,
    /// On the host or on the device, as selected by a mode of the library.
    Mode,
    /// At either location, or at a location that the source does not specify.
    Open,
}

/// One source's description of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Description {
    direction: Option<Direction>,
    place: Option<Place>,
}

/// Returns the description that follows from the role. Returns `None` for parameters that other sources do not
/// describe: callbacks, their user data, and parameters that are not pointers.
fn ours(param: &Param) -> Option<Description> {
    let (pointee, constant) = param.ty.pointee()?;
    let place = match &param.role {
        Role::In
        | Role::Out { .. }
        | Role::OutLater
        | Role::InOut
        | Role::InPlace
        | Role::Array { .. }
        | Role::Buffer { .. }
        | Role::InString
        | Role::OutString { .. }
        | Role::Attribute { .. }
        | Role::SelectedArray { .. }
        | Role::Attributes { .. }
        | Role::BorrowedArray { .. }
        | Role::HostScalar { .. }
        | Role::KernelParams => Place::Host,
        Role::Address { .. } => Place::Open,
        Role::Device => Place::Device,
        Role::Scalar { .. } => Place::Mode,
        Role::Callback { .. } | Role::UserData => return None,
    };
    // The role of a plain address has no direction. `const` in the header means that C only reads the memory. In an
    // array of pointers, `const` applies to the array, whereas other sources describe the memory behind the pointers.
    let only_read = constant && pointee.pointee().is_none();
    let direction = param.role.direction().or(only_read.then_some(Direction::In));
    Some(Description { direction, place: Some(place) })
}

/// Returns true if both descriptions can be correct. `Open` in the other source means that host memory is also
/// accepted. `Open` in cubind's description means either location, but is too vague if the other source specifies one
/// location.
fn agree(ours: Description, theirs: Description) -> bool {
    let directions = match (ours.direction, theirs.direction) {
        (Some(ours), Some(theirs)) => ours == theirs,
        (None, _) | (_, None) => true,
    };
    let places = match (ours.place, theirs.place) {
        (Some(Place::Device), Some(theirs)) => theirs == Place::Device,
        (Some(Place::Host | Place::Mode), Some(Place::Open)) | (Some(Place::Open), Some(Place::Mode)) => true,
        (None, _) | (_, None) => true,
        (Some(ours), Some(theirs)) => ours == theirs,
    };
    directions && places
}

impl fmt::Display for Description {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.direction {
            Some(direction) => write!(f, "{direction} ")?,
            None => f.write_str("- ")?,
        }
        f.write_str(match self.place {
            Some(Place::Host) => "host",
            Some(Place::Device) => "device",
            Some(Place::Mode) => "mode",
            Some(Place::Open) => "any",
            None => "-",
        })
    }
}

/// The description of one function in a table: the number of the function's parameters, and the description of each
/// parameter by position.
struct Said {
    function: String,
    arity: usize,
    of: Vec<(usize, Description)>,
}

fn table(name: &str) -> Vec<Said> {
    let file = folder().join(format!("{name}.tsv"));
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    for key in ["# repository: https://", "# revision: ", "# licence: ", "# extracted: "] {
        assert!(text.lines().any(|line| line.starts_with(key)), "{name}.tsv does not say {key:?}");
    }
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| description(line).unwrap_or_else(|| panic!("{name}.tsv: {line:?}"))).collect()
}

/// Parses a line of a table: `cublasIsamax/5`, followed by entries such as `3 x in device`, separated by tabs.
fn description(line: &str) -> Option<Said> {
    let mut cells = line.split('\t');
    let (function, arity) = cells.next()?.split_once('/')?;
    let of = cells.map(|cell| {
        let mut words = cell.split(' ');
        let (position, _) = (words.next()?.parse::<usize>().ok()?, words.next()?);
        let direction = match words.next()? {
            "in" => Some(Direction::In),
            "out" => Some(Direction::Out),
            "inout" => Some(Direction::InOut),
            "-" => None,
            _ => return None,
        };
        let place = match words.next()? {
            "host" => Some(Place::Host),
            "device" => Some(Place::Device),
            "mode" => Some(Place::Mode),
            "any" => Some(Place::Open),
            "-" => None,
            _ => return None,
        };
        Some((position - 1, Description { direction, place }))
    });
    Some(Said { function: function.to_owned(), arity: arity.parse().ok()?, of: of.collect::<Option<_>>()? })
}

/// The functions that a table may contain.
struct Functions<'a> {
    libraries: Vec<&'a Library>,
    /// The symbols by the names that C programs use. Such a name may refer to a versioned symbol. The newest toolkit
    /// that has the name determines the symbol.
    symbols: BTreeMap<&'a str, &'a str>,
}

impl<'a> Functions<'a> {
    fn of(names: &[&str]) -> Self {
        let all = &repository::resolved().libraries;
        let libraries: Vec<&Library> = all.iter().filter(|one| names.contains(&one.spec.name.as_str())).collect();
        assert_eq!(libraries.len(), names.len(), "{names:?}");
        let mut symbols = BTreeMap::new();
        // Newer versions come later in the loop, so their symbols replace the symbols of older versions.
        for function in libraries.iter().flat_map(|one| one.majors.values()).flat_map(|major| major.functions.values())
        {
            let names = function.aliases.iter().chain([&function.name]);
            symbols.extend(names.map(|name| (name.as_str(), function.symbol.as_str())));
        }
        Self { libraries, symbols }
    }

    /// Returns all forms of a function with this number of parameters.
    fn forms(&self, name: &str, arity: usize) -> Vec<&'a ResolvedSignature> {
        let symbol = self.symbols.get(name).copied().unwrap_or(name);
        let signatures = self.libraries.iter().filter_map(|library| library.signatures.get(symbol)).flatten();
        signatures.filter(|form| form.params.len() == arity).collect()
    }
}

/// The listed contradictions that are errors of other sources, in the order of the list.
pub(super) struct Known {
    entries: Vec<[String; 3]>,
    used: BTreeSet<usize>,
}

impl Known {
    /// Reads the contradictions with one source from the list.
    pub(super) fn of(source: &str) -> Self {
        let text = fs::read_to_string(folder().join("contradictions.tsv")).unwrap();
        let mut entries = Vec::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let [of, function, param, reason] = line.split('\t').collect::<Vec<_>>()[..] else {
                panic!("contradictions.tsv: {line:?} is not a source, a function, a parameter and a reason")
            };
            assert!(reason.len() > 10, "contradictions.tsv: {line:?} has no reason");
            let is_table = [HEADERS, HIPIFY, DRIVER, EXPORTED, NULLABLE].contains(&of)
                || TABLES.iter().any(|(name, ..)| *name == of);
            assert!(is_table, "contradictions.tsv: no table is called {of}");
            if of == source {
                entries.push([function.to_owned(), param.to_owned(), reason.to_owned()]);
            }
        }
        Self { entries, used: BTreeSet::new() }
    }

    /// Returns true if the list contains this contradiction.
    pub(super) fn has(&mut self, function: &str, param: &str) -> bool {
        let all = self.entries.iter().enumerate();
        let fitting = all.filter(|(_, [of, name, _])| glob::matches(of, function) && glob::matches(name, param));
        let fitting: Vec<usize> = fitting.map(|(index, _)| index).collect();
        self.used.extend(&fitting);
        !fitting.is_empty()
    }

    /// Returns the listed contradictions that no longer exist.
    pub(super) fn stale(&self) -> Vec<String> {
        let all = self.entries.iter().enumerate();
        let stale = all.filter(|(index, _)| !self.used.contains(index));
        stale.map(|(_, [function, param, _])| format!("{function} {param} no longer contradicts: remove it")).collect()
    }
}

fn compare(name: &str, libraries: &[&str]) -> (usize, usize, Vec<String>) {
    let all = Functions::of(libraries);
    let mut known = Known::of(name);
    let (mut functions, mut params) = (0, 0);
    let mut wrong = BTreeSet::new();
    for said in table(name) {
        let mut compared = BTreeSet::new();
        for form in all.forms(&said.function, said.arity) {
            for (position, theirs) in &said.of {
                let param = &form.params[*position];
                let Some(ours) = ours(param) else { continue };
                compared.insert(position);
                if !agree(ours, *theirs) && !known.has(&said.function, &param.name) {
                    wrong.insert(format!("{} {}: here {ours}, there {theirs}", said.function, param.name));
                }
            }
        }
        functions += usize::from(!compared.is_empty());
        params += compared.len();
    }
    let wrong = wrong.into_iter().chain(known.stale());
    (functions, params, wrong.map(|text| format!("{name}: {text}")).collect())
}

#[test]
fn other_projects_agree_on_parameters() {
    let mut wrong = Vec::new();
    for (name, libraries, least_functions, least_params) in TABLES {
        let (functions, params, found) = compare(name, libraries);
        println!("{name}: {functions} functions and {params} parameters compared");
        wrong.extend(found);
        if functions < *least_functions || params < *least_params {
            wrong.push(format!("{name}: only {functions} functions and {params} parameters are compared"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_table_is_compared() {
    let files = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let tables: BTreeSet<String> = files.filter_map(|file| file.strip_suffix(".tsv").map(str::to_owned)).collect();
    let others = ["contradictions", HIPIFY, DRIVER, EXPORTED, ASYNCHRONOUS, NULLABLE];
    let names = TABLES.iter().map(|(name, ..)| *name).chain(others).map(str::to_owned);
    assert_eq!(tables, names.collect());
    let compared: BTreeSet<&str> = TABLES.iter().map(|(name, ..)| *name).collect();
    assert_eq!(compared, roles::TABLES.iter().map(|(_, name, _)| *name).collect(), "what the site names is compared");
}

/// Compares the roles with the tags `[in]` and `[out]` in NVIDIA's headers, and with words such as "Returned". The
/// registry records these tags and words.
#[test]
fn roles_have_the_direction_that_the_headers_state() {
    let (api, (_, registries)) = (repository::resolved(), repository::read());
    let registries: BTreeMap<_, _> = registries.iter().map(|registry| (registry.library.as_str(), registry)).collect();
    let mut known = Known::of(HEADERS);
    let (mut compared, mut wrong) = (BTreeSet::new(), BTreeSet::new());
    for library in &api.libraries {
        let registry = registries[library.spec.name.as_str()];
        for (symbol, forms) in &library.signatures {
            for (version, facts) in &registry.toolkits {
                let Some(function) = facts.functions.get(symbol) else { continue };
                let params = forms.iter().filter(|form| form.toolkits.contains(*version)).flat_map(|form| &form.params);
                for param in params {
                    let Some(tag) = function.documented.get(&param.name) else { continue };
                    let Some(Description { direction: Some(ours), .. }) = ours(param) else { continue };
                    compared.insert((symbol, &param.name));
                    let agree = match tag {
                        DocDirection::In => ours == Direction::In,
                        DocDirection::InOut => ours == Direction::InOut,
                        // CUDA may also read a returned value. The tag `[out]` often does not exclude this.
                        DocDirection::Out | DocDirection::Returned => ours != Direction::In,
                    };
                    if !agree && !known.has(symbol, &param.name) {
                        wrong.insert(format!("{HEADERS}: {symbol} {}: here {ours}, there {tag:?}", param.name));
                    }
                }
            }
        }
    }
    println!("{HEADERS}: {} parameters compared", compared.len());
    let wrong: Vec<String> = wrong.into_iter().chain(known.stale()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(compared.len() >= 1_300, "only {} parameters have a tag", compared.len());
}
