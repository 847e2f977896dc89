import type { EmployerContact, AccountRole as Role } from "@jobmap/contract";
import type { ContactTopic } from "@jobmap/contract/contact-topics";
import type { JobLine } from "../alerts/job-line.ts";
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
  /** An employer has written. `link`: the key of a link that opens this conversation alone. */
  "message-from-employer": {
    notice: NotificationOf<"message_from_employer">;
    link: string;
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
