//! Tests of `cubind generate` with headers in the style of other vendors. These headers contain kinds of declarations
//! that NVIDIA's headers do not contain. They also include kinds of files that NVIDIA does not distribute.

use crate::support::{libclang, root};
use codegen::{
    analysis,
    ctype::CType,
    diag::{Diagnostics, Failure},
    facts::Facts,
    pipeline,
    registry::Registry,
    scan::{Scanner, unlisted_of},
    spec::{self, Specs},
    version::Version,
};
use std::fs;

const SPEC: &str = "\
library:
  name: fx
  title: fixture
  headers: [fx.h]
  axis: own
  min_functions: 0
  loads: {\"1\": {linux: [libfx.so.1]}}
  result: {type: fxResult, success: FX_SUCCESS, missing_library: FX_INVALID, missing_symbol: FX_INVALID, invalid_argument: FX_INVALID}
  docs: https://example.com/
";

const HEAD: &str = "typedef enum fxResult { FX_SUCCESS = 0, FX_INVALID = 1 } fxResult;\n";

const VERSION: Version = Version::new(1, 0);

/// Scans headers with a spec to which these entries are appended. The spec lists only `fx.h`.
fn read(headers: &[(&str, &[u8])], entries: &str) -> Result<Facts, Failure> {
    read_as(&format!("{SPEC}{entries}"), headers)
}

/// Scans headers with this spec.
fn read_as(spec: &str, headers: &[(&str, &[u8])]) -> Result<Facts, Failure> {
    let mut found = Diagnostics::default();
    let specs = spec::of_texts([("fx.yaml", spec)], &mut found);
    found.into_result()?;
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in headers {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let Specs { libraries, .. } = &specs;
    let stubs = root().join("codegen/stubs");
    let scanner = Scanner::outside(vec![folder.path().to_owned()], stubs, libclang(), None)?;
    let facts = scanner.scan(&pipeline::request(&libraries[0], VERSION))?;
    unlisted_of(folder.path(), &libraries.iter().collect::<Vec<_>>())?.into_result()?;
    let mut registry = Registry::new("fx");
    registry.toolkits.insert(VERSION, facts.clone());
    // The facts are stored, and then read again without the headers.
    let text = registry.to_text();
    assert!(Registry::parse("fx", &text, "fx.registry.yaml")? == registry, "another registry is read from\n{text}");
    Ok(facts)
}

/// Scans a single header.
fn header(text: &str) -> Result<Facts, Failure> {
    read(&[("fx.h", format!("{HEAD}{text}").as_bytes())], "")
}

fn facts(text: &str) -> Facts {
    header(text).unwrap_or_else(|failure| panic!("{text}\n{failure}"))
}

/// The error message of the scan of a header.
fn message(text: &str) -> String {
    match header(text) {
        Ok(_) => panic!("nothing is found in {text}"),
        Err(failure) => failure.to_string(),
    }
}

fn ty(text: &str) -> CType {
    text.parse().unwrap()
}

#[test]
fn parameters_have_the_types_that_the_compiler_passes() {
    let table: [(&str, &[(&str, &str)]); 7] = [
        ("typedef fxResult fxFn(int a); fxFn fxRun;", &[("a", "int")]),
        ("fxResult fxRun(int arg1, int);", &[("arg1", "int"), ("arg1_", "int")]),
        ("typedef float fxVec[3]; void fxRun(fxVec a, const fxVec b);", &[("a", "float *"), ("b", "const float *")]),
        ("typedef char fxText; fxResult fxRun(const fxText *a);", &[("a", "const char *")]),
        // A pointer to numbers or pointers is no handle, even if it has a name.
        (
            "typedef unsigned char fxByte; typedef const fxByte *fxBytes; typedef fxByte **fxRows; typedef struct fxAt_st *fxAt;
             fxResult fxRun(fxBytes a, fxRows b, fxAt c);",
            &[("a", "const fxByte *"), ("b", "fxByte **"), ("c", "fxAt")],
        ),
        ("typedef struct größe { int é; } größe; fxResult fxRun(größe *a);", &[("a", "größe *")]),
        (
            "#include <time.h>\nfxResult fxRun(const struct tm *when, time_t at);",
            &[("when", "const tm *"), ("at", "time_t")],
        ),
    ];
    for (text, expected) in table {
        let facts = facts(text);
        let params: Vec<_> =
            facts.functions["fxRun"].params.iter().map(|(name, ty)| (name.clone(), ty.clone())).collect();
        let expected: Vec<_> = expected.iter().map(|(name, of)| ((*name).to_owned(), ty(of))).collect();
        assert_eq!(params, expected, "{text}");
    }
}

#[test]
fn a_flexible_array_may_have_unnamed_records() {
    let facts = facts("typedef struct fxList { int n; struct { int a; double b; } items[]; } fxList;");
    assert_eq!(facts.records["fxList"].fields["items"].ty, ty("fxList.items []"));
    assert_eq!(facts.records["fxList.items"].size, 16);
}

#[test]
fn a_macro_that_only_calls_another_function_names_it() {
    let facts = facts("fxResult fxRun(int a); fxResult fxRun_v2(int a);\n#define fxRun(a) fxRun_v2((a))");
    let names = |symbol: &str| facts.functions[symbol].names.iter().cloned().collect::<Vec<_>>();
    assert_eq!((names("fxRun_v2"), names("fxRun")), (vec!["fxRun".to_owned()], Vec::new()));
}

#[test]
fn declarations_that_no_program_could_use_are_reported() {
    let table = [
        ("extern int fxLevel;", "`fxLevel` is a variable that may change"),
        ("extern fxResult (*fxHook)(int);", "`fxHook` is a variable that may change"),
        ("fxResult fxRun(enum fxKind { FX_ONE } kind);", "`fxRun` has a parameter or result of type `enum fxKind`"),
        ("extern const char fxText[];", "`fxText` is a variable of type `char[]`"),
        ("#define FX_FAR (1.0 / 0.0)", "the constant `FX_FAR` is an infinity or a NaN"),
        (
            "#define FX_LINE __LINE__\n#define FX_TEXT(a) #a\n#define FX_SHOW(a) FX_TEXT(a)\n\
             #define FX_PLACE \"at \" __FILE__ FX_SHOW(__LINE__)\n#define FX_LATER (FX_LINE + 1)",
            "the constant `FX_PLACE` is different in each place of its use",
        ),
        ("#define FX_LATER (2 * __LINE__)", "the constant `FX_LATER` is different in each place of its use"),
        ("#define FX_BYTES \"\\211PNG\"", "the constant `FX_BYTES` is a string that is not UTF-8"),
        ("#define FX_NONE ((void (*)(int))0)", "the constant `FX_NONE` is the address of a function"),
        ("#define FX_LONG 0.1L", "the constant `FX_LONG` is of type `long double`"),
        ("#define FX_HUGE ((unsigned __int128)1 << 70)", "the constant `FX_HUGE` is of type `unsigned __int128`"),
        ("#define FX_COMPLEX (1.0 + 1.0i)", "the constant `FX_COMPLEX` is of type `_Complex double`"),
        ("#define FX_WIDE L\"x\"", "the constant `FX_WIDE` is the address of data, of type `int"),
        ("fxResult fxRun(_Complex double by_value);", "`fxRun` has a parameter or result of type `_Complex double`"),
        ("struct __attribute__((packed, aligned(4))) fxBox { char a; int b; };", "`fxBox.b` is packed in a record"),
        ("fxResult fxRun(int a", "a header ends within a declaration"),
        ("struct fxBox { int a; }; typedef struct fxOther { double b; } fxBox;", "`fxBox` is both the tag of one type"),
    ];
    for (text, expected) in table {
        let message = message(text);
        assert!(message.contains(expected), "{text}\n{message}");
    }
    let left = [
        ("extern int fxLevel;", "fxLevel"),
        ("#define FX_LONG 0.1L", "FX_LONG"),
        ("#define FX_WIDE L\"x\"", "FX_WIDE"),
        (
            "struct __attribute__((packed, aligned(4))) fxBox { char a; int b; }; fxResult fxRun(struct fxBox *box);",
            "fxBox",
        ),
    ];
    for (text, name) in left {
        let entries = format!("skip: {{{name}: {{reason: a test}}}}\n");
        let facts = read(&[("fx.h", format!("{HEAD}{text}").as_bytes())], &entries);
        let facts = facts.unwrap_or_else(|failure| panic!("{failure}"));
        assert!(facts.undescribed.contains_key(name), "{name}");
        // The record is not bound. A pointer to such a record needs no description.
        assert_eq!(facts.functions.contains_key("fxRun"), text.contains("fxRun"));
    }
}

#[test]
fn a_type_that_differs_between_targets_is_omitted_with_the_types_that_contain_it() {
    let tag = "#ifdef __aarch64__\ntypedef struct fxTag { long a[2]; } fxTag;\n#else\ntypedef struct fxTag { int a; } fxTag;\n#endif\n";
    let text = format!("{HEAD}{tag}typedef fxTag fxTags[1];\nfxResult fxKeep(fxTags *tags);\n");
    let skip = "skip: {fxTag: {reason: it differs}}\n";
    let facts = read(&[("fx.h", text.as_bytes())], skip).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(facts.typedefs.keys().collect::<Vec<_>>(), Vec::<&String>::new());
    assert_eq!(facts.undescribed.keys().collect::<Vec<_>>(), ["fxTag", "fxTags"]);
    let taken = format!("{text}fxResult fxTake(fxTag tag);\n");
    let failure = read(&[("fx.h", taken.as_bytes())], skip).unwrap_err().to_string();
    assert!(failure.contains("`fxTake` has a parameter or result of type `fxTag`"), "{failure}");
}

#[test]
fn a_skipped_name_with_a_dollar_sign_is_recorded_once() {
    let text = format!("{HEAD}fxResult fx$Run(int a);\n#define FX$B 1\n");
    let skip = "skip: {fx$Run: {reason: no}, FX$B: {reason: no}}\n";
    let facts = read(&[("fx.h", text.as_bytes())], skip).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(facts.undescribed.keys().collect::<Vec<_>>(), ["FX$B", "fx$Run"]);
}

#[test]
fn pointers_to_complex_numbers_are_pointers_to_two_parts() {
    let facts = facts("#include <complex.h>\nvoid fxRun(const double complex *from, float complex to[4]);");
    let params: Vec<&CType> = facts.functions["fxRun"].params.values().collect();
    assert_eq!(params, [&ty("const double (*)[2]"), &ty("float (*)[2]")]);
}

#[test]
fn a_header_may_require_inclusion_through_another_header() {
    let whole = format!(
        "#ifndef FX_H\n#define FX_H\n#define FX_INSIDE\n{HEAD}#include \"fx/part.h\"\n#undef FX_INSIDE\n#endif\n"
    );
    let part = "#ifndef FX_INSIDE\n#error include fx.h\n#endif\ntypedef struct fxBox { int a; } fxBox;\nfxResult fxRun(fxBox *a);\n";
    let headers = "headers: [fx.h, fx/part.h]";
    let found = read_as(
        &SPEC.replace("headers: [fx.h]", headers),
        &[("fx.h", whole.as_bytes()), ("fx/part.h", part.as_bytes())],
    );
    assert!(found.unwrap_or_else(|failure| panic!("{failure}")).functions.contains_key("fxRun"));
}

#[test]
fn everything_but_a_few_functions_can_be_skipped_as_documented() {
    let document = fs::read_to_string(root().join("docs/adding-a-library.md")).unwrap();
    let example =
        document.split('`').find(|code| code.starts_with("skip: {\"*\"")).expect("the document has an example");
    let text = "typedef struct fxUsed { int a; } fxUsed; typedef struct fxUnused { long double b; } fxUnused;
        fxResult fx_open(int a); fxResult fx_read_one(const fxUsed *used); fxResult fx_close(fxUnused unused);
        extern int fx_level; static inline int fx_twice(int a) { return 2 * a; }
        #define FX_LIMIT 3\n#define FX_LONG 0.1L\n";
    let entries = format!("{example}\nfunctions: {{fx_read_one: {{params: {{used: in}}}}}}\n");
    let mut found = Diagnostics::default();
    let specs = spec::of_texts([("fx.yaml", format!("{SPEC}{entries}").as_str())], &mut found);
    found.into_result().unwrap_or_else(|failure| panic!("{failure}"));
    let mut registry = Registry::new("fx");
    let facts = read(&[("fx.h", format!("{HEAD}{text}").as_bytes())], &entries);
    registry.toolkits.insert(VERSION, facts.unwrap_or_else(|failure| panic!("{failure}")));
    let api = analysis::resolve(&[registry], &specs).unwrap_or_else(|failure| panic!("{failure}"));
    let bound = &api.libraries[0].majors[&1];
    assert_eq!(bound.functions.keys().collect::<Vec<_>>(), ["fx_open", "fx_read_one"]);
    assert_eq!(bound.types.keys().collect::<Vec<_>>(), ["fxResult", "fxUsed"]);
    assert_eq!(bound.constants.keys().collect::<Vec<_>>(), ["FX_LIMIT"]);
}

#[test]
fn headers_that_one_header_includes_are_listed_together() {
    let all = [
        ("fx.h", "#include \"fx/a.h\"\n#include <fx/b.h>\n".to_owned() + HEAD),
        ("fx/a.h", "#include \"c.h\"\n".to_owned()),
        ("fx/b.h", String::new()),
        ("fx/c.h", String::new()),
        ("fx_more.h", String::new()),
    ];
    let headers: Vec<(&str, &[u8])> = all.iter().map(|(name, text)| (*name, text.as_bytes())).collect();
    let message = read(&headers, "").err().map(|failure| failure.to_string()).unwrap_or_default();
    for part in [
        "fx.yaml:4: error[unlisted-header]: 4 headers of fixture are not listed in fx.yaml",
        "the listed headers include 3 of these headers: `headers: [fx.h, fx/a.h, fx/b.h, fx/c.h]`",
        "no listed header includes fx_more.h",
    ] {
        assert!(message.contains(part), "no {part} in {message}");
    }
}

#[test]
fn declarations_in_other_headers_do_not_belong_to_the_library() {
    // The bodies of the functions call functions that the stub headers do not declare. Other headers contain
    // declarations that cannot be bound.
    facts("static inline int fxLength(const char *text) { return strlen(text) + EINVAL; }");
    let other = "#include <stdarg.h>\nint log(const char *format, va_list arguments); long double far(void);\n";
    let text = format!("{HEAD}#include \"other.h\"\nfxResult fxRun(int a);");
    let facts = read(&[("fx.h", text.as_bytes()), ("other.h", other.as_bytes())], "");
    let functions = facts.unwrap_or_else(|failure| panic!("{failure}")).functions;
    assert_eq!(functions.keys().collect::<Vec<_>>(), ["fxRun"]);
}

#[test]
fn common_system_headers_have_stub_headers() {
    let names = [
        "alloca",
        "arpa/inet",
        "assert",
        "complex",
        "ctype",
        "dirent",
        "dlfcn",
        "emmintrin",
        "errno",
        "fcntl",
        "float",
        "immintrin",
        "inttypes",
        "limits",
        "locale",
        "math",
        "mmintrin",
        "netinet/in",
        "poll",
        "pthread",
        "sched",
        "setjmp",
        "signal",
        "stdalign",
        "stdarg",
        "stdbool",
        "stddef",
        "stdint",
        "stdio",
        "stdlib",
        "stdnoreturn",
        "string",
        "strings",
        "sys/select",
        "sys/socket",
        "sys/stat",
        "sys/time",
        "sys/types",
        "sys/uio",
        "time",
        "uchar",
        "unistd",
        "wchar",
        "xmmintrin",
    ];
    let all: String = names.iter().map(|name| format!("#include <{name}.h>\n")).collect();
    facts(&format!(
        "{all}fxResult fxRun(FILE *file, time_t at, socklen_t length, fd_set *set, off_t from, ssize_t count, pthread_t thread,
                  const sigset_t *signals, const struct iovec *parts, struct pollfd *polled, const struct sockaddr_in *to);
         typedef struct fxPeer {{ struct sockaddr_storage address; }} fxPeer;
         fxResult fxMeet(const fxPeer *peer);
         static inline void fxAdd(float *a) {{ __m128 b = _mm_load_ps(a); _mm_store_ps(a, _mm_add_ps(b, b)); }}"
    ));
}

#[test]
fn no_text_of_a_header_makes_the_scan_panic() {
    let nested = |depth: usize| {
        let fields: String = (0..depth).map(|index| format!("}} d{index};")).collect();
        format!("typedef struct fxDeep {{ {}int a; {fields} }} fxDeep;", "struct { ".repeat(depth))
    };
    let many: String = (0..2000)
        .map(|index| format!("/** Größe {index}: é.\n * @param[in] a 値 */\nfxResult fxRun{index}(int a /**< é */);\n"))
        .collect();
    let texts: Vec<Vec<u8>> = vec![
        Vec::new(),
        b"\xef\xbb\xbffxResult fxRun(int a);".to_vec(),
        b"/** Gr\xf6\xdfe \xe9 deprecated \xe9 */ fxResult fxRun(int a);\n#define FX_TEXT \"\xe9\"".to_vec(),
        b"/** \r\n * @param[out] a \xc3\xa9\r\n */\r\nfxResult fxRun(int *a);\r\n#define FX_A \\\r\n 3\r\n".to_vec(),
        "fxResult fxRun(int a".into(),
        "é".into(),
        "\"".into(),
        "/*".into(),
        "/** é */".into(),
        "#".into(),
        "#define é".into(),
        "#define FX_É(é) é(é)\n#define FX_B(é".into(),
        "#if é\nfxResult größe(int é);\n#elif\n#endif".into(),
        "typedef é".into(),
        "} é {".into(),
        "fxResult fxRun(int a); ///< é".into(),
        "/**@{*/é/**@}*/ /**@{*/ fxResult fxRun(int a, //!< é\n int b /*!< é".into(),
        "enum { FX_É = 1, FX_B //!< é deprecated é\n };".into(),
        "typedef struct __attribute__((é)) { int a; } fxA;".into(),
        nested(60).into(),
        nested(400).into(),
        format!("fxResult fxRun(int {}p);", "*".repeat(300)).into(),
        format!("typedef int fxArray{}; fxResult fxRun(fxArray *a);", "[2]".repeat(40)).into(),
        format!("#define FX_A {}1{}", "(".repeat(500), ")".repeat(500)).into(),
        many.into(),
    ];
    for text in texts {
        let all = [HEAD.as_bytes(), &text].concat();
        // Findings are expected in this step.
        for text in [&all, &text] {
            drop(read(&[("fx.h", text)], ""));
        }
    }
}
