//! Values that follow from the caller's slices and types, and what must hold of those before the call is made.

use super::{Fits, Guard, Raw, There, Told};
use crate::api::{
    call::Returned,
    plan::{Derived, ParamPlan, Passing},
    roles::Selection,
};

impl<'a> Raw<'a> {
    /// The value of a parameter that the other arguments tell.
    pub(super) fn derived(&mut self, param: &ParamPlan, derived: &'a Derived) -> Told {
        match derived {
            Derived::SizeOf(value) => self.value_size(value),
            Derived::Lengths(lengths) => match lengths.as_slice() {
                [only] => Told::Length(only.clone()),
                // That they agree is checked before the call.
                several => {
                    self.guards.push(Guard::Lengths { count: param.name.clone(), of: several.to_vec() });
                    Told::Common
                }
            },
        }
    }

    /// The size of a value whose type the caller chooses; 0 of one that is not there.
    fn value_size(&self, name: &str) -> Told {
        match self.plan.param(name) {
            Some(value) if !is_option(value) => Told::SizeOf(self.generic_name(value)),
            Some(_) | None => Told::SizeOfOption(name.to_owned()),
        }
    }

    /// The type that the caller chose must have the size of what the selector selects; only a status can report that.
    pub(super) fn check_size(&mut self, param: &ParamPlan) {
        self.check_fits(param, if param.length.is_some() { Fits::Told } else { Fits::Same });
    }

    /// The same, where the sizes are compared in another way.
    pub(super) fn check_fits(&mut self, param: &ParamPlan, fits: Fits) {
        self.check_if(param, if is_option(param) { There::IfSome } else { There::Always }, fits);
    }

    /// The same of the elements of a slice. An empty one passes NULL, whatever its type is.
    pub(super) fn check_elements(&mut self, param: &ParamPlan) {
        self.check_if(param, There::IfAny, Fits::Same);
    }

    /// A number must have the size of the type that the selector selects; of two such parts where it is complex.
    pub(super) fn check_number(&mut self, param: &ParamPlan) {
        let Some(selection) = self.checked_selection(param) else { return };
        let (param, complex) = (param.name.clone(), param.complex.clone());
        self.guards.push(Guard::UnfitNumber { param, selection, complex });
    }

    fn check_if(&mut self, param: &ParamPlan, there: There, fits: Fits) {
        let Some(selection) = self.checked_selection(param) else { return };
        let (param, generic) = (param.name.clone(), self.generic_name(param));
        self.guards.push(Guard::Unfit { param, generic, selection, fits, there });
    }

    /// What selects the type of a parameter, where the function can report that another one was given.
    fn checked_selection(&self, param: &ParamPlan) -> Option<Selection> {
        param.selection().filter(|_| self.symbol.returned == Returned::Status).cloned()
    }
}

/// Whether a value that the caller gives may be missing.
fn is_option(value: &ParamPlan) -> bool {
    value.nullable && value.passing == Passing::Reference { mutable: false }
}
