//! Roles: each must fit its parameter's type, and the parameters that it names must be what it takes them for.

use super::{Entry, tables};
use crate::{
    api::Judged,
    ctype::{Builtin, CType},
    diag::{Diagnostic, Diagnostics, Location},
    lookup::{Lookup, Meaning},
    resolve::Subject,
    roles::{Param, Role, Way},
    spec::Count,
    version::CudaVersion,
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn check(subject: &Subject<'_>, judged: &BTreeMap<String, Vec<Judged>>, found: &mut Diagnostics) {
    let scanned: BTreeSet<CudaVersion> = subject.registry.toolkits.keys().copied().collect();
    for (symbol, forms) in judged {
        for form in forms {
            let Some(version) = form.toolkits.expand(&scanned).last() else { continue };
            let lookup = subject.lookup(version, &subject.registry.toolkits[&version]);
            shared_counts(subject, symbol, version, &form.params, found);
            for param in &form.params {
                Check { subject, symbol, version, params: &form.params, param, lookup: &lookup }.run(found);
            }
        }
    }
}

/// Slices that share a count may differ in length, and only a result code can say so.
fn shared_counts(subject: &Subject<'_>, symbol: &str, version: CudaVersion, params: &[Param], found: &mut Diagnostics) {
    let facts = &subject.registry.toolkits[&version];
    let lookup = subject.lookup(version, facts);
    let returns = facts.functions.get(symbol).map(|function| lookup.meaning_of(&function.returns));
    let result = lookup.meaning(&subject.spec.content.library.result.r#type);
    let has_status = matches!((returns, result), (Some(Meaning::Enum(a)), Meaning::Enum(b)) if std::ptr::eq(a, b));
    for param in params.iter().filter(|param| param.counts.len() > 1 && !has_status) {
        found.push(
            Diagnostic::new(
                "wrong-count",
                subject.spec.location(&["functions", symbol]),
                format!("{symbol} returns no result code that could say that two lengths differ"),
            )
            .note(format!("`{}` is the length of `{}`", param.name, param.counts.join("`, `")))
            .help("make all but one of them an `address`, or skip the function with a reason"),
        );
    }
}

/// One parameter of one form of a function.
struct Check<'a> {
    subject: &'a Subject<'a>,
    symbol: &'a str,
    version: CudaVersion,
    params: &'a [Param],
    param: &'a Param,
    lookup: &'a Lookup<'a>,
}

impl Check<'_> {
    fn run(&self, found: &mut Diagnostics) {
        if let Err(needs) = self.fits() {
            let Param { name, ty, role, .. } = self.param;
            found.push(
                Diagnostic::new(
                    "misfit-role",
                    self.at(&[]),
                    format!("`{name}` of {} cannot be `{}`: {needs}", self.symbol, word(role)),
                )
                .note(format!("CUDA {} declares: {}", self.version, ty.declare(name)))
                .help("specs/README.md has an example of every role"),
            );
        }
        self.flags(found);
        self.counts(found);
        self.selector(found);
        self.data(found);
        if let Role::Out { pointee: Some(pointee), .. } = &self.param.role {
            tables::known(self.subject, pointee, self.at(&["pointee"]), found);
        }
    }

    /// The place of the entry that decided the parameter; of the function where a rule did.
    fn at(&self, rest: &[&str]) -> Location {
        let name = &self.param.name;
        match Entry::deciding(self.subject, self.symbol, name, self.version) {
            Some(entry) => entry.location(self.subject, &[&["params", name], rest].concat()),
            None => self.subject.spec.location(&["functions", self.symbol]),
        }
    }

    /// What the parameter points to, and whether that is `const`; `None` for values, handles among them.
    fn pointee(&self) -> Option<(&CType, bool)> {
        match self.lookup.meaning_of(&self.param.ty) {
            Meaning::Handle(_) | Meaning::Callback(_) => None,
            Meaning::Number(_) | Meaning::Enum(_) | Meaning::Record(_) | Meaning::Other(_) | Meaning::Opaque => {
                self.param.ty.pointee()
            }
        }
    }

    /// What CUDA may write through.
    fn writable(&self) -> Result<&CType, &'static str> {
        match self.pointee() {
            Some((to, false)) => Ok(to),
            Some((_, true)) => Err("CUDA cannot write through a pointer to `const`"),
            None => Err("it is no pointer through which CUDA could write"),
        }
    }

    /// Whether a type says how many bytes a value of it has.
    fn is_sized(&self, ty: &CType) -> bool {
        *ty != CType::Void && self.lookup.meaning_of(ty) != Meaning::Opaque
    }

    fn fits(&self) -> Result<(), &'static str> {
        let pointer = || self.pointee().ok_or("it is no pointer");
        let sized = |ty: &CType| if self.is_sized(ty) { Ok(()) } else { Err("nothing says how large a value is") };
        let text = |ty: &CType| match ty {
            CType::Builtin(Builtin::Char) => Ok(()),
            CType::Builtin(_)
            | CType::Void
            | CType::Named(_)
            | CType::Pointer { .. }
            | CType::Array { .. }
            | CType::Function { .. } => Err("a text is a `char *`"),
        };
        let of_way = |way: Way| match way {
            Way::In => pointer().map(|(to, _)| to),
            Way::Out | Way::InOut => self.writable(),
        };
        match &self.param.role {
            Role::In => match self.pointee() {
                Some((to, _)) if !self.is_sized(to) => Err("nothing says how much CUDA reads; is it an `address`?"),
                Some(_) | None => Ok(()),
            },
            Role::Out { lasting, pointee } => {
                let to = self.writable()?;
                match pointee {
                    Some(_) if *to != CType::Void => Err("`pointee` is for a `void *`: here the header says the type"),
                    Some(_) => Ok(()),
                    None if *to == CType::Void => Err("nothing says how much CUDA writes; add `pointee: TYPE`"),
                    None => sized(to),
                }?;
                let is_text = to.pointee().is_some_and(|(to, constant)| constant && text(to).is_ok());
                if *lasting && !is_text { Err("`static` is for a `const char **`") } else { Ok(()) }
            }
            Role::InOut | Role::InPlace => sized(self.writable()?),
            Role::Array { way, count: _ } => sized(of_way(*way)?),
            Role::Buffer { way, bytes: _ } => of_way(*way).map(drop),
            Role::Text => text(pointer()?.0),
            Role::OutText { capacity: _ } => text(self.writable()?),
            Role::Attribute { way, .. } => match of_way(*way)? {
                CType::Void => Ok(()),
                CType::Builtin(_)
                | CType::Named(_)
                | CType::Pointer { .. }
                | CType::Array { .. }
                | CType::Function { .. } => Err("the header says the type: no attribute chooses it"),
            },
            Role::Attributes { .. } | Role::KernelParams => match pointer()?.0.pointee() {
                Some((CType::Void, _)) => Ok(()),
                Some(_) | None => Err("it is no `void **`"),
            },
            Role::BorrowedArray { count: _ } => match self.writable()?.pointee() {
                Some((to, _)) => sized(to),
                None => Err("CUDA hands out an array through a pointer to a pointer"),
            },
            Role::Callback { data: _ } => match (&self.param.ty, self.lookup.meaning_of(&self.param.ty)) {
                (CType::Function { .. }, _) | (_, Meaning::Callback(_)) => Ok(()),
                _ => Err("it is no pointer to a function"),
            },
            Role::UserData => match pointer()?.0 {
                CType::Void => Ok(()),
                CType::Builtin(_)
                | CType::Named(_)
                | CType::Pointer { .. }
                | CType::Array { .. }
                | CType::Function { .. } => Err("what a callback gets is a `void *`"),
            },
            Role::Address => pointer().map(drop),
        }
    }

    /// `nullable`, `omittable` and `destroys`, where they would have no effect or no meaning.
    fn flags(&self, found: &mut Diagnostics) {
        let Param { name, ty, role, .. } = self.param;
        let mut wrong = |key: &str, message: String| {
            found.push(
                Diagnostic::new("misfit-role", self.at(&[key]), message)
                    .note(format!("CUDA {} declares: {}", self.version, ty.declare(name)))
                    .help(format!("remove `{key}`")),
            );
        };
        let is_function = matches!(role, Role::Callback { .. });
        if self.param.nullable && self.pointee().is_none() && !is_function {
            wrong("nullable", format!("`{name}` of {} is no pointer that could be NULL", self.symbol));
        }
        let returned = matches!(role, Role::Out { .. } | Role::BorrowedArray { .. });
        if self.param.nullable && returned {
            wrong("nullable", format!("`{name}` of {} is returned: it is always asked for", self.symbol));
        }
        let can_be_null =
            self.pointee().is_some() || is_function || matches!(self.lookup.meaning_of(ty), Meaning::Handle(_));
        if self.param.omittable && !can_be_null {
            wrong("omittable", format!("`{name}` of {} cannot be NULL when it is left out", self.symbol));
        }
        let ended = self.pointee().map_or(ty, |(to, _)| to);
        let is_object = match (self.lookup.meaning_of(ended), ended) {
            (Meaning::Handle(_), _) | (Meaning::Number(_), CType::Named(_)) => true,
            (
                Meaning::Number(_)
                | Meaning::Enum(_)
                | Meaning::Record(_)
                | Meaning::Callback(_)
                | Meaning::Other(_)
                | Meaning::Opaque,
                _,
            ) => false,
        };
        if self.param.destroys && !is_object {
            wrong("destroys", format!("`{name}` of {} is no handle that could end", self.symbol));
        }
    }

    /// The lengths that the role names, each with its key in the spec.
    fn lengths(&self) -> Vec<(&'static str, &Count)> {
        match &self.param.role {
            Role::Array { way: _, count } | Role::Attributes { count, .. } | Role::BorrowedArray { count } => {
                vec![("count", count)]
            }
            Role::Buffer { way: _, bytes } => vec![("bytes", bytes)],
            Role::Attribute { bytes, .. } => bytes.iter().map(|bytes| ("bytes", bytes)).collect(),
            Role::OutText { capacity } => vec![("capacity", capacity)],
            Role::In
            | Role::Out { .. }
            | Role::InOut
            | Role::InPlace
            | Role::Text
            | Role::Callback { .. }
            | Role::UserData
            | Role::Address
            | Role::KernelParams => Vec::new(),
        }
    }

    /// The parameter with the size of each of several values.
    fn sizes(&self) -> Option<&String> {
        if let Role::Attributes { sizes, .. } = &self.param.role { sizes.as_ref() } else { None }
    }

    fn counts(&self, found: &mut Diagnostics) {
        let lengths = self.lengths().into_iter().filter_map(|(key, count)| match count {
            Count::Param { name, minus: _ } => Some((key, name, false)),
            Count::Fixed(_) | Count::Call(_) => None,
        });
        let sizes = self.sizes().map(|sizes| ("bytes", sizes, true));
        for (key, name, of_each) in lengths.chain(sizes) {
            let Some(counter) = self.params.iter().find(|param| param.name == *name) else { continue };
            let tells = if of_each { self.tells_sizes(counter) } else { self.tells_length(counter) };
            if let Err(why) = tells {
                found.push(
                    Diagnostic::new(
                        "wrong-count",
                        self.at(&[key]),
                        format!("`{name}` cannot be the `{key}` of `{}` of {}: {why}", self.param.name, self.symbol),
                    )
                    .note(format!("CUDA {} declares: {}", self.version, counter.ty.declare(name)))
                    .note(format!("`{name}`: {counter}"))
                    .help("name the parameter that tells the length; a number, or `{call: FUNCTION}`, where none does"),
                );
            }
        }
    }

    /// The sizes of several values are an array as long as that of the values.
    fn tells_sizes(&self, sizes: &Param) -> Result<(), &'static str> {
        match (sizes.ty.pointee(), &sizes.role) {
            (Some((to, _)), Role::Array { way: _, count }) if Some(count) == self.param.role.length() => {
                self.is_count(to)
            }
            (Some(_), Role::Array { .. }) => Err("it is an array of another length"),
            (Some(_) | None, _) => Err("it is no array with the size of each value"),
        }
    }

    fn tells_length(&self, counter: &Param) -> Result<(), &'static str> {
        let borrowed = matches!(self.param.role, Role::BorrowedArray { .. });
        if counter.name == self.param.name {
            return Err("it is the parameter itself");
        }
        match (counter.ty.pointee(), &counter.role) {
            (None, _) if borrowed => Err("CUDA tells this length, so it is an output"),
            (None, _) => self.is_count(&counter.ty),
            (Some((to, _)), Role::InOut | Role::InPlace) => self.is_count(to),
            (Some((to, _)), Role::Out { .. }) if borrowed => self.is_count(to),
            (Some(_), Role::Out { .. }) => Err("CUDA only writes it, and would not know the length; is it `inout`?"),
            (Some(_), _) => Err("it is a pointer that is not `inout`"),
        }
    }

    /// Whether a length can be stored in a type: a plain number, not one with a meaning of its own.
    fn is_count(&self, ty: &CType) -> Result<(), &'static str> {
        match self.lookup.meaning_of(ty) {
            Meaning::Number(builtin) if !matches!(ty, CType::Builtin(_)) && !builtin.is_fixed_width() => {
                Err("its type has a meaning of its own")
            }
            Meaning::Number(builtin) if is_wide_integer(builtin) => Ok(()),
            Meaning::Number(_)
            | Meaning::Enum(_)
            | Meaning::Record(_)
            | Meaning::Handle(_)
            | Meaning::Callback(_)
            | Meaning::Other(_)
            | Meaning::Opaque => Err("it is no whole number of 32 or 64 bits"),
        }
    }

    /// The parameter that chooses a type is of the enum whose members the table has.
    fn selector(&self, found: &mut Diagnostics) {
        let (selector, types, several) = match &self.param.role {
            Role::Attribute { selector, types, .. } => (selector, types, false),
            Role::Attributes { selector, types, .. } => (selector, types, true),
            Role::In
            | Role::Out { .. }
            | Role::InOut
            | Role::InPlace
            | Role::Array { .. }
            | Role::Buffer { .. }
            | Role::Text
            | Role::OutText { .. }
            | Role::BorrowedArray { .. }
            | Role::Callback { .. }
            | Role::UserData
            | Role::Address
            | Role::KernelParams => return,
        };
        let tables = &self.subject.spec.content.attribute_types;
        if !tables.contains_key(types) {
            let diagnostic = Diagnostic::new(
                "unknown-table",
                self.at(&["types"]),
                format!("`attribute_types` has no table `{types}`"),
            );
            return found.push(match crate::diag::nearest(types, tables.keys().map(String::as_str)) {
                Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
                None => diagnostic.help(format!("add under `attribute_types`: {types}: {{MEMBER: TYPE}}")),
            });
        }
        let Some(chooser) = self.params.iter().find(|param| param.name == *selector) else { return };
        let ty = if several { chooser.ty.pointee().map(|(to, _)| to) } else { Some(&chooser.ty) };
        let chosen = ty.map(|ty| self.lookup.meaning_of(ty));
        let of_table = self.lookup.meaning(types);
        let agrees = matches!((&chosen, &of_table), (Some(Meaning::Enum(a)), Meaning::Enum(b)) if std::ptr::eq(*a, *b));
        if !agrees {
            let what = if several { "an array of" } else { "a" };
            found.push(
                Diagnostic::new(
                    "wrong-selector",
                    self.at(&["selector"]),
                    format!("`{selector}` of {} is not {what} `{types}`, whose members choose types", self.symbol),
                )
                .note(format!("CUDA {} declares: {}", self.version, chooser.ty.declare(selector)))
                .help("name the parameter that chooses, and the table of its enum"),
            );
        }
    }

    /// What a callback gets must be for that.
    fn data(&self, found: &mut Diagnostics) {
        let Role::Callback { data: Some(data) } = &self.param.role else { return };
        let Some(given) = self.params.iter().find(|param| param.name == *data) else { return };
        if given.role != Role::UserData {
            found.push(
                Diagnostic::new(
                    "wrong-data",
                    self.at(&["data"]),
                    format!("`{data}` of {} is not handed to `{}`", self.symbol, self.param.name),
                )
                .note(format!("`{data}`: {given}"))
                .help(format!("if it is, say so: {data}: user_data")),
            );
        }
    }
}

/// The role without what belongs to it.
fn word(role: &Role) -> String {
    let whole = role.to_string();
    whole.split('(').next().unwrap_or(&whole).to_owned()
}

fn is_wide_integer(builtin: Builtin) -> bool {
    match builtin {
        Builtin::Int
        | Builtin::UnsignedInt
        | Builtin::Long
        | Builtin::UnsignedLong
        | Builtin::LongLong
        | Builtin::UnsignedLongLong
        | Builtin::SizeT
        | Builtin::PtrdiffT
        | Builtin::Int32
        | Builtin::Int64
        | Builtin::Uint32
        | Builtin::Uint64
        | Builtin::Intptr
        | Builtin::Uintptr => true,
        Builtin::Bool
        | Builtin::Char
        | Builtin::SignedChar
        | Builtin::UnsignedChar
        | Builtin::Short
        | Builtin::UnsignedShort
        | Builtin::Float
        | Builtin::Double
        | Builtin::WcharT
        | Builtin::Int8
        | Builtin::Int16
        | Builtin::Uint8
        | Builtin::Uint16 => false,
    }
}
