import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { QueryTypes, type Sequelize } from "sequelize";
import { z } from "zod";
import { IndexFile, JobIndex, UnusableFile } from "../map/index.ts";
import { IndexFollower } from "./index-follower.ts";
import { indexRelease } from "./index-release.ts";

/** Shorter than rows stay in `job_changes`, by more than clocks and transactions are apart. */
const VALID_HOURS = 20;
/** Longer than a file takes to be written. */
const ABANDONED_MS = 600_000;

const Range = z.object({ from: z.int(), to: z.int() });
const Facts = z.object({
  token: z.string(),
  release: z.string(),
  schema: z.string(),
  position: z.object({ above: z.int(), gaps: z.array(Range).readonly() }),
  /** Listings that ended before are not in the index; milliseconds since 1970. */
  clockMs: z.int(),
});
type Facts = z.infer<typeof Facts>;

export interface SnapshotsOptions {
  readonly database: Sequelize;
  /** Holds a file for each database. */
  readonly folder: string;
  readonly now: () => Date;
}

/**
 * Files of the map index, from which a process starts without reading every job. A file is used only if this code has made it, of this
 * database, under this schema, and if `job_changes` still has all that was written since.
 */
export class IndexSnapshots {
  readonly #database: Sequelize;
  readonly #folder: string;
  readonly #path: string;
  readonly #now: () => Date;
  readonly #release = indexRelease();

  constructor({ database, folder, now }: SnapshotsOptions) {
    this.#database = database;
    this.#folder = folder;
    this.#now = now;
    const { host, port, database: name } = database.config;
    const key = createHash("sha256").update(JSON.stringify([host, port, name]));
    this.#path = join(folder, `${name}-${key.digest("hex").slice(0, 12)}.index`);
  }

  /** The index of the file. @throws UnusableFile if it must be read from the database; errors of file system and database */
  async restore(): Promise<IndexFollower> {
    const file = new IndexFile(this.#path);
    try {
      const parsed = Facts.safeParse(file.facts);
      if (!parsed.success) throw new UnusableFile("it is of another format");
      const { data: facts } = parsed;
      await this.#check(facts);
      const now = this.#now;
      const index = JobIndex.restore(file.read(), { now: () => now().getTime() / 1_000 });
      return IndexFollower.resume(this.#database, now, index, {
        position: facts.position,
        clock: new Date(facts.clockMs),
      });
    } finally {
      file.close();
    }
  }

  /**
   * Writes a file. @param inTurn runs its work while nothing is read into the index
   * @throws errors of the file system and the database
   */
  async save(
    follower: () => IndexFollower,
    inTurn: <T>(work: () => Promise<T>) => Promise<T>,
  ): Promise<void> {
    this.#sweep();
    const token = randomBytes(16).toString("hex");
    const schema = await this.#schema();
    const { copy, facts } = await inTurn(async () => {
      const { index, position, clock } = follower();
      const own: Facts = { token, schema, release: this.#release, position, clockMs: clock.getTime() };
      return { copy: index.copy(), facts: own };
    });
    // After the copy: a backup that has this row has all that the copy contains.
    try {
      await this.#database.query("INSERT INTO index_snapshots (token) VALUES (?)", { replacements: [token] });
    } catch (error) {
      copy.drop();
      throw error;
    }
    await copy.write(this.#path, facts);
    await this.#database.query(
      "DELETE FROM index_snapshots WHERE created_at < CURRENT_TIMESTAMP(3) - INTERVAL 2 DAY",
    );
  }

  /** Removes the file. */
  discard(): void {
    rmSync(this.#path, { force: true });
  }

  /** Removes what processes have left that were killed while they wrote. */
  #sweep(): void {
    if (!existsSync(this.#folder)) return;
    const prefix = `${basename(this.#path)}.`;
    for (const name of readdirSync(this.#folder)) {
      const path = join(this.#folder, name);
      if (!name.startsWith(prefix)) continue;
      const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
      if (this.#now().getTime() - written > ABANDONED_MS) rmSync(path, { force: true });
    }
  }

  async #check({ token, release, schema, position }: Facts): Promise<void> {
    if (release !== this.#release) throw new UnusableFile("it is of another release");
    if (schema !== (await this.#schema())) throw new UnusableFile("the schema is another");
    const [known] = await this.#select<{ hours: number }>(
      "SELECT TIMESTAMPDIFF(HOUR, created_at, CURRENT_TIMESTAMP(3)) AS hours FROM index_snapshots WHERE token = ?",
      [token],
    );
    if (known === undefined) throw new UnusableFile("it is of another database");
    if (known.hours < 0 || known.hours >= VALID_HOURS) throw new UnusableFile("it is too old");
    const [changes] = await this.#select<{ highest: number | null }>(
      "SELECT MAX(id) AS highest FROM job_changes",
      [],
    );
    // Rows are deleted after a day, so none that is younger can be missing.
    if (changes?.highest != null && Number(changes.highest) < position.above)
      throw new UnusableFile("it is ahead of the database");
  }

  /** A name of the migrations that were applied. */
  async #schema(): Promise<string> {
    const rows = await this.#select<{ name: string }>("SELECT name FROM schema_migrations ORDER BY name", []);
    return createHash("sha256")
      .update(rows.map(({ name }) => name).join())
      .digest("hex");
  }

  #select<T extends object>(statement: string, replacements: unknown[]): Promise<T[]> {
    return this.#database.query<T>(statement, { replacements, type: QueryTypes.SELECT });
  }
}
