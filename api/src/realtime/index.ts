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
 * Socket.IO on the default path, over WebSocket only: with long polling, every request of a page would have to reach the process
 * that answered its first, which load balancers do not guarantee. One file per event. The main namespace is restricted to pages
 * of this origin, whose users are identified by the handshake's token; only the embeds' namespace is open to other origins, and
 * all of its clients are visitors.
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
 * Closes every connection, and the HTTP server underneath once its requests are answered. Clients are not sent a disconnect
 * packet, unlike when a session ends: Socket.IO would not reconnect them, and a page that is open during a restart would receive
 * nothing from then on.
 */
export function closeRealtime(io: Server): Promise<void> {
  return io.close();
}
