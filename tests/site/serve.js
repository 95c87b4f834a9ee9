// The site as a server has it: files of a folder on this machine, at a port of the system's choice.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".json": "application/json",
  ".svg": "image/svg+xml", ".atom": "application/atom+xml" };

/** Serves `folder`; what is returned has the address, and `close`. */
export async function serve(folder) {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    const file = normalize(join(folder, path.endsWith("/") ? `${path}index.html` : path));
    try {
      if (!file.startsWith(normalize(folder) + sep)) throw new Error("outside");
      const body = gzipSync(await readFile(file));
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream", "content-encoding": "gzip" });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
