import { DAY_MS, HOUR_MS, MINUTE_MS } from "@jobmap/contract/limits";
import { QueryTypes } from "sequelize";
import { afterEach, beforeEach, expect, it } from "vitest";
import { notify } from "../../src/commands/notify.ts";
import { buildSession } from "../support/build.ts";
import { PushPeer } from "../support/push-peer.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer({ settings: { PUSH_TO_THIS_MACHINE: "1" } });
let service: PushPeer;
beforeEach(async () => {
  service = new PushPeer();
  await service.start();
});
afterEach(() => service.stop());

/** Turns notifications on in a browser of somebody. */
async function turnOn(person: Pick<SignedIn, "ok">) {
  const { public_key } = await person.ok("GET notification/devices", "notification/devices");
  const target = service.subscribe(public_key);
  const { devices } = await person.ok("POST notification/devices", "notification/devices", target);
  return { target, devices };
}
const tell = (accountId: number, dedupeKey: string, job = "Deckhand", jobId = 7) =>
  server().services.database.transaction((transaction) =>
    notify(server().services, transaction, {
      accountId,
      notification: { type: "saved_job_over", values: { job, company: "Harbor Works", jobId } },
      dedupeKey,
    }),
  );
const sent = () => server().workers.push.drain();
const devicesOf = async (person: SignedIn) =>
  (await person.ok("GET notification/devices", "notification/devices")).devices;
const statuses = async () => {
  const rows = await server().services.database.query<{ status: string }>(
    "SELECT status FROM push_messages ORDER BY id",
    { type: QueryTypes.SELECT },
  );
  return rows.map(({ status }) => status);
};

it("notifications reach each device that a person turned them on at, and no other, unreadable on the way", async () => {
  const [ada, grace] = [await server().signIn("user"), await server().signIn("user")];
  await turnOn(grace);
  const first = await turnOn(ada);
  expect(first.devices).toMatchObject([{ is_current: true }]);
  const elsewhere = server().as(await buildSession(ada.account, server().services.now()));
  const second = await turnOn(elsewhere);
  await tell(ada.account.id, "one");
  await sent();
  const paths = [first, second].map(({ target }) => new URL(target.endpoint).pathname);
  expect(service.refused).toEqual([]);
  expect(service.delivered.map(({ path }) => path).sort()).toEqual(paths.sort());
  const [delivered] = service.delivered;
  expect(delivered?.message).toMatchObject({ title: expect.stringContaining("Deckhand"), to: "/job/7" });
  expect(delivered?.message.topic).toBe(delivered?.topic);

  // News of the same thing has the same topic, by which it replaces what was told before.
  await tell(ada.account.id, "again");
  await tell(ada.account.id, "other", "Cook", 8);
  await sent();
  const topics = service.delivered.filter(({ path }) => path === paths[0]).map(({ topic }) => topic);
  expect(topics[0]).toBe(topics[1]);
  expect(topics[2]).not.toBe(topics[0]);

  // Told once, however often the worker looks.
  await sent();
  expect(service.delivered).toHaveLength(6);

  // To a reader of Spanish the page in Spanish.
  await ada.ok("POST account/language", "account/language", { language: "es" });
  await tell(ada.account.id, "spanish");
  await sent();
  expect(service.delivered.at(-1)?.message).toMatchObject({
    title: expect.stringContaining("Deckhand en"),
    to: "/es/job/7",
  });
});

it("a device is removed by its person alone, by signing out there, and with the account", async () => {
  const [ada, grace] = [await server().signIn("user"), await server().signIn("user")];
  const { devices } = await turnOn(ada);
  const id = devices[0]?.id ?? 0;
  expect((await grace.fails("POST", "notification/remove-device", { id })).httpStatus).toBe(404);
  expect(await devicesOf(ada)).toHaveLength(1);
  await ada.ok("POST notification/remove-device", "notification/remove-device", { id });
  expect(await devicesOf(ada)).toEqual([]);

  const session = server().as(await buildSession(ada.account, server().services.now()));
  await turnOn(session);
  await session.ok("POST auth/logout", "auth/logout", {});
  expect(await devicesOf(ada)).toEqual([]);
  await tell(ada.account.id, "one");
  await sent();
  expect(service.requests).toBe(0);

  // The browser of one person, who leaves without signing out, and another signs in: it is theirs now.
  const { target } = await turnOn(ada);
  await grace.ok("POST notification/devices", "notification/devices", target);
  expect([await devicesOf(ada), (await devicesOf(grace)).length]).toEqual([[], 1]);
});

it.each([404, 410])("a device that answers %i is forgotten", async (status) => {
  const ada = await server().signIn("user");
  await turnOn(ada);
  service.troubles.push({ status });
  await tell(ada.account.id, "one");
  await sent();
  expect(await devicesOf(ada)).toEqual([]);
});

it("a push service that is away, or has had enough, is asked again when it says", async () => {
  const ada = await server().signIn("user");
  await turnOn(ada);
  service.troubles.push({ status: 429, retryAfter: "7200" });
  await tell(ada.account.id, "one");
  await sent();
  server().advance(HOUR_MS);
  await sent();
  expect([service.requests, service.delivered.length]).toEqual([1, 0]);
  server().advance(HOUR_MS + 20 * MINUTE_MS);
  service.troubles.push({ status: 503 });
  await sent();
  server().advance(10 * MINUTE_MS);
  await sent();
  expect([service.requests, service.delivered.length]).toEqual([3, 1]);
  // A message that it can never take is set aside, and the device stays.
  service.troubles.push({ status: 413 });
  await tell(ada.account.id, "two");
  await sent();
  expect(await statuses()).toEqual(["SENT", "FAILED"]);
  expect(await devicesOf(ada)).toHaveLength(1);
});

it("what was read meanwhile, or is a day old, is not sent", async () => {
  const ada = await server().signIn("user");
  await turnOn(ada);
  service.troubles.push({ status: 503 }, { status: 503 });
  await tell(ada.account.id, "one");
  await sent();
  await ada.ok("POST notification/read", "notification/read", {});
  server().advance(5 * MINUTE_MS);
  await sent();
  expect(await statuses()).toEqual(["SEEN"]);
  await tell(ada.account.id, "two");
  await sent();
  server().advance(DAY_MS + HOUR_MS);
  await sent();
  expect(await statuses()).toEqual(["SEEN", "EXPIRED"]);
  expect(service.delivered).toEqual([]);
});

it("only addresses of push services on the public internet are taken, and keys that are some", async () => {
  const ada = await server().signIn("user");
  const { public_key } = await ada.ok("GET notification/devices", "notification/devices");
  const target = service.subscribe(public_key);
  const refused = [
    "http://push.example.com/a",
    "https://127.0.0.1/a",
    "https://localhost/a",
    "https://[::1]/a",
    "https://10.0.0.1/a",
    "https://push.example.com:8443/a",
    "https://me:secret@push.example.com/a",
    "ftp://push.example.com/a",
    `https://push.example.com/${"a".repeat(1_000)}`,
    "push",
  ];
  for (const endpoint of refused)
    expect(await ada.fails("POST", "notification/devices", { ...target, endpoint }), endpoint).toMatchObject({
      httpStatus: 400,
    });
  for (const bad of [{ p256dh: "AA" }, { auth: "<script>" }, { auth: "A".repeat(400) }])
    expect((await ada.fails("POST", "notification/devices", { ...target, ...bad })).httpStatus).toBe(400);
  // A name that leads into this network is refused when it is connected to.
  await ada.ok("POST notification/devices", "notification/devices", {
    ...target,
    endpoint: "https://jobmap-nowhere.invalid.example/a",
  });
  await tell(ada.account.id, "one");
  await sent();
  expect(await statuses()).toEqual(["QUEUED"]);
});
