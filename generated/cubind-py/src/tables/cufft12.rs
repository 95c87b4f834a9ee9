//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::cufft12;

pub(crate) static cufftBox3d_t: RecordDef = RecordDef::new(
    "cubind.cuda12.cufft.cufftBox3d_t\nstruct cufftBox3d, from cufftXt.h. Since at least CUDA 12.0, until CUDA 12.0.",
    (72, 8, false),
    |table| {
        table.field(c"lower", 0, Ty::array(Ty::U64, 3));
        table.field(c"upper", 24, Ty::array(Ty::U64, 3));
        table.field(c"strides", 48, Ty::array(Ty::U64, 3));
    },
);

pub(crate) static cufftBox3d: RecordDef = RecordDef::alias(
    "cubind.cuda12.cufft.cufftBox3d\nstruct cufftBox3d, from cufftXt.h. Since at least CUDA 12.0, until CUDA 12.0.",
    &cufft12::cufftBox3d_t,
);
