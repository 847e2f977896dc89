import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readEnv, SETTING_NAMES, SettingsError } from "../src/env.ts";

const DATABASE_URL = "mysql://root@127.0.0.1:3306/jobmap";
const production = {
  DATABASE_URL,
  NODE_ENV: "production",
  PUBLIC_URL: "https://jobs.example.com/",
  SITE_OWNER: "Harbor Jobs",
  SITE_OWNER_ADDRESS: "1 Main Street, Dayton, OH",
  SITE_OWNER_EMAIL: "hello@jobs.example",
  SMTP_URL: "smtps://jobmap:secret@mail.example.com",
  MAIL_FROM: "Jobmap <no-reply@jobs.example.com>",
  TRUST_PROXY: "1",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

describe("settings", () => {
  it("have a line in .env.example each, and no others", () => {
    const text = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
    const documented = [...text.matchAll(/^#?([A-Z0-9_]+)=/gm)].map((match) => match[1]);
    expect(documented.sort()).toEqual([...SETTING_NAMES].sort());
  });

  it("require nothing but a database", () => {
    expect(readEnv({ DATABASE_URL })).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      PUBLIC_URL: "http://localhost:3000",
    });
  });

  it("report every mistake at once, each by its name", () => {
    const read = () =>
      readEnv({ PORT: "http", LOG_LEVEL: "loud", MAP_TILES_URL: "https://tiles.example/1.png" });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(/PORT must be a whole number/);
    expect(read).toThrow(/LOG_LEVEL/);
    expect(read).toThrow(/MAP_TILES_URL must contain/);
    expect(read).toThrow(/DATABASE_URL is missing/);
  });

  it("treat an empty setting as absent", () => {
    expect(readEnv({ DATABASE_URL, PORT: "", PLACES_URL: " " })).toMatchObject({ PORT: 3000 });
  });

  it("accept the operator's social profiles", () => {
    const read = (FOLLOW_LINKS: string) => readEnv({ DATABASE_URL, FOLLOW_LINKS }).FOLLOW_LINKS;
    expect(read("")).toEqual([]);
    expect(read("LinkedIn=https://example.com/jobmap?a=b, Mastodon=https://social.example/@jobmap")).toEqual([
      { name: "LinkedIn", url: "https://example.com/jobmap?a=b" },
      { name: "Mastodon", url: "https://social.example/@jobmap" },
    ]);
    expect(() => read("LinkedIn")).toThrow(/FOLLOW_LINKS must look like/);
    expect(() => read("Bad=javascript:alert(1)")).toThrow(/FOLLOW_LINKS/);
  });

  it("require the attribution of external tiles", () => {
    expect(() => readEnv({ DATABASE_URL, MAP_TILES_URL: "https://t.example/{z}/{x}/{y}.png" })).toThrow(
      /MAP_TILES_ATTRIBUTION/,
    );
  });

  it("load no demo data in production, and reject asking for it", () => {
    expect(readEnv(production)).toMatchObject({ DEMO_JOBS: 0, PUBLIC_URL: "https://jobs.example.com" });
    expect(() => readEnv({ ...production, DEMO_JOBS: "600" })).toThrow(
      /DEMO_JOBS cannot be used in production/,
    );
    expect(() => readEnv({ ...production, JOBMAP_DEV: "1" })).toThrow(/JOBMAP_DEV/);
    expect(() => readEnv({ DATABASE_URL, NODE_ENV: "production" })).toThrow(/PUBLIC_URL is required/);
  });

  it("require in production to state the proxy, and HTTPS to the outside", () => {
    expect(readEnv({ DATABASE_URL }).TRUST_PROXY).toBe(false);
    expect(readEnv(production).TRUST_PROXY).toBe(true);
    expect(readEnv({ ...production, TRUST_PROXY: "0" }).TRUST_PROXY).toBe(false);
    expect(() => readEnv({ ...production, TRUST_PROXY: "" })).toThrow(
      /TRUST_PROXY is required in production/,
    );
    expect(() => readEnv({ ...production, PUBLIC_URL: "http://jobs.example.com" })).toThrow(
      /PUBLIC_URL must be an https address/,
    );
    expect(readEnv({ ...production, PUBLIC_URL: "http://localhost:3000" }).PUBLIC_URL).toBe(
      "http://localhost:3000",
    );
  });

  it("state where vulnerabilities are reported, by mail or on a page", () => {
    const contact = (SECURITY_CONTACT: string) =>
      readEnv({ DATABASE_URL, SECURITY_CONTACT }).SECURITY_CONTACT;
    expect(contact("mailto:security@example.com")).toBe("mailto:security@example.com");
    expect(() => contact("security@example.com")).toThrow(/SECURITY_CONTACT must look like/);
  });

  it("require a mail server in production, and validate it", () => {
    expect(() => readEnv({ ...production, SMTP_URL: "" })).toThrow(/SMTP_URL is required in production/);
    expect(() => readEnv({ ...production, MAIL_FROM: "" })).toThrow(/MAIL_FROM is required in production/);
    expect(() => readEnv({ DATABASE_URL, SMTP_URL: "https://mail.example.com" })).toThrow(
      /SMTP_URL must look like/,
    );
    expect(() => readEnv({ DATABASE_URL, MAIL_FROM: "a@b.example, c@d.example" })).toThrow(
      /MAIL_FROM must be an address/,
    );
  });

  it("require Stripe in production, where its stand-in would publish what nobody paid", () => {
    const without = { STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "" };
    expect(() => readEnv({ ...production, ...without })).toThrow(
      /STRIPE_SECRET_KEY is required in production/,
    );
    expect(() => readEnv({ ...production, PAYMENTS_FILE: "a" })).toThrow(/PAYMENTS_FILE cannot be used/);
    expect(() => readEnv({ ...production, STRIPE_API_URL: "http://127.0.0.1:1" })).toThrow(/https address/);
    for (const name of ["INDEXNOW_URL", "GOOGLE_INDEXING_URL", "GOOGLE_INDEXING_TOKEN_URL"])
      expect(() => readEnv({ ...production, [name]: "http://127.0.0.1:1" })).toThrow(
        `${name} must be an https`,
      );
    expect(() => readEnv({ DATABASE_URL, STRIPE_SECRET_KEY: "pk_live_1" })).toThrow(/must be a secret/);
    expect(() => readEnv({ DATABASE_URL, STRIPE_SECRET_KEY: "sk_1" })).toThrow(
      /STRIPE_WEBHOOK_SECRET is req/,
    );
    expect(readEnv({ DATABASE_URL }).PAYMENTS_FILE).toMatch(/payments\.jsonl$/);
    expect(readEnv({ DATABASE_URL, NODE_ENV: "test" }).PAYMENTS_FILE).toBeUndefined();
  });

  it("require complete groups for a sign-in provider or store", () => {
    const refused = (settings: NodeJS.ProcessEnv) => expect(() => readEnv({ DATABASE_URL, ...settings }));
    refused({ GOOGLE_CLIENT_ID: "x" }).toThrow(/GOOGLE_CLIENT_SECRET is required/);
    refused({ APPLE_CLIENT_ID: "x", APPLE_TEAM_ID: "x" }).toThrow(/APPLE_PRIVATE_KEY is required/);
    refused({ APPLE_PRIVATE_KEY: "secret" }).toThrow(/APPLE_PRIVATE_KEY must be the key as PEM/);
    refused({ FILES_S3_URL: "https://s3.example/b" }).toThrow(/FILES_S3_SECRET is required/);
    refused({ ...production, GOOGLE_ISSUER: "http://id.example" }).toThrow(/must be an https address/);
    expect(readEnv(production).GOOGLE_CLIENT_ID).toBeUndefined();
  });
});
