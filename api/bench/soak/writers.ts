import { setTimeout as sleep } from "node:timers/promises";
import { QueryTypes, type Sequelize } from "sequelize";
import { Company, defineModels } from "../../src/models/index.ts";
import { buildAccount, buildEmployer, buildSession } from "../../test/support/build.ts";

const EMPLOYERS = 10;
const CANDIDATES = 10;

interface Write {
  readonly key: string;
  readonly body: object;
  readonly token: string;
}

/** Employers who pause and resume jobs, and candidates who save them, all over HTTP. */
export interface Writers {
  /** How many writes were refused, by what they were and the status. */
  readonly refused: ReadonlyMap<string, number>;
  readonly written: number;
  stop(): Promise<void>;
}

/** Writes so many times a second until it is stopped. */
export async function startWriters(base: string, database: Sequelize, perSecond: number): Promise<Writers> {
  const writes = await writesOf(database);
  const refused = new Map<string, number>();
  let isOn = true;
  let written = 0;
  const ended = (async () => {
    const begun = performance.now();
    for (let i = 0; isOn; i++) {
      await sleep(Math.max(0, begun + (i * 1_000) / perSecond - performance.now()));
      const write = writes[i % writes.length];
      if (!write) throw new Error("There is nobody who writes.");
      const status = await send(base, write);
      if (status === 200) written++;
      else refused.set(`${write.key} ${status}`, (refused.get(`${write.key} ${status}`) ?? 0) + 1);
    }
  })();
  return {
    refused,
    get written() {
      return written;
    },
    async stop() {
      isOn = false;
      await ended;
    },
  };
}

/** One round of writes; after it everything is as before, so that it can be sent again. */
async function writesOf(database: Sequelize): Promise<readonly Write[]> {
  defineModels(database);
  const jobs = await database.query<{ id: number; company: number }>(
    `SELECT MIN(id) AS id, company_id AS company FROM jobs WHERE status = 'PUBLISHED' GROUP BY company_id LIMIT ${EMPLOYERS}`,
    { type: QueryTypes.SELECT },
  );
  // Companies of the demo have nobody who signs in.
  const employers = await Promise.all(
    jobs.map(async ({ id, company }) => {
      const own = await Company.findByPk(company, { rejectOnEmpty: true });
      return { id, token: await buildSession(await buildEmployer({}, own)) };
    }),
  );
  const candidates = await Promise.all(
    Array.from({ length: CANDIDATES }, async () => buildSession(await buildAccount())),
  );
  const status = (action: string): Write[] =>
    employers.map(({ id, token }) => ({ key: "employer/job/change-status", body: { id, action }, token }));
  const save = (saved: boolean): Write[] =>
    candidates.map((token, i) => ({
      key: "user/job/save",
      body: { job_id: jobs[i % jobs.length]?.id, saved },
      token,
    }));
  return [...status("pause"), ...status("resume"), ...save(true), ...save(false)];
}

async function send(base: string, { key, body, token }: Write): Promise<number> {
  const response = await fetch(`${base}/api/v1/${key}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}
