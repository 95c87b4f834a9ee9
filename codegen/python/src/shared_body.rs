//! Shared bodies of functions. Functions of a library share a body if they convert their arguments and results in the
//! same way. A shared body is compiled once. Its parameters contain the differences between the functions, including
//! the called C function.
//!
//! Functions that return immediately (`returns_at_once`) have their own bodies, because programs call these functions
//! most often.
//!
//! Bodies are compared as text. Before the comparison, the parts that are specific to one function are removed: the
//! names of its parameters and symbol, and the tables of its types.

use super::{
    Scope,
    body::{local, object},
    functions::PyParam,
    types::Kind,
};
use codegen_core::{
    api::{Function, Symbol},
    ctype::CType,
};
use proc_macro2::{Group, Ident, Literal, TokenStream, TokenTree};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

/// The part of a function's body that several functions can share.
#[derive(Clone, Debug)]
pub(super) struct SharedBody {
    /// The tokens of the shared function after its name.
    body: TokenStream,
    /// The tables that are specific to the function, in the order of the shared function's parameters.
    tables: Vec<TokenStream>,
    /// The names of the function's parameters, in the format that the support code parses.
    names: String,
    /// The slot that contains the function's symbol.
    slot: TokenStream,
}

impl SharedBody {
    /// The body of a function that binds its arguments to the variables in `bound` and then executes `steps`.
    pub(super) fn of(
        scope: &Scope<'_>,
        (function, symbol): (&Function, &Symbol),
        bound: &Bound<'_>,
        steps: &TokenStream,
    ) -> Self {
        let mut taken = Taken::new(scope, (function, symbol), bound);
        let steps = taken.out_of(steps.clone());
        let objects = |range: std::ops::Range<usize>| range.map(|index| format_ident!("a{index}")).collect::<Vec<_>>();
        let (required, all) = (bound.required.len(), bound.required.len() + bound.optional.len());
        let (required, optional) = (objects(0..required), objects(required..all));
        let (parameters, types) = (taken.tables.iter().enumerate(), taken.types.iter());
        let parameters = parameters.zip(types).map(|((index, _), ty)| {
            let (name, ty) = (format_ident!("t{index}"), format_ident!("{ty}"));
            quote!(#name: &'static #ty)
        });
        let body = quote! {
            <'a, 'py>(
                this: Object<'a, 'py>, first: First<'a, 'py>, count: isize, names: ByName<'a, 'py>, own: Own, #(#parameters),*
            ) -> Named<'py> {
                own.named(this.py(), || {
                    let call = Call::of_shared((this, first, count, names));
                    let ([#(#required),*], [#(#optional),*]) = call.bind_own(own)?;
                    let py = call.py();
                    #steps
                })
            }
        };
        Self { body, tables: taken.tables, names: bound.names(), slot: scope.slot(&symbol.name) }
    }
}

/// The parameters of a Python function in the order of binding.
pub(super) struct Bound<'a> {
    pub(super) required: Vec<&'a PyParam>,
    pub(super) optional: Vec<&'a PyParam>,
    /// The mark before a parameter's name. An optional parameter that precedes required parameters has a mark.
    pub(super) mark: fn(&PyParam) -> &'static str,
}

impl<'a> Bound<'a> {
    fn all(&self) -> impl Iterator<Item = &&'a PyParam> {
        self.required.iter().chain(&self.optional)
    }

    /// The string from which the support code parses the parameters' names.
    pub(super) fn names(&self) -> String {
        let names = self.all().map(|param| format!("{}{}", (self.mark)(param), param.name));
        names.collect::<Vec<_>>().join(" ")
    }
}

/// The parts that are specific to one function. They are removed from the function's body.
struct Taken<'a> {
    scope: &'a Scope<'a>,
    /// The slot that contains the function's symbol, as text.
    slot: String,
    /// Maps each variable that contains a Python object to the parameter's index. `names` does the same for the
    /// parameter names in messages.
    objects: BTreeMap<String, usize>,
    names: BTreeMap<String, usize>,
    /// Maps each variable that contains a C value to the parameter's index. The names of derived variables start with
    /// the name of such a variable.
    locals: BTreeMap<String, usize>,
    tables: Vec<TokenStream>,
    types: Vec<&'static str>,
}

impl<'a> Taken<'a> {
    fn new(scope: &'a Scope<'a>, (function, symbol): (&Function, &Symbol), bound: &Bound<'_>) -> Self {
        let slot = scope.slot(&symbol.name).to_string();
        let names = bound.all().enumerate().map(|(index, param)| (param.name.clone(), index)).collect();
        let objects = bound.all().enumerate().map(|(index, param)| (object(&param.name).to_string(), index)).collect();
        let locals = function.plan.params.iter().enumerate();
        let locals = locals.map(|(index, param)| (local(&param.name).to_string(), index)).collect();
        Self { scope, slot, objects, names, locals, tables: Vec::new(), types: Vec::new() }
    }

    /// Removes the parts that are specific to the function from its tokens.
    fn out_of(&mut self, tokens: TokenStream) -> TokenStream {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut made = TokenStream::new();
        let mut at = 0;
        while at < tokens.len() {
            let (rest, before) = (&tokens[at..], &tokens[..at]);
            let (step, used) = self.next(before, rest);
            made.extend(step);
            at += used;
        }
        made
    }

    /// Returns the replacement of the next tokens, and the number of tokens that are replaced.
    fn next(&mut self, before: &[TokenTree], rest: &[TokenTree]) -> (TokenStream, usize) {
        if let Some((expression, ty, used)) = self.table(rest) {
            return (self.parameter(expression, ty), used);
        }
        match rest {
            [TokenTree::Ident(name), not, TokenTree::Group(group), ..] if name == "ints" && is(not, '!') => {
                (self.integers(&group.stream()), 3)
            }
            // Other functions that the body calls, such as a query for a size, have their own symbols.
            [TokenTree::Ident(method), TokenTree::Group(slot), ..]
                if (method == "symbol" || method == "symbol_and_form")
                    && ends(before, '.')
                    && slot.stream().to_string() == self.slot =>
            {
                let own = format_ident!("own_{method}");
                (quote!(#own(own)), 2)
            }
            [TokenTree::Ident(name), ..] => (self.variable(name, before, &rest[1..]), 1),
            [TokenTree::Literal(literal), ..] if ends(before, ',') => (self.name(literal), 1),
            [TokenTree::Group(group), ..] => {
                let mut inner = Group::new(group.delimiter(), self.out_of(group.stream()));
                inner.set_span(group.span());
                (TokenTree::Group(inner).into(), 1)
            }
            [other, ..] => (other.clone().into(), 1),
            [] => (TokenStream::new(), 1),
        }
    }

    /// A reference to a table at the start of the tokens: the expression, its type, and its number of tokens.
    fn table(&self, tokens: &[TokenTree]) -> Option<(TokenStream, &'static str, usize)> {
        let [and, TokenTree::Ident(scope), colon, other, TokenTree::Ident(name), behind @ ..] = tokens else {
            return None;
        };
        if !is(and, '&') || !is(colon, ':') || !is(other, ':') {
            return None;
        }
        let used = match behind {
            // A row that is built from a table is not a constant. Therefore, the shared body builds the row.
            [TokenTree::Group(group), ..] if scope == "Ty" => match group.stream().into_iter().any(|it| is(&it, '&')) {
                true => return None,
                false => 6,
            },
            [TokenTree::Punct(punct), ..] if punct.as_char() == ':' || punct.as_char() == '.' => return None,
            [TokenTree::Group(_), ..] => return None,
            _ => 5,
        };
        // The expression omits the `&`, because the macro adds it.
        let expression: TokenStream = tokens[1..used].iter().cloned().collect();
        let ty = if scope == "Ty" { "Ty" } else { self.type_of(scope, name)? };
        Some((expression, ty, used))
    }

    /// The Rust type of the table with this name.
    fn type_of(&self, scope: &Ident, name: &Ident) -> Option<&'static str> {
        let path = quote!(#scope::#name).to_string();
        let name = name.to_string();
        let named = CType::Named(name.strip_prefix("r#").unwrap_or(&name).to_owned());
        let (table, ty) = match self.scope.kind(&named) {
            Kind::Enum(table) => (table, "EnumDef"),
            Kind::Value(table, _) => (table, "ValueDef"),
            Kind::Record(table) => (table, "RecordDef"),
            Kind::Number(_) | Kind::CString | Kind::Callback | Kind::Pointer | Kind::Array(..) => return None,
        };
        (table.to_string() == path).then_some(ty)
    }

    /// The name of the shared body's parameter for a table. All uses of the same table share one parameter.
    fn parameter(&mut self, expression: TokenStream, ty: &'static str) -> TokenStream {
        let text = expression.to_string();
        let known = self.tables.iter().position(|table| table.to_string() == text);
        let index = known.unwrap_or_else(|| {
            self.tables.push(expression);
            self.types.push(ty);
            self.tables.len() - 1
        });
        let name = format_ident!("t{index}");
        quote!(#name)
    }

    /// The statements that convert consecutive integers. `tokens` contains the converter, followed by pairs such as
    /// `c_m = m, c_n = n`.
    fn integers(&self, tokens: &TokenStream) -> TokenStream {
        let mut tokens = tokens.clone().into_iter();
        let converter = tokens.next();
        let idents: Vec<Ident> = tokens
            .filter_map(|token| match token {
                TokenTree::Ident(ident) => Some(ident),
                TokenTree::Group(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => None,
            })
            .collect();
        let converted = idents.chunks_exact(2).map(|pair| {
            let (value, object) = (self.variable(&pair[0], &[], &[]), self.variable(&pair[1], &[], &[]));
            let name = self.name_at(self.objects[&pair[1].to_string()]);
            quote!(let #value = args::#converter(#object, #name)?)
        });
        quote!(#(#converted);*)
    }

    /// Replaces the name of a variable by a name that contains the parameter's index. Other identifiers are unchanged.
    fn variable(&self, name: &Ident, before: &[TokenTree], behind: &[TokenTree]) -> TokenStream {
        let is_path = ends(before, ':') && before.len() > 1 && is(&before[before.len() - 2], ':');
        let is_path = is_path || matches!(behind, [one, other, ..] if is(one, ':') && is(other, ':'));
        if is_path || ends(before, '.') {
            return quote!(#name);
        }
        let text = name.to_string();
        if let Some(index) = self.objects.get(&text) {
            let object = format_ident!("a{index}");
            return quote!(#object);
        }
        let of = self.locals.iter().filter(|(local, _)| text == **local || text.starts_with(&format!("{local}_")));
        match of.max_by_key(|(local, _)| local.len()) {
            Some((local, index)) => {
                let value = format_ident!("c{index}{}", &text[local.len()..]);
                quote!(#value)
            }
            None => quote!(#name),
        }
    }

    /// Replaces the name of a parameter in a message by an expression. Other literals are unchanged.
    fn name(&self, literal: &Literal) -> TokenStream {
        let text = literal.to_string();
        let name = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
        match name.and_then(|name| self.names.get(name)) {
            Some(index) => self.name_at(*index),
            None => quote!(#literal),
        }
    }

    fn name_at(&self, index: usize) -> TokenStream {
        let index = Literal::usize_unsuffixed(index);
        quote!(own.name(#index))
    }
}

fn is(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

fn ends(tokens: &[TokenTree], sign: char) -> bool {
    tokens.last().is_some_and(|token| is(token, sign))
}

/// The position of a function: its file and its name.
type At<'f> = (&'f str, &'f str);

/// Finds functions of one library with equal bodies. All of these functions call the body that is printed below the
/// first of them. That body may be in another file.
pub(super) fn shared<'f>(functions: &BTreeMap<At<'f>, &'f SharedBody>) -> BTreeMap<At<'f>, TokenStream> {
    let mut groups: BTreeMap<String, Vec<(At<'f>, &SharedBody)>> = BTreeMap::new();
    for (at, shared) in functions {
        groups.entry(shared.body.to_string()).or_default().push((*at, shared));
    }
    let mut bodies = BTreeMap::new();
    for group in groups.into_values().filter(|group| group.len() > 1) {
        let first = group[0].0;
        let (name, file) = (format_ident!("like_{}", first.1), format_ident!("{}", first.0));
        let visible = group.iter().any(|((place, _), _)| *place != first.0).then(|| quote!(pub(super)));
        for (at, SharedBody { body, tables, names, slot }) in group {
            let (place, function) = at;
            let public = super::functions::rust_name(function);
            let below = (at == first).then(|| {
                let words = format!(" The shared body of `{function}` and other functions.");
                quote! {
                    #[doc = #words]
                    #[inline(never)]
                    #visible fn #name #body
                }
            });
            let path = if place == first.0 { quote!(#name) } else { quote!(super::#file::#name) };
            let item = quote! {
                shared!(#public = #path(#(#tables),*), #function, #names, #slot);
                #below
            };
            bodies.insert(at, item);
        }
    }
    bodies
}
