//! codegen
pub mod ctype;
pub mod diag;
pub mod facts;
pub mod registry;
pub mod scan;
pub mod version;
