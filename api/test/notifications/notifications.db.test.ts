import { beforeEach, describe, expect, it } from "vitest";
import { notify } from "../../src/commands/notify.ts";
import type { NotificationOf } from "../../src/notifications/values.ts";
import { mailsTo } from "../support/mailbox.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
let ada: SignedIn;
beforeEach(async () => {
  ada = await server().signIn("user");
});

const over: NotificationOf = {
  type: "saved_job_over",
  values: { job: "Deckhand", company: "Harbor Works", jobId: 7 },
};
const tell = (dedupeKey: string, accountId = ada.account.id) =>
  server().services.database.transaction((transaction) =>
    notify(server().services, transaction, { accountId, notification: over, dedupeKey }),
  );
const list = (client: SignedIn = ada) => client.ok("GET notification/list", "notification/list");
const mails = () => mailsTo(server(), ada.account.email);

describe("notify", () => {
  it("notifies in the product and by mail, once", async () => {
    await tell("job:7");
    await tell("job:7");
    expect(await list()).toMatchObject({
      total: 1,
      unread: 1,
      items: [{ title: "Deckhand at Harbor Works is no longer open", to: "/job/7", read_at: null }],
    });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: "Deckhand at Harbor Works is no longer open", sender: "" });
    expect(mail?.text).toContain("Unsubscribe:");
  });

  it("notifies nothing if the transaction is rolled back", async () => {
    const { database } = server().services;
    const failing = database.transaction(async (transaction) => {
      await notify(server().services, transaction, {
        accountId: ada.account.id,
        notification: over,
        dedupeKey: "x",
      });
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect((await list()).total).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it("reaches every process, for that account only", async () => {
    const { notificationFeed } = server().services;
    const rung: number[] = [];
    const end = notificationFeed.onRows(({ accounts }) => rung.push(...accounts));
    notificationFeed.poke();
    await tell("first");
    await expect.poll(() => rung).toEqual([ada.account.id]);
    const other = await server().signIn("user");
    await tell("second", other.account.id);
    await expect.poll(() => rung).toEqual([ada.account.id, other.account.id]);
    end();
  });
});

describe("reading notifications", () => {
  it("marks some or all as read, only one's own", async () => {
    for (const key of ["a", "b", "c"]) await tell(key);
    const other = await server().signIn("user");
    const [latest] = (await list()).items;
    await other.ok("POST notification/read", "notification/read", { ids: [latest?.id ?? 0] });
    expect((await list()).unread).toBe(3);
    const read = (body: object) => ada.ok("POST notification/read", "notification/read", body);
    expect(await read({ ids: [latest?.id] })).toEqual({ unread: 2 });
    expect(await read({})).toEqual({ unread: 0 });
    expect((await list(other)).total).toBe(0);
  });

  it("marks all up to one, and lists unread ones only", async () => {
    for (const key of ["a", "b", "c", "d"]) await tell(key);
    const [, third, second] = (await list()).items;
    await ada.ok("POST notification/read", "notification/read", { ids: [second?.id ?? 0] });
    const unread = (query = "") => ada.ok("GET notification/list", `notification/list?unread=true${query}`);
    expect(await unread()).toMatchObject({ total: 3, unread: 3 });
    expect((await unread()).items).toHaveLength(3);
    expect(await unread("&page=2&limit=2")).toMatchObject({ total: 3, page: 2, items: [{ read_at: null }] });
    // What comes while somebody reads is not read with it.
    expect(await ada.ok("POST notification/read", "notification/read", { up_to: third?.id })).toEqual({
      unread: 1,
    });
    expect((await unread()).items.map(({ id }) => id)).toEqual([(third?.id ?? 0) + 1]);
    expect(await list()).toMatchObject({ total: 4, unread: 1 });
    expect(await ada.fails("GET", "notification/list?unread=maybe")).toMatchObject({
      httpStatus: 400,
      error: { unread: expect.any(String) },
    });
  });

  // @spec 1.17
  it("works the same under the employer's address", async () => {
    const employer = await server().signIn("employer");
    await tell("job:7", employer.account.id);
    const path = "employer/job/notification";
    expect((await employer.ok("GET employer/job/notification", path)).total).toBe(1);
    expect(await ada.fails("GET", path)).toMatchObject({ httpStatus: 403 });
    expect(await server().fails("GET", path)).toMatchObject({ httpStatus: 401 });
    expect(await server().fails("GET", "notification/list")).toMatchObject({ httpStatus: 401 });
  });
});

describe("mail preferences", () => {
  it("stop the mails of one type and bring them back", async () => {
    const set = (mail: boolean) =>
      ada.ok("POST notification/preferences", "notification/preferences", { type: "saved_job_over", mail });
    expect(await set(false)).toContainEqual({
      type: "saved_job_over",
      label: "A saved job closed",
      mail: false,
    });
    await tell("quiet");
    expect(await mails()).toEqual([]);
    expect((await list()).total).toBe(1);
    await set(true);
    await tell("loud");
    expect(await mails()).toHaveLength(1);
  });

  it("list only what the role receives", async () => {
    const kinds = await ada.ok("GET notification/preferences", "notification/preferences");
    expect(kinds.map(({ type }) => type)).not.toContain("application_received");
    const body = { type: "application_received", mail: false };
    expect(await ada.fails("POST", "notification/preferences", body)).toMatchObject({ httpStatus: 400 });
  });

  it("can be changed from a mail with one click, without signing in", async () => {
    await tell("job:7");
    const [mail] = await mails();
    const link = new URL(/http\S+unsubscribe\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const oneClick = `/api/v1/notification/unsubscribe${link.search}`;
    const posted = await server().request("POST", oneClick, {
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(posted.status).toBe(200);
    const kinds = await ada.ok("GET notification/preferences", "notification/preferences");
    expect(kinds.filter(({ mail }) => !mail).map(({ type }) => type)).toEqual(["saved_job_over"]);
    const unknown = `notification/unsubscribe?key=${"x".repeat(22)}&type=saved_job_over`;
    expect(await server().fails("POST", unknown)).toMatchObject({ httpStatus: 404 });
    expect(await server().fails("POST", "notification/unsubscribe")).toMatchObject({ httpStatus: 400 });
  });
});
