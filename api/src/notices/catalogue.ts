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

const STATUS_WORDS: Partial<Record<ApplicationStatus, string>> = {
  VIEWED: "is being looked at again",
  SHORTLISTED: "is on the shortlist",
  INTERVIEW: "goes to an interview",
  OFFER: "leads to an offer",
  HIRED: "was successful",
  REJECTED: "was not successful this time",
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
  application_moved: ({ job, company, status, applicationId, message }) => ({
    title: `Your application for ${job} ${STATUS_WORDS[status] ?? "has news"}`,
    text: message || `${company} has moved your application.`,
    to: `/applied-job-list?application=${applicationId}`,
    action: "See your application",
  }),
  job_over: ({ job, company, reason, applicationId }) => ({
    title: `${job} is no longer open`,
    text:
      reason === "FILLED"
        ? `${company} has filled the position. Thank you for having applied.`
        : `${company} has ended this listing without hiring through it. Thank you for having applied.`,
    to: `/applied-job-list?application=${applicationId}`,
    action: "See your application",
  }),
  saved_job_over: ({ job, company, jobId }) => ({
    title: `${job} is no longer open`,
    text: `You had saved this job at ${company}. Its page shows similar ones.`,
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
