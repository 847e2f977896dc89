import { type IndexedJob, JobIndex } from "../../../src/map/index.ts";
import { NOW } from "../arbitraries.ts";
import { Reference } from "../reference.ts";
import {
  checkClusters,
  checkCount,
  checkFacets,
  checkJob,
  checkList,
  checkSmallIndex,
  checkSuggestions,
} from "./checks.ts";
import { ChosenCompactor } from "./chosen-compactor.ts";
import {
  COMPANIES,
  companyName,
  randomBounds,
  randomFilter,
  randomJob,
  randomPage,
  randomPrefix,
} from "./generate.ts";
import { Random } from "./random.ts";

export interface ModelOptions {
  readonly seed: number;
  readonly steps: number;
  /** Called now and then with the steps taken so far. */
  progress?(steps: number): void;
}

/** What a run has covered. */
export interface ModelCoverage {
  indexes: number;
  compactions: number;
  /** Lengths modulo 32 of the entries in use when a compaction began that had been overtaken by changes when it ended. */
  readonly overtaken: Set<number>;
  questions: number;
}

/** Steps that one index lives. */
const LIFE = 1_500;
/** Of so many indexes one merges in a real worker thread. */
const WORKER_EVERY = 12;

/**
 * Changes, merges and questions in random order, against a naive reference: the index must answer as it does after every step.
 * The same seed takes the same steps.
 * @throws Error with seed and step at the first answer that differs
 */
export async function runIndexModel({ seed, steps, progress }: ModelOptions): Promise<ModelCoverage> {
  const coverage: ModelCoverage = {
    indexes: 0,
    compactions: 0,
    overtaken: new Set(),
    questions: 0,
  };
  for (let taken = 0; taken < steps; taken += LIFE) {
    const life = new Life(new Random(seed + taken), coverage, coverage.indexes % WORKER_EVERY === 0);
    let step = 0;
    try {
      for (const end = Math.min(LIFE, steps - taken); step < end; step++) await life.step();
      await life.close();
    } catch (error) {
      throw new Error(`seed ${seed}, step ${taken + step}: ${life.last}`, { cause: error });
    }
    coverage.indexes++;
    progress?.(Math.min(steps, taken + LIFE));
  }
  return coverage;
}

/** One index from its first rows to its end. */
class Life {
  /** What the last step did, for a person who reads of its failure. */
  last = "building the index";
  readonly #random: Random;
  readonly #coverage: ModelCoverage;
  readonly #reference = new Reference(NOW);
  readonly #index: JobIndex;
  /** Null where a worker thread merges. */
  readonly #compactor: ChosenCompactor | null;
  readonly #highestId: number;
  /** How likely a compaction that is under way ends when it could: one that takes long is overtaken by many changes. */
  readonly #endChance: number;
  readonly #names: Map<number, string>;
  /** A worker merges since a step before. */
  #rebuilt: Promise<void> | null = null;
  #changesSinceSnapshot = 0;

  constructor(random: Random, coverage: ModelCoverage, withWorker: boolean) {
    this.#random = random;
    this.#coverage = coverage;
    this.#compactor = withWorker ? null : new ChosenCompactor();
    this.#highestId = random.pick([3, 20, 60, 120, 200, 300]);
    this.#endChance = random.pick([0.6, 0.6, 0.15, 0.04]);
    this.#names = new Map(Array.from({ length: COMPANIES }, (_, id) => [id, companyName(random)]));
    const jobs = Array.from({ length: random.integer(0, this.#highestId) }, (_, i) => this.#makeJob(i + 1));
    for (const job of jobs) this.#reference.jobs.set(job.id, job);
    this.#index = JobIndex.build(jobs, {
      now: () => this.#reference.now,
      deltaCapacity: random.pick([128, 256, 512]),
      rebuildAfter: random.chance(0.3) ? random.integer(5, 120) : 0,
      ...(this.#compactor && { compactor: this.#compactor }),
    });
  }

  async step(): Promise<void> {
    const kind = this.#random.next();
    if (kind < 0.4) this.#upsert();
    else if (kind < 0.52) this.#remove();
    else if (kind < 0.525) this.#rename();
    else if (kind < 0.535) this.#passTime();
    else if (kind < 0.6) await this.#compact();
    else this.#ask();
  }

  async close(): Promise<void> {
    await this.#finishCompaction();
    this.last = "asking for everything at the end";
    checkList(this.#index, this.#reference, {}, { limit: 10_000 });
    await this.#index.close();
  }

  #makeJob(id: number): IndexedJob {
    const company = this.#random.integer(0, COMPANIES - 1);
    return randomJob(this.#random, id, [company, this.#names.get(company) ?? ""]);
  }

  #upsert(): void {
    const job = this.#makeJob(this.#random.integer(1, this.#highestId));
    this.last = `upsert ${JSON.stringify(job)}`;
    this.#put(job);
  }

  #put(job: IndexedJob): void {
    this.#index.upsert(job);
    this.#reference.jobs.set(job.id, job);
    this.#changesSinceSnapshot++;
  }

  #remove(): void {
    const id = this.#random.integer(1, this.#highestId);
    this.last = `remove ${id}`;
    const wasThere = this.#reference.jobs.delete(id);
    if (this.#index.remove(id) !== wasThere) throw new Error("remove said the opposite");
    this.#changesSinceSnapshot++;
  }

  /** A company's name is written with each of its jobs. */
  #rename(): void {
    const id = this.#random.integer(0, COMPANIES - 1);
    const company = companyName(this.#random);
    this.last = `company ${id} is now ${company}`;
    this.#names.set(id, company);
    for (const job of [...this.#reference.jobs.values()])
      if (job.companyId === id) this.#put({ ...job, company });
  }

  #passTime(): void {
    this.#reference.now += this.#random.integer(1, 40) * 360;
    this.last = `it is now ${this.#reference.now}`;
  }

  /** Begins a compaction, or ends the one under way, by success or failure. */
  async #compact(): Promise<void> {
    const isUnderWay = this.#compactor?.isPending ?? this.#rebuilt !== null;
    if (isUnderWay && this.#random.chance(this.#endChance)) await this.#finishCompaction();
    else if (!isUnderWay) {
      this.last = "beginning a merge";
      this.#rebuilt = this.#index.rebuild();
      this.#rebuilt.catch(() => undefined);
      this.#changesSinceSnapshot = 0;
    }
  }

  async #finishCompaction(): Promise<void> {
    const compactor = this.#compactor;
    if (compactor ? !compactor.isPending : this.#rebuilt === null) return;
    this.last = "ending a merge";
    const rebuilt = this.#index.rebuild();
    this.#rebuilt = null;
    if (compactor !== null) {
      if (this.#random.chance(0.03)) {
        compactor.fail();
        await rebuilt.catch(() => undefined);
        return;
      }
      if (this.#changesSinceSnapshot > 0) this.#coverage.overtaken.add(compactor.entries % 32);
      compactor.finish(this.#random, () => this.#upsert());
    }
    await rebuilt;
    this.#coverage.compactions++;
  }

  #ask(): void {
    this.#coverage.questions++;
    const [index, reference, random] = [this.#index, this.#reference, this.#random];
    const filter = randomFilter(random);
    const kind = random.next();
    const ask = (question: string, check: () => void): void => {
      this.last = `${question} ${JSON.stringify(filter)}`;
      check();
    };
    if (kind < 0.4) {
      const page = randomPage(random);
      ask(`list ${JSON.stringify(page)}`, () => checkList(index, reference, filter, page));
    } else if (kind < 0.6) ask("count", () => checkCount(index, reference, filter));
    else if (kind < 0.8) {
      const viewport = randomBounds(random);
      const zoom = random.pick([0, 2, 3.5, 7, 14]);
      // From the second time on the same conditions are answered from what was kept.
      const times = random.pick([1, 1, 2, 3]);
      ask(`${times} times the map of ${JSON.stringify(viewport)} at zoom ${zoom}`, () => {
        for (let i = 0; i < times; i++) checkClusters(index, reference, filter, viewport, zoom);
      });
    } else if (kind < 0.84) ask("facets", () => checkFacets(index, reference, filter));
    else if (kind < 0.9) {
      const prefix = randomPrefix(random);
      ask(`suggest ${prefix}`, () => checkSuggestions(index, reference, prefix, this.#names));
    } else if (kind < 0.985) {
      const id = random.integer(1, this.#highestId);
      ask(`job ${id}`, () => checkJob(index, reference, id));
    } else {
      const jobs = [...reference.jobs.values()].filter(() => random.chance(0.1));
      ask(`a small index of ${jobs.length} jobs`, () => checkSmallIndex(jobs, filter, reference.now));
    }
  }
}
