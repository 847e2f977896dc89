import type { AccountRole, ApplicationStatus, CloseReason, NoticeType } from "@jobmap/contract";

/** What each notice is made of; kept as JSON with the notification. */
export interface NoticeValues {
  application_received: { applicant: string; job: string; jobId: number; applicationId: number };
  application_withdrawn: { applicant: string; job: string; jobId: number; applicationId: number };
  application_moved: {
    job: string;
    company: string;
    status: ApplicationStatus;
    applicationId: number;
    /** What the employer wrote with it, if anything. */
    message: string;
  };
  job_over: { job: string; company: string; reason: CloseReason | "EXPIRED"; applicationId: number };
  saved_job_over: { job: string; company: string; jobId: number };
  /** `to`: the one job, or the search. `job` is the newest of them. */
  job_alert: { alert: string; count: number; job: string; to: string };
  job_unconfirmed: { job: string; jobId: number; days: number };
  job_expiring: { job: string; jobId: number; days: number };
  job_stopped: { job: string; jobId: number; why: "EXPIRED" | "UNCONFIRMED" };
}

/** A notice of one kind, or of any. */
export type NoticeOf<N extends NoticeType = NoticeType> = {
  [K in N]: { type: K; values: NoticeValues[K] };
}[N];

export interface Notice {
  readonly title: string;
  readonly text: string;
  /** Path in the web app, and what the mail's button says. */
  readonly to: string;
  readonly action: string;
}

type Template<V> = (values: V) => Notice;

/** What an employer decided, as a sentence without its full stop, and what is said after it where the employer wrote nothing. */
const DECISIONS: Partial<
  Record<ApplicationStatus, (company: string, job: string) => readonly [string, string]>
> = {
  VIEWED: (company, job) => [
    `${company} is considering your application for ${job} again`,
    "Your application is open once more. There is nothing you have to do now.",
  ],
  SHORTLISTED: (company, job) => [
    `${company} put you on the shortlist for ${job}`,
    "There is nothing you have to do now.",
  ],
  INTERVIEW: (company, job) => [
    `${company} invites you to an interview for ${job}`,
    "Your application shows how to reach them.",
  ],
  OFFER: (company, job) => [
    `${company} offers you the job: ${job}`,
    "Your application shows how to reach them.",
  ],
  HIRED: (company, job) => [`${company} hired you: ${job}`, "Your application shows how to reach them."],
  REJECTED: (company, job) => [
    `${company} is not moving forward with your application for ${job}`,
    "Thank you for having applied.",
  ],
};
const WHY_OVER: Readonly<Record<CloseReason | "EXPIRED", (company: string) => string>> = {
  FILLED: (company) => `${company} has filled the position.`,
  CANCELLED: (company) => `${company} has stopped hiring for it.`,
  EXPIRED: (company) => `The time of this listing of ${company} is over.`,
};
const plural = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

const templates: { readonly [N in NoticeType]: Template<NoticeValues[N]> } = {
  application_received: ({ applicant, job, applicationId }) => ({
    title: `${applicant} applied for ${job}`,
    text: "Open the application to read it. The applicant sees when you have.",
    to: `/employer/all-application?application=${applicationId}`,
    action: "Open the application",
  }),
  application_withdrawn: ({ applicant, job, applicationId }) => ({
    title: `${applicant} withdrew from ${job}`,
    text: "There is nothing more to do for this application.",
    to: `/employer/all-application?application=${applicationId}`,
    action: "Open the application",
  }),
  application_moved: ({ job, company, status, applicationId, message }) => {
    const [title, text] = DECISIONS[status]?.(company, job) ?? [`News of your application for ${job}`, ""];
    return {
      title,
      text: message || text,
      to: `/applied-job-list?application=${applicationId}`,
      action: "See your application",
    };
  },
  job_over: ({ job, company, reason, applicationId }) => ({
    title: `${job} at ${company} is no longer open`,
    text: `${WHY_OVER[reason](company)} Your application is closed with it. Thank you for having applied.`,
    to: `/applied-job-list?application=${applicationId}`,
    action: "See your application",
  }),
  saved_job_over: ({ job, company, jobId }) => ({
    title: `${job} at ${company} is no longer open`,
    text: "You had saved this job. Its page shows similar ones.",
    to: `/job/${jobId}`,
    action: "See similar jobs",
  }),
  job_alert: ({ alert, count, job, to }) => ({
    title: count === 1 ? `New job: ${job}` : `${plural(count, "new job")} for “${alert}”`,
    text: count === 1 ? `Your alert “${alert}” found it.` : `The newest is ${job}.`,
    to,
    action: count === 1 ? "See the job" : "See the jobs",
  }),
  job_unconfirmed: ({ job, jobId, days }) => ({
    title: `Is ${job} still open?`,
    text: `Nobody has confirmed it for ${plural(days, "day")}. Without a word from you it is paused, so that nobody applies in vain.`,
    to: `/employer/jobs?job=${jobId}`,
    action: "Confirm the job",
  }),
  job_expiring: ({ job, jobId, days }) => ({
    title: `${job} ends in ${plural(days, "day")}`,
    text: "If you are still looking, repost it as a new listing when it has ended.",
    to: `/employer/jobs?job=${jobId}`,
    action: "See the job",
  }),
  job_stopped: ({ job, jobId, why }) => ({
    title: why === "EXPIRED" ? `${job} has ended` : `${job} is paused`,
    text:
      why === "EXPIRED"
        ? "Its time is over and it has left the map. Applications that are open still wait for your answer."
        : "Nobody confirmed that it is still open. Resume it, and it is back on the map at once.",
    to: `/employer/jobs?job=${jobId}`,
    action: "See the job",
  }),
};

/** What people read of a notice. */
export function renderNotice<N extends NoticeType>({ type, values }: NoticeOf<N>): Notice {
  return templates[type](values);
}

export const isNoticeType = (type: string): type is NoticeType => Object.hasOwn(templates, type);

/** Who is told what, with the words of its switch. */
export const NOTICE_KINDS: Readonly<Record<NoticeType, { role: AccountRole; label: string }>> = {
  application_received: { role: "employer", label: "Somebody applies" },
  application_withdrawn: { role: "employer", label: "Somebody withdraws an application" },
  job_unconfirmed: { role: "employer", label: "A listing waits for your confirmation" },
  job_expiring: { role: "employer", label: "A listing is about to end" },
  job_stopped: { role: "employer", label: "A listing has ended or was paused" },
  application_moved: { role: "user", label: "There is news of an application" },
  job_over: { role: "user", label: "A job you applied for is closed" },
  saved_job_over: { role: "user", label: "A job you saved is closed" },
  job_alert: { role: "user", label: "A job alert finds new jobs" },
};
