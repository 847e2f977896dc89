import type { Live } from "./live.ts";

/** Following begins when the page has nothing else to do, and no later than this: what is new appears within two seconds. */
const LATEST = 500;
/** Where sockets are blocked, or until one is open. */
const POLL_INTERVAL_MS = 30_000;

/**
 * Keeps an embed up to date while it is looked at: a socket, else a question every 30 seconds. A page that is hidden or
 * offline costs nothing; when it is back it asks once.
 */
export class Follow {
  readonly #host: string;
  readonly #company: string;
  readonly #ask: () => void;
  readonly #version: () => number;
  #live: Live | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #idle = 0;
  #isStopped = false;
  #wasAway = false;

  constructor(host: string, company: string, version: () => number, ask: () => void) {
    this.#host = host;
    this.#company = company;
    this.#version = version;
    this.#ask = ask;
    document.addEventListener("visibilitychange", this.#look);
    window.addEventListener("online", this.#look);
    this.#rest(() => void this.#begin());
  }

  stop(): void {
    this.#isStopped = true;
    document.removeEventListener("visibilitychange", this.#look);
    window.removeEventListener("online", this.#look);
    this.#pause();
  }

  async #begin(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    this.#poll();
    const live = await import("./live.ts").catch(() => undefined);
    if (live === undefined || this.#isStopped || document.visibilityState !== "visible") return;
    this.#live ??= live.followCompany(this.#host, this.#company, (version) => {
      if (version !== this.#version()) this.#ask();
    });
  }

  #poll(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#live?.isConnected() !== true && navigator.onLine) this.#ask();
      this.#poll();
    }, POLL_INTERVAL_MS);
  }

  /** Safari has no idle callbacks. */
  #rest(then: () => void): void {
    if ("requestIdleCallback" in window) this.#idle = requestIdleCallback(then, { timeout: LATEST });
    else this.#timer = setTimeout(then, LATEST / 2);
  }

  #pause(): void {
    if (this.#idle > 0) cancelIdleCallback(this.#idle);
    clearTimeout(this.#timer);
    this.#live?.close();
    this.#live = undefined;
  }

  readonly #look = (): void => {
    if (document.visibilityState !== "visible") {
      this.#wasAway = true;
      this.#pause();
    } else {
      if (this.#wasAway) this.#ask();
      this.#wasAway = false;
      void this.#begin();
    }
  };
}
