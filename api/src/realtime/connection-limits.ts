import type { IncomingMessage } from "node:http";
import type { Server } from "socket.io";
import { browserOf } from "../http/browser.ts";
import { charge } from "../http/charge.ts";
import { clientAddress } from "../http/client-address.ts";
import { noteOnce } from "../security/events.ts";
import { subnet } from "../security/networks.ts";
import type { Services } from "../services.ts";
import { MAX_EVENTS_PER_MINUTE } from "./answering.ts";

/** Connections that one subnet may have open, multiplied by ADDRESS_LIMITS. Each takes some 30 KB. */
const MAX_OPEN = 1_000;
/**
 * What a connection may send in a minute, all events and namespaces together, before it is closed. Single events are refused much earlier:
 * this is for programs that do not listen.
 */
const MAX_PACKETS_PER_MINUTE = 5 * MAX_EVENTS_PER_MINUTE;

/** Whoever does not answer the farewell within so long is cut off, in milliseconds: until then what is sent is read, if only to be thrown away. */
const FAREWELL_MS = 1_000;

type Decide = (message: string | null | undefined, isAllowed: boolean) => void;

/** Keeps one network from taking all connections, and one connection from taking all of the processor. */
export class ConnectionLimits {
  readonly #services: Services;
  readonly #open = new Map<string, number>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Whether a connection may begin. To be given to the server as `allowRequest`. */
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

/** What we need of a connection of Engine.IO, which has no types of its own for it here. */
interface Connection {
  readonly request: IncomingMessage;
  once(event: "close", listener: () => void): void;
  on(event: "packet", listener: () => void): void;
  close(discard: boolean): void;
  /** Has a socket of its own where it is a WebSocket. */
  readonly transport: { readonly socket?: { terminate(): void } };
}
