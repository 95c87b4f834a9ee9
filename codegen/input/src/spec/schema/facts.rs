//! Facts about calls and types that spec entries contain. Each fact is stored under the name or pattern of its entry.

/// The kinds of items that the name of a spec entry can select.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selects {
    /// Bound functions, selected by symbol, name or pattern.
    Function,
    /// A single symbol.
    Symbol,
    /// An inline function in the headers.
    Helper,
    /// Public functions of a major version, selected by symbol, name or pattern.
    Public,
    /// Public functions that take or create handles which programs can own.
    Owned,
    /// An enum of the library.
    OwnEnum,
    /// An enum of the library or of a library that it uses.
    Enum,
    /// A record. Patterns are checked together with the contents of the spec entry.
    Record,
    /// A callback type.
    Callback,
    /// A handle that programs can own, or a handle whose spec entry states the reason why programs cannot own it.
    Handle,
    /// Handles that programs can own, selected by name or pattern.
    Threads,
    /// Any other item, which is checked together with the contents of the spec entry.
    Other,
}

/// Declares the facts that entries under `functions` and under `types` can contain.
///
/// `hazards = "hazard" of Owned: String;` declares the key `hazard` in spec entries, and the map `hazards` in the file.
/// The name of an entry with this key must select an item of the kind [`Selects::Owned`].
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
            /// Facts that were found in spec entries in which they are not allowed.
            pub misplaced: Vec<Misplaced>,
        }

        /// A spec entry in the section `functions`.
        #[derive(Clone, Debug, Default, Deserialize)]
        pub struct Function {
            /// The versions to which the entry applies. If omitted, the entry applies to all versions. Facts about
            /// calls apply to all versions.
            pub r#in: Option<VersionRange>,
            /// The entries for the function's parameters.
            #[serde(default)]
            pub params: IndexMap<String, Param>,
            /// The reason why a call to the function neither blocks nor invokes callbacks.
            pub returns_at_once: Option<String>,
            /// Additional names of the function in Python.
            #[serde(default)]
            pub python: Vec<String>,
            $( #[serde(rename = $call_key)] $call: Option<$call_ty>, )+
            /// True if the entry contains facts about calls.
            #[serde(skip)]
            has_facts: bool,
        }

        impl Function {
            /// Returns true if the entry contains none of the keys that belong to a symbol.
            pub fn has_no_symbol_keys(&self) -> bool {
                self.params.is_empty() && self.python.is_empty() && self.returns_at_once.is_none()
            }

            /// Returns true if the entry contains facts about calls.
            pub fn has_facts(&self) -> bool {
                self.has_facts
            }

            /// Returns true if the entry contains keys other than facts about calls. Facts about calls are stored in
            /// the maps of the file.
            pub fn has_other_keys(&self) -> bool {
                !self.has_facts || !self.has_no_symbol_keys()
            }
        }

        /// A spec entry in the section `types`.
        #[derive(Clone, Debug, Default, Deserialize)]
        pub(super) struct TypeEntry {
            $( #[serde(rename = $type_key)] $of_type: Option<$type_ty>, )+
        }

        /// For each fact: the name of its map in the file, the section that contains its entries, and its key.
        const FACTS: &[(&str, &str, &str)] = &[
            $( (stringify!($call), "functions", $call_key), )+
            $( (stringify!($of_type), "types", $type_key), )+
        ];

        impl keys::Documented for Function {
            const ROWS: keys::Rows = &[
                ("in", "The versions to which the entry applies. If omitted, all versions. Facts about calls apply to all versions."),
                ("params", "Entries for parameters, by name."),
                ("returns_at_once", "The reason why the call neither blocks nor invokes callbacks. Python holds the GIL during such a call."),
                ("python", "Additional names in Python."),
                $( ($call_key, concat!($($call_doc),+)), )+
            ];
        }

        impl keys::Documented for TypeEntry {
            const ROWS: keys::Rows = &[ $( ($type_key, concat!($($type_doc),+)), )+ ];
        }

        impl $file {
            /// Returns for each fact: the name of its map, the kind of item that its entry selects, and the name or
            /// pattern of the entry.
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
                                    (true, _) => Some("applies to all versions, so it must be in an entry without `in`"),
                                    (false, Some(_)) => Some("is also in another entry of the list"),
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
