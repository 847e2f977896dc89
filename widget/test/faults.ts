import { createServer, type ServerResponse } from "node:http";

/** Ways in which a file does not come as it should. */
export const WAYS = ["once", "blocked", "missing", "stalled", "changed"] as const;
export type Way = (typeof WAYS)[number];

export interface FaultyServer {
  readonly way: Way;
  readonly origin: string;
  /** From now on this one fails, and no other: the end of a path. */
  fail(file: string): void;
  close(): Promise<void>;
}

/** Stands before a server and lets one of its files fail, in one way. */
export async function openFaultyServer(target: string, way: Way): Promise<FaultyServer> {
  let failing = "";
  let failures = 0;
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const isFailing = new URL(path, target).pathname.endsWith(failing);
    if (isFailing && breakReply(response)) return;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "GET" } = request;
    const reply = await fetch(target + path, {
      method,
      headers: { accept: request.headers.accept ?? "*/*", "content-type": "application/json" },
      ...(method === "POST" ? { body: Buffer.concat(chunks) } : {}),
    }).catch(() => undefined);
    const body = reply ? Buffer.from(await reply.arrayBuffer()) : Buffer.alloc(0);
    for (const name of ["content-type", "etag"]) {
      const value = reply?.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    allow(response);
    const end = isFailing && way === "changed" ? Buffer.from("\n;globalThis.tampered=true") : Buffer.alloc(0);
    response.writeHead(reply?.status ?? 502).end(Buffer.concat([body, end]));
  });

  /** True when there is nothing more to send. */
  function breakReply(response: ServerResponse): boolean {
    if (way === "changed" || (way === "once" && failures++ > 0)) return false;
    allow(response);
    if (way === "blocked") response.destroy();
    else if (way !== "stalled") response.writeHead(503).end();
    return true;
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    way,
    origin: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    fail(file) {
      failing = file;
      failures = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function allow(response: ServerResponse): void {
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Allow-Headers", "content-type");
  response.setHeader("Access-Control-Expose-Headers", "ETag");
}
