import { describe, expect, it } from "vitest";
import { Job } from "../../src/models/index.ts";
import { draftJob } from "../employer/postings.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { checked, finished } from "./bulk-steps.ts";
import { csv, find, HEADER, post, row, rows, table, upload } from "./files.ts";

const server = useServer({ settings: { ACCOUNT_LIMITS: "1000" } });

const drain = () => server().workers.bulk.drain();
const plan = (boss: SignedIn, id: number) =>
  boss.ok("GET employer/job/bulk-plan", `employer/job/bulk-plan?id=${id}`);

describe("a file of jobs", () => {
  it("becomes drafts, is changed when it comes again, and doubles none", async () => {
    const boss = await server().signIn("employer");
    const first = await upload(boss, table(...rows(3)));
    expect(first).toMatchObject({ state: "UPLOADED", rows: 3, header_row: 1, file_name: "jobs.xlsx" });
    expect(first.columns.map(({ field }) => field)).toEqual([
      "title",
      "description",
      "employment_type",
      "locality",
      "region",
      "salary_min",
      "salary_unit",
      "requisition_id",
    ]);
    expect(first.columns[3]).toMatchObject({ by: "header", confidence: 1, values: ["Baltimore"] });
    await post(boss, "POST employer/job/bulk-check", { id: first.id, columns: [] });
    await drain();
    expect(await plan(boss, first.id)).toEqual({
      created: 3,
      changed: 0,
      same: 0,
      refused: 0,
      words: "3 new.",
    });
    const done = await finished(server(), boss, first.id);
    expect(done.upload).toMatchObject({ state: "SUCCEEDED", created: 3, done: 3, can_cancel: true });
    const jobs = await Job.findAll({ include: ["locations"], order: [["id", "ASC"]] });
    expect(
      jobs.map(({ title, status, requisitionId, salaryMin, createdBy }) => [
        title,
        status,
        requisitionId,
        salaryMin,
        createdBy,
      ]),
    ).toEqual(rows(3).map(([title], at) => [title, "DRAFT", `R-${at + 1}`, 2_150, boss.account.id]));
    expect(jobs[0]?.locations?.[0]).toMatchObject({ locality: "Baltimore", region: "MD", precision: "CITY" });

    const again = await checked(
      server(),
      boss,
      csv([[...HEADER], row(1), row(2, { "Salary min": "23" }), row(4), row(5, { City: "Nowhere" })]),
      "again.csv",
    );
    expect((await plan(boss, again)).words).toBe("1 new, 1 changed, 1 the same, 1 refused.");
    expect((await finished(server(), boss, again)).upload).toMatchObject({
      state: "PARTIAL",
      created: 1,
      changed: 1,
      same: 1,
      refused: 1,
    });
    expect(await Job.count()).toBe(4);
    expect((await Job.findByPk(jobs[1]?.id))?.salaryMin).toBe(2_300);
  });

  it("changes what was written by hand under the same requisition, and erases nothing it does not name", async () => {
    const boss = await server().signIn("employer");
    const { id, benefits } = await draftJob(boss);
    await Job.update({ requisitionId: "r-1", openings: 4 }, { where: { id } });
    const { upload: done } = await finished(server(), boss, await checked(server(), boss, table(row(1))));
    expect(done).toMatchObject({ state: "SUCCEEDED", changed: 1, created: 0 });
    expect(await Job.findByPk(id)).toMatchObject({ title: "Deckhand b", openings: 4, benefits });
  });

  it("is told every error of every row at once, the faulty rows first", async () => {
    const boss = await server().signIn("employer");
    const id = await checked(
      server(),
      boss,
      table(
        row(1),
        row(2, {
          "Job title": "=SUM(A1)",
          "Employment type": "sometimes",
          State: "ZZ",
          "Salary min": "9000000",
        }),
        row(3, { Description: "Short.", City: "", State: "" }),
        row(1, { "Job title": "Another title" }),
        row(6),
      ),
    );
    const { upload: shown, rows: faulty, rows_total } = await find(boss, id);
    expect(shown).toMatchObject({ state: "READY", rows: 5, faulty: 3, can_edit: true });
    expect(rows_total).toBe(3);
    const words = faulty.map(({ n, problems }) => [
      n,
      problems
        .filter(({ severity }) => severity === "error")
        .map(({ column, message }) => `${column}: ${message}`),
    ]);
    expect(words).toEqual([
      [
        3,
        [
          expect.stringMatching(/^4: This is not a state/),
          expect.stringMatching(/^2: Please write Full-time/),
          expect.stringMatching(/^5: Nobody earns that/),
          "0: This row has a formula or code for its job title.",
        ],
      ],
      [
        4,
        [
          "3: This row states neither a place nor remote work.",
          expect.stringMatching(/^1: The description needs/),
        ],
      ],
      [5, ["7: Row 2 has the same “Requisition ID”."]],
    ]);
  });
});

describe("the drafts of an upload", () => {
  it("are published together, and are none of its drafts any more", async () => {
    const boss = await server().signIn("employer");
    const id = await checked(server(), boss, table(...rows(3)));
    const { upload: done } = await finished(server(), boss, id);
    const drafts = done?.drafts ?? [];
    expect(await Job.count({ where: { id: drafts, status: "DRAFT" } })).toBe(3);
    const [first, ...others] = drafts;
    const path = "employer/payment/publish-bulk-job";
    const published = await boss.ok(`POST ${path}`, path, { job_ids: [first], plan: "free" });
    expect(published).toMatchObject({ outcome: "PUBLISHED", published: [first] });
    expect((await find(boss, id)).upload?.drafts).toEqual(others);
    const again = await checked(server(), boss, table(row(1, { "Salary min": "25" })));
    await finished(server(), boss, again);
    expect(await Job.findByPk(first)).toMatchObject({ status: "PUBLISHED", salaryMin: 2_500 });
  });
});

describe("taking an upload back", () => {
  it("deletes its drafts, closes what has been public, and keeps what was edited", async () => {
    const boss = await server().signIn("employer");
    const id = await checked(server(), boss, table(...rows(4)));
    await finished(server(), boss, id);
    const [first, second] = await Job.findAll({ order: [["id", "ASC"]] });
    await boss.ok("POST employer/job/change-status", "employer/job/change-status", {
      id: first?.id,
      action: "submit",
    });
    const edit = { id: second?.id, version: second?.version, title: "Bosun" };
    await boss.ok("POST employer/job/save-changes", "employer/job/save-changes", edit);
    expect(await post(boss, "POST employer/job/delete-bulk-jobs", { id })).toMatchObject({
      state: "CANCELLED",
    });
    await drain();
    const left = await Job.findAll({ order: [["id", "ASC"]] });
    expect(left.map(({ status, closeReason, title }) => [status, closeReason, title])).toEqual([
      ["CLOSED", "CANCELLED", first?.title],
      ["DRAFT", null, "Bosun"],
    ]);
    expect(await find(boss, id)).toMatchObject({
      upload: { created: 0, can_delete: true, can_cancel: false },
    });
    expect(await post(boss, "POST employer/job/delete-bulk-jobs", { id })).toBeNull();
    expect(
      await boss.ok("GET employer/job/get-job-bulk-list", "employer/job/get-job-bulk-list"),
    ).toMatchObject({ total: 0 });
  });
});
