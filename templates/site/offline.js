// The search works without a network once it has been used.
"use strict";
if ("serviceWorker" in navigator && location.protocol.startsWith("http")) {
  navigator.serviceWorker.register("worker.js").catch(() => { /* The site works without it. */ });
}
