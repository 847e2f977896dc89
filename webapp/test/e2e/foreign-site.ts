import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A web site of somebody else's, on an origin of its own. */
export interface ForeignSite {
  readonly origin: string;
  /** Shows a page with this in its body, under a Content-Security-Policy where one is given, and gives its address. */
  page(name: string, body: string, policy?: string): string;
  close(): Promise<void>;
}

export async function openForeignSite(): Promise<ForeignSite> {
  const pages = new Map<string, { body: string; policy?: string | undefined }>();
  const server = createServer((request, response) => {
    const found = pages.get(new URL(request.url ?? "/", "http://localhost").pathname);
    if (found?.policy !== undefined) response.setHeader("Content-Security-Policy", found.policy);
    if (found === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(pageOf(found.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    page(name, body, policy) {
      pages.set(`/${name}`, { body, policy });
      return `${origin}/${name}`;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const pageOf = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Careers</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"></head>
<body>${body}</body></html>`;
