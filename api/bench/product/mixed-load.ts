import { setTimeout as sleep } from "node:timers/promises";
import { QueryTypes, type Sequelize } from "sequelize";
import { withDatabase } from "../bad-days/database.ts";
import { percentile, showTime } from "../map/timing.ts";
import { changeJob } from "./largest-company.ts";
import { atMost, type Measured, type Setting } from "./measured.ts";
import { Visitor } from "./visitor.ts";

const VISITORS = 8;
const CHANGES_PER_SECOND = 20;
const STOP_MS = 20;
const API = "/api/v1/";
const PATHS = [
  `${API}user/job/list?limit=20&purpose=page`,
  `${API}user/job/list?limit=20&purpose=page&search=nurse`,
  `${API}user/job/list?limit=20&purpose=page&search=driver&location=Denver,%20CO`,
  `${API}user/job/filter-data?search=teacher`,
  `${API}user/job/get-search-job-title?search=war`,
  `${API}user/companies?search=north`,
  `${API}map/clusters?bbox=-125,24,-66,50&zoom=4`,
  `${API}map/clusters?bbox=-75,40,-73,42&zoom=9`,
];

/** Several visitors ask for everything in turn while jobs change. */
export async function measureMixedLoad({
  served,
  databaseUrl,
  seconds,
}: Setting): Promise<readonly Measured[]> {
  const asking = 2 * seconds;
  await served.loopDelay();
  const visitors = Array.from({ length: VISITORS }, () => new Visitor(served.url));
  const [times] = await withDatabase(databaseUrl, (database) =>
    Promise.all([
      Promise.all(visitors.map((visitor, i) => visitor.askFor(turned(i), asking))),
      changeJobs(database, asking),
    ]),
  );
  for (const visitor of visitors) visitor.close();
  const stop = await served.loopDelay();
  const all = times.flat().sort((a, b) => a - b);
  return [
    {
      what: `mixed load of ${VISITORS} visitors: requests a second; p50 / p99`,
      measured: `${Math.round(all.length / asking)}; ${showTime(percentile(all, 0.5))} / ${showTime(percentile(all, 0.99))}`,
    },
    {
      what: "longest stop of the event loop meanwhile",
      measured: showTime(stop),
      target: atMost(STOP_MS, stop),
    },
  ];
}

const turned = (by: number) => [...PATHS.slice(by), ...PATHS.slice(0, by)];

async function changeJobs(database: Sequelize, seconds: number): Promise<void> {
  const ids = await database.query<{ id: number }>(
    "SELECT id FROM jobs WHERE status = 'PUBLISHED' LIMIT 1000",
    {
      type: QueryTypes.SELECT,
    },
  );
  const end = performance.now() + seconds * 1_000;
  for (let i = 0; performance.now() < end; i++) {
    const { id } = ids[i % ids.length] ?? {};
    if (id !== undefined) await changeJob(database, id);
    await sleep(1_000 / CHANGES_PER_SECOND);
  }
}
