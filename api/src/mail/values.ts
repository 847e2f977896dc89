import type { EmployerContact, AccountRole as Role } from "@jobmap/contract";
import type { ContactTopic } from "@jobmap/contract/contact-topics";
import type { EmbedPlatform } from "@jobmap/contract/embed-mail";
import type { ColleagueSeat } from "@jobmap/contract/team";
import type { JobLine } from "../alerts/job-line.ts";
import type { CalendarEvent, CalendarMethod } from "../format/icalendar.ts";
import type { NotificationOf } from "../notifications/values.ts";
import type { Digest } from "./digest.ts";

/** `link` is the token of a link that does the same in any browser, and is valid for longer. */
interface CodeWithLink {
  code: string;
  minutes: number;
  link: string;
  linkMinutes: number;
  role: Role;
}

/** The notifications of interviews. */
export type InterviewNotice =
  | "interview"
  | "applicant_interview"
  | "interview_reminder"
  | "applicant_interview_reminder";

/** A version of a calendar entry, but for its words. */
export type CalendarChange = Pick<
  CalendarEvent,
  "uid" | "sequence" | "stamp" | "startsAt" | "organizer" | "attendee"
> & { readonly method: Exclude<CalendarMethod, "PUBLISH"> };

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
  /** Someone is asked to join a company's team. `link`: the token; `until`: when it ends. */
  "team-invitation": { company: string; by: string; seat: ColleagueSeat; link: string; until: string };
  /** Someone was taken out of a company's team by its owner. */
  "team-removed": { company: string; at: string };
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
  /** An employer has written. `link`: the key of a link that opens this conversation alone. */
  "message-from-employer": {
    notice: NotificationOf<"message_from_employer">;
    link: string;
    unsubscribeKey: string;
  };
  /**
   * News of an interview, or a reminder. `link`: the key of a link that opens the candidate's conversation, null for employers.
   * `calendar`: what changes in the reader's calendar.
   */
  interview: {
    notice: NotificationOf<InterviewNotice>;
    /** The candidate's own words, or the employer's with the invitation. */
    message: string;
    link: string | null;
    calendar: CalendarChange | null;
    unsubscribeKey: string;
  };
  /** What was paid, in minor units. `jobs`: the titles of those that were published with it. */
  receipt: {
    paymentId: number;
    plan: string;
    quantity: number;
    currency: string;
    subtotalMinor: number;
    discountMinor: number;
    taxMinor: number;
    totalMinor: number;
    at: string;
    jobs: readonly string[];
    /** The provider's invoice. */
    invoiceUrl: string | null;
  };
  /** A company had us write to a mailbox at a domain, which it wants to prove. `blockKey`: of the link that ends such mail. */
  "domain-code": { code: string; days: number; domain: string; company: string; blockKey: string };
  /**
   * An employer asks whoever runs their site to put the company's map on it. `by`: the employer's name, or else the address; `code`: what to
   * paste; `height`: of the map, in pixels; `preview`, `studio`: addresses; `blockKey`: of the link that ends such mail.
   */
  "embed-code": {
    company: string;
    by: string;
    replyTo: string;
    platform: EmbedPlatform;
    note: string;
    code: string;
    height: number;
    preview: string;
    studio: string;
    blockKey: string;
  };
  /** Somebody wrote to the owner of the site. */
  "contact-message": {
    reference: string;
    topic: ContactTopic;
    name: string;
    email: string;
    message: string;
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
