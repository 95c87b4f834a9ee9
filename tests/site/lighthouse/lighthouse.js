// The performance budget of each kind of page, measured by Lighthouse on an emulated slow phone: the first paint within
// a second, and full scores except for features that this server lacks.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { serve } from "../serve.js";

const PAGES = ["driver/cuMemAlloc_v2.html", "driver/cuCtxCreate.html", "runtime/cudaDeviceProp.html", "guide/errors.html", "compare/cuda-12.9-13.0.html",
  "index.html", "search.html"];
const FIRST_VIEW_MS = 1000;
const LEAST = { performance: 0.95, accessibility: 1, "best-practices": 1, seo: 0.95 };

const site = await serve(process.env.SITE);
const chrome = await launch({ chromePath: process.env.CHROMIUM ?? "/usr/bin/chromium", chromeFlags: ["--headless=new", "--no-sandbox"] });
let failed = false;
try {
  for (const page of PAGES) {
    const { lhr } = await lighthouse(site.address + page, { port: chrome.port, logLevel: "error" });
    const view = lhr.audits["first-contentful-paint"].numericValue;
    const scores = Object.entries(LEAST).map(([name, least]) => ({ name, score: lhr.categories[name].score, least }));
    const low = scores.filter(({ score, least }) => !(score >= least));
    failed ||= low.length > 0 || !(view <= FIRST_VIEW_MS);
    console.log(`${page}: first view ${Math.round(view)} ms, ${scores.map(({ name, score }) => `${name} ${Math.round(score * 100)}`).join(", ")}`);
  }
} finally {
  chrome.kill();
  site.close();
}
if (failed) {
  console.error(`a page is beyond its budget: ${FIRST_VIEW_MS} ms, ${JSON.stringify(LEAST)}`);
  process.exitCode = 1;
}
