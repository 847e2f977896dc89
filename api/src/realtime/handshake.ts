import type { Socket } from "socket.io";
import type { SessionContext } from "../policies/session.ts";
import { sessionOfToken } from "../security/use-session.ts";
import type { Services } from "../services.ts";

const sessions = new WeakMap<Socket, SessionContext>();

/** The session of a connection; undefined for a visitor's. */
export const sessionOf = (socket: Socket): SessionContext | undefined => sessions.get(socket);

/**
 * Reads the session from the handshake's `auth.token`. As over HTTP, an invalid token makes the client a visitor. When the
 * session ends, here or in another process, its connections are closed.
 */
export function authenticate(services: Services) {
  return async (socket: Socket, next: (error?: Error) => void): Promise<void> => {
    const token: unknown = socket.handshake.auth["token"];
    if (typeof token !== "string" || token === "") return next();
    try {
      const session = await sessionOfToken(services, token);
      if (session) {
        sessions.set(socket, session);
        const leave = services.sessionEnds.onEnd(session.id, () => {
          socket.disconnect(true);
          // One whose handshake is not over yet is not disconnected by that.
          socket.conn.close();
        });
        if (socket.conn.readyState === "open") socket.conn.once("close", leave);
        // Gone while the session was looked up.
        else leave();
      }
      next();
    } catch (error) {
      services.log.warn({ err: error }, "a handshake could not be checked");
      next(new Error("We're having trouble loading data right now. Please try again in a moment."));
    }
  };
}
