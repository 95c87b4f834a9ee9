// Questions, each of which one search and at most one click must answer. The test runs the real search on the
// real index, without a browser.
// SITE is the folder of the site. The test of the generator writes the files that this test needs.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

const { SITE } = process.env;
assert.ok(SITE, "SITE is the folder of the site");
/** The number of results among which the answer must be, so that one click opens it. */
const FIRST = 3;

const read = (path) => readFileSync(`${SITE}/${path}`, "utf8");
const module_ = { exports: {} };
// The script is not a module, and the folder of the site has no package.json.
new Function("module", "require", read("search.js"))(module_, createRequire(import.meta.url));
const { about, complete, entries, exact, question, search, stem } = module_.exports;
const questions = JSON.parse(readFileSync(new URL("questions.json", import.meta.url), "utf8"));

const index = JSON.parse(read("search.json"));
const namesOnly = entries(index);
const all = complete(entries(index), index, JSON.parse(read("search-more.json")));
/** The text of a page, without tags. */
const words = (html) => html.replace(/<[^>]*>/g, "").replace(/&quot;/g, '"').replace(/&amp;/g, "&").replace(/\s+/g, " ");

test("there are 64 questions", () => assert.equal(questions.length, 64));

for (const { ask, page, says, listed, exact: jumps } of questions) {
  test(ask, () => {
    const found = search(all, ask).slice(0, FIRST);
    const names = found.map((entry) => entry.page);
    assert.ok(names.includes(page), `${page} is not among the first: ${search(all, ask).slice(0, 12).map((one) => one.page).join(", ")}`);
    assert.ok(words(read(page.split("#")[0])).includes(says), `${page} does not say: ${says}`);
    const entry = found[names.indexOf(page)];
    const line = `${entry.said ?? ""} ${about(entry, question(ask))}`;
    if (listed) assert.ok(line.includes(listed), line);
    // Enter opens the page of an exact name even before the second file is loaded.
    if (jumps) assert.equal(exact(namesOnly, ask)?.page, page);
  });
}

test("documented names are functions, not legacy symbols", () => {
  for (const name of ["cuMemAlloc", "cuMemFree", "cuMemcpyHtoD", "cuCtxCreate", "cuStreamDestroy"]) {
    const [first] = search(all, name);
    assert.equal(first.name, name);
    assert.match(about(first, question(name)), /^function · CUDA driver API(?!.*legacy)/);
  }
});

test("versions are compared, listed by major version, and found by filters", () => {
  const pages = (ask) => search(all, ask).map((entry) => entry.page);
  assert.equal(pages("what changed in cublas between 12.0 and 13.0")[0], "compare/cuda-12.0-13.0-cublas.html");
  assert.equal(pages("cublas 13.0")[0], "compare/cuda-12.9-13.0-cublas.html");
  assert.ok(pages("cuda 13").every((page) => /^releases\/cuda-13\.\d+\.html$/.test(page)));
  assert.deepEqual(pages("new:9.20 lib:cudnn"), ["releases/cudnn-9.20.html"]);
  assert.equal(pages("cudnn")[0], "cudnn/index.html");
});

test("part of a name finds the name where the part begins", () => {
  assert.equal(search(all, "sgemm")[0].name, "cublasSgemm");
  assert.equal(search(all, "clockrate")[0].of, "cudaDeviceProp");
});

test("a name in a version before its first says so", () => {
  const [first] = search(all, "ncclCommShrink 2.20");
  assert.match(about(first, question("ncclCommShrink 2.20")), /not yet in NCCL 2\.20/);
});

test("forms of a word have one stem", () => {
  for (const forms of ["allocate allocates allocated allocating allocation", "copy copies copied", "device devices", "create creates created creating"]) {
    assert.equal(new Set(forms.split(" ").map(stem)).size, 1, forms);
  }
});

test("similar names are found for a name that does not exist", () => {
  for (const [ask, missing, name] of [
    ["is cusparseScsrmv removed", "cusparseScsrmv", "cusparseSbsrmv"],
    ["cudnnRNNForwardTraining", "cudnnRNNForwardTraining", "cudnnRNNForward"],
    ["cuMemAllok", "cuMemAllok", "cuMemAlloc"],
  ]) {
    const found = search(all, ask);
    assert.equal(found.missing, missing);
    assert.ok(found.slice(0, FIRST).some((entry) => entry.name === name), `${ask}: ${found.slice(0, FIRST).map((entry) => entry.name)}`);
  }
  for (const ask of ["cumcpyhd", "cuMemAll", "hipMalloc", "cudaMalloc cudaFree"]) assert.equal(search(all, ask).missing, undefined, ask);
});

test("each example of the search syntax finds something", () => {
  const examples = [...read("search.html").matchAll(/href="search\.html\?q=([^"]+)"/g)].map(([, query]) => decodeURIComponent(query.replaceAll("+", " ")));
  assert.ok(examples.length > 10, examples.join());
  for (const example of examples) assert.ok(search(all, example).length, example);
});

test("nothing is found for letters that no name has", () => assert.equal(search(all, "zzzzzz").length, 0));
