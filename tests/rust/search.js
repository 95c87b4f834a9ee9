// Checks the ranks of functions in rustdoc's search, with rustdoc's own script: `node search.js FOLDER`, where FOLDER
// is the output of cargo doc.
// The search index and the script are internal to rustdoc, so another version of rustdoc may need changes here.
"use strict";

const assert = require("node:assert");
const fs = require("node:fs");
const path = require("node:path");

// Search words, each with the first function that the search must find, after items whose name is the word.
const FIRST = {
  malloc: "cudaMalloc",
  memcpy: "cuMemcpy",
  memset: "cudaMemset",
  free: "cudaFree",
  stream: "cuStreamCreate",
  event: "cuEventCreate",
  launch: "cuLaunchKernel",
  gemm: "cublasSgemm",
  fft: "cufftPlan1d",
  random: "curandGenerateUniform",
  convolution: "cudnnConvolutionForward",
  allreduce: "ncclAllReduce",
  temperature: "nvmlDeviceGetTemperature",
  launch_kernel: "cuLaunchKernel",
};

// Names in cudarc, and words for safe functions, each with the item that the search must find first.
const OWNED = {
  clone_htod: "from_slice",
  clone_dtoh: "to_vec",
  alloc_zeros: "zeroed",
  compile_ptx: "compile",
  load_module: "new",
  load_function: "kernel",
  for_num_elems: "covering",
  constant: "global",
  peer: "access",
};

async function open(folder) {
  const statics = path.join(folder, "static.files");
  const program = (name) => {
    const file = fs.readdirSync(statics).find((file) => file.startsWith(`${name}-`) && file.endsWith(".js"));
    return require(path.join(statics, file));
  };
  globalThis.nonnull = globalThis.nonundef = (value) => value;
  const run = (file) => (0, eval)(fs.readFileSync(path.join(folder, "search.index", file), "utf8"));
  const { Stringdex, RoaringBitmap } = program("stringdex");
  return program("search").initSearch(Stringdex, RoaringBitmap, {
    loadRoot: (callbacks) => {
      Object.assign(globalThis, callbacks);
      run("root.js");
    },
    loadTreeByHash: (hash) => run(`${hash}.js`),
    loadDataByNameAndHash: (name, hash) => run(`${name}/${hash}.js`),
  });
}

async function search({ docSearch, DocSearch }, word) {
  const found = [];
  const results = await docSearch.execQuery(DocSearch.parseQuery(word), null, "cubind");
  for await (const { item, href } of results.others) found.push({ name: item.name, href });
  return found;
}

async function main() {
  const index = await open(path.resolve(process.argv[2]));
  for (const [word, name] of Object.entries(FIRST)) {
    const found = await search(index, word);
    const plain = (text) => text.replace(/[_ ]/g, "").toLowerCase();
    const rank = found.findIndex((item) => plain(item.name) !== plain(word));
    const { name: first, href } = found[rank] ?? {};
    assert.strictEqual(first, name, `a search for "${word}" finds ${first} (${href})`);
    assert.ok(!/\/(checked|owned|sys)\//.test(href), `a search for "${word}" finds another form first: ${href}`);
    console.log(`${word}: ${name} is hit ${rank + 1}`);
  }
  for (const [word, name] of Object.entries(OWNED)) {
    const [first] = (await search(index, word)).filter((item) => item.name !== word);
    assert.strictEqual(first?.name, name, `a search for "${word}" finds ${first?.name} (${first?.href})`);
    assert.ok(/\/owned\//.test(first.href), `a search for "${word}" finds another form first: ${first.href}`);
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
