import type { ConnectRefusal } from "@jobmap/contract";
import type { Socket } from "socket.io";
import type { SessionContext } from "../policies/session.ts";
import { sessionOfToken } from "../security/use-session.ts";
import type { Services } from "../services.ts";

const sessions = new WeakMap<Socket, SessionContext>();

/** What Socket.IO sends as `data` of the client's `connect_error`. */
const refusal = (code: ConnectRefusal["code"], message: string): Error =>
  Object.assign(new Error(message), { data: { code } satisfies ConnectRefusal });

/** The session of a connection; undefined for a visitor's. */
export const sessionOf = (socket: Socket): SessionContext | undefined => sessions.get(socket);

/**
 * Reads the session from the handshake's `auth.token`; without one the client is a visitor. A token whose session is over is
 * refused with the code `unauthenticated`: a page that was told so can ask its user to sign in again, one that silently became a
 * visitor's would wait forever. When the session ends later, here or in another process, its connections are closed.
 */
export function authenticate(services: Services) {
  return async (socket: Socket, next: (error?: Error) => void): Promise<void> => {
    const token: unknown = socket.handshake.auth["token"];
    if (typeof token !== "string" || token === "") return next();
    try {
      const session = await sessionOfToken(services, token);
      if (!session) return next(refusal("unauthenticated", "Please sign in first."));
      sessions.set(socket, session);
      const leave = services.sessionEnds.onEnd(session.id, () => {
        socket.disconnect(true);
        // One whose handshake is not over yet is not disconnected by that.
        socket.conn.close();
      });
      if (socket.conn.readyState === "open") socket.conn.once("close", leave);
      // Gone while the session was looked up.
      else leave();
      next();
    } catch (error) {
      services.log.warn({ err: error }, "a handshake could not be checked");
      const message = "We're having trouble loading data right now. Please try again in a moment.";
      next(refusal("unavailable", message));
    }
  };
}
