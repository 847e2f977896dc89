import { QueryTypes, type Sequelize } from "sequelize";
import { type RegionJobs, RegionTally, type StatedPoint } from "../company-map/index.ts";
import type { JobIndex } from "../map/index.ts";

/** Jobs per read: few enough that reading their rows holds up nobody. A thousand took up to 26 ms. */
const BATCH = 250;

interface Followed {
  readonly tally: RegionTally;
  /** Its jobs when it was first asked for, until they are read; a list, since to put a third of a million into a set holds up everybody. */
  unread: readonly number[];
  /** Jobs that have changed since they were read. */
  readonly changed: Set<number>;
  /** Resolves when the read in progress is done. */
  turn: Promise<void>;
}

/**
 * The regions with the jobs of large companies, in memory: read once, then changed job by job. Which jobs are open says the index; rows
 * are read only for what they state about places.
 */
export class CompanyRegions {
  readonly #database: Sequelize;
  readonly #index: () => JobIndex;
  readonly #companies = new Map<number, Followed>();

  constructor(database: Sequelize, index: () => JobIndex) {
    this.#database = database;
    this.#index = index;
  }

  /** The regions with a company's open jobs, as of all changes noted so far. @throws database errors */
  async of(companyId: number): Promise<readonly RegionJobs[]> {
    const known = this.#companies.get(companyId);
    const company: Followed = known ?? {
      tally: new RegionTally(),
      unread: this.#index().list({ companyIds: [companyId] }, { limit: this.#index().size }).ids,
      changed: new Set(),
      turn: Promise.resolve(),
    };
    if (!known) this.#companies.set(companyId, company);
    const done = company.turn.then(() => this.#read(companyId, company));
    company.turn = done.catch(() => {});
    await done;
    return company.tally.regions();
  }

  /** Reads companies ahead, one after another. @throws database errors */
  async prepare(companyIds: readonly number[]): Promise<void> {
    for (const id of companyIds) await this.of(id);
  }

  /** Jobs of these companies have changed, or have joined or left them. */
  note(companyIds: Iterable<number>, jobIds: readonly number[]): void {
    for (const companyId of companyIds) {
      const company = this.#companies.get(companyId);
      if (company) for (const id of jobIds) company.changed.add(id);
    }
  }

  /** Forgets everything, so that it is read anew. */
  clear(): void {
    this.#companies.clear();
  }

  async #read(companyId: number, company: Followed): Promise<void> {
    const { changed } = company;
    while (company.unread.length + changed.size > 0) {
      const isFirst = company.unread.length > 0;
      const ids = isFirst ? company.unread : [...changed];
      if (isFirst) company.unread = [];
      else changed.clear();
      for (let from = 0; from < ids.length; from += BATCH) {
        const batch = ids.slice(from, from + BATCH);
        const rows = await this.#rowsOf(batch).catch((error: unknown) => {
          for (const id of ids.slice(from)) changed.add(id);
          throw error;
        });
        const places = Map.groupBy(rows, (row) => row.job_id);
        const index = this.#index();
        for (const id of batch)
          company.tally.set(id, index.companyOf(id) === companyId ? (places.get(id) ?? []) : []);
      }
    }
  }

  #rowsOf(jobIds: readonly number[]): Promise<(StatedPoint & { job_id: number })[]> {
    return this.#database.query(
      `SELECT job_id, region, country, latitude, longitude FROM job_locations
       WHERE job_id IN (?) AND latitude IS NOT NULL AND longitude IS NOT NULL`,
      { replacements: [jobIds], type: QueryTypes.SELECT },
    );
  }
}
