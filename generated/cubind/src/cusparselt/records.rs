//! Structs and unions (cuSPARSELt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct cusparseLtHandle_t`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
#[repr(C, align(16))]
#[derive(Debug)]
pub struct cusparseLtHandle_t {
    /// `uint8_t data[512]`.
    pub data: [u8; 512],
}

layout!(cusparseLtHandle_t size 512 align 16, data at 0);

record!(stays cusparseLtHandle_t);

/// `struct cusparseLtMatDescriptor_t`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
#[repr(C, align(16))]
#[derive(Debug)]
pub struct cusparseLtMatDescriptor_t {
    /// `uint8_t data[512]`.
    pub data: [u8; 512],
}

layout!(cusparseLtMatDescriptor_t size 512 align 16, data at 0);

record!(stays cusparseLtMatDescriptor_t);

/// `struct cusparseLtMatmulAlgSelection_t`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
#[repr(C, align(16))]
#[derive(Debug)]
pub struct cusparseLtMatmulAlgSelection_t {
    /// `uint8_t data[512]`.
    pub data: [u8; 512],
}

layout!(cusparseLtMatmulAlgSelection_t size 512 align 16, data at 0);

record!(stays cusparseLtMatmulAlgSelection_t);

/// `struct cusparseLtMatmulDescriptor_t`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
#[repr(C, align(16))]
#[derive(Debug)]
pub struct cusparseLtMatmulDescriptor_t {
    /// `uint8_t data[512]`.
    pub data: [u8; 512],
}

layout!(cusparseLtMatmulDescriptor_t size 512 align 16, data at 0);

record!(stays cusparseLtMatmulDescriptor_t);

/// `struct cusparseLtMatmulPlan_t`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
#[repr(C, align(16))]
#[derive(Debug)]
pub struct cusparseLtMatmulPlan_t {
    /// `uint8_t data[512]`.
    pub data: [u8; 512],
}

layout!(cusparseLtMatmulPlan_t size 512 align 16, data at 0);

record!(stays cusparseLtMatmulPlan_t);
