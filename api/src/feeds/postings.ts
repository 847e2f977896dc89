import { jobPosting } from "@jobmap/contract/job-posting";
import type { FullFeed } from "./feed.ts";

/**
 * The jobs as schema.org `JobPosting`s, one JSON-LD object each, to be put into the page of the job on the employer's own site.
 * Leaves out what Google would refuse: jobs without a place or a posting date, and those whose work is over.
 */
export const POSTINGS: FullFeed = {
  contentType: "application/json; charset=utf-8",
  separator: ",\n",
  open: () => "[\n",
  job: ({ job, website }, { publicUrl, updatedAt }) => {
    const posting = jobPosting({ job, company: { website }, publicUrl, now: updatedAt.getTime() });
    return posting === null ? "" : JSON.stringify(posting);
  },
  end: "\n]\n",
};
