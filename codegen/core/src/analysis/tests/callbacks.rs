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
fn the_first_address_of_no_type_is_user_data() {
    let given = signature_of("void (*)(CUstream, CUresult, void *, void *)").unwrap();
    assert_eq!(given.returns, None);
    assert_eq!(given.params, [value("CUstream"), value("CUresult"), Received::UserData, value("void *")]);
}

#[test]
fn texts_have_their_length_behind_them_and_records_are_given_as_such() {
    let given = signature_of("int (*)(char *, size_t, char *, CUparams *)").unwrap();
    assert_eq!(given.returns, Some("int".parse().unwrap()));
    let record = Received::Record("CUparams".parse().unwrap());
    assert_eq!(given.params, [Received::String, value("size_t"), value("char *"), record]);
}

#[test]
fn an_output_is_what_stands_behind_the_pointer() {
    let params: [CType; 2] = ["size_t *".parse().unwrap(), "unsigned char **".parse().unwrap()];
    let major = major();
    let given = signature(&CType::Void, params.iter().map(|ty| (ty, true)), &types(&major)).unwrap();
    let output = |ty: &str| Received::Output(ty.parse().unwrap());
    assert_eq!(given.params, [output("size_t"), output("unsigned char *")]);
}

#[test]
fn what_does_not_fit_into_a_word_has_no_signature() {
    assert_eq!(signature_of("void (*)(CUparams)"), None);
    assert_eq!(signature_of("CUparams (*)(void *)"), None);
}
