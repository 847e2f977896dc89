import { randomUUID } from "node:crypto";
import { type Endpoint, type EndpointKey, endpoints, isSeatAtLeast, seatFor } from "@jobmap/contract";
import { io } from "socket.io-client";
import { describe, expect, it } from "vitest";
import { Application } from "../../src/models/index.ts";
import { type Ask, type Case, cases } from "../matrix/cases.ts";
import { send } from "../matrix/send.ts";
import { useServer } from "../support/use-server.ts";
import { createTwoJobs, HIDDEN, rowsOf, SEEN, type TwoJobs } from "./two-jobs.ts";

const server = useServer({ settings: { ADDRESS_LIMITS: "1000", ACCOUNT_LIMITS: "100" } });

/** What is the company's and no job's: their seat alone decides. */
const OF_THE_COMPANY: readonly string[] = [
  "employer/domains/",
  "employer/question-set/",
  "employer/reply-template/save",
  "employer/reply-template/delete",
  "employer/profile/",
  "employer/map-failures/",
  "employer/applicants/delete-view",
];

/** Endpoints that a recruiter may call. */
const KEYS = (Object.keys(endpoints) as EndpointKey[]).filter((key) => {
  const endpoint: Endpoint = endpoints[key];
  const { audience } = endpoint;
  return (
    audience === "any role" || (audience === "employer" && isSeatAtLeast("recruiter", seatFor(key, endpoint)))
  );
});

/** Few enough for one test. */
const GROUP = 12;
const GROUPS = Array.from({ length: Math.ceil(KEYS.length / GROUP) }, (_, n) => {
  const keys = KEYS.slice(n * GROUP, (n + 1) * GROUP);
  return { name: `${keys[0]} and on`, keys };
});

/** What a recruiter gets who does not see the job that a case is about. */
function expected(key: EndpointKey, each: Case): number {
  const endpoint: Endpoint = endpoints[key];
  const { own = 200, other = own, employer = other, otherEmployer = employer, colleague = own } = each;
  // The username is the company's, and its owner's to change.
  if (key === "POST account/username") return 403;
  if (endpoint.audience === "any role") return otherEmployer;
  if (endpoint.allJobs) return 403;
  const [, path = ""] = key.split(" ");
  return path === "employer/team/leave" || OF_THE_COMPANY.some((start) => path.startsWith(start))
    ? colleague
    : other;
}

/** All that a connection is told. */
async function listen({ limited }: TwoJobs): Promise<{ told: string[]; end: () => void }> {
  const socket = io(server().url, {
    transports: ["websocket"],
    forceNew: true,
    auth: { token: limited.token },
  });
  const told: string[] = [];
  socket.onAny((...said: unknown[]) => told.push(JSON.stringify(said)));
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  return { told, end: () => socket.disconnect() };
}

async function say(world: TwoJobs, key: EndpointKey, ask: Ask): Promise<{ status: number; text: string }> {
  const response = await send(server(), server().as(world.limited.token), key, ask);
  return { status: response.status, text: await response.text() };
}

describe("a colleague who sees one of two jobs", () => {
  it.each(GROUPS)(
    "is told nothing of the other by an endpoint, and changes nothing of it: $name",
    async ({ keys }) => {
      const seen: Partial<Record<EndpointKey, number>> = {};
      const wanted: typeof seen = {};
      const leaks: string[] = [];
      const changes: string[] = [];
      for (const key of keys) {
        const each = cases[key];
        if (!each) throw new Error(`${key} has no case.`);
        const world = await createTwoJobs(server());
        const ask = (await each.ask?.(world)) ?? {};
        const { database } = server().services;
        const before = await rowsOf(database, world.job.id);
        const socket = await listen(world);
        const { status, text } = await say(world, key, ask);
        if (JSON.stringify(await rowsOf(database, world.job.id)) !== JSON.stringify(before))
          changes.push(key);
        if ([text, ...socket.told].some((said) => said.toLowerCase().includes(HIDDEN))) leaks.push(key);
        socket.end();
        seen[key] = status;
        wanted[key] = expected(key, each);
      }
      expect(leaks, "replies and events with words of the hidden job").toEqual([]);
      expect(changes, "requests that changed rows of the hidden job").toEqual([]);
      expect(seen).toEqual(wanted);
    },
  );

  it("finds the one in every list, and the other in none", async () => {
    const world = await createTwoJobs(server(), true);
    const { limited, employer, seen, job } = world;
    const lists: [EndpointKey, Ask][] = [
      ["GET employer/job/list", {}],
      ["GET employer/job/list", { query: { search: SEEN } }],
      ["GET employer/job/get-all-job-list", {}],
      ["GET employer/job/applicants-list", {}],
      ["GET employer/job/applicants-list", { query: { status: "APPLIED", sort: "job" } }],
      ["GET employer/applicants/queue", {}],
      ["GET employer/application/export", { query: { format: "csv" } }],
      ["GET employer/search", { query: { q: SEEN } }],
      ["GET employer/funnel", { query: { by: "job" } }],
      ["GET employer/funnel/export", { query: { by: "job", format: "csv" } }],
      ["GET employer/job/get-reported-jobs", {}],
      ["GET employer/job-template/list", {}],
      ["GET notification/list", {}],
      ["GET employer/job/notification", {}],
    ];
    for (const [key, ask] of lists) {
      const own = await say(world, key, ask);
      expect(own, key).toMatchObject({ status: 200 });
      expect(own.text.toLowerCase(), key).toContain(SEEN);
      expect(own.text.toLowerCase(), key).not.toContain(HIDDEN);
      // The owner is told of both: the lists would say it.
      if (key.includes("notification") || ask.query?.["search"] || ask.query?.["q"]) continue;
      const all = await send(server(), server().as(employer.token), key, ask);
      expect((await all.text()).toLowerCase(), key).toContain(HIDDEN);
    }
    for (const q of [HIDDEN, `${HIDDEN} quay`]) {
      const found = await limited.ok("GET employer/search", `employer/search?q=${q}`);
      expect(found).toEqual({ jobs: [], applicants: [] });
    }
    await seen.update({ status: "CLOSED" });
    await job.update({ status: "CLOSED" });
    const closed = await limited.ok("GET employer/job/closed-list", "employer/job/closed-list");
    expect(closed.items.map(({ id }) => id)).toEqual([seen.id]);
    expect(closed.total).toBe(1);
  });

  it("counts only what belongs to it", async () => {
    const { limited, employer } = await createTwoJobs(server());
    for (const [who, times] of [
      [limited, 1],
      [employer, 2],
    ] as const) {
      const jobs = await who.ok("GET employer/job/list", "employer/job/list");
      expect([jobs.total, jobs.counts.PUBLISHED]).toEqual([times, times]);
      const applicants = await who.ok("GET employer/job/applicants-list", "employer/job/applicants-list");
      expect([applicants.total, applicants.counts.APPLIED]).toEqual([times, times]);
      const board = await who.ok("GET employer/dashboard-count", "employer/dashboard-count?days=7");
      expect(board).toMatchObject({
        applications: times,
        new_applications: times,
        unconfirmed_jobs: times,
        jobs: { PUBLISHED: times },
      });
      const unread = await who.ok("GET thread/unread", "thread/unread");
      expect(unread).toHaveLength(times);
      for (const by of ["job", "source", "day"]) {
        const { total } = await who.ok("GET employer/funnel", `employer/funnel?by=${by}&days=7`);
        expect(total.applications, by).toBe(times);
      }
    }
    // Views of the company's listings are counted for all of them, those of chosen ones by listing.
    const own = await limited.ok("GET employer/dashboard-count", "employer/dashboard-count?days=7");
    expect([own.views, own.apply_clicks]).toEqual([5, 5]);
    const funnel = await limited.ok("GET employer/funnel", "employer/funnel?by=source&days=7");
    expect(funnel.total).toMatchObject({ views: 5, apply_starts: 5 });
  });

  it("moves only its applications, also when all are chosen", async () => {
    const world = await createTwoJobs(server());
    const { limited, employer, applications } = world;
    const all = {
      filter: {},
      up_to: Math.max(applications.hidden, applications.seen),
      except: [],
    };
    const both = { ids: [applications.hidden, applications.seen] };
    for (const selection of [all, both]) {
      const preview = await limited.ok("POST employer/applicants/preview", "employer/applicants/preview", {
        selection,
        action: "shortlist",
      });
      expect(preview.moving).toBe(1);
    }
    await limited.ok("POST employer/applicants/move", "employer/applicants/move", {
      key: randomUUID(),
      selection: all,
      action: "shortlist",
    });
    const states = async () =>
      (await Application.findAll({ where: { id: both.ids }, order: [["id", "ASC"]] })).map(
        ({ status }) => status,
      );
    expect(await states()).toEqual(["APPLIED", "SHORTLISTED"]);
    const changed = await limited.ok(
      "POST employer/job/change-application-status",
      "employer/job/change-application-status",
      { ids: both.ids, action: "reject" },
    );
    expect(changed.changed.map(({ id }) => id)).toEqual([applications.seen]);
    expect(changed.refused.map(({ id }) => id)).toEqual([applications.hidden]);
    expect(await states()).toEqual(["APPLIED", "REJECTED"]);

    // A colleague's move of both is not theirs to read or to undo, and its key finds nothing.
    const key = randomUUID();
    const move = await employer.ok("POST employer/applicants/move", "employer/applicants/move", {
      key,
      selection: { ids: [applications.hidden] },
      action: "shortlist",
    });
    for (const [method, path, body] of [
      ["GET", `employer/applicants/move/${move.id}`, undefined],
      ["POST", "employer/applicants/undo", { id: move.id }],
      ["POST", "employer/applicants/move", { key, selection: both, action: "shortlist" }],
    ] as const)
      expect(await limited.fails(method, path, body)).toMatchObject({ code: "not_found" });
  });

  it("changes only it when many jobs are changed at once", async () => {
    const { limited, employer, seen, job } = await createTwoJobs(server());
    const start = (selection: object, request_key: string = randomUUID()) =>
      [
        "POST employer/job-batch/start",
        "employer/job-batch/start",
        { request_key, selection, change: { kind: "move", action: "pause" } },
      ] as const;
    expect(
      await limited.fails("POST", "employer/job-batch/start", start({ ids: [seen.id, job.id] })[2]),
    ).toMatchObject({ code: "not_found" });
    const own = await limited.ok(...start({ filter: {}, expected: 1 }));
    expect(own.total).toBe(1);
    const key = randomUUID();
    const batch = await employer.ok(...start({ ids: [job.id] }, key));
    for (const [method, path, body] of [
      ["GET", `employer/job-batch/${batch.id}`, undefined],
      ["POST", "employer/job-batch/undo", { id: batch.id }],
      ["POST", "employer/job-batch/start", start({ ids: [seen.id] }, key)[2]],
    ] as const)
      expect(await limited.fails(method, path, body)).toMatchObject({ code: "not_found" });
  });
});
