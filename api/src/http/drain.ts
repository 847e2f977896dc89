import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** Longest time that requests in progress may delay a shutdown, in milliseconds. */
const MAX_FINISH_MS = 10_000;
/** How long a connection accepted just before shutdown may take to send its request, in milliseconds. */
const MAX_ASK_MS = 1_000;

/** After this long without any request, in milliseconds, no client is assumed to be waiting for a connection. */
const QUIET_MS = 100;

/** Whether this process is shutting down. Set once, by {@link Drain.run}. */
export class Drain {
  #isOn = false;
  #underWay = 0;

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Once draining begins, each response closes its connection. Call it before other listeners are attached. */
  watch(server: Server): void {
    server.on("request", (request, response) => {
      // Long polls stay open for as long as there is nothing to send.
      if (!request.url?.startsWith("/socket.io/")) {
        this.#underWay++;
        response.once("close", () => this.#underWay--);
      }
      if (this.#isOn) response.shouldKeepAlive = false;
    });
  }

  /**
   * Takes a server out of service without losing a request: reports that it is not ready and keeps serving for `seconds`, so
   * that the load balancer sends no more traffic; then stops accepting connections, closes sockets, answers requests on open
   * connections, and closes.
   */
  async run(server: Server, seconds: number, endSockets: () => Promise<void>): Promise<void> {
    this.#isOn = true;
    await sleep(seconds * 1_000);
    // A busy process has connections that it has not accepted yet: closing would reset them.
    const latest = performance.now() + MAX_FINISH_MS;
    if (seconds > 0)
      do await sleep(QUIET_MS);
      while (this.#underWay > 0 && performance.now() < latest);
    // Closing also ends accepted connections that have not sent a request yet, unless it is prevented here.
    const { closeIdleConnections } = server;
    server.closeIdleConnections = () => {};
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const ended = endSockets();
    if (seconds > 0) await sleep(MAX_ASK_MS);
    server.closeIdleConnections = closeIdleConnections;
    server.closeIdleConnections();
    const timer = setTimeout(() => server.closeAllConnections(), MAX_FINISH_MS);
    await Promise.all([closed, ended]);
    clearTimeout(timer);
  }
}
