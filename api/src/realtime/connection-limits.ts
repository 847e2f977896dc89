import type { IncomingMessage } from "node:http";
import type { Server } from "socket.io";
import { browserOf } from "../http/browser.ts";
import { charge } from "../http/charge.ts";
import { clientAddress } from "../http/client-address.ts";
import { noteOnce } from "../security/events.ts";
import { subnet } from "../security/networks.ts";
import type { Services } from "../services.ts";
import { MAX_EVENTS_PER_MINUTE } from "./answering.ts";

/** Maximum number of open connections per subnet, multiplied by ADDRESS_LIMITS. Each takes some 30 KB. */
const MAX_OPEN = 1_000;
/**
 * Packets per minute, over all events and namespaces, above which a connection is closed. Single events are rejected much
 * earlier: this stops programs that ignore those rejections.
 */
const MAX_PACKETS_PER_MINUTE = 5 * MAX_EVENTS_PER_MINUTE;

/**
 * A client that does not complete the closing handshake within this time, in milliseconds, is cut off: until then its data is
 * still read, only to be discarded.
 */
const FAREWELL_MS = 1_000;

type Decide = (message: string | null | undefined, isAllowed: boolean) => void;

/** Prevents one network from taking all connections, and one connection from taking all CPU time. */
export class ConnectionLimits {
  readonly #services: Services;
  readonly #open = new Map<string, number>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Whether to accept a connection. Pass it to the server as `allowRequest`. */
  readonly allow = (request: IncomingMessage, decide: Decide): void => {
    this.#check(request).then(
      () => decide(null, true),
      (error: unknown) => decide(error instanceof Error ? error.message : "Please try again later.", false),
    );
  };

  /** Counts connections of a server, and closes those that flood it. */
  watch(io: Server): void {
    io.engine.on("connection", (connection: Connection) => {
      const from = subnet(this.#addressOf(connection.request));
      this.#add(from, 1);
      connection.once("close", () => {
        this.#add(from, -1);
        setTimeout(() => connection.transport.socket?.terminate(), FAREWELL_MS).unref();
      });
      connection.on("packet", this.#countPackets(connection, from));
    });
  }

  async #check(request: IncomingMessage): Promise<void> {
    const address = this.#addressOf(request);
    const { device } = browserOf(request.headers.cookie, this.#services);
    await charge(this.#services, { accountId: undefined, device, address }, { connections: 1 });
    const open = this.#open.get(subnet(address)) ?? 0;
    if (open >= MAX_OPEN * this.#services.env.ADDRESS_LIMITS)
      throw new Error("Too many connections from this network.");
  }

  #countPackets(connection: Connection, from: string): () => void {
    let minute = 0;
    let packets = 0;
    return () => {
      const current = Math.floor(this.#services.now().getTime() / 60_000);
      if (current !== minute) [minute, packets] = [current, 0];
      if (++packets <= MAX_PACKETS_PER_MINUTE) return;
      noteOnce(this.#services, { event: "socket_flood", network: from }, from);
      connection.close(true);
    };
  }

  #add(from: string, difference: 1 | -1): void {
    const open = (this.#open.get(from) ?? 0) + difference;
    if (open > 0) this.#open.set(from, open);
    else this.#open.delete(from);
  }

  #addressOf(request: IncomingMessage): string {
    return clientAddress(request, this.#services.env.TRUST_PROXY);
  }
}

/** The members of an Engine.IO connection that are used here; Engine.IO exports no type for them. */
interface Connection {
  readonly request: IncomingMessage;
  once(event: "close", listener: () => void): void;
  on(event: "packet", listener: () => void): void;
  close(discard: boolean): void;
  /** For a WebSocket, the transport has a socket. */
  readonly transport: { readonly socket?: { terminate(): void } };
}
