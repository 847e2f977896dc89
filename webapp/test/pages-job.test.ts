import { describe, expect, it } from "vitest";
import { applyPlan } from "../src/features/job/apply.ts";
import { clickOrigin } from "../src/features/job/click-source.ts";
import { jobFacts } from "../src/features/job/facts.ts";
import { loadJob } from "../src/features/job/load-job.ts";
import { payComparison } from "../src/features/job/pay-compare.ts";
import { mappedLocation, precisionText, whereText } from "../src/features/job/where.ts";
import {
  buildCompany,
  buildJob,
  buildLocation,
  fakeCall,
  NOW,
  refusal,
  statusOf,
} from "./pages-factories.ts";

describe("loadJob", () => {
  const open = {
    "GET user/job/{id}": () => buildJob(),
    "POST user/job/related-jobs/{id}": () => [buildJob({ id: 13 })],
    "GET user/company/getCompanyDetail/{id}": () => buildCompany(),
  };

  it("reads the listing, its employer and similar ones", async () => {
    const loaded = await loadJob(fakeCall(open).call, "12");
    expect(loaded).toMatchObject({
      kind: "open",
      job: { id: 12 },
      company: { id: 7 },
      related: [{ id: 13 }],
    });
  });

  it("links to similar jobs when the listing is closed", async () => {
    const { call } = fakeCall({ ...open, "GET user/job/{id}": refusal(410, "gone") });
    expect(await loadJob(call, "12")).toMatchObject({ kind: "over", related: [{ id: 13 }] });
  });

  it.each(["abc", "", "1e3", "-1", "99999999999", "12;drop"])(
    "treats %j as unknown without a request",
    async (id) => {
      const { call, asked } = fakeCall({});
      expect(await statusOf(loadJob(call, id))).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  it("passes on a missing job and unavailable data", async () => {
    const missing = {
      ...open,
      "GET user/job/{id}": refusal(404, "not_found"),
      "POST user/job/related-jobs/{id}": refusal(404, "not_found"),
    };
    expect(await statusOf(loadJob(fakeCall(missing).call, "9"))).toBe(404);
    const outOfRange = { ...missing, "GET user/job/{id}": refusal(400, "invalid_input") };
    expect(await statusOf(loadJob(fakeCall(outOfRange).call, "9"))).toBe(404);
    const away = { ...open, "POST user/job/related-jobs/{id}": refusal(503, "unavailable") };
    expect(await statusOf(loadJob(fakeCall(away).call, "9"))).toBe(503);
  });
});

describe("payComparison", () => {
  const usd = { currency: "USD", min: 1821, max: null, unit: "HOUR" } as const;
  it.each([
    [usd, 40, "About $728 a week for 40 hours, before tax"],
    [usd, null, "About $37,877 a year at 40 hours a week, before tax"],
    [{ ...usd, max: 2000 }, 20, "About $364 to $400 a week for 20 hours, before tax"],
    [
      { ...usd, min: 5_200_000, unit: "YEAR" } as const,
      null,
      "About $25.00 an hour at 40 hours a week, before tax",
    ],
    [
      { ...usd, min: 400_000, unit: "MONTH" } as const,
      null,
      "About $48,000 a year if worked all year, before tax",
    ],
    [
      { ...usd, min: 80_000, unit: "WEEK" } as const,
      40,
      "About $20.00 an hour at 40 hours a week, before tax",
    ],
    [{ ...usd, currency: "JPY", min: 1000 } as const, 40, "About ¥40,000 a week for 40 hours, before tax"],
  ])("compares %j at %j hours", (pay, hours, text) => {
    expect(payComparison(pay, hours)).toBe(text);
  });
});

describe("applyPlan", () => {
  it("adds attribution to the employer's own page if the embed allows it, and keeps its parameters", () => {
    const job = {
      ...buildJob(),
      apply_kind: "URL" as const,
      apply_url: "https://ats.example/7?utm_source=own",
    };
    const href = (search: string) => applyPlan(job, buildCompany(), search).href;
    expect(href("?source=embed&utm_source=news&embed=footer")).toBe("https://ats.example/7?utm_source=own");
    expect(href("?source=embed&utm_campaign=spring&embed=footer&utm=on")).toBe(
      "https://ats.example/7?utm_source=own&utm_medium=embed&utm_campaign=spring&utm_content=footer",
    );
  });

  const company = buildCompany();
  it("opens the employer's page, and counts it", () => {
    expect(applyPlan(buildJob(), company)).toMatchObject({
      href: "https://wings.example/apply",
      counts: true,
      opensElsewhere: true,
    });
  });
  it("writes to the employer, with the job as subject", () => {
    const plan = applyPlan(
      buildJob({ apply_kind: "EMAIL", apply_email: "jobs+1@wings.example", title: "A & B" }),
      company,
    );
    expect(plan).toMatchObject({ href: "mailto:jobs%2B1@wings.example?subject=A%20%26%20B", counts: true });
  });
  it("links only web addresses", () => {
    for (const apply_url of ["javascript:alert(1)", "data:text/html,x", "nonsense", null])
      expect(
        applyPlan(buildJob({ apply_url }), { ...company, website: "javascript:alert(1)" }).href,
      ).toBeNull();
  });
  it("opens the form on the job's page if the employer accepts applications here", () => {
    const native = buildJob({ apply_kind: "NATIVE", apply_url: null });
    expect(applyPlan(native, company)).toMatchObject({
      href: `/job/${native.id}?apply=here`,
      text: "Apply",
      counts: false,
      takesHere: true,
    });
    expect(applyPlan(native, { ...company, is_demo: true }).note).toMatch(/no one will read it/);
  });
  it("has no button when applications are closed, and still shows one that was sent", () => {
    const late = buildJob({ apply_kind: "NATIVE", apply_url: null, applications_closed_on: "2026-11-18" });
    expect(applyPlan(late, company)).toMatchObject({
      href: null,
      note: "Applications closed on Nov 18, 2026.",
      takesHere: true,
    });
  });
  it("offers the employer's site if there is no way to apply, without calling it applying", () => {
    const lost = buildJob({ apply_kind: "URL", apply_url: null });
    expect(applyPlan(lost, company)).toMatchObject({
      href: "https://www.wings.example/",
      text: "Go to wings.example",
      counts: false,
      takesHere: false,
    });
    expect(applyPlan(lost, { ...company, website: null })).toMatchObject({ href: null, counts: false });
  });
  it("promises nothing for an unclaimed listing", () => {
    const found = buildJob({ apply_kind: "NATIVE", apply_url: null, requisition_id: "H-300" });
    const { href, note } = applyPlan(found, { ...company, website: null, is_third_party: true });
    expect(href).toBeNull();
    expect(note).toBe(
      "This listing comes from a public source with no application link. Check the description for how to apply. Its reference number there is H-300.",
    );
  });
});

describe("the location line", () => {
  it("is never more precise than known", () => {
    expect(precisionText(buildLocation())).toBe("At 4310 Payne Road, Preston, MD");
    expect(precisionText(buildLocation({ precision: "POSTCODE" }))).toBe(
      "Near Preston, MD, ZIP code 21655: exact address not listed",
    );
    expect(precisionText(buildLocation({ precision: "CITY" }))).toBe(
      "Near Preston, MD: exact address not listed",
    );
  });
  it("puts no remote job on a map", () => {
    expect(mappedLocation(buildJob({ location_type: "TELECOMMUTE" }))).toBeUndefined();
    expect(
      mappedLocation(buildJob({ locations: [buildLocation({ latitude: null }), buildLocation()] })),
    ).toMatchObject({ latitude: 38.71 });
  });
  it("names the place", () => {
    expect(whereText(buildJob())).toBe("Preston, MD");
    expect(whereText(buildJob({ locations: [buildLocation({ precision: "CITY" }), buildLocation()] }))).toBe(
      "near Preston, MD and 1 more place",
    );
    expect(
      whereText(buildJob({ location_type: "TELECOMMUTE", applicant_location_requirements: ["Maryland"] })),
    ).toBe("Remote, open to people in Maryland");
    expect(
      whereText(
        buildJob({ location_type: "TELECOMMUTE", applicant_location_requirements: ["US-MD", "US-DE", "CA"] }),
      ),
    ).toBe("Remote, open to people in Maryland, Delaware, Canada");
    expect(whereText(buildJob({ locations: [] }))).toBe("Location not specified");
  });
});

describe("jobFacts", () => {
  const names = (job = buildJob()) => jobFacts(job, NOW).map((fact) => fact.name);
  it("leaves out unstated facts", () => {
    expect(names()).toEqual(["Job type", "Workplace type", "Posted", "Listed until", "Reference"]);
  });
  it("has no unknown posting date", () => {
    expect(names(buildJob({ date_posted: null }))).not.toContain("Posted");
  });
  it("has the stated facts", () => {
    const facts = jobFacts(
      buildJob({
        starts_on: "2027-03-06",
        ends_on: "2027-09-28",
        months_of_experience: 24,
        visa_sponsorship: false,
        language: "es",
        application_deadline: "2026-12-01",
      }),
      NOW,
    );
    expect(facts).toEqual(
      expect.arrayContaining([
        { name: "Season", value: "Mar 6, 2027 to Sep 28, 2027" },
        { name: "Experience", value: "2 years" },
        { name: "Visa", value: "Not sponsored" },
        { name: "Language", value: "Spanish" },
        { name: "Apply by", value: "Dec 1, 2026" },
        { name: "Posted", value: "8 days ago" },
      ]),
    );
  });
  it("links a listing to its page at the source, and nowhere else", () => {
    const source = (source_url: string | null) =>
      jobFacts(buildJob({ source: "us-dol", source_url }), NOW).find((fact) => fact.name === "Source");
    const page = "https://jobs.example.gov/H-300";
    expect(source(page)).toEqual({ name: "Source", value: "us-dol", href: page });
    expect(source(null)).toEqual({ name: "Source", value: "us-dol" });
    expect(source("javascript:alert(1)")).toEqual({ name: "Source", value: "us-dol" });
  });
  it("is the same at any hour of the client's clock", () => {
    expect(jobFacts(buildJob(), NOW)).toEqual(jobFacts(buildJob(), NOW + 3_600_000));
  });
});

describe("clickOrigin", () => {
  it.each([
    ["", "web"],
    ["?source=share", "share"],
    ["?source=embed&x=1", "embed"],
    ["?source=__proto__", "web"],
  ])("reads %s", (search, source) => expect(clickOrigin(search)).toEqual({ source }));

  it("passes on the parameters of an embed's links, shortened to the stored length", () => {
    const said = {
      source: "embed",
      via: "iframe",
      embed: "footer",
      utm_source: "news",
      utm_campaign: "fall",
      page: "https://acme.example/careers",
      referrer: "https://search.example",
    };
    expect(clickOrigin(`?${new URLSearchParams({ ...said, token: "x" })}`)).toEqual(said);
    expect(clickOrigin(`?via=mail&embed=${"a".repeat(99)}&utm_term=`)).toEqual({
      source: "web",
      embed: "a".repeat(64),
    });
  });
});
