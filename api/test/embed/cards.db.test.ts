import { describe, expect, it } from "vitest";
import { readXml } from "../feeds/read-xml.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const HOSTILE = `</text><script>alert(1)</script>" onload="alert(2)`;

describe("cards of companies and jobs", () => {
  const server = useServer();
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await server().request("GET", path, { headers });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
  };

  // @spec 2.16
  it("say who hires, where, how many jobs there are and what they pay, for pages of any origin", async () => {
    const company = await buildCompany({ name: "Harbor Works", locality: "Baltimore", region: "MD" });
    const jobs = [
      await buildJob(
        { salaryMin: 1_850, salaryMax: 2_200, salaryUnit: "HOUR", salaryCurrency: "USD" },
        { company },
      ),
      await buildJob({ salaryMin: 2_600, salaryUnit: "HOUR", salaryCurrency: "USD" }, { company }),
      await buildJob(
        { status: "PAUSED", salaryMin: 9_900, salaryUnit: "HOUR", salaryCurrency: "USD" },
        { company },
      ),
    ];
    await server().refresh(...jobs.map(({ id }) => id));
    const card = await get(`/cards/company/${company.username}.svg`);
    expect(card.text).toContain(
      "<title>Harbor Works: 2 open jobs, Baltimore, MD, $18.50–$26.00 an hour</title>",
    );
    expect(card.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=300",
      "cross-origin-resource-policy": "cross-origin",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(card.text).toContain("prefers-color-scheme:dark");
    expect((await get(`/cards/company/${company.username}.svg?theme=dark`)).text).not.toContain(
      "prefers-color",
    );

    const frame = await get(`/cards/company/${company.username}`);
    expect(frame.text).toContain(`/company/${company.username}" target="_top"`);
    expect(frame.headers["content-security-policy"]).toContain("frame-ancestors *");
    const job = await get(`/cards/job/${jobs[0]?.id}.svg`);
    expect(job.text).toMatch(/<title>Deckhand \d+, Harbor Works, .*\$18\.50–\$22\.00 an hour<\/title>/);

    const spanish = await get(`/cards/company/${company.username}?locale=es-MX&theme=light`);
    expect(spanish.text).toContain('<html lang="es">');
    expect(spanish.text).toContain("Harbor Works: 2 empleos abiertos, Baltimore, MD, $18.50–$26.00 por hora");
    expect(spanish.text).toContain(`/es/company/${company.username}" target="_top"`);
    expect((await get(`/cards/company/${company.username}?locale=fr`)).text).toContain("2 open jobs");
  });

  it("change when the jobs do, and are not sent again before", async () => {
    const company = await buildCompany();
    const job = await buildJob({}, { company });
    await server().refresh(job.id);
    const path = `/cards/company/${company.username}.svg`;
    const { headers } = await get(path);
    expect((await get(path, { "If-None-Match": headers["etag"] ?? "" })).status).toBe(304);
    const more = await buildJob({}, { company });
    await server().refresh(more.id);
    const changed = await get(path, { "If-None-Match": headers["etag"] ?? "" });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain("2 open jobs");
  });

  it("are XML of any name, whose letters stay beside the map", async () => {
    const wide = "日本長距離運輸株式会社東京本社営業部国際物流課長距離運輸株式会社";
    const company = await buildCompany({ name: `${wide}\u0001\u000b\ufffe` });
    const job = await buildJob({}, { company });
    await server().refresh(job.id);
    const { text } = await get(`/cards/company/${company.username}.svg`);
    readXml(text);
    const titles = [...text.matchAll(/<text class="t"[^>]*>([^<]*)</g)].map(
      ([, line = ""]) => [...line].length,
    );
    expect(titles).toHaveLength(2);
    // As wide as they are high: 22 pixels each, on the 480 of the card.
    for (const letters of titles) expect(letters * 22).toBeLessThanOrEqual(440);
  });

  it("contain nothing but text of what people wrote, and end with the job", async () => {
    const company = await buildCompany({ name: HOSTILE, locality: HOSTILE });
    const job = await buildJob({ title: `${HOSTILE} 👩‍🔧` }, { company });
    await server().refresh(job.id);
    for (const path of [`company/${company.username}`, `job/${job.id}`])
      for (const ending of ["", ".svg"]) {
        const { text } = await get(`/cards/${path}${ending}`);
        expect(text).not.toMatch(/<script|"\s*onload/i);
        expect(text.isWellFormed()).toBe(true);
      }
    await job.update({ status: "CLOSED" });
    expect((await get(`/cards/job/${job.id}.svg`)).status).toBe(410);
    await company.update({ showProfile: false });
    expect((await get(`/cards/company/${company.username}.svg`)).status).toBe(410);
    for (const path of ["company/nobody.svg", "job/424242.svg"])
      expect((await get(`/cards/${path}`)).status).toBe(404);
    expect((await get("/cards/company/a%20b.svg")).status).toBe(404);
  });
});
