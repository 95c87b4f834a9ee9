//! C sources of a recording stub.

use super::{
    effect::{Effect, Extent, Fill, Length, OWN},
    entry_points,
    library::{EchoFunction, EchoLibrary},
};
use askama::Template;
use codegen_core::{
    analysis::returned::meant,
    ctype::{Builtin, CType, parameters},
    glob,
    spec::{Codes, FunctionNames, Returns},
    types::TypeIndex,
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

/// A source file of a recording stub.
pub(super) struct Source {
    /// The name of the source file.
    pub(super) name: String,
    /// The toolkit whose headers the file includes. `None` if the file includes no headers.
    pub(super) headers: Option<Version>,
    pub(super) text: String,
}

#[derive(Template)]
#[template(path = "c/echo.h.j2", escape = "none")]
struct Header {
    own: u64,
}

#[derive(Template)]
#[template(path = "c/echo_functions.c.j2", escape = "none")]
struct Functions<'a> {
    file: &'a str,
    toolkit: Version,
    declared: Version,
    headers: Vec<String>,
    /// The directive that includes a header.
    directive: &'static str,
    /// The names of exported functions that the headers define, or declare with other types of the same layout.
    with_body: Vec<&'a str>,
    /// The tags that occur in the functions, with their keywords.
    tags: Vec<(&'static str, &'a str)>,
    undefined: Vec<String>,
    tables: Vec<Table<'a>>,
    success: String,
    /// The suffix that selects the result code in an expression for a result.
    code: String,
    functions: Vec<Function<'a>>,
}

/// A table of the types that the members of an enum select. It is printed as a C function that returns the size of the
/// selected type.
struct Table<'a> {
    name: &'a str,
    /// The value of each enum member and the C type that it selects.
    members: Vec<(i64, String)>,
}

/// A function of the recording stub, ready to be printed.
struct Function<'a> {
    symbol: &'a str,
    names: Vec<String>,
    returns: String,
    params: String,
    arguments: Vec<&'a str>,
    /// Declarations of variables for lengths. They are evaluated before any memory is written.
    lengths: Vec<String>,
    lines: Vec<String>,
    is_status: bool,
    /// The C function that replaces this function. Empty if there is no replacement.
    answer: String,
    /// The expression for the value that the function returns.
    value: String,
}

/// The source files of a recording stub. `header_text` contains the preprocessed headers of each toolkit.
pub(super) fn sources(library: &EchoLibrary<'_>, header_text: &BTreeMap<Version, String>) -> Vec<Source> {
    let own = |name: &str, text: String| Source { name: name.to_owned(), headers: None, text };
    let mut files = vec![
        own("echo.h", render(&Header { own: OWN })),
        own("echo_runtime.c", include_str!("../../../../templates/c/echo_runtime.c").to_owned()),
    ];
    for declared in library.declared() {
        let text = functions(library, declared, header_text.get(&declared).map_or("", String::as_str));
        files.push(Source { name: format!("functions_{declared}.c"), headers: Some(declared), text });
    }
    if let Some(text) = entry_points::source(library) {
        files.push(Source { name: "entry_points.c".to_owned(), headers: Some(library.version), text });
    }
    files
}

fn functions(library: &EchoLibrary<'_>, declared: Version, header_text: &str) -> String {
    let functions: Vec<&EchoFunction<'_>> =
        library.functions.values().filter(|function| function.declared == declared).collect();
    let mut mentioned: BTreeSet<&str> = functions
        .iter()
        .flat_map(|function| function.params.values().chain([function.returns]))
        .flat_map(CType::names)
        .collect();
    let attribute_types = &library.library.attribute_types;
    mentioned.extend(attribute_types.values().flat_map(|members| members.values()).flat_map(|of| of.ty.names()));
    let tags = tags(header_text);
    let result = &library.library.spec.result;
    let template = Functions {
        file: library.file,
        toolkit: library.version,
        declared,
        headers: library.headers(declared),
        directive: library.directive(),
        with_body: functions
            .iter()
            .filter(|it| glob::matches_any(&library.library.spec.exports, it.symbol) || may_take_complex(it))
            .map(|function| function.symbol)
            .collect(),
        tags: mentioned.into_iter().filter_map(|name| Some((*tags.get(name)?, name))).collect(),
        undefined: functions.iter().flat_map(|function| function.names()).collect(),
        tables: tables(library, declared),
        // The headers do not define the result codes that the spec adds.
        success: match &result.codes {
            Some(Codes::Own(values)) => values.get(&result.success).map_or_else(String::new, i32::to_string),
            Some(Codes::Macros(_)) | None => result.success.clone(),
        },
        code: result.field_access(),
        functions: functions.iter().map(|function| view(function, library)).collect(),
    };
    render(&template)
}

/// Returns true if a function has a pointer that may refer to complex numbers in the headers. In the registry, complex
/// numbers are arrays with two elements.
fn may_take_complex(function: &EchoFunction<'_>) -> bool {
    let is_pair = |of: &CType| matches!(of, CType::Array { of, len: 2 } if matches!(**of, CType::Builtin(Builtin::Float | Builtin::Double)));
    function.params.values().any(|ty| ty.pointee().is_some_and(|(to, _)| is_pair(to)))
}

pub(super) fn render(template: &impl Template) -> String {
    // Rendering to a string can fail only because of an error in this crate's template.
    format!("{}\n", template.render().expect("the template prints what it is given").trim_end())
}

/// The tags in preprocessed C code, each with its keyword.
fn tags(text: &str) -> BTreeMap<&str, &'static str> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut found = BTreeMap::new();
    for keyword in ["struct", "union", "enum"] {
        for (at, _) in text.match_indices(keyword) {
            let (before, behind) = (&text[..at], &text[at + keyword.len()..]);
            let tag = behind.trim_start();
            // The keyword must be a whole word that another word follows.
            if before.ends_with(is_word) || tag.len() == behind.len() || !tag.starts_with(is_word) {
                continue;
            }
            found.insert(tag.split(|c| !is_word(c)).next().unwrap_or_default(), keyword);
        }
    }
    found
}

/// The tables of types, restricted to the enum members that this toolkit's headers declare.
fn tables<'a>(library: &EchoLibrary<'a>, declared: Version) -> Vec<Table<'a>> {
    let (own, used) = library.facts(declared);
    let tables = library.library.attribute_types.iter().map(|(name, types)| {
        let enums = std::iter::once(own).chain(used.iter().copied()).find_map(|facts| facts.enums.get(name));
        let members = types.iter().filter_map(|(member, of)| {
            let value = enums.and_then(|of| of.values.get(member))?;
            Some((*value, sized(&of.ty)))
        });
        // Several members may have the same value, but a `switch` accepts each value only once.
        let members: BTreeMap<i64, String> = members.collect();
        Table { name, members: members.into_iter().collect() }
    });
    tables.collect()
}

/// The operand of `sizeof` for a type. For an array whose length the caller chooses, it is the element type.
fn sized(ty: &CType) -> String {
    match ty {
        CType::Array { of, len: 0 } => of.to_string(),
        CType::Void
        | CType::Builtin(_)
        | CType::Named(_)
        | CType::Pointer { .. }
        | CType::Array { .. }
        | CType::Function { .. } => ty.to_string(),
    }
}

fn view<'a>(function: &EchoFunction<'a>, library: &EchoLibrary<'_>) -> Function<'a> {
    let mut lengths = Vec::new();
    let mut lines = Vec::new();
    for (index, (name, effect)) in function.params.keys().zip(&function.effects).enumerate() {
        Writer { function, index, name, lengths: &mut lengths, lines: &mut lines }.effect(effect);
    }
    let is_status = returns_status(library, function);
    let is_text = matches!(function.returns.pointee(), Some((CType::Builtin(Builtin::Char), true)));
    let value = match (is_status, is_text, function.returns) {
        (true, ..) => "echo_code".to_owned(),
        // The returned value is the pattern without its sign bit, or the negated result code.
        (false, false, returns) if returns_count(library, function) => {
            let bytes = format!("echo_pattern({}, 0, &echo_value, sizeof echo_value);", function.params.len());
            let positive = format!("echo_value = ({returns})((unsigned long long)echo_value & ~0ull >> 1);");
            lines.extend([
                format!("{returns} echo_value;"),
                bytes,
                positive,
                "int echo_code = echo_result(0);".to_owned(),
            ]);
            format!("echo_code ? ({returns})(echo_code < 0 ? echo_code : -echo_code) : echo_value")
        }
        (false, true, _) => format!("\"{}\"", function.symbol),
        (false, false, CType::Void) => String::new(),
        (false, false, returns) => {
            // The pattern for a return value is that of the position after the last argument.
            lines.push(format!("{returns} echo_value;"));
            lines.push(format!("echo_pattern({}, 0, &echo_value, sizeof echo_value);", function.params.len()));
            "echo_value".to_owned()
        }
    };
    Function {
        symbol: function.symbol,
        names: function.names(),
        returns: function.returns.to_string(),
        params: parameters(function.params),
        arguments: function.params.keys().map(String::as_str).collect(),
        lengths,
        lines,
        is_status,
        answer: entry_points::answer(library, function.symbol).unwrap_or_default(),
        value,
    }
}

/// Returns true if a function returns a result code of the library. The return type or a spec entry determines this.
fn returns_status<'a>(library: &EchoLibrary<'a>, function: &EchoFunction<'a>) -> bool {
    let result = &library.library.spec.result;
    let (own, used) = library.facts(function.declared);
    let type_index = TypeIndex::new(own, used.iter().copied());
    let names = FunctionNames::of_symbol(function.symbol);
    meant(function.returns, &names, result, &type_index) == CType::Named(result.r#type.clone())
}

/// Returns true if a function returns a count, or a negated result code.
fn returns_count(library: &EchoLibrary<'_>, function: &EchoFunction<'_>) -> bool {
    library.library.spec.result.returns(&FunctionNames::of_symbol(function.symbol), Returns::Count)
}

/// A writer of the C statements for one parameter.
struct Writer<'a, 'b> {
    function: &'a EchoFunction<'a>,
    index: usize,
    name: &'a str,
    lengths: &'b mut Vec<String>,
    lines: &'b mut Vec<String>,
}

impl Writer<'_, '_> {
    fn effect(&mut self, effect: &Effect) {
        let (index, name) = (self.index, self.name);
        match effect {
            Effect::Value => {}
            Effect::Read(Extent::One(_)) => self.line(format!("echo_read({index}, {name}, sizeof *{name});")),
            Effect::Read(Extent::Elements(length)) => {
                let length = self.given(length);
                self.line(format!("echo_read({index}, {name}, {length} * sizeof *{name});"));
            }
            Effect::Read(Extent::Bytes(length)) => {
                let length = self.given(length);
                self.line(format!("echo_read({index}, {name}, {length});"));
            }
            Effect::ReadString => self.line(format!("echo_read_string({index}, {name});")),
            Effect::Write(Extent::One(None), fill) => self.fill(name, "1", fill),
            Effect::Write(Extent::One(Some(of)), fill) => self.fill(&format!("(({of} *){name})"), "1", fill),
            Effect::Write(Extent::Elements(length), fill) => {
                let length = self.length(length);
                self.fill(name, &length, fill);
            }
            Effect::Write(Extent::Bytes(length), _) => {
                let length = self.length(length);
                self.line(format!("echo_write({index}, {name}, {length});"));
            }
            Effect::WriteString { capacity } => {
                let capacity = self.length(capacity);
                self.line(format!("echo_write_string({index}, {name}, {capacity}, {});", self.text()));
            }
            Effect::Lend => {
                // The memory is static, because it belongs to the library, and the library is loaded for the lifetime
                // of the process.
                self.line(format!("static unsigned char echo_lent_{index}[ECHO_OWN * sizeof **{name}];"));
                self.line(format!("echo_pattern({index}, 1, echo_lent_{index}, sizeof echo_lent_{index});"));
                self.line(format!("ECHO_SET({index}, {name}, (size_t)1, (void *)echo_lent_{index});"));
            }
            Effect::Attribute { written, selector, table, bytes, count } => {
                let size = match (bytes, count) {
                    (Some(bytes), _) => self.given(bytes),
                    (None, Some(count)) => format!("{} * echo_size_of_{table}({selector})", self.length(count)),
                    (None, None) => format!("echo_size_of_{table}({selector})"),
                };
                let verb = if *written { "write" } else { "read" };
                self.line(format!("echo_{verb}({index}, {}{name}, {size});", if *written { "(void *)" } else { "" }));
            }
            Effect::WriteAttributes { selector, table, sizes, count } => {
                let count = self.length(count);
                let (chooses, size) = match sizes {
                    Some(sizes) => (sizes, format!("{sizes}[echo_i]")),
                    None => (selector, format!("echo_size_of_{table}({selector}[echo_i])")),
                };
                self.line(format!("echo_read({index}, {name}, {count} * sizeof *{name});"));
                self.line(format!("for (size_t echo_i = 0; {name} && {chooses} && echo_i < {count}; echo_i++)"));
                self.line(format!("    echo_pattern({index}, echo_i + 1, {name}[echo_i], {size});"));
            }
        }
    }

    fn line(&mut self, line: String) {
        self.lines.push(line);
    }

    fn text(&self) -> String {
        format!("\"{}:{}\"", self.function.symbol, self.name)
    }

    fn fill(&mut self, pointer: &str, count: &str, fill: &Fill) {
        let index = self.index;
        let set = |value: String| format!("ECHO_SET({index}, {pointer}, (size_t){count}, {value});");
        let line = match fill {
            Fill::Pattern => format!("echo_write({index}, {pointer}, {count} * sizeof *{pointer});"),
            Fill::Handles => format!("echo_write_handles({index}, {pointer}, {count} * sizeof *{pointer});"),
            Fill::Member(value) => set(value.to_string()),
            Fill::Own => set("ECHO_OWN".to_owned()),
            Fill::Counted(arrays) => set(format!("({}) ? echo_length_{index} : ECHO_OWN", arrays.join(" || "))),
            Fill::String => set(self.text()),
        };
        if let Fill::Counted(_) = fill {
            self.lengths.push(format!("const size_t echo_length_{index} = ECHO_FEWER({});", self.name));
        }
        self.lines.push(line);
    }

    /// The name of the variable that contains the length of the parameter.
    fn length(&mut self, length: &Length) -> String {
        let value = match length {
            Length::Fixed(number) => return format!("(size_t){number}"),
            Length::Own => return "(size_t)ECHO_OWN".to_owned(),
            Length::Value(param, less) => format!("ECHO_LENGTH({param}, {less})"),
            Length::DivCeil(param, by) => format!("ECHO_PARTS({param}, {by})"),
            Length::Through(param) => format!("ECHO_FEWER({param})"),
        };
        self.variable(value)
    }

    /// The name of the variable that contains the length of the caller's memory. If the memory is only read, this is
    /// the length that is read. If a pointer determines the length, fewer elements may be written.
    fn given(&mut self, length: &Length) -> String {
        match length {
            Length::Through(param) => self.variable(format!("{param} ? (size_t)*{param} : 0")),
            Length::Fixed(_) | Length::Own | Length::Value(..) | Length::DivCeil(..) => self.length(length),
        }
    }

    /// Adds a variable for a length. The value is read before any memory is written, because the call may also write
    /// the parameter from which the value is computed.
    fn variable(&mut self, value: String) -> String {
        let name = format!("echo_length_{}", self.index);
        self.lengths.push(format!("const size_t {name} = {value};"));
        name
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_the_identifiers_after_keywords() {
        let text =
            "typedef enum cudaError_enum { A } CUresult; struct CUctx_st *p; union { int x; } u; enum cudaKind k;";
        let expected = [("CUctx_st", "struct"), ("cudaError_enum", "enum"), ("cudaKind", "enum")];
        assert_eq!(tags(text), expected.into());
    }
}
