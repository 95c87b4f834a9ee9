//! Safe, minimal, read-only wrapper of libclang.
//!
//! *Architecture invariant:* no other file uses `clang_sys`, and no value that leaves this file outlives the [`Unit`]
//! that it borrows from. The file is long, so that this invariant can be checked by reading a single file.

#![allow(non_upper_case_globals)] // libclang's constants are matched under their own names

use crate::diag::Failure;
use clang_sys::*;
use std::{
    ffi::{CStr, CString},
    marker::PhantomData,
    path::{Path, PathBuf},
    ptr,
    sync::{Arc, Mutex, PoisonError},
};

/// The libclang library that the process has loaded. clang-sys stores the library per thread, but a process loads
/// libclang only once.
static LIBRARY: Mutex<Option<Arc<SharedLibrary>>> = Mutex::new(None);

/// Loads libclang from `library` for the rest of the process.
pub(super) fn load(library: &Path) -> Result<(), Failure> {
    // If a thread panicked while it held the lock, the stored value is a library or `None`. Both values are valid.
    let mut loaded = LIBRARY.lock().unwrap_or_else(PoisonError::into_inner);
    if loaded.is_some() {
        return Ok(());
    }
    // SAFETY: the first scan starts before any other thread reads the environment. clang-sys accepts the library's path
    // only in this environment variable.
    unsafe { std::env::set_var("LIBCLANG_PATH", library) };
    clang_sys::load().map_err(|error| {
        Failure::environment(
            format!("cannot load libclang from {}: {error}", library.display()),
            "unset LIBCLANG_PATH to use the pinned wheel, or set the variable to the path of libclang 16 or newer",
        )
    })?;
    *loaded = get_library();
    Ok(())
}

/// Makes the loaded library available in the current thread.
fn attach() {
    if !is_loaded() {
        set_library(LIBRARY.lock().unwrap_or_else(PoisonError::into_inner).clone());
    }
}

/// A message from clang, with its location in the source.
#[derive(Clone, Debug)]
pub(super) struct Message {
    pub(super) text: String,
    pub(super) file: PathBuf,
    pub(super) line: u32,
}

/// How the parser treats the bodies of functions in headers.
#[derive(Clone, Copy)]
pub(super) enum Bodies {
    Read,
    Skipped,
}

/// A parsed source with its libclang translation unit.
pub(super) struct Unit {
    index: CXIndex,
    unit: CXTranslationUnit,
}

impl Unit {
    /// Parses `source` as a file named `name` that exists only in memory. `files` contains replacements for files on
    /// the disk.
    pub(super) fn parse(
        name: &str,
        source: &str,
        files: &[(String, String)],
        arguments: &[String],
        bodies: Bodies,
    ) -> Result<Self, Failure> {
        attach();
        let broken = || {
            Failure::environment(
                "libclang cannot create a translation unit",
                "check LIBCLANG_PATH, or unset it to use the pinned wheel",
            )
        };
        let text = |text: &str| CString::new(text).map_err(|_| broken());
        let name = text(name)?;
        let arguments = arguments.iter().map(|argument| text(argument)).collect::<Result<Vec<_>, _>>()?;
        let pointers: Vec<_> = arguments.iter().map(|argument| argument.as_ptr()).collect();
        let paths = files.iter().map(|(path, _)| text(path)).collect::<Result<Vec<_>, _>>()?;
        let unsaved = |path: &CString, contents: &str| CXUnsavedFile {
            Filename: path.as_ptr(),
            Contents: contents.as_ptr().cast(),
            Length: contents.len() as _,
        };
        let others = paths.iter().zip(files).map(|(path, (_, contents))| unsaved(path, contents));
        let mut files: Vec<CXUnsavedFile> = [unsaved(&name, source)].into_iter().chain(others).collect();
        // SAFETY: every pointer refers to a local variable that outlives the calls, and the lengths are those of the
        // variables.
        unsafe {
            let index = clang_createIndex(0, 0);
            let unit = clang_parseTranslationUnit(
                index,
                name.as_ptr(),
                pointers.as_ptr(),
                pointers.len() as _,
                files.as_mut_ptr(),
                files.len() as _,
                match bodies {
                    Bodies::Read => CXTranslationUnit_DetailedPreprocessingRecord,
                    Bodies::Skipped => {
                        CXTranslationUnit_DetailedPreprocessingRecord | CXTranslationUnit_SkipFunctionBodies
                    }
                },
            );
            if unit.is_null() {
                clang_disposeIndex(index);
                return Err(broken());
            }
            Ok(Self { index, unit })
        }
    }

    /// Returns the messages that report errors or fatal errors.
    pub(super) fn errors(&self) -> Vec<Message> {
        // SAFETY: the translation unit is alive. Each diagnostic is disposed of after its last use.
        unsafe {
            (0..clang_getNumDiagnostics(self.unit))
                .map(|index| clang_getDiagnostic(self.unit, index))
                .filter_map(|diagnostic| {
                    let found = (clang_getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error).then(|| {
                        let (file, line, _) = place(clang_getDiagnosticLocation(diagnostic));
                        Message { text: string(clang_getDiagnosticSpelling(diagnostic)), file, line }
                    });
                    clang_disposeDiagnostic(diagnostic);
                    found
                })
                .collect()
        }
    }

    /// Returns the cursors at file scope, including macro definitions.
    pub(super) fn top_level(&self) -> Vec<Cursor<'_>> {
        // SAFETY: the translation unit is alive.
        Cursor::new(unsafe { clang_getTranslationUnitCursor(self.unit) }).children()
    }
}

impl Drop for Unit {
    fn drop(&mut self) {
        // SAFETY: `parse` created the translation unit, which is disposed of only here.
        unsafe {
            clang_disposeTranslationUnit(self.unit);
            clang_disposeIndex(self.index);
        }
    }
}

/// The kinds of cursors that the scan uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Function,
    Enum,
    EnumMember,
    Struct,
    Union,
    Field,
    Param,
    Typedef,
    Variable,
    Macro,
    /// A name in an expression, which refers to a declaration.
    Reference,
    /// The list of values in the braces of an initializer.
    Braces,
    /// The designator `field` in the initializer `.field = value`.
    FieldName,
    /// The statements between the braces of a function's body.
    Body,
    Return,
    Call,
    Other,
}

/// A cursor of libclang: a node of the syntax tree.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'u> {
    raw: CXCursor,
    unit: PhantomData<&'u Unit>,
}

impl<'u> Cursor<'u> {
    fn new(raw: CXCursor) -> Self {
        Self { raw, unit: PhantomData }
    }

    pub(super) fn kind(&self) -> Kind {
        match self.raw.kind {
            CXCursor_FunctionDecl => Kind::Function,
            CXCursor_EnumDecl => Kind::Enum,
            CXCursor_EnumConstantDecl => Kind::EnumMember,
            CXCursor_StructDecl => Kind::Struct,
            CXCursor_UnionDecl => Kind::Union,
            CXCursor_FieldDecl => Kind::Field,
            CXCursor_ParmDecl => Kind::Param,
            CXCursor_TypedefDecl => Kind::Typedef,
            CXCursor_VarDecl => Kind::Variable,
            CXCursor_MacroDefinition => Kind::Macro,
            CXCursor_DeclRefExpr => Kind::Reference,
            CXCursor_InitListExpr => Kind::Braces,
            CXCursor_MemberRef => Kind::FieldName,
            CXCursor_CompoundStmt => Kind::Body,
            CXCursor_ReturnStmt => Kind::Return,
            CXCursor_CallExpr => Kind::Call,
            _ => Kind::Other,
        }
    }

    pub(super) fn spelling(&self) -> String {
        // SAFETY: the cursor's translation unit is alive, here and below.
        string(unsafe { clang_getCursorSpelling(self.raw) })
    }

    pub(super) fn comment(&self) -> String {
        // SAFETY: as above.
        string(unsafe { clang_Cursor_getRawCommentText(self.raw) })
    }

    /// Returns the offset of the comment in its file. For an enum member without a comment, clang returns the comment
    /// on the previous member.
    pub(super) fn comment_offset(&self) -> u32 {
        // SAFETY: as above.
        place(unsafe { clang_getRangeStart(clang_Cursor_getCommentRange(self.raw)) }).2
    }

    /// Returns the file, line and offset of the cursor. For a use of a macro, this is the location where the macro is
    /// expanded.
    pub(super) fn place(&self) -> (PathBuf, u32, u32) {
        // SAFETY: as above.
        place(unsafe { clang_getCursorLocation(self.raw) })
    }

    /// Returns the byte range of the cursor in its file.
    pub(super) fn extent(&self) -> (u32, u32) {
        // SAFETY: as above.
        unsafe {
            let range = clang_getCursorExtent(self.raw);
            (place(clang_getRangeStart(range)).2, place(clang_getRangeEnd(range)).2)
        }
    }

    pub(super) fn children(&self) -> Vec<Cursor<'u>> {
        extern "C" fn visit(cursor: CXCursor, _: CXCursor, found: CXClientData) -> CXChildVisitResult {
            // SAFETY: `found` is the vector below, and nothing else accesses this vector during the visit.
            unsafe { (*found.cast::<Vec<CXCursor>>()).push(cursor) };
            CXChildVisit_Continue
        }
        let mut found: Vec<CXCursor> = Vec::new();
        // SAFETY: as above; `visit` does not unwind.
        unsafe { clang_visitChildren(self.raw, visit, ptr::from_mut(&mut found).cast()) };
        found.into_iter().map(Cursor::new).collect()
    }

    pub(super) fn ty(&self) -> Type<'u> {
        // SAFETY: as above.
        Type::new(unsafe { clang_getCursorType(self.raw) })
    }

    /// Returns the type that a typedef refers to.
    pub(super) fn underlying(&self) -> Type<'u> {
        // SAFETY: as above.
        Type::new(unsafe { clang_getTypedefDeclUnderlyingType(self.raw) })
    }

    /// Returns the parameters of a function.
    pub(super) fn params(&self) -> Vec<Cursor<'u>> {
        self.children().into_iter().filter(|child| child.kind() == Kind::Param).collect()
    }

    pub(super) fn enum_value(&self) -> i64 {
        // SAFETY: as above.
        unsafe { clang_getEnumConstantDeclValue(self.raw) }
    }

    /// Returns the integer type of an enum.
    pub(super) fn enum_type(&self) -> Type<'u> {
        // SAFETY: as above.
        Type::new(unsafe { clang_getEnumDeclIntegerType(self.raw) })
    }

    /// Returns the cursor of the declaration to which a [`Kind::Reference`] refers.
    pub(super) fn referenced(&self) -> Cursor<'u> {
        // SAFETY: as above.
        Cursor::new(unsafe { clang_getCursorReferenced(self.raw) })
    }

    /// Returns the enum that contains a [`Kind::EnumMember`], or the record that contains a [`Kind::Field`].
    pub(super) fn parent(&self) -> Cursor<'u> {
        // SAFETY: as above.
        Cursor::new(unsafe { clang_getCursorSemanticParent(self.raw) })
    }

    /// Returns a string that identifies a declaration. The string is equal for all references to the same declaration.
    pub(super) fn usr(&self) -> String {
        // SAFETY: as above.
        let canonical = Cursor::new(unsafe { clang_getCanonicalCursor(self.raw) });
        // SAFETY: as above.
        let usr = string(unsafe { clang_getCursorUSR(canonical.raw) });
        // Clang uses the same string for two unnamed members of one record, so the members' offsets are added to the
        // strings.
        format!("{usr}@{}", canonical.place().2)
    }

    pub(super) fn is_definition(&self) -> bool {
        // SAFETY: as above.
        unsafe { clang_isCursorDefinition(self.raw) != 0 }
    }

    /// Returns true if a record or an enum has no tag.
    pub(super) fn is_anonymous(&self) -> bool {
        // SAFETY: as above.
        unsafe { clang_Cursor_isAnonymous(self.raw) != 0 }
    }

    /// Returns the width of a bit field in bits.
    pub(super) fn bit_width(&self) -> Option<u64> {
        // SAFETY: as above.
        u64::try_from(unsafe { clang_getFieldDeclBitWidth(self.raw) }).ok()
    }

    pub(super) fn is_variadic(&self) -> bool {
        // SAFETY: as above.
        unsafe { clang_Cursor_isVariadic(self.raw) != 0 }
    }

    /// Returns true if the function's symbol has a different name in the library: `int f(void) __asm__("g");`.
    pub(super) fn has_assembler_name(&self) -> bool {
        self.children().iter().any(|child| child.raw.kind == CXCursor_AsmLabelAttr)
    }

    pub(super) fn is_deprecated(&self) -> bool {
        // SAFETY: as above.
        unsafe { clang_getCursorAvailability(self.raw) == CXAvailability_Deprecated }
    }

    /// Returns true if the declaration has external linkage. A `static` function has internal linkage.
    pub(super) fn is_external(&self) -> bool {
        // SAFETY: as above.
        unsafe { clang_getCursorLinkage(self.raw) == CXLinkage_External }
    }

    pub(super) fn is_function_macro(&self) -> bool {
        // SAFETY: as above.
        unsafe { clang_Cursor_isMacroFunctionLike(self.raw) != 0 }
    }

    pub(super) fn is_builtin_macro(&self) -> bool {
        // SAFETY: as above.
        unsafe { clang_Cursor_isMacroBuiltin(self.raw) != 0 }
    }

    /// Returns the number of bytes in the string literal of an initializer, including the terminating NUL.
    fn literal_size(&self) -> Option<u64> {
        if self.ty().kind() == TypeKind::Array {
            return Some(self.ty().element().1);
        }
        self.children().last()?.literal_size()
    }

    /// Returns the value of a variable's initializer, if the value is constant.
    pub(super) fn evaluate(&self) -> Option<Evaluated> {
        // SAFETY: the result is checked for null and disposed of after its last use.
        unsafe {
            let result = clang_Cursor_Evaluate(self.raw);
            if result.is_null() {
                return None;
            }
            let value = match clang_EvalResult_getKind(result) {
                CXEval_Int => Some(Evaluated::Int(clang_EvalResult_getAsLongLong(result))),
                // Infinities and NaN are rejected, because some languages have no literals for these values.
                CXEval_Float => Some(match clang_EvalResult_getAsDouble(result) {
                    number if number.is_finite() => Evaluated::Real(number),
                    _ => Evaluated::Beyond("an infinity or a NaN"),
                }),
                CXEval_StrLiteral => {
                    let text = CStr::from_ptr(clang_EvalResult_getAsStr(result));
                    let is_whole = self.literal_size().is_none_or(|size| size == text.to_bytes_with_nul().len() as u64);
                    Some(match text.to_str() {
                        Ok(text) if is_whole => Evaluated::Text(text.to_owned()),
                        Ok(_) => Evaluated::Beyond("a string with a NUL inside"),
                        Err(_) => Evaluated::Beyond("a string that is not UTF-8"),
                    })
                }
                _ => None,
            };
            clang_EvalResult_dispose(result);
            value
        }
    }
}

/// The value that clang computed for a constant expression.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Evaluated {
    Int(i64),
    Real(f64),
    Text(String),
    /// A value that the registry cannot represent. The string describes it.
    Beyond(&'static str),
}

/// The classes of types that constants can have, after typedefs are resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ValueClass {
    /// An integer of up to 64 bits, a Boolean, or a member of an enum.
    Integer,
    /// A `float` or a `double`.
    Real,
    /// A string, or the address of data.
    Address,
    /// The address of a function.
    Function,
    Other,
}

/// The kinds of types that the scan distinguishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TypeKind {
    Pointer,
    Array,
    /// An array type without a length: `T x[]`.
    OpenArray,
    Function,
    /// A complex number, such as `_Complex double`.
    Complex,
    Named,
    Void,
    Builtin,
    Other,
}

/// A C type, as clang represents it.
#[derive(Clone, Copy)]
pub(super) struct Type<'u> {
    raw: CXType,
    constant: bool,
    unit: PhantomData<&'u Unit>,
}

impl<'u> Type<'u> {
    fn new(raw: CXType) -> Self {
        // SAFETY: the type's translation unit is alive.
        let constant = unsafe { clang_isConstQualifiedType(raw) != 0 };
        // SAFETY: as above. An elaborated type is a type that is written `struct x` instead of `x`. The returned name
        // does not include `const`.
        let raw = if raw.kind == CXType_Elaborated { unsafe { clang_Type_getNamedType(raw) } } else { raw };
        Self { raw, constant, unit: PhantomData }
    }

    pub(super) fn kind(&self) -> TypeKind {
        match self.raw.kind {
            CXType_Pointer => TypeKind::Pointer,
            CXType_ConstantArray => TypeKind::Array,
            CXType_IncompleteArray | CXType_VariableArray => TypeKind::OpenArray,
            CXType_FunctionProto | CXType_FunctionNoProto => TypeKind::Function,
            CXType_Complex => TypeKind::Complex,
            CXType_Typedef | CXType_Record | CXType_Enum => TypeKind::Named,
            CXType_Void => TypeKind::Void,
            CXType_Bool..=CXType_LongDouble => TypeKind::Builtin,
            _ => TypeKind::Other,
        }
    }

    /// Returns clang's own spelling of the type, without qualifiers.
    pub(super) fn spelling(&self) -> String {
        // SAFETY: as above.
        let text = string(unsafe { clang_getTypeSpelling(self.raw) });
        text.trim_start_matches("const ").trim_start_matches("volatile ").to_owned()
    }

    pub(super) fn is_const(&self) -> bool {
        self.constant
    }

    /// Returns true if the values of the type are unsigned, that is, if the type is an unsigned integer type (under any
    /// name) or an address.
    pub(super) fn is_unsigned(&self) -> bool {
        // SAFETY: as above.
        let meant = unsafe { clang_getCanonicalType(self.raw) };
        matches!(meant.kind, CXType_Pointer | CXType_UChar..=CXType_UInt128)
    }

    /// Returns the type with all typedefs resolved.
    pub(super) fn canonical(&self) -> Type<'u> {
        // SAFETY: as above.
        Type::new(unsafe { clang_getCanonicalType(self.raw) })
    }

    /// Returns clang's spelling of the type with all typedefs resolved, without qualifiers of the type itself.
    pub(super) fn canonical_spelling(&self) -> String {
        // SAFETY: as above.
        string(unsafe { clang_getTypeSpelling(clang_getUnqualifiedType(clang_getCanonicalType(self.raw))) })
    }

    /// Returns true if functions of this type have C's default calling convention.
    pub(super) fn has_usual_convention(&self) -> bool {
        // SAFETY: as above.
        let convention = unsafe { clang_getFunctionTypeCallingConv(clang_getCanonicalType(self.raw)) };
        [CXCallingConv_Default, CXCallingConv_C].contains(&convention)
    }

    /// Returns the class of the type's values.
    pub(super) fn value_class(&self) -> ValueClass {
        // SAFETY: as above.
        let meant = unsafe { clang_getCanonicalType(self.raw) };
        match meant.kind {
            CXType_Int128 | CXType_UInt128 => ValueClass::Other,
            CXType_Bool..=CXType_LongLong | CXType_Enum => ValueClass::Integer,
            CXType_Float | CXType_Double => ValueClass::Real,
            CXType_Pointer if Type::new(meant).pointee().kind() == TypeKind::Function => ValueClass::Function,
            CXType_Pointer | CXType_ConstantArray => ValueClass::Address,
            _ => ValueClass::Other,
        }
    }

    pub(super) fn pointee(&self) -> Type<'u> {
        // SAFETY: as above.
        Type::new(unsafe { clang_getPointeeType(self.raw) })
    }

    pub(super) fn element(&self) -> (Type<'u>, u64) {
        // SAFETY: as above.
        unsafe { (Type::new(clang_getArrayElementType(self.raw)), clang_getArraySize(self.raw).max(0) as u64) }
    }

    /// Returns the type of the real and the imaginary part of a complex number.
    pub(super) fn part(&self) -> Type<'u> {
        // SAFETY: as above.
        Type::new(unsafe { clang_getElementType(self.raw) })
    }

    pub(super) fn result(&self) -> Type<'u> {
        // SAFETY: as above.
        Type::new(unsafe { clang_getResultType(self.raw) })
    }

    pub(super) fn arguments(&self) -> Vec<Type<'u>> {
        // SAFETY: as above. The count is -1 for a type that is not a function.
        unsafe {
            (0..clang_getNumArgTypes(self.raw).max(0)).map(|i| Type::new(clang_getArgType(self.raw, i as _))).collect()
        }
    }

    pub(super) fn declaration(&self) -> Cursor<'u> {
        // SAFETY: as above.
        Cursor::new(unsafe { clang_getTypeDeclaration(self.raw) })
    }

    /// Returns the size and the alignment of the type in bytes, if the type is complete.
    pub(super) fn layout(&self) -> Option<(u64, u64)> {
        // SAFETY: as above.
        let (size, align) = unsafe { (clang_Type_getSizeOf(self.raw), clang_Type_getAlignOf(self.raw)) };
        (size >= 0 && align >= 0).then_some((size as u64, align as u64))
    }

    /// Returns the offset in bits of the field `name` in a record.
    pub(super) fn offset_of(&self, name: &str) -> Option<u64> {
        let name = CString::new(name).ok()?;
        // SAFETY: as above. The field's name outlives the call.
        let bits = unsafe { clang_Type_getOffsetOf(self.raw, name.as_ptr()) };
        u64::try_from(bits).ok()
    }
}

fn place(location: CXSourceLocation) -> (PathBuf, u32, u32) {
    let (mut file, mut line, mut offset) = (ptr::null_mut(), 0, 0);
    // SAFETY: the output parameters are local variables. For a location without a file, `file` remains null.
    unsafe {
        clang_getExpansionLocation(location, &mut file, &mut line, ptr::null_mut(), &mut offset);
        let path = if file.is_null() { String::new() } else { string(clang_getFileName(file)) };
        (PathBuf::from(path), line, offset)
    }
}

fn string(raw: CXString) -> String {
    // SAFETY: a CXString is valid until it is disposed of, which happens here.
    unsafe {
        let text = clang_getCString(raw);
        let owned = if text.is_null() { String::new() } else { CStr::from_ptr(text).to_string_lossy().into_owned() };
        clang_disposeString(raw);
        owned
    }
}
