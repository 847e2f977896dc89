/**
 * A client of Socket.IO for one namespace, by WebSocket alone and for texts alone: all that an embed needs, in a kilobyte where the library
 * takes twelve. See docs/adr/0106-an-own-socket.md.
 *
 * The protocols: https://socket.io/docs/v4/engine-io-protocol/ (revision 4), which is the first character of each message, and inside its
 * messages https://socket.io/docs/v4/socket-io-protocol/ (revision 5), which is the second.
 */

const OPEN = "0";
const CLOSE = "1";
const PING = "2";
const PONG = "3";
const MESSAGE = "4";
const CONNECT = "0";
const DISCONNECT = "1";
const EVENT = "2";
const ACK = "3";
const CONNECT_ERROR = "4";

/** For a connection, and for a reply. */
const TIMEOUT_MS = 10_000;
/** Limited, because each failed attempt logs an error in the console of somebody else's page. */
const MAX_ATTEMPTS = 4;
const FIRST_DELAY_MS = 2_000;

export interface Hears {
  /** The namespace answers, and each time that it does so again after the connection was lost. */
  readonly connected: () => void;
  /** An attempt to connect has failed; a few more follow. */
  readonly failed: () => void;
  readonly heard: (event: unknown, message: unknown) => void;
}

export interface Socket {
  /** Sends an event. @param replied receives undefined when there is no reply in time; nothing if the connection is lost before */
  ask(event: string, message: object, replied: (reply: unknown) => void): void;
  close(): void;
}

/** @param host origin of the server */
export function openSocket(host: string, namespace: string, { connected, failed, heard }: Hears): Socket {
  const prefix = `${namespace},`;
  const replies = new Map<string, (reply: unknown) => void>();
  let web: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let asked = 0;
  /** The longest time between two pings. */
  let silenceMs = TIMEOUT_MS;
  let isConnected = false;
  let isClosed = false;

  const wait = (milliseconds: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  };
  const drop = (): void => {
    clearTimeout(timer);
    replies.clear();
    if (web !== undefined) web.onclose = web.onmessage = null;
    web?.close();
    web = undefined;
  };
  const lose = (): void => {
    drop();
    if (!isConnected) failed();
    isConnected = false;
    if (isClosed || attempts === MAX_ATTEMPTS) return;
    // Half as long to half as long again, so that the pages of a stopped server do not come back all at once.
    wait(FIRST_DELAY_MS * 2 ** attempts * (0.5 + Math.random()), connect);
    attempts++;
  };
  const connect = (): void => {
    wait(TIMEOUT_MS, lose);
    try {
      web = new WebSocket(`${host.replace(/^http/, "ws")}/socket.io/?EIO=4&transport=websocket`);
    } catch {
      // A page by HTTPS may not open a socket without TLS.
      wait(0, lose);
      return;
    }
    web.onclose = lose;
    web.onmessage = ({ data }) => {
      if (typeof data === "string") receive(data);
    };
  };
  const send = (packet: string): void => web?.send(packet);
  const receive = (packet: string): void => {
    const [type] = packet;
    if (type === OPEN) {
      const opened = parse(packet.slice(1));
      if (
        typeof opened === "object" &&
        opened !== null &&
        "pingInterval" in opened &&
        "pingTimeout" in opened
      )
        silenceMs = Number(opened.pingInterval) + Number(opened.pingTimeout) || silenceMs;
      send(MESSAGE + CONNECT + prefix);
    } else if (type === PING) {
      send(PONG);
      if (isConnected) wait(silenceMs, lose);
    } else if (type === CLOSE) lose();
    else if (type === MESSAGE && packet.startsWith(prefix, 2))
      read(packet.slice(1, 2), packet.slice(2 + prefix.length));
  };
  const read = (type: string, content: string): void => {
    if (type === CONNECT) {
      isConnected = true;
      attempts = 0;
      wait(silenceMs, lose);
      connected();
    } else if (type === EVENT || type === ACK) {
      const [, id = "", json = ""] = /^(\d*)(.*)$/s.exec(content) ?? [];
      const values = parse(json);
      if (!Array.isArray(values)) return;
      if (type === EVENT) heard(values[0], values[1]);
      else replies.get(id)?.(values[0]);
    } else if (type === CONNECT_ERROR) {
      // The server does not want us; asking again would not help.
      attempts = MAX_ATTEMPTS;
      lose();
    } else if (type === DISCONNECT) lose();
  };
  connect();

  return {
    ask(event, message, replied) {
      const id = String(asked++);
      const reply = (answer: unknown): void => {
        if (replies.delete(id)) replied(answer);
      };
      replies.set(id, reply);
      setTimeout(reply, TIMEOUT_MS);
      send(MESSAGE + EVENT + prefix + id + JSON.stringify([event, message]));
    },
    close() {
      isClosed = true;
      drop();
    },
  };
}

/** Undefined if it is not JSON: pages that patch sockets can garble what comes. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
