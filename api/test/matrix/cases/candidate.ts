import { alertIn, articleIn, folderIn, resumeIn } from "../world.ts";
import {
  aboutJob,
  answerPath,
  application,
  applicationPath,
  body,
  type Cases,
  email,
  plain,
  query,
  row,
} from "./kit.ts";

/** What a candidate searches, saves, writes and sends. */
export const candidate = {
  "GET user/job/search-preferences": plain,
  "POST user/job/clear-search-history": body({}),
  "POST user/job/delete-search-history": row(async ({ candidate }) => {
    await candidate.ok("GET user/job/list", "user/job/list?search=deckhand");
    const list = () => candidate.ok("GET user/job/search-preferences", "user/job/search-preferences");
    let found = (await list()).recentSearches[0];
    while (!found) found = (await list()).recentSearches[0];
    return { body: { id: found.id } };
  }),
  "POST user/job/clear-not-interestd-jobs": body({}),
  "POST user/job/delete-not-interestd-job": row(async ({ candidate, job }) => ({
    body: await candidate.ok("POST user/job/not-interested", "user/job/not-interested", { job_id: job.id }),
  })),
  "POST user/job/not-interested": aboutJob(),
  "GET user/job/marks": plain,
  "POST user/job/save": row(async (world) => ({
    body: { job_id: world.job.id, folder_id: await folderIn(world) },
  })),
  "GET user/job/saved": row(async (world) => ({ query: { folder_id: await folderIn(world) } })),
  "POST user/job/clear-save-jobs": body({}),
  "POST user/job/report": aboutJob({ reason: "SCAM" }),
  "GET user/folder/list": plain,
  "POST user/folder/add": row(async (world) => ({ body: { id: await folderIn(world), name: "Ships" } })),
  "POST user/folder/order": { ask: async (world) => ({ body: { ids: [await folderIn(world)] } }) },
  "POST user/folder/delete": row(async (world) => ({ body: { id: await folderIn(world) } })),
  "POST user/folder/saved-jobs": row(async (world) => ({ body: { folder_id: await folderIn(world) } })),
  "POST user/folder/save-job": row(async (world) => ({
    body: { job_id: world.job.id, folder_id: await folderIn(world) },
  })),

  "GET blog/list": query({ tags: "pay", search: "map" }),
  "GET blog/most-viewed-blogs": plain,
  "GET blog/particuler-blog-detail/{slug}": {
    ask: async (world) => ({ params: { slug: await articleIn(world) } }),
  },
  "GET user/courses": plain,
  "GET user/preference": plain,
  "POST user/preference/update": body({ occupations: ["deckhand"] }),
  "POST user/preference/erase": body({}),
  "GET user/preference/fit": { ask: ({ job }) => ({ query: { job: job.id } }) },
  "GET user/job-feed": plain,
  "GET employer/culture": plain,
  "POST employer/culture/update": body({ culture: { team: { first: 4, second: null } } }),
  "GET user/resume": plain,
  "POST user/resume/add": body({ name: "Boats" }),
  "POST user/resume/update": row(async (world) => ({
    body: { id: await resumeIn(world), version: 0, name: "Yachts" },
  })),
  "DELETE user/resume/{id}": row(async (world) => ({ params: { id: await resumeIn(world) } })),
  "POST user/resume/preview": body({ format: "docx" }),
  "POST user/resume/readings": body({}),
  "POST user/resume/file-readings": body({}, { own: 400 }),
  "POST user/resume/document": body({}),
  "GET user/resume/{id}/file": row(async (world) => ({
    params: { id: await resumeIn(world) },
    query: { format: "docx" },
  })),
  "GET user/job-alert/list": plain,
  "POST user/job-alert/add": body({ name: "Boats", search: { search: "deckhand" } }),
  "POST user/job-alert/change": row(async (world) => ({ body: { id: await alertIn(world), paused: true } })),
  "POST user/job-alert/delete": row(async (world) => ({ body: { id: await alertIn(world) } })),

  "GET user/job/apply-form/{id}": { ask: ({ job }) => ({ params: { id: job.id } }) },
  "POST user/job/apply": aboutJob({ first_name: "Ada", last_name: "Harbor", email }),
  "GET user/job/applied": plain,
  "POST user/job/withdraw": application({}),
  "POST user/job/clear-applied-jobs": body({}),
  "GET user/application/{id}/resume": applicationPath(404),
  "GET user/application/{id}/answer/{question_id}/file": answerPath,
} satisfies Cases;
