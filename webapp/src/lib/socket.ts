import type { SocketEvent, SocketReply, SocketSend } from "@jobmap/contract";
import type { Socket } from "socket.io-client";

/** A reply that takes longer will not be waited for, in milliseconds. */
const PATIENCE = 8_000;

let opening: Promise<Socket> | undefined;

/** One connection a page, made when something is first asked: most visits never need it. */
function open(): Promise<Socket> {
  opening ??= import("socket.io-client").then(({ io }) => io({ reconnectionAttempts: 3, timeout: PATIENCE }));
  return opening;
}

/**
 * Emits an event of the contract and gives the server's answer.
 * @throws Error when no answer came in time.
 */
export async function ask<E extends SocketEvent>(event: E, payload: SocketSend<E>): Promise<SocketReply<E>> {
  const socket = await open();
  return await socket.timeout(PATIENCE).emitWithAck(event, payload);
}
