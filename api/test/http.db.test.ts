import { ErrorReply } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { buildJob } from "./support/build.ts";
import { useServer } from "./support/use-server.ts";

describe("the HTTP layer", () => {
  const server = useServer();
  const post = (path: string, body: string, type = "application/json") =>
    server().request("POST", `/api/v1/${path}`, { body, headers: { "Content-Type": type } });

  it("answers unknown endpoints and wrong methods as JSON", async () => {
    expect(await server().fails("GET", "zz/none-such")).toMatchObject({ httpStatus: 404, code: "not_found" });
    const wrong = await server().request("POST", "/api/v1/user/job/list", { method: "POST" });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get("allow")).toContain("GET");
  });

  it("does not parse words as row ids", async () => {
    const employer = await server().signIn("employer");
    for (const [method, path] of [
      ["GET", "employer/job/no-such-list"],
      ["POST", "employer/job/no-such-upload"],
      ["GET", "employer/application/no-such-list"],
      ["GET", "user/job/no-such-list"],
      ["POST", "user/job/no-such-upload"],
      ["GET", "user/job/12x"],
    ] as const)
      for (const who of [server(), employer])
        expect(await who.fails(method, path), `${method} ${path}`).toMatchObject({
          httpStatus: 404,
          code: "not_found",
          message: "Endpoint not found.",
        });
    const wrong = await server().request("POST", "/api/v1/employer/job/12", { method: "POST" });
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET"]);
    expect((await server().request("GET", "/api/v1/employer/job/12")).status).toBe(401);
  });

  it("rejects bodies that are too large, too deep, not JSON, or have prototype keys", async () => {
    expect((await post("user/job/click", `{"x":"${"a".repeat(300_000)}"}`)).status).toBe(413);
    expect((await post("user/job/click", `${'{"a":'.repeat(30)}1${"}".repeat(30)}`)).status).toBe(400);
    expect((await post("user/job/click", "{")).status).toBe(400);
    expect((await post("user/job/click", "[]")).status).toBe(400);
    expect((await post("user/job/click", '{"__proto__":{"job_id":1}}')).status).toBe(400);
    expect((await post("user/job/click", '{"constructor":{"prototype":{"x":1}}}')).status).toBe(400);
    expect((await post("user/job/click", "<a/>", "text/xml")).status).toBe(415);
  });

  it("rejects a URL of a megabyte", async () => {
    const reply = await server()
      .request("GET", `/api/v1/user/job/list?search=${"a".repeat(12_000)}`)
      .then((response) => response.status);
    expect([400, 414, 431]).toContain(reply);
    const huge = await server().request("GET", `/api/v1/user/job/list?search=${"a".repeat(1_000_000)}`);
    expect([400, 414, 431]).toContain(huge.status);
  });

  const HOSTILE = [
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "__proto__",
    "\u0000",
    "NaN",
    "-1",
    "1e309",
    "../../etc/passwd",
    "🦀".repeat(60),
    "\ud800",
  ];
  const PARAMETERS = [
    "search",
    "location",
    "latitude",
    "longitude",
    "distance",
    "company-info",
    "company-info-third-party",
    "company",
    "employment_type",
    "location_type",
    "category",
    "education",
    "pay_floor",
    "posted_within",
    "bbox",
    "area",
    "sort",
    "page",
    "limit",
    "zoom",
    "q",
    "unknown",
  ];
  it.each([
    "user/job/list",
    "user/job/filter-data",
    "user/job/get-search-job-title",
    "user/companies",
    "map/clusters",
    "map/places",
  ])("%s never fails on hostile parameters", async (path) => {
    const job = await buildJob();
    await server().refresh(job.id);
    for (const name of PARAMETERS)
      for (const value of HOSTILE) {
        const query = new URLSearchParams({
          ...(path === "map/clusters" ? { bbox: "-80,30,-70,45", zoom: "5" } : {}),
          [name]: value,
        });
        const response = await server().request("GET", `/api/v1/${path}?${query}`);
        expect(response.status, `${name}=${value}`).toBeLessThan(500);
        if (response.status >= 400)
          expect(
            Object.keys(ErrorReply.parse(await response.json()).error ?? {}),
            `${name}=${value}`,
          ).not.toEqual([]);
      }
  });

  it("sends a request id and security headers", async () => {
    const response = await server().request("GET", "/api/v1/user/job-types", {
      headers: { "X-Request-Id": "trace-12345678" },
    });
    expect(response.headers.get("x-request-id")).toBe("trace-12345678");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const forged = await server().request("GET", "/api/v1/user/job-types", {
      headers: { "X-Request-Id": "<script>" },
    });
    expect(forged.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  });

  it("has a security.txt that has not expired", async () => {
    const response = await server().request("GET", "/.well-known/security.txt");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const fields = new Map(
      (await response.text())
        .trimEnd()
        .split("\n")
        .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
    );
    const { PUBLIC_URL } = server().services.env;
    expect(fields.get("Contact")).toBe(`${PUBLIC_URL}/feedback`);
    expect(fields.get("Canonical")).toBe(`${PUBLIC_URL}/.well-known/security.txt`);
    const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(366);
  });

  it("is live and ready, and serves its own description", async () => {
    expect((await server().request("GET", "/health/live")).status).toBe(200);
    expect(await (await server().request("GET", "/health/ready")).json()).toMatchObject({
      status: "ready",
      database: "answers",
    });
    expect(await (await server().request("GET", "/api/v1/openapi.json")).json()).toMatchObject({
      openapi: "3.1.0",
    });
    expect(await (await server().request("GET", "/api/v1/docs")).text()).toContain("<h1>Jobmap API</h1>");
  });
});
