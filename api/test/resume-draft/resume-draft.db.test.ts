import { beforeEach, describe, expect, it } from "vitest";
import { forgetDrafts } from "../../src/commands/resume-draft/forget-drafts.ts";
import { ResumeDraft } from "../../src/models/index.ts";
import { pdf } from "../support/documents.ts";
import { draw } from "../support/resumes/draw.ts";
import { LAYOUTS } from "../support/resumes/layouts.ts";
import { personOf } from "../support/resumes/people.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
let ada: SignedIn;
beforeEach(async () => {
  ada = await server().signIn("user");
});

async function upload(person: SignedIn, bytes: Buffer, name = "resume.pdf") {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), name);
  form.set("file_name", name);
  const response = await person.request("POST", "/api/v1/user/resume-draft/upload", {
    headers: await server().pageHeaders(),
    body: form,
  });
  return { ...JSON.parse(await response.text()), httpStatus: response.status };
}
const draft = async (person: SignedIn) =>
  (await person.ok("GET user/resume-draft", "user/resume-draft")).draft;
const profile = (person: SignedIn) => person.ok("GET user/profile/document", "user/profile/document");
const save = (person: SignedIn, document: object) =>
  person.ok("POST user/resume-draft/save", "user/resume-draft/save", { document });
const person = personOf(4);
const resume = () => draw(person, LAYOUTS["sidebarLeft"] ?? expect.fail("no layout"));

describe("a resume from a file", () => {
  it("is kept apart from the profile until its owner adds it, and only theirs to see", async () => {
    const before = await profile(ada);
    const { data, message } = await upload(ada, resume(), "My <b>resume</b>.pdf");
    expect(message).toBe("Your resume was read. Nothing is in your profile yet.");
    expect(data).toMatchObject({ file_name: "My <b>resume</b>.pdf", left_out: [] });
    expect(data.document.work).toHaveLength(person.work?.length ?? 0);
    expect(data.findings.length).toBeGreaterThan(20);
    expect(await draft(ada)).toEqual(data);
    expect(await profile(ada)).toEqual(before);
    expect(await draft(await server().signIn("user"))).toBeNull();

    const [job] = data.document.work;
    const chosen = { basics: { phone: data.document.basics.phone, name: "Another Name" }, work: [job] };
    expect(await save(ada, chosen)).toEqual({ added: 1, completed: 0, kept: ["name"] });
    const after = await profile(ada);
    expect(after).toEqual({
      ...before,
      basics: { ...before.basics, phone: person.basics?.phone },
      work: [job],
    });
    expect(await draft(ada)).toBeNull();
    expect(await save(ada, chosen)).toMatchObject({ added: 0, completed: 0 });
  });

  it("gives way to the next one, and can be discarded", async () => {
    await upload(ada, resume());
    const json = { basics: { name: "Ada" }, work: [{ name: "Harbor", startDate: "1890" }] };
    const { data } = await upload(ada, Buffer.from(JSON.stringify(json)), "resume.json");
    expect(data.document).toEqual({ basics: { name: "Ada" }, work: [{ name: "Harbor" }] });
    expect(data.left_out.map(({ path }: { path: string }) => path)).toEqual(["work[0].startDate"]);
    expect((await draft(ada))?.file_name).toBe("resume.json");
    await ada.ok("POST user/resume-draft/discard", "user/resume-draft/discard", {});
    expect(await draft(ada)).toBeNull();
  });

  it("waits for thirty days, and is deleted then", async () => {
    const DAY_MS = 86_400_000;
    const { data } = await upload(ada, resume());
    expect(Date.parse(data.expires_at) - Date.parse(data.created_at)).toBe(30 * DAY_MS);
    server().advance(29 * DAY_MS);
    await forgetDrafts(server().services);
    expect(await ResumeDraft.count()).toBe(1);
    server().advance(DAY_MS);
    await forgetDrafts(server().services);
    expect(await ResumeDraft.count()).toBe(0);
  });

  it("is refused in words when it cannot be read, and leaves the draft", async () => {
    await upload(ada, resume());
    expect(await upload(ada, pdf(3))).toMatchObject({
      httpStatus: 400,
      error: { file: expect.stringMatching(/^This file has pictures of pages, not text/) },
    });
    expect(await upload(ada, Buffer.from("MZ\0\0"), "resume.exe")).toMatchObject({ httpStatus: 415 });
    expect(await draft(ada)).not.toBeNull();
  });

  it("names the field that is wrong when its owner adds it", async () => {
    const { error } = await ada.fails("POST", "user/resume-draft/save", {
      document: { work: [{ name: "Harbor", startDate: "2020", endDate: "2019" }] },
    });
    expect(error).toEqual({ "document.work[0].endDate": "The end is before the start." });
  });
});
