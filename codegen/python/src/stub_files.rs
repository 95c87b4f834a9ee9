//! The stub of a module as a file: its classes, constants and functions for type checkers and editors.

use super::{
    Package, PyFunction, PyModule, StubClass, StubConstant, StubForm, StubFunction, StubKind,
    pytype::{self, PyType},
    shared_stubs::{Shared, definitions},
    stub_imports::{self, Import},
};
use askama::Template;
use codegen_printing::render;
use std::collections::BTreeSet;

struct Named {
    name: String,
    ty: String,
}

struct Class<'a> {
    name: &'a str,
    base: String,
    /// The lines of the docstring, including the quotes.
    doc: String,
    stream: bool,
    address: bool,
    members: &'a [(String, i32)],
    fields: Vec<(String, String)>,
    /// The parameters of a record's constructor: its fields, and the address of existing memory.
    init: Signature,
    /// The name of the constructor's first parameter. It differs from the names of all fields.
    object: &'static str,
    method: Option<String>,
    /// The names of the attributes that hide types with the same names.
    hidden: Vec<String>,
}

impl Class<'_> {
    /// The name by which this class can refer to a built-in Python type.
    fn visible(&self, name: &str) -> String {
        pytype::visible(name, &self.hidden)
    }
}

pub(super) struct Signature {
    pub(super) params: Vec<String>,
    pub(super) returns: String,
    pub(super) wrapped: bool,
    /// Set if a blank line is printed above the function. Formatters insert a blank line after every function body that
    /// contains more than `...`.
    pub(super) apart: bool,
    pub(super) doc: Vec<String>,
}

pub(super) struct Function<'a> {
    pub(super) name: &'a str,
    pub(super) overloaded: bool,
    pub(super) signatures: Vec<Signature>,
}

#[derive(Template)]
#[template(path = "python/package/stub.pyi.j2", escape = "none")]
struct Stub<'a> {
    title: String,
    as_of: String,
    /// The import lines, which are derived from the other fields of this struct.
    imports: Vec<String>,
    constants: Vec<Named>,
    enums: Vec<Class<'a>>,
    values: Vec<Class<'a>>,
    records: Vec<Class<'a>>,
    aliases: Vec<(String, String)>,
    functions: Vec<Function<'a>>,
}

/// The content of a module's stub. It excludes definitions that are re-exported from the stub of a newer major version.
pub(super) fn text(package: &Package, module: &PyModule, shared: &Shared<'_>) -> String {
    let stub = stub(module, shared);
    let imports = stub_imports::lines(&render(&stub), imports(package, module, shared));
    render(&Stub { imports, ..stub })
}

/// The import lines for classes from other libraries, and for definitions from newer major versions.
fn imports(package: &Package, module: &PyModule, shared: &Shared<'_>) -> Vec<Import> {
    let mut own = definitions(module, Returns::Codes);
    own.retain(|name, _| !shared.has(module, name));
    let mut imports = stub_imports::of_others(package, module, own.values());
    imports.extend(stub_imports::re_exports(package, module, shared));
    imports
}

fn stub<'a>(module: &'a PyModule, shared: &Shared<'_>) -> Stub<'a> {
    let of = |kind: fn(StubKind) -> bool| {
        let classes = module.stubs.iter().filter(|class| !shared.has(module, &class.name));
        ordered(classes.filter(|class| kind(class.kind)).collect())
    };
    let alias = |class: &&StubClass| (class.name.clone(), in_stub(class.base.as_ref()));
    let records = of(|kind| kind == StubKind::Record);
    Stub {
        title: module.title(),
        as_of: module.as_of(),
        imports: Vec::new(),
        constants: module
            .constants
            .iter()
            .filter(|constant| !shared.has(module, &constant.name))
            .map(|constant| Named {
                name: constant.name.clone(),
                ty: match &constant.stub {
                    StubConstant::Literal(value) => format!(" = {value}"),
                    StubConstant::Member(ty) => format!("[{}]", ty.in_stub()),
                },
            })
            .collect(),
        enums: of(|kind| kind == StubKind::Enum).into_iter().map(class).collect(),
        values: of(|kind| matches!(kind, StubKind::Value { .. })).into_iter().map(class).collect(),
        records: records.iter().copied().map(class).collect(),
        aliases: of(|kind| kind == StubKind::Alias).iter().map(alias).chain(hidden_classes(&records)).collect(),
        functions: functions(module, shared, Returns::Codes),
    }
}

/// Additional names for classes that a record mentions and that one of the record's fields hides.
fn hidden_classes(records: &[&StubClass]) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for record in records {
        let mut mentioned = Vec::new();
        record.fields.iter().for_each(|(_, ty)| ty.mentions(&mut mentioned));
        let is_hidden = |name: &str| record.fields.iter().any(|(field, _)| field == name);
        let hidden = mentioned.into_iter().map(|class| &class.name).filter(|name| is_hidden(name));
        found.extend(hidden.map(|name| (format!("_{name}"), name.clone())));
    }
    found
}

/// Sorts classes so that each base class precedes the classes that extend it.
fn ordered(classes: Vec<&StubClass>) -> Vec<&StubClass> {
    let names: BTreeSet<&str> = classes.iter().map(|class| class.name.as_str()).collect();
    let mut done: Vec<&StubClass> = Vec::new();
    let mut waiting = classes;
    while !waiting.is_empty() {
        let placed: BTreeSet<&str> = done.iter().map(|class| class.name.as_str()).collect();
        let (ready, later): (Vec<_>, Vec<_>) = waiting.into_iter().partition(|class| {
            let base = in_stub(class.base.as_ref());
            !names.contains(base.as_str()) || placed.contains(base.as_str())
        });
        // C types cannot produce a cycle of base classes. If there is a cycle, its classes are printed in their
        // original order.
        let stuck = ready.is_empty();
        done.extend(ready);
        waiting = later;
        if stuck {
            done.append(&mut waiting);
        }
    }
    done
}

/// The annotation of a type in the stub; empty for `None`.
fn in_stub(ty: Option<&PyType>) -> String {
    ty.map(PyType::in_stub).unwrap_or_default()
}

fn class(class: &StubClass) -> Class<'_> {
    let hidden: Vec<String> = class.fields.iter().map(|(name, _)| name.clone()).collect();
    Class {
        name: &class.name,
        base: class.base.as_ref().map(|base| format!("({})", base.in_stub())).unwrap_or_default(),
        doc: wrapped(&format!("    \"\"\"{}\"\"\"", class.doc)).join("\n"),
        stream: matches!(class.kind, StubKind::Value { stream: true, .. }),
        address: matches!(class.kind, StubKind::Value { address: true, .. }),
        members: &class.members,
        fields: class.fields.iter().map(|(name, ty)| (name.clone(), ty.in_class(&hidden))).collect(),
        init: constructor(class, &hidden),
        object: if hidden.iter().any(|field| field == "self") { "_self" } else { "self" },
        method: class.method.as_ref().map(|method| {
            let params = method.params.iter().map(|(name, ty)| format!(", {name}: {}", ty.in_class(&hidden)));
            format!("def {}(self{}) -> None: ...", method.name, params.collect::<String>())
        }),
        hidden,
    }
}

/// The constructor of a record. Fields are passed by position or by name, and an address is passed by name.
fn constructor(class: &StubClass, hidden: &[String]) -> Signature {
    let given =
        |ty: &PyType| if let PyType::Field(field) = ty { field.assigned_in_class(hidden) } else { ty.in_class(hidden) };
    let fields = class.fields.iter().map(|(name, ty)| format!("{name}: {} = ...", given(ty)));
    let params: Vec<String> = fields.chain(["*".to_owned(), "_ptr: _typing.Address = 0".to_owned()]).collect();
    let wrapped = params.iter().map(|param| param.len() + 2).sum::<usize>() > 90;
    Signature { params, returns: "None".to_owned(), wrapped, apart: false, doc: Vec::new() }
}

/// The form of the functions in a stub.
#[derive(Clone, Copy)]
pub(super) enum Returns {
    /// Functions return the result code first, followed by the outputs.
    Codes,
    /// Functions return only outputs, and raise exceptions for result codes.
    Outputs,
}

impl Returns {
    /// The signature of a function, its alternative signature, and its documentation.
    pub(super) fn of(self, stub: &StubFunction) -> (&StubForm, Option<&StubForm>, &str) {
        match self {
            Self::Codes => (&stub.form, stub.also.as_ref(), &stub.doc),
            Self::Outputs => (&stub.checked.form, stub.checked.also.as_ref(), &stub.checked.stub_doc),
        }
    }
}

/// The functions that a module's stub defines instead of re-exporting.
pub(super) fn functions<'a>(module: &'a PyModule, shared: &Shared<'_>, returns: Returns) -> Vec<Function<'a>> {
    // Initially false, because the definition before the first function has no documentation.
    let mut apart = false;
    let own = module.functions.iter().filter(|function| !shared.has(module, &function.name));
    let printed = own.map(|function| {
        let mut printed = self::function(function, returns);
        for signature in &mut printed.signatures {
            signature.apart = apart;
            apart = !signature.doc.is_empty();
        }
        printed
    });
    printed.collect()
}

fn function(function: &PyFunction, returns: Returns) -> Function<'_> {
    let name = function.name.as_str();
    let (form, also, doc) = returns.of(&function.stub);
    let signature = |form: &StubForm| {
        let params: Vec<String> = form.params.iter().map(|param| param.annotated(PyType::in_stub)).collect();
        let returns = form.returns.in_stub();
        let wrapped = name.len() + returns.len() + params.iter().map(|param| param.len() + 2).sum::<usize>() > 100;
        Signature { params, returns, wrapped, apart: false, doc: Vec::new() }
    };
    // The narrower signature comes first, because type checkers use the first signature that matches.
    let mut signatures: Vec<Signature> = also.into_iter().chain([form]).map(signature).collect();
    // Editors show the documentation in the stub, never that of a compiled function.
    signatures[0].doc = docstring(function, doc);
    Function { name, overloaded: signatures.len() > 1, signatures }
}

/// The lines of a function's documentation in a stub. The first line is the prototype. The prototype is not wrapped,
/// because editors show it next to the name.
fn docstring(function: &PyFunction, doc: &str) -> Vec<String> {
    if function.name != function.body {
        return vec![format!("    \"\"\"An alias of {}.\"\"\"", function.body)];
    }
    let text = doc.trim_end();
    let (prototype, rest) = text.split_once('\n').unwrap_or((text, ""));
    let mut lines = vec![format!("    \"\"\"{prototype}")];
    for line in rest.lines() {
        lines.extend(wrapped(&format!("    {line}")));
    }
    lines.push("    \"\"\"".to_owned());
    lines.dedup_by(|next, line| next.is_empty() && line.is_empty());
    lines
}

/// The maximum width of documentation in a stub.
const WIDTH: usize = 120;

/// Wraps a line of documentation and keeps its indentation. Continuation lines of a list item align with the item's
/// text.
fn wrapped(line: &str) -> Vec<String> {
    let text = line.trim_start();
    let indent = &line[..line.len() - text.len()];
    let behind = if text.starts_with("- ") { format!("{indent}  ") } else { indent.to_owned() };
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut().filter(|line| line.len() + 1 + word.len() <= WIDTH) {
            Some(line) => {
                line.push(' ');
                line.push_str(word);
            }
            None => {
                let indent = if lines.is_empty() { indent } else { &behind };
                lines.push(format!("{indent}{word}").trim_end().to_owned());
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_between_words_and_stay_indented() {
        assert_eq!(wrapped("    stream : CUstream"), ["    stream : CUstream"]);
        assert_eq!(wrapped("    "), [""]);
        let codes = ["``CUDA_ERROR_INVALID_VALUE``,"; 8].join(" ");
        let lines = wrapped(&format!("        {codes}"));
        assert_eq!(lines.iter().map(String::len).collect::<Vec<_>>(), [97, 97, 67]);
        assert!(lines.iter().all(|line| line.starts_with("        `") && line.ends_with("`,")), "{lines:?}");
        let item = wrapped(&format!("    - {codes}"));
        assert!(item[0].starts_with("    - `") && item[1..].iter().all(|line| line.starts_with("      `")), "{item:?}");
    }
}
