import type { ApplicationStatus, TimelineStep } from "@jobmap/contract";

const STAGES: readonly ApplicationStatus[] = ["INTERVIEW", "OFFER"];

/** Whether an application has come so far that there may be interviews about it: others need not be asked for them. */
export const mayHaveInterviews = ({ timeline }: { readonly timeline: readonly TimelineStep[] }): boolean =>
  timeline.some(({ status }) => STAGES.includes(status));
