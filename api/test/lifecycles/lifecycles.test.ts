import { readFileSync } from "node:fs";
import type { Actor, ApplicationStatus, JobStatus } from "@jobmap/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../src/errors/api-error.ts";
import { type ApplicationAction, applicationLifecycle } from "../../src/lifecycles/application.ts";
import { drawLifecycles } from "../../src/lifecycles/draw.ts";
import { type InterviewAction, interviewLifecycle } from "../../src/lifecycles/interview.ts";
import { type JobAction, type JobFact, jobLifecycle } from "../../src/lifecycles/job.ts";
import { actionsOf, type Lifecycle, take, transitionOf } from "../../src/lifecycles/lifecycle.ts";

/** All but the source of imported listings, which may list one again. */
const actors = fc.constantFrom<Actor>("candidate", "employer", "moderator", "system");
const actionsIn = <S extends string, A extends string, F extends string>(lifecycle: Lifecycle<S, A, F>) =>
  fc.constantFrom(...new Set(lifecycle.transitions.map(({ action }) => action)));

interface Step<A, F extends string> {
  action: A;
  by: Actor;
  facts: Record<F, boolean>;
}

/** Every state that a walk passes, refused steps leaving it where it is. */
function walk<S extends string, A extends string, F extends string>(
  lifecycle: Lifecycle<S, A, F>,
  steps: readonly Step<A, F>[],
): S[] {
  const passed = [lifecycle.initial];
  for (const { action, by, facts } of steps) {
    const state = passed.at(-1) ?? lifecycle.initial;
    passed.push(transitionOf(lifecycle, state, action, by, facts)?.to ?? state);
  }
  return passed;
}

const jobSteps = fc.array(
  fc.record<Step<JobAction, JobFact>>({
    action: actionsIn(jobLifecycle),
    by: actors,
    facts: fc.record({ payment_due: fc.boolean(), review_due: fc.boolean(), still_valid: fc.boolean() }),
  }),
  { maxLength: 40 },
);
const applicationSteps = fc.array(
  fc.record<Step<ApplicationAction, "rejected_lately">>({
    action: actionsIn(applicationLifecycle),
    by: actors,
    facts: fc.record({ rejected_lately: fc.boolean() }),
  }),
  { maxLength: 40 },
);

describe("an interview, in random walks", () => {
  const steps = fc.array(
    fc.record<Step<InterviewAction, never>>({
      action: actionsIn(interviewLifecycle),
      by: actors,
      facts: fc.constant({}),
    }),
    { maxLength: 40 },
  );

  it("is agreed by the side that did not name the times, and over for good", () => {
    fc.assert(
      fc.property(steps, (walked) => {
        const passed = walk(interviewLifecycle, walked);
        for (const [at, { by }] of walked.entries()) {
          const [before, after] = [passed[at], passed[at + 1]];
          if (after === "ACCEPTED" && before !== "ACCEPTED")
            expect([before, by]).toEqual(
              before === "OFFERED" ? ["OFFERED", "candidate"] : ["PROPOSED", "employer"],
            );
          if (before === "DECLINED" || before === "CANCELLED") expect(after).toBe(before);
          if (before === "HELD" && after !== "HELD") expect([after, by]).toEqual(["OFFERED", "system"]);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("a listing, in 10,000 random walks", () => {
  const OVER: readonly JobStatus[] = ["EXPIRED", "CLOSED", "ARCHIVED"];

  it("is never public again after it ends, and never leaves the archive", () => {
    fc.assert(
      fc.property(jobSteps, (steps) => {
        const passed = walk(jobLifecycle, steps);
        const over = passed.findIndex((state) => OVER.includes(state));
        if (over >= 0) for (const state of passed.slice(over)) expect(OVER).toContain(state);
        const archived = passed.indexOf("ARCHIVED");
        if (archived >= 0) expect(new Set(passed.slice(archived))).toEqual(new Set(["ARCHIVED"]));
      }),
      { numRuns: 10_000 },
    );
  });

  it("is never public before a required payment or review", () => {
    const due = jobSteps.map((steps) =>
      steps.map((step) => ({ ...step, facts: { ...step.facts, payment_due: true, review_due: true } })),
    );
    fc.assert(
      fc.property(due, (steps) => {
        const passed = walk(jobLifecycle, steps);
        const published = passed.indexOf("PUBLISHED");
        if (published < 0) return;
        const before = passed.slice(0, published);
        expect(before).toContain("PENDING_PAYMENT");
        expect(before).toContain("PENDING_REVIEW");
      }),
      { numRuns: 10_000 },
    );
  });

  it("is changed only by its participants", () => {
    for (const state of jobLifecycle.states)
      expect(
        actionsOf(jobLifecycle, state, "candidate", {
          payment_due: false,
          review_due: false,
          still_valid: true,
        }),
      ).toEqual([]);
  });
});

describe("an application, in 10,000 random walks", () => {
  const FINAL: readonly ApplicationStatus[] = ["HIRED", "WITHDRAWN", "JOB_CLOSED"];

  it("ends for good, and is never new again", () => {
    fc.assert(
      fc.property(applicationSteps, (steps) => {
        const passed = walk(applicationLifecycle, steps);
        const end = passed.findIndex((state) => FINAL.includes(state));
        if (end >= 0) expect(new Set(passed.slice(end)).size).toBe(1);
        const moved = passed.findIndex((state) => state !== "APPLIED");
        if (moved >= 0) expect(passed.slice(moved)).not.toContain("APPLIED");
      }),
      { numRuns: 10_000 },
    );
  });

  it("leaves a rejection only by being reopened in time", () => {
    fc.assert(
      fc.property(applicationSteps, (steps) => {
        const passed = walk(applicationLifecycle, steps);
        steps.forEach((step, i) => {
          if (passed[i] !== "REJECTED" || passed[i + 1] === "REJECTED") return;
          expect(step).toMatchObject({ action: "reopen", by: "employer", facts: { rejected_lately: true } });
          expect(passed[i + 1]).toBe("VIEWED");
        });
      }),
      { numRuns: 10_000 },
    );
  });

  it("is withdrawn only by its candidate, and decided only by the employer", () => {
    const facts = { rejected_lately: true };
    for (const state of applicationLifecycle.states) {
      expect(["", "withdraw"]).toContain(actionsOf(applicationLifecycle, state, "candidate", facts).join());
      expect(actionsOf(applicationLifecycle, state, "employer", facts)).not.toContain("withdraw");
    }
  });
});

describe("lifecycles", () => {
  it("reject with a code and a plain text", () => {
    const attempt = () =>
      take(applicationLifecycle, "WITHDRAWN", "offer", "employer", { rejected_lately: true });
    expect(attempt).toThrow(ApiError);
    expect(attempt).toThrow("This is not possible: the status is now withdrawn. Please reload the page.");
  });

  it("reach every state", () => {
    const reached = <S extends string>({ initial, transitions }: Lifecycle<S, string, string>) =>
      new Set([initial, ...transitions.map(({ to }) => to)]);
    expect(reached(jobLifecycle)).toEqual(new Set(jobLifecycle.states));
    expect(reached(applicationLifecycle)).toEqual(new Set(applicationLifecycle.states));
  });

  it("are drawn from the code (run `npm run lifecycles` after a change)", () => {
    const page = readFileSync(new URL("../../../docs/lifecycles.md", import.meta.url), "utf8");
    expect(page).toBe(drawLifecycles());
  });
});
