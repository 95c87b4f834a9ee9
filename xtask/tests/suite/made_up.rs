//! Test of adding a fictitious toolkit, such as 13.6, that contains all libraries. The toolkit consists of the headers
//! of the newest toolkit with additional changes, and is installed in a folder. `regen --cuda 13.6 --cuda-home DIR`
//! adds the toolkit, as described in docs/adding-a-toolkit.md. The test includes the ABI check.

#![cfg(unix)]

use crate::repository::real_root;
use codegen::{
    abi_check,
    header_set::HeaderSet,
    pipeline, spec,
    toolkit::{Progress, Toolkits},
    version::Version,
};
use std::{
    collections::BTreeSet,
    fs,
    os::unix::fs::symlink,
    path::{Path, PathBuf},
    process::{Command, Output},
};

/// The edits of headers: the header, the original text, and its replacement in the made-up toolkit.
const CHANGED: &[(&str, &str, &str)] = &[
    // The size of a record that programs allocate increases.
    ("driver_types.h", "    enum cudaMemoryType type;\n", "    enum cudaMemoryType type;\n    int madeUp[4];\n"),
    // A function is removed.
    ("nvFatbin.h", "nvFatbinVersion(", "nvFatbinVersionThatIsMadeUp("),
    // A field and an input parameter are renamed. A callback and the value of an enum member change.
    ("cuda.h", "} overBudget;", "} madeUp;"),
    (
        "cuda.h",
        "cuKernelGetName(const char **name, CUkernel hfunc)",
        "cuKernelGetName(const char **name, CUkernel kernel)",
    ),
    (
        "cuda.h",
        "CUcoredumpStatusCallback)(void *userData, int pid,",
        "CUcoredumpStatusCallback)(void *userData, long pid,",
    ),
    ("curand.h", "CURAND_ORDERING_PSEUDO_DYNAMIC = 104,", "CURAND_ORDERING_PSEUDO_DYNAMIC = 105,"),
    // A count parameter is renamed. A spec entry uses this parameter as the value of a key.
    (
        "cuda.h",
        "cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)",
        "cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *madeUp)",
    ),
    // Another count parameter is renamed. One of the two spec entries for the function uses this parameter.
    (
        "cuda_runtime_api.h",
        "cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData, size_t *pNumDependencies)",
        "cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData, size_t *madeUp)",
    ),
    // A parameter becomes `const`, and a function moves to another header.
    (
        "cusparse.h",
        "cusparseSpVecSetValues(cusparseSpVecDescr_t spVecDescr,\n                       void*                values)",
        "cusparseSpVecSetValues(cusparseSpVecDescr_t spVecDescr, const void *values)",
    ),
    ("cudaProfiler.h", "CUresult CUDAAPI cuProfilerStart(void);", ""),
    // A documented name refers to a new version of the function, which has an additional parameter.
    (
        "cuda.h",
        "#define cuDeviceGetUuid                     cuDeviceGetUuid_v2",
        "#define cuDeviceGetUuid                     cuDeviceGetUuid_v3",
    ),
    (
        "cuda.h",
        "\nCUresult CUDAAPI cuDeviceGetUuid(CUuuid *uuid, CUdevice dev);",
        "\nCUresult CUDAAPI cuDeviceGetUuid(CUuuid *uuid, CUdevice dev, unsigned int flags);",
    ),
    (
        "cuda.h",
        "    CUresult CUDAAPI cuCtxCreate_v3(",
        "    CUresult CUDAAPI cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev);\n    CUresult CUDAAPI cuCtxCreate_v3(",
    ),
    ("cuda.h", "#define CUDA_ARRAY3D_DEPTH_TEXTURE 0x10", "#define CUDA_ARRAY3D_DEPTH_TEXTURE 0x100"),
    (
        "cuda_runtime_api.h",
        "extern __host__ cudaError_t CUDARTAPI cudaDeviceGetNvSciSyncAttributes(",
        "extern __CUDA_DEPRECATED __host__ cudaError_t CUDARTAPI cudaDeviceGetNvSciSyncAttributes(",
    ),
    // An enum is renamed, and no typedef keeps the old name.
    ("cublasLt.h", "} cublasLtClusterShape_t;", "} cublasLtMadeUp_t;"),
    // A struct is renamed, and its old name becomes a typedef. A union becomes a struct. A member of an enum is
    // renamed.
    ("nvml.h", "} nvmlFBCSessionInfo_t;", "} nvmlMadeUp_t;\ntypedef nvmlMadeUp_t nvmlFBCSessionInfo_t;"),
    ("cufile.h", "}CUfileIOParams_t;", "}CUfileMadeUp_t;\ntypedef CUfileMadeUp_t CUfileIOParams_t;"),
    (
        "nvml.h",
        "typedef union\n{\n    char str[NVML_DEVICE_UUID_ASCII_LEN]; ",
        "typedef struct\n{\n    char str[NVML_DEVICE_UUID_ASCII_LEN]; ",
    ),
    ("nvrtc.h", "NVRTC_ERROR_TIME_FILE_WRITE_FAILED", "NVRTC_ERROR_MADE_UP"),
];

/// A header that no spec lists, and its contents.
const UNLISTED: (&str, &str) =
    ("madeup.h", "typedef enum { MADE_UP_OK } madeUpResult;\nmadeUpResult madeUpStart(int how);\n");

/// Expected lines in the output of the scan. All lines except the last one describe a difference from the newest
/// toolkit.
const SCANNED: &[&str] = &[
    "3 functions added since {}: cuDeviceGetUuid_v3, cuMadeUpGetCount, cuMipmappedArrayGetLevel_v3",
    "1 function removed since {}: nvFatbinVersion",
    "2 functions with renamed parameters: cuGraphGetNodes, cuKernelGetName",
    "1 function with renamed parameters: cudaGraphNodeGetDependencies",
    "1 function with added or removed `const`: cusparseSpVecSetValues",
    "1 documented name of another symbol: cuDeviceGetUuid",
    "1 function legacy since {}: cuDeviceGetUuid_v2",
    "1 function deprecated since {}: cudaDeviceGetNvSciSyncAttributes",
    "added since {}: CUasyncNotificationInfo.info.madeUp",
    "1 callback changed since {}: CUcoredumpStatusCallback",
    "1 enum changed since {}: curandOrdering",
    "1 enum changed since {}: nvrtcResult",
    "1 record changed since {}: CUfileIOParams_t (now CUfileMadeUp_t)",
    "3 records changed since {}: nvmlFBCSessionInfo_t (now nvmlMadeUp_t), nvmlUUIDValue_t, nvmlUUID_v1_t",
    "1 enum changed since {}: cublasLtClusterShape_t (now cublasLtMadeUp_t)",
    "1 function moved to cuda.h since {}: cuProfilerStart",
    "2 constants changed since {}: CUDA_ARRAY3D_DEPTH_TEXTURE, CUDA_VERSION",
    "cubind-alone: scanned, but not generated",
];

/// Expected lines of `cargo xtask diff`.
const DIFFERENT: &[&str] = &[
    "cuDeviceGetUuid: cuDeviceGetUuid_v2 → cuDeviceGetUuid_v3",
    "only names: numNodes is renamed to madeUp",
    "only names: hfunc is renamed to kernel",
    "~ name: CUfileIOParams_t → CUfileMadeUp_t; the old name is a typedef",
    "~ name: nvmlFBCSessionInfo_t → nvmlMadeUp_t; the old name is a typedef",
    "~ name: cublasLtClusterShape_t → cublasLtMadeUp_t; the content is the same, but the old name is not a typedef",
    "only names: pNumDependencies is renamed to madeUp",
    "only const: void *values → const void *values",
    "the header (cudaProfiler.h → cuda.h) of 1 function: cuProfilerStart",
    "~ kind: union → struct",
    "- NVRTC_ERROR_TIME_FILE_WRITE_FAILED = 12\n    + NVRTC_ERROR_MADE_UP = 12",
    "~ CURAND_ORDERING_PSEUDO_DYNAMIC: 104 → 105",
    "+ int CUDA_ARRAY3D_DEPTH_TEXTURE = 256",
    "Newly deprecated functions (1)",
];

/// The additional functions in each header: a function from another header, a revision without documentation, a
/// function with an output that is tagged in its documentation, a function whose roles families decide, and a function
/// with an undecided role.
const ADDED: &[(&str, &str)] = &[
    ("cuda.h", "/**\n * \\param count - Returned count\n */\nCUresult cuMadeUpGetCount(int *count);\n"),
    ("cuda.h", "CUresult CUDAAPI cuProfilerStart(void);\n"),
    (
        "cuda.h",
        "CUresult cuMipmappedArrayGetLevel_v3(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned int level);\n",
    ),
    (
        "cublas_api.h",
        "cublasStatus_t cublasSmadeup(cublasHandle_t handle, int n, const float *alpha, const float *A, int lda, float *C, \
         int ldc);\n",
    ),
    ("nvrtc.h", "nvrtcResult nvrtcMadeUp(nvrtcProgram prog, int *things);\n"),
];

/// All new functions, each with its library.
const NEW: &[(&str, &str)] = &[
    ("driver", "cuMadeUpGetCount"),
    ("cublas", "cublasSmadeup"),
    ("nvrtc", "nvrtcMadeUp"),
    ("nvfatbin", "nvFatbinVersionThatIsMadeUp"),
];

#[test]
fn an_installed_toolkit_is_added_with_all_steps() {
    let made_up = MadeUp::new();
    let home = made_up.home.display().to_string();
    let version = made_up.version;
    let named = version.to_string();
    let said = made_up.run(&["regen", "--cuda", &named, "--cuda-home", &home]);
    let (text, errors) = (String::from_utf8_lossy(&said.stdout), String::from_utf8_lossy(&said.stderr));
    assert_eq!(said.status.code(), Some(1), "{text}\n{errors}");
    for line in SCANNED {
        let line = line.replace("{}", &made_up.newest.to_string());
        assert!(text.contains(&line), "{line}:\n{text}");
    }
    let codes: BTreeSet<&str> =
        errors.lines().filter_map(|line| line.split_once(": error[")?.1.split(']').next()).collect();
    let expected = [
        "no-summary",
        "partial-param",
        "renamed-name",
        "renamed-type",
        "size-change",
        "undecided-flags",
        "unresolved-role",
    ];
    assert_eq!(codes, BTreeSet::from(expected), "{errors}");
    assert!(errors.contains("`things` of nvrtcMadeUp") && errors.contains("cudaPointerAttributes"), "{errors}");
    for decided in [" of cublasSmadeup", " of cuMadeUpGetCount"] {
        assert!(!errors.contains(decided), "families and tags decide these:\n{errors}");
    }

    assert!(
        errors.contains("names `hfunc` of cuKernelGetName") && errors.contains("calls this parameter `kernel`"),
        "{errors}"
    );

    let said = made_up.run(&["diff", &made_up.newest.to_string(), &named]);
    let different = String::from_utf8_lossy(&said.stdout);
    for line in DIFFERENT {
        assert_eq!(different.matches(line).count(), 1, "{line}:\n{different}");
    }

    // The command prints lines to paste for the renamed count parameters that spec entries mention. Each of these
    // entries is mentioned in one finding.
    assert_eq!(errors.matches(": error[partial-param]").count(), 2, "{errors}");
    for (library, function, count) in
        [("driver", "cuGraphGetNodes", "numNodes"), ("runtime", "cudaGraphNodeGetDependencies", "pNumDependencies")]
    {
        let head = format!("\n  {function}:  # replaces the entry; verify: `madeUp` is `{count}`\n");
        let pasted = text.split_once(&head).unwrap_or_else(|| panic!("{text}")).1;
        let is_inner = |line: &&str| line.starts_with("    ");
        let pasted: String = pasted.split_inclusive('\n').take_while(is_inner).collect();
        made_up.edit(&format!("specs/{library}.yaml"), |spec| {
            let (before, after) = spec.split_once(&format!("\n  {function}:\n")).expect("the entry");
            let entry: String = after.split_inclusive('\n').take_while(is_inner).collect();
            format!("{before}\n  {function}:\n{pasted}{}", &after[entry.len()..])
        });
        let other = pasted.contains("- in: \"12\"\n");
        assert_eq!(other, library == "runtime", "the entry for another major version is kept:\n{pasted}");
    }
    for path in ["", ".u", ".u.batch"] {
        let line = format!(
            "  CUfileIOParams_t{path}:\n    renamed_to: CUfileMadeUp_t{path}  # both records have the same fields\n"
        );
        assert!(text.contains(&line), "{line}:\n{text}");
        made_up.add("cufile", "types:", line.trim_end());
    }
    made_up.add("driver", "functions:", "  cuDeviceGetUuid_v3: {flags: {flags: \"0\"}}");
    made_up.add("nvml", "types:", "  nvmlUUID_v1_t: {changes: \"made up, like all of this toolkit\"}");

    // Add the spec entries that decide the undecided roles, and the spec entry for the lifetime with the new parameter
    // name.
    made_up.add("driver", "functions:", "  cuKernelGetNam?: {safety: {valid_until: {name: {handle: kernel}}}}");
    made_up.add("nvrtc", "functions:", "  nvrtcMadeUp: {params: {things: out}}");
    let harmless = "types:\n  cudaPointerAttributes: {changes: \"made up, like all of this toolkit\"}\n";
    made_up.replace("specs/runtime.yaml", "\ntypes:\n", &format!("\n{harmless}"));
    for (library, function) in NEW {
        made_up.add(&format!("summaries/{library}"), "summaries:", &format!("  {function}: Does what its name says."));
    }
    let said = made_up.run(&["regen"]);
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    let rust = made_up.read("specs/api/cublas.txt");
    let head = rust.lines().find(|line| line.starts_with("cublasSmadeup(")).expect("it is bound");
    assert!(head.contains(&format!("since CUDA {version}")), "{head}");
    assert!(made_up.read("specs/api/nvrtc.txt").contains("\nnvrtcMadeUp("));
    let driver = made_up.read("specs/api/driver.txt");
    for keyword in ["numNodes", "madeUp"] {
        assert!(driver.contains(&format!("| py (hGraph, {keyword} = 0)")), "{keyword}");
    }
    let gone = made_up.read("specs/registry/nvfatbin.yaml");
    let at = gone.find("\n  nvFatbinVersion:").expect("history is kept");
    assert!(
        gone[at..].lines().take(4).any(|line| line.contains(&format!("..{}", made_up.newest)) && line.contains("in: ")),
        "{}",
        &gone[at..at + 200]
    );

    // The unlisted header is reported. The other headers of the toolkit are not scanned again.
    let (header, declared) = UNLISTED;
    let path = made_up.home.join("include").join(header);
    fs::write(&path, declared).unwrap();
    let specs = codegen::spec::load(made_up.root.path()).unwrap_or_else(|failure| panic!("{failure}"));
    let found =
        codegen::scan::unlisted(&made_up.home.join("include"), &specs).unwrap_or_else(|failure| panic!("{failure}"));
    let found: Vec<String> = found.sorted().iter().map(|finding| finding.message.clone()).collect();
    assert_eq!(found, ["madeup.h declares `madeUpStart`, but no spec lists this header"]);
    fs::remove_file(path).unwrap();

    // From here on, the headers are found without the option `--cuda-home`.
    let root = made_up.root.path();
    let toolkits = Toolkits::load(root).unwrap_or_else(|failure| panic!("{failure}"));
    assert!(!toolkits.lists(version) && toolkits.with_installed().last() == Some(version));
    let include =
        toolkits.headers(root, &HeaderSet::Toolkit(version), &Silent).unwrap_or_else(|failure| panic!("{failure}"));
    let (specs, registries) = pipeline::load(root).unwrap_or_else(|failure| panic!("{failure}"));
    for name in ["driver", "runtime", "nvrtc"] {
        let (spec, registry) = specs.libraries.iter().zip(&registries).find(|(spec, _)| spec.name() == name).unwrap();
        let report = abi_check::check(registry, version, &spec.content.library, &include.include);
        report.and_then(|report| report.into_result()).unwrap_or_else(|failure| panic!("{name}: {failure}"));
    }
}

/// A package that is tested separately. Its only library is small and does not change.
const ALONE: &str = "cubind-alone: {libraries: [cusolvermg], tested_alone: only its registry is written}\n";

/// A copy of this repository's specs, and the made-up toolkit that is installed next to it.
struct MadeUp {
    root: tempfile::TempDir,
    home: PathBuf,
    /// The toolkit on which the made-up toolkit is based.
    newest: Version,
    /// The version of the made-up toolkit.
    version: Version,
}

impl MadeUp {
    fn new() -> Self {
        let root = tempfile::tempdir().unwrap();
        copy(&real_root().join("specs"), &root.path().join("specs"));
        let cache = root.path().join("target/cubind");
        fs::create_dir_all(&cache).unwrap();
        // The real repository's downloads are shared with the copy.
        for folder in ["wheels", "toolkits", "libclang"] {
            let real = real_root().join("target/cubind").join(folder);
            fs::create_dir_all(&real).unwrap();
            symlink(real, cache.join(folder)).unwrap();
        }
        let toolkits = Toolkits::load(real_root()).unwrap_or_else(|failure| panic!("{failure}"));
        let newest = toolkits.versions().last().unwrap();
        let version = Version::new(newest.major, newest.minor + 1);
        let real = toolkits
            .headers(real_root(), &HeaderSet::Toolkit(newest), &Silent)
            .unwrap_or_else(|failure| panic!("{failure}"));
        let home = root.path().join("cuda");
        copy(&real.include, &home.join("include"));
        let made_up = Self { root, home, newest, version };
        made_up.remove_unchanged();
        let (old, new) = (newest.in_header().to_string(), version.in_header().to_string());
        for header in ["cuda.h", "cuda_runtime_api.h"] {
            made_up.replace(&format!("cuda/include/{header}"), &old, &new);
        }
        for (header, old, new) in CHANGED {
            made_up.replace(&format!("cuda/include/{header}"), old, new);
        }
        for (header, more) in ADDED {
            made_up.edit(&format!("cuda/include/{header}"), |text| text + "\n" + more);
        }
        made_up
    }

    /// Removes libraries that a toolkit of CUDA does not change, and those of other packages, which are most of the
    /// registry. None of them contains one of the changes.
    fn remove_unchanged(&self) {
        let specs = spec::load(real_root()).unwrap_or_else(|failure| panic!("{failure}"));
        let removed = specs
            .libraries
            .iter()
            .filter(|spec| spec.content.library.has_own_versions() || specs.packages.of(spec.name()).is_some());
        for spec in removed {
            let (name, library) = (spec.name(), &spec.content.library);
            let files = ["specs", "specs/registry", "specs/summaries"].map(|folder| format!("{folder}/{name}.yaml"));
            let unbound = library.unbound_headers().map(|(name, _)| name.as_str());
            let headers = library.header_names().chain(unbound).map(|header| format!("cuda/include/{header}"));
            for path in files.into_iter().chain(headers).map(|path| self.root.path().join(path)) {
                if path.is_file() {
                    fs::remove_file(path).unwrap();
                }
            }
        }
        fs::write(self.root.path().join("specs/packages.yaml"), ALONE).unwrap();
    }

    fn replace(&self, path: &str, old: &str, new: &str) {
        self.edit(path, |text| {
            assert!(text.contains(old), "{path} has no `{old}`");
            text.replace(old, new)
        });
    }

    /// Edits a file as bytes, because headers have no specified text encoding.
    fn edit(&self, path: &str, change: impl Fn(String) -> String) {
        let path = self.root.path().join(path);
        let text = String::from_utf8_lossy(&fs::read(&path).unwrap()).into_owned();
        fs::write(path, change(text)).unwrap();
    }

    /// Adds a line at the beginning of a section in a file of the folder `specs/`.
    fn add(&self, file: &str, section: &str, line: &str) {
        let head = format!("\n{section}\n");
        self.replace(&format!("specs/{file}.yaml"), &head, &format!("{head}{line}\n"));
    }

    fn read(&self, path: &str) -> String {
        fs::read_to_string(self.root.path().join(path)).unwrap()
    }

    fn run(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command.arg("--root").arg(self.root.path()).args(arguments).output().unwrap()
    }
}

/// A progress display that shows no messages.
struct Silent;

impl Progress for Silent {
    fn step(&self, _: &str) {}
}

/// Copies a folder with all of its contents.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let (path, copy_to) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &copy_to);
        } else {
            fs::copy(&path, copy_to).unwrap();
        }
    }
}
