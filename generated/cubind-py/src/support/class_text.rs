//! The name, module and docstring of a class in a single string, which requires one address instead of three.

/// A class's full name and docstring in one string: `cubind.cuda13.driver.CUresult`, and the docstring from the next
/// line on.
#[derive(Clone, Copy)]
pub struct ClassText {
    text: &'static str,
    /// The offset of the name, after the last dot of the first line.
    name: u16,
    /// The end of the first line.
    line: u16,
}

impl ClassText {
    /// Finds the parts of the string, which must contain a name and a docstring.
    pub const fn new(text: &'static str) -> Self {
        let bytes = text.as_bytes();
        let (mut name, mut line) = (0, 0);
        while bytes[line] != b'\n' {
            line += 1;
            if bytes[line - 1] == b'.' {
                name = line;
            }
        }
        assert!(name > 0 && line <= u16::MAX as usize, "a module and a name in the first line");
        Self { text, name: name as u16, line: line as u16 }
    }

    /// Returns the class's name in C.
    pub fn name(&self) -> &'static str {
        &self.text[usize::from(self.name)..usize::from(self.line)]
    }

    /// Returns the Python module that the class's `repr` shows. Pickles contain the module's name.
    pub fn module(&self) -> &'static str {
        &self.text[..usize::from(self.name) - 1]
    }

    /// Returns the class's docstring.
    pub fn doc(&self) -> &'static str {
        &self.text[usize::from(self.line) + 1..]
    }
}
