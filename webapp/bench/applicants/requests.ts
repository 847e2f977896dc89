import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { DAY_MS } from "@jobmap/contract/limits";
import { z } from "zod";
import { type Asked, ask, measureQuestions, type Row, rowOf } from "../marketplace/measure.ts";
import type { Question } from "../marketplace/questions.ts";
import type { World } from "./world.ts";

const LIST = "employer/job/applicants-list";
const JOBS = "employer/job/list";
const asked = (name: string, ...paths: string[]): Question => ({ name, who: "employer", paths });

/** Every list, filter, search and figure that an employer's desk asks for. */
function questions({ job }: World): readonly Question[] {
  const since = new Date(Date.now() - DAY_MS / 4).toISOString();
  return [
    asked("applicants, newest first", LIST, `${LIST}?page=2&limit=50`),
    asked(
      "applicants in another order",
      ...["name&order=ascending&page=5&limit=50", "rating", "stage", "job", "updated", "due"].map(
        (sort) => `${LIST}?sort=${sort}`,
      ),
    ),
    asked("applicants of one job", `${LIST}?job_id=${job}`),
    asked("applicants by stage and rating", `${LIST}?status=APPLIED,VIEWED&rating=3`),
    asked("applicants by a part of a name", `${LIST}?search=marsh`, `${LIST}?search=nobody`),
    asked("applicants from embeds, flagged", `${LIST}?source=embed&knockout=true`),
    asked("applicants since a day", `${LIST}?applied_from=${since}`),
    asked("applicants who are owed an answer", `${LIST}?answers_due=OPEN`),
    asked("applicants who reached an interview", `${LIST}?reached=INTERVIEW`),
    asked("applicants by an answer", `${LIST}?job_id=${job}&question_id=1&answer=tug`),
    asked(
      "the board's columns",
      ...[
        "APPLIED,VIEWED",
        "SHORTLISTED",
        "INTERVIEW",
        "OFFER",
        "HIRED",
        "REJECTED,WITHDRAWN,JOB_CLOSED",
      ].map((status) => `${LIST}?status=${status}`),
    ),
    asked("the review's queue", "employer/applicants/queue", `employer/applicants/queue?job_id=${job}`),
    asked("one application", ...[3, 77, 300].map((id) => `employer/application/${id}`)),
    asked("pages of a resume", ...[3, 77, 300].map(pagesOf)),
    asked("jobs, in every order", ...SORTS.map((sort) => `${JOBS}?sort=${sort}&limit=50`)),
    asked(
      "jobs by state, title or applicants",
      ...["status=PUBLISHED", "search=nurse", "applicants=new", "search=HS-1077"].map(
        (filter) => `${JOBS}?${filter}`,
      ),
    ),
    asked("every job by name", "employer/job/get-all-job-list"),
    asked(
      "results of 90 days",
      ...["job", "source", "embed", "day"].map((by) => `employer/funnel?by=${by}&days=90`),
    ),
    asked("dashboard", "employer/dashboard-count"),
    asked(
      "search of the palette",
      ...["marsh", "ada marsh applicant-1", "nurse"].map((q) => `employer/search?q=${encodeURIComponent(q)}`),
    ),
    asked("the bell", "employer/job/notification"),
  ];
}
const SORTS = ["changed", "title", "town", "reference", "state", "pay", "applicants", "new", "views", "ends"];

/** Waits until the processes that read resumes have started, as on a server that has run for a while. */
export async function warm(server: Asked): Promise<void> {
  for (const id of [1, 2, 3, 4])
    while (!(await ask(server, undefined, "GET", pagesOf(id), server.world.employer).catch(() => undefined)))
      await sleep(ASKS_EVERY_MS);
}

const pagesOf = (id: number) => `employer/application/${id}/resume-pages`;

export const measureReads = (server: Asked, world: World, rounds: number): Promise<Row[]> =>
  measureQuestions(server, questions(world), rounds);

/** A move of everybody, a change of every job, and both taken back, so many times. */
export async function measureBulk(server: Asked, rounds: number): Promise<Row[]> {
  const rows = {
    preview: rowOf("preview of a move of all"),
    move: rowOf("a move of all, answered"),
    moved: { ...rowOf("until all are moved"), isBackground: true },
    undo: rowOf("taking it back, answered"),
    undone: { ...rowOf("until all are taken back"), isBackground: true },
    change: rowOf("a pause of every open job, answered"),
    changed: { ...rowOf("until every job is paused"), isBackground: true },
  };
  const send = (row: Row | undefined, path: string, body: object) =>
    ask(server, row, "POST", path, server.world.employer, body);
  for (let round = 0; round < rounds; round++) {
    const everybody = { selection: { filter: {}, up_to: MAX_ID }, action: "reject" };
    await send(rows.preview, "employer/applicants/preview", everybody);
    const begun = performance.now();
    const move = Started.parse(
      await send(rows.move, "employer/applicants/move", { ...everybody, key: randomUUID() }),
    ).data.id;
    await until(server, `employer/applicants/move/${move}`, "HELD");
    rows.moved.times.push(performance.now() - begun);
    const back = performance.now();
    await send(rows.undo, "employer/applicants/undo", { id: move });
    await until(server, `employer/applicants/move/${move}`, "UNDONE");
    rows.undone.times.push(performance.now() - back);

    const expected = Counted.parse(await ask(server, undefined, "GET", OPEN_JOBS, server.world.employer)).data
      .total;
    const paused = performance.now();
    const batch = Started.parse(
      await send(rows.change, "employer/job-batch/start", {
        request_key: randomUUID(),
        selection: { filter: { status: "PUBLISHED" }, expected },
        change: { kind: "move", action: "pause" },
      }),
    ).data.id;
    await until(server, `employer/job-batch/${batch}`, "DONE");
    rows.changed.times.push(performance.now() - paused);
    await send(undefined, "employer/job-batch/undo", { id: batch });
    await until(server, `employer/job-batch/${batch}`, "UNDONE");
  }
  return Object.values(rows);
}

/** Takes back what was moved before, also after the candidates were told. */
export async function reopenAll(server: Asked): Promise<void> {
  const body = { selection: { filter: {}, up_to: MAX_ID }, action: "reopen", key: randomUUID() };
  const reply = await ask(server, undefined, "POST", "employer/applicants/move", server.world.employer, body);
  await until(server, `employer/applicants/move/${Started.parse(reply).data.id}`, "DONE");
}

const OPEN_JOBS = `${JOBS}?status=PUBLISHED&limit=1`;
/** Above any id: everybody, whenever they applied. */
const MAX_ID = 4_294_967_295;
const Started = z.object({ data: z.object({ id: z.int() }) });
const Counted = z.object({ data: z.object({ total: z.int() }) });
const State = z.object({ data: z.object({ state: z.string() }) });
const ASKS_EVERY_MS = 20;

async function until(server: Asked, path: string, state: string): Promise<void> {
  for (;;) {
    // On a machine that stands still for seconds a look may be refused; the work goes on.
    const reply = await ask(server, undefined, "GET", path, server.world.employer).catch(() => undefined);
    if (State.safeParse(reply).data?.data.state === state) return;
    await sleep(ASKS_EVERY_MS);
  }
}
