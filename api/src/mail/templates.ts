import {
  API_BASE,
  type ApplicationStatus,
  type EmployerContact,
  type AccountRole as Role,
} from "@jobmap/contract";
import type { JobLine } from "../alerts/job-line.ts";
import { NOTIFICATION_KINDS, type NotificationOf, renderNotification } from "../notifications/catalog.ts";
import { ROLES } from "../policies/roles.ts";
import { type Digest, digestEntries, digestPath, digestSubject } from "./digest.ts";
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
} from "./letter.ts";

/** `link` is the token of a link that does the same in any browser, and is valid for longer. */
interface CodeWithLink {
  code: string;
  minutes: number;
  link: string;
  linkMinutes: number;
  role: Role;
}

/** The values of each kind of mail. Times are ISO 8601. Values are stored as JSON until the mail is sent. */
export interface MailValues {
  /** The address must be proved before an account is created. */
  "otp-register": CodeWithLink;
  /** A password reset. */
  "otp-reset": CodeWithLink;
  /** A signed-in user without a password must confirm their identity. */
  "otp-confirm": { code: string; minutes: number };
  /** Someone started to register an address that already has an account. */
  "address-taken": { role: Role };
  "password-changed": { at: string; role: Role };
  /** `until`: the last moment at which signing in reactivates the account. */
  "account-deactivated": { until: string; role: Role };
  "account-erased": { at: string };
  /** A notification that is also shown in the product, and can be turned off by mail. `notice`: the name in rows of the outbox. */
  notice: { notice: NotificationOf; unsubscribeKey: string };
  /** Several notifications for an employer. */
  digest: Digest & { unsubscribeKey: string };
  /** An employer has moved an application. `contact`: how the candidate can reach the employer. */
  "application-moved": {
    notice: NotificationOf<"application_moved">;
    contact: EmployerContact;
    unsubscribeKey: string;
  };
  /** `count` new jobs, of which `jobs` are the newest; `to` is the path of the search that found them. */
  "job-alert": {
    alertId: number;
    alert: string;
    count: number;
    to: string;
    jobs: readonly JobLine[];
    unsubscribeKey: string;
  };
}
export type MailName = keyof MailValues;

interface Site {
  /** Public address of the site, without a trailing slash. */
  url: string;
}
type Template<V> = (values: V, site: Site) => Letter;

const signInAt = (site: Site, role: Role) => `${site.url}/${ROLES[role].path}-login`;
/** The token comes after the `#`: it reaches no server and no log until the page sends it. */
const registerBy = (site: Site, role: Role, token: string) =>
  `${site.url}/${ROLES[role].path}-register#verify=${token}`;
const resetBy = (site: Site, role: Role, token: string) => `${signInAt(site, role)}#new-password=${token}`;
const NOT_YOU = "If this wasn’t you, you can ignore this email.";

const templates: { readonly [N in MailName]: Template<MailValues[N]> } = {
  "otp-register": ({ code: otp, minutes, link: token, linkMinutes, role }, site) => ({
    subject: "Your code for Jobmap",
    preview: `${otp} confirms your email address.`,
    parts: [
      paragraph("Enter this code on the sign-up page to confirm your email address."),
      code(otp),
      paragraph(`It works once, for ${minutes} minutes. We will never ask for it by phone or email.`),
      link("On another device, or if the code doesn’t work, use this link", registerBy(site, role, token)),
      note(`The link works for ${linkMinutes} minutes. ${NOT_YOU}`),
    ],
  }),
  "otp-reset": ({ code: otp, minutes, link: token, linkMinutes, role }, site) => ({
    subject: "Your code for a new password",
    preview: `${otp} lets you choose a new password.`,
    parts: [
      paragraph("Enter this code along with your new password."),
      code(otp),
      paragraph(
        `It works once, for ${minutes} minutes. Setting a new password signs you out on every device.`,
      ),
      link("On another device, or if the code doesn’t work, use this link", resetBy(site, role, token)),
      note(`The link works for ${linkMinutes} minutes. ${NOT_YOU} Your password has not changed.`),
    ],
  }),
  "otp-confirm": ({ code: otp, minutes }) => ({
    subject: "Your confirmation code",
    preview: `${otp} confirms it’s you.`,
    parts: [
      paragraph(
        "Enter this code to set a password or delete your account. We ask because your account has no password.",
      ),
      code(otp),
      paragraph(`It works once, for ${minutes} minutes. We will never ask for it by phone or email.`),
      note(
        "If this wasn’t you, someone else may be using your account. Sign in and end the other sessions in your settings.",
      ),
    ],
  }),
  "address-taken": ({ role }, site) => ({
    subject: "You already have an account on Jobmap",
    preview: "Someone, probably you, tried to register with this address.",
    parts: [
      paragraph(
        "Someone, probably you, tried to register with this email address. It already has an account, so no new one was created.",
      ),
      button("Sign in", signInAt(site, role)),
      paragraph("If you forgot your password, choose “Forgot password” on the sign-in page."),
      note("If this wasn’t you, no action is needed. Nothing has changed."),
    ],
  }),
  "password-changed": ({ at, role }, site) => ({
    subject: "Your password was changed",
    preview: "If this wasn’t you, set a new one now.",
    parts: [
      paragraph("The password of your Jobmap account was changed. All other devices have been signed out."),
      facts(["When", moment(at)]),
      paragraph("If this wasn’t you, choose “Forgot password” on the sign-in page now."),
      button("Go to sign-in", signInAt(site, role)),
    ],
  }),
  "account-deactivated": ({ until, role }, site) => ({
    subject: "Your account is deactivated",
    preview: `You can reactivate it until ${day(until)}.`,
    parts: [
      paragraph("Your account is hidden and you are signed out on all devices."),
      facts(["Reactivate by", moment(until)]),
      paragraph(
        "Sign in before then to restore it. After that, your account and its data are permanently deleted.",
      ),
      button("Reactivate", signInAt(site, role)),
      note("If this wasn’t you, sign in and change your password."),
    ],
  }),
  "account-erased": ({ at }, site) => ({
    subject: "Your account has been deleted",
    preview: "Your account and its data have been deleted.",
    parts: [
      paragraph("Your Jobmap account and its data have been deleted."),
      facts(["When", moment(at)]),
      paragraph("This is the last email about it. You can create a new account at any time."),
      button("Open the job map", `${site.url}/jobmap`),
    ],
  }),
  notice: ({ notice: notification, unsubscribeKey }, site) => {
    const { title, text, to, action } = renderNotification(notification);
    return {
      subject: title,
      preview: text,
      parts: [paragraph(text), button(action, `${site.url}${to}`)],
      ...(notification.type === "job_over" && { from: notification.values.company }),
      unsubscribe: unsubscribeBy(`key=${unsubscribeKey}&type=${notification.type}`, site),
    };
  },
  digest: ({ unsubscribeKey, ...digest }, site) => {
    const { entries: list, more } = digestEntries(digest, site.url);
    const to = digestPath(digest);
    const type = digest.received.length > 0 ? "application_received" : "application_withdrawn";
    return {
      subject: digestSubject(digest),
      preview: list.map(({ title }) => title).join("; "),
      parts: [
        entries(list),
        ...(more > 0 ? [paragraph(`And ${number(more)} more.`)] : []),
        button(to.startsWith("/employer/jobs") ? "See your jobs" : "View applications", `${site.url}${to}`),
        link("Change email frequency", `${site.url}/profile-setting#mails`),
      ],
      because: "you have jobs posted there",
      unsubscribe: {
        ...unsubscribeBy(`key=${unsubscribeKey}&type=${type}`, site),
        label: `Unsubscribe from “${NOTIFICATION_KINDS[type].label}”`,
      },
    };
  },
  "application-moved": ({ notice: notification, contact, unsubscribeKey }, site) => {
    const { title, text, to, action } = renderNotification(notification);
    const { company, message, status } = notification.values;
    const answers = ANSWERABLE.includes(status) ? waysToAnswer(company, contact, site) : [];
    const isAnswerable = answers.length > 0 && contact.email !== "";
    return {
      subject: title,
      preview: text,
      from: company,
      ...(isAnswerable && { replyTo: contact.email }),
      parts: [
        ...(message === "" ? [paragraph(text)] : [paragraph(`${company} writes:`), quote(message)]),
        ...answers,
        button(action, `${site.url}${to}`),
      ],
      because: "you applied for this job there",
      unsubscribe: unsubscribeBy(`key=${unsubscribeKey}&type=${notification.type}`, site),
    };
  },
  "job-alert": ({ alertId, alert, count, to, jobs, unsubscribeKey }, site) => {
    const [first] = jobs;
    const more = count - jobs.length;
    return {
      subject: count === 1 && first ? `New job: ${first.title}` : `${number(count)} new jobs for “${alert}”`,
      preview: jobs.map(({ title, company }) => `${title} at ${company}`).join(", "),
      parts: [
        paragraph(
          count === 1
            ? `A new job matches your alert “${alert}”.`
            : `These new jobs match your alert “${alert}”.`,
        ),
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
        ...(more > 0 ? [paragraph(`And ${number(more)} more.`)] : []),
        button(
          more > 0 ? `See all ${number(count)}` : count === 1 ? "View on the map" : "View on the map",
          `${site.url}${to}`,
        ),
        link("Change the frequency or stop this alert", `${site.url}/job-alerts`),
      ],
      because: "you created a job alert",
      unsubscribe: {
        ...unsubscribeBy(`key=${unsubscribeKey}&type=job_alert&alert=${alertId}`, site),
        label: "Stop this alert",
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
): Part[] {
  const ways = [
    ...(email ? [`reply to this email (it goes to ${email})`] : []),
    ...(phone ? [`call ${phone}`] : []),
  ];
  if (ways.length > 0) return [paragraph(`To respond, ${ways.join(", or ")}.`)];
  const [way, label, url] = website
    ? (["its website", `${company} website`, website] as const)
    : (["its page on Jobmap", `${company} on Jobmap`, `${site.url}/company/${username}`] as const);
  return [
    paragraph(
      `${company} has not shared contact details on Jobmap. If their message has none either, check ${way}.`,
    ),
    link(label, url),
  ];
}

const unsubscribeBy = (query: string, site: Site) => ({
  page: `${site.url}/unsubscribe?${query}`,
  oneClick: `${site.url}${API_BASE}notification/unsubscribe?${query}`,
});

/** Renders the mail of this name as HTML and as text. */
export function renderMail<N extends MailName>(name: N, values: MailValues[N], site: Site): Rendered {
  return renderLetter(templates[name](values, site), site);
}

export const isMailName = (name: string): name is MailName => Object.hasOwn(templates, name);

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const MOMENT = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
const NUMBER = new Intl.NumberFormat("en-US");
const number = (value: number) => NUMBER.format(value);
const day = (iso: string) => DAY.format(new Date(iso));
const moment = (iso: string) => `${MOMENT.format(new Date(iso))} UTC`;
