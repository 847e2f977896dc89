import { readFileSync } from "node:fs";
import { endpoints } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openApiDocument } from "../src/openapi/document.ts";
import { apiPage } from "../src/openapi/page.ts";
import { typeText } from "../src/openapi/type-text.ts";

describe("OpenAPI", () => {
  const document = openApiDocument();

  it("equals the checked-in copy (run `npm run openapi` after changing the contract)", () => {
    const copy = readFileSync(new URL("../../docs/api/openapi.json", import.meta.url), "utf8");
    expect(JSON.parse(copy)).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it("has every endpoint of the contract", () => {
    const operations = Object.entries(document["paths"] as Record<string, Record<string, unknown>>).flatMap(
      ([path, item]) => Object.keys(item).map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
    );
    expect(operations.sort()).toEqual(Object.keys(endpoints).sort());
  });

  it("states who has access, and what is returned next to the data", () => {
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

  it("is on the reference page", () => {
    const page = apiPage();
    for (const key of Object.keys(endpoints)) expect(page).toContain(`<h3>${key}</h3>`);
  });

  it.each([
    [z.string().max(12_000), "text, up to 12,000 characters"],
    [z.int().min(1500).max(2100).nullable(), "whole number, 1500 to 2100 or null"],
    [z.number().min(1), "number, from 1"],
    [z.array(z.enum(["DRAFT", "PAUSED", "CLOSED"])), "list of DRAFT, PAUSED or CLOSED"],
    [z.union([z.enum(["1-10"]), z.literal("")]), "1-10 or empty"],
    [z.boolean().optional(), "true or false"],
    [z.string().nullable().meta({ description: "Said" }), "text or null"],
    [z.preprocess(String, z.unknown()), "any value"],
  ])("explains values: %#", (schema, text) => {
    expect(typeText(schema)).toBe(text);
  });
});
