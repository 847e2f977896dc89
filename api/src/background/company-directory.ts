import { QueryTypes, type Sequelize } from "sequelize";
import type { CompanyLabel } from "../models/listed-job.ts";
import { CompanyNames } from "../search/company-names.ts";

/** Companies per read. */
const BATCH = 5_000;
/** A row may be written this long before its transaction commits, in seconds. */
const COMMIT_SECONDS = 60;

interface CompanyRow {
  readonly id: number;
  readonly name: string;
  readonly show_profile: number;
  readonly is_third_party: number;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number | string;
}

const ROWS =
  "SELECT id, name, show_profile, is_third_party, CAST(UNIX_TIMESTAMP(updated_at) * 1000 AS UNSIGNED) AS at FROM companies";

/** Every company's name in memory, equal to the rows of the database: read whole once, then what has changed. */
export class CompanyDirectory {
  readonly names = new CompanyNames();
  readonly #labels = new Map<number, CompanyLabel>();
  readonly #database: Sequelize;
  readonly #jobsOf: (companyId: number) => number;
  /** Companies that were named and are not known yet. */
  readonly #unknown = new Set<number>();
  #isStale = false;
  /** When the latest row that was read was written. */
  #readTo = 0;

  /** @param jobsOf how many open jobs a company has */
  constructor(database: Sequelize, jobsOf: (companyId: number) => number) {
    this.#database = database;
    this.#jobsOf = jobsOf;
  }

  /** Whether {@link refresh} has something to read. */
  get isBehind(): boolean {
    return this.#isStale || this.#unknown.size > 0;
  }

  /** Undefined for one that is not known, or not yet. */
  label(companyId: number): CompanyLabel | undefined {
    return this.#labels.get(companyId);
  }

  /** Reads every company. */
  async load(): Promise<void> {
    const gone = new Set(this.names.ids());
    for (let after = 0; ; ) {
      const rows = await this.#select(`${ROWS} WHERE id > ? ORDER BY id LIMIT ${BATCH}`, [after]);
      this.#put(rows);
      for (const { id } of rows) gone.delete(id);
      after = rows.at(-1)?.id ?? 0;
      if (rows.length < BATCH) break;
    }
    for (const id of gone) {
      this.names.delete(id);
      this.#labels.delete(id);
    }
    this.recount();
  }

  /** Some company was written: its name, whether it is shown, or that it exists. */
  noteChange(): void {
    this.#isStale = true;
  }

  /** The open jobs of these companies have changed. */
  noteJobs(companyIds: Iterable<number>): void {
    for (const id of companyIds)
      if (this.names.has(id)) this.names.count(id, this.#jobsOf(id));
      else this.#unknown.add(id);
  }

  /** Counts the jobs of every company again. */
  recount(): void {
    for (const id of this.names.ids()) this.names.count(id, this.#jobsOf(id));
  }

  /** Reads what has been noted. @throws database errors; it is read the next time then */
  async refresh(): Promise<void> {
    if (this.#unknown.size > 0) {
      const ids = [...this.#unknown];
      this.#put(await this.#select(`${ROWS} WHERE id IN (?)`, [ids]));
      for (const id of ids) this.#unknown.delete(id);
    }
    if (!this.#isStale) return;
    this.#isStale = false;
    try {
      await this.#readChanged();
    } catch (error) {
      this.#isStale = true;
      throw error;
    }
  }

  async #readChanged(): Promise<void> {
    this.#put(
      await this.#select(`${ROWS} WHERE updated_at >= FROM_UNIXTIME(?) - INTERVAL ${COMMIT_SECONDS} SECOND`, [
        this.#readTo / 1000,
      ]),
    );
    const [count] = await this.#database.query<{ total: number | string }>(
      "SELECT COUNT(*) AS total FROM companies",
      { type: QueryTypes.SELECT },
    );
    // Rows that are gone leave no trace but this.
    if (Number(count?.total) !== this.names.size) await this.load();
  }

  #put(rows: readonly CompanyRow[]): void {
    for (const { id, name, show_profile, is_third_party, at } of rows) {
      this.names.put({ id, name, isShown: show_profile !== 0 });
      this.#labels.set(id, { name, isThirdParty: is_third_party !== 0 });
      this.names.count(id, this.#jobsOf(id));
      this.#readTo = Math.max(this.#readTo, Number(at));
    }
  }

  #select(statement: string, replacements: unknown[]): Promise<CompanyRow[]> {
    return this.#database.query<CompanyRow>(statement, { replacements, type: QueryTypes.SELECT });
  }
}
