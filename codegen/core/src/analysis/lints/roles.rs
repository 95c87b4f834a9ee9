//! Checks of roles. Each role must fit the parameter's type, and other parameters that the role mentions must have
//! suitable roles.

use super::{lengths, tables};
use crate::{
    analysis::{initial, inputs::LibraryInput, returned::meant},
    api::{
        ResolvedSignature,
        roles::{Direction, Param, ParamKeys, Role},
    },
    ctype::{Builtin, CType, Number, System},
    diag::{Diagnostic, Diagnostics, Location, nearest},
    names,
    spec::{Count, Most, PythonWord},
    types::{TypeClass, TypeIndex},
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn check(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    let scanned: BTreeSet<Version> = input.registry.toolkits.keys().copied().collect();
    for (symbol, forms) in signatures {
        for form in forms {
            let Some(version) = form.toolkits.expand(&scanned).last() else { continue };
            let type_index = input.type_index(version, &input.registry.toolkits[&version]);
            lengths::shared(input, symbol, version, &form.params, diagnostics);
            for param in &form.params {
                Check { input, symbol, version, params: &form.params, param, type_index: &type_index }.run(diagnostics);
            }
        }
    }
}

/// Returns true if a parameter's type is the enum of this table of types.
pub(super) fn is_enum(types: &TypeIndex<'_>, param: &Param, table: &str) -> bool {
    let classes = (types.class_of(&param.ty), types.class(table));
    matches!(classes, (TypeClass::Enum(one), TypeClass::Enum(other)) if std::ptr::eq(one, other))
}

/// The inputs for the check of one parameter in one form of a function.
pub(super) struct Check<'a> {
    pub(super) input: &'a LibraryInput<'a>,
    pub(super) symbol: &'a str,
    pub(super) version: Version,
    pub(super) params: &'a [Param],
    pub(super) param: &'a Param,
    pub(super) type_index: &'a TypeIndex<'a>,
}

impl Check<'_> {
    fn run(&self, diagnostics: &mut Diagnostics) {
        if let Err(needs) = self.fits() {
            let Param { name, ty, role, .. } = self.param;
            diagnostics.push(
                Diagnostic::new(
                    "misfit-role",
                    self.at(&[]),
                    format!("`{name}` of {} cannot have the role `{}`: {needs}", self.symbol, role.word()),
                )
                .note(format!(
                    "{product} {} declares: {}",
                    self.version,
                    ty.declare(name),
                    product = self.input.product()
                ))
                .help("see specs/README.md for an example of each role"),
            );
        }
        self.flags(diagnostics);
        self.host(diagnostics);
        self.element(diagnostics);
        self.one(diagnostics);
        self.most(diagnostics);
        self.words(diagnostics);
        self.counts(diagnostics);
        self.selector(diagnostics);
        self.data(diagnostics);
        self.repeats_if(diagnostics);
        if let Role::Out { pointee: Some(pointee), .. } = &self.param.role {
            tables::known(self.input, pointee, self.at(&["pointee"]), diagnostics);
        }
    }

    /// Returns the location of the entry that sets the role of the parameter, or the location of the function if a rule
    /// set the role.
    pub(super) fn at(&self, rest: &[&str]) -> Location {
        let spec = self.input.spec;
        let location = self.param.location(spec, self.symbol, |range| range.contains(self.version), rest);
        location.unwrap_or_else(|| spec.function_location(self.symbol))
    }

    /// Requires an entry to declare the scalars that CUDA reads or writes at an address on the host. Without this
    /// declaration, Python would accept memory of any size and type.
    fn host(&self, diagnostics: &mut Diagnostics) {
        let Param { name, ty, role: Role::Address { .. }, keys, .. } = self.param else { return };
        let ParamKeys { reads: None, writes: None, function: false, .. } = keys else { return };
        let untyped = keys.although("type");
        let has_numbers = self.pointee().is_some_and(|(to, _)| match self.type_index.class_of(to) {
            // A pointer to one-byte integers may also refer to untyped memory.
            TypeClass::Number(builtin) => {
                !matches!(builtin.number(System::Linux), Number::Signed(1) | Number::Unsigned(1))
            }
            TypeClass::Record(record) => record.is_complex(),
            TypeClass::Enum(_)
            | TypeClass::Handle(_)
            | TypeClass::Callback(_)
            | TypeClass::Other(_)
            | TypeClass::Opaque => false,
        });
        let declared =
            format!("{product} {} declares: {}", self.version, ty.declare(name), product = self.input.product());
        match (has_numbers, untyped) {
            (true, None) => diagnostics.push(
                Diagnostic::new(
                    "undecided-host",
                    self.at(&[]),
                    format!(
                        "{} may read or write values through `{name}`, but the spec does not describe this access",
                        self.symbol
                    ),
                )
                .note(declared)
                .help(format!(
                    "write `{name}: {{role: address, reads: HOW MANY}}`, or `writes` instead of `reads`. If no \
                    argument determines the number of values, write `true`\nif the memory may contain values of any \
                    type, add `although: {{type: WHY}}`"
                )),
            ),
            // The lint `selected` checks addresses in a function with a selector.
            (false, Some(_)) if self.params.iter().any(|param| self.selects(param)) => {}
            (false, Some(_)) => diagnostics.push(
                Diagnostic::new(
                    "misfit-role",
                    self.at(&["although"]),
                    format!(
                        "`although: {{type: …}}` has no effect, because `{name}` of {} is not a pointer to numbers",
                        self.symbol
                    ),
                )
                .note(declared)
                .help("remove `although`"),
            ),
            (true, Some(_)) | (false, None) => {}
        }
    }

    /// Returns true if the members of the parameter's enum select types.
    fn selects(&self, param: &Param) -> bool {
        let mut tables = self.input.spec.content.attribute_types.keys();
        tables.any(|table| is_enum(self.type_index, param, table))
    }

    /// Checks that a limit is an integer, or a constant in every version that declares the function. The function must
    /// return a result code, so that the binding can report that the limit is exceeded.
    fn most(&self, diagnostics: &mut Diagnostics) {
        let Param { name, keys: ParamKeys { most: Some(most), .. }, .. } = self.param else { return };
        let facts = &self.input.registry.toolkits[&self.version];
        if let Most::Constant(constant) = most
            && initial::constant(facts, constant).is_none_or(|value| u64::try_from(value).is_err())
        {
            let message = format!(
                "`most` of `{name}` of {} is not a number: no macro or enum member `{constant}` with an integer value \
                exists",
                self.symbol
            );
            let diagnostic = Diagnostic::new("unknown-constant", self.at(&["most"]), message);
            diagnostics.push(match nearest(constant, facts.constants.keys().map(String::as_str)) {
                Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
                None => diagnostic.help("find the macro's name in the header, or write the number"),
            });
        }
        let result = &self.input.spec.content.library.result;
        let returns = facts.functions.get(self.symbol).map(|function| &function.returns);
        let names = self.input.names(self.symbol);
        let has_code =
            returns.is_some_and(|ty| meant(ty, names, result, self.type_index).name() == Some(&*result.r#type));
        if !has_code {
            let message = format!(
                "`{name}` of {} cannot have the key `most`, because the function returns no result code that could \
                report an excessive length",
                self.symbol
            );
            let help = "remove `most`, and state the maximum length under `promises` of `safety`";
            diagnostics.push(Diagnostic::new("misfit-role", self.at(&["most"]), message).help(help));
        }
    }

    /// Returns the type to which the parameter points, and whether the type is `const`. Returns `None` for values,
    /// including handles.
    pub(super) fn pointee(&self) -> Option<(&CType, bool)> {
        match self.type_index.class_of(&self.param.ty) {
            TypeClass::Handle(_) | TypeClass::Callback(_) => None,
            TypeClass::Number(_)
            | TypeClass::Enum(_)
            | TypeClass::Record(_)
            | TypeClass::Other(_)
            | TypeClass::Opaque => self.param.ty.pointee(),
        }
    }

    /// Returns the type to which CUDA can write through the parameter. Returns an error if there is no such type.
    fn writable(&self) -> Result<&CType, &'static str> {
        match self.pointee() {
            Some((to, false)) => Ok(to),
            Some((_, true)) => Err("CUDA cannot write through a pointer to `const`"),
            None => Err("the parameter is not a pointer through which CUDA could write"),
        }
    }

    /// Returns true if a type has a known size.
    fn is_sized(&self, ty: &CType) -> bool {
        *ty != CType::Void && self.type_index.class_of(ty) != TypeClass::Opaque
    }

    fn fits(&self) -> Result<(), &'static str> {
        let pointer = || self.pointee().ok_or("the parameter is not a pointer");
        let sized = |ty: &CType| {
            if self.is_sized(ty) { Ok(()) } else { Err("the header does not declare the size of the value") }
        };
        let string = |ty: &CType| {
            if *ty == CType::Builtin(Builtin::Char) { Ok(()) } else { Err("the type of a string must be `char *`") }
        };
        let untyped = |ty: &CType, otherwise| if *ty == CType::Void { Ok(()) } else { Err(otherwise) };
        let of_direction = |direction: Direction| match direction {
            Direction::In => pointer().map(|(to, _)| to),
            Direction::Out | Direction::InOut => self.writable(),
        };
        match &self.param.role {
            Role::In => match self.pointee() {
                Some((to, _)) if !self.is_sized(to) => Err("the header does not declare the size of the memory that \
                                                           CUDA reads. Consider the role `address`"),
                Some(_) | None => Ok(()),
            },
            Role::Out { is_static, pointee } => {
                let to = self.writable()?;
                match pointee {
                    Some(_) => untyped(
                        to,
                        "the key `pointee` applies only to a `void *`, but the header declares the \
                                           type",
                    ),
                    None if *to == CType::Void => Err("the header does not declare the size of the memory that CUDA \
                                                      writes. Add `pointee: TYPE`"),
                    None => sized(to),
                }?;
                let is_string = || to.pointee().is_some_and(|(to, constant)| constant && string(to).is_ok());
                if *is_static && !is_string() {
                    Err("the type of a static string must be `const char **`")
                } else {
                    Ok(())
                }
            }
            Role::InOut | Role::InPlace => sized(self.writable()?),
            Role::OutLater if matches!(self.type_index.class_of(self.writable()?), TypeClass::Handle(_)) => Ok(()),
            Role::OutLater => {
                Err("CUDA can write only a handle after the call, because the handle's Python object contains the \
                    variable")
            }
            Role::Array { direction, count: _ } => sized(of_direction(*direction)?),
            Role::Buffer { direction, bytes: _ } => match of_direction(*direction)? {
                to if self.param.text => string(to),
                _ => Ok(()),
            },
            Role::InString if *pointer()?.0 == CType::Builtin(Builtin::WcharT) => Ok(()),
            Role::InString => string(pointer()?.0),
            Role::OutString { capacity: _ } => string(self.writable()?),
            Role::Attribute { direction, .. } | Role::SelectedArray { direction, .. } => {
                untyped(of_direction(*direction)?, "the header declares the type, so no attribute selects it")
            }
            Role::Attributes { .. } | Role::KernelParams => match pointer()?.0.pointee() {
                Some((CType::Void, _)) => Ok(()),
                Some(_) | None => Err("the type of the parameter is not `void **`"),
            },
            Role::BorrowedArray { count: _ } => match self.writable()?.pointee() {
                Some((to, _)) => sized(to),
                None => Err("CUDA returns an array through a pointer to a pointer"),
            },
            Role::Callback { .. } => match (&self.param.ty, self.type_index.class_of(&self.param.ty)) {
                (CType::Function { .. }, _) | (_, TypeClass::Callback(_)) => Ok(()),
                _ => Err("the parameter is not a pointer to a function"),
            },
            Role::UserData => untyped(pointer()?.0, "the type of a callback's user data must be `void *`"),
            Role::Address { .. } | Role::Device => pointer().map(drop),
            Role::HostScalar { of_type: _ } => {
                untyped(pointer()?.0, "the header declares the type. For a value on the host, use the role `in`")
            }
            Role::Scalar { direction, selection, complex: _, of_type } => {
                self.fits_a_scalar(of_direction(*direction)?, *direction, selection.is_some(), of_type.is_some())
            }
        }
    }

    /// Like `misfit`, but for a scalar that may be on the device.
    fn fits_a_scalar(
        &self,
        to: &CType,
        direction: Direction,
        is_selected: bool,
        has_words: bool,
    ) -> Result<(), &'static str> {
        match (to, is_selected) {
            (CType::Void, false) if direction != Direction::In => {
                Err("the header does not declare the size of the memory that CUDA writes. Add `selector`")
            }
            (CType::Void, false) if !has_words => Err("the header does not declare the type. Add `selector`, or \
                                                      `of_type: WORDS`"),
            (CType::Void, _) => Ok(()),
            (_, true) => Err("the header declares the type, so no parameter selects it"),
            (_, false) if has_words => {
                Err("the key `of_type` applies only to a `void *`, but the header declares the \
                                           type")
            }
            (to, false) => match self.type_index.class_of(to) {
                TypeClass::Number(_) => Ok(()),
                TypeClass::Record(record) if record.is_complex() => Ok(()),
                TypeClass::Record(_)
                | TypeClass::Enum(_)
                | TypeClass::Handle(_)
                | TypeClass::Callback(_)
                | TypeClass::Opaque
                | TypeClass::Other(_) => Err("a scalar must be a real or complex number"),
            },
        }
    }

    /// Reports `nullable`, `python: optional`, `destroys` and similar keys that have no effect or no meaning.
    fn flags(&self, diagnostics: &mut Diagnostics) {
        let Param { name, ty, role, .. } = self.param;
        let mut wrong = |key: &str, message: String| {
            diagnostics.push(
                Diagnostic::new("misfit-role", self.at(&key.split('.').collect::<Vec<_>>()), message)
                    .note(format!(
                        "{product} {} declares: {}",
                        self.version,
                        ty.declare(name),
                        product = self.input.product()
                    ))
                    .help(format!("remove `{key}`")),
            );
        };
        if let (true, Some((_, true))) = (self.param.writes.is_some(), self.pointee()) {
            wrong(
                "writes",
                format!(
                    "`{name}` of {} cannot have the key `writes`, because CUDA does not write through \
                                    a pointer to `const`",
                    self.symbol
                ),
            );
        }
        let is_function = matches!(role, Role::Callback { .. });
        let returned = matches!(role, Role::Out { .. } | Role::BorrowedArray { .. });
        if self.param.nullable && returned {
            wrong(
                "nullable",
                format!("the bindings return `{name}` of {}, so they always request this value", self.symbol),
            );
        }
        let can_be_null =
            self.pointee().is_some() || is_function || matches!(self.type_index.class_of(ty), TypeClass::Handle(_));
        if self.param.nullable && !can_be_null {
            wrong("nullable", format!("`{name}` of {} is not a pointer that could be NULL", self.symbol));
        }
        if self.param.python == Some(PythonWord::Optional) && !can_be_null {
            wrong(
                "python",
                format!(
                    "`{name}` of {} cannot be omitted, because it is not a pointer that could be NULL",
                    self.symbol
                ),
            );
        }
        if self.param.retained && !self.params.iter().any(|other| self.can_keep(other)) {
            wrong(
                "retained",
                format!("{} neither creates nor takes a handle whose object could retain `{name}`", self.symbol),
            );
        }
        let is_object = self.is_object(self.pointee().map_or(ty, |(to, _)| to));
        if self.param.destroys && !is_object {
            wrong("destroys", format!("`{name}` of {} is not a handle that can be destroyed", self.symbol));
        }
    }

    /// Returns true if a value of this type refers to an object of the library that can be destroyed.
    fn is_object(&self, ty: &CType) -> bool {
        match (self.type_index.class_of(ty), ty) {
            (TypeClass::Handle(_), _) | (TypeClass::Number(_), CType::Named(_)) => true,
            // A typedef of a pointer to a record is a handle if the library manages the record.
            (TypeClass::Other(CType::Pointer { to, constant: false }), CType::Named(_)) => {
                matches!(self.type_index.class_of(to), TypeClass::Record(_))
            }
            (
                TypeClass::Number(_)
                | TypeClass::Enum(_)
                | TypeClass::Record(_)
                | TypeClass::Callback(_)
                | TypeClass::Other(_)
                | TypeClass::Opaque,
                _,
            ) => false,
        }
    }

    /// Returns true if another parameter is a handle that can keep memory alive, or returns such a handle.
    fn can_keep(&self, other: &Param) -> bool {
        let object = |ty: &CType| {
            let number = matches!(self.type_index.class_of(ty), TypeClass::Number(_)) && ty.name().is_some();
            number || matches!(self.type_index.class_of(ty), TypeClass::Handle(_))
        };
        let is_written = matches!(other.role, Role::Out { .. } | Role::OutLater);
        let made = is_written && other.ty.pointee().is_some_and(|(to, _)| object(to));
        made || (other.role == Role::In && object(&other.ty))
    }

    /// Requires an explicit entry for a pointer that has the role of a pointer to one value, although the documentation
    /// describes an array or a list.
    fn one(&self, diagnostics: &mut Diagnostics) {
        let Param { name, ty, role, keys, .. } = self.param;
        let is_single = matches!(role, Role::Out { .. } | Role::InOut | Role::InPlace)
            || (*role == Role::In && self.pointee().is_some());
        let declared =
            || format!("{product} {} declares: {}", self.version, ty.declare(name), product = self.input.product());
        match (self.mentions_array(), keys.although("array")) {
            (Some(version), None) if is_single && !self.is_length() => diagnostics.push(
                Diagnostic::new(
                    "one-or-many",
                    self.at(&[]),
                    format!(
                        "the documentation calls `{name}` of {} an array or a list, but its role is that of a single \
                        value",
                        self.symbol
                    ),
                )
                .note(declared())
                .note(format!(
                    "{} of {product} {version} contains this documentation. The role is `{}`",
                    self.header(version),
                    self.param,
                    product = self.input.product()
                ))
                .help(format!(
                    "read the documentation. For an array, specify the `count`\nfor a single value, write `{name}: \
                    {{role: {}, although: {{array: \"WHAT THE WORD MEANS\"}}}}`",
                    role.word()
                )),
            ),
            (None, Some(_)) if !self.is_called_array_in_a_revision() => diagnostics.push(
                Diagnostic::new(
                    "misfit-role",
                    self.at(&["although"]),
                    format!("no documentation calls `{name}` of {} an array or a list", self.symbol),
                )
                .note(declared())
                .help("remove `although`"),
            ),
            (Some(_) | None, Some(_) | None) => {}
        }
    }

    /// Returns true if the parameter passes a length. In that case, the word "array" in the parameter's documentation
    /// refers to the array with this length.
    fn is_length(&self) -> bool {
        let name = &self.param.name;
        let lends = |other: &Param| matches!(&other.role, Role::BorrowedArray { count: Count::Param { name: count, .. } } if count == name);
        !self.param.counts.is_empty() || self.params.iter().any(lends)
    }

    /// Returns the newest toolkit whose documentation calls the parameter an array or a list.
    fn mentions_array(&self) -> Option<Version> {
        self.documented_in(|function| function.described.arrays.contains(&self.param.name))
    }

    /// Returns true if the documentation of some revision of the function calls the parameter an array or a list. All
    /// revisions of a function share one entry.
    fn is_called_array_in_a_revision(&self) -> bool {
        let base = names::unversioned(self.symbol);
        let all = self.input.registry.toolkits.values().flat_map(|facts| &facts.functions);
        let mut revisions = all.filter(|(symbol, _)| names::unversioned(symbol) == base);
        revisions.any(|(_, function)| function.described.arrays.contains(&self.param.name))
    }

    pub(super) fn header(&self, version: Version) -> &str {
        let facts = self.input.registry.toolkits.get(&version);
        facts.and_then(|facts| facts.functions.get(self.symbol)).map_or("the header", |function| &function.header)
    }

    /// Checks the function that reports whether a callback is called repeatedly. The function must take only parameters
    /// of the call, and must have one output.
    fn repeats_if(&self, diagnostics: &mut Diagnostics) {
        let Role::Callback { repeats_if: Some(other), .. } = &self.param.role else { return };
        let Some(asked) = self.input.registry.toolkits[&self.version].functions.get(other) else { return };
        let given = |name: &str, ty: &CType| self.params.iter().any(|own| own.name == name && own.ty == *ty);
        let others: Vec<&CType> = asked.params.iter().filter(|(name, ty)| !given(name, ty)).map(|(_, ty)| ty).collect();
        let answers = match others.as_slice() {
            [answer] => answer.pointee().is_some_and(|(to, constant)| {
                !constant && matches!(self.type_index.class_of(to), TypeClass::Number(_) | TypeClass::Enum(_))
            }),
            _ => false,
        };
        if !answers {
            let message = format!(
                "{other} cannot report whether the library calls `{}` of {} repeatedly",
                self.param.name, self.symbol
            );
            diagnostics.push(
                Diagnostic::new("wrong-data", self.at(&["scope"]), message)
                    .note(format!("{} declares: {}", asked.header, asked.prototype(other)))
                    .help(
                        "name a function that takes parameters of this function, and that returns an integer. The \
                          value 0 means false",
                    ),
            );
        }
    }

    /// Checks that the parameter for the user data of a callback has the role `user_data`.
    fn data(&self, diagnostics: &mut Diagnostics) {
        let Role::Callback { data: Some(data), .. } = &self.param.role else { return };
        let Some(given) = self.params.iter().find(|param| param.name == *data) else { return };
        if given.role != Role::UserData {
            diagnostics.push(
                Diagnostic::new(
                    "wrong-data",
                    self.at(&["data"]),
                    format!("`{data}` of {} is not passed to `{}`", self.symbol, self.param.name),
                )
                .note(format!("`{data}`: {given}"))
                .help(format!("if CUDA passes the parameter to the callback, write `{data}: user_data`")),
            );
        }
    }
}
