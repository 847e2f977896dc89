import type { ReactNode } from "react";
import { t } from "#text";
import type { ApiFailure } from "../../lib/api.ts";
import { Breadcrumbs, ErrorState, Heading, TextSkeleton } from "../../ui/index.ts";
import { NoSuchJob } from "../employer-jobs/NoSuchJob.tsx";
import styles from "./EmployerMap.module.css";

/** The data of a page, in the shape of a query result. */
export interface Source<T> {
  readonly data: T | undefined;
  /** Why loading failed. */
  readonly failure: ApiFailure | null;
  readonly retry: () => unknown;
}

interface MapPageProps<T> {
  title: string;
  /** Of the title, where somebody wrote it. */
  lang?: string | undefined;
  /** Links to related pages. */
  ways?: ReactNode;
  source: Source<T>;
  children: (data: T) => ReactNode;
}

/** A page with a heading and a map that fills the remaining screen. */
export function MapPage<T>({ title, lang, ways, source, children }: MapPageProps<T>) {
  const { data, failure, retry } = source;
  return (
    <div className={styles["page"]}>
      <Breadcrumbs parents={[{ text: t`Your jobs`, to: "/employer/jobs" }]} current={title} />
      <header className={styles["head"]}>
        <Heading level={1} size="2xl" lang={lang}>
          {title}
        </Heading>
        {ways && <div className={styles["ways"]}>{ways}</div>}
      </header>
      {data !== undefined ? (
        children(data)
      ) : failure?.code === "not_found" ? (
        <NoSuchJob />
      ) : failure ? (
        <ErrorState title={t`The map did not load.`} onRetry={() => void retry()}>
          {failure.message}
        </ErrorState>
      ) : (
        <div aria-busy="true">
          <TextSkeleton lines={6} />
        </div>
      )}
    </div>
  );
}
