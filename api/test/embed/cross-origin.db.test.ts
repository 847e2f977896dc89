import { describe, expect, it } from "vitest";
import { buildCompany, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const ORIGIN = { Origin: "https://careers.example" };

describe("pages of other origins", () => {
  const server = useServer();
  const get = (path: string, init: RequestInit = {}) =>
    server().request("GET", `/api/v1/${path}`, { headers: ORIGIN, ...init });

  it("may read map data, even if it does not exist, but never with credentials", async () => {
    const company = await buildCompany();
    const job = await buildJob({}, { company });
    await server().refresh(job.id);
    for (const path of [
      `map/company/${company.username}`,
      "map/company/nobody",
      "map/clusters?bbox=-80,37,-74,41&zoom=7",
      "map/clusters?bbox=nonsense",
      "map/places?q=Balt",
      "user/job/list?search=deckhand",
      "user/job/filter-data",
      `user/job/${job.id}`,
      "user/job/999999",
      `user/company/getCompanyDetail/${company.username}`,
    ]) {
      const { headers } = await get(path);
      expect([path, headers.get("Access-Control-Allow-Origin")]).toEqual([path, "*"]);
      expect(headers.get("Access-Control-Allow-Credentials")).toBeNull();
    }
  });

  it("may read nothing else", async () => {
    for (const path of ["user/companies", "user/job-types", "user/job/get-search-job-title", "unknown"])
      expect([path, (await get(path)).headers.get("Access-Control-Allow-Origin")]).toEqual([path, null]);
  });

  it("get a preflight answer for JSON and custom headers", async () => {
    const preflight = (path: string, method: string) =>
      server().request("OPTIONS", `/api/v1/${path}`, {
        headers: {
          ...ORIGIN,
          "Access-Control-Request-Method": method,
          "Access-Control-Request-Headers": "content-type",
        },
      });
    const allowed = await preflight("user/job/apply-click", "POST");
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(allowed.headers.get("Access-Control-Allow-Methods")).toContain("POST");
    expect(allowed.headers.get("Access-Control-Allow-Headers")).toMatch(/content-type/i);
    expect((await preflight("map/clusters", "GET")).status).toBe(204);
    for (const [path, method] of [
      ["user/companies", "GET"],
      ["map/clusters", "POST"],
      ["user/job/save", "POST"],
    ] as const) {
      const refused = await preflight(path, method);
      expect(refused.headers.get("Access-Control-Allow-Origin"), `${method} ${path}`).toBeNull();
    }
  });
});
