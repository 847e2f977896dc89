import { QueryTypes } from "sequelize";
import { describe, expect, it } from "vitest";
import { forgetContact } from "../src/commands/take-contact.ts";
import { mailsTo } from "./support/mailbox.ts";
import { useServer } from "./support/use-server.ts";

const PATH = "user/contact/add";
const KEY = "POST user/contact/add";
const OWNER = "owner@jobs.example";
const GIVEN = {
  topic: "PARTNERSHIP",
  name: "Ada Harbor",
  email: "ada@mail.example",
  message: "Two lines.\nThe second.",
};

describe("messages to the owner", () => {
  const server = useServer({ settings: { SITE_OWNER_EMAIL: OWNER } });
  const rows = () =>
    server().services.database.query<{ reference: string; account_id: number | null; name: string }>(
      "SELECT reference, account_id, name FROM contact_messages ORDER BY id",
      { type: QueryTypes.SELECT },
    );

  // @spec 2.35
  it("are kept and mailed, with a number for the sender, who can be answered", async () => {
    const { reference } = await server().ok(KEY, PATH, GIVEN);
    expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await rows()).toEqual([{ reference, account_id: null, name: "Ada Harbor" }]);
    const [mail] = await mailsTo(server(), OWNER);
    expect(mail).toMatchObject({ subject: `Working together: ${reference}`, reply_to: GIVEN.email });
    expect(mail?.text).toContain("The second.");
  });

  it("are one when they are sent twice, and go with the sender's account", async () => {
    const ada = await server().signIn("user");
    const first = await ada.ok(KEY, PATH, GIVEN);
    expect(await ada.ok(KEY, PATH, { ...GIVEN, email: "Ada@mail.example" })).toEqual(first);
    const other = await ada.ok(KEY, PATH, { ...GIVEN, message: "Another one." });
    expect(other).not.toEqual(first);
    expect(await mailsTo(server(), OWNER)).toHaveLength(2);
    await server().services.database.query("DELETE FROM accounts WHERE id = ?", {
      replacements: [ada.account.id],
    });
    expect(await rows()).toEqual([]);
  });

  it("say what is missing, and refuse what programs fill in", async () => {
    const problems = async (body: object) => (await server().fails("POST", PATH, body)).error ?? {};
    expect(await problems({ ...GIVEN, topic: "SPAM", name: " ", email: "ada", message: " " })).toEqual({
      topic: "Please choose what it is about.",
      name: "Please enter your name.",
      email: "Please Enter Vaild Email",
      message: "Please write what it is about.",
    });
    expect(Object.keys(await problems({ ...GIVEN, fax: "555 0100" }))).toEqual(["fax"]);
    await server().ok(KEY, PATH, { ...GIVEN, fax: "" });
    expect(await rows()).toHaveLength(1);
  });

  it("are limited for each sender, and for the owner's mailbox kept all the same", async () => {
    const { services } = server();
    const { take } = services.limits;
    services.limits.take = async (limit, who) =>
      limit.name === "mails to the owner" ? 60 : await take.call(services.limits, limit, who);
    await server().ok(KEY, PATH, GIVEN);
    services.limits.take = take;
    expect(await rows()).toHaveLength(1);
    expect(await mailsTo(server(), OWNER)).toEqual([]);
    for (let i = 0; i < 19; i++) await server().ok(KEY, PATH, { ...GIVEN, message: `Number ${i}` });
    expect(await server().fails("POST", PATH, GIVEN)).toMatchObject({ httpStatus: 429 });
  });

  it("are forgotten after a year", async () => {
    await server().ok(KEY, PATH, GIVEN);
    const { services } = server();
    await forgetContact(services);
    expect(await rows()).toHaveLength(1);
    server().advance(366 * 86_400_000);
    await forgetContact(services);
    expect(await rows()).toEqual([]);
  });
});
