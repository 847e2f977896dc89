import type { ApplicationMove } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { touch } from "../../lib/server-state/invalidate.ts";
import { TOUCHED_BY_WRITE } from "../../lib/server-state/touches.ts";
import { Button } from "../../ui/index.ts";
import { FailedMoves } from "./FailedMoves.tsx";
import styles from "./MoveBar.module.css";
import {
  dropMove,
  isOpen,
  type MoveUnderWay,
  undoLatest,
  undoMove,
  updateMove,
  useMoves,
} from "./moves-under-way.ts";
import { MOVED_TEXT } from "./stages.ts";
import { useFocusBack } from "./use-focus-back.ts";
import { usePageKeys } from "./use-page-keys.ts";

const COUNT = new Intl.NumberFormat("en-US");

/** Moves that can still be undone, and how far those of many applications have come. */
export function MoveBar() {
  const moves = useMoves(({ moves: shown }) => shown);
  const failed = useMoves((all) => all.failed);
  usePageKeys({ z: undoLatest });
  const back = useFocusBack();
  return (
    <section className={styles["bar"]} aria-label={t`Moves`} aria-live="polite" {...back}>
      <FailedMoves failed={failed} />
      {moves.map((each) => (
        <OneMove key={each.move.id} under={each} />
      ))}
    </section>
  );
}

function OneMove({ under }: { under: MoveUnderWay }) {
  const { move, until } = under;
  const isMoving = move.state === "MOVING";
  const asked = useQuery({
    ...endpointQuery("GET employer/applicants/move/{id}", { params: { id: move.id } }),
    enabled: isMoving,
    refetchInterval: 700,
  });
  const { data } = asked;
  useEffect(() => {
    if (!data) return;
    updateMove(data);
    if (data.state !== "MOVING") touch(TOUCHED_BY_WRITE["POST employer/applicants/move"], true);
  }, [data]);
  const seconds = useSecondsLeft(until);
  useEffect(() => {
    if (seconds === 0) dropMove(move.id);
  }, [seconds, move.id]);
  const { moved, total } = move;
  return (
    <div className={styles["move"]}>
      <p>
        {movedText(under)}
        {seconds !== undefined && moved > 0 && (
          <span className={styles["clock"]} aria-hidden="true">
            {tellingText(move, seconds)}
          </span>
        )}
      </p>
      {isMoving && <progress max={total} value={move.handled} aria-label={t`Applications moved`} />}
      {isMoving && asked.isError && (
        <p className={styles["fine"]}>{t`It goes on without this page, which hears nothing of it now.`}</p>
      )}
      {isOpen(move) && (moved > 0 || isMoving) && (
        <Button size="sm" variant="line" aria-keyshortcuts="Z" onClick={() => void undoMove(under)}>
          {t`Undo`}
        </Button>
      )}
    </div>
  );
}

/** When candidates hear of it, or that they have. */
function tellingText(move: ApplicationMove, seconds: number): string {
  const isOne = move.total === 1;
  if (!isOpen(move)) return isOne ? t`told already` : t`they have been told`;
  return isOne ? t`told in ${seconds} s` : t`they are told in ${seconds} s`;
}

/** What was done, and to whom or how many. */
function movedText({ move: { state, handled, moved, total, refused }, action, who }: MoveUnderWay): string {
  const what = MOVED_TEXT[action];
  const all = COUNT.format(total);
  if (state === "MOVING") return t`${what}: ${COUNT.format(handled)} of ${all}`;
  if (total > 1) return t`${what}: ${COUNT.format(moved)} of ${all}`;
  return refused > 0 ? t`${who} was not moved: the application has changed meanwhile.` : `${what}: ${who}`;
}

/** Whole seconds until then; 0 when it is over. */
function useSecondsLeft(until: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? undefined : Math.max(0, Math.ceil((until - now) / 1_000));
}
