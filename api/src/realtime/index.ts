import type { Server as HttpServer } from "node:http";
import { Server } from "socket.io";
import { isOwnOrigin } from "../policies/own-origin.ts";
import type { Services } from "../services.ts";
import { accountSettings } from "./account-settings.ts";
import { companyJobs } from "./company-jobs.ts";
import { companyProfile } from "./company-profile.ts";
import { ConnectionLimits } from "./connection-limits.ts";
import { authenticate } from "./handshake.ts";
import { hearListings, tellOfListings } from "./listings.ts";
import { hearNotifications, ringForNotifications } from "./notifications.ts";
import { searchCounts } from "./search-counts.ts";
import { seo } from "./seo.ts";

/**
 * Socket.IO on the default path, by WebSocket alone: long polling would need every request of a page to reach the process that answered its
 * first, which no balancer promises. One file an event. The main namespace is for pages of this origin alone, whose people are known by
 * the token of the handshake; only the embeds' namespace is open to others, and nobody is anybody there.
 */
export function attachRealtime(server: HttpServer, services: Services): Server {
  const limits = new ConnectionLimits(services);
  const io = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    transports: ["websocket"],
    allowRequest: limits.allow,
  });
  limits.watch(io);
  io.use((socket, next) => {
    const { origin, host } = socket.handshake.headers;
    const isOwn = origin === undefined || isOwnOrigin(origin, host);
    next(isOwn ? undefined : new Error("This page is not allowed to connect."));
  });
  io.use(authenticate(services));
  io.on("connection", (socket) => {
    accountSettings(socket, services);
    seo(socket, services);
    searchCounts(socket, services);
    companyProfile(socket, services);
    hearNotifications(socket);
    hearListings(socket);
  });
  const ends = [companyJobs(io, services), ringForNotifications(io, services), tellOfListings(io, services)];
  server.once("close", () => {
    for (const end of ends) end();
  });
  return io;
}

/**
 * Ends every connection, and the HTTP server below once its requests are answered. Pages are not told to go, as they are when a session
 * ends: Socket.IO would not bring those back, and whoever has one open during a restart would hear nothing from then on.
 */
export function closeRealtime(io: Server): Promise<void> {
  return io.close();
}
