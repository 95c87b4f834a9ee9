//! Rules that determine a parameter's role from the header alone.
//!
//! Each rule is one function, which returns a role or leaves the parameter to the next rule. A pointer to which no rule
//! applies needs an entry in the spec. A comparison with the signatures of cuda.bindings has shown that a `const`
//! pointee is always an input. The same comparison has shown that a pointer is an output if it is documented as
//! "Returned …" or points to a handle, unless the pointer is an array or untyped memory. The rules for outputs do not
//! apply to arrays and untyped memory.
//!
//! Some rules depend on the names of integers, such as `numDependencies`. These names are NVIDIA's convention. In a
//! library without `rules: cuda`, any integer may count the elements behind a pointer. Therefore, no rule applies to a
//! pointer in such a library if the function also has an integer parameter.

use crate::{
    api::roles::{Direction, Role},
    ctype::{Builtin, CType},
    facts::{DocDirection, Memory},
    names::unversioned,
    ordered::Ordered,
    spec::{CallbackScope, Count, Rules},
    types::{TypeClass, TypeIndex},
};

/// A parameter, with the information that the rules use.
#[derive(Clone, Copy, Debug)]
pub struct ParamContext<'a> {
    /// The symbol of the function.
    pub symbol: &'a str,
    /// The index of the parameter.
    pub index: usize,
    /// The names and types of all parameters of the function.
    pub params: &'a Ordered<CType>,
    /// The parameters that are declared as arrays, with the declared lengths. The length of `[]` is 0.
    pub declared_arrays: &'a Ordered<u64>,
    /// The documented direction of the parameter.
    pub documented: Option<DocDirection>,
    /// The location of memory (host or device) that the parameter's documentation mentions.
    pub memory: Option<Memory>,
    /// The names of the integer parameters that the parameter's documentation mentions, separated by spaces.
    pub mentions: &'a str,
    /// The index of the types to which names refer.
    pub type_index: &'a TypeIndex<'a>,
    /// The index of the parameter whose object the call destroys.
    pub ended: Option<usize>,
    /// The set of rules that the library's spec selects.
    pub rules: Rules,
}

type Rule = for<'a> fn(&ParamContext<'a>) -> Option<Role>;

/// The rules in the order in which they are tried. Each rule has a name for reports.
pub const RULES: &[(&str, Rule)] = &[
    ("function pointer", function_pointer),
    ("user data", user_data),
    (VALUE, value),
    ("const text", const_text),
    ("const and count", const_and_count),
    ("declared array", declared_array),
    ("const record", const_record),
    (CONST_MEMORY, const_memory),
    ("destroyed", destroyed),
    ("tag", tag),
    ("documentation", documentation),
    ("pointer to handle", pointer_to_handle),
];

/// The name of the rule for parameters that are passed by value, including handles that are pointers.
pub const VALUE: &str = "value";

/// The name of the rule that is skipped if another pointer of the function refers to device memory. In that case, this
/// pointer may also refer to device memory. The rule would hide this, because the rule accepts any memory.
pub const CONST_MEMORY: &str = "const memory";

/// The names of rules that depend on words in the documentation, which is sometimes wrong. Reviewers should check the
/// resulting roles again.
pub const WORDS: &[&str] = &["documentation"];

/// Returns the results of the rules for a parameter, in order of precedence.
pub fn propose(context: &ParamContext<'_>) -> impl Iterator<Item = (&'static str, Role)> {
    RULES.iter().filter_map(|(name, rule)| Some((*name, rule(context)?)))
}

/// Returns true if a function's name indicates that the function destroys the object behind a handle.
pub(super) fn indicates_destruction(symbol: &str) -> bool {
    symbol.contains("Destroy") || unversioned(symbol).ends_with("Unload")
}

impl<'a> ParamContext<'a> {
    /// Returns the name and the type of the parameter.
    pub(super) fn named(&self) -> (&'a str, &'a CType) {
        let name = self.params.get_index(self.index).map_or("", |(name, _)| name.as_str());
        (name, self.ty())
    }

    fn ty(&self) -> &'a CType {
        &self.params[self.index]
    }

    /// Returns true if a type is an integer type, under any name.
    fn is_integer(&self, ty: &'a CType) -> bool {
        match self.type_index.class_of(ty) {
            TypeClass::Number(builtin) => CType::Builtin(builtin).is_integer(),
            TypeClass::Enum(_)
            | TypeClass::Record(_)
            | TypeClass::Handle(_)
            | TypeClass::Callback(_)
            | TypeClass::Other(_)
            | TypeClass::Opaque => false,
        }
    }

    /// Returns the type to which the parameter points, if the parameter is a pointer that is not a handle or a
    /// callback.
    pub(super) fn pointee(&self) -> Option<(&'a CType, bool)> {
        let is_value = matches!(self.type_index.class_of(self.ty()), TypeClass::Handle(_) | TypeClass::Callback(_));
        self.ty().pointee().filter(|_| !is_value)
    }

    /// Returns true if a call can destroy the parameter's object. The parameter is a handle, or a pointer to a handle
    /// that the call may clear.
    pub(super) fn may_be_ended(&self) -> bool {
        let is_handle = |ty: &'a CType| matches!(self.type_index.class_of(ty), TypeClass::Handle(_));
        let clears = |(to, constant): (&'a CType, bool)| is_handle(to) && !constant && !self.may_be_several();
        is_handle(self.ty()) || self.pointee().is_some_and(clears)
    }

    /// Returns the declared length of an array parameter, such as `T x[4]`. The length of `T x[]` is 0.
    fn array_length(&self) -> Option<u64> {
        self.declared_arrays.get(self.named().0).copied()
    }

    /// Returns the parameters directly before and after this parameter.
    fn neighbours(&self) -> impl Iterator<Item = (&'a String, &'a CType)> + use<'a> {
        let before = self.index.checked_sub(1);
        let params = self.params;
        before.into_iter().chain([self.index + 1]).filter_map(move |index| params.get_index(index))
    }

    /// Returns true if a neighbouring parameter is a size that CUDA reads or writes, such as `size_t *valueSize`. This
    /// size may be the size of the parameter's memory.
    pub(super) fn may_be_sized(&self) -> bool {
        self.neighbours().any(|(name, ty)| {
            let written = ty.pointee().is_some_and(|(to, constant)| !constant && to.is_integer());
            written && indicates_size(name)
        })
    }

    /// Returns true if the parameter may point to more than one value.
    pub(super) fn may_be_several(&self) -> bool {
        self.array_length().is_some() || self.may_be_counted()
    }

    /// Returns the name of a count directly after this parameter. If a count follows several arrays, it belongs to the
    /// last array. It belongs to an earlier array only if the documentation of that array mentions the count. Returns
    /// `None` if counts precede and follow the arrays and another array follows, as in `(numA, a, numB, b)`: each count
    /// then belongs to the array after it.
    fn following_count(&self) -> Option<&'a str> {
        let at = (self.index + 1..self.params.len()).find(|at| !self.is_const_array(*at))?;
        let in_front = (0..self.index).rev().find(|at| !self.is_const_array(*at));
        let of_next = in_front.and_then(|at| self.count_at(at)).is_some() && self.is_const_array(at + 1);
        let count = self.count_at(at).filter(|_| !of_next)?;
        let is_named = || self.mentions.split_whitespace().any(|mentioned| mentioned == count);
        (at == self.index + 1 || is_named()).then_some(count)
    }

    /// Returns the name of the integer parameter at `index`, if the parameter is a count.
    fn count_at(&self, index: usize) -> Option<&'a str> {
        let (name, ty) = self.params.get_index(index)?;
        let is_count = self.rules == Rules::Cuda && self.is_integer(ty) && indicates_count(name);
        is_count.then_some(name.as_str())
    }

    /// Returns true if the parameter at `index` is a pointer to `const`.
    fn is_const_array(&self, index: usize) -> bool {
        self.params.get_index(index).and_then(|(_, ty)| ty.pointee()).is_some_and(|(_, constant)| constant)
    }

    /// Returns true if another parameter is a count that may belong to this parameter. A count directly after a `const`
    /// array belongs to that array.
    fn may_be_counted(&self) -> bool {
        if self.rules == Rules::Certain {
            return self.is_beside_integer();
        }
        self.params.iter().enumerate().any(|(index, (name, ty))| {
            let integer = self.is_integer(ty) || ty.pointee().is_some_and(|(to, _)| self.is_integer(to));
            index != self.index && integer && indicates_count(name) && !self.is_taken(index)
        })
    }

    /// Returns true if another parameter is an integer, or points to an integer that the call may update. Such a
    /// pointer can only be the count of an output.
    fn is_beside_integer(&self) -> bool {
        let is_output = self.pointee().is_some_and(|(_, constant)| !constant);
        self.params.iter().enumerate().filter(|(index, _)| *index != self.index).any(|(_, (_, ty))| {
            let updated = ty.pointee().is_some_and(|(to, constant)| !constant && self.is_integer(to));
            self.is_integer(ty) || (is_output && updated)
        })
    }

    /// Returns true if the count at `index` directly follows a `const` array other than this parameter.
    fn is_taken(&self, index: usize) -> bool {
        let before = index.checked_sub(1).filter(|before| *before != self.index);
        before
            .and_then(|before| self.params[before].pointee())
            .is_some_and(|(to, constant)| constant && *to != CType::Void)
    }
}

/// Returns true for names of counts, such as `numDependencies`, `count`, `vecCnt`, `ndev` and `nr`.
pub fn indicates_count(name: &str) -> bool {
    let lower = name.to_lowercase();
    lower.starts_with("num")
        || ["count", "cnt"].iter().any(|end| lower.ends_with(end))
        || ["ndev", "nr"].contains(&&*lower)
}

/// Returns true for names of sizes, such as `valueSize`, `arraySizeBytes` and `bytes`.
fn indicates_size(name: &str) -> bool {
    let lower = name.to_lowercase();
    lower.ends_with("size") || lower.contains("bytes")
}

/// Returns true for names of lengths, such as `len` and `nameLength`.
fn indicates_length(name: &str) -> bool {
    let lower = name.to_lowercase();
    lower.ends_with("len") || lower.ends_with("length")
}

/// A function pointer is a callback. The callback's user data is the `void *` with a matching name.
fn function_pointer(context: &ParamContext<'_>) -> Option<Role> {
    let data = context.params.iter().skip(context.index + 1).find(|(name, ty)| is_user_data(name, ty));
    is_function(context).then(|| Role::Callback {
        data: data.map(|(name, _)| name.clone()),
        // Headers do not declare how long the library may call the callback, so the spec must declare this period.
        scope: CallbackScope::Forever,
        repeats_if: None,
    })
}

/// Returns true if a parameter is a pointer to a function.
pub(super) fn is_function(context: &ParamContext<'_>) -> bool {
    match context.ty() {
        CType::Function { .. } => true,
        CType::Named(name) => matches!(context.type_index.class(name), TypeClass::Callback(_)),
        CType::Void | CType::Builtin(_) | CType::Pointer { .. } | CType::Array { .. } => false,
    }
}

/// `userData` after a callback is the callback's user data.
fn user_data(context: &ParamContext<'_>) -> Option<Role> {
    let (name, ty) = context.params.get_index(context.index)?;
    let behind_callback = (0..context.index)
        .any(|index| function_pointer(&ParamContext { index, documented: None, ..*context }).is_some());
    (behind_callback && is_user_data(name, ty)).then_some(Role::UserData)
}

/// Returns true for a `void *` whose name indicates user data of a callback.
pub(crate) fn is_user_data(name: &str, ty: &CType) -> bool {
    let untyped = matches!(ty.pointee(), Some((CType::Void, false)));
    untyped && matches!(name.to_lowercase().as_str(), "userdata" | "data" | "payload")
}

/// Parameters passed by value are inputs: integers, floating-point values, enums, handles and records.
fn value(context: &ParamContext<'_>) -> Option<Role> {
    context.pointee().is_none().then_some(Role::In)
}

/// `const char *` and `const wchar_t *` are strings, unless the parameter has a declared length or a count follows.
/// With a length, the memory may contain arbitrary bytes.
fn const_text<'a>(context: &ParamContext<'a>) -> Option<Role> {
    let (to, constant) = context.pointee()?;
    let behind = context.params.get_index(context.index + 1);
    let is_length =
        |(name, ty): (&String, &'a CType)| context.is_integer(ty) && (indicates_size(name) || indicates_length(name));
    let measured = behind.is_some_and(is_length)
        || (context.rules == Rules::Certain && context.is_beside_integer())
        || context.array_length().is_some_and(|length| length > 0);
    let is_text = matches!(to, CType::Builtin(Builtin::Char | Builtin::WcharT));
    (constant && is_text && !measured).then_some(Role::InString)
}

/// `const T *` followed by a count is an array that CUDA reads.
fn const_and_count(context: &ParamContext<'_>) -> Option<Role> {
    let (to, constant) = context.pointee()?;
    let count = context.following_count()?;
    (constant && *to != CType::Void)
        .then(|| Role::Array { direction: Direction::In, count: Count::Param { name: count.to_owned(), minus: 0 } })
}

/// `const T x[4]` is an array of four elements that CUDA reads. `T x[4]` is an array of four elements that CUDA writes,
/// if the documentation tags or describes the parameter as an output.
fn declared_array(context: &ParamContext<'_>) -> Option<Role> {
    let (to, constant) = context.pointee()?;
    // An array of one element may be a single value, and the length of `x[]` is unknown. Such parameters need an entry
    // in a spec.
    let length = context.array_length().filter(|length| *length > 1)?;
    // An array of characters may also be a string that is shorter than the array.
    let unclear = [CType::Void, CType::Builtin(Builtin::Char)].contains(to);
    let sized = !unclear && context.type_index.class_of(to) != TypeClass::Opaque;
    let direction = match (constant, context.documented) {
        (true, _) => Direction::In,
        (false, Some(DocDirection::Out | DocDirection::Returned)) => Direction::Out,
        (false, Some(DocDirection::In | DocDirection::InOut) | None) => return None,
    };
    let is_whole = sized && !context.may_be_counted() && !context.may_be_sized();
    is_whole.then_some(Role::Array { direction, count: Count::Fixed(length) })
}

/// `const T *` with a record type is one record that CUDA reads, if the signature has no count. Complex types are
/// excluded, because a complex value is often read on the device, or is the first element of an array.
fn const_record(context: &ParamContext<'_>) -> Option<Role> {
    let (to, constant) = context.pointee()?;
    let record = match context.type_index.class_of(to) {
        TypeClass::Record(record) => !record.is_complex(),
        TypeClass::Number(_)
        | TypeClass::Enum(_)
        | TypeClass::Handle(_)
        | TypeClass::Callback(_)
        | TypeClass::Other(_)
        | TypeClass::Opaque => false,
    };
    (constant && record && !context.may_be_several()).then_some(Role::In)
}

/// `const void *` is memory that CUDA reads. Headers do not declare whether this memory is host memory.
fn const_memory(context: &ParamContext<'_>) -> Option<Role> {
    let (to, constant) = context.pointee()?;
    (constant && *to == CType::Void).then_some(Role::Address { selection: None })
}

/// The `H *` of a `…Destroy…` function points to the caller's handle, which CUDA may clear.
fn destroyed(context: &ParamContext<'_>) -> Option<Role> {
    (context.ended == Some(context.index) && context.pointee().is_some()).then_some(Role::InPlace)
}

/// A parameter that is tagged `[out]` is an output, if its type determines its size.
fn tag(context: &ParamContext<'_>) -> Option<Role> {
    let tagged = matches!(context.documented, Some(DocDirection::Out));
    (tagged && one_value(context)).then_some(Role::OUT)
}

/// A parameter that is documented as "Returned …" is an output, if its type determines its size and the signature has
/// no counts.
fn documentation(context: &ParamContext<'_>) -> Option<Role> {
    let returned = matches!(context.documented, Some(DocDirection::Returned));
    (returned && one_value(context)).then_some(Role::OUT)
}

/// A pointer to a handle is an output for a new handle, unless the documentation has a tag for another direction.
fn pointer_to_handle(context: &ParamContext<'_>) -> Option<Role> {
    let (to, constant) = context.pointee()?;
    let handle = matches!(context.type_index.class_of(to), TypeClass::Handle(_));
    let tagged = matches!(context.documented, Some(DocDirection::In | DocDirection::InOut));
    (handle && !constant && !tagged && !context.may_be_several() && !context.may_be_sized()).then_some(Role::OUT)
}

/// Returns true if a pointer to a scalar, an enum, a handle or a record refers to one value: the signature has no
/// counts, and the neighbouring parameters are not sizes.
fn one_value(context: &ParamContext<'_>) -> bool {
    let Some((to, constant)) = context.pointee() else { return false };
    let sized = match context.type_index.class_of(to) {
        TypeClass::Number(builtin) => !matches!(builtin, Builtin::Char | Builtin::UnsignedChar | Builtin::SignedChar),
        TypeClass::Enum(_) | TypeClass::Record(_) | TypeClass::Handle(_) => true,
        TypeClass::Callback(_) | TypeClass::Opaque => false,
        TypeClass::Other(other) => other.pointee().is_some(),
    };
    !constant && sized && !context.may_be_several() && !context.may_be_sized()
}
