import { Link } from "react-router";
import { Trans, t } from "#text";
import { serverContext } from "../../lib/context.ts";
import { LANGUAGE } from "../../lib/language.ts";
import { pageMeta } from "../../lib/seo.ts";
import { Page } from "../../ui/index.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/version-page";
import styles from "./Content.module.css";
import { ContentBody } from "./ContentBody.tsx";
import { dayText } from "./day-text.ts";
import { loadVersion } from "./load-version.server.ts";
import { Versions, versionPath } from "./Versions.tsx";

export const handle: FrameHandle = { frame: "page", marketing: true };

/** A version of a legal page, by its number; with `?changes` also what it changed. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const { document, version } = params;
  return loadVersion(context.get(serverContext), `/${document}`, version, url.searchParams.has("changes"));
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { facts, title, language, version, path, effective } = loaderData;
  return pageMeta(facts, {
    title: t`${title}, version ${version}`,
    description: t`${title} of this site, version ${version}, in force from ${dayText(effective)}.`,
    path: versionPath(path, version),
    isEnglish: language === "en",
    noindex: true,
  });
}

export default function VersionPage({ loaderData }: Route.ComponentProps) {
  const { path, title, language, version, effective, endedOn, before, isMarked, ...rest } = loaderData;
  const { body, facts, versions } = rest;
  const here = versionPath(path, version);
  return (
    <Page
      title={t`${title}, version ${version}`}
      lead={
        endedOn === undefined
          ? t`In force since ${dayText(effective)}.`
          : t`In force from ${dayText(effective)} until ${dayText(endedOn)}. It no longer applies.`
      }
      width="table"
    >
      <article className={styles["text"]}>
        <p>
          {endedOn !== undefined && <Link to={path}>{t`Read the current version`}</Link>}{" "}
          {before !== undefined &&
            (isMarked ? (
              <Link to={here}>{t`Read it without the marks`}</Link>
            ) : (
              <Link to={`${here}?changes`}>{t`Show what changed since ${before}`}</Link>
            ))}
        </p>
        {language === LANGUAGE ? (
          <ContentBody nodes={body} facts={facts} />
        ) : (
          <>
            <p>
              <Trans>
                The text below is in English only. The <Link to={path}>current version</Link> is in Spanish as
                well.
              </Trans>
            </p>
            <div lang={language} className={styles["other"]}>
              <ContentBody nodes={body} facts={facts} />
            </div>
          </>
        )}
        <Versions path={path} versions={versions} />
      </article>
    </Page>
  );
}
