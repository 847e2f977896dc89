import type { ApplicationSummary } from "@jobmap/contract";
import type { CSSProperties, DragEvent, MouseEvent, Ref } from "react";
import { classNames, SkeletonLine } from "../../../ui/index.ts";
import styles from "./Board.module.css";
import { BoardCard } from "./BoardCard.tsx";
import type { BoardState } from "./use-board.ts";

const cx = classNames(styles);

interface CardPlaceProps {
  /** Undefined until it has been fetched. */
  application: ApplicationSummary | undefined;
  board: BoardState;
  index: number;
  /** Cards of the column. */
  count: number;
  isActive: boolean;
  measured: Ref<HTMLLIElement>;
  style: CSSProperties;
  onActive: () => void;
  onToggle: () => void;
  onExtend: () => void;
  onDrag: (event: DragEvent, group: readonly ApplicationSummary[]) => void;
  onDragEnd: () => void;
}

/** A card's place in a column: it can be pressed to be chosen, and dragged. */
export function CardPlace(props: CardPlaceProps) {
  const { application, board, index, count, isActive, measured, style } = props;
  const { onActive, onToggle, onExtend, onDrag, onDragEnd } = props;
  const { canMove, chosen, dragged, groupOf } = board;
  const place = {
    "data-index": index,
    "aria-setsize": count,
    "aria-posinset": index + 1,
    ref: measured,
    style,
  };
  if (!application)
    return (
      <li {...place} aria-busy="true">
        <div className={cx("card", "shape")}>
          <SkeletonLine width={60} />
          <SkeletonLine width={80} />
        </div>
      </li>
    );
  const click = (event: MouseEvent) => {
    // A name, a box and a menu have their own presses.
    if (event.target instanceof Element && event.target.closest("a, button, label, [role=menu]")) return;
    onActive();
    if (event.shiftKey) onExtend();
    else if (event.ctrlKey || event.metaKey) onToggle();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the column do the same, and the card has a box
    <li
      {...place}
      draggable={canMove && application.actions.length > 0}
      className={cx(
        chosen.has(application.id) && "chosen",
        dragged.some(({ id }) => id === application.id) && "dragged",
      )}
      onMouseDown={(event) => {
        // A range of cards, not of letters.
        if (event.shiftKey) event.preventDefault();
      }}
      onClick={click}
      onFocus={onActive}
      onDragStart={(event) => onDrag(event, groupOf(application))}
      onDragEnd={onDragEnd}
    >
      <BoardCard application={application} board={board} isActive={isActive} onToggle={onToggle} />
    </li>
  );
}
