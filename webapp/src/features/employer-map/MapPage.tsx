import type { ReactNode } from "react";
import type { ApiFailure } from "../../lib/api.ts";
import { Breadcrumbs, ErrorState, Heading, TextSkeleton } from "../../ui/index.ts";
import { NoSuchJob } from "../employer-jobs/NoSuchJob.tsx";
import styles from "./EmployerMap.module.css";

/** What a page shows, as a query has it. */
export interface Source<T> {
  readonly data: T | undefined;
  /** Why it did not load. */
  readonly failure: ApiFailure | null;
  readonly retry: () => unknown;
}

interface MapPageProps<T> {
  title: string;
  /** Where else one can go from here. */
  ways?: ReactNode;
  source: Source<T>;
  children: (data: T) => ReactNode;
}

/** A page that is a heading and a map as large as the screen allows. */
export function MapPage<T>({ title, ways, source, children }: MapPageProps<T>) {
  const { data, failure, retry } = source;
  return (
    <div className={styles["page"]}>
      <Breadcrumbs parents={[{ text: "Your jobs", to: "/employer/jobs" }]} current={title} />
      <header className={styles["head"]}>
        <Heading level={1} size="2xl">
          {title}
        </Heading>
        {ways && <div className={styles["ways"]}>{ways}</div>}
      </header>
      {data !== undefined ? (
        children(data)
      ) : failure?.code === "not_found" ? (
        <NoSuchJob />
      ) : failure ? (
        <ErrorState title="The map did not load." onRetry={() => void retry()}>
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
