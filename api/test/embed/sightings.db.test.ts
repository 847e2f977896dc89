import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes } from "sequelize";
import { describe, expect, it } from "vitest";
import { MAX_NEW_HOSTS_PER_DAY, noteSighting } from "../../src/commands/embed/note-sighting.ts";
import { Company } from "../../src/models/index.ts";
import { MAX_HOSTS } from "../../src/queries/sightings.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const MINUTE_MS = 60_000;

describe("sightings of a map", () => {
  const server = useServer();
  const load = ({ account }: SignedIn, headers: Record<string, string>) =>
    server().request("GET", `/api/v1/map/company/${account.username}`, {
      headers: { "User-Agent": BROWSER, ...headers },
    });
  const loadFrame = ({ account }: SignedIn, headers: Record<string, string>) =>
    server().request("GET", `/job-map-iframe/${account.username}`, {
      headers: { "User-Agent": BROWSER, "Sec-Fetch-Dest": "iframe", ...headers },
    });
  const seen = async (boss: SignedIn) => {
    await server().services.sightings.drain();
    const again = await server().signIn(boss.account);
    return again.ok("GET employer/embed/sightings", "employer/embed/sightings");
  };
  const hosts = async (boss: SignedIn) => (await seen(boss)).items.map(({ host }) => host);
  const rows = () =>
    server().services.database.query("SELECT * FROM embed_sightings", { type: QueryTypes.SELECT });

  it("are told by host, first and last, the latest first, and are the company's own", async () => {
    const boss = await server().signIn("employer");
    expect(await seen(boss)).toEqual({ items: [], total: 0 });
    await load(boss, { Origin: "https://harbor.example" });
    await server().services.sightings.drain();
    server().advance(2 * MINUTE_MS);
    await load(boss, { Origin: "https://pier.example" });
    server().advance(2 * MINUTE_MS);
    await load(boss, { Origin: "https://harbor.example" });
    const { items, total } = await seen(boss);
    expect(total).toBe(2);
    expect(items).toMatchObject([{ host: "harbor.example" }, { host: "pier.example" }]);
    const [{ first_seen_at = "", last_seen_at = "" } = {}] = items;
    const apart = Date.parse(last_seen_at) - Date.parse(first_seen_at);
    expect(apart).toBeGreaterThanOrEqual(4 * MINUTE_MS);
    expect(apart).toBeLessThan(5 * MINUTE_MS);
    expect((await seen(await server().signIn("employer"))).items).toEqual([]);
    // Nothing of who looked.
    expect(Object.keys((await rows())[0] ?? {})).toEqual([
      "company_id",
      "host",
      "first_seen_at",
      "last_seen_at",
    ]);
  });

  it("are written at most once a minute for a host", async () => {
    const boss = await server().signIn("employer");
    await load(boss, { Origin: "https://harbor.example" });
    const [before] = (await seen(boss)).items;
    server().advance(MINUTE_MS / 2);
    await load(boss, { Origin: "https://harbor.example" });
    expect((await seen(boss)).items).toEqual([before]);
    server().advance(MINUTE_MS);
    await load(boss, { Origin: "https://harbor.example" });
    const [after] = (await seen(boss)).items;
    expect(Date.parse(after?.last_seen_at ?? "")).toBeGreaterThan(Date.parse(before?.last_seen_at ?? ""));
    expect(after?.first_seen_at).toBe(before?.first_seen_at);
  });

  it("include frames, but not those that the company's list of sites keeps empty", async () => {
    const boss = await server().signIn("employer");
    await loadFrame(boss, { Referer: "https://quay.example/jobs" });
    await loadFrame(boss, { Referer: "https://link.example/", "Sec-Fetch-Dest": "document" });
    await loadFrame(boss, {});
    expect(await hosts(boss)).toEqual(["quay.example"]);
    await Company.update(
      { embedOrigins: ["https://pier.example"] },
      { where: { id: boss.account.companyId ?? 0 } },
    );
    await loadFrame(boss, { Referer: "https://wharf.example/" });
    await loadFrame(boss, { Referer: "https://pier.example/" });
    expect((await hosts(boss)).toSorted()).toEqual(["pier.example", "quay.example"]);
  });

  it("are not those of programs, of our own pages, and of no page", async () => {
    const boss = await server().signIn("employer");
    await load(boss, { Origin: "https://harbor.example", "User-Agent": "curl/8.0" });
    await load(boss, { Origin: server().url });
    await load(boss, {});
    await load(boss, { Origin: "null" });
    await load(boss, { Origin: `https://${"a".repeat(300)}.example` });
    await load(boss, { Origin: "https://x'); DROP TABLE embed_sightings; --" });
    expect(await hosts(boss)).toEqual([]);
  });

  it("are of so many new hosts a day, and the known ones go on", async () => {
    const boss = await server().signIn("employer");
    await load(boss, { Origin: "https://harbor.example" });
    await server().services.sightings.drain();
    for (let n = 0; n < MAX_NEW_HOSTS_PER_DAY + 10; n++)
      await load(boss, { Origin: `https://site-${n}.example` });
    await server().services.sightings.drain();
    expect(await rows()).toHaveLength(MAX_NEW_HOSTS_PER_DAY);
    server().advance(2 * MINUTE_MS);
    await load(boss, { Origin: "https://harbor.example" });
    expect((await hosts(boss))[0]).toBe("harbor.example");
    server().advance(DAY_MS);
    await load(boss, { Origin: "https://tomorrow.example" });
    const { items, total } = await seen(boss);
    expect(items[0]?.host).toBe("tomorrow.example");
    expect(items).toHaveLength(MAX_HOSTS);
    expect(total).toBe(MAX_NEW_HOSTS_PER_DAY + 1);
  });

  it("are forgotten ninety days after the last one", async () => {
    const boss = await server().signIn("employer");
    await load(boss, { Origin: "https://harbor.example" });
    await server().services.sightings.drain();
    const clean = async () => {
      server().workers.housekeeper.poke();
      await server().workers.housekeeper.drain();
    };
    server().advance(89 * DAY_MS);
    await clean();
    expect(await hosts(boss)).toEqual(["harbor.example"]);
    server().advance(2 * DAY_MS);
    expect(await hosts(boss)).toEqual([]);
    await clean();
    expect(await rows()).toEqual([]);
  });

  it("of a company that is gone meanwhile are none, and two processes write one row", async () => {
    const { database } = server().services;
    await noteSighting(database, { companyId: 4_000_000, host: "harbor.example", at: new Date() });
    expect(await rows()).toEqual([]);
    const boss = await server().signIn("employer");
    const at = new Date(Math.floor(Date.now() / 1_000) * 1_000);
    const sighting = { companyId: boss.account.companyId ?? 0, host: "harbor.example", at };
    await Promise.all(Array.from({ length: 8 }, () => noteSighting(database, sighting)));
    // One that comes late does not turn back the clock.
    await noteSighting(database, { ...sighting, at: new Date(at.getTime() - DAY_MS) });
    expect(await rows()).toMatchObject([{ host: "harbor.example", last_seen_at: at }]);
  });

  it("wait in memory while the database refuses them", async () => {
    const boss = await server().signIn("employer");
    const { database, sightings } = server().services;
    await load(boss, { Origin: "https://harbor.example" });
    await database.query("RENAME TABLE embed_sightings TO embed_sightings_away");
    try {
      await sightings.drain();
      await load(boss, { Origin: "https://pier.example" });
    } finally {
      await database.query("RENAME TABLE embed_sightings_away TO embed_sightings");
    }
    expect((await hosts(boss)).toSorted()).toEqual(["harbor.example", "pier.example"]);
  });
});
