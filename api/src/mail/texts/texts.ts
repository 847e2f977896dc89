import type { InterviewKind, ThreadSide } from "@jobmap/contract";
import type { ContactTopic } from "@jobmap/contract/contact-topics";
import type { EmbedPlatform } from "@jobmap/contract/embed-mail";
import type { ColleagueSeat } from "@jobmap/contract/team";

/** What all mails of a kind begin with: the subject, which is their heading too, and what mail programs show beside it. */
interface Opening {
  readonly subject: string;
  readonly preview: string;
}

/** A one-time password. `once`: how long it works. */
interface CodeTexts extends Opening {
  readonly enter: string;
  readonly once: string;
  readonly note: string;
}

/** All that mails say in one language, beside what notifications say. */
export interface MailTexts {
  readonly frame: {
    /** Around the linked name of the site. */
    sentBy(because: string): readonly [before: string, after: string];
    /** Display name of a sender that writes for somebody. */
    via(name: string): string;
    repliesTo(name: string): string;
    readonly noReplies: string;
    readonly unsubscribe: string;
    readonly because: string;
  };
  readonly signIn: string;
  readonly otherDevice: string;
  readonly when: string;
  otpRegister(code: string, minutes: number, linkMinutes: number): CodeTexts;
  otpReset(code: string, minutes: number, linkMinutes: number): CodeTexts;
  otpConfirm(code: string, minutes: number): CodeTexts;
  readonly addressTaken: Opening & {
    readonly what: string;
    readonly forgot: string;
    readonly note: string;
  };
  teamInvitation(
    company: string,
    by: string,
    seat: ColleagueSeat,
  ): Opening & {
    readonly what: string;
    readonly may: string;
    readonly join: string;
    readonly until: string;
    readonly note: string;
  };
  teamRemoved(company: string): Opening & {
    readonly what: string;
    readonly kept: string;
    readonly next: string;
    readonly note: string;
  };
  readonly passwordChanged: Opening & {
    readonly what: string;
    readonly forgot: string;
    readonly toSignIn: string;
  };
  /** `until`: an ISO 8601 time. */
  deactivated(until: string): Opening & {
    readonly what: string;
    readonly reactivateBy: string;
    readonly after: string;
    readonly reactivate: string;
    readonly note: string;
  };
  readonly erased: Opening & { readonly what: string; readonly last: string; readonly openMap: string };
  readonly digest: {
    received(count: number): string;
    receivedFor(count: number, job: string): string;
    withdrawn(count: number): string;
    updates(count: number): string;
    /** The heading of a job's applications. */
    ofJob(job: string, what: string): string;
    /** The first applicants, and how many more there are. */
    applicants(names: readonly string[], more: number): string;
    readonly seeJobs: string;
    readonly viewApplications: string;
    readonly changeFrequency: string;
    readonly because: string;
    unsubscribeFrom(kind: string): string;
  };
  andMore(count: number): string;
  /** Beside the button that opens a conversation. */
  readonly conversation: { readonly note: string };
  readonly interview: {
    readonly when: string;
    /** One of several times. */
    option(number: number): string;
    readonly length: string;
    minutes(count: number): string;
    readonly where: Readonly<Record<InterviewKind, string>>;
    readonly because: Readonly<Record<ThreadSide, string>>;
    /** Calendars offer to answer, which reaches nobody. */
    readonly calendar: string;
  };
  readonly moved: {
    writes(name: string): string;
    replyToThis(email: string): string;
    call(phone: string): string;
    /** `ways`, of which at least one. */
    respond(ways: readonly string[]): string;
    noContact(company: string, has: "website" | "page"): string;
    link(company: string, to: "website" | "page"): string;
    readonly because: string;
  };
  readonly domainCode: {
    subject(company: string, domain: string): string;
    preview(domain: string): string;
    who(company: string, domain: string): string;
    give(company: string): string;
    howLong(days: number): string;
    readonly otherwise: string;
    because(company: string, domain: string): string;
    readonly block: string;
  };
  readonly embedCode: {
    subject(company: string): string;
    preview(by: string): string;
    ask(by: string, company: string): string;
    /** What the steps are for. */
    readonly platforms: Readonly<Record<EmbedPlatform, string>>;
    /** `height`: of the map, in pixels. The code stands below them. */
    steps(height: number): Readonly<Record<EmbedPlatform, readonly string[]>>;
    afterwards(by: string): string;
    readonly look: string;
    readonly others: string;
    otherwise(by: string): string;
    because(by: string, company: string): string;
  };
  readonly contact: {
    readonly topics: Readonly<Record<ContactTopic, string>>;
    readonly number: string;
    readonly name: string;
    readonly email: string;
    readonly because: string;
  };
  readonly receipt: {
    subject(total: string, plan: string): string;
    preview(paymentId: number, day: string): string;
    readonly thanks: string;
    readonly payment: string;
    readonly date: string;
    readonly discount: string;
    readonly tax: string;
    readonly paid: string;
    /** `titles` are the first ones. */
    published(titles: readonly string[], more: number): string;
    readonly view: string;
    readonly invoice: string;
    readonly because: string;
  };
  readonly jobAlert: {
    /** `first`: the title of the only job. */
    subject(count: number, alert: string, first: string): string;
    at(title: string, company: string): string;
    match(count: number, alert: string): string;
    /** `more`: whether there are more than the mail lists. */
    see(count: number, more: boolean): string;
    readonly change: string;
    readonly because: string;
    readonly stop: string;
  };
}
