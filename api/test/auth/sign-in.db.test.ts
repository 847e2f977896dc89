import { DAY_MS } from "@jobmap/contract/limits";
import { beforeEach, describe, expect, it } from "vitest";
import { Account, Session } from "../../src/models/index.ts";
import { network } from "../../src/security/networks.ts";
import { buildAccount, buildEmployer, PASSWORD } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

describe("signing in", () => {
  const server = useServer();
  const login = (email: string, password = PASSWORD, rest = {}) =>
    server().ok("POST auth/loginUser", "auth/loginUser", { email, password, ...rest });
  const refusal = (email: string, password = PASSWORD, path = "auth/loginUser", rest = {}) =>
    server().fails("POST", path, { email, password, ...rest });
  const raw = async (email: string, headers?: Record<string, string>) =>
    server().request("POST", "/api/v1/auth/loginUser", {
      headers: { "Content-Type": "application/json", ...(headers ?? (await server().pageHeaders())) },
      body: JSON.stringify({ email, password: "Wrong-One-1" }),
    });

  // @spec 3.26, 7.8, 7.11
  it("accepts the email address or the username, in any case", async () => {
    const { id } = await buildAccount({ email: "ada@example.com", username: "ada" });
    for (const name of ["ada@example.com", " Ada@Example.COM ", "ada", "ADA"]) {
      const { token } = await login(name);
      expect(await server().as(token).ok("GET auth/profile", "auth/profile")).toMatchObject({ id });
    }
    const employer = await buildEmployer();
    const { token } = await server().ok("POST auth/loginEmployer", "auth/loginEmployer", {
      email: employer.email,
      password: PASSWORD,
    });
    expect(await server().as(token).ok("GET auth/profile", "auth/profile")).toMatchObject({
      role: "employer",
    });
  });

  // @spec 5.5, 5.6, 5.7
  it("reports both missing fields in the specification's words", async () => {
    expect(await server().fails("POST", "auth/loginUser", {})).toMatchObject({
      httpStatus: 400,
      error: { email: "Please Enter EmailAddress", password: "Please Enter Password" },
    });
    expect(await refusal("", "")).toMatchObject({
      error: { email: "Please Enter EmailAddress", password: "Please Enter Password" },
    });
  });

  // @spec 6.1, 6.9
  it("S08: rejects a candidate on the employers' form, and the reverse", async () => {
    const candidate = await buildAccount();
    const employer = await buildEmployer();
    const refused = { httpStatus: 401, code: "unauthenticated", error: { email: expect.any(String) } };
    expect(await refusal(candidate.email, PASSWORD, "auth/loginEmployer")).toMatchObject(refused);
    expect(await refusal(employer.email)).toMatchObject(refused);
    expect(await Session.count()).toBe(0);
  });

  // @spec 7.10
  it("S09: answers the same for a wrong password, unknown address, other role or no password", async () => {
    const account = await buildAccount();
    const employer = await buildEmployer();
    const social = await buildAccount({ passwordHash: null });
    const over = await buildAccount({ deactivatedAt: new Date(Date.now() - 31 * DAY_MS) });
    const said = async (email: string, password?: string) => {
      const { request_id: _, ...rest } = await refusal(email, password);
      return rest;
    };
    const expected = await said(account.email, "Wrong-One-1");
    expect(Object.keys(expected.error ?? {})).toEqual(["email"]);
    expect(await said("nobody@example.com")).toEqual(expected);
    expect(await said("nobody")).toEqual(expected);
    expect(await said(employer.email)).toEqual(expected);
    expect(await said(social.email)).toEqual(expected);
    expect(await said(over.email)).toEqual(expected);
  });

  it("S12: limits attempts per account and address, says when to retry, and locks nobody out for good", async () => {
    const account = await buildAccount();
    for (let guesses = 0; guesses < 10; guesses++) expect((await raw(account.email)).status).toBe(401);
    const limited = await raw(account.email);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(limited.headers.get("retry-after"))).toBeLessThanOrEqual(900);
    expect(await limited.json()).toMatchObject({
      code: "too_many_requests",
      error: { email: expect.stringMatching(/Too many attempts/) },
    });
    expect((await raw("nobody@example.com")).status).toBe(401);
    for (let guesses = 0; guesses < 10; guesses++) await raw("nobody@example.com");
    expect((await raw("nobody@example.com")).status).toBe(429);
  });

  it("S12: resets the count after a correct password", async () => {
    const account = await buildAccount();
    for (let round = 0; round < 3; round++) {
      for (let guesses = 0; guesses < 6; guesses++) expect((await raw(account.email)).status).toBe(401);
      await login(account.email);
    }
  });

  it("S13, S15: stores passwords as Argon2id and tokens as hashes", async () => {
    const { token } = await login((await buildAccount()).email);
    const [account, session] = [await Account.findOne(), await Session.findOne()];
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(Buffer.from(token, "base64url").length).toBeGreaterThanOrEqual(16);
    expect(session?.tokenHash.toString("base64url")).not.toBe(token);
  });

  it("S18: rejects requests from other sites", async () => {
    expect((await raw("ada@example.com", {})).status).toBe(403);
    const { Cookie = "" } = await server().pageHeaders();
    expect((await raw("ada@example.com", { Origin: "https://evil.example", Cookie })).status).toBe(403);
  });

  // @spec 4.22, 9.5
  it("asks before restoring a deactivated account, within 30 days", async () => {
    const account = await buildAccount({ deactivatedAt: new Date(Date.now() - 29 * DAY_MS) });
    expect(await refusal(account.email)).toMatchObject({ httpStatus: 409, code: "account_deactivated" });
    expect(await refusal(account.email, "Wrong-One-1", "auth/loginUser", { reactivate: true })).toMatchObject(
      {
        httpStatus: 401,
      },
    );
    const { token } = await login(account.email, PASSWORD, { reactivate: true });
    expect(await server().as(token).ok("GET auth/profile", "auth/profile")).toMatchObject({
      is_deactivated: false,
    });
    await login(account.email);

    await account.update({ deactivatedAt: new Date(Date.now() - 30 * DAY_MS) });
    expect(await refusal(account.email, PASSWORD, "auth/loginUser", { reactivate: true })).toMatchObject({
      httpStatus: 401,
    });
  });

  it("lists sessions, and ends one, the others or this one", async () => {
    const { email } = await buildAccount();
    const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const response = await server().request("POST", "/api/v1/auth/loginUser", {
      headers: { "Content-Type": "application/json", "User-Agent": agent, ...(await server().pageHeaders()) },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const { token } = (await response.json()) as { token: string };
    const here = server().as(token);
    const others = [server().as((await login(email)).token), server().as((await login(email)).token)];
    const stranger = await server().signIn("user");
    const sessions = await here.ok("GET auth/sessions", "auth/sessions");
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ is_current }) => is_current)).toMatchObject([{ device: "Firefox on Linux" }]);
    const other = sessions.find(({ is_current }) => !is_current);
    expect(await stranger.fails("POST", "auth/sessions/end", { id: other?.id })).toMatchObject({
      httpStatus: 404,
    });
    expect(await here.ok("POST auth/sessions/end", "auth/sessions/end", { id: other?.id ?? 0 })).toEqual({
      ended: 1,
    });
    expect(await here.ok("POST auth/sessions/end", "auth/sessions/end", {})).toEqual({ ended: 1 });
    for (const each of others)
      expect(await each.fails("GET", "auth/profile")).toMatchObject({ httpStatus: 401 });
    await here.ok("POST auth/logout", "auth/logout", {});
    expect(await here.fails("GET", "auth/profile")).toMatchObject({ httpStatus: 401 });
    await stranger.ok("GET auth/profile", "auth/profile");
  });
});

describe("signing in behind a proxy", () => {
  const server = useServer({ settings: { TRUST_PROXY: "1" } });
  let page: Record<string, string> = {};
  beforeEach(async () => {
    page = await server().pageHeaders();
  });
  const guess = async (forwarded: string, n: number) => {
    const response = await server().request("POST", "/api/v1/auth/loginUser", {
      headers: { "Content-Type": "application/json", "X-Forwarded-For": forwarded, ...page },
      body: JSON.stringify({ email: `person-${n}@example.com`, password: "" }),
    });
    return response.status;
  };

  it("S44: a forged X-Forwarded-For does not evade an address's limit", async () => {
    const look = async (forwarded: string) => {
      const response = await server().request("POST", "/api/v1/auth/checkUsername", {
        headers: { "Content-Type": "application/json", "X-Forwarded-For": forwarded, ...page },
        body: JSON.stringify({ username: "ada" }),
      });
      return response.status;
    };
    // One comes back each second.
    const started = Date.now();
    let looked = 0;
    while ((await look(`10.0.${looked}.1, 203.0.113.9`)) === 200) looked++;
    expect(looked).toBeGreaterThanOrEqual(60);
    expect(looked).toBeLessThanOrEqual(61 + (Date.now() - started) / 1_000);
    expect(await look("203.0.113.10")).toBe(200);
    expect(await guess("203.0.113.9", 1)).toBe(400);
  });
});

describe("addresses", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:0DB8:0001:2::6", "2001:db8:1:2"],
    ["2001:db8::6", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
  ])("treats %s as %s", (address, expected) => expect(network(address)).toBe(expected));
});
