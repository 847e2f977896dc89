import { APPLICATION_STATUSES, PAYMENT_NEWS } from "@jobmap/contract";
import type { NotificationOf } from "../../src/notifications/values.ts";

const job = "Vigia";
const company = "Ruiz & Hijas";
const jobId = 7;
const applicationId = 5;

const interview = {
  ...{ applicant: "Nestor Moreau", company, job, applicationId, minutes: 30 },
  ...{ timeZone: "America/New_York", candidateTimeZone: null, place: "410 555 0100" },
  kind: "PHONE",
} as const;
const slots = ["2026-12-01T14:00:00.000Z", "2026-12-02T14:00:00.000Z"];

/** Every notification that there is, in each of its shapes. The values are words of neither language. */
export const NOTIFICATION_SAMPLES: readonly NotificationOf[] = [
  { type: "application_received", values: { applicant: "Nestor Moreau", job, jobId, applicationId } },
  {
    type: "note_mention",
    values: {
      by: "Grace Mayer",
      applicant: "Nestor Moreau",
      job,
      applicationId,
      text: "@Ada Harbor <b>look</b>",
    },
  },
  { type: "application_withdrawn", values: { applicant: "Nestor Moreau", job, jobId, applicationId } },
  ...APPLICATION_STATUSES.flatMap((status): NotificationOf[] =>
    ["", "Xyz."].map((message) => ({
      type: "application_moved",
      values: { job, company, status, applicationId, message },
    })),
  ),
  ...(["FILLED", "CANCELLED", "EXPIRED"] as const).map(
    (reason): NotificationOf => ({ type: "job_over", values: { job, company, reason, applicationId } }),
  ),
  { type: "saved_job_over", values: { job, company, jobId } },
  ...[1, 12].flatMap((some): NotificationOf[] => [
    { type: "job_alert", values: { alert: "Vigia, Baltimore", count: some, job, to: "/jobmap?search=x" } },
    { type: "job_unconfirmed", values: { job, jobId, days: some } },
    { type: "job_expiring", values: { job, jobId, days: some } },
  ]),
  { type: "job_stopped", values: { job, jobId, why: "EXPIRED" } },
  { type: "job_stopped", values: { job, jobId, why: "UNCONFIRMED" } },
  { type: "feed_stuck", values: { feed: "Ruiz", why: "The file broke off in the middle.", isHeld: false } },
  { type: "feed_stuck", values: { feed: "Ruiz", why: "The feed has 2 jobs.", isHeld: true } },
  {
    type: "domain",
    values: { domain: "ruiz.test", news: "RECORD_MISSING", until: "2026-12-04T18:30:00.000Z" },
  },
  { type: "domain", values: { domain: "ruiz.test", news: "RENEWAL_DUE", until: "2026-12-04T18:30:00.000Z" } },
  { type: "domain", values: { domain: "ruiz.test", news: "ENDED" } },
  { type: "domain", values: { domain: "ruiz.test", news: "SHARED", other: "Ruiz" } },
  ...PAYMENT_NEWS.flatMap((news): NotificationOf[] =>
    [0, 1, 1_200].map((jobs) => ({
      type: "payment",
      values: {
        ...{ news, paymentId: 9, plan: "Uno", sum: "$99.00", jobs },
        note: news === "FAILED" ? "Your card was declined." : "",
        ...(news === "LEFT_OUT" && { leftOut: { titles: "Vigia, Sobrecargo", keepsCredits: jobs > 1 } }),
        ...(news === "RENEWED" && { credits: jobs }),
        ...(news === "RENEWAL_FAILED" && { graceDays: 14 }),
      },
    })),
  ),
  ...(["interview", "applicant_interview"] as const).flatMap((type) =>
    (["OFFERED", "PROPOSED", "ACCEPTED", "DECLINED", "CANCELLED"] as const).flatMap((news) =>
      [slots, slots.slice(1)].map(
        (times): NotificationOf => ({
          type,
          values: { ...interview, times, news, note: "Xyz.", noteBy: "employer" },
        }),
      ),
    ),
  ),
  ...(["interview_reminder", "applicant_interview_reminder"] as const).flatMap((type) =>
    (["DAY", "HOUR"] as const).map(
      (lead): NotificationOf => ({ type, values: { ...interview, times: slots.slice(1), lead } }),
    ),
  ),
];
