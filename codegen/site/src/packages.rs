//! The data as packages, ready to publish: for npm and for PyPI, with the same files.

use super::{About, Files, Site, data};
use serde_json::json;

/// Their name in both registries.
const NAME: &str = "cubind-data";
/// The name of the Python module.
const MODULE: &str = "cubind_data";
/// The description of the packages in the registries.
const SAYS: &str = "The CUDA API as data: every symbol of CUDA's libraries in every toolkit, with signatures, layouts, roles and dates";

/// The Python module that reads the files.
const LOADER: &str = include_str!("../../../templates/site/cubind_data.py");

/// The files of both packages, each in a separate folder: `npm/`, `pypi/`.
pub(super) fn packages(site: &Site, about: &About) -> Files {
    let mut files = Files::new();
    let all = site.files.iter().filter_map(|(path, text)| Some((path.strip_prefix("data/")?, text)));
    for (name, text) in all {
        files.insert(format!("npm/{name}"), text.clone());
        files.insert(format!("pypi/src/{MODULE}/{name}"), text.clone());
    }
    let manifest = json!({
        "name": NAME,
        "version": about.version,
        "description": SAYS,
        "license": data::LICENCE,
        "repository": about.repository,
        "homepage": about.address,
        "keywords": ["cuda", "api", "data"],
        "exports": {"./*.json": "./*.json"},
        "files": ["*.json", "CHANGES.md"],
    });
    files.insert("npm/package.json".to_owned(), format!("{manifest:#}\n"));
    for folder in ["npm", "pypi"] {
        files.insert(format!("{folder}/README.md"), readme(about));
    }
    files.insert("pypi/pyproject.toml".to_owned(), pyproject(about));
    files.insert(format!("pypi/src/{MODULE}/__init__.py"), LOADER.to_owned());
    files
}

fn pyproject(About { version, repository, .. }: &About) -> String {
    let licence = data::LICENCE;
    format!(
        r#"[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "{NAME}"
version = "{version}"
description = "{SAYS}"
readme = "README.md"
license = "{licence}"
requires-python = ">=3.9"
urls = {{ Repository = "{repository}" }}

[tool.setuptools.package-data]
{MODULE} = ["*.json"]
"#
    )
}

fn readme(About { address, repository, .. }: &About) -> String {
    format!(
        r#"# {NAME}

{SAYS}.

One JSON file for each library, described by `library.schema.json`.

```js
import driver from "{NAME}/driver.json" with {{ type: "json" }};
console.log(driver.functions.cuMemAlloc_v2.available);
```

```python
import {MODULE}
print({MODULE}.load("driver")["functions"]["cuMemAlloc_v2"]["available"])
```

The same as a site: {address}. Made by [cubind]({repository}); its data page says how to cite it. Not by NVIDIA.
"#
    )
}
