//! Functions of a recording stub, and their effects.

use super::effect::{self, Effect};
use codegen_core::{
    analysis::inputs::used_facts,
    api::{
        Api, Library,
        roles::{Param, Role},
    },
    ctype::CType,
    facts::{Facts, Function},
    header_set::HeaderSet,
    ordered::Ordered,
    registry::Registry,
    spec::{Count, Rules},
    types::TypeIndex,
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

/// A recording stub for a shared library, in the version of one toolkit or in one release of an independently versioned
/// library.
pub(super) struct EchoLibrary<'a> {
    pub(super) library: &'a Library,
    /// The version of the toolkit or of the library's release.
    pub(super) version: Version,
    /// The toolkit whose folder contains the recording stub.
    pub(super) folder: Version,
    /// The file name by which programs load the library.
    pub(super) file: &'a str,
    /// The libraries whose types this library uses.
    uses: Vec<&'a Library>,
    /// The functions of the recording stub by symbol.
    pub(super) functions: BTreeMap<&'a str, EchoFunction<'a>>,
    /// The facts of each toolkit that declares functions of the library. They include the facts of the libraries whose
    /// types this library uses.
    facts: BTreeMap<Version, (&'a Facts, Vec<&'a Facts>)>,
}

/// An exported function of a recording stub.
pub(super) struct EchoFunction<'a> {
    pub(super) symbol: &'a str,
    /// The newest toolkit that declares the function, among the toolkits up to the version of the library.
    pub(super) declared: Version,
    pub(super) returns: &'a CType,
    pub(super) params: &'a Ordered<CType>,
    /// The effects of the function on its parameters, in the order of the parameters. A function without a public name
    /// has no roles, so its arguments are only recorded.
    pub(super) effects: Vec<Effect>,
    /// The suffix of the function's variant for per-thread default streams. Empty if there is no variant.
    pub(super) per_thread: &'a str,
    /// The driver version that introduced the function. `None` if the headers of function pointer types do not document
    /// it.
    pub(super) driver_since: Option<Version>,
}

impl EchoFunction<'_> {
    /// The names under which the function is exported.
    pub(super) fn names(&self) -> Vec<String> {
        let twin = (!self.per_thread.is_empty()).then(|| format!("{}{}", self.symbol, self.per_thread));
        std::iter::once(self.symbol.to_owned()).chain(twin).collect()
    }
}

impl<'a> EchoLibrary<'a> {
    /// Creates the recording stub for the library with this index in the version `newest`, for the folder of this
    /// toolkit.
    pub(super) fn new(
        api: &'a Api,
        registries: &'a [Registry],
        index: usize,
        newest: Version,
        folder: Version,
    ) -> Self {
        let library = &api.libraries[index];
        let file = file(library, newest);
        let uses = |other: &&Library| library.spec.uses.contains(&other.spec.name);
        let used: Vec<(&Library, &Registry)> =
            api.libraries.iter().zip(registries).filter(|(other, _)| uses(other)).collect();
        // One library file can be used with several major versions. It still exports functions that newer toolkits no
        // longer declare.
        let facts: BTreeMap<Version, (&Facts, Vec<&Facts>)> = registries[index]
            .toolkits
            .iter()
            .filter(|(version, _)| **version <= newest && self::file(library, **version) == file)
            .map(|(version, facts)| {
                let facts_of = |(used, registry): &(&Library, &'a Registry)| {
                    used_facts(&library.spec, *version, &used.spec, registry)
                };
                (*version, (facts, used.iter().filter_map(facts_of).collect()))
            })
            .collect();
        let asked = asked(library);
        let served = registries[index].toolkits.iter().filter(|(version, _)| self::file(library, **version) == file);
        let resized = resized(served.map(|(_, facts)| facts));
        let mut functions = BTreeMap::new();
        for (version, (own, used)) in &facts {
            let type_index = TypeIndex::new(own, used.iter().copied());
            // Variables and variadic functions are excluded. A recording stub cannot record reads of a variable, and
            // variable arguments have no names.
            let own_functions = own.functions.iter().filter(|(_, function)| !function.variable && !function.variadic);
            for (symbol, function) in own_functions {
                let mut function =
                    echo(library, *version, symbol, function, asked.contains(symbol.as_str()), &type_index);
                leave_resized(&mut function, library, own, &resized);
                functions.insert(symbol.as_str(), function);
            }
        }
        let uses = used.into_iter().map(|(other, _)| other).collect();
        Self { library, version: newest, folder, file, uses, functions, facts }
    }

    /// The headers of the libraries whose types this library uses, followed by the library's own headers, in one
    /// version.
    pub(super) fn headers(&self, version: Version) -> Vec<String> {
        let other = if self.library.spec.has_own_versions() { self.folder } else { version };
        let used = self.uses.iter().flat_map(|used| used.spec.includes(other));
        used.chain(self.library.spec.includes(version)).collect()
    }

    /// The directive that includes the headers. A third-party header may include parts that have no include guards and
    /// that programs cannot include directly. `#import` omits a header that another header has already included.
    pub(super) fn directive(&self) -> &'static str {
        match self.library.spec.rules {
            Rules::Certain => "import",
            Rules::Cuda => "include",
        }
    }

    /// The compiler arguments that define the macros before the headers are included.
    pub(super) fn defines(&self) -> Vec<String> {
        self.library.spec.defines(false).iter().map(|define| format!("-D{define}")).collect()
    }

    /// The header set of one of the versions in [`Self::declared`].
    pub(super) fn header_set(&self, version: Version) -> HeaderSet {
        self.library.spec.header_set(version)
    }

    /// The versions of the headers against which the functions are compiled.
    pub(super) fn declared(&self) -> BTreeSet<Version> {
        self.functions.values().map(|function| function.declared).collect()
    }

    /// The facts of one of the versions in [`Self::declared`].
    pub(super) fn facts(&self, version: Version) -> (&'a Facts, &[&'a Facts]) {
        let (own, used) = &self.facts[&version];
        (own, used)
    }

    /// The first toolkit that contains an enum member and in which this library has the same file name.
    pub(super) fn member_since(&self, name: &str, member: &str) -> Option<Version> {
        let has = |facts: &&Facts| facts.enums.get(name).is_some_and(|of| of.values.get(member).is_some());
        let mut facts = self.facts.iter();
        facts.find(|(_, (own, used))| has(own) || used.iter().any(has)).map(|(version, _)| *version)
    }
}

/// The file name of a library in one toolkit.
pub(super) fn file(library: &Library, version: Version) -> &str {
    let loads = library.spec.loads.iter().find(|(range, _)| range.contains(version));
    // If the spec excludes the library from a toolkit, the library has no file in that toolkit, and therefore no
    // functions.
    loads.and_then(|(_, loads)| loads.linux.first()).map_or("", String::as_str)
}

fn echo<'a>(
    library: &'a Library,
    version: Version,
    symbol: &'a str,
    function: &'a Function,
    tells_length: bool,
    type_index: &TypeIndex<'_>,
) -> EchoFunction<'a> {
    let forms = library.signatures.get(symbol);
    let signatures = forms.and_then(|forms| forms.iter().find(|form| form.toolkits.contains(version)));
    let effects = match signatures {
        Some(form) => effects(&form.params, tells_length, type_index),
        None => function.params.keys().map(|_| Effect::Value).collect(),
    };
    EchoFunction {
        symbol,
        declared: version,
        returns: &function.returns,
        params: &function.params,
        effects,
        per_thread: &function.per_thread,
        driver_since: function.driver_since,
    }
}

fn effects(params: &[Param], tells_length: bool, type_index: &TypeIndex<'_>) -> Vec<Effect> {
    params.iter().map(|param| effect::effect(param, params, tells_length, type_index)).collect()
}

/// The names of records whose size differs between toolkits, and names that refer to different records in different
/// toolkits.
fn resized<'a>(facts: impl Iterator<Item = &'a Facts>) -> BTreeSet<&'a str> {
    let mut sizes: BTreeMap<&str, BTreeSet<u64>> = BTreeMap::new();
    for facts in facts {
        for (name, record) in &facts.records {
            sizes.entry(name).or_default().insert(record.size);
        }
        for (name, typedef) in &facts.typedefs {
            if let Some(record) = typedef.ty.name().and_then(|of| facts.records.get(of)) {
                sizes.entry(name).or_default().insert(record.size);
            }
        }
    }
    sizes.into_iter().filter(|(_, sizes)| sizes.len() > 1).map(|(name, _)| name).collect()
}

/// Restricts the effects on records whose size differs between toolkits. A version or a count in such a record
/// determines which part of the record a library uses. If a record is updated in place, only its address is recorded.
/// The same applies to an output whose type is such a record.
fn leave_resized(function: &mut EchoFunction<'_>, library: &Library, facts: &Facts, resized: &BTreeSet<&str>) {
    let mut forms = library.signatures.get(function.symbol).into_iter().flatten();
    let Some(form) = forms.find(|form| form.toolkits.contains(function.declared)) else { return };
    for (param, effect) in form.params.iter().zip(&mut function.effects) {
        let name = param.ty.pointee().and_then(|(to, _)| to.name()).unwrap_or_default();
        let is_alias = facts.typedefs.contains_key(name);
        let is_left = param.role == Role::InPlace || (is_alias && matches!(param.role, Role::Out { .. }));
        if is_left && resized.contains(name) {
            *effect = Effect::Value;
        }
    }
}

/// The functions that determine the lengths of other functions' outputs.
fn asked(library: &Library) -> BTreeSet<&str> {
    let params = library.signatures.values().flatten().flat_map(|form| &form.params);
    params
        .filter_map(|param| match param.role.length() {
            Some(Count::Call(function)) => Some(function.as_str()),
            Some(Count::Param { .. } | Count::DivCeil { .. } | Count::Fixed(_) | Count::KnownBy(_)) | None => None,
        })
        .collect()
}
