import type { AccountRole, NotificationType } from "@jobmap/contract";
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
  job_over: ({ applicationId }) => `/applied-job-list?application=${applicationId}`,
  saved_job_over: ({ jobId }) => `/job/${jobId}`,
  job_alert: ({ to }) => to,
  job_unconfirmed: ({ jobId }) => `/employer/jobs?job=${jobId}`,
  job_expiring: ({ jobId }) => `/employer/jobs?job=${jobId}`,
  job_stopped: ({ jobId }) => `/employer/jobs?job=${jobId}`,
  feed_stuck: () => "/employer/job/feeds",
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

/** Who receives which notifications. */
export const NOTIFICATION_KINDS: Readonly<Record<NotificationType, { role: AccountRole }>> = {
  application_received: { role: "employer" },
  application_withdrawn: { role: "employer" },
  job_unconfirmed: { role: "employer" },
  job_expiring: { role: "employer" },
  job_stopped: { role: "employer" },
  feed_stuck: { role: "employer" },
  payment: { role: "employer" },
  message_from_candidate: { role: "employer" },
  application_moved: { role: "user" },
  message_from_employer: { role: "user" },
  job_over: { role: "user" },
  saved_job_over: { role: "user" },
  job_alert: { role: "user" },
};
