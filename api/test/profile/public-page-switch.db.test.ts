import { BUDGETS } from "@jobmap/contract";
import { describe, expect, it, onTestFinished } from "vitest";
import { databaseUrl } from "../support/database.ts";
import { type SignedIn, startTestServer } from "../support/server.ts";
import { usePublicPage } from "./use-public-page.ts";

const { server, ada, addresses, choose, fill, turn } = usePublicPage();

describe("a page that is switched off", () => {
  // A reply that anything on the way had kept, this process or another, would still be 200.
  it("S25: is gone with the next request, from every process, and at the addresses that it had", async () => {
    await fill();
    const { database } = server().services;
    const second = await startTestServer(database, databaseUrl());
    onTestFinished(() => second.close());
    const statuses = async (paths = addresses()) => {
      const replies = await Promise.all(
        [server(), second].flatMap((one) =>
          paths.map((path) =>
            one.request("GET", path, { headers: { "If-None-Match": tags.get(path) ?? "" } }),
          ),
        ),
      );
      for (const reply of replies) {
        tags.set(new URL(reply.url).pathname, reply.headers.get("ETag") ?? "");
        expect(reply.headers.get("Cache-Control")).toContain("no-store");
        await reply.arrayBuffer();
      }
      return [...new Set(replies.map(({ status }) => status))];
    };
    const tags = new Map<string, string>();

    await turn(true);
    expect(await statuses()).toEqual([200]);
    expect(await turn(false)).toMatchObject({ message: "Your public page is off." });
    expect(await statuses()).toEqual([404]);
    await turn(true);
    expect(await statuses()).toEqual([200]);

    await choose({ profile_slug: "nurse" });
    expect(await statuses(addresses().slice(1))).toEqual([404]);
    expect(await statuses(addresses(ada().account.username, "nurse"))).toEqual([200]);
    const before = ada().account.username;
    await ada().ok("POST account/username", "account/username", { username: "ada-of-the-bay" });
    expect(await statuses(addresses(before, "nurse"))).toEqual([404]);
    expect(await statuses(addresses("ada-of-the-bay", "nurse"))).toEqual([200]);
    await ada().account.update({ deactivatedAt: new Date() });
    expect(await statuses(addresses("ada-of-the-bay", "nurse"))).toEqual([404]);
  });

  it("cannot be told from one that never was", async () => {
    const off = ada().account.username ?? "";
    const reply = async (path: string) => {
      const response = await server().request("GET", `/api/v1/user/view/${path}`);
      const headers = Object.fromEntries(response.headers);
      for (const name of ["date", "x-request-id"]) delete headers[name];
      const body: unknown = JSON.parse(await response.text(), (name, value: unknown) =>
        name === "request_id" ? undefined : value,
      );
      return { status: response.status, headers, body };
    };
    const never = await reply("nobody-at-all/resume");
    expect(never.status).toBe(404);
    const employer = await server().signIn("employer");
    for (const name of [off, `${ada().account.id}`, employer.account.username, "4000000000"])
      expect(await reply(`${name}/resume`)).toEqual(never);
    expect(await reply(off)).toEqual(await reply("nobody-at-all"));
    const said = async (public_url: string) =>
      server().ok("POST auth/checkPublicUrl", "auth/checkPublicUrl", { public_url });
    const before = await said(`${off}/resume`);
    await turn(true);
    expect(await said(`${off}/resume`)).toEqual(before);
  });

  it("cannot be switched on without an address", async () => {
    await ada().account.update({ username: null });
    expect(await turn(true)).toEqual({
      status: false,
      message: "Please Fill Your Profile Details: your username is part of your page's address.",
    });
    expect((await ada().account.reload()).isPublicAtsResume).toBe(false);
  });
});

describe("checkPublicUrl", () => {
  // @spec 7.19
  it("says whether an address is free, suggests others, and can be asked 60 times a minute", async () => {
    const check = (public_url: string, who: Pick<SignedIn, "ok"> = server()) =>
      who.ok("POST auth/checkPublicUrl", "auth/checkPublicUrl", { public_url });
    const taken = `${ada().account.username}/nurse`;
    expect(await check(taken)).toMatchObject({ available: false, suggestions: { length: 3 } });
    expect(await check(taken, ada())).toEqual({ available: true, suggestions: [] });
    expect(await check("nobody-at-all/NURSE")).toEqual({ available: true, suggestions: [] });
    expect(await check("admin/nurse")).toMatchObject({ available: false });
    for (const public_url of ["", "a/b", "ada/", "ada/-", "ada/b/c", "ada/ü", "../ada"])
      expect(await server().fails("POST", "auth/checkPublicUrl", { public_url })).toMatchObject({
        httpStatus: 400,
        error: { public_url: expect.any(String) },
      });
    // Whoever has used up the 60 names of a minute.
    const { limits } = server().services;
    server().services.limits = {
      take: (limit, whom, price) =>
        limit.name.startsWith("name_checks") ? 7 : limits.take(limit, whom, price),
      reset: (limit, whom) => limits.reset(limit, whom),
    };
    expect(BUDGETS.name_checks).toMatchObject({ address: 60, account: 60, seconds: 60 });
    for (const who of [server(), ada()])
      expect(await who.fails("POST", "auth/checkPublicUrl", { public_url: "ada" })).toMatchObject({
        httpStatus: 429,
      });
  });
});
