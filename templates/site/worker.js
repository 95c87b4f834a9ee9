// Caches the files of the search, and every visited page. Network responses take precedence over the cache, so that
// pages are current.
"use strict";
const KEPT = "cuda-api-2";
const ALWAYS = ["index.html", "search.html", "search.json", "search-more.json", "search.js", "site.js", "offline.js", "style.css", "icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(ALWAYS)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const kept = await caches.open(KEPT);
  try {
    const response = await fetch(request);
    if (response.ok) await kept.put(request, response.clone());
    return response;
  } catch (error) {
    // Pages are cached without the query string.
    const found = await kept.match(request, { ignoreSearch: true });
    if (found) return found;
    throw error;
  }
}
