import { describe, expect, it } from "vitest";
import { seedArticles } from "../../db/articles.ts";
import { buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();

describe("the articles of this release", () => {
  it("are six, with figures that are drawn even where there is little to draw", async () => {
    const { database } = server().services;
    await seedArticles(database);
    await seedArticles(database);
    const { items, total } = await server().ok("GET blog/list", "blog/list");
    expect(total).toBe(6);
    const jobs = Array.from({ length: 24 }, (_, n) =>
      buildJob({
        title: "Registered Nurse",
        salaryMin: 3_000 + 100 * n,
        salaryMax: null,
        salaryUnit: "HOUR",
        salaryCurrency: "USD",
      }),
    );
    await server().refresh(...(await Promise.all(jobs)).map(({ id }) => id));
    const figures = await Promise.all(
      items.map(async ({ slug }) => {
        const path = `blog/particuler-blog-detail/${slug}`;
        const { body, lead, reading_minutes } = await server().ok(
          "GET blog/particuler-blog-detail/{slug}",
          path,
        );
        expect(lead.length).toBeLessThanOrEqual(160);
        expect(reading_minutes).toBeGreaterThan(1);
        return body.flatMap((block) => (block.kind === "figure" ? [block.figure] : []));
      }),
    );
    for (const own of figures) expect(own.length).toBeGreaterThan(0);
    const nurses = figures.flat().find(({ title }) => title === "Yearly pay in some trades");
    expect(nurses?.rows).toEqual([["registered nurse", "24", "$72,800", "$85,280", "$97,760"]]);
    const states = figures.flat().find(({ title }) => title.endsWith("state by state"));
    expect(states?.rows).toEqual([["Maryland", "24", "$72,800", "$85,280", "$97,760"]]);
    const refund = figures.flat().find(({ title }) => title.startsWith("Refund for"));
    expect(refund?.rows.map(([day, , sum]) => `${day} ${sum}`)).toContain("30 $49.50");
    const map = figures.flat().find(({ title }) => title.includes("around Baltimore"));
    expect(map?.rows).toEqual([["Baltimore, MD", "24"]]);
  });
});
