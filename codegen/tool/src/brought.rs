//! The files of this repository that are embedded in the tool, as listed by `build.rs`.

use codegen::generate::Brought;

include!(concat!(env!("OUT_DIR"), "/brought.rs"));

/// All files that are embedded in the tool.
pub(crate) const BROUGHT: Brought = Brought { files: FILES, stubs: STUBS };

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_embedded_registry_has_a_spec() {
        let has = |path: &str| FILES.iter().any(|(known, _)| *known == path);
        assert!(has("specs/majors.yaml") && has("specs/toolkits.yaml") && STUBS.len() > 10);
        let registries = FILES.iter().filter_map(|(path, _)| path.strip_prefix("specs/registry/"));
        let registries: Vec<&str> = registries.collect();
        assert!(!registries.is_empty());
        registries.iter().for_each(|library| assert!(has(&format!("specs/{library}")), "{library}"));
    }
}
