import { beforeEach, describe, expect, it } from "vitest";
import { Application, type Job } from "../../src/models/index.ts";
import { FORM, PDF, sendForm } from "../candidate/forms.ts";
import { buildCompany, buildEmployer, buildJob } from "../support/build.ts";
import { draw } from "../support/resumes/draw.ts";
import { LAYOUTS } from "../support/resumes/layouts.ts";
import { personOf } from "../support/resumes/people.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
let boss: SignedIn;
let job: Job;
beforeEach(async () => {
  const company = await buildCompany();
  boss = await server().signIn(await buildEmployer({}, company));
  job = await buildJob({ title: "Deckhand" }, { company });
});

async function applied(first_name: string, resume?: Buffer): Promise<number> {
  const candidate = await server().signIn("user");
  await sendForm(candidate, { ...FORM, first_name, job_id: job.id }, resume);
  return (await Application.findOne({ where: { candidateId: candidate.account.id }, rejectOnEmpty: true }))
    .id;
}
const pages = (id: number) =>
  boss.ok("GET employer/application/{id}/resume-pages", `employer/application/${id}/resume-pages`);

describe("the review", () => {
  it("goes through a list in its order, a line for each", async () => {
    for (const name of ["Cleo", "Ada", "Bea"]) await applied(name);
    const queue = async (query: string) =>
      await boss.ok("GET employer/applicants/queue", `employer/applicants/queue?${query}`);
    const named = await queue("sort=name&order=ascending");
    expect(named.items.map(({ name }) => name)).toEqual(["Ada Lovelace", "Bea Lovelace", "Cleo Lovelace"]);
    expect(named).toMatchObject({
      total: 3,
      items: [{ job: "Deckhand", status: "APPLIED", rating: null }, {}, {}],
    });
    expect((await queue("search=bea")).total).toBe(1);
    const other = await server().signIn(await buildEmployer());
    expect((await other.ok("GET employer/applicants/queue", "employer/applicants/queue")).total).toBe(0);
  });

  it("shows the words of a resume where they stand, and nothing else of the file", async () => {
    const layout = LAYOUTS["sidebarLeft"];
    if (!layout) throw new Error("There is no such layout.");
    const read = await pages(await applied("Ada", draw(personOf(4), layout)));
    expect(read.problem).toBeNull();
    expect(read.pages[0]?.width).toBeGreaterThan(500);
    expect(read.texts.length).toBeGreaterThan(20);
    const plain = await pages(await applied("Bea", Buffer.from("Knows boats.\n\nRows well.\n")));
    expect(plain.texts.map(({ text }) => text)).toEqual(["Knows boats.", "Rows well."]);
    expect(await pages(await applied("Cleo", PDF))).toMatchObject({
      pages: [],
      problem: "The text of this file can't be read. Download the file to look at it.",
    });
    const none = await applied("Dora");
    expect(await boss.fails("GET", `employer/application/${none}/resume-pages`)).toMatchObject({
      httpStatus: 404,
    });
  });
});
