//! Fake C functions, and the effects that these functions have on their arguments.

use crate::echo::{
    effect::{Effect, Extent, Length},
    library::{EchoFunction, EchoLibrary},
};
use codegen_core::{
    api::{Api, Library, Major, call::Returned, ownership::Handle},
    ctype::{CType, ENUM_SIZE, POINTER_SIZE, System},
    registry::Registry,
    types::{TypeClass, TypeIndex},
};
use std::collections::BTreeMap;

/// A C function that replaces a function of the library.
pub(super) struct Fake {
    /// The name of the C function.
    pub(super) symbol: String,
    /// The Rust types of the parameters. They are integers with the sizes of the C types.
    pub(super) params: Vec<&'static str>,
    /// The effects of the function on its arguments.
    pub(super) arguments: Vec<String>,
}

/// The context of a library's fake functions.
pub(super) struct Fakes<'a> {
    major: &'a Major,
    echo: &'a EchoLibrary<'a>,
    type_index: TypeIndex<'a>,
    /// The destroying functions. Each symbol is mapped to the type of the destroyed handle.
    destroys: BTreeMap<&'a str, &'a str>,
    /// The types of handles that this library or a used library defines.
    handles: BTreeMap<&'a str, &'a Handle>,
}

impl<'a> Fakes<'a> {
    pub(super) fn new(
        api: &'a Api,
        registries: &'a [Registry],
        library: &'a Library,
        number: u32,
        echo: &'a EchoLibrary<'a>,
    ) -> Self {
        let major = &library.majors[&number];
        let used: Vec<(&Library, u32)> = api.used_editions(&library.spec, number).collect();
        let newest = |name: &str, number| {
            let registry = registries.iter().find(|registry| registry.library == name)?;
            registry.of_major(number).next_back().map(|(_, facts)| facts)
        };
        let facts = newest(&library.spec.name, number).expect("each major version has a release");
        let others = used.iter().filter_map(|(other, number)| newest(&other.spec.name, *number));
        let type_index = TypeIndex::new(facts, others);
        let destroys = major.handles.iter().filter_map(|(name, handle)| {
            let function = major.functions.get(handle.destroyed_by.as_ref()?)?;
            Some((function.symbol.as_str(), name.as_str()))
        });
        let majors = used.iter().filter_map(|(other, number)| other.majors.get(number)).chain([major]);
        let handles =
            majors.flat_map(|major| major.handles.iter().map(|(name, handle)| (name.as_str(), handle))).collect();
        Self { major, echo, type_index, destroys: destroys.collect(), handles }
    }

    /// Fakes for all functions whose arguments fit into machine words.
    pub(super) fn all(&self) -> Vec<Fake> {
        let symbols = self.major.symbols.iter().filter(|(_, symbol)| symbol.returned == Returned::Status);
        symbols.filter_map(|(name, _)| self.fake(self.echo.functions.get(name.as_str())?)).collect()
    }

    fn fake(&self, function: &EchoFunction<'a>) -> Option<Fake> {
        let params = function.params.values().map(|ty| self.word(ty)).collect::<Option<Vec<_>>>()?;
        let of = function.params.values().zip(&function.effects);
        let arguments = of.enumerate().map(|(index, (ty, effect))| self.argument(function, index, ty, effect));
        Some(Fake { symbol: function.symbol.to_owned(), params, arguments: arguments.collect() })
    }

    /// The integer type that represents this C type in a call.
    fn word(&self, ty: &'a CType) -> Option<&'static str> {
        match self.type_index.class_of(ty) {
            TypeClass::Number(builtin) if !builtin.is_float() => Some(match builtin.size(System::Linux) {
                1 => "u8",
                2 => "u16",
                4 => "u32",
                _ => "u64",
            }),
            TypeClass::Enum(_) => Some("u32"),
            TypeClass::Handle(_) | TypeClass::Callback(_) | TypeClass::Other(_) => Some("u64"),
            TypeClass::Number(_) | TypeClass::Record(_) | TypeClass::Opaque => None,
        }
    }

    /// The name of the handle's type. `None` if the handle does not have the size of a machine word, because the
    /// handles of some libraries are small integers.
    fn handle(&self, ty: &CType) -> Option<&'a str> {
        let name = ty.name()?;
        let is_word = match self.type_index.class(name) {
            TypeClass::Number(builtin) => builtin.size(System::Linux) == POINTER_SIZE,
            TypeClass::Handle(_) | TypeClass::Other(_) => true,
            TypeClass::Enum(_) | TypeClass::Record(_) | TypeClass::Callback(_) | TypeClass::Opaque => false,
        };
        // Another library may use a different name for the same handle. For example, the runtime's streams are the
        // driver's streams.
        let same = |handle: &&str| match (self.type_index.class(handle), self.type_index.class(name)) {
            (TypeClass::Handle(tag), TypeClass::Handle(other)) => tag == other,
            _ => **handle == *name,
        };
        self.handles.keys().copied().filter(|_| is_word).find(same)
    }

    fn argument(&self, function: &EchoFunction<'a>, index: usize, ty: &'a CType, effect: &Effect) -> String {
        let word = format!("a{index} as u64");
        let to = ty.pointee().map(|(to, _)| to);
        if let Some(of) = self.handle(ty) {
            return match self.destroys.get(function.symbol) == Some(&of) {
                true => format!("Argument::Destroyed({of:?}, {word})"),
                false => format!("Argument::Handle({of:?}, {word})"),
            };
        }
        let of = to.and_then(|to| self.handle(to));
        if let Some(of) = of.filter(|of| self.destroys.get(function.symbol) == Some(of)) {
            return format!("Argument::DestroyedThere({of:?}, {word})");
        }
        let count = |extent: &Extent| match extent {
            Extent::One(_) => "1".to_owned(),
            Extent::Elements(length) | Extent::Bytes(length) => self.length(function, length),
        };
        let size = |extent: &Extent| match extent {
            Extent::One(Some(ty)) => self.size(ty),
            Extent::One(None) | Extent::Elements(_) => to.map_or(1, |to| self.size(to)),
            Extent::Bytes(_) => 1,
        };
        match (effect, of) {
            (Effect::Read(extent), Some(of)) => format!("Argument::Handles({of:?}, {word}, {})", count(extent)),
            (Effect::Write(extent, _), Some(of)) => {
                let is_part = self.handles.get(of).is_some_and(|handle| handle.destroyed_by.is_none());
                let kind = if is_part { "Part" } else { "Made" };
                format!("Argument::{kind}({of:?}, {word}, {})", count(extent))
            }
            (Effect::Read(extent), None) => format!("Argument::Read({word}, {} * {})", count(extent), size(extent)),
            (Effect::Write(extent, _), None) => {
                format!("Argument::Written({word}, {} * {})", count(extent), size(extent))
            }
            (Effect::WriteString { capacity }, _) => {
                format!("Argument::Written({word}, {}.min(1))", self.length(function, capacity))
            }
            (Effect::Lend, _) => format!("Argument::Written({word}, {POINTER_SIZE})"),
            (Effect::Value | Effect::ReadString | Effect::Attribute { .. } | Effect::WriteAttributes { .. }, _) => {
                format!("Argument::Value({word})")
            }
        }
    }

    /// A number of elements, as an expression.
    fn length(&self, function: &EchoFunction<'a>, length: &Length) -> String {
        let place = |name: &String| function.params.keys().position(|param| param == name).unwrap_or(0);
        match length {
            Length::Fixed(count) => format!("{count}_u64"),
            Length::Value(name, less) => format!("(a{} as u64).saturating_sub({less})", place(name)),
            Length::DivCeil(name, by) => format!("(a{} as u64).div_ceil((a{} as u64).max(1))", place(name), place(by)),
            // If only the library determines a length, the length is 0 in the fakes.
            Length::Through(_) | Length::Own => "0_u64".to_owned(),
        }
    }

    fn size(&self, ty: &CType) -> u64 {
        let class = ty.name().map_or_else(|| self.class_of_unnamed(ty), |name| Some(self.size_of_name(name)));
        class.unwrap_or(1)
    }

    fn size_of_name(&self, name: &str) -> u64 {
        match self.type_index.class(name) {
            TypeClass::Number(builtin) => builtin.size(System::Linux),
            TypeClass::Enum(_) => ENUM_SIZE,
            TypeClass::Record(record) => record.size,
            TypeClass::Other(CType::Array { of, len }) => self.size(of) * (*len).max(1),
            TypeClass::Handle(_) | TypeClass::Callback(_) | TypeClass::Other(_) => POINTER_SIZE,
            TypeClass::Opaque => 1,
        }
    }

    fn class_of_unnamed(&self, ty: &CType) -> Option<u64> {
        match ty {
            CType::Builtin(builtin) => Some(builtin.size(System::Linux)),
            CType::Pointer { .. } | CType::Function { .. } => Some(POINTER_SIZE),
            CType::Array { of, len } => Some(self.size(of) * (*len).max(1)),
            CType::Void | CType::Named(_) => None,
        }
    }
}
