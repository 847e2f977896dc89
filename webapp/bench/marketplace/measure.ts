import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Data } from "@jobmap/contract";
import { percentile } from "../../../api/bench/map/timing.ts";
import { processorTime } from "../processor.ts";
import type { Question } from "./questions.ts";
import { LARGE_JOBS, type World } from "./world.ts";

/** What was asked again and again. */
export interface Row {
  readonly name: string;
  /** Milliseconds from the first byte sent to the last received, over a connection that is open. */
  readonly times: number[];
  /** Milliseconds of processor time that the server and its database took meanwhile. */
  readonly processor: number[];
  /** Nobody waits for it. */
  readonly isBackground?: boolean;
}

/** A server that is asked. */
export interface Asked {
  readonly url: string;
  readonly world: World;
  /** The processes that answer. */
  readonly pids: readonly number[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Asks every question so many times, in rounds, so that what else the machine does hits all alike. */
export async function measureQuestions(
  asked: Asked,
  questions: readonly Question[],
  rounds: number,
): Promise<Row[]> {
  const rows = questions.map(({ who, name }) => rowOf(`${who}: ${name}`));
  // The first round is for code to be compiled and pages of the database to be read.
  for (let round = -1; round < rounds; round++)
    for (const [i, { paths, who }] of questions.entries()) {
      const path = paths[(round + 1) % paths.length] ?? "";
      await ask(asked, round < 0 ? undefined : rows[i], "GET", path, asked.world[who]);
    }
  return rows;
}

/** Applications that are moved at once: the most that the API takes. */
const BULK = 200;
const BULKS = 8;
const OPEN = "APPLIED,VIEWED,SHORTLISTED,INTERVIEW,OFFER";

/** Moves applications one by one and 200 at once; then closes jobs with thousands of open applications. */
export async function measureWrites(asked: Asked): Promise<Row[]> {
  const one = rowOf("employer: an application to another stage");
  const bulk = rowOf(`employer: ${BULK} applications to another stage`);
  const closing = rowOf("employer: closing a job with 5,000 applications");
  const send = (row: Row, path: string, body: object) =>
    ask(asked, row, "POST", path, asked.world.employer, body);
  const move = (row: Row, ids: readonly number[]) =>
    send(row, "employer/job/change-application-status", { ids, action: "shortlist", message: "Thank you." });
  const fresh = await newApplications(asked);
  for (let n = 0; n < BULKS; n++) await move(bulk, fresh.splice(0, BULK));
  for (const id of fresh.splice(0, 20)) await move(one, [id]);
  const answering = { ...rowOf("until those 5,000 have their answers"), isBackground: true };
  for (let id = 2; id <= LARGE_JOBS; id++) {
    const before = processorTime(asked.pids);
    const started = performance.now();
    await send(closing, "employer/job/change-status", { id, action: "close", close_reason: "FILLED" });
    while ((await openApplications(asked, id)) > 0) await sleep(100);
    answering.times.push(performance.now() - started);
    answering.processor.push(processorTime(asked.pids) - before);
  }
  return [one, bulk, closing, answering];
}

async function openApplications({ url, world }: Asked, job: number): Promise<number> {
  const path = `/api/v1/employer/job/applicants-list?job_id=${job}&status=${OPEN}&limit=1`;
  const reply = await fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${world.employer}` } });
  const { data }: Reply = await reply.json();
  return data.total;
}

/** Ids of applications for the first job that nobody has opened yet. */
async function newApplications({ url, world }: Asked): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; page <= 20; page++) {
    const path = `/api/v1/employer/job/applicants-list?job_id=1&status=APPLIED&limit=100&page=${page}`;
    const reply = await fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${world.employer}` } });
    const { data }: Reply = await reply.json();
    ids.push(...data.items.map(({ id }) => id));
  }
  return ids;
}

interface Reply {
  data: Data<"GET employer/job/applicants-list">;
}

export const rowOf = (name: string): Row => ({ name, times: [], processor: [] });

/** Sends one request and notes in the row, if there is one, how long it took. @returns the reply, parsed */
export async function ask(
  { url, pids }: Asked,
  row: Row | undefined,
  method: string,
  path: string,
  token: string,
  body?: object,
): Promise<unknown> {
  const before = processorTime(pids);
  const started = performance.now();
  const reply = await send(`${url}/api/v1/${path}`, method, token, body);
  row?.times.push(performance.now() - started);
  row?.processor.push(processorTime(pids) - before);
  const [type] = (reply.type ?? "").split(";");
  return type === "application/json" ? JSON.parse(reply.text) : undefined;
}

interface Received {
  readonly type: string | undefined;
  readonly text: string;
}

function send(url: string, method: string, token: string, body?: object): Promise<Received> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        agent,
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body && { "Content-Type": "application/json" }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.once("end", () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve({ type: response.headers["content-type"], text });
          else reject(new Error(`${url} answered ${response.statusCode}: ${text.slice(0, 400)}`));
        });
      },
    );
    asked.once("error", reject);
    asked.end(body && JSON.stringify(body));
  });
}

/** A table of what was asked, and whether each keeps within so many milliseconds of processor time. */
export function tableOf(rows: readonly Row[], most: number): string {
  const show = (milliseconds: number) => `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
  return [
    `| What | processor, median | processor, p95 | p95 ≤ ${most} ms | by the clock, median | by the clock, p95 |`,
    "| --- | --- | --- | --- | --- | --- |",
    ...rows.map(({ name, times, processor, isBackground }) => {
      const [clock, own] = [times, processor].map((list) => list.toSorted((a, b) => a - b));
      if (!clock || !own) return "";
      const p95 = percentile(own, 0.95);
      const isMet = isBackground ? "no page" : p95 <= most ? "met" : "**not met**";
      return `| ${name} | ${show(percentile(own, 0.5))} | ${show(p95)} | ${isMet} | ${show(percentile(clock, 0.5))} | ${show(percentile(clock, 0.95))} |`;
    }),
  ].join("\n");
}
