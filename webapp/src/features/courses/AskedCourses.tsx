import { useQuery } from "@tanstack/react-query";
import { t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { ServerState } from "../../lib/server-state/ServerState.tsx";
import { ErrorState, PageSection, TextSkeleton } from "../../ui/index.ts";
import { AskedList } from "./AskedList.tsx";

const coursesQuery = endpointQuery("GET user/courses", {});

/** What the candidate's saved jobs ask for that a course of the catalog teaches. */
export default function AskedCourses() {
  return (
    <ServerState>
      <Asked />
    </ServerState>
  );
}

function Asked() {
  const courses = useQuery(coursesQuery);
  const { data } = courses;
  return (
    <PageSection
      title={t`Asked for by jobs you saved`}
      hint={t`The licenses, certificates and skills that your open saved jobs name, less those that your profile has.`}
    >
      {courses.isLoadingError ? (
        <ErrorState
          title={t`Your saved jobs did not load.`}
          headingLevel={3}
          onRetry={() => void courses.refetch()}
        >
          <p>{courses.error.message}</p>
        </ErrorState>
      ) : data === undefined ? (
        <TextSkeleton lines={3} />
      ) : (
        <AskedList {...data} />
      )}
    </PageSection>
  );
}
