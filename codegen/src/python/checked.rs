//! `cubind.checked`: the modules again, with exceptions in the place of result codes. What they do is written by hand; here
//! are the files that say so of each module, and their stubs.

use super::{
    Package, PyModule,
    files::{Library, of_major},
    stub_files::{Function, Import, Returns, function, imports},
};
use crate::printing::render;
use askama::Template;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Template)]
#[template(path = "python/package/checked/__init__.py.j2", escape = "none")]
struct Init<'a> {
    majors: &'a [String],
    libraries: &'a [Library<'a>],
}

#[derive(Template)]
#[template(path = "python/package/checked/__init__.pyi.j2", escape = "none")]
struct InitStub<'a> {
    majors: &'a [String],
    libraries: &'a [Library<'a>],
}

#[derive(Template)]
#[template(path = "python/package/checked/alias.py.j2", escape = "none")]
struct Alias<'a> {
    library: &'a Library<'a>,
}

#[derive(Template)]
#[template(path = "python/package/checked/alias.pyi.j2", escape = "none")]
struct AliasStub<'a> {
    library: &'a Library<'a>,
}

#[derive(Template)]
#[template(path = "python/package/checked/major.py.j2", escape = "none")]
struct MajorFile<'a> {
    major: &'a str,
    libraries: &'a [&'a Library<'a>],
}

#[derive(Template)]
#[template(path = "python/package/checked/major.pyi.j2", escape = "none")]
struct MajorStub<'a> {
    major: &'a str,
    libraries: &'a [&'a Library<'a>],
}

#[derive(Template)]
#[template(path = "python/package/checked/module.py.j2", escape = "none")]
struct ModuleFile<'a> {
    library: &'a Library<'a>,
    major: u32,
}

#[derive(Template)]
#[template(path = "python/package/checked/stub.pyi.j2", escape = "none")]
struct Stub<'a> {
    title: &'a str,
    library: &'a str,
    major: u32,
    imports: Vec<Import<'a>>,
    names: BTreeSet<&'a str>,
    functions: Vec<Function<'a>>,
}

/// Path → text.
pub(super) fn files(package: &Package, majors: &[String], libraries: &[Library<'_>]) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    let mut put = |path: &str, text: String| drop(files.insert(format!("python/cubind/checked/{path}"), text));
    put("__init__.py", render(&Init { majors, libraries }));
    put("__init__.pyi", render(&InitStub { majors, libraries }));
    for library in libraries {
        put(&format!("{}.py", library.name), render(&Alias { library }));
        put(&format!("{}.pyi", library.name), render(&AliasStub { library }));
    }
    for major in majors {
        let libraries = &of_major(libraries, major);
        put(&format!("cuda{major}/__init__.py"), render(&MajorFile { major, libraries }));
        put(&format!("cuda{major}/__init__.pyi"), render(&MajorStub { major, libraries }));
    }
    for module in &package.modules {
        let path = format!("cuda{}/{}", module.major, module.library);
        let file = ModuleFile { library: &Library::of(package, module), major: module.major };
        put(&format!("{path}.py"), render(&file));
        put(&format!("{path}.pyi"), render(&stub(package, module)));
    }
    files
}

fn stub<'a>(package: &'a Package, module: &'a PyModule) -> Stub<'a> {
    let classes = module.stubs.iter().map(|class| class.name.as_str());
    let constants = module.constants.iter().map(|constant| constant.name.as_str());
    let functions = module.functions.iter();
    Stub {
        title: &module.title,
        library: &module.library,
        major: module.major,
        imports: imports(package, module),
        names: classes.chain(constants).chain(["sizeof"]).collect(),
        functions: functions.map(|it| function(&it.name, &it.stub, Returns::Outputs)).collect(),
    }
}
