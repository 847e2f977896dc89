import type { Data } from "@jobmap/contract";
import { t } from "#text";

type NamedJob = Pick<
  Data<"GET employer/job/get-all-job-list">[number],
  "id" | "title" | "town" | "requisition_id"
>;

/** What tells a company's jobs apart: "Deckhand, Baltimore, HW-7". */
export const jobName = ({ id, title, town, requisition_id }: NamedJob): string =>
  [title || t`Untitled job ${id}`, town, requisition_id].filter(Boolean).join(", ");
