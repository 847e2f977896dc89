import { JobDetail } from "@jobmap/contract";
import { JOB_FIELDS } from "@jobmap/contract/job-fields";
import { jobPosting } from "@jobmap/contract/job-posting";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { ImportedJob } from "../../src/import/job.ts";
import { readJobs } from "../../src/import/read-jobs.ts";
import { buildListing } from "../feeds/listing.ts";
import { gazetteer } from "../places/gazetteer.ts";
import { generatedJobs } from "../support/generated-jobs.ts";
import { howMany } from "../support/how-many.ts";
import { criticalErrors } from "./posting-rules.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const publicUrl = "https://jobmap.example";
const posting = (job: JobDetail, now = NOW) =>
  jobPosting({ job, company: { website: "https://harbor.example" }, publicUrl, now });

/** Dates and states of life that listings are in. */
const lives = fc.record({
  status: fc.constantFrom("PUBLISHED", "PUBLISHED", "PUBLISHED", "EXPIRED", "PAUSED"),
  date_posted: fc.constantFrom(null, "2026-11-02T09:30:00.000Z", "2026-11-23T11:59:59.999Z"),
  valid_through: fc.constantFrom(
    null,
    "2026-12-31T00:00:00.000Z",
    "2026-11-23T12:00:00.000Z",
    "2026-11-01T00:00:00.000Z",
  ),
});

it("JobPostings of listings of any kind have no critical error", () => {
  let written = 0;
  fc.assert(
    fc.property(generatedJobs(), lives, (content, life) => {
      const job = JobDetail.parse({
        ...buildListing(),
        ...content,
        ...life,
        // Nothing is published without them.
        title: content.title.trim() || "Deckhand",
        description: `<p>Keeps the boats in order.</p>${content.description}`,
      });
      const data = posting(job);
      if (data === null) return;
      written++;
      expect(criticalErrors(JSON.parse(JSON.stringify(data)), NOW)).toEqual([]);
    }),
    { numRuns: howMany("TEST_POSTINGS", 1_500), seed: 77 },
  );
  expect(written).toBeGreaterThan(50);
});

it.each(["usajobs.csv", "us-dol-h2b-2011.csv", "us-dol-seasonal-addresses.csv"])(
  "those of imported jobs have none either: %s",
  async (file) => {
    const path = new URL(`../import/files/${file}`, import.meta.url).pathname;
    const now = new Date("2011-03-01T15:00:00Z");
    const jobs: ImportedJob[] = [];
    for await (const event of readJobs(path, gazetteer, { now }))
      if (event.type !== "opened" && "keyed" in event) jobs.push(event.keyed.job);
    expect(jobs.length).toBeGreaterThan(3);
    for (const imported of jobs) {
      const job = listed(imported);
      const at = Math.max(now.getTime(), Date.parse(job.date_posted ?? "") || 0);
      const data = posting(job, at);
      if (data !== null) expect(criticalErrors(JSON.parse(JSON.stringify(data)), at)).toEqual([]);
      // A page must not carry one that Google would refuse for want of a date.
      if (imported.posted_on === null) expect(data).toBeNull();
    }
  },
);

/** An imported job as its page shows it. */
function listed(job: ImportedJob): JobDetail {
  const fields = Object.fromEntries(Object.keys(JOB_FIELDS).map((name) => [name, Reflect.get(job, name)]));
  return JobDetail.parse({
    ...buildListing(),
    ...job,
    ...fields,
    company: { ...buildListing().company, name: job.company.name, is_third_party: true },
    base_salary: job.pay,
    skills: job.skills.map((name) => ({ name, required: false })),
    category: null,
    status: "PUBLISHED",
    date_posted: job.posted_on && `${job.posted_on}T12:00:00.000Z`,
    valid_through: null,
    source: "import",
    source_url: null,
  });
}

const good = () => JSON.parse(JSON.stringify(posting(buildListing())));

it("the rules accept a good posting, and find each planted error", () => {
  expect(criticalErrors(good(), NOW)).toEqual([]);
  const planted: [rule: RegExp, spoil: (data: ReturnType<typeof good>) => void][] = [
    [/title is required/, (data) => delete data.title],
    [/description is required/, (data) => (data.description = " ")],
    [/description is not the title/, (data) => (data.description = data.title)],
    [/datePosted is required/, (data) => delete data.datePosted],
    [/datePosted is required/, (data) => (data.datePosted = "23.11.2026")],
    [/not in the future/, (data) => (data.datePosted = "2027-01-01")],
    [/validThrough is ahead/, (data) => (data.validThrough = "2026-11-01T00:00:00Z")],
    [/hiringOrganization/, (data) => delete data.hiringOrganization.name],
    [/logo is an address/, (data) => (data.hiringOrganization.logo = "/logo.png")],
    [/jobLocation, or remote/, (data) => delete data.jobLocation],
    [/addressCountry/, (data) => delete data.jobLocation[0].address.addressCountry],
    [
      /only of remote jobs/,
      (data) => (data.applicantLocationRequirements = [{ "@type": "Country", name: "US" }]),
    ],
    [/is TELECOMMUTE/, (data) => (data.jobLocationType = "REMOTE")],
    [
      /jobLocation, or remote/,
      (data) => Object.assign(data, { jobLocation: [], jobLocationType: "TELECOMMUTE" }),
    ],
    [/currency/, (data) => (data.baseSalary.currency = "DOLLARS")],
    [/unitText/, (data) => (data.baseSalary.value.unitText = "HOURLY")],
    [/value, or both ends/, (data) => delete data.baseSalary.value.maxValue],
    [/value, or both ends/, (data) => (data.baseSalary.value.minValue = "21.50")],
    [/employmentType/, (data) => (data.employmentType = ["FULLTIME"])],
    [/directApply/, (data) => (data.directApply = "yes")],
    [/identifier/, (data) => (data.identifier.value = "")],
    [/JobPosting has no salary/, (data) => (data.salary = 1)],
    [/Blimp is a type/, (data) => (data.hiringOrganization["@type"] = "Blimp")],
    [/is empty/, (data) => (data.skills = "")],
    [
      /educationRequirements/,
      (data) =>
        (data.educationRequirements = {
          "@type": "EducationalOccupationalCredential",
          credentialCategory: "PhD",
        }),
    ],
    [/@type/, (data) => (data["@type"] = "Job")],
    [/@context/, (data) => delete data["@context"]],
  ];
  for (const [rule, spoil] of planted) {
    const data = good();
    spoil(data);
    expect(criticalErrors(data, NOW).join("; "), spoil.toString()).toMatch(rule);
  }
});
