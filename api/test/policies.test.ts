import { type AccountRole, isSeatAtLeast, SEATS, type Seat } from "@jobmap/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Actor, can, permit, type Rows, RULES } from "../src/policies/can.ts";
import { definePermissions, type Rules } from "../src/policies/permissions.ts";
import { ROLES, registersAs } from "../src/policies/roles.ts";

/** Few numbers, so that owners often agree by chance. */
const id = fc.integer({ min: 1, max: 3 });
const role = fc.constantFrom<AccountRole>("user", "employer");
const actor: fc.Arbitrary<Actor> = fc.record({
  id,
  role,
  companyId: fc.option(id),
  seat: fc.constantFrom(...SEATS),
  jobs: fc.oneof(
    fc.constant("all" as const),
    fc.array(id).map((ids) => new Set(ids)),
  ),
});
const row = fc.record({ id, companyId: id, candidateId: id, accountId: id, role }).map((columns) => ({
  ...columns,
  job: { id: columns.id, companyId: columns.companyId },
  jobId: columns.id,
  jobIds: [columns.id],
}));
const action = fc.constantFrom(...(Object.keys(RULES) as (keyof Rows)[]));

/** Every action, by the columns that must be the actor's own. */
const OWN: {
  readonly [A in keyof Rows]: Partial<Record<AccountRole, "company" | "candidate" | "account" | "role">>;
} = {
  "company.own": { employer: "company" },
  "job.read": { employer: "company" },
  "job.edit": { employer: "company" },
  "job.move": { employer: "company" },
  "job.copy": { employer: "company" },
  "application.read": { employer: "company", user: "candidate" },
  "application.move": { employer: "company" },
  "application.assess": { employer: "company" },
  "application.talk": { employer: "company", user: "candidate" },
  "application.withdraw": { user: "candidate" },
  "application.reuse": { user: "candidate" },
  "application_move.change": { employer: "company" },
  "job_batch.change": { employer: "company" },
  "applicant_view.edit": { employer: "account" },
  "job_template.edit": { employer: "company" },
  "question_set.edit": { employer: "company" },
  "reply_template.edit": { employer: "company" },
  "payment.read": { employer: "company" },
  "payment.change": { employer: "company" },
  "gallery.edit": { employer: "company" },
  "bulk.edit": { employer: "company" },
  "feed.edit": { employer: "company" },
  "domain.edit": { employer: "company" },
  "search.remember": { user: "account" },
  "resume.publish": { user: "account" },
  "profile.edit": { user: "account" },
  "resume.edit": { user: "account" },
  "notification.receive": { user: "role", employer: "role" },
  "endpoint.ask": { user: "role", employer: "role" },
  "account.sign_in": { user: "role", employer: "role" },
};

/** What takes more than a viewer's seat in a team. */
const LOWEST_SEAT: { readonly [A in keyof Rows]?: Seat } = {
  "company.own": "owner",
  "job.edit": "recruiter",
  "job.move": "recruiter",
  "job.copy": "recruiter",
  "application.move": "recruiter",
  "application.assess": "reviewer",
  "application.talk": "recruiter",
  "application_move.change": "recruiter",
  "job_batch.change": "recruiter",
  "job_template.edit": "recruiter",
  "question_set.edit": "recruiter",
  "reply_template.edit": "recruiter",
  "payment.read": "owner",
  "payment.change": "owner",
  "gallery.edit": "recruiter",
  "bulk.edit": "recruiter",
  "feed.edit": "recruiter",
  "domain.edit": "recruiter",
};

/** What belongs to a job, so that only those may who see it; and what takes those who see all. */
const OF_JOB: ReadonlySet<keyof Rows> = new Set([
  "job.read",
  "job.edit",
  "job.move",
  "job.copy",
  "application.read",
  "application.move",
  "application.assess",
  "application.talk",
  "application_move.change",
  "job_batch.change",
  "job_template.edit",
]);
const OF_ALL_JOBS: ReadonlySet<keyof Rows> = new Set(["bulk.edit", "feed.edit"]);

describe("permissions", () => {
  it("allow what is one's own, by its owner column, and nothing else", () => {
    fc.assert(
      fc.property(actor, action, row, (who, what, whose) => {
        const own = {
          company: who.companyId === whose.companyId,
          candidate: who.id === whose.candidateId,
          account: who.id === whose.accountId,
          role: who.role === whose.role,
        };
        const column = OWN[what][who.role];
        const isSeated = who.role !== "employer" || isSeatAtLeast(who.seat, LOWEST_SEAT[what] ?? "viewer");
        const isSeen =
          who.role !== "employer" ||
          who.jobs === "all" ||
          (OF_JOB.has(what) ? who.jobs.has(whose.job.id) : !OF_ALL_JOBS.has(what));
        expect(can(who, what, whose)).toBe(column !== undefined && own[column] && isSeated && isSeen);
      }),
      { numRuns: 5_000 },
    );
  });

  it("leave the template of a deleted job to those who see all jobs", () => {
    const row = { companyId: 7, jobId: null };
    const boss = { id: 1, role: "employer", companyId: 7, seat: "owner", jobs: "all" } as const;
    expect(can(boss, "job_template.edit", row)).toBe(true);
    expect(can({ ...boss, jobs: new Set([12]) }, "job_template.edit", row)).toBe(false);
    expect(can({ ...boss, companyId: 8 }, "job_template.edit", row)).toBe(false);
  });

  it("reject rows that are missing, somebody else's, or without an owner", () => {
    const boss = { id: 1, role: "employer", companyId: 7, seat: "owner", jobs: "all" } as const;
    const job = { id: 12, companyId: 7 };
    expect(permit(boss, "job.read", job, "Job not found.")).toBe(job);
    for (const hidden of [null, undefined, { id: 12, companyId: 8 }])
      expect(() => permit(boss, "job.read", hidden, "Job not found.")).toThrow(
        expect.objectContaining({ code: "not_found", message: "Job not found." }),
      );
    expect(can({ ...boss, companyId: null }, "job.read", job)).toBe(false);
    expect(can(boss, "application.assess", {})).toBe(false);
  });

  it("accept a third role by a change in one place, without affecting others", () => {
    type Three = AccountRole | "operator";
    const rules: Rules<Three, Rows> = {
      ...RULES,
      "job.move": { ...RULES["job.move"], operator: () => true },
    };
    const three = definePermissions(rules);
    const operator = { id: 9, role: "operator", companyId: null, seat: "owner", jobs: "all" } as const;
    fc.assert(
      fc.property(actor, action, row, (who, what, whose) => {
        expect(three.can(who, what, whose)).toBe(can(who, what, whose));
        expect(three.can(operator, what, whose)).toBe(what === "job.move");
      }),
    );
  });

  it("compile only with exactly one rule per action", () => {
    const { "job.read": _, ...rest } = RULES;
    // @ts-expect-error: no rule for "job.read"
    const incomplete: Rules<AccountRole, Rows> = rest;
    const boss = { id: 1, role: "employer", companyId: 7, seat: "owner", jobs: "all" } as const;
    // @ts-expect-error: there is no such action
    expect(() => can(boss, "job.fly", { id: 12, companyId: 7 })).toThrow();
    // @ts-expect-error: the rule asks for the company of the row
    expect(can(boss, "job.read", { accountId: 1 })).toBe(false);
    expect(incomplete).not.toHaveProperty("job.read");
  });
});

describe("account kinds", () => {
  it("have only names known to the contract", () => {
    for (const name of Object.keys(ROLES)) expect(registersAs(name)).toBe(true);
    for (const name of ["", "operator", "toString", "Employer"]) expect(registersAs(name)).toBe(false);
  });
});
