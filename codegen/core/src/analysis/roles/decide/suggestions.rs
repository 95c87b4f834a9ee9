//! Findings about undecided parameters, with suggestions for the roles.

mod lengths;

use super::{Decider, Origin, Signature, rules};
use crate::{
    analysis::lints::renamed::{in_new_names, new_name},
    ctype::CType,
    diag::{About, Diagnostic, MissingEntry, Suggestion},
    facts::{self, DocDirection},
    names::unversioned,
    spec::{FamilyKey, FamilySection},
};

impl Decider<'_, '_> {
    /// Reports a parameter without a role, and where to find the parameter's documentation. The finding lists the
    /// families that could have set the role.
    pub(super) fn unresolved(&self, index: usize, left_alone: &[(FamilyKey, String)]) -> Diagnostic {
        let function = self.form.function;
        let (name, ty) =
            (function.params.get_index(index).map_or("", |(name, _)| name.as_str()), &function.params[index]);
        let says = match self.documented(name) {
            Some(DocDirection::In) => "the parameter's documentation tags it as an input",
            Some(DocDirection::Out) => "the parameter's documentation tags it as an output",
            Some(DocDirection::InOut) => "the parameter's documentation tags it as input and output",
            Some(DocDirection::Returned) => "the parameter's documentation mentions a returned value",
            None => "no rule recognizes a tag or a wording in the parameter's documentation",
        };
        let names = std::iter::once(self.symbol).chain([unversioned(self.symbol)]).map(str::to_owned);
        let about = About {
            headers: self.input.spec.content.library.header_set(self.form.version),
            header: function.header.clone(),
            names: names.chain(function.names.iter().cloned()).collect(),
            declared: ty.declare(name),
            param: name.to_owned(),
            index,
            suggestion: self.suggestion(index),
            ruled: 0,
        };
        let mut diagnostic = Diagnostic::new(
            "unresolved-role",
            self.input.spec.function_location(self.symbol),
            format!("no rule and no spec entry determines the role of `{name}` of {}", self.symbol),
        )
        .note(format!(
            "{} of {product} {} declares: {}",
            function.header,
            self.form.version,
            function.prototype(self.symbol),
            product = self.input.product()
        ))
        .note(format!("`{}`: {says}", ty.declare(name)));
        for (key, why) in left_alone {
            diagnostic = diagnostic.note(format!("`{}` of {key} does not apply: {why}", key.key));
        }
        if let Some(Suggestion { entry, why, is_certain: _ }) = &about.suggestion {
            diagnostic = diagnostic.note(format!("perhaps `{entry}`: {why}"));
        }
        diagnostic
            .help(self.where_to(name, left_alone))
            .missing_entry(MissingEntry::role(["functions", self.symbol, "params", name], about))
    }

    /// Returns the place in the spec for the new entry. If a family does not apply because the family's entry only
    /// selects a type, an entry for the parameter's name can be added to the family.
    fn where_to(&self, param: &str, left_alone: &[(FamilyKey, String)]) -> String {
        let entry = format!(
            "read the parameter's documentation, and add `{}: {{params: {{{param}: ROLE}}}}` under `functions`",
            self.symbol
        );
        let by_type = |(key, _): &&(FamilyKey, String)| key.section == FamilySection::Types;
        match left_alone.iter().find(by_type) {
            Some((key, _)) => format!(
                "{entry}\nif the role applies to all functions of the family, add `{}: {{params: {{{param}: ROLE}}}}` \
                under `families`",
                key.family
            ),
            None => entry,
        }
    }

    /// Returns a likely entry, which a person must confirm. Device memory is never suggested as an array, because
    /// arrays are in host memory.
    fn suggestion(&self, index: usize) -> Option<Suggestion> {
        let device = self.named_for_device(index);
        let earlier = self
            .earlier(index)
            .or_else(|| self.renamed(index))
            .filter(|it| device.is_none() || !it.entry.contains("array"));
        let known = || earlier.or(device);
        known()
            .or_else(|| self.counted(index))
            .or_else(|| self.counted_by_name(index))
            .or_else(|| self.on_device(index))
    }

    /// Suggests device memory, if the parameter's name indicates device memory.
    fn named_for_device(&self, index: usize) -> Option<Suggestion> {
        let (name, ty) = self.form.function.params.get_index(index)?;
        ty.pointee()?;
        let why = "the parameter's name suggests this role".to_owned();
        lengths::indicates_device(name).then(|| Suggestion { entry: "device".to_owned(), why, is_certain: false })
    }

    /// Suggests an array, if the name of a neighbouring parameter indicates that the parameter is the array's count.
    fn counted_by_name(&self, index: usize) -> Option<Suggestion> {
        let function = self.form.function;
        let (name, ty) = function.params.get_index(index)?;
        let (to, constant) = ty.pointee()?;
        if *to == CType::Void {
            return None;
        }
        let count = lengths::count_of(index, &function.params)?;
        let role = if constant || !self.is_written(name) { "in_array" } else { "out_array" };
        let entry = format!("{{role: {role}, count: {count}}}");
        Some(Suggestion { entry, why: format!("`{count}` seems to be the number of elements"), is_certain: false })
    }

    /// Suggests the entry for the parameter of the same name and type in another version of the function.
    fn earlier(&self, index: usize) -> Option<Suggestion> {
        let (name, ty) = self.form.function.params.get_index(index)?;
        let is_relative = |symbol: &str, function: &facts::Function| {
            let named =
                |function: &facts::Function| function.names.iter().any(|own| self.form.function.names.contains(own));
            (unversioned(symbol) == unversioned(self.symbol) || named(function))
                && function.params.get(name) == Some(ty)
        };
        let earlier = self.input.registry.toolkits.range(..=self.form.version).rev();
        let mut relatives = earlier.flat_map(|(version, facts)| {
            let all = facts.functions.iter().rev().filter(|(symbol, function)| is_relative(symbol, function));
            all.map(move |(symbol, function)| (symbol, Signature::new(*version, facts, function)))
        });
        relatives.find_map(|(symbol, form)| {
            let decider = Decider::new(self.input, symbol, &form);
            let (_, param) = decider.decide(form.function.params.get_index_of(name)?)?.made?;
            let param = param.ok()?;
            let why = match symbol == self.symbol {
                true => {
                    format!("the parameter has this role in {product} {}", form.version, product = self.input.product())
                }
                false => format!("{symbol} has the same parameter with this role"),
            };
            let why = match &param.origin {
                Origin::Family(key) => format!("{why}, according to {key}"),
                Origin::Rule(_) | Origin::Spec | Origin::SpecOf(_) => why,
            };
            Some(Suggestion { entry: param.entry(), why, is_certain: true })
        })
    }

    /// Suggests the entry for the parameter under its name in an earlier toolkit.
    fn renamed(&self, index: usize) -> Option<Suggestion> {
        let (name, _) = self.form.function.params.get_index(index)?;
        let earlier = self.input.registry.toolkits.range(..self.form.version).rev();
        let mut declared = earlier.filter_map(|(version, facts)| {
            let function = facts.functions.get(self.symbol)?;
            let old = new_name(name, &self.form.function.params, &function.params)?;
            Some((*version, facts, function, old))
        });
        let (version, facts, function, old) = declared.next()?;
        let form = Signature::new(version, facts, function);
        let decider = Decider::new(self.input, self.symbol, &form);
        let (_, param) = decider.decide(index)?.made?;
        let param = param.ok()?;
        let names: Vec<(&str, &str)> = function
            .params
            .keys()
            .filter_map(|old| Some((old.as_str(), new_name(old, &function.params, &self.form.function.params)?)))
            .collect();
        let why = format!(
            "in {} {version}, the parameter has this role under the name `{old}`: {}",
            self.input.product(),
            param.origin
        );
        Some(Suggestion { entry: in_new_names(&param.entry(), &names), why, is_certain: true })
    }

    /// Suggests device memory, if another pointer of the function refers to device memory. Without the other pointer, a
    /// rule would have set the role to an address.
    fn on_device(&self, index: usize) -> Option<Suggestion> {
        let (_, ty) = self.form.function.params.get_index(index)?;
        ty.pointee().filter(|(to, constant)| *constant && **to == CType::Void)?;
        let other = self.other_device_param(index)?;
        let why =
            format!("`{other}` of {} is in device memory, but the role `address` accepts any address", self.symbol);
        Some(Suggestion { entry: "device".to_owned(), why, is_certain: false })
    }

    /// Suggests an array, if the parameter's documentation mentions exactly one integer parameter that may be the
    /// array's count.
    fn counted(&self, index: usize) -> Option<Suggestion> {
        let function = self.form.function;
        let (name, ty) = function.params.get_index(index)?;
        let (to, constant) = ty.pointee()?;
        let mut mentioned =
            function.described.mentions.get(name)?.split(' ').filter(|other| rules::indicates_count(other));
        let (count, None) = (mentioned.next()?, mentioned.next()) else { return None };
        let sized = *to != CType::Void;
        let role = match (constant || !self.is_written(name), sized) {
            (true, true) => "in_array, count",
            (false, true) => "out_array, count",
            (true, false) => "in_buffer, bytes",
            (false, false) => "out_buffer, bytes",
        };
        let entry = format!("{{role: {role}: {count}}}");
        Some(Suggestion { entry, why: format!("the parameter's documentation names `{count}`"), is_certain: false })
    }

    /// Returns true if CUDA writes to a parameter, according to the documentation.
    fn is_written(&self, param: &str) -> bool {
        match self.documented(param) {
            Some(DocDirection::Out | DocDirection::InOut | DocDirection::Returned) => true,
            Some(DocDirection::In) | None => false,
        }
    }
}
