//! The modules of `cuda.bindings` that use Python naming, for `cubind.compat`: functions with snake-case names that
//! return their outputs and raise exceptions, handles that are ints, and short names of enum members.
//!
//! A view calls the module with C's names, and is generated from the same call plans. This crate determines only names
//! and forms: the parameters that programs pass ([`arguments`]), the outputs ([`outputs`]), and the form of structs
//! ([`records`]).

mod arguments;
mod enums;
mod files;
mod lints;
mod memory;
mod names;
mod outputs;
mod records;
mod schema;
mod views;

pub use schema::reference;
pub use views::Views;

use arguments::Argument;
use codegen_core::{
    api::{Function, Scope, Type, TypeKind, call::Returned, plan::ParamPlan},
    ctype::CType,
};
use codegen_python::surface::surface;
use enums::{ViewEnum, ViewException};
use names::view_dtype;
use outputs::Target;
use records::ViewRecord;
use schema::{Flat, PythonView};

/// The view of one library in one major version.
#[derive(Debug)]
struct View {
    /// The name of the library, which is also the name of the module with C's names.
    library: String,
    /// The name of the view's module in `cuda.bindings`: `nvml`, `_v2.driver`.
    module: String,
    /// The name of the library in prose.
    title: String,
    /// The major version of CUDA.
    major: u32,
    /// The base class of the view's exceptions.
    exception: String,
    /// The name of the enum of result codes in the view.
    codes: String,
    /// The result code for success.
    success: i32,
    /// The result code for insufficient capacity. If a function reports the required size, this code is not an error.
    too_short: Option<i32>,
    /// The suffix that selects the result code in a result: `.err`, or empty.
    code: String,
    /// The field of a result that contains the driver's code, if there is one, and the library's code with which the
    /// field is valid.
    driver_code: Option<(String, i32)>,
    /// The exception classes of individual result codes.
    exceptions: Vec<ViewException>,
    /// The function that returns the library's own error messages, for use in exceptions.
    described: Option<String>,
    enums: Vec<ViewEnum>,
    /// The names and values of macros.
    constants: Vec<(String, i128)>,
    /// Additional names of records and enums, each with the name to which it refers.
    aliases: Vec<(String, String)>,
    records: Vec<ViewRecord>,
    functions: Vec<ViewFunction>,
    is_second: bool,
}

/// A function of the view.
#[derive(Debug)]
struct ViewFunction {
    name: String,
    /// The name of the function in C.
    of: String,
    params: Vec<ViewParam>,
    returns: String,
    /// The variables to which the results of the called function are assigned: `_status, size`.
    targets: String,
    /// The arguments of the call to the C-style function, as printed between parentheses.
    arguments: String,
    /// True if the called function can fail.
    fails: bool,
    /// The loop that repeats the call, if the view allocates an array.
    repeats: Option<Repeats>,
    /// The lines of code before the call. The lines after the call are in `after`.
    before: Vec<String>,
    after: Vec<String>,
    /// The returned expression. Empty if the function has no output.
    result: String,
}

/// A loop that repeats a call until an array is long enough.
#[derive(Debug)]
enum Repeats {
    /// Repeats the call for an array to which a pointer in a record refers. The library reports the required capacity
    /// in the record.
    Grown {
        /// The field with the pointer to the array.
        array: String,
        /// The result codes with which the library may report the required capacity.
        codes: [i32; 2],
    },
    /// Repeats the call for memory whose required size the function reports.
    Asked {
        /// The result code for memory that is too short.
        too_short: i32,
        /// The variable that contains the required size.
        size: String,
    },
    /// Repeats the call for a list. A call without an array returns the length of the list. If the capacity exceeds the
    /// length, NVML may leave the count unchanged.
    Counted {
        /// The variable that contains the count of elements.
        count: String,
        /// The result codes for an array that is long enough, and for one that is too short.
        codes: Vec<i32>,
    },
}

impl Repeats {
    /// Returns the condition under which no further call is needed. `code` is an expression for the call's result code.
    fn done(&self, code: &str) -> String {
        match self {
            Self::Grown { array, codes: [success, too_short] } => {
                format!("{code} not in ({success}, {too_short}) or not _counted.grow(_record, \"{array}\")")
            }
            Self::Asked { too_short, size } => format!("{code} != {too_short} or not _memory.grow({size})"),
            Self::Counted { count, codes } => match codes.as_slice() {
                [success] => format!("{code} != {success} or not _room.grow({count})"),
                several => {
                    let codes: Vec<String> = several.iter().map(ToString::to_string).collect();
                    format!("{code} not in ({}) or not _room.grow({count})", codes.join(", "))
                }
            },
        }
    }
}

/// A parameter of a view's function.
#[derive(Debug)]
struct ViewParam {
    name: String,
    annotation: String,
    /// The default value, as printed: ` = 0`.
    default: String,
}

impl View {
    /// Returns true if a function of the view repeats a call for an array in a record. The length of such an array is
    /// in another field.
    fn has_counted(&self) -> bool {
        self.functions.iter().any(|function| matches!(function.repeats, Some(Repeats::Grown { .. })))
    }

    /// Returns the condition under which a result code is an error.
    fn is_error(&self, code: impl Into<String>) -> String {
        let code = code.into();
        match self.success {
            0 => code,
            success => format!("{code} != {success}"),
        }
    }

    /// Returns the expression for the result code of a call.
    fn returned(&self) -> String {
        format!("_status{}", self.code)
    }

    /// Returns the short name of the result code for success.
    fn success_member(&self) -> &str {
        let codes = self.enums.iter().find(|item| item.name == self.codes);
        let is_success = |(_, value): &&(String, i128)| *value == i128::from(self.success);
        codes.and_then(|codes| codes.members.iter().find(is_success)).map_or("", |(name, _)| name)
    }

    /// Returns the NumPy dtypes of records, with the additional names of these records.
    fn other_dtypes(&self) -> Vec<(String, &str)> {
        let is_record = |name: &str| self.records.iter().any(|record| record.name == name);
        let of_records = self.aliases.iter().filter(|(_, name)| is_record(name));
        of_records.map(|(alias, name)| (view_dtype(alias), name.as_str())).collect()
    }

    /// Returns the view of a library in one major version, if `cuda.bindings` contains the module in that version.
    fn of(scope: &Scope<'_>, view: &PythonView) -> Option<Self> {
        let spec = &scope.library.spec;
        let view = &in_major(scope, Some(view).filter(|view| view.is_in(scope.number))?);
        let success = scope.code(&spec.result.success)?;
        Some(Self {
            module: view.module.clone(),
            library: spec.name.clone(),
            title: spec.title.clone(),
            major: scope.number,
            exception: view.exception.clone(),
            codes: class(view, scope.codes()),
            success,
            too_short: view.too_short.as_ref().and_then(|code| scope.code(code)),
            code: spec.result.field_access(),
            driver_code: view.driver_code.as_ref().and_then(|it| Some((it.field.clone(), scope.code(&it.code)?))),
            exceptions: enums::exceptions(scope, view),
            described: scope.library.spec.result.description.clone().filter(|_| view.texts),
            enums: enums::enums(scope, view),
            constants: enums::constants(scope, view),
            aliases: aliases(scope, view),
            records: records::records(scope, view),
            functions: scope
                .major
                .functions
                .values()
                .map(|function| view_function(scope, view, function, &function.symbol))
                .chain(view.documented.iter().filter_map(|name| documented(scope, view, name)))
                .collect(),
            is_second: view.is_second(),
        })
    }
}

/// Returns the typedefs of the library's records and enums, each with the name of its target.
fn aliases(scope: &Scope<'_>, view: &PythonView) -> Vec<(String, String)> {
    let alias = |item: &Type| {
        let TypeKind::Alias(CType::Named(_)) = item.kind else { return None };
        let found = scope.types.resolved(&item.name).filter(|found| found.library == scope.library.spec.name)?.item;
        let is_class = matches!(found.kind, TypeKind::Record { .. } | TypeKind::Enum(_));
        let [alias, name] = [&item.name, &found.name].map(|name| class(view, name));
        (is_class && alias != name).then_some((alias, name))
    };
    scope.major.types.values().filter_map(alias).collect()
}

/// Returns the function with this documented name, which does not contain the revision in the function's symbol.
fn documented(scope: &Scope<'_>, view: &PythonView, name: &str) -> Option<ViewFunction> {
    let function = scope.major.functions.values().find(|function| function.name == name)?;
    Some(view_function(scope, view, function, name))
}

/// Returns the view of a function under the name of the function's symbol or under another name.
fn view_function(scope: &Scope<'_>, view: &PythonView, function: &Function, name: &str) -> ViewFunction {
    let symbol = &scope.major.symbols[&function.symbol];
    let view = &view.of_function(name);
    let flat = view.flat.get(&function.symbol);
    let params = function.plan.params.iter().zip(surface(&function.plan));
    let memory = view.memory.get(&function.symbol);
    let argument = |(param, shown)| {
        let of_memory = memory::argument(scope, memory, param);
        of_memory.or_else(|| arguments::of(scope, view, &function.plan, param, flat, shown))
    };
    let arguments: Vec<Argument> = params.filter_map(argument).collect();
    let lines = |of: fn(&Argument) -> &Option<String>| arguments.iter().filter_map(|it| of(it).clone()).collect();
    let given: Vec<String> = lines(|it| &it.value);
    let targets = outputs::targets(scope, view, &function.plan, symbol, flat);
    let variables: Vec<&str> =
        std::iter::once("_status").chain(targets.iter().map(|it| it.variable.as_str())).collect();
    let returned: Vec<&Target> = targets.iter().filter(|target| target.value.is_some()).collect();
    let mut annotations: Vec<&str> = returned.iter().map(|target| target.annotation.as_str()).collect();
    let mut values: Vec<String> = returned.iter().filter_map(|target| target.value.clone()).collect();
    let made = arguments.iter().find_map(|it| it.record.as_deref());
    let of_record: Vec<(String, String)> = made.zip(flat).map_or(Vec::new(), |(record, flat)| {
        flat.returns.iter().map(|result| outputs::of_record(scope, view, record, flat, result)).collect()
    });
    let updated = arguments.iter().filter(|it| it.is_returned);
    let made_here = arguments.iter().filter_map(|it| it.made.clone());
    let mut before = lines(|it| &it.before);
    if view.empty.contains(&function.symbol) {
        let returned = |it: &Argument| format!("if not len({name}):\n        return {name}", name = it.name);
        before.extend(updated.clone().map(returned));
    }
    let updated = updated.map(|it| ("Any".to_owned(), it.name.clone()));
    let is_code = view.codes.contains(&function.symbol);
    let code = is_code.then(|| ("int".to_owned(), format!("int(_status{})", scope.library.spec.result.field_access())));
    let of_memory = memory.and_then(|made| memory::result(scope, view, made, &function.plan));
    let further: Vec<(String, String)> =
        of_record.into_iter().chain(updated).chain(of_memory).chain(made_here).chain(code).collect();
    for (annotation, value) in &further {
        annotations.push(annotation);
        values.push(value.clone());
    }
    ViewFunction {
        // The symbol includes the revision to which the documented name refers.
        name: view.function(name),
        of: function.name.clone(),
        returns: returned_type(&annotations),
        targets: match variables.as_slice() {
            [status] => format!("({status},)"),
            several => several.join(", "),
        },
        arguments: given.join(", "),
        fails: matches!(symbol.returned, Returned::Status | Returned::Count) && !is_code,
        repeats: repeats(scope, view, function, flat),
        before,
        after: lines(|it| &it.after),
        result: values.join(", "),
        params: view_params(view, function, arguments),
    }
}

/// Returns the annotation of the returned values in a stub.
fn returned_type(annotations: &[&str]) -> String {
    match annotations {
        [] => "None".to_owned(),
        [only] => (*only).to_owned(),
        several => format!("tuple[{}]", several.join(", ")),
    }
}

/// Returns the parameters of a function of the view.
fn view_params(view: &PythonView, function: &Function, arguments: Vec<Argument>) -> Vec<ViewParam> {
    let with_fields = arguments.into_iter().flat_map(|mut argument| {
        let fields = std::mem::take(&mut argument.fields);
        let field = |name| Argument { name, annotation: Some("Any".to_owned()), ..Argument::default() };
        std::iter::once(argument).chain(fields.into_iter().map(field))
    });
    let mut arguments: Vec<Argument> = with_fields.collect();
    // Trailing parameters that may be omitted default to None.
    for argument in arguments.iter_mut().rev().filter(|it| it.annotation.is_some()) {
        if !argument.is_optional {
            break;
        }
        argument.default = Some("None".to_owned());
    }
    let param = |argument: Argument| {
        let defaults = view.defaults.get(&function.symbol);
        let default = defaults.and_then(|defaults| defaults.get(&argument.name));
        let default = default.map(ToString::to_string).or(argument.default);
        let default = default.map_or(String::new(), |value| format!(" = {value}"));
        Some(ViewParam { annotation: argument.annotation?, default, name: argument.name })
    };
    arguments.into_iter().filter_map(param).collect()
}

/// Returns the loop that repeats a call while its array is too short, if programs need not pass the length of the
/// array.
fn repeats(scope: &Scope<'_>, view: &PythonView, function: &Function, flat: Option<&Flat>) -> Option<Repeats> {
    let success = scope.code(&scope.library.spec.result.success)?;
    let is_count = |param: &&ParamPlan| arguments::is_count_of_list(view, &function.plan, param);
    let count = function.plan.params.iter().find(is_count).map(|count| format!("_{}", view.param(&count.name)));
    if view.is_second() {
        return Some(Repeats::Counted { count: count?, codes: vec![success] });
    }
    let too_short = scope.code(view.too_short.as_ref()?)?;
    if let Some(array) = flat.and_then(|flat| flat.array.clone()) {
        return Some(Repeats::Grown { array, codes: [success, too_short] });
    }
    if let Some(made) = view.memory.get(&function.symbol) {
        return memory::repeats(view, made, &function.plan, too_short);
    }
    Some(Repeats::Counted { count: count?, codes: vec![success, too_short] })
}

/// Returns the view without the names that refer to a different type in this major version.
fn in_major(scope: &Scope<'_>, view: &PythonView) -> PythonView {
    let is_taken = |given: &String| {
        let types = scope.major.types.values().filter(|item| !matches!(item.kind, TypeKind::Alias(_)));
        types.map(|item| view.class(&item.name)).any(|name| name == *given)
    };
    let PythonView { module, mut keys } = view.clone();
    keys.names.retain(|_, given| !is_taken(given));
    PythonView { module, keys }
}

/// Returns the name of a record or an enum in the view.
fn class(view: &PythonView, name: &str) -> String {
    view.names.get(name).cloned().unwrap_or_else(|| view.class(name))
}
