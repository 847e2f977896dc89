import { describe, expect, it } from "vitest";
import { queueMail } from "../../src/commands/queue-mail.ts";
import { readEnv } from "../../src/env.ts";
import { developerPages } from "../../src/web/developer/index.ts";
import { useServer } from "../support/use-server.ts";

describe("mail in development", () => {
  const server = useServer();
  const queue = (to: string, otp: string) =>
    server().services.database.transaction((transaction) =>
      queueMail(server().services, transaction, {
        template: "otp-reset",
        to,
        language: "en",
        values: { code: otp, minutes: 10, link: "l".repeat(43), linkMinutes: 60, role: "user" },
      }),
    );
  const page = async (path: string) => {
    const response = await server().request("GET", path);
    return { response, text: await response.text() };
  };

  it("is stored and shown, marked as development, newest first", async () => {
    await queue("ada@mail.example", "111111");
    await queue("ada@mail.example", "222222");
    await queue("bob@mail.example", "333333");
    const { text, response } = await page("/dev/mail?to=ada@mail.example");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(text).toContain("Development only.");
    expect(text).toContain("ada@mail.example");
    expect(text).not.toContain("bob@mail.example");

    const list = JSON.parse((await page("/dev/mail.json?to=Ada@mail.example")).text);
    expect(list.map(({ text }: { text: string }) => /\d{6}/.exec(text)?.[0])).toEqual(["222222", "111111"]);

    const one = await page(`/dev/mail/${list[0].id}`);
    expect(one.text).toContain(`src="/dev/mail/${list[0].id}/html"`);
    const html = await page(`/dev/mail/${list[0].id}/html`);
    expect(html.text).toContain("222222");
    expect(html.response.headers.get("content-security-policy")).toContain("sandbox");
    expect((await page("/dev/mail/999999")).response.status).toBe(404);
  });

  it("is not shown in production or with a real mail server", () => {
    const { services, workers } = server();
    const { DATABASE_URL } = services.env;
    const smtp = { SMTP_URL: "smtp://127.0.0.1:2525", MAIL_FROM: "a@jobs.example" };
    const production = {
      ...smtp,
      NODE_ENV: "production",
      PUBLIC_URL: "https://jobs.example",
      SITE_OWNER: "Harbor Jobs",
      SITE_OWNER_ADDRESS: "1 Main Street, Dayton, OH",
      SITE_OWNER_EMAIL: "hello@jobs.example",
      TRUST_PROXY: "0",
      STRIPE_SECRET_KEY: "sk_test_nobody",
      STRIPE_WEBHOOK_SECRET: "whsec_nobody",
    };
    const paths = (env: NodeJS.ProcessEnv) =>
      developerPages({ ...services, env: readEnv({ DATABASE_URL, ...env }) }, workers).length;
    expect(paths({})).toBeGreaterThan(paths(smtp));
    expect(paths(production)).toBe(0);
  });
});
