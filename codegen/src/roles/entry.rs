//! A judgement as people write it: for suggestions.

use super::{Param, Role};
use crate::spec::{self, CallbackScope, Count};

impl Param {
    /// The judgement as a spec has it: `out`, `{role: in_array, count: n, nullable: true}`.
    pub fn entry(&self) -> String {
        let length = |count: &Count| match count {
            Count::Param { name, minus: 0 } => name.clone(),
            Count::Param { name, minus } => format!("{{param: {name}, minus: {minus}}}"),
            Count::DivCeil { name, by } => format!("{{param: {name}, div_ceil: {by}}}"),
            Count::Fixed(number) => number.to_string(),
            Count::Call(function) => format!("{{call: {function}}}"),
        };
        let mut keys: Vec<(&str, String)> = Vec::new();
        let role = match &self.role {
            Role::In => "in".to_owned(),
            Role::Out { is_static, pointee } => {
                keys.extend(is_static.then(|| ("static", "true".to_owned())));
                keys.extend(pointee.as_ref().map(|pointee| ("pointee", format!("\"{pointee}\""))));
                "out".to_owned()
            }
            Role::InOut => "inout".to_owned(),
            Role::InPlace => "in_place".to_owned(),
            Role::Array { direction, count } => {
                keys.push(("count", length(count)));
                format!("{direction}_array")
            }
            Role::Buffer { direction, bytes } => {
                keys.push(("bytes", length(bytes)));
                format!("{direction}_buffer")
            }
            Role::InString => "in_string".to_owned(),
            Role::OutString { capacity } => {
                keys.push(("capacity", length(capacity)));
                "out_string".to_owned()
            }
            Role::Attribute { direction, selector, types, bytes } => {
                keys.extend([("selector", selector.clone()), ("types", types.clone())]);
                keys.extend(bytes.as_ref().map(|bytes| ("bytes", length(bytes))));
                format!("{direction}_attribute")
            }
            Role::Attributes { direction, selector, count, types, sizes } => {
                keys.extend([("selector", selector.clone()), ("count", length(count)), ("types", types.clone())]);
                keys.extend(sizes.as_ref().map(|sizes| ("bytes", sizes.clone())));
                format!("{direction}_attributes")
            }
            Role::BorrowedArray { count } => {
                keys.push(("count", length(count)));
                "borrowed_array".to_owned()
            }
            Role::Callback { data, scope, repeats_if } => {
                let word = match scope {
                    CallbackScope::Call => Some("call"),
                    CallbackScope::Once => Some("once"),
                    CallbackScope::Forever => None,
                };
                keys.extend(data.as_ref().map(|data| ("data", data.clone())));
                keys.extend(word.map(|word| ("scope", word.to_owned())));
                keys.extend(repeats_if.as_ref().map(|repeats_if| ("repeats_if", repeats_if.clone())));
                "callback".to_owned()
            }
            Role::UserData => "user_data".to_owned(),
            Role::Address => "address".to_owned(),
            Role::KernelParams => "kernel_params".to_owned(),
        };
        let flags = [
            ("nullable", self.nullable),
            ("optional", self.optional),
            ("destroys", self.destroys),
            ("python_optional", self.python_optional),
            ("retained", self.retained),
            ("accepts_scalar", self.accepts_scalar),
            ("truncate_to_count", self.truncate_to_count),
        ];
        keys.extend(flags.into_iter().filter(|(_, set)| *set).map(|(key, _)| (key, "true".to_owned())));
        keys.extend(self.host.as_ref().map(|host| {
            let spec::Host { reads, writes, rows, pitch } = host;
            let entries = [("reads", reads), ("writes", writes), ("rows", rows), ("pitch", pitch)];
            let entries = entries.into_iter().filter_map(|(key, name)| Some(format!("{key}: {}", name.as_ref()?)));
            ("host", format!("{{{}}}", entries.collect::<Vec<_>>().join(", ")))
        }));
        keys.extend(self.one.as_ref().map(|why| ("one", format!("{why:?}"))));
        if keys.is_empty() {
            return role;
        }
        let keys: Vec<String> = keys.into_iter().map(|(key, value)| format!(", {key}: {value}")).collect();
        format!("{{role: {role}{}}}", keys.concat())
    }
}

#[cfg(test)]
mod tests {
    use crate::spec;

    /// What is suggested is read as what it was made from.
    #[test]
    fn entries_read_back() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let (specs, registries) = crate::pipeline::load(root).unwrap_or_else(|failure| panic!("{failure}"));
        let (api, _) = crate::resolve::attempt(&registries, &specs);
        let params = api.libraries.iter().flat_map(|library| library.signatures.values().flatten());
        let params: Vec<_> = params.flat_map(|form| &form.params).collect();
        assert!(params.len() > 1000, "{}", params.len());
        for param in params {
            let text = param.entry();
            let entry: spec::Param = serde_yaml::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(super::Role::of_spec(&entry).as_ref(), Ok(&param.role), "{text}");
            assert_eq!(
                (entry.nullable, entry.destroys, entry.one, entry.host),
                (param.nullable, param.destroys, param.one.clone(), param.host.clone())
            );
        }
    }
}
