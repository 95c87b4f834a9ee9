//! Python types of parameters, outputs and attributes, and the printer of these types for stubs and documentation.

/// A Python type in an annotation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PyType {
    /// `None`.
    None,
    /// `bool`.
    Bool,
    /// `int`.
    Int,
    /// `float`.
    Float,
    /// `complex`.
    Complex,
    /// `bytes`.
    Bytes,
    /// An object that can be converted to an integer, but is neither a handle nor a float.
    Integer,
    /// An argument that may be any object.
    Object,
    /// An output that may be any object.
    Any,
    /// A class of this package's modules.
    Class(PyClass),
    /// A NUL-terminated string that is passed as an argument: `bytes` or `str`.
    InString,
    /// `str`.
    Str,
    /// An address that is passed as an argument: an integer, a buffer, or an array on a device.
    Pointer,
    /// A device address that is passed as an argument: an integer, or an array on the device.
    DevicePointer,
    /// A number in host memory whose element type is known.
    TypedNumber,
    /// A buffer to which CUDA writes, or the size of a new buffer.
    OutputBuffer,
    /// The arguments of a kernel.
    KernelParams,
    /// A Python callable, or the address of a C function.
    Callback,
    /// A stream object of another package.
    Stream,
    /// A device array of another package.
    OnDevice,
    /// A list, a tuple, or another sequence, passed as an argument.
    Sequence(Box<PyType>),
    /// A list that a function returns.
    List(Box<PyType>),
    /// A tuple with elements of these types.
    Tuple(Vec<PyType>),
    /// A union of these types.
    Union(Vec<PyType>),
    /// The type of a record's attribute: one type for reading, and several types for assignment.
    Field(FieldType),
}

/// A class and the module that defines the class.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PyClass {
    /// The library whose module defines the class, if it is not the library of the current module.
    pub(crate) library: Option<String>,
    /// The name of the class.
    pub(crate) name: String,
}

/// The kind of a record's attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FieldType {
    /// An attribute that is an integer.
    Int,
    /// An attribute that is a floating-point number.
    Float,
    /// An attribute that is a boolean.
    Bool,
    /// A pointer to a NUL-terminated string.
    CString,
    /// Like `CString`, for a field of a union, in which another member may be active.
    UnionString,
    /// A function that CUDA calls.
    Callback,
    /// An array of bytes within the record.
    Chars,
    /// An address.
    Pointer,
    /// The user data that CUDA passes to a callback.
    UserData,
    /// The arguments of a kernel.
    KernelParams,
    /// A member of an enum.
    Enum(Box<PyType>),
    /// A handle, or an integer with its own class.
    Value(Box<PyType>),
    /// A nested record.
    Record(Box<PyType>),
    /// A list of elements that are stored behind a pointer or within the record.
    List(Box<PyType>),
    /// Like `List`, but read-only.
    ReadOnlyList(Box<PyType>),
}

/// The reader for whom an annotation is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reader<'a> {
    /// A type checker that reads a stub. A stub imports the classes of other modules by name. `hidden` contains the
    /// attributes of the class in which the annotation is printed. They hide types with the same names.
    Stub { hidden: &'a [String] },
    /// A reviewer who reads a report. The annotation is the same as in a stub, but class names include the names of
    /// their modules.
    Report,
    /// A person who reads a docstring.
    Docstring,
}

impl PyType {
    /// A class that the current module defines.
    pub(crate) fn class(name: impl Into<String>) -> Self {
        Self::Class(PyClass { library: None, name: name.into() })
    }

    /// A sequence of this type.
    pub(crate) fn sequence(self) -> Self {
        Self::Sequence(Box::new(self))
    }

    /// A list of this type.
    pub(crate) fn list(self) -> Self {
        Self::List(Box::new(self))
    }

    /// A union of this type and another one.
    #[must_use]
    pub(crate) fn or(self, other: Self) -> Self {
        let members = |ty| if let Self::Union(members) = ty { members } else { vec![ty] };
        Self::Union([members(self), members(other)].concat())
    }

    /// The annotation of the type in a stub.
    pub(crate) fn in_stub(&self) -> String {
        self.in_class(&[])
    }

    /// The annotation of the type within a class of a stub. The attributes of the class hide types with the same names.
    pub(crate) fn in_class(&self, hidden: &[String]) -> String {
        self.print(Reader::Stub { hidden })
    }

    /// The annotation of the type in a report, with the name of the module before each class name.
    pub(crate) fn in_report(&self) -> String {
        self.print(Reader::Report)
    }

    /// The description of the type in a docstring.
    pub(crate) fn in_words(&self) -> String {
        self.print(Reader::Docstring)
    }

    fn print(&self, reader: Reader<'_>) -> String {
        let named = |name: &str| match reader {
            Reader::Stub { hidden } => visible(name, hidden),
            Reader::Report | Reader::Docstring => name.to_owned(),
        };
        let either = |hint: &str, words: &str| if reader == Reader::Docstring { words } else { hint }.to_owned();
        let all = |types: &[Self]| types.iter().map(|ty| ty.print(reader)).collect::<Vec<_>>();
        match self {
            Self::None => "None".to_owned(),
            Self::Bool => named("bool"),
            Self::Int => named("int"),
            Self::Float => named("float"),
            Self::Complex => named("complex"),
            Self::Bytes => named("bytes"),
            Self::Object => named("object"),
            Self::Integer => either("_typing.Integer", "int"),
            Self::Any => either("_Any", "object"),
            Self::Str => named("str"),
            Self::InString => either("_typing.Text", "bytes or str"),
            Self::Pointer => either("_typing.Pointer", "address or buffer"),
            Self::DevicePointer => either("_typing.DevicePointer", "device address or array"),
            Self::TypedNumber => either("_typing.TypedNumber", "number with a type"),
            Self::OutputBuffer => either("_typing.Output", "buffer"),
            Self::KernelParams => either("_typing.KernelParams", "kernel parameters"),
            Self::Callback => either("_typing.Callback", "callback"),
            Self::Stream => either("_typing.Stream", "stream"),
            Self::OnDevice => either("_typing.OnDevice", "array on a device"),
            Self::Class(PyClass { library: Some(library), name }) if !matches!(reader, Reader::Stub { .. }) => {
                format!("{library}.{name}")
            }
            Self::Class(PyClass { name, .. }) => named(name),
            Self::Sequence(of) => format!("{}[{}]", either("_Sequence", "list"), of.print(reader)),
            Self::List(of) => format!("{}[{}]", named("list"), of.print(reader)),
            Self::Tuple(of) => format!("{}[{}]", named("tuple"), all(of).join(", ")),
            Self::Union(of) if reader == Reader::Docstring => {
                let shown = of.iter().enumerate().filter(|(index, ty)| *index == 0 || !ty.goes_without_saying());
                shown.map(|(_, ty)| ty.print(reader)).collect::<Vec<_>>().join(" or ")
            }
            Self::Union(of) => all(of).join(" | "),
            Self::Field(field) => field.print(reader),
        }
    }

    /// Returns true if docstrings omit this type in a union, because it is accepted wherever a class is accepted.
    fn goes_without_saying(&self) -> bool {
        matches!(self, Self::Integer | Self::Stream)
    }

    /// Returns true if the type is a number, an object of one class or `None`, or a type that docstrings describe like
    /// one of these.
    pub(crate) fn is_plain(&self) -> bool {
        let goes_with_one = |ty: &Self| *ty == Self::None || ty.goes_without_saying();
        match self {
            Self::Union(of) => of.first().is_some_and(Self::is_plain) && of.iter().skip(1).all(goes_with_one),
            Self::Class(_) | Self::Integer | Self::Int | Self::Float | Self::Bool => true,
            Self::None
            | Self::Complex
            | Self::Bytes
            | Self::Object
            | Self::Any
            | Self::InString
            | Self::Str
            | Self::Pointer
            | Self::DevicePointer
            | Self::TypedNumber
            | Self::OutputBuffer
            | Self::KernelParams
            | Self::Callback
            | Self::Stream
            | Self::OnDevice
            | Self::Sequence(_)
            | Self::List(_)
            | Self::Tuple(_)
            | Self::Field(_) => false,
        }
    }

    /// Adds every class that occurs in the type to `classes`.
    pub(crate) fn mentions<'a>(&'a self, classes: &mut Vec<&'a PyClass>) {
        match self {
            Self::Class(class) => classes.push(class),
            Self::Sequence(of) | Self::List(of) => of.mentions(classes),
            Self::Tuple(of) | Self::Union(of) => of.iter().for_each(|ty| ty.mentions(classes)),
            Self::Field(
                FieldType::Enum(of)
                | FieldType::Value(of)
                | FieldType::Record(of)
                | FieldType::List(of)
                | FieldType::ReadOnlyList(of),
            ) => of.mentions(classes),
            Self::Field(
                FieldType::Int
                | FieldType::Float
                | FieldType::Bool
                | FieldType::CString
                | FieldType::UnionString
                | FieldType::Callback
                | FieldType::Chars
                | FieldType::Pointer
                | FieldType::UserData
                | FieldType::KernelParams,
            )
            | Self::None
            | Self::Bool
            | Self::Int
            | Self::Float
            | Self::Complex
            | Self::Bytes
            | Self::Integer
            | Self::Object
            | Self::Any
            | Self::InString
            | Self::Str
            | Self::Pointer
            | Self::TypedNumber
            | Self::OutputBuffer
            | Self::KernelParams
            | Self::Callback
            | Self::Stream
            | Self::OnDevice
            | Self::DevicePointer => {}
        }
    }
}

impl FieldType {
    /// The type of an attribute that programs cannot assign, because only CUDA or a method sets it.
    #[must_use]
    pub(crate) fn read_only(self) -> Self {
        if let Self::List(of) = self { Self::ReadOnlyList(of) } else { self }
    }

    /// The types that can be assigned to the attribute. They are printed within a class of a stub.
    pub(crate) fn assigned_in_class(&self, hidden: &[String]) -> String {
        match self {
            Self::Int => "_typing.Integer".to_owned(),
            Self::Float => visible("float", hidden),
            Self::Bool => "_typing.BoolValue".to_owned(),
            Self::CString => "_typing.Text | None".to_owned(),
            Self::UnionString => format!("_typing.Text | {} | None", visible("int", hidden)),
            Self::Callback => "_typing.Callback".to_owned(),
            Self::Chars => "_typing.Chars".to_owned(),
            Self::Pointer => "_typing.Pointer".to_owned(),
            Self::UserData => visible("object", hidden),
            Self::KernelParams => "_typing.KernelParams".to_owned(),
            Self::Enum(of) => format!("{} | _typing.Integer", of.in_class(hidden)),
            Self::Value(of) => format!("{} | _typing.Integer | None", of.in_class(hidden)),
            Self::Record(of) => of.in_class(hidden),
            Self::List(of) => format!("_Sequence[{}] | None", of.in_class(hidden)),
            Self::ReadOnlyList(_) => "_typing.Unset".to_owned(),
        }
    }

    fn print(&self, reader: Reader<'_>) -> String {
        let (name, of) = match self {
            Self::Int => ("IntField", None),
            Self::Float => ("FloatField", None),
            Self::Bool => ("BoolField", None),
            Self::CString => ("TextField", None),
            Self::UnionString => ("UnionTextField", None),
            Self::Callback => ("CallbackField", None),
            Self::Chars => ("CharsField", None),
            Self::Pointer => ("PointerField", None),
            Self::UserData => ("DataField", None),
            Self::KernelParams => ("KernelParamsField", None),
            Self::Enum(of) => ("EnumField", Some(of)),
            Self::Value(of) => ("ValueField", Some(of)),
            Self::Record(of) => ("RecordField", Some(of)),
            Self::List(of) => ("ListField", Some(of)),
            Self::ReadOnlyList(of) => ("ReadOnlyListField", Some(of)),
        };
        let of = of.map_or(String::new(), |of| format!("[{}]", of.print(reader)));
        format!("_typing.{name}{of}")
    }
}

/// The name by which a class with these attributes refers to a type. It is `_int` if an attribute is named `int`. Stubs
/// define such names.
pub(crate) fn visible(name: &str, hidden: &[String]) -> String {
    if hidden.iter().any(|attribute| attribute == name) { format!("_{name}") } else { name.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_annotations_and_words() {
        let foreign = PyType::Class(PyClass { library: Some("driver".to_owned()), name: "CUstream".to_owned() });
        let stream = foreign.clone().or(PyType::Integer).or(PyType::Stream).or(PyType::None);
        let array = PyType::class("CUdeviceptr").or(PyType::Integer).or(PyType::OnDevice);
        let table = [
            (PyType::Integer, "_typing.Integer", "int"),
            (stream, "CUstream | _typing.Integer | _typing.Stream | None", "driver.CUstream or None"),
            (array, "CUdeviceptr | _typing.Integer | _typing.OnDevice", "CUdeviceptr or array on a device"),
            (PyType::InString.or(PyType::None), "_typing.Text | None", "bytes or str or None"),
            (PyType::Integer.sequence(), "_Sequence[_typing.Integer]", "list[int]"),
            (foreign.clone().list(), "list[CUstream]", "list[driver.CUstream]"),
            (PyType::Tuple(vec![PyType::Int, PyType::Any]), "tuple[int, _Any]", "tuple[int, object]"),
        ];
        for (ty, hint, words) in table {
            assert_eq!((ty.in_stub().as_str(), ty.in_words().as_str()), (hint, words));
        }
        assert_eq!(foreign.in_report(), "driver.CUstream");
        let hidden = ["list", "CUstream", "float"].map(str::to_owned);
        assert_eq!(foreign.clone().list().in_class(&hidden), "_list[_CUstream]");
        assert_eq!(FieldType::List(Box::new(PyType::Float)).assigned_in_class(&hidden), "_Sequence[_float] | None");
        let plain = [PyType::Integer, foreign.clone(), foreign.clone().or(PyType::Integer).or(PyType::None)];
        assert!(plain.iter().all(PyType::is_plain));
        let others = [PyType::Pointer, PyType::None, foreign.clone().or(PyType::OnDevice), foreign.clone().list()];
        assert!(!others.iter().any(PyType::is_plain));
        let list = FieldType::List(Box::new(PyType::Int)).read_only();
        assert_eq!(PyType::Field(list).in_stub(), "_typing.ReadOnlyListField[int]");
    }
}
