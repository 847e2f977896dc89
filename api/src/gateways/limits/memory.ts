import type { Limit, LimitsGateway } from "./gateway.ts";

/** Callers remembered for each limit. Beyond that the one not seen for longest is forgotten. */
const MAX_CALLERS = 100_000;

/**
 * Limits counted in this process, by the generic cell rate algorithm: of each caller nothing is kept but the moment at which all of
 * its units will be there again.
 */
export class MemoryLimits implements LimitsGateway {
  /** For each limit its callers, in milliseconds since 1970, those seen last at the end. */
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
    // A clock that was set back makes nobody wait for longer than an empty budget does.
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

  /** Two of those who have everything again, if they are the ones not seen for longest; and whoever is one too many. */
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

/** Sums of fractions of milliseconds are off by less. */
const ROUNDING_MS = 0.01;
