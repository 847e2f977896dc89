import type { JobContent } from "@jobmap/contract";
import { draftOf } from "@jobmap/contract/job-content-keys";
import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { fieldsOf, read as readForm } from "../../../webapp/src/features/post-job/fields/job-fields.ts";
import { generatedJobs } from "../support/generated-jobs.ts";
import { howMany } from "../support/how-many.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

/** Thousands of jobs take minutes, when somebody asks for them. */
const TIMEOUT_MS = 3_600_000;
const COMPANY = { currency: "USD" };
const SAVE = "employer/job/save-changes";
/** These endpoints take what can be published: one way to apply, and each skill once. */
const PUBLISHABLE = {
  apply_kind: "NATIVE",
  apply_url: null,
  apply_email: null,
  skills: [
    { name: "Knots (required)", required: false },
    { name: "Net mending", required: true },
  ],
} as const;
const STEPS = ["post", "post-salary", "post-detail", "post-job-question"] as const;

// Hundreds of changes: what an account may change in a minute is tested elsewhere.
const server = useServer({ settings: { ADDRESS_LIMITS: "1000", ACCOUNT_LIMITS: "1000" } });
let employer: SignedIn;
beforeEach(async () => {
  employer = await server().signIn("employer");
});

const stored = (id: number) => employer.ok("GET employer/job/{id}", `employer/job/${id}`);

/** A listing as programs make it. Categories are the server's own. */
async function made(job: Omit<JobContent, "skills"> & { skills: readonly object[] }) {
  return await employer.ok(`POST ${SAVE}`, SAVE, { ...job, category_id: null });
}

it(
  "a generated job that is opened and saved in every step is unchanged in every field",
  async () => {
    await fc.assert(
      fc.asyncProperty(generatedJobs(), async (job) => {
        const { id } = await made(job);
        const before = await stored(id);
        const { draft, problems } = readForm(fieldsOf(draftOf(before), COMPANY), draftOf(before), COMPANY);
        expect(problems).toEqual({});
        // Whole, and not only what was touched, as a program would send it.
        await employer.ok(`POST ${SAVE}`, SAVE, { id, version: before.version, ...draft });
        expect(await stored(id)).toEqual(before);
      }),
      { numRuns: howMany("TEST_JOBS", 40) },
    );
  },
  TIMEOUT_MS,
);

it(
  "each endpoint of a step returns what it received",
  async () => {
    await fc.assert(
      fc.asyncProperty(generatedJobs(), async (job) => {
        const { id } = await made({ ...job, ...PUBLISHABLE, title: `A ${job.title}` });
        const before = await stored(id);
        const whole = { ...draftOf(before), id };
        for (const step of STEPS)
          await employer.ok(`POST employer/job/${step}`, `employer/job/${step}`, whole);
        expect(draftOf(await stored(id))).toEqual(draftOf(before));
      }),
      { numRuns: howMany("TEST_JOBS", 15) },
    );
  },
  TIMEOUT_MS,
);
