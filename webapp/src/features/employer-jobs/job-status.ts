import type { EmployerJobAction, JobStatus } from "@jobmap/contract";
import type { BadgeProps } from "../../ui/index.ts";

/** The label for each listing state. */
export const STATUS_TEXT: Readonly<Record<JobStatus, string>> = {
  DRAFT: "Draft",
  PENDING_PAYMENT: "Awaiting payment",
  PENDING_REVIEW: "In review",
  PUBLISHED: "On the map",
  PAUSED: "Paused",
  EXPIRED: "Ended",
  CLOSED: "Closed",
  ARCHIVED: "Archived",
  REMOVED: "Removed",
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
  submit: "Publish",
  abandon_payment: "Back to draft",
  pause: "Pause",
  resume: "Resume",
  confirm: "Confirm it's still open",
  close: "Close",
  archive: "Archive",
};

/** A draft is saved from its first character, so it may have no title yet. */
export const titleOf = ({ title }: { readonly title: string }): string => title || "Untitled job";

/** The tabs of the list, in the order of a listing's life. */
export const TABS = [
  { id: "all", text: "All", statuses: [] },
  { id: "open", text: "On the map", statuses: ["PUBLISHED"] },
  { id: "paused", text: "Paused", statuses: ["PAUSED"] },
  { id: "drafts", text: "Drafts", statuses: ["DRAFT", "PENDING_PAYMENT", "PENDING_REVIEW"] },
  { id: "over", text: "Closed", statuses: ["EXPIRED", "CLOSED", "ARCHIVED", "REMOVED"] },
] as const satisfies readonly { id: string; text: string; statuses: readonly JobStatus[] }[];
export type TabId = (typeof TABS)[number]["id"];

/** The empty-state text of each tab. */
export const NOTHING_IN: Readonly<Record<TabId, string>> = {
  all: "You have no jobs yet.",
  open: "No jobs on the map.",
  paused: "No paused jobs.",
  drafts: "No drafts.",
  over: "No closed jobs.",
};

export const isTab = (id: string | null): id is TabId => TABS.some((tab) => tab.id === id);
