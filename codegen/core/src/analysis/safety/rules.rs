//! Rules that derive obligations from a plan, for each parameter and for the function as a whole.

use super::{
    Facts, Stated,
    handles::{Meaning, Types},
};
use crate::{
    api::{
        plan::{CallPlan, Callback, Element, HostExtent, ParamPlan, Passing},
        roles::Direction,
        safety::{Calls, Live, Memory, MemoryKind, Obligation, ObligationKind, Obligations, Until},
    },
    spec::{ArgumentUse, CallbackFact, Count, CountUnread, ValueType},
};
use indexmap::IndexMap;

/// The inputs of the rules, and the obligations of a function's caller that have been determined so far.
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
        for name in &self.stated.unconfirmed {
            self.asked.add(name, ObligationKind::Unconfirmed);
        }
        for param in &self.plan.params {
            self.param(param, &work);
            self.lifetime(param);
        }
        let [launched, made] = [ArgumentUse::Launched, ArgumentUse::NewContext].map(|used| self.stated.param(&used));
        let whole = [
            launched.map(|param| (ObligationKind::Runs, vec![param.to_owned()], work)),
            made.map(|param| (ObligationKind::Context, vec![param.to_owned()], Until::Return)),
            self.stated.ends.map(|ends| (ObligationKind::EndsAll(ends), Vec::new(), Until::Return)),
        ];
        let promises = self.stated.promises.iter().map(|promise| ObligationKind::Stated((*promise).to_owned()));
        let kept =
            self.stated.kept_by_owners.iter().map(|promise| ObligationKind::StatedOfHandles((*promise).to_owned()));
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
        let itself = param.lifetimes.itself.as_ref().map_or(work, |time| &time.until);
        let reached = param.lifetimes.reached.as_ref().map_or(&Until::Return, |time| &time.until);
        if self.stated.is(name, &ArgumentUse::Unmapped) {
            self.asked.add(name, ObligationKind::Unmapped);
        }
        if self.stated.is(name, &ArgumentUse::Released) {
            self.asked.add(name, ObligationKind::Released);
        }
        match &param.passing {
            Passing::Value => self.value(param, itself, reached),
            Passing::Address(_) if param.function => self.function(param),
            Passing::Address(extent) => self.address(param, extent.as_ref(), itself),
            Passing::Device if self.stated.is(name, &ArgumentUse::LookedUp) => {}
            Passing::WideString => self.address(param, None, itself),
            Passing::Device => {
                self.memory(name, MemoryKind::Device, access(param), None, itself);
                self.elements(param, reached);
            }
            Passing::Place => self.memory(name, MemoryKind::Variable, Direction::Out, None, itself),
            Passing::Callback(callback) => self.callback(param, callback),
            Passing::UserData { callback: None } => {
                self.asked.add(name, ObligationKind::UserData);
            }
            // The callback's obligation covers its user data.
            Passing::UserData { callback: Some(_) } => {}
            Passing::CString => {
                if self.stated.is(name, &ArgumentUse::UncheckedFile) {
                    self.asked.add(name, ObligationKind::File);
                }
            }
            // The library receives a copy in memory that has the size of the largest scalar. A wrong type only results
            // in a wrong value.
            Passing::HostNumber => {}
            Passing::Reference { mutable: _ } | Passing::Slot { given: true } => self.pointee(param, itself, reached),
            Passing::Slot { given: false } => self.output(param),
            Passing::Slice(direction) => self.slice(param, *direction, itself, reached),
            Passing::HostOrDevice(_) => {
                let until = param.lifetimes.on_device.as_ref().map_or(itself, |time| &time.until);
                self.asked.add_until(
                    name,
                    ObligationKind::AsModeSays(self.stated.mode.map(str::to_owned)),
                    until.clone(),
                )
            }
        }
    }

    /// Adds the obligations of a parameter that is passed by value. Handles must be live, and addresses must be valid.
    /// The library checks all other values.
    fn value(&mut self, param: &ParamPlan, itself: &Until, reached: &Until) {
        let Element::Typed { ty, kind: _ } = &param.element else { return };
        match self.types().meaning(ty) {
            Meaning::Plain if self.stated.is(&param.name, &ArgumentUse::Freed) => {
                self.asked.add_until(&param.name, ObligationKind::Freed, itself.clone());
            }
            Meaning::Plain if param.destroys => {
                self.asked.add(&param.name, ObligationKind::Ended);
            }
            Meaning::Plain => {}
            Meaning::Handle => self.handle(param),
            Meaning::Address | Meaning::CString => self.address(param, None, itself),
            Meaning::Function => self.function(param),
            Meaning::Record => self.inside(param, reached),
        }
    }

    /// Adds an obligation about the memory to which the addresses in an array or a buffer refer.
    fn elements(&mut self, param: &ParamPlan, reached: &Until) {
        let is_address = matches!(param.passing, Passing::Address(_));
        let meaning = if is_address { self.facts.meaning_of_pointee(param) } else { self.facts.meaning_of(param) };
        if param.lifetimes.reached.is_some() {
            match meaning {
                Some(Meaning::Address) => {
                    self.memory(&param.name, MemoryKind::Elements, Direction::InOut, None, reached);
                }
                Some(Meaning::Record | Meaning::Function) => self.inside(param, reached),
                Some(Meaning::Plain | Meaning::Handle | Meaning::CString) | None => {}
            }
        }
    }

    /// Adds an obligation about the host memory of a reference or a slice, if the memory is used after the call
    /// returns.
    fn borrowed(&mut self, param: &ParamPlan, access: Direction, until: &Until) {
        if until.is_beyond_the_call() {
            self.memory(&param.name, MemoryKind::Borrowed, access, None, until);
        }
    }

    /// Adds the obligation about a function of the program that the library may call from now on.
    fn function(&mut self, param: &ParamPlan) {
        let called =
            ObligationKind::Called { data: None, calls: Calls::Often, no_cuda: false, skipped_on_error: false };
        let until = param.lifetimes.itself.as_ref().map_or(Until::Forever, |time| time.until.clone());
        self.asked.push(&param.name, called, until);
    }

    fn handle(&mut self, param: &ParamPlan) {
        let name = param.name.as_str();
        self.asked.add(name, ObligationKind::Live(Live::default()));
        let is_value = param.passing == Passing::Value;
        if param.destroys || (is_value && self.stated.is(name, &ArgumentUse::Freed)) {
            self.asked.add(name, ObligationKind::Ended);
        }
    }

    fn address(&mut self, param: &ParamPlan, extent: Option<&HostExtent>, until: &Until) {
        let name = param.name.as_str();
        if self.stated.is(name, &ArgumentUse::LookedUp) {
            return;
        }
        if self.stated.is(name, &ArgumentUse::Object) {
            return self.asked.add(name, ObligationKind::Live(Live::default()));
        }
        if self.stated.is(name, &ArgumentUse::Freed) || param.destroys {
            return self.asked.add_until(name, ObligationKind::Freed, until.clone());
        }
        if self.stated.is(name, &ArgumentUse::Code) {
            return self.asked.add_until(name, ObligationKind::Code, until.clone());
        }
        if let Some(ArgumentUse::SelectedBy(selector)) = self.stated.arguments.get(name) {
            let kind = ObligationKind::SelectedBy { selector: selector.clone() };
            return self.asked.add_until(name, kind, until.clone());
        }
        if let Some(on_device) = &param.lifetimes.on_device {
            let Some(mode) = self.stated.mode else {
                return self.memory(name, MemoryKind::ByPlace, access(param), extent, &on_device.until);
            };
            let mode = ObligationKind::AsModeSays(Some(mode.to_owned()));
            return self.asked.add_until(name, mode, on_device.until.clone());
        }
        self.memory(name, MemoryKind::Address, access(param), extent, until);
        if matches!(param.passing, Passing::Address(_)) {
            let reached = param.lifetimes.reached.as_ref().map_or(Until::Return, |time| time.until.clone());
            self.elements(param, &reached);
        }
    }

    fn memory(&mut self, name: &str, place: MemoryKind, access: Direction, extent: Option<&HostExtent>, until: &Until) {
        let memory = Memory { place, access, extent: extent.cloned() };
        self.asked.add_until(name, ObligationKind::Memory(memory), until.clone());
    }

    fn inside(&mut self, param: &ParamPlan, until: &Until) {
        self.asked.add_until(&param.name, ObligationKind::Inside, until.clone());
    }

    /// Adds the obligations about one value of the caller that is passed by reference.
    fn pointee(&mut self, param: &ParamPlan, itself: &Until, reached: &Until) {
        if self.stated.is(&param.name, &ArgumentUse::Freed) {
            self.asked.add(&param.name, ObligationKind::Ended);
        }
        let is_read = param.passing == Passing::Reference { mutable: false };
        if is_read && self.stated.is(&param.name, &ArgumentUse::Object) {
            self.asked.add(&param.name, ObligationKind::Live(Live::default()));
            // If the value is used after the call, the library stores the value's address.
            if !param.lifetimes.are_default() && itself.is_beyond_the_call() {
                self.memory(&param.name, MemoryKind::Variable, Direction::In, None, itself);
            }
            return;
        }
        let access = if is_read { Direction::In } else { Direction::InOut };
        match &param.element {
            Element::Typed { ty, kind: _ } => match self.types().meaning(ty) {
                Meaning::Plain => self.borrowed(param, access, itself),
                Meaning::Handle => self.handle(param),
                Meaning::Address | Meaning::CString | Meaning::Function | Meaning::Record => {
                    self.inside(param, reached);
                    self.borrowed(param, access, itself);
                }
            },
            Element::Selected(selection) => {
                if self.facts.selects_references(self.tables, &selection.table) {
                    self.inside(param, reached);
                }
                self.borrowed(param, access, itself);
            }
            Element::Bytes | Element::Untyped | Element::EachSelected { .. } | Element::KernelArguments => {
                self.borrowed(param, access, itself);
            }
        }
    }

    /// Adds an obligation about pointers that the library returns. These pointers may refer to the library's own
    /// memory.
    fn output(&mut self, param: &ParamPlan) {
        let lent = param.lifetimes.iter().find(|(_, time)| time.until == Until::Owner);
        if lent.is_some() {
            self.asked.add_until(&param.name, ObligationKind::Lent, Until::Owner);
        }
    }

    fn slice(&mut self, param: &ParamPlan, direction: Direction, itself: &Until, reached: &Until) {
        let name = param.name.as_str();
        match &param.element {
            Element::Bytes | Element::Untyped => self.borrowed(param, direction, itself),
            Element::KernelArguments => {
                self.asked.push(name, ObligationKind::KernelArguments, reached.clone());
            }
            Element::EachSelected { selection, sizes } => {
                let (selector, sizes) = (selection.selector.clone(), sizes.clone());
                let selected = ObligationKind::Selected { selector, written: direction == Direction::Out, sizes };
                self.asked.push(name, selected, Until::Return);
            }
            Element::Selected(selection) => {
                if direction != Direction::Out && self.facts.selects_references(self.tables, &selection.table) {
                    self.inside(param, reached);
                }
                self.borrowed(param, direction, itself);
            }
            Element::Typed { .. } if direction == Direction::Out => {
                self.output(param);
                if param.output.is_none() {
                    self.borrowed(param, direction, itself);
                }
            }
            Element::Typed { ty, kind: _ } => {
                match self.types().meaning(ty) {
                    Meaning::Plain => {}
                    Meaning::Handle => return self.handle(param),
                    Meaning::Address => self.elements(param, reached),
                    Meaning::CString => self.asked.add(name, ObligationKind::Strings),
                    Meaning::Function | Meaning::Record => self.inside(param, reached),
                }
                self.borrowed(param, direction, itself);
            }
        }
    }

    /// Adds an obligation about the length of a slice, if cubind cannot check this length. Another function returns
    /// such a length, or an object of the library stores it.
    fn length(&mut self, param: &ParamPlan) {
        let Passing::Slice(_) = &param.passing else { return };
        if let Some(CountUnread { known_by, most: _ }) = &param.count_unread {
            let length = Count::KnownBy(known_by.clone());
            self.asked.add(&param.name, ObligationKind::Length(length));
        }
        match &param.length {
            Some(length @ (Count::Call(_) | Count::KnownBy(_))) => {
                self.asked.add(&param.name, ObligationKind::Length(length.clone()));
            }
            Some(Count::Param { .. } | Count::DivCeil { .. } | Count::Fixed(_)) | None => {}
        }
    }

    fn callback(&mut self, param: &ParamPlan, Callback { user_data, scope: _, repeats_if }: &Callback) {
        let until = param.lifetimes.itself.as_ref().map_or(Until::Forever, |time| time.until.clone());
        let is_once = matches!(until, Until::LastCall(_));
        let calls = if is_once { Calls::Once { repeats_if: repeats_if.clone() } } else { Calls::Often };
        let holds = |fact| match self.stated.arguments.get(param.name.as_str()) {
            Some(ArgumentUse::Callback(facts)) => facts.contains(&fact),
            Some(_) | None => false,
        };
        let called = ObligationKind::Called {
            data: user_data.clone(),
            calls,
            no_cuda: holds(CallbackFact::NoCuda),
            skipped_on_error: holds(CallbackFact::SkippedOnError),
        };
        self.asked.push(&param.name, called, until);
    }

    /// Adds an obligation about the lifetime that an entry or a special rule specifies, unless another obligation
    /// states this lifetime.
    fn lifetime(&mut self, param: &ParamPlan) {
        let special = param.lifetimes.itself.as_ref().filter(|time| !time.by.is_default());
        let Some(until) = special.map(|time| &time.until).filter(|until| until.is_beyond_the_call()) else { return };
        let is_output = match &param.passing {
            Passing::Callback(_) | Passing::UserData { callback: Some(_) } => return,
            Passing::Slot { given: false } => true,
            Passing::Slice(direction) => *direction == Direction::Out && param.output.is_some(),
            Passing::Value
            | Passing::Address(_)
            | Passing::Device
            | Passing::Place
            | Passing::UserData { callback: None }
            | Passing::CString
            | Passing::WideString
            | Passing::Reference { .. }
            | Passing::Slot { given: true }
            | Passing::HostOrDevice(_)
            | Passing::HostNumber => false,
        };
        let is_said = self.asked.iter().any(|it| it.includes_until(&param.name, until));
        if is_said {
            return;
        }
        self.asked.add_until(
            &param.name,
            if is_output { ObligationKind::Lent } else { ObligationKind::Kept },
            until.clone(),
        );
    }
}

/// Returns the access through a pointer, derived only from whether the pointer refers to `const`.
fn access(param: &ParamPlan) -> Direction {
    if param.points_to_const() { Direction::In } else { Direction::InOut }
}
