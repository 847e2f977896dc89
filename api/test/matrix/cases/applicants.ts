import { randomUUID } from "node:crypto";
import { applicationIn, noteIn, type World } from "../world.ts";
import { answerPath, application, applicationPath, body, type Cases, plain, row } from "./kit.ts";

const QUESTION_SET = { name: "Crew", questions: [{ text: "Can you swim?", type: "BOOLEAN" }] };

/** An employer's applicants. */
export const applicants = {
  "GET employer/job/{id}": row(({ job }) => ({ params: { id: job.id } })),
  "GET employer/job/applicants-list": row(({ job }) => ({ query: { job_id: job.id } })),
  "GET employer/job/get-applied-user-list": row(({ job }) => ({ query: { job_id: job.id } })),
  "POST employer/job/change-application-status": row(async (world) => ({
    body: { ids: [await applicationIn(world)], action: "shortlist" },
  })),
  "GET employer/application/{id}": applicationPath(),
  "GET employer/application/{id}/resume": applicationPath(404),
  "GET employer/application/{id}/answer/{question_id}/file": answerPath,
  "POST employer/application/view": application({}),
  "POST employer/application/rate": application({ rating: 3 }),
  "POST employer/application/note": application({ text: "Knows boats." }),
  "POST employer/application/delete-note": {
    ...row(async (world) => ({ body: { id: await noteIn(world) } })),
    // Notes of others take a recruiter.
    colleague: 403,
  },
  "POST employer/application/restore-note": {
    ...row(async (world) => ({ body: { id: await noteIn(world) } })),
    colleague: 403,
  },
  "GET employer/application/export": row(({ job }) => ({ query: { job_id: job.id } })),
  "POST employer/applicants/preview": row(async (world) => ({
    body: { selection: { ids: [await applicationIn(world)] }, action: "shortlist" },
  })),
  "POST employer/applicants/move": row(async (world) => ({
    body: { key: randomUUID(), selection: { ids: [await applicationIn(world)] }, action: "shortlist" },
  })),
  "GET employer/applicants/move/{id}": row(async (world) => ({ params: { id: await moveIn(world) } })),
  "POST employer/applicants/undo": row(async (world) => ({ body: { id: await moveIn(world) } })),
  "GET employer/applicants/queue": row(({ job }) => ({ query: { job_id: job.id } })),
  "GET employer/application/{id}/resume-pages": applicationPath(404),
  "GET employer/application/{id}/answer/{question_id}/file-pages": answerPath,
  "GET employer/applicants/views": plain,
  "POST employer/applicants/save-view": body({ name: "To call", query: "stage=new" }),
  "POST employer/applicants/delete-view": {
    ...row(async ({ employer }) => {
      const view = { name: "To call", query: "stage=new" };
      const path = "employer/applicants/save-view";
      return { body: { id: (await employer.ok("POST employer/applicants/save-view", path, view)).id } };
    }),
    // Each person has their own.
    colleague: 404,
  },
  "GET employer/job-template/list": plain,
  "POST employer/job-template/add": row(({ job }) => ({ body: { job_id: job.id, name: "Crew" } })),
  "POST employer/job-template/rename": row(async (world) => ({
    body: { id: await jobTemplateIn(world), name: "Deck crew" },
  })),
  "POST employer/job-template/delete": row(async (world) => ({
    body: { id: await jobTemplateIn(world) },
  })),
  "POST employer/job-template/start": row(async (world) => ({
    body: { id: await jobTemplateIn(world), request_key: randomUUID() },
  })),
  "GET employer/question-set/list": plain,
  "POST employer/question-set/add": body(QUESTION_SET),
  "POST employer/question-set/change": row(async (world) => ({
    body: { id: await questionSetIn(world), name: "Deck crew" },
  })),
  "POST employer/question-set/delete": row(async (world) => ({
    body: { id: await questionSetIn(world) },
  })),
  "GET employer/reply-template/list": plain,
  "POST employer/reply-template/save": row(async (world) => ({
    body: { id: await templateIn(world), name: "No", text: "Thank you." },
  })),
  "POST employer/reply-template/preview": row(async (world) => ({
    body: { application_id: await applicationIn(world), text: "Dear {first_name}" },
  })),
  "POST employer/reply-template/delete": row(async (world) => ({ body: { id: await templateIn(world) } })),
} satisfies Cases;

async function moveIn(world: World): Promise<number> {
  const move = { key: randomUUID(), selection: { ids: [await applicationIn(world)] }, action: "shortlist" };
  return (await world.employer.ok("POST employer/applicants/move", "employer/applicants/move", move)).id;
}

async function questionSetIn({ employer }: World): Promise<number> {
  const path = "employer/question-set/add";
  return (await employer.ok(`POST ${path}`, path, QUESTION_SET)).id;
}

async function jobTemplateIn({ employer, job }: World): Promise<number> {
  const path = "employer/job-template/add";
  return (await employer.ok(`POST ${path}`, path, { job_id: job.id, name: "Crew" })).id;
}

async function templateIn({ employer }: World): Promise<number> {
  const { id } = await employer.ok("POST employer/reply-template/save", "employer/reply-template/save", {
    name: "Thanks",
    text: "Thank you.",
  });
  return id;
}
