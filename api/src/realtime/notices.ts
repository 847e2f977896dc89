import type { NoticesEvent } from "@jobmap/contract";
import type { Server, Socket } from "socket.io";
import { countUnread } from "../queries/notifications.ts";
import type { Services } from "../services.ts";
import { sessionOf } from "./handshake.ts";

const EVENT = "notices";
const roomOf = (accountId: number) => `account:${accountId}`;

/** Lets a connection hear the bell of whoever is signed in on it. */
export function hearNotices(socket: Socket): void {
  const session = sessionOf(socket);
  if (session) socket.join(roomOf(session.account.id));
}

/** Rings on all connections of everybody who is told something, in whichever process. Returns what ends it. */
export function ringForNotices(io: Server, { noticeFeed, database, log }: Services): () => void {
  return noticeFeed.onRows((accountIds) => {
    for (const accountId of accountIds) {
      const room = roomOf(accountId);
      if (!io.sockets.adapter.rooms.has(room)) continue;
      countUnread(database, accountId).then(
        (unread) => io.to(room).emit(EVENT, { unread } satisfies NoticesEvent),
        (error: unknown) => log.warn({ err: error }, "a bell did not ring"),
      );
    }
  });
}
