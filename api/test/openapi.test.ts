import { readFileSync } from "node:fs";
import { endpoints } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "../src/openapi/document.ts";
import { apiPage } from "../src/openapi/page.ts";

describe("OpenAPI", () => {
  const document = openApiDocument();

  it("is the same as the checked-in copy (run `npm run openapi` after changing the contract)", () => {
    const copy = readFileSync(new URL("../../docs/api/openapi.json", import.meta.url), "utf8");
    expect(JSON.parse(copy)).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it("has every endpoint of the contract", () => {
    const operations = Object.entries(document["paths"] as Record<string, Record<string, unknown>>).flatMap(
      ([path, item]) => Object.keys(item).map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
    );
    expect(operations.sort()).toEqual(Object.keys(endpoints).sort());
  });

  it("says who is let in, and what stands beside the data", () => {
    const paths = document["paths"] as Record<string, Record<string, { responses: Record<string, unknown> }>>;
    const codes = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {});
    expect(codes("/auth/profile", "get")).toContain("401");
    expect(codes("/user/change-password", "post")).toEqual(expect.arrayContaining(["401", "403"]));
    expect(codes("/user/job-types", "get")).not.toContain("401");
    expect(JSON.stringify(paths["/auth/loginUser"]?.["post"]?.responses["200"])).toContain('"token"');
    expect(JSON.stringify(paths["/auth/loginUser"]?.["post"]?.responses["200"])).toMatch(
      /"required":\[[^\]]*"token"/,
    );
  });

  it("refers only to components that exist", () => {
    const text = JSON.stringify(document);
    const names = new Set(Object.keys((document["components"] as { schemas: object }).schemas));
    for (const [, name = ""] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      expect(names).toContain(name);
  });

  it("is on the page for people", () => {
    const page = apiPage();
    for (const key of Object.keys(endpoints)) expect(page).toContain(`<h3>${key}</h3>`);
  });
});
