import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** Longest that requests under way may hold up a shutdown, in milliseconds. */
const MAX_FINISH_MS = 10_000;
/** How long a connection that was accepted just before the end may take to say what it wants, in milliseconds. */
const MAX_ASK_MS = 1_000;

/** How long nothing may have been asked until nobody is taken to be waiting to be heard, in milliseconds. */
const QUIET_MS = 100;

/** Whether this process is on its way out. Set once, by {@link Drain.run}. */
export class Drain {
  #isOn = false;
  #underWay = 0;

  get isOn(): boolean {
    return this.#isOn;
  }

  /** From the moment of draining each answer is the last on its connection. To be called before other listeners are attached. */
  watch(server: Server): void {
    server.on("request", (request, response) => {
      // Long polls are under way for as long as there is nothing to say.
      if (!request.url?.startsWith("/socket.io/")) {
        this.#underWay++;
        response.once("close", () => this.#underWay--);
      }
      if (this.#isOn) response.shouldKeepAlive = false;
    });
  }

  /**
   * Takes a server out of service without losing a request: says that it is not ready and serves on for `seconds`, so that the balancer in
   * front sends nothing more; then takes no new connections, ends sockets, answers what is asked on the connections that there are, and
   * closes.
   */
  async run(server: Server, seconds: number, endSockets: () => Promise<void>): Promise<void> {
    this.#isOn = true;
    await sleep(seconds * 1_000);
    // A busy process has connections that it has not seen yet: closing would reset them.
    const latest = performance.now() + MAX_FINISH_MS;
    if (seconds > 0)
      do await sleep(QUIET_MS);
      while (this.#underWay > 0 && performance.now() < latest);
    // Closing ends connections that were accepted and have not said yet what they want, unless it is kept from it.
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
