// Makes the search available offline after it has been used once.
"use strict";
if ("serviceWorker" in navigator && location.protocol.startsWith("http")) {
  navigator.serviceWorker.register("worker.js").catch(() => { /* The site works without the service worker. */ });
}
