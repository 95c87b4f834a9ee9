use super::*;
use codegen_core::{
    diag::Diagnostics,
    registry::Registry,
    spec::{self, Spec},
};
use std::collections::BTreeMap;

const HEADER: &str = r#"
/* The functions of fxLib. enum fxNot { A }; */
#pragma once
#include "fx/types.h"
#include <driver.h>
#define FX_VER_MAJOR 1
#define FX_VER_MINOR 4
#define FX_VER_BUILD (FX_VER_MAJOR * 100)
#ifdef __cplusplus
#include <vector>
extern "C" {
#endif
const char *fxGetErrorString(fxStatus_t status);
FX_API fxStatus_t fxOpen(fxHandle_t *handle, // the handle
                         cuOther other);
fxStatus_t FX_CALL fxClose(fxHandle_t handle) FX_NOTHROW;
__attribute__((deprecated("old"))) fxStatus_t fxOld(void (*call)(int), int x);
static inline fxStatus_t fxHelp(void) { return fxClose(0); }
int fxCount(void);
fxStatus_t fxSetStream(fxHandle_t handle, otherStream_t stream);
#ifdef __cplusplus
}
namespace fx { class Handle; }
#endif
"#;

const TYPES: &str = "
typedef struct fxHandle *fxHandle_t;
typedef enum {
    FX_STATUS_SUCCESS = 0, /* all went well */
    FX_STATUS_NOT_INITIALIZED,
    FX_STATUS_INVALID_VALUE = 3,
    FX_STATUS_NOT_SUPPORTED
} fxStatus_t;
struct fxRecord { int a; fxStatus_t b; };
";

const DRIVER: &str = "library:
  name: driver
  title: driver
  types: {other_st: stream}
  headers: [driver.h]
  min_functions: 1
  rules: cuda
  loads: {\"12..\": {linux: [libd.so.1]}}
  result: {type: R, success: S, missing_library: S, missing_symbol: S, invalid_argument: S}
  docs: d
";

fn contents() -> Contents {
    let strings = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    let headers = [
        ("fx/types.h", TYPES),
        ("fx.h", HEADER),
        ("fxMg.h", "fxStatus_t fxMg(void);"),
        ("fxMg/types.h", "typedef int fxMg_t;"),
        ("fxMore.h", "#include <cuda.h>\nfxStatus_t fxMore(void);"),
        ("fx_v1.h", HEADER),
        ("fxIdle.h", "#define FX_IDLE 1"),
        ("fxOdd.h", "#ifndef __device__\n#define __device__\n#endif\nfxStatus_t oddCall(void);"),
        ("__init__.py", ""),
        ("fx.hpp", "namespace fx {}"),
        ("fxMg.hpp", "namespace fx {}"),
        ("fxpp.h", "#include <vector>\nint x();"),
    ];
    Contents {
        package: "nvidia-fx-cu13".to_owned(),
        version: "1.4.0.7".to_owned(),
        files: strings(&["nvidia/cu13/lib/libfxMg.so.1", "nvidia/cu13/lib/libfx.so.1", "nvidia/cu13/lib/libfx.so"]),
        windows: strings(&["nvidia/cu13/bin/x64/fx64_1.dll", "nvidia/cu13/bin/x64/fxMg64_1.dll"]),
        headers: headers.map(|(name, text)| (name.to_owned(), text.to_owned())).into(),
        metadata: "Summary: FX for CUDA\nProject-URL: Documentation, https://docs.nvidia.com/cuda/fx/\n".to_owned(),
        twins: vec![Contents {
            package: "nvidia-fx-cu12".to_owned(),
            files: strings(&["nvidia/fx/lib/libfx.so.1"]),
            windows: strings(&["nvidia/fx/bin/fx64_1.dll"]),
            ..Contents::default()
        }],
        pathfinder: "name=\"other\", (\"libother.so.1\",)\nname=\"fx\",\n linux_sonames=(\"libfx.so.1\",)".to_owned(),
    }
}

fn driver() -> (Spec, Registry) {
    let mut diagnostics = Diagnostics::default();
    let spec = spec::parse(DRIVER, "specs/driver.yaml", &mut diagnostics).unwrap();
    let registry = "library: driver\ntoolkits: ['13.0']\ntypedefs:\n  cuOther: {header: driver.h, in: 13.0.., type: int}\n  \
         otherStream_t: {header: driver.h, in: 13.0.., type: other_st *}\n";
    let registry = Registry::parse("driver", registry, "driver.yaml").unwrap();
    (spec, registry)
}

fn drafted(contents: &Contents) -> Draft {
    let (spec, registry) = driver();
    let facts = registry.toolkits.values().next_back().unwrap();
    draft("fx", contents, &[Known { is_packaged: false, library: &spec.content.library, facts }], None)
}

#[test]
fn a_wheel_determines_most_of_a_spec() {
    let Draft { text, version } = drafted(&contents());
    let expected = "\
library:
  name: fx
  title: FX
  headers: [fx.h, fxMore.h, fxOdd.h, fx/types.h]
  # not read, because they are C++: fx.hpp, fxMg.hpp
  unbound:
    fx_v1.h: \"the same file as fx.h\"
    fxMg.h: \"functions of another library, libfxMg.so.1\"
    fxMg/types.h: \"functions of another library, libfxMg.so.1\"
    fxpp.h: \"C++\"
    fxIdle.h: \"no header above includes it, and it declares none of the functions\"
  axis: own
  version_macro: [FX_VER_MAJOR, FX_VER_MINOR]
  min_functions: 8    # the headers have 8
  rules: cuda
  uses: [driver]
  sets_stream: [fxSetStream]
  loads:
    \"1\":
      linux: [libfx.so.1]
      windows: [fx64_1.dll]
      wheels: [nvidia/cu13/lib, nvidia/fx/lib]
      packages: [nvidia-fx-cu13, nvidia-fx-cu12]
      pathfinder: fx
      # preload: those of these libraries that it opens itself: libfxMg.so.1
      # requires: a function that older libraries with the same file name lack, if the sizes of their records differ
  result:
    type: fxStatus_t
    success: FX_STATUS_SUCCESS
    missing_library: FX_STATUS_NOT_INITIALIZED
    missing_symbol: FX_STATUS_NOT_SUPPORTED
    invalid_argument: FX_STATUS_INVALID_VALUE
    description: fxGetErrorString
  docs: https://docs.nvidia.com/cuda/fx/    # from the package's metadata; replace it with the page of the functions
";
    let (head, body) = text.split_once("library:\n").unwrap();
    assert!(head.lines().all(|line| line.starts_with('#')), "{head}");
    assert_eq!(format!("library:\n{body}"), expected);
    assert_eq!(version, Some(Version::new(1, 4)));
    let mut diagnostics = Diagnostics::default();
    let spec = spec::parse(&text, "specs/fx.yaml", &mut diagnostics);
    assert!(spec.is_some() && diagnostics.is_empty(), "{:?}", diagnostics.sorted());
}

#[test]
fn a_component_of_a_toolkit_has_its_versions() {
    let (spec, registry) = driver();
    let facts = registry.toolkits.values().next_back().unwrap();
    let known = Known { is_packaged: true, library: &spec.content.library, facts };
    let mut contents = contents();
    // Add a header of another library, and a header with a function for both the host and the device.
    contents.headers.insert("driver.h".to_owned(), "cuOther fxDriver(void);".to_owned());
    contents.headers.insert("fxBoth.h".to_owned(), "__host__ __device__ fxStatus_t fxBoth(void);".to_owned());
    let Draft { text, .. } = draft("fx", &contents, &[known], Some(Version::new(13, 5)));
    for line in
        ["  headers: [fx.h, fxBoth.h, fxMore.h, fxOdd.h, fx/types.h]", "  in: \"13.5..\"", "    \"13\":", "  uses: []"]
    {
        assert!(text.lines().any(|it| it.starts_with(line)), "{line} in\n{text}");
    }
    assert!(!text.contains("axis"), "{text}");
}

#[test]
fn facts_that_a_wheel_lacks_become_placeholders() {
    let mut contents = contents();
    contents.version = "1.5.0".to_owned();
    contents.files.clear();
    contents.windows.clear();
    contents.metadata.clear();
    contents.pathfinder.clear();
    contents.headers.insert("fx/types.h".to_owned(), TYPES.replace("FX_STATUS_NOT_INITIALIZED", "FX_STATUS_ODD"));
    let Draft { text, .. } = drafted(&contents);
    let lines = [
        "  # version_macro: the macro or",
        "      linux: [FILE]    # the shared library",
        "      # windows: the DLLs",
        "      # pathfinder: the library's name",
        "    missing_library: CODE    # the library cannot be loaded; one of FX_STATUS_SUCCESS, FX_STATUS_ODD, FX_",
        "  docs: https://docs.nvidia.com/cuda/fx/    # a guess",
    ];
    for line in lines {
        assert!(text.lines().any(|it| it.starts_with(line)), "{line} in\n{text}");
    }
    // The generator rejects a draft that still contains placeholders.
    let mut diagnostics = Diagnostics::default();
    assert!(spec::parse(&text, "specs/fx.yaml", &mut diagnostics).is_none());
    let left: Vec<String> = diagnostics.sorted().iter().map(|it| it.message.clone()).collect();
    assert_eq!(
        left,
        [
            "`linux` still has the placeholder `FILE` as its value",
            "`missing_library` still has the placeholder `CODE` as its value"
        ]
    );
}

#[test]
fn headers_are_read_as_c() {
    let declared = Declared::all([&HEADER.to_owned(), &TYPES.to_owned()]);
    let functions: Vec<&str> = declared.functions.keys().map(String::as_str).collect();
    assert_eq!(functions, ["fxClose", "fxCount", "fxGetErrorString", "fxOld", "fxOpen", "fxSetStream"]);
    assert_eq!(declared.functions["fxGetErrorString"].returns, "const char *");
    assert_eq!(declared.macros, BTreeMap::from([("FX_VER_MAJOR".to_owned(), 1), ("FX_VER_MINOR".to_owned(), 4)]));
    let values: Vec<Option<i64>> = declared.enums["fxStatus_t"].iter().map(|(_, value)| *value).collect();
    assert_eq!(values, [Some(0), Some(1), Some(3), Some(4)]);
}
