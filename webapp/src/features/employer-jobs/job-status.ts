import type { EmployerJobAction, JobStatus } from "@jobmap/contract";
import { t } from "#text";
import type { BadgeProps } from "../../ui/index.ts";

/** The label for each listing state. */
export const STATUS_TEXT: Readonly<Record<JobStatus, string>> = {
  DRAFT: t`Draft`,
  PENDING_PAYMENT: t`Awaiting payment`,
  PENDING_REVIEW: t`In review`,
  PUBLISHED: t`On the map`,
  PAUSED: t`Paused`,
  EXPIRED: t`Ended`,
  CLOSED: t`Closed`,
  ARCHIVED: t`Archived`,
  REMOVED: t`Removed`,
};

export const STATUS_TONE: Readonly<Record<JobStatus, NonNullable<BadgeProps["tone"]>>> = {
  DRAFT: "neutral",
  PENDING_PAYMENT: "warn",
  PENDING_REVIEW: "warn",
  PUBLISHED: "ok",
  PAUSED: "warn",
  EXPIRED: "neutral",
  CLOSED: "neutral",
  ARCHIVED: "neutral",
  REMOVED: "danger",
};

export const ACTION_TEXT: Readonly<Record<EmployerJobAction, string>> = {
  submit: t`Publish`,
  abandon_payment: t`Back to draft`,
  pause: t`Pause`,
  resume: t({ message: "Resume", context: "go on" }),
  confirm: t`Confirm it's still open`,
  close: t`Close`,
  archive: t`Archive`,
};

/** A draft is saved from its first character, so it may have no title yet. */
export const titleOf = ({ title }: { readonly title: string }): string => title || t`Untitled job`;

/** The tabs of the list, in the order of a listing's life. */
export const TABS = [
  { id: "all", text: t`All`, statuses: [] },
  { id: "open", text: t`On the map`, statuses: ["PUBLISHED"] },
  { id: "paused", text: t({ message: "Paused", context: "several jobs" }), statuses: ["PAUSED"] },
  { id: "drafts", text: t`Drafts`, statuses: ["DRAFT", "PENDING_PAYMENT", "PENDING_REVIEW"] },
  {
    id: "over",
    text: t({ message: "Closed", context: "several jobs" }),
    statuses: ["EXPIRED", "CLOSED", "ARCHIVED", "REMOVED"],
  },
] as const satisfies readonly { id: string; text: string; statuses: readonly JobStatus[] }[];
export type TabId = (typeof TABS)[number]["id"];

/** The empty-state text of each tab. */
export const NOTHING_IN: Readonly<Record<TabId, string>> = {
  all: t`You have no jobs yet.`,
  open: t`No jobs on the map.`,
  paused: t`No paused jobs.`,
  drafts: t`No drafts.`,
  over: t`No closed jobs.`,
};

export const isTab = (id: string | null): id is TabId => TABS.some((tab) => tab.id === id);
