import type { Logger } from "pino";
import type { Sequelize } from "sequelize";
import type { EmployerScores } from "../map/index.ts";
import { readAnswerPoints } from "../queries/answer-points.ts";
import { PollingLoop } from "./polling-loop.ts";

const POLL_INTERVAL_MS = 5_000;
const HOUR_MS = 3_600_000;

/** How employers answer, as lists are ordered by it: read anew once an hour, so that an order stays while it is read. */
export class AnswerRecords {
  readonly #database: Sequelize;
  readonly #now: () => Date;
  readonly #loop: PollingLoop;
  #hour = Number.NaN;
  #scores: EmployerScores = { key: "unread", pointsOf: () => 0 };
  #isFailing = false;

  constructor(database: Sequelize, log: Logger, now: () => Date) {
    this.#database = database;
    this.#now = now;
    this.#loop = new PollingLoop({
      intervalMs: POLL_INTERVAL_MS,
      run: () => this.refresh(),
      onError: (error) => {
        if (!this.#isFailing) log.warn({ err: error }, "how employers answer cannot be read");
        this.#isFailing = true;
      },
    });
  }

  /** The points of this hour, or of the last one that could be read. */
  get scores(): EmployerScores {
    return this.#scores;
  }

  start(): void {
    this.#loop.start();
  }

  async stop(): Promise<void> {
    await this.#loop.stop();
  }

  /** Reads the figures, unless those of this hour are read. @throws database errors */
  async refresh(): Promise<void> {
    const hour = Math.floor(this.#now().getTime() / HOUR_MS);
    if (hour === this.#hour) return;
    const points = await readAnswerPoints(this.#database);
    this.#scores = { key: `hour ${hour}`, pointsOf: (companyId) => points.get(companyId) ?? 0 };
    this.#hour = hour;
    this.#isFailing = false;
  }
}
