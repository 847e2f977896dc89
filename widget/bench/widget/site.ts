import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { summaryOf } from "../../test/fake-jobs.ts";
import { type BenchData, COMPANY, compress } from "./data.ts";
import type { BenchPage, Files } from "./pages.ts";

const dist = new URL("../../dist/", import.meta.url).pathname;
const TYPES: Readonly<Record<string, string>> = { ".js": "text/javascript", ".json": "application/json" };

export interface Sent {
  readonly path: string;
  readonly isScript: boolean;
  /** Of the body, as it traveled. */
  readonly bytes: number;
}

export interface BenchSite {
  readonly url: string;
  /** Every reply since it was last emptied. */
  readonly sent: Sent[];
  readonly close: () => Promise<void>;
}

/** Everything that the pages ask for, compressed beforehand, as a server with a full cache would answer. */
export async function openSite(
  data: BenchData,
  pages: readonly BenchPage[],
  files: Files,
): Promise<BenchSite> {
  const sent: Sent[] = [];
  const list = {
    items: data.jobs.slice(0, 20).map((job) => summaryOf(job, COMPANY)),
    total: data.jobs.length,
  };
  const all: Files = new Map(files);
  const put = (path: string, type: string, body: string | Uint8Array): void =>
    void all.set(path, { type, body: compress(body) });
  for (const { name, html } of pages) put(`/${name}`, "text/html; charset=utf-8", html);
  put("/jobs.geojson", "application/json", data.geojson);
  put("/api/v1/map/company/acme", "application/vnd.jobmap.company", data.columns);
  put("/api/v1/user/job/list", "application/json", JSON.stringify({ status: true, message: "", data: list }));

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const send = (type: string, body: Buffer, encoding: Record<string, string>): void => {
      sent.push({ path: pathname, isScript: type === "text/javascript", bytes: body.length });
      response.writeHead(200, {
        "Content-Type": type,
        "Content-Length": body.length,
        "Access-Control-Allow-Origin": "*",
        ETag: '"1"',
        ...encoding,
      });
      response.end(body);
    };
    const path = join(dist, pathname.replace(/^\/widget\//, ""));
    const found = all.get(pathname);
    if (pathname.startsWith("/tiles/")) send("image/png", data.tile, {});
    else if (found !== undefined) send(found.type, found.body, { "Content-Encoding": "br" });
    else if (pathname.startsWith("/widget/") && existsSync(path)) {
      const type = TYPES[extname(path)] ?? "application/octet-stream";
      const body = compress(readFileSync(path));
      all.set(pathname, { type, body });
      send(type, body, { "Content-Encoding": "br" });
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    sent,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
