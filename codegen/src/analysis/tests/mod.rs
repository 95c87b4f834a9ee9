//! Plans of calls, from declarations and roles; and what the registries of this repository say of when functions came.

mod dates;
mod plans;
