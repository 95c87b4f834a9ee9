//! Arguments of a view's functions: the parameters that programs pass, and the values that the view passes to the
//! function with the C name.

use super::{
    Scope,
    records::{self, own_record},
};
use crate::schema::{Copied, Flat, PythonView};
use codegen_core::{
    api::{
        TypeKind,
        plan::{CallPlan, Element, Output, ParamPlan, Passing},
        roles::Direction,
    },
    ctype::{Builtin, CType},
    names,
    spec::Count,
    types::ValueKind,
};
use codegen_python::{letter, number_in_stub, surface::Shown};

/// The treatment of one parameter in a call of the view. The view calls a function of the module with C's names.
#[derive(Default)]
pub(super) struct Argument {
    /// The name of the parameter in the view.
    pub(super) name: String,
    /// The type annotation of the program's argument. `None` if the view provides the value.
    pub(super) annotation: Option<String>,
    /// The expression that the view passes to the called function. `None` if the called function has no such parameter.
    pub(super) value: Option<String>,
    /// The fields of the record that programs pass as individual arguments instead of the record.
    pub(super) fields: Vec<String>,
    /// The lines of code that the view runs before the call, for this parameter.
    pub(super) before: Option<String>,
    /// The lines of code that the view runs after the call, for this parameter.
    pub(super) after: Option<String>,
    /// Set if the view also returns the program's argument.
    pub(super) is_returned: bool,
    /// The annotation and the value of memory that the view allocates for the parameter and returns.
    pub(super) made: Option<(String, String)>,
    /// Set if programs may omit the argument, provided that no required parameter follows.
    pub(super) is_optional: bool,
    /// The default value of the parameter.
    pub(super) default: Option<String>,
    /// The C name of the record that the view creates for the parameter.
    pub(super) record: Option<String>,
}

/// The annotation of a program's argument, and the value that the view passes to the called function.
struct ArgumentForm {
    annotation: String,
    value: String,
    before: Option<String>,
    after: Option<String>,
    is_returned: bool,
}

impl ArgumentForm {
    fn new(annotation: &str, value: String) -> Self {
        Self { annotation: annotation.to_owned(), value, before: None, after: None, is_returned: false }
    }
}

/// Returns the argument for a parameter of the module with C's names, or for a parameter that only the view has.
/// Returns `None` for an output that the view returns.
pub(super) fn of(
    scope: &Scope<'_>,
    view: &PythonView,
    plan: &CallPlan,
    param: &ParamPlan,
    flat: Option<&Flat>,
    shown: Shown,
) -> Option<Argument> {
    let name = view.param(&param.name);
    if let Some(value) = flat.and_then(|flat| flat.fixed.get(&param.name)) {
        return Some(Argument { value: Some(value.to_string()), ..Argument::default() });
    }
    if let (false, Some(flat), Some(class)) = (shown.returned, flat, own(scope, view, &param.element)) {
        return Some(record_made(scope, view, param, flat, &class));
    }
    if shown.returned && view.filled.contains(&param.name) {
        return Some(filled(scope, view, param, shown, name));
    }
    shown.given?;
    if view.returned.contains(&param.name) {
        return Some(returned(scope, view, plan, param, &name));
    }
    if is_count_of_string(view, plan, param) {
        let value = view.capacity.map(|capacity| capacity.to_string());
        return Some(Argument { value, ..Argument::default() });
    }
    if let Some(list) = list_of_count(view, plan, param) {
        let room = list.count_unread.as_ref().map_or(String::new(), |unread| unread.most.to_string());
        return Some(Argument {
            before: Some(format!("_room = _view.Room({room})")),
            value: Some("_room.size".to_owned()),
            ..Argument::default()
        });
    }
    if let Some(by) = view.counts.get(&param.name) {
        let value = call_of(scope, view, plan, by);
        return Some(Argument { value, ..Argument::default() });
    }
    if let Some(argument) = asked(scope, view, plan, param) {
        return Some(argument);
    }
    if let Some(array) = length_of(view, plan, param) {
        if view.is_second() {
            return Some(Argument { value: Some(format!("_view.length({array})")), ..Argument::default() });
        }
        return Some(Argument { value: Some(format!("len({array})")), ..Argument::default() });
    }
    let ArgumentForm { annotation, value, before, after, is_returned } = form(scope, view, plan, param, &name);
    let (annotation, value) = (Some(annotation), Some(value));
    let is_own = matches!(&param.length, Some(Count::Param { name, .. }) if view.lengths.contains(name));
    let is_optional = is_own && param.nullable;
    Some(Argument { name, annotation, value, before, after, is_returned, is_optional, ..Argument::default() })
}

/// Returns a call of another function of the view. The call passes the parameters that both functions have in common.
fn call_of(scope: &Scope<'_>, view: &PythonView, plan: &CallPlan, symbol: &str) -> Option<String> {
    let other = scope.major.functions.values().find(|other| other.symbol == symbol)?;
    let shared = other.plan.params.iter().filter(|it| it.output.is_none() && plan.param(&it.name).is_some());
    let shared: Vec<String> = shared.map(|it| view.param(&it.name)).collect();
    Some(format!("{}({})", view.function(symbol), shared.join(", ")))
}

/// Returns the argument for a buffer whose size is determined by another function. The view calls that other function
/// first.
fn asked(scope: &Scope<'_>, view: &PythonView, plan: &CallPlan, param: &ParamPlan) -> Option<Argument> {
    let Some(Count::Call(function)) = param.length.as_ref().filter(|_| view.is_second()) else { return None };
    let variable = format!("_{}", view.param(&param.name));
    Some(Argument {
        before: Some(format!("{variable} = bytearray({})", call_of(scope, view, plan, function)?)),
        value: Some(variable.clone()),
        made: Some(("bytes".to_owned(), format!("bytes({variable})"))),
        ..Argument::default()
    })
}

/// Returns the argument for memory that the view allocates because the called function updates it: a handle, or an
/// array of records.
fn returned(scope: &Scope<'_>, view: &PythonView, plan: &CallPlan, param: &ParamPlan, name: &str) -> Argument {
    let ArgumentForm { value, before, after, .. } = form(scope, view, plan, param, name);
    let Some(class) = own(scope, view, &param.element) else {
        let variable = format!("_{name}");
        let class = param.element.typed().and_then(|(ty, _)| scope.types.resolved(ty.name()?));
        let class = class.map_or("", |found| found.item.name.as_str());
        return Argument {
            before: Some(format!("{variable} = _c.{}()", names::identifier(class))),
            value: Some(variable.clone()),
            made: Some(("int".to_owned(), format!("int({variable})"))),
            ..Argument::default()
        };
    };
    let count = match &param.length {
        Some(Count::DivCeil { name, by }) => format!("_view.parts({}, {})", view.param(name), view.param(by)),
        Some(Count::Param { name, .. }) => view.param(name),
        Some(Count::Fixed(count)) => count.to_string(),
        Some(Count::Call(_) | Count::KnownBy(_)) | None => "1".to_owned(),
    };
    let made = format!("{name} = {class}({count})");
    Argument {
        before: Some(before.map_or(made.clone(), |before| format!("{made}\n    {before}"))),
        value: Some(value),
        after,
        made: Some((class, name.to_owned())),
        ..Argument::default()
    }
}

/// Returns the form of a value whose type is selected by another argument, in the second API: a buffer, or the address
/// of memory. In contrast, the module with C's names accepts the value itself.
fn selected(scope: &Scope<'_>, view: &PythonView, param: &ParamPlan, name: &str) -> Option<ArgumentForm> {
    let selection = param.selection().filter(|_| view.is_second() && param.passing != Passing::Place)?;
    let types = scope.types.selected(scope.library, &selection.table);
    // If some of the selectable types are strings, programs pass the values themselves.
    if types.iter().any(|(_, ty)| matches!(scope.types.kind(ty), ValueKind::CString | ValueKind::Array)) {
        return None;
    }
    let letters = types.into_iter().filter_map(|(member, ty)| {
        let letter = match scope.types.kind(ty) {
            ValueKind::Enum => 'i',
            ValueKind::Number | ValueKind::Integer => letter(number(scope, ty)?),
            ValueKind::DeviceAddress
            | ValueKind::Handle
            | ValueKind::Stream
            | ValueKind::Pointer
            | ValueKind::Function => 'Q',
            ValueKind::CString | ValueKind::Record | ValueKind::Array | ValueKind::Untyped => return None,
        };
        Some(format!("{}: \"{letter}\"", member.value))
    });
    let letters: Vec<String> = letters.collect();
    let selector = view.param(&selection.selector);
    let value = format!("_view.selected({name}, _view.number({selector}), {{{}}})", letters.join(", "));
    Some(ArgumentForm::new("_typing.Output | int", value))
}

/// Returns the form of an argument, as determined by the way in which the called function receives the argument.
fn form(scope: &Scope<'_>, view: &PythonView, plan: &CallPlan, param: &ParamPlan, name: &str) -> ArgumentForm {
    let same = || name.to_owned();
    if let Some(form) = selected(scope, view, param, name) {
        return form;
    }
    match &param.passing {
        Passing::Value => match own(scope, view, &param.element) {
            Some(class) => {
                ArgumentForm::new(&class, format!("_records.given({name}, {class}{})", of_alias(scope, &param.element)))
            }
            None if is_int(scope, &param.element) => ArgumentForm::new("int", format!("_view.number({name})")),
            None if is_pointer(&param.element) => ArgumentForm::new("int", format!("_view.handle({name})")),
            None => ArgumentForm::new(&scalar(scope, &param.element), same()),
        },
        Passing::Device => ArgumentForm::new("Any", same()),
        Passing::Address(_) => match pointed(scope, view, &param.ty) {
            Some(class) => ArgumentForm::new(&format!("{class} | int"), format!("_records.pointer({name}, {class})")),
            None if view.is_second() => {
                ArgumentForm::new("_typing.Output | int | None", format!("_view.memory({name})"))
            }
            None => ArgumentForm::new("int", format!("_view.handle({name})")),
        },
        Passing::UserData { .. } if view.is_second() => {
            ArgumentForm::new("int | None", format!("_view.handle(0 if {name} is None else {name})"))
        }
        Passing::Callback(_) | Passing::UserData { .. } => ArgumentForm::new("int", format!("_view.handle({name})")),
        Passing::WideString => ArgumentForm::new(if param.nullable { "str | None" } else { "str" }, same()),
        Passing::CString => {
            let none = if param.nullable { " | None" } else { "" };
            match view.addresses.iter().any(|name| name == "*" || *name == param.name) {
                true => ArgumentForm::new(&format!("str | bytes | int{none}"), format!("_view.string({name})")),
                false => ArgumentForm::new(&format!("str | bytes{none}"), same()),
            }
        }
        Passing::Reference { mutable } => reference(scope, view, param, *mutable, name),
        Passing::Slot { .. } | Passing::Place => {
            let none = if param.nullable && view.is_second() { " | None" } else { "" };
            ArgumentForm::new(&format!("{}{none}", scalar(scope, &param.element)), same())
        }
        Passing::Slice(direction) => slice(scope, view, plan, param, *direction, name),
        // A number or the address of a number, as for the called function.
        Passing::HostOrDevice(_) | Passing::HostNumber => ArgumentForm::new("Any", same()),
    }
}

/// Returns the arguments for a record that the view hides. Programs pass the values of the record's fields.
fn record_made(scope: &Scope<'_>, view: &PythonView, param: &ParamPlan, flat: &Flat, class: &str) -> Argument {
    let given = flat.given.iter().map(|(given, field)| format!("_record.{field} = {given}"));
    let bytes = flat.bytes.iter().map(|(given, Copied { field, size })| {
        let target = size.as_ref().map_or(String::new(), |size| format!("_record.{size} = "));
        format!("{target}_records.put_bytes(_record, \"{field}\", {given})")
    });
    let record = record_of(scope, &param.element);
    // A separate variable keeps the array alive, even if the library changes the record's pointer to the array.
    let made = flat.makes.iter().map(|(count, field)| {
        let of = record.as_deref().and_then(|record| records::pointee(scope, view, record, field));
        format!("_{field} = _record.{field} = {}(_view.count({count}, \"I\"))", of.unwrap_or_default())
    });
    let lines = std::iter::once(format!("_record = {class}()")).chain(given).chain(bytes).chain(made);
    Argument {
        value: Some(format!("_records.given(_record, {class})")),
        fields: flat.params().cloned().collect(),
        before: Some(lines.collect::<Vec<_>>().join("\n    ")),
        record,
        ..Argument::default()
    }
}

/// Returns true for the count of a list that the view creates and returns. Programs need not pass this count.
pub(super) fn is_count_of_list(view: &PythonView, plan: &CallPlan, param: &ParamPlan) -> bool {
    list_of_count(view, plan, param).is_some()
}

/// Returns the list whose length is in the parameter `param`.
fn list_of_count<'a>(view: &PythonView, plan: &'a CallPlan, param: &ParamPlan) -> Option<&'a ParamPlan> {
    let is_list = |other: &ParamPlan| {
        matches!(other.output, Some(Output::List))
            && !view.filled.contains(&other.name)
            && matches!(&other.length, Some(Count::Param { name, .. }) if *name == param.name)
    };
    let is_updated = param.passing == Passing::Slot { given: true };
    let may_ask = view.too_short.is_some() || view.is_second();
    plan.params.iter().find(|other| may_ask && is_updated && is_list(other))
}

/// Returns the array whose length is in the parameter `param`, if programs pass only the array.
fn length_of(view: &PythonView, plan: &CallPlan, param: &ParamPlan) -> Option<String> {
    let is_count = |other: &&ParamPlan| {
        other.output.is_none() && matches!(&other.length, Some(Count::Param { name, .. }) if *name == param.name)
    };
    let array = plan.params.iter().find(is_count).filter(|_| view.lengths.contains(&param.name))?;
    Some(view.param(&array.name))
}

/// Returns true for the capacity of a string that CUDA writes. Programs do not pass this capacity.
pub(super) fn is_count_of_string(view: &PythonView, plan: &CallPlan, param: &ParamPlan) -> bool {
    let is_string = |other: &ParamPlan| {
        other.output == Some(Output::String)
            && matches!(&other.length, Some(Count::Param { name, .. }) if *name == param.name)
    };
    !view.filled.contains(&param.name) && view.capacity.is_some() && plan.params.iter().any(is_string)
}

/// Returns the argument for an output in the program's memory. The called function receives the old contents of the
/// memory, and the view writes the new contents to the same memory.
fn filled(scope: &Scope<'_>, view: &PythonView, param: &ParamPlan, shown: Shown, name: String) -> Argument {
    let class = own(scope, view, &param.element);
    let letter = value_letter(scope, &param.element);
    let is_list = matches!(param.output, Some(Output::List | Output::FixedArray(_)));
    let annotation = class.as_ref().map_or("int".to_owned(), |class| format!("{class} | int"));
    let after = match &class {
        Some(class) if is_list => format!("_records.fill({name}, {class}, _{name})"),
        Some(class) => format!("_records.fill({name}, {class}, [_{name}])"),
        None if is_list => format!("_view.write({name}, \"{letter}\", _{name})"),
        None => format!("_view.write({name}, \"{letter}\", [_{name}])"),
    };
    // An object that cannot be written is rejected before the call instead of after the call.
    let before = match &class {
        Some(class) => format!("{name} = _records.target({name}, {class}, {})", if is_list { "False" } else { "True" }),
        None => format!("{name} = _view.not_null({name})"),
    };
    // If the program passes NULL, there is no variable to read or write.
    let (before, value, after) = match param.nullable && class.is_none() {
        true => (
            format!("{name} = _view.handle({name})"),
            shown.given.map(|_| format!("_view.read({name}, \"{letter}\") if {name} else None")),
            format!("if {name}:\n        {after}"),
        ),
        false => (before, shown.given.map(|_| format!("_view.read({name}, \"{letter}\")")), after),
    };
    let (annotation, before, after) = (Some(annotation), Some(before), Some(after));
    Argument { name, annotation, value, before, after, ..Argument::default() }
}

/// Returns the form of a pointer to a single value. If the program passes an int, this int is the initial value of the
/// variable that the function updates.
fn reference(scope: &Scope<'_>, view: &PythonView, param: &ParamPlan, mutable: bool, name: &str) -> ArgumentForm {
    if let Some(class) = own(scope, view, &param.element) {
        let hint = if param.nullable { format!("{class} | int | None") } else { format!("{class} | int") };
        return ArgumentForm::new(&hint, format!("_records.given({name}, {class}{})", of_alias(scope, &param.element)));
    }
    match &param.element {
        Element::Typed { ty: CType::Named(ty), kind } if (mutable || view.is_second()) && kind.is_object() => {
            let class = scope.types.resolved(ty).map_or(ty.as_str(), |found| found.item.name.as_str());
            ArgumentForm::new("int", format!("_c.{}(_view.handle({name}))", names::identifier(class)))
        }
        Element::Typed { .. }
        | Element::Bytes
        | Element::Untyped
        | Element::Selected(_)
        | Element::EachSelected { .. }
        | Element::KernelArguments => ArgumentForm::new(&scalar(scope, &param.element), name.to_owned()),
    }
}

/// The source of an array's number of elements.
enum Length {
    /// The length of the program's argument, because the called function has no count parameter.
    Own,
    /// An expression for the count: a number, or the program's argument that contains the count.
    Given(String),
    /// The number of elements is known only to the library.
    Unknown,
}

impl Length {
    fn of(view: &PythonView, plan: &CallPlan, param: &ParamPlan) -> Self {
        match &param.length {
            Some(Count::Param { name: count, minus: 0 }) if view.lengths.contains(count) => Self::Own,
            Some(Count::Param { name: count, minus: 0 }) if plan.param(count).is_some() => {
                Self::Given(view.param(count))
            }
            Some(Count::Param { name: count, minus }) if view.is_second() && plan.param(count).is_some() => {
                Self::Given(format!("{} - {minus}", view.param(count)))
            }
            Some(Count::Fixed(count)) => Self::Given(count.to_string()),
            Some(Count::Param { .. } | Count::DivCeil { .. } | Count::Call(_) | Count::KnownBy(_)) | None => {
                Self::Unknown
            }
        }
    }
}

fn slice(
    scope: &Scope<'_>,
    view: &PythonView,
    plan: &CallPlan,
    param: &ParamPlan,
    direction: Direction,
    name: &str,
) -> ArgumentForm {
    let length = Length::of(view, plan, param);
    let elements = || match (&length, &param.length) {
        (Length::Own | Length::Unknown, _) if view.is_second() => format!("_view.length({name})"),
        (Length::Own | Length::Unknown, _) => format!("len({name})"),
        (Length::Given(given), Some(Count::Param { name: count, .. })) => counted(scope, plan, count, given),
        (Length::Given(count), _) => count.clone(),
    };
    let none = if param.nullable { " | None" } else { "" };
    if let Some(class) = own(scope, view, &param.element) {
        let given = format!("_records.several({name}, {class}, {}{})", elements(), of_alias(scope, &param.element));
        // The length of an array cannot be determined from the array's address.
        let hint = match length {
            Length::Own => class.clone(),
            Length::Given(_) | Length::Unknown => format!("{class} | int{none}"),
        };
        return match direction {
            Direction::In | Direction::Out => ArgumentForm::new(&hint, given),
            // The program may pass a list with the values of the first fields instead of an array of records. The view
            // returns the array.
            Direction::InOut => ArgumentForm {
                before: Some(format!("{name} = _records.array({name}, {class})\n    _{name} = {given}")),
                after: Some(format!("_records.fill({name}, {class}, _{name})")),
                is_returned: !view.is_second(),
                ..ArgumentForm::new("Any", format!("_{name}"))
            },
        };
    }
    match (&param.element, direction) {
        (Element::Bytes | Element::Untyped, Direction::In) if view.is_second() => {
            ArgumentForm::new(&format!("_typing.Output | int{none}"), format!("_view.memory({name})"))
        }
        (Element::Bytes | Element::Untyped, Direction::In) => {
            let size = match length {
                Length::Own => format!("len({name})"),
                Length::Given(count) => count,
                Length::Unknown => "None".to_owned(),
            };
            ArgumentForm::new("_typing.Output | int", format!("_view.buffer({name}, {size})"))
        }
        (Element::Bytes | Element::Untyped, Direction::Out | Direction::InOut) => {
            ArgumentForm::new("_typing.Output | int", format!("_view.writable({name})"))
        }
        (Element::Typed { kind: ValueKind::CString, .. }, Direction::In) if view.is_second() => {
            ArgumentForm::new(&format!("Sequence[str | bytes]{none}"), format!("_view.sequence({name})"))
        }
        (Element::Typed { kind: ValueKind::CString, .. }, Direction::In) => ArgumentForm::new(
            &format!("Sequence[str | bytes | int] | int{none}"),
            format!("_view.strings({name}, {})", elements()),
        ),
        (Element::Typed { ty, kind: ValueKind::Enum }, Direction::In) if scope.library.spec.follows_bindings() => {
            let class =
                scope.types.resolved(ty.name().unwrap_or_default()).map_or("", |found| found.item.name.as_str());
            let given = format!("_view.numbers({name}, \"i\", {})", elements());
            ArgumentForm::new(
                &format!("Sequence[int] | int{none}"),
                format!("_view.objects({given}, _c.{})", names::identifier(class)),
            )
        }
        (element @ Element::Typed { kind: ValueKind::Number | ValueKind::Enum, .. }, Direction::In) => {
            ArgumentForm::new(
                &format!("Sequence[{}] | int{none}", scalar(scope, element)),
                format!("_view.numbers({name}, \"{}\", {})", value_letter(scope, element), elements()),
            )
        }
        (Element::Typed { ty: CType::Named(ty), kind }, Direction::In) if view.is_second() && kind.is_object() => {
            let class = scope.types.resolved(ty).map_or(ty.as_str(), |found| found.item.name.as_str());
            let given = format!("_view.numbers({name}, \"N\", {})", elements());
            ArgumentForm::new(
                &format!("Sequence[int] | int{none}"),
                format!("_view.objects({given}, _c.{})", names::identifier(class)),
            )
        }
        (Element::EachSelected { .. }, Direction::In) if view.is_second() => ArgumentForm::new(
            &format!("Sequence[object] | int{none}"),
            format!("_view.numbers({name}, \"N\", {})", elements()),
        ),
        (element, _) => ArgumentForm::new(&format!("Sequence[{}]{none}", scalar(scope, element)), name.to_owned()),
    }
}

/// Returns the number of elements that the program passes. The view passes this count on, and reads exactly this number
/// of elements.
fn counted(scope: &Scope<'_>, plan: &CallPlan, count: &str, given: &str) -> String {
    match plan.param(count) {
        Some(param) if param.passing == Passing::Value => {
            format!("_view.count({given}, \"{}\")", value_letter(scope, &param.element))
        }
        Some(_) | None => given.to_owned(),
    }
}

/// Returns true for a member of an enum, or for a number with its own class. Both are ints in the view.
fn is_int(scope: &Scope<'_>, element: &Element) -> bool {
    match element {
        Element::Typed { ty, kind } if kind.is_object() => number(scope, ty).is_some(),
        Element::Typed { kind, .. } => *kind == ValueKind::Enum,
        Element::Bytes
        | Element::Untyped
        | Element::Selected(_)
        | Element::EachSelected { .. }
        | Element::KernelArguments => false,
    }
}

/// Returns true for a handle or a pointer, which is an int in Python.
fn is_pointer(element: &Element) -> bool {
    match element {
        Element::Typed { kind: ValueKind::Pointer | ValueKind::Function, .. } => true,
        Element::Typed { kind, .. } if kind.is_object() => true,
        Element::Typed { .. }
        | Element::Bytes
        | Element::Untyped
        | Element::Selected(_)
        | Element::EachSelected { .. }
        | Element::KernelArguments => false,
    }
}

/// Returns the C name of the record, if the element is a record of this library.
pub(super) fn record_of(scope: &Scope<'_>, element: &Element) -> Option<String> {
    let Element::Typed { ty, kind: ValueKind::Record } = element else { return None };
    own_record(scope, ty)
}

/// Returns an additional class that the argument may have: the class of the parameter's declared type in the module
/// with C's names. The result is empty if the record's newest class extends this class.
fn of_alias(scope: &Scope<'_>, element: &Element) -> String {
    let declared = element.typed().and_then(|(ty, _)| ty.name());
    let record = record_of(scope, element);
    match (declared, record) {
        (Some(declared), Some(record)) if !records::extends(scope, records::latest(scope, &record), declared) => {
            format!(", _c.{}", names::identifier(declared))
        }
        (_, _) => String::new(),
    }
}

/// Returns the view's class for the record to which a pointer refers.
fn pointed(scope: &Scope<'_>, view: &PythonView, ty: &CType) -> Option<String> {
    Some(super::class(view, &own_record(scope, ty.pointee()?.0)?))
}

/// Returns the view's class for a record.
pub(super) fn own(scope: &Scope<'_>, view: &PythonView, element: &Element) -> Option<String> {
    Some(super::class(view, &record_of(scope, element)?))
}

/// Returns the format character for a value in memory.
fn value_letter(scope: &Scope<'_>, element: &Element) -> char {
    match element {
        Element::Typed { ty, kind: ValueKind::Number | ValueKind::Integer } => number(scope, ty).map_or('n', letter),
        Element::Typed { kind: ValueKind::Enum, .. } => 'i',
        Element::Typed { .. }
        | Element::Bytes
        | Element::Untyped
        | Element::Selected(_)
        | Element::EachSelected { .. }
        | Element::KernelArguments => 'n',
    }
}

/// Returns the annotation of a single value.
fn scalar(scope: &Scope<'_>, element: &Element) -> String {
    let Element::Typed { ty, kind } = element else { return "object".to_owned() };
    let hint = match kind {
        ValueKind::Number => return number_hint(scope, ty),
        ValueKind::Enum
        | ValueKind::Handle
        | ValueKind::Stream
        | ValueKind::DeviceAddress
        | ValueKind::Integer
        | ValueKind::Pointer
        | ValueKind::Function => "int",
        ValueKind::CString => "str | bytes",
        ValueKind::Record | ValueKind::Array | ValueKind::Untyped => "object",
    };
    hint.to_owned()
}

/// Returns the annotation of a number.
pub(super) fn number_hint(scope: &Scope<'_>, ty: &CType) -> String {
    number(scope, ty).map_or_else(|| "int".to_owned(), number_in_stub)
}

/// Returns the C type of a number.
pub(super) fn number(scope: &Scope<'_>, ty: &CType) -> Option<Builtin> {
    match ty {
        CType::Builtin(builtin) => Some(*builtin),
        CType::Named(name) => match &scope.types.resolved(name)?.item.kind {
            TypeKind::Alias(of) => number(scope, of),
            TypeKind::FixedWidthInt(builtin) | TypeKind::IntegerNewtype(builtin) => Some(*builtin),
            TypeKind::Enum(_) | TypeKind::Record { .. } | TypeKind::Handle { .. } | TypeKind::Callback { .. } => None,
        },
        CType::Void | CType::Pointer { .. } | CType::Array { .. } | CType::Function { .. } => None,
    }
}
