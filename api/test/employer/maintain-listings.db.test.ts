import { DAY_MS } from "@jobmap/contract/limits";
import { beforeEach, describe, expect, it } from "vitest";
import {
  askForConfirmation,
  expireListings,
  pauseUnconfirmed,
  tellExpiring,
} from "../../src/commands/employer/maintain-listings.ts";
import { Job, JobEvent } from "../../src/models/index.ts";
import { buildJob } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { publishJob } from "./postings.ts";

const server = useServer();
let employer: SignedIn;
let id: number;
beforeEach(async () => {
  employer = await server().signIn("employer");
  ({ id } = await publishJob(employer));
});

/** Days go by; the employer comes back with a new session. */
async function wait(days: number) {
  server().advance(days * DAY_MS);
  employer = await server().signIn(employer.account);
}
const state = async () => (await Job.findByPk(id))?.status;
const told = async () =>
  (await employer.ok("GET notification/list", "notification/list")).items.map(({ type }) => type);

describe("an unconfirmed listing", () => {
  it("is asked about after 14 days, paused three days later, and restored with one click", async () => {
    await wait(13.9);
    await askForConfirmation(server().services);
    expect(await told()).toEqual([]);
    await wait(0.2);
    for (let n = 0; n < 2; n++) await askForConfirmation(server().services);
    expect(await told()).toEqual(["job_unconfirmed"]);
    await pauseUnconfirmed(server().services);
    expect(await state()).toBe("PUBLISHED");
    await wait(3);
    await pauseUnconfirmed(server().services);
    expect(await state()).toBe("PAUSED");
    expect(await told()).toEqual(["job_stopped", "job_unconfirmed"]);
    expect(await server().fails("GET", `user/job/${id}`)).toMatchObject({ httpStatus: 410 });
    const path = "employer/job/change-status";
    await employer.ok("POST employer/job/change-status", path, { id, action: "resume" });
    expect((await server().ok("GET user/job/{id}", `user/job/${id}`)).id).toBe(id);
  });

  it("is left alone if confirmed", async () => {
    await wait(14);
    await askForConfirmation(server().services);
    await employer.ok("POST employer/job/change-status", "employer/job/change-status", {
      id,
      action: "confirm",
    });
    await wait(4);
    await pauseUnconfirmed(server().services);
    expect(await state()).toBe("PUBLISHED");
  });
});

describe("an expiring listing", () => {
  it("is announced once three days before, then expires with its history", async () => {
    await wait(26);
    await tellExpiring(server().services);
    expect(await told()).toEqual([]);
    await wait(2);
    for (let n = 0; n < 2; n++) await tellExpiring(server().services);
    expect(await told()).toEqual(["job_expiring"]);
    await wait(3);
    for (let n = 0; n < 2; n++) await expireListings(server().services);
    expect(await state()).toBe("EXPIRED");
    expect(await told()).toEqual(["job_stopped", "job_expiring"]);
    const last = await JobEvent.findOne({ where: { jobId: id }, order: [["id", "DESC"]] });
    expect(last).toMatchObject({ actor: "system", action: "expire", accountId: null });
  });

  it("is ignored if imported", async () => {
    const imported = await buildJob({ source: "feed", sourceKey: "1", validThrough: new Date() });
    await wait(30);
    await expireListings(server().services);
    expect((await Job.findByPk(imported.id))?.status).toBe("PUBLISHED");
  });
});
