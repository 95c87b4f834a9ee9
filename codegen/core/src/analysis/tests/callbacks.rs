//! Tests of the signatures of callbacks.

use super::{major, types};
use crate::{
    analysis::callbacks::{CallbackSignature, Received, signature},
    ctype::CType,
};

fn signature_of(pointer: &str) -> Option<CallbackSignature> {
    let CType::Function { returns, params } = pointer.parse().unwrap() else { panic!("{pointer} is no function") };
    let major = major();
    signature(&returns, params.iter().map(|ty| (ty, false)), &types(&major))
}

fn value(ty: &str) -> Received {
    Received::Value(ty.parse().unwrap())
}

#[test]
fn the_first_void_pointer_is_user_data() {
    let given = signature_of("void (*)(CUstream, CUresult, void *, void *)").unwrap();
    assert_eq!(given.returns, None);
    assert_eq!(given.params, [value("CUstream"), value("CUresult"), Received::UserData, value("void *")]);
}

#[test]
fn char_pointers_with_a_length_are_strings_and_record_pointers_are_records() {
    let given = signature_of("int (*)(char *, size_t, char *, CUparams *)").unwrap();
    assert_eq!(given.returns, Some("int".parse().unwrap()));
    let record = Received::Record("CUparams".parse().unwrap());
    assert_eq!(given.params, [Received::String, value("size_t"), value("char *"), record]);
}

#[test]
fn an_output_has_the_type_of_the_pointee() {
    let params: [CType; 2] = ["size_t *".parse().unwrap(), "unsigned char **".parse().unwrap()];
    let major = major();
    let given = signature(&CType::Void, params.iter().map(|ty| (ty, true)), &types(&major)).unwrap();
    let output = |ty: &str| Received::Output(ty.parse().unwrap());
    assert_eq!(given.params, [output("size_t"), output("unsigned char *")]);
}

#[test]
fn callbacks_with_records_by_value_have_no_signature() {
    assert_eq!(signature_of("void (*)(CUparams)"), None);
    assert_eq!(signature_of("CUparams (*)(void *)"), None);
}
