/** Following begins when the page has nothing else to do, and no later than this: what is new appears within two seconds. */
const MAX_IDLE_WAIT_MS = 500;
/**
 * Another process may answer than the one that told, and may know of the change only a moment later: it is asked again after this long, then
 * after twice as long, and so on. Most know within the first.
 */
const CATCH_UP_MS = 1_500;
const MAX_CATCH_UP_MS = 12_000;

/**
 * Keeps an embed up to date while it is looked at: by a socket, else by a question every 30 seconds. A page that is hidden or
 * offline costs nothing; when it is back it asks once.
 */
export class Follow {
  readonly #host: string;
  readonly #company: string;
  readonly #ask: () => Promise<void>;
  readonly #version: () => number;
  #endLive: (() => void) | undefined;
  #endPoll: (() => void) | undefined;
  #isPolling = false;
  /** The last version that was announced, and whether it is being requested. */
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

  /** One question at a time: of two answers under way the older could come last. */
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

  /** Safari has no idle callbacks. */
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
