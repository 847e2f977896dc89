import { beforeEach, describe, expect, it } from "vitest";
import { eraseAccount } from "../../src/commands/account/erase.ts";
import { Account, Company } from "../../src/models/index.ts";
import { PASSWORD } from "../support/build.ts";
import { mailsTo } from "../support/mailbox.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { colleague, owner, team } from "./world.ts";

const server = useServer({ settings: { ADDRESS_LIMITS: "1000", ACCOUNT_LIMITS: "10" } });
let grace: SignedIn;
let ada: SignedIn;
beforeEach(async () => {
  grace = await owner(server());
  ada = await colleague(server(), grace, "viewer");
});

const change = (who: SignedIn, id: number, seat: string) =>
  who.ok("POST employer/team/change-seat", "employer/team/change-seat", { id, seat });
const remove = (who: SignedIn, id: number) =>
  who.ok("POST employer/team/remove", "employer/team/remove", { id });
const transfer = (who: SignedIn, id: number, password = PASSWORD) =>
  who.ok("POST employer/team/transfer", "employer/team/transfer", { id, password });
const owners = async ({ account: { companyId } }: SignedIn) =>
  (await Account.findAll({ where: { companyId, seat: "owner" } })).map(({ id }) => id);

describe("a seat", () => {
  it("counts from the next request on", async () => {
    const template = { name: "No", text: "Thank you." };
    const path = "employer/reply-template/save";
    expect(await ada.fails("POST", path, template)).toMatchObject({
      code: "forbidden",
      message: "Only recruiters and the owner of your company's team can do this.",
    });
    await change(grace, ada.account.id, "recruiter");
    await ada.ok("POST employer/reply-template/save", path, template);
    await change(grace, ada.account.id, "reviewer");
    expect(await ada.fails("POST", path, template)).toMatchObject({ code: "forbidden" });
  });

  it("is the owner's to give, and the owner's own stays", async () => {
    const { id } = ada.account;
    const recruiter = await colleague(server(), grace, "recruiter");
    expect(
      await recruiter.fails("POST", "employer/team/change-seat", { id, seat: "recruiter" }),
    ).toMatchObject({
      code: "forbidden",
    });
    const own = grace.account.id;
    for (const [path, body] of [
      ["employer/team/change-seat", { id: own, seat: "viewer" }],
      ["employer/team/remove", { id: own }],
      ["employer/team/leave", {}],
    ] as const)
      expect(await grace.fails("POST", path, body)).toMatchObject({ code: "conflict" });
    const stranger = await owner(server(), "Quay Foods");
    for (const path of ["change-seat", "remove", "transfer"])
      expect(
        await stranger.fails("POST", `employer/team/${path}`, { id, seat: "viewer", password: PASSWORD }),
      ).toMatchObject({ code: "not_found" });
  });

  it("ends with the sessions of whoever is removed or leaves, whose account stays without a company", async () => {
    const recruiter = await colleague(server(), grace, "recruiter");
    await remove(grace, ada.account.id);
    await recruiter.ok("POST employer/team/leave", "employer/team/leave", {});
    for (const { token, account } of [ada, recruiter]) {
      expect(await server().as(token).fails("GET", "employer/team")).toMatchObject({
        code: "unauthenticated",
      });
      const again = await server().signIn(await Account.findByPk(account.id, { rejectOnEmpty: true }));
      expect(await again.fails("GET", "employer/team")).toMatchObject({ code: "conflict" });
      expect(await again.ok("GET auth/profile", "auth/profile")).toMatchObject({
        seat: null,
        info: { company_name: "" },
      });
    }
    expect((await team(grace)).members).toHaveLength(1);
  });

  it("is told to whoever is removed, in their language, and not to whoever leaves", async () => {
    const bob = await colleague(server(), grace, "viewer");
    const cleo = await colleague(server(), grace, "viewer");
    await bob.account.update({ language: "es" });
    await remove(grace, ada.account.id);
    await remove(grace, bob.account.id);
    await cleo.ok("POST employer/team/leave", "employer/team/leave", {});
    const subjects = async ({ account }: SignedIn) =>
      (await mailsTo(server(), account.email)).map(({ subject }) => subject);
    expect(await subjects(ada)).toEqual(["You are no longer in the team of Harbor Works"]);
    expect(await subjects(bob)).toEqual(["Ya no forma parte del equipo de Harbor Works"]);
    expect(await subjects(cleo)).toEqual([]);
    // Who is not removed is not told so.
    expect(await grace.fails("POST", "employer/team/remove", { id: grace.account.id })).toMatchObject({
      code: "conflict",
    });
    expect(await subjects(grace)).toEqual([]);
  });
});

describe("the ownership", () => {
  it("goes to a colleague by the owner's password, with the company's username", async () => {
    const { username } = grace.account;
    expect(
      await grace.fails("POST", "employer/team/transfer", { id: ada.account.id, password: "Wrong-Chain-7" }),
    ).toMatchObject({ code: "invalid_input", error: { password: "Incorrect password." } });
    const { members, invitations } = await transfer(grace, ada.account.id);
    expect(members).toMatchObject([
      { id: ada.account.id, seat: "owner" },
      { id: grace.account.id, seat: "recruiter", is_you: true },
    ]);
    expect(invitations).toEqual([]);
    expect((await ada.account.reload()).username).toBe(username);
    expect((await grace.account.reload()).username).toBeNull();
    await ada.ok("GET employer/payment/get-transaction-history", "employer/payment/get-transaction-history");
    expect(await grace.fails("GET", "employer/payment/get-transaction-history")).toMatchObject({
      code: "forbidden",
      message: "Only the owner of your company's team can do this.",
    });
  });

  it("is one person's, whoever else is given it at the same time", async () => {
    const bob = await colleague(server(), grace, "recruiter");
    const both = await Promise.allSettled([transfer(grace, ada.account.id), transfer(grace, bob.account.id)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await owners(grace)).toHaveLength(1);
    await expect(
      Account.update({ seat: "owner" }, { where: { companyId: grace.account.companyId ?? 0 } }),
    ).rejects.toThrow();
  });

  it("does not end up with somebody who is removed at that moment", async () => {
    await Promise.allSettled([transfer(grace, ada.account.id), remove(grace, ada.account.id)]);
    const [now] = await owners(grace);
    expect(await owners(grace)).toHaveLength(1);
    expect([grace.account.id, ada.account.id]).toContain(now);
  });

  it("is given on before its account is deleted; a colleague's account takes nothing along", async () => {
    const companyId = grace.account.companyId ?? 0;
    expect(await grace.fails("POST", "account/erase", { password: PASSWORD })).toMatchObject({
      code: "conflict",
      message: expect.stringContaining("Transfer the ownership"),
    });
    await ada.ok("POST account/erase", "account/erase", { password: PASSWORD });
    expect(await Company.findByPk(companyId)).not.toBeNull();
    expect((await team(grace)).members).toHaveLength(1);
    await eraseAccount(server().services, grace.account.id);
    expect(await Company.findByPk(companyId)).toBeNull();
  });

  it("names the company in addresses: colleagues do not", async () => {
    expect(await ada.fails("POST", "account/username", { username: "quay-foods" })).toMatchObject({
      code: "forbidden",
    });
    await grace.ok("POST account/username", "account/username", { username: "quay-foods" });
    expect(await ada.ok("GET auth/profile", "auth/profile")).toMatchObject({ username: "quay-foods" });
  });
});
