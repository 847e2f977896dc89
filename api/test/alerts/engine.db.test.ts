import { HOUR_MS } from "@jobmap/contract/limits";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AlertWorker } from "../../src/background/alert-worker.ts";
import { matchJobs } from "../../src/commands/alerts/match-jobs.ts";
import { sendAlerts } from "../../src/commands/alerts/send-alerts.ts";
import { publishJob } from "../employer/postings.ts";
import { mailsTo } from "../support/mailbox.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { addAlert, alertMails, countOf, freshJob, jobsIn } from "./alert-world.ts";

const server = useServer();
let ada: SignedIn;
let employer: SignedIn;
beforeEach(async () => {
  ada = await server().signIn("user");
  employer = await server().signIn("employer");
});

const mails = (who = ada) => alertMails(server(), who);
const move = (id: number, action: string) =>
  employer.ok("POST employer/job/change-status", "employer/job/change-status", { id, action });
/** Runs the clock on to shortly after the next time that it is this hour in New York. */
function advanceTo(hour: number, weekday?: number): void {
  const zoned = () =>
    new Date(server().services.now().toLocaleString("en-US", { timeZone: "America/New_York" }));
  do server().advance(HOUR_MS);
  while (zoned().getHours() !== hour || (weekday !== undefined && zoned().getDay() !== weekday));
}

describe("an instant alert", () => {
  it("mails a matching job once, with its key facts", async () => {
    await addAlert(ada);
    await addAlert(ada, { name: "Elsewhere", search: { location: "Boston, MA" } });
    const job = await publishJob(employer);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("New job: Deckhand");
    for (const words of [
      "Deckhand",
      "Harbor Works",
      "Baltimore, MD",
      "$21.00–$26.00 an hour",
      "Posted today",
    ])
      expect(mail?.text).toContain(words);
    expect(jobsIn(mail ?? { text: "" })).toEqual([job.id]);
    expect(mail?.text).toMatch(/\/jobmap\?.*location=Baltimore/);
    expect(mail?.text).toContain("/job-alerts");
    await mails();
    expect(await mails()).toHaveLength(1);
    expect(await countOf(server(), "job_alert_matches")).toBe(0);
  });

  it("is not delayed by another alert whose search cannot be read", async () => {
    const { id } = await addAlert(ada, { name: "Broken", search: { search: "deckhand" } });
    await server().services.database.query(
      `UPDATE job_alerts SET search = '{"employment_type":"SOMETIMES"}' WHERE id = ?`,
      { replacements: [id] },
    );
    await addAlert(ada);
    await publishJob(employer);
    expect(await mails()).toHaveLength(1);
  });

  it("also creates a notification", async () => {
    await addAlert(ada);
    const job = await publishJob(employer);
    await mails();
    const { items } = await ada.ok("GET notification/list", "notification/list");
    expect(items).toMatchObject([{ type: "job_alert", title: "New job: Deckhand", to: `/job/${job.id}` }]);
  });

  it("ignores older jobs, changes, and jobs that do not match", async () => {
    await publishJob(employer);
    await mails();
    await addAlert(ada, { search: { search: "deckhand" } });
    const other = await publishJob(employer, { title: "Purser" });
    expect(await mails()).toEqual([]);
    await employer.ok("POST employer/job/post", "employer/job/post", {
      id: other.id,
      title: "Deckhand",
      employment_types: ["FULL_TIME"],
      location_type: "ONSITE",
      locations: other.locations,
      openings: 1,
    });
    expect(await mails()).toEqual([]);
  });

  it("includes a reposted job, but not a resumed one", async () => {
    await addAlert(ada);
    const { id } = await publishJob(employer);
    await mails();
    await move(id, "pause");
    await move(id, "resume");
    expect(await mails()).toHaveLength(1);
  });

  it("spaces mails out, and collects jobs in between", async () => {
    await addAlert(ada);
    const first = await publishJob(employer);
    expect((await mails()).map(jobsIn)).toEqual([[first.id]]);
    const second = await publishJob(employer);
    const third = await publishJob(employer);
    expect(await mails()).toHaveLength(1);
    server().advance(61_000);
    expect((await mails()).map(jobsIn)).toEqual([[first.id], [third.id, second.id]]);
  });
});

describe("a daily and a weekly alert", () => {
  it("arrive in the morning with all new jobs: ten shown, the others counted", async () => {
    await addAlert(ada, { frequency: "DAILY" });
    const ids: number[] = [];
    for (let i = 0; i < 12; i++) ids.unshift((await freshJob(server())).id);
    advanceTo(5);
    expect(await mails()).toEqual([]);
    advanceTo(7);
    const [mail] = await mails();
    expect(mail?.subject).toBe("12 new jobs for “Baltimore”");
    expect(jobsIn(mail ?? { text: "" })).toEqual(ids.slice(0, 10));
    expect(mail?.text).toContain("And 2 more.");
    expect(mail?.text).toContain("See all 12:");
    advanceTo(7);
    expect(await mails()).toHaveLength(1);
  });

  it("arrives on Monday if weekly", async () => {
    await addAlert(ada, { frequency: "WEEKLY" });
    advanceTo(12, 3);
    const { id } = await publishJob(employer);
    advanceTo(8, 0);
    expect(await mails()).toEqual([]);
    advanceTo(7, 1);
    expect((await mails()).map(jobsIn)).toEqual([[id]]);
  });

  it("arrives at once when it is made instant", async () => {
    const { id } = await addAlert(ada, { frequency: "WEEKLY" });
    await publishJob(employer);
    expect(await mails()).toEqual([]);
    await ada.ok("POST user/job-alert/change", "user/job-alert/change", { id, frequency: "INSTANT" });
    expect(await mails()).toHaveLength(1);
  });
});

describe("not sent are", () => {
  it("jobs that have closed or been dismissed meanwhile", async () => {
    await addAlert(ada, { frequency: "DAILY" });
    const [open, closed, dismissed] = [
      await publishJob(employer),
      await publishJob(employer),
      await publishJob(employer),
    ];
    await mails();
    await employer.ok("POST employer/job/change-status", "employer/job/change-status", {
      id: closed.id,
      action: "close",
      close_reason: "FILLED",
    });
    await ada.ok("POST user/job/not-interested", "user/job/not-interested", { job_id: dismissed.id });
    advanceTo(7);
    expect((await mails()).map(jobsIn)).toEqual([[open.id]]);
    expect(await countOf(server(), "job_alert_matches")).toBe(0);
  });

  it("paused jobs, until they resume", async () => {
    await addAlert(ada);
    const { id } = await publishJob(employer);
    await move(id, "pause");
    expect(await mails()).toEqual([]);
    await move(id, "resume");
    expect((await mails()).map(jobsIn)).toEqual([[id]]);
  });

  it("jobs published while the alert is paused", async () => {
    const { id } = await addAlert(ada);
    const pause = (paused: boolean) =>
      ada.ok("POST user/job-alert/change", "user/job-alert/change", { id, paused });
    await publishJob(employer);
    await matchJobs(server().services);
    await pause(true);
    await publishJob(employer);
    expect(await mails()).toEqual([]);
    await pause(false);
    expect(await mails()).toEqual([]);
    const fresh = await publishJob(employer);
    expect((await mails()).map(jobsIn)).toEqual([[fresh.id]]);
  });

  it("alerts of a deactivated or deleted account", async () => {
    const gone = await server().signIn("user");
    await addAlert(ada);
    await addAlert(gone);
    await publishJob(employer);
    await matchJobs(server().services);
    const { database } = server().services;
    await database.query("UPDATE accounts SET deactivated_at = NOW() WHERE id = ?", {
      replacements: [ada.account.id],
    });
    await database.query("DELETE FROM accounts WHERE id = ?", { replacements: [gone.account.id] });
    await publishJob(employer);
    expect(await mails()).toEqual([]);
    expect(await mails(gone)).toEqual([]);
  });

  it("mails of a type that was switched off; notifications still arrive", async () => {
    await addAlert(ada);
    await ada.ok("POST notification/preferences", "notification/preferences", {
      type: "job_alert",
      mail: false,
    });
    await publishJob(employer);
    expect(await mails()).toEqual([]);
    expect((await ada.ok("GET notification/list", "notification/list")).total).toBe(1);
  });

  it("mails of an alert that was stopped from its mail; other alerts continue", async () => {
    const ended = await addAlert(ada);
    await addAlert(ada, { name: "By word", search: { search: "deckhand" } });
    await publishJob(employer);
    const mail = (await mails()).find(({ text }) => text.includes("“Baltimore”"));
    const link = new URL(/http\S+\/unsubscribe\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const oneClick = () =>
      server().request("POST", `/api/v1/notification/unsubscribe${link.search}`, {
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
    expect((await oneClick()).status).toBe(200);
    expect((await oneClick()).status).toBe(200);
    server().advance(61_000);
    await publishJob(employer);
    expect((await mails()).slice(2).map(({ text }) => text)).toEqual([expect.stringContaining("“By word”")]);
    const { items } = await ada.ok("GET user/job-alert/list", "user/job-alert/list");
    expect(items.filter(({ paused }) => paused).map(({ id }) => id)).toEqual([ended.id]);
    // Somebody else's alert is not ended by one's own key.
    const bob = await server().signIn("user");
    const theirs = await addAlert(bob);
    link.searchParams.set("alert", String(theirs.id));
    expect((await oneClick()).status).toBe(200);
    expect((await bob.ok("GET user/job-alert/list", "user/job-alert/list")).items).toMatchObject([
      { paused: false },
    ]);
  });
});

describe("several workers, some of which crash", () => {
  it("mail each job once", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => server().signIn("user")));
    for (const who of people) await addAlert(who);
    const published = [await publishJob(employer), await publishJob(employer)].map(({ id }) => id);
    const workers = Array.from({ length: 4 }, () => new AlertWorker(server().services));
    await Promise.all(workers.map((worker) => worker.drain()));
    await Promise.all(workers.map((worker) => worker.drain()));
    for (const who of people) {
      const sent = await mails(who);
      expect(sent.flatMap(jobsIn).toSorted()).toEqual(published);
      expect(new Set(sent.map(({ subject }) => subject)).size).toBe(sent.length);
    }
  });

  it("lose and repeat nothing if work is interrupted at any point", async () => {
    const { services } = server();
    await addAlert(ada);
    const { id } = await publishJob(employer);
    const { database } = services;
    const query = database.query.bind(database);
    // Sequelize says so when a commit fails.
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    // Every statement fails once, as if the process had died there; the work begins again each time.
    for (let failing = 1, done = false; !done; failing++) {
      let statements = 0;
      const spy = vi.spyOn(database, "query").mockImplementation((async (
        ...given: Parameters<typeof query>
      ) => {
        if (++statements === failing) throw new Error("died here");
        return await query(...given);
      }) as typeof database.query);
      await matchJobs(services).catch(() => {});
      await sendAlerts(services).catch(() => {});
      spy.mockRestore();
      const sent = (await mailsTo(server(), ada.account.email)).length;
      expect(sent).toBeLessThanOrEqual(1);
      // A worker that died leaves its rows locked until the database has noticed; the next ones find nothing to do till then.
      done = statements < failing && sent === 1;
    }
    warn.mockRestore();
    expect((await mails()).map(jobsIn)).toEqual([[id]]);
  });
});
