import { jobPosting } from "@jobmap/contract/job-posting";
import { textOf } from "@jobmap/contract/text-of";
import { data } from "react-router";
import { t } from "#text";
import { serverContext } from "../../lib/context.ts";
import { jobPath } from "../../lib/paths.ts";
import { clip, pageMeta } from "../../lib/seo.ts";
import { townText } from "../../ui/index.ts";
import type { Route } from "./+types/page";
import { JobOver } from "./JobOver.tsx";
import { JobView } from "./JobView.tsx";
import { type LoadedJob, loadJob } from "./load-job.ts";
import { whereText } from "./where.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { call, now, site } = context.get(serverContext);
  const loaded = await loadJob(call, params.job_id);
  const page = { ...loaded, ...headOf(loaded), now: now.getTime(), publicUrl: site.publicUrl };
  return data(page, { status: loaded.kind === "over" ? 410 : 200 });
}

/** The job's title, company and location, as people search for them. Made by the server: no browser needs to read HTML. */
function headOf(loaded: LoadedJob): { title: string; description: string } {
  if (loaded.kind === "over")
    return {
      title: t`This job is no longer open`,
      description: t`This listing has ended. Similar jobs that are open are listed here.`,
    };
  const { job } = loaded;
  const { name } = job.company;
  return {
    title: [job.title, name, townText(job.locations[0])].filter(Boolean).join(", "),
    description: `${name}, ${whereText(job)}. ${clip(textOf(job.description), 160)}`,
  };
}

export function meta({ loaderData, params }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { publicUrl, now, title, description } = loaderData;
  const path = jobPath(Number(params.job_id));
  if (loaderData.kind === "over") return pageMeta({ publicUrl }, { title, description, path, noindex: true });
  const { job, company } = loaderData;
  return pageMeta(
    { publicUrl },
    {
      title,
      description,
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
