import { createHmac, randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { Sequelize } from "sequelize";
import { countPostViews } from "../commands/blog/count-views.ts";
import { WriteBehind } from "./write-behind.ts";

/** Readings of a day that are told apart; further ones are not counted. */
const MAX_READINGS = 100_000;

/** A page of an article that was handed out. */
export interface PostView {
  readonly slug: string;
  readonly address: string;
  readonly userAgent: string;
  readonly at: Date;
}

/**
 * Counts who reads articles: each reader of an article once a day. A reader is a hash of address and browser under a key that is made for the day,
 * never leaves this process, and is forgotten with it; the database gets numbers alone. Written together every few seconds, so that no
 * page waits. Counts not written yet are lost if the process is killed.
 */
export class ViewCounter {
  readonly #database: Sequelize;
  readonly #writing: WriteBehind;
  #day = "";
  #key = randomBytes(32);
  #readers = new Set<string>();
  #waiting = new Map<string, number>();

  constructor(database: Sequelize, log: Logger) {
    this.#database = database;
    this.#writing = new WriteBehind({
      write: () => this.#handOn(),
      onDelayed: (error) => log.warn({ err: error }, "views of articles are counted later"),
      onLost: (error) => log.warn({ err: error }, "views of articles were not counted"),
    });
  }

  note({ slug, address, userAgent, at }: PostView): void {
    const day = at.toISOString().slice(0, 10);
    if (day !== this.#day) this.#begin(day);
    const reader = createHmac("sha256", this.#key).update(`${slug} ${address} ${userAgent}`);
    const digest = reader.digest("base64url").slice(0, 22);
    if (this.#readers.has(digest) || this.#readers.size >= MAX_READINGS) return;
    this.#readers.add(digest);
    const key = `${day} ${slug}`;
    this.#waiting.set(key, (this.#waiting.get(key) ?? 0) + 1);
  }

  start(): void {
    this.#writing.start();
  }

  drain(): Promise<void> {
    return this.#writing.drain();
  }

  stop(): Promise<void> {
    return this.#writing.stop();
  }

  #begin(day: string): void {
    this.#day = day;
    this.#key = randomBytes(32);
    this.#readers = new Set();
  }

  async #handOn(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    const days = Map.groupBy(waiting, ([key]) => key.slice(0, 10));
    for (const [day, entries] of days)
      try {
        await countPostViews(this.#database, day, new Map(entries.map(([key, n]) => [key.slice(11), n])));
        for (const [key] of entries) waiting.delete(key);
      } catch (error) {
        for (const [key, n] of waiting) this.#waiting.set(key, n + (this.#waiting.get(key) ?? 0));
        throw error;
      }
  }
}
