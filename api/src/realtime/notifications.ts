import type { NotificationsEvent } from "@jobmap/contract";
import type { Server, Socket } from "socket.io";
import type { Services } from "../services.ts";
import { countUnread } from "../views/notifications.ts";
import { sessionOf } from "./handshake.ts";

/** Its name on the wire. */
const EVENT = "notices";
/** Where the open pages of one person are. */
export const roomOfAccount = (accountId: number) => `account:${accountId}`;

/** Lets a connection hear what whoever is signed in on it is told. */
export function hearNotifications(socket: Socket): void {
  const session = sessionOf(socket);
  if (session) socket.join(roomOfAccount(session.account.id));
}

/** Rings on all connections of everybody who is told something, in whichever process. Returns what ends it. */
export function ringForNotifications(io: Server, { notificationFeed, database, log }: Services): () => void {
  return notificationFeed.onRows(({ accounts }) => {
    for (const accountId of accounts) {
      const room = roomOfAccount(accountId);
      if (!io.sockets.adapter.rooms.has(room)) continue;
      countUnread(database, accountId).then(
        (unread) => io.to(room).emit(EVENT, { unread } satisfies NotificationsEvent),
        (error: unknown) => log.warn({ err: error }, "a bell did not ring"),
      );
    }
  });
}
