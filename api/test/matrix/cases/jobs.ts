import { randomUUID } from "node:crypto";
import type { EmployerJob } from "@jobmap/contract";
import { expect, vi } from "vitest";
import { row as cellsOf, table, upload } from "../../bulk/files.ts";
import { BASICS, DETAIL, draftJob, publishJob, SALARY } from "../../employer/postings.ts";
import type { SignedIn } from "../../support/server.ts";
import type { World } from "../world.ts";
import { body, type Case, type Cases, plain, query, row, uuid } from "./kit.ts";

const ownJob = (more: object): Case => row(({ job }) => ({ body: { id: job.id, ...more } }));
const ownDraft = (more: object): Case =>
  row(async ({ employer }) => ({ body: { ...more, id: (await draftJob(employer)).id } }));
const ownVersion = (make: (employer: SignedIn) => Promise<EmployerJob>, more: object = {}): Case =>
  row(async ({ employer }) => {
    const { id, version } = await make(employer);
    return { body: { id, version, ...more } };
  });
const ownUpload = (more: object, own = 200): Case =>
  row(async (world) => ({ body: { id: await uploadIn(world), ...more } }), own);
const ownFeed = (more: object, own = 200): Case =>
  row(async (world) => ({ body: { id: await feedIn(world), ...more } }), own);
const ownDomain = (more: object, own = 200): Case =>
  row(async ({ employer }) => {
    const domain = { domain: "harbor.example" };
    const { id } = await employer.ok("POST employer/domains/add", "employer/domains/add", domain);
    return { body: { id, ...more } };
  }, own);

/** An employer's listings: writing, uploads, feeds, domains and embeds. */
export const jobs = {
  "GET employer/job/get-form-data": plain,
  "GET employer/job/publishing-allowance": plain,
  "POST employer/job/post": ownDraft(BASICS),
  "POST employer/job/post-salary": ownDraft(SALARY),
  "POST employer/job/post-detail": ownDraft(DETAIL),
  "POST employer/job/post-job-question": ownDraft({ questions: [] }),
  "POST employer/job/read-link": body({ url: "http://127.0.0.1:1/" }, { own: 400 }),
  "POST employer/job/read-text": body({ text: "Deckhand\n\nKeeps the boats in order." }),
  "POST employer/job/read-file": body({ file_name: "job.pdf" }, { own: 400 }),
  "POST employer/job/save-reading": {
    ask: () => ({
      body: {
        request_key: randomUUID(),
        origin: { kind: "TEXT", name: "" },
        content: { title: "Deckhand" },
        findings: [],
      },
    }),
  },
  "POST employer/job/confirm-marks": ownDraft({ fields: ["title"] }),
  "POST employer/job/save-changes": ownVersion(draftJob, { title: "Boatman" }),
  "POST employer/job/publish-changes": ownVersion(publishJob),
  "POST employer/job/discard-changes": ownVersion(publishJob),
  "POST employer/job/change-status": ownJob({ action: "pause" }),
  "POST employer/job/change-position-status": ownJob({ positions_filled: 1 }),
  "POST employer/job/duplicate": ownJob({ request_key: uuid }),
  "POST employer/job-batch/start": row(({ job }) => ({
    body: {
      request_key: uuid,
      selection: { ids: [job.id] },
      change: { kind: "move", action: "pause" },
    },
  })),
  "GET employer/job-batch/{id}": row(async (world) => ({ params: { id: await batchIn(world) } })),
  "POST employer/job-batch/undo": row(async (world) => ({ body: { id: await batchIn(world) } })),
  "POST employer/job/job-bulk-upload-new": body({}, { own: 400 }),
  "GET employer/job/get-job-bulk-list": row(async (world) => ({ query: { id: await uploadIn(world) } })),
  "POST employer/job/bulk-sheet": ownUpload({ sheet: 0 }),
  "POST employer/job/bulk-check": ownUpload({ columns: [] }),
  "POST employer/job/bulk-edit": ownUpload({ edits: [{ n: 2, column: 0, value: "Bosun" }] }, 409),
  "POST employer/job/bulk-replace": ownUpload({ find: "a", replace: "b" }, 409),
  "POST employer/job/bulk-undo": ownUpload({}, 409),
  "GET employer/job/bulk-plan": row(async (world) => ({ query: { id: await uploadIn(world) } })),
  "POST employer/job/bulk-start": ownUpload({}, 409),
  "GET employer/job/bulk-file": row(async (world) => ({ query: { id: await uploadIn(world) } })),
  "POST employer/job/delete-bulk-jobs": ownUpload({}),
  "GET employer/domains": plain,
  "POST employer/domains/add": body({ domain: "harbor.example" }),
  "POST employer/domains/check": ownDomain({}, 409),
  "POST employer/domains/mail-code": ownDomain({ mailbox: "hr@harbor.example" }),
  "POST employer/domains/confirm": ownDomain({ code: "22222222" }, 400),
  "POST employer/domains/remove": ownDomain({}),
  "GET user/domain-log": plain,
  "GET employer/embed/sightings": plain,
  "POST employer/embed/check": body({ url: "http://10.0.0.1/" }, { own: 400 }),
  "GET employer/embed/mails": plain,
  "POST employer/embed/mail": body({ email: "web@harbor.example" }),
  "GET employer/feeds": plain,
  "GET employer/feeds/{id}": row(async (world) => ({ params: { id: await feedIn(world) } })),
  "POST employer/feeds/test": body({ url: "http://127.0.0.1:1/" }, { own: 400 }),
  "POST employer/feeds/add": body({ name: "Careers", url: "https://jobs.example/feed" }),
  "POST employer/feeds/change": ownFeed({ paused: true }),
  "POST employer/feeds/read": ownFeed({}),
  "POST employer/feeds/accept": ownFeed({}, 409),
  "POST employer/feeds/delete": ownFeed({}),
  "GET employer/job/list": plain,
  "GET employer/job/locate-place": query({ locality: "Baltimore", region: "MD", country: "US" }),
  "GET employer/job/pay-weather": row(({ job }) => ({
    query: { title: "Deckhand", latitude: 39.3, longitude: -76.6, unit: "HOUR", job: job.id },
  })),
  "GET employer/job/get-all-job-list": plain,
  "GET employer/job/closed-list": plain,
} satisfies Cases;

async function feedIn({ employer }: World): Promise<number> {
  const body = { name: "Careers", url: "http://127.0.0.1:1/" };
  const { id } = await employer.ok("POST employer/feeds/add", "employer/feeds/add", body);
  await vi.waitFor(async () => {
    const { feed } = await employer.ok("GET employer/feeds/{id}", `employer/feeds/${id}`);
    expect(feed.last?.outcome).toBe("FAILED");
  }, 20_000);
  return id;
}

async function uploadIn({ employer }: World): Promise<number> {
  const { id } = await upload(employer, table(cellsOf(1)), "jobs.xlsx");
  return id;
}

/** A change of many listings that has not begun, so that it can be stopped. */
async function batchIn({ employer, job }: World): Promise<number> {
  const { id } = await employer.ok("POST employer/job-batch/start", "employer/job-batch/start", {
    request_key: crypto.randomUUID(),
    selection: { ids: [job.id] },
    change: { kind: "move", action: "close", close_reason: "FILLED" },
  });
  return id;
}
