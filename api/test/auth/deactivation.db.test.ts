import { DAY_MS } from "@jobmap/contract/limits";
import { describe, expect, it } from "vitest";
import { createChores } from "../../src/background/chores.ts";
import { Housekeeper } from "../../src/background/housekeeper.ts";
import { Signals } from "../../src/background/signals.ts";
import { deactivate } from "../../src/commands/account/deactivate.ts";
import { Account, Application, Company, Job } from "../../src/models/index.ts";
import { buildAccount, buildEmployer, buildJob, PASSWORD } from "../support/build.ts";
import { databaseUrl } from "../support/database.ts";
import { mailsTo } from "../support/mailbox.ts";
import { startProcess } from "../support/process.ts";
import { useServer } from "../support/use-server.ts";

describe("a deactivated account", () => {
  const server = useServer();
  const housekeeping = async () => {
    server().workers.housekeeper.poke();
    await server().workers.housekeeper.drain();
  };
  const employerWithJob = async () => {
    const person = await server().signIn("employer");
    const company = await Company.findByPk(person.account.companyId ?? 0, { rejectOnEmpty: true });
    const job = await buildJob(
      { description: `<p>${"Keeps the boats in order. ".repeat(20)}</p>` },
      { company },
    );
    await server().refresh(job.id);
    return { ...person, company, job };
  };

  it("is hidden at once, and a mail says until when it can be restored", async () => {
    const { account, company, job, fails } = await employerWithJob();
    await deactivate(server().services, account.id);
    await server().workers.housekeeper.drain();
    expect(await fails("GET", "auth/profile")).toMatchObject({ httpStatus: 401 });
    expect(await server().fails("GET", `user/company/getCompanyDetail/${company.id}`)).toMatchObject({
      httpStatus: 404,
    });
    expect((await job.reload()).status).toBe("PAUSED");
    expect((await server().ok("GET user/job/list", "user/job/list")).total).toBe(0);
    expect((await mailsTo(server(), account.email))[0]?.subject).toBe("Your account is deactivated");

    await server().ok("POST auth/loginEmployer", "auth/loginEmployer", {
      email: account.email,
      password: PASSWORD,
      reactivate: true,
    });
    expect((await company.reload()).showProfile).toBe(true);
    expect((await job.reload()).status).toBe("PAUSED");
  });

  it("keeps a company hidden that was hidden before", async () => {
    const { account, company } = await employerWithJob();
    await company.update({ showProfile: false });
    await deactivate(server().services, account.id);
    await server().ok("POST auth/loginEmployer", "auth/loginEmployer", {
      email: account.email,
      password: PASSWORD,
      reactivate: true,
    });
    expect((await company.reload()).showProfile).toBe(false);
  });

  // @spec 4.22, 9.5
  it("is erased with its data after 30 days, and not before", async () => {
    const { account, company, job } = await employerWithJob();
    const other = await employerWithJob();
    await deactivate(server().services, account.id);
    server().advance(30 * DAY_MS - 60_000);
    await housekeeping();
    expect(await Account.findByPk(account.id)).not.toBeNull();
    // Times in queries are to the second.
    server().advance(62_000);
    await housekeeping();
    expect(await Account.findByPk(account.id)).toBeNull();
    expect(await Company.findByPk(company.id)).toBeNull();
    expect(await Job.findByPk(job.id)).toBeNull();
    expect(await Job.findByPk(other.job.id)).not.toBeNull();
    expect((await mailsTo(server(), account.email))[0]?.subject).toMatch(/deleted/i);
    await buildAccount({ email: account.email, username: account.username });
  });

  it("R13: is erased once, completely, with several processes", async () => {
    const { services } = server();
    for (let n = 0; n < 12; n++) await buildEmployer({ deactivatedAt: new Date(Date.now() - 31 * DAY_MS) });
    const kept = await buildEmployer({ deactivatedAt: new Date() });
    let erased = 0;
    const signals = new Signals();
    signals.on("mail", () => erased++);
    const chores = createChores({ ...services, signals });
    const keepers = Array.from({ length: 3 }, () => new Housekeeper(services, chores));
    for (const keeper of keepers) keeper.poke();
    await Promise.all(keepers.map((keeper) => keeper.drain()));
    expect(erased).toBe(12);
    expect((await Account.findAll()).map(({ id }) => id)).toEqual([kept.id]);
    expect(await Company.count()).toBe(1);
  });

  it("R14: that cannot be erased does not block others", async () => {
    const { services } = server();
    const stuck = await buildAccount({ deactivatedAt: new Date(Date.now() - 31 * DAY_MS) });
    for (let n = 0; n < 3; n++) await buildAccount({ deactivatedAt: new Date(Date.now() - 31 * DAY_MS) });
    await services.database.query(
      "CREATE TABLE anchors (account_id INT UNSIGNED NOT NULL, CONSTRAINT anchors_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id))",
    );
    try {
      await services.database.query("INSERT INTO anchors VALUES (?)", { replacements: [stuck.id] });
      await housekeeping();
      expect((await Account.findAll()).map(({ id }) => id)).toEqual([stuck.id]);
    } finally {
      await services.database.query("DROP TABLE anchors");
    }
  });

  it("R13: stays whole or is erased whole if the process is killed, and another continues", async () => {
    const { database } = server().services;
    const people = 25;
    for (let n = 0; n < people; n++) {
      const account = await buildEmployer({ deactivatedAt: new Date(Date.now() - 31 * DAY_MS) });
      const company = await Company.findByPk(account.companyId ?? 0, { rejectOnEmpty: true });
      await buildJob({ status: "PAUSED" }, { company });
    }
    const env = { ...process.env, NODE_ENV: "test", DATABASE_URL: databaseUrl() };
    const first = startProcess("housekeeper.ts", env);
    await expect.poll(() => Account.count(), { interval: 2 }).toBeLessThan(people);
    first.kill("SIGKILL");
    await first.exited;
    const left = await Account.count();
    expect(await Company.count()).toBe(left);
    expect(await Job.count()).toBe(left);

    await startProcess("housekeeper.ts", env).exited;
    expect(await Account.count()).toBe(0);
    expect(await Company.count()).toBe(0);
    const [mails] = await database.query("SELECT recipient FROM mails WHERE template = 'account-erased'");
    expect(new Set((mails as { recipient: string }[]).map(({ recipient }) => recipient)).size).toBe(people);
    expect(mails).toHaveLength(people);
  });

  it("is erased immediately after the password is entered again", async () => {
    const { job, ok, fails } = await employerWithJob();
    expect(await fails("POST", "account/erase", {})).toMatchObject({
      httpStatus: 400,
      error: { password: "Please Enter Password" },
    });
    expect(await fails("POST", "account/erase", { password: "Wrong-One-1" })).toMatchObject({
      httpStatus: 400,
    });
    await ok("POST account/erase", "account/erase", { password: PASSWORD });
    expect(await fails("GET", "auth/profile")).toMatchObject({ httpStatus: 401 });
    expect(await Account.count()).toBe(0);
    await server().services.jobIndex.refresh([job.id]);
    expect((await server().ok("GET user/job/list", "user/job/list")).total).toBe(0);
    const [left] = await server().services.database.query("SELECT * FROM mails");
    expect(left).toHaveLength(1);
  });

  it("answers all applicants before an employer is erased", async () => {
    const employer = await employerWithJob();
    const candidate = await server().signIn("user");
    const at = new Date();
    await Application.create({
      jobId: employer.job.id,
      candidateId: candidate.account.id,
      firstName: "Ada",
      lastName: "Harbor",
      email: candidate.account.email,
      coverNote: "",
      answers: [],
      createdAt: at,
      updatedAt: at,
    });
    await employer.ok("POST account/erase", "account/erase", { password: PASSWORD });
    expect((await candidate.ok("GET notification/list", "notification/list")).items).toMatchObject([
      { type: "job_over" },
    ]);
    expect((await candidate.ok("GET user/job/applied", "user/job/applied")).items).toEqual([]);
  });

  it("can be exported as one document, without internal data", async () => {
    const { account, company, job, ok } = await employerWithJob();
    const stranger = await employerWithJob();
    const document = await ok("GET account/export", "account/export");
    expect(document).toMatchObject({
      account: { id: account.id, email: account.email },
      company: { id: company.id, name: company.name },
      jobs: [{ id: job.id }],
      sessions: [{ device: "Firefox on Linux" }],
    });
    const text = JSON.stringify(document);
    expect(text).not.toContain("argon2");
    expect(text).not.toMatch(/_hash"/);
    expect(text).not.toContain(stranger.account.email);
    expect(Object.keys(document)).toEqual(
      expect.arrayContaining(["identities", "saved_jobs", "search_history"]),
    );
  });
});
