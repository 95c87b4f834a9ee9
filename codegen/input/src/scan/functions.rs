//! Functions in headers: exported symbols, their names, their signatures, and their documented facts.

use super::{
    Request, Scanner,
    agreement::agrees_with_call,
    clang::{Cursor, Kind, TypeKind, Unit},
    comments::{self, Groups},
    deprecation, function_comments,
    macros::Aliases,
    names::{Names, is_const, param_names},
    param_comments,
    undescribed::{self, is_skipped},
};
use crate::{
    ctype::CType,
    diag::{Diagnostic, Diagnostics, Location},
    facts::{Facts, Function, Helper, Undescribed},
    glob,
    ordered::Ordered,
};
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    path::Path,
};

/// The suffixes of the symbols of per-thread twins.
const TWINS: [&str; 2] = ["_ptsz", "_ptds"];

/// The headers, parsed in each of the three modes.
pub(super) struct Declared<'a> {
    pub(super) plain: &'a Unit,
    /// The headers, parsed with per-thread default streams. The same unit as `plain` if the result would be equal.
    pub(super) per_thread: &'a Unit,
    /// The headers, parsed so that they also declare symbols for old programs. `None` if the result would equal
    /// `plain`.
    pub(super) internal: Option<&'a Unit>,
}

/// Adds every exported function and every inline function to `facts`, with the facts of their comments if `documents`
/// is true.
pub(super) fn collect(
    scanner: &Scanner,
    (request, documents): (&Request<'_>, bool),
    declared: &Declared<'_>,
    (aliases, twins): (&Aliases, &Aliases),
    facts: &mut Facts,
    diagnostics: &mut Diagnostics,
) {
    let (groups, texts) = (HashMap::new(), HashMap::new());
    let mut pass = Pass { scanner, request, documents, facts, diagnostics, groups, texts };
    let internal = declared.internal.map(|unit| (unit, true));
    for (unit, legacy) in [(declared.plain, false)].into_iter().chain(internal) {
        let names = Names::of(unit);
        for cursor in unit.top_level().iter().filter(|cursor| cursor.kind() == Kind::Function || is_variable(cursor)) {
            pass.add(cursor, &names, legacy);
        }
        // Specs in this repository skip variables whose values may change, like other declarations that the scan does
        // not record.
        if scanner.is_outside {
            unit.top_level().iter().for_each(|cursor| pass.refuse_changing(cursor));
        }
    }
    let exported: BTreeSet<String> = [declared.per_thread, declared.internal.unwrap_or(declared.plain)]
        .iter()
        .flat_map(|unit| unit.top_level())
        .filter(|cursor| cursor.kind() == Kind::Function && cursor.is_external() && !cursor.is_definition())
        .map(|cursor| cursor.spelling())
        .collect();
    fold_twins(facts, &exported);
    name(facts, aliases);
    forget_unused_twins(facts, twins);
    check_twins(facts, aliases, twins, &exported, diagnostics);
}

struct Pass<'a> {
    scanner: &'a Scanner,
    request: &'a Request<'a>,
    /// True if comments are read.
    documents: bool,
    facts: &'a mut Facts,
    diagnostics: &'a mut Diagnostics,
    groups: HashMap<String, Groups>,
    /// The contents of headers, by path.
    texts: HashMap<String, String>,
}

impl Pass<'_> {
    fn add(&mut self, cursor: &Cursor<'_>, names: &Names, legacy: bool) {
        let (file, line, offset) = cursor.place();
        let Some(header) = self.scanner.header(&file) else { return };
        let symbol = cursor.spelling();
        // Names that begin with two underscores are internal to the headers. For example, an inline function may call a
        // version of a symbol under such a name.
        if symbol.starts_with("__") {
            return;
        }
        let location = Location::new(file.display().to_string(), line as usize);
        if self.facts.functions.contains_key(&symbol) || self.facts.helpers.contains_key(&symbol) {
            return;
        }
        let Signature { returns, params, declared_arrays } = match signature(cursor, names) {
            Ok(signature) => signature,
            Err(Unsupported { what, .. }) if is_skipped(&self.request.skip, &symbol) => {
                self.facts.undescribed.entry(symbol).or_insert(Undescribed { header, what });
                return;
            }
            // Functions that other headers declare are not bound.
            Err(_) if !self.request.headers.contains(&header) => return,
            Err(Unsupported { what, is_type: true }) => {
                let message = match is_variable(cursor) {
                    true => format!("`{symbol}` is a variable of type `{what}`"),
                    false => format!("`{symbol}` has a parameter or result of type `{what}`"),
                };
                let diagnostic = Diagnostic::new("unsupported-type", location, message);
                return self.diagnostics.push(diagnostic.help(undescribed::HELP));
            }
            Err(Unsupported { what, is_type: false }) => {
                let message = format!("`{symbol}` has {what}");
                let diagnostic = Diagnostic::new("unsupported-function", location, message);
                return self.diagnostics.push(diagnostic.help(undescribed::HELP));
            }
        };
        let has_body = !cursor.is_external() || cursor.is_definition();
        if has_body && !glob::matches_any(self.request.exports, &symbol) {
            if !legacy {
                let forwards_to = forwards_to(cursor).unwrap_or_default();
                self.facts.helpers.insert(symbol, Helper { header, forwards_to, returns, params });
            }
            return;
        }
        let mut function = Function {
            group: String::new(),
            names: BTreeSet::new(),
            legacy,
            variable: is_variable(cursor),
            variadic: cursor.is_variadic(),
            deprecated: false,
            announced: None,
            undefined: false,
            driver_since: None,
            per_thread: String::new(),
            documented: Default::default(),
            described: Default::default(),
            errors: Default::default(),
            header,
            returns,
            params,
            declared_arrays,
        };
        // Functions that other headers declare are removed at the end of the scan. Their comments are read in the scan
        // of the library to which they belong.
        if self.documents && self.request.headers.contains(&function.header) {
            self.document(cursor, (&file, offset), &symbol, &mut function);
        }
        self.facts.functions.insert(symbol, function);
    }

    /// Reports an exported variable of the library whose value may change.
    fn refuse_changing(&mut self, cursor: &Cursor<'_>) {
        if cursor.kind() != Kind::Variable || !cursor.is_external() || cursor.is_definition() || is_variable(cursor) {
            return;
        }
        let (file, line, _) = cursor.place();
        let (name, what) = (cursor.spelling(), "a variable that may change");
        let Some(header) = self.scanner.header(&file).filter(|header| self.request.headers.contains(header)) else {
            return;
        };
        if name.starts_with('_') {
            return;
        }
        if !is_skipped(&self.request.skip, &name) {
            let location = Location::new(file.display().to_string(), line as usize);
            let diagnostic = Diagnostic::new("unsupported-function", location, format!("`{name}` is {what}"));
            self.diagnostics.push(diagnostic.help(undescribed::HELP));
        }
        self.facts.undescribed.insert(name, Undescribed { header, what: what.to_owned() });
    }

    /// Adds the facts that the comments on a function state.
    fn document(&mut self, cursor: &Cursor<'_>, (file, offset): (&Path, u32), symbol: &str, function: &mut Function) {
        let header = function.header.as_str();
        let comment = self.comment(cursor, file, header);
        let apart = if comment.is_empty() { self.comment_above(cursor, file, header) } else { comment.clone() };
        let directions = param_comments::directions(&comment).into_iter();
        let announced = function_comments::announced(&apart);
        let is_called = cursor.is_deprecated() || self.is_called_deprecated(cursor, &apart, file, header);
        let is_asked = !is_called && announced.is_none();
        let deprecated = is_called || (is_asked && self.is_deprecated_by_entry(cursor, symbol, &apart, (file, header)));
        let group = self.group(file, header, offset);
        function.documented = directions.filter(|(name, _)| function.params.contains_key(name)).collect();
        function.described = param_comments::described(&comment, &function.params);
        function.errors = function_comments::errors(&comment, &self.codes(&function.returns));
        function.undefined = function_comments::mentions_undefined(&apart);
        (function.group, function.announced, function.deprecated) = (group, announced, deprecated);
    }

    /// Returns the documentation of a function: its own comment or the comment on its group, and the comments after its
    /// parameters.
    fn comment(&mut self, cursor: &Cursor<'_>, file: &Path, header: &str) -> String {
        let mut comment = cursor.comment();
        let (begin, end) = cursor.extent();
        let text = self.text(file, header);
        let grouped = (comment.is_empty() || comments::opens_group(&comment))
            .then(|| comments::of_group(text, begin as usize))
            .flatten();
        let places = cursor.params().into_iter().map(|param| (param.spelling(), param.extent().1 as usize));
        let behind = comments::comments_after_params(text, &places.collect::<Vec<_>>(), end as usize);
        if let Some(grouped) = grouped {
            comment = grouped.to_owned();
        }
        if behind.is_empty() { comment } else { format!("{comment}\n{behind}") }
    }

    /// Returns true if the spec declares the function deprecated. A comment that mentions deprecation without a spec
    /// entry is a finding.
    fn is_deprecated_by_entry(
        &mut self,
        cursor: &Cursor<'_>,
        symbol: &str,
        comment: &str,
        (file, header): (&Path, &str),
    ) -> bool {
        let plain = comments::plain_above(self.text(file, header), cursor.extent().0 as usize).to_owned();
        let comment = if comment.is_empty() { &plain } else { comment };
        let location = || Location::new(file.display().to_string(), cursor.place().1 as usize);
        deprecation::is_deprecated(self.request, symbol, comment, location).unwrap_or_else(|undecided| {
            self.diagnostics.push(*undecided);
            false
        })
    }

    /// Returns the comment above the preprocessor conditions that precede a declaration. Clang does not attach such a
    /// comment to the declaration.
    fn comment_above(&mut self, cursor: &Cursor<'_>, file: &Path, header: &str) -> String {
        comments::above(self.text(file, header), cursor.extent().0 as usize).to_owned()
    }

    /// Returns true if the function's documentation, or another comment before the function, declares the function
    /// deprecated.
    fn is_called_deprecated(&mut self, cursor: &Cursor<'_>, comment: &str, file: &Path, header: &str) -> bool {
        if !comment.is_empty() {
            return function_comments::calls_function_deprecated(comment);
        }
        let plain = comments::plain_above(self.text(file, header), cursor.extent().0 as usize);
        function_comments::calls_function_deprecated(plain)
    }

    fn text(&mut self, file: &Path, header: &str) -> &str {
        // Clang has just read this file. If it is not UTF-8, its comments cannot be read.
        self.texts.entry(header.to_owned()).or_insert_with(|| std::fs::read_to_string(file).unwrap_or_default())
    }

    fn group(&mut self, file: &Path, header: &str, offset: u32) -> String {
        let groups = self.groups.entry(header.to_owned()).or_insert_with(|| {
            // Clang has just read this file, so no error is expected.
            Groups::of(&super::prose::decoded(&std::fs::read(file).unwrap_or_default()))
        });
        groups.at(offset as usize).to_owned()
    }

    /// Returns the members of the enum that the function returns.
    fn codes(&self, returns: &CType) -> BTreeSet<&str> {
        let mut ty = returns;
        while let CType::Named(name) = ty {
            if let Some(found) = self.facts.enums.get(name) {
                return found.values.keys().map(String::as_str).collect();
            }
            match self.facts.typedefs.get(name) {
                Some(typedef) => ty = &typedef.ty,
                None => break,
            }
        }
        BTreeSet::new()
    }
}

/// The parts of a function's declaration that a call depends on.
struct Signature {
    returns: CType,
    params: Ordered<CType>,
    declared_arrays: Ordered<u64>,
}

/// A part of a declaration that the registry cannot describe.
struct Unsupported {
    /// The C type, or a description of the property.
    what: String,
    is_type: bool,
}

impl From<String> for Unsupported {
    fn from(what: String) -> Self {
        Self { what, is_type: true }
    }
}

fn signature(cursor: &Cursor<'_>, names: &Names) -> Result<Signature, Unsupported> {
    let unusual = |what: String| Err(Unsupported { what, is_type: false });
    if cursor.has_assembler_name() {
        return unusual("another name in the library, declared with `__asm__`".to_owned());
    }
    if is_variable(cursor) {
        let (params, declared_arrays) = (Ordered::default(), Ordered::default());
        // A function cannot return an array by value.
        if matches!(cursor.ty().kind(), TypeKind::Array | TypeKind::OpenArray) {
            return Err(cursor.ty().spelling().into());
        }
        return Ok(Signature { returns: names.ctype(cursor.ty())?, params, declared_arrays });
    }
    let ty = cursor.ty();
    if !ty.has_usual_convention() {
        return unusual("a calling convention other than C's".to_owned());
    }
    let arguments = ty.arguments();
    let (mut params, mut declared_arrays) = (Ordered::default(), Ordered::default());
    for (name, argument) in param_names(cursor, arguments.len()).into_iter().zip(arguments) {
        let (ty, length) = names.param(argument)?;
        if let Some(length) = length {
            declared_arrays.insert(name.clone(), length);
        }
        params.insert(name, ty);
    }
    let returns = names.ctype(ty.result())?;
    if !agrees_with_call(&returns, params.values(), ty, names) {
        return unusual(format!("the type `{}`, and its names refer to other types too", ty.canonical_spelling()));
    }
    Ok(Signature { returns, params, declared_arrays })
}

/// Returns true if the cursor declares an exported constant variable: `extern const T name;`.
fn is_variable(cursor: &Cursor<'_>) -> bool {
    cursor.kind() == Kind::Variable && cursor.is_external() && !cursor.is_definition() && is_const(cursor.ty())
}

/// Returns the function to which an inline function's body forwards its parameters, if the body does nothing else.
fn forwards_to(cursor: &Cursor<'_>) -> Option<String> {
    let body = cursor.children().into_iter().find(|child| child.kind() == Kind::Body)?;
    let [statement] = body.children().try_into().ok()?;
    let call = if statement.kind() == Kind::Return { statement.children().into_iter().next()? } else { statement };
    if call.kind() != Kind::Call {
        return None;
    }
    let mut parts = call.children().into_iter();
    let callee = named(&parts.next()?)?;
    let given: Vec<String> = parts.map(|part| Some(named(&part)?.usr())).collect::<Option<_>>()?;
    let params: Vec<String> = cursor.params().iter().map(Cursor::usr).collect();
    (callee.kind() == Kind::Function && given == params).then(|| callee.spelling())
}

/// Returns the declaration to which a name in an expression refers. In the syntax tree, the name is nested inside
/// implicit conversions.
fn named<'u>(expression: &Cursor<'u>) -> Option<Cursor<'u>> {
    if expression.kind() == Kind::Reference {
        return Some(expression.referenced());
    }
    let [inner] = expression.children().try_into().ok()?;
    (inner.extent() == expression.extent()).then(|| named(&inner))?
}

/// Converts the declarations of per-thread twins to a property of their symbols.
fn fold_twins(facts: &mut Facts, exported: &BTreeSet<String>) {
    let symbols: Vec<String> = facts.functions.keys().cloned().collect();
    for symbol in &symbols {
        for suffix in TWINS {
            if exported.contains(&format!("{symbol}{suffix}"))
                && let Some(function) = facts.functions.get_mut(symbol)
            {
                function.per_thread = suffix.to_owned();
            }
        }
        if twin_of(symbol).is_some_and(|of| facts.functions.contains_key(of)) {
            facts.functions.remove(symbol);
        }
    }
}

pub(super) fn twin_of(symbol: &str) -> Option<&str> {
    TWINS.iter().find_map(|suffix| symbol.strip_suffix(suffix))
}

/// Adds the names under which programs call each symbol.
fn name(facts: &mut Facts, aliases: &Aliases) {
    let mut names: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (name, symbol) in aliases {
        names.entry(symbol).or_default().insert(name);
    }
    for (symbol, function) in &mut facts.functions {
        if function.legacy {
            continue;
        }
        let through_defines = names.remove(symbol.as_str()).unwrap_or_default();
        let itself = Some(symbol.as_str()).filter(|symbol| !aliases.contains_key(*symbol));
        // Programs can also call `cuMemAlloc_v2`, but the documented name of the function is `cuMemAlloc`.
        let itself = itself.filter(|_| through_defines.is_empty());
        function.names = through_defines.into_iter().chain(itself).map(str::to_owned).collect();
    }
}

/// Removes per-thread twins to which no name refers, because the header lacks the `#define` for them.
fn forget_unused_twins(facts: &mut Facts, twins: &Aliases) {
    let used: BTreeSet<&str> = twins.values().map(String::as_str).collect();
    for (symbol, function) in facts.functions.iter_mut().filter(|(_, function)| !function.legacy) {
        if !used.contains(format!("{symbol}{}", function.per_thread).as_str()) {
            function.per_thread.clear();
        }
    }
}

/// Checks that every name refers to the per-thread twin of its own symbol if `CUDA_API_PER_THREAD_DEFAULT_STREAM` is
/// defined.
fn check_twins(
    facts: &Facts,
    aliases: &Aliases,
    twins: &Aliases,
    exported: &BTreeSet<String>,
    diagnostics: &mut Diagnostics,
) {
    for (name, target) in twins.iter().filter(|(_, target)| exported.contains(*target)) {
        let symbol = aliases.get(name).unwrap_or(name);
        let expected = facts.functions.get(symbol).map(|function| format!("{symbol}{}", function.per_thread));
        if expected.is_some_and(|expected| expected != *target) {
            diagnostics.push(
                Diagnostic::new(
                    "unexpected-twin",
                    Location::new(facts.functions[symbol].header.as_str(), 0),
                    format!("`{name}` is `{target}` with per-thread default streams, but `{symbol}` without them"),
                )
                .help(
                    "check the header: expected the symbol with the suffix `_ptsz` or `_ptds`. If the header is \
                      correct, extend `codegen/input/src/scan/functions.rs`",
                ),
            );
        }
    }
}
