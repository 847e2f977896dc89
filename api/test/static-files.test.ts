import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import Koa from "koa";
import { afterEach, beforeEach, expect, it } from "vitest";
import { staticFiles } from "../src/web/static-files.ts";

let folder: string;
let server: Server;
let url: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "jobmap-static-"));
  writeFileSync(join(folder, "app-0123abcd.js"), "// plain");
  writeFileSync(join(folder, "app-0123abcd.js.br"), brotliCompressSync("// packed"));
  const app = new Koa().use(staticFiles(folder, "/assets/", { immutable: () => true }));
  server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/app-0123abcd.js`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const read = async () => (await fetch(url, { headers: { "Accept-Encoding": "br" } })).text();

// A build under a running server took files away that the server had listed at its start; the next request ended the process.
it("keeps serving when files are deleted", async () => {
  expect(await read()).toBe("// packed");
  rmSync(join(folder, "app-0123abcd.js.br"));
  expect(await read()).toBe("// plain");
  rmSync(join(folder, "app-0123abcd.js"));
  expect((await fetch(url)).status).toBe(404);
  writeFileSync(join(folder, "app-0123abcd.js"), "// new");
  expect(await read()).toBe("// new");
});
