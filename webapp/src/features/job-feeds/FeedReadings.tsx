import type { FeedReading, JobFeed } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { Button, type Column, ErrorState, Table } from "../../ui/index.ts";
import { momentText, payText, readingText } from "./feed-words.ts";
import styles from "./JobFeeds.module.css";

const PAGE = 20;

const COLUMNS: readonly Column<FeedReading>[] = [
  {
    id: "at",
    header: t({ message: "Read", context: "a feed" }),
    isTitle: true,
    cell: ({ started_at }) => momentText(started_at),
  },
  { id: "what", header: t`What came of it`, cell: (reading) => <What reading={reading} /> },
];

/** The readings of a feed, the newest first, with what each changed. */
export function FeedReadings({ feed: { id, name } }: { feed: JobFeed }) {
  const [limit, setLimit] = useState(PAGE);
  const history = useQuery({
    ...endpointQuery("GET employer/feeds/{id}", { params: { id }, query: { limit } }),
    placeholderData: (shown) => shown,
  });
  if (history.isLoadingError)
    return (
      <ErrorState title={t`The history did not load.`} onRetry={() => void history.refetch()}>
        {history.error.message}
      </ErrorState>
    );
  const { data } = history;
  return (
    <div className={styles["history"]}>
      <Table<FeedReading>
        caption={t`Readings of ${name}`}
        captionHidden
        columns={COLUMNS}
        rows={data?.readings ?? []}
        keyOf={(reading) => String(reading.id)}
        loading={history.isPending}
        empty={null}
      />
      {data && data.total > data.readings.length && limit < 100 && (
        <Button size="sm" variant="line" onClick={() => setLimit(100)}>{t`Show more`}</Button>
      )}
    </div>
  );
}

function What({ reading }: { reading: FeedReading }) {
  const text = readingText(reading);
  return (
    <>
      {reading.upload_id === null ? (
        text
      ) : (
        <Link to={`/employer/job/bulk-upload?upload=${reading.upload_id}`}>{text}</Link>
      )}
      {payText(reading) && <p className={styles["fine"]}>{payText(reading)}</p>}
      {reading.problem && <p className={styles["problem"]}>{reading.problem}</p>}
    </>
  );
}
