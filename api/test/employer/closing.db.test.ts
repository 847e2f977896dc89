import { QueryTypes } from "sequelize";
import { beforeEach, describe, expect, it } from "vitest";
import { eraseAccount } from "../../src/commands/account/erase.ts";
import { answerOwed } from "../../src/commands/application/answer-all.ts";
import { moveJob } from "../../src/commands/employer/move-job.ts";
import { Account, Application, type Job } from "../../src/models/index.ts";
import { FORM, sendForm } from "../candidate/forms.ts";
import { buildCompany, buildEmployer, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
const APPLICANTS = 430;
const SAVERS = 250;
let boss: Account;
let job: Job;

beforeEach(async () => {
  const company = await buildCompany({ name: "Harbor Works" });
  boss = await buildEmployer({}, company);
  job = await buildJob({ title: "Deckhand" }, { company });
  // What is owed is given by hand here, and mails stay where they are queued.
  await server().workers.housekeeper.stop();
  await server().workers.mail.stop();
});

/** More people than are told at once; three of the applications have an answer already. */
async function buildCrowd(): Promise<void> {
  const accounts = await Account.bulkCreate(
    Array.from({ length: APPLICANTS + SAVERS }, (_, n) => ({
      role: "user" as const,
      email: `crowd-${n}@example.com`,
      username: `crowd-${n}`,
      firstName: "Ada",
      lastName: `Harbor ${n}`,
    })),
  );
  const saved = await Account.findAll({
    where: { id: accounts.map(({ id }) => id) },
    order: [["id", "ASC"]],
  });
  const at = new Date();
  await Application.bulkCreate(
    saved.slice(0, APPLICANTS).map(({ id }, n) => ({
      jobId: job.id,
      candidateId: id,
      status: n < 3 ? ("REJECTED" as const) : n % 2 ? ("APPLIED" as const) : ("INTERVIEW" as const),
      firstName: "Ada",
      lastName: `Harbor ${n}`,
      email: `crowd-${n}@example.com`,
      coverNote: "",
      answers: [],
      createdAt: at,
      updatedAt: at,
    })),
  );
  // Somebody who applied and saved it is told once, as an applicant.
  await server().services.database.query("INSERT INTO saved_jobs (account_id, job_id, saved_at) VALUES ?", {
    replacements: [saved.slice(APPLICANTS - 1).map(({ id }) => [id, job.id, at])],
  });
}

const close = () =>
  moveJob(server().services, {
    id: job.id,
    actor: { ...boss.get(), jobs: "all" },
    action: "close",
    closeReason: "FILLED",
  });

const select = <T extends object>(sql: string) =>
  server().services.database.query<T>(sql, { type: QueryTypes.SELECT });

/** How many rows there are, and of how many people. */
async function countOf(table: string, whom: string): Promise<[rows: number, people: number]> {
  const [row] = await select<{ n: number; people: number }>(
    `SELECT COUNT(*) AS n, COUNT(DISTINCT ${whom}) AS people FROM ${table}`,
  );
  return [Number(row?.n), Number(row?.people)];
}

async function expectAllAnswered(): Promise<void> {
  const ended = APPLICANTS - 3;
  expect(await Application.count({ where: { status: "JOB_CLOSED" } })).toBe(ended);
  expect(await Application.count({ where: { status: "REJECTED" } })).toBe(3);
  expect(await countOf("application_events", "application_id")).toEqual([ended, ended]);
  const told = ended + SAVERS;
  expect(await countOf("notifications", "account_id")).toEqual([told, told]);
  expect(await countOf("mails", "recipient")).toEqual([told, told]);
  expect(await countOf("owed_answers", "job_id")).toEqual([0, 0]);
}

describe("closing a listing with many applicants", () => {
  it("answers some at once, and the others despite interruptions and concurrent workers", async () => {
    await buildCrowd();
    await close();
    expect(await countOf("notifications", "account_id")).toEqual([200, 200]);
    expect(await countOf("owed_answers", "job_id")).toEqual([1, 1]);
    const { services } = server();
    // Killed before it wrote anything, amid the notifications, amid the mails, and in the portion after.
    for (const turns of [1, 3, 250, 500]) {
      let turn = 0;
      const now = () => {
        if (++turn > turns) throw new Error("killed");
        return services.now();
      };
      await answerOwed({ ...services, now });
    }
    expect(await countOf("notifications", "account_id")).toEqual([400, 400]);
    await Promise.all([answerOwed(services), answerOwed(services)]);
    await expectAllAnswered();
    await answerOwed(services);
    await expectAllAnswered();
  });

  it("answers everyone before its employer's account is erased", async () => {
    await buildCrowd();
    await close();
    await eraseAccount(server().services, boss.id);
    expect(await countOf("applications", "id")).toEqual([0, 0]);
    const mails = await select<{ recipient: string }>(
      "SELECT recipient FROM mails WHERE template = 'notice'",
    );
    expect(mails).toHaveLength(APPLICANTS - 3 + SAVERS);
  });

  it("accepts no applicants meanwhile", async () => {
    const ada = await server().signIn("user");
    const { database } = server().services;
    const closing = await database.transaction();
    await database.query("UPDATE jobs SET status = 'CLOSED' WHERE id = ?", {
      replacements: [job.id],
      transaction: closing,
    });
    const reply = sendForm(ada, { ...FORM, job_id: job.id });
    await expect
      .poll(() => select("SELECT trx_id FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'"), {
        // Asked more often, the database shows what it showed before.
        interval: 300,
      })
      .not.toEqual([]);
    await closing.commit();
    expect(await reply).toMatchObject({ status: 410 });
    expect(await Application.count()).toBe(0);
  });
});
