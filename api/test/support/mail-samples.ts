import type { MailName, MailValues } from "../../src/mail/values.ts";

export const TOKEN = "l".repeat(43);
const AT = "2026-11-20T18:30:00.000Z";

/** Values of every mail. */
export const MAIL_SAMPLES: { [N in MailName]: MailValues[N] } = {
  "otp-register": { code: "204816", minutes: 10, link: TOKEN, linkMinutes: 60, role: "user" },
  "otp-reset": { code: "204816", minutes: 10, link: TOKEN, linkMinutes: 60, role: "employer" },
  "otp-confirm": { code: "204816", minutes: 10 },
  "address-taken": { role: "employer" },
  "password-changed": { at: AT, role: "user" },
  "account-deactivated": { until: AT, role: "user" },
  "account-erased": { at: AT },
  notice: {
    notice: { type: "saved_job_over", values: { job: "Deckhand", company: "Harbor Works", jobId: 7 } },
    unsubscribeKey: "k".repeat(22),
  },
  digest: {
    received: [
      { job: "Deckhand", jobId: 7, count: 12, applicants: ["Ada Harbor", "Grace Okafor", "Omar Haddad"] },
      { job: "Line Cook", jobId: 8, count: 1, applicants: ["Ines Moreau"] },
    ],
    withdrawn: [{ job: "Line Cook", jobId: 8, count: 2, applicants: ["Yuki Tanaka", "Chidi Petrov"] }],
    others: [{ title: "Deckhand ends in 3 days", text: "Repost it.", to: "/employer/jobs?job=7" }],
    unsubscribeKey: "k".repeat(22),
  },
  "application-moved": {
    notice: {
      type: "application_moved",
      values: {
        job: "Deckhand",
        company: "Harbor & Sons",
        status: "INTERVIEW",
        applicationId: 5,
        message: "Monday at 8,\nat the dock.",
      },
    },
    contact: { email: "jobs@harbor.example", phone: "410 555 0100", website: "", company: "harbor" },
    unsubscribeKey: "k".repeat(22),
  },
  "message-from-employer": {
    notice: {
      type: "message_from_employer",
      values: {
        applicant: "Ada Lovelace",
        company: "Harbor & Sons",
        job: "Deckhand",
        applicationId: 5,
        text: "Lunes 8:00?\nMuelle 7.",
      },
    },
    link: "l".repeat(43),
    unsubscribeKey: "k".repeat(22),
  },
  receipt: {
    paymentId: 7,
    plan: "Uno",
    quantity: 2,
    currency: "USD",
    subtotalMinor: 19_800,
    discountMinor: 1_000,
    taxMinor: 1_128,
    totalMinor: 19_928,
    at: AT,
    jobs: ["Deckhand", "Line Cook"],
    invoiceUrl: "https://invoice.example.com/7",
  },
  "contact-message": {
    reference: "7KQ3-M9XD",
    topic: "PARTNERSHIP",
    name: "Ada Harbor",
    email: "ada@mail.example",
    message: "Xyz.\nXyz.",
  },
  "job-alert": {
    alertId: 3,
    alert: "Deckhand in Baltimore",
    count: 12,
    to: "/jobmap?search=deckhand&sort=newest",
    jobs: [
      {
        id: 7,
        title: "Deckhand",
        company: "Harbor Works",
        place: "Baltimore, MD",
        pay: "$18.00–$22.00 an hour",
        age: "Posted today",
      },
      {
        id: 6,
        title: "Purser",
        company: "Ships",
        place: "Remote",
        pay: "Pay not specified",
        age: "Posted today",
      },
    ],
    unsubscribeKey: "k".repeat(22),
  },
};
