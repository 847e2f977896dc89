import { type DragEvent, useRef, useState } from "react";
import { plural, t } from "#text";
import { newApplicationsText } from "../../../lib/applicant-counts.ts";
import { classNames, ErrorState, TextSkeleton } from "../../../ui/index.ts";
import { NewsPill } from "../../notifications/NewsPill.tsx";
import { STAGES, type Stage } from "../stages.ts";
import styles from "./Board.module.css";
import { CardPlace } from "./CardPlace.tsx";
import { ColumnHead } from "./ColumnHead.tsx";
import type { BoardState } from "./use-board.ts";
import { useColumn } from "./use-column.ts";
import { useColumnKeys } from "./use-column-keys.ts";
import { useColumnRows } from "./use-column-rows.ts";

const cx = classNames(styles);

interface BoardColumnProps {
  stage: Stage;
  board: BoardState;
  /** Shows beside the pointer how many are dragged. */
  onDrag: (event: DragEvent, count: number) => void;
}

const moreApplications = (count: number) =>
  plural(count, { one: "# more application", other: "# more applications" });

/**
 * The applications of a stage: all of them, of which only those on the screen are in the document. One without any is folded to its name, so
 * that those with cards have the room; cards can be dropped there all the same.
 */
export function BoardColumn({ stage, board, onDrag }: BoardColumnProps) {
  const { shown, canMove, chosen, dragged, extend, move, setDragged } = board;
  const column = useColumn(shown.state, stage);
  const { answer, at, count, news } = column;
  const box = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { rows, keep } = useColumnRows(column, box);
  const toggle = (index: number) => {
    const application = at(index);
    if (canMove && application) chosen.toggle(application, { stage: stage.id, index });
  };
  const reach = (index: number) => {
    const application = at(index);
    if (canMove && application) void extend(stage, index, application);
  };
  const keys = useColumnKeys({
    box,
    count,
    scrollTo: rows.scrollToIndex,
    onToggle: toggle,
    onExtend: reach,
    onEscape: chosen.clear,
  });
  keep("active", keys.at);
  const pill = news && {
    ...news,
    show: () => {
      news.show();
      box.current?.scrollTo({ top: 0 });
    },
  };
  const isFolded = column.total === 0 && count === 0;
  const seen = new Set<number>();
  return (
    <section
      data-stage={stage.id}
      aria-labelledby={`stage-${stage.id}`}
      className={cx("column", isFolded && "folded", isOver && "over")}
      onDragOver={(event) => {
        if (dragged.length === 0) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        move(stage, dragged);
      }}
    >
      <ColumnHead stage={stage} column={column} board={board} isQuiet={isFolded && !isOver} />
      <div className={cx("news")}>
        <NewsPill
          news={pill}
          added={stage === STAGES[0] ? newApplicationsText : moreApplications}
          box={box}
        />
      </div>
      <div ref={box} tabIndex={-1} className={cx("scroll")} aria-busy={column.isBehind || undefined}>
        {answer.isLoadingError ? (
          <ErrorState title={t`This stage did not load.`} headingLevel={3} onRetry={answer.retry}>
            {answer.failure}
          </ErrorState>
        ) : (
          column.total === undefined && <TextSkeleton lines={3} />
        )}
        {count > 0 && (
          <ul className={cx("cards")} style={{ blockSize: rows.getTotalSize() }} {...keys.wiring}>
            {rows.getVirtualItems().map(({ index, key, start }) => {
              const found = at(index);
              // Pages that were read at different times may both have somebody.
              const application = found && !seen.has(found.id) ? found : undefined;
              if (application) seen.add(application.id);
              return (
                <CardPlace
                  key={application ? key : `at ${index}`}
                  application={application}
                  board={board}
                  index={index}
                  count={count}
                  isActive={index === keys.at}
                  measured={rows.measureElement}
                  style={{ transform: `translateY(${start}px)` }}
                  onActive={() => keys.setAt(index)}
                  onToggle={() => toggle(index)}
                  onExtend={() => reach(index)}
                  onDrag={(event, group) => {
                    keep("dragged", index);
                    event.dataTransfer.effectAllowed = "move";
                    event.dataTransfer.setData(
                      "text/plain",
                      group.map(({ applicant }) => applicant.name).join("\n"),
                    );
                    onDrag(event, group.length);
                    setDragged(group);
                  }}
                  onDragEnd={() => {
                    keep("dragged", undefined);
                    setDragged([]);
                  }}
                />
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}
