// The search. Its index contains every name with its kind, its first version, the types that it takes and the codes
// that it documents. The search reads search.json and search-more.json, which codegen/site/src/search.rs writes.
"use strict";

const KINDS = { f: "function", y: "family", h: "inline function", n: "function", x: "result code", e: "enum", r: "record",
  t: "type", b: "callback", c: "constant", m: "member", d: "field", l: "library", v: "release", p: "comparison", g: "driver branch" };
const STANDING = { ".": "", a: "announced", d: "deprecated", l: "legacy", x: "removed" };
const SAID = { announced: "to be deprecated", deprecated: "deprecated", legacy: "legacy", removed: "removed" };
const SHOWN = 100;
/** The best possible score of a name that contains only the letters of the query, in order. */
const LOOSE = 4;
/** Words of questions that do not affect the answer. They are ignored unless the query has no other words. */
const STOP = new Set(("a an and any are as at be been before by can could did do does for from get gets had has have how i in " +
  "if introduced into is it its me my of on one or returned returns return should since so than that the their them there " +
  "these they this to until was were what when where which who whose why will with without you your called call calls " +
  "function functions name names mean means meaning between vs versus still exist exists available " +
  "need needs use used uses using find show tell please replaced replacement successor instead cuda's").split(" "));
/** Words that may precede an error number. */
const NUMBERED = new Set(["error", "code", "status", "result", "errno"]);
/** Words that refer to releases. */
const ABOUT_RELEASES = new Set(["new", "news", "changes", "changed", "change", "release", "releases", "released", "notes", "toolkit",
  "version", "added", "compare", "comparison", "diff", "difference", "differences", "upgrade", "update", "migrate", "cuda"]);

/** Decodes names. Each line contains the length of the prefix shared with the previous name, and the rest of the name. */
function names(text) {
  if (!text) return [];
  let before = "";
  return text.split("\n").map((line) => (before = before.slice(0, parseInt(line[0], 36)) + line.slice(1)));
}

/** Decodes every entry of the stored index, in short steps. */
function* decode(index) {
  const words = index.words.split("\n");
  const sets = index.sets.split("\n").map((set) => (set ? set.split(" ").map((place) => words[parseInt(place, 36)]) : []));
  const all = [];
  for (const library of index.libraries) {
    const since = library.since.split(" "), types = library.types.split(" "), codes = library.codes.split(" ");
    const records = library.records.split(" ");
    all.push({ name: library.title, lower: library.title.toLowerCase(), library, kind: "l", page: `${library.name}/index.html`, since: -1,
      standing: "", types: [], codes: [] });
    const first = all.length;
    let function_ = 0;
    yield;
    names(library.names).forEach((name, place) => {
      const kind = library.kinds[place];
      const is = kind === "f" || kind === "n" ? function_++ : -1;
      all.push({
        name, lower: name.toLowerCase(), library, kind, page: `${library.name}/${name}.html`,
        since: parseInt(since[place], 36), standing: STANDING[library.standing[place]],
        types: is < 0 ? [] : sets[parseInt(types[is], 36)], codes: is < 0 ? [] : sets[parseInt(codes[is], 36)],
      });
    });
    yield;
    names(library.fields).forEach((name, place) => {
      const owners = records[place].split(".");
      for (const record of owners) {
        const owner = all[first + parseInt(record, 36)];
        all.push({ name, lower: name.toLowerCase(), library, kind: "d", page: owner.page, of: owner.name, owners: owners.length,
          since: -1, standing: "", types: [], codes: [] });
      }
    });
    const of = library.of.split(" ");
    library.first = first;
    library.members_from = all.length;
    yield;
    names(library.members).forEach((name, place) => {
      const owner = all[first + parseInt(of[place], 36)];
      all.push({ name, lower: name.toLowerCase(), library, kind: "m", page: `${owner.page}#${name}`, of: owner.name,
        since: -1, standing: "", types: [], codes: [] });
    });
  }
  yield;
  const prefixes = {};
  for (const { name } of all) {
    const [prefix] = PREFIX.exec(name) ?? [];
    if (prefix) prefixes[prefix] = (prefixes[prefix] ?? 0) + 1;
  }
  for (const [prefix, count] of Object.entries(prefixes)) if (count >= MANY) WHOLE.add(prefix);
  all.axes = [];
  all.drivers = [];
  return all;
}

/** Adds the contents of the second file: sentences, search terms, parameters, HIP names, values, symbols, versions and drivers. */
function* extend(all, index, more) {
  const words = more.words.split("\n");
  const sets = more.sets.split("\n").map((set) => (set ? set.split(" ").map((place) => words[parseInt(place, 36)]) : []));
  for (const [place, library] of index.libraries.entries()) {
    yield;
    const of = more.libraries[place];
    const each = (text, add) => {
      for (const line of text ? text.split("\n") : []) {
        const space = line.indexOf(" ");
        const from = line[0] === "m" ? library.members_from : library.first;
        add(all[from + parseInt(line.slice(1, space), 36)], line.slice(space + 1));
      }
    };
    const functions = all.slice(library.first, library.members_from).filter((entry) => "fn".includes(entry.kind));
    if (of.params) of.params.split(" ").forEach((set, at) => { functions[at].params = sets[parseInt(set, 36)]; });
    each(of.said, (entry, text) => { entry.said = text; });
    each(of.hip, (entry, text) => {
      const [shared, front] = text.split(" ");
      entry.hip = front + entry.name.slice(entry.name.length - parseInt(shared, 36));
    });
    each(of.terms, (entry, text) => { entry.terms = text.split(" "); });
    each(of.values, (entry, text) => { entry.value = text; });
    each(of.last, (entry, text) => { entry.last = parseInt(text, 36); });
    each(of.meanings, (entry, text) => {
      entry.meanings = text.split(" ").map((part) => {
        const [from, symbol] = part.split(":");
        return [parseInt(from, 36), symbol.startsWith("=") ? symbol.slice(1) : entry.name + symbol];
      });
    });
  }
  all.axes = more.axes;
  all.drivers = more.drivers;
  all.libraries = index.libraries;
  return all;
}

/** Parses a query into words, versions and filters. A query is a question, or words such as `type:CUstream new:13 memcpy`. */
function question(text) {
  const asked = { words: [], versions: [], type: [], error: [], new: [], lib: [], kind: [], is: [] };
  const all = [];
  for (let part of text.trim().toLowerCase().split(/[\s,;→]+|->|\.\.+|(?<=[a-z])-(?=[a-z])/).filter(Boolean)) {
    const [, key, value] = /^(type|error|new|lib|kind|is):(.+)$/.exec(part) ?? [];
    if (key) { asked[key].push(value); continue; }
    part = part.replace(/^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_]+$/gu, "").replace(/['’]s$/, "");
    if (/^v?\d+\.\d+(\.\d+)?$/.test(part)) asked.versions.push(part.replace(/^v/, "").split(".").slice(0, 2).join("."));
    else if (part) all.push(part);
  }
  asked.all = all;
  const telling = all.filter((word) => !STOP.has(word));
  asked.words = [...new Set(telling.length || asked.versions.length ? telling : all)];
  if (asked.words.some((word) => /^-?\d+$/.test(word))) asked.words = asked.words.filter((word) => !NUMBERED.has(word));
  return asked;
}

/** The stem of a word: `allocates`, `allocating` and `allocation` become `allocat`. */
function stem(word) {
  const known = STEMS.get(word);
  if (known !== undefined) return known;
  const found = cut(word);
  STEMS.set(word, found);
  return found;
}

/** A cache of stems, because every sentence is searched again whenever a letter is typed. */
const STEMS = new Map();

function cut(word) {
  const short = word.replace(/ie[sd]$/, "y").replace(/(ations?|ing|ion|ed|es|s)$/, (end) => (end.startsWith("ation") ? "at" : ""));
  const long = short.length < 3 ? word : short;
  // `multiplication` has the same stem as `multiply`, and `matrices` the same stem as `matrix`.
  return long.length > 3 ? long.replace(/icat$/, "y").replace(/ix$/, "ic").replace(/e$/, "").replace(/([bdgmnprt])\1$/, "$1") : long;
}

/** Synonyms: the words that sentences use, by the words that people type. */
const SYNONYMS = { reserv: "alloc", wait: "block", pinn: "lock", pin: "lock", delet: "destroy",
  releas: "free", duration: "millisecond", elapse: "millisecond", measur: "elapsed", ram: "memory", gpu: "devic", unify: "manag",
  many: "count", acces: "addres" };
/** Parts of the names of functions that undo or end the work of other functions. Other functions come first, unless the query contains the verb. */
const ENDS = new Set(["close", "destroy", "free", "unregister"]);

/** Parts of names that are not abbreviations of words; the prefixes of libraries are added. */
const WHOLE = new Set(["add", "all", "can", "get", "has", "set"]);
/** The prefix of a library: `cu` of `cuMemAlloc`. */
const PREFIX = /^[a-z]+(?=[A-Z])/;
/** The number of names that begin with each prefix. */
const MANY = 20;

/** The words of a name: `cuMemAlloc` consists of `cu`, `mem` and `alloc`. */
function parts(entry) {
  entry.parts ??= entry.name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)?.map((part) => part.toLowerCase()) ?? [];
  return entry.parts;
}

/** The name without separators, such as `outofmemory`, for comparison with the joined words of a query. */
function joined(entry) {
  return (entry.joined ??= entry.lower.replaceAll("_", ""));
}

/** The bonus of a name that contains the whole query, or words of it that are ignored in questions, such as `function`. */
function named_by(entry, asked, phrases) {
  const name = joined(entry);
  if (phrases.some((phrase) => name.includes(phrase))) return asked.all.length > asked.words.length ? 1.2 : 0.6;
  const ignored = asked.all.filter((word) => !asked.words.includes(word));
  const contains = (word) => parts(entry).some((part) => part.startsWith(word)) || (word.length > 4 && name.includes(word));
  if (ignored.length && asked.all.every(contains)) return 1;
  return 0.3 * ignored.filter((word) => parts(entry).includes(word)).length;
}

/** The stems of an entry's sentence. */
function stems(entry) {
  entry.stems ??= entry.said ? entry.said.toLowerCase().match(/[a-z0-9_]+/g)?.map(stem) ?? [] : [];
  return entry.stems;
}

/** The score of a name for a word, where less is better; undefined if the name does not match. */
function fit(entry, word) {
  const at = entry.lower.indexOf(word);
  if (at === 0) return entry.lower.length === word.length ? 0 : 1;
  // The word is a name without the prefix of its library: `memcpy` for `cudaMemcpy`.
  if (at > 0 && !entry.of && WHOLE.has(entry.lower.slice(0, at)) && PREFIX.exec(entry.name)?.[0].length === at) {
    return entry.lower.length === at + word.length ? 0.4 : 1.4;
  }
  // A match at the beginning of a part is closer than a match in its middle: `sgemm` is in `cublasSgemm` and in `cublasGemmEx`.
  if (at > 0 && (/[A-Z]/.test(entry.name[at]) || entry.name[at - 1] === "_")) return 1.95 + at / 100;
  if (at > 0) return 2 + at / 100;
  if (word.length < 4) return undefined;
  // Finds the letters of the word in order, each at its next occurrence.
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

/** The score of an entry for a word, from its name, number, HIP name, library, sentence and codes. */
function match(entry, word) {
  if (/^-?\d+$/.test(word) && entry.value === word) return 0;
  if (entry.kind === "l" && entry.library.name === word) return 0;
  let best = fit(entry, word);
  const better = (score) => { if (best === undefined || score < best) best = score; };
  const hip = entry.hip?.toLowerCase();
  if (hip) {
    const at = hip.indexOf(word);
    if (at === 0) better(hip.length === word.length ? 0.2 : 1.2);
    else if (at > 0 && word.length > 3) better(2.3);
  }
  if (entry.of?.toLowerCase() === word) better(0.5);
  if (entry.terms?.includes(word)) better(1);
  if (best !== undefined && best < 2) return best;
  if (entry.library.name === word || entry.library.lower_title.includes(word)) better(1.5);
  if (KINDS[entry.kind] === word || (entry.kind === "r" && word === "struct") || (entry.kind === "x" && NUMBERED.has(word))) better(1.5);
  const asked = stem(word), synonym = SYNONYMS[asked];
  // Names may contain an abbreviation of the word.
  if (asked.length > 5 && entry.lower.indexOf(asked.slice(0, Math.max(5, asked.length - 2))) > 0) better(2.4);
  if (asked.length > 3 && parts(entry).some((part, at) => at > 0 && part.length > 2 && !WHOLE.has(part) && asked.startsWith(part))) better(2.5);
  if (entry.params?.some((one) => one.includes(word))) better(entry.params.includes(word) ? 2.3 : 2.6);
  if (entry.said) {
    const place = stems(entry).indexOf(asked);
    if (place >= 0) better(2.2 + Math.min(place, 5) / 16);
    else if (asked.length > 3 && stems(entry).some((one) => one.startsWith(asked))) better(2.8);
    if (synonym && stems(entry).includes(synonym)) better(2.4);
  }
  // A synonym at the beginning of a part is closer than the word in the middle of one: `gpu` is not `vgpu`.
  if (synonym && parts(entry).some((part) => part.startsWith(synonym))) better(2);
  return best;
}

function fits(entry, asked) {
  const some = (list, value) => list.some((one) => one.toLowerCase().includes(value));
  const versions = entry.library.versions;
  const isNew = (value) => {
    const first = versions[entry.since];
    return entry.since > 0 && (first === value || first.split(".")[0] === value);
  };
  const isKind = (value) => KINDS[entry.kind].includes(value) || (entry.kind === "n" && value === "name");
  return asked.type.every((value) => some(entry.types, value)) && asked.error.every((value) => some(entry.codes, value)) &&
    asked.new.every(isNew) && asked.lib.every((value) => entry.library.name === value) &&
    asked.kind.every(isKind) && asked.is.every((value) => entry.standing === value);
}

/** Pages about versions that a query names: a release, the comparison of two versions, or a driver branch. */
function versions(all, asked) {
  if (["type", "error", "new", "kind", "is"].some((key) => asked[key].length)) return [];
  const found = [];
  const page = (name, kind, page, said) => found.push({ name, lower: name.toLowerCase(), kind, page, said, since: -1, standing: "",
    types: [], codes: [], library: { title: "", versions: [] } });
  const branches = all.drivers.filter(([branch, cuda, first]) => asked.all.some((word) => {
    const [, number] = /^r?(\d{3})$/.exec(word) ?? [];
    return number && branch === `R${number}` && (word.startsWith("r") || asked.all.length === 1 || asked.all.includes("driver"));
  }) || asked.versions.some((one) => first.startsWith(`${one}.`) || first === one) ||
    (asked.all.includes("driver") && asked.versions.length === 1 && asked.versions[0] === cuda));
  for (const [branch, cuda, first] of branches) {
    page(branch, "g", `drivers.html#${branch}`, `CUDA ${cuda}: version ${first} and newer, on Linux.`);
  }
  const named = (axis) => asked.all.includes(axis.product.toLowerCase()) || axis.libraries.some((one) => asked.all.includes(one)) ||
    axis.libraries.some((one) => asked.lib.includes(one));
  // `CUDA 13` means every version 13.x.
  const majors = asked.versions.length ? [] : asked.all.filter((word) => /^\d{1,2}$/.test(word));
  const meant = (one) => asked.versions.includes(one) || majors.includes(one.split(".")[0]);
  const ofName = all.axes.filter((axis) => named(axis) && axis.versions.some(meant));
  const axes = ofName.length || majors.length ? ofName : all.axes.filter((axis) => axis.versions.some(meant));
  for (const axis of axes) {
    const other = asked.words.filter((word) => !ABOUT_RELEASES.has(word) && word !== axis.product.toLowerCase() &&
      word !== "driver" && !axis.libraries.includes(word) && !majors.includes(word));
    if (other.length) continue;
    const of = axis.versions.filter(meant).reverse();
    // Two versions are compared; a single version of a library is compared with the previous version.
    const [newer, older] = of.length === 1 ? [of[0], axis.versions[axis.versions.indexOf(of[0]) - 1]] : of;
    if (older && of.length < 3 && !majors.length) {
      const path = `compare/${axis.slug}-${older}-${newer}`;
      for (const library of all.libraries.filter((one) => axis.libraries.includes(one.name) && axis.libraries.length > 1)) {
        const is = asked.all.includes(library.name) || asked.lib.includes(library.name);
        const has = [older, newer].every((one) => library.versions.includes(one));
        if (is && has) page(`${library.title}: ${older} → ${newer}`, "p", `${path}-${library.name}.html`, "Everything that differs.");
      }
      if (of.length === 2) page(`${axis.product} ${older} → ${newer}`, "p", `${path}.html`, "Everything that differs, by library.");
    }
    for (const one of of) {
      const first = axis.versions.indexOf(one) === 0;
      if (!first) page(`${axis.product} ${one}`, "v", `releases/${axis.slug}-${one}.html`, "What is new, and what was removed.");
    }
  }
  return found;
}

/** The names most similar to a name that a query contains and the index does not; undefined if there is no such name. */
function similar(all, text) {
  const missing = text.match(/\w+/g)?.find((word) => {
    const lower = word.toLowerCase();
    return WHOLE.has(PREFIX.exec(word)?.[0]) && !all.some((entry) => entry.lower.includes(lower));
  });
  if (!missing) return undefined;
  const [prefix] = PREFIX.exec(missing);
  const pairs = (name) => new Set(Array.from(name, (letter, at) => name.slice(at, at + 2)));
  const asked = pairs(missing.slice(prefix.length).toLowerCase()), found = [];
  for (const entry of all) {
    if (entry.of || PREFIX.exec(entry.name)?.[0] !== prefix) continue;
    const own = pairs(entry.lower.slice(prefix.length));
    const score = 1 - (2 * [...own].filter((pair) => asked.has(pair)).length) / (own.size + asked.size);
    if (score < 0.5) found.push({ entry, score });
  }
  return found.length ? Object.assign(sorted(found), { missing }) : undefined;
}

/** The matching entries, best first. `found.partly` is true if no entry contains all words; `found.missing` is a name that does not exist. */
function search(all, text) {
  const asked = question(text);
  const pages = versions(all, asked);
  // A query about releases contains no other words; a query about a driver may contain some.
  const is = (word) => ABOUT_RELEASES.has(word) || word === "driver" || /^r?\d{3}$/.test(word);
  if (pages.length && (pages.some((one) => one.kind !== "g") || asked.words.every(is))) return pages;
  const alike = similar(all, text);
  if (alike) return alike;
  const words = asked.words;
  const filtered = ["type", "error", "new", "lib", "kind", "is"].some((key) => asked[key].length);
  if (!words.length && !filtered) return pages;
  const found = [], partly = [], named = [];
  const seen = words.map(() => 0);
  // For example, `invalid device function` is part of a name, and `csr to dense` matches `csr2dense`.
  const phrases = asked.all.length > 1 ? [asked.all, asked.all.map((word) => (word === "to" ? "2" : word))].map((all) => all.join("")) : [];
  const ends = words.some((word) => ENDS.has(stem(word)) || ENDS.has(word) || ENDS.has(SYNONYMS[stem(word)]));
  for (const entry of all) {
    if (!fits(entry, asked)) continue;
    entry.library.lower_title ??= entry.library.title.toLowerCase().split(" ");
    // Fields that many records have get a worse score, because a query rarely refers to them.
    let score = entry.of ? 0.5 + Math.log2(entry.owners ?? 1) / 2 : 0;
    if (entry.standing === "legacy" || entry.standing === "removed") score += 0.3;
    // Documented names come before versioned symbols and records.
    if (/_v\d+$|_ptsz$|_ptds$/.test(entry.of ?? entry.name)) score += 0.2;
    score -= Math.min(entry.library.users ?? 0, 20) / 25;
    const each = words.map((word) => match(entry, word));
    // If a word is exactly a name, the question is about that name.
    if (words.length > 1 && !entry.of && words.includes(entry.lower)) { named.push({ entry, score }); continue; }
    each.forEach((one, place) => { if (one !== undefined && one < LOOSE) seen[place] += 1; });
    if (each.includes(undefined)) {
      if (words.length > 1 && each.some((one) => one !== undefined && one < LOOSE)) partly.push({ entry, score, each });
      continue;
    }
    score += each.reduce((sum, one) => sum + one, 0);
    if (phrases.length && !entry.of) score -= named_by(entry, asked, phrases);
    if (!ends && parts(entry).some((part) => ENDS.has(part))) score += 0.3;
    // Functions with the shortest sentences and names are the most general.
    if (words.length > 1) score += (entry.said ? stems(entry).length / 25 : 0.7) + parts(entry).length / 5 + ("fny".includes(entry.kind) ? 0 : 0.5);
    else if (entry.kind === "c") score += 0.3;
    found.push({ entry, score, loose: each.some((one) => one >= LOOSE) });
  }
  // Scattered letters match only if no name contains the whole word.
  const close = found.filter((one) => !one.loose);
  const front = pages.concat(sorted(named));
  if (close.length || (found.length && words.length < 2)) return front.concat(sorted(close.length ? close : found));
  // Otherwise, use the entries that contain the rarest words.
  const weight = seen.map((count, place) => (count ? Math.log(1 + all.length / count) : 0) / (ABOUT_RELEASES.has(words[place]) ? 2 : 1));
  for (const one of partly) {
    const matched = one.each.map((score) => score !== undefined && score < LOOSE);
    one.weight = matched.reduce((sum, is, place) => sum + (is ? weight[place] : 0), 0);
    one.score += one.each.reduce((sum, score, place) => sum + (matched[place] ? score : 0), 0) - 3 * one.weight;
  }
  const best = Math.max(...partly.map((one) => one.weight));
  const some = partly.filter((one) => one.weight > best * 0.6);
  const result = front.concat(sorted(some.length ? some : found));
  // Members of enums have no first version; the page of the release lists them.
  if (!result.length && asked.new.length) return versions(all, { ...asked, new: [], versions: asked.new });
  result.partly = !front.length && some.length > 0;
  return result;
}

function sorted(found) {
  return found.sort((a, b) => a.score - b.score || a.entry.name.length - b.entry.name.length ||
    (a.entry.name < b.entry.name ? -1 : a.entry.name > b.entry.name ? 1 : 0)).map((one) => one.entry);
}

/** The entry whose name is exactly the query, if its page answers it. */
function exact(all, text) {
  const asked = text.trim();
  const same = all.filter((entry) => entry.name === asked && !entry.of);
  const alike = same.length ? same : all.filter((entry) => entry.lower === asked.toLowerCase() && !entry.of);
  return alike.length === 1 ? alike[0] : undefined;
}

/** The state of an entry in a version: its symbol, or true if the version has it. */
function state(entry, version) {
  const place = entry.library.versions.indexOf(version);
  if (place < 0 || entry.since < 0 || Number.isNaN(entry.since)) return "";
  const at = `in ${entry.library.product} ${version}`;
  if (place < entry.since) return `not yet ${at}`;
  if (entry.last !== undefined && place > entry.last) return `removed ${at}`;
  const symbol = entry.meanings?.filter(([from]) => from <= place).at(-1)?.[1];
  return symbol ? `${at}: ${symbol}` : `${at}: yes`;
}

/** The line below a name: its kind, its library, its first version, and the properties that the query asks for. */
function about(entry, asked) {
  const first = entry.library.versions[entry.since];
  const since = entry.since > 0 ? `since ${entry.library.product} ${first}` : "";
  const hip = entry.hip && asked.words.some((word) => entry.hip.toLowerCase().includes(word)) ? `in HIP: ${entry.hip}` : "";
  return [`${KINDS[entry.kind]}${entry.of ? ` of ${entry.of}` : ""}`, entry.library.title, entry.value ? `= ${entry.value}` : "", since,
    SAID[entry.standing] ?? "", ...asked.versions.map((version) => state(entry, version)), hip].filter(Boolean).join(" · ");
}

/** The oldest version that the history of an entry's library contains. */
function oldest(entry) {
  return `${entry.library.product} ${entry.library.versions[0]}`;
}

/** Creates an entry of the list of results. */
function row(entry, asked, root = "") {
  const item = document.createElement("li"), link = document.createElement("a"), said = document.createElement("small");
  link.href = root + entry.page;
  link.append(...marked(entry, asked.words));
  said.textContent = about(entry, asked);
  item.append(link);
  if (entry.said) {
    const sentence = document.createElement("span");
    sentence.textContent = entry.said;
    item.append(sentence);
  }
  item.append(said);
  return item;
}

/** Creates the name with the matching part marked. */
function marked({ name, lower }, words) {
  const word = words.find((one) => lower.includes(one));
  if (!word) return [name];
  const at = lower.indexOf(word), mark = document.createElement("mark");
  mark.textContent = name.slice(at, at + word.length);
  return [name.slice(0, at), mark, name.slice(at + word.length)];
}

/** Runs all steps at once. */
function run(steps) {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs steps, and lets the browser respond to input between them. */
async function runInTurns(steps) {
  for (;;) {
    const end = performance.now() + 8;
    let step = steps.next();
    while (!step.done && performance.now() < end) step = steps.next();
    if (step.done) return step.value;
    await new Promise((next) => { setTimeout(next); });
  }
}

/** Fetches both files. Calls `ready` with all entries as soon as names can be searched, and again when both files are loaded. */
async function load(root, ready) {
  const get = async (name) => {
    const response = await fetch(root + name);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.json();
  };
  const more = get("search-more.json");
  // An error is reported below, after the names are loaded.
  more.catch(() => {});
  const index = await get("search.json");
  const all = await runInTurns(decode(index));
  ready(all, index, false);
  await runInTurns(extend(all, index, await more));
  ready(all, index, true);
}

async function start() {
  const [input, status, list, library, kind, version] =
    ["q", "status", "results", "library", "kind", "new"].map((id) => document.getElementById(id));
  const address = new URLSearchParams(location.search);
  let all = [], isWhole = false;
  input.value = address.get("q") ?? "";
  status.textContent = "Loading the index …";

  function show() {
    const picked = [["lib", library], ["kind", kind], ["new", version]].filter(([, select]) => select.value);
    // The name of a kind may contain a space.
    const text = [input.value, ...picked.map(([key, select]) => `${key}:${select.value.split(" ").at(-1)}`)].join(" ");
    const isEmpty = !text.trim();
    const found = isEmpty ? [] : search(all, text);
    const asked = question(text);
    list.replaceChildren(...found.slice(0, SHOWN).map((entry) => row(entry, asked)));
    const most = found.length > SHOWN ? `, the first ${SHOWN} of them` : "";
    const partly = found.partly ? " with some of the words" : "";
    const missing = found.missing ? `${found.missing} is not in the C API of ${oldest(found[0])} or newer. Similar names: ` : "";
    const wait = isWhole ? "" : " Loading sentences and versions …";
    status.textContent = (isEmpty ? `${all.length.toLocaleString("en")} names.`
      : `${missing}${found.length.toLocaleString("en")} found${partly}${most}.`) + wait;
    document.getElementById("lists").hidden = !isEmpty;
    document.getElementById("help").hidden = !isEmpty && found.length > 0;
    history.replaceState(null, "", input.value ? `?q=${encodeURIComponent(input.value)}` : location.pathname);
  }

  /** Opens the page of the name that equals the query. */
  function jump() {
    const page = exact(all, input.value)?.page;
    if (page) location.assign(page);
    return Boolean(page);
  }

  input.form.addEventListener("submit", (event) => { event.preventDefault(); if (!jump()) show(); });
  input.addEventListener("input", show);
  for (const select of [library, kind, version]) select.addEventListener("change", show);
  // Arrow keys move between the input and the results.
  document.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...list.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement);
    if (!step || (at < 0 && document.activeElement !== input)) return;
    const next = at + step < 0 ? input : links[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  input.focus();
  await load("", (loaded, index, whole) => {
    [all, isWhole] = [loaded, whole];
    if (!whole) {
      const cuda = index.libraries.find((one) => one.product === "CUDA");
      version.append(...(cuda?.versions ?? []).slice(1).reverse().map((one) => new Option(`CUDA ${one}`, one)));
      document.getElementById("filters").classList.remove("waiting");
      const page = address.has("go") && exact(all, input.value)?.page;
      if (page) { location.replace(page); return; }
    }
    show();
  });
}

if (typeof document === "undefined") {
  const entries = (index) => run(decode(index)), complete = (all, index, more) => run(extend(all, index, more));
  module.exports = { about, complete, entries, exact, names, question, search, stem };
} else if (document.getElementById("filters")) {
  start().catch((error) => { document.getElementById("status").textContent = `The search does not work: ${error.message}`; });
}
