import { useQuery } from "@tanstack/react-query";
import { type DragEvent, useRef } from "react";
import { t } from "#text";
import { applicantsText } from "../../../lib/applicant-counts.ts";
import { Button, ChevronDownIcon, ErrorState } from "../../../ui/index.ts";
import type { ListProps } from "../ApplicantTable.tsx";
import { MoveMenu } from "../MoveMenu.tsx";
import { NoApplicants } from "../NoApplicants.tsx";
import { STAGES } from "../stages.ts";
import { usePageKeys } from "../use-page-keys.ts";
import styles from "./Board.module.css";
import { BoardColumn } from "./BoardColumn.tsx";
import { columnQuery } from "./column-pages.ts";
import { type BoardState, useBoard } from "./use-board.ts";

/** Applications in columns by stage, all of each. Cards move together, by dragging or by keys. */
export function Board(props: ListProps) {
  const board = useBoard(props);
  const first = useQuery(columnQuery(props.shown.state, STAGES[0]));
  usePageKeys({ j: () => document.querySelector<HTMLElement>("[data-stage] li a[tabindex='0']")?.focus() });
  const ghost = useRef<HTMLDivElement>(null);
  if (first.isLoadingError)
    return (
      <ErrorState title={t`The board did not load.`} onRetry={() => void first.refetch()}>
        {first.error.message}
      </ErrorState>
    );
  const { data } = first;
  if (data && !first.isPlaceholderData && Object.values(data.counts).every((count) => count === 0))
    return <NoApplicants shown={props.shown} />;
  const showCount = ({ dataTransfer }: DragEvent, count: number) => {
    if (count === 1 || !ghost.current) return;
    ghost.current.textContent = applicantsText(count);
    dataTransfer.setDragImage(ghost.current, 16, 16);
  };
  return (
    <section aria-label={t`Board`} className={styles["place"]}>
      {board.canMove ? (
        <ChosenBar board={board} />
      ) : (
        <p className={styles["fine"]}>{t`You can read these applications, but not move them.`}</p>
      )}
      <div className={styles["board"]}>
        {STAGES.map((stage) => (
          <BoardColumn key={stage.id} stage={stage} board={board} onDrag={showCount} />
        ))}
      </div>
      <div ref={ghost} className={styles["ghost"]} aria-hidden="true" />
    </section>
  );
}

/** How many cards are chosen, and what moves them. */
function ChosenBar({ board: { chosen, moveBy } }: { board: BoardState }) {
  const { count, applications } = chosen;
  return (
    <div className={styles["chosenBar"]}>
      <span role="status">{count > 0 && t`${count} chosen`}</span>
      {count === 0 ? (
        <span className={styles["fine"]}>
          <span
            className={styles["byMouse"]}
          >{t`Drag cards to move them. Ctrl or Shift and a click choose several; by keys it is Space, and M to move.`}</span>
          <span
            className={styles["byTouch"]}
          >{t`Check the boxes of several cards to move them together.`}</span>
        </span>
      ) : (
        <>
          <MoveMenu
            target={{ applications }}
            label={t`Bulk actions`}
            onMove={(action) => moveBy(action, applications)}
            trigger={(wired) => (
              <Button {...wired} variant="line" size="sm" iconEnd={<ChevronDownIcon size="sm" />}>
                {t({ message: "Move", context: "to another stage" })}
              </Button>
            )}
          />
          <Button variant="bare" size="sm" onClick={chosen.clear}>{t`Choose none`}</Button>
        </>
      )}
    </div>
  );
}
