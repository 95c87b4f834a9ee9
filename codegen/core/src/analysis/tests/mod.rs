//! Tests of the analysis, and cross-checks of roles and dates.

mod asynchronous;
mod callbacks;
mod cross_checks;
mod dates;
mod driver;
mod exported;
mod hipify;
mod nullable;
pub(super) mod plans;
mod undecided;

use crate::{
    api::{Availability, Field, Major, Type, TypeKind},
    ctype::{Builtin, CType},
    types::{MajorTypes, Meant, Source},
    version::Version,
};

/// The types that occur in the declarations of the tests.
pub(super) fn major() -> Major {
    let mut major = Major::default();
    let handle = |tag: &str| TypeKind::Handle { tag: tag.to_owned() };
    let record = TypeKind::Record { union: false, size: 8, align: 8, fields: Vec::new(), windows: Default::default() };
    let field = |name: &str, ty: &str| Field {
        name: name.to_owned(),
        offset: 0,
        ty: ty.parse().unwrap(),
        bits: None,
        availability: availability(),
        used: Default::default(),
        initial: None,
    };
    let copy = TypeKind::Record {
        union: false,
        size: 8,
        align: 8,
        fields: vec![field("srcHost", "const void *")],
        windows: Default::default(),
    };
    let callback = TypeKind::Callback { returns: CType::Void, params: Default::default(), outputs: Vec::new() };
    let types = [
        ("CUstream", "CUstream_st", handle("CUstream_st")),
        ("CUdeviceptr", "", TypeKind::IntegerNewtype(Builtin::UnsignedLongLong)),
        ("CUresult", "", TypeKind::Enum(Vec::new())),
        ("CUmode", "", TypeKind::Enum(Vec::new())),
        ("CUparams", "CUparams_st", record),
        ("CUcopy", "CUcopy_st", copy),
        ("CUhandle", "CUhandle_st", handle("CUhandle_st")),
        ("CUdevice", "", TypeKind::IntegerNewtype(Builtin::Int)),
        ("CUhostFn", "", callback),
        ("cudaStream_t", "", TypeKind::Alias(CType::Named("CUstream".to_owned()))),
        ("CUstatus", "", TypeKind::Alias(CType::Named("CUresult".to_owned()))),
    ];
    for (name, tag, kind) in types {
        for known_as in [name, tag].into_iter().filter(|known_as| !known_as.is_empty()) {
            major.names.insert(known_as.to_owned(), name.to_owned());
        }
        let item = Type {
            name: name.to_owned(),
            header: "cuda.h".to_owned(),
            availability: availability(),
            renamed: false,
            kind,
        };
        major.types.insert(name.to_owned(), item);
    }
    major
}

fn availability() -> Availability {
    let since = Version { major: 13, minor: 0 };
    Availability { product: "CUDA".to_owned(), since, since_is_known: false, until: None, driver_since: None }
}

pub(super) fn types(major: &Major) -> MajorTypes<'_> {
    let meant = Meant { stream: Some("CUstream_st"), device_pointer: Some("CUdeviceptr") };
    MajorTypes::of(Source { library: "driver", major }, Vec::new(), meant)
}
