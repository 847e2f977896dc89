import type { Socket } from "socket.io";
import type { Services } from "../services.ts";
import { findTrends } from "../views/trends.ts";
import { answering } from "./answering.ts";

/** Answers with popular searches near a point. */
export function searchCounts(socket: Socket, services: Services): void {
  answering(socket, services, "tranding-search-current-count", async (point) => ({
    status: true,
    message: "OK",
    data: await findTrends(services.database, point, services.now()),
  }));
}
