//! The driver version that introduced each function, from the headers of function pointers.
//!
//! These headers declare a type for every form that a function has ever had. The name of the type ends with the driver
//! version that introduced the form. For example, `PFN_cuMemAlloc_v3020` is the form that CUDA 3.2 introduced. The
//! headers do not map forms to symbols, but both are in chronological order. If there are as many symbols as types, the
//! first symbol has the first form.

use crate::{
    facts::Facts,
    names::{revision, unversioned},
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

/// The prefix of the names of the function pointer types.
const POINTER: &str = "PFN_";

/// Maps each documented name to the driver versions of its forms, encoded as in the headers.
type Versions = BTreeMap<String, BTreeSet<i64>>;

/// Adds driver versions to the functions in `facts`. `texts` contains the contents of the headers of function pointers.
pub(super) fn record(texts: &[String], facts: &mut Facts) {
    let versions = versions(texts);
    let mut families: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for symbol in facts.functions.keys() {
        families.entry(unversioned(symbol).to_owned()).or_default().push(symbol.clone());
    }
    for (name, mut symbols) in families {
        let Some(versions) = versions.get(&name).filter(|versions| versions.len() == symbols.len()) else { continue };
        symbols.sort_by_key(|symbol| revision(symbol));
        for (symbol, version) in symbols.iter().zip(versions) {
            if let Some(function) = facts.functions.get_mut(symbol) {
                function.driver_since = Some(Version::from_header(*version));
            }
        }
    }
}

fn versions(texts: &[String]) -> Versions {
    let mut all = Versions::new();
    let words = texts.iter().flat_map(|text| text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'));
    for form in words.filter_map(|word| word.strip_prefix(POINTER)) {
        // The names of types for per-thread twins have a suffix after the version. Twins are not separate forms.
        let Some((name, version)) = form.rsplit_once("_v") else { continue };
        if let Ok(version) = version.parse() {
            all.entry(name.to_owned()).or_default().insert(version);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_name_the_versions_of_a_function() {
        let text = "#define PFN_fxAlloc PFN_fxAlloc_v3020\n\
                    #define PFN_fxCopy __TWIN(PFN_fxCopy, 4000, 7000)\n\
                    typedef int (API *PFN_fxAlloc_v3020)(size_t);\ntypedef int (API *PFN_fxAlloc_v2000)(int);\n\
                    typedef int (API *PFN_fxCopy_v4000)(int);\ntypedef int (API *PFN_fxCopy_v7000_ptds)(int);\n";
        let found = versions(&[text.to_owned()]);
        let expected = [("fxAlloc", vec![2000, 3020]), ("fxCopy", vec![4000])];
        assert_eq!(found, expected.map(|(name, versions)| (name.to_owned(), versions.into_iter().collect())).into());
    }
}
