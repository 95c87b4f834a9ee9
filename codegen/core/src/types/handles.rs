//! Types of handles that programs can own, and types of their parts.

use super::{Definition, MajorTypes, ValueKind};
use crate::{
    api::{
        Api, Function, Major,
        call::Returned,
        ownership::{Handle, Owner, RETURN},
        plan::{Output, ParamPlan, Passing},
        roles::Direction,
    },
    ctype::CType,
    spec,
};
use std::collections::BTreeMap;

/// The handles to which one major version of a library can refer: the library's own handles, and those of the libraries
/// that it uses.
pub struct Handles<'a> {
    library: &'a spec::Library,
    number: u32,
    own: &'a BTreeMap<String, Handle>,
    major: &'a Major,
    types: MajorTypes<'a>,
    api: &'a Api,
}

/// A handle type, with the library that defines the type.
#[derive(Clone, Copy, Debug)]
pub struct Found<'a> {
    /// The name of the library that defines the handle type.
    pub library: &'a str,
    /// The name of the handle type in that library.
    pub name: &'a str,
    /// The properties of the handle type.
    pub handle: &'a Handle,
}

/// An output of a function that consists of one or more owned handles.
#[derive(Clone, Copy, Debug)]
pub struct OwnedOutput<'f, 'a> {
    /// The parameter that returns the output, or [`RETURN`].
    pub of: &'f str,
    /// The type of the handle.
    pub found: Found<'a>,
    /// The parameter with the handle of which the returned handle is a part. `None` if the caller must destroy the
    /// returned handle.
    pub whole: Option<&'f str>,
    /// The parameter with the second handle that is needed to destroy the returned handle.
    pub company: Option<&'f str>,
    /// True if the output is a list of handles.
    pub is_list: bool,
}

impl<'a> Handles<'a> {
    /// Collects the handles of `library` in the major version `number`. `api` contains the libraries that `library`
    /// uses.
    pub fn new(library: &'a spec::Library, number: u32, major: &'a Major, api: &'a Api) -> Self {
        let types = MajorTypes::new(library, number, major, api);
        Self { library, number, own: &major.handles, major, types, api }
    }

    /// Returns true if the verbs in the names of functions determine the owners of handles, as in NVIDIA's libraries.
    pub fn trusts_verbs(&self) -> bool {
        self.library.rules == spec::Rules::Cuda
    }

    /// Returns the handle type of a C type, if programs can own handles of this type, or parts of other handles have
    /// this type.
    pub fn of(&self, ty: &CType) -> Option<Found<'a>> {
        let Definition { library, item } = self.types.ownable(ty)?;
        let handles = if library == self.library.name {
            self.own
        } else {
            let mut used = self.api.used_editions(self.library, self.number);
            let (used, number) = used.find(|(used, _)| used.spec.name == library)?;
            &used.majors.get(&number)?.handles
        };
        let (name, handle) = handles.get_key_value(&item.name)?;
        Some(Found { library, name, handle })
    }

    /// Returns the handle type of a parameter's value, or of each element of an array.
    pub fn of_param(&self, param: &ParamPlan) -> Option<Found<'a>> {
        self.of(param.element.typed()?.0)
    }

    /// Returns the parameters of a function that are owned handles, or arrays of owned handles.
    pub fn taken_by<'f>(&self, function: &'f Function) -> Vec<&'f ParamPlan> {
        let is_taken = |param: &&ParamPlan| {
            matches!(param.passing, Passing::Value | Passing::Slice(Direction::In)) && self.of_param(param).is_some()
        };
        function.plan.params.iter().filter(is_taken).collect()
    }

    /// Returns the argument of `function` that is also needed to destroy a handle which the function creates.
    pub fn company_of<'f>(&self, function: &'f Function, made: &Found<'_>) -> Option<&'f ParamPlan> {
        let company = made.handle.destroyed_with.as_ref()?;
        let is_it = |found: Found<'_>| found.library == made.library && found.name == company.handle;
        let given = function.plan.params.iter().filter(|param| param.passing == Passing::Value && !param.nullable);
        given.into_iter().find(|param| self.of_param(param).is_some_and(is_it))
    }

    /// Returns the owned outputs of a function: single handles, and arrays of handles that the function allocates.
    pub fn owned_outputs<'f>(&self, function: &'f Function) -> Vec<OwnedOutput<'f, 'a>> {
        let owned = |param: &'f ParamPlan| {
            let is_list = function.plan.is_grown(&param.name);
            let found = self.of_param(param).filter(|_| is_list || param.output == Some(Output::Value))?;
            let (whole, company) = match function.owners.get(&param.name)? {
                Owner::Caller => (None, self.company_of(function, &found).map(|param| param.name.as_str())),
                Owner::Param(whole) => (Some(whole.as_str()), None),
                Owner::Nobody => return None,
            };
            Some(OwnedOutput { of: &param.name, found, whole, company, is_list })
        };
        let created = |found: Found<'a>| {
            let company = self.company_of(function, &found).map(|param| param.name.as_str());
            OwnedOutput { of: RETURN, found, whole: None, company, is_list: false }
        };
        self.created_by(function).map(created).into_iter().chain(function.plan.outputs().filter_map(owned)).collect()
    }

    /// Returns the type of the new handle that a function returns as its return value.
    pub fn created_by(&self, function: &Function) -> Option<Found<'a>> {
        function.creates.as_ref()?;
        let symbol = self.major.symbols.get(&function.symbol)?;
        self.of(&symbol.returns).filter(|_| symbol.returned == Returned::Value)
    }
}

impl<'a> MajorTypes<'a> {
    /// Returns the definition of a handle type, or of an integer with its own type. `ty` may be any name of the type.
    pub fn object(&self, ty: &CType) -> Option<Definition<'a>> {
        let name = ty.name().or_else(|| ty.pointee().and_then(|(to, _)| to.name()))?;
        self.resolved(name).filter(|_| self.kind(ty).is_object())
    }

    /// Like `object`, but also finds named pointers to a record with private fields, if a function destroys the record.
    pub fn ownable(&self, ty: &CType) -> Option<Definition<'a>> {
        self.object(ty).or_else(|| {
            let found = self.definition(ty.name()?)?;
            let of = found.item.kind.alias_of()?;
            let is_record = |to: &CType| self.kind(to) == ValueKind::Record;
            of.pointee().filter(|(to, constant)| !constant && is_record(to)).map(|_| found)
        })
    }
}
