import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes } from "sequelize";
import { beforeEach, describe, expect, it } from "vitest";
import { deactivate } from "../../src/commands/account/deactivate.ts";
import { Account, Company } from "../../src/models/index.ts";
import { buildAccount, buildEmployer, buildJob, PASSWORD } from "../support/build.ts";
import { mailsTo } from "../support/mailbox.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { colleague, inviteTo, linkIn, owner, team } from "./world.ts";

const EMAIL = "ada@example.com";
const NEW = { password: PASSWORD, first_name: "Ada", last_name: "Lovelace" };

const server = useServer({ settings: { ADDRESS_LIMITS: "1000", ACCOUNT_LIMITS: "10" } });
let grace: SignedIn;
beforeEach(async () => {
  grace = await owner(server());
});

const visitor = () => server().browser();
const told = (link: string) => visitor().ok("POST auth/team-invitation", "auth/team-invitation", { link });
const registerBy = (link: string, more: object = {}) =>
  visitor().ok("POST auth/registerColleague", "auth/registerColleague", { ...NEW, link, ...more });
const refused = (link: string) => visitor().fails("POST", "auth/registerColleague", { ...NEW, link });
const accept = (who: SignedIn, link: string) => who.fails("POST", "employer/team/accept", { link });

describe("an invitation to a team", () => {
  it("comes by mail, says who invites, and makes an account in the team whose address it proves", async () => {
    const { invitations } = await inviteTo(grace, EMAIL);
    expect(invitations).toMatchObject([{ email: EMAIL, seat: "reviewer", is_expired: false }]);
    const link = await linkIn(server(), EMAIL);
    expect(await told(link)).toMatchObject({
      company_name: "Harbor Works",
      invited_by: "Grace Mayer",
      email: EMAIL,
      seat: "reviewer",
      has_account: false,
      problem: null,
      replaces: null,
    });
    const { token } = await registerBy(link);
    const ada = server().as(token);
    expect(await ada.ok("GET auth/profile", "auth/profile")).toMatchObject({
      email: EMAIL,
      seat: "reviewer",
      username: grace.account.username,
      info: { company_name: "Harbor Works" },
    });
    const { members, invitations: left } = await team(grace);
    expect(members).toMatchObject([
      { first_name: "Grace", seat: "owner", is_you: true },
      { first_name: "Ada", email: EMAIL, seat: "reviewer", is_you: false },
    ]);
    expect(left).toEqual([]);
    expect((await Account.findOne({ where: { email: EMAIL } }))?.emailVerifiedAt).not.toBeNull();
    expect(await refused(link)).toMatchObject({ code: "gone" });
  });

  it("is stored as a hash, and is not for everybody in the team to see", async () => {
    await inviteTo(grace, EMAIL);
    const link = await linkIn(server(), EMAIL);
    const rows = await server().services.database.query("SELECT * FROM team_invitations", {
      type: QueryTypes.SELECT,
    });
    expect(JSON.stringify(rows)).not.toContain(link);
    expect((await team(await colleague(server(), grace, "recruiter"))).invitations).toEqual([]);
  });

  it("is one for each address, and for nobody who is in the team", async () => {
    await inviteTo(grace, EMAIL);
    const again = { email: ` ${EMAIL.toUpperCase()} `, seat: "viewer" };
    expect(await grace.fails("POST", "employer/team/invite", again)).toMatchObject({
      code: "conflict",
      error: { email: expect.stringContaining("invited already") },
    });
    const member = await colleague(server(), grace, "viewer");
    for (const { email } of [member.account, grace.account])
      expect(await grace.fails("POST", "employer/team/invite", { email, seat: "viewer" })).toMatchObject({
        code: "conflict",
        error: { email: "This person is in your team already." },
      });
  });

  it("takes an address and a role that is no owner's", async () => {
    for (const bad of [{ email: "x", seat: "viewer" }, { email: EMAIL, seat: "owner" }, { email: EMAIL }])
      expect(await grace.fails("POST", "employer/team/invite", bad)).toMatchObject({ code: "invalid_input" });
  });

  it("ends after seven days, when it is taken back, and when it is sent again with another link", async () => {
    const { invitations } = await inviteTo(grace, EMAIL);
    const id = invitations[0]?.id;
    const first = await linkIn(server(), EMAIL);
    await grace.ok("POST employer/team/resend", "employer/team/resend", { id });
    const second = await linkIn(server(), EMAIL);
    expect(second).not.toBe(first);
    expect(await refused(first)).toMatchObject({ code: "gone" });
    expect((await told(second)).email).toBe(EMAIL);

    server().advance(7 * DAY_MS);
    expect(await refused(second)).toMatchObject({ code: "gone" });
    expect((await team(grace)).invitations).toMatchObject([{ id, is_expired: true }]);
    await grace.ok("POST employer/team/resend", "employer/team/resend", { id });
    const third = await linkIn(server(), EMAIL);
    await grace.ok("POST employer/team/revoke", "employer/team/revoke", { id });
    expect(await refused(third)).toMatchObject({ code: "gone" });
    expect(await grace.fails("POST", "employer/team/revoke", { id })).toMatchObject({ code: "not_found" });
    expect(await mailsTo(server(), EMAIL)).toHaveLength(3);
  });

  it("lets one of two in who hold the link", async () => {
    await inviteTo(grace, EMAIL);
    const link = await linkIn(server(), EMAIL);
    const both = await Promise.allSettled([registerBy(link), registerBy(link)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await team(grace)).members).toHaveLength(2);
  });

  it("leads nowhere while the owner's account is deactivated", async () => {
    await inviteTo(grace, EMAIL);
    const link = await linkIn(server(), EMAIL);
    await deactivate(server().services, grace.account.id);
    expect(await refused(link)).toMatchObject({ code: "gone" });
  });
});

describe("an invitation to an address with an account", () => {
  const invited = async (account: Account) => {
    await inviteTo(grace, account.email, "recruiter");
    return { link: await linkIn(server(), account.email), who: await server().signIn(account) };
  };

  it("lets an account without a company join", async () => {
    const { link, who } = await invited(
      await buildAccount({ role: "employer", companyId: null, username: null }),
    );
    expect(await told(link)).toMatchObject({ has_account: true, problem: null });
    expect(await refused(link)).toMatchObject({ code: "conflict", error: { email: expect.any(String) } });
    expect(await who.ok("POST employer/team/accept", "employer/team/accept", { link })).toMatchObject({
      seat: "recruiter",
      info: { company_name: "Harbor Works" },
    });
  });

  it("deletes the empty company of an account that joins, and says so before", async () => {
    const account = await buildEmployer();
    const own = account.companyId;
    const { link, who } = await invited(account);
    expect((await told(link)).replaces).toMatch(/^Harbor Works \d+$/);
    await who.ok("POST employer/team/accept", "employer/team/accept", { link });
    expect(await Company.findByPk(own ?? 0)).toBeNull();
    expect((await team(grace)).members).toMatchObject([{}, { id: account.id, seat: "recruiter" }]);
  });

  it("says why another account cannot join, and changes nothing", async () => {
    const busy = await buildEmployer();
    await buildJob({}, { company: await Company.findByPk(busy.companyId ?? 0, { rejectOnEmpty: true }) });
    const { link, who } = await invited(busy);
    expect((await told(link)).problem).toContain("which has jobs");
    expect(await accept(who, link)).toMatchObject({
      code: "conflict",
      message: expect.stringContaining("jobs"),
    });

    const other = await owner(server(), "Quay Foods");
    const elsewhere = await invited((await colleague(server(), other, "recruiter")).account);
    expect((await told(elsewhere.link)).problem).toBe("You are in the team of “Quay Foods”. Leave it first.");
    expect(await accept(elsewhere.who, elsewhere.link)).toMatchObject({ code: "conflict" });

    const seeker = await invited(await buildAccount());
    expect((await told(seeker.link)).problem).toContain("job seeker");
    expect(await accept(seeker.who, seeker.link)).toMatchObject({ code: "forbidden" });

    const somebody = await server().signIn(await buildAccount({ role: "employer", companyId: null }));
    expect(await accept(somebody, link)).toMatchObject({
      code: "conflict",
      message: `This invitation is for ${busy.email}, and you are signed in as ${somebody.account.email}.`,
    });
    expect((await team(grace)).members).toHaveLength(1);
    expect((await team(grace)).invitations).toHaveLength(3);
  });
});
