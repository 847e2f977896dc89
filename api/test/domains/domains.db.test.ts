import { DAY_MS, HOUR_MS } from "@jobmap/contract/limits";
import { QueryTypes } from "sequelize";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Account, Company } from "../../src/models/index.ts";
import { buildCompany, buildEmployer, buildJob } from "../support/build.ts";
import { NameServer } from "../support/name-server.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const names = new NameServer();
const settings: Record<string, string> = {};
beforeAll(async () => {
  settings["DNS_SERVERS"] = await names.start();
});
afterAll(() => names.stop());

const server = useServer({ settings });
const DOMAIN = "harbor.example";

const claim = (boss: SignedIn, domain = DOMAIN) =>
  boss.ok("POST employer/domains/add", "employer/domains/add", { domain });
const check = (boss: SignedIn, id: number) =>
  boss.ok("POST employer/domains/check", "employer/domains/check", { id });
const byDns = async (boss: SignedIn, domain = DOMAIN) => {
  const { id, record } = await claim(boss, domain);
  names.texts.set(domain, [...(names.texts.get(domain) ?? []), record]);
  return await check(boss, id);
};
const shown = async (boss: SignedIn) =>
  (
    await server().ok(
      "GET user/company/getCompanyDetail/{id}",
      `user/company/getCompanyDetail/${boss.account.companyId}`,
    )
  ).proved_domain;
const log = async () => (await server().ok("GET user/domain-log", "user/domain-log")).items;
const lines = async () => (await log()).map(({ event, method, reason }) => [event, method, reason]);
/** Weeks pass here, which sessions do not last. */
const again = (boss: SignedIn) => server().signIn(boss.account);
const told = async (boss: SignedIn) =>
  (await (await again(boss)).ok("GET notification/list", "notification/list")).items.map(
    ({ title }) => title,
  );
const wait = async (milliseconds: number) => {
  server().advance(milliseconds + 1_000);
  server().workers.housekeeper.poke();
  await server().workers.housekeeper.drain();
  await server().workers.domains.drain();
};
const state = async (boss: SignedIn) =>
  (await (await again(boss)).ok("GET employer/domains", "employer/domains")).items.map((each) => each.state);
const newestMail = async () => {
  await server().workers.mail.drain();
  const [mail] = await server().services.database.query<{ recipient: string; plain: string; html: string }>(
    "SELECT recipient, plain, html FROM kept_mails ORDER BY id DESC LIMIT 1",
    { type: QueryTypes.SELECT },
  );
  if (!mail) throw new Error("There is no mail.");
  return { ...mail, code: /^\s*([2-9A-Z]{8})\s*$/m.exec(mail.plain)?.[1] ?? "" };
};
const mailCode = (boss: SignedIn, id: number, mailbox: string) =>
  boss.ok("POST employer/domains/mail-code", "employer/domains/mail-code", { id, mailbox });
const fresh = async () => {
  names.texts.clear();
  names.failing.clear();
  return await server().signIn("employer");
};

describe("a domain proved by DNS", () => {
  it("is shown with what was proved, on listings as well, and is in the log", async () => {
    const boss = await fresh();
    const { id, state: before, record } = await claim(boss, "https://www.harbor.example/jobs");
    expect(before).toBe("WAITING");
    expect(record).toMatch(/^jobmap-verification=[\w-]{43}$/);
    expect(await boss.fails("POST", "employer/domains/check", { id })).toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/no TXT record/),
    });
    expect(await shown(boss)).toBeNull();
    names.texts.set(DOMAIN, ["v=spf1 -all", record]);
    expect(await check(boss, id)).toMatchObject({ state: "PROVED", method: "DNS", domain: DOMAIN });
    expect(await shown(boss)).toMatchObject({ domain: DOMAIN, method: "DNS" });
    const company = await Company.findByPk(boss.account.companyId ?? 0, { rejectOnEmpty: true });
    const job = await buildJob({}, { company });
    await server().refresh(job.id);
    const { items } = await server().ok("GET user/job/list", "user/job/list");
    expect(items[0]?.company.proved_domain).toMatchObject({ domain: DOMAIN });
    expect(await log()).toMatchObject([
      {
        event: "PROVED",
        domain: DOMAIN,
        method: "DNS",
        company: { name: company.name, username: company.username },
      },
    ]);
    // Looked at again, it is no news.
    await check(boss, id);
    expect(await log()).toHaveLength(1);
  });

  it("lets a company publish more, and no longer once it is given up", async () => {
    const boss = await fresh();
    const allowance = () =>
      boss.ok("GET employer/job/publishing-allowance", "employer/job/publishing-allowance");
    expect(await allowance()).toMatchObject({ total: 5 });
    const { id } = await byDns(boss);
    expect(await allowance()).toMatchObject({ total: 20 });
    await boss.ok("POST employer/domains/remove", "employer/domains/remove", { id });
    expect(await allowance()).toMatchObject({ total: 5 });
    expect(await shown(boss)).toBeNull();
    expect(await lines()).toEqual([
      ["ENDED", "DNS", "REMOVED"],
      ["PROVED", "DNS", null],
    ]);
  });

  it("ends when its record is gone twice with a week between, and its employer was told first", async () => {
    const boss = await fresh();
    await byDns(boss);
    await wait(7 * DAY_MS);
    expect(await state(boss)).toEqual(["PROVED"]);
    names.texts.clear();
    await wait(7 * DAY_MS);
    expect(await state(boss)).toEqual(["MISSING"]);
    expect(await shown(boss)).not.toBeNull();
    expect(await told(boss)).toEqual([`The DNS record that proves ${DOMAIN} is gone`]);
    await wait(6 * DAY_MS);
    expect(await state(boss)).toEqual(["MISSING"]);
    await wait(DAY_MS);
    expect(await state(boss)).toEqual(["WAITING"]);
    expect(await shown(boss)).toBeNull();
    expect((await told(boss))[0]).toBe(`Your company is no longer shown with ${DOMAIN}`);
    expect((await lines())[0]).toEqual(["ENDED", "DNS", "RECORD_GONE"]);
    await server().workers.digests.drain();
    expect((await newestMail()).plain).toContain(DOMAIN);
  });

  it("stays when the record comes back, and while nobody answers", async () => {
    const boss = await fresh();
    const { record } = await byDns(boss);
    names.texts.clear();
    await wait(7 * DAY_MS);
    names.texts.set(DOMAIN, [record]);
    await wait(7 * DAY_MS);
    expect(await state(boss)).toEqual(["PROVED"]);
    names.failing.add(DOMAIN);
    await wait(7 * DAY_MS);
    await wait(12 * HOUR_MS);
    expect(await state(boss)).toEqual(["PROVED"]);
    // Four weeks of failures count as none.
    await wait(22 * DAY_MS);
    expect(await state(boss)).toEqual(["MISSING"]);
    names.failing.clear();
    await wait(7 * DAY_MS);
    expect(await state(boss)).toEqual(["PROVED"]);
  });

  it("is held by two companies only if each proves it by DNS, and the first is told", async () => {
    const one = await fresh();
    const other = await server().signIn("employer");
    await byDns(one);
    const { id } = await claim(other);
    await mailCode(other, id, `hr@${DOMAIN}`);
    const { code } = await newestMail();
    expect(await other.fails("POST", "employer/domains/confirm", { id, code })).toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/DNS record/),
    });
    expect(await shown(other)).toBeNull();
    const { record } = (await other.ok("GET employer/domains", "employer/domains")).items[0] ?? {
      record: "",
    };
    names.texts.set(DOMAIN, [...(names.texts.get(DOMAIN) ?? []), record]);
    await check(other, id);
    expect(await shown(other)).not.toBeNull();
    expect(await shown(one)).not.toBeNull();
    expect(await told(one)).toEqual([`Another company has proved ${DOMAIN}`]);
    expect(await told(other)).toEqual([]);
  });

  it("goes to one of two companies that confirm codes at the same time", async () => {
    const bosses = [await fresh(), await server().signIn("employer")];
    const codes: { boss: SignedIn; id: number; code: string }[] = [];
    for (const [n, boss] of bosses.entries()) {
      const { id } = await claim(boss);
      await mailCode(boss, id, `${["hr", "jobs"][n]}@${DOMAIN}`);
      codes.push({ boss, id, code: (await newestMail()).code });
    }
    const ends = await Promise.allSettled(
      codes.map(({ boss, id, code }) =>
        boss.ok("POST employer/domains/confirm", "employer/domains/confirm", { id, code }),
      ),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await log()).toHaveLength(1);
  });
});

describe("a domain proved by mailbox", () => {
  it("takes a code that was mailed there, once", async () => {
    const boss = await fresh();
    const { id, mailboxes } = await claim(boss);
    expect(mailboxes).toContain(`postmaster@${DOMAIN}`);
    expect(await boss.fails("POST", "employer/domains/confirm", { id, code: "ABCD2345" })).toMatchObject({
      httpStatus: 400,
    });
    expect(await mailCode(boss, id, `HR@${DOMAIN}`)).toMatchObject({ has_code: true });
    const { code, recipient, plain } = await newestMail();
    expect(recipient).toBe(`hr@${DOMAIN}`);
    expect(plain).toContain("/unsubscribe?block=");
    const confirm = { id, code: `${code.slice(0, 4).toLowerCase()}-${code.slice(4)} ` };
    expect(await boss.ok("POST employer/domains/confirm", "employer/domains/confirm", confirm)).toMatchObject(
      {
        state: "PROVED",
        method: "MAILBOX",
        has_code: false,
      },
    );
    expect(await boss.fails("POST", "employer/domains/confirm", confirm)).toMatchObject({ httpStatus: 400 });
    expect(await log()).toHaveLength(1);
  });

  it("can be the account's own, and no other than those", async () => {
    names.texts.clear();
    const boss = await server().signIn(await buildEmployer({ email: `ada@${DOMAIN}` }));
    const { id, mailboxes } = await claim(boss);
    expect(mailboxes[0]).toBe(`ada@${DOMAIN}`);
    for (const mailbox of [
      `omar@${DOMAIN}`,
      "ada@other.example",
      `hr@sub.${DOMAIN}`,
      "",
      `hr@${DOMAIN}, x@y.z`,
    ])
      expect(await boss.fails("POST", "employer/domains/mail-code", { id, mailbox })).toMatchObject({
        httpStatus: 400,
        error: { mailbox: expect.any(String) },
      });
    await mailCode(boss, id, `ada@${DOMAIN}`);
    expect((await newestMail()).recipient).toBe(`ada@${DOMAIN}`);
  });

  it("takes five guesses a code and three mails a day, and none to a mailbox that refused them", async () => {
    const boss = await fresh();
    const { id } = await claim(boss);
    await mailCode(boss, id, `hr@${DOMAIN}`);
    const { code, plain } = await newestMail();
    for (let guess = 0; guess < 5; guess++)
      await boss.fails("POST", "employer/domains/confirm", { id, code: "22222222" });
    expect(await boss.fails("POST", "employer/domains/confirm", { id, code })).toMatchObject({
      httpStatus: 400,
    });
    await mailCode(boss, id, `hr@${DOMAIN}`);
    await mailCode(boss, id, `hr@${DOMAIN}`);
    expect(
      await boss.fails("POST", "employer/domains/mail-code", { id, mailbox: `hr@${DOMAIN}` }),
    ).toMatchObject({
      httpStatus: 429,
    });
    const key = /block=([\w-]{22})/.exec(plain)?.[1];
    const blocked = await server().request("POST", `/api/v1/notification/block?key=${key}`, {
      body: "List-Unsubscribe=One-Click",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect(blocked.status).toBe(200);
    server().advance(25 * HOUR_MS);
    expect(
      await boss.fails("POST", "employer/domains/mail-code", { id, mailbox: `hr@${DOMAIN}` }),
    ).toMatchObject({
      code: "conflict",
    });
    await mailCode(boss, id, `jobs@${DOMAIN}`);
  });

  it("does not carry an advertisement in the company's name", async () => {
    names.texts.clear();
    const company = await buildCompany({ name: "Win at www.casino.example" });
    const boss = await server().signIn(await buildEmployer({}, company));
    const { id } = await claim(boss);
    expect(
      await boss.fails("POST", "employer/domains/mail-code", { id, mailbox: `hr@${DOMAIN}` }),
    ).toMatchObject({
      code: "conflict",
    });
  });

  it("is asked for again after a year", async () => {
    const boss = await fresh();
    const { id } = await claim(boss);
    await mailCode(boss, id, `hr@${DOMAIN}`);
    const { code } = await newestMail();
    await boss.ok("POST employer/domains/confirm", "employer/domains/confirm", { id, code });
    await wait(335 * DAY_MS);
    expect(await state(boss)).toEqual(["MISSING"]);
    expect(await told(boss)).toEqual([`Please prove ${DOMAIN} again`]);
    await wait(30 * DAY_MS);
    expect((await lines())[0]).toEqual(["ENDED", "MAILBOX", "NOT_RENEWED"]);
  });
});

describe("claims", () => {
  it("of shared names, doubles and too many are refused in words", async () => {
    const boss = await fresh();
    for (const domain of ["co.uk", "github.io", "gmail.com", "nonsense"])
      expect(await boss.fails("POST", "employer/domains/add", { domain })).toMatchObject({
        httpStatus: 400,
        error: { domain: expect.stringMatching(/\.$/) },
      });
    await claim(boss);
    expect(await boss.fails("POST", "employer/domains/add", { domain: DOMAIN })).toMatchObject({
      code: "conflict",
    });
    for (let n = 1; n < 5; n++) await claim(boss, `harbor-${n}.example`);
    expect(await boss.fails("POST", "employer/domains/add", { domain: "harbor-6.example" })).toMatchObject({
      code: "conflict",
    });
  });

  it("of others are not there", async () => {
    const boss = await fresh();
    const { id } = await claim(boss);
    const stranger = await server().signIn("employer");
    for (const path of ["check", "remove", "confirm", "mail-code"])
      expect(
        await stranger.fails("POST", `employer/domains/${path}`, { id, code: "A", mailbox: `hr@${DOMAIN}` }),
      ).toMatchObject({ httpStatus: 404 });
    expect(await state(boss)).toEqual(["WAITING"]);
  });

  it("show the domain of the website, and follow it when that changes", async () => {
    const boss = await fresh();
    await byDns(boss);
    await byDns(boss, "pier.example");
    expect(await shown(boss)).toMatchObject({ domain: DOMAIN });
    const contact = { website: "https://www.pier.example", email: "", phone: "", street: "", locality: "" };
    const more = { region: "", postal_code: "", country: "US" };
    const path = "employer/profile/update-contact-detail";
    await boss.ok("POST employer/profile/update-contact-detail", path, { ...contact, ...more });
    expect(await shown(boss)).toMatchObject({ domain: "pier.example" });
  });

  it("end with the account, and the log no longer says whose they were", async () => {
    const boss = await fresh();
    await byDns(boss);
    await Account.update({ deactivatedAt: new Date(0) }, { where: { id: boss.account.id } });
    await wait(31 * DAY_MS);
    expect(await log()).toMatchObject([
      { event: "ENDED", reason: "REMOVED", company: { name: null } },
      { event: "PROVED", company: { name: null, username: null } },
    ]);
    const [row] = await server().services.database.query<{ names: number }>(
      "SELECT COUNT(*) AS names FROM domain_events WHERE company_name <> ''",
      { type: QueryTypes.SELECT },
    );
    expect(Number(row?.names)).toBe(0);
  });
});

describe("the log", () => {
  it("comes in pages, of one company if asked", async () => {
    const one = await fresh();
    const other = await server().signIn("employer");
    await byDns(one);
    await byDns(one, "pier.example");
    await byDns(other, "quay.example");
    const page = await server().ok("GET user/domain-log", "user/domain-log?limit=2&page=2");
    expect(page).toMatchObject({ total: 3, page: 2, items: [{ domain: DOMAIN }] });
    const of = `user/domain-log?company=${other.account.companyId}`;
    expect((await server().ok("GET user/domain-log", of)).items).toMatchObject([{ domain: "quay.example" }]);
    expect(await server().fails("GET", "user/domain-log?company=x")).toMatchObject({ httpStatus: 400 });
  });

  it("does not name a company that is hidden", async () => {
    const boss = await fresh();
    await byDns(boss);
    await Company.update({ showProfile: false }, { where: { id: boss.account.companyId ?? 0 } });
    expect(await log()).toMatchObject([{ domain: DOMAIN, company: { name: null, username: null } }]);
  });
});
