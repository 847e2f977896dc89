import {
  API_BASE,
  type ApplicationStatus,
  type EmployerContact,
  type AccountRole as Role,
} from "@jobmap/contract";
import { type Language, PAGE_PREFIX } from "@jobmap/contract/languages";
import { WORDINGS, type Wording } from "../format/wording.ts";
import { notificationLabel, renderNotification } from "../notifications/catalog.ts";
import { ROLES } from "../policies/roles.ts";
import { digestEntries, digestPath, digestSubject } from "./digest.ts";
import { conversationBy, interviewLetter } from "./interview.ts";
import { type Rendered, renderLetter } from "./layout.ts";
import {
  button,
  code,
  entries,
  facts,
  type Letter,
  link,
  note,
  type Part,
  paragraph,
  quote,
  snippet,
  steps,
} from "./letter.ts";
import { MAIL_TEXTS, type MailTexts } from "./texts/index.ts";
import type { MailName, MailValues } from "./values.ts";

/** The site and the language that a mail is written for. */
interface Writing {
  readonly site: {
    /** What the addresses of pages in this language begin with, and those of the API. */
    readonly url: string;
    readonly api: string;
  };
  readonly language: Language;
  readonly texts: MailTexts;
  readonly wording: Wording;
}
type Site = Writing["site"];
type Template<V> = (values: V, writing: Writing) => Letter;

const signInAt = (site: Site, role: Role) => `${site.url}/${ROLES[role].path}-login`;
/** The token comes after the `#`: it reaches no server and no log until the page sends it. */
const registerBy = (site: Site, role: Role, token: string) =>
  `${site.url}/${ROLES[role].path}-register#verify=${token}`;
const resetBy = (site: Site, role: Role, token: string) => `${signInAt(site, role)}#new-password=${token}`;

/** Titles that a receipt names. */
const MAX_TITLES = 20;

const templates: { readonly [N in MailName]: Template<MailValues[N]> } = {
  "otp-register": ({ code: otp, minutes, link: token, linkMinutes, role }, { site, texts }) => {
    const { enter, once, note: small, ...opening } = texts.otpRegister(otp, minutes, linkMinutes);
    return {
      ...opening,
      parts: [
        paragraph(enter),
        code(otp),
        paragraph(once),
        link(texts.otherDevice, registerBy(site, role, token)),
        note(small),
      ],
    };
  },
  "otp-reset": ({ code: otp, minutes, link: token, linkMinutes, role }, { site, texts }) => {
    const { enter, once, note: small, ...opening } = texts.otpReset(otp, minutes, linkMinutes);
    return {
      ...opening,
      parts: [
        paragraph(enter),
        code(otp),
        paragraph(once),
        link(texts.otherDevice, resetBy(site, role, token)),
        note(small),
      ],
    };
  },
  "otp-confirm": ({ code: otp, minutes }, { texts }) => {
    const { enter, once, note: small, ...opening } = texts.otpConfirm(otp, minutes);
    return { ...opening, parts: [paragraph(enter), code(otp), paragraph(once), note(small)] };
  },
  "address-taken": ({ role }, { site, texts }) => {
    const { what, forgot, note: small, ...opening } = texts.addressTaken;
    return {
      ...opening,
      parts: [paragraph(what), button(texts.signIn, signInAt(site, role)), paragraph(forgot), note(small)],
    };
  },
  "team-invitation": ({ company, by, seat, link: token, until }, { site, texts, wording }) => {
    const {
      what,
      may,
      join,
      until: label,
      note: small,
      ...opening
    } = texts.teamInvitation(company, by, seat);
    return {
      ...opening,
      parts: [
        paragraph(what),
        paragraph(may),
        button(join, `${site.url}/team-invitation#link=${token}`),
        facts([label, wording.moment(until)]),
        note(small),
      ],
    };
  },
  "team-removed": ({ company, at }, { site, texts, wording }) => {
    const { what, kept, next, note: small, ...opening } = texts.teamRemoved(company);
    return {
      ...opening,
      parts: [
        paragraph(what),
        facts([texts.when, wording.moment(at)]),
        paragraph(kept),
        button(next, signInAt(site, "employer")),
        note(small),
      ],
    };
  },
  "password-changed": ({ at, role }, { site, texts, wording }) => {
    const { what, forgot, toSignIn, ...opening } = texts.passwordChanged;
    return {
      ...opening,
      parts: [
        paragraph(what),
        facts([texts.when, wording.moment(at)]),
        paragraph(forgot),
        button(toSignIn, signInAt(site, role)),
      ],
    };
  },
  "account-deactivated": ({ until, role }, { site, texts, wording }) => {
    const { what, reactivateBy, after, reactivate, note: small, ...opening } = texts.deactivated(until);
    return {
      ...opening,
      parts: [
        paragraph(what),
        facts([reactivateBy, wording.moment(until)]),
        paragraph(after),
        button(reactivate, signInAt(site, role)),
        note(small),
      ],
    };
  },
  "account-erased": ({ at }, { site, texts, wording }) => {
    const { what, last, openMap, ...opening } = texts.erased;
    return {
      ...opening,
      parts: [
        paragraph(what),
        facts([texts.when, wording.moment(at)]),
        paragraph(last),
        button(openMap, `${site.url}/jobmap`),
      ],
    };
  },
  notice: ({ notice: notification, unsubscribeKey }, { site, language }) => {
    const { title, text, to, action } = renderNotification(notification, language);
    return {
      subject: title,
      preview: text,
      parts: [paragraph(text), button(action, `${site.url}${to}`)],
      ...(notification.type === "job_over" && { from: notification.values.company }),
      unsubscribe: unsubscribeBy(`key=${unsubscribeKey}&type=${notification.type}`, site),
    };
  },
  digest: ({ unsubscribeKey, ...digest }, { site, language, texts, wording }) => {
    const { entries: list, more } = digestEntries(digest, site.url, texts);
    const to = digestPath(digest);
    const type = digest.received.length > 0 ? "application_received" : "application_withdrawn";
    const { seeJobs, viewApplications, changeFrequency, because, unsubscribeFrom } = texts.digest;
    return {
      subject: digestSubject(digest, texts, wording),
      preview: list.map(({ title }) => title).join("; "),
      parts: [
        entries(list),
        ...(more > 0 ? [paragraph(texts.andMore(more))] : []),
        button(to.startsWith("/employer/jobs") ? seeJobs : viewApplications, `${site.url}${to}`),
        link(changeFrequency, `${site.url}/profile-setting#mails`),
      ],
      because,
      unsubscribe: {
        ...unsubscribeBy(`key=${unsubscribeKey}&type=${type}`, site),
        label: unsubscribeFrom(notificationLabel(type, language)),
      },
    };
  },
  "application-moved": ({ notice: notification, contact, unsubscribeKey }, { site, language, texts }) => {
    const { title, text, to, action } = renderNotification(notification, language);
    const { company, message, status } = notification.values;
    const answers = ANSWERABLE.includes(status) ? waysToAnswer(company, contact, site, texts) : [];
    const isAnswerable = answers.length > 0 && contact.email !== "";
    return {
      subject: title,
      preview: text,
      from: company,
      ...(isAnswerable && { replyTo: contact.email }),
      parts: [
        ...(message === "" ? [paragraph(text)] : [paragraph(texts.moved.writes(company)), quote(message)]),
        ...answers,
        button(action, `${site.url}${to}`),
      ],
      because: texts.moved.because,
      unsubscribe: unsubscribeBy(`key=${unsubscribeKey}&type=${notification.type}`, site),
    };
  },
  "message-from-employer": (
    { notice: notification, link: key, unsubscribeKey },
    { site, language, texts },
  ) => {
    const { title, text: preview, action } = renderNotification(notification, language);
    const { company, text } = notification.values;
    return {
      subject: title,
      preview,
      from: company,
      parts: [
        paragraph(texts.moved.writes(company)),
        quote(text),
        button(action, conversationBy(site, key)),
        note(texts.conversation.note),
      ],
      because: texts.moved.because,
      unsubscribe: unsubscribeBy(`key=${unsubscribeKey}&type=${notification.type}`, site),
    };
  },
  "domain-code": (
    { code: secret, days, domain, company, blockKey },
    { site, texts: { domainCode: words } },
  ) => ({
    subject: words.subject(company, domain),
    preview: words.preview(domain),
    parts: [
      paragraph(words.who(company, domain)),
      paragraph(words.give(company)),
      code(secret),
      paragraph(words.howLong(days)),
      note(words.otherwise),
    ],
    because: words.because(company, domain),
    unsubscribe: blockBy(blockKey, site, words.block),
  }),
  "embed-code": (
    { company, by, replyTo, platform, note: words, code: lines, height, preview, studio, blockKey },
    { site, texts },
  ) => {
    const { embedCode: said, moved, domainCode } = texts;
    return {
      subject: said.subject(company),
      preview: said.preview(by),
      from: by,
      replyTo,
      parts: [
        paragraph(said.ask(by, company)),
        ...(words === "" ? [] : [paragraph(moved.writes(by)), quote(words)]),
        paragraph(said.platforms[platform]),
        steps(said.steps(height)[platform]),
        snippet(lines),
        paragraph(said.afterwards(by)),
        link(said.look, preview),
        link(said.others, studio),
        note(said.otherwise(by)),
      ],
      because: said.because(by, company),
      unsubscribe: blockBy(blockKey, site, domainCode.block),
    };
  },
  interview: (values, { site, language, texts }) => ({
    ...interviewLetter(values, { site, language, texts }),
    unsubscribe: unsubscribeBy(`key=${values.unsubscribeKey}&type=${values.notice.type}`, site),
  }),
  "contact-message": ({ reference, topic, name, email, message }, { texts }) => {
    const { topics, number: numberLabel, name: nameLabel, email: emailLabel, because } = texts.contact;
    return {
      subject: `${topics[topic]}: ${reference}`,
      preview: message.slice(0, 120),
      from: name,
      replyTo: email,
      parts: [
        paragraph(texts.moved.writes(name)),
        quote(message),
        facts([numberLabel, reference], [nameLabel, name], [emailLabel, email]),
      ],
      because,
    };
  },
  receipt: (paid, { site, texts: { receipt: words }, wording }) => {
    const money = (minor: number) => wording.money(minor, paid.currency);
    const on = wording.day(paid.at);
    const titles = paid.jobs.slice(0, MAX_TITLES);
    return {
      subject: words.subject(money(paid.totalMinor), paid.plan),
      preview: words.preview(paid.paymentId, on),
      parts: [
        paragraph(words.thanks),
        facts(
          [words.payment, String(paid.paymentId)],
          [words.date, on],
          [paid.quantity === 1 ? paid.plan : `${paid.quantity} × ${paid.plan}`, money(paid.subtotalMinor)],
          ...(paid.discountMinor > 0 ? [[words.discount, `−${money(paid.discountMinor)}`] as const] : []),
          [words.tax, money(paid.taxMinor)],
          [words.paid, money(paid.totalMinor)],
        ),
        ...(titles.length > 0 ? [paragraph(words.published(titles, paid.jobs.length - titles.length))] : []),
        button(words.view, `${site.url}/employer/payment-history?payment=${paid.paymentId}`),
        ...(paid.invoiceUrl === null ? [] : [link(words.invoice, paid.invoiceUrl)]),
      ],
      because: words.because,
    };
  },
  "job-alert": ({ alertId, alert, count, to, jobs, unsubscribeKey }, { site, texts }) => {
    const words = texts.jobAlert;
    const more = count - jobs.length;
    return {
      subject: words.subject(count, alert, jobs[0]?.title ?? ""),
      preview: jobs.map(({ title, company }) => words.at(title, company)).join(", "),
      parts: [
        paragraph(words.match(count, alert)),
        entries(
          jobs.map(({ id, title, company, place, pay, age }) => ({
            title,
            url: `${site.url}/job/${id}`,
            lines: [
              [company, place].filter(Boolean).join(", "),
              age === null ? `${pay}.` : `${pay}. ${age}.`,
            ],
          })),
        ),
        ...(more > 0 ? [paragraph(texts.andMore(more))] : []),
        button(words.see(count, more > 0), `${site.url}${to}`),
        link(words.change, `${site.url}/job-alerts`),
      ],
      because: words.because,
      unsubscribe: {
        ...unsubscribeBy(`key=${unsubscribeKey}&type=job_alert&alert=${alertId}`, site),
        label: words.stop,
      },
    };
  },
};

/** States that a candidate may want to reply to. */
const ANSWERABLE: readonly ApplicationStatus[] = ["SHORTLISTED", "INTERVIEW", "OFFER", "HIRED"];

/** How to reply to an employer: by the addresses that it shows, else by those that are public. */
function waysToAnswer(
  company: string,
  { email, phone, website, company: username }: EmployerContact,
  site: Site,
  { moved: words }: MailTexts,
): Part[] {
  const ways = [...(email ? [words.replyToThis(email)] : []), ...(phone ? [words.call(phone)] : [])];
  if (ways.length > 0) return [paragraph(words.respond(ways))];
  const has = website ? "website" : "page";
  return [
    paragraph(words.noContact(company, has)),
    link(words.link(company, has), website || `${site.url}/company/${username}`),
  ];
}

/** Ends all mail that companies have us send to an address. */
const blockBy = (key: string, site: Site, label: string) => ({
  page: `${site.url}/unsubscribe?block=${key}`,
  oneClick: `${site.api}notification/block?key=${key}`,
  label,
});

const unsubscribeBy = (query: string, site: Site) => ({
  page: `${site.url}/unsubscribe?${query}`,
  oneClick: `${site.api}notification/unsubscribe?${query}`,
});

/** Renders the mail of this name as HTML and as text, in a language. @param site its public address, without a trailing slash */
export function renderMail<N extends MailName>(
  name: N,
  values: MailValues[N],
  { site: { url }, language }: { readonly site: { readonly url: string }; readonly language: Language },
): Rendered {
  const site = { url: url + PAGE_PREFIX[language], api: url + API_BASE };
  const writing = { site, language, texts: MAIL_TEXTS[language], wording: WORDINGS[language] };
  return renderLetter(templates[name](values, writing), site, language);
}

export const isMailName = (name: string): name is MailName => Object.hasOwn(templates, name);
