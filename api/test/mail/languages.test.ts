import { EMBED_PLATFORMS } from "@jobmap/contract/embed-mail";
import { LANGUAGES } from "@jobmap/contract/languages";
import { describe, expect, it } from "vitest";
import { jobLine } from "../../src/alerts/job-line.ts";
import { digestOf } from "../../src/mail/digest.ts";
import { renderMail } from "../../src/mail/templates.ts";
import type { MailName, MailValues } from "../../src/mail/values.ts";
import { notificationLabel, renderNotification } from "../../src/notifications/catalog.ts";
import { MAIL_SAMPLES } from "../support/mail-samples.ts";
import { NOTIFICATION_SAMPLES } from "../support/notification-samples.ts";

const site = { url: "https://jobs.example.com" };
const key = "k".repeat(22);
const KEPT_AT = new Date("2026-11-20T18:30:00.000Z");

/** Words that only English has, and that few English sentences go without. */
const ENGLISH =
  /\b(the|an|and|of|for|is|are|was|were|been|this|that|these|with|to|not|have|it|if|you|your|we|will|new|more|at|from|by|in|on|after|until|view|see|open|sign|jobs?|applications?|email|payments?|account|password|code|link|unsubscribe|posted|expires?|alert|via|map)\b/i;
/** The same the other way about. */
const SPANISH =
  /\b(el|la|los|las|una?|de|del|para|por|con|su|sus|que|está|empleos?|ofertas?|correo|y|ver)\b/i;

/** A mail's words without the addresses. */
const wordsOf = (text: string) => text.replaceAll(/https?:\/\/\S+|\S+@\S+/g, "");
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

/** The same page's address in Spanish, unless the mail was given the address. */
const inSpanish = (href = "") =>
  /\/job-map\/|company=harbor&/.test(href)
    ? href
    : href.replace(new RegExp(`^${site.url}(?=/|$)`), `${site.url}/es`);

/** Each mail as it is sent, and each notification as a mail of its own and as one of many. */
const mails: readonly (readonly [
  what: string,
  mail: (language: "en" | "es") => ReturnType<typeof renderMail>,
])[] = [
  ...(Object.keys(MAIL_SAMPLES) as MailName[])
    .filter((name) => !["digest", "job-alert", "application-moved"].includes(name))
    .map((name) => [name, (language: "en" | "es") => render(name, MAIL_SAMPLES[name], language)] as const),
  ...[
    { email: "jobs@ruiz.example", phone: "410 555 0100" },
    { phone: "410 555 0100" },
    { website: "https://ruiz.example" },
    {},
  ].map(
    (contact) =>
      [
        `an offer, answered by ${JSON.stringify(contact)}`,
        (language: "en" | "es") => render("application-moved", offerOf(contact), language),
      ] as const,
  ),
  ...NOTIFICATION_SAMPLES.map(
    (notice) =>
      [
        JSON.stringify(notice),
        (language: "en" | "es") => render("notice", { notice, unsubscribeKey: key }, language),
      ] as const,
  ),
  ...[NOTIFICATION_SAMPLES, NOTIFICATION_SAMPLES.slice(0, 1), NOTIFICATION_SAMPLES.slice(-3)].map(
    (all) =>
      [
        `a digest of ${all.length}`,
        (language: "en" | "es") =>
          render("digest", { ...digestOf(all, language), unsubscribeKey: key }, language),
      ] as const,
  ),
  ...EMBED_PLATFORMS.map(
    (platform) =>
      [
        `the embed code for ${platform}`,
        (language: "en" | "es") =>
          render("embed-code", { ...MAIL_SAMPLES["embed-code"], platform, note: "" }, language),
      ] as const,
  ),
  ...[1, 2, 1_200].map(
    (count) =>
      [
        `an alert of ${count}`,
        (language: "en" | "es") => render("job-alert", alertOf(count, language), language),
      ] as const,
  ),
];

function render<N extends MailName>(name: N, values: MailValues[N], language: "en" | "es") {
  return renderMail(name, values, { site, language });
}

function offerOf(contact: object): MailValues["application-moved"] {
  const { contact: _, ...sample } = MAIL_SAMPLES["application-moved"];
  const values = {
    ...sample.notice.values,
    status: "OFFER" as const,
    message: "phone" in contact ? "Xyz." : "",
  };
  return {
    ...sample,
    notice: { ...sample.notice, values },
    contact: { email: "", phone: "", website: "", company: "ruiz", ...contact },
  };
}

/** Jobs with and without pay, place and date. */
function alertOf(count: number, language: "en" | "es"): MailValues["job-alert"] {
  const town = (locality: string) => ({ locality, region: "MD" });
  const summary = (about: object) =>
    jobLine(
      {
        ...{ id: 7, title: "Vigia", company: { name: "Ruiz" }, locations: [town("Baltimore")] },
        ...{ location_type: "ONSITE", base_salary: null, date_posted: null },
        ...about,
      } as unknown as Parameters<typeof jobLine>[0],
      KEPT_AT,
      language,
    );
  const daysAgo = (days: number) => new Date(KEPT_AT.getTime() - days * 86_400_000).toISOString();
  const pay = (unit: string) => ({ currency: "USD", min: 1_800, max: 2_250, unit });
  const jobs = [
    summary({ base_salary: pay("HOUR"), date_posted: daysAgo(0), location_type: "TELECOMMUTE" }),
    summary({ base_salary: pay("DAY"), date_posted: daysAgo(1), location_type: "HYBRID" }),
    summary({ base_salary: pay("WEEK"), date_posted: daysAgo(2), locations: ["A", "B"].map(town) }),
    summary({ base_salary: pay("MONTH"), date_posted: daysAgo(30), locations: ["A", "B", "C"].map(town) }),
    summary({ base_salary: pay("YEAR") }),
    summary({}),
  ];
  return {
    ...{ alertId: 3, alert: "Vigia", count, to: "/jobmap?search=x", unsubscribeKey: key },
    jobs: jobs.slice(0, count),
  };
}

describe("mails in two languages", () => {
  it.each(mails)("%s is all in the reader's language", (_, mail) => {
    const [english, spanish] = [mail("en"), mail("es")];
    expect(english.html).toContain('<html lang="en" dir="ltr">');
    expect(spanish.html).toContain('<html lang="es" dir="ltr">');
    for (const [words, other] of [
      [wordsOf(`${spanish.subject}\n${spanish.text}\n${spanish.fromName ?? ""}`), ENGLISH],
      [wordsOf(`${english.subject}\n${english.text}\n${english.fromName ?? ""}`), SPANISH],
    ] as const)
      expect(other.exec(words)?.[0] ?? "", words).toBe("");
    expect(spanish.html + spanish.text).not.toMatch(/undefined|null|NaN|#(?= )|\[object/);
  });

  it.each(mails)(
    "%s leads to the same pages, each in its language, and is answered the same way",
    (_, mail) => {
      const [english, spanish] = [mail("en"), mail("es")];
      expect(linksOf(spanish.html)).toEqual(linksOf(english.html).map(inSpanish));
      expect(spanish.unsubscribeUrl).toBe(english.unsubscribeUrl);
      expect(spanish.replyTo).toBe(english.replyTo);
      expect(spanish.text.split("\n\n")).toHaveLength(english.text.split("\n\n").length);
    },
  );

  it("writes numbers, sums, days and forms as the language does", () => {
    const { subject, text } = render("receipt", MAIL_SAMPLES.receipt, "es");
    expect(subject).toBe("Su recibo de Jobmap: $199.28 por Uno");
    expect(text).toContain("Fecha: 20 de noviembre de 2026");
    const many = render("job-alert", alertOf(1_200, "es"), "es");
    expect(many.subject).toBe("1,200 empleos nuevos para «Vigia»");
    expect(many.text).toContain("$18.00–$22.50 por hora. Publicado hoy.");
    expect(many.text).toContain("Ruiz, A, MD y 2 lugares más");
    expect(render("job-alert", alertOf(1, "es"), "es").text).toContain(
      "Un empleo nuevo coincide con su alerta «Vigia».",
    );
  });
});

describe("notifications in two languages", () => {
  it("have a label, and lead to the same place", () => {
    for (const notification of NOTIFICATION_SAMPLES) {
      const [english, spanish] = LANGUAGES.map((language) => renderNotification(notification, language));
      expect(spanish?.to).toBe(english?.to);
      expect(spanish?.title).not.toBe(english?.title);
      expect(notificationLabel(notification.type, "es")).not.toMatch(ENGLISH);
    }
  });
});
