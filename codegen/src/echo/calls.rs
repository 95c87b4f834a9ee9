use super::library::EchoLibrary;
use crate::{api::Api, registry::Registry};
pub(super) fn source(_: &Api, _: &[Registry], _: &[EchoLibrary<'_>]) -> String {
    String::new()
}
