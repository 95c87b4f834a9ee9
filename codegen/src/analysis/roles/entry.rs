//! A judgement as people write it: what it means, and how one is printed.
//!
//! A key of a role is read in [`Judgement::of`] and printed by [`Role::keys`]; everything that shows a role, and everything
//! that asks which parameters a role names, goes through the latter.

use crate::{
    api::roles::{Direction, Origin, Param, Role, Selection},
    ctype::CType,
    spec::{self, CallbackScope, Count, CountUnread, Extent, Host, Misfit, Most, PythonParam, RoleEntry},
};
use std::fmt;

/// What an entry says of a parameter, whatever the parameter's name and type are.
pub(crate) struct Judgement {
    pub(crate) role: Role,
    pub(crate) host: Option<Host>,
    selected: Option<Selection>,
    optional: bool,
    pub(crate) count_unread: Option<CountUnread>,
    most: Option<Most>,
    text: bool,
    explains_error: bool,
    function: bool,
    gpu_accessible: bool,
    on_device: bool,
    pub(crate) element: Option<String>,
    pub(crate) extent: Option<Extent>,
    untyped: Option<String>,
    one: Option<String>,
}

impl Judgement {
    /// What a role with its keys means.
    pub(crate) fn of(entry: &RoleEntry) -> Self {
        let plain = |role| Self {
            role,
            host: None,
            selected: None,
            optional: false,
            count_unread: None,
            most: None,
            text: false,
            explains_error: false,
            function: false,
            gpu_accessible: false,
            on_device: false,
            element: None,
            extent: None,
            untyped: None,
            one: None,
        };
        let one = |role, one: &Option<String>| Self { one: one.clone(), ..plain(role) };
        let array = |direction, count: &Count, most: &Option<Most>| {
            let role = Role::Array { direction, count: count.clone() };
            Self { most: most.clone(), ..plain(role) }
        };
        let buffer = |direction, bytes: &Count| plain(Role::Buffer { direction, bytes: bytes.clone() });
        let selection = |selector: &String, types: &String| {
            let (selector, table) = (selector.clone(), types.clone());
            Selection { selector, table }
        };
        let attribute = |direction, selector: &String, types: &String, bytes: &Option<Count>| {
            plain(Role::Attribute { direction, selection: selection(selector, types), bytes: bytes.clone() })
        };
        let selected_array = |direction, selector: &String, types: &String, count: &Count| {
            plain(Role::SelectedArray { direction, selection: selection(selector, types), count: count.clone() })
        };
        let chosen = |selector: &Option<String>, types: &Option<String>| {
            selector.as_ref().zip(types.as_ref()).map(|(selector, types)| selection(selector, types))
        };
        let written = |direction, selector: &Option<String>, types: &Option<String>| {
            let selection = chosen(selector, types);
            plain(Role::Scalar { direction, selection, complex: None, of_type: None })
        };
        let attributes = |direction, selector: &String, count: &Count, types: &String, sizes: &Option<String>| {
            let (count, sizes) = (count.clone(), sizes.clone());
            plain(Role::Attributes { direction, selection: selection(selector, types), count, sizes })
        };
        match entry {
            RoleEntry::In { one: why } => one(Role::In, why),
            RoleEntry::Out { r#static, pointee, explains_error, one: why } => {
                let role = Role::Out { is_static: *r#static, pointee: pointee.clone() };
                Self { explains_error: *explains_error, ..one(role, why) }
            }
            RoleEntry::OutLater {} => plain(Role::OutLater),
            RoleEntry::Inout { one: why } => one(Role::InOut, why),
            RoleEntry::InPlace { one: why } => one(Role::InPlace, why),
            RoleEntry::InArray { count, optional, most } => {
                Self { optional: *optional, ..array(Direction::In, count, most) }
            }
            RoleEntry::OutArray { count, optional, count_unread, most } => {
                Self { optional: *optional, count_unread: count_unread.clone(), ..array(Direction::Out, count, most) }
            }
            RoleEntry::InoutArray { count, most } => array(Direction::InOut, count, most),
            RoleEntry::InBuffer { bytes } => buffer(Direction::In, bytes),
            RoleEntry::OutBuffer { bytes, text } => Self { text: *text, ..buffer(Direction::Out, bytes) },
            RoleEntry::InString {} => plain(Role::InString),
            RoleEntry::OutString { capacity } => plain(Role::OutString { capacity: capacity.clone() }),
            RoleEntry::InAttribute { selector, types, bytes: _, count: Some(count) } => {
                selected_array(Direction::In, selector, types, count)
            }
            RoleEntry::InAttribute { selector, types, bytes, count: None } => {
                attribute(Direction::In, selector, types, bytes)
            }
            RoleEntry::InoutAttribute { selector, types, count } => {
                selected_array(Direction::InOut, selector, types, count)
            }
            RoleEntry::OutAttribute { selector, types, bytes } => attribute(Direction::Out, selector, types, bytes),
            RoleEntry::InAttributes { selector, count, types, bytes } => {
                attributes(Direction::In, selector, count, types, bytes)
            }
            RoleEntry::OutAttributes { selector, count, types, bytes } => {
                attributes(Direction::Out, selector, count, types, bytes)
            }
            RoleEntry::BorrowedArray { count } => plain(Role::BorrowedArray { count: count.clone() }),
            RoleEntry::Callback { data, scope, repeats_if } => plain(Role::Callback {
                data: data.clone(),
                scope: scope.unwrap_or(CallbackScope::Forever),
                repeats_if: repeats_if.clone(),
            }),
            RoleEntry::UserData {} => plain(Role::UserData),
            RoleEntry::Address { host, function, untyped, on_device, selector, types } => {
                let (host, untyped, selected) = (host.clone(), untyped.clone(), chosen(selector, types));
                let (function, on_device) = (*function, *on_device);
                Self { host, selected, function, untyped, on_device, ..plain(Role::Address) }
            }
            RoleEntry::Device { gpu_accessible, element, extent } => {
                let (element, extent) = (element.clone(), extent.clone());
                Self { gpu_accessible: *gpu_accessible, element, extent, ..plain(Role::Device) }
            }
            RoleEntry::KernelParams {} => plain(Role::KernelParams),
            RoleEntry::InScalar { selector, types, complex_selector, complex_types, of_type } => {
                let (selection, complex) = (chosen(selector, types), chosen(complex_selector, complex_types));
                plain(Role::Scalar { direction: Direction::In, selection, complex, of_type: of_type.clone() })
            }
            RoleEntry::HostScalar { of_type } => plain(Role::HostScalar { of_type: of_type.clone() }),
            RoleEntry::OutScalar { selector, types } => written(Direction::Out, selector, types),
            RoleEntry::InoutScalar { selector, types } => written(Direction::InOut, selector, types),
        }
    }
}

/// What a key says.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Value<'a> {
    /// `true`: the key is there.
    Yes,
    /// A number of elements or bytes.
    Count(&'a Count),
    /// Another parameter.
    Param(&'a str),
    /// A function.
    Function(&'a str),
    /// A table of types, or a word of the schema.
    Word(&'a str),
    /// A C type.
    Type(&'a CType),
    /// How much CUDA reads or writes in memory of the host.
    Host(&'a Host),
    /// How long an array has to be whose count CUDA does not read.
    Unread(&'a CountUnread),
    /// How many elements an array may have.
    Most(&'a Most),
    /// How far memory on the device reaches.
    Extent(&'a Extent),
    /// A reason, in words for people.
    Reason(&'a str),
    /// What Python alone reads.
    Python(PythonParam),
}

type Keys<'a> = Vec<(&'static str, Value<'a>)>;

impl Role {
    /// The role's word.
    pub(crate) fn word(&self) -> String {
        self.keys().0
    }

    /// The role's word, and the keys that belong to it.
    pub(crate) fn keys(&self) -> (String, Keys<'_>) {
        let word = str::to_owned;
        match self {
            Self::In => (word("in"), Vec::new()),
            Self::Out { is_static, pointee } => {
                let is_static = is_static.then_some(("static", Value::Yes));
                let pointee = pointee.as_ref().map(|pointee| ("pointee", Value::Type(pointee)));
                (word("out"), is_static.into_iter().chain(pointee).collect())
            }
            Self::OutLater => (word("out_later"), Vec::new()),
            Self::InOut => (word("inout"), Vec::new()),
            Self::InPlace => (word("in_place"), Vec::new()),
            Self::Array { direction, count } => (format!("{direction}_array"), vec![("count", Value::Count(count))]),
            Self::Buffer { direction, bytes } => (format!("{direction}_buffer"), vec![("bytes", Value::Count(bytes))]),
            Self::InString => (word("in_string"), Vec::new()),
            Self::OutString { capacity } => (word("out_string"), vec![("capacity", Value::Count(capacity))]),
            Self::Attribute { direction, selection: Selection { selector, table }, bytes } => {
                let needed = [("selector", Value::Param(selector)), ("types", Value::Word(table))];
                let bytes = bytes.as_ref().map(|bytes| ("bytes", Value::Count(bytes)));
                (format!("{direction}_attribute"), needed.into_iter().chain(bytes).collect())
            }
            Self::SelectedArray { direction, selection: Selection { selector, table }, count } => {
                let keys = vec![
                    ("selector", Value::Param(selector)),
                    ("types", Value::Word(table)),
                    ("count", Value::Count(count)),
                ];
                (format!("{direction}_attribute"), keys)
            }
            Self::Attributes { direction, selection: Selection { selector, table }, count, sizes } => {
                let needed = [
                    ("selector", Value::Param(selector)),
                    ("count", Value::Count(count)),
                    ("types", Value::Word(table)),
                ];
                let sizes = sizes.as_ref().map(|sizes| ("bytes", Value::Param(sizes)));
                (format!("{direction}_attributes"), needed.into_iter().chain(sizes).collect())
            }
            Self::BorrowedArray { count } => (word("borrowed_array"), vec![("count", Value::Count(count))]),
            Self::Callback { data, scope, repeats_if } => {
                let scope = match scope {
                    CallbackScope::Call => Some("call"),
                    CallbackScope::Once => Some("once"),
                    CallbackScope::Forever => None,
                };
                let data = data.as_ref().map(|data| ("data", Value::Param(data)));
                let scope = scope.map(|scope| ("scope", Value::Word(scope)));
                let repeats_if = repeats_if.as_ref().map(|repeats_if| ("repeats_if", Value::Function(repeats_if)));
                (word("callback"), data.into_iter().chain(scope).chain(repeats_if).collect())
            }
            Self::UserData => (word("user_data"), Vec::new()),
            Self::Address => (word("address"), Vec::new()),
            Self::Device => (word("device"), Vec::new()),
            Self::KernelParams => (word("kernel_params"), Vec::new()),
            Self::Scalar { direction, selection, complex, of_type } => {
                let selection = selection.iter().flat_map(|Selection { selector, table }| {
                    [("selector", Value::Param(selector)), ("types", Value::Word(table))]
                });
                let complex = complex.iter().flat_map(|Selection { selector, table }| {
                    [("complex_selector", Value::Param(selector)), ("complex_types", Value::Word(table))]
                });
                let of_type = of_type.iter().map(|it| ("of_type", Value::Reason(it)));
                (format!("{direction}_scalar"), selection.chain(complex).chain(of_type).collect())
            }
            Self::HostScalar { of_type } => (word("host_scalar"), vec![("of_type", Value::Reason(of_type))]),
        }
    }
}

impl Param {
    /// A parameter of which nothing is said but its role.
    pub fn new(name: &str, ty: &CType, role: Role, origin: Origin) -> Self {
        Self {
            name: name.to_owned(),
            ty: ty.clone(),
            role,
            nullable: false,
            optional: false,
            destroys: false,
            retained: false,
            count_unread: None,
            most: None,
            text: false,
            explains_error: false,
            function: false,
            gpu_accessible: false,
            on_device: false,
            element: None,
            extent: None,
            untyped: None,
            host: None,
            selected: None,
            one: None,
            never_null: None,
            on_host: None,
            python: PythonParam::default(),
            counts: Vec::new(),
            bits: None,
            origin,
        }
    }

    /// What an entry of a spec says of a parameter, or why it says nothing.
    pub fn judged(name: &str, ty: &CType, entry: &spec::Param, origin: Origin) -> Result<Self, Misfit> {
        let spec::Param { role, nullable, destroys, retained, never_null, on_host, python } = entry;
        let Judgement {
            role,
            host,
            selected,
            optional,
            count_unread,
            most,
            text,
            explains_error,
            function,
            gpu_accessible,
            on_device,
            element,
            extent,
            untyped,
            one,
        } = Judgement::of(role.as_ref().map_err(Misfit::clone)?);
        let (never_null, on_host) = (never_null.clone(), on_host.clone());
        let (nullable, destroys, retained, python) = (*nullable, *destroys, *retained, *python);
        let plain = Self::new(name, ty, role, origin);
        Ok(Self {
            nullable,
            optional,
            destroys,
            retained,
            count_unread,
            most,
            text,
            explains_error,
            function,
            gpu_accessible,
            on_device,
            element,
            extent,
            untyped,
            host,
            selected,
            one,
            never_null,
            on_host,
            python,
            ..plain
        })
    }

    /// The keys beside those of the role.
    fn flags(&self) -> Keys<'_> {
        let flags = [
            ("nullable", self.nullable),
            ("optional", self.optional),
            ("destroys", self.destroys),
            ("retained", self.retained),
            ("text", self.text),
            ("explains_error", self.explains_error),
            ("function", self.function),
            ("gpu_accessible", self.gpu_accessible),
            ("on_device", self.on_device),
        ];
        let flags = flags.into_iter().filter(|(_, set)| *set).map(|(key, _)| (key, Value::Yes));
        let python = (self.python != PythonParam::default()).then_some(("python", Value::Python(self.python)));
        let host = self.host.as_ref().map(|host| ("host", Value::Host(host)));
        let selected = self.selected.iter().flat_map(|Selection { selector, table }| {
            [("selector", Value::Param(selector)), ("types", Value::Word(table))]
        });
        let unread = self.count_unread.as_ref().map(|unread| ("count_unread", Value::Unread(unread)));
        let most = self.most.as_ref().map(|most| ("most", Value::Most(most)));
        let element = self.element.as_ref().map(|element| ("element", Value::Param(element)));
        let extent = self.extent.as_ref().map(|extent| ("extent", Value::Extent(extent)));
        let reasons = [
            ("one", &self.one),
            ("untyped", &self.untyped),
            ("never_null", &self.never_null),
            ("on_host", &self.on_host),
        ];
        let reasons = reasons.into_iter().filter_map(|(key, why)| Some((key, Value::Reason(why.as_ref()?))));
        flags
            .chain(python)
            .chain(host)
            .chain(selected)
            .chain(unread)
            .chain(most)
            .chain(element)
            .chain(extent)
            .chain(reasons)
            .collect()
    }

    /// The judgement as a spec has it, to paste: `out`, `{role: in_array, count: n, nullable: true}`.
    pub fn entry(&self) -> String {
        let (word, keys) = self.role.keys();
        let keys: Vec<String> =
            keys.into_iter().chain(self.flags()).map(|(key, value)| format!(", {key}: {}", value.yaml())).collect();
        if keys.is_empty() { word } else { format!("{{role: {word}{}}}", keys.concat()) }
    }
}

impl Value<'_> {
    /// As a spec has it.
    fn yaml(self) -> String {
        match self {
            Self::Yes => "true".to_owned(),
            Self::Count(Count::Param { name, minus: 0 }) => name.clone(),
            Self::Count(Count::Param { name, minus }) => format!("{{param: {name}, minus: {minus}}}"),
            Self::Count(Count::DivCeil { name, by }) => format!("{{param: {name}, div_ceil: {by}}}"),
            Self::Count(Count::Fixed(number)) => number.to_string(),
            Self::Count(Count::Call(function)) => format!("{{call: {function}}}"),
            Self::Count(Count::KnownBy(name)) => format!("{{known_by: {name}}}"),
            Self::Param(word) | Self::Function(word) | Self::Word(word) => word.to_owned(),
            Self::Type(ty) => format!("\"{ty}\""),
            Self::Host(host) => format!("{{{}}}", listed(host)),
            Self::Unread(CountUnread { known_by, most }) => format!("{{known_by: {known_by}, most: {most}}}"),
            Self::Most(most) => most.to_string(),
            Self::Extent(extent) => extent.to_string(),
            Self::Reason(why) => format!("{why:?}"),
            Self::Python(python) => {
                let keys = said_to_python(python).into_iter().map(|key| format!("{key}: true"));
                format!("{{{}}}", keys.collect::<Vec<_>>().join(", "))
            }
        }
    }

    /// With its key, as `specs/resolved/` shows it; nothing for what explains an entry to those who read it.
    fn shown(self, key: &str) -> Option<String> {
        Some(match self {
            Self::Yes => key.to_owned(),
            Self::Count(count) => format!("{key}: {count}"),
            Self::Param(word) | Self::Function(word) | Self::Word(word) => format!("{key}: {word}"),
            Self::Type(ty) => format!("{key}: {ty}"),
            Self::Host(host) => format!("{key}({})", listed(host)),
            Self::Unread(CountUnread { known_by, most }) => format!("{key}(known by {known_by}, {most} at most)"),
            Self::Most(most) => format!("{key}: {most}"),
            Self::Extent(extent) => format!("{key}: {extent}"),
            Self::Reason(_) => return None,
            Self::Python(python) => {
                // `optional` alone is another key.
                let shown = |key| if key == "optional" { "python_optional" } else { key };
                said_to_python(python).into_iter().map(shown).collect::<Vec<_>>().join(", ")
            }
        })
    }
}

/// The keys of what Python alone reads that are set.
fn said_to_python(python: PythonParam) -> Vec<&'static str> {
    let PythonParam { optional, accepts_scalar, truncate_to_count, single } = python;
    let keys = [
        ("optional", optional),
        ("accepts_scalar", accepts_scalar),
        ("truncate_to_count", truncate_to_count),
        ("single", single),
    ];
    keys.into_iter().filter(|(_, set)| *set).map(|(key, _)| key).collect()
}

fn listed(host: &Host) -> String {
    host.amounts().map(|(key, amount)| format!("{key}: {}", amount.yaml())).collect::<Vec<_>>().join(", ")
}

/// As `specs/resolved/` shows it: `in_array(count: n)`.
impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, keys) = self.keys();
        let keys: Vec<String> = keys.into_iter().filter_map(|(key, value)| value.shown(key)).collect();
        if keys.is_empty() { f.write_str(&word) } else { write!(f, "{word}({})", keys.join(", ")) }
    }
}

/// `out by documentation`, `in_array(count: n), nullable by spec`.
impl fmt::Display for Param {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.role)?;
        for (key, value) in self.flags() {
            // Of the parameter, not of the call.
            let key = if key == "destroys" { "destroyed" } else { key };
            value.shown(key).map_or(Ok(()), |shown| write!(f, ", {shown}"))?;
        }
        self.bits.as_ref().map_or(Ok(()), |bits| write!(f, ", {bits}"))?;
        write!(f, " by {}", self.origin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is suggested is read as what it was made from.
    #[test]
    fn entries_read_back() {
        let params =
            crate::repository::resolved().libraries.iter().flat_map(|library| library.signatures.values().flatten());
        let params: Vec<_> = params.flat_map(|form| &form.params).collect();
        assert!(params.len() > 1000, "{}", params.len());
        for param in params {
            let text = param.entry();
            let entry: spec::Param = spec::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let read = Param::judged(&param.name, &param.ty, &entry, param.origin.clone());
            let read = read.unwrap_or_else(|misfit| panic!("{text}: {}", misfit.message));
            assert_eq!(Param { counts: param.counts.clone(), bits: param.bits.clone(), ..read }, *param, "{text}");
        }
    }
}
