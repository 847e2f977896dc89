import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { htmlTable } from "../../src/import/feeds/html.ts";
import { jsonTable } from "../../src/import/feeds/json.ts";
import { xmlTable } from "../../src/import/feeds/xml.ts";
import { ImportError } from "../../src/import/import-error.ts";
import type { ImportedJob } from "../../src/import/job.ts";
import { readJobs } from "../../src/import/read-jobs.ts";
import { gazetteer } from "../places/gazetteer.ts";
import {
  ASHBY,
  GREENHOUSE,
  HR_XML,
  INDEED,
  LEVER,
  POSTING_PAGE,
  RECRUITEE,
  RSS,
  UNKNOWN_JSON,
  WORKABLE,
} from "./feed-replies.ts";
import { useFiles } from "./support/files.ts";

const file = useFiles();

async function read(
  text: string,
): Promise<{ format: string; keys: string[]; jobs: ImportedJob[]; reasons: string[] }> {
  const result = { format: "", keys: [] as string[], jobs: [] as ImportedJob[], reasons: [] as string[] };
  const options = { now: new Date("2026-11-23T12:00:00Z"), company: "Skipjack Marine" };
  for await (const event of readJobs(await file("feed", text), gazetteer, options)) {
    if (event.type === "opened") result.format = event.sheet.format;
    else if ("rejection" in event) result.reasons.push(event.rejection.reason);
    else {
      result.keys.push(event.keyed.key);
      result.jobs.push(event.keyed.job);
    }
  }
  return result;
}

/** What candidates would miss first. */
const facts = ({
  title,
  company,
  location_type,
  locations,
  employment_types,
  pay,
  posted_on,
  apply_url,
}: ImportedJob) => ({
  title,
  company: company.name,
  where: [location_type, ...locations.map(({ locality, region }) => `${locality} ${region}`)].join(", "),
  type: employment_types.join(),
  pay: pay && `${pay.currency} ${pay.min}-${pay.max} ${pay.unit}`,
  posted_on,
  apply_url,
});

describe("a feed of jobs", () => {
  it.each([
    ["Greenhouse", GREENHOUSE, ["4001", "4002"]],
    ["Lever", LEVER, ["a24ec4e5-5caa-473d-abd4-b71f09a8167b"]],
    ["Ashby", ASHBY, ["145ff46b-1441-4773-bcd3-c8c90baa598a"]],
    ["Recruitee", RECRUITEE, ["77", "78"]],
    ["schema.org JobPosting", POSTING_PAGE, ["REQ-1", "REQ-2"]],
    ["XML", INDEED, ["ref-1", "ref-2"]],
    ["XML", WORKABLE, ["5A1", "5A2"]],
    ["XML", HR_XML, ["10", "11"]],
    ["XML", RSS, ["https://jobs.example/410001", "https://jobs.example/410002"]],
    ["JSON", UNKNOWN_JSON, ["1", "2"]],
  ])("of %s is read as its fields mean", async (format, text, keys) => {
    const feed = await read(text);
    expect(feed.format).toBe(format);
    expect(feed.keys).toEqual(keys);
    expect(feed.jobs.map(facts)).toMatchSnapshot();
  });

  it("leaves out jobs that only those with the address may see", async () => {
    const unlisted = ASHBY.replace('"isListed":true', '"isListed":false');
    expect((await read(unlisted)).reasons).toEqual(["is not published at its source (“unpublished”)"]);
  });

  it("is refused or read, whatever it is", () => {
    const open = (read: (text: string) => unknown, text: string) => {
      try {
        read(text);
      } catch (error) {
        expect(error).toBeInstanceOf(ImportError);
      }
    };
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), fc.string({ unit: "binary" }), (json, noise) => {
        open(jsonTable, json);
        open(jsonTable, noise);
        open(xmlTable, `<jobs>${noise}</jobs>`);
        open(xmlTable, noise);
        open(htmlTable, `<script type="application/ld+json">${json}</script>`);
      }),
    );
    open(jsonTable, "[".repeat(100_000));
    open(jsonTable, `{"jobs":[{"a":${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}}]}`);
    open(xmlTable, "<a>".repeat(100_000));
  });
});
