import { io } from "socket.io-client";

/** Events of the server's namespace for pages of any origin. */
const NAMESPACE = "/embed";
const EVENT = "company-jobs";
/** A connection or an answer that takes longer will not come. */
const TIMEOUT_MS = 10_000;
/** Each failed attempt logs a line in the console of another site's page. */
const MAX_ATTEMPTS = 4;

export interface Hears {
  readonly changed: (version: number) => void;
  /** Whether changes are heard from now on, or have to be asked for. Not told of while a lost connection may come back. */
  readonly connected: (isConnected: boolean) => void;
}

/** Servers to which this page's policy forbids WebSockets. It will not change its mind. */
const forbidden = new Set<string>();

/**
 * Hears of each change to a company's jobs, by a WebSocket: one connection, which any balancer can pass to any process. A chunk of its own,
 * loaded when a page that shows its jobs has nothing else to do. Returns what ends it.
 */
export function followCompany(host: string, company: string, { changed, connected }: Hears): () => void {
  if (forbidden.has(host)) {
    connected(false);
    return () => {};
  }
  const socket = io(host + NAMESPACE, {
    transports: ["websocket"],
    timeout: TIMEOUT_MS,
    reconnectionAttempts: MAX_ATTEMPTS,
    reconnectionDelay: 2_000,
    reconnectionDelayMax: 60_000,
  });
  let isClosed = false;
  const close = (): void => {
    isClosed = true;
    document.removeEventListener("securitypolicyviolation", blocked);
    socket.close();
  };
  const heard = (message: unknown): void => {
    if (typeof message !== "object" || message === null || !("version" in message)) return;
    const { version } = message;
    if ("company" in message && message.company === company && typeof version === "number") changed(version);
  };
  const blocked = ({ blockedURI, disposition }: SecurityPolicyViolationEvent): void => {
    if (disposition !== "enforce" || !blockedURI.startsWith(host.replace(/^http/, "ws"))) return;
    forbidden.add(host);
    connected(false);
    close();
  };
  document.addEventListener("securitypolicyviolation", blocked);
  // A page's own way with JSON can garble what is sent; a socket that brings no answer is none.
  let isAnswered = false;
  socket.on("connect", () => {
    socket.timeout(TIMEOUT_MS).emit(EVENT, { company }, (error: unknown, reply: unknown) => {
      if (isClosed) return;
      isAnswered ||= !error;
      connected(!error);
      if (!isAnswered) close();
      if (typeof reply === "object" && reply !== null && "data" in reply) heard(reply.data);
    });
  });
  socket.on("connect_error", () => {
    if (!isClosed) connected(false);
  });
  socket.on(EVENT, heard);
  return close;
}
