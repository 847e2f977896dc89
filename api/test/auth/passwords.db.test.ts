import { describe, expect, it } from "vitest";
import { Session } from "../../src/models/index.ts";
import { buildAccount, PASSWORD } from "../support/build.ts";
import { codeSentTo, mailsTo } from "../support/mailbox.ts";
import { useServer } from "../support/use-server.ts";

const NEW = "Another-Chain-8";

describe("passwords", () => {
  const server = useServer();
  const forgot = (email: string) =>
    server().ok("POST auth/forgot-password", "auth/forgot-password", { email });
  const reset = (email: string, otp: string, password = NEW) =>
    server().ok("POST auth/reset-password", "auth/reset-password", { email, otp, password });
  const login = (email: string, password: string) =>
    server().ok("POST auth/loginUser", "auth/loginUser", { email, password });

  // @spec 3.27, 7.17
  it("resets a forgotten one, signs out everywhere and sends a mail", async () => {
    const person = await server().signIn("user");
    const { email } = person.account;
    await forgot(email);
    await reset(email, await codeSentTo(server(), email));
    expect(await person.fails("GET", "auth/profile")).toMatchObject({ httpStatus: 401 });
    expect(await server().fails("POST", "auth/loginUser", { email, password: PASSWORD })).toMatchObject({
      httpStatus: 401,
    });
    await login(email, NEW);
    expect((await mailsTo(server(), email))[0]?.subject).toBe("Your password was changed");
  });

  it("rejects common passwords without using up the proof", async () => {
    const person = await server().signIn("user");
    const { email } = person.account;
    const common = { httpStatus: 400, error: { password: expect.stringMatching(/too common/) } };
    const change = { old_password: PASSWORD, password: "P@ssw0rd2026!" };
    expect(await person.fails("POST", "user/change-password", change)).toMatchObject(common);
    await forgot(email);
    const otp = await codeSentTo(server(), email);
    for (let tries = 0; tries < 6; tries++)
      expect(
        await server().fails("POST", "auth/reset-password", { email, otp, password: "Welcome-1" }),
      ).toMatchObject(common);
    await reset(email, otp);
  });

  it("S10: answers the same for every address, and sends mail only to accounts", async () => {
    const { email } = await buildAccount();
    const ask = async (address: string) => {
      const response = await server().request("POST", "/api/v1/auth/forgot-password", {
        headers: { "Content-Type": "application/json", ...(await server().pageHeaders()) },
        body: JSON.stringify({ email: address }),
      });
      return { status: response.status, body: await response.json() };
    };
    const known = await ask(email);
    expect(known).toEqual({
      status: 200,
      body: { status: true, message: "Otp sent to your register email", data: null },
    });
    expect(await ask("nobody@example.com")).toEqual(known);
    expect(await mailsTo(server(), email)).toHaveLength(1);
    expect(await mailsTo(server(), "nobody@example.com")).toHaveLength(0);
    const said = async (address: string) => {
      const { request_id: _, ...rest } = await server().fails("POST", "auth/reset-password", {
        email: address,
        otp: "000000",
        password: NEW,
      });
      return rest;
    };
    expect(await said("nobody@example.com")).toEqual(await said(email));
  });

  // @spec 5.8, 5.9, 5.10, 5.11, 5.12, 9.3
  it("reports missing fields in the specification's words", async () => {
    expect(await server().fails("POST", "auth/forgot-password", {})).toMatchObject({
      error: { email: "Please Enter EmailAddress" },
    });
    expect(await server().fails("POST", "auth/forgot-password", { email: "ada" })).toMatchObject({
      error: { email: "Please Enter Vaild Email" },
    });
    expect(
      await server().fails("POST", "auth/reset-password", { email: "a@b.cc", otp: "", password: "" }),
    ).toMatchObject({
      error: { otp: "Please Enter OTP", password: "Please Enter Password" },
    });
    for (const password of [
      "Short-1",
      "no-upper-1",
      "NO-LOWER-1",
      "No-Digits-",
      "NoSpecial1",
      `Aa1-${"x".repeat(125)}`,
    ])
      expect(
        await server().fails("POST", "auth/reset-password", { email: "a@b.cc", otp: "123456", password }),
      ).toMatchObject({ error: { password: "Password must be strong" } });
  });

  it("S14: of 50 parallel resets with one OTP, one succeeds", async () => {
    const { email } = await buildAccount();
    await forgot(email);
    const otp = await codeSentTo(server(), email);
    const passwords = Array.from({ length: 50 }, (_, n) => `Parallel-Chain-${n}`);
    const results = await Promise.allSettled(passwords.map((password) => reset(email, otp, password)));
    const won = passwords.filter((_, n) => results[n]?.status === "fulfilled");
    expect(won).toHaveLength(1);
    await login(email, won[0] ?? "");
    expect(
      (await mailsTo(server(), email)).filter(({ subject }) => subject === "Your password was changed"),
    ).toHaveLength(1);
  });

  it.each([
    ["user", "user/change-password"],
    ["employer", "employer/change-password"],
    ["employer", "employer/profile/change-password"],
  ] as const)("changes that of a signed-in %s by %s, and signs out elsewhere", async (role, path) => {
    const person = await server().signIn(role);
    const elsewhere = await server().signIn(person.account);
    const change = (body: object) => person.fails("POST", path, body);
    expect(await change({ old_password: "Wrong-One-1", password: NEW })).toMatchObject({
      httpStatus: 400,
      error: { old_password: "Incorrect password." },
    });
    expect(await change({ password: NEW })).toMatchObject({
      error: { old_password: "Please Enter Password" },
    });
    expect(await change({ old_password: PASSWORD, password: "weak" })).toMatchObject({
      error: { password: "Password must be strong" },
    });
    expect(await change({ old_password: PASSWORD, password: PASSWORD })).toMatchObject({
      error: { password: expect.any(String) },
    });
    const key = `POST ${path}` as const;
    await person.ok(key, path, { old_password: PASSWORD, password: NEW });
    await person.ok("GET auth/profile", "auth/profile");
    expect(await elsewhere.fails("GET", "auth/profile")).toMatchObject({ httpStatus: 401 });
    expect(await Session.count()).toBe(1);
    expect((await mailsTo(server(), person.account.email))[0]?.subject).toBe("Your password was changed");
  });

  it("S12: cannot be guessed through an open session", async () => {
    const person = await server().signIn("user");
    const guess = () =>
      person.fails("POST", "user/change-password", { old_password: "Wrong-One-1", password: NEW });
    for (let guesses = 0; guesses < 10; guesses++) expect(await guess()).toMatchObject({ httpStatus: 400 });
    expect(await guess()).toMatchObject({ httpStatus: 429, error: { old_password: expect.any(String) } });
  });
});
