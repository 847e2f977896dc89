import type { EndpointKey } from "@jobmap/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApiError } from "../src/errors/api-error.ts";
import { parseInput } from "../src/http/input.ts";

const list = (query: string) => parseInput("GET user/job/list", { params: {}, query, body: undefined }).query;
const problems = (query: string) => fieldsOf(() => list(query));
const told = (key: EndpointKey, body: unknown) =>
  fieldsOf(() => parseInput(key, { params: {}, query: "", body }));

function fieldsOf(parse: () => unknown): Readonly<Record<string, string>> {
  try {
    parse();
  } catch (error) {
    if (error instanceof ApiError && error.code === "invalid_input")
      return error.fields ?? { request: error.message };
    throw error;
  }
  return {};
}

describe("input", () => {
  it("reads numbers, lists and boxes from text", () => {
    expect(
      list("latitude=39.2&longitude=-76.6&employment_type=FULL_TIME,PART_TIME&bbox=170,-10,-170,10&page=2"),
    ).toMatchObject({
      latitude: 39.2,
      longitude: -76.6,
      employment_type: ["FULL_TIME", "PART_TIME"],
      bbox: { west: 170, south: -10, east: -170, north: 10 },
      page: 2,
    });
  });

  it.each([
    ["latitude=91&longitude=0", "latitude"],
    ["latitude=NaN&longitude=0", "latitude"],
    ["latitude=1e999&longitude=0", "latitude"],
    ["latitude=0x10&longitude=0", "latitude"],
    ["latitude=10", "longitude"],
    ["distance=-1", "distance"],
    ["page=1000000000", "page"],
    ["page=1.5", "page"],
    ["limit=101", "limit"],
    ["limit=0", "limit"],
    ["sort=salary", "sort"],
    ["employment_type=FULL_TIME'--", "employment_type"],
    ["category=1,x", "category"],
    ["bbox=1,2,3", "bbox"],
    ["bbox=0,10,1,-10", "bbox"],
    ["area=<script>", "area"],
    ["search=%00", "search"],
    ["__proto__=1", "__proto__"],
    ["constructor=1", "constructor"],
    ["search=a&search=b", "search"],
    [`search=${"x".repeat(201)}`, "search"],
  ])("%s is refused under %s", (query, field) => {
    expect(Object.keys(problems(query))).toContain(field);
  });

  it.each<[EndpointKey, object, string, string]>([
    ["POST user/job/report", { job_id: 1, reason: "SCAM", note: 5 }, "note", "note must be text."],
    ["POST user/job/save", { job_id: 1, saved: "yes" }, "saved", "saved must be true or false."],
    ["POST user/folder/add", {}, "name", "name is missing."],
    ["POST employer/application/rate", { id: 1, rating: 6 }, "rating", "rating can be at most 5."],
    [
      "POST employer/job/change-status",
      { id: 1, action: "destroy" },
      "action",
      "action can be submit, abandon_payment, pause, resume, confirm, close, archive.",
    ],
    ["POST user/folder/order", { ids: Array(101).fill(1) }, "ids", "ids can be at most 100 entries long."],
  ])("%s tells of %o in words for a person", (key, body, field, message) => {
    expect(told(key, body)).toMatchObject({ [field]: message });
  });

  it("tells all problems at once", () => {
    expect(Object.keys(problems("latitude=91&longitude=200&page=0"))).toEqual([
      "latitude",
      "longitude",
      "page",
    ]);
  });

  it("never fails in any other way", () => {
    const names = fc.constantFrom(
      "search",
      "latitude",
      "longitude",
      "distance",
      "bbox",
      "area",
      "page",
      "sort",
      "pay_floor",
      "x",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: "binary" }))), (pairs) => {
        problems(new URLSearchParams(pairs).toString());
      }),
    );
  });
});
