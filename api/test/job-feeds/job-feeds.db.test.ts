import { HOUR_MS } from "@jobmap/contract/limits";
import { QueryTypes } from "sequelize";
import { describe, expect, it, vi } from "vitest";
import { Job } from "../../src/models/index.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { type FeedSite, feedSite, posting } from "./feed-site.ts";

const server = useServer({ settings: { FEEDS_FROM_THIS_MACHINE: "1", ACCOUNT_LIMITS: "1000" } });

const drain = async () => {
  await server().workers.feeds.drain();
  await server().workers.bulk.drain();
};
const add = async (boss: SignedIn, { url }: FeedSite, more: object = {}) => {
  const feed = await boss.ok("POST employer/feeds/add", "employer/feeds/add", {
    name: "Careers site",
    url,
    ...more,
  });
  await drain();
  return feed.id;
};
/** Lets the time until the next reading pass. */
const wait = async (hours = 6) => {
  server().advance(hours * HOUR_MS + 1_000);
  server().workers.housekeeper.poke();
  await server().workers.housekeeper.drain();
  await drain();
};
const show = (boss: SignedIn, id: number) => boss.ok("GET employer/feeds/{id}", `employer/feeds/${id}`);
const last = async (boss: SignedIn, id: number) => (await show(boss, id)).feed.last;
/** What the bell says. */
const told = async (boss: SignedIn) =>
  (await boss.ok("GET notification/list", "notification/list")).items.map(({ title }) => title);
const listings = async () =>
  (await Job.findAll({ order: [["id", "ASC"]] })).map(({ title, status }) => `${title} ${status}`);
const publish = (title: string) =>
  Job.update({ status: "PUBLISHED", firstPublishedAt: new Date() }, { where: { title } });

describe("a feed", () => {
  it("is read at once and on schedule; its jobs become drafts, are changed, and none is doubled", async () => {
    const boss = await server().signIn("employer");
    const site = await feedSite([posting(1), posting(2)]);
    const id = await add(boss, site);
    expect(await listings()).toEqual(["Deckhand 1 DRAFT", "Deckhand 2 DRAFT"]);
    expect(await last(boss, id)).toMatchObject({
      outcome: "CHANGED",
      jobs: 2,
      created: 2,
      refused: 0,
      closed: 0,
    });
    await wait();
    expect(await last(boss, id)).toMatchObject({ outcome: "UNCHANGED", jobs: 2, created: 0 });
    // The title is another, and the second job repeats the first one's requisition: its own id tells them apart.
    site.answer = [posting(1, { text: "Boatswain" }), posting(2), posting(3)];
    await wait();
    expect(await listings()).toEqual(["Boatswain DRAFT", "Deckhand 2 DRAFT", "Deckhand 3 DRAFT"]);
    expect(await last(boss, id)).toMatchObject({ outcome: "CHANGED", created: 1, changed: 1, same: 1 });
    expect(site.asked).toBe(3);
    const { readings, total } = await show(boss, id);
    expect([readings.length, total]).toEqual([3, 3]);
    expect(await boss.ok("GET employer/feeds", "employer/feeds")).toMatchObject([
      { id, jobs: 3, state: "ACTIVE" },
    ]);
    await wait(29 * 24);
    const kept = await server().services.database.query("SELECT id FROM bulk_uploads", {
      type: QueryTypes.SELECT,
    });
    expect(kept).toEqual([]);
    expect(await listings()).toHaveLength(3);
  });

  it("closes a job only when two complete readings lack it", async () => {
    const boss = await server().signIn("employer");
    const site = await feedSite([posting(1), posting(2), posting(3)]);
    const id = await add(boss, site);
    await publish("Deckhand 3");
    site.answer = [posting(1), posting(2)];
    await wait();
    expect(await last(boss, id)).toMatchObject({ closed: 0 });
    // Readings that fail count for nothing, however many there are.
    for (const answer of [500, "<html>", '[{"id":"'] as const) {
      site.answer = answer;
      await wait();
      expect(await last(boss, id)).toMatchObject({ outcome: "FAILED", closed: 0 });
    }
    expect(await listings()).toContain("Deckhand 3 PUBLISHED");
    expect(await told(boss)).toEqual(["The feed Careers site could not be read"]);
    // It comes back, and the count begins anew.
    site.answer = [posting(1), posting(2), posting(3)];
    await wait();
    site.answer = [posting(1), posting(2)];
    await wait();
    expect(await listings()).toContain("Deckhand 3 PUBLISHED");
    // The same file again is a second complete reading.
    await wait();
    expect(await last(boss, id)).toMatchObject({ outcome: "UNCHANGED", closed: 1 });
    expect(await listings()).toEqual(["Deckhand 1 DRAFT", "Deckhand 2 DRAFT", "Deckhand 3 CLOSED"]);
  });

  it("publishes its new jobs for nothing or with credits, if that was chosen, and says what stays a draft", async () => {
    const boss = await server().signIn("employer");
    const site = await feedSite([posting(1), posting(2)]);
    const id = await add(boss, site, { publishes: "FREE" });
    expect(await last(boss, id)).toMatchObject({ created: 2, published: 2, problem: null });
    expect(await listings()).toEqual(["Deckhand 1 PUBLISHED", "Deckhand 2 PUBLISHED"]);
    await boss.ok("POST employer/feeds/change", "employer/feeds/change", { id, publishes: "CREDITS" });
    site.answer = [posting(1), posting(2), posting(3)];
    await wait();
    const reading = await last(boss, id);
    expect(reading).toMatchObject({ created: 1, published: 0 });
    expect(reading?.problem).toMatch(/^1 new job stays a draft: .*credit/);
    expect(await listings()).toContain("Deckhand 3 DRAFT");
  });

  it("of few jobs is held when it is empty, and changes nothing when it has too many", async () => {
    const boss = await server().signIn("employer");
    const site = await feedSite([posting(1), posting(2)]);
    const id = await add(boss, site);
    site.answer = `title,city\n${"Cook,Boston\n".repeat(10_100)}`;
    for (const _ of [1, 2, 3]) await wait();
    expect(await last(boss, id)).toMatchObject({ outcome: "FAILED", closed: 0 });
    expect((await last(boss, id))?.problem).toContain("more than 10,000 rows");
    site.answer = "[]";
    for (const _ of [1, 2, 3]) await wait();
    expect(await last(boss, id)).toMatchObject({ outcome: "HELD", jobs: 0, closed: 0 });
    expect(await listings()).toHaveLength(2);
  });

  it("is held when it has lost more than half of its jobs, until somebody says that this is right", async () => {
    const boss = await server().signIn("employer");
    const site = await feedSite([1, 2, 3, 4, 5].map((n) => posting(n)));
    const id = await add(boss, site);
    site.answer = [posting(1)];
    await wait();
    expect((await show(boss, id)).feed).toMatchObject({ state: "HELD", next_read_at: null });
    expect((await last(boss, id))?.problem).toContain("has 1 job; the time before it had 5");
    expect(await told(boss)).toEqual(["The feed Careers site has lost most of its jobs"]);
    await wait();
    await wait();
    expect(site.asked).toBe(2);
    expect(await listings()).toHaveLength(5);
    await boss.fails("POST", "employer/feeds/read", { id });
    await boss.ok("POST employer/feeds/accept", "employer/feeds/accept", { id });
    await drain();
    expect(await listings()).toHaveLength(5);
    await wait();
    expect(await listings()).toEqual(["Deckhand 1 DRAFT"]);
  });

  it("is shown with its last reading as both were at one time, even if the reading ends meanwhile", async () => {
    const boss = await server().signIn("employer");
    const id = await add(boss, await feedSite([posting(1)]));
    const { database } = server().services;
    const query = database.query.bind(database);
    const set = (state: string, outcome: string) =>
      database.transaction(async (transaction) => {
        await query("UPDATE job_feeds SET state = ?", { replacements: [state], transaction });
        await query("UPDATE feed_readings SET outcome = ?", { replacements: [outcome], transaction });
      });
    const list = async () => (await boss.ok("GET employer/feeds", "employer/feeds"))[0];
    for (const look of [list, async () => (await show(boss, id)).feed]) {
      await set("ACTIVE", "READING");
      let isOver = false;
      const spy = vi.spyOn(database, "query").mockImplementation(async (...args: unknown[]) => {
        const rows = await Reflect.apply(query, undefined, args);
        if (!isOver && String(args[0]).includes("FROM job_feeds f WHERE")) {
          isOver = true;
          await set("HELD", "HELD");
        }
        return rows;
      });
      expect(await look()).toMatchObject({ state: "ACTIVE", last: { outcome: "READING" } });
      spy.mockRestore();
      expect(isOver).toBe(true);
      expect(await look()).toMatchObject({ state: "HELD", last: { outcome: "HELD" } });
    }
  });

  it("keeps a listing whose job has a problem now, or cannot be told", async () => {
    const boss = await server().signIn("employer");
    const site = await feedSite([posting(1), posting(2)]);
    const id = await add(boss, site);
    site.answer = [posting(1), posting(2, { description: "short" })];
    await wait();
    await wait();
    await wait();
    expect(await last(boss, id)).toMatchObject({ outcome: "UNCHANGED", closed: 0 });
    site.answer = [posting(1), posting(2, { categories: {} })];
    await wait();
    await wait();
    await wait();
    expect(await listings()).toEqual(["Deckhand 1 DRAFT", "Deckhand 2 DRAFT"]);
  });

  it("can be tested before it is added, paused, changed and forgotten", async () => {
    const boss = await server().signIn("employer");
    const site = await feedSite([posting(1), posting(2)]);
    const test = await boss.ok("POST employer/feeds/test", "employer/feeds/test", { url: site.url });
    expect(test).toMatchObject({ format: "Lever", jobs: 2 });
    expect(test.columns.find(({ field }) => field === "title")?.values).toEqual(["Deckhand 1", "Deckhand 2"]);
    expect(await listings()).toEqual([]);
    const id = await add(boss, site, { interval_hours: 24 });
    expect(await boss.fails("POST", "employer/feeds/add", { name: "Twice", url: site.url })).toMatchObject({
      code: "conflict",
      error: { url: "This feed is there already." },
    });
    await boss.ok("POST employer/feeds/change", "employer/feeds/change", {
      id,
      name: "Jobs page",
      paused: true,
    });
    await wait(24);
    expect(site.asked).toBe(2);
    await boss.ok("POST employer/feeds/change", "employer/feeds/change", { id, paused: false });
    await wait(1);
    expect(site.asked).toBe(3);
    await boss.ok("POST employer/feeds/delete", "employer/feeds/delete", { id });
    expect(await boss.ok("GET employer/feeds", "employer/feeds")).toEqual([]);
    expect(await listings()).toHaveLength(2);
  });

  it.each([
    ["no address", { url: "jobs" }, "Please enter an address that begins with https://."],
    ["another protocol", { url: "file:///etc/passwd" }, "Please enter an address that begins with https://."],
    [
      "a host of this network",
      { url: "http://10.0.0.1/jobs" },
      "This address is not on the public internet.",
    ],
    [
      "the address of a machine's metadata",
      { url: "http://169.254.169.254/" },
      "This address is not on the public internet.",
    ],
  ])("is refused with %s", async (_, body, message) => {
    const boss = await server().signIn("employer");
    const reply = await boss.fails("POST", "employer/feeds/test", body);
    expect([reply.httpStatus, reply.error?.["url"]]).toEqual([400, message]);
  });

  it("goes on after its worker was killed at any step", async () => {
    const boss = await server().signIn("employer");
    const site = await feedSite([posting(1), posting(2)]);
    const feed = await boss.ok("POST employer/feeds/add", "employer/feeds/add", {
      name: "Careers",
      url: site.url,
    });
    await server().workers.feeds.drain();
    // The task was done and not noted as done.
    await server().services.database.query(
      "UPDATE feed_readings SET status = 'QUEUED', claimed_until = NULL",
    );
    await drain();
    await server().services.database.query("UPDATE bulk_tasks SET status = 'QUEUED', claimed_until = NULL");
    await drain();
    expect(await listings()).toEqual(["Deckhand 1 DRAFT", "Deckhand 2 DRAFT"]);
    expect((await last(boss, feed.id))?.outcome).toMatch(/CHANGED/);
  });
});
