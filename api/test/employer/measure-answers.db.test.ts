import type { ApplicationStatus } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { beforeEach, describe, expect, it } from "vitest";
import { measureAnswers } from "../../src/commands/employer/measure-answers.ts";
import { Application, ApplicationEvent, type Company, type Job } from "../../src/models/index.ts";
import { buildAccount, buildCompany, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
let company: Company;
let job: Job;
beforeEach(async () => {
  company = await buildCompany();
  job = await buildJob({}, { company });
});

/** Somebody applied so many days ago, and this became of it: the state and after how many days. */
async function applied(
  daysAgo: number,
  ...steps: [to: ApplicationStatus, by: "employer" | "system", after: number][]
) {
  const at = new Date(server().services.now().getTime() - daysAgo * DAY_MS);
  const { id } = await Application.create({
    jobId: job.id,
    candidateId: (await buildAccount()).id,
    firstName: "Ada",
    lastName: "Harbor",
    email: "ada@example.com",
    coverNote: "",
    answers: [],
    createdAt: at,
    updatedAt: at,
  });
  for (const [toStatus, actor, after] of steps)
    await ApplicationEvent.create({
      applicationId: id,
      actor,
      toStatus,
      createdAt: new Date(at.getTime() + after * DAY_MS),
    });
}
const said = async () => {
  await measureAnswers(server().services);
  return (await server().ok("GET user/job/{id}", `user/job/${job.id}`)).company.answering;
};

describe("an employer's answering time on cards", () => {
  it("counts from the first decision; opening and closing are no answers", async () => {
    for (let n = 0; n < 4; n++)
      await applied(
        20,
        ["VIEWED", "employer", 0.1],
        ["SHORTLISTED", "employer", 2.5],
        ["REJECTED", "employer", 9],
      );
    expect(await said()).toBeNull();
    server().advance(2 * 3_600_000);
    await applied(20, ["REJECTED", "employer", 2.8]);
    expect(await said()).toEqual({ percent: 100, within_days: 3 });
    server().advance(2 * 3_600_000);
    for (let n = 0; n < 4; n++) await applied(40, ["VIEWED", "employer", 1]);
    await applied(30, ["JOB_CLOSED", "system", 20]);
    await applied(30, ["WITHDRAWN", "system", 20]);
    expect(await said()).toEqual({ percent: 45, within_days: null });
    const listed = await server().ok(
      "GET user/company/getCompanyDetail/{id}",
      `user/company/getCompanyDetail/${company.id}`,
    );
    expect(listed.answering).toEqual({ percent: 45, within_days: null });
  });

  it("covers the last 90 days, and is measured once an hour", async () => {
    for (let n = 0; n < 5; n++) await applied(89.99, ["REJECTED", "employer", 1]);
    expect(await said()).toEqual({ percent: 100, within_days: 1 });
    server().advance(0.5 * 3_600_000);
    expect(await said()).not.toBeNull();
    server().advance(0.6 * 3_600_000);
    expect(await said()).toBeNull();
  });

  it("is never shown for demo companies", async () => {
    for (let n = 0; n < 5; n++) await applied(9, ["REJECTED", "employer", 1]);
    await company.update({ isDemo: true });
    expect(await said()).toBeNull();
  });
});
