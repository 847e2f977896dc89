import type {
  ApplicationsEvent,
  ConnectRefusal,
  ListingsEvent,
  MessagesEvent,
  NotificationsEvent,
  PaymentsEvent,
  SocketEvent,
  SocketReply,
  SocketSend,
  UploadsEvent,
} from "@jobmap/contract";
import type { Socket } from "socket.io-client";
import { loadChunk } from "./load-chunk.ts";
import { readToken } from "./token.ts";

/** Timeout for a connection, in milliseconds. */
const CONNECT_TIMEOUT_MS = 8_000;
/** Maximum delay between two reconnect attempts, for example after a network loss or a server restart. In milliseconds. */
const MAX_BACKOFF_MS = 15_000;

let opening: Promise<Socket> | undefined;

/** Called when the server closes or refuses the connection, as it does when the session has ended. */
let whenDropped: (() => void) | undefined;
export function onDropped(listener: () => void): void {
  whenDropped = listener;
}

/** One connection per page, opened on first use: most visits never need it. It authenticates once, when it opens. */
function open(): Promise<Socket> {
  if (opening) return opening;
  const mine = connect();
  opening = mine;
  // If its chunk fails to load there is no connection now; the next call tries again.
  mine.catch(() => {
    if (opening === mine) opening = undefined;
  });
  return mine;
}

async function connect(): Promise<Socket> {
  const { io } = await loadChunk(() => import("socket.io-client"));
  const socket = io({
    transports: ["websocket"],
    reconnectionDelayMax: MAX_BACKOFF_MS,
    timeout: CONNECT_TIMEOUT_MS,
    auth: (send) => {
      const token = readToken();
      send(token === null ? {} : { token });
    },
  });
  const drop = () => {
    opening = undefined;
    whenDropped?.();
  };
  socket.on("disconnect", (reason) => {
    if (reason === "io server disconnect") drop();
  });
  socket.on("connect_error", (error: Error & { data?: Partial<ConnectRefusal> }) => {
    // Socket.IO retries by itself what failed on the way, not what the server refused.
    if (socket.active) return;
    if (error.data?.code === "unauthenticated") drop();
    else setTimeout(async () => (await opening) === socket && socket.connect(), MAX_BACKOFF_MS);
  });
  return socket;
}

/** Closes the connection. The next call opens one for the user signed in then. */
export function closeSocket(): void {
  const closing = opening;
  opening = undefined;
  closing?.then(
    (socket) => socket.disconnect(),
    () => {},
  );
}

/**
 * Emits an event of the contract and returns the server's reply.
 * @throws Error on timeout.
 */
export async function ask<E extends SocketEvent>(event: E, payload: SocketSend<E>): Promise<SocketReply<E>> {
  const socket = await open();
  return await socket.timeout(CONNECT_TIMEOUT_MS).emitWithAck(event, payload);
}

/** Events that the server sends on its own. */
interface Said {
  notices: NotificationsEvent;
  listings: ListingsEvent;
  applications: ApplicationsEvent;
  messages: MessagesEvent;
  payments: PaymentsEvent;
  uploads: UploadsEvent;
}

/** Listens to server events while the page is open. Returns a function that stops listening. Silent if sockets are blocked. */
export function listen<E extends keyof Said>(event: E, hear: (news: Said[E]) => void): () => void {
  return whenOpen((socket) => {
    // Socket.IO types listeners by the union of all events.
    socket.on(event as string, hear);
    return () => socket.off(event as string, hear);
  });
}

/**
 * Listens for moments when events may have been missed: the connection is back after a loss, or the page becomes visible again without one.
 * Returns a function that stops listening.
 */
export function listenForReturn(hear: () => void): () => void {
  return whenOpen((socket) => {
    let wasConnected = socket.connected;
    const connected = () => {
      if (wasConnected) hear();
      wasConnected = true;
    };
    const looked = () => {
      if (document.visibilityState === "visible" && !socket.connected) hear();
    };
    socket.on("connect", connected);
    document.addEventListener("visibilitychange", looked);
    return () => {
      socket.off("connect", connected);
      document.removeEventListener("visibilitychange", looked);
    };
  });
}

/** Attaches to the connection once there is one. Returns a function that detaches. */
function whenOpen(attach: (socket: Socket) => () => void): () => void {
  let isOver = false;
  let detach = () => {};
  open().then(
    (socket) => {
      if (!isOver) detach = attach(socket);
    },
    () => {},
  );
  return () => {
    isOver = true;
    detach();
  };
}
