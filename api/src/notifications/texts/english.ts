import type { ApplicationStatus, CloseReason, PaymentNews } from "@jobmap/contract";
import { WORDINGS } from "../../format/wording.ts";
import type { Message, NotificationTexts, NotificationValues } from "../values.ts";
import { excerpt } from "./excerpt.ts";
import { interviewMessages } from "./interviews.ts";

const { count, day } = WORDINGS.en;
const jobs = (number: number) => count(number, { one: "# job", other: "# jobs" });
const days = (number: number) => count(number, { one: "# day", other: "# days" });

/** What an employer decided, as a sentence without its period, and what follows it if the employer wrote no message. */
const DECISIONS: Partial<
  Record<ApplicationStatus, (company: string, job: string) => readonly [title: string, text: string]>
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

/** What is told of a payment, by its news. */
const PAYMENTS: Readonly<
  Record<PaymentNews, (values: NotificationValues["payment"]) => Omit<Message, "action">>
> = {
  PAID: ({ plan, sum, jobs: published }) => ({
    title: `Payment received: ${sum} for ${plan}`,
    text: published > 0 ? `${jobs(published)} published with it.` : "Your credits are ready to use.",
  }),
  LEFT_OUT: ({ plan, jobs: leftOut, leftOut: which, note }) => ({
    title: `${jobs(leftOut)} could not be published with ${plan}`,
    text: !which
      ? note
      : which.keepsCredits
        ? `Not published: ${which.titles}. Nothing was used for them: their credits are yours.`
        : `Not published: ${which.titles}. What you paid for them is refunded.`,
  }),
  FAILED: ({ plan, note }) => ({
    title: `The payment for ${plan} did not go through`,
    text: `${note} Nothing was charged, and your jobs are drafts again.`.trim(),
  }),
  EXPIRED: ({ plan }) => ({
    title: `The payment for ${plan} was not completed`,
    text: "Nothing was charged. Jobs that waited for it are drafts again.",
  }),
  REFUND_APPROVED: ({ plan, sum, jobs: ended }) => ({
    title: `Refund of ${sum} for ${plan} is on its way`,
    text:
      ended > 0
        ? `It goes back to where it was paid from. ${jobs(ended)} ended with it.`
        : "It goes back to where it was paid from.",
  }),
  REFUND_DECLINED: ({ plan, sum, note }) => ({
    title: `Your request to refund ${sum} for ${plan} was declined`,
    text: note || "Nothing has changed.",
  }),
  REFUND_SUCCEEDED: ({ plan, sum }) => ({
    title: `Refund of ${sum} for ${plan} was sent`,
    text: "Banks can take a few days to show it.",
  }),
  REFUND_FAILED: ({ plan, sum, note }) => ({
    title: `The refund of ${sum} for ${plan} did not go through`,
    text: `${note} The sum is still yours: please request it again, or contact us.`.trim(),
  }),
  DISPUTED: ({ plan, sum, jobs: paused }) => ({
    title: `The payment for ${plan} is disputed`,
    text: `Your bank has taken ${sum} back until it is decided. ${paused > 0 ? `${jobs(paused)} paused until then.` : "Its credits cannot be used until then."}`,
  }),
  DISPUTE_WON: ({ plan }) => ({
    title: `The dispute about the payment for ${plan} is over`,
    text: "The payment stands. You can resume its jobs.",
  }),
  DISPUTE_LOST: ({ plan, sum, jobs: ended }) => ({
    title: `Your bank has returned ${sum} for ${plan}`,
    text: ended > 0 ? `${jobs(ended)} that it paid for ended.` : "Its credits can no longer be used.",
  }),
  RENEWED: ({ plan, sum, credits, note }) => ({
    title: `${plan} was renewed for ${sum}`,
    text:
      credits === undefined
        ? note
        : count(credits, { one: "# job credit was added.", other: "# job credits were added." }),
  }),
  RENEWAL_FAILED: ({ plan, graceDays, note }) => ({
    title: `${plan} could not be renewed`,
    text:
      graceDays === undefined
        ? note
        : `We will try again. Without a payment it ends after ${days(graceDays)}; the credits that you have stay. Please check your payment method.`,
  }),
  SUBSCRIPTION_ENDED: ({ plan }) => ({
    title: `${plan} has ended`,
    text: "Credits that you have stay. Nothing more is charged.",
  }),
};

function aboutDomain(values: NotificationValues["domain"]): Omit<Message, "action"> {
  const { domain } = values;
  switch (values.news) {
    case "RECORD_MISSING":
      return {
        title: `The DNS record that proves ${domain} is gone`,
        text: `Put it back by ${day(values.until)}. If it is still missing then, your company is no longer shown with ${domain}.`,
      };
    case "RENEWAL_DUE":
      return {
        title: `Please prove ${domain} again`,
        text: `A proof by mailbox holds for a year. Confirm a new code by ${day(values.until)}, or add a DNS record, which we check ourselves.`,
      };
    case "ENDED":
      return {
        title: `Your company is no longer shown with ${domain}`,
        text: "Its proof was missing for too long. You can prove it again at any time.",
      };
    case "SHARED":
      return {
        title: `Another company has proved ${domain}`,
        text: `${values.other} has put a record of its own into the DNS of ${domain}. If you did not expect that, look at who can change its records.`,
      };
  }
}

export const ENGLISH: NotificationTexts = {
  messages: {
    application_received: ({ applicant, job }) => ({
      title: `${applicant} applied for ${job}`,
      text: "Open it to review. The applicant will see that you opened it.",
      action: "View application",
    }),
    application_withdrawn: ({ applicant, job }) => ({
      title: `${applicant} withdrew from ${job}`,
      text: "No further action is needed.",
      action: "View application",
    }),
    application_moved: ({ job, company, status, message }) => {
      const [title, text] = DECISIONS[status]?.(company, job) ?? [
        `Update on your application for ${job}`,
        "",
      ];
      return { title, text: message || text, action: "View your application" };
    },
    message_from_employer: ({ company, job, text }) => ({
      title: `${company} wrote to you about ${job}`,
      text: excerpt(text),
      action: "Read and answer",
    }),
    message_from_candidate: ({ applicant, job, text }) => ({
      title: `${applicant} wrote to you about ${job}`,
      text: excerpt(text),
      action: "Read and answer",
    }),
    note_mention: ({ by, applicant, job, text }) => ({
      title: `${by || "A colleague"} mentioned you in a note about ${applicant}, ${job}`,
      text: excerpt(text),
      action: "Read the note",
    }),
    ...interviewMessages("en"),
    job_over: ({ job, company, reason }) => ({
      title: `${job} at ${company} is no longer open`,
      text: `${WHY_OVER[reason](company)} Your application is now closed. Thank you for applying.`,
      action: "View your application",
    }),
    saved_job_over: ({ job, company }) => ({
      title: `${job} at ${company} is no longer open`,
      text: "You saved this job. See similar jobs on its page.",
      action: "See similar jobs",
    }),
    job_alert: ({ alert, count: found, job }) =>
      found === 1
        ? { title: `New job: ${job}`, text: `It matches your alert “${alert}”.`, action: "View job" }
        : {
            title: `${count(found, { one: "# new job", other: "# new jobs" })} for “${alert}”`,
            text: `The newest is ${job}.`,
            action: "View jobs",
          },
    job_unconfirmed: ({ job, days: since }) => ({
      title: `Is ${job} still open?`,
      text: `It has not been confirmed for ${days(since)}. Confirm it or it will be paused.`,
      action: "Confirm job",
    }),
    job_expiring: ({ job, days: left }) => ({
      title: `${job} expires in ${days(left)}`,
      text: "If you are still hiring, repost it as a new job after it expires.",
      action: "View job",
    }),
    job_stopped: ({ job, why }) => ({
      title: why === "EXPIRED" ? `${job} has expired` : `${job} is paused`,
      text:
        why === "EXPIRED"
          ? "It has been removed from the map. Open applications are still waiting for your reply."
          : "It was not confirmed as still open. Resume it to put it back on the map.",
      action: "View job",
    }),
    feed_stuck: ({ feed, why, isHeld }) => ({
      title: isHeld ? `The feed ${feed} has lost most of its jobs` : `The feed ${feed} could not be read`,
      text: isHeld ? why : `${why} Your jobs stay as they are, and the feed is read again on schedule.`,
      action: "See your feeds",
    }),
    domain: (values) => ({ ...aboutDomain(values), action: "See your domains" }),
    payment: (values) => ({ ...PAYMENTS[values.news](values), action: "View payment" }),
  },
  labels: {
    application_received: "New application",
    application_withdrawn: "Application withdrawn",
    job_unconfirmed: "Job needs confirmation",
    job_expiring: "Job about to expire",
    job_stopped: "Job expired or paused",
    feed_stuck: "Job feed needs attention",
    domain: "Your domain’s proof",
    payment: "Payments and refunds",
    application_moved: "Application update",
    message_from_employer: "Message from an employer",
    message_from_candidate: "Message from an applicant",
    note_mention: "A colleague mentions me in a note",
    interview: "Interviews",
    interview_reminder: "Interview reminders",
    applicant_interview: "Interviews with applicants",
    applicant_interview_reminder: "Reminders of interviews with applicants",
    job_over: "A job you applied for closed",
    saved_job_over: "A saved job closed",
    job_alert: "New jobs for a job alert",
  },
};
