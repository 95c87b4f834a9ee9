//! ABI check, which compares the registry with the real headers, as compiled by the system's C compiler.
//!
//! The scan parses headers with libclang, for a fixed target and with stub versions of system headers such as
//! `<stddef.h>`. All later passes rely on the registry. Therefore, this check generates a C program **from the
//! registry**, compiles the program with `cc` and the toolkit's headers, and runs it. The check compares the program's
//! output with the registry: sizes, alignments, offsets, types of fields, enum values and constants. For each function,
//! it compares the type, the symbols to which documented names refer, and the variant for per-thread default streams.
//!
//! The check covers the items in the registry, and also detects functions that only the headers declare. If only the
//! headers declare a field, the check detects the field only if it changes the size of the record. Additional enum
//! members in the headers are not detected.
//!
//! ```text
//! registry ──plan──▶ probes (an expression, its expected value) ───program──▶ cc ──▶ answers ──▶ differences
//! headers ──headers──▶ where each name is declared ─┘
//! ```
//!
//! Like the scan, the check compiles each header in three passes, so there are up to three programs.
//!
//! *Architecture invariant:* this module does not depend on the scan. The scan and this module have only the registry
//! in common.

mod functions;
mod headers;
mod place;
mod plan;
mod program;
mod spelling;
mod types;

use codegen_core::{
    diag::{Failure, counted},
    registry::Registry,
    spec,
    version::Version,
};
use headers::{Mode, Own, Reading};
use plan::Plan;
use std::{fmt, path::Path};

/// A difference between the registry and the headers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// A description of the checked property, such as `size of CUDA_MEMCPY2D_v2`.
    pub what: String,
    /// The value in the registry.
    pub expected: String,
    /// The value according to the headers or the compiler.
    pub found: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: the registry says {}, the compiler {}", self.what, self.expected, self.found)
    }
}

/// The numbers of checked items. They show that the check covered items of each kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// The number of structs and unions, including nested structs and unions.
    pub records: usize,
    /// The number of fields in records.
    pub fields: usize,
    /// The number of enumerations.
    pub enums: usize,
    /// The number of members in enumerations.
    pub values: usize,
    /// The number of typedefs and callbacks.
    pub typedefs: usize,
    /// The number of constants.
    pub constants: usize,
    /// The number of exported functions.
    pub functions: usize,
    /// The number of documented names that refer to functions.
    pub names: usize,
    /// The number of function variants for per-thread default streams.
    pub twins: usize,
    /// The number of inline functions in the headers.
    pub helpers: usize,
    /// The number of expressions that were compiled.
    pub probes: usize,
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { records, fields, enums, values, typedefs, constants, functions, names, twins, helpers, probes } =
            self;
        write!(
            f,
            "{records} records with {fields} fields, {enums} enums with {values} values, {typedefs} typedefs, \
             {constants} constants, {functions} functions with {names} names and {twins} twins, {helpers} helpers: \
             {probes} probes"
        )
    }
}

/// The result of the ABI check for one library in one toolkit.
#[derive(Clone, Debug)]
pub struct Report {
    /// The name of the library.
    pub library: String,
    /// The version of the toolkit.
    pub version: Version,
    /// The numbers of checked items.
    pub counts: Counts,
    /// All differences: first the differences in declarations, then the differences in each program's output.
    pub differences: Vec<Difference>,
}

impl Report {
    /// Returns the numbers of checked items, or a failure that lists every difference.
    pub fn into_result(self) -> Result<Counts, Failure> {
        if self.differences.is_empty() {
            return Ok(self.counts);
        }
        let Self { library, version, differences, counts: _ } = self;
        let list: String = differences.iter().map(|difference| format!("\n  {difference}")).collect();
        let count = counted(differences.len(), "difference");
        Err(Failure::Check(format!("ABI check of {library} {version}: {count}{list}")))
    }
}

/// Compares the facts of toolkit `version` in the registry with the results of the system's C compiler. The compiler
/// uses the headers of `spec` in the folder `include`.
///
/// The report contains all differences. A failure means that the comparison was impossible.
pub fn check(registry: &Registry, version: Version, spec: &spec::Library, include: &Path) -> Result<Report, Failure> {
    let (library, headers) = (&registry.library, &spec.includes(version));
    let Some(facts) = registry.facts(version) else {
        return Err(Failure::wrong_use(
            format!("{} does not contain {} {version}", Registry::path(library).display(), spec.product()),
            format!("scan the headers first, with `cargo xtask regen {}`", spec.header_set(version).options()),
        ));
    };
    let own_headers = spec.headers_of(version);
    let compiler = program::Compiler::new(spec, &own_headers, include)?;
    let own_headers: Vec<_> = own_headers.iter().map(|header| compiler.own(header)).collect();
    let own = Own { headers: &own_headers, with_body: &spec.exports };
    let mut readings = Vec::new();
    for mode in Mode::ALL {
        readings.push(Reading::of(&compiler.preprocess(*mode, headers)?, own));
    }
    let mut plan = Plan::new(facts, &readings);
    types::plan(&mut plan);
    functions::plan(&mut plan);

    let Plan { counts, mut differences, probes, .. } = plan;
    for mode in Mode::ALL {
        let probes: Vec<_> = probes.iter().filter(|(of, _)| of == mode).map(|(_, probe)| probe).collect();
        if !probes.is_empty() {
            let prelude = program::Prelude::new(*mode, headers, facts, &readings);
            differences.extend(compiler.ask(*mode, &prelude, &probes)?);
        }
    }
    Ok(Report { library: library.clone(), version, counts, differences })
}
