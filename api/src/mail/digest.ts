import { type NotificationOf, renderNotification } from "../notifications/catalog.ts";
import type { Entry } from "./letter.ts";

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

export function digestOf(notifications: readonly NotificationOf[]): Digest {
  return {
    received: groups(notifications.filter((notification) => notification.type === "application_received")),
    withdrawn: groups(notifications.filter((notification) => notification.type === "application_withdrawn")),
    others: notifications
      .filter(({ type }) => type !== "application_received" && type !== "application_withdrawn")
      .map((notification) => {
        const { title, text, to } = renderNotification(notification);
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

const NUMBER = new Intl.NumberFormat("en-US");
const plural = (count: number, one: string) => `${NUMBER.format(count)} ${count === 1 ? one : `${one}s`}`;
const sum = (all: readonly JobGroup[]) => all.reduce((total, { count }) => total + count, 0);

/** "12 new applications for Deckhand", "12 new applications, 1 withdrawn", "3 notifications about your jobs". */
export function digestSubject({ received, withdrawn, others }: Digest): string {
  const [only, ...more] = received;
  const isOneJob = only && more.length === 0 && withdrawn.length === 0 && others.length === 0;
  if (isOneJob) return `${plural(only.count, "new application")} for ${only.job}`;
  return [
    received.length > 0 ? plural(sum(received), "new application") : "",
    withdrawn.length > 0 ? `${plural(sum(withdrawn), "application")} withdrawn` : "",
    others.length > 0 ? `${plural(others.length, "update")} about your jobs` : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** What the mail lists, and how many more there are. */
export function digestEntries(digest: Digest, siteUrl: string): { entries: Entry[]; more: number } {
  const applications = (all: readonly JobGroup[], words: (count: number) => string) =>
    all.map(
      ({ job, jobId, count, applicants }): Entry => ({
        title: `${job}: ${words(count)}`,
        url: `${siteUrl}/employer/all-application?job=${jobId}`,
        lines: [namesText(applicants, count)],
      }),
    );
  const all = [
    ...applications(digest.received, (count) => plural(count, "new application")),
    ...applications(digest.withdrawn, (count) => `${plural(count, "application")} withdrawn`),
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

function namesText(applicants: readonly string[], count: number): string {
  const rest = count - applicants.length;
  return rest > 0 ? `${applicants.join(", ")} and ${NUMBER.format(rest)} more` : applicants.join(", ");
}
