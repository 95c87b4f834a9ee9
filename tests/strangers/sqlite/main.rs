//! Calls to SQLite: a table in memory, with bound values.

use it::sqlite::*;
use std::{ffi::CStr, ptr};

fn main() {
    // SAFETY: strings are NUL-terminated and outlive the statements; the handles are those of SQLite.
    unsafe {
        assert_eq!(sqlite3_libversion_number() / 1_000_000, 3);
        let mut db = sqlite3(ptr::null_mut());
        assert_eq!(sqlite3_open(c":memory:".as_ptr(), &mut db).0, SqliteCode::SQLITE_OK);
        let table = c"create table t (n integer, s text)";
        assert_eq!(sqlite3_exec(db, table.as_ptr(), None, ptr::null_mut(), ptr::null_mut()).0, SqliteCode::SQLITE_OK);
        let prepare = |sql: &CStr| {
            let mut statement = sqlite3_stmt(ptr::null_mut());
            let code = sqlite3_prepare_v2(db, sql.as_ptr(), -1, &mut statement, ptr::null_mut()).0;
            (code, statement)
        };
        let (code, insert) = prepare(c"insert into t values (?, 'x')");
        assert_eq!(code, SqliteCode::SQLITE_OK);
        assert_eq!(sqlite3_bind_int(insert, 1, 42).0, SqliteCode::SQLITE_OK);
        assert_eq!(sqlite3_step(insert).0, SqliteCode::SQLITE_DONE);
        assert_eq!(sqlite3_finalize(insert).0, SqliteCode::SQLITE_OK);
        assert_eq!(sqlite3_changes(db), 1);
        let (_, select) = prepare(c"select n, s from t");
        assert_eq!(sqlite3_step(select).0, SqliteCode::SQLITE_ROW);
        assert_eq!(sqlite3_column_int(select, 0), 42);
        assert_eq!(CStr::from_ptr(sqlite3_column_text(select, 1).cast()), c"x");
        assert_eq!(sqlite3_finalize(select).0, SqliteCode::SQLITE_OK);
        assert_eq!(prepare(c"selec").0, SqliteCode::SQLITE_ERROR);
        assert_eq!(sqlite3_close(db).0, SqliteCode::SQLITE_OK);
    }
}
