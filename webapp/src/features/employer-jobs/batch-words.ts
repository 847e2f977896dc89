import type { JobBatch, JobBatchAction } from "@jobmap/contract";
import { plural, t } from "#text";

/** What is done to the jobs: moves, or another value of a field, or of pay. */
type What = JobBatchAction | "content" | "pay";

const DOING: Readonly<Record<What, string>> = {
  pause: t`Pausing`,
  resume: t`Resuming`,
  confirm: t`Confirming`,
  close: t`Closing`,
  archive: t`Archiving`,
  content: t`Changing`,
  pay: t`Changing`,
};

const DONE: Readonly<Record<What, (jobs: number) => string>> = {
  pause: (jobs) => plural(jobs, { one: "# job paused.", other: "# jobs paused." }),
  resume: (jobs) => plural(jobs, { one: "# job resumed.", other: "# jobs resumed." }),
  confirm: (jobs) => plural(jobs, { one: "# job confirmed.", other: "# jobs confirmed." }),
  close: (jobs) => plural(jobs, { one: "# job closed.", other: "# jobs closed." }),
  archive: (jobs) => plural(jobs, { one: "# job archived.", other: "# jobs archived." }),
  content: (jobs) => plural(jobs, { one: "# job changed.", other: "# jobs changed." }),
  pay: (jobs) => plural(jobs, { one: "# job got new pay.", other: "# jobs got new pay." }),
};

/** Of jobs that cannot be taken back any more. */
const DONE_BEFORE: Readonly<Record<What, (jobs: number) => string>> = {
  pause: (jobs) =>
    plural(jobs, { one: "# job had been paused already.", other: "# jobs had been paused already." }),
  resume: (jobs) =>
    plural(jobs, { one: "# job had been resumed already.", other: "# jobs had been resumed already." }),
  confirm: (jobs) =>
    plural(jobs, { one: "# job had been confirmed already.", other: "# jobs had been confirmed already." }),
  close: (jobs) =>
    plural(jobs, { one: "# job had been closed already.", other: "# jobs had been closed already." }),
  archive: (jobs) =>
    plural(jobs, { one: "# job had been archived already.", other: "# jobs had been archived already." }),
  content: (jobs) =>
    plural(jobs, { one: "# job had been changed already.", other: "# jobs had been changed already." }),
  pay: (jobs) =>
    plural(jobs, { one: "# job had got new pay already.", other: "# jobs had got new pay already." }),
};

/** What a change of many jobs is doing, or has done, in words. */
export function batchWords({ change, state, total, counts }: JobBatch): string {
  const what = change.kind === "move" ? change.action : change.kind === "change" ? "content" : "pay";
  const doing = DOING[what];
  switch (state) {
    case "SCHEDULED":
      return plural(total, { one: `${doing} # job in a moment.`, other: `${doing} # jobs in a moment.` });
    case "RUNNING": {
      const ready = total - counts.waiting;
      return plural(total, {
        one: `${doing} # job: ${ready} of ${total}.`,
        other: `${doing} # jobs: ${ready} of ${total}.`,
      });
    }
    case "UNDOING":
      return plural(counts.done, {
        one: "Taking it back: # job left.",
        other: "Taking it back: # jobs left.",
      });
    case "UNDONE":
      return [
        plural(counts.undone, { one: "# job as before.", other: "# jobs as before." }),
        counts.done > 0 ? DONE_BEFORE[what](counts.done) : "",
        counts.kept > 0
          ? plural(counts.kept, { one: "# job left as changed.", other: "# jobs left as changed." })
          : "",
      ]
        .filter(Boolean)
        .join(" ");
    case "DONE":
      return [
        DONE[what](counts.done),
        counts.same > 0
          ? plural(counts.same, { one: "# job had it already.", other: "# jobs had it already." })
          : "",
        counts.refused > 0
          ? plural(counts.refused, { one: "# job left as before.", other: "# jobs left as before." })
          : "",
      ]
        .filter(Boolean)
        .join(" ");
  }
}
