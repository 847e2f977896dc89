import { setTimeout as sleep } from "node:timers/promises";
import { DAY_MS } from "@jobmap/contract/limits";
import { type Asked, ask, measureQuestions, type Row } from "../marketplace/measure.ts";
import type { Question } from "../marketplace/questions.ts";
import type { World } from "./world.ts";

export const LIST = "employer/job/applicants-list";
export const JOBS = "employer/job/list";
const asked = (name: string, ...paths: string[]): Question => ({ name, who: "employer", paths });

/** Every list, filter, search and figure that an employer's desk asks for. */
function questions({ job, applications }: World): readonly Question[] {
  /** Of the board's first column, which three of four are in. */
  const deepest = Math.max(1, Math.floor((applications * 0.75) / COLUMN));
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
      ].map((status) => `${LIST}?status=${status}&limit=${COLUMN}`),
    ),
    asked(
      "cards far down a column",
      ...[deepest, Math.ceil(deepest / 2)].map(
        (page) => `${LIST}?status=APPLIED,VIEWED&limit=${COLUMN}&page=${page}`,
      ),
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
    asked("unread messages", "thread/unread"),
    asked("saved views and replies", "employer/applicants/views", "employer/reply-template/list"),
  ];
}
/** Cards of a page of a column. */
const COLUMN = 50;
const SORTS = ["changed", "title", "town", "reference", "state", "pay", "applicants", "new", "views", "ends"];

/** Waits until the processes that read resumes have started, as on a server that has run for a while. */
export async function warm(server: Asked): Promise<void> {
  for (const id of [1, 2, 3, 4])
    while (!(await ask(server, undefined, "GET", pagesOf(id), server.world.employer).catch(() => undefined)))
      await sleep(STARTING_MS);
}

const STARTING_MS = 20;

const pagesOf = (id: number) => `employer/application/${id}/resume-pages`;

export const measureReads = (server: Asked, world: World, rounds: number): Promise<Row[]> =>
  measureQuestions(server, questions(world), rounds);
