//! xtask
use codegen::{registry::Registry, spec};
fn main() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let specs = spec::load(root).unwrap_or_else(|e| panic!("{e}"));
    let regs: Vec<_> = specs.0.iter().map(|s| Registry::load(root, s.name()).unwrap()).collect();
    match codegen::resolve::resolve(&regs, &specs) {
        Ok(api) => println!("{api:#?}"),
        Err(e) => println!("{e}"),
    }
}
