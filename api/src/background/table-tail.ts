import { QueryTypes, type Sequelize, type Transaction } from "sequelize";

/** How long after a row with a higher id another may still appear: its transaction took the id earlier and commits later. */
const LOOK_BACK_MS = 60_000;
/** So many ids below the highest may belong to transactions that are under way when following begins. */
const LOOK_BACK_IDS = 2_000;
const BATCH_SIZE = 2_000;
/** Beyond so many gaps the lowest are given up, so that a look stays one small statement. */
const MAX_GAPS = 1_000;

interface IdRange {
  readonly from: number;
  readonly to: number;
}

/** Ids below the highest that no row had when that was read. */
interface Gap extends IdRange {
  /** When it was noticed, by the process's counter, in milliseconds. */
  readonly since: number;
}

/** Which rows have not been handed out: those above an id, and those in the gaps below it. */
export interface TailPosition {
  readonly above: number;
  readonly gaps: readonly IdRange[];
}

/** Where a tail reads its rows. */
export interface TailSource<Row> {
  /** The highest id; 0 of an empty table. */
  highest(): Promise<number>;
  /** The first rows that have not been handed out, by id. */
  read(position: TailPosition, limit: number, transaction?: Transaction): Promise<Row[]>;
}

/** Rows that were found, for {@link TableTail.settle}. */
export interface Look<Row> {
  readonly rows: readonly Row[];
  /** Whether there are no others by now. */
  readonly isComplete: boolean;
  readonly begunAt: number;
}

/**
 * Follows a table whose ids grow: hands out every row once, whichever process wrote it. Ids are given out before their transactions
 * commit, so a row can appear below others that were handed out; the ids that are missing are remembered, and asked for until no
 * transaction can still have them. Nothing is asked for twice, and nothing else is remembered.
 */
export class TableTail<Row extends { readonly id: number }> {
  readonly #source: TailSource<Row>;
  readonly #now: () => number;
  /** Everything up to this id has been handed out, but for the gaps. */
  #highest = 0;
  /** By id. */
  #gaps: Gap[] = [];

  constructor(source: TailSource<Row>, now: () => number = () => performance.now()) {
    this.#source = source;
    this.#now = now;
  }

  get position(): TailPosition {
    return { above: this.#highest, gaps: this.#gaps };
  }

  /** Rows that are there now count as handed out. Those of transactions under way will be handed out. */
  async begin(): Promise<void> {
    const highest = await this.#source.highest();
    this.#highest = Math.max(0, highest - LOOK_BACK_IDS);
    this.#gaps = [];
    for (let look = await this.look(); ; look = await this.look()) {
      const old = look.rows.filter(({ id }) => id <= highest);
      this.settle({ ...look, rows: old });
      if (look.isComplete || old.length < look.rows.length) break;
    }
    this.take(highest);
  }

  /** Rows that have not been handed out. They will be found again until they are settled. */
  async look(transaction?: Transaction): Promise<Look<Row>> {
    const begunAt = this.#now();
    const rows = await this.#source.read(this.position, BATCH_SIZE, transaction);
    return { rows, isComplete: rows.length < BATCH_SIZE, begunAt };
  }

  /** The rows of a look have been handed out. Gaps that it found empty are forgotten when they are old. */
  settle({ rows, isComplete, begunAt }: Look<Row>): void {
    for (const { id } of rows) this.take(id);
    if (isComplete) this.#gaps = this.#gaps.filter(({ since }) => begunAt - since < LOOK_BACK_MS);
  }

  /** A row counts as handed out from now on. */
  take(id: number): void {
    if (id > this.#highest) {
      if (id > this.#highest + 1)
        this.#gaps.push({ from: this.#highest + 1, to: id - 1, since: this.#now() });
      this.#highest = id;
    } else {
      const at = this.#gaps.findIndex(({ from, to }) => from <= id && id <= to);
      const gap = this.#gaps[at];
      if (!gap) return;
      const rest = [
        { ...gap, to: id - 1 },
        { ...gap, from: id + 1 },
      ];
      this.#gaps.splice(at, 1, ...rest.filter(({ from, to }) => from <= to));
    }
    if (this.#gaps.length > MAX_GAPS) this.#gaps = this.#gaps.slice(-MAX_GAPS);
  }

  /** Whether a row was handed out, or is given up. */
  has(id: number): boolean {
    return id <= this.#highest && !this.#gaps.some(({ from, to }) => from <= id && id <= to);
  }

  /** Whether there is a row that has not been handed out. */
  async isBehind(): Promise<boolean> {
    return (await this.#source.read(this.position, 1)).length > 0;
  }
}

/** @param select gives `id`, and whatever is handed out with it, of every row `r` of the table */
export function tableSource<Row extends object>(
  database: Sequelize,
  table: string,
  select: string,
): TailSource<Row> {
  return {
    async highest() {
      const [head] = await database.query<{ id: number | null }>(`SELECT MAX(id) AS id FROM ${table}`, {
        type: QueryTypes.SELECT,
      });
      return Number(head?.id ?? 0);
    },
    read({ above, gaps }, limit, transaction) {
      const isNew = ["r.id > ?", ...gaps.map(() => "r.id BETWEEN ? AND ?")].join(" OR ");
      return database.query<Row>(`${select} WHERE ${isNew} ORDER BY r.id LIMIT ${limit}`, {
        replacements: [above, ...gaps.flatMap(({ from, to }) => [from, to])],
        type: QueryTypes.SELECT,
        transaction: transaction ?? null,
      });
    },
  };
}
