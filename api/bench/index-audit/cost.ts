import { readFileSync } from "node:fs";
import { pino } from "pino";
import { QueryTypes, type Sequelize } from "sequelize";
import { AUDIT_EVERY_MS, AUDIT_SEARCHES, IndexAudit } from "../../src/background/index-audit.ts";
import { IndexKeeper } from "../../src/background/index-keeper.ts";
import { Random } from "../../test/map/index-model/random.ts";

export interface AuditCost {
  readonly jobs: number;
  readonly searches: number;
  /** Seconds between two replays. */
  readonly every: number;
  readonly differences: number;
  /** Milliseconds of processor time for a replay, and its share of a core in percent; the database's null where unknown. */
  readonly ownMs: number;
  readonly ownShare: number;
  readonly databaseMs: number | null;
  readonly databaseShare: number;
}

const REPLAYS = 150;
const WARM_UP = 15;
/** Milliseconds of a tick of the kernel's accounting. */
const TICK = 10;

/** Makes the replays of more than half an hour one after another, in this process. */
export async function measureCost(database: Sequelize): Promise<AuditCost> {
  const log = pino({ level: "error" });
  const keeper = new IndexKeeper(database, log);
  const jobs = await keeper.load();
  const random = new Random(1);
  const audit = new IndexAudit({
    database,
    jobIndex: keeper,
    log,
    now: () => new Date(),
    random: () => random.next(),
  });
  for (let i = 0; i < WARM_UP; i++) await audit.replay();
  const databaseTime = await databaseClock(database);
  const [own, other] = [process.cpuUsage(), databaseTime()];
  for (let i = 0; i < REPLAYS; i++) await audit.replay();
  const { user, system } = process.cpuUsage(own);
  const ownMs = (user + system) / 1_000 / REPLAYS;
  const after = databaseTime();
  const databaseMs = other === null || after === null ? null : (after - other) / REPLAYS;
  await keeper.stop();
  return {
    jobs,
    searches: REPLAYS * AUDIT_SEARCHES,
    every: AUDIT_EVERY_MS / 1_000,
    differences: audit.report.differences,
    ownMs,
    ownShare: (100 * ownMs) / AUDIT_EVERY_MS,
    databaseMs,
    databaseShare: (100 * (databaseMs ?? 0)) / AUDIT_EVERY_MS,
  };
}

/** Reads the processor time of the database server in milliseconds, if it runs on this machine. */
async function databaseClock(database: Sequelize): Promise<() => number | null> {
  const [row] = await database.query<{ file: string }>("SELECT @@pid_file AS file", {
    type: QueryTypes.SELECT,
  });
  try {
    const pid = readFileSync(row?.file ?? "", "utf8").trim();
    return () => {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /, "")
        .split(" ");
      return TICK * (Number(fields[11]) + Number(fields[12]));
    };
  } catch {
    return () => null;
  }
}
