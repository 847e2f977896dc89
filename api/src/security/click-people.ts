import { createHmac, randomBytes } from "node:crypto";
import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Sequelize } from "sequelize";

/** How long counted people are remembered, in days: clocks of browsers and processes differ by less. */
const KEPT_DAYS = 2;

/**
 * Distinguishes people for one day, to count each of them once, and then forgets them: only a keyed hash of a person is stored,
 * and its key is deleted with it. After that no one can find out who it was, not even by trying all possible addresses.
 */
export class ClickPeople {
  readonly #database: Sequelize;
  #known: { day: string; key: Promise<Buffer> } | undefined;

  constructor(database: Sequelize) {
    this.#database = database;
  }

  /**
   * Identifies a person's clicks of one kind on one listing, on a day.
   * @param day such as `2026-12-05`
   * @param person what distinguishes them; never stored
   */
  async digest(day: string, click: string, person: string): Promise<Buffer> {
    const key = await this.#keyOf(day);
    return createHmac("sha256", key).update(`${click} ${person}`).digest().subarray(0, 16);
  }

  /** Deletes data of people who no longer need to be distinguished. */
  async forget(now: Date): Promise<void> {
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
    await this.#database.query("DELETE FROM click_keys WHERE day < ?", { replacements: [before] });
    await this.#database.query("DELETE FROM click_people WHERE day < ? LIMIT 50000", {
      replacements: [before],
    });
  }

  /** All processes use the same key: the one that the first of them created. */
  #keyOf(day: string): Promise<Buffer> {
    if (this.#known?.day === day) return this.#known.key;
    const key = this.#readKey(day);
    this.#known = { day, key };
    key.catch(() => {
      this.#known = undefined;
    });
    return key;
  }

  async #readKey(day: string): Promise<Buffer> {
    await this.#database.query("INSERT IGNORE INTO click_keys (day, value) VALUES (?, ?)", {
      replacements: [day, randomBytes(32)],
      type: QueryTypes.INSERT,
    });
    const [row] = await this.#database.query<{ value: Buffer }>(
      "SELECT value FROM click_keys WHERE day = ?",
      { replacements: [day], type: QueryTypes.SELECT },
    );
    if (!row) throw new Error("The key for today's click hashes is missing.");
    return row.value;
  }
}
