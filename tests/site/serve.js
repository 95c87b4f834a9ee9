// A local server for the site. It serves the files of a folder at a port that the system chooses, and the site's own
// page for unknown addresses.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".json": "application/json",
  ".svg": "image/svg+xml", ".atom": "application/atom+xml" };

/** Serves `folder` below `path`, such as `/cubind/`. Returns the address, and `close`. */
export async function serve(folder, path = "/") {
  const missing = gzipSync(await readFile(join(folder, "404.html")));
  const server = createServer(async (request, response) => {
    const asked = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    const name = asked.slice(path.length);
    const file = normalize(join(folder, asked.endsWith("/") ? `${name}index.html` : name));
    try {
      if (!asked.startsWith(path) || !file.startsWith(normalize(folder) + sep)) throw new Error("outside");
      const body = gzipSync(await readFile(file));
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream", "content-encoding": "gzip" });
      response.end(body);
    } catch {
      response.writeHead(404, { "content-type": "text/html", "content-encoding": "gzip" }).end(missing);
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return { address: `http://127.0.0.1:${server.address().port}${path}`, close: () => server.close() };
}
