//! The contents of `cufile` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{cufile, driver};

pub(super) fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Enum(&cufile::CUFileBoolConfigParameter_t));
    table.class(Class::Enum(&cufile::CUFileSizeTConfigParameter_t));
    table.class(Class::Enum(&cufile::CUFileStringConfigParameter_t));
    table.class(Class::Value(&cufile::CUfileBatchHandle_t));
    table.class(Class::Enum(&cufile::CUfileBatchMode_t));
    table.class(Class::Record(&cufile::CUfileDescr_t_handle));
    table.class(Class::Enum(&cufile::CUfileDriverControlFlags_t));
    table.class(Class::Record(&cufile::CUfileDrvProps));
    table.class(Class::Record(&cufile::CUfileDrvProps_t));
    table.class(Class::Record(&cufile::CUfileDrvProps_t_nvfs));
    table.class(Class::Enum(&cufile::CUfileFeatureFlags_t));
    table.class(Class::Enum(&cufile::CUfileFileHandleType));
    table.class(Class::Value(&cufile::CUfileHandle_t));
    table.class(Class::Record(&cufile::CUfileIOEvents));
    table.class(Class::Record(&cufile::CUfileIOEvents_t));
    table.class(Class::Record(&cufile::CUfileIOParams));
    table.class(Class::Record(&cufile::CUfileIOParams_t));
    table.class(Class::Record(&cufile::CUfileIOParams_t_u));
    table.class(Class::Record(&cufile::CUfileIOParams_t_u_batch));
    table.class(Class::Enum(&cufile::CUfileOpcode_t));
    table.class(Class::Enum(&cufile::CUfileStatus_t));
    table.class_as("CUresult", Class::Enum(&driver::CUresult));
    table.class_as("CUstream", Class::Value(&driver::CUstream));
    table.class(Class::Record(&cufile::cufileRDMAInfo));
    table.class(Class::Record(&cufile::cufileRDMAInfo_t));
    table.class(Class::Record(&cufile::timespec));
}

pub(super) fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("CUFILEOP_BASE_ERR", Constant::Int(5000));
    table.constant("CU_FILE_RDMA_REGISTER", Constant::Int(1));
    table.constant("CU_FILE_RDMA_RELAXED_ORDERING", Constant::Int(2));
    table.constant("CU_FILE_STREAM_FIXED_BUF_OFFSET", Constant::Int(1));
    table.constant("CU_FILE_STREAM_FIXED_FILE_OFFSET", Constant::Int(2));
    table.constant("CU_FILE_STREAM_FIXED_FILE_SIZE", Constant::Int(4));
    table.constant("CU_FILE_STREAM_PAGE_ALIGNED_INPUTS", Constant::Int(8));
}
