import { describe, expect, it } from "vitest";
import { presentJobSummary } from "../../src/presenters/job.ts";
import { findJob } from "../../src/queries/jobs.ts";
import { findListedJobs } from "../../src/queries/listed-jobs.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

useServer();
const NOW = new Date("2026-06-01T12:00:00.123Z");

describe("jobs of a list", () => {
  it("say the same as their own pages, with every field stated and with none", async () => {
    const company = await buildCompany({
      name: "Häfen & Söhne",
      logo: "/files/1",
      isDemo: true,
      isThirdParty: true,
      answerPercent: 0,
      answerDays: 3,
      provedDomain: "harbor.example",
      provedBy: "DNS",
      provedAt: new Date("2026-05-01T00:00:00.456Z"),
    });
    const full = await buildJob(
      {
        title: "Deckhand “A”",
        locationType: "HYBRID",
        salaryCurrency: "USD",
        salaryMin: 0,
        salaryMax: 4_294_967_295,
        salaryUnit: "HOUR",
        openings: 3,
        hoursPerWeek: 37.5,
        startsOn: "2026-03-01",
        endsOn: "2026-10-31",
        applyKind: "NATIVE",
        applicationDeadline: "2026-05-31",
        validThrough: new Date("2026-07-01T00:00:00.789Z"),
        sourcePostedAt: new Date("2026-04-01T00:00:00.001Z"),
        lastConfirmedAt: new Date("2026-05-20T08:00:00.999Z"),
        source: "fixture",
        sourceKey: "1",
        isFeatured: true,
        occupationCode: "53-5011.00",
      },
      {
        company,
        categoryCode: "53",
        employmentTypes: ["INTERN", "PART_TIME", "OTHER"],
        at: [
          [39.29, -76.61],
          [38.97, -76.5],
        ],
      },
    );
    const bare = await buildJob({ status: "DRAFT", firstPublishedAt: null }, { employmentTypes: [], at: [] });
    const found = await findListedJobs([bare.id, full.id, 4_000_000]);
    expect([...found.keys()].toSorted((a, b) => a - b)).toEqual([full.id, bare.id]);
    for (const { id } of [full, bare]) {
      const [listed, whole] = [found.get(id), await findJob(id)];
      if (!listed || !whole) throw new Error(`Job ${id} was not found.`);
      expect(presentJobSummary(listed, NOW)).toEqual(presentJobSummary(whole, NOW));
    }
  });

  it("are asked for once by the parts of a page, and again by the next page", async () => {
    const job = await buildJob({ title: "Deckhand" });
    const other = await buildJob({ title: "Cook" });
    const titles = (found: Awaited<ReturnType<typeof findListedJobs>>) =>
      [...found].map(([id, { title }]) => [id, title]);
    const [one, both] = await Promise.all([findListedJobs([job.id]), findListedJobs([other.id, job.id])]);
    expect(titles(one)).toEqual([[job.id, "Deckhand"]]);
    expect(titles(both)).toEqual([
      [other.id, "Cook"],
      [job.id, "Deckhand"],
    ]);
    expect(one.get(job.id)).toBe(both.get(job.id));
    const before = findListedJobs([job.id]);
    await job.update({ title: "Boatswain" });
    expect(titles(await findListedJobs([job.id]))).toEqual([[job.id, "Boatswain"]]);
    await before;
  });

  it("are none for no ids", async () => {
    expect(await findListedJobs([])).toEqual(new Map());
  });
});
