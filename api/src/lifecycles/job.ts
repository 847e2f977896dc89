import { JOB_STATUSES, type JobStatus } from "@jobmap/contract";
import type { Lifecycle } from "./lifecycle.ts";

/** Actions on a listing, by a person or on schedule. */
export type JobAction =
  | "submit"
  | "list"
  | "pay"
  | "abandon_payment"
  | "approve"
  | "return_to_draft"
  | "pause"
  | "resume"
  | "refund"
  | "confirm"
  | "expire"
  | "close"
  | "archive"
  | "remove"
  | "restore";

/**
 * What decides between transitions of one action: whether payment or a review is due, and whether `valid_through` is in the
 * future.
 */
export type JobFact = "payment_due" | "review_due" | "still_valid";

/** States in which a listing is public or could soon be, so that moderation applies to it. */
const LIVE = ["PENDING_REVIEW", "PUBLISHED", "PAUSED"] as const satisfies readonly JobStatus[];

/**
 * The lifecycle of a listing. Every change of `jobs.status` goes through here; only PUBLISHED is public. A listing that has
 * ended cannot be reopened: reposting creates a new one, so that `first_published_at` is true. Only the source that a listing
 * was imported from can list it again.
 */
export const jobLifecycle: Lifecycle<JobStatus, JobAction, JobFact> = {
  states: JOB_STATUSES,
  initial: "DRAFT",
  transitions: [
    { action: "submit", from: ["DRAFT"], to: "PENDING_PAYMENT", by: ["employer"], when: "payment_due" },
    { action: "submit", from: ["DRAFT"], to: "PENDING_REVIEW", by: ["employer"], when: "review_due" },
    {
      action: "submit",
      from: ["DRAFT"],
      to: "PUBLISHED",
      by: ["employer"],
      writes: "first published, confirmed and valid-through dates",
    },
    { action: "pay", from: ["PENDING_PAYMENT"], to: "PENDING_REVIEW", by: ["system"], when: "review_due" },
    {
      action: "pay",
      from: ["PENDING_PAYMENT"],
      to: "PUBLISHED",
      by: ["system"],
      writes: "first published, confirmed and valid-through dates",
    },
    { action: "abandon_payment", from: ["PENDING_PAYMENT"], to: "DRAFT", by: ["employer", "system"] },
    {
      action: "approve",
      from: ["PENDING_REVIEW"],
      to: "PUBLISHED",
      by: ["moderator"],
      writes: "first published, confirmed and valid-through dates",
      tells: ["employer"],
    },
    {
      action: "return_to_draft",
      from: ["PENDING_REVIEW"],
      to: "DRAFT",
      by: ["moderator"],
      tells: ["employer"],
    },
    { action: "pause", from: ["PUBLISHED"], to: "PAUSED", by: ["employer"] },
    { action: "pause", from: ["PUBLISHED"], to: "PAUSED", by: ["system"], tells: ["employer"] },
    {
      action: "resume",
      from: ["PAUSED"],
      to: "PUBLISHED",
      by: ["employer"],
      when: "still_valid",
      writes: "confirmed date",
    },
    {
      action: "confirm",
      from: ["PUBLISHED"],
      to: "PUBLISHED",
      by: ["employer"],
      when: "still_valid",
      writes: "confirmed date",
    },
    {
      action: "expire",
      from: ["PUBLISHED", "PAUSED"],
      to: "EXPIRED",
      by: ["system"],
      tells: ["employer"],
    },
    {
      action: "close",
      from: ["PUBLISHED", "PAUSED", "EXPIRED"],
      to: "CLOSED",
      by: ["employer"],
      writes: "close reason; every open application becomes JOB_CLOSED",
      tells: ["candidates who applied", "candidates who saved it"],
    },
    {
      action: "refund",
      from: ["PUBLISHED", "PAUSED"],
      to: "CLOSED",
      by: ["system"],
      writes: "close reason; every open application becomes JOB_CLOSED",
      tells: ["candidates who applied", "candidates who saved it"],
    },
    {
      action: "list",
      from: ["DRAFT", "EXPIRED", "CLOSED"],
      to: "PUBLISHED",
      by: ["source"],
      writes: "first published and confirmed dates",
    },
    { action: "expire", from: ["DRAFT", "PUBLISHED", "CLOSED"], to: "EXPIRED", by: ["source"] },
    {
      action: "close",
      from: ["DRAFT", "PUBLISHED", "EXPIRED"],
      to: "CLOSED",
      by: ["source"],
      writes: "close reason",
    },
    { action: "archive", from: ["DRAFT", "EXPIRED", "CLOSED"], to: "ARCHIVED", by: ["employer"] },
    { action: "remove", from: LIVE, to: "REMOVED", by: ["moderator"], tells: ["employer"] },
    { action: "restore", from: ["REMOVED"], to: "PAUSED", by: ["moderator"], tells: ["employer"] },
  ],
};
