import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildColleague } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const fails = (who: SignedIn, address: string) => who.fails("POST", "employer/embed/check", { url: address });

interface Page {
  html: string;
  status: number;
  headers: Record<string, string>;
}

describe("a check of a page", () => {
  const server = useServer({ settings: { FEEDS_FROM_THIS_MACHINE: "1", ACCOUNT_LIMITS: "10" } });
  let page: Page;
  let url = "";
  const site = createServer((_, reply) => {
    reply.writeHead(page.status, { "Content-Type": "text/html", ...page.headers }).end(page.html);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/careers`;
  });
  afterAll(() => site.close());
  beforeEach(() => {
    page = { html: "<p>Nothing</p>", status: 200, headers: {} };
  });
  const check = (who: SignedIn) => who.ok("POST employer/embed/check", "employer/embed/check", { url });
  it("says what it found, the page's policy read with it", async () => {
    const boss = await server().signIn("employer");
    const { origin } = new URL(server().services.env.PUBLIC_URL);
    expect(await check(boss)).toMatchObject({ address: url, found: "NOTHING", works: false });
    page.html = `<html><script async src="${origin}/widget/v1/loader.js"></script><job-map company="${boss.account.username}"></job-map>`;
    expect(await check(boss)).toMatchObject({ found: "SCRIPT", works: true, blocked_by: [] });
    page.headers = { "Content-Security-Policy": "script-src 'self'" };
    expect(await check(boss)).toMatchObject({ works: false, blocked_by: ["script-src"] });
    const other = await server().signIn("employer");
    expect(await check(other)).toMatchObject({
      found: "OTHER_COMPANY",
      other_company: boss.account.username,
    });
    const viewer = await server().signIn(await buildColleague(boss.account, "viewer"));
    expect(await check(viewer)).toMatchObject({ found: "SCRIPT" });
  });

  it("says why a page could not be read", async () => {
    const boss = await server().signIn("employer");
    for (const [status, headers, reason] of [
      [403, {}, /refuses programs/],
      [404, {}, /no such page/],
      [500, {}, /answered with 500/],
      [302, { Location: "http://10.0.0.1/" }, /not on the public internet/],
      [200, { "Content-Type": "application/pdf" }, /not a web page/],
      [200, { "Content-Encoding": "zstd" }, /unknown encoding/],
    ] as const) {
      page = { html: "x", status, headers: { ...headers } };
      expect(await fails(boss, url)).toMatchObject({
        code: "invalid_input",
        error: { url: expect.stringMatching(reason) },
      });
    }
    page = { html: "x".repeat(2_100_000), status: 200, headers: {} };
    expect((await fails(boss, url)).message).toMatch(/more than 2 MB/);
    expect((await fails(boss, "http://127.0.0.1:1/")).message).toMatch(/\.$/);
    for (const bad of ["harbor.example", "ftp://harbor.example", "javascript:alert(1)", "", "https://"])
      expect(await fails(boss, bad)).toMatchObject({
        httpStatus: 400,
        error: { url: expect.any(String) },
      });
  });
});

describe("a check of a page on a server for everybody", () => {
  const server = useServer({ settings: { ACCOUNT_LIMITS: "10" } });

  it("never reads addresses of its own network, and only so many an hour", async () => {
    const boss = await server().signIn("employer");
    for (const address of [
      "http://127.0.0.1/",
      "http://localhost/",
      "http://10.0.0.1/",
      "http://169.254.169.254/latest/meta-data",
      "http://[::1]/",
      "http://0x7f.1/",
    ])
      expect((await fails(boss, address)).message, address).toMatch(/not on the public internet/);
    expect((await fails(boss, "https://me:secret@harbor.example/")).message).toMatch(/password/);
    let status = 400;
    for (let n = 0; n < 40 && status === 400; n++)
      status = (await fails(boss, "http://10.0.0.1/")).httpStatus;
    expect(status).toBe(429);
    const colleague = await server().signIn(await buildColleague(boss.account, "viewer"));
    expect((await fails(colleague, "http://10.0.0.1/")).httpStatus).toBe(429);
  });
});
