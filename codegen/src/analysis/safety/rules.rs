//! From a plan to what is asked: one parameter after the other, and what the function as a whole asks.

use super::{
    Facts, Stated,
    handles::{Meaning, Types},
};
use crate::{
    api::{
        plan::{CallPlan, Callback, Element, HostExtent, Output, ParamPlan, Passing},
        roles::Direction,
        safety::{Calls, Kind, Live, Memory, MemoryKind, Obligation, Obligations, Until},
    },
    ctype::CType,
    spec::{CallbackFact, CallbackScope, Count, CountUnread, ValueType},
};
use indexmap::IndexMap;

/// What is asked of whoever calls a function.
pub(super) struct Rules<'a> {
    pub(super) facts: &'a Facts<'a>,
    pub(super) plan: &'a CallPlan,
    pub(super) stated: &'a Stated<'a>,
    /// The types that members of enums select.
    pub(super) tables: &'a IndexMap<String, IndexMap<String, ValueType>>,
    pub(super) asked: Obligations,
}

impl Rules<'_> {
    pub(super) fn run(mut self) -> Obligations {
        let work = self.plan.work.clone();
        for param in &self.plan.params {
            self.param(param, &work);
            self.lifetime(param);
        }
        let Stated { runs, context, ends, .. } = self.stated;
        let whole = [
            runs.map(|param| (Kind::Runs, vec![param.to_owned()], work)),
            context.map(|param| (Kind::Context, vec![param.to_owned()], Until::Return)),
            ends.map(|ends| (Kind::EndsAll(ends), Vec::new(), Until::Return)),
        ];
        let promises = self.stated.promises.iter().map(|promise| Kind::Stated((*promise).to_owned()));
        let kept = self.stated.kept_by_owners.iter().map(|promise| Kind::StatedOfHandles((*promise).to_owned()));
        let promises = promises.chain(kept).map(|kind| (kind, Vec::new(), Until::Return));
        let whole = whole.into_iter().flatten().chain(promises);
        self.asked.0.extend(whole.map(|(kind, params, until)| Obligation { kind, params, until }));
        self.asked.sort();
        self.asked
    }

    fn types(&self) -> &Types<'_> {
        &self.facts.types
    }

    fn param(&mut self, param: &ParamPlan, work: &Until) {
        self.length(param);
        let name = param.name.as_str();
        let work = param.time.as_ref().map_or(work, |time| &time.until);
        if self.stated.unmaps.contains(name) {
            self.asked.add(name, Kind::Unmapped);
        }
        if self.stated.releases.contains(name) {
            self.asked.add(name, Kind::Released);
        }
        match &param.passing {
            Passing::Value => self.value(param, work),
            Passing::Address(_) if param.is_function => self.function(param),
            Passing::Address(extent) => self.address(param, extent.as_ref(), work),
            Passing::Device if self.stated.not_followed.contains(name) => {}
            Passing::WideString => self.address(param, None, work),
            Passing::Device => self.memory(name, MemoryKind::Device, access(param), None, work),
            Passing::Place => self.memory(name, MemoryKind::Variable, Direction::Out, None, work),
            Passing::Callback(callback) => self.callback(param, callback),
            Passing::UserData { callback: None } => {
                self.asked.add(name, Kind::UserData);
            }
            // The callback tells it.
            Passing::UserData { callback: Some(_) } => {}
            Passing::CString => {
                if self.stated.unchecked_files.contains(name) {
                    self.asked.add(name, Kind::File);
                }
            }
            // A copy with room for the largest number: of a wrong type, it is a wrong number.
            Passing::HostNumber => {}
            Passing::Reference { mutable: _ } | Passing::Slot { given: true } => self.pointee(param, work),
            Passing::Slot { given: false } => self.output(param),
            Passing::Slice(direction) => self.slice(param, *direction, work),
            Passing::HostOrDevice(_) => {
                self.asked.add_until(name, Kind::AsModeSays(self.stated.mode.map(str::to_owned)), work.clone())
            }
        }
    }

    /// Handles are live, addresses are valid; what else a value is, the library checks.
    fn value(&mut self, param: &ParamPlan, work: &Until) {
        let Element::Typed { ty, kind: _ } = &param.element else { return };
        match self.types().meaning(ty) {
            Meaning::Plain if self.stated.frees.contains(param.name.as_str()) => {
                self.asked.add_until(&param.name, Kind::Freed, work.clone());
            }
            Meaning::Plain if param.destroys => {
                self.asked.add(&param.name, Kind::Ended);
            }
            Meaning::Plain => {}
            Meaning::Handle => self.handle(param),
            Meaning::Address | Meaning::CString => self.address(param, None, work),
            Meaning::Function => self.function(param),
            Meaning::Record => self.inside(param, work),
        }
    }

    /// A function of the program's that the library may call from now on.
    fn function(&mut self, param: &ParamPlan) {
        let called = Kind::Called { data: None, calls: Calls::Often, no_cuda: false, skipped_on_error: false };
        self.asked.push(&param.name, called, Until::Forever);
    }

    fn handle(&mut self, param: &ParamPlan) {
        let name = param.name.as_str();
        self.asked.add(name, Kind::Live(Live::default()));
        let is_value = param.passing == Passing::Value;
        if param.destroys || (is_value && self.stated.frees.contains(name)) {
            self.asked.add(name, Kind::Ended);
        }
    }

    fn address(&mut self, param: &ParamPlan, extent: Option<&HostExtent>, work: &Until) {
        let name = param.name.as_str();
        if self.stated.not_followed.contains(name) {
            return;
        }
        if self.stated.handles.contains(name) {
            return self.asked.add(name, Kind::Live(Live::default()));
        }
        if self.stated.frees.contains(name) || param.destroys {
            return self.asked.add_until(name, Kind::Freed, work.clone());
        }
        if self.stated.code.contains(name) {
            return self.asked.add_until(name, Kind::Code, work.clone());
        }
        if let Some(selector) = self.stated.means.get(name) {
            return self.asked.add(name, Kind::AsToldBy { selector: (*selector).to_owned() });
        }
        self.memory(name, MemoryKind::Address, access(param), extent, work);
    }

    fn memory(&mut self, name: &str, place: MemoryKind, access: Direction, extent: Option<&HostExtent>, until: &Until) {
        let memory = Memory { place, access, extent: extent.cloned() };
        self.asked.add_until(name, Kind::Memory(memory), until.clone());
    }

    fn inside(&mut self, param: &ParamPlan, until: &Until) {
        self.asked.add_until(&param.name, Kind::Inside, until.clone());
    }

    /// One value of the caller's, behind a reference.
    fn pointee(&mut self, param: &ParamPlan, work: &Until) {
        if self.stated.frees.contains(param.name.as_str()) {
            self.asked.add(&param.name, Kind::Ended);
        }
        let is_read = param.passing == Passing::Reference { mutable: false };
        if is_read && self.stated.handles.contains(param.name.as_str()) {
            self.asked.add(&param.name, Kind::Live(Live::default()));
            // Its address is what is kept, if it is.
            if param.time.as_ref().is_some_and(|time| !time.by.is_default() && time.until.is_beyond_the_call()) {
                self.memory(&param.name, MemoryKind::Variable, Direction::In, None, work);
            }
            return;
        }
        match &param.element {
            Element::Typed { ty, kind: _ } => match self.types().meaning(ty) {
                Meaning::Plain => {}
                Meaning::Handle => self.handle(param),
                Meaning::Address | Meaning::CString | Meaning::Function | Meaning::Record => self.inside(param, work),
            },
            Element::Selected(selection) => {
                if self.selects_references(&selection.table) {
                    self.inside(param, work);
                }
            }
            Element::Bytes | Element::Untyped | Element::EachSelected { .. } | Element::KernelArguments => {}
        }
    }

    /// Whether some member of a table stands for a value with pointers or handles.
    fn selects_references(&self, table: &str) -> bool {
        let members = self.tables.get(table).into_iter().flat_map(IndexMap::values);
        members.into_iter().any(|value| self.types().has_references(&value.ty))
    }

    fn output(&mut self, param: &ParamPlan) {
        let lent = match (&param.output, &param.element) {
            (Some(Output::StaticString), _) => return,
            (Some(Output::BorrowedList { .. }), _) => true,
            (_, Element::Typed { ty, kind: _ }) => match self.types().meaning(ty) {
                Meaning::CString | Meaning::Record => true,
                Meaning::Plain | Meaning::Handle | Meaning::Address | Meaning::Function => false,
            },
            (
                _,
                Element::Selected(_)
                | Element::Bytes
                | Element::Untyped
                | Element::EachSelected { .. }
                | Element::KernelArguments,
            ) => false,
        };
        if lent && !self.stated.valid_until.contains_key(param.name.as_str()) {
            self.asked.add_until(&param.name, Kind::Lent, Until::Owner);
        }
    }

    fn slice(&mut self, param: &ParamPlan, direction: Direction, work: &Until) {
        let name = param.name.as_str();
        match &param.element {
            Element::Bytes | Element::Untyped => {
                if *work != Until::Return {
                    self.memory(name, MemoryKind::Borrowed, direction, None, work);
                }
            }
            Element::KernelArguments => {
                self.asked.push(name, Kind::KernelArguments, work.clone());
            }
            Element::EachSelected { selection, sizes } => {
                let (selector, sizes) = (selection.selector.clone(), sizes.clone());
                let selected = Kind::Selected { selector, written: direction == Direction::Out, sizes };
                self.asked.push(name, selected, Until::Return);
            }
            Element::Selected(selection) => {
                if direction != Direction::Out && self.selects_references(&selection.table) {
                    self.inside(param, work);
                }
            }
            Element::Typed { ty, kind: _ } if direction == Direction::Out => self.output_elements(param, ty),
            Element::Typed { ty, kind: _ } => match self.types().meaning(ty) {
                Meaning::Plain => {}
                Meaning::Handle => self.handle(param),
                Meaning::Address => self.memory(name, MemoryKind::Address, Direction::InOut, None, work),
                Meaning::CString => self.asked.add(name, Kind::Strings),
                Meaning::Function | Meaning::Record => self.inside(param, work),
            },
        }
    }

    /// What the library writes into the caller's array may lead to its own memory.
    fn output_elements(&mut self, param: &ParamPlan, ty: &CType) {
        match self.types().meaning(ty) {
            Meaning::CString | Meaning::Record if !self.stated.valid_until.contains_key(param.name.as_str()) => {
                self.asked.add_until(&param.name, Kind::Lent, Until::Owner);
            }
            Meaning::Plain
            | Meaning::Handle
            | Meaning::Address
            | Meaning::CString
            | Meaning::Function
            | Meaning::Record => {}
        }
    }

    /// A length that no argument tells, or that the arguments only tell to the library.
    fn length(&mut self, param: &ParamPlan) {
        let Passing::Slice(_) = &param.passing else { return };
        if let Some(CountUnread { known_by, most: _ }) = &param.count_unread {
            let length = Count::KnownBy(known_by.clone());
            self.asked.add(&param.name, Kind::Length(length));
        }
        match &param.length {
            Some(length @ (Count::Call(_) | Count::KnownBy(_))) => {
                self.asked.add(&param.name, Kind::Length(length.clone()));
            }
            Some(Count::Param { .. } | Count::DivCeil { .. } | Count::Fixed(_)) | None => {}
        }
    }

    fn callback(&mut self, param: &ParamPlan, Callback { user_data, scope, repeats_if }: &Callback) {
        let (calls, until) = match (&param.time, scope) {
            (Some(time), _) => (Calls::Often, time.until.clone()),
            (None, CallbackScope::Call) => (Calls::Often, Until::Return),
            (None, CallbackScope::Once) => (Calls::Once { repeats_if: repeats_if.clone() }, Until::Return),
            (None, CallbackScope::Forever) => (Calls::Often, Until::Forever),
        };
        let called = Kind::Called {
            data: user_data.clone(),
            calls,
            no_cuda: self.stated.callbacks.contains(&CallbackFact::NoCuda),
            skipped_on_error: self.stated.callbacks.contains(&CallbackFact::SkippedOnError),
        };
        self.asked.push(&param.name, called, until);
    }

    /// Says how long what the parameter leads to is used, or valid, where that is not how long the work of the call takes,
    /// and nothing else has said it.
    fn lifetime(&mut self, param: &ParamPlan) {
        let special = param.time.as_ref().filter(|time| !time.by.is_default());
        let Some(until) = special.map(|time| &time.until).filter(|until| **until != Until::Return) else { return };
        let is_output = match &param.passing {
            Passing::Callback(_) => return,
            Passing::Slot { given: false } => true,
            Passing::Slice(direction) => *direction == Direction::Out && param.output.is_some(),
            Passing::Value
            | Passing::Address(_)
            | Passing::Device
            | Passing::Place
            | Passing::UserData { .. }
            | Passing::CString
            | Passing::WideString
            | Passing::Reference { .. }
            | Passing::Slot { given: true }
            | Passing::HostOrDevice(_)
            | Passing::HostNumber => false,
        };
        let is_said = self.asked.iter().any(|it| it.tells_until(&param.name, until));
        // What the call makes, it does not use; and what it destroys, nothing uses any more.
        if is_said || (is_output && *until == self.plan.work) || (param.destroys && !is_output) {
            return;
        }
        self.asked.add_until(&param.name, if is_output { Kind::Lent } else { Kind::Kept }, until.clone());
    }
}

/// Who reads and who writes behind a pointer that tells no more than whether it is `const`.
fn access(param: &ParamPlan) -> Direction {
    if param.points_to_const() { Direction::In } else { Direction::InOut }
}
