//! Comparison of the README's table of libraries with the specs and the registry.

use codegen_core::{registry::Registry, spec::Spec};

/// A sentence for each library that has no row, or whose row contains a different first version. `readme` is the text
/// of the README.
pub fn outdated_rows(readme: &str, libraries: &[Spec], registries: &[Registry]) -> Vec<String> {
    let rows: Vec<Vec<&str>> = readme
        .lines()
        .filter(|line| line.starts_with("| "))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    let outdated = |spec: &Spec, registry: &Registry| {
        let library = &spec.content.library;
        let module = format!("`{}`", library.name);
        let Some(row) = rows.iter().find(|row| row.get(1).is_some_and(|cell| cell.contains(&module))) else {
            return Some(format!("README.md has no row for {}, with the module {module}", library.title));
        };
        let oldest = registry.toolkits.keys().next()?;
        let since = format!("{} {oldest}", if library.has_own_versions() { &library.title } else { "CUDA" });
        (row.get(2) != Some(&since.as_str()))
            .then(|| format!("README.md does not date {} since {since}", library.title))
    };
    libraries.iter().zip(registries).filter_map(|(spec, registry)| outdated(spec, registry)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use codegen_core::{diag::Diagnostics, spec};

    #[test]
    fn a_row_names_the_oldest_version() {
        let library = "
library:
  name: fx
  title: cuFx
  headers: [fx.h]
  axis: own
  min_functions: 1
  loads: {\"1\": {linux: [libfx.so.1]}}
  result: {type: fxResult, success: FX_OK, missing_library: FX_NO, missing_symbol: FX_NO, invalid_argument: FX_NO}
  docs: https://example.com/
";
        let mut diagnostics = Diagnostics::default();
        let specs: Vec<Spec> = spec::parse(library, "specs/fx.yaml", &mut diagnostics).into_iter().collect();
        assert_eq!(specs.len(), 1, "{:?}", diagnostics.sorted());
        let facts = "library: fx\ntoolkits: ['1.1', '1.2']\n";
        let registry = [Registry::parse("fx", facts, "fx.yaml").unwrap_or_else(|failure| panic!("{failure}"))];
        let rows = |row: &str| outdated_rows(&format!("| a | b | c |\n{row}\n"), &specs, &registry);
        assert!(rows("| cuFx | `fx` † | cuFx 1.1 | `a-package` |").is_empty());
        assert_eq!(rows("| cuFx | `fx` | cuFx 1.2 | `a-package` |"), ["README.md does not date cuFx since cuFx 1.1"]);
        assert_eq!(rows(""), ["README.md has no row for cuFx, with the module `fx`"]);
    }
}
