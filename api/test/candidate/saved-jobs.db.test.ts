import { beforeEach, describe, expect, it } from "vitest";
import { SavedJob } from "../../src/models/index.ts";
import { buildAccount, buildJob } from "../support/build.ts";
import { presses } from "../support/presses.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
let ada: SignedIn;
beforeEach(async () => {
  ada = await server().signIn("user");
});

const save = (job_id: number, rest: object = {}) =>
  ada.ok("POST user/job/save", "user/job/save", { job_id, ...rest });
const saved = (query = "") => ada.ok("GET user/job/saved", `user/job/saved${query}`);
const folder = (name: string, rest: object = {}) =>
  ada.ok("POST user/folder/add", "user/folder/add", { name, ...rest });
const folders = () => ada.ok("GET user/folder/list", "user/folder/list");

describe("saved jobs", () => {
  // @spec 1.3
  it("exist once after fifty clicks (R24), and not at all after removal", async () => {
    const job = await buildJob();
    await presses(() => save(job.id));
    expect(await SavedJob.count()).toBe(1);
    expect((await saved()).items).toMatchObject([{ job: { id: job.id }, is_open: true, folder_id: null }]);
    expect(await save(job.id, { saved: false })).toEqual({ saved: false });
    expect(await save(job.id, { saved: false })).toEqual({ saved: false });
    expect((await saved()).total).toBe(0);
  });

  it("stay when the listing closes, and say so", async () => {
    const job = await buildJob();
    await save(job.id);
    await job.update({ status: "CLOSED", closeReason: "FILLED" });
    expect((await saved()).items).toMatchObject([{ is_open: false, status: "CLOSED" }]);
  });

  it("are sorted latest first, in pages", async () => {
    for (let n = 0; n < 3; n++) {
      await save((await buildJob({ title: `Job ${n}` })).id);
      server().advance(1_000);
    }
    const page = await saved("?limit=2");
    expect([page.total, ...page.items.map(({ job }) => job.title)]).toEqual([3, "Job 2", "Job 1"]);
  });

  it("are marked by id, and cleared at once without the folders", async () => {
    const job = await buildJob();
    const { id } = await folder("Boats");
    await save(job.id, { folder_id: id });
    expect((await ada.ok("GET user/job/marks", "user/job/marks")).saved).toEqual([job.id]);
    expect(await ada.ok("POST user/job/clear-save-jobs", "user/job/clear-save-jobs", {})).toEqual({
      removed: 1,
    });
    expect(await folders()).toMatchObject([{ id, job_count: 0 }]);
  });

  it("cannot be drafts or unknown jobs", async () => {
    const draft = await buildJob({ status: "DRAFT", firstPublishedAt: null });
    for (const job_id of [draft.id, 4_000_000_000])
      expect(await ada.fails("POST", "user/job/save", { job_id })).toMatchObject({ httpStatus: 404 });
    expect(await ada.fails("POST", "user/job/save", { job_id: "x" })).toMatchObject({ httpStatus: 400 });
  });
});

describe("folders", () => {
  it("are created, renamed, ordered and removed; their jobs stay saved", async () => {
    const boats = await folder("Boats", { colour: "moss" });
    const yards = await folder("Yards");
    const job = await buildJob();
    await save(job.id, { folder_id: boats.id });
    await folder("Big boats", { id: boats.id, colour: "rust" });
    const ordered = await ada.ok("POST user/folder/order", "user/folder/order", {
      ids: [yards.id, boats.id],
    });
    expect(ordered.map(({ name, colour, job_count }) => [name, colour, job_count])).toEqual([
      ["Yards", "sea", 0],
      ["Big boats", "rust", 1],
    ]);
    await ada.ok("POST user/folder/delete", "user/folder/delete", { id: boats.id });
    expect((await saved()).items).toMatchObject([{ folder_id: null }]);
  });

  // @spec 1.7
  it("accept jobs with a note, move them and give them back", async () => {
    const [boats, yards, job] = [await folder("Boats"), await folder("Yards"), await buildJob()];
    const put = (body: object) =>
      ada.ok("POST user/folder/save-job", "user/folder/save-job", { job_id: job.id, ...body });
    expect(await put({ folder_id: boats.id, note: "Ask about winter" })).toEqual({
      folder_id: boats.id,
      note: "Ask about winter",
    });
    await put({ folder_id: yards.id });
    const inside = (folder_id: number) =>
      ada.ok("POST user/folder/saved-jobs", "user/folder/saved-jobs", { folder_id });
    expect((await inside(boats.id)).total).toBe(0);
    expect((await inside(yards.id)).items).toMatchObject([{ job: { id: job.id }, note: "Ask about winter" }]);
    await put({ folder_id: null });
    expect((await saved("?folder_id=0")).total).toBe(1);
  });

  it("have unique names", async () => {
    await folder("Boats");
    expect(await ada.fails("POST", "user/folder/add", { name: "boats" })).toMatchObject({
      httpStatus: 409,
      error: { name: "You already have a folder with this name." },
    });
    expect((await ada.fails("POST", "user/folder/add", { name: " " })).error).toEqual({
      name: "Please enter a folder name.",
    });
  });
});

describe("access (S22)", () => {
  it("hides others' folders", async () => {
    const { id } = await folder("Boats");
    const job = await buildJob();
    const other = await server().signIn(await buildAccount());
    const attempts: [string, object][] = [
      ["user/folder/add", { id, name: "Mine" }],
      ["user/folder/delete", { id }],
      ["user/folder/saved-jobs", { folder_id: id }],
      ["user/folder/save-job", { job_id: job.id, folder_id: id }],
      ["user/job/save", { job_id: job.id, folder_id: id }],
    ];
    for (const [path, body] of attempts)
      expect(await other.fails("POST", path, body), path).toMatchObject({ httpStatus: 404 });
    expect(await other.fails("GET", `user/job/saved?folder_id=${id}`)).toMatchObject({ httpStatus: 404 });
    await other.ok("POST user/folder/order", "user/folder/order", { ids: [id] });
    expect(await folders()).toMatchObject([{ id, name: "Boats" }]);
  });
});
