// Tests of the site in Chromium: typical uses, on a phone and on a desktop. `cargo xtask site --browser` runs them.
// SITE is the folder of the site, CHROMIUM the browser, and SHOTS the folder for screenshots.
import assert from "node:assert/strict";
import { readFile, mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { chromium } from "playwright-core";
import { serve } from "./serve.js";

const { SITE, CHROMIUM = "/usr/bin/chromium", SHOTS } = process.env;
assert.ok(SITE, "SITE is the folder of the site");
const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
// Chromium contacts its own hosts at every start, but the test machine may have no network.
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync"];
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } };
/** One page of every kind. */
const PAGES = ["index.html", "search.html", "search.html?q=memcpy", "search.html?q=zzzzqq", "compare.html", "releases.html", "data.html", "about.html", "drivers.html", "driver/index.html", "cublas/cublasSgemm.html",
  "driver/cuMemcpyHtoDAsync_v2.html", "driver/cuCtxCreate.html", "driver/CUresult.html", "runtime/cudaDeviceProp.html",
  "driver/CUDA_ERROR_NOT_READY.html", "cusparse/cusparseSpSV_analysis.html", "runtime/cudaMemcpyKind.html",
  "driver/CUstream.html", "nppial/nppiAdd.html", "nvshmem/nvshmem_TYPE_put.html", "runtime/cudaBindTexture.html", "guide/index.html", "guide/compiling-with-nvrtc.html", "guide/coming-from-c.html", "releases/cuda-13.0.html", "compare/cuda-12.9-13.0.html", "compare/cuda-12.9-13.0-driver.html"];

let site, browser;
before(async () => {
  site = await serve(SITE);
  browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
});
after(async () => {
  await browser?.close();
  site?.close();
});

/** A tab with this window size. Errors that it reports are collected. */
async function open(path, { size = "desktop", scheme = "light", script = true } = {}) {
  const context = await browser.newContext({ viewport: SIZES[size], colorScheme: scheme, javaScriptEnabled: script });
  const page = await context.newPage();
  const complaints = [];
  page.on("console", (message) => { if (["error", "warning"].includes(message.type())) complaints.push(message.text()); });
  page.on("pageerror", (error) => complaints.push(error.message));
  // Leaving a page aborts the page's requests.
  page.on("requestfailed", (request) => request.failure()?.errorText !== "net::ERR_ABORTED" && complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on("response", (response) => { if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`); });
  await page.goto(site.address + path);
  return { page, complaints, close: () => context.close() };
}

/** The maximum length of a word that must not break on a phone. */
const LONG = 20;

/** Finds words in tables that are divided by a line break. Runs in the page. */
function broken(long) {
  const found = [], range = document.createRange();
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement.closest("table")) continue;
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u2010-\u2015-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
      if (word.length <= long && lines.size > 1) found.push(word);
    }
  }
  return found.slice(0, 5);
}

async function shot(page, name) {
  if (!SHOTS) return;
  await mkdir(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: false });
}

for (const [size, scheme] of [["phone", "light"], ["desktop", "dark"]]) {
  test(`every sort of page is accessible and fits, ${size}, ${scheme}`, async () => {
    for (const path of PAGES) {
      const { page, complaints, close } = await open(path, { size, scheme });
      await page.waitForLoadState("networkidle");
      await page.evaluate(AXE);
      const { violations } = await page.evaluate(() => axe.run(document, { resultTypes: ["violations"] }));
      const said = violations.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html).join(" | ")}`);
      assert.deepEqual(said, [], path);
      assert.deepEqual(complaints, [], path);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(beyond <= 0, `${path} is ${beyond} px wider than the screen`);
      assert.deepEqual(await page.evaluate(broken, LONG), [], `words of ${path} break`);
      await shot(page, `${path.replaceAll("/", "-").replace(".html", "")}-${size}-${scheme}`);
      await close();
    }
  });
}

const QUESTIONS = JSON.parse(await readFile(new URL("questions.json", import.meta.url), "utf8"));
// questions.test.js answers every question with the same script and index, without a browser.
const FEW = QUESTIONS.filter(({ exact }, index) => exact || index % 8 === 0);

test("questions take one search and one click", async () => {
  for (const { ask, page: path, says, exact } of FEW) {
    const { page, complaints, close } = await open("index.html", { size: "phone" });
    await page.getByRole("combobox").fill(ask);
    await page.keyboard.press("Enter");
    const name = path.split("#")[0];
    if (!exact) {
      await page.waitForURL(/search\.html/);
      await page.locator(`#results li:nth-child(-n+3) a[href="${path}"]`).first().click();
    }
    await page.waitForURL((url) => url.pathname.endsWith(`/${name}`));
    assert.ok((await page.locator("main").innerText()).replace(/\s+/g, " ").includes(says), `${path} says ${says}`);
    assert.deepEqual(complaints, [], ask);
    await close();
  }
});

test("suggestions, keys and copy buttons work on the page of a name", async () => {
  const { page, complaints, close } = await open("driver/cuInit.html");
  await page.keyboard.press("/");
  await page.keyboard.type("cuMemAllo");
  await page.locator("#suggestions li").first().waitFor();
  await page.keyboard.press("ArrowDown");
  assert.equal(await page.locator("#suggestions [aria-selected=true]").count(), 1);
  const name = await page.locator("#suggestions [aria-selected=true] b").innerText();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname.endsWith(`/${name}.html`));
  assert.ok(await page.locator(".copy").count() > 0);
  await page.goto(`${site.address}search.html?q=cuMemAlloc`);
  await page.locator("#results li").first().waitFor();
  await page.getByRole("searchbox").press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/driver\/cuMemAlloc\.html/);
  assert.deepEqual(complaints, []);
  await close();
});

test("filters, fuzzy letters, and nothing found", async () => {
  const { page, close } = await open("search.html?q=type:CUstream+new:13.0");
  const rows = page.locator("#results li");
  await rows.first().waitFor();
  assert.ok((await rows.allInnerTexts()).every((text) => text.includes("since CUDA 13.0")));
  await page.getByRole("searchbox").fill("error:not_ready lib:driver");
  assert.ok((await rows.allInnerTexts()).some((text) => text.includes("cuStreamQuery")));
  await page.getByRole("searchbox").fill("cumcpyhtod");
  assert.ok((await rows.allInnerTexts()).some((text) => text.includes("cuMemcpyHtoD")));
  await page.getByRole("searchbox").fill("zzzzzz");
  assert.match(await page.locator("#status").innerText(), /^0 found\./);
  assert.ok(await page.locator("#help").isVisible());
  await page.getByRole("searchbox").fill("alloc");
  await page.locator("#library").selectOption("cublas");
  assert.ok((await rows.allInnerTexts()).every((text) => text.includes("cuBLAS")));
  await close();
});

test("two toolkits are compared", async () => {
  const { page, complaints, close } = await open("compare.html");
  await page.locator("#old").selectOption("12.4");
  await page.locator("#new").selectOption("13.1");
  await page.getByRole("button", { name: "Compare" }).click();
  await page.waitForURL(/compare\/cuda-12\.4-13\.1\.html/);
  await page.getByRole("rowheader").getByRole("link", { name: "CUDA driver API" }).click();
  assert.ok((await page.locator("main").innerText()).includes("cuCtxCreate"));
  assert.deepEqual(complaints, []);
  await close();
});

test("everything but the search works without a script", async () => {
  const { page, close } = await open("index.html", { script: false });
  await page.getByRole("link", { name: "CUDA driver API" }).click();
  await page.getByRole("link", { name: "cuMemAlloc_v2", exact: true }).click();
  assert.ok((await page.locator("main").innerText()).includes("cuMemAlloc"));
  await page.goto(`${site.address}compare.html`);
  await page.getByRole("link", { name: "CUDA 12.9 to 13.0" }).click();
  assert.ok((await page.locator("main").innerText()).includes("driver"));
  await page.goto(`${site.address}search.html`);
  await page.getByRole("link", { name: "CUDA driver API" }).click();
  await page.waitForURL(/driver\/index\.html/);
  await close();
});

test("an unknown address has a styled page with links, at the root and in a folder", async () => {
  // The site is published in a folder with this name.
  const [, folder] = /<base href="([^"]+)"/.exec(await readFile(`${SITE}/404.html`, "utf8"));
  assert.match(folder, /^\/.+\/$/);
  for (const path of ["/", folder]) {
    const other = await serve(SITE, path);
    const page = await browser.newPage();
    const response = await page.goto(`${other.address}driver/nothing/cuNone.html`);
    assert.equal(response.status(), 404);
    assert.equal(await page.locator("header.site").evaluate((header) => getComputedStyle(header).display), "flex");
    await page.getByRole("link", { name: "the list of libraries" }).click();
    await page.waitForURL(`${other.address}index.html`);
    await page.close();
    other.close();
  }
});

test("a printed page has everything that a click opens, and no form", async () => {
  const { page, close } = await open("runtime/cudaPointerAttributes.html");
  const shut = page.locator("details:not([open]) td").first();
  assert.equal(await shut.isVisible(), false);
  await page.emulateMedia({ media: "print" });
  assert.ok(await shut.isVisible());
  assert.equal(await page.locator("header.site form").isVisible(), false);
  await close();
});

test("the keyboard reaches the content first", async () => {
  const { page, close } = await open("driver/cuInit.html");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Skip to the content");
  await page.keyboard.press("Enter");
  assert.ok(page.url().endsWith("#main"));
  await close();
});

test("the search works without a network once it was used", async () => {
  const { page, close } = await open("search.html");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.goto(`${site.address}search.html?q=cuInit`);
  await page.locator("#results li").first().waitFor();
  assert.ok((await page.locator("#results").innerText()).includes("cuInit"));
  await close();
});
