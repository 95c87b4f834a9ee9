//! Progress messages. On a terminal, a single line is updated. Other outputs get a separate line for each message.

use codegen::toolkit::Progress;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::{
    io::{IsTerminal, stderr},
    time::Duration,
};

/// Shows the current step on stderr. On a terminal, the line is removed at the end.
pub(crate) struct Steps(Option<ProgressBar>);

impl Steps {
    pub(crate) fn new() -> Self {
        Self(stderr().is_terminal().then(|| {
            let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
            let style = ProgressStyle::with_template("{spinner} {wide_msg} {elapsed}");
            bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
            bar.enable_steady_tick(Duration::from_millis(100));
            bar
        }))
    }
}

impl Progress for Steps {
    fn step(&self, message: &str) {
        match &self.0 {
            Some(bar) => bar.set_message(message.to_owned()),
            None => eprintln!("{message}"),
        }
    }
}

impl Drop for Steps {
    fn drop(&mut self) {
        if let Some(bar) = &self.0 {
            bar.finish_and_clear();
        }
    }
}
