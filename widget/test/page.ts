import { createReadStream, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const widget = fileURLToPath(new URL("../", import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
};

export interface TestPage {
  /** Of a page that has `window.jobmap`, the map's module, and an empty `#map`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Map</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">
<style>html,body{margin:0;height:100%}:root{color-scheme:light dark}[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}#map{height:100%}</style>
<div id="map"></div><script type="module">import * as jobmap from "/map.js";window.jobmap=jobmap;</script>`;

/** Builds the map as a host page would get it and serves it on the loopback, with the built base map at `/basemap/`. */
export async function openTestPage(): Promise<TestPage> {
  const folder = mkdtempSync(join(tmpdir(), "jobmap-page-"));
  await build({
    root: widget,
    configFile: false,
    logLevel: "error",
    build: {
      outDir: folder,
      minify: true,
      lib: { entry: join(widget, "src/map/index.ts"), formats: ["es"], fileName: () => "map.js" },
    },
  });
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    if (path === "/") {
      response.writeHead(200, { "Content-Type": "text/html" }).end(HTML);
      return;
    }
    const file = path.startsWith("/basemap/") ? join(widget, "dist", path) : join(folder, path);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
