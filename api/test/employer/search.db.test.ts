import { beforeEach, describe, expect, it } from "vitest";
import { Application, type Company } from "../../src/models/index.ts";
import { buildAccount, buildCompany, buildEmployer, buildJob } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
let company: Company;
let boss: SignedIn;

beforeEach(async () => {
  company = await buildCompany();
  boss = await server().signIn(await buildEmployer({}, company));
});

const find = (q: string) => boss.ok("GET employer/search", `employer/search?${new URLSearchParams({ q })}`);

async function applied(jobId: number, firstName: string, lastName: string, email: string): Promise<void> {
  const at = server().services.now();
  await Application.create({
    jobId,
    candidateId: (await buildAccount()).id,
    firstName,
    lastName,
    email,
    coverNote: "",
    answers: [],
    createdAt: at,
    updatedAt: at,
  });
}

describe("an employer's search", () => {
  it("finds own jobs by title, requisition ID and town, open ones first", async () => {
    const closed = await buildJob({ title: "Night Nurse", status: "CLOSED" }, { company });
    const open = await buildJob({ title: "Night Nurse", requisitionId: "REQ-7_x" }, { company });
    await buildJob({ title: "Night Nurse of others", requisitionId: "REQ-7_x" });
    const titles = async (q: string) => (await find(q)).jobs.map(({ id }) => id);
    expect(await titles("nurse NIGHT")).toEqual([open.id, closed.id]);
    expect(await titles("req-7_")).toEqual([open.id]);
    expect(await titles("nurse baltimore")).toEqual([open.id, closed.id]);
    expect(await titles("nurse gardener")).toEqual([]);
    expect((await find("req-7")).jobs).toEqual([
      {
        id: open.id,
        title: "Night Nurse",
        status: "PUBLISHED",
        town: "Baltimore",
        requisition_id: "REQ-7_x",
      },
    ]);
  });

  it("finds own applicants by parts of names and addresses, the latest first, six at most", async () => {
    const job = await buildJob({ title: "Bosun" }, { company });
    const other = await buildJob();
    for (let n = 0; n < 8; n++) await applied(job.id, "Ada", `Marsh ${n}`, `ada${n}@example.com`);
    await applied(other.id, "Ada", "Marsh of others", "others@example.com");
    const { applicants } = await find("marsh ada");
    expect(applicants.map(({ name }) => name)).toEqual([7, 6, 5, 4, 3, 2].map((n) => `Ada Marsh ${n}`));
    expect((await find("ada3@EXAMPLE")).applicants).toMatchObject([
      { name: "Ada Marsh 3", email: "ada3@example.com", job: "Bosun", status: "APPLIED" },
    ]);
    expect((await find("others@example.com")).applicants).toEqual([]);
  });

  it("takes every sign literally", async () => {
    await buildJob({ title: "100% Remote_Writer" }, { company });
    await buildJob({ title: "Plain" }, { company });
    for (const [q, count] of [
      ["%", 1],
      ["_", 1],
      ["\\", 0],
      ["' OR 1=1 --", 0],
      [":word0", 0],
      ["?", 0],
    ] as const)
      expect((await find(q)).jobs, q).toHaveLength(count);
  });

  it("is the employer's alone, and needs something to look for", async () => {
    expect(await server().fails("GET", "employer/search?q=a")).toMatchObject({ code: "unauthenticated" });
    expect(await (await server().signIn("user")).fails("GET", "employer/search?q=a")).toMatchObject({
      code: "forbidden",
    });
    for (const q of ["", "%20%20", "x".repeat(101)])
      expect(await boss.fails("GET", `employer/search?q=${q}`), q).toMatchObject({
        code: "invalid_input",
        error: { q: expect.any(String) },
      });
  });
});
