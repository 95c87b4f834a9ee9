//! Functions of nvtx in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{driver, nvtx, nvtx13, runtime};

documented!(nvtxCounterBatchSubmit, c"nvtxCounterBatchSubmit($self, hDomain, counterData)
--

Reports multiple values of a counter at once, with their timestamps.

``void nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain, const nvtxCounterBatch_t *counterData)``

Parameters
----------
hDomain : nvtxDomainHandle_t or None
counterData : nvtxCounterBatch_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCounters.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterBatchSubmit
");

shared!(
    nvtxCounterBatchSubmit = like_nvtxCounterBatchSubmit(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxCounterBatch_t, driver::CUresult), "nvtxCounterBatchSubmit",
    "hDomain counterData", slots::nvtxCounterBatchSubmit
);

/// The shared body of `nvtxCounterBatchSubmit` and other functions.
#[inline(never)]
fn like_nvtxCounterBatchSubmit<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::optional_record(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(u64, Ptr) = call.own_symbol(own)?;
            let status = {
                unsafe { released(py, || function(c0, c1.cast())) };
                0
            };
            returned0(py, t2, status)
        },
    )
}

documented!(nvtxCounterRegister, c"nvtxCounterRegister($self, hDomain, attr)
--

Registers a counter with its type, scope and semantics, and returns its ID.

``uint64_t nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr)``

Parameters
----------
hDomain : nvtxDomainHandle_t or None
attr : nvtxCounterAttr_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : int

Notes
-----
Declared in ``nvtx3/nvToolsExtCounters.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterRegister
");

shared!(
    nvtxCounterRegister = like_nvtxCounterRegister(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxCounterAttr_t, driver::CUresult), "nvtxCounterRegister", "hDomain attr",
    slots::nvtxCounterRegister
);

/// The shared body of `nvtxCounterRegister` and other functions.
#[inline(never)]
fn like_nvtxCounterRegister<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::optional_record(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(u64, Ptr) -> u64 = call.own_symbol(own)?;
            let value = unsafe { released(py, || function(c0, c1.cast())) };
            returned(py, t2, 0, 1, |tuple| tuple.push(out::u64(py, value)?))
        },
    )
}

documented!(nvtxCounterSample, c"nvtxCounterSample($self, hDomain, counterId, value, size)
--

Reports one or more values of a counter in its registered layout.

``void nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId, const void *value, size_t size)``

Parameters
----------
hDomain : nvtxDomainHandle_t or None
counterId, size : int
value : address or buffer

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCounters.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterSample
");

#[inline(always)]
pub(crate) fn nvtxCounterSample<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([hDomain, counterId, object_value, size], []) = call
        .bind("nvtxCounterSample", "hDomain counterId value size")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hDomain = args::value::<u64>(hDomain, "hDomain", &nvtx::nvtxDomainHandle_t)?;
    ints!(u64, c_counterId = counterId, c_size = size);
    let c_value = args::either(object_value, "value", None, false, Some(c_size as usize), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, u64) = call.symbol(slots::nvtxCounterSample)?;
    let status = {
        unsafe { released(py, || function(c_hDomain, c_counterId, c_value.cast(), c_size)) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxCounterSampleFloat64, c"nvtxCounterSampleFloat64($self, hDomain, counterId, value)
--

Reports the value of a counter as a double-precision number.

``void nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId, double value)``

Parameters
----------
hDomain : nvtxDomainHandle_t or None
counterId : int
value : float

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCounters.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterSampleFloat64
");

#[inline(always)]
pub(crate) fn nvtxCounterSampleFloat64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([hDomain, counterId, object_value], []) = call.bind("nvtxCounterSampleFloat64", "hDomain counterId value")?;
    let py = call.py();
    let c_hDomain = args::value::<u64>(hDomain, "hDomain", &nvtx::nvtxDomainHandle_t)?;
    ints!(u64, c_counterId = counterId);
    let c_value = args::f64(object_value)?;
    let function: unsafe extern "system" fn(u64, u64, f64) = call.symbol(slots::nvtxCounterSampleFloat64)?;
    let status = {
        unsafe { released(py, || function(c_hDomain, c_counterId, c_value)) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxCounterSampleInt64, c"nvtxCounterSampleInt64($self, hDomain, counterId, value)
--

Reports the value of a counter as a 64-bit integer.

``void nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId, int64_t value)``

Parameters
----------
hDomain : nvtxDomainHandle_t or None
counterId, value : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCounters.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterSampleInt64
");

#[inline(always)]
pub(crate) fn nvtxCounterSampleInt64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([hDomain, counterId, object_value], []) = call.bind("nvtxCounterSampleInt64", "hDomain counterId value")?;
    let py = call.py();
    let c_hDomain = args::value::<u64>(hDomain, "hDomain", &nvtx::nvtxDomainHandle_t)?;
    ints!(u64, c_counterId = counterId);
    let c_value = args::i64(object_value, "value")?;
    let function: unsafe extern "system" fn(u64, u64, i64) = call.symbol(slots::nvtxCounterSampleInt64)?;
    let status = {
        unsafe { released(py, || function(c_hDomain, c_counterId, c_value)) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxCounterSampleNoValue, c"nvtxCounterSampleNoValue($self, hDomain, counterId, reason)
--

Reports that a counter currently has no value, and the reason.

``void nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId, uint8_t reason)``

Parameters
----------
hDomain : nvtxDomainHandle_t or None
counterId, reason : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCounters.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterSampleNoValue
");

#[inline(always)]
pub(crate) fn nvtxCounterSampleNoValue<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxCounterSampleNoValue(hDomain counterId reason));
    let c_hDomain = args::value::<u64>(hDomain, "hDomain", &nvtx::nvtxDomainHandle_t)?;
    ints!(u64, c_counterId = counterId);
    ints!(u8, c_reason = reason);
    let function: unsafe extern "system" fn(u64, u64, u8) = call.symbol(slots::nvtxCounterSampleNoValue)?;
    let status = {
        unsafe { released(py, || function(c_hDomain, c_counterId, c_reason)) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxDomainCreate, c"nvtxDomainCreate($self, name)
--

Creates a named domain, by which tools separate the markers and ranges of different libraries.

``nvtxDomainHandle_t nvtxDomainCreateA(const char *name)``

Parameters
----------
name : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : nvtxDomainHandle_t

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainCreate
");

shared!(
    nvtxDomainCreate = like_nvtxDomainCreate(driver::CUresult, nvtx::nvtxDomainHandle_t),
    "nvtxDomainCreate", "name", slots::nvtxDomainCreateA
);

/// The shared body of `nvtxDomainCreate` and other functions.
#[inline(never)]
fn like_nvtxDomainCreate<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::c_string(a0, own.name(0), &arena)?;
            let function: unsafe extern "system" fn(*const c_char) -> u64 = call.own_symbol(own)?;
            let value = unsafe { released(py, || function(c0)) };
            returned(py, t0, 0, 1, |tuple| tuple.push(out::value(py, t1, value as u64)?))
        },
    )
}

documented!(nvtxDomainCreateW, c"nvtxDomainCreateW($self, name)
--

Creates a domain for markers and ranges, with a name of ``wchar_t`` characters.

``nvtxDomainHandle_t nvtxDomainCreateW(const wchar_t *name)``

Parameters
----------
name : str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : nvtxDomainHandle_t

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainCreateW
");

shared!(
    nvtxDomainCreateW = like_nvtxDomainCreateW(driver::CUresult,
    nvtx::nvtxDomainHandle_t), "nvtxDomainCreateW", "name", slots::nvtxDomainCreateW
);

/// The shared body of `nvtxDomainCreateW` and other functions.
#[inline(never)]
fn like_nvtxDomainCreateW<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::wide_string(a0, own.name(0), &arena)?;
            let function: unsafe extern "system" fn(Ptr) -> u64 = call.own_symbol(own)?;
            let value = unsafe { released(py, || function(c0)) };
            returned(py, t0, 0, 1, |tuple| tuple.push(out::value(py, t1, value as u64)?))
        },
    )
}

documented!(nvtxDomainDestroy, c"nvtxDomainDestroy($self, domain)
--

Destroys a domain and everything that belongs to it.

``void nvtxDomainDestroy(nvtxDomainHandle_t domain)``

Parameters
----------
domain : nvtxDomainHandle_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Warnings
--------
- No thread may use ``domain``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainDestroy
");

shared!(
    nvtxDomainDestroy = like_nvtxDomainDestroy(nvtx::nvtxDomainHandle_t,
    driver::CUresult), "nvtxDomainDestroy", "domain", slots::nvtxDomainDestroy
);

/// The shared body of `nvtxDomainDestroy` and other functions.
#[inline(never)]
fn like_nvtxDomainDestroy<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(u64) = call.own_symbol(own)?;
            let status = {
                unsafe { released(py, || function(c0)) };
                0
            };
            returned0(py, t1, status)
        },
    )
}

documented!(nvtxDomainIsEnabled, c"nvtxDomainIsEnabled($self, domain)
--

Returns whether a tool collects data from a domain; if not, the program can skip work for the domain.

``uint8_t nvtxDomainIsEnabled(nvtxDomainHandle_t domain)``

Parameters
----------
domain : nvtxDomainHandle_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : int

Notes
-----
Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainIsEnabled
");

#[inline(always)]
pub(crate) fn nvtxDomainIsEnabled<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxDomainIsEnabled(domain));
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> u8 = call.symbol(slots::nvtxDomainIsEnabled)?;
    let value = unsafe { released(py, || function(c_domain)) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::u8(py, value)?))
}

documented!(nvtxDomainMarkEx, c"nvtxDomainMarkEx($self, domain, eventAttrib)
--

Marks an instant in a domain with a message, color, category and payload.

``void nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)``

Parameters
----------
domain : nvtxDomainHandle_t or None
eventAttrib : nvtxEventAttributes_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainMarkEx
");

shared!(
    nvtxDomainMarkEx = like_nvtxCounterBatchSubmit(nvtx::nvtxDomainHandle_t,
    nvtx::nvtxEventAttributes_t, driver::CUresult), "nvtxDomainMarkEx",
    "domain eventAttrib", slots::nvtxDomainMarkEx
);

documented!(nvtxDomainNameCategory, c"nvtxDomainNameCategory($self, domain, category, name)
--

Names a category of a domain, which is an integer that groups the domain's markers and ranges.

``void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)``

Parameters
----------
domain : nvtxDomainHandle_t or None
category : int
name : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainNameCategory
");

#[inline(always)]
pub(crate) fn nvtxDomainNameCategory<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxDomainNameCategory(domain category name));
    let arena = CallArena::new();
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    ints!(u32, c_category = category);
    let c_name = args::c_string(name, "name", &arena)?;
    let function: unsafe extern "system" fn(u64, u32, *const c_char) = call.symbol(slots::nvtxDomainNameCategoryA)?;
    let status = {
        unsafe { released(py, || function(c_domain, c_category, c_name)) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxDomainNameCategoryW, c"nvtxDomainNameCategoryW($self, domain, category, name)
--

Names a category of a domain, with a string of ``wchar_t`` characters.

``void nvtxDomainNameCategoryW(nvtxDomainHandle_t domain, uint32_t category, const wchar_t *name)``

Parameters
----------
domain : nvtxDomainHandle_t or None
category : int
name : str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainNameCategoryW
");

#[inline(always)]
pub(crate) fn nvtxDomainNameCategoryW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxDomainNameCategoryW(domain category name));
    let arena = CallArena::new();
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    ints!(u32, c_category = category);
    let c_name = args::wide_string(name, "name", &arena)?;
    let function: unsafe extern "system" fn(u64, u32, Ptr) = call.symbol(slots::nvtxDomainNameCategoryW)?;
    let status = {
        unsafe { released(py, || function(c_domain, c_category, c_name)) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxDomainRangeEnd, c"nvtxDomainRangeEnd($self, domain, id)
--

Ends a range of a domain, given its ID; any thread may have started the range.

``void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)``

Parameters
----------
domain : nvtxDomainHandle_t or None
id : nvtxRangeId_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangeEnd
");

shared!(
    nvtxDomainRangeEnd = like_nvtxDomainRangeEnd(nvtx::nvtxDomainHandle_t,
    nvtx::nvtxRangeId_t, driver::CUresult), "nvtxDomainRangeEnd", "domain id",
    slots::nvtxDomainRangeEnd
);

/// The shared body of `nvtxDomainRangeEnd` and other functions.
#[inline(never)]
fn like_nvtxDomainRangeEnd<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(u64, u64) = call.own_symbol(own)?;
            let status = {
                unsafe { released(py, || function(c0, c1)) };
                0
            };
            returned0(py, t2, status)
        },
    )
}

documented!(nvtxDomainRangePop, c"nvtxDomainRangePop($self, domain)
--

Closes the range of a domain that the calling thread opened last, and returns its depth.

``int nvtxDomainRangePop(nvtxDomainHandle_t domain)``

Parameters
----------
domain : nvtxDomainHandle_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : int

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangePop
");

#[inline(always)]
pub(crate) fn nvtxDomainRangePop<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxDomainRangePop(domain));
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::nvtxDomainRangePop)?;
    let value = unsafe { released(py, || function(c_domain)) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::i32(py, value)?))
}

documented!(nvtxDomainRangePushEx, c"nvtxDomainRangePushEx($self, domain, eventAttrib)
--

Opens a nested range of a domain in the calling thread, with a message, color and payload.

``int nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)``

Parameters
----------
domain : nvtxDomainHandle_t or None
eventAttrib : nvtxEventAttributes_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : int

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangePushEx
");

#[inline(always)]
pub(crate) fn nvtxDomainRangePushEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxDomainRangePushEx(domain eventAttrib));
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_eventAttrib = args::optional_record(eventAttrib, "eventAttrib", &nvtx::nvtxEventAttributes_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvtxDomainRangePushEx)?;
    let value = unsafe { released(py, || function(c_domain, c_eventAttrib.cast())) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::i32(py, value)?))
}

documented!(nvtxDomainRangeStartEx, c"nvtxDomainRangeStartEx($self, domain, eventAttrib)
--

Starts a range in a domain that any thread may end, with a message, color and payload.

``nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)``

Parameters
----------
domain : nvtxDomainHandle_t or None
eventAttrib : nvtxEventAttributes_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : nvtxRangeId_t

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangeStartEx
");

shared!(
    nvtxDomainRangeStartEx = like_nvtxDomainRangeStartEx(nvtx::nvtxDomainHandle_t,
    nvtx::nvtxEventAttributes_t, driver::CUresult, nvtx::nvtxRangeId_t),
    "nvtxDomainRangeStartEx", "domain eventAttrib", slots::nvtxDomainRangeStartEx
);

/// The shared body of `nvtxDomainRangeStartEx` and other functions.
#[inline(never)]
fn like_nvtxDomainRangeStartEx<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::optional_record(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(u64, Ptr) -> u64 = call.own_symbol(own)?;
            let value = unsafe { released(py, || function(c0, c1.cast())) };
            returned(py, t2, 0, 1, |tuple| tuple.push(out::value(py, t3, value as u64)?))
        },
    )
}

documented!(nvtxDomainRegisterString, c"nvtxDomainRegisterString($self, domain, string)
--

Registers a string with a domain, so that it can be a message without being copied each time.

``nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)``

Parameters
----------
domain : nvtxDomainHandle_t or None
string : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : nvtxStringHandle_t

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRegisterString
");

#[inline(always)]
pub(crate) fn nvtxDomainRegisterString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxDomainRegisterString(domain string));
    let arena = CallArena::new();
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_string = args::c_string(string, "string", &arena)?;
    let function: unsafe extern "system" fn(u64, *const c_char) -> u64 = call.symbol(slots::nvtxDomainRegisterStringA)?;
    let value = unsafe { released(py, || function(c_domain, c_string)) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::value(py, &nvtx::nvtxStringHandle_t, value as u64)?))
}

documented!(nvtxDomainRegisterStringW, c"nvtxDomainRegisterStringW($self, domain, string)
--

Registers a string of ``wchar_t`` characters with a domain, for use as a message.

``nvtxStringHandle_t nvtxDomainRegisterStringW(nvtxDomainHandle_t domain, const wchar_t *string)``

Parameters
----------
domain : nvtxDomainHandle_t or None
string : str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : nvtxStringHandle_t

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRegisterStringW
");

#[inline(always)]
pub(crate) fn nvtxDomainRegisterStringW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxDomainRegisterStringW(domain string));
    let arena = CallArena::new();
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_string = args::wide_string(string, "string", &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> u64 = call.symbol(slots::nvtxDomainRegisterStringW)?;
    let value = unsafe { released(py, || function(c_domain, c_string)) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::value(py, &nvtx::nvtxStringHandle_t, value as u64)?))
}

documented!(nvtxDomainResourceCreate, c"nvtxDomainResourceCreate($self, domain, attribs)
--

Names one of the program's objects, such as a lock, given by its address, in a domain.

``nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs)``

Parameters
----------
domain : nvtxDomainHandle_t or None
attribs : nvtxResourceAttributes_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : nvtxResourceHandle_t

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainResourceCreate
");

shared!(
    nvtxDomainResourceCreate = like_nvtxDomainRangeStartEx(nvtx::nvtxDomainHandle_t,
    nvtx::nvtxResourceAttributes_t, driver::CUresult, nvtx::nvtxResourceHandle_t),
    "nvtxDomainResourceCreate", "domain attribs", slots::nvtxDomainResourceCreate
);

documented!(nvtxDomainResourceDestroy, c"nvtxDomainResourceDestroy($self, resource)
--

Removes the name that ``nvtxDomainResourceCreate`` assigned to an object.

``void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)``

Parameters
----------
resource : nvtxResourceHandle_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Warnings
--------
- No thread may use ``resource``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainResourceDestroy
");

shared!(
    nvtxDomainResourceDestroy = like_nvtxDomainDestroy(nvtx::nvtxResourceHandle_t,
    driver::CUresult), "nvtxDomainResourceDestroy", "resource",
    slots::nvtxDomainResourceDestroy
);

documented!(nvtxDomainSyncUserAcquireFailed, c"nvtxDomainSyncUserAcquireFailed($self, handle)
--

Notifies tools that this thread has failed to acquire a lock.

``void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)``

Parameters
----------
handle : nvtxSyncUser_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtSync.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserAcquireFailed
");

shared!(
    nvtxDomainSyncUserAcquireFailed = like_nvtxDomainDestroy(nvtx::nvtxSyncUser_t,
    driver::CUresult), "nvtxDomainSyncUserAcquireFailed", "handle",
    slots::nvtxDomainSyncUserAcquireFailed
);

documented!(nvtxDomainSyncUserAcquireStart, c"nvtxDomainSyncUserAcquireStart($self, handle)
--

Notifies tools that this thread is trying to acquire a lock.

``void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)``

Parameters
----------
handle : nvtxSyncUser_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtSync.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserAcquireStart
");

shared!(
    nvtxDomainSyncUserAcquireStart = like_nvtxDomainDestroy(nvtx::nvtxSyncUser_t,
    driver::CUresult), "nvtxDomainSyncUserAcquireStart", "handle",
    slots::nvtxDomainSyncUserAcquireStart
);

documented!(nvtxDomainSyncUserAcquireSuccess, c"nvtxDomainSyncUserAcquireSuccess($self, handle)
--

Notifies tools that this thread has acquired a lock.

``void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)``

Parameters
----------
handle : nvtxSyncUser_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtSync.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserAcquireSuccess
");

shared!(
    nvtxDomainSyncUserAcquireSuccess = like_nvtxDomainDestroy(nvtx::nvtxSyncUser_t,
    driver::CUresult), "nvtxDomainSyncUserAcquireSuccess", "handle",
    slots::nvtxDomainSyncUserAcquireSuccess
);

documented!(nvtxDomainSyncUserCreate, c"nvtxDomainSyncUserCreate($self, domain, attribs)
--

Notifies tools of a lock in the program.

``nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs)``

Parameters
----------
domain : nvtxDomainHandle_t or None
attribs : nvtxSyncUserAttributes_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : nvtxSyncUser_t

Notes
-----
Declared in ``nvtx3/nvToolsExtSync.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserCreate
");

shared!(
    nvtxDomainSyncUserCreate = like_nvtxDomainRangeStartEx(nvtx::nvtxDomainHandle_t,
    nvtx::nvtxSyncUserAttributes_t, driver::CUresult, nvtx::nvtxSyncUser_t),
    "nvtxDomainSyncUserCreate", "domain attribs", slots::nvtxDomainSyncUserCreate
);

documented!(nvtxDomainSyncUserDestroy, c"nvtxDomainSyncUserDestroy($self, handle)
--

Notifies tools that a lock in the program was destroyed.

``void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)``

Parameters
----------
handle : nvtxSyncUser_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Warnings
--------
- No thread may use ``handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvtx3/nvToolsExtSync.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserDestroy
");

shared!(
    nvtxDomainSyncUserDestroy = like_nvtxDomainDestroy(nvtx::nvtxSyncUser_t,
    driver::CUresult), "nvtxDomainSyncUserDestroy", "handle",
    slots::nvtxDomainSyncUserDestroy
);

documented!(nvtxDomainSyncUserReleasing, c"nvtxDomainSyncUserReleasing($self, handle)
--

Notifies tools that this thread is about to release a lock.

``void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)``

Parameters
----------
handle : nvtxSyncUser_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtSync.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserReleasing
");

shared!(
    nvtxDomainSyncUserReleasing = like_nvtxDomainDestroy(nvtx::nvtxSyncUser_t,
    driver::CUresult), "nvtxDomainSyncUserReleasing", "handle",
    slots::nvtxDomainSyncUserReleasing
);

documented!(nvtxEventBatchSubmit, c"nvtxEventBatchSubmit($self, domain, eventBatch)
--

Reports multiple events at once, as an array of payloads with the same schema.

``void nvtxEventBatchSubmit(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch)``

Parameters
----------
domain : nvtxDomainHandle_t or None
eventBatch : nvtxEventBatch_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxEventBatchSubmit
");

shared!(
    nvtxEventBatchSubmit = like_nvtxCounterBatchSubmit(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxEventBatch_t, driver::CUresult), "nvtxEventBatchSubmit",
    "domain eventBatch", slots::nvtxEventBatchSubmit
);

documented!(nvtxEventSubmit, c"nvtxEventSubmit($self, domain, payloadData, numPayloads)
--

Reports an event, whose kind and timestamp are in its payloads.

``void nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t numPayloads)``

Parameters
----------
domain : nvtxDomainHandle_t or None
payloadData : list[nvtxPayloadData_t] or None
numPayloads : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxEventSubmit
");

shared!(
    nvtxEventSubmit = like_nvtxEventSubmit(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxPayloadData_t, driver::CUresult), "nvtxEventSubmit",
    "domain payloadData numPayloads", slots::nvtxEventSubmit
);

/// The shared body of `nvtxEventSubmit` and other functions.
#[inline(never)]
fn like_nvtxEventSubmit<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::u64(a2, own.name(2))?;
            let c1 = args::array(a1, own.name(1), &Ty::Record(t1), Some(c2 as usize), &arena)?;
            let function: unsafe extern "system" fn(u64, Ptr, u64) = call.own_symbol(own)?;
            let status = {
                unsafe { released(py, || function(c0, c1.cast(), c2)) };
                0
            };
            returned0(py, t2, status)
        },
    )
}

documented!(nvtxInitialize, c"nvtxInitialize($self, reserved)
--

Loads the tool, if there is one, immediately instead of at the first call.

``void nvtxInitialize(const void *reserved)``

Parameters
----------
reserved : address or buffer

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxInitialize
");

#[inline(always)]
pub(crate) fn nvtxInitialize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxInitialize(reserved));
    let arena = CallArena::new();
    let c_reserved = args::either(reserved, "reserved", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(Ptr) = call.symbol(slots::nvtxInitialize)?;
    let status = {
        unsafe { released(py, || function(c_reserved.cast())) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxMark, c"nvtxMark($self, message)
--

Marks an instant in the program with a message.

``void nvtxMarkA(const char *message)``

Parameters
----------
message : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMark
");

#[inline(always)]
pub(crate) fn nvtxMark<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxMark(message));
    let arena = CallArena::new();
    let c_message = args::c_string(message, "message", &arena)?;
    let function: unsafe extern "system" fn(*const c_char) = call.symbol(slots::nvtxMarkA)?;
    let status = {
        unsafe { released(py, || function(c_message)) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxMarkEx, c"nvtxMarkEx($self, eventAttrib)
--

Marks an instant in the program with a message, color, category and payload.

``void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)``

Parameters
----------
eventAttrib : nvtxEventAttributes_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMarkEx
");

#[inline(always)]
pub(crate) fn nvtxMarkEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxMarkEx(eventAttrib));
    let c_eventAttrib = args::optional_record(eventAttrib, "eventAttrib", &nvtx::nvtxEventAttributes_t)?;
    let function: unsafe extern "system" fn(Ptr) = call.symbol(slots::nvtxMarkEx)?;
    let status = {
        unsafe { released(py, || function(c_eventAttrib.cast())) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxMarkPayload, c"nvtxMarkPayload($self, domain, payloadData, count)
--

Marks an instant in a domain with payloads of registered schemas.

``void nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)``

Parameters
----------
domain : nvtxDomainHandle_t or None
payloadData : list[nvtxPayloadData_t] or None
count : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMarkPayload
");

shared!(
    nvtxMarkPayload = like_nvtxEventSubmit(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxPayloadData_t, driver::CUresult), "nvtxMarkPayload",
    "domain payloadData count", slots::nvtxMarkPayload
);

documented!(nvtxMarkW, c"nvtxMarkW($self, message)
--

Marks an instant in the program with a message of ``wchar_t`` characters.

``void nvtxMarkW(const wchar_t *message)``

Parameters
----------
message : str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMarkW
");

#[inline(always)]
pub(crate) fn nvtxMarkW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxMarkW(message));
    let arena = CallArena::new();
    let c_message = args::wide_string(message, "message", &arena)?;
    let function: unsafe extern "system" fn(Ptr) = call.symbol(slots::nvtxMarkW)?;
    let status = {
        unsafe { released(py, || function(c_message)) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxMemCudaGetDeviceWidePermissions, c"nvtxMemCudaGetDeviceWidePermissions($self, domain, device)
--

Returns the set of memory permissions for a device.

``nvtxMemPermissionsHandle_t nvtxMemCudaGetDeviceWidePermissions(nvtxDomainHandle_t domain, int device)``

Parameters
----------
domain : nvtxDomainHandle_t or None
device : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : nvtxMemPermissionsHandle_t

Notes
-----
Declared in ``nvtx3/nvToolsExtMemCudaRt.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemCudaGetDeviceWidePermissions
");

shared!(
    nvtxMemCudaGetDeviceWidePermissions =
    like_nvtxMemCudaGetDeviceWidePermissions(nvtx::nvtxDomainHandle_t, driver::CUresult,
    nvtx13::nvtxMemPermissionsHandle_t), "nvtxMemCudaGetDeviceWidePermissions",
    "domain device", slots::nvtxMemCudaGetDeviceWidePermissions
);

/// The shared body of `nvtxMemCudaGetDeviceWidePermissions` and other functions.
#[inline(never)]
fn like_nvtxMemCudaGetDeviceWidePermissions<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let function: unsafe extern "system" fn(u64, i32) -> u64 = call.own_symbol(own)?;
            let value = unsafe { released(py, || function(c0, c1)) };
            returned(py, t1, 0, 1, |tuple| tuple.push(out::value(py, t2, value as u64)?))
        },
    )
}

documented!(nvtxMemCudaGetProcessWidePermissions, c"nvtxMemCudaGetProcessWidePermissions($self, domain)
--

Returns the set of memory permissions for the whole process.

``nvtxMemPermissionsHandle_t nvtxMemCudaGetProcessWidePermissions(nvtxDomainHandle_t domain)``

Parameters
----------
domain : nvtxDomainHandle_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : nvtxMemPermissionsHandle_t

Notes
-----
Declared in ``nvtx3/nvToolsExtMemCudaRt.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemCudaGetProcessWidePermissions
");

#[inline(always)]
pub(crate) fn nvtxMemCudaGetProcessWidePermissions<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvtxMemCudaGetProcessWidePermissions(domain));
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> u64 = call.symbol(slots::nvtxMemCudaGetProcessWidePermissions)?;
    let value = unsafe { released(py, || function(c_domain)) };
    returned(
        py,
        &driver::CUresult,
        0,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvtx13::nvtxMemPermissionsHandle_t, value as u64)?)
        },
    )
}

documented!(nvtxMemCudaMarkInitialized, c"nvtxMemCudaMarkInitialized($self, domain, stream, isPerThreadStream, desc)
--

Notifies tools that memory is initialized at this point of a stream.

``void nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream, uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc)``

Parameters
----------
domain : nvtxDomainHandle_t or None
stream : runtime.cudaStream_t or None
isPerThreadStream : int
desc : nvtxMemMarkInitializedBatch_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtMemCudaRt.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemCudaMarkInitialized
");

#[inline(always)]
pub(crate) fn nvtxMemCudaMarkInitialized<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxMemCudaMarkInitialized(domain stream isPerThreadStream desc));
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    ints!(u8, c_isPerThreadStream = isPerThreadStream);
    let c_desc = args::optional_record(desc, "desc", &nvtx13::nvtxMemMarkInitializedBatch_t)?;
    let function: unsafe extern "system" fn(u64, u64, u8, Ptr) = call.symbol(slots::nvtxMemCudaMarkInitialized)?;
    let status = {
        unsafe { released(py, || function(c_domain, c_stream, c_isPerThreadStream, c_desc.cast())) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxMemCudaSetPeerAccess, c"nvtxMemCudaSetPeerAccess($self, domain, permissions, devicePeer, flags)
--

Sets the access of a peer device in a set of memory permissions.

``void nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, int devicePeer, uint32_t flags)``

Parameters
----------
domain : nvtxDomainHandle_t or None
permissions : nvtxMemPermissionsHandle_t or None
devicePeer : int
flags : int
    Flags: ``NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC``, ``NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE``, ``NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ``, ``NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET``, ``NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtMemCudaRt.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemCudaSetPeerAccess
");

#[inline(always)]
pub(crate) fn nvtxMemCudaSetPeerAccess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxMemCudaSetPeerAccess(domain permissions devicePeer flags));
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_permissions = args::value::<
        u64,
    >(permissions, "permissions", &nvtx13::nvtxMemPermissionsHandle_t)?;
    ints!(i32, c_devicePeer = devicePeer);
    ints!(u32, c_flags = flags);
    let function: unsafe extern "system" fn(u64, u64, i32, u32) = call.symbol(slots::nvtxMemCudaSetPeerAccess)?;
    let status = {
        unsafe { released(py, || function(c_domain, c_permissions, c_devicePeer, c_flags)) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxMemHeapRegister, c"nvtxMemHeapRegister($self, domain, desc)
--

Notifies tools of a heap from which the program's allocator allocates.

``nvtxMemHeapHandle_t nvtxMemHeapRegister(nvtxDomainHandle_t domain, const nvtxMemHeapDesc_t *desc)``

Parameters
----------
domain : nvtxDomainHandle_t or None
desc : nvtxMemHeapDesc_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : nvtxMemHeapHandle_t

Notes
-----
Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemHeapRegister
");

shared!(
    nvtxMemHeapRegister = like_nvtxDomainRangeStartEx(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxMemHeapDesc_t, driver::CUresult, nvtx13::nvtxMemHeapHandle_t),
    "nvtxMemHeapRegister", "domain desc", slots::nvtxMemHeapRegister
);

documented!(nvtxMemHeapReset, c"nvtxMemHeapReset($self, domain, heap)
--

Notifies tools that all memory in a heap has been freed.

``void nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)``

Parameters
----------
domain : nvtxDomainHandle_t or None
heap : nvtxMemHeapHandle_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemHeapReset
");

shared!(
    nvtxMemHeapReset = like_nvtxDomainRangeEnd(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxMemHeapHandle_t, driver::CUresult), "nvtxMemHeapReset", "domain heap",
    slots::nvtxMemHeapReset
);

documented!(nvtxMemHeapUnregister, c"nvtxMemHeapUnregister($self, domain, heap)
--

Notifies tools that a heap was destroyed.

``void nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)``

Parameters
----------
domain : nvtxDomainHandle_t or None
heap : nvtxMemHeapHandle_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Warnings
--------
- No thread may use ``heap``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemHeapUnregister
");

shared!(
    nvtxMemHeapUnregister = like_nvtxDomainRangeEnd(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxMemHeapHandle_t, driver::CUresult), "nvtxMemHeapUnregister",
    "domain heap", slots::nvtxMemHeapUnregister
);

documented!(nvtxMemPermissionsAssign, c"nvtxMemPermissionsAssign($self, domain, desc)
--

Sets the access to memory regions in a set of memory permissions.

``void nvtxMemPermissionsAssign(nvtxDomainHandle_t domain, const nvtxMemPermissionsAssignBatch_t *desc)``

Parameters
----------
domain : nvtxDomainHandle_t or None
desc : nvtxMemPermissionsAssignBatch_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsAssign
");

shared!(
    nvtxMemPermissionsAssign = like_nvtxCounterBatchSubmit(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxMemPermissionsAssignBatch_t, driver::CUresult),
    "nvtxMemPermissionsAssign", "domain desc", slots::nvtxMemPermissionsAssign
);

documented!(nvtxMemPermissionsBind, c"nvtxMemPermissionsBind($self, domain, permissions, bindScope, bindFlags)
--

Applies a set of memory permissions to a scope, such as a thread.

``void nvtxMemPermissionsBind(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, uint32_t bindScope, uint32_t bindFlags)``

Parameters
----------
domain : nvtxDomainHandle_t or None
permissions : nvtxMemPermissionsHandle_t or None
bindScope : int
bindFlags : int
    Flags: ``NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE``, ``NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC``, ``NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ``, ``NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsBind
");

#[inline(always)]
pub(crate) fn nvtxMemPermissionsBind<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxMemPermissionsBind(domain permissions bindScope bindFlags));
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_permissions = args::value::<
        u64,
    >(permissions, "permissions", &nvtx13::nvtxMemPermissionsHandle_t)?;
    ints!(u32, c_bindScope = bindScope, c_bindFlags = bindFlags);
    let function: unsafe extern "system" fn(u64, u64, u32, u32) = call.symbol(slots::nvtxMemPermissionsBind)?;
    let status = {
        unsafe { released(py, || function(c_domain, c_permissions, c_bindScope, c_bindFlags)) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxMemPermissionsCreate, c"nvtxMemPermissionsCreate($self, domain, creationflags)
--

Creates a set of memory permissions, which specify who may read or write regions of memory.

``nvtxMemPermissionsHandle_t nvtxMemPermissionsCreate(nvtxDomainHandle_t domain, int32_t creationflags)``

Parameters
----------
domain : nvtxDomainHandle_t or None
creationflags : int
    Flags: ``NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC``, ``NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ``, ``NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE``, ``NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : nvtxMemPermissionsHandle_t

Notes
-----
Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsCreate
");

shared!(
    nvtxMemPermissionsCreate =
    like_nvtxMemCudaGetDeviceWidePermissions(nvtx::nvtxDomainHandle_t, driver::CUresult,
    nvtx13::nvtxMemPermissionsHandle_t), "nvtxMemPermissionsCreate",
    "domain creationflags", slots::nvtxMemPermissionsCreate
);

documented!(nvtxMemPermissionsDestroy, c"nvtxMemPermissionsDestroy($self, domain, permissionsHandle)
--

Destroys a set of memory permissions.

``void nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)``

Parameters
----------
domain : nvtxDomainHandle_t or None
permissionsHandle : nvtxMemPermissionsHandle_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Warnings
--------
- No thread may use ``permissionsHandle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsDestroy
");

shared!(
    nvtxMemPermissionsDestroy = like_nvtxDomainRangeEnd(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxMemPermissionsHandle_t, driver::CUresult), "nvtxMemPermissionsDestroy",
    "domain permissionsHandle", slots::nvtxMemPermissionsDestroy
);

documented!(nvtxMemPermissionsReset, c"nvtxMemPermissionsReset($self, domain, permissionsHandle)
--

Removes all permissions from a set of memory permissions.

``void nvtxMemPermissionsReset(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)``

Parameters
----------
domain : nvtxDomainHandle_t or None
permissionsHandle : nvtxMemPermissionsHandle_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsReset
");

shared!(
    nvtxMemPermissionsReset = like_nvtxDomainRangeEnd(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxMemPermissionsHandle_t, driver::CUresult), "nvtxMemPermissionsReset",
    "domain permissionsHandle", slots::nvtxMemPermissionsReset
);

documented!(nvtxMemPermissionsUnbind, c"nvtxMemPermissionsUnbind($self, domain, bindScope)
--

Removes the memory permissions that are applied to a scope.

``void nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope)``

Parameters
----------
domain : nvtxDomainHandle_t or None
bindScope : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsUnbind
");

#[inline(always)]
pub(crate) fn nvtxMemPermissionsUnbind<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxMemPermissionsUnbind(domain bindScope));
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    ints!(u32, c_bindScope = bindScope);
    let function: unsafe extern "system" fn(u64, u32) = call.symbol(slots::nvtxMemPermissionsUnbind)?;
    let status = {
        unsafe { released(py, || function(c_domain, c_bindScope)) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxMemRegionsName, c"nvtxMemRegionsName($self, domain, desc)
--

Names memory regions for tools.

``void nvtxMemRegionsName(nvtxDomainHandle_t domain, const nvtxMemRegionsNameBatch_t *desc)``

Parameters
----------
domain : nvtxDomainHandle_t or None
desc : nvtxMemRegionsNameBatch_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsName
");

shared!(
    nvtxMemRegionsName = like_nvtxCounterBatchSubmit(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxMemRegionsNameBatch_t, driver::CUresult), "nvtxMemRegionsName",
    "domain desc", slots::nvtxMemRegionsName
);

documented!(nvtxMemRegionsRegister, c"nvtxMemRegionsRegister($self, domain, desc)
--

Notifies tools of memory regions that were allocated in a heap.

``void nvtxMemRegionsRegister(nvtxDomainHandle_t domain, const nvtxMemRegionsRegisterBatch_t *desc)``

Parameters
----------
domain : nvtxDomainHandle_t or None
desc : nvtxMemRegionsRegisterBatch_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsRegister
");

shared!(
    nvtxMemRegionsRegister = like_nvtxCounterBatchSubmit(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxMemRegionsRegisterBatch_t, driver::CUresult), "nvtxMemRegionsRegister",
    "domain desc", slots::nvtxMemRegionsRegister
);

documented!(nvtxMemRegionsResize, c"nvtxMemRegionsResize($self, domain, desc)
--

Notifies tools that memory regions in a heap were resized.

``void nvtxMemRegionsResize(nvtxDomainHandle_t domain, const nvtxMemRegionsResizeBatch_t *desc)``

Parameters
----------
domain : nvtxDomainHandle_t or None
desc : nvtxMemRegionsResizeBatch_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsResize
");

shared!(
    nvtxMemRegionsResize = like_nvtxCounterBatchSubmit(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxMemRegionsResizeBatch_t, driver::CUresult), "nvtxMemRegionsResize",
    "domain desc", slots::nvtxMemRegionsResize
);

documented!(nvtxMemRegionsUnregister, c"nvtxMemRegionsUnregister($self, domain, desc)
--

Notifies tools that memory regions in a heap were freed.

``void nvtxMemRegionsUnregister(nvtxDomainHandle_t domain, const nvtxMemRegionsUnregisterBatch_t *desc)``

Parameters
----------
domain : nvtxDomainHandle_t or None
desc : nvtxMemRegionsUnregisterBatch_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsUnregister
");

shared!(
    nvtxMemRegionsUnregister = like_nvtxCounterBatchSubmit(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxMemRegionsUnregisterBatch_t, driver::CUresult),
    "nvtxMemRegionsUnregister", "domain desc", slots::nvtxMemRegionsUnregister
);

documented!(nvtxNameCategory, c"nvtxNameCategory($self, category, name)
--

Names a category, which is an integer that groups markers and ranges.

``void nvtxNameCategoryA(uint32_t category, const char *name)``

Parameters
----------
category : int
name : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCategory
");

shared!(
    nvtxNameCategory = like_nvtxNameCategory(driver::CUresult), "nvtxNameCategory",
    "category name", slots::nvtxNameCategoryA
);

/// The shared body of `nvtxNameCategory` and other functions.
#[inline(never)]
fn like_nvtxNameCategory<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::u32(a0, own.name(0))?;
            let c1 = args::c_string(a1, own.name(1), &arena)?;
            let function: unsafe extern "system" fn(u32, *const c_char) = call.own_symbol(own)?;
            let status = {
                unsafe { released(py, || function(c0, c1)) };
                0
            };
            returned0(py, t0, status)
        },
    )
}

documented!(nvtxNameCategoryW, c"nvtxNameCategoryW($self, category, name)
--

Names a category of markers and ranges, with a string of ``wchar_t`` characters.

``void nvtxNameCategoryW(uint32_t category, const wchar_t *name)``

Parameters
----------
category : int
name : str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCategoryW
");

shared!(
    nvtxNameCategoryW = like_nvtxNameCategoryW(driver::CUresult), "nvtxNameCategoryW",
    "category name", slots::nvtxNameCategoryW
);

/// The shared body of `nvtxNameCategoryW` and other functions.
#[inline(never)]
fn like_nvtxNameCategoryW<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::u32(a0, own.name(0))?;
            let c1 = args::wide_string(a1, own.name(1), &arena)?;
            let function: unsafe extern "system" fn(u32, Ptr) = call.own_symbol(own)?;
            let status = {
                unsafe { released(py, || function(c0, c1)) };
                0
            };
            returned0(py, t0, status)
        },
    )
}

documented!(nvtxNameCuContext, c"nvtxNameCuContext($self, context, name)
--

Names a context of the CUDA driver for tools.

``void nvtxNameCuContextA(CUcontext context, const char *name)``

Parameters
----------
context : driver.CUcontext or None
name : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCuda.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuContext
");

shared!(
    nvtxNameCuContext = like_nvtxNameCuContext(driver::CUcontext, driver::CUresult),
    "nvtxNameCuContext", "context name", slots::nvtxNameCuContextA
);

/// The shared body of `nvtxNameCuContext` and other functions.
#[inline(never)]
fn like_nvtxNameCuContext<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::c_string(a1, own.name(1), &arena)?;
            let function: unsafe extern "system" fn(u64, *const c_char) = call.own_symbol(own)?;
            let status = {
                unsafe { released(py, || function(c0, c1)) };
                0
            };
            returned0(py, t1, status)
        },
    )
}

documented!(nvtxNameCuContextW, c"nvtxNameCuContextW($self, context, name)
--

Names a context of the CUDA driver for tools, with a string of ``wchar_t`` characters.

``void nvtxNameCuContextW(CUcontext context, const wchar_t *name)``

Parameters
----------
context : driver.CUcontext or None
name : str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCuda.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuContextW
");

shared!(
    nvtxNameCuContextW = like_nvtxNameCuContextW(driver::CUcontext, driver::CUresult),
    "nvtxNameCuContextW", "context name", slots::nvtxNameCuContextW
);

/// The shared body of `nvtxNameCuContextW` and other functions.
#[inline(never)]
fn like_nvtxNameCuContextW<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::wide_string(a1, own.name(1), &arena)?;
            let function: unsafe extern "system" fn(u64, Ptr) = call.own_symbol(own)?;
            let status = {
                unsafe { released(py, || function(c0, c1)) };
                0
            };
            returned0(py, t1, status)
        },
    )
}

documented!(nvtxNameCuDevice, c"nvtxNameCuDevice($self, device, name)
--

Names a device of the CUDA driver for tools.

``void nvtxNameCuDeviceA(CUdevice device, const char *name)``

Parameters
----------
device : driver.CUdevice or None
name : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCuda.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuDevice
");

#[inline(always)]
pub(crate) fn nvtxNameCuDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxNameCuDevice(device name));
    let arena = CallArena::new();
    let c_device = args::value::<i32>(device, "device", &driver::CUdevice)?;
    let c_name = args::c_string(name, "name", &arena)?;
    let function: unsafe extern "system" fn(i32, *const c_char) = call.symbol(slots::nvtxNameCuDeviceA)?;
    let status = {
        unsafe { released(py, || function(c_device, c_name)) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxNameCuDeviceW, c"nvtxNameCuDeviceW($self, device, name)
--

Names a device of the CUDA driver for tools, with a string of ``wchar_t`` characters.

``void nvtxNameCuDeviceW(CUdevice device, const wchar_t *name)``

Parameters
----------
device : driver.CUdevice or None
name : str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCuda.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuDeviceW
");

#[inline(always)]
pub(crate) fn nvtxNameCuDeviceW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxNameCuDeviceW(device name));
    let arena = CallArena::new();
    let c_device = args::value::<i32>(device, "device", &driver::CUdevice)?;
    let c_name = args::wide_string(name, "name", &arena)?;
    let function: unsafe extern "system" fn(i32, Ptr) = call.symbol(slots::nvtxNameCuDeviceW)?;
    let status = {
        unsafe { released(py, || function(c_device, c_name)) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxNameCuEvent, c"nvtxNameCuEvent($self, event, name)
--

Names an event of the CUDA driver for tools.

``void nvtxNameCuEventA(CUevent event, const char *name)``

Parameters
----------
event : driver.CUevent or None
name : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCuda.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuEvent
");

shared!(
    nvtxNameCuEvent = like_nvtxNameCuContext(driver::CUevent, driver::CUresult),
    "nvtxNameCuEvent", "event name", slots::nvtxNameCuEventA
);

documented!(nvtxNameCuEventW, c"nvtxNameCuEventW($self, event, name)
--

Names an event of the CUDA driver for tools, with a string of ``wchar_t`` characters.

``void nvtxNameCuEventW(CUevent event, const wchar_t *name)``

Parameters
----------
event : driver.CUevent or None
name : str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCuda.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuEventW
");

shared!(
    nvtxNameCuEventW = like_nvtxNameCuContextW(driver::CUevent, driver::CUresult),
    "nvtxNameCuEventW", "event name", slots::nvtxNameCuEventW
);

documented!(nvtxNameCuStream, c"nvtxNameCuStream($self, stream, name)
--

Names a stream of the CUDA driver for tools.

``void nvtxNameCuStreamA(CUstream stream, const char *name)``

Parameters
----------
stream : driver.CUstream or None
name : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCuda.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuStream
");

shared!(
    nvtxNameCuStream = like_nvtxNameCuContext(driver::CUstream, driver::CUresult),
    "nvtxNameCuStream", "stream name", slots::nvtxNameCuStreamA
);

documented!(nvtxNameCuStreamW, c"nvtxNameCuStreamW($self, stream, name)
--

Names a stream of the CUDA driver for tools, with a string of ``wchar_t`` characters.

``void nvtxNameCuStreamW(CUstream stream, const wchar_t *name)``

Parameters
----------
stream : driver.CUstream or None
name : str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCuda.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuStreamW
");

shared!(
    nvtxNameCuStreamW = like_nvtxNameCuContextW(driver::CUstream, driver::CUresult),
    "nvtxNameCuStreamW", "stream name", slots::nvtxNameCuStreamW
);

documented!(nvtxNameCudaDevice, c"nvtxNameCudaDevice($self, device, name)
--

Names a device of the CUDA runtime for tools.

``void nvtxNameCudaDeviceA(int device, const char *name)``

Parameters
----------
device : int
name : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCudaRt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaDevice
");

#[inline(always)]
pub(crate) fn nvtxNameCudaDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxNameCudaDevice(device name));
    let arena = CallArena::new();
    ints!(i32, c_device = device);
    let c_name = args::c_string(name, "name", &arena)?;
    let function: unsafe extern "system" fn(i32, *const c_char) = call.symbol(slots::nvtxNameCudaDeviceA)?;
    let status = {
        unsafe { released(py, || function(c_device, c_name)) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxNameCudaDeviceW, c"nvtxNameCudaDeviceW($self, device, name)
--

Names a device of the CUDA runtime for tools, with a string of ``wchar_t`` characters.

``void nvtxNameCudaDeviceW(int device, const wchar_t *name)``

Parameters
----------
device : int
name : str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCudaRt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaDeviceW
");

#[inline(always)]
pub(crate) fn nvtxNameCudaDeviceW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxNameCudaDeviceW(device name));
    let arena = CallArena::new();
    ints!(i32, c_device = device);
    let c_name = args::wide_string(name, "name", &arena)?;
    let function: unsafe extern "system" fn(i32, Ptr) = call.symbol(slots::nvtxNameCudaDeviceW)?;
    let status = {
        unsafe { released(py, || function(c_device, c_name)) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxNameCudaEvent, c"nvtxNameCudaEvent($self, event, name)
--

Names an event of the CUDA runtime for tools.

``void nvtxNameCudaEventA(cudaEvent_t event, const char *name)``

Parameters
----------
event : runtime.cudaEvent_t or None
name : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCudaRt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaEvent
");

shared!(
    nvtxNameCudaEvent = like_nvtxNameCuContext(runtime::cudaEvent_t, driver::CUresult),
    "nvtxNameCudaEvent", "event name", slots::nvtxNameCudaEventA
);

documented!(nvtxNameCudaEventW, c"nvtxNameCudaEventW($self, event, name)
--

Names an event of the CUDA runtime for tools, with a string of ``wchar_t`` characters.

``void nvtxNameCudaEventW(cudaEvent_t event, const wchar_t *name)``

Parameters
----------
event : runtime.cudaEvent_t or None
name : str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCudaRt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaEventW
");

shared!(
    nvtxNameCudaEventW = like_nvtxNameCuContextW(runtime::cudaEvent_t, driver::CUresult),
    "nvtxNameCudaEventW", "event name", slots::nvtxNameCudaEventW
);

documented!(nvtxNameCudaStream, c"nvtxNameCudaStream($self, stream, name)
--

Names a stream of the CUDA runtime for tools.

``void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)``

Parameters
----------
stream : runtime.cudaStream_t or None
name : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCudaRt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaStream
");

shared!(
    nvtxNameCudaStream = like_nvtxNameCuContext(runtime::cudaStream_t, driver::CUresult),
    "nvtxNameCudaStream", "stream name", slots::nvtxNameCudaStreamA
);

documented!(nvtxNameCudaStreamW, c"nvtxNameCudaStreamW($self, stream, name)
--

Names a stream of the CUDA runtime for tools, with a string of ``wchar_t`` characters.

``void nvtxNameCudaStreamW(cudaStream_t stream, const wchar_t *name)``

Parameters
----------
stream : runtime.cudaStream_t or None
name : str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtCudaRt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaStreamW
");

shared!(
    nvtxNameCudaStreamW = like_nvtxNameCuContextW(runtime::cudaStream_t,
    driver::CUresult), "nvtxNameCudaStreamW", "stream name", slots::nvtxNameCudaStreamW
);

documented!(nvtxNameOsThread, c"nvtxNameOsThread($self, threadId, name)
--

Names an operating-system thread, given by its ID, for tools.

``void nvtxNameOsThreadA(uint32_t threadId, const char *name)``

Parameters
----------
threadId : int
name : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameOsThread
");

shared!(
    nvtxNameOsThread = like_nvtxNameCategory(driver::CUresult), "nvtxNameOsThread",
    "threadId name", slots::nvtxNameOsThreadA
);

documented!(nvtxNameOsThreadW, c"nvtxNameOsThreadW($self, threadId, name)
--

Names an operating-system thread for tools, with a string of ``wchar_t`` characters.

``void nvtxNameOsThreadW(uint32_t threadId, const wchar_t *name)``

Parameters
----------
threadId : int
name : str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameOsThreadW
");

shared!(
    nvtxNameOsThreadW = like_nvtxNameCategoryW(driver::CUresult), "nvtxNameOsThreadW",
    "threadId name", slots::nvtxNameOsThreadW
);

documented!(nvtxPayloadEnumRegister, c"nvtxPayloadEnumRegister($self, domain, attr)
--

Registers an enumeration's values and their names for use in payloads, and returns its ID.

``uint64_t nvtxPayloadEnumRegister(nvtxDomainHandle_t domain, const nvtxPayloadEnumAttr_t *attr)``

Parameters
----------
domain : nvtxDomainHandle_t or None
attr : nvtxPayloadEnumAttr_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : int

Notes
-----
Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxPayloadEnumRegister
");

shared!(
    nvtxPayloadEnumRegister = like_nvtxCounterRegister(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxPayloadEnumAttr_t, driver::CUresult), "nvtxPayloadEnumRegister",
    "domain attr", slots::nvtxPayloadEnumRegister
);

documented!(nvtxPayloadSchemaRegister, c"nvtxPayloadSchemaRegister($self, domain, attr)
--

Registers the layout of a payload (the names and types of its fields), and returns the layout's ID.

``uint64_t nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain, const nvtxPayloadSchemaAttr_t *attr)``

Parameters
----------
domain : nvtxDomainHandle_t or None
attr : nvtxPayloadSchemaAttr_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : int

Notes
-----
Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxPayloadSchemaRegister
");

shared!(
    nvtxPayloadSchemaRegister = like_nvtxCounterRegister(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxPayloadSchemaAttr_t, driver::CUresult), "nvtxPayloadSchemaRegister",
    "domain attr", slots::nvtxPayloadSchemaRegister
);

documented!(nvtxRangeEnd, c"nvtxRangeEnd($self, id)
--

Ends a range, given its ID; any thread may have started the range.

``void nvtxRangeEnd(nvtxRangeId_t id)``

Parameters
----------
id : nvtxRangeId_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeEnd
");

shared!(
    nvtxRangeEnd = like_nvtxDomainDestroy(nvtx::nvtxRangeId_t, driver::CUresult),
    "nvtxRangeEnd", "id", slots::nvtxRangeEnd
);

documented!(nvtxRangeEndPayload, c"nvtxRangeEndPayload($self, domain, id, payloadData, count)
--

Ends a range of a domain, given its ID, and adds payloads to it.

``void nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id, const nvtxPayloadData_t *payloadData, size_t count)``

Parameters
----------
domain : nvtxDomainHandle_t or None
id : nvtxRangeId_t or None
payloadData : list[nvtxPayloadData_t] or None
count : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeEndPayload
");

#[inline(always)]
pub(crate) fn nvtxRangeEndPayload<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxRangeEndPayload(domain id payloadData count));
    let arena = CallArena::new();
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_id = args::value::<u64>(id, "id", &nvtx::nvtxRangeId_t)?;
    ints!(u64, c_count = count);
    let c_payloadData = args::array(
        payloadData, "payloadData", &Ty::Record(&nvtx13::nvtxPayloadData_t), Some(c_count as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, u64) = call.symbol(slots::nvtxRangeEndPayload)?;
    let status = {
        unsafe { released(py, || function(c_domain, c_id, c_payloadData.cast(), c_count)) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxRangePop, c"nvtxRangePop($self)
--

Closes the range that the calling thread opened last, and returns its depth.

``int nvtxRangePop(void)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : int

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePop
");

#[inline(always)]
pub(crate) fn nvtxRangePop<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxRangePop());
    let function: unsafe extern "system" fn() -> i32 = call.symbol(slots::nvtxRangePop)?;
    let value = unsafe { released(py, || function()) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::i32(py, value)?))
}

documented!(nvtxRangePopPayload, c"nvtxRangePopPayload($self, domain, payloadData, count)
--

Closes the range of a domain that the calling thread opened last, and adds payloads to it.

``int nvtxRangePopPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)``

Parameters
----------
domain : nvtxDomainHandle_t or None
payloadData : list[nvtxPayloadData_t] or None
count : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : int

Notes
-----
Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePopPayload
");

shared!(
    nvtxRangePopPayload = like_nvtxRangePopPayload(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxPayloadData_t, driver::CUresult), "nvtxRangePopPayload",
    "domain payloadData count", slots::nvtxRangePopPayload
);

/// The shared body of `nvtxRangePopPayload` and other functions.
#[inline(never)]
fn like_nvtxRangePopPayload<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::u64(a2, own.name(2))?;
            let c1 = args::array(a1, own.name(1), &Ty::Record(t1), Some(c2 as usize), &arena)?;
            let function: unsafe extern "system" fn(u64, Ptr, u64) -> i32 = call.own_symbol(own)?;
            let value = unsafe { released(py, || function(c0, c1.cast(), c2)) };
            returned(py, t2, 0, 1, |tuple| tuple.push(out::i32(py, value)?))
        },
    )
}

documented!(nvtxRangePush, c"nvtxRangePush($self, message)
--

Opens a range in the calling thread, nested in the open ranges, and returns its depth (from 0).

``int nvtxRangePushA(const char *message)``

Parameters
----------
message : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : int

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePush
");

#[inline(always)]
pub(crate) fn nvtxRangePush<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxRangePush(message));
    let arena = CallArena::new();
    let c_message = args::c_string(message, "message", &arena)?;
    let function: unsafe extern "system" fn(*const c_char) -> i32 = call.symbol(slots::nvtxRangePushA)?;
    let value = unsafe { released(py, || function(c_message)) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::i32(py, value)?))
}

documented!(nvtxRangePushEx, c"nvtxRangePushEx($self, eventAttrib)
--

Opens a nested range in the calling thread, with a message, color, category and payload.

``int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)``

Parameters
----------
eventAttrib : nvtxEventAttributes_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : int

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePushEx
");

#[inline(always)]
pub(crate) fn nvtxRangePushEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxRangePushEx(eventAttrib));
    let c_eventAttrib = args::optional_record(eventAttrib, "eventAttrib", &nvtx::nvtxEventAttributes_t)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvtxRangePushEx)?;
    let value = unsafe { released(py, || function(c_eventAttrib.cast())) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::i32(py, value)?))
}

documented!(nvtxRangePushPayload, c"nvtxRangePushPayload($self, domain, payloadData, count)
--

Opens a nested range of a domain in the calling thread, with payloads of registered schemas.

``int nvtxRangePushPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)``

Parameters
----------
domain : nvtxDomainHandle_t or None
payloadData : list[nvtxPayloadData_t] or None
count : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : int

Notes
-----
Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePushPayload
");

shared!(
    nvtxRangePushPayload = like_nvtxRangePopPayload(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxPayloadData_t, driver::CUresult), "nvtxRangePushPayload",
    "domain payloadData count", slots::nvtxRangePushPayload
);

documented!(nvtxRangePushW, c"nvtxRangePushW($self, message)
--

Opens a nested range in the calling thread, with a message of ``wchar_t`` characters.

``int nvtxRangePushW(const wchar_t *message)``

Parameters
----------
message : str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : int

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePushW
");

#[inline(always)]
pub(crate) fn nvtxRangePushW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxRangePushW(message));
    let arena = CallArena::new();
    let c_message = args::wide_string(message, "message", &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvtxRangePushW)?;
    let value = unsafe { released(py, || function(c_message)) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::i32(py, value)?))
}

documented!(nvtxRangeStart, c"nvtxRangeStart($self, message)
--

Starts a range that any thread may end, and returns its ID.

``nvtxRangeId_t nvtxRangeStartA(const char *message)``

Parameters
----------
message : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : nvtxRangeId_t

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStart
");

shared!(
    nvtxRangeStart = like_nvtxDomainCreate(driver::CUresult, nvtx::nvtxRangeId_t),
    "nvtxRangeStart", "message", slots::nvtxRangeStartA
);

documented!(nvtxRangeStartEx, c"nvtxRangeStartEx($self, eventAttrib)
--

Starts a range that any thread may end, with a message, color, category and payload.

``nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)``

Parameters
----------
eventAttrib : nvtxEventAttributes_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : nvtxRangeId_t

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStartEx
");

#[inline(always)]
pub(crate) fn nvtxRangeStartEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxRangeStartEx(eventAttrib));
    let c_eventAttrib = args::optional_record(eventAttrib, "eventAttrib", &nvtx::nvtxEventAttributes_t)?;
    let function: unsafe extern "system" fn(Ptr) -> u64 = call.symbol(slots::nvtxRangeStartEx)?;
    let value = unsafe { released(py, || function(c_eventAttrib.cast())) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::value(py, &nvtx::nvtxRangeId_t, value as u64)?))
}

documented!(nvtxRangeStartPayload, c"nvtxRangeStartPayload($self, domain, payloadData, count)
--

Starts a range in a domain that any thread may end, with payloads of registered schemas.

``nvtxRangeId_t nvtxRangeStartPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)``

Parameters
----------
domain : nvtxDomainHandle_t or None
payloadData : list[nvtxPayloadData_t] or None
count : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : nvtxRangeId_t

Notes
-----
Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStartPayload
");

#[inline(always)]
pub(crate) fn nvtxRangeStartPayload<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxRangeStartPayload(domain payloadData count));
    let arena = CallArena::new();
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    ints!(u64, c_count = count);
    let c_payloadData = args::array(
        payloadData, "payloadData", &Ty::Record(&nvtx13::nvtxPayloadData_t), Some(c_count as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, u64) -> u64 = call.symbol(slots::nvtxRangeStartPayload)?;
    let value = unsafe { released(py, || function(c_domain, c_payloadData.cast(), c_count)) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::value(py, &nvtx::nvtxRangeId_t, value as u64)?))
}

documented!(nvtxRangeStartW, c"nvtxRangeStartW($self, message)
--

Starts a range that any thread may end, with a message of ``wchar_t`` characters.

``nvtxRangeId_t nvtxRangeStartW(const wchar_t *message)``

Parameters
----------
message : str

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : nvtxRangeId_t

Notes
-----
Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStartW
");

shared!(
    nvtxRangeStartW = like_nvtxDomainCreateW(driver::CUresult, nvtx::nvtxRangeId_t),
    "nvtxRangeStartW", "message", slots::nvtxRangeStartW
);

documented!(nvtxScopeRegister, c"nvtxScopeRegister($self, domain, attr)
--

Registers a scope (a part of the system, given by its path), and returns its ID.

``uint64_t nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr)``

Parameters
----------
domain : nvtxDomainHandle_t or None
attr : nvtxScopeAttr_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : int

Notes
-----
Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxScopeRegister
");

shared!(
    nvtxScopeRegister = like_nvtxCounterRegister(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxScopeAttr_t, driver::CUresult), "nvtxScopeRegister", "domain attr",
    slots::nvtxScopeRegister
);

documented!(nvtxTimeDomainRegister, c"nvtxTimeDomainRegister($self, domain, timeAttr)
--

Registers a clock of the caller for timestamps in events, and returns its ID.

``uint64_t nvtxTimeDomainRegister(nvtxDomainHandle_t domain, const nvtxTimeDomainAttr_t *timeAttr)``

Parameters
----------
domain : nvtxDomainHandle_t or None
timeAttr : nvtxTimeDomainAttr_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : int

Notes
-----
Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimeDomainRegister
");

shared!(
    nvtxTimeDomainRegister = like_nvtxCounterRegister(nvtx::nvtxDomainHandle_t,
    nvtx13::nvtxTimeDomainAttr_t, driver::CUresult), "nvtxTimeDomainRegister",
    "domain timeAttr", slots::nvtxTimeDomainRegister
);

documented!(nvtxTimeSyncPoint, c"nvtxTimeSyncPoint($self, domain, timeDomainId1, timeDomainId2, timestamp1, timestamp2)
--

Reports a synchronization point: timestamps from two clocks for the same instant.

``void nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1, uint64_t timeDomainId2, int64_t timestamp1, int64_t timestamp2)``

Parameters
----------
domain : nvtxDomainHandle_t or None
timeDomainId1, timeDomainId2, timestamp1, timestamp2 : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimeSyncPoint
");

#[inline(always)]
pub(crate) fn nvtxTimeSyncPoint<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxTimeSyncPoint(domain timeDomainId1 timeDomainId2 timestamp1 timestamp2));
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    ints!(u64, c_timeDomainId1 = timeDomainId1, c_timeDomainId2 = timeDomainId2);
    ints!(i64, c_timestamp1 = timestamp1, c_timestamp2 = timestamp2);
    let function: unsafe extern "system" fn(u64, u64, u64, i64, i64) = call.symbol(slots::nvtxTimeSyncPoint)?;
    let status = {
        unsafe { released(py, || function(c_domain, c_timeDomainId1, c_timeDomainId2, c_timestamp1, c_timestamp2)) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxTimeSyncPointTable, c"nvtxTimeSyncPointTable($self, domain, timeDomainIdSrc, timeDomainIdDst, syncPoints, count)
--

Reports multiple synchronization points: pairs of timestamps from two clocks for the same instants.

``void nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count)``

Parameters
----------
domain : nvtxDomainHandle_t or None
timeDomainIdSrc, timeDomainIdDst, count : int
syncPoints : list[nvtxSyncPoint_t] or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimeSyncPointTable
");

#[inline(always)]
pub(crate) fn nvtxTimeSyncPointTable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxTimeSyncPointTable(domain timeDomainIdSrc timeDomainIdDst syncPoints count));
    let arena = CallArena::new();
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    ints!(u64, c_timeDomainIdSrc = timeDomainIdSrc, c_timeDomainIdDst = timeDomainIdDst, c_count = count);
    let c_syncPoints = args::array(
        syncPoints, "syncPoints", &Ty::Record(&nvtx13::nvtxSyncPoint_t), Some(c_count as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, u64, Ptr, u64) = call.symbol(slots::nvtxTimeSyncPointTable)?;
    let status = {
        unsafe {
            released(py, || function(c_domain, c_timeDomainIdSrc, c_timeDomainIdDst, c_syncPoints.cast(), c_count))
        };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxTimerSource, c"nvtxTimerSource($self, domain, timeDomainId, flags, timestampProviderFn)
--

Sets the function that reads a registered clock.

``void nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags, int64_t (*timestampProviderFn)())``

Parameters
----------
domain : nvtxDomainHandle_t or None
timeDomainId : int
flags : int
    Flags: ``NVTX_TIMER_FLAG_CLOCK_MONOTONIC``, ``NVTX_TIMER_FLAG_CLOCK_STEADY``, ``NVTX_TIMER_FLAG_NONE``.
timestampProviderFn : callback
    Used after the call returns; kept alive by cubind as long as the process runs.

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Warnings
--------
- ``timestampProviderFn`` may be called at any time from now on, on any thread.

Notes
-----
Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimerSource
");

#[inline(always)]
pub(crate) fn nvtxTimerSource<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxTimerSource(domain timeDomainId flags timestampProviderFn));
    let arena = CallArena::new();
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    ints!(u64, c_timeDomainId = timeDomainId, c_flags = flags);
    static SIGNATURE: Signature = Signature::new(Some(Ty::I64), &[]);
    let mut c_timestampProviderFn = args::callback(timestampProviderFn, Some(&SIGNATURE), None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, u64, Ptr) = call.symbol(slots::nvtxTimerSource)?;
    let status = {
        unsafe { released(py, || function(c_domain, c_timeDomainId, c_flags, c_timestampProviderFn.address())) };
        0
    };
    c_timestampProviderFn.left(true);
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxTimerSourceWithData, c"nvtxTimerSourceWithData($self, domain, timeDomainId, flags, timestampProviderFn, data)
--

Sets the function that reads a registered clock, and a pointer that the function receives.

``void nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags, int64_t (*timestampProviderFn)(void *), void *data)``

Parameters
----------
domain : nvtxDomainHandle_t or None
timeDomainId : int
flags : int
    Flags: ``NVTX_TIMER_FLAG_CLOCK_MONOTONIC``, ``NVTX_TIMER_FLAG_CLOCK_STEADY``, ``NVTX_TIMER_FLAG_NONE``.
timestampProviderFn : callback
    Used after the call returns; kept alive by cubind as long as the process runs.
data : object
    Used after the call returns; kept alive by cubind as long as the process runs.

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Warnings
--------
- ``timestampProviderFn`` may be called with ``data`` at any time from now on, on any thread.

Notes
-----
Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimerSourceWithData
");

#[inline(always)]
pub(crate) fn nvtxTimerSourceWithData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxTimerSourceWithData(domain timeDomainId flags timestampProviderFn data));
    let arena = CallArena::new();
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    ints!(u64, c_timeDomainId = timeDomainId, c_flags = flags);
    static SIGNATURE: Signature = Signature::new(Some(Ty::I64), &[ArgKind::Data]);
    let mut c_timestampProviderFn = args::callback(timestampProviderFn, Some(&SIGNATURE), Some(data), &arena)?;
    let c_data = args::data(data, c_timestampProviderFn.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, u64, Ptr, Ptr) = call.symbol(slots::nvtxTimerSourceWithData)?;
    let status = {
        unsafe {
            released(py, || function(c_domain, c_timeDomainId, c_flags, c_timestampProviderFn.address(), c_data.cast()))
        };
        0
    };
    c_timestampProviderFn.left(true);
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxTimestampConversionFactor, c"nvtxTimestampConversionFactor($self, domain, timeDomainIdSrc, timeDomainIdDst, slope, timestampSrc, timestampDst)
--

Reports how to convert timestamps of one clock to another: the slope and one common instant.

``void nvtxTimestampConversionFactor(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst, double slope, int64_t timestampSrc, int64_t timestampDst)``

Parameters
----------
domain : nvtxDomainHandle_t or None
timeDomainIdSrc, timeDomainIdDst, timestampSrc, timestampDst : int
slope : float

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.

Notes
-----
Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimestampConversionFactor
");

#[inline(always)]
pub(crate) fn nvtxTimestampConversionFactor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, nvtxTimestampConversionFactor(domain timeDomainIdSrc timeDomainIdDst slope timestampSrc timestampDst)
    );
    let c_domain = args::value::<u64>(domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    ints!(u64, c_timeDomainIdSrc = timeDomainIdSrc, c_timeDomainIdDst = timeDomainIdDst);
    let c_slope = args::f64(slope)?;
    ints!(i64, c_timestampSrc = timestampSrc, c_timestampDst = timestampDst);
    let function: unsafe extern "system" fn(u64, u64, u64, f64, i64, i64) = call
        .symbol(slots::nvtxTimestampConversionFactor)?;
    let status = {
        unsafe { released(
            py, || function(c_domain, c_timeDomainIdSrc, c_timeDomainIdDst, c_slope, c_timestampSrc, c_timestampDst),
        ) };
        0
    };
    returned0(py, &driver::CUresult, status)
}

documented!(nvtxTimestampGet, c"nvtxTimestampGet($self)
--

Returns a timestamp from the tool's clock.

``int64_t nvtxTimestampGet(void)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``, always.
value : int

Notes
-----
Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimestampGet
");

#[inline(always)]
pub(crate) fn nvtxTimestampGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtxTimestampGet());
    let function: unsafe extern "system" fn() -> i64 = call.symbol(slots::nvtxTimestampGet)?;
    let value = unsafe { released(py, || function()) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::i64(py, value)?))
}
