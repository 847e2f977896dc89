import { problemText, type SocketEvent, type SocketReply, socketEvents } from "@jobmap/contract";
import type { Socket } from "socket.io";
import type { z } from "zod";
import { ApiError } from "../errors/api-error.ts";
import { fromDatabase } from "../errors/from-database.ts";
import type { Services } from "../services.ts";

/** Events of one name that a connection may send in a minute. No real user sends more. */
export const MAX_EVENTS_PER_MINUTE = 30;

type Payload<E extends SocketEvent> = z.output<(typeof socketEvents)[E]["send"]>;
type Good<E extends SocketEvent> = Extract<SocketReply<E>, { status: true }>;

/**
 * Answers one event: parses its payload, calls `answer`, and sends the result as the acknowledgement, or as the same event to
 * clients that do not request one. The client receives an ApiError's message; other errors are logged.
 */
export function answering<E extends SocketEvent>(
  socket: Socket,
  { log, now }: Pick<Services, "log" | "now">,
  event: E,
  answer: (payload: Payload<E>) => Promise<Good<E> | Refusal>,
): void {
  let asked = 0;
  let minute = 0;
  // Socket.IO types listeners by the union of all events.
  socket.on(event as string, async (...sent: unknown[]) => {
    const acknowledge = sent.at(-1);
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) [minute, asked] = [current, 0];
    const reply =
      ++asked > MAX_EVENTS_PER_MINUTE
        ? refusal("Too many requests. Please wait a minute.")
        : await attempt(sent[0]);
    if (typeof acknowledge === "function") acknowledge(reply);
    else socket.emit(event, reply);
  });

  async function attempt(payload: unknown): Promise<Good<E> | Refusal> {
    const parsed = socketEvents[event].send.safeParse(typeof payload === "function" ? undefined : payload, {
      error: problemText,
    });
    if (!parsed.success) return refusal(parsed.error.issues[0]?.message ?? "This event is not valid.");
    try {
      // Just parsed by the schema that the type is derived from.
      return await answer(parsed.data as Payload<E>);
    } catch (error) {
      const known = error instanceof ApiError ? error : fromDatabase(error);
      if (!known) log.error({ err: error, event }, "socket event failed");
      return refusal(known?.message ?? "Something went wrong on our end. Please try again.");
    }
  }
}

export interface Refusal {
  status: false;
  message: string;
}

export function refusal(message: string): Refusal {
  return { status: false, message };
}
