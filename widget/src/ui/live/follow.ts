/** Following begins when the page is idle, at the latest after this time: new jobs must appear within two seconds. */
const MAX_IDLE_WAIT_MS = 500;
/**
 * The process that answers may not be the one that announced the change, and may see it a moment later: the question is
 * repeated after this time, then after twice as long, up to the maximum. Usually the first answer is current.
 */
const CATCH_UP_MS = 1_500;
const MAX_CATCH_UP_MS = 12_000;

/**
 * Keeps a visible embed up to date: by a socket, else by polling every 30 seconds. A hidden page has no socket and no
 * polling; when it is visible again it asks once.
 */
export class Follow {
  readonly #host: string;
  readonly #company: string;
  readonly #ask: () => Promise<void>;
  readonly #version: () => number;
  #endLive: (() => void) | undefined;
  #endPoll: (() => void) | undefined;
  #isPolling = false;
  /** The last announced version, and whether it is being requested. */
  #told = 0;
  #isAsking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #idle = 0;
  #isStopped = false;
  #wasAway = false;

  constructor(host: string, company: string, version: () => number, ask: () => Promise<void>) {
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
    if (!this.#isLookedAt()) return;
    const live = await import("./live.ts").catch(() => undefined);
    if (!this.#isLookedAt()) return;
    if (live === undefined) this.#connected(false);
    else
      this.#endLive ??= live.followCompany(this.#host, this.#company, {
        changed: this.#changed,
        connected: this.#connected,
      });
  }

  readonly #changed = (version: number): void => {
    if (version === this.#version()) return;
    this.#told = version;
    void this.#catchUp();
  };

  /** One request at a time: of two concurrent replies the older one could arrive last. */
  async #catchUp(waitMs = CATCH_UP_MS): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isAsking) return;
    this.#isAsking = true;
    const told = this.#told;
    await this.#ask();
    this.#isAsking = false;
    if (!this.#isLookedAt()) return;
    if (told !== this.#told) void this.#catchUp();
    else if (told > this.#version() && waitMs <= MAX_CATCH_UP_MS)
      this.#timer = setTimeout(() => void this.#catchUp(2 * waitMs), waitMs);
  }

  readonly #connected = (isConnected: boolean): void => {
    if (isConnected) this.#stopPoll();
    else if (!this.#isPolling) {
      this.#isPolling = true;
      void import("./poll.ts").then(
        ({ poll }) => {
          if (this.#isPolling) this.#endPoll ??= poll(() => void this.#ask());
        },
        () => {},
      );
    }
  };

  /** Safari has no `requestIdleCallback`. */
  #rest(then: () => void): void {
    if ("requestIdleCallback" in window)
      this.#idle = requestIdleCallback(then, { timeout: MAX_IDLE_WAIT_MS });
    else this.#timer = setTimeout(then, MAX_IDLE_WAIT_MS / 2);
  }

  #isLookedAt(): boolean {
    return !this.#isStopped && document.visibilityState === "visible";
  }

  #stopPoll(): void {
    this.#isPolling = false;
    this.#endPoll?.();
    this.#endPoll = undefined;
  }

  #pause(): void {
    if (this.#idle > 0) cancelIdleCallback(this.#idle);
    clearTimeout(this.#timer);
    this.#stopPoll();
    this.#endLive?.();
    this.#endLive = undefined;
  }

  readonly #look = (): void => {
    if (document.visibilityState !== "visible") {
      this.#wasAway = true;
      this.#pause();
    } else {
      if (this.#wasAway) void this.#ask();
      this.#wasAway = false;
      void this.#begin();
    }
  };
}
