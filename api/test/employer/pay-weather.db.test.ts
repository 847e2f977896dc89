import { beforeEach, describe, expect, it } from "vitest";
import type { Job } from "../../src/models/index.ts";
import { buildJob } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { publishJob } from "./postings.ts";

const server = useServer();
let employer: SignedIn;
beforeEach(async () => {
  employer = await server().signIn("employer");
});

const ask = (query: string, title = "Registered nurse, nights") =>
  employer.ok(
    "GET employer/job/pay-weather",
    `employer/job/pay-weather?title=${encodeURIComponent(title)}&latitude=39.29&longitude=-76.61&unit=HOUR${query}`,
  );

/** Nurses in Baltimore at 30, 31, … dollars an hour. */
async function nurses(count: number): Promise<Job[]> {
  const jobs: Job[] = [];
  for (let n = 0; n < count; n++)
    jobs.push(
      await buildJob({
        title: "Registered Nurse",
        salaryCurrency: "USD",
        salaryMin: 3_000 + n * 100,
        salaryUnit: "HOUR",
      }),
    );
  await server().refresh(...jobs.map(({ id }) => id));
  return jobs;
}

describe("pay weather", () => {
  it("compares with open listings of the occupation within 20 miles, whatever unit they use", async () => {
    await nurses(8);
    const other = { salaryCurrency: "USD", salaryMin: 20_800_000, salaryUnit: "YEAR" } as const;
    const yearly = await buildJob({ title: "Registered Nurse", ...other });
    const far = await buildJob({ title: "Registered Nurse", ...other }, { at: [[42.36, -71.06]] });
    const cook = await buildJob({ title: "Line cook", ...other });
    const euros = await buildJob({ title: "Registered Nurse", ...other, salaryCurrency: "EUR" });
    const paused = await buildJob({ title: "Registered Nurse", ...other, status: "PAUSED" });
    await server().refresh(...[yearly, far, cook, euros, paused].map(({ id }) => id));
    expect(await ask("&min=3050")).toMatchObject({
      occupation: "Registered Nurses",
      miles: 20,
      listings: 9,
      median: 3_400,
      own: { third: "LOWEST", below: 1, raise: { passes: 3 } },
    });
    expect((await ask("&min=9000&max=11000")).own).toMatchObject({ third: "HIGHEST", below: 8 });
    expect((await ask("")).own).toBeNull();
  });

  it("counts too few, and does not compare with them", async () => {
    await nurses(7);
    expect(await ask("&min=3000")).toMatchObject({ listings: 7, median: null, own: null });
    expect(await ask("&min=3000", "Zymurgical whatnot")).toMatchObject({ occupation: null, listings: 0 });
  });

  it("does not compare a listing with itself", async () => {
    await nurses(8);
    const at = { latitude: 39.29, longitude: -76.61, locality: "Baltimore", region: "MD" };
    const own = await publishJob(employer, { title: "Registered Nurse", locations: [at] });
    await server().refresh(own.id);
    expect((await ask("&min=2100&max=2600")).listings).toBe(9);
    expect(await ask(`&min=2100&max=2600&job=${own.id}`)).toMatchObject({ listings: 8, own: { below: 0 } });
  });
});
