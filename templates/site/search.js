// The search: every name with its kind, its first version, the types that it takes and the codes that it documents.
// It reads search.json, which codegen/site/src/search.rs writes.
"use strict";

const KINDS = { f: "function", y: "family", h: "inline function", n: "documented name", x: "result code", e: "enum", r: "record",
  t: "type", b: "callback", c: "constant", m: "member", d: "field" };
const STANDING = { ".": "", a: "announced", d: "deprecated", l: "legacy", x: "removed" };
const SAID = { announced: "to be deprecated", deprecated: "deprecated", legacy: "legacy", removed: "removed" };
const SHOWN = 100;
/** The best score of a name that contains only the letters of the query, in order. */
const LOOSE = 4;

/** Decodes names: each line has the length of the prefix shared with the previous name, and the rest. */
function names(text) {
  if (!text) return [];
  let before = "";
  return text.split("\n").map((line) => (before = before.slice(0, parseInt(line[0], 36)) + line.slice(1)));
}

/** Every entry of the stored index. */
function entries(index) {
  const words = index.words.split("\n");
  const sets = index.sets.split("\n").map((set) => (set ? set.split(" ").map((place) => words[parseInt(place, 36)]) : []));
  const all = [];
  for (const library of index.libraries) {
    const since = library.since.split(" "), types = library.types.split(" "), codes = library.codes.split(" ");
    const records = library.records.split(" ");
    const first = all.length;
    let function_ = 0;
    names(library.names).forEach((name, place) => {
      const kind = library.kinds[place];
      const is = kind === "f" ? function_++ : -1;
      all.push({
        name, lower: name.toLowerCase(), library, kind, page: `${library.name}/${name}.html`,
        since: parseInt(since[place], 36), standing: STANDING[library.standing[place]],
        types: is < 0 ? [] : sets[parseInt(types[is], 36)], codes: is < 0 ? [] : sets[parseInt(codes[is], 36)],
      });
    });
    names(library.fields).forEach((name, place) => {
      for (const record of records[place].split(".")) {
        const owner = all[first + parseInt(record, 36)];
        all.push({ name, lower: name.toLowerCase(), library, kind: "d", page: owner.page, of: owner.name, since: -1,
          standing: "", types: [], codes: [] });
      }
    });
    const of = library.of.split(" ");
    names(library.members).forEach((name, place) => {
      const owner = all[first + parseInt(of[place], 36)];
      all.push({ name, lower: name.toLowerCase(), library, kind: "m", page: `${owner.page}#${name}`, of: owner.name,
        since: -1, standing: "", types: [], codes: [] });
    });
  }
  return all;
}

/** A query as words and filters: `type:CUstream new:13 memcpy`. */
function question(text) {
  const asked = { words: [], type: [], error: [], new: [], lib: [], kind: [], is: [] };
  for (const part of text.trim().toLowerCase().split(/\s+/).filter(Boolean)) {
    const [, key, value] = /^(type|error|new|lib|kind|is):(.+)$/.exec(part) ?? [];
    if (key) asked[key].push(value); else asked.words.push(part);
  }
  return asked;
}

/** The score of a name for a word, less being better; undefined if it does not match. */
function fit(entry, word) {
  const at = entry.lower.indexOf(word);
  if (at === 0) return entry.lower.length === word.length ? 0 : 1;
  if (at > 0) return 2 + at / 100;
  if (word.length < 4) return undefined;
  // The letters in order, each at its next occurrence.
  let from = -1, start = 0;
  for (const letter of word) {
    const next = entry.lower.indexOf(letter, from + 1);
    if (next < 0) return undefined;
    if (from < 0) start = next;
    from = next;
  }
  const spread = from - start + 1 - word.length;
  return spread <= word.length * 1.5 ? LOOSE + spread / 10 : undefined;
}

function fits(entry, asked) {
  const some = (list, value) => list.some((one) => one.toLowerCase().includes(value));
  const versions = entry.library.versions;
  const isNew = (value) => {
    const first = versions[entry.since];
    return entry.since > 0 && (first === value || first.split(".")[0] === value);
  };
  return asked.type.every((value) => some(entry.types, value)) && asked.error.every((value) => some(entry.codes, value)) &&
    asked.new.every(isNew) && asked.lib.every((value) => entry.library.name === value) &&
    asked.kind.every((value) => KINDS[entry.kind].includes(value)) && asked.is.every((value) => entry.standing === value);
}

/** The matching entries, the best first. */
function search(all, text) {
  const asked = question(text);
  const found = [];
  for (const entry of all) {
    if (!fits(entry, asked)) continue;
    let score = entry.of ? 0.5 : 0;
    if (entry.standing === "legacy" || entry.standing === "removed") score += 0.3;
    const each = asked.words.map((word) => fit(entry, word));
    if (each.includes(undefined)) continue;
    score += each.reduce((sum, one) => sum + one, 0);
    found.push({ entry, score, loose: each.some((one) => one >= LOOSE) });
  }
  // Scattered letters match only if no name contains the whole word.
  const close = found.filter((one) => !one.loose);
  return (close.length ? close : found).sort((a, b) => a.score - b.score || a.entry.name.length - b.entry.name.length ||
    (a.entry.name < b.entry.name ? -1 : 1)).map((one) => one.entry);
}

/** An entry in the list. */
function row(entry, words) {
  const item = document.createElement("li"), link = document.createElement("a"), said = document.createElement("small");
  link.href = entry.page;
  link.append(...marked(entry, words));
  const first = entry.library.versions[entry.since];
  const since = entry.since > 0 ? `since ${entry.library.product} ${first}` : "";
  const of = entry.of ? `of ${entry.of}` : "";
  said.textContent = [`${KINDS[entry.kind]}${of ? ` ${of}` : ""}`, entry.library.title, since, SAID[entry.standing] ?? ""]
    .filter(Boolean).join(" · ");
  item.append(link, said);
  return item;
}

/** The name with the matching part marked. */
function marked({ name, lower }, words) {
  const word = words.find((one) => lower.includes(one));
  if (!word) return [name];
  const at = lower.indexOf(word), mark = document.createElement("mark");
  mark.textContent = name.slice(at, at + word.length);
  return [name.slice(0, at), mark, name.slice(at + word.length)];
}

async function start() {
  const [input, status, list, library, kind, version] =
    ["q", "status", "results", "library", "kind", "new"].map((id) => document.getElementById(id));
  status.textContent = "Loading the index …";
  const response = await fetch("search.json");
  if (!response.ok) throw new Error(`the index: ${response.status}`);
  const index = await response.json();
  const all = entries(index);
  const cuda = index.libraries.find((one) => one.product === "CUDA");
  version.append(...(cuda?.versions ?? []).slice(1).reverse().map((one) => new Option(`CUDA ${one}`, one)));

  function show() {
    const picked = [["lib", library], ["kind", kind], ["new", version]].filter(([, select]) => select.value);
    // The name of a kind may contain a space.
    const text = [input.value, ...picked.map(([key, select]) => `${key}:${select.value.split(" ").at(-1)}`)].join(" ");
    const isEmpty = !text.trim();
    const found = isEmpty ? [] : search(all, text);
    const { words } = question(text);
    list.replaceChildren(...found.slice(0, SHOWN).map((entry) => row(entry, words)));
    const more = found.length > SHOWN ? `, the first ${SHOWN} of them` : "";
    status.textContent = isEmpty ? `${all.length.toLocaleString("en")} names.` : `${found.length.toLocaleString("en")} found${more}.`;
    document.getElementById("help").hidden = document.getElementById("lists").hidden = !isEmpty;
    history.replaceState(null, "", input.value ? `?q=${encodeURIComponent(input.value)}` : location.pathname);
  }

  input.value = new URLSearchParams(location.search).get("q") ?? "";
  input.form.addEventListener("submit", (event) => { event.preventDefault(); show(); });
  input.addEventListener("input", show);
  for (const select of [library, kind, version]) select.addEventListener("change", show);
  document.getElementById("filters").classList.remove("waiting");
  input.focus();
  show();
}

if (typeof document === "undefined") {
  module.exports = { entries, names, question, search };
} else {
  start().catch((error) => { document.getElementById("status").textContent = `The search does not work: ${error.message}`; });
}
