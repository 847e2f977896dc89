import type { SocketEvent, SocketReply, SocketSend } from "@jobmap/contract";
import type { Socket } from "socket.io-client";
import { readToken } from "./token.ts";

/** A reply that takes longer will not be waited for, in milliseconds. */
const PATIENCE = 8_000;

let opening: Promise<Socket> | undefined;

/** One connection a page, made when something is first asked: most visits never need it. It says who is here, once, as it opens. */
function open(): Promise<Socket> {
  opening ??= import("socket.io-client").then(({ io }) =>
    io({
      reconnectionAttempts: 3,
      timeout: PATIENCE,
      auth: (send) => {
        const token = readToken();
        send(token === null ? {} : { token });
      },
    }),
  );
  return opening;
}

/** Ends the connection. The next question opens one as whoever is here then. */
export function closeSocket(): void {
  const closing = opening;
  opening = undefined;
  closing?.then(
    (socket) => socket.disconnect(),
    () => {},
  );
}

/**
 * Emits an event of the contract and gives the server's answer.
 * @throws Error when no answer came in time.
 */
export async function ask<E extends SocketEvent>(event: E, payload: SocketSend<E>): Promise<SocketReply<E>> {
  const socket = await open();
  return await socket.timeout(PATIENCE).emitWithAck(event, payload);
}
