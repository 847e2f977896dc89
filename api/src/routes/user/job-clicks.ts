import { type Click, type ClickPerson, countClick } from "../../commands/count-click.ts";
import { ApiError } from "../../errors/api-error.ts";
import { type RequestContext, route } from "../../http/dispatch.ts";
import { Company, type Job } from "../../models/index.ts";
import { isOwnOrigin } from "../../policies/own-origin.ts";
import { isRobot } from "../../policies/robots.ts";
import { openJob } from "../../queries/open-job.ts";
import { network } from "../../security/networks.ts";

/**
 * Clicks counted from one network for a listing, kind and day: browsers can claim to be any number of people. Multiplied by
 * ADDRESS_LIMITS.
 */
const MAX_PEOPLE_OF_NETWORK = 10;
const DAY_SECONDS = 86_400;

export const countJobClick = route("POST user/job/click", async ({ body }, context) => {
  const { services } = context;
  const at = services.now();
  const { job_id, source, ...attribution } = body;
  const job = await openJob(job_id, at);
  await countOnce(context, job, { jobId: job.id, kind: "VIEW", source, at, attribution });
  return null;
});

export const countApplyClick = route("POST user/job/apply-click", async ({ body }, context) => {
  const { services } = context;
  const at = services.now();
  const { job_id, source, ...attribution } = body;
  const job = await openJob(job_id, at);
  const address = job.applyKind === "URL" ? job.applyUrl : job.applyEmail && `mailto:${job.applyEmail}`;
  if (job.applyKind === "NATIVE" || !address)
    throw new ApiError("conflict", "This job takes applications on Jobmap.");
  await countOnce(context, job, { jobId: job.id, kind: "APPLY", source, at, attribution });
  return { apply_url: address };
});

export const countApplyStart = route("POST user/job/apply-start", async ({ body }, context) => {
  const { services } = context;
  const at = services.now();
  const { job_id, source, ...attribution } = body;
  const job = await openJob(job_id, at);
  if (job.applyKind !== "NATIVE") throw new ApiError("conflict", "This job takes applications elsewhere.");
  await countOnce(context, job, { jobId: job.id, kind: "START", source, at, attribution });
  return null;
});

/** Counts a person's click on a page once a day. The response does not say whether the click was counted. */
async function countOnce(context: RequestContext, job: Job, click: Click): Promise<void> {
  if (isRobot(context.header("user-agent")) || !(await isFromAllowedPage(context, job, click.source))) return;
  await countClick(context.services.database, { ...click, person: await personOf(context, click) });
}

/**
 * Whether a click comes from a page that shows the listing: one of ours, or for an embed, a site that the employer allows to
 * show the map. Browsers send the page's origin with every POST.
 */
async function isFromAllowedPage({ header }: RequestContext, job: Job, source: string): Promise<boolean> {
  const origin = header("origin");
  if (origin === undefined) return false;
  if (isOwnOrigin(origin, header("host"))) return true;
  if (source !== "embed") return false;
  const company = await Company.findByPk(job.companyId, { attributes: ["embedOrigins"] });
  const allowed = company?.embedOrigins ?? [];
  return allowed.length === 0 || allowed.includes(origin);
}

async function personOf(
  { services, session, ip, header }: RequestContext,
  { jobId, kind, at }: Click,
): Promise<ClickPerson> {
  const { limits, clickPeople, env } = services;
  const [day, what] = [at.toISOString().slice(0, 10), `${kind} ${jobId}`];
  if (session)
    return {
      digest: await clickPeople.digest(day, what, `account ${session.account.id}`),
      isWanted: () => true,
    };
  const limit = {
    name: "people of network",
    points: MAX_PEOPLE_OF_NETWORK * env.ADDRESS_LIMITS,
    seconds: DAY_SECONDS,
  };
  return {
    digest: await clickPeople.digest(day, what, `${network(ip)} ${header("user-agent")}`),
    isWanted: async () => (await limits.take(limit, `${network(ip)} ${what}`)) === 0,
  };
}
