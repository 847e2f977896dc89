import { MINUTE_MS } from "@jobmap/contract/limits";
import { describe, expect, it } from "vitest";
import { Account } from "../../src/models/index.ts";
import { buildAccount, buildEmployer, PASSWORD } from "../support/build.ts";
import { codeSentTo, mailsTo } from "../support/mailbox.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const NEW = "Another-Chain-8";
const CODE = "POST account/confirm-code";
const ROLES = {
  user: { build: buildAccount, change: "user/change-password", signIn: "auth/loginUser" },
  employer: {
    build: buildEmployer,
    change: "employer/profile/change-password",
    signIn: "auth/loginEmployer",
  },
} as const;

/** Accounts of Google and Apple have no password. Their token alone must not be enough for what cannot be taken back. */
describe.each(["user", "employer"] as const)("an account without a password: %s", (role) => {
  const server = useServer();
  const { build, change, signIn } = ROLES[role];
  const someone = async () => server().signIn(await build({ passwordHash: null }));
  const send = async (person: SignedIn) => {
    await person.ok(CODE, "account/confirm-code", {});
    return codeSentTo(server(), person.account.email);
  };
  const set = (person: SignedIn, body: object) => person.fails("POST", change, body);
  const erase = (person: SignedIn, body: object) => person.fails("POST", "account/erase", body);

  it("sets a password with a code from the mailbox, not with a token alone", async () => {
    const person = await someone();
    const refused = { httpStatus: 400, code: "invalid_input", error: { otp: "Please Enter OTP" } };
    expect(await set(person, { password: NEW })).toMatchObject(refused);
    expect(await set(person, { old_password: PASSWORD, password: NEW })).toMatchObject(refused);
    const otp = await send(person);
    expect(await set(person, { otp: otp === "000000" ? "111111" : "000000", password: NEW })).toMatchObject({
      httpStatus: 400,
      error: { otp: expect.stringMatching(/incorrect/) },
    });
    const elsewhere = await server().signIn(person.account);
    await person.ok(`POST ${change}`, change, { otp, password: NEW });
    await server().ok(`POST ${signIn}`, signIn, { email: person.account.email, password: NEW });
    // Whoever set it stays signed in; whoever else held a token of the account is out.
    await person.ok("GET auth/sessions", "auth/sessions");
    expect(await elsewhere.fails("GET", "auth/sessions")).toMatchObject({ httpStatus: 401 });
    expect((await mailsTo(server(), person.account.email)).map(({ subject }) => subject)).toEqual([
      "Your password was changed",
      "Your confirmation code",
    ]);
  });

  it("erases the account the same way", async () => {
    const person = await someone();
    expect(await erase(person, {})).toMatchObject({ httpStatus: 400, error: { otp: "Please Enter OTP" } });
    expect(await erase(person, { password: "Anything-1" })).toMatchObject({ httpStatus: 400 });
    expect(await Account.count()).toBe(1);
    await person.ok("POST account/erase", "account/erase", { otp: await send(person) });
    expect(await Account.count()).toBe(0);
  });

  it("has a code that works once, for ten minutes, in the session that requested it", async () => {
    const person = await someone();
    const elsewhere = await server().signIn(person.account);
    const stranger = await someone();
    const otp = await send(person);
    for (const other of [elsewhere, stranger])
      expect(await set(other, { otp, password: NEW })).toMatchObject({ httpStatus: 400 });
    server().advance(10 * MINUTE_MS + 1);
    expect(await set(person, { otp, password: NEW })).toMatchObject({ httpStatus: 400 });
    const fresh = await send(person);
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () =>
        person.request("POST", `/api/v1/${change}`, {
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ otp: fresh, password: NEW }),
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("allows five attempts per code, and limits mails per quarter of an hour", async () => {
    const person = await someone();
    const otp = await send(person);
    const wrong = otp === "000000" ? "111111" : "000000";
    for (let tries = 0; tries < 5; tries++)
      expect(await set(person, { otp: wrong, password: NEW })).toMatchObject({ httpStatus: 400 });
    expect(await set(person, { otp, password: NEW })).toMatchObject({ httpStatus: 400 });
    for (let mails = 1; mails < 10; mails++) await person.ok(CODE, "account/confirm-code", {});
    expect(await person.fails("POST", "account/confirm-code", {})).toMatchObject({ httpStatus: 429 });
  });

  it("sends codes only to accounts without a password", async () => {
    const person = await server().signIn("employer");
    expect(await person.fails("POST", "account/confirm-code", {})).toMatchObject({
      httpStatus: 409,
      code: "conflict",
    });
    expect(await mailsTo(server(), person.account.email)).toEqual([]);
    expect(await person.fails("POST", "account/erase", { otp: "123456" })).toMatchObject({
      httpStatus: 400,
      error: { password: "Please Enter Password" },
    });
  });
});
