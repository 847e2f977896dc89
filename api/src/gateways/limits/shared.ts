import { randomInt } from "node:crypto";
import type { Limit, LimitsGateway } from "./gateway.ts";

/** Callers that are remembered for all limits together, in 2 MB: of more, those are forgotten first that have used the least part of theirs. */
const SLOTS = 2 ** 17;
/** The slots that a caller may have. */
const BUCKET_SLOTS = 8;
const MICROSECONDS_PER_MS = 1_000n;
const MICROSECONDS_PER_SECOND = 1_000_000;
/** The bits of a hash that are the magnitude of its window: 1 for a second, 2 for two or three, and so on. */
const MAGNITUDE = 31n;

/** What threads that count together share. */
export interface LimitsMemory {
  /** By slot, the hash of a caller and a limit, whose lowest bits are the magnitude of its window; 0 for a free one. */
  readonly callers: BigUint64Array;
  /** By slot, when all units of the caller are available again, in microseconds since 1970. */
  readonly fullAt: BigInt64Array;
  /** Begins every hash, so that nobody outside knows whose slots are near whose. */
  readonly seed: number;
}

export function allocateLimits(): LimitsMemory {
  return {
    callers: new BigUint64Array(new SharedArrayBuffer(SLOTS * BigUint64Array.BYTES_PER_ELEMENT)),
    fullAt: new BigInt64Array(new SharedArrayBuffer(SLOTS * BigInt64Array.BYTES_PER_ELEMENT)),
    seed: randomInt(2 ** 32),
  };
}

/**
 * Limits counted by all threads of this process together, by the generic cell rate algorithm: the only value stored per caller is the time
 * at which all of its units will be available again, so that taking some is the exchange of one number.
 */
export class SharedLimits implements LimitsGateway {
  readonly #now: () => Date;
  readonly #memory: LimitsMemory;

  /** @param now the same in every thread */
  constructor(now: () => Date = () => new Date(), memory = allocateLimits()) {
    this.#now = now;
    this.#memory = memory;
  }

  take({ name, points, seconds }: Limit, who: string, price = 1): number {
    const { callers, fullAt } = this.#memory;
    const now = BigInt(this.#now().getTime()) * MICROSECONDS_PER_MS;
    const window = BigInt(seconds * MICROSECONDS_PER_SECOND);
    // Rounded down, so that all units of a limit together never take longer than its window.
    const cost = BigInt(Math.floor((price * seconds * MICROSECONDS_PER_SECOND) / points));
    const caller = this.#hash(name, who, seconds);
    for (;;) {
      const slot = this.#slotOf(caller, now);
      const known = Atomics.load(fullAt, slot);
      // If the clock was set back, no caller waits longer than with an empty budget.
      const before = earliest(latest(known, now), now + window);
      const missing = before + cost - now - window;
      const after = missing > 0n ? before : before + cost;
      const isTaken = Atomics.compareExchange(fullAt, slot, known, after) === known;
      // Otherwise another thread has taken some of them just now, or has given the slot to somebody else.
      if (isTaken && Atomics.load(callers, slot) === caller)
        return missing > 0n ? Math.max(1, Math.ceil(Number(missing) / MICROSECONDS_PER_SECOND)) : 0;
    }
  }

  reset({ name, seconds }: Limit, who: string): void {
    const slot = this.#find(this.#hash(name, who, seconds));
    if (slot !== undefined) Atomics.store(this.#memory.fullAt, slot, 0n);
  }

  /** The slot of a caller. A new one gets that of whoever has used the least part. */
  #slotOf(caller: bigint, now: bigint): number {
    const { callers, fullAt } = this.#memory;
    for (;;) {
      const known = this.#find(caller);
      if (known !== undefined) return known;
      const used = slotsOf(caller).map((slot) => {
        const other = Atomics.load(callers, slot);
        const until = Atomics.load(fullAt, slot);
        return { slot, other, until, part: Number(until - now) / 2 ** Number(other & MAGNITUDE) };
      });
      const { slot, other, until } = used.reduce((least, each) => (each.part < least.part ? each : least));
      if (Atomics.compareExchange(callers, slot, other, caller) !== other) continue;
      // Unless another thread has begun to count this caller there already.
      Atomics.compareExchange(fullAt, slot, until, 0n);
      return slot;
    }
  }

  #find(caller: bigint): number | undefined {
    const start = startOf(caller);
    for (let slot = start; slot < start + BUCKET_SLOTS; slot++)
      if (Atomics.load(this.#memory.callers, slot) === caller) return slot;
    return undefined;
  }

  /** 64 bits, never 0: cyrb53 (by bryc, public domain) without cutting its result, and the magnitude of the window. */
  #hash(name: string, who: string, seconds: number): bigint {
    const text = `${name}\n${who}`;
    let a = 0xdeadbeef ^ this.#memory.seed;
    let b = 0x41c6ce57 ^ this.#memory.seed;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      a = Math.imul(a ^ code, 2_654_435_761);
      b = Math.imul(b ^ code, 1_597_334_677);
    }
    a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
    b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
    const hash = (BigInt(b >>> 0) << 32n) | (BigInt(a >>> 0) & ~MAGNITUDE);
    return hash | BigInt(1 + Math.floor(Math.log2(Math.max(1, seconds))));
  }
}

const startOf = (caller: bigint): number =>
  Number((caller >> 32n) % BigInt(SLOTS / BUCKET_SLOTS)) * BUCKET_SLOTS;
const slotsOf = (caller: bigint): number[] =>
  Array.from({ length: BUCKET_SLOTS }, (_, i) => startOf(caller) + i);
const latest = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const earliest = (a: bigint, b: bigint): bigint => (a < b ? a : b);
