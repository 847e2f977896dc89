import type { Logger } from "pino";
import type { Sequelize } from "sequelize";
import { noteSighting, type Sighting } from "../commands/embed/note-sighting.ts";
import { WriteBehind } from "./write-behind.ts";

/** Hosts of companies kept in memory; further ones are not noted. */
const MAX_HOSTS = 20_000;
/** A host that was noted is not noted again for this long. */
const QUIET_MS = 60_000;

/**
 * Notes on which hosts companies' maps are asked for, so that no map waits for the database. What is not written yet is lost if the
 * process is killed; the next visitor brings it back.
 */
export class SightingCounter {
  readonly #database: Sequelize;
  readonly #writing: WriteBehind;
  /** When a host was noted last, in milliseconds, the earliest first. */
  readonly #noted = new Map<string, number>();
  #waiting = new Map<string, Sighting>();

  constructor(database: Sequelize, log: Logger) {
    this.#database = database;
    this.#writing = new WriteBehind({
      write: () => this.#handOn(),
      onDelayed: (error) => log.warn({ err: error }, "sightings of maps are written later"),
      onLost: (error) => log.warn({ err: error }, "sightings of maps were not written"),
    });
  }

  note(seen: Sighting): void {
    const key = `${seen.companyId} ${seen.host}`;
    const at = seen.at.getTime();
    this.#forget(at - QUIET_MS);
    if (this.#noted.has(key) || this.#noted.size >= MAX_HOSTS) return;
    this.#noted.set(key, at);
    this.#waiting.set(key, seen);
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

  #forget(before: number): void {
    for (const [key, at] of this.#noted) {
      if (at > before) break;
      this.#noted.delete(key);
    }
  }

  async #handOn(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    for (const [key, seen] of waiting)
      try {
        await noteSighting(this.#database, seen);
        waiting.delete(key);
      } catch (error) {
        // What came meanwhile is later.
        this.#waiting = new Map([...waiting, ...this.#waiting]);
        throw error;
      }
  }
}
