import { DAY_MS } from "@jobmap/contract/limits";
import { describe, expect, it } from "vitest";
import { type ProvenIdentity, signInWithIdentity } from "../../src/commands/sign-in-with-identity.ts";
import { Account, Identity, Session } from "../../src/models/index.ts";
import { buildAccount, buildEmployer } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const ADA: ProvenIdentity = {
  issuer: "https://id.example",
  sub: "1001",
  email: "Ada@example.com",
  emailVerified: true,
  firstName: "Ada",
  lastName: "Lovelace",
};

describe("signing in with an external identity", () => {
  const server = useServer();
  const enter = (
    identity: Partial<ProvenIdentity> = {},
    options: { role?: "user" | "employer"; reactivate?: boolean } = {},
  ) =>
    signInWithIdentity(
      server().services,
      { ...ADA, ...identity },
      { role: "user", reactivate: false, device: "Firefox on Linux", language: "en", ...options },
    );
  const profile = (token: string) => server().as(token).ok("GET auth/profile", "auth/profile");
  const refused = { code: "unauthenticated", fields: { email: expect.any(String) } };

  it("creates an account without username, company or password", async () => {
    const { token, isNew } = await enter({}, { role: "employer" });
    expect(isNew).toBe(true);
    expect(await profile(token)).toMatchObject({
      role: "employer",
      email: "ada@example.com",
      first_name: "Ada",
      username: "",
      has_password: false,
      info: { company_name: "" },
    });
    expect((await enter({}, { role: "employer" })).isNew).toBe(false);
    expect(await Account.count()).toBe(1);
  });

  it("S05: does not link an unverified account, or an address the issuer has not verified", async () => {
    await buildAccount({ email: "ada@example.com", emailVerifiedAt: null });
    await expect(enter()).rejects.toMatchObject(refused);
    await expect(enter({ email: "grace@example.com", emailVerified: false })).rejects.toMatchObject(refused);
    await expect(enter({ email: undefined })).rejects.toMatchObject(refused);
    expect(await Identity.count()).toBe(0);
    expect(await Session.count()).toBe(0);
  });

  it("links an account if both sides have verified the address", async () => {
    const account = await buildAccount({ email: "ada@example.com" });
    const { token, isNew } = await enter();
    expect(isNew).toBe(false);
    expect(await profile(token)).toMatchObject({ id: account.id, has_password: true });
  });

  it("S06: identifies people by issuer and subject, whatever their address", async () => {
    await enter();
    const moved = await enter({ email: "countess@example.com" });
    expect(await profile(moved.token)).toMatchObject({ email: "ada@example.com" });
    const other = await enter({ sub: "1002", email: "grace@example.com" });
    expect(other.isNew).toBe(true);
    const elsewhere = await enter({ issuer: "https://other.example", email: "admiral@example.com" });
    expect(elsewhere.isNew).toBe(true);
    expect(await Account.count()).toBe(3);
    // Byte by byte: no other spelling of a subject is the same one.
    await enter({ sub: "abc", email: "x@example.com" });
    expect((await enter({ sub: "ABC", email: "y@example.com" })).isNew).toBe(true);
  });

  it("S07: keeps a name that a later sign-in omits", async () => {
    await enter();
    const again = await enter({ firstName: "", lastName: "" });
    expect(await profile(again.token)).toMatchObject({ first_name: "Ada", last_name: "Lovelace" });
  });

  it("S08: keeps the two roles separate", async () => {
    await enter();
    await expect(enter({}, { role: "employer" })).rejects.toMatchObject(refused);
    await buildEmployer({ email: "grace@example.com" });
    await expect(enter({ sub: "2", email: "grace@example.com" })).rejects.toMatchObject(refused);
    expect(await Identity.count()).toBe(1);
  });

  it("asks before restoring a deactivated account, and creates a new one after 30 days", async () => {
    await enter();
    const account = await Account.findOne({ rejectOnEmpty: true });
    await account.update({ deactivatedAt: new Date() });
    await expect(enter()).rejects.toMatchObject({ code: "account_deactivated" });
    await profile((await enter({}, { reactivate: true })).token);
    await account.update({ deactivatedAt: new Date(Date.now() - 31 * DAY_MS) });
    const { token, isNew } = await enter();
    expect(isNew).toBe(true);
    expect((await profile(token)).id).not.toBe(account.id);
  });

  it("R24: creates one account for many simultaneous first sign-ins", async () => {
    const results = await Promise.all(Array.from({ length: 10 }, () => enter()));
    expect(await Account.count()).toBe(1);
    expect(await Identity.count()).toBe(1);
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
  });
});
