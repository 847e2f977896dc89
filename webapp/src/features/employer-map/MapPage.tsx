import type { ReactNode } from "react";
import type { LoadedData } from "../../lib/use-loaded.ts";
import { Breadcrumbs, ErrorState, Heading, TextSkeleton } from "../../ui/index.ts";
import { NoSuchJob } from "../employer-jobs/NoSuchJob.tsx";
import styles from "./EmployerMap.module.css";

interface MapPageProps<T> {
  title: string;
  /** Where else one can go from here. */
  ways?: ReactNode;
  source: LoadedData<T>;
  children: (data: T) => ReactNode;
}

/** A page that is a heading and a map as large as the screen allows. */
export function MapPage<T>({ title, ways, source, children }: MapPageProps<T>) {
  const { loaded, reload } = source;
  return (
    <div className={styles["page"]}>
      <Breadcrumbs parents={[{ text: "Your jobs", to: "/employer/jobs" }]} current={title} />
      <header className={styles["head"]}>
        <Heading level={1} size="2xl">
          {title}
        </Heading>
        {ways && <div className={styles["ways"]}>{ways}</div>}
      </header>
      {loaded.status === "failed" && loaded.isMissing ? (
        <NoSuchJob />
      ) : loaded.status === "failed" ? (
        <ErrorState title="The map did not load." onRetry={reload}>
          {loaded.failure}
        </ErrorState>
      ) : loaded.data === undefined ? (
        <div aria-busy="true">
          <TextSkeleton lines={6} />
        </div>
      ) : (
        children(loaded.data)
      )}
    </div>
  );
}
