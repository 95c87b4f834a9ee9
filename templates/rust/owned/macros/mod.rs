//! Macros for all functions and handles of the modules `owned`.

mod functions;
mod groups;
mod handles;
mod lengths;
