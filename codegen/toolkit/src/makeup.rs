//! The components of a toolkit. NVIDIA publishes the components as the requirements of a package without files. These
//! requirements specify the version of every component.
//!
//! The version of a component is independent of the toolkit's version: version 13.4 of a package may belong to a
//! toolkit other than 13.4.
//!
//! *Architecture invariant:* the components and their versions are the same as in NVIDIA's package.

use super::index::Wanted;
use std::collections::BTreeMap;

/// The name of the package that declares the components as extras.
pub(super) const PACKAGE: &str = "cuda-toolkit";

/// Maps the name of a package to the versions of the package that belong to the toolkit.
#[derive(Debug, Default)]
pub(super) struct Makeup(pub(super) BTreeMap<String, Wanted>);

impl Makeup {
    /// Parses requirements such as `nvidia-x==13.8.0.4.*; (…) and extra == 'all'`.
    pub(super) fn read(requirements: &[String]) -> Result<Self, String> {
        let mut packages = BTreeMap::new();
        for requirement in requirements {
            let (package, wanted) = read(requirement).ok_or_else(|| format!("`{requirement}` pins no version"))?;
            match packages.insert(package.to_owned(), wanted.clone()) {
                Some(before) if before != wanted => {
                    return Err(format!("it requires both {package}{before} and {package}{wanted}"));
                }
                Some(_) | None => {}
            }
        }
        Ok(Self(packages))
    }
}

fn read(requirement: &str) -> Option<(&str, Wanted)> {
    let requirement = requirement.split(';').next()?.trim();
    let end = requirement.find(['=', '<', '>', '!', '~', ' ', '(', '['])?;
    let (package, versions) = requirement.split_at(end);
    let mut clauses = versions.split(',').map(|clause| clause.trim_matches([' ', '(', ')']));
    if let Some(exact) = clauses.clone().find_map(|clause| clause.strip_prefix("==")) {
        let exact = exact.trim();
        return Some((package, Wanted { prefix: exact.strip_suffix(".*").unwrap_or(exact).to_owned(), least: None }));
    }
    // For several libraries, NVIDIA's requirement is a minimum version, which newer versions than that of the toolkit
    // also satisfy. The toolkit was released with the minimum version. Therefore, only patches of the minimum version,
    // which have the same first two numbers, are accepted.
    let least = clauses.find_map(|clause| clause.strip_prefix(">="))?.trim();
    let (second, _) = least.match_indices('.').nth(1).unwrap_or((least.len(), ""));
    Some((package, Wanted { prefix: least[..second].to_owned(), least: Some(least.to_owned()) }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requirements_name_versions() {
        let table = [
            ("nvidia-x==13.8.0.4.*; (sys_platform == 'linux') and extra == 'all'", "nvidia-x", "==13.8.0.4.*"),
            ("nvidia-x<14,>=13.4.92; extra == 'x'", "nvidia-x", "==13.4.*,>=13.4.92"),
            ("nvidia-x (>=12.9) ; extra == 'x'", "nvidia-x", "==12.9.*,>=12.9"),
            ("nvidia-x ==1.2", "nvidia-x", "==1.2.*"),
        ];
        for (requirement, package, versions) in table {
            let makeup = Makeup::read(&[requirement.to_owned()]).unwrap();
            let (found, wanted) = makeup.0.first_key_value().unwrap();
            assert_eq!((found.as_str(), wanted.to_string().as_str()), (package, versions));
        }
    }

    #[test]
    fn requirements_without_exactly_one_version_are_reported() {
        let read = |requirements: &[&str]| {
            Makeup::read(&requirements.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>()).unwrap_err()
        };
        assert_eq!(read(&["x<3"]), "`x<3` pins no version");
        assert_eq!(read(&["x"]), "`x` pins no version");
        assert_eq!(read(&["x==1.*", "x==2.*"]), "it requires both x==1.* and x==2.*");
        Makeup::read(&["x==1.*; extra == 'a'".to_owned(), "x==1.*; extra == 'b'".to_owned()]).unwrap();
    }
}
