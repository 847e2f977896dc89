import { type SocketReply, socketEvents } from "@jobmap/contract";
import type { Socket } from "socket.io";
import { fromDatabase } from "../errors/from-database.ts";
import { findTrends } from "../queries/trends.ts";
import type { Services } from "../services.ts";

const EVENT = "tranding-search-current-count";
/** A browser asks when its position changes; more than this within a minute is not a person. */
const MOST_PER_MINUTE = 30;

/** Answers with what is searched for near a point: as the acknowledgement, or as the same event when none was asked for. */
export function searchCounts(socket: Socket, { database, log, now }: Services): void {
  let asked = 0;
  let minute = 0;
  socket.on(EVENT, async (payload: unknown, acknowledge: unknown) => {
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) [minute, asked] = [current, 0];
    const reply =
      ++asked > MOST_PER_MINUTE ? refusal("Too many requests. Please wait a minute.") : await answer(payload);
    if (typeof acknowledge === "function") acknowledge(reply);
    else socket.emit(EVENT, reply);
  });

  async function answer(payload: unknown): Promise<SocketReply<typeof EVENT>> {
    const parsed = socketEvents[EVENT].send.safeParse(payload);
    if (!parsed.success)
      return refusal(parsed.error.issues[0]?.message ?? "This event needs a latitude and a longitude.");
    try {
      return { status: true, message: "OK", data: await findTrends(database, parsed.data, now()) };
    } catch (error) {
      log.error({ err: error, event: EVENT }, "socket event failed");
      return refusal(fromDatabase(error)?.message ?? "Something went wrong on our side. Please try again.");
    }
  }
}

function refusal(message: string): SocketReply<typeof EVENT> {
  return { status: false, message };
}
