import type { Language } from "@jobmap/contract/languages";
import type { Wording } from "../format/wording.ts";
import { renderNotification } from "../notifications/catalog.ts";
import type { NotificationOf } from "../notifications/values.ts";
import type { Entry } from "./letter.ts";
import type { MailTexts } from "./texts/texts.ts";

/** Applications to one job that were received or withdrawn. */
interface JobGroup {
  readonly job: string;
  readonly jobId: number;
  readonly count: number;
  /** The first few. */
  readonly applicants: readonly string[];
}

/** Several notifications in one mail: counts by job, and all others. */
export interface Digest {
  readonly received: readonly JobGroup[];
  readonly withdrawn: readonly JobGroup[];
  /** Paths of the web app. */
  readonly others: readonly { readonly title: string; readonly text: string; readonly to: string }[];
}

const MAX_NAMES = 3;
const MAX_ENTRIES = 20;

/** @param language of the reader, in which all but the applications is said */
export function digestOf(notifications: readonly NotificationOf[], language: Language): Digest {
  return {
    received: groups(notifications.filter((notification) => notification.type === "application_received")),
    withdrawn: groups(notifications.filter((notification) => notification.type === "application_withdrawn")),
    others: notifications
      .filter(({ type }) => type !== "application_received" && type !== "application_withdrawn")
      .map((notification) => {
        const { title, text, to } = renderNotification(notification, language);
        return { title, text, to };
      }),
  };
}

/** By job, the one with the most first. */
function groups(
  notifications: readonly NotificationOf<"application_received" | "application_withdrawn">[],
): JobGroup[] {
  return [...Map.groupBy(notifications, ({ values }) => values.jobId).values()]
    .flatMap((own): JobGroup[] => {
      const [first] = own;
      if (!first) return [];
      const applicants = own.slice(0, MAX_NAMES).map(({ values }) => values.applicant);
      return [{ job: first.values.job, jobId: first.values.jobId, count: own.length, applicants }];
    })
    .toSorted((a, b) => b.count - a.count);
}

const sum = (all: readonly JobGroup[]) => all.reduce((total, { count }) => total + count, 0);

/** "12 new applications for Deckhand", "12 new applications, 1 application withdrawn", "3 updates about your jobs". */
export function digestSubject(
  { received, withdrawn, others }: Digest,
  { digest: words }: MailTexts,
  { comma }: Wording,
): string {
  const [only, ...more] = received;
  const isOneJob = only && more.length === 0 && withdrawn.length === 0 && others.length === 0;
  if (isOneJob) return words.receivedFor(only.count, only.job);
  return comma([
    ...(received.length > 0 ? [words.received(sum(received))] : []),
    ...(withdrawn.length > 0 ? [words.withdrawn(sum(withdrawn))] : []),
    ...(others.length > 0 ? [words.updates(others.length)] : []),
  ]);
}

/** What the mail lists, and how many more there are. */
export function digestEntries(
  digest: Digest,
  siteUrl: string,
  { digest: words }: MailTexts,
): { entries: Entry[]; more: number } {
  const applications = (all: readonly JobGroup[], what: (count: number) => string) =>
    all.map(
      ({ job, jobId, count, applicants }): Entry => ({
        title: words.ofJob(job, what(count)),
        url: `${siteUrl}/employer/all-application?job=${jobId}`,
        lines: [words.applicants(applicants, count - applicants.length)],
      }),
    );
  const all = [
    ...applications(digest.received, words.received),
    ...applications(digest.withdrawn, words.withdrawn),
    ...digest.others.map(({ title, text, to }): Entry => ({ title, url: `${siteUrl}${to}`, lines: [text] })),
  ];
  return { entries: all.slice(0, MAX_ENTRIES), more: Math.max(0, all.length - MAX_ENTRIES) };
}

/** The target of the mail's button: the applicants of the only job, or of all jobs. */
export function digestPath({ received, withdrawn }: Digest): string {
  if (received.length + withdrawn.length === 0) return "/employer/jobs";
  const [only, ...more] = received;
  return only && more.length === 0
    ? `/employer/all-application?job=${only.jobId}`
    : "/employer/all-application";
}
