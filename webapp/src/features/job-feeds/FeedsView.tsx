import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Trans, t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { EmptyState, ErrorState, Page, PageSection, TextSkeleton } from "../../ui/index.ts";
import { NeedsCompany } from "../company-profile/NeedsCompany.tsx";
import { AddFeed } from "./AddFeed.tsx";
import { FeedItem } from "./FeedItem.tsx";
import styles from "./JobFeeds.module.css";

const feedsQuery = endpointQuery("GET employer/feeds", {});

/** `/employer/job/feeds`: addresses from which the company's jobs are read on a schedule. */
export function FeedsView() {
  return (
    <Page
      title={t`Job feeds`}
      lead={t`Your jobs are somewhere else already? Give us the address, and we read them from there: new ones, changes, and what is gone.`}
    >
      <NeedsCompany>
        <Feeds />
        <PageSection
          title={t`Add a feed`}
          hint={
            <Trans>
              Greenhouse, Lever, Ashby, Recruitee, Workable, an XML or RSS feed, a CSV file, or a page with
              schema.org job postings. A file on your computer goes to{" "}
              <Link to="/employer/job/bulk-upload">bulk upload</Link>.
            </Trans>
          }
        >
          <AddFeed />
        </PageSection>
      </NeedsCompany>
    </Page>
  );
}

function Feeds() {
  const feeds = useQuery({
    ...feedsQuery,
    // A reading that goes on tells nobody when it ends without a change.
    refetchInterval: ({ state }) =>
      state.data?.some(({ last }) => last?.outcome === "READING") ? 2_000 : false,
  });
  const { data } = feeds;
  if (feeds.isLoadingError)
    return (
      <ErrorState title={t`Your feeds did not load.`} onRetry={() => void feeds.refetch()}>
        {feeds.error.message}
      </ErrorState>
    );
  if (data === undefined) return <TextSkeleton lines={4} />;
  if (data.length === 0)
    return <EmptyState title={t`No feeds yet.`}>{t`Add the first one below.`}</EmptyState>;
  return (
    <ul className={styles["feeds"]} aria-label={t`Your feeds`}>
      {data.map((feed) => (
        <FeedItem key={feed.id} feed={feed} />
      ))}
    </ul>
  );
}
