import { openSocket } from "./socket.ts";

/** The server's Socket.IO namespace for pages of any origin. */
const NAMESPACE = "/embed";
const EVENT = "company-jobs";

export interface Hears {
  readonly changed: (version: number) => void;
  /**
   * True when changes will be announced, false when they have to be polled. Not called while a lost connection may come
   * back.
   */
  readonly connected: (isConnected: boolean) => void;
}

/**
 * Servers that the page's Content-Security-Policy does not allow WebSockets to. A policy does not change while a page
 * lives.
 */
const forbidden = new Set<string>();

/**
 * Follows changes to a company's jobs by a WebSocket: a single connection, which any load balancer can pass to any
 * process. A chunk of its own, loaded when the page is idle. Returns a function that ends it.
 */
export function followCompany(host: string, company: string, { changed, connected }: Hears): () => void {
  if (forbidden.has(host)) {
    connected(false);
    return () => {};
  }
  const close = (): void => {
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
  // Pages that patch JSON can garble messages: a socket that never answers is closed, and the page polls.
  let isAnswered = false;
  const socket = openSocket(host, NAMESPACE, {
    connected: () =>
      socket.ask(EVENT, { company }, (reply) => {
        const hasReply = reply !== undefined;
        isAnswered ||= hasReply;
        connected(hasReply);
        if (!isAnswered) close();
        if (typeof reply === "object" && reply !== null && "data" in reply) heard(reply.data);
      }),
    failed: () => connected(false),
    heard: (event, message) => {
      if (event === EVENT) heard(message);
    },
  });
  return close;
}
