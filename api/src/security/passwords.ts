import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { ApiError } from "../errors/api-error.ts";
import { refuseCommonPassword } from "./common-passwords/index.ts";

/** Argon2id as OWASP recommends it: memory in KiB, passes, lanes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Concurrent hashes: Node computes them on its four threads, and files and compression need some of those and of the CPU. */
const CONCURRENCY = Math.min(3, Math.max(1, availableParallelism() - 1));
/** Longest wait for a free slot, in milliseconds; requests that would wait longer are asked to retry. */
const MAX_WAIT_MS = 2_000;
const RETRY_AFTER_SECONDS = 5;

/**
 * Hashes and compares passwords, a few at a time. A hash costs 19 MB and some 50 ms by design, so a flood of sign-ins is
 * rejected early instead of making everyone wait.
 */
export class Passwords {
  #running = 0;
  readonly #waiting = new Set<() => void>();
  /** How long one hash takes here, in milliseconds: a moving average. */
  #pace = 50;
  /** Costs as much to compare with as a real hash, and matches no password. */
  readonly #nobody = phc(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

  /**
   * The hash of a password to store, as a PHC string.
   * @throws ApiError `too_many_requests` when too many are waiting already, under `field` if one is given
   */
  async hash(password: string, field?: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    return phc(salt, await this.#inTurn(() => this.#derive(password, salt, COST), field));
  }

  /**
   * The hash to store for a newly chosen password.
   * @throws ApiError `invalid_input` under `password` for one that attackers guess first, and as {@link hash}
   */
  async hashChosen(password: string, field: string): Promise<string> {
    refuseCommonPassword(password);
    return this.hash(password, field);
  }

  /**
   * Whether a password matches a hash. Without a hash the answer is no, after the same work: the time it takes does not reveal
   * whether there is such an account.
   * @throws ApiError as {@link hash}
   */
  async matches(hash: string | null | undefined, password: string, field?: string): Promise<boolean> {
    const [, memory, passes, parallelism, salt = "", key = ""] = PHC.exec(hash ?? this.#nobody) ?? [];
    const expected = Buffer.from(key, "base64");
    const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
    const actual = await this.#inTurn(() => this.#derive(password, Buffer.from(salt, "base64"), cost), field);
    return typeof hash === "string" && timingSafeEqual(actual, expected);
  }

  /**
   * Rejects a request before any other work is done for it, if there is no capacity to hash.
   * @throws ApiError as {@link hash}
   */
  requireRoom(field?: string): void {
    if (this.#running < CONCURRENCY) return;
    if (((this.#waiting.size + 1) * this.#pace) / CONCURRENCY > MAX_WAIT_MS) throw tooMany(field);
  }

  async #inTurn<T>(work: () => Promise<T>, field: string | undefined): Promise<T> {
    this.requireRoom(field);
    if (this.#running >= CONCURRENCY) await this.#turn(field);
    else this.#running++;
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.#pace += (performance.now() - started - this.#pace) / 20;
      const [next] = this.#waiting;
      if (next) next();
      else this.#running--;
    }
  }

  /** Waits for a free slot, but no longer than promised, in case everything has become slower meanwhile. */
  #turn(field: string | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.#waiting.delete(go);
      };
      const go = () => {
        leave();
        resolve();
      };
      const timer = setTimeout(() => {
        leave();
        reject(tooMany(field));
      }, MAX_WAIT_MS);
      this.#waiting.add(go);
    });
  }

  #derive(password: string, salt: Buffer, cost: typeof COST | Cost): Promise<Buffer> {
    const message = password.normalize("NFKC");
    return new Promise((resolve, reject) => {
      argon2("argon2id", { message, nonce: salt, tagLength: HASH_BYTES, ...cost }, (error, key) =>
        error ? reject(error) : resolve(Buffer.from(key)),
      );
    });
  }
}

interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

function phc(salt: Buffer, key: Buffer): string {
  const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`;
}

function tooMany(field: string | undefined): ApiError {
  const message = "Too many people are signing in right now. Please try again in a few seconds.";
  return new ApiError(
    "too_many_requests",
    message,
    field ? { [field]: message } : undefined,
    RETRY_AFTER_SECONDS,
  );
}
