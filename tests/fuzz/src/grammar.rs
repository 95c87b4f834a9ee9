//! Generation of headers from a grammar: valid C with kinds of declarations that are rare in NVIDIA's headers.

use std::collections::BTreeSet;

/// The declarations that precede each header, with one declaration for each entry of the spec.
const HEAD: &str = "\
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_NO_LIBRARY = 2, FX_NO_SYMBOL = 3 } fxResult;
typedef float odd __attribute__((vector_size(16)));
fxResult fxRead(const int *read);
fxResult fxWrite(int *written);
int fxValue(void);
";

/// Names that have a special meaning in Rust, in Python, or in generated code.
const NAMES: &[&str] = &[
    "gen", "self", "self_", "type", "u8", "None", "Status", "match", "in", "crate", "args", "list", "str", "async",
    "bool_", "Ok", "output", "raw", "table", "py", "result", "values", "c_x", "x", "len", "length", "set_x", "__bits0",
    "lambda", "Vec", "int_", "object", "_", "__", "from", "import", "value", "name", "code", "size", "Self", "super",
    "yield", "dyn", "bytes", "größe", "値", "found", "tuple", "property", "builtins", "f16",
];

/// Declarations that the registry cannot represent. The spec skips every name with this prefix.
const ODD: &[&str] = &[
    "#define NAME (1.0 / 0.0)",
    "#define NAME (0.0 / 0.0)",
    "#define NAME 1e400",
    "#define NAME 1.0L",
    "#define NAME ((void (*)(int))-1)",
    "#define NAME \"\\377PNG\"",
    "#define NAME \"a\\0b\"",
    "#define NAME L\"wide\"",
    "#define NAME u\"wide\"",
    "#define NAME ((__int128)1 << 70)",
    "#define NAME (1.0 + 1.0i)",
    "#define NAME ((struct { int a; }){1})",
    "fxResult NAME(va_list arguments);",
    "fxResult NAME(long double real);",
    "fxResult NAME(float _Complex number, __int128 wide);",
    "fxResult NAME(_Atomic int *counter);",
    "fxResult NAME(enum { odd_inside = 4 } kind);",
    "fxResult NAME(void (*table[3])(void));",
    "__attribute__((ms_abi)) int NAME(int a);",
    "fxResult NAME(int a) __asm__(\"another_name\");",
    "typedef enum NAME { NAME_wide = 0x1ffffffffll } NAME;",
    "typedef enum __attribute__((packed)) NAME { NAME_short } NAME;",
    "typedef struct __attribute__((packed, aligned(4))) NAME { char a; int b; } NAME;",
    "struct NAME { int a; }; typedef struct NAME_other { double b[4]; } NAME;",
    "extern const char NAME[];",
    "extern int NAME;",
    "static const int NAME[2] = { 1, 2 };",
    "static inline int NAME(int a) { return a + 1; }",
    "typedef struct NAME { long double a; } NAME;",
];

/// Declarations that each declare one name.
const PLAIN: &[&str] = &[
    "static const int NAME = -3;",
    "static const fxResult NAME = FX_INVALID;",
    "static const double NAME = 1.5;",
    "static const char *const NAME = \"text\";",
    "extern const double NAME;",
    "fxResult NAME(int);\n#define NAME_plain(a) NAME((a))",
    "fxResult NAME(_Bool yes, const _Bool *flags);",
    "fxResult NAME(const float _Complex *from, double _Complex to[2]);",
    "static inline int NAME(int a) { return a; }",
    "#define NAME (\"text\")",
    "fxResult NAME(const double matrix[3][4], int rows[static 2]);",
    "fxResult NAME(int (*compare)(const void *, const void *), void *context);",
    "fxResult (*NAME(int a))(int);",
    "fxResult NAME();",
    "/** Größe: é\n * @param[in] größe 値 */\nfxResult NAME(int größe /**< é */);",
    "/* é */ __attribute__((visibility(\"default\"))) extern fxResult NAME(volatile int *flag, int *restrict out);",
];

/// Creates a header from bytes. Each byte selects a production of the grammar, and the header ends where the bytes end.
pub fn header(data: &[u8]) -> String {
    let types = ["int", "unsigned", "size_t", "double", "const char *", "void *", "fxResult"].map(str::to_owned);
    let mut header = Header { bytes: data.iter().copied(), used: BTreeSet::new(), types: types.to_vec() };
    let mut text = HEAD.to_owned();
    while let Some(byte) = header.bytes.next() {
        text += &header.declaration(byte);
        text.push('\n');
    }
    text
}

struct Header<'a> {
    bytes: std::iter::Copied<std::slice::Iter<'a, u8>>,
    used: BTreeSet<String>,
    /// The types that parameters and fields can have.
    types: Vec<String>,
}

impl Header<'_> {
    fn below(&mut self, end: usize) -> usize {
        usize::from(self.bytes.next().unwrap_or_default()) % end
    }

    /// Returns a name that is not declared in the scope.
    fn unused(&mut self, used: &mut BTreeSet<String>) -> String {
        let name = NAMES[self.below(NAMES.len())];
        let mut free = name.to_owned();
        while !used.insert(free.clone()) {
            free = format!("{name}{}", used.len());
        }
        free
    }

    fn name(&mut self) -> String {
        let mut used = std::mem::take(&mut self.used);
        let name = self.unused(&mut used);
        self.used = used;
        name
    }

    fn ty(&mut self) -> String {
        let index = self.below(self.types.len());
        self.types[index].clone()
    }

    fn declaration(&mut self, byte: u8) -> String {
        match byte % 16 {
            0 => {
                let (name, fields) = (self.name(), self.fields(2));
                let attribute = ["", "__attribute__((packed)) ", "__attribute__((aligned(32))) "][self.below(3)];
                self.types.extend([name.clone(), format!("const {name} *")]);
                format!("typedef struct {attribute}{name} {{ {fields} }} {name};")
            }
            1 => {
                let (name, first) = (self.name(), self.name());
                let second = self.name();
                self.types.push(name.clone());
                format!("typedef enum {{ {first} = -1, {second} = {} }} {name};", self.below(200))
            }
            2 => {
                let (name, of) = (self.name(), ["int", "uint64_t", "unsigned char", "void *", "short"][self.below(5)]);
                self.types.push(name.clone());
                format!("typedef {of} {name};")
            }
            3 => {
                let name = self.name();
                self.types.push(name.clone());
                format!("typedef double {name}[{}];", 1 + self.below(4))
            }
            4 => {
                let name = self.name();
                self.types.push(format!("{name} *"));
                format!("typedef struct {name} {name};")
            }
            5 => {
                let (name, params) = (self.name(), self.params());
                self.types.push(name.clone());
                format!("typedef int (*{name})({params});")
            }
            6 => {
                let (ty, name, params) = (self.name(), self.name(), self.params());
                format!("typedef fxResult {ty}({params}); {ty} {name};")
            }
            7 => {
                let value =
                    ["1", "(-1)", "0x80000000u", "\"text\"", "'c'", "1.5f", "((void *)0)", "(1 << 4)", "", "x y"]
                        [self.below(10)];
                // A macro replaces later occurrences of its name, so no other declaration may have this name.
                format!("#define MACRO_{}_{} {value}", self.used.len(), self.below(9))
            }
            8 => {
                let (name, params) = (self.name(), self.params());
                let attribute = ["__attribute__((deprecated))", "__attribute__((warn_unused_result))"][self.below(2)];
                format!("fxResult {name}({params}) {attribute};")
            }
            9 => format!("fxResult {}(int first, ...);", self.name()),
            10 => format!("extern const int {};", self.name()),
            11 => {
                let name = format!("odd{}", self.used.len());
                self.used.insert(name.clone());
                ODD[self.below(ODD.len())].replace("NAME", &name)
            }
            12 => {
                let name = self.name();
                let text = PLAIN[self.below(PLAIN.len())];
                // The name is part of other names.
                self.used.insert(format!("{name}_plain"));
                text.replace("NAME", &name)
            }
            13 => {
                let (name, kind) = (self.name(), ["struct", "union"][self.below(2)]);
                let fields = self.fields_of(1, &mut self.used.clone());
                self.types.extend([name.clone(), format!("const {name} *")]);
                let packed = format!("#pragma pack(push, {})\n", [1, 2, 4][self.below(3)]);
                let (before, after) = if self.below(3) == 0 { (&*packed, "\n#pragma pack(pop)") } else { ("", "") };
                format!("{before}typedef {kind} {name} {{ {fields} {kind} {name} *next; }} {name};{after}")
            }
            14 => {
                let name = self.name();
                self.types.push(format!("const {name} *"));
                format!("typedef char {name};")
            }
            _ => {
                let returns = ["fxResult", "void", "int", "const char *", "fxResult *"][self.below(5)];
                let (name, params) = (self.name(), self.params());
                format!("{returns} {name}({params});")
            }
        }
    }

    fn params(&mut self) -> String {
        let mut used = self.used.clone();
        let params: Vec<String> = (0..self.below(4))
            .map(|_| {
                let ty = self.ty();
                if self.below(4) == 0 { ty } else { format!("{ty} {}", self.unused(&mut used)) }
            })
            .collect();
        if params.is_empty() { "void".to_owned() } else { params.join(", ") }
    }

    /// Creates the fields of a record. The fields of nested records have names of their own.
    fn fields(&mut self, depth: usize) -> String {
        let mut used = self.used.clone();
        let mut fields = self.fields_of(depth, &mut used);
        let tails = [" int tail[];", " struct { int a; double b; } tail[];", " char tail[0];"];
        fields += tails.get(self.below(16)).copied().unwrap_or_default();
        fields
    }

    fn fields_of(&mut self, depth: usize, used: &mut BTreeSet<String>) -> String {
        let count = 1 + self.below(4);
        let fields = (0..count).map(|_| match self.below(8) {
            0 => {
                let (ty, most) =
                    [("unsigned", 31), ("unsigned long long", 63), ("int", 31), ("_Bool", 1), ("signed char", 8)]
                        [self.below(5)];
                format!("{ty} {} : {};", self.unused(used), 1 + self.below(most))
            }
            1 if depth > 0 => format!("union {{ {} }};", self.fields_of(depth - 1, used)),
            2 if depth > 0 => format!("struct {{ {} }};", self.fields_of(depth - 1, used)),
            3 => format!("int (*{})(int);", self.unused(used)),
            4 => format!("char {}[{}];", self.unused(used), 1 + self.below(9)),
            _ => format!("{} {};", ["int", "double", "void *", "uint64_t"][self.below(4)], self.unused(used)),
        });
        fields.collect::<Vec<_>>().join(" ")
    }
}
