import type { Server as HttpServer } from "node:http";
import { Server } from "socket.io";
import type { Services } from "../services.ts";
import { companyJobs } from "./company-jobs.ts";
import { companyProfile } from "./company-profile.ts";
import { searchCounts } from "./search-counts.ts";

/**
 * Socket.IO on the default path. One file an event; `seo` and account events join with accounts. The main namespace is for pages of
 * this origin alone; only the embeds' namespace is open to others, and no connection carries credentials across origins.
 */
export function attachRealtime(server: HttpServer, services: Services): Server {
  const io = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    cors: { origin: "*", credentials: false },
  });
  io.use((socket, next) => {
    const { origin, host } = socket.handshake.headers;
    next(isOwnOrigin(origin, host) ? undefined : new Error("This page may not connect here."));
  });
  io.on("connection", (socket) => {
    searchCounts(socket, services);
    companyProfile(socket, services);
  });
  const end = companyJobs(io, services);
  server.once("close", end);
  return io;
}

function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
