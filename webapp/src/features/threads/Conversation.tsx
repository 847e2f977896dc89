import type { ThreadMessage } from "@jobmap/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { use, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { t } from "#text";
import { AheadContext } from "../../lib/ahead.ts";
import { failureText } from "../../lib/failures.ts";
import { Button, ErrorState, LiveRegion, TextSkeleton } from "../../ui/index.ts";
import { Composer } from "./Composer.tsx";
import { MessageList } from "./MessageList.tsx";
import { ReportThread } from "./ReportThread.tsx";
import styles from "./Threads.module.css";
import { type ThreadSource, threadQuery } from "./thread-source.ts";
import { useReadMark } from "./use-read-mark.ts";

interface ConversationProps {
  source: ThreadSource;
  /** Whose drafts are kept: an account's id, or "link". */
  reader: number | "link";
  headingLevel?: 2 | 3;
}

/** The messages about one application, and where to write the next. */
export function Conversation({ source, reader, headingLevel = 3 }: ConversationProps) {
  const client = useQueryClient();
  const thread = useQuery(threadQuery(source));
  const { data } = thread;
  const older = useOlder(source);
  const [isReporting, setReporting] = useState(false);
  const [firstNew, setFirstNew] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isAhead = use(AheadContext);
  useReadMark(isAhead ? undefined : data, source, end);
  const isLoaded = data !== undefined;
  // Where one left off: marked when it opens, and kept while it is open.
  if (data && data.unread > 0 && firstNew === undefined) {
    const theirs = data.messages.filter(({ side }) => side !== data.side);
    setFirstNew(theirs.at(-data.unread)?.id ?? theirs[0]?.id);
  }
  const isTarget = useLocation().hash === "#messages";
  useEffect(() => {
    if (isTarget && isLoaded && !isAhead) box.current?.scrollIntoView({ block: "start" });
  }, [isTarget, isLoaded, isAhead]);
  if (thread.isLoadingError)
    return (
      <ErrorState
        title={t`The messages did not load.`}
        headingLevel={headingLevel}
        onRetry={() => void thread.refetch()}
      >
        {thread.error.message}
      </ErrorState>
    );
  if (!data) return <TextSkeleton lines={3} />;
  const messages = [...older.messages, ...data.messages];
  return (
    <div ref={box} className={styles["thread"]}>
      {(older.hasMore ?? data.has_more) && (
        <div>
          <Button
            variant="line"
            size="sm"
            busy={older.isLoading}
            onClick={() => void older.load(messages[0]?.id)}
          >{t`Show older messages`}</Button>
          {older.failure && (
            <p role="alert" className={styles["fine"]}>
              {older.failure}
            </p>
          )}
        </div>
      )}
      {messages.length === 0 ? (
        <p className={styles["fine"]}>{t`No messages yet.`}</p>
      ) : (
        <MessageList side={data.side} messages={messages} firstNew={firstNew} />
      )}
      <LiveRegion>{lastOf(messages, data.side)}</LiveRegion>
      <div ref={end} />
      {data.closed === null ? (
        <Composer
          to={data.other}
          draft={`${reader}.${data.application_id}`}
          onSend={async (text, key) => {
            await source.send(text, key);
            await client.invalidateQueries({ queryKey: source.queryKey });
          }}
        />
      ) : (
        <p className={styles["fine"]}>{data.closed}</p>
      )}
      {source.canReport && messages.length > 0 && (
        <div>
          {data.is_reported && <p className={styles["fine"]}>{t`You reported this conversation.`}</p>}
          <Button
            variant="bare"
            size="sm"
            onClick={() => setReporting(true)}
          >{t`Report conversation`}</Button>
        </div>
      )}
      {isReporting && (
        <ReportThread applicationId={data.application_id} onClose={() => setReporting(false)} />
      )}
    </div>
  );
}

/** What screen readers are told when the other side writes. */
function lastOf(messages: readonly ThreadMessage[], side: ThreadMessage["side"]): string {
  const last = messages.at(-1);
  return last && last.side !== side ? `${last.author}: ${last.text}` : "";
}

/** Messages before the latest ones, loaded on demand. */
function useOlder(source: ThreadSource) {
  const [messages, setMessages] = useState<readonly ThreadMessage[]>([]);
  const [hasMore, setHasMore] = useState<boolean>();
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const load = async (before: number | undefined) => {
    if (before === undefined) return;
    setLoading(true);
    setFailure(undefined);
    try {
      const page = await source.load({ before });
      setMessages((shown) => [...page.messages, ...shown]);
      setHasMore(page.has_more);
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setLoading(false);
    }
  };
  return { messages, hasMore, isLoading, failure, load };
}
