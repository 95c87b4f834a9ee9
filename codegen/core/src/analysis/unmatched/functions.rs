//! Entries that judge functions: the parameters and functions that they name must exist.

use super::{Declared, skips::empty_range};
use crate::{
    analysis::{
        inputs::{Declaration, LibraryInput},
        roles::{Judgement, Value},
    },
    diag::{Diagnostic, Diagnostics, Location, nearest},
    spec::{Count, Entry, Function, PythonFunction},
};

/// One of a function's entries, and what it is for.
pub(super) struct Check<'a> {
    input: &'a LibraryInput<'a>,
    declared: &'a Declared<'a>,
    covered: Vec<Declaration<'a>>,
    entry: Entry<'a>,
}

impl<'a> Check<'a> {
    pub(super) fn new(input: &'a LibraryInput<'a>, declared: &'a Declared<'a>, entry: Entry<'a>) -> Self {
        Self { input, declared, covered: input.covered(entry).collect(), entry }
    }

    /// Finds parameters, counts, selectors and callbacks' data that no covered declaration has.
    pub(super) fn run(&self, diagnostics: &mut Diagnostics) {
        let Entry { symbol, function, .. } = self.entry;
        let Function { r#in: _, params, python } = function;
        if params.is_empty() && *python == PythonFunction::default() {
            let message = format!("the entry of `{symbol}` judges nothing");
            diagnostics.push(
                Diagnostic::new("redundant-entry", self.entry.location(), message)
                    .help("remove it, or say under `params` what its parameters are for"),
            );
        }
        if self.covered.is_empty() {
            if self.declared.has_function(symbol) {
                diagnostics.push(empty_range(self.input, self.entry.location_of(&["in"]), symbol));
            }
            return;
        }
        for (param, judgement) in &function.params {
            self.check_mentioned(self.entry.param_location(param, &[]), param, diagnostics);
            // What is no role has been reported as that.
            let Ok(entry) = &judgement.role else { continue };
            let Judgement { role, host, count_unread, element, extent, .. } = Judgement::of(entry);
            let host = host.iter().map(|host| ("host", Value::Host(host)));
            let unread = count_unread.iter().map(|unread| ("count_unread", Value::Unread(unread)));
            let element = element.iter().map(|element| ("element", Value::Param(element)));
            let extent = extent.iter().map(|extent| ("extent", Value::Extent(extent)));
            for (key, value) in role.keys().1.into_iter().chain(host).chain(unread).chain(element).chain(extent) {
                self.check_value(param, key, value, diagnostics);
            }
        }
    }

    /// The parameters and functions that the value of a role's key names.
    fn check_value(&self, param: &str, key: &str, value: Value<'_>, diagnostics: &mut Diagnostics) {
        let at = |keys: &[&str]| self.entry.param_location(param, &[&[key], keys].concat());
        let mut called = |function: &str| {
            if !self.declared.has_function(function) {
                diagnostics.push(self.declared.unknown_function(function, at(&[]), &self.declared.symbols));
            }
        };
        match value {
            Value::Param(name) => self.check_mentioned(at(&[]), name, diagnostics),
            Value::Function(function) => called(function),
            Value::Count(Count::Call(function)) => called(function),
            Value::Count(count) => {
                count.params().into_iter().for_each(|name| self.check_mentioned(at(&[]), name, diagnostics));
            }
            Value::Host(host) => {
                host.names().for_each(|(key, name)| self.check_mentioned(at(&[key]), name, diagnostics));
            }
            Value::Extent(extent) => extent.params().for_each(|name| self.check_mentioned(at(&[]), name, diagnostics)),
            Value::Unread(unread) => self.check_mentioned(at(&["known_by"]), &unread.known_by, diagnostics),
            Value::Yes | Value::Word(_) | Value::Type(_) | Value::Most(_) | Value::Reason(_) | Value::Python(_) => {}
        }
    }

    /// A parameter that the entry names must be there in what it is for.
    fn check_mentioned(&self, location: Location, name: &str, diagnostics: &mut Diagnostics) {
        let (covered, owner) = (&self.covered, self.entry.symbol);
        let has = |it: &Declaration<'_>| it.function.params.contains_key(name);
        let mut own = covered.iter().filter(|it| it.symbol == owner);
        let missing = if covered.iter().any(has) { own.find(|declaration| !has(declaration)) } else { covered.last() };
        let Some(Declaration { version, symbol, function }) = missing else { return };
        let params: Vec<&str> = function.params.keys().map(String::as_str).collect();
        let declares = match params.as_slice() {
            [] => "no parameters".to_owned(),
            some => some.join(", "),
        };
        diagnostics.push(if covered.iter().any(has) {
            Diagnostic::new(
                "partial-param",
                location,
                format!("{symbol} has no parameter `{name}` in {product} {version}", product = self.input.product()),
            )
            .note(format!("{} declares there: {declares}", function.header))
            .help("limit the entry with `in`, and write a second one for the other toolkits")
        } else {
            let diagnostic = Diagnostic::new("unknown-param", location, format!("{owner} has no parameter `{name}`"))
                .note(format!("{} declares: {declares}", function.header));
            match nearest(name, params) {
                Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
                None => diagnostic.help("name parameters as the header does, or remove the judgement"),
            }
        });
    }
}
