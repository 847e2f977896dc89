import { plural, t } from "#text";
import { serverContext } from "../../lib/context.ts";
import { pageMeta } from "../../lib/seo.ts";
import { Breadcrumbs, ButtonLink, EmptyState, Heading } from "../../ui/index.ts";
import listStyles from "../shell/ListWithMap.module.css";
import type { Route } from "./+types/directory-page";
import { LocalLinks } from "./LocalLinks.tsx";
import { localPath } from "./local-words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { call, site } = context.get(serverContext);
  return { ...(await call("GET map/local-directory", {})), publicUrl: site.publicUrl };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { publicUrl, total, states, towns } = loaderData;
  const description = t`${plural(total, { one: "# open job", other: "# open jobs" })} by state, town and occupation: what they pay, how many say so, and how fast employers answer.`;
  return pageMeta(
    { publicUrl },
    { title: t`Jobs by place`, description, path: "/jobs", noindex: states.length + towns.length === 0 },
  );
}

export default function Page({ loaderData: { states, towns } }: Route.ComponentProps) {
  const linksOf = (links: typeof towns) =>
    links.map(({ slug, name, jobs }) => ({ name, jobs, to: localPath(slug) }));
  return (
    <div className={listStyles["wrap"]}>
      <Breadcrumbs parents={[{ text: t`Jobs`, to: "/jobmap" }]} current={t`Jobs by place`} />
      <header className={listStyles["head"]}>
        <Heading level={1}>{t`Jobs by place`}</Heading>
        {states.length > 0 && (
          <p>{t`Each page shows what jobs there pay, how many state it, and how fast employers answer.`}</p>
        )}
      </header>
      {states.length + towns.length === 0 && (
        <EmptyState
          title={t`No place has enough jobs yet`}
          action={<ButtonLink to="/jobmap">{t`Open the job map`}</ButtonLink>}
        >{t`A place gets its page with five open jobs.`}</EmptyState>
      )}
      <LocalLinks title={t`States`} links={linksOf(states)} />
      <LocalLinks title={t`Towns with the most jobs`} links={linksOf(towns)} />
    </div>
  );
}
