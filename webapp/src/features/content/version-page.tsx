import { Link } from "react-router";
import { serverContext } from "../../lib/context.ts";
import { pageMeta } from "../../lib/seo.ts";
import { Page } from "../../ui/index.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/version-page";
import styles from "./Content.module.css";
import { ContentBody } from "./ContentBody.tsx";
import { dayText } from "./day-text.ts";
import { diffNodes } from "./diff-nodes.ts";
import { legalDocuments, versionLines } from "./legal.server.ts";
import { loadFacts } from "./live/load-live.ts";
import { versionsOf } from "./pages.server.ts";
import { Versions, versionPath } from "./Versions.tsx";

export const handle: FrameHandle = { frame: "page", marketing: true };

/** A version of a legal page, by its number; with `?changes` also what it changed. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const path = `/${params.document}`;
  const all = versionsOf(path);
  const index = all.findIndex(({ version }) => version === params.version);
  const page = all[index];
  if (!page) throw Response.json({ code: "not_found", message: "Version not found." }, { status: 404 });
  const before = all[index + 1];
  const isMarked = before !== undefined && url.searchParams.has("changes");
  const body = isMarked ? diffNodes(before.body, page.body) : page.body;
  const server = context.get(serverContext);
  const { data, ...today } = await loadFacts(server, page, legalDocuments());
  // The list is the one of the software that runs now.
  const facts = index === 0 && data ? { ...today, data } : today;
  return {
    path,
    title: page.title,
    version: params.version,
    effective: page.effective ?? "",
    endedOn: all[index - 1]?.effective,
    before: before?.version,
    isMarked,
    body,
    facts,
    versions: versionLines(path),
  };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { facts, title, version, path, effective } = loaderData;
  return pageMeta(facts, {
    title: `${title}, version ${version}`,
    description: `${title} of this site, version ${version}, in force from ${dayText(effective)}.`,
    path: versionPath(path, version),
    noindex: true,
  });
}

export default function VersionPage({ loaderData }: Route.ComponentProps) {
  const { path, title, version, effective, endedOn, before, isMarked, body, facts, versions } = loaderData;
  const here = versionPath(path, version);
  return (
    <Page
      title={`${title}, version ${version}`}
      lead={
        endedOn === undefined
          ? `In force since ${dayText(effective)}.`
          : `In force from ${dayText(effective)} until ${dayText(endedOn)}. It no longer applies.`
      }
      width="table"
    >
      <article className={styles["text"]}>
        <p>
          {endedOn !== undefined && <Link to={path}>Read the current version</Link>}{" "}
          {before !== undefined &&
            (isMarked ? (
              <Link to={here}>Read it without the marks</Link>
            ) : (
              <Link to={`${here}?changes`}>Show what changed since {before}</Link>
            ))}
        </p>
        <ContentBody nodes={body} facts={facts} />
        <Versions path={path} versions={versions} />
      </article>
    </Page>
  );
}
