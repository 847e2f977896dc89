import { MINUTE_MS } from "@jobmap/contract/limits";
import { beforeEach, describe, expect, it } from "vitest";
import { Account, type Job } from "../../src/models/index.ts";
import { FORM, sendForm } from "../candidate/forms.ts";
import { buildCompany, buildEmployer, buildJob } from "../support/build.ts";
import { howMany } from "../support/how-many.ts";
import { mailsTo } from "../support/mailbox.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer({ settings: { ADDRESS_LIMITS: "1000", ACCOUNT_LIMITS: "1000" } });
let boss: SignedIn;
let jobs: Job[];
beforeEach(async () => {
  const company = await buildCompany({ name: "Harbor Works" });
  boss = await server().signIn(await buildEmployer({}, company));
  jobs = [
    await buildJob({ title: "Deckhand" }, { company }),
    await buildJob({ title: "Line Cook" }, { company }),
  ];
});

/** A new candidate applies through HTTP. */
async function apply(job: Job | undefined, name = "Ada"): Promise<SignedIn> {
  const candidate = await server().signIn("user");
  const { status } = await sendForm(candidate, {
    ...FORM,
    first_name: name,
    last_name: "Harbor",
    job_id: job?.id,
  });
  expect(status).toBe(200);
  return candidate;
}
const mails = () => mailsTo(server(), boss.account.email);
const setPeriod = (period: string) => boss.ok("POST notification/digest", "notification/digest", { period });

it("applications are announced only to a company's employers", async () => {
  const candidate = await server().signIn("user");
  const { companyId } = await Account.findByPk(boss.account.id, { rejectOnEmpty: true });
  await Account.update({ companyId: null }, { where: { id: boss.account.id } });
  await Account.update({ companyId }, { where: { id: candidate.account.id } });
  await apply(jobs[0]);
  expect((await candidate.ok("GET notification/list", "notification/list")).total).toBe(0);
  expect(await mailsTo(server(), candidate.account.email)).toEqual([]);
});

describe("application mails", () => {
  it("are sent at once while they are few", async () => {
    await apply(jobs[0]);
    expect(await mails()).toMatchObject([{ subject: "Ada Harbor applied for Deckhand" }]);
    server().advance(61 * MINUTE_MS);
    await apply(jobs[1]);
    expect(await mails()).toMatchObject([{ subject: "Ada Harbor applied for Line Cook" }, {}]);
  });

  it("are collected after the first, with counts and links by job", async () => {
    await apply(jobs[0], "Grace");
    expect(await mails()).toHaveLength(1);
    for (const name of ["Ada", "Chidi", "Ines", "Omar"]) await apply(jobs[0], name);
    const gone = await apply(jobs[1], "Yuki");
    const [application] = (await gone.ok("GET user/job/applied", "user/job/applied")).items;
    await gone.ok("POST user/job/withdraw", "user/job/withdraw", { id: application?.id });
    expect(await mails()).toHaveLength(1);
    server().advance(61 * MINUTE_MS);
    const [digest, ...before] = await mails();
    expect(before).toHaveLength(1);
    expect(digest?.subject).toBe("5 new applications, 1 application withdrawn");
    expect(digest?.text).toContain(
      "Deckhand: 4 new applications\nAda Harbor, Chidi Harbor, Ines Harbor and 1 more",
    );
    expect(digest?.text).toContain(`/employer/all-application?job=${jobs[0]?.id}`);
    expect(digest?.text).toContain("Line Cook: 1 application withdrawn\nYuki Harbor");
    expect(await mails()).toHaveLength(2);
  });

  it("are a handful for a flood, and each application is on the page, unread until seen", async () => {
    const count = howMany("TEST_APPLICATIONS", 65);
    server().workers.digests.start();
    await Promise.all(Array.from({ length: count }, (_, n) => apply(jobs[n % 2])));
    const once = await mails();
    expect(once.length).toBeGreaterThanOrEqual(1);
    expect(once.length).toBeLessThanOrEqual(2);
    server().advance(61 * MINUTE_MS);
    const all = await mails();
    expect(all.length).toBeLessThanOrEqual(3);
    const told = all.map(({ subject }) => Number(/^(\d+) new applications/.exec(subject)?.[1] ?? 1));
    expect(told.reduce((sum, each) => sum + each, 0)).toBe(count);

    // As the page lists them, thirty at a time.
    const page = (n: number) => boss.ok("GET notification/list", `notification/list?limit=30&page=${n}`);
    const pages = await Promise.all(Array.from({ length: Math.ceil(count / 30) }, (_, n) => page(n + 1)));
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(count);
    expect(pages[0]).toMatchObject({ total: count, unread: count });
    const seen = pages[0]?.items.slice(0, 7).map(({ id }) => id) ?? [];
    await boss.ok("POST notification/read", "notification/read", { ids: seen });
    const later = await page(1);
    expect(later.unread).toBe(count - seen.length);
    const read = later.items.filter(({ read_at }) => read_at !== null).map(({ id }) => id);
    expect(new Set(read)).toEqual(new Set(seen));
  });

  it("omit applications read meanwhile, and are not sent if empty", async () => {
    await apply(jobs[0]);
    await mails();
    await apply(jobs[0]);
    await boss.ok("POST notification/read", "notification/read", {});
    server().advance(61 * MINUTE_MS);
    expect(await mails()).toHaveLength(1);
    // No mail went out, so the next application comes at once.
    await apply(jobs[1]);
    expect(await mails()).toHaveLength(2);
  });

  it("follow the chosen period, and are sent sooner when that is shortened", async () => {
    expect(await boss.ok("GET notification/digest", "notification/digest")).toEqual({ period: "HOUR" });
    await setPeriod("DAY");
    await apply(jobs[0]);
    expect(await mails()).toHaveLength(1);
    await apply(jobs[0]);
    server().advance(61 * MINUTE_MS);
    expect(await mails()).toHaveLength(1);
    expect(await setPeriod("QUARTER_HOUR")).toEqual({ period: "QUARTER_HOUR" });
    server().advance(16 * MINUTE_MS);
    expect(await mails()).toHaveLength(2);
    const wrong = await boss.fails("POST", "notification/digest", { period: "NEVER" });
    expect(wrong).toMatchObject({ httpStatus: 400, error: { period: expect.any(String) } });
    const ada = await server().signIn("user");
    expect(await ada.fails("GET", "notification/digest")).toMatchObject({ httpStatus: 403 });
    expect(await server().fails("GET", "notification/digest")).toMatchObject({ httpStatus: 401 });
  });

  it("are not sent if switched off, or if the account is deactivated, while they wait", async () => {
    await apply(jobs[0]);
    await mails();
    await apply(jobs[0]);
    const off = { type: "application_received", mail: false };
    await boss.ok("POST notification/preferences", "notification/preferences", off);
    server().advance(61 * MINUTE_MS);
    expect(await mails()).toHaveLength(1);
    await boss.ok("POST notification/preferences", "notification/preferences", { ...off, mail: true });
    await apply(jobs[0]);
    expect(await mails()).toHaveLength(2);
    await apply(jobs[0]);
    await Account.update({ deactivatedAt: server().services.now() }, { where: { id: boss.account.id } });
    server().advance(61 * MINUTE_MS);
    expect(await mails()).toHaveLength(2);
  });

  it("stop with one click in the mail", async () => {
    await apply(jobs[0]);
    await mails();
    await apply(jobs[0]);
    await apply(jobs[0]);
    server().advance(61 * MINUTE_MS);
    const [digest] = await mails();
    const link = new URL(/http\S+unsubscribe\S+/.exec(digest?.text ?? "")?.[0] ?? "");
    const posted = await server().request("POST", `/api/v1/notification/unsubscribe${link.search}`);
    expect(posted.status).toBe(200);
    await apply(jobs[0]);
    server().advance(61 * MINUTE_MS);
    expect(await mails()).toHaveLength(2);
  });

  it("are queued once by simultaneous workers", async () => {
    await apply(jobs[0]);
    await mails();
    for (let n = 0; n < 3; n++) await apply(jobs[0]);
    server().advance(61 * MINUTE_MS);
    const { sendDigests } = await import("../../src/commands/digests/send-digests.ts");
    await Promise.all(Array.from({ length: 8 }, () => sendDigests(server().services)));
    expect(await mails()).toHaveLength(2);
  });
});
