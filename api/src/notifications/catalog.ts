import type { AccountRole, ApplicationStatus, CloseReason, NotificationType } from "@jobmap/contract";

/** The values of each kind of notification; stored with it as JSON. */
export interface NotificationValues {
  application_received: { applicant: string; job: string; jobId: number; applicationId: number };
  application_withdrawn: { applicant: string; job: string; jobId: number; applicationId: number };
  application_moved: {
    job: string;
    company: string;
    status: ApplicationStatus;
    applicationId: number;
    /** The employer's message, if any. */
    message: string;
  };
  job_over: { job: string; company: string; reason: CloseReason | "EXPIRED"; applicationId: number };
  saved_job_over: { job: string; company: string; jobId: number };
  /** `to`: the only job, or the search. `job` is the newest of them. */
  job_alert: { alert: string; count: number; job: string; to: string };
  job_unconfirmed: { job: string; jobId: number; days: number };
  job_expiring: { job: string; jobId: number; days: number };
  job_stopped: { job: string; jobId: number; why: "EXPIRED" | "UNCONFIRMED" };
}

/** A notification of one kind, or of any. */
export type NotificationOf<N extends NotificationType = NotificationType> = {
  [K in N]: { type: K; values: NotificationValues[K] };
}[N];

export interface NotificationText {
  readonly title: string;
  readonly text: string;
  /** Path in the web app, and the label of the mail's button. */
  readonly to: string;
  readonly action: string;
}

type Template<V> = (values: V) => NotificationText;

/** What an employer decided, as a sentence without its period, and what follows it if the employer wrote no message. */
const DECISIONS: Partial<
  Record<ApplicationStatus, (company: string, job: string) => readonly [string, string]>
> = {
  VIEWED: (company, job) => [
    `${company} is considering your application for ${job} again`,
    "Your application has been reopened. No action is needed.",
  ],
  SHORTLISTED: (company, job) => [`${company} shortlisted you for ${job}`, "No action is needed."],
  INTERVIEW: (company, job) => [
    `${company} invited you to interview for ${job}`,
    "See your application for how to reach them.",
  ],
  OFFER: (company, job) => [
    `${company} offered you the job: ${job}`,
    "See your application for how to reach them.",
  ],
  HIRED: (company, job) => [`${company} hired you: ${job}`, "See your application for how to reach them."],
  REJECTED: (company, job) => [
    `${company} is not moving forward with your application for ${job}`,
    "Thank you for applying.",
  ],
};
const WHY_OVER: Readonly<Record<CloseReason | "EXPIRED", (company: string) => string>> = {
  FILLED: (company) => `${company} has filled the position.`,
  CANCELLED: (company) => `${company} has stopped hiring for it.`,
  EXPIRED: (company) => `The job posting from ${company} has expired.`,
};
const plural = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

const templates: { readonly [N in NotificationType]: Template<NotificationValues[N]> } = {
  application_received: ({ applicant, job, applicationId }) => ({
    title: `${applicant} applied for ${job}`,
    text: "Open it to review. The applicant will see that you opened it.",
    to: `/employer/all-application?application=${applicationId}`,
    action: "View application",
  }),
  application_withdrawn: ({ applicant, job, applicationId }) => ({
    title: `${applicant} withdrew from ${job}`,
    text: "No further action is needed.",
    to: `/employer/all-application?application=${applicationId}`,
    action: "View application",
  }),
  application_moved: ({ job, company, status, applicationId, message }) => {
    const [title, text] = DECISIONS[status]?.(company, job) ?? [`Update on your application for ${job}`, ""];
    return {
      title,
      text: message || text,
      to: `/applied-job-list?application=${applicationId}`,
      action: "View your application",
    };
  },
  job_over: ({ job, company, reason, applicationId }) => ({
    title: `${job} at ${company} is no longer open`,
    text: `${WHY_OVER[reason](company)} Your application is now closed. Thank you for applying.`,
    to: `/applied-job-list?application=${applicationId}`,
    action: "View your application",
  }),
  saved_job_over: ({ job, company, jobId }) => ({
    title: `${job} at ${company} is no longer open`,
    text: "You saved this job. See similar jobs on its page.",
    to: `/job/${jobId}`,
    action: "See similar jobs",
  }),
  job_alert: ({ alert, count, job, to }) => ({
    title: count === 1 ? `New job: ${job}` : `${plural(count, "new job")} for “${alert}”`,
    text: count === 1 ? `It matches your alert “${alert}”.` : `The newest is ${job}.`,
    to,
    action: count === 1 ? "View job" : "View jobs",
  }),
  job_unconfirmed: ({ job, jobId, days }) => ({
    title: `Is ${job} still open?`,
    text: `It has not been confirmed for ${plural(days, "day")}. Confirm it or it will be paused.`,
    to: `/employer/jobs?job=${jobId}`,
    action: "Confirm job",
  }),
  job_expiring: ({ job, jobId, days }) => ({
    title: `${job} expires in ${plural(days, "day")}`,
    text: "If you are still hiring, repost it as a new job after it expires.",
    to: `/employer/jobs?job=${jobId}`,
    action: "View job",
  }),
  job_stopped: ({ job, jobId, why }) => ({
    title: why === "EXPIRED" ? `${job} has expired` : `${job} is paused`,
    text:
      why === "EXPIRED"
        ? "It has been removed from the map. Open applications are still waiting for your reply."
        : "It was not confirmed as still open. Resume it to put it back on the map.",
    to: `/employer/jobs?job=${jobId}`,
    action: "View job",
  }),
};

/** The text of a notification. */
export function renderNotification<N extends NotificationType>({
  type,
  values,
}: NotificationOf<N>): NotificationText {
  return templates[type](values);
}

export const isNotificationType = (type: string): type is NotificationType => Object.hasOwn(templates, type);

/** Who receives which notifications, with the labels of their switches. */
export const NOTIFICATION_KINDS: Readonly<Record<NotificationType, { role: AccountRole; label: string }>> = {
  application_received: { role: "employer", label: "New application" },
  application_withdrawn: { role: "employer", label: "Application withdrawn" },
  job_unconfirmed: { role: "employer", label: "Job needs confirmation" },
  job_expiring: { role: "employer", label: "Job about to expire" },
  job_stopped: { role: "employer", label: "Job expired or paused" },
  application_moved: { role: "user", label: "Application update" },
  job_over: { role: "user", label: "A job you applied for closed" },
  saved_job_over: { role: "user", label: "A saved job closed" },
  job_alert: { role: "user", label: "New jobs for a job alert" },
};
