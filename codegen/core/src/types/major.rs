//! Kinds of values, which represent the meaning of a C type once typedefs are resolved.

use crate::{
    api::{Api, Major, Type, TypeKind},
    ctype::{Builtin, CType, System},
    spec,
};

/// The kind of a value of a C type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// A number whose type is not a distinct type of the library.
    Number,
    /// An enumeration.
    Enum,
    /// A handle, which identifies an object of the library. The handle is a pointer, or an integer of the same size.
    Handle,
    /// The handle of a stream.
    Stream,
    /// The address of memory on a device.
    DeviceAddress,
    /// An integer with its own type that does not identify an object in memory, such as the device ordinal `CUdevice`,
    /// or `cuuint64_t`.
    Integer,
    /// A struct or a union.
    Record,
    /// A pointer to a constant string, `const char *`.
    CString,
    /// A function pointer.
    Function,
    /// A pointer that is neither a handle nor one of the other kinds.
    Pointer,
    /// An array of fixed length.
    Array,
    /// Memory with an undeclared type, which is `void` as the target of a pointer.
    Untyped,
}

impl ValueKind {
    /// Returns true if a value is at most one machine word, and cheap to copy.
    pub fn is_scalar(self) -> bool {
        match self {
            Self::Number | Self::Enum | Self::Handle | Self::Stream | Self::DeviceAddress | Self::Integer => true,
            Self::Record | Self::CString | Self::Function | Self::Pointer | Self::Array | Self::Untyped => false,
        }
    }

    /// Returns true if a number can be a value of this kind. Pointers are excluded, because a number other than 0 is
    /// not a valid pointer.
    pub fn is_number(self) -> bool {
        matches!(self, Self::Number | Self::Enum | Self::DeviceAddress | Self::Integer)
    }

    /// Returns true for handles, and for integers with their own types.
    pub fn is_object(self) -> bool {
        matches!(self, Self::Handle | Self::Stream | Self::DeviceAddress | Self::Integer)
    }
}

/// The types to which one major version of a library can refer: the library's own types, and those of the libraries
/// that it uses.
#[derive(Clone, Debug)]
pub struct MajorTypes<'a> {
    own: Source<'a>,
    used: Vec<Source<'a>>,
    meant: Meant<'a>,
}

/// The types to which a spec of any library assigns a special meaning.
#[derive(Clone, Copy, Debug, Default)]
pub struct Meant<'a> {
    /// The tag of the stream handle.
    pub stream: Option<&'a str>,
    /// The integer type that represents device addresses.
    pub device_pointer: Option<&'a str>,
}

/// One library in one major version.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The name of the library.
    pub library: &'a str,
    /// The model of the library in that major version.
    pub major: &'a Major,
}

/// A type, with the library that defines the type.
#[derive(Clone, Copy, Debug)]
pub struct Definition<'a> {
    /// The name of the library that defines the type.
    pub library: &'a str,
    /// The definition of the type.
    pub item: &'a Type,
}

impl<'a> MajorTypes<'a> {
    /// Collects the types of `library` in the major version `number`. `api` contains the libraries that `library` uses.
    pub fn new(library: &'a spec::Library, number: u32, own: &'a Major, api: &'a Api) -> Self {
        let used = api.used_editions(library, number).filter_map(|(other, number)| {
            let major = other.majors.get(&number)?;
            Some(Source { library: &other.spec.name, major })
        });
        let specs = || std::iter::once(library).chain(api.libraries.iter().map(|other| &other.spec));
        let meant = Meant {
            stream: specs().find_map(|spec| spec.types_of(spec::TypeMeaning::Stream).next()),
            device_pointer: specs().find_map(|spec| spec.types_of(spec::TypeMeaning::DeviceAddress).next()),
        };
        Self::of(Source { library: &library.name, major: own }, used.collect(), meant)
    }

    /// Collects the types of a library and of the libraries that it uses.
    pub fn of(own: Source<'a>, used: Vec<Source<'a>>, meant: Meant<'a>) -> Self {
        Self { own, used, meant }
    }

    /// Returns the models of the library in this major version, and of the libraries that it uses.
    pub fn majors(&self) -> impl Iterator<Item = &'a Major> {
        std::iter::once(&self.own).chain(&self.used).map(|source| source.major)
    }

    /// Returns the enum that contains the member with this name.
    pub fn enum_of(&self, member: &str) -> Option<&'a Type> {
        let has = |item: &&Type| item.kind.members().is_some_and(|members| members.iter().any(|it| it.name == member));
        self.majors().flat_map(|major| major.types.values()).find(has)
    }

    /// Returns the definition of a type name.
    pub fn definition(&self, name: &str) -> Option<Definition<'a>> {
        let canonical = self.own.major.canonical(name);
        std::iter::once(&self.own).chain(&self.used).find_map(|Source { library, major }| {
            let item = major.types.get(canonical)?;
            Some(Definition { library, item })
        })
    }

    /// Returns the definition of a type name, with all aliases resolved.
    pub fn resolved(&self, name: &str) -> Option<Definition<'a>> {
        let found = self.definition(name)?;
        match found.item.kind.alias_of().and_then(CType::name) {
            Some(of) => self.resolved(of),
            None => Some(found),
        }
    }

    /// Like `resolved`, but for a type, which must be a name.
    pub fn resolved_type(&self, ty: &CType) -> Option<Definition<'a>> {
        self.resolved(ty.name()?)
    }

    /// Returns the handle that is a pointer to the type with this tag. `CUstream_st *` is the handle itself without its
    /// typedef, but `CUstream *` is a pointer to a handle. If there is no typedef of a pointer to a struct, the handle
    /// has the struct's own name, and the tag is another name of the struct.
    pub fn handle_of_tag(&self, to: &CType) -> Option<Definition<'a>> {
        let tag = to.name()?;
        let is_of = |item: &Type| matches!(&item.kind, TypeKind::Handle { tag: of } if of == tag || (*of == item.name && item.name != tag));
        self.definition(tag).filter(|found| is_of(found.item))
    }

    /// Returns the underlying integer type of a type that has no other meaning.
    pub fn integer(&self, ty: &CType) -> Option<Builtin> {
        match ty {
            CType::Builtin(builtin) => Some(*builtin).filter(|_| ty.is_integer()),
            CType::Named(name) => match &self.definition(name)?.item.kind {
                TypeKind::FixedWidthInt(of) => Some(*of),
                TypeKind::Alias(of) => self.integer(of),
                TypeKind::Enum(_)
                | TypeKind::Record { .. }
                | TypeKind::Handle { .. }
                | TypeKind::IntegerNewtype(_)
                | TypeKind::Callback { .. } => None,
            },
            CType::Void | CType::Pointer { .. } | CType::Array { .. } | CType::Function { .. } => None,
        }
    }

    /// Returns the library's own enum with this name in the header.
    pub fn own_enum(&self, name: &str) -> Option<&'a str> {
        let found = self.own.major.types.get(self.own.major.canonical(name))?;
        matches!(found.kind, TypeKind::Enum(_)).then_some(&*found.name)
    }

    /// Returns the names of the library's own macros.
    pub fn own_constants(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.own.major.constants.keys().map(String::as_str)
    }

    /// Returns the kind of the values of a C type.
    pub fn kind(&self, ty: &CType) -> ValueKind {
        match ty {
            CType::Void => ValueKind::Untyped,
            CType::Builtin(_) => ValueKind::Number,
            CType::Function { .. } => ValueKind::Function,
            CType::Array { .. } => ValueKind::Array,
            CType::Pointer { to, constant: true } if **to == CType::Builtin(Builtin::Char) => ValueKind::CString,
            CType::Pointer { to, .. } => match self.handle_of_tag(to) {
                Some(found) => self.kind_of(found.item),
                None => ValueKind::Pointer,
            },
            // A struct without a definition can occur only behind a pointer.
            CType::Named(name) => self.definition(name).map_or(ValueKind::Untyped, |found| self.kind_of(found.item)),
        }
    }

    /// Returns the kind of the values of a type in the model.
    pub fn kind_of(&self, item: &Type) -> ValueKind {
        match &item.kind {
            TypeKind::Enum(_) => ValueKind::Enum,
            TypeKind::Record { .. } => ValueKind::Record,
            TypeKind::Handle { tag } if self.meant.stream == Some(tag) => ValueKind::Stream,
            TypeKind::Handle { .. } => ValueKind::Handle,
            TypeKind::FixedWidthInt(_) => ValueKind::Integer,
            TypeKind::IntegerNewtype(_) if self.is_device_pointer(item) => ValueKind::DeviceAddress,
            // A 32-bit integer cannot be an address.
            TypeKind::IntegerNewtype(builtin) if builtin.size(System::Linux) <= 4 => ValueKind::Integer,
            TypeKind::IntegerNewtype(_) => ValueKind::Handle,
            TypeKind::Callback { .. } => ValueKind::Function,
            TypeKind::Alias(of) => self.kind(of),
        }
    }

    fn is_device_pointer(&self, item: &Type) -> bool {
        let named = self.meant.device_pointer;
        named.is_some_and(|name| self.resolved(name).map_or(name, |found| &found.item.name) == item.name)
    }
}
