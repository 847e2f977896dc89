import type { Limit, LimitsGateway } from "./gateway.ts";

/** Callers remembered for each limit. Beyond that, the least recently seen one is dropped. */
const MAX_CALLERS = 100_000;

/**
 * Limits counted in this process, by the generic cell rate algorithm: the only value stored per caller is the time at which all
 * of its units will be available again.
 */
export class MemoryLimits implements LimitsGateway {
  /** The callers of each limit, with times in milliseconds since 1970; the most recently seen are at the end. */
  readonly #full = new Map<string, Map<string, number>>();
  readonly #now: () => Date;

  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
  }

  take({ name, points, seconds }: Limit, who: string, price = 1): number {
    const callers = this.#callers(name);
    const now = this.#now().getTime();
    const window = seconds * 1_000;
    const known = callers.get(who) ?? 0;
    // If the clock was set back, no caller waits longer than with an empty budget.
    const before = Math.min(Math.max(known, now), now + window);
    const after = before + (price * window) / points;
    const isEnough = after <= now + window + ROUNDING_MS;
    callers.delete(who);
    callers.set(who, isEnough ? after : before);
    this.#forget(callers, now);
    return isEnough ? 0 : Math.max(1, Math.ceil((after - now - window) / 1_000));
  }

  reset({ name }: Limit, who: string): void {
    this.#callers(name).delete(who);
  }

  /**
   * Drops up to two of the least recently seen callers if their units are all available again, and any caller beyond the
   * maximum.
   */
  #forget(callers: Map<string, number>, now: number): void {
    let looked = 0;
    for (const [who, full] of callers) {
      if (callers.size > MAX_CALLERS || full <= now) callers.delete(who);
      if (++looked === 2) return;
    }
  }

  #callers(name: string): Map<string, number> {
    const known = this.#full.get(name);
    if (known) return known;
    const made = new Map<string, number>();
    this.#full.set(name, made);
    return made;
  }
}

/** Sums of fractional milliseconds are off by less than this. */
const ROUNDING_MS = 0.01;
