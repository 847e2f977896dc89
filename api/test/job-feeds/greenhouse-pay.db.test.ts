import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HOUR_MS } from "@jobmap/contract/limits";
import { expect, it, onTestFinished } from "vitest";
import { Job } from "../../src/models/index.ts";
import { GREENHOUSE_JOB } from "../import/feed-replies.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer({ settings: { FEEDS_FROM_THIS_MACHINE: "1", ACCOUNT_LIMITS: "1000" } });

const TEXT = "Keeps the boats and the yard in order in every season and most weather. ".repeat(4);
const BOARD = "/v1/boards/skipjack/jobs";
const JOBS = 54;
const FIRST = 4_000;
/** Its page leads into a network that nobody may be led into. */
const ASTRAY = FIRST + 1;

const job = (id: number, updated: string) => ({
  absolute_url: `https://boards.example/skipjack/jobs/${id}`,
  internal_job_id: id,
  id,
  title: `Deckhand ${id}`,
  company_name: "Skipjack Marine",
  location: { name: "Boston, MA" },
  content: `&lt;p&gt;${TEXT}&lt;/p&gt;`,
  metadata: [{ id: 1, name: "Employment Type", value: "Full-time", value_type: "single_select" }],
  updated_at: updated,
});

it("of Greenhouse has the pay of each job asked for, within limits and once for each change", async () => {
  const updated = new Map(Array.from({ length: JOBS }, (_, n) => [FIRST + n, "2026-11-02T12:00:00-04:00"]));
  let asked: string[] = [];
  let isDown = false;
  const site = createServer(({ url = "" }, reply) => {
    if (url === `${BOARD}?content=true`)
      return reply.end(JSON.stringify({ jobs: [...updated].map(([id, at]) => job(id, at)) }));
    asked.push(url);
    if (isDown) return reply.writeHead(503).end();
    if (url.includes(String(ASTRAY))) return reply.writeHead(302, { Location: "http://10.0.0.1/" }).end();
    return reply.end(GREENHOUSE_JOB);
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
  onTestFinished(() => {
    site.closeAllConnections();
    site.close();
  });
  const { port } = site.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${BOARD}?content=true`;
  const boss = await server().signIn("employer");
  const { note, fields } = await boss.ok("POST employer/feeds/test", "employer/feeds/test", { url });
  expect([note, fields]).toEqual([
    expect.stringMatching(/^Greenhouse tells pay job by job: .* up to 50 jobs/),
    [],
  ]);
  expect(asked).toEqual([]);

  const drain = async () => {
    await server().workers.feeds.drain();
    await server().workers.bulk.drain();
  };
  const { id } = await boss.ok("POST employer/feeds/add", "employer/feeds/add", { name: "Careers", url });
  await drain();
  /** Reads once more, and tells what came of it and whose pay was asked for. */
  const read = async () => {
    asked = [];
    server().advance(6 * HOUR_MS + 1_000);
    server().workers.housekeeper.poke();
    await server().workers.housekeeper.drain();
    await drain();
    return { ...(await last()), asked };
  };
  const last = async () => (await boss.ok("GET employer/feeds/{id}", `employer/feeds/${id}`)).feed.last;
  const paid = () => Job.count({ where: { salaryMin: 5_000_000, salaryMax: 7_500_000, salaryUnit: "YEAR" } });

  expect(asked).toHaveLength(50);
  expect(asked[0]).toBe(`${BOARD}/${FIRST}?pay_transparency=true`);
  expect(await last()).toMatchObject({ outcome: "CHANGED", jobs: JOBS, created: JOBS, pay_unasked: 5 });
  expect(await paid()).toBe(49);

  // The file is the same, and still read: some pay is to be asked for.
  const second = await read();
  expect(second).toMatchObject({ outcome: "CHANGED", changed: 4, same: 50, pay_unasked: 1 });
  expect(second.asked).toHaveLength(5);
  expect(await paid()).toBe(JOBS - 1);

  updated.delete(ASTRAY);
  expect(await read()).toMatchObject({ outcome: "CHANGED", same: JOBS - 1, pay_unasked: 0, asked: [] });
  expect(await read()).toMatchObject({ outcome: "UNCHANGED", pay_unasked: 0, asked: [] });

  updated.set(FIRST + 7, "2026-11-20T09:00:00-05:00");
  expect((await read()).asked).toEqual([`${BOARD}/${FIRST + 7}?pay_transparency=true`]);

  // A site that fails is asked three times, and jobs keep the pay that was told.
  isDown = true;
  for (const each of updated.keys()) updated.set(each, "2026-11-21T09:00:00-05:00");
  const failed = await read();
  expect(failed).toMatchObject({ outcome: "CHANGED", pay_unasked: JOBS - 1 });
  expect(failed.asked).toHaveLength(3);
  expect(await paid()).toBe(JOBS - 1);
});
