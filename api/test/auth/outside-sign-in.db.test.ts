import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes } from "sequelize";
import { describe, expect, it } from "vitest";
import { forgetOutsideSignIns } from "../../src/commands/account/outside-sign-in.ts";
import { readEnv } from "../../src/env.ts";
import { createIdentity } from "../../src/gateways/identity/index.ts";
import { Account } from "../../src/models/index.ts";
import { developerPages } from "../../src/web/developer/index.ts";
import { buildAccount } from "../support/build.ts";
import { hiddenFields, Tab } from "../support/tab.ts";
import { useServer } from "../support/use-server.ts";

const ADA = { email: "Ada@mail.example", first_name: "Ada", last_name: "Lovelace", email_verified: "1" };

describe("signing in with a provider", () => {
  const server = useServer();
  const at = (path: string) => `${server().url}${path}`;
  const profile = (token: string) => server().as(token).ok("GET auth/profile", "auth/profile");
  const fragment = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));

  /** Signs in on the stand-in's page and comes back to the page of ours. */
  async function through(
    name: "google" | "apple",
    form: Record<string, string>,
    tab = new Tab(),
    query = "?role=user",
  ) {
    const consent = await tab.go(at(`/auth/${name}${query}`));
    expect(consent.text).toContain("Development only.");
    const answered = await tab.go(consent.url.href, { form: { answer: "agree", ...form } });
    // Apple's page posts the answer to us, from its own site.
    const callback = /<form method="post" action="([^"]+)"/.exec(answered.text)?.[1];
    const back = callback
      ? await tab.go(callback, { form: hiddenFields(answered.text), isForeign: true })
      : answered;
    return { tab, url: back.url, code: fragment(back.url)["sign-in"] ?? "" };
  }

  /** What the page does with its code. */
  async function trade(tab: Tab, code: string, body: object = {}) {
    const response = await server().request("POST", "/api/v1/auth/finishSignIn", {
      headers: {
        "Content-Type": "application/json",
        "X-XSRF-TOKEN": tab.cookies.get("XSRF-TOKEN") ?? "",
        Cookie: [...tab.cookies].map((pair) => pair.join("=")).join("; "),
      },
      body: JSON.stringify({ code, ...body }),
    });
    return { status: response.status, reply: (await response.json()) as { token?: string; code?: string } };
  }

  it.each(["google", "apple"] as const)(
    "leads through %s to a session, as often as one likes",
    async (name) => {
      const { tab, url, code } = await through(name, ADA, new Tab(), "?role=user&redirect=/saved-job?page=2");
      expect(url.pathname + url.search).toBe("/user-login?redirect=%2Fsaved-job%3Fpage%3D2");
      const { status, reply } = await trade(tab, code);
      expect(status).toBe(200);
      expect(await profile(reply.token ?? "")).toMatchObject({
        role: "user",
        email: "ada@mail.example",
        first_name: "Ada",
        last_name: "Lovelace",
      });
      // S07: Apple tells the name the first time only.
      const again = await through(name, { ...ADA, first_name: "", last_name: "" });
      const second = await trade(again.tab, again.code);
      expect(await profile(second.reply.token ?? "")).toMatchObject({
        first_name: "Ada",
        last_name: "Lovelace",
      });
      expect(await Account.count()).toBe(1);
    },
  );

  it("S21: never puts a token in a URL", async () => {
    const { tab, url, code } = await through("apple", ADA);
    const { reply } = await trade(tab, code);
    for (const address of [...tab.visited, url.href]) {
      expect(address).not.toContain(reply.token);
      // No id token either.
      expect(address).not.toContain("eyJ");
    }
    expect(tab.visited.filter((address) => address.includes(code) && !address.includes("#"))).toEqual([]);
  });

  it("creates employers on the employers' page", async () => {
    const { tab, url, code } = await through("google", ADA, new Tab(), "?role=employer");
    expect(url.pathname).toBe("/employer-login");
    const { reply } = await trade(tab, code);
    expect(await profile(reply.token ?? "")).toMatchObject({ role: "employer", info: { company_name: "" } });
  });

  it("exchanges a code once, in the same browser, within five minutes", async () => {
    const { tab, code } = await through("google", ADA);
    expect((await trade(new Tab(), code)).status).toBe(403);
    const stranger = await through("google", { ...ADA, email: "eve@mail.example" });
    expect((await trade(stranger.tab, code)).status).toBe(401);
    expect((await trade(tab, "x".repeat(43))).status).toBe(401);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => trade(tab, code)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(401)]);
    server().advance(6 * 60_000);
    expect((await trade(stranger.tab, stranger.code)).status).toBe(401);
  });

  it("rejects finishing somebody else's sign-in, by address or by post", async () => {
    for (const name of ["google", "apple"] as const) {
      const attacker = new Tab();
      const consent = await attacker.go(at(`/auth/${name}?role=user`));
      const state = new URL(consent.url).searchParams.get("state") ?? "";
      const victim = new Tab();
      await victim.go(at(`/auth/${name}?role=user`));
      const back =
        name === "google"
          ? await victim.go(at(`/auth/google/callback?code=x&state=${state}`))
          : await victim.go(at("/auth/apple/callback"), { form: { code: "x", state }, isForeign: true });
      expect(fragment(back.url)).toEqual({ "sign-in-refused": "failed" });
    }
    const nobody = await new Tab().go(at("/auth/google/callback?code=x&state=y"));
    expect(fragment(nobody.url)).toEqual({ "sign-in-refused": "failed" });
  });

  it("accepts a provider's answer once", async () => {
    const tab = new Tab();
    const consent = await tab.go(at("/auth/google?role=user"));
    const first = await tab.go(consent.url.href, { form: { ...ADA, answer: "agree" } });
    expect(fragment(first.url)["sign-in"]).toMatch(/^[\w-]{43}$/);
    const callback = tab.visited.find((address) => address.includes("/callback?")) ?? "";
    expect(fragment((await tab.go(callback)).url)).toEqual({ "sign-in-refused": "failed" });
  });

  it.each(["google", "apple"] as const)(
    "comes back from %s when somebody thinks better of it",
    async (name) => {
      const { url } = await through(name, { answer: "cancel" }, new Tab(), "?role=employer&redirect=/jobmap");
      expect(url.pathname + url.search + url.hash).toBe(
        "/employer-login?redirect=%2Fjobmap#sign-in-refused=cancelled",
      );
      expect(await Account.count()).toBe(0);
    },
  );

  it("asks before restoring a deactivated account, using the same code", async () => {
    await buildAccount({ email: "ada@mail.example", deactivatedAt: new Date(Date.now() - DAY_MS) });
    const { tab, code } = await through("google", ADA);
    expect((await trade(tab, code)).reply.code).toBe("account_deactivated");
    expect((await trade(tab, code, { reactivate: true })).status).toBe(200);
  });

  it("S05: does not trust an address the provider has not verified", async () => {
    const { email, first_name, last_name } = ADA;
    const { tab, code } = await through("google", { email, first_name, last_name });
    expect((await trade(tab, code)).status).toBe(401);
    expect(await Account.count()).toBe(0);
  });

  it("redirects only to our own paths", async () => {
    for (const elsewhere of [
      "//evil.example",
      "/\\evil.example",
      "/..//evil.example",
      "https://evil.example/",
      "javascript:alert(1)",
    ]) {
      const query = `?${new URLSearchParams({ role: "user", redirect: elsewhere })}`;
      const { url } = await through("google", ADA, new Tab(), query);
      expect(url.origin + url.pathname + url.search).toBe(`${server().url}/user-login`);
    }
  });

  it("returns to the page in the language of what follows it", async () => {
    for (const [redirect, expected] of [
      ["/es/jobmap?search=chef", "/es/user-login?redirect=%2Fjobmap%3Fsearch%3Dchef"],
      ["/es/", "/es/user-login?redirect=%2F"],
      ["/estimates", "/user-login?redirect=%2Festimates"],
    ] as const) {
      const query = `?${new URLSearchParams({ role: "user", redirect })}`;
      const { url } = await through("google", ADA, new Tab(), query);
      expect(url.pathname + url.search).toBe(expected);
    }
  });

  it("S20: the demo provider answers only this application", async () => {
    const tab = new Tab();
    const { url } = await tab.go(at("/auth/google?role=user"));
    for (const [name, value] of [
      ["redirect_uri", "https://evil.example/auth/google/callback"],
      ["client_id", "another"],
      ["response_type", "token"],
      ["nonce", ""],
    ] as const) {
      const changed = new URL(url);
      changed.searchParams.set(name, value);
      expect((await tab.go(changed.href)).status).toBe(400);
      expect((await tab.go(changed.href, { form: { ...ADA, answer: "agree" } })).status).toBe(400);
    }
  });

  it("lists the available buttons, and deletes expired sign-ins", async () => {
    expect(await server().ok("GET auth/providers", "auth/providers")).toEqual({
      google: { client_id: "jobmap-demo-google", authorize_url: "/auth/google", is_demo: true },
      apple: { client_id: "jobmap-demo-apple", authorize_url: "/auth/apple", is_demo: true },
    });
    const { services } = server();
    const rows = () =>
      services.database.query("SELECT id FROM outside_sign_ins", { type: QueryTypes.SELECT });
    await new Tab().go(at("/auth/google?role=user"));
    await forgetOutsideSignIns(services);
    expect(await rows()).toHaveLength(1);
    server().advance(DAY_MS);
    await forgetOutsideSignIns(services);
    expect(await rows()).toEqual([]);
  });

  it("has no demo provider in production, and no buttons for unconfigured providers", async () => {
    const { services } = server();
    const env = readEnv({
      DATABASE_URL: services.env.DATABASE_URL,
      NODE_ENV: "production",
      TRUST_PROXY: "0",
      PUBLIC_URL: "https://jobs.example",
      SITE_OWNER: "Harbor Jobs",
      SITE_OWNER_ADDRESS: "1 Main Street, Dayton, OH",
      SITE_OWNER_EMAIL: "hello@jobs.example",
      SMTP_URL: "smtps://mail.example",
      MAIL_FROM: "no-reply@jobs.example",
      STRIPE_SECRET_KEY: "sk_test_nobody",
      STRIPE_WEBHOOK_SECRET: "whsec_nobody",
    });
    const identity = createIdentity(env);
    expect(identity).toEqual({ providers: { google: undefined, apple: undefined }, demos: [] });
    expect(developerPages({ ...services, env, identity }, server().workers)).toEqual([]);
    services.identity = identity;
    expect(await server().ok("GET auth/providers", "auth/providers")).toEqual({ google: null, apple: null });
    expect(
      await server().fails("POST", "auth/userGoogleLogin", { credential: "x", nonce: "y" }),
    ).toMatchObject({
      httpStatus: 401,
    });
  });
});
