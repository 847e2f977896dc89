import { data } from "react-router";
import { serverContext } from "../../lib/context.ts";
import { jobPosting } from "../../lib/job-posting.ts";
import { jobPath } from "../../lib/paths.ts";
import { clip, pageMeta, textOf } from "../../lib/seo.ts";
import { townText } from "../../ui/index.ts";
import type { Route } from "./+types/page";
import { JobOver } from "./JobOver.tsx";
import { JobView } from "./JobView.tsx";
import { loadJob } from "./load-job.ts";
import { whereText } from "./where.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { call, now, site } = context.get(serverContext);
  const loaded = await loadJob(call, params.job_id);
  const page = { ...loaded, now: now.getTime(), publicUrl: site.publicUrl };
  return data(page, { status: loaded.kind === "over" ? 410 : 200 });
}

/** The job's title, company and location, as people search for them. */
export function meta({ loaderData, params }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { publicUrl, now } = loaderData;
  const path = jobPath(Number(params.job_id));
  if (loaderData.kind === "over") {
    const description = "This listing has ended. Similar jobs that are open are listed here.";
    return pageMeta({ publicUrl }, { title: "This job is no longer open", description, path, noindex: true });
  }
  const { job, company } = loaderData;
  const town = townText(job.locations[0]);
  return pageMeta(
    { publicUrl },
    {
      title: [job.title, job.company.name, town].filter(Boolean).join(", "),
      description: clip(`${job.company.name}, ${whereText(job)}. ${textOf(job.description)}`, 160),
      path,
      type: "article",
      noindex: job.company.is_demo,
      structuredData: [jobPosting({ job, company, publicUrl, now })],
    },
  );
}

export default function Page({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "over") return <JobOver related={loaderData.related} now={loaderData.now} />;
  return <JobView {...loaderData} />;
}
