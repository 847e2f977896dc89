import { MINUTE_MS } from "@jobmap/contract/limits";
import { describe, expect, it } from "vitest";
import { Account, Company, Session } from "../../src/models/index.ts";
import { buildAccount, buildCompany, PASSWORD } from "../support/build.ts";
import { codeSentTo, mailsTo } from "../support/mailbox.ts";
import { useServer } from "../support/use-server.ts";

const EMAIL = "ada@example.com";

describe("registration", () => {
  const server = useServer();
  const prove = async (email = EMAIL) => {
    await server().ok("POST auth/sendOTP", "auth/sendOTP", { email });
    const otp = await codeSentTo(server(), email);
    return (await server().ok("POST auth/verifyOTP", "auth/verifyOTP", { email, otp })).verification;
  };
  const details = { email: EMAIL, password: PASSWORD, first_name: "Ada", last_name: "Lovelace" };
  const registerUser = (body: object) => server().ok("POST auth/registerUser", "auth/registerUser", body);

  it("creates a candidate with a verified address, and signs them in", async () => {
    const { token, is_new } = await registerUser({
      ...details,
      email: "Ada@Example.com",
      verification: await prove(),
    });
    expect(is_new).toBe(true);
    expect(await server().as(token).ok("GET auth/profile", "auth/profile")).toMatchObject({
      role: "user",
      email: EMAIL,
      first_name: "Ada",
      username: "ada-lovelace",
      has_password: true,
      profile_scores: { total: 25 },
    });
  });

  it("creates an employer with its company under the chosen username", async () => {
    const { token } = await server().ok("POST auth/registerEmployer", "auth/registerEmployer", {
      ...details,
      username: "Harbor-Works",
      company_name: "Harbor Works, Inc.",
      verification: await prove(),
    });
    expect(await server().as(token).ok("GET auth/profile", "auth/profile")).toMatchObject({
      role: "employer",
      username: "harbor-works",
      show_profile: true,
      info: { company_name: "Harbor Works, Inc.", company_image: "" },
    });
    expect(await Company.findOne({ where: { username: "harbor-works" } })).toMatchObject({
      slug: "harbor-works",
      nameKey: "harbor works",
      isThirdParty: false,
    });
  });

  it("returns the token next to the data as well", async () => {
    const verification = await prove();
    const response = await server().request("POST", "/api/v1/auth/registerUser", {
      headers: {
        "Content-Type": "application/json",
        ...(await server().pageHeaders()),
      },
      body: JSON.stringify({ ...details, verification }),
    });
    const body = (await response.json()) as { token: string; data: { token: string } };
    expect(body.token).toBe(body.data.token);
  });

  it("does not claim an unclaimed company of the same name", async () => {
    const imported = await buildCompany({
      name: "Lovelace Farms",
      username: "lovelace-farms",
      slug: "lovelace-farms",
      isThirdParty: true,
    });
    const { token } = await server().ok("POST auth/registerEmployer", "auth/registerEmployer", {
      ...details,
      company_name: "Lovelace Farms",
      verification: await prove(),
    });
    const profile = await server().as(token).ok("GET auth/profile", "auth/profile");
    expect(profile.username).toBe("lovelace-farms-2");
    expect((await imported.reload()).isThirdParty).toBe(true);
  });

  it("accepts a proof once, for its address, for half an hour", async () => {
    const verification = await prove();
    const fails = (body: object) =>
      server().fails("POST", "auth/registerUser", { ...details, verification, ...body });
    const unproved = { httpStatus: 400, error: { verification: expect.any(String) } };
    expect(await fails({ email: "eve@example.com" })).toMatchObject(unproved);
    expect(await fails({ verification: "a".repeat(43) })).toMatchObject(unproved);
    expect(await fails({ password: "Password1!" })).toMatchObject({
      httpStatus: 400,
      error: { password: expect.stringMatching(/too common/) },
    });
    await registerUser({ ...details, verification });
    expect(await fails({ email: EMAIL })).toMatchObject(unproved);
    const late = await prove("grace@example.com");
    server().advance(31 * MINUTE_MS);
    expect(await fails({ email: "grace@example.com", verification: late })).toMatchObject(unproved);
  });

  it("S11: an OTP works once, for ten minutes, for five tries, for its purpose and address", async () => {
    const fails = (body: object) => server().fails("POST", "auth/verifyOTP", body);
    const wrong = { httpStatus: 400, code: "invalid_input", error: { otp: expect.any(String) } };
    const send = async (email = EMAIL) => {
      await server().ok("POST auth/sendOTP", "auth/sendOTP", { email });
      return codeSentTo(server(), email);
    };
    let otp = await send();
    expect(await fails({ email: "eve@example.com", otp })).toMatchObject(wrong);
    await server().ok("POST auth/verifyOTP", "auth/verifyOTP", { email: EMAIL, otp });
    expect(await fails({ email: EMAIL, otp })).toMatchObject(wrong);

    otp = await send();
    expect(
      await server().fails("POST", "auth/reset-password", { email: EMAIL, otp, password: PASSWORD }),
    ).toMatchObject(wrong);
    server().advance(10 * MINUTE_MS + 1);
    expect(await fails({ email: EMAIL, otp })).toMatchObject(wrong);

    otp = await send();
    const other = otp === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries++)
      expect(await fails({ email: EMAIL, otp: other })).toMatchObject(wrong);
    expect(await fails({ email: EMAIL, otp })).toMatchObject(wrong);

    const first = await send();
    const second = await send();
    if (first !== second) expect(await fails({ email: EMAIL, otp: first })).toMatchObject(wrong);
    await server().ok("POST auth/verifyOTP", "auth/verifyOTP", { email: EMAIL, otp: second });

    const rows = await server().services.database.query("SELECT * FROM one_time_passwords");
    expect(JSON.stringify(rows)).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
    expect(JSON.stringify(rows)).not.toContain(second);
  });

  it("S09: answers the same for a taken address, and mails its owner", async () => {
    await buildAccount({ email: EMAIL });
    const send = async (email: string) => {
      const response = await server().request("POST", "/api/v1/auth/sendOTP", {
        headers: { "Content-Type": "application/json", ...(await server().pageHeaders()) },
        body: JSON.stringify({ email }),
      });
      return { status: response.status, body: await response.json() };
    };
    expect(await send(EMAIL)).toEqual(await send("new@example.com"));
    const [mail] = await mailsTo(server(), EMAIL);
    expect(mail?.subject).toBe("You already have an account on Jobmap");
    expect(mail?.text).not.toMatch(/\b\d{6}\b/);
    for (const email of [EMAIL, "new@example.com"])
      expect(await server().fails("POST", "auth/verifyOTP", { email, otp: "000000" })).toMatchObject({
        httpStatus: 400,
      });
  });

  it("succeeds once for simultaneous registrations of one address or username", async () => {
    const one = await prove();
    const two = await prove("grace@example.com");
    const names = await Promise.allSettled([
      registerUser({ ...details, username: "admiral", verification: one }),
      registerUser({ ...details, email: "grace@example.com", username: "admiral", verification: two }),
    ]);
    expect(names.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await Account.count()).toBe(1);
    expect(await Session.count()).toBe(1);
  });

  it("names every invalid field", async () => {
    const failure = await server().fails("POST", "auth/registerEmployer", {
      email: "not an address",
      password: "weak",
      first_name: " ",
      username: "-x-",
      role: "admin",
    });
    expect(failure).toMatchObject({
      httpStatus: 400,
      error: {
        email: "Please Enter Vaild Email",
        password: "Password must be strong",
        first_name: "Please enter your first name.",
        username: expect.any(String),
        company_name: expect.any(String),
        verification: "Please verify your email address first.",
      },
    });
  });

  it("S23: ignores unknown fields", async () => {
    const { token } = await registerUser({
      ...details,
      verification: await prove(),
      role: "employer",
      companyId: 1,
      company_id: 1,
      id: 987_654_321,
      email_verified_at: null,
      is_public_ats_resume: true,
    });
    const profile = await server().as(token).ok("GET auth/profile", "auth/profile");
    expect(profile).toMatchObject({ role: "user", is_public_ats_resume: false });
    expect(profile.id).not.toBe(987_654_321);
  });

  it("rejects reserved usernames, and suggests free ones", async () => {
    await buildAccount({ username: "ada" });
    await buildCompany({ username: "ada-2" });
    const check = (username: string) =>
      server().ok("POST auth/checkUsername", "auth/checkUsername", { username });
    expect(await check("ada")).toEqual({ available: false, suggestions: ["ada-3", "ada-4", "ada-5"] });
    expect(await check("ADA")).toMatchObject({ available: false });
    expect(await check("ada-9")).toEqual({ available: true, suggestions: [] });
    for (const reserved of ["admin", "admin-1", "job-map", "jobmap", "job.map", "employer_login"]) {
      const { available, suggestions } = await check(reserved);
      expect([reserved, available]).toEqual([reserved, false]);
      for (const name of suggestions) expect(await check(name)).toMatchObject({ available: true });
    }
    expect(
      await server().ok("POST auth/checkPublicUrl", "auth/checkPublicUrl", { public_url: "ada" }),
    ).toMatchObject({ available: false });
    expect(
      await server().fails("POST", "auth/registerUser", {
        ...details,
        username: "support",
        verification: await prove(),
      }),
    ).toMatchObject({ httpStatus: 409, error: { username: expect.any(String) } });
  });
});
