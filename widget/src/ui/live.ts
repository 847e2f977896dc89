import { io } from "socket.io-client";

/** Events of the server's namespace for pages of any origin. */
const NAMESPACE = "/embed";
const EVENT = "company-jobs";

export interface Live {
  readonly isConnected: () => boolean;
  readonly close: () => void;
}

/**
 * Hears of each change to a company's jobs. Long polling: it needs no more of a page's policy than the rest does, and
 * nobody's console fills when it is blocked. A chunk of its own, loaded when a page that shows its jobs has nothing else to do.
 */
export function followCompany(host: string, company: string, changed: (version: number) => void): Live {
  const socket = io(host + NAMESPACE, {
    transports: ["polling"],
    withCredentials: false,
    reconnectionDelay: 5_000,
    reconnectionDelayMax: 60_000,
  });
  // A page's own way with JSON can garble what is sent; a socket that brings no answer is none.
  let isAnswered = false;
  const heard = (message: unknown): void => {
    if (typeof message !== "object" || message === null || !("version" in message)) return;
    const { version } = message;
    if ("company" in message && message.company === company && typeof version === "number") changed(version);
  };
  socket.on("connect", () => {
    socket.emit(EVENT, { company }, (reply: unknown) => {
      isAnswered = true;
      if (typeof reply === "object" && reply !== null && "data" in reply) heard(reply.data);
    });
  });
  socket.on(EVENT, heard);
  return { isConnected: () => isAnswered && socket.connected, close: () => void socket.close() };
}
