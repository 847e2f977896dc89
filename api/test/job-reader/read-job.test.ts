import { describe, expect, it } from "vitest";
import { atsAddress } from "../../src/job-reader/ats-address.ts";
import { linesOfText } from "../../src/job-reader/lines.ts";
import { isSameCompany, siteOf } from "../../src/job-reader/origin.ts";
import { readPage } from "../../src/job-reader/page.ts";
import { jobsOf, readJob } from "../../src/job-reader/read-job.ts";
import { type JobSource, sourceOfLines } from "../../src/job-reader/source.ts";
import { GREENHOUSE, LEVER } from "../import/feed-replies.ts";
import { gazetteer } from "../places/gazetteer.ts";
import { growth, LINEAR } from "../support/growth.ts";

const CONTEXT = { gazetteer, today: "2026-11-27", country: "US" };
const read = (source: JobSource) => readJob(source, source.records[0], CONTEXT);
const ofText = (text: string) => read(sourceOfLines(linesOfText(text)));
const findingOf = ({ findings }: ReturnType<typeof read>, field: string) =>
  findings.find((finding) => finding.field === field);

describe("a pasted text", () => {
  it("says where each field is from, in its own words", () => {
    const job = ofText(`Night Baker
Copper Kettle Bakery, Savannah, GA
Pay: $19.50 to $23 an hour
Shift: 11 pm to 7 am, Tuesday to Saturday
Food Handler certification required.
We bake for forty shops, and the ovens never cool down.`);
    expect(job.content).toMatchObject({
      title: "Night Baker",
      base_salary: { currency: "USD", min: 1_950, max: 2_300, unit: "HOUR" },
      licences: ["Food Handler certification"],
    });
    expect(findingOf(job, "base_salary")).toEqual({
      field: "base_salary",
      source: "LABEL",
      label: "Pay",
      quote: "Pay: $19.50 to $23 an hour",
      confidence: 0.9,
    });
    expect(findingOf(job, "title")).toMatchObject({ source: "FIRST_LINE", quote: "Night Baker" });
    expect(job.notes).toContainEqual({ kind: "SCHEDULE", text: "11 pm to 7 am, Tuesday to Saturday" });
    expect(job.content.description).toContain("Shift: 11 pm to 7 am");
  });

  it("leaves empty what it does not say", () => {
    const job = ofText(
      "Night Baker\n\nWe bake for forty shops. We raised $2 million last year and pay a $500 bonus.",
    );
    expect(Object.keys(job.content).sort()).toEqual(["description", "title"]);
  });

  it("is not sure of pay that differs from sentence to sentence", () => {
    const job = ofText(
      "Analyst\n\nThe salary in Ohio is $60,000 per year.\n\nThe salary in Texas is $70,000 per year.",
    );
    expect(findingOf(job, "base_salary")?.confidence).toBeLessThan(0.5);
  });

  it("does not take working hours for pay, wishes for requirements, or a shift for hours a week", () => {
    const job = ofText(
      "Welder\n\nHours: 9-5\nThe pay is $30 per hour for 36 hours per week.\n- CPR certification preferred\n- 5 years of experience preferred",
    );
    expect(job.content).toMatchObject({ base_salary: { min: 3_000, unit: "HOUR" }, hours_per_week: 36 });
    expect(job.content).not.toHaveProperty("licences");
    expect(job.content).not.toHaveProperty("months_of_experience");
  });

  it("keeps apart what only looks like an answer", () => {
    const job = ofText(`Associate Contract Specialist

For an accommodation to apply, please write to access@agency.example. For questions about your application, mail help@agency.example.
A degree and two years of related experience, or a diploma and six years of related experience.
Applicants have five years of full-time paid work behind them.
Aides work up to 17 hours per week in the term.
The hourly salary is $18.54 for new hires, $20.15 for incumbents and $22.74 at most.
Possession of a valid New York State license as a Registered Nurse.`);
    for (const field of ["apply_email", "months_of_experience", "employment_types", "hours_per_week"])
      expect(job.content, field).not.toHaveProperty(field);
    expect(findingOf(job, "base_salary")?.confidence).toBeLessThan(0.5);
    expect(job.content.licences).toEqual(["New York State license as a Registered Nurse"]);
  });

  it("tells of a deadline that is over and of a place that is unknown", () => {
    const { notes } = ofText("Welder\nLocation: Nowhereville, KS\nApply by: March 3, 2024\n\nWelds.");
    expect(notes).toContainEqual({ kind: "DEADLINE_PASSED", text: "2024-03-03" });
    expect(notes).toContainEqual({ kind: "PLACE_UNKNOWN", text: "Nowhereville, KS, US" });
  });

  it("carries no markup and no script into the draft", () => {
    const { content } = ofText(`Welder <img src=x onerror=alert(1)>
Location: <script>alert(1)</script>
Benefits: <b onclick=x>Tea</b>, cake

<script>alert(1)</script> Welds & grinds.`);
    expect(content.title ?? "").not.toContain("<img");
    expect(content.description ?? "").not.toMatch(/<(?!\/?(?:p|ul|li|h3)>)/);
  });

  it("takes time in proportion to its length", () => {
    const worst = [
      "a".repeat(3_000),
      "$".repeat(3_000),
      "1 ".repeat(1_500),
      "job id ".repeat(400),
      "(".repeat(3_000),
      "A, ".repeat(1_000),
    ];
    const unit = `${worst.join("\n\n")}\n\n`;
    expect(growth(ofText, unit, 40 * unit.length)).toBeLessThan(LINEAR);
  });
});

describe("a page", () => {
  it("is read by its posting, each field with its key, and its description for what the posting leaves out", () => {
    const source = readPage(`<script type="application/ld+json">{"@type":"JobPosting","title":"Deckhand",
      "hiringOrganization":{"name":"Skipjack Marine"},"employmentType":"FULL_TIME",
      "jobLocation":{"address":{"addressLocality":"Baltimore","addressRegion":"MD"}},
      "description":"<p>Keeps the boats in order.</p><p><strong>Benefits</strong></p><ul><li>Housing</li></ul>"}</script>
      <h1>Something else</h1><p>Pay: $1 per hour</p>`);
    const job = read(source);
    expect(job.content).toMatchObject({
      title: "Deckhand",
      benefits: ["Housing"],
      employment_types: ["FULL_TIME"],
    });
    expect(job.content).not.toHaveProperty("base_salary");
    expect(findingOf(job, "locations")).toMatchObject({
      source: "JSON_LD",
      label: "jobLocation.address.addressLocality",
      quote: "Baltimore",
    });
    expect(job.notes).toEqual([{ kind: "COMPANY", text: "Skipjack Marine" }]);
  });

  it("offers its jobs where it has several", () => {
    const links = [1, 2, 3].map((n) => `<li><a href="/jobs/${n}">Deckhand ${n}</a></li>`).join("");
    expect(jobsOf(readPage(`<h1>Open jobs</h1><ul>${links}</ul>`))).toEqual(
      [1, 2, 3].map((n) => ({ title: `Deckhand ${n}`, place: "", url: `/jobs/${n}` })),
    );
    const posting = (title: string) => ({ "@type": "JobPosting", title, description: "Work" });
    const two = JSON.stringify([posting("Deckhand"), posting("Cook")]);
    expect(
      jobsOf(readPage(`<script type="application/ld+json">${two}</script>`)).map(({ title }) => title),
    ).toEqual(["Deckhand", "Cook"]);
  });

  it("that asks for a password says so", () => {
    expect(readPage('<form><input name="p" type="password"></form>').asksForSignIn).toBe(true);
  });

  it.each(["<a href='/jobs/", "<h1>", "<script", "<!--", "<meta ", "<nav>", "<p><"])(
    "of nothing but %s takes four times as long when it is four times as long",
    (piece) => {
      expect(growth((page) => read(readPage(page)), piece, 5_000 * piece.length)).toBeLessThan(LINEAR);
    },
  );
});

describe("an applicant tracking system", () => {
  it("has an address for programs behind each of its pages", () => {
    const urls = (page: string) => atsAddress(page);
    expect(urls("https://job-boards.greenhouse.io/skipjack/jobs/12?gh_src=x")).toEqual({
      url: "https://boards-api.greenhouse.io/v1/boards/skipjack/jobs/12?pay_transparency=true",
      job: "12",
    });
    expect(urls("https://jobs.lever.co/skipjack/abc-1/apply")?.url).toBe(
      "https://api.lever.co/v0/postings/skipjack/abc-1?mode=json",
    );
    expect(urls("https://jobs.ashbyhq.com/skipjack")).toMatchObject({ job: undefined });
    expect(urls("https://skipjack.recruitee.com/o/deckhand")?.job).toBe("deckhand");
    for (const other of [
      "https://evil.example/jobs.lever.co/x",
      "http://jobs.lever.co/x",
      "https://jobs.lever.co.evil.example/x",
    ])
      expect(urls(other)).toBeUndefined();
  });

  it("names the fields of its reply", () => {
    for (const [reply, format] of [
      [LEVER, "Lever"],
      [GREENHOUSE, "Greenhouse"],
    ] as const) {
      const source = readPage(typeof reply === "string" ? reply : JSON.stringify(reply));
      expect(source.records.length).toBeGreaterThan(0);
      const job = read(source);
      expect(findingOf(job, "title")).toMatchObject({ source: "ATS", label: `${format}: title` });
      expect(job.content.description?.length).toBeGreaterThan(0);
    }
  });
});

it("knows one owner's sites and names from another's", () => {
  expect(siteOf("https://careers.acme.com/jobs")).toBe(siteOf("www.acme.com"));
  expect(siteOf("https://jobs.acme.co.uk")).toBe("acme.co.uk");
  expect(siteOf("https://acme.com.evil.example")).not.toBe(siteOf("acme.com"));
  expect(isSameCompany("The Acme Co., Inc.", "ACME CO")).toBe(true);
});
