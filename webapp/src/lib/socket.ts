import type {
  ApplicationsEvent,
  ListingsEvent,
  NotificationsEvent,
  SocketEvent,
  SocketReply,
  SocketSend,
} from "@jobmap/contract";
import type { Socket } from "socket.io-client";
import { loadChunk } from "./load-chunk.ts";
import { readToken } from "./token.ts";

/** A reply that takes longer will not be waited for, in milliseconds. */
const CONNECT_TIMEOUT_MS = 8_000;
/** Longest between two tries to come back: from a tunnel, or when the server was restarted. In milliseconds. */
const MAX_BACKOFF_MS = 15_000;

let opening: Promise<Socket> | undefined;

/** Told when the server ends the connection, as it does when the session behind it is over. */
let whenDropped: (() => void) | undefined;
export function onDropped(listener: () => void): void {
  whenDropped = listener;
}

/** One connection a page, made when something is first asked: most visits never need it. It says who is here, once, as it opens. */
function open(): Promise<Socket> {
  if (opening) return opening;
  const mine = connect();
  opening = mine;
  // Without its script there is no connection now, and the next question asks for it again.
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
  socket.on("disconnect", (reason) => {
    if (reason !== "io server disconnect") return;
    opening = undefined;
    whenDropped?.();
  });
  return socket;
}

/** Ends the connection. The next question opens one as whoever is here then. */
export function closeSocket(): void {
  const closing = opening;
  opening = undefined;
  closing?.then(
    (socket) => socket.disconnect(),
    () => {},
  );
}

/**
 * Emits an event of the contract and gives the server's answer.
 * @throws Error when no answer came in time.
 */
export async function ask<E extends SocketEvent>(event: E, payload: SocketSend<E>): Promise<SocketReply<E>> {
  const socket = await open();
  return await socket.timeout(CONNECT_TIMEOUT_MS).emitWithAck(event, payload);
}

/** What the server says of itself. */
interface Said {
  notices: NotificationsEvent;
  listings: ListingsEvent;
  applications: ApplicationsEvent;
}

/** Hears what the server says of itself, as long as the page is open. Returns what ends it. Silent when sockets are blocked. */
export function listen<E extends keyof Said>(event: E, hear: (news: Said[E]) => void): () => void {
  return whenOpen((socket) => {
    // Socket.IO types listeners by the union of all events.
    socket.on(event as string, hear);
    return () => socket.off(event as string, hear);
  });
}

/**
 * Hears when something may have been missed: the connection is back after it was lost, or the page is looked at again without one.
 * Returns what ends it.
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

/** Attaches to the connection once there is one. Returns what detaches. */
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
