import { QueryTypes } from "sequelize";
import { beforeEach, describe, expect, it } from "vitest";
import { MAX_ALERTS } from "../../src/commands/alerts/save-alert.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
let ada: SignedIn;
beforeEach(async () => {
  ada = await server().signIn("user");
});

const add = (body: object, client = ada) =>
  client.ok("POST user/job-alert/add", "user/job-alert/add", { name: "Deckhands", ...body });
const list = (client = ada) => client.ok("GET user/job-alert/list", "user/job-alert/list");
const change = (body: object) => ada.ok("POST user/job-alert/change", "user/job-alert/change", body);
const inBoston = { search: "deckhand", location: "Boston, MA" };

describe("job alerts", () => {
  it("are created, listed, changed and deleted", async () => {
    const made = await add({ search: inBoston, frequency: "WEEKLY" });
    expect(made).toMatchObject({ name: "Deckhands", frequency: "WEEKLY", paused: false, last_sent_at: null });
    expect(made.search).toEqual({ ...inBoston, latitude: "42.35843", longitude: "-71.05977" });
    expect(made.to).toMatch(/^\/jobmap\?.*search=deckhand/);
    expect(await list()).toEqual({ items: [made], most: MAX_ALERTS });

    expect(await change({ id: made.id, frequency: "INSTANT", name: "On deck" })).toMatchObject({
      name: "On deck",
      frequency: "INSTANT",
      paused: false,
    });
    expect((await change({ id: made.id, paused: true })).paused).toBe(true);
    expect((await list()).items).toMatchObject([{ name: "On deck", frequency: "INSTANT", paused: true }]);

    await ada.ok("POST user/job-alert/delete", "user/job-alert/delete", { id: made.id });
    expect((await list()).items).toEqual([]);
  });

  it("are daily by default", async () => {
    expect((await add({ search: inBoston })).frequency).toBe("DAILY");
  });

  it("exist once per search, even if created many times at once", async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => add({ search: inBoston })));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    await change({ id: all[0]?.id, paused: true });
    const again = await add({
      search: { ...inBoston, search: "Deckhand", posted_within: "3" },
      frequency: "WEEKLY",
      name: "Again",
    });
    expect(await list()).toMatchObject({
      items: [{ id: again.id, name: "Again", frequency: "WEEKLY", paused: false }],
    });
  });

  it("are limited to ten, even if two are created at once", async () => {
    for (let i = 1; i < MAX_ALERTS; i++) await add({ search: { search: `deckhand ${i}` } });
    const two = await Promise.allSettled(["a", "b"].map((search) => add({ search: { search } })));
    expect(two.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const more = { name: "One more", search: { search: "purser" } };
    expect(await ada.fails("POST", "user/job-alert/add", more)).toMatchObject({
      httpStatus: 409,
      code: "conflict",
      message: "You can have 10 alerts. Please delete one first.",
    });
    expect(await add({ search: { search: "deckhand 1" }, name: "Known" })).toMatchObject({ name: "Known" });
    expect((await list()).items).toHaveLength(MAX_ALERTS);
  });

  it("are rejected if invalid, with the field and a reason", async () => {
    for (const [body, field] of [
      [{ name: "All", search: {} }, "search"],
      [{ name: "All", search: { posted_within: "3" } }, "search"],
      [{ name: "Half a point", search: { latitude: "39" } }, "search.longitude"],
      [{ name: "Where", search: { location: "Atlantis" } }, "location"],
      [{ name: " ", search: inBoston }, "name"],
      [{ name: "Often", search: inBoston, frequency: "HOURLY" }, "frequency"],
      [{ name: "Type", search: { employment_type: "SOMETIMES" } }, "search.employment_type"],
    ] as const) {
      const refused = await ada.fails("POST", "user/job-alert/add", body);
      expect(refused).toMatchObject({ httpStatus: 400, code: "invalid_input" });
      expect(Object.keys(refused.error ?? {})).toEqual([field]);
    }
    expect((await list()).items).toEqual([]);
  });

  it("belong to their candidate only", async () => {
    const { id } = await add({ search: inBoston });
    const other = await server().signIn("user");
    const employer = await server().signIn("employer");
    expect((await list(other)).items).toEqual([]);
    for (const [path, body] of [
      ["user/job-alert/change", { id, paused: true }],
      ["user/job-alert/delete", { id }],
    ] as const) {
      expect(await other.fails("POST", path, body)).toMatchObject({ httpStatus: 404 });
      expect(await employer.fails("POST", path, body)).toMatchObject({ httpStatus: 403 });
      expect(await server().fails("POST", path, body)).toMatchObject({ httpStatus: 401 });
    }
    expect((await list()).items).toMatchObject([{ id, paused: false }]);
  });

  it("arrive in the morning of the candidate's time zone, if it is known", async () => {
    await add({ search: { search: "a" }, time_zone: "Pacific/Honolulu" });
    await add({ search: { search: "b" }, time_zone: "Atlantis/Harbor" });
    const rows = await server().services.database.query<{ time_zone: string }>(
      "SELECT time_zone FROM job_alerts ORDER BY id",
      { type: QueryTypes.SELECT },
    );
    expect(rows.map(({ time_zone }) => time_zone)).toEqual(["Pacific/Honolulu", "America/New_York"]);
  });

  it("are in the account's export and deleted with it", async () => {
    await add({ search: inBoston });
    const exported = await ada.request("GET", "/api/v1/account/export");
    const text = await exported.text();
    expect(text).toContain('"job_alerts"');
    expect(text).toContain("Deckhands");
    await server().services.database.query("DELETE FROM accounts WHERE id = ?", {
      replacements: [ada.account.id],
    });
    const rows = await server().services.database.query("SELECT id FROM job_alerts", {
      type: QueryTypes.SELECT,
    });
    expect(rows).toEqual([]);
  });
});
