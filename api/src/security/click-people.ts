import { createHmac, randomBytes } from "node:crypto";
import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Sequelize } from "sequelize";

/** How long it is known who was counted, in days: clocks of browsers and processes differ by less. */
const KEPT_DAYS = 2;

/**
 * Tells people apart for a day, to count each once, and forgets them: what is kept of somebody is a keyed hash, and its key is thrown
 * away with it. Nobody can say afterwards who it was, not even by trying all addresses there are.
 */
export class ClickPeople {
  readonly #database: Sequelize;
  #known: { day: string; key: Promise<Buffer> } | undefined;

  constructor(database: Sequelize) {
    this.#database = database;
  }

  /**
   * What stands for a person's clicks of one kind on one listing, on a day.
   * @param day such as `2026-12-05`
   * @param person what tells them apart; never stored
   */
  async digest(day: string, click: string, person: string): Promise<Buffer> {
    const key = await this.#keyOf(day);
    return createHmac("sha256", key).update(`${click} ${person}`).digest().subarray(0, 16);
  }

  /** Forgets whom nobody has to be told apart from any more. */
  async forget(now: Date): Promise<void> {
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
    await this.#database.query("DELETE FROM click_keys WHERE day < ?", { replacements: [before] });
    await this.#database.query("DELETE FROM click_people WHERE day < ? LIMIT 50000", {
      replacements: [before],
    });
  }

  /** All processes use the same key: the one that the first of them has made. */
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
    if (!row) throw new Error("There is no key for today's clicks.");
    return row.value;
  }
}
