import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { countClick } from "../../src/commands/count-click.ts";
import { Company } from "../../src/models/index.ts";
import { buildAccount, buildCompany, buildEmployer, buildJob } from "../support/build.ts";
import { jpeg } from "../support/pictures.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { mp4 } from "../support/videos.ts";

const server = useServer();
let boss: SignedIn;
beforeEach(async () => {
  boss = await server().signIn(await buildEmployer({}, await buildCompany({ name: "Harbor Works" })));
});

const profile = (who = boss) => who.ok("GET employer/profile", "employer/profile");
const upload = async (path: string, bytes: Buffer, caption = "") => {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), "../../evil.html");
  form.set("caption", caption);
  return boss.request("POST", `/api/v1/employer/profile/${path}`, { body: form });
};
const publicPage = (username: string) =>
  server().ok("GET user/company/getCompanyDetail/{id}", `user/company/getCompanyDetail/${username}`);

describe("company profile", () => {
  // @spec 1.13
  it("is saved in parts, sanitized, and shown on the public page", async () => {
    await boss.ok("POST employer/profile/update-basic-detail", "employer/profile/update-basic-detail", {
      company_name: "Harbor Works & Sons",
      tagline: "Boats since 1911",
      description: `<p>We build boats.</p><script>alert(1)</script><a href="javascript:alert(1)">x</a>`,
      size: "51-200",
      founded: 1911,
    });
    await boss.ok("POST employer/profile/update-contact-detail", "employer/profile/update-contact-detail", {
      website: "harbor.example.com",
      locality: "Baltimore",
      region: "MD",
    });
    const saved = await boss.ok(
      "POST employer/profile/update-social-detail",
      "employer/profile/update-social-detail",
      { linkedin: "www.linkedin.com/company/harbor", x: "" },
    );
    expect(saved).toMatchObject({
      company_name: "Harbor Works & Sons",
      website: "https://harbor.example.com",
      social: { linkedin: "https://www.linkedin.com/company/harbor" },
    });
    expect(saved.description).not.toMatch(/script/i);
    expect(await publicPage(saved.username)).toMatchObject({
      name: "Harbor Works & Sons",
      tagline: "Boats since 1911",
      locality: "Baltimore",
    });
  });

  it("is found by its new name, and no longer by the old one", async () => {
    const { jobIndex } = server().services;
    const job = await buildJob({}, { company: await Company.findOne({ rejectOnEmpty: true }) });
    await server().refresh(job.id);
    await boss.ok("POST employer/profile/update-basic-detail", "employer/profile/update-basic-detail", {
      company_name: "Quay Carpenters",
    });
    await jobIndex.catchUp();
    const total = async (search: string) =>
      (await server().ok("GET user/job/list", `user/job/list?search=${search}`)).total;
    expect([await total("carpenters"), await total("harbor")]).toEqual([1, 0]);
    expect(jobIndex.index.suggest("quay").map(({ text }) => text)).toEqual(["Quay Carpenters"]);
    expect(jobIndex.index.suggest("harbor")).toEqual([]);
  });

  it("reports links to other sites under their field (S31)", async () => {
    const refused = async (part: string, body: object) =>
      Object.keys((await boss.fails("POST", `employer/profile/${part}`, body)).error ?? {});
    expect(await refused("update-social-detail", { linkedin: "https://evil.example" })).toEqual(["linkedin"]);
    expect(await refused("update-social-detail", { linkedin: "https://linkedin.com.evil.example" })).toEqual([
      "linkedin",
    ]);
    expect(await refused("update-contact-detail", { website: "javascript:alert(1)" })).toEqual(["website"]);
    expect(await refused("add-gallary-video-links", { url: "https://evil.example/v" })).toEqual(["url"]);
  });

  it("names the web sites that may frame its map, by their origin", async () => {
    const path = "employer/profile/update-embed-origins";
    const name = (...origins: string[]) =>
      boss.ok("POST employer/profile/update-embed-origins", path, { origins });
    const saved = await name(
      "careers.example.com/jobs?x=1",
      "https://careers.example.com",
      "http://localhost:8080",
    );
    expect(saved.embed_origins).toEqual(["https://careers.example.com", "http://localhost:8080"]);
    for (const wrong of ["javascript:alert(1)", "*", "https://a.example; script-src *", ""])
      expect(await boss.fails("POST", path, { origins: [wrong] }), wrong).toMatchObject({ httpStatus: 400 });
    expect((await name()).embed_origins).toEqual([]);
  });

  it("is created with its first name, for an employer without a company", async () => {
    const nameless = await server().signIn(
      await buildAccount({ role: "employer", companyId: null, username: null }),
    );
    expect(await profile(nameless)).toMatchObject({ id: 0, company_name: "" });
    const path = "employer/profile/update-basic-detail";
    const made = await nameless.ok("POST employer/profile/update-basic-detail", path, {
      company_name: "Net Loft",
    });
    expect(made).toMatchObject({ company_name: "Net Loft", username: "net-loft" });
    const session = await nameless.ok("GET auth/profile", "auth/profile");
    expect(session).toMatchObject({ username: "net-loft", info: { company_name: "Net Loft" } });
  });

  // @spec 3.8, 4.26, 7.122
  it("is hidden and shown by its switch, at once and everywhere (S25)", async () => {
    const { username } = await profile();
    const show = (show_profile: boolean) =>
      boss.ok("POST employer/profile/show-profile-status", "employer/profile/show-profile-status", {
        show_profile,
      });
    await show(false);
    expect(await server().fails("GET", `user/company/getCompanyDetail/${username}`)).toMatchObject({
      httpStatus: 404,
    });
    await show(true);
    expect((await publicPage(username)).name).toBe("Harbor Works");
  });
});

describe("pictures and videos", () => {
  it("logos are re-encoded, shown everywhere, replaced and removed", async () => {
    expect((await upload("update-company-image", await jpeg())).status).toBe(200);
    const { logo, username } = await profile();
    expect(logo).toMatch(/^\/files\/[\w-]+\/[\w-]+\.webp$/);
    const file = await server().request("GET", logo);
    expect(file.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(file.headers.get("Content-Type")).toBe("image/webp");
    expect((await publicPage(username)).logo).toBe(logo);
    await boss.ok("POST employer/profile/update-company-image", "employer/profile/update-company-image", {});
    expect((await profile()).logo).toBe("");
  });

  // @spec 1.13
  it("galleries accept pictures, videos and links by their content, up to their limits", async () => {
    expect((await upload("add-gallary-image", await jpeg(), "The yard")).status).toBe(200);
    expect((await upload("add-gallary-video", mp4())).status).toBe(200);
    const link = { url: "youtu.be/dQw4w9WgXcQ" };
    const add = "employer/profile/add-gallary-video-links";
    for (let n = 0; n < 2; n++) await boss.ok("POST employer/profile/add-gallary-video-links", add, link);
    const { gallery, username } = await profile();
    expect(gallery.map(({ kind, caption }) => [kind, caption])).toEqual([
      ["IMAGE", "The yard"],
      ["VIDEO", ""],
      ["LINK", ""],
    ]);
    expect((await publicPage(username)).gallery).toEqual(gallery);
    for (const wrong of [Buffer.from("<svg onload=alert(1)>"), Buffer.from("MZ"), mp4()])
      expect((await upload("add-gallary-image", wrong)).status).toBe(415);
    expect((await upload("add-gallary-video", await jpeg())).status).toBe(415);
    for (let n = 0; n < 2; n++) await upload("add-gallary-video", mp4());
    expect((await upload("add-gallary-video", mp4())).status).toBe(409);
    const image = gallery[0]?.id ?? 0;
    const remove = "employer/profile/delete-gallary-image";
    expect(await boss.fails("POST", "employer/profile/delete-gallary-video", { id: image })).toMatchObject({
      httpStatus: 404,
    });
    const left = await boss.ok("POST employer/profile/delete-gallary-image", remove, { id: image });
    expect(left.gallery.map(({ kind }) => kind)).toEqual(["VIDEO", "LINK", "VIDEO", "VIDEO"]);
  });
});

describe("picture sizes", () => {
  it("a large picture is stored for pages and lists, and both are removed with it", async () => {
    const photo = await sharp(await jpeg(2_400, 1_600))
      .webp()
      .toBuffer();
    expect((await upload("add-gallary-image", photo, "The yard")).status).toBe(200);
    const [item] = (await profile()).gallery;
    expect(item).toMatchObject({ width: 1_920, height: 1_280, small: { width: 640 } });
    const sizes = [];
    for (const path of [item?.url, item?.small?.url]) {
      const file = await server().request("GET", path ?? "");
      const { format, width } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
      sizes.push([format, width]);
    }
    expect(sizes).toEqual([
      ["webp", 1_920],
      ["webp", 640],
    ]);
    const remove = "employer/profile/delete-gallary-image";
    await boss.ok("POST employer/profile/delete-gallary-image", remove, { id: item?.id ?? 0 });
    const [left] = await server().services.database.query(
      "SELECT COUNT(*) AS kept FROM files WHERE status = 'KEPT'",
    );
    expect(left).toEqual([{ kept: 0 }]);
  });
});

describe("dashboard", () => {
  it("counts days of the own jobs, including empty days", async () => {
    const company = await buildCompany();
    boss = await server().signIn(await buildEmployer({}, company));
    const [job, other] = [await buildJob({}, { company }), await buildJob()];
    const { database, now } = server().services;
    const click = (jobId: number, kind: "VIEW" | "APPLY", source: string, embed?: string) =>
      countClick(database, { jobId, kind, source, at: now(), ...(embed ? { attribution: { embed } } : {}) });
    for (let n = 0; n < 3; n++) await click(job.id, "VIEW", "web");
    await click(job.id, "VIEW", "embed", "careers");
    await click(job.id, "APPLY", "embed", "careers");
    await click(other.id, "VIEW", "web");
    const counts = await boss.ok(
      "GET employer/profile/dashboard-count",
      "employer/profile/dashboard-count?days=7",
    );
    expect(counts).toMatchObject({ views: 4, apply_clicks: 1, applications: 0, jobs: { PUBLISHED: 1 } });
    expect(counts.by_day).toHaveLength(7);
    expect(counts.by_day.at(-1)).toMatchObject({ views: 4, apply_clicks: 1 });
  });

  it("shows reports without the reporter", async () => {
    const company = await buildCompany();
    boss = await server().signIn(await buildEmployer({}, company));
    const job = await buildJob({ title: "Deckhand" }, { company });
    const candidate = await server().signIn("user");
    await candidate.ok("POST user/job/report", "user/job/report", {
      job_id: job.id,
      reason: "EXPIRED",
      note: "Filled",
    });
    const path = "employer/job/get-reported-jobs";
    const list = await boss.ok("GET employer/job/get-reported-jobs", path);
    expect(list).toMatchObject({
      total: 1,
      items: [{ job: { title: "Deckhand" }, reason: "EXPIRED", note: "Filled" }],
    });
    expect(JSON.stringify(list)).not.toContain(candidate.account.email);
    const other = await server().signIn(await buildEmployer());
    expect((await other.ok("GET employer/job/get-reported-jobs", path)).total).toBe(0);
  });
});
