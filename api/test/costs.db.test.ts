import { BUDGETS, type Cost, type Endpoint, type EndpointKey, endpoints } from "@jobmap/contract";
import { encodeAreas } from "@jobmap/contract/drawn-areas";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "../src/openapi/document.ts";
import { apiPage } from "../src/openapi/page.ts";
import { createWorld } from "./matrix/world.ts";
import type { TestClient } from "./support/server.ts";
import { useServer } from "./support/use-server.ts";

const all = Object.entries(endpoints) as [EndpointKey, Endpoint][];

/** Endpoints that are posted to though they only read. */
const POSTED_READS: readonly EndpointKey[] = [
  "POST user/job/related-jobs/{id}",
  "POST user/job/totals",
  "POST user/folder/saved-jobs",
  "POST thread/by-link",
  "POST interview/by-link",
  "POST auth/team-invitation",
  "POST user/resume/preview",
  "POST user/resume/readings",
  "POST user/resume/file-readings",
  "POST user/resume/document",
  "POST employer/applicants/preview",
  "POST employer/reply-template/preview",
  "POST auth/checkUsername",
  "POST auth/checkPublicUrl",
];

describe("endpoint costs", () => {
  it("are declared for each endpoint, in whole units, and never exceed a budget", () => {
    for (const [key, { cost }] of all) {
      expect(Object.keys(cost).length, key).toBeGreaterThan(0);
      for (const [name, units] of Object.entries(cost)) {
        const { account, address } = BUDGETS[name as keyof Cost];
        expect(Number.isInteger(units) && units > 0, key).toBe(true);
        expect(units, key).toBeLessThanOrEqual(Math.min(account, address));
      }
    }
  });

  it("are a change for writes, an upload for files, and an export for tables", () => {
    const lacking = all.filter(([key, { cost, files, binary }]) => {
      const isChange = !key.startsWith("GET ") && !POSTED_READS.includes(key);
      return (
        !(isChange ? cost.changes : cost.reads) ||
        (files && !cost.uploads) ||
        (binary === "text/csv" && key.includes("export") && !cost.exports)
      );
    });
    expect(lacking.map(([key]) => key)).toEqual([]);
  });

  it("are in the OpenAPI document with the budgets, and on the reference page", () => {
    const document = openApiDocument();
    const paths = document["paths"] as Record<string, Record<string, { "x-cost": Cost; responses: object }>>;
    for (const [key, { cost }] of all) {
      const [method = "", path = ""] = key.split(" ");
      const operation = paths[`/${path}`]?.[method.toLowerCase()];
      expect(operation?.["x-cost"], key).toEqual(cost);
      expect(operation?.responses, key).toHaveProperty("429.headers.Retry-After");
    }
    expect(Object.keys(document["x-budgets"] as object)).toEqual(Object.keys(BUDGETS));
    const page = apiPage();
    expect(page.match(/<p>Costs \d/g)).toHaveLength(all.length);
    for (const name of Object.keys(BUDGETS)) expect(page).toContain(`<td><code>${name}</code></td>`);
  });
});

describe("an exhausted budget", () => {
  const server = useServer();
  /** Lets `who` have nothing of a budget from now on. */
  const empty = (name: keyof Cost, by: "account" | "address", who: string) => {
    const { limits } = server().services;
    server().services.limits = {
      take: (limit, whom, price) =>
        limit.name === `${name} by ${by}` && whom === who ? 7 : limits.take(limit, whom, price),
      reset: (limit, whom) => limits.reset(limit, whom),
    };
    return () => {
      server().services.limits = limits;
    };
  };
  const ask = (client: TestClient, key: EndpointKey, path: string) => client.fails(...split(key, path));
  const split = (key: EndpointKey, path: string) => [key.split(" ")[0] ?? "", path] as const;

  it("makes every endpoint refuse with the seconds to wait, before any work", async () => {
    const world = await createWorld(server());
    const people = { user: world.candidate, employer: world.employer, "any role": world.candidate };
    for (const [key, { audience, cost }] of all) {
      const client = audience === "public" ? server() : people[audience];
      const who = audience === "public" ? "127.0.0.1" : String(people[audience].account.id);
      const by = audience === "public" ? "address" : "account";
      const path = (key.split(" ")[1] ?? "").replaceAll(/\{\w+\}/g, "1");
      const first = Object.keys(BUDGETS).find((name) => name in cost) as keyof Cost;
      const refill = empty(first, by, who);
      const refusal = await ask(client, key, path);
      expect(refusal, key).toMatchObject({
        httpStatus: 429,
        code: "too_many_requests",
        message: expect.stringMatching(/Please try again in /),
      });
      refill();
    }
  });

  it("is reported in Retry-After, and does not affect others", async () => {
    const [poor, rich] = [await server().signIn("user"), await server().signIn("user")];
    const refill = empty("changes", "account", String(poor.account.id));
    const refused = await poor.request("POST", "/api/v1/user/job/clear-search-history", { body: "{}" });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("7");
    for (const client of [rich, server()])
      expect((await client.request("GET", "/api/v1/user/job-types")).status).toBe(200);
    await rich.ok("POST user/job/clear-search-history", "user/job/clear-search-history", {});
    await poor.ok("GET auth/profile", "auth/profile");
    refill();
    await poor.ok("POST user/job/clear-search-history", "user/job/clear-search-history", {});
  });

  it("is not used by unauthorized requests", async () => {
    const candidate = await server().signIn("user");
    const { points, seconds } = { points: BUDGETS.uploads.address, seconds: BUDGETS.uploads.seconds };
    for (let n = 0; n < 3; n++) {
      expect(await server().fails("POST", "employer/profile/update-company-image", {})).toMatchObject({
        httpStatus: 401,
      });
      expect(await candidate.fails("POST", "employer/profile/update-company-image", {})).toMatchObject({
        httpStatus: 403,
      });
    }
    const { limits } = server().services;
    expect(await limits.take({ name: "uploads by address", points, seconds }, "127.0.0.1", points)).toBe(0);
  });

  it("limits applications, exports, alerts, copies and reports of an account per hour", async () => {
    const world = await createWorld(server());
    const bodies = {
      "POST user/job/report": [world.candidate, { job_id: world.job.id, reason: "SCAM" }],
      "POST employer/job/duplicate": [world.employer, { id: world.job.id }],
      "POST user/job-alert/add": [world.candidate, { name: "Boats", search: { search: "boats" } }],
    } as const;
    for (const [key, [who, body]] of Object.entries(bodies)) {
      const { cost }: Endpoint = endpoints[key as EndpointKey];
      const [name = "reports"] = (Object.keys(cost) as (keyof Cost)[]).filter((each) => each !== "changes");
      const path = key.slice("POST ".length);
      let done = 0;
      for (; done <= BUDGETS[name].account; done++) {
        const reply = await who.request("POST", `/api/v1/${path}`, {
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        });
        if (reply.status === 429) break;
        expect(reply.status, key).toBe(200);
      }
      expect(done, key).toBe(BUDGETS[name].account);
    }
  });
});

describe("with shared addresses or busy accounts", () => {
  const server = useServer({ settings: { ADDRESS_LIMITS: "3", ACCOUNT_LIMITS: "2" } });

  it("settings multiply each budget", async () => {
    const candidate = await server().signIn("user");
    const { limits } = server().services;
    const seen: number[] = [];
    server().services.limits = {
      take: (limit, who, price) => {
        seen.push(limit.points);
        return limits.take(limit, who, price);
      },
      reset: (limit, who) => limits.reset(limit, who),
    };
    await candidate.ok("GET auth/profile", "auth/profile");
    await server().request("GET", "/api/v1/user/job-types");
    expect(seen).toEqual([BUDGETS.reads.account * 2, BUDGETS.reads.address * 3]);
  });
});

describe("drawn areas", () => {
  const server = useServer();
  const zigzag = (corners: number) =>
    Array.from({ length: corners }, (_, i) => ({ latitude: 40 + (i % 2), longitude: -100 + i / 100 }));
  const within = (areas: number, corners: number) =>
    `within=${encodeAreas(Array.from({ length: areas }, () => zigzag(corners)))}`;

  it("are paid by their corners, wherever they stand, and what a hand draws costs nothing", async () => {
    const paid: number[] = [];
    const { limits } = server().services;
    server().services.limits = {
      take: (limit, who, price = 1) => {
        if (limit.name.startsWith("reads")) paid.push(price);
        return limits.take(limit, who, price);
      },
      reset: (limit, whom) => limits.reset(limit, whom),
    };
    const most = within(10, 100);
    await server().request("GET", `/api/v1/user/job/list?${within(1, 100)}`);
    await server().request("GET", `/api/v1/user/job/list?${most}`);
    await server().request("GET", `/api/v1/map/clusters?bbox=-100,40,-90,45&zoom=4&${most}`);
    const search = { within: most.slice("within=".length) };
    await server().ok("POST user/job/totals", "user/job/totals", { searches: [search, search] });
    expect(paid.toSorted((a, b) => a - b)).toEqual([1, 3, 75, 76, 76]);
    server().services.limits = limits;
  });
});
