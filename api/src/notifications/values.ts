import type {
  ApplicationStatus,
  CloseReason,
  InterviewKind,
  NotificationType,
  PaymentNews,
} from "@jobmap/contract";

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
  message_from_employer: MessageValues;
  message_from_candidate: MessageValues;
  /** A colleague mentions them in a note about an applicant. */
  note_mention: { by: string; applicant: string; job: string; applicationId: number; text: string };
  interview: InterviewValues;
  applicant_interview: InterviewValues;
  interview_reminder: InterviewReminderValues;
  applicant_interview_reminder: InterviewReminderValues;
  job_over: { job: string; company: string; reason: CloseReason | "EXPIRED"; applicationId: number };
  saved_job_over: { job: string; company: string; jobId: number };
  /** `to`: the only job, or the search. `job` is the newest of them. */
  job_alert: { alert: string; count: number; job: string; to: string };
  job_unconfirmed: { job: string; jobId: number; days: number };
  job_expiring: { job: string; jobId: number; days: number };
  job_stopped: { job: string; jobId: number; why: "EXPIRED" | "UNCONFIRMED" };
  /** `why`: what was found instead of the whole feed, as sentences in English, which the page of feeds shows too. */
  feed_stuck: { feed: string; why: string; isHeld: boolean };
  /** `other`: the company that has proved it too. `until`: when a proof ends that is not found again by then, ISO 8601. */
  domain: { domain: string } & (
    | { news: "RECORD_MISSING" | "RENEWAL_DUE"; until: string }
    | { news: "ENDED" }
    | { news: "SHARED"; other: string }
  );
  /** `sum` as text; `jobs`: those that it is about. */
  payment: {
    news: PaymentNews;
    paymentId: number;
    plan: string;
    sum: string;
    jobs: number;
    /** Words of others, or the empty text: the bank's in English, or those of whoever declined a refund. */
    note: string;
    /** Of jobs that were left out: their titles, and whether their credits stay. */
    leftOut?: { titles: string; keepsCredits: boolean };
    /** Credits that a renewal added. */
    credits?: number;
    /** Days until a subscription ends that could not be renewed. */
    graceDays?: number;
  };
}

/** A message about an application, and its first of those that nobody has read. */
export interface MessageValues {
  applicant: string;
  company: string;
  job: string;
  applicationId: number;
  text: string;
}

/** What has become of an interview. */
export type InterviewNews = "OFFERED" | "PROPOSED" | "ACCEPTED" | "DECLINED" | "CANCELLED";

/** When an interview is. Times are ISO 8601. */
interface InterviewWhen {
  readonly applicant: string;
  readonly company: string;
  readonly job: string;
  readonly applicationId: number;
  /** Those to choose from, or the one that it is about. */
  readonly times: readonly string[];
  readonly minutes: number;
  /** The employer's, in which times are meant. */
  readonly timeZone: string;
  readonly candidateTimeZone: string | null;
  readonly kind: InterviewKind;
  readonly place: string;
}

export interface InterviewValues extends InterviewWhen {
  readonly news: InterviewNews;
  /** Words about it, or the empty text, and whose they are. */
  readonly note: string;
  readonly noteBy: "candidate" | "employer";
}

export interface InterviewReminderValues extends InterviewWhen {
  readonly lead: "DAY" | "HOUR";
}

/** A notification of one kind, or of any. */
export type NotificationOf<N extends NotificationType = NotificationType> = {
  [K in N]: { type: K; values: NotificationValues[K] };
}[N];

/** What a notification says. */
export interface Message {
  readonly title: string;
  readonly text: string;
  /** Label of the mail's button. */
  readonly action: string;
}

/** All that notifications say in one language. */
export interface NotificationTexts {
  readonly messages: { readonly [N in NotificationType]: (values: NotificationValues[N]) => Message };
  /** Labels of the switches by which they are chosen. */
  readonly labels: Readonly<Record<NotificationType, string>>;
}
