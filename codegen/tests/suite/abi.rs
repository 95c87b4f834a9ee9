//! Comparison of the registry with the system's C compiler and the real headers: see `codegen::abi_check`. The headers
//! are fetched with pip if they are not in `target/cubind/`. A failed download fails the test, because a skipped check
//! would look like a passed check.

use crate::support::{Case, all_toolkits, repository, root};
use codegen::{
    abi_check::{self, Report},
    diag::Failure,
    facts::{Bits, Enum, Facts, Record, Value},
    header_set::HeaderSet,
    ordered::Ordered,
    registry::Registry,
    spec,
    toolkit::{Progress, Toolkits},
    version::Version,
};
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    thread,
};

/// A scanned toolkit. Tests change the toolkit's facts in the registry.
const CUDA_13: Version = Version::new(13, 4);

#[test]
fn the_registry_of_every_library_agrees_with_the_compiler() {
    let (specs, registries) = repository();
    let libraries = Mutex::new(specs.libraries.iter().zip(registries));
    let next = || libraries.lock().unwrap_or_else(PoisonError::into_inner).next();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some((spec, registry)) = next() {
                    agrees(&spec.content.library, registry);
                }
            });
        }
    });
}

fn agrees(spec: &spec::Library, registry: &Registry) {
    let library = &spec.name;
    for version in checked(spec).into_iter().filter(|version| spec.is_in(*version)) {
        let include = include(spec, version).unwrap_or_else(|failure| panic!("{failure}"));
        let report = abi_check::check(registry, version, spec, &include);
        let counts = report.and_then(Report::into_result).unwrap_or_else(|failure| panic!("{failure}"));
        println!("{library} {version}: {counts}");
        // A program without probes finds no differences. Some libraries have no enums.
        let Facts { functions, enums, .. } = registry.facts(version).expect("the check has read them");
        let values: usize = enums.values().map(|item| item.values.len()).sum();
        assert_eq!((counts.functions, counts.values), (functions.len(), values), "{library} {version}");
        assert!(counts.functions > 0 && counts.probes >= counts.functions + counts.values);
    }
}

/// The newest toolkit of each major version, or the newest release of an independently versioned library. If
/// `CUBIND_ALL_TOOLKITS` is set (`cargo xtask test --all-toolkits`), all listed toolkits or releases.
fn checked(library: &spec::Library) -> Vec<Version> {
    let toolkits = Toolkits::load(root()).unwrap_or_else(|failure| panic!("{failure}"));
    let all = toolkits.with_installed().map(HeaderSet::Toolkit).chain(toolkits.releases());
    let own = all.filter(|headers| library.header_set(headers.version()) == *headers);
    let listed: Vec<Version> = own.map(|headers| headers.version()).collect();
    if all_toolkits() {
        return listed;
    }
    let newest: BTreeMap<u32, Version> = listed.into_iter().map(|version| (version.major, version)).collect();
    newest.into_values().collect()
}

/// A change to a fact in the registry, and the messages that the ABI check must print for the change.
type Lie = (&'static [&'static str], fn(&mut Facts));

/// Incorrect facts, with one example of each kind.
const LIES: &[Lie] = &[
    (&["value of CUDA_ERROR_OUT_OF_MEMORY: the registry says 3, the compiler says 2"], |facts| {
        enumeration(facts, "CUresult").values["CUDA_ERROR_OUT_OF_MEMORY"] = 3;
    }),
    (&["value of CUDA_ERROR_OF_OURS: the registry says 7, the compiler refuses it: "], |facts| {
        enumeration(facts, "CUresult").values.insert("CUDA_ERROR_OF_OURS".into(), 7);
    }),
    (&["enum CUofOurs: the registry says that the headers declare it, the compiler does not find it"], |facts| {
        let copy = enumeration(facts, "CUresult").clone();
        facts.enums.insert("CUofOurs".into(), copy);
    }),
    (
        &[
            "size of CUDA_MEMCPY2D_v1: the registry says 104, the compiler says 96",
            "alignment of CUDA_MEMCPY2D_v1: the registry says 4, the compiler says 8",
            "offset of CUDA_MEMCPY2D_v1.srcY: the registry says 8, the compiler says 4",
            "type of CUDA_MEMCPY2D_v1.srcHost: the registry says `void *`, the compiler says another type",
            "offset of CUDA_MEMCPY2D_v1.ofOurs: the registry says 92, the compiler refuses it: ",
            "type of CUDA_MEMCPY2D_v1.ofOurs: the registry says `int`, the compiler refuses it: ",
        ],
        |facts| {
            let record = record(facts, "CUDA_MEMCPY2D_v1");
            (record.size, record.align) = (104, 4);
            record.fields["srcY"].offset = 8;
            record.fields["srcHost"].ty = "void *".parse().unwrap();
            let mut ours = record.fields["Height"].clone();
            (ours.offset, ours.ty) = (92, "int".parse().unwrap());
            record.fields.insert("ofOurs".into(), ours);
        },
    ),
    (&["size of CUDA_RESOURCE_DESC_v1.res.array: the registry says 16, the compiler says 8"], |facts| {
        record(facts, "CUDA_RESOURCE_DESC_v1.res.array").size = 16;
    }),
    (
        // A wrong offset of an unnamed member is detected only through the offsets of the member's fields.
        &[
            "offset of CUdevResource_v1.anon0.sm: the registry says 100, the compiler says 96",
            "offset of CUdevResource_v1.anon0.wqConfig: the registry says 100, the compiler says 96",
            "offset of CUdevResource_v1.anon0.wq: the registry says 100, the compiler says 96",
            "offset of CUdevResource_v1.anon0._oversize: the registry says 100, the compiler says 96",
        ],
        |facts| record(facts, "CUdevResource_v1").fields["anon0"].offset = 100,
    ),
    (
        &[
            "typedef CUdevice_v1: the registry says `unsigned long long`, the compiler says another type",
            "size of CUdevice_v1: the registry says 8, the compiler says 4",
            "size of CUdevice: the registry says 8, the compiler says 4",
        ],
        |facts| facts.typedefs.get_mut("CUdevice_v1").unwrap().ty = "unsigned long long".parse().unwrap(),
    ),
    (&["callback CUhostFn: the registry says `void (*)(int)`, the compiler says another type"], |facts| {
        facts.callbacks.get_mut("CUhostFn").unwrap().params["userData"] = "int".parse().unwrap();
    }),
    (&["value of CU_STREAM_LEGACY: the registry says 3, the compiler says 1"], |facts| {
        facts.constants.get_mut("CU_STREAM_LEGACY").unwrap().value = Value::Int(3);
    }),
    (&["type of CU_STREAM_PER_THREAD: the registry says `int`, the compiler says another type"], |facts| {
        facts.constants.get_mut("CU_STREAM_PER_THREAD").unwrap().ty = "int".parse().unwrap();
    }),
    (
        &["type of cuMemAlloc: the registry says `CUresult (*)(CUdeviceptr *, unsigned int)`, the compiler says \
             `CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)`"],
        |facts| {
            facts.functions.get_mut("cuMemAlloc_v2").unwrap().params["bytesize"] = "unsigned int".parse().unwrap();
        },
    ),
    (
        // Only the older ABI version is declared under the unversioned name.
        &["type of cuMemAlloc itself: the registry says `CUresult (*)(void)`, the compiler says "],
        |facts| facts.functions.get_mut("cuMemAlloc").unwrap().params.clear(),
    ),
    (
        &[
            "symbol behind cuMemFree: the registry says cuMemFree_v3, the compiler says cuMemFree_v2",
            "symbol behind cuMemFree with per-thread default streams: the registry says cuMemFree_v3, ",
            "function cuMemFree_v2: the registry says nothing of it, the compiler finds it declared",
            "function cuMemFree_v3: the registry says that it is declared, the compiler does not find it",
        ],
        |facts| {
            let function = facts.functions.remove("cuMemFree_v2").unwrap();
            facts.functions.insert("cuMemFree_v3".into(), function);
        },
    ),
    (
        &[
            "twin cuMemcpy_ptds: the registry says nothing of it, the compiler finds it declared",
            "symbol behind cuMemcpy with per-thread default streams: the registry says cuMemcpy, the compiler says \
             cuMemcpy_ptds",
        ],
        |facts| facts.functions.get_mut("cuMemcpy").unwrap().per_thread.clear(),
    ),
    (&["function cuInit: the registry says that only old programs use it, the compiler shows it to all"], |facts| {
        let function = facts.functions.get_mut("cuInit").unwrap();
        function.legacy = true;
        function.names.clear();
    }),
];

#[test]
fn every_changed_fact_is_found_without_false_positives() {
    // All changes are made together, because one error must not hide another error.
    let report = abi_check("driver", CUDA_13, |facts| LIES.iter().for_each(|(_, change)| change(facts)));
    let mut found: Vec<String> =
        report.unwrap_or_else(|failure| panic!("{failure}")).differences.iter().map(ToString::to_string).collect();
    for expected in LIES.iter().flat_map(|(expected, _)| *expected) {
        match found.iter().position(|line| line.starts_with(expected)) {
            Some(index) => drop(found.remove(index)),
            None => panic!("not found: {expected}\nleft of what was found:\n{}", found.join("\n")),
        }
    }
    assert!(found.is_empty(), "true, and yet found:\n{}", found.join("\n"));
}

/// No bound record in the toolkits' headers has bit fields, so a fixture provides a record with bit fields.
#[test]
fn bit_fields_are_where_the_compiler_puts_them() {
    let report = |change: &dyn Fn(&mut Facts)| of_fixture("bit_fields", change);
    let found: Vec<String> = report(&|_| {});
    assert_eq!(found, <[&str; 0]>::default());
    let found: Vec<String> = report(&|facts| {
        let change = |facts: &mut Facts, name: &str, field: &str, first, width| {
            record(facts, name).fields[field].bits = Some(Bits { first, width });
        };
        change(facts, "fxCache.cache.config", "executed", 3, 4);
        change(facts, "fxMixed.anon0.anon0", "index", 0, 9);
        record(facts, "fxFlags").fields["level"].ty = "unsigned int".parse().unwrap();
    });
    let expected = [
        "bits of fxCache.cache.config.executed: the registry says 4 bits from bit 3, unsigned, the compiler says 4 bits \
         from bit 4, unsigned",
        "bits of fxFlags.level: the registry says 5 bits from bit 11, unsigned, the compiler says 5 bits from bit 11, signed",
        "bits of fxMixed.anon0.anon0.index: the registry says 9 bits from bit 40, unsigned, the compiler says 8 bits from \
         bit 40, unsigned",
    ];
    assert_eq!(found, expected);
}

/// The toolkits' headers contain no constant records. Therefore, a fixture provides constant records, including records
/// with unnamed members.
#[test]
fn constant_records_have_the_values_that_the_compiler_computes() {
    assert_eq!(of_fixture("constants", &|_| {}), <[&str; 0]>::default());
    let found = of_fixture("constants", &|facts| {
        let mut change = |name: &str, change: fn(&mut Ordered<i128>)| {
            let constant = facts.constants.get_mut(name).expect("the fixture has it");
            let Value::Record(fields) = &mut constant.value else { panic!("{name} is no record") };
            change(fields);
        };
        change("fxNamedPlan", |fields| fields["anon0.seed"] = 6);
        change("fxUsualOptions", |fields| fields.truncate(1));
    });
    let expected = [
        "value of fxNamedPlan: the registry says 1 6 and zeros, the compiler says 1 5 and zeros",
        "value of fxUsualOptions: the registry says 1 and zeros, the compiler says 1 and more",
    ];
    assert_eq!(found, expected);
}

/// The differences between a fixture's headers and the fixture's changed facts.
fn of_fixture(name: &str, change: &dyn Fn(&mut Facts)) -> Vec<String> {
    let case = Case { name: name.into(), folder: root().join("tests/fixtures").join(name) };
    let specs = case.specs().unwrap_or_else(|failure| panic!("{failure}"));
    let mut registries = case.registries(&specs).unwrap_or_else(|failure| panic!("{failure}"));
    let registry = &mut registries[0];
    let version = *registry.toolkits.keys().next().expect("a fixture has a toolkit");
    change(registry.toolkits.get_mut(&version).expect("it was just there"));
    let report = abi_check::check(registry, version, &specs.libraries[0].content.library, &case.folder);
    report.unwrap_or_else(|failure| panic!("{failure}")).differences.iter().map(ToString::to_string).collect()
}

#[test]
fn a_report_with_differences_is_a_failure_that_lists_them() {
    let report = abi_check("nvrtc", CUDA_13, |facts| {
        enumeration(facts, "nvrtcResult").values["NVRTC_ERROR_COMPILATION"] = 66;
    });
    let failure = report.unwrap_or_else(|failure| panic!("{failure}")).into_result().unwrap_err();
    assert_eq!(failure.exit_code(), 1);
    assert_eq!(
        failure.to_string(),
        "error: ABI check of nvrtc 13.4: 1 difference\n  \
         value of NVRTC_ERROR_COMPILATION: the registry says 66, the compiler says 6"
    );
}

#[test]
fn a_toolkit_that_was_never_scanned_is_wrong_use() {
    let failure = abi_check::check(&Registry::new("driver"), CUDA_13, nvrtc(), Path::new("/nowhere")).unwrap_err();
    assert_eq!(failure.exit_code(), 2);
    assert!(failure.to_string().contains("cargo xtask regen --cuda 13.4"), "{failure}");
}

#[test]
fn headers_that_do_not_compile_are_an_environment_error() {
    let registry =
        Registry { library: "x".into(), toolkits: [(CUDA_13, Facts::default())].into(), ..Registry::default() };
    let library =
        spec::Library { headers: vec![spec::Named { name: "x.h".to_owned(), with: None }], ..nvrtc().clone() };
    let failure = abi_check::check(&registry, CUDA_13, &library, Path::new("/nowhere")).unwrap_err();
    assert_eq!(failure.exit_code(), 3);
    assert!(failure.to_string().contains("x.h"), "{failure}");
}

fn enumeration<'a>(facts: &'a mut Facts, name: &str) -> &'a mut Enum {
    facts.enums.get_mut(name).unwrap()
}

fn record<'a>(facts: &'a mut Facts, name: &str) -> &'a mut Record {
    facts.records.get_mut(name).unwrap()
}

/// Tests run in parallel, but each toolkit must be fetched only once.
static FETCHING: Mutex<()> = Mutex::new(());

struct Silent;

impl Progress for Silent {
    fn step(&self, _: &str) {}
}

fn library(name: &str) -> (&'static spec::Library, &'static Registry) {
    let (specs, registries) = repository();
    let found = specs.libraries.iter().zip(registries).find(|(spec, _)| spec.name() == name);
    let (spec, registry) = found.expect("each library has a spec");
    (&spec.content.library, registry)
}

fn nvrtc() -> &'static spec::Library {
    library("nvrtc").0
}

/// The folder that contains the headers of a version.
fn include(spec: &spec::Library, version: Version) -> Result<PathBuf, Failure> {
    let _guard = FETCHING.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(Toolkits::load(root())?.headers(root(), &spec.header_set(version), &Silent)?.include)
}

/// The report of the ABI check for a library with changed facts.
fn abi_check(name: &str, version: Version, change: impl FnOnce(&mut Facts)) -> Result<Report, Failure> {
    let (spec, registry) = library(name);
    let mut registry = registry.clone();
    change(registry.toolkits.get_mut(&version).expect("every listed toolkit is in the registry"));
    abi_check::check(&registry, version, spec, &include(spec, version)?)
}
