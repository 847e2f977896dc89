import type { SocketReply } from "@jobmap/contract";
import type { Socket } from "socket.io";
import { fromDatabase } from "../errors/from-database.ts";
import { featuredCompany } from "../queries/featured-company.ts";
import type { Services } from "../services.ts";

const EVENT = "iframe-company-profile";

/** Says which company `/company-iframe` shows: as the acknowledgement, or as the same event when none was asked for. */
export function companyProfile(socket: Socket, services: Services): void {
  socket.on(EVENT, async (...sent: unknown[]) => {
    const acknowledge = sent.at(-1);
    const reply = await answer();
    if (typeof acknowledge === "function") acknowledge(reply);
    else socket.emit(EVENT, reply);
  });

  async function answer(): Promise<SocketReply<typeof EVENT>> {
    try {
      const username = await featuredCompany(services);
      if (username === null) return { status: false, message: "No company shows its jobs here yet." };
      return { status: true, message: "OK", data: { username } };
    } catch (error) {
      services.log.error({ err: error, event: EVENT }, "socket event failed");
      const message = fromDatabase(error)?.message ?? "Something went wrong on our side. Please try again.";
      return { status: false, message };
    }
  }
}
