import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Limit, LimitsGateway } from "./gateway.ts";

/** Limits counted in this process. */
export class MemoryLimits implements LimitsGateway {
  readonly #limiters = new Map<string, RateLimiterMemory>();

  async count(limit: Limit, who: string): Promise<number> {
    try {
      await this.#limiter(limit).consume(who);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      throw refusal;
    }
  }

  async forget(limit: Limit, who: string): Promise<void> {
    await this.#limiter(limit).delete(who);
  }

  #limiter({ name, most, seconds }: Limit): RateLimiterMemory {
    const known = this.#limiters.get(name);
    if (known) return known;
    const made = new RateLimiterMemory({ keyPrefix: name, points: most, duration: seconds });
    this.#limiters.set(name, made);
    return made;
  }
}
