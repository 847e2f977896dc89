import { describe, expect, it } from "vitest";
import { Application } from "../../src/models/index.ts";
import { readByPdfJs } from "../resumes/readers.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { type Deckhand, useDeckhandJob } from "./deckhand.ts";
import { FORM, PDF, sendForm } from "./forms.ts";

const world = useDeckhandJob();
const NUMBER = "RN-4471-0938";

async function fillProfile({ ada }: Deckhand): Promise<void> {
  const work = { position: "Captain", name: "Sea Trade", startDate: "2020-05", highlights: ["Led a crew"] };
  await ada.ok("POST user/experience/add-profile", "user/experience/add-profile", { entry: work });
  const license = { type: "Master Mariner", authority: "Coast Guard", number: NUMBER };
  await ada.ok("POST user/license/add-profile", "user/license/add-profile", { entry: license });
  const reference = { name: "Grace Hopper", reference: "+1 555 0100 123" };
  await ada.ok("POST user/reference/add-profile", "user/reference/add-profile", { entry: reference });
  const contact = { phone: "410 555 0199", location: { address: "12 Dock Street", city: "Baltimore" } };
  await ada.ok("POST user/contact/update", "user/contact/update", { contact });
}

const rename = async ({ ada }: Deckhand, position: string) => {
  const [work] = (await ada.ok("GET user/profile", "user/profile")).entries.work;
  const entry = { ...work?.entry, position };
  await ada.ok("POST user/experience/update-profile", "user/experience/update-profile", {
    id: work?.id,
    entry,
  });
};
const form = ({ ada, job }: Deckhand) =>
  ada.ok("GET user/job/apply-form/{id}", `user/job/apply-form/${job.id}`);

async function received({ boss }: Deckhand, jobId: number) {
  const found = await Application.findOne({ where: { jobId }, rejectOnEmpty: true });
  const path = `employer/application/${found.id}`;
  const pdf = await boss.request("GET", `/api/v1/${path}/resume`);
  expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
  const text = await readByPdfJs(new Uint8Array(await pdf.arrayBuffer()));
  return { ...(await boss.ok("GET employer/application/{id}", path)), text };
}

describe("applying with what is here already", () => {
  it("a filled profile needs nothing more; what was sent stays as it was", async () => {
    const { ada, boss, job, apply } = world();
    expect(await form(world())).toMatchObject({ has_profile: false, preferred_resume: null });
    expect((await apply({ resume_from: "profile" })).body.error).toEqual({
      resume_from: "Your profile is empty. Please fill it in first, or choose a file.",
    });
    await fillProfile(world());
    const known = await form(world());
    expect(known).toMatchObject({ phone: "410 555 0199", has_profile: true, preferred_resume: "profile" });
    const { first_name, last_name, email, phone } = known;
    const fields = { job_id: job.id, first_name, last_name, email, phone, resume_from: "profile" };
    expect(await sendForm(ada, fields)).toMatchObject({ status: 200 });
    await rename(world(), "Stoker");

    const { profile, text } = await received(world(), job.id);
    expect(text).toContain("Captain");
    expect(profile?.sections.map(({ id }) => id)).toEqual(["work", "licenses"]);
    expect(profile?.sections[0]).toMatchObject({
      heading: "Experience",
      entries: [{ title: "Captain", bullets: ["Led a crew"] }],
    });
    const said = JSON.stringify(profile);
    expect(said).toContain("License number ••••0938");
    for (const secret of [NUMBER, "Grace Hopper", "Dock Street", "410 555 0199", "Stoker"])
      expect(said).not.toContain(secret);
    expect(await form(world())).toMatchObject({ preferred_resume: "profile", last_resume: null });

    const exported = await ada.ok("GET account/export", "account/export");
    expect(exported["applications"]).toMatchObject([
      { profile: { sections: [{ id: "work" }, { id: "licenses" }] } },
    ]);
    const list = await boss.ok("GET employer/job/applicants-list", "employer/job/applicants-list");
    expect(list.items[0]).not.toHaveProperty("profile");
  });

  it("one of the candidate's resumes says what it was made to say, also when it is sent again or deleted", async () => {
    const { server, ada, boss, job, apply } = world();
    await fillProfile(world());
    const { id } = await ada.ok("POST user/resume/add", "user/resume/add", {
      name: "For ships",
      content: {
        sections: [
          { id: "licenses", is_hidden: true },
          { id: "work", heading: "At sea" },
        ],
        headline: "Sailor",
      },
    });
    expect(await form(world())).toMatchObject({
      resumes: [{ id, name: "For ships" }],
      preferred_resume: id,
    });
    const bob = await server.signIn("user");
    const foreign = await sendForm(bob, { ...FORM, job_id: job.id, resume_from: id });
    expect(foreign.body.error).toEqual({
      resume_from: "This resume no longer exists. Please choose another one.",
    });
    expect((await apply({ resume_from: id })).status).toBe(200);
    const { profile } = await received(world(), job.id);
    expect(profile).toMatchObject({ headline: "Sailor", sections: [{ heading: "At sea" }] });
    expect(profile?.sections).toHaveLength(1);

    const other = await buildJob({}, { company: await buildCompany() });
    const first = await Application.findOne({ where: { jobId: job.id }, rejectOnEmpty: true });
    await apply({ job_id: other.id, resume_of: first.id });
    const again = await Application.findOne({ where: { jobId: other.id }, rejectOnEmpty: true });
    expect(again).toMatchObject({ resumeFileId: first.resumeFileId, profile });
    expect((await form(world())).preferred_resume).toBe(id);

    await ada.ok("DELETE user/resume/{id}", `user/resume/${id}`);
    expect(await form(world())).toMatchObject({ resumes: [], preferred_resume: "profile" });
    expect((await received(world(), job.id)).profile).toEqual(profile);
    expect(await boss.fails("POST", "employer/application/view", { id: again.id })).toMatchObject({
      httpStatus: 404,
    });
  });

  it("an uploaded file brings no profile along, and is preferred the next time", async () => {
    const { job, apply } = world();
    await fillProfile(world());
    expect((await apply({ resume_name: "Ada.pdf" }, PDF)).status).toBe(200);
    const found = await Application.findOne({ where: { jobId: job.id }, rejectOnEmpty: true });
    const { boss } = world();
    const seen = await boss.ok("GET employer/application/{id}", `employer/application/${found.id}`);
    expect(seen).toMatchObject({ has_resume: true, profile: null });
    expect(await form(world())).toMatchObject({
      last_resume: { name: "Ada.pdf" },
      preferred_resume: "last",
    });
  });

  it("a resume that cannot be made is refused in words, and nothing is sent", async () => {
    const { ada, apply } = world();
    await fillProfile(world());
    await rename(world(), "Captain \u{13000}");
    const reply = await apply({ resume_from: "profile" });
    expect(reply).toMatchObject({
      status: 400,
      body: { error: { resume_from: expect.stringContaining("Our fonts do not have") } },
    });
    expect((await ada.ok("GET user/job/applied", "user/job/applied")).total).toBe(0);
  });
});
