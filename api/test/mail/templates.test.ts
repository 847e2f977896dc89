import { LANGUAGES } from "@jobmap/contract/languages";
import { describe, expect, it } from "vitest";
import { renderLetter } from "../../src/mail/layout.ts";
import { button, facts, paragraph } from "../../src/mail/letter.ts";
import { renderMail } from "../../src/mail/templates.ts";
import type { MailName, MailValues } from "../../src/mail/values.ts";
import { escapeHtml } from "../../src/sanitize/html.ts";
import { MAIL_SAMPLES, TOKEN } from "../support/mail-samples.ts";

const site = { url: "https://jobs.example.com" };
const writing = { site, language: "en" } as const;
const names = Object.keys(MAIL_SAMPLES) as MailName[];
const both = names.flatMap((name) => LANGUAGES.map((language) => [name, language] as const));

describe("mail templates", () => {
  it.each(both)("%s in %s has the same content in HTML and text, and loads nothing", (name, language) => {
    const { subject, html, text } = renderMail(name, MAIL_SAMPLES[name], { site, language });
    const visible = html.replace(/<style>.*?<\/style>/s, "");
    expect(subject.length).toBeGreaterThan(10);
    const escaped = text.replaceAll(/[<>"]|&(?!\w+;)/g, (one) => escapeHtml(one));
    for (const line of escaped
      .split("\n")
      .filter((line) => line !== "" && line !== "--" && !line.includes(site.url)))
      for (const words of line
        .trim()
        .replaceAll(/^\d+\. |:$/g, "")
        .split(": "))
        expect(visible).toContain(words);
    for (const url of text.match(/https?:\/\/[^\s,]+/g) ?? [])
      expect(html).toContain(`href="${url.replaceAll("&", "&amp;")}"`);
    expect(html).not.toMatch(/<(img|link|script|iframe)\b|url\(|@import/i);
  });

  it("put the code before the heading", () => {
    const { html, text } = renderMail("otp-register", MAIL_SAMPLES["otp-register"], writing);
    expect(html.indexOf("204816")).toBeLessThan(html.indexOf("<h1"));
    expect(text).toContain("204816");
    expect(text).toContain("for 10 minutes");
  });

  it("lead each role to its own page by a link with its token behind the #, after the code", () => {
    const register = renderMail("otp-register", MAIL_SAMPLES["otp-register"], writing).text;
    expect(register).toContain(`${site.url}/user-register#verify=${TOKEN}`);
    expect(register.indexOf("204816")).toBeLessThan(register.indexOf(TOKEN));
    const reset = renderMail("otp-reset", MAIL_SAMPLES["otp-reset"], writing).text;
    expect(reset).toContain(`${site.url}/employer-login#new-password=${TOKEN}`);
    expect(reset).toContain("works for 60 minutes");
  });

  it("lead each role to its own sign-in", () => {
    expect(renderMail("address-taken", { role: "employer" }, writing).text).toContain(
      `${site.url}/employer-login`,
    );
    expect(renderMail("address-taken", { role: "user" }, writing).text).toContain(`${site.url}/user-login`);
  });

  it("give times in UTC", () => {
    expect(renderMail("password-changed", MAIL_SAMPLES["password-changed"], writing).text).toContain(
      "When: November 20, 2026 at 6:30 PM UTC",
    );
  });

  describe("of a moved application", () => {
    const moved = (
      values: Partial<MailValues["application-moved"]["notice"]["values"]>,
      contact: Partial<MailValues["application-moved"]["contact"]> = {},
    ) => {
      const sample = MAIL_SAMPLES["application-moved"];
      return renderMail(
        "application-moved",
        {
          ...sample,
          notice: { ...sample.notice, values: { ...sample.notice.values, ...values } },
          contact: { ...sample.contact, ...contact },
        },
        writing,
      );
    };

    it("name the employer in subject, text and sender, and state the decision", () => {
      const statuses = ["VIEWED", "SHORTLISTED", "INTERVIEW", "OFFER", "HIRED", "REJECTED"] as const;
      const subjects = statuses.map((status) => {
        for (const message of ["", "Thank you."]) {
          const { subject, text, fromName } = moved({ status, message });
          expect(fromName).toBe("Harbor & Sons via Jobmap");
          expect(subject).toContain("Harbor & Sons");
          expect(subject).toContain("Deckhand");
          expect(text.split("\n\n")[0]).toBe(subject);
          expect(text).toContain(message);
        }
        return moved({ status }).subject;
      });
      expect(new Set(subjects).size).toBe(statuses.length);
      expect(moved({ status: "REJECTED", message: "" }).text).toContain("Thank you for applying.");
    });

    it("have the employer's reply address if it shows one", () => {
      const { replyTo, text } = moved({});
      expect(replyTo).toBe("jobs@harbor.example");
      expect(text).toContain(
        "To respond, reply to this email (it goes to jobs@harbor.example), or call 410 555 0100.",
      );
      expect(text).toContain("Replies to this email go to Harbor & Sons.");
      expect(text).toContain("Monday at 8,\nat the dock.");
    });

    it("say how else to answer if it shows none", () => {
      const none = moved({}, { email: "", phone: "" });
      expect(none.replyTo).toBeUndefined();
      expect(none.text).toContain("Replies to this email are not monitored.");
      expect(none.text).toContain("check its page on Jobmap");
      expect(none.text).toContain("https://jobs.example.com/company/harbor");
      const byPhone = moved({}, { email: "" });
      expect(byPhone.replyTo).toBeUndefined();
      expect(byPhone.text).toContain("To respond, call 410 555 0100.");
      expect(moved({}, { email: "", phone: "", website: "https://harbor.example" }).text).toContain(
        "https://harbor.example",
      );
      expect(moved({ status: "REJECTED" }).replyTo).toBeUndefined();
    });

    it("keep headers short and on one line, whatever the names contain", () => {
      const long = `Harbor\r\nBcc: all@example.com ${"😀".repeat(200)}`;
      const { subject, fromName } = moved({ company: long });
      expect(subject.length).toBeLessThanOrEqual(180);
      expect(fromName?.length).toBeLessThanOrEqual(90);
      for (const header of [subject, fromName ?? ""]) {
        expect(header).not.toMatch(/[\r\n]/);
        expect(header.isWellFormed()).toBe(true);
      }
    });
  });

  it("escape any value", () => {
    const nasty = `<script>alert("1")</script>&'`;
    const { html } = renderLetter(
      {
        subject: nasty,
        preview: nasty,
        parts: [paragraph(nasty), facts([nasty, nasty]), button(nasty, `https://x.example/?a="><b>`)],
      },
      site,
      "en",
    );
    expect(html).not.toContain("<script>");
    expect(html).not.toContain(`"><b>`);
    expect(html.match(/&lt;script&gt;/g)).toHaveLength(7);
  });
});
