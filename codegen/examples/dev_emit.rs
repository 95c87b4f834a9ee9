use codegen::{registry::Registry, spec};
fn main() {
    let root = std::path::Path::new("/work/main");
    let specs = spec::load(root).unwrap_or_else(|e| panic!("{e}"));
    let regs: Vec<_> = specs.0.iter().map(|s| Registry::load(root, s.name()).unwrap()).collect();
    let t = std::time::Instant::now();
    let api = codegen::resolve::resolve(&regs, &specs).unwrap_or_else(|e| panic!("{e}"));
    eprintln!("resolve {:?}", t.elapsed());
    let files = codegen::emit::rust::emit(&api);
    eprintln!("emit {:?}", t.elapsed());
    let _ = std::fs::remove_dir_all(root.join("generated/cubind/src"));
    for (p, t) in files {
        let p = root.join(p);
        std::fs::create_dir_all(p.parent().unwrap()).unwrap();
        std::fs::write(p, t).unwrap();
    }
}
