import { EMBED_PLATFORMS } from "@jobmap/contract/embed-mail";
import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes } from "sequelize";
import { beforeEach, describe, expect, it } from "vitest";
import { Company } from "../../src/models/index.ts";
import { buildColleague } from "../support/build.ts";
import { mailsTo } from "../support/mailbox.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const WEB = "web@harbor.example";

describe("the embed code by mail", () => {
  const server = useServer({ settings: { ACCOUNT_LIMITS: "100", ADDRESS_LIMITS: "100" } });
  let grace: SignedIn;
  beforeEach(async () => {
    grace = await server().signIn("employer");
    await grace.account.update({ firstName: "Grace", lastName: "Mayer" });
    await Company.update({ name: "Harbor & Sons" }, { where: { id: grace.account.companyId ?? 0 } });
  });
  const send = (who: SignedIn, body: object = {}) =>
    who.ok("POST employer/embed/mail", "employer/embed/mail", { email: WEB, ...body });
  const refused = (who: SignedIn, body: object = {}) =>
    who.fails("POST", "employer/embed/mail", { email: WEB, ...body });
  const sent = async (who: SignedIn) =>
    (await who.ok("GET employer/embed/mails", "employer/embed/mails")).items;
  const newest = async (to = WEB) => {
    const [mail] = await mailsTo(server(), to);
    if (!mail) throw new Error(`No mail went to ${to}.`);
    return mail;
  };
  const rows = () =>
    server().services.database.query<{ recipient: string; account_id: number | null; note: string }>(
      "SELECT * FROM embed_mails ORDER BY id",
      { type: QueryTypes.SELECT },
    );

  it("says who sends it for which company, what to do and what to paste; replies go to the sender", async () => {
    await send(grace, { email: ` WEB@harbor.example `, note: "On /careers, please.\nThanks!" });
    const mail = await newest();
    const { username, email } = grace.account;
    const { PUBLIC_URL } = server().services.env;
    expect(mail).toMatchObject({
      subject: "The job map of Harbor & Sons, for your website",
      sender: "Grace Mayer via Jobmap",
      reply_to: email,
    });
    expect(mail.text).toContain("Grace Mayer asks you to put the job map of Harbor & Sons on");
    expect(mail.text).toContain("Grace Mayer writes:\n\nOn /careers, please.\nThanks!");
    expect(mail.text).toMatch(/\n1\. Open the HTML of the page/);
    expect(mail.text).toContain(
      `<script async src="${PUBLIC_URL}/widget/v1/loader.js"></script>\n<job-map company="${username}" style="display:block;width:100%;min-height:560px">`,
    );
    expect(mail.text).toMatch(/\/unsubscribe\?block=[\w-]{22}/);
    expect(mail.html).toContain("&lt;job-map company=");
    expect(mail.html).not.toContain("<job-map");
    expect(await sent(grace)).toEqual([
      {
        id: expect.any(Number),
        email: WEB,
        platform: "OTHER",
        sent_by: "Grace Mayer",
        sent_at: expect.any(String),
      },
    ]);
    expect(await rows()).toMatchObject([
      { account_id: grace.account.id, note: "On /careers, please.\nThanks!" },
    ]);
    expect(await sent(await server().signIn("employer"))).toEqual([]);
  });

  it.each(EMBED_PLATFORMS)("has the code for %s", async (platform) => {
    await send(grace, { platform });
    const { text } = await newest();
    const place = platform === "GOOGLE_SITES" ? "/job-map-iframe/" : "<job-map ";
    expect(text).toContain(place);
    expect(text.includes("data-no-optimize")).toBe(platform === "WORDPRESS");
  });

  it("is in the sender's language, and as the studio was set; nothing else gets in by the settings", async () => {
    await grace.account.update({ language: "es" });
    const settings = new URLSearchParams({
      ...{ company: "pier", theme: "dark", height: "700", accent: "0a7a50", locale: "es", view: "<b>" },
      ...{ font: 'x";}</style>', host: "https://evil.example", delivery: "script" },
    });
    await send(grace, { settings: `${settings}&&=%&x=${"y".repeat(50)}` });
    const { text, subject, html } = await newest();
    expect(subject).toBe("El mapa de empleos de Harbor & Sons, para su sitio web");
    expect(text).toContain("Pegue ahí el código de abajo.");
    expect(text).toContain(
      `<job-map company="${grace.account.username}" theme="dark" locale="es" height="700"`,
    );
    expect(text).toContain("--jobmap-accent:#0a7a50");
    expect(text).toContain("/es/jobmap-integration?company=");
    expect(text).toContain("Empleos en Harbor &amp; Sons</a>");
    expect(text + html).not.toMatch(/evil|pier|<b>|<\/style>[^<]*x|yyy/);
    await send(grace, { settings: "delivery=iframe&theme=light" });
    expect((await newest()).text).toContain("/job-map-iframe/");
  });

  it("names the address of a sender without a plain name, and whoever of the team sends it", async () => {
    await grace.account.update({ firstName: "Win", lastName: "at casino.com" });
    await send(grace);
    expect(await newest()).toMatchObject({ sender: expect.stringContaining(grace.account.email) });
    expect((await newest()).text).not.toContain("casino");
    const ada = await server().signIn(
      await buildColleague(grace.account, "recruiter", { firstName: "Ada", lastName: "King" }),
    );
    await send(ada);
    expect((await sent(grace))[0]).toMatchObject({ sent_by: "Ada King" });
    const viewer = await server().signIn(await buildColleague(grace.account, "viewer"));
    expect(await refused(viewer)).toMatchObject({ code: "forbidden" });
    expect(await sent(viewer)).toHaveLength(2);
    await ada.account.destroy();
    expect((await sent(grace))[0]).toMatchObject({ sent_by: "" });
  });

  it("shows markup as it was written", async () => {
    const note = "<svg onload=xss()>\n</p><b>&amp;";
    await grace.account.update({ firstName: "<i>Grace" });
    await send(grace, { note });
    const { html, text } = await newest();
    expect(text).toContain(note);
    expect(html).not.toMatch(/<svg|<i>Grace|<b>/);
    expect(html).toContain("&lt;svg onload=xss()&gt;");
  });

  it("advertises nothing", async () => {
    for (const note of [
      "See https://evil.example",
      "www.evil.example",
      "buy at casino.top",
      "bit.ly/x",
      "ask me@evil.example",
      "evil。example".replace("。", "."),
      "x".repeat(301),
      "bell \u0007",
    ])
      expect(await refused(grace, { note }), note).toMatchObject({
        code: "invalid_input",
        error: { note: expect.any(String) },
      });
    await Company.update({ name: "Win at casino.com" }, { where: { id: grace.account.companyId ?? 0 } });
    expect(await refused(grace)).toMatchObject({
      code: "conflict",
      message: expect.stringContaining("name"),
    });
    expect(await rows()).toEqual([]);
    expect(await mailsTo(server(), WEB)).toEqual([]);
  });

  it("comes from confirmed accounts of companies that are shown, to one address", async () => {
    for (const email of ["", "x", "a@harbor.example, b@harbor.example", "a@harbor.example\nBcc: b@c.example"])
      expect(await refused(grace, { email })).toMatchObject({ error: { email: expect.any(String) } });
    expect(await refused(grace, { platform: "MYSPACE" })).toMatchObject({ code: "invalid_input" });
    expect(await refused(grace, { settings: "x".repeat(1_001) })).toMatchObject({ code: "invalid_input" });
    await Company.update({ showProfile: false }, { where: { id: grace.account.companyId ?? 0 } });
    expect(await refused(grace)).toMatchObject({
      code: "conflict",
      message: expect.stringContaining("hidden"),
    });
    await Company.update({ showProfile: true }, { where: { id: grace.account.companyId ?? 0 } });
    await grace.account.update({ emailVerifiedAt: null });
    expect(await refused(grace)).toMatchObject({
      code: "conflict",
      message: expect.stringContaining("confirm"),
    });
    expect(await rows()).toEqual([]);
  });

  it("goes three times a day to an address from everybody, and ten times from an account", async () => {
    const other = await server().signIn("employer");
    for (const who of [grace, other, grace]) await send(who);
    for (const who of [grace, other])
      expect(await refused(who)).toMatchObject({
        code: "too_many_requests",
        error: { email: expect.stringContaining("several emails") },
      });
    for (let n = 0; n < 6; n++) await send(other, { email: `web-${n}@harbor.example` });
    for (let n = 6; n < 8; n++) await send(other, { email: `web-${n}@harbor.example` }).catch(() => {});
    expect(await refused(other, { email: "web-9@harbor.example" })).toMatchObject({
      code: "too_many_requests",
    });
    server().advance(DAY_MS + 60_000);
    await send(await server().signIn(grace.account));
  });

  it("never goes to an address that has refused such mail", async () => {
    await send(grace);
    const [, key = ""] = /block=([\w-]{22})/.exec((await newest()).text) ?? [];
    await server().browser().request("POST", `/api/v1/notification/block?key=${key}`);
    const other = await server().signIn("employer");
    expect(await refused(other)).toMatchObject({
      code: "conflict",
      message: expect.stringContaining("does not want"),
    });
    expect(await rows()).toHaveLength(1);
  });

  it("is forgotten after ninety days", async () => {
    await send(grace);
    server().advance(91 * DAY_MS);
    server().workers.housekeeper.poke();
    await server().workers.housekeeper.drain();
    expect(await rows()).toEqual([]);
  });
});
