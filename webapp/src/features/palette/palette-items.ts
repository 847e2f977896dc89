import type { Data } from "@jobmap/contract";
import type { ReactNode } from "react";
import { t } from "#text";
import { STATUS_TEXT as APPLICATION_TEXT } from "../applicants/stages.ts";
import { STATUS_TEXT as JOB_TEXT, titleOf } from "../employer-jobs/job-status.ts";

/** Something the palette leads to. */
export interface PaletteItem {
  /** Unique in the palette, and the same the next time. */
  readonly id: string;
  readonly text: string;
  readonly note?: string;
  readonly icon?: ReactNode;
  readonly to?: string;
  /** Outside the web app's router: loads the page anew. */
  readonly reload?: boolean;
  /** Done instead of going somewhere. */
  readonly run?: () => void;
}

export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

/** What employers often do, from any page. */
export const actions = (): readonly PaletteItem[] => [
  { id: "post", text: t`Post a job`, to: "/employer/post-job" },
  { id: "review", text: t`Review new applicants`, to: "/employer/all-application?view=review&stage=new" },
  { id: "confirm", text: t`Confirm that jobs are still open`, to: "/employer/jobs?unconfirmed=true" },
  { id: "upload", text: t`Upload a file of jobs`, to: "/employer/job/bulk-upload" },
];

/** Those of which every word is somewhere in what is shown. */
export function matching(items: readonly PaletteItem[], query: string): readonly PaletteItem[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ text, note = "" }) => {
    const shown = `${text} ${note}`.toLowerCase();
    return words.every((word) => shown.includes(word));
  });
}

export const jobItem = (job: Data<"GET employer/search">["jobs"][number]): PaletteItem => ({
  id: `job-${job.id}`,
  text: titleOf(job),
  note: [job.town, job.requisition_id, JOB_TEXT[job.status]].filter(Boolean).join(", "),
  to: `/employer/jobs?job=${job.id}`,
});

export const applicantItem = (one: Data<"GET employer/search">["applicants"][number]): PaletteItem => ({
  id: `applicant-${one.id}`,
  text: one.name || one.email,
  note: [one.job, APPLICATION_TEXT[one.status], one.name && one.email].filter(Boolean).join(", "),
  to: `/employer/all-application?application=${one.id}`,
});
