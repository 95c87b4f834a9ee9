//! Facts of entries, each kept by the name or pattern of its entry.

/// What the names of entries refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selects {
    /// Functions that are bound, by symbol, name or pattern.
    Function,
    /// A symbol.
    Symbol,
    /// A function with a body in the header.
    Helper,
    /// Public functions of a major version, by symbol, name or pattern.
    Public,
    /// Those of them that take or make handles with owners.
    Owned,
    /// An enum of the library.
    OwnEnum,
    /// An enum of the library or of one that it uses.
    Enum,
    /// A record; patterns are looked at with what they say.
    Record,
    /// A type of functions that CUDA calls.
    Callback,
    /// A handle that programs can own, or that an entry says why they never do.
    Handle,
    /// Handles that programs can own, by name or pattern.
    Threads,
    /// What is looked at with what the entry says.
    Other,
}

/// Declares the facts that entries under `functions` and under `types` have.
///
/// `hazards = "hazard" of Owned: String;` is the key `hazard` of an entry, whose name refers to [`Selects::Owned`], and a map
/// `hazards` of the file.
macro_rules! facts {
    (
        $(#[$meta:meta])*
        pub struct $file:ident { $( $(#[doc = $doc:literal])+ pub $field:ident: $ty:ty, )+ }
        functions { $( $(#[doc = $call_doc:literal])+ $call:ident = $call_key:literal of $calls:ident: $call_ty:ty; )+ }
        types { $( $(#[doc = $type_doc:literal])+ $of_type:ident = $type_key:literal of $types:ident: $type_ty:ty; )+ }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug)]
        pub struct $file {
            $( $(#[doc = $doc])+ pub $field: $ty, )+
            $( $(#[doc = $call_doc])+ pub $call: IndexMap<String, $call_ty>, )+
            $( $(#[doc = $type_doc])+ pub $of_type: IndexMap<String, $type_ty>, )+
            /// Facts that stand where they cannot.
            pub misplaced: Vec<Misplaced>,
        }

        /// An entry under `functions`.
        #[derive(Clone, Debug, Default, Deserialize)]
        pub struct Function {
            /// The versions that the entry is for; all if left out. Facts about calls hold for all.
            pub r#in: Option<VersionRange>,
            /// Entries on parameters.
            #[serde(default)]
            pub params: IndexMap<String, Param>,
            /// Why the call neither blocks nor calls back.
            pub returns_at_once: Option<String>,
            /// Further names in Python.
            #[serde(default)]
            pub python: Vec<String>,
            $( #[serde(rename = $call_key)] $call: Option<$call_ty>, )+
            /// Whether the entry has facts about calls.
            #[serde(skip)]
            has_facts: bool,
        }

        impl Function {
            /// Whether it has no entries of a symbol.
            pub fn judges_nothing(&self) -> bool {
                self.params.is_empty() && self.python.is_empty() && self.returns_at_once.is_none()
            }

            /// Whether it is more than the facts about calls, which the file has by their names.
            pub fn judges(&self) -> bool {
                !self.has_facts || !self.judges_nothing()
            }
        }

        /// An entry under `types`.
        #[derive(Clone, Debug, Default, Deserialize)]
        pub(super) struct TypeEntry {
            $( #[serde(rename = $type_key)] $of_type: Option<$type_ty>, )+
        }

        /// Each fact: the map of the file, the section of the entries, and the key there.
        const FACTS: &[(&str, &str, &str)] = &[
            $( (stringify!($call), "functions", $call_key), )+
            $( (stringify!($of_type), "types", $type_key), )+
        ];

        impl keys::Documented for Function {
            const ROWS: keys::Rows = &[
                ("in", "The versions that the entry is for; all if left out. Facts about calls hold for all."),
                ("params", "Entries on parameters, by name."),
                ("returns_at_once", "Why the call neither blocks nor calls back: Python holds the GIL during it."),
                ("python", "Further names in Python."),
                $( ($call_key, concat!($($call_doc),+)), )+
            ];
        }

        impl keys::Documented for TypeEntry {
            const ROWS: keys::Rows = &[ $( ($type_key, concat!($($type_doc),+)), )+ ];
        }

        impl $file {
            /// Each fact: its map, what the names of its entries refer to, and the name or pattern of its entry.
            pub fn selectors(&self) -> impl Iterator<Item = (&'static str, Selects, &String)> {
                let by_fact = [
                    $( (stringify!($call), Selects::$calls, self.$call.keys().collect::<Vec<_>>()), )+
                    $( (stringify!($of_type), Selects::$types, self.$of_type.keys().collect()), )+
                ];
                by_fact.into_iter().flat_map(|(fact, of, names)| names.into_iter().map(move |name| (fact, of, name)))
            }
        }

        impl From<Written> for $file {
            fn from(written: Written) -> Self {
                let Written { mut library, package, mut functions, families, types, skip, rust } = written;
                library.result.split();
                let mut misplaced = Vec::new();
                $( let mut $call = IndexMap::new(); )+
                $( let mut $of_type = IndexMap::new(); )+
                for (name, entries) in &mut functions {
                    for function in &mut entries.0 {
                        let is_limited = function.r#in.is_some();
                        $(
                            if let Some(fact) = function.$call.take() {
                                function.has_facts = true;
                                let before = $call.insert(name.clone(), fact);
                                let message = match (is_limited, before) {
                                    (true, _) => Some("holds for all versions: write it into an entry without `in`"),
                                    (false, Some(_)) => Some("is in another entry of the list already"),
                                    (false, None) => None,
                                };
                                misplaced.extend(message.map(|message| Misplaced {
                                    path: [stringify!($call).to_owned(), name.clone()],
                                    message: format!("`{}` of `{name}` {message}", $call_key),
                                }));
                            }
                        )+
                    }
                }
                for (name, entry) in types {
                    $( $of_type.extend(entry.$of_type.map(|fact| (name.clone(), fact))); )+
                }
                Self { library, package, functions, families, skip, rust, misplaced, $($call,)+ $($of_type,)+ }
            }
        }
    };
}
pub(super) use facts;
