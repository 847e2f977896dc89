import { type EndpointKey, endpoints, fieldPathOf, fieldPathText } from "@jobmap/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
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

const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>(
    (inside, step) => (Object(inside) === inside ? Reflect.get(Object(inside), step) : undefined),
    value,
  );

describe("input", () => {
  it("reads numbers, lists and checkboxes from text", () => {
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
  ])("rejects %s under %s", (query, field) => {
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
  ])("explains %s for %o in plain words", (key, body, field, message) => {
    expect(told(key, body)).toMatchObject({ [field]: message });
  });

  it("reports all problems at once", () => {
    expect(Object.keys(problems("latitude=91&longitude=200&page=0"))).toEqual([
      "latitude",
      "longitude",
      "page",
    ]);
  });

  it.each<[EndpointKey, object, readonly string[]]>([
    [
      "POST employer/job/save-changes",
      { locations: [{}, {}, { street: "x".repeat(251), country: "XX" }] },
      ["locations[2].street", "locations[2].country"],
    ],
    [
      "POST employer/job/save-changes",
      { questions: [{ text: "x".repeat(1_001), type: "NUMERIC" }], skills: [{ name: "Rigging" }, {}] },
      ["skills[1].name", "questions[0].text"],
    ],
    [
      "POST employer/job/post-salary",
      { id: 1, base_salary: { currency: "US$", min: 0, max: 2, unit: "HOUR" }, benefits: ["Boat", ""] },
      ["base_salary.currency", "base_salary.min", "benefits[1]"],
    ],
    [
      "POST user/job-alert/add",
      { name: "Often", search: { employment_type: "SOMETIMES" } },
      ["search.employment_type"],
    ],
  ])("%s names the exact field in %o", (key, body, expected) => {
    expect(Object.keys(told(key, body))).toEqual(expected);
  });

  const path = fc.array(
    fc.oneof(fc.string(), fc.constantFrom("a", "answers.12", "[0]", "__proto__"), fc.nat()),
    {
      minLength: 1,
    },
  );
  it("has one text per path, and one path per text", () => {
    fc.assert(
      fc.property(path, (steps) => {
        expect(fieldPathOf(fieldPathText(steps))).toEqual(steps);
      }),
    );
    const pieces = fc.constantFrom(".", "[", "]", "0", '"', "\\", "u", "a", "\n", "");
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        // Whatever a text is, it is read, and names the same once more.
        const read = fieldPathOf(parts.join(""));
        expect(fieldPathOf(fieldPathText(read))).toEqual(read);
      }),
      { numRuns: 1_000, examples: [[["[", '"', "\n", '"', "]"]]] },
    );
  });

  it("reports every issue of any body under its path", () => {
    for (const [key, endpoint] of Object.entries(endpoints)) {
      const { body } = endpoint as { body?: z.ZodType };
      const names = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
      if (!body || names.length === 0) continue;
      const junk = fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 }));
      fc.assert(
        fc.property(junk, (sent) => {
          const issues = body.safeParse(sent).error?.issues ?? [];
          const named = Object.keys(told(key as EndpointKey, sent)).map((text) => fieldPathOf(text));
          for (const { code, path } of issues) {
            if (code === "unrecognized_keys" || path.length === 0) continue;
            // All of its path, but what was read out of a text.
            const known = path.findIndex(
              (_, at) => at > 0 && typeof valueAt(sent, path.slice(0, at)) !== "object",
            );
            expect(named).toContainEqual(known < 0 ? path : path.slice(0, known));
          }
        }),
        { numRuns: 30 },
      );
    }
  });

  it("never fails in another way", () => {
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
