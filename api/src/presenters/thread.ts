import type { Thread, ThreadMessage, ThreadSide } from "@jobmap/contract";
import { closedTalk } from "../policies/talking.ts";
import type { MessageRow, Talked } from "../queries/thread.ts";

/** A conversation as one side of it sees it. */
export function presentThread(
  talked: Talked,
  { rows, hasMore }: { rows: readonly MessageRow[]; hasMore: boolean },
  { unread, isReported }: { unread: number; isReported: boolean },
  now: Date,
): Thread {
  const { application, job, company, isAway, side } = talked;
  return {
    application_id: application.id,
    side,
    job: { id: job.id, title: job.title },
    other: side === "candidate" ? company.name : application.applicant,
    messages: rows.map((row) => presentMessage(row, talked)),
    has_more: hasMore,
    unread,
    closed: closedTalk({ status: application.status, updatedAt: application.updatedAt, isAway }, now),
    is_reported: isReported,
  };
}

/** Candidates talk to the company; which of its people wrote is for colleagues. */
export function presentMessage(
  { id, side, text, created_at, first_name, last_name }: MessageRow,
  { application, company, side: viewer }: Pick<Talked, "application" | "company" | "side">,
): ThreadMessage {
  return { id, side, author: author(), text, at: created_at.toISOString() };

  function author(): string {
    const asSide: Record<ThreadSide, string> = {
      candidate: application.applicant,
      employer: company.name,
    };
    if (side === "candidate" || viewer === "candidate") return asSide[side];
    return [first_name, last_name].filter(Boolean).join(" ") || asSide[side];
  }
}
