import { eachField, JOB_FIELDS, type JobField } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { type Job, JobSkill, Skill } from "../../src/models/index.ts";
import { plainAttributes } from "../../src/models/plain-columns.ts";
import { presentJobDetail } from "../../src/presenters/job.ts";
import { findJob } from "../../src/queries/jobs.ts";
import { findShownJob } from "../../src/queries/shown-job.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

useServer();
const NOW = new Date("2026-06-01T12:00:00.123Z");

/** Some value that a field may have. */
function someValueOf(field: JobField, yes: boolean) {
  switch (field.kind) {
    case "text":
      return "Ä “text” & more".slice(0, field.max);
    case "number":
      return field.decimals === 0 ? field.max : field.min + 0.25;
    case "yes_no":
      return yes;
    case "choice":
      return Object.keys(field.options).at(-1) ?? null;
    case "date":
      return "2026-03-01";
  }
}

async function expectTheSame({ id }: Job) {
  const [shown, whole] = [await findShownJob(id), await findJob(id)];
  if (!shown || !whole) throw new Error(`Job ${id} was not found.`);
  expect(presentJobDetail(shown, NOW)).toEqual(presentJobDetail(whole, NOW));
}

describe("a job of its own page", () => {
  it.each([true, false])("says what its model says, with every field stated (yes or no: %s)", async (yes) => {
    const fields = eachField(JOB_FIELDS, (field) => someValueOf(field, yes));
    const company = await buildCompany({ answerPromiseDays: 5 });
    const job = await buildJob(
      {
        ...plainAttributes(Object.fromEntries(Object.entries(fields)), JOB_FIELDS),
        responsibilities: "<p>Ropes &amp; knots</p>",
        qualifications: "<ul><li>None</li></ul>",
        applicantLocationRequirements: ["US-MD", "US-VA"],
        benefits: ["Health, “full”"],
        otherCompensation: ["Tips"],
        licences: [],
        applyKind: "NATIVE",
        language: "es",
        sourceUrl: "https://jobs.example/1",
        source: "fixture",
        sourceKey: `${yes}`,
      },
      { company },
    );
    const skills = await Skill.bulkCreate([{ name: `Knots ${yes}` }, { name: `Sails ${yes}` }]);
    await JobSkill.bulkCreate(
      skills.map(({ id }, i) => ({
        jobId: job.id,
        skillId: id,
        required: i === 0,
        position: 1 - i,
        spelling: i === 0 ? "KNOTS" : null,
      })),
    );
    await expectTheSame(job);
  });

  it("says what its model says, with nothing stated", async () => {
    await expectTheSame(
      await buildJob({ status: "DRAFT", firstPublishedAt: null }, { employmentTypes: [], at: [] }),
    );
  });

  it("is none for an unknown id", async () => {
    expect(await findShownJob(4_000_000)).toBeNull();
  });
});
