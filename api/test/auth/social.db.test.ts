import { DAY_MS } from "@jobmap/contract/limits";
import { decodeJwt, decodeProtectedHeader, generateKeyPair } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createIdentity } from "../../src/gateways/identity/index.ts";
import { Account, Identity } from "../../src/models/index.ts";
import { buildAccount } from "../support/build.ts";
import { TestIssuer } from "../support/issuer.ts";
import { Tab } from "../support/tab.ts";
import { useServer } from "../support/use-server.ts";

const settings: Record<string, string> = {};

/** Google and Apple are one issuer on loopback here, with a client of its own for each. */
describe("signing in with an id token", () => {
  let issuer: TestIssuer;
  beforeAll(async () => {
    issuer = await TestIssuer.start();
    const { privateKey } = await generateKeyPair("ES256", { extractable: true });
    const der = Buffer.from(await crypto.subtle.exportKey("pkcs8", privateKey)).toString("base64");
    Object.assign(settings, {
      GOOGLE_ISSUER: issuer.url,
      GOOGLE_CLIENT_ID: "client-1",
      GOOGLE_CLIENT_SECRET: "secret",
      APPLE_ISSUER: issuer.url,
      APPLE_CLIENT_ID: "client-2",
      APPLE_TEAM_ID: "TEAM",
      APPLE_KEY_ID: "KEY",
      APPLE_PRIVATE_KEY: `-----BEGIN PRIVATE KEY-----\\n${der}\\n-----END PRIVATE KEY-----`,
    });
  });
  afterEach(() => {
    issuer.isAway = false;
  });
  afterAll(() => issuer.stop());
  const server = useServer({ settings });

  const PATHS = {
    user: ["POST auth/userGoogleLogin", "auth/userGoogleLogin"],
    employer: ["POST auth/employerGoogleLogin", "auth/employerGoogleLogin"],
    apple: ["POST auth/userAppleLogin", "auth/userAppleLogin"],
  } as const;
  const enter = (body: object, as: keyof typeof PATHS = "user") =>
    server().ok(PATHS[as][0], PATHS[as][1], { nonce: "nonce-1", ...body });
  const refusal = (body: object, as: keyof typeof PATHS = "user") =>
    server().fails("POST", PATHS[as][1], { nonce: "nonce-1", ...body });
  const profile = (token: string) => server().as(token).ok("GET auth/profile", "auth/profile");
  const seconds = (offset: number) => Math.floor(Date.now() / 1_000) + offset;
  const unauthenticated = { httpStatus: 401, code: "unauthenticated", error: { email: expect.any(String) } };

  it("creates an account, and recognizes it again", async () => {
    const first = await enter({ credential: await issuer.sign() });
    expect(first.is_new).toBe(true);
    expect(await profile(first.token)).toMatchObject({
      role: "user",
      email: "ada@mail.example",
      first_name: "Ada",
      last_name: "Lovelace",
      username: "",
    });
    const second = await enter({ credential: await issuer.sign({ nonce: "nonce-2" }), nonce: "nonce-2" });
    expect(second.is_new).toBe(false);
    expect(await Account.count()).toBe(1);
  });

  it("S01: rejects a body with only an email address, as the original client sent it", async () => {
    const body = {
      email: "ada@mail.example",
      first_name: "Ada",
      last_name: "Lovelace",
      name: "Ada Lovelace",
    };
    for (const as of ["user", "employer", "apple"] as const)
      expect(await refusal(body, as)).toMatchObject(unauthenticated);
    expect(await Account.count()).toBe(0);
  });

  it("S02: rejects tokens of other issuers or audiences, expired, unsigned or with another key", async () => {
    const { privateKey: stranger } = await generateKeyPair("RS256");
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
    const [header = "", payload = ""] = (await issuer.sign()).split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const tokens: Record<string, string> = {
      "another audience": await issuer.sign({ aud: "somebody-else" }),
      "several audiences, asked for by another": await issuer.sign({ aud: ["client-1", "x"], azp: "x" }),
      "several audiences, asked for by nobody": await issuer.sign({ aud: ["client-1", "x"] }),
      "another issuer": await issuer.sign({ iss: "https://accounts.google.com" }),
      "no issuer": await issuer.sign({ iss: undefined }),
      expired: await issuer.sign({ iat: seconds(-700), exp: seconds(-100) }),
      "without an end": await issuer.sign({ exp: undefined }),
      "not yet good": await issuer.sign({ nbf: seconds(600) }),
      "of nobody": await issuer.sign({ sub: undefined }),
      "another key": await issuer.sign({}, stranger),
      unsigned: `${encode({ alg: "none" })}.${payload}.`,
      "signed with the public key as a secret": `${encode({ alg: "HS256", kid: "k1" })}.${payload}.AAAA`,
      changed: `${header}.${encode({ ...claims, email: "eve@mail.example" })}.${(await issuer.sign()).split(".")[2]}`,
      "no token": "hello",
    };
    for (const [what, credential] of Object.entries(tokens))
      expect(await refusal({ credential }), what).toMatchObject(unauthenticated);
    expect(await Account.count()).toBe(0);
    await enter({ credential: await issuer.sign({ aud: ["client-1", "x"], azp: "client-1" }) });
  });

  it("S02: rejects Apple's tokens for Google, and the reverse", async () => {
    const forApple = await issuer.sign({ aud: "client-2" });
    expect(await refusal({ credential: forApple })).toMatchObject(unauthenticated);
    expect(await refusal({ credential: await issuer.sign() }, "apple")).toMatchObject(unauthenticated);
    await enter({ credential: forApple }, "apple");
  });

  it("S03: rejects a token without the requested nonce, or used twice", async () => {
    expect(await refusal({ credential: await issuer.sign({ nonce: undefined }) })).toMatchObject(
      unauthenticated,
    );
    expect(await refusal({ credential: await issuer.sign({ nonce: "" }), nonce: "" })).toMatchObject(
      unauthenticated,
    );
    expect(await refusal({ credential: await issuer.sign(), nonce: "other" })).toMatchObject(unauthenticated);
    expect(await refusal({ credential: await issuer.sign(), nonce: undefined })).toMatchObject(
      unauthenticated,
    );
    const credential = await issuer.sign();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        enter({ credential }).then(
          () => "in",
          () => "refused",
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "in")).toHaveLength(1);
    expect(await refusal({ credential })).toMatchObject(unauthenticated);
  });

  // @spec 3.23, 3.24, 3.25
  it("S04: takes the identity only from the token", async () => {
    await buildAccount({ email: "victim@mail.example" });
    const { token } = await enter({
      credential: await issuer.sign(),
      email: "victim@mail.example",
      first_name: "Vic",
      last_name: "Tim",
    });
    expect(await profile(token)).toMatchObject({
      email: "ada@mail.example",
      first_name: "Ada",
      last_name: "Lovelace",
    });
  });

  it("S05: links addresses only if both sides have verified them", async () => {
    const account = await buildAccount({ email: "ada@mail.example", emailVerifiedAt: null });
    expect(await refusal({ credential: await issuer.sign() })).toMatchObject(unauthenticated);
    await account.update({ emailVerifiedAt: new Date() });
    for (const email_verified of [false, "false", undefined])
      expect(await refusal({ credential: await issuer.sign({ email_verified }) })).toMatchObject(
        unauthenticated,
      );
    expect(await refusal({ credential: await issuer.sign({ email: undefined }) })).toMatchObject(
      unauthenticated,
    );
    expect(await Identity.count()).toBe(0);
    const { token, is_new } = await enter({ credential: await issuer.sign({ email: "Ada@Mail.Example" }) });
    expect(is_new).toBe(false);
    expect(await profile(token)).toMatchObject({
      id: account.id,
      email: "ada@mail.example",
      has_password: true,
    });
  });

  it("S06: identifies people by issuer and subject, not by address", async () => {
    const { token } = await enter({ credential: await issuer.sign() });
    const { id } = await profile(token);
    const moved = await enter({
      credential: await issuer.sign({ nonce: "n2", email: "new@mail.example" }),
      nonce: "n2",
    });
    expect(await profile(moved.token)).toMatchObject({ id, email: "ada@mail.example" });
    const namesake = await enter({
      credential: await issuer.sign({ nonce: "n3", sub: "subject-2", email: "new@mail.example" }),
      nonce: "n3",
    });
    expect((await profile(namesake.token)).id).not.toBe(id);
  });

  it("S07: keeps the first name if Apple's second sign-in has none", async () => {
    const nameless = {
      aud: "client-2",
      given_name: undefined,
      family_name: undefined,
      email_verified: "true",
    };
    const first = { credential: await issuer.sign(nameless), first_name: "Grace", last_name: "Hopper" };
    const { token } = await enter(first, "apple");
    expect(await profile(token)).toMatchObject({ first_name: "Grace", last_name: "Hopper" });
    const second = { credential: await issuer.sign({ ...nameless, nonce: "n2" }), nonce: "n2" };
    expect(await profile((await enter(second, "apple")).token)).toMatchObject({
      first_name: "Grace",
      last_name: "Hopper",
    });
  });

  // @spec 6.10
  it("S08: keeps the roles separate", async () => {
    await enter({ credential: await issuer.sign() });
    const again = { credential: await issuer.sign({ nonce: "n2" }), nonce: "n2" };
    expect(await refusal(again, "employer")).toMatchObject({
      ...unauthenticated,
      error: { email: "This is a job seeker's account. Please use the sign-in for job seekers." },
    });
  });

  it("restores a deactivated account with the same token, if its owner confirms", async () => {
    await buildAccount({ email: "ada@mail.example", deactivatedAt: new Date(Date.now() - DAY_MS) });
    const credential = await issuer.sign();
    expect(await refusal({ credential })).toMatchObject({ httpStatus: 409, code: "account_deactivated" });
    await profile((await enter({ credential, reactivate: true })).token);
    expect(await refusal({ credential, reactivate: true })).toMatchObject(unauthenticated);
  });

  it("S33: reports an unavailable issuer without details, and recovers", async () => {
    issuer.isAway = true;
    const credential = await issuer.sign();
    expect(await refusal({ credential })).toMatchObject({ httpStatus: 503, code: "unavailable" });
    issuer.isAway = false;
    await enter({ credential });
  });

  it("S12: is limited per address", async () => {
    for (let i = 0; i < 100; i++) await refusal({});
    expect(await refusal({})).toMatchObject({ httpStatus: 429, code: "too_many_requests" });
  });

  describe("the redirect to the provider and back", () => {
    /** Leads a browser to the provider and back with a code, which the provider trades as it is told. */
    async function there(name: "google" | "apple") {
      const tab = new Tab();
      const { url } = await tab.go(`${server().url}/auth/${name}?role=user`);
      const asked = Object.fromEntries(url.searchParams);
      const values = { code: "code-1", state: asked["state"] ?? "" };
      const callback = `${server().url}/auth/${name}/callback`;
      const back = async () => {
        const { url } =
          name === "google"
            ? await tab.go(`${callback}?${new URLSearchParams(values)}`)
            : await tab.go(callback, { form: values, isForeign: true });
        return url.hash;
      };
      return { url, asked, back };
    }
    const answerWith = async (claims: Record<string, unknown>) => {
      const id_token = await issuer.sign(claims);
      issuer.tokenReply = { status: 200, body: JSON.stringify({ access_token: "a", id_token }) };
    };
    const CODE = /^#sign-in=[\w-]{43}$/;
    const FAILED = "#sign-in-refused=failed";

    it("uses each provider's protocol and authenticates the application", async () => {
      const google = await there("google");
      expect(google.url.href.split("?")[0]).toBe(`${issuer.url}/authorize`);
      expect(google.asked).toMatchObject({
        client_id: "client-1",
        redirect_uri: `${server().url}/auth/google/callback`,
        response_type: "code",
        scope: "openid email profile",
      });
      await answerWith({ nonce: google.asked["nonce"] });
      expect(await google.back()).toMatch(CODE);
      expect(Object.fromEntries(issuer.asked.at(-1) ?? [])).toMatchObject({
        grant_type: "authorization_code",
        code: "code-1",
        client_secret: "secret",
        redirect_uri: `${server().url}/auth/google/callback`,
      });

      const apple = await there("apple");
      expect(apple.asked).toMatchObject({
        client_id: "client-2",
        response_mode: "form_post",
        scope: "name email",
      });
      await answerWith({ aud: "client-2", nonce: apple.asked["nonce"] });
      expect(await apple.back()).toMatch(CODE);
      const secret = issuer.asked.at(-1)?.get("client_secret") ?? "";
      expect(decodeProtectedHeader(secret)).toMatchObject({ alg: "ES256", kid: "KEY" });
      expect(decodeJwt(secret)).toMatchObject({ iss: "TEAM", sub: "client-2" });
    });

    it.each(["google", "apple"] as const)(
      "believes nothing of %s but a token with the right nonce",
      async (name) => {
        const aud = name === "google" ? "client-1" : "client-2";
        for (const claims of [{ nonce: "another" }, { nonce: undefined }, { aud: "another" }]) {
          const { asked, back } = await there(name);
          await answerWith({ aud, nonce: asked["nonce"], ...claims });
          expect(await back()).toBe(FAILED);
        }
        for (const tokenReply of [
          { status: 200, body: "<h1>Please wait</h1>" },
          { status: 200, body: "{}" },
          { status: 200, body: "null" },
          { status: 400, body: '{"error":"invalid_grant"}' },
          { status: 500, body: "" },
        ]) {
          const { back } = await there(name);
          issuer.tokenReply = tokenReply;
          expect(await back(), tokenReply.body).toBe(FAILED);
        }
      },
    );

    it("returns immediately while the provider is unavailable", async () => {
      const { services } = server();
      services.identity = createIdentity(services.env);
      issuer.isAway = true;
      const { url } = await new Tab().go(`${server().url}/auth/google?role=employer`);
      expect(url.pathname + url.hash).toBe(`/employer-login${FAILED}`);
    });
  });
});
