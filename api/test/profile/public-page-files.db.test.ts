import { describe, expect, it } from "vitest";
import { readByPdfJs } from "../resumes/readers.ts";
import { SECRETS, usePublicPage } from "./use-public-page.ts";

const { server, ada, choose, view, card, pdf, fill, turn } = usePublicPage();

describe("the files of a public page", () => {
  it("have nothing that is nobody's business", async () => {
    await fill();
    await turn(true);
    const vcard = await card();
    expect(vcard).toContain("BEGIN:VCARD");
    const reply = await pdf();
    expect(reply.headers.get("X-Robots-Tag")).toBe("noindex");
    const text = await readByPdfJs(new Uint8Array(await reply.arrayBuffer()));
    expect(text).toContain("Harbor Clinic");
    for (const secret of [...SECRETS, ada().account.email]) {
      expect(vcard).not.toContain(secret);
      expect(text).not.toContain(secret);
    }
  });

  it("have each thing that reaches the person once they choose it", async () => {
    await fill();
    await ada().account.update({ isPublicAtsResume: true });
    await choose({ shows_email: true });
    expect(await card()).toContain(`EMAIL:${ada().account.email}\r\n`);
    await choose({ shows_phone: true });
    expect(await card()).toContain("TEL:410 555 0100\r\n");
    await choose({ shows_street: true });
    expect(await card()).toContain("ADR:;;1 Pier;Baltimore;MD;21201;\r\n");
  });

  it("are those of the resume that it shows, as its owner downloads them", async () => {
    const { entries } = await ada().ok("POST user/experience/add-profile", "user/experience/add-profile", {
      entry: { position: "Nurse", name: "Harbor Clinic", summary: "Cared." },
    });
    await ada().ok("POST user/skill/update-profile", "user/skill/update-profile", {
      skills: [{ name: "Knots" }],
    });
    await ada().ok("POST user/license/add-profile", "user/license/add-profile", {
      entry: { type: "Registered Nurse", number: "RN-12345678" },
    });
    const entry = entries.work[0]?.id ?? 0;
    const resume = await ada().ok("POST user/resume/add", "user/resume/add", {
      name: "For clinics",
      template: "pier",
      content: {
        wording: [{ entry, summary: "Cared for 40." }],
        sections: [{ id: "skills", is_hidden: true }],
      },
    });
    await ada().account.update({ isPublicAtsResume: true });
    await choose({ resume_id: resume.id, profile_slug: "Nurse", shows_email: true });
    const path = `${ada().account.username}/nurse`;
    const { document, profile_slug } = await view(path);
    expect(document).toMatchObject({ work: [{ summary: "Cared for 40." }] });
    expect(document.skills).toBeUndefined();
    expect(profile_slug).toBe("nurse");
    const bytes = async (reply: Promise<Response>) => Buffer.from(await (await reply).arrayBuffer());
    const theirs = await bytes(server().request("GET", `/api/v1/user/view/${path}/pdf`));
    const mine = await bytes(ada().request("GET", `/api/v1/user/resume/${resume.id}/file`));
    expect(theirs.equals(mine)).toBe(true);

    // The old address is none, and the resume stays as long as the page shows it.
    expect(await server().fails("GET", `user/view/${ada().account.username}/resume`)).toMatchObject({
      httpStatus: 404,
    });
    expect(await ada().fails("DELETE", `user/resume/${resume.id}`)).toMatchObject({ httpStatus: 409 });
    await choose();
    await ada().ok("DELETE user/resume/{id}", `user/resume/${resume.id}`);
  });

  it("say that there is no PDF of letters that no font has", async () => {
    await ada().ok("POST user/headline/update", "user/headline/update", { headline: "선장" });
    await ada().account.update({ isPublicAtsResume: true });
    expect(await server().fails("GET", `user/view/${ada().account.username}/resume/pdf`)).toMatchObject({
      httpStatus: 404,
      message: "There is no PDF of this page. You can print the page instead.",
    });
  });
});
