import type { AccountRole, NotificationType, Seat } from "@jobmap/contract";
import type { Language } from "@jobmap/contract/languages";
import { ENGLISH } from "./texts/english.ts";
import { SPANISH } from "./texts/spanish.ts";
import type { Message, NotificationOf, NotificationTexts, NotificationValues } from "./values.ts";

const TEXTS: Readonly<Record<Language, NotificationTexts>> = { en: ENGLISH, es: SPANISH };

/** Path in the web app that a notification leads to. */
const PATHS: { readonly [N in NotificationType]: (values: NotificationValues[N]) => string } = {
  application_received: ({ applicationId }) => `/employer/all-application?application=${applicationId}`,
  application_withdrawn: ({ applicationId }) => `/employer/all-application?application=${applicationId}`,
  application_moved: ({ applicationId }) => `/applied-job-list?application=${applicationId}`,
  message_from_employer: ({ applicationId }) => `/applied-job-list?application=${applicationId}#messages`,
  message_from_candidate: ({ applicationId }) =>
    `/employer/all-application?application=${applicationId}#messages`,
  note_mention: ({ applicationId }) => `/employer/all-application?application=${applicationId}`,
  interview: ({ applicationId }) => `/applied-job-list?application=${applicationId}#interview`,
  interview_reminder: ({ applicationId }) => `/applied-job-list?application=${applicationId}#interview`,
  applicant_interview: ({ applicationId }) =>
    `/employer/all-application?application=${applicationId}#interview`,
  applicant_interview_reminder: ({ applicationId }) =>
    `/employer/all-application?application=${applicationId}#interview`,
  job_over: ({ applicationId }) => `/applied-job-list?application=${applicationId}`,
  saved_job_over: ({ jobId }) => `/job/${jobId}`,
  job_alert: ({ to }) => to,
  job_unconfirmed: ({ jobId }) => `/employer/jobs?job=${jobId}`,
  job_expiring: ({ jobId }) => `/employer/jobs?job=${jobId}`,
  job_stopped: ({ jobId }) => `/employer/jobs?job=${jobId}`,
  feed_stuck: () => "/employer/job/feeds",
  domain: () => "/employer/company-profile#domains",
  payment: ({ paymentId }) => `/employer/payment-history?payment=${paymentId}`,
};

/** The text of a notification, and the path in the web app that it leads to. */
export function renderNotification<N extends NotificationType>(
  { type, values }: NotificationOf<N>,
  language: Language,
): Message & { readonly to: string } {
  return { ...TEXTS[language].messages[type](values), to: PATHS[type](values) };
}

export const isNotificationType = (type: string): type is NotificationType => Object.hasOwn(PATHS, type);

/** The label of the switch by which a kind of notification is chosen. */
export const notificationLabel = (type: NotificationType, language: Language): string =>
  TEXTS[language].labels[type];

/** Who receives which notifications; of a company's team, from which seat on. */
export const NOTIFICATION_KINDS: Readonly<
  Record<NotificationType, { role: AccountRole; seat?: Seat; allJobs?: boolean }>
> = {
  application_received: { role: "employer", seat: "reviewer" },
  application_withdrawn: { role: "employer", seat: "reviewer" },
  job_unconfirmed: { role: "employer", seat: "recruiter" },
  job_expiring: { role: "employer", seat: "recruiter" },
  job_stopped: { role: "employer", seat: "recruiter" },
  feed_stuck: { role: "employer", seat: "recruiter", allJobs: true },
  domain: { role: "employer", seat: "recruiter" },
  payment: { role: "employer", seat: "owner" },
  message_from_candidate: { role: "employer", seat: "recruiter" },
  note_mention: { role: "employer", seat: "viewer" },
  applicant_interview: { role: "employer", seat: "recruiter" },
  applicant_interview_reminder: { role: "employer", seat: "recruiter" },
  application_moved: { role: "user" },
  interview: { role: "user" },
  interview_reminder: { role: "user" },
  message_from_employer: { role: "user" },
  job_over: { role: "user" },
  saved_job_over: { role: "user" },
  job_alert: { role: "user" },
};
