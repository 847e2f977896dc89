import type { NotificationsEvent } from "@jobmap/contract";
import type { Server, Socket } from "socket.io";
import type { Services } from "../services.ts";
import { countUnread } from "../views/notifications.ts";
import { sessionOf } from "./handshake.ts";

/** The event's name on the wire. */
const EVENT = "notices";
/** The room of all connections of one account. */
export const roomOfAccount = (accountId: number) => `account:${accountId}`;

/** Subscribes a connection to the notifications of its signed-in user. */
export function hearNotifications(socket: Socket): void {
  const session = sessionOf(socket);
  if (session) socket.join(roomOfAccount(session.account.id));
}

/**
 * Rings on all connections of every account that receives a notification, in whichever process. Returns a function that stops
 * it.
 */
export function ringForNotifications(io: Server, { notificationFeed, database, log }: Services): () => void {
  return notificationFeed.onRows(({ accounts }) => {
    for (const accountId of accounts) {
      const room = roomOfAccount(accountId);
      if (!io.sockets.adapter.rooms.has(room)) continue;
      countUnread(database, accountId).then(
        (unread) => io.to(room).emit(EVENT, { unread } satisfies NotificationsEvent),
        (error: unknown) => log.warn({ err: error }, "a notification was not announced"),
      );
    }
  });
}
