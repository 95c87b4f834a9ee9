//! What classes say about themselves: a name, a module and a docstring in one text, which is one address instead of three.

/// What a class says about itself, in one text: `cubind.cuda13.driver.CUresult`, and its docstring from the next line on.
#[derive(Clone, Copy)]
pub struct ClassText {
    text: &'static str,
    /// Where the name begins, behind the last dot of the first line.
    name: u16,
    /// Where the first line ends.
    line: u16,
}

impl ClassText {
    /// The text taken apart; it has both.
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

    /// C's name.
    pub fn name(&self) -> &'static str {
        &self.text[usize::from(self.name)..usize::from(self.line)]
    }

    /// The Python module that shows the class: it is pickled by that name.
    pub fn module(&self) -> &'static str {
        &self.text[..usize::from(self.name) - 1]
    }

    /// The docstring.
    pub fn doc(&self) -> &'static str {
        &self.text[usize::from(self.line) + 1..]
    }
}
