import { DAY_MS } from "@jobmap/contract/limits";
import { describe, expect, it } from "vitest";
import { Session } from "../src/models/index.ts";
import { buildAccount, buildCompany, buildJob } from "./support/build.ts";
import { useServer } from "./support/use-server.ts";

describe("access", () => {
  const server = useServer();
  const related = async (headers: Record<string, string>) => {
    const job = await buildJob();
    await server().refresh(job.id);
    const response = await server().request("POST", `/api/v1/user/job/related-jobs/${job.id}`, { headers });
    return response.status;
  };

  it("is refused with 401 for visitors and bad tokens, before the input is validated", async () => {
    expect(await server().fails("GET", "auth/profile")).toMatchObject({
      httpStatus: 401,
      code: "unauthenticated",
    });
    const broken = await server().request("POST", "/api/v1/auth/logout", { body: "{", method: "POST" });
    expect(broken.status).toBe(401);
    expect(await server().as("b".repeat(43)).fails("GET", "auth/profile")).toMatchObject({ httpStatus: 401 });
    expect(await server().as("short").fails("GET", "auth/profile")).toMatchObject({ httpStatus: 401 });
  });

  it("is refused for the wrong role", async () => {
    const employer = await server().signIn("employer");
    const candidate = await server().signIn("user");
    expect(await employer.fails("POST", "user/change-password", {})).toMatchObject({ httpStatus: 403 });
    expect(await candidate.fails("POST", "employer/change-password", {})).toMatchObject({ httpStatus: 403 });
  });

  it("is granted to public endpoints with a bad token, as for a visitor", async () => {
    const response = await server().as("c".repeat(43)).request("GET", "/api/v1/user/job-types");
    expect(response.status).toBe(200);
  });

  it("S17: ends 14 days after a session's last use and 90 days after its start", async () => {
    const { account, ...person } = await server().signIn("user");
    server().advance(13 * DAY_MS);
    await person.ok("GET auth/profile", "auth/profile");
    expect(
      (await Session.findOne({ where: { accountId: account.id } }))?.lastUsedAt.getTime(),
    ).toBeGreaterThan(Date.now() + 12 * DAY_MS);
    server().advance(15 * DAY_MS);
    expect(await person.fails("GET", "auth/profile")).toMatchObject({ httpStatus: 401 });

    const other = await server().signIn("user");
    for (let days = 0; days < 80; days += 10) {
      await other.ok("GET auth/profile", "auth/profile");
      server().advance(10 * DAY_MS);
    }
    await other.ok("GET auth/profile", "auth/profile");
    server().advance(11 * DAY_MS);
    expect(await other.fails("GET", "auth/profile")).toMatchObject({ httpStatus: 401 });
  });

  it("S15: stores only the hash of a token", async () => {
    const { account, token } = await server().signIn("user");
    const session = await Session.findOne({ where: { accountId: account.id } });
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(session?.tokenHash).toHaveLength(32);
    expect(JSON.stringify(session)).not.toContain(token);
  });

  // @spec 6.11, 7.145
  it("S18: requires the browser's token in a header, or a Bearer token, for every change", async () => {
    const page = await server().pageHeaders();
    const { Cookie: cookies = "", "X-XSRF-TOKEN": token = "" } = page;
    const other = await server().browser().pageHeaders();
    const invented = "a".repeat(43);
    for (const headers of [
      {},
      { Cookie: cookies },
      { "X-XSRF-TOKEN": token },
      { Cookie: cookies, "X-XSRF-TOKEN": invented },
      { Cookie: "XSRF-TOKEN=", "X-XSRF-TOKEN": "" },
      // What another host of the domain can plant: a pair that agrees with itself, or one that was given to another browser.
      { Cookie: `XSRF-TOKEN=${invented}`, "X-XSRF-TOKEN": invented },
      { Cookie: `${cookies}; XSRF-TOKEN=${invented}`, "X-XSRF-TOKEN": invented },
      { Cookie: cookies, "X-XSRF-TOKEN": other["X-XSRF-TOKEN"] ?? "" },
    ] as Record<string, string>[])
      expect(await related(headers), JSON.stringify(headers)).toBe(403);
    expect(await related(page)).toBe(200);
    const { token: bearer } = await server().signIn(await buildAccount());
    expect(await related({ Authorization: `Bearer ${bearer}` })).toBe(200);
    expect(await related({ Authorization: `Bearer ${invented}` })).toBe(403);
  });

  it("gives a new browser an id, and a token that is its only cookie readable by scripts", async () => {
    const first = await server().request("GET", "/api/v1/auth/profile");
    const [name = "", token = ""] = first.headers.getSetCookie();
    expect(name).toMatch(/^browser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(token).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/);
    const again = async (Cookie: string) =>
      (await server().request("GET", "/api/v1/auth/profile", { headers: { Cookie } })).headers.getSetCookie();
    const value = (cookie: string) => cookie.split(";")[0] ?? "";
    expect(await again(`${value(name)}; ${value(token)}`)).toEqual([]);
    expect(await again(`${value(name)}; XSRF-TOKEN=${"a".repeat(43)}`)).toEqual([token]);
    expect(await again(value(token))).toHaveLength(2);
    const map = await server().request("GET", "/api/v1/map/clusters?bbox=-80,30,-70,45&zoom=5");
    expect(map.headers.get("set-cookie")).toBeNull();
    const { username } = await buildCompany();
    const frame = await server().request("GET", `/job-map-iframe/${username}`);
    expect(frame.status).toBe(200);
    expect(frame.headers.get("set-cookie")).toBeNull();
  });
});
