import type { PublicPageSetting } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { down, up } from "../../db/migrations/0090-public-pages.ts";
import { readFindablePages } from "../../src/queries/public-page.ts";
import { PRIVATE, SECRETS, usePublicPage } from "./use-public-page.ts";

const { server, ada, addresses, own, choose, view, fill, turn } = usePublicPage();

describe("a public page", () => {
  // @spec 1.8, 7.63
  it("is there once its owner switched it on, without what is nobody's business", async () => {
    await fill();
    expect(await server().fails("GET", `user/view/${ada().account.id}`)).toMatchObject({ httpStatus: 404 });
    expect(await turn(true)).toEqual({ status: true, message: "Your public page is on." });
    const { document, sheet, profile_image, is_findable } = await view();
    const name = `${ada().account.firstName} ${ada().account.lastName}`;
    expect(document).toEqual({
      basics: { name, location: { city: "Baltimore", region: "MD" } },
      licenses: [{ type: "Registered Nurse (RN)", number: "••••5678" }],
      work: [{ position: "Nurse", name: "Harbor Clinic", startDate: "2020-05" }],
    });
    expect(sheet).toMatchObject({ name, dir: "ltr", contacts: [{ text: "Baltimore, MD" }] });
    expect([profile_image, is_findable]).toEqual(["", false]);
    expect((await own()).seen).toEqual(await view(`${ada().account.username?.toUpperCase()}/RESUME`));
    const said = JSON.stringify(await view());
    for (const secret of [...SECRETS, ada().account.email]) expect(said).not.toContain(secret);
  });

  it("shows each thing that reaches the person once they choose it, and only that", async () => {
    await fill();
    await ada().account.update({ isPublicAtsResume: true, profileImage: "/files/ada().webp" });
    const shown = async (what: Partial<PublicPageSetting>) => {
      await choose(what);
      const { document, profile_image } = await view();
      return [
        document.basics?.email,
        document.basics?.phone,
        document.basics?.location?.address,
        profile_image,
      ];
    };
    const { email } = ada().account;
    expect(await shown({})).toEqual([undefined, undefined, undefined, ""]);
    expect(await shown({ shows_email: true })).toEqual([email, undefined, undefined, ""]);
    expect(await shown({ shows_phone: true })).toEqual([undefined, "410 555 0100", undefined, ""]);
    expect(await shown({ shows_street: true })).toEqual([undefined, undefined, "1 Pier", ""]);
    expect(await shown({ shows_picture: true })).toEqual([
      undefined,
      undefined,
      undefined,
      "/files/ada().webp",
    ]);
  });

  it("shows nothing, not something else, when its resume is gone", async () => {
    const { id } = await ada().ok("POST user/resume/add", "user/resume/add", { name: "For clinics" });
    await choose({ resume_id: id });
    await ada().account.update({ isPublicAtsResume: true });
    await server().services.database.query("DELETE FROM resumes");
    expect(await own()).toMatchObject({ seen: null, is_public: true });
    for (const address of addresses()) expect((await server().request("GET", address)).status).toBe(404);
  });

  it("is in the sitemap only if its owner wants to be found, as long as there is the page", async () => {
    await ada().account.update({ isPublicAtsResume: true });
    await choose();
    expect(await readFindablePages(server().services.database)).toEqual([]);
    await choose({ is_findable: true, profile_slug: "nurse" });
    const sitemap = await server().request(
      "GET",
      `/sitemaps/people-${Math.floor(ada().account.id / 50_000)}.xml`,
    );
    expect(await sitemap.text()).toContain(`/user/${ada().account.username}/nurse</loc>`);
    // Whoever counts through the numbers of accounts finds these, and no others.
    expect(await view(`${ada().account.id}/nurse`)).toMatchObject({ profile_slug: "nurse" });
    await choose({ profile_slug: "nurse" });
    expect(await server().fails("GET", `user/view/${ada().account.id}/nurse`)).toMatchObject({
      httpStatus: 404,
    });
    await choose({ is_findable: true });
    await ada().account.update({ isPublicAtsResume: false });
    expect(await readFindablePages(server().services.database)).toEqual([]);
  });

  it("keeps what was chosen of contact details before each was chosen by itself", async () => {
    await fill();
    const { database } = server().services;
    const sql = async (statement: string) => {
      await database.query(statement);
    };
    await sql("UPDATE profiles SET shows_contact = TRUE");
    await down(sql);
    await up(sql);
    expect(await own()).toMatchObject({ ...PRIVATE, shows_email: true, shows_phone: true });
  });

  it("refuses somebody else's resume and addresses that are none", async () => {
    const other = await server().signIn("user");
    const { id } = await other.ok("POST user/resume/add", "user/resume/add", { name: "Theirs" });
    const refused = (what: object) => ada().fails("POST", "user/public-page/update", { ...PRIVATE, ...what });
    expect(await refused({ resume_id: id })).toMatchObject({ httpStatus: 404 });
    for (const profile_slug of ["", "a", "a/b", "-a", "a--b", "ä", "<b>", "x".repeat(61)])
      expect(await refused({ profile_slug })).toMatchObject({
        httpStatus: 400,
        error: { profile_slug: expect.any(String) },
      });
    expect(await refused({ shows_email: "yes" })).toMatchObject({ httpStatus: 400 });
  });
});
