//! What is the same for all functions and handles of the modules `owned`: those have their heads and bodies.

mod functions;
mod groups;
mod handles;
mod lengths;
