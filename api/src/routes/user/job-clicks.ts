import { countClick } from "../../commands/count-click.ts";
import { ApiError } from "../../errors/api-error.ts";
import { route } from "../../http/dispatch.ts";
import { openJob } from "../../queries/open-job.ts";

export const countJobClick = route("POST user/job/click", async ({ body }, { services }) => {
  const at = services.now();
  const { job_id, source, ...attribution } = body;
  const job = await openJob(job_id, at);
  await countClick(services.database, { jobId: job.id, kind: "VIEW", source, at, attribution });
  return null;
});

export const countApplyClick = route("POST user/job/apply-click", async ({ body }, { services }) => {
  const at = services.now();
  const { job_id, source, ...attribution } = body;
  const job = await openJob(job_id, at);
  const address = job.applyKind === "URL" ? job.applyUrl : job.applyEmail && `mailto:${job.applyEmail}`;
  if (job.applyKind === "NATIVE" || !address)
    throw new ApiError("conflict", "This job takes applications on Jobmap itself.");
  await countClick(services.database, { jobId: job.id, kind: "APPLY", source, at, attribution });
  return { apply_url: address };
});
