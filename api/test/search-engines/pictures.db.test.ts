import sharp from "sharp";
import { expect, it } from "vitest";
import { buildCompany, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer({ settings: { ADDRESS_LIMITS: "1000" } });
const get = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await server().request("GET", path, { headers });
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
};
/** Share of the panel's pixels that are not white, above our name. */
async function inked(bytes: Buffer): Promise<number> {
  const panel = { left: 0, top: 0, width: 499, height: 500 };
  const pixels = await sharp(bytes)
    .flatten({ background: "#fff" })
    .extract(panel)
    .greyscale()
    .raw()
    .toBuffer();
  return pixels.filter((value) => value < 128).length / pixels.length;
}

it("jobs, employers and places have a picture of their own, drawn again when they change", async () => {
  const company = await buildCompany({ name: "Bay Works" });
  const salary = { salaryCurrency: "USD", salaryUnit: "HOUR", salaryMin: 2_100 } as const;
  const job = await buildJob({ title: "Deckhand", ...salary }, { company });
  await server().refresh(job.id);
  const seen = new Set<string>();
  for (const path of [
    `/og/job/${job.id}`,
    `/og/company/${company.username}`,
    "/og/jobs/in/baltimore-md",
    "/og/help",
  ]) {
    const { status, headers, bytes } = await get(path);
    expect([status, headers.get("Content-Type")], path).toEqual([200, "image/png"]);
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }, path).toEqual({ width: 1_200, height: 630, format: "png" });
    const etag = headers.get("ETag") ?? "";
    expect((await get(path, { "If-None-Match": etag })).status).toBe(304);
    seen.add(etag);
  }
  expect(seen.size).toBe(4);

  const before = await get(`/og/job/${job.id}`);
  await job.update({ salaryMin: 4_200 });
  const after = await get(`/og/job/${job.id}`);
  expect(after.headers.get("ETag")).not.toBe(before.headers.get("ETag"));
  expect(after.bytes.equals(before.bytes)).toBe(false);
  await job.update({ status: "CLOSED" });
  expect((await get(`/og/job/${job.id}`)).status).toBe(410);
  for (const path of ["/og/job/4000000000", "/og/company/nobody", "/og/jobs/in/nowhere-md"])
    expect((await get(path)).status, path).toBeOneOf([400, 404]);
});

it("titles of any script and length are drawn within the panel", async () => {
  const company = await buildCompany();
  const titles = [
    "ممرضة مسجلة في قسم الطوارئ",
    "אחות מוסמכת",
    "注册护士（急诊科）",
    "Boatswain ".repeat(19).trim(),
    "W".repeat(200),
    "<b>&amp; 'quoted' \u0007",
  ];
  for (const title of titles) {
    const job = await buildJob({ title }, { company });
    const { status, bytes } = await get(`/og/job/${job.id}`);
    expect(status, title).toBe(200);
    const share = await inked(bytes);
    expect(share, title).toBeGreaterThan(0.005);
    expect(share, title).toBeLessThan(0.4);
  }
});
