import { QueryTypes } from "sequelize";
import { describe, expect, it } from "vitest";
import { buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

describe("click attribution", () => {
  const server = useServer({ settings: { TRUST_PROXY: "1" } });
  let people = 0;
  /** Somebody who has not been here before. */
  const somebody = () => {
    people++;
    return server().browser({ "X-Forwarded-For": `198.51.${people >> 8}.${people & 255}` });
  };
  const rows = () =>
    server().services.database.query<Record<string, unknown>>(
      "SELECT kind, source, via, embed, utm_source, utm_campaign, page, referrer, clicks FROM job_click_attributions ORDER BY id",
      { type: QueryTypes.SELECT },
    );
  const open = () => buildJob({ applyKind: "URL", applyUrl: "https://acme.example/apply" });
  const CAME = {
    source: "embed",
    via: "iframe",
    embed: "careers-top",
    utm_source: "newsletter",
    utm_campaign: "März ’26",
    page: "https://acme.example/careers",
    referrer: "https://search.example",
  };

  it("reaches the database from opening to applying, counted once each", async () => {
    const job = await open();
    await somebody().ok("POST user/job/click", "user/job/click", { job_id: job.id, ...CAME });
    await somebody().ok("POST user/job/click", "user/job/click", { job_id: job.id, ...CAME });
    const { apply_url } = await somebody().ok("POST user/job/apply-click", "user/job/apply-click", {
      job_id: job.id,
      ...CAME,
    });
    expect(apply_url).toBe("https://acme.example/apply");
    expect(await rows()).toEqual([
      { kind: "VIEW", clicks: 2, ...CAME },
      { kind: "APPLY", clicks: 1, ...CAME },
    ]);
  });

  it("adds no row for a click without details", async () => {
    const job = await open();
    await somebody().ok("POST user/job/click", "user/job/click", { job_id: job.id });
    expect(await rows()).toEqual([]);
  });

  it("stores no query strings, and also counts pages without an address", async () => {
    const job = await open();
    for (const page of [
      "https://a.example/x?token=secret",
      "nullsrcdoc",
      "file:///x.html",
      "javascript:alert(1)",
    ])
      await somebody().ok("POST user/job/click", "user/job/click", { job_id: job.id, source: "embed", page });
    expect(await rows()).toEqual([]);
    const [day] = await server().services.database.query<{ clicks: number }>(
      "SELECT clicks FROM job_clicks",
      {
        type: QueryTypes.SELECT,
      },
    );
    expect(day?.clicks).toBe(4);
  });

  it.each([
    ["via", "carrier-pigeon"],
    ["embed", "x".repeat(65)],
    ["utm_source", "x".repeat(201)],
    ["utm_term", "a\u0000b"],
    ["source", "elsewhere"],
  ])("rejects %s=%j", async (field, value) => {
    const job = await open();
    const reply = await server().fails("POST", "user/job/click", { job_id: job.id, [field]: value });
    expect(reply).toMatchObject({ httpStatus: 400, error: { [field]: expect.any(String) } });
  });

  it("stops adding rows for made-up sources", async () => {
    const job = await open();
    for (let i = 0; i < 205; i++)
      await somebody().ok("POST user/job/click", "user/job/click", {
        job_id: job.id,
        utm_source: `made-up-${i}`,
      });
    expect(await rows()).toHaveLength(200);
  });
});
