import { describe, expect, it } from "vitest";
import { renderLetter } from "../../src/mail/layout.ts";
import { button, facts, paragraph } from "../../src/mail/letter.ts";
import { type MailName, type MailValues, renderMail } from "../../src/mail/templates.ts";

const site = { url: "https://jobs.example.com" };
const TOKEN = "l".repeat(43);
const AT = "2026-11-20T18:30:00.000Z";

const samples: { [N in MailName]: MailValues[N] } = {
  "otp-register": { code: "204816", minutes: 10, link: TOKEN, linkMinutes: 60, role: "user" },
  "otp-reset": { code: "204816", minutes: 10, link: TOKEN, linkMinutes: 60, role: "employer" },
  "otp-confirm": { code: "204816", minutes: 10 },
  "address-taken": { role: "employer" },
  "password-changed": { at: AT, role: "user" },
  "account-deactivated": { until: AT, role: "user" },
  "account-erased": { at: AT },
  notice: {
    notice: { type: "saved_job_over", values: { job: "Deckhand", company: "Harbor Works", jobId: 7 } },
    unsubscribeKey: "k".repeat(22),
  },
  "job-alert": {
    alertId: 3,
    alert: "Deckhand in Baltimore",
    count: 12,
    to: "/jobmap?search=deckhand&sort=newest",
    jobs: [
      {
        id: 7,
        title: "Deckhand",
        company: "Harbor Works",
        place: "Baltimore, MD",
        pay: "$18.00–$22.00 an hour",
        age: "Posted today",
      },
      {
        id: 6,
        title: "Purser",
        company: "Ships",
        place: "Remote",
        pay: "Pay not stated",
        age: "Posted today",
      },
    ],
    unsubscribeKey: "k".repeat(22),
  },
};
const names = Object.keys(samples) as MailName[];

describe("mail templates", () => {
  it.each(names)("%s says the same in HTML and in text, and loads nothing", (name) => {
    const { subject, html, text } = renderMail(name, samples[name], site);
    const visible = html.replace(/<style>.*?<\/style>/s, "");
    expect(subject.length).toBeGreaterThan(10);
    for (const line of text
      .split("\n")
      .filter((line) => line !== "" && line !== "--" && !line.includes(site.url)))
      for (const words of line.trim().replace(/:$/, "").split(": ")) expect(visible).toContain(words);
    for (const url of text.match(/https?:\/\/[^\s,]+/g) ?? [])
      expect(html).toContain(`href="${url.replaceAll("&", "&amp;")}"`);
    expect(html).not.toMatch(/<(img|link|script|iframe)\b|url\(|@import/i);
  });

  it("puts the code where a glance at the inbox finds it", () => {
    const { html, text } = renderMail("otp-register", samples["otp-register"], site);
    expect(html.indexOf("204816")).toBeLessThan(html.indexOf("<h1"));
    expect(text).toContain("204816");
    expect(text).toContain("for 10 minutes");
  });

  it("leads each role to its own page by a link that holds its token behind the #, after the code", () => {
    const register = renderMail("otp-register", samples["otp-register"], site).text;
    expect(register).toContain(`${site.url}/user-register#verify=${TOKEN}`);
    expect(register.indexOf("204816")).toBeLessThan(register.indexOf(TOKEN));
    const reset = renderMail("otp-reset", samples["otp-reset"], site).text;
    expect(reset).toContain(`${site.url}/employer-login#new-password=${TOKEN}`);
    expect(reset).toContain("works for 60 minutes");
  });

  it("leads each role to its own sign-in", () => {
    expect(renderMail("address-taken", { role: "employer" }, site).text).toContain(
      `${site.url}/employer-login`,
    );
    expect(renderMail("address-taken", { role: "user" }, site).text).toContain(`${site.url}/user-login`);
  });

  it("names times in UTC", () => {
    expect(renderMail("password-changed", samples["password-changed"], site).text).toContain(
      "When: November 20, 2026 at 6:30 PM UTC",
    );
  });

  it("escapes whatever a value holds", () => {
    const nasty = `<script>alert("1")</script>&'`;
    const { html } = renderLetter(
      {
        subject: nasty,
        preview: nasty,
        parts: [paragraph(nasty), facts([nasty, nasty]), button(nasty, `https://x.example/?a="><b>`)],
      },
      site,
    );
    expect(html).not.toContain("<script>");
    expect(html).not.toContain(`"><b>`);
    expect(html.match(/&lt;script&gt;/g)).toHaveLength(7);
  });
});
