import type { JobBatch, JobBatchAction } from "@jobmap/contract";
import { plural } from "../../ui/index.ts";

const DOING: Readonly<Record<JobBatchAction, string>> = {
  pause: "Pausing",
  resume: "Resuming",
  confirm: "Confirming",
  close: "Closing",
  archive: "Archiving",
};
const DONE: Readonly<Record<JobBatchAction, string>> = {
  pause: "paused",
  resume: "resumed",
  confirm: "confirmed",
  close: "closed",
  archive: "archived",
};

/** What a change of many jobs is doing, or has done, in words. */
export function batchWords({ change, state, total, counts }: JobBatch): string {
  const move = change.kind === "move" ? change.action : undefined;
  const done = move ? DONE[move] : change.kind === "change" ? "changed" : "got new pay";
  switch (state) {
    case "SCHEDULED":
      return `${move ? DOING[move] : "Changing"} ${plural(total, "job")} in a moment.`;
    case "RUNNING":
      return `${move ? DOING[move] : "Changing"} ${plural(total, "job")}: ${total - counts.waiting} of ${total}.`;
    case "UNDOING":
      return `Taking it back: ${plural(counts.done, "job")} left.`;
    case "UNDONE":
      return [
        `${plural(counts.undone, "job")} as before.`,
        counts.done > 0 ? `${plural(counts.done, "job")} had been ${done} already.` : "",
        counts.kept > 0 ? `${plural(counts.kept, "job")} left as changed.` : "",
      ]
        .filter(Boolean)
        .join(" ");
    case "DONE":
      return [
        `${plural(counts.done, "job")} ${done}.`,
        counts.same > 0 ? `${plural(counts.same, "job")} had it already.` : "",
        counts.refused > 0 ? `${plural(counts.refused, "job")} left as before.` : "",
      ]
        .filter(Boolean)
        .join(" ");
  }
}
