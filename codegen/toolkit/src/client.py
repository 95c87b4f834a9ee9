"""Serves requests for files and parts of files, one per line, with the index, proxy and certificates of pip.

A request is a line of JSON. {"package": name} requests the index's list of a package's files, and
{"url": …, "range": …} requests the bytes of a file. The response is a line of JSON,
{"length": …, "from": …, "total": …} or {"error": …}, followed by the bytes.
"""

import ast
import json
import os
import ssl
import subprocess
import sys
import urllib.parse
import urllib.request

LISTS = "application/vnd.pypi.simple.v1+json"


def configuration():
    command = [sys.executable, "-m", "pip", "config", "list"]
    said = subprocess.run(command, capture_output=True, text=True).stdout
    found = {}
    # In pip's configuration, the environment overrides the section of the command, and that section overrides the
    # global section.
    for section in ("global", "download", ":env:"):
        for line in said.splitlines():
            key, is_there, value = line.partition("=")
            if is_there and key.startswith(section + "."):
                found[key.removeprefix(section + ".").replace("_", "-")] = ast.literal_eval(value)
    return found


class Client:
    def __init__(self, options):
        self.index = options.get("index-url", "https://pypi.org/simple").rstrip("/") + "/"
        if "no-index" in options or "@" in urllib.parse.urlsplit(self.index).netloc:
            raise ValueError("pip has no index that can be used without a password")
        self.timeout = float(options.get("default-timeout", options.get("timeout", 15)))
        certificates = options.get("cert")
        where = "capath" if certificates and os.path.isdir(certificates) else "cafile"
        context = ssl.create_default_context(**({where: certificates} if certificates else {}))
        handlers = [urllib.request.HTTPSHandler(context=context)]
        if proxy := options.get("proxy"):
            handlers.append(urllib.request.ProxyHandler({"http": proxy, "https": proxy}))
        self.opener = urllib.request.build_opener(*handlers)

    def open(self, url, headers):
        if urllib.parse.urlsplit(url).scheme not in ("http", "https"):
            raise ValueError(f"{url} is not an http or https URL")
        return self.opener.open(urllib.request.Request(url, headers=headers), timeout=self.timeout)

    def files(self, package):
        with self.open(f"{self.index}{package}/", {"Accept": LISTS}) as response:
            if "json" not in response.headers.get("Content-Type", ""):
                raise ValueError("the package index lists its files only as HTML")
            listed = json.load(response)["files"]
            files = [
                {
                    "filename": file["filename"],
                    "url": urllib.parse.urljoin(response.url, file["url"]),
                    "sha256": file["hashes"].get("sha256"),
                }
                for file in listed
                if not file.get("yanked")
            ]
        body = json.dumps(files).encode()
        return {"from": 0, "total": len(body)}, body

    def part(self, url, wanted):
        with self.open(url, {"Range": f"bytes={wanted}", "Accept-Encoding": "identity"}) as response:
            if response.status != 206:
                raise ValueError("the server does not support range requests")
            unit, _, place = response.headers["Content-Range"].partition(" ")
            span, _, total = place.partition("/")
            body = response.read()
        return {"from": int(span.partition("-")[0]), "total": int(total)}, body


def main():
    client = None
    for line in sys.stdin:
        try:
            request = json.loads(line)
            client = client or Client(configuration())
            asks_list = "package" in request
            told, body = client.files(request["package"]) if asks_list else client.part(request["url"], request["range"])
        except Exception as error:  # Every error is reported, because the caller can fetch whole wheels instead.
            told, body = {"error": f"{type(error).__name__}: {error}"}, b""
        sys.stdout.buffer.write(json.dumps({"length": len(body), **told}).encode() + b"\n" + body)
        sys.stdout.buffer.flush()


main()
