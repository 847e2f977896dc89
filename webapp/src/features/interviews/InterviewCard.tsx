import type { Interview, ThreadSide } from "@jobmap/contract";
import { useState } from "react";
import { t } from "#text";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Badge, type BadgeProps, Button, Disclosure } from "../../ui/index.ts";
import { InterviewSteps } from "./InterviewSteps.tsx";
import styles from "./Interviews.module.css";
import { KIND_TEXT } from "./OfferFields.tsx";
import { slotWords } from "./slot-words.ts";
import { ownZone } from "./zoned.ts";

/** What this side does with an interview. */
export interface InterviewActs {
  /** One press. */
  readonly onAccept: (timeId: number) => Promise<void>;
  /** Other times, of either side. */
  readonly onOther: () => void;
  /** The candidate declines, the employer cancels. */
  readonly onEnd: () => void;
}

interface InterviewCardProps extends Partial<InterviewActs> {
  interview: Interview;
  side: ThreadSide;
  /** The name of the other side. */
  other: string;
}

const STATE: Readonly<Record<Interview["state"], { text: string; tone: NonNullable<BadgeProps["tone"]> }>> = {
  HELD: { text: t`Being sent`, tone: "neutral" },
  OFFERED: { text: t`Times offered`, tone: "sea" },
  PROPOSED: { text: t`Other times proposed`, tone: "sea" },
  ACCEPTED: { text: t`Agreed`, tone: "ok" },
  DECLINED: { text: t`Declined`, tone: "neutral" },
  CANCELLED: { text: t`Canceled`, tone: "neutral" },
};

/** One interview: when and where, what can be done about it, and what has happened. */
export function InterviewCard({ interview, side, other, ...acts }: InterviewCardProps) {
  const { state, times, minutes, kind, place, note, calendar } = interview;
  const now = Date.now();
  const isPast = state === "ACCEPTED" && times.every((time) => endOf(time.starts_at, minutes) <= now);
  const isOpen = ["OFFERED", "PROPOSED", "ACCEPTED"].includes(state) && !isPast;
  const isAsked = state === (side === "candidate" ? "OFFERED" : "PROPOSED");
  const words = (iso: string) => slotWords(iso, zonesOf(interview, side, other));
  return (
    <article className={styles["card"]} aria-label={t`Interview`}>
      <p>
        <Badge tone={isPast ? "neutral" : STATE[state].tone}>{isPast ? t`Over` : STATE[state].text}</Badge>
      </p>
      {isAsked && acts.onAccept ? (
        <Choices times={times} words={words} now={now} onAccept={acts.onAccept} />
      ) : (
        <ul className={styles["slots"]} aria-label={t`Times`}>
          {times.map(({ id, starts_at }) => (
            <li key={id} className={styles[state === "ACCEPTED" ? "agreed" : "slot"]}>
              <time dateTime={starts_at}>{words(starts_at)}</time>
            </li>
          ))}
        </ul>
      )}
      <p>
        {t`${minutes} minutes`}, {KIND_TEXT[kind]}
        {": "}
        {kind === "VIDEO" ? (
          <a href={place} rel="nofollow noopener noreferrer ugc" target="_blank">
            {place}
          </a>
        ) : (
          place
        )}
      </p>
      {note !== "" && (
        <p className={styles["words"]} lang={UNKNOWN_LANGUAGE}>
          {note}
        </p>
      )}
      {state === "HELD" && (
        <p
          className={styles["fine"]}
        >{t`The candidate is told in a few seconds. Until then you can undo it.`}</p>
      )}
      {state === (side === "candidate" ? "PROPOSED" : "OFFERED") && (
        <p className={styles["fine"]}>{t`Waiting for ${other} to answer.`}</p>
      )}
      <div className={styles["ways"]}>
        {calendar !== null && !isPast && (
          <Button size="sm" onClick={() => saveFile("interview.ics", calendar, "text/calendar")}>
            {t`Add to calendar`}
          </Button>
        )}
        {isOpen && acts.onOther && (
          <Button variant="line" size="sm" onClick={acts.onOther}>
            {side === "candidate" ? t`Propose other times` : t`Offer other times`}
          </Button>
        )}
        {isOpen && acts.onEnd && (
          <Button variant="line" size="sm" onClick={acts.onEnd}>
            {side === "candidate" ? t`Decline` : t`Cancel interview`}
          </Button>
        )}
      </div>
      {interview.steps.length > 0 && (
        <Disclosure summary={t`What happened`}>
          <InterviewSteps interview={interview} side={side} other={other} />
        </Disclosure>
      )}
    </article>
  );
}

const endOf = (iso: string, minutes: number) => Date.parse(iso) + minutes * 60_000;

/** Employers see what a time is for the candidate, once that is known; candidates see their own anyway. */
function zonesOf({ time_zone, candidate_time_zone }: Interview, side: ThreadSide, other: string) {
  const theirs =
    side === "employer" && candidate_time_zone !== null
      ? { name: other, timeZone: candidate_time_zone }
      : undefined;
  return { timeZone: time_zone, own: ownZone(), theirs };
}

interface ChoicesProps {
  times: Interview["times"];
  words: (iso: string) => string;
  now: number;
  onAccept: (timeId: number) => Promise<void>;
}

/** Times to choose from, each with the one press that it takes. */
function Choices({ times, words, now, onAccept }: ChoicesProps) {
  const [pressed, setPressed] = useState<number>();
  const accept = async (id: number) => {
    if (pressed !== undefined) return;
    setPressed(id);
    await onAccept(id).finally(() => setPressed(undefined));
  };
  return (
    <ul className={styles["slots"]} aria-label={t`Times`}>
      {times.map(({ id, starts_at }) => (
        <li key={id} className={styles["choice"]}>
          <time dateTime={starts_at}>{words(starts_at)}</time>
          {Date.parse(starts_at) <= now ? (
            <span className={styles["fine"]}>{t`This time has passed.`}</span>
          ) : (
            <Button
              size="sm"
              busy={pressed === id}
              aria-label={t`Accept ${words(starts_at)}`}
              onClick={() => void accept(id)}
            >
              {t`Accept`}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
