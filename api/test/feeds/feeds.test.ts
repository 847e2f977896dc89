import { EMPLOYMENT_TYPES, LOCATION_TYPES, PAY_UNITS } from "@jobmap/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { entriesOf } from "../../src/feeds/entries.ts";
import type { FullFeed } from "../../src/feeds/feed.ts";
import { INDEED } from "../../src/feeds/indeed.ts";
import { type LatestFormat, writeLatest } from "../../src/feeds/latest.ts";
import { LINKEDIN } from "../../src/feeds/linkedin.ts";
import { POSTINGS } from "../../src/feeds/postings.ts";
import { writeFull } from "../../src/feeds/write-full.ts";
import { buildListing, HEAD } from "./listing.ts";
import { readXml, textsOf } from "./read-xml.ts";

const text = z.string().min(1);
/** What the readers of the feeds document: which elements there are, which are required, and what is in them. */
const IndeedJob = z.strictObject({
  title: text,
  date: z.iso.datetime().optional(),
  referencenumber: text,
  requisitionid: text.optional(),
  url: z.url(),
  company: text,
  city: text.optional(),
  state: text.optional(),
  country: z.string().length(2).optional(),
  postalcode: text.optional(),
  streetaddress: text.optional(),
  description: z.string().regex(/^(?!.*&(?:\w+|#\d+);)/s),
  salary: z
    .string()
    .regex(/ per (?:hour|day|week|month|year)$/)
    .optional(),
  education: text.optional(),
  jobtype: text.optional(),
  category: text.optional(),
  experience: z
    .string()
    .regex(/^[\d.]+\+ years$/)
    .optional(),
  expirationdate: z.iso.datetime().optional(),
  remotetype: z.enum(["Fully remote", "Hybrid remote"]).optional(),
});
const LinkedInJob = z.strictObject({
  partnerJobId: text.max(40),
  company: text,
  title: text,
  description: text,
  applyUrl: z.url(),
  location: text,
  city: text.optional(),
  state: text.optional(),
  country: z.string().length(2).optional(),
  postalCode: text.optional(),
  workplaceTypes: z.enum(["On-site", "Hybrid", "Remote"]),
  jobtype: z
    .enum(["FULL_TIME", "PART_TIME", "CONTRACT", "TEMPORARY", "INTERNSHIP", "VOLUNTEER", "OTHER"])
    .optional(),
  skills: z.string().optional(),
  salaries: z.string().optional(),
  listDate: z
    .string()
    .regex(/^\d\d\/\d\d\/\d{4}$/)
    .optional(),
  expirationDate: z
    .string()
    .regex(/^\d\d\/\d\d\/\d{4}$/)
    .optional(),
});

async function write(feed: FullFeed, ...listings: ReturnType<typeof buildListing>[]): Promise<string> {
  const batches = listings.map((job) => [{ job, website: "https://skipjack.example" }]);
  async function* read() {
    yield* batches;
  }
  let all = "";
  for await (const part of writeFull(feed, HEAD, read())) all += part;
  return all;
}
const jobsIn = (xml: string) => readXml(xml).children["source"]?.[0]?.children["job"]?.map(textsOf) ?? [];

/** Listings that differ in everything a feed reads, with texts that XML cannot hold. */
const anyListing = fc
  .record({
    title: fc.string({ unit: "binary", minLength: 1 }).filter((title) => /\w/.test(title)),
    description: fc.string({ unit: "binary" }).map((words) => `<p>a${words.replaceAll("&", "&amp;")}]]></p>`),
    location_type: fc.constantFrom(...LOCATION_TYPES),
    employment_types: fc.subarray([...EMPLOYMENT_TYPES]),
    base_salary: fc.option(
      fc.record({
        currency: fc.constantFrom("USD", "JPY"),
        min: fc.nat(20_000_000),
        max: fc.constant(null),
        unit: fc.constantFrom(...PAY_UNITS),
      }),
    ),
    date_posted: fc.constantFrom(null, "2026-11-02T09:30:00.000Z"),
    valid_through: fc.constantFrom(null, "2026-12-31T00:00:00.000Z"),
    locations: fc.constantFrom(buildListing().locations, []),
  })
  .map(buildListing);

describe("feeds of jobs", () => {
  it.each([
    ["indeed.xml", INDEED],
    ["linkedin.xml", LINKEDIN],
    ["postings.json", POSTINGS],
  ] as const)("write %s as its readers were told", async (name, feed) => {
    const remote = buildListing({
      id: 12,
      location_type: "TELECOMMUTE",
      locations: [],
      base_salary: null,
      applicant_location_requirements: ["US-MD"],
    });
    await expect(await write(feed, buildListing(), remote)).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  it.each(["jobs.rss", "jobs.atom", "jobs.json"] satisfies LatestFormat[])("write %s", async (name) => {
    const undated = buildListing({ id: 12, date_posted: null });
    const jobs = [buildListing(), undated].map((job) => ({ job, website: null }));
    await expect(writeLatest(name, HEAD, jobs)).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  it("hold any listing, in the elements that Indeed and LinkedIn know", async () => {
    await fc.assert(
      fc.asyncProperty(anyListing, async (listing) => {
        for (const job of jobsIn(await write(INDEED, listing))) IndeedJob.parse(job);
        for (const job of jobsIn(await write(LINKEDIN, listing))) LinkedInJob.parse(job);
        const postings = z
          .array(z.looseObject({ title: z.string() }))
          .parse(JSON.parse(await write(POSTINGS, listing)));
        expect(postings.length).toBe(listing.locations.length > 0 && listing.date_posted !== null ? 1 : 0);
        for (const format of ["jobs.rss", "jobs.atom"] as const)
          readXml(writeLatest(format, HEAD, [{ job: listing, website: null }]));
      }),
      { numRuns: 200 },
    );
  });

  it("say what the listing says, and nothing escaped twice", async () => {
    const [first, second] = jobsIn(await write(INDEED, buildListing()));
    expect(first?.["title"]).toBe("Deckhand <senior> & mate");
    expect(first?.["description"]).toContain("nets & ladders: loads < 40 lb, ends with ]]>.");
    expect(first?.["salary"]).toBe("$21.50–$28.00 per hour");
    expect([first?.["city"], second?.["city"]]).toEqual(["Annapolis", "Baltimore"]);
  });

  it.each(["jobs.rss", "jobs.atom"] as const)(
    "%s has nothing but text of what an employer wrote",
    (format) => {
      const title = "A]]>B]]><item><title>Free money</title></item><script>alert(1)</script>";
      const xml = writeLatest(format, HEAD, [{ job: buildListing({ title }), website: null }]);
      const top = readXml(xml);
      const entries =
        top.children["rss"]?.[0]?.children["channel"]?.[0]?.children["item"] ??
        top.children["feed"]?.[0]?.children["entry"];
      expect(entries).toHaveLength(1);
      // Readers take it as HTML.
      expect(entries?.[0]?.children["title"]?.[0]?.text).not.toMatch(/[<>]/);
    },
  );

  it("keep a place's reference when another place is taken out", () => {
    const [a, b] = buildListing().locations;
    const c = { ...a, locality: "Easton" } as NonNullable<typeof a>;
    if (!a || !b) throw new Error("There are two places.");
    const referenceOf = (locations: (typeof c)[], locality: string | null) =>
      entriesOf(buildListing({ locations })).find(({ place }) => place?.locality === locality)?.reference;
    expect(referenceOf([a, c], "Easton")).toBe(referenceOf([a, b, c], "Easton"));
    expect(referenceOf([a, b], "Annapolis")).toBe("4711");
  });

  it("are whole without any job", async () => {
    expect(jobsIn(await write(INDEED))).toEqual([]);
    expect(jobsIn(await write(LINKEDIN))).toEqual([]);
    expect(JSON.parse(await write(POSTINGS))).toEqual([]);
  });
});
