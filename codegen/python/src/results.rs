//! Results of calls in Python: an enum of result codes, or a record that contains a result code.

use super::Scope;
use codegen_core::ctype::CType;
use codegen_printing::ident;
use proc_macro2::{Literal, TokenStream};
use quote::quote;

impl Scope<'_> {
    /// Returns true if the library's functions return a result code instead of a record that contains one.
    pub(super) fn results_are_codes(&self) -> bool {
        self.library.spec.result.code.is_none()
    }

    /// The name of the field that contains the result code, if the result is a record.
    fn code_field(&self) -> Option<TokenStream> {
        let field = self.library.spec.result.code.as_ref().map(|field| ident(field))?;
        Some(quote!(#field))
    }

    /// Statements that make the call, and bind the result code to `status` and a record to `result`.
    pub(super) fn status_of(&self, call: &TokenStream) -> TokenStream {
        match self.code_field() {
            None => quote!(let status = #call;),
            Some(field) => quote!(let result = #call; let status = result.#field;),
        }
    }

    /// Like [`status_of`](Self::status_of), for a function that returns a count or a result code. The statements bind
    /// the count to `value`.
    pub(super) fn status_of_count(&self, call: &TokenStream) -> TokenStream {
        let result = self.code_field().map(|field| {
            let result = self.abi(&CType::Named(self.library.spec.result.r#type.clone()));
            // SAFETY: the type is a record that contains a result code, for which zeros are a valid value.
            quote!(let mut result: #result = unsafe { core::mem::zeroed() }; result.#field = status;)
        });
        quote!(let (value, status) = #call; #result)
    }

    /// The statement that returns the result of a call without outputs. [`status_of`](Self::status_of) binds the
    /// result.
    pub(super) fn returned_alone(&self) -> TokenStream {
        let table = self.result_table();
        match self.results_are_codes() {
            true => quote!(returned0(py, &#table, status)),
            false => quote!(returned_record(py, &#table, &result, status, 0, |_| Ok(()))),
        }
    }

    /// The condition under which the call with the result code `status` has succeeded. The work of such a call is
    /// complete or in progress.
    pub(super) fn succeeded(&self) -> TokenStream {
        match self.in_progress() {
            None if self.has_warnings() => quote!(status >= 0),
            Some(code) if self.has_warnings() => quote!((status >= 0 || status == #code)),
            None => quote!(status == 0),
            Some(code) => quote!(matches!(status, 0 | #code)),
        }
    }

    /// The condition under which the call has failed.
    pub(super) fn failed(&self) -> TokenStream {
        let succeeded = self.succeeded();
        match self.in_progress() {
            _ if self.has_warnings() => quote!(!(#succeeded)),
            None => quote!(status != 0),
            Some(_) => quote!(!#succeeded),
        }
    }

    /// The result code of a call whose work continues asynchronously.
    fn in_progress(&self) -> Option<Literal> {
        self.code_in_progress().map(Literal::i32_unsuffixed)
    }

    /// A result code other than 0 for which outputs are valid, for a call with the result code `status`. `None` if
    /// outputs are valid only for the result code 0.
    fn also(&self, status: &TokenStream) -> Option<TokenStream> {
        match self.in_progress() {
            None if self.has_warnings() => Some(quote!(#status.max(0))),
            Some(code) if self.has_warnings() => Some(quote!(if #status > 0 { #status } else { #code })),
            code => code.map(|code| quote!(#code)),
        }
    }

    /// The result code of a call whose output buffer is too small.
    pub(super) fn too_small(&self) -> Option<Literal> {
        self.code_too_small().map(Literal::i32_unsuffixed)
    }

    /// The statement that returns the result code of a failed call and `count` outputs. `fill` adds the outputs that
    /// describe the failure.
    pub(super) fn returned_failed(&self, count: &TokenStream, fill: &TokenStream) -> TokenStream {
        let table = self.result_table();
        match self.results_are_codes() {
            true => quote!(returned_as(py, &#table, status, #count, #fill)),
            false => quote!(returned_record(py, &#table, &result, 0, #count, #fill)),
        }
    }

    /// Returns true if outputs are valid only if the result code is 0.
    pub(super) fn only_zero_succeeds(&self) -> bool {
        self.in_progress().is_none() && !self.has_warnings()
    }

    /// The statement that returns the result code `status` and `count` outputs. `fill` adds the outputs. If `alone` is
    /// set at run time, only the outputs are returned.
    pub(super) fn returned_in_form(&self, count: &TokenStream, fill: &TokenStream) -> TokenStream {
        let table = self.result_table();
        quote!(returned_in_form(py, &#table, status, (#count, alone), #fill))
    }

    /// The statement that returns the result and `count` outputs. `fill` adds the outputs. If the call has no `status`,
    /// the result is success.
    pub(super) fn returned(
        &self,
        status: Option<&TokenStream>,
        count: &TokenStream,
        fill: &TokenStream,
    ) -> TokenStream {
        let table = self.result_table();
        match (self.code_field(), status) {
            (None, Some(status)) => match self.also(status) {
                None => quote!(returned(py, &#table, #status, #count, #fill)),
                Some(code) => quote!(returned_or(py, &#table, #status, #code, #count, #fill)),
            },
            (None, None) => quote!(returned(py, &#table, 0, #count, #fill)),
            (Some(_), Some(status)) => {
                let status = match self.also(status) {
                    None => quote!(#status),
                    Some(code) => quote!(if #status == #code { 0 } else { #status }),
                };
                quote!(returned_record(py, &#table, &result, #status, #count, #fill))
            }
            (Some(_), None) => quote!(returned_success(py, &#table, #count, #fill)),
        }
    }
}
