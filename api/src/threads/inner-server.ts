import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tellClientAddress } from "../http/client-address.ts";

/** Tells the main thread the address of a client that is connected to another thread. */
export const ADDRESS_HEADER = "x-jobmap-client-address";

export interface InnerServer {
  /** The Unix socket where it listens; only this user may connect. */
  readonly path: string;
  close(): Promise<void>;
}

/** Lets `server` answer what other threads forward, as if their clients were connected to it. */
export async function openInnerServer(server: Server): Promise<InnerServer> {
  const folder = await mkdtemp(join(tmpdir(), "jobmap-"));
  const path = join(folder, "threads");
  // HTTP/1.0 has no such header, and what is forwarded is HTTP/1.1.
  const inner = createServer({ requireHostHeader: false });
  // Connections are kept by the threads, which end with this process.
  inner.keepAliveTimeout = 0;
  inner.on("request", (request, response) => {
    if (takeAddress(request)) server.emit("request", request, response);
  });
  inner.on("upgrade", (request, socket, head) => {
    if (takeAddress(request)) server.emit("upgrade", request, socket, head);
  });
  await new Promise<void>((resolve, reject) => {
    inner.once("error", reject).listen(path, resolve);
  }).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    path,
    async close() {
      inner.closeAllConnections();
      await new Promise<void>((resolve) => inner.close(() => resolve()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @returns false for a request without one, whose client has gone: nobody could be charged for it */
function takeAddress(request: IncomingMessage): boolean {
  const address = request.headers[ADDRESS_HEADER];
  delete request.headers[ADDRESS_HEADER];
  if (typeof address !== "string" || address === "") {
    request.destroy();
    return false;
  }
  tellClientAddress(request, address);
  return true;
}
