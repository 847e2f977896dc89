import { PROFILE_SECTION_NAMES } from "@jobmap/contract";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { ProfileEntry } from "../../src/models/index.ts";
import { noise } from "../support/pictures.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
let ada: SignedIn;
beforeEach(async () => {
  ada = await server().signIn("user");
});

const profile = () => ada.ok("GET user/profile", "user/profile");
const add = (entry: object) =>
  ada.ok("POST user/experience/add-profile", "user/experience/add-profile", { entry });
const refused = async (path: string, body: object) => (await ada.fails("POST", `user/${path}`, body)).error;

describe("a profile", () => {
  // @spec 1.6, 7.53, 7.55, 7.62, 7.72, 7.73
  it("is empty to begin with, and keeps each section as it is edited", async () => {
    expect(await profile()).toMatchObject({
      basics: { name: `${ada.account.firstName} ${ada.account.lastName}`, email: ada.account.email },
      entries: Object.fromEntries(PROFILE_SECTION_NAMES.map((section) => [section, []])),
    });
    await ada.ok("POST user/headline/update", "user/headline/update", { headline: "Deckhand" });
    await ada.ok("POST user/bio/update", "user/bio/update", { bio: "I keep boats.\n<b>All</b> of them." });
    const { entries } = await add({ position: " Deckhand ", name: "", highlights: ["Sailed", ""] });
    const { id } = entries.work[0] ?? { id: 0 };
    expect(entries.work).toEqual([{ id, entry: { position: "Deckhand", highlights: ["Sailed"] } }]);
    await ada.ok("POST user/experience/update-profile", "user/experience/update-profile", {
      id,
      entry: { position: "Captain", startDate: "2020-01" },
    });
    expect(await ada.ok("GET user/profile/document", "user/profile/document")).toMatchObject({
      basics: { label: "Deckhand", summary: "I keep boats.\n<b>All</b> of them." },
      work: [{ position: "Captain", startDate: "2020-01" }],
    });
    const list = () => ada.ok("GET user/experience/list-profile", "user/experience/list-profile");
    expect(await list()).toHaveLength(1);
    await ada.ok("POST user/experience/delete-profile", "user/experience/delete-profile", { id });
    expect(await list()).toEqual([]);
    expect((await ada.ok("GET user/profile-list", "user/profile-list")).work).toEqual([]);
  });

  it("has the newest first, in any order its owner wants", async () => {
    await add({ position: "Second", startDate: "2015" });
    await add({ position: "First", startDate: "2020-05" });
    await add({ position: "Third", startDate: "2010" });
    const { entries } = await add({ position: "Undated" });
    const titles = (whole: typeof entries) => whole.work.map(({ entry }) => entry["position"]);
    expect(titles(entries)).toEqual(["First", "Second", "Third", "Undated"]);
    const [a, b] = entries.work.map(({ id }) => id);
    const ordered = await ada.ok("POST user/profile/order", "user/profile/order", {
      section: "work",
      ids: [b, a, b, 4_000_000_000],
    });
    expect(titles(ordered.entries)).toEqual(["Second", "First", "Third", "Undated"]);
  });

  // @spec 7.61
  it("has skills that are replaced as a whole, each once", async () => {
    const save = async (...names: string[]) => {
      const { entries } = await ada.ok("POST user/skill/update-profile", "user/skill/update-profile", {
        skills: names.map((name) => ({ name })),
      });
      return entries.skills;
    };
    const [knots] = await save("Knots", "Sails", "knots");
    const saved = await save("Ropes", "Knots");
    expect(saved.map(({ entry }) => entry["name"])).toEqual(["Ropes", "Knots"]);
    expect(saved[1]?.id).toBe(knots?.id);
    expect(await save()).toEqual([]);
  });

  it("says how its owner can be reached, and removes what is left out", async () => {
    const contact = (body: object) => ada.ok("POST user/contact/update", "user/contact/update", body);
    const all = { phone: "410 555 0100", url: "example.com", location: { city: "Baltimore", region: "MD" } };
    expect(await contact({ contact: all })).toMatchObject({ basics: all });
    const { basics } = await contact({ contact: { location: { city: "" } } });
    expect(Object.keys(basics).sort()).toEqual(["email", "name"]);
  });

  it("is named after its owner, whatever a file said", async () => {
    await ada.ok("POST user/profile-update", "user/profile-update", {
      first_name: "Grace",
      last_name: "Bay",
    });
    expect((await profile()).basics.name).toBe("Grace Bay");
  });
});

describe("what cannot be in a profile", () => {
  it("is named by its field", async () => {
    const bad = (entry: object) => refused("experience/add-profile", { entry });
    expect(await bad({})).toEqual({ "entry.position": "Please enter the job title." });
    expect(await bad({ position: "Nurse", startDate: "2525" })).toHaveProperty(["entry.startDate"]);
    expect(await bad({ position: "Nurse", startDate: "1890" })).toHaveProperty(["entry.startDate"]);
    expect(await bad({ position: "Nurse", startDate: "2023-02-30" })).toHaveProperty(["entry.startDate"]);
    expect(await bad({ position: "Nurse", startDate: "2020-05", endDate: "2019" })).toEqual({
      "entry.endDate": "The end is before the start.",
    });
    expect(await bad({ position: "x".repeat(251) })).toHaveProperty(["entry.position"]);
    expect(await bad({ position: "Nurse", url: "javascript:alert(1)" })).toHaveProperty(["entry.url"]);
    expect(await bad({ position: 7 })).toHaveProperty(["entry.position"]);
    expect(await refused("bio/update", { bio: "x".repeat(40_000) })).toHaveProperty("bio");
    expect(await refused("headline/update", { headline: "x".repeat(221) })).toHaveProperty("headline");
    expect(await refused("contact/update", { contact: { email: "nobody" } })).toHaveProperty([
      "contact.email",
    ]);
  });

  it("is a 101st entry, and an entry of somebody else's or of another section", async () => {
    const at = new Date();
    await ProfileEntry.bulkCreate(
      Array.from({ length: 100 }, (_, position) => ({
        accountId: ada.account.id,
        section: "work" as const,
        position,
        data: { position: `Job ${position}` },
        createdAt: at,
        updatedAt: at,
      })),
    );
    expect(
      await ada.fails("POST", "user/experience/add-profile", { entry: { position: "Nurse" } }),
    ).toMatchObject({
      httpStatus: 409,
      message: "A profile can have 100 jobs. Please remove some first.",
    });
    const { id } = (await profile()).entries.work[0] ?? { id: 0 };
    const other = await server().signIn("user");
    for (const [person, path] of [
      [other, "experience"],
      [ada, "project"],
    ] as const) {
      const entry = { position: "Nurse", name: "Nurse" };
      expect(await person.fails("POST", `user/${path}/update-profile`, { id, entry })).toMatchObject({
        httpStatus: 404,
      });
      expect(await person.fails("POST", `user/${path}/delete-profile`, { id })).toMatchObject({
        httpStatus: 404,
      });
    }
    expect(
      (await ada.fails("POST", "user/experience/add-profile", { entry: { position: "x".repeat(99_999) } }))
        .httpStatus,
    ).toBe(400);
  });

  it("is an employer's", async () => {
    const employer = await server().signIn("employer");
    expect(await employer.fails("POST", "user/bio/update", { bio: "x" })).toMatchObject({ httpStatus: 403 });
  });
});

describe("pictures of a profile", () => {
  const upload = async (path: string, bytes?: Buffer) => {
    const form = new FormData();
    if (bytes) form.set("file", new Blob([new Uint8Array(bytes)]), "me.jpg");
    const response = await ada.request("POST", `/api/v1/user/${path}`, {
      headers: await server().pageHeaders(),
      body: form,
    });
    return { ...JSON.parse(await response.text()), httpStatus: response.status };
  };

  // @spec 7.58, 7.59
  it("are drawn anew without what the file says of its origin, replaced and removed", async () => {
    const photograph = await noise(500, 450)
      .withExif({
        IFD0: { Make: "SecretCamera" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 17/1 24/1" },
      })
      .jpeg()
      .toBuffer();
    const first = await upload("profile-image-update", photograph);
    const path = first.data.profile_image;
    expect(path).toMatch(/^\/files\/.+\.webp$/);
    const stored = Buffer.from(await (await server().request("GET", path)).arrayBuffer());
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(stored.includes("SecretCamera")).toBe(false);
    expect((await ada.ok("GET auth/profile", "auth/profile")).info.profile_image).toBe(path);
    expect((await upload("profile-image-update")).data.profile_image).toBe("");
    expect((await upload("cover-image-update", photograph)).data.cover_image).toMatch(/^\/files\//);
  });

  it("are pictures, and large enough", async () => {
    expect(await upload("profile-image-update", await noise(399, 399).png().toBuffer())).toMatchObject({
      httpStatus: 400,
      error: { file: expect.stringContaining("too small") },
    });
    expect(await upload("profile-image-update", Buffer.from("GIF89a"))).toMatchObject({ httpStatus: 415 });
  });
});

describe("profile scores", () => {
  it("say what is missing, why it matters and where, and add up to 100", async () => {
    const scores = async () => (await ada.ok("GET auth/profile", "auth/profile")).profile_scores;
    const before = await scores();
    expect(before.parts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(before.parts.find(({ name }) => name === "work")).toMatchObject({
      done: false,
      to: "/profile#work",
      why: expect.stringContaining("first"),
    });
    await add({ position: "Nurse" });
    const { id } = (await profile()).entries.work[0] ?? { id: 0 };
    expect((await scores()).total).toBe(before.total + 20);
    await ada.ok("POST user/experience/delete-profile", "user/experience/delete-profile", { id });
    expect((await scores()).total).toBe(before.total);
  });
});

describe("names to choose from", () => {
  // @spec 7.47-7.52
  it("are offered by their beginnings, with codes", async () => {
    const names = (
      path: "field-of-study" | "skills" | "get-degree" | "get-certificate" | "get-license",
      search: string,
    ) => server().ok(`GET user/${path}`, `user/${path}?search=${search}&limit=1`);
    expect(await names("field-of-study", "registered%20nurs")).toEqual([
      { code: "51.3801", name: "Registered Nursing/Registered Nurse" },
    ]);
    expect(await names("skills", "excel")).toMatchObject([{ name: "Microsoft Excel" }]);
    expect(await names("get-degree", "mba")).toMatchObject([
      { name: "Master of Business Administration (MBA)" },
    ]);
    expect(await names("get-certificate", "bls")).toMatchObject([{ name: "Basic Life Support (BLS)" }]);
    expect(await names("get-license", "cdl")).toMatchObject([{ code: null }]);
    expect(await server().ok("GET user/get-education-level", "user/get-education-level")).toHaveLength(6);
  });
});
