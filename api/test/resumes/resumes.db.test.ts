import { beforeEach, describe, expect, it } from "vitest";
import { MAX_RESUMES } from "../../src/commands/resume/save-resume.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { lostFacts } from "./fields.ts";
import { readByMammoth, readByPdfJs } from "./readers.ts";

const server = useServer();
let ada: SignedIn;
beforeEach(async () => {
  ada = await server().signIn("user");
});

const list = () => ada.ok("GET user/resume", "user/resume");
const add = (body: object = {}) =>
  ada.ok("POST user/resume/add", "user/resume/add", { name: "For ships", ...body });
/** Changes the stored version. */
async function change(id: number, what: object) {
  const version = (await list()).items.find((resume) => resume.id === id)?.version;
  return ada.ok("POST user/resume/update", "user/resume/update", { id, version, ...what });
}
const job = (entry: object) =>
  ada.ok("POST user/experience/add-profile", "user/experience/add-profile", { entry });

async function file(path: string, body?: object): Promise<Response> {
  const init = body
    ? { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }
    : {};
  return ada.request(body ? "POST" : "GET", `/api/v1/user/${path}`, init);
}
const textOf = async (reply: Response) => {
  expect(reply.status).toBe(200);
  return readByPdfJs(new Uint8Array(await reply.arrayBuffer()));
};

describe("resumes", () => {
  // @spec 7.71
  it("are added, listed, changed and deleted", async () => {
    const first = await add();
    expect(first).toMatchObject({
      name: "For ships",
      template: "harbor",
      paper: "letter",
      content: { hidden: [] },
    });
    await change(first.id, { template: "pier", paper: "a4" });
    expect(await list()).toMatchObject({
      items: [{ id: first.id, name: "For ships", template: "pier", paper: "a4" }],
      most: MAX_RESUMES,
      has_picture: false,
      parts: [],
    });
    await ada.ok("DELETE user/resume/{id}", `user/resume/${first.id}`);
    expect((await list()).items).toEqual([]);
    expect((await ada.fails("POST", "user/resume/add", { name: " " })).error).toHaveProperty("name");
  });

  it("choose, order and reword parts of the profile, which itself stays as it is", async () => {
    await job({ position: "Deckhand", name: "Harbor Lines", startDate: "2015", highlights: ["Sailed"] });
    const { entries } = await job({
      position: "Captain",
      name: "Sea Trade",
      startDate: "2020-05",
      summary: "Led a crew.",
    });
    const [captain, deckhand] = entries.work;
    const content = {
      sections: [
        { id: "skills", is_hidden: true },
        { id: "work", heading: "At sea" },
      ],
      order: [deckhand?.id],
      wording: [{ entry: deckhand?.id, highlights: ["Sailed alone around the world"] }],
      headline: "Sailor",
    };
    const { id } = await add({ content });
    const text = await textOf(await file(`resume/${id}/file`));
    expect(
      lostFacts(
        ["At sea", "Sailor", "Deckhand", "Sailed alone around the world", "May 2020 – Present"],
        text,
      ),
    ).toEqual([]);
    expect(text.indexOf("Deckhand")).toBeLessThan(text.indexOf("Captain"));
    expect((await list()).parts).toMatchObject([
      { title: "Captain", summary: "Led a crew." },
      { highlights: ["Sailed"] },
    ]);
    const hidden = { ...content, hidden: [captain?.id] };
    await change(id, { content: hidden });
    expect(await textOf(await file(`resume/${id}/file`))).not.toContain("Captain");
  });

  it("are not overwritten by a window that has an older version", async () => {
    const { id, version } = await add();
    const save = (what: object) =>
      ada.request("POST", "/api/v1/user/resume/update", {
        method: "POST",
        body: JSON.stringify({ id, version, ...what }),
        headers: { "Content-Type": "application/json" },
      });
    const replies = await Promise.all([save({ name: "One" }), save({ name: "Other" })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    const [stored] = (await list()).items;
    expect(await refused?.json()).toMatchObject({ code: "changed_elsewhere" });
    expect(stored).toMatchObject({ version: version + 1 });
    await change(id, { name: "Both" });
    expect((await list()).items).toMatchObject([{ name: "Both", version: version + 2 }]);
  });

  it("look before they are saved as they do afterward, to the byte", async () => {
    await job({ position: "Captain" });
    const { id } = await add({ template: "meridian" });
    const preview = await file("resume/preview", { template: "meridian", format: "pdf" });
    expect(preview.status).toBe(200);
    const saved = await file(`resume/${id}/file`);
    expect(Buffer.from(await preview.arrayBuffer()).equals(Buffer.from(await saved.arrayBuffer()))).toBe(
      true,
    );
    const pages = await file("resume/preview", { template: "meridian" });
    expect(await pages.text()).toMatch(/^<svg /);
    expect(saved.headers.get("Content-Disposition")).toContain("Resume.pdf");
  });

  it("come as Word files and with a letter", async () => {
    const { id } = await add({
      content: { letter: { to: "Sea Trade\nBoston", body: "Dear crew,\n\nI sail." } },
    });
    const word = await file(`resume/${id}/file?format=docx&part=letter`);
    expect(await readByMammoth(new Uint8Array(await word.arrayBuffer()))).toContain("Dear crew,");
    expect(
      lostFacts(
        ["Sea Trade", "Boston", "Dear crew,", "I sail."],
        await textOf(await file(`resume/${id}/file?part=letter`)),
      ),
    ).toEqual([]);
  });

  it("mask the numbers of licenses unless their owner wants them printed", async () => {
    const entry = { type: "Registered Nurse", number: "RN-12345678" };
    await ada.ok("POST user/license/add-profile", "user/license/add-profile", { entry });
    const { id, content } = await add();
    for (const format of ["pdf", "docx"] as const) {
      const read = async () => {
        const reply = await file(`resume/${id}/file?format=${format}`);
        const bytes = new Uint8Array(await reply.arrayBuffer());
        return format === "pdf" ? readByPdfJs(bytes) : readByMammoth(bytes);
      };
      await change(id, { content });
      expect(await read()).toContain("••••5678");
      expect(await read()).not.toContain("RN-12345678");
      const whole = { ...content, has_license_numbers: true };
      await change(id, { content: whole });
      expect(await read()).toContain("RN-12345678");
    }
  });

  it("name a character that no font has, and come as Word files all the same", async () => {
    await job({ position: "선장" });
    const { id } = await add();
    const refused = await file(`resume/${id}/file`);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("“선”");
    expect((await file(`resume/${id}/file?format=docx`)).status).toBe(200);
  });

  it("are twenty at most", async () => {
    for (let n = 0; n < MAX_RESUMES; n += 1) await add();
    expect((await ada.fails("POST", "user/resume/add", { name: "More" })).code).toBe("conflict");
  });
});
