import type { Interview, Interviews } from "@jobmap/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { use, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { t } from "#text";
import { AheadContext } from "../../lib/ahead.ts";
import { call } from "../../lib/api.ts";
import { failureText } from "../../lib/failures.ts";
import { afterShown } from "../../lib/server-state/after-shown.ts";
import { Button, Disclosure, ErrorState, Heading, LiveRegion, TextSkeleton } from "../../ui/index.ts";
import { InterviewCard } from "./InterviewCard.tsx";
import styles from "./Interviews.module.css";
import type { InterviewSource } from "./interview-source.ts";
import { OfferDialog } from "./OfferDialog.tsx";
import { WordsDialog } from "./WordsDialog.tsx";
import { ownZone } from "./zoned.ts";

const HELD_POLL_MS = 3_000;

/** What is being written: other times, or the end. */
type Writing = { readonly what: "other" | "end" | "first"; readonly interview?: Interview };

interface InterviewListProps {
  source: InterviewSource;
  headingLevel?: 2 | 3;
}

/** The interviews about one application, and what this side can do about the latest. Nothing where there are none. */
export function InterviewList({ source, headingLevel = 3 }: InterviewListProps) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: source.queryKey,
    queryFn: async (context) => {
      await afterShown(context);
      return source.load(context.signal);
    },
    // The end of a hold is no event.
    refetchInterval: ({ state }) =>
      state.data?.interviews[0]?.state === "HELD" ? HELD_POLL_MS : (source.pollMs ?? false),
  });
  const { data } = query;
  const [writing, setWriting] = useState<Writing>();
  const [failure, setFailure] = useState<string>();
  const [said, setSaid] = useState("");
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAhead = use(AheadContext);
  const isTarget = useLocation().hash === "#interview";
  const isThere = data !== undefined && (data.interviews.length > 0 || data.can_offer);
  useEffect(() => {
    if (isTarget && isThere && !isAhead) box.current?.scrollIntoView({ block: "start" });
  }, [isTarget, isThere, isAhead]);
  // What was pressed can be gone once it is done, and the focus with it.
  useEffect(() => {
    if (said !== "" && !writing && document.activeElement === document.body) heading.current?.focus();
  }, [said, writing]);
  if (query.isLoadingError)
    return (
      <ErrorState
        title={t`The interview did not load.`}
        headingLevel={headingLevel}
        onRetry={() => void query.refetch()}
      >
        {query.error.message}
      </ErrorState>
    );
  if (!data) return <TextSkeleton lines={3} />;
  if (!isThere) return null;
  const { side, other, interviews, can_offer, application_id } = data;
  const [latest, ...earlier] = interviews;
  const show = (next: Interviews, words: string) => {
    client.setQueryData(source.queryKey, next);
    setFailure(undefined);
    setSaid(words);
  };
  /** What the other side has done meanwhile is shown with the reason why this was refused. */
  const attempt = async (change: () => Promise<Interviews>, words: string) => {
    try {
      show(await change(), words);
    } catch (error) {
      void query.refetch();
      throw error;
    }
  };
  const accept = async ({ id, round }: Interview, time_id: number) => {
    const change = () =>
      side === "candidate"
        ? source.answer({ id, round, answer: { action: "accept", time_id } }, ownZone())
        : call("POST employer/interview/accept", { body: { id, round, time_id } });
    await attempt(change, t`The interview is set.`).catch((error: unknown) => setFailure(failureText(error)));
  };
  const close = () => setWriting(undefined);
  return (
    <section ref={box} className={styles["interviews"]}>
      <Heading ref={heading} tabIndex={-1} level={headingLevel} size="md">
        {t`Interview`}
      </Heading>
      <LiveRegion>{said}</LiveRegion>
      {failure !== undefined && (
        <p role="alert" className={styles["failure"]}>
          {failure}
        </p>
      )}
      {latest && (
        <InterviewCard
          interview={latest}
          side={side}
          other={other}
          onAccept={(time) => accept(latest, time)}
          onOther={() => setWriting({ what: "other", interview: latest })}
          onEnd={() => setWriting({ what: "end", interview: latest })}
        />
      )}
      {can_offer && (
        <div>
          <Button variant="line" size="sm" onClick={() => setWriting({ what: "first" })}>
            {t`Offer times`}
          </Button>
        </div>
      )}
      {earlier.length > 0 && (
        <Disclosure summary={t`Earlier interviews`}>
          <div className={styles["interviews"]}>
            {earlier.map((interview) => (
              <InterviewCard key={interview.id} interview={interview} side={side} other={other} />
            ))}
          </div>
        </Disclosure>
      )}
      {writing &&
        (side === "employer" && writing.what !== "end" ? (
          <OfferDialog
            applicationId={application_id}
            who={other}
            replaces={writing.interview}
            onClose={close}
            onChanged={(next) => show(next, t`The times were sent.`)}
          />
        ) : (
          writing.interview && (
            <Words
              writing={{ what: writing.what, interview: writing.interview }}
              data={data}
              source={source}
              onClose={close}
              attempt={attempt}
            />
          )
        ))}
    </section>
  );
}

interface WordsProps {
  writing: Required<Writing>;
  data: Interviews;
  source: InterviewSource;
  onClose: () => void;
  attempt: (change: () => Promise<Interviews>, words: string) => Promise<void>;
}

/** The answers that have words. */
function Words({
  writing: { what, interview },
  data: { side, other },
  source,
  onClose,
  attempt,
}: WordsProps) {
  const { id, round } = interview;
  if (side === "employer")
    return (
      <WordsDialog
        title={t`Cancel the interview with ${other}?`}
        lead={t`${other} is told at once. An agreed time leaves both calendars.`}
        yes={t`Cancel interview`}
        tone="danger"
        onClose={onClose}
        onSend={(note) =>
          attempt(
            () => call("POST employer/interview/cancel", { body: { id, round, note } }),
            t`The interview is canceled.`,
          )
        }
      />
    );
  const send = (answer: Parameters<InterviewSource["answer"]>[0]["answer"]) =>
    attempt(() => source.answer({ id, round, answer }, ownZone()), t`Your answer was sent.`);
  if (what === "other")
    return (
      <WordsDialog
        title={t`Propose other times`}
        lead={t`${other} can accept one, or offer others. The times offered before no longer count.`}
        yes={t`Send times`}
        withTimes
        onClose={onClose}
        onSend={(note, times) => send({ action: "propose", note, times: [...times] })}
      />
    );
  return (
    <WordsDialog
      title={t`Decline the interview?`}
      lead={t`${other} is told at once. Your application stays as it is.`}
      yes={t`Decline`}
      tone="danger"
      onClose={onClose}
      onSend={(note) => send({ action: "decline", note })}
    />
  );
}
