import { describe, expect, it } from "vitest";
import { countClick } from "../../src/commands/count-click.ts";
import { Company } from "../../src/models/index.ts";
import { buildCompany, buildEmployer, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
const read = "employer/first-steps";
const dismiss = "employer/first-steps/dismiss";

describe("an employer's first steps", () => {
  it("are done one by one, by what the company has", async () => {
    const company = await buildCompany();
    const boss = await server().signIn(await buildEmployer({}, company));
    const steps = () => boss.ok("GET employer/first-steps", read);
    const none = {
      is_dismissed: false,
      has_logo: false,
      has_description: false,
      has_published: false,
      has_embed: false,
    };
    expect(await steps()).toEqual(none);
    await company.update({ logo: "/files/1", description: "  " });
    expect(await steps()).toEqual({ ...none, has_logo: true });
    await company.update({ description: "<p>Boats.</p>" });
    await buildJob({ status: "DRAFT", firstPublishedAt: null }, { company });
    expect(await steps()).toEqual({ ...none, has_logo: true, has_description: true });
    const job = await buildJob({}, { company });
    const { database, now } = server().services;
    await countClick(database, { jobId: job.id, kind: "VIEW", source: "web", at: now() });
    expect(await steps()).toMatchObject({ has_published: true, has_embed: false });
    await countClick(database, { jobId: job.id, kind: "VIEW", source: "embed", at: now() });
    expect(await steps()).toMatchObject({ has_published: true, has_embed: true });
  });

  it("are put away for good, for this company and for no other", async () => {
    const company = await buildCompany();
    const [boss, other] = [
      await server().signIn(await buildEmployer({}, company)),
      await server().signIn(await buildEmployer({}, await buildCompany())),
    ];
    await boss.ok("POST employer/first-steps/dismiss", dismiss, {});
    const at = (await Company.findByPk(company.id))?.firstStepsDismissedAt;
    server().advance(60_000);
    await boss.ok("POST employer/first-steps/dismiss", dismiss, {});
    expect((await Company.findByPk(company.id))?.firstStepsDismissedAt).toEqual(at);
    expect(await boss.ok("GET employer/first-steps", read)).toMatchObject({ is_dismissed: true });
    expect(await other.ok("GET employer/first-steps", read)).toMatchObject({ is_dismissed: false });
  });

  it("are an employer's alone", async () => {
    const candidate = await server().signIn("user");
    expect(await server().fails("GET", read)).toMatchObject({ code: "unauthenticated" });
    expect(await candidate.fails("GET", read)).toMatchObject({ code: "forbidden" });
    expect(await candidate.fails("POST", dismiss, {})).toMatchObject({ code: "forbidden" });
  });
});
