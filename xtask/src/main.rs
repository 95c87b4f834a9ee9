//! xtask
use codegen::registry::Registry;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let lib = std::path::Path::new(&a[1]);
    let libs: [(&str, &[&str]); 3] = [("driver", &["cuda.h"]), ("runtime", &["cuda_runtime_api.h", "driver_types.h", "surface_types.h", "texture_types.h", "driver_functions.h"]), ("nvrtc", &["nvrtc.h"])];
    for (name, hs) in libs {
        let mut r = Registry::new(name);
        for tk in &a[2..] {
            let (v, inc) = tk.split_once('=').unwrap();
            let s = codegen::scan::Scanner::new(root, std::path::Path::new(inc), lib).unwrap();
            let hs: Vec<String> = hs.iter().map(|s| s.to_string()).collect();
            let f = s.scan(&codegen::scan::Request { headers: &hs, version_macro: None, version: v.parse().unwrap(), least_functions: 1 }).unwrap_or_else(|e| panic!("{e}"));
            r.toolkits.insert(v.parse().unwrap(), f);
        }
        let t = std::time::Instant::now();
        let text = r.to_text();
        let back = Registry::parse(name, &text, "x").unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(back.to_text(), text);
        eprintln!("{} {:?} same {}", text.len(), t.elapsed(), back == r);
        std::fs::write(root.join(Registry::path(name)), text).unwrap();
    }
}
