import type { JobFeed } from "@jobmap/contract";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { plural, t } from "#text";
import { call } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { toast } from "../../lib/toasts.ts";
import { Badge, Button, ConfirmDialog, Select, VisuallyHidden } from "../../ui/index.ts";
import { FeedColumns } from "./FeedColumns.tsx";
import { FeedReadings } from "./FeedReadings.tsx";
import { INTERVALS, momentText, PUBLISHING, payText, readingText, STATE_WORDS } from "./feed-words.ts";
import styles from "./JobFeeds.module.css";

const PUBLISHING_OPTIONS = PUBLISHING.map(({ value, label }) => ({ value, text: label }));

/** One feed: what its last reading brought, when the next is, and what can be done with it. */
export function FeedItem({ feed }: { feed: JobFeed }) {
  const { id, name, url, state, last, next_read_at: next } = feed;
  const [open, setOpen] = useState<Part>();
  const [isAsking, setAsking] = useState(false);
  // Of a reading whose jobs all have problems, none is written, and none refused.
  const faulty = last?.outcome === "FAILED" ? last.jobs : (last?.refused ?? 0);
  const isReading = last?.outcome === "READING";
  const change = (what: object) =>
    void call("POST employer/feeds/change", { body: { id, ...what } }).catch(tell);
  const remove = async () => {
    await call("POST employer/feeds/delete", { body: { id } });
    toast(t`The feed ${name} was deleted`, { tone: "success" });
  };
  return (
    <li>
      <div className={styles["head"]}>
        <bdi className={styles["name"]}>{name}</bdi>
        <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].text}</Badge>
        <span className={styles["url"]}>{url}</span>
      </div>
      <p role="status">
        {last ? readingText(last) : t`Not read yet`}
        {last && !isReading && <span className={styles["fine"]}> · {momentText(last.started_at)}</span>}
        {state === "ACTIVE" && next && !isReading && (
          <span className={styles["fine"]}> · {t`next ${momentText(next)}`}</span>
        )}
      </p>
      {last?.problem && <p className={styles["problem"]}>{last.problem}</p>}
      {last && payText(last) && <p className={styles["fine"]}>{payText(last)}</p>}
      {last?.upload_id != null && faulty > 0 && (
        <p>
          <Link to={`/employer/job/bulk-upload?upload=${last.upload_id}`}>
            {plural(faulty, { one: "See what is wrong with # job", other: "See what is wrong with # jobs" })}
          </Link>
        </p>
      )}
      <div className={styles["tools"]}>
        {state === "HELD" ? (
          <Button
            size="sm"
            onClick={() => void call("POST employer/feeds/accept", { body: { id } }).catch(tell)}
          >{t`Yes, that is right`}</Button>
        ) : (
          <Button
            size="sm"
            variant="line"
            disabled={isReading}
            onClick={() => void call("POST employer/feeds/read", { body: { id } }).catch(tell)}
          >
            {t`Read now`}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        )}
        <Button size="sm" variant="line" onClick={() => change({ paused: state !== "PAUSED" })}>
          {state === "PAUSED" ? t({ message: "Resume", context: "go on" }) : t`Pause`}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
        <Select
          label={t`How often: ${name}`}
          look="word"
          options={INTERVALS}
          value={String(feed.interval_hours)}
          onValueChange={(chosen) => change({ interval_hours: Number(chosen) })}
        />
        <Select
          label={t`New jobs: ${name}`}
          look="word"
          options={PUBLISHING_OPTIONS}
          value={feed.publishes}
          onValueChange={(publishes) => change({ publishes })}
        />
        <Unfold is="columns" open={open} onOpen={setOpen}>
          {t`Columns`}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Unfold>
        <Unfold is="history" open={open} onOpen={setOpen}>
          {t`History`}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Unfold>
        <Button size="sm" variant="line" onClick={() => setAsking(true)}>
          {t`Delete`}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </div>
      {open === "history" && <FeedReadings feed={feed} />}
      {open === "columns" && <FeedColumns feed={feed} />}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Delete this feed?`}
        yes={t`Delete it`}
        no={t`Keep it`}
        onConfirm={remove}
      >
        <p>{t`Its jobs stay as they are, and are no longer changed or closed by the feed.`}</p>
      </ConfirmDialog>
    </li>
  );
}

type Part = "history" | "columns";

interface UnfoldProps {
  is: Part;
  open: Part | undefined;
  onOpen: (part: Part | undefined) => void;
  children: ReactNode;
}

/** Shows one part of a feed below it, and hides it again. */
function Unfold({ is, open, onOpen, children }: UnfoldProps) {
  const isOpen = open === is;
  return (
    <Button size="sm" variant="line" aria-expanded={isOpen} onClick={() => onOpen(isOpen ? undefined : is)}>
      {children}
    </Button>
  );
}
