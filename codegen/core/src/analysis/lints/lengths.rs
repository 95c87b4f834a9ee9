//! Checks of lengths. The length of an array, a buffer or a string must be an integer that is also passed to CUDA.

use super::roles::Check;
use crate::{
    analysis::inputs::LibraryInput,
    api::roles::{Direction, Param, Role},
    ctype::{Builtin, CType, Number, System},
    diag::{Diagnostic, Diagnostics},
    names::unversioned,
    spec::{Count, Extent, Returns},
    types::TypeClass,
    version::Version,
};

/// Checks that a function whose slices share a count returns a result code, because the binding needs a result code to
/// report slices of different lengths.
pub(super) fn shared(
    input: &LibraryInput<'_>,
    symbol: &str,
    version: Version,
    params: &[Param],
    diagnostics: &mut Diagnostics,
) {
    let facts = &input.registry.toolkits[&version];
    let type_index = input.type_index(version, facts);
    let returns = facts.functions.get(symbol).map(|function| type_index.class_of(&function.returns));
    let result = type_index.class(&input.spec.content.library.result.r#type);
    let is_code = input.spec.content.library.result.returns(input.names(symbol), Returns::Code);
    let has_status = match (returns, result) {
        (Some(TypeClass::Enum(a)), TypeClass::Enum(b)) => std::ptr::eq(a, b),
        (Some(TypeClass::Record(a)), TypeClass::Record(b)) => std::ptr::eq(a, b),
        (Some(TypeClass::Number(_)), TypeClass::Enum(_)) => is_code,
        (_, _) => false,
    };
    let parts = |param: &&Param| matches!(param.role.length(), Some(Count::DivCeil { .. }));
    for param in params.iter().filter(parts).filter(|_| !has_status) {
        diagnostics.push(
            Diagnostic::new(
                "wrong-count",
                input.spec.function_location(symbol),
                format!("{symbol} returns no result code that could report that `{}` is too short", param.name),
            )
            .help("give the parameter the role `address`, or skip the function with a reason"),
        );
    }
    for param in params.iter().filter(|param| param.counts.len() > 1 && !has_status) {
        diagnostics.push(
            Diagnostic::new(
                "wrong-count",
                input.spec.function_location(symbol),
                format!("{symbol} returns no result code that could report that two lengths differ"),
            )
            .note(format!("`{}` is the length of `{}`", param.name, param.counts.join("`, `")))
            .help("give all but one of these parameters the role `address`, or skip the function with a reason"),
        );
    }
}

/// The way in which a length uses a parameter.
#[derive(Clone, Copy)]
enum Kind {
    /// The length is the parameter, or the parameter plus or minus a constant.
    Whole,
    /// The parameter is a dividend or divisor.
    Part,
    /// The parameter contains the sizes of several values.
    OfEach,
    /// The parameter is an object that stores the length.
    Knows,
}

impl Check<'_> {
    /// Returns the lengths in the parameter's role, each with its key in the spec.
    fn lengths(&self) -> Vec<(&'static str, &Count)> {
        let role = &self.param.role;
        if let Role::Array { count, .. }
        | Role::SelectedArray { count, .. }
        | Role::Attributes { count, .. }
        | Role::BorrowedArray { count } = role
        {
            vec![("count", count)]
        } else if let Role::Buffer { bytes, .. } | Role::Attribute { bytes: Some(bytes), .. } = role {
            vec![("bytes", bytes)]
        } else if let Role::OutString { capacity } = role {
            vec![("bytes", capacity)]
        } else {
            Vec::new()
        }
    }

    /// Returns the name of the parameter that contains the size of each of several values.
    fn sizes(&self) -> Option<&String> {
        if let Role::Attributes { sizes, .. } = &self.param.role { sizes.as_ref() } else { None }
    }

    /// Checks that a length fits the role, if the length is constant or if another function returns the length.
    fn constant_counts(&self, diagnostics: &mut Diagnostics) {
        let name = &self.param.name;
        let declared = format!(
            "{product} {} declares: {}",
            self.version,
            self.param.ty.declare(name),
            product = self.input.product()
        );
        if let Role::Array { direction, count: Count::Fixed(1) } = &self.param.role {
            let instead = match direction {
                Direction::In => "in",
                Direction::Out => "out",
                Direction::InOut => "in_place",
            };
            let message =
                format!("`{name}` of {} is an array with the constant length 1, which is a single value", self.symbol);
            diagnostics.push(Diagnostic::new("wrong-count", self.at(&["count"]), message).note(declared).help(
                format!(
                    "write `{name}: {instead}`, or name the parameter that contains the number of \
                                  elements"
                ),
            ));
        } else if let Role::OutString { capacity: Count::Call(other) } = &self.param.role {
            let message =
                format!("`{name}` of {} has the role `out_string`, but {other} cannot return its `bytes`", self.symbol);
            diagnostics.push(
                Diagnostic::new("wrong-count", self.at(&["bytes"]), message)
                    .note(declared)
                    .note(
                        "the call does not pass the capacity to CUDA, so CUDA could write past the end of a smaller \
                          buffer",
                    )
                    .help(format!("write `{name}: {{role: out_buffer, bytes: {{call: {other}}}}}`")),
            );
        }
    }

    /// Checks that the length comes from the function with the corresponding name, such as `fxGetLogSize` for
    /// `fxGetLog`, if such a function exists.
    fn other_size(&self, diagnostics: &mut Diagnostics) {
        let Some(Count::Call(called)) = self.param.role.length() else { return };
        let own = format!("{}Size", unversioned(self.symbol));
        let facts = &self.input.registry.toolkits[&self.version];
        if unversioned(called) == own || facts.family(&own).next().is_none() {
            return;
        }
        let name = &self.param.name;
        let message = format!("`{name}` of {} takes its length from {called}, although {own} exists", self.symbol);
        diagnostics.push(Diagnostic::new("wrong-count", self.at(&["bytes"]), message).help(format!(
            "write `{{call: {own}}}`, or give the parameter the role `address` if `{own}` returns the length of \
            another parameter"
        )));
    }

    /// Checks that the spec declares a function that returns the number of ranks of a handle, if the extent of the
    /// memory depends on the number of ranks.
    fn rank_counts(&self, diagnostics: &mut Diagnostics) {
        let ranks = self.input.spec.content.library.ranks.as_ref();
        let is_told = ranks.is_some_and(|ranks| ranks.made_by.with.is_some());
        if is_told || !self.param.extent.as_ref().is_some_and(Extent::counts_ranks) {
            return;
        }
        let message =
            format!("the spec does not specify the number of ranks for `{}` of {}", self.param.name, self.symbol);
        let diagnostic = Diagnostic::new("wrong-count", self.at(&["extent"]), message);
        diagnostics.push(diagnostic.help(
            "add `made_by: {CREATES: COUNTS}` under `ranks` of `library`, where COUNTS is the function that returns \
            the number of ranks of a handle",
        ));
    }

    /// Checks that a parameter that a role specifies as a length has a type that can contain a length.
    pub(super) fn counts(&self, diagnostics: &mut Diagnostics) {
        self.constant_counts(diagnostics);
        self.other_size(diagnostics);
        self.rank_counts(diagnostics);
        let lengths = self.lengths().into_iter().flat_map(|(key, count)| {
            let kind = match count {
                Count::DivCeil { .. } => Kind::Part,
                Count::KnownBy(_) => Kind::Knows,
                Count::Param { .. } | Count::Fixed(_) | Count::Call(_) => Kind::Whole,
            };
            count.params().into_iter().map(move |name| (key, name, kind))
        });
        let sizes = self.sizes().map(|sizes| ("bytes", sizes.as_str(), Kind::OfEach));
        let host = [("reads", &self.param.reads), ("writes", &self.param.writes)].into_iter();
        let host =
            host.flat_map(|(key, host)| host.iter().flat_map(move |host| host.params().map(move |name| (key, name))));
        let host = host.map(|(key, name)| (key, name.as_str(), Kind::Whole));
        let extent = self.param.extent.iter().flat_map(|extent| extent.numbers());
        let extent = extent.map(|name| ("extent", name.as_str(), Kind::Whole));
        for (key, name, kind) in lengths.chain(sizes).chain(host).chain(extent) {
            let Some(counter) = self.params.iter().find(|param| param.name == *name) else { continue };
            let tells = match kind {
                Kind::Whole => self.check_param_length(counter),
                Kind::Part => self.check_quotient(counter),
                Kind::OfEach => self.check_sizes(counter),
                Kind::Knows => self.check_stored_length(counter),
            };
            if let Err(why) = tells {
                diagnostics.push(
                    Diagnostic::new(
                        "wrong-count",
                        self.at(&[key]),
                        format!(
                            "`{name}` cannot be used as `{key}` for `{}` of {}: {why}",
                            self.param.name, self.symbol
                        ),
                    )
                    .note(format!(
                        "{product} {} declares: {}",
                        self.version,
                        counter.ty.declare(name),
                        product = self.input.product()
                    ))
                    .note(format!("`{name}`: {counter}"))
                    .help(
                        "name the parameter that contains the length. If no parameter contains the length, write a \
                          number or `{call: FUNCTION}`",
                    ),
                );
            }
        }
    }

    /// Checks that the sizes of several values are an array with one element for each value.
    fn check_sizes(&self, sizes: &Param) -> Result<(), &'static str> {
        match (sizes.ty.pointee(), &sizes.role) {
            (Some((to, _)), Role::Array { direction: _, count }) if Some(count) == self.param.role.length() => {
                self.is_count(to)
            }
            (Some(_), Role::Array { .. }) => Err("the array of sizes and the array of values have different lengths"),
            (Some(_) | None, _) => Err("the parameter is not an array with the size of each value"),
        }
    }

    /// Checks that the dividend and the divisor of a length are inputs. The array must have at least as many elements
    /// as the quotient of these two parameters.
    fn check_quotient(&self, counter: &Param) -> Result<(), &'static str> {
        if !matches!(self.param.role, Role::Array { .. }) {
            return Err("only the number of elements of an array can be the quotient of two parameters");
        }
        match (counter.ty.pointee(), &counter.role) {
            (None, Role::In) if counter.counts.is_empty() => self.is_count(&counter.ty),
            (None, Role::In) => Err("the parameter is the length of another array"),
            (_, _) => Err("the parameter is not an integer input"),
        }
    }

    /// Checks the role of a parameter for memory whose length is stored in an object. Such a length can be neither
    /// checked nor used to allocate memory, so the caller must provide the array.
    fn check_stored_length(&self, knower: &Param) -> Result<(), &'static str> {
        if knower.name == self.param.name {
            return Err("a parameter cannot contain its own length");
        }
        match matches!(self.param.role, Role::Array { direction: Direction::In | Direction::InOut, .. }) {
            true => Ok(()),
            false => Err("only an `in_array` or `inout_array` can have a length that no argument determines"),
        }
    }

    fn check_param_length(&self, counter: &Param) -> Result<(), &'static str> {
        let borrowed = matches!(self.param.role, Role::BorrowedArray { .. });
        if counter.name == self.param.name {
            return Err("a parameter cannot contain its own length");
        }
        match (counter.ty.pointee(), &counter.role) {
            (None, _) if borrowed => Err("CUDA returns this length, so the parameter must be an output"),
            (None, _) => self.is_count(&counter.ty),
            (Some((to, _)), Role::InOut | Role::InPlace) => self.is_count(to),
            (Some((to, _)), Role::Out { .. }) if borrowed => self.is_count(to),
            (Some(_), Role::Out { .. }) => {
                Err("CUDA only writes the parameter, so callers cannot pass a length. If CUDA also reads the \
                    parameter, use the role `inout`")
            }
            (Some(_), _) => Err("the parameter is a pointer whose role is not `inout`"),
        }
    }

    /// Returns true if a type is a typedef of an integer.
    fn is_alias(&self, ty: &CType) -> bool {
        ty.name().is_some_and(|name| self.input.spec.content.library.is_number(name))
    }

    /// Returns `Ok` if a type can contain a length, which must be a plain integer without a meaning of its own.
    fn is_count(&self, ty: &CType) -> Result<(), &'static str> {
        match self.type_index.class_of(ty) {
            TypeClass::Number(builtin)
                if !matches!(ty, CType::Builtin(_)) && !builtin.is_fixed_width() && !self.is_alias(ty) =>
            {
                Err("the parameter's type is not a plain integer")
            }
            TypeClass::Number(builtin) if is_wide_integer(builtin) => Ok(()),
            TypeClass::Number(_)
            | TypeClass::Enum(_)
            | TypeClass::Record(_)
            | TypeClass::Handle(_)
            | TypeClass::Callback(_)
            | TypeClass::Other(_)
            | TypeClass::Opaque => Err("the type of a length must be a 32-bit or 64-bit integer"),
        }
    }
}

fn is_wide_integer(builtin: Builtin) -> bool {
    let is_wide = matches!(builtin.number(System::Linux), Number::Signed(4 | 8) | Number::Unsigned(4 | 8));
    // A character is not a count. This also applies to wide characters.
    is_wide && builtin != Builtin::WcharT
}
