import { describe, expect, it } from "vitest";
import { JobLocation } from "../../src/models/index.ts";
import { buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();

async function follow(id: number | string, userAgent: string): Promise<[status: number, to: string | null]> {
  const reply = await server().request("GET", `/directions/${id}`, {
    redirect: "manual",
    headers: { "User-Agent": userAgent },
  });
  await reply.arrayBuffer();
  return [reply.status, reply.headers.get("Location")];
}

describe("directions to a job", () => {
  it("lead to its door in the app of the device, or to its town", async () => {
    const job = await buildJob();
    await JobLocation.update({ precision: "ROOFTOP" }, { where: { jobId: job.id } });
    expect(await follow(job.id, "Android")).toEqual([302, "geo:39.29,-76.61?q=39.29%2C-76.61"]);
    await JobLocation.update({ precision: "CITY", region: "MD" }, { where: { jobId: job.id } });
    expect(await follow(job.id, "iPhone")).toEqual([302, "https://maps.apple.com/?daddr=Baltimore%2C%20MD"]);
  });

  it("show the job's page where there is nowhere to go", async () => {
    const remote = await buildJob({ locationType: "TELECOMMUTE" });
    const hidden = await buildJob({ status: "DRAFT" });
    const lost = await buildJob({}, { at: [] });
    for (const id of [remote.id, hidden.id, lost.id, 999_999])
      expect(await follow(id, "iPhone")).toEqual([302, `/job/${id}`]);
  });

  it("are for jobs alone", async () => {
    for (const id of ["0", "abc", "1/2", "99999999999999999999"])
      expect((await follow(id, "iPhone"))[0]).toBe(404);
  });
});
