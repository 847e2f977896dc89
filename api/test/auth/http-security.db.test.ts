import { PassThrough } from "node:stream";
import { type Endpoint, type EndpointKey, ErrorReply, endpoints, SessionProfile } from "@jobmap/contract";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import { buildAccount, PASSWORD } from "../support/build.ts";
import { codeSentTo } from "../support/mailbox.ts";
import { useServer } from "../support/use-server.ts";

const JSON_TYPE = { "Content-Type": "application/json" };

function hostileBodies(fields: readonly string[]): string[] {
  const all = (value: string) => `{${fields.map((name) => `"${name}":${value}`).join(",")}}`;
  return [
    "{",
    "[]",
    "null",
    '"x"',
    '{"__proto__":{"role":"employer"}}',
    '{"constructor":{"prototype":{"x":1}}}',
    `${'{"a":'.repeat(30)}1${"}".repeat(30)}`,
    `{"email":"${"a".repeat(300_000)}"}`,
    ...(fields.length > 0
      ? [all("{}"), all("[[]]"), all('"\\u0000"'), all("1e309"), all(`"${"x".repeat(20_000)}"`)]
      : []),
  ];
}

describe("account endpoints", () => {
  const lines: string[] = [];
  const stream = new PassThrough().on("data", (chunk: Buffer) => lines.push(chunk.toString()));
  const server = useServer({ log: pino({ level: "trace" }, stream), settings: { ADDRESS_LIMITS: "1000" } });
  const post = async (path: string, body: string, headers: Record<string, string> = {}) =>
    server().request("POST", `/api/v1/${path}`, {
      body,
      headers: { ...JSON_TYPE, ...(await server().pageHeaders()), ...headers },
    });
  const logged = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return lines.join("");
  };

  it("S21: accept no token in a URL, and log no tokens, passwords or codes", async () => {
    lines.length = 0;
    const { email } = await buildAccount();
    const { token } = await server().ok("POST auth/loginUser", "auth/loginUser", {
      email,
      password: PASSWORD,
    });
    expect((await server().request("GET", `/api/v1/auth/profile?token=${token}`)).status).toBe(401);
    expect((await server().request("GET", `/api/v1/auth/profile?access_token=${token}`)).status).toBe(401);
    await server().as(token).ok("GET auth/profile", "auth/profile");
    await server().ok("POST auth/forgot-password", "auth/forgot-password", { email });
    const otp = await codeSentTo(server(), email);
    await server().fails("POST", "auth/reset-password", { email, otp, password: "weak" });
    await server().fails("POST", "auth/loginUser", { email, password: "Wrong-Secret-1" });
    const { passwords } = server().services;
    passwords.matches = () => Promise.reject(new Error("the machine is on fire"));
    await server().fails("POST", "auth/loginUser", { email, password: "Wrong-Secret-2" });
    const text = await logged();
    expect(text).toContain("auth/loginUser");
    expect(text).toContain("the machine is on fire");
    for (const secret of [token, PASSWORD, "Wrong-Secret", otp, email]) expect(text).not.toContain(secret);
  });

  it("S33: reveal only an error id for internal errors", async () => {
    const { email } = await buildAccount();
    server().services.passwords.matches = () => Promise.reject(new Error("SELECT secret FROM vault"));
    const reply = await server().fails("POST", "auth/loginUser", { email, password: PASSWORD });
    expect(reply).toEqual({
      httpStatus: 500,
      status: false,
      code: "internal",
      message: "Something went wrong on our end. Please try again.",
      request_id: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(await logged()).toContain(reply.request_id);
  });

  const taking = (Object.entries(endpoints) as [EndpointKey, Endpoint][]).filter(
    ([key, { body, files }]) =>
      body && !files && /^POST (auth|account|user\/change|employer\/.*change-password)/.test(key),
  );

  it("S30: reject malformed requests", async () => {
    const people = {
      user: (await server().signIn("user")).token,
      employer: (await server().signIn("employer")).token,
    };
    for (const [key, { audience, body }] of taking) {
      const bearer: Record<string, string> =
        audience === "public"
          ? {}
          : { Authorization: `Bearer ${people[audience === "employer" ? "employer" : "user"]}` };
      for (const hostile of hostileBodies(Object.keys(body?.shape ?? {}))) {
        const response = await post(key.slice("POST ".length), hostile, bearer);
        const what = `${key} ${hostile.slice(0, 80)}`;
        expect(response.status, what).toBeGreaterThanOrEqual(400);
        expect(response.status, what).toBeLessThan(500);
        ErrorReply.parse(await response.json());
      }
    }
  });

  it("S26: return only the profile fields of the contract", async () => {
    const { token } = await server().signIn("employer");
    const response = await server().as(token).request("GET", "/api/v1/auth/profile");
    const { data } = (await response.json()) as { data: unknown };
    SessionProfile.strict().parse(data);
    expect(JSON.stringify(data)).not.toMatch(/hash|verified_at|deactivated_at/);
  });

  it("S42: allow no credentialed requests from other origins", async () => {
    const origin = { Origin: "https://evil.example" };
    for (const [key] of Object.entries(endpoints)) {
      const [method = "", path = ""] = key.split(" ");
      const preflight = await server().request("OPTIONS", `/api/v1/${path.replaceAll(/\{\w+\}/g, "1")}`, {
        headers: {
          ...origin,
          "Access-Control-Request-Method": method,
          "Access-Control-Request-Headers": "authorization",
        },
      });
      expect(preflight.headers.get("access-control-allow-credentials"), key).toBeNull();
      expect(preflight.headers.get("access-control-allow-headers") ?? "", key).not.toMatch(
        /authorization|xsrf/i,
      );
    }
    const login = await post("auth/loginUser", JSON.stringify({ email: "a@b.cc", password: "x" }), origin);
    expect(login.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("behind HTTPS", () => {
  const server = useServer({ settings: { PUBLIC_URL: "https://jobs.example.com" } });

  it("S42: sends HSTS, and secure cookies only", async () => {
    const response = await server().request("GET", "/api/v1/auth/profile");
    expect(response.headers.get("strict-transport-security")).toMatch(/^max-age=\d{8,}/);
    const cookies = response.headers.getSetCookie();
    expect(cookies[0]).toMatch(/^__Host-browser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(cookies[1]).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax; Secure$/);
    expect(createApp(server().services, { middleware: [] }).proxy).toBe(false);
  });
});
