import { QueryTypes, type Sequelize, type Transaction } from "sequelize";

/** How long after a row with a higher id another may still appear: its transaction took the id earlier and commits later. */
const LOOK_BACK_MS = 60_000;
/** When following begins, this many ids below the highest may belong to open transactions. */
const LOOK_BACK_IDS = 2_000;
const BATCH_SIZE = 2_000;
/** Beyond this many gaps the lowest are given up, so that each read stays one small statement. */
const MAX_GAPS = 1_000;

interface IdRange {
  readonly from: number;
  readonly to: number;
}

/** Ids below the highest for which no row existed when it was read. */
interface Gap extends IdRange {
  /** When the gap was noticed, by the process's counter, in milliseconds. */
  readonly since: number;
}

/** Which rows have not been handed out: those above an id, and those in the gaps below it. */
export interface TailPosition {
  readonly above: number;
  readonly gaps: readonly IdRange[];
}

/** Where a tail reads its rows from. */
export interface TailSource<Row> {
  /** The highest id; 0 for an empty table. */
  highest(): Promise<number>;
  /** The first rows that have not been handed out, by id. */
  read(position: TailPosition, limit: number, transaction?: Transaction): Promise<Row[]>;
}

/** Rows that were read, to be passed to {@link TableTail.settle}. */
export interface Look<Row> {
  readonly rows: readonly Row[];
  /** Whether there were no further rows. */
  readonly isComplete: boolean;
  readonly begunAt: number;
}

/**
 * Follows a table with ascending ids: hands out every row once, whichever process wrote it. Ids are assigned before their
 * transactions commit, so a row can appear below others that were handed out; the missing ids are remembered and queried until
 * no transaction can still have them. Rows that were handed out are not queried again, and nothing else is remembered.
 */
export class TableTail<Row extends { readonly id: number }> {
  readonly #source: TailSource<Row>;
  readonly #now: () => number;
  /** Everything up to this id has been handed out, except for the gaps. */
  #highest = 0;
  /** Ordered by id. */
  #gaps: Gap[] = [];
  /** The latest gaps that are not queried any more. Their rows have not been handed out. */
  #givenUp: Gap[] = [];

  constructor(source: TailSource<Row>, now: () => number = () => performance.now()) {
    this.#source = source;
    this.#now = now;
  }

  get position(): TailPosition {
    return { above: this.#highest, gaps: this.#gaps };
  }

  /** As `position`, with gaps that are not queried any more: for a tail that resumes later. */
  get remaining(): TailPosition {
    const gaps = [...this.#gaps, ...this.#givenUp].map(({ from, to }) => ({ from, to }));
    return { above: this.#highest, gaps: gaps.sort((a, b) => a.from - b.from) };
  }

  /** Goes on where another tail, perhaps of a process that has ended, was. */
  resume({ above, gaps }: TailPosition): void {
    const since = this.#now();
    this.#highest = above;
    this.#gaps = gaps.map(({ from, to }) => ({ from, to, since }));
    this.#givenUp = [];
  }

  /** Marks existing rows as handed out. Rows of open transactions will still be handed out. */
  async begin(): Promise<void> {
    const highest = await this.#source.highest();
    this.#highest = Math.max(0, highest - LOOK_BACK_IDS);
    this.#gaps = [];
    this.#givenUp = [];
    for (let look = await this.look(); ; look = await this.look()) {
      const old = look.rows.filter(({ id }) => id <= highest);
      this.settle({ ...look, rows: old });
      if (look.isComplete || old.length < look.rows.length) break;
    }
    this.take(highest);
  }

  /** Reads rows that have not been handed out. They are read again until they are settled. */
  async look(transaction?: Transaction): Promise<Look<Row>> {
    const begunAt = this.#now();
    const rows = await this.#source.read(this.position, BATCH_SIZE, transaction);
    return { rows, isComplete: rows.length < BATCH_SIZE, begunAt };
  }

  /** Marks the rows of a look as handed out. Gaps that it found empty are dropped once they are old. */
  settle({ rows, isComplete, begunAt }: Look<Row>): void {
    for (const { id } of rows) this.take(id);
    if (isComplete) this.#giveUp(({ since }) => begunAt - since >= LOOK_BACK_MS);
  }

  /** Marks a row as handed out. */
  take(id: number): void {
    if (id > this.#highest) {
      if (id > this.#highest + 1)
        this.#gaps.push({ from: this.#highest + 1, to: id - 1, since: this.#now() });
      this.#highest = id;
    } else {
      fill(this.#gaps, id);
      fill(this.#givenUp, id);
    }
    const excess = this.#gaps.length - MAX_GAPS;
    if (excess > 0) this.#giveUp((_, index) => index < excess);
  }

  /** Whether a row was handed out. A row that commits after its gap was given up was not. */
  has(id: number): boolean {
    return id <= this.#highest && gapOf(this.#gaps, id) < 0 && gapOf(this.#givenUp, id) < 0;
  }

  #giveUp(which: (gap: Gap, index: number) => boolean): void {
    this.#givenUp = [...this.#givenUp, ...this.#gaps.filter(which)].slice(-MAX_GAPS);
    this.#gaps = this.#gaps.filter((gap, index) => !which(gap, index));
  }

  /** Whether there is a row that has not been handed out. */
  async isBehind(): Promise<boolean> {
    return (await this.#source.read(this.position, 1)).length > 0;
  }
}

const gapOf = (gaps: readonly Gap[], id: number) => gaps.findIndex(({ from, to }) => from <= id && id <= to);

/** Takes an id out of the gap that it is in. */
function fill(gaps: Gap[], id: number): void {
  const at = gapOf(gaps, id);
  const gap = gaps[at];
  if (!gap) return;
  const rest = [
    { ...gap, to: id - 1 },
    { ...gap, from: id + 1 },
  ];
  gaps.splice(at, 1, ...rest.filter(({ from, to }) => from <= to));
}

/** @param select selects `id`, and all other handed-out columns, of every row `r` of the table */
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
