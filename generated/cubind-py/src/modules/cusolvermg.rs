//! The contents of `cusolvermg` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{cublas, cusolver, cusolvermg, runtime};

pub(super) fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class_as("cublasFillMode_t", Class::Enum(&cublas::cublasFillMode_t));
    table.class_as("cublasOperation_t", Class::Enum(&cublas::cublasOperation_t));
    table.class_as("cudaDataType", Class::Enum(&runtime::cudaDataType));
    table.class(Class::Value(&cusolvermg::cudaLibMgGrid_t));
    table.class(Class::Value(&cusolvermg::cudaLibMgMatrixDesc_t));
    table.class_as("cusolverEigMode_t", Class::Enum(&cusolver::cusolverEigMode_t));
    table.class(Class::Enum(&cusolvermg::cusolverMgGridMapping_t));
    table.class(Class::Value(&cusolvermg::cusolverMgHandle_t));
    table.class_as("cusolverStatus_t", Class::Enum(&cusolver::cusolverStatus_t));
}
