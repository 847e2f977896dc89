import { SAMPLE_WIDTHS } from "@jobmap/contract/resume-templates";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readAnswering, siteFigures } from "../src/queries/site-figures.ts";
import { buildCompany, buildJob } from "./support/build.ts";
import { useServer } from "./support/use-server.ts";

describe("what pages tell of the site", () => {
  const server = useServer();

  it("is counted: open jobs, and those that state pay", async () => {
    const paid = await buildJob({ salaryMin: 2_000, salaryUnit: "HOUR", salaryCurrency: "USD" });
    const jobs = [paid, await buildJob(), await buildJob({ status: "PAUSED" })];
    await server().refresh(...jobs.map(({ id }) => id));
    expect(await siteFigures(server().services)).toMatchObject({ jobs: 2, jobsWithPay: 1 });
  });

  it("says how employers answer from five of them on, rather less well than better", async () => {
    const { database } = server().services;
    const measured = [
      [90, 2],
      [80, 9],
      [40, null],
      [70, 4],
    ] as const;
    for (const [answerPercent, answerDays] of measured) await buildCompany({ answerPercent, answerDays });
    await buildCompany();
    expect(await readAnswering(database)).toBeNull();
    await buildCompany({ answerPercent: 60, answerDays: 5 });
    await buildCompany({ answerPercent: 75, answerDays: 6 });
    expect(await readAnswering(database)).toEqual({ employers: 6, percent: 70, withinDays: 6 });
  });

  it("prints a sample resume in each template, and no other", async () => {
    for (const width of SAMPLE_WIDTHS) {
      const sample = await server().request("GET", `/resume-samples/harbor-${width}.webp`);
      expect(sample.status).toBe(200);
      expect(sample.headers.get("content-type")).toBe("image/webp");
      const picture = Buffer.from(await sample.arrayBuffer());
      expect(await sharp(picture).metadata()).toMatchObject({ width, height: (width * 792) / 612 });
      // Black letters on white paper.
      const { isOpaque, channels } = await sharp(picture).stats();
      expect(isOpaque).toBe(true);
      expect(channels[0]).toMatchObject({ min: expect.toSatisfy((min: number) => min < 90), max: 255 });
    }
    for (const none of ["none-612", "harbor-613", "harbor"])
      expect((await server().request("GET", `/resume-samples/${none}.webp`)).status).toBe(404);
  });
});
